"""Reads a scenario's content files into a Theater and the names players see."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from grognard.engine.ask import Option
from grognard.engine.content import Shown, known, read_content
from grognard.games.raiders import theater as th
from grognard.games.raiders.theater import Branch, Card, Choice, MissionCard, Theater

FOLDER = "grognard.games.raiders.telemark"


class Frozen(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A record of a content file: unknown fields are mistakes."""


class Terrain(Frozen, kw_only=True):
    stop: bool
    tie: str


class Space(Frozen, kw_only=True):
    name: str
    show: Shown
    terrain: str
    marks: list[str]
    x: float
    y: float
    routes: list[str]


class MapFile(Frozen, kw_only=True):
    source: str
    pinned: list[str] = []
    terrain: dict[str, Terrain]
    spaces: list[Space]


class Counters(Frozen, kw_only=True):
    """One kind of counter: named ones, or `count` numbered ones."""

    kind: str
    show: dict[str, Any]
    name: str = ""
    names: list[str] = []
    count: int = 0
    combat: int = 0
    move: int = 0
    cost: int = 0
    rp: int = 0
    abilities: list[str] = []

    def each(self) -> list[tuple[str, Shown]]:
        """Every single counter: its typed name and its shown names."""
        if self.names:
            return [(n, {k: v[i] for k, v in self.show.items()}) for i, n in enumerate(self.names)]
        numbered = range(1, self.count + 1)
        return [(f"{self.name} {i}", {k: f"{v} {i}" for k, v in self.show.items()}) for i in numbered]


class AirStrike(Frozen, kw_only=True):
    count: int
    combat: int
    cost: int


class Tracks(Frozen, kw_only=True):
    alert: int
    rp: int


class CountersFile(Frozen, kw_only=True):
    source: str
    pinned: list[str] = []
    raiders: list[Counters]
    air_strike: AirStrike
    gear: list[Counters]
    hostiles: list[Counters]
    objectives: list[Counters]
    markers: list[str]
    gear_limit: int
    tracks: Tracks


class AirborneRows(Frozen, kw_only=True):
    parachute: list[str]
    glider: list[str]


class TablesFile(Frozen, kw_only=True):
    source: str
    airborne: AirborneRows
    random: list[str]
    interrogation: list[int | str]
    demolition: int


class ChoiceRecord(Frozen, kw_only=True):
    """A way to take a card. Events know it by number: one that came later is numbered after all before it."""

    since: int = 1
    id: str
    show: Shown
    needs: dict[str, int | str] = {}
    effects: dict[str, int | str]


class BranchRecord(Frozen, kw_only=True):
    choices: list[ChoiceRecord]
    when: str = ""
    terrain: list[str] = []


class CardRecord(Frozen, kw_only=True):
    number: int
    name: str
    show: Shown
    branches: list[BranchRecord] = []
    uses: list[ChoiceRecord] = []


class CardsFile(Frozen, kw_only=True):
    source: str
    pinned: list[str] = []
    cards: list[CardRecord]


class Objective(Frozen, kw_only=True):
    reveal: int = 0
    destroy: int = 0
    facility: bool = False
    sample_counts: bool = False
    survivor: list[str] = []
    survivor_terrain: list[str] = []


class Success(Frozen, kw_only=True):
    rp: int = 0
    air: bool = False
    leader: bool = False


class MissionRecord(Frozen, kw_only=True):
    name: str
    show: Shown
    story: Shown
    goal: Shown
    alert: int
    operations: int
    rp: int
    stacking: int
    objective: Objective
    success: Success
    leaders: int = 0
    abandoned: bool = False


class MissionsFile(Frozen, kw_only=True):
    source: str
    pinned: list[str] = []
    missions: list[MissionRecord]


