"""A position written by hand or long ago: what its fields leave out, and how a counter can lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.engine.fields import Field, place_state
from grognard.engine.problem import Problem
from grognard.games.heroes.sound import check, takes_marker
from grognard.games.heroes.state import Mission, relay
from grognard.games.heroes.theater import AI, FACE_DOWN, PLAYER, RUMOUR, VEHICLE


def place(fields: Sequence[Field], g: Mission, data: dict[str, Any], called: dict[str, str]) -> Mission:
    """The position written here, in a mission that has not begun. Left out, it is the player's turn, with the
    decks, the CAPs and the points of the mission's start."""
    place_state(fields, g, data, called)
    fill(g, data)
    relay(g)
    check(g)
    return g


def fill(g: Mission, data: dict[str, Any]) -> None:
    """What a position does not speak of is as the mission begins: decks, tracks, control markers; works and the cup
    see to that themselves."""
    t = g.theater
    if "orders" not in data:
        gone = {*g.discards, *g.removed, g.card}
        g.orders = [card for card in t.orders if card not in gone]
    if "actions" not in data:
        held = {*g.hand, *g.used, g.playing}
        g.actions = [card for card in t.action_deck if card not in held]
    if "caps" not in data:
        g.caps = max(0, t.caps - len(g.fallen))
    if "vp" not in data:
        g.vp = t.vp
    if "player-control" not in data and "ai-control" not in data:
        for h, side in t.controls:
            if side == PLAYER:
                g.ours |= 1 << h
            else:
                g.theirs |= 1 << h
    if g.ours & g.theirs:
        both = [name for h, name in enumerate(t.box.hex_names) if (g.ours & g.theirs) >> h & 1]
        raise Problem("heroes-position-control", hex=both[0])


def could_be(g: Mission, unit: int, trait: str, way: str) -> bool:
    """Whether a counter can lie on a real board so (`way` is "" for not so): with a marker it can take; hidden the
    player's alone (EOD 10)."""
    kind, ours = g.type(unit), g.side(unit) == PLAYER
    if trait == "facing":
        return kind.kind != RUMOUR and g.side(unit) in (PLAYER, AI)
    if not way:
        return True
    if kind.kind == RUMOUR or g.side(unit) not in (PLAYER, AI):
        return False
    if trait == "hit":
        return takes_marker(g, unit, [*g.theater.box.marker_names, *FACE_DOWN].index(way))
    if trait == "hidden":
        return ours
    if trait == "stuck":
        return kind.kind == VEHICLE
    return kind.flame if trait == "without-flames" else True
