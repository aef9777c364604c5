"""Positions of Lock 'n Load for tests, written as in cases."""

from __future__ import annotations

from typing import Any

from grognard.engine.dice import ScriptDice
from grognard.engine.match import Match, play_from
from grognard.games.locknload.game import game
from grognard.games.locknload.state import Battle


def battle(scenario: str = "vierville", options: dict[str, str] | None = None, **position: Any) -> Battle:
    """A position, in the words of the notation; without dice."""
    state = game().place(scenario, options or {}, position, ScriptDice([]))
    assert isinstance(state, Battle)
    return state


def match(scenario: str = "vierville", options: dict[str, str] | None = None, **position: Any) -> Match:
    """A match that begins there."""
    made = {name: values[0] for name, values in game().choices.items()} | (options or {})
    return play_from(game(), scenario, made, battle(scenario, made, **position))


def unit(g: Battle, name: str) -> int:
    return g.theater.box.unit_names.index(name)


def place(g: Battle, name: str) -> int:
    return g.theater.box.location_names.index(name)
