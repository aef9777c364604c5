"""HEROES EOD 13: smoke is laid, and fades."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Rules
from grognard.engine.reason import Reason
from grognard.games.heroes.map import bits
from grognard.games.heroes.rules.deeds import Deed, enter
from grognard.games.heroes.rules.fire import (
    IN_BUNKER,
    IN_WATER,
    LOCKED,
    NO_SIGHT,
    NO_SPOTTER,
    OUT_OF_ARC,
    OWN_HEX,
    TOO_FAR,
    TOO_NEAR,
    bar_gun,
    before_gun,
    is_boxed_in,
    long_range,
    spotter_hexes,
    spotting,
)
from grognard.games.heroes.rules.values import fire_cost, in_close_combat
from grognard.games.heroes.rules.verbs import SMOKE
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import UnitType

THROWN: Final = 1
"""EOD 13.1: how far those lay it who have no mortar."""

NO_SMOKE: Final = Reason("no-smoke", "EOD 13.1")
ON_WATER: Final = Reason("no-smoke-on-water", "EOD 13.1")
HEAVY_THERE: Final = Reason("smoke-there", "EOD 13.1")


def bar_cloud(g: Mission, h: int) -> Reason | None:
    """HEROES EOD 13.1: why no smoke can be laid in a hex: water, or as much of it as there can be."""
    if not g.theater.box.terrain[g.theater.map.terrain[h]].fires:
        return ON_WATER
    return HEAVY_THERE if h in g.heavy else None


def bar_smoke(g: Mission, unit: int, h: int) -> Reason | None:
    """HEROES EOD 13.1: why a unit cannot lay smoke there: it has none, or could not fire there, directly or by a
    spotter hex. It needs no target, and hurts nobody."""
    kind, here = g.types[unit], g.at[unit]
    if not kind.smoke:
        return NO_SMOKE
    barred = bar_gun(g, unit) or bar_cloud(g, h)
    if barred is not None:
        return barred
    if here == h:
        return OWN_HEX
    barred = bar_post(g, unit)
    if barred is not None:
        return barred
    if not g.in_arc(unit, h):
        return OUT_OF_ARC
    far = g.far(here, h)
    if far > smoke_range(g, unit):
        return TOO_FAR
    if far < kind.minimum:
        return TOO_NEAR
    if g.sees(here, h):
        return None
    if not kind.indirect:
        return NO_SIGHT
    return None if spotting(g, unit, h) else NO_SPOTTER


def bar_post(g: Mission, unit: int) -> Reason | None:
    """HEROES EOD 5.3, EOD 7.7.3 and EOD 18.2: why nobody lays smoke from where this unit is."""
    if in_close_combat(g, unit):
        return LOCKED
    if not g.theater.box.terrain[g.theater.map.terrain[g.at[unit]]].fires:
        return IN_WATER
    return IN_BUNKER if is_boxed_in(g, unit) else None


def smoke_field(g: Mission, unit: int) -> int:
    """HEROES EOD 13.1: the hexes in its arc and range that a unit sees, a mortar also by a spotter hex, as
    bits."""
    here = g.at[unit]
    zone = before_gun(g, unit, smoke_range(g, unit))
    zone &= g.theater.map.arc(here, g.facing[unit], g.read.arc_wide)
    seen = g.in_sight(here, zone)
    if g.types[unit].indirect:
        for spotter in bits(spotter_hexes(g, unit)):
            seen |= g.in_sight(spotter, zone & ~seen)
    return seen


def smoke_range(g: Mission, unit: int) -> int:
    """HEROES EOD 13.1: mortars as far as they shoot, at long range too; pioneers into the next hex."""
    if not g.types[unit].shells:
        return THROWN
    return long_range(g, unit)


def lay(g: Mission, h: int) -> None:
    """HEROES EOD 13.1: heavy smoke in a hex, in place of what was there."""
    g.light = [other for other in g.light if other != h]
    g.heavy = sorted([*[other for other in g.heavy if other != h], h])
    g.lay_clouds()
    g.tell("smoke", "EOD 13.1", hex=h)


def fade(g: Mission) -> None:
    """HEROES 2.5 and EOD 13.3: before a round light smoke goes, and heavy turns light."""
    if g.light or g.heavy:
        g.tell("smoke-fades", "EOD 13.3")
    g.light, g.heavy = g.heavy, []
    g.lay_clouds()


class LaySmoke(Deed):
    """HEROES EOD 13.1: instead of a shot and for its price: the second one where a spotter hex is needed."""

    def fits(self, kind: UnitType) -> bool:
        return kind.smoke

    def values(self, g: Mission, unit: int) -> list[int]:
        if not g.types[unit].smoke or g.at[unit] < 0:
            return []
        most, playable = smoke_range(g, unit), g.theater.map.grid.playable
        return [h for h, far in enumerate(g.theater.map.far[g.at[unit]]) if 0 < far <= most and playable[h]]

    def able(self, g: Mission, unit: int) -> list[int]:
        if not g.types[unit].smoke or (bar_gun(g, unit) or bar_post(g, unit)) is not None:
            return []
        return [h for h in bits(smoke_field(g, unit)) if bar_cloud(g, h) is None]

    def bar(self, g: Mission, unit: int, value: int) -> Reason | None:
        return bar_smoke(g, unit, value)

    def cost(self, g: Mission, unit: int, value: int) -> int:
        return fire_cost(g, unit, not g.sees(g.at[unit], value))

    def carry_out(self, g: Mission, unit: int, value: int) -> Rules[None]:
        lay(g, value)
        yield from ()


enter(LaySmoke(SMOKE))
