"""One line of sight with its reasons: what stops it and where, what hinders it and by how much, by which section.

Where a line runs along a hexside, what fills the hexes on both sides counts as the lesser of the two, and hides
what is lower if both do; a silhouette that reaches across that side counts by itself. Through a corner of hexsides
a line crosses what stands on them only if something stands on both sides of it, and then as the lesser. What stands
in the hexes of the two ends, on their sides, or sticks out of them, never counts.
"""

from __future__ import annotations

from typing import Final

from grognard.geometry.ground import BLOCKS, NOTHING, Ground, Kind
from grognard.geometry.hexes import DQ, DV
from grognard.geometry.hexlines import ALONG, CORNER, FORK, HEX, Line, line
from grognard.geometry.silhouettes import Slant

GROUND: Final = "ground"
"""What stops a line where the ground itself does."""


class Bar:
    """One thing a line meets: what it is, where, and what it does there."""

    __slots__ = ("across", "at", "by", "section", "what")

    def __init__(self, what: str, by: int, section: str, at: int, across: int) -> None:
        self.what = what
        self.by = by
        """How much it hinders, or BLOCKS."""
        self.section = section
        self.at = at
        """The hex."""
        self.across = across
        """The second hex of the hexside it stands on, or that the line runs along; -1 for a hex alone."""


class Sight:
    """Whether a line is clear, and why not."""

    __slots__ = ("bar", "clear", "hinders", "hindrance")

    def __init__(self) -> None:
        self.clear = True
        self.hindrance = 0
        """How much it is hindered in all, if it is clear."""
        self.hinders: list[Bar] = []
        """What hinders it, in order; of a blocked line what comes before the end of it."""
        self.bar: Bar | None = None
        """What stops it, the first one from where it begins."""


class Markers:
    """What came onto the board in play and lies on top of the ground: smoke, wrecks, by hex and kind."""

    __slots__ = ("hexes", "kinds")

    def __init__(self, hexes: list[int], kinds: list[int]) -> None:
        self.hexes = hexes
        self.kinds = kinds

    def on_line(self, ground: Ground, a: int, b: int) -> list[int]:
        """Those that lie where they could matter between two hexes, each by its hex and its kind."""
        cell, between = ground.board.cell, ground.board.between(a, b)
        found: list[int] = []
        for n, h in enumerate(self.hexes):
            if cell[h] >= 0 and between >> cell[h] & 1:
                found.append(h)
                found.append(self.kinds[n])
        return found


