"""Saves: one JSON file describes a match completely. Every save opens.

A match of the rules in force is played again from its answers and must come out as saved. One
made under other rules goes on from its last checkpoint, and says so. A finished one needs no
rules at all: its record shows it.
"""

from __future__ import annotations

import os
import re
import secrets
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec

from grognard.engine.ask import Option
from grognard.engine.dice import CARDS, CUPS, DICE, Dice, KeyedDice, KnownDice, TableDice, TypedDice, commitment
from grognard.engine.event import TALLIES, Log, event_from
from grognard.engine.game import Game
from grognard.engine.marking import give_next, is_full
from grognard.engine.match import DRAWN, FACES, TYPED, Laid, Match, play_from
from grognard.engine.problem import Problem
from grognard.text import say

FORMAT = 1

BROKEN = (LookupError, TypeError, ValueError, AssertionError, AttributeError, RecursionError)
"""What a damaged position or answer can end in: a file from outside is never to be trusted."""


MOST = 1_000_000
"""No number of a position comes near it."""


class Checkpoint(msgspec.Struct):
    """The state at the start of the current step, after `at` answers, `events` events, `drawn` draws."""

    at: int
    position: dict[str, Any]
    events: int
    drawn: int


class LaidByHand(msgspec.Struct):
    """A position laid by hand after `at` answers, and what was said about it."""

    at: int
    position: dict[str, Any]
    what: str = ""


class Record(msgspec.Struct, kw_only=True):
    """The save file.

    `drawn` holds sides and result of every die in turn, sides negative for dice that do not follow from the
    key: rolled on a table, or `known`, sides and results taken over from the match this one goes on from.
    `since` is the number of answers before the checkpoint the match was last resumed from. `id` tells
    two matches with the same seed apart. `start` is the position the match began at, where that is not
    the set-up of its scenario. `asked` is what is typed in where a real board lies on the table, `laid` the
    positions that were laid by hand there.
    """

    grognard: int
    game: str
    rules: str
    scenario: str
    options: dict[str, str]
    seats: list[str]
    commitment: str
    key: str
    typed_dice: bool
    free_undo: bool
    takebacks: list[int]
    answers: list[str]
    answered_by: list[int]
    drawn: list[int]
    checkpoint: Checkpoint
    events: list[dict[str, Any]]
    over: bool
    result: dict[str, Any]
    since: int = 0
    id: str = ""
    start: dict[str, Any] = {}
    known: list[int] = []
    asked: list[str] = []
    laid: list[LaidByHand] = []


ENCODER = msgspec.json.Encoder()


class Told:
    """The events of a match as its record has them, each written once: a long match is kept again and again."""

    def __init__(self) -> None:
        self.events: list[Any] = []

    def catch_up(self, log: Log) -> list[Any]:
        """All events, those told since written now."""
        for event in log.events[len(self.events) :]:
            self.events.append(msgspec.Raw(ENCODER.encode(event.data())))
        return self.events

    def cut(self, log: Log) -> None:
        """Forget what was taken back."""
        del self.events[len(log.events) :]


def record_of(match: Match, told: Told | None = None) -> Record:
    """The record of a match. Its key is in it: whoever plays against somebody keeps it to himself.

    With what was `told` before, its events are there to be written only.
    """
    log = match.log
    events = [] if log is None else [e.data() for e in log.events] if told is None else told.catch_up(log)
    dice = match.base.dice
    match.id = match.id or secrets.token_hex(8)
    key = dice.key if isinstance(dice, KeyedDice) else b""
    return Record(
        grognard=FORMAT,
        game=match.game.name,
        rules=match.game.version,
        scenario=match.scenario,
        options=match.options,
        seats=match.game.seats,
        commitment=commitment(key),
        key=key.hex(),
        typed_dice=isinstance(dice, TypedDice),
        free_undo=match.free_undo,
        takebacks=match.takebacks,
        answers=[o.text for o in match.answers],
        answered_by=match.seats,
        drawn=match.drawn or [],
        checkpoint=Checkpoint(match.start, match.game.describe(match.checkpoint), match.events_at, match.drawn_at),
        events=events,
        over=match.state.over,
        result=match.game.result(match.state) if match.state.over else {},
        since=match.since,
        id=match.id,
        start=match.origin,
        known=dice.given if isinstance(dice, KnownDice) else [],
        asked=dice.asked if isinstance(dice, TableDice) else [],
        laid=[LaidByHand(laid.at, laid.position, laid.what) for laid in match.laid],
    )


