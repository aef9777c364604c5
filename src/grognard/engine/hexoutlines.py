"""The silhouettes of a ground of hexes as outlines to draw: what is drawn is what a line of sight meets.

Points are exact integers until the end: thirds of a column and half rows from the first hex, times 24.
"""

from __future__ import annotations

from typing import Final

from grognard.geometry.ground import WHOLE_HEX, Ground, Spill
from grognard.geometry.hexboards import Board
from grognard.geometry.hexes import CORNER_X, CORNER_Y, DQ, DV

FINE: Final = 24
THIRD: Final = 0.5
HALF: Final = 0.8660254
"""A third of a column, and half the height of a hex, where a side is 1."""

Point = tuple[int, int]
Shape = list[tuple[float, float]]


def outlines(ground: Ground) -> list[tuple[str, list[int], Shape]]:
    """The kind of each silhouette, its hexes, and its outline clockwise; each hole as another, the other way."""
    found = []
    for hexes in joined(ground):
        name = ground.kinds[ground.stands[hexes[0]]].name
        found += [(name, hexes, [drawn(ground.board, p) for p in ring]) for ring in rings(pieces(ground, hexes))]
    return found


def joined(ground: Ground) -> list[list[int]]:
    """The hexes in which something stands, those together whose silhouettes are one."""
    board = ground.board
    found: list[list[int]] = []
    done: set[int] = set()
    for first in board.hexes:
        if ground.stands[first] < 0 or first in done:
            continue
        hexes = [first]
        for h in hexes:
            for way, other in enumerate(board.beside[h]):
                if other >= 0 and other not in hexes and are_one(ground, h, way, other):
                    hexes.append(other)
        done.update(hexes)
        found.append(sorted(hexes))
    return found


def are_one(ground: Ground, h: int, way: int, other: int) -> bool:
    """Whether two silhouettes meet across a side: both reach it, or fill their hexes."""
    if ground.stands[h] != ground.stands[other]:
        return False
    if ground.kinds[ground.stands[h]].inset == WHOLE_HEX:
        return True
    return bool(ground.filled[h] >> way & 1 and ground.filled[other] >> (way + 3) % 6 & 1)


def pieces(ground: Ground, hexes: list[int]) -> list[list[Point]]:
    """Hexagons drawn in, strips to the sides they reach across, and what sticks out; all clockwise."""
    board = ground.board
    found: list[list[Point]] = []
    for h in hexes:
        inset = ground.kinds[ground.stands[h]].inset
        found.append([corner(board, h, c, inset) for c in range(-1, 5)])
        for way in range(6):
            spill = next((s for s in ground.spills if s.start == h and s.way == way), None)
            if ground.filled[h] >> way & 1 and (inset < WHOLE_HEX or spill):
                found += strip(board, h, way, inset, spill)
    return found


def strip(board: Board, h: int, way: int, inset: int, spill: Spill | None) -> list[list[Point]]:
    """From a hexagon that is drawn in to a side, and beyond it where something sticks out there."""
    p, q = corner(board, h, way - 1, WHOLE_HEX), corner(board, h, way, WHOLE_HEX)
    inner = [corner(board, h, way, inset), corner(board, h, way - 1, inset)]
    if spill is None:
        return [[p, q, *inner]]
    one, two = part(p, q, 1, 4), part(p, q, 3, 4)
    dx, dy = 3 * DQ[way] * spill.reach, DV[way] * spill.reach
    bump = [(one[0] + dx, one[1] + dy), (two[0] + dx, two[1] + dy), two, one]
    return [[p, one, two, q, *inner], bump]


def corner(board: Board, h: int, c: int, inset: int) -> Point:
    """A corner of a hex, drawn in by twelfths; corner c lies behind direction c, clockwise."""
    by = FINE // WHOLE_HEX * inset
    return FINE * 3 * board.q[h] + by * CORNER_X[c], FINE * board.v[h] + by * CORNER_Y[c]


def part(p: Point, q: Point, above: int, below: int) -> Point:
    return p[0] + (q[0] - p[0]) * above // below, p[1] + (q[1] - p[1]) * above // below


def rings(shapes: list[list[Point]]) -> list[list[Point]]:
    """The outlines around shapes that meet along whole edges: edges that two of them share are inside."""
    edges: dict[tuple[Point, Point], None] = {}
    for shape in shapes:
        for p, q in zip(shape, [*shape[1:], shape[0]], strict=True):
            if (q, p) in edges:
                del edges[q, p]
            elif p != q:
                edges[p, q] = None
    onward: dict[Point, list[Point]] = {}
    for p, q in edges:
        onward.setdefault(p, []).append(q)
    found = []
    for start, _ in edges:
        ring: list[Point] = []
        here = start
        while onward.get(here):
            ring.append(here)
            here = onward[here].pop(0)
        if ring:
            found.append(bends(ring))
    return found


def bends(ring: list[Point]) -> list[Point]:
    """A ring without the points that lie in straight edges."""
    kept = []
    for n, (x, y) in enumerate(ring):
        (ax, ay), (bx, by) = ring[n - 1], ring[(n + 1) % len(ring)]
        if (x - ax) * (by - y) != (y - ay) * (bx - x):
            kept.append((x, y))
    return kept


def drawn(board: Board, p: Point) -> tuple[float, float]:
    """A point in the units of a scene, where the first column and row are as in `engine/hexscene.py`."""
    left, top = board.west, board.north
    x = THIRD * (p[0] / FINE - 3 * left) + 1
    return round(x, 3), round(HALF * (p[1] / FINE - top + 1), 3)


def printed(board: Board) -> dict[int, Shape]:
    """The part of each half hex that is printed: a sheet with half hexes is cut straight through their centres."""
    if not any(board.half):
        return {}
    west, east, north, south = 3 * FINE * board.west, 3 * FINE * board.east, FINE * board.north, FINE * board.south
    cut: dict[int, Shape] = {}
    for h in board.hexes:
        shape = [corner(board, h, c, WHOLE_HEX) for c in range(-1, 5)]
        for axis, border, inward in ((0, west, 1), (0, east, -1), (1, north, 1), (1, south, -1)):
            shape = clipped(shape, axis, border, inward)
        if shape != [corner(board, h, c, WHOLE_HEX) for c in range(-1, 5)]:
            cut[h] = [drawn(board, p) for p in shape]
    return cut


def clipped(shape: list[Point], axis: int, border: int, inward: int) -> list[Point]:
    """The part of a shape on the inner side of a straight border. Halves of a hex are cut at whole numbers."""
    kept: list[Point] = []
    for p, q in zip(shape, [*shape[1:], *shape[:1]], strict=True):
        inside, then = (inward * (p[axis] - border) >= 0), (inward * (q[axis] - border) >= 0)
        if inside:
            kept.append(p)
        if inside != then:
            by, along = border - p[axis], q[axis] - p[axis]
            met = p[1 - axis] + (q[1 - axis] - p[1 - axis]) * by // along
            cross = (border, met) if axis == 0 else (met, border)
            if cross != p and cross != q:
                kept.append(cross)
    return kept
