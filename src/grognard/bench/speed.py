"""Speed as a ratio within one run: our decisions beside random legal play in the `chess` package.

Both are timed in short slices by turns, so that a busy machine slows them alike; the ratio is the
median over the slices.
"""

from __future__ import annotations

import gc
import json
import os
import random
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

from grognard import build
from grognard.bench.volley import VOLLEY, VolleyGame, volley
from grognard.engine import record
from grognard.engine.ask import Option
from grognard.engine.casebook import begin_case, read_case
from grognard.engine.dice import KeyedDice, key_of
from grognard.engine.event import Log
from grognard.engine.game import Game
from grognard.engine.match import Match, start
from grognard.engine.odds import odds_of
from grognard.games import checked_options, game_named

SLICE = 0.15
ROUNDS = 15
WARM = 6.0
"""Seconds of play before any clock runs: most of what is made once for a map, as play comes to it, stands then."""
DEAREST = "dearest.yaml"
OPTIONS = 300
"""So many options that roll dice are looked at for the time their odds take."""


class Walk:
    """Random play, one decision at a time, beginning again when a match is over."""

    def __init__(self, game: Game, events: bool) -> None:
        self.game = game
        self.options = checked_options(game, {})
        self.scenarios = [s for s in game.scenarios if "campaign" not in s]
        self.events = events
        self.random = random.Random(1)
        self.count = 0
        self.match = self.fresh()

    def fresh(self) -> Match:
        self.count += 1
        scenario = self.scenarios[self.count % len(self.scenarios)]
        return start(self.game, scenario, self.options, key_of(str(self.count)), self.events)

    def run(self, seconds: float) -> float:
        """Decisions a second, all options listed at each."""
        pick = self.random.random
        clock = time.perf_counter
        begin = clock()
        done = 0
        match = self.match
        while clock() - begin < seconds:
            for _ in range(50):
                ask = match.ask
                if ask is None:
                    match = self.fresh()
                    continue
                options = ask.options
                match.answer(options[int(pick() * len(options))])
                done += 1
        self.match = match
        return done / (clock() - begin)


class Chess:
    """The yardstick: random legal play in python-chess."""

    def __init__(self) -> None:
        import chess

        self.new = chess.Board
        self.board = chess.Board()
        self.random = random.Random(1)

    def run(self, seconds: float) -> float:
        clock = time.perf_counter
        begin = clock()
        done = 0
        board = self.board
        while clock() - begin < seconds:
            for _ in range(20):
                moves = list(board.legal_moves)
                if not moves or board.halfmove_clock > 100:
                    board = self.new()
                    continue
                board.push(moves[int(self.random.random() * len(moves))])
                done += 1
        self.board = board
        return done / (clock() - begin)


def costs(game: Game, do: Callable[[Match], Any]) -> float:
    """The median time of doing something at every decision of a few matches."""
    walk = Walk(game, True)
    times: list[float] = []
    for _ in range(12):
        match = walk.fresh()
        while match.ask is not None:
            begin = time.perf_counter()
            do(match)
            times.append(time.perf_counter() - begin)
            options = match.ask.options
            match.answer(options[int(walk.random.random() * len(options))])
    return statistics.median(times)


def foe_costs(game: Game, told: bool) -> float | None:
    """The median time of a turn that the rules play by themselves, or of as much as comes before a question; None
    where a game has none. `told`: with somebody listening."""
    walk = Walk(game, False)
    times: list[float] = []
    for _ in range(12):
        match = walk.fresh()
        while match.ask is not None:
            state = match.state.copy()
            state.log = Log() if told else None
            turn = game.foe_turn(state)
            if turn is not None:
                begin = time.perf_counter()
                next(turn, None)
                times.append(time.perf_counter() - begin)
            options = match.ask.options
            match.answer(options[int(walk.random.random() * len(options))])
        if not times:
            return None
    return statistics.median(times)


def foe_figures(quiet: float, told: float, ply_time: float) -> dict[str, float]:
    """What a turn of the rules' own costs, without and with somebody listening."""
    return {
        "foe": quiet * 1e6,
        "foe-plies": quiet / ply_time,
        "foe-told": told * 1e6,
        "foe-told-plies": told / ply_time,
    }


