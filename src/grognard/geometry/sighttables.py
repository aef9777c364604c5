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
from grognard.geometry.hexlines import ALONG, CORNER, FORK, HEX, Line, line
from grognard.geometry.sights import Markers, sight
from grognard.geometry.silhouettes import Slant

DIGITS: Final = bytes([n - 48 if 48 <= n < 58 else 0 for n in range(256)])
"""From the text of a binary number to bytes of 0 and 1."""
BLOCKED: Final = bytes([BLOCKS if n == 49 else 0 for n in range(256)])
"""The same, where a 1 blocks."""


class Mask:
    """The hexes that block, and for each amount those that hinder by at least so much, in every lane.

    `shadow` has the hexes that block when they come right before the lower end, in lanes of its own.
    """

    __slots__ = ("block", "hinder", "shadow")

    def __init__(self, block: int, hinder: list[int], shadow: int) -> None:
        self.block = block
        self.hinder = hinder
        self.shadow = shadow

    def moved(self, by: int) -> Mask:
        """Each bit that much lower."""
        return Mask(move(self.block, by), [move(m, by) for m in self.hinder], move(self.shadow, by))


def move(mask: int, by: int) -> int:
    return mask >> by if by >= 0 else mask << -by


def stronger(one: Mask, other: Mask) -> Mask:
    hinder = [one.hinder[n] | other.hinder[n] for n in range(len(one.hinder))]
    return Mask(one.block | other.block, hinder, one.shadow | other.shadow)


def weaker(one: Mask, other: Mask) -> Mask:
    hinder = [(one.hinder[n] | one.block) & (other.hinder[n] | other.block) for n in range(len(one.hinder))]
    return Mask(one.block & other.block, hinder, one.shadow & other.shadow)


class Sum:
    """What the lines of a row meet, thing by thing."""

    __slots__ = ("block", "first", "hinder", "last")

    def __init__(self, limit: int) -> None:
        self.block = 0
        self.hinder: list[int] = [0] * limit
        """Where it is hindered by one, by two ..."""
        self.first = 0
        self.last = 0
        """What hides the first end, and the last."""

    def meet(self, mask: Mask, cell: int) -> None:
        """One thing on the line, so many cells from where it begins."""
        self.block |= move(mask.block, cell)
        for hinder in mask.hinder:
            if hinder:
                self.add(move(hinder, cell))

    def add(self, mask: int) -> None:
        counts = self.hinder
        for n in range(len(counts) - 1, 0, -1):
            counts[n] |= counts[n - 1] & mask
        counts[0] |= mask


class Pair:
    """Two levels of eyes: where the first are, which of the others these are, and the lanes that count for them."""

    __slots__ = ("here", "lane", "rises", "shadow", "to")

    def __init__(self, here: int, to: int, lane: int, shadow: int, rises: bool) -> None:
        self.here = here
        self.to = to
        self.lane = lane
        self.shadow = shadow
        """-1 between equal levels."""
        self.rises = rises