def encode(match: Match, told: Told | None = None) -> bytes:
    """The save as bytes."""
    return msgspec.json.encode(record_of(match, told))


def decode(data: bytes, path: str = "save") -> Record:
    """The record in a save, or a Problem that names what is wrong with it."""
    if data.lstrip()[:1] != b"{":
        raise Problem("problem-save-other", path=path)
    try:
        head = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem("problem-save-json", path=path, why=unread(error)) from error
    if not isinstance(head, dict) or "grognard" not in head:
        raise Problem("problem-save-other", path=path)
    if head["grognard"] != FORMAT:
        raise Problem("problem-save-foreign", path=path, format=str(head["grognard"]))
    try:
        record = msgspec.json.decode(data, type=Record)
        check(record)
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError, RecursionError) as error:
        raise Problem("problem-save-damaged", path=path, why=str(error)) from error
    return record


def unread(error: Exception) -> Problem | str:
    """What is wrong with a file that cannot be read at all; a reader says that in English only."""
    text = str(error)
    if "truncated" in text:
        return Problem("document-truncated")
    found = re.search(r"byte (\d+)|position (\d+)", text)
    return Problem("document-malformed", at=(found[1] or found[2])) if found else text


def check(record: Record) -> None:
    """What can be seen to be wrong without playing: key, dice, checkpoint."""
    if record.key and len(bytes.fromhex(record.key)) != 32:
        raise ValueError("key")
    sides = record.drawn[0::2]
    if len(record.drawn) % 2 or any(not 1 <= abs(n) <= 256 for n in sides):
        raise ValueError("drawn")
    if len(record.known) % 2 or any(not 1 <= number <= 256 for number in record.known):
        raise ValueError("known")
    if any(word not in (DICE, CUPS, CARDS) for word in record.asked):
        raise ValueError("asked")
    ends = [laid.at for laid in record.laid]
    if ends != sorted(ends) or any(not 0 <= at <= len(record.answers) for at in ends):
        raise ValueError("laid")
    if not all(modest(laid.position) for laid in record.laid):
        raise ValueError("laid")
    if not 0 <= record.checkpoint.at <= len(record.answers):
        raise ValueError("checkpoint")
    if not modest(record.checkpoint.position) or not modest(record.start):
        raise ValueError("position")


def modest(value: Any) -> bool:
    """No number in it is so big that counting up to it would take long."""
    if isinstance(value, dict):
        return all(modest(v) for v in value.values())
    if isinstance(value, list):
        return all(modest(v) for v in value)
    return not isinstance(value, int | float) or abs(value) <= MOST


def restore(record: Record, game: Game, path: str = "save") -> Match:
    """The match of a record, at the point where it was saved. Whatever is wrong with it is a Problem."""
    key = bytes.fromhex(record.key)
    if not key and not record.over:
        raise Problem("problem-save-running", path=path)
    if commitment(key) != record.commitment:
        raise Problem("problem-save-key", path=path)
    if record.scenario not in game.scenarios:
        raise Problem("problem-save-damaged", path=path, why=record.scenario)
    try:
        match = reopened(record, game, key, path)
    except BROKEN as error:
        raise Problem("problem-save-damaged", path=path, why=f"{type(error).__name__} {error}") from error
    match.id = record.id
    match.origin = record.start
    return match


