"""LOCKNLOAD 10.4, 7.0, 20, 21: what a location gives to those in it: cover, light, sight."""

from __future__ import annotations

from grognard.engine.event import Modifier
from grognard.games.locknload.state import Battle
from grognard.games.locknload.theater import BLOCKING, BUNKER, FOXHOLE, OPEN, SideType
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


def in_cover(g: Battle, location: int) -> bool:
    """LOCKNLOAD 3.0, 11.3: a positive target modifier of the location's own (R66); none off the board."""
    return location >= 0 and cover(g, location) > 0


def sides_crossed(g: Battle, here: int, there: int) -> list[SideType]:
    """LOCKNLOAD 10.3: the hexside features of either end's hex that a line of fire crosses (R65)."""
    a, b = g.hex_of(here), g.hex_of(there)
    found: list[SideType] = []
    if a == b:
        return found
    board = g.theater.map.board
    dq, dv = board.q[b] - board.q[a], board.v[b] - board.v[a]
    found += along(g, b, arrives(dq, dv))
    if board.distance(a, b) > 1:
        found += along(g, a, arrives(-dq, -dv))
    return found


def side_behind(g: Battle, here: int, there: int) -> int:
    """LOCKNLOAD TEC: what a hexside crossed on the target's side of the line gives those behind it: the best one."""
    a, b = g.hex_of(here), g.hex_of(there)
    if a == b or g.is_upstairs(there):
        return 0
    board = g.theater.map.board
    crossed = along(g, b, arrives(board.q[b] - board.q[a], board.v[b] - board.v[a]))
    return max([side.tm for side in crossed], default=0)


def along(g: Battle, h: int, ways: list[int]) -> list[SideType]:
    """What stands on these sides of a hex; through a corner only what stands on both (R44)."""
    sides = g.theater.map.ground.sides[h]
    found = [g.theater.side_types[sides[way]] for way in ways if sides[way] >= 0]
    if len(ways) > 1 and len(found) < len(ways):
        return []
    return [side for side in found if side is not None]


def hampered(g: Battle, here: int, there: int) -> bool:
    """LOCKNLOAD 10.3: fire in or out through bocage (R65)."""
    for side in sides_crossed(g, here, there):
        if side.hampers:
            return True
    return False


def sight_class(g: Battle, location: int) -> int:
    """LOCKNLOAD 10.1, 7.0: what a location is to who looks for somebody in it; smoke is blocking (R36)."""
    h = g.hex_of(location)
    return BLOCKING if g.smoky(h) else g.theater.sight_class[h]


def is_clear(g: Battle, location: int) -> bool:
    return sight_class(g, location) == OPEN


def lit(g: Battle, location: int) -> bool:
    """LOCKNLOAD 20.0, 20.1: by day, under a flare, or in the light of a fire of the scenario."""
    t = g.theater
    if not t.night:
        return True
    h = g.hex_of(location)
    if h in t.lit and g.turn <= t.burning_until:
        return True
    for flare in g.flares:
        if t.map.board.distance(flare, h) <= t.box.tables.flare_lights:
            return True
    return False
