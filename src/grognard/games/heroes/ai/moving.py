"""HEROES 5.3 to 5.5: where an AI goes: towards, for low risk, to cover, out of contact; and how it turns."""

from __future__ import annotations

from typing import Any

from grognard.games.heroes.ai.outlook import (
    Outlook,
    cover,
    in_flank,
    in_short_zone,
    in_zone,
    is_held,
    is_rumour,
    nearest,
    outlook_of,
)
from grognard.games.heroes.ai.ways import (
    BREAK_CONTACT,
    LOW_RISK,
    PLAIN,
    PLAIN_TO_OWN_COVER,
    TO_COVER,
    TO_OWN_COVER,
    Plan,
    Reach,
    Way,
)
from grognard.games.heroes.map import FAR, least
from grognard.games.heroes.rules.conditions import holds
from grognard.games.heroes.rules.facing import WAYS
from grognard.games.heroes.rules.forts import manned_fort
from grognard.games.heroes.rules.lots import by_die
from grognard.games.heroes.rules.moving import (
    IMPASSABLE,
    barred_when_leaving,
    bonus_symbols,
    goes_backward,
    next_prices,
    step_key,
    symbols_around,
    works_beside,
)
from grognard.games.heroes.rules.values import can_move, is_foot, is_vehicle, pivot_cost
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, BUNKER, MINES, NOBODY, TRACKED, without

# -- where it can come to -------------------------------------------------------------------------


def can_go(g: Mission, ai: int) -> bool:
    """HEROES 7.4, EOD 7.5: whether its marker, as far as it is known, lets it move."""
    return g.carrier[ai] < 0 and can_move(g, ai)


def why_closed(g: Mission, ai: int, h: int) -> str:
    """HEROES 5.4, 5.5: why an AI does not end its move in a hex it could enter; "" if it may."""
    if g.stacks[h]:
        for other in g.of_side(h, AI):
            if other != ai and g.carrier[other] < 0:
                return "stack"
        if g.types[ai].penalty and g.enemy_in(h, AI):
            return "cc-penalty"
    return why_shunned(g, ai, h)


def why_shunned(g: Mission, ai: int, h: int) -> str:
    """HEROES 5.4: what an AI does not drive or walk into: what the mission forbids, mines, and for vehicles
    ground they might be stuck in."""
    if g.theater.keeps_out and kept_out(g, ai, h):
        return "mission"
    if g.fort_at and h in g.fort_at:
        kind = g.types[ai]
        if g.fort_in(h, MINES) >= 0 and not (kind.flame and is_foot(g, ai)):
            return "mines"
        works = [g.theater.box.forts[g.fort_kind[n]] for n, at in enumerate(g.fort_at) if at == h]
        if is_vehicle(g, ai) and any(work.sticks for work in works):
            return "sticks"
    return ""


def sticks(g: Mission, ai: int, a: int, b: int) -> bool:
    """HEROES 5.4, EOD 14.3: a stone building, or other ground in which a vehicle might be stuck; not along a
    road."""
    here = g.theater.map
    return g.theater.box.terrain[here.terrain[b]].sticks and is_vehicle(g, ai) and not here.road_between(a, b)


def kept_out(g: Mission, ai: int, h: int) -> bool:
    """HEROES M1: a special rule of the mission keeps AI of this type out of the hex."""
    for rule in g.theater.keeps_out:
        if g.theater.box.hex_names[h] not in rule.hexes or g.types[ai].key not in rule.types:
            continue
        if rule.unless is None or not holds(g, rule.unless):
            return True
    return False


def ways_of(g: Mission, look: Outlook, ai: int, plain: bool, told: list[dict[str, Any]] | None) -> list[Way]:
    """HEROES 5.4, 5.5: every hex an AI may come to in one action. A plain move does not go where it would cost a
    vehicle its bonus moves. Hexes that are closed go to `told` with the reason."""
    return all_ways(g, look, ai, next_ways(g, look, ai, plain, told))


def all_ways(g: Mission, look: Outlook, ai: int, reach: Reach) -> list[Way]:
    """The same of an AI whose next hexes are known; looked for once."""
    found = reach.found
    if found is None:
        found = reach.near if not reach.onward else with_bonus(g, look, ai, reach.near, reach.onward)
        reach.found = found
    return found


