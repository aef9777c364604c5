"""What it is worth to be somewhere: near the aim, in cover, with something to shoot at; shaken, out of sight."""

from __future__ import annotations

from typing import Final

from grognard.games.locknload.bot.aims import PLACE
from grognard.games.locknload.bot.chart import FAR
from grognard.games.locknload.bot.field import Field
from grognard.games.locknload.bot.harm import harm, value
from grognard.games.locknload.bot.melees import breaking_in
from grognard.games.locknload.rules.cover import cover
from grognard.games.locknload.rules.fire import usual_volley
from grognard.games.locknload.rules.impulse import spike_faces
from grognard.games.locknload.state import SHAKEN_BIT
from grognard.games.locknload.theater import HERO, LEADER, SQUAD
from grognard.geometry.ground import BLOCKS

POINT: Final = 0.28
"""What a point of movement nearer to the aim is worth to a squad."""
SLOW: Final = 1.5
"""How much longer a way takes under fire."""
SPIKING: Final = 2.0
"""The turns it takes to spike guns once one is there."""
HURRY: Final = [1.0, 1.5, 2.2]
"""How much more a point counts with less and less time to spare."""
COVER: Final = 0.12
EXPOSED: Final = 0.45
"""How much the fire weighs that may come where a move ends, beside that on the way."""
HIDING: Final = 0.8
"""What it is worth to a shaken unit that nobody sees it."""
FIRE_POSITION: Final = 0.5
"""The share of the fire a place allows that counts for it."""
DECIDES: Final = 4.0
"""How much more a hex counts when it is now or never."""
SECOND: Final = 0.4
"""What it is worth to come to a gun where others are already."""
TRYING: Final = 0.6
"""The share of what a gun is worth that counts for a leader who comes to it, times his chance to spike it."""
TAKING: Final = 0.8
"""The share of what a hex is worth that breaking in there counts for."""
SHOOTING: Final = 6
"""How far off enemies are looked at as targets of a new place."""
CROWD: Final = [0.6, 0.6, 0.8, 1.0, 1.2, 1.4, 1.6]
"""How likely fire is to come at a place, by the squads in it."""


def weight(field: Field, units: list[int]) -> float:
    """How many squads a stack counts for when it comes to the aim."""
    g = field.g
    total = 0.0
    for unit in units:
        if g.is_mmc(unit) or g.kind(unit) == HERO:
            total += 1.0 if g.kind(unit) == SQUAD else 0.6
        elif g.kind(unit) == LEADER:
            total += 0.3
    return total


def pressing(field: Field, points: int) -> float:
    """How much more a point counts where time runs out."""
    slack = field.left() - 1 - SLOW * points / 4.0 - (SPIKING if field.aims.guns else 0.0)
    return HURRY[2] if slack < 1 else HURRY[1] if slack < 2 else HURRY[0]


def place_worth(field: Field, units: list[int], at: int) -> float:
    """What it is worth to have these at a location at the end of a move."""
    g = field.g
    if any(g.status[unit] & SHAKEN_BIT for unit in units):
        return hideout(field, units, at)
    heavy = weight(field, units)
    combat = any(g.is_mmc(unit) or g.kind(unit) == HERO for unit in units)
    if not combat:
        return company(field, units, at)
    total = COVER * min(4, cover(g, at)) * heavy
    h = g.hex_of(at)
    aims = field.aims
    called = calling(field, units)
    if field.ways:
        points = field.ways.get(at, FAR)
        total -= POINT * pressing(field, points) * min(points, 40) * heavy * called
    if h in aims.want:
        total += dear(field, h) * (SECOND if manned(field, units, h) else 1.0) * called
    if h in aims.beyond:
        total += PLACE * 2 * heavy
    total += guarding(field, units, at)
    total += FIRE_POSITION * position(field, units, at)
    return total - EXPOSED * crowd(field, units, at) * field.care * field.danger(units, at, 0, True)


def calling(field: Field, units: list[int]) -> float:
    """How much more than others these are called to what is wanted: where it is guns, those who are likely to spike
    one, with a charge above all. The others cover them."""
    g = field.g
    if not field.aims.guns or not field.aims.want:
        return 1.0
    failing = 1.0
    for unit in units:
        failing *= 1.0 - spike_faces(g, unit) / 6
    return 2.0 - failing


def crowd(field: Field, units: list[int], at: int) -> float:
    """One volley hits all who are in a place: the more there are, the sooner it comes."""
    g = field.g
    troops = [u for u in g.here(field.side, at) if g.is_mmc(u) and u not in units]
    return CROWD[min(len(CROWD) - 1, len(troops) + len([u for u in units if g.is_mmc(u)]))]


