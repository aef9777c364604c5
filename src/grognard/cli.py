"""The command `grognard`. Each subcommand is a short function; its words are messages in both languages."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from grognard import __version__, build
from grognard.engine import record
from grognard.engine.casebook import read_case, run_case
from grognard.engine.dice import key_of
from grognard.engine.event import Event, event_from
from grognard.engine.game import Game
from grognard.engine.match import Match, start
from grognard.engine.notation import write_point
from grognard.engine.problem import Problem
from grognard.engine.rulebook import Entry, index, read_rulebook
from grognard.engine.scene import line_of
from grognard.games import PACKAGES, checked_options, checked_scenario, game_named
from grognard.text import LANGUAGES, say


def main(arguments: list[str] | None = None) -> int:
    """Parse, run, and turn every Problem into its sentence."""
    given = sys.argv[1:] if arguments is None else arguments
    lang = language(given)
    parsed = parser(lang).parse_args(given)
    try:
        code: int = parsed.run(parsed)
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


def saves_folder() -> Path:
    """Where matches are kept: GROGNARD_SAVES, or `grognard` in the user's data folder."""
    if "GROGNARD_SAVES" in os.environ:
        return Path(os.environ["GROGNARD_SAVES"])
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "grognard"


# -- what can be typed ----------------------------------------------------------------------------


def parser(lang: str) -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="grognard", description=say(lang, "cli-description"), epilog=say(lang, "cli-epilog")
    )
    top.formatter_class = argparse.RawDescriptionHelpFormatter
    version = f"grognard {__version__} ({say(lang, 'cli-build-' + build.name())})"
    top.add_argument("--version", action="version", version=version, help=say(lang, "cli-version"))
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=say(lang, "cli-lang"))
    top.add_argument("--lang", choices=LANGUAGES, default=lang, help=say(lang, "cli-lang"))
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str) -> argparse.ArgumentParser:
        words = say(lang, f"cli-{name}")
        return commands.add_parser(name, help=words, description=words, parents=[common])

    play = command("play")
    play.add_argument(
        "game", nargs="?", default="telemark", help=say(lang, "cli-play-game", games=", ".join(PACKAGES))
    )
    play.add_argument("scenario", nargs="?", default="", help=say(lang, "cli-play-scenario"))
    play.add_argument("--terminal", action="store_true", help=say(lang, "cli-play-terminal"))
    play.add_argument("--seed", help=say(lang, "cli-play-seed"))
    play.add_argument("--dice", choices=["fair", "ask"], default="fair", help=say(lang, "cli-play-dice"))
    play.add_argument("--take-backs", action="store_true", help=say(lang, "cli-play-take-backs"))
    play.add_argument("--save", metavar="FILE", help=say(lang, "cli-play-save"))
    play.add_argument("--saves", action="store_true", help=say(lang, "cli-play-saves"))
    add_options(play, lang)
    play.set_defaults(run=run_play)

    serve = command("serve")
    serve.add_argument("--host", default="127.0.0.1", help=say(lang, "cli-serve-host"))
    serve.add_argument("--port", type=int, default=8000, help=say(lang, "cli-serve-port"))
    serve.add_argument("--public-url", default="", metavar="URL", help=say(lang, "cli-serve-public-url"))
    serve.add_argument("--data", metavar="FOLDER", help=say(lang, "cli-serve-data"))
    serve.set_defaults(run=run_serve)

    rules = command("rules")
    rules.add_argument("game", help=say(lang, "cli-game"))
    rules.add_argument("sections", nargs="*", help=say(lang, "cli-rules-sections"))
    rules.add_argument("--check", action="store_true", help=say(lang, "cli-rules-check"))
    rules.add_argument("--rulings", action="store_true", help=say(lang, "cli-rules-rulings"))
    rules.set_defaults(run=run_rules)

    case = command("case")
    case.add_argument("files", nargs="+", metavar="FILE", help=say(lang, "cli-case-files"))
    case.add_argument("-v", "--verbose", action="store_true", help=say(lang, "cli-case-verbose"))
    case.set_defaults(run=run_cases)

    sim = command("sim")
    sim.add_argument("game", help=say(lang, "cli-game"))
    sim.add_argument("scenario", help=say(lang, "cli-sim-scenario"))
    sim.add_argument("--player", default="heuristic", help=say(lang, "cli-sim-player"))
    sim.add_argument("--games", type=int, default=1000, help=say(lang, "cli-sim-games"))
    sim.add_argument("--seed", default="grognard", help=say(lang, "cli-sim-seed"))
    sim.add_argument("--choices", action="store_true", help=say(lang, "cli-sim-choices"))
    add_options(sim, lang)
    sim.set_defaults(run=run_sim)

    replay = command("replay")
    replay.add_argument("file", help=say(lang, "cli-replay-file"))
    replay.add_argument("--verify", action="store_true", help=say(lang, "cli-replay-verify"))
    replay.add_argument("--at", type=int, default=-1, metavar="N", help=say(lang, "cli-replay-at"))
    replay.set_defaults(run=run_replay)

    bench = command("bench")
    bench.add_argument("game", nargs="?", default="", help=say(lang, "cli-bench-what"))
    bench.set_defaults(run=run_bench)
    return top


