"""Cards: what one is worth as the action of a turn, and when a bonus card is used."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option
from grognard.games.heroes.bot.deeds import best_of
from grognard.games.heroes.bot.values import CAP, HURT, prize
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import PLAYER

KEPT: Final = 0.12
"""What a card is worth in the hand."""
SAVES: Final = 0.15


def card_worth(g: Mission, card: int) -> float:
    """What an action card brings now, above keeping it."""
    kind = g.theater.box.action_of[card]
    effect = kind.effect
    if effect in ("any-acts", "spent-acts"):
        return free_act_worth(g, effect == "spent-acts") - KEPT
    if effect in ("recover", "free-rally"):
        worth = max([prize(g, unit) * HURT for unit in g.force[PLAYER] if g.is_hit(unit)], default=-1.0)
        return worth * (1.0 if effect == "recover" else 0.55) - KEPT
    if effect == "more-caps":
        return 3.5 * CAP - KEPT - SAVES
    if effect == "hasty-defence":
        return 0.05
    return -0.5


def free_act_worth(g: Mission, spent: bool) -> float:
    """EOD 8: the best that a unit could do at no cost: most for who is spent."""
    twin = g.copy()
    twin.free = True
    best = -1.0
    for unit in twin.force[PLAYER]:
        if spent and not twin.is_spent(unit):
            continue
        found = best_of(twin, unit)
        if found is not None:
            best = max(best, found.worth)
    return best


def uses(g: Mission, ask: Ask, option: Option) -> bool:
    """EOD 8.1: a bonus card is used where its moment has come: the rules ask only then."""
    return True
