"""Whether what a position says fits together: each thing that does not is a sentence that says what to change."""

from __future__ import annotations

from grognard.engine.problem import Problem
from grognard.games.heroes.rules.caps import TRACK
from grognard.games.heroes.rules.forts import work_to_man
from grognard.games.heroes.rules.hiding import found_out
from grognard.games.heroes.state import CHOOSE, TURN, Mission
from grognard.games.heroes.theater import AI, NOBODY, PLAYER, RUMOUR


def check(g: Mission) -> None:
    """All of it."""
    check_tracks(g)
    for unit, at in enumerate(g.at):
        if at >= 0:
            check_unit(g, unit)
    check_carriers(g)
    check_markers(g)
    check_stacks(g)


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
        and (g.side(unit) != PLAYER or found_out(g, unit, g.theater.box.figures.limits_seen_hidden))
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
