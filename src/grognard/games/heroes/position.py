"""A position written by hand or long ago: what its fields leave out, and whether they fit together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.engine.fields import Field, place_state
from grognard.engine.problem import Problem
from grognard.games.heroes.rules.caps import TRACK
from grognard.games.heroes.rules.forts import work_to_man
from grognard.games.heroes.rules.hiding import found_out
from grognard.games.heroes.state import CHOOSE, TURN, Mission, relay
from grognard.games.heroes.theater import AI, FACE_DOWN, NOBODY, PLAYER, RUMOUR, VEHICLE


def place(fields: Sequence[Field], g: Mission, data: dict[str, Any], called: dict[str, str]) -> Mission:
    """The position written here, in a mission that has not begun. Left out, it is the player's turn, with the
    decks, the CAPs and the points of the mission's start."""
    place_state(fields, g, data, called)
    fill(g, data)
    relay(g)
    check_tracks(g)
    for unit, at in enumerate(g.at):
        if at >= 0:
            check_unit(g, unit)
    check_carriers(g)
    check_markers(g)
    check_stacks(g)
    return g


def fill(g: Mission, data: dict[str, Any]) -> None:
    """What a position does not speak of is as the mission begins: decks, tracks, control markers, works, the
    cup."""
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


def check_tracks(g: Mission) -> None:
    if g.caps > TRACK:
        raise Problem("heroes-position-caps", caps=g.caps, most=TRACK)
    if g.vp == 0:
        raise Problem("heroes-position-vp")


def check_unit(g: Mission, unit: int) -> None:
    """Whether a unit can be where and as it is."""
    names, h = g.theater.box.unit_names, g.at[unit]
    hexes = g.theater.box.hex_names
    if not g.theater.map.grid.playable[h]:
        raise Problem("heroes-position-half", unit=names[unit], hex=hexes[h])
    if g.theater.box.terrain[g.theater.map.terrain[h]].cost[g.type(unit).moves] < 0 and not g.theater.map.road[h]:
        raise Problem("heroes-position-ground", unit=names[unit], hex=hexes[h])
    settled = g.phase == TURN and g.stage == CHOOSE  # in the middle of an action nobody has looked yet
    if (
        settled
        and g.unseen(unit)
        and (g.side(unit) != PLAYER or found_out(g, unit, g.theater.box.figures["limits.seen_hidden"]))
    ):
        raise Problem("heroes-position-hidden", unit=names[unit], hex=hexes[h])
    if g.manning >> unit & 1 and work_to_man(g, unit, h) == NOBODY:
        raise Problem("heroes-position-manning", unit=names[unit], hex=hexes[h])
    if g.is_hit(unit) and g.type(unit).kind == RUMOUR:
        raise Problem("heroes-position-rumour", unit=names[unit])


def check_carriers(g: Mission) -> None:
    """HEROES EOD 16.1: who is carried is where its carrier is, on the map or off it."""
    names = g.theater.box.unit_names
    for unit, carrier in enumerate(g.carrier):
        if carrier >= 0 and g.at[carrier] != g.at[unit]:
            raise Problem("heroes-position-carrier", unit=names[unit], carrier=names[carrier])


def check_markers(g: Mission) -> None:
    """No more hit markers of a kind than its pool has."""
    for marker in g.theater.box.markers:
        count = sum([1 for unit, found in enumerate(g.hit) if found == marker.number and g.at[unit] >= 0])
        if count > marker.count:
            raise Problem("heroes-position-markers", marker=marker.key, count=count, most=marker.count)


def check_stacks(g: Mission) -> None:
    """HEROES 5.5: AI never stack, but for those who are carried."""
    for h in sorted({g.at[unit] for unit in g.force[AI]}):
        standing = [unit for unit in g.of_side(h, AI) if not g.is_carried(unit)]
        if len(standing) > 1:
            names = g.theater.box.unit_names
            raise Problem(
                "heroes-position-stack", one=names[standing[0]], other=names[standing[1]],
                hex=g.theater.box.hex_names[h],
            )  # fmt: skip


def could_be(g: Mission, unit: int, trait: str, way: str) -> bool:
    """Whether a counter can lie on a real board so (`way` is "" for not so): a marker of a colour of its defence
    that leaves it there (EOD 7.5), face down under AI alone (7.4); hidden the player's alone (EOD 10)."""
    kind, ours = g.type(unit), g.side(unit) == PLAYER
    if trait == "facing":
        return kind.kind != RUMOUR and g.side(unit) in (PLAYER, AI)
    if not way:
        return True
    if kind.kind == RUMOUR or g.side(unit) not in (PLAYER, AI):
        return False
    if trait == "hit":
        colours = (kind.front_colour, kind.flank_colour)
        if way in FACE_DOWN:
            return not ours and FACE_DOWN.index(way) in colours
        marker = g.theater.box.markers[g.theater.box.marker_names.index(way)]
        return marker.colour in colours and not marker.kills
    if trait == "hidden":
        return ours
    if trait == "stuck":
        return kind.kind == VEHICLE
    return kind.flame if trait == "without-flames" else True
