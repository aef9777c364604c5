"""Random matches over all missions and both editions: no dead end, nothing lost. `soak.py` plays thousands more."""

from __future__ import annotations

import pytest

import conformance as law
from conformance import CLOSELY, Setting
from grognard.games import checked_options, game_named
from raiders.invariants import holds

GAME = game_named("telemark")
EDITIONS: list[dict[str, str]] = [
    {},
    {"edition": "es"},
    {"leader_gear": "1", "scouting": "off"},
    {"coordinated": "off", "campaign_defeat": "any"},
]
MATCHES = 400 if CLOSELY else 160
"""Of each scenario, a quarter of them under each set of options."""


def setting(scenario: str, number: int) -> Setting:
    """One of the matches of random play: every set of options in turn."""
    given = EDITIONS[number % len(EDITIONS)]
    return Setting(GAME, scenario, checked_options(GAME, given), f"{scenario} {number}")


@pytest.mark.parametrize("part", range(8))
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_random_matches_end_and_break_no_invariant(scenario: str, part: int) -> None:
    for number in range(part, MATCHES, 8):
        law.plays_to_the_end(setting(scenario, number), holds)
