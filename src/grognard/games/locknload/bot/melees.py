"""Whether to break in, fight on or get out: both sides' blows, by the rules that will roll them."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option
from grognard.games.locknload.bot.field import care_of
from grognard.games.locknload.bot.harm import value
from grognard.games.locknload.rules.blows import all_out, attackers, best_prey, blow, chance, eligible
from grognard.games.locknload.state import Battle

GETTING_OUT: Final = -1.2
"""A melee worth less than this is left if that can be done."""


def struck(g: Battle, side: int) -> tuple[float, float]:
    """What a side's blow in the arena may be expected to cost the other, and how likely it leaves nobody."""
    foes = eligible(g, 1 - side, g.arena)
    if not attackers(g, side, g.arena) or not foes:
        return 0.0, 0.0
    prey = best_prey(g, side, foes)
    units, ways = all_out(g, side)
    made = blow(g, side, units, ways, prey)
    lost = sum([value(g, unit) for unit in prey])
    likely = chance(made.need) / 36
    if len(prey) == len(foes):
        return likely * sum([value(g, unit) for unit in g.here(1 - side, g.arena)]), likely
    return likely * lost, 0.0


def round_worth(g: Battle, side: int, location: int) -> tuple[float, float]:
    """What a round there may bring a side, less what it costs, and how likely the place is its own then;
    those who cannot fight are lost without one."""
    saved = (g.arena, g.assailant)
    g.arena, g.assailant = location, side
    if not eligible(g, 1 - side, location):
        found, clear = sum([value(g, unit) for unit in g.here(1 - side, location)]), 1.0
    elif not eligible(g, side, location):
        found, clear = -sum([value(g, unit) for unit in g.here(side, location)]), 0.0
    else:
        gain, clear = struck(g, side)
        cost, lost = struck(g, 1 - side)
        found = gain - care_of(g, side) * cost
        clear *= 1.0 - lost
    g.arena, g.assailant = saved
    return found, clear


def breaking_in(g: Battle, side: int, units: list[int], location: int) -> tuple[float, float]:
    """The same for these if they went there."""
    saved = [g.at[unit] for unit in units]
    for unit in units:
        if g.at[unit] < 0:
            return -9.0, 0.0
    for unit in units:
        g.put(unit, location)
    found = round_worth(g, side, location)
    for unit, place in zip(units, saved, strict=True):
        g.put(unit, place)
    return found


def melee_worth(g: Battle, side: int, location: int, verb: str) -> float:
    """What it is worth to fight on where both are locked, or to withdraw."""
    fight, _ = round_worth(g, side, location)
    if verb == "fight":
        return 0.6 + fight if fight > GETTING_OUT else -1.0
    return -GETTING_OUT - fight - 1.0 if fight <= GETTING_OUT else -1.0


def decide_set(g: Battle, ask: Ask) -> Option:
    """Targets, strikers, leavers: what the rules propose is worked out already."""
    marking = ask.marking
    if marking is not None and marking.commit in ask.options:
        return marking.commit
    return ask.options[0]
