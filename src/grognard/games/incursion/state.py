"""What changes in a battle and in a campaign: figures, doors, objects, cards, points."""

from __future__ import annotations

from typing import Final

from grognard.engine.dice import Dice
from grognard.engine.state import State
from grognard.games.incursion.theater import ALLIES, GERMANS, SIDES, UNUSED, WAITING, MissionCard, Theater

HANDICAP: Final = 3
"""Requisition points more for a side, where so agreed (I71)."""

# The phases of play, in the order of the rulebook.
MUSTER: Final = 0
COMMAND: Final = 1
HAND: Final = 2
BID: Final = 3
DEPLOY: Final = 4
ACTION: Final = 5
WATCH: Final = 6
LAST_KILL: Final = 7
DEBRIEF: Final = 8
PHASES: Final = [
    "muster", "command", "hand", "bid", "deploy", "action", "watch", "last-kill", "debrief",
]  # fmt: skip

# The steps of a phase that has several, in order (`rules/turn.py`). The engine can fork at the start of each.
ALLIED_KILLS: Final = 0
GERMAN_KILLS: Final = 1
STAKES: Final = 2
ALLIES_ARRIVE: Final = 0
RESERVES: Final = 1
PICKETS: Final = 2
GERMANS_ARRIVE: Final = 3
CHOICE: Final = 0
CALL: Final = 1
ACT: Final = 2
DRAWN_FIRE: Final = 3
PAUSE: Final = 4
LOAN: Final = 5
STAGES: Final[dict[int, list[str]]] = {
    BID: ["allied-kills", "german-kills", "stakes"],
    DEPLOY: ["allies", "reserves", "pickets", "germans"],
    ACTION: ["choice", "call", "act", "drawn-fire", "pause", "loan"],
}

NOTHING: Final = -1

CAMPAIGN: Final = "campaign"
"""The scenario that is all the missions."""

FALLEN: Final = 4094
"""In place of a zombie that is no more: its counter may come back as another."""

# Standing orders for reaction fire.
ASK_ME: Final = 0
ALWAYS: Final = 1
NEVER: Final = 2

# When a player is asked whether he kills a card.
USUALLY: Final = 0
EACH_TIME: Final = 1
NOT_NOW: Final = 2

# Where the harpoon is: in the gun, or in the body of figure n.
LOADED: Final = -1


class Reading:
    """How this match reads the places where the rulebook is open."""

    __slots__ = ("extra", "flames_hit", "late_command", "level", "sergeant_reacts", "turn_limit", "two_guns")

    def __init__(self, options: dict[str, str]) -> None:
        level = options.get("level", "printed")
        self.level = 0 if level == "printed" else int(level)
        self.extra = [HANDICAP if options.get("handicap") == side else 0 for side in SIDES]
        self.two_guns = "Gretel" if options.get("two_guns") == "gretel" else "Ilsa"
        self.late_command = options.get("late_command") == "on"
        self.sergeant_reacts = options.get("sergeant_reacts") != "off"
        self.flames_hit = options.get("flames") != "burn"
        self.turn_limit = options.get("turn_limit") == "on"


