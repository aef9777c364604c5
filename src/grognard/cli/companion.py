"""`grognard companion`: beside a real board, from its set-up, from a position, or on from a save."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

from grognard.cli.parser import Parser, given_options
from grognard.companion.table import play
from grognard.engine import record
from grognard.engine.dice import CARDS, CUPS, DICE
from grognard.engine.match import Match
from grognard.engine.problem import Problem
from grognard.games import new_match
from grognard.games.heroes.content import load_deck
from grognard.games.heroes.decks import PrivateDeck
from grognard.games.heroes.game import DECK, game, game_with
from grognard.games.heroes.library import checked, remember
from grognard.terminal.saves import path_for, saves_folder

WHOSE = {"dice": DICE, "cups": CUPS, "cards": CARDS}
"""What is rolled or drawn on the table or by the program, by the argument that says so."""


def arguments(command: Parser) -> None:
    command.argument("mission", words="companion-mission", metavar="scenario")
    command.argument("--at", words="companion-at", metavar="position")
    command.argument("--deck", words="companion-deck", metavar="file")
    command.argument("--dice", words="companion-dice", choices=["table", "ours"], default="table")
    command.argument("--cups", words="companion-cups", choices=["table", "ours"], default="table")
    command.argument("--cards", words="companion-cards", choices=["table", "ours"], default="ours")
    command.argument("--seed", words="play-seed", metavar="word")
    command.argument("--save", words="companion-save", metavar="file")
    command.argument("-o", "--option", words="option", metavar="option", action="append", default=[])


def run(parsed: argparse.Namespace) -> int:
    """Open the match and sit down beside the board."""
    deck = load_deck(parsed.deck) if parsed.deck else None
    path = Path(parsed.save) if parsed.save else None
    if parsed.mission.endswith(".json"):
        match = opened(Path(parsed.mission), deck)
        path = path or Path(parsed.mission)
    else:
        match = begun(parsed, deck)
    if deck is not None:
        remember(deck, saves_folder())
    return play(match, parsed.lang, path or path_for(match, saves_folder()), Console(highlight=False), input)


def opened(path: Path, deck: PrivateDeck | None) -> Match:
    """The match of a save, with the deck it was played with."""
    found = record.read(path)
    if found.game != game().name:
        raise Problem("companion-other", game=found.game)
    wanted = found.options.get(DECK, "")
    if wanted and deck is not None:
        return record.restore(found, game_with(checked(deck, wanted)), str(path))
    return record.restore(found, game().equipped(found.options, saves_folder()), str(path))


def begun(parsed: argparse.Namespace, deck: PrivateDeck | None) -> Match:
    """A new match: the mission as it is set up, or the position that lies on the table."""
    heroes = game_with(deck) if deck is not None else game()
    asked = [what for name, what in WHOSE.items() if getattr(parsed, name) == "table"]
    given = given_options(parsed)
    return new_match(heroes, parsed.mission, given, parsed.seed, asked=asked, line=parsed.at or "")
