"""Who goes where, and how: each place within reach is weighed against staying, and the way there by its fire."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from grognard.engine.ask import Ask, Option
from grognard.games.locknload.bot.aims import PLACE
from grognard.games.locknload.bot.chart import FAR, chart
from grognard.games.locknload.bot.field import Field
from grognard.games.locknload.bot.harm import harm, value
from grognard.games.locknload.bot.melees import breaking_in
from grognard.games.locknload.rules.cover import cover
from grognard.games.locknload.rules.fire import usual_volley
from grognard.games.locknload.rules.ground import price
from grognard.games.locknload.rules.movement import (
    allowance,
    exits_of,
    fighters,
    may_move,
    moving_units,
    no_exit,
    red_box,
    steps,
)
from grognard.games.locknload.rules.stacking import overfull
from grognard.games.locknload.state import ASSAULT, CRAWL, STEALTH, WALK, WITHDRAWAL, Battle
from grognard.games.locknload.theater import HERO, LEADER, PROHIBITED, SCOUT, SQUAD, WAITING
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
RISK: Final = 0.9
HIDING: Final = 0.8
"""What it is worth to a shaken unit that nobody sees it."""
FIRE_POSITION: Final = 0.5
"""The share of the fire a place allows that counts for it."""
TAKING: Final = 0.8
"""The share of what a hex is worth that breaking in there counts for."""
SHOOTING: Final = 6
"""How far off enemies are looked at as targets of a new place."""
SHAKEN_CARE: Final = 1.3
"""How much more fire on the way weighs with shaken men."""
IN_PASSING: Final = 0.7
CROWD: Final = [0.6, 0.6, 0.8, 1.0, 1.2, 1.4, 1.6]
"""How likely fire is to come at a place, by the squads in it."""
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


# -- what a place is worth --------------------------------------------------------------------------


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
    if any(g.shaken >> unit & 1 for unit in units):
        return hideout(field, units, at)
    heavy = weight(field, units)
    combat = any(g.is_mmc(unit) or g.kind(unit) == HERO for unit in units)
    if not combat:
        return company(field, units, at)
    total = COVER * min(4, cover(g, at)) * heavy
    h = g.hex_of(at)
    aims = field.aims
    if field.ways:
        points = field.ways.get(at, FAR)
        total -= POINT * pressing(field, points) * min(points, 40) * heavy
    if h in aims.want:
        total += aims.dear[h] * eager(field)
    if h in aims.beyond:
        total += PLACE * 2 * heavy
    total += guarding(field, units, at)
    total += FIRE_POSITION * position(field, units, at)
    return total - EXPOSED * crowd(field, units, at) * field.care * field.danger(units, at, 0, True)


def crowd(field: Field, units: list[int], at: int) -> float:
    """One volley hits all who are in a place: the more there are, the sooner it comes."""
    g = field.g
    troops = [u for u in g.here(field.side, at) if g.is_mmc(u) and u not in units]
    return CROWD[min(len(CROWD) - 1, len(troops) + len([u for u in units if g.is_mmc(u)]))]


def eager(field: Field) -> float:
    """What is to be had counts more the less time there is left for it."""
    return 2.0 - min(1.0, (field.left() - 1) / 4.0)


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
        if unit not in units and g.hex_of(g.at[unit]) == h and g.is_mmc(unit) and not g.shaken >> unit & 1:
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
    marks = (g.fired, g.moved, g.assaulted, g.crawled, g.stealthy, g.ops)
    g.fired = g.moved = g.assaulted = g.crawled = g.stealthy = g.ops = 0
    for unit in units:
        g.put(unit, at)
    best = 0.0
    for _, enemy in near[:2]:
        place = g.hex_of(enemy) if g.is_inside(enemy) else enemy
        best = max(best, harm(g, field.side, usual_volley(g, field.side, at, place, False)))
    g.fired, g.moved, g.assaulted, g.crawled, g.stealthy, g.ops = marks
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
        if unit not in units and g.kind(unit) in (LEADER, HERO) and not g.shaken >> unit & 1:
            total += 0.8 * worth
    if field.nearest_enemy(at) <= 1:
        total -= 1.5 * worth
    return total


def company(field: Field, units: list[int], at: int) -> float:
    """For leaders, medics, scouts by themselves: with men who need them, not in front of all others."""
    g = field.g
    total = 0.0
    for unit in g.here(field.side, at):
        if unit in units or not g.is_mmc(unit):
            continue
        total += 0.5
        if g.shaken >> unit & 1:
            total += 1.0
    total = min(total, 2.5)
    others = [u for u in g.here(field.side, at) if u not in units]
    for unit in others:
        if g.kind(unit) == LEADER and any(g.kind(u) == LEADER for u in units):
            total -= 1.2
    if not any(g.is_mmc(unit) for unit in others):
        total -= 0.08 * min(20, nearest_friends(field, units, at))
        if field.nearest_enemy(at) <= 2:
            total -= 2.0
    return total - field.danger(units, at, 0, True)


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
        found += TAKING * clear * field.aims.dear.get(h, 0.0) * eager(field)
    return found


# -- reach ------------------------------------------------------------------------------------------


class Reach:
    """Where a stack can get to, at what price in points and in losses, and from where."""

    __slots__ = ("back", "risk", "spent")

    def __init__(self) -> None:
        self.spent: dict[int, int] = {}
        self.risk: dict[int, float] = {}
        self.back: dict[int, int] = {}

    def path(self, there: int) -> list[int]:
        found = [there]
        while self.back[found[-1]] >= 0:
            found.append(self.back[found[-1]])
        found.reverse()
        return found


def reach(field: Field, units: list[int], here: int, left: int, gait: int, first: bool) -> Reach:
    """All that can be reached with so many points, the safest ways first; enemies' locations only as an end.

    Whoever fires at them on the way does so once, and in each hex they can be fired at once for each point (5.3).
    """
    g = field.g
    found = Reach()
    ways = chart(g, field.side)
    known: dict[int, list[float]] = {}
    heap: list[tuple[float, int, int, int, list[float], float]] = [
        (0.0, 0, here, -1, [0.0] * len(field.enemies), 0.0)
    ]
    while heap:
        _, spent, at, back, worst, mines = heappop(heap)
        if at in found.spent:
            continue
        found.spent[at] = spent
        found.risk[at] = sum(worst) + mines
        found.back[at] = back
        if at != here and g.any_here(1 - field.side, at):
            continue
        for there, cost in ways.next_to(g, units[0], at):
            if there in found.spent:
                continue
            total = spent + cost
            if gait == CRAWL:
                if at != here or cost >= left:
                    continue
            elif total > left:
                if not (first and at == here and gait in (WALK, WITHDRAWAL) and left > 0):
                    continue
                total = left
            enemies = g.any_here(1 - field.side, there)
            if enemies and (gait in (ASSAULT, CRAWL, WITHDRAWAL) or not fighters(g, units)):
                continue
            if overfull(g, field.side, there, units) is not None:
                continue
            fire = worst
            if not enemies and field.enemies:
                if there not in known:
                    known[there] = fire_at(field, units, there, gait)
                fire = worse_of(worst, known[there], total - spent)
            blown = mines + mined(field, units, there)
            heappush(heap, (total + 2.0 * (sum(fire) + blown), total, there, at, fire, blown))
    return found


def fire_at(field: Field, units: list[int], there: int, gait: int) -> list[float]:
    """What each enemy's fire may cost who goes there so."""
    return field.volleys(units, there, 0, False) if gait == CRAWL else field.under_way(units, there)


