"""What one seat may see, ready to draw. It is the only thing that leaves the engine toward a player.

Specified in docs/scene.md. Every client draws this and nothing else.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from grognard.engine.ask import Option
from grognard.engine.dice import KeyedDice, commitment
from grognard.engine.event import Event
from grognard.engine.game import Game
from grognard.engine.match import Match
from grognard.engine.odds import odds_of
from grognard.engine.purpose import die_for
from grognard.text import has, say


class Record(msgspec.Struct, omit_defaults=True):
    """Base of all scene records: what is empty is not sent."""


class Space(Record, kw_only=True):
    """A place on the board. `shape` is an outline in board units, for boards drawn as areas."""

    id: str
    name: str
    x: float
    y: float
    terrain: str = ""
    marks: list[str] = []
    shape: list[tuple[float, float]] = []


class Route(Record, kw_only=True):
    """A connection, wall, door or hexside between two spaces. `marks` are its states."""

    a: str
    b: str
    kind: str = "route"
    name: str = ""
    marks: list[str] = []


class Board(Record, kw_only=True):
    width: float
    height: float
    kind: str
    spaces: list[Space]
    routes: list[Route] = []


class Piece(Record, kw_only=True):
    """A counter. `place` is a space id or a box ("pool"); `under` the piece that carries it.

    `face` names the drawing, `values` what is printed on it, `badges` its states.
    """

    id: str
    name: str
    side: str
    face: str
    place: str
    order: int = 0
    under: str = ""
    values: dict[str, int] = {}
    badges: list[str] = []
    facing: int = -1
    hidden: bool = False


class Card(Record, kw_only=True):
    """A card that can be seen, or a pile of which only the number of cards is known.

    `on` is the piece it lies on, `side` who played it or holds it.
    """

    id: str
    name: str
    zone: str
    text: list[str] = []
    count: int = 1
    on: str = ""
    side: str = ""


class Track(Record, kw_only=True):
    id: str
    name: str
    value: int
    low: int = 0
    high: int = 0


class ModifierLine(Record, kw_only=True):
    name: str
    value: int
    rule: str


class OddsLine(Record, kw_only=True):
    """One outcome with its exact chance, as a fraction."""

    outcome: str
    label: str
    numerator: int
    denominator: int


class OptionView(Record, kw_only=True):
    """An option: the text to send back, the words on the button, what it points at, its odds.

    `rolls` says that there are dice in it, so that its odds may be worth asking for.
    `threats` are pieces of the enemy that may answer it at once.
    """

    text: str
    label: str
    pieces: list[str] = []
    spaces: list[str] = []
    rolls: bool = False
    odds: list[OddsLine] = []
    modifiers: list[ModifierLine] = []
    threats: list[str] = []


class Sight(Record, kw_only=True):
    """The straight line from one piece to another: the spaces it crosses, and what first blocks it, where."""

    viewer: str
    piece: str
    length: int
    squares: list[str] = []
    clear: bool = False
    blocker: str = ""
    at: tuple[float, float] | None = None


class Path(Record, kw_only=True):
    """A way to a space further off: the options that lead there one after another, and their cost.

    `spaces` are those it comes through, `threats` the enemy's pieces that may answer, once for each time.
    """

    space: str
    cost: int
    label: str
    steps: list[str]
    spaces: list[str]
    threats: list[str] = []


class AskView(Record, kw_only=True):
    """The open question. `number` must come back with the answer; `walks` says that there may be paths."""

    number: int
    seat: int
    kind: str
    prompt: str
    rule: str
    options: list[OptionView]
    walks: bool = False


class Line(Record, kw_only=True):
    """One line of the log, with the dice and modifiers behind it."""

    text: str
    rule: str
    kind: str
    outcome: str = ""
    dice: list[int] = []
    modifiers: list[ModifierLine] = []
    pieces: list[str] = []
    spaces: list[str] = []


class Scene(Record, kw_only=True):
    """Everything one seat may see."""

    game: str
    scenario: str
    title: str
    seat: int
    lang: str
    board: Board
    pieces: list[Piece]
    cards: list[Card]
    tracks: list[Track]
    story: str = ""
    goal: str = ""
    phase: str = ""
    ask: AskView | None = None
    sights: list[Sight] = []
    waiting: str = ""
    log: list[Line] = []
    over: bool = False
    undo: bool = False
    result: dict[str, Any] = {}
    proof: dict[str, Any] = {}


def scene_of(match: Match, seat: int, lang: str, odds: bool = True, log_from: int = 0) -> Scene:
    """The scene of a match for one seat."""
    scene: Scene = match.game.scene(match.state, seat, lang)
    scene.scenario = match.scenario
    ask = match.ask
    if ask is not None and ask.seat == seat:
        scene.ask = ask_view(match, lang, odds)
        scene.sights = match.game.sights(match.state, ask)
    elif ask is not None:
        scene.waiting = match.game.seats[ask.seat]
    scene.log = log_lines(match, seat, lang, log_from)
    scene.over = match.state.over
    scene.undo = match.can_undo()
    scene.proof = proof_of(match)
    if scene.over:
        scene.result = match.game.result(match.state)
    return scene


committed = lru_cache(maxsize=4096)(commitment)
"""The same for every scene of a match."""


def proof_of(match: Match) -> dict[str, Any]:
    """The hash of the key while a match is played; the key and every die when it is over."""
    dice = match.base.dice
    if not isinstance(dice, KeyedDice):
        return {}
    proof: dict[str, Any] = {"commitment": committed(dice.key)}
    if match.state.over and match.drawn is not None:
        proof["key"] = dice.key.hex()
        proof["drawn"] = match.drawn
    return proof


def ask_view(match: Match, lang: str, odds: bool = True) -> AskView:
    """The open question in words, with its options."""
    ask = match.ask
    assert ask is not None
    game = match.game
    rule = ask.rule
    if ask.kind == "die":
        prompt, rule = die_prompt(match, lang)
    else:
        about = game.fact(ask.about.of, ask.about.value, lang) if ask.about is not None else ""
        prompt = say(lang, f"{game.family}-ask-{ask.kind}", about=about)
    options = []
    for option in ask.options:
        if ask.kind == "die":
            options.append(OptionView(text=option.text, label=option.subject))
            continue
        pieces, spaces = game.points(match.state, option)
        view = OptionView(
            text=option.text,
            label=game.label(match.state, ask, option, lang),
            pieces=pieces,
            spaces=spaces,
            rolls=game.rolls(option),
            threats=game.threats(match.state, ask, option),
        )
        if odds and view.rolls:
            add_odds(view, match, option, lang)
        options.append(view)
    return AskView(
        number=len(match.answers),
        seat=ask.seat,
        kind=ask.kind,
        prompt=prompt,
        rule=rule,
        options=options,
        walks=ask.kind != "die" and game.walks(ask),
    )


def die_prompt(match: Match, lang: str) -> tuple[str, str]:
    """The question for a real die: what it is for, where the game has words for it, and the rule that rolls it."""
    found = die_for(match)
    assert match.ask is not None
    if found is None or found[0].only not in (-1, match.ask.seat):
        return say(lang, "ask-die"), ""
    event, nth = found
    key = f"{match.game.family}-die-{event.kind}"
    if not has(lang, key):
        return say(lang, "ask-die"), event.rule
    facts = {k: match.game.fact(k, v, lang) for k, v in event.facts.items()}
    return say(lang, "ask-die-for", purpose=say(lang, key, nth=nth, **facts)), event.rule


def add_odds(view: OptionView, match: Match, option: Option, lang: str) -> None:
    """Tell of an option what its dice can bring, where that can be known."""
    found = odds_of(match, option)
    if found is None:
        return
    family = match.game.family
    view.odds = [
        OddsLine(
            outcome=outcome,
            label=say(lang, f"{family}-outcome-{outcome}"),
            numerator=chance.numerator,
            denominator=chance.denominator,
        )
        for outcome, chance in found.chances.items()
    ]
    view.modifiers = modifier_lines(match.game, found.modifiers, lang)


def modifier_lines(game: Game, modifiers: list[Any], lang: str) -> list[ModifierLine]:
    return [ModifierLine(name=game.modifier(m.name, lang), value=m.value, rule=m.rule) for m in modifiers]


def log_lines(match: Match, seat: int, lang: str, log_from: int = 0) -> list[Line]:
    """The events this seat may know of, in words."""
    if match.log is None:
        return []
    seen = [e for e in match.log.events[log_from:] if e.only in (-1, seat)]
    return [line_of(match.game, event, lang) for event in seen]


LINES: dict[Any, Line] = {}
MOST_LINES = 16384
"""Much the same happens over and over: the words for it are kept."""


def line_of(game: Game, event: Event, lang: str) -> Line:
    """An event in words."""
    facts = tuple([(k, tuple(v) if isinstance(v, list) else v) for k, v in event.facts.items()])
    modifiers = tuple([(m.name, m.value, m.rule) for m in event.modifiers]) if event.modifiers else ()
    key = (game, lang, event.kind, event.rule, event.outcome, facts, tuple(event.dice), modifiers)
    line = LINES.get(key)
    if line is None:
        if len(LINES) >= MOST_LINES:
            LINES.clear()
        line = LINES[key] = new_line(game, event, lang)
    return line


def new_line(game: Game, event: Event, lang: str) -> Line:
    family = game.family
    facts = {k: game.fact(k, v, lang) for k, v in event.facts.items()}
    facts["outcome"] = say(lang, f"{family}-outcome-{event.outcome}") if event.outcome else ""
    pieces, spaces = game.mentions(event)
    return Line(
        text=say(lang, f"{family}-event-{event.kind}", **facts),
        rule=event.rule,
        kind=event.kind,
        outcome=event.outcome,
        dice=event.dice[:],
        modifiers=modifier_lines(game, event.modifiers, lang),
        pieces=pieces,
        spaces=spaces,
    )
