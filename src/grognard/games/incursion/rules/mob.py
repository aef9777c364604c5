"""INCURSION 6.5.2: strength in numbers: who set on whom this turn.

`Battle.mobbed` lists for each target the zombies that did, twelve bits each and the latest last.
"""

from __future__ import annotations

from typing import Final

from grognard.games.incursion.state import FALLEN, Battle
from grognard.games.incursion.theater import GERMANS, HORDE

EACH: Final = 4096


def mobs(g: Battle, figure: int) -> bool:
    """INCURSION 6.5.2: the German zombies in their own turn are stronger together."""
    return g.has(figure, HORDE) and g.side[figure] == GERMANS and g.active == GERMANS


def mob_dice(g: Battle, figure: int, target: int) -> int:
    """INCURSION 6.5.2: each zombie after the first on an enemy rolls one die more (I57)."""
    return place_in_mob(g, figure, target)[0] if mobs(g, figure) else 0


def join_mob(g: Battle, figure: int, target: int) -> int:
    """INCURSION 6.5.2: a zombie that sets on an enemy has its place among those who did; the dice it earns."""
    dice = mob_dice(g, figure, target)
    if mobs(g, figure) and not place_in_mob(g, figure, target)[1]:
        g.mobbed[target] = g.mobbed[target] * EACH + figure + 1
    return dice


def place_in_mob(g: Battle, figure: int, target: int) -> tuple[int, bool]:
    """How many zombies set on the target before this one, and whether it is among them already."""
    zombies = crowd(g.mobbed[target])
    joined = figure in zombies
    return zombies.index(figure) if joined else len(zombies), joined


def fall_in_mobs(g: Battle, figure: int) -> None:
    """INCURSION 6.5.2: the fallen keep their place (I57), though their counter may come back as another."""
    for target in range(len(g.mobbed)):
        mob = g.mobbed[target]
        if mob:
            g.mobbed[target] = mob_of([FALLEN if zombie == figure else zombie for zombie in crowd(mob)])


def crowd(mob: int) -> list[int]:
    """The zombies that set on a figure, the first of them first."""
    out: list[int] = []
    while mob:
        out.insert(0, mob % EACH - 1)
        mob //= EACH
    return out


def mob_of(zombies: list[int]) -> int:
    """A crowd as a state holds it."""
    mob = 0
    for zombie in zombies:
        mob = mob * EACH + zombie + 1
    return mob
