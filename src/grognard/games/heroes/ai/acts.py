"""What an AI has been chosen to do."""

from __future__ import annotations

from typing import Any, Final

from grognard.games.heroes.theater import NOBODY

NOTHING: Final[list[int]] = []
"""Of an act without path, target or company; nobody changes it."""


class Act:
    """An act of one AI, or of a group, as a line of a card led to it."""

    __slots__ = (
        "ai", "cap", "cost", "do", "dv", "facing", "fp", "group", "heads", "needed", "path", "place", "spotter",
        "target", "targets",
    )  # fmt: skip

    def __init__(self, do: str, ai: int) -> None:
        self.do = do
        self.ai = ai
        self.group = NOTHING
        """All its members, where a group acts."""
        self.target = NOBODY
        """The Unit it acts on."""
        self.targets = NOTHING
        """The Units a group heads for."""
        self.place = NOBODY
        """The hex it acts on: of the target, or where a move ends."""
        self.path = NOTHING
        self.facing = NOBODY
        self.heads = NOTHING
        """The places it heads for."""
        self.cost = 0
        """AP; a group's is known when it has moved."""
        self.cap = 0
        self.spotter = NOBODY
        self.fp = 0
        self.dv = 0
        self.needed = 0

    def told(self) -> dict[str, Any]:
        """What was chosen, for the trace."""
        row: dict[str, Any] = {"do": self.do, "ai": self.ai, "cost": self.cost}
        for key, value, usual in (
            ("target", self.target, NOBODY), ("hex", self.place, NOBODY), ("facing", self.facing, NOBODY),
            ("cap", self.cap, 0), ("spotter", self.spotter, NOBODY), ("needed", self.needed, 0),
            ("fp", self.fp, 0), ("dv", self.dv, 0),
        ):  # fmt: skip
            if value != usual:
                row[key] = value
        if self.group:
            row["group"] = self.group
        if self.heads:
            row["heads"] = self.heads
        if len(self.path) > 1:
            row["path"] = self.path
        return row


AGAIN: Final = Act("again", NOBODY)
"""A marker had to be shown: the line is tried again with what is now known (7.4)."""
