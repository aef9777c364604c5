"""The position, and what rules ask of it all the time."""

from __future__ import annotations

from typing import Final

from grognard.engine.dice import Dice
from grognard.games.heroes.frame import MissionFrame
from grognard.games.heroes.map import BITS, HEAVY_SMOKE, HERD, LIGHT_SMOKE
from grognard.games.heroes.reading import Reading
from grognard.games.heroes.theater import (
    AI,
    CATTLE,
    COMING,
    DRIVEN,
    NEUTRAL,
    NOBODY,
    PLAYER,
    REFUGEES,
    RUMOUR,
    MarkerType,
    OrderCard,
    Theater,
    UnitType,
)
from grognard.geometry.ground import BLOCKS

# The phases of a match.
SETUP: Final = 0
ROUND: Final = 1
TURN: Final = 2
OPPONENT: Final = 3
PHASES: Final = ["setup", "round", "player", "ai"]

# Their steps (`rules/turn.py`). The engine can fork at the start of each.
BEGIN: Final = 0
DEPLOY: Final = 1
READY: Final = 2
DEBRIEF: Final = 3
REFRESH: Final = 0
PLAN: Final = 1
STRIKE: Final = 2
INITIATIVE: Final = 3
CHOOSE: Final = 0
DEED: Final = 1
PAY: Final = 2
CARRY_OUT: Final = 3
CHECK: Final = 4
CLOSE: Final = 5
DRAW: Final = 0
SHEET: Final = 1
ORDERS: Final = 2
AI_ACT: Final = 3
AI_CHECK: Final = 4
AI_CLOSE: Final = 5
STAGES: Final = [
    ["begin", "deploy", "ready", "debrief"],
    ["refresh", "plan", "strike", "initiative"],
    ["choose", "deed", "pay", "carry-out", "check", "close"],
    ["draw", "sheet", "orders", "act", "check", "close"],
]


Claimed = tuple[int, int, int]
Searched = tuple[int, list[int], int, int, int]


