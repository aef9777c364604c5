"""The best move of a location: who goes, where to, and how; each place within reach is weighed against staying."""

from __future__ import annotations

from typing import Final

from grognard.games.locknload.bot.chart import FAR
from grognard.games.locknload.bot.field import Field
from grognard.games.locknload.bot.harm import value
from grognard.games.locknload.bot.places import POINT, dear, entering, place_worth, weight
from grognard.games.locknload.bot.reaches import Reach, reach
from grognard.games.locknload.rules.cover import cover
from grognard.games.locknload.rules.gait import allowance, not_to_move, red_box, yellow_box
from grognard.games.locknload.rules.ground import price
from grognard.games.locknload.rules.reach import may_move, no_exit, steps
from grognard.games.locknload.rules.stacking import overfull
from grognard.games.locknload.rules.ways import exits_of
from grognard.games.locknload.state import ASSAULT, CRAWL, SHAKEN_BIT, STEALTH, WALK
from grognard.games.locknload.theater import HERO, LEADER, PROHIBITED, SCOUT

RISK: Final = 0.9
SHAKEN_CARE: Final = 1.3
"""How much more fire on the way weighs with shaken men."""
IN_PASSING: Final = 0.7
DRAWN: Final = 0.6
"""By how much more a stack may lose than one squad, for that to draw the fire."""
LEFT_BEHIND: Final = 0.35
"""The share of their worth that shaken men count for whom their leader leaves."""


class Plan:
    """A move: who, how, where to by which steps, and what it is worth."""

    __slots__ = ("exits", "gait", "path", "place", "risk", "units", "worth")

    def __init__(self, place: int, units: list[int], gait: int, path: list[int], worth: float) -> None:
        self.place = place
        self.units = units
        self.gait = gait
        self.path = path
        self.worth = worth
        self.risk = 0.0
        self.exits = False


def best_plan(field: Field, place: int) -> Plan | None:
    """The best move of a location, or of a group off the board; None where none is worth it."""
    best: Plan | None = None
    found: list[Plan] = []
    for units in stacks(field, place):
        plan = plan_for(field, place, units)
        if plan is not None:
            found.append(plan)
            if best is None or plan.worth > best.worth:
                best = plan
    return ahead(field, best, found) if best is not None and not field.urgent else best


def ahead(field: Field, best: Plan, found: list[Plan]) -> Plan:
    """One squad of a stack that goes first by itself, where a volley at all of them would cost much more."""
    for plan in found:
        unit = plan.units[0]
        single = len(plan.units) == 1 and field.g.is_mmc(unit) and unit in best.units
        if single and best.risk - plan.risk > DRAWN:
            return plan
    return best


def stacks(field: Field, place: int) -> list[list[int]]:
    """The sets of units of a location that might go together; a gun on its tripod is left only now or never."""
    g = field.g
    able = may_move(g, field.side, place, WALK)
    if not field.urgent:
        able = [u for u in able if not any(g.fixed(w) for w in g.weapons_of(u))]
    if place < 0:
        return entries(field, able)
    good = [u for u in able if not g.status[u] & SHAKEN_BIT]
    bad = [u for u in able if g.status[u] & SHAKEN_BIT]
    found: list[list[int]] = []
    if good:
        found.append(good)
        troops = [u for u in good if g.is_mmc(u)]
        if len(troops) > 1:
            found.append([troops[-1]])
        if troops and len(troops) < len(good):
            found.append(troops)
            single = [u for u in good if not g.is_mmc(u)]
            found.append(single)
    if bad:
        found.append(bad)
        if len(bad) > 1:
            found.append([bad[0]])
    return found


def entries(field: Field, able: list[int]) -> list[list[int]]:
    """Those off the board come on in stacks that keep some room, two squads and a man or two; or all that fit."""
    g = field.g
    troops = [u for u in able if g.is_mmc(u)]
    men = [u for u in able if not g.is_mmc(u)]
    leaders = [u for u in men if g.kind(u) == LEADER]
    if not troops:
        return [men] if men else []
    first = troops[:2] + leaders[:1]
    found = [first]
    return found if able == first else [*found, troops + men]


def plan_for(field: Field, place: int, units: list[int]) -> Plan | None:
    """The best place these can go to, and the gait that suits."""
    g = field.g
    shaken = any(g.status[unit] & SHAKEN_BIT for unit in units)
    points = allowance(g, units, WALK)
    if points < 1:
        return None
    if place < 0:
        return entrance(field, place, units, points)
    if g.theater.exits[field.side] and leaving(field, units, WALK, 0):
        plan = Plan(place, units, WALK, [place], 2.0 + 2.0 * weight(field, units))
        plan.exits = True
        return plan
    found = reach(field, units, place, points, WALK, True)
    stay = place_worth(field, units, place)
    stay -= RISK * field.care * 0.3 * field.danger(units, place, 0, False)
    stay += left_behind(field, units, place)
    best = place
    top = -99.0
    for at in candidates(field, units, found, place):
        if shaken and at not in allowed(field, units, place, at, found):
            continue
        worth = at_end(field, units, found, at)
        if worth > top:
            top, best = worth, at
    if best == place or top <= stay:
        return None
    path = found.path(best)
    gait = gait_for(field, units, path, found)
    plan = Plan(place, units, gait, path, top - stay)
    plan.risk = found.risk[best]
    return plan


