"""INCURSION 3.13, 3.13.1: the flamethrower, and what burning squares do."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Rules
from grognard.engine.reason import Reason
from grognard.engine.verb import Verb
from grognard.games.incursion.rules.action import DONE, FIGURE, OUTSIDE, PLAIN, Action
from grognard.games.incursion.rules.damage import HEAT, SHOT, Attack, roll, strike, wound_all
from grognard.games.incursion.rules.killing import ask_or_kill, before_chance, before_dice
from grognard.games.incursion.rules.sight import at_the_door, in_sight
from grognard.games.incursion.state import NOTHING, Battle
from grognard.games.incursion.theater import FLAMES, FLAMETHROWER, FigureType
from grognard.geometry.squares import straight

NO_FLAMETHROWER: Final = Reason("no-flamethrower", "3.13")
NOTHING_AHEAD: Final = Reason("nothing-ahead", "3.13")
BURNS_AHEAD: Final = Reason("burns-ahead", "3.13")


def burns(g: Battle, square: int) -> bool:
    return square >= 0 and bool((g.burning[0] | g.burning[1]) >> square & 1)


def front_square(g: Battle, figure: int) -> int:
    """INCURSION 3.13, 2.5: the square right in front, or -1 where rock or a closed door is.

    From outside it is the entry square, while an enemy stands there (I35).
    """
    if not g.on_board(figure):
        held = at_the_door(g, figure)
        return g.at[held[0]] if held else -1
    return straight(g.theater.grid, g.at[figure], g.facing[figure], g.closed)


class Flame(Action):
    """INCURSION 3.13: two action points of fire: the first token goes in front, and never on a fire (I10)."""

    __slots__ = ()

    def suits(self, kind: FigureType) -> Reason | None:
        return None if kind.weapon == FLAMETHROWER else NO_FLAMETHROWER

    def things(self, g: Battle, figure: int) -> list[int]:
        return PLAIN

    def bar(self, g: Battle, figure: int, thing: int) -> Reason | None:
        first = front_square(g, figure)
        if first < 0:
            return NOTHING_AHEAD if g.on_board(figure) else OUTSIDE
        return BURNS_AHEAD if burns(g, first) else None

    def price(self, g: Battle, figure: int, thing: int) -> int:
        return 2

    def do(self, g: Battle, figure: int, thing: int) -> Rules[None] | None:
        return flame(g, figure)


FLAME: Final = Flame("flame", group="attack")
LIGHT: Final = Verb("light", "square")


def flame(g: Battle, figure: int) -> Rules[None]:
    """INCURSION 3.13: up to eight squares, each beside one before and in sight; then those hit roll (I10)."""
    side = g.side[figure]
    lit = [front_square(g, figure)]
    g.burning[side] |= 1 << lit[0]
    while len(lit) < FLAMES:
        squares = next_flames(g, figure, lit)
        if not squares:
            break
        options = [LIGHT.each[s] for s in squares]
        answer = yield from ask_or_kill(g, side, "light", "3.13", options, FIGURE.each[figure])
        if answer is None:
            continue
        if answer is DONE.plain:
            break
        lit.append(answer.value)
        g.burning[side] |= 1 << answer.value
    yield from before_dice(g, figure)
    g.tell("flamed", "3.13", figure=figure, squares=lit[:])
    if g.actor >= 0 and g.at[g.actor] in lit:
        arrive(g, g.actor)
    if not g.read.flames_hit:
        return
    caught = [f for s in lit for f in range(len(g.at)) if g.at[f] == s and not g.dying >> f & 1]
    hits = [roll(g, scorch(g, figure, target)) for target in caught]
    yield from wound_all(g, caught, hits, SHOT)


def scorch(g: Battle, figure: int, target: int) -> Attack:
    """INCURSION 3.13: what a flamethrower does to each figure its tokens are laid on."""
    rate = g.theater.type_of[figure].rate
    return Attack("scorched", "3.13", by=figure, target=target, dice=rate, cause=SHOT)


def next_flames(g: Battle, figure: int, lit: list[int]) -> list[int]:
    """INCURSION 3.13: squares beside a token of this burst, in sight of the shooter, not burning (I48)."""
    out: list[int] = []
    for square in lit:
        for way in range(4):
            to = straight(g.theater.grid, square, way, g.closed)
            if to < 0 or to in out or burns(g, to):
                continue
            if in_sight(g, figure, to):
                out.append(to)
    out.sort()
    return out


def walk_through_fire(g: Battle, figure: int) -> Rules[None]:
    """INCURSION 3.13.1: one die for the first burning square entered, two for the second, and so on."""
    g.burns += 1
    yield from burn(g, figure, g.burns)


def arrive(g: Battle, figure: int) -> None:
    """INCURSION 3.13.1: whoever has points left where it is now, or the fire comes to, rolls if it stays (I49)."""
    g.heat = heat_of(g, figure) if g.ap > 0 else 0


def heat_of(g: Battle, figure: int) -> int:
    """INCURSION 3.13.1: the dice of one who stays in fire: the points on its card, or those that woke it (I70)."""
    ap = g.theater.type_of[figure].ap
    return min(ap, g.bonus[figure]) if g.roused >> figure & 1 else ap


def stand_in_fire(g: Battle, figure: int, dice: int) -> Rules[None]:
    """INCURSION 3.13.1: who ends its activation on a fire rolls once more, for staying (I49)."""
    if not g.ended:
        yield from burn(g, figure, dice)


def burn(g: Battle, figure: int, dice: int) -> Rules[None]:
    """INCURSION 3.13.1: so many dice, if the square of the figure burns."""
    if dice > 0 and burns(g, g.at[figure]):
        yield from before_chance(g, figure)
        yield from strike(g, heat(figure, dice=dice))


def heat(figure: int, *, dice: int) -> Attack:
    """INCURSION 3.13.1: what a burning square does to a figure."""
    return Attack("burned", "3.13.1", by=NOTHING, target=figure, dice=dice, cause=HEAT)


def put_out(g: Battle, side: int) -> None:
    """INCURSION 3.13: the tokens of a side are removed just before its first figure is activated."""
    if g.burning[side]:
        g.burning[side] = 0
        g.tell("fires-out", "3.13", side=side)
