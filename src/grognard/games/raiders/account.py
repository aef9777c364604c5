"""What the account of a match of Telemark counts: who was lost, and how far the mission came."""

from __future__ import annotations

from grognard.engine.event import Event
from grognard.engine.scene import Gain
from grognard.games.raiders.content import Scenario
from grognard.games.raiders.scene import faces, tracks
from grognard.games.raiders.state import Mission

SHOTS = ("fired", "bombed")
COUNTED = ("destroyed", "revealed", "missions")
"""The tracks that show how far a mission came."""


def lost(event: Event) -> list[str]:
    """Raiders are eliminated, hostiles shot; flak that aircraft have met is out as well."""
    if event.kind == "eliminated":
        return ["raiders"]
    if event.kind == "flak" or (event.kind in SHOTS and event.outcome == "hit"):
        return ["hostiles"]
    return []


def gained(g: Mission, content: Scenario, lang: str) -> list[Gain]:
    shown = {track.id: track for track in tracks(g, faces(content, lang))}
    found = [shown[name] for name in COUNTED if name in shown]
    return [Gain(id=track.id, name=track.name, value=track.value) for track in found]
