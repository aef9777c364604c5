"""HEROES 4.1.3, 5.0: one order of a card, of the mission or of an event: who carries it out, on whom, how.

Nothing here knows a card: an order is words, a relation and an act (`theater.Order`).
"""

from __future__ import annotations

from typing import Final

from grognard.games.heroes.ai.acts import AGAIN, Act
from grognard.games.heroes.ai.choosing import (
    LOWEST,
    Contender,
    Pair,
    at_distance,
    first_kind,
    highest_fp,
    highest_value,
    lowest_dv,
    lowest_value,
    one_ai,
    seen_row,
)
from grognard.games.heroes.ai.errands import errand_act, why_no_errand, why_no_errand_here
from grognard.games.heroes.ai.firing import aims_of, best_target, can_shoot, own_fire_cost, unit_fp, weigh_shot
from grognard.games.heroes.ai.moving import can_go, has_plan, plan_of, settle_on
from grognard.games.heroes.ai.outlook import Meant, Outlook, cover, cover_against, is_rumour
from grognard.games.heroes.ai.ways import MANNERS, NO_MOVE, Plan
from grognard.games.heroes.ai.words import (
    could_mean,
    is_all,
    why_not_ai,
    why_not_pair,
    why_not_unit,
)
from grognard.games.heroes.rules.conditions import true
from grognard.games.heroes.rules.facing import ALL_WAYS, facing_at
from grognard.games.heroes.rules.fire import shot_at
from grognard.games.heroes.rules.hits import show_marker
from grognard.games.heroes.rules.lots import by_die, in_board_order
from grognard.games.heroes.rules.trace import Trace
from grognard.games.heroes.rules.values import front
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, ARMIES, NOBODY, PLAYER, SHOTS, Order, Target, among, smallest

# The parts of a rank, from which bit on: how far off, which AI, which kind of target; and which of them.
FAR_OFF: Final = 21
WHO: Final = 12
KIND: Final = 9
WHICH: Final = 511


def try_order(g: Mission, look: Outlook, order: Order, command: bool) -> Act | None:
    """HEROES 4.1.1, 5.0: the act an order leads to now, or None. Where a marker had to be shown it is AGAIN."""
    trace = look.trace
    if order.when is not None and not true(g, order.when):
        if trace is not None:
            trace.put("condition", order.when.word)
            trace.end("condition")
        return None
    if order.do in ("pass", "end-round"):
        return Act(order.do, NOBODY)
    if order.group:
        return group_act(g, look, order, command)
    pairs = possible_pairs(g, look, order, command)
    if not pairs:
        if trace is not None:
            trace.end("nobody")
        return None
    pairs = narrowed(g, look, order, pairs)
    who = finalist(g, look, order, pairs)
    if g.is_face_down(who.ai):
        show_marker(g, who.ai)
        if trace is not None:
            trace.put("shown", who.ai)
            trace.end("shown")
        return AGAIN
    return act_of(g, look, order, who)


# -- pairs ----------------------------------------------------------------------------------------


def possible_pairs(g: Mission, look: Outlook, order: Order, command: bool) -> list[Pair]:
    """HEROES 5.0, 5.1: every eligible AI with every eligible target for which it can do what the order says.

    Where nobody listens and distance alone decides, those farther off than the nearest possible are not looked at.
    """
    trace = look.trace
    named: list[list[Pair]] = []
    meant = meant_by(g, look, order)
    if trace is None and meant.nothing:
        return []
    by_distance = trace is None and order.by_distance
    asked = g.force[AI] if command or trace is not None else look.fresh
    if by_distance and order.anybody:
        return nearest_possible(g, look, order, meant, asked)
    able: list[int] = []
    for ai in asked:
        why = why_not_ai(g, look, order, ai, command or trace is None) or why_unable_to(g, order, ai)
        if why:
            if trace is not None:
                trace.add("seen", {"ai": ai, "out": why})
        elif by_distance:
            able.append(ai)
        else:
            found = named_pairs(g, look, order, meant, ai, trace is None and order.shoots)
            if found:
                named.append(found)
            elif trace is not None:
                trace.add("seen", {"ai": ai, "out": why_no_pair(g, look, order, ai)})
    if by_distance:
        return nearest_possible(g, look, order, meant, able)
    possible: list[Pair] = []
    barred: list[tuple[Pair, str]] = []
    for pairs in named:
        tried = aimed(g, look, order, pairs)
        whys = [why_impossible(g, look, order, pair) for pair in tried]
        left = [pair for n, pair in enumerate(tried) if not whys[n]]
        possible += left
        if trace is None:
            continue
        if left:
            trace.add("seen", seen_row(contender(g, look, left[0].ai, left)))
        else:
            near = nearest_of_all(pairs)
            why = whys[tried.index(near)] if near in tried else why_impossible(g, look, order, near)
            barred.append((near, why))
    if trace is not None:
        for near, why in barred:
            tell_barred(trace, near, why)
    return possible


