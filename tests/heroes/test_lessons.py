"""The tutorial goes through the whole sample of play, and through every way a low-risk move is judged."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from grognard.engine.casebook import answers_from, begin_case, read_case
from grognard.engine.marking import give_next
from grognard.games import checked_options, folder_of
from grognard.games.heroes.game import game

GAME = game()
CASES = Path(__file__).parents[1] / "casebook" / "heroes"
LESSONS = sorted((folder_of("heroes") / "lessons").glob("*.yaml"))
DECIDED = ("check", "shot", "marker", "command-lost", "marker-on", "rumoured", "rumour")
"""What dice, cards and the cup decide in the sample."""


def told(path: Path) -> list[dict[str, Any]]:
    """All that happens in a case."""
    case = read_case(path)
    match = begin_case(case, GAME, checked_options(GAME, case.options))
    at = 0
    while at < len(case.play):
        at += give_next(match, answers_from(case, at)) if isinstance(case.play[at], str) else 1
    assert match.log is not None
    return [event.data() for event in match.log.events]


def acts(path: Path) -> list[tuple[Any, ...]]:
    """What the AI does in a case."""
    names = ("line", "number", "act", "unit", "target", "hex", "needed")
    return [tuple(e["facts"].get(n) for n in names) for e in told(path) if e["kind"] == "ai-turn"]


def test_all_that_is_decided_in_the_sample_happens_in_a_lesson() -> None:
    """HEROES Sample: the same shots with the same dice, the same checks, the same box, the same false alarm."""
    taught = [event for path in LESSONS[:8] for event in told(path)]
    sample = [CASES / name for name in ("S1-4-the-sample-of-play.yaml", "S7-8-a-rumour-that-was-none.yaml")]
    decided = [e for path in sample for e in told(path) if e["kind"] in DECIDED]
    assert decided
    assert [e for e in decided if e not in taught] == []


def test_the_ai_acts_in_the_lessons_as_in_the_worked_examples() -> None:
    """HEROES Sample and 5.3.1: an AI reads the card of a lesson as it does in the example."""
    taught = [act for path in LESSONS for act in acts(path)]
    names = ("S1-4", "S6", "S7-8", "T13", "T14", "T15", "T16-a-pivot", "T17")
    for name in names:
        (case,) = CASES.glob(f"{name}-*.yaml" if name[-1].isdigit() else f"{name}.yaml")
        wanted = acts(case)
        assert wanted
        assert [act for act in wanted if act not in taught] == []
