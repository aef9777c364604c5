"""Counts of legal lines to depth three from the start of each mission: an oracle any second program can check."""

from __future__ import annotations

import pytest

from grognard.engine.dice import key_of
from grognard.engine.match import Match, start
from grognard.games import checked_options, game_named

GAME = game_named("telemark")
COUNTS = {
    "grouse": [3, 27, 186],
    "freshman": [2, 18, 138],
    "gunnerside": [3, 27, 207],
    "tinnsjo": [3, 27, 207],
    "campaign": [3, 27, 186],
    "random-campaign": [3, 27, 186],
}


def lines(match: Match, depth: int) -> int:
    """How many sequences of this many answers there are."""
    if depth == 0 or match.ask is None:
        return 1
    total = 0
    for option in match.ask.options:
        fork = match.fork()
        fork.answer(option)
        total += lines(fork, depth - 1)
    return total


@pytest.mark.parametrize("scenario", list(COUNTS))
def test_legal_lines_to_depth_three(scenario: str) -> None:
    match = start(GAME, scenario, checked_options(GAME, {}), key_of("perft"), events=False)
    assert [lines(match, depth) for depth in (1, 2, 3)] == COUNTS[scenario]
