"""Scenes made from matches: the state by the game, the question, the log and the proof by the engine."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache, lru_cache
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from grognard.engine.ask import Ask, Marking, Option
from grognard.engine.dice import KeyedDice, KnownDice, TableDice, commitment
from grognard.engine.event import Event, Luck, Modifier
from grognard.engine.game import Game
from grognard.engine.kit import kit_name, side_won, the_side
from grognard.engine.match import DRAWN, TYPED, Match
from grognard.engine.odds import Odds, Stage, odds_led, odds_of
from grognard.engine.purpose import die_for, drawn_for
from grognard.engine.scene import (
    AskView,
    Line,
    LuckLine,
    MarkingView,
    MemberView,
    ModifierLine,
    OddsLine,
    OptionView,
    Scene,
    StageView,
    TallyView,
)
from grognard.text import has, listed, say


def scene_of(match: Match, seat: int, lang: str, odds: bool = True, log: bool = True) -> Scene:
    """The scene of a match for one seat; odds and log take a while, and not everybody wants them."""
    scene: Scene = match.game.scene(match.state, seat, lang)
    scene.scenario = match.scenario
    scene.seat = seat
    scene.gists = match.game.gists(lang)
    scene.kit = kit_name(match.game, lang)
    ask = match.ask
    if ask is not None and ask.seat == seat:
        scene.ask = ask_view(match, lang, odds)
        if ask.kind not in TYPED:
            scene.cards = match.game.cards_asked(match.state, ask, scene.cards, lang)
            scene.notes = [*scene.notes, *match.game.reminders(match.state, ask, lang)]
        scene.sights = match.game.sights(match.state, ask, lang)
    elif ask is not None:
        scene.waiting = match.game.seats[ask.seat]
    if not match.state.over:
        scene.sheets = match.game.sheets(match.state, ask if scene.ask is not None else None, seat, lang)
    if log:
        scene.log = log_lines(match, seat, lang)
    scene.over = match.state.over
    scene.beside = isinstance(match.base.dice, TableDice)
    scene.undo = may_undo(match, seat)
    if scene.ask is not None and not scene.undo:
        scene.undo_why = undo_why(match, seat, lang)
    scene.proof = proof_of(match)
    if scene.over:
        scene.result = match.game.result(match.state)
    return scene


def may_undo(match: Match, seat: int) -> bool:
    """The last answer was this seat's own and can be taken back.

    Among several players nothing can be taken back once the match is over: its key has been shown.
    """
    if not match.seats or match.seats[-1] != seat or not match.can_undo():
        return False
    return not match.state.over or len(match.game.seats) == 1


def undo_why(match: Match, seat: int, lang: str) -> str:
    """Why a seat that is asked can take nothing back: nothing is there, dice fell, another has answered."""
    if len(match.answers) <= match.base_at:
        return say(lang, "undo-why-start")
    last = match.seats[-1]
    if last != seat:
        return upper(say(lang, "undo-why-answered", side=the_side(match.game, match.game.seats[last], lang)))
    return say(lang, "undo-why-dice")


@lru_cache(maxsize=4096)
def promise(key: bytes) -> dict[str, Any]:
    """The proof while a match is played: the same in all its scenes."""
    return {"commitment": commitment(key)}


def proof_of(match: Match) -> dict[str, Any]:
    """The hash of the key while a match is played; the key and every die when it is over.

    Of a match that goes on from another, `known` counts the dice it took over from there.
    """
    dice = match.base.dice
    if not isinstance(dice, KeyedDice):
        return {}
    proof = promise(dice.key)
    if match.state.over and match.drawn is not None:
        proof = dict(proof)
        proof["key"] = dice.key.hex()
        proof["drawn"] = match.drawn
        if isinstance(dice, KnownDice):
            pairs = [match.drawn[i : i + 2] for i in range(0, len(match.drawn), 2)]
            proof["drawn"] = [number for pair in pairs if pair[0] > 0 for number in pair]
            proof["known"] = len([pair for pair in pairs if pair[0] < 0])
    return proof


def ask_view(match: Match, lang: str, odds: bool = True) -> AskView:
    """The open question in words, with its options."""
    ask = match.ask
    assert ask is not None
    game = match.game
    prompt, rule = prompt_of(match, ask, lang)
    options = [option_view(match, ask, option, lang, odds) for option in ask.options]
    return AskView(
        seat=ask.seat,
        kind=ask.kind,
        prompt=prompt,
        rule=rule,
        options=options,
        walks=ask.kind not in TYPED and (game.walks(ask) or ask.kind in game.offered),
        about=f"{ask.about.of}:{ask.about.value}" if ask.about is not None else "",
        marking=marking_view(match, ask, ask.marking, lang) if ask.marking is not None else None,
        settles=ask.kind not in TYPED and len(options) > 1 and game.settles(match.state, ask) is not None,
    )


def marking_view(match: Match, ask: Ask, marking: Marking, lang: str) -> MarkingView:
    """A set that is being marked, with all its members."""
    members = [
        MemberView(
            ways=[option_view(match, ask, option, lang, odds=False) for option in member.ways],
            now=now,
            default=member.default,
        )
        for member, now in zip(marking.members, marking.now, strict=True)
    ]
    commit = option_view(match, ask, marking.commit, lang, odds=False)
    return MarkingView(members=members, commit=commit, at=marking.at)


def prompt_of(match: Match, ask: Ask, lang: str) -> tuple[str, str]:
    """The open question as a sentence, and the section that asks it."""
    if ask.kind == "die":
        return die_prompt(match, lang)
    if ask.kind == DRAWN:
        return drawn_prompt(match, ask, lang)
    about = ask.about
    of, value = (about.of, about.value) if about is not None else ("", 0)
    return prompt(match.game, ask.kind, about is not None, of, value, lang), ask.rule


@lru_cache(maxsize=16384)
def prompt(game: Game, kind: str, about: bool, of: str, value: int, lang: str) -> str:
    """A question, perhaps about something: the same few thousand are asked over and over."""
    thing = about_of(game, of, value, lang) if about else ""
    return say(lang, f"{game.family}-ask-{kind}", about=thing)


def about_of(game: Game, of: str, value: int, lang: str) -> Any:
    """What a question is about, as players call it: an option says what kind of thing it names, a fact its part."""
    return game.noun(of, value, lang) if of in game.names else game.fact(of, value, lang)


SHOWN: Final[dict[tuple[str, str, str, int, str], OptionView]] = {}
"""Options of games in which they always look the same."""


def option_view(match: Match, ask: Ask, option: Option, lang: str, odds: bool) -> OptionView:
    """One answer to the open question as it is shown."""
    if ask.kind == "die":
        return OptionView(text=option.text, label=option.subject, number=option.value)
    if ask.kind == DRAWN:
        return OptionView(text=option.text, label=match.game.drawn_word(option, lang))
    game = match.game
    if not game.plain_options:
        view = new_option_view(match, ask, option, lang)
    else:
        key = (game.name, lang, option.of, option.value, option.text)
        kept = SHOWN.get(key)
        if kept is None:
            kept = SHOWN[key] = new_option_view(match, ask, option, lang)
        view = kept
    if odds and view.leads:
        found, rolls = odds_led(match, option)
        return with_headline(
            with_odds(replace(view, rolls=rolls), match.game, found, lang), match, ask, found, lang
        )
    if odds and view.rolls:
        found = odds_of(match, option)
        return with_headline(with_odds(view, match.game, found, lang), match, ask, found, lang)
    return view


def with_headline(view: OptionView, match: Match, ask: Ask, found: Odds | None, lang: str) -> OptionView:
    """An option with what it is chosen for, where that is more than its first outcome, and how likely that is."""
    if found is None or not view.odds:
        return view
    first = view.odds[0]
    words, chance = match.game.headline(match.state, ask, found, lang)
    share = float(chance) if words else first.numerator / first.denominator
    return replace(view, headline=words, chance=share)


def new_option_view(match: Match, ask: Ask, option: Option, lang: str) -> OptionView:
    game = match.game
    pieces, spaces = game.points(match.state, option)
    group = game.group(option)
    return OptionView(
        text=option.text,
        label=game.label(match.state, ask, option, lang),
        pieces=pieces,
        spaces=spaces,
        rolls=game.rolls(option),
        leads=game.leads(option),
        grave=game.grave(match.state, ask, option),
        threats=game.threats(match.state, ask, option),
        lines=game.cuts(match.state, ask, option),
        lays=game.lays(match.state, ask, option),
        company=game.company(match.state, ask, option, lang),
        note=game.note(option, lang),
        parts=game.parts(match.state, ask, option, lang),
        group=heading(game.family, group, lang) if group else "",
        brief=game.brief(match.state, ask, option, lang) if group else "",
        number=option.value if option.of == "number" else None,
        deed=game.deed(match.state, ask, option, lang),
    )


@cache
def heading(family: str, group: str, lang: str) -> str:
    """What options of one kind stand under."""
    return say(lang, f"{family}-group-{group}")


def die_prompt(match: Match, lang: str) -> tuple[str, str]:
    """The question for a real die: what it is for, where the game has words for it, and the rule that rolls it."""
    needed = match.needed
    if needed is not None and needed.faces:
        return say(lang, "ask-die-between", faces=faces_told(match.game, needed.of, needed.faces, lang)), ""
    found = die_for(match)
    assert match.ask is not None
    if found is None or found[0].only not in (-1, match.ask.seat):
        return say(lang, "ask-die"), ""
    event, nth = found
    key = f"{match.game.family}-die-{event.kind}"
    if not has(lang, key):
        return say(lang, "ask-die"), event.rule
    facts = match.game.facts(event, lang)
    return say(lang, "ask-die-for", purpose=say(lang, key, nth=nth, **facts)), event.rule


def faces_told(game: Game, of: str, faces: list[list[int]], lang: str) -> str:
    """What each face of a die leaves, those alike in one: `1–3 LMG 09, 4–6 LMG 10`."""
    found = []
    for first, left in enumerate(faces):
        if first and faces[first - 1] == left:
            continue
        last = first
        while last + 1 < len(faces) and faces[last + 1] == left:
            last += 1
        again = any(set(other) < set(left) for other in faces)
        names = say(lang, "ask-die-again") if again else listed([game.noun(of, one, lang) for one in left], lang)
        found.append(f"{first + 1}–{last + 1} {names}" if last > first else f"{first + 1} {names}")
    return "; ".join(found)


def drawn_prompt(match: Match, ask: Ask, lang: str) -> tuple[str, str]:
    """The question for what is drawn: what it is for, where the game has words for it, and the rule."""
    event = drawn_for(match)
    key = f"{match.game.family}-drawn-{event.kind}" if event is not None else ""
    if event is None or event.only not in (-1, ask.seat) or not has(lang, key):
        return say(lang, f"ask-drawn-{ask.options[0].of}"), ""
    return say(lang, key, **match.game.facts(event, lang)), event.rule


TONES: Final = ["good", "mixed", "", "ill"]
"""Odds begin with what whoever chooses the option wants."""


def with_odds(view: OptionView, game: Game, found: Odds | None, lang: str) -> OptionView:
    """An option with what its dice can bring, where that can be known."""
    if found is None:
        return view
    return replace(
        view,
        odds=in_tone([odds_line(game, outcome, chance, lang) for outcome, chance in found.chances.items()]),
        chain=stages_told(game, found.chain, lang) if found.goes_on() else [],
        modifiers=modifier_lines(game, found.event.modifiers, lang),
        tallies=tally_views(game, found.event, lang),
        means=game.means(found.event, lang),
    )


def odds_line(game: Game, outcome: str, chance: Fraction, lang: str) -> OddsLine:
    return OddsLine(
        outcome=outcome,
        label=say(lang, f"{game.family}-outcome-{outcome}"),
        numerator=chance.numerator,
        denominator=chance.denominator,
        tone=game.tones.get(outcome, ""),
    )


def in_tone(lines: list[OddsLine]) -> list[OddsLine]:
    """What is wanted first."""
    return sorted(lines, key=lambda line: TONES.index(line.tone))


def stages_told(game: Game, stages: Sequence[Stage], lang: str) -> list[StageView]:
    """The stages of a chain that are told."""
    return [stage_view(game, stage, lang) for stage in stages if stage.event.kind not in game.untold]


def stage_view(game: Game, stage: Stage, lang: str) -> StageView:
    """A stage of a chain, with all that follows it."""
    event = stage.event
    lines: list[OddsLine] = []
    for branch in stage.branches:
        line = odds_line(game, branch.outcome, branch.chance, lang)
        line.then = stages_told(game, branch.then, lang)
        line.more = branch.more
        lines.append(line)
    return StageView(
        kind=event.kind,
        label=stage_words(game, event, lang),
        rule=event.rule,
        numerator=stage.chance.numerator,
        denominator=stage.chance.denominator,
        odds=in_tone(lines),
        modifiers=modifier_lines(game, event.modifiers, lang),
        tallies=tally_views(game, event, lang),
        means=game.means(event, lang),
        part=stage.part,
    )


def stage_words(game: Game, event: Event, lang: str) -> str:
    """What is to be decided: as a die for it is asked for, or as it will be told, the outcome left open."""
    facts = game.facts(event, lang)
    facts["outcome"] = "…"
    keys = [f"{game.family}-{way}-{event.kind}" for way in ("stage", "die", "event")]
    return upper(say(lang, next(key for key in keys if has(lang, key)), **facts))


def upper(words: str) -> str:
    """As a sentence begins."""
    return words[:1].upper() + words[1:]


def modifier_lines(game: Game, modifiers: Sequence[Modifier], lang: str) -> list[ModifierLine]:
    return [ModifierLine(name=game.modifier(m.name, lang), value=m.value, rule=m.rule) for m in modifiers]


def tally_views(game: Game, event: Event, lang: str) -> list[TallyView]:
    """For whom the dice of an event come to what, before and after they are thrown: without them."""
    return [
        TallyView(label=game.tally(event, tally, lang), modifiers=modifier_lines(game, tally.modifiers, lang))
        for tally in event.tallies
    ]


def log_lines(match: Match, seat: int, lang: str, log_from: int = 0) -> list[Line]:
    """The events this seat may know of, in words."""
    if match.log is None:
        return []
    seen = [e for e in match.log.events[log_from:] if e.only in (-1, seat)]
    return [line_of(match.game, event, lang) for event in seen]


ENCODER: Final = msgspec.json.Encoder()


class Told:
    """An event in words, and as they are sent: once it is known that they are."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.data: Any = None


