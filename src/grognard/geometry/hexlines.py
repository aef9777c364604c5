"""Straight lines from centre to centre of hexes, exact by integers: the hexes and hexsides they cross or run along.

Such a line crosses a hex when it meets its inside. Between two hexes it crosses a hexside, or passes through a
corner: then a third hex is only touched. It runs along a hexside in six bearings only, and always from a centre
it has passed; the two hexes of that side are named together.
"""

from __future__ import annotations

from typing import Final

from grognard.geometry.hexes import CORNER_X, CORNER_Y, DQ, DV, bearing

HEX: Final = 0
"""Through the inside of the hex, and out by its side in `way`; -1 where it goes out by a corner."""
ALONG: Final = 1
"""Along the side of the hex in `way`: its two hexes."""
CORNER: Final = 2
"""From the hex into that in `way` through a corner of both; the hex touched is one direction further by `turn`."""
FORK: Final = 3
"""Through the corner of the hex after `way`, on to or from the side that leads away from it."""


class Line:
    """All that lies strictly between two hexes at an offset, in order from the first: one entry a row.

    >>> line = Line(2, 4)
    >>> [(line.what[n], line.q[n], line.v[n]) for n in range(len(line.what))]
    [(0, 1, 1), (0, 1, 3)]
    """

    __slots__ = ("dq", "dv", "first", "last", "q", "turn", "v", "way", "what")

    def __init__(self, dq: int, dv: int) -> None:
        self.dq = dq
        self.dv = dv
        self.what: list[int] = []
        self.q: list[int] = []
        self.v: list[int] = []
        """Offset of the hex from the first one."""
        self.way: list[int] = []
        self.turn: list[int] = []
        if dq or dv:
            self.trace()
        # Out of the first hex a line goes by a side, or through a corner along one; likewise into the last.
        along = bool(self.what) and self.what[0] == FORK
        self.first: int = -1 if not self.what else 1 if along else 0
        """The entry of the hex, or the two, next to the first end; -1 between neighbours."""
        self.last: int = len(self.what) - (2 if along else 1)

    def trace(self) -> None:
        """Walks from hex to hex: how far its centre is off the line tells where the line leaves a hex."""
        dx, dy = 3 * self.dq, self.dv
        turns = [dx * CORNER_Y[c] - dy * CORNER_X[c] for c in range(6)]
        # The two or three sides it can leave by, clockwise: each as far as the corner after it.
        outs = [c for c in range(6) if turns[c] > turns[c - 1]]
        if turns[outs[0]] > turns[outs[-1]]:
            outs = [c for c in outs if c > 2] + [c for c in outs if c <= 2]
        ends = [turns[c] for c in outs]
        over = [dx * DV[c] - dy * 3 * DQ[c] for c in outs]
        across, down = [DQ[c] for c in outs], [DV[c] for c in outs]
        q = v = off = 0
        while True:
            n = 0
            while off + ends[n] < 0:
                n += 1
            corner = off + ends[n] == 0
            if q or v:
                self.add(HEX, q, v, -1 if corner else outs[n], 0)
            if corner and off == 0:
                q, v = self.along(q, v, outs[n])
            else:
                if corner:
                    turn = 1 if off < 0 else -1
                    n += 1 if off > 0 else 0
                    self.add(CORNER, q, v, outs[n], turn)
                q, v, off = q + across[n], v + down[n], off + over[n]
            if q == self.dq and v == self.dv:
                return

    def along(self, q: int, v: int, corner: int) -> tuple[int, int]:
        """From a centre through a corner along the side beyond it; back comes the hex at the side's other end."""
        other = (corner + 1) % 6
        self.add(FORK, q, v, corner, 0)
        self.add(ALONG, q + DQ[corner], v + DV[corner], (corner + 2) % 6, 0)
        q, v = q + DQ[corner] + DQ[other], v + DV[corner] + DV[other]
        self.add(FORK, q, v, (corner + 3) % 6, 0)
        return q, v

    def add(self, what: int, q: int, v: int, way: int, turn: int) -> None:
        self.what.append(what)
        self.q.append(q)
        self.v.append(v)
        self.way.append(way)
        self.turn.append(turn)

    def at_an_end(self, n: int) -> bool:
        """Whether the sides of a corner, or the one a hex is left by, are those of the first or the last hex."""
        q, v, way = self.q[n], self.v[n], self.way[n]
        if (q == 0 and v == 0) or (q == self.dq and v == self.dv):
            return True
        return self.what[n] != FORK and q + DQ[way] == self.dq and v + DV[way] == self.dv


KEPT: Final[dict[tuple[int, int], Line]] = {}
"""Every line asked for so far; there are no more of them than offsets on the largest board."""


def line(dq: int, dv: int) -> Line:
    """The line to an offset, traced once."""
    found = KEPT.get((dq, dv))
    if found is None:
        found = Line(dq, dv)
        KEPT[(dq, dv)] = found
    return found


def arrives(dq: int, dv: int) -> list[int]:
    """The sides of the last hex through which a line comes in: one, or the two of a corner.

    >>> arrives(0, -4), arrives(2, 0)
    ([3], [4, 5])
    """
    path = line(dq, dv)
    if not path.what:
        return [(bearing(dq, dv) // 4 + 3) % 6]
    way = path.way[-1]
    return [way, (way + 1) % 6] if path.what[-1] == FORK else [(way + 3) % 6]


def meets(dq: int, dv: int, q: int, v: int) -> bool:
    """Whether the line to an offset meets a hex between its ends, its rim included.

    >>> meets(4, 0, 2, 0), meets(4, 0, 1, 1), meets(4, 0, 1, 3), meets(4, 0, 6, 0)
    (True, True, False, False)
    """
    if (q == 0 and v == 0) or (q == dq and v == dv):
        return False
    ahead = 3 * dq * q + dv * v
    if not 0 < ahead < 3 * dq * dq + dv * dv:
        return False
    wide = max(3 * abs(dq) + abs(dv), 2 * abs(dv))  # the farthest corner from the line
    return abs(3 * (dq * v - dv * q)) <= wide
