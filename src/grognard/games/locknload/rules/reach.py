"""LOCKNLOAD 6, 5.1, 8.0: where those who go together can go next, and what bars them."""

from __future__ import annotations

from typing import Final

from grognard.engine.reason import Reason
from grognard.games.locknload.rules.gait import allowance, at_gait, guided, lame, mf, printed_mf, unable
from grognard.games.locknload.rules.ground import not_to_go, price
from grognard.games.locknload.rules.stacking import bulk, has_room, overfull
from grognard.games.locknload.rules.ways import (
    FAR,
    footways,
    group_at,
    is_fit,
    is_kept,
    least_way,
    nearer,
    outings,
    strollers,
    threats,
)
from grognard.games.locknload.state import (
    ASSAULT,
    CRAWL,
    LITTER,
    SHAKEN_BIT,
    STEALTH,
    WALK,
    WITHDRAWAL,
    Battle,
)
from grognard.games.locknload.theater import (
    GOES,
    HERO,
    IS_HEAVY,
    LEADER,
    MELEE_TIMES,
    SCOUT,
    TEAM,
    WAITING,
)

TOO_DEAR: Final = Reason("too-dear", "6.0")
NEARER: Final = Reason("nearer", "5.1")
TAKES_ALL: Final = Reason("takes-all", "6.0")
NOT_INTO_MELEE: Final = {
    ASSAULT: Reason("not-into-melee", "6.1"),
    CRAWL: Reason("not-into-melee", "6.3"),
    WITHDRAWAL: Reason("not-into-melee", "8.1"),
}
NO_FIGHTER: Final = Reason("no-fighter", "8.0")
ONE_HEX: Final = Reason("one-hex", "6.3")
NO_STEP: Final = Reason("no-step", "6.0")
NO_EXIT: Final = Reason("no-exit", "6.0")
NO_THREATS: Final[list[int]] = []


class Party:
    """Those who move together, by one gait, with so many points spent: what holds for them wherever they go."""

    __slots__ = ("gait", "guided", "here", "left", "lively", "side", "spent", "threats", "units")

    def __init__(self, g: Battle, units: list[int], gait: int, spent: int) -> None:
        self.units = units
        self.gait = gait
        self.spent = spent
        self.side = g.side(units[0])
        self.here = g.at[units[0]]
        self.threats: list[int] = threats(g, self.side, self.here) if any_shaken(g, units) else NO_THREATS
        """Those whom a shaken unit among them may not come nearer to (5.1)."""
        self.lively = gait in (WALK, WITHDRAWAL) and not spent and not g.charging
        """One hex is always possible, whatever it costs (6.0)."""
        self.guided = not self.lively and guided(g, units)
        if self.lively and len(units) == 1:
            self.left = mf(g, units[0], units)
        elif self.lively:
            self.left = min([mf(g, unit, units) for unit in units])
        else:
            self.left = allowance(g, units, gait) - spent
        """The points not spent; at that first hex those of the slowest, who must have some."""


def not_to_step(g: Battle, units: list[int], gait: int, spent: int, there: int) -> Reason | None:
    """LOCKNLOAD 6.0, 1.3, 5.1, 6.1, 6.3, 8.0: why those on the move cannot go there next."""
    here = g.at[units[0]]
    if here <= WAITING:
        group = group_at(g, here)
        if group is None or there not in group.enter:
            return NO_STEP
    else:
        for unit in units:
            reason = not_to_go(g, unit, here, there)
            if reason is not None:
                return reason
    return barred(g, Party(g, units, gait, spent), there)


def barred(g: Battle, party: Party, there: int) -> Reason | None:
    """LOCKNLOAD 1.3, 5.1, 6.1, 6.3, 8.0: what keeps a party out of a location the ground lets it into."""
    if party.gait == CRAWL and party.spent:
        return ONE_HEX
    enemies = g.any_here(1 - party.side, there)
    if enemies:
        if party.gait in NOT_INTO_MELEE:
            return NOT_INTO_MELEE[party.gait]
        if not fighters(g, party.units):
            return NO_FIGHTER
    full = overfull(g, party.side, there, party.units)
    if full is not None:
        return full
    if party.threats and nearer(g, party.threats, party.here, there):
        return NEARER
    return too_dear(g, party, there, enemies)


def too_dear(g: Battle, party: Party, there: int, enemies: bool) -> Reason | None:
    """LOCKNLOAD 6.0, 6.1, R31, R33: one hex is always possible, but not in an assault move, a crawl or stealth;
    a crawl has to leave something over."""
    if party.lively:
        return None if party.left > 0 else TOO_DEAR
    cost = price(g, party.side, party.here, there, party.guided)
    if party.gait == CRAWL:
        return None if cost < party.left else TAKES_ALL
    if g.charging:
        return None if charges(g, party, cost, enemies, there) else TOO_DEAR
    return None if cost <= party.left else TOO_DEAR


