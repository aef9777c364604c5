"""What changes in a mission and in a campaign: positions, markers, decks, tracks, the battle."""

from __future__ import annotations

from typing import Final

from grognard.games.raiders.frame import Battle, Campaign, MissionFrame
from grognard.games.raiders.reading import Reading
from grognard.games.raiders.theater import STAGING, MissionCard

__all__ = ["Battle", "Campaign", "Mission", "Reading"]

# The steps of play, in the order of RAIDERS 7 and 11. The engine can fork at the start of each.
BRIEFING: Final = 0
MUSTER: Final = 1
FORCE: Final = 2
PREPARE: Final = 3
MOVE: Final = 4
CARD: Final = 5
COMBAT: Final = 6
AFTERMATH: Final = 7
OBJECTIVE: Final = 8
CLOSE: Final = 9
DEBRIEF: Final = 10

# How matches are played.
SINGLE: Final = 0
RANDOM: Final = 1
HISTORICAL: Final = 2
CAMPAIGNS: Final = {"campaign": HISTORICAL, "random-campaign": RANDOM}
"""The scenarios that are more than one mission."""

# Air support (RAIDERS 31.5).
AIR_POOL: Final = 0
AIR_READY: Final = 1
AIR_GONE: Final = 2

# Sides of a battle.
RAIDERS: Final = 0
HOSTILES: Final = 1
NOBODY_YET: Final = 2


class Mission(MissionFrame):
    """The position: one mission in play, and the campaign around it if there is one (see fields.py)."""

    __slots__ = ()

    def copy(self) -> Mission:
        return Mission(self.theater, self.read, self.dice.copy(), self)

    # -- what a player sees at a glance -------------------------------------------------------

    @property
    def mission(self) -> MissionCard:
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