def worse_of(before: list[float], now: list[float], points: int) -> list[float]:
    """The worst each enemy's one volley may do, here or before, if as many as there are points fire here."""
    found = before[:]
    for _ in range(points):
        best, more = -1, 0.0
        for n, cost in enumerate(now):
            if cost - found[n] > more:
                more, best = cost - found[n], n
        if best < 0:
            break
        found[best] = now[best]
    return found


def mined(field: Field, units: list[int], there: int) -> float:
    """Mines of the enemy in sight on the map."""
    g = field.g
    if not g.work_at:
        return 0.0
    h = g.hex_of(there)
    total = 0.0
    for n, at in enumerate(g.work_at):
        if at == h and g.work_side[n] != field.side and g.theater.box.works[g.work_kind[n]].fp:
            total += 0.25 * sum([value(g, unit) for unit in units])
    return total


# -- plans --------------------------------------------------------------------------------------------


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
    return ahead(field, best, found) if best is not None else None


def ahead(field: Field, best: Plan, found: list[Plan]) -> Plan:
    """One squad of a stack that goes first by itself, where a volley at all of them would cost much more."""
    for plan in found:
        unit = plan.units[0]
        single = len(plan.units) == 1 and field.g.is_mmc(unit) and unit in best.units
        if single and best.risk - plan.risk > DRAWN:
            return plan
    return best


