"""Where smoke saves most: before somebody crosses, and before the first turn."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option
from grognard.games.locknload.bot.chart import FAR, away
from grognard.games.locknload.bot.field import IN_RANGE, Field
from grognard.games.locknload.bot.plans import Plan, best_plan
from grognard.games.locknload.rules.smoke import smoke_hexes, smoke_number, smokers
from grognard.games.locknload.state import OPS_BIT, Battle
from grognard.geometry.ground import BLOCKS

AFRAID: Final = 1.0
"""A move that may cost so much is worth smoke first."""
PRICE: Final = 0.15


class Cloud:
    """A hex for smoke, and what it is worth."""

    __slots__ = ("h", "worth")

    def __init__(self, h: int, worth: float) -> None:
        self.h = h
        self.worth = worth


def watched(field: Field, path: list[int]) -> int:
    """How many pairs of an enemy in good order and a hex of the way see each other."""
    g = field.g
    total = 0
    for at in path:
        for enemy in field.enemies:
            if g.distance(at, enemy) <= IN_RANGE and g.look(at, enemy) != BLOCKS:
                total += 1
    return total


def smoke_plan(field: Field, place: int, plan: Plan | None) -> Cloud | None:
    """Smoke for a stack that has far to go under fire, from one who can spare the time."""
    g = field.g
    if place < 0 or not field.goals or not field.enemies or len(g.clouds()) >= 6:
        return None
    able = smokers(g, field.side, place)
    if len(able) < 2 or place in g.shot or has_tried(g, field.side, place):
        return None
    path = way_ahead(field, place, 3)
    if not path:
        return None
    before = watched(field, path)
    if before < 3:
        return None
    cost = sum([field.passing(able[:2], at) for at in path])
    if cost < AFRAID:
        return None
    best, top = -1, 0.0
    clear = g.smoke
    for h in smoke_hexes(g, place):
        g.smoke = [*clear, h]
        g.littered()
        saved = cost * (before - watched(field, path)) / before
        g.smoke = clear
        g.littered()
        if saved > top:
            top, best = saved, h
    worth = smoke_chance(g, able[0]) * top - PRICE
    return Cloud(best, worth) if best >= 0 and worth > 0 else None


def smoke_chance(g: Battle, unit: int) -> float:
    """How likely a unit's smoke is to come."""
    return smoke_number(g, unit) / 6


def has_tried(g: Battle, side: int, place: int) -> bool:
    """Whether somebody there has done his part already: the others had better go."""
    return any(g.status[unit] & OPS_BIT for unit in g.here(side, place) if g.is_mmc(unit))


def way_ahead(field: Field, place: int, far: int) -> list[int]:
    """The next hexes on the shortest way to the aim."""
    g = field.g
    found: list[int] = []
    here = place
    for _ in range(far):
        best, least = -1, field.ways.get(here, FAR)
        for other in g.theater.map.board.beside[g.hex_of(here)]:
            if other >= 0 and field.ways.get(other, FAR) < least:
                least, best = field.ways[other], other
        if best < 0:
            break
        found.append(best)
        here = best
    return found


def decide_smoke_at(g: Battle, ask: Ask) -> Option:
    field = Field(g, ask.seat)
    laid = smoke_plan(field, g.acting, best_plan(field, g.acting))
    if laid is not None:
        for option in ask.options:
            if option.value == laid.h:
                return option
    return ask.options[0]


def decide_cloud(g: Battle, ask: Ask) -> Option:
    """Smoke before the first turn: where it hides most of the way from most of the enemy."""
    field = Field(g, ask.seat)
    path: list[int] = []
    for place in field.mine[:6]:
        for at in way_ahead(field, place, 14):
            if at not in path:
                path.append(at)
    near = away(g, ask.seat, path) if path else {}
    ranked = [(near.get(o.value, FAR), k) for k, o in enumerate(ask.options)]
    ranked.sort()
    best, least = ask.options[0], 1 << 20
    clear = g.smoke
    for _, k in ranked[:12]:
        option = ask.options[k]
        g.smoke = [*clear, option.value]
        g.littered()
        left = watched(field, path)
        g.smoke = clear
        g.littered()
        if left < least:
            least, best = left, option
    return best