def reopened(record: Record, game: Game, key: bytes, path: str) -> Match:
    """Played again where the rules allow it, else from the checkpoint, with a note that says so."""
    note = "problem-resume-replay"
    if record.rules != game.version:
        note = "problem-resume-version"
    if not record.since and record.rules in (game.version, *game.versions_read):
        again = replayed(record, game, key)
        if again is not None:
            return again
    resumed = from_checkpoint(record, game, key, path)
    if record.rules != game.version or not record.since:
        resumed.resumed = note
        resumed.old_rules = record.rules
    return resumed


def resumed_note(match: Match) -> Problem:
    """Why a resumed match goes on from a checkpoint, and the rules it was saved under."""
    return Problem(match.resumed, old=match.old_rules, new=match.game.version)


def fresh_dice(record: Record, key: bytes) -> Dice:
    if record.known:
        return KnownDice(key, record.known)
    if record.asked:
        return TableDice(key, [], record.asked)
    return TypedDice(key, []) if record.typed_dice else KeyedDice(key)


def replayed(record: Record, game: Game, key: bytes) -> Match | None:
    """The match played again from its start; None where answers no longer fit, or dice or events differ."""
    match = played_again(record, game, key)
    if match is None or match.drawn != record.drawn:
        return None
    assert match.log is not None
    happened = as_told(record, [event.data() for event in match.log.events])
    return match if msgspec.json.encode(happened) == msgspec.json.encode(record.events) else None


