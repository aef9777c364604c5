"""Made from fields.py by `python -m grognard.games.frames`: change the declarations there, not this."""

from __future__ import annotations

from grognard.engine.dice import Dice
from grognard.engine.state import State
from grognard.games.incursion.reading import Reading
from grognard.games.incursion.theater import Theater


class BattleFrame(State):
    """The fields of a battle."""

    __slots__ = (
        "acted",
        "active",
        "actor",
        "alarmed",
        "allowed",
        "ap",
        "at",
        "at_mission",
        "bid",
        "bonus",
        "bought",
        "burning",
        "burns",
        "campaign",
        "card_by",
        "card_on",
        "card_until",
        "closed",
        "closing",
        "cp",
        "dark",
        "deck",
        "discard",
        "door_locked",
        "door_trap",
        "dying",
        "ended",
        "experience",
        "facing",
        "first",
        "freed",
        "fresh",
        "hands",
        "harpoon",
        "heat",
        "hurt",
        "intelligence",
        "lasting",
        "late",
        "lone",
        "mobbed",
        "object_at",
        "object_by",
        "object_dropped",
        "object_known",
        "object_owner",
        "object_searched",
        "object_value",
        "occupied",
        "of",
        "phase",
        "points",
        "purchases",
        "reacting",
        "read",
        "roused",
        "sealed",
        "side",
        "spent",
        "stage",
        "theater",
        "tunnel",
        "tunnel_card",
        "turn",
        "will",
        "winner",
        "wins",
        "worn",
        "zombie_cp",
    )

    def __init__(self, theater: Theater, read: Reading, dice: Dice, like: BattleFrame | None = None) -> None:
        super().__init__(dice, like)
        self.theater = theater
        self.read = read
        if like is None:
            self.at_mission: int = 0
            self.campaign: bool = False
            self.wins: list[int] = [0, 0]
            self.phase: int = 0
            self.turn: int = 0
            self.stage: int = 0
            self.active: int = 0
            self.first: int = 0
            self.of: list[list[int]] = theater.of_cards
            self.occupied: int = 0
            self.at: list[int] = [-1] * theater.first_zombie
            self.side: list[int] = [kind.side for kind in theater.type_of[: theater.first_zombie]]
            self.facing: list[int] = [0] * theater.first_zombie
            self.hurt: list[int] = [0] * theater.first_zombie
            self.bonus: list[int] = [0] * theater.first_zombie
            self.mobbed: list[int] = [0] * theater.first_zombie
            self.acted: int = 0
            self.roused: int = 0
            self.fresh: int = 0
            self.reacting: int = 0
            self.bought: int = 0
            self.dying: int = 0
            self.harpoon: int = -1
            self.will: bool = False
            self.purchases: int = 0
            self.cp: list[int] = [0, 0]
            self.zombie_cp: int = 0
            self.bid: list[int] = [-1, -1]
            self.intelligence: bool = False
            self.closing: list[bool] = [False, False]
            self.actor: int = -1
            self.ap: int = 0
            self.allowed: int = 0
            self.late: bool = False
            self.heat: int = 0
            self.burns: int = 0
            self.spent: bool = False
            self.alarmed: int = 0
            self.closed: int = 0
            self.sealed: int = 0
            self.door_locked: list[int] = [-1] * len(theater.door_names)
            self.door_trap: list[int] = [-1] * len(theater.door_names)
            self.tunnel: int = -1
            self.tunnel_card: int = -1
            self.dark: int = -1
            self.burning: list[int] = [0, 0]
            self.object_at: list[int] = [-1] * len(theater.object_names)
            self.object_owner: list[int] = [-1] * len(theater.object_names)
            self.object_value: list[int] = [0] * len(theater.object_names)
            self.object_known: list[int] = [0] * len(theater.object_names)
            self.object_searched: int = 0
            self.object_dropped: list[int] = [-1] * len(theater.object_names)
            self.object_by: list[int] = [-1] * len(theater.object_names)
            self.lone: int = -1
            self.freed: int = 0
            self.hands: list[list[int]] = [[], []]
            self.worn: list[int] = []
            self.lasting: list[int] = []
            self.card_on: list[int] = [-1] * len(theater.card_names)
            self.card_by: list[int] = [-1] * len(theater.card_names)
            self.card_until: list[int] = [0] * len(theater.card_names)
            self.experience: int = 0
            self.deck: list[int] = []
            self.discard: list[int] = []
            self.points: list[int] = [0, 0]
            self.winner: int = -1
            self.ended: str = ""
            return
        self.at_mission = like.at_mission
        self.campaign = like.campaign
        self.wins = like.wins[:]
        self.phase = like.phase
        self.turn = like.turn
        self.stage = like.stage
        self.active = like.active
        self.first = like.first
        self.of = like.of
        self.occupied = like.occupied
        self.at = like.at[:]
        self.side = like.side[:]
        self.facing = like.facing[:]
        self.hurt = like.hurt[:]
        self.bonus = like.bonus[:]
        self.mobbed = like.mobbed[:]
        self.acted = like.acted
        self.roused = like.roused
        self.fresh = like.fresh
        self.reacting = like.reacting
        self.bought = like.bought
        self.dying = like.dying
        self.harpoon = like.harpoon
        self.will = like.will
        self.purchases = like.purchases
        self.cp = like.cp[:]
        self.zombie_cp = like.zombie_cp
        self.bid = like.bid[:]
        self.intelligence = like.intelligence
        self.closing = like.closing[:]
        self.actor = like.actor
        self.ap = like.ap
        self.allowed = like.allowed
        self.late = like.late
        self.heat = like.heat
        self.burns = like.burns
        self.spent = like.spent
        self.alarmed = like.alarmed
        self.closed = like.closed
        self.sealed = like.sealed
        self.door_locked = like.door_locked[:]
        self.door_trap = like.door_trap[:]
        self.tunnel = like.tunnel
        self.tunnel_card = like.tunnel_card
        self.dark = like.dark
        self.burning = like.burning[:]
        self.object_at = like.object_at[:]
        self.object_owner = like.object_owner[:]
        self.object_value = like.object_value[:]
        self.object_known = like.object_known[:]
        self.object_searched = like.object_searched
        self.object_dropped = like.object_dropped[:]
        self.object_by = like.object_by[:]
        self.lone = like.lone
        self.freed = like.freed
        self.hands = [part[:] for part in like.hands]
        self.worn = like.worn[:]
        self.lasting = like.lasting[:]
        self.card_on = like.card_on[:]
        self.card_by = like.card_by[:]
        self.card_until = like.card_until[:]
        self.experience = like.experience
        self.deck = like.deck[:]
        self.discard = like.discard[:]
        self.points = like.points[:]
        self.winner = like.winner
        self.ended = like.ended

    def key(self) -> object:
        return (
            self.at_mission,
            self.campaign,
            tuple(self.wins),
            self.phase,
            self.turn,
            self.stage,
            self.active,
            self.first,
            0,
            self.occupied,
            tuple(self.at),
            tuple(self.side),
            tuple(self.facing),
            tuple(self.hurt),
            tuple(self.bonus),
            tuple(self.mobbed),
            self.acted,
            self.roused,
            self.fresh,
            self.reacting,
            self.bought,
            self.dying,
            self.harpoon,
            self.will,
            self.purchases,
            tuple(self.cp),
            self.zombie_cp,
            tuple(self.bid),
            self.intelligence,
            tuple(self.closing),
            self.actor,
            self.ap,
            self.allowed,
            self.late,
            self.heat,
            self.burns,
            self.spent,
            self.alarmed,
            self.closed,
            self.sealed,
            tuple(self.door_locked),
            tuple(self.door_trap),
            self.tunnel,
            self.tunnel_card,
            self.dark,
            tuple(self.burning),
            tuple(self.object_at),
            tuple(self.object_owner),
            tuple(self.object_value),
            tuple(self.object_known),
            self.object_searched,
            tuple(self.object_dropped),
            tuple(self.object_by),
            self.lone,
            self.freed,
            tuple([tuple(part) for part in self.hands]),
            tuple(self.worn),
            tuple(self.lasting),
            tuple(self.card_on),
            tuple(self.card_by),
            tuple(self.card_until),
            self.experience,
            tuple(self.deck),
            tuple(self.discard),
            tuple(self.points),
            self.winner,
            self.ended,
        )

    def new_mission(self) -> None:
        """A new mission begins: what lasts no longer than one is as at the start."""
        theater = self.theater
        self.turn = 0
        self.stage = 0
        self.active = 0
        self.first = 0
        self.occupied = 0
        self.at = [-1] * len(self.at)
        self.side = [theater.type_of[f].side for f in range(len(self.side))]
        self.facing = [0] * len(self.facing)
        self.hurt = [0] * len(self.hurt)
        self.bonus = [0] * len(self.bonus)
        self.mobbed = [0] * len(self.mobbed)
        self.acted = 0
        self.roused = 0
        self.fresh = 0
        self.reacting = 0
        self.bought = 0
        self.dying = 0
        self.harpoon = -1
        self.will = False
        self.purchases = 0
        self.cp = [0, 0]
        self.zombie_cp = 0
        self.bid = [-1, -1]
        self.intelligence = False
        self.closing = [False, False]
        self.actor = -1
        self.ap = 0
        self.allowed = 0
        self.late = False
        self.heat = 0
        self.burns = 0
        self.spent = False
        self.alarmed = 0
        self.closed = 0
        self.sealed = 0
        self.door_locked = [-1] * len(theater.door_names)
        self.door_trap = [-1] * len(theater.door_names)
        self.tunnel = -1
        self.tunnel_card = -1
        self.dark = -1
        self.burning = [0, 0]
        self.object_at = [-1] * len(self.object_at)
        self.object_owner = [-1] * len(self.object_owner)
        self.object_value = [0] * len(self.object_value)
        self.object_known = [0] * len(self.object_known)
        self.object_searched = 0
        self.object_dropped = [-1] * len(self.object_dropped)
        self.object_by = [-1] * len(self.object_by)
        self.lone = -1
        self.freed = 0
        self.hands = [[], []]
        self.worn = []
        self.lasting = []
        self.card_on = [-1] * len(theater.card_names)
        self.card_by = [-1] * len(theater.card_names)
        self.card_until = [0] * len(theater.card_names)
        self.deck = []
        self.discard = []
        self.points = [0, 0]
        self.winner = -1
        self.ended = ""

    def new_turn(self) -> None:
        """A new turn begins: what lasts no longer than one is as at the start."""
        self.bonus = [0] * len(self.bonus)
        self.mobbed = [0] * len(self.mobbed)
        self.acted = 0
        self.roused = 0
        self.fresh = 0
        self.will = False
        self.bid = [-1, -1]
        self.closing = [False, False]
        self.actor = -1
        self.ap = 0
        self.allowed = 0
        self.late = False
        self.heat = 0
        self.burns = 0
        self.spent = False
        self.alarmed = 0
        self.object_dropped = [-1] * len(self.object_dropped)

    def new_action(self) -> None:
        """A new action begins: what lasts no longer than one is as at the start."""
        self.actor = -1
        self.ap = 0
        self.allowed = 0
        self.late = False
        self.heat = 0
        self.burns = 0
        self.spent = False
        self.alarmed = 0
