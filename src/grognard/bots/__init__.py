"""Players made of code. A bot sees what its seat sees: a position in which the hidden is dealt again."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module

from grognard.engine.ask import Ask, Option
from grognard.engine.dice import KeyedDice
from grognard.engine.game import Game
from grognard.engine.match import Match
from grognard.engine.problem import Problem
from grognard.engine.state import State

Player = Callable[[Match, random.Random], Option]


def random_player(match: Match, chance: random.Random) -> Option:
    """Any legal option, all equally likely."""
    assert match.ask is not None
    options = match.ask.options
    return options[int(chance.random() * len(options))]


def heuristic_player(game: Game) -> Player:
    """The game's own heuristic, shown only what its seat may know. At a table too its standing orders are given."""
    decide: Callable[[State, Ask], Option] = import_module(f"grognard.games.{game.family}.bot").choose

    def play(match: Match, chance: random.Random) -> Option:
        ask = match.ask
        assert ask is not None
        if len(ask.options) == 1:
            return ask.options[0]
        if ask.order is not None:
            return ask.order
        dice = KeyedDice(chance.randbytes(32))
        return decide(game.imagine(match.state, ask.seat, dice), ask)

    return play


def standing(game: Game, state: State, seat: int) -> float:
    """What a match that is over is worth to a seat: 1 won, 0 lost, a draw one half."""
    result = game.result(state)
    if result.get("winner") == "draw":
        return 0.5
    return 1.0 if result["won"] == (seat == 0) else 0.0


def search_player(game: Game, rollouts: int = 24) -> Player:
    """The heuristic, which at the asks that matter tries every option out in imagined worlds first.

    The same worlds serve every option, so that luck tells them apart as little as possible.
    """
    bot = import_module(f"grognard.games.{game.family}.bot")
    decide: Callable[[State, Ask], Option] = bot.choose
    weighed: set[str] = bot.WEIGHED
    simple = heuristic_player(game)

    def score(match: Match, option: Option, key: bytes) -> float:
        seat = match.ask.seat if match.ask is not None else 0
        twin = match.imagine(seat, KeyedDice(key))
        twin.answer(option)
        while twin.ask is not None:
            twin.answer(twin.ask.order or decide(twin.state, twin.ask))
        return standing(game, twin.state, seat)

    def play(match: Match, chance: random.Random) -> Option:
        ask = match.ask
        assert ask is not None
        if ask.kind not in weighed or len(ask.options) == 1:
            return simple(match, chance)
        keys = [chance.randbytes(32) for _ in range(rollouts)]
        return max(ask.options, key=lambda o: sum(score(match, o, key) for key in keys))

    return play


PLAYERS = ["random", "heuristic", "search"]


def player_named(name: str, game: Game) -> Player:
    """The player of this name."""
    if name == "random":
        return random_player
    if name == "heuristic":
        return heuristic_player(game)
    if name == "search":
        return search_player(game)
    raise Problem("problem-player", name=name, players=", ".join(PLAYERS))
