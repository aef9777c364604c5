"""A position at the start of a step as one line of text, read back without loss. See docs/notation.md."""

from __future__ import annotations

from typing import Any

import yaml

from grognard.engine.dice import Dice
from grognard.engine.game import Game
from grognard.engine.problem import Problem
from grognard.engine.state import State


def write_position(game: Game, scenario: str, state: State) -> str:
    """One line: game, rules version, scenario, then the position as a YAML flow mapping."""
    data = yaml.safe_dump(
        game.describe(state), default_flow_style=True, sort_keys=False, allow_unicode=True, width=10**9
    )
    return f"{game.name}/{game.version} {scenario} {data.strip()}"


def split_position(text: str) -> tuple[str, str, dict[str, Any]]:
    """The game's name, the scenario and the position of a line of notation."""
    head, _, rest = text.strip().partition(" ")
    scenario, _, body = rest.partition(" ")
    if not head or not scenario or not body:
        raise Problem("problem-notation", why=repr(text[:40]))
    try:
        position = yaml.safe_load(body)
    except yaml.YAMLError as error:
        raise Problem("problem-notation", why=" ".join(str(error).split())) from error
    if not isinstance(position, dict):
        raise Problem("problem-notation", why=repr(body[:40]))
    return head.partition("/")[0], scenario, position


def read_position(game: Game, options: dict[str, str], text: str, dice: Dice) -> State:
    """The state a line of notation stands for."""
    name, scenario, position = split_position(text)
    if name != game.name:
        raise Problem("problem-notation", why=name)
    return game.place(scenario, options, position, dice)
