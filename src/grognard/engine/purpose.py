"""What a die is for that a player is to roll, or what he is to draw: told by looking at what would come of it."""

from __future__ import annotations

from grognard.engine.ask import Option
from grognard.engine.dice import DrawNeeded, TypedDice
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
    return alike(event, [other for other, _ in found]), nth


def drawn_for(match: Match) -> Event | None:
    """The same of what is to be drawn: the event that is told first of whatever comes out."""
    ask, needed = match.ask, match.needed
    if ask is None or not isinstance(needed, DrawNeeded) or needed.pile:
        return None
    found = []
    for option in ask.options:
        log = Log()
        twin = match.fork(log=log)
        seen = len(log.events)
        twin.answer(option)
        if len(log.events) == seen:
            return None
        found.append(log.events[seen])
    return alike(found[0], found) if len({event.kind for event in found}) == 1 else None


def alike(event: Event, others: list[Event]) -> Event:
    """An event with nothing but what all of these tell."""
    same = {k: v for k, v in event.facts.items() if all(e.facts.get(k) == v for e in others)}
    return Event(event.kind, event.rule, same, only=event.only)


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
