"""INCURSION 3.15, 5.2.2, 6.3.2, 6.4.1, 6.5.2: close combat."""

from __future__ import annotations

from grognard.engine.ask import Rules
from grognard.engine.event import Event, Modifier
from grognard.games.incursion.rules.damage import BLOW, Attack, strike, wound
from grognard.games.incursion.rules.effects import effect, effect_lines
from grognard.games.incursion.rules.killing import before_dice
from grognard.games.incursion.rules.mob import join_mob
from grognard.games.incursion.rules.reaction import lose_reaction
from grognard.games.incursion.state import Battle
from grognard.games.incursion.theater import CLOSE_DICE, MACE, RAGING, SLUGGER


def melee(g: Battle, figure: int, target: int) -> Rules[None]:
    """INCURSION 3.15, 6.3.2, 6.4.1: one die against a figure in the three squares ahead, and what changes it."""
    yield from before_dice(g, figure)
    lose_reaction(g, target, "3.9")
    abilities = g.theater.abilities[figure]
    a = Attack("blow", "3.15", figure, target, 1, BLOW)
    if abilities & RAGING:
        a.dice = 3
    if abilities & MACE:
        a.plus = 2
    if abilities & SLUGGER:
        a.rerolls = 1
    mob = join_mob(g, figure, target)
    a.dice = max(0, a.dice + mob + effect(g, figure, CLOSE_DICE))
    if g.log is not None:
        a.modifiers = blow_lines(g, figure, mob)
    yield from strike(g, a)


def blow_lines(g: Battle, figure: int, mob: int) -> list[Modifier]:
    """INCURSION 3.15: the numbers behind a blow, for the log."""
    abilities = g.theater.abilities[figure]
    lines = effect_lines(g, figure, CLOSE_DICE, "1.7")
    if abilities & RAGING:
        lines.append(Modifier("raging", 2, "6.4.1"))
    if abilities & MACE:
        lines.append(Modifier("mace", 2, "6.3.2"))
    if abilities & SLUGGER:
        lines.append(Modifier("bat", 0, "5.2.2"))
    if mob:
        lines.append(Modifier("mob", mob, "6.5.2"))
    return lines


def bat(g: Battle, figure: int, target: int) -> Rules[None]:
    """INCURSION 5.2.2: Slugger's bat kills a Sturmzombie in front of him without a die."""
    lose_reaction(g, target, "3.9")
    if g.log is not None:
        g.log.add(Event("batted", "5.2.2", {"figure": figure, "target": target}))
    yield from wound(g, target, g.theater.type_of[target].damage, BLOW)
