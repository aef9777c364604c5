"""INCURSION 3.4, 7.2: doors."""

from __future__ import annotations

from grognard.engine.ask import Option, Rules
from grognard.engine.event import Event
from grognard.games.incursion.rules.damage import BLAST, Attack, strike
from grognard.games.incursion.rules.effects import discard
from grognard.games.incursion.rules.killing import before_chance
from grognard.games.incursion.rules.missions import door_opened, door_sealed, imprisoned
from grognard.games.incursion.state import NOTHING, Battle
from grognard.games.incursion.theater import ALLIES


def door_options(g: Battle, figure: int) -> list[Option]:
    """INCURSION 3.4, 3.1, 7.1.2, 7.2: open, close or seal a door of one's square, faced or at one's side."""
    t = g.theater
    options: list[Option] = []
    if not t.by_door >> g.at[figure] & 1:
        return options
    sides = t.grid.door_at[g.at[figure]]
    for way in range(4):
        door = sides[way]
        if door < 0 or way == (g.facing[figure] + 2) % 4 or g.sealed >> door & 1:
            continue
        if not g.closed >> door & 1:
            options.append(t.o_close[door])
            continue
        if may_open(g, figure, door):
            options.append(t.o_open[door])
        if g.mission.seal >> door & 1 and g.side[figure] == ALLIES:
            options.append(t.o_seal[door])
    return options


def may_open(g: Battle, figure: int, door: int) -> bool:
    """INCURSION 7.5.1, 1.8: a bulkhead may be locked; the cell is for the Allies to open first."""
    if g.door_locked[door] >= 0:
        return False
    return not (g.mission.cell >> door & 1 and g.side[figure] != ALLIES and imprisoned(g))


def work_door(g: Battle, figure: int, answer: Option) -> Rules[None]:
    """INCURSION 3.4, 7.2: one action point at a door."""
    door = answer.value
    bit = 1 << door
    if answer.verb == "open":
        g.closed &= ~bit
    elif answer.verb == "close":
        g.closed |= bit
    else:
        g.sealed |= bit
    if g.log is not None:
        kind = {"open": "opened", "close": "closed", "seal": "sealed"}[answer.verb]
        g.log.add(Event(kind, "7.2" if answer.verb == "seal" else "3.4", {"figure": figure, "door": door}))
    if answer.verb == "open":
        door_opened(g, figure, door)
        yield from spring_trap(g, figure, door)
    elif answer.verb == "seal":
        door_sealed(g)


def spring_trap(g: Battle, figure: int, door: int) -> Rules[None]:
    """INCURSION 1.8: Booby Trap: the next enemy to open the door takes its dice."""
    card = g.door_trap[door]
    if card < 0 or g.card_by[card] == g.side[figure]:
        return
    dice = g.theater.cards[card].amount
    if g.log is not None:
        g.log.add(Event("trap-sprung", "1.8", {"figure": figure, "door": door, "card": card}))
    discard(g, card)
    yield from before_chance(g, figure)
    yield from strike(g, Attack("caught", "1.8", by=NOTHING, target=figure, dice=dice, cause=BLAST))
