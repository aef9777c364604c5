"""The strong player: at the asks that matter it tries options out in imagined worlds, and cuts the play off early.

What is played in those worlds, by both sides, is the game's heuristic, up to the horizon of its bot; how well the
seat stands there its `worth` says. Every option is tried in the same worlds with the same dice, so that luck tells
them apart as little as possible. Options that fall behind are dropped by halves. The heuristic's own choice stands
unless another is better by more than chance makes likely.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from math import sqrt
from typing import Final, Protocol

from grognard.bots.players import Bot, Player, bot_of, heuristic_player
from grognard.bots.playout import playout, unvetoed
from grognard.engine.ask import Option
from grognard.engine.dice import KeyedDice
from grognard.engine.game import Game
from grognard.engine.match import Match

MOST: Final = 4
"""The options tried beside the heuristic's choice; of more, those that look best one step ahead."""
SURE: Final = 1.0
"""By how many standard errors an option must be better than the heuristic's choice to be played instead."""
VETO: Final = 0.2
"""The share of the budget after which options are no longer looked at again before they are tried."""
BEHIND: Final = -1.0
"""By how many it may be worse, and is still tried further."""
DOUBT: Final = 0.1
"""How far off a difference seen in a single world may be; the more are seen, the more they speak for themselves."""


class Budget(Protocol):
    """How much may be thought about a decision."""

    def start(self) -> None:
        """A new decision."""

    def used(self, played: int, more: int) -> float:
        """The share of it that will be used when more playouts follow those made; past 1 there is not enough."""


class Playouts:
    """So many playouts a decision: the same decision on any machine."""

    def __init__(self, most: int) -> None:
        self.most = most

    def start(self) -> None:
        pass

    def used(self, played: int, more: int) -> float:
        return (played + more) / self.most


class Seconds:
    """So much time a decision, for play against people; for measuring, that of the processor alone."""

    def __init__(self, most: float = 0.5, clock: Callable[[], float] = time.perf_counter) -> None:
        self.most = most
        self.clock = clock
        self.begun = 0.0

    def start(self) -> None:
        self.begun = self.clock()

    def used(self, played: int, more: int) -> float:
        spent = self.clock() - self.begun
        return (spent + spent / played * more if played else spent) / self.most


def strong_player(game: Game, budget: Budget) -> Player:
    """The heuristic, which at the asks that matter looks ahead before it answers."""
    bot = bot_of(game)
    simple = heuristic_player(game)

    def play(match: Match, chance: random.Random) -> Option:
        ask = match.ask
        assert ask is not None
        choice = simple(match, chance)
        if len(ask.options) == 1 or ask.usual is not None:
            return choice
        known = game.imagine(match.state, ask.seat, KeyedDice(chance.randbytes(32)))
        others = [o for o in bot.contenders(known, ask) if o != choice]
        if not others:
            return choice
        return Search(bot, match, choice, others, chance, budget, bot.clock(known) + bot.HORIZON).best()

    return play


class Search:
    """One decision: the options still in question, and what they came to in the worlds tried so far."""

    def __init__(
        self,
        bot: Bot,
        match: Match,
        choice: Option,
        others: list[Option],
        chance: random.Random,
        budget: Budget,
        until: int,
    ) -> None:
        assert match.ask is not None
        self.bot = bot
        self.match = match
        self.choice = choice
        self.chance = chance
        self.budget = budget
        self.seat = match.ask.seat
        self.until = until
        self.others = others
        self.found: dict[Option, list[float]] = {o: [] for o in [choice, *others]}
        self.played = 0

    def best(self) -> Option:
        """The heuristic's choice, unless another is better by SURE standard errors when the budget is used up."""
        self.budget.start()
        if len(self.others) > MOST:
            self.others = unvetoed(self.bot, self.match, self.others, self.seat, self.chance, self.hurried)[:MOST]
        halvings = len(self.others).bit_length()
        for halving in range(1, halvings + 1):
            self.try_out(halving / halvings)
            ranked = sorted(self.others, key=self.lead, reverse=True)
            self.others = [o for o in ranked[: (len(ranked) + 1) // 2] if self.lead(o) > BEHIND]
        best = max(self.others, key=self.lead, default=self.choice)
        return best if self.lead(best) > SURE else self.choice

    def hurried(self) -> bool:
        """A good part of the budget is gone before anything is tried out."""
        return self.budget.used(0, 0) > VETO

    def try_out(self, share: float) -> None:
        """Play the options in question in one world after another, until this share of the budget is used."""
        options = [self.choice, *self.others]
        while self.others and self.budget.used(self.played, len(options)) <= share:
            key = self.chance.randbytes(32)
            for option in options:
                self.found[option].append(playout(self.bot, self.match, option, self.seat, key, self.until))
            self.played += len(options)

    def lead(self, option: Option) -> float:
        """By how many standard errors an option is better than the choice, in the worlds both were tried in."""
        gaps = [a - b for a, b in zip(self.found[option], self.found[self.choice], strict=False)]
        if not gaps:
            return 0.0
        mean = sum(gaps) / len(gaps)
        return mean * len(gaps) / sqrt(sum((gap - mean) ** 2 for gap in gaps) + DOUBT * DOUBT)
