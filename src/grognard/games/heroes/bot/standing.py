"""How well the player stands: the facts of a position that decide a mission, weighed as many matches have shown."""

from __future__ import annotations

from typing import Final

from grognard.bots.leaning import lean, share
from grognard.games.heroes.bot.shots import exposure
from grognard.games.heroes.bot.values import goals, still_to_come, strength
from grognard.games.heroes.rules.victory import lead
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, PLAYER

KEEN: Final[frozenset[str]] = frozenset()
"""It asks for no moment that few want."""

PLAYOUTS: Final = 60
"""Those of a decision, where they are counted: some that half a second would hold."""

HORIZON: Final = 6
"""Turns of the player one who looks ahead plays on before he asks how he stands."""

WEIGHTS: Final[list[float]] = [0.0, 0.55, 0.16, -0.16, 0.35, -0.25]


def aim(g: Mission) -> str:
    """All missions weigh alike."""
    return "mission"


def clock(g: Mission) -> int:
    """Cards played by the AI: order cards that have been used, over the rounds."""
    return 100 * g.round + len(g.discards)


def facts(g: Mission) -> list[float]:
    """One; the points, more at the end; units of both sides; markers near at hand; how exposed ours are."""
    late = 1.0 + 1.5 * (1.0 - still_to_come(g))
    held = sum([points for h, points in goals(g) if g.holder(h) == PLAYER])
    risk = sum([exposure(g, unit) for unit in g.force[PLAYER]])
    return [1.0, g.vp * late, strength(g, PLAYER), strength(g, AI), held, risk]


def worth(g: Mission, seat: int) -> float:
    """How well the player stands, from 0, lost, to 1, won."""
    if g.over:
        return 1.0 if lead(g) == PLAYER else 0.0
    return share(lean(facts(g), WEIGHTS))
