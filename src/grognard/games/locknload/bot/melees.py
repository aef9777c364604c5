"""Whether to break in, fight on or get out: both sides' blows, by the rules that will roll them."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option
from grognard.games.locknload.bot.field import Field, care_of
from grognard.games.locknload.bot.harm import harm, value
from grognard.games.locknload.rules.blows import all_out, attackers, best_prey, blow, chance, eligible
from grognard.games.locknload.rules.checking import at_most
from grognard.games.locknload.rules.damage import steadied
from grognard.games.locknload.rules.fire import usual_volley
from grognard.games.locknload.rules.melee import not_to_leave
from grognard.games.locknload.rules.reach import steps
from grognard.games.locknload.state import WITHDRAWAL, Battle

FIGHTING: Final = 0.6
"""What a round is worth beside what comes of it: somebody is tied there who could do harm elsewhere."""
AT_ONCE: Final = 10.0
"""What getting out is worth beside what it saves: it has to come before the enemy's round, all else need not."""


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


def round_worth(g: Battle, side: int, location: int) -> tuple[float, float, float]:
    """What a round there may bring a side, less what it costs, and how likely the place is its own then, or the
    enemy's; those who cannot fight are lost without one."""
    saved = (g.arena, g.assailant)
    g.arena, g.assailant = location, side
    if not eligible(g, 1 - side, location):
        found, clear, lost = sum([value(g, unit) for unit in g.here(1 - side, location)]), 1.0, 0.0
    elif not eligible(g, side, location):
        found, clear, lost = -sum([value(g, unit) for unit in g.here(side, location)]), 0.0, 1.0
    else:
        gain, clear = struck(g, side)
        cost, lost = struck(g, 1 - side)
        found = gain - care_of(g, side) * cost
        clear *= 1.0 - lost
    g.arena, g.assailant = saved
    return found, clear, lost


def breaking_in(g: Battle, side: int, units: list[int], location: int) -> tuple[float, float]:
    """The same for these if they went there."""
    saved = [g.at[unit] for unit in units]
    for unit in units:
        if g.at[unit] < 0:
            return -9.0, 0.0
    for unit in units:
        g.put(unit, location)
    found, clear, _ = round_worth(g, side, location)
    for unit, place in zip(units, saved, strict=True):
        g.put(unit, place)
    return found, clear


def melee_worth(field: Field, place: int, verb: str) -> float:
    """What it is worth to fight on where both are locked, or to get out before the enemy fights on."""
    fight, _, lost = round_worth(field.g, field.side, place)
    saved = withdrawal(field, place, fight, lost) if fight < 0 else 0.0
    if verb == "fight":
        return -1.0 if saved > 0 else FIGHTING + fight
    return AT_ONCE + saved if saved > 0 else -1.0


def withdrawal(field: Field, place: int, fight: float, lost: float) -> float:
    """What is saved by trying to get out of a melee that goes ill: those who pass their checks miss the round, run
    through fire, and leave a hex to the enemy that they might have kept; those who fail have lost nothing (8.1)."""
    g = field.g
    units = [unit for unit in g.here(field.side, place) if not_to_leave(g, unit) is None]
    total = sum([value(g, unit) for unit in units])
    if not units or not total:
        return 0.0
    likely = sum([value(g, u) * at_most(g.morale(u) + steadied(g, u)) / 36 for u in units]) / total
    ground = (1.0 - lost) * field.aims.dear.get(g.hex_of(place), 0.0)
    return likely * (-fight - field.care * run_out(field, units, place) - ground)


def run_out(field: Field, units: list[int], place: int) -> float:
    """What it may cost these to leave a melee by the best hex: the fire of all others, and of those they leave."""
    g = field.g
    saved = (g.melees, g.movers)
    least = sum([value(g, unit) for unit in units])
    for there in steps(g, units, WITHDRAWAL, 0):
        cost = field.passing(units, there)
        g.melees = [at for at in g.melees if at != place]
        g.movers = units
        for unit in units:
            g.put(unit, there)
        cost += harm(g, 1 - field.side, usual_volley(g, 1 - field.side, place, there, True))
        for unit in units:
            g.put(unit, place)
        g.melees, g.movers = saved
        least = min(least, cost)
    return least


def decide_set(g: Battle, ask: Ask) -> Option:
    """Targets, strikers, leavers: what the rules propose is worked out already."""
    marking = ask.marking
    if marking is not None and marking.commit in ask.options:
        return marking.commit
    return ask.options[0]
