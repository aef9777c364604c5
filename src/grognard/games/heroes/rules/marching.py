"""HEROES EOD 5.1, EOD 5.2 and EOD 14.1: the player's units move and turn."""

from __future__ import annotations

from grognard.engine.ask import Option, Rules, one_of
from grognard.engine.reason import Reason
from grognard.games.heroes.rules.deeds import Deed, enter
from grognard.games.heroes.rules.forts import manned_fort
from grognard.games.heroes.rules.moving import (
    IN_BUNKER,
    SAME_WAY,
    bar_motion,
    bar_move,
    bonus_symbols,
    drive_through,
    enter_hex,
    goes_backward,
    move_price,
    next_hexes,
    open_hexes,
    pivot,
    roll_wire,
    symbol_for,
    turn_to,
    wire_dice,
)
from grognard.games.heroes.rules.rumours import reveal_all
from grognard.games.heroes.rules.values import pivot_cost
from grognard.games.heroes.rules.verbs import MOVE, ONWARD, PIVOT, STAY, TAKE
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import BUNKER, PLAYER, without


class Move(Deed):
    """HEROES 6.2, EOD 5.2 and EOD 14.1: one hex; a vehicle goes on with its bonus moves in the same action, and
    finds rumours out as it passes."""

    def values(self, g: Mission, unit: int) -> list[int]:
        return [b for b in g.theater.map.beside[g.at[unit]] if b >= 0] if g.at[unit] >= 0 else []

    def able(self, g: Mission, unit: int) -> list[int]:
        return open_hexes(g, unit) if bar_motion(g, unit) is None else []

    def bar(self, g: Mission, unit: int, value: int) -> Reason | None:
        return bar_move(g, unit, value)

    def cost(self, g: Mission, unit: int, value: int) -> int:
        return move_price(g, unit, g.at[unit], value)

    def most_more(self, g: Mission, unit: int, value: int) -> int:
        return 6 * wire_dice(g, unit, value)

    def more(self, g: Mission, unit: int, value: int) -> Rules[int]:
        return roll_wire(g, unit, value)

    def carry_out(self, g: Mission, unit: int, value: int) -> Rules[None]:
        a = g.at[unit]
        backward = goes_backward(g, unit, a, value)
        left = bonus_symbols(g, unit, a, value, backward)
        yield from enter_hex(g, unit, value)
        yield from drive_on(g, unit, a, left)


def drive_on(g: Mission, unit: int, came: int, left: list[int]) -> Rules[None]:
    """HEROES 6.2 and EOD 14.1: in the first hex of its move a unit turns, and goes on with the bonus moves it has
    left. It `came` from a hex, or over the edge."""
    while g.on_map(unit):
        yield from turn_to(g, unit)
        reveal_all(g)
        ways: list[Option] = [ONWARD.each[b] for b in next_hexes(g, unit, left)]
        if not ways:
            break
        answer = yield from one_of(PLAYER, "onward", "EOD 14.1", [*ways, STAY.plain], TAKE.each[unit])
        if answer.verb == STAY.word:
            break
        a = g.at[unit]
        left = without(left, symbol_for(g, unit, left, a, answer.value))
        yield from drive_through(g, unit, came, answer.value)
        came = a


def bar_pivot(g: Mission, unit: int) -> Reason | None:
    """HEROES EOD 5.1 and EOD 18.2: why a unit does not turn at all; in a bunker it faces as that does."""
    stays = bar_motion(g, unit)
    return stays if stays is not None else IN_BUNKER if manned_fort(g, unit) == BUNKER else None


class Pivot(Deed):
    """HEROES EOD 5.1: to turn where it stands."""

    def values(self, g: Mission, unit: int) -> list[int]:
        return list(range(6))

    def able(self, g: Mission, unit: int) -> list[int]:
        now = g.facing[unit]
        return [way for way in range(6) if way != now] if bar_pivot(g, unit) is None else []

    def bar(self, g: Mission, unit: int, value: int) -> Reason | None:
        stays = bar_pivot(g, unit)
        return stays if stays is not None else SAME_WAY if g.facing[unit] == value else None

    def cost(self, g: Mission, unit: int, value: int) -> int:
        return pivot_cost(g, unit)

    def carry_out(self, g: Mission, unit: int, value: int) -> Rules[None]:
        yield from pivot(g, unit, value)


enter(Move(MOVE))
enter(Pivot(PIVOT))
