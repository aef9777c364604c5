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
    """A match after some of its answers, as the seat may see it."""
    last = len(match.answers)
    wanted = last if at is None else at
    if not match.base_at <= wanted <= last:
        raise Problem("problem-replay-at", last=last)
    then = past_of(match, wanted)
    scene = scene_of(then, seat, lang)
    scene.undo = False
    answers = known_answers(match, seat)
    return Replay(at=wanted, first=match.base_at, last=last, answers=answers, scene=scene)


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


def known_answers(match: Match, seat: int) -> list[str]:
    """The answers; those another seat gave in a running match may tell what is hidden, and stay blank."""
    if may_know_all(match, seat):
        return [o.text for o in match.answers]
    return [o.text if by == seat else "" for o, by in zip(match.answers, match.seats, strict=True)]


# -- its save -------------------------------------------------------------------------------------


def save_of(match: Match, seat: int) -> bytes:
    """The save a seat may have. Without the key and the hidden things it can be read, not resumed."""
    if may_know_all(match, seat):
        return record.encode(match)
    kept = record.record_of(match)
    kept.key = ""
    kept.drawn = []
    kept.answers = known_answers(match, seat)
    kept.checkpoint = record.Checkpoint(0, {}, 0, 0)
    kept.events = [e for e in kept.events if e.get("only", -1) in (-1, seat)]
    return msgspec.json.encode(kept)
