"""Rules cases: a position, the dice, the answers, and what must be true. Format: docs/casebook.md."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from grognard.engine.ask import plain_text
from grognard.engine.dice import ScriptDice, ScriptMismatch
from grognard.engine.document import decode
from grognard.engine.event import Tally
from grognard.engine.game import Game, checked_scenario
from grognard.engine.marking import give_next, is_full, offered
from grognard.engine.match import Match, play_from
from grognard.engine.problem import Problem, likely
from grognard.engine.scene import OddsLine, Scene, StageView
from grognard.engine.shelf import ground_of
from grognard.engine.show import scene_of
from grognard.engine.state import State
from grognard.text import LANGUAGES, has


class Case(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A case file. `play` lists answers and expectations in order."""

    title: dict[str, str]
    game: str
    rules: list[str]
    scenario: str
    play: list[str | dict[str, Any]]
    options: dict[str, str] = {}
    position: dict[str, Any] = {}
    dice: list[int | str] = []
    lesson: dict[str, str] = {}


class Outcome:
    """How a case went: every step (an answer, or an expectation that is ok or wrong), and the differences."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.steps: list[tuple[str, str]] = []
        self.wrong: list[Problem] = []

    def passed(self) -> bool:
        return not self.wrong


def read_case(path: Path) -> Case:
    """The case in a file, or a Problem that says which field is wrong."""
    try:
        case = decode(path.read_bytes(), Case)
    except OSError as error:
        raise Problem("problem-case-file", file=str(path)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Problem("problem-case", file=str(path), why=str(error)) from error
    for field, words in (("title", case.title), ("lesson", case.lesson)):
        if words.keys() != set(LANGUAGES) and (words or field == "title"):
            raise Problem("problem-case-words", file=str(path), field=field, languages=", ".join(LANGUAGES))
    return case


def begin_case(case: Case, game: Game, options: dict[str, str]) -> Match:
    """The match a case sets up, before its first answer."""
    checked_scenario(game, case.scenario)
    dice = ScriptDice([d if isinstance(d, int) else game.named(d) for d in case.dice])
    state: State
    if case.position:
        state = game.place(case.scenario, options, case.position, dice)
        state.dice.counter = 0
    else:
        state = game.new(case.scenario, options, dice)
    return play_from(game, case.scenario, options, state)


def run_case(case: Case, game: Game, options: dict[str, str]) -> Outcome:
    """Play a case and compare every expectation with the scene and the events."""
    outcome = Outcome(case)
    try:
        match = begin_case(case, game, options)
    except ScriptMismatch as wrong:
        outcome.wrong.append(die_problem(case, wrong))
        return outcome
    seen = 0
    taken = 0
    for at, step in enumerate(case.play):
        if isinstance(step, str):
            if match.ask is not None and match.ask.kind == "die":
                break
            outcome.steps.append(("answer", step))
            if at < taken:
                continue
            try:
                taken = at + give_next(match, answers_from(case, at))
            except Problem as problem:
                outcome.wrong.append(problem)
                return outcome
            except ScriptMismatch as wrong:
                outcome.wrong.append(die_problem(case, wrong))
                return outcome
            continue
        commit_unsaid(match, case, at)
        scene = scene_of(
            match, match.ask.seat if match.ask is not None else 0, "en", odds="odds" in step or "chain" in step
        )
        for key, said in step.items():
            wanted = today(game, key, said)
            try:
                check_expectation(key, wanted, match, scene)
                found = look_up(key, match, scene, seen)
            except Problem as problem:
                outcome.wrong.append(problem)
                continue
            good = fits(plainly(wanted, match), plainly(found, match), key)
            outcome.steps.append(("ok" if good else "wrong", key))
            if not good:
                facts = {"name": key, "wanted": repr(wanted), "found": repr(found)}
                outcome.wrong.append(Problem("problem-case-found", **facts))
        if match.log is not None and ("events" in step or "no events" in step):
            seen = len(match.log.events)
    left = (
        len(match.state.dice.script) - match.state.dice.counter if isinstance(match.state.dice, ScriptDice) else 0
    )
    if left:
        outcome.wrong.append(Problem("problem-case-dice-left", count=left))
    if match.ask is not None and match.ask.kind == "die":
        outcome.wrong.append(Problem("problem-case-dice-short"))
    return outcome


def today(game: Game, key: str, wanted: Any) -> Any:
    """An expectation without the answers that there are no more."""
    if key not in ("options", "only options") or not isinstance(wanted, list):
        return wanted
    return [text for text in wanted if not (isinstance(text, str) and text in game.retired)]


def commit_unsaid(match: Match, case: Case, at: int) -> None:
    """Commit a set to which nothing could be added, unless the case says so itself after its expectations."""
    marking = match.ask.marking if match.ask is not None else None
    if marking is None or not is_full(match, marking):
        return
    following = [step for step in case.play[at:] if isinstance(step, str)]
    if not following or plain_text(following[0]) != plain_text(marking.commit.text):
        match.answer(marking.commit)


def answers_from(case: Case, at: int) -> list[str]:
    """The answers of a case from here to its next expectation."""
    found: list[str] = []
    for step in case.play[at:]:
        if not isinstance(step, str):
            break
        found.append(step)
    return found


def die_problem(case: Case, wrong: ScriptMismatch) -> Problem:
    """Which scripted die does not fit; a named draw by its name."""
    return Problem("problem-case-die", die=str(case.dice[wrong.at]), sides=wrong.sides)


# -- expectations -------------------------------------------------------------------------------


def check_expectation(key: str, wanted: Any, match: Match, scene: Scene) -> None:
    """An expectation speaks of something there is: misspelt, it could hold for no good reason."""
    kind, _, name = key.partition(" ")
    if key in FINDERS:
        check_list(key, wanted, match.game)
        return
    glossary = match.game.glossary()
    known = {
        "piece": glossary["piece"],
        "badges": glossary["piece"],
        "cards": glossary["cards"],
        "track": [track.id for track in scene.tracks],
        "pile": [card.id for card in scene.cards if card.id == card.zone],
    }
    if kind not in known:
        raise Problem("problem-expectation", name=key, names=likely(key, [*FINDERS, *known]))
    if name not in known[kind]:
        raise Problem("problem-expectation", name=key, names=likely(name, known[kind]))


def check_list(key: str, wanted: Any, game: Game) -> None:
    """Options are texts, events are kinds or mappings; those that must not be there could be."""
    if key not in LISTS:
        return
    kinds = (str, dict) if key in ("events", "no events") else (str,)
    if not isinstance(wanted, list) or not all(isinstance(w, kinds) for w in wanted):
        raise Problem("problem-expectation-list", name=key)
    for event in wanted if key == "no events" else []:
        kind = event if isinstance(event, str) else event.get("kind")
        if kind is not None and not has("en", f"{game.family}-event-{kind}"):
            raise Problem("problem-expectation-event", name=str(kind))
    for option in wanted if key == "no options" else []:
        options = game.glossary()["options"]
        if option not in options:
            raise Problem("problem-expectation", name=option, names=likely(option, options))


def look_up(key: str, match: Match, scene: Scene, seen: int) -> Any:
    """What the scene says about one expectation."""
    if key in FINDERS:
        return FINDERS[key](match, scene, seen)
    kind, _, name = key.partition(" ")
    if kind == "piece":
        for piece in scene.pieces:
            if piece.name == name or piece.id == name:
                names = {s.id: s.name for s in ground_of(scene).spaces} | {r.id: r.name for r in scene.rooms}
                under = next((p.name for p in scene.pieces if p.id == piece.under), "")
                return under or names.get(piece.place, piece.place)
        return "not to be seen"
    if kind == "badges":
        return next((p.badges for p in scene.pieces if name in (p.name, p.id)), "not to be seen")
    if kind == "track":
        return next(track.value for track in scene.tracks if track.id == name)
    if kind == "pile":
        return next(card.count for card in scene.cards if card.id == name)
    return [card.name for card in scene.cards if card.zone == name and card.id != name]


def events_since(match: Match, scene: Scene, seen: int) -> list[dict[str, Any]]:
    """Events in plain words: kind, rule, outcome, dice, and the facts by name."""
    assert match.log is not None
    out = []
    for event in match.log.events[seen:]:
        plain: dict[str, Any] = {"kind": event.kind, "rule": event.rule, **match.game.facts(event, "en")}
        if event.dice:
            plain["dice"] = event.dice
        if event.outcome:
            plain["outcome"] = event.outcome
        if event.modifiers:
            plain["modifiers"] = {m.name: m.value for m in event.modifiers}
        if event.tallies:
            plain["tallies"] = [plain_tally(match.game, tally) for tally in event.tallies]
        out.append(plain)
    return out


def plain_tally(game: Game, tally: Tally) -> dict[str, Any]:
    facts = {key: game.fact(key, value, "en") for key, value in tally.facts.items()}
    return {**facts, "modifiers": {m.name: m.value for m in tally.modifiers}}


def option_texts(match: Match, scene: Scene, seen: int) -> list[str]:
    return offered(match) if match.ask is not None else []


def found_odds(match: Match, scene: Scene, seen: int) -> dict[str, dict[str, str]]:
    if scene.ask is None:
        return {}
    return {
        o.text: {line.outcome: f"{line.numerator}/{line.denominator}" for line in o.odds}
        for o in scene.ask.options
        if o.odds
    }


def found_chain(match: Match, scene: Scene, seen: int) -> dict[str, Any]:
    options = scene.ask.options if scene.ask is not None else []
    return {o.text: plain_stages(o.chain) for o in options if o.chain}


def plain_stages(stages: list[StageView]) -> dict[str, Any]:
    """Stages by kind, from the second of a kind on with its number; each with its outcomes."""
    out: dict[str, Any] = {}
    kinds: list[str] = []
    for stage in stages:
        kinds.append(stage.kind)
        count = kinds.count(stage.kind)
        plain: dict[str, Any] = {line.outcome: plain_outcome(line) for line in stage.odds}
        if stage.numerator < stage.denominator:
            plain["comes"] = f"{stage.numerator}/{stage.denominator}"
        out[stage.kind if count == 1 else f"{stage.kind} {count}"] = plain
    return out


def plain_outcome(line: OddsLine) -> dict[str, Any]:
    """Its chance, and what follows."""
    return {"chance": f"{line.numerator}/{line.denominator}", "then": plain_stages(line.then)}


LISTS = ("options", "only options", "no options", "events", "no events")
"""Expectations that must be written as a list."""

FINDERS: dict[str, Callable[[Match, Scene, int], Any]] = {
    "usual": lambda match, scene, seen: match.ask.usual.text if match.ask and match.ask.usual else "none",
    "ask": lambda match, scene, seen: match.ask.kind if match.ask is not None else "over",
    "options": option_texts,
    "only options": option_texts,
    "no options": option_texts,
    "events": events_since,
    "no events": events_since,
    "odds": found_odds,
    "chain": found_chain,
    "undo": lambda match, scene, seen: match.can_undo(),
    "over": lambda match, scene, seen: scene.over,
    "result": lambda match, scene, seen: scene.result,
}


def plainly(value: Any, match: Match) -> Any:
    """The same with every name as content files or answers have it, where a case may use another."""
    if isinstance(value, dict):
        return {plainly(key, match): plainly(inner, match) for key, inner in value.items()}
    if isinstance(value, list):
        return [plainly(inner, match) for inner in value]
    if not isinstance(value, str):
        return value
    return match.game.plain_names.get(value) or match.game.heard(match.state, value) or value


def fits(wanted: Any, found: Any, key: str) -> bool:
    """Whether what was found is what was expected; lists of options and events name what must be among them.

    An outcome in a chain may be named by its chance alone.
    """
    if key == "options":
        return all(w in found for w in wanted)
    if key == "no options":
        return not any(w in found for w in wanted)
    if key == "events":
        return in_order(wanted, found)
    if key == "no events":
        return not any(matches(w, f) for w in wanted for f in found)
    if isinstance(wanted, dict) and isinstance(found, dict):
        return all(k in found and fits(v, found[k], "") for k, v in wanted.items())
    if isinstance(wanted, str) and isinstance(found, dict):
        found = found.get("chance")
    return bool(wanted == found)


def in_order(wanted: list[Any], found: list[dict[str, Any]]) -> bool:
    """Every wanted event is there, in this order; others may stand between."""
    rest = iter(found)
    return all(any(matches(w, f) for f in rest) for w in wanted)


def matches(wanted: Any, event: dict[str, Any]) -> bool:
    if isinstance(wanted, str):
        return bool(event["kind"] == wanted)
    return all(k in event and event[k] == v for k, v in wanted.items())
