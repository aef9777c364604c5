"""RAIDERS 9: recruit points buy raiders, air support and gear."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option, Rules, one_of
from grognard.engine.event import Fact
from grognard.engine.reason import Reason
from grognard.games.raiders import verbs
from grognard.games.raiders.rules.gear import hand_out, with_room
from grognard.games.raiders.state import AIR_POOL, AIR_READY, FORCE, MUSTER, PREPARE, RECRUIT, Mission
from grognard.games.raiders.theater import LEADER, POOL, STAGING

NOT_FOR_SALE: Final = Reason("not-for-sale", "9")
BOUGHT: Final = Reason("bought", "9")
NO_HANDS: Final = Reason("no-hands", "23.2")
IN_STAGING: Final = Reason("gear-in-staging", "9.1")
AIR_USED: Final = Reason("air-used", "31.5")
A_RAIDER_FIRST: Final = Reason("a-raider-first", "9")
NOTHING_TO_BUY: Final = Reason("nothing-to-buy", "9.1")
PREPARED: Final = Reason("prepared", "11")
LEADER_NOT_FREE: Final = Reason("leader-not-free", "20")


def too_dear(g: Mission, cost: int) -> Reason | None:
    """RAIDERS 9: points are spent once."""
    if cost <= g.rp:
        return None
    facts: dict[str, Fact] = {"amount": cost, "has": g.rp}
    return Reason("rp", "9", facts)


def units_for_sale(g: Mission) -> list[Option]:
    """RAIDERS 9, Recruit: the next counter of each kind that the points can pay."""
    t = g.theater
    out: list[Option] = []
    last = -1
    for unit in range(len(g.place)):
        cost = t.unit_cost[unit]
        if cost and g.place[unit] == POOL and cost <= g.rp and t.kind[unit] != last:
            last = t.kind[unit]
            out.append(verbs.BUY_UNIT.each[unit])
    if g.air == AIR_POOL and t.air_cost <= g.rp:
        out.append(verbs.BUY_AIR.each[0])
    return out


def why_not_unit(g: Mission, unit: int) -> Reason | None:
    """RAIDERS 9, Recruit: commandos and engineers, while there are any, for points."""
    t = g.theater
    if not t.unit_cost[unit]:
        return NOT_FOR_SALE
    if g.place[unit] != POOL:
        return BOUGHT
    dear = too_dear(g, t.unit_cost[unit])
    if dear is not None:
        return dear
    for other in range(unit):
        if t.kind[other] == t.kind[unit] and g.place[other] == POOL:
            facts: dict[str, Fact] = {"unit": other}
            return Reason("another-unit", "9", facts)
    return None


def why_not_air(g: Mission) -> Reason | None:
    """RAIDERS 31.5, 9: there is one air strike, for sale once there is a raider."""
    if g.air != AIR_POOL:
        return BOUGHT if g.air == AIR_READY else AIR_USED
    if g.segment == MUSTER and not g.mobile_at(STAGING):
        return A_RAIDER_FIRST
    return too_dear(g, g.theater.air_cost)


def carriers(g: Mission) -> list[int]:
    """RAIDERS 9, 9.1, 36: who takes gear now: all raiders at first, then the force in staging area or camp."""
    if g.segment == MUSTER:
        return g.mobile_at(STAGING)
    if g.segment == PREPARE or g.segment == RECRUIT:
        return g.force if g.space_of_force() == STAGING else []
    return g.force


def gear_for_sale(g: Mission, bearers: list[int]) -> list[Option]:
    """RAIDERS 23.1, Recruit: gear needs points and a unit with room to carry it."""
    out: list[Option] = []
    if not g.rp or not with_room(g, bearers):
        return out
    t = g.theater
    last = -1
    for item in range(len(g.bearer)):
        if g.bearer[item] == POOL and t.gear_cost[item] <= g.rp and t.gear_kind[item] != last:
            last = t.gear_kind[item]
            out.append(verbs.BUY_GEAR.each[item])
    return out


def why_not_gear(g: Mission, item: int) -> Reason | None:
    """RAIDERS 23.1, 23.2, 9.1, Recruit: an item nobody has, the points, and a hand to carry it."""
    if g.bearer[item] != POOL:
        return BOUGHT
    dear = too_dear(g, g.theater.gear_cost[item])
    if dear is not None:
        return dear
    bearers = carriers(g)
    if not with_room(g, bearers):
        return NO_HANDS if bearers or g.segment == MUSTER else IN_STAGING
    return another_item(g, item, "9")


def another_item(g: Mission, item: int, rule: str) -> Reason | None:
    """Items of a kind are alike: the first of them is taken."""
    for other in range(item):
        if g.theater.gear_kind[other] == g.theater.gear_kind[item] and g.bearer[other] == POOL:
            facts: dict[str, Fact] = {"gear": other}
            return Reason("another-item", rule, facts)
    return None


def buy(g: Mission, wanted: Option, bearers: list[int]) -> Rules[None]:
    """RAIDERS 9, 31.5: pay; units go to the staging area, the air strike to its box, gear to a unit."""
    t = g.theater
    if wanted.of == "unit":
        g.place[wanted.value] = STAGING
        g.rp -= t.unit_cost[wanted.value]
        g.tell("recruited", "9", unit=wanted.value, rp=g.rp)
    elif wanted.of == "gear":
        g.rp -= t.gear_cost[wanted.value]
        g.tell("bought", "23.1", gear=wanted.value, rp=g.rp)
        yield from hand_out(g, wanted.value, bearers, "23.1")
    else:
        g.air = AIR_READY
        g.rp -= t.air_cost
        g.tell("air-ready", "31.5", rp=g.rp)


def purchase(
    g: Mission, kind: str, rule: str, options: list[Option], bearers: list[int], must: bool
) -> Rules[bool]:
    """RAIDERS 9: one purchase; False where there is nothing to buy, or nothing more is wanted."""
    if not options:
        return False
    if not must:
        options.append(verbs.DONE.plain)
    wanted = yield Ask(0, kind, rule, options)
    if wanted is verbs.DONE.plain:
        return False
    yield from buy(g, wanted, bearers)
    return True


def for_sale(g: Mission, bearers: list[int]) -> list[Option]:
    return units_for_sale(g) + gear_for_sale(g, bearers)


def why_not_recruit(g: Mission) -> Reason | None:
    """RAIDERS 9.1, 11 (1): a force that has neither recruited nor scouted, with points that buy something."""
    if g.prepared:
        return PREPARED
    if g.rp > 0 and (units_for_sale(g) or gear_for_sale(g, carriers(g))):
        return None
    return NOTHING_TO_BUY


def begin_recruiting(g: Mission) -> Rules[None]:
    """RAIDERS 9.1, 11: the operating force spends banked points, at least once."""
    g.prepared = True
    g.segment = RECRUIT
    bearers = carriers(g)
    yield from purchase(g, "recruit", "9.1", for_sale(g, bearers), bearers, True)


def recruit(g: Mission) -> Rules[None]:
    """RAIDERS 9.1: one purchase more, or none."""
    bearers = carriers(g)
    if not (yield from purchase(g, "recruit", "9.1", for_sale(g, bearers), bearers, False)):
        g.segment = PREPARE


def muster(g: Mission) -> Rules[None]:
    """RAIDERS 7, 9, 23.1: one purchase for the starting force; what is left is banked (9.1)."""
    if g.leaders_due:
        g.leaders_due -= 1
        yield from choose_leader(g, STAGING, "33", False)
        return
    raiders = carriers(g)
    options = for_sale(g, raiders)
    if not raiders:  # a mission begins with at least one raider
        options = [o for o in options if o.of != "air"]
    if not (yield from purchase(g, "muster", "9", options, raiders, not raiders)):
        g.segment = FORCE


def choose_leader(g: Mission, space: int, rule: str, optional: bool) -> Rules[None]:
    """RAIDERS 20, 20.2, 33: the player chooses one of the leaders left in the pool, if any is."""
    options = [verbs.LEADER.each[u] for u in range(g.theater.camp) if why_not_leader(g, u) is None]
    if not options:
        return
    if optional:
        options.append(verbs.NOBODY.plain)
    answer = yield from one_of(0, "leader", rule, options)
    if answer is not verbs.NOBODY.plain:
        g.place[answer.value] = space
        g.tell("leader", rule, unit=answer.value, space=space)


def why_not_leader(g: Mission, unit: int) -> Reason | None:
    """RAIDERS 20, 20.1: a leader who is neither with you nor lost."""
    return None if g.theater.kind[unit] == LEADER and g.place[unit] == POOL else LEADER_NOT_FREE
