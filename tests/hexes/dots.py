"""Sight in Conflict of Heroes found a second time, from the sentences of the rules and the files of the boards.

A place is a column and a half row, as a dot has it at x = 3 * column, y = half row; round it lies the hex with the
corners (2, 0), (1, 1), (-1, 1) and so on. What a line from dot to dot meets is that line cut off at three pairs of
parallel sides. Walls never matter to it, nor do units.
"""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import yaml

import grognard
from grognard.geometry.ground import BLOCKS

Place = tuple[int, int]

BOARDS = Path(grognard.__file__).parent / "games" / "heroes" / "bear" / "boards"
KEYS = [f"board{n}" for n in range(1, 6)]
TALL = ("light-woods", "heavy-woods", "wood-building", "stone-building")
"""Facts 3: what blocks sight, each a level high."""
TWO_CLOUDS = 2


class Land:
    """Levels of all hexes, and those with woods or a building."""

    def __init__(self, levels: dict[Place, int], tall: Collection[Place]) -> None:
        self.levels = levels
        self.tall = frozenset(tall)


@cache
def file(key: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((BOARDS / f"{key}.yaml").read_text(encoding="utf-8"))
    return found


def place(name: str) -> Place:
    """Rows A, B ... from the north; of even columns each lies half a hex further south.

    >>> place("E07"), place("E08")
    ((7, 8), (8, 9))
    """
    row, column = ord(name[0]) - ord("A"), int(name[1:])
    return column, 2 * row + (column % 2 == 0)


def land(key: str) -> Land:
    """A board as it is printed: what no list names is open ground on level 0."""
    rows = ("ABCDEFGHIJKL", "ABCDEFGHIJKLM")
    names = [f"{row}{column:02}" for column in range(1, 20) for row in rows[column % 2]]
    levels = {place(name): 0 for name in names}
    for level, raised in file(key).get("levels", {}).items():
        levels |= {place(name): int(level) for name in raised}
    return Land(levels, [place(name) for kind in TALL for name in file(key)["terrain"].get(kind, [])])


def steps(a: Place, b: Place) -> int:
    across, down = abs(a[0] - b[0]), abs(a[1] - b[1])
    return across + max(0, down - across) // 2


@cache
def met(dq: int, dv: int) -> list[tuple[Place, ...]]:
    """What a line to an offset meets, in order: a hex it goes through, or the two whose common side it runs along.

    To touch a corner is to meet nothing.
    """
    found: dict[tuple[Fraction, Fraction], list[Place]] = {}
    for q in range(min(0, dq) - 1, max(0, dq) + 2):
        for v in range(min(0, dv) - 2, max(0, dv) + 3):
            far_off = 3 * abs(dq * v - dv * q) > 2 * (3 * abs(dq) + abs(dv))
            if (q + v) % 2 or far_off or (q, v) in ((0, 0), (dq, dv)):
                continue
            piece = inside(dq, dv, q, v)
            if piece is not None:
                found.setdefault(piece, []).append((q, v))
    return [tuple(found[piece]) for piece in sorted(found)]


def inside(dq: int, dv: int, q: int, v: int) -> tuple[Fraction, Fraction] | None:
    """The piece of a line that lies in a hex or on its rim, by the parts of the way where it begins and ends."""
    first, last = Fraction(0), Fraction(1)
    for start, way, reach in ((-v, dv, 1), (-3 * q - v, 3 * dq + dv, 2), (-3 * q + v, 3 * dq - dv, 2)):
        if way == 0:
            if abs(start) > reach:
                return None
            continue
        one, other = Fraction(-reach - start, way), Fraction(reach - start, way)
        first, last = max(first, min(one, other)), min(last, max(one, other))
    return (first, last) if first < last else None


def along(dq: int, dv: int) -> bool:
    """Whether a line runs along sides of hexes."""
    return dq % 2 == 0 and (dv == 0 or abs(dv) == 3 * abs(dq)) if dq else False


def seen(on: Land, a: Place, b: Place, stops: Collection[Place] = (), hazy: Collection[Place] = ()) -> int:
    """Facts 1.2, 1.9 and 3: how many clouds of light smoke are in the way, or BLOCKS.

    `stops` are the hexes with heavy smoke, cattle or refugees, `hazy` those with light smoke, both at all levels.
    """
    low, high = sorted((on.levels[a], on.levels[b]))
    low_end = a if on.levels[a] < on.levels[b] else b

    def does(h: Place) -> int:
        """What a hex does to the line; nothing if there is no hex."""
        if h not in on.levels:
            return 0
        level = on.levels[h]
        if h in stops or level > high:
            return BLOCKS
        if low < high and level == high:  # a plateau
            return BLOCKS
        if h in on.tall:
            if level + 1 >= high:
                return BLOCKS
            if low < high and steps(h, low_end) == 1 and level + 1 > low:  # the blind spot
                return BLOCKS
        return int(h in hazy)

    clouds = 0
    for hexes in met(b[0] - a[0], b[1] - a[1]):
        here = [does((a[0] + q, a[1] + v)) for q, v in hexes]
        worst = min(here)  # along a side the less restrictive hex counts
        if worst == BLOCKS:
            return BLOCKS
        clouds += worst
    return BLOCKS if clouds >= TWO_CLOUDS else clouds
