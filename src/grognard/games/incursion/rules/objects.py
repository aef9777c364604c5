"""INCURSION 3.5, 7.3, 7.4, 7.6, 7.7: objects that are carried or worked."""

from __future__ import annotations

from grognard.engine.ask import Option, Rules
from grognard.engine.event import Event, Luck
from grognard.games.incursion.rules.damage import BLOW, Attack, strike
from grognard.games.incursion.rules.killing import before_dice
from grognard.games.incursion.rules.missions import device_stopped, panel_taken
from grognard.games.incursion.state import FALLEN, NOTHING, Battle
from grognard.games.incursion.theater import ALLIES, DEVICE, GERMANS, PANEL, SIDES, TOKEN, TWITCHER, UNDEAD, UNUSED
from grognard.geometry.squares import blast, facing_to, straight


def may_handle(g: Battle, figure: int) -> bool:
    """INCURSION 3.5, 7.4.2: zombies leave objects alone, except where the mission lets them carry."""
    return not g.has(figure, UNDEAD) or g.mission.zombies_carry


def squares_at_hand(g: Battle, figure: int) -> list[int]:
    """INCURSION 3.5: one's own square, and those one faces or has at one's side (I25)."""
    here = g.at[figure]
    behind = (g.facing[figure] + 2) % 4
    beside = [straight(g.theater.grid, here, way, g.closed) for way in range(4) if way != behind]
    return [here] + [s for s in beside if s >= 0]


def object_options(g: Battle, figure: int) -> list[Option]:
    """INCURSION 3.5: what can be taken from the floor or from a friend yet to act, or worked."""
    mission = g.mission
    if not may_handle(g, figure):
        return []
    t = g.theater
    near = squares_at_hand(g, figure)
    options: list[Option] = []
    for thing in range(mission.first_object, mission.first_object + len(mission.objects)):
        kind = t.object_kind[thing]
        if kind == PANEL or kind == DEVICE:
            if (
                g.object_at[thing] in near
                and g.object_owner[thing] < 0
                and (kind == PANEL or g.side[figure] == ALLIES)
            ):
                options.append(t.o_use[thing])
        elif can_take(g, figure, thing, near):
            options.append(t.o_take[thing])
    return options


def can_take(g: Battle, figure: int, thing: int, near: list[int]) -> bool:
    """INCURSION 3.5: not what another friend dropped this turn; from a friend only before he has acted (I70)."""
    holder = g.object_by[thing]
    if holder < 0:
        return g.object_at[thing] in near and not dropped_by_a_friend(g, figure, thing)
    if holder == figure or g.side[holder] != g.side[figure] or (g.acted | g.roused) >> holder & 1:
        return False
    return g.at[holder] in near and g.on_board(holder)


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
    held = [o for o in range(len(g.object_by)) if g.object_by[o] >= 0 and g.side[g.object_by[o]] == side]
    return [g.theater.o_drop[o] for o in held]


def drop(g: Battle, thing: int) -> None:
    """INCURSION 3.5: down on its bearer's square; no other friend may pick it up this turn."""
    figure = g.object_by[thing]
    g.object_by[thing] = NOTHING
    g.object_at[thing] = g.at[figure]
    g.object_dropped[thing] = figure
    if g.log is not None:
        g.log.add(Event("dropped", "3.5", {"figure": figure, "object": thing, "square": g.at[figure]}))


def use(g: Battle, figure: int, thing: int) -> None:
    """INCURSION 3.5, 7.6, 7.7: one action point at a panel or at the Device."""
    g.object_owner[thing] = g.side[figure]
    g.object_at[thing] = NOTHING
    panel = g.theater.object_kind[thing] == PANEL
    if g.log is not None:
        g.log.add(Event("used", "7.6" if panel else "7.7", {"figure": figure, "object": thing}))
    if panel:
        panel_taken(g)
    else:
        device_stopped(g)


def take(g: Battle, figure: int, thing: int) -> Rules[None]:
    """INCURSION 3.5, 7.4.1: pick it up; a body searched for the first time may wake."""
    if g.theater.object_kind[thing] == TOKEN and not g.object_searched >> thing & 1:
        woken = yield from search(g, figure, thing)
        if woken:
            return
    g.object_by[thing] = figure
    g.object_at[thing] = NOTHING
    if g.log is not None:
        g.log.add(Event("taken", "3.5", {"figure": figure, "object": thing}))
    if g.theater.object_kind[thing] == TOKEN:
        read_token(g, g.side[figure], thing)


def read_token(g: Battle, side: int, thing: int) -> None:
    """INCURSION 7.4.2: only its bearer's side knows what a token is worth."""
    if g.object_known[thing] >> side & 1:
        return
    g.object_known[thing] |= 1 << side
    g.dice.reveal()
    if g.log is not None:
        facts: dict[str, int | str | list[int]] = {"object": thing, "number": g.object_value[thing]}
        g.log.add(Event("token-read", "7.4.2", facts, only=side))


def search(g: Battle, figure: int, thing: int) -> Rules[bool]:
    """INCURSION 7.4.1: on a 1 the body is a zombie of the other player's and attacks at once with three dice."""
    g.object_searched |= 1 << thing
    die = g.dice.d6()
    if g.log is not None:
        outcome = "twitcher" if die == 1 else "dead"
        facts: dict[str, int | str | list[int]] = {"figure": figure, "object": thing}
        luck = Luck(SIDES[g.side[figure]], "checks", int(die != 1), 5, 6)
        g.log.add(Event("searched", "7.4.1", facts, [die], outcome=outcome, luck=luck))
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
    if g.log is not None:
        g.log.add(Event("woke", "7.4.1", {"figure": twitcher, "square": room[0]}))
    read_token(g, g.side[twitcher], thing)
    return twitcher
