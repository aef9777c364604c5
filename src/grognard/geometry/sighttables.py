"""Who sees whom on a whole board: one byte a pair, worked out for all pairs with the same offset at once.

What stands in the way at an offset stands in the same places of the line wherever the line begins. So a row of the
table is made of bit masks of the board, moved by as much as each thing on the line is away from its beginning.
Where ends have different levels, each pair of levels has a lane of its own in masks that much longer. Rows are
made when they are first asked for, and kept. What comes onto the board in play is looked at on top of them.
"""

from __future__ import annotations

from typing import Final

from grognard.geometry.ground import BLOCKS, NOTHING, WHOLE_HEX, Ground
from grognard.geometry.hexes import DQ, DV
from grognard.geometry.hexlines import ALONG, CORNER, FORK, HEX, SIDE, Line, line
from grognard.geometry.sights import Markers, sight
from grognard.geometry.silhouettes import bump_met, shape_met

FIRST: Final = 1
LAST: Final = 2
"""Bits for where a hex is on a line: next to its first end, next to its last."""
DIGITS: Final = bytes([n - 48 if 48 <= n < 58 else 0 for n in range(256)])
"""From the text of a binary number to bytes of 0 and 1."""


class Mask:
    """The hexes that block, and for each amount those that hinder by at least so much, in every lane."""

    __slots__ = ("block", "hinder")

    def __init__(self, block: int, hinder: list[int]) -> None:
        self.block = block
        self.hinder = hinder

    def moved(self, by: int) -> Mask:
        """Each bit that much lower."""
        return Mask(move(self.block, by), [move(m, by) for m in self.hinder])


def move(mask: int, by: int) -> int:
    return mask >> by if by >= 0 else mask << -by


def stronger(one: Mask, other: Mask) -> Mask:
    hinder = [one.hinder[n] | other.hinder[n] for n in range(len(one.hinder))]
    return Mask(one.block | other.block, hinder)


def weaker(one: Mask, other: Mask) -> Mask:
    hinder = [(one.hinder[n] | one.block) & (other.hinder[n] | other.block) for n in range(len(one.hinder))]
    return Mask(one.block & other.block, hinder)


class Bumps:
    """All pieces of silhouettes that stick out in the same way and as far, for each place on a line."""

    __slots__ = ("masks", "reach", "way")

    def __init__(self, way: int, reach: int, masks: list[Mask]) -> None:
        self.way = way
        self.reach = reach
        self.masks = masks


