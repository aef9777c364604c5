"""Sight by silhouettes found the slow way, from the written definition: polygons, and points tried one by one.

A hex has its centre at x = 72 * column, y = 48 * half row, and six corners round it. Its silhouette is that hexagon
times the inset, with a strip out to each side where it is joined, and perhaps a bump beyond it. Between two places
where a line meets the edge of anything, one point of it is tried: it is inside a silhouette if points close by in
every direction are in it too, or in one joined to it.
"""

from __future__ import annotations

from fractions import Fraction

from grognard.geometry.ground import BLOCKS, Ground
from hexes.maps import LNL_KINDS, SMOKE

Corner = tuple[int, int]
Point = tuple[int, int, int]
"""A fraction: the third number divides the two others."""
Hex = tuple[int, int]
Polygon = list[Corner]
CORNERS = [(-24, -48), (24, -48), (48, 0), (24, 48), (-24, 48), (-48, 0)]
AROUND = {(0, -2): 0, (1, -1): 1, (1, 1): 2, (0, 2): 3, (-1, 1): 4, (-1, -1): 5}
"""The side of a hex towards a neighbour: between corner n and the next."""
CLOSE = 10**6


def turned(a: Corner, b: Corner, p: Point) -> int:
    """Positive to the right of a line, 0 on it."""
    return (b[0] - a[0]) * (p[1] - a[1] * p[2]) - (b[1] - a[1]) * (p[0] - a[0] * p[2])


def within(shape: Polygon, p: Point) -> bool:
    """Whether a convex polygon has a point, its rim included."""
    signs = [turned(shape[n - 1], shape[n], p) for n in range(len(shape))]
    return min(signs) >= 0 or max(signs) <= 0


def close_by(p: Point) -> list[Point]:
    """Points a millionth away in eight directions."""
    x, y, whole = p
    ways = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]
    return [(x * CLOSE + dx * whole, y * CLOSE + dy * whole, whole * CLOSE) for dx, dy in ways]


def centre(h: Hex) -> Corner:
    return 72 * h[0], 48 * h[1]


