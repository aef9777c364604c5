"""Maps of squares: walls, doors on the edges, straight lines, and what spreads or walks.

All geometry is exact. A line runs from the centre of one square to the centre of another and crosses
the squares and edges whose inside it meets. Where it passes exactly through a corner it needs one of
the two ways round that corner. Sets of squares, and of doors, are bit masks.
"""

from __future__ import annotations

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DX: Final[list[int]] = [0, 1, 0, -1]
DY: Final[list[int]] = [-1, 0, 1, 0]


class Way:
    """One way round a corner: the square stepped on, and the doors on the two edges it takes."""

    __slots__ = ("bit", "doors", "floor", "square")

    def __init__(self, square: int, floor: bool, doors: int) -> None:
        self.square = square
        self.floor = floor
        self.bit = 1 << square
        self.doors = doors

    def is_open(self, occupied: int, closed: int) -> bool:
        return self.floor and not self.bit & occupied and not self.doors & closed


class Corner:
    """The step from a square to the one diagonally beyond, with both ways round."""

    __slots__ = ("beyond", "one", "other")

    def __init__(self, beyond: int, one: Way, other: Way) -> None:
        self.beyond = beyond
        self.one = one
        self.other = other

    def is_open(self, occupied: int, closed: int) -> bool:
        return self.one.is_open(occupied, closed) or self.other.is_open(occupied, closed)


class Line:
    """All that never changes about the straight line between two squares; its ends never block it."""

    __slots__ = ("corners", "doors", "length", "squares", "wall")

    def __init__(self, length: int, squares: int, wall: int, doors: int, corners: list[Corner]) -> None:
        self.length = length
        """Squares crossed, counting the last and not the first."""
        self.squares = squares
        """The squares crossed between the two."""
        self.wall = wall
        """The first square crossed that is no floor, or one beside a corner walled on both sides, or -1."""
        self.doors = doors
        self.corners = corners


class Grid:
    """Squares numbered row by row, some of them floor, with doors on edges between two squares.

    >>> grid = Grid(3, 2, [True, True, True, True, False, True], [(1, 2)])
    >>> grid.step[1]
    [-1, 2, -1, 0]
    >>> grid.door_at[2]
    [-1, -1, -1, 0]
    """

    __slots__ = ("corner", "door_at", "doors", "floor", "height", "lines", "size", "step", "width")

    def __init__(self, width: int, height: int, floor: list[bool], doors: list[tuple[int, int]]) -> None:
        assert len(floor) == width * height
        self.width = width
        self.height = height
        self.size = width * height
        self.floor = floor
        self.doors = doors
        self.step: list[list[int]] = []
        """The floor next to a square in each direction, doors or not; -1 where there is none."""
        for square in range(self.size):
            around = [self.beside(square, direction) for direction in range(4)]
            self.step.append([there if there >= 0 and floor[there] else -1 for there in around])
        self.door_at: list[list[int]] = [[-1] * 4 for _ in range(self.size)]
        """The door on each side of a square, or -1."""
        for door, (a, b) in enumerate(doors):
            side = direction_to(self, a, b)
            assert self.beside(a, side) == b and self.door_at[a][side] < 0
            self.door_at[a][side] = door
            self.door_at[b][(side + 2) % 4] = door
        self.corner: list[list[Corner | None]] = [
            [self._corner(square, direction) for direction in range(4)] for square in range(self.size)
        ]
        """The corner between each direction and the next one clockwise; None at the rim."""
        self.lines: list[Line | None] = [None] * (self.size * self.size)

    def beside(self, square: int, direction: int) -> int:
        """The next square in a direction, floor or not; -1 off the map."""
        x = square % self.width + DX[direction]
        y = square // self.width + DY[direction]
        return y * self.width + x if 0 <= x < self.width and 0 <= y < self.height else -1

    def _corner(self, square: int, direction: int) -> Corner | None:
        one = self.beside(square, direction)
        clockwise = (direction + 1) % 4
        other = self.beside(square, clockwise)
        if one < 0 or other < 0:
            return None
        one_doors = mask_of([self.door_at[square][direction], self.door_at[one][clockwise]])
        other_doors = mask_of([self.door_at[square][clockwise], self.door_at[other][direction]])
        return Corner(
            self.beside(one, clockwise),
            Way(one, self.floor[one], one_doors),
            Way(other, self.floor[other], other_doors),
        )

    def line(self, a: int, b: int) -> Line:
        key = a * self.size + b
        line = self.lines[key]
        if line is None:
            line = self._line(a, b)
            self.lines[key] = line
        return line

    def _line(self, a: int, b: int) -> Line:
        squares, wall, doors = 0, -1, 0
        corners: list[Corner] = []
        path = crossed(self, a, b)
        here = a
        for there in path:
            corner = between(self, here, there)
            if corner is None:
                doors |= mask_of([door_between(self, here, there)])
            else:
                corners.append(corner)
                if wall < 0 and not corner.is_open(0, 0):
                    wall = corner.one.square
            if there != b:
                squares |= 1 << there
                if wall < 0 and not self.floor[there]:
                    wall = there
            here = there
        return Line(len(path), squares, wall, doors, corners)


def mask_of(members: list[int]) -> int:
    """The bit mask of some squares or doors; -1 stands for none.

    >>> mask_of([0, -1, 3])
    9
    """
    mask = 0
    for member in members:
        if member >= 0:
            mask |= 1 << member
    return mask


