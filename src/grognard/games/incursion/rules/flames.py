"""INCURSION 3.13, 3.13.1: the flamethrower, and what burning squares do."""

from __future__ import annotations

from grognard.engine.ask import Ask, Rules
from grognard.engine.event import Event
from grognard.games.incursion.rules.damage import HEAT, SHOT, Attack, roll, strike, wound_all
from grognard.games.incursion.rules.sight import in_sight
from grognard.games.incursion.state import NOTHING, Battle
from grognard.games.incursion.theater import DONE, FLAMES
from grognard.geometry.squares import straight


def burns(g: Battle, square: int) -> bool:
    return square >= 0 and bool((g.burning[0] | g.burning[1]) >> square & 1)


def front_square(g: Battle, figure: int) -> int:
    """The square right in front, or -1 where rock or a closed door is."""
    return straight(g.theater.grid, g.at[figure], g.facing[figure], g.closed)


def can_flame(g: Battle, figure: int) -> bool:
    """INCURSION 3.13: the first token goes in front of the figure, and never on a fire (I10)."""
    if not g.on_board(figure):
        return False
    first = front_square(g, figure)
    return first >= 0 and not burns(g, first)


def flame(g: Battle, figure: int) -> Rules[None]:
    """INCURSION 3.13: up to eight squares, each beside one before and in sight; then those hit roll (I10)."""
    t = g.theater
    side = g.side[figure]
    lit = [front_square(g, figure)]
    g.burning[side] |= 1 << lit[0]
    while len(lit) < FLAMES:
        squares = next_flames(g, figure, lit)
        if not squares:
            break
        options = [t.o_light[s] for s in squares]
        options.append(DONE)
        answer = yield Ask(side, "light", "3.13", options, t.o_figure[figure])
        if answer is DONE:
            break
        lit.append(answer.value)
        g.burning[side] |= 1 << answer.value
    if g.log is not None:
        g.log.add(Event("flamed", "3.13", {"figure": figure, "squares": lit[:]}))
    if g.actor >= 0 and g.at[g.actor] in lit:
        count_from_now(g, g.actor)
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


def count_from_now(g: Battle, figure: int) -> None:
    """INCURSION 3.13.1: of the acting figure's points, those left now are the ones it has in this square (I49)."""
    g.moved = g.theater.type_of[figure].ap - g.ap


def stand_in_fire(g: Battle, figure: int) -> Rules[None]:
    """INCURSION 3.13.1: who ends on a fire rolls a die for each point it had there and did not move with (I49)."""
    if not g.ended:
        ap = g.theater.type_of[figure].ap
        yield from burn(g, figure, min(ap, ap - g.moved))


def burn(g: Battle, figure: int, dice: int) -> Rules[None]:
    """INCURSION 3.13.1: so many dice, if the square of the figure burns."""
    if dice > 0 and burns(g, g.at[figure]):
        yield from strike(g, heat(figure, dice=dice))


def heat(figure: int, *, dice: int) -> Attack:
    """INCURSION 3.13.1: what a burning square does to a figure."""
    return Attack("burned", "3.13.1", by=NOTHING, target=figure, dice=dice, cause=HEAT)


def put_out(g: Battle, side: int) -> None:
    """INCURSION 3.13: the tokens of a side are removed just before its first figure is activated."""
    if g.burning[side]:
        g.burning[side] = 0
        if g.log is not None:
            g.log.add(Event("fires-out", "3.13", {"side": side}))
