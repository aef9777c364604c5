"""A match as a thing to look at or take along: where it stands, its past, its save."""

from __future__ import annotations

import msgspec

from grognard.engine import record
from grognard.engine.event import Log
from grognard.engine.match import Match
from grognard.engine.problem import Problem
from grognard.engine.scene import Scene
from grognard.engine.show import scene_of, standing_text
from grognard.table.beats import beats_of
from grognard.table.messages import Replay, Standing
from grognard.table.store import WATCHES
from grognard.table.view import difference, says_something
from grognard.text import say


def may_know_all(match: Match, seat: int) -> bool:
    """Nothing need be kept from this seat: the match is over, or it is the only one who plays."""
    return match.state.over or (len(match.game.seats) == 1 and seat != WATCHES)


# -- where it stands ------------------------------------------------------------------------------


def standing_of(match: Match, seat: int, token: str, lang: str) -> Standing:
    """A match in the list of those to continue."""
    scene = match.game.scene(match.state, seat, lang)
    ask = match.ask
    return Standing(
        token=token,
        game=match.game.name,
        scenario=match.scenario,
        title=scene.title,
        standing=standing_text(match, scene, lang),
        your_turn=ask is not None and ask.seat == seat,
        over=match.state.over,
        seat=seat,
        sides=match.game.seats,
    )


def closed(problem: Problem, seat: int, token: str, lang: str) -> Standing:
    """A match that is there but cannot be opened now, and why."""
    return Standing(token=token, title=say(lang, "table-closed"), standing=problem.say(lang), seat=seat)


# -- its past -------------------------------------------------------------------------------------


def replay(match: Match, known: bool, seat: int, at: int | None, lang: str, steps: list[int]) -> Replay:
    """A match at one of the moments the seat may look back on; all of them, where all of it may be `known`."""
    if known:
        first = match.base_at
        answers = [o.text for o in match.answers]
    else:
        first = 0
        answers = [match.answers[n].text if match.seats[n] == seat else "" for n in steps[:-1]]
    last = first + len(steps) - 1
    wanted = last if at is None else at
    if not first <= wanted <= last:
        raise Problem("problem-replay-at", last=last)
    past = past_of(match, steps[max(0, wanted - first - 1)])
    assert past.log is not None
    past.log.watch()
    start = past.game.pieces(past.state, seat, lang)
    for option in match.answers[len(past.answers) : steps[wanted - first]]:
        past.answer(option)
    scene = scene_of(past, seat, lang)
    scene.undo, scene.undo_why = False, ""
    marks = [number for number, event in enumerate(past.log.events) if event.only in (-1, seat)]
    beats = beats_of(past.game, past.log.beats or [], start, scene.pieces, marks, seat, lang)
    return Replay(at=wanted, first=first, last=last, answers=answers, scene=scene, beats=beats)


def moments(match: Match, known: bool, seat: int) -> list[int]:
    """After how many answers a seat saw something new: what others did in secret is not even counted for it."""
    everything = range(match.base_at, len(match.answers) + 1)
    if known:
        return list(everything)
    twin = past_of(match, match.base_at)
    assert twin.log is not None
    found = [match.base_at]
    shown = look(twin, seat)
    for at in everything[1:]:
        mine = twin.ask is not None and twin.ask.seat == seat
        told = len(twin.log.events)
        twin.answer(match.answers[at - 1])
        before, shown = shown, look(twin, seat)
        if (
            mine
            or says_something(difference(before, shown))
            or any(event.only in (-1, seat) for event in twin.log.events[told:])
        ):
            found.append(at)
    return found


def look(match: Match, seat: int) -> Scene:
    return scene_of(match, seat, "en", odds=False, log=False)


def copied(match: Match, at: int) -> Match:
    """What looking back needs of a match up to this many answers, others of which may be given meanwhile."""
    twin = Match(match.game, match.scenario, match.options, match.base, match.base_at)
    twin.answers, twin.seats = match.answers[:at], match.seats[:at]
    twin.log = Log()
    twin.log.events = match.log.events[: match.base_events] if match.log is not None else []
    twin.base_events = match.base_events
    twin.laid, twin.since = match.laid[:], match.since
    twin.drawn, twin.base_drawn = (match.drawn or [])[: match.base_drawn], match.base_drawn
    return twin


def past_of(match: Match, at: int) -> Match:
    """The match played again from its base up to this many answers; itself it is only read."""
    twin = copied(match, match.base_at)
    twin.begin()
    for option in match.answers[match.base_at : at]:
        twin.answer(option)
    return twin


def standing_match(match: Match, settled: int, before: Match | None) -> Match:
    """The match up to the last answer that stands: all that anybody but who is asked may know of it.

    The one found `before` goes on, if it is still part of the match.
    """
    twin = before
    if twin is None or match.answers[: len(twin.answers)] != twin.answers or len(twin.answers) > settled:
        twin = past_of(match, settled)
    for option in match.answers[len(twin.answers) : settled]:
        twin.answer(option)
    twin.id = match.id
    twin.free_undo = match.free_undo
    twin.among_people = match.among_people
    twin.origin = match.origin
    twin.resumed = match.resumed
    twin.old_rules = match.old_rules
    return twin


# -- its save -------------------------------------------------------------------------------------


def save_of(match: Match, seat: int) -> bytes:
    """The save a seat may have. Without the key and the hidden things it can be read, not resumed."""
    if may_know_all(match, seat):
        return record.encode(match)
    kept = record.record_of(match)
    kept.key = ""
    kept.drawn = []
    kept.known = []
    kept.answers = [o.text for o, by in zip(match.answers, match.seats, strict=True) if by == seat]
    kept.answered_by = [by for by in match.seats if by == seat]
    kept.takebacks = []
    kept.since = 0
    kept.start = {}
    kept.laid = []
    kept.checkpoint = record.Checkpoint(0, {}, 0, 0)
    kept.events = [e for e in kept.events if e.get("only", -1) in (-1, seat)]
    return msgspec.json.encode(kept)
