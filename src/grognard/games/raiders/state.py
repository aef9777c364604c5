"""What changes in a mission and in a campaign: positions, markers, decks, tracks, the battle."""

from __future__ import annotations

from typing import Final

from grognard.games.raiders.frame import Battle, Campaign, MissionFrame
from grognard.games.raiders.records import MissionFile
from grognard.games.raiders.theater import STAGING

__all__ = ["Battle", "Campaign", "Mission"]

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
PART_OF: Final = {
    GATHER: FORCE, RECRUIT: PREPARE, WALK: MOVE, RESUPPLY: MOVE, COORDINATE: MOVE, JOIN: MOVE, LOAD: MOVE,
    CHOICE: CARD, LINE: COMBAT, FIRE: COMBAT, ACT: OBJECTIVE,
}  # fmt: skip
"""The segment of the rulebook that a step continues."""

# How matches are played.
SINGLE: Final = 0
RANDOM: Final = 1
HISTORICAL: Final = 2

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
