"""HEROES 5.1.1, 5.2, 42: one of several by a die, in the order of the board."""

from __future__ import annotations

from grognard.games.heroes.rules.trace import Trace
from grognard.games.heroes.state import Mission


def by_die(g: Mission, items: list[int], trace: Trace | None, what: str) -> int:
    """HEROES 5.1.1 (3), 5.2 (7): one of several by a die, in board order. Of two, 1 to 3 and 4 to 6; of three, two
    faces each; of four to six a face each, and again above; of more, halves first (R33)."""
    left, dice = items, []
    while len(left) > 6:
        dice.append(g.dice.d6())
        half = (len(left) + 1) // 2
        left = left[:half] if dice[-1] <= 3 else left[half:]
    share = 6 // len(left)
    if len(left) == 1:
        return left[0]
    while True:
        dice.append(g.dice.d6())
        at = (dice[-1] - 1) // share
        if at < len(left):
            break
    if trace is not None:
        trace.add("rolls", {"for": what, "dice": dice, "of": items, "got": left[at]})
    return left[at]


def in_board_order(g: Mission, units: list[int]) -> list[int]:
    """Units by column, row and number."""
    if len(units) < 2:
        return units
    return [place % 1024 for place in sorted([g.at[unit] * 1024 + unit for unit in units])]
