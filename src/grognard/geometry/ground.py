"""What stands on a board of hexes, and what that does to a line of sight; the game gives all of it as data."""

from __future__ import annotations

from typing import Final

from grognard.geometry.hexboards import Board

NOTHING: Final = 0
BLOCKS: Final = 255
"""What something does to a line: nothing, hinder by a number, or this."""
WHOLE_HEX: Final = 12


class Kind:
    """One kind of thing that stands in a hex, on a hexside, or lies on top: woods, a hedge, smoke.

    It blocks sight or hinders it by a number. It rises `height` levels above its ground. Its silhouette is
    drawn in to `inset` twelfths of the hex; at 12 it fills the hex.
    """

    __slots__ = ("blocks", "height", "hinders", "inset", "name", "section", "shades")

    def __init__(
        self,
        name: str,
        section: str,
        blocks: bool = False,
        hinders: int = 0,
        height: int = 0,
        inset: int = WHOLE_HEX,
        shades: bool = True,
    ) -> None:
        assert 0 < inset <= WHOLE_HEX
        self.name = name
        self.section = section
        self.blocks = blocks
        self.hinders = hinders
        self.height = height
        self.inset = inset
        self.shades = shades
        """Whether it hides who is lower than it and right behind it."""


class Manner:
    """How a game reckons with levels, and the sections that say so.

    Ground blocks that is higher than both ends; with `plateau` also ground as high as the higher one, where the
    ends differ. What stands blocks or hinders if its top is as high as the higher end. If it is not, it still
    hides the lower end from the hex right before it, if its top is at least `shadow` levels above that end and
    it stands on level `shadow_from` or more. Hindrance of `limit` or more blocks.
    """

    __slots__ = ("ground_section", "limit", "limit_section", "plateau", "shadow", "shadow_from", "shadow_section")

    def __init__(
        self,
        limit: int,
        plateau: bool,
        shadow: int,
        limit_section: str,
        ground_section: str,
        shadow_section: str,
        shadow_from: int = 0,
    ) -> None:
        assert 0 < limit < BLOCKS
        self.limit = limit
        self.plateau = plateau
        self.shadow = shadow
        self.shadow_from = shadow_from
        self.limit_section = limit_section
        self.ground_section = ground_section
        self.shadow_section = shadow_section

    def bare(self, level: int, low: int, high: int) -> int:
        """What bare ground between the ends does."""
        return BLOCKS if level > high or (self.plateau and level == high > low) else NOTHING

    def effect(self, kind: Kind, base: int, low: int, high: int) -> int:
        """What a thing on its ground does, wherever it stands on the line."""
        if kind.blocks:
            return BLOCKS if base + kind.height >= high else NOTHING
        return kind.hinders if base <= high <= base + kind.height else NOTHING

    def hides(self, kind: Kind, base: int, low: int, high: int) -> bool:
        """Whether a thing in the hex before the lower end throws its shadow on it."""
        top = base + kind.height
        return kind.shades and low < high and top >= low + self.shadow and top < high and base >= self.shadow_from


class Spill:
    """A piece of what stands in `start` that sticks out into a neighbour: `reach` twelfths of the way in."""

    __slots__ = ("into", "reach", "start", "way")

    def __init__(self, board: Board, start: int, into: int, reach: int) -> None:
        self.start = start
        self.into = into
        self.way: int = board.direction(start, into)
        self.reach = reach
        assert self.way >= 0 and 0 < reach <= WHOLE_HEX


class Ground:
    """A board with its levels, what stands in its hexes and on its hexsides: all that never changes in a match."""

    __slots__ = ("board", "filled", "kinds", "levels", "manner", "sides", "spills", "stands")

    def __init__(self, board: Board, manner: Manner, kinds: list[Kind]) -> None:
        self.board = board
        self.manner = manner
        self.kinds = kinds
        room = len(board.q)
        self.levels: list[int] = [0] * room
        self.stands: list[int] = [-1] * room
        """The kind of thing in each hex, or -1."""
        self.sides: list[list[int]] = [[-1] * 6 for _ in range(room)]
        """The kind of thing on each side of a hex, or -1: the same from both hexes."""
        self.filled: list[int] = [0] * room
        """A bit for each side of a hex that its silhouette reaches across: joined there, or sticking out."""
        self.spills: list[Spill] = []

    def put_side(self, a: int, b: int, kind: int) -> None:
        """Something on the side between two neighbours."""
        way = self.board.direction(a, b)
        assert way >= 0
        self.sides[a][way] = kind
        self.sides[b][(way + 3) % 6] = kind

    def join(self, a: int, b: int) -> None:
        """The silhouettes of two neighbours become one across their side."""
        way = self.board.direction(a, b)
        assert way >= 0 and self.stands[a] >= 0 and self.stands[b] >= 0
        self.filled[a] |= 1 << way
        self.filled[b] |= 1 << (way + 3) % 6

    def spill(self, start: int, into: int, reach: int) -> None:
        """What stands in a hex sticks out into a neighbour."""
        assert self.stands[start] >= 0
        piece = Spill(self.board, start, into, reach)
        self.filled[start] |= 1 << piece.way
        self.spills.append(piece)

    def side_base(self, a: int, way: int) -> int:
        """A thing on a hexside stands on the higher of its two hexes."""
        other = self.board.beside[a][way]
        return max(self.levels[a], self.levels[other]) if other >= 0 else self.levels[a]
