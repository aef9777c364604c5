"""RAIDERS 10.2: how many raiders fit in one space."""

from __future__ import annotations

from typing import Final

from grognard.engine.reason import Reason
from grognard.games.raiders.state import Mission
from grognard.games.raiders.theater import LEADER

FULL: Final = Reason("full", "10.2")


def stack_size(g: Mission, units: list[int]) -> int:
    """RAIDERS 10.2: leaders and gear do not count."""
    kind = g.theater.kind
    size = 0
    for unit in units:
        if kind[unit] != LEADER:
            size += 1
    return size


def has_room(g: Mission, space: int, force: list[int]) -> bool:
    """RAIDERS 10.2: the force fits into this space with the units already there; leaders always do."""
    size = stack_size(g, force)
    return not size or room_left(g, space, force) >= size


def room_left(g: Mission, space: int, force: list[int]) -> int:
    """RAIDERS 8 (5), 10.2: how many units this space takes besides those there, the force not counted."""
    kind = g.theater.kind
    place = g.place
    room = g.theater.stacking[g.at_mission]
    for unit in range(len(place)):
        if place[unit] == space and kind[unit] != LEADER and unit not in force:
            room -= 1
    return room
