"""What other people have kept goes on working: saves, lines of notation and cases of the first table.

The files in `kept/` were written before the foundations were laid anew. They are never written again.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grognard.engine import record
from grognard.engine.casebook import read_case, run_case
from grognard.engine.dice import KeyedDice, key_of
from grognard.engine.game import Game
from grognard.engine.match import Match
from grognard.engine.notation import read_point, split_position
from grognard.games import checked_options, game_named

KEPT = Path(__file__).parent / "kept"
SAVES: dict[str, dict[str, Any]] = msgspec.json.decode((KEPT / "saves.json").read_bytes())
LINES: list[dict[str, Any]] = msgspec.json.decode((KEPT / "lines.json").read_bytes())
CASES = sorted((KEPT / "cases").iterdir())


def test_there_is_enough_of_each() -> None:
    assert len(SAVES) >= 12 and len(LINES) >= 25 and len(CASES) >= 50
    assert {path.stem for path in (KEPT / "saves").iterdir()} == SAVES.keys()


def told(match: Match) -> dict[str, Any]:
    """What was written down of a save when it was made."""
    ask = match.ask
    assert match.log is not None and match.drawn is not None
    return {
        "ask": ask.kind if ask is not None else "over",
        "options": [o.text for o in ask.options] if ask is not None else [],
        "answers": len(match.answers),
        "events": len(match.log.events),
        "dice": len(match.drawn) // 2,
        "result": match.game.result(match.state) if match.state.over else {},
    }


@pytest.mark.parametrize("name", SAVES)
def test_a_save_opens_where_it_was_left(name: str) -> None:
    saved = record.read(KEPT / "saves" / f"{name}.json")
    match = record.restore(saved, game_named(saved.game))
    assert {**told(match), "answers": len(saved.answers)} == kept(name, match.game)
    assert not match.resumed, "it is not played again from its answers"
    assert added(saved.answers, [o.text for o in match.answers], match.game.retired) <= {"done"}


def kept(name: str, game: Game) -> dict[str, Any]:
    """What was written down of a save, but for options there are no more: orders, which belong to the table now."""
    return {**SAVES[name], "options": [text for text in SAVES[name]["options"] if text not in game.retired]}


def added(before: list[str], now: list[str], retired: dict[str, str]) -> set[str]:
    """The answers there are more than before: a set to which nothing could be added once needed no commit.

    The members of a set, once named in any order, are in their own; in place of an order stands what it answered.
    """
    old, more = Counter(text for text in before if text not in retired), Counter(now)
    assert not old - more, "an answer is gone"
    more -= old
    for text in before:
        if text in retired:
            more -= Counter([next(answer for answer in sorted(more) if answer.split()[0] == retired[text])])
    return set(more)


@pytest.mark.parametrize("name", SAVES)
def test_a_save_goes_on_from_its_checkpoint(name: str) -> None:
    saved = record.read(KEPT / "saves" / f"{name}.json")
    saved.rules = "another"
    match = record.restore(saved, game_named(saved.game))
    assert match.resumed
    assert told(match) == kept(name, match.game)


@pytest.mark.parametrize("kept", LINES, ids=lambda kept: " ".join(kept["line"].split()[:2]))
def test_a_line_of_notation_is_read(kept: dict[str, Any]) -> None:
    game = game_named(split_position(kept["line"])[0])
    match = read_point(game, checked_options(game, kept["options"]), kept["line"], KeyedDice(key_of("kept")))
    assert match.ask is not None
    answers = [text for text in kept["answers"] if text not in game.retired]
    assert [match.ask.kind, [o.text for o in match.ask.options]] == [kept["ask"], answers]


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_case_still_runs(path: Path) -> None:
    case = read_case(path)
    game = game_named(case.game)
    outcome = run_case(case, game, checked_options(game, case.options))
    assert outcome.passed(), [str(problem) for problem in outcome.wrong]
