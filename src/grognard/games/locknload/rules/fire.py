"""LOCKNLOAD 5.0 to 5.2, 1.6: who may fire at what, with what, and what it adds up to."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Member, Rules, some_of
from grognard.engine.event import Modifier
from grognard.engine.reason import Reason
from grognard.games.locknload.rules.cover import hampered, lit
from grognard.games.locknload.rules.sets import let_out, ways_of
from grognard.games.locknload.rules.spotting import spotted
from grognard.games.locknload.rules.stacking import is_work
from grognard.games.locknload.rules.verbs import BLASTS, FIRE, FIRES, GUNS, HELPS, HURLS, LEADS, SHOOT
from grognard.games.locknload.state import (
    ASSAULT_BIT,
    CRAWL_BIT,
    LADEN_BIT,
    MOVED_BIT,
    NOTHING,
    OPS_BIT,
    SHAKEN_BIT,
    SKILLED_BIT,
    SPENT_BITS,
    STEALTH_BIT,
    WOUNDED_BIT,
    Battle,
)
from grognard.games.locknload.theater import (
    EVERYWHERE,
    FLAMETHROWER,
    GLIDER,
    LEADER,
    MACHINE_GUN,
    MORE_FP,
    SCOUT,
    SERVES_ALONE,
    SNIPER,
    TEAM,
)
from grognard.geometry.ground import BLOCKS
from grognard.geometry.hexes import INSIDE as IN_ARC

# The ways in which a unit takes part in an attack.
OWN: Final = 0  # its own firepower, and the gun it may serve besides
ARMS: Final = 1  # its weapons instead of its own firepower
BLAST: Final = 2  # a satchel charge with its own firepower
HURL: Final = 3  # a satchel charge alone
LEAD: Final = 4  # a leader lends his leadership
HELP: Final = 5  # a second man at a weapon (R67)
WAYS: Final = [FIRES, GUNS, BLASTS, HURLS, LEADS, HELPS]

NO_TARGET: Final = Reason("no-target", "5.0")
FRIENDS_THERE: Final = Reason("friends-there", "5.0")
IN_MELEE: Final = Reason("in-melee", "5.0")
UNSPOTTED: Final = Reason("unspotted", "10.1")
NO_SIGHT: Final = Reason("no-sight", "10.0")
OUT_OF_ARC: Final = Reason("out-of-arc", "21.1")
IS_SHAKEN: Final = Reason("is-shaken", "5.1")
HAS_MARKER: Final = Reason("has-marker", "4.0")
OPS_COMPLETE: Final = Reason("ops-complete", "4.1")
LOCKED: Final = Reason("is-locked", "8.1")
NO_FIRE: Final = Reason("no-fire", "5.0")
ALONE: Final = Reason("fires-alone", "5.2")
ONE_LEADER: Final = Reason("one-leader", "11.11")
NOBODY_TO_HELP: Final = Reason("nobody-to-help", "1.6.1")
NOBODY_FIRES: Final = Reason("nobody-fires", "5.2")
OTHER_FORCE: Final = Reason("other-force", "5.01")
HAS_ANSWERED: Final = Reason("has-answered", "5.3")
HAS_FIRED: Final = Reason("has-answered", "4.0")
NO_POINTS: Final = Reason("no-points", "5.3")


class Volley:
    """Those who fire from a location at one target, each in its way."""

    __slots__ = ("here", "opportunity", "target", "units", "ways")

    def __init__(self, here: int, target: int, opportunity: bool) -> None:
        self.here = here
        self.target = target
        self.opportunity = opportunity
        self.units: list[int] = []
        self.ways: list[int] = []

    def add(self, unit: int, way: int) -> None:
        self.units.append(unit)
        self.ways.append(way)


# -- targets --------------------------------------------------------------------------------------


def struck(g: Battle, here: int, target: int) -> list[int]:
    """LOCKNLOAD 21.1, 5.0: the locations an attack hits: a floor; inside and outside of a bunker together (R52)."""
    if not is_work(g, target) or g.hex_of(here) == g.hex_of(target):
        return [target]
    return g.parts(g.hex_of(target))


def no_target(g: Battle, side: int, here: int, target: int) -> Reason | None:
    """LOCKNLOAD 5.0, 10.1, 21.1: why a side cannot fire from one location at another, whoever fires."""
    reason = off_limits(g, side, here, target)
    if reason is not None:
        return reason
    if g.look(here, target) == BLOCKS:
        return NO_SIGHT
    return None if spotted(g, target, side) else UNSPOTTED


def off_limits(g: Battle, side: int, here: int, target: int) -> Reason | None:
    """LOCKNLOAD 5.0, 21.1: the same, seen or not: enemies alone, in no melee, in the arc of a bunker."""
    enemies = False
    if not g.work_at:  # nor a bunker
        if g.any_here(side, target):
            return FRIENDS_THERE
        if g.melees and target in g.melees:
            return IN_MELEE
        return None if g.any_here(1 - side, target) else NO_TARGET
    for part in struck(g, here, target):
        if g.any_here(1 - side, part):
            enemies = True
        if g.any_here(side, part):
            return FRIENDS_THERE
        if part in g.melees:
            return IN_MELEE
    if not enemies:
        return NO_TARGET
    return OUT_OF_ARC if out_of_arc(g, here, target) else None


def out_of_arc(g: Battle, here: int, target: int) -> bool:
    """LOCKNLOAD 21.1: out of a bunker only through the three hexes of its front, and not at who is outside."""
    if not g.is_inside(here):
        return False
    h, there = g.hex_of(here), g.hex_of(target)
    if h == there:
        return True
    bunker = g.bunker(h)
    face = g.work_face[bunker]
    return g.theater.map.board.arc(h, 2 * face, 3, there) != IN_ARC


def targets(g: Battle, side: int, here: int, reach: int = EVERYWHERE) -> list[int]:
    """LOCKNLOAD 5.0: the locations a side can fire at from here, up to a range; a bunker's hex by its outside."""
    found: list[int] = []
    row, ranges, room = g.row(here), g.ranges(here), g.theater.map.room
    for location in g.locations(1 - side):
        if row[location] == BLOCKS or ranges[location % room] > reach:
            continue  # most are not in sight, which is quickly seen
        if g.fog and not g.is_unveiled(here, location):
            continue
        place = location
        if g.is_inside(location) and g.hex_of(location) != g.hex_of(here):
            place = g.hex_of(location)
        if place not in found and spotted(g, place, side) and off_limits(g, side, here, place) is None:
            found.append(place)
    return found


