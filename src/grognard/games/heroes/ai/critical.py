"""HEROES 4.1.2: the critical orders of a card: close combat, short range, and the test whether the AI passes."""

from __future__ import annotations

from grognard.games.heroes.ai.acts import AGAIN, Act
from grognard.games.heroes.ai.choosing import Contender, Pair, one_ai, seen_row
from grognard.games.heroes.ai.errands import BESIDE, errand_act, why_no_errand_here
from grognard.games.heroes.ai.firing import weigh_shot
from grognard.games.heroes.ai.moving import has_plan, hexes_into_combat, plan_of
from grognard.games.heroes.ai.orders import contender, move_act, shot_act, why_unable
from grognard.games.heroes.ai.outlook import Outlook
from grognard.games.heroes.ai.ways import BREAK_CONTACT
from grognard.games.heroes.rules.hits import show_marker
from grognard.games.heroes.rules.lots import in_board_order
from grognard.games.heroes.rules.values import pivot_cost
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, NOBODY, PLAYER


def in_contact(g: Mission, look: Outlook, asked: list[int], close: bool) -> list[int]:
    """HEROES 4.1.2: of some AI those in the hex of a Unit; or those beside one, where those in close combat had
    their order."""
    there = look.contact[0 if close else 1]
    return [ai for ai in asked if ai in there] if there else there


def try_steps(g: Mission, look: Outlook, steps: list[str], close: bool, command: bool) -> Act | None:
    """HEROES 4.1.2: the acts of a critical order in turn: any AI that can does the first, or else any the second.
    Where nobody listens those who are spent are not looked at."""
    trace = look.trace
    there = in_contact(g, look, g.force[AI] if command or trace is not None else look.fresh, close)
    if not there:
        if trace is not None:
            trace.end("no-ai-in-close-combat" if close else "no-ai-adjacent")
        return None
    for step in steps:
        if trace is not None and trace.now.get("seen"):
            trace.begin(str(trace.now["line"]), "4.1.2", step)
        elif trace is not None:
            trace.now["do"] = step
        act = try_step(g, look, step, close, there, command)
        if act is not None:
            return act
        if trace is not None:
            trace.end("nobody")
    return None


def try_step(g: Mission, look: Outlook, do: str, close: bool, there: list[int], command: bool) -> Act | None:
    """HEROES 4.1.2, 5.1.1: one of those there does it, if any can."""
    trace = look.trace
    able: list[Contender] = []
    for ai in in_board_order(g, there):
        why = "spent" if g.spent[ai] and not command else ""
        who = Contender(ai, [])
        if not why:
            why = why_not_step(g, look, do, close, ai, pairs_there(g, look, ai, close), who)
            if not why and (trace is not None or len(there) > 1):
                fill(g, look, do, who)
        if not why:
            able.append(who)
        elif trace is not None:
            trace.add("seen", {"ai": ai, "out": why})
    if not able:
        return None
    if trace is not None:
        for who in able:
            trace.add("seen", seen_row(who))
    moves, fires = do in ("break-contact", "close-combat", "pivot"), do in ("fire", "pivot-and-or-fire")
    who = one_ai(g, able, moves, fires, trace)
    if g.is_face_down(who.ai):
        show_marker(g, who.ai)
        if trace is not None:
            trace.put("shown", who.ai)
            trace.end("shown")
        return AGAIN
    return step_act(g, look, do, close, who)


def pairs_there(g: Mission, look: Outlook, ai: int, close: bool) -> list[Pair]:
    """HEROES 4.1.2, R14: an AI and the Units in its hex, or those beside it."""
    wanted, far = 0 if close else 1, g.theater.map.far[g.at[ai]]
    return [Pair(ai, 0, unit, g.at[unit], wanted) for unit in look.units if far[g.at[unit]] == wanted]


def why_not_step(
    g: Mission, look: Outlook, do: str, close: bool, ai: int, pairs: list[Pair], who: Contender
) -> str:
    """Why an AI cannot do this step; "" if it can: then `who` has the Units to which."""
    why = why_unable(g, do, ai)
    if why and not (do == "fire" and leaves_first(g, look, ai, close)):
        return why
    left = pairs
    if do == "fire":
        reasons = [weigh_shot(g, look, pair, False, 0) for pair in pairs]
        left = [pair for n, pair in enumerate(pairs) if not reasons[n]]
        if not left and not leaves_first(g, look, ai, close):
            return reasons[0]
    elif do in BESIDE:
        reasons = [why_no_errand_here(g, look, do, 0, pair) for pair in pairs]
        left = [pair for n, pair in enumerate(pairs) if not reasons[n]]
        if not left:
            return reasons[0]
    elif do == "break-contact" and not has_plan(g, look, ai, BREAK_CONTACT, g.at[ai], NOBODY):
        return "no-hex"
    who.pairs = left
    return ""


def fill(g: Mission, look: Outlook, do: str, who: Contender) -> None:
    """HEROES 5.1.1, R24: what decides between AI."""
    made = contender(g, look, who.ai, who.pairs)
    who.rumour, who.hit = made.rumour, made.hit
    who.fp, who.fire, who.cover = made.fp, made.fire, made.cover
    if do == "break-contact":
        plan = plan_of(g, look, who.ai, BREAK_CONTACT, [g.at[who.ai]], [], False)
        who.ap = plan.ap if plan is not None else 0
    elif do in ("close-combat", "pivot"):
        who.ap = price_of_step(g, look, do, who)


def price_of_step(g: Mission, look: Outlook, do: str, who: Contender) -> int:
    """HEROES 5.1.1 (2): AP of the move it would make."""
    if do == "pivot":
        return pivot_cost(g, who.ai)
    wanted = [pair.place for pair in who.pairs]
    return min([way.ap for way in hexes_into_combat(g, look, who.ai) if way.hex in wanted])


def leaves_first(g: Mission, look: Outlook, ai: int, close: bool) -> bool:
    """HEROES 4.1.2, 5.1, R11: an AI with a penalty in close combat breaks contact instead of firing, if it can."""
    if not close or not g.types[ai].penalty or why_unable(g, "break-contact", ai):
        return False
    return has_plan(g, look, ai, BREAK_CONTACT, g.at[ai], NOBODY)


def step_act(g: Mission, look: Outlook, do: str, close: bool, who: Contender) -> Act:
    """What the chosen AI does."""
    if do == "fire" and not leaves_first(g, look, who.ai, close):
        return shot_act(g, look, "fire", who.pairs, 0)
    if do in ("fire", "break-contact"):
        plan = plan_of(g, look, who.ai, BREAK_CONTACT, [g.at[who.ai]], [], True)
        assert plan is not None
        return move_act(g, look, "break-contact", who.ai, plan)
    return errand_act(g, look, do, 0, who)


def passes(g: Mission, look: Outlook) -> bool:
    """HEROES 4.1.2, R16: fewer fresh AI than fresh Units, those counted that come this round: the AI passes."""
    ours = [ai for ai in look.fresh if g.types[ai].combat]
    theirs = [unit for unit in look.units if not g.is_spent(unit) and g.types[unit].combat]
    fresh = len(ours) + len([ai for ai in g.coming(AI) if g.types[ai].combat])
    against = len(theirs) + len([unit for unit in g.coming(PLAYER) if g.types[unit].combat])
    if look.trace is not None:
        look.trace.put("fresh", [fresh, against])
    return fresh < against
