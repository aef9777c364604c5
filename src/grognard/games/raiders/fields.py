"""Every field of a mission, of its battle and of the campaign around it, declared once."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from grognard.engine.fields import ALL, MATCH, TURN, Flag, Flags, Mask, Number, Numbers, One, Part, Pile, Some, Word
from grognard.engine.frame import Frame
from grognard.engine.places import ByPlace
from grognard.games.raiders.content import telemark
from grognard.games.raiders.theater import CARRIED, DEAD, DESTROYED, RECOVERED, REMOVED, UNDRAWN

t = telemark().theater
UNITS, GEAR, MARKERS, HOSTILES = t.unit_names, t.gear_names, t.marker_names, t.hostile_names
CARDS = [card.name for card in t.cards]
MISSIONS = [mission.name for mission in t.missions]
SPACES = {name: space for space, name in enumerate(t.space_names)}
SEGMENTS = [
    "briefing", "muster", "force", "gather", "prepare", "recruit", "move", "walk", "resupply", "coordinate",
    "join", "load", "card", "choice", "combat", "line", "fire", "aftermath", "objective", "act", "close", "debrief",
]  # fmt: skip
SIDES = ["raiders", "hostiles", "nobody"]
NOBODY = 2
MODES = ["single", "random", "historical"]
BOXES = {
    "undrawn": UNDRAWN,
    "removed": REMOVED,
    "carried": CARRIED,
    "destroyed": DESTROYED,
    "recovered": RECOVERED,
}

BATTLE = [
    Some("hostiles", HOSTILES),
    Some("line", UNITS),
    Some("fallen", UNITS),
    One("edge", SIDES, NOBODY),
    One("winner", SIDES, NOBODY),
    Number("round"),
    Number("blank"),
    Number("win_ops", least=None),
    Number("lose_ops", least=None),
    Number("win_rp", least=None),
    # The round under way: how many are put in line; who has yet to fire, and whose turn it is to.
    Number("placed"),
    Flag("blaze"),
    Some("waiting", UNITS),
    Some("queue", HOSTILES),
    One("turn", SIDES, NOBODY),
    Flag("second"),
    Number("standing"),
]

CAMPAIGN = [
    One("mode", MODES, 0, needed=True),
    Some("remaining", MISSIONS, start=f"list(range({len(MISSIONS)}))", needed=True),
    Some("won", MISSIONS),
    Numbers("failures", f"[0] * {len(MISSIONS)}"),
    Number("losses_in_a_row"),
    Number("alert", least=None),
    Number("rp"),
    Number("ops"),
    Flag("air"),
    Number("success_leaders"),
    Some("leaders", UNITS),
]

MISSION = [
    One("at_mission", MISSIONS, key="mission", per=MATCH, needed=True),
    One("segment", SEGMENTS, 0, per=MATCH, needed=True, usual=lambda g: SEGMENTS.index("force")),
    # Tracks.
    Number("alert", 1, needed=True, usual=lambda g: t.missions[max(0, g.at_mission)].alert),
    Number("rp", needed=True),
    Number("leaders_due"),
    # Counters.
    One("air", ["pool", "ready", "gone"], 0),
    ByPlace("place", UNITS, {**SPACES, "dead": DEAD}, "[-1] * len(theater.unit_names)", key="units", needed=True),
    ByPlace("bearer", GEAR, {u: i for i, u in enumerate(UNITS)}, "[-1] * len(theater.gear_names)", key="gear"),
    ByPlace(
        "marker_at", MARKERS, {**SPACES, **BOXES}, "[-2] * len(theater.marker_names)",
        key="markers", first=REMOVED, hidden=ALL, needed=True,
    ),
    Flags("marker_up", MARKERS, "[False] * len(theater.marker_names)", key="revealed"),
    One("sample_bearer", UNITS, key="sample"),
    Mask("hostiles_out", HOSTILES, key="out"),
    # Cards. `known` are those of which the player knows where they are.
    Pile("deck", CARDS, hidden=ALL, needed=True),
    Pile("reserve", CARDS, hidden=ALL, needed=True),
    Pile("discard", CARDS, hidden=ALL),
    Some("kept", CARDS),
    Mask("known", CARDS),
    # The operation under way.
    Some("force", UNITS, per=TURN),
    One("origin", list(SPACES), key="from", per=TURN),  # where units are chosen that form the force or join it
    Some("joined", UNITS, per=TURN),  # of the force, those that came to it (26)
    Number("joining", per=TURN),  # how many of them came with the last force
    Number("points", per=TURN),  # movement left to a force on the march
    Mask("traded", GEAR, per=TURN),
    Mask("tried", UNITS, per=TURN),  # who has laid charges
    Flag("prepared", per=TURN),
    One("card", CARDS),
    Number("branch", -1, per=TURN),
    Flag("redrawn", per=TURN),
    Part("battle", "Battle", BATTLE, lambda: frame().Battle(), per=TURN),
    # The campaign, and how it all ended.
    Part("campaign", "Campaign", CAMPAIGN, lambda: frame().Campaign(), per=MATCH),
    Word("ended"),
    Flag("won"),
]  # fmt: skip

FRAMES = [
    Frame(
        "Battle", "One battle (RAIDERS 15): hostiles still standing, who has the edge, the order of fire.", BATTLE
    ),
    Frame("Campaign", "What carries over between missions (RAIDERS 25, 37).", CAMPAIGN),
    Frame("MissionFrame", "The fields of a mission.", MISSION, {"theater": "Theater", "read": "Reading"}),
]
IMPORTS = """
from grognard.engine.dice import Dice
from grognard.engine.state import State
from grognard.games.raiders.reading import Reading
from grognard.games.raiders.theater import Theater
"""


def frame() -> Any:
    """The module made from these declarations."""
    return import_module("grognard.games.raiders.frame")
