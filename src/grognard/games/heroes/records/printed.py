"""What is printed: counters, hit markers, ground, works, boards, the player's cards."""

from __future__ import annotations

import builtins
from typing import Annotated, Literal

import msgspec

from grognard.engine.content import Shown
from grognard.games.heroes.records.base import (
    Army,
    Colour,
    Edge,
    Fort,
    Herd,
    Kind,
    MoveType,
    Natural,
    Positive,
    Record,
    SmokeKind,
    Sourced,
    TwoDice,
)


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