def charges(g: Battle, party: Party, cost: int, enemies: bool, there: int) -> bool:
    """LOCKNLOAD 1.7: the whistle gives more points, but only to get into a melee (an event of a scenario)."""
    more = whistle_mf(g)
    left = party.left + more - cost
    if left < 0:
        return False
    return enemies or left >= more or breaks_in(g, party.units, there, left)


def whistle_mf(g: Battle) -> int:
    more = 0
    for event in g.theater.events:
        more = max(more, event.charge_mf)
    return more


def breaks_in(g: Battle, units: list[int], start: int, points: int) -> bool:
    """LOCKNLOAD 1.7, 8.0: whether so many points bring them into a hex with enemies."""
    side = g.side(units[0])
    enemies = g.places[1 - side]
    if start >= 0:
        enemies = [at for at in enemies if g.distance(at, start) <= points]  # a hex costs a point at least
        if not enemies:
            return False
    guide = guided(g, units)
    left = {start: points}
    todo = [start]
    while todo:
        here = todo.pop(0)
        for there in footways(g, units, here):
            after = left[here] - price(g, side, here, there, guide)
            if after < 0 or after <= left.get(there, -1) or not is_near(g, enemies, there, after):
                continue
            if overfull(g, side, there, units) is not None:
                continue
            if g.any_here(1 - side, there):
                return fighters(g, units)
            left[there] = after
            todo.append(there)
    return False


def is_near(g: Battle, places: list[int], here: int, hexes: int) -> bool:
    """Whether one of some locations is so near."""
    ranges, room = g.ranges(here), g.theater.map.room
    for at in places:
        if ranges[at % room] <= hexes:
            return True
    return False


def fighters(g: Battle, units: list[int]) -> bool:
    """LOCKNLOAD 8.0, 11.1, R38: whether somebody among them can attack in a melee."""
    for unit in units:
        if fights(g, unit):
            return True
    return False


def fights(g: Battle, unit: int) -> bool:
    """LOCKNLOAD 8.1, 11.1, R71: eligible for melee: in good order, and not a man who needs a weapon and has
    none."""
    if g.status[unit] & SHAKEN_BIT:
        return False
    kind = g.kind(unit)
    if kind < TEAM or kind in (HERO, SCOUT) or g.skill(unit, MELEE_TIMES):
        return True
    return kind != TEAM and g.theater.box.carriers[kind].half and armed(g, unit)


def armed(g: Battle, unit: int) -> bool:
    """LOCKNLOAD 8.0: whether it has a weapon that counts in melee."""
    for weapon in g.weapons_of(unit):
        if g.weapon_type(weapon).melee and g.weapon_fp(weapon) >= 0 and not g.jammed >> weapon & 1:
            return True
    return False


def steps(g: Battle, units: list[int], gait: int, spent: int, one: bool = False) -> list[int]:
    """The locations they can go to next: over bare ground all that they can pay for and that has room for them.
    With `one` the search ends at the first."""
    here = g.at[units[0]]
    found: list[int] = []
    if here < 0 or g.filled[here] & LITTER or not are_light(g, units):
        party = Party(g, units, gait, spent)
        for there in footways(g, units, here):
            if is_open(g, party, there):
                found.append(there)
                if one:
                    break
        return found
    most = most_points(g, units, gait, spent)
    ways = outings(g, here, units[0])
    filled = g.filled
    points = ways.points
    among: Party | None = None
    side = g.side(units[0])
    enemies = threats(g, side, here) if any_shaken(g, units) else NO_THREATS
    friends = 1 << side
    halves, men = bulk(g, units)
    many = halves > 2  # for a squad there is room wherever nobody is
    for n, there in enumerate(ways.there):
        bits = filled[there]
        if not bits & ~friends:
            if points[n] > most or ((bits or many) and not has_room(g, side, there, halves, men)):
                continue
            if enemies and nearer(g, enemies, here, there):
                continue
        else:
            among = among or Party(g, units, gait, spent)
            if barred(g, among, there) is not None:
                continue
        found.append(there)
        if one:
            break
    return found


def are_light(g: Battle, units: list[int]) -> bool:
    """LOCKNLOAD 6.0, 1.6.3, 11.7, 1.7: whether nothing counts for these but what stands in the way, what they are
    afraid of and what the bare ground costs: on foot, no scout; nothing is dearer than usual."""
    if g.choked or g.charging:
        return False
    printed = g.theater.box.bits_of
    for unit in units:
        if printed[unit] & IS_HEAVY:
            return False
    return True


def any_shaken(g: Battle, units: list[int]) -> bool:
    for unit in units:
        if g.status[unit] & SHAKEN_BIT:
            return True
    return False


