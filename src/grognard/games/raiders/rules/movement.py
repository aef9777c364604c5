"""RAIDERS 12, 18, 10.2: forces move along routes, stop where they must, and stack within limits."""

from __future__ import annotations

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.event import Event
from grognard.games.raiders.rules.airborne import airborne_landing
from grognard.games.raiders.rules.camp import at_camp, can_resupply, inquire, resupply
from grognard.games.raiders.rules.coordination import coordinate
from grognard.games.raiders.rules.gear import abandon, gear_with, spend, trade, trade_options
from grognard.games.raiders.rules.objectives import hidden_markers, marker_here, put_down_load
from grognard.games.raiders.rules.stacking import has_room
from grognard.games.raiders.state import CARD, Mission
from grognard.games.raiders.theater import HALT, INQUIRE, RESUPPLY, STAGING, STAY, SUPPLIES


def movement_segment(g: Mission) -> Rules[None]:
    """RAIDERS 11 (2), 12: the force lands, marches, stays, or turns to the camp instead."""
    if g.space_of_force() == STAGING:
        yield from airborne_landing(g)
    else:
        yield from march(g)
        yield from put_down_load(g)
    g.segment = CARD


def march(g: Mission) -> Rules[None]:
    """RAIDERS 12, 23.2, 24, 36: gear changes hands, then the force moves space by space."""
    t = g.theater
    start = g.space_of_force()
    points = slowest(g)
    traded = 0
    while True:
        options = steps(g, points)
        if gear_with(g, g.force, SUPPLIES) >= 0:
            options += [t.o_march[o.value] for o in steps(g, points + 1)]
        options.append(STAY)
        if at_camp(g):
            if can_resupply(g):
                options.append(RESUPPLY)
            if hidden_markers(g):
                options.append(INQUIRE)
        options += trade_options(g, traded)
        answer = yield Ask(0, "move", "12", options)
        verb = answer.verb
        if verb == "trade":
            traded |= 1 << answer.value
            yield from trade(g, answer.value)
        elif verb == "abandon":
            abandon(g, answer.value)
        else:
            break
    if verb == "stay":
        if g.log is not None:
            g.log.add(Event("stayed", "12", {"force": g.force[:], "space": start}))
    elif verb == "resupply":
        yield from resupply(g)
    elif verb == "inquire":
        yield from inquire(g)
    else:
        if verb == "march":
            spend(g, gear_with(g, g.force, SUPPLIES), "24")
            points += 1
        yield from walk(g, answer.value, points)
        if g.read.coordinated:
            yield from coordinate(g)


def walk(g: Mission, to: int, points: int) -> Rules[None]:
    """RAIDERS 12: space after space, until the points, the terrain or the player end it."""
    while True:
        enter(g, to)
        points -= 1
        if not points or must_stop(g, to):
            return
        options = steps(g, points)
        if has_room(g, to, g.force):
            options.append(HALT)
        answer = yield Ask(0, "move-on", "12", options)
        if answer is HALT:
            return
        to = answer.value


def enter(g: Mission, to: int) -> None:
    """The force, which must stay together (12), enters a space."""
    if g.log is not None:
        g.log.add(Event("moved", "12", {"force": g.force[:], "from": g.space_of_force(), "space": to}))
    for unit in g.force:
        g.place[unit] = to


def slowest(g: Mission) -> int:
    """RAIDERS 12, 4: a force moves as far as its slowest unit."""
    moves = g.theater.moves
    points = 99
    for unit in g.force:
        if moves[unit] < points:
            points = moves[unit]
    return points


def must_stop(g: Mission, space: int) -> bool:
    """RAIDERS 12, 32.1, TEC: STOP terrain and objective markers end the move."""
    return g.theater.stops[space] or marker_here(g, space)


def steps(g: Mission, points: int) -> list[Option]:
    """RAIDERS 12, 10.2: the adjacent spaces from which the move can still end lawfully stacked."""
    t = g.theater
    return [t.o_move[s] for s in t.adjacent[g.space_of_force()] if can_end(g, s, points - 1)]


def can_end(g: Mission, space: int, points: int) -> bool:
    """Entering this space with so many points left, the force can end its move there or further on."""
    if has_room(g, space, g.force):
        return True
    if points <= 0 or must_stop(g, space):
        return False
    for onward in g.theater.adjacent[space]:
        if can_end(g, onward, points - 1):
            return True
    return False


# -- special moves ------------------------------------------------------------------------------


def special_move(g: Mission, places: list[int], options: list[Option], rule: str) -> Rules[None]:
    """RAIDERS 18, 18.1, 18.2, 18.3, 18.4: a card carries the force from one airfield or port to another.

    It takes the place of all other movement; a card for the new space follows as usual.
    """
    here = g.space_of_force()
    ends = special_ends(g, places)
    if not ends:
        return
    to = ends[0]
    if len(ends) > 1:
        to = (yield Ask(0, "special-move", rule, [options[s] for s in ends])).value
    if g.log is not None:
        g.log.add(Event("carried", rule, {"force": g.force[:], "from": here, "space": to}))
    for unit in g.force:
        g.place[unit] = to
    yield from put_down_load(g)


def special_ends(g: Mission, places: list[int]) -> list[int]:
    """RAIDERS 18.1, 18.2: the other airfields or ports, if the force is at one, where it can stack."""
    here = g.space_of_force()
    if here not in places:
        return []
    return [s for s in places if s != here and (s == STAGING or has_room(g, s, g.force))]


def advance(g: Mission) -> Rules[None]:
    """RAIDERS 18, 18.4: a card lets the force move one more space, or not."""
    t = g.theater
    options = [t.o_advance[o.value] for o in steps(g, 1)]
    if not options:
        return
    options.append(HALT)
    answer = yield Ask(0, "advance", "18", options)
    if answer is not HALT:
        enter(g, answer.value)
        yield from put_down_load(g)
