"""Play in an imagined world: what an option comes to there, and which options come to nothing at once."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from grognard.bots.players import Bot
from grognard.engine.ask import Option
from grognard.engine.dice import KeyedDice
from grognard.engine.match import Match

GLANCES: Final = 2
"""The worlds in which the veto looks one step ahead."""


def playout(bot: Bot, match: Match, option: Option, seat: int, key: bytes, until: int) -> float:
    """What the seat has of an option in the world of this key, where the bot's clock shows `until` or play is over.

    In between the heuristic answers for everybody.
    """
    world = match.imagine(seat, KeyedDice(key))
    world.answer(option)
    while world.ask is not None and bot.clock(world.state) < until:
        ask = world.ask
        usual = ask.usual if ask.kind not in bot.KEEN else None
        world.answer(usual or bot.choose(world.state, ask))
    return bot.worth(world.state, seat)


def unvetoed(
    bot: Bot, match: Match, options: list[Option], seat: int, chance: random.Random, hurried: Callable[[], bool]
) -> list[Option]:
    """The options by what they come to at the very next question, the best first: the last need no thought.

    Each is looked at in so many worlds, or in one only where time is short.
    """
    worths = dict.fromkeys(options, 0.0)
    for glance in range(GLANCES):
        key = chance.randbytes(32)
        if glance and hurried():
            break
        for option in options:
            worths[option] += playout(bot, match, option, seat, key, NOW)
    return sorted(options, key=lambda o: worths[o], reverse=True)


NOW: Final = -1
"""Before any moment of a bot's clock: the first question that comes is the end."""
