"""The command `grognard`: one module a command, each with its `arguments` and its `run`."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from typing import Any

from rich.console import Console

from grognard import __version__, build
from grognard.cli.parser import Parser
from grognard.engine.problem import Problem
from grognard.text import LANGUAGES, say

COMMANDS = ["play", "serve", "rules", "case", "orders", "companion", "sim", "replay", "bench"]


def main(arguments: list[str] | None = None) -> int:
    """Run what was typed. A reader that has seen enough (`| head`) ends it without a word."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        try:
            return run(given, language(given))
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def run(given: list[str], lang: str) -> int:
    """Parse, run, and turn every Problem into its sentence."""
    parsed = parser(lang, given).parse_args(given)
    try:
        code: int = module_of(parsed.command).run(parsed)
        return code
    except Problem as problem:
        Console(stderr=True, soft_wrap=True, highlight=False).print(problem.say(lang), markup=False)
        return 2
    except KeyboardInterrupt:
        return 130


def language(given: list[str]) -> str:
    """--lang where it is given, else what the environment speaks, else English."""
    for i, word in enumerate(given):
        if word.startswith("--lang="):
            return checked_language(word.partition("=")[2])
        if word == "--lang" and i + 1 < len(given):
            return checked_language(given[i + 1])
    spoken = os.environ.get("GROGNARD_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    return checked_language(spoken[:2])


def checked_language(lang: str) -> str:
    return lang if lang in LANGUAGES else "en"


def module_of(command: str) -> Any:
    """The module of a command; others are not loaded, for some bring whole games with them."""
    return import_module(f"grognard.cli.{command}")


def parser(lang: str, given: list[str]) -> Parser:
    """Every command, and all that can be typed after those that were given, in the player's language."""
    top = Parser(lang, prog="grognard", description=say(lang, "cli-description"), epilog=say(lang, "cli-epilog"))
    version = f"grognard {__version__} ({say(lang, 'cli-build-' + build.name())})"
    top.add_argument("--version", action="version", version=version, help=say(lang, "cli-version"))
    top.add_argument("--lang", choices=LANGUAGES, default=lang, help=say(lang, "cli-lang"))
    commands = top.add_subparsers(dest="command", required=True, metavar=say(lang, "cli-metavar-command"))
    for name in COMMANDS:
        words = say(lang, f"cli-{name}")
        command: Parser = commands.add_parser(name, lang=lang, help=words, description=words)
        command.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=say(lang, "cli-lang"))
        if name in given:
            module_of(name).arguments(command)
    return top
