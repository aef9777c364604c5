"""What the content files hold: a record for each, in which an unknown field or word is a mistake.

Records never change once read. What follows from a printed value at once is a property beside it.
"""

from __future__ import annotations

import builtins
import datetime
from typing import Annotated, Literal

import msgspec

from grognard.engine.content import Shown

Army = Literal["german", "soviet"]
Seat = Literal["player", "ai"]
Facing = Literal["N", "NE", "SE", "S", "SW", "NW"]
Edge = Literal["N", "E", "S", "W"]
Colour = Literal["red", "blue"]
MoveType = Literal["foot", "wheeled", "tracked"]
Kind = Literal["infantry", "machine-gun", "mortar", "infantry-gun", "gun", "vehicle", "transport"]
Fort = Literal["trench", "bunker", "hasty-defence", "wire", "road-block", "mines"]
Herd = Literal["cattle", "refugees"]
SmokeKind = Literal["light", "heavy"]
Suit = Literal["club", "diamond", "heart", "spade"]
Natural = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
TwoDice = Annotated[int, msgspec.Meta(ge=2, le=12)]
"""A number for two dice."""

# -- the language of orders (docs/heroes-content.md) ---------------------------------------------------

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


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A record of a content file: unknown fields are mistakes."""


class Sourced(Record, frozen=True, kw_only=True):
    """A record with where it comes from: rulebook, published, reconstructed or original."""

    source: str


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


class OrdersFile(Sourced, frozen=True, kw_only=True):
    cards: tuple[Card, ...]
    decks: dict[str, Deck] = {}
    difficulty: dict[str, Difficulty] = {}


# -- what is printed -----------------------------------------------------------------------------------


class Counter(Sourced, frozen=True, kw_only=True):
    """A type of counter: fire and move cost, firepower and defence by colour, range. Its copies have the printed
    numbers from `first` on, counted over the side."""

    army: Army
    show: Shown
    name: Shown
    """What its copies are called, with their number: Rifles 04."""
    kind: Kind
    first: Positive
    copies: Positive
    move: MoveType
    fire_ap: Positive | None = None
    indirect_ap: Positive | None = None
    move_ap: Positive
    bonus: tuple[Literal["wheeled", "tracked"], ...] = ()
    red: int | None = None
    blue: int | None = None
    range: Natural = 0
    range_min: Natural = 0
    front: Positive
    front_colour: Colour
    flank: Positive
    flank_colour: Colour
    turret: bool = False
    crewed: Literal["red", "both"] | None = None
    """The firepower in a white box: less in close combat (EOD 7.7.3)."""
    special: Literal["explosive", "flamethrower"] | None = None
    smoke: bool = False
    open_topped: bool = False
    passenger_dm: Natural = 0

    @property
    def mobile(self) -> bool:
        """5.0: infantry or vehicle with a printed move cost of 1."""
        return self.move_ap == 1

    @property
    def cc_penalty(self) -> bool:
        """EOD 7.7.3: who keeps out of close combat (5.1)."""
        return self.crewed is not None

    @property
    def combat(self) -> bool:
        """2.3.1, 2.7: trucks and wagons do not count."""
        return self.kind != "transport"

    @property
    def numbers(self) -> list[int]:
        """The printed numbers of its copies."""
        return list(builtins.range(self.first, self.first + self.copies))


class CountersFile(Sourced, frozen=True, kw_only=True):
    counters: dict[str, Counter]
    rumoured: Natural = 0
    """Counters of rumoured enemies, of false alarms, of cattle and refugees in the box."""
    no_enemy: Natural = 0
    neutrals: Natural = 0


class Hit(Sourced, frozen=True, kw_only=True):
    """A hit marker (EOD 7.5): what it adds or forbids. Without `rally` no roll removes it."""

    pool: Literal["soft", "armoured"]
    show: Shown
    count: Positive
    rally: TwoDice | None = None
    fire_cost: int = 0
    move_cost: int = 0
    """AP more to move or to pivot."""
    red: int = 0
    blue: int = 0
    range: Positive | None = None
    """The range it leaves."""
    front: int = 0
    flank: int = 0
    no_fire: bool = False
    no_move: bool = False
    """Neither moves nor pivots."""
    gun_lost: Colour | None = None
    destroyed: bool = False


class HitsFile(Sourced, frozen=True, kw_only=True):
    markers: dict[str, Hit]


class Costs(Record, frozen=True, kw_only=True):
    """AP more, by the way of moving; nothing for what cannot pass."""

    foot: Natural | None
    wheeled: Natural | None
    tracked: Natural | None

    def of(self, move: MoveType) -> int | None:
        return {"foot": self.foot, "wheeled": self.wheeled, "tracked": self.tracked}[move]


class Terrain(Sourced, frozen=True, kw_only=True):
    """A kind of terrain. `bonus`: the symbols whose free hexes lead into it off the road; where there are none, a
    first hex of it ends the bonus moves."""

    show: Shown
    cost: Costs
    dm: int
    blocks: bool = False
    height: Natural = 0
    bonus: tuple[Literal["wheeled", "tracked"], ...] = ()
    sticks: bool = False
    """Vehicles may be stuck in it."""
    burdened: bool = True
    """Whether foot with a move cost above 2 may enter."""
    fires: bool = True
    """Whether one may fire from it."""
    air_burst: bool = False
    """Shells cancel its DM against red flanks (EOD 12)."""


class Side(Sourced, frozen=True, kw_only=True):
    """What stands on the side of a hex."""

    show: Shown
    cost: Costs
    dm: int
    bonus: tuple[Literal["wheeled", "tracked"], ...] = ()


class Slope(Sourced, frozen=True, kw_only=True):
    """AP more for a change of level, by the way of moving; guns in their own column."""

    foot: Natural | None
    gun: Natural | None
    wheeled: Natural | None
    tracked: Natural | None


class Smoke(Sourced, frozen=True, kw_only=True):
    """`dm` in it (and, if light, when crossed), `fp` firing out; so many crossed block; what it fades to."""

    show: Shown
    dm: int
    fp: int
    blocks_at: Positive
    bonus: tuple[Literal["wheeled", "tracked"], ...] = ()
    fades_to: SmokeKind | None = None


class Neutral(Sourced, frozen=True, kw_only=True):
    """Cattle and refugees (9): `dm` to units in their hex, their own defence."""

    show: Shown
    dm: int
    defence: Positive
    colour: Colour
    blocks: bool
    holds_fire: bool
    """Nobody fires on purpose at or from its hex."""


class TerrainFile(Sourced, frozen=True, kw_only=True):
    hexes: dict[str, Terrain]
    sides: dict[str, Side]
    uphill: Slope
    cliff: Slope
    smoke: dict[SmokeKind, Smoke]
    neutrals: dict[Herd, Neutral]


class FortRow(Sourced, frozen=True, kw_only=True):
    """A fortification or obstacle (EOD 18)."""

    show: Shown
    copies: Positive
    dm: int = 0
    flank_dm: int = 0
    defence: Positive | None = None
    """What a shot has to reach to destroy it, whatever its colour."""
    shelters: tuple[Literal["foot", "gun", "vehicle"], ...] = ()
    """Whom it protects."""
    faces: bool = False
    """It has a facing, and who is in it faces as it does."""
    leaves_with: bool = False
    """Lost when its builder moves or pivots."""
    cost: Costs = Costs(foot=0, wheeled=0, tracked=0)
    foot_dice: Natural = 0
    """Dice of AP more for foot that enter."""
    crushed: bool = False
    """Tracks remove it."""
    bonus: tuple[Literal["wheeled", "tracked"], ...] = ()
    sticks: bool = False
    hit: TwoDice | None = None
    destroyed: TwoDice | None = None
    """Mines: the numbers of two dice."""


class FortsFile(Sourced, frozen=True, kw_only=True):
    forts: dict[Fort, FortRow]


class BoardFile(Sourced, frozen=True, kw_only=True):
    """A board: hexes by their terrain (all others are open), levels, walls as F04/G05, roads as chains of hexes."""

    name: Shown
    terrain: dict[str, tuple[str, ...]]
    levels: dict[Annotated[int, msgspec.Meta(ge=1, le=2)], tuple[str, ...]] = {}
    walls: tuple[str, ...] = ()
    roads: tuple[tuple[str, ...], ...] = ()
    road_ends: dict[str, Edge] = {}
    """Where a road leaves the board from a whole hex."""


class ActionCost(Record, frozen=True, kw_only=True):
    """AP of a fresh unit, or CAPs: one of the two where both are there. Nothing: free."""

    ap: Positive | None = None
    cap: Positive | None = None


ActionEffect = Literal[
    "spent-acts", "any-acts", "recover", "free-rally", "one-more-hex", "ai-pays-more", "roll-again", "more-caps",
    "hasty-defence", "two-actions", "more-fp", "sniper", "luck", "scouts", "bogged-down", "clear-obstacle",
    "lay-mines", "attack", "artillery",
]  # fmt: skip
"""What a card does: the rules have a register of these."""
Figure = Literal[
    "ap", "fp", "red", "blue", "range", "reach", "need", "bad_die", "bad", "good", "dice", "adjacent", "no_dm",
    "one_from", "all_from",
]  # fmt: skip


class Action(Sourced, frozen=True, kw_only=True):
    """A card of the player's hand: `effect` is the rule it has, `figures` the numbers it prints."""

    show: Shown
    text: Shown
    kind: Literal["action", "bonus", "weapon", "artillery"]
    copies: Positive
    cost: ActionCost = ActionCost()
    army: Army | None = None
    effect: ActionEffect
    figures: dict[Figure, int] = {}


