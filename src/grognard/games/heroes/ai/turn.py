"""HEROES 4.0: the AI's turn: a card, the mission marker, the first order that can be carried out, the check."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Rules
from grognard.games.heroes.ai.acts import AGAIN, Act
from grognard.games.heroes.ai.critical import passes, try_steps
from grognard.games.heroes.ai.doing import carry_out_act, take_up, tell_act
from grognard.games.heroes.ai.orders import try_order
from grognard.games.heroes.ai.outlook import Outlook
from grognard.games.heroes.rules.aftermath import settle
from grognard.games.heroes.rules.cards import before_ai_check
from grognard.games.heroes.rules.checks import draw_order, spent_check
from grognard.games.heroes.rules.preround import end_round
from grognard.games.heroes.rules.sheet import advance_of
from grognard.games.heroes.rules.trace import Trace
from grognard.games.heroes.state import (
    AI_ACT,
    AI_CHECK,
    AI_CLOSE,
    CHOOSE,
    DRAW,
    OPPONENT,
    ORDERS,
    SHEET,
    TURN,
    Mission,
)
from grognard.games.heroes.theater import AI, NOBODY, Order, OrderCard

PASS: Final = "pass"


def draw(g: Mission) -> None:
    """HEROES 2.2, 2.3, 2.3.1, 2.4, 4.0: an order card; its strip may send the mission marker on. If the AI and then
    the player have passed, the round is over instead."""
    g.new_action()
    if g.passes >= 2:
        end_round(g)
        return
    g.dice.reveal()  # what the AI will do is not for the odds of the player's own action
    g.card = draw_order(g)
    if g.log is not None:
        g.tell("order-card", "4.0", card=g.card)
    boxes = advance_of(g, g.card)
    g.goal = g.box + boxes
    g.go(OPPONENT, SHEET if boxes else ORDERS)


def try_orders(g: Mission) -> None:
    """HEROES 2.3.2, 2.3.3, 4.1: from the first critical order down, the first that an AI can carry out; if none
    can, the AI passes (2.3.3)."""
    goal = g.goal
    act, trace = choose_act(g, g.order_card(g.card), g.log is not None)
    if trace is not None:
        tell_act(g, "ai-turn", "4.0", act, trace)
    if act is None or act.do == PASS:
        g.go(OPPONENT, AI_CLOSE)
    elif act.do == "end-round":
        g.did = g.round_ends = True
        g.go(OPPONENT, AI_CLOSE)
    else:
        take_up(g, act)
        g.goal = goal
        g.go(OPPONENT, AI_ACT)


def choose_act(g: Mission, card: OrderCard, told: bool) -> tuple[Act | None, Trace | None]:
    """HEROES 4.1: what a card leads to in this position. Only markers that had to be shown have changed (7.4)."""
    trace = Trace() if told else None
    look = Outlook(g, trace)
    for line in range(3 + len(card.orders)):
        act = try_line(g, look, card, line)
        while act is AGAIN:
            look = Outlook(g, trace)
            act = try_line(g, look, card, line)
        if act is not None:
            if trace is not None:
                if act.do != PASS:
                    trace.put("chosen", act.told())
                trace.end("passes" if act.do == PASS else "done")
            return act, trace
    return None, trace


def try_line(g: Mission, look: Outlook, card: OrderCard, line: int) -> Act | None:
    """HEROES 4.1.2, 4.1.3: close combat, short range, reactive orders or the pass test, then the tactical
    orders."""
    trace = look.trace
    if line < 2:
        steps = card.short if line else card.close
        if not steps:
            return None
        if trace is not None:
            trace.begin("short" if line else "close", "4.1.2", steps[0])
        return try_steps(g, look, steps, line == 0, card.blue)
    if line == 2:
        if card.third == "reactive-orders":
            return try_list(g, look, g.theater.reactive, "reactive", "7", card.blue)
        return pass_test(g, look) if card.third else None
    order = card.orders[line - 3]
    if order.do == "mission-orders":
        return try_list(g, look, g.theater.mission_orders, "mission", "7.1", card.blue)
    if order.do == "reactive-orders":
        return try_list(g, look, g.theater.reactive, "reactive", "7", card.blue)
    if trace is not None:
        trace.begin(str(line - 2), "4.1.3", order.do)
    return try_order(g, look, order, card.blue)


def pass_test(g: Mission, look: Outlook) -> Act | None:
    """HEROES 4.1.2: with fewer fresh AI than fresh Units the AI passes."""
    if look.trace is not None:
        look.trace.begin("pass", "4.1.2", PASS)
    if passes(g, look):
        return Act(PASS, NOBODY)
    if look.trace is not None:
        look.trace.end("not-fewer")
    return None


def try_list(g: Mission, look: Outlook, orders: list[Order], name: str, rule: str, command: bool) -> Act | None:
    """HEROES 7, 7.1: the first of the mission's reactive or mission orders that can be carried out."""
    trace = look.trace
    if not orders and trace is not None:
        trace.begin(name, rule, "")
        trace.end("none-there")
    for n, order in enumerate(orders):
        if trace is not None:
            trace.begin(f"{name}-{n + 1}", rule, order.do)
        act = try_order(g, look, order, command)
        if act is not None:
            return act
    return None


def carry_out_order(g: Mission) -> Rules[None]:
    """HEROES 5.0: it is done. A rumour that proved to be nothing is a pass (6.2.1)."""
    yield from carry_out_act(g)
    if g.deed != PASS:
        g.did = True
    g.go(OPPONENT, AI_CHECK)


def ai_check(g: Mission) -> Rules[None]:
    """HEROES 3.1.3, 4.2, 4.3: the card is discarded; who paid AP draws another for the check, a group one for all.
    Command cards ask for none."""
    command = g.order_card(g.card).blue
    discard(g)
    left = [unit for unit in g.group if g.on_map(unit)]
    if not command and g.cost > 0 and left:
        yield from before_ai_check(g)
        spent_check(g, left, g.cost)
    g.go(OPPONENT, AI_CLOSE)


def discard(g: Mission) -> None:
    """HEROES 3.1.3: the order card goes on the discards."""
    if g.card != NOBODY:
        g.discards.append(g.card)
        g.card = NOBODY


def ai_close(g: Mission) -> Rules[None]:
    """HEROES 2.0, 2.4 and EOD 7.7.4: what the action brought about; then it is the player's turn, unless an event
    gives the AI more cards. Two passes one after the other, or an order, end the round."""
    yield from settle(g)
    if g.ended:
        return
    discard(g)
    if g.extra > 0 and not g.round_ends:
        g.extra -= 1
        g.go(OPPONENT, DRAW)
        return
    for ai in g.force[AI]:
        g.entered_from[ai] = 0
    if g.round_ends:
        g.extra, g.did = 0, False
        end_round(g)
    else:
        turn_over(g)


def turn_over(g: Mission) -> None:
    """HEROES 2.0, 2.4, R6, R7: a turn in which no card of the AI's led to an action is one pass."""
    g.passes = 0 if g.did else g.passes + 1
    if not g.did:
        g.tell("passed", "2.3.3", side=AI)
    g.did = False
    g.acted, g.shot, g.stood = 0, False, False
    if g.passes >= 2:
        end_round(g)
    else:
        g.go(TURN, CHOOSE)
