"""Trials: an option, or a step after it, played with dice that fall in one way; as many as there are ways."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Any, Final

from grognard.engine.ask import Option, asks
from grognard.engine.dice import Dice, HiddenNeeded
from grognard.engine.event import Event, Log, event_told
from grognard.engine.match import Match
from grognard.engine.state import State

# How a trial ended: with a question or the match, before something hidden, with its step; or the part it is of.
OVER: Final = 0
HIDDEN: Final = 1
STEP: Final = 2
PARTED: Final = 3

# What a trial comes to on its way: something comes out, or parts begin.
OUTCOME: Final = 0
PARTS: Final = 1


class Parted(Exception):
    """The parts that a trial is about are over."""


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


Scripts = dict[int, list[int]]
"""The ways picked in each of some parts, which are counted from 1."""


class Trial:
    """One way the dice fell from a start (a state, or None for the option itself), and how it ended: with which
    state, if with its step.

    `script` has the first ways that were to be picked, `picks` all that were. `sizes` tells how many ways there
    were for each, `ways` out of how many `of` it stands for. Where a trial comes to `parts`, each is a trial of its
    own, with its number as `part`: it is for dice that fell as the `opening` script says before all parts, and as
    `beside` says in those before it.
    """

    __slots__ = (
        "beats", "beside", "end", "of", "opening", "part", "parts", "picks", "script", "sizes", "start", "state",
        "ways",
    )  # fmt: skip

    def __init__(self, start: State | None, script: list[int]) -> None:
        self.start = start
        self.script = script
        self.state: State | None = None
        self.end = OVER
        self.picks: list[int] = []
        self.sizes: list[int] = []
        self.ways: list[int] = []
        self.of: list[int] = []
        self.beats: list[Beat] = []
        self.part = 0
        self.parts: list[Trial] = []
        self.opening = script
        self.beside: Scripts = {}

    def reach(self, beat: int) -> int:
        """How many picks were made before this beat, or in all."""
        return self.beats[beat].at if beat < len(self.beats) else len(self.picks)

    def share(self, at: int, beat: int) -> tuple[int, int]:
        """How often of how often the dice after the first so many picks and before a beat fall as they did."""
        ways = 1
        of = 1
        for i in range(at, self.reach(beat)):
            ways *= self.ways[i]
            of *= self.of[i]
        return ways, of

    def others(self, at: int, beat: int) -> list[list[int]]:
        """The scripts in which one of the dice after the first so many, before the beat, falls otherwise."""
        return [[*self.picks[:i], pick] for i in range(at, self.reach(beat)) for pick in range(1, self.sizes[i])]


class LaidDown(Dice):
    """In place of the dice of a state that is kept: whoever plays on from it brings others."""

    __slots__ = ()

    def copy(self) -> Dice:
        return self


LAID_DOWN: Final = LaidDown()


class TriedDice(Dice):
    """Dice that fall one way of all they can: first as `given`, then as the script of their trial picks, then the
    first way each time.

    Of throws that are alike the first falls, or the last where nothing is to be left out: so the laws see that it
    makes no difference. Blind dice may not see what is hidden: a pile is turned over card by card (`top`), and each
    card it could be is a way. They take parts apart, each with a trial of its own, in which they fall as `scripts`
    say. Where they are to stop after the `last` of these, `brief` ones leave out all parts without a script, and
    what comes of a part once enough of it is told.
    """

    __slots__ = ("blind", "brief", "count", "given", "last", "parted", "scripts", "trial", "whole_trial")

    def __init__(
        self, trial: Trial, given: list[int], blind: bool, brief: bool, scripts: Scripts, last: int
    ) -> None:
        super().__init__()
        self.whole_trial = trial
        self.trial = trial
        self.given = given
        self.blind = blind
        self.brief = brief
        self.scripts = scripts
        self.last = last
        self.count = 0
        self.parted = False

    def way(self, size: int, of: int) -> int:
        """One of so many ways."""
        trial = self.trial
        at = len(trial.picks)
        pick = trial.script[at] if at < len(trial.script) else 0
        trial.picks.append(pick)
        trial.sizes.append(size)
        trial.of.append(of)
        return pick

    def below(self, sides: int) -> int:
        self.touched = True
        if self.counter < len(self.given):
            self.counter += 1
            return self.given[self.counter - 1] - 1
        trial = self.trial
        trial.ways.append(1)
        return self.way(sides, sides)

    def roll(self, count: int) -> list[int]:
        if not count or self.counter < len(self.given):
            return [self.d6() for _ in range(count)]
        self.touched = True
        thrown = throws(count)
        faces, ways = thrown[self.way(len(thrown), 6**count)]
        self.trial.ways.append(ways)
        return faces[:]

    def throw(self, alike: list[int], count: int = 1) -> list[int]:
        if self.counter < len(self.given):
            return [self.d6() for _ in range(count)]
        self.touched = True
        kinds: list[int] = []
        for kind in alike:
            if kind not in kinds:
                kinds.append(kind)
        fallen = kinds[self.way(len(kinds), len(alike))]
        self.trial.ways.append(alike.count(fallen))
        one = alike.index(fallen)
        if not self.brief:
            one = len(alike) - 1 - alike[::-1].index(fallen)
        return [one // 6**place % 6 + 1 for place in range(count - 1, -1, -1)]

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
        if not self.blind or self.parted:
            return True
        self.close()
        if not self.count:
            self.beat(PARTS, None)
        self.count += 1
        if self.last and self.count > self.last:
            raise Parted()
        script = self.scripts.get(self.count)
        if script is None:
            if self.last and self.brief:
                return False
            script = []
        trial = Trial(self.whole_trial.start, script)
        trial.part = self.count
        trial.opening = self.whole_trial.script
        if not self.brief:
            trial.beside = self.scripts
        self.whole_trial.parts.append(trial)
        self.trial = trial
        return True

    def close(self) -> None:
        """The part is over."""
        self.trial.end = PARTED
        self.trial = self.whole_trial

    def enough(self) -> bool:
        if not self.brief or self.trial is self.whole_trial:
            return False
        self.close()
        if not self.last:
            self.trial = Trial(None, [])  # what still falls belongs to nothing that is looked at
            return False
        if self.count == self.last:
            raise Parted()
        return True

    def whole(self) -> None:
        if self.blind and self.count and not self.parted:  # there may have been nobody to check
            self.close()
            self.parted = True
            if self.last:
                raise Parted()

    def beat(self, kind: int, event: Event | None) -> None:
        trial = self.trial
        trial.beats.append(Beat(kind, len(trial.picks), self.counter, event))

    def ended(self, end: int, state: State) -> None:
        """The step is over, or is broken off."""
        self.trial.end = end if end != STEP else PARTED
        trial = self.whole_trial
        trial.end = end
        if end == STEP:
            trial.state = state
            state.dice = LAID_DOWN  # else trial, state and dice would hold each other
            state.log = None

    def copy(self) -> Dice:
        twin = TriedDice(self.whole_trial, self.given, self.blind, self.brief, self.scripts, self.last)
        twin.counter = self.counter
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


Known = dict[tuple[int, tuple[int, ...]], Trial]
"""Parts that were tried, by their number and script."""


class Trials:
    """Trials of one option of a match, which is not touched.

    Each ends with its step, or `on` leads it through as many steps as there are before the next question. The first
    dice fall as `given`; `most` is the number of trials after which they are Exhausted. `brief` trials leave out
    what falls in parts that are not looked at, and what comes of one once enough of it is told.
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

    def attempt(
        self, start: State | None, script: list[int], scripts: Scripts | None = None, last: int = 0
    ) -> Trial:
        """The dice fall as the script picks them, then the first way each time; in parts as their scripts do, to
        the end of the `last` of these or, if none is, of all."""
        if self.run >= self.most:
            raise Exhausted()
        self.run += 1
        trial = Trial(start, script)
        dice = TriedDice(trial, self.given, self.blind, self.brief, scripts or {}, last)
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
            rules = None
        state.log = Told(dice)
        end, asked = OVER, True
        try:
            if rules is not None:
                rules.send(self.option)
            else:
                asked = asks(self.match.game.step(state))
        except HiddenNeeded:
            end = HIDDEN
        except Parted:
            end = PARTED
        except StopIteration:
            asked = False
        if not asked:
            while self.on and not state.over:
                state.menu = None
                if asks(self.match.game.step(state)):
                    break
            end = OVER if state.over or self.on else STEP
            state.menu = None
        dice.ended(end, state)
        return trial

    def again(self, trial: Trial, script: list[int]) -> Trial:
        """The same with another script."""
        if not trial.part:
            return self.attempt(trial.start, script)
        return self.attempt(trial.start, trial.opening, {**trial.beside, trial.part: script}, trial.part).parts[-1]

    def every(self, trial: Trial, at: int, beat: int, known: Known | None = None) -> list[Trial]:
        """This trial and all in which only dice after the first so many, before the beat, fall otherwise; some of
        them may be known."""
        found = [trial]
        for script in trial.others(at, beat):
            other = known.get((trial.part, tuple(script))) if known else None
            found += self.every(other or self.again(trial, script), len(script), beat, known)
        return found

    def apart(self, parts: list[Trial]) -> Known:
        """Every way each of these parts can fall up to its first outcome: as they do not touch each other, in each
        attempt all of them fall in another one."""
        known: Known = {}
        wanted = {trial.part: trial.others(0, 0) for trial in parts} if self.brief else {}
        while True:
            scripts = {part: scripts[0] for part, scripts in wanted.items() if scripts}
            if not scripts:
                return known
            for trial in self.attempt(parts[0].start, parts[0].opening, scripts, max(scripts)).parts:
                script = wanted[trial.part].pop(0)
                known[trial.part, tuple(script)] = trial
                wanted[trial.part] += trial.others(len(script), 0)
