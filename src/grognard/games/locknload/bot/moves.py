"""Who goes, and one hex after another: the answers that make a plan come true."""

from __future__ import annotations

from grognard.engine.ask import Ask, Option
from grognard.games.locknload.bot.chart import FAR
from grognard.games.locknload.bot.field import Field
from grognard.games.locknload.bot.places import POINT, entering, place_worth
from grognard.games.locknload.bot.plans import RISK, at_end, best_plan, candidates, leaving
from grognard.games.locknload.bot.reaches import reach
from grognard.games.locknload.rules.cover import cover
from grognard.games.locknload.rules.gait import allowance, moving_units
from grognard.games.locknload.state import Battle
from grognard.games.locknload.theater import WAITING


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
