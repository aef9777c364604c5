"""RAIDERS 12, 18, 10.2: forces move along routes, stop where they must, and stack within limits."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option, Rules, one_of
from grognard.engine.event import Fact
from grognard.engine.reason import Reason
from grognard.engine.verb import Verb
from grognard.games.raiders import verbs
from grognard.games.raiders.rules.airborne import airborne_landing
from grognard.games.raiders.rules.camp import at_camp, begin_resupply, camp_options, inquire
from grognard.games.raiders.rules.coordination import calls_others, march_length
from grognard.games.raiders.rules.gear import abandon, gear_options, gear_with, spend, trade
from grognard.games.raiders.rules.objectives import end_move, marker_here, put_down_load
from grognard.games.raiders.rules.stacking import FULL, has_room
from grognard.games.raiders.state import CARD, CLOSE, COORDINATE, WALK, Mission
from grognard.games.raiders.theater import STAGING, SUPPLIES

IS_HERE: Final = Reason("is-here", "12")
NO_ROUTE: Final = Reason("no-route", "12")
ONE_BY_ONE: Final = Reason("one-by-one", "12")
STOP_ON_THE_WAY: Final = Reason("stop-on-the-way", "TEC")
STOP_TERRAIN: Final = Reason("stop-terrain", "TEC")
STOP_MARKER: Final = Reason("stop-marker", "32.1")
MOVED: Final = Reason("moved", "11")
NO_SUPPLIES: Final = Reason("no-supplies", "24")
NOT_ANOTHER: Final = Reason("not-another", "18")


def move(g: Mission) -> Rules[None]:
    """RAIDERS 11 (2), 12, 34: a force on the map sets out, one in the staging area lands."""
    return airborne_landing(g) if g.space_of_force() == STAGING else set_out(g)


def set_out(g: Mission) -> Rules[None]:
    """RAIDERS 12, 23.2, 24, 36: gear changes hands; then the force moves, stays, or turns to the camp instead."""
    points = slowest(g)
    options = steps(g, verbs.MOVE, points)
    if gear_with(g, g.force, SUPPLIES) >= 0:
        options += steps(g, verbs.MARCH, points + 1)
    options.append(verbs.STAY.plain)
    if at_camp(g):
        options += camp_options(g)
    options += gear_options(g, True)
    answer = yield Ask(0, "move", "12", options)
    verb = answer.verb
    if verb == "trade":
        yield from trade(g, answer.value)
    elif verb == "abandon":
        abandon(g, answer.value)
    elif verb == "move":
        march(g, answer.value, points)
    elif verb == "march":
        spend(g, gear_with(g, g.force, SUPPLIES), "24")
        march(g, answer.value, points + 1)
    elif verb == "resupply":
        yield from begin_resupply(g)
    else:
        if verb == "inquire":
            yield from inquire(g)
        else:
            g.tell("stayed", "12", force=g.force[:], space=g.space_of_force())
        end_move(g)


def walk(g: Mission) -> Rules[None]:
    """RAIDERS 12: one space more, or no further."""
    options = steps(g, verbs.MOVE, g.points)
    if has_room(g, g.space_of_force(), g.force):
        options.append(verbs.HALT.plain)
    answer = yield Ask(0, "move-on", "12", options)
    if answer is verbs.HALT.plain:
        end_march(g)
    else:
        march(g, answer.value, g.points)


def march(g: Mission, to: int, points: int) -> None:
    """RAIDERS 12: into the next space; the points, the terrain or a marker may end the move there."""
    enter(g, to)
    g.points = 0 if must_stop(g, to) else points - 1
    if g.points:
        g.segment = WALK
    else:
        end_march(g)


def end_march(g: Mission) -> None:
    """RAIDERS 26: where it has come to on foot, a force may call others."""
    g.points = 0
    if calls_others(g):
        g.segment = COORDINATE
    else:
        end_move(g)


def load(g: Mission) -> Rules[None]:
    """RAIDERS 18.4: what is carried can be put down where the move has ended."""
    yield from put_down_load(g)
    g.segment = CARD


def enter(g: Mission, to: int) -> None:
    """The force, which must stay together (12), enters a space."""
    g.tell("moved", "12", force=g.force[:], from_=g.space_of_force(), space=to)
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


def steps(g: Mission, verb: Verb, points: int) -> list[Option]:
    """RAIDERS 12, 10.2: the adjacent spaces from which the move can still end lawfully stacked."""
    return [verb.each[s] for s in g.theater.adjacent[g.space_of_force()] if can_end(g, s, points - 1)]


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


def why_not_step(g: Mission, space: int, points: int) -> Reason | None:
    """RAIDERS 12, 10.2, TEC: along a route, space by space, to where the force can stack or still move on."""
    here = g.space_of_force()
    if space in g.theater.adjacent[here]:
        return None if can_end(g, space, points - 1) else FULL
    away = g.theater.steps[here][space]
    if away <= 0:
        return NO_ROUTE if away else IS_HERE
    if away > points:
        facts: dict[str, Fact] = {"points": points, "steps": away}
        return Reason("no-points", "12", facts)
    return ONE_BY_ONE if 0 < march_length(g, here, space) <= points else STOP_ON_THE_WAY


def why_no_further(g: Mission) -> Reason | None:
    """RAIDERS 12, 11, 32.1, TEC: what ended the move of a force that has moved; None before that."""
    if g.segment < COORDINATE or g.segment >= CLOSE or g.space_of_force() <= STAGING:
        return None
    if g.theater.stops[g.space_of_force()]:
        return STOP_TERRAIN
    return STOP_MARKER if marker_here(g, g.space_of_force()) else MOVED


def why_not_march(g: Mission, space: int) -> Reason | None:
    """RAIDERS 24 (1): supplies carry the force a space further."""
    if gear_with(g, g.force, SUPPLIES) < 0:
        return NO_SUPPLIES
    return why_not_step(g, space, slowest(g) + 1)


# -- special moves ------------------------------------------------------------------------------


def special_move(g: Mission, places: list[int], verb: Verb, rule: str) -> Rules[None]:
    """RAIDERS 18, 18.1, 18.2, 18.3, 18.4: a card carries the force from one airfield or port to another.

    It takes the place of all other movement; a card for the new space follows as usual.
    """
    ends = [verb.each[s] for s in special_ends(g, places)]
    if not ends:
        return
    to = (yield from one_of(0, "special-move", rule, ends)).value
    g.tell("carried", rule, force=g.force[:], from_=g.space_of_force(), space=to)
    for unit in g.force:
        g.place[unit] = to
    yield from put_down_load(g)


def special_ends(g: Mission, places: list[int]) -> list[int]:
    """RAIDERS 18.1, 18.2: the other airfields or ports, if the force is at one, where it can stack."""
    if g.space_of_force() not in places:
        return []
    return [s for s in places if why_not_carried(g, s, places) is None]


def why_not_carried(g: Mission, space: int, places: list[int]) -> Reason | None:
    """RAIDERS 18.1, 18.2, 10.2: to another place of the same sort, where the force can stack."""
    if space not in places or space == g.space_of_force():
        return NOT_ANOTHER
    return None if space == STAGING or has_room(g, space, g.force) else FULL


def advance(g: Mission) -> Rules[None]:
    """RAIDERS 18, 18.4: a card lets the force move one more space, or not."""
    options = steps(g, verbs.ADVANCE, 1)
    if not options:
        return
    options.append(verbs.HALT.plain)
    answer = yield Ask(0, "advance", "18", options)
    if answer is not verbs.HALT.plain:
        enter(g, answer.value)
        yield from put_down_load(g)
