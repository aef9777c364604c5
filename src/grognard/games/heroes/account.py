"""What the account of a match of Conflict of Heroes counts: units lost, and victory points."""

from __future__ import annotations

from grognard.engine.event import Event
from grognard.engine.scene import Gain
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import NEUTRAL
from grognard.games.heroes.words import SIDES
from grognard.text import say


def lost(g: Mission, event: Event) -> list[str]:
    """Whoever is destroyed; cattle and refugees are nobody's."""
    unit = event.facts.get("unit")
    if event.kind != "destroyed" or not isinstance(unit, int) or g.side(unit) == NEUTRAL:
        return []
    return [SIDES[g.side(unit)]]


def gained(g: Mission, lang: str) -> list[Gain]:
    """By how many VP either side leads."""
    leads = [max(0, g.vp), max(0, -g.vp)]
    return [
        Gain(id=f"vp-{side}", name=say(lang, f"heroes-account-vp-{side}"), side=side, value=vp)
        for side, vp in zip(SIDES, leads, strict=False)
    ]