def tell_barred(trace: Trace, near: Pair, why: str) -> None:
    """The trace names an AI that can act on nothing with what is in the way of the nearest."""
    trace.add("seen", {"ai": near.ai, "out": why, "target": near.target, "far": near.far})


def nearest_of_all(pairs: list[Pair]) -> Pair:
    """The first of the pairs that is the nearest."""
    near = pairs[0]
    for pair in pairs:
        if pair.far < near.far:
            near = pair
    return near


def aimed(g: Mission, look: Outlook, order: Order, pairs: list[Pair]) -> list[Pair]:
    """Those of the pairs of an AI for which it could do what the order says, as far as is seen at a glance."""
    if look.trace is None or not order.shoots:
        return pairs
    aims = aims_of(g, look, pairs[0].ai, order.do == "fire-long")
    return [pair for pair in pairs if pair.target == NOBODY or pair.target in aims]


def nearest_possible(g: Mission, look: Outlook, order: Order, meant: Meant, able: list[int]) -> list[Pair]:
    """The possible pairs of the least distance that has any. Where the order is for anybody, whether an AI can do
    that at all is not asked before it is its turn."""
    found: list[Pair] = []
    d = -1
    for rank in by_distance(g, look, order, meant, able):
        far, kind, n = rank >> FAR_OFF, rank >> KIND & 7, rank & WHICH
        if far > d:
            if found:
                break
            d = far
        ai, target = able[rank >> WHO & 511], NOBODY
        if order.targets[kind].is_unit:
            target = meant.things[kind][n]
        if not is_named(g, look, order, kind, ai, target):
            continue
        if order.anybody and (why_not_ai(g, look, order, ai, True) or why_unable_to(g, order, ai)):
            continue
        pair = Pair(ai, kind, target, meant.places[kind][n], far)
        if not why_impossible(g, look, order, pair):
            found.append(pair)
    return found


def by_distance(g: Mission, look: Outlook, order: Order, meant: Meant, able: list[int]) -> list[int]:
    """Each of these AI with all that the order means, the nearest first, then in their order: the distance, which
    AI, which kind of target and which of them, as one number. Where it is a shot there are those Units alone at
    which the AI could aim."""
    ranks: list[int] = []
    aims: list[int] = []
    for who, ai in enumerate(able):
        if order.shoots:
            aims = aims_of(g, look, ai, order.do == "fire-long")
            if not aims:
                continue
        row = g.theater.map.far[g.at[ai]]
        for kind, places in enumerate(meant.places):
            rank = (who << WHO) + (kind << KIND)
            if order.shoots and order.targets[kind].is_unit:
                near = [n for n, unit in enumerate(meant.things[kind]) if unit in aims]
                ranks += [(row[places[n]] << FAR_OFF) + rank + n for n in near]
            else:
                ranks += [(row[place] << FAR_OFF) + rank + n for n, place in enumerate(places)]
    return sorted(ranks)


def is_named(g: Mission, look: Outlook, order: Order, kind: int, ai: int, unit: int) -> bool:
    """HEROES 5.0: whether an AI and a Unit, or NOBODY for a place, are all that the order says of the two."""
    words = order.targets[kind].paired
    if words and unit != NOBODY and not is_all(g, look, unit, words, ai):
        return False
    return not order.paired or not why_not_pair(g, look, order, ai, unit)


def meant_by(g: Mission, look: Outlook, order: Order) -> Meant:
    """What the targets of an order are; one that is for any Unit means the same as all such orders."""
    if order.any_unit:
        found = look.anybody
        if found is None:
            found = look.anybody = Meant([look.units], [look.places])
        return found
    all_things: list[list[int]] = []
    all_places: list[list[int]] = []
    for target in order.targets:
        if not target.is_unit:
            things = places = places_of(g, look, target)
        elif target.always or target.types:
            things = [unit for unit in look.units if could_mean(g, look, target, unit)]
            places = [g.at[unit] for unit in things]
        else:
            things, places = look.units, look.places
        all_things.append(things)
        all_places.append(places)
    return Meant(all_things, all_places)


