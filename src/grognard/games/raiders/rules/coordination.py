"""RAIDERS 26: coordinated operations, an optional rule."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Member, Rules, marked, some_of
from grognard.engine.reason import Reason
from grognard.games.raiders import verbs
from grognard.games.raiders.rules.gear import gear_with
from grognard.games.raiders.rules.objectives import end_move, marker_here
from grognard.games.raiders.rules.stacking import FULL, room_left, stack_size
from grognard.games.raiders.state import COORDINATE, JOIN, Mission
from grognard.games.raiders.theater import LEADER, RADIO, STAGING

NOT_THERE: Final = Reason("not-there", "10.3")
NOBODY_YET: Final = Reason("nobody-yet", "10.3")
NO_LEADER: Final = Reason("no-leader", "26")
TOO_FAR: Final = Reason("too-far", "26")


def coordinate(g: Mission) -> Rules[None]:
    """RAIDERS 26, 29: other led forces may move in the same operation to the objective or camp just reached.

    All of them then draw one card together.
    """
    options = [verbs.FROM.each[s] for s in joinable_spaces(g)]
    if options:
        options.append(verbs.DONE.plain)
        answer = yield Ask(0, "coordinate", "26", options)
        if answer is not verbs.DONE.plain:
            g.origin = answer.value
            g.segment = JOIN
            return
    g.joined = []
    end_move(g)


def calls_others(g: Mission) -> bool:
    """RAIDERS 26, 29: at an objective or the camp, a force with a leader or a radio; on foot it came there."""
    if not g.read.coordinated:
        return False
    space = g.space_of_force()
    if not (marker_here(g, space) or g.place[g.theater.camp] == space):
        return False
    force = first_force(g)
    return has_leader(g, force) or gear_with(g, force, RADIO) >= 0


def first_force(g: Mission) -> list[int]:
    """The force that began the operation, without those that joined it."""
    return g.force[: len(g.force) - len(g.joined)]


def has_leader(g: Mission, units: list[int]) -> bool:
    for unit in units:
        if g.theater.kind[unit] == LEADER:
            return True
    return False


def may_lead(g: Mission, unit: int) -> bool:
    """RAIDERS 26, 29: a joining force needs a leader, or the radio (es: the leading force's radio serves all)."""
    if g.theater.kind[unit] == LEADER:
        return True
    if g.read.radio_directs:
        return gear_with(g, first_force(g), RADIO) >= 0
    return gear_with(g, [unit], RADIO) >= 0


def joinable_spaces(g: Mission) -> list[int]:
    """Spaces from which a led force can reach this one in its own move."""
    here = g.space_of_force()
    return [s for s in range(1, len(g.theater.space_names)) if s != here and why_not_join_from(g, s) is None]


def why_not_join_from(g: Mission, origin: int) -> Reason | None:
    """RAIDERS 26: somebody there can lead a force here, near and small enough."""
    units = g.mobile_at(origin) if origin != STAGING and origin != g.space_of_force() else []
    if not units:
        return NOT_THERE
    units = [u for u in units if may_lead(g, u)]
    if not units:
        return NO_LEADER
    units = [u for u in units if fits(g, u, [])]
    if not units:
        return FULL
    length = march_length(g, origin, g.space_of_force())
    for unit in units:
        if 0 < length <= g.theater.moves[unit]:
            return None
    return TOO_FAR


def fits(g: Mission, unit: int, coming: list[int]) -> bool:
    """RAIDERS 10.2: the unit stacks with the combined force and those who come with it."""
    if g.theater.kind[unit] == LEADER:
        return True
    return room_left(g, g.space_of_force(), g.force) > stack_size(g, g.force) + stack_size(g, coming)


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


def why_not_there(g: Mission, unit: int) -> Reason | None:
    """RAIDERS 10.3, 4: one of the space that was named, and not the camp."""
    return NOT_THERE if unit == g.theater.camp or g.place[unit] != g.origin else None


def why_not_quick(g: Mission, unit: int) -> Reason | None:
    """RAIDERS 26, 12: one of the space that was named, quick enough."""
    far = g.theater.moves[unit] < march_length(g, g.origin, g.space_of_force())
    return why_not_there(g, unit) or (TOO_FAR if far else None)


def join(g: Mission) -> Rules[None]:
    """RAIDERS 26, 10.2: a set of units of the second force, with one who leads it, which comes up together."""
    quick = [u for u in g.mobile_at(g.origin) if why_not_quick(g, u) is None]
    leading = [u for u in quick if may_lead(g, u)]
    units = leading + [u for u in quick if u not in leading]

    def may(ways: list[int], k: int, way: int) -> Reason | None:
        coming = marked(units, ways)
        if not coming and not g.joining and k >= len(leading):
            return NO_LEADER
        return None if fits(g, units[k], coming) else FULL

    def enough(ways: list[int]) -> Reason | None:
        return None if g.joining or marked(units, ways) else NOBODY_YET

    members = [Member([verbs.ADD.each[u]]) for u in units]
    chosen = yield from some_of(0, "join", "26", members, verbs.DONE.plain, may=may, enough=enough)
    coming = marked(units, chosen.ways)
    for unit in coming:
        g.place[unit] = g.space_of_force()
    g.joined += coming
    g.force += coming
    # Before sets were marked a position could have some of them there already.
    came = g.joined[len(g.joined) - g.joining - len(coming) :]
    g.tell("joined", "26", force=came, from_=g.origin, space=g.space_of_force())
    g.joining = 0
    g.origin = -1
    g.segment = COORDINATE
