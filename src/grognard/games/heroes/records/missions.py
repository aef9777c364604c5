"""A mission: its set-up, its orders and rules, its sheet."""

from __future__ import annotations

import datetime
from typing import Annotated, Literal

import msgspec

from grognard.engine.content import Shown
from grognard.games.heroes.records.base import (
    Army,
    Edge,
    Facing,
    Fort,
    Herd,
    Kind,
    Natural,
    Positive,
    Record,
    Seat,
    SmokeKind,
    Sourced,
    Suit,
)
from grognard.games.heroes.records.orders import CardRange, Clause, ConditionWord, Order, Who


class Lead(Record, frozen=True, kw_only=True):
    """Victory points of a side."""

    side: Army
    points: Positive


class HandCards(Record, frozen=True, kw_only=True):
    """Which action cards, how many for the first round and for each later one."""

    numbers: tuple[str, ...]
    first: Natural
    later: Natural


class Easier(Record, frozen=True, kw_only=True):
    without: tuple[CardRange, ...]


class OrderCards(Record, frozen=True, kw_only=True):
    cards: tuple[CardRange, ...]
    easier: Easier | None = None


class Marker(Record, frozen=True, kw_only=True):
    """A control marker."""

    hex: str
    side: Army


class Placed(Record, frozen=True, kw_only=True):
    """A unit of the set-up. `number`: the printed one, if the mission names it; otherwise the lowest free."""

    unit: str
    hex: str
    facing: Facing
    number: Positive | None = None
    inside: Fort | None = None


class PlacedFort(Record, frozen=True, kw_only=True):
    fort: Fort
    hex: str
    side: Army | None = None
    facing: Facing | None = None


class PlacedHerd(Record, frozen=True, kw_only=True):
    kind: Herd
    hex: str


class Arrival(Record, frozen=True, kw_only=True):
    """Units that come in a round: over one of these hexes, or at a hex with a facing."""

    side: Seat
    round: Positive
    units: tuple[str, ...]
    entry: tuple[str, ...] = ()
    at: str | None = None
    facing: Facing | None = None


class Destroyed(Record, frozen=True, kw_only=True):
    """Units of a side: of these kinds or types where they are named, and but for these types."""

    side: Army
    kinds: tuple[Kind, ...] = ()
    types: tuple[str, ...] = ()
    but: tuple[str, ...] = ()


class For(Record, frozen=True, kw_only=True):
    """What points are given for; exactly one. `exit` is the id of a special rule, `hurt` by the player's fire."""

    destroyed: Destroyed | None = None
    control: str | None = None
    exit: str | None = None
    hurt: Herd | None = None


class Score(Record, frozen=True, kw_only=True, rename={"for_": "for"}):
    """Points of a side: at once for each, or at the end for what it then has. `lost`: gone again with the control.
    `when`: only if that holds at the time, such as from a box on."""

    side: Army
    points: Positive
    for_: For
    at: Literal["once", "end"]
    lost: bool = False
    when: ConditionWord | Clause | None = None


class KeepsOut(Record, frozen=True, kw_only=True):
    """AI of these types do not enter the hexes, unless that holds."""

    types: tuple[str, ...]
    hexes: tuple[str, ...]
    unless: ConditionWord | Clause | None = None


class Exit(Record, frozen=True, kw_only=True):
    """Units of a side, or only of these types, may leave the map by a move from these hexes or over an edge."""

    side: Seat
    hexes: tuple[str, ...] = ()
    edge: Edge | None = None
    types: tuple[str, ...] = ()
    from_box: Positive | None = None


class Hide(Record, frozen=True, kw_only=True):
    """So many of the player's units in cover may begin hidden; without a number all."""

    most: Positive | None = None


class Walk(Record, frozen=True, kw_only=True):
    """Before each round after the first these go on by a hex of the path, and off the map after its last."""

    kind: Herd
    path: tuple[str, ...]


class Special(Record, frozen=True, kw_only=True):
    """A special rule of a mission: its words, and exactly one of the rules there are. With `waits` it holds from
    the moment an event notes it."""

    id: str
    text: Shown
    waits: bool = False
    keeps_out: KeepsOut | None = None
    exit: Exit | None = None
    mine_in_cup: Literal[True] | None = None
    may_hide: Hide | None = None
    free_facing: Literal[True] | None = None
    walk: Walk | None = None


