"""HEROES EOD 18: trenches, bunkers, hasty defences, wire, road blocks, mines."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Rules
from grognard.engine.event import Modifier
from grognard.engine.reason import Reason
from grognard.games.heroes.map import BITS
from grognard.games.heroes.rules.deeds import Deed, enter
from grognard.games.heroes.rules.hits import destroy, hit
from grognard.games.heroes.rules.rolls import Roll, declare_boost, think_again
from grognard.games.heroes.rules.values import can_move, in_close_combat, is_foot, is_stunned, is_vehicle, move_cost
from grognard.games.heroes.rules.verbs import DIG, MAN, UNMAN
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import (
    AI,
    BUNKER,
    FOOT,
    MINES,
    NEUTRAL,
    NOBODY,
    PLAYER,
    RUMOUR,
    TRENCH,
    UnitType,
)

IMPASSABLE: Final = -1

IN_COMBAT: Final = Reason("in-close-combat", "EOD 7.7.3")
NO_WORK: Final = Reason("no-work-here", "EOD 18.1")
WORK_TAKEN: Final = Reason("work-taken", "EOD 18.2")
NOT_FOR_IT: Final = Reason("no-shelter-for-it", "EOD 18.1")
MANS_IT: Final = Reason("mans-it", "EOD 18.1")
NOT_INSIDE: Final = Reason("not-inside", "EOD 18.1")
DUG_IN: Final = Reason("dug-in", "EOD 18.3")
NOT_ON_FOOT: Final = Reason("only-foot", "EOD 18.3")
CANNOT: Final = Reason("cannot-move", "EOD 7.5")


def shelters(g: Mission, unit: int, kind: int) -> bool:
    """HEROES EOD 18.1, EOD 18.2 and EOD 18.3: whether a work is for such a unit."""
    who = "vehicle" if is_vehicle(g, unit) else "foot" if g.types[unit].moves == FOOT else "gun"
    return g.types[unit].kind != RUMOUR and who in g.theater.box.forts[kind].shelters


def manned_fort(g: Mission, unit: int) -> int:
    """HEROES EOD 18.1 and EOD 18.2: the kind of work a unit is in; NOBODY for none."""
    if not g.manning or not g.manning & BITS[unit]:
        return NOBODY
    for kind in (BUNKER, TRENCH):
        if g.fort_in(g.at[unit], kind) >= 0:
            return kind
    return NOBODY


def work_to_man(g: Mission, unit: int, h: int) -> int:
    """HEROES EOD 18.1 and EOD 18.2: the kind of work a unit could be in here, unless an enemy has it. An AI mortar
    stays out of a bunker, from which it could not fire (42, C33)."""
    if h not in g.fort_at:
        return NOBODY
    for kind in (BUNKER, TRENCH):
        if g.fort_in(h, kind) >= 0 and shelters(g, unit, kind) and not held_against(g, g.side(unit), h):
            if kind == BUNKER and g.side(unit) == AI and g.types[unit].shells:
                continue
            return kind
    return NOBODY


def held_against(g: Mission, side: int, h: int) -> bool:
    """HEROES EOD 18.2: an enemy of this side is in the work of a hex."""
    return any(g.manning >> other & 1 and g.side(other) != side for other in g.in_hex(h))


def bunker_face(g: Mission, unit: int, h: int) -> int:
    """HEROES EOD 18.2: the way a unit has to face that is in the bunker of a hex, or would be if it came there;
    NOBODY where it turns as it likes."""
    work = manned_fort(g, unit) if g.at[unit] == h else work_to_man(g, unit, h)
    return g.fort_face[g.fort_in(h, BUNKER)] if work == BUNKER else NOBODY


def man_on_entering(g: Mission, unit: int) -> None:
    """HEROES EOD 18.1 and EOD 18.2: who moves in takes the trench or bunker at no cost; a bunker may be declined
    when it comes to facing (`moving.turn_to`)."""
    if work_to_man(g, unit, g.at[unit]) >= 0:
        g.manning |= 1 << unit


def work_cost(g: Mission, h: int, way: int) -> int:
    """HEROES EOD 18.1, EOD 18.4 and EOD 18.5: what works in a hex add to the way in; IMPASSABLE where none
    leads."""
    more = 0
    for n, at in enumerate(g.fort_at):
        if at == h:
            cost = g.theater.box.forts[g.fort_kind[n]].cost[way]
            if cost == IMPASSABLE:
                return IMPASSABLE
            more += cost
    return more


def works_end_bonus(g: Mission, h: int) -> bool:
    """HEROES EOD 14.1: a work or obstacle in a hex ends bonus moves, unless it is in nobody's way."""
    for n, at in enumerate(g.fort_at):
        if at == h and not g.theater.box.forts[g.fort_kind[n]].bonus:
            return True
    return False


def step_on_mines(g: Mission, unit: int) -> Rules[None]:
    """HEROES EOD 18.6: mines attack who enters, turns or starts a close combat there, carried units too; pioneers
    on foot find them."""
    h = g.at[unit]
    mines = g.fort_in(h, MINES) if h >= 0 else NOBODY
    if mines < 0 or g.side(unit) == NEUTRAL or g.types[unit].kind == RUMOUR:
        return
    owner = g.fort_side[mines]
    kind = g.types[unit]
    if kind.flame and kind.moves == FOOT:
        g.tell("mines-found", "EOD 18.8", unit=unit, hex=h)
        return
    for other in [*g.passengers(unit), unit]:
        yield from blow_up(g, other, owner == PLAYER)


