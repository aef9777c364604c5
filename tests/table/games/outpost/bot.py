"""The outpost's bot takes what comes first."""

from __future__ import annotations

from grognard.engine.ask import Ask, Option
from grognard.engine.state import State

KEEN: frozenset[str] = frozenset()


def choose(g: State, ask: Ask) -> Option:
    return ask.options[0]