def most_points(g: Battle, units: list[int], gait: int, spent: int) -> int:
    """LOCKNLOAD 6.0, 6.1, 6.3, 6.4: the most such can pay for the next hex."""
    if gait == CRAWL:
        return allowance(g, units, gait) - 1 if not spent else -1
    if spent or gait not in (WALK, WITHDRAWAL):
        return allowance(g, units, gait) - spent
    for unit in units:
        if mf(g, unit, units) <= 0:
            return -1
    return FAR


def is_open(g: Battle, party: Party, there: int) -> bool:
    """Whether nothing keeps a party out (`barred`): one alone comes in wherever nobody is, if he can pay for it."""
    if len(party.units) == 1 and not party.threats and not g.filled[there]:
        return not (party.gait == CRAWL and party.spent) and too_dear(g, party, there, False) is None
    return barred(g, party, there) is None


def no_exit(g: Battle, units: list[int], gait: int, spent: int) -> Reason | None:
    """LOCKNLOAD 6.0, 21.1, R47, R74: off the board from a rim hex for a point, where the scenario lets them; from
    upstairs or inside a bunker one goes out first."""
    here = g.at[units[0]]
    side = g.theater.box.side_of[units[0]]
    if here < 0 or here != g.hex_of(here) or gait == CRAWL or not g.theater.exits[side]:
        return NO_EXIT
    for rim in g.theater.exits[side]:
        if g.theater.rims[rim][here]:
            left = allowance(g, units, gait) - spent
            return None if g.theater.box.tables.exit <= left else TOO_DEAR
    return NO_EXIT


def can_go(g: Battle, units: list[int], gait: int) -> bool:
    """Whether there is a first step for them, or a way off the board; for those who charge, into a melee."""
    if g.charging:
        return breaks_in(g, units, g.at[units[0]], allowance(g, units, gait) + whistle_mf(g))
    return bool(steps(g, units, gait, 0, one=True)) or no_exit(g, units, gait, 0) is None


def may_move(g: Battle, side: int, place: int, gait: int) -> list[int]:
    """The units of a location, or of a group off the board, that could move so."""
    here = g.here(side, place) if place >= 0 else g.waiting(place)
    return [unit for unit in here if not is_kept(g, unit, gait) and unable(g, unit, gait) is None]


def gaits(g: Battle, side: int, place: int) -> list[int]:
    """LOCKNLOAD 6.0, 6.1, 6.3, 6.4: in which ways somebody at a location can move; who cannot walk a hex goes
    nowhere."""
    found: list[int] = []
    stack = g.stack(side, place)
    if not stack.fresh or (g.walked and place in g.walked):
        return found
    ready = strollers(g, stack)
    least = least_way(g, side, stack) if ready else FAR
    for gait in (WALK, ASSAULT, CRAWL, STEALTH):
        able = goes_far(g, ready, least, gait)
        if not able:
            for unit in stack.fresh:
                if is_fit(g, unit, gait):
                    able = sets_out(g, side, place, gait)
                    break
        if able:
            found.append(gait)
        elif gait == WALK:
            break
    return found


def can_move(g: Battle, side: int, place: int, gait: int) -> bool:
    """Whether somebody there can move so."""
    if g.walked and place in g.walked:
        return False
    if place >= 0:
        stack = g.stack(side, place)
        if not stack.fresh:
            return False
        ready = strollers(g, stack)
        if ready and goes_far(g, ready, least_way(g, side, stack), gait):
            return True
    return sets_out(g, side, place, gait)


def goes_far(g: Battle, ready: list[int], least: int, gait: int) -> bool:
    """LOCKNLOAD 6.0, 6.1, 6.3, 6.4: whether the first of these strollers who can move so has the points for the
    least way."""
    if least == FAR:
        return False
    for unit in ready:
        if g.theater.box.bits_of[unit] & GOES << gait and is_fit(g, unit, gait):
            return gait == WALK or least <= at_gait(printed_mf(g, unit), gait) - (gait == CRAWL)
    return False


def sets_out(g: Battle, side: int, place: int, gait: int) -> bool:
    """The same by all rules: one of them alone, or a leader with one of them."""
    units = may_move(g, side, place, gait)
    for unit in units:
        if lame(g, [unit], gait) is None and can_go(g, [unit], gait):
            return True
    return bool(led_pair(g, units, gait))


def led_pair(g: Battle, units: list[int], gait: int) -> list[int]:
    """LOCKNLOAD 6.1, 6.2: a leader and one who gets away only with him; none where there are no such."""
    if gait == ASSAULT or g.charging:
        for leader in [unit for unit in units if g.kind(unit) == LEADER]:
            for unit in units:
                pair = [min(leader, unit), max(leader, unit)]
                if leader != unit and lame(g, pair, gait) is None and can_go(g, pair, gait):
                    return pair
    return []
