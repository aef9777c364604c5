"""EOD 1, 7.5: what a counter is worth as it is now, with its marker.

A marker that lies face down counts for nothing yet (7.4, R43): rules that need it show it first.
"""

from __future__ import annotations

from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import BLUE, DRIVEN, FOOT, RED, UNARMED

BERSERK = "berserk"


def fire_cost(g: Mission, unit: int, indirect: bool = False) -> int:
    """HEROES EOD 7.1 and EOD 7.5: AP of a shot."""
    kind = g.types[unit]
    printed = kind.indirect if indirect else kind.fire
    marker = g.marker(unit) if g.hit[unit] >= 0 else None
    return max(1, printed + (marker.fire if marker is not None else 0))


def move_cost(g: Mission, unit: int) -> int:
    """HEROES EOD 5.2 and EOD 7.5: AP to move, before the ground counts."""
    printed = g.types[unit].move
    if g.hit[unit] < 0:
        return printed
    marker = g.marker(unit)
    return printed + (marker.move if marker is not None else 0)


def pivot_cost(g: Mission, unit: int) -> int:
    """HEROES EOD 5.1 and EOD 7.5: AP to turn where it stands."""
    marker = g.marker(unit)
    return g.theater.box.figures.prices_pivot + (marker.move if marker is not None else 0)


def reach(g: Mission, unit: int) -> int:
    """HEROES EOD 6.2 and EOD 7.5: its range."""
    printed = g.types[unit].range
    if g.hit[unit] < 0:
        return printed
    marker = g.marker(unit)
    return min(printed, marker.range) if marker is not None and marker.range else printed


def firepower(g: Mission, unit: int, colour: int) -> int:
    """HEROES EOD 7.2: its firepower of a colour, or UNARMED."""
    printed = g.types[unit].fp[colour]
    marker = g.marker(unit)
    if marker is None or printed == UNARMED:
        return printed
    return UNARMED if marker.gun_lost == colour else printed + marker.fp[colour]


def front(g: Mission, unit: int) -> int:
    """HEROES EOD 7.3: its defence to the front."""
    marker = g.marker(unit)
    more = marker.front if marker is not None else 0
    if marker is not None and marker.key == BERSERK:
        more = g.read.berserk_front
    return g.types[unit].front + more


def flank(g: Mission, unit: int) -> int:
    """HEROES EOD 7.3: its defence from the flank."""
    marker = g.marker(unit)
    return g.types[unit].flank + (marker.flank if marker is not None else 0)


def can_fire(g: Mission, unit: int) -> bool:
    """HEROES EOD 7.5: whether it shoots at all: it has a gun, and no marker that keeps it from using it."""
    if not g.theater.guns[unit]:
        return False
    marker = g.marker(unit) if g.hit[unit] >= 0 else None
    if marker is None:
        return True
    if marker.blocks_fire or marker.kills:
        return False
    return firepower(g, unit, RED) != UNARMED or firepower(g, unit, BLUE) != UNARMED


def can_move(g: Mission, unit: int) -> bool:
    """HEROES EOD 7.5: whether it moves and pivots at all."""
    if g.stuck and g.stuck >> unit & 1:
        return False
    marker = g.marker(unit) if g.hit[unit] >= 0 else None
    return marker is None or not (marker.blocks_move or marker.kills)


def is_stunned(g: Mission, unit: int) -> bool:
    """HEROES EOD 7.5: it can do nothing but rally."""
    marker = g.marker(unit)
    return marker is not None and marker.blocks_fire and marker.blocks_move


def is_foot(g: Mission, unit: int) -> bool:
    """HEROES EOD 1: on foot: the red move cost."""
    return g.types[unit].moves == FOOT


def is_vehicle(g: Mission, unit: int) -> bool:
    """HEROES EOD 14: a counter that drives by itself, lorries and wagons too; a gun on wheels does not."""
    return g.theater.box.kind_of[unit] in DRIVEN


def is_mobile(g: Mission, unit: int) -> bool:
    """HEROES 5.0: infantry or vehicle with a printed move cost of 1; rumours walk (6.1)."""
    return g.types[unit].move == 1


def armed(g: Mission, unit: int) -> bool:
    """HEROES 2.7: its firepower is above 0; a rumour counts as if it were (R9)."""
    return g.types[unit].armed()


def in_close_combat(g: Mission, unit: int) -> bool:
    """HEROES EOD 7.7.3: an enemy it sees is in its hex."""
    if len(g.stacks[g.at[unit]]) <= 1 or g.carrier[unit] >= 0:
        return False
    return g.enemy_in(g.at[unit], g.theater.side_of[unit])


def has_flames(g: Mission, unit: int) -> bool:
    """HEROES EOD 18.8: a flamethrower, unless an event brought the unit without it."""
    return g.types[unit].flame and not g.bare >> unit & 1
