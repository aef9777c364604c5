"""HEROES EOD 7.3: from which side a unit is shot at, and what ground, smoke and works add to its defence."""

from __future__ import annotations

from typing import Final

from grognard.games.heroes.map import BITS
from grognard.games.heroes.rules.forts import manned_fort, work_to_man
from grognard.games.heroes.rules.shot import Shot
from grognard.games.heroes.rules.values import is_foot, is_vehicle
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import BUNKER, HASTY, NEUTRAL, NOBODY, RED, RUMOUR
from grognard.geometry.ground import BLOCKS
from grognard.geometry.hexes import OUTSIDE, arc

SIDE: Final = 1
"""Twelfths of a turn to either side of a hex side's middle that it spans."""
NO_LIMIT: Final = 99


def is_flanked(g: Mission, target: int, here: int) -> bool:
    """HEROES EOD 5.1 and EOD 7.3: a hex is not in front of a unit. Who is carried faces as the carrier does."""
    by = g.carrier[target]
    facing = g.facing[by if by >= 0 else target]
    return not g.theater.map.in_front(g.at[target], facing, here, g.read.arc_wide)


def wall_dm(g: Mission, here: int, h: int) -> int:
    """HEROES EOD 7.3: a shot over a wall on a side of the target's hex, or through the end of one (R49)."""
    walls = g.theater.map.walls[h]
    if not walls or here == h:
        return 0
    return g.theater.box.side_dm if walls & sides_crossed(g, here, h) else 0


def sides_crossed(g: Mission, here: int, h: int) -> int:
    """The sides of a hex that a line from another comes through, or the end of which it does, a bit for each; found
    once."""
    kept, key = g.theater.map.crossed, here * 512 + h
    found = kept.get(key, -1)
    if found < 0:
        board = g.theater.map.grid.board
        dq, dv = board.q[here] - board.q[h], board.v[here] - board.v[h]
        found = kept[key] = sum([1 << way for way in range(6) if arc(2 * way, SIDE, dq, dv) != OUTSIDE])
    return found


def smoke_dm(g: Mission, h: int) -> int:
    """HEROES EOD 13.2: smoke in a hex."""
    if g.heavy and h in g.heavy:
        return g.theater.box.heavy.dm
    return g.theater.box.light.dm if g.light and h in g.light else 0


def herd_dm(g: Mission, h: int) -> int:
    """HEROES 9: cattle or refugees in a hex."""
    if not g.force[NEUTRAL]:
        return 0
    crowded = any(g.side(unit) == NEUTRAL for unit in g.in_hex(h))
    return g.theater.box.herd_dm if crowded else 0


def ground_dm(g: Mission, h: int, unit: int) -> int:
    """HEROES 5.0 and EOD 7.3: the DM a hex gives to a unit that stands there or would, from wherever it is shot at:
    terrain, smoke, cattle, a work it is in or would man, its own hasty defence. A bunker counts from the flank."""
    found = g.theater.dm[h]
    if g.clouds:
        found += smoke_dm(g, h) + herd_dm(g, h)
    here = g.at[unit] == h
    if g.fort_at and h in g.fort_at:
        work = manned_fort(g, unit) if here else work_to_man(g, unit, h)
        if work >= 0:
            found += g.theater.box.forts[work].flank_dm
    if here and g.dug and g.dug & BITS[unit]:
        found += g.theater.box.forts[HASTY].dm
    return found


def dm_of(g: Mission, unit: int, here: int) -> int:
    """HEROES 5.0 and EOD 7.3: the DM of a unit as it is seen from a hex; height is no cover (R17)."""
    if g.manning & BITS[unit] or g.dug & BITS[unit] or g.carrier[unit] >= 0:
        seen = Shot(NOBODY, unit, told=False)
        seen.here, seen.flank = here, is_flanked(g, unit, here)
        add_dm(g, seen, close=False)
        return seen.dm
    h, box = g.at[unit], g.theater.box
    found = g.theater.dm[h] + wall_dm(g, here, h)
    if g.clouds:
        inside, between = smoke_parts(g, here, h, NO_LIMIT)
        found += inside + between + herd_dm(g, h)
    if is_foot(g, unit) and beside_vehicle(g, unit):
        found += box.figures.fire_beside_vehicle
    return found