def add_options(command: argparse.ArgumentParser, lang: str) -> None:
    command.add_argument(
        "-o", "--option", action="append", default=[], metavar="NAME=VALUE", help=say(lang, "cli-option")
    )


def options_of(parsed: argparse.Namespace) -> dict[str, str]:
    """The settings given as NAME=VALUE, checked."""
    given = {}
    for text in parsed.option:
        name, _, value = text.partition("=")
        given[name] = value
    return checked_options(game_named(parsed.game), given)


# -- play -----------------------------------------------------------------------------------------


def run_play(parsed: argparse.Namespace) -> int:
    """In the browser, unless the terminal is asked for."""
    if parsed.saves:
        return list_saves(saves_folder(), parsed.lang)
    return play_in_terminal(parsed) if parsed.terminal else play_in_browser(parsed)


def play_in_browser(parsed: argparse.Namespace) -> int:
    """Open the table, at the match that was asked for. A table that is open already serves as well."""
    from grognard.table import serve

    if parsed.save:
        raise Problem("table-save-terminal")
    wish = wish_of(parsed)

    def show(address: str) -> None:
        made = serve.post(address, *wish, parsed.lang) if wish is not None else None
        serve.open_browser(serve.link(address, made["tokens"][0]) if made is not None else address)

    def ready(address: str) -> None:
        print(say(parsed.lang, "cli-play-address", address=address), flush=True)
        show(address)

    data = saves_folder() / "table"
    there = serve.running(data)
    if there:
        print(say(parsed.lang, "cli-play-running", address=there))
        show(there)
        return 0
    serve.serve("127.0.0.1", 0, "", data, ready)
    return 0


def wish_of(parsed: argparse.Namespace) -> tuple[str, bytes] | None:
    """What the server is asked for: a save to bring, a match to begin, or nothing but the lobby."""
    if parsed.game.endswith(".json"):
        path = Path(parsed.game)
        open_save(path)
        return "/api/import", path.read_bytes()
    game = game_named(parsed.game)
    options = options_of(parsed)
    if not parsed.scenario:
        return None
    wanted = {
        "game": game.name,
        "scenario": checked_scenario(game, parsed.scenario),
        "options": options,
        "seed": parsed.seed,
        "typed_dice": parsed.dice == "ask",
        "free_undo": parsed.take_backs,
    }
    return "/api/matches", json.dumps(wanted).encode()


def run_serve(parsed: argparse.Namespace) -> int:
    from grognard.table import serve

    def ready(address: str) -> None:
        print(say(parsed.lang, "cli-play-address", address=address), flush=True)

    data = Path(parsed.data) if parsed.data else saves_folder() / "table"
    serve.serve(parsed.host, parsed.port, parsed.public_url, data, ready)
    return 0


def play_in_terminal(parsed: argparse.Namespace) -> int:
    from grognard.terminal.choose import choose
    from grognard.terminal.saves import path_for
    from grognard.terminal.table import play

    console = Console(highlight=False)
    folder = saves_folder()
    if parsed.game.endswith(".json"):
        path = Path(parsed.game)
        match = open_save(path)
        match.free_undo = match.free_undo or parsed.take_backs
        return play(match, parsed.lang, Path(parsed.save) if parsed.save else path, console, input)
    game = game_named(parsed.game)
    if parsed.scenario:
        match = new_match(parsed)
    else:
        given = {**options_of(parsed), "dice": "table" if parsed.dice == "ask" else "ours"}
        chosen = choose(game, parsed.lang, folder, console, input, given, parsed.seed or "")
        if chosen is None:
            return 0
        match = chosen
    match.free_undo = match.free_undo or parsed.take_backs
    return play(match, parsed.lang, Path(parsed.save) if parsed.save else path_for(match, folder), console, input)


def new_match(parsed: argparse.Namespace) -> Match:
    game = game_named(parsed.game)
    scenario = checked_scenario(game, parsed.scenario)
    key = key_of(parsed.seed) if parsed.seed else secrets.token_bytes(32)
    return start(game, scenario, options_of(parsed), key, typed=parsed.dice == "ask")


def list_saves(folder: Path, lang: str) -> int:
    """The saves in the folder, with where each stands and how to go on with it."""
    from grognard.terminal.saves import files_in, how_to_resume, standing

    files = files_in(folder)
    if not files:
        print(say(lang, "cli-play-no-saves", folder=str(folder)))
    for file in files:
        try:
            print(f"{standing(open_save(file), lang)}\n    {how_to_resume(file)}")
        except Problem as problem:
            print(problem.say(lang))
    return 0


