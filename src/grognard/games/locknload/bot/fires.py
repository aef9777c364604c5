"""Who fires at whom, now or when somebody moves; whom it is worth looking for; snipers, flares, charges."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Marking, Option
from grognard.games.locknload.bot.field import IN_RANGE, Field
from grognard.games.locknload.bot.harm import harm, value
from grognard.games.locknload.bot.plans import best_plan
from grognard.games.locknload.rules.fire import (
    OWN,
    WAYS,
    Volley,
    no_target,
    not_enough,
    targets,
    usual_volley,
    volley_of,
)
from grognard.games.locknload.rules.movement import moving_units
from grognard.games.locknload.rules.smoke import flare_hexes, flare_lines, flare_number, flarers
from grognard.games.locknload.rules.snipers import ambushes, hides
from grognard.games.locknload.rules.spotting import spotters, spotting_lines, spotting_number
from grognard.games.locknload.state import Battle
from grognard.games.locknload.theater import LEADER, SNIPER
from grognard.geometry.ground import BLOCKS

OPENING: Final = 0.5
"""What fire in one's own impulse has to bring while there is more to come."""
LAST: Final = 0.1
"""What it has to bring when the turn is about to end."""
ANSWER: Final = 0.5
"""What opportunity fire has to bring."""
GOING: Final = 0.5
"""The share of what a move is worth that those give up who fire before it."""
SPARED: Final = 0.12
"""What it is worth that a unit can still fire."""
FAR_OFF: Final = 12
"""Farther than this nobody fires at those he finds."""
CHARGE: Final = 1.2
"""What a charge has to bring more."""


def late(g: Battle) -> bool:
    """Whether one more pass of the other side ends the turn."""
    return g.passes >= 1


def shot_worth(g: Battle, side: int, here: int, target: int) -> float:
    """What the fire of a location at another may be expected to bring."""
    return harm(g, side, usual_volley(g, side, here, target, False))


def best_target(g: Battle, side: int, here: int) -> tuple[int, float]:
    """The target that brings most, of those a location can fire at now."""
    best, top = -1, 0.0
    for target in targets(g, side, here):
        worth = shot_worth(g, side, here, target)
        if worth > top:
            top, best = worth, target
    return best, top


def fire_worth(g: Battle, side: int, here: int, target: int) -> float:
    """The same, less what it is worth to wait for somebody who moves."""
    worth = shot_worth(g, side, here, target)
    least = LAST if late(g) or g.turn == g.theater.turns else OPENING
    return worth * 1.2 if worth >= least else 0.0


# -- who fires ----------------------------------------------------------------------------------------


def decide_firers(g: Battle, ask: Ask) -> Option:
    """The set the rules propose, bettered member by member; charges only where they bring much."""
    marking = ask.marking
    assert marking is not None and ask.about is not None
    wanted = best_set(g, ask, marking)
    return towards(ask, marking, wanted)


def best_set(g: Battle, ask: Ask, marking: Marking) -> list[int]:
    """The ways of the members that bring most."""
    assert ask.about is not None
    target = ask.about.value
    members = marking.members
    units = [member.ways[0].value for member in members]
    here = g.at[units[0]]
    opportunity = g.points_here > 0
    verbs = [way.word for way in WAYS]
    manners = [[verbs.index(o.verb) for o in member.ways if o.verb in verbs] for member in members]
    now = [member.default for member in members]
    top = set_worth(g, ask.seat, here, target, opportunity, units, manners, now)
    for k, member in enumerate(members):
        for way in range(len(member.ways)):
            if way == now[k]:
                continue
            tried = now[:]
            tried[k] = way
            worth = set_worth(g, ask.seat, here, target, opportunity, units, manners, tried)
            if worth > top + 0.02:
                top, now = worth, tried
    return now


def set_worth(
    g: Battle, side: int, here: int, target: int, opportunity: bool,
    units: list[int], manners: list[list[int]], now: list[int],
) -> float:  # fmt: skip
    """What a set of firers brings, with what is left over for later."""
    kept = [way if 0 <= way < len(manners[k]) else -1 for k, way in enumerate(now)]
    ways = [manners[k][way] if way >= 0 else -1 for k, way in enumerate(kept)]
    if not_enough(g, units, ways) is not None:
        return -9.0
    volley = volley_of(here, target, opportunity, units, manners, kept)
    total = harm(g, side, volley)
    for k, unit in enumerate(units):
        if kept[k] < 0:
            if g.kind(unit) != LEADER:
                total += SPARED
        elif WAYS[ways[k]].word in ("blasts", "hurls"):
            total -= CHARGE
    return total


