"""LOCKNLOAD 6.0: where the ground lets one go, and who finds an empty hex to go to at one glance.

Whether somebody can move is asked of every location at every turn of play. Nearly always it is seen at once: one of
the `strollers` has an empty hex before him. Of others all rules are asked (`movement.py`).
"""

from __future__ import annotations

from typing import Final

from grognard.games.locknload.rules.ground import fare, not_to_go
from grognard.games.locknload.state import ASSAULT, STEALTH, WALK, Battle, lowest
from grognard.games.locknload.theater import ASSAULT_HERE, GHOST, WAITING, Group

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
    guns = g.theater.box.guns
    for unit in units:
        if guns >> unit & 1:
            return paths(g, unit, here)
    return paths(g, units[0], here)


def paths(g: Battle, unit: int, here: int) -> list[int]:
    """The same of one unit: a gun does not get everywhere (1.6.3)."""
    if here <= WAITING:
        return exits_of(g, here)
    t = g.theater
    gun = 2 * (t.box.guns >> unit & 1)
    if (here in g.work_at or here >= t.map.indoors) and g.bunker(g.hex_of(here)) >= 0:
        return [there for there in exits_of(g, here) if not_to_go(g, unit, here, there) is None]
    key = 4 * here + gun + (g.turn <= t.burning_until)
    found = t.footways.get(key)
    if found is None:
        found = [there for there in exits_of(g, here) if not_to_go(g, unit, here, there) is None]
        t.footways[key] = found
    return found


# -- who goes for sure ------------------------------------------------------------------------------


def marked(g: Battle) -> int:
    """LOCKNLOAD 4.0: all with a marker that keeps them from moving, which any marker does."""
    return g.moved | g.crawled | g.fired | g.ops | g.assaulted | g.stealthy


def not_kept(g: Battle, gait: int) -> int:
    """LOCKNLOAD 4.0, 6.1, 6.3, 6.4: all but those who cannot move so for their marker or for what is printed on
    them: of these nothing more need be asked (`not_to_move`). Leaders go along."""
    return ~marked(g) if is_made_up(g, gait) else g.theater.box.led_gaits[gait] & ~marked(g)


def is_made_up(g: Battle, gait: int) -> bool:
    """LOCKNLOAD 12.0: whether a card is held that makes up for a box that is not printed."""
    return bool(g.skilled) and ((gait == ASSAULT and g.held(ASSAULT_HERE)) or (gait == STEALTH and g.held(GHOST)))


def fit(g: Battle, gait: int) -> int:
    """LOCKNLOAD 5.1, 6.1, 6.3, 6.4: one of these must be there for anybody to move so, marked or not."""
    able = -1 if is_made_up(g, gait) else g.theater.box.gaits[gait]
    return able & ~g.shaken if gait in (ASSAULT, STEALTH) else able


def strollers(g: Battle) -> int:
    """LOCKNLOAD 6.0, 1.6.1: those who can go a hex for sure where the next one is empty: without a marker, on foot,
    unhurt, with no weapon that slows them down. Others may be able to as well (`can_go`)."""
    box = g.theater.box
    return 0 if g.charging else ~(marked(g) | box.guns | g.wounded | (g.laden & box.slowed))


def glance(g: Battle, side: int, here: int, able: int) -> tuple[int, int]:
    """LOCKNLOAD 6.0, 5.1: the strollers of a location, in good order if there are such, and the fewest points that
    bring them to a hex where nobody is, and nothing; FAR where there is none."""
    free = g.stacks[side][here].mask & able
    fresh = free & ~g.shaken
    if fresh:
        return fresh, least_way(g, side, here, fresh, [])
    return free, least_way(g, side, here, free, threats(g, side, here)) if free else FAR


def threats(g: Battle, side: int, here: int) -> list[int]:
    """LOCKNLOAD 5.1, R29: the enemies a shaken unit sees from where it is: it comes nearer to none."""
    return g.in_sight(here, g.places[1 - side]) if here >= 0 else []


def nearer(g: Battle, enemies: list[int], here: int, there: int) -> bool:
    """LOCKNLOAD 5.1: whether one comes nearer to one of these enemies."""
    for enemy in enemies:
        if g.distance(enemy, there) < g.distance(enemy, here):
            return True
    return False


def least_way(g: Battle, side: int, here: int, units: int, enemies: list[int]) -> int:
    """LOCKNLOAD 6.0: the fewest points for the way out to such a hex, not nearer to these enemies."""
    if g.choked or (g.melees and g.locked(here)):
        return FAR
    t = g.theater
    one, other = g.stacks
    works, clouds = g.work_at, g.smoke + g.thin if g.thin else g.smoke
    ways = t.outings.get(2 * here + (g.turn <= t.burning_until))
    for points, there in ways if ways is not None else outings(g, here, lowest(units)):
        if there in one or there in other or there in works or (clouds and there % t.map.room in clouds):
            continue
        if not enemies or not nearer(g, enemies, here, there):
            return points
    return FAR


def outings(g: Battle, here: int, unit: int) -> list[tuple[int, int]]:
    """LOCKNLOAD 6.0: the ways out of a location over bare ground for those on foot, each with its price, the
    cheapest first; kept."""
    t = g.theater
    ways = [there for there in paths(g, unit, here) if there < t.map.indoors]
    key = 2 * here + (g.turn <= t.burning_until)
    t.outings[key] = sorted([(fare(g, here, there), there) for there in ways])
    t.outlets[key] = frozenset(ways)
    return t.outings[key]


def filled(g: Battle) -> set[int]:
    """Every location where somebody is, or something: a work, smoke."""
    found = set(g.stacks[0])
    found.update(g.stacks[1])
    found.update(g.work_at)
    room = g.theater.map.room
    for h in g.clouds():
        found.add(h)
        found.add(h + room)
    return found


def strolling(g: Battle, side: int, places: list[int]) -> list[int]:
    """LOCKNLOAD 6.0: the locations from which one of the strollers can go: nearly all that have one."""
    t = g.theater
    able = strollers(g) & t.box.gaits[WALK]
    found: list[int] = []
    if not able or g.choked:
        return found
    mine, burning = g.stacks[side], g.turn <= t.burning_until
    full = filled(g)
    for at in places:
        free = mine[at].mask & able
        if not free or at in g.walked or (at in g.melees and g.locked(at)):
            continue
        outlets = t.outlets.get(2 * at + burning) if free & ~g.shaken else None
        if not outlets <= full if outlets is not None else glance(g, side, at, able)[1] < FAR:
            found.append(at)
    return found
