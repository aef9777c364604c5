"""Trials: an option, or a step after it, played with dice that fall in one way; as many as there are ways."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Any, Final

from grognard.engine.ask import Option
from grognard.engine.dice import Dice, HiddenNeeded
from grognard.engine.event import Event, Log, event_told
from grognard.engine.match import Match
from grognard.engine.state import Menu, State

# How a trial ended: with a question or the match, before something hidden, with its step, or with a part of it.
OVER: Final = 0
HIDDEN: Final = 1
STEP: Final = 2
PARTED: Final = 3

# What a trial comes to on its way.
OUTCOME: Final = 0
PART: Final = 1
SETTLED: Final = 2
WHOLE: Final = 3


class Parted(Exception):
    """The part of dice that a trial is about is over."""


class Exhausted(Exception):
    """There are more ways to try than one is ready to."""


class Beat:
    """What a trial came to, when so many dice had fallen, of which the first so many were not tried but given."""

    __slots__ = ("at", "event", "given", "kind")

    def __init__(self, kind: int, at: int, given: int, event: Event | None) -> None:
        self.kind = kind
        self.at = at
        self.given = given
        self.event = event


Throws = list[tuple[list[int], int]]
THROWS: Final[dict[int, Throws]] = {}


def throws(count: int) -> Throws:
    """Every way so many six-sided dice can fall, and how often: no rule asks which die is which.

    >>> throws(2)[:3]
    [([6, 6], 1), ([6, 5], 2), ([6, 4], 2)]
    """
    found = THROWS.get(count)
    if found is None:
        found = THROWS[count] = []
        for faces in combinations_with_replacement(range(6, 0, -1), count):
            ways = factorial(count)
            for face in range(1, 7):
                ways //= factorial(faces.count(face))
            found.append((list(faces), ways))
    return found


class TriedDice(Dice):
    """Dice that fall one way of all they can: first as `given`, then the ways picked, then the first way each time.

    `sizes` tells how many ways there were for each pick, `ways` out of how many `of` it stands for. Blind dice may
    not see what is hidden: a pile is turned over card by card (`top`), and each card it could be is a way. They
    stop at the end of the part `inside` which all else is settled, counted from 1. `brief` ones stop where that part
    is settled, and in those before it, which are `left` out, they fell as in the trial this one is `like`.
    """

    __slots__ = (
        "apart", "beats", "blind", "brief", "given", "inside", "left", "like", "of", "parts", "picks", "script",
        "sizes", "ways",
    )  # fmt: skip

    def __init__(self, script: list[int], given: list[int], blind: bool, brief: bool) -> None:
        super().__init__()
        self.script = script
        self.given = given
        self.blind = blind
        self.brief = brief
        self.like: Trial | None = None
        self.left = 0
        self.picks: list[int] = []
        self.sizes: list[int] = []
        self.ways: list[int] = []
        self.of: list[int] = []
        self.beats: list[Beat] = []
        self.inside = 0
        self.parts = 0
        self.apart = False

    def pick(self, size: int) -> int:
        """One of so many ways."""
        at = len(self.picks)
        pick = self.script[at] if at < len(self.script) else 0
        self.picks.append(pick)
        self.sizes.append(size)
        return pick

    def below(self, sides: int) -> int:
        self.touched = True
        if self.counter < len(self.given):
            self.counter += 1
            return self.given[self.counter - 1] - 1
        self.ways.append(1)
        self.of.append(sides)
        return self.pick(sides)

    def roll(self, count: int) -> list[int]:
        if not count or self.counter < len(self.given):
            return [self.d6() for _ in range(count)]
        self.touched = True
        thrown = throws(count)
        faces, ways = thrown[self.pick(len(thrown))]
        self.ways.append(ways)
        self.of.append(6**count)
        return faces[:]

    def shuffle(self, items: list[int]) -> None:
        """What lies face down is in no known order before or after."""
        if not self.blind:
            super().shuffle(items)

    def top(self, pile: list[int], piles: list[list[int]], known: int) -> int:
        card = pile[-1]
        if self.blind and not known >> card & 1:
            unseen = sorted([c for p in piles for c in p if not known >> c & 1])
            drawn = unseen[self.below(len(unseen))]
            for other in piles:
                if drawn in other:
                    other[other.index(drawn)] = card
                    break
            pile[-1] = drawn
        self.touched = True
        return pile.pop()

    def reveal(self) -> None:
        if self.blind:
            raise HiddenNeeded()
        self.touched = True

    def part(self) -> bool:
        self.apart = True
        if self.like is not None:
            self.pass_over(self.like)
        if self.left:
            self.left -= 1
            return False
        self.mark(PART)
        return True

    def pass_over(self, like: Trial) -> None:
        """The dice of the parts before the one looked at, and what came of them, are those of another trial."""
        end = like.door(self.inside)
        first, last = len(self.picks), like.beats[end].at
        self.picks += like.picks[first:last]
        self.sizes += like.sizes[first:last]
        self.ways += like.ways[first:last]
        self.of += like.of[first:last]
        self.beats += like.beats[len(self.beats) : end]
        self.left = self.inside - 1 - self.parts
        self.parts = self.inside - 1
        self.like = None

    def settled(self) -> None:
        if self.brief and self.apart:
            self.beat(SETTLED, None)
            if self.parts == self.inside:
                raise Parted()

    def whole(self) -> None:
        if self.apart:  # there may have been nobody to check
            self.mark(WHOLE)
        self.apart = False

    def mark(self, kind: int) -> None:
        """Dice are taken apart for odds alone."""
        if self.blind:
            self.beat(kind, None)
            self.parts += 1
            if self.inside and self.parts > self.inside:
                raise Parted()

    def beat(self, kind: int, event: Event | None) -> None:
        self.beats.append(Beat(kind, len(self.picks), self.counter, event))

    def copy(self) -> Dice:
        twin = TriedDice(self.script, self.given, self.blind, self.brief)
        twin.counter = self.counter
        twin.like = self.like
        twin.inside = self.inside
        return twin


class Told(Log):
    """A log that keeps the outcomes alone, each with the dice that had fallen."""

    __slots__ = ("dice",)

    def __init__(self, dice: TriedDice) -> None:
        super().__init__()
        self.dice = dice
        self.fortune = False

    def add(self, event: Event) -> None:
        if event.outcome:
            self.dice.beat(OUTCOME, event)

    def tell(self, kind: str, rule: str, told: dict[str, Any]) -> None:
        if "outcome" in told:
            self.add(event_told(kind, rule, told))


class Trial:
    """One way the dice fell from a start (a state, or None for the option itself), and how it ended: with which
    state, if with its step."""

    __slots__ = ("beats", "end", "of", "picks", "sizes", "start", "state", "ways")

    def __init__(self, start: State | None, state: State | None, dice: TriedDice, end: int) -> None:
        self.start = start
        self.state = state
        self.end = end
        self.picks = dice.picks
        self.sizes = dice.sizes
        self.ways = dice.ways
        self.of = dice.of
        self.beats = dice.beats

    def reach(self, beat: int) -> int:
        """How many picks were made before this beat, or in all."""
        return self.beats[beat].at if beat < len(self.beats) else len(self.picks)

    def part_of(self, beat: int) -> int:
        """Which part begins with this beat."""
        return len([b for b in self.beats[: beat + 1] if b.kind in (PART, WHOLE)])

    def door(self, part: int) -> int:
        """The beat with which a part begins."""
        for i, beat in enumerate(self.beats):
            if beat.kind in (PART, WHOLE):
                part -= 1
                if not part:
                    return i
        raise AssertionError("there is no such part")

    def past(self, beat: int) -> int:
        """The first beat after the part that begins with this one, where it came so far."""
        at = beat + 1
        while at < len(self.beats) and self.beats[at].kind in (OUTCOME, SETTLED):
            at += 1
        return at

    def next_part(self, beat: int) -> int:
        """The beat with which the part after this one begins, or -1 if it does not."""
        at = self.past(beat)
        return at if at < len(self.beats) and self.beats[at].kind == PART else -1

    def share(self, at: int, beat: int) -> tuple[int, int]:
        """How often of how often the dice after the first so many picks and before a beat fall as they did."""
        ways = 1
        of = 1
        for i in range(at, self.reach(beat)):
            ways *= self.ways[i]
            of *= self.of[i]
        return ways, of


class Trials:
    """Trials of one option of a match, which is not touched.

    Each ends with its step, or `on` leads it through as many steps as there are before the next question. The first
    dice fall as `given`; `most` is the number of trials after which they are Exhausted. `brief` trials leave out
    what falls in parts that are not looked at, and what comes of one once it is settled.
    """

    __slots__ = ("blind", "brief", "given", "match", "most", "on", "option", "run")

    def __init__(self, match: Match, option: Option, most: int, blind: bool = True, on: bool = False) -> None:
        self.match = match.fork(each_step=True)
        self.option = option
        self.most = most
        self.blind = blind
        self.on = on
        self.given: list[int] = []
        self.brief = blind
        self.run = 0

    def attempt(self, start: State | None, script: list[int], inside: int = 0, like: Trial | None = None) -> Trial:
        """The dice fall as the script picks them, then the first way each time; to the end of a part, if any, all
        before which is as in another trial."""
        if self.run >= self.most:
            raise Exhausted()
        self.run += 1
        dice = TriedDice(script, self.given, self.blind, self.brief)
        dice.inside = inside
        dice.like = like if self.brief else None
        if start is None:
            twin = self.match.fork(dice)
            state = twin.state
            assert isinstance(state.dice, TriedDice)
            dice = state.dice
            rules = twin.rules
            assert rules is not None
        else:
            state = start.copy()
            state.dice = dice
            rules = self.match.game.step(state)
        state.log = Told(dice)
        end = OVER
        try:
            if start is None:
                rules.send(self.option)
            else:
                next(rules)
        except HiddenNeeded:
            end = HIDDEN
        except Parted:
            end = PARTED
        except StopIteration:
            while self.on and not state.over:
                state.menu = Menu()
                if next(self.match.game.step(state), None) is not None:
                    break
            end = OVER if state.over or self.on else STEP
            state.menu = Menu()
        return Trial(start, state if end == STEP else None, dice, end)

    def every(self, trial: Trial, at: int, beat: int, inside: int = 0) -> list[Trial]:
        """This trial and all in which only dice after the first so many, before the beat, fall otherwise."""
        found = [trial]
        for i in range(at, trial.reach(beat)):
            for pick in range(1, trial.sizes[i]):
                other = self.attempt(trial.start, [*trial.picks[:i], pick], inside, trial if inside else None)
                found += self.every(other, i + 1, beat, inside)
        return found
