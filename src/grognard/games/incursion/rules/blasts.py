"""INCURSION 3.10, 3.11, 6.6.1: grenades, the launcher and naval mines."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Option, Rules
from grognard.engine.event import Event, Modifier
from grognard.games.incursion.rules.damage import BLAST, SHOT, Attack, cast, remove, tell, wound_all
from grognard.games.incursion.rules.killing import ask_or_kill, before_chance, before_dice
from grognard.games.incursion.rules.reaction import lose_reaction
from grognard.games.incursion.rules.sight import distance, over_heads
from grognard.games.incursion.state import Battle
from grognard.games.incursion.theater import GRENADE_RANGE
from grognard.geometry.squares import blast, straight

# What is added to the die of each figure in the blast.
GRENADE: Final = 1
NAVAL_MINE: Final = 3


def throw(g: Battle, figure: int) -> Rules[None]:
    """INCURSION 3.10: a grenade, six squares at most, over the heads of others."""
    yield from lob(g, figure, GRENADE_RANGE, "3.10")


def launch(g: Battle, figure: int) -> Rules[None]:
    """INCURSION 3.11: the launcher reaches as far as one sees."""
    yield from lob(g, figure, 99, "3.11")


def lob(g: Battle, figure: int, reach: int, rule: str) -> Rules[None]:
    """INCURSION 3.10: choose the square; it may be empty."""
    t = g.theater
    side = g.side[figure]
    answer: Option | None = None
    while answer is None:
        options = [t.o_target[s] for s in landing_squares(g, figure, reach)]
        answer = yield from ask_or_kill(g, side, "target", rule, options, t.o_figure[figure], None)
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
        g.log.add(Event("blast", rule, {"square": square, "figure": by}, modifiers=why, outcome=toll))
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
    """INCURSION 6.6.1: the Minenzombie blows itself up on a figure in front of it: +3 for all around."""
    yield from before_dice(g, figure)
    lose_reaction(g, target, "3.9")
    square = g.at[target]
    if g.log is not None:
        g.log.add(Event("detonated", "6.6.1", {"figure": figure, "target": target}))
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
