"""RAIDERS 26: coordinated operations, an optional rule."""

from __future__ import annotations

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.event import Event
from grognard.games.raiders.rules.gear import gear_with
from grognard.games.raiders.rules.objectives import marker_here
from grognard.games.raiders.rules.stacking import room_left, stack_size
from grognard.games.raiders.state import Mission
from grognard.games.raiders.theater import DONE, LEADER, RADIO


def coordinate(g: Mission) -> Rules[None]:
    """RAIDERS 26, 29: other led forces may move in the same operation to the objective or camp just reached.

    All of them then draw one card together.
    """
    t = g.theater
    space = g.space_of_force()
    if not (marker_here(g, space) or g.place[t.camp] == space):
        return
    radio = gear_with(g, g.force, RADIO) >= 0
    if not (radio or has_leader(g, g.force)):
        return
    directed = g.read.radio_directs and radio
    while True:
        origins = joinable_spaces(g, space, directed)
        if not origins:
            return
        options = [t.o_from[s] for s in origins]
        options.append(DONE)
        answer = yield Ask(0, "coordinate", "26", options)
        if answer is DONE:
            return
        yield from join(g, answer.value, space, directed)


def has_leader(g: Mission, units: list[int]) -> bool:
    for unit in units:
        if g.theater.kind[unit] == LEADER:
            return True
    return False


def may_lead(g: Mission, unit: int, directed: bool) -> bool:
    """RAIDERS 26, 29: a joining force needs a leader, or the radio (es: the leading force's radio serves all)."""
    if directed or g.theater.kind[unit] == LEADER:
        return True
    return not g.read.radio_directs and gear_with(g, [unit], RADIO) >= 0


def joinable_spaces(g: Mission, space: int, directed: bool) -> list[int]:
    """Spaces from which a led force can reach this one in its own move."""
    out: list[int] = []
    for origin in range(1, len(g.theater.space_names)):
        if origin != space and joiners(g, origin, space, directed):
            out.append(origin)
    return out


def joiners(g: Mission, origin: int, space: int, directed: bool) -> list[int]:
    """The units that could lead a force from there to here."""
    units = [u for u in g.mobile_at(origin) if may_lead(g, u, directed) and fits(g, u, space)]
    if not units:
        return units
    length = march_length(g, origin, space)
    return [u for u in units if 0 < length <= g.theater.moves[u]]


def fits(g: Mission, unit: int, space: int) -> bool:
    """RAIDERS 10.2: the unit stacks with the combined force."""
    return g.theater.kind[unit] == LEADER or room_left(g, space, g.force) > stack_size(g, g.force)


def march_length(g: Mission, origin: int, space: int) -> int:
    """Steps of the shortest march that no STOP terrain or marker on the way ends early; -1 for none."""
    t = g.theater
    frontier = [origin]
    seen = 1 << origin
    length = 0
    while frontier:
        length += 1
        further: list[int] = []
        for here in frontier:
            for to in t.adjacent[here]:
                if to == space:
                    return length
                if not seen >> to & 1:
                    seen |= 1 << to
                    if not t.stops[to] and not marker_here(g, to):
                        further.append(to)
        frontier = further
    return -1


def join(g: Mission, origin: int, space: int, directed: bool) -> Rules[None]:
    """RAIDERS 26, 12: form the second force, led first, and bring it up together."""
    t = g.theater
    length = march_length(g, origin, space)
    joined: list[int] = []
    while True:
        options: list[Option] = []
        for unit in g.mobile_at(origin):
            able = t.moves[unit] >= length and fits(g, unit, space)
            if able and (joined or may_lead(g, unit, directed)):
                options.append(t.o_add[unit])
        if joined:
            if not options:
                break
            options.append(DONE)
        answer = yield Ask(0, "join", "26", options)
        if answer is DONE:
            break
        joined.append(answer.value)
        g.place[answer.value] = space
        g.force.append(answer.value)
    if g.log is not None:
        g.log.add(Event("joined", "26", {"force": joined, "from": origin, "space": space}))
