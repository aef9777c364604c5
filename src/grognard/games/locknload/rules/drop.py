"""The drop of a scenario: sticks of parachutists come down near their aim."""

from __future__ import annotations

from grognard.engine.ask import Rules, one_of
from grognard.games.locknload.rules.aftermath import settle
from grognard.games.locknload.rules.checking import morale_check
from grognard.games.locknload.rules.damage import shake
from grognard.games.locknload.rules.events import occupy, sight_events
from grognard.games.locknload.rules.ground import barred_ground, step_mines
from grognard.games.locknload.rules.stacking import overfull
from grognard.games.locknload.rules.verbs import PLACE
from grognard.games.locknload.rules.victory import hold_ground
from grognard.games.locknload.state import Battle
from grognard.games.locknload.theater import WAITING, Group
from grognard.geometry.hexes import DQ, DV


def land(g: Battle, side: int) -> Rules[None]:
    """Each stick whose turn has come: a die for the way from its aim, another, halved up, for the distance."""
    for group in g.theater.groups:
        place = WAITING - group.number
        if group.side != side or group.aim < 0 or g.turn < group.turn + g.delays[group.number]:
            continue
        units = g.waiting(place)
        if units:
            yield from come_down(g, group, units)


def come_down(g: Battle, group: Group, units: list[int]) -> Rules[None]:
    """Off the board, into enemies or over the limits: the nearest hex where it fits, its owner's choice."""
    board = g.theater.map.board
    dice = [g.dice.d6(), g.dice.d6()]
    far = (dice[1] + 1) // 2
    q = board.q[group.aim] + far * DQ[dice[0] - 1]
    v = board.v[group.aim] + far * DV[dice[0] - 1]
    options = nearest(g, group.side, units, q, v)
    g.tell("drop", "20.0", side=group.side, units=units, dice=dice)
    answer = yield from one_of(group.side, "landing", "20.0", [PLACE.each[h] for h in options])
    h = answer.value
    for unit in units:
        g.put(unit, h)
    g.tell("landed", "20.0", units=units, location=h)
    if g.theater.drop_check[h]:
        for unit in units:
            if g.is_mmc(unit):
                passed = yield from morale_check(g, unit, "1.5")
                if not passed:
                    shake(g, unit)
    yield from occupy(g, units, h)
    yield from sight_events(g)
    yield from step_mines(g, units)
    yield from settle(g)
    hold_ground(g, h)


def nearest(g: Battle, side: int, units: list[int], q: int, v: int) -> list[int]:
    """The hexes nearest to a point, on the board or beyond it, in which they fit."""
    board = g.theater.map.board
    best: list[int] = []
    least = 1 << 20
    for h in board.hexes:
        away = spread(board.q[h] - q, board.v[h] - v)
        if away > least:
            continue
        barred = [unit for unit in units if barred_ground(g, unit, h) is not None]
        enemies = [part for part in g.parts(h) if g.any_here(1 - side, part)]
        if barred or enemies or overfull(g, side, h, units) is not None:
            continue
        if away < least:
            least = away
            best = []
        if away == least:
            best.append(h)
    return best


def spread(dq: int, dv: int) -> int:
    """Hexes between two points of the grid."""
    wide, high = abs(dq), abs(dv)
    return wide + max(0, (high - wide) // 2)