# -- who takes part -------------------------------------------------------------------------------


def not_to_fire(g: Battle, unit: int, target: int, opportunity: bool) -> Reason | None:
    """LOCKNLOAD 4.0, 4.1, 5.1, 5.3, 8.1: what keeps a unit from taking part in an attack, whatever it has."""
    if g.status[unit] & CEASE_FIRE:
        return IS_SHAKEN if g.status[unit] & SHAKEN_BIT else HAS_MARKER
    if g.melees and g.locked(g.at[unit]):
        return LOCKED
    if opportunity:
        if g.status[unit] & STEALTH_BIT:
            return Reason("has-marker", "5.3")
        return OPS_COMPLETE if g.status[unit] & OPS_BIT and not g.is_mmc(unit) else None
    if g.status[unit] & OPS_BIT and (g.finder != unit or g.found != target):
        return OPS_COMPLETE
    return None


CEASE_FIRE: Final = SHAKEN_BIT | SPENT_BITS
"""4.0, 5.1: who takes part in no attack for what he is or did: shaken, moved, or fired."""


def reach_of(g: Battle, here: int, target: int) -> int:
    """LOCKNLOAD 5.0: the range between two locations; another storey of the same hex is next door."""
    return max(1, g.distance(here, target))


def guns(g: Battle, unit: int, far: int) -> list[int]:
    """LOCKNLOAD 1.6.1, 5.0: machine guns and flamethrowers of a unit that fire so far, the strongest first."""
    found: list[int] = []
    for weapon in g.weapons_of(unit):
        kind = g.weapon_type(weapon).kind
        if (
            kind in (MACHINE_GUN, FLAMETHROWER)
            and not g.jammed >> weapon & 1
            and g.weapon_fp(weapon) >= 0
            and g.weapon_range(weapon) >= far
        ):
            found.append(weapon)
    found.sort(key=lambda weapon: -g.weapon_fp(weapon))
    return found


