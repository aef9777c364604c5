"""argparse in the player's language, and the arguments that several commands share."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from grognard.engine.game import Game
from grognard.games import PACKAGES, game_named
from grognard.text import say

WORDS = {
    "usage: ": "cli-words-usage",
    "positional arguments": "cli-words-positional",
    "options": "cli-words-options",
    "show this help message and exit": "cli-words-help",
    "%(prog)s: error: %(message)s\n": "cli-words-error",
    "argument %(argument_name)s: %(message)s": "cli-words-argument",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-words-choice",
    "invalid %(type)s value: %(value)r": "cli-words-number",
    "the following arguments are required: %s": "cli-words-required",
    "unrecognized arguments: %s": "cli-words-unrecognized",
    "expected one argument": "cli-words-one",
    "expected at least one argument": "cli-words-some",
    "ambiguous option: %(option)s could match %(matches)s": "cli-words-ambiguous",
    "ignored explicit argument %r": "cli-words-explicit",
}
"""What argparse says itself, and the messages that say it here. The only type we ask for is a number."""


class Parser(argparse.ArgumentParser):
    """A parser that speaks the player's language; `more` writes what stands under its help."""

    def __init__(self, lang: str, **settings: Any) -> None:
        self.lang = lang
        self.more: Callable[[str], str] | None = None
        speak(lang)
        settings.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(**settings)

    def format_help(self) -> str:
        if self.more is not None:
            self.epilog = self.more(self.lang)
        return super().format_help()

    def argument(self, *names: str, words: str, metavar: str = "", **settings: Any) -> None:
        """An argument explained by the message `cli-{words}`; its placeholder is a message too."""
        if metavar:
            settings["metavar"] = say(self.lang, f"cli-metavar-{metavar}")
        self.add_argument(*names, help=say(self.lang, f"cli-{words}"), **settings)

    def game(self, **settings: Any) -> None:
        self.argument("game", words="game", metavar="game", **settings)

    def options(self) -> None:
        self.argument("-o", "--option", words="option", metavar="option", action="append", default=[])
        self.more = games_help


def speak(lang: str) -> None:
    """Have argparse say its words through our messages: it looks every one of them up by this name."""

    def words(own: str) -> str:
        """Blanks at the end, which a message cannot have, stay as they were."""
        return say(lang, WORDS[own]) + own[len(own.rstrip()) :] if own in WORDS else own

    setattr(argparse, "_", words)  # noqa: B010


def games_help(lang: str) -> str:
    """Every game with its missions, and its settings with their values."""
    return "\n\n".join(game_help(game_named(name), lang) for name in PACKAGES)


def game_help(game: Game, lang: str) -> str:
    def word(key: str) -> str:
        return say(lang, f"{game.family}-{key}")

    column = max(len(name) for name in [*game.scenarios, *game.choices]) + 2
    lines = [f"{game.name}: {word('title')}", "  " + say(lang, "cli-help-missions")]
    lines += [f"    {name:<{column}}{game.scenario_title(name, lang)}" for name in game.scenarios]
    lines.append("  " + say(lang, "cli-help-settings"))
    for setting, values in game.choices.items():
        lines.append(f"    {setting:<{column}}{word('setting-' + setting)}")
        width = max(len(value) for value in values) + 2
        for value in values:
            lines.append(f"    {'':<{column}}  {value:<{width}}{word(f'setting-{setting}-{value}')}")
        if setting in game.numbers:
            low, high = game.numbers[setting]
            lines.append(f"    {'':<{column}}  " + say(lang, "cli-help-number", low=low, high=high))
    return "\n".join(lines)


def given_options(parsed: argparse.Namespace) -> dict[str, str]:
    """The settings given as NAME=VALUE, not yet checked."""
    given = {}
    for text in parsed.option:
        name, _, value = text.partition("=")
        given[name] = value
    return given