KINDS = {
    "raiders": ["leader", "commando", "engineer", "partisan", "camp"],
    "gear": ["supplies", "charge", "pistol", "bren", "radio"],
    "objectives": ["facility", "barrels", "sample", "ambush", "abandoned"],
}
TERRAINS = {
    "clear": th.CLEAR,
    "mountain": th.MOUNTAIN,
    "forest": th.FOREST,
    "industrial": th.INDUSTRIAL,
    "town": th.TOWN,
    "landing": th.LANDING,
    "staging": th.BASE,
}
MARKS = ["objective", "exit", "airfield", "port"]
TIES = ["raiders", "hostiles"]
ABILITIES = {
    "raiders": ["elite", "scout", "guide", "demolition", "parachute", "glider"],
    "gear": [],
    "hostiles": ["elite", "flak", "gestapo"],
    "objectives": [],
}
CHECKS = {"": th.NO_CHECK, "alarm": th.ALARM, "quiet": th.QUIET}
TERRAIN_NAMES = {bit: name for name, bit in TERRAINS.items()}
EFFECTS = {
    "ops": th.OPS,
    "rp": th.RP,
    "alert": th.ALERT,
    "fight": th.FIGHT,
    "fight_alert": th.FIGHT_ALERT,
    "fight_die": th.FIGHT_DIE,
    "gestapo": th.GESTAPO,
    "squad": th.SQUAD,
    "crate": th.CRATE,
    "reveal_any": th.REVEAL_ANY,
    "reveal_near": th.REVEAL_NEAR,
    "camp_moves": th.CAMP_MOVES,
    "camp_lost": th.CAMP_LOST,
    "lose_gear": th.LOSE_GEAR,
    "advance": th.ADVANCE,
    "water_move": th.WATER_MOVE,
    "air_move": th.AIR_MOVE,
    "recall": th.RECALL,
    "redraw": th.REDRAW,
    "win_ops": th.WIN_OPS,
    "lose_ops": th.LOSE_OPS,
    "win_rp": th.WIN_RP,
}
NEEDS = {
    "rp": th.NEED_RP,
    "gear": th.NEED_GEAR,
    "kind": th.NEED_KIND,
    "squad": th.NEED_SQUAD,
    "crate": th.NEED_CRATE,
    "hidden_near": th.NEED_HIDDEN_NEAR,
    "hidden": th.NEED_HIDDEN,
    "camp": th.NEED_CAMP,
    "no_camp": th.NEED_NO_CAMP,
    "at_camp": th.NEED_AT_CAMP,
    "port": th.NEED_PORT,
    "discard": th.NEED_DISCARD,
    "no_gear": th.NEED_NO_GEAR,
    "deck": th.NEED_DECK,
}
RESULTS = {
    "intercepted": th.INTERCEPTED,
    "scatter": th.SCATTER,
    "safe": th.SAFE,
    "crash": th.CRASH,
    "abort": th.ABORT,
}


