"""INCURSION 3.7, 3.16, 6.6.2: damage dice against Fortitude, damage points, and death."""

from __future__ import annotations

from math import gcd
from typing import Final

from grognard.engine.ask import Rules
from grognard.engine.event import Event, Luck, Modifier
from grognard.games.incursion.rules.effects import discard, effect, effect_card, fortitude, fortitude_lines
from grognard.games.incursion.rules.killing import before_it_helps, in_doubt
from grognard.games.incursion.rules.missions import figure_lost
from grognard.games.incursion.rules.mob import fall_in_mobs
from grognard.games.incursion.state import FALLEN, NOTHING, Battle
from grognard.games.incursion.theater import BLAZE, CONTROLLER, DEAD, GRIT, HORDE, MINE, SIDES, TWITCHER, UNUSED

# What a figure was killed by.
SHOT: Final = 0
BLOW: Final = 1
HEAT: Final = 2
BLAST: Final = 3


class Attack:
    """Some damage dice against one figure: how many, what is added, what may be rolled again."""

    __slots__ = (
        "by",
        "cause",
        "dice",
        "kind",
        "lower",
        "modifiers",
        "natural",
        "plus",
        "rerolls",
        "rule",
        "target",
    )

    def __init__(self, kind: str, rule: str, *, by: int, target: int, dice: int, cause: int, plus: int = 0) -> None:
        self.kind = kind
        self.rule = rule
        self.by = by
        self.target = target
        self.dice = dice
        self.cause = cause
        self.plus = plus
        self.lower = 0
        self.rerolls = 0
        self.natural: list[int] = []
        self.modifiers: list[Modifier] = []


def needed(g: Battle, a: Attack) -> int:
    """INCURSION 3.7: the face a die of an attack must show: Fortitude, less what is added to the die."""
    return fortitude(g, a.target, lower=a.lower) - a.plus


def hit_odds(g: Battle, a: Attack) -> list[float]:
    """INCURSION 3.7, 3.16: how likely no hit is, one hit, two and so on: what `cast` will do, before it does."""
    ways = hit_ways(a, needed(g, a))
    total = sum(ways)
    return [way / total for way in ways]


def expected(a: Attack, need: int) -> tuple[int, int]:
    """INCURSION 3.7, 3.16: the hits an attack brings on average when a die must show this, as a fraction."""
    ways = hit_ways(a, need)
    numerator = sum([hits * way for hits, way in enumerate(ways)])
    shared = gcd(numerator, sum(ways))
    return numerator // shared, sum(ways) // shared


def hit_ways(a: Attack, need: int) -> list[int]:
    """INCURSION 3.7, 3.16: in how many ways the dice bring no hit, one, two and so on, with those rolled again."""
    good = min(6, max(0, 7 - need))
    first = ways_to_hit(a.dice, good)
    if not a.rerolls:
        return first
    ways = [0] * len(first)
    most = min(a.dice, a.rerolls)
    for hits in range(len(first)):
        again = min(a.dice - hits, a.rerolls)
        for more, way in enumerate(ways_to_hit(again, good)):
            ways[hits + more] += first[hits] * way * 6 ** (most - again)
    return ways


def ways_to_hit(dice: int, good: int) -> list[int]:
    """In how many ways each number of dice shows one of so many good faces.

    >>> ways_to_hit(2, 3)
    [9, 18, 9]
    """
    ways = [1]
    for _ in range(dice):
        ways.append(0)
        for hits in range(len(ways) - 1, 0, -1):
            ways[hits] = ways[hits] * (6 - good) + ways[hits - 1] * good
        ways[0] *= 6 - good
    return ways


def roll(g: Battle, a: Attack) -> int:
    """INCURSION 3.7: cast the dice of an attack, and tell what they did."""
    hits = cast(g, a)
    tell(g, a, hits)
    return hits


def cast(g: Battle, a: Attack) -> int:
    """INCURSION 3.7, 3.16: each die that reaches Fortitude is a damage point; a miss rolls again once at most.

    `a.natural` keeps every face rolled: doubles and ones are read from those.
    """
    need = needed(g, a)
    first = g.dice.roll(a.dice)
    hits = 0
    missed = 0
    for die in first:
        if die >= need:
            hits += 1
        else:
            missed += 1
    again = g.dice.roll(min(missed, a.rerolls)) if a.rerolls and missed else []
    for die in again:
        if die >= need:
            hits += 1
    a.natural = first + again
    return hits


def tell(g: Battle, a: Attack, hits: int) -> None:
    """INCURSION 3.7: the dice, the Fortitude they had to reach, and the result, for the log."""
    if g.log is None:
        return
    facts: dict[str, int | str | list[int]] = {"target": a.target, "need": fortitude(g, a.target, lower=a.lower)}
    facts["rerolled"] = len(a.natural) - a.dice
    if a.by >= 0:
        facts["figure"] = a.by
    need = needed(g, a)
    facts["on"] = max(1, need)
    hoped, of = expected(a, need)
    luck = Luck(SIDES[1 - g.side[a.target]], "hits", hits, hoped, of)
    lines = a.modifiers + fortitude_lines(g, a.target)
    g.log.add(Event(a.kind, a.rule, facts, a.natural, lines, outcome(g, a.target, hits), luck=luck))