def dear(field: Field, h: int) -> float:
    """What is to be had counts more the less time there is left for it, and most when it is now or never."""
    return field.aims.dear.get(h, 0.0) * (DECIDES if field.urgent else 2.0 - min(1.0, (field.left() - 1) / 4.0))


def manned(field: Field, units: list[int], h: int) -> bool:
    """Whether others are at a gun already to spike it."""
    g = field.g
    if h not in field.aims.guns:
        return False
    return any(unit not in units and not g.status[unit] & SHAKEN_BIT for unit in g.here(field.side, h))


def guarding(field: Field, units: list[int], at: int) -> float:
    """A hex that would be lost is held; not with more than it takes."""
    g = field.g
    h = g.hex_of(at)
    if h not in field.aims.guard:
        return 0.0
    near = field.nearest_enemy(at)
    if near > 6:
        return 0.2
    others = 0
    for unit in g.force[field.side]:
        if unit not in units and g.hex_of(g.at[unit]) == h and g.is_mmc(unit) and not g.status[unit] & SHAKEN_BIT:
            others += 1
    base = field.aims.dear[h] * (0.5 if near > 3 else 0.8)
    return base if not others else base * 0.25


def position(field: Field, units: list[int], at: int) -> float:
    """What the fire of these from there could bring, at the nearest enemies they would see."""
    g = field.g
    near: list[tuple[int, int]] = []
    for enemy in g.locations(1 - field.side):
        far = g.distance(at, enemy)
        if 0 < far <= SHOOTING and g.look(at, enemy) != BLOCKS:
            near.append((far, enemy))
    if not near:
        return 0.0
    near.sort()
    saved = [g.at[unit] for unit in units]
    marks = g.lift_marks()
    for unit in units:
        g.put(unit, at)
    best = 0.0
    for _, enemy in near[:2]:
        place = g.hex_of(enemy) if g.is_inside(enemy) else enemy
        best = max(best, harm(g, field.side, usual_volley(g, field.side, at, place, False)))
    g.lay_marks(marks)
    for unit, place in zip(units, saved, strict=True):
        g.put(unit, place)
    return best


def hideout(field: Field, units: list[int], at: int) -> float:
    """For shaken men: out of sight, in cover, with a leader."""
    g = field.g
    worth = sum([value(g, unit) for unit in units]) / 4.0
    total = 0.25 * min(2, cover(g, at)) * worth
    if not field.seen(at):
        total += HIDING * worth
    else:
        total -= field.danger(units, at, 0, True)
    for unit in g.here(field.side, at):
        if unit not in units and g.kind(unit) in (LEADER, HERO) and not g.status[unit] & SHAKEN_BIT:
            total += 0.8 * worth
    if field.nearest_enemy(at) <= 1:
        total -= 1.5 * worth
    return total


def company(field: Field, units: list[int], at: int) -> float:
    """For leaders, medics, scouts by themselves: with men who need them, at a gun they can spike, not in front of
    all others."""
    g = field.g
    total = 0.0
    for unit in g.here(field.side, at):
        if unit in units or not g.is_mmc(unit):
            continue
        total += 0.5
        if g.status[unit] & SHAKEN_BIT:
            total += 1.0
    total = min(total, 2.5) + spiking(field, units, at)
    others = [u for u in g.here(field.side, at) if u not in units]
    for unit in others:
        if g.kind(unit) == LEADER and any(g.kind(u) == LEADER for u in units):
            total -= 1.2
    if not any(g.is_mmc(unit) for unit in others):
        total -= 0.08 * min(20, nearest_friends(field, units, at))
        if field.nearest_enemy(at) <= 2:
            total -= 2.0
    return total - field.danger(units, at, 0, True)


def spiking(field: Field, units: list[int], at: int) -> float:
    """What it is worth that leaders come to a gun: they are the likeliest to spike it without a charge."""
    g = field.g
    h = g.hex_of(at)
    if h not in field.aims.guns or h not in field.aims.want or g.any_here(1 - field.side, at):
        return 0.0
    able = [spike_faces(g, unit) for unit in units if g.kind(unit) == LEADER]
    return TRYING * max(able, default=0) / 6 * dear(field, h)


def nearest_friends(field: Field, units: list[int], at: int) -> int:
    g = field.g
    least = 20
    for unit in g.force[field.side]:
        if unit not in units and g.is_mmc(unit):
            least = min(least, g.distance(g.at[unit], at))
    return least


def entering(field: Field, units: list[int], at: int) -> float:
    """What it is worth to break in on enemies there."""
    g = field.g
    found, clear = breaking_in(g, field.side, units, at)
    h = g.hex_of(at)
    if h in field.aims.want or h in field.aims.guard:
        return found + TAKING * clear * dear(field, h)
    return found * field.stake(at)