class ActionsFile(Sourced, frozen=True, kw_only=True):
    cards: dict[str, Action]


class Fire(Sourced, frozen=True, kw_only=True):
    """EOD 7, 11: what is added to firepower and defence, and when a unit is hit and destroyed."""

    adjacent: int
    long: int
    long_range: Positive
    close: int
    close_crewed: int
    higher_fp: int
    higher_dm: int
    support: int
    destroyed: Positive
    beside_vehicle: int


class Prices(Sourced, frozen=True, kw_only=True):
    """AP of what has no printed cost."""

    pivot: Natural
    backward: Natural
    turret: Natural
    rally: Natural
    stall: Natural
    hasty_defence: Natural
    hide: Natural
    hidden_cover: Natural
    hidden_open: Natural


class Rally(Sourced, frozen=True, kw_only=True):
    cover: int
    friend: int


class Flame(Sourced, frozen=True, kw_only=True):
    red: int
    blue: int
    range: Positive


class Artillery(Sourced, frozen=True, kw_only=True):
    """`on_target`: the die at which a strike lands where it was noted."""

    red: int
    blue: int
    radius: Positive
    on_target: dict[Army, Positive]


class Stuck(Sourced, frozen=True, kw_only=True):
    """Two dice of this or less: stuck until the round ends."""

    at_most: TwoDice


