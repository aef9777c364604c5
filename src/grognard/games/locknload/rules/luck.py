"""LOCKNLOAD 12.0: the card that lets a roll be made again."""

from __future__ import annotations

from grognard.engine.ask import Ask, Rules
from grognard.games.locknload.rules.verbs import AGAIN, KEEP
from grognard.games.locknload.state import Battle
from grognard.games.locknload.theater import REROLL


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