def next_ways(g: Mission, look: Outlook, ai: int, plain: bool, told: list[dict[str, Any]] | None) -> Reach:
    """HEROES 5.4, 5.5: of these the next hexes, and those from which it drives on."""
    a = g.at[ai]
    symbols, drives = g.types[ai].bonus, is_vehicle(g, ai)
    works, forbids = works_beside(g, a), len(g.theater.keeps_out) > 0
    if told is None and not (symbols or drives or works or g.entered_from[ai] or g.is_hit(ai)):
        near, stacks = walks(g, ai, a), g.stacks
        for way in near:
            if forbids or stacks[way.hex]:
                near = [one for one in near if not ((forbids or stacks[one.hex]) and why_closed(g, ai, one.hex))]
                break
        return Reach(near, [])
    found: list[Way] = []
    first: list[Way] = []
    beside, prices = g.theater.map.beside[a], next_prices(g, ai, a)
    for side in range(6):
        b, price = beside[side], prices[side]
        if b < 0:
            continue
        why = ""
        if price == IMPASSABLE:
            why = "impassable"
        elif g.entered_from[ai] and barred_when_leaving(g, ai, b):
            why = "barred"
        elif drives and sticks(g, ai, a, b):
            why = "sticks"
        elif works or forbids or g.stacks[b]:
            why = why_closed(g, ai, b)
        if not symbols:
            if not why:
                found.append(Way(price, [b]))
            elif told is not None:
                told.append({"hex": b, "out": why})
            continue
        lost = not bonus_symbols(g, ai, a, b, False)
        if not why and plain and lost:
            why = "bonus-lost"
        if not why:
            found.append(Way(price, [b]))
        elif told is not None:
            told.append({"hex": b, "out": why})
        passes = not lost and (not why or why == "stack") and not is_held(g, look, b)
        if passes and not goes_backward(g, ai, a, b):
            first.append(Way(price, [b], symbols))
    return Reach(found, first)


def walks(g: Mission, ai: int, a: int) -> list[Way]:
    """The next hexes of an unhit AI without bonus moves, whoever is there; found once for all of its type that
    face so, since they are as printed."""
    kept, key = g.theater.walks, step_key(g, ai, a)
    found = kept.get(key)
    if found is None:
        beside, prices = g.theater.map.beside[a], next_prices(g, ai, a)
        ways = [way for way in range(6) if beside[way] >= 0 and prices[way] != IMPASSABLE]
        found = kept[key] = [Way(prices[way], [beside[way]]) for way in ways]
    return found


def with_bonus(g: Mission, look: Outlook, ai: int, found: list[Way], first: list[Way]) -> list[Way]:
    """HEROES 5.4, EOD 14.1: what bonus moves add, their symbols used in whatever order serves. Of several ways to
    a hex the cheapest, then the one with fewest hexes in a fire zone, then board order; never through a Unit's
    hex, an AI's may be passed (R33)."""
    start = g.at[ai]
    wary = len(g.fort_at) > 0 or len(g.theater.keeps_out) > 0
    best: dict[int, Way] = {way.hex: way for way in found}
    layer = first
    for _ in g.types[ai].bonus:
        reached: dict[int, Way] = {}
        for way in layer:
            near = g.theater.map.beside[way.hex]
            for side, symbol in enumerate(symbols_around(g, ai, way.left, way.hex)):
                b = near[side]
                if symbol == NOBODY or b == start or b in way.path:
                    continue
                if sticks(g, ai, way.hex, b) or (wary and why_shunned(g, ai, b)):
                    continue
                left = without(way.left, symbol)
                state = b * 8 + left.count(TRACKED)
                other = reached.get(state)
                longer = Way(way.ap, [*way.path, b], left)
                if other is None or comes_first(look, longer, other):
                    reached[state] = longer
        layer = list(reached.values())
        for way in layer:
            b = way.hex
            if (wary or g.stacks[b]) and why_closed(g, ai, b):
                continue
            other = best.get(b)
            if other is None or comes_first(look, way, other):
                best[b] = way
        layer = [way for way in layer if not is_held(g, look, way.hex)]
    return [best[h] for h in sorted(best)]


