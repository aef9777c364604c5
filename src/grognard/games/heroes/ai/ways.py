"""Where an AI can come to in one action, and the move it would make."""

from __future__ import annotations


class Way:
    """A hex an AI can come to in one action, over which hexes, what that costs, and with which of its bonus symbols
    it might still go on."""

    __slots__ = ("ap", "hex", "left", "path")

    def __init__(self, ap: int, path: list[int], left: list[int] | None = None) -> None:
        self.ap = ap
        self.path = path
        self.hex = path[-1]
        self.left = [] if left is None else left


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
