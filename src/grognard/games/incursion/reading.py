"""How a match reads the places where the rulebook is open."""

from __future__ import annotations

from typing import Final

from grognard.games.incursion.theater import SIDES

HANDICAP: Final = 3
"""Requisition points more for a side, where so agreed (I71)."""


class Reading:
    """How this match reads the places where the rulebook is open."""

    __slots__ = ("extra", "flames_hit", "late_command", "level", "sergeant_reacts", "turn_limit", "two_guns")

    def __init__(self, options: dict[str, str]) -> None:
        level = options.get("level", "printed")
        self.level = 0 if level == "printed" else int(level)
        self.extra = [HANDICAP if options.get("handicap") == side else 0 for side in SIDES]
        self.two_guns = "Gretel" if options.get("two_guns") == "gretel" else "Ilsa"
        self.late_command = options.get("late_command") == "on"
        self.sergeant_reacts = options.get("sergeant_reacts") != "off"
        self.flames_hit = options.get("flames") != "burn"
        self.turn_limit = options.get("turn_limit") == "on"