def left_behind(field: Field, units: list[int], place: int) -> float:
    """Shaken men who would be left without anybody to rally them."""
    g = field.g
    if not any(g.kind(unit) in (LEADER, HERO) for unit in units):
        return 0.0
    worth = 0.0
    for unit in g.here(field.side, place):
        if unit in units:
            continue
        if g.status[unit] & SHAKEN_BIT and g.is_mmc(unit):
            worth += value(g, unit)
        elif g.kind(unit) in (LEADER, HERO) and not g.status[unit] & SHAKEN_BIT:
            return 0.0
    return LEFT_BEHIND * worth


def at_end(field: Field, units: list[int], found: Reach, at: int) -> float:
    """What it comes to to go there."""
    g = field.g
    path = found.path(at)
    if any(g.status[unit] & SHAKEN_BIT for unit in units):
        return place_worth(field, units, at) - RISK * SHAKEN_CARE * found.risk[at]
    worth = taken_along(field, units, path) - RISK * field.care * found.risk[at]
    if g.any_here(1 - field.side, at):
        return worth + entering(field, units, at) + place_worth(field, units, path[-2]) - had(field, path[-2])
    return worth + place_worth(field, units, at)


def had(field: Field, at: int) -> float:
    """What it is worth to be at a location for the sake of the hex alone: who goes on from there has it no more."""
    h = field.g.hex_of(at)
    return dear(field, h) if h in field.aims.want else 0.0


def taken_along(field: Field, units: list[int], path: list[int]) -> float:
    """Hexes that are taken in passing."""
    g = field.g
    want = field.aims.want
    if len(path) < 3 or not want or not any(g.is_mmc(unit) or g.kind(unit) == HERO for unit in units):
        return 0.0
    total = 0.0
    for at in path[1:-1]:
        h = g.hex_of(at)
        if h in want and h not in field.aims.guns:
            total += IN_PASSING * dear(field, h)
    return total


def allowed(field: Field, units: list[int], place: int, at: int, found: Reach) -> list[int]:
    """For shaken men the first step has to be one they may take."""
    first = found.path(at)[1]
    return [at] if first in steps(field.g, units, WALK, 0) else []


LOOKED_AT: Final = 9


def candidates(field: Field, units: list[int], found: Reach, place: int) -> list[int]:
    """The places that look best at a glance; enemies who can be broken in on and what is wanted, always."""
    g = field.g
    ranked: list[tuple[float, int]] = []
    chosen: list[int] = []
    shaken = any(g.status[unit] & SHAKEN_BIT for unit in units)
    for at in found.spent:
        if at == place:
            continue
        h = g.hex_of(at)
        if g.any_here(1 - field.side, at) or (h in field.aims.want and not shaken):
            chosen.append(at)
            continue
        glance = 0.25 * min(4, cover(g, at)) - found.risk[at]
        if h in field.aims.dear:
            glance += 2.0
        if not shaken and field.ways:
            glance -= POINT * field.ways.get(at, FAR)
        elif shaken:
            glance += 0.4 * min(6, field.nearest_enemy(at))
        for unit in g.here(field.side, at):
            if g.kind(unit) == LEADER or (g.status[unit] & SHAKEN_BIT and not shaken):
                glance += 0.6
        ranked.append((-glance, at))
    ranked.sort()
    return chosen + [at for _, at in ranked[:LOOKED_AT]]


def gait_for(field: Field, units: list[int], path: list[int], found: Reach) -> int:
    """An assault move where it gets there, to fire afterwards; a crawl for one hex under fire; else a walk."""
    g = field.g
    there = path[-1]
    shaken = any(g.status[unit] & SHAKEN_BIT for unit in units)
    if g.any_here(1 - field.side, there):
        return WALK
    if field.g.hex_of(there) in field.aims.guns:
        return WALK
    spent = 0
    for a, b in zip(path, path[1:], strict=False):
        spent += price(g, field.side, a, b, False)
    fit = any(red_box(g, u) for u in units) and all(red_box(g, u) or g.kind(u) == LEADER for u in units)
    if fit and not shaken and spent <= allowance(g, units, ASSAULT):
        return ASSAULT
    crawls = all(not_to_move(g, u, CRAWL) is None for u in units)
    if crawls and len(path) == 2 and found.risk[there] > 0.05 and spent < allowance(g, units, CRAWL):
        return CRAWL
    scouts = all(g.kind(u) == SCOUT and yellow_box(g, u) for u in units)
    if scouts and not shaken and spent <= allowance(g, units, STEALTH):
        return STEALTH
    return WALK


def entrance(field: Field, place: int, units: list[int], points: int) -> Plan | None:
    """Where a group comes on: near its aim, out of the fire."""
    g = field.g
    best = -1
    top = -99.0
    for there in exits_of(g, place):
        if g.any_here(1 - field.side, there) or overfull(g, field.side, there, units) is not None:
            continue
        if g.theater.cost[g.hex_of(there)] >= PROHIBITED:
            continue
        glance = -RISK * field.passing(units, there) + 0.1 * cover(g, there)
        if field.ways:
            glance -= POINT * field.ways.get(there, FAR)
        if glance > top:
            top, best = glance, there
    if best < 0:
        return None
    return Plan(place, units, WALK, [place, best], 1.2)


def leaving(field: Field, units: list[int], gait: int, spent: int) -> bool:
    """Whether these leave the board here, and that counts."""
    g = field.g
    at = g.at[units[0]]
    if at < 0 or no_exit(g, units, gait, spent) is not None:
        return False
    if g.bearer in units and g.side(g.bearer) == field.side:
        return len(units) == 1
    return bool(field.aims.exits)
