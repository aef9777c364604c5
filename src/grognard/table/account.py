"""The account of a match that is over: losses and gains over its moments, and the roll that decided most.

What counts as lost and as gained is the game's to say (`Game.lost`, `Game.gained`).
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from grognard.bots.players import standing
from grognard.engine.dice import TypedDice
from grognard.engine.event import Event
from grognard.engine.game import Game
from grognard.engine.match import Match
from grognard.engine.odds import MOST_TRIALS
from grognard.engine.scene import Gain
from grognard.engine.show import line_of
from grognard.engine.trial import Exhausted, Trials
from grognard.table.archive import past_of
from grognard.table.messages import Account, Curve, Roll

TRIED = 6
"""Of the rolls that changed most, so many are tried for how likely they were: the last ones."""


LOST = "lost-"
"""What the curves of losses are called, with the side behind it."""


class Swing:
    """A roll, and what changed with it: of each curve, by how much.

    It came `at` this many answers, as the `nth` outcome of that moment, in which `dice` fell.
    """

    def __init__(self, at: int, nth: int, event: Event, dice: list[int]) -> None:
        self.at = at
        self.nth = nth
        self.event = event
        self.dice = dice
        self.changed: Counter[str] = Counter()


class Curves:
    """Numbers over the moments of a match, as they grow, and how much each has grown in all."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.all: dict[str, Curve] = {}
        self.changed: Counter[str] = Counter()

    def gain(self, at: int, gain: Gain) -> int:
        """What somebody has gained by now; returns by how much it has grown."""
        curve = self.all.setdefault(
            gain.id, Curve(id=gain.id, name=gain.name, side=gain.side, steps=[(at, gain.value)])
        )
        return self._step(at, curve, gain.value)

    def lose(self, at: int, side: str, count: int) -> str:
        """So many pieces fewer of a side, now; returns the name of its curve."""
        name = LOST + side
        curve = self.all.setdefault(name, Curve(id=name, side=side, steps=[(self.first, 0)]))
        self._step(at, curve, curve.steps[-1][1] + count)
        return name

    def _step(self, at: int, curve: Curve, value: int) -> int:
        before = curve.steps[-1]
        if value != before[1]:
            curve.steps[-1:] = [(at, value)] if before[0] == at else [before, (at, value)]
        self.changed[curve.id] += max(0, value - before[1])
        return value - before[1]

    def helped(self, swing: Swing, ahead: dict[str, bool]) -> bool:
        """Whether it went the way of those who came out ahead: their gains, and what the others lost."""
        won = any(ahead.values())
        for id in swing.changed:
            curve = self.all[id]
            mine = ahead.get(curve.side, not won if curve.side else won)
            if mine != id.startswith(LOST):
                return True
        return False

    def share(self, swing: Swing) -> Fraction:
        """Which part of all that was lost or gained came with a roll, curve by curve."""
        return sum([Fraction(n, self.changed[id]) for id, n in swing.changed.items()], Fraction(0))


def account_of(match: Match, seat: int, lang: str) -> Account:
    """What happened, as far as this seat was told."""
    game = match.game
    first, last = match.base_at, len(match.answers)
    curves = Curves(first)
    for side in game.seats:
        curves.lose(first, side, 0)
    chapters: list[int] = []
    swings: list[Swing] = []
    twin = past_of(match, first)
    assert twin.log is not None and twin.drawn is not None
    told, drawn = match.base_events, match.base_drawn
    for at in range(first, last + 1):
        if at > first:
            twin.answer(match.answers[at - 1])
        events = [e for e in twin.log.events[told:] if e.only in (-1, seat)]
        dice = twin.drawn[drawn + 1 :: 2]
        told, drawn = len(twin.log.events), len(twin.drawn)
        rolls: list[Swing] = []
        outcomes = 0
        for event in events:
            if event.outcome and event.dice:
                rolls.append(Swing(at, outcomes, event, dice))
            outcomes += bool(event.outcome)
            for side in game.lost(twin.state, event):
                curve = curves.lose(at, side, 1)
                for roll in behind(game, rolls, event)[-1:]:
                    roll.changed[curve] += 1
        causes = [roll for event in events for roll in behind(game, rolls, event)]
        for gain in game.gained(twin.state, lang):
            change = curves.gain(at, gain)
            if causes and change > 0:
                causes[-1].changed[gain.id] += change
        swings += [roll for roll in rolls if roll.changed]
        if any(event.kind in game.chapters for event in events):
            chapters.append(at)
    return Account(
        first=first,
        last=last,
        chapters=chapters,
        answers=[match.seats.count(who) for who in range(len(game.seats))],
        curves=[c for c in curves.all.values() if not c.name or len(c.steps) > 1],
        decisive=decisive(match, swings, curves, lang),
    )


def behind(game: Game, rolls: list[Swing], event: Event) -> list[Swing]:
    """The rolls that may be behind an event: those that speak of the same piece or space."""
    told = spoken_of(game, event)
    return [roll for roll in rolls if told & spoken_of(game, roll.event)]


def spoken_of(game: Game, event: Event) -> set[str]:
    pieces, spaces = game.mentions(event)
    return {*pieces, *spaces}


def decisive(match: Match, swings: list[Swing], curves: Curves, lang: str) -> Roll | None:
    """The roll with which the greatest part of all changed for whoever won; of several the least likely, then the
    last."""
    if not swings:
        return None
    game, state = match.game, match.state
    ahead = {name: standing(game, state, seat) > 0.5 for seat, name in enumerate(game.seats)}
    swings = [swing for swing in swings if curves.helped(swing, ahead)] or swings
    most = max(curves.share(swing) for swing in swings)
    tried = [swing for swing in swings if curves.share(swing) == most][-TRIED:]
    chances = [chance_of(match, swing) for swing in tried]
    which = min(reversed(range(len(tried))), key=lambda i: chances[i] or Fraction(1))
    line = line_of(match.game, tried[which].event, lang)
    roll = Roll(at=tried[which].at, text=line.text, rule=line.rule, dice=line.dice)
    chance = chances[which]
    if chance is not None:
        roll.numerator, roll.denominator = chance.numerator, chance.denominator
    return roll


# -- how likely a roll was ------------------------------------------------------------------------


def chance_of(match: Match, swing: Swing) -> Fraction | None:
    """How likely this outcome was when its dice were taken up, through the rule that resolved it.

    None for dice rolled on a table, and where an outcome does not come of the dice just before it.
    """
    if swing.at == match.base_at or isinstance(match.base.dice, TypedDice):
        return None
    trials = Trials(past_of(match, swing.at - 1), match.answers[swing.at - 1], MOST_TRIALS, blind=False, on=True)
    trials.given = swing.dice
    fallen = trials.attempt(None, [])
    if swing.nth >= len(fallen.beats):
        return None
    used = fallen.beats[swing.nth].given
    count = len(swing.event.dice)
    if sorted(swing.dice[used - count : used]) != sorted(swing.event.dice):
        return None
    trials.given = swing.dice[: used - count]
    chance = Fraction(0)
    try:
        every = trials.every(trials.attempt(None, []), 0, swing.nth)
    except Exhausted:
        return None
    for trial in every:
        if swing.nth >= len(trial.beats):
            return None
        event = trial.beats[swing.nth].event
        if event is not None and event.outcome == swing.event.outcome:
            chance += Fraction(*trial.share(0, swing.nth))
    return chance
