"""Boards of hexes: addresses as printed, boards turned round, and boards joined so that half hexes become one.

The hexes of a game are numbered once, in its atlas. A board is what a scenario puts together of it.
"""

from __future__ import annotations

from typing import Final

from grognard.geometry.hexes import DQ, DV, OUTSIDE, arc, distance, ring
from grognard.geometry.hexlines import line, meets

NW: Final = 1
NE: Final = 2
SW: Final = 4
SE: Final = 8
WHOLE: Final = 15
"""The quarters of a hex, as bits."""
NOWHERE: Final = -1
AWAY: Final = 1 << 20
FARTHEST: Final = 255
"""Column and half row of what is not on a board: far from everything."""


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

    def hexes(self) -> list[tuple[int, int]]:
        """Column and number of every hex, column by column."""
        found: list[tuple[int, int]] = []
        for column in range(self.columns):
            low, high = self.numbers(column)
            found += [(column, number) for number in range(low, high + 1)]
        return found

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


class Atlas:
    """All sheets of a game by what stands before their addresses: the number of a board.

    Their hexes are numbered once, sheet by sheet and column by column. Fields, verbs and answers of the game go by
    these numbers, whichever sheets a scenario is played on.

    >>> atlas = Atlas({"1": Sheet(3, (1, 2), (1, 2), second_lower=True), "2": Sheet(1, (1, 2), (1, 2), True)})
    >>> atlas.names, atlas.ids["2A1"]
    (['1A1', '1A2', '1B1', '1B2', '1C1', '1C2', '2A1', '2A2'], 6)
    """

    __slots__ = ("first", "ids", "names", "sheets")

    def __init__(self, sheets: dict[str, Sheet]) -> None:
        self.sheets = sheets
        self.first: dict[str, int] = {}
        """The number of the first hex of each sheet."""
        self.names: list[str] = []
        for prefix, sheet in sheets.items():
            self.first[prefix] = len(self.names)
            self.names += [prefix + sheet.address(column, number) for column, number in sheet.hexes()]
        self.ids: dict[str, int] = {name: h for h, name in enumerate(self.names)}
        assert len(self.ids) == len(self.names), "two hexes of one name"


class Placed:
    """A sheet of the atlas in a joined board: so many columns and rows from the first, upright or turned round."""

    __slots__ = ("column", "prefix", "row", "turned")

    def __init__(self, prefix: str = "", column: int = 0, row: int = 0, turned: bool = False) -> None:
        self.prefix = prefix
        self.column = column
        self.row = row
        self.turned = turned

    def place(self, sheet: Sheet, column: int, number: int) -> tuple[int, int]:
        """Where a hex of the sheet lies: column and half row."""
        q, v = column, sheet.half_row(column, number)
        if self.turned:
            q, v = sheet.columns - 1 - q, sheet.top + sheet.bottom - v
        return q + self.column, v + 2 * self.row

    def quarters(self, sheet: Sheet, column: int, number: int) -> int:
        part = sheet.quarters(column, number)
        if self.turned:
            part = (part & NW) << 3 | (part & SE) >> 3 | (part & NE) << 1 | (part & SW) >> 1
        return part


SPANS: Final[dict[int, dict[tuple[int, int], tuple[int, int]]]] = {}
"""What lies between two hexes by their offset, as boards of each pitch have found it."""


