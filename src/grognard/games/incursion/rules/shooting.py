"""INCURSION 3.7, 3.12, 3.14, 5.2.1, 6.2.1, 6.3.1: shots at one figure."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Rules
from grognard.engine.event import Luck, Modifier
from grognard.engine.reason import Reason
from grognard.engine.verb import Verb
from grognard.games.incursion.rules.action import FIGURE, OUTSIDE, PLAIN, Action
from grognard.games.incursion.rules.damage import SHOT, Attack, die, roll, strike, suffer
from grognard.games.incursion.rules.effects import effect, effect_card, effect_lines
from grognard.games.incursion.rules.flames import arrive, burn
from grognard.games.incursion.rules.killing import ask_freely, before_dice, before_it_helps
from grognard.games.incursion.rules.sight import no_target, targets
from grognard.games.incursion.state import LOADED, NOTHING, Battle
from grognard.games.incursion.theater import (
    BAMBI,
    FLAMETHROWER,
    GRIT,
    HARPOON,
    HMG,
    RANGED_DICE,
    SHOTGUN,
    SIDES,
    SILVER,
    STEADY,
    SUPERNATURAL,
    TWO_GUNS_RATE,
    UNDEAD,
    FigureType,
)
from grognard.geometry.squares import straight

NO_GUN: Final = Reason("no-gun", "3.7")
OTHER_WEAPON: Final = Reason("other-weapon", "3.7")
HARPOON_OUT: Final = Reason("harpoon-out", "6.3.1")
HARPOON_IN: Final = Reason("harpoon-in", "6.3.1")
NO_DICE: Final = Reason("no-dice", "1.7")


def rate_of(g: Battle, figure: int) -> int:
    """INCURSION 3.7, 6.2.1: the rate of fire of a figure's gun, or of its two."""
    return TWO_GUNS_RATE if g.two_guns(figure) else g.theater.type_of[figure].rate


def dice_of(g: Battle, figure: int, *, paid: bool) -> int:
    """INCURSION 3.7, 3.9, 1.7: rate of fire, or of reaction fire, and cards that change it; never below none."""
    rate = rate_of(g, figure) if paid else g.theater.type_of[figure].reaction
    return max(0, rate + effect(g, figure, RANGED_DICE)) if g.worn else rate


class Shot(Action):
    """INCURSION 3.7, 2.5: one action point of fire at a figure in sight, or from outside at who holds the entry."""

    __slots__ = ()

    def suits(self, kind: FigureType) -> Reason | None:
        if not kind.rate or kind.weapon == FLAMETHROWER:
            return NO_GUN
        return None if (kind.weapon == HARPOON) == (self is HARPOON_SHOT) else OTHER_WEAPON

    def things(self, g: Battle, figure: int) -> list[int]:
        return targets(g, figure) if no_shot(g, figure) is None else []

    def bar(self, g: Battle, figure: int, thing: int) -> Reason | None:
        reason = no_shot(g, figure)
        return reason if reason is not None else no_target(g, figure, thing)

    def do(self, g: Battle, figure: int, thing: int) -> Rules[None] | None:
        return shoot(g, figure, thing)


FIRE: Final = Shot("fire", "figure", group="attack", rolls=True)
HARPOON_SHOT: Final = Shot("harpoon", "figure", group="attack", rolls=True)
BURST: Final = Verb("burst", "figure", group="attack", rolls=True)


class Free(Action):
    """INCURSION 6.3.1: the harpoon is pulled out and can be fired again."""

    __slots__ = ()

    def suits(self, kind: FigureType) -> Reason | None:
        return None if kind.weapon == HARPOON else OTHER_WEAPON

    def things(self, g: Battle, figure: int) -> list[int]:
        return PLAIN

    def bar(self, g: Battle, figure: int, thing: int) -> Reason | None:
        if not g.on_board(figure):
            return OUTSIDE
        return HARPOON_IN if g.harpoon == LOADED else None

    def do(self, g: Battle, figure: int, thing: int) -> Rules[None] | None:
        g.harpoon = LOADED
        g.tell("harpoon-freed", "6.3.1", figure=figure)
        return None


FREE: Final = Free("free", group="attack", quiet=True)


def can_shoot(g: Battle, figure: int) -> bool:
    """INCURSION 3.7, 6.3.1: its gun can be fired, if there is somebody to fire at."""
    return no_shot(g, figure) is None


def no_shot(g: Battle, figure: int) -> Reason | None:
    """INCURSION 3.7, 6.3.1: a gun needs a die left to roll (I43); a harpoon has to be freed first."""
    if g.theater.type_of[figure].weapon == HARPOON and g.harpoon != LOADED:
        return HARPOON_OUT
    return None if dice_of(g, figure, paid=True) > 0 else NO_DICE


