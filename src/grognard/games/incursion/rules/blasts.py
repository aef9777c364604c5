"""INCURSION 3.10, 3.11, 6.6.1: grenades, the launcher and naval mines."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Option, Rules
from grognard.engine.event import Modifier
from grognard.engine.reason import Reason
from grognard.engine.verb import Verb
from grognard.games.incursion.rules.action import FIGURE, OUTSIDE, PLAIN, Action
from grognard.games.incursion.rules.damage import BLAST, SHOT, Attack, cast, remove, tell, wound_all
from grognard.games.incursion.rules.killing import ask_or_kill, before_chance, before_dice
from grognard.games.incursion.rules.reaction import lose_reaction
from grognard.games.incursion.rules.sight import distance, enemies_ahead, out_of_reach, over_heads
from grognard.games.incursion.state import Battle
from grognard.games.incursion.theater import GRENADE_RANGE, GRENADES, LAUNCHER, MINE, FigureType
from grognard.geometry.squares import blast, straight

# What is added to the die of each figure in the blast.
GRENADE: Final = 1
NAVAL_MINE: Final = 3

NO_GRENADES: Final = Reason("no-grenades", "3.10")
NO_LAUNCHER: Final = Reason("no-launcher", "3.11")
NO_MINE: Final = Reason("no-mine", "6.6.1")
NOWHERE_TO_LOB: Final = Reason("nowhere-to-lob", "3.10")


class Lob(Action):
    """INCURSION 3.10, 3.11, 2.5: a grenade by hand or from the launcher; not from outside (I35)."""

    __slots__ = ()

    def things(self, g: Battle, figure: int) -> list[int]:
        return PLAIN

    def bar(self, g: Battle, figure: int, thing: int) -> Reason | None:
        if not g.on_board(figure):
            return OUTSIDE
        return None if can_lob(g, figure) else NOWHERE_TO_LOB


class Launch(Lob):
    """INCURSION 3.11: one point for the launcher."""

    __slots__ = ()

    def suits(self, kind: FigureType) -> Reason | None:
        return None if kind.second == LAUNCHER else NO_LAUNCHER

    def do(self, g: Battle, figure: int, thing: int) -> Rules[None] | None:
        return launch(g, figure)


class Throw(Lob):
    """INCURSION 3.10: two points for a grenade."""

    __slots__ = ()

    def suits(self, kind: FigureType) -> Reason | None:
        return None if kind.second == GRENADES else NO_GRENADES

    def price(self, g: Battle, figure: int, thing: int) -> int:
        return 2

    def do(self, g: Battle, figure: int, thing: int) -> Rules[None] | None:
        return throw(g, figure)


class Detonate(Action):
    """INCURSION 6.6.1: the Minenzombie blows itself up on a figure in front of it: +3 for all around."""

    __slots__ = ()

    def suits(self, kind: FigureType) -> Reason | None:
        return None if kind.abilities & MINE else NO_MINE

    def things(self, g: Battle, figure: int) -> list[int]:
        return enemies_ahead(g, figure)

    def bar(self, g: Battle, figure: int, thing: int) -> Reason | None:
        return out_of_reach(g, figure, thing)

    def do(self, g: Battle, figure: int, thing: int) -> Rules[None] | None:
        return detonate(g, figure, thing)


LAUNCH: Final = Launch("launch", group="attack")
THROW_GRENADE: Final = Throw("throw", group="attack")
DETONATE: Final = Detonate("detonate", "figure", group="attack", rolls=True, draws_fire=False)
TARGET: Final = Verb("target", "square", rolls=True)


def throw(g: Battle, figure: int) -> Rules[None]:
    """INCURSION 3.10: a grenade, six squares at most, over the heads of others."""
    yield from lob(g, figure, GRENADE_RANGE, "3.10")


def launch(g: Battle, figure: int) -> Rules[None]:
    """INCURSION 3.11: the launcher reaches as far as one sees."""
    yield from lob(g, figure, 99, "3.11")


def lob(g: Battle, figure: int, reach: int, rule: str) -> Rules[None]:
    """INCURSION 3.10: choose the square; it may be empty."""
    side = g.side[figure]
    answer: Option | None = None
    while answer is None:
        options = [TARGET.each[s] for s in landing_squares(g, figure, reach)]
        answer = yield from ask_or_kill(g, side, "target", rule, options, FIGURE.each[figure], None)
    yield from before_dice(g, figure)
    yield from burst(g, answer.value, figure, GRENADE, "grenade", rule, SHOT)


def landing_squares(g: Battle, figure: int, reach: int) -> list[int]:
    """INCURSION 3.10, 3.8: the squares a grenade can be put on: within reach, in sight over heads."""
    seen = [s for s in g.theater.view(g.at[figure]) if over_heads(g, figure, s)]
    return [s for s in seen if distance(g, figure, s) <= reach]


def can_lob(g: Battle, figure: int) -> bool:
    """INCURSION 3.10: something ahead or beside is open; otherwise there is nowhere to put a grenade."""
    for turn in (0, 1, 3):
        if straight(g.theater.grid, g.at[figure], (g.facing[figure] + turn) % 4, g.closed) >= 0:
            return True
    return False


def burst(g: Battle, square: int, by: int, plus: int, name: str, rule: str, cause: int) -> Rules[None]:
    """INCURSION 3.10: one die with a bonus for each figure in the nine squares, friends too; then losses (I47)."""
    caught = in_blast(g, square)
    attacks = [shrapnel(target, by=by, plus=plus, rule=rule, cause=cause) for target in caught]
    hits = [cast(g, a) for a in attacks]
    if g.log is not None:
        toll = "toll-" + str(sum(hits)) if caught else ""
        why = [Modifier(name, plus, rule)]
        g.tell("blast", rule, modifiers=why, outcome=toll, square=square, figure=by)
        for i, a in enumerate(attacks):
            a.modifiers = [Modifier(name, plus, rule)]
            tell(g, a, hits[i])
    yield from wound_all(g, caught, hits, cause)


def in_blast(g: Battle, square: int) -> list[int]:
    """INCURSION 3.10: who is in the nine squares."""
    squares = blast(g.theater.grid, square, g.closed)
    return [f for s in squares for f in range(len(g.at)) if g.at[f] == s and not g.dying >> f & 1]


def shrapnel(target: int, *, by: int, plus: int, rule: str = "3.10", cause: int = SHOT) -> Attack:
    """INCURSION 3.10, 6.6.1: what a blast does to each figure in it."""
    return Attack("caught", rule, by=by, target=target, dice=1, cause=cause, plus=plus)


def detonate(g: Battle, figure: int, target: int) -> Rules[None]:
    """INCURSION 6.6.1: the mine goes off on the square of its target, and its bearer is no more."""
    yield from before_dice(g, figure)
    lose_reaction(g, target, "3.9")
    square = g.at[target]
    g.tell("detonated", "6.6.1", figure=figure, target=target)
    g.dying |= 1 << figure
    yield from burst(g, square, figure, NAVAL_MINE, "mine", "6.6.1", BLAST)
    g.dying &= ~(1 << figure)
    if g.alive(figure):
        remove(g, figure)


def explode(g: Battle, square: int, figure: int, rule: str) -> Rules[None]:
    """INCURSION 6.6.2, 6.6.1: a mine that goes off where its bearer fell."""
    if square >= 0 and not g.ended:
        yield from before_chance(g, figure)
        yield from burst(g, square, figure, NAVAL_MINE, "mine", rule, BLAST)