class Board:
    """The hexes in play, each by its number in the atlas; one that is joined of several by that of its first name.

    The left or upper name of a joined hex is its first. Lists have an entry for each hex of the atlas and one more,
    to which NOWHERE leads: what is not in play is as good as nowhere, beside nothing and away from everything.

    >>> sheet = Sheet(15, (0, 8), (1, 8), second_lower=False, halves=True)
    >>> pair = Board(Atlas({"2": sheet, "3": sheet}), [Placed("3"), Placed("2", column=14)])
    >>> pair.find("3O4") == pair.find("2A4"), pair.names[pair.find("2A4")]
    (True, ['3O4', '2A4'])
    >>> [pair.half[pair.find(name)] for name in ("3O4", "3O0", "3A4", "3B1")]
    [False, True, True, False]
    """

    __slots__ = (
        "around", "atlas", "beside", "called", "cell", "cells", "east", "far", "half", "hex_in", "hexes", "ids",
        "names", "north", "origin", "pitch", "q", "south", "spans", "v", "west",
    )  # fmt: skip

    def __init__(self, atlas: Atlas, placed: list[Placed]) -> None:
        room = len(atlas.names) + 1
        self.atlas = atlas
        self.q: list[int] = [AWAY] * room
        self.v: list[int] = [AWAY] * room
        self.names: list[list[str]] = [[] for _ in range(room)]
        """All names of each hex, the first one first."""
        self.ids: dict[str, int] = {}
        """The hex of every name in play; on a single sheet also without the prefix."""
        parts = [0] * room
        found: dict[tuple[int, int], int] = {}
        for one in sorted(placed, key=lambda p: (p.column, p.row)):
            sheet = atlas.sheets[one.prefix]
            for number, (column, row) in enumerate(sheet.hexes(), atlas.first[one.prefix]):
                at = one.place(sheet, column, row)
                h = found.setdefault(at, number)
                self.q[h], self.v[h] = at
                parts[h] |= one.quarters(sheet, column, row)
                name = atlas.names[number]
                assert name not in self.ids, f"{name} twice"
                self.names[h].append(name)
                self.ids[name] = h
                if len(placed) == 1:
                    self.ids[sheet.address(column, row)] = h
        assert len({(q + v) % 2 for q, v in found}) == 1, "boards that do not fit hex upon hex"
        self.hexes: list[int] = sorted(found.values())
        """The numbers of all hexes in play."""
        self.half: list[bool] = [0 < part < WHOLE for part in parts]
        self.called: dict[str, str] = {name: "" for name in atlas.names if name not in self.ids}
        """Names that do not stand for themselves here: the first name of the hex, or "" if it is not in play."""
        for name, h in self.ids.items():
            if name != atlas.names[h]:
                self.called[name] = atlas.names[h]
        self.west: int = min([q for q, _ in found])
        self.east: int = max([q for q, _ in found])
        self.north: int = min([v for _, v in found])
        self.south: int = max([v for _, v in found])
        # A hex is also a bit in masks of the whole board. Cells are numbered so that an offset is always the same
        # difference, with room for one hex beyond each end of a column: straight lines lead through such hexes.
        self.pitch: int = (self.south - self.north) // 2 + 4
        self.origin: int = min([self.cell_at(q, v) for q, v in found]) - 2
        self.cell: list[int] = [-1] * room
        for (q, v), h in found.items():
            self.cell[h] = self.cell_at(q, v) - self.origin
        self.cells: int = max(self.cell) + 3
        self.hex_in: list[int] = [NOWHERE] * self.cells
        """The hex in a cell."""
        for h in self.hexes:
            self.hex_in[self.cell[h]] = h
        self.beside: list[list[int]] = [
            [self.hex_at(self.q[h] + DQ[d], self.v[h] + DV[d]) for d in range(6)] for h in range(room)
        ]
        """The neighbour in each direction, or NOWHERE."""
        self.far: list[bytes] = [b""] * room
        """How far all others are from each hex that was asked about, a byte for each: up to FARTHEST."""
        self.spans: dict[tuple[int, int], tuple[int, int]] = SPANS.setdefault(self.pitch, {})
        """What lies between two hexes, by their offset (`span`); boards of one pitch share it."""
        self.around: dict[tuple[int, int], list[int]] = {}
        """What lies within a distance of a hex, where it was asked for."""

    def cell_at(self, q: int, v: int) -> int:
        """The difference between the cells of two hexes with this offset."""
        return q * self.pitch + (v - q) // 2

    def hex_at(self, q: int, v: int) -> int:
        """The hex in a column and half row, or NOWHERE."""
        cell = self.cell_at(q, v) - self.origin
        found = self.hex_in[cell] if 0 <= cell < self.cells else NOWHERE
        return found if found >= 0 and self.q[found] == q and self.v[found] == v else NOWHERE

    def find(self, name: str) -> int:
        """The hex of an address; a LookupError for one that is not in play."""
        if name not in self.ids:
            raise LookupError(f"hex {name} is on no sheet{' in play' if name in self.atlas.ids else ''}")
        return self.ids[name]

    def distance(self, a: int, b: int) -> int:
        far = (self.far[a] or self.make_far(a))[b]
        return far if far != FARTHEST else self.steps(a, b)

    def steps(self, a: int, b: int) -> int:
        """The steps from one hex to another, counted."""
        dq, dv = self.q[b] - self.q[a], self.v[b] - self.v[a]
        return distance(dq, dv) if dq or dv or self.cell[a] >= 0 else AWAY

    def make_far(self, a: int) -> bytes:
        """How far all hexes are from one, when that is first asked for."""
        made = bytearray([FARTHEST]) * len(self.q)
        for b in self.hexes:
            made[b] = min(FARTHEST, self.steps(a, b))
        self.far[a] = bytes(made)
        return self.far[a]

    def between(self, a: int, b: int) -> int:
        """The cells of all hexes that the line between two hexes meets, as a mask; found once for an offset."""
        key = (self.q[b] - self.q[a], self.v[b] - self.v[a])
        found = self.spans.get(key)
        if found is None:
            found = self.spans[key] = self.span(key[0], key[1])
        return found[0] << self.cell[a] + found[1]

    def span(self, dq: int, dv: int) -> tuple[int, int]:
        """The same for an offset: a mask whose lowest bit is so many cells after that of the first hex."""
        path = line(dq, dv)
        cells: set[int] = set()
        for q, v in zip(path.q, path.v, strict=True):
            near = [(q, v), *[(q + DQ[way], v + DV[way]) for way in range(6)]]
            cells |= {self.cell_at(one, other) for one, other in near if meets(dq, dv, one, other)}
        first = min(cells, default=0)
        return sum([1 << cell - first for cell in cells]), first

    def direction(self, a: int, b: int) -> int:
        """The direction from a hex to its neighbour; -1 if it is none."""
        return self.beside[a].index(b) if b >= 0 and b in self.beside[a] else -1

    def arc(self, a: int, facing: int, width: int, b: int) -> int:
        """Whether b is INSIDE, on the EDGE of or OUTSIDE the arc around a bearing of a; its own hex is outside."""
        if self.cell[a] < 0 or self.cell[b] < 0:
            return OUTSIDE
        return arc(facing, width, self.q[b] - self.q[a], self.v[b] - self.v[a])

    def ring(self, centre: int, radius: int) -> list[int]:
        """The hexes at a distance, clockwise from north."""
        around = [self.hex_at(self.q[centre] + q, self.v[centre] + v) for q, v in ring(radius)]
        return [h for h in around if h >= 0]

    def within(self, centre: int, radius: int) -> list[int]:
        """The hexes up to a distance, nearest first; not to be changed."""
        found = self.around.get((centre, radius))
        if found is None:
            found = [h for r in range(radius + 1) for h in self.ring(centre, r)]
            self.around[centre, radius] = found
        return found
