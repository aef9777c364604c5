"""INCURSION 3.7, 3.10 to 3.15: the attacks a figure can make, and what each costs."""

from __future__ import annotations

from grognard.engine.ask import Option, Rules
from grognard.games.incursion.rules.blasts import can_lob, detonate, launch, throw
from grognard.games.incursion.rules.flames import can_flame, flame
from grognard.games.incursion.rules.melee import bat, bats, melee
from grognard.games.incursion.rules.shooting import can_shoot, shoot
from grognard.games.incursion.rules.sight import at_the_door, enemies_ahead, targets
from grognard.games.incursion.state import Battle
from grognard.games.incursion.theater import (
    FLAME,
    FLAMETHROWER,
    GRENADES,
    HARPOON,
    LAUNCH,
    LAUNCHER,
    MINE,
    THROW_GRENADE,
)


def attack_options(g: Battle, figure: int, points: int) -> list[Option]:
    """INCURSION 3.1, 3.7, 3.15: every attack the figure can pay for with so many points."""
    if points < 1:
        return []
    t = g.theater
    kind = t.type_of[figure]
    options: list[Option] = []
    if kind.rate:
        options += shots(g, figure, points)
    for target in enemies_ahead(g, figure) if g.on_board(figure) else at_the_door(g, figure):
        if bats(g, figure, target):
            options.append(t.o_bat[target])
        else:
            options.append(t.o_strike[target])
            if kind.abilities & MINE:
                options.append(t.o_detonate[target])
    return options


def shots(g: Battle, figure: int, points: int) -> list[Option]:
    """INCURSION 3.7, 3.1, 2.5: what the weapons of a figure can do now; from outside only its gun (I35)."""
    t = g.theater
    kind = t.type_of[figure]
    if kind.weapon == FLAMETHROWER:
        return [FLAME] if points >= 2 and can_flame(g, figure) else []
    options: list[Option] = []
    if can_shoot(g, figure):
        at = t.o_harpoon if kind.weapon == HARPOON else t.o_fire
        options += [at[target] for target in targets(g, figure)]
    if kind.second and g.on_board(figure) and can_lob(g, figure):
        if kind.second == LAUNCHER:
            options.append(LAUNCH)
        elif kind.second == GRENADES and points >= 2:
            options.append(THROW_GRENADE)
    return options


def cost(answer: Option) -> int:
    """INCURSION 3.1: flamethrower and grenade cost 2, every other attack 1."""
    return 2 if answer is FLAME or answer is THROW_GRENADE else 1


def draws_fire(answer: Option) -> bool:
    """INCURSION 3.9: shots and movement draw reaction fire; close combat does not (I6)."""
    return answer.verb not in ("strike", "bat", "detonate")


def make_attack(g: Battle, figure: int, answer: Option) -> Rules[None]:
    """INCURSION 3.7, 3.15: carry out one attack."""
    verb = answer.verb
    if verb == "fire" or verb == "harpoon":
        yield from shoot(g, figure, answer.value)
    elif verb == "flame":
        yield from flame(g, figure)
    elif verb == "launch":
        yield from launch(g, figure)
    elif verb == "throw":
        yield from throw(g, figure)
    elif verb == "bat":
        yield from bat(g, figure, answer.value)
    elif verb == "detonate":
        yield from detonate(g, figure, answer.value)
    else:
        yield from melee(g, figure, answer.value)
