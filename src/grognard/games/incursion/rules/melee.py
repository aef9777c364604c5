"""INCURSION 3.15, 5.2.2, 6.3.2, 6.4.1, 6.5.2: close combat."""

from __future__ import annotations

from grognard.engine.ask import Rules
from grognard.engine.event import Event, Modifier
from grognard.games.incursion.rules.damage import BLOW, Attack, strike, wound
from grognard.games.incursion.rules.effects import effect, effect_lines
from grognard.games.incursion.rules.reaction import lose_reaction
from grognard.games.incursion.state import Battle
from grognard.games.incursion.theater import CLOSE_DICE, GERMANS, HORDE, MACE, RAGING, SLUGGER


def melee(g: Battle, figure: int, target: int) -> Rules[None]:
    """INCURSION 3.15, 6.3.2, 6.4.1: one die against a figure in the three squares ahead, and what changes it."""
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


def join_mob(g: Battle, figure: int, target: int) -> int:
    """INCURSION 6.5.2: in the German turn each zombie after the first on an enemy rolls one die more (I57)."""
    if not g.has(figure, HORDE) or g.side[figure] != GERMANS or g.active != GERMANS:
        return 0
    before, joined = place_in_mob(g, figure, target)
    if not joined:
        g.mobbed[target] = g.mobbed[target] * 100 + figure + 1
    return before


def place_in_mob(g: Battle, figure: int, target: int) -> tuple[int, bool]:
    """How many zombies set on the target before this one, and whether it is among them already.

    `mobbed` lists those who did this turn, two digits each and the latest last.
    """
    before = 0
    joined = False
    crowd = g.mobbed[target]
    while crowd:
        if crowd % 100 == figure + 1:
            joined = True
            before = 0
        else:
            before += 1
        crowd //= 100
    return before, joined


def bat(g: Battle, figure: int, target: int) -> Rules[None]:
    """INCURSION 5.2.2: Slugger's bat kills a Sturmzombie in front of him without a die."""
    lose_reaction(g, target, "3.9")
    if g.log is not None:
        g.log.add(Event("batted", "5.2.2", {"figure": figure, "target": target}))
    yield from wound(g, target, g.theater.type_of[target].damage, BLOW)