def comes_first(look: Outlook, way: Way, other: Way) -> bool:
    """HEROES 5.4: of two ways to a hex the cheaper, then the one with fewer hexes in a fire zone, then board
    order."""
    if way.ap != other.ap:
        return way.ap < other.ap
    mine, theirs = crossed(look, way), crossed(look, other)
    return mine < theirs if mine != theirs else way.path < other.path


def crossed(look: Outlook, way: Way) -> int:
    """How many hexes of a way are in a fire zone."""
    found = 0
    for h in way.path:
        if in_zone(look, h):
            found += 1
    return found


# -- low risk -------------------------------------------------------------------------------------


def why_risky(g: Mission, look: Outlook, ai: int, h: int) -> str:
    """HEROES 5.3.1: why a hex is no low-risk move; "" if it is one."""
    key = ai * 512 + h
    found = look.risks.get(key)
    if found is None:
        found = look.risks[key] = find_risk(g, look, ai, h)
    return found


def find_risk(g: Mission, look: Outlook, ai: int, h: int) -> str:
    """The same, looked for."""
    if is_held(g, look, h):
        return "close-combat"
    if not in_zone(look, h):
        return ""
    if in_short_zone(g, look, h):
        return "short-zone"
    dm = cover(g, look, ai, h)
    now = g.at[ai]
    if not in_zone(look, now):
        return "" if dm >= 1 else "open-in-zone"
    return "" if dm >= cover(g, look, ai, now) else "less-cover"


def zone_units(g: Mission, look: Outlook, h: int, short: bool) -> list[int]:
    """The Units whose fire zone a hex is in, for the trace."""
    found = [unit for n, unit in enumerate(look.units) if look.zones[n][h]]
    return [unit for unit in found if g.far(g.at[unit], h) == 1] if short else found


# -- plans ----------------------------------------------------------------------------------------


def plan_of(
    g: Mission, look: Outlook, ai: int, manner: int, places: list[int], units: list[int], told: bool
) -> Plan | None:
    """The move an AI would make towards these places, the Units among them equally near; None if it has none. With
    `told` the hexes it weighs go into the trace."""
    trace, mine = look.trace, outlook_of(g, look, ai)
    if not told or trace is None:
        reach = reach_of(g, look, mine, ai, manner)
        one = len(places) == 1 and len(units) <= 1
        if one and reach.towards == (manner, places[0], units[0] if units else NOBODY):
            plan = reach.plan
        else:
            plan = first_plan(g, mine, ai, manner, all_ways(g, mine, ai, reach), places, units, None)
        return None if plan is None else weighed(g, mine, ai, manner, plan, units, None)
    rows: list[dict[str, Any]] = []
    ways = ways_of(g, mine, ai, is_plain(manner), rows)
    plan = first_plan(g, mine, ai, manner, ways, places, units, rows)
    if plan is not None:
        plan = weighed(g, mine, ai, manner, plan, units, rows)
    trace.put("hexes", sorted(rows, key=hex_of))
    return plan


def hex_of(row: dict[str, Any]) -> int:
    return int(row["hex"])


def has_plan(g: Mission, look: Outlook, ai: int, manner: int, place: int, unit: int) -> bool:
    """Whether there is such a move towards a place, of a Unit or of NOBODY: as a rule a next hex is nearer, which
    is seen at a glance."""
    mine = outlook_of(g, look, ai)
    reach = reach_of(g, look, mine, ai, manner)
    if manner == PLAIN or manner == LOW_RISK:
        row = g.theater.map.far[place]
        d0 = row[g.at[ai]]
        for way in reach.near:
            if row[way.hex] < d0 and (manner == PLAIN or not why_risky(g, mine, ai, way.hex)):
                return True
    elif manner == TO_OWN_COVER or manner == PLAIN_TO_OWN_COVER:
        place, unit = g.at[ai], NOBODY  # wherever the order points
    if reach.towards != (manner, place, unit):
        ways, units = all_ways(g, mine, ai, reach), [unit] if unit != NOBODY else []
        reach.plan = first_plan(g, mine, ai, manner, ways, [place], units, None)
        reach.towards = (manner, place, unit)
    return reach.plan is not None