def open_save(path: Path) -> Match:
    found = record.read(path)
    return record.restore(found, game_named(found.game), str(path))


# -- rules ----------------------------------------------------------------------------------------


def run_rules(parsed: argparse.Namespace) -> int:
    game = game_named(parsed.game)
    root = build.checkout()
    entries, unknown = index(game, root / "tests" if root is not None else None)
    if parsed.check:
        return check_rules(entries, unknown, parsed.lang)
    console = Console(highlight=False)
    known = [e.section.id for e in entries]
    for section in parsed.sections:
        if section not in known:
            raise Problem("problem-section", section=section, sections=", ".join(known))
    for entry in entries:
        if not parsed.sections or entry.section.id in parsed.sections:
            print_section(entry, parsed.lang, console)
    if parsed.rulings or parsed.sections:
        print_rulings(parsed, console)
    return 0


def check_rules(entries: list[Entry], unknown: list[str], lang: str) -> int:
    """Every section that is a rule has a rule function and a test, and nothing cites thin air."""
    wrong = [say(lang, "cli-rules-unknown", place=place) for place in unknown]
    for entry in entries:
        for lack in entry.missing():
            wrong.append(say(lang, f"cli-rules-missing-{lack}", section=entry.section.id))
    for sentence in wrong:
        print(sentence)
    rules = len([e for e in entries if e.section.kind == "rule"])
    if not wrong:
        print(say(lang, "cli-rules-complete", sections=len(entries), rules=rules))
    return 1 if wrong else 0


def print_section(entry: Entry, lang: str, console: Console) -> None:
    section = entry.section
    console.print(f"[bold]{section.id}  {section.title[lang]}[/bold]")
    console.print(f"    {section.gist[lang]}", markup=False)
    if section.kind == "components":
        console.print(f"    [dim]{say(lang, 'cli-rules-components')}[/dim]")
        return
    console.print(f"    [dim]{say(lang, 'cli-rules-rules', names=', '.join(entry.rules) or '-')}[/dim]")
    console.print(f"    [dim]{say(lang, 'cli-rules-tests', names=', '.join(entry.tests) or '-')}[/dim]")


def print_rulings(parsed: argparse.Namespace, console: Console) -> None:
    lang = parsed.lang
    for ruling in read_rulebook(game_named(parsed.game)).rulings:
        if parsed.sections and not set(parsed.sections) & set(ruling.sections):
            continue
        console.print(f"[bold]{ruling.id}[/bold] ({', '.join(ruling.sections)}) {ruling.point[lang]}")
        console.print(f"    {ruling.ruling[lang]} [dim]{ruling.reason[lang]}[/dim]")
        if ruling.option:
            console.print(
                f"    [dim]{say(lang, 'cli-rules-other', option=ruling.option)}[/dim] {ruling.other[lang]}"
            )


# -- case -----------------------------------------------------------------------------------------


def run_cases(parsed: argparse.Namespace) -> int:
    """Every case named, or every case in the folders named."""
    files: list[Path] = []
    for name in parsed.files:
        path = Path(name)
        files += sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
    failed = 0
    for file in files:
        try:
            case = read_case(file)
            game = game_named(case.game)
            outcome = run_case(case, game, checked_options(game, case.options))
        except Problem as problem:
            print(f"FAIL {file.stem}\n     ! {problem.say(parsed.lang)}")
            failed += 1
            continue
        mark = "ok  " if outcome.passed() else "FAIL"
        print(f"{mark} {file.stem}: {case.title[parsed.lang]}")
        if parsed.verbose or not outcome.passed():
            for step in outcome.steps:
                print(f"       {step}")
        for wrong in outcome.wrong:
            print(f"     ! {wrong}")
        failed += not outcome.passed()
    print(say(parsed.lang, "cli-case-count", passed=len(files) - failed, failed=failed))
    return 1 if failed else 0


# -- sim ------------------------------------------------------------------------------------------