def named_pairs(g: Mission, look: Outlook, order: Order, meant: Meant, ai: int, shoots: bool) -> list[Pair]:
    """HEROES 5.0: an AI with everything the order names, whether it can act on it or not; with `shoots` those Units
    alone that it could."""
    found: list[Pair] = []
    here = g.at[ai]
    if not order.targets:
        return [] if why_not_pair(g, look, order, ai, NOBODY) else [Pair(ai, 0, NOBODY, here, 0)]
    far, aims = g.theater.map.far[here], aims_of(g, look, ai, order.do == "fire-long") if shoots else look.units
    for kind, things in enumerate(meant.things):
        asks = len(order.paired) + len(order.targets[kind].paired) > 0
        if order.targets[kind].is_unit:
            for unit in things if aims else aims:
                at = g.at[unit]
                if (not shoots or among(aims, unit)) and (not asks or is_named(g, look, order, kind, ai, unit)):
                    found.append(Pair(ai, kind, unit, at, far[at]))
        elif things and is_named(g, look, order, kind, ai, NOBODY):
            found += [Pair(ai, kind, NOBODY, h, far[h]) for h in things]
    return found


def why_no_pair(g: Mission, look: Outlook, order: Order, ai: int) -> str:
    """For the trace: nothing on the map is what the order names, or the AI is not in such a hex."""
    for target in order.targets:
        for unit in look.units if target.is_unit else []:
            if not why_not_unit(g, look, target, unit, ai):
                return why_not_pair(g, look, order, ai, unit)
        if not target.is_unit and places_of(g, look, target):
            return why_not_pair(g, look, order, ai, NOBODY)
    return "no-target" if order.targets else why_not_pair(g, look, order, ai, NOBODY)


def places_of(g: Mission, look: Outlook, target: Target) -> list[int]:
    """HEROES 4.1.4: objectives, control markers of a side, hexes, or an edge."""
    if target.kind == "objective":
        return look.goals
    if target.kind == "control":
        mask = g.ours if g.theater.side(ARMIES[target.army]) == PLAYER else g.theirs
        return g.theater.map.hexes_of(mask)
    if target.kind == "edge" and not target.hexes:
        return edge_hexes(g, target.edge)
    return target.hexes


def edge_hexes(g: Mission, edge: str) -> list[int]:
    """The hexes from which the map ends on this side."""
    ways = {"N": (0,), "S": (3,), "E": (1, 2), "W": (4, 5)}[edge]
    rims = g.theater.map.rims
    return [h for h in sorted(rims) if all(rims[h] >> way & 1 for way in ways)]


# -- whether it can be done -----------------------------------------------------------------------


def why_unable_to(g: Mission, order: Order, ai: int) -> str:
    """HEROES 7.4: why an AI cannot do what an order says at all, as far as its marker is known; "" if it might."""
    if order.shoots:
        return why_no_gun(g, ai)
    return why_unable(g, order.do, ai) if order.manner == NO_MOVE else why_stuck(g, ai)


def why_no_gun(g: Mission, ai: int) -> str:
    """The same of a shot,"""
    return "" if can_shoot(g, ai) else "marker" if g.marker(ai) is not None else "no-gun"


def why_stuck(g: Mission, ai: int) -> str:
    """of a move,"""
    return "" if can_go(g, ai) else "marker" if g.marker(ai) is not None else "stuck"


def why_unable(g: Mission, do: str, ai: int) -> str:
    """and of whatever an order or a critical line calls it."""
    if do in SHOTS:
        return why_no_gun(g, ai)
    if do in MANNERS:
        return why_stuck(g, ai)
    marker = g.marker(ai)
    if do in ("rally", "auto-rally"):
        if not g.is_hit(ai):
            return "unhit"
        if marker is None:
            return ""
        return "no-rally" if marker.kills or (do == "rally" and not marker.rally) else ""
    return why_no_errand(g, do, ai)


def why_impossible(g: Mission, look: Outlook, order: Order, pair: Pair) -> str:
    """HEROES 5.1, 5.3: why an AI cannot act on this target; "" if it can."""
    if order.shoots:
        if pair.target == NOBODY:
            return "" if shots_of(g, look, order, pair.ai) else "no-target"
        return weigh_shot(g, look, pair, order.do == "fire-long", order.cap)
    if order.manner != NO_MOVE:
        return "" if has_plan(g, look, pair.ai, order.manner, pair.place, pair.target) else "no-hex"
    if not order.targets and order.most:
        pair.fp = LOWEST if is_rumour(g, pair.ai) else max(g.types[pair.ai].fp)
    return why_no_errand_here(g, look, order.do, order.cap, pair)


