"""INCURSION 2, 3: the turn, phase by phase. Read this page first: it is the sequence of play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.engine.ask import Rules
from grognard.games.incursion.rules.activation import (
    begin_actions,
    call,
    drawn_fire,
    leverage,
    next_action,
    next_figure,
    pause,
    stand_down,
)
from grognard.games.incursion.rules.campaign import debrief
from grognard.games.incursion.rules.deployment import deploy, desperate_defence, pickets
from grognard.games.incursion.rules.effects import discard
from grognard.games.incursion.rules.forces import muster
from grognard.games.incursion.rules.killing import before_bids, last_chance
from grognard.games.incursion.rules.maintenance import bidding, fill_hand, new_turn
from grognard.games.incursion.rules.missions import turn_over
from grognard.games.incursion.rules.reaction import watch_phase
from grognard.games.incursion.state import COMMAND, DEBRIEF, LAST_KILL, Battle


def step(g: Battle) -> Rules[None]:
    """INCURSION 2, 3, 4: what comes next; once a mission is decided, it is closed."""
    if g.ended and g.phase != DEBRIEF:
        if g.actor >= 0:
            stand_down(g)
        g.begin(DEBRIEF)
    return STEPS[g.phase][g.stage](g)


def begin_turn(g: Battle) -> Rules[None]:
    """INCURSION 2.1: command points and fresh zombies."""
    new_turn(g)
    yield from ()


def end_of_actions(g: Battle) -> Rules[None]:
    """INCURSION 3.9, 3.0: reaction fire is entered; then the other player acts, or the turn ends."""
    more = yield from watch_phase(g)
    if more:
        return
    if g.active == g.first:
        begin_actions(g, 1 - g.first)
    else:
        g.begin(LAST_KILL)


def end_of_turn(g: Battle) -> Rules[None]:
    """INCURSION 3.2.1, 1.8: the first player's last kills; cards whose time is up go; a mission may be over."""
    more = yield from last_chance(g)
    if more:
        return
    for card in g.lasting[:]:
        if g.card_until[card] <= g.turn:
            discard(g, card)
    turn_over(g)
    g.begin(COMMAND)


STEPS: Final[list[list[Callable[[Battle], Rules[None]]]]] = [
    [muster],  # 4: forces, a figure card at a time
    [begin_turn],  # 2.1: command points, fresh zombies
    [fill_hand],  # 2.2: cards, some discarded, others drawn
    [
        before_bids,  # 3.2.1: the Allies kill cards,
        before_bids,  # the Germans do,
        bidding,  # 2.3: and each bids for the turn
    ],
    [
        deploy,  # 2.5: the Allies arrive, figure by figure,
        desperate_defence,  # 7.7.1: German reserves are called,
        pickets,  # 7.7.2: pickets posted,
        deploy,  # 2.5: and the Germans arrive
    ],
    [
        next_figure,  # 3.0: whose turn it is;
        call,  # 3.2.1: the enemy may kill cards,
        next_action,  # 3.1: the figure acts,
        drawn_fire,  # 3.9: each on guard may fire at it,
        pause,  # 3.2.1: cards may be killed, and it acts again,
        leverage,  # 5.5.2: until the Sergeant lends what he has left
    ],
    [end_of_actions],  # 3.9: figures go on guard, one after another
    [end_of_turn],  # 3.2.1, 7: last kills; the other player's actions or the next turn follow
    [debrief],  # 4.1, 4.2: what is left for the next mission
]
"""INCURSION 2, 3, 4: the sequence of play. A row is a phase, with its steps in their order (`state.py`)."""
