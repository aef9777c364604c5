"""Players made of code: their names, and which of them sits on which chair."""

from __future__ import annotations

from typing import Final

from grognard.bots.players import Player, bot_of, heuristic_player, random_player, standing
from grognard.bots.search import Budget, Playouts, Seconds, strong_player
from grognard.engine.game import Game
from grognard.engine.problem import Problem

__all__ = [
    "COMPUTERS",
    "PLAYERS",
    "Budget",
    "Player",
    "Playouts",
    "Seconds",
    "checked_seats",
    "heuristic_player",
    "player_named",
    "random_player",
    "standing",
    "strong_player",
]

PLAYERS: Final = ["quick", "strong", "random"]

OLD_NAMES: Final = {"heuristic": "quick", "search": "strong"}
"""What the players were called before: typed in a shell, that is still understood."""

COMPUTERS: Final = {"bot": "quick", "strong": "strong"}
"""The kinds of chairs a computer sits on, and the player that it is."""


def player_named(name: str, game: Game, budget: Budget | None = None) -> Player:
    """The player of this name. A strong one thinks within its budget, or for as many playouts as its bot says."""
    known = OLD_NAMES.get(name, name)
    if known == "random":
        return random_player
    if known == "quick":
        return heuristic_player(game)
    if known == "strong":
        return strong_player(game, budget or Playouts(bot_of(game).PLAYOUTS))
    raise Problem("problem-player", name=name, players=", ".join(PLAYERS))


def checked_seats(game: Game, seats: list[str], typed: bool) -> list[str]:
    """Who sits where: somebody at each seat, and no bot where dice are rolled on a table."""
    if len(seats) != len(game.seats):
        raise Problem("table-seats", seats=len(game.seats))
    if typed and any(who in COMPUTERS for who in seats):
        raise Problem("table-bot-dice")
    return seats
