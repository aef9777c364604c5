"""HEROES 2.0: rounds and turns. Read this page first: it is the sequence of play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.engine.ask import Rules
from grognard.games.heroes.ai.turn import ai_check, ai_close, carry_out_order, draw, try_orders
from grognard.games.heroes.rules.campaign import debrief
from grognard.games.heroes.rules.player import carry_out, check, choose, close, deed, pay
from grognard.games.heroes.rules.preround import initiative, plan, refresh, strike
from grognard.games.heroes.rules.setup import begin, deploy, ready
from grognard.games.heroes.rules.sheet import sheet_event
from grognard.games.heroes.state import DRAW, OPPONENT, Mission


def step(g: Mission) -> Rules[None] | None:
    """HEROES 2.0: what comes next; None where it asks nothing, and is done."""
    return STEPS[g.phase][g.stage](g)


def ai_turn(g: Mission) -> Rules[None]:
    """HEROES 4.0: the AI's turn alone, from the card to the end of it."""
    g.go(OPPONENT, DRAW)
    while g.phase == OPPONENT and not g.over:
        rules = step(g)
        if rules is not None:
            yield from rules


STEPS: Final[list[list[Callable[[Mission], Rules[None] | None]]]] = [
    [
        begin,  # 1.0: map, units, tracks, markers, decks and hand;
        deploy,  # what the mission leaves to the player is set up,
        ready,  # and turned or hidden where it says so;
        debrief,  # 8: in a campaign, what a mission that is over means for the next
    ],
    [
        refresh,  # 2.5: all fresh, decks, smoke, CAPs, action cards;
        plan,  # EOD 12.3: artillery is noted,
        strike,  # and what was noted a round ago falls;
        initiative,  # 2.6: who goes first
    ],
    [
        choose,  # 2.1: a unit acts, a card is played, the player passes or stalls:
        deed,  # 3.1: what it does,
        pay,  # 3.2.1, 3.2.2: with CAPs, AP or both,
        carry_out,  # 3.2.3: CAPs on the roll; then it is done;
        check,  # 3.1.1: the spent check,
        close,  # and what follows from it
    ],
    [
        draw,  # 4.0: an order card; 2.3.1: the mission marker may go on,
        sheet_event,  # 7.2: into a box with an event;
        try_orders,  # 4.1: the first order that an AI can carry out
        carry_out_order,  # 5.0: is carried out,
        ai_check,  # 4.2: the spent check,
        ai_close,  # and it is the player's turn, or the round is over
    ],
]
"""HEROES 2.0: the sequence of play. A row is a phase, with its steps in their order (`state.py`)."""
