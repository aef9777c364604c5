"""What never changes in a match: map, counters, cards, missions, tables, and every option text.

Built once from the content files by `content.py`; every state of every match shares it.
Things are known by small numbers: unit 3, space 15, card 6.
"""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Option
from grognard.geometry.points import distances

# Where a counter is when it is not on a space of the map. Space 0 is the staging area.
POOL: Final = -1  # in the recruit pool, for sale
DEAD: Final = -2  # out for this mission
STAGING: Final = 0
# Where an objective marker is when it is not on a space of the map.
UNDRAWN: Final = -1
REMOVED: Final = -2
CARRIED: Final = -3
DESTROYED: Final = -4
RECOVERED: Final = -5

# Kinds of raider units.
LEADER: Final = 0
COMMANDO: Final = 1
ENGINEER: Final = 2
PARTISAN: Final = 3
CAMP: Final = 4
# Kinds of gear.
SUPPLIES: Final = 0
CHARGE: Final = 1
PISTOL: Final = 2
BREN: Final = 3
RADIO: Final = 4
# Kinds of objective markers.
FACILITY: Final = 0
BARRELS: Final = 1
SAMPLE: Final = 2
AMBUSH: Final = 3
ABANDONED: Final = 4
# Terrain, as the bits of a mask so that cards and missions can name several.
CLEAR: Final = 1
MOUNTAIN: Final = 2
FOREST: Final = 4
INDUSTRIAL: Final = 8
TOWN: Final = 16
LANDING: Final = 32
BASE: Final = 64
ANYWHERE: Final = 127

# What a card's choice can do: (effect, amount).
OPS: Final = 0
RP: Final = 1
ALERT: Final = 2
FIGHT: Final = 3
FIGHT_ALERT: Final = 4
FIGHT_DIE: Final = 5
GESTAPO: Final = 6
SQUAD: Final = 7
CRATE: Final = 8
REVEAL_ANY: Final = 9
REVEAL_NEAR: Final = 10
CAMP_MOVES: Final = 11
CAMP_LOST: Final = 12
LOSE_GEAR: Final = 13
ADVANCE: Final = 14
WATER_MOVE: Final = 15
AIR_MOVE: Final = 16
RECALL: Final = 17
REDRAW: Final = 18
WIN_OPS: Final = 19
LOSE_OPS: Final = 20
WIN_RP: Final = 21
# What a card's choice can need: (need, amount).
NEED_RP: Final = 0
NEED_GEAR: Final = 1
NEED_KIND: Final = 2
NEED_SQUAD: Final = 3
NEED_CRATE: Final = 4
NEED_HIDDEN_NEAR: Final = 5
NEED_HIDDEN: Final = 6
NEED_CAMP: Final = 7
NEED_NO_CAMP: Final = 8
NEED_AT_CAMP: Final = 9
NEED_PORT: Final = 10
NEED_DISCARD: Final = 11
NEED_NO_GEAR: Final = 12
NEED_DECK: Final = 13
# Which branch of an alert check.
NO_CHECK: Final = 0
ALARM: Final = 1
QUIET: Final = 2

# How a unit lands, and the results of the airborne table.
PARACHUTE: Final = 0
GLIDER: Final = 1
INTERCEPTED: Final = 0
SCATTER: Final = 1
SAFE: Final = 2
CRASH: Final = 3
ABORT: Final = 4

ESCAPE: Final = 99  # in the interrogation table: one of the fallen gets away


class Choice:
    """One way to take a card: what it needs, what it does."""

    __slots__ = ("effects", "name", "needs", "option")

    def __init__(
        self, name: str, option: Option, needs: list[tuple[int, int]], effects: list[tuple[int, int]]
    ) -> None:
        self.name = name
        self.option = option
        self.needs = needs
        self.effects = effects


class Branch:
    """The part of a card that applies: by terrain, and by how its alert check went."""

    __slots__ = ("check", "choices", "terrain")

    def __init__(self, check: int, terrain: int, choices: list[Choice]) -> None:
        self.check = check
        self.terrain = terrain
        self.choices = choices


class Card:
    """An operations card. A card with `uses` is kept and played later."""

    __slots__ = ("branches", "checks", "name", "uses")

    def __init__(self, name: str, checks: bool, branches: list[Branch], uses: list[Choice]) -> None:
        self.name = name
        self.checks = checks
        self.branches = branches
        self.uses = uses


class MissionCard:
    """A mission card: its six fields (RAIDERS 8), the objective as numbers."""

    __slots__ = (
        "abandoned", "alert", "destroy", "facility", "leaders", "name", "operations", "reveal",
        "rp", "sample_counts", "stacking", "success_air", "success_leader", "success_rp",
        "survivor_kinds", "survivor_terrain",
    )  # fmt: skip

    def __init__(self, name: str, alert: int, operations: int, rp: int, stacking: int) -> None:
        self.name = name
        self.alert = alert
        self.operations = operations
        self.rp = rp
        self.stacking = stacking
        self.leaders = 0
        self.abandoned = False
        self.reveal = 0
        self.destroy = 0
        self.facility = False
        self.sample_counts = False
        self.survivor_kinds = 0
        self.survivor_terrain = 0
        self.success_rp = 0
        self.success_air = False
        self.success_leader = False


