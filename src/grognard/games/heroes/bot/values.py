"""What things are worth, in victory points: units, places, staying fresh, a CAP."""

from __future__ import annotations

from typing import Final

from grognard.games.heroes.rules.arrivals import exits_for
from grognard.games.heroes.rules.checks import chance_spent
from grognard.games.heroes.rules.victory import applies, counts_for
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import PLAYER, RUMOUR

BODY: Final = 0.7
"""What any unit is worth beside the points for it: it shoots, and it keeps the mission going."""
RUMOURED: Final = 0.25
"""What it is worth to know what a rumour is."""
HURT: Final = 0.35
"""The part of a unit that a hit marker takes."""
AGAIN: Final = 0.30
"""What another action of a unit in this round is worth."""
CAP: Final = 0.11
"""What a CAP is worth while there is use for it."""
FADES: Final = 0.8
"""What a step farther from a goal leaves of it."""


def prize(g: Mission, unit: int) -> float:
    """HEROES 2.8: what its destruction brings the other side: the points, and a unit less."""
    if g.type(unit).kind == RUMOUR:
        return RUMOURED
    points = 0.0
    for one in g.theater.mission.scoring:
        what = one.for_.destroyed
        if what is not None and counts_for(g, what, unit):
            points += one.points
    if not g.type(unit).combat:
        return points
    return points + BODY * (0.6 + 0.08 * max(g.type(unit).fp))


def chance_of_spending(g: Mission, cost: int) -> float:
    """HEROES 3.1.1: by the cards not yet seen."""
    if cost <= 0:
        return 0.0
    lost, all_ = chance_spent(g, PLAYER, cost)
    return lost / all_ if all_ else 1.0


def fresh_worth(g: Mission, unit: int) -> float:
    """What it is worth that a unit stays fresh: less when it can do little."""
    return AGAIN * (0.6 + 0.08 * max(g.type(unit).fp))


def goals(g: Mission) -> list[tuple[int, float]]:
    """Hexes with what it is worth to hold or reach them: control that brings points, exits, what the AI wants."""
    found: list[tuple[int, float]] = []
    for one in g.theater.mission.scoring:
        name = one.for_.control
        if name is not None:
            found.append((g.theater.hex(name), float(one.points)))
    return found


def wants_out(g: Mission, unit: int) -> list[int]:
    """The hexes from which a unit may leave the map now for points."""
    if not any(one.for_.exit is not None for one in g.theater.mission.scoring):
        return []
    ways = [one.exit for one in exits_for(g, unit) if one.exit is not None]
    return [h for h in g.theater.map.rims if any(g.theater.leads_off(h, way) for way in ways)]


def exit_points(g: Mission) -> float:
    """What it brings that a unit leaves now."""
    points = [one.points for one in g.theater.mission.scoring if one.for_.exit is not None and applies(g, one)]
    return float(max(points, default=0))


def still_to_come(g: Mission) -> float:
    """The part of the mission sheet that is left, from 1 to 0."""
    last = len(g.theater.mission.sheet)
    return max(0.0, (last - g.box) / last)


def strength(g: Mission, side: int) -> float:
    """Units of a side, those who are hit for less."""
    total = 0.0
    for unit in g.force[side]:
        if g.type(unit).combat:
            total += (1.0 - HURT) if g.is_hit(unit) else 1.0
    return total
