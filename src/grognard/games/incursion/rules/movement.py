"""INCURSION 3.3, 2.5, 6.2.2: moving from square to square, turning, entering and leaving the board."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Option, Rules
from grognard.engine.reason import Reason
from grognard.games.incursion.rules.action import OUTSIDE, PLAIN, Action
from grognard.games.incursion.rules.flames import arrive, burns, walk_through_fire
from grognard.games.incursion.rules.missions import figure_left, may_not_leave
from grognard.games.incursion.state import NOTHING, Battle
from grognard.games.incursion.theater import AGILE, GONE, JUMP
from grognard.geometry.squares import straight

NOT_BESIDE: Final = Reason("not-beside", "3.3")
DOOR_BETWEEN: Final = Reason("door-between", "3.4")
OCCUPIED: Final = Reason("occupied", "1.4")
NO_LANDING: Final = Reason("no-landing", "6.2.2")
NOT_AN_ENTRY: Final = Reason("not-an-entry", "2.5")
ENTRY_HELD: Final = Reason("entry-held", "2.5")
LOOKS_SO: Final = Reason("looks-so", "3.3")
NO_EXIT: Final = Reason("no-exit", "7.0")


def step_cost(g: Battle, figure: int, way: int) -> int:
    """INCURSION 3.1: forward 1, sideways or backward 2."""
    return 1 if way == g.facing[figure] else 2


def jumping(g: Battle, figure: int) -> bool:
    """INCURSION 6.2.2, 6.4.3: in the middle of a jump the figure shares its square with another."""
    if not g.theater.abilities[figure] & JUMP:
        return False
    return g.on_board(figure) and g.at.count(g.at[figure]) > 1


class Move(Action):
    """INCURSION 3.3, 2.5, 6.2.2: to the next square, or onto the board; onto others only in a jump (I39)."""

    __slots__ = ()

    def offers(self, g: Battle, figure: int, points: int) -> list[Option]:
        """INCURSION 3.3, 2.5: the squares a figure can step to."""
        here = g.at[figure]
        if points < 1:
            return []
        if here < 0:
            return [self.each[s] for s in entry_squares(g, figure) if not g.occupied >> s & 1]
        options: list[Option] = []
        grid = g.theater.grid
        facing = g.facing[figure]
        for way in range(4):
            if points < 2 and way != facing:
                continue
            to = straight(grid, here, way, g.closed)
            if to >= 0 and (not g.occupied >> to & 1 or self.crowded(g, figure, way, to) is None):
                options.append(self.each[to])
        return options

    def bar(self, g: Battle, figure: int, thing: int) -> Reason | None:
        if g.on_board(figure):
            way = way_to(g, figure, thing)
            if way < 0:
                return NOT_BESIDE
            if straight(g.theater.grid, g.at[figure], way, g.closed) < 0:
                return DOOR_BETWEEN
            return self.crowded(g, figure, way, thing) if g.occupied >> thing & 1 else None
        if thing not in entry_squares(g, figure):
            return NOT_AN_ENTRY
        return ENTRY_HELD if g.occupied >> thing & 1 else None

    def crowded(self, g: Battle, figure: int, way: int, to: int) -> Reason | None:
        """INCURSION 1.4, 6.2.2: why a figure cannot step onto an occupied square, but in a jump it can finish."""
        if not g.theater.abilities[figure] & JUMP:
            return OCCUPIED
        return None if can_land(g, figure, to, g.ap - step_cost(g, figure, way)) else NO_LANDING

    def price(self, g: Battle, figure: int, thing: int) -> int:
        """INCURSION 3.1, 2.5: onto the board it is one point."""
        return step_cost(g, figure, way_to(g, figure, thing)) if g.on_board(figure) else 1

    def do(self, g: Battle, figure: int, thing: int) -> Rules[None] | None:
        """INCURSION 3.3, 2.5, 3.13.1: a burning square burns."""
        self.go(g, figure, thing)
        arrive(g, figure)
        return walk_through_fire(g, figure) if burns(g, thing) else None

    def go(self, g: Battle, figure: int, square: int) -> None:
        """INCURSION 3.3, 2.5: into the next square, still looking the same way; or over the edge of the board."""
        if g.on_board(figure):
            g.tell("moved", "3.3", figure=figure, from_=g.at[figure], square=square)
            g.put(figure, square)
        else:
            enter(g, figure, square)

    def stands(self, g: Battle, figure: int, thing: int) -> int:
        return thing


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
    """The direction of a neighbouring square, or -1."""
    step = g.theater.grid.step[g.at[figure]]
    for way in range(4):
        if step[way] == square:
            return way
    return NOTHING


class Turn(Action):
    """INCURSION 3.3: turn on the spot, any way."""

    __slots__ = ("from_facing",)

    def __init__(self) -> None:
        super().__init__("turn", "facing", group="turn", brief=True)
        self.from_facing: list[list[Option]] = []

    def name(self, names: list[str]) -> None:
        super().name(names)
        self.from_facing = [[o for o in self.each if o.value != facing] for facing in range(len(names))]

    def offers(self, g: Battle, figure: int, points: int) -> list[Option]:
        """INCURSION 3.3: the other three ways to look."""
        if g.at[figure] < 0 or self.price(g, figure, NOTHING) > points:
            return []
        return self.from_facing[g.facing[figure]]

    def bar(self, g: Battle, figure: int, thing: int) -> Reason | None:
        if not g.on_board(figure):
            return OUTSIDE
        return LOOKS_SO if g.facing[figure] == thing else None

    def price(self, g: Battle, figure: int, thing: int) -> int:
        """INCURSION 3.1, 6.4.2: a turn of any size costs 1; nothing for the agile."""
        return 0 if g.theater.abilities[figure] & AGILE else 1

    def do(self, g: Battle, figure: int, thing: int) -> Rules[None] | None:
        g.facing[figure] = thing
        g.tell("turned", "3.3", figure=figure, facing=thing)
        return None


# -- over the edge of the board -------------------------------------------------------------------


def entry_squares(g: Battle, figure: int) -> list[int]:
    """INCURSION 2.5, 1.8: where a waiting figure can come in: its entry point, and a tunnel of its side."""
    squares = [g.theater.entry_square[g.waiting(figure)]]
    if g.tunnel >= 0 and g.tunnel not in squares and g.card_by[g.tunnel_card] == g.side[figure]:
        squares.append(g.tunnel)
    return squares


def enter(g: Battle, figure: int, square: int) -> None:
    """INCURSION 2.5, 1.8: onto the board, looking inward (I4); out of a tunnel, away from the wall."""
    t = g.theater
    entry = g.waiting(figure)
    g.facing[figure] = t.entry_facing[entry]
    if square != t.entry_square[entry]:
        step = t.grid.step[square]
        g.facing[figure] = next(way for way in range(4) if step[(way + 2) % 4] < 0)
    g.put(figure, square)
    g.tell("entered", "2.5", figure=figure, square=square)


class Leave(Action):
    """INCURSION 7.0, 7.1.3: off the board for good, from an exit of one's own side, where the mission allows."""

    __slots__ = ()

    def things(self, g: Battle, figure: int) -> list[int]:
        exits = g.mission.exits[g.side[figure]]
        return PLAIN if exits and g.at[figure] in exits else []

    def bar(self, g: Battle, figure: int, thing: int) -> Reason | None:
        if not g.on_board(figure):
            return OUTSIDE
        if g.at[figure] not in g.mission.exits[g.side[figure]]:
            return NO_EXIT
        return may_not_leave(g, figure)

    def price(self, g: Battle, figure: int, thing: int) -> int:
        """INCURSION 3.1, 7.0: a step over the edge costs as any other."""
        t = g.theater
        entry = t.entry_square.index(g.at[figure])
        return step_cost(g, figure, (t.entry_facing[entry] + 2) % 4)

    def do(self, g: Battle, figure: int, thing: int) -> Rules[None] | None:
        g.tell("left", "7.0", figure=figure, square=g.at[figure])
        g.reacting &= ~(1 << figure)
        g.put(figure, GONE)
        figure_left(g, figure)
        return None


MOVE: Final = Move("move", "square", group="move", brief=True)
TURN: Final = Turn()
LEAVE: Final = Leave("leave", group="move", draws_fire=False)