def next_to(g: Battle, here: int, target: int) -> bool:
    """LOCKNLOAD 1.6.2, 10.2: whether a target is adjacent; in the next hex only on the same floor."""
    return g.theater.map.adjacent(here, target)


def throws(g: Battle, unit: int, target: int) -> bool:
    """LOCKNLOAD 1.6.2: whether a unit has a satchel charge and the target is near enough for it."""
    return g.carries_satchel(unit) >= 0 and next_to(g, g.at[unit], target)


def arms(g: Battle, unit: int, way: int, target: int) -> list[int]:
    """LOCKNLOAD 1.6.1, SWT: the weapons a unit fires in one of its ways."""
    if not g.status[unit] & LADEN_BIT:
        return []
    carrier = g.theater.box.carriers[g.kind(unit)]
    far = reach_of(g, g.at[unit], target)
    if way == OWN:
        return guns(g, unit, far)[: carrier.keeps]
    if way == ARMS:
        charges = g.charges_of(unit) if throws(g, unit, target) else []
        return several(guns(g, unit, far), charges, carrier.fires)
    if way in (BLAST, HURL):
        return [g.carries_satchel(unit)]
    return []


def several(weapons: list[int], charges: list[int], most: int) -> list[int]:
    """LOCKNLOAD 1.6.1, 1.6.2: the weapons that are used instead of one's own firepower, charges after the others; a
    charge by itself is another way."""
    return (weapons + charges)[:most] if weapons or len(charges) > 1 else []


def has_own(g: Battle, unit: int, far: int) -> bool:
    """Whether its own firepower reaches so far."""
    kind = g.theater.box.type_of[unit]
    if not g.status[unit] & (WOUNDED_BIT | SKILLED_BIT):
        return kind.fp >= 0 and kind.range >= far
    return g.fp(unit) >= 0 and g.range(unit) >= far


def ways(g: Battle, unit: int, target: int, opportunity: bool) -> list[int]:
    """LOCKNLOAD 1.6.1, 1.6.2, 5.01, 5.2: the ways in which a unit can take part; none where it cannot."""
    found: list[int] = []
    if not_to_fire(g, unit, target, opportunity) is not None:
        return [LEAD] if leads_on(g, unit, target) else found
    far = reach_of(g, g.at[unit], target)
    carrier = g.theater.box.carriers[g.kind(unit)]
    own = has_own(g, unit, far)
    satchel = throws(g, unit, target)
    if own:
        found.append(OWN)
    if len(arms(g, unit, ARMS, target)) > (carrier.keeps if own else 0):
        found.append(ARMS)
    if satchel:
        if own and carrier.keeps:
            found.append(BLAST)
        found.append(HURL)
    if g.kind(unit) == LEADER:
        found.append(LEAD)
    if carrier.half:
        found.append(HELP)
    return found


def leads_on(g: Battle, unit: int, target: int) -> bool:
    """LOCKNLOAD 5.01, 11.11: a leader who has led in this impulse leads all attacks of his location in it."""
    if not g.led >> unit & 1 or g.status[unit] & SHAKEN_BIT:
        return False
    return not g.status[unit] & OPS_BIT or (g.finder == unit and g.found == target)


def solo(g: Battle, unit: int) -> bool:
    """LOCKNLOAD 5.2, 11.4: weapon teams and snipers fire by themselves."""
    return g.kind(unit) in (TEAM, SNIPER)


def firers(g: Battle, side: int, here: int, target: int, opportunity: bool) -> list[int]:
    """LOCKNLOAD 5.2: the units of a location that can add to an attack, or fire one of their own."""
    return [u for u in g.here(side, here) if can_attack(g, u, target, opportunity)]


def can_attack(g: Battle, unit: int, target: int, opportunity: bool) -> bool:
    """LOCKNLOAD 5.2: whether a unit can attack in one of its `ways`, not only lead or help."""
    if not_to_fire(g, unit, target, opportunity) is not None:
        return False
    far = reach_of(g, g.at[unit], target)
    if has_own(g, unit, far):
        return True
    if not g.status[unit] & LADEN_BIT:
        return False
    return (g.theater.box.carriers[g.kind(unit)].fires > 0 and bool(guns(g, unit, far))) or throws(g, unit, target)