def blow_up(g: Mission, unit: int, mine: bool) -> Rules[None]:
    """HEROES 3.2.3 and EOD 18.6: two dice, no modifier but CAPs of the owner, who takes them off where his own men
    are in it; the pool is that of the flank. With mines of the player's it is a roll of his (`mine`)."""
    mines = g.theater.box.forts[MINES]
    theirs, boost = g.side(unit) != PLAYER, 0
    if mine and g.caps:
        yield from declare_boost(g)
        boost = g.boost if theirs else -g.boost
    roll = Roll(g.dice.roll(2))
    while True:
        total = roll.total + boost
        result = "destroyed" if total >= mines.destroyed else "hit" if total >= mines.hit else "miss"
        lines = [Modifier("caps", boost, "3.2.3")] if boost else []
        if roll.luck:
            lines.append(Modifier("luck", roll.luck, "EOD 8.1"))
        g.tell("mines", "EOD 18.6", unit=unit, dice=roll.dice, modifiers=lines, outcome=result)
        again = mine and (yield from think_again(g, roll, (result != "miss") == theirs))
        if not again:
            break
    if result == "destroyed":
        destroy(g, unit, "EOD 18.6")
    elif result == "hit":
        hit(g, unit, g.types[unit].flank_colour, "EOD 18.6")


class Man(Deed):
    """HEROES EOD 18.1 and EOD 18.2: into the trench or bunker of its hex, for the price of a move."""

    def values(self, g: Mission, unit: int) -> list[int]:
        return super().values(g, unit) if g.fort_at else []

    def bar(self, g: Mission, unit: int, value: int) -> Reason | None:
        h = g.at[unit]
        if h < 0 or (g.fort_in(h, BUNKER) < 0 and g.fort_in(h, TRENCH) < 0):
            return NO_WORK
        if g.manning >> unit & 1:
            return MANS_IT
        if g.is_carried(unit) or not can_move(g, unit):
            return CANNOT
        if not shelters(g, unit, BUNKER if g.fort_in(h, BUNKER) >= 0 else TRENCH):
            return NOT_FOR_IT
        return None if work_to_man(g, unit, h) >= 0 else WORK_TAKEN

    def cost(self, g: Mission, unit: int, value: int) -> int:
        return move_cost(g, unit)

    def carry_out(self, g: Mission, unit: int, value: int) -> Rules[None]:
        g.manning |= 1 << unit
        way = bunker_face(g, unit, g.at[unit])
        if way != NOBODY:
            g.facing[unit] = way
        g.tell("manned", "EOD 18.1", unit=unit)
        yield from ()


class Unman(Deed):
    """HEROES EOD 18.1 and EOD 18.2: out of it again, for the price of a move."""

    def values(self, g: Mission, unit: int) -> list[int]:
        return super().values(g, unit) if g.manning else []

    def bar(self, g: Mission, unit: int, value: int) -> Reason | None:
        if manned_fort(g, unit) == NOBODY:
            return NOT_INSIDE
        return None if can_move(g, unit) else CANNOT

    def cost(self, g: Mission, unit: int, value: int) -> int:
        return move_cost(g, unit)

    def carry_out(self, g: Mission, unit: int, value: int) -> Rules[None]:
        g.manning &= ~(1 << unit)
        g.tell("unmanned", "EOD 18.1", unit=unit)
        yield from ()


class Dig(Deed):
    """HEROES EOD 5.4 and EOD 18.3: a hasty defence, for its builder alone."""

    def fits(self, kind: UnitType) -> bool:
        return kind.moves == FOOT

    def bar(self, g: Mission, unit: int, value: int) -> Reason | None:
        return bar_dig(g, unit)

    def cost(self, g: Mission, unit: int, value: int) -> int:
        return g.theater.box.figures.prices_hasty_defence

    def carry_out(self, g: Mission, unit: int, value: int) -> Rules[None]:
        dig(g, unit)
        yield from ()


def bar_dig(g: Mission, unit: int) -> Reason | None:
    """HEROES EOD 7.5 and EOD 18.3: foot, not stunned, where one could dig."""
    if is_stunned(g, unit):
        return CANNOT
    return bar_shelter(g, unit) if is_foot(g, unit) else NOT_ON_FOOT


def bar_shelter(g: Mission, unit: int) -> Reason | None:
    """HEROES EOD 8 and EOD 18.3: why no hasty defence can be made for a unit, whatever it is: it is carried, has
    one, or is in close combat."""
    if g.at[unit] < 0 or g.is_carried(unit):
        return CANNOT
    if g.dug >> unit & 1:
        return DUG_IN
    return IN_COMBAT if in_close_combat(g, unit) else None


def dig(g: Mission, unit: int) -> None:
    """HEROES EOD 18.3: the unit is dug in."""
    g.dug |= 1 << unit
    g.tell("dug-in", "EOD 18.3", unit=unit)


enter(Man(MAN))
enter(Unman(UNMAN))
enter(Dig(DIG))
