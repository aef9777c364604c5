"""The games. Each package has the same rooms; a game never imports another."""

from __future__ import annotations

import os
import secrets
import threading
from importlib import import_module, resources
from pathlib import Path

from grognard.engine.dice import Dice, KeyedDice, TableDice, TypedDice, key_of
from grognard.engine.game import Game, checked_scenario
from grognard.engine.match import Match, play_from, start
from grognard.engine.notation import split_position
from grognard.engine.problem import Problem
from grognard.engine.record import BROKEN
from grognard.text import say

PACKAGES = {
    "telemark": "grognard.games.raiders",
    "incursion": "grognard.games.incursion",
    "locknload": "grognard.games.locknload",
    "heroes": "grognard.games.heroes",
}
"""Every game by name, and the package it lives in."""

OWN = "GROGNARD_OWN"
"""The variable that says where somebody's own missions are: a file, a mission's folder, or a folder of such. A game
that can read them has them beside its own from the moment it is first asked for."""

READING = threading.Lock()
"""Threads that want a game for the first time wait for one of them to read it."""


def game_named(name: str) -> Game:
    """The game of this name."""
    if name not in PACKAGES:
        raise Problem("problem-game", name=name, games=", ".join(PACKAGES))
    with READING:
        game: Game = import_module(PACKAGES[name] + ".game").game()
    return game


def own_mission(typed: str) -> str:
    """What somebody typed for a scenario: where it is the path of a file or folder of his own, that is noted for
    the games, and the mission is called as it is."""
    path = Path(typed)
    if len(path.parts) < 2 and not path.suffix:  # a name, whatever lies in the folder one is in
        return typed
    os.environ[OWN] = str(path.resolve())
    return own_name(path.resolve())


def own_name(path: Path) -> str:
    """What a mission of somebody's own is called: as its file, or as its folder where that is the mission's."""
    return path.name if path.is_dir() else path.parent.name if path.name == "mission.yaml" else path.stem


def folder_of(name: str) -> Path:
    """Where the package of a game lies."""
    return Path(str(resources.files(PACKAGES[name])))


def checked_options(game: Game, given: dict[str, str]) -> dict[str, str]:
    """The options of a match, with defaults; a name or value that does not exist is a Problem."""
    choices = game.choices
    for name, value in given.items():
        if name not in choices:
            raise Problem("problem-setting", name=name, settings=", ".join(choices))
        if name in game.numbers and value not in choices[name]:
            low, high = game.numbers[name]
            if not is_number(value, low, high):
                words = ", ".join(choices[name])
                raise Problem("problem-setting-number", name=name, value=value, values=words, low=low, high=high)
        elif value not in choices[name]:
            raise Problem("problem-setting-value", name=name, value=value, values=", ".join(choices[name]))
    return {name: given.get(name, values[0]) for name, values in choices.items()}


def is_number(text: str, low: int, high: int) -> bool:
    """A whole number within bounds, written as one writes it: no sign, no space, no zero before it.

    >>> [is_number(text, 3, 99) for text in ("3", "99", "100", "03", "+5", "5.0", "")]
    [True, True, False, False, False, False, False]
    """
    return text.isascii() and text.isdigit() and text == str(int(text)) and low <= int(text) <= high


def value_in_words(game: Game, name: str, value: str, lang: str) -> str:
    """What a value of a setting means."""
    if value in game.choices[name]:
        return say(lang, f"{game.family}-setting-{name}-{value}")
    return say(lang, f"{game.family}-setting-{name}-number", number=int(value))


def scenario_named(game: Game, typed: str) -> str:
    """The scenario somebody typed, whatever the case."""
    names = {name.casefold(): name for name in game.scenarios}
    return checked_scenario(game, names.get(typed.casefold(), typed))


def new_match(
    game: Game,
    scenario: str,
    given: dict[str, str],
    seed: str | None = None,
    typed: bool = False,
    asked: list[str] | None = None,
    line: str = "",
) -> Match:
    """A match as somebody wants it, everything checked. Without a seed its key is one nobody knows. `asked` is what
    is rolled and drawn on a real board beside it; `line` is how that lies already."""
    key = key_of(seed) if seed else secrets.token_bytes(32)
    if asked or line:
        options = checked_options(game, given)
        name = scenario_named(game, scenario)
        dice: Dice = TableDice(key, [], asked) if asked else KeyedDice(key)
        if line:
            return match_laid(game, name, options, dice, line)
        return play_from(game, name, options, game.new(name, options, dice))
    return start(game, scenario_named(game, scenario), checked_options(game, given), key, typed=typed)


def match_at(line: str, given: dict[str, str], seed: str | None = None, typed: bool = False) -> tuple[Match, bool]:
    """A match that begins where a line of notation stands, with dice of its own.

    It begins at the start of a step: the second part says whether the line went on from there.
    """
    name, scenario, _, *since = split_position(line)
    game = game_named(name)
    options = checked_options(game, given)
    key = key_of(seed) if seed else secrets.token_bytes(32)
    dice: Dice = TypedDice(key, []) if typed else KeyedDice(key)
    return match_laid(game, checked_scenario(game, scenario), options, dice, line), any(since)


def match_laid(game: Game, scenario: str, options: dict[str, str], dice: Dice, line: str) -> Match:
    """A match of a scenario that begins at the start of the step a line of notation speaks of, with these dice."""
    name, where, position, *_ = split_position(line)
    if name != game.name or checked_scenario(game, where) != scenario:
        raise Problem("companion-elsewhere", position=f"{name} {where}", mission=scenario)
    position.pop("dice", None)
    try:
        state = game.place(scenario, options, position, dice)
        match = play_from(game, scenario, options, state)
    except BROKEN as error:
        raise Problem("problem-notation", why=f"{type(error).__name__} {error}") from error
    match.origin = game.describe(state)
    return match


def seat_named(game: Game, typed: str) -> int:
    """The number of the seat somebody typed, whatever the case; a Problem lists them."""
    names = [name.casefold() for name in game.seats]
    if typed.casefold() not in names:
        raise Problem("problem-no-seat", name=typed, seats=", ".join(game.seats))
    return names.index(typed.casefold())
