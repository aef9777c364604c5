"""What many matches have shown of a game: how many decisions a scenario takes, and how well the computer plays.

Each game may have a file `measured-GAME.yaml` in its package, written by `python -m grognard.lab.balance`.
"""

from __future__ import annotations

from importlib import resources
from typing import Literal

import msgspec

from grognard.engine.content import read_content
from grognard.engine.game import Game


class Played(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario under the default options, the computer at every seat.

    `decisions` are those of each seat among several options. `won` is the share of the first seat, a
    draw counting half; `random`, what random answers win at each seat with the computer at the others,
    empty where that was not tried.
    """

    matches: int
    won: float
    decisions: list[int]
    random: list[float] = []


class Measured(msgspec.Struct, forbid_unknown_fields=True):
    source: Literal["measured"]
    scenarios: dict[str, Played]


def file_of(game: Game) -> str:
    return f"measured-{game.name}.yaml"


def read_measured(game: Game) -> dict[str, Played]:
    """What is known of the scenarios of a game; nothing where nobody has measured."""
    package = f"grognard.games.{game.family}"
    if not resources.files(package).joinpath(file_of(game)).is_file():
        return {}
    return read_content(package, file_of(game), Measured).scenarios
