"""Maps of squares: every line worked out a second time with fractions, and pictures of the rest."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance import CLOSELY
from grognard.geometry.squares import (
    DX,
    DY,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Grid,
    ahead,
    blast,
    front,
    mask_of,
    sees,
    sight,
)
from grognard.geometry.ways import field

Place = tuple[int, int]

BOARD = """
####.#####.######.#####.####
............................
#..........................#
#..###.######..######.###..#
#..#.....####..####.....#..#
#........####..####........#
#..#....................#..#
#..#######........#######..#
#..#######........#######..#
#..#....................#..#
#........####..####........#
#..#.....####..####.....#..#
#..###.######..######.###..#
#..........................#
............................
#############.##############
"""
BOARD_DOORS: list[tuple[Place, Place]] = [
    ((4, 0), (4, 1)),
    ((10, 0), (10, 1)),
    ((17, 0), (17, 1)),
    ((23, 0), (23, 1)),
    ((6, 2), (6, 3)),
    ((2, 5), (3, 5)),
    ((9, 6), (10, 6)),
    ((21, 2), (21, 3)),
    ((25, 5), (24, 5)),
    ((18, 6), (17, 6)),
    ((6, 13), (6, 12)),
    ((2, 10), (3, 10)),
    ((9, 9), (10, 9)),
    ((21, 13), (21, 12)),
    ((25, 10), (24, 10)),
    ((18, 9), (17, 9)),
    ((13, 5), (13, 6)),
    ((14, 5), (14, 6)),
    ((13, 10), (13, 9)),
    ((14, 10), (14, 9)),
]


def grid_of(picture: str, doors: list[tuple[Place, Place]] | None = None) -> Grid:
    """A grid from a drawing in which # is wall; doors as pairs of (column, row)."""
    rows = picture.split()
    width = len(rows[0])
    pairs = [(y * width + x, v * width + u) for (x, y), (u, v) in doors or []]
    return Grid(width, len(rows), [mark != "#" for row in rows for mark in row], pairs)


def drawn(grid: Grid, squares: list[int]) -> str:
    """The grid with the order of some squares on it."""
    marks = ["." if floor else "#" for floor in grid.floor]
    for number, square in enumerate(squares):
        marks[square] = "0123456789abcdefghijklmnopqrstuvwxyz"[number]
    return "\n".join("".join(marks[row : row + grid.width]) for row in range(0, grid.size, grid.width))


def picture(text: str) -> str:
    return "\n".join(text.split())


def placed(marks: str, mark: str) -> int:
    return "".join(marks.split()).index(mark)


BIG = grid_of(BOARD, BOARD_DOORS)
FLOOR = [square for square in range(BIG.size) if BIG.floor[square]]


# The second implementation: a segment clipped with fractions against every square around it, and cut
# with every edge and lattice point. Offsets are from the first square, whose north-west corner is (0, 0).


def strip(speed: int, low: int) -> tuple[Fraction, Fraction]:
    """When a point that starts at 1/2 with this speed is between low and low + 1, as far as 0 to 1."""
    if speed == 0:
        return Fraction(0), Fraction(low == 0)
    first, last = sorted((Fraction(2 * low - 1, 2 * speed), Fraction(2 * low + 1, 2 * speed)))
    return max(first, Fraction(0)), min(last, Fraction(1))


Edge = tuple[int, int, bool]
"""The west side of a square (upright), or its north side."""


class Cut:
    """What the segment to an offset meets, each with the moment at which it does."""

    def __init__(self, dx: int, dy: int) -> None:
        left, right = min(0, dx), max(0, dx)
        top, bottom = min(0, dy), max(0, dy)
        self.squares: list[tuple[Fraction, Place]] = []
        self.edges: list[tuple[Fraction, Edge]] = []
        self.corners: list[tuple[Fraction, list[tuple[Place, list[Edge]]]]] = []
        rows = [(y, strip(dy, y)) for y in range(top, bottom + 1)]
        for x in range(left, right + 1):
            enter, leave = strip(dx, x)
            for y, (first, last) in rows:
                if max(enter, first) < min(leave, last) and (x, y) != (0, 0):
                    self.squares.append((max(enter, first), (x, y)))
        half = Fraction(1, 2)
        for x in range(left + 1, right + 1):
            moment = (x - half) / dx
            height = half + moment * dy
            for y in range(top, bottom + 1):
                if y < height < y + 1:
                    self.edges.append((moment, (x, y, True)))
                elif height == y:
                    self.corners.append((moment, ways_round(x, y, dx * dy > 0)))
        for y in range(top + 1, bottom + 1):
            moment = (y - half) / dy
            across = half + moment * dx
            for x in range(left, right + 1):
                if x < across < x + 1:
                    self.edges.append((moment, (x, y, False)))


