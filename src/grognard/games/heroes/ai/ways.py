"""Where an AI can come to in one action, and the move it would make."""

from __future__ import annotations

from typing import Final

PLAIN: Final = 0
LOW_RISK: Final = 1
TO_COVER: Final = 2
"""Low risk, to the cover nearest the target."""
TO_OWN_COVER: Final = 3
"""Low risk, to the cover nearest the AI."""
PLAIN_TO_OWN_COVER: Final = 4
BREAK_CONTACT: Final = 5
NO_MOVE: Final = -1
MANNERS: Final[dict[str, int]] = {
    "move": PLAIN,
    "low-risk-move": LOW_RISK,
    "low-risk-to-cover": TO_COVER,
    "low-risk-to-own-cover": TO_OWN_COVER,
    "to-own-cover": PLAIN_TO_OWN_COVER,
    "break-contact": BREAK_CONTACT,
}
"""How an order lets an AI move."""

NO_SYMBOLS: Final[list[int]] = []
"""Of who has no bonus move left; nobody changes it."""


class Way:
    """A hex an AI can come to in one action, over which hexes, what that costs, and with which of its bonus symbols
    it might still go on."""

    __slots__ = ("ap", "hex", "left", "path")

    def __init__(self, ap: int, path: list[int], left: list[int] | None = None) -> None:
        self.ap = ap
        self.path = path
        self.hex = path[-1]
        self.left = NO_SYMBOLS if left is None else left


class Reach:
    """Where an AI can come to in one action, whatever the risk: the next hexes, those from which it drives on, and
    all of them once somebody asked (`moving.all_ways`), with those of them that are of low risk. `plan` is the move
    that was looked for last (`has_plan`): in which manner, towards which place and Unit."""

    __slots__ = ("found", "near", "onward", "plan", "safe", "towards")

    def __init__(self, near: list[Way], onward: list[Way]) -> None:
        self.near = near
        self.onward = onward
        self.found: list[Way] | None = None
        self.safe: list[Way] | None = None
        self.plan: Plan | None = None
        self.towards = (NO_MOVE, NO_MOVE, NO_MOVE)


class Plan:
    """The move an AI would make: the ways that are equally good, or a pivot. `heads` are the places it heads
    for."""

    __slots__ = ("ap", "heads", "pivots", "tier", "ways")

    def __init__(self, tier: int, ways: list[Way], pivots: list[int], ap: int, heads: list[int]) -> None:
        self.tier = tier
        """1: nearer; 2: as near, but better; 3: a pivot."""
        self.ways = ways
        self.pivots = pivots
        """The facings a pivot may lead to, where it is one."""
        self.ap = ap
        """AP of the cheapest."""
        self.heads = heads
