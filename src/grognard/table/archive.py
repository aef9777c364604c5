"""A match as a thing to look at or take along: where it stands, its past, its save."""

from __future__ import annotations

import msgspec

from grognard.engine import record
from grognard.engine.event import Log
from grognard.engine.match import Match
from grognard.engine.problem import Problem
from grognard.engine.show import scene_of, standing_text
from grognard.table.messages import Replay, Standing
from grognard.table.store import WATCHES
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


def replay(match: Match, seat: int, at: int | None, lang: str) -> Replay:
    """A match at one of the moments the seat may look back on."""
    if may_know_all(match, seat):
        first, last = match.base_at, len(match.answers)
        steps = list(range(last + 1))
        answers = [o.text for o in match.answers]
    else:
        steps = moments(match, seat)
        first, last = 0, len(steps) - 1
        answers = [match.answers[n].text if match.seats[n : n + 1] == [seat] else "" for n in steps]
    wanted = last if at is None else at
    if not first <= wanted <= last:
        raise Problem("problem-replay-at", last=last)
    then = past_of(match, steps[wanted])
    scene = scene_of(then, seat, lang)
    scene.undo = False
    return Replay(at=wanted, first=first, last=last, answers=answers, scene=scene)


def moments(match: Match, seat: int) -> list[int]:
    """After how many answers a seat saw something new: what others did in secret is not even counted for it."""
    found = [match.base_at]
    twin = past_of(match, match.base_at)
    assert twin.log is not None
    for at in range(match.base_at, len(match.answers)):
        asked, told = twin.ask.seat if twin.ask is not None else WATCHES, len(twin.log.events)
        twin.answer(match.answers[at])
        asks = twin.ask.seat if twin.ask is not None else WATCHES
        news = any(event.only in (-1, seat) for event in twin.log.events[told:])
        if news or seat in (asked, asks) or asked != asks:
            found.append(at + 1)
    return found


def past_of(match: Match, at: int) -> Match:
    """The match played again from its base up to this many answers; itself it is only read."""
    base = match.base_at
    twin = Match(match.game, match.scenario, match.options, match.base, base)
    twin.answers = match.answers[:base]
    twin.seats = match.seats[:base]
    twin.log = Log()
    twin.log.events = match.log.events[: match.base_events] if match.log is not None else []
    twin.base_events = match.base_events
    twin.drawn = (match.drawn or [])[: match.base_drawn]
    twin.base_drawn = match.base_drawn
    twin.begin()
    for option in match.answers[base:at]:
        twin.answer(option)
    return twin


# -- its save -------------------------------------------------------------------------------------


def save_of(match: Match, seat: int) -> bytes:
    """The save a seat may have. Without the key and the hidden things it can be read, not resumed."""
    if may_know_all(match, seat):
        return record.encode(match)
    kept = record.record_of(match)
    kept.key = ""
    kept.drawn = []
    kept.answers = [o.text for o, by in zip(match.answers, match.seats, strict=True) if by == seat]
    kept.answered_by = [by for by in match.seats if by == seat]
    kept.takebacks = []
    kept.since = 0
    kept.start = {}
    kept.checkpoint = record.Checkpoint(0, {}, 0, 0)
    kept.events = [e for e in kept.events if e.get("only", -1) in (-1, seat)]
    return msgspec.json.encode(kept)
