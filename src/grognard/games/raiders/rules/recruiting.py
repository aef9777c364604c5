"""RAIDERS 9: recruit points buy raiders, air support and gear."""

from __future__ import annotations

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.event import Event
from grognard.games.raiders.rules.gear import hand_out, with_room
from grognard.games.raiders.state import AIR_POOL, AIR_READY, FORCE, Mission
from grognard.games.raiders.theater import BUY_AIR, DONE, LEADER, NOBODY, POOL, STAGING


def units_for_sale(g: Mission) -> list[Option]:
    """RAIDERS 9, Recruit: the next counter of each kind that the points can pay."""
    t = g.theater
    out: list[Option] = []
    last = -1
    for unit in range(len(g.place)):
        cost = t.unit_cost[unit]
        if cost and g.place[unit] == POOL and cost <= g.rp and t.kind[unit] != last:
            last = t.kind[unit]
            out.append(t.o_buy_unit[unit])
    if g.air == AIR_POOL and t.air_cost <= g.rp:
        out.append(BUY_AIR)
    return out


def gear_for_sale(g: Mission, carriers: list[int]) -> list[Option]:
    """RAIDERS 23.1, Recruit: gear needs points and a unit with room to carry it."""
    out: list[Option] = []
    if not g.rp or not with_room(g, carriers):
        return out
    t = g.theater
    last = -1
    for item in range(len(g.bearer)):
        if g.bearer[item] == POOL and t.gear_cost[item] <= g.rp and t.gear_kind[item] != last:
            last = t.gear_kind[item]
            out.append(t.o_buy_gear[item])
    return out


def buy(g: Mission, wanted: Option, carriers: list[int]) -> Rules[None]:
    """RAIDERS 9, 31.5: pay; units go to the staging area, the air strike to its box, gear to a unit."""
    t = g.theater
    if wanted.of == "unit":
        g.place[wanted.value] = STAGING
        g.rp -= t.unit_cost[wanted.value]
        if g.log is not None:
            g.log.add(Event("recruited", "9", {"unit": wanted.value, "rp": g.rp}))
    elif wanted.of == "gear":
        g.rp -= t.gear_cost[wanted.value]
        if g.log is not None:
            g.log.add(Event("bought", "23.1", {"gear": wanted.value, "rp": g.rp}))
        yield from hand_out(g, wanted.value, carriers, "23.1")
    else:
        g.air = AIR_READY
        g.rp -= t.air_cost
        if g.log is not None:
            g.log.add(Event("air-ready", "31.5", {"rp": g.rp}))


def recruit_carriers(g: Mission) -> list[int]:
    """RAIDERS 9.1: during a mission gear is handed out in the staging area (and at the camp, 36)."""
    return g.force if g.space_of_force() == STAGING else []


def can_recruit(g: Mission) -> bool:
    return g.rp > 0 and bool(units_for_sale(g) or gear_for_sale(g, recruit_carriers(g)))


def recruit_action(g: Mission) -> Rules[None]:
    """RAIDERS 9.1, 11: the operating force spends banked points, at least once."""
    g.prepared = True
    options = units_for_sale(g) + gear_for_sale(g, recruit_carriers(g))
    while options:
        wanted = yield Ask(0, "recruit", "9.1", options)
        if wanted is DONE:
            return
        yield from buy(g, wanted, recruit_carriers(g))
        options = units_for_sale(g) + gear_for_sale(g, recruit_carriers(g))
        if options:
            options.append(DONE)


def muster(g: Mission) -> Rules[None]:
    """RAIDERS 7, 9, 23.1: one purchase for the starting force; what is left is banked (9.1)."""
    if g.leaders_due:
        g.leaders_due -= 1
        yield from choose_leader(g, STAGING, "33", False)
        return
    raiders = g.mobile_at(STAGING)
    options = units_for_sale(g) + gear_for_sale(g, raiders)
    if not raiders:
        options = [o for o in options if o is not BUY_AIR]  # a mission begins with at least one raider
    elif options:
        options.append(DONE)
    if not options:
        g.segment = FORCE
        return
    wanted = yield Ask(0, "muster", "9", options)
    if wanted is DONE:
        g.segment = FORCE
    else:
        yield from buy(g, wanted, raiders)


def choose_leader(g: Mission, space: int, rule: str, optional: bool) -> Rules[None]:
    """RAIDERS 20, 20.2, 33: the player chooses one of the leaders left in the pool, if any is."""
    t = g.theater
    leaders = [u for u in range(t.camp) if t.kind[u] == LEADER and g.place[u] == POOL]
    if not leaders:
        return
    unit = leaders[0]
    if len(leaders) > 1 or optional:
        options = [t.o_leader[u] for u in leaders]
        if optional:
            options.append(NOBODY)
        answer = yield Ask(0, "leader", rule, options)
        if answer is NOBODY:
            return
        unit = answer.value
    g.place[unit] = space
    if g.log is not None:
        g.log.add(Event("leader", rule, {"unit": unit, "space": space}))
