"""A tiny game for the bench and the tests of odds: a volley at a stack, each unit of which makes its own check."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.dice import Dice
from grognard.engine.event import Event
from grognard.engine.game import Game
from grognard.engine.match import Match, play_from
from grognard.engine.state import State

VOLLEY: Final = Option("volley")
HOLD: Final = Option("hold")

AIM: Final = 0
CHECKS: Final = 1

NEEDED: Final = 6
"""Two dice of so much or more hit the stack."""
MORALE: Final = [5, 6, 7, 8, 9, 10]
"""Two dice of more than its morale shake a unit."""
PANIC: Final = 2
"""A shaken unit is lost on a die of this or less."""

# How a unit is.
STEADY: Final = 0
SHAKEN: Final = 1
LOST: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Stack(State):
    """The units in one space, and what is to be done next."""

    __slots__ = ("phase", "units")

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.phase = AIM
        self.units = [STEADY for _ in MORALE]

    def copy(self) -> Stack:
        twin = Stack(self.dice.copy())
        twin.over = self.over
        twin.phase = self.phase
        twin.units = self.units[:]
        return twin

    def key(self) -> object:
        return self.phase, tuple(self.units), self.over


def aim(g: Stack) -> Rules[None]:
    """Fire or not; two dice decide whether the stack is hit."""
    answer = yield Ask(0, "aim", "1", [VOLLEY, HOLD])
    if answer is HOLD:
        g.over = True
        return
    dice = g.dice.roll(2)
    hit = sum(dice) >= NEEDED
    if g.log is not None:
        g.log.add(Event("volley", "1", None, dice, outcome="hit" if hit else "miss"))
    if hit:
        g.phase = CHECKS


def checks(g: Stack) -> Rules[None]:
    """Each unit checks by itself."""
    for unit in range(len(MORALE)):
        if g.units[unit] != LOST and g.dice.part():
            check(g, unit, MORALE[unit])
    g.dice.whole()
    g.phase = AIM
    return
    yield


def check(g: Stack, unit: int, morale: int) -> None:
    """Two dice against morale; who is shaken may panic."""
    dice = g.dice.roll(2)
    steady = sum(dice) <= morale
    if g.log is not None:
        g.log.add(Event("check", "2", {"unit": unit}, dice, outcome="steady" if steady else "shaken"))
    if steady:
        return
    die = g.dice.d6()
    g.units[unit] = LOST if die <= PANIC else SHAKEN
    if g.log is not None:
        g.log.add(Event("panic", "3", {"unit": unit}, [die], outcome="lost" if die <= PANIC else "rallies"))


@mypyc_attr(allow_interpreted_subclasses=True)
class VolleyGame(Game):
    def __init__(self) -> None:
        super().__init__("volley", "volley", "1", ["fire"], ["only"], {})
        self.rolling = {"volley"}
        self.fact_kinds = {"unit": "unit"}

    def step(self, g: State) -> Rules[None]:
        assert isinstance(g, Stack)
        return aim(g) if g.phase == AIM else checks(g)

    def describe(self, g: State) -> dict[str, Any]:
        assert isinstance(g, Stack)
        return {"phase": g.phase, "units": g.units[:]}


def volley(game: Game, dice: Dice) -> Match:
    """A match about to fire."""
    return play_from(game, "only", {}, Stack(dice), events=False)