class Theater:
    """One scenario of the system: everything printed on its map, counters and cards."""

    def __init__(self) -> None:
        # Spaces.
        self.space_names: list[str] = []
        self.terrain: list[int] = []
        self.stops: list[bool] = []
        self.raiders_win_ties: list[bool] = []
        self.adjacent: list[list[int]] = []
        self.objective_spaces: list[int] = []
        self.is_objective: list[bool] = []
        self.landing_zones: list[int] = []
        self.exits: list[int] = []
        self.airfields: list[int] = []
        self.ports: list[int] = []
        self.steps: list[list[int]] = []
        # Raider units; the camp is the last of them.
        self.unit_names: list[str] = []
        self.kind: list[int] = []
        self.combat: list[int] = []
        self.moves: list[int] = []
        self.elite: list[bool] = []
        self.scouts: list[bool] = []
        self.guides: list[bool] = []
        self.demolishes: list[bool] = []
        self.lands_by: list[int] = []
        self.unit_cost: list[int] = []
        self.camp = 0
        # Gear.
        self.gear_names: list[str] = []
        self.gear_kind: list[int] = []
        self.gear_cost: list[int] = []
        self.air_cost = 0
        # Hostiles.
        self.hostile_names: list[str] = []
        self.hostile_combat: list[int] = []
        self.hostile_elite: list[bool] = []
        self.is_flak: list[bool] = []
        self.is_gestapo: list[bool] = []
        # Objective markers.
        self.marker_names: list[str] = []
        self.marker_kind: list[int] = []
        self.marker_rp: list[int] = []
        # Tables and tracks.
        self.airborne: list[list[int]] = []
        self.random_spaces: list[int] = []
        self.interrogation: list[int] = []
        self.demolition_needs = 0
        self.air_strike_combat = 0
        self.rp_max = 0
        self.alert_max = 0
        self.gear_limit = 0
        # Cards.
        self.cards: list[Card] = []
        self.card_numbers: list[int] = []
        self.missions: list[MissionCard] = []

    def finish(self) -> None:
        """Everything that follows from what was loaded, above all the options."""
        self.steps = distances(self.adjacent)
        self.is_objective = [s in self.objective_spaces for s in range(len(self.space_names))]
        spaces, units, gear = self.space_names, self.unit_names, self.gear_names
        self.o_move = options("move", spaces, "space")
        self.o_march = options("march", spaces, "space")
        self.o_land = options("land", spaces, "space")
        self.o_from = options("from", spaces, "space")
        self.o_scout = options("scout", spaces, "space")
        self.o_reveal = options("reveal", spaces, "space")
        self.o_sail = options("sail", spaces, "space")
        self.o_fly = options("fly", spaces, "space")
        self.o_advance = options("advance", spaces, "space")
        self.o_add = options("add", units, "unit")
        self.o_give = options("give", units, "unit")
        self.o_lose = options("lose", units, "unit")
        self.o_line = options("line", units, "unit")
        self.o_demolish = options("demolish", units, "unit")
        self.o_carry = options("carry", units, "unit")
        self.o_leader = options("leader", units, "unit")
        self.o_rescue = options("rescue", units, "unit")
        self.o_buy_unit = options("buy", units, "unit")
        self.o_buy_gear = options("buy", gear, "gear")
        self.o_crate = options("crate", gear, "gear")
        self.o_trade = options("trade", gear, "gear")
        self.o_swap = options("swap", gear, "gear")
        self.o_abandon = options("abandon", gear, "gear")
        self.o_charge = options("charge", gear, "gear")
        self.o_fire = options("fire", self.hostile_names, "hostile")
        self.o_bomb = options("bomb", self.hostile_names, "hostile")


def options(verb: str, names: list[str], of: str) -> list[Option]:
    """One option for each name, in order: its value is the place of the name in the list."""
    return [Option(verb, name, i, of) for i, name in enumerate(names)]


ALL: Final = Option("all")
DONE: Final = Option("done")
SKIP: Final = Option("skip")
RECRUIT: Final = Option("recruit")
BUY_AIR: Final = Option("buy", "Air strike")
STAY: Final = Option("stay")
HALT: Final = Option("halt")
RESUPPLY: Final = Option("resupply")
INQUIRE: Final = Option("inquire")
HOLD: Final = Option("hold")
CALL: Final = Option("call")
BLAZE: Final = Option("blaze")
SAME: Final = Option("same")
PLAY: Final = Option("play")
GUIDE: Final = Option("guide")
KEEP_IT: Final = Option("keep")
DISCARD_IT: Final = Option("discard")
DROP: Final = Option("drop")
WITHDRAW: Final = Option("withdraw")
CONTINUE: Final = Option("continue")
NOBODY: Final = Option("nobody")
