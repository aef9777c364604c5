"""Boards of hexes: addresses as printed, boards turned round, and boards joined so that half hexes become one."""

from __future__ import annotations

from typing import Final

from grognard.geometry.hexes import DQ, DV, arc, distance, ring

NW: Final = 1
NE: Final = 2
SW: Final = 4
SE: Final = 8
WHOLE: Final = 15
"""The quarters of a hex, as bits."""


class Sheet:
    """One board as printed: so many columns, the first and last number of a hex in them, and how addresses read.

    `first` and `second` are for the columns 1, 3, 5 ... and 2, 4, 6 ... With `second_lower` a hex of the second
    kind lies half a hex south of the same number in the first, otherwise half a hex north. With `halves` the first
    kind ends in half hexes north and south, and the first and last column are halved lengthwise. Letters count the
    columns and numbers the rows (I5), or with `letters_down` the other way round (B04).

    >>> sheet = Sheet(15, (0, 8), (1, 8), second_lower=False, halves=True)
    >>> sheet.address(8, 5), sheet.half_row(8, 5), sheet.half_row(9, 5)
    ('I5', 10, 9)
    >>> Sheet(19, (1, 13), (1, 12), second_lower=True, halves=True, letters_down=True).address(3, 2)
    'B04'
    """

    __slots__ = ("bottom", "columns", "first", "halves", "letters_down", "second", "shift", "top")

    def __init__(
        self,
        columns: int,
        first: tuple[int, int],
        second: tuple[int, int],
        second_lower: bool,
        halves: bool = False,
        letters_down: bool = False,
    ) -> None:
        assert columns % 2 or not halves
        self.columns = columns
        self.first = first
        self.second = second
        self.shift = 1 if second_lower else -1
        self.halves = halves
        self.letters_down = letters_down
        self.top = min([self.half_row(c, self.numbers(c)[0]) for c in range(columns)])
        self.bottom = max([self.half_row(c, self.numbers(c)[1]) for c in range(columns)])

    def numbers(self, column: int) -> tuple[int, int]:
        """The first and last number of a hex in a column, counted from 0."""
        return self.second if column % 2 else self.first

    def half_row(self, column: int, number: int) -> int:
        return 2 * number + self.shift * (column % 2)

    def address(self, column: int, number: int) -> str:
        """Letters go on after Z with AA, BB, as boards are printed."""
        if self.letters_down:
            return f"{lettered(number - 1)}{column + 1:02}"
        return f"{lettered(column)}{number}"

    def quarters(self, column: int, number: int) -> int:
        """The part of a hex that is printed."""
        part = WHOLE
        if self.halves:
            if column == 0:
                part &= NE | SE
            if column == self.columns - 1:
                part &= NW | SW
            if column % 2 == 0 and number == self.first[0]:
                part &= SW | SE
            if column % 2 == 0 and number == self.first[1]:
                part &= NW | NE
        return part


