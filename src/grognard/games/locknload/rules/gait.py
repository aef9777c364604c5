"""LOCKNLOAD 6, 1.6.1, 11.7: how far units go at a gait, and who may."""

from __future__ import annotations

from typing import Final

from grognard.engine.reason import Reason
from grognard.games.locknload.state import (
    ASSAULT,
    CRAWL,
    LADEN_BIT,
    MARKED_BITS,
    SHAKEN_BIT,
    SKILLED_BIT,
    STEALTH,
    WOUNDED_BIT,
    Battle,
)
from grognard.games.locknload.theater import (
    ASSAULT as RED_BOX,
)
from grognard.games.locknload.theater import (
    ASSAULT_HERE,
    GHOST,
    HERO,
    LEADER,
    LIGHT_LOAD,
    MORE_MF,
    SCOUT,
    TEAM,
)
from grognard.games.locknload.theater import STEALTH as YELLOW_BOX

HAS_MARKER: Final = Reason("has-marker", "4.0")
CANNOT_MOVE: Final = Reason("cannot-move", "6.0")
LOCKED: Final = Reason("is-locked", "8.1")
NO_RED_BOX: Final = Reason("no-red-box", "6.1")
NO_YELLOW_BOX: Final = Reason("no-yellow-box", "6.4")
NOT_FOR_TEAMS: Final = Reason("not-for-teams", "6.3")
SHAKEN_GAIT: Final = Reason("is-shaken", "5.1")


def printed_mf(g: Battle, unit: int) -> int:
    """The movement factor on the side showing; a card may count as printed."""
    kind = g.theater.box.type_of[unit]
    if not g.status[unit] & (WOUNDED_BIT | SKILLED_BIT):
        return kind.mf
    own = kind.wounded_mf if kind.kind == HERO and g.status[unit] & WOUNDED_BIT else kind.mf
    return own + g.skill(unit, MORE_MF) if own and g.status[unit] & SKILLED_BIT else own


def mf(g: Battle, unit: int, with_: list[int]) -> int:
    """LOCKNLOAD 1.6.1: a single man with a weapon has less, unless a second goes with him (R67)."""
    box = g.theater.box
    if not g.status[unit] & (LADEN_BIT | WOUNDED_BIT | SKILLED_BIT):
        return box.type_of[unit].mf
    value = printed_mf(g, unit)
    if not g.status[unit] & LADEN_BIT:
        return value
    less = box.carriers[g.kind(unit)].mf
    if less and value and burdened(g, unit) and not g.skill(unit, LIGHT_LOAD):
        for other in with_:
            if other != unit and box.carriers[g.kind(other)].half and not burdened(g, other):
                less = box.pair_mf
        value = max(0, value - less)
    return value


def burdened(g: Battle, unit: int) -> bool:
    """Whether a unit takes a weapon along."""
    for weapon in g.weapons_of(unit):
        if not g.fixed(weapon):
            return True
    return False


MOST: Final = 99
"""More points than any unit has."""


def allowance(g: Battle, units: list[int], gait: int) -> int:
    """LOCKNLOAD 6.0, 6.1, 6.2, 6.4: the points of a stack are those of its slowest (R30); with a leader in good
    order two more, not beyond his own; half of them, up, in an assault move, and down in stealth."""
    if not units:
        return 0
    if len(units) == 1:
        points = mf(g, units[0], units)
    else:
        points = MOST
        for unit in units:
            points = min(points, mf(g, unit, units) + double_time(g, unit, units, gait))
    return at_gait(points, gait)


def at_gait(points: int, gait: int) -> int:
    """LOCKNLOAD 6.1, 6.4: half of the points, up, in an assault move, and down in stealth."""
    if gait == ASSAULT:
        return (points + 1) // 2
    return points // 2 if gait == STEALTH else points


def double_time(g: Battle, unit: int, units: list[int], gait: int) -> int:
    """LOCKNLOAD 6.2, 6.3.1, 6.4: what going with a leader in good order adds; never beyond his printed factor."""
    if g.kind(unit) == TEAM or gait in (STEALTH, CRAWL):
        return 0
    cap = 0
    for other in units:
        if other != unit and g.kind(other) == LEADER and not g.status[other] & SHAKEN_BIT:
            cap = max(cap, printed_mf(g, other))
    return max(0, min(g.theater.box.tables.double_time, cap - mf(g, unit, units)))


def guided(g: Battle, units: list[int]) -> bool:
    """LOCKNLOAD 11.7: a scout shows the way, shaken too (5.1); not while he serves a weapon."""
    for unit in units:
        if g.theater.box.kind_of[unit] == SCOUT and not g.status[unit] & LADEN_BIT:
            return True
    return False


def moving_units(g: Battle) -> list[int]:
    """Those on the move, in the order of their numbers."""
    return g.movers


# -- who may go -----------------------------------------------------------------------------------


def not_to_move(g: Battle, unit: int, gait: int) -> Reason | None:
    """LOCKNLOAD 4.0: why a unit cannot move at all, or not so."""
    return HAS_MARKER if g.status[unit] & MARKED_BITS else unable(g, unit, gait)


def unable(g: Battle, unit: int, gait: int) -> Reason | None:
    """LOCKNLOAD 6.3.1, 5.1, 6.1, 6.3, 6.4, 8.1: the same of one without a marker."""
    if printed_mf(g, unit) < 1:
        return CANNOT_MOVE
    if g.melees and g.locked(g.at[unit]):
        return LOCKED
    if gait in (ASSAULT, STEALTH) and g.status[unit] & SHAKEN_BIT:
        return SHAKEN_GAIT
    if gait == CRAWL and g.kind(unit) == TEAM:
        return NOT_FOR_TEAMS
    if gait == ASSAULT and g.kind(unit) != LEADER and not red_box(g, unit):
        return NO_RED_BOX
    return NO_YELLOW_BOX if gait == STEALTH and not yellow_box(g, unit) else None


def red_box(g: Battle, unit: int) -> bool:
    """LOCKNLOAD 6.1, 12.0: its movement factor is boxed in red, or a leader beside it makes up for that."""
    if g.has(unit, RED_BOX):
        return True
    for other in [unit, *g.companions(unit)]:
        if g.skill(other, ASSAULT_HERE) and not g.status[other] & SHAKEN_BIT:
            return True
    return False


def yellow_box(g: Battle, unit: int) -> bool:
    """LOCKNLOAD 6.4, 11.7, 12.0: its movement factor is boxed in yellow, a scout's not while he serves a weapon; or
    a card makes up for that."""
    serves = g.kind(unit) == SCOUT and bool(g.status[unit] & LADEN_BIT)
    return (g.has(unit, YELLOW_BOX) and not serves) or bool(g.skill(unit, GHOST))


def lame(g: Battle, units: list[int], gait: int) -> Reason | None:
    """LOCKNLOAD 6.1, R31: leaders assault-move only with others who may."""
    if gait != ASSAULT:
        return None
    for unit in units:
        if red_box(g, unit):
            return None
    return NO_RED_BOX
