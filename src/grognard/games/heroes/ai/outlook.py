"""HEROES 5.3: the board as the AI looks at it before it acts: fire zones, cover, objectives.

Made once for each card and each time something changes; fire zones are tables by hex, so that a risk is a look
into a few of them. It knows no more than the player does: visible Units, printed values, markers that lie face up
(7.4, 7.5).
"""

from __future__ import annotations

from grognard.games.heroes.ai.ways import Reach
from grognard.games.heroes.map import BITS, FAR, least
from grognard.games.heroes.rules.defence import dm_of, ground_dm, is_flanked, wall_dm
from grognard.games.heroes.rules.fire import NO_ZONE, fire_zone
from grognard.games.heroes.rules.trace import Trace
from grognard.games.heroes.rules.values import in_close_combat
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, RUMOUR, among


class Meant:
    """What the targets of an order are, whichever AI is to act on them: for each the Units that are what it says,
    but for the words that hang on the AI, or the places; and where they are. `nothing`: it names something, and
    nothing on the map is that."""

    __slots__ = ("nothing", "places", "things")

    def __init__(self, things: list[list[int]], places: list[list[int]]) -> None:
        self.things = things
        self.places = places
        self.nothing = len(things) > 0
        for one in things:
            if one:
                self.nothing = False


class Outlook:
    """What the AI reckons with, in a position that does not change meanwhile. What is not always asked for is
    looked for when it is, and once. `trace` is there where somebody listens."""

    __slots__ = (
        "anybody", "g", "leaving", "places", "reach", "risks", "seen_contact", "seen_fresh",
        "seen_goals", "seen_zones", "trace", "units",
    )  # fmt: skip

    def __init__(self, g: Mission, trace: Trace | None) -> None:
        self.g = g
        self.trace = trace
        self.units: list[int] = g.visible_units()
        self.places: list[int] = [g.at[unit] for unit in self.units]
        """Their hexes."""
        self.anybody: Meant | None = None
        """What an order means that is for any Unit (`orders.meant_by`)."""
        self.reach: dict[int, Reach] = {}
        """What each AI can come to, by its number and whether the move is plain (`moving.reach_of`)."""
        self.risks: dict[int, str] = {}
        """Why an AI would not go into a hex, by both (`moving.why_risky`)."""
        self.leaving: dict[int, Outlook] = {}
        """What each AI reckons with that would leave a close combat."""
        self.seen_fresh: list[int] | None = None
        self.seen_goals: list[int] | None = None
        self.seen_contact: list[list[int]] | None = None
        self.seen_zones: list[bytes] | None = None

    @property
    def fresh(self) -> list[int]:
        """The AI that are not spent."""
        found = self.seen_fresh
        if found is None:
            spent = self.g.spent
            found = self.seen_fresh = [ai for ai in self.g.force[AI] if not spent[ai]]
        return found

    @property
    def goals(self) -> list[int]:
        """HEROES 4.1.4: the objectives."""
        found = self.seen_goals
        if found is None:
            found = self.seen_goals = self.g.objectives()
        return found

    @property
    def contact(self) -> list[list[int]]:
        """HEROES 4.1.2: the AI in the hex of a Unit, and those that are beside one and no nearer, spent or not; who
        is carried is in contact with nobody."""
        found = self.seen_contact
        if found is None:
            found = self.seen_contact = [[], []]
            g, places = self.g, self.places
            near, around = 0, g.theater.map.grid.around
            for h in places:
                near |= around[h] | BITS[h]
            for ai in g.force[AI]:
                if near & BITS[g.at[ai]] and not g.is_carried(ai):
                    found[least(g.theater.map.far[g.at[ai]], places)].append(ai)
        return found

    @property
    def zones(self) -> list[bytes]:
        """HEROES 5.3: the fire zone of each Unit, in their order. Who is in close combat has none (R27)."""
        found = self.seen_zones
        if found is None:
            g = self.g
            found = self.seen_zones = [
                NO_ZONE if in_close_combat(g, unit) else fire_zone(g, unit) for unit in self.units
            ]
        return found


def outlook_of(g: Mission, look: Outlook, ai: int) -> Outlook:
    """HEROES 5.3.1, R27: the same for an AI that leaves a close combat: the Unit it leaves will be free to fire."""
    if len(g.stacks[g.at[ai]]) == 1 or not among(look.places, g.at[ai]):
        return look
    made = look.leaving.get(ai)
    if made is None:
        made = look.leaving[ai] = Outlook(g, look.trace)
        for unit in g.enemies_in(g.at[ai], AI):
            made.zones[made.units.index(unit)] = fire_zone(g, unit)
    return made


def is_held(g: Mission, look: Outlook, h: int) -> bool:
    """Whether one of the Units is in a hex."""
    return len(g.stacks[h]) > 0 and among(look.places, h)


def in_zone(look: Outlook, h: int) -> bool:
    """HEROES 5.3: in the fire zone of some Unit."""
    zones = look.seen_zones
    for zone in look.zones if zones is None else zones:
        if zone[h]:
            return True
    return False


def in_short_zone(g: Mission, look: Outlook, h: int) -> bool:
    """HEROES 5.3.1: in the fire zone of a Unit beside it."""
    far = g.theater.map.far[h]
    for n, at in enumerate(look.places):
        if far[at] == 1 and look.zones[n][h]:
            return True
    return False


def cover(g: Mission, look: Outlook, ai: int, h: int) -> int:
    """HEROES 5.0, 5.3: the DM an AI would have in a hex: ground, smoke, a work it could be in; height is none
    (R17). A wall counts if every Unit that has the hex in its fire zone would fire across one."""
    dm = ground_dm(g, h, ai)
    if not g.theater.map.walls[h]:
        return dm
    lowest = -1
    for n, zone in enumerate(look.zones):
        if zone[h]:
            wall = wall_dm(g, look.places[n], h)
            lowest = wall if lowest < 0 else min(lowest, wall)
    return dm + max(0, lowest)


def cover_against(g: Mission, unit: int, h: int) -> int:
    """HEROES 5.0, R17: the DM of a unit against one in this hex: with a wall between them, without height."""
    return dm_of(g, unit, h) if h >= 0 else ground_dm(g, g.at[unit], unit)


def in_flank(g: Mission, unit: int, h: int) -> bool:
    """HEROES 5.3 (3), EOD 7.3: whether a hex lies in the flank of a Unit; turrets do not change that."""
    return h != g.at[unit] and is_flanked(g, unit, h)


def nearest(g: Mission, look: Outlook, h: int) -> list[int]:
    """The visible Units nearest a hex."""
    far, least = g.theater.map.far[h], FAR
    found: list[int] = []
    for unit in look.units:
        d = far[g.at[unit]]
        if d < least:
            least, found = d, [unit]
        elif d == least:
            found.append(unit)
    return found


def is_rumour(g: Mission, unit: int) -> bool:
    return g.theater.box.kind_of[unit] == RUMOUR
