"""What is usual in a battle: what a position leaves out when it is so."""

from __future__ import annotations

from grognard.games.incursion.rules.maintenance import anyone_with
from grognard.games.incursion.state import COMMAND, MUSTER, NOTHING, Battle
from grognard.games.incursion.theater import (
    ALLIES,
    CONTROLLER,
    GERMANS,
    HORDE,
    MISSION,
    NEXT_TURN,
    SERGEANT,
    UNUSED,
)
from grognard.geometry.squares import EAST, WEST

FOREVER = 99
"""The turn until which a card lasts that lies there for the whole mission."""


def turn(g: Battle) -> int:
    return 0 if g.phase in (MUSTER, COMMAND) else 1


def facing(g: Battle, figure: int) -> int:
    """Toward the enemy's side of the board."""
    return 0 if g.at[figure] < 0 else EAST if g.side[figure] == ALLIES else WEST


def side(g: Battle, figure: int) -> int:
    return g.theater.type_of[figure].side


def bought(g: Battle, figure: int) -> bool:
    return g.at[figure] != UNUSED and not g.has(figure, HORDE)


def place(g: Battle, thing: int) -> int:
    """Where the mission puts an object that nobody has; -1 for one of another mission."""
    i = thing - g.mission.first_object
    if g.phase == MUSTER or g.mission.first_object < 0 or not 0 <= i < len(g.mission.objects):
        return NOTHING
    return NOTHING if g.object_by[thing] >= 0 or g.object_owner[thing] >= 0 else g.mission.objects[i]


def command(g: Battle) -> list[int]:
    """The command points a turn begins with."""
    t = g.theater
    points = [t.by_level(t.command_by_level, g.level(side)) for side in (ALLIES, GERMANS)]
    points[ALLIES] += anyone_with(g, SERGEANT)
    return points


def control(g: Battle) -> int:
    """Gretel's points for zombies at the beginning of a turn."""
    return g.theater.controller if anyone_with(g, CONTROLLER) else 0


def purchases(g: Battle) -> int:
    """The zombies that must be bought."""
    t = g.theater
    if g.phase == MUSTER:
        return 0
    points = g.allowance(GERMANS) if g.mission.only_zombies else t.zombie_least
    return min(points // t.zombie_purchase, most_purchases(g))


def most_purchases(g: Battle) -> int:
    t = g.theater
    return max(len(k.slots) for k in t.types if k.abilities & HORDE) // t.zombies_each_turn


def lone(g: Battle) -> int:
    """7.5.1: without another word, the lone soldier is the Ally who stands in the cell."""
    inside = [f for f in g.of_side(ALLIES) if g.at[f] == g.mission.lone]
    return inside[0] if inside else NOTHING


def bearer(g: Battle, figure: int, card: int) -> int:
    """Who lays an effect card on a figure: its friends what helps, its enemies what harms."""
    side = GERMANS if figure == g.theater.zombie_card else g.side[figure]
    return side if g.theater.cards[card].friend else 1 - side


def until(g: Battle, card: int) -> int:
    """The turn with which an event card goes."""
    lasts = g.theater.cards[card].lasts
    return FOREVER if lasts == MISSION else g.turn + (lasts == NEXT_TURN)