class Battle(State):
    """The position: one mission in play, and the campaign around it if there is one.

    Every field stands once in `__init__`: its value at the start, or a copy of another's. Masks have
    a bit for each figure, door or card. Lists of two are the Allies' and the Germans'.
    """

    __slots__ = (
        "acted", "active", "actor", "alarmed", "alert", "allowed", "ap", "at", "at_mission", "bid",
        "bonus", "bought", "burning",
        "burns", "campaign", "card_by", "card_on", "card_until", "closed", "closing", "cp", "dark", "deck",
        "discard", "door_locked", "door_trap", "dying", "ended", "experience", "facing", "first",
        "freed", "fresh", "hands", "harpoon", "heat", "hurt", "intelligence", "lasting", "late", "lone", "mobbed",
        "object_at", "object_by", "object_dropped", "object_known", "object_owner",
        "object_searched", "object_value", "occupied", "of", "orders", "phase", "points",
        "purchases", "reacting", "read", "roused", "sealed", "side", "spent", "stage", "theater",
        "tunnel", "tunnel_card", "turn", "will", "winner", "wins", "worn", "zombie_cp",
    )  # fmt: skip

    def __init__(self, theater: Theater, read: Reading, dice: Dice, like: Battle | None = None) -> None:
        super().__init__(dice)
        figures = theater.first_zombie
        cards = len(theater.card_names)
        objects = len(theater.object_names)
        doors = len(theater.door_names)
        self.theater = theater
        self.read = read
        if like is not None:
            self.over = like.over
        self.phase: int = like.phase if like else MUSTER
        self.stage: int = like.stage if like else 0
        self.at_mission: int = like.at_mission if like else 0
        self.campaign: bool = like.campaign if like else False
        self.wins: list[int] = like.wins[:] if like else [0, 0]
        # The turn: whose moment it is, who goes first, points, bids.
        self.turn: int = like.turn if like else 0
        self.active: int = like.active if like else ALLIES
        self.first: int = like.first if like else ALLIES
        self.cp: list[int] = like.cp[:] if like else [0, 0]
        self.zombie_cp: int = like.zombie_cp if like else 0
        self.bid: list[int] = like.bid[:] if like else [NOTHING, NOTHING]
        self.intelligence: bool = like.intelligence if like else False
        self.orders: list[int] = like.orders[:] if like else [ASK_ME, ASK_ME]
        self.alert: list[int] = like.alert[:] if like else [USUALLY, USUALLY]
        self.closing: list[bool] = like.closing[:] if like else [False, False]
        # Figures: those with cards, and as many of the horde as have come (`make_room`).
        self.of: list[list[int]] = like.of if like else theater.of_cards
        self.at: list[int] = like.at[:] if like else [UNUSED] * figures
        self.facing: list[int] = like.facing[:] if like else [0] * figures
        self.hurt: list[int] = like.hurt[:] if like else [0] * figures
        self.side: list[int] = like.side[:] if like else [kind.side for kind in theater.type_of[:figures]]
        self.bonus: list[int] = like.bonus[:] if like else [0] * figures
        self.mobbed: list[int] = like.mobbed[:] if like else [0] * figures
        self.bought: int = like.bought if like else 0
        self.purchases: int = like.purchases if like else 0
        self.fresh: int = like.fresh if like else 0
        self.acted: int = like.acted if like else 0
        self.roused: int = like.roused if like else 0
        self.reacting: int = like.reacting if like else 0
        self.dying: int = like.dying if like else 0
        self.occupied: int = like.occupied if like else 0
        self.harpoon: int = like.harpoon if like else LOADED
        self.will: bool = like.will if like else False
        # The activation under way: who, its points left and in all, whether late command woke it (3.2); the dice of
        # staying in a fire, the fires walked through, whether it has to end; who of the enemy may still fire at it.
        self.actor: int = like.actor if like else NOTHING
        self.ap: int = like.ap if like else 0
        self.allowed: int = like.allowed if like else 0
        self.late: bool = like.late if like else False
        self.heat: int = like.heat if like else 0
        self.burns: int = like.burns if like else 0
        self.spent: bool = like.spent if like else False
        self.alarmed: int = like.alarmed if like else 0
        # The board.
        self.closed: int = like.closed if like else 0
        self.sealed: int = like.sealed if like else 0
        self.door_locked: list[int] = like.door_locked[:] if like else [NOTHING] * doors
        self.door_trap: list[int] = like.door_trap[:] if like else [NOTHING] * doors
        self.burning: list[int] = like.burning[:] if like else [0, 0]
        self.tunnel: int = like.tunnel if like else NOTHING
        self.tunnel_card: int = like.tunnel_card if like else NOTHING
        self.dark: int = like.dark if like else NOTHING
        # Objects.
        self.object_at: list[int] = like.object_at[:] if like else [NOTHING] * objects
        self.object_by: list[int] = like.object_by[:] if like else [NOTHING] * objects
        self.object_value: list[int] = like.object_value[:] if like else [0] * objects
        self.object_known: list[int] = like.object_known[:] if like else [0] * objects
        self.object_owner: list[int] = like.object_owner[:] if like else [NOTHING] * objects
        self.object_dropped: list[int] = like.object_dropped[:] if like else [NOTHING] * objects
        self.object_searched: int = like.object_searched if like else 0
        self.lone: int = like.lone if like else NOTHING
        self.freed: int = like.freed if like else 0
        # Cards: the end of a list is its top. `worn` are the effect cards lying on figures, `lasting` the
        # events in play; an event stays until the end of turn `card_until`.
        self.deck: list[int] = like.deck[:] if like else []
        self.discard: list[int] = like.discard[:] if like else []
        self.hands: list[list[int]] = [like.hands[0][:], like.hands[1][:]] if like else [[], []]
        self.worn: list[int] = like.worn[:] if like else []
        self.lasting: list[int] = like.lasting[:] if like else []
        self.card_on: list[int] = like.card_on[:] if like else [NOTHING] * cards
        self.card_by: list[int] = like.card_by[:] if like else [NOTHING] * cards
        self.card_until: list[int] = like.card_until[:] if like else [0] * cards
        self.experience: int = like.experience if like else 0
        # How it ended.
        self.points: list[int] = like.points[:] if like else [0, 0]
        self.winner: int = like.winner if like else NOTHING
        self.ended: str = like.ended if like else ""

    def copy(self) -> Battle:
        return Battle(self.theater, self.read, self.dice.copy(), self)

    def begin(self, phase: int) -> None:
        """The first step of a phase comes next."""
        self.phase = phase
        self.stage = 0

    # -- what a player sees at a glance -------------------------------------------------------

    @property
    def mission(self) -> MissionCard:
        return self.theater.missions[self.at_mission]

    def has(self, figure: int, ability: int) -> bool:
        return bool(self.theater.abilities[figure] & ability)

    def on_board(self, figure: int) -> bool:
        return self.at[figure] >= 0

    def alive(self, figure: int) -> bool:
        """On the board or waiting outside it."""
        place = self.at[figure]
        return place >= 0 or place <= WAITING

    def waiting(self, figure: int) -> int:
        """The entry point a figure waits at, or -1."""
        place = self.at[figure]
        return WAITING - place if place <= WAITING else NOTHING

    def of_side(self, side: int) -> list[int]:
        """The figures of a side on the board, in the order of their cards."""
        at = self.at
        owner = self.side
        return [f for f in self.of[side] if at[f] >= 0 and owner[f] == side]

    def in_battle(self, side: int) -> list[int]:
        """The figures of a side on the board or waiting outside it."""
        at = self.at
        owner = self.side
        return [f for f in self.of[side] if owner[f] == side and (at[f] >= 0 or at[f] <= WAITING)]

    def make_room(self, figures: int) -> None:
        """So many figures can be told apart from here on (6.5.1): zombies are the last of them."""
        more = figures - len(self.at)
        if more <= 0:
            return
        self.at += [UNUSED] * more
        self.facing += [0] * more
        self.hurt += [0] * more
        self.side += [GERMANS] * more
        self.bonus += [0] * more
        self.mobbed += [0] * more
        self.of = [self.of[ALLIES], self.of[GERMANS] + list(range(figures - more, figures))]

    def put(self, figure: int, place: int) -> None:
        """Move a figure to a square or off the board, and keep the map of occupied squares true."""
        old = self.at[figure]
        self.at[figure] = place
        if old >= 0 and old not in self.at:
            self.occupied &= ~(1 << old)
        if place >= 0:
            self.occupied |= 1 << place

    def level(self, side: int) -> int:
        """The requisition points of a side (4, 4.3); never too few for the figures a mission needs (I29)."""
        return max(self.read.level, self.mission.least_level) if self.read.level else self.mission.level[side]

    def allowance(self, side: int) -> int:
        """The requisition points a side may spend: those of its level, and a handicap (I71)."""
        return self.level(side) + self.read.extra[side]

    def two_guns(self, figure: int) -> bool:
        return self.theater.type_of[figure].name == self.read.two_guns