def usual_way(g: Battle, unit: int, found: list[int]) -> int:
    """How a unit takes part if nothing is said: charges are kept, leaders lead where it counts."""
    if LEAD in found:
        return found.index(LEAD) if g.leadership(unit) > 0 else -1
    if OWN in found or ARMS in found:
        return found.index(OWN if OWN in found else ARMS)
    return -1


def muster(
    g: Battle, side: int, here: int, target: int, opportunity: bool, only: list[int] | None = None
) -> Rules[Volley]:
    """LOCKNLOAD 5.2, 1.6.1, 11.11: who fires, by marking; all that can are in. Teams and snipers fire alone.

    `only`: of all those there, the ones that act.
    """
    units, manners = takers(g, side, here, target, opportunity, only)
    members: list[Member] = []
    for k, default in enumerate(usual(g, here, target, opportunity, units, manners)):
        members.append(Member([WAYS[way].each[units[k]] for way in manners[k]], default))
    let_out(members, units)

    def may(marked: list[int], k: int, way: int) -> Reason | None:
        if way >= len(manners[k]):
            return None
        reason = out_of_turn(g, units[k], here, opportunity) if manners[k][way] != LEAD else None
        now = ways_of(members, marked)
        for j in range(k):
            if reason is None and now[j] >= 0:
                reason = at_odds(g, units[j], manners[j][now[j]], units[k], manners[k][way])
        return reason

    def enough(marked: list[int]) -> Reason | None:
        now = ways_of(members, marked)
        return not_enough(g, units, [manners[k][way] if way >= 0 else -1 for k, way in enumerate(now)])

    chosen = yield from some_of(
        side, "firers", "5.2", members, SHOOT.plain, FIRE.each[target], may=may, enough=enough
    )  # fmt: skip
    return volley_of(here, target, opportunity, units, manners, ways_of(members, chosen.ways))


def out_of_turn(g: Battle, unit: int, here: int, opportunity: bool) -> Reason | None:
    """LOCKNLOAD 4.0, 5.3, R18: those of a location fire together, once an impulse; at movers as often as they have
    spent points there. Weapon teams fire first and besides all that, snipers by themselves."""
    if not opportunity:
        return HAS_FIRED if here in g.shot and not solo(g, unit) else None
    if here in g.answered and not g.read.held_later and g.kind(unit) != SNIPER:
        return HAS_ANSWERED
    return None if left_to_fire(g) or g.kind(unit) == TEAM else NO_POINTS


def left_to_fire(g: Battle) -> bool:
    """LOCKNLOAD 5.3: whether movers, or a unit in flight (1.6.2e), can be attacked once more where they are."""
    return g.fleeing >= 0 or g.points_here == 0 or g.volleys < g.points_here


def at_odds(g: Battle, one: int, way: int, other: int, its: int) -> Reason | None:
    """LOCKNLOAD 5.2, 11.11, 11.4: why two cannot take part in one attack: one leader each; who fires alone does so
    alone, but for the leader of a weapon team."""
    if way == LEAD and its == LEAD:
        return ONE_LEADER
    if (way == LEAD and g.kind(other) == TEAM) or (its == LEAD and g.kind(one) == TEAM):
        return None
    return ALONE if solo(g, one) or solo(g, other) else None


def takers(
    g: Battle, side: int, here: int, target: int, opportunity: bool, only: list[int] | None = None
) -> tuple[list[int], list[list[int]]]:
    """LOCKNLOAD 5.2: the units of a location that can take part in an attack, and the ways of each."""
    units: list[int] = []
    manners: list[list[int]] = []
    for unit in g.here(side, here) if only is None else only:
        found = ways(g, unit, target, opportunity)
        if found:
            units.append(unit)
            manners.append(found)
    return units, manners


