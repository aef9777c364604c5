"""HEROES 5.3.1, 6.2: how an AI faces: after a move or a pivot, and wherever it comes to the map."""

from __future__ import annotations

from typing import Final

from grognard.games.heroes.map import FAR
from grognard.games.heroes.rules.forts import bunker_face
from grognard.games.heroes.rules.lots import by_die
from grognard.games.heroes.rules.trace import Trace
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import NOBODY

ALL_WAYS: Final = 63
"""A bit for each facing: of who may face as it likes."""
WAYS: Final = [[way for way in range(6) if facings >> way & 1] for facings in range(64)]
"""The facings of a mask; nobody changes the lists."""
SPREAD: Final = [sum([1 << 8 * way for way in range(6) if facings >> way & 1]) for facings in range(64)]
"""The facings of a mask, a byte for each: added up they count how many hexes each facing has in front."""


def arc_of(g: Mission, h: int, way: int) -> int:
    """The hexes in front of who stands in a hex and faces so."""
    return g.theater.map.arc(h, way, g.read.arc_wide)


def facing_at(
    g: Mission, ai: int, h: int, heads: list[int], ways: int, moved: bool, trace: Trace | None = None
) -> int:
    """HEROES 5.3.1: the facing after a move or a pivot: the nearest Unit in the arc, then the objective it heads
    for or the nearest one, then as many Units in sight as possible; a die at last. Where it has not `moved` but
    come to light (6.2) objectives have no say, and as many Units count as possible, in sight or not. In a bunker it
    faces as that does (EOD 18.2)."""
    if g.is_rumour(ai):
        return g.facing[ai]
    bunker = bunker_face(g, ai, h)
    if bunker != NOBODY:
        return bunker
    facings, far = g.theater.map.facings(h, g.read.arc_wide), g.theater.map.far[h]
    units = [g.at[unit] for unit in g.visible_units()]
    ways = facing_nearest(ways, facings, far, units)
    if moved and len(WAYS[ways]) > 1:
        wanted = g.objectives()
        goals = [at for at in heads if at in wanted]
        ways = facing_any(ways, facings, goals) if goals else facing_nearest(ways, facings, far, wanted)
    left = WAYS[ways]
    if len(left) > 1:
        counts, seen = 0, g.theater.map.seen[h]
        for at in units:
            if not moved or (seen[at] and (not g.clouds or g.sees(h, at))):
                counts += SPREAD[facings[at]]
        most = 0
        for way in left:
            most = max(most, counts >> 8 * way & 255)
        left = [way for way in left if counts >> 8 * way & 255 == most]
    return left[0] if len(left) == 1 else by_die(g, left, trace, "facing")


def facing_any(ways: int, facings: bytes, places: list[int]) -> int:
    """Those of the ways, a bit for each, that have one of the places in front; all of them where none has."""
    wanted = 0
    for place in places:
        wanted |= facings[place]
    return ways & wanted or ways


def facing_nearest(ways: int, facings: bytes, far: list[int], places: list[int]) -> int:
    """The same for those of the places that are nearest; this is how far each is."""
    least, wanted = FAR, 0
    for place in places:
        d = far[place]
        if d < least:
            least, wanted = d, facings[place]
        elif d == least:
            wanted |= facings[place]
    return ways & wanted or ways


def nearest_of(g: Mission, h: int, places: list[int]) -> list[int]:
    """Those of several hexes that are nearest to one."""
    far, least = g.theater.map.far[h], FAR
    found: list[int] = []
    for place in places:
        d = far[place]
        if d < least:
            least, found = d, [place]
        elif d == least:
            found.append(place)
    return found