def is_plain(manner: int) -> bool:
    """Whether a move of this manner does not ask for the risk."""
    return manner == PLAIN or manner == PLAIN_TO_OWN_COVER


def reach_of(g: Mission, look: Outlook, mine: Outlook, ai: int, manner: int) -> Reach:
    """Where a move of this manner may lead, whatever target and risk, with the outlook that is the AI's own; looked
    for once."""
    plain = is_plain(manner)
    key = reach_key(ai, plain)
    found = look.reach.get(key)
    if found is None:
        found = look.reach[key] = next_ways(g, mine, ai, plain, None)
    return found


def reach_key(ai: int, plain: bool) -> int:
    return ai * 2 + int(plain)


def allowed(
    g: Mission, look: Outlook, ai: int, manner: int, ways: list[Way], rows: list[dict[str, Any]] | None
) -> list[Way]:
    """HEROES 5.3.1: those of some ways that a move of this manner takes, whatever the risk or for a low one; of all
    that an AI has they are looked for once."""
    if is_plain(manner):
        return ways
    reach = look.reach.get(reach_key(ai, False)) if rows is None else None
    if reach is None or reach.found is not ways:
        return low_risk(g, look, ai, ways, rows)
    if reach.safe is None:
        reach.safe = low_risk(g, look, ai, ways, None)
    return reach.safe


def first_plan(
    g: Mission,
    look: Outlook,
    ai: int,
    manner: int,
    ways: list[Way],
    places: list[int],
    units: list[int],
    rows: list[dict[str, Any]] | None,
) -> Plan | None:
    """The ways of a move that come before all others, not yet weighed against each other; or a pivot."""
    if manner in (TO_COVER, TO_OWN_COVER, PLAIN_TO_OWN_COVER):
        return plan_to_cover(g, look, ai, ways, places, manner, rows)
    if manner == BREAK_CONTACT:
        ways = allowed(g, look, ai, manner, ways, rows)
        return Plan(1, ways, [], 0, []) if ways else None
    return plan_towards(g, look, ai, ways, places, units, manner, rows)


def weighed(
    g: Mission,
    look: Outlook,
    ai: int,
    manner: int,
    plan: Plan,
    units: list[int],
    rows: list[dict[str, Any]] | None,
) -> Plan:
    """HEROES 5.3: the best of the ways of a plan."""
    if plan.pivots:
        return plan
    if manner == BREAK_CONTACT:
        return plan_out_of_contact(g, look, ai, plan.ways, rows)
    return best_of(g, look, ai, plan.tier, plan.ways, plan.heads, units, rows)


def low_risk(g: Mission, look: Outlook, ai: int, ways: list[Way], rows: list[dict[str, Any]] | None) -> list[Way]:
    """HEROES 5.3.1: the hexes that pass the test."""
    found: list[Way] = []
    for way in ways:
        why = why_risky(g, look, ai, way.hex)
        if not why:
            found.append(way)
        elif rows is not None:
            by = zone_units(g, look, way.hex, why == "short-zone")
            rows.append({"hex": way.hex, "out": why, "by": by})
    return found


def out(rows: list[dict[str, Any]] | None, ways: list[Way], why: str) -> None:
    if rows is not None:
        rows.extend([{"hex": way.hex, "out": why} for way in ways])


