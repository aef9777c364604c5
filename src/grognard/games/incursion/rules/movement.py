"""INCURSION 3.3, 2.5, 6.2.2: moving from square to square, turning, entering and leaving the board."""

from __future__ import annotations

from grognard.engine.ask import Option
from grognard.engine.event import Event
from grognard.games.incursion.rules.missions import figure_left, may_leave
from grognard.games.incursion.state import Battle
from grognard.games.incursion.theater import AGILE, GONE, JUMP, LEAVE, TURNS_FROM
from grognard.geometry.squares import straight


def step_cost(g: Battle, figure: int, way: int) -> int:
    """INCURSION 3.1: forward 1, sideways or backward 2."""
    return 1 if way == g.facing[figure] else 2


def turn_cost(g: Battle, figure: int) -> int:
    """INCURSION 3.1, 6.4.2: a turn of any size costs 1; nothing for the agile."""
    return 0 if g.has(figure, AGILE) else 1


def jumping(g: Battle, figure: int) -> bool:
    """INCURSION 6.2.2, 6.4.3: in the middle of a jump the figure shares its square with another."""
    if not g.theater.abilities[figure] & JUMP:
        return False
    return g.on_board(figure) and g.at.count(g.at[figure]) > 1


def move_options(g: Battle, figure: int, points: int) -> list[Option]:
    """INCURSION 3.3, 6.2.2: the squares a figure can step to; onto others only in a jump it can finish (I39)."""
    t = g.theater
    here = g.at[figure]
    options: list[Option] = []
    facing = g.facing[figure]
    for way in range(4):
        cost = 1 if way == facing else 2
        if cost > points:
            continue
        to = straight(t.grid, here, way, g.closed)
        if to < 0:
            continue
        if not g.occupied >> to & 1 or (g.has(figure, JUMP) and can_land(g, figure, to, g.ap - cost)):
            options.append(t.o_move[to])
    return options


def can_land(g: Battle, figure: int, square: int, points: int) -> bool:
    """INCURSION 6.2.2: from this occupied square the jump can still end on a free one, with action points alone."""
    for way in range(4):
        left = points - step_cost(g, figure, way)
        if left < 0:
            continue
        to = straight(g.theater.grid, square, way, g.closed)
        if to < 0 or to == g.at[figure]:
            continue
        if not g.occupied >> to & 1 or can_land(g, figure, to, left):
            return True
    return False


def way_to(g: Battle, figure: int, square: int) -> int:
    """The direction of a neighbouring square."""
    step = g.theater.grid.step[g.at[figure]]
    for way in range(4):
        if step[way] == square:
            return way
    raise AssertionError("not a neighbour")


def step_to(g: Battle, figure: int, square: int) -> None:
    """INCURSION 3.3: into the next square, still looking the same way."""
    if g.log is not None:
        g.log.add(Event("moved", "3.3", {"figure": figure, "from": g.at[figure], "square": square}))
    g.put(figure, square)


def turn_options(g: Battle, figure: int, points: int) -> list[Option]:
    """INCURSION 3.3: the other three ways to look."""
    if turn_cost(g, figure) > points:
        return []
    return TURNS_FROM[g.facing[figure]]


def turn_to(g: Battle, figure: int, way: int) -> None:
    """INCURSION 3.3: turn on the spot."""
    g.facing[figure] = way
    if g.log is not None:
        g.log.add(Event("turned", "3.3", {"figure": figure, "facing": way}))


# -- over the edge of the board -------------------------------------------------------------------


def entry_squares(g: Battle, figure: int) -> list[int]:
    """INCURSION 2.5, 1.8: where a waiting figure can come in: its entry point, and a tunnel of its side."""
    squares = [g.theater.entry_square[g.waiting(figure)]]
    if g.tunnel >= 0 and g.tunnel not in squares and g.card_by[g.tunnel_card] == g.side[figure]:
        squares.append(g.tunnel)
    return squares


def enter_options(g: Battle, figure: int, points: int) -> list[Option]:
    """INCURSION 2.5: one action point takes a waiting figure onto a free entry square."""
    if points < 1:
        return []
    t = g.theater
    return [t.o_move[s] for s in entry_squares(g, figure) if not g.occupied >> s & 1]


def enter(g: Battle, figure: int, square: int) -> None:
    """INCURSION 2.5, 1.8: onto the board, looking inward (I4); out of a tunnel, away from the wall."""
    t = g.theater
    entry = g.waiting(figure)
    g.facing[figure] = t.entry_facing[entry]
    if square != t.entry_square[entry]:
        step = t.grid.step[square]
        g.facing[figure] = next(way for way in range(4) if step[(way + 2) % 4] < 0)
    g.put(figure, square)
    if g.log is not None:
        g.log.add(Event("entered", "2.5", {"figure": figure, "square": square}))


def leave_cost(g: Battle, figure: int) -> int:
    """INCURSION 3.1, 7.0: a step over the edge costs as any other."""
    t = g.theater
    entry = t.entry_square.index(g.at[figure])
    return step_cost(g, figure, (t.entry_facing[entry] + 2) % 4)


def leave_options(g: Battle, figure: int, points: int) -> list[Option]:
    """INCURSION 7.0, 7.1.3: off the board from an exit of one's own side, where the mission allows."""
    exits = g.mission.exits[g.side[figure]]
    if not exits or g.at[figure] not in exits or not may_leave(g, figure):
        return []
    return [LEAVE] if leave_cost(g, figure) <= points else []


def leave(g: Battle, figure: int) -> None:
    """INCURSION 7.0: off the board for good."""
    if g.log is not None:
        g.log.add(Event("left", "7.0", {"figure": figure, "square": g.at[figure]}))
    g.reacting &= ~(1 << figure)
    g.put(figure, GONE)
    figure_left(g, figure)