class Bumps:
    """All pieces of silhouettes that stick out in the same way and as far."""

    __slots__ = ("mask", "reach", "way")

    def __init__(self, way: int, reach: int, mask: Mask) -> None:
        self.way = way
        self.reach = reach
        self.mask = mask


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
        "pairs",
        "rows",
        "seen",
        "shadows",
        "sided",
        "sides",
        "span",
        "stride",
        "values",
        "whole",
    )

    def __init__(self, ground: Ground, eyes: list[int], others: list[int]) -> None:
        board = ground.board
        self.ground = ground
        self.board = board
        self.limit: int = ground.manner.limit
        self.most: int = min(self.limit, max([k.hinders for k in ground.kinds], default=0))
        self.values: bytes = bytes([BLOCKS if n == self.limit else n for n in range(256)])
        """From how often a line is hindered to the byte of the table."""
        self.lanes: list[tuple[int, int]] = []
        """The lower and the higher end, where that makes a difference to what lies between."""
        self.shadows: list[tuple[int, int]] = []
        """The lower and the higher end, where they differ."""
        self.pairs: list[Pair] = []
        seen_from, seen_to = self.by_level(eyes), self.by_level(others)
        self.seen: list[int] = [seen_to[level] for level in sorted(seen_to)]
        for one in sorted(seen_from):
            for to, other in enumerate(sorted(seen_to)):
                lane, shadow = self.lane(one, other), self.shadow(one, other)
                self.pairs.append(Pair(seen_from[one], to, lane, shadow, one < other))
        self.stride: int = stride_of(ground)
        self.rows: list[bytes] = [b""] * ((board.east - board.west + 1) * self.stride)
        self.span: list[int] = self.spans()
        self.whole: bool = not any(ground.filled)
        """Whether everything fills its hex."""
        self.kept: dict[int, Mask] = {}
        """What a line meets of the hexes it crosses, by shape and bumps."""
        self.sided = False
        self.insets: list[Mask] = []
        """What stands there drawn at least so wide, and bare ground."""
        self.fills: list[Mask] = []
        """What reaches across each side."""
        self.bumps: list[Bumps] = []
        self.sides: list[Mask] = []
        self.floor: list[int] = [-1] * (2 * board.cells)
        """Blocking hexes moved by each number of cells up or down, where everything fills its hex; -1: not yet."""
        self.prepare()

    # -- masks ------------------------------------------------------------------------------------

    def by_level(self, levels: list[int]) -> dict[int, int]:
        """The hexes whose eyes are at each level."""
        found: dict[int, int] = {}
        for h in self.board.hexes:
            if levels[h] >= 0:
                found[levels[h]] = found.get(levels[h], 0) | 1 << self.board.cell[h]
        return found

    def lane(self, one: int, other: int) -> int:
        """The lane of two levels: what lies between them acts by the higher, and by whether they differ."""
        for n in range(len(self.lanes)):
            low, high = self.lanes[n]
            if high == max(one, other) and (not self.ground.manner.plateau or (low == high) == (one == other)):
                return n
        self.lanes.append((min(one, other), max(one, other)))
        return len(self.lanes) - 1

    def shadow(self, one: int, other: int) -> int:
        """The lane for shadows of two levels, if they differ."""
        if one == other:
            return -1
        ends = (min(one, other), max(one, other))
        if ends not in self.shadows:
            self.shadows.append(ends)
        return self.shadows.index(ends)

    def spans(self) -> list[int]:
        """How many cells a line can begin in that goes so many columns east."""
        board = self.board
        longest = [0] * (board.east - board.west + 1)
        for h in board.hexes:
            for columns in range(board.east - board.q[h] + 1):
                longest[columns] = max(longest[columns], board.cell[h] + 1)
        return longest

    def prepare(self) -> None:
        """Sorts what stands on the board by kind and level, and from that makes the masks."""
        ground, board = self.ground, self.board
        standing: dict[tuple[int, int], int] = {}
        reaching: list[dict[tuple[int, int], int]] = [{} for _ in range(6)]
        siding: list[dict[tuple[int, int], int]] = [{} for _ in range(6)]
        bare: dict[int, int] = {}
        for h in board.hexes:
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
        wide = self.bare_lanes(bare)
        self.insets = [wide] * (WHOLE_HEX + 1)
        for inset in range(WHOLE_HEX, 0, -1):
            here = {k: m for k, m in standing.items() if ground.kinds[k[0]].inset == inset}
            if here:
                self.whole = self.whole and inset == WHOLE_HEX
                wide = stronger(wide, self.lanes_of(here))
            self.insets[inset] = wide
        self.fills = [self.lanes_of(reaching[way]) for way in range(6)]
        self.sides = [self.lanes_of(siding[way]) for way in range(6)]
        for way, reach in sorted({(piece.way, piece.reach) for piece in ground.spills}):
            self.bumps.append(Bumps(way, reach, self.lanes_of(self.spilling(way, reach))))

    def spilling(self, way: int, reach: int) -> dict[tuple[int, int], int]:
        """Where pieces stick out so, by the kind and level of what they are pieces of."""
        ground = self.ground
        found: dict[tuple[int, int], int] = {}
        for piece in ground.spills:
            if piece.way == way and piece.reach == reach:
                key = (ground.stands[piece.start], ground.levels[piece.start])
                found[key] = found.get(key, 0) | 1 << self.board.cell[piece.into]
        return found

    def bare_lanes(self, bare: dict[int, int]) -> Mask:
        """What the ground itself does."""
        manner, cells = self.ground.manner, self.board.cells
        out = Mask(0, [0] * self.most, 0)
        for level, mask in bare.items():
            for n in range(len(self.lanes)):
                if manner.bare(level, self.lanes[n][0], self.lanes[n][1]):
                    out.block |= mask << n * cells
            for n in range(len(self.shadows)):
                if manner.bare(level, self.shadows[n][0], self.shadows[n][1]):
                    out.shadow |= mask << n * cells
        return out

    def lanes_of(self, things: dict[tuple[int, int], int]) -> Mask:
        """What some things, by kind and level, do in every lane."""
        manner, cells = self.ground.manner, self.board.cells
        out = Mask(0, [0] * self.most, 0)
        for (number, base), mask in things.items():
            kind = self.ground.kinds[number]
            for n in range(len(self.lanes)):
                low, high = self.lanes[n]
                does = manner.effect(kind, base, low, high)
                if does == BLOCKS:
                    out.block |= mask << n * cells
                else:
                    for amount in range(min(does, self.most)):
                        out.hinder[amount] |= mask << n * cells
            for n in range(len(self.shadows)):
                low, high = self.shadows[n]
                does = manner.effect(kind, base, low, high)
                if does == BLOCKS or (does == NOTHING and manner.hides(kind, base, low, high)):
                    out.shadow |= mask << n * cells
        return out

    # -- rows -------------------------------------------------------------------------------------

    def make_row(self, key: int) -> bytes:
        """Makes the row of an offset: a byte for each hex a line can begin in, counted from its end."""
        dq = (key + self.stride // 2) // self.stride
        self.rows[key] = self.make(dq, key - dq * self.stride)
        return self.rows[key]

    def make(self, dq: int, dv: int) -> bytes:
        path = line(dq, dv)
        if self.whole and not self.most and not self.sided:
            met = self.trace_whole(path)
        else:
            met = self.trace(path)
        return self.written(met, self.board.cell_at(dq, dv), self.span[dq])

    def written(self, met: Sum, cell: int, span: int) -> bytes:
        """The lanes, each for the pairs of its levels, upon one another and as bytes."""
        cells = self.board.cells
        block = 0
        chosen = [0] * len(self.lanes)
        there = [move(mask, cell) for mask in self.seen]
        for pair in self.pairs:
            both = pair.here & there[pair.to]
            chosen[pair.lane] |= both
            if pair.shadow >= 0:
                hidden = met.first if pair.rises else met.last
                block |= hidden >> pair.shadow * cells & both
        nobody = -1
        for n in range(len(chosen)):
            block |= met.block >> n * cells & chosen[n]
            nobody &= ~chosen[n]
        block |= nobody
        cut = (1 << span) - 1
        if not self.most:
            return f"{block & cut:0{span}b}".encode().translate(BLOCKED)
        total = 0
        for mask in met.hinder:
            hindered = block
            for n in range(len(chosen)):
                hindered |= mask >> n * cells & chosen[n]
            total += int.from_bytes(f"{hindered & cut:0{span}b}".encode().translate(DIGITS), "big")
        return total.to_bytes(span, "big").translate(self.values)

    def trace_whole(self, path: Line) -> Sum:
        """What the lines of an offset meet, where everything fills its hex and nothing hinders."""
        met = Sum(0)
        block = 0
        pitch, cells, floor = self.board.pitch, self.board.cells, self.floor
        mask = self.insets[WHOLE_HEX]
        for n in range(len(path.what)):
            what = path.what[n]
            if what > ALONG:
                continue
            cell = path.q[n] * pitch + (path.v[n] - path.q[n]) // 2
            if what == ALONG:
                other = cell + self.step(path.way[n])
                block |= move(mask.block, cell) & move(mask.block, other)
                shadow = move(mask.shadow, cell) & move(mask.shadow, other)
            else:
                moved = floor[cell + cells]
                if moved < 0:
                    moved = move(mask.block, cell)
                    floor[cell + cells] = moved
                block |= moved
                shadow = move(mask.shadow, cell) if n == path.first or n == path.last else 0
            if n == path.first:
                met.first = shadow
            if n == path.last:
                met.last = shadow
        met.block = block
        return met

    def trace(self, path: Line) -> Sum:
        """What the lines of an offset meet, in hexes and on hexsides."""
        met = Sum(self.limit)
        slant = Slant(path.dq, path.dv)
        reaches = [slant.reach(bump.way, bump.reach) for bump in self.bumps]
        for n in range(len(path.what)):
            what = path.what[n]
            cell = path.q[n] * self.board.pitch + (path.v[n] - path.q[n]) // 2
            if what <= ALONG:
                if what == HEX:
                    mask = self.through(path, n, slant, reaches)
                else:
                    mask, cell = self.between(path.way[n], cell), 0
                met.meet(mask, cell)
                if n == path.first:
                    met.first = move(mask.shadow, cell)
                if n == path.last:
                    met.last = move(mask.shadow, cell)
            if self.sided:
                self.trace_sides(path, n, met)
        return met

    def trace_sides(self, path: Line, n: int, met: Sum) -> None:
        """The hexsides of an entry: crossed, run along, or passed at a corner."""
        what = path.what[n]
        if path.way[n] < 0 or (what != ALONG and path.at_an_end(n)):
            return
        cell = path.q[n] * self.board.pitch + (path.v[n] - path.q[n]) // 2
        if what <= ALONG:
            met.meet(self.sides[path.way[n]], cell)
        else:
            met.meet(self.corner(path, n, cell), 0)

    def step(self, way: int) -> int:
        """How many cells on the neighbour in a direction is."""
        return self.board.cell_at(DQ[way], DV[way])

    def through(self, path: Line, n: int, slant: Slant, reaches: list[tuple[int, int]]) -> Mask:
        """What a line meets inside the hexes at one place."""
        if self.whole:
            return self.insets[WHOLE_HEX]
        q, v = path.q[n], path.v[n]
        shape = slant.shape(q, v)
        bumps = 0
        if reaches:
            off = 24 * slant.off(q, v)
            for m in range(len(reaches)):
                left, right = reaches[m]
                if off + left < 0 < off + right:
                    way = self.bumps[m].way
                    p, w = q - DQ[way], v - DV[way]
                    if (p or w) and (p != path.dq or w != path.dv):
                        bumps |= 1 << m
        key = bumps << 10 | shape
        found = self.kept.get(key)
        if found is None:
            found = self.insets[shape >> 6]
            for way in range(6):
                if shape >> way & 1:
                    found = stronger(found, self.fills[way])
            for m in range(len(reaches)):
                if bumps >> m & 1:
                    found = stronger(found, self.bumps[m].mask)
            self.kept[key] = found
        return found

    def between(self, way: int, cell: int) -> Mask:
        """What a line meets that runs along the side in `way` of the hexes so many cells on."""
        other = cell + self.step(way)
        wide = self.insets[WHOLE_HEX]
        met = weaker(wide.moved(cell), wide.moved(other))
        met = stronger(met, self.fills[way].moved(cell))
        return stronger(met, self.fills[(way + 3) % 6].moved(other))

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


def stride_of(ground: Ground) -> int:
    """A number of half rows that no offset has."""
    return 2 * (ground.board.south - ground.board.north) + 2


UNSURE: Final = -1
"""A line has to be followed before anything can be said of it."""

MOST_VEILED: Final = 1 << 14
"""So many lines are kept; then all are forgotten."""


class SightTable:
    """Sight from eyes at one level in each hex to eyes at another; -1 where nobody can be.

    A byte is how much a line is hindered, or BLOCKS. For the ground itself both are its levels; for the upper
    floors of houses one or both are theirs.
    """

    __slots__ = ("back", "cell", "eyes", "ground", "key", "others", "there", "veiled")

    def __init__(self, ground: Ground, eyes: list[int], others: list[int]) -> None:
        board = ground.board
        self.ground = ground
        self.eyes = eyes
        self.others = others
        self.cell: list[int] = board.cell
        self.there = Rows(ground, eyes, others)
        self.back: Rows = self.there if eyes == others else Rows(ground, others, eyes)
        stride = stride_of(ground)
        self.key: list[int] = [board.q[h] * stride + board.v[h] for h in range(len(board.q))]
        self.veiled: dict[tuple[int, ...], int] = {}
        """Lines that were followed, by their ends and by what lies on them."""

    def look(self, a: int, b: int) -> int:
        """From a to b over the ground alone; nowhere nothing is seen."""
        here, there = self.cell[a], self.cell[b]
        if here < 0 or there < 0:
            return BLOCKS
        key = self.key[b] - self.key[a]
        if key >= 0:
            row = self.there.rows[key] or self.there.make_row(key)
            return row[~here]
        row = self.back.rows[-key] or self.back.make_row(-key)
        return row[~there]

    def look_through(self, a: int, b: int, markers: Markers) -> int:
        """From a to b over the ground and what lies on it now: a line is followed only if something lies on it."""
        over = self.look(a, b)
        if over == BLOCKS:
            return over
        crossed = markers.on_line(self.ground, a, b)
        if not crossed:
            return over
        if len(crossed) > 2:  # what one of them stops alone is soon known
            for n in range(0, len(crossed), 2):
                if self.follow(a, b, crossed[n : n + 2]) == BLOCKS:
                    return BLOCKS
        return self.follow(a, b, crossed)

    def follow(self, a: int, b: int, crossed: list[int]) -> int:
        """The line from a to b through these markers, each by its hex and its kind; followed once."""
        key = (a, b, *crossed)
        found = self.veiled.get(key)
        if found is None:
            found = self.glance(a, b, crossed)
            if found == UNSURE:
                markers = Markers(crossed[::2], crossed[1::2])
                seen = sight(self.ground, a, b, self.eyes[a], self.others[b], markers)
                found = seen.hindrance if seen.clear else BLOCKS
            if len(self.veiled) >= MOST_VEILED:
                self.veiled.clear()
            self.veiled[key] = found
        return found

    def glance(self, a: int, b: int, crossed: list[int]) -> int:
        """The same where it is soon seen: the line leads right through a hex with a marker that blocks it, or only
        touches the rims of theirs. Else UNSURE."""
        ground, board = self.ground, self.ground.board
        path = line(board.q[b] - board.q[a], board.v[b] - board.v[a])
        low, high = min(self.eyes[a], self.others[b]), max(self.eyes[a], self.others[b])
        touched = False
        for k in range(0, len(crossed), 2):
            h = crossed[k]
            q, v = board.q[h] - board.q[a], board.v[h] - board.v[a]
            for n, what in enumerate(path.what):
                way = path.way[n]
                if path.q[n] == q and path.v[n] == v:
                    kind = ground.kinds[crossed[k + 1]]
                    if what == HEX and ground.manner.effect(kind, ground.levels[h], low, high) == BLOCKS:
                        return BLOCKS
                    touched = touched or what == HEX or what == ALONG
                elif what == ALONG and path.q[n] + DQ[way] == q and path.v[n] + DV[way] == v:
                    touched = True
        return UNSURE if touched else self.look(a, b)

    def fill(self) -> None:
        """Makes every row there is."""
        board = self.ground.board
        wide = board.east - board.west
        tall = board.south - board.north
        for rows in [self.there] if self.there is self.back else [self.there, self.back]:
            for dq in range(wide + 1):
                for dv in range(-tall if dq else 0, tall + 1):
                    if (dq + dv) % 2 == 0:
                        rows.make_row(dq * rows.stride + dv)