def usual(
    g: Battle, here: int, target: int, opportunity: bool, units: list[int], manners: list[list[int]]
) -> list[int]:
    """Who fires how if nothing is said: all together, or one of those who fire alone; with their guns alone where
    that makes more (1.6.1)."""
    able = [
        u for u in units if can_attack(g, u, target, opportunity) and out_of_turn(g, u, here, opportunity) is None
    ]
    joint = [u for u in able if not solo(g, u)]
    firing = joint or able[:1]
    led = bool(firing) and g.kind(firing[0]) == SNIPER
    found: list[int] = []
    for k, unit in enumerate(units):
        can = manners[k]
        default = -1
        if firing == [unit]:
            default = 0
        elif unit in joint or LEAD in can:
            default = usual_way(g, unit, can)
            if default >= 0 and can[default] == LEAD:
                default = -1 if led or not leads(g, unit, firing) else default
                led = led or default >= 0
        found.append(default)
    for k, can in enumerate(manners):
        if found[k] >= 0 and can[found[k]] == OWN and ARMS in can and not throws(g, units[k], target):
            armed = [*found[:k], can.index(ARMS), *found[k + 1 :]]
            if force_of(g, here, target, opportunity, units, manners, armed) > force_of(
                g, here, target, opportunity, units, manners, found
            ):
                found = armed
    return found


def force_of(
    g: Battle, here: int, target: int, opportunity: bool, units: list[int], manners: list[list[int]], now: list[int]
) -> int:
    """What those who take part so amount to."""
    return strength(g, volley_of(here, target, opportunity, units, manners, now)).total


def leads(g: Battle, leader: int, firing: list[int]) -> bool:
    """LOCKNLOAD 5.01, R61: whether a leader helps the fire of all these: of his side, or agreed so of his force."""
    if not g.read.leaders_force:
        return True
    return all(g.type(leader).forces & g.type(unit).forces for unit in firing)


def usual_volley(g: Battle, side: int, here: int, target: int, opportunity: bool) -> Volley:
    """The attack that comes of it if nothing is said; nobody fires where nobody can."""
    units, manners = takers(g, side, here, target, opportunity)
    return volley_of(here, target, opportunity, units, manners, usual(g, here, target, opportunity, units, manners))


def volley_of(
    here: int, target: int, opportunity: bool, units: list[int], manners: list[list[int]], now: list[int]
) -> Volley:
    made = Volley(here, target, opportunity)
    for k, way in enumerate(now):
        if way >= 0:
            made.add(units[k], manners[k][way])
    return made


def not_enough(g: Battle, units: list[int], now: list[int]) -> Reason | None:
    """LOCKNLOAD 5.2, 1.6.1, R67: somebody fires; a helper has a weapon to help with."""
    firing: list[int] = []
    helpers = 0
    served = 0
    for k, way in enumerate(now):
        if way == HELP:
            helpers += 1
        elif way >= 0 and way != LEAD:
            firing.append(units[k])
            served += way == ARMS and g.theater.box.carriers[g.kind(units[k])].half
    if not firing:
        return NOBODY_FIRES
    if helpers > served:
        return NOBODY_TO_HELP
    for k, way in enumerate(now):
        if way == LEAD and not leads(g, units[k], firing):
            return OTHER_FORCE
        for j in range(k):
            if way >= 0 and now[j] >= 0:
                reason = at_odds(g, units[j], now[j], units[k], way)
                if reason is not None:
                    return reason
    return None


# -- strength -------------------------------------------------------------------------------------


def in_hands(g: Battle, weapon: int, unit: int, value: int, helped: bool) -> int:
    """LOCKNLOAD SWT, 1.6.1, 1.6.2, 8.0: a weapon in these hands: captured or served by one man half, up, once; two
    men or a gunner serve all of it. A satchel charge is whole for every single man, captured or not."""
    box = g.theater.box
    single = box.carriers[g.kind(unit)].half
    captured = g.weapon_of[weapon] != g.side(unit)
    if single and g.weapon_type(weapon).never_halved:
        return value
    two_men = helped and not box.pair_half
    one_man = single and not two_men and not g.skill(unit, SERVES_ALONE)
    return (value + 1) // 2 if one_man or captured else value


def weapon_value(g: Battle, weapon: int, unit: int, helped: bool, halved: bool) -> int:
    """LOCKNLOAD 1.6.1, 4.1: a weapon in an attack: as these hands serve it, then halved, down, under Ops Complete
    (R5); but for a satchel charge."""
    value = in_hands(g, weapon, unit, g.weapon_fp(weapon) + ammunition(g, unit, weapon), helped)
    return value // 2 if halved and not g.weapon_type(weapon).never_halved else value


