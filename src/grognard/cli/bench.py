"""`grognard bench`: how fast both builds are, beside a yardstick in the same run."""

from __future__ import annotations

import argparse
from importlib.util import find_spec

from rich.console import Console
from rich.table import Table

from grognard import build
from grognard.cli.parser import Parser
from grognard.engine.problem import Problem
from grognard.games import PACKAGES, game_named
from grognard.text import percent, say

BUILDS = ["plain", "compiled"]


def arguments(command: Parser) -> None:
    command.argument("what", words="bench-what", metavar="what", nargs="?", default="")


def run(parsed: argparse.Namespace) -> int:
    if build.checkout() is None:
        raise Problem("problem-bench-checkout")
    if parsed.what == "board":
        return bench_board(parsed.lang)
    if parsed.what == "table":
        code = bench_table(parsed.lang)
    elif parsed.what == "hexes":
        code = bench_hexes(parsed.lang)
    else:
        code = bench_games(parsed.what, parsed.lang)
    if build.sources("compiled") is None:
        print(say(parsed.lang, "cli-bench-build"))
    return code


def bench_games(name: str, lang: str) -> int:
    """One game, or every game there is."""
    for each in [name] if name else PACKAGES:
        bench_game(each, lang)
    return 0


def bench_game(name: str, lang: str) -> None:
    """Decisions a second beside random play in the chess package."""
    from grognard.bench.speed import measure_build

    game = game_named(name)
    need_chess()
    show(game.name, {which: measure_build(which, game.name) for which in BUILDS}, lang)


def bench_hexes(lang: str) -> int:
    """Sight on a large board of hexes, beside plies in the chess package."""
    from grognard.bench.hexes import COLUMNS, ROWS, measure_build

    need_chess()
    show(f"{COLUMNS} x {ROWS}", {which: measure_build(which) for which in BUILDS}, lang)
    return 0


def bench_board(lang: str) -> int:
    """A large board of hexes in a browser, frame by frame."""
    from grognard.bench.board import Figures, chromium, measure

    if find_spec("playwright") is None or chromium() is None:
        raise Problem("problem-bench-browser")
    found = measure()
    table = Table(title=say(lang, "cli-bench-board", spaces=found.spaces, pieces=found.pieces))
    table.add_column("")
    for column in ("half", "most", "processor"):
        table.add_column(say(lang, f"cli-bench-{column}"), justify="right")
    for row in ("pan", "zoom", "change"):
        figures: Figures = getattr(found, row)
        cells = (figures.half, figures.most, figures.processor)
        table.add_row(say(lang, f"cli-bench-board-{row}"), *[f"{cell:,.1f}" for cell in cells])
    Console(highlight=False).print(table)
    return 0


def need_chess() -> None:
    if find_spec("chess") is None:
        raise Problem("problem-bench-chess")


def show(title: str, found: dict[str, dict[str, float] | None], lang: str) -> None:
    """The figures of the builds side by side."""
    shown = {which: figures for which, figures in found.items() if figures is not None}
    table = Table()
    table.add_column(title)
    for which in shown:
        table.add_column(say(lang, f"cli-build-{which}"), justify="right")
    for row in next(iter(shown.values())):
        table.add_row(say(lang, f"cli-bench-{row}"), *[f"{f[row]:,.2f}" for f in shown.values()])
    Console(highlight=False).print(table)


def bench_table(lang: str) -> int:
    """The table beside an echo server. An error fails it; a missed mark is only shown."""
    from grognard.bench.table import CROWD, CROWD_PAUSE, GAMES, MATCHES, PAUSE, Report, measure_build

    found = {which: measure_build(which) for which in BUILDS}
    shown: dict[str, Report] = {which: r for which, r in found.items() if r is not None}
    for game in GAMES:
        title = say(lang, f"{game_named(game).family}-title")
        table = Table(title=say(lang, "cli-bench-table", game=title, matches=MATCHES, pause=str(PAUSE)))
        table.add_column("")
        for which in shown:
            table.add_column(say(lang, f"cli-build-{which}"), justify="right")
            table.add_column(say(lang, "cli-bench-echo"), justify="right")
        loads = [report.games[game] for report in shown.values()]
        for phase in ("full", "paced"):
            for figure in ("rate", "p50", "p99"):
                cells = [getattr(getattr(load, by + phase), figure) for load in loads for by in ("", "echo_")]
                table.add_row(say(lang, f"cli-bench-{phase}-{figure}"), *[f"{c:,.1f}" for c in cells])
        shares = [cell for load in loads for cell in (percent(round(load.share(), 2), lang), "")]
        table.add_row(say(lang, "cli-bench-share"), *shares)
        Console(highlight=False).print(table)
    crowd = Table(title=say(lang, "cli-bench-crowd", matches=CROWD, pause=str(CROWD_PAUSE)))
    crowd.add_column("")
    for which in shown:
        crowd.add_column(say(lang, f"cli-build-{which}"), justify="right")
    for figure in ("rate", "p50", "p99"):
        cells = [getattr(report.crowd, figure) for report in shown.values()]
        crowd.add_row(say(lang, f"cli-bench-paced-{figure}"), *[f"{c:,.1f}" for c in cells])
    Console(highlight=False).print(crowd)
    errors = [e for r in shown.values() for e in r.errors]
    for error in errors[:10]:
        print(error)
    return 1 if errors or not shown else 0