def outcome(g: Battle, figure: int, hits: int) -> str:
    """INCURSION 3.7, 1.7: what so many hits do; no more than a hit while Grit may yet be killed (I15)."""
    left = g.theater.type_of[figure].damage - g.hurt[figure]
    result = harm(hits - effect(g, figure, GRIT), left)
    if result != harm(hits, left) and in_doubt(g, figure, GRIT):
        result = "hit"
    return result


def harm(points: int, left: int) -> str:
    """What damage points do to one who can take so many more."""
    return "miss" if points <= 0 else "kill" if points >= left else "wound"


def strike(g: Battle, a: Attack) -> Rules[int]:
    """INCURSION 3.7: roll, and mark what the target suffers. Returns the damage points it suffered."""
    hits = roll(g, a)
    if not hits:
        return 0
    return (yield from wound(g, a.target, hits, a.cause))


def wound(g: Battle, figure: int, points: int, cause: int) -> Rules[int]:
    """INCURSION 3.7: one figure suffers, and dies of its last damage point. Returns those suffered."""
    yield from before_it_helps(g, figure, GRIT)
    suffered = suffer(g, figure, points)
    if suffered and g.dying >> figure & 1:
        yield from die(g, figure, cause)
    return suffered


def wound_all(g: Battle, figures: list[int], hits: list[int], cause: int) -> Rules[None]:
    """INCURSION 3.10, 3.13: all suffer at one moment; only then do the dead fall, one after the other (I47)."""
    for i, figure in enumerate(figures):
        if hits[i]:
            yield from before_it_helps(g, figure, GRIT)
    fallen = [f for i, f in enumerate(figures) if suffer(g, f, hits[i]) and g.dying >> f & 1]
    for figure in fallen:
        yield from die(g, figure, cause)


def suffer(g: Battle, figure: int, points: int) -> int:
    """INCURSION 3.7: damage points one by one; with the last it is dying, what is over is lost.

    Returns those suffered. Who is dying has still to `die`.
    """
    suffered = 0
    for _ in range(points):
        if not g.alive(figure) or g.dying >> figure & 1:
            break
        grit = effect_card(g, figure, GRIT)
        if grit >= 0:
            g.tell("shrugged-off", "1.7", figure=figure, card=grit)
            discard(g, grit)
            continue
        g.hurt[figure] += 1
        suffered += 1
        if g.hurt[figure] >= g.theater.type_of[figure].damage:
            g.dying |= 1 << figure
    return suffered


def die(g: Battle, figure: int, cause: int) -> Rules[None]:
    """INCURSION 3.7, 6.6.2: who is dying: a mine may go off, glory may blaze, then it leaves the board."""
    from grognard.games.incursion.rules.blasts import explode
    from grognard.games.incursion.rules.glory import blaze_of_glory

    g.tell("killed", "3.7", figure=figure, square=g.at[figure])
    square = g.at[figure]
    fate = 3
    if g.has(figure, MINE) and cause == SHOT:
        fate = volatile(g, figure)
    yield from before_it_helps(g, figure, BLAZE)
    card = effect_card(g, figure, BLAZE)
    if card >= 0:
        discard(g, card)
    if card >= 0 or fate >= 4:
        yield from blaze_of_glory(g, figure, "6.6.2" if fate >= 4 else "1.7")
    if g.alive(figure):
        remove(g, figure)
        if fate <= 2:
            yield from explode(g, square, figure, "6.6.2")
    g.dying &= ~(1 << figure)


def volatile(g: Battle, figure: int) -> int:
    """INCURSION 6.6.2: a Minenzombie that is shot: 1-2 it explodes, 3 nothing, 4-6 a blaze of glory."""
    die = g.dice.d6()
    outcome = "explodes" if die <= 2 else "nothing" if die == 3 else "blaze"
    g.tell("volatile", "6.6.2", dice=[die], outcome=outcome, figure=figure)
    return die


def remove(g: Battle, figure: int) -> None:
    """INCURSION 3.7, 3.5, 4.2, 6.1.1: off the board; what it carried stays, its cards are discarded."""
    square = g.at[figure]
    for thing in range(len(g.object_by)):
        if g.object_by[thing] == figure:
            g.object_by[thing] = NOTHING
            g.object_at[thing] = square
            g.object_dropped[thing] = NOTHING
    for card in [c for c in g.worn if g.card_on[c] == figure]:
        discard(g, card)
    g.reacting &= ~(1 << figure)
    g.bonus[figure] = 0
    if g.has(figure, CONTROLLER):
        g.zombie_cp = 0
    if g.has(figure, HORDE) and not g.has(figure, TWITCHER):
        fall_in_mobs(g, figure)
        g.object_dropped = [FALLEN if dropper == figure else dropper for dropper in g.object_dropped]
        g.hurt[figure] = 0
        g.put(figure, UNUSED)
    else:
        g.put(figure, DEAD)
    figure_lost(g, figure)
