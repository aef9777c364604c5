"""Several matches look at one map at the same time, each through its own smoke: threads do not see each other's."""

from __future__ import annotations

import random
import sys
import threading
from collections.abc import Callable, Iterator

import pytest

from grognard.games import game_named, new_match
from grognard.games.heroes.map import Veil
from grognard.games.heroes.state import Mission
from grognard.games.locknload.boards import boards
from grognard.games.locknload.content import read
from grognard.games.locknload.map import Map
from grognard.geometry.ground import BLOCKS
from grognard.geometry.hexboards import Placed

Look = Callable[[int, int, list[int]], int]

LINES = 1500
THREADS = 3


@pytest.fixture(autouse=True)
def hasty() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def seen_at_once(look: Look, lines: list[tuple[int, int]], lying: list[list[int]]) -> list[list[int]]:
    """What each thread sees along all lines through what lies for it."""
    start = threading.Barrier(len(lying))
    found: list[list[int]] = [[] for _ in lying]

    def watch(at: int) -> None:
        start.wait()
        found[at] = [look(a, b, lying[at]) for a, b in lines]

    threads = [threading.Thread(target=watch, args=(at,)) for at in range(len(lying))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def drawn(look: Look, hexes: list[int]) -> tuple[list[tuple[int, int]], list[list[int]]]:
    """Lines across a map that are free over the ground, and for each thread hexes with smoke."""
    chance = random.Random(7)
    free = [(a, b) for a in hexes for b in hexes if a < b and look(a, b, []) != BLOCKS]
    return chance.sample(free, LINES), [chance.sample(hexes, 12) for _ in range(THREADS)]


def test_lock_n_load() -> None:
    def laid() -> Map:
        return Map(boards(), [Placed("1")], read(boards()).classes())

    one, fresh = laid(), laid()
    lines, smoke = drawn(fresh.look, one.board.hexes)
    alone = [[fresh.look(a, b, lies) for a, b in lines] for lies in smoke]
    assert seen_at_once(one.look, lines, smoke) == alone
    assert len({tuple(seen) for seen in alone}) == THREADS, "each smoke is seen through otherwise"


def test_conflict_of_heroes() -> None:
    game = game_named("heroes")
    state = new_match(game, game.scenarios[0], {}, "7").state
    assert isinstance(state, Mission)
    one = state.theater.map
    lines, clouds = drawn(one.look, one.grid.hexes)
    lying = [[h * 4 for h in hexes] for hexes in clouds]
    at_once = seen_at_once(one.look, lines, lying)
    alone = []
    for lies in lying:
        one.lay = Veil([])  # nothing is remembered of what was seen at once
        alone.append([one.look(a, b, lies) for a, b in lines])
    assert at_once == alone
    assert len({tuple(seen) for seen in alone}) == THREADS, "each smoke is seen through otherwise"
