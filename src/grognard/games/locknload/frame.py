"""Made from fields.py by `python -m grognard.games.frames`: change the declarations there, not this."""

from __future__ import annotations

from grognard.engine.dice import Dice
from grognard.engine.state import State
from grognard.games.locknload.reading import Reading
from grognard.games.locknload.theater import Stack, Theater


class BattleFrame(State):
    """The fields of a battle."""

    __slots__ = (
        "acted",
        "acting",
        "activated",
        "active",
        "answered",
        "arena",
        "asked_first",
        "assailant",
        "at",
        "backs",
        "bearer",
        "beaten",
        "born",
        "born_at",
        "born_marks",
        "card_by",
        "carried",
        "charging",
        "choked",
        "deck",
        "delays",
        "deployed",
        "did",
        "discard",
        "dismounted",
        "doomed",
        "ended",
        "entered",
        "facing",
        "filled",
        "finder",
        "fire_at",
        "fire_from",
        "firing",
        "firing_ways",
        "flaming",
        "flares",
        "fleeing",
        "fog",
        "force",
        "fought",
        "found",
        "gait",
        "happened",
        "heaped",
        "hubs",
        "initiative",
        "jammed",
        "led",
        "lines",
        "looked",
        "margins",
        "melees",
        "movers",
        "opener",
        "others_tried",
        "outside",
        "passes",
        "phase",
        "places",
        "points_here",
        "preempting",
        "prey",
        "read",
        "routed",
        "scorched",
        "seen_to",
        "shot",
        "smoke",
        "smokes",
        "snapped",
        "spared",
        "spent",
        "spiked",
        "spotted",
        "stacks",
        "stage",
        "status",
        "stepped",
        "striker",
        "taken",
        "theater",
        "thin",
        "turn",
        "turned",
        "volleys",
        "walked",
        "weapon_at",
        "weapon_by",
        "weapon_of",
        "whistle",
        "winner",
        "work_at",
        "work_face",
        "work_kind",
        "work_side",
    )

    def __init__(self, theater: Theater, read: Reading, dice: Dice, like: BattleFrame | None = None) -> None:
        super().__init__(dice, like)
        self.theater = theater
        self.read = read
        if like is None:
            self.phase: int = 0
            self.stage: int = 0
            self.turn: int = 0
            self.active: int = 0
            self.initiative: int = -1
            self.passes: int = 0
            self.force: list[list[int]] = [[], []]
            self.stacks: list[list[Stack]] = [[], []]
            self.places: list[list[int]] = [[], []]
            self.outside: list[int] = []
            self.filled: bytes = bytes(len(theater.map.rows))
            self.fog: int = 0
            self.lines: dict[int, int] = {}
            self.carried: dict[int, list[int]] = {}
            self.heaped: bool = False
            self.status: list[int] = [0] * len(theater.box.unit_names)
            self.at: list[int] = [-1] * len(theater.box.unit_names)
            self.facing: list[int] = [0] * len(theater.box.unit_names)
            self.weapon_at: list[int] = [-1] * len(theater.box.weapon_names)
            self.weapon_of: list[int] = [-1] * len(theater.box.weapon_names)
            self.dismounted: int = 0
            self.jammed: int = 0
            self.deployed: int = 0
            self.weapon_by: list[int] = [-1] * len(theater.box.weapon_names)
            self.card_by: list[int] = [-1] * len(theater.box.card_names)
            self.deck: list[int] = []
            self.discard: list[int] = []
            self.spotted: list[int] = []
            self.smoke: list[int] = []
            self.thin: list[int] = []
            self.flares: list[int] = []
            self.melees: list[int] = []
            self.fought: list[int] = []
            self.work_kind: list[int] = []
            self.work_at: list[int] = []
            self.work_face: list[int] = []
            self.work_side: list[int] = []
            self.taken: list[int] = []
            self.spiked: list[int] = []
            self.happened: int = 0
            self.bearer: int = -1
            self.delays: list[int] = [0] * len(theater.box.group_names)
            self.choked: bool = False
            self.whistle: bool = False
            self.smokes: int = 0
            self.seen_to: int = 0
            self.turned: int = 0
            self.others_tried: bool = False
            self.hubs: list[int] = []
            self.activated: int = -1
            self.acted: list[int] = []
            self.walked: list[int] = []
            self.shot: list[int] = []
            self.led: int = 0
            self.looked: bool = False
            self.found: int = -1
            self.finder: int = -1
            self.did: bool = False
            self.preempting: bool = False
            self.asked_first: bool = False
            self.acting: int = -1
            self.movers: list[int] = []
            self.gait: int = 0
            self.spent: int = 0
            self.points_here: int = 0
            self.volleys: int = 0
            self.stepped: list[int] = []
            self.entered: int = -1
            self.spared: bool = False
            self.answered: list[int] = []
            self.firing: list[int] = []
            self.firing_ways: list[int] = []
            self.fire_from: int = -1
            self.fire_at: int = -1
            self.snapped: bool = False
            self.flaming: bool = False
            self.beaten: list[int] = []
            self.margins: list[int] = []
            self.born: list[int] = []
            self.born_at: list[int] = []
            self.born_marks: list[int] = []
            self.routed: list[int] = []
            self.scorched: int = -1
            self.fleeing: int = -1
            self.arena: int = -1
            self.assailant: int = -1
            self.opener: int = -1
            self.striker: int = -1
            self.prey: int = 0
            self.doomed: int = 0
            self.charging: bool = False
            self.backs: list[int] = []
            self.winner: int = -1
            self.ended: str = ""
            return
        self.phase = like.phase
        self.stage = like.stage
        self.turn = like.turn
        self.active = like.active
        self.initiative = like.initiative
        self.passes = like.passes
        self.force = like.force
        self.stacks = like.stacks
        self.places = like.places
        self.outside = like.outside
        self.filled = like.filled
        self.fog = like.fog
        self.lines = like.lines
        self.carried = like.carried
        self.heaped = like.heaped
        self.status = like.status[:]
        self.at = like.at[:]
        self.facing = like.facing
        self.weapon_at = like.weapon_at
        self.weapon_of = like.weapon_of
        self.dismounted = like.dismounted
        self.jammed = like.jammed
        self.deployed = like.deployed
        self.weapon_by = like.weapon_by
        self.card_by = like.card_by
        self.deck = like.deck[:]
        self.discard = like.discard[:]
        self.spotted = like.spotted
        self.smoke = like.smoke
        self.thin = like.thin
        self.flares = like.flares
        self.melees = like.melees
        self.fought = like.fought
        self.work_kind = like.work_kind
        self.work_at = like.work_at
        self.work_face = like.work_face
        self.work_side = like.work_side
        self.taken = like.taken
        self.spiked = like.spiked
        self.happened = like.happened
        self.bearer = like.bearer
        self.delays = like.delays
        self.choked = like.choked
        self.whistle = like.whistle
        self.smokes = like.smokes
        self.seen_to = like.seen_to
        self.turned = like.turned
        self.others_tried = like.others_tried
        self.hubs = like.hubs
        self.activated = like.activated
        self.acted = like.acted[:]
        self.walked = like.walked[:]
        self.shot = like.shot
        self.led = like.led
        self.looked = like.looked
        self.found = like.found
        self.finder = like.finder
        self.did = like.did
        self.preempting = like.preempting
        self.asked_first = like.asked_first
        self.acting = like.acting
        self.movers = like.movers
        self.gait = like.gait
        self.spent = like.spent
        self.points_here = like.points_here
        self.volleys = like.volleys
        self.stepped = like.stepped
        self.entered = like.entered
        self.spared = like.spared
        self.answered = like.answered
        self.firing = like.firing
        self.firing_ways = like.firing_ways
        self.fire_from = like.fire_from
        self.fire_at = like.fire_at
        self.snapped = like.snapped
        self.flaming = like.flaming
        self.beaten = like.beaten
        self.margins = like.margins
        self.born = like.born
        self.born_at = like.born_at
        self.born_marks = like.born_marks
        self.routed = like.routed
        self.scorched = like.scorched
        self.fleeing = like.fleeing
        self.arena = like.arena
        self.assailant = like.assailant
        self.opener = like.opener
        self.striker = like.striker
        self.prey = like.prey
        self.doomed = like.doomed
        self.charging = like.charging
        self.backs = like.backs[:]
        self.winner = like.winner
        self.ended = like.ended

    def key(self) -> object:
        return (
            self.phase,
            self.stage,
            self.turn,
            self.active,
            self.initiative,
            self.passes,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            tuple(self.status),
            tuple(self.at),
            tuple(self.facing),
            tuple(self.weapon_at),
            tuple(self.weapon_of),
            self.dismounted,
            self.jammed,
            self.deployed,
            tuple(self.weapon_by),
            tuple(self.card_by),
            tuple(self.deck),
            tuple(self.discard),
            tuple(self.spotted),
            tuple(self.smoke),
            tuple(self.thin),
            tuple(self.flares),
            tuple(self.melees),
            tuple(self.fought),
            tuple(self.work_kind),
            tuple(self.work_at),
            tuple(self.work_face),
            tuple(self.work_side),
            tuple(self.taken),
            tuple(self.spiked),
            self.happened,
            self.bearer,
            tuple(self.delays),
            self.choked,
            self.whistle,
            self.smokes,
            self.seen_to,
            self.turned,
            self.others_tried,
            tuple(self.hubs),
            self.activated,
            tuple(self.acted),
            tuple(self.walked),
            tuple(self.shot),
            self.led,
            self.looked,
            self.found,
            self.finder,
            self.did,
            self.preempting,
            self.asked_first,
            self.acting,
            tuple(self.movers),
            self.gait,
            self.spent,
            self.points_here,
            self.volleys,
            tuple(self.stepped),
            self.entered,
            self.spared,
            tuple(self.answered),
            tuple(self.firing),
            tuple(self.firing_ways),
            self.fire_from,
            self.fire_at,
            self.snapped,
            self.flaming,
            tuple(self.beaten),
            tuple(self.margins),
            tuple(self.born),
            tuple(self.born_at),
            tuple(self.born_marks),
            tuple(self.routed),
            self.scorched,
            self.fleeing,
            self.arena,
            self.assailant,
            self.opener,
            self.striker,
            self.prey,
            self.doomed,
            self.charging,
            tuple(self.backs),
            self.winner,
            self.ended,
        )

    def new_mission(self) -> None:
        """A new mission begins: what lasts no longer than one is as at the start."""
        theater = self.theater
        self.phase = 0
        self.stage = 0
        self.turn = 0
        self.active = 0
        self.initiative = -1
        self.passes = 0
        self.force = [[], []]
        self.stacks = [[], []]
        self.places = [[], []]
        self.outside = []
        self.filled = bytes(len(theater.map.rows))
        self.fog = 0
        self.lines = {}
        self.carried = {}
        self.heaped = False
        self.status = [0] * len(self.status)
        self.at = [-1] * len(self.at)
        self.facing = [0] * len(self.facing)
        self.weapon_at = [-1] * len(self.weapon_at)
        self.weapon_of = [-1] * len(self.weapon_of)
        self.dismounted = 0
        self.jammed = 0
        self.deployed = 0
        self.weapon_by = [-1] * len(self.weapon_by)
        self.card_by = [-1] * len(theater.box.card_names)
        self.deck = []
        self.discard = []
        if self.spotted:
            self.spotted = []
        if self.smoke:
            self.smoke = []
        if self.thin:
            self.thin = []
        if self.flares:
            self.flares = []
        if self.melees:
            self.melees = []
        if self.fought:
            self.fought = []
        if self.work_kind:
            self.work_kind = []
        if self.work_at:
            self.work_at = []
        if self.work_face:
            self.work_face = []
        if self.work_side:
            self.work_side = []
        if self.taken:
            self.taken = []
        if self.spiked:
            self.spiked = []
        self.happened = 0
        self.bearer = -1
        self.delays = [0] * len(theater.box.group_names)
        self.choked = False
        self.whistle = False
        self.smokes = 0
        self.seen_to = 0
        self.turned = 0
        self.others_tried = False
        if self.hubs:
            self.hubs = []
        self.activated = -1
        self.acted = []
        self.walked = []
        if self.shot:
            self.shot = []
        self.led = 0
        self.looked = False
        self.found = -1
        self.finder = -1
        self.did = False
        self.preempting = False
        self.asked_first = False
        self.acting = -1
        if self.movers:
            self.movers = []
        self.gait = 0
        self.spent = 0
        self.points_here = 0
        self.volleys = 0
        if self.stepped:
            self.stepped = []
        self.entered = -1
        self.spared = False
        if self.answered:
            self.answered = []
        if self.firing:
            self.firing = []
        if self.firing_ways:
            self.firing_ways = []
        self.fire_from = -1
        self.fire_at = -1
        self.snapped = False
        self.flaming = False
        if self.beaten:
            self.beaten = []
        if self.margins:
            self.margins = []
        if self.born:
            self.born = []
        if self.born_at:
            self.born_at = []
        if self.born_marks:
            self.born_marks = []
        if self.routed:
            self.routed = []
        self.scorched = -1
        self.fleeing = -1
        self.arena = -1
        self.assailant = -1
        self.opener = -1
        self.striker = -1
        self.prey = 0
        self.doomed = 0
        self.charging = False
        self.backs = []
        self.winner = -1
        self.ended = ""

    def new_turn(self) -> None:
        """A new turn begins: what lasts no longer than one is as at the start."""
        if self.spotted:
            self.spotted = []
        if self.flares:
            self.flares = []
        if self.fought:
            self.fought = []
        self.choked = False
        self.seen_to = 0
        self.turned = 0
        self.others_tried = False
        if self.hubs:
            self.hubs = []
        self.activated = -1
        self.acted = []
        self.walked = []
        if self.shot:
            self.shot = []
        self.led = 0
        self.looked = False
        self.found = -1
        self.finder = -1
        self.did = False
        self.preempting = False
        self.asked_first = False
        self.acting = -1
        if self.movers:
            self.movers = []
        self.gait = 0
        self.spent = 0
        self.points_here = 0
        self.volleys = 0
        if self.stepped:
            self.stepped = []
        self.entered = -1
        self.spared = False
        if self.answered:
            self.answered = []
        if self.firing:
            self.firing = []
        if self.firing_ways:
            self.firing_ways = []
        self.fire_from = -1
        self.fire_at = -1
        self.snapped = False
        self.flaming = False
        if self.beaten:
            self.beaten = []
        if self.margins:
            self.margins = []
        if self.born:
            self.born = []
        if self.born_at:
            self.born_at = []
        if self.born_marks:
            self.born_marks = []
        if self.routed:
            self.routed = []
        self.scorched = -1
        self.fleeing = -1
        self.arena = -1
        self.assailant = -1
        self.opener = -1
        self.striker = -1
        self.prey = 0
        self.doomed = 0
        self.charging = False
        self.backs = []

    def new_action(self) -> None:
        """A new action begins: what lasts no longer than one is as at the start."""
        if self.hubs:
            self.hubs = []
        self.activated = -1
        self.acted = []
        self.walked = []
        if self.shot:
            self.shot = []
        self.led = 0
        self.looked = False
        self.found = -1
        self.finder = -1
        self.did = False
        self.preempting = False
        self.asked_first = False
        self.acting = -1
        if self.movers:
            self.movers = []
        self.gait = 0
        self.spent = 0
        self.points_here = 0
        self.volleys = 0
        if self.stepped:
            self.stepped = []
        self.entered = -1
        self.spared = False
        if self.answered:
            self.answered = []
        if self.firing:
            self.firing = []
        if self.firing_ways:
            self.firing_ways = []
        self.fire_from = -1
        self.fire_at = -1
        self.snapped = False
        self.flaming = False
        if self.beaten:
            self.beaten = []
        if self.margins:
            self.margins = []
        if self.born:
            self.born = []
        if self.born_at:
            self.born_at = []
        if self.born_marks:
            self.born_marks = []
        if self.routed:
            self.routed = []
        self.scorched = -1
        self.fleeing = -1
        self.arena = -1
        self.assailant = -1
        self.opener = -1
        self.striker = -1
        self.prey = 0
        self.doomed = 0
        self.charging = False
        self.backs = []
