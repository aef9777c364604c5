"""LOCKNLOAD 1.7: event markers, whose text nobody sees before they happen."""

from __future__ import annotations

from grognard.engine.ask import Rules
from grognard.games.locknload.rules.heroes import make_hero
from grognard.games.locknload.state import Battle, changed
from grognard.games.locknload.theater import NOBODY, Happening


def occupy(g: Battle, units: list[int], location: int) -> Rules[None]:
    """LOCKNLOAD 1.7, R49: on entering, before opportunity fire, by any unit of the side that is named."""
    if not g.theater.events:
        return
    h = g.hex_of(location)
    for event in g.theater.events:
        if event.sight or event.at != h or g.happened >> event.number & 1:
            continue
        for unit in units:
            if event.side in (NOBODY, g.side(unit)) and event.by[g.kind(unit)]:
                yield from happen(g, event, unit)
                break


def sight_events(g: Battle) -> Rules[None]:
    """LOCKNLOAD 1.7, R49: as soon as any unit of the side has a line of sight, by night too."""
    for event in g.theater.events:
        if not event.sight or g.happened >> event.number & 1:
            continue
        for side in (0, 1):
            if event.side in (NOBODY, side):
                seer = who_sees(g, side, event)
                if seer >= 0 and not g.happened >> event.number & 1:
                    yield from happen(g, event, seer)


def who_sees(g: Battle, side: int, event: Happening) -> int:
    """A unit of a side that sees the marker's hex, or -1."""
    seeing = g.in_sight(event.at, g.places[side])
    for unit in g.force[side] if seeing else []:
        if event.by[g.kind(unit)] and g.at[unit] in seeing:
            return unit
    return -1


def happen(g: Battle, event: Happening, unit: int) -> Rules[None]:
    """LOCKNLOAD 1.7: the paragraph is read, and what it says is done."""
    g.happened |= 1 << event.number
    g.dice.reveal()
    g.tell("event", "1.7", event=event.number, unit=unit, location=event.at)
    if event.carry_worth:
        g.bearer = unit
    if event.delay_group >= 0:
        late = g.delays[event.delay_group] + event.delay_turns
        g.delays = changed(g.delays, event.delay_group, late)
    if event.dear_points:
        g.choked = True
    if event.charge_mf:
        g.whistle = True
    if event.hero_side != NOBODY:
        yield from make_hero(g, event.hero_side, g.at[unit], 0)
