"""LOCKNLOAD 1.5, 3.0: morale checks and rally rolls."""

from __future__ import annotations

from grognard.engine.ask import Rules
from grognard.engine.event import Luck, Modifier
from grognard.games.locknload.rules.cover import in_cover
from grognard.games.locknload.rules.damage import steadied
from grognard.games.locknload.rules.luck import second_chance
from grognard.games.locknload.state import SHAKEN_BIT, WOUNDED_BIT, Battle
from grognard.games.locknload.theater import CHAPLAIN, LEADER, RALLY, SIDES


def at_most(number: int) -> int:
    """Of 36, how often two dice show so much or less."""
    return len([1 for one in range(1, 7) for other in range(1, 7) if one + other <= number])


def morale_check(g: Battle, unit: int, rule: str, led: bool = False, cover: bool = False) -> Rules[bool]:
    """LOCKNLOAD 1.2, 1.5: two dice, equal to or under the morale; leadership and cover where the rule says so."""
    lines: list[Modifier] = []
    if led and steadied(g, unit):
        lines.append(Modifier("leadership", -steadied(g, unit), rule))
    if cover and in_cover(g, g.at[unit]):
        lines.append(Modifier("cover", -g.theater.box.tables.in_cover, rule))
    total = sum([line.value for line in lines])
    while True:
        dice = g.dice.roll(2)
        passed = sum(dice) + total <= g.morale(unit)
        g.tell(
            "morale", rule, unit=unit, number=g.morale(unit), dice=dice, modifiers=lines,
            outcome="passed" if passed else "failed", luck=luck(g, unit, total, passed),
        )  # fmt: skip
        if passed:
            return True
        again = yield from second_chance(g, g.side(unit), g.at[unit], rule)
        if not again:
            return False


def rally_lines(g: Battle, unit: int) -> list[Modifier]:
    """LOCKNLOAD 3.0, 11.5, 12.0: one leader of his colour in good order, cover, an inspiring man there."""
    lines: list[Modifier] = []
    led = 0
    card = 0
    for other in g.companions(unit):
        if g.status[other] & SHAKEN_BIT:
            continue
        if rallies(g, other, unit):
            led = max(led, g.type(other).leadership - bool(g.status[other] & WOUNDED_BIT))
        card = min(card, g.skill(other, RALLY))
    if led > 0:
        lines.append(Modifier("leadership", -led, "3.0"))
    if in_cover(g, g.at[unit]):
        lines.append(Modifier("cover", -g.theater.box.tables.in_cover, "3.0"))
    if card:
        lines.append(Modifier("card", card, "12.0"))
    return lines


def rallies(g: Battle, leader: int, unit: int) -> bool:
    """LOCKNLOAD 3.0, 11.5: a leader or chaplain in good order of the same background colour (R61)."""
    if g.kind(leader) not in (LEADER, CHAPLAIN) or g.status[leader] & SHAKEN_BIT:
        return False
    return bool(g.type(leader).forces & g.type(unit).forces)


def rally_roll(g: Battle, unit: int, rule: str) -> Rules[bool]:
    """LOCKNLOAD 3.0: two dice less what helps, equal to or under the shaken morale: good order again."""
    lines = rally_lines(g, unit)
    total = sum([line.value for line in lines])
    while True:
        dice = g.dice.roll(2)
        good = sum(dice) + total <= g.morale(unit)
        g.tell(
            "rally", rule, unit=unit, number=g.morale(unit), dice=dice, modifiers=lines,
            outcome="rallied" if good else "failed", luck=luck(g, unit, total, good),
        )  # fmt: skip
        if good:
            g.turn_over(unit, False)
            return True
        again = yield from second_chance(g, g.side(unit), g.at[unit], rule)
        if not again:
            return False


def luck(g: Battle, unit: int, total: int, passed: bool) -> Luck | None:
    """How lucky a unit was; only the log wants to know."""
    if not g.wonders():
        return None
    return Luck(SIDES[g.side(unit)], "morale", int(passed), at_most(g.morale(unit) - total), 36)