def shot(g: Battle, figure: int, target: int, *, paid: bool = True, before: int = 0) -> Attack:
    """INCURSION 3.7, 3.14, 5.2.1, 6.2.1, 6.4.4: the dice of one shot and all that changes them.

    `before` is how many shots of the same action point came before it. A steady aim helps the first (I43),
    and Bambi is one worse with each.
    """
    kind = g.theater.type_of[figure]
    name, rule = ("shot", "3.7") if paid else ("reaction-shot", "3.9")
    a = Attack(name, rule, by=figure, target=target, dice=dice_of(g, figure, paid=paid), cause=SHOT)
    if kind.weapon == BAMBI:
        a.plus = 2 - before
    if kind.weapon == SHOTGUN and not g.two_guns(figure):
        a.lower = 1
    if g.has(target, UNDEAD | SUPERNATURAL):
        a.plus += effect(g, figure, SILVER)
    if paid:
        if g.two_guns(figure):
            a.rerolls = a.dice
        elif not before and effect_card(g, figure, STEADY) >= 0:
            a.rerolls = 1
    if g.log is not None:
        a.modifiers = shot_lines(g, figure, a, before)
    return a


def shot_lines(g: Battle, figure: int, a: Attack, before: int) -> list[Modifier]:
    """INCURSION 3.7: every number behind a shot, for the log."""
    kind = g.theater.type_of[figure]
    target = a.target
    lines = effect_lines(g, figure, RANGED_DICE, "1.7")
    if kind.weapon == BAMBI:
        lines.append(Modifier("bambi", 2, "5.2.1"))
    if a.lower:
        lines.append(Modifier("shotgun", -1, "3.14"))
    if g.has(target, UNDEAD | SUPERNATURAL):
        lines += effect_lines(g, figure, SILVER, "6.4.4" if g.has(target, SUPERNATURAL) else "1.7")
    if a.rerolls:
        two_guns = g.two_guns(figure)
        lines.append(Modifier("two-guns" if two_guns else "steady", 0, "6.2.1" if two_guns else "1.7"))
    if kind.weapon == BAMBI and before:
        lines.append(Modifier("again", -before, "5.2.1"))
    return lines


def shoot(g: Battle, figure: int, target: int) -> Rules[None]:
    """INCURSION 3.7: one action point of fire with the figure's weapon."""
    kind = g.theater.type_of[figure]
    yield from before_dice(g, figure)
    if kind.weapon == HARPOON:
        yield from harpoon(g, figure, target)
    elif kind.weapon == BAMBI:
        yield from bambi(g, figure, target)
    else:
        yield from strike(g, shot(g, figure, target))
        if kind.weapon == HMG:
            yield from second_burst(g, figure)


def second_burst(g: Battle, figure: int) -> Rules[None]:
    """INCURSION 3.12: the heavy machine gun fires again for the same point, once casualties are gone."""
    target = yield from next_target(g, figure, "burst", "3.12", BURST)
    if target >= 0:
        yield from strike(g, shot(g, figure, target, before=1))


def next_target(g: Battle, figure: int, kind: str, rule: str, verb: Verb) -> Rules[int]:
    """INCURSION 3.12, 5.2.1: a further shot of the same action: at whom, or at nobody."""
    while not g.ended and can_shoot(g, figure):
        seen = [verb.each[target] for target in targets(g, figure)]
        if not seen:
            break
        answer = yield from ask_freely(g, g.side[figure], kind, rule, seen, FIGURE.each[figure])
        if answer is not None:
            if answer.value >= 0:
                yield from before_dice(g, figure)
            return answer.value
    return NOTHING


def bambi(g: Battle, figure: int, target: int) -> Rules[None]:
    """INCURSION 5.2.1: +2, and each damage point earns another shot at 1 less; a natural 1 ends the activation."""
    before = 0
    while target >= 0:
        a = shot(g, figure, target, before=before)
        harm = yield from strike(g, a)
        if 1 in a.natural:
            g.spent = True
            g.tell("misfire", "5.2.1", figure=figure)
            return
        if not harm:
            return
        before += 1
        target = yield from next_target(g, figure, "again", "5.2.1", FIRE)


def harpoon(g: Battle, figure: int, target: int) -> Rules[None]:
    """INCURSION 6.3.1: a hit, or a 4 or more after a miss, drags the target in front of Hans.

    It sticks before anything comes of that, a Blaze of Glory of the target included (I12).
    """
    hits = roll(g, shot(g, figure, target))
    if hits:
        yield from before_it_helps(g, target, GRIT)
    if not suffer(g, target, hits) and not catches(g, figure, target):
        return
    g.harpoon = target
    if g.dying >> target & 1:
        yield from die(g, target, SHOT)
    elif g.on_board(figure):
        yield from drag(g, figure, target)


def catches(g: Battle, figure: int, target: int) -> bool:
    """INCURSION 6.3.1: a harpoon that did no damage holds its target on a 4 or more."""
    face = g.dice.d6()
    caught = face >= 4
    luck = Luck(SIDES[g.side[figure]], "checks", int(caught), 3, 6)
    outcome = "caught" if caught else "slips"
    g.tell("harpoon", "6.3.1", dice=[face], outcome=outcome, luck=luck, figure=figure, target=target)
    return caught


def drag(g: Battle, figure: int, target: int) -> Rules[None]:
    """INCURSION 6.3.1: into the square in front of the hunter, if it is free (I12); a fire there burns (I49)."""
    to = straight(g.theater.grid, g.at[figure], g.facing[figure], g.closed)
    if to < 0 or g.occupied >> to & 1:
        return
    g.tell("dragged", "6.3.1", figure=target, from_=g.at[target], square=to)
    g.put(target, to)
    if target == g.actor:
        arrive(g, target)
    yield from burn(g, target, 1)
