"""What the account of a match of Incursion counts: who was killed, and how far each side came in the mission."""

from __future__ import annotations

from grognard.engine.event import Event
from grognard.engine.scene import Gain
from grognard.games.incursion.rules.missions import carried_points, panels
from grognard.games.incursion.state import Battle
from grognard.games.incursion.theater import ALLIES, BY_POINTS, ESCAPE, GONE, RESCUE, SIDES, TO_THE_END
from grognard.text import say


def lost(g: Battle, event: Event) -> list[str]:
    """Who is killed is lost to the side he fought for."""
    figure = event.facts.get("figure")
    return [SIDES[g.side[figure]]] if event.kind == "killed" and isinstance(figure, int) else []


def gained(g: Battle, lang: str) -> list[Gain]:
    """Points, panels, sealed doors, or who got out, as the mission has it."""
    mission = g.mission
    counts: list[tuple[str, str, int]] = []
    if mission.rules & (ESCAPE | RESCUE):
        out = [f for f, at in enumerate(g.at) if at == GONE and g.theater.type_of[f].side == ALLIES]
        counts.append(("escaped", SIDES[ALLIES], len(out)))
    if mission.seal:
        counts.append(("sealed", SIDES[ALLIES], (g.sealed & mission.seal).bit_count()))
    if mission.rules & (BY_POINTS | TO_THE_END):
        kind = "panels" if panels(g) else "points"
        points = carried_points(g) if mission.rules & TO_THE_END else g.points
        counts += [(f"{kind}-{name}", name, points[side]) for side, name in enumerate(SIDES)]
    if g.campaign:
        counts += [(f"wins-{name}", name, g.wins[side]) for side, name in enumerate(SIDES)]
    return [Gain(id=i, name=say(lang, f"incursion-track-{i}"), side=side, value=n) for i, side, n in counts]
