"""Random matches over all missions and readings: no dead end, nothing lost. `tests/soak.py` plays thousands
more."""

from __future__ import annotations

import pytest

import conformance as law
from conformance import CLOSELY, Setting, any_option, busy_option
from grognard.engine.state import State
from grognard.games import checked_options
from grognard.games.heroes.game import game
from grognard.games.heroes.rules.player import bar_take, deed_options
from grognard.games.heroes.state import CHOOSE, TURN, Mission
from grognard.games.heroes.theater import PLAYER
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
    law.plays_to_the_end(setting(scenario, number), holds, every=3 if CLOSELY else 8)


@pytest.mark.parametrize("scenario", ["partisans", "town"])
def test_whoever_has_something_to_do_may_be_taken_and_nobody_else(scenario: str) -> None:
    """3.1: one thing it can do is looked for; whether there is one hangs not on the order they are looked at in."""

    def holds_for_all(state: State) -> None:
        assert isinstance(state, Mission)
        if (state.phase, state.stage) == (TURN, CHOOSE):
            for unit in state.force[PLAYER]:
                assert (bar_take(state, unit) is None) == bool(deed_options(state, unit))

    law.plays_to_the_end(setting(scenario, 0), holds_for_all)