def odds_costs(game: Game) -> float:
    """The time of working out the odds of an option, which one in a hundred exceeds in random play."""
    walk = Walk(game, False)
    times: list[float] = []
    while len(times) < OPTIONS:
        match = walk.fresh()
        while match.ask is not None and len(times) < OPTIONS:
            options = match.ask.options
            for option in options:
                if game.rolls(option):
                    begin = time.perf_counter()
                    odds_of(match, option)
                    times.append(time.perf_counter() - begin)
            match.answer(options[int(walk.random.random() * len(options))])
    return statistics.quantiles(times, n=100)[-1]


def dearest(game: Game) -> tuple[Match, Option] | None:
    """The option of a game whose odds are the dearest: the last answer of a case in its package, where there is
    one."""
    file = Path(str(resources.files(f"grognard.games.{game.family}").joinpath(DEAREST)))
    if not file.is_file():
        return None
    case = read_case(file)
    match = begin_case(case, game, checked_options(game, case.options))
    answers = [answer for answer in case.play if isinstance(answer, str)]
    for answer in answers[:-1]:
        match.give(answer)
    option = match.find(answers[-1])
    assert option is not None
    return match, option


def odds_cost(match: Match, option: Option) -> float:
    """The median time of the odds of an option."""
    times: list[float] = []
    for _ in range(40):
        begin = time.perf_counter()
        odds_of(match, option)
        times.append(time.perf_counter() - begin)
    return statistics.median(times)


def dearest_figures(worst: tuple[Match, Option], ply_time: float) -> dict[str, float]:
    cost = odds_cost(*worst)
    return {"dearest": cost * 1e3, "dearest-plies": cost / ply_time}


def memory(game: Game) -> int:
    """Bytes a running match holds, events and record included, near its end."""
    walk = Walk(game, True)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    matches = []
    for _ in range(20):
        match = walk.fresh()
        for _ in range(60):
            if match.ask is None:
                break
            options = match.ask.options
            match.answer(options[int(walk.random.random() * len(options))])
        matches.append(match)
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(matches)


def measure(name: str) -> dict[str, float]:
    """All figures of the build that is running."""
    game = game_named(name)
    chess, quiet, loud = Chess(), Walk(game, False), Walk(game, True)
    chess.run(0.5)
    quiet.run(WARM)
    plies, ratios, loud_ratios, decisions = [], [], [], []
    for _ in range(ROUNDS):
        yardstick = chess.run(SLICE)
        ours = quiet.run(SLICE)
        with_events = loud.run(SLICE)
        again = chess.run(SLICE)
        ply = (yardstick + again) / 2
        plies.append(ply)
        decisions.append(ours)
        ratios.append(ours / ply)
        loud_ratios.append(with_events / ply)
    ply_time = 1 / statistics.median(plies)
    fork = costs(game, lambda match: match.fork())
    save = costs(game, lambda match: record.encode(match))
    odds = odds_costs(game)
    checks = odds_cost(volley(VolleyGame(), KeyedDice(key_of("volley"))), VOLLEY)
    found = {
        "plies": statistics.median(plies),
        "decisions": statistics.median(decisions),
        "ratio": statistics.median(ratios),
        "ratio-events": statistics.median(loud_ratios),
        "fork": fork * 1e6,
        "fork-plies": fork / ply_time,
        "save": save * 1e6,
        "save-plies": save / ply_time,
        "odds": odds * 1e3,
        "odds-plies": odds / ply_time,
        "volley": checks * 1e3,
        "volley-plies": checks / ply_time,
        "memory": memory(game) / 1000,
    }
    quiet_turn, told_turn = foe_costs(game, False), foe_costs(game, True)
    if quiet_turn is not None and told_turn is not None:
        found |= foe_figures(quiet_turn, told_turn, ply_time)
    worst = dearest(game)
    if worst is not None:
        found |= dearest_figures(worst, ply_time)
    return found


def measure_build(which: str, game: str) -> dict[str, float] | None:
    """The figures of a game in one build; None when it is not built."""
    return in_build(which, "grognard.bench.speed", game)


def in_build(which: str, *words: str) -> dict[str, float] | None:
    """The figures a module prints, run with one build in a process of its own; None when it is not built."""
    folder = build.sources(which)
    if folder is None:
        return None
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, "-m", *words]
    out = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    figures: dict[str, float] = json.loads(out.stdout)
    return figures


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1])))
