"""The boards as they are printed: files read and checked once, every mistake of a file at once."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Annotated, Final

import msgspec

from grognard.engine.content import Mistakes, Shown, in_all_languages, read_as_far, read_content
from grognard.engine.problem import Problem, likely
from grognard.games.locknload.records import Text
from grognard.geometry.ground import WHOLE_HEX
from grognard.geometry.hexboards import Atlas, Board, Placed, Sheet
from grognard.text import LANGUAGES

FOLDER: Final = "grognard.games.locknload.normandy"
PLACE: Final = "boards"
LEGEND: Final = "legend.yaml"
SIDES: Final = ("wall", "hedge", "bocage")
BUILDINGS: Final = {"wood": "wood-building", "stone": "stone-building"}
OPEN_ROAD: Final = ("clear", "bridge")
BLANKS: Final = {
    "source": "original",
    "name": dict.fromkeys(LANGUAGES, "…"),
    "roads": [],
    "buildings": [],
    "sides": {},
}
"""What stands for spoilt fields of a board, so that the rest of it can be looked at."""
WHOLE: Final = ("rows", "levels")
"""What too much of the rest depends on."""


class Legend(msgspec.Struct, forbid_unknown_fields=True):
    """How all boards are written."""

    source: Text
    columns: int
    first: tuple[int, int]
    second: tuple[int, int]
    letters: dict[str, str]
    inset: dict[str, Annotated[int, msgspec.Meta(ge=1, le=WHOLE_HEX)]]
    tall: int
    """So many hexes make a stone building one of two floors (10.2)."""


class House(msgspec.Struct, forbid_unknown_fields=True):
    name: Shown
    kind: str
    hexes: list[str]


class SpillRecord(msgspec.Struct, forbid_unknown_fields=True, rename={"start": "from"}):
    """A piece of silhouette that sticks out of one hex into the next (10.0)."""

    start: str
    into: str
    reach: int


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    """One board: a row of letters for each number, roads as chains of hexes, hexsides as pairs."""

    source: Text
    name: Shown
    rows: list[str]
    roads: list[Annotated[list[str], msgspec.Meta(min_length=2)]]
    buildings: list[House]
    sides: dict[str, list[str]]
    levels: list[str] = []
    spill: list[SpillRecord] = []


class Printed:
    """A board that was read and found right. Hexes go by their names without the number of the board."""

    def __init__(self, number: str, file: BoardFile, legend: Legend, spoilt: Mistakes | None = None) -> None:
        self.number = number
        self.file = file
        self.legend = legend
        self.sheet = Sheet(legend.columns, legend.first, legend.second, second_lower=False, halves=True)
        self.plain = Board(Atlas({"": self.sheet}), [Placed()])
        self.mistakes = Mistakes(file_of(number))
        self.check_words("name", file.name)
        letters = self.drawn("rows", file.rows, "".join(legend.letters))
        self.terrain = {h: legend.letters[letter] for h, letter in letters.items()}
        """The terrain of every hex (1.4, 10.4: what lies round its centre)."""
        levels = self.drawn("levels", file.levels, "012") if file.levels else {}
        self.levels = {h: int(digit) for h, digit in levels.items()}
        self.house = self.houses()
        self.check_levels()
        self.check_roads()
        self.check_sides()
        self.check_spill()
        if spoilt is not None:
            spoilt.take(self.mistakes)
            spoilt.tell()
        self.mistakes.tell()

    # -- the picture of letters ---------------------------------------------------------------------

    def drawn(self, field: str, rows: list[str], allowed: str) -> dict[str, str]:
        """A character for every hex."""
        found: dict[str, str] = {}
        wanted = self.legend.first[1] + 1
        if len(rows) != wanted:
            self.mistakes.add("locknload-board-count", field, found=len(rows), wanted=wanted)
        for column, number in self.sheet.hexes():
            name, row = self.sheet.address(column, number), rows[number] if number < len(rows) else ""
            letter = row[column] if column < len(row) else ""
            if letter and letter in allowed:
                found[name] = letter
            elif letter:
                self.mistakes.known(letter, list(allowed), f"{field} {name}")
        for number, row in enumerate(rows):
            if len(row) != self.sheet.columns:
                self.mistakes.add(
                    "locknload-board-count", f"{field} {number}", found=len(row), wanted=self.sheet.columns
                )
        return found

    def known(self, field: str, name: str) -> bool:
        """Whether there is such a hex; else that is a mistake."""
        if name not in self.plain.ids:
            self.mistakes.add("locknload-board-no-hex", field, hex=name, near=likely(name, self.plain.ids))
        return name in self.terrain

    def touch(self, field: str, a: str, b: str) -> bool:
        """Whether two hexes are neighbours; else that is a mistake."""
        if not (self.known(field, a) and self.known(field, b)):
            return False
        near = self.plain.distance(self.plain.ids[a], self.plain.ids[b]) == 1
        if not near:
            self.mistakes.add("locknload-board-apart", field, a=a, b=b)
        return near

    # -- what has to fit together -------------------------------------------------------------------

    def check_words(self, field: str, words: Shown) -> None:
        if not in_all_languages(words):
            self.mistakes.add("locknload-content-languages", field, languages=", ".join(LANGUAGES))

    def houses(self) -> dict[str, int]:
        """The building of each hex that has one: in one piece, of its own kind, and every such hex in one."""
        owner: dict[str, int] = {}
        for number, house in enumerate(self.file.buildings):
            field = f"buildings {house.name.get('en') or number + 1}"
            self.check_words(f"{field} name", house.name)
            if not self.mistakes.known(house.kind, BUILDINGS, field):
                continue
            for h in house.hexes:
                if not self.known(field, h):
                    continue
                if self.terrain[h] != BUILDINGS[house.kind]:
                    self.mistakes.add("locknload-board-ground", field, hex=h, terrain=self.terrain[h])
                if h in owner:
                    self.mistakes.add("locknload-board-twice", field, what=h)
                owner[h] = number
            self.check_whole(field, [self.plain.ids[h] for h in house.hexes if h in self.terrain])
        for h, terrain in self.terrain.items():
            if terrain in BUILDINGS.values() and h not in owner:
                self.mistakes.add("locknload-board-houseless", "buildings", hex=h)
        return owner

    def check_whole(self, field: str, hexes: list[int]) -> None:
        reached = hexes[:1]
        for h in reached:
            reached += [other for other in self.plain.beside[h] if other in hexes and other not in reached]
        for h in hexes:
            if h not in reached:
                self.mistakes.add("locknload-board-pieces", field, hex=self.plain.names[h][0])

    def check_levels(self) -> None:
        """10.2: hills rise one level at a time."""
        for h, level in self.levels.items():
            for other in self.plain.beside[self.plain.ids[h]]:
                name = self.plain.names[other][0] if other >= 0 else ""
                if name > h and abs(self.levels.get(name, level) - level) > 1:
                    self.mistakes.add("locknload-board-steep", "levels", a=h, b=name)

    def check_roads(self) -> None:
        for number, road in enumerate(self.file.roads, 1):
            field = f"roads {number}"
            for a, b in zip(road, road[1:], strict=False):
                self.touch(field, a, b)
            for h in road:
                if h in self.terrain and self.terrain[h] not in OPEN_ROAD:
                    self.mistakes.add("locknload-board-ground", field, hex=h, terrain=self.terrain[h])

    def check_sides(self) -> None:
        """Each hexside once, and no road across it."""
        roads = {frozenset(pair) for road in self.file.roads for pair in zip(road, road[1:], strict=False)}
        seen: set[frozenset[str]] = set()
        for kind, pairs in self.file.sides.items():
            self.mistakes.known(kind, SIDES, "sides")
            for pair in pairs:
                field, (a, _, b) = f"sides {kind} {pair}", pair.partition("/")
                both = frozenset((a, b))
                if not self.touch(field, a, b):
                    continue
                if both in seen or both in roads:
                    self.mistakes.add("locknload-board-twice", field, what=pair)
                seen.add(both)

    def check_spill(self) -> None:
        for piece in self.file.spill:
            field = f"spill {piece.start}"
            if not self.touch(field, piece.start, piece.into):
                continue
            if self.terrain[piece.start] not in self.legend.inset:
                terrain = self.terrain[piece.start]
                self.mistakes.add("locknload-board-ground", field, hex=piece.start, terrain=terrain)
            if not 0 < piece.reach <= WHOLE_HEX:
                self.mistakes.add("locknload-board-reach", field, reach=piece.reach, most=WHOLE_HEX)


def file_of(number: str) -> str:
    return f"{PLACE}/{number}.yaml"


def numbers() -> list[str]:
    """The boards that are there, each by the number it is called. One that is added stands behind the others, whose
    hexes keep their numbers."""
    found: list[str] = []
    for entry in resources.files(FOLDER).joinpath(PLACE).iterdir():
        if entry.name != LEGEND and entry.name.endswith(".yaml"):
            found.append(entry.name.removesuffix(".yaml"))
            if re.fullmatch("[1-9][0-9]*", found[-1]) is None:
                raise Problem("locknload-board-number", file=f"{PLACE}/{entry.name}")
    return sorted(found, key=int)


def read_board(number: str, legend: Legend) -> Printed:
    """One board, refused with all that is wrong in its file."""
    file, spoilt = read_as_far(FOLDER, file_of(number), BoardFile, BLANKS, WHOLE)
    if file is None:
        spoilt.tell()
    assert file is not None
    return Printed(number, file, legend, spoilt)


class Boards:
    """All boards of the game, their hexes numbered once."""

    def __init__(self) -> None:
        self.legend = read_content(FOLDER, f"{PLACE}/{LEGEND}", Legend)
        self.printed: dict[str, Printed] = {number: read_board(number, self.legend) for number in numbers()}
        self.atlas = Atlas({number: board.sheet for number, board in self.printed.items()})
        self.terrain: list[str] = [""] * len(self.atlas.names)
        for n, board in self.printed.items():
            for h, terrain in board.terrain.items():
                self.terrain[self.atlas.ids[n + h]] = terrain


boards = cache(Boards)
