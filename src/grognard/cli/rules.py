"""`grognard rules`: sections of the rulebook with what enforces and tests them, and the rulings."""

from __future__ import annotations

import argparse

from rich.console import Console

from grognard import build
from grognard.cli.parser import Parser
from grognard.engine.problem import Problem
from grognard.engine.rulebook import Entry, Ruling, index, read_rulebook
from grognard.games import game_named
from grognard.text import say

SHOWN = 4
ALL = 9999
"""So many rules and tests are named where all sections are told; and where somebody asks for one."""


def arguments(command: Parser) -> None:
    command.game()
    command.argument("sections", words="rules-sections", metavar="section", nargs="*")
    command.argument("--check", words="rules-check", action="store_true")
    command.argument("--rulings", words="rules-rulings", action="store_true")


def run(parsed: argparse.Namespace) -> int:
    game = game_named(parsed.game)
    root = build.checkout()
    entries, unknown = index(game, root / "tests" if root is not None else None)
    if parsed.check:
        return check(entries, unknown, parsed.lang)
    console = Console(highlight=False)
    wanted = sections_named(parsed.sections, [e.section.id for e in entries])
    for entry in entries:
        if not wanted or entry.section.id in wanted:
            print_section(entry, parsed.lang, console, SHOWN if not wanted else ALL)
    if parsed.rulings or wanted:
        for ruling in read_rulebook(game).rulings:
            if not wanted or wanted & set(ruling.sections):
                print_ruling(ruling, parsed.lang, console)
    return 0


def sections_named(typed: list[str], known: list[str]) -> set[str]:
    """The sections typed, whatever their case."""
    ids = {section.casefold(): section for section in known}
    for section in typed:
        if section.casefold() not in ids:
            raise Problem("problem-section", section=section, sections=", ".join(known))
    return {ids[section.casefold()] for section in typed}


def check(entries: list[Entry], unknown: list[str], lang: str) -> int:
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


def print_section(entry: Entry, lang: str, console: Console, most: int) -> None:
    section = entry.section
    console.print(f"[bold]{section.id}  {section.title[lang]}[/bold]")
    console.print(f"    {section.gist[lang]}", markup=False)
    if section.kind == "components":
        console.print(f"    [dim]{say(lang, 'cli-rules-components')}[/dim]")
        return
    console.print(f"    [dim]{say(lang, 'cli-rules-rules', names=some(entry.rules, most))}[/dim]")
    console.print(f"    [dim]{say(lang, 'cli-rules-tests', names=some(entry.tests, most))}[/dim]")


def some(names: list[str], most: int) -> str:
    """The first of them, and how many there are besides."""
    more = f", … +{len(names) - most}" if len(names) > most else ""
    return ", ".join(names[:most]) + more or "-"


def print_ruling(ruling: Ruling, lang: str, console: Console) -> None:
    console.print(f"[bold]{ruling.id}[/bold] ({', '.join(ruling.sections)}) {ruling.point[lang]}")
    console.print(f"    {ruling.ruling[lang]} [dim]{ruling.reason[lang]}[/dim]")
    if ruling.option:
        other = say(lang, "cli-rules-other", option=ruling.option)
        console.print(f"    [dim]{other}[/dim] {ruling.other[lang]}")