class Rows:
    """The rows of a table from one layer of eyes to another, for offsets eastward and due south."""

    __slots__ = (
        "board",
        "bumps",
        "fills",
        "floor",
        "ground",
        "insets",
        "kept",
        "lanes",
        "limit",
        "most",
        "rows",
        "seen_from",
        "seen_to",
        "sided",
        "sides",
        "span",
        "stride",
        "whole",
    )

    def __init__(self, ground: Ground, eyes: list[int], others: list[int]) -> None:
        board = ground.board
        self.ground = ground
        self.board = board
        self.limit: int = ground.manner.limit
        self.most: int = min(self.limit, max([k.hinders for k in ground.kinds], default=0))
        ends = sorted({level for level in eyes if level >= 0})
        self.lanes: list[tuple[int, int]] = [(x, y) for x in ends for y in sorted(set(others)) if y >= 0]
        self.seen_from: int = self.level_lanes(eyes, 0)
        self.seen_to: int = self.level_lanes(others, 1)
        self.stride: int = stride_of(ground)
        self.rows: list[bytes] = [b""] * ((max(board.q) - min(board.q) + 1) * self.stride)
        self.span: list[int] = self.spans()
        self.whole: bool = not any(ground.filled) and not ground.spills
        self.kept: dict[int, Mask] = {}
        """What a line meets of the hexes it crosses, by place on the line, shape and bumps."""
        self.sided = False
        self.insets: list[list[Mask]] = []
        """For each place on a line: what stands there drawn at least so wide, and bare ground."""
        self.fills: list[list[Mask]] = []
        """For each place on a line: what reaches across each side."""
        self.bumps: list[Bumps] = []
        self.sides: list[Mask] = []
        self.floor: dict[int, int] = {}
        """Blocking hexes moved by each number of cells, where hexes are whole and nothing hinders."""
        self.prepare()

    # -- masks ------------------------------------------------------------------------------------

    def level_lanes(self, levels: list[int], end: int) -> int:
        """In each lane the hexes whose eyes are at its level."""
        by_level: dict[int, int] = {}
        for h in range(self.board.size):
            by_level[levels[h]] = by_level.get(levels[h], 0) | 1 << self.board.cell[h]
        mask = 0
        for n in range(len(self.lanes)):
            mask |= by_level.get(self.lanes[n][end], 0) << n * self.board.cells
        return mask

    def spans(self) -> list[int]:
        """How many cells a line can begin in that goes so many columns east."""
        board = self.board
        east = max(board.q)
        longest = [0] * (east - min(board.q) + 1)
        for h in range(board.size):
            for columns in range(east - board.q[h] + 1):
                longest[columns] = max(longest[columns], board.cell[h] + 1)
        return longest

    def prepare(self) -> None:
        """Sorts what stands on the board by kind and level, and from that makes the masks."""
        ground, board = self.ground, self.board
        standing: dict[tuple[int, int], int] = {}
        reaching: list[dict[tuple[int, int], int]] = [{} for _ in range(6)]
        siding: list[dict[tuple[int, int], int]] = [{} for _ in range(6)]
        bare: dict[int, int] = {}
        for h in range(board.size):
            bit = 1 << board.cell[h]
            level = ground.levels[h]
            bare[level] = bare.get(level, 0) | bit
            key = (ground.stands[h], level)
            if key[0] >= 0:
                standing[key] = standing.get(key, 0) | bit
            for way in range(6):
                if ground.filled[h] >> way & 1:
                    reaching[way][key] = reaching[way].get(key, 0) | bit
                side = ground.sides[h][way]
                if side >= 0:
                    self.sided = True
                    what = (side, ground.side_base(h, way))
                    siding[way][what] = siding[way].get(what, 0) | bit
        self.whole = self.whole and not any(ground.kinds[kind].inset < WHOLE_HEX for kind, _ in standing)
        earth = Mask(self.bare_lanes(bare), [0] * self.most)
        for place in range(4):
            wide = earth
            by_inset = [earth] * (WHOLE_HEX + 1)
            for inset in range(WHOLE_HEX, 0, -1):
                here = {k: m for k, m in standing.items() if ground.kinds[k[0]].inset == inset}
                if here:
                    wide = stronger(wide, self.lanes_of(here, place))
                by_inset[inset] = wide
            self.insets.append(by_inset)
            self.fills.append([self.lanes_of(reaching[way], place) for way in range(6)])
        self.sides = [self.lanes_of(siding[way], 0) for way in range(6)]
        self.prepare_bumps()

    def prepare_bumps(self) -> None:
        ground = self.ground
        for way, reach in sorted({(piece.way, piece.reach) for piece in ground.spills}):
            here: dict[tuple[int, int], int] = {}
            for piece in ground.spills:
                if piece.way == way and piece.reach == reach:
                    key = (ground.stands[piece.start], ground.levels[piece.start])
                    here[key] = here.get(key, 0) | 1 << self.board.cell[piece.into]
            self.bumps.append(Bumps(way, reach, [self.lanes_of(here, place) for place in range(4)]))

    def bare_lanes(self, bare: dict[int, int]) -> int:
        block = 0
        for n in range(len(self.lanes)):
            one, other = self.lanes[n]
            for level, mask in bare.items():
                if self.ground.manner.bare(level, min(one, other), max(one, other)):
                    block |= mask << n * self.board.cells
        return block

    def lanes_of(self, things: dict[tuple[int, int], int], place: int) -> Mask:
        """What some things, by kind and level, do in every lane at a place on the line."""
        manner = self.ground.manner
        out = Mask(0, [0] * self.most)
        for n in range(len(self.lanes)):
            one, other = self.lanes[n]
            low, high = min(one, other), max(one, other)
            beside_low = (place & FIRST != 0 and one < other) or (place & LAST != 0 and other < one)
            for (number, base), mask in things.items():
                kind = self.ground.kinds[number]
                does = manner.effect(kind, base, low, high)
                if does == NOTHING and beside_low and manner.hides(kind, base, low, high):
                    does = BLOCKS
                moved = mask << n * self.board.cells
                if does == BLOCKS:
                    out.block |= moved
                else:
                    for amount in range(min(does, self.most)):
                        out.hinder[amount] |= moved
        return out

    # -- rows -------------------------------------------------------------------------------------

    def row(self, key: int) -> bytes:
        """The row of an offset: a byte for each hex a line can begin in, counted from its end."""
        found = self.rows[key]
        if not found:
            dq = (key + self.stride // 2) // self.stride
            found = self.make(dq, key - dq * self.stride)
            self.rows[key] = found
        return found

    def make(self, dq: int, dv: int) -> bytes:
        path = line(dq, dv)
        if self.whole and not self.most and not self.sided:
            counts = [self.blocked(path)]
        else:
            counts = self.counted(path)
        there = self.seen_from & move(self.seen_to, self.board.cell_at(dq, dv))
        return self.written([self.folded(mask & there) for mask in counts], self.span[dq])

    def folded(self, mask: int) -> int:
        """All lanes upon one another: a pair has only one that counts."""
        out = mask
        for n in range(1, len(self.lanes)):
            out |= mask >> n * self.board.cells
        return out

    def written(self, counts: list[int], span: int) -> bytes:
        """From masks of at least one, two ... to bytes; the last mask is what is blocked."""
        cut = (1 << span) - 1
        total = 0
        for mask in counts:
            total += int.from_bytes(f"{mask & cut:0{span}b}".encode().translate(DIGITS), "big")
        steps = len(counts)
        return total.to_bytes(span, "big").translate(bytes([BLOCKS if n == steps else n for n in range(256)]))

    def blocked(self, path: Line) -> int:
        """The hexes from which a line is blocked, where hexes are whole and nothing hinders."""
        out = 0
        pitch = self.board.pitch
        for n in range(len(path.what)):
            what = path.what[n]
            if what > ALONG:
                continue
            cell = path.q[n] * pitch + (path.v[n] - path.q[n]) // 2
            place = place_of(path, n)
            if what == ALONG:
                mask = self.insets[place][WHOLE_HEX].block
                out |= move(mask, cell) & move(mask, cell + self.step(path.way[n]))
            elif place:
                out |= move(self.insets[place][WHOLE_HEX].block, cell)
            else:
                moved = self.floor.get(cell)
                if moved is None:
                    moved = move(self.insets[0][WHOLE_HEX].block, cell)
                    self.floor[cell] = moved
                out |= moved
        return out

    def counted(self, path: Line) -> list[int]:
        """The hexes from which a line is hindered by one, by two ..., and last those from which it is blocked."""
        counts = [0] * self.limit
        block = 0
        for n in range(len(path.what)):
            what = path.what[n]
            cell = path.q[n] * self.board.pitch + (path.v[n] - path.q[n]) // 2
            if what == HEX:
                met = self.through(path, n).moved(cell)
            elif what == ALONG:
                met = self.between(path, n, cell)
            elif not self.sided or path.at_an_end(n):
                continue
            elif what == SIDE:
                met = self.sides[path.way[n]].moved(cell)
            else:
                met = self.corner(path, n, cell)
            block |= met.block
            add(counts, met.hinder)
            if what == ALONG and self.sided:
                met = self.sides[path.way[n]].moved(cell)
                block |= met.block
                add(counts, met.hinder)
        return [mask | block for mask in counts]

    def step(self, way: int) -> int:
        """How many cells on the neighbour in a direction is."""
        return self.board.cell_at(DQ[way], DV[way])

    def through(self, path: Line, n: int) -> Mask:
        """What a line meets inside the hexes at one place."""
        place = place_of(path, n)
        if self.whole:
            return self.insets[place][WHOLE_HEX]
        q, v = path.q[n], path.v[n]
        shape = shape_met(path.dq, path.dv, q, v)
        bumps = 0
        for m in range(len(self.bumps)):
            bump = self.bumps[m]
            p, w = q - DQ[bump.way], v - DV[bump.way]
            if (p == 0 and w == 0) or (p == path.dq and w == path.dv):
                continue
            if bump_met(path.dq, path.dv, q, v, bump.way, bump.reach):
                bumps |= 1 << m
        key = (bumps << 10 | shape) << 2 | place
        found = self.kept.get(key)
        if found is None:
            found = self.insets[place][shape >> 6]
            for way in range(6):
                if shape >> way & 1:
                    found = stronger(found, self.fills[place][way])
            for m in range(len(self.bumps)):
                if bumps >> m & 1:
                    found = stronger(found, self.bumps[m].masks[place])
            self.kept[key] = found
        return found

    def between(self, path: Line, n: int, cell: int) -> Mask:
        """What a line meets that runs between two hexes."""
        place, way = place_of(path, n), path.way[n]
        other = cell + self.step(way)
        wide = self.insets[place][WHOLE_HEX]
        met = weaker(wide.moved(cell), wide.moved(other))
        met = stronger(met, self.fills[place][way].moved(cell))
        return stronger(met, self.fills[place][(way + 3) % 6].moved(other))

    def corner(self, path: Line, n: int, cell: int) -> Mask:
        """What stands on the hexsides at a corner."""
        way = path.way[n]
        here = self.sides[way].moved(cell)
        if path.what[n] == FORK:
            return weaker(here, self.sides[(way + 1) % 6].moved(cell))
        assert path.what[n] == CORNER
        turn = path.turn[n]
        near = self.sides[(way + turn) % 6].moved(cell)
        far = self.sides[(way + 2 * turn) % 6].moved(cell + self.step(way))
        return weaker(here, stronger(near, far))


def place_of(path: Line, n: int) -> int:
    return (FIRST if n == path.first else 0) | (LAST if n == path.last else 0)


def add(counts: list[int], hinder: list[int]) -> None:
    """One more for each hex of each mask."""
    for mask in hinder:
        if mask:
            for n in range(len(counts) - 1, 0, -1):
                counts[n] |= counts[n - 1] & mask
            counts[0] |= mask


def stride_of(ground: Ground) -> int:
    """A number of half rows that no offset has."""
    return 2 * (max(ground.board.v) - min(ground.board.v)) + 2


class SightTable:
    """Sight from eyes at one level in each hex to eyes at another; -1 where nobody can be.

    A byte is how much a line is hindered, or BLOCKS. For the ground itself both are its levels; for the upper
    floors of houses one or both are theirs.
    """

    __slots__ = ("back", "cell", "eyes", "ground", "key", "others", "there")

    def __init__(self, ground: Ground, eyes: list[int], others: list[int]) -> None:
        board = ground.board
        self.ground = ground
        self.eyes = eyes
        self.others = others
        self.cell: list[int] = board.cell
        self.there = Rows(ground, eyes, others)
        self.back: Rows = self.there if eyes == others else Rows(ground, others, eyes)
        stride = stride_of(ground)
        self.key: list[int] = [board.q[h] * stride + board.v[h] for h in range(board.size)]

    def look(self, a: int, b: int) -> int:
        """From a to b over the ground alone."""
        key = self.key[b] - self.key[a]
        if key >= 0:
            return self.there.row(key)[~self.cell[a]]
        return self.back.row(-key)[~self.cell[b]]

    def look_through(self, a: int, b: int, markers: Markers) -> int:
        """From a to b over the ground and what lies on it now: a line is followed only if something lies on it."""
        over = self.look(a, b)
        if over == BLOCKS or not markers.on_line(self.ground, a, b):
            return over
        seen = sight(self.ground, a, b, self.eyes[a], self.others[b], markers)
        return seen.hindrance if seen.clear else BLOCKS

    def fill(self) -> None:
        """Makes every row there is."""
        board = self.ground.board
        wide = max(board.q) - min(board.q)
        tall = max(board.v) - min(board.v)
        for rows in [self.there] if self.there is self.back else [self.there, self.back]:
            for dq in range(wide + 1):
                for dv in range(-tall if dq else 0, tall + 1):
                    if (dq + dv) % 2 == 0:
                        rows.row(dq * rows.stride + dv)