def plan_towards(
    g: Mission,
    look: Outlook,
    ai: int,
    ways: list[Way],
    places: list[int],
    units: list[int],
    manner: int,
    rows: list[dict[str, Any]] | None,
) -> Plan | None:
    """HEROES 5.3, 5.3.1, 5.4: nearer; else as near, in a flank or better cover; for low risk else a pivot (R26)."""
    far, now = g.theater.map.far, g.at[ai]
    plan: Plan | None = None
    row, one, careful = far[places[0]], len(places) == 1, not is_plain(manner)
    d0 = best = row[now] if one else least(far[now], places)
    free: list[Way] = []
    held: list[Way] = []
    for way in ways:
        d = row[way.hex] if one else least(far[way.hex], places)
        if d < d0 and d <= best and not (careful and why_risky(g, look, ai, way.hex)):
            if is_held(g, look, way.hex):
                held.append(way)
            elif d < best:
                best, free = d, [way]
            else:
                free.append(way)
    if free:
        plan = Plan(1, free, [], 0, places)
    else:
        level = [way for way in ways if least(far[way.hex], places) == d0 and not is_held(g, look, way.hex)]
        level = allowed(g, look, ai, manner, level, None)
        if held:
            beside = flank_first(g, look, ai, level, [way.hex for way in held]) if g.types[ai].bonus else []
            plan = Plan(1, beside or held, [], 0, places)
        else:
            dm = cover(g, look, ai, now) if level else 0
            better = [way for way in level if better_there(g, look, ai, way.hex, d0, units, dm)]
            if better:
                plan = Plan(2, better, [], 0, places)
            elif manner == LOW_RISK:
                plan = pivot_plan(g, look, ai, places)
    if rows is not None:
        tell_others(g, look, ai, ways, places, manner, plan.ways if plan is not None else [], rows)
    return plan


def tell_others(
    g: Mission,
    look: Outlook,
    ai: int,
    ways: list[Way],
    places: list[int],
    manner: int,
    kept: list[Way],
    rows: list[dict[str, Any]],
) -> None:
    """For the trace: why none of the other ways is one of those kept."""
    d0 = least(g.theater.map.far[g.at[ai]], places)
    others = [way for way in ways if way not in kept]
    for way in allowed(g, look, ai, manner, others, rows):
        d, there = least(g.theater.map.far[way.hex], places), is_held(g, look, way.hex)
        if d > d0:
            out(rows, [way], "away")
        elif d == d0 and not there:
            out(rows, [way], "same-distance")
        elif d < d0:
            out(rows, [way], "close-combat" if there else "farther")


def flank_first(g: Mission, look: Outlook, ai: int, level: list[Way], hexes: list[int]) -> list[Way]:
    """HEROES 5.4: a vehicle with bonus moves before a Unit goes into its flank beside it rather than into its hex,
    one of these, whether that Unit or the objective under it is what it heads for."""
    now = g.at[ai]
    fronts = [unit for unit in look.units if g.at[unit] in hexes and not in_flank(g, unit, now)]
    return [
        way
        for way in level
        if any(g.far(way.hex, g.at[unit]) == 1 and in_flank(g, unit, way.hex) for unit in fronts)
    ]


def better_there(g: Mission, look: Outlook, ai: int, h: int, d0: int, units: list[int], dm: int) -> bool:
    """HEROES 5.3, R26: as near, but in the flank of a Unit in whose front the AI is, or with a higher DM."""
    now = g.at[ai]
    for unit in units:
        if g.far(h, g.at[unit]) == d0 and in_flank(g, unit, h) and not in_flank(g, unit, now):
            return True
    return cover(g, look, ai, h) > dm


def best_of(
    g: Mission,
    look: Outlook,
    ai: int,
    tier: int,
    ways: list[Way],
    places: list[int],
    units: list[int],
    rows: list[dict[str, Any]] | None,
) -> Plan:
    """HEROES 5.3: of several hexes: out of every fire zone, the highest DM, a flank. What is left is for a die."""
    if len(ways) == 1 and rows is None:
        return Plan(tier, ways, [], ways[0].ap, places)
    foes = units or nearest(g, look, g.at[ai])
    best, left = 0, [ways[0]]
    for n, way in enumerate(ways):
        shot_at, dm = int(in_zone(look, way.hex)), cover(g, look, ai, way.hex)
        flank = flanks_any(g, foes, way.hex)
        rank = shot_at * 10000 - dm * 10 - flank
        if n == 0 or rank < best:
            best, left = rank, [way]
        elif rank == best:
            left.append(way)
        if rows is not None:
            rows.append({"hex": way.hex, "tier": tier, "zone": shot_at, "dm": dm, "flank": flank, "ap": way.ap})
    return Plan(tier, left, [], cheapest(left), places)


def flanks_any(g: Mission, units: list[int], h: int) -> int:
    """1 in the flank of one of these Units."""
    for unit in units:
        if in_flank(g, unit, h):
            return 1
    return 0


