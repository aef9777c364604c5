"""HEROES 5.1.1, 5.2, 42: one of several by a die, in the order of the board."""

from __future__ import annotations

from typing import Final

from grognard.games.heroes.rules.trace import Trace
from grognard.games.heroes.state import Mission

CHOSEN: Final = {"hex": "hex", "facing": "direction"}
"""What is chosen between, where that is not units."""


def by_die(g: Mission, items: list[int], trace: Trace | None, what: str) -> int:
    """HEROES 5.1.1 (3), 5.2 (7): one of several by a die, in board order. Of two, 1 to 3 and 4 to 6; of three, two
    faces each; of four to six a face each, and again above; of more, halves first (R33)."""
    left, dice = items, []
    while len(left) > 1:
        dice.append(g.dice.d6_between(CHOSEN.get(what, "unit"), left, left_by))
        left = left_by(left, dice[-1])
    if trace is not None and dice:
        trace.add("rolls", {"for": what, "dice": dice, "of": items, "got": left[0]})
    return left[0]


def left_by(items: list[int], face: int) -> list[int]:
    """R33: which of several a face of the die leaves: all of them where it is to be rolled again."""
    if len(items) > 6:
        half = (len(items) + 1) // 2
        return items[:half] if face <= 3 else items[half:]
    at = (face - 1) // (6 // len(items))
    return [items[at]] if at < len(items) else items


def in_board_order(g: Mission, units: list[int]) -> list[int]:
    """Units by column, row and number."""
    if len(units) < 2:
        return units
    return [place % 1024 for place in sorted([g.at[unit] * 1024 + unit for unit in units])]
