"""`grognard case`: rules cases played and compared with what they expect."""

from __future__ import annotations

import argparse
from pathlib import Path

from grognard.cli.parser import Parser
from grognard.engine.casebook import read_case, run_case
from grognard.engine.problem import Problem
from grognard.games import checked_options, game_named
from grognard.text import say


def arguments(command: Parser) -> None:
    command.argument("files", words="case-files", metavar="file", nargs="+")
    command.argument("-v", "--verbose", words="case-verbose", action="store_true")


def run(parsed: argparse.Namespace) -> int:
    """Every case named, or every case in the folders named."""
    files: list[Path] = []
    for name in parsed.files:
        path = Path(name)
        files += sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
    failed = len([file for file in files if not holds(file, parsed.lang, parsed.verbose)])
    print(say(parsed.lang, "cli-case-count", passed=len(files) - failed, failed=failed))
    return 1 if failed else 0


def holds(file: Path, lang: str, verbose: bool) -> bool:
    """Run one case and tell how it went."""
    good, fail = (f"{say(lang, f'cli-case-{how}'):<4}" for how in ("ok", "fail"))
    try:
        case = read_case(file)
        game = game_named(case.game)
        outcome = run_case(case, game, checked_options(game, case.options))
    except Problem as problem:
        print(f"{fail} {file.stem}\n     ! {problem.say(lang)}")
        return False
    print(f"{good if outcome.passed() else fail} {file.stem}: {case.title[lang]}")
    if verbose or not outcome.passed():
        for how, what in outcome.steps:
            print(f"       {say(lang, f'cli-case-step-{how}', what=what)}")
    for wrong in outcome.wrong:
        print(f"     ! {wrong.say(lang)}")
    return outcome.passed()
