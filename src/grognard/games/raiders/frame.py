"""Made from fields.py by `python -m grognard.games.frames`: change the declarations there, not this."""

from __future__ import annotations

from grognard.engine.dice import Dice
from grognard.engine.state import State
from grognard.games.raiders.reading import Reading
from grognard.games.raiders.theater import Theater


class Battle:
    """One battle (RAIDERS 15): hostiles still standing, who has the edge, the order of fire."""

    __slots__ = (
        "blank",
        "blaze",
        "edge",
        "fallen",
        "hostiles",
        "line",
        "lose_ops",
        "placed",
        "queue",
        "round",
        "second",
        "standing",
        "turn",
        "waiting",
        "win_ops",
        "win_rp",
        "winner",
    )

    def __init__(self, like: Battle | None = None) -> None:
        if like is None:
            self.hostiles: list[int] = []
            self.line: list[int] = []
            self.fallen: list[int] = []
            self.edge: int = 2
            self.winner: int = 2
            self.round: int = 0
            self.blank: int = 0
            self.win_ops: int = 0
            self.lose_ops: int = 0
            self.win_rp: int = 0
            self.placed: int = 0
            self.blaze: bool = False
            self.waiting: list[int] = []
            self.queue: list[int] = []
            self.turn: int = 2
            self.second: bool = False
            self.standing: int = 0
            return
        self.hostiles = like.hostiles[:]
        self.line = like.line[:]
        self.fallen = like.fallen[:]
        self.edge = like.edge
        self.winner = like.winner
        self.round = like.round
        self.blank = like.blank
        self.win_ops = like.win_ops
        self.lose_ops = like.lose_ops
        self.win_rp = like.win_rp
        self.placed = like.placed
        self.blaze = like.blaze
        self.waiting = like.waiting[:]
        self.queue = like.queue[:]
        self.turn = like.turn
        self.second = like.second
        self.standing = like.standing

    def key(self) -> object:
        return (
            tuple(self.hostiles),
            tuple(self.line),
            tuple(self.fallen),
            self.edge,
            self.winner,
            self.round,
            self.blank,
            self.win_ops,
            self.lose_ops,
            self.win_rp,
            self.placed,
            self.blaze,
            tuple(self.waiting),
            tuple(self.queue),
            self.turn,
            self.second,
            self.standing,
        )

    def copy(self) -> Battle:
        return Battle(self)


class Campaign:
    """What carries over between missions (RAIDERS 25, 37)."""

    __slots__ = (
        "air",
        "alert",
        "failures",
        "leaders",
        "losses_in_a_row",
        "mode",
        "ops",
        "remaining",
        "rp",
        "success_leaders",
        "won",
    )

    def __init__(self, like: Campaign | None = None) -> None:
        if like is None:
            self.mode: int = 0
            self.remaining: list[int] = list(range(4))
            self.won: list[int] = []
            self.failures: list[int] = [0] * 4
            self.losses_in_a_row: int = 0
            self.alert: int = 0
            self.rp: int = 0
            self.ops: int = 0
            self.air: bool = False
            self.success_leaders: int = 0
            self.leaders: list[int] = []
            return
        self.mode = like.mode
        self.remaining = like.remaining[:]
        self.won = like.won[:]
        self.failures = like.failures[:]
        self.losses_in_a_row = like.losses_in_a_row
        self.alert = like.alert
        self.rp = like.rp
        self.ops = like.ops
        self.air = like.air
        self.success_leaders = like.success_leaders
        self.leaders = like.leaders[:]

    def key(self) -> object:
        return (
            self.mode,
            tuple(self.remaining),
            tuple(self.won),
            tuple(self.failures),
            self.losses_in_a_row,
            self.alert,
            self.rp,
            self.ops,
            self.air,
            self.success_leaders,
            tuple(self.leaders),
        )

    def copy(self) -> Campaign:
        return Campaign(self)


