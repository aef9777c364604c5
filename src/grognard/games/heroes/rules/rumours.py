"""HEROES 6.0: rumoured enemies: how they come, what shows them, and what they turn out to be."""

from __future__ import annotations

from typing import Final

from grognard.games.heroes.map import least
from grognard.games.heroes.rules.defence import dm_of, ground_dm
from grognard.games.heroes.rules.facing import ALL_WAYS, facing_at
from grognard.games.heroes.rules.lots import by_die, in_board_order
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, BOX, MINES, NEUTRAL, NOBODY, PLAYER, RUMOUR, without

SHOWN: Final = "shown"
FALSE_ALARM: Final = "no-enemy"
MINE: Final = "mine"


# -- revealed -------------------------------------------------------------------------------------


def why_revealed(g: Mission, pe: int) -> int:
    """HEROES 6.2, R31: the visible Unit that shows a rumour where it is: one beside it, or one that sees it in a
    hex without cover; NOBODY for none."""
    h, here = g.at[pe], g.theater.map
    far, seen = here.far[h], here.seen[h]
    bare = g.theater.dm[h] < 1 or len(g.force[NEUTRAL]) > 0  # a herd alone takes from a defence
    for unit in g.force[PLAYER]:
        at = g.at[unit]
        if not seen[at] or not (bare or far[at] <= 1) or g.unseen(unit):
            continue
        if far[at] <= 1 or (g.sees(at, h) and dm_of(g, pe, at) <= 0):
            return unit
    return NOBODY


def reveal_all(g: Mission) -> bool:
    """HEROES 6.2: after every act, each rumour that can be told for what it is, in board order. Whether there was
    one."""
    steps, clouds, hidden, manning, dug = g.searched
    if (
        steps == g.steps and clouds is g.clouds and hidden == g.hidden and manning == g.manning and dug == g.dug
    ):  # fmt: skip
        return False
    if not any_revealed(g):
        g.searched = (g.steps, g.clouds, g.hidden, g.manning, g.dug)
        return False
    for pe in in_board_order(g, [unit for unit in g.force[AI] if g.is_rumour(unit)]):
        if g.at[pe] >= 0 and why_revealed(g, pe) != NOBODY:
            reveal(g, pe)
    return True


def any_revealed(g: Mission) -> bool:
    """Whether there is one."""
    kind_of = g.theater.box.kind_of
    for unit in g.force[AI]:
        if kind_of[unit] == RUMOUR and why_revealed(g, unit) != NOBODY:
            return True
    return False


def reveal(g: Mission, pe: int) -> int:
    """HEROES 6.2, R41: a counter of the cup says what it is: an AI in its place, fresh or spent as it was, in close
    combat with a Unit that is there; a false alarm, or an empty cup, is nothing. The AI, or NOBODY. It takes its
    place in a group that is acting."""
    h, spent, box = g.at[pe], g.is_spent(pe), g.theater.box
    drawn = draw_cup(g)
    g.spent[pe] = False
    g.put(pe, BOX)
    if drawn in (box.no_enemy, box.mine):
        g.tell("rumour", "6.2", unit=pe, hex=h, outcome=FALSE_ALARM if drawn == box.no_enemy else MINE)
        if drawn == box.mine:
            g.add_fort(MINES, h, AI)
        g.group = [unit for unit in g.group if unit != pe]
        return NOBODY
    at = h if is_ground_for(g, drawn, h) else free_hex(g, drawn, h)
    g.put(drawn, at)
    g.entered_from[drawn], g.entered_from[pe] = g.entered_from[pe], 0
    g.spent[drawn] = spent
    if g.done >> pe & 1:
        g.done |= 1 << drawn
    g.facing[drawn] = facing_at(g, drawn, at, [], ALL_WAYS, False)
    g.tell("rumour", "6.2", unit=pe, hex=h, outcome=SHOWN)
    g.tell("shows-as", "6.2", unit=drawn, hex=at)
    g.group = [drawn if unit == pe else unit for unit in g.group]
    return drawn


def draw_cup(g: Mission) -> int:
    """HEROES 1.0 (6), 6.2, R41: a counter of the cup at random; an empty one holds false alarms. Scripts of dice
    name hit markers first and these after them."""
    if not g.cup:
        return g.theater.box.no_enemy
    first = len(g.theater.box.markers)
    drawn = g.dice.pick([first + counter for counter in g.cup]) - first
    g.cup = without(g.cup, drawn)
    return drawn


# -- where things are put -------------------------------------------------------------------------


def stands(g: Mission, unit: int, h: int) -> bool:
    """HEROES 5.5: whether an AI can be put in a hex: passable for it, and nobody else there."""
    if any(other != unit for other in g.in_hex(h)):
        return False
    return is_ground_for(g, unit, h)


def is_ground_for(g: Mission, unit: int, h: int) -> bool:
    """R42: whether a hex is passable for an AI, whoever is there."""
    here = g.theater.map
    if not here.grid.playable[h]:
        return False
    terrain, kind = g.theater.box.terrain[here.terrain[h]], g.types[unit]
    if not terrain.burdened and kind.move > g.theater.box.figures.limits_unburdened:
        return False
    return terrain.cost[kind.moves] >= 0 or here.road[h] != 0


def free_hex(g: Mission, unit: int, h: int) -> int:
    """HEROES 5.5 and 42, R42, C13: the hex itself, or the nearest it can stand in; of several the nearest to a
    Unit, then the highest DM, then by die."""
    if stands(g, unit, h):
        return h
    room = range(g.theater.map.grid.room)
    left = [b for b in room if stands(g, unit, b)]
    assert left, "no free hex on the map"
    near = least(g.theater.map.far[h], left)
    return best_place(g, unit, [b for b in left if g.far(h, b) == near])


def best_place(g: Mission, unit: int, hexes: list[int]) -> int:
    """HEROES 42: nearest to a Unit, the highest DM, a die."""
    ranks = [[nearest_unit(g, h), -ground_dm(g, h, unit)] for h in hexes]
    best = min(ranks)
    left = [h for n, h in enumerate(hexes) if ranks[n] == best]
    return left[0] if len(left) == 1 else by_die(g, left, None, "hex")


def nearest_unit(g: Mission, h: int) -> int:
    """How far the nearest visible Unit is."""
    units = [g.at[unit] for unit in g.visible_units()]
    return least(g.theater.map.far[h], units) if units else 0


def place_rumour(g: Mission, h: int, cover_nearby: bool) -> int:
    """HEROES 6.0: a rumour comes to the map: in this hex, or where the event says so in a cover hex beside it
    that is free and nearer to a Unit; of several the nearest, then the highest DM, then by die. NOBODY if none
    is left."""
    waiting = [pe for pe in g.theater.box.rumours if g.at[pe] == BOX]
    if not waiting:
        return NOBODY
    pe = waiting[0]
    if cover_nearby:
        near = nearest_unit(g, h)
        beside = [b for b in g.theater.map.beside[h] if b >= 0 and stands(g, pe, b) and nearest_unit(g, b) < near]
        covered = [b for b in beside if ground_dm(g, b, pe) >= 1]
        h = best_place(g, pe, covered) if covered else h
    at = free_hex(g, pe, h)
    g.put(pe, at)
    g.tell("rumoured", "6.0", unit=pe, hex=at)
    return pe
