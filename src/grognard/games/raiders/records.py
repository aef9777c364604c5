"""The records of a scenario's content files, as they are written; `content.py` reads and checks them."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.engine.content import Shown


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A record of a content file: unknown fields are mistakes."""


class Terrain(Record):
    stop: bool
    tie: str


class Space(Record):
    name: str
    show: Shown
    terrain: str
    marks: list[str]
    x: float
    y: float
    routes: list[str]


class MapFile(Record):
    source: str
    terrain: dict[str, Terrain]
    spaces: list[Space]
    pinned: list[str] = []

    def marked(self, mark: str) -> list[int]:
        """The spaces with this mark."""
        return [number for number, space in enumerate(self.spaces) if mark in space.marks]


class Counters(Record):
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


class AirStrike(Record):
    count: int
    combat: int
    cost: int


class Tracks(Record):
    alert: int
    rp: int


class CountersFile(Record):
    source: str
    raiders: list[Counters]
    air_strike: AirStrike
    gear: list[Counters]
    hostiles: list[Counters]
    objectives: list[Counters]
    markers: list[str]
    gear_limit: int
    tracks: Tracks
    pinned: list[str] = []


class AirborneRows(Record):
    parachute: list[str]
    glider: list[str]


class TablesFile(Record):
    source: str
    airborne: AirborneRows
    random: list[str]
    interrogation: list[int | str]
    demolition: int


class ChoiceRecord(Record):
    """A way to take a card. Events know it by number: one that came later is numbered after all before it."""

    id: str
    show: Shown
    effects: dict[str, int | str]
    needs: dict[str, int | str] = {}
    since: int = 1


class BranchRecord(Record):
    choices: list[ChoiceRecord]
    when: str = ""
    terrain: list[str] = []


class CardRecord(Record):
    number: int
    name: str
    show: Shown
    branches: list[BranchRecord] = []
    uses: list[ChoiceRecord] = []

    def choices(self) -> list[ChoiceRecord]:
        return [c for b in self.branches for c in b.choices] + self.uses


class CardsFile(Record):
    source: str
    cards: list[CardRecord]
    pinned: list[str] = []


class Objective(Record):
    """What a mission asks for (8 (2)): all that is named here."""

    reveal: int = 0
    destroy: int = 0
    facility: bool = False
    sample_counts: bool = False
    survivor: list[str] = []
    survivor_terrain: list[str] = []


class Success(Record):
    """What a mission won brings to the next one of a campaign (25.1)."""

    rp: int = 0
    air: bool = False
    leader: bool = False


class MissionFile(Record):
    """A mission card: its six fields (8)."""

    source: str
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
    pinned: list[str] = []


class CampaignsFile(Record):
    """The missions in the order of history, and the campaigns that are made of them."""

    source: str
    missions: list[str]
    campaigns: dict[str, str]
