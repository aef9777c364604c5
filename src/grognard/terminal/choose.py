"""The start menu: a new match with its settings, or one of the saves in a folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text

from grognard.engine.game import Game
from grognard.engine.match import Match
from grognard.engine.problem import Problem
from grognard.games import is_number, new_match, value_in_words
from grognard.terminal.reading import command_in, number_in
from grognard.terminal.saves import files_in, load, standing
from grognard.terminal.screen import FAINT, Screen
from grognard.text import fold, say

DICE = {"dice": ["ours", "table"]}
"""A setting of every game: whose dice are rolled."""

MOST_SAVES = 12
"""Saves offered in the menu, the latest first."""


def choose(
    game: Game,
    lang: str,
    saves: Path,
    console: Console,
    read: Callable[[str], str],
    given: dict[str, str] | None = None,
    seed: str | None = None,
) -> Match | None:
    """What the player wants to play; None if nothing. `given` are settings made beforehand."""
    menu = Menu(game, Screen(console, lang), saves, read)
    menu.settings.update(given or {})
    menu.seed = seed
    return menu.run()


class Menu:
    """The start menu of one game. Entries are numbered on; what is typed is a number or a beginning."""

    def __init__(self, game: Game, screen: Screen, saves: Path, read: Callable[[str], str]) -> None:
        self.game = game
        self.screen = screen
        self.read = read
        self.choices = {**game.choices, **DICE}
        self.settings = {name: values[0] for name, values in self.choices.items()}
        self.seed: str | None = None
        self.matches: list[tuple[str, Match]] = []
        self.broken: list[Problem] = []
        for path in files_in(saves)[:MOST_SAVES]:
            self.look_at(path)

    def look_at(self, path: Path) -> None:
        """Open a save for the menu. One that cannot be opened is told of, not offered."""
        try:
            match = load(path)
        except Problem as problem:
            self.broken.append(problem)
            return
        if match.game.name == self.game.name:
            self.matches.append((path.stem, match))

    def word(self, key: str) -> str:
        return say(self.screen.lang, f"{self.game.family}-{key}")

    def run(self) -> Match | None:
        try:
            while True:
                scenarios = [self.game.scenario_title(name, self.screen.lang) for name in self.game.scenarios]
                kept = [f"{name} · {standing(m, self.screen.lang)}" for name, m in self.matches]
                self.show(scenarios, kept)
                at = self.pick([*scenarios, say(self.screen.lang, "terminal-menu-settings"), *kept])
                if at is None:
                    return None
                if at < len(scenarios):
                    given = {name: value for name, value in self.settings.items() if name not in DICE}
                    typed = self.settings["dice"] == "table"
                    return new_match(self.game, self.game.scenarios[at], given, self.seed, typed)
                if at > len(scenarios):
                    return self.matches[at - len(scenarios) - 1][1]
                self.change_settings()
        except (EOFError, KeyboardInterrupt):
            return None

    def show(self, scenarios: list[str], kept: list[str]) -> None:
        lang = self.screen.lang
        self.screen.heading(self.word("title"), strong=True)
        self.screen.block(Text(self.word("sentence"), "italic"))
        self.screen.say("terminal-menu-new", "bold")
        self.entries(scenarios, 1)
        self.entries([say(lang, "terminal-menu-settings") + " · " + self.summary()], len(scenarios) + 1)
        if kept:
            self.screen.say("terminal-menu-continue", "bold")
            self.entries(kept, len(scenarios) + 2)
        for problem in self.broken:
            self.screen.problem(problem)
        self.screen.say("terminal-menu-how", FAINT)

    def entries(self, labels: list[str], first: int) -> None:
        for number, label in enumerate(labels, first):
            self.screen.block(label, lead=Text(f"{number:>3}  ", "bold cyan"))

    def pick(self, labels: list[str]) -> int | None:
        """The entry typed, by number or beginning; None to leave."""
        while True:
            typed = self.read("> ").strip()
            command = command_in(typed, self.screen.lang)
            if command is not None and command[0] == "quit":
                return None
            if command is not None and command[0] == "help":
                self.help()
                continue
            number = number_in(typed, len(labels))
            if number:
                return number - 1
            found = [i for i, label in enumerate(labels) if typed and fold(label).startswith(fold(typed))]
            if len(found) == 1:
                return found[0]
            self.screen.say("terminal-menu-again", "yellow", last=len(labels))

    def help(self) -> None:
        """What can be typed here, and what the entries are."""
        for key in ("answer", "new", "settings", "saves"):
            self.screen.say(f"terminal-menu-help-{key}")

    # -- settings -------------------------------------------------------------------------------

    def name_of(self, setting: str) -> str:
        return say(self.screen.lang, f"{self.prefix(setting)}-setting-{setting}")

    def value_of(self, setting: str) -> str:
        value = self.settings[setting]
        if setting in DICE:
            return say(self.screen.lang, f"terminal-setting-{setting}-{value}")
        return value_in_words(self.game, setting, value, self.screen.lang)

    def prefix(self, setting: str) -> str:
        return "terminal" if setting in DICE else self.game.family

    def summary(self) -> str:
        """What differs from how the game is usually played."""
        other = [name for name, values in self.choices.items() if self.settings[name] != values[0]]
        if not other:
            return say(self.screen.lang, "terminal-menu-usual")
        return ", ".join(f"{self.name_of(name)}: {self.value_of(name)}" for name in other)

    def change_settings(self) -> None:
        """Each number changes a setting to its next value, until the player is done."""
        while True:
            self.screen.say("terminal-settings-how", "bold")
            self.entries([f"{self.name_of(n)}: {self.value_of(n)}" for n in self.choices], 1)
            typed = self.read("> ").strip()
            command = command_in(typed, self.screen.lang)
            if command is not None and command[0] == "help":
                self.screen.say("terminal-menu-help-settings")
                continue
            number = number_in(typed, len(self.choices))
            if not number:
                return
            name = list(self.choices)[number - 1]
            values = self.choices[name]
            if name in self.game.numbers:
                self.settings[name] = self.number_for(name, *self.game.numbers[name])
            else:
                self.settings[name] = values[(values.index(self.settings[name]) + 1) % len(values)]

    def number_for(self, name: str, low: int, high: int) -> str:
        """The number somebody types for a setting; Enter is how the game is usually played."""
        while True:
            self.screen.say("terminal-settings-number", name=self.name_of(name), low=low, high=high)
            typed = self.read("> ").strip()
            if not typed or is_number(typed, low, high):
                return typed or self.choices[name][0]
