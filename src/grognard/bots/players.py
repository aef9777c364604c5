"""Players made of code. A bot sees what its seat sees: a position in which the hidden is dealt again."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Protocol

from grognard.engine.ask import Ask, Option
from grognard.engine.dice import KeyedDice
from grognard.engine.game import Game
from grognard.engine.match import Match
from grognard.engine.state import State

Player = Callable[[Match, random.Random], Option]


class Bot(Protocol):
    """What a game's package `bot` brings."""

    PLAYOUTS: int
    """How many playouts a decision takes where it is not a matter of time: some that half a second would hold."""
    HORIZON: int
    """How many ticks of its clock the searching player looks ahead."""
    KEEN: frozenset[str]
    """The kinds of ask it wants to be put even at a moment that few want (`Ask.usual`)."""

    def choose(self, g: State, ask: Ask) -> Option:
        """What rules of thumb make of an ask."""

    def contenders(self, g: State, ask: Ask) -> list[Option]:
        """The options of an ask worth looking ahead for beside the rules' of thumb; none where theirs will do."""

    def clock(self, g: State) -> int:
        """Counts the parts of a match, sides' turns or operations; it hardly ever goes back."""

    def aim(self, g: State) -> str:
        """What a mission is about: those about the same share the weights of their facts."""

    def facts(self, g: State) -> list[float]:
        """What is to be said of a position, seen by the first seat: what `worth` weighs."""

    def worth(self, g: State, seat: int) -> float:
        """How well a seat stands, from 0, lost, to 1, won."""


def bot_of(game: Game) -> Bot:
    """The bot of a game's package."""
    bot: Bot = import_module(f"grognard.games.{game.family}.bot")
    return bot


def random_player(match: Match, chance: random.Random) -> Option:
    """Any legal option, all equally likely."""
    assert match.ask is not None
    options = match.ask.options
    return options[int(chance.random() * len(options))]


def heuristic_player(game: Game) -> Player:
    """The game's own heuristic, shown only what its seat may know. Of the moments few want it
    asks for those it is keen on."""
    bot = bot_of(game)
    decide = bot.choose

    def play(match: Match, chance: random.Random) -> Option:
        ask = match.ask
        assert ask is not None
        if len(ask.options) == 1:
            return ask.options[0]
        if ask.usual is not None and ask.kind not in bot.KEEN:
            return ask.usual
        dice = KeyedDice(chance.randbytes(32))
        return decide(game.imagine(match.state, ask.seat, dice), ask)

    return play


def standing(game: Game, state: State, seat: int) -> float:
    """What a match that is over is worth to a seat: 1 won, 0 lost, a draw one half."""
    result = game.result(state)
    if result.get("winner") == "draw":
        return 0.5
    return 1.0 if result["won"] == (seat == 0) else 0.0
