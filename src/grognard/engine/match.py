"""A match being played: asks, answers, forks and take-backs.

The engine keeps a copy of the state from the start of a recent step and the answers since. To fork
is to copy that state and give those answers again; undo, load and recovery are the same mechanism,
from that checkpoint or from the start of the match.
"""

from __future__ import annotations

from typing import Any, Final

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.dice import Dice, DieNeeded, DrawNeeded, KeyedDice, ScriptDice, TypedDice
from grognard.engine.event import Event, Log
from grognard.engine.game import Game
from grognard.engine.problem import Problem
from grognard.engine.state import State

STRIDE: Final = 8
"""A step's start becomes the new checkpoint when this many answers came since the last one."""

FEW: Final = 2
"""A fork that has to give more answers again than this leaves the next one a nearer start."""

IMAGINED: Final = -2
"""Where the dice of a fork change that has been dealt again: they are changed."""

NEVER: Final = -2
"""Before no answer."""

IDLE: Final = 10_000
"""So many steps without a question come of no position the rules lead to, only of a forged one: all so many steps
there has to have been one."""

FACES: Final = [Option("die", str(face), face) for face in range(1, 7)]
"""Answers to the one question the engine itself asks: what does the real die on the table show?"""

DRAWN: Final = "drawn"
"""The other one: what was drawn on the table?"""

TYPED: Final = ("die", DRAWN)
"""The verbs of answers that the rules do not ask for: they find them where they roll or draw."""


class Laid:
    """A position laid by hand after so many answers, and what was said about it."""

    __slots__ = ("at", "position", "what")

    def __init__(self, at: int, position: dict[str, Any], what: str) -> None:
        self.at = at
        self.position = position
        self.what = what


class Course:
    """How play goes on from step to step, and where its last checkpoint lies.

    It knows nothing of its match, and so holds it in no circle: a fork that is not wanted any more is gone at once.
    `cursor` counts the answers the rules have been given. Once `stride` of them have come since `start`, the start
    of the next step becomes the `checkpoint`, with so many events and dice before it. `near` is a later such start
    with its number of answers: where a fork has been there, or each one after an answer before which one `looked`
    ahead. `rules` is the coroutine of the step under way.
    """

    __slots__ = (
        "checkpoint", "cursor", "drawn_at", "events_at", "game", "looked", "near", "rules", "start", "state",
        "stride",
    )  # fmt: skip

    def __init__(self, game: Game, state: State, at: int) -> None:
        self.game = game
        self.state = state
        self.checkpoint = state
        self.near = (state, at)
        self.looked = NEVER
        self.start = at
        self.cursor = at
        self.stride = STRIDE
        self.events_at = 0
        self.drawn_at = 0
        self.rules: Rules[None] | None = None

    def mark(self) -> None:
        """Remember the start of a step: forks begin here."""
        state = self.state
        self.checkpoint = state.copy()
        self.start = self.cursor
        self.near = (self.checkpoint, self.start)
        if state.log is not None:
            self.events_at = len(state.log.events)
        if state.dice.drawn is not None:
            self.drawn_at = len(state.dice.drawn)


def keep_beat(state: State, log: Log) -> None:
    """A step is over, or an answer is given: the position, if anything was told since the last one."""
    if log.beat != len(log.events) and log.beats is not None:
        log.beat = len(log.events)
        log.beats.append((log.beat, state.copy()))


def play(course: Course) -> Rules[None]:
    """Step after step until the match is over: in one coroutine, so that a step more costs little."""
    state = course.state
    game = course.game
    since = -1
    idle = 0
    while not state.over:
        at = course.cursor
        idle += 1
        if idle == IDLE:
            assert at != since, "the rules ask nothing any more"
            since = at
            idle = 0
        if at - course.start >= course.stride:
            course.mark()
        elif at - course.looked == 1:
            course.near = (state.copy(), at)
        if state.log is not None and state.log.beats is not None:
            keep_beat(state, state.log)
        rules = course.rules = game.step(state)
        if rules is not None:
            yield from rules
        state.menu = None