MOST_LINES: Final = 16384
"""Much the same happens over and over: the words for it are kept, of the last so many and as many before them."""


class Lines:
    """The words that were found lately."""

    def __init__(self) -> None:
        self.late: dict[Any, Told] = {}
        self.early: dict[Any, Told] = {}

    def told(self, game: Game, event: Event, lang: str) -> Told:
        facts = tuple([tuple(v) if isinstance(v, list) else v for v in event.facts.values()])
        modifiers = tuple([(m.name, m.value, m.rule) for m in event.modifiers]) if event.modifiers else ()
        tallies = repr([tally.data() for tally in event.tallies]) if event.tallies else ""
        named = tuple(event.facts)
        luck = event.luck
        fate = (luck.side, luck.got, luck.numerator, luck.denominator) if luck is not None else ()
        dice = tuple(event.dice)
        key = (game, lang, event.kind, event.rule, event.outcome, named, facts, dice, modifiers, tallies, fate)
        told = self.late.get(key)
        if told is None:
            if len(self.late) >= MOST_LINES:
                self.early = self.late
                self.late = {}
            told = self.late[key] = self.early.get(key) or Told(new_line(game, event, lang))
        return told


LINES: Final = Lines()


def line_of(game: Game, event: Event, lang: str) -> Line:
    """An event in words."""
    return LINES.told(game, event, lang).line


