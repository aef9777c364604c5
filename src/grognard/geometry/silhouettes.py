"""Silhouettes inside hexes: which part of what stands in a hex a straight line crosses, exact by integers.

A silhouette is the hexagon drawn in by so many twelfths (its inset), and where it joins that of a neighbour, or
sticks out into it, the whole triangle between the centre and that side. What sticks out is a bump: it stands on
the middle half of the side and reaches so many twelfths of the way from there to the centre. A line crosses what
it meets the inside of; touching is not crossing.
"""

from __future__ import annotations

from grognard.geometry.hexes import CORNER_X, CORNER_Y, DQ, DV
from grognard.geometry.hexlines import leans, off_line


def shape_met(dq: int, dv: int, q: int, v: int) -> int:
    """What the line to (dq, dv) meets of a hex: 64 times the least inset it cuts, and a bit for each triangle.

    Due north through the centre it cuts any inset and the triangles to the north and south; a line that
    passes far from the centre cuts wide insets only.

    >>> divmod(shape_met(0, -4, 0, -2), 64)
    (1, 9)
    >>> divmod(shape_met(2, 4, 1, 1), 64)
    (8, 56)
    """
    off = off_line(dq, dv, q, v)
    met = (12 * abs(off) // leans(dq, dv) + 1) << 6
    before = off + 3 * dq * CORNER_Y[5] - dv * CORNER_X[5]
    for side in range(6):
        after = off + 3 * dq * CORNER_Y[side] - dv * CORNER_X[side]
        if min(off, before, after) < 0 < max(off, before, after):
            met |= 1 << side
        before = after
    return met


def bump_met(dq: int, dv: int, q: int, v: int, way: int, reach: int) -> bool:
    """Whether the line to (dq, dv) meets the bump that comes in `way` into a hex from the neighbour behind."""
    back = (way + 3) % 6
    off = 24 * off_line(dq, dv, q, v)
    forward = reach * (3 * dq * DV[way] - dv * 3 * DQ[way])
    one = off + 6 * quarter(dq, dv, back, (back + 5) % 6)
    two = off + 6 * quarter(dq, dv, (back + 5) % 6, back)
    return min(one, two, one + forward, two + forward) < 0 < max(one, two, one + forward, two + forward)


def quarter(dq: int, dv: int, near: int, far: int) -> int:
    """Four times how far off the line to (dq, dv) the point lies a quarter of the way from a corner to the next."""
    x = 3 * CORNER_X[near] + CORNER_X[far]
    y = 3 * CORNER_Y[near] + CORNER_Y[far]
    return 3 * dq * y - dv * x