def towards(ask: Ask, marking: Marking, wanted: list[int]) -> Option:
    """The next difference of a set that is wanted, or the commit."""
    for k in range(marking.at, len(marking.members)):
        if marking.now[k] != wanted[k] and wanted[k] >= 0:
            option = marking.members[k].ways[wanted[k]]
            if option in ask.options:
                return option
    return marking.commit if marking.commit in ask.options else ask.options[0]


# -- opportunity fire -----------------------------------------------------------------------------------


def decide_opportunity(g: Battle, ask: Ask) -> Option:
    """The volley that hurts movers most, if that is enough; not at bait while better comes."""
    assert ask.about is not None
    target = ask.about.value
    side = ask.seat
    field = Field(g, side)
    best = ask.options[-1]
    top = 0.0
    for option in ask.options:
        if option.verb == "volley":
            volley = usual_volley(g, side, option.value, target, True)
            worth = harm(g, side, volley) - waiting(g, side, option.value, target)
            if worth > top:
                worth -= going(field, option.value)
        elif option.verb == "snipe":
            worth = ambush_worth(g, option.value, target) - patience(g)
        else:
            continue
        if worth > top:
            top, best = worth, option
    return best


def waiting(g: Battle, side: int, here: int, target: int) -> float:
    """What the fire of a location is worth if it is kept."""
    least = ANSWER
    if g.turn == g.theater.turns:
        least = 0.2
    if g.distance(here, target) <= 1:
        least = 0.2
    if all(g.ops >> u & 1 for u in g.here(side, here) if not g.shaken >> u & 1):
        return min(least, 0.15)
    if not unmoved(g, 1 - side):
        least = min(least, 0.25)
    return max(least, 0.85 * best_target(g, side, here)[1])


def going(field: Field, here: int) -> float:
    """What it costs that those who fire cannot move any more in this turn."""
    if not field.goals:
        return 0.0
    plan = best_plan(field, here)
    return GOING * max(0.0, plan.worth) if plan is not None else 0.0


def unmoved(g: Battle, side: int) -> bool:
    """Whether enemies are left who may still move in this turn."""
    marked = g.moved | g.fired | g.ops | g.assaulted | g.crawled | g.stealthy
    for unit in g.force[side]:
        if not marked >> unit & 1 and g.is_mmc(unit):
            return True
    return False


# -- snipers ----------------------------------------------------------------------------------------------


def sniper_shot(g: Battle, unit: int, place: int, target: int) -> float:
    """What a sniper's shot from a place brings."""
    saved = g.at[unit]
    g.put(unit, place)
    volley = Volley(place, target, True)
    volley.add(unit, OWN)
    found = harm(g, g.side(unit), volley)
    g.put(unit, saved)
    return found


def ambush_worth(g: Battle, unit: int, target: int) -> float:
    """The best shot a hidden sniper could take at those who move."""
    top = 0.0
    for place in few_hides(g, unit, ambushes(g, unit, target)):
        top = max(top, sniper_shot(g, unit, place, target))
    return top


def patience(g: Battle) -> float:
    """What a hidden sniper's shot has to bring: less as time goes on."""
    return 1.4 if g.turn <= 1 else 1.0 if g.turn < g.theater.turns // 2 else 0.5


def hide_worth(g: Battle, unit: int, place: int) -> float:
    """A hide: what can be shot at from it, and how safe it is."""
    side = g.side(unit)
    now = 0.0
    later = 0.0
    near = 99
    for enemy in g.locations(1 - side):
        near = min(near, g.distance(place, enemy))
        if g.look(place, enemy) != BLOCKS:
            later += 0.15
            if no_target(g, side, place, enemy) is None:
                now = max(now, sniper_shot(g, unit, place, enemy))
    if near <= 2:
        now -= 0.8
    return now + min(later, 0.6) + 0.1 * g.theater.tm[g.hex_of(place)]


def few_hides(g: Battle, unit: int, places: list[int]) -> list[int]:
    """The hides nearest to the enemy, but not next to him: more need not be looked at."""
    ranked: list[tuple[int, int]] = []
    for place in places:
        near = 99
        for enemy in g.locations(1 - g.side(unit)):
            near = min(near, g.distance(place, enemy))
        if near >= 3:
            ranked.append((near, place))
    ranked.sort()
    return [place for _, place in ranked[:10]]


def snipe_worth(g: Battle, unit: int) -> float:
    """Whether it is time for a sniper: late, or for a good shot."""
    best = 0.0
    for place in few_hides(g, unit, hides(g, unit)):
        best = max(best, hide_worth(g, unit, place))
    return best if best > patience(g) else 0.0