class Mission(MissionFrame):
    """A mission under way. `types` are those of all units, which rules ask for all the time. `claimed` and
    `searched` are all that control (EOD 4.3) and rumours (6.2) hang on, as it was when they were last looked at and
    nothing came of it: while it is so still, nobody need look again."""

    __slots__ = ("claimed", "searched", "types")

    def __init__(self, theater: Theater, read: Reading, dice: Dice, like: Mission | None = None) -> None:
        super().__init__(theater, read, dice, like)
        self.types: list[UnitType] = theater.box.type_of
        self.claimed: Claimed = (-1, 0, 0) if like is None else like.claimed
        self.searched: Searched = (-1, [], 0, 0, 0) if like is None else like.searched

    def copy(self) -> Mission:
        return Mission(self.theater, self.read, self.dice.copy(), self)

    def go(self, phase: int, stage: int) -> None:
        """What comes next."""
        self.phase = phase
        self.stage = stage

    # -- units ----------------------------------------------------------------------------------------

    def type(self, unit: int) -> UnitType:
        return self.types[unit]

    def side(self, unit: int) -> int:
        return self.theater.side_of[unit]

    def is_rumour(self, unit: int) -> bool:
        """6: a rumoured enemy."""
        return self.theater.box.kind_of[unit] == RUMOUR

    def on_map(self, unit: int) -> bool:
        return self.at[unit] >= 0

    def in_hex(self, h: int) -> list[int]:
        """All units in a hex, those that are carried too."""
        return self.stacks[h]

    def of_side(self, h: int, side: int) -> list[int]:
        there = self.stacks[h]
        if not there:
            return there
        side_of = self.theater.side_of
        return [unit for unit in there if side_of[unit] == side]

    def enemies_in(self, h: int, side: int) -> list[int]:
        """Those of the other side in a hex that it can see: hidden Units are not there for the AI (7.5)."""
        there = self.stacks[h]
        if not there:
            return there
        other, side_of = AI if side == PLAYER else PLAYER, self.theater.side_of
        return [unit for unit in there if side_of[unit] == other and not self.unseen(unit)]

    def enemy_in(self, h: int, side: int) -> bool:
        """Whether there is one."""
        there = self.stacks[h]
        if not there:
            return False
        other, side_of = AI if side == PLAYER else PLAYER, self.theater.side_of
        for unit in there:
            if side_of[unit] == other and not self.unseen(unit):
                return True
        return False

    def unseen(self, unit: int) -> bool:
        return self.hidden != 0 and self.hidden & BITS[unit] != 0

    def is_spent(self, unit: int) -> bool:
        return self.spent[unit]

    def is_hit(self, unit: int) -> bool:
        """5.0: it has a hit marker, face up or down."""
        return self.hit[unit] >= 0

    def marker(self, unit: int) -> MarkerType | None:
        """EOD 7.5, R43: its marker, if it has one that lies face up."""
        found = self.hit[unit]
        if found < 0:
            return None
        markers = self.theater.box.markers
        return markers[found] if found < len(markers) else None

    def is_face_down(self, unit: int) -> bool:
        """7.4: it has a marker that nobody has seen yet."""
        return self.hit[unit] >= len(self.theater.box.markers)

    def coming(self, side: int) -> list[int]:
        """EOD 5.0.2: the units of a side that wait at the edge."""
        if not self.waiting:
            return []
        side_of = self.theater.side_of
        return [unit for unit in self.waiting if side_of[unit] == side]

    def visible_units(self) -> list[int]:
        """7.5: the player's units the AI reckons with."""
        hidden = self.hidden
        return [unit for unit in self.force[PLAYER] if not hidden & BITS[unit]] if hidden else self.force[PLAYER][:]

    def put(self, unit: int, place: int) -> None:
        """A unit comes to a place, on the map or off it; whom it carries comes along."""
        carried = self.passengers(unit) if self.theater.box.kind_of[unit] in DRIVEN else []
        put(self, unit, place)
        for other in carried:
            put(self, other, place)

    def passengers(self, unit: int) -> list[int]:
        """EOD 15: whom it carries or tows."""
        there = self.stacks[self.at[unit]]
        if not there:
            return [other for other, by in enumerate(self.carrier) if by == unit]
        return [other for other in there if self.carrier[other] == unit] if len(there) > 1 else []

    def riding_with(self, unit: int) -> list[int]:
        """EOD 16.1: its carrier, or whom it carries or tows."""
        return [self.carrier[unit]] if self.carrier[unit] >= 0 else self.passengers(unit)

    def with_riders(self, units: list[int]) -> list[int]:
        """EOD 16.1: these, and who rides with them: carrier and carried act as a group, whichever of them does
        it."""
        found = units[:]
        for unit in units:
            if len(self.stacks[self.at[unit]]) != 1:
                found += [other for other in self.riding_with(unit) if other not in found]
        return found

    def all_fresh(self, units: list[int]) -> bool:
        """3.1, EOD 9.1 and EOD 16.1: whether they can act for AP: none of them, nor who rides with them, is
        spent."""
        for unit in units:
            if not self.is_fresh(unit):
                return False
        return True

    def is_fresh(self, unit: int) -> bool:
        """3.1, EOD 16.1: the same of one."""
        spent = self.spent
        if spent[unit]:
            return False
        if len(self.stacks[self.at[unit]]) == 1:
            return True
        for other in self.riding_with(unit):
            if spent[other]:
                return False
        return True

    def is_carried(self, unit: int) -> bool:
        return self.carrier[unit] >= 0

    # -- the map --------------------------------------------------------------------------------------

    def far(self, a: int, b: int) -> int:
        return self.theater.map.far[a][b]

    def look(self, a: int, b: int) -> int:
        """EOD 6, 13: clouds of light smoke between two hexes, or BLOCKS."""
        return self.theater.map.look(a, b, self.clouds)

    def sees(self, a: int, b: int) -> bool:
        """EOD 6: line of sight from hex to hex."""
        clouds = self.clouds
        if not clouds:
            return self.theater.map.seen[a][b] == 1
        return self.theater.map.look(a, b, clouds) != BLOCKS

    def in_sight(self, a: int, hexes: int) -> int:
        """EOD 6: those of some hexes that a hex sees, as bits."""
        return self.theater.map.in_sight(a, hexes, self.clouds)

    def in_arc(self, unit: int, h: int) -> bool:
        """EOD 5, 6.1: whether a hex lies in front of a unit."""
        return self.theater.map.in_front(self.at[unit], self.facing[unit], h, self.read.arc_wide)

    def lay_clouds(self) -> None:
        """What lies on the map and stops sight has changed: smoke, cattle, refugees."""
        relay(self)

    def herd_in(self, h: int, kind: int) -> bool:
        """9: cattle or refugees in a hex."""
        if not self.force[NEUTRAL]:
            return False
        return any(self.theater.box.kind_of[unit] == kind for unit in self.in_hex(h))

    def refugees_in(self, h: int) -> bool:
        return self.herd_in(h, REFUGEES)

    def refugee_hexes(self) -> list[int]:
        """9: where refugees are."""
        return [self.at[unit] for unit in self.force[NEUTRAL] if self.theater.box.kind_of[unit] == REFUGEES]

    def fort_in(self, h: int, kind: int) -> int:
        """EOD 18: the fortification of this kind in a hex, by its place in the lists; NOBODY for none."""
        for n, at in enumerate(self.fort_at):
            if at == h and self.fort_kind[n] == kind:
                return n
        return NOBODY

    def remove_fort(self, n: int) -> None:
        """EOD 18.7: a work or obstacle is gone; whoever was in it stands beside it."""
        h = self.fort_at[n]
        for unit in self.in_hex(h):
            self.manning &= ~(1 << unit)
        del self.fort_kind[n], self.fort_at[n], self.fort_face[n], self.fort_side[n]

    def add_fort(self, kind: int, h: int, side: int, facing: int = NOBODY) -> None:
        self.fort_kind.append(kind)
        self.fort_at.append(h)
        self.fort_face.append(facing)
        self.fort_side.append(side)

    def holder(self, h: int) -> int:
        """Whose control marker lies in a hex."""
        return PLAYER if self.ours & BITS[h] else AI if self.theirs & BITS[h] else NOBODY

    def objectives(self) -> list[int]:
        """4.1.4: the player's control markers, and what the mission adds; what the AI holds is none."""
        found, more = self.theater.map.hexes_of(self.ours), self.theater.objectives
        return found + [h for h in more if h not in found and not self.theirs >> h & 1] if more else found

    def order_card(self, card: int) -> OrderCard:
        return self.theater.box.cards[card]


