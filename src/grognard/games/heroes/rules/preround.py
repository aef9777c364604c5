"""HEROES 2.4 to 2.6: a round ends, and what is done before the next."""

from __future__ import annotations

from grognard.engine.ask import Rules
from grognard.games.heroes.rules.aftermath import settle
from grognard.games.heroes.rules.arrivals import arrive
from grognard.games.heroes.rules.artillery import plan_strikes, resolve_strikes
from grognard.games.heroes.rules.caps import caps_of_a_round
from grognard.games.heroes.rules.cards import draw_actions
from grognard.games.heroes.rules.events import come_later, play_owed
from grognard.games.heroes.rules.neutrals import walk_herds
from grognard.games.heroes.rules.rolls import Roll, declare_boost, think_again
from grognard.games.heroes.rules.smoke import fade
from grognard.games.heroes.rules.victory import finish
from grognard.games.heroes.state import (
    CHOOSE,
    DRAW,
    INITIATIVE,
    OPPONENT,
    PLAN,
    REFRESH,
    ROUND,
    STRIKE,
    TURN,
    Mission,
)
from grognard.games.heroes.theater import AI, PLAYER


def end_round(g: Mission) -> None:
    """HEROES 2.4: unused CAPs are lost; the pre-round sequence is next."""
    g.tell("round-over", "2.4", round=g.round)
    g.caps = 0
    g.go(ROUND, REFRESH)


def refresh(g: Mission) -> Rules[None]:
    """HEROES 2.5: all units fresh; order cards shuffled together; smoke; CAPs; action cards. R46: after so many
    rounds VP decide instead, with the yellow events still owed (2.7)."""
    if g.round >= g.theater.box.figures.limits_rounds:
        yield from play_owed(g)
        finish(g, "rounds")
        return
    g.new_turn()
    g.round += 1
    g.passes = 0
    g.stood, g.shot, g.acted = False, False, 0
    g.tell("round", "2.5", round=g.round)
    g.orders += g.discards
    g.discards = []
    g.dice.shuffle(g.orders)
    fade(g)
    g.caps = caps_of_a_round(g)
    draw_actions(g, g.theater.mission.action_cards.later)
    arrive(g)
    come_later(g)
    walk_herds(g)
    yield from settle(g)
    if not g.ended:
        g.go(ROUND, PLAN)


def plan(g: Mission) -> Rules[None]:
    """HEROES 2.5, EOD 12.3: the player notes where his artillery is to fall a round from now."""
    yield from plan_strikes(g)
    g.go(ROUND, STRIKE)


def strike(g: Mission) -> Rules[None]:
    """HEROES 2.5, EOD 12.3: what was noted a round ago falls."""
    yield from resolve_strikes(g)
    yield from settle(g)
    if not g.ended:
        g.go(ROUND, INITIATIVE)


def initiative(g: Mission) -> Rules[None]:
    """HEROES 2.6, 3.2.4: two dice, with up to two CAPs: 8 or more, and the player goes first."""
    g.new_action()
    yield from declare_boost(g)
    roll = Roll(g.dice.roll(2))
    needed = g.theater.box.figures.limits_initiative
    while True:
        first = PLAYER if roll.total + g.boost >= needed else AI
        g.tell(
            "initiative", "2.6", dice=roll.dice, caps=g.boost + roll.luck, needed=needed,
            outcome="player" if first == PLAYER else "ai",
        )  # fmt: skip
        again = yield from think_again(g, roll, first == PLAYER)
        if not again:
            break
    g.initiative = first
    g.new_action()
    g.go(TURN, CHOOSE) if first == PLAYER else g.go(OPPONENT, DRAW)
