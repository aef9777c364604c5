"""Random matches over all missions and readings: no dead end, nothing lost. `tests/soak.py` plays thousands
more."""

from __future__ import annotations

import pytest

import conformance as law
from conformance import Setting, any_option, busy_option
from grognard.games import checked_options
from grognard.games.heroes.game import game
from heroes.invariants import holds

GAME = game()
READINGS: list[dict[str, str]] = [
    {},
    {"difficulty": "easier", "arc_edge": "inside", "water": "5", "hiding": "5"},
    {"difficulty": "hardest", "farthest_target": "farthest", "cap_floor": "3", "berserk": "1"},
]


def setting(scenario: str, number: int) -> Setting:
    """One of the matches of random play: every reading, both kinds of player."""
    choose = any_option if number % 4 == 3 else busy_option
    return Setting(GAME, scenario, checked_options(GAME, READINGS[number % 3]), f"{scenario} {number}", choose)


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_random_matches_end_and_break_no_invariant(scenario: str, number: int) -> None:
    law.plays_to_the_end(setting(scenario, number), holds)
