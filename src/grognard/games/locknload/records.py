"""What the content files hold: a record for each, in which an unknown field or word is a mistake."""

from __future__ import annotations

import datetime
from typing import Annotated, Literal

import msgspec

from grognard.engine.content import Shown

Side = Literal["us", "german"]
Sight = Literal["open", "degrading", "blocking"]
Kind = Literal["squad", "half", "crew", "team", "leader", "hero", "medic", "sniper", "scout", "chaplain", "advisor"]
Kinds = Literal["smc", "carrier", "any"]
Rim = Literal["north", "east", "south", "west"]
Result = Literal["none", "shaken", "casualties", "wounded", "eliminated"]
Trait = Literal["assault", "stealth", "self-rally", "glider", "ss", "melee", "ambush", "advised", "gun", "arc"]
Modifier = Literal[
    "captured", "one-man", "ops-complete", "support", "leadership", "adjacent", "moving", "degrading", "bocage",
    "out-of-smoke", "assault-move", "stealth", "night",
]  # fmt: skip
Skill = Literal[
    "assault_here", "mf", "impulse_first", "endure", "spotting", "morale", "fp", "range", "melee_times",
    "melee_first", "light_load", "rally", "joins_halves", "reroll", "stealth", "serves_alone", "close_assault",
    "unafraid", "drift",
]  # fmt: skip
"""What cards do: the rules have a register of these."""
Natural = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Text = Annotated[str, msgspec.Meta(min_length=1)]