def decide_sniper_at(g: Battle, ask: Ask) -> Option:
    assert ask.about is not None
    unit = ask.about.value
    best = ask.options[0]
    top = -99.0
    few = few_hides(g, unit, [o.value for o in ask.options])
    moving = moving_units(g)
    for option in ask.options:
        if few and option.value not in few:
            continue
        worth = hide_worth(g, unit, option.value)
        if moving and g.side(moving[0]) != ask.seat:
            worth = sniper_shot(g, unit, option.value, g.at[moving[0]])
        if worth > top:
            top, best = worth, option
    return best


def decide_snipe(g: Battle, ask: Ask) -> Option:
    """A first shot out of hiding."""
    assert ask.about is not None
    best = ask.options[-1]
    top = 0.1
    for option in ask.options[:-1]:
        worth = sniper_shot(g, ask.about.value, g.at[ask.about.value], option.value)
        if worth > top:
            top, best = worth, option
    return best


# -- spotting ---------------------------------------------------------------------------------------------


def spot_chance(g: Battle, unit: int, location: int) -> float:
    """How likely a unit is to find who is there."""
    need = spotting_number(g, location) - sum([line.value for line in spotting_lines(g, unit, location)])
    return max(0, min(6, need)) / 6


def spotter_for(g: Battle, side: int, location: int) -> tuple[int, float]:
    """The unit to look for them: the best chance, rather one that loses nothing by it."""
    best, top = -1, -1.0
    for unit in spotters(g, side, location):
        worth = spot_chance(g, unit, location) - 0.03 * max(0, g.fp(unit)) - 0.02 * len(g.weapons_of(unit))
        if g.kind(unit) == SNIPER:
            worth += 0.02
        if worth > top:
            top, best = worth, unit
    return best, spot_chance(g, best, location) if best >= 0 else 0.0


def spot_worth(g: Battle, side: int, location: int) -> float:
    """What it is worth to look for those there: the chance, and the fire that could follow."""
    unit, chance = spotter_for(g, side, location)
    if unit < 0 or chance <= 0:
        return 0.0
    g.spotted.append(location)
    found = 0.0
    for here in g.locations(side):
        if g.distance(here, location) <= FAR_OFF and no_target(g, side, here, location) is None:
            worth = harm(g, side, usual_volley(g, side, here, location, False))
            found = max(found, worth) + 0.3 * min(found, worth)
    g.spotted.pop()
    return chance * found - (0.12 if g.kind(unit) != LEADER else 0.2)


def decide_spotter(g: Battle, ask: Ask) -> Option:
    assert ask.about is not None
    unit, _ = spotter_for(g, ask.seat, ask.about.value)
    for option in ask.options:
        if option.value == unit:
            return option
    return ask.options[0]


# -- flares -----------------------------------------------------------------------------------------------


def flare_at(g: Battle, side: int, here: int) -> tuple[int, float]:
    """Where a flare shows most of the enemy to those who could fire at him."""
    best, top = -1, 0.0
    for h in flare_hexes(g, here):
        near = [e for e in g.locations(1 - side) if g.distance(h, e) <= g.theater.box.tables.flare_lights]
        if not near:
            continue
        g.flares.append(h)
        worth = 0.0
        for enemy in near:
            for other in g.locations(side):
                if g.distance(other, enemy) <= IN_RANGE and no_target(g, side, other, enemy) is None:
                    worth += harm(g, side, usual_volley(g, side, other, enemy, False))
        g.flares.pop()
        for enemy in near:
            for other in g.locations(side):
                if g.distance(other, enemy) <= IN_RANGE and no_target(g, side, other, enemy) is None:
                    worth -= harm(g, side, usual_volley(g, side, other, enemy, False))
        if worth > top:
            top, best = worth, h
    return best, top


def flare_chance(g: Battle, side: int, here: int) -> float:
    """How likely the best man there is to light one."""
    best = 0
    for unit in flarers(g, side, here):
        best = max(best, flare_number(g, unit) - sum([line.value for line in flare_lines(g, unit)]))
    return min(6, best) / 6


def decide_flare_at(g: Battle, ask: Ask) -> Option:
    best, _ = flare_at(g, ask.seat, g.acting)
    for option in ask.options:
        if option.value == best:
            return option
    return ask.options[0]


def decide_best_man(g: Battle, ask: Ask) -> Option:
    """For smoke whoever is missed least, for a flare and a gun whoever does it best."""
    best = ask.options[0]
    top = -99.0
    for option in ask.options:
        unit = option.value
        if ask.kind == "smoke-by":
            worth = -value(g, unit) - max(0, g.fp(unit))
        else:
            worth = 2.0 * g.leadership(unit) + (5.0 if g.carries_satchel(unit) >= 0 else 0.0) - 0.1 * value(g, unit)
        if worth > top:
            top, best = worth, option
    return best
