"""Hexes by offset: directions, distances, rings, and arcs that look through a hexside or a corner.

Hexes stand flat side up. A hex is a column and a half row, counted eastward and southward: its neighbours
to the north and south are two half rows away, the four others one column and one half row. So the sum of
the two is even for every hex, or odd for every hex. Nothing here depends on how a board is printed.

Bearings are counted clockwise in twelfths of a turn: 0 is north, even ones lead through the middle of a
hexside, odd ones through a corner. Direction d is the bearing 2d, and corner c the bearing 2c + 1.
"""

from __future__ import annotations

from typing import Final

NORTH: Final = 0
NORTHEAST: Final = 1
SOUTHEAST: Final = 2
SOUTH: Final = 3
SOUTHWEST: Final = 4
NORTHWEST: Final = 5
DQ: Final[list[int]] = [0, 1, 1, 0, -1, -1]
DV: Final[list[int]] = [-2, -1, 1, 2, 1, -1]
"""Columns and half rows to the neighbour in each direction, clockwise from north."""
CORNER_X: Final[list[int]] = [1, 2, 1, -1, -2, -1]
CORNER_Y: Final[list[int]] = [-1, 0, 1, 1, 0, -1]
"""The corner after each direction, clockwise: thirds of a column and half rows from the centre."""

INSIDE: Final = 1
EDGE: Final = 0
OUTSIDE: Final = -1


def distance(dq: int, dv: int) -> int:
    """Steps between two hexes.

    >>> distance(0, 4), distance(3, 1), distance(-2, 6)
    (2, 3, 4)
    """
    across, along = abs(dq), abs(dv)
    return across + (along - across) // 2 if along > across else across


def bearing(dq: int, dv: int) -> int:
    """Twice the bearing of an offset where it is exact; the odd number between where it lies between two.

    >>> [bearing(dq, dv) for dq, dv in ((0, -2), (1, -5), (1, -3), (1, -1), (2, 0), (0, 6), (-1, -1))]
    [0, 1, 2, 4, 6, 12, 20]
    """
    assert dq or dv
    # In the first half turn the six borders are v = -q * (3, 1, 0, -1, -3) and due south.
    if dq < 0 or (dq == 0 and dv > 0):
        return 12 + bearing(-dq, -dv)
    if dq == 0:
        return 0
    if dv < 0:
        return 1 + side_of(-3 * dq, dv) if dv < -dq else 3 + side_of(-dq, dv)
    if dv == 0:
        return 6
    return 7 + side_of(dq, dv) if dv <= dq else 9 + side_of(3 * dq, dv)


def side_of(border: int, value: int) -> int:
    """0 before a border, 1 on it, 2 beyond it."""
    return 0 if value < border else 1 if value == border else 2


def arc(facing: int, width: int, dq: int, dv: int) -> int:
    """Whether an offset lies within `width` twelfths of a turn to either side of a bearing, or on the edge of that.

    The front half of a unit that faces north, and the third of a turn before its north-east corner:

    >>> [arc(0, 3, 2, dv) for dv in (-2, 0, 2)]
    [1, 0, -1]
    >>> [arc(1, 2, dq, dv) for dq, dv in ((0, -2), (2, 0), (1, 1))]
    [1, 0, -1]
    """
    if dq == 0 and dv == 0:
        return OUTSIDE
    off = abs((bearing(dq, dv) - 2 * facing + 12) % 24 - 12)
    return INSIDE if off < 2 * width else EDGE if off == 2 * width else OUTSIDE


def ring(radius: int) -> list[tuple[int, int]]:
    """The offsets at a distance, clockwise from due north.

    >>> ring(1)
    [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]
    >>> len(ring(3)), ring(0)
    (18, [(0, 0)])
    """
    if radius == 0:
        return [(0, 0)]
    found: list[tuple[int, int]] = []
    q, v = 0, -2 * radius
    for direction in (SOUTHEAST, SOUTH, SOUTHWEST, NORTHWEST, NORTH, NORTHEAST):
        for _ in range(radius):
            found.append((q, v))
            q += DQ[direction]
            v += DV[direction]
    return found
