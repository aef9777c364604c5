"""LOCKNLOAD 10.1, 12.0: a die up to a number, and the card that lets a roll be made again."""

from __future__ import annotations

from grognard.engine.ask import Ask, Rules
from grognard.engine.event import Luck, Modifier
from grognard.games.locknload.rules.verbs import AGAIN, KEEP
from grognard.games.locknload.state import Battle
from grognard.games.locknload.theater import REROLL, SIDES


def is_lucky(g: Battle, side: int, location: int) -> bool:
    """Whether somebody there holds such a card."""
    return location >= 0 and g.skilled_here(side, location, REROLL) >= 0


def second_chance(g: Battle, side: int, location: int, rule: str) -> Rules[bool]:
    """LOCKNLOAD 12.0: a roll by or for his location that went against it may be made again; the second stands."""
    if not is_lucky(g, side, location):
        return False
    answer = yield Ask(side, "again", rule, [AGAIN.plain, KEEP.plain])
    if answer is KEEP.plain:
        return False
    holder = g.skilled_here(side, location, REROLL)
    card = g.spend(holder, REROLL)
    g.tell("again", "12.0", unit=holder, card=card)
    return True


def faces(number: int, lines: list[Modifier]) -> int:
    """LOCKNLOAD 10.1, 7.0, 20.1: how many faces of a die are up to a number, with what is added to it."""
    for line in lines:
        number -= line.value
    return max(0, min(6, number))


def attempt(
    g: Battle,
    unit: int,
    location: int,
    number: int,
    lines: list[Modifier],
    kind: str,
    rule: str,
    outcomes: tuple[str, str],
) -> Rules[bool]:
    """LOCKNLOAD 4.1, 7.0, 10.1, 20.1: one die with its modifiers up to a number: to spot, to lay smoke, to light a
    flare, to spike a gun."""
    side = g.side(unit)
    enough = faces(number, lines)
    while True:
        die = g.dice.d6()
        good = die <= enough
        luck = Luck(SIDES[side], "checks", int(good), enough, 6) if g.wonders() else None
        g.tell(
            kind, rule, unit=unit, location=location, number=number, dice=[die], modifiers=lines,
            outcome=outcomes[0] if good else outcomes[1], luck=luck,
        )  # fmt: skip
        if good:
            return True
        again = yield from second_chance(g, side, g.at[unit], rule)
        if not again:
            return False
