"""`grognard sim`: many matches played by a bot, and counted."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from grognard import build
from grognard.cli.parser import Parser, given_options
from grognard.engine.game import Game
from grognard.engine.problem import Problem
from grognard.games import checked_options, game_named, own_mission, scenario_named, seat_named
from grognard.lab.sim import Tally, simulate
from grognard.text import percent, say


def arguments(command: Parser) -> None:
    command.game()
    command.argument("scenario", words="sim-scenario", metavar="scenario")
    command.argument("--player", words="sim-player", metavar="player", default="quick")
    command.argument("--against", words="sim-against", metavar="player", default="")
    command.argument("--seat", words="sim-seat", metavar="seat", default="")
    command.argument("--games", words="sim-games", metavar="number", type=int, default=1000)
    command.argument("--seed", words="sim-seed", metavar="word", default="grognard")
    command.argument("--choices", words="sim-choices", action="store_true")
    command.options()


def run(parsed: argparse.Namespace) -> int:
    from grognard.bots import player_named

    typed = own_mission(parsed.scenario)
    game = game_named(parsed.game)
    scenario = scenario_named(game, typed)
    seat = seat_named(game, parsed.seat or game.seats[0])
    players = [parsed.against or parsed.player] * len(game.seats)
    players[seat] = parsed.player
    for name in players:
        player_named(name, game)
    if parsed.games < 1:
        raise Problem("problem-games", games=str(parsed.games))
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{scenario} ({' : '.join(players)})", total=parsed.games)
        tally = simulate(
            game.name,
            scenario,
            checked_options(game, given_options(parsed)),
            players,
            parsed.games,
            parsed.seed,
            lambda done: progress.update(task, completed=done),
            seat=seat,
            record=parsed.choices,
        )
    console = Console(highlight=False)
    console.print(figures(tally, game, parsed.lang))
    if parsed.choices:
        console.print(choices(tally, game, parsed.lang))
    return 0


def figures(tally: Tally, game: Game, lang: str) -> Table:
    """How often they were won, how they ended, how fast they were."""
    rate, low, high, sure = (percent(share, lang) for share in (tally.rate(), *tally.interval(), 0.95))
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    table.add_row(say(lang, "cli-sim-rate"), f"{rate}  ({low} – {high}, {sure})")
    for ending, count in tally.endings.most_common():
        outcome, _, how = ending.partition(" ")
        words = f"{say(lang, f'cli-sim-{outcome}')}: {say(lang, f'{game.family}-how-{how}')}"
        table.add_row(words, f"{count}  ({percent(count / tally.games, lang)})")
    table.add_row(say(lang, "cli-sim-decisions"), f"{tally.decisions / tally.games:.1f}")
    speed = tally.games / tally.seconds
    shown = f"{speed:.0f}" if speed >= 10 else f"{speed:.2g}"
    table.add_row(say(lang, "cli-sim-speed"), f"{shown}  ({say(lang, 'cli-build-' + build.name())})")
    return table


def choices(tally: Tally, game: Game, lang: str) -> Table:
    """Every choice that was offered, under the card that offers it."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for heading in ("taken", "offered", "won-with"):
        table.add_column(say(lang, f"cli-sim-{heading}"), justify="right")
    card = ""
    for answer, offered in sorted(tally.offered.items(), key=lambda item: item[0].value):
        choice = answer.of == "choice"
        heading = game.fact("card-of" if choice else answer.of, answer.value, lang)
        words = game.fact("choice", answer.value, lang) if choice else f"{answer.verb} {answer.subject}"
        if card != heading:
            card = heading
            table.add_row(f"[bold]{card}[/bold]")
        taken = tally.answers[answer]
        won = percent(round(tally.answers_won[answer] / taken, 2), lang) if taken else "-"
        table.add_row(Padding(words, (0, 0, 0, 2)), str(taken), str(offered), won)
    return table
