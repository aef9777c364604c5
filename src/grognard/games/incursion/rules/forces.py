"""INCURSION 4, 6.3.3, 7.1, 7.5.1: choosing forces, and setting the mission up."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Rules, one_of
from grognard.engine.verb import Verb
from grognard.games.incursion.rules.action import DONE
from grognard.games.incursion.state import COMMAND, NOTHING, Battle
from grognard.games.incursion.theater import (
    ALLIES,
    GERMANS,
    HELD,
    HORDE,
    MINE,
    MINESWEEPER,
    TOKEN,
    UNUSED,
    FigureType,
)
from grognard.geometry.squares import WEST

ADD: Final = Verb("add", "type")
VETERAN: Final = Verb("veteran", "figure")
LONE: Final = Verb("lone", "figure")


def muster(g: Battle) -> Rules[None]:
    """INCURSION 4: each side spends its requisition points, in secret, one figure card after another."""
    side = g.active
    t = g.theater
    options = [ADD.each[k.id] for k in t.types if k.side == side and can_add(g, side, k)]
    answer = DONE.plain
    if options or not enough(g, side):
        if enough(g, side):
            options.append(DONE.plain)
        moot = options[0] if len(options) == 1 else None
        answer = yield Ask(side, "muster", "4", options, moot=moot)
    if answer is DONE.plain:
        yield from complete(g, side)
        return
    kind = t.types[answer.value]
    known = veterans(g, kind)
    if known:
        bring(g, (yield from one_of(side, "veteran", "4.2", [VETERAN.each[f] for f in known])).value)
    else:
        add(g, kind)


def complete(g: Battle, side: int) -> Rules[None]:
    """INCURSION 4, 7.5.1: the Allies name the lone soldier; when both have chosen, the forces are shown (I17)."""
    if side == ALLIES:
        if g.mission.lone >= 0:
            figures = [LONE.each[f] for f in chosen(g, ALLIES)]
            g.lone = (yield from one_of(ALLIES, "lone", "7.5.1", figures)).value
        g.active = GERMANS
        return
    show_forces(g)
    set_up(g)


def chosen(g: Battle, side: int) -> list[int]:
    """The figures bought by a side."""
    return [f for f in g.theater.of_cards[side] if g.bought >> f & 1]


def spent(g: Battle, side: int) -> int:
    """INCURSION 4: requisition points spent so far."""
    total = sum([g.theater.type_of[f].cost for f in chosen(g, side)])
    return total + (g.purchases * g.theater.zombie_purchase if side == GERMANS else 0)


def is_horde(kind: FigureType) -> bool:
    return bool(kind.abilities & HORDE)


def can_add(g: Battle, side: int, kind: FigureType) -> bool:
    """INCURSION 4, 4.3, 6.3.3, 7.1: within points and limit, and what must be bought still can be."""
    if not kind.cost:
        return False
    left = g.allowance(side) - spent(g, side) - kind.cost
    if left < 0:
        return False
    if is_horde(kind):
        return (g.purchases + 1) * g.theater.zombies_each_turn <= len(kind.slots)
    if side == GERMANS:
        if g.mission.only_zombies:
            return False
        owed = max(0, g.theater.zombie_least - g.purchases * g.theater.zombie_purchase)
        if left < owed:
            return False
    else:
        owed = max(0, g.mission.least_figures - len(chosen(g, side)) - 1)
        if left < owed * cheapest(g, side):
            return False
    taken = len([f for f in kind.slots if g.bought >> f & 1])
    return taken < limit(g, kind)


def limit(g: Battle, kind: FigureType) -> int:
    """INCURSION 4, 6.3.3: the number on the card; none for Minenzombies once Hans is there."""
    if kind.abilities & MINE:
        for figure in g.theater.bearers:
            if g.bought >> figure & 1 and g.has(figure, MINESWEEPER):
                return len(kind.slots)
    return kind.limit


def cheapest(g: Battle, side: int) -> int:
    return min([k.cost for k in g.theater.types if k.side == side and k.cost])


def enough(g: Battle, side: int) -> bool:
    """INCURSION 4, 7.1: the compulsory zombies, or the least number of Allies, have been bought."""
    if side == ALLIES:
        return len(chosen(g, side)) >= g.mission.least_figures
    if g.mission.only_zombies:
        zombies = [k for k in g.theater.types if is_horde(k) and k.cost]
        return not can_add(g, side, zombies[0])
    return g.purchases * g.theater.zombie_purchase >= g.theater.zombie_least


def veterans(g: Battle, kind: FigureType) -> list[int]:
    """INCURSION 4.2: figures of a kind with experience that are not bought yet; the player chooses (I65).

    The horde has none: its one card stands for them all.
    """
    if is_horde(kind):
        return []
    return [f for f in kind.slots if not g.bought >> f & 1 and f in g.card_on]


def add(g: Battle, kind: FigureType) -> None:
    """INCURSION 4, 4.2: one more figure card; those with experience come first."""
    if is_horde(kind):
        g.purchases += 1
    else:
        free = veterans(g, kind) or [f for f in kind.slots if not g.bought >> f & 1]
        bring(g, free[0])


def bring(g: Battle, figure: int) -> None:
    g.bought |= 1 << figure


def show_forces(g: Battle) -> None:
    """INCURSION 4: both forces are known from here on."""
    g.dice.reveal()
    for side in (ALLIES, GERMANS):
        number = g.purchases if side == GERMANS else 0
        g.tell("force", "4", side=side, force=chosen(g, side), number=number)


def set_up(g: Battle) -> None:
    """INCURSION 2.5, 3.4, 3.5, 7.0: doors, objects and deck; the figures are ready to be placed."""
    t = g.theater
    mission = g.mission
    forget_the_absent(g)
    hang_doors(g)
    for figure in range(len(g.at)):
        g.at[figure] = HELD if g.bought >> figure & 1 else UNUSED
    place_objects(g)
    if g.lone >= 0:
        g.facing[g.lone] = WEST
        g.put(g.lone, mission.lone)
    g.deck = [c for c in range(len(t.card_names)) if c not in g.worn]
    g.dice.shuffle(g.deck)
    g.begin(COMMAND)
    g.active = ALLIES


def hang_doors(g: Battle) -> None:
    """INCURSION 3.4, 7.1.2, 7.2: all doors are closed but those the dossier opens; it may seal some."""
    g.closed = ((1 << len(g.theater.door_names)) - 1) & ~g.mission.open
    g.sealed = g.mission.sealed


def place_objects(g: Battle) -> None:
    """INCURSION 7.3, 7.4.2, 7.6, 7.7: objects where the dossier puts them; tokens face down, shuffled."""
    mission = g.mission
    if mission.first_object < 0:
        return
    for i, square in enumerate(mission.objects):
        g.object_at[mission.first_object + i] = square
    if g.theater.object_kind[mission.first_object] == TOKEN:
        values = list(range(1, len(mission.objects) + 1))
        g.dice.shuffle(values)
        for i, value in enumerate(values):
            g.object_value[mission.first_object + i] = value


def forget_the_absent(g: Battle) -> None:
    """INCURSION 4.2: experience is lost with a figure that is not bought for a mission."""
    for card in g.worn[:]:
        figure = g.card_on[card]
        if figure < g.theater.figures and not g.bought >> figure & 1:
            g.worn.remove(card)
            g.card_on[card] = NOTHING
            g.card_by[card] = NOTHING
            g.experience &= ~(1 << card)