class MissionFrame(State):
    """The fields of a mission."""

    __slots__ = (
        "air",
        "alert",
        "at_mission",
        "battle",
        "bearer",
        "branch",
        "campaign",
        "card",
        "deck",
        "discard",
        "ended",
        "force",
        "hostiles_out",
        "joined",
        "joining",
        "kept",
        "known",
        "leaders_due",
        "marker_at",
        "marker_up",
        "origin",
        "place",
        "points",
        "prepared",
        "read",
        "redrawn",
        "reserve",
        "rp",
        "sample_bearer",
        "segment",
        "theater",
        "traded",
        "tried",
        "won",
    )

    def __init__(self, theater: Theater, read: Reading, dice: Dice, like: MissionFrame | None = None) -> None:
        super().__init__(dice, like)
        self.theater = theater
        self.read = read
        if like is None:
            self.at_mission: int = -1
            self.segment: int = 0
            self.alert: int = 1
            self.rp: int = 0
            self.leaders_due: int = 0
            self.air: int = 0
            self.place: list[int] = [-1] * len(theater.unit_names)
            self.bearer: list[int] = [-1] * len(theater.gear_names)
            self.marker_at: list[int] = [-2] * len(theater.marker_names)
            self.marker_up: list[bool] = [False] * len(theater.marker_names)
            self.sample_bearer: int = -1
            self.hostiles_out: int = 0
            self.deck: list[int] = []
            self.reserve: list[int] = []
            self.discard: list[int] = []
            self.kept: list[int] = []
            self.known: int = 0
            self.force: list[int] = []
            self.origin: int = -1
            self.joined: list[int] = []
            self.joining: int = 0
            self.points: int = 0
            self.traded: int = 0
            self.tried: int = 0
            self.prepared: bool = False
            self.card: int = -1
            self.branch: int = -1
            self.redrawn: bool = False
            self.battle: Battle | None = None
            self.campaign: Campaign | None = None
            self.ended: str = ""
            self.won: bool = False
            return
        self.at_mission = like.at_mission
        self.segment = like.segment
        self.alert = like.alert
        self.rp = like.rp
        self.leaders_due = like.leaders_due
        self.air = like.air
        self.place = like.place[:]
        self.bearer = like.bearer[:]
        self.marker_at = like.marker_at[:]
        self.marker_up = like.marker_up[:]
        self.sample_bearer = like.sample_bearer
        self.hostiles_out = like.hostiles_out
        self.deck = like.deck[:]
        self.reserve = like.reserve[:]
        self.discard = like.discard[:]
        self.kept = like.kept[:]
        self.known = like.known
        self.force = like.force[:]
        self.origin = like.origin
        self.joined = like.joined[:]
        self.joining = like.joining
        self.points = like.points
        self.traded = like.traded
        self.tried = like.tried
        self.prepared = like.prepared
        self.card = like.card
        self.branch = like.branch
        self.redrawn = like.redrawn
        self.battle = like.battle.copy() if like.battle is not None else None
        self.campaign = like.campaign.copy() if like.campaign is not None else None
        self.ended = like.ended
        self.won = like.won

    def key(self) -> object:
        return (
            self.at_mission,
            self.segment,
            self.alert,
            self.rp,
            self.leaders_due,
            self.air,
            tuple(self.place),
            tuple(self.bearer),
            tuple(self.marker_at),
            tuple(self.marker_up),
            self.sample_bearer,
            self.hostiles_out,
            tuple(self.deck),
            tuple(self.reserve),
            tuple(self.discard),
            tuple(self.kept),
            self.known,
            tuple(self.force),
            self.origin,
            tuple(self.joined),
            self.joining,
            self.points,
            self.traded,
            self.tried,
            self.prepared,
            self.card,
            self.branch,
            self.redrawn,
            self.battle.key() if self.battle is not None else None,
            self.campaign.key() if self.campaign is not None else None,
            self.ended,
            self.won,
        )

    def new_mission(self) -> None:
        """A new mission begins: what lasts no longer than one is as at the start."""
        theater = self.theater
        self.alert = 1
        self.rp = 0
        self.leaders_due = 0
        self.air = 0
        self.place = [-1] * len(self.place)
        self.bearer = [-1] * len(self.bearer)
        self.marker_at = [-2] * len(self.marker_at)
        self.marker_up = [False] * len(theater.marker_names)
        self.sample_bearer = -1
        self.hostiles_out = 0
        self.deck = []
        self.reserve = []
        self.discard = []
        self.kept = []
        self.known = 0
        self.force = []
        self.origin = -1
        self.joined = []
        self.joining = 0
        self.points = 0
        self.traded = 0
        self.tried = 0
        self.prepared = False
        self.card = -1
        self.branch = -1
        self.redrawn = False
        self.battle = None
        self.ended = ""
        self.won = False

    def new_turn(self) -> None:
        """A new turn begins: what lasts no longer than one is as at the start."""
        self.force = []
        self.origin = -1
        self.joined = []
        self.joining = 0
        self.points = 0
        self.traded = 0
        self.tried = 0
        self.prepared = False
        self.branch = -1
        self.redrawn = False
        self.battle = None