class DieRow(Record, frozen=True, kw_only=True):
    """Faces such as 4 or 1-3, and what they bring."""

    on: int | str
    effects: tuple[Effect, ...] = ()


class Points(Record, frozen=True, kw_only=True):
    side: Army
    points: Positive


class Place(Record, frozen=True, kw_only=True):
    """What is placed, and where: a hex, by a die table of the mission, or by a suit."""

    rumoured: Positive | None = None
    cattle: Positive | None = None
    refugees: Positive | None = None
    unit: str | None = None
    fort: Fort | None = None
    hex: str | None = None
    table: str | None = None
    suit: Suit | None = None
    facing: Facing | None = None
    cover_nearby: bool = False


class Reinforce(Record, frozen=True, kw_only=True):
    side: Seat
    units: tuple[str, ...]
    entry: tuple[str, ...] = ()
    at: str | None = None
    facing: Facing | None = None
    without: tuple[Literal["flamethrower"], ...] = ()
    round: Literal["now", "next"] = "now"


class Immobilise(Record, frozen=True, kw_only=True):
    who: Who
    until: Literal["round-end"]


class Barrage(Record, frozen=True, kw_only=True):
    """`target`: nearest-objective, densest, player-chooses, or a hex."""

    side: Seat
    target: str


class SmokeAt(Record, frozen=True, kw_only=True):
    hex: str
    kind: SmokeKind


class MoveHerd(Record, frozen=True, kw_only=True):
    """`toward`: edge-north, edge-east, edge-south, edge-west, nearest-unit, or a hex."""

    kind: Herd
    toward: str


class Effect(Record, frozen=True, kw_only=True):
    """What an event does; exactly one, a roll with its table."""

    roll: Literal["d6", "2d6"] | None = None
    table: tuple[DieRow, ...] = ()
    caps: int | None = None
    vp: Points | None = None
    order: Order | None = None
    extra_action: Positive | None = None
    place: Place | None = None
    cup_add: tuple[str, ...] | None = None
    reinforce: Reinforce | None = None
    immobilise: Immobilise | None = None
    artillery: Barrage | None = None
    smoke: SmokeAt | None = None
    control: Marker | None = None
    move_neutrals: MoveHerd | None = None
    note: str | None = None
    end_round: Literal[True] | None = None
    end_mission: Literal[True] | None = None


class Box(Record, frozen=True, kw_only=True):
    """A box of the mission sheet (7.2)."""

    number: Positive
    title: Shown | None = None
    yellow: bool = False
    as_ai_action: bool = False
    otherwise: Literal["new-card"] | None = None
    effects: tuple[Effect, ...] = ()


class Mission(Sourced, frozen=True, kw_only=True):
    number: Positive
    title: Shown
    story: Shown
    date: datetime.date
    board: str
    player: Army
    first_initiative: Seat
    caps: Annotated[int, msgspec.Meta(ge=0, le=15)]
    vp: Lead
    action_cards: HandCards
    order_cards: OrderCards
    markers: tuple[Marker, ...] = ()
    objectives: tuple[str, ...] = ()
    """Objectives of the AI beside the player's control markers (4.1.4)."""
    units: tuple[Placed, ...]
    entry: tuple[str, ...] = ()
    """Where the company of a campaign is set up."""
    ai: tuple[Placed, ...] = ()
    rumoured: tuple[str, ...] = ()
    """The hexes of PE 1, PE 2 ..."""
    cup: tuple[str, ...] = ()
    """Counters, `no-enemy` and `mine`."""
    tables: dict[str, dict[int, str]] = {}
    """Die tables of hexes."""
    forts: tuple[PlacedFort, ...] = ()
    neutrals: tuple[PlacedHerd, ...] = ()
    reinforcements: tuple[Arrival, ...] = ()
    reactive: tuple[Order, ...] = ()
    orders: tuple[Order, ...] = ()
    scoring: tuple[Score, ...]
    special: tuple[Special, ...] = ()
    sheet: tuple[Box, ...]

    @property
    def ai_army(self) -> Army:
        return "soviet" if self.player == "german" else "german"
