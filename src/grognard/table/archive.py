"""A match as a thing to look at or take along: where it stands, its past, its save."""

from __future__ import annotations

import msgspec

from grognard.engine import record
from grognard.engine.event import Log
from grognard.engine.match import Match
from grognard.engine.problem import Problem
from grognard.engine.show import log_lines
from grognard.table.messages import Replay, Standing
from grognard.table.store import WATCHES
from grognard.table.view import scene_for
from grognard.text import has, say


def may_know_all(match: Match, seat: int) -> bool:
    """Nothing need be kept from this seat: the match is over, or it is the only one who plays."""
    return match.state.over or (len(match.game.seats) == 1 and seat != WATCHES)


# -- where it stands ------------------------------------------------------------------------------


def standing_of(match: Match, seat: int, token: str, lang: str) -> Standing:
    """A match in the list of those to continue."""
    scene = match.game.scene(match.state, seat, lang)
    ask = match.ask
    if match.state.over:
        words = result_text(match, lang)
    else:
        tracks = " · ".join(f"{t.name}: {t.value}" for t in scene.tracks[:3])
        words = say(lang, "table-standing", phase=scene.phase, tracks=tracks)
    return Standing(
        token=token,
        game=match.game.name,
        scenario=match.scenario,
        title=scene.title,
        standing=words,
        your_turn=ask is not None and ask.seat == seat,
        over=match.state.over,
        seat=seat,
        sides=match.game.seats,
    )


def closed(problem: Problem, seat: int, token: str, lang: str) -> Standing:
    """A match that is there but cannot be opened now, and why."""
    return Standing(token=token, title=say(lang, "table-closed"), standing=problem.say(lang), seat=seat)


def result_text(match: Match, lang: str) -> str:
    """How a match ended: whether the one who plays alone has won, or which of two sides, or neither."""
    result = match.game.result(match.state)
    key = f"{match.game.family}-how-{result.get('how', '')}"
    how = say(lang, key) if has(lang, key) else ""
    if len(match.game.seats) == 1:
        return say(lang, "table-result", won="yes" if result["won"] else "no", how=how)
    if result.get("winner") == "draw":
        return say(lang, "table-result-draw", how=how)
    side = match.game.seats[0 if result["won"] else 1]
    word = f"web-side-won-{side}"
    won = say(lang, word) if has(lang, word) else say(lang, "web-side-won", side=side.title())
    return say(lang, "table-result-side", won=won, how=how)


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
    scene = scene_for(then, seat, lang)
    scene.undo = False
    scene.log = log_lines(then, seat, lang)
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
