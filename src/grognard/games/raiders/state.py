"""What changes in a mission and in a campaign: positions, markers, decks, tracks, the battle."""

from __future__ import annotations

from typing import Final

from grognard.engine.dice import Dice
from grognard.engine.state import State
from grognard.games.raiders.records import MissionFile
from grognard.games.raiders.theater import POOL, REMOVED, STAGING, Theater

# The steps of play, in the order of RAIDERS 7 and 11. The engine can fork at the start of each.
BRIEFING: Final = 0
MUSTER: Final = 1
FORCE: Final = 2
GATHER: Final = 3
PREPARE: Final = 4
RECRUIT: Final = 5
MOVE: Final = 6
WALK: Final = 7
RESUPPLY: Final = 8
COORDINATE: Final = 9
JOIN: Final = 10
LOAD: Final = 11
CARD: Final = 12
CHOICE: Final = 13
COMBAT: Final = 14
LINE: Final = 15
FIRE: Final = 16
AFTERMATH: Final = 17
OBJECTIVE: Final = 18
ACT: Final = 19
CLOSE: Final = 20
DEBRIEF: Final = 21
SEGMENTS: Final = [
    "briefing", "muster", "force", "gather", "prepare", "recruit", "move", "walk", "resupply", "coordinate",
    "join", "load", "card", "choice", "combat", "line", "fire", "aftermath", "objective", "act", "close", "debrief",
]  # fmt: skip
PART_OF: Final = {
    GATHER: FORCE, RECRUIT: PREPARE, WALK: MOVE, RESUPPLY: MOVE, COORDINATE: MOVE, JOIN: MOVE, LOAD: MOVE,
    CHOICE: CARD, LINE: COMBAT, FIRE: COMBAT, ACT: OBJECTIVE,
}  # fmt: skip
"""The segment of the rulebook that a step continues."""

# How matches are played.
SINGLE: Final = 0
RANDOM: Final = 1
HISTORICAL: Final = 2
MODES: Final = ["single", "random", "historical"]

# Air support (RAIDERS 31.5).
AIR_POOL: Final = 0
AIR_READY: Final = 1
AIR_GONE: Final = 2

# Sides of a battle.
RAIDERS: Final = 0
HOSTILES: Final = 1
NOBODY_YET: Final = 2


class Reading:
    """How this match reads the places where the rulebooks disagree or leave a choice."""

    __slots__ = (
        "any_defeat_ends", "blank_rounds", "coordinated", "extra_alert", "extra_ops", "gains_shuffled",
        "keep_optional", "leader_gear", "leader_optional", "odd_scouting", "radio_directs", "scouting",
    )  # fmt: skip

    def __init__(self, options: dict[str, str]) -> None:
        spanish = options.get("edition") == "es"
        self.blank_rounds = 1 if spanish else 2
        self.odd_scouting = spanish
        self.gains_shuffled = spanish
        self.keep_optional = spanish
        self.leader_optional = spanish
        self.radio_directs = spanish
        self.any_defeat_ends = spanish or options.get("campaign_defeat") == "any"
        self.leader_gear = 1 if options.get("leader_gear") == "1" else 2
        self.extra_ops = 2 if options.get("difficulty") == "easier" else 0
        self.extra_alert = 1 if options.get("difficulty") == "harder" else 0
        self.scouting = options.get("scouting") != "off"
        self.coordinated = options.get("coordinated") != "off"


class Battle:
    """One battle (RAIDERS 15): hostiles still standing, who has the edge, the order of fire."""

    __slots__ = (
        "blank", "blaze", "edge", "fallen", "hostiles", "line", "lose_ops", "placed", "queue", "round", "second",
        "standing", "turn", "waiting", "win_ops", "win_rp", "winner",
    )  # fmt: skip

    def __init__(self) -> None:
        self.hostiles: list[int] = []
        self.line: list[int] = []
        self.fallen: list[int] = []
        self.edge = NOBODY_YET
        self.winner = NOBODY_YET
        self.round = 0
        self.blank = 0
        self.win_ops = 0
        self.lose_ops = 0
        self.win_rp = 0
        # The round under way: how many are put in line; who has yet to fire, and whose turn it is to.
        self.placed = 0
        self.blaze = False
        self.waiting: list[int] = []
        self.queue: list[int] = []
        self.turn = NOBODY_YET
        self.second = False
        self.standing = 0

    def copy(self) -> Battle:
        twin = Battle()
        twin.hostiles = self.hostiles[:]
        twin.line = self.line[:]
        twin.fallen = self.fallen[:]
        twin.edge = self.edge
        twin.winner = self.winner
        twin.round = self.round
        twin.blank = self.blank
        twin.win_ops = self.win_ops
        twin.lose_ops = self.lose_ops
        twin.win_rp = self.win_rp
        twin.placed = self.placed
        twin.blaze = self.blaze
        twin.waiting = self.waiting[:]
        twin.queue = self.queue[:]
        twin.turn = self.turn
        twin.second = self.second
        twin.standing = self.standing
        return twin


