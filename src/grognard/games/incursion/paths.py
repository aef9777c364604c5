"""The cheapest ways of a figure to squares further off, found by taking each step with the rules themselves."""

from __future__ import annotations

from grognard.engine.ask import Option
from grognard.engine.scene import Plan
from grognard.games.incursion.rules.activation import price, purse
from grognard.games.incursion.rules.flames import burns
from grognard.games.incursion.rules.movement import MOVE, TURN, jumping
from grognard.games.incursion.rules.reaction import watchers
from grognard.games.incursion.state import Battle
from grognard.geometry.ways import Arrival, Price, cheapest

Stand = tuple[int, int]
"""Where a figure stands and which way it looks; as one number, four times the square and the way."""


def ways(g: Battle, figure: int) -> list[Plan]:
    """One way to each free square within reach that takes more than one answer: the cheapest.

    Of equal ones the way that draws least reaction fire, then the shortest. None leads through fire or
    opens a door. What a way costs stands in `cost`; the words for it are for the game to add.
    """
    twin = g.copy()
    seen: dict[int, list[int]] = {}

    def steps(place: int, found: dict[int, Arrival[Option]]) -> list[tuple[Price, int, Option]]:
        """What each step out of a place will have cost: points, reaction fire drawn, answers given."""
        cost, shots, answers = found[place].price
        stand = divmod(place, 4)
        out: list[tuple[Price, int, Option]] = []
        for option in moves(twin, g, figure, stand, cost):
            dearer = cost + price(twin, figure, option)
            square, facing = taken(twin, figure, stand, option)
            to = 4 * square + facing
            if to in found or burns(g, square):
                continue
            if square not in seen:
                seen[square] = watchers(g, figure, square=square, closed=g.closed)
            out.append(((dearer, shots + len(seen[square]), answers + 1), to, option))
        return out

    start = 4 * g.at[figure] + g.facing[figure]
    came = cheapest(start, (0, 0, 0), steps)
    out: list[Plan] = []
    reached: set[int] = {start // 4}
    for place, arrival in came.items():
        square = place // 4
        if square not in reached and not g.occupied >> square & 1:
            reached.add(square)
            if arrival.price[2] > 1:
                out.append(way_to(place, came, seen))
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


def way_to(place: int, came: dict[int, Arrival[Option]], seen: dict[int, list[int]]) -> Plan:
    """The way here, from its end back to its start."""
    answers: list[str] = []
    lock = -1
    spaces: list[str] = []
    threats: list[str] = []
    at = place
    option = came[at].by
    while option is not None:
        answers.append(option.text)
        if option.verb == MOVE.word:
            lock = len(spaces) if seen[at // 4] else lock
            spaces.append(f"square:{at // 4}")
        threats += [f"figure:{f}" for f in reversed(seen[at // 4])]
        at = came[at].before
        option = came[at].by
    for row in (answers, spaces, threats):
        row.reverse()
    cost = came[place].price[0]
    there = f"square:{place // 4}"
    lock = len(spaces) - 1 - lock if lock >= 0 else -1
    return Plan(answers=answers, label="", space=there, spaces=spaces, cost=cost, threats=threats, lock=lock)
