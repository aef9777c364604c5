"""Thousands of matches on all cores: how often they are won, and how they end."""

from __future__ import annotations

import math
import multiprocessing
import os
import random
import time
from collections import Counter
from collections.abc import Callable
from itertools import zip_longest
from typing import NamedTuple

from grognard.bots import player_named, standing
from grognard.engine.ask import Option
from grognard.engine.dice import key_of
from grognard.engine.match import start
from grognard.games import game_named

CHUNK = 25


class Answer(NamedTuple):
    """What an option is made of; it travels between processes."""

    verb: str
    subject: str
    value: int
    of: str


COUNTED = {"choice", "card"}
"""The kinds of things whose options `record` counts."""


class Tally:
    """What came of many matches, from the seat that was counted for."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0
        self.drawn = 0
        self.decisions = 0
        self.choices: list[int] = []
        """Of each seat, the decisions among several options."""
        self.turns = 0
        self.seconds = 0.0
        self.endings: Counter[str] = Counter()
        self.answers: Counter[Answer] = Counter()
        self.offered: Counter[Answer] = Counter()
        self.answers_won: Counter[Answer] = Counter()

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.won += other.won
        self.drawn += other.drawn
        self.turns += other.turns
        self.decisions += other.decisions
        self.choices = [a + b for a, b in zip_longest(self.choices, other.choices, fillvalue=0)]
        self.endings += other.endings
        self.answers += other.answers
        self.offered += other.offered
        self.answers_won += other.answers_won

    def score(self) -> float:
        """Matches won, draws counted half."""
        return self.won + self.drawn / 2

    def rate(self) -> float:
        return self.score() / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the rate, after Wilson."""
        return wilson(self.score(), self.games)


def wilson(won: float, games: int, z: float = 1.959964) -> tuple[float, float]:
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


class Job(NamedTuple):
    """Some of the matches: everything a process needs to play them."""

    game: str
    scenario: str
    options: dict[str, str]
    players: list[str]
    """The player of each seat."""
    seat: int
    """Whose wins are counted."""
    seed: str
    first: int
    last: int
    record: bool


def play_chunk(job: Job) -> Tally:
    """Some of the matches, in one process."""
    game = game_named(job.game)
    players = [player_named(name, game) for name in job.players]
    tally = Tally()
    tally.choices = [0] * len(game.seats)
    for number in range(job.first, job.last):
        chance = random.Random(f"{job.seed} {number}")
        match = start(game, job.scenario, job.options, key_of(f"{job.seed} {number}"), events=False)
        used: Counter[Answer] = Counter()
        while match.ask is not None:
            option = players[match.ask.seat](match, chance)
            tally.choices[match.ask.seat] += len(match.ask.options) > 1
            if job.record and len(match.ask.options) > 1:
                tally.offered.update(answer_of(o) for o in match.ask.options if o.of in COUNTED)
                used.update([answer_of(option)] if option.of in COUNTED else [])
            match.answer(option)
        share = standing(game, match.state, job.seat)
        outcome = "won" if share == 1.0 else "lost" if share == 0.0 else "drawn"
        tally.games += 1
        tally.decisions += len(match.answers)
        tally.turns += getattr(match.state, "turn", 0)
        tally.endings[f"{outcome} {game.result(match.state)['how']}"] += 1
        tally.answers.update(used)
        if outcome == "drawn":
            tally.drawn += 1
        elif outcome == "won":
            tally.won += 1
            tally.answers_won.update(used)
    return tally


def answer_of(option: Option) -> Answer:
    return Answer(option.verb, option.subject, option.value, option.of)


def simulate(
    game: str,
    scenario: str,
    options: dict[str, str],
    players: list[str],
    games: int,
    seed: str,
    progress: Callable[[int], None] | None = None,
    seat: int = 0,
    record: bool = False,
    workers: int = 0,
) -> Tally:
    """Play many matches on all cores. The same seed gives the same matches on any number of cores."""
    jobs = [
        Job(game, scenario, options, players, seat, seed, first, min(games, first + CHUNK), record)
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
