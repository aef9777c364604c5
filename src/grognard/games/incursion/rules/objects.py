"""INCURSION 3.5, 7.3, 7.4, 7.6, 7.7: objects that are carried or worked."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Option, Rules
from grognard.engine.event import Luck
from grognard.engine.reason import Reason
from grognard.engine.verb import Verb
from grognard.games.incursion.rules.action import OUTSIDE, Action
from grognard.games.incursion.rules.damage import BLOW, Attack, strike
from grognard.games.incursion.rules.killing import before_dice
from grognard.games.incursion.rules.missions import device_stopped, panel_taken
from grognard.games.incursion.state import FALLEN, NOTHING, Battle
from grognard.games.incursion.theater import ALLIES, DEVICE, GERMANS, PANEL, SIDES, TOKEN, TWITCHER, UNDEAD, UNUSED
from grognard.geometry.squares import blast, facing_to, straight

NO_HANDS: Final = Reason("no-hands", "3.5")
NOT_AT_HAND: Final = Reason("not-at-hand", "3.5")
NOT_CARRIED: Final = Reason("not-to-carry", "3.5")
NOT_WORKED: Final = Reason("not-to-work", "3.5")
IN_ITS_HANDS: Final = Reason("in-its-hands", "3.5")
IN_ENEMY_HANDS: Final = Reason("in-enemy-hands", "3.5")
HOLDER_ACTED: Final = Reason("holder-acted", "3.5")
DROPPED_NOW: Final = Reason("dropped-by-friend", "3.5")
WORKED_ALREADY: Final = Reason("worked-already", "7.6")
ALLIES_ALONE: Final = Reason("allies-alone", "7.7")
NOT_HELD: Final = Reason("not-held", "3.5")


def may_handle(g: Battle, figure: int) -> bool:
    """INCURSION 3.5, 7.4.2: zombies leave objects alone, except where the mission lets them carry."""
    return not g.has(figure, UNDEAD) or g.mission.zombies_carry


def squares_at_hand(g: Battle, figure: int) -> list[int]:
    """INCURSION 3.5: one's own square, and those one faces or has at one's side (I25)."""
    here = g.at[figure]
    behind = (g.facing[figure] + 2) % 4
    beside = [straight(g.theater.grid, here, way, g.closed) for way in range(4) if way != behind]
    return [here] + [s for s in beside if s >= 0]


class Handling(Action):
    """INCURSION 3.5: one action point at an object at hand."""

    __slots__ = ()

    def things(self, g: Battle, figure: int) -> list[int]:
        mission = g.mission
        if not mission.objects or not g.on_board(figure) or not may_handle(g, figure):
            return []
        near = squares_at_hand(g, figure)
        objects = range(mission.first_object, mission.first_object + len(mission.objects))
        return [thing for thing in objects if lies_at(g, thing) in near]

    def bar(self, g: Battle, figure: int, thing: int) -> Reason | None:
        if not g.on_board(figure):
            return OUTSIDE
        if not may_handle(g, figure):
            return NO_HANDS
        return self.kept(g, figure, thing)

    def kept(self, g: Battle, figure: int, thing: int) -> Reason | None:
        """Why an object stays where it is, and as it is."""
        raise AssertionError("abstract")


def lies_at(g: Battle, thing: int) -> int:
    """The square an object is on, with whoever carries it; -1 for one that is nowhere."""
    holder = g.object_by[thing]
    return g.object_at[thing] if holder < 0 else g.at[holder]


class Take(Handling):
    """INCURSION 3.5: from the floor, or from a friend who has yet to act (I70)."""

    __slots__ = ()

    def kept(self, g: Battle, figure: int, thing: int) -> Reason | None:
        """INCURSION 3.5: nor can be taken what another friend dropped this turn."""
        kind = g.theater.object_kind[thing]
        if kind == PANEL or kind == DEVICE:
            return NOT_CARRIED
        holder = g.object_by[thing]
        if holder == figure:
            return IN_ITS_HANDS
        if holder >= 0 and g.side[holder] != g.side[figure]:
            return IN_ENEMY_HANDS
        if lies_at(g, thing) not in squares_at_hand(g, figure):
            return NOT_AT_HAND
        if holder >= 0:
            return HOLDER_ACTED if (g.acted | g.roused) >> holder & 1 else None
        return DROPPED_NOW if dropped_by_a_friend(g, figure, thing) else None

    def do(self, g: Battle, figure: int, thing: int) -> Rules[None] | None:
        return take(g, figure, thing)


class Use(Handling):
    """INCURSION 3.5, 7.6, 7.7: one action point at a panel or at the Device."""

    __slots__ = ()

    def kept(self, g: Battle, figure: int, thing: int) -> Reason | None:
        kind = g.theater.object_kind[thing]
        if kind != PANEL and kind != DEVICE:
            return NOT_WORKED
        if g.object_owner[thing] >= 0:
            return WORKED_ALREADY
        if kind == DEVICE and g.side[figure] != ALLIES:
            return ALLIES_ALONE
        return None if g.object_at[thing] in squares_at_hand(g, figure) else NOT_AT_HAND

    def do(self, g: Battle, figure: int, thing: int) -> Rules[None] | None:
        g.object_owner[thing] = g.side[figure]
        g.object_at[thing] = NOTHING
        panel = g.theater.object_kind[thing] == PANEL
        g.tell("used", "7.6" if panel else "7.7", figure=figure, object=thing)
        if panel:
            panel_taken(g)
        else:
            device_stopped(g)
        return None


TAKE: Final = Take("take", "object", group="objects", rolls=True)
USE: Final = Use("use", "object", group="objects")
DROP: Final = Verb("drop", "object", group="objects")


def dropped_by_a_friend(g: Battle, figure: int, thing: int) -> bool:
    """INCURSION 3.5: another of the figure's side dropped it this turn, be it a zombie that has fallen since."""
    dropper = g.object_dropped[thing]
    if dropper < 0 or dropper == figure:
        return False
    return g.side[figure] == (GERMANS if dropper == FALLEN else g.side[dropper])