class Frozen(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A record of a content file: unknown fields are mistakes."""


class Sourced(Frozen, kw_only=True):
    """A row with where it comes from: found, pinned, proposal or original; `free` may be tuned, all else stays."""

    source: str
    free: list[str] = []


class Terrain(Sourced, kw_only=True):
    show: Shown
    cost: Natural | None
    tm: Natural
    sight: Sight = msgspec.field(name="class")
    height: Natural = 0
    building: Literal["", "wood", "stone", "hut"] = ""
    cancels_moving: bool = False
    guided: bool = False
    """With a scout one goes through for 1 (11.7)."""
    squads: Natural = 0
    """How many squads stack in it, if not as usual."""


class Hexside(Sourced, kw_only=True):
    show: Shown
    cost: Natural | None
    tm: Natural
    sight: Sight = msgspec.field(name="class")
    bars_guns: bool = False
    hampers: bool = False


class Work(Sourced, kw_only=True):
    show: Shown
    cost: Natural
    instead: bool = False
    enter: Natural = 0
    tm: Natural
    sight: Sight = msgspec.field(name="class", default="open")
    fp: Natural = 0
    most: Natural = 1
    setup: bool = False
    indoors: bool = True


class Price(Sourced, kw_only=True):
    cost: Natural


class Moves(Frozen, kw_only=True):
    road: Price
    stairs: Price
    level: Price
    exit: Price


class TerrainFile(Frozen, kw_only=True):
    source: Text
    hexes: dict[str, Terrain]
    sides: dict[str, Hexside]
    works: dict[str, Work]
    moves: Moves


class Force(Frozen, kw_only=True):
    side: Side
    nation: str
    show: Shown


class Wounded(Frozen, kw_only=True):
    fp: Natural
    range: Natural
    mf: Natural
    morale: Natural


class Counter(Sourced, kw_only=True):
    kind: Kind
    show: Shown
    force: Annotated[list[str], msgspec.Meta(min_length=1)]
    fp: Natural | None = None
    range: Positive | None = None
    mf: Natural
    morale: tuple[Positive, Positive]
    leadership: Natural | None = None
    traits: list[Trait] = []
    reduces: Annotated[list[str], msgspec.Meta(max_length=2)] = []
    wounded: Wounded | None = None
    cup: list[str] = []
    module: Literal["", "other"] = ""


class CountersFile(Frozen, kw_only=True):
    source: Text
    forces: dict[str, Force]
    counters: dict[str, Counter]


class OtherSide(Frozen, kw_only=True):
    show: Shown
    fp: Natural | None = None
    range: Positive | None = None


class Weapon(Sourced, kw_only=True):
    kind: Literal["machine-gun", "flamethrower", "satchel", "claymore"]
    show: Shown
    fp: Natural
    range: Positive
    melee: bool = False
    once: bool = False
    jams: bool = False
    tripod: bool = False
    other: OtherSide | None = None
    module: Literal["", "other"] = ""


class Carrier(Sourced, kw_only=True):
    carries: Natural
    mf: Natural = 0
    fires: Natural = 0
    keeps: Natural = 0
    half: bool = False


class Pair(Sourced, kw_only=True):
    mf: Natural
    half: bool


class WeaponsFile(Frozen, kw_only=True):
    source: Text
    weapons: dict[str, Weapon]
    carriers: dict[Kind, Carrier]
    pair: Pair
    never_halved: list[str]


class Damage(Sourced, kw_only=True):
    results: tuple[Result, Result, Result, Result]


class DamageTable(Frozen, kw_only=True, rename="kebab"):
    mmc: Damage
    mmc_shaken: Damage
    smc: Damage
    smc_shaken: Damage
    hero: Damage


class Attack(Sourced, kw_only=True):
    key: Modifier
    section: str
    amount: int = 0
    halve: Literal["", "up", "down", "exact"] = ""
    of: Literal["attack", "unit", "weapon"] = "attack"
    zero: int = 0


class Column(Sourced, kw_only=True):
    odds: tuple[Positive, Positive]
    kill: Positive


class ZeroFP(Sourced, kw_only=True):
    fp: int
    attacking: int
    defending: int


class Melee(Frozen, kw_only=True):
    columns: list[Column]
    zero: ZeroFP
    hero_shift: int
    glider_shift: int
    team: int
    m: int
    ambush: int


class Spotting(Sourced, kw_only=True):
    blocking: int
    degrading: int
    crossing: int
    crossings: int
    scout: int


class Smoke(Sourced, kw_only=True):
    reach: int
    capacity: dict[str, Natural]


class Flare(Sourced, kw_only=True):
    reach: int
    lights: int
    capacity: dict[str, Natural]


class Night(Sourced, kw_only=True):
    moving_seen: int


class Movement(Sourced, kw_only=True):
    double_time: int


class Rally(Sourced, kw_only=True):
    in_cover: int


class Sniper(Sourced, kw_only=True):
    dice: Positive


class Advised(Sourced, kw_only=True):
    morale: int


class HeroMade(Sourced, kw_only=True):
    natural: int


class Stacking(Sourced, kw_only=True):
    squads: Positive
    smcs: Positive


class TablesFile(Frozen, kw_only=True):
    source: Text
    damage: DamageTable
    attack: list[Attack]
    melee: Melee
    spotting: Spotting
    smoke: Smoke
    flare: Flare
    night: Night
    movement: Movement
    rally: Rally
    sniper: Sniper
    advised: Advised
    hero_made: HeroMade
    stacking: Stacking
    passes: Positive


class Card(Sourced, kw_only=True):
    show: Shown
    text: Shown
    bearers: list[Kind | Kinds] = msgspec.field(name="for")
    lasts: Literal["game", "once", "item"]
    effects: dict[Skill, int]
    item: dict[Side, str] = {}
    needs: Literal["", "vehicles", "artillery"] = ""


class CardsFile(Frozen, kw_only=True):
    source: Text
    cards: dict[str, Card]


class Zone(Frozen, kw_only=True):
    """Hexes of the map: all that fit everything said. Columns are those of `board`, or of the only one."""

    hexes: list[str] = []
    within: Natural | None = None
    of: str = ""
    board: str = ""
    columns: tuple[str, str] | None = None
    terrain: list[str] = []


class BoardAt(Frozen, kw_only=True):
    """A board of the map: how many boards east and south of the first, and whether turned round."""

    board: str
    at: tuple[int, int] = (0, 0)
    turned: bool = False


class Troop(Frozen, kw_only=True):
    """Squads, half-squads and teams; the weapons and the single men with them."""

    force: dict[str, Positive] = {}
    weapons: list[str] = []
    men: list[str] = []


class Group(Troop, kw_only=True):
    """Troops that come on turn `turn`: over rim hexes, or dropped on an aim. Positions and events know them by
    `name`, players by what it shows."""

    name: Text
    show: Shown
    turn: Positive
    enter: list[str] = []
    aim: str = ""
    free: bool = False


class Army(Troop, kw_only=True):
    """A side: what sets up in its zone, and what comes later."""

    zone: Zone | None = None
    works: dict[str, Positive] = {}
    groups: list[Group] = []
    exits: list[Rim] = []


class SmokeBefore(Frozen, kw_only=True):
    side: Side
    count: Positive
    zone: Zone


class Burning(Frozen, kw_only=True):
    hex: str
    radius: Natural
    until: Positive


class SpikeGuns(Frozen, kw_only=True):
    """An action in a gun's hex: sure with a weapon, otherwise a die of this or less."""

    side: Side
    die: Positive
    sure: str


class Drop(Frozen, kw_only=True):
    """Sticks drift from their aim; who lands in such terrain takes a morale check."""

    side: Side
    check_in: list[str]


class Specials(Frozen, kw_only=True):
    """The special rules of scenarios, each by its name."""

    one_storey: bool = False
    smoke_before: SmokeBefore | None = None
    burning: Burning | None = None
    spike_guns: SpikeGuns | None = None
    drop: Drop | None = None


class Score(Frozen, kw_only=True):
    """Points of one side: hexes it controls, its units beyond a line or off the map, enemies eliminated, what its
    men carried off, guns spiked or not. `kinds` says what a unit is worth, `each` what anything else is."""

    what: Literal["control", "beyond", "eliminated", "exited", "carried", "spiked", "unspiked"]
    each: Positive = 1
    zone: Zone | None = None
    kinds: dict[Kind | Kinds, Positive] = {}
    rim: Rim | None = None


class Way(Frozen, kw_only=True):
    """The side wins if its points, less those of the other side (`against`), are as many as it needs."""

    need: Positive
    scores: Annotated[list[Score], msgspec.Meta(min_length=1)]
    against: list[Score] = []


class Victory(Frozen, kw_only=True):
    """The side that wins in any of these ways; otherwise the other does. `owner` controls everything at first."""

    side: Side
    owner: Side | None = None
    ways: Annotated[list[Way], msgspec.Meta(min_length=1)]
    goal: Shown


class Needs(Frozen, kw_only=True):
    by: list[Kind | Kinds] = []


class Carry(Frozen, kw_only=True):
    worth: Positive
    rim: Rim


class NewHero(Frozen, kw_only=True):
    side: Side


class Delay(Frozen, kw_only=True):
    side: Side
    group: str
    turns: Positive


class Dearer(Frozen, kw_only=True):
    hexes: list[str]
    points: Positive


class Ammunition(Frozen, kw_only=True):
    side: Side
    hex: str
    from_turn: Positive
    fp: Positive


class Charge(Frozen, kw_only=True):
    side: Side
    mf: Positive


class Effects(Frozen, kw_only=True):
    """What events do: the rules have a register of these."""

    carry: Carry | None = None
    hero: NewHero | None = None
    delay: Delay | None = None
    dearer: Dearer | None = None
    ammunition: Ammunition | None = None
    charge: Charge | None = None


class Event(Frozen, kw_only=True):
    name: Text
    at: str
    kind: Literal["occupation", "sight"]
    side: Side | None = None
    needs: Needs = msgspec.field(default_factory=Needs)
    text: Shown
    effects: Effects
    free: bool = False


class Scenario(Frozen, kw_only=True):
    source: Text
    order: int
    title: Shown
    story: Shown
    date: datetime.date
    boards: Annotated[list[BoardAt], msgspec.Meta(min_length=1)]
    turns: Positive
    night: bool = False
    initiative: Side | Literal["roll"]
    set_up: list[Side]
    sides: dict[Side, Army]
    markers: dict[Literal["gun"], list[str]] = {}
    rules: Specials = msgspec.field(default_factory=Specials)
    victory: Victory
    skills: dict[str, str] = {}
    events: list[Event] = []