def line_sent(game: Game, event: Event, lang: str) -> Any:
    """The same as it is sent: raw, so that it is encoded once, and without what can be asked for."""
    told = LINES.told(game, event, lang)
    if told.data is None:
        line = told.line
        more = (["card"] if line.card is not None else []) + (["steps"] if line.steps else [])
        told.data = msgspec.Raw(ENCODER.encode(replace(line, card=None, steps=[], more=more) if more else line))
    return told.data


def new_line(game: Game, event: Event, lang: str) -> Line:
    family = game.family
    facts = game.facts(event, lang)
    facts["outcome"] = say(lang, f"{family}-outcome-{event.outcome}") if event.outcome else ""
    pieces, spaces = game.mentions(event)
    luck = event.luck
    return Line(
        text=say(lang, f"{family}-event-{event.kind}", **facts),
        rule=event.rule,
        kind=event.kind,
        outcome=event.outcome,
        tone=game.tone(event),
        dice=list(event.dice),
        modifiers=modifier_lines(game, event.modifiers, lang),
        tallies=tally_views(game, event, lang),
        means=game.means(event, lang),
        luck=luck_line(luck) if luck is not None else None,
        card=game.card_told(event, lang),
        steps=game.steps_told(event, lang),
        pieces=pieces,
        spaces=spaces,
    )