class Scenario:
    """A theater with the words for its things and the records the scene needs to draw it."""

    def __init__(
        self,
        maps: MapFile,
        counters: CountersFile,
        tables: TablesFile,
        cards: CardsFile,
        missions: MissionsFile,
    ) -> None:
        self.spaces = maps.spaces
        self.mission_records = missions.missions
        self.card_records = cards.cards
        self.shown: dict[str, list[Shown]] = {"space": [s.show for s in maps.spaces]}
        self.hostile_kinds: list[str] = []
        self.theater = Theater()
        self._read_map(maps)
        self._read_counters(counters)
        self._read_tables(tables)
        self._read_cards(cards)
        self._read_missions(missions)
        self.theater.finish()

    def _read_map(self, maps: MapFile) -> None:
        t = self.theater
        t.space_names = [s.name for s in maps.spaces]
        number = {name: i for i, name in enumerate(t.space_names)}
        for name, effects in maps.terrain.items():
            known(name, TERRAINS, "map.yaml", "terrain")
            known(effects.tie, TIES, "map.yaml", f"{name}: tie")
        for space in maps.spaces:
            known(space.terrain, maps.terrain, "map.yaml", f"{space.name}: terrain")
            for mark in space.marks:
                known(mark, MARKS, "map.yaml", f"{space.name}: marks")
        t.terrain = [TERRAINS[s.terrain] for s in maps.spaces]
        t.stops = [maps.terrain[s.terrain].stop for s in maps.spaces]
        t.raiders_win_ties = [maps.terrain[s.terrain].tie == "raiders" for s in maps.spaces]
        routes: list[set[int]] = [set() for _ in maps.spaces]
        for space in maps.spaces:
            for other in space.routes:
                known(other, number, "map.yaml", f"{space.name}: routes")
                routes[number[space.name]].add(number[other])
                routes[number[other]].add(number[space.name])
        t.adjacent = [sorted(r) for r in routes]
        marked = {mark: [i for i, s in enumerate(maps.spaces) if mark in s.marks] for mark in MARKS}
        t.objective_spaces = marked["objective"]
        t.exits = marked["exit"]
        t.airfields = marked["airfield"]
        t.ports = marked["port"]
        t.landing_zones = [i for i, s in enumerate(maps.spaces) if s.terrain == "landing"]

    def _read_counters(self, counters: CountersFile) -> None:
        t = self.theater
        for key in ("unit", "gear", "hostile", "marker"):
            self.shown[key] = []
        for group, abilities in ABILITIES.items():
            for c in getattr(counters, group):
                where = f"{group}: {c.name or ', '.join(c.names)}"
                if group in KINDS:
                    known(c.kind, KINDS[group], "counters.yaml", f"{where}: kind")
                for ability in c.abilities:
                    known(ability, abilities, "counters.yaml", f"{where}: abilities")
        for c in counters.raiders:
            for name, show in c.each():
                t.unit_names.append(name)
                self.shown["unit"].append(show)
                t.kind.append(KINDS["raiders"].index(c.kind))
                t.combat.append(c.combat)
                t.moves.append(c.move)
                t.unit_cost.append(c.cost)
                t.elite.append("elite" in c.abilities)
                t.scouts.append("scout" in c.abilities)
                t.guides.append("guide" in c.abilities)
                t.demolishes.append("demolition" in c.abilities)
                landing = {"parachute": th.PARACHUTE, "glider": th.GLIDER}
                t.lands_by.append(next((v for k, v in landing.items() if k in c.abilities), -1))
        t.camp = t.kind.index(th.CAMP)
        for c in counters.gear:
            for name, show in c.each():
                t.gear_names.append(name)
                self.shown["gear"].append(show)
                t.gear_kind.append(KINDS["gear"].index(c.kind))
                t.gear_cost.append(c.cost)
        for c in counters.hostiles:
            for name, show in c.each():
                t.hostile_names.append(name)
                self.shown["hostile"].append(show)
                self.hostile_kinds.append(c.kind)
                t.hostile_combat.append(c.combat)
                t.hostile_elite.append("elite" in c.abilities)
                t.is_flak.append("flak" in c.abilities)
                t.is_gestapo.append("gestapo" in c.abilities)
        for c in counters.objectives:
            for name, show in c.each():
                t.marker_names.append(name)
                self.shown["marker"].append(show)
                t.marker_kind.append(KINDS["objectives"].index(c.kind))
                t.marker_rp.append(c.rp)
        t.air_cost = counters.air_strike.cost
        t.air_strike_combat = counters.air_strike.combat
        t.gear_limit = counters.gear_limit
        t.alert_max = counters.tracks.alert
        t.rp_max = counters.tracks.rp

    def _read_tables(self, tables: TablesFile) -> None:
        t = self.theater
        for row in (tables.airborne.parachute, tables.airborne.glider):
            t.airborne.append([RESULTS[known(r, RESULTS, "tables.yaml", "airborne")] for r in row])
        t.random_spaces = [
            t.space_names.index(known(name, t.space_names, "tables.yaml", "random")) for name in tables.random
        ]
        for result in tables.interrogation:
            if isinstance(result, str):
                known(result, ["escape"], "tables.yaml", "interrogation")
            t.interrogation.append(result if isinstance(result, int) else th.ESCAPE)
        t.demolition_needs = tables.demolition

    def _read_cards(self, cards: CardsFile) -> None:
        t = self.theater
        self.shown["card"] = [c.show for c in cards.cards]
        choices = [(c, r) for r in cards.cards for c in [c for b in r.branches for c in b.choices] + r.uses]
        choices.sort(key=lambda pair: pair[0].since)
        number = {id(c): i for i, (c, _) in enumerate(choices)}
        self.shown["choice"] = [c.show for c, _ in choices]
        self.shown["card-of"] = [r.show for _, r in choices]
        for record in cards.cards:
            branches = [
                Branch(
                    CHECKS[known(b.when, CHECKS, "operations.yaml", f"{record.name}: when")],
                    mask(b.terrain, "operations.yaml", record.name) if b.terrain else th.ANYWHERE,
                    [choice_of(c, number[id(c)], "choose", record) for c in b.choices],
                )
                for b in record.branches
            ]
            checks = any(b.check != th.NO_CHECK for b in branches)
            uses = [choice_of(c, number[id(c)], "play", record) for c in record.uses]
            t.cards.append(Card(record.name, checks, branches, uses))
            t.card_numbers.append(record.number)

    def _read_missions(self, missions: MissionsFile) -> None:
        self.shown["mission"] = [m.show for m in missions.missions]
        for record in missions.missions:
            card = MissionCard(record.name, record.alert, record.operations, record.rp, record.stacking)
            card.leaders = record.leaders
            card.abandoned = record.abandoned
            card.reveal = record.objective.reveal
            card.destroy = record.objective.destroy
            card.facility = record.objective.facility
            card.sample_counts = record.objective.sample_counts
            kinds = KINDS["raiders"]
            for kind in record.objective.survivor:
                known(kind, kinds, "missions.yaml", f"{record.name}: survivor")
                card.survivor_kinds |= 1 << kinds.index(kind)
            card.survivor_terrain = mask(record.objective.survivor_terrain, "missions.yaml", record.name)
            card.success_rp = record.success.rp
            card.success_air = record.success.air
            card.success_leader = record.success.leader
            self.theater.missions.append(card)

    def name(self, of: str, number: int, lang: str) -> str:
        """What a player calls a thing."""
        return self.shown[of][number][lang]


