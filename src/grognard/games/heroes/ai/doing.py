"""HEROES 4.2, 5.0: what an AI was chosen to do is done; for an order of an event too, which is a command (7.2)."""

from __future__ import annotations

from grognard.engine.ask import Rules
from grognard.games.heroes.ai.acts import AGAIN, Act
from grognard.games.heroes.ai.choosing import Contender, Pair, one_ai
from grognard.games.heroes.ai.errands import DEEDS_OF
from grognard.games.heroes.ai.firing import in_order, weigh_shot
from grognard.games.heroes.ai.moving import can_go, plan_of
from grognard.games.heroes.ai.orders import contender, move_act, try_order
from grognard.games.heroes.ai.outlook import Outlook
from grognard.games.heroes.ai.ways import MANNERS, Plan
from grognard.games.heroes.map import least
from grognard.games.heroes.rules.cards import after_ai_move, ai_caps
from grognard.games.heroes.rules.deeds import deed_of
from grognard.games.heroes.rules.facing import ALL_WAYS, facing_at, nearest_of
from grognard.games.heroes.rules.fire import AIMED, INDIRECT, Manner
from grognard.games.heroes.rules.hiding import reveal_hidden
from grognard.games.heroes.rules.lots import in_board_order
from grognard.games.heroes.rules.moving import drive_through, enter_hex, pivot, roll_wire, wire_dice
from grognard.games.heroes.rules.rally import auto_rally, roll_rally
from grognard.games.heroes.rules.rumours import reveal, reveal_all
from grognard.games.heroes.rules.shooting import resolve
from grognard.games.heroes.rules.trace import Trace
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import NOBODY, SHOTS, Order, smallest

# -- from the choice to the deed ------------------------------------------------------------------


def take_up(g: Mission, act: Act) -> None:
    """The act is under way: it is in the state, where the steps that follow find it."""
    g.deed, g.actor = act.do, act.ai
    g.group = act.group[:] if act.group else [act.ai] if act.ai >= 0 else []
    g.value, g.target_hex = act.target, act.place
    g.targets, g.picks, g.way = act.targets[:], act.heads[:], act.path[:]
    g.cost, g.ai_cap, g.face, g.way_from = act.cost, act.cap, act.facing, act.spotter
    g.done = 0


def carry_out_act(g: Mission) -> Rules[None]:
    """HEROES 5.0: what was taken up is done."""
    do, ai = g.deed, g.actor
    if do in ("fire", "fire-long", "pivot-and-fire"):
        yield from shoot(g)
    elif do == "pivot":
        yield from pivot(g, ai, g.face)
    elif do == "rally":
        yield from roll_rally(g, ai, 0)
    elif do == "auto-rally":
        auto_rally(g, ai, "4.1.2")
    elif do in DEEDS_OF:
        yield from run_errand(g)
    elif do in MANNERS and (len(g.group) > 1 or not g.way):
        yield from move_group(g)
    elif do in MANNERS or do == "close-combat":
        yield from move_one(g, ai, g.way, g.face)


# -- shots ----------------------------------------------------------------------------------------


def shoot(g: Mission) -> Rules[None]:
    """HEROES 4.3.1, 5.2: an AI shoots; the CAPs of its order count for the first roll. A rumour is shown first."""
    ai, target = g.actor, g.value
    if g.is_rumour(ai):
        ai = show_rumour(g)
        if ai == NOBODY:
            return
    if g.deed == "pivot-and-fire":
        yield from pivot(g, ai, g.face)
        if not g.on_map(ai):
            return
    caps = yield from ai_caps(g, g.ai_cap)
    how = AIMED if g.way_from < 0 else Manner(INDIRECT, g.way_from)
    yield from resolve(g, [ai], g.target_hex, caps, in_order(g, ai, target, how), how)


def show_rumour(g: Mission) -> int:
    """HEROES 6.2.1, R29: a rumour ordered to fire is drawn for: a unit that can shoot at that Unit does, and
    checks on its own cost; anything else, and the AI passes."""
    pe, target = g.actor, g.value
    ai = reveal(g, pe)
    if ai != NOBODY and g.on_map(target):
        g.actor = ai
        pair = Pair(ai, 0, target, g.at[target], g.far(g.at[ai], g.at[target]))
        if not weigh_shot(g, Outlook(g, None), pair, g.deed == "fire-long", g.ai_cap):
            g.way_from = pair.spotter
            g.cost = pair.cost
            return ai
        g.tell("cannot-fire", "6.2.1", unit=ai, target=target)
    g.deed, g.cost, g.group = "pass", 0, []
    return NOBODY


# -- moves ----------------------------------------------------------------------------------------


def move_one(g: Mission, ai: int, path: list[int], facing: int) -> Rules[None]:
    """HEROES 5.3, 5.4, 7.5, EOD 10.3 and EOD 14.1: hex by hex; wire costs foot more; hidden Units are found in
    passing, and it goes on as it was ordered to (C32). Then it turns, knowing of them, and whoever can be told for
    what he is comes to light."""
    unknown, way = g.hidden, [g.at[ai], *path]
    for n, h in enumerate(path):
        if n == 0:
            if wire_dice(g, ai, h):
                g.cost += yield from roll_wire(g, ai, h)
            yield from enter_hex(g, ai, h)
        else:
            yield from drive_through(g, ai, way[n - 1], h)
        if not g.on_map(ai):
            return
        reveal_hidden(g)
    if g.hidden != unknown:
        facing = facing_at(g, ai, g.at[ai], g.picks, ALL_WAYS, True)
    if facing >= 0 and not g.is_rumour(ai):
        g.facing[ai] = facing
        if g.log is not None:
            g.tell("pivoted", "5.3.1", unit=ai, direction=facing)
    yield from after_ai_move(g, ai)
    reveal_all(g)


