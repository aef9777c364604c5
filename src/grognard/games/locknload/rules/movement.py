"""LOCKNLOAD 6, 1.6.1, 11.7: who goes, how far, and hex by hex what it costs and brings."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Member, Option, Rules, some_of
from grognard.engine.reason import Reason
from grognard.games.locknload.rules.damage import drop, open_fire
from grognard.games.locknload.rules.events import occupy, sight_events
from grognard.games.locknload.rules.facing import face_anew
from grognard.games.locknload.rules.fire import can_attack, muster, targets
from grognard.games.locknload.rules.ground import not_to_go, price, step_mines
from grognard.games.locknload.rules.sets import let_out, ways_of
from grognard.games.locknload.rules.spotting import uncover
from grognard.games.locknload.rules.stacking import bulk, has_room, overfull
from grognard.games.locknload.rules.verbs import EXIT, FIRE, GOES, GOES_LIGHT, HOLD, MARCH, STEP, STOP, TAKE
from grognard.games.locknload.rules.victory import hold_ground
from grognard.games.locknload.rules.ways import (
    FAR,
    fit,
    footways,
    group_at,
    least_way,
    nearer,
    not_kept,
    outings,
    strollers,
    threats,
)
from grognard.games.locknload.state import (
    AFTERMATH,
    ASSAULT,
    CRAWL,
    FANATICS,
    LITTER,
    NOTHING,
    OPPORTUNITY,
    STANDING,
    STEALTH,
    WALK,
    WITHDRAWAL,
    Battle,
    lowest,
)
from grognard.games.locknload.state import STEP as STEP_STAGE
from grognard.games.locknload.state import (
    TAKE as TAKE_STAGE,
)
from grognard.games.locknload.theater import (
    ARC,
    ASSAULT_HERE,
    GHOST,
    HERO,
    LEADER,
    LEFT,
    LIGHT_LOAD,
    MELEE_TIMES,
    MORE_MF,
    SCOUT,
    TEAM,
    WAITING,
)
from grognard.games.locknload.theater import (
    ASSAULT as RED_BOX,
)
from grognard.games.locknload.theater import STEALTH as YELLOW_BOX

HAS_MARKER: Final = Reason("has-marker", "4.0")
CANNOT_MOVE: Final = Reason("cannot-move", "6.0")
LOCKED: Final = Reason("is-locked", "8.1")
NO_RED_BOX: Final = Reason("no-red-box", "6.1")
NO_YELLOW_BOX: Final = Reason("no-yellow-box", "6.4")
NOT_FOR_TEAMS: Final = Reason("not-for-teams", "6.3")
SHAKEN_GAIT: Final = Reason("is-shaken", "5.1")
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


# -- how far ----------------------------------------------------------------------------------------


def printed_mf(g: Battle, unit: int) -> int:
    """The movement factor on the side showing; a card may count as printed."""
    kind = g.theater.box.type_of[unit]
    if not (g.wounded | g.skilled) >> unit & 1:
        return kind.mf
    own = kind.wounded_mf if kind.kind == HERO and g.wounded >> unit & 1 else kind.mf
    return own + g.skill(unit, MORE_MF) if own and g.skilled >> unit & 1 else own


def mf(g: Battle, unit: int, with_: list[int]) -> int:
    """LOCKNLOAD 1.6.1: a single man with a weapon has less, unless a second goes with him (R67)."""
    box = g.theater.box
    if not (g.laden | g.wounded | g.skilled) >> unit & 1:
        return box.type_of[unit].mf
    value = printed_mf(g, unit)
    if not g.laden >> unit & 1:
        return value
    less = box.carriers[g.kind(unit)].mf
    if less and value and burdened(g, unit) and not g.skill(unit, LIGHT_LOAD):
        for other in with_:
            if other != unit and box.carriers[g.kind(other)].half and not burdened(g, other):
                less = box.pair_mf
        value = max(0, value - less)
    return value


def burdened(g: Battle, unit: int) -> bool:
    """Whether a unit takes a weapon along."""
    for weapon in g.weapons_of(unit):
        if not g.fixed(weapon):
            return True
    return False


def allowance(g: Battle, units: list[int], gait: int) -> int:
    """LOCKNLOAD 6.0, 6.1, 6.2, 6.4: the points of a stack are those of its slowest (R30); with a leader in good
    order two more, not beyond his own; half of them, up, in an assault move, and down in stealth."""
    if not units:
        return 0
    if len(units) == 1:
        points = mf(g, units[0], units)
    else:
        points = min([mf(g, unit, units) + double_time(g, unit, units, gait) for unit in units])
    return at_gait(points, gait)


def at_gait(points: int, gait: int) -> int:
    """LOCKNLOAD 6.1, 6.4: half of the points, up, in an assault move, and down in stealth."""
    if gait == ASSAULT:
        return (points + 1) // 2
    return points // 2 if gait == STEALTH else points


def double_time(g: Battle, unit: int, units: list[int], gait: int) -> int:
    """LOCKNLOAD 6.2, 6.3.1, 6.4: what going with a leader in good order adds; never beyond his printed factor."""
    if g.kind(unit) == TEAM or gait in (STEALTH, CRAWL):
        return 0
    cap = 0
    for other in units:
        if other != unit and g.kind(other) == LEADER and not g.shaken >> other & 1:
            cap = max(cap, printed_mf(g, other))
    return max(0, min(g.theater.box.tables.double_time, cap - mf(g, unit, units)))


def guided(g: Battle, units: list[int]) -> bool:
    """LOCKNLOAD 11.7: a scout shows the way, shaken too (5.1); not while he serves a weapon."""
    for unit in units:
        if g.theater.box.kind_of[unit] == SCOUT and not g.laden >> unit & 1:
            return True
    return False


def moving_units(g: Battle) -> list[int]:
    """Those on the move, in the order of their numbers."""
    found: list[int] = []
    left = g.movers
    if left and not left & (left - 1):
        return [left.bit_length() - 1]
    while left:
        found.append(lowest(left))
        left &= left - 1
    return found


# -- who may go -----------------------------------------------------------------------------------


def not_to_move(g: Battle, unit: int, gait: int) -> Reason | None:
    """LOCKNLOAD 4.0: why a unit cannot move at all, or not so."""
    return HAS_MARKER if g.marked >> unit & 1 else unable(g, unit, gait)


def unable(g: Battle, unit: int, gait: int) -> Reason | None:
    """LOCKNLOAD 6.3.1, 5.1, 6.1, 6.3, 6.4, 8.1: the same of one without a marker."""
    if printed_mf(g, unit) < 1:
        return CANNOT_MOVE
    if g.melees and g.locked(g.at[unit]):
        return LOCKED
    if gait in (ASSAULT, STEALTH) and g.shaken >> unit & 1:
        return SHAKEN_GAIT
    if gait == CRAWL and g.kind(unit) == TEAM:
        return NOT_FOR_TEAMS
    if gait == ASSAULT and g.kind(unit) != LEADER and not red_box(g, unit):
        return NO_RED_BOX
    return NO_YELLOW_BOX if gait == STEALTH and not yellow_box(g, unit) else None


def red_box(g: Battle, unit: int) -> bool:
    """LOCKNLOAD 6.1, 12.0: its movement factor is boxed in red, or a leader beside it makes up for that."""
    if g.has(unit, RED_BOX):
        return True
    for other in [unit, *g.companions(unit)]:
        if g.skill(other, ASSAULT_HERE) and not g.shaken >> other & 1:
            return True
    return False


def yellow_box(g: Battle, unit: int) -> bool:
    """LOCKNLOAD 6.4, 11.7, 12.0: its movement factor is boxed in yellow, a scout's not while he serves a weapon; or
    a card makes up for that."""
    serves = g.kind(unit) == SCOUT and bool(g.laden >> unit & 1)
    return (g.has(unit, YELLOW_BOX) and not serves) or bool(g.skill(unit, GHOST))


def lame(g: Battle, units: list[int], gait: int) -> Reason | None:
    """LOCKNLOAD 6.1, R31: leaders assault-move only with others who may."""
    if gait != ASSAULT:
        return None
    for unit in units:
        if red_box(g, unit):
            return None
    return NO_RED_BOX


# -- where to ---------------------------------------------------------------------------------------


class Party:
    """Those who move together, by one gait, with so many points spent: what holds for them wherever they go."""

    __slots__ = ("gait", "guided", "here", "left", "lively", "side", "spent", "threats", "units")

    def __init__(self, g: Battle, units: list[int], gait: int, spent: int) -> None:
        self.units = units
        self.gait = gait
        self.spent = spent
        self.side = g.side(units[0])
        self.here = g.at[units[0]]
        self.threats: list[int] = []
        """Those whom a shaken unit among them may not come nearer to (5.1)."""
        for unit in units:
            if g.shaken >> unit & 1:
                self.threats = threats(g, self.side, self.here)
                break
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
    enemies = there in g.stacks[1 - party.side]
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
    if g.shaken >> unit & 1:
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
    friends = 1 << side
    halves, men = bulk(g, units)
    many = halves > 2  # for a squad there is room wherever nobody is
    for n, there in enumerate(ways.there):
        bits = filled[there]
        if not bits & ~friends:
            if points[n] > most or ((bits or many) and not has_room(g, side, there, halves, men)):
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
    """LOCKNLOAD 6.0, 5.1, 1.6.3, 11.7, 1.7: whether nothing counts for these but what stands in the way and what
    the bare ground costs: on foot, in good order, no scout; nothing is dearer than usual."""
    if g.choked or g.charging:
        return False
    heavy = g.theater.box.heavy | g.shaken
    for unit in units:
        if heavy >> unit & 1:
            return False
    return True


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
    """LOCKNLOAD 6.0, R47: off the board from a rim hex for a point, where the scenario lets them."""
    here = g.at[units[0]]
    side = g.theater.box.side_of[units[0]]
    if here < 0 or gait == CRAWL or not g.theater.exits[side]:
        return NO_EXIT
    for rim in g.theater.exits[side]:
        if g.theater.rims[rim][g.hex_of(here)]:
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
    able = not_kept(g, gait)
    return [unit for unit in here if able >> unit & 1 and unable(g, unit, gait) is None]


def gaits(g: Battle, side: int, place: int) -> list[int]:
    """LOCKNLOAD 6.0, 6.1, 6.3, 6.4: in which ways somebody at a location can move; who cannot walk a hex goes
    nowhere."""
    found: list[int] = []
    stack = g.stack(side, place)
    if not stack.fresh or (g.walked and place in g.walked):
        return found
    ready = strollers(g, stack)
    least = least_way(g, side, place, stack) if ready else FAR
    for gait in (WALK, ASSAULT, CRAWL, STEALTH):
        able = stack.fresh & fit(g, gait)
        if able and ((ready and goes_far(g, ready & able, least, gait)) or sets_out(g, side, place, gait)):
            found.append(gait)
        elif gait == WALK:
            break
    return found


def can_move(g: Battle, side: int, place: int, gait: int) -> bool:
    """Whether somebody there can move so."""
    if g.walked and place in g.walked:
        return False
    stack = g.stacks[side].get(place)
    if stack is not None:
        if not stack.fresh:
            return False
        ready = strollers(g, stack) & fit(g, gait)
        if ready and goes_far(g, ready, least_way(g, side, place, stack), gait):
            return True
    return sets_out(g, side, place, gait)


def goes_far(g: Battle, ready: int, least: int, gait: int) -> bool:
    """LOCKNLOAD 6.0, 6.1, 6.3, 6.4: whether the first of these strollers has the points for the least way so."""
    able = ready & g.theater.box.gaits[gait]
    if not able or gait == WALK or least == FAR:
        return able != 0 and least < FAR
    return least <= at_gait(printed_mf(g, lowest(able)), gait) - (gait == CRAWL)


def sets_out(g: Battle, side: int, place: int, gait: int) -> bool:
    """The same by all rules: one of them alone, or a leader with one of them."""
    units = may_move(g, side, place, gait)
    for unit in units:
        if lame(g, [unit], gait) is None and can_go(g, [unit], gait):
            return True
    return gait == ASSAULT and bool(led_pair(g, units, gait))


def led_pair(g: Battle, units: list[int], gait: int) -> list[int]:
    """LOCKNLOAD 6.1, 6.2: a leader and one who gets away only with him; none where there are no such."""
    if gait == ASSAULT or g.charging:
        for leader in [unit for unit in units if g.kind(unit) == LEADER]:
            for unit in units:
                pair = [min(leader, unit), max(leader, unit)]
                if leader != unit and lame(g, pair, gait) is None and can_go(g, pair, gait):
                    return pair
    return []


# -- the move ---------------------------------------------------------------------------------------


def march(g: Battle, side: int, place: int, gait: int) -> Rules[None]:
    """LOCKNLOAD 4.0, 6.0: those who go set out together."""
    units = may_move(g, side, place, gait)
    going = [(units[0], False)]
    if len(units) > 1 or g.laden >> units[0] & 1:  # one alone with nothing to leave has nothing to choose
        going = yield from who_goes(g, side, place, gait, units)
    set_off(g, going, gait)
    g.gait = gait
    g.spent = 0
    g.stage = STEP_STAGE


def who_goes(g: Battle, side: int, place: int, gait: int, units: list[int]) -> Rules[list[tuple[int, bool]]]:
    """LOCKNLOAD 4.0, 6.0, R28, R30: who goes, and whether without its weapons: they may be left, one on its tripod
    must be."""
    members: list[Member] = []
    for unit in units:
        options = [GOES.each[unit]]
        if place >= 0 and burdened(g, unit):
            options.append(GOES_LIGHT.each[unit])
        members.append(Member(options))
    known: dict[tuple[int, ...], Reason | None] = {}
    defaults = usual_stack(g, units, gait, known)
    for k, member in enumerate(members):
        member.default = 0 if k in defaults else -1

    let_out(members, units)

    def enough(marked: list[int]) -> Reason | None:
        return stuck(g, [units[k] for k, way in enumerate(ways_of(members, marked)) if way >= 0], gait, known)

    about = TAKE.each[place] if place >= 0 else None
    chosen = yield from some_of(side, "movers", "6.0", members, MARCH.plain, about, enough=enough)
    return [(units[k], way == 1) for k, way in enumerate(ways_of(members, chosen.ways)) if way >= 0]


def stuck(g: Battle, going: list[int], gait: int, known: dict[tuple[int, ...], Reason | None]) -> Reason | None:
    """LOCKNLOAD 6.0, 6.1: why these cannot set out together; each set is looked at once."""
    if not going:
        return NO_STEP
    key = tuple(going)
    if key not in known:
        reason = lame(g, going, gait)
        known[key] = NO_STEP if reason is None and not can_go(g, going, gait) else reason
    return known[key]


def usual_stack(g: Battle, units: list[int], gait: int, known: dict[tuple[int, ...], Reason | None]) -> list[int]:
    """Who goes if nothing is said: all who need leave nothing behind, as long as they can go together."""
    found: list[int] = []
    for k, unit in enumerate(units):
        going = [units[j] for j in found] + [unit]
        leaves = any(g.fixed(weapon) for weapon in g.weapons_of(unit))
        if not leaves and stuck(g, going, gait, known) is None:
            found.append(k)
    return found or [units.index(unit) for unit in led_pair(g, units, gait)]


def set_off(g: Battle, going: list[tuple[int, bool]], gait: int) -> None:
    """LOCKNLOAD 4.0, 6.1: marked from the first; what each cannot or will not carry, going light, stays."""
    for unit, light in going:
        for weapon in g.weapons_of(unit):
            if g.at[unit] >= 0 and (light or g.fixed(weapon)):
                drop(g, weapon, "1.6.1")
        g.movers |= 1 << unit
    g.mark_going([unit for unit, _ in going], gait)


def step(g: Battle) -> Rules[None]:
    """LOCKNLOAD 6.0: one hex, one floor, one door, or off the board; or enough."""
    units = moving_units(g)
    if not units:
        yield from halt(g)
        return
    menu = g.open_menu()
    options = menu.options or menu.fill(next_steps(g, units))
    answer = options[0]
    if len(options) > 1:
        answer = yield Ask(g.side(units[0]), "step", "6.0", options)
    if answer is STOP.plain:
        yield from halt(g)
    elif answer is EXIT.plain:
        leave(g, units)
    else:
        yield from go(g, units, answer.value)


def next_steps(g: Battle, units: list[int]) -> list[Option]:
    """LOCKNLOAD 6.0, R47, 1.7: where they can go on to, or off the board; once under way they can stop, but not on
    points of the whistle; else they must go while they can."""
    options: list[Option] = [STEP.each[there] for there in steps(g, units, g.gait, g.spent)]
    if no_exit(g, units, g.gait, g.spent) is None:
        options.append(EXIT.plain)
    whistled = g.charging and g.spent > allowance(g, units, g.gait)
    if not options or (g.spent and not whistled):
        options.append(STOP.plain)
    return options


def halt(g: Battle) -> Rules[None]:
    """LOCKNLOAD 6.1, 6.4, 5.1: the move is over; after an assault move or stealth they may fire in the same
    impulse, they alone and nobody else who stands there; a hero whom a wound has stopped there too."""
    gait, side, here = g.gait, g.active, g.entered
    units = [unit for unit in g.here(side, here) if g.stepped >> unit & 1]
    end_move(g)
    if gait not in (ASSAULT, STEALTH) or not units:
        return
    options: list[Option] = []
    for target in targets(g, side, here, g.stack(side, here).reach):
        if here not in g.shot and [unit for unit in units if can_attack(g, unit, target, False)]:
            options.append(FIRE.each[target])
    if not options:
        return
    rule = "6.1" if gait == ASSAULT else "6.4"
    answer = yield Ask(side, "act", rule, [*options, HOLD.plain], TAKE.each[here])
    if answer is not HOLD.plain:
        volley = yield from muster(g, side, here, answer.value, False, units)
        g.shot.append(here)
        open_fire(g, volley, TAKE_STAGE)


def go(g: Battle, units: list[int], there: int) -> Rules[None]:
    """LOCKNLOAD 6.0, 1.7, 21.4, 8.0, 5.3: the price is paid; events and mines wait there, or enemies; then the
    other
    side may fire."""
    side, here = g.side(units[0]), g.at[units[0]]
    cost = price(g, side, here, there, guided(g, units))
    if not g.spent and not g.charging:  # the one hex that is always possible, whatever it costs
        cost = min(cost, allowance(g, units, g.gait))
    paid = max(1, cost)
    g.spent += paid
    g.points_here = paid
    g.volleys = 0
    if g.log is not None:
        g.tell("moved", "6.0", units=units, from_=here if here >= 0 else NOTHING, location=there, number=paid)
    g.stepped = g.movers
    g.put_all(units, there)
    g.entered = there
    g.spared = False
    if g.stacks[side][there].traits & ARC:
        yield from face_anew(g, units)
    left_behind(g, here)
    if g.spotted:
        uncover(g)
    if g.theater.events:
        yield from occupy(g, units, there)
        yield from sight_events(g)
    if g.work_at:
        yield from step_mines(g, units, here)
    hold_ground(g, there)
    if there in g.stacks[1 - side] and (g.born or g.stack(side, there).mask & g.stepped):
        arrived = [unit for unit in g.here(side, there) if g.stepped >> unit & 1]
        for unit in arrived:
            g.mark_moved(unit)
        g.arena = there
        g.assailant = side
        g.backs += [TAKE_STAGE, FANATICS]
    else:
        g.backs.append(OPPORTUNITY)
    g.stage = AFTERMATH if g.theater.events or g.work_at else g.backs.pop()


def left_behind(g: Battle, location: int) -> None:
    """LOCKNLOAD 8.1: all friends withdrawn: the marker comes off at once, and who is left there can fire."""
    if g.gait == WITHDRAWAL and location in g.melees and not g.locked(location):
        g.melees.remove(location)


def leave(g: Battle, units: list[int]) -> None:
    """LOCKNLOAD R47: gone for good, with what they carry."""
    g.tell("left", "6.0", units=units, location=g.at[units[0]])
    here = g.at[units[0]]
    for unit in units:
        g.remove(unit, LEFT)
    left_behind(g, here)
    uncover(g)
    end_move(g)


def end_move(g: Battle) -> None:
    """The stack has moved; the impulse goes on."""
    g.movers = 0
    g.gait = STANDING
    g.spent = 0
    g.points_here = 0
    g.stepped = 0
    g.entered = NOTHING
    g.charging = False
    g.stage = TAKE_STAGE
