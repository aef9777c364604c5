"""How well a side stands: the facts of a position that decide a scenario, weighed."""

from __future__ import annotations

from typing import Final

from grognard.bots.leaning import lean, share
from grognard.games.locknload.bot.aims import aims_of, short_by
from grognard.games.locknload.bot.chart import FAR, away
from grognard.games.locknload.bot.harm import value
from grognard.games.locknload.rules.victory import winner
from grognard.games.locknload.state import SHAKEN_BIT, Battle
from grognard.games.locknload.theater import NOBODY, US, WAITING

KEEN: Final[frozenset[str]] = frozenset({"opportunity", "preempt"})
"""A sniper out of hiding and a card that comes first: a player made of code does not mind being asked."""

PLAYOUTS: Final = 20
"""Those of a decision, where they are counted."""

HORIZON: Final = 1
"""Turns one who looks ahead plays on before he asks how he stands."""

USUAL: Final = [0.0, 0.55, -0.55, -0.4, 0.4, 1.2, 0.8]
WEIGHTS: Final[dict[str, list[float]]] = {}
"""What each of the facts weighs, by scenario: from `python -m grognard.lab.weights locknload`."""


def clock(g: Battle) -> int:
    """Counts the turns."""
    return g.turn


def worth(g: Battle, seat: int) -> float:
    """How well a side stands, from 0, lost, to 1, won."""
    if g.over:
        ours = 0.5 if g.winner == NOBODY else float(g.winner == US)
    else:
        ours = share(lean(facts(g), WEIGHTS.get(g.theater.name, USUAL)))
    return ours if seat == US else 1.0 - ours


def facts(g: Battle) -> list[float]:
    """What is to be said of a position, each about as large as the others; all but the first the Americans like, or
    are signed so that they do where the weight is above nothing."""
    strong, weak = strengths(g)
    sign = 1.0 if g.theater.victory_side == US else -1.0
    ahead = 1.0 if winner(g) == US else -1.0
    late = g.turn / max(1, g.theater.turns)
    return [
        1.0, strong[0] / 10.0, strong[1] / 10.0, weak[0] / 5.0, weak[1] / 5.0,
        sign * (1.0 - short_by(g)) + ahead * late, sign * nearness(g),
    ]  # fmt: skip


def strengths(g: Battle) -> tuple[list[float], list[float]]:
    """What each side has left, in good order or not, and how much of it is shaken."""
    strong = [0.0, 0.0]
    weak = [0.0, 0.0]
    for unit in range(len(g.at)):
        if g.at[unit] >= 0 or g.at[unit] <= WAITING:
            worth = value(g, unit)
            strong[g.side(unit)] += worth
            if g.status[unit] & SHAKEN_BIT:
                weak[g.side(unit)] += worth
    return strong, weak


def nearness(g: Battle) -> float:
    """How near those who have to are to what they want, for the turns that are left."""
    side = g.theater.victory_side
    aims = aims_of(g, side)
    goals = aims.want or aims.exits or aims.beyond
    if not goals:
        return 1.0
    ways = away(g, side, goals)
    total = 0.0
    for unit in g.force[side]:
        if g.is_mmc(unit) and not g.status[unit] & SHAKEN_BIT:
            turns = ways.get(g.at[unit], FAR) / 4.0
            total += 1.0 / (1.0 + turns)
    return min(2.0, total / 3.0)
