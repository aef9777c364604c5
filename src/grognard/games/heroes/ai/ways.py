"""Where an AI can come to in one action, and the move it would make."""

from __future__ import annotations

from typing import Final

from grognard.games.heroes.map import BITS

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
    """Where a move of one manner may lead: the ways, and their hexes as bits."""

    __slots__ = ("hexes", "ways")

    def __init__(self, ways: list[Way]) -> None:
        self.ways = ways
        self.hexes: int = hexes_of(ways)


def hexes_of(ways: list[Way]) -> int:
    """Where some ways lead, as bits."""
    found = 0
    for way in ways:
        found |= BITS[way.hex]
    return found


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
