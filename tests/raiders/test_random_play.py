"""Random matches over all missions and both editions, twenty thousand when compiled: no dead end, nothing lost."""

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
BATCHES = 10 if CLOSELY else 1
MATCHES = 84
"""6 scenarios x 4 sets of options x 10 batches x 84 matches: 20,160."""


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("given", EDITIONS, ids=str)
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_random_matches_end_and_break_no_invariant(scenario: str, given: dict[str, str], batch: int) -> None:
    options = checked_options(GAME, given)
    for number in range(MATCHES):
        setting = Setting(GAME, scenario, options, f"{scenario} {given} {batch} {number}")
        law.plays_to_the_end(setting, holds)
