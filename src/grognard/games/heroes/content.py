"""Everything the content files say, read and checked once; and missions and decks from anywhere else."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from grognard.engine.problem import Problem
from grognard.games import OWN, own_name
from grognard.games.heroes import boards, decks, missions
from grognard.games.heroes.decks import PrivateDeck, card_numbers
from grognard.games.heroes.records.base import Fort
from grognard.games.heroes.records.campaigns import Campaign, CampaignsFile
from grognard.games.heroes.records.missions import Mission
from grognard.games.heroes.records.orders import Card, Deck, Difficulty, OrdersFile
from grognard.games.heroes.records.printed import (
    Action,
    ActionsFile,
    BoardFile,
    Counter,
    CountersFile,
    FortRow,
    FortsFile,
    Hit,
    HitsFile,
    TerrainFile,
)
from grognard.games.heroes.records.tables import TablesFile
from grognard.games.heroes.schema import Faults, Read, read

T = TypeVar("T", bound=msgspec.Struct)

FOLDER = "grognard.games.heroes.bear"
MISSION = "mission.yaml"
EASIER_ABOVE = 41
"""The cards a mission without a list of its own leaves out when easier: blue ones of CAP 2 above this number."""


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """The box: by id or number, in the order of the files."""

    counters: dict[str, Counter]
    rumoured: int
    no_enemy: int
    neutrals: int
    hits: dict[str, Hit]
    terrain: TerrainFile
    forts: dict[Fort, FortRow]
    tables: TablesFile
    boards: dict[str, BoardFile]
    orders: dict[int, Card]
    decks: dict[str, Deck]
    difficulty: dict[str, Difficulty]
    actions: dict[str, Action]
    missions: dict[str, Mission]
    campaigns: dict[str, Campaign]

    def deck(self, mission: Mission, difficulty: str = "printed") -> list[int]:
        """1.0.8: the order cards of a mission, in the order of their numbers."""
        wanted = set(card_numbers(mission.order_cards.cards, self.decks))
        if self.difficulty[difficulty].easier_deck:
            wanted -= set(self.easier(mission))
        return sorted(wanted)

    def easier(self, mission: Mission) -> list[int]:
        """The cards that are left out when it is to be easier."""
        if mission.order_cards.easier is not None:
            return card_numbers(mission.order_cards.easier.without, self.decks)
        mine = self.deck(mission)
        return [n for n in mine if n > EASIER_ABOVE and n in self.orders and strong(self.orders[n])]


def strong(card: Card) -> bool:
    return card.colour == "blue" and any(order.cap == 2 for order in card.orders)


class Loaded(NamedTuple):
    """A mission from a file of somebody's own, and the box with what that brings along."""

    content: Content
    id: str
    mission: Mission


@cache
def content() -> Content:
    """The game as its files have it, with missions of somebody's own where he says so; read once."""
    box, own = read_box(resources.files(FOLDER)), os.environ.get(OWN)
    return with_own(box, Path(own)) if own else box


def read_box(folder: Traversable) -> Content:
    """All files of a box. The first file that has mistakes is refused, with all of them."""
    box = Content(
        counters={},
        rumoured=0,
        no_enemy=0,
        neutrals=0,
        hits=strict(folder / "hits.yaml", "hits.yaml", HitsFile).markers,
        terrain=strict(folder / "terrain.yaml", "terrain.yaml", TerrainFile),
        forts=strict(folder / "forts.yaml", "forts.yaml", FortsFile).forts,
        tables=strict(folder / "tables.yaml", "tables.yaml", TablesFile),
        boards={},
        orders={},
        decks={},
        difficulty={},
        actions=strict(folder / "actions.yaml", "actions.yaml", ActionsFile).cards,
        missions={},
        campaigns={},
    )
    return with_missions(with_things(box, folder), folder)


def with_things(box: Content, folder: Traversable) -> Content:
    """A box with the counters, boards and order cards of a folder, if it has any."""
    if (folder / "counters.yaml").is_file():
        box = with_counters(box, strict(folder / "counters.yaml", "counters.yaml", CountersFile))
    if (folder / "boards").is_dir():
        for one in named(folder / "boards", ".yaml"):
            box = with_board(box, one, one.name.removesuffix(".yaml"))
    if (folder / "orders.yaml").is_file():
        box = with_orders(box, folder / "orders.yaml")
    return box


def with_missions(box: Content, folder: Traversable) -> Content:
    """A box with the missions of a folder, one folder each, in the order of their numbers, and its campaigns."""
    numbers = {mission.number: key for key, mission in box.missions.items()}
    found: list[tuple[int, str, Mission]] = []
    for one in named(folder, ""):
        if one.is_dir() and (one / MISSION).is_file():
            name = f"{one.name}/{MISSION}"
            mission = mission_in(box, one / MISSION, name)
            bad = Faults(name)
            fresh_name(bad, one.name, box.missions, "title")
            other = numbers.setdefault(mission.number, one.name)
            if other != one.name:
                bad.add("heroes-content-mission-number", "number", number=mission.number, other=other)
            bad.tell()
            found.append((mission.number, one.name, mission))
    more = {name: mission for _, name, mission in sorted(found, key=lambda row: row[0])}
    box = msgspec.structs.replace(box, missions={**box.missions, **more})
    if (folder / "campaigns.yaml").is_file():
        box = with_campaigns(box, folder / "campaigns.yaml")
    return box


def named(folder: Traversable, ending: str) -> list[Traversable]:
    return sorted((one for one in folder.iterdir() if one.name.endswith(ending)), key=lambda one: one.name)


