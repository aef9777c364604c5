"""A point of a match as one line of text, read back without loss. See docs/notation.md.

A position stands for the start of a step. A point within a step is that position with the answers
given and the dice rolled since.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
import yaml

from grognard.engine.dice import Dice, ScriptDice, ScriptMismatch
from grognard.engine.document import parse
from grognard.engine.game import Game, checked_scenario
from grognard.engine.marking import give_next
from grognard.engine.match import TYPED, Match, play_from
from grognard.engine.problem import Problem
from grognard.engine.state import State

DUMPER: Final = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
"""The one in C, where there is one, writes the same, and faster."""
TRIES: Final = 100
"""Worlds tried in search of one in which all that was seen since the step began is as it was."""


def write_position(game: Game, scenario: str, state: State, since: list[list[Any]] | None = None) -> str:
    """One line: game, rules version, scenario, the position at the start of a step, answers and dice since."""
    parts = [game.describe(state), *(since if since is not None and any(since) else [])]
    words = [
        yaml.dump(
            part, Dumper=DUMPER, default_flow_style=True, sort_keys=False, allow_unicode=True, width=10**9
        ).strip()
        for part in parts
    ]
    return f"{game.name}/{game.version} {scenario} {', '.join(words)}"


def split_position(text: str) -> tuple[str, str, dict[str, Any], list[str], list[int]]:
    """The game's name, the scenario, the position, the answers and the dice of a line of notation."""
    head, _, rest = text.strip().partition(" ")
    scenario, _, body = rest.partition(" ")
    if not head or not scenario or not body:
        raise Problem("problem-notation", why=repr(text[:40]))
    try:
        parts = msgspec.convert(parse(f"[{body}]"), list[Any])
        position = msgspec.convert(parts[0], dict[str, Any])
        answers, dice = msgspec.convert(parts[1:] or [[], []], tuple[list[str], list[int]])
    except (yaml.YAMLError, RecursionError) as error:
        raise Problem("problem-notation", why=unread(body, len(text.strip()) - len(body), error)) from error
    except msgspec.ValidationError as error:
        raise Problem("problem-notation", why=str(error)) from error
    return head.partition("/")[0], scenario, position, answers, dice


def unread(body: str, before: int, error: Exception) -> Problem:
    """Why what follows the scenario cannot be read: a bracket too few, or the character of the line at which it
    ends."""
    if body.count("{") != body.count("}") or body.count("[") != body.count("]"):
        return Problem("document-brackets")
    mark = getattr(error, "problem_mark", None)
    return Problem("document-malformed", at=before + (mark.index if mark is not None else 0))


def read_position(game: Game, options: dict[str, str], text: str, dice: Dice) -> State:
    """The state at the start of the step a line of notation speaks of."""
    name, scenario, position, _, _ = split_position(text)
    if name != game.name:
        raise Problem("problem-notation", why=name)
    return game.place(checked_scenario(game, scenario), options, position, dice)


# -- within a step ------------------------------------------------------------------------------


def write_point(match: Match) -> str:
    """Where a match is, as one line. It holds everything, hidden things too."""
    return point_at(match.fork(each_step=True))


def point_at(step: Match) -> str:
    """The line of a match whose checkpoint is the start of the current step."""
    return write_position(step.game, step.scenario, step.checkpoint, since_start(step))


def since_start(step: Match) -> list[list[Any]]:
    """The answers and the dice since the checkpoint. Dice typed in are dice, not answers."""
    answers = [o.text for o in step.answers[step.start :] if o.verb not in TYPED]
    return [answers, (step.drawn or [])[step.drawn_at + 1 :: 2]]


def read_point(game: Game, options: dict[str, str], text: str, dice: Dice) -> Match:
    """A match at the point a line speaks of. What is rolled from there on comes from these dice."""
    _, scenario, _, answers, rolled = split_position(text)
    before = text.split()[0].partition("/")[2] in game.versions_unmarked
    state = read_position(game, options, text, ScriptDice(rolled))
    state.dice.counter = 0
    try:
        match = play_from(game, scenario, options, state, events=False)
        at = 0
        while at < len(answers):
            at += give_next(match, answers[at:], before)
    except ScriptMismatch as wrong:
        raise Problem("problem-notation-dice", die=str(rolled[wrong.at]), sides=wrong.sides) from wrong
    missing = match.ask is not None and match.ask.kind in TYPED
    if missing or match.state.dice.counter < len(rolled):
        raise Problem("problem-notation-count", count=len(rolled))
    return match.fork(dice)


def write_fair_point(match: Match, seat: int, dice: Dice) -> tuple[str, bool]:
    """Where a match is as far as this seat can know: what it cannot is dealt again with these dice.

    Where no such world is found that goes on as this one did since the step began, it is the start
    of the step; the second part says whether it is the point itself.
    """
    step = match.fork(each_step=True)
    since = since_start(step)
    for _ in range(TRIES):
        state = match.game.imagine(step.checkpoint, seat, dice)
        state.dice = step.checkpoint.dice.copy()
        line = write_position(match.game, match.scenario, state, since)
        try:
            twin = read_point(match.game, match.options, line, dice)
        except Problem:
            continue
        if looks(twin, seat) == looks(match, seat):
            return line, True
    return write_position(match.game, match.scenario, state), False


def looks(match: Match, seat: int) -> bytes:
    """What this seat sees and what it is asked, for comparing."""
    ask = match.ask
    asked = [ask.kind, [o.text for o in ask.options]] if ask is not None else []
    return msgspec.json.encode([match.game.scene(match.state, seat, "en"), asked])
