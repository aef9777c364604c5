"""The language of orders (docs/heroes-content.md), and the order cards."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from grognard.games.heroes.records.base import Army, Edge, Natural, Positive, Record, Sourced, Suit

Word = Literal[
    "hit", "unhit", "open", "cover", "fresh", "spent", "just-acted", "mobile", "in-los", "in-fire-zone",
    "in-fire-zone-of-nearest", "mortar-or-infantry-gun", "rumoured", "machine-gun", "infantry", "vehicle",
    "adjacent", "on-objective", "carried",
]  # fmt: skip
"""What a unit has to be (5.0)."""
Verb = Literal[
    "fire", "fire-long", "move", "low-risk-move", "low-risk-to-cover", "low-risk-to-own-cover", "to-own-cover",
    "close-combat", "break-contact", "pivot", "pivot-and-or-fire", "rally", "auto-rally", "exit", "load", "unload",
    "fire-smoke", "dig-in", "reactive-orders", "mission-orders", "pass", "end-round",
]  # fmt: skip
CloseStep = Literal["fire", "break-contact", "rally", "auto-rally"]
ShortStep = Literal["fire", "pivot", "pivot-and-or-fire", "break-contact", "close-combat", "rally", "auto-rally"]
ConditionWord = Literal["no-unit-fired", "unit-fired", "player-passed"]


class Holds(Record, frozen=True, kw_only=True):
    """A side's control marker lies in the hex."""

    side: Army
    hex: str


class Clause(Record, frozen=True, kw_only=True, rename={"not_": "not"}):
    """A condition of more than a word; exactly one field."""

    holds: Holds | None = None
    box_at_least: Positive | None = None
    box_at_most: Positive | None = None
    vp_lead: Army | None = None
    ai_at_most: Natural | None = None
    units_at_most: Natural | None = None
    round_at_least: Positive | None = None
    any: tuple[ConditionWord | Clause, ...] | None = None
    all: tuple[ConditionWord | Clause, ...] | None = None
    not_: ConditionWord | Clause | None = None


Condition = ConditionWord | Clause


class Who(Record, frozen=True, kw_only=True, rename={"is_": "is"}):
    """Which AI: all of it must hold, then the superlative."""

    is_: tuple[Word, ...] = ()
    type: tuple[str, ...] = ()
    no_unit_within: Positive | None = None
    most: Literal["fp"] | None = None
    least: Literal["dv"] | None = None
    group: Literal["largest"] | None = None


class UnitTarget(Record, frozen=True, kw_only=True, rename={"is_": "is"}):
    """Which Unit: all words must hold, then the superlative."""

    is_: tuple[Word, ...] = ()
    type: tuple[str, ...] = ()
    most: Literal["fp"] | None = None
    least: Literal["dv"] | None = None


class Target(Record, frozen=True, kw_only=True):
    """A Unit, an objective, hexes with a side's marker, or a place; exactly one. `hexes` narrows an edge."""

    unit: UnitTarget | None = None
    objective: Literal[True] | None = None
    control: Army | None = None
    hex: str | None = None
    edge: Edge | None = None
    hexes: tuple[str, ...] = ()


class Order(Record, frozen=True, kw_only=True):
    """One line: which AI, in relation to what, does what. Of equally near targets the kind named first is meant."""

    when: ConditionWord | Clause | None = None
    who: Who = Who()
    nearest: tuple[Target, ...] = ()
    farthest: tuple[Target, ...] = ()
    do: Verb
    cap: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0


class Corner(Record, frozen=True, kw_only=True):
    """The suit and hex in the lower right corner (6.0)."""

    suit: Suit
    hex: str


class Advance(Record, frozen=True, kw_only=True):
    """How far the mission marker goes, with at most so many units in play; without that always (2.3.1)."""

    at_most: Positive | None = None
    boxes: Annotated[int, msgspec.Meta(ge=1, le=2)]


class Card(Sourced, frozen=True, kw_only=True):
    """An order card (2.3)."""

    number: Positive
    colour: Literal["green", "blue"]
    stance: Literal["defensive", "plain", "offensive"]
    doctrine: Army | None = None
    """Of our own doctrine cards: the army they are made for. No mission of the book uses them."""
    corner: Corner
    advance: Advance | None = None
    close: tuple[CloseStep, ...]
    short: tuple[ShortStep, ...]
    third: Literal["reactive-orders", "pass-if-fewer-fresh"] | None = None
    orders: tuple[Order, ...]
    spent: Annotated[int, msgspec.Meta(ge=1, le=7)]
    stay_fresh: bool = False


CardRange = Positive | str
"""A number, a range such as 15-55, or the name of a deck."""


class Deck(Record, frozen=True, kw_only=True):
    """A recipe: which cards."""

    cards: tuple[CardRange, ...]


class Difficulty(Sourced, frozen=True, kw_only=True):
    """What a setting changes."""

    easier_deck: bool = False
    """Without the cards the mission names, or else the blue ones of CAP 2 above 41."""
    ignore_stay_fresh: bool = False
    keep_blue_cards: bool = False
    head_start: int = 0
    """VP on top of those of the mission: above 0 for the player, below for the AI."""


class OrdersFile(Sourced, frozen=True, kw_only=True):
    cards: tuple[Card, ...]
    decks: dict[str, Deck] = {}
    difficulty: dict[str, Difficulty] = {}
