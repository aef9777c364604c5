"""LOCKNLOAD 6.0: where the ground lets one go, and who finds an empty hex to go to at one glance.

Whether somebody can move is asked of every location at every turn of play. Nearly always it is seen at once: one of
the `strollers` has an empty hex before him. Of others all rules are asked (`reach.py`).
"""

from __future__ import annotations

from typing import Final

from grognard.games.locknload.rules.ground import fare, not_to_go
from grognard.games.locknload.state import (
    ASSAULT,
    MARKED_BITS,
    SHAKEN_BIT,
    STEALTH,
    WORKED,
    Battle,
)
from grognard.games.locknload.theater import (
    ASSAULT_HERE,
    GHOST,
    GOES,
    IS_GUN,
    IS_LEADER,
    WAITING,
    Group,
    Outings,
    Stack,
)

FAR: Final = 99
"""More points than any hex costs."""


def exits_of(g: Battle, here: int) -> list[int]:
    """All locations that could be next to this one, good or not."""
    m = g.theater.map
    if here <= WAITING:
        group = group_at(g, here)
        return group.enter if group is not None else []
    h = m.hex_of(here)
    found: list[int] = []
    if g.is_inside(here):
        return [h]
    upper = g.is_upstairs(here)
    for other in m.board.beside[h]:
        if other >= 0:
            if not upper:
                found.append(other)
            elif m.tall[other]:
                found.append(m.upstairs(other))
    if upper:
        found.append(h)
    elif m.tall[h]:
        found.append(m.upstairs(h))
    if g.bunker(h) >= 0 and not upper:
        found.append(m.inside(h))
    return found


def group_at(g: Battle, place: int) -> Group | None:
    for group in g.theater.groups:
        if WAITING - group.number == place:
            return group
    return None


def footways(g: Battle, units: list[int], here: int) -> list[int]:
    """LOCKNLOAD 6.0: where the ground lets them go from here, kept for each kind of going (`not_to_go`)."""
    printed = g.theater.box.bits_of
    for unit in units:
        if printed[unit] & IS_GUN:
            return paths(g, unit, here)
    return paths(g, units[0], here)


def paths(g: Battle, unit: int, here: int) -> list[int]:
    """The same of one unit: a gun does not get everywhere (1.6.3)."""
    if here <= WAITING:
        return exits_of(g, here)
    t = g.theater
    if g.filled[here] & WORKED and g.bunker(g.hex_of(here)) >= 0:
        return [there for there in exits_of(g, here) if not_to_go(g, unit, here, there) is None]
    key = 4 * here + 2 * bool(t.box.bits_of[unit] & IS_GUN) + (g.turn <= t.burning_until)
    found = t.footways.get(key)
    if found is None:
        found = [there for there in exits_of(g, here) if not_to_go(g, unit, here, there) is None]
        t.footways[key] = found
    return found


# -- who goes for sure ------------------------------------------------------------------------------


def is_kept(g: Battle, unit: int, gait: int) -> bool:
    """LOCKNLOAD 4.0, 6.1, 6.3, 6.4: whether a unit cannot move so for its marker, as any marker bars it, or for
    what is printed on it: nothing more need be asked of it (`not_to_move`). Leaders go along."""
    if g.status[unit] & MARKED_BITS:
        return True
    printed = g.theater.box.bits_of[unit]
    if printed & GOES << gait or (gait == ASSAULT and printed & IS_LEADER):
        return False
    return not is_made_up(g, gait)


def is_made_up(g: Battle, gait: int) -> bool:
    """LOCKNLOAD 12.0: whether a card is held that makes up for a box that is not printed."""
    return (gait == ASSAULT and g.held(ASSAULT_HERE)) or (gait == STEALTH and g.held(GHOST))


def is_fit(g: Battle, unit: int, gait: int) -> bool:
    """LOCKNLOAD 5.1, 6.1, 6.3, 6.4: one who is must be there for anybody to move so, marked or not."""
    if gait in (ASSAULT, STEALTH) and g.status[unit] & SHAKEN_BIT:
        return False
    return g.theater.box.bits_of[unit] & GOES << gait != 0 or is_made_up(g, gait)


def strollers(g: Battle, stack: Stack) -> list[int]:
    """LOCKNLOAD 6.0, 5.1: those of a stack who can go a hex for sure where the next one is empty: those in good
    order, if there are such. Others may be able to as well (`can_go`)."""
    return [] if g.charging else stack.strolls or stack.strolls_shaken


def strolls(g: Battle, side: int, stack: Stack) -> bool:
    """LOCKNLOAD 6.0: whether one of the strollers of a location has such a hex before him, as nearly all have."""
    here = stack.at
    if g.walked and here in g.walked:
        return False
    if not stack.strolls or g.choked or g.charging or g.melees:
        return bool(strollers(g, stack)) and least_way(g, side, stack) < FAR
    t = g.theater
    ways = t.outings[2 * here + (g.turn <= t.burning_until)] or outings(g, here, stack.strolls[0])
    filled = g.filled
    for there in ways.there:
        if not filled[there]:
            return True
    return False


def threats(g: Battle, side: int, here: int) -> list[int]:
    """LOCKNLOAD 5.1, R29: the enemies a shaken unit sees from where it is: it comes nearer to none."""
    return g.in_sight(here, g.places[1 - side]) if here >= 0 else []


def nearer(g: Battle, enemies: list[int], here: int, there: int) -> bool:
    """LOCKNLOAD 5.1: whether one comes nearer to one of these enemies."""
    now, then, room = g.ranges(here), g.ranges(there), g.theater.map.room
    for enemy in enemies:
        if then[enemy % room] < now[enemy % room]:
            return True
    return False


def least_way(g: Battle, side: int, stack: Stack) -> int:
    """LOCKNLOAD 6.0, 5.1: the fewest points that bring the strollers of a location to a hex where nobody is, and
    nothing, nor nearer to an enemy they are afraid of; FAR where there is none."""
    here = stack.at
    if g.choked or (g.melees and g.locked(here)):
        return FAR
    enemies = [] if stack.strolls else threats(g, side, here)
    ways = outings(g, here, strollers(g, stack)[0])
    filled = g.filled
    for n in ways.cheapest:
        there = ways.there[n]
        if filled[there]:
            continue
        if not enemies or not nearer(g, enemies, here, there):
            return ways.points[n]
    return FAR


def outings(g: Battle, here: int, unit: int) -> Outings:
    """LOCKNLOAD 6.0: the ways out of a location over bare ground for those on foot, as this one; kept."""
    t = g.theater
    key = 2 * here + (g.turn <= t.burning_until)
    found = t.outings[key]
    if found is None:
        ways = [there for there in paths(g, unit, here) if there < t.map.indoors]
        found = t.outings[key] = Outings(ways, [fare(g, here, there) for there in ways])
    return found