class Rumours(Sourced, frozen=True, kw_only=True):
    """6.1, 6.2: a rumoured enemy."""

    reveal: TwoDice
    range: Positive
    move_ap: Positive


class Limits(Sourced, frozen=True, kw_only=True):
    caps_on_roll: Positive
    caps_track: Positive
    initiative: TwoDice
    ai_needs: TwoDice
    """The AI makes no shot that needs more."""
    vp_track: Positive
    smoke: Positive
    spotter: Positive
    unburdened: Positive
    seen_hidden: Positive
    rounds: Positive


class Variants(Sourced, frozen=True, kw_only=True):
    """What players know in two forms: the usual figure and the other."""

    water: tuple[Natural, Natural]
    hide: tuple[Natural, Natural]
    cap_floor: tuple[Natural, Natural]


class TablesFile(Sourced, frozen=True, kw_only=True):
    fire: Fire
    prices: Prices
    rally: Rally
    flame: Flame
    artillery: Artillery
    stuck: Stuck
    rumours: Rumours
    limits: Limits
    variants: Variants


# -- missions ------------------------------------------------------------------------------------------


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


# -- campaigns -----------------------------------------------------------------------------------------


class Company(Record, frozen=True, kw_only=True):
    """Who goes on: those alive at the end, or only those who left the map. With fewer than so many some are added;
    these kinds stay behind unless towed."""

    who: Literal["alive", "left"]
    at_least: Positive
    fill: str
    stay: tuple[Kind, ...] = ()


class Outcome(Record, frozen=True, kw_only=True):
    """Where it goes on after a mission, and what changes there; without `next` the campaign ends."""

    next: str | None = None
    caps: int = 0
    first_initiative: Seat | None = None
    cards: tuple[CardRange, ...] = ()
    """Order cards added."""


class Leg(Record, frozen=True, kw_only=True):
    """A mission of a campaign: what follows when it is won or lost, and who goes on."""

    won: Outcome = Outcome()
    lost: Outcome = Outcome()
    company: Company | None = None


class Triumph(Record, frozen=True, kw_only=True):
    """The campaign is won with its last mission, or with so many VP over all of them."""

    last_won: bool
    vp: Positive | None = None


class Campaign(Sourced, frozen=True, kw_only=True):
    title: Shown
    story: Shown
    start: str
    legs: dict[str, Leg]
    record: tuple[Literal["result", "margin", "roster", "hand", "box"], ...]
    hand: Natural
    """Unplayed action cards that are kept."""
    wins: Triumph


class CampaignsFile(Sourced, frozen=True, kw_only=True):
    campaigns: dict[str, Campaign]
