"""Outlines of silhouettes: a point lies inside one exactly if it lies in what geometry says a silhouette is."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from grognard.engine.hexoutlines import HALF, THIRD, joined, outlines, printed
from grognard.geometry.ground import Ground
from grognard.geometry.hexboards import Atlas, Board, Placed
from grognard.geometry.hexes import CORNER_X, CORNER_Y, DQ, DV
from hexes.maps import ACROSS, silhouettes, whole

Point = tuple[Fraction, Fraction]


def in_convex(p: Point, corners: list[Point]) -> bool:
    """Inside a convex shape whose corners go clockwise, its border included."""
    ends = zip(corners, [*corners[1:], corners[0]], strict=True)
    return all((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) >= 0 for a, b in ends)


def corner(ground: Ground, h: int, c: int, part: Fraction = Fraction(1)) -> Point:
    """In thirds of a column and half rows, as docs/hexes.md counts them."""
    board = ground.board
    return 3 * board.q[h] + part * CORNER_X[c % 6], board.v[h] + part * CORNER_Y[c % 6]


def belongs(ground: Ground, h: int, p: Point) -> bool:
    """Whether a point is in the silhouette of what stands in a hex: drawn in, filled to a side, or sticking out."""
    part = Fraction(ground.kinds[ground.stands[h]].inset, 12)
    centre = (Fraction(3 * ground.board.q[h]), Fraction(ground.board.v[h]))
    if in_convex(p, [corner(ground, h, c, part) for c in range(6)]):
        return True
    for way in range(6):
        near, far = corner(ground, h, way - 1), corner(ground, h, way)
        if ground.filled[h] >> way & 1 and in_convex(p, [centre, near, far]):
            return True
    for spill in ground.spills:
        if spill.start == h:
            u, v = corner(ground, h, spill.way - 1), corner(ground, h, spill.way)
            one = ((3 * u[0] + v[0]) / 4, (3 * u[1] + v[1]) / 4)
            two = ((u[0] + 3 * v[0]) / 4, (u[1] + 3 * v[1]) / 4)
            by = (Fraction(3 * DQ[spill.way] * spill.reach, 24), Fraction(DV[spill.way] * spill.reach, 24))
            if in_convex(p, [(one[0] + by[0], one[1] + by[1]), (two[0] + by[0], two[1] + by[1]), two, one]):
                return True
    return False


def in_rings(x: float, y: float, rings: list[list[tuple[float, float]]]) -> bool:
    """Whether a ray from the point leaves the rings an odd number of times."""
    crossed = 0
    for ring in rings:
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                crossed += 1
    return crossed % 2 == 1


def twice_area(ring: list[tuple[float, float]]) -> float:
    """Above 0 where the ring goes clockwise."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))


@pytest.mark.parametrize("number", [1, 2, 3])
def test_an_outline_is_the_silhouette_that_sight_meets(number: int) -> None:
    ground = silhouettes([Placed(str(number))])
    board = ground.board
    left, top = board.west, board.north
    rings: dict[tuple[int, ...], list[list[tuple[float, float]]]] = {}
    for kind, hexes, ring in outlines(ground):
        assert {ground.kinds[ground.stands[h]].name for h in hexes} == {kind}
        rings.setdefault(tuple(hexes), []).append(ring)
    assert sorted(h for hexes in rings for h in hexes) == [h for h in board.hexes if ground.stands[h] >= 0]
    chance = Random(number)
    inside = 0
    for wood, around in rings.items():
        for _ in range(60):
            h = chance.choice(wood)
            # odd parts of 1994 keep off every border
            u = Fraction(3 * board.q[h]) + Fraction(chance.randrange(-4801, 4801, 2), 1994)
            v = Fraction(board.v[h]) + Fraction(chance.randrange(-3001, 3001, 2), 1994)
            want = any(belongs(ground, one, (u, v)) for one in wood)
            x, y = THIRD * float(u - 3 * left) + 1, HALF * float(v - top + 1)
            assert in_rings(x, y, around) == want, (board.names[h], float(u), float(v))
            inside += want
    assert inside > 300


def test_a_hole_in_a_wood_is_a_ring_of_its_own() -> None:
    """Six hexes of woods around a clear one: an outer ring, and an inner one that goes the other way round."""
    ground = silhouettes([Placed("1")])
    board = ground.board
    ground.stands = [-1] * len(board.q)
    ground.filled, ground.spills = [0] * len(board.q), []
    middle = board.find("1G5")
    around = [h for h in board.beside[middle] if h >= 0]
    for h in around:
        ground.stands[h] = 0
    for a in around:
        for b in board.beside[a]:
            if b in around:
                ground.join(a, b)
    assert joined(ground) == [sorted(around)]
    turns = [twice_area(ring) for _, _, ring in outlines(ground)]
    assert sorted(turn > 0 for turn in turns) == [False, True]


def test_whole_hexes_side_by_side_are_one() -> None:
    """Conflict of Heroes' woods fill their hexes: neighbours of a kind have one outline, without a seam."""
    ground = whole(1)
    for hexes in joined(ground):
        beside = {other for h in hexes for other in ground.board.beside[h] if other >= 0} - set(hexes)
        assert {ground.stands[h] for h in beside} <= {-1}
    lonely = next(hexes for hexes in joined(ground) if len(hexes) == 1)
    assert [len(ring) for _, hexes, ring in outlines(ground) if hexes == lonely] == [6]


def test_half_hexes_are_cut_straight() -> None:
    """Lock 'n Load's boards: all printed parts together fill a rectangle 14 columns wide and 8 hexes high."""
    board = Board(Atlas({"": ACROSS}), [Placed()])
    cut = printed(board)
    assert set(cut) == {h for h in board.hexes if board.half[h]}
    whole = 6 * 0.5 * HALF
    total = sum(abs(twice_area(shape)) / 2 for shape in cut.values())
    assert total + whole * (len(board.hexes) - len(cut)) == pytest.approx(14 * 1.5 * 8 * 2 * HALF, rel=1e-3)
    assert {x for shape in cut.values() for x, _ in shape if x < 1.2} == {1.0}
