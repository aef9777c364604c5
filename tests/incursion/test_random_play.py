"""Random matches over all missions and readings: no dead end, nothing lost. `soak.py` plays thousands more."""

from __future__ import annotations

import pytest

import conformance as law
from conformance import Setting, any_option, busy_option
from grognard.games import checked_options
from grognard.games.incursion.game import game
from incursion.invariants import holds

GAME = game()
READINGS: list[dict[str, str]] = [
    {"turn_limit": "on"},
    {"turn_limit": "on", "two_guns": "gretel", "late_command": "on", "sergeant_reacts": "off", "flames": "burn"},
    {"turn_limit": "on", "level": "26"},
]
"""With a turn limit: players who answer at random would wander for hundreds of turns without."""


def setting(scenario: str, number: int) -> Setting:
    """One of the matches of random play: every reading, both kinds of player."""
    given = READINGS[number % len(READINGS)]
    choose = any_option if number % 4 == 3 else busy_option
    return Setting(GAME, scenario, checked_options(GAME, given), f"{scenario} {number}", choose)


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("scenario", GAME.scenarios[:-1])
def test_random_matches_end_and_break_no_invariant(scenario: str, number: int) -> None:
    law.plays_to_the_end(setting(scenario, number), holds)


@pytest.mark.parametrize("number", range(2))
def test_random_campaigns_end_and_break_no_invariant(number: int) -> None:
    law.plays_to_the_end(setting("campaign", number), holds)