def ammunition(g: Battle, unit: int, weapon: int) -> int:
    """LOCKNLOAD 1.7: the lorry full of ammunition (an event of a scenario)."""
    if not g.happened or g.weapon_type(weapon).kind != MACHINE_GUN:
        return 0
    extra = 0
    for event in g.theater.events:
        if (
            event.ammunition_fp
            and g.happened >> event.number & 1
            and event.ammunition_side == g.side(unit)
            and g.turn >= event.ammunition_from
            and not g.good_here(1 - g.side(unit), event.ammunition_hex)
        ):
            extra += event.ammunition_fp
    return extra


def own_value(g: Battle, unit: int, halved: bool) -> int:
    """LOCKNLOAD 4.1: its own firepower; halved down under Ops Complete, where 0 is less than nothing."""
    value = g.fp(unit)
    if halved:
        value = g.theater.box.tables.ops_zero if value == 0 else value // 2
    return value + g.skill(unit, MORE_FP)


class Share:
    """What a unit, or a weapon it fires, adds to a volley, in halves of a point (5.2)."""

    __slots__ = ("halves", "unit", "weapon")

    def __init__(self, unit: int, weapon: int, halves: int) -> None:
        self.unit = unit
        self.weapon = weapon
        self.halves = halves


class Strength:
    """What a volley amounts to: the firepower of those in it, and every modifier that holds for all targets."""

    __slots__ = ("fp", "jamming", "lines", "own", "shares", "total")

    def __init__(self) -> None:
        self.fp = 0
        self.shares: list[Share] = []
        """Of what the firepower is made."""
        self.lines: list[Modifier] = []
        self.total = 0
        self.own = False
        """Somebody fires his own firepower (R6)."""
        self.jamming: list[int] = []
        """Guns that jam when the dice fall so (1.6.1.1)."""


