"""INCURSION 3.4, 7.2: doors."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Rules
from grognard.engine.reason import Reason
from grognard.games.incursion.rules.action import OUTSIDE, Action
from grognard.games.incursion.rules.damage import BLAST, Attack, strike
from grognard.games.incursion.rules.effects import discard
from grognard.games.incursion.rules.killing import before_chance
from grognard.games.incursion.rules.missions import door_opened, door_sealed, imprisoned
from grognard.games.incursion.state import NOTHING, Battle
from grognard.games.incursion.theater import ALLIES

NOT_AT_DOOR: Final = Reason("not-at-door", "3.4")
DOOR_BEHIND: Final = Reason("door-behind", "3.4")
SEALED: Final = Reason("door-sealed", "7.2")
OPEN_ALREADY: Final = Reason("door-open", "3.4")
CLOSED_ALREADY: Final = Reason("door-closed", "3.4")
LOCKED: Final = Reason("door-locked", "1.8")
CELL: Final = Reason("door-of-the-cell", "7.5.1")
NOT_TO_SEAL: Final = Reason("door-not-to-seal", "7.2")
NOT_FOR_GERMANS: Final = Reason("sealed-by-allies", "7.2")


class DoorWork(Action):
    """INCURSION 3.4, 3.1: one action point at a door of one's square, faced or at one's side."""

    __slots__ = ()

    def things(self, g: Battle, figure: int) -> list[int]:
        here = g.at[figure]
        t = g.theater
        if here < 0 or not t.by_door >> here & 1:
            return []
        return [door for door in t.grid.door_at[here] if door >= 0]

    def bar(self, g: Battle, figure: int, thing: int) -> Reason | None:
        if not g.on_board(figure):
            return OUTSIDE
        ways = g.theater.grid.door_at[g.at[figure]]
        if thing not in ways:
            return NOT_AT_DOOR
        if ways.index(thing) == (g.facing[figure] + 2) % 4:
            return DOOR_BEHIND
        return SEALED if g.sealed >> thing & 1 else self.kept(g, figure, thing)

    def kept(self, g: Battle, figure: int, door: int) -> Reason | None:
        """Why a door at hand stays as it is."""
        raise AssertionError("abstract")


class Open(DoorWork):
    """INCURSION 3.4, 7.5.1, 1.8: a bulkhead may be locked; the cell is for the Allies to open first."""

    __slots__ = ()

    def kept(self, g: Battle, figure: int, door: int) -> Reason | None:
        if not g.closed >> door & 1:
            return OPEN_ALREADY
        if g.door_locked[door] >= 0:
            return LOCKED
        return CELL if g.mission.cell >> door & 1 and g.side[figure] != ALLIES and imprisoned(g) else None

    def do(self, g: Battle, figure: int, thing: int) -> Rules[None] | None:
        g.closed &= ~(1 << thing)
        g.tell("opened", "3.4", figure=figure, door=thing)
        door_opened(g, figure, thing)
        return spring_trap(g, figure, thing) if g.door_trap[thing] >= 0 else None

    def doors(self, g: Battle, thing: int) -> int:
        return g.closed & ~(1 << thing)


class Close(DoorWork):
    """INCURSION 3.4: shut a door that is open."""

    __slots__ = ()

    def kept(self, g: Battle, figure: int, door: int) -> Reason | None:
        return CLOSED_ALREADY if g.closed >> door & 1 else None

    def do(self, g: Battle, figure: int, thing: int) -> Rules[None] | None:
        g.closed |= 1 << thing
        g.tell("closed", "3.4", figure=figure, door=thing)
        return None

    def doors(self, g: Battle, thing: int) -> int:
        return g.closed | 1 << thing


class Seal(DoorWork):
    """INCURSION 7.2: the Allies seal the closed green doors of the mission."""

    __slots__ = ()

    def kept(self, g: Battle, figure: int, door: int) -> Reason | None:
        if not g.mission.seal >> door & 1:
            return NOT_TO_SEAL
        if g.side[figure] != ALLIES:
            return NOT_FOR_GERMANS
        return None if g.closed >> door & 1 else OPEN_ALREADY

    def do(self, g: Battle, figure: int, thing: int) -> Rules[None] | None:
        g.sealed |= 1 << thing
        g.tell("sealed", "7.2", figure=figure, door=thing)
        door_sealed(g)
        return None


OPEN: Final = Open("open", "door", group="doors", rolls=True)
CLOSE: Final = Close("close", "door", group="doors")
SEAL: Final = Seal("seal", "door", group="doors")


def spring_trap(g: Battle, figure: int, door: int) -> Rules[None]:
    """INCURSION 1.8: Booby Trap: the next enemy to open the door takes its dice."""
    card = g.door_trap[door]
    if g.card_by[card] == g.side[figure]:
        return
    dice = g.theater.cards[card].amount
    g.tell("trap-sprung", "1.8", figure=figure, door=door, card=card)
    discard(g, card)
    yield from before_chance(g, figure)
    yield from strike(g, Attack("caught", "1.8", by=NOTHING, target=figure, dice=dice, cause=BLAST))
