"""LOCKNLOAD 6: who goes along, and hex by hex what it costs and brings."""

from __future__ import annotations

from grognard.engine.ask import Ask, Member, Option, Rules, some_of
from grognard.engine.reason import Reason
from grognard.games.locknload.rules.damage import drop, open_fire
from grognard.games.locknload.rules.events import occupy, sight_events
from grognard.games.locknload.rules.facing import face_anew
from grognard.games.locknload.rules.fire import can_attack, muster, targets
from grognard.games.locknload.rules.gait import allowance, burdened, guided, lame, moving_units
from grognard.games.locknload.rules.ground import price, step_mines
from grognard.games.locknload.rules.opportunity import others
from grognard.games.locknload.rules.reach import NO_STEP, can_go, led_pair, may_move, no_exit, steps
from grognard.games.locknload.rules.sets import let_out, ways_of
from grognard.games.locknload.rules.spotting import uncover
from grognard.games.locknload.rules.verbs import EXIT, FIRE, GOES, GOES_LIGHT, HOLD, MARCH, STEP, STOP, TAKE
from grognard.games.locknload.rules.victory import hold_ground
from grognard.games.locknload.state import (
    AFTERMATH,
    ASSAULT,
    FANATICS,
    LADEN_BIT,
    NOTHING,
    OPPORTUNITY,
    STANDING,
    STEALTH,
    WITHDRAWAL,
    Battle,
    enlisted,
)
from grognard.games.locknload.state import STEP as STEP_STAGE
from grognard.games.locknload.state import (
    TAKE as TAKE_STAGE,
)
from grognard.games.locknload.theater import (
    ARC,
    LEFT,
    NOBODY,
)


def march(g: Battle, side: int, place: int, gait: int) -> Rules[None]:
    """LOCKNLOAD 4.0, 6.0: those who go set out together."""
    units = may_move(g, side, place, gait)
    going = [(units[0], False)]
    if len(units) > 1 or g.status[units[0]] & LADEN_BIT:  # one alone with nothing to leave has nothing to choose
        going = yield from who_goes(g, side, place, gait, units)
    set_off(g, going, gait)
    g.gait = gait
    g.spent = 0
    g.stage = STEP_STAGE


def who_goes(g: Battle, side: int, place: int, gait: int, units: list[int]) -> Rules[list[tuple[int, bool]]]:
    """LOCKNLOAD 4.0, 6.0, R28, R30: who goes, and whether without its weapons: they may be left, one on its tripod
    must be."""
    members: list[Member] = []
    for unit in units:
        options = [GOES.each[unit]]
        if place >= 0 and burdened(g, unit):
            options.append(GOES_LIGHT.each[unit])
        members.append(Member(options))
    known: dict[tuple[int, ...], Reason | None] = {}
    defaults = usual_stack(g, units, gait, known)
    for k, member in enumerate(members):
        member.default = 0 if k in defaults else -1

    let_out(members, units)

    def enough(marked: list[int]) -> Reason | None:
        return stuck(g, [units[k] for k, way in enumerate(ways_of(members, marked)) if way >= 0], gait, known)

    about = TAKE.each[place] if place >= 0 else None
    chosen = yield from some_of(side, "movers", "6.0", members, MARCH.plain, about, enough=enough)
    return [(units[k], way == 1) for k, way in enumerate(ways_of(members, chosen.ways)) if way >= 0]


def stuck(g: Battle, going: list[int], gait: int, known: dict[tuple[int, ...], Reason | None]) -> Reason | None:
    """LOCKNLOAD 6.0, 6.1: why these cannot set out together; each set is looked at once."""
    if not going:
        return NO_STEP
    key = tuple(going)
    if key not in known:
        reason = lame(g, going, gait)
        known[key] = NO_STEP if reason is None and not can_go(g, going, gait) else reason
    return known[key]


def usual_stack(g: Battle, units: list[int], gait: int, known: dict[tuple[int, ...], Reason | None]) -> list[int]:
    """Who goes if nothing is said: all who need leave nothing behind, as long as they can go together."""
    found: list[int] = []
    for k, unit in enumerate(units):
        going = [units[j] for j in found] + [unit]
        leaves = any(g.fixed(weapon) for weapon in g.weapons_of(unit))
        if not leaves and stuck(g, going, gait, known) is None:
            found.append(k)
    return found or [units.index(unit) for unit in led_pair(g, units, gait)]


def set_off(g: Battle, going: list[tuple[int, bool]], gait: int) -> None:
    """LOCKNLOAD 4.0, 6.1: marked from the first; what each cannot or will not carry, going light, stays."""
    for unit, light in going:
        for weapon in g.weapons_of(unit):
            if g.at[unit] >= 0 and (light or g.fixed(weapon)):
                drop(g, weapon, "1.6.1")
    units = [unit for unit, _ in going]
    g.movers = enlisted(g.movers, units, True)
    g.mark_going(units, gait)


