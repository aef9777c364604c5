"""HEROES EOD 16: loading, unloading, towing."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Rules
from grognard.engine.reason import Reason
from grognard.games.heroes.rules.deeds import Deed, enter
from grognard.games.heroes.rules.moving import (
    BARRED,
    IMPASSABLE,
    barred_when_leaving,
    enter_hex,
    leave_works,
    move_price,
    roll_wire,
    turn_to,
    wire_dice,
)
from grognard.games.heroes.rules.values import can_move, in_close_combat, is_foot, is_stunned, is_vehicle, move_cost
from grognard.games.heroes.rules.verbs import LOAD, UNLOAD
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import DRIVEN, GUN, INFANTRY_GUN, NOBODY, TRACKED

NO_CARRIER: Final = Reason("no-carrier", "EOD 16.1")
FULL: Final = Reason("carrier-full", "EOD 16.1")
NOT_NEAR: Final = Reason("carrier-not-near", "EOD 16.1")
FIXED: Final = Reason("cannot-move", "EOD 7.5")
NOT_TO_TOW: Final = Reason("not-to-tow", "EOD 16.3")
NOBODY_ABOARD: Final = Reason("nobody-aboard", "EOD 16.1")
STUNNED: Final = Reason("stunned", "EOD 16.1")
IN_COMBAT: Final = Reason("in-close-combat", "EOD 7.7.3")
NO_WAY: Final = Reason("impassable", "EOD 5.3")


def can_be_carried(g: Mission, unit: int) -> bool:
    """HEROES EOD 16.1: one on foot, or a gun in tow."""
    return is_foot(g, unit) or g.types[unit].kind in (GUN, INFANTRY_GUN)


def bar_tow(g: Mission, unit: int, other: int) -> Reason | None:
    """HEROES EOD 16.3: a vehicle that cannot move is towed by another in its hex, a tracked one by tracks only."""
    if not is_vehicle(g, other) or can_move(g, other) or g.at[other] != g.at[unit] or g.is_carried(other):
        return NOT_TO_TOW
    if g.types[other].moves == TRACKED and g.types[unit].moves != TRACKED:
        return NOT_TO_TOW
    return FULL if g.passengers(unit) or g.passengers(other) else None


class Load(Deed):
    """HEROES EOD 16.1 and EOD 16.3: a unit climbs on, from the same hex for its printed move cost, from the next
    for the move; a vehicle takes another in tow. Both are one group."""

    def values(self, g: Mission, unit: int) -> list[int]:
        if g.at[unit] < 0:
            return []
        far, kind_of = g.theater.map.far[g.at[unit]], g.theater.box.kind_of
        near = [other for other in g.force[g.side(unit)] if kind_of[other] in DRIVEN and far[g.at[other]] <= 1]
        return [other for other in near if other != unit]

    def bar(self, g: Mission, unit: int, value: int) -> Reason | None:
        if not is_vehicle(g, value) or g.at[value] < 0 or g.side(value) != g.side(unit):
            return NO_CARRIER
        if is_vehicle(g, unit):
            return bar_tow(g, unit, value) if can_move(g, unit) and not g.is_carried(unit) else FIXED
        if not can_be_carried(g, unit):
            return NO_CARRIER
        if not can_move(g, unit) or g.is_carried(unit):
            return FIXED
        if in_close_combat(g, unit) or in_close_combat(g, value):
            return IN_COMBAT
        if g.passengers(value):
            return FULL
        if g.far(g.at[unit], g.at[value]) > 1:
            return NOT_NEAR
        if g.at[unit] != g.at[value] and move_price(g, unit, g.at[unit], g.at[value]) == IMPASSABLE:
            return NO_WAY
        return None

    def cost(self, g: Mission, unit: int, value: int) -> int:
        if g.at[unit] == g.at[value]:
            return g.types[unit].move
        return move_price(g, unit, g.at[unit], g.at[value])

    def crew(self, g: Mission, unit: int, value: int) -> list[int]:
        return [unit, value]

    def carry_out(self, g: Mission, unit: int, value: int) -> Rules[None]:
        if is_vehicle(g, unit):
            g.carrier[value] = unit
            g.tell("towed", "EOD 16.3", unit=value, carrier=unit)
            return
        yield from climb_on(g, unit, value)


def climb_on(g: Mission, unit: int, carrier: int) -> Rules[None]:
    """HEROES EOD 16.1: a unit of either side is aboard."""
    if g.at[unit] != g.at[carrier]:
        yield from enter_hex(g, unit, g.at[carrier])
    if not g.on_map(unit):
        return
    leave_works(g, unit)
    g.carrier[unit] = carrier
    g.tell("loaded", "EOD 16.1", unit=unit, carrier=carrier)


class Unload(Deed):
    """HEROES EOD 16.1, EOD 16.3 and EOD 18.4: a carried unit gets off, in the hex of its carrier or the next, for a
    move into it, through wire too; what is towed is let go where it is. It turns as it likes."""

    def values(self, g: Mission, unit: int) -> list[int]:
        h = g.at[unit]
        return [h, *[b for b in g.theater.map.beside[h] if b >= 0]] if h >= 0 else []

    def able(self, g: Mission, unit: int) -> list[int]:
        return super().able(g, unit) if g.riding_with(unit) else []

    def bar(self, g: Mission, unit: int, value: int) -> Reason | None:
        if g.is_carried(unit) and not is_vehicle(g, unit):
            if is_stunned(g, unit):
                return STUNNED
            if value == g.at[unit]:
                return None
            if move_price(g, unit, g.at[unit], value) == IMPASSABLE:
                return NO_WAY
            return BARRED if barred_when_leaving(g, unit, value) else None
        towed = [other for other in g.passengers(unit) if is_vehicle(g, other)]
        return None if towed and value == g.at[unit] else NOBODY_ABOARD

    def cost(self, g: Mission, unit: int, value: int) -> int:
        if value != g.at[unit]:
            return move_price(g, unit, g.at[unit], value)
        return move_cost(g, unit) + (underfoot(g, unit) if g.is_carried(unit) else 0)

    def most_more(self, g: Mission, unit: int, value: int) -> int:
        return 6 * wire_dice(g, unit, value) if value != g.at[unit] else 0

    def more(self, g: Mission, unit: int, value: int) -> Rules[int]:
        return roll_wire(g, unit, value)

    def crew(self, g: Mission, unit: int, value: int) -> list[int]:
        return [unit, *g.riding_with(unit)]

    def carry_out(self, g: Mission, unit: int, value: int) -> Rules[None]:
        for one in [unit] if g.is_carried(unit) else g.passengers(unit):
            yield from get_off(g, one, value)
            yield from turn_to(g, one)


def underfoot(g: Mission, unit: int) -> int:
    """HEROES EOD 5.3 and EOD 16.1: what the ground of its hex costs who gets off there; on a road, nothing."""
    here = g.theater.map
    if here.road[g.at[unit]]:
        return 0
    return max(0, g.theater.box.terrain[here.terrain[g.at[unit]]].cost[g.types[unit].moves])


def get_off(g: Mission, unit: int, h: int) -> Rules[None]:
    """HEROES EOD 16.1: a unit of either side is on its own feet again."""
    carrier = g.carrier[unit]
    g.carrier[unit] = NOBODY
    g.facing[unit] = g.facing[carrier]
    g.tell("unloaded", "EOD 16.1", unit=unit, carrier=carrier, hex=h)
    if h != g.at[unit]:
        yield from enter_hex(g, unit, h)


enter(Load(LOAD, crewed=True))
enter(Unload(UNLOAD, crewed=True))
