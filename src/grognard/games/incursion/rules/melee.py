"""INCURSION 3.15, 5.2.2, 6.3.2, 6.4.1, 6.5.2: close combat."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Rules
from grognard.engine.event import Modifier
from grognard.engine.reason import Reason
from grognard.games.incursion.rules.action import Action
from grognard.games.incursion.rules.damage import BLOW, Attack, strike, wound
from grognard.games.incursion.rules.effects import effect, effect_lines
from grognard.games.incursion.rules.killing import before_dice
from grognard.games.incursion.rules.mob import join_mob, mob_dice
from grognard.games.incursion.rules.reaction import lose_reaction
from grognard.games.incursion.rules.sight import enemies_ahead, out_of_reach
from grognard.games.incursion.state import Battle
from grognard.games.incursion.theater import CLOSE_DICE, HORDE, MACE, RAGING, SLUGGER, FigureType

BATTED: Final = Reason("batted", "5.2.2")
NO_BAT: Final = Reason("no-bat", "5.2.2")
NO_ZOMBIE: Final = Reason("no-zombie", "5.2.2")


class Strike(Action):
    """INCURSION 3.15: close combat with a figure in the three squares ahead; it draws no fire (I6)."""

    __slots__ = ()

    def things(self, g: Battle, figure: int) -> list[int]:
        return enemies_ahead(g, figure)

    def bar(self, g: Battle, figure: int, thing: int) -> Reason | None:
        reason = out_of_reach(g, figure, thing)
        return reason if reason is not None else BATTED if bats(g, figure, thing) else None

    def do(self, g: Battle, figure: int, thing: int) -> Rules[None] | None:
        return melee(g, figure, thing)


class Bat(Strike):
    """INCURSION 5.2.2: Slugger's bat kills a Sturmzombie in front of him without a die."""

    __slots__ = ()

    def suits(self, kind: FigureType) -> Reason | None:
        return None if kind.abilities & SLUGGER else NO_BAT

    def bar(self, g: Battle, figure: int, thing: int) -> Reason | None:
        reason = out_of_reach(g, figure, thing)
        return reason if reason is not None else None if bats(g, figure, thing) else NO_ZOMBIE

    def do(self, g: Battle, figure: int, thing: int) -> Rules[None] | None:
        return bat(g, figure, thing)


STRIKE: Final = Strike("strike", "figure", group="attack", rolls=True, draws_fire=False)
BAT: Final = Bat("bat", "figure", group="attack", draws_fire=False)


def melee(g: Battle, figure: int, target: int) -> Rules[None]:
    """INCURSION 3.15, 6.3.2, 6.4.1: one die against a figure in the three squares ahead, and what changes it."""
    yield from before_dice(g, figure)
    lose_reaction(g, target, "3.9")
    a = blow(g, figure, target)
    join_mob(g, figure, target)
    yield from strike(g, a)


def blow(g: Battle, figure: int, target: int) -> Attack:
    """INCURSION 3.15, 6.3.2, 6.4.1, 6.5.2: the dice of one blow and all that changes them."""
    abilities = g.theater.abilities[figure]
    mob = mob_dice(g, figure, target)
    dice = (3 if abilities & RAGING else 1) + mob + effect(g, figure, CLOSE_DICE)
    a = Attack("blow", "3.15", by=figure, target=target, dice=max(0, dice), cause=BLOW)
    if abilities & MACE:
        a.plus = 2
    if abilities & SLUGGER:
        a.rerolls = 1
    if g.log is not None:
        a.modifiers = blow_lines(g, figure, mob)
    return a


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


def bats(g: Battle, figure: int, target: int) -> bool:
    """INCURSION 5.2.2: close combat of this figure with this one is a swing of Slugger's bat."""
    return g.has(figure, SLUGGER) and g.has(target, HORDE)


def bat(g: Battle, figure: int, target: int) -> Rules[None]:
    """INCURSION 5.2.2: one swing."""
    lose_reaction(g, target, "3.9")
    g.tell("batted", "5.2.2", figure=figure, target=target)
    yield from wound(g, target, g.theater.type_of[target].damage, BLOW)