class Campaign:
    """What carries over between missions (RAIDERS 25, 37)."""

    __slots__ = (
        "air", "alert", "failures", "leaders", "losses_in_a_row", "mode", "ops", "remaining", "rp",
        "success_leaders", "won",
    )  # fmt: skip

    def __init__(self, mode: int, missions: int) -> None:
        self.mode = mode
        self.remaining = list(range(missions))
        self.won: list[int] = []
        self.failures = [0] * missions
        self.losses_in_a_row = 0
        self.alert = 0
        self.rp = 0
        self.ops = 0
        self.air = False
        self.success_leaders = 0
        self.leaders: list[int] = []

    def copy(self) -> Campaign:
        twin = Campaign(self.mode, 0)
        twin.remaining = self.remaining[:]
        twin.won = self.won[:]
        twin.failures = self.failures[:]
        twin.losses_in_a_row = self.losses_in_a_row
        twin.alert = self.alert
        twin.rp = self.rp
        twin.ops = self.ops
        twin.air = self.air
        twin.success_leaders = self.success_leaders
        twin.leaders = self.leaders[:]
        return twin


class Mission(State):
    """The position: one mission in play, and the campaign around it if there is one.

    Every field stands once in `__init__`: its value at the start, or a copy of another's.
    """

    __slots__ = (
        "air", "alert", "at_mission", "battle", "bearer", "branch", "campaign", "card", "deck", "discard", "ended",
        "force", "hostiles_out", "joined", "joining", "kept", "known", "leaders_due", "marker_at", "marker_up",
        "origin", "place", "points", "prepared", "read", "redrawn", "reserve", "rp", "sample_bearer", "segment",
        "theater", "traded", "tried", "won",
    )  # fmt: skip

    def __init__(self, theater: Theater, read: Reading, dice: Dice, like: Mission | None = None) -> None:
        super().__init__(dice)
        self.theater = theater
        self.read = read
        if like is not None:
            self.over = like.over
        self.segment: int = like.segment if like else BRIEFING
        self.at_mission: int = like.at_mission if like else -1
        self.campaign: Campaign | None = like.campaign.copy() if like and like.campaign else None
        # Counters.
        self.place: list[int] = like.place[:] if like else [POOL] * len(theater.unit_names)
        self.bearer: list[int] = like.bearer[:] if like else [POOL] * len(theater.gear_names)
        self.marker_at: list[int] = like.marker_at[:] if like else [REMOVED] * len(theater.marker_names)
        self.marker_up: list[bool] = like.marker_up[:] if like else [False] * len(theater.marker_names)
        self.sample_bearer: int = like.sample_bearer if like else -1
        self.hostiles_out: int = like.hostiles_out if like else 0
        self.air: int = like.air if like else AIR_POOL
        # Cards: the end of a list is its top. `known` has a bit for each card whose place is known.
        self.deck: list[int] = like.deck[:] if like else []
        self.reserve: list[int] = like.reserve[:] if like else []
        self.discard: list[int] = like.discard[:] if like else []
        self.kept: list[int] = like.kept[:] if like else []
        self.known: int = like.known if like else 0
        # Tracks.
        self.alert: int = like.alert if like else 1
        self.rp: int = like.rp if like else 0
        self.leaders_due: int = like.leaders_due if like else 0
        # The operation under way.
        self.force: list[int] = like.force[:] if like else []
        self.prepared: bool = like.prepared if like else False
        self.card: int = like.card if like else -1
        self.branch: int = like.branch if like else -1
        self.redrawn: bool = like.redrawn if like else False
        self.origin: int = like.origin if like else -1  # where units are chosen that form the force or join it
        self.joined: list[int] = like.joined[:] if like else []  # of the force, those that came to it (26)
        self.joining: int = like.joining if like else 0  # how many of them came with the last force
        self.points: int = like.points if like else 0  # movement left to a force on the march
        self.traded: int = like.traded if like else 0  # a bit for each item handed on
        self.tried: int = like.tried if like else 0  # a bit for each unit that has laid charges
        self.battle: Battle | None = like.battle.copy() if like and like.battle else None
        # How the mission ended.
        self.ended: str = like.ended if like else ""
        self.won: bool = like.won if like else False

    def copy(self) -> Mission:
        return Mission(self.theater, self.read, self.dice.copy(), self)

    def new_operation(self) -> None:
        """Nobody operates, and nothing of the operation before is left."""
        self.force = []
        self.prepared = False
        self.branch = -1
        self.redrawn = False
        self.origin = -1
        self.joined = []
        self.joining = 0
        self.points = 0
        self.traded = 0
        self.tried = 0
        self.battle = None

    # -- what a player sees at a glance -------------------------------------------------------

    @property
    def mission(self) -> MissionFile:
        return self.theater.missions[self.at_mission]

    def space_of_force(self) -> int:
        """Where the operating force is; -1 when nothing is left of it."""
        return self.place[self.force[0]] if self.force else -1

    def units_at(self, space: int) -> list[int]:
        """All raider units in a space, the camp among them."""
        place = self.place
        return [u for u in range(len(place)) if place[u] == space]

    def mobile_at(self, space: int) -> list[int]:
        """The raider units in a space that can be part of a force: all but the camp (36)."""
        place = self.place
        camp = self.theater.camp
        return [u for u in range(camp) if place[u] == space]

    def gear_of(self, unit: int) -> list[int]:
        bearer = self.bearer
        return [i for i in range(len(bearer)) if bearer[i] == unit]

    def anyone_left(self) -> bool:
        """A mobile raider unit is on the map or in the staging area."""
        place = self.place
        for unit in range(self.theater.camp):
            if place[unit] >= STAGING:
                return True
        return False
