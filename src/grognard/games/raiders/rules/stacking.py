"""RAIDERS 10.2: how many raiders fit in one space."""

from __future__ import annotations

from grognard.games.raiders.state import Mission
from grognard.games.raiders.theater import LEADER


def stack_size(g: Mission, units: list[int]) -> int:
    """RAIDERS 10.2: leaders and gear do not count."""
    kind = g.theater.kind
    size = 0
    for unit in units:
        if kind[unit] != LEADER:
            size += 1
    return size


def has_room(g: Mission, space: int) -> bool:
    """RAIDERS 10.2: the operating force fits into this space with the units already there."""
    return room_left(g, space) >= stack_size(g, g.force)


def room_left(g: Mission, space: int) -> int:
    """How many more units this space takes, besides the operating force."""
    kind = g.theater.kind
    place = g.place
    force = g.force
    room = g.theater.missions[g.at_mission].stacking
    for unit in range(len(place)):
        if place[unit] == space and kind[unit] != LEADER and unit not in force:
            room -= 1
    return room
