"""Counts of legal lines to depth three, from the start of each mission of Telemark and from positions of Incursion.

An oracle any second program can check.
"""

from __future__ import annotations

import pytest

from grognard.engine.dice import KeyedDice, key_of
from grognard.engine.match import Match, start
from grognard.engine.notation import read_point
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


POINTS = {
    "incursion/1 recon {figures: {Private 1: {at: B2}, Sergeant: {at: C14}, Zombie 1: {at: H2}}}": [3, 19, 180],
    "incursion/1 recon {figures: {Slugger: {at: V3, facing: south}, Gunner 1: {waits: NW}, Zombie 1: {at: V2}}}": [
        3,
        12,
        76,
    ],
    "incursion/1 incursion {active: germans, figures: {Private 1: {at: K2, reacting: true}, Ilsa: {at: M2},"
    " Zombie 1: {at: L2}, Zombie 2: {waits: G2}}}": [4, 17, 71],
    "incursion/1 beacon {figures: {Incinerator 1: {at: N9, facing: north}, Hans: {at: Q8}},"
    " hands: {allies: [Extra Ammo 1, Hidden Tunnel 1]}}": [4, 116, 296],
    "incursion/1 twitcher {active: germans, figures: {Minenzombie 1: {at: G6}, Blitzhund 1: {at: H5},"
    " Private 1: {at: F6}}, hands: {allies: [SNAFU 1], germans: [Blackout]}}": [4, 25, 159],
    "incursion/1 doomsday {phase: bid, figures: {Private 1: {at: B2}, Gretel: {at: held}}}": [11, 102, 209],
}


@pytest.mark.parametrize("line", list(POINTS), ids=range(len(POINTS)))
def test_legal_lines_from_a_position(line: str) -> None:
    game = game_named("incursion")
    match = read_point(game, checked_options(game, {}), line, KeyedDice(key_of("perft")))
    assert [lines(match, depth) for depth in (1, 2, 3)] == POINTS[line]
