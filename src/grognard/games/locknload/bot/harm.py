"""What units are worth, and what an attack may be expected to cost: all dice, read by the rules."""

from __future__ import annotations

from typing import Final

from grognard.games.locknload.rules.damage import Defence, defenders, result_of, steadied
from grognard.games.locknload.rules.fire import Volley, burns, strength
from grognard.games.locknload.state import SHAKEN_BIT, WOUNDED_BIT, Battle
from grognard.games.locknload.theater import (
    CASUALTIES,
    ELIMINATED,
    ELIMINATED_UNITS,
    HERO,
    NONE,
    SHAKEN,
    SNIPER,
    SQUAD,
    WOUNDED,
    Box,
)

WORTH: Final = [4.0, 2.0, 1.5, 4.0, 2.0, 2.5, 1.5, 2.0, 1.5, 1.5, 1.5]
"""Of a unit, by its kind."""
LED: Final = 0.8
ARMED: Final = 0.6
"""What each point of leadership, and a weapon, adds to its bearer."""
SCORED: Final = 1.0
"""What a point adds that the enemy has of a unit's end."""
ROUTED: Final = 1.25
"""By how much worse it is to be driven out by flames."""


def value(g: Battle, unit: int) -> float:
    """What a unit is worth to its side."""
    kind = g.type(unit)
    total = WORTH[kind.kind] + LED * max(0, kind.leadership)
    if kind.kind == SQUAD and kind.fp > 1:
        total += 0.5
    for by in g.weapon_by:
        if by == unit:
            total += ARMED
    if g.bearer == unit:
        total += 2.0
    return total + SCORED * scored(g, unit)


def scored(g: Battle, unit: int) -> int:
    """The points the other side has of a unit's end."""
    t = g.theater
    most = 0
    for way in t.ways:
        for score in way.against if g.side(unit) == t.victory_side else way.scores:
            if score.what == ELIMINATED_UNITS:
                most = max(most, score.worth[g.kind(unit)])
    return most


def share(g: Battle, unit: int, result: int) -> float:
    """The share of a unit's worth that a result of a damage check takes."""
    if result == NONE:
        return 0.0
    if result == SHAKEN:
        return 0.4
    if result == CASUALTIES:
        return 0.65 if g.kind(unit) == SQUAD else 1.0
    if result == WOUNDED:
        if g.status[unit] & WOUNDED_BIT:
            return 1.0
        return 0.4 if g.kind(unit) == HERO else 0.6
    assert result == ELIMINATED
    return 1.0


class Losses:
    """Shares that were worked out before: they follow from the counter, its state and the margin alone."""

    __slots__ = ("box", "known")

    def __init__(self) -> None:
        self.box: Box | None = None
        self.known: dict[int, float] = {}


LOSSES: Final = Losses()


def expected(g: Battle, unit: int, margin: int, led: int, dice: int) -> float:
    """The share of its worth a unit may be expected to lose to an attack that has so much more than its defence
    before the dice: attack dice, defence die, damage die."""
    if margin < -5 - 6 * (dice - 1):
        return 0.0
    if LOSSES.box is not g.theater.box:
        LOSSES.box = g.theater.box
        LOSSES.known = {}
    status = g.status[unit]
    state = bool(status & SHAKEN_BIT) | bool(status & WOUNDED_BIT) << 1 | dice << 2
    key = (((g.type(unit).number << 4 | state) << 4 | g.morale(unit)) << 3 | led) << 7 | (margin + 40)
    found = LOSSES.known.get(key, -1.0)
    if found < 0:
        found = LOSSES.known[key] = worked_out(g, unit, margin, led, dice)
    return found


def worked_out(g: Battle, unit: int, margin: int, led: int, dice: int) -> float:
    """The same, die by die."""
    shares = [share(g, unit, result_of(g, unit, total)) for total in range(1, 60)]
    sums = [1.0] + [0.0] * 12
    for _ in range(dice):
        more = [0.0] * 13
        for total in range(len(sums)):
            if sums[total]:
                for face in range(1, 7):
                    if total + face < len(more):
                        more[total + face] += sums[total] / 6
        sums = more
    lost = 0.0
    for attack in range(1, len(sums)):
        for defence in range(1, 7):
            beaten = margin + attack - defence
            if sums[attack] and beaten > 0:
                for die in range(1, 7):
                    total = die + beaten - led
                    if total > 0:
                        lost += sums[attack] * shares[min(total, 59) - 1] / 36
    return lost


def loss(g: Battle, defence: Defence, total: int, dice: int) -> float:
    """What one unit under fire loses, in worth."""
    unit = defence.unit
    part = expected(g, unit, total + defence.moving - defence.tm, steadied(g, unit), dice)
    return part * value(g, unit) if part else 0.0


def harm(g: Battle, side: int, volley: Volley) -> float:
    """What a volley may be expected to cost the enemy."""
    if not volley.units:
        return 0.0
    force = strength(g, volley)
    under = defenders(g, volley, side)
    if not under:
        return 0.0
    sniping = any(g.kind(unit) == SNIPER for unit in volley.units)
    dice = g.theater.box.tables.sniper_dice if sniping else 1
    total = 0.0
    for defence in under:
        total += loss(g, defence, force.total, dice)
    if sniping:
        total /= len(under)
    return total * ROUTED if burns(g, force) else total
