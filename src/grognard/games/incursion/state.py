"""What changes in a battle and in a campaign: figures, doors, objects, cards, points."""

from __future__ import annotations

from typing import Final

from grognard.games.incursion.frame import BattleFrame
from grognard.games.incursion.theater import ALLIES, GERMANS, UNUSED, WAITING, MissionCard

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

NOTHING: Final = -1

CAMPAIGN: Final = "campaign"
"""The scenario that is all the missions."""

FALLEN: Final = 4094
"""In place of a zombie that is no more: its counter may come back as another."""

# Where the harpoon is: in the gun, or in the body of figure n.
LOADED: Final = -1


class Battle(BattleFrame):
    """The position: one mission in play, and the campaign around it if there is one (see fields.py).

    Masks have a bit for each figure, door or card. Lists of two are the Allies' and the Germans'.
    """

    __slots__ = ()

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

    def fights(self, figure: int, side: int) -> bool:
        """One of a side, on the board or waiting outside it."""
        return self.side[figure] == side and self.alive(figure)

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
