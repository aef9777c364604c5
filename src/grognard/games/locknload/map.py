"""The map of a scenario: boards joined, what stands on them, and who can see whom (10.0 to 10.3).

A location is a hex, the upper floor of a tall building (10.2), or the inside of a bunker (21.1): the number of its
hex, and as many times the number of all hexes more as its storey says.
"""

from __future__ import annotations

from typing import Final

from grognard.engine.problem import Problem
from grognard.games.locknload.boards import BUILDINGS, SIDES, Boards
from grognard.geometry.ground import BLOCKS, Ground, Kind, Manner
from grognard.geometry.hexboards import Board, Placed
from grognard.geometry.sights import Bar, Markers, Sight, blind, sight
from grognard.geometry.sighttables import SightTable

UPSTAIRS: Final = 1
INSIDE: Final = 2
STOREYS: Final = 3
UP: Final = 2
"""Levels from the ground to the upper floor (10.2)."""
DEGRADES: Final = "degrading"
BLOCKING: Final = "blocking"
TALL: Final = "tall-building"
SMOKE: Final = "smoke"
MOST_DEGRADING: Final = 2
"""10.1, 10.3: a line through more hexes of degrading terrain than this is blocked."""
NOBODY: Final = -1
LOCATIONS: Final = 1 << 16
"""More than there are locations."""
MOST_VEILS: Final = 1 << 14
"""So many lines through smoke are kept; then all are forgotten."""


def kinds(classes: dict[str, str], inset: dict[str, int], heights: dict[str, int]) -> list[Kind]:
    """10.3, 10.2, 7.0: what stands in hexes and on hexsides, from the classes of the terrain chart."""
    found = []
    for terrain, wide in inset.items():
        blocks = classes[terrain] == BLOCKING
        degrades = int(classes[terrain] == DEGRADES)
        found.append(Kind(terrain, "10.3", blocks, degrades, height=heights.get(terrain, 0), inset=wide))
    found.append(Kind(TALL, "10.3", True, height=UP, inset=inset[BUILDINGS["stone"]]))
    for side in SIDES:  # 10.3h speaks of hexes: no shadow falls from a hexside
        found.append(Kind(side, "10.3", classes[side] == BLOCKING, int(classes[side] == DEGRADES), shades=False))
    found.append(Kind(SMOKE, "7.0", True))
    return found


