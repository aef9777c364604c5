"""HEROES 5.3: the board as the AI looks at it before it acts: fire zones, cover, objectives.

Made once for each card and each time something changes; hexes are bits of a mask, so that a risk is a bit test. It
knows no more than the player does: visible Units, printed values, markers that lie face up (7.4, 7.5).
"""

from __future__ import annotations

from grognard.games.heroes.ai.ways import Way
from grognard.games.heroes.rules.defence import dm_of, ground_dm, is_flanked, wall_dm
from grognard.games.heroes.rules.fire import fire_zone
from grognard.games.heroes.rules.trace import Trace
from grognard.games.heroes.rules.values import in_close_combat
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, RUMOUR


class Outlook:
    """What the AI reckons with. `trace` is there where somebody listens."""

    __slots__ = ("covers", "goals", "here", "reach", "short", "trace", "units", "zone", "zone_of")

    def __init__(self, g: Mission, trace: Trace | None) -> None:
        self.trace = trace
        self.units: list[int] = g.visible_units()
        self.goals: list[int] = g.objectives()
        self.reach: dict[int, list[Way]] = {}
        """What each AI can come to, by its number and the manner of the move, once it has been looked for."""
        self.covers: dict[int, list[int]] = {}
        """The cover hexes of each AI, likewise."""
        self.here = 0
        """Hexes with a visible Unit."""
        self.zone_of: dict[int, int] = {}
        self.zone = 0
        """Hexes in the fire zone of any Unit."""
        self.short = 0
        """Hexes in the fire zone of a Unit beside them."""
        for unit in self.units:
            self.here |= 1 << g.at[unit]
        held = 0
        for ai in g.force[AI]:
            held |= 1 << g.at[ai]
        for unit in self.units:
            locked = held >> g.at[unit] & 1 and in_close_combat(g, unit)
            self.add(g, unit, 0 if locked else fire_zone(g, unit))

    def add(self, g: Mission, unit: int, zone: int) -> None:
        self.zone_of[unit] = zone
        self.zone |= zone
        if zone:
            for h in g.theater.map.beside[g.at[unit]]:
                if h >= 0 and zone >> h & 1:
                    self.short |= 1 << h


def outlook_of(g: Mission, look: Outlook, ai: int) -> Outlook:
    """HEROES 5.3.1, R27: the same for an AI that leaves a close combat: the Unit it leaves will be free to fire."""
    left = g.enemies_in(g.at[ai], AI)
    if not left:
        return look
    made = Outlook(g, look.trace)
    for unit in left:
        made.add(g, unit, fire_zone(g, unit))
    return made


def in_zone(look: Outlook, h: int) -> bool:
    """HEROES 5.3: in the fire zone of some Unit."""
    return look.zone >> h & 1 == 1


def cover(g: Mission, look: Outlook, ai: int, h: int) -> int:
    """HEROES 5.0, 5.3: the DM an AI would have in a hex: ground, smoke, a work it could be in; height is none
    (R17). A wall counts if every Unit that has the hex in its fire zone would fire across one."""
    dm = ground_dm(g, h, ai)
    if not g.theater.map.walls[h]:
        return dm
    least = -1
    for unit in look.units:
        if look.zone_of[unit] >> h & 1:
            wall = wall_dm(g, g.at[unit], h)
            least = wall if least < 0 else min(least, wall)
    return dm + max(0, least)


def cover_against(g: Mission, unit: int, h: int) -> int:
    """HEROES 5.0, R17: the DM of a unit against one in this hex: with a wall between them, without height."""
    return dm_of(g, unit, h) if h >= 0 else ground_dm(g, g.at[unit], unit)


def in_flank(g: Mission, unit: int, h: int) -> bool:
    """HEROES 5.3 (3), EOD 7.3: whether a hex lies in the flank of a Unit; turrets do not change that."""
    return h != g.at[unit] and is_flanked(g, unit, h)


def nearest(g: Mission, look: Outlook, h: int) -> list[int]:
    """The visible Units nearest a hex."""
    if not look.units:
        return []
    far = g.theater.map.far[h]
    least = min([far[g.at[unit]] for unit in look.units])
    return [unit for unit in look.units if far[g.at[unit]] == least]


def is_rumour(g: Mission, unit: int) -> bool:
    return g.theater.box.kind_of[unit] == RUMOUR
