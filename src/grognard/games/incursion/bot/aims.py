"""What a mission is about, by its data."""

from __future__ import annotations

from typing import Final

from grognard.games.incursion.state import Battle

AIMS: Final = ["beacon", "tokens", "panels", "device"]
"""Of missions about objects, by their kind."""


def aim(g: Battle) -> str:
    """Objects, a prisoner, doors to seal, or the way out."""
    mission = g.mission
    if mission.objects:
        return AIMS[g.theater.object_kind[mission.first_object]]
    return "rescue" if mission.cell else "doors" if mission.seal else "escape"
