"""The cheapest ways of a figure to squares further off, found by taking each step with the rules themselves."""

from __future__ import annotations

from heapq import heappop, heappush

from grognard.engine.ask import Option
from grognard.engine.scene import Path
from grognard.games.incursion.rules.activation import price, purse
from grognard.games.incursion.rules.flames import burns
from grognard.games.incursion.rules.movement import MOVE, TURN, jumping
from grognard.games.incursion.rules.reaction import watchers
from grognard.games.incursion.state import Battle

Stand = tuple[int, int]
"""Where a figure stands and which way it looks."""


def paths(g: Battle, figure: int) -> list[Path]:
    """One way to each free square within reach that takes more than one answer: the cheapest.

    Of equal ones the way that draws least reaction fire, then the shortest. None leads through fire or
    opens a door. What a path costs stands in `cost`; the words for it are for the game to add.
    """
    twin = g.copy()
    start = (g.at[figure], g.facing[figure])
    came: dict[Stand, tuple[Stand, Option]] = {}
    paid: dict[Stand, int] = {}
    seen: dict[int, list[int]] = {}
    waiting: list[tuple[int, int, int, Stand, Stand, Option | None]] = [(0, 0, 0, start, start, None)]
    out: list[Path] = []
    reached: set[int] = {start[0]}
    while waiting:
        cost, shots, steps, stand, before, by = heappop(waiting)
        if stand in paid:
            continue
        paid[stand] = cost
        if by is not None:
            came[stand] = before, by
        square = stand[0]
        if square not in reached and not g.occupied >> square & 1:
            reached.add(square)
            if steps > 1:
                out.append(path_to(stand, start, cost, came, seen))
        for option in moves(twin, g, figure, stand, cost):
            dearer = cost + price(twin, figure, option)
            to = taken(twin, figure, stand, option)
            if to in paid or burns(g, to[0]):
                continue
            if to[0] not in seen:
                seen[to[0]] = watchers(g, figure, square=to[0], closed=g.closed)
            heappush(waiting, (dearer, shots + len(seen[to[0]]), steps + 1, to, stand, option))
    return out


def stand_at(twin: Battle, figure: int, stand: Stand) -> None:
    twin.put(figure, stand[0])
    twin.facing[figure] = stand[1]


def moves(twin: Battle, g: Battle, figure: int, stand: Stand, cost: int) -> list[Option]:
    """INCURSION 3.1, 6.2.2: the steps and turns a figure can pay for, once it stands there and has paid so much."""
    stand_at(twin, figure, stand)
    twin.ap = max(0, g.ap - cost)
    points = purse(g, figure) - cost
    if jumping(twin, figure):
        return MOVE.offers(twin, figure, twin.ap)
    return MOVE.offers(twin, figure, points) + TURN.offers(twin, figure, points)


def taken(twin: Battle, figure: int, stand: Stand, option: Option) -> Stand:
    """Where a step or turn leads; the twin stands as before afterwards."""
    if option.verb == TURN.word:
        TURN.do(twin, figure, option.value)
    else:
        MOVE.go(twin, figure, option.value)
    to = twin.at[figure], twin.facing[figure]
    stand_at(twin, figure, stand)
    return to


def path_to(
    stand: Stand, start: Stand, cost: int, came: dict[Stand, tuple[Stand, Option]], seen: dict[int, list[int]]
) -> Path:
    """The way here, from its end back to its start."""
    steps: list[str] = []
    spaces: list[str] = []
    threats: list[str] = []
    at = stand
    while at != start:
        before, option = came[at]
        steps.append(option.text)
        if option.verb == MOVE.word:
            spaces.append(f"square:{at[0]}")
        threats += [f"figure:{f}" for f in reversed(seen[at[0]])]
        at = before
    for row in (steps, spaces, threats):
        row.reverse()
    return Path(space=f"square:{stand[0]}", cost=cost, label="", steps=steps, spaces=spaces, threats=threats)
