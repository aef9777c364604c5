"""A board: terrain, levels, walls and roads of its hexes, and who can see whom (EOD 4 to 6, 11).

All boards are printed alike, so hexes have the same numbers on each: the geometry is one for all, and only what
stands on it differs. Half hexes at the rim are never entered.
"""

from __future__ import annotations

from typing import Final

from grognard.geometry.ground import BLOCKS, Ground, Kind, Manner
from grognard.geometry.hexboards import Atlas, Board, Placed, Sheet
from grognard.geometry.hexes import INSIDE, OUTSIDE, arc
from grognard.geometry.hexlines import ALONG, HEX, line
from grognard.geometry.sights import Markers, Sight, sight
from grognard.geometry.sighttables import SightTable

COLUMNS: Final = 19
FRONT: Final = 3
"""Twelfths of a turn to either side of a facing that are in front (EOD 5)."""
FAR: Final = 99
FARTHEST: Final = 31
"""No two hexes of a board are farther apart."""

# What can stand in a hex, to a line of sight.
WOODS: Final = 0
"""Woods and buildings: a level high."""
HEAVY_SMOKE: Final = 1
LIGHT_SMOKE: Final = 2
HERD: Final = 3
"""Cattle and refugees (9)."""
AGAINST_SIGHT: Final = 9
"""So high that it stops a line at every level."""

WORD_BITS: Final = 60
WORD: Final = (1 << 60) - 1
"""So many bits of a mask are a number the processor can reckon with."""

BITS: Final = [1 << n for n in range(512)]
"""The bit of each hex, or of each unit: to make one anew is dear."""


def sheet() -> Sheet:
    """Rows A to L from the north, columns 01 to 19 from the west; even columns lie half a hex lower."""
    return Sheet(COLUMNS, (1, 13), (1, 12), second_lower=True, halves=True, letters_down=True)


def bits(mask: int) -> list[int]:
    """The hexes of a mask, in their order.

    >>> bits(0b100101)
    [0, 2, 5]
    """
    found: list[int] = []
    first = 0
    while mask:
        word = mask & WORD
        while word:
            low = word & -word
            found.append(first + low.bit_length() - 1)
            word ^= low
        mask >>= WORD_BITS
        first += WORD_BITS
    return found


def least(row: list[int], hexes: list[int]) -> int:
    """How far the nearest of some hexes is; this is how far each is."""
    found = FAR
    for h in hexes:
        if row[h] < found:
            found = row[h]
    return found


class Lines:
    """The lines from one hex to all others, by what they meet on the way."""

    __slots__ = ("along", "through")

    def __init__(self, board: Board, a: int, others: list[int]) -> None:
        self.through: list[int] = [0] * len(board.q)
        """For each hex those to which a line goes through it, as bits."""
        self.along: list[int] = [0] * len(board.q)
        """For each hex those to which a line runs along one of its sides."""
        for b in others:
            path, bit = line(board.q[b] - board.q[a], board.v[b] - board.v[a]), BITS[b]
            for n, what in enumerate(path.what):
                if what != HEX and what != ALONG:
                    continue
                h = board.hex_at(board.q[a] + path.q[n], board.v[a] + path.v[n])
                if what == HEX:
                    self.through[h] |= bit
                    continue
                across = board.beside[h][path.way[n]] if h >= 0 else -1
                if across >= 0:
                    self.along[h] |= bit
                    self.along[across] |= bit