def strength(g: Battle, volley: Volley, jammed: int = NOTHING) -> Strength:
    """LOCKNLOAD 5.0, 5.2, 1.6, 4.1: the sum, rounded up once, then every other modifier (R5). A gun that has jammed
    in it counts no more (1.6.1.1)."""
    made = Strength()
    squads: list[int] = []
    values: list[int] = []
    gliders: list[bool] = []
    helpers = len([way for way in volley.ways if way == HELP])
    for k, unit in enumerate(volley.units):
        way = volley.ways[k]
        halved = volley.opportunity and bool(g.status[unit] & OPS_BIT)
        if way in (OWN, BLAST):
            made.own = True
            if g.is_mmc(unit):
                squads.append(unit)
                values.append(own_value(g, unit, halved))
                gliders.append(g.has(unit, GLIDER))
            else:
                made.shares.append(Share(unit, NOTHING, 2 * own_value(g, unit, halved)))
        for weapon in arms(g, unit, way, volley.target):
            one_man = way == ARMS and g.theater.box.carriers[g.kind(unit)].half
            helped = one_man and helpers > 0
            helpers -= helped
            if weapon == jammed:
                continue
            made.shares.append(Share(unit, weapon, 2 * weapon_value(g, weapon, unit, helped, halved)))
            if g.weapon_type(weapon).jams:
                made.jamming.append(weapon)
    company = in_company(values, gliders)
    halves = sum([share.halves for share in made.shares])
    if sum(company) > 0 or not halves:
        halves += sum(company)
        made.shares += [Share(unit, NOTHING, each) for unit, each in zip(squads, company, strict=True)]
    made.fp = -(-halves // 2)
    made.lines = modifiers(g, volley, made.own)
    made.total = made.fp + sum([line.value for line in made.lines])
    return made


def in_company(squads: list[int], gliders: list[bool]) -> list[int]:
    """LOCKNLOAD 5.2, 13.92: what each MMC adds, in halves of a point: the best all it has, each other half of it;
    glider troops all (R16). Where none has any, the best counts alone."""
    halved = [0 if glides else value for value, glides in zip(squads, gliders, strict=True)]
    counted = halved if max(halved, default=0) > 0 else squads
    best = counted.index(max(counted)) if counted else NOTHING
    shares: list[int] = []
    for k, value in enumerate(squads):
        whole = k == best or (gliders[k] and value > 0)
        shares.append(2 * value if whole else max(0, value))
    return shares


def charge_only(g: Battle, volley: Volley) -> bool:
    """LOCKNLOAD 1.6.2: nothing but satchel charges, which only a leader's help modifies (R27)."""
    for k, unit in enumerate(volley.units):
        if shoots(g, volley, unit, volley.ways[k]):
            return False
    return True


def shoots(g: Battle, volley: Volley, unit: int, way: int) -> bool:
    """LOCKNLOAD 1.6.2, R27: whether somebody fires in his way, not only throws charges."""
    return way in (OWN, BLAST) or (way == ARMS and bool(guns(g, unit, reach_of(g, volley.here, volley.target))))


def modifiers(g: Battle, volley: Volley, own: bool) -> list[Modifier]:
    """LOCKNLOAD 20.01, 5.0: the lines under the direct fire table, but for movement, which is the target's
    affair."""
    table = g.theater.box.tables.attack
    lines: list[Modifier] = []
    for k, unit in enumerate(volley.units):
        way = volley.ways[k]
        if way == LEAD and g.leadership(unit):
            lines.append(Modifier("leadership", g.leadership(unit), "5.01"))
    if charge_only(g, volley):
        return lines
    adjacent = next_to(g, volley.here, volley.target)
    if adjacent and (own or g.read.adjacent_any):
        lines.append(Modifier("adjacent", table["adjacent"], "1.6.2"))
    crossed = g.look(volley.here, volley.target)
    if crossed and crossed != BLOCKS:
        lines.append(Modifier("degrading", crossed * table["degrading"], "10.3"))
    if hampered(g, volley.here, volley.target):
        lines.append(Modifier("bocage", table["bocage"], "10.3"))
    if g.smoky(g.hex_of(volley.here)):
        lines.append(Modifier("out-of-smoke", table["out-of-smoke"], "7.0"))
    if after(g, volley, ASSAULT_BIT, scouts=True):
        lines.append(Modifier("assault-move", table["assault-move"], "6.1"))
    if after(g, volley, STEALTH_BIT, scouts=False):
        lines.append(Modifier("stealth", table["stealth"], "6.4"))
    if not adjacent and not lit(g, volley.target):
        lines.append(Modifier("night", table["night"], "20.01"))
    return lines


def after(g: Battle, volley: Volley, marker: int, scouts: bool) -> bool:
    """LOCKNLOAD 6.1, 6.4, 11.7, R67: whether somebody fires after such a move, a second man at a weapon too; from
    stealth a scout does so unhindered, unless he serves a weapon."""
    for k, unit in enumerate(volley.units):
        way = volley.ways[k]
        free = not scouts and g.kind(unit) == SCOUT and way not in (ARMS, HELP)
        if g.status[unit] & marker and (way == HELP or shoots(g, volley, unit, way)) and not free:
            return True
    return False


def moving(g: Battle, unit: int) -> int:
    """LOCKNLOAD 5.3, 6.0, 6.3: what is added against a unit that moves or has moved: not against crawlers, not in
    terrain that hides it (R21), nothing for stealth but while it goes on (R34)."""
    going = unit in g.movers and not g.status[unit] & CRAWL_BIT
    if not going and not g.status[unit] & (MOVED_BIT | ASSAULT_BIT):
        return 0
    return 0 if g.status[unit] & CRAWL_BIT else on_the_move(g, g.at[unit])


def on_the_move(g: Battle, location: int) -> int:
    """LOCKNLOAD 5.3: what is added against whoever moves there: nothing in terrain that hides it (R21)."""
    return 0 if g.theater.cancels[g.hex_of(location)] else g.theater.box.tables.attack["moving"]


def burns(g: Battle, force: Strength) -> bool:
    """LOCKNLOAD 1.6.2: whether a flamethrower is among the weapons."""
    for share in force.shares:
        if share.weapon != NOTHING and g.weapon_type(share.weapon).kind == FLAMETHROWER:
            return True
    return False
