"""Sight between every two hexes of every board against the slow second ways of the tests, with smoke lying about.

    python tests/sights.py --jobs 2
    python tests/sights.py heroes --jobs 2

Lock 'n Load, upper floors too, on every board, alone, turned and joined: half an hour of one core. `--hills` goes
by the other reading of R43 (`shadow=hills`). Conflict of Heroes, each pair without smoke and through a dozen lots
of smoke, cattle and refugees: a minute. `--every 10` looks at one pair in ten, `--only "3 beside 2"` at one lay of
the boards, `--only board3` at one board.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from itertools import combinations
from multiprocessing import Pool

from grognard.games.heroes.map import HEAVY_SMOKE, HERD, LIGHT_SMOKE
from grognard.games.heroes.printed import board
from heroes.test_sight import is_as_the_rules_say, places, smoke_over
from hexes.dots import KEYS
from locknload.test_map import LAYOUTS, is_as_traced, laid, locations

CLOUDS = 6
"""As many hexes with smoke as there are at most in Lock 'n Load,"""
LOTS = (0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64)
"""and as many as there are in heroes, one after another."""
KINDS = {HEAVY_SMOKE: "heavy smoke", LIGHT_SMOKE: "light smoke", HERD: "herd"}
Task = tuple[str, int, int, bool]
"""A board or a lay of boards, the first hex by its place among all, one pair in so many, whether by hills alone."""
Found = tuple[str, int, list[str]]
"""Where, how many pairs were looked at, and which are seen otherwise than by the second way."""


def locknload(task: Task) -> Found:
    """The pairs with one first location."""
    layout, first, every, hills = task
    on = laid(layout, hills)
    floors = locations(on)
    wrong: list[str] = []
    pairs = [pair for n, pair in enumerate(combinations(floors, 2)) if n % every == 0 and pair[0] == floors[first]]
    for a, b in pairs:
        chance = random.Random(f"{layout} {a} {b}")
        smoke = sorted(chance.sample(on.board.hexes, chance.randint(0, CLOUDS)))
        if not is_as_traced(layout, a, b, smoke, hills):
            wrong.append(f"{layout}: {a} and {b}, smoke in {smoke}")
    return layout, len(pairs), wrong


def heroes(task: Task) -> Found:
    """The pairs with one first hex, each through as many lots of smoke as there are."""
    key, first, every, _ = task
    at = list(places(key))
    wrong: list[str] = []
    pairs = [pair for n, pair in enumerate(combinations(at, 2)) if n % every == 0 and pair[0] == at[first]]
    for clouds in LOTS:
        smoke = smoke_over(key, clouds, random.Random(f"{key} {first} {clouds}"))
        for a, b in pairs:
            if not is_as_the_rules_say(key, a, b, smoke):
                names = board(key).grid.names
                lies = ", ".join(f"{names[h]} {KINDS[kind]}" for h, kind in smoke)
                wrong.append(f"{key}: {names[a]} and {names[b]}, {lies}")
    return key, len(pairs), wrong


GAMES: dict[str, tuple[Callable[[Task], Found], list[str]]] = {
    "locknload": (locknload, list(LAYOUTS)),
    "heroes": (heroes, KEYS),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", choices=GAMES, default="locknload")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--only")
    parser.add_argument("--hills", action="store_true")
    given = parser.parse_args()
    differences, boards = GAMES[given.game]
    if given.only and given.only not in boards:
        parser.error(f"--only: one of {', '.join(boards)}")
    chosen = [given.only] if given.only else boards
    of = {key: len(places(key)) if given.game == "heroes" else len(locations(laid(key))) for key in chosen}
    tasks = [(key, n, given.every, given.hills) for key in chosen for n in range(of[key])]
    counts = dict.fromkeys(chosen, 0)
    wrong: list[str] = []
    with Pool(given.jobs) as pool:
        for key, count, found in pool.imap_unordered(differences, tasks):
            counts[key] += count
            wrong += found
    for key, count in counts.items():
        print(f"{key}: {count} pairs")
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
