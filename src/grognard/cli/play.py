"""`grognard play`: a match in the browser or in the terminal, new or saved."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console

from grognard.bots import COMPUTERS, checked_seats
from grognard.cli.parser import Parser, given_options
from grognard.engine import record
from grognard.engine.dice import TypedDice
from grognard.engine.game import Game
from grognard.engine.kit import the_side
from grognard.engine.match import Match
from grognard.engine.problem import Problem
from grognard.games import (
    checked_options,
    game_named,
    match_at,
    new_match,
    scenario_named,
    seat_named,
)
from grognard.terminal.saves import files_in, how_to_resume, load, path_for, saves_folder, standing
from grognard.text import say

CHAIRS = {player: kind for kind, player in COMPUTERS.items()}
"""The kind of chair each computer sits on."""
AGAINST = [*CHAIRS, "me", "friend"]
HOST = "127.0.0.1"
"""Where a table on this computer is."""


def opponent(typed: str) -> str:
    """Whom somebody wants to play against; a bot is the quick one."""
    return COMPUTERS.get(typed, typed)


def arguments(command: Parser) -> None:
    command.argument("game", words="play-game", metavar="game", nargs="?", default="telemark")
    command.argument("scenario", words="play-scenario", metavar="scenario", nargs="?", default="")
    command.argument("--terminal", words="play-terminal", action="store_true")
    command.argument("--against", words="play-against", type=opponent, choices=AGAINST, default="quick")
    command.argument("--seat", words="play-seat", metavar="seat", default="")
    command.argument("--seed", words="play-seed", metavar="word")
    command.argument("--dice", words="play-dice", choices=["fair", "ask"], default="fair")
    command.argument("--take-backs", words="play-take-backs", action="store_true")
    command.argument("--save", words="play-save", metavar="file")
    command.argument("--saves", words="play-saves", action="store_true")
    command.options()


def run(parsed: argparse.Namespace) -> int:
    """In the browser, unless the terminal is asked for."""
    if parsed.saves:
        return list_saves(parsed.lang)
    return play_in_terminal(parsed) if parsed.terminal else play_in_browser(parsed)


def play_in_browser(parsed: argparse.Namespace) -> int:
    """Open the table, at the match that was asked for. A table that is open already serves as well."""
    from grognard.table import serve

    if parsed.save:
        raise Problem("table-save-terminal")
    wish = wish_of(parsed)

    def show(address: str) -> None:
        if wish is None:
            serve.open_browser(address)
            return
        game, path, data, query = wish
        made = serve.post(address, path, data, lang=parsed.lang, **query)
        print_links(address, game, made, parsed.lang)
        serve.open_browser(serve.entrance(address, made))

    def ready(address: str) -> None:
        print(say(parsed.lang, "cli-play-address", address=address), flush=True)
        show(address)

    data = saves_folder() / "table"
    there = serve.running(data)
    if there:
        print(say(parsed.lang, "cli-play-running", address=there))
        show(there)
        return 0
    port = serve.home_port(data)
    free = serve.is_free(HOST, port)
    if not free:
        print(say(parsed.lang, "cli-play-elsewhere", port=str(port)), flush=True)
    serve.serve(HOST, port if free else 0, "", data, ready, own=saves_folder())
    return 0


def print_links(address: str, game: Game, made: dict[str, Any], lang: str) -> None:
    """Where the match is, and the link for the friend who plays the other side."""
    from grognard.table import serve

    print(say(lang, "cli-play-match", address=serve.entrance(address, made)), flush=True)
    for side, who, token in zip(made["sides"], made["seats"], made["tokens"], strict=True):
        if who == "friend":
            link = serve.invitation(address, token)
            print(say(lang, "cli-play-friend", side=the_side(game, side, lang), address=link), flush=True)
            print(say(lang, "web-link-local"), flush=True)


def wish_of(parsed: argparse.Namespace) -> tuple[Game, str, bytes, dict[str, str]] | None:
    """What the server is asked for: a save or a position to bring, a match to begin, or nothing but the lobby."""
    if parsed.game.endswith(".json"):
        path = Path(parsed.game)
        match = load(path)
        seats = seating_at(match, parsed)
        return match.game, "/api/import", path.read_bytes(), {"seats": ",".join(seats)}
    if is_line(parsed.game):
        match = placed(parsed)
        return match.game, "/api/import", record.encode(match), {"seats": ",".join(seating_at(match, parsed))}
    game = game_named(parsed.game)
    options = checked_options(game, given_options(parsed))
    if not parsed.scenario:
        return None
    wanted = {
        "game": game.name,
        "scenario": scenario_named(game, parsed.scenario),
        "options": options,
        "seed": parsed.seed,
        "typed_dice": parsed.dice == "ask",
        "free_undo": parsed.take_backs,
        "seats": seating(game, parsed.dice == "ask", parsed),
    }
    return game, "/api/matches", json.dumps(wanted).encode(), {}


def seating(game: Game, typed: bool, parsed: argparse.Namespace) -> list[str]:
    """Who sits where: the player at the seat asked for, at the others whoever plays against."""
    seats = [CHAIRS.get(parsed.against, parsed.against)] * len(game.seats)
    seats[seat_named(game, parsed.seat or game.seats[0])] = "me"
    if parsed.terminal and "friend" in seats:
        raise Problem("problem-friend-terminal")
    return checked_seats(game, seats, typed)


def seating_at(match: Match, parsed: argparse.Namespace) -> list[str]:
    return seating(match.game, isinstance(match.base.dice, TypedDice), parsed)


def play_in_terminal(parsed: argparse.Namespace) -> int:
    """The save or the mission named; where none is, what the player picks from the menu."""
    from grognard.terminal.choose import choose
    from grognard.terminal.table import play

    console = Console(highlight=False)
    path = Path(parsed.save) if parsed.save else None
    typed = parsed.dice == "ask"
    if parsed.game.endswith(".json"):
        match = load(Path(parsed.game))
        path = path or Path(parsed.game)
    elif is_line(parsed.game):
        match = placed(parsed)
    elif parsed.scenario:
        match = new_match(game_named(parsed.game), parsed.scenario, given_options(parsed), parsed.seed, typed)
    else:
        game = game_named(parsed.game)
        given = {**checked_options(game, given_options(parsed)), "dice": "table" if typed else "ours"}
        chosen = choose(game, parsed.lang, saves_folder(), console, input, given, parsed.seed)
        if chosen is None:
            return 0
        match = chosen
    match.free_undo = match.free_undo or parsed.take_backs
    bots = {seat: COMPUTERS[who] for seat, who in enumerate(seating_at(match, parsed)) if who in COMPUTERS}
    return play(match, parsed.lang, path or path_for(match, saves_folder()), console, input, bots)


def is_line(typed: str) -> bool:
    """A position was typed, not the name of a game or a save."""
    return "{" in typed


def placed(parsed: argparse.Namespace) -> Match:
    """The match that begins at the position typed."""
    match, cut = match_at(parsed.game, given_options(parsed), parsed.seed, parsed.dice == "ask")
    match.free_undo = parsed.take_backs
    if cut:
        print(say(parsed.lang, "cli-play-step"))
    return match


def list_saves(lang: str) -> int:
    """The saves in the folder, with where each stands and how to go on with it."""
    files = files_in(saves_folder())
    if not files:
        print(say(lang, "cli-play-no-saves", folder=str(saves_folder())))
    for file in files:
        try:
            print(f"{standing(load(file), lang)}\n    {how_to_resume(file)}")
        except Problem as problem:
            print(problem.say(lang))
    return 0