def add_dm(g: Mission, shot: Shot, close: bool, most: int = NO_LIMIT) -> None:
    """HEROES 9, EOD 7.3, EOD 12.4, EOD 13.2, EOD 15 and EOD 18: everything that is added to a defence, height
    apart; `most` is what smoke may add."""
    target, here = shot.target, shot.here
    h, box = g.at[target], g.theater.box
    add_terrain(g, shot, h, close)
    if here >= 0 and not shot.shells and wall_dm(g, here, h):
        shot.hinder("wall", box.side_dm, "EOD 7.3")
    if g.clouds:
        add_smoke(g, shot, h, most)
    if g.manning or g.dug:
        add_works(g, shot)
    add_vehicles(g, shot)
    if g.force[NEUTRAL] and g.side(target) != NEUTRAL and herd_dm(g, h):
        shot.hinder("herd", box.herd_dm, "9")


def add_terrain(g: Mission, shot: Shot, h: int, close: bool) -> None:
    """HEROES EOD 7.3, EOD 12.4 and EOD 15.2: the ground: not for vehicles in close combat; shells burst in the tops
    of heavy woods over whoever has a red flank."""
    terrain = g.theater.box.terrain[g.theater.map.terrain[h]]
    if not terrain.dm or (close and is_vehicle(g, shot.target)):
        return
    shot.hinder(terrain.key, terrain.dm, "EOD 7.3")
    if shot.shells and terrain.air_burst and g.types[shot.target].flank_colour == RED:
        shot.hinder("air-burst", -terrain.dm, "EOD 12.4")


def add_ground(g: Mission, shot: Shot, h: int, shells: bool) -> None:
    """HEROES EOD 18.7: what the ground adds to the defence of a work in a hex: its terrain, and a wall that is no
    help against shells."""
    terrain = g.theater.box.terrain[g.theater.map.terrain[h]]
    if terrain.dm:
        shot.hinder(terrain.key, terrain.dm, "EOD 7.3")
    if shot.here >= 0 and not shells and wall_dm(g, shot.here, h):
        shot.hinder("wall", g.theater.box.side_dm, "EOD 7.3")


def add_smoke(g: Mission, shot: Shot, h: int, most: int) -> None:
    """HEROES EOD 13.2: smoke the target is in, and light smoke on the way, up to a limit together."""
    inside, between = smoke_parts(g, shot.here, h, most)
    if inside > 0:
        shot.hinder("smoke", inside, "EOD 13.2")
    if between > 0:
        shot.hinder("smoke-crossed", between, "EOD 13.2")


def smoke_parts(g: Mission, here: int, h: int, most: int) -> tuple[int, int]:
    """HEROES EOD 13.2: what smoke in a hex and on the way to it adds."""
    most = min(most, g.theater.box.figures.limits_smoke)
    inside = max(0, min(most, smoke_dm(g, h)))
    if here < 0 or here == h or not g.light:
        return inside, 0
    crossed = g.look(here, h)
    between = 0 if crossed == BLOCKS else crossed * g.theater.box.light.dm
    return inside, max(0, min(between, most - inside))


def add_works(g: Mission, shot: Shot) -> None:
    """HEROES EOD 18.1, EOD 18.2 and EOD 18.3: the trench or bunker it is in, its own hasty defence."""
    forts, target = g.theater.box.forts, shot.target
    work = manned_fort(g, target)
    if work != NOBODY:
        dm = forts[work].flank_dm if shot.flank else forts[work].dm
        shot.hinder(forts[work].key, dm, "EOD 18.2" if work == BUNKER else "EOD 18.1")
    if g.dug >> target & 1:
        shot.hinder(forts[HASTY].key, forts[HASTY].dm, "EOD 18.3")


def add_vehicles(g: Mission, shot: Shot) -> None:
    """HEROES EOD 15.3 and EOD 16.2: the armour it is carried in, or a vehicle beside it."""
    target = shot.target
    by = g.carrier[target]
    if by >= 0:
        if g.types[by].apc and g.types[target].front_colour == RED:
            shot.hinder("passenger", g.types[by].apc, "EOD 16.2")
    elif is_foot(g, target) and beside_vehicle(g, target):
        shot.hinder("beside-vehicle", g.theater.box.figures.fire_beside_vehicle, "EOD 15.3")


def beside_vehicle(g: Mission, target: int) -> bool:
    """HEROES EOD 15.3: a vehicle of its own side is in the hex."""
    if len(g.stacks[g.at[target]]) <= 1 or g.types[target].kind == RUMOUR:
        return False
    return any(is_vehicle(g, other) for other in g.of_side(g.at[target], g.side(target)))
