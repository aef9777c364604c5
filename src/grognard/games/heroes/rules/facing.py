"""HEROES 5.3.1, 6.2: how an AI faces: after a move or a pivot, and wherever it comes to the map."""

from __future__ import annotations

from grognard.games.heroes.rules.forts import bunker_face
from grognard.games.heroes.rules.lots import by_die
from grognard.games.heroes.rules.trace import Trace
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import NOBODY


def arc_of(g: Mission, h: int, way: int) -> int:
    """The hexes in front of who stands in a hex and faces so."""
    return g.theater.map.arc(h, way, g.read.arc_wide)


def facing_at(
    g: Mission, ai: int, h: int, heads: list[int], ways: list[int], objective: bool, trace: Trace | None = None
) -> int:
    """HEROES 5.3.1: the facing after a move or a pivot: the nearest Unit in the arc, then the objective it heads
    for or the nearest one, then as many Units in sight as possible; a die at last. In a bunker it faces as that
    does (EOD 18.2)."""
    if g.is_rumour(ai):
        return g.facing[ai]
    bunker = bunker_face(g, ai, h)
    if bunker != NOBODY:
        return bunker
    left = ways
    arcs = [arc_of(g, h, way) for way in range(6)]
    units = [g.at[unit] for unit in g.visible_units()]
    close = nearest_of(g, h, units)
    left = [way for way in left if any(arcs[way] >> at & 1 for at in close)] or left
    if objective and len(left) > 1:
        wanted = g.objectives()
        goals = [at for at in heads if at in wanted] or nearest_of(g, h, wanted)
        left = [way for way in left if any(arcs[way] >> at & 1 for at in goals)] or left
    if len(left) > 1:
        seen = [at for at in units if g.sees(h, at)]
        counts = [sum([arcs[way] >> at & 1 for at in seen]) for way in left]
        left = [way for way, count in zip(left, counts, strict=True) if count == max(counts)]
    return left[0] if len(left) == 1 else by_die(g, left, trace, "facing")


def nearest_of(g: Mission, h: int, places: list[int]) -> list[int]:
    """Those of several hexes that are nearest to one."""
    if not places:
        return []
    least = min([g.far(h, place) for place in places])
    return [place for place in places if g.far(h, place) == least]