def stacks(field: Field, place: int) -> list[list[int]]:
    """The sets of units of a location that might go together."""
    g = field.g
    able = [u for u in may_move(g, field.side, place, WALK) if not any(g.fixed(w) for w in g.weapons_of(u))]
    if place < 0:
        return entries(field, able)
    good = [u for u in able if not g.shaken >> u & 1]
    bad = [u for u in able if g.shaken >> u & 1]
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
    """Those off the board come on in stacks that keep some room: two squads and a man or two."""
    g = field.g
    troops = [u for u in able if g.is_mmc(u)]
    men = [u for u in able if not g.is_mmc(u)]
    leaders = [u for u in men if g.kind(u) == LEADER]
    if not troops:
        return [men] if men else []
    first = troops[:2] + leaders[:1]
    found = [first]
    if len(troops) <= 3 and len(men) <= 2 and able != first:
        found.append(troops + men)
    return found


def plan_for(field: Field, place: int, units: list[int]) -> Plan | None:
    """The best place these can go to, and the gait that suits."""
    g = field.g
    shaken = any(g.shaken >> unit & 1 for unit in units)
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
        if g.shaken >> unit & 1 and g.is_mmc(unit):
            worth += value(g, unit)
        elif g.kind(unit) in (LEADER, HERO) and not g.shaken >> unit & 1:
            return 0.0
    return LEFT_BEHIND * worth


def at_end(field: Field, units: list[int], found: Reach, at: int) -> float:
    """What it comes to to go there."""
    g = field.g
    path = found.path(at)
    if any(g.shaken >> unit & 1 for unit in units):
        return place_worth(field, units, at) - RISK * SHAKEN_CARE * found.risk[at]
    worth = taken_along(field, units, path) - RISK * field.care * found.risk[at]
    if g.any_here(1 - field.side, at):
        return worth + entering(field, units, at) + place_worth(field, units, path[-2])
    return worth + place_worth(field, units, at)


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
            total += IN_PASSING * field.aims.dear[h] * eager(field)
    return total


def allowed(field: Field, units: list[int], place: int, at: int, found: Reach) -> list[int]:
    """For shaken men the first step has to be one they may take."""
    first = found.path(at)[1]
    return [at] if first in steps(field.g, units, WALK, 0) else []


LOOKED_AT: Final = 9


def candidates(field: Field, units: list[int], found: Reach, place: int) -> list[int]:
    """The places that look best at a glance; enemies who can be broken in on, always."""
    g = field.g
    ranked: list[tuple[float, int]] = []
    chosen: list[int] = []
    shaken = any(g.shaken >> unit & 1 for unit in units)
    for at in found.spent:
        if at == place:
            continue
        if g.any_here(1 - field.side, at):
            chosen.append(at)
            continue
        glance = 0.25 * min(4, cover(g, at)) - found.risk[at]
        h = g.hex_of(at)
        if h in field.aims.dear:
            glance += 2.0
        if not shaken and field.ways:
            glance -= POINT * field.ways.get(at, FAR)
        elif shaken:
            glance += 0.4 * min(6, field.nearest_enemy(at))
        for unit in g.here(field.side, at):
            if g.kind(unit) == LEADER or (g.shaken >> unit & 1 and not shaken):
                glance += 0.6
        ranked.append((-glance, at))
    ranked.sort()
    return chosen + [at for _, at in ranked[:LOOKED_AT]]