class Map:
    """What a scenario is played on. It never changes in a match; smoke lies on top of it.

    `one_storey`: no building of this scenario is tall. `hills`: the other reading of R43, by which only what stands
    on level 1 or 2 throws a shadow. `heights`: terrain whose top rises above the level of its ground.
    """

    __slots__ = (
        "around", "board", "clouds", "doors", "floors", "ground", "house", "indoors", "lanes", "levels", "number",
        "outdoors", "road", "room", "rows", "smoke", "storey_up", "tables", "tall", "terrain", "veils",
    )  # fmt: skip

    def __init__(
        self,
        boards: Boards,
        placed: list[Placed],
        classes: dict[str, str],
        one_storey: bool = False,
        hills: bool = False,
        heights: dict[str, int] | None = None,
    ) -> None:
        self.board = Board(boards.atlas, placed)
        self.room: int = len(boards.atlas.names)
        self.indoors: int = INSIDE * self.room
        """From this number on locations are the insides of bunkers."""
        known = kinds(classes, boards.legend.inset, heights or {})
        self.number: dict[str, int] = {kind.name: n for n, kind in enumerate(known)}
        manner = Manner(MOST_DEGRADING + 1, False, 0, "10.3", "10.3", "10.3", shadow_from=1 if hills else 0)
        self.ground = Ground(self.board, manner, known)
        self.terrain: list[str] = [""] * (self.room + 1)
        self.house: list[int] = [NOBODY] * (self.room + 1)
        """The building of a hex, counted over all boards."""
        self.tall: list[bool] = [False] * (self.room + 1)
        self.road: list[int] = [0] * (self.room + 1)
        """A bit for each direction a road leads from a hex."""
        for one in placed:
            self.lay(boards, one.prefix, one_storey)
        for one in placed:
            self.raise_sides(boards, one.prefix)
            self.join(boards, one.prefix)
        self.smoke: int = self.number[SMOKE]
        self.levels: list[int] = self.ground.levels
        self.storey_up: list[int] = [self.levels[h] + UP if self.tall[h] else NOBODY for h in range(self.room + 1)]
        """The level of the upper floor of a hex, where there is one."""
        self.floors: list[int] = [
            place for h in self.board.hexes for place in (h, self.upstairs(h)) if place != NOBODY
        ]
        """All hexes and upper floors."""
        self.tables: dict[int, SightTable] = {}
        self.rows: list[bytes] = [b""] * (STOREYS * self.room)
        self.around: list[list[int]] = [self.next_door(at) for at in range(STOREYS * self.room)]
        """The locations next to each, and those of them that are no inside of a bunker; and whether one is."""
        self.outdoors: list[list[int]] = [self.in_the_open(around) for around in self.around]
        self.doors: list[frozenset[int]] = [frozenset(around) for around in self.around]
        self.clouds: tuple[list[int], int] = ([], 0)
        """The smoke that lay last: its hexes, and their cells as a mask. One value: several matches look at a map
        at the same time."""
        self.lanes: dict[int, int] = {}
        self.veils: dict[tuple[int, int], int] = {}
        """What lies between two locations, and what was seen through smoke there, as far as somebody looked."""

    # -- what stands where --------------------------------------------------------------------------

    def lay(self, boards: Boards, prefix: str, one_storey: bool) -> None:
        """The hexes of one board: terrain, levels, buildings."""
        printed = boards.printed[prefix]
        first = 1 + max(self.house)
        for name, terrain in printed.terrain.items():
            h = self.board.find(prefix + name)
            if self.terrain[h] not in ("", terrain):
                file, where = f"boards/{prefix}.yaml", prefix + name
                raise Problem("locknload-board-ground", file=file, field="rows", hex=where, terrain=terrain)
            self.terrain[h] = terrain
            self.ground.levels[h] = printed.levels.get(name, 0)
            if name in printed.house:
                number = printed.house[name]
                house = printed.file.buildings[number]
                self.house[h] = first + number
                self.tall[h] = not one_storey and house.kind == "stone" and len(house.hexes) >= boards.legend.tall
            if terrain in boards.legend.inset:
                self.ground.stands[h] = self.number[TALL if self.tall[h] else terrain]

    def raise_sides(self, boards: Boards, prefix: str) -> None:
        """Hexsides, roads, and what sticks out of its hex."""
        printed, find = boards.printed[prefix].file, self.board.find
        for kind, pairs in printed.sides.items():
            for pair in pairs:
                a, _, b = pair.partition("/")
                self.ground.put_side(find(prefix + a), find(prefix + b), self.number[kind])
        for road in printed.roads:
            for a, b in zip(road, road[1:], strict=False):
                one, other = find(prefix + a), find(prefix + b)
                self.road[one] |= 1 << self.board.direction(one, other)
                self.road[other] |= 1 << self.board.direction(other, one)
        for piece in printed.spill:
            self.ground.spill(find(prefix + piece.start), find(prefix + piece.into), piece.reach)

    def join(self, boards: Boards, prefix: str) -> None:
        """Silhouettes of neighbours of one terrain are one; of buildings, those of the same. Boards that are put
        together change nothing that is printed on them."""
        stands = self.ground.stands
        here = [self.board.find(prefix + name) for name in boards.printed[prefix].terrain]
        for h in here:
            for other in self.board.beside[h]:
                alike = other > h and other in here and stands[h] == stands[other] >= 0
                if alike and self.house[h] == self.house[other]:
                    self.ground.join(h, other)

    # -- locations ----------------------------------------------------------------------------------

    def hex_of(self, location: int) -> int:
        return location % self.room

    def storey(self, location: int) -> int:
        return location // self.room

    def upstairs(self, h: int) -> int:
        """The upper floor of a hex; NOBODY where there is none."""
        return h + UPSTAIRS * self.room if self.tall[h] else NOBODY

    def inside(self, h: int) -> int:
        return h + INSIDE * self.room

    def level(self, location: int) -> int:
        """10.2: one storey is at the level of its ground, the upper floor two above it."""
        h = self.hex_of(location)
        return self.storey_up[h] if self.storey(location) == UPSTAIRS else self.levels[h]

    def next_door(self, location: int) -> list[int]:
        """2.0, 6.0, 10.2: the next hexes on the same floor, and the other storeys of the same hex."""
        h, storey = self.hex_of(location), self.storey(location)
        found = [h + other * self.room for other in range(STOREYS) if other != storey]
        for other in self.board.beside[h]:
            if other >= 0:
                floors = [UPSTAIRS] if storey == UPSTAIRS else [0, INSIDE]
                found += [other + floor * self.room for floor in floors]
        return found

    def in_the_open(self, places: list[int]) -> list[int]:
        """Those of some locations that are on the ground, or on an upper floor."""
        return [at for at in places if at < self.room or (at < self.indoors and self.tall[at - self.room])]

    def adjacent(self, a: int, b: int) -> bool:
        """2.0, 6.0, 10.2: the next hex on the same floor, or another storey of the same hex."""
        return b in self.doors[a]

    # -- sight ----------------------------------------------------------------------------------------

    def apart(self, a: int, b: int) -> bool:
        """R45: two hexes of one building do not see each other from floor to floor."""
        one, other = self.hex_of(a), self.hex_of(b)
        floors = (self.storey(a) == UPSTAIRS) != (self.storey(b) == UPSTAIRS)
        return floors and one != other and self.tall[one] and self.house[one] == self.house[other]

    def look(self, a: int, b: int, smoke: list[int]) -> int:
        """10.0, 10.3: how many hexes degrade the line between two locations, or BLOCKS; the same both ways."""
        over = (self.rows[a] or self.make_row(a))[b]
        return self.through(a, b, smoke) if smoke and over != BLOCKS else over

    def through(self, a: int, b: int, smoke: list[int]) -> int:
        """The same of a line that is free over the ground, with this smoke on it."""
        fog = self.lane(a, b) & self.cells_of(smoke)
        return self.follow(a, b, fog, smoke) if fog else (self.rows[a] or self.make_row(a))[b]

    def cells_of(self, smoke: list[int]) -> int:
        """The cells of the board this smoke lies on, as a mask; kept until other smoke is asked for."""
        hexes, cells = self.clouds
        if smoke != hexes:
            cells = 0
            for h in smoke:
                cells |= 1 << self.board.cell[h]
            self.clouds = (smoke[:], cells)
        return cells

    def lane(self, a: int, b: int) -> int:
        """The cells of the board between two locations, as a mask; found once."""
        key = a * LOCATIONS + b
        found = self.lanes.get(key)
        if found is None:
            found = self.lanes[key] = self.board.between(self.hex_of(a), self.hex_of(b))
        return found

    def markers(self, smoke: list[int]) -> Markers:
        return Markers(smoke, [self.smoke] * len(smoke))

    def follow(self, a: int, b: int, fog: int, smoke: list[int]) -> int:
        """The line between two locations through this smoke, of which these cells are on it; kept."""
        key = (a * LOCATIONS + b if a < b else b * LOCATIONS + a, fog)
        seen = self.veils.get(key)
        if seen is None:
            table = self.table(self.storey(a) == UPSTAIRS, self.storey(b) == UPSTAIRS)
            seen = table.look_through(self.hex_of(a), self.hex_of(b), self.markers(smoke))
            if len(self.veils) >= MOST_VEILS:
                self.veils.clear()
            self.veils[key] = seen
        return seen

    def make_row(self, a: int) -> bytes:
        """What is seen from a location over the ground alone: a byte for every other."""
        made = bytearray([BLOCKS]) * (STOREYS * self.room)
        one, up = self.hex_of(a), self.storey(a) == UPSTAIRS
        ground = self.table(up, False)
        for h in self.board.hexes:
            if self.tall[h]:
                made[h], made[self.upstairs(h)] = self.over_ground(a, h), self.over_ground(a, self.upstairs(h))
            else:
                made[h] = ground.look(one, h) if h != one else 0
            made[self.inside(h)] = made[h]
        self.rows[a] = bytes(made)
        return self.rows[a]

    def over_ground(self, a: int, b: int) -> int:
        one, other = self.hex_of(a), self.hex_of(b)
        if one == other:
            return 0
        if self.apart(a, b):
            return BLOCKS
        return self.table(self.storey(a) == UPSTAIRS, self.storey(b) == UPSTAIRS).look(one, other)

    def table(self, up_here: bool, up_there: bool) -> SightTable:
        """Sight from all grounds or upper floors to all others, made when it is first asked for."""
        key = 2 * up_here + up_there
        found = self.tables.get(key)
        if found is None:
            eyes = self.storey_up if up_here else self.levels
            others = self.storey_up if up_there else self.levels
            found = self.tables[key] = SightTable(self.ground, eyes, others)
        return found

    def trace(self, a: int, b: int, smoke: list[int]) -> Sight:
        """The same line with what was counted, and what is first in its way, where and by which section."""
        one, other = self.hex_of(a), self.hex_of(b)
        if one == other:
            return Sight()
        if self.apart(a, b):
            seen = blind()
            seen.bar = Bar(TALL, BLOCKS, "10.2", one, other)
            return seen
        markers = self.markers(smoke) if smoke else None
        return sight(self.ground, one, other, self.level(a), self.level(b), markers)