class Walk:
    """One line, followed from its first end."""

    __slots__ = ("a", "b", "ground", "high", "level_a", "level_b", "low", "markers", "path", "slant")

    def __init__(self, ground: Ground, a: int, b: int, level_a: int, level_b: int, markers: Markers | None) -> None:
        board = ground.board
        self.ground = ground
        self.a = a
        self.b = b
        self.level_a = level_a
        self.level_b = level_b
        self.low: int = min(level_a, level_b)
        self.high: int = max(level_a, level_b)
        self.markers = markers
        self.path: Line = line(board.q[b] - board.q[a], board.v[b] - board.v[a])
        self.slant = Slant(self.path.dq, self.path.dv)

    def follow(self) -> Sight:
        seen = Sight()
        for n in range(len(self.path.what)):
            for bar in self.bars(n):
                if bar.by == BLOCKS:
                    seen.bar = bar
                else:
                    seen.hinders.append(bar)
                    seen.hindrance += bar.by
                    if seen.hindrance >= self.ground.manner.limit:
                        section = self.ground.manner.limit_section
                        seen.bar = Bar(bar.what, BLOCKS, section, bar.at, bar.across)
                if seen.bar is not None:
                    seen.clear = False
                    seen.hindrance = 0
                    return seen
        return seen

    def bars(self, n: int) -> list[Bar]:
        """What one entry of the line does: a hex or two, and the side run along or crossed."""
        what, way = self.path.what[n], self.path.way[n]
        found: list[Bar | None] = []
        if what == HEX:
            found.append(self.through(n))
        elif what == ALONG:
            found.append(self.between(n))
        elif not self.path.at_an_end(n):
            found.append(self.corner(n))
        if what == ALONG or (what == HEX and way >= 0 and not self.path.at_an_end(n)):
            found.append(self.side(self.hex_of(n, -1), way))
        return [bar for bar in found if bar is not None]

    def hex_of(self, n: int, way: int) -> int:
        """The hex of an entry, or its neighbour in a direction."""
        q = self.ground.board.q[self.a] + self.path.q[n]
        v = self.ground.board.v[self.a] + self.path.v[n]
        if way >= 0:
            q, v = q + DQ[way], v + DV[way]
        return self.ground.board.hex_at(q, v)

    def beside_low(self, n: int) -> bool:
        """Whether an entry is the hex, or the two, next to the lower end."""
        if n == self.path.first and self.level_a < self.level_b:
            return True
        return n == self.path.last and self.level_b < self.level_a

    # -- hexes ------------------------------------------------------------------------------------

    def through(self, n: int) -> Bar | None:
        """The strongest thing the line meets inside a hex."""
        h = self.hex_of(n, -1)
        if h < 0:
            return None
        path, ground = self.path, self.ground
        shadow = self.beside_low(n)
        met = self.slant.shape(path.q[n], path.v[n])
        best = self.whole(h, shadow, met >> 6)
        if ground.filled[h] & met:
            best = stronger(best, self.thing(ground.stands[h], ground.levels[h], h, shadow))
        for piece in ground.spills:
            if piece.into != h or piece.start == self.a or piece.start == self.b:
                continue
            if self.slant.meets_bump(path.q[n], path.v[n], piece.way, piece.reach):
                base = ground.levels[piece.start]
                best = stronger(best, self.thing(ground.stands[piece.start], base, h, shadow))
        return best

    def between(self, n: int) -> Bar | None:
        """What the line meets that runs along the side of two hexes: it counts once."""
        way, shadow = self.path.way[n], self.beside_low(n)
        one, other = self.hex_of(n, -1), self.hex_of(n, way)
        if one < 0 or other < 0:
            return None
        best = weaker(self.whole(one, False, 12), self.whole(other, False, 12))
        if shadow:
            best = stronger(best, weaker(self.whole(one, True, 12), self.whole(other, True, 12)))
        ground = self.ground
        if ground.filled[one] >> way & 1:
            best = stronger(best, self.thing(ground.stands[one], ground.levels[one], one, shadow))
        if ground.filled[other] >> (way + 3) % 6 & 1:
            best = stronger(best, self.thing(ground.stands[other], ground.levels[other], other, shadow))
        if best is not None:
            best.across = other if best.at == one else one
        return best

    def whole(self, h: int, shadow: bool, inset: int) -> Bar | None:
        """The strongest of ground, markers, and what stands there if it is drawn at least so wide."""
        ground = self.ground
        level = ground.levels[h]
        best: Bar | None = None
        if ground.manner.bare(level, self.low, self.high):
            best = Bar(GROUND, BLOCKS, ground.manner.ground_section, h, -1)
        stands = ground.stands[h]
        if stands >= 0 and ground.kinds[stands].inset >= inset:
            best = stronger(best, self.thing(stands, level, h, shadow))
        if self.markers is not None:
            for m in range(len(self.markers.hexes)):
                if self.markers.hexes[m] == h:
                    best = stronger(best, self.thing(self.markers.kinds[m], level, h, shadow))
        return best

    def thing(self, number: int, base: int, h: int, shadow: bool) -> Bar | None:
        kind: Kind = self.ground.kinds[number]
        manner = self.ground.manner
        by = manner.effect(kind, base, self.low, self.high)
        if by != NOTHING:
            return Bar(kind.name, by, kind.section, h, -1)
        if shadow and manner.hides(kind, base, self.low, self.high):
            return Bar(kind.name, BLOCKS, manner.shadow_section, h, -1)
        return None

    # -- hexsides ---------------------------------------------------------------------------------

    def side(self, h: int, way: int) -> Bar | None:
        """What stands on a side of a hex."""
        if h < 0 or self.ground.sides[h][way] < 0:
            return None
        kind = self.ground.kinds[self.ground.sides[h][way]]
        by = self.ground.manner.effect(kind, self.ground.side_base(h, way), self.low, self.high)
        return Bar(kind.name, by, kind.section, h, self.ground.board.beside[h][way]) if by else None

    def corner(self, n: int) -> Bar | None:
        """Through a corner: the lesser of what stands to the left and to the right."""
        way, here = self.path.way[n], self.hex_of(n, -1)
        if self.path.what[n] == FORK:
            return weaker(self.side(here, way), self.side(here, (way + 1) % 6))
        assert self.path.what[n] == CORNER
        turn = self.path.turn[n]
        near = self.side(here, (way + turn) % 6)
        far = self.side(self.hex_of(n, way), (way + 2 * turn) % 6)
        return weaker(self.side(here, way), stronger(near, far))


def stronger(one: Bar | None, other: Bar | None) -> Bar | None:
    """The one that does more; of equals the first."""
    if one is None or other is None:
        return one or other
    return other if other.by > one.by else one


def weaker(one: Bar | None, other: Bar | None) -> Bar | None:
    """The one that does less, where both do something."""
    if one is None or other is None:
        return None
    return other if other.by < one.by else one


def blind() -> Sight:
    """What is seen from nowhere, or of what is there."""
    seen = Sight()
    seen.clear = False
    return seen


def sight(ground: Ground, a: int, b: int, level_a: int, level_b: int, markers: Markers | None = None) -> Sight:
    """The line between two hexes at these levels. Clear or not, and how much hindered, it is the same both ways.

    Nowhere nothing is seen, and nothing bars it.
    """
    if ground.board.cell[a] < 0 or ground.board.cell[b] < 0:
        return blind()
    return Walk(ground, a, b, level_a, level_b, markers).follow()
