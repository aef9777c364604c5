"""INCURSION 2, 3: the turn, phase by phase. Read this page first: it is the sequence of play."""

from __future__ import annotations

from grognard.engine.ask import Rules
from grognard.games.incursion.rules.activation import action_phase, begin_actions
from grognard.games.incursion.rules.campaign import debrief
from grognard.games.incursion.rules.deployment import deploy
from grognard.games.incursion.rules.effects import discard
from grognard.games.incursion.rules.forces import muster
from grognard.games.incursion.rules.killing import last_chance
from grognard.games.incursion.rules.maintenance import bidding, fill_hand, new_turn
from grognard.games.incursion.rules.missions import turn_over
from grognard.games.incursion.rules.reaction import watch_phase
from grognard.games.incursion.state import (
    ACTION,
    BID,
    COMMAND,
    DEBRIEF,
    DEPLOY,
    HAND,
    LAST_KILL,
    MUSTER,
    WATCH,
    Battle,
)


def step(g: Battle) -> Rules[None]:
    """INCURSION 2, 3, 4: forces; then turns of maintenance and action; then the mission is closed."""
    if g.ended and g.phase != DEBRIEF:
        g.phase = DEBRIEF
    phase = g.phase
    if phase == MUSTER:
        return muster(g)
    if phase == COMMAND:
        return begin_turn(g)
    if phase == HAND:
        return fill_hand(g)
    if phase == BID:
        return bidding(g)
    if phase == DEPLOY:
        return deploy(g)
    if phase == ACTION:
        return action_phase(g)
    if phase == WATCH:
        return end_of_actions(g)
    if phase == LAST_KILL:
        return end_of_turn(g)
    return debrief(g)


def begin_turn(g: Battle) -> Rules[None]:
    """INCURSION 2.1: command points and fresh zombies, then the first hand."""
    new_turn(g)
    if not g.ended:
        yield from fill_hand(g)


def end_of_actions(g: Battle) -> Rules[None]:
    """INCURSION 3.9, 3.0: reaction fire is entered; then the other player acts, or the turn ends."""
    yield from watch_phase(g)
    if g.active == g.first:
        begin_actions(g, 1 - g.first)
    else:
        g.phase = LAST_KILL


def end_of_turn(g: Battle) -> Rules[None]:
    """INCURSION 3.2.1, 1.8: the first player's last kills; cards whose time is up go; a mission may be over."""
    yield from last_chance(g)
    for card in g.lasting[:]:
        if g.card_until[card] <= g.turn:
            discard(g, card)
    turn_over(g)
    g.phase = COMMAND
