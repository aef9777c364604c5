"""LOCKNLOAD 5.1, 11.2, 1.6.1, 1.6.2: what an attack leaves to be seen to: weapons too many, heroes, retreats."""

from __future__ import annotations

from grognard.engine.ask import Rules, one_of
from grognard.games.locknload.rules.damage import eliminate, leave_fixed, overloaded, unload
from grognard.games.locknload.rules.events import occupy, sight_events
from grognard.games.locknload.rules.facing import face_anew
from grognard.games.locknload.rules.ground import not_to_go, step_mines
from grognard.games.locknload.rules.heroes import try_hero
from grognard.games.locknload.rules.spotting import uncover
from grognard.games.locknload.rules.stacking import overfull
from grognard.games.locknload.rules.verbs import FLEE
from grognard.games.locknload.state import FLIGHT, NOTHING, Battle
from grognard.geometry.ground import BLOCKS


def aftermath(g: Battle) -> Rules[None] | None:
    """LOCKNLOAD 1.6.1, 5.1, 1.6.2: one thing after another; then play goes on where it was."""
    burdened = overloaded(g)
    if burdened != NOTHING:
        return unload(g, burdened)
    if g.born:
        return rise(g)
    if g.routed:
        unit, g.routed = g.routed[0], g.routed[1:]
        return retreat(g, unit) if g.at[unit] >= 0 else None
    uncover(g)
    g.stage = g.backs.pop()
    return None


def settle(g: Battle) -> Rules[None]:
    """The same at once, where nothing else is under way."""
    while g.born or overloaded(g) != NOTHING:
        burdened = overloaded(g)
        if burdened != NOTHING:
            yield from unload(g, burdened)
        else:
            yield from rise(g)


def rise(g: Battle) -> Rules[None]:
    """LOCKNLOAD 5.1, 1.7, R49: a hero perhaps; where he comes to be he occupies and sees like any other."""
    side, at, marks = g.born[0], g.born_at[0], g.born_marks[0]
    g.born, g.born_at, g.born_marks = g.born[1:], g.born_at[1:], g.born_marks[1:]
    hero = yield from try_hero(g, side, at, marks)
    if hero != NOTHING:
        yield from occupy(g, [hero], g.at[hero])
        yield from sight_events(g)


# -- retreats -------------------------------------------------------------------------------------


def retreats(g: Battle, unit: int) -> list[int]:
    """LOCKNLOAD 1.6.2: away from the flames, nearer to no other enemy it sees; not into enemies, where it
    cannot go or over the limits (R26); from an upper floor along it."""
    side, here = g.side(unit), g.at[unit]
    board = g.theater.map.board
    found: list[int] = []
    if g.type(unit).mf == 0:
        return found
    seen = [at for at in g.locations(1 - side) if at != g.scorched and g.look(here, at) != BLOCKS]
    flames = g.hex_of(g.scorched)
    upstairs = g.is_upstairs(here)
    start = here if upstairs else g.hex_of(here)
    for h in board.beside[g.hex_of(here)]:
        place = g.theater.map.upstairs(h) if h >= 0 and upstairs else h
        if place < 0 or not_to_go(g, unit, start, place) is not None:
            continue
        if board.distance(flames, h) <= board.distance(flames, g.hex_of(here)):
            continue
        nearer = [at for at in seen if g.distance(at, h) < g.distance(at, here)]
        enemies = any(g.any_here(1 - side, part) for part in ([place] if upstairs else g.parts(h)))
        if not nearer and not enemies and overfull(g, side, place, [unit]) is None:
            found.append(place)
    return found


def retreat(g: Battle, unit: int) -> Rules[None]:
    """LOCKNLOAD 1.6.2, 1.6.1.01: one hex, marked Moved, and it can be fired at; a gun on its tripod stays; nowhere
    to go: eliminated."""
    places = retreats(g, unit)
    if not places:
        eliminate(g, unit, "1.6.2")
        return
    answer = yield from one_of(g.side(unit), "retreat", "1.6.2", [FLEE.each[place] for place in places])
    g.tell("retreated", "1.6.2", unit=unit, from_=g.at[unit], location=answer.value)
    others = g.here(g.side(unit), answer.value)
    side = g.side(unit)
    leave_fixed(g, unit)
    g.put(unit, answer.value)
    g.mark_moved(unit)
    yield from face_anew(g, [unit])
    yield from occupy(g, [unit], answer.value)
    yield from sight_events(g)
    yield from step_mines(g, [unit])
    left = [u for u in g.here(side, answer.value) if u not in others]
    if left:
        g.fleeing = left[0]
        g.stage = FLIGHT
