"""What the computer would do, offered as a plan: a whole set-up at one click."""

from __future__ import annotations

import random

from grognard.bots.players import heuristic_player
from grognard.engine.match import Match
from grognard.engine.scene import Plan
from grognard.text import say

MOST: int = 80
"""No row of answers that is offered is longer."""


def offered(match: Match, lang: str) -> list[Plan]:
    """The answers of the quick player for as long as the same seat is asked of what a game offers so."""
    game, ask = match.game, match.ask
    if ask is None or ask.kind not in game.offered:
        return []
    player, chance = heuristic_player(game), random.Random(0)
    twin = match.fork()
    answers: list[str] = []
    while (
        twin.ask is not None and twin.ask.seat == ask.seat and twin.ask.kind in game.offered and len(answers) < MOST
    ):
        option = player(twin, chance)
        answers.append(option.text)
        twin.answer(option)
    return [Plan(answers=answers, label=say(lang, "plan-offered", count=len(answers)))] if len(answers) > 1 else []
