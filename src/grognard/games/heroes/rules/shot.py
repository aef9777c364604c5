"""EOD 7: one shot at one unit, as its rules add it up: numbers, and line by line what they come from where somebody
wants to read it."""

from __future__ import annotations

from typing import Final

from grognard.engine.event import Modifier
from grognard.games.heroes.theater import NOBODY, RED

NEVER: Final = 99
"""A number needed that no dice reach: there is no firepower of that colour."""
UNTOLD: Final[list[Modifier]] = []
"""The lines of a shot that nobody reads; nobody changes them."""


class Shot:
    """One shot at one unit: firepower, defence, and the number two dice have to reach; `told` with every line of
    it: firepower above zero, defence below, so that dice, CAPs and these hit from 0 on."""

    __slots__ = (
        "colour",
        "dm",
        "dr",
        "far",
        "firer",
        "flank",
        "fp",
        "here",
        "lines",
        "needed",
        "shells",
        "target",
        "told",
    )

    def __init__(self, firer: int, target: int, told: bool) -> None:
        self.firer = firer
        self.target = target
        self.told = told
        self.here = NOBODY
        """Where it is seen from: the firer's hex, or that of the spotter."""
        self.far = 0
        self.colour = RED
        self.flank = False
        self.shells = False
        """HE."""
        self.fp = 0
        self.dr = 0
        """The defence that is hit,"""
        self.dm = 0
        """and what is added to it."""
        self.needed = NEVER
        """Of two dice, before CAPs."""
        self.lines: list[Modifier] = [] if told else UNTOLD

    def strengthen(self, name: str, value: int, rule: str) -> None:
        """A line of its firepower."""
        self.fp += value
        if self.told:
            self.lines.append(Modifier(name, value, rule))

    def meet(self, name: str, value: int, rule: str) -> None:
        """A line of the defence that is hit."""
        self.dr += value
        if self.told:
            self.lines.append(Modifier(name, -value, rule))

    def hinder(self, name: str, value: int, rule: str) -> None:
        """A line of what is added to that."""
        self.dm += value
        if self.told:
            self.lines.append(Modifier(name, -value, rule))

    @property
    def dv(self) -> int:
        return self.dr + self.dm

    @property
    def possible(self) -> bool:
        return self.needed != NEVER