def move_group(g: Mission) -> Rules[None]:
    """HEROES 5.3, EOD 9.1.1, R33: the members of a group one after another, the nearest to the target first,
    each with the board as the earlier ones left it. The dearest is what it costs; who found no hex has no part
    in it. A rumour that an earlier one's move brings to light goes on as what it is (6.2)."""
    most = 0
    while True:
        waiting = [one for one in g.group if not g.done >> one & 1]
        if not waiting:
            break
        look = Outlook(g, None)
        ai = next_member(g, look, waiting)
        act = member_act(g, look, ai)
        g.done |= 1 << ai
        g.group = [one for one in g.group if one != ai]
        if act is None:
            continue
        g.group = [*g.group, ai]
        g.cost = act.cost
        if act.do == "pivot":
            yield from pivot(g, ai, act.facing)
        else:
            yield from move_one(g, ai, act.path, act.facing)
        most = max(most, g.cost)
    g.cost = most
    g.group = [one for one in g.group if g.on_map(one)]


def member_act(g: Mission, look: Outlook, ai: int) -> Act | None:
    """HEROES 5.3: what one member of a group does now, told with the hexes it weighed."""
    trace: Trace | None = None
    if g.log is not None:
        trace = Trace()
        look = Outlook(g, trace)
        trace.begin("group", "5.3", g.deed)
    plan = member_plan(g, look, ai) if can_go(g, ai) else None
    act = move_act(g, look, g.deed, ai, plan) if plan is not None else None
    if trace is not None:
        if act is None:
            trace.end("no-hex")
            g.tell("ai-stays", "5.3", unit=ai, trace=trace.text())
        else:
            trace.put("chosen", act.told())
            trace.end("done")
            g.tell("ai-moves", "5.3", unit=ai, hex=act.place, ap=act.cost, trace=trace.text())
    return act


def next_member(g: Mission, look: Outlook, waiting: list[int]) -> int:
    """HEROES 5.1.1, R33: the member nearest the target; of several by priority."""
    far = [least(g.theater.map.far[g.at[ai]], g.picks) for ai in waiting]
    best = smallest(far)
    near = [ai for n, ai in enumerate(waiting) if far[n] == best]
    if len(near) == 1:
        return near[0]
    able: list[Contender] = []
    for ai in in_board_order(g, near):
        who = contender(g, look, ai, [])
        plan = member_plan(g, look, ai) if can_go(g, ai) else None
        if plan is not None:
            who.ap = plan.ap
            able.append(who)
    return one_ai(g, able, True, False, None).ai if able else near[0]


def member_plan(g: Mission, look: Outlook, ai: int) -> Plan | None:
    """The move of one member towards what the group heads for, as the board is now."""
    units = [unit for unit in g.targets if g.on_map(unit) and not g.unseen(unit)]
    places = [g.at[unit] for unit in units] or g.picks
    near = nearest_of(g, g.at[ai], places)
    close = [unit for unit in units if g.at[unit] in near]
    return plan_of(g, look, ai, MANNERS[g.deed], near, close, True)


def run_errand(g: Mission) -> Rules[None]:
    """HEROES 42: what a mission orders AI to do as the player's units do it."""
    ai, do = g.actor, g.deed
    value = g.value if do == "load" else g.target_hex if do in ("unload", "fire-smoke") else NOBODY
    deed = deed_of(DEEDS_OF[do])
    g.group = deed.crew(g, ai, value)
    yield from deed.carry_out(g, ai, value)
    if do == "unload" and g.on_map(ai):
        g.facing[ai] = g.face
    reveal_all(g)


# -- orders of events -----------------------------------------------------------------------------


def carry_out_command(g: Mission, order: Order) -> Rules[bool]:
    """HEROES 7.2: an event's order works like a command order: by spent AI too, and without a check. Whether
    anybody could carry it out."""
    trace = Trace() if g.log is not None else None
    act: Act | None = AGAIN
    while act is AGAIN:
        if trace is not None:
            trace.begin("event", "7.2", order.do)
        act = try_order(g, Outlook(g, trace), order, True)
    if act is not None and trace is not None:
        trace.put("chosen", act.told())
        trace.end("done")
    if trace is not None:
        tell_act(g, "ai-event", "7.2", act, trace)
    if act is None:
        return False
    take_up(g, act)
    yield from carry_out_act(g)
    return True


def tell_act(g: Mission, kind: str, rule: str, act: Act | None, trace: Trace) -> None:
    """The event a trace is told with: which line, who does what. `explained.py` reads the rest of it."""
    line, _, number = str(trace.now.get("line", "")).partition("-")
    if line.isdigit():
        line, number = "order", line
    if act is None or act.ai < 0:
        does = "pass" if act is None else act.do
        told = line if act is not None else "none"
        g.tell(kind, rule, card=g.card, line=told, number=int(number or 0), act=does, trace=trace.text())
        return
    does = "group" if len(act.group) > 1 else act.do
    if does in SHOTS and g.is_rumour(act.ai):
        does = "rumour-fires"  # 6.2.1: it has no number yet, nor a price
    g.tell(
        kind, rule, card=g.card, line=line, number=int(number or 0), act=does,
        unit=act.ai, units=act.group or [act.ai], target=act.target, hex=act.place, ap=act.cost,
        needed=act.needed - act.cap, trace=trace.text(),
    )  # fmt: skip
