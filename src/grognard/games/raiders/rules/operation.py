"""RAIDERS 10, 11: the operation, segment by segment. Read this page first: it is the sequence of play."""

from __future__ import annotations

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.event import Event
from grognard.games.raiders.rules.airborne import landing_options, landing_room
from grognard.games.raiders.rules.campaign import briefing, debrief
from grognard.games.raiders.rules.cards import card_segment, kept_options, play_kept
from grognard.games.raiders.rules.combat import aftermath, combat_segment
from grognard.games.raiders.rules.gear import abandon, trade_options
from grognard.games.raiders.rules.mission import close_operation
from grognard.games.raiders.rules.movement import movement_segment
from grognard.games.raiders.rules.objectives import objective_segment
from grognard.games.raiders.rules.recruiting import (
    can_recruit,
    gear_for_sale,
    muster,
    recruit_action,
    units_for_sale,
)
from grognard.games.raiders.rules.scouting import scout, scout_options
from grognard.games.raiders.rules.stacking import stack_size
from grognard.games.raiders.state import (
    AFTERMATH,
    BRIEFING,
    CARD,
    CLOSE,
    COMBAT,
    DEBRIEF,
    FORCE,
    MOVE,
    MUSTER,
    OBJECTIVE,
    PREPARE,
    Mission,
)
from grognard.games.raiders.theater import ALL, DONE, LEADER, RECRUIT, SKIP, STAGING


def step(g: Mission) -> Rules[None]:
    """RAIDERS 7, 11: brief and muster; then operations, each in five segments; then the mission is closed."""
    if g.ended and g.segment != DEBRIEF:
        g.segment = DEBRIEF
    segment = g.segment
    if segment == BRIEFING:
        return briefing(g)
    if segment == MUSTER:
        return muster(g)
    if segment == FORCE:
        return begin_operation(g)
    if segment == PREPARE:
        return recruit_or_scout(g)
    if segment == MOVE:
        return movement_segment(g)
    if segment == CARD:
        return card_segment(g)
    if segment == COMBAT:
        return combat_segment(g)
    if segment == AFTERMATH:
        return aftermath(g)
    if segment == OBJECTIVE:
        return finish_operation(g)
    if segment == CLOSE:
        return close_operation(g)
    return debrief(g)


def begin_operation(g: Mission) -> Rules[None]:
    """RAIDERS 11: choose the force; then the first segment."""
    yield from choose_force(g)
    if g.force:
        yield from recruit_or_scout(g)


def finish_operation(g: Mission) -> Rules[None]:
    """RAIDERS 11: the last segment, unless an ambush calls for another battle first; then the end."""
    yield from objective_segment(g)
    if g.segment == CLOSE:
        yield from close_operation(g)


def choose_force(g: Mission) -> Rules[None]:
    """RAIDERS 10.3, 12: units of one space form the operating force; the rest stay behind."""
    t = g.theater
    spaces = [s for s in occupied(g) if s != STAGING or can_leave_staging(g)]
    if not spaces:
        g.ended = "eliminated"
        return
    space = spaces[0]
    if len(spaces) > 1:
        space = (yield Ask(0, "from", "10.3", [t.o_from[s] for s in spaces])).value
    units = g.mobile_at(space)
    if len(units) == 1:
        g.force = units
    else:
        yield from form_force(g, units)
    if g.log is not None:
        g.log.add(Event("operation", "11", {"force": g.force[:], "space": space, "left": len(g.deck)}))
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
    for unit in units:
        if landing_options(g, [unit]):
            return True
    return bool(units_for_sale(g) or gear_for_sale(g, units))


def form_force(g: Mission, units: list[int]) -> Rules[None]:
    """RAIDERS 10.3, 34: unit by unit, up to the stacking limit; airborne troops of one kind only."""
    t = g.theater
    staging = g.place[units[0]] == STAGING
    limit = landing_room(g) if staging else g.mission.stacking
    force: list[int] = []
    while True:
        options = [t.o_add[u] for u in units if may_join(g, force, u, staging, limit)]
        if len(options) == len(units) and all_fit(g, units, staging, limit):
            options.append(ALL)
        if force:
            if not options:
                break
            options.append(DONE)
        answer = yield Ask(0, "force", "10.3", options)
        if answer is DONE:
            break
        if answer is ALL:
            force = units
            break
        force.append(answer.value)
    g.force = sorted(force)


def may_join(g: Mission, force: list[int], unit: int, staging: bool, limit: int) -> bool:
    """RAIDERS 10.3, 34: the unit fits under the stacking limit, and can be landed with the others."""
    if unit in force:
        return False
    t = g.theater
    if staging and force and t.lands_by[unit] != t.lands_by[force[0]]:
        return False
    return t.kind[unit] == LEADER or stack_size(g, force) < limit


def all_fit(g: Mission, units: list[int], staging: bool, limit: int) -> bool:
    """RAIDERS 10.3, 34: the whole stack can be one force."""
    t = g.theater
    if stack_size(g, units) > limit:
        return False
    return not staging or len({t.lands_by[u] for u in units}) == 1


def recruit_or_scout(g: Mission) -> Rules[None]:
    """RAIDERS 11 (1), 9.1, 27: the force recruits or scouts, or neither; kept cards may be played (13.1)."""
    while True:
        options: list[Option] = kept_options(g)
        if not g.prepared:
            if can_recruit(g):
                options.append(RECRUIT)
            options += scout_options(g)
        if not options:
            break
        if RECRUIT not in options or g.space_of_force() != STAGING or landing_options(g, g.force):
            options.append(SKIP)
        options += trade_options(g, -1)
        answer = yield Ask(0, "prepare", "11", options)
        if answer is SKIP:
            break
        if answer is RECRUIT:
            yield from recruit_action(g)
        elif answer.verb == "scout":
            scout(g, answer.value)
        elif answer.verb == "abandon":
            abandon(g, answer.value)
        else:
            yield from play_kept(g, answer)
    g.segment = MOVE