class Grid:
    """The hexes of every board: neighbours, distances, arcs and lines, made once."""

    __slots__ = (
        "arcs", "arcs_wide", "around", "beside", "board", "discs", "far", "fronts", "fronts_wide", "hexes", "lines",
        "names", "playable", "room", "ways",
    )  # fmt: skip

    def __init__(self) -> None:
        self.board = Board(Atlas({"": sheet()}), [Placed("")])
        self.names: list[str] = self.board.atlas.names
        self.room: int = len(self.names)
        self.playable: list[bool] = [not self.board.half[h] for h in range(self.room)]
        self.hexes: list[int] = [h for h in range(self.room) if self.playable[h]]
        """Those that can be entered: whole ones."""
        self.beside: list[list[int]] = [
            [n if n >= 0 and self.playable[n] else -1 for n in self.board.beside[h]] for h in range(self.room)
        ]
        """The neighbour in each direction that can be entered, or -1."""
        self.ways: list[bytes] = [self.ways_from(h) for h in range(self.room)]
        """For each hex and another one the direction to it, where that is the next one, and 1; otherwise 0."""
        self.around: list[int] = [sum([1 << n for n in near if n >= 0]) for near in self.beside]
        """The same as bits."""
        self.far: list[list[int]] = [
            [self.board.distance(a, b) for b in range(self.room)] for a in range(self.room)
        ]
        self.arcs: list[list[int]] = [[0] * 6 for _ in range(self.room)]
        """For each hex and facing the hexes in front, as bits; what lies on the dividing line is outside (R47)."""
        self.arcs_wide: list[list[int]] = [[0] * 6 for _ in range(self.room)]
        """The other reading: the line belongs to the front."""
        self.fronts: list[bytes] = []
        """For each hex and another one a bit for each facing that has it in front."""
        self.fronts_wide: list[bytes] = []
        self.find_arcs()
        self.discs: list[list[int]] = [self.find_discs(h) for h in range(self.room)]
        """For each hex those at most so far from it that can be entered, without itself, as bits."""
        self.lines: list[Lines | None] = [None] * self.room
        """The lines from each hex, once somebody has looked along them (`lines_from`)."""

    def find_arcs(self) -> None:
        """Which facings have an offset in front is asked once for each offset."""
        places = [(h, self.board.q[h], self.board.v[h]) for h in self.hexes]
        fronts: dict[tuple[int, int], list[int]] = {}
        for a, q, v in places:
            narrow, wide = self.arcs[a], self.arcs_wide[a]
            for b, bq, bv in places:
                offset = (bq - q, bv - v)
                front = fronts.get(offset)
                if front is None:
                    front = fronts[offset] = [arc(2 * facing, FRONT, *offset) for facing in range(6)]
                for facing, within in enumerate(front):
                    if within == INSIDE:
                        narrow[facing] |= 1 << b
                    if within != OUTSIDE:
                        wide[facing] |= 1 << b
        self.fronts = [self.facings_of(arcs) for arcs in self.arcs]
        self.fronts_wide = [self.facings_of(arcs) for arcs in self.arcs_wide]

    def facings_of(self, arcs: list[int]) -> bytes:
        """The arcs of one hex the other way round: for each hex the facings."""
        found = bytearray(self.room)
        for facing, front in enumerate(arcs):
            for b in bits(front):
                found[b] |= 1 << facing
        return bytes(found)

    def ways_from(self, h: int) -> bytes:
        found = bytearray(self.room)
        for way, n in enumerate(self.board.beside[h]):
            if n >= 0:
                found[n] = way + 1
        return bytes(found)

    def find_discs(self, h: int) -> list[int]:
        found = [0] * (FARTHEST + 1)
        for b, far in enumerate(self.far[h]):
            if 0 < far <= FARTHEST and self.playable[b]:
                found[far] |= 1 << b
        for far in range(1, FARTHEST + 1):
            found[far] |= found[far - 1]
        return found

    def within(self, h: int, most: int) -> int:
        """The hexes at most so far from a hex, without itself, as bits."""
        return self.discs[h][min(most, FARTHEST)]

    def lines_from(self, a: int) -> Lines:
        """All boards are printed alike: one look along a line serves them all."""
        found = self.lines[a]
        if found is None:
            others = [b for b in self.hexes if b != a]
            found = self.lines[a] = Lines(self.board, a, others)
        return found


UNSEEN: Final = -1
"""Nobody has looked yet."""


