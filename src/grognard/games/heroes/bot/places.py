"""What a place is worth to a unit: goals near it, enemies it could shoot at from there, how it is exposed."""

from __future__ import annotations

from typing import Final

from grognard.games.heroes.bot.shots import exposure, gain_of_shot, gain_of_volley
from grognard.games.heroes.bot.values import FADES, exit_points, goals, still_to_come, wants_out
from grognard.games.heroes.rules.cards import EFFECTS, WeaponAttack
from grognard.games.heroes.rules.fire import AIMED, WEAPON, Manner, bar_fire
from grognard.games.heroes.rules.hiding import reveal_hidden
from grognard.games.heroes.rules.verbs import IN, ON
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, PLAYER

PULL: Final = 0.55
"""How much a goal draws, for each of its points."""
SHOOTS: Final = 0.5
"""What a good shot next time is worth now."""
GUARD: Final = 0.5
"""What it is worth to stand on a marker that the AI wants."""

OUT: Final = 0.8
"""How much the way off the map draws, for each of its points."""
SECOND: Final = 0.35
"""What is left of that for whom another is nearer to it."""


def place_worth(g: Mission, unit: int, h: int, facing: int) -> float:
    """What it is worth that a unit is in a hex and faces so."""
    return max(worths_there(g, unit, h, [facing]))


def worths_there(g: Mission, unit: int, h: int, ways: list[int]) -> list[float]:
    """What it is worth that a unit is in a hex, for each way it could face there: tried on a copy."""
    twin = g.copy()
    if twin.at[unit] != h:
        twin.put(unit, h)
        reveal_hidden(twin)
    goal = goal_worth(twin, unit)
    found: list[float] = []
    risk = 0.0
    for n, way in enumerate(ways):
        twin.facing[unit] = way
        if n == 0 or risk:  # whom nobody can shoot at nobody can shoot at whichever way it faces
            risk = exposure(twin, unit)
        found.append(goal + chance_to_shoot(twin, unit) - risk)
    return found


def standing_there(g: Mission, unit: int) -> float:
    """What it is worth that a unit is where it is."""
    return goal_worth(g, unit) + chance_to_shoot(g, unit) - exposure(g, unit)


def goal_worth(g: Mission, unit: int) -> float:
    """HEROES 2.8, EOD 4.3: how near it is to what brings points: markers to take or to keep, ways off the map."""
    here = g.at[unit]
    total = 0.0
    fights = g.type(unit).combat
    for h, points in goals(g):
        if not fights:
            continue
        far = g.far(here, h)
        rivals = [g.far(g.at[one], h) for one in g.force[PLAYER] if one != unit and g.type(one).combat]
        share = 1.0 if far <= min(rivals, default=99) else SECOND
        if g.holder(h) == PLAYER:
            foes = min([g.far(g.at[foe], h) for foe in g.force[AI]], default=99)
            total += GUARD * points * share * FADES**far if foes <= 4 else 0.0
        else:
            total += PULL * points * share * FADES**far
            if far == 0 and not g.of_side(h, AI):
                total += points
    out = wants_out(g, unit)
    if out:
        far = min([g.far(here, h) for h in out])
        hurry = 1.0 + 1.5 * (1.0 - still_to_come(g))
        total += hurry * OUT * max(1.0, exit_points(g)) * FADES**far
    return total


def chance_to_shoot(g: Mission, unit: int) -> float:
    """What its best shot from here would bring."""
    best = 0.0
    for foe in g.force[AI]:
        h = g.at[foe]
        if g.sees(g.at[unit], h) and bar_fire(g, unit, h) is None:
            best = max(best, gain_of_volley(g, unit, h, AIMED))
    return SHOOTS * max(best, chance_to_throw(g, unit))


def chance_to_throw(g: Mission, unit: int) -> float:
    """EOD 8.2: what a weapon card of the hand would do from here, in close combat too."""
    best = 0.0
    for card in g.hand:
        kind = g.theater.box.action_of[card]
        effect = EFFECTS.get(kind.effect)
        if not isinstance(effect, WeaponAttack) or effect.bar_unit(g, kind, unit) is not None:
            continue
        how = Manner(WEAPON, card=kind)
        for option in effect.targets(g, kind, unit):
            if option.verb == IN.word:
                best = max(best, gain_of_volley(g, unit, option.value, how))
            elif option.verb == ON.word:
                best = max(best, gain_of_shot(g, unit, option.value, how))
    return best