def choice_of(record: ChoiceRecord, number: int, verb: str, card: CardRecord) -> Choice:
    """A choice as the rules know it."""
    where = f"{card.name}: {record.id}"
    needs = terms(record.needs, NEEDS, f"{where}: needs")
    effects = terms(record.effects, EFFECTS, f"{where}: effects")
    return Choice(record.id, Option(verb, record.id, number, "choice"), needs, effects)


def mask(terrains: list[str], file: str, whose: str) -> int:
    """Terrain names as the bits of one number."""
    return sum(TERRAINS[known(name, TERRAINS, file, f"{whose}: terrain")] for name in terrains)


def terms(record: dict[str, int | str], words: dict[str, int], field: str) -> list[tuple[int, int]]:
    """The needs or effects of a choice, each with its amount."""
    return [(words[known(k, words, "operations.yaml", field)], amount(k, v, field)) for k, v in record.items()]


def amount(term: str, value: int | str, field: str) -> int:
    """How much of a need or effect: a number, or a kind of unit or gear by name."""
    if isinstance(value, int):
        return value
    kinds = KINDS["raiders" if term == "kind" else "gear"]
    return kinds.index(known(value, kinds, "operations.yaml", f"{field}: {term}"))


@cache
def telemark() -> Scenario:
    """Heroes of Telemark, read once."""
    return Scenario(
        read_content(FOLDER, "map.yaml", MapFile),
        read_content(FOLDER, "counters.yaml", CountersFile),
        read_content(FOLDER, "tables.yaml", TablesFile),
        read_content(FOLDER, "operations.yaml", CardsFile),
        read_content(FOLDER, "missions.yaml", MissionsFile),
    )
