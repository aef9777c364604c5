"""RAIDERS 10, 11: the operation, segment by segment. Read this page first: it is the sequence of play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.engine.ask import OUT, Ask, Member, Rules, marked, one_of, some_of
from grognard.engine.reason import Reason
from grognard.games.raiders import state, verbs
from grognard.games.raiders.rules.airborne import STAGING_STAYS, can_land, landing_room
from grognard.games.raiders.rules.camp import resupply
from grognard.games.raiders.rules.campaign import briefing, debrief
from grognard.games.raiders.rules.cards import card_segment, kept_options, play_card, play_kept
from grognard.games.raiders.rules.combat import aftermath, combat, fire, line_up
from grognard.games.raiders.rules.coordination import NOBODY_YET, NOT_THERE, coordinate, join
from grognard.games.raiders.rules.gear import abandon, gear_options
from grognard.games.raiders.rules.mission import close_operation
from grognard.games.raiders.rules.movement import load, move, walk
from grognard.games.raiders.rules.objectives import act_on_objective, objective_segment
from grognard.games.raiders.rules.recruiting import (
    begin_recruiting,
    gear_for_sale,
    muster,
    recruit,
    units_for_sale,
    why_not_recruit,
)
from grognard.games.raiders.rules.scouting import scout, scout_options
from grognard.games.raiders.rules.stacking import FULL, stack_size
from grognard.games.raiders.state import CLOSE, GATHER, MOVE, PREPARE, Mission
from grognard.games.raiders.theater import LEADER, STAGING

IN_FORCE: Final = Reason("in-force", "10.3")
LANDS_OTHERWISE: Final = Reason("lands-otherwise", "34")


def choose_force(g: Mission) -> Rules[None]:
    """RAIDERS 10.3, 12: units of one space form the operating force; the rest stay behind."""
    spaces = [verbs.FROM.each[s] for s in occupied(g) if s != STAGING or can_leave_staging(g)]
    if not spaces:
        g.ended = "eliminated"
        return
    g.origin = (yield from one_of(0, "from", "10.3", spaces)).value
    g.segment = GATHER
    if len(spaces) == 1:
        yield from form_force(g)


def begin_operation(g: Mission, force: list[int]) -> None:
    """RAIDERS 11: the force is formed; its first segment begins."""
    g.force = force
    g.tell("operation", "11", force=force[:], space=g.origin, left=len(g.deck))
    g.origin = -1
    g.segment = PREPARE


def occupied(g: Mission) -> list[int]:
    """The spaces with mobile raider units, in the order of the map."""
    place = g.place
    seen = 0
    out: list[int] = []
    for unit in range(g.theater.camp):
        space = place[unit]
        if space >= 0 and not seen >> space & 1:
            seen |= 1 << space
            out.append(space)
    out.sort()
    return out


def can_leave_staging(g: Mission) -> bool:
    """RAIDERS 13, 34: a force in the staging area operates only to land or to recruit."""
    units = g.mobile_at(STAGING)
    return any(can_land(g, [unit]) for unit in units) or bool(units_for_sale(g) or gear_for_sale(g, units))


def why_not_from(g: Mission, space: int) -> Reason | None:
    """RAIDERS 10.3, 34: raiders are there, and can do something."""
    if not g.mobile_at(space):
        return NOT_THERE
    return STAGING_STAYS if space == STAGING and not can_leave_staging(g) else None


def form_force(g: Mission) -> Rules[None]:
    """RAIDERS 10.3, 34: a set of the units there, up to the stacking limit; airborne troops of one kind only."""
    units = g.mobile_at(g.origin)
    if len(units) == 1:
        begin_operation(g, units)
        yield from recruit_or_scout(g)
        return
    limit = force_limit(g)

    def may(ways: list[int], k: int, way: int) -> Reason | None:
        return IN_FORCE if ways[k] != OUT else why_not_add(g, units[k], marked(units, ways), limit)

    def enough(ways: list[int]) -> Reason | None:
        return None if max(ways) != OUT else NOBODY_YET

    # Before sets were marked a position could have some of them in the force already.
    members = [Member([verbs.ADD.each[u]], 0 if u in g.force else OUT) for u in units]
    everybody = [verbs.ALL.plain] if not g.force and all_fit(g, units, limit) else None
    chosen = yield from some_of(
        0, "force", "10.3", members, verbs.DONE.plain, may=may, enough=enough, others=everybody
    )
    begin_operation(g, units if chosen.other is not None else marked(units, chosen.ways))


def force_limit(g: Mission) -> int:
    """RAIDERS 10.2, 34: so many units can be one force, those in the staging area as can land together."""
    return landing_room(g) if g.origin == STAGING else g.theater.stacking[g.at_mission]


def why_not_add(g: Mission, unit: int, force: list[int], limit: int) -> Reason | None:
    """RAIDERS 10.3, 34: the unit fits under the stacking limit, and can be landed with the others."""
    t = g.theater
    if g.origin == STAGING and force and t.lands_by[unit] != t.lands_by[force[0]]:
        return LANDS_OTHERWISE
    return None if t.kind[unit] == LEADER or stack_size(g, force) < limit else FULL


def all_fit(g: Mission, units: list[int], limit: int) -> bool:
    """RAIDERS 10.3, 34: the whole stack can be one force."""
    t = g.theater
    if stack_size(g, units) > limit:
        return False
    return g.origin != STAGING or len({t.lands_by[u] for u in units}) == 1


def recruit_or_scout(g: Mission) -> Rules[None]:
    """RAIDERS 11 (1), 9.1, 27: the force recruits or scouts, or neither; kept cards may be played (13.1)."""
    options = kept_options(g)
    recruits = why_not_recruit(g) is None
    if recruits:
        options.append(verbs.RECRUIT.plain)
    options += scout_options(g)
    if not options:
        g.segment = MOVE
        return
    if not recruits or g.space_of_force() != STAGING or can_land(g, g.force):
        options.append(verbs.SKIP.plain)
    options += gear_options(g, False)
    answer = yield Ask(0, "prepare", "11", options)
    verb = answer.verb
    if verb == "skip":
        g.segment = MOVE
    elif verb == "recruit":
        yield from begin_recruiting(g)
    elif verb == "scout":
        scout(g, answer.value)
    elif verb == "abandon":
        abandon(g, answer.value)
    else:
        yield from play_kept(g, answer)


def finish_operation(g: Mission) -> Rules[None]:
    """RAIDERS 11 (5): the objective, unless an ambush calls for another battle first; then the end."""
    yield from objective_segment(g)
    if g.segment == CLOSE:
        yield from close_operation(g)


STEPS: Final[dict[int, Callable[[Mission], Rules[None]]]] = {
    # A mission begins (7, 25, 37).
    state.BRIEFING: briefing,
    state.MUSTER: muster,
    # An operation (10.3): one force,
    state.FORCE: choose_force,
    state.GATHER: form_force,
    # 1. recruits or scouts (9.1, 27),
    state.PREPARE: recruit_or_scout,
    state.RECRUIT: recruit,
    # 2. moves, lands or turns to the camp (12, 34, 36), and others join it (26),
    state.MOVE: move,
    state.WALK: walk,
    state.RESUPPLY: resupply,
    state.COORDINATE: coordinate,
    state.JOIN: join,
    state.LOAD: load,
    # 3. draws a card and plays it (13),
    state.CARD: card_segment,
    state.CHOICE: play_card,
    # 4. fights whoever it brought, round by round and shot by shot (15, 16),
    state.COMBAT: combat,
    state.LINE: line_up,
    state.FIRE: fire,
    state.AFTERMATH: aftermath,
    # 5. and acts on the objective (32).
    state.OBJECTIVE: finish_operation,
    state.ACT: act_on_objective,
    # Another operation, or the mission is over (10.1, 11, 6).
    state.CLOSE: close_operation,
    state.DEBRIEF: debrief,
}
"""RAIDERS 7, 11: the sequence of play. Each step is one action; what is under way stands in the state."""
