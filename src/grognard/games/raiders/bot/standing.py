"""How well the raiders stand: the facts of a position that decide a mission, weighed as many matches have shown.

The facts are the same for every mission; what they weigh depends on what it is about, and that its card says.
"""

from __future__ import annotations

from typing import Final

from grognard.bots.leaning import lean, share
from grognard.games.raiders import theater as th
from grognard.games.raiders.bot.decide import (
    can_demolish,
    discovering,
    fulfilled,
    operations_to,
    speed,
    targets,
    win_chance,
)
from grognard.games.raiders.rules.gear import count_gear
from grognard.games.raiders.rules.mission import count_destroyed, count_revealed, objective_met
from grognard.games.raiders.rules.objectives import heavy_water_at
from grognard.games.raiders.rules.operation import occupied
from grognard.games.raiders.state import AIR_READY, CARD, CLOSE, MUSTER, NOBODY_YET, Campaign, Mission

KEEN: Final[frozenset[str]] = frozenset()
"""It asks for no moment that few want."""

PLAYOUTS: Final = 600
"""Those of a decision, where they are counted: some that half a second would hold."""

HORIZON: Final = 99
"""Operations one who looks ahead plays on before he asks how he stands: to the end of the mission."""

MOST_CARDS: Final = 1000
"""More than there are operations: the clock of the next mission of a campaign goes on from there."""

USUALLY: Final = 0.7
"""How likely a mission that has not begun is to be won."""

FAR_OFF: Final = 7.0
LANDING: Final = 3.0
"""Operations to the goal at most, and from the staging area."""

PATROL: Final = 2.5
"""The hostiles one has to reckon with."""

WEIGHTS: Final[dict[str, list[float]]] = {
    "discovery": [
        -0.49, 0.25, 0.49, 2.08, 1.52, 0.00, 0.00, 2.10, 0.00,
        0.85, 1.34, 0.00, 0.00, 1.39, 0.00, 0.01, 1.37,
    ],
    "stock": [
        -0.50, 0.00, 0.01, 1.83, 1.31, 0.00, 0.88, 0.49, 0.00,
        0.54, 1.37, 0.40, 1.31, 0.69, 0.00, 0.00, 0.96,
    ],
    "plant": [
        -1.45, 0.95, 1.17, 2.85, 0.24, 2.22, 0.67, 1.21, 0.04,
        1.02, 1.04, 0.83, 1.65, 0.48, 0.00, 0.49, 0.64,
    ],
    "proof": [
        -0.92, 0.00, 1.03, 2.08, 0.82, 0.00, 0.24, 0.00, 0.00,
        1.36, 0.85, 0.14, 2.10, 0.35, 0.00, 1.11, 0.85,
    ],
}  # fmt: skip
"""What each of the facts weighs, by what a mission is about: from `python -m grognard.lab.weights telemark`."""


def aim(g: Mission) -> str:
    """What the mission is about, by its card."""
    card = g.mission.objective
    if card.reveal:
        return "discovery"
    if card.facility:
        return "plant"
    return "proof" if card.sample_counts else "stock"


def clock(g: Mission) -> int:
    """Counts the operations begun; back only where a card gives some more."""
    campaign = g.campaign
    before = len(campaign.won) + sum(campaign.failures) if campaign is not None else 0
    drawn = CARD <= g.segment <= CLOSE
    return MOST_CARDS * (before + 1) - len(g.deck) - drawn


def worth(g: Mission, seat: int) -> float:
    """How well the raiders stand, from 0, lost, to 1, won: in a campaign with the missions still to come."""
    campaign = g.campaign
    if campaign is None:
        return float(g.won) if g.over else chance(g)
    if g.over:
        return float(not campaign.remaining)
    begun = g.at_mission in campaign.remaining and g.segment >= MUSTER
    now = chance(g) if begun else USUALLY
    return now * prospect(campaign, 1, 0) + (1.0 - now) * prospect(campaign, 0, 1)


def prospect(campaign: Campaign, won: int, lost: int) -> float:
    """How likely a campaign is to be won when its mission is, or is not: each of the others may be lost once."""
    again = 1.0 - (1.0 - USUALLY) ** (2 - min(2, sum(campaign.failures) + lost))
    return float(again ** (len(campaign.remaining) - won))


def chance(g: Mission) -> float:
    """How likely the mission is to be won."""
    if g.ended:
        return float(objective_met(g))
    return share(lean(facts(g), WEIGHTS[aim(g)]))


def facts(g: Mission) -> list[float]:
    """What is to be said of a position, each about as large as the others; all but the first one likes."""
    t = g.theater
    left = len(g.deck)
    wanted = g.mission.objective.reveal or g.mission.objective.destroy or 1
    had = count_revealed(g) if g.mission.objective.reveal else count_destroyed(g)
    known = len([s for s in t.objective_spaces if heavy_water_at(g, s) >= 0])
    units = [u for u in range(t.camp) if g.place[u] >= 0]
    gear = count_gear(g, units, th.BREN) + count_gear(g, units, th.PISTOL) + count_gear(g, units, th.SUPPLIES)
    staged = len([u for u in units if g.place[u] == th.STAGING])
    strength, away, able = foremost(g)
    done = fulfilled(g)
    spare = left - away - (0 if done else wanted - had)
    return [
        1.0, left / 10.0, -1.0 / (1.0 + left), -g.alert / 5.0, had / wanted, float(done), known / 2.0,
        len(units) / 4.0, -staged / 4.0, gear / 3.0, strength, -away / 4.0, float(able),
        max(-2.0, min(3.0, spare)) / 3.0, float(g.air == AIR_READY), g.rp / 10.0, -fought(g) / 3.0,
    ]  # fmt: skip


def foremost(g: Mission) -> tuple[float, float, bool]:
    """Of the force likeliest to do it: how it fares in a fight, its operations to the goal, whether it can."""
    best = -FAR_OFF
    found = (0.0, FAR_OFF, False)
    for space in occupied(g):
        units = g.mobile_at(space)
        able = discovering(g) or can_demolish(g, units) or fulfilled(g)
        away = LANDING if space == th.STAGING else operations_to(g, targets(g, units), speed(g, units))[space]
        strength = win_chance(g, g.units_at(space), PATROL)
        value = 3.0 * strength - 0.5 * min(FAR_OFF, away) + (1.5 if able else 0.0)
        if value > best:
            best = value
            found = (strength, min(FAR_OFF, away), able)
    return found


def fought(g: Mission) -> int:
    """The hostiles that stand against the force right now."""
    battle = g.battle
    return len(battle.hostiles) if battle is not None and battle.winner == NOBODY_YET else 0
