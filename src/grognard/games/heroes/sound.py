"""Whether what a position says fits together: each thing that does not is a sentence that says what to change."""

from __future__ import annotations

from grognard.engine.problem import Problem
from grognard.games.heroes.rules.caps import TRACK
from grognard.games.heroes.rules.forts import work_to_man
from grognard.games.heroes.rules.hiding import found_out
from grognard.games.heroes.rules.values import is_vehicle
from grognard.games.heroes.state import CHOOSE, SETUP, TURN, Mission
from grognard.games.heroes.theater import AI, BOX, NOBODY, PLAYER, RUMOUR


def check(g: Mission) -> None:
    """All of it."""
    check_tracks(g)
    check_cards(g)
    for unit, at in enumerate(g.at):
        if at >= 0:
            check_unit(g, unit)
    check_carriers(g)
    check_markers(g)
    check_stacks(g)
    check_cup(g)
    check_smoke(g)


def check_tracks(g: Mission) -> None:
    if g.caps > TRACK:
        raise Problem("heroes-position-caps", caps=g.caps, most=TRACK)
    if g.vp == 0:
        raise Problem("heroes-position-vp")
    last = len(g.theater.mission.sheet)
    if not g.ended and not 1 <= g.box < last:  # whoever reaches the last has ended the mission
        raise Problem("heroes-position-box", box=g.box, most=last - 1)
    for unit in g.fallen:
        if g.side(unit) != PLAYER:
            raise Problem("heroes-position-fallen", unit=g.theater.box.unit_names[unit])


def check_cards(g: Mission) -> None:
    """A card lies in one place only; and there is one to draw (3.1.3)."""
    playing = [g.card] if g.card != NOBODY else []
    orders = [g.orders, g.discards, g.removed, playing]
    check_piles(g.theater.box.card_names, orders)
    check_piles(g.theater.box.action_names, [g.actions, g.hand, g.used])
    if g.phase != SETUP and not (g.orders or g.discards or playing):
        raise Problem("heroes-position-orders")


def check_piles(names: list[str], piles: list[list[int]]) -> None:
    seen: set[int] = set()
    for pile in piles:
        for card in pile:
            if card in seen:
                raise Problem("heroes-position-card", card=names[card])
            seen.add(card)


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
    if g.is_hit(unit) and not takes_marker(g, unit, g.hit[unit]):
        raise Problem("heroes-position-marker", unit=names[unit])


def takes_marker(g: Mission, unit: int, found: int) -> bool:
    """HEROES 7.4, EOD 7.5: whether such a marker can lie by a unit: of a colour of its defence, and one that leaves
    it on the map; face down under AI alone."""
    kind, shown = g.type(unit), len(g.theater.box.markers)
    colours = (kind.front_colour, kind.flank_colour)
    if found >= shown:
        return g.side(unit) == AI and found - shown in colours
    marker = g.theater.box.markers[found]
    return marker.colour in colours and not marker.kills


def check_carriers(g: Mission) -> None:
    """HEROES EOD 16.1: a vehicle of its own side carries one unit, which is where it is, on the map or off it."""
    names = g.theater.box.unit_names
    for unit, carrier in enumerate(g.carrier):
        if carrier < 0:
            continue
        if g.at[carrier] != g.at[unit]:
            raise Problem("heroes-position-carrier", unit=names[unit], carrier=names[carrier])
        if not is_vehicle(g, carrier) or g.side(carrier) != g.side(unit) or g.carrier.count(carrier) > 1:
            raise Problem("heroes-position-carries", unit=names[unit], carrier=names[carrier])


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


def check_cup(g: Mission) -> None:
    """HEROES 1.0 (6): a counter in the cup is nowhere else."""
    for counter in g.cup:
        if counter < len(g.at) and (g.at[counter] != BOX or g.cup.count(counter) > 1):
            raise Problem("heroes-position-cup", unit=g.theater.box.unit_names[counter])


def check_smoke(g: Mission) -> None:
    """HEROES EOD 13.1: a hex has smoke of one strength."""
    for h in g.heavy:
        if h in g.light:
            raise Problem("heroes-position-smoke", hex=g.theater.box.hex_names[h])
