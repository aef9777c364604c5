"""What the account of a match of Lock 'n Load counts: men lost, and how far the side that has to win has come."""

from __future__ import annotations

from grognard.engine.event import Event
from grognard.engine.scene import Gain
from grognard.games.locknload.scene import way_track
from grognard.games.locknload.state import Battle
from grognard.games.locknload.theater import SIDES, SQUAD


def lost(g: Battle, event: Event) -> list[str]:
    """A squad is two halves: one is lost with its casualties, both where it falls at once; anybody else is one."""
    unit = event.facts.get("unit")
    if event.kind not in ("reduced", "eliminated") or not isinstance(unit, int):
        return []
    both = event.kind == "eliminated" and g.kind(unit) == SQUAD
    return [SIDES[g.side(unit)]] * (2 if both else 1)


def gained(g: Battle, lang: str) -> list[Gain]:
    """Hexes held, or points, on each way to win."""
    side = SIDES[g.theater.victory_side]
    tracks = [way_track(g, number, way, lang) for number, way in enumerate(g.theater.ways)]
    return [Gain(id=track.id, name=track.name, side=side, value=track.value) for track in tracks]
