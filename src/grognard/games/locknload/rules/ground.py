"""LOCKNLOAD 6.0, 10.4, 20, 21: what it costs to go somewhere, what keeps one out, and what waits there."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Rules
from grognard.engine.event import Modifier
from grognard.engine.reason import Reason
from grognard.games.locknload.rules.damage import Defence, checks
from grognard.games.locknload.rules.luck import second_chance
from grognard.games.locknload.state import LITTER, NOTHING, WORKED, Battle
from grognard.games.locknload.theater import BUNKER, GUN, LEADER, NOBODY, PROHIBITED, WIRE, Theater

NOT_BESIDE: Final = Reason("not-beside", "6.0")
NO_WAY: Final = Reason("no-way", "10.4")
BURNING: Final = Reason("burning", "20.1")
NO_GUNS: Final = Reason("no-guns", "1.6.3")
NO_STAIRS: Final = Reason("no-stairs", "10.2")
NO_BUNKER: Final = Reason("no-bunker", "21.1")


def barred_ground(g: Battle, unit: int, h: int) -> Reason | None:
    """LOCKNLOAD 6.0, 1.6.3: prohibited terrain, a burning house, a building for a gun."""
    t = g.theater
    if t.cost[h] >= PROHIBITED:
        return NO_WAY
    if h == t.burning and g.turn <= t.burning_until:
        return BURNING
    if t.building[h] and g.has(unit, GUN):
        return NO_GUNS
    return None


def not_to_go(g: Battle, unit: int, here: int, there: int) -> Reason | None:
    """LOCKNLOAD 6.0, 10.2, 21.1, 1.6.3: whether one location leads to another for a unit, whatever it costs."""
    m = g.theater.map
    a, b = m.hex_of(here), m.hex_of(there)
    if a == b:
        if g.is_inside(here) or g.is_inside(there):
            return None if g.bunker(b) >= 0 and here != there else NO_BUNKER
        return None if m.tall[b] and here != there else NO_STAIRS
    if m.board.distance(a, b) != 1 or g.is_inside(here) or g.is_inside(there):
        return NOT_BESIDE
    if g.is_upstairs(here) or g.is_upstairs(there):
        if not (g.is_upstairs(here) and g.is_upstairs(there) and m.house[a] == m.house[b]):
            return NO_STAIRS
        return barred_ground(g, unit, b)
    side = m.ground.sides[a][m.board.direction(a, b)]
    if side >= 0:
        kind = g.theater.side_types[side]
        if kind is not None and (kind.cost >= PROHIBITED or (kind.bars_guns and g.has(unit, GUN))):
            return NO_WAY if kind.cost >= PROHIBITED else NO_GUNS
    return barred_ground(g, unit, b)


def ground_cost(t: Theater, h: int, guided: bool, by_road: bool) -> int:
    """LOCKNLOAD 10.4, 11.7: the hex itself: its terrain or road, 1 with a guide."""
    return t.box.tables.road if by_road else 1 if guided and t.guided[h] else t.cost[h]


def entry_cost(g: Battle, side: int, h: int, cost: int) -> int:
    """LOCKNLOAD 21.3, 21.4, 7.0, 1.7: the same with what lies there: 4 in all with wire, mines of one's own,
    smoke."""
    t = g.theater
    if g.work_at:
        if g.wire(h):
            cost = t.box.works[t.box.work_names.index(WIRE)].cost
        for n, at in enumerate(g.work_at):
            if at == h and t.box.works[g.work_kind[n]].fp and g.work_side[n] == side:
                cost += t.box.works[g.work_kind[n]].cost
                break
    if g.smoky(h):
        cost += t.box.tables.smoke_cost
    if g.choked:
        for event in t.events:
            if h in event.dear_hexes:
                cost += event.dear_points
    return cost


def price(g: Battle, side: int, here: int, there: int, guided: bool) -> int:
    """LOCKNLOAD 6.0: the points from one location to the next; over bare ground it is kept."""
    t = g.theater
    h = there % t.map.room
    if guided or here < 0 or g.choked or g.filled[h] & LITTER:
        return full_price(g, side, here, there, guided)
    found = t.fares.get(here * FARES + there)
    return found if found is not None else fare(g, here, there)


def fare(g: Battle, here: int, there: int) -> int:
    """LOCKNLOAD 6.0: the points over bare ground, whatever lies there now; kept."""
    found = full_price(g, NOBODY, here, there, False, bare=True)
    g.theater.fares[here * FARES + there] = found
    return found


FARES: Final = 1 << 16
"""More than there are locations."""


def full_price(g: Battle, side: int, here: int, there: int, guided: bool, bare: bool = False) -> int:
    """LOCKNLOAD 6.0, 10.2, 21.1: the points from one location to the next: hex, hexside and levels; stairs; a
    bunker's door. From off the board only the hex counts (R46)."""
    m = g.theater.map
    tables = g.theater.box.tables
    b = m.hex_of(there)
    if here < 0:
        return entry_cost(g, side, b, ground_cost(g.theater, b, guided, False))
    a = m.hex_of(here)
    if a == b:
        if g.is_inside(here) or g.is_inside(there):
            return g.theater.box.works[g.theater.box.work_names.index(BUNKER)].enter
        return tables.stairs
    way = m.board.direction(a, b)
    upper = g.is_upstairs(there)
    cost = ground_cost(g.theater, b, guided, bool(m.road[a] >> way & 1) and not upper)
    if not bare:
        cost = entry_cost(g, side, b, cost)
    if upper:
        return cost
    feature = m.ground.sides[a][way]
    if feature >= 0:
        kind = g.theater.side_types[feature]
        if kind is not None:
            cost += kind.cost
    return cost + max(0, m.levels[b] - m.levels[a]) * tables.level


def step_mines(g: Battle, units: list[int], came_from: int = NOTHING) -> Rules[None]:
    """LOCKNLOAD 21.4, R54: each marker of the enemy attacks those who come into its hex, once: no modifiers, no
    cover; not by a bunker's door."""
    if not g.work_at:
        return
    side, place = g.side(units[0]), g.at[units[0]]
    h = g.hex_of(place)
    if not g.filled[h] & WORKED or g.is_upstairs(place) or (came_from >= 0 and g.hex_of(came_from) == h):
        return
    others = [u for u in g.here(side, place) if u not in units]
    for n, at in enumerate(g.work_at[:]):
        kind = g.theater.box.works[g.work_kind[n]]
        if at != h or not kind.fp or g.work_side[n] == side:
            continue
        here = [u for u in g.here(side, place) if u not in others]
        if not here:
            return
        die = g.dice.d6()
        while True:
            dice = [die, g.dice.d6()]
            margin = dice[0] + kind.fp - dice[1]
            g.tell(
                "mines", "21.4", location=h, units=here, dice=dice, modifiers=[Modifier("fp", kind.fp, "21.4")],
                number=margin, outcome="effect" if margin > 0 else "no-effect",
            )  # fmt: skip
            if margin <= 0 or not (yield from second_chance(g, side, place, "21.4")):
                break
        if margin <= 0:
            continue
        under: list[Defence] = []
        for unit in here:
            defence = Defence(unit, 0, 0)
            defence.margin = margin
            under.append(defence)
        yield from checks(g, in_order(g, under), [u for u in here if g.kind(u) == LEADER], "21.4")


def in_order(g: Battle, under: list[Defence]) -> list[Defence]:
    """LOCKNLOAD 5.0: leaders first."""
    leaders = [d for d in under if g.type(d.unit).leadership >= 0]
    return leaders + [d for d in under if g.type(d.unit).leadership < 0]