class Haze:
    """What the markers on a map do to the lines from one hex, as bits of the hexes they lead to. Printed ground
    has no part in it; what comes of both is in `clouds`, once somebody has looked (`Map.look_past`)."""

    __slots__ = ("blocked", "clouds", "edges", "hazed")

    def __init__(self, lines: Lines, markers: list[int]) -> None:
        once = twice = self.blocked = self.edges = 0
        for marker in markers:
            through = lines.through[marker // 4]
            if marker % 4 == LIGHT_SMOKE:
                twice |= once & through
                once |= through
            else:
                self.blocked |= through
            self.edges |= lines.along[marker // 4]
        self.blocked |= twice
        """Through something that stops sight, or through two clouds of light smoke."""
        self.hazed: int = once
        """Through light smoke."""
        self.edges &= ~self.blocked
        """Along a side of something: what the other side of it is matters, too."""
        self.clouds: list[int] = [UNSEEN] * len(lines.through)
        """For each hex the clouds on the way to it, or BLOCKS."""


class Veil:
    """What lies on a map, and what was seen through it, as far as somebody looked. Several matches look at a map at
    the same time, each with markers of its own."""

    __slots__ = ("fields", "hazes", "markers", "seen", "zones")

    def __init__(self, markers: list[int]) -> None:
        self.markers = markers
        self.hazes: dict[int, Haze] = {}
        """What they do to the lines from each hex."""
        self.seen: dict[int, int] = {}
        """The clouds between two hexes whose line runs along a marker."""
        self.fields: dict[int, bytes] = {}
        """What is seen before guns (`rules/fire.py`),"""
        self.zones: dict[int, bytes] = {}
        """and what they can fire at."""


class Map:
    """One board, as it is printed. It never changes; smoke and herds lie on top of it."""

    __slots__ = (
        "beside", "clear", "covers", "crossed", "drives", "far", "fields", "grid", "ground", "key", "lay", "level",
        "prices", "rims", "road", "seen", "sets", "steps", "table", "terrain", "walls", "zones",
    )  # fmt: skip

    def __init__(self, key: str, grid: Grid) -> None:
        self.key = key
        self.grid = grid
        self.far = grid.far
        self.beside = grid.beside
        kinds = [
            Kind("woods", "EOD 6", True, height=1),
            Kind("heavy-smoke", "EOD 13", True, height=AGAINST_SIGHT),
            Kind("light-smoke", "EOD 13", False, 1, height=AGAINST_SIGHT),
            Kind("herd", "9", True, height=AGAINST_SIGHT),
        ]
        # EOD 11: ground as high as the higher end blocks where the ends differ; a wood right before the lower end
        # hides it if it is above its level.
        self.ground = Ground(grid.board, Manner(2, True, 1, "EOD 13", "EOD 11", "EOD 11"), kinds)
        self.level: list[int] = self.ground.levels
        self.terrain: list[int] = [0] * (grid.room + 1)
        """The kind of terrain under the dot of each hex (B2)."""
        self.walls: list[int] = [0] * (grid.room + 1)
        """A bit for each side of a hex with a wall on it."""
        self.road: list[int] = [0] * (grid.room + 1)
        """A bit for each direction a road leads from a hex."""
        self.rims: dict[int, int] = {}
        """A bit for each direction in which a hex of the rim leads off the map."""
        self.prices: dict[int, list[int]] = {}
        """What the ground adds to a step in each direction, once it has been looked for (`rules/moving.py`)."""
        self.steps: dict[int, list[int]] = {}
        """What such a step costs an unhit unit that faces so, likewise."""
        self.drives: dict[int, int] = {}
        """The directions of bonus moves from each hex, likewise."""
        self.covers: dict[int, list[int]] = {}
        """The covering hexes for units that go over the same ground, likewise (`ai/moving.py`)."""
        self.crossed: dict[int, int] = {}
        """The sides of a hex that a line from another comes through, likewise (`rules/defence.py`)."""
        self.sets: dict[int, list[int]] = {}
        """The hexes of masks that seldom change (`hexes_of`)."""
        self.table: SightTable | None = None
        self.clear: list[int] = []
        """For each hex the hexes it sees while nothing lies on the map, as bits."""
        self.seen: list[bytes] = []
        """The same as a 1 for each hex it sees."""
        self.fields: dict[int, bytes] = {}
        """What is seen before guns while nothing lies on the map, once it has been looked for (`rules/fire.py`)."""
        self.zones: dict[int, bytes] = {}
        """The fire zones of units with the markers they have, likewise."""
        self.lay = Veil([])
        """The markers that lay last, with what was seen through them."""

    def hexes_of(self, mask: int) -> list[int]:
        """The hexes of a mask, in their order, found once: for control markers, of which there are few sets. Nobody
        changes the list."""
        found = self.sets.get(mask)
        if found is None:
            found = self.sets[mask] = bits(mask)
        return found

    def stand(self, h: int) -> None:
        """Woods or a building stand in this hex."""
        self.ground.stands[h] = WOODS

    def put_wall(self, a: int, b: int) -> None:
        way = self.grid.board.direction(a, b)
        self.walls[a] |= 1 << way
        self.walls[b] |= 1 << (way + 3) % 6

    def put_road(self, a: int, b: int) -> None:
        way = self.grid.board.direction(a, b)
        self.road[a] |= 1 << way
        self.road[b] |= 1 << (way + 3) % 6

    def finish(self) -> None:
        """What stands where is known: who sees whom is worked out once."""
        self.table = SightTable(self.ground, self.level, self.level)
        for a in range(self.grid.room):
            mask, seen = 0, bytearray(self.grid.room)
            if self.grid.playable[a]:
                for b in range(self.grid.room):
                    if self.grid.playable[b] and (a == b or self.table.look(a, b) != BLOCKS):
                        mask |= 1 << b
                        seen[b] = 1
            self.clear.append(mask)
            self.seen.append(bytes(seen))
        for h in range(self.grid.room):
            off = sum([1 << way for way in range(6) if self.beside[h][way] < 0])
            if self.grid.playable[h] and off:
                self.rims[h] = off

    def direction(self, a: int, b: int) -> int:
        """The direction from a hex to its neighbour; -1 if it is none."""
        return self.grid.ways[a][b] - 1 if b >= 0 else -1

    def look(self, a: int, b: int, markers: list[int]) -> int:
        """HEROES EOD 6, EOD 11.1 and EOD 13.2: how many clouds of light smoke lie between two hexes, or BLOCKS; the
        same both ways.

        `markers` are what lies on the map: for each the hex times four, and its kind.
        """
        if not self.seen[a][b]:
            return BLOCKS
        return self.look_past(a, b, self.under(markers)) if markers else 0

    def look_past(self, a: int, b: int, veil: Veil) -> int:
        """The same where nothing printed is in the way."""
        haze = self.haze(a, veil)
        found = haze.clouds[b]
        if found == UNSEEN:
            found = haze.clouds[b] = self.clouds_between(a, b, haze, veil)
        return found

    def clouds_between(self, a: int, b: int, haze: Haze, veil: Veil) -> int:
        """The same as it is found."""
        bit = BITS[b]
        if haze.blocked & bit:
            return BLOCKS
        if haze.edges & bit:
            return self.look_through(a, b, veil)
        return 1 if haze.hazed & bit else 0

    def in_sight(self, a: int, hexes: int, markers: list[int]) -> int:
        """HEROES EOD 6: those of some hexes that a hex sees, as bits."""
        left = hexes & self.clear[a]
        if not markers or not left:
            return left
        veil = self.under(markers)
        haze = self.haze(a, veil)
        left &= ~haze.blocked
        for b in bits(left & haze.edges):
            if self.look_through(a, b, veil) == BLOCKS:
                left ^= 1 << b
        return left

    def through(self, a: int, seen: bytes, markers: list[int]) -> bytes:
        """HEROES EOD 6: of a table with a 1 for each of some hexes that a hex sees while nothing lies on the map
        those that it sees through markers."""
        if not markers:
            return seen
        veil = self.under(markers)
        haze = self.haze(a, veil)
        lost = [b for b in bits(haze.blocked & self.clear[a]) if seen[b]]
        lost += [b for b in bits(haze.edges & self.clear[a]) if seen[b] and self.look_through(a, b, veil) == BLOCKS]
        if not lost:
            return seen
        left = bytearray(seen)
        for b in lost:
            left[b] = 0
        return bytes(left)

    def under(self, markers: list[int]) -> Veil:
        """What was seen holds as long as the same markers lie."""
        veil = self.lay
        if markers is not veil.markers:
            if markers != veil.markers:
                veil = self.lay = Veil(markers)
            veil.markers = markers
        return veil

    def haze(self, a: int, veil: Veil) -> Haze:
        """What the markers do to the lines from a hex; found once."""
        found = veil.hazes.get(a)
        if found is None:
            found = veil.hazes[a] = Haze(self.grid.lines_from(a), veil.markers)
        return found

    def fields_under(self, markers: list[int]) -> dict[int, bytes]:
        """What was seen before guns through these markers."""
        return self.under(markers).fields if markers else self.fields

    def zones_under(self, markers: list[int]) -> dict[int, bytes]:
        """What guns of units with the markers they have can fire at through them."""
        return self.under(markers).zones if markers else self.zones

    def look_through(self, a: int, b: int, veil: Veil) -> int:
        """The clouds between two hexes of which nothing printed is in the way, or BLOCKS; looked for once."""
        pair = a * 512 + b if a < b else b * 512 + a
        seen = veil.seen.get(pair)
        if seen is None:
            assert self.table is not None
            seen = veil.seen[pair] = self.table.look_through(a, b, self.lying(veil.markers))
        return seen

    def lying(self, markers: list[int]) -> Markers:
        return Markers([m // 4 for m in markers], [m % 4 for m in markers])

    def trace(self, a: int, b: int, markers: list[int]) -> Sight:
        """The same line with what is in its way, where, and by which section."""
        if a == b:
            return Sight()
        return sight(self.ground, a, b, self.level[a], self.level[b], self.lying(markers) if markers else None)

    def arc(self, h: int, facing: int, wide: bool) -> int:
        """EOD 5: the hexes in front of a unit, as bits."""
        return (self.grid.arcs_wide if wide else self.grid.arcs)[h][facing]

    def facings(self, h: int, wide: bool) -> bytes:
        """EOD 5: for each hex the facings that have it in front of a unit here, a bit for each."""
        return (self.grid.fronts_wide if wide else self.grid.fronts)[h]

    def in_front(self, h: int, facing: int, b: int, wide: bool) -> bool:
        """EOD 5: whether a hex lies in front of a unit."""
        return (self.grid.fronts_wide if wide else self.grid.fronts)[h][b] >> facing & 1 == 1

    def wall_between(self, a: int, b: int) -> bool:
        """EOD 5: whether the side between two neighbours has a wall."""
        way = self.direction(a, b)
        return way >= 0 and self.walls[a] >> way & 1 == 1

    def road_between(self, a: int, b: int) -> bool:
        way = self.direction(a, b)
        return way >= 0 and self.road[a] >> way & 1 == 1