class Match:
    """One match of one game. `ask` is the open question, or None when the match is over.

    `base` is the state a full replay starts from, after `base_at` answers: the start of the
    match, or the checkpoint a save was resumed from. `checkpoint` is the start of a step, after `start` answers.
    All are only ever copied. `origin` is the position the match began at, where that is not the set-up of its
    scenario. `resumed` is the message for a match that goes on from a checkpoint, `old_rules` the version it was
    saved under. Answers before `floor` stand. `laid` are the positions laid by hand on the way, `since` the number
    of answers before the checkpoint it was resumed from, `needed` what can be drawn where that is asked.
    """

    __slots__ = (
        "among_people", "answers", "ask", "base", "base_at", "base_drawn", "base_events", "course", "drawn",
        "floor", "free_undo", "game", "graft", "graft_at", "id", "laid", "log", "needed", "old_rules", "options",
        "origin",
        "playing", "resumed", "scenario", "seats", "since", "takebacks",
    )  # fmt: skip

    def __init__(self, game: Game, scenario: str, options: dict[str, str], base: State, at: int = 0) -> None:
        self.game = game
        self.scenario = scenario
        self.options = options
        self.base = base
        self.base_at = at
        self.base_events = 0
        self.base_drawn = 0
        self.course = Course(game, base, at)
        self.floor = at
        self.answers: list[Option] = []
        self.seats: list[int] = []
        self.takebacks: list[int] = []
        self.free_undo = False
        self.among_people = True
        self.resumed = ""
        self.old_rules = ""
        self.origin: dict[str, Any] = {}
        self.laid: list[Laid] = []
        self.since = at
        self.needed: DieNeeded | None = None
        self.id = ""
        self.log: Log | None = None
        self.drawn: list[int] | None = None
        self.graft: Dice | None = None
        self.graft_at = -1
        self.ask: Ask | None = None
        self.playing: Rules[None] | None = None

    @property
    def state(self) -> State:
        return self.course.state

    @property
    def checkpoint(self) -> State:
        return self.course.checkpoint

    @property
    def start(self) -> int:
        return self.course.start

    @property
    def events_at(self) -> int:
        return self.course.events_at

    @property
    def drawn_at(self) -> int:
        return self.course.drawn_at

    @property
    def rules(self) -> Rules[None] | None:
        return self.course.rules

    # -- playing ----------------------------------------------------------------------------

    def begin(self) -> None:
        """Drive a copy of the base to its first ask."""
        state = self.base.copy()
        if isinstance(state.dice, TypedDice):
            typed = len([a for a in self.answers[: self.base_at] if a.verb in TYPED])
            state.dice.given = state.dice.given[:typed]
        self._attach(state, self.base_events, self.base_drawn)
        self.course.cursor = self.base_at
        self.course.mark()
        self._set_out()
        self._settle_floor()

    def answer(self, option: Option) -> None:
        """Give one of the options of the open ask. The caller has checked that it is one."""
        ask = self.ask
        assert ask is not None
        self.answers.append(option)
        self.seats.append(ask.seat)
        if option.verb in TYPED:
            self._typed(option)
            return
        self._feed(option)
        if self.course.state.dice.touched:
            self._settle_floor()

    def give(self, text: str, seat: int = -1) -> Option:
        """Answer with typed text. Anything but an option of the open ask is refused, unchanged."""
        ask = self.ask
        if ask is None:
            raise Problem("problem-over")
        if seat >= 0 and seat != ask.seat:
            raise Problem("problem-seat", seat=self.game.the_seat(ask.seat))
        option = self.find(text)
        if option is None:
            shown = ", ".join([o.text for o in ask.options[:12]])
            raise Problem("problem-option", text=text, options=shown, more=max(0, len(ask.options) - 12))
        self.answer(option)
        return option

    def find(self, text: str) -> Option | None:
        """The option of the open ask that somebody means by this text."""
        ask = self.ask
        return (ask.find(text) or ask.find(self.game.heard(self.state, text))) if ask is not None else None

    def _feed(self, option: Option) -> None:
        """Give the rules an answer and run on to the next ask."""
        course = self.course
        if course.cursor == self.graft_at:
            self._change_dice()
        course.cursor += 1
        if self.log is not None and self.log.beats is not None:
            keep_beat(course.state, self.log)
        playing = self.playing
        assert playing is not None
        try:
            self.ask = playing.send(option)
        except StopIteration:
            self.ask = None
        except DieNeeded as needed:
            self._ask_table(needed)

    def _set_out(self) -> None:
        """Run the state from the start of a step to its first ask, or to the end."""
        course = self.course
        course.near = (course.checkpoint, course.start)
        playing = play(course)
        self.playing = playing
        try:
            self.ask = next(playing, None)
        except DieNeeded as needed:
            self._ask_table(needed)

    def _settle_floor(self) -> None:
        self.floor = len(self.answers)
        self.state.dice.touched = False

    # -- real dice, and a real board --------------------------------------------------------

    def _ask_table(self, needed: DieNeeded) -> None:
        """What the die shows, or what was drawn: each thing that can be is an answer."""
        self.needed = needed
        if isinstance(needed, DrawNeeded):
            options = self.game.drawn_options(self.state, needed.items, needed.pile)
            self.ask = Ask(0, DRAWN, "", options)
        else:
            self.ask = Ask(0, "die", "", FACES)

    def _typed(self, option: Option) -> None:
        """What fell or was drawn was read out: take the step again from its start, now knowing it."""
        dice = self.state.dice
        assert isinstance(dice, TypedDice)
        dice.given.append(option.value)
        self._replay(len(self.answers))
        self._settle_floor()

    def lay(self, position: dict[str, Any], what: str) -> None:
        """The board says otherwise: go on from a position laid by hand, at the start of its step.

        It is no answer, and no rule is asked whether it could come about; the log tells of it, and nothing before
        it can be taken back. A position that makes no sense is a Problem, and changes nothing.
        """
        dice = self.state.dice.copy()
        counter = dice.counter
        if isinstance(dice, TypedDice):
            dice.given = dice.given[:]
        position = {key: value for key, value in position.items() if key != "dice"}
        state = self.game.place(self.scenario, self.options, position, dice)
        dice.counter = counter
        if isinstance(dice, TypedDice):
            dice.used = len(dice.given)
        state.menu = None
        play_from(self.game, self.scenario, self.options, state.copy(), events=False)
        at = len(self.answers)
        self.laid.append(Laid(at, position, what))
        self.base = state
        self.base_at = at
        self.course = Course(self.game, state, at)
        if self.log is not None:
            self.log.add(Event("laid", "", {"what": what}))
            self.base_events = len(self.log.events)
        if self.drawn is not None:
            self.base_drawn = len(self.drawn)
        self.begin()

    # -- going back -------------------------------------------------------------------------

    def can_undo(self) -> bool:
        """No die was rolled and nothing hidden was seen since the last answer, or take-backs are free.

        A die that was typed in can be corrected until something else is answered.
        """
        last = len(self.answers) - 1
        if last < self.base_at:
            return False
        if self.free_undo or self.answers[last].verb in TYPED:
            return True
        return last >= self.floor and (self.ask is None or self.seats[last] == self.ask.seat)

    def settled(self) -> int:
        """How many answers stand: since the others no die fell, nothing was seen, and the same seat is still asked.

        Where take-backs are free even these can go; that is known to everybody.
        """
        at = len(self.answers)
        ask = self.ask
        while ask is not None and at > self.floor and self.seats[at - 1] == ask.seat:
            at -= 1
        return at

    def undo(self) -> None:
        """Take back the last answer; of a set that was marked, all of them."""
        if not self.can_undo():
            raise Problem("problem-undo" if len(self.answers) > self.base_at else "problem-undo-start")
        self.rewind(len(self.answers) - 1)
        marking = self.ask.marking if self.ask is not None else None
        if marking is not None and marking.given:
            self.rewind(len(self.answers) - marking.given)

    def rewind(self, to: int) -> None:
        """Go back to just after this many answers. Going past a die is recorded as a take-back."""
        if to < self.floor:
            self.takebacks.append(to)
        if to >= max(self.start, self.floor) and not isinstance(self.state.dice, TypedDice):
            self._replay(to)
            return
        answers = self.answers[self.base_at : to]
        del self.answers[self.base_at :]
        del self.seats[self.base_at :]
        self.begin()
        for option in answers:
            self.answer(option)

    def _attach(self, state: State, events: int, drawn: int) -> None:
        """Make this the state in play; the log and the record of dice end where it begins."""
        self.course.state = state
        if self.log is not None:
            self.log.cut(events)
            state.log = self.log
        if self.drawn is not None:
            del self.drawn[drawn:]
            state.dice.drawn = self.drawn

    def _replay(self, to: int) -> None:
        """Play again from the checkpoint, giving the answers up to here once more."""
        assert self.graft_at != IMAGINED, "an imagined world cannot be taken back"
        course = self.course
        state = course.checkpoint.copy()
        self._attach(state, course.events_at, course.drawn_at)
        del self.answers[to:]
        del self.seats[to:]
        course.cursor = self._past_dice(course.start)
        self._set_out()
        at = course.cursor
        while at < to:
            course.cursor = self._past_dice(at + 1) - 1
            self._feed(self.answers[at])
            at = course.cursor
        if to == self.graft_at:
            self._change_dice()
        state.dice.touched = False

    def _change_dice(self) -> None:
        """From here on a fork with other dice rolls those."""
        if self.graft is not None:
            self.state.dice = self.graft.copy()
            self.state.dice.drawn = self.drawn

    def _past_dice(self, at: int) -> int:
        """The next answer from here on that is not a die typed in: those the rules find by themselves."""
        while at < len(self.answers) and self.answers[at].verb in TYPED:
            at += 1
        return at

    # -- forks ------------------------------------------------------------------------------

    def fork(self, dice: Dice | None = None, each_step: bool = False, log: Log | None = None) -> Match:
        """Another match at the same point. With other dice: another future.

        With `each_step` its checkpoint is the start of the current step, and it has a record of the
        dice rolled since. It tells no events, unless to a log of its own, from its checkpoint on.
        """
        assert self.graft_at != IMAGINED, "an imagined world cannot be forked"
        checkpoint, at = self.course.near
        twin = Match(self.game, self.scenario, self.options, checkpoint, at)
        twin.log = log
        behind = len(self.answers) - at
        if isinstance(checkpoint.dice, TypedDice):
            checkpoint = checkpoint.copy()
            assert isinstance(checkpoint.dice, TypedDice)
            checkpoint.dice.given = checkpoint.dice.given[:]
            twin.course.checkpoint = checkpoint
            twin.base = checkpoint
        elif behind > FEW:
            twin.course.stride = behind - FEW
        twin.answers = self.answers[:]
        twin.seats = self.seats[:]
        twin.floor = self.floor
        if dice is not None:
            twin.graft = dice
            twin.graft_at = len(self.answers)
        else:
            twin.graft = self.graft
            twin.graft_at = self.graft_at
        if each_step:
            twin.course.stride = 0
            twin.drawn = []
        twin._replay(len(self.answers))
        if twin.start > at and not isinstance(checkpoint.dice, TypedDice):
            self.course.near = (twin.checkpoint, twin.start)
        if not each_step:
            twin.course.stride = STRIDE
        if not isinstance(checkpoint.dice, TypedDice):
            self.course.looked = len(self.answers)  # and it is likely to be done again at the next question
        return twin

    def ahead(self) -> Match:
        """A fork to look ahead in: where a die would fall it asks for one. So nothing is learned of those to come,
        not even by how long it takes."""
        return self.fork(ScriptDice([]))

    def imagine(self, seat: int, dice: Dice) -> Match:
        """A fork into a world this seat thinks possible: other dice, hidden things dealt again.

        It is for playing forward: its checkpoint is still that of the real world, so that it cannot be forked or
        taken back. The dice go on from where the deal has left them.
        """
        twin = self.fork(dice)
        twin.graft_at = IMAGINED
        self.game.redeal(twin.state, seat)
        return twin


def start(
    game: Game,
    scenario: str,
    options: dict[str, str],
    key: bytes,
    events: bool = True,
    typed: bool = False,
) -> Match:
    """A new match at its first ask. `typed` takes six-sided dice from the player's own table."""
    dice: Dice = TypedDice(key, []) if typed else KeyedDice(key)
    return play_from(game, scenario, options, game.new(scenario, options, dice), events)


def play_from(game: Game, scenario: str, options: dict[str, str], state: State, events: bool = True) -> Match:
    """A match that begins at this position. It may be a copy in which something was changed or dealt again, so that
    what was found for the other is nothing to it."""
    state.menu = None
    match = Match(game, scenario, options, state)
    if events:
        match.log = Log()
        match.drawn = []
    match.begin()
    return match
