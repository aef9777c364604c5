"""Whom it is worth looking for, who looks, and where a flare shows most."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option
from grognard.games.locknload.bot.field import IN_RANGE, Field
from grognard.games.locknload.bot.fires import SPIKE, going
from grognard.games.locknload.bot.harm import harm
from grognard.games.locknload.rules.fire import no_target, usual_volley
from grognard.games.locknload.rules.impulse import spikers
from grognard.games.locknload.rules.smoke import flare_faces, flare_hexes, flarers
from grognard.games.locknload.rules.spotting import spotters, spotting_faces
from grognard.games.locknload.state import Battle
from grognard.games.locknload.theater import HERO, LEADER, SNIPER

FAR_OFF: Final = 12
"""Farther than this nobody fires at those he finds."""


def spot_chance(g: Battle, unit: int, location: int) -> float:
    """How likely a unit is to find who is there."""
    return spotting_faces(g, unit, location) / 6


def spotter_for(field: Field, location: int) -> tuple[int, float]:
    """The unit to look for them: the best chance, rather one that loses nothing by it."""
    g = field.g
    best, top = -1, -99.0
    for unit in spotters(g, field.side, location):
        worth = spot_chance(g, unit, location) - 0.03 * max(0, g.fp(unit)) - 0.02 * len(g.weapons_of(unit))
        worth -= missed(field, unit)
        if g.kind(unit) == SNIPER:
            worth += 0.02
        if worth > top:
            top, best = worth, unit
    return best, spot_chance(g, best, location) if best >= 0 else 0.0


def missed(field: Field, unit: int) -> float:
    """What a unit gives up that looks for enemies, since it does nothing else then: a gun to spike, a place to get
    to."""
    g = field.g
    if g.theater.guns and unit in spikers(g, field.side, g.at[unit]):
        return SPIKE
    led = g.kind(unit) != HERO and any(g.is_mmc(other) for other in g.here(field.side, g.at[unit]))
    return 0.0 if led and not g.is_mmc(unit) else going(field, g.at[unit])


def spot_worth(field: Field, location: int) -> float:
    """What it is worth to look for those there: the chance, and the fire that could follow."""
    g, side = field.g, field.side
    unit, chance = spotter_for(field, location)
    if unit < 0 or chance <= 0:
        return 0.0
    before = g.spotted
    g.spotted = [*before, location]
    found = 0.0
    for here in g.locations(side):
        if g.distance(here, location) <= FAR_OFF and no_target(g, side, here, location) is None:
            worth = harm(g, side, usual_volley(g, side, here, location, False))
            found = max(found, worth) + 0.3 * min(found, worth)
    g.spotted = before
    return chance * found - (0.12 if g.kind(unit) != LEADER else 0.2) - missed(field, unit)


def decide_spotter(g: Battle, ask: Ask) -> Option:
    assert ask.about is not None
    unit, _ = spotter_for(Field(g, ask.seat), ask.about.value)
    for option in ask.options:
        if option.value == unit:
            return option
    return ask.options[0]


# -- flares ---------------------------------------------------------------------------------------------


def flare_at(g: Battle, side: int, here: int) -> tuple[int, float]:
    """Where a flare shows most of the enemy to those who could fire at him."""
    best, top = -1, 0.0
    for h in flare_hexes(g, here):
        near = [e for e in g.locations(1 - side) if g.distance(h, e) <= g.theater.box.tables.flare_lights]
        if not near:
            continue
        before = g.flares
        g.flares = [*before, h]
        worth = 0.0
        for enemy in near:
            for other in g.locations(side):
                if g.distance(other, enemy) <= IN_RANGE and no_target(g, side, other, enemy) is None:
                    worth += harm(g, side, usual_volley(g, side, other, enemy, False))
        g.flares = before
        for enemy in near:
            for other in g.locations(side):
                if g.distance(other, enemy) <= IN_RANGE and no_target(g, side, other, enemy) is None:
                    worth -= harm(g, side, usual_volley(g, side, other, enemy, False))
        if worth > top:
            top, best = worth, h
    return best, top


def flare_chance(g: Battle, side: int, here: int) -> float:
    """How likely the best man there is to light one."""
    return max([flare_faces(g, unit) for unit in flarers(g, side, here)], default=0) / 6


def decide_flare_at(g: Battle, ask: Ask) -> Option:
    best, _ = flare_at(g, ask.seat, g.acting)
    for option in ask.options:
        if option.value == best:
            return option
    return ask.options[0]