def shots_of(g: Mission, look: Outlook, order: Order, ai: int) -> list[Pair]:
    """HEROES 4.1.4, R33: the Units an AI can shoot at whose order names a place: the nearest of them."""
    found: list[Pair] = []
    for unit in aims_of(g, look, ai, order.do == "fire-long"):
        pair = Pair(ai, 0, unit, g.at[unit], g.far(g.at[ai], g.at[unit]))
        if not weigh_shot(g, look, pair, order.do == "fire-long", order.cap):
            found.append(pair)
    return lowest_value(found, [pair.far for pair in found], "nearest", "5.0", None) if found else found


# -- which of them --------------------------------------------------------------------------------


def narrowed(g: Mission, look: Outlook, order: Order, pairs: list[Pair]) -> list[Pair]:
    """HEROES 5.0, R21: the AI's superlative, the target's, distance. All are taken even where one AI is left: they
    also narrow its targets."""
    if len(pairs) == 1:
        return pairs
    trace = look.trace
    if order.most:
        pairs = highest_fp(pairs, trace)
    if order.least:
        own = [-own_dv(g, pair) for pair in pairs]
        pairs = highest_value(pairs, own, "own-dv", trace)
    if order.target_least:
        pairs = lowest_dv(pairs, trace)
    if order.target_most:
        pairs = highest_value(pairs, [unit_fp(g, pair.target, pair.ai) for pair in pairs], "target-fp", trace)
    if order.targets:
        pairs = at_distance(pairs, order.farthest, g.read.farthest_target, trace)
    return pairs


def own_dv(g: Mission, pair: Pair) -> int:
    """HEROES 5.0: the defence value of an AI, as the Unit it is paired with sees it."""
    if is_rumour(g, pair.ai):
        return 0
    if pair.target == NOBODY:
        return front(g, pair.ai) + cover_against(g, pair.ai, NOBODY)
    return shot_at(g, pair.target, pair.ai, told=False).dv


def contender(g: Mission, look: Outlook, ai: int, pairs: list[Pair]) -> Contender:
    """HEROES 5.1.1: what decides between AI."""
    who = Contender(ai, pairs)
    who.rumour, who.hit = is_rumour(g, ai), g.is_hit(ai)
    for n, pair in enumerate(pairs):
        if n == 0 or pair.fp > who.fp:
            who.fp = pair.fp
        if pair.cost and (not who.fire or pair.cost < who.fire):
            who.fire = pair.cost
    who.fire = who.fire or own_fire_cost(g, ai)
    who.cover = cover(g, look, ai, g.at[ai])
    return who


def finalist(g: Mission, look: Outlook, order: Order, pairs: list[Pair]) -> Contender:
    """HEROES 5.1.1, 5.2, 5.3: the one AI that carries the order out, whichever kind of target it is near; of those
    equally near to it the kind named first."""
    if look.trace is None and (len(pairs) == 1 or all(pair.ai == pairs[0].ai for pair in pairs)):
        return Contender(pairs[0].ai, first_kind(pairs, None))
    moves, fires = order.manner != NO_MOVE, order.shoots or order.do == "pivot-and-or-fire"
    left: list[Contender] = []
    for ai in in_board_order(g, list({pair.ai: 0 for pair in pairs})):
        who = contender(g, look, ai, first_kind([pair for pair in pairs if pair.ai == ai], None))
        if moves:
            who.plan = plan_to(g, look, order.manner, who, False)
            assert who.plan is not None
            who.ap = who.plan.ap
        left.append(who)
    if look.trace is not None:
        for who in left:
            look.trace.add("finalists", seen_row(who))
    who = one_ai(g, left, moves, fires, look.trace)
    if look.trace is not None:
        first_kind([pair for pair in pairs if pair.ai == who.ai], look.trace)
    return who


def plan_to(g: Mission, look: Outlook, manner: int, who: Contender, told: bool) -> Plan | None:
    """HEROES 5.3, R26: the move of an AI towards all that is equally near."""
    places: list[int] = []
    units: list[int] = []
    for pair in who.pairs:
        if pair.place not in places:
            places.append(pair.place)
        if pair.target != NOBODY:
            units.append(pair.target)
    return plan_of(g, look, who.ai, manner, places, units, told)


# -- what it does ---------------------------------------------------------------------------------


def act_of(g: Mission, look: Outlook, order: Order, who: Contender) -> Act:
    """What the chosen AI does: its target by 5.2, or its hex by 5.3."""
    if order.shoots:
        pairs = who.pairs if who.pairs[0].target != NOBODY else shots_of(g, look, order, who.ai)
        return shot_act(g, look, order.do, pairs, order.cap)
    if order.manner != NO_MOVE:
        plan = who.plan
        if plan is None or look.trace is not None:
            plan = plan_to(g, look, order.manner, who, True)
        assert plan is not None
        return move_act(g, look, order.do, who.ai, plan)
    return errand_act(g, look, order.do, order.cap, who)


