"""Silhouettes inside hexes: which part of what stands in a hex a straight line crosses, exact by integers.

A silhouette is the hexagon drawn in by so many twelfths (its inset), and where it joins that of a neighbour, or
sticks out into it, the whole triangle between the centre and that side. What sticks out is a bump: it stands on
the middle half of the side and reaches so many twelfths of the way from there to the centre. A line crosses what
it meets the inside of; touching is not crossing.
"""

from __future__ import annotations

from grognard.geometry.hexes import CORNER_X, CORNER_Y, DQ, DV


class Slant:
    """The line to an offset, as it cuts through hexes at any distance from their centres.

    Due north through a centre it cuts any inset, and the triangles to the north and south; a line that
    passes far from a centre cuts wide insets only.

    >>> divmod(Slant(0, -4).shape(0, -2), 64), divmod(Slant(2, 4).shape(1, 1), 64)
    ((1, 9), (8, 56))
    """

    __slots__ = ("dq", "dv", "least", "most", "wide")

    def __init__(self, dq: int, dv: int) -> None:
        self.dq = dq
        self.dv = dv
        turns = [3 * dq * CORNER_Y[c] - dv * CORNER_X[c] for c in range(6)]
        self.wide: int = max(turns)
        """How far off a line in this direction through its centre the outermost corners of a hex are."""
        self.least: list[int] = [min(0, turns[side - 1], turns[side]) for side in range(6)]
        self.most: list[int] = [max(0, turns[side - 1], turns[side]) for side in range(6)]
        """The same, to the left and to the right, for the triangle at each side."""

    def off(self, q: int, v: int) -> int:
        """How far to the right of the line the centre of a hex lies; negative: to the left."""
        return 3 * (self.dq * v - self.dv * q)

    def shape(self, q: int, v: int) -> int:
        """What is cut of a hex that is crossed: 64 times the least inset, and a bit for each triangle."""
        off = self.off(q, v)
        met = (12 * abs(off) // self.wide + 1) << 6
        for side in range(6):
            if off + self.least[side] < 0 < off + self.most[side]:
                met |= 1 << side
        return met

    def reach(self, way: int, reach: int) -> tuple[int, int]:
        """How far a bump that comes in `way` into a hex lies left and right of its centre, 24 times."""
        back, before = (way + 3) % 6, (way + 2) % 6
        near, far = self.turn(CORNER_X[back], CORNER_Y[back]), self.turn(CORNER_X[before], CORNER_Y[before])
        forward = reach * self.turn(3 * DQ[way], DV[way])
        # a quarter of the way from each corner of the side to the other
        one, two = 6 * (3 * near + far), 6 * (near + 3 * far)
        corners = [one, two, one + forward, two + forward]
        return min(corners), max(corners)

    def meets_bump(self, q: int, v: int, way: int, reach: int) -> bool:
        """Whether the bump that comes in `way` into a hex is cut."""
        left, right = self.reach(way, reach)
        off = 24 * self.off(q, v)
        return off + left < 0 < off + right

    def turn(self, x: int, y: int) -> int:
        """How far to the right a point lies, from the centre of a hex on the line."""
        return 3 * self.dq * y - self.dv * x
