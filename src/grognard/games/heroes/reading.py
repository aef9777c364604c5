"""How a match reads the places where the rulebook is open."""

from __future__ import annotations


class Reading:
    """How this match reads the places where the rulebook is open."""

    __slots__ = (
        "arc_wide", "berserk_front", "cap_floor", "difficulty", "farthest_target", "hide", "keep_command",
        "stay_fresh", "water",
    )  # fmt: skip

    def __init__(self, options: dict[str, str]) -> None:
        self.difficulty = options.get("difficulty", "printed")
        self.stay_fresh = self.difficulty not in ("harder", "hardest")
        """3.1.2: whether the symbol on a card keeps the player's units fresh."""
        self.keep_command = self.difficulty == "hardest"
        """7.3.1: whether the AI keeps its blue cards when it loses units."""
        self.arc_wide = options.get("arc_edge") == "inside"
        """R47: the dividing line belongs to the front."""
        self.farthest_target = options.get("farthest_target") == "farthest"
        """R20: a "farthest" order aims at the farthest Unit of its AI."""
        self.water = int(options.get("water", "4"))
        """EOD 5: AP more to enter water."""
        self.hide = int(options.get("hiding", "7"))
        """EOD 10: AP to hide."""
        self.cap_floor = int(options.get("cap_floor", "0"))
        """EOD 7.4: CAPs at the start of a round never fall below this by losses."""
        self.berserk_front = int(options.get("berserk", "2"))
        """EOD 7.5: what a berserk unit adds to its front."""


CHOICES = {
    "difficulty": ["printed", "easier", "harder", "hardest"],
    "arc_edge": ["outside", "inside"],
    "farthest_target": ["nearest", "farthest"],
    "water": ["4", "5"],
    "hiding": ["7", "5"],
    "cap_floor": ["0", "3"],
    "berserk": ["2", "1"],
}
"""The settings of a match; the first value of each is the usual one."""