def data_of(file: Traversable, name: str) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise Problem("heroes-content-no-file", file=name) from error


def strict(file: Traversable, name: str, kind: type[T]) -> T:
    """A file in which nothing but its fields can be wrong."""
    found = read(data_of(file, name), name, kind)
    found.bad.tell()
    return found.record


def fresh_name(bad: Faults, key: str, taken: Iterable[str], field: str) -> None:
    if key in taken:
        bad.add("heroes-content-taken", field, word=key)


def with_counters(box: Content, file: CountersFile) -> Content:
    """Each printed number once on a side; what fires has firepower, what has none does not."""
    bad = Faults("counters.yaml")
    taken: dict[tuple[str, int], str] = {
        (counter.army, number): key for key, counter in box.counters.items() for number in counter.numbers
    }
    for key, counter in file.counters.items():
        at = f"counters {key}"
        fresh_name(bad, key, box.counters, at)
        for number in counter.numbers:
            other = taken.setdefault((counter.army, number), key)
            if other != key:
                bad.add("heroes-content-number-twice", f"{at} first", number=number, other=other)
                break
        if (counter.fire_ap is None) != (counter.red is None) or (counter.red is None) != (counter.blue is None):
            bad.add("heroes-content-armed", at)
        if counter.range_min > counter.range:
            bad.add("heroes-content-range-min", f"{at} range_min", low=counter.range_min, high=counter.range)
    bad.tell()
    return msgspec.structs.replace(
        box,
        counters={**box.counters, **file.counters},
        rumoured=box.rumoured + file.rumoured,
        no_enemy=box.no_enemy + file.no_enemy,
        neutrals=box.neutrals + file.neutrals,
    )


def with_board(box: Content, file: Traversable, key: str) -> Content:
    name = f"boards/{file.name}"
    found = read(data_of(file, name), name, BoardFile)
    fresh_name(found.bad, key, box.boards, "name")
    boards.check_board(found, box.terrain)
    found.bad.tell()
    return msgspec.structs.replace(box, boards={**box.boards, key: found.record})


def with_orders(box: Content, file: Traversable) -> Content:
    found = read(data_of(file, file.name), file.name, OrdersFile)
    decks.check_cards(found, list(box.counters))
    for card in found.record.cards:
        fresh_name(found.bad, str(card.number), [str(number) for number in box.orders], f"cards {card.number}")
    cards = {**box.orders, **{card.number: card for card in found.record.cards}}
    recipes = {**box.decks, **found.record.decks}
    if found.whole("cards", "decks"):
        for key, deck in found.record.decks.items():
            decks.check_deck(found.bad, deck.cards, cards, recipes, f"decks {key} cards")
    found.bad.tell()
    difficulty = {**box.difficulty, **found.record.difficulty}
    return msgspec.structs.replace(box, orders=cards, decks=recipes, difficulty=difficulty)


def with_campaigns(box: Content, file: Traversable) -> Content:
    found = read(data_of(file, file.name), file.name, CampaignsFile)
    for key, campaign in found.record.campaigns.items():
        fresh_name(found.bad, key, box.campaigns, f"campaigns {key}")
        missions.CampaignCheck(box, found.bad, key, campaign).run()
    found.bad.tell()
    return msgspec.structs.replace(box, campaigns={**box.campaigns, **found.record.campaigns})


def mission_in(box: Content, file: Traversable, name: str) -> Mission:
    found: Read[Mission] = read(data_of(file, name), name, Mission)
    missions.MissionCheck(box, found).run()
    found.bad.tell()
    return found.record


# -- from anywhere else --------------------------------------------------------------------------------


def load_mission(path: str | Path) -> Loaded:
    """A mission of somebody's own: a file, or a folder with `mission.yaml` and perhaps boards, counters and order
    cards that go with it."""
    return mission_over(content(), Path(path))


def mission_over(box: Content, file: Path) -> Loaded:
    """The same on top of a box."""
    key = own_name(file.resolve())
    if file.is_dir():
        box = with_things(box, file)
        file = file / MISSION
    mission = mission_in(box, file, str(file))
    return Loaded(msgspec.structs.replace(box, missions={**box.missions, key: mission}), key, mission)


def with_own(box: Content, path: Path) -> Content:
    """A box with a mission of somebody's own, or with a folder of such."""
    if path.is_dir() and not (path / MISSION).is_file():
        return with_missions(with_things(box, path), path)
    bad = Faults(str(path))
    fresh_name(bad, own_name(path), box.missions, "title")
    bad.tell()
    return mission_over(box, path).content


def load_box(path: str | Path) -> Content:
    """The game with a folder of somebody's own on top: mission folders, boards, cards, counters, a campaign."""
    folder = Path(path)
    if not folder.is_dir():
        raise Problem("heroes-content-no-file", file=str(folder))
    return with_missions(with_things(content(), folder), folder)


def load_deck(path: str | Path) -> PrivateDeck:
    """A deck that somebody typed in: the same language as ours."""
    file = Path(path)
    return deck_in(data_of(file, str(file)), str(file), str(file))


def deck_in(data: bytes, called: str, file: str) -> PrivateDeck:
    """The deck in a file; what is wrong with it is told by what its owner calls it."""
    found = read(data, called, OrdersFile)
    decks.check_cards(found, list(content().counters))
    cards = {card.number: card for card in found.record.cards}
    if found.whole("cards"):
        decks.check_whole(found.bad, cards.values(), "cards")
    found.bad.tell()
    return PrivateDeck(file, cards)
