"""LOCKNLOAD 1.3: how many units a location holds."""

from __future__ import annotations

from typing import Final

from grognard.engine.reason import Reason
from grognard.games.locknload.state import WORKED, Battle

OVERFULL: Final = Reason("overfull", "1.3")


def sharing(g: Battle, location: int) -> int:
    """LOCKNLOAD 1.3, 21.1: the other location under the same limit, inside or outside of a bunker (R52); where
    there is none, the same."""
    if location >= g.theater.map.indoors:
        return g.hex_of(location)
    return g.theater.map.inside(location) if g.bunker(location) >= 0 else location


def is_work(g: Battle, location: int) -> bool:
    """Whether a location may share its limit with another: there is a work, or it is in one."""
    return g.filled[location] & WORKED != 0


def crowd(g: Battle, side: int, location: int, coming: list[int]) -> tuple[int, int]:
    """LOCKNLOAD 1.1, 1.3: how many half-squads' worth, and how many single men, a side has there with those who
    are coming: a squad or a weapon team is worth two, a half-squad or crew one."""
    stack = g.stack(side, location)
    other = sharing(g, location) if g.filled[location] & WORKED else location
    halves, men = bulk(g, [unit for unit in coming if g.at[unit] not in (location, other)])
    if other != location:
        halves += g.stack(side, other).halves
        men += g.stack(side, other).men
    return stack.halves + halves, stack.men + men


def bulk(g: Battle, units: list[int]) -> tuple[int, int]:
    """LOCKNLOAD 1.1, 1.3: how many half-squads' worth units are, and how many single men."""
    halves = 0
    men = 0
    for unit in units:
        worth = g.theater.box.bulk_of[unit]
        halves += worth
        men += not worth
    return halves, men


def has_room(g: Battle, side: int, location: int, halves: int, men: int) -> bool:
    """LOCKNLOAD 1.3: whether there is room for so many more where no work is (`overfull`)."""
    t = g.theater
    stack = g.stack(side, location)
    most = 2 * t.squads[location % t.map.room]
    return stack.halves + halves <= most and stack.men + men <= t.box.tables.smcs


def overfull(g: Battle, side: int, location: int, coming: list[int]) -> Reason | None:
    """LOCKNLOAD 1.3: three squads or the equal and two single men a side, at all times; shaken ones too (R1)."""
    t = g.theater
    if len(coming) == 1 and not g.filled[location] and location < t.map.indoors:
        return None  # for one there is room everywhere
    halves, men = crowd(g, side, location, coming)
    if halves > 2 * t.squads[location % t.map.room] or men > t.box.tables.smcs:
        return OVERFULL
    return None