def drop_options(g: Battle, side: int) -> list[Option]:
    """INCURSION 3.5: what figures of a side carry can be dropped at no cost, at any moment of its turn (I40)."""
    if not g.mission.objects or max(g.object_by) < 0:
        return []
    return [DROP.each[o] for o in range(len(g.object_by)) if not_to_drop(g, side, o) is None]


def not_to_drop(g: Battle, side: int, thing: int) -> Reason | None:
    """INCURSION 3.5: why a side cannot drop an object."""
    holder = g.object_by[thing]
    return None if holder >= 0 and g.side[holder] == side else NOT_HELD


def drop(g: Battle, thing: int) -> None:
    """INCURSION 3.5: down on its bearer's square; no other friend may pick it up this turn."""
    figure = g.object_by[thing]
    g.object_by[thing] = NOTHING
    g.object_at[thing] = g.at[figure]
    g.object_dropped[thing] = figure
    g.tell("dropped", "3.5", figure=figure, object=thing, square=g.at[figure])


def take(g: Battle, figure: int, thing: int) -> Rules[None]:
    """INCURSION 3.5, 7.4.1: pick it up; a body searched for the first time may wake."""
    if g.theater.object_kind[thing] == TOKEN and not g.object_searched >> thing & 1:
        woken = yield from search(g, figure, thing)
        if woken:
            return
    g.object_by[thing] = figure
    g.object_at[thing] = NOTHING
    g.tell("taken", "3.5", figure=figure, object=thing)
    if g.theater.object_kind[thing] == TOKEN:
        read_token(g, g.side[figure], thing)


def read_token(g: Battle, side: int, thing: int) -> None:
    """INCURSION 7.4.2: only its bearer's side knows what a token is worth."""
    if g.object_known[thing] >> side & 1:
        return
    g.object_known[thing] |= 1 << side
    g.dice.reveal()
    g.tell("token-read", "7.4.2", only=side, object=thing, number=g.object_value[thing])


def search(g: Battle, figure: int, thing: int) -> Rules[bool]:
    """INCURSION 7.4.1: on a 1 the body is a zombie of the other player's and attacks at once with three dice."""
    g.object_searched |= 1 << thing
    die = g.dice.d6()
    outcome = "twitcher" if die == 1 else "dead"
    luck = Luck(SIDES[g.side[figure]], "checks", int(die != 1), 5, 6)
    g.tell("searched", "7.4.1", dice=[die], outcome=outcome, luck=luck, figure=figure, object=thing)
    if die != 1:
        return False
    twitcher = wake(g, figure, thing)
    if twitcher >= 0:
        yield from before_dice(g, twitcher)
        yield from strike(g, Attack("blow", "7.4.1", by=twitcher, target=figure, dice=3, cause=BLOW))
    return twitcher >= 0


def wake(g: Battle, figure: int, thing: int) -> int:
    """INCURSION 7.4.1: the Twitcher rises where the body lay, or as near as there is room, with the token."""
    t = g.theater
    slots = [f for f in range(t.first_zombie) if g.has(f, TWITCHER) and g.at[f] == UNUSED]
    room = [s for s in blast(t.grid, g.object_at[thing], g.closed, t.grid.size) if not g.occupied >> s & 1]
    if not slots or not room:
        return NOTHING
    twitcher = slots[0]
    g.side[twitcher] = 1 - g.side[figure]
    g.put(twitcher, room[0])
    g.facing[twitcher] = facing_to(t.grid, room[0], g.at[figure])
    g.object_by[thing] = twitcher
    g.object_at[thing] = NOTHING
    g.tell("woke", "7.4.1", figure=twitcher, square=room[0])
    read_token(g, g.side[twitcher], thing)
    return twitcher
