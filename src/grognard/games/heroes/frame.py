"""Made from fields.py by `python -m grognard.games.frames`: change the declarations there, not this."""

from __future__ import annotations

from grognard.engine.dice import Dice
from grognard.engine.state import State
from grognard.games.heroes.reading import Reading
from grognard.games.heroes.theater import COMING, Theater


class MissionFrame(State):
    """The fields of a mission."""

    __slots__ = (
        "acted",
        "actions",
        "actor",
        "ai_cap",
        "aim",
        "at",
        "bare",
        "boost",
        "box",
        "boxes",
        "campaign",
        "caps",
        "caps_more",
        "card",
        "cards_more",
        "carrier",
        "clouds",
        "company",
        "cost",
        "cup",
        "deed",
        "did",
        "discards",
        "done",
        "dropped",
        "due",
        "dug",
        "ended",
        "entered_from",
        "extra",
        "face",
        "facing",
        "fallen",
        "first_now",
        "force",
        "fort_at",
        "fort_face",
        "fort_kind",
        "fort_side",
        "free",
        "goal",
        "group",
        "hand",
        "heavy",
        "hidden",
        "hit",
        "initiative",
        "kept",
        "later",
        "light",
        "lost",
        "manning",
        "margins",
        "more",
        "noted",
        "orders",
        "ours",
        "paid",
        "passes",
        "phase",
        "picks",
        "plans",
        "playing",
        "playing_now",
        "read",
        "redraw",
        "removed",
        "replaced",
        "round",
        "round_ends",
        "shot",
        "spent",
        "stacks",
        "stage",
        "steps",
        "stood",
        "stuck",
        "target_hex",
        "targets",
        "theater",
        "theirs",
        "used",
        "value",
        "vp",
        "waiting",
        "way",
        "way_from",
        "won",
    )

    def __init__(self, theater: Theater, read: Reading, dice: Dice, like: MissionFrame | None = None) -> None:
        super().__init__(dice, like)
        self.theater = theater
        self.read = read
        if like is None:
            self.playing_now: int = -1
            self.campaign: int = -1
            self.won: list[int] = []
            self.lost: list[int] = []
            self.margins: list[int] = []
            self.boxes: list[int] = []
            self.company: list[int] = []
            self.kept: list[int] = []
            self.caps_more: int = 0
            self.first_now: int = -1
            self.cards_more: list[int] = []
            self.phase: int = 0
            self.stage: int = 0
            self.round: int = 0
            self.initiative: int = -1
            self.passes: int = 0
            self.force: list[list[int]] = [[], [], []]
            self.waiting: list[int] = []
            self.steps: int = 0
            self.stacks: list[list[int]] = [[]] * (len(theater.box.hex_names) - COMING)
            self.at: list[int] = [-1] * len(theater.box.unit_names)
            self.facing: list[int] = [0] * len(theater.box.unit_names)
            self.spent: list[bool] = [False] * len(theater.box.unit_names)
            self.hit: list[int] = [-1] * len(theater.box.unit_names)
            self.hidden: int = 0
            self.dug: int = 0
            self.manning: int = 0
            self.stuck: int = 0
            self.bare: int = 0
            self.dropped: int = 0
            self.entered_from: list[int] = [0] * len(theater.box.unit_names)
            self.carrier: list[int] = [-1] * len(theater.box.unit_names)
            self.vp: int = 1
            self.caps: int = 0
            self.fallen: list[int] = []
            self.box: int = 1
            self.orders: list[int] = []
            self.discards: list[int] = []
            self.removed: list[int] = []
            self.card: int = -1
            self.actions: list[int] = []
            self.hand: list[int] = []
            self.used: list[int] = []
            self.cup: list[int] = []
            self.ours: int = 0
            self.theirs: int = 0
            self.heavy: list[int] = []
            self.light: list[int] = []
            self.clouds: list[int] = []
            self.fort_kind: list[int] = []
            self.fort_at: list[int] = []
            self.fort_face: list[int] = []
            self.fort_side: list[int] = []
            self.plans: list[int] = []
            self.due: list[int] = []
            self.acted: int = 0
            self.shot: bool = False
            self.stood: bool = False
            self.more: int = 0
            self.extra: int = 0
            self.did: bool = False
            self.later: list[int] = []
            self.noted: list[int] = []
            self.actor: int = -1
            self.group: list[int] = []
            self.picks: list[int] = []
            self.deed: str = ""
            self.value: int = -1
            self.cost: int = 0
            self.paid: int = 0
            self.boost: int = 0
            self.free: bool = False
            self.playing: int = -1
            self.aim: int = 0
            self.targets: list[int] = []
            self.target_hex: int = -1
            self.way_from: int = -1
            self.way: list[int] = []
            self.done: int = 0
            self.ai_cap: int = 0
            self.face: int = -1
            self.goal: int = 0
            self.replaced: bool = False
            self.redraw: bool = False
            self.round_ends: bool = False
            self.ended: str = ""
            return
        self.playing_now = like.playing_now
        self.campaign = like.campaign
        self.won = like.won[:]
        self.lost = like.lost[:]
        self.margins = like.margins[:]
        self.boxes = like.boxes[:]
        self.company = like.company[:]
        self.kept = like.kept[:]
        self.caps_more = like.caps_more
        self.first_now = like.first_now
        self.cards_more = like.cards_more[:]
        self.phase = like.phase
        self.stage = like.stage
        self.round = like.round
        self.initiative = like.initiative
        self.passes = like.passes
        self.force = [part[:] for part in like.force]
        self.waiting = like.waiting[:]
        self.steps = like.steps
        self.stacks = like.stacks[:]
        self.at = like.at[:]
        self.facing = like.facing[:]
        self.spent = like.spent[:]
        self.hit = like.hit[:]
        self.hidden = like.hidden
        self.dug = like.dug
        self.manning = like.manning
        self.stuck = like.stuck
        self.bare = like.bare
        self.dropped = like.dropped
        self.entered_from = like.entered_from[:]
        self.carrier = like.carrier[:]
        self.vp = like.vp
        self.caps = like.caps
        self.fallen = like.fallen[:]
        self.box = like.box
        self.orders = like.orders[:]
        self.discards = like.discards[:]
        self.removed = like.removed[:]
        self.card = like.card
        self.actions = like.actions[:]
        self.hand = like.hand[:]
        self.used = like.used[:]
        self.cup = like.cup[:]
        self.ours = like.ours
        self.theirs = like.theirs
        self.heavy = like.heavy[:]
        self.light = like.light[:]
        self.clouds = like.clouds
        self.fort_kind = like.fort_kind[:]
        self.fort_at = like.fort_at[:]
        self.fort_face = like.fort_face[:]
        self.fort_side = like.fort_side[:]
        self.plans = like.plans[:]
        self.due = like.due[:]
        self.acted = like.acted
        self.shot = like.shot
        self.stood = like.stood
        self.more = like.more
        self.extra = like.extra
        self.did = like.did
        self.later = like.later[:]
        self.noted = like.noted[:]
        self.actor = like.actor
        self.group = like.group[:]
        self.picks = like.picks[:]
        self.deed = like.deed
        self.value = like.value
        self.cost = like.cost
        self.paid = like.paid
        self.boost = like.boost
        self.free = like.free
        self.playing = like.playing
        self.aim = like.aim
        self.targets = like.targets[:]
        self.target_hex = like.target_hex
        self.way_from = like.way_from
        self.way = like.way[:]
        self.done = like.done
        self.ai_cap = like.ai_cap
        self.face = like.face
        self.goal = like.goal
        self.replaced = like.replaced
        self.redraw = like.redraw
        self.round_ends = like.round_ends
        self.ended = like.ended

    def key(self) -> object:
        return (
            self.playing_now,
            self.campaign,
            tuple(self.won),
            tuple(self.lost),
            tuple(self.margins),
            tuple(self.boxes),
            tuple(self.company),
            tuple(self.kept),
            self.caps_more,
            self.first_now,
            tuple(self.cards_more),
            self.phase,
            self.stage,
            self.round,
            self.initiative,
            self.passes,
            tuple([tuple(part) for part in self.force]),
            tuple(self.waiting),
            0,
            0,
            tuple(self.at),
            tuple(self.facing),
            tuple(self.spent),
            tuple(self.hit),
            self.hidden,
            self.dug,
            self.manning,
            self.stuck,
            self.bare,
            self.dropped,
            tuple(self.entered_from),
            tuple(self.carrier),
            self.vp,
            self.caps,
            tuple(self.fallen),
            self.box,
            tuple(self.orders),
            tuple(self.discards),
            tuple(self.removed),
            self.card,
            tuple(self.actions),
            tuple(self.hand),
            tuple(self.used),
            tuple(self.cup),
            self.ours,
            self.theirs,
            tuple(self.heavy),
            tuple(self.light),
            0,
            tuple(self.fort_kind),
            tuple(self.fort_at),
            tuple(self.fort_face),
            tuple(self.fort_side),
            tuple(self.plans),
            tuple(self.due),
            self.acted,
            self.shot,
            self.stood,
            self.more,
            self.extra,
            self.did,
            tuple(self.later),
            tuple(self.noted),
            self.actor,
            tuple(self.group),
            tuple(self.picks),
            self.deed,
            self.value,
            self.cost,
            self.paid,
            self.boost,
            self.free,
            self.playing,
            self.aim,
            tuple(self.targets),
            self.target_hex,
            self.way_from,
            tuple(self.way),
            self.done,
            self.ai_cap,
            self.face,
            self.goal,
            self.replaced,
            self.redraw,
            self.round_ends,
            self.ended,
        )

    def new_mission(self) -> None:
        """A new mission begins: what lasts no longer than one is as at the start."""
        theater = self.theater
        self.phase = 0
        self.stage = 0
        self.round = 0
        self.initiative = -1
        self.passes = 0
        self.force = [[], [], []]
        self.waiting = []
        self.stacks = [[]] * (len(theater.box.hex_names) - COMING)
        self.at = [-1] * len(self.at)
        self.facing = [0] * len(self.facing)
        self.spent = [False] * len(self.spent)
        self.hit = [-1] * len(self.hit)
        self.hidden = 0
        self.dug = 0
        self.manning = 0
        self.stuck = 0
        self.bare = 0
        self.dropped = 0
        self.entered_from = [0] * len(self.entered_from)
        self.carrier = [-1] * len(self.carrier)
        self.vp = 1
        self.caps = 0
        self.fallen = []
        self.box = 1
        self.orders = []
        self.discards = []
        self.removed = []
        self.card = -1
        self.actions = []
        self.hand = []
        self.used = []
        self.cup = []
        self.ours = 0
        self.theirs = 0
        self.heavy = []
        self.light = []
        self.clouds = []
        self.fort_kind = []
        self.fort_at = []
        self.fort_face = []
        self.fort_side = []
        self.plans = []
        self.due = []
        self.acted = 0
        self.shot = False
        self.stood = False
        self.more = 0
        self.extra = 0
        self.did = False
        self.later = []
        self.noted = []
        self.actor = -1
        self.group = []
        self.picks = []
        self.deed = ""
        self.value = -1
        self.cost = 0
        self.paid = 0
        self.boost = 0
        self.free = False
        self.playing = -1
        self.aim = 0
        self.targets = []
        self.target_hex = -1
        self.way_from = -1
        self.way = []
        self.done = 0
        self.ai_cap = 0
        self.face = -1
        self.goal = 0
        self.replaced = False
        self.redraw = False
        self.round_ends = False
        self.ended = ""

    def new_turn(self) -> None:
        """A new turn begins: what lasts no longer than one is as at the start."""
        self.spent = [False] * len(self.spent)
        self.stuck = 0
        self.actor = -1
        self.group = []
        self.picks = []
        self.deed = ""
        self.value = -1
        self.cost = 0
        self.paid = 0
        self.boost = 0
        self.free = False
        self.playing = -1
        self.aim = 0
        self.targets = []
        self.target_hex = -1
        self.way_from = -1
        self.way = []
        self.done = 0
        self.ai_cap = 0
        self.face = -1
        self.goal = 0
        self.replaced = False
        self.redraw = False
        self.round_ends = False

    def new_action(self) -> None:
        """A new action begins: what lasts no longer than one is as at the start."""
        self.actor = -1
        self.group = []
        self.picks = []
        self.deed = ""
        self.value = -1
        self.cost = 0
        self.paid = 0
        self.boost = 0
        self.free = False
        self.playing = -1
        self.aim = 0
        self.targets = []
        self.target_hex = -1
        self.way_from = -1
        self.way = []
        self.done = 0
        self.ai_cap = 0
        self.face = -1
        self.goal = 0
        self.replaced = False
        self.redraw = False
        self.round_ends = False
