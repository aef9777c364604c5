"""A board: terrain, levels, walls and roads of its hexes, and who can see whom (EOD 4 to 6, 11).

All boards are printed alike, so hexes have the same numbers on each: the geometry is one for all, and only what
stands on it differs. Half hexes at the rim are never entered.
"""

from __future__ import annotations

from typing import Final

from grognard.geometry.ground import BLOCKS, Ground, Kind, Manner
from grognard.geometry.hexboards import Atlas, Board, Placed, Sheet
from grognard.geometry.hexes import INSIDE, OUTSIDE, arc
from grognard.geometry.hexlines import meets
from grognard.geometry.sights import Markers, Sight, sight
from grognard.geometry.sighttables import SightTable

COLUMNS: Final = 19
FRONT: Final = 3
"""Twelfths of a turn to either side of a facing that are in front (EOD 5)."""
FAR: Final = 99

# What can stand in a hex, to a line of sight.
WOODS: Final = 0
"""Woods and buildings: a level high."""
HEAVY_SMOKE: Final = 1
LIGHT_SMOKE: Final = 2
HERD: Final = 3
"""Cattle and refugees (9)."""
AGAINST_SIGHT: Final = 9
"""So high that it stops a line at every level."""


def sheet() -> Sheet:
    """Rows A to L from the north, columns 01 to 19 from the west; even columns lie half a hex lower."""
    return Sheet(COLUMNS, (1, 13), (1, 12), second_lower=True, halves=True, letters_down=True)


def bits(mask: int) -> list[int]:
    """The hexes of a mask, in their order.

    >>> bits(0b100101)
    [0, 2, 5]
    """
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class Grid:
    """The hexes of every board: neighbours, distances and arcs, made once."""

    __slots__ = ("arcs", "arcs_wide", "around", "beside", "board", "far", "names", "playable", "room")

    def __init__(self) -> None:
        self.board = Board(Atlas({"": sheet()}), [Placed("")])
        self.names: list[str] = self.board.atlas.names
        self.room: int = len(self.names)
        self.playable: list[bool] = [not self.board.half[h] for h in range(self.room)]
        self.beside: list[list[int]] = [
            [n if n >= 0 and self.playable[n] else -1 for n in self.board.beside[h]] for h in range(self.room)
        ]
        """The neighbour in each direction that can be entered, or -1."""
        self.around: list[int] = [sum([1 << n for n in near if n >= 0]) for near in self.beside]
        """The same as bits."""
        self.far: list[list[int]] = [
            [self.board.distance(a, b) for b in range(self.room)] for a in range(self.room)
        ]
        self.arcs: list[list[int]] = [[0] * 6 for _ in range(self.room)]
        """For each hex and facing the hexes in front, as bits; what lies on the dividing line is outside (R47)."""
        self.arcs_wide: list[list[int]] = [[0] * 6 for _ in range(self.room)]
        """The other reading: the line belongs to the front."""
        self.find_arcs()

    def find_arcs(self) -> None:
        """Which facings have an offset in front is asked once for each offset."""
        places = [(h, self.board.q[h], self.board.v[h]) for h in range(self.room) if self.playable[h]]
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


class Veil:
    """What lies on a map, and what was seen through it, as far as somebody looked. Several matches look at a map at
    the same time, each with markers of its own."""

    __slots__ = ("hexes", "markers", "seen")

    def __init__(self, markers: list[int]) -> None:
        self.markers = markers
        self.seen: dict[int, int] = {}
        """The clouds between two hexes."""
        self.hexes: dict[int, int] = {}
        """The hexes to which lines from each hex meet a marker."""


class Map:
    """One board, as it is printed. It never changes; smoke and herds lie on top of it."""

    __slots__ = (
        "backs", "beside", "clear", "covers", "far", "grid", "ground", "key", "lay", "level", "prices", "rims",
        "road", "table", "terrain", "walls",
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
        self.backs: dict[int, int] = {}
        """What lies behind a hex as another sees it, by both, once it has been looked for."""
        self.prices: dict[int, list[int]] = {}
        """What the ground adds to a step in each direction, once it has been looked for (`rules/moving.py`)."""
        self.covers: dict[int, list[int]] = {}
        """The covering hexes for units of a type, likewise (`ai/moving.py`)."""
        self.table: SightTable | None = None
        self.clear: list[int] = []
        """For each hex the hexes it sees while nothing lies on the map, as bits."""
        self.lay = Veil([])
        """The markers that lay last, with what was seen through them."""

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
            mask = 0
            if self.grid.playable[a]:
                for b in range(self.grid.room):
                    if self.grid.playable[b] and (a == b or self.table.look(a, b) != BLOCKS):
                        mask |= 1 << b
            self.clear.append(mask)
        for h in range(self.grid.room):
            off = sum([1 << way for way in range(6) if self.beside[h][way] < 0])
            if self.grid.playable[h] and off:
                self.rims[h] = off

    def direction(self, a: int, b: int) -> int:
        """The direction from a hex to its neighbour; -1 if it is none."""
        return self.grid.board.direction(a, b)

    def look(self, a: int, b: int, markers: list[int]) -> int:
        """HEROES EOD 6, EOD 11.1 and EOD 13.2: how many clouds of light smoke lie between two hexes, or BLOCKS; the
        same both ways.

        `markers` are what lies on the map: for each the hex times four, and its kind.
        """
        if not self.clear[a] >> b & 1:
            return BLOCKS
        if not markers:
            return 0
        veil = self.under(markers)
        return self.look_through(a, b, veil) if self.veiled(a, veil) >> b & 1 else 0

    def in_sight(self, a: int, hexes: int, markers: list[int]) -> int:
        """HEROES EOD 6: those of some hexes that a hex sees, as bits."""
        left = hexes & self.clear[a]
        if not markers or not left:
            return left
        veil = self.under(markers)
        for b in bits(left & self.veiled(a, veil)):
            if self.look_through(a, b, veil) == BLOCKS:
                left ^= 1 << b
        return left

    def under(self, markers: list[int]) -> Veil:
        """What was seen holds as long as the same markers lie."""
        veil = self.lay
        if markers is not veil.markers and markers != veil.markers:
            veil = self.lay = Veil(markers)
        return veil

    def veiled(self, a: int, veil: Veil) -> int:
        """The hexes to which a line from this one meets a marker, as bits; to all others it is as without them."""
        found = veil.hexes.get(a, -1)
        if found < 0:
            found = 0
            for marker in veil.markers:
                found |= self.behind(a, marker // 4)
            veil.hexes[a] = found
        return found

    def behind(self, a: int, h: int) -> int:
        """The hexes in sight of one to which the line meets another, its rim included, as bits; found once. None of
        them is nearer by more than a hex."""
        key = a * 512 + h
        found = self.backs.get(key, -1)
        if found < 0:
            found = 0
            q, v, far = self.grid.board.q, self.grid.board.v, self.far[a]
            for b in bits(self.clear[a]):
                if far[b] >= far[h] - 1 and meets(q[b] - q[a], v[b] - v[a], q[h] - q[a], v[h] - v[a]):
                    found |= 1 << b
            self.backs[key] = found
        return found

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

    def wall_between(self, a: int, b: int) -> bool:
        """EOD 5: whether the side between two neighbours has a wall."""
        way = self.direction(a, b)
        return way >= 0 and self.walls[a] >> way & 1 == 1

    def road_between(self, a: int, b: int) -> bool:
        way = self.direction(a, b)
        return way >= 0 and self.road[a] >> way & 1 == 1