def as_told(record: Record, happened: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Events as a record tells them: one made before there were tallies tells none."""
    told = [TALLIES in event for event in record.events] + [False] * len(happened)
    return [
        event if tells else {key: fact for key, fact in event.items() if key != TALLIES}
        for event, tells in zip(happened, told, strict=False)
    ]


def played_again(record: Record, game: Game, key: bytes) -> Match | None:
    """The answers of a record given again from its start; None where one of them no longer fits."""
    dice = fresh_dice(record, key)
    if record.start:
        state = game.place(record.scenario, record.options, record.start, dice)
    else:
        state = game.new(record.scenario, record.options, dice)
    match = play_from(game, record.scenario, record.options, state)
    match.free_undo = record.free_undo
    before = record.rules in game.versions_unmarked
    done = 0
    for laid in record.laid:
        done += given_again(match, record.answers[done : laid.at], before)
        if done < laid.at:
            return None
        match.lay(laid.position, laid.what)
    if given_again(match, record.answers[done:], before) < len(record.answers) - done:
        return None
    match.takebacks = list(record.takebacks)
    return match


def taken_back(record: Record, match: Match, at: int) -> Match:
    """The match of a record after this many answers; before a position that was laid by hand it is played again."""
    if at < match.base_at:
        laid = [one for one in record.laid if one.at <= at]
        short = msgspec.structs.replace(record, answers=record.answers[:at], laid=laid)
        again = played_again(short, match.game, bytes.fromhex(record.key))
        if again is None:
            raise Problem("problem-replay-at", last=len(record.answers))
        return again
    match.rewind(at)
    return match


def from_checkpoint(record: Record, game: Game, key: bytes, path: str) -> Match:
    """The match from its last checkpoint on; the answers given since are kept as far as they fit."""
    at = record.checkpoint.at
    dice = fresh_dice(record, key)
    if isinstance(dice, TypedDice):
        dice.given = [given.value for a in record.answers if (given := past(a, game)).verb in TYPED]
    try:
        state = game.place(record.scenario, record.options, record.checkpoint.position, dice)
        events = [event_from(e) for e in record.events[: record.checkpoint.events]]
    except Problem as problem:
        raise Problem("problem-save-damaged", path=path, why=problem) from problem
    except (KeyError, TypeError, ValueError) as error:
        raise Problem("problem-save-damaged", path=path, why=str(error)) from error
    match = Match(game, record.scenario, record.options, state, at)
    match.free_undo = record.free_undo
    match.takebacks = list(record.takebacks)
    match.answers = [past(text, game) for text in record.answers[:at]]
    match.laid = [Laid(laid.at, laid.position, laid.what) for laid in record.laid if laid.at <= at]
    match.seats = list(record.answered_by[:at])
    match.log = Log()
    match.log.events = events
    match.base_events = len(events)
    match.drawn = list(record.drawn[: record.checkpoint.drawn])
    match.base_drawn = len(match.drawn)
    match.begin()
    given_again(match, record.answers[at:], record.rules in game.versions_unmarked)
    return match


def given_again(match: Match, answers: list[str], before: bool) -> int:
    """Give the answers of a record, as far as they fit; how many did. Some were given before sets were marked."""
    at = 0
    while at < len(answers) and match.ask is not None:
        option = match.ask.find(answers[at]) if match.ask.marking is None else None
        if option is not None:
            match.answer(option)
            at += 1
            continue
        try:
            at += give_next(match, answers[at:], before)
        except Problem:
            return at
    ask = match.ask
    if before and ask is not None and ask.marking is not None and is_full(match, ask.marking):
        match.answer(ask.marking.commit)
    return at


def past(text: str, game: Game) -> Option:
    """An answer given under other rules: its text is all that is known of it."""
    if text.startswith("die "):
        return FACES[int(text.split()[1]) - 1]
    verb, _, subject = text.partition(" ")
    return Option(verb, subject, game.drawn_value(subject) if verb == DRAWN else -1)


# -- files --------------------------------------------------------------------------------------


def read(path: Path) -> Record:
    """The record in a file."""
    try:
        return decode(path.read_bytes(), str(path))
    except FileNotFoundError as error:
        raise Problem("problem-save-missing", path=str(path)) from error
    except OSError as error:
        raise Problem("problem-save-json", path=str(path), why=str(error)) from error


def write(match: Match, path: Path) -> None:
    """Save to a file, whole or not at all. A file that is not a save of this match is never overwritten."""
    data = encode(match)
    if path.exists():
        try:
            there = decode(path.read_bytes(), str(path)).id
        except (Problem, OSError):
            there = ""
        if there != match.id:
            raise Problem("problem-save-exists", path=str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        partial = path.with_name(path.name + ".part")
        with partial.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        partial.replace(path)
    except OSError as error:
        raise Problem("problem-save-write", path=str(path), why=str(error)) from error


# -- checking dice ------------------------------------------------------------------------------


def verify(record: Record, game: Game, lang: str) -> tuple[bool, str]:
    """Whether every die of a finished match follows from the key that was promised at its start."""
    if not record.over:
        return False, say(lang, "verify-open")
    key = bytes.fromhex(record.key)
    if commitment(key) != record.commitment:
        return False, say(lang, "verify-hash")
    dice = KeyedDice(key)
    checked = 0
    for i in range(0, len(record.drawn) - 1, 2):
        sides, face = record.drawn[i], record.drawn[i + 1]
        if sides < 0:
            continue
        right = dice.below(sides) + 1
        checked += 1
        if right != face:
            facts = {"number": i // 2 + 1, "face": face, "sides": sides, "right": right}
            return False, say(lang, "verify-bad", **facts)
    if record.rules == game.version and not record.since:
        match = played_again(record, game, key)
        wanted = len(match.drawn or []) // 2 if match is not None else 0
        if match is None or wanted != len(record.drawn) // 2:
            return False, say(lang, "verify-count", found=len(record.drawn) // 2, wanted=wanted)
        again = msgspec.json.decode(encode(match), type=Record)
        for number, (told, happened) in enumerate(zip_longest(record.events, as_told(record, again.events)), 1):
            if told != happened:
                return False, say(lang, "verify-log", number=number)
        if record.result != again.result:
            return False, say(lang, "verify-result")
    how = "verify-typed" if record.typed_dice else "verify-known" if record.known else "verify-ok"
    return True, say(lang, how, count=checked)