def ways_round(x: int, y: int, falling: bool) -> list[tuple[Place, list[Edge]]]:
    """The two squares at a lattice point that a falling or rising line does not enter, with their edges there."""
    above, below, left, right = (x, y - 1, True), (x, y, True), (x - 1, y, False), (x, y, False)
    if falling:
        return [((x, y - 1), [above, right]), ((x - 1, y), [left, below])]
    return [((x - 1, y - 1), [above, left]), ((x, y), [right, below])]


cut_of = lru_cache(maxsize=None)(Cut)


def second_sight(grid: Grid, doors: dict[Edge, int], a: int, b: int, occupied: int, closed: int) -> list[Place]:
    """The first blocker from a toward b, as its kind and each number it may be known by; empty if clear."""
    width = grid.width
    x, y = a % width, a // width
    cut = cut_of(b % width - x, b // width - y)

    def number(place: Place) -> int:
        return (y + place[1]) * width + x + place[0]

    def shut(edge: Edge) -> int:
        door = doors.get((x + edge[0], y + edge[1], edge[2]), -1)
        return door if door >= 0 and closed & (1 << door) else -1

    met: list[tuple[Fraction, int, list[Place]]] = []
    for moment, place in cut.squares:
        square = number(place)
        if square != b and not grid.floor[square]:
            met.append((moment, 1, [(WALL, square)]))
        elif square != b and occupied & (1 << square):
            met.append((moment, 1, [(FIGURE, square)]))
    for moment, edge in cut.edges:
        if shut(edge) >= 0:
            met.append((moment, 0, [(DOOR, shut(edge))]))
    for moment, ways in cut.corners:
        free = [
            grid.floor[number(way)] and not occupied & (1 << number(way)) and max(map(shut, edges)) < 0
            for way, edges in ways
        ]
        if not any(free):
            met.append((moment, 0, [(CORNER, number(way)) for way, _ in ways]))
    return min(met)[2] if met else []


KINDS = ["", "wall", "figure", "door", "corner"]
CLEAR, WALL, FIGURE, DOOR, CORNER = range(5)


def edges_of(grid: Grid) -> dict[Edge, int]:
    """Each door by the edge it stands on."""
    found: dict[Edge, int] = {}
    for door, (a, b) in enumerate(grid.doors):
        x, y = max(a, b) % grid.width, max(a, b) // grid.width
        found[x, y, abs(a - b) == 1] = door
    return found


def agree(grid: Grid, doors: dict[Edge, int], a: int, b: int, occupied: int, closed: int) -> None:
    expected = second_sight(grid, doors, a, b, occupied, closed)
    got = sight(grid, a, b, occupied, closed)
    assert sees(grid, a, b, occupied, closed) == got.clear == (not expected), (a, b)
    assert got.length == len(cut_of(b % grid.width - a % grid.width, b // grid.width - a // grid.width).squares)
    assert got.length == grid.line(a, b).length
    if got.blocker == "wall":
        assert grid.line(a, b).wall == got.at
    if expected:
        assert (KINDS.index(got.blocker), got.at) in expected, (a, b)
    else:
        assert (got.blocker, got.at) == ("", -1)


def reach(grid: Grid, start: int, closed: int, blocked: int) -> list[int]:
    """Straight steps from a square to every other, round closed doors and blocked squares; -1 if none."""
    tolls = [-1 if closed >> door & 1 else 0 for door in range(len(grid.doors))]
    enter = [-1 if blocked >> s & 1 and s != start else 1 for s in range(grid.size)]
    steps = field(grid.step, enter, grid.door_at, tolls, [start], grid.size)
    return [n if n < grid.size else -1 for n in steps]


def test_the_board_is_the_one_of_the_facts() -> None:
    assert (BIG.width, BIG.height, len(FLOOR), len(BIG.doors)) == (28, 16, 269, 20)
    assert all((steps >= 0) == BIG.floor[square] for square, steps in enumerate(reach(BIG, FLOOR[0], 0, 0)))


def test_every_pair_of_squares_agrees_with_the_second_implementation() -> None:
    """All pairs with every other door closed and a dozen figures standing about; on the plain code those of every
    third square."""
    doors = edges_of(BIG)
    chance = Random(1)
    occupied = mask_of(chance.sample(FLOOR, 12))
    closed = mask_of(list(range(0, len(BIG.doors), 2)))
    seen = 0
    for a in FLOOR[:: 1 if CLOSELY else 3]:
        for b in FLOOR:
            if a < b:
                agree(BIG, doors, a, b, occupied, closed)
                assert sees(BIG, a, b, occupied, closed) == sees(BIG, b, a, occupied, closed)
                seen += sees(BIG, a, b, occupied, closed)
    assert 1000 < seen < 20000


@pytest.mark.parametrize("seed", range(8))
def test_sampled_pairs_agree_with_any_doors_and_figures(seed: int) -> None:
    doors = edges_of(BIG)
    chance = Random(seed)
    for _ in range(4):
        occupied = mask_of(chance.sample(FLOOR, chance.randrange(40)))
        closed = chance.getrandbits(len(BIG.doors))
        for _ in range(200):
            a, b = chance.sample(FLOOR, 2)
            agree(BIG, doors, a, b, occupied, closed)
            agree(BIG, doors, b, a, occupied, closed)


@st.composite
def small_grids(draw: Callable[[st.SearchStrategy[int]], int]) -> Grid:
    """A few squares with doors on any edges, where corners and doors meet in every way."""
    width, height = draw(st.integers(2, 5)), draw(st.integers(2, 5))
    size = width * height
    wall = draw(st.integers(0, 2**size - 1)) & draw(st.integers(0, 2**size - 1))
    edges = [(s, s + 1) for s in range(size) if s % width < width - 1]
    edges += [(s, s + width) for s in range(size - width)]
    chosen = draw(st.integers(0, 2 ** len(edges) - 1))
    doors = [edge for i, edge in enumerate(edges) if chosen >> i & 1]
    return Grid(width, height, [not wall >> s & 1 for s in range(size)], doors)


@given(small_grids(), st.integers(0, 2**25 - 1), st.integers(0, 2**40 - 1))
def test_small_grids_full_of_doors_agree(grid: Grid, occupied: int, closed: int) -> None:
    doors = edges_of(grid)
    for a in range(grid.size):
        for b in range(grid.size):
            agree(grid, doors, a, b, occupied, closed)
            assert sees(grid, a, b, occupied, closed) == sees(grid, b, a, occupied, closed)


@given(small_grids(), st.integers(0, 2**40 - 1))
def test_what_spreads_or_walks_needs_a_path_on_foot(grid: Grid, closed: int) -> None:
    for start in range(grid.size):
        if not grid.floor[start]:
            continue
        steps = reach(grid, start, closed, 0)
        filled = blast(grid, start, closed, grid.size)
        assert sorted(filled) == [s for s in range(grid.size) if steps[s] >= 0]
        assert blast(grid, start, closed) == filled[:9]
        for facing in range(4):
            for there in front(grid, start, facing, closed):
                assert 1 <= steps[there] <= 2
                assert sees(grid, start, there, 0, closed)


def test_neighbours_and_doors() -> None:
    grid = grid_of("..# ...", [((0, 0), (1, 0)), ((1, 1), (1, 0))])
    assert grid.step[0] == [-1, 1, 3, -1]
    assert grid.step[1] == [-1, -1, 4, 0]
    assert grid.door_at[0] == [-1, 0, -1, -1]
    assert grid.door_at[1] == [-1, -1, 1, 0]
    assert grid.door_at[4] == [1, -1, -1, -1]
    with pytest.raises(AssertionError):
        Grid(3, 1, [True] * 3, [(0, 2)])
    with pytest.raises(AssertionError):
        Grid(3, 2, [True] * 6, [(2, 3)])
    with pytest.raises(AssertionError):
        Grid(2, 1, [True] * 2, [(0, 1), (1, 0)])


@pytest.mark.parametrize(
    ("marks", "length"),
    [
        ("a....b", 5),
        ("a... .... .... ...b", 3),
        ("a.. ..b", 3),
        ("a... ...b", 3),
        ("a... .... ...b", 5),
        ("a....... .......b", 7),
        ("a", 0),
    ],
)
def test_range_counts_squares_crossed_but_not_corners_touched(marks: str, length: int) -> None:
    grid = grid_of(marks)
    a = placed(marks, "a")
    b = placed(marks, "b") if "b" in marks else a
    assert grid.line(a, b).length == grid.line(b, a).length == length
    assert grid.line(a, b) is grid.line(a, b)


@pytest.mark.parametrize(
    ("marks", "blocker"),
    [
        ("a....b", ""),
        ("a..f.b", "figure"),
        ("a..#.b", "wall"),
        ("a.#f.b", "wall"),
        ("a.f#.b", "figure"),
        ("a. .b", ""),
        ("a# .b", ""),
        ("a. fb", ""),
        ("a# fb", "corner"),
        ("af fb", "corner"),
        ("a# #b", "corner"),
        ("a.. .f. ..b", "figure"),
        ("a## ..# ..b", ""),
        ("a## ..# .#b", "corner"),
        ("a.. ..b", ""),
        ("af. ..b", "figure"),
        ("a.f f.b", ""),
    ],
)
def test_what_blocks_first(marks: str, blocker: str) -> None:
    grid = grid_of(marks)
    figures = mask_of([i for i, mark in enumerate("".join(marks.split())) if mark in "abf"])
    got = sight(grid, placed(marks, "a"), placed(marks, "b"), figures, 0)
    assert got.blocker == blocker
    assert got.clear == (blocker == "")
    if blocker in ("figure", "wall"):
        assert got.at == placed(marks, blocker[0] if blocker == "figure" else "#")


def test_a_closed_door_blocks_across_it_and_at_a_corner_with_its_other_way_shut() -> None:
    """
    a|b     the door stands between a and b
    c d
    """
    open_room = grid_of(".. ..", [((0, 0), (1, 0))])
    across = sight(open_room, 0, 1, 0, 1)
    assert (across.blocker, across.at, across.length) == ("door", 0, 1)
    assert sees(open_room, 0, 1, 0, 0)
    assert sees(open_room, 0, 3, 0, 1), "round by c"
    assert not sees(open_room, 0, 3, 0b0100, 1), "c is taken and the way by b has the door"
    assert sees(open_room, 0, 3, 0b0100, 0)
    walled = grid_of(".. #.", [((0, 0), (1, 0))])
    assert sight(walled, 0, 3, 0, 1).blocker == "corner"
    assert walled.line(0, 3).wall == -1, "with the door open there is a way"


def test_the_parts_of_a_line() -> None:
    grid = grid_of("... ... ...", [((1, 0), (1, 1))])
    diagonal = grid.line(0, 8)
    assert (diagonal.length, diagonal.squares, diagonal.wall, diagonal.doors) == (2, 1 << 4, -1, 0)
    first, second = diagonal.corners
    assert {first.one.square, first.other.square} == {1, 3}
    assert {first.one.doors, first.other.doors} == {0, 1}
    assert {second.one.square, second.other.square} == {5, 7}
    assert {second.one.doors, second.other.doors} == {0}
    upright = grid.line(1, 7)
    assert (upright.squares, upright.doors, upright.corners) == (1 << 4, 1, [])
    solid = grid_of("... .## ...")
    assert (solid.line(0, 8).wall, solid.line(8, 0).wall) == (4, 4)
    assert solid.line(1, 3).wall == -1
    assert grid_of(".# #.").line(0, 3).wall in (1, 2)


def test_ahead_is_the_half_turn_with_the_level_row() -> None:
    for facing in range(4):
        for dx in range(-3, 4):
            for dy in range(-3, 4):
                expected = {NORTH: dy <= 0, EAST: dx >= 0, SOUTH: dy >= 0, WEST: dx <= 0}[facing]
                assert ahead(facing, dx, dy) == expected
        assert ahead(facing, DX[facing], DY[facing])


@pytest.mark.parametrize(
    ("facing", "expected"),
    [(NORTH, "012 ... ..."), (EAST, "..0 ..1 ..2"), (SOUTH, "... ... 210"), (WEST, "2.. 1.. 0..")],
)
def test_front_is_left_middle_right(facing: int, expected: str) -> None:
    grid = grid_of("... ... ...")
    assert drawn(grid, front(grid, 4, facing, 0)) == picture(expected)


@pytest.mark.parametrize(
    ("marks", "doors", "expected"),
    [
        ("... #.# ...", [], "012 #.# ..."),
        (".#. ... ...", [], "0#1 ... ..."),
        (".#. #.. ...", [], ".#0 #.. ..."),
        ("#.. ... ...", [], "#01 ... ..."),
        ("... ... ...", [((1, 0), (1, 1))], "0.1 ... ..."),
        ("... #.# ...", [((1, 0), (1, 1))], "... #.# ..."),
        ("... ..# ...", [((1, 0), (1, 1)), ((1, 1), (0, 1))], "... ..# ..."),
        ("... #.. ...", [((0, 0), (1, 0))], ".01 #.. ..."),
    ],
)
def test_front_does_not_reach_through_doors_or_shut_corners(
    marks: str, doors: list[tuple[Place, Place]], expected: str
) -> None:
    grid = grid_of(marks, doors)
    assert drawn(grid, front(grid, 4, NORTH, 2 ** len(doors) - 1)) == picture(expected)


def test_front_at_the_rim() -> None:
    grid = grid_of(".. ..")
    assert front(grid, 0, NORTH, 0) == front(grid, 0, WEST, 0) == []
    assert front(grid, 0, EAST, 0) == [1, 3]
    assert front(grid, 0, SOUTH, 0) == [3, 2]


@pytest.mark.parametrize(
    ("marks", "expected"),
    [
        ("..... ..... ..*.. ..... .....", "..... .815. .402. .736. ....."),
        ("........*........", "....864201357...."),
        ("...........*", "...876543210"),
        (".....*..... ...........", "...73016... ....5248..."),
        ("..... *.... ..... .....", "148.. 026.. 35... 7...."),
        ("*.. ...", "014 235"),
        ("*#. #..", "0#. #.."),
    ],
)
def test_blast_fills_ring_by_ring(marks: str, expected: str) -> None:
    """An open room, a corridor, its end, a wide corridor, beside a wall, a closet, behind a shut corner."""
    grid = grid_of(marks.replace("*", "."))
    assert drawn(grid, blast(grid, placed(marks, "*"), 0)) == picture(expected)


@pytest.mark.parametrize(
    ("marks", "doors", "closed", "expected"),
    [
        ("...#.... ...*.... ...#....", [((3, 1), (4, 1))], 1, ".63#.... 7410.... 852#...."),
        ("...#.... ...*.... ...#....", [((3, 1), (4, 1))], 0, "..6#3... .82017.. ..5#4..."),
        ("..... ..*.. .....", [((2, 1), (3, 1))], 1, ".714. 830.. .625."),
        ("..... ..*.. .....", [((2, 1), (3, 1)), ((2, 0), (3, 0)), ((2, 2), (3, 2))], 0b111, "851.. 630.. 742.."),
    ],
)
def test_blast_beside_a_door(marks: str, doors: list[tuple[Place, Place]], closed: int, expected: str) -> None:
    grid = grid_of(marks.replace("*", "."), doors)
    assert drawn(grid, blast(grid, placed(marks, "*"), closed)) == picture(expected)


def test_blast_of_any_size() -> None:
    grid = grid_of("... ... ...")
    assert blast(grid, 4, 0, 1) == [4]
    assert blast(grid, 4, 0, 5) == [4, 1, 5, 7, 3]
    assert len(blast(grid, 0, 0, 100)) == 9


def test_reach_goes_round_walls_closed_doors_and_blocked_squares() -> None:
    grid = grid_of("..#. .... ..#.", [((1, 1), (2, 1))])
    assert reach(grid, 0, 0, 0) == [0, 1, -1, 5, 1, 2, 3, 4, 2, 3, -1, 5]
    assert reach(grid, 0, 1, 0) == [0, 1, -1, -1, 1, 2, -1, -1, 2, 3, -1, -1]
    assert reach(grid, 0, 0, mask_of([0, 4, 7])) == [0, 1, -1, -1, -1, 2, 3, -1, 4, 3, -1, -1]


def test_a_grid_is_built_without_its_lines_which_come_when_first_asked_for() -> None:
    grid = grid_of(BOARD, BOARD_DOORS)
    assert not any(grid.lines)
    sees(grid, FLOOR[0], FLOOR[-1], 0, 0)
    assert sum(line is not None for line in grid.lines) == 1