def step(g: Battle) -> Rules[None]:
    """LOCKNLOAD 6.0: one hex, one floor, one door, or off the board; or enough."""
    units = moving_units(g)
    if not units:
        yield from halt(g)
        return
    menu = g.open_menu()
    options = menu.options or menu.fill(next_steps(g, units))
    answer = options[0]
    if len(options) > 1:
        answer = yield Ask(g.side(units[0]), "step", "6.0", options)
    if answer is STOP.plain:
        yield from halt(g)
    elif answer is EXIT.plain:
        leave(g, units)
    else:
        yield from go(g, units, answer.value)


def next_steps(g: Battle, units: list[int]) -> list[Option]:
    """LOCKNLOAD 6.0, R47, 1.7: where they can go on to, or off the board; once under way they can stop, but not on
    points of the whistle; else they must go while they can."""
    options: list[Option] = [STEP.each[there] for there in steps(g, units, g.gait, g.spent)]
    if no_exit(g, units, g.gait, g.spent) is None:
        options.append(EXIT.plain)
    whistled = g.charging and g.spent > allowance(g, units, g.gait)
    if not options or (g.spent and not whistled):
        options.append(STOP.plain)
    return options


def halt(g: Battle) -> Rules[None]:
    """LOCKNLOAD 6.1, 6.4, 5.1: the move is over; after an assault move or stealth they may fire in the same
    impulse, they alone and nobody else who stands there; a hero whom a wound has stopped there too."""
    gait, side, here = g.gait, g.active, g.entered
    units = [unit for unit in g.here(side, here) if unit in g.stepped]
    end_move(g)
    if gait not in (ASSAULT, STEALTH) or not units:
        return
    options: list[Option] = []
    for target in targets(g, side, here, g.stack(side, here).reach):
        if here not in g.shot and [unit for unit in units if can_attack(g, unit, target, False)]:
            options.append(FIRE.each[target])
    if not options:
        return
    rule = "6.1" if gait == ASSAULT else "6.4"
    answer = yield Ask(side, "act", rule, [*options, HOLD.plain], TAKE.each[here])
    if answer is not HOLD.plain:
        volley = yield from muster(g, side, here, answer.value, False, units)
        g.shot = [*g.shot, here]
        open_fire(g, volley, TAKE_STAGE)


def go(g: Battle, units: list[int], there: int) -> Rules[None]:
    """LOCKNLOAD 6.0, 1.7, 21.4, 8.0, 5.3: the price is paid; events and mines wait there, or enemies; then the
    other
    side may fire."""
    side, here = g.side(units[0]), g.at[units[0]]
    cost = price(g, side, here, there, guided(g, units))
    if not g.spent and not g.charging:  # the one hex that is always possible, whatever it costs
        cost = min(cost, allowance(g, units, g.gait))
    paid = max(1, cost)
    g.spent += paid
    g.points_here = paid
    g.volleys = 0
    if g.log is not None:
        g.tell("moved", "6.0", units=units, from_=here if here >= 0 else NOTHING, location=there, number=paid)
    g.stepped = g.movers
    g.put_all(units, there)
    g.entered = there
    g.spared = False
    if g.stack(side, there).traits & ARC:
        yield from face_anew(g, units)
    left_behind(g, here)
    if g.spotted:
        uncover(g)
    if g.theater.events:
        yield from occupy(g, units, there)
        yield from sight_events(g)
    if g.work_at:
        yield from step_mines(g, units, here)
    hold_ground(g, there)
    if g.any_here(1 - side, there) and (g.born or others(g) != NOBODY):
        arrived = [unit for unit in g.here(side, there) if unit in g.stepped]
        for unit in arrived:
            g.mark_moved(unit)
        g.arena = there
        g.assailant = side
        g.backs += [TAKE_STAGE, FANATICS]
    else:
        g.backs.append(OPPORTUNITY)
    g.stage = AFTERMATH if g.theater.events or g.work_at else g.backs.pop()


def left_behind(g: Battle, location: int) -> None:
    """LOCKNLOAD 8.1: all friends withdrawn: the marker comes off at once, and who is left there can fire."""
    if g.gait == WITHDRAWAL and location in g.melees and not g.locked(location):
        g.melees = [at for at in g.melees if at != location]


def leave(g: Battle, units: list[int]) -> None:
    """LOCKNLOAD R47: gone for good, with what they carry."""
    g.tell("left", "6.0", units=units, location=g.at[units[0]])
    here = g.at[units[0]]
    for unit in units:
        g.remove(unit, LEFT)
    left_behind(g, here)
    uncover(g)
    end_move(g)


def end_move(g: Battle) -> None:
    """The stack has moved; the impulse goes on."""
    g.movers = []
    g.gait = STANDING
    g.spent = 0
    g.points_here = 0
    g.stepped = []
    g.entered = NOTHING
    g.charging = False
    g.stage = TAKE_STAGE
