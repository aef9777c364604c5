"""RAIDERS 23, 24, 35: gear is carried, traded, spent, abandoned and lost with its bearer."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Option, Rules, one_of
from grognard.engine.reason import Reason
from grognard.games.raiders import verbs
from grognard.games.raiders.state import Mission
from grognard.games.raiders.theater import LEADER, POOL

NOT_CARRIED: Final = Reason("not-carried", "23")
NOBODY_ELSE: Final = Reason("nobody-else", "23.2")
HANDED_ON: Final = Reason("handed-on", "23.2")


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
    g.tell("spent", rule, gear=item, unit=g.bearer[item])
    g.bearer[item] = POOL


def give(g: Mission, item: int, unit: int, rule: str) -> None:
    g.bearer[item] = unit
    g.tell("given", rule, gear=item, unit=unit)


def hand_out(g: Mission, item: int, units: list[int], rule: str) -> Rules[None]:
    """RAIDERS 23, 23.1: gear is placed under the unit that will carry it."""
    able = [verbs.GIVE.each[u] for u in with_room(g, units)]
    bearer = yield from one_of(0, "give", rule, able, verbs.TRADE.each[item])
    give(g, item, bearer.value, rule)


def gear_options(g: Mission, trading: bool) -> list[Option]:
    """RAIDERS 23.2, 23.4: what the operating force can hand on, where it may, and what it can leave behind."""
    force = g.force
    out: list[Option] = []
    several = trading and len(force) > 1
    for item in range(len(g.bearer)):
        bearer = g.bearer[item]
        if bearer < 0 or bearer not in force:
            continue
        if several and not g.traded >> item & 1:
            out.append(verbs.TRADE.each[item])
        out.append(verbs.ABANDON.each[item])
    return out


def why_not_abandon(g: Mission, item: int) -> Reason | None:
    """RAIDERS 23.4: only what the operating force carries can be left behind."""
    bearer = g.bearer[item]
    return None if bearer >= 0 and bearer in g.force else NOT_CARRIED


def why_not_trade(g: Mission, item: int) -> Reason | None:
    """RAIDERS 23.2: an item passes from one unit of the force to another, once in a move."""
    if len(g.force) < 2:
        return NOBODY_ELSE
    return HANDED_ON if g.traded >> item & 1 else why_not_abandon(g, item)


def trade(g: Mission, item: int) -> Rules[None]:
    """RAIDERS 23.2, 35: an item passes to another unit of the force, for one of its own if it is full."""
    g.traded |= 1 << item
    about = verbs.TRADE.each[item]
    giver = g.bearer[item]
    others = [verbs.GIVE.each[u] for u in g.force if u != giver]
    to = (yield from one_of(0, "trade-to", "23.2", others, about)).value
    if not room_for_gear(g, to):
        theirs = [verbs.SWAP.each[i] for i in g.gear_of(to)]
        back = yield from one_of(0, "trade-for", "23.2", theirs, about)
        give(g, back.value, giver, "23.2")
    give(g, item, to, "23.2")


def abandon(g: Mission, item: int) -> None:
    """RAIDERS 23.4: gear left behind goes back to the recruit pool."""
    g.tell("abandoned", "23.4", gear=item, unit=g.bearer[item])
    g.bearer[item] = POOL
