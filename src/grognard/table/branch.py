"""Playing on from a moment of a match: another that stands where the first one stood, with its own dice."""

from __future__ import annotations

from grognard.engine.dice import KeyedDice, KnownDice
from grognard.engine.match import TYPED, Match, play_from
from grognard.engine.problem import Problem
from grognard.table.archive import past_of


def branch_of(match: Match, at: int, key: bytes) -> Match:
    """The match that goes on after this many answers. The dice that lie fall as they fell, the rest by the key.

    It begins where the replay of the first one begins, and is given the same answers; dice typed in are
    dice now, and the table rolls on.
    """
    first, last = match.base_at, len(match.answers)
    if not first <= at <= last:
        raise Problem("problem-replay-at", last=last)
    past = past_of(match, at)
    if past.ask is None:
        raise Problem("table-branch-over")
    assert past.drawn is not None
    known = [abs(number) for number in past.drawn[match.base_drawn :]]
    dice = KnownDice(key, known) if known else KeyedDice(key)
    game = match.game
    if first or match.origin:
        position = game.describe(match.base)
        position.pop("dice", None)
        state = game.place(match.scenario, match.options, position, dice)
        origin = game.describe(state)
    else:
        state = game.new(match.scenario, match.options, dice)
        origin = {}
    new = play_from(game, match.scenario, match.options, state)
    new.origin = origin
    for option in past.answers[first:]:
        if option.verb not in TYPED:
            new.give(option.text)
    if new.ask is None:
        raise Problem("table-branch-over")
    return new
