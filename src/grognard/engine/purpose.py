"""What a die that a player is to roll is for: told by looking at what would come of every face."""

from __future__ import annotations

from grognard.engine.ask import Option
from grognard.engine.dice import TypedDice
from grognard.engine.event import Event, Log
from grognard.engine.match import FACES, Match

MOST_DICE = 4
"""Dice rolled together for one event."""


def die_for(match: Match) -> tuple[Event, int] | None:
    """The event the die asked for will decide, and which of its dice it is; None where no event tells.

    Only facts that are the same whatever the die shows are in it: nothing is told beforehand.
    """
    if not isinstance(match.state.dice, TypedDice):
        return None
    found = [told for told in (rolled(match, face) for face in FACES) if told is not None]
    if not found:
        return None
    kinds = [event.kind for event, _ in found]
    event, nth = max(found, key=lambda told: kinds.count(told[0].kind))
    same = {k: v for k, v in event.facts.items() if all(e.facts.get(k) == v for e, _ in found)}
    return Event(event.kind, event.rule, same, only=event.only), nth


def rolled(match: Match, face: Option) -> tuple[Event, int] | None:
    """The first event with dice when the die shows this face and any rolled with it a one. One whose dice all come
    later is not what this die is for."""
    log = Log()
    twin = match.fork(log=log)
    seen = len(log.events)
    for given in range(1, MOST_DICE + 1):
        twin.answer(face if given == 1 else FACES[0])
        told = [e for e in log.events[seen:] if e.dice]
        if told:
            nth = len(told[0].dice) - given + 1
            return (told[0], nth) if nth > 0 else None
        if twin.ask is None or twin.ask.kind != "die":
            break
    return None
