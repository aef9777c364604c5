"""`grognard replay`: a saved match told again, or its dice checked."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

from grognard.cli.parser import Parser
from grognard.engine import record
from grognard.engine.event import event_from
from grognard.engine.notation import write_point
from grognard.engine.problem import Problem
from grognard.engine.show import line_of
from grognard.games import game_named
from grognard.terminal.saves import saves_folder
from grognard.terminal.screen import Screen
from grognard.terminal.words import log_line


def arguments(command: Parser) -> None:
    command.argument("file", words="replay-file", metavar="file")
    command.argument("--verify", words="replay-verify", action="store_true")
    command.argument("--at", words="replay-at", metavar="number", type=int, default=-1)


def run(parsed: argparse.Namespace) -> int:
    path = Path(parsed.file)
    found = record.read(path)
    game = game_named(found.game)
    if not found.over:
        game = game.equipped(found.options, saves_folder())
    if parsed.verify:
        good, words = record.verify(found, game, parsed.lang)
        print(words)
        return 0 if good else 1
    screen = Screen(Console(highlight=False), parsed.lang)
    screen.put(game.scenario_title(found.scenario, parsed.lang))
    if found.over and parsed.at < 0:
        events, position = [event_from(e) for e in found.events], ""
    else:
        match = record.restore(found, game, str(path))
        if match.resumed:
            note = record.resumed_note(match)
            screen.say(note.key, **note.facts)
        if parsed.at >= 0:
            if parsed.at > len(match.answers) or parsed.at < match.since:
                raise Problem("problem-replay-at", last=len(match.answers))
            match = record.taken_back(found, match, parsed.at)
        events = match.log.events if match.log is not None else []
        position = write_point(match)
    for event in events:
        log_line(screen, line_of(game, event, parsed.lang))
    if position:
        screen.put(position)
    return 0
