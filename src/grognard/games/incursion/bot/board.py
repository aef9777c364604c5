"""The board as a figure walks it: how far squares are apart, and the way to a goal in action points."""

from __future__ import annotations

from typing import Final

from grognard.games.incursion import theater as th
from grognard.games.incursion.state import Battle
from grognard.games.incursion.theater import ALLIES, GERMANS, WAITING
from grognard.geometry import ways as roads
from grognard.geometry.squares import Grid, diagonal, straight

FAR: Final = 90


def apart(g: Battle, a: int, b: int) -> int:
    """Squares between two squares, diagonals included."""
    width = g.theater.grid.width
    return max(abs(a % width - b % width), abs(a // width - b // width))


def place(g: Battle, figure: int) -> int:
    """The square of a figure, or of the entry point it waits at."""
    at = g.at[figure]
    return at if at >= 0 else g.theater.entry_square[WAITING - at]


def nearest(g: Battle, square: int, figures: list[int]) -> int:
    """How far the nearest of these figures is."""
    return min([apart(g, square, place(g, f)) for f in figures], default=FAR)


def nearest_square(g: Battle, here: int, enemies: list[int]) -> int:
    found, top = -1, FAR
    for enemy in enemies:
        away = apart(g, here, place(g, enemy))
        if away < top:
            found, top = place(g, enemy), away
    return found


def shut(g: Battle, side: int) -> int:
    """The closed doors a side cannot open."""
    mask = g.sealed
    for door in range(len(g.door_locked)):
        if g.door_locked[door] >= 0:
            mask |= 1 << door
    if side == GERMANS and g.mission.cell and not g.freed:
        mask |= g.mission.cell
    return mask & g.closed


class Field:
    """How many action points lie between each square and the nearest goal, the next square on the way there (`on`),
    and what that depends on."""

    def __init__(self, grid: Grid, key: tuple[int, ...], away: list[int], on: list[int]) -> None:
        self.grid = grid
        self.key = key
        self.away = away
        self.on = on


KEPT: Final = 8
LAST: Final[list[Field]] = []
"""The last ones computed. Players think in threads: what is in here is never changed."""


def ways(g: Battle, figure: int, goals: list[int]) -> list[int]:
    """What a figure's way to its goals costs from each square."""
    return field_of(g, figure, goals).away


def way(g: Battle, figure: int, square: int, goals: list[int]) -> list[int]:
    """The squares of a figure's way from here to its goals."""
    return roads.downhill(field_of(g, figure, goals).on, square)


def field_of(g: Battle, figure: int, goals: list[int]) -> Field:
    """The field of a figure's way to its goals: steps, doors to open, fires, and figures in the way."""
    side = g.side[figure]
    grid = g.theater.grid
    jumper = g.has(figure, th.JUMP)
    locked = shut(g, side)
    fire = g.burning[0] | g.burning[1]
    friends = enemies = 0
    for other in range(len(g.at)):
        square = g.at[other]
        if square >= 0 and other != figure:
            if g.side[other] == side:
                friends |= 1 << square
            else:
                enemies |= 1 << square
    key = (side, int(jumper), g.closed, locked, friends, enemies, fire, g.acted, *goals)
    for kept in LAST:
        if kept.grid is grid and kept.key == key:
            return kept
    on = [-1] * grid.size
    field = Field(grid, key, flood(g, figure, goals, jumper, locked, fire, on), on)
    LAST.insert(0, field)
    del LAST[KEPT:]
    return field


def flood(
    g: Battle, figure: int, goals: list[int], jumper: bool, locked: int, fire: int, on: list[int]
) -> list[int]:
    grid = g.theater.grid
    side = g.side[figure]
    enter = [1] * grid.size
    for other in range(len(g.at)):
        square = g.at[other]
        if square >= 0 and other != figure:
            if jumper:
                enter[square] = 2
            elif g.side[other] != side:
                enter[square] = 6
                if side == ALLIES:
                    for beside in th.squares_of(g.theater.beside[square]):
                        enter[beside] = min(7, enter[beside] + 1)
            else:
                enter[square] = 5 if g.acted >> other & 1 else 4 if side == ALLIES else 2
    for square in th.squares_of(fire):
        enter[square] += 3
    tolls = [0] * len(grid.doors)
    for door in range(len(tolls)):
        if g.closed >> door & 1:
            tolls[door] = -1 if locked >> door & 1 else 1
    return roads.field(grid.step, enter, grid.door_at, tolls, goals, FAR, on)


def around(g: Battle, square: int) -> list[int]:
    """The squares from which a figure could strike at this one."""
    grid = g.theater.grid
    out: list[int] = []
    for way in range(4):
        there = straight(grid, square, way, g.closed)
        if there >= 0:
            out.append(there)
        there = diagonal(grid, square, way, g.closed)
        if there >= 0:
            out.append(there)
    return out


def strike_squares(g: Battle, figure: int, prey: list[int]) -> list[int]:
    """Free squares (or the figure's own) at arm's length of any of the prey."""
    out: list[int] = []
    for target in prey:
        for square in around(g, g.at[target]):
            if square == g.at[figure] or not g.occupied >> square & 1:
                out.append(square)
    return sorted(set(out))