def luck_line(luck: Luck) -> LuckLine:
    return LuckLine(
        side=luck.side, what=luck.what, got=luck.got, numerator=luck.numerator, denominator=luck.denominator
    )


# -- a match in a few words ---------------------------------------------------------------------


def standing_text(match: Match, scene: Scene, lang: str) -> str:
    """Where a match stands: the phase and the first tracks of a scene of it, or how it ended."""
    if match.state.over:
        return result_text(match, lang)
    shown = [t.name if str(abs(t.value)) in t.name else f"{t.name}: {t.value}" for t in scene.tracks[:3]]
    tracks = " · ".join(shown)
    return f"{scene.phase} ({tracks})" if tracks else scene.phase


def result_text(match: Match, lang: str) -> str:
    """How a match ended: whether the one who plays alone has won, or which of several sides, or neither."""
    result = match.game.result(match.state)
    if len(match.game.seats) == 1:
        won = say(lang, "result-won" if result["won"] else "result-lost")
    elif result.get("winner") == "draw":
        won = say(lang, "result-draw")
    else:
        won = side_won(match.game, match.game.seats[0 if result["won"] else 1], lang)
    how = f"{match.game.family}-how-{result.get('how', '')}"
    return f"{won}: {say(lang, how)}" if has(lang, how) else won