def cheapest(ways: list[Way]) -> int:
    """AP of the cheapest."""
    found = ways[0].ap
    for way in ways:
        if way.ap < found:
            found = way.ap
    return found


# -- pivots ---------------------------------------------------------------------------------------


def can_pivot(g: Mission, ai: int) -> bool:
    """HEROES 6.1, EOD 5.1 and EOD 18.2: a rumour has no facing; in a bunker one faces as it does."""
    return can_go(g, ai) and not is_rumour(g, ai) and manned_fort(g, ai) != BUNKER


def pivot_plan(g: Mission, look: Outlook, ai: int, places: list[int]) -> Plan | None:
    """HEROES 5.3.1: a pivot towards a Unit that has the AI in its fire zone from outside its arc."""
    if not can_pivot(g, ai):
        return None
    now = g.at[ai]
    flanking = [h for n, h in enumerate(look.places) if look.zones[n][now] and not g.in_arc(ai, h)]
    if not flanking:
        return None
    turns, facings = 0, g.theater.map.facings(now, g.read.arc_wide)
    for h in flanking:
        turns |= facings[h]
    ways = [way for way in WAYS[turns] if way != g.facing[ai]]
    return Plan(3, [], ways, pivot_cost(g, ai), places) if ways else None


# -- to cover, out of contact ---------------------------------------------------------------------


def plan_to_cover(
    g: Mission,
    look: Outlook,
    ai: int,
    ways: list[Way],
    places: list[int],
    manner: int,
    rows: list[dict[str, Any]] | None,
) -> Plan | None:
    """HEROES 5.3.1: the cover that is sought, the hexes that lead nearer to it, and among such hexes 5.3 (R33)."""
    now, far = g.at[ai], g.theater.map.far
    own = manner != TO_COVER
    ways = [way for way in allowed(g, look, ai, manner, ways, rows) if not is_held(g, look, way.hex)]
    if not ways:
        return None
    sheltered = cover(g, look, ai, now) >= 1
    if sheltered and own:
        out(rows, ways, "in-cover")
        return None
    aims = cover_sought(g, look, ai, ways, [now] if own else places, sheltered)
    near = far[now]
    left = [way for way in ways if leads_nearer(far[way.hex], near, aims)]
    if rows is not None:
        out(rows, [way for way in ways if way not in left], "no-cover-there")
        if look.trace is not None:
            look.trace.put("cover", sorted(aims))
    return Plan(1, left, [], 0, places) if left else None


def leads_nearer(row: list[int], near: list[int], hexes: list[int]) -> bool:
    """Whether a hex is nearer to one of some others than one is now; these are the distances of both."""
    for h in hexes:
        if row[h] < near[h]:
            return True
    return False


def cover_sought(
    g: Mission, look: Outlook, ai: int, ways: list[Way], places: list[int], sheltered: bool
) -> list[int]:
    """HEROES 5.3.1: of the cover hexes that a way leads nearer to those nearest to one of these places, then to the
    AI; who is in cover goes only where he is nearer to them."""
    now, far = g.at[ai], g.theater.map.far
    near, by_way = far[now], [far[way.hex] for way in ways]
    row, one = far[places[0]], len(places) == 1
    d0 = least(near, places) if sheltered else FAR
    best = FAR * FAR
    found: list[int] = []
    for place in [*places, NOBODY]:
        for c in printed_cover(g, ai, place) if place >= 0 else unprinted_cover(g, ai):
            if place >= 0 and far[place][c] * FAR > best:
                break  # those that follow are as far, or farther
            there = row[c] if one else least(far[c], places)
            rank = there * FAR + near[c]
            if rank > best or there >= d0 or c in found or not any_below(by_way, c, near[c]):
                continue
            if not is_cover(g, look, ai, c):
                continue
            if rank < best:
                best, found = rank, []
            found.append(c)
    return found


def any_below(rows: list[list[int]], h: int, d: int) -> bool:
    """Whether one of some hexes, of which these are the distances, is nearer to a hex than this."""
    for row in rows:
        if row[h] < d:
            return True
    return False