def hexagon(h: Hex, inset: int = 12) -> Polygon:
    x, y = centre(h)
    return [(x + cx * inset // 12, y + cy * inset // 12) for cx, cy in CORNERS]


def strip(h: Hex, side: int, inset: int) -> Polygon:
    inner, outer = hexagon(h, inset), hexagon(h)
    after = (side + 1) % 6
    return [inner[side], inner[after], outer[after], outer[side]]


def bump(h: Hex, into: Hex, reach: int) -> Polygon:
    side = AROUND[into[0] - h[0], into[1] - h[1]]
    (ux, uy), (vx, vy) = hexagon(h)[side], hexagon(h)[(side + 1) % 6]
    near = [((3 * ux + vx) // 4, (3 * uy + vy) // 4), ((ux + 3 * vx) // 4, (uy + 3 * vy) // 4)]
    (px, py), (qx, qy) = centre(h), centre(into)
    return [*near, *[(x + (qx - px) * reach // 24, y + (qy - py) * reach // 24) for x, y in reversed(near)]]


class Tracer:
    """The slow way, over the facts of a Ground alone."""

    def __init__(self, ground: Ground, shadow_from: int = 0) -> None:
        self.ground = ground
        self.shadow_from = shadow_from
        """What stands on a lower level hides nothing behind it from above."""
        board = ground.board
        self.at: list[Hex] = list(zip(board.q, board.v, strict=True))
        self.body: list[list[Polygon]] = []
        for h in range(len(self.at)):
            pieces: list[Polygon] = []
            if ground.stands[h] >= 0:
                inset = ground.kinds[ground.stands[h]].inset
                pieces.append(hexagon(self.at[h], inset))
                for way, other in enumerate(board.beside[h]):
                    if ground.filled[h] >> way & 1:
                        to = self.at[other]
                        pieces.append(
                            strip(self.at[h], AROUND[to[0] - self.at[h][0], to[1] - self.at[h][1]], inset)
                        )
            self.body.append(pieces)
        self.bumps = [(s.start, s.into, bump(self.at[s.start], self.at[s.into], s.reach)) for s in ground.spills]

    def joined(self, a: int, b: int) -> bool:
        """Whether the silhouettes of two neighbours are one: both reach across their side."""
        way = self.ground.board.beside[a].index(b)
        return bool(self.ground.filled[a] >> way & 1 and self.ground.filled[b] >> (way + 3) % 6 & 1)

    def pieces_with(self, h: int) -> list[Polygon]:
        """A silhouette, its bumps, and those joined to it."""
        out = self.body[h] + [shape for start, _, shape in self.bumps if start == h]
        for other in self.ground.board.beside[h]:
            if other >= 0 and self.joined(h, other):
                out = out + self.body[other]
        return out

    def is_inside(self, h: int, p: Point) -> bool:
        own = self.body[h] + [shape for start, _, shape in self.bumps if start == h]
        if not any(within(shape, p) for shape in own):
            return False
        pieces = self.pieces_with(h)
        return all(any(within(shape, near) for shape in pieces) for near in close_by(p))

    def points(self, a: int, b: int, near: list[int]) -> list[Point]:
        """One point of the line between each two places where it meets the edge of anything."""
        (ax, ay), (bx, by) = start, end = centre(self.at[a]), centre(self.at[b])
        cuts = {Fraction(0), Fraction(1)}
        for h in near:
            shapes = [hexagon(self.at[h]), *self.body[h], *[s for start, _, s in self.bumps if start == h]]
            for shape in shapes:
                for n in range(len(shape)):
                    one, other = (turned(shape[n - 1], shape[n], (*e, 1)) for e in (start, end))
                    if one * other < 0:
                        cuts.add(Fraction(one, one - other))
        marks = sorted(cuts)
        halves = [(x + y) / 2 for x, y in zip(marks, marks[1:], strict=False)]
        return [
            (
                ax * m.denominator + (bx - ax) * m.numerator,
                ay * m.denominator + (by - ay) * m.numerator,
                m.denominator,
            )
            for m in halves
        ]

    def around_line(self, a: int, b: int) -> list[int]:
        """All hexes whose centre is no more than two hexes off the line; generously."""
        (ax, ay), (bx, by) = centre(self.at[a]), centre(self.at[b])
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        return [
            h
            for h in self.ground.board.hexes
            if abs(turned((ax, ay), (bx, by), (*centre(self.at[h]), 1))) < 200 * length
            and self.ground.board.distance(a, h) + self.ground.board.distance(h, b)
            <= self.ground.board.distance(a, b) + 3
        ]

    def sees(self, a: int, b: int, level_a: int, level_b: int, smoke: frozenset[int] = frozenset()) -> int:
        """The seven steps of the procedure; how much the line is hindered, or BLOCKS."""
        ground, board = self.ground, self.ground.board
        low, high = min(level_a, level_b), max(level_a, level_b)
        if board.distance(a, b) <= 1:
            return 0
        near = self.around_line(a, b)
        counted: set[frozenset[int]] = set()
        for p in self.points(a, b, near):
            here = frozenset(h for h in near if within(hexagon(self.at[h]), p))
            if not here or a in here or b in here:
                continue
            at_rim = not all(any(within(hexagon(self.at[h]), n) for h in here) for n in close_by(p))
            if not at_rim and min(ground.levels[h] for h in here) > high:
                return BLOCKS
            beside_low = any(
                board.distance(h, e) == 1
                for h in here
                for e, level in ((a, level_a), (b, level_b))
                if level == low != high
            )
            close = {n for h in here for n in (h, *board.beside[h]) if n >= 0} - {a, b}
            things = [h for h in sorted(close) if self.is_inside(h, p)]
            met = [(ground.kinds[ground.stands[h]], ground.levels[h]) for h in things]
            if not at_rim and here <= smoke:
                met.append((LNL_KINDS[SMOKE], min(ground.levels[h] for h in here)))
            for kind, base in met:
                top = base + kind.height
                if top >= high:
                    if kind.blocks:
                        return BLOCKS
                    if base <= high:
                        counted.add(here)
                elif low <= top and beside_low and base >= self.shadow_from:
                    return BLOCKS
        return self.past_sides(a, b, high, len(counted))

    def past_sides(self, a: int, b: int, high: int, count: int) -> int:
        """Hexside features: their inside crossed, run along, or passed at a corner between two of them."""
        ground, board = self.ground, self.ground.board
        start, end = centre(self.at[a]), centre(self.at[b])
        corners: dict[Corner, list[tuple[int, int]]] = {}
        for h in board.hexes:
            for way, other in enumerate(board.beside[h]):
                number = ground.sides[h][way]
                if number < 0 or other < h or {a, b} & {h, other}:
                    continue
                kind, base = ground.kinds[number], max(ground.levels[h], ground.levels[other])
                does = 0
                if base >= high:
                    does = 2 if kind.blocks else 1 if base == high else 0
                side = AROUND[self.at[other][0] - self.at[h][0], self.at[other][1] - self.at[h][1]]
                u, v = hexagon(self.at[h])[side], hexagon(self.at[h])[(side + 1) % 6]
                left, right = turned(start, end, (*u, 1)), turned(start, end, (*v, 1))
                apart = turned(u, v, (*start, 1)) * turned(u, v, (*end, 1)) < 0
                along = left == right == 0 and strictly_between(start, end, u)
                if along or (left * right < 0 and apart):
                    if does == 2:
                        return BLOCKS
                    count += does
                elif (left == 0) != (right == 0) and does:
                    corners.setdefault(u if left == 0 else v, []).append((right if left == 0 else left, does))
        for p, features in corners.items():
            sides = [[does for turn, does in features if turn < 0], [does for turn, does in features if turn > 0]]
            if all(sides) and strictly_between(start, end, p):
                weaker = min(max(sides[0]), max(sides[1]))
                if weaker == 2:
                    return BLOCKS
                count += weaker
        return BLOCKS if count > 2 else count


def strictly_between(start: Corner, end: Corner, p: Corner) -> bool:
    """For a point on the line."""
    ahead = (p[0] - start[0]) * (end[0] - start[0]) + (p[1] - start[1]) * (end[1] - start[1])
    return 0 < ahead < (end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2
