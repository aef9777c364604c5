"""Random matches over all missions and readings: no dead end, nothing lost. `soak.py` plays thousands more."""

from __future__ import annotations

import random

import pytest

import conformance as law
from conformance import CLOSELY, Setting, any_option, busy_option
from grognard.bots import heuristic_player
from grognard.games import checked_options
from grognard.games.incursion.game import game
from grognard.games.incursion.state import Battle
from incursion.invariants import holds

GAME = game()
FAR = 2000
"""Decisions: some forty turns of players who answer at random."""
EVERY = 3 if CLOSELY else 8
"""Decisions between two looks at what always holds. `soak.py` looks at each."""
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


@pytest.mark.parametrize("number", range(6 if CLOSELY else 3))
@pytest.mark.parametrize("scenario", GAME.scenarios[:-1])
def test_random_matches_end_and_break_no_invariant(scenario: str, number: int) -> None:
    law.plays_to_the_end(setting(scenario, number), holds, EVERY)


@pytest.mark.parametrize("number", range(2))
def test_random_campaigns_end_and_break_no_invariant(number: int) -> None:
    law.plays_to_the_end(setting("campaign", number), holds, EVERY)


@pytest.mark.parametrize("scenario", [m.name for m in GAME.content.theater.missions if m.limit])
def test_without_a_turn_limit_nothing_breaks_for_long(scenario: str) -> None:
    """INCURSION 7, 6.5.1: the horde has no end, and the mission only its own."""
    match = Setting(GAME, scenario, checked_options(GAME, {}), f"on and on {scenario}").start(events=False)
    chance = random.Random(scenario)
    while match.ask is not None and len(match.answers) < FAR:
        holds(match.state)
        match.answer(any_option(chance, match.ask.options))
    assert isinstance(match.state, Battle)
    assert match.state.turn > 12 and (match.ask is None or len(match.state.at) > 100)


@pytest.mark.parametrize("scenario", [m.name for m in GAME.content.theater.missions if m.limit])
def test_players_who_know_what_they_want_need_no_turn_limit(scenario: str) -> None:
    """INCURSION 7: a mission between good players comes to its own end."""
    match = Setting(GAME, scenario, checked_options(GAME, {}), f"by itself {scenario}").start(events=False)
    chance = random.Random(scenario)
    player = heuristic_player(GAME)
    while match.ask is not None:
        assert len(match.answers) < 3 * FAR
        match.answer(player(match, chance))