def shot_act(g: Mission, look: Outlook, do: str, pairs: list[Pair], cap: int) -> Act:
    """HEROES 5.2: an AI shoots at one of these Units."""
    pair = best_target(g, look, pairs)
    act = Act(do, pair.ai)
    act.target, act.place, act.cap = pair.target, pair.place, cap
    act.cost, act.spotter, act.needed = pair.cost, pair.spotter, pair.needed
    act.fp, act.dv = pair.fp, pair.dv
    return act


def move_act(g: Mission, look: Outlook, do: str, ai: int, plan: Plan) -> Act:
    """HEROES 5.3, 5.3.1: an AI goes by one of the ways left, or pivots; and how it faces then."""
    act = Act(do, ai)
    act.heads = plan.heads
    if plan.pivots:
        act.do, act.cost, act.place = "pivot", plan.ap, g.at[ai]
        turns = sum([1 << way for way in plan.pivots])
        act.facing = facing_at(g, ai, g.at[ai], plan.heads, turns, True, look.trace)
        return act
    way = settle_on(g, look, plan)
    act.path, act.place, act.cost = way.path, way.hex, way.ap
    act.facing = facing_at(g, ai, way.hex, plan.heads, ALL_WAYS, True, look.trace)
    return act


# -- groups ---------------------------------------------------------------------------------------


def groups_of(g: Mission, units: list[int]) -> list[list[int]]:
    """HEROES 5.0, R19: AI adjacent to one another; one alone is a group too. In board order."""
    left, found = in_board_order(g, units), []
    while left:
        group, left = [left[0]], left[1:]
        for one in group:
            near = [other for other in left if g.far(g.at[one], g.at[other]) <= 1]
            group += near
            left = [other for other in left if other not in near]
        found.append(in_board_order(g, group))
    return found


def members_of(g: Mission, look: Outlook, order: Order, meant: Meant, command: bool) -> list[int]:
    """HEROES 5.0, R19: the AI that fulfil everything the order asks, whether they find a hex or not."""
    able = [
        ai for ai in g.force[AI] if not (why_not_ai(g, look, order, ai, command) or why_unable_to(g, order, ai))
    ]
    return [ai for ai in able if named_pairs(g, look, order, meant, ai, False)]


def pairs_of_largest(g: Mission, look: Outlook, order: Order, meant: Meant, groups: list[list[int]]) -> list[Pair]:
    """The possible pairs of the least distance in the largest groups that have any: no others are looked at where
    nobody listens."""
    for size in range(max([len(group) for group in groups], default=0), 0, -1):
        able = sorted([ai for group in groups if len(group) == size for ai in group])
        pairs = nearest_possible(g, look, order, meant, able)
        if pairs:
            return pairs
    return []


def group_act(g: Mission, look: Outlook, order: Order, command: bool) -> Act | None:
    """HEROES 5.0, R19: the largest group, then the nearest, then by die. Its target is that of its nearest
    member."""
    trace, meant = look.trace, meant_by(g, look, order)
    groups = groups_of(g, members_of(g, look, order, meant, command))
    if trace is not None:
        pairs = possible_pairs(g, look, order, command)
    else:
        pairs = pairs_of_largest(g, look, order, meant, groups)
    if not pairs:
        if trace is not None:
            trace.end("nobody")
        return None
    groups = [group for group in groups if any(pair.ai in group for pair in pairs)]
    if trace is not None:
        trace.put("groups", groups)
    most = max([len(group) for group in groups])
    groups = [group for group in groups if len(group) == most]
    near = [smallest([pair.far for pair in pairs if pair.ai in group]) for group in groups]
    least = smallest(near)
    groups = [group for n, group in enumerate(groups) if near[n] == least]
    first = [group[0] for group in groups]
    head = first[0] if len(first) == 1 else by_die(g, first, trace, "group")
    group = groups[first.index(head)]
    hidden = [ai for ai in group if g.is_face_down(ai)]
    if hidden:
        for ai in hidden:
            show_marker(g, ai)
        if trace is not None:
            trace.put("shown", hidden[0])
            trace.end("shown")
        return AGAIN
    left = first_kind(at_distance([pair for pair in pairs if pair.ai in group], False, False, trace), trace)
    act = Act(order.do, group[0])
    act.group = group
    act.heads = list({pair.place: 0 for pair in left})
    act.targets = list({pair.target: 0 for pair in left if pair.target != NOBODY})
    return act
