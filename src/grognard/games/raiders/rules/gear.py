"""RAIDERS 23, 24, 35: gear is carried, traded, spent, abandoned and lost with its bearer."""

from __future__ import annotations

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.event import Event
from grognard.games.raiders.state import Mission
from grognard.games.raiders.theater import LEADER, POOL


def room_for_gear(g: Mission, unit: int) -> bool:
    """RAIDERS 23.2, 35: two items for a mobile unit (one for a leader where so played)."""
    limit = g.theater.gear_limit
    if g.theater.kind[unit] == LEADER:
        limit = g.read.leader_gear
    carried = 0
    for bearer in g.bearer:
        if bearer == unit:
            carried += 1
    return carried < limit


def with_room(g: Mission, units: list[int]) -> list[int]:
    return [u for u in units if room_for_gear(g, u)]


def gear_with(g: Mission, units: list[int], kind: int) -> int:
    """The first item of this kind that one of these units carries, or -1."""
    kinds = g.theater.gear_kind
    for item in range(len(kinds)):
        if kinds[item] == kind and g.bearer[item] >= 0 and g.bearer[item] in units:
            return item
    return -1


def count_gear(g: Mission, units: list[int], kind: int) -> int:
    kinds = g.theater.gear_kind
    count = 0
    for item in range(len(kinds)):
        if kinds[item] == kind and g.bearer[item] >= 0 and g.bearer[item] in units:
            count += 1
    return count


def spend(g: Mission, item: int, rule: str) -> None:
    """RAIDERS 23.4: expended gear goes back to the recruit pool."""
    if g.log is not None:
        g.log.add(Event("spent", rule, {"gear": item, "unit": g.bearer[item]}))
    g.bearer[item] = POOL


def hand_out(g: Mission, item: int, units: list[int], rule: str) -> Rules[None]:
    """RAIDERS 23, 23.1: gear is placed under the unit that will carry it."""
    able = with_room(g, units)
    unit = able[0]
    if len(able) > 1:
        options = [g.theater.o_give[u] for u in able]
        unit = (yield Ask(0, "give", rule, options, g.theater.o_trade[item])).value
    g.bearer[item] = unit
    if g.log is not None:
        g.log.add(Event("given", rule, {"gear": item, "unit": unit}))


def trade_options(g: Mission, traded: int) -> list[Option]:
    """RAIDERS 23.2, 23.4: what the operating force can hand on, and what it can leave behind."""
    t = g.theater
    force = g.force
    out: list[Option] = []
    several = len(force) > 1
    for item in range(len(g.bearer)):
        bearer = g.bearer[item]
        if bearer < 0 or bearer not in force:
            continue
        if several and not traded >> item & 1:
            out.append(t.o_trade[item])
        out.append(t.o_abandon[item])
    return out


def trade(g: Mission, item: int) -> Rules[None]:
    """RAIDERS 23.2, 35: an item passes to another unit of the force, for one of its own if it is full."""
    t = g.theater
    others = [u for u in g.force if u != g.bearer[item]]
    to = others[0]
    if len(others) > 1:
        to = (yield Ask(0, "trade-to", "23.2", [t.o_give[u] for u in others], t.o_trade[item])).value
    giver = g.bearer[item]
    if not room_for_gear(g, to):
        theirs = g.gear_of(to)
        back = theirs[0]
        if len(theirs) > 1:
            back = (yield Ask(0, "trade-for", "23.2", [t.o_swap[i] for i in theirs], t.o_trade[item])).value
        g.bearer[back] = giver
        if g.log is not None:
            g.log.add(Event("given", "23.2", {"gear": back, "unit": giver}))
    g.bearer[item] = to
    if g.log is not None:
        g.log.add(Event("given", "23.2", {"gear": item, "unit": to}))


def abandon(g: Mission, item: int) -> None:
    """RAIDERS 23.4: gear left behind goes back to the recruit pool."""
    if g.log is not None:
        g.log.add(Event("abandoned", "23.4", {"gear": item, "unit": g.bearer[item]}))
    g.bearer[item] = POOL
