"""The tutorial goes through both turns of the rulebook's infantry example."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from grognard.engine.casebook import answers_from, begin_case, read_case
from grognard.engine.marking import give_next
from grognard.games import checked_options, folder_of
from grognard.games.locknload.game import game

GAME = game()
EXAMPLE = Path(__file__).parents[1] / "casebook" / "locknload" / "example-infantry-combat.yaml"
BETWEEN = ("initiative", "passed", "turn")
"""What happens between the actions of the example."""


def told(path: Path) -> list[dict[str, Any]]:
    """All that happens in a case."""
    case = read_case(path)
    match = begin_case(case, GAME, checked_options(GAME, case.options))
    at = 0
    while at < len(case.play):
        at += give_next(match, answers_from(case, at)) if isinstance(case.play[at], str) else 1
    assert match.log is not None
    return [event.data() for event in match.log.events]


def test_all_that_happens_in_the_example_happens_in_a_lesson() -> None:
    """Who spots, moves, fires, is hit, rallies and strikes, with the same dice."""
    lessons = sorted((folder_of("locknload") / "lessons").glob("*.yaml"))
    taught = [event for path in lessons for event in told(path)]
    assert [e for e in told(EXAMPLE) if e["kind"] not in BETWEEN and e not in taught] == []
