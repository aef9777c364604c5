"""What a shot may bring, by the exact number the rules ask for; and what the AI's shots may."""

from __future__ import annotations

from typing import Final

from grognard.games.heroes.bot.values import HURT, prize
from grognard.games.heroes.rules.fire import AIMED, Manner, manner_for, shot_at, struck
from grognard.games.heroes.rules.rolls import at_least
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, PLAYER, RUMOUR

TURNED: Final = 0.45
"""What is left of the threat of an AI that would have to turn first."""
WAITING: Final = 0.3
"""And of one that is spent, to which only command cards come."""
ACTS: Final = 0.28
"""How likely a given AI is to act before the player does again, and at this unit."""


CROWD: Final = 0.5
"""How much more often a unit is shot at for each other in its hex."""


def reaches(needed: int) -> float:
    """The chance of two dice."""
    return at_least(needed) / 36


def gain_of_shot(g: Mission, unit: int, target: int, how: Manner, caps: int = 0) -> float:
    """What one shot at one unit is worth: the chance to destroy it, or to hit it, times what that is worth."""
    shot = shot_at(g, unit, target, how, told=False)
    needed = shot.needed - caps
    if needed > 12:
        return 0.0
    return harm(g, target, needed)


def harm(g: Mission, target: int, needed: int) -> float:
    """EOD 7.4: hit at the number, destroyed at four more or by a second hit."""
    worth = prize(g, target)
    if g.type(target).kind == RUMOUR:
        return reaches(needed) * worth
    if g.is_hit(target):
        return reaches(needed) * worth * (1.0 - HURT)
    gone = reaches(needed + g.theater.box.figures.fire_destroyed)
    return gone * worth + (reaches(needed) - gone) * worth * HURT


def gain_of_volley(g: Mission, unit: int, h: int, how: Manner, caps: int = 0) -> float:
    """EOD 7.5.1: all units in the hex, the CAPs for the first."""
    total = 0.0
    for n, target in enumerate(struck(g, PLAYER, h)):
        gain = gain_of_shot(g, unit, target, how, caps if n == 0 else 0)
        total += gain if g.side(target) == AI else -gain
    return total


def exposure(g: Mission, unit: int) -> float:
    """What the AI may do to a unit where it is: over all that could shoot at it, turned or not, what a shot
    brings; more where others are with it, whom a shot may be meant for. Whom it does not see it does nothing to."""
    if g.unseen(unit):
        return 0.0
    total = 0.0
    for foe in g.force[AI]:
        total += threat(g, foe, unit)
    return ACTS * (1.0 + CROWD * (len(g.of_side(g.at[unit], PLAYER)) - 1)) * total


def threat(g: Mission, foe: int, unit: int) -> float:
    """What a shot of this AI at a unit would be worth to it, as likely as it can make it."""
    here, there = g.at[foe], g.at[unit]
    in_sight = g.sees(here, there)
    if not in_sight and not g.type(foe).indirect:
        return 0.0
    near = g.far(here, there) <= g.type(foe).range
    if g.type(foe).kind == RUMOUR:
        return 0.08 * prize(g, unit) if near else 0.0
    part = WAITING if g.is_spent(foe) else 1.0
    how = manner_for(g, foe, unit)
    if how is None:
        if here == there or not near or not in_sight:
            return 0.0
        how, part = AIMED, part * TURNED
    shot = shot_at(g, foe, unit, how, told=False)
    if shot.needed > 10:
        part *= 0.35  # only with CAPs of its card (5.1)
        return part * harm(g, unit, max(shot.needed - 1, 2))
    return part * harm(g, unit, shot.needed)