def gait_for(field: Field, units: list[int], path: list[int], found: Reach) -> int:
    """An assault move where it gets there, to fire afterwards; a crawl for one hex under fire; else a walk."""
    g = field.g
    there = path[-1]
    shaken = any(g.shaken >> unit & 1 for unit in units)
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
    if len(path) == 2 and found.risk[there] > 0.05 and spent < allowance(g, units, CRAWL):
        return CRAWL
    scouts = all(g.kind(u) == SCOUT for u in units)
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


# -- decisions ----------------------------------------------------------------------------------------


def decide_movers(g: Battle, ask: Ask) -> Option:
    """Those of the plan, however many the rules propose."""
    marking = ask.marking
    assert marking is not None
    field = Field(g, ask.seat)
    plan = best_plan(field, g.acting)
    going = plan.units if plan is not None else []
    offered = [member.ways[0].value for member in marking.members]
    if not [u for u in going if u in offered]:
        return marking.commit if marking.commit in ask.options else ask.options[0]
    for k in range(marking.at, len(marking.members)):
        member = marking.members[k]
        goes = offered[k] in going
        inside = marking.now[k] >= 0 and member.ways[marking.now[k]].verb != "without"
        if goes == inside:
            continue
        for option in member.ways:
            if option.verb == ("goes" if goes else "without") and option in ask.options:
                return option
    return marking.commit if marking.commit in ask.options else ask.options[0]


def decide_step(g: Battle, ask: Ask) -> Option:
    """One hex on, towards the best of what is still in reach."""
    field = Field(g, ask.seat)
    units = moving_units(g)
    here = g.at[units[0]]
    options = {o.value: o for o in ask.options if o.verb == "step"}
    last = ask.options[-1]
    if ask.find("exit") is not None and leaving(field, units, g.gait, g.spent):
        return ask.find("exit") or last
    if here <= WAITING:
        return enter_at(field, units, ask)
    left = allowance(g, units, g.gait) - g.spent
    found = reach(field, units, here, left, g.gait, not g.spent)
    best = here
    top = -99.0
    if last.verb == "stop":
        top = place_worth(field, units, here) - 0.2 * field.danger(units, here, 0, False) + 0.05
    for at in candidates(field, units, found, here):
        if found.path(at)[1] not in options:
            continue
        worth = at_end(field, units, found, at)
        if worth > top:
            top, best = worth, at
    if best != here:
        return options[found.path(best)[1]]
    if last.verb == "stop":
        return last
    return safest(field, units, ask)


def safest(field: Field, units: list[int], ask: Ask) -> Option:
    """A first step has to be taken: the least bad."""
    best = ask.options[0]
    top = -99.0
    for option in ask.options:
        if option.verb != "step":
            continue
        if field.g.any_here(1 - field.side, option.value):
            worth = entering(field, units, option.value)
        else:
            worth = place_worth(field, units, option.value) - RISK * field.passing(units, option.value)
        if worth > top:
            top, best = worth, option
    return best


def enter_at(field: Field, units: list[int], ask: Ask) -> Option:
    """The rim hex for a group."""
    g = field.g
    best = ask.options[0]
    top = -99.0
    for option in ask.options:
        if option.verb != "step":
            continue
        glance = 0.1 * cover(g, option.value) - RISK * field.passing(units, option.value)
        if field.ways:
            glance -= POINT * field.ways.get(option.value, FAR)
        if glance > top:
            top, best = glance, option
    return best