def put(g: MissionFrame, unit: int, place: int) -> None:
    """A unit comes to a place: `force`, `waiting` and `stacks` follow. Copies share the stack of a hex, so it is
    made anew."""
    was = g.at[unit]
    side = g.theater.side_of[unit]
    stacks = g.stacks
    g.steps += 1
    if was >= 0:
        stacks[was] = [other for other in stacks[was] if other != unit]
        if place < 0:
            g.force[side].remove(unit)
    if place >= 0:
        stacks[place] = sorted([*stacks[place], unit]) if stacks[place] else [unit]
        if was < 0:
            g.force[side] = sorted([*g.force[side], unit])
    if was == COMING:
        g.waiting.remove(unit)
    if place == COMING:
        g.waiting = sorted([*g.waiting, unit])
    g.at[unit] = place
    if g.theater.box.kind_of[unit] in (CATTLE, REFUGEES):
        relay(g)


def relay(g: MissionFrame) -> None:
    """What stops sight lies elsewhere now."""
    made = [h * 4 + HEAVY_SMOKE for h in g.heavy] + [h * 4 + LIGHT_SMOKE for h in g.light]
    made += [g.at[unit] * 4 + HERD for unit in g.force[2] if g.at[unit] >= 0]
    g.clouds = sorted(made)
