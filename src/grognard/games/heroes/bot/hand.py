"""Cards: what one is worth as the action of a turn, and when a bonus card is used."""

from __future__ import annotations

from typing import Final

from grognard.bots.options import best
from grognard.engine.ask import Ask, Option
from grognard.games.heroes.bot.deeds import best_of
from grognard.games.heroes.bot.values import CAP, HURT, prize
from grognard.games.heroes.rules.verbs import NO, PLAN
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, PLAYER

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
    if effect == "attack":
        return 0.55
    if effect == "two-actions":
        fresh = [unit for unit in g.force[PLAYER] if not g.is_spent(unit)]
        return 0.3 if len(fresh) >= 2 and g.caps >= 3 else -0.5
    if effect == "scouts":
        return 0.25 if g.caps >= 2 else -0.5
    if effect in ("clear-obstacle", "lay-mines"):
        return 0.02
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


def best_unit(g: Mission, ask: Ask) -> Option:
    """Upon whom a card is played: who can do most for nothing, who has most to gain; rumours before anybody
    hides."""
    kind = g.theater.box.action_of[g.playing] if g.playing >= 0 else None
    effect = kind.effect if kind is not None else ""
    twin = g.copy()
    twin.free = True
    worths: list[float] = []
    for option in ask.options:
        unit = option.value
        if g.side(unit) == AI:
            worths.append(2.0)
        elif effect in ("any-acts", "spent-acts"):
            found = best_of(twin, unit)
            worths.append(found.worth if found is not None else -1.0)
        elif effect == "more-caps":
            worths.append(-prize(g, unit))
        else:
            worths.append(prize(g, unit) + (1.0 if g.is_hit(unit) else 0.0))
    return best(ask.options, worths)


def uses(g: Mission, ask: Ask, option: Option) -> bool:
    """EOD 8.1: a bonus card is used where its moment is a good one; most are asked for only then."""
    if ask.kind == "aim":
        return g.actor >= 0 and not any(g.is_rumour(unit) for unit in g.in_hex(max(0, g.value)))
    return True


def best_strike(g: Mission, ask: Ask) -> Option:
    """EOD 12.3: artillery on the hex with the most AI in and around it, and none of ours."""
    worths: list[float] = []
    for option in ask.options:
        if option.verb != PLAN.word:
            worths.append(0.2 if option.verb == NO.word else -1.0)
            continue
        near = [unit for side in (PLAYER, AI) for unit in g.force[side] if g.far(g.at[unit], option.value) <= 1]
        worths.append(0.3 * sum([prize(g, unit) * (1.0 if g.side(unit) == AI else -1.5) for unit in near]))
    return best(ask.options, worths)
