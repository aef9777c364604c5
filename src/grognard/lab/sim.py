"""Thousands of matches on all cores: how often they are won, and how they end."""

from __future__ import annotations

import math
import multiprocessing
import os
import random
import time
from collections import Counter
from collections.abc import Callable

from grognard.bots import player_named
from grognard.engine.dice import key_of
from grognard.engine.match import start
from grognard.games import game_named

CHUNK = 25


class Tally:
    """What came of many matches."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0
        self.decisions = 0
        self.seconds = 0.0
        self.endings: Counter[str] = Counter()
        self.answers: Counter[int] = Counter()
        self.offered: Counter[int] = Counter()
        self.answers_won: Counter[int] = Counter()

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.won += other.won
        self.decisions += other.decisions
        self.endings += other.endings
        self.answers += other.answers
        self.offered += other.offered
        self.answers_won += other.answers_won

    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the win rate, after Wilson."""
        return wilson(self.won, self.games)


def wilson(won: int, games: int, z: float = 1.959964) -> tuple[float, float]:
    """The score interval for a proportion.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if not games:
        return 0.0, 1.0
    share = won / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    bottom = 1 + z * z / games
    return (middle - spread) / bottom, (middle + spread) / bottom


Job = tuple[str, str, dict[str, str], str, str, int, int, bool]


def play_chunk(job: Job) -> Tally:
    """Some of the matches, in one process."""
    name, scenario, options, player_name, seed, first, last, record = job
    game = game_named(name)
    player = player_named(player_name, game)
    tally = Tally()
    for number in range(first, last):
        chance = random.Random(f"{seed} {number}")
        match = start(game, scenario, options, key_of(f"{seed} {number}"), events=False)
        used: Counter[int] = Counter()
        while match.ask is not None:
            option = player(match, chance)
            if record and len(match.ask.options) > 1:
                tally.offered.update(o.value for o in match.ask.options if o.of == "choice")
                used.update([option.value] if option.of == "choice" else [])
            match.answer(option)
        result = game.result(match.state)
        tally.games += 1
        tally.decisions += len(match.answers)
        tally.endings[f"{'won' if result['won'] else 'lost'} {result['how']}"] += 1
        tally.answers.update(used)
        if result["won"]:
            tally.won += 1
            tally.answers_won.update(used)
    return tally


def simulate(
    game: str,
    scenario: str,
    options: dict[str, str],
    player: str,
    games: int,
    seed: str,
    progress: Callable[[int], None] | None = None,
    record: bool = False,
    workers: int = 0,
) -> Tally:
    """Play many matches on all cores. The same seed gives the same matches on any number of cores."""
    jobs: list[Job] = [
        (game, scenario, options, player, seed, first, min(games, first + CHUNK), record)
        for first in range(0, games, CHUNK)
    ]
    total = Tally()
    begin = time.perf_counter()
    count = workers or min(os.cpu_count() or 1, len(jobs))
    if count <= 1:
        for job in jobs:
            total.add(play_chunk(job))
            if progress is not None:
                progress(total.games)
    else:
        with multiprocessing.get_context("spawn").Pool(count) as pool:
            for part in pool.imap_unordered(play_chunk, jobs):
                total.add(part)
                if progress is not None:
                    progress(total.games)
    total.seconds = time.perf_counter() - begin
    return total