def crossed(grid: Grid, a: int, b: int) -> list[int]:
    """The squares a straight line crosses in order, without the first; a diagonal step is a corner.

    With centres on odd numbers the line meets its i-th upright edge at (2i+1) / 2|dx| of its way, and
    its j-th level edge at (2j+1) / 2|dy|; whichever comes first is crossed first.
    """
    width = grid.width
    dx = b % width - a % width
    dy = b // width - a // width
    across, along = abs(dx), abs(dy)
    sideways = 1 if dx > 0 else -1
    lengthways = width if dy > 0 else -width
    path: list[int] = []
    i = j = 0
    square = a
    while i < across or j < along:
        upright = (2 * i + 1) * along
        level = (2 * j + 1) * across
        if upright <= level:
            square += sideways
            i += 1
        if level <= upright:
            square += lengthways
            j += 1
        path.append(square)
    return path


def direction_to(grid: Grid, a: int, b: int) -> int:
    """The direction from a square to a neighbour; for one across a corner, the one before it clockwise."""
    width = grid.width
    dx = b % width - a % width
    dy = b // width - a // width
    if dy < 0:
        return NORTH if dx >= 0 else WEST
    if dy > 0:
        return SOUTH if dx <= 0 else EAST
    return EAST if dx > 0 else WEST


def facing_to(grid: Grid, a: int, b: int) -> int:
    """The way to look from a square toward another; on a slant as steep as it is wide, north or south.

    >>> grid = Grid(4, 4, [True] * 16, [])
    >>> [facing_to(grid, 5, other) for other in (3, 4, 7, 15)]
    [1, 3, 1, 2]
    """
    width = grid.width
    dx, dy = b % width - a % width, b // width - a // width
    if abs(dx) > abs(dy):
        return EAST if dx > 0 else WEST
    return SOUTH if dy > 0 else NORTH


def between(grid: Grid, a: int, b: int) -> Corner | None:
    """The corner between two squares that touch there only; None if they share an edge."""
    corner = grid.corner[a][direction_to(grid, a, b)]
    return corner if corner is not None and corner.beyond == b else None


def door_between(grid: Grid, a: int, b: int) -> int:
    """The door on the edge two squares share, or -1."""
    return grid.door_at[a][direction_to(grid, a, b)]


def sees(grid: Grid, a: int, b: int, occupied: int, closed: int) -> bool:
    """Whether the line is free of walls, closed doors and occupied squares; its ends never block."""
    line = grid.line(a, b)
    if line.wall >= 0 or line.squares & occupied or line.doors & closed:
        return False
    for corner in line.corners:
        if not corner.is_open(occupied, closed):
            return False
    return True


class Sight:
    """Whether a line is clear, and if not, the first thing in its way."""

    __slots__ = ("at", "blocker", "clear", "length")

    def __init__(self, blocker: str, at: int, length: int) -> None:
        self.clear = not blocker
        self.blocker = blocker
        """wall, figure, door or corner; empty when clear."""
        self.at = at
        """The blocking square, one of the two beside a corner, or the number of the door; -1 when clear."""
        self.length = length


def sight(grid: Grid, a: int, b: int, occupied: int, closed: int) -> Sight:
    """What `sees` answers, with the first blocker from a toward b.

    >>> row = Grid(4, 1, [True] * 4, [(2, 3)])
    >>> found = sight(row, 0, 3, 0b0010, 0b1)
    >>> found.clear, found.blocker, found.at, found.length
    (False, 'figure', 1, 3)
    """
    path = crossed(grid, a, b)
    length = len(path)
    here = a
    for there in path:
        corner = between(grid, here, there)
        if corner is not None:
            if not corner.is_open(occupied, closed):
                return Sight("corner", corner.one.square, length)
        else:
            door = door_between(grid, here, there)
            if door >= 0 and closed >> door & 1:
                return Sight("door", door, length)
        if there != b:
            if not grid.floor[there]:
                return Sight("wall", there, length)
            if occupied >> there & 1:
                return Sight("figure", there, length)
        here = there
    return Sight("", -1, length)


def ahead(facing: int, dx: int, dy: int) -> bool:
    """Whether an offset lies in the half turn ahead, the level row included.

    >>> ahead(NORTH, 3, -1), ahead(NORTH, 3, 0), ahead(NORTH, 3, 1)
    (True, True, False)
    """
    return DX[facing] * dx + DY[facing] * dy >= 0


def straight(grid: Grid, square: int, direction: int, closed: int) -> int:
    """The floor one step away in a direction, or -1 if a wall or a closed door is in between."""
    door = grid.door_at[square][direction]
    return -1 if door >= 0 and closed >> door & 1 else grid.step[square][direction]


def diagonal(grid: Grid, square: int, direction: int, closed: int) -> int:
    """The floor across the corner clockwise of a direction, or -1 if there is no free way round."""
    corner = grid.corner[square][direction]
    if corner is None or not grid.floor[corner.beyond] or not corner.is_open(0, closed):
        return -1
    return corner.beyond


def front(grid: Grid, square: int, facing: int, closed: int) -> list[int]:
    """The squares ahead that can be reached at arm's length: left, middle, right."""
    three = [
        diagonal(grid, square, (facing + 3) % 4, closed),
        straight(grid, square, facing, closed),
        diagonal(grid, square, facing, closed),
    ]
    return [there for there in three if there >= 0]


def blast(grid: Grid, centre: int, closed: int, count: int = 9) -> list[int]:
    """The first squares to fill when something spreads ring by ring, straight steps before diagonal ones."""
    filled = [centre]
    seen = 1 << centre
    ring = [centre]
    while ring:
        further: list[int] = []
        for slanted in (False, True):
            for square in ring:
                for direction in range(4):
                    if slanted:
                        there = diagonal(grid, square, direction, closed)
                    else:
                        there = straight(grid, square, direction, closed)
                    if there >= 0 and not seen >> there & 1:
                        if len(filled) >= count:
                            return filled
                        seen |= 1 << there
                        filled.append(there)
                        further.append(there)
        ring = further
    return filled