def lettered(index: int) -> str:
    """
    >>> [lettered(n) for n in (0, 25, 26, 27)]
    ['A', 'Z', 'AA', 'BB']
    """
    return chr(65 + index % 26) * (index // 26 + 1)


class Placed:
    """A sheet in a joined board: so many columns and rows from the first, upright or turned round.

    The prefix is what stands before an address: the number of the board.
    """

    __slots__ = ("column", "prefix", "row", "sheet", "turned")

    def __init__(self, sheet: Sheet, prefix: str = "", column: int = 0, row: int = 0, turned: bool = False) -> None:
        self.sheet = sheet
        self.prefix = prefix
        self.column = column
        self.row = row
        self.turned = turned

    def place(self, column: int, number: int) -> tuple[int, int]:
        """Where a hex of the sheet lies: column and half row."""
        sheet = self.sheet
        q, v = column, sheet.half_row(column, number)
        if self.turned:
            q, v = sheet.columns - 1 - q, sheet.top + sheet.bottom - v
        return q + self.column, v + 2 * self.row

    def quarters(self, column: int, number: int) -> int:
        part = self.sheet.quarters(column, number)
        if self.turned:
            part = (part & NW) << 3 | (part & SE) >> 3 | (part & NE) << 1 | (part & SW) >> 1
        return part


class Board:
    """All hexes in play, numbered column by column from the west and down each column.

    >>> sheet = Sheet(15, (0, 8), (1, 8), second_lower=False, halves=True)
    >>> pair = Board([Placed(sheet, "3"), Placed(sheet, "2", column=14)])
    >>> pair.find("3O4") == pair.find("2A4"), pair.names[pair.find("2A4")]
    (True, ['3O4', '2A4'])
    >>> [pair.half[pair.find(name)] for name in ("3O4", "3O0", "3A4", "3B1")]
    [False, True, True, False]
    """

    __slots__ = ("beside", "cell", "cells", "half", "hex_in", "ids", "names", "origin", "pitch", "q", "size", "v")

    def __init__(self, placed: list[Placed]) -> None:
        parts: dict[tuple[int, int], int] = {}
        names: dict[tuple[int, int], list[str]] = {}
        plain: dict[tuple[int, int], str] = {}
        # The left or upper name of a joined hex comes first.
        for one in sorted(placed, key=lambda p: (p.column, p.row)):
            for column in range(one.sheet.columns):
                low, high = one.sheet.numbers(column)
                for number in range(low, high + 1):
                    at = one.place(column, number)
                    parts[at] = parts.get(at, 0) | one.quarters(column, number)
                    plain[at] = one.sheet.address(column, number)
                    names.setdefault(at, []).append(one.prefix + plain[at])
        order = sorted(names)
        assert len({(q + v) % 2 for q, v in order}) == 1, "boards that do not fit hex upon hex"
        self.size = len(order)
        self.q: list[int] = [q for q, _ in order]
        self.v: list[int] = [v for _, v in order]
        self.names: list[list[str]] = [names[at] for at in order]
        self.half: list[bool] = [parts[at] != WHOLE for at in order]
        self.ids: dict[str, int] = {}
        """Every name; on a single board also without the prefix."""
        for number, at in enumerate(order):
            for name in names[at]:
                assert name not in self.ids, f"{name} twice"
                self.ids[name] = number
            if len(placed) == 1:
                self.ids[plain[at]] = number
        # A hex is also a bit in masks of the whole board. Cells are numbered so that an offset is always the same
        # difference, with room for one hex beyond each end of a column: straight lines lead through such hexes.
        tall = (max(self.v) - min(self.v)) // 2 + 1
        self.pitch: int = tall + 3
        self.origin: int = min([self.cell_at(q, v) for q, v in order]) - 2
        self.cell: list[int] = [self.cell_at(q, v) - self.origin for q, v in order]
        self.cells: int = max(self.cell) + 3
        self.hex_in: list[int] = [-1] * self.cells
        """The hex in a cell, or -1."""
        for number in range(self.size):
            self.hex_in[self.cell[number]] = number
        self.beside: list[list[int]] = [
            [self.hex_at(self.q[h] + DQ[d], self.v[h] + DV[d]) for d in range(6)] for h in range(self.size)
        ]
        """The neighbour in each direction, or -1."""

    def cell_at(self, q: int, v: int) -> int:
        """The difference between the cells of two hexes with this offset."""
        return q * self.pitch + (v - q) // 2

    def hex_at(self, q: int, v: int) -> int:
        """The hex in a column and half row, or -1."""
        cell = self.cell_at(q, v) - self.origin
        found = self.hex_in[cell] if 0 <= cell < self.cells else -1
        return found if found >= 0 and self.q[found] == q and self.v[found] == v else -1

    def find(self, name: str) -> int:
        """The hex of an address, or -1."""
        return self.ids.get(name, -1)

    def distance(self, a: int, b: int) -> int:
        return distance(self.q[b] - self.q[a], self.v[b] - self.v[a])

    def direction(self, a: int, b: int) -> int:
        """The direction from a hex to its neighbour; -1 if it is none."""
        return self.beside[a].index(b) if b in self.beside[a] else -1

    def arc(self, a: int, facing: int, width: int, b: int) -> int:
        """Whether b is INSIDE, on the EDGE of or OUTSIDE the arc around a bearing of a; its own hex is outside."""
        return arc(facing, width, self.q[b] - self.q[a], self.v[b] - self.v[a])

    def ring(self, centre: int, radius: int) -> list[int]:
        """The hexes at a distance, clockwise from north."""
        around = [self.hex_at(self.q[centre] + q, self.v[centre] + v) for q, v in ring(radius)]
        return [h for h in around if h >= 0]

    def within(self, centre: int, radius: int) -> list[int]:
        """The hexes up to a distance, nearest first."""
        return [h for r in range(radius + 1) for h in self.ring(centre, r)]
