"""The Rally Phase: whom the medic sees to, who joins whom, who carries what, which gun stands on its tripod."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option
from grognard.games.locknload.bot.aims import aims_of
from grognard.games.locknload.bot.harm import value
from grognard.games.locknload.rules.cover import cover
from grognard.games.locknload.state import SHAKEN_BIT, Battle
from grognard.games.locknload.theater import HALF, SQUAD
from grognard.geometry.ground import BLOCKS

LAST_TURNS: Final = 2
"""Turns before the end in which guns are taken along."""
AT_GOAL: Final = 1
"""How near to what is wanted enemies are who are worth a gun on its tripod."""


def decide_patient(g: Battle, ask: Ask) -> Option:
    """Whoever is worth most."""
    best = ask.options[-1]
    top = 0.0
    for option in ask.options[:-1]:
        if value(g, option.value) > top:
            top, best = value(g, option.value), option
    return best


def decide_outfit(g: Battle, ask: Ask) -> Option:
    """Half-squads join; weapons are picked up; guns stand where there is something to shoot at."""
    for option in ask.options:
        if option.verb == "join":
            return option
    for option in ask.options:
        if option.verb == "pick" or (option.verb == "swap" and better_hands(g, option.value)):
            return option
        if option.verb == "flip" and to_flip(g, ask.seat, option.value):
            return option
    return ask.options[-1]


def serves(g: Battle, unit: int) -> float:
    """How well a unit serves a weapon: squads best, one each."""
    kind = g.kind(unit)
    base = 3.0 if kind == SQUAD else 2.0 if kind == HALF else 0.5
    if g.status[unit] & SHAKEN_BIT:
        base -= 1.5
    return base - 1.2 * len(g.weapons_of(unit)) + 0.2 * g.fp(unit)


def better_hands(g: Battle, weapon: int) -> bool:
    """Whether somebody there serves it better than who has it."""
    by = g.weapon_by[weapon]
    mine = serves(g, by) + 1.2
    for unit in g.companions(by):
        room = len(g.weapons_of(unit)) < g.theater.box.carriers[g.kind(unit)].carries
        if room and not g.status[unit] & SHAKEN_BIT and serves(g, unit) > mine + 0.6:
            return True
    return False


def to_flip(g: Battle, side: int, weapon: int) -> bool:
    """On its tripod where it has something to shoot at, or is to wait for it; off it to be taken along."""
    waits = side != g.theater.victory_side
    standing = not g.dismounted >> weapon & 1
    stands = g.at[g.weapon_by[weapon]] >= 0 and (waits or has_targets(g, side, weapon))
    return standing != stands


def has_targets(g: Battle, side: int, weapon: int) -> bool:
    """Whether a gun of those who have to win sees what they are out for, or men of the enemy on their way to it; in
    the end everybody goes."""
    at = g.at[g.weapon_by[weapon]]
    far = g.weapon_type(weapon).range
    if g.theater.turns - g.turn < LAST_TURNS:
        return False
    goals = aims_of(g, side).want
    for enemy in g.force[1 - side]:
        there = g.at[enemy]
        at_goal = not goals or min([g.distance(there, goal) for goal in goals]) <= AT_GOAL
        if at_goal and g.is_mmc(enemy) and g.distance(at, there) <= far and g.look(at, there) != BLOCKS:
            return True
    return False


def decide_carrier(g: Battle, ask: Ask) -> Option:
    """Whoever serves it best."""
    best = ask.options[0]
    top = -99.0
    for option in ask.options:
        if serves(g, option.value) > top:
            top, best = serves(g, option.value), option
    return best


def decide_drop(g: Battle, ask: Ask) -> Option:
    """The weapon that does least."""
    best = ask.options[0]
    least = 99.0
    for option in ask.options:
        strength = g.weapon_fp(option.value) + g.weapon_range(option.value) / 20
        if strength < least:
            least, best = strength, option
    return best


def decide_room(g: Battle, ask: Ask) -> Option:
    """A hero, a retreat, a landing: in cover, out of sight."""
    best = ask.options[0]
    top = -99.0
    for option in ask.options:
        worth = float(cover(g, option.value))
        for enemy in g.locations(1 - ask.seat):
            if g.look(option.value, enemy) != BLOCKS:
                worth -= 0.7
        if worth > top:
            top, best = worth, option
    return best


def decide_again(g: Battle, ask: Ask) -> Option:
    """Luck is kept for fire, blows and checks: a look or a cloud can wait, and which half-squad is left matters
    little."""
    return ask.options[1] if ask.rule in ("10.1", "7.0", "20.1", "13.82", "13.93") else ask.options[0]