def run_sim(parsed: argparse.Namespace) -> int:
    from grognard.bots import player_named
    from grognard.lab.sim import simulate

    lang = parsed.lang
    game = game_named(parsed.game)
    checked_scenario(game, parsed.scenario)
    player_named(parsed.player, game)
    if parsed.games < 1:
        raise Problem("problem-games", games=str(parsed.games))
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{parsed.scenario} ({parsed.player})", total=parsed.games)
        tally = simulate(
            parsed.game,
            parsed.scenario,
            options_of(parsed),
            parsed.player,
            parsed.games,
            parsed.seed,
            lambda done: progress.update(task, completed=done),
            record=parsed.choices,
        )
    low, high = tally.interval()
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    table.add_row(say(lang, "cli-sim-won"), f"{tally.rate():.1%}  ({low:.1%} – {high:.1%}, 95 %)")
    for ending, count in tally.endings.most_common():
        outcome, _, how = ending.partition(" ")
        words = f"{say(lang, f'{game.family}-outcome-{outcome}')}: {say(lang, f'{game.family}-how-{how}')}"
        table.add_row(words, f"{count}  ({count / tally.games:.1%})")
    table.add_row(say(lang, "cli-sim-decisions"), f"{tally.decisions / tally.games:.1f}")
    table.add_row(say(lang, "cli-sim-speed"), f"{tally.games / tally.seconds:.0f}  ({build.name()})")
    for choice, offered in sorted(tally.offered.items()):
        taken = tally.answers[choice]
        won = f"{tally.answers_won[choice] / taken:.0%}" if taken else "-"
        words = say(lang, "cli-sim-choice", taken=taken, offered=offered, won=won)
        table.add_row(f"  {game.fact('choice', choice, lang)}", words)
    Console(highlight=False).print(table)
    return 0


# -- replay ---------------------------------------------------------------------------------------


def run_replay(parsed: argparse.Namespace) -> int:
    path = Path(parsed.file)
    found = record.read(path)
    game = game_named(found.game)
    if parsed.verify:
        good, words = record.verify(found, game, parsed.lang)
        print(words)
        return 0 if good else 1
    print(say(parsed.lang, f"{game.family}-scenario-{found.scenario}"))
    if found.over and parsed.at < 0:
        tell_events([event_from(e) for e in found.events], game, parsed.lang)
        return 0
    match = record.restore(found, game, str(path))
    if match.resumed:
        print(say(parsed.lang, match.resumed, old=found.rules, new=game.version))
    if parsed.at >= 0:
        if parsed.at > len(match.answers) or parsed.at < match.base_at:
            raise Problem("problem-replay-at", last=len(match.answers))
        match.rewind(parsed.at)
    tell_events(match.log.events if match.log is not None else [], game, parsed.lang)
    print(write_point(match))
    return 0


def tell_events(events: list[Event], game: Game, lang: str) -> None:
    """The events of a match in words, each with its dice and its rule. A finished match needs no more."""
    for event in events:
        line = line_of(game, event, lang)
        dice = " ".join(str(d) for d in line.dice)
        print(f"  {line.text}" + (f" [{dice}]" if dice else "") + f"  ({line.rule})")


# -- bench ----------------------------------------------------------------------------------------


def run_bench(parsed: argparse.Namespace) -> int:
    if parsed.game == "table":
        return bench_table(parsed.lang)
    for name in [parsed.game] if parsed.game else PACKAGES:
        bench_game(name, parsed.lang)
    return 0


def bench_game(name: str, lang: str) -> None:
    """One game beside the chess package, in both builds."""
    from grognard.bench.speed import measure_build

    game_named(name)
    figures = {which: measure_build(which, name) for which in ("plain", "compiled")}
    table = Table()
    table.add_column(name)
    shown = {which: f for which, f in figures.items() if f is not None}
    for which in shown:
        table.add_column(say(lang, f"cli-build-{which}"), justify="right")
    for row in next(iter(shown.values())):
        table.add_row(row, *[f"{f[row]:,.2f}" for f in shown.values()])
    Console(highlight=False).print(table)
    if figures["compiled"] is None:
        print(say(lang, "cli-bench-build"))


def bench_table(lang: str) -> int:
    """The table beside an echo server, in both builds. An error fails it; a missed mark is only shown."""
    from grognard.bench.table import MATCHES, PAUSE, Report, measure_build

    found = {which: measure_build(which) for which in ("plain", "compiled")}
    shown: dict[str, Report] = {which: r for which, r in found.items() if r is not None}
    table = Table(title=say(lang, "cli-bench-table", matches=MATCHES, pause=str(PAUSE)))
    table.add_column("")
    for which in shown:
        table.add_column(say(lang, f"cli-build-{which}"), justify="right")
        table.add_column("echo", justify="right")
    for phase in ("full", "paced"):
        for figure in ("rate", "p50", "p99"):
            cells = []
            for report in shown.values():
                cells += [getattr(getattr(report, prefix + phase), figure) for prefix in ("", "echo_")]
            table.add_row(say(lang, f"cli-bench-{phase}-{figure}"), *[f"{c:,.1f}" for c in cells])
    shares = [cell for r in shown.values() for cell in (f"{r.share():.0%}", "")]
    table.add_row(say(lang, "cli-bench-share"), *shares)
    Console(highlight=False).print(table)
    errors = [e for r in shown.values() for e in r.errors]
    for error in errors[:10]:
        print(error)
    return 1 if errors or not shown else 0