def is_cover(g: Mission, look: Outlook, ai: int, h: int) -> bool:
    """HEROES 5.0: whether nobody is in a hex, of those in which an AI could stand, and it has cover there: walls
    and what lies on the map do not always say it."""
    if g.stacks[h]:
        return False
    if (g.theater.map.walls[h] or h in g.heavy or h in g.light or h in g.fort_at) and cover(g, look, ai, h) < 1:
        return False
    return not why_shunned(g, ai, h)


def unprinted_cover(g: Mission, ai: int) -> list[int]:
    """The hexes with smoke or works in which an AI could stand."""
    return [h for h in [*g.heavy, *g.light, *g.fort_at] if could_stand(g, ai, h)]


def printed_cover(g: Mission, ai: int, place: int) -> list[int]:
    """The hexes with covering terrain or a wall in which an AI could stand, the nearest to a place first; found
    once for all that go over the same ground."""
    here, key = g.theater.map, footing(g, ai) * 512 + place
    found = here.covers.get(key)
    if found is None:
        far = here.far[place]
        hexes = [h for h in range(here.grid.room) if g.theater.dm[h] >= 1 or here.walls[h]]
        found = here.covers[key] = sorted([h for h in hexes if could_stand(g, ai, h)], key=lambda h: far[h])
    return found


def footing(g: Mission, ai: int) -> int:
    """All that it hangs on where an AI could stand."""
    kind = g.types[ai]
    burdened = kind.move > g.theater.box.figures.limits_unburdened
    return (kind.moves * 2 + int(burdened)) * 2 + int(is_vehicle(g, ai))


def could_stand(g: Mission, ai: int, h: int) -> bool:
    """HEROES 5.4: whether the ground of a hex is for an AI like this."""
    kind, terrain = g.types[ai], g.theater.box.terrain[g.theater.map.terrain[h]]
    if not g.theater.map.grid.playable[h] or terrain.cost[kind.moves] < 0:
        return False
    if not terrain.burdened and kind.move > g.theater.box.figures.limits_unburdened:
        return False
    return not (terrain.sticks and is_vehicle(g, ai))


def plan_out_of_contact(
    g: Mission, look: Outlook, ai: int, ways: list[Way], rows: list[dict[str, Any]] | None
) -> Plan:
    """HEROES 4.1.2, R13: out of every fire zone; away from every Unit or in its flank; the highest DM; then
    nearest an objective."""
    ranks = [contact_rank(g, look, ai, way.hex) for way in ways]
    best = min(ranks)
    if rows is not None:
        for way, rank in zip(ways, ranks, strict=True):
            row = {"hex": way.hex, "tier": 1, "zone": rank[0], "apart": 1 - rank[1], "dm": -rank[2]}
            rows.append({**row, "goal": rank[3], "ap": way.ap})
    left = [way for way, rank in zip(ways, ranks, strict=True) if rank == best]
    return Plan(1, left, [], cheapest(left), [])


def contact_rank(g: Mission, look: Outlook, ai: int, h: int) -> list[int]:
    """Lower is better."""
    beside = [unit for unit in look.units if g.far(g.at[unit], h) == 1 and not in_flank(g, unit, h)]
    goal = least(g.theater.map.far[h], look.goals) if look.goals else 0
    return [int(in_zone(look, h)), 1 if beside else 0, -cover(g, look, ai, h), goal]


def hexes_into_combat(g: Mission, look: Outlook, ai: int) -> list[Way]:
    """HEROES 4.1.2, 5.1: the hexes of Units beside an AI that it may enter; who has a penalty there never does."""
    found = [way for way in ways_of(g, look, ai, False, None) if len(way.path) == 1]
    return [way for way in found if is_held(g, look, way.hex)]


def settle_on(g: Mission, look: Outlook, plan: Plan) -> Way:
    """HEROES 5.3: one of the ways that are equally good, by die."""
    if len(plan.ways) == 1:
        return plan.ways[0]
    chosen = by_die(g, sorted([way.hex for way in plan.ways]), look.trace, "hex")
    for way in plan.ways:
        if way.hex == chosen:
            return way
    raise AssertionError(NOBODY)
