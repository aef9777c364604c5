"""Random matches over all scenarios and readings: no dead end, nothing lost. `tests/soak.py` plays thousands
more."""

from __future__ import annotations

import pytest

import conformance as law
from conformance import CLOSELY, Setting, any_option, busy_option
from grognard.engine.match import Match
from grognard.engine.state import State
from grognard.games import checked_options
from grognard.games.locknload.game import game
from locknload.invariants import holds

GAME = game()
READINGS: list[dict[str, str]] = [
    {},
    {"adjacent": "any", "shadow": "hills", "ops": "strict", "spotting": "led"},
    {"held": "later", "leaders": "force", "fanatics": "always", "zero": "armed", "entering": "any"},
]


def setting(scenario: str, number: int) -> Setting:
    """One of the matches of random play: every reading, both kinds of player."""
    choose = any_option if number % 4 == 3 else busy_option
    return Setting(GAME, scenario, checked_options(GAME, READINGS[number % 3]), f"{scenario} {number}", choose)


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_random_matches_end_and_break_no_invariant(scenario: str, number: int) -> None:
    law.plays_to_the_end(setting(scenario, number), holds, every=5 if CLOSELY else 12)


KEPT = 6
"""So many copies are held at once."""


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_a_copy_stays_as_it_was(scenario: str) -> None:
    """What copies share nobody changes: each is what it was for as long as the match goes on from there."""
    kept: list[tuple[State, object]] = []

    def visit(match: Match) -> None:
        if len(match.answers) % 5 == 0:
            copy = match.state.copy()
            kept.append((copy, copy.key()))
            del kept[:-KEPT]
        assert all(copy.key() == key for copy, key in kept)

    law.walk(setting(scenario, 0), visit, events=False)
