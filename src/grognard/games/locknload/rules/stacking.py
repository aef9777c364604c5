"""LOCKNLOAD 1.3: how many units a location holds."""

from __future__ import annotations

from typing import Final

from grognard.engine.reason import Reason
from grognard.games.locknload.state import Battle

OVERFULL: Final = Reason("overfull", "1.3")


def sharing(g: Battle, side: int, location: int) -> list[int]:
    """LOCKNLOAD 1.3, 21.1: the units of a side that share a limit: on a floor, or in and around a bunker (R52)."""
    if not g.work_at or g.is_upstairs(location):
        return g.here(side, location)
    found: list[int] = []
    for part in g.parts(g.hex_of(location)):
        found += g.here(side, part)
    return found


def crowd(g: Battle, side: int, location: int, coming: list[int]) -> tuple[int, int]:
    """LOCKNLOAD 1.1, 1.3: how many half-squads' worth, and how many single men, a side has there with those who
    are coming: a squad or a weapon team is worth two, a half-squad or crew one."""
    bulk = g.theater.box.bulk_of
    halves = 0
    men = 0
    for unit in sharing(g, side, location):
        if unit not in coming:
            halves += bulk[unit]
            men += not bulk[unit]
    for unit in coming:
        halves += bulk[unit]
        men += not bulk[unit]
    return halves, men


def overfull(g: Battle, side: int, location: int, coming: list[int]) -> Reason | None:
    """LOCKNLOAD 1.3: three squads or the equal and two single men a side, at all times; shaken ones too (R1)."""
    halves, men = crowd(g, side, location, coming)
    if halves > 2 * g.theater.squads[g.hex_of(location)] or men > g.theater.box.tables.smcs:
        return OVERFULL
    return None
