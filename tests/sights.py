"""Sight in Lock 'n Load between every two locations, upper floors too, against the slow tracer of the tests.

    python tests/sights.py --jobs 2

On every board, alone, turned and joined, each pair with smoke lying about in other hexes. Half an hour of one core:
`--every 10` looks at one pair in ten, `--only "3 beside 2"` at one lay of the boards; `--hills` goes by the other
reading of R43 (`shadow=hills`).
"""

from __future__ import annotations

import argparse
import random
import sys
from itertools import combinations
from multiprocessing import Pool

from locknload.test_map import LAYOUTS, is_as_traced, laid, locations

CLOUDS = 6
"""As many hexes with smoke as there are at most."""


def differences(task: tuple[str, int, int, bool]) -> tuple[str, int, list[str]]:
    """Of the pairs with one first location: how many were looked at, and which are seen otherwise than traced."""
    layout, first, every, hills = task
    on = laid(layout, hills)
    places = locations(on)
    wrong: list[str] = []
    pairs = [pair for n, pair in enumerate(combinations(places, 2)) if n % every == 0 and pair[0] == places[first]]
    for a, b in pairs:
        chance = random.Random(f"{layout} {a} {b}")
        smoke = sorted(chance.sample(on.board.hexes, chance.randint(0, CLOUDS)))
        if not is_as_traced(layout, a, b, smoke, hills):
            wrong.append(f"{layout}: {a} and {b}, smoke in {smoke}")
    return layout, len(pairs), wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--only", choices=LAYOUTS)
    parser.add_argument("--hills", action="store_true")
    given = parser.parse_args()
    layouts = [given.only] if given.only else list(LAYOUTS)
    tasks = [
        (layout, n, given.every, given.hills) for layout in layouts for n in range(len(locations(laid(layout))))
    ]
    counts = dict.fromkeys(layouts, 0)
    wrong: list[str] = []
    with Pool(given.jobs) as pool:
        for layout, count, found in pool.imap_unordered(differences, tasks):
            counts[layout] += count
            wrong += found
    for layout, count in counts.items():
        print(f"{layout}: {count} pairs")
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
