"""LOCKNLOAD 10.4, 7.0, 20, 21: what a location gives to those in it: cover, light, sight."""

from __future__ import annotations

from grognard.engine.event import Modifier
from grognard.games.locknload.state import SMOKY, Battle
from grognard.games.locknload.theater import BLOCKING, BUNKER, FOXHOLE, SideType
from grognard.geometry.hexlines import arrives


def cover(g: Battle, location: int) -> int:
    """LOCKNLOAD 10.4, 7.0, 21.1, 21.2: the target modifier of a location itself; smoke, foxhole, bunker added."""
    h = g.hex_of(location)
    t = g.theater
    total = t.tm[h]
    if g.smoky(h):
        total += t.box.tables.smoke_tm
    if g.work_at:
        if g.foxhole(h):
            total += t.box.works[t.box.work_names.index(FOXHOLE)].tm
        if g.is_inside(location):
            total += t.box.works[t.box.work_names.index(BUNKER)].tm
    return total


def cover_lines(g: Battle, location: int) -> list[Modifier]:
    """The same, line by line."""
    h = g.hex_of(location)
    t = g.theater
    lines: list[Modifier] = []
    if t.tm[h]:
        lines.append(Modifier("terrain", t.tm[h], "10.4"))
    if g.smoky(h):
        lines.append(Modifier("smoke", t.box.tables.smoke_tm, "7.0"))
    if g.foxhole(h):
        lines.append(Modifier("foxhole", t.box.works[t.box.work_names.index(FOXHOLE)].tm, "21.2"))
    if g.is_inside(location):
        lines.append(Modifier("bunker", t.box.works[t.box.work_names.index(BUNKER)].tm, "21.1"))
    return lines


def shields(g: Battle, here: int, there: int) -> list[Modifier]:
    """The same against fire from somewhere, with the hexside it comes in by, as it is taken off."""
    lines = cover_lines(g, there)
    behind = side_behind(g, here, there)
    if behind:
        lines.append(Modifier("hexside", behind, "10.3"))
    return [Modifier(line.name, -line.value, line.rule) for line in lines]


def in_cover(g: Battle, location: int) -> bool:
    """LOCKNLOAD 3.0, 11.3: a positive target modifier of the location's own (R66); none off the board."""
    return location >= 0 and cover(g, location) > 0


def side_behind(g: Battle, here: int, there: int) -> int:
    """LOCKNLOAD TEC, 10.3: what the hexside by which a line of fire comes in gives those behind it; of two that
    meet in a corner the weaker (R44)."""
    if g.is_upstairs(there):
        return 0
    return min([side.tm for side in entered(g, here, there)], default=0)


def hampered(g: Battle, here: int, there: int) -> bool:
    """LOCKNLOAD 10.3: fire in or out through bocage, but for what an upper floor looks over (R65)."""
    for one, other in ((here, there), (there, here)):
        sides = [] if g.is_upstairs(other) else entered(g, one, other)
        if sides and all(side.hampers for side in sides):
            return True
    return False


def entered(g: Battle, here: int, there: int) -> list[SideType]:
    """LOCKNLOAD 10.3: what stands on the hexside by which a line comes into a hex; through a corner on both of
    them, or nothing (R44)."""
    a, b = g.hex_of(here), g.hex_of(there)
    if a == b:
        return []
    board = g.theater.map.board
    ways = arrives(board.q[b] - board.q[a], board.v[b] - board.v[a])
    features = [g.theater.map.ground.sides[b][way] for way in ways]
    found = [g.theater.side_types[feature] for feature in features if feature >= 0]
    return [side for side in found if side is not None] if len(found) == len(ways) else []


def sight_class(g: Battle, location: int) -> int:
    """LOCKNLOAD 10.1, 7.0: what a location is to who looks for somebody in it; smoke is blocking (R36)."""
    h = g.hex_of(location)
    return BLOCKING if g.smoky(h) else g.theater.sight_class[h]


def is_clear(g: Battle, location: int) -> bool:
    """The same, where it is nothing: in the open."""
    return g.theater.clear[location] and not g.filled[location] & SMOKY


def lit(g: Battle, location: int) -> bool:
    """LOCKNLOAD 20.0, 20.1: by day, under a flare, or in the light of a fire of the scenario."""
    t = g.theater
    if not t.night:
        return True
    h = g.hex_of(location)
    if g.turn <= t.burning_until and h in t.lit:
        return True
    for flare in g.flares:
        if lights(g, flare, location):
            return True
    return False


def lights(g: Battle, flare: int, location: int) -> bool:
    """LOCKNLOAD 20.1: a flare lights the hex it hangs over, and those around it."""
    return g.distance(location, flare) <= g.theater.box.tables.flare_lights
