"""Reads a scenario's content files into a Theater and the names players see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TypeVar

from grognard.engine.ask import Option
from grognard.engine.content import Shown, known, read_content
from grognard.engine.problem import Problem
from grognard.games.raiders import verbs
from grognard.games.raiders.records import (
    CampaignsFile,
    CardRecord,
    CardsFile,
    ChoiceRecord,
    CountersFile,
    MapFile,
    MissionFile,
    TablesFile,
)
from grognard.games.raiders.rules.effects import EFFECTS, Effect
from grognard.games.raiders.rules.needs import NEEDS, Need
from grognard.games.raiders.theater import KINDS, Branch, Card, Choice, Theater

Term = TypeVar("Term", Need, Effect)

FOLDER = "grognard.games.raiders.telemark"

TERRAINS = ["clear", "mountain", "forest", "industrial", "town", "landing", "staging"]
MARKS = ["objective", "exit", "airfield", "port"]
TIES = ["raiders", "hostiles"]
ABILITIES = {
    "raiders": ["elite", "scout", "guide", "demolition", "parachute", "glider"],
    "gear": [],
    "hostiles": ["elite", "flak", "gestapo"],
    "objectives": [],
}
CHECKS = ["", "alarm", "quiet"]
RESULTS = ["intercepted", "scatter", "safe", "crash", "abort"]
ORDERS = ["historical", "random"]


class Scenario:
    """A theater with the words for its things and the records the scene needs to draw it."""

    def __init__(
        self,
        maps: MapFile,
        counters: CountersFile,
        tables: TablesFile,
        cards: CardsFile,
        missions: list[MissionFile],
        campaigns: CampaignsFile,
    ) -> None:
        check_map(maps)
        check_counters(counters)
        check_tables(tables, [s.name for s in maps.spaces])
        check_missions(missions, campaigns)
        self.spaces = maps.spaces
        self.card_records = cards.cards
        numbered = sorted([(c, r) for r in cards.cards for c in r.choices()], key=lambda pair: pair[0].since)
        self.choice_ids = [c.id for c, _ in numbered]
        number = {id(c): i for i, (c, _) in enumerate(numbered)}
        deck = [card_of(record, number) for record in cards.cards]
        self.theater = Theater(maps, counters, tables, deck, missions, campaigns.campaigns)
        self.shown: dict[str, list[Shown]] = {
            "space": [s.show for s in maps.spaces],
            "unit": [show for c in counters.raiders for _, show in c.each()],
            "gear": [show for c in counters.gear for _, show in c.each()],
            "hostile": [show for c in counters.hostiles for _, show in c.each()],
            "marker": [show for c in counters.objectives for _, show in c.each()],
            "card": [c.show for c in cards.cards],
            "choice": [c.show for c, _ in numbered],
            "card-of": [r.show for _, r in numbered],
            "mission": [m.show for m in missions],
        }

    def name(self, of: str, number: int, lang: str) -> str:
        """What a player calls a thing."""
        return self.shown[of][number][lang]

    def names(self) -> dict[str, list[str]]:
        """What is typed for each thing that an answer can name."""
        t = self.theater
        return {
            "space": t.space_names,
            "unit": t.unit_names,
            "gear": t.gear_names,
            "hostile": t.hostile_names,
            "choice": self.choice_ids,
            "air": ["Air strike"],
        }


def check(words: Iterable[str], allowed: Iterable[str], file: str, field: str) -> None:
    """Each of these words means something there."""
    for word in words:
        known(word, list(allowed), file, field)


def check_map(maps: MapFile) -> None:
    check(maps.terrain, TERRAINS, "map.yaml", "terrain")
    for name, effects in maps.terrain.items():
        check([effects.tie], TIES, "map.yaml", f"{name}: tie")
    for space in maps.spaces:
        check([space.terrain], maps.terrain, "map.yaml", f"{space.name}: terrain")
        check(space.marks, MARKS, "map.yaml", f"{space.name}: marks")
        check(space.routes, [s.name for s in maps.spaces], "map.yaml", f"{space.name}: routes")


def check_counters(counters: CountersFile) -> None:
    for group, abilities in ABILITIES.items():
        for c in getattr(counters, group):
            where = f"{group}: {c.name or ', '.join(c.names)}"
            check([c.kind], KINDS.get(group, [c.kind]), "counters.yaml", f"{where}: kind")
            check(c.abilities, abilities, "counters.yaml", f"{where}: abilities")


def check_tables(tables: TablesFile, spaces: list[str]) -> None:
    check([*tables.airborne.parachute, *tables.airborne.glider], RESULTS, "tables.yaml", "airborne")
    check(tables.random, spaces, "tables.yaml", "random")
    check([r for r in tables.interrogation if isinstance(r, str)], ["escape"], "tables.yaml", "interrogation")


def check_missions(missions: list[MissionFile], campaigns: CampaignsFile) -> None:
    for mission, folder in zip(missions, campaigns.missions, strict=True):
        file = mission_file(folder)
        check([mission.name], [folder], file, "name")
        check(mission.objective.survivor, KINDS["raiders"], file, f"{mission.name}: survivor")
        check(mission.objective.survivor_terrain, TERRAINS, file, f"{mission.name}: terrain")
    check(campaigns.campaigns.values(), ORDERS, "campaigns.yaml", "campaigns")


def card_of(record: CardRecord, number: dict[int, int]) -> Card:
    """A card as the rules know it; each of its choices has a number."""
    for b in record.branches:
        check([b.when], CHECKS, "operations.yaml", f"{record.name}: when")
        check(b.terrain, TERRAINS, "operations.yaml", f"{record.name}: terrain")

    def choice(c: ChoiceRecord, verb: str) -> Choice:
        where = f"{record.name}: {c.id}"
        option = Option(verb, c.id, number[id(c)], "choice")
        needs = terms(c.needs, NEEDS, f"{where}: needs")
        return Choice(option, needs, terms(c.effects, EFFECTS, f"{where}: effects"))

    branches = [
        Branch(b.when, b.terrain, [choice(c, verbs.CHOOSE.word) for c in b.choices]) for b in record.branches
    ]
    return Card(record.name, branches, [choice(c, verbs.USE.word) for c in record.uses])


def terms(words: dict[str, int | str], registry: Mapping[str, Term], field: str) -> list[tuple[Term, int]]:
    """The needs or effects of a choice, each with its amount: a number, or a kind of unit or gear by name."""
    out = []
    for word, amount in words.items():
        term = registry[known(word, registry, "operations.yaml", field)]
        if isinstance(amount, str):
            if not term.of:
                raise Problem("problem-content", file="operations.yaml", field=f"{field}: {word}", why=repr(amount))
            of = KINDS[term.of]
            amount = of.index(known(amount, of, "operations.yaml", f"{field}: {word}"))
        out.append((term, amount))
    return out


def mission_file(folder: str) -> str:
    """Where a mission stands: each has a folder of its own."""
    return f"{folder}/mission.yaml"


def read_scenario() -> Scenario:
    """Heroes of Telemark as its files have it."""
    campaigns = read_content(FOLDER, "campaigns.yaml", CampaignsFile)
    return Scenario(
        read_content(FOLDER, "map.yaml", MapFile),
        read_content(FOLDER, "counters.yaml", CountersFile),
        read_content(FOLDER, "tables.yaml", TablesFile),
        read_content(FOLDER, "operations.yaml", CardsFile),
        [read_content(FOLDER, mission_file(name), MissionFile) for name in campaigns.missions],
        campaigns,
    )


@cache
def telemark() -> Scenario:
    """Heroes of Telemark, read once."""
    return read_scenario()
