"""What the files say, all together, and which hexes of a map they mean."""

from __future__ import annotations

from typing import Any, get_args

from grognard.games.locknload.records import (
    BoardAt,
    Card,
    CardsFile,
    CountersFile,
    Kind,
    Rim,
    Scenario,
    Side,
    TablesFile,
    TerrainFile,
    WeaponsFile,
    Zone,
)
from grognard.geometry.hexboards import Atlas, Board, Placed

SIDES: list[Side] = list(get_args(Side))
KINDS: list[Kind] = list(get_args(Kind))
MMC: list[Kind] = ["squad", "half", "crew", "team"]
SMC = [kind for kind in KINDS if kind not in MMC]


class Content:
    """Everything the files say, and what follows from it at once."""

    def __init__(
        self,
        terrain: TerrainFile,
        counters: CountersFile,
        weapons: WeaponsFile,
        tables: TablesFile,
        cards: CardsFile,
        scenarios: dict[str, Scenario],
    ) -> None:
        self.terrain = terrain
        self.forces = counters.forces
        self.counters = counters.counters
        self.weapons = weapons
        self.tables = tables
        self.cards = cards.cards
        self.scenarios = scenarios

    def classes(self) -> dict[str, str]:
        """10.3: what each terrain and hexside is to a line of sight."""
        hexes = {key: row.sight for key, row in self.terrain.hexes.items()}
        return {**hexes, **{key: row.sight for key, row in self.terrain.sides.items()}}

    def heights(self) -> dict[str, int]:
        """10.3: how many levels a terrain rises above its ground."""
        return {key: row.height for key, row in self.terrain.hexes.items()}

    def side_of(self, counter: str) -> Side:
        return self.forces[self.counters[counter].force[0]].side

    def nation_of(self, counter: str) -> str:
        return self.forces[self.counters[counter].force[0]].nation

    def bearers(self, card: Card) -> list[Kind]:
        """12.0: the kinds of units a card is for."""
        return self.kinds(card.bearers)

    def kinds(self, words: list[Any]) -> list[Kind]:
        """Kinds of units, with the words for several of them spelled out."""
        found = {
            "any": KINDS,
            "smc": SMC,
            "carrier": [kind for kind in KINDS if self.weapons.carriers[kind].carries],
        }
        return [kind for kind in KINDS if any(kind in found.get(word, [word]) for word in words)]

    def hexes(self, zone: Zone, board: Board, terrain: list[str]) -> list[int]:
        """The hexes of a zone that men on foot can be in, in the order of their numbers."""
        names = set(zone.hexes)
        centre = board.find(zone.of) if zone.of else -1
        found: list[int] = []
        for h in board.hexes:
            row = self.terrain.hexes[terrain[h]]
            if (
                row.cost is not None
                and (not names or names.intersection(board.names[h]))
                and (zone.within is None or board.distance(centre, h) <= zone.within)
                and (zone.columns is None or in_columns(zone, board, h))
                and (not zone.terrain or terrain[h] in zone.terrain)
            ):
                found.append(h)
        return found


def in_columns(zone: Zone, board: Board, h: int) -> bool:
    """Whether one of the names of a hex is in the columns of the zone's board."""
    assert zone.columns is not None
    first = board.atlas.first
    prefix = zone.board or next(p for p in first if board.atlas.names[first[p]] in board.ids)
    letters = columns(board.atlas, prefix)
    low, high = letters.index(zone.columns[0]), letters.index(zone.columns[1])
    words = [name.removeprefix(prefix).rstrip("0123456789") for name in board.names[h] if name.startswith(prefix)]
    return any(word in letters and low <= letters.index(word) <= high for word in words)


def columns(atlas: Atlas, prefix: str) -> list[str]:
    """The letters of a board's columns, from west to east as printed."""
    sheet = atlas.sheets[prefix]
    return [sheet.address(column, 1).rstrip("0123456789") for column in range(sheet.columns)]


def placed(boards: list[BoardAt], atlas: Atlas) -> list[Placed]:
    """Where the boards of a scenario lie: joined on their half hexes."""
    found: list[Placed] = []
    for one in boards:
        sheet = atlas.sheets[one.board]
        wide, high = sheet.columns - 1, sheet.first[1] - sheet.first[0]
        found.append(Placed(one.board, one.at[0] * wide, one.at[1] * high, one.turned))
    return found


def on_rim(board: Board, h: int, rim: Rim) -> bool:
    """Whether a hex lies on that rim of the map: north and south are ragged by half a hex."""
    if rim in ("west", "east"):
        return board.q[h] == (board.west if rim == "west" else board.east)
    return board.v[h] <= board.north + 1 if rim == "north" else board.v[h] >= board.south - 1
