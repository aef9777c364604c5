"""Exact odds: every way the dice of an option can fall, through the rule code that will resolve it."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial
from typing import Final, TypeVar

from grognard.engine.ask import Option
from grognard.engine.dice import DieNeeded, HiddenNeeded, ScriptDice
from grognard.engine.event import Event, Log, Settled
from grognard.engine.match import Match

T = TypeVar("T")

MOST_WORLDS: Final = 2000
"""An option whose dice can fall in more ways than this before anything is settled has no odds to show."""


class Odds:
    """A distribution over outcomes, and one of the events that settle it, with the modifiers that made it."""

    def __init__(self, chances: dict[str, Fraction], event: Event) -> None:
        self.chances = chances
        self.event = event


def throws(sides: int, count: int) -> list[tuple[list[int], int]]:
    """Every way so many dice can fall, and how often: no rule asks which die is which.

    >>> throws(2, 2)
    [([2, 2], 1), ([2, 1], 2), ([1, 1], 1)]
    """
    out: list[tuple[list[int], int]] = []
    for faces in combinations_with_replacement(range(sides, 0, -1), count):
        ways = factorial(count)
        for face in set(faces):
            ways //= factorial(faces.count(face))
        out.append((list(faces), ways))
    return out


def odds_of(match: Match, option: Option) -> Odds | None:
    """The distribution of the first outcome an option's own dice settle; None if dice settle nothing.

    The match and its dice are not touched, and nothing hidden is looked at.
    """
    if not match.game.rolls(option):
        return None

    def play(script: list[int]) -> Event | DieNeeded | None:
        twin = match.fork(ScriptDice(script, blind=True))
        twin.state.log = Log(settle=True)
        rules = twin.rules
        assert rules is not None
        try:
            rules.send(option)
        except Settled as settled:
            return settled.event if script else None
        except DieNeeded as needed:
            return needed
        except (HiddenNeeded, StopIteration):
            pass
        return None

    found = worlds(play, [])
    if found is None:
        return None
    chances: dict[str, Fraction] = {}
    for event, weight in found:
        chances[event.outcome] = chances.get(event.outcome, Fraction(0)) + weight
    return Odds(dict(sorted(chances.items())), found[-1][0])


def worlds(play: Callable[[list[int]], T | DieNeeded | None], begun: list[int]) -> list[tuple[T, Fraction]] | None:
    """What comes of every way the dice can fall after those that lie, each with its chance.

    `play` says what comes of a script of dice, or which are wanted next. None where it cannot say, and where
    there are more than `MOST_WORLDS`.
    """
    found: list[tuple[T, Fraction]] = []
    scripts: list[tuple[list[int], Fraction]] = [(begun, Fraction(1))]
    tried = 0
    while scripts:
        script, weight = scripts.pop()
        tried += 1
        if tried + len(scripts) > MOST_WORLDS:
            return None
        result = play(script)
        if result is None:
            return None
        if isinstance(result, DieNeeded):
            for faces, ways in throws(result.sides, result.count):
                scripts.append(([*script, *faces], weight * Fraction(ways, result.sides**result.count)))
        else:
            found.append((result, weight))
    return found
