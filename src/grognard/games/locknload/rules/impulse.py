"""LOCKNLOAD 4: impulse after impulse: which location acts, and what it does."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option, Rules, one_of
from grognard.engine.event import Modifier
from grognard.engine.reason import Reason
from grognard.games.locknload.rules.claymores import abandoned, deploy, not_to_deploy
from grognard.games.locknload.rules.damage import open_fire
from grognard.games.locknload.rules.facing import turn_price
from grognard.games.locknload.rules.fire import HAS_FIRED, NO_FIRE, can_attack, muster, no_target, solo, targets
from grognard.games.locknload.rules.gait import mf
from grognard.games.locknload.rules.luck import attempt, faces
from grognard.games.locknload.rules.melee import not_to_fight, not_to_leave, withdraw
from grognard.games.locknload.rules.movement import march
from grognard.games.locknload.rules.reach import can_move, gaits, may_move
from grognard.games.locknload.rules.smoke import (
    busy,
    can_smoke,
    flare_hexes,
    flarers,
    lay_smoke,
    light_flare,
)
from grognard.games.locknload.rules.snipers import appear, can_hide, first_shot, hides
from grognard.games.locknload.rules.spotting import (
    leading,
    lookouts,
    off_board_sniper,
    spot,
    uncover,
    unseen,
    watched,
)
from grognard.games.locknload.rules.verbs import (
    ASSAULT,
    BY,
    CHARGE,
    CRAWL,
    DEPLOY,
    END,
    ENTER,
    FIGHT,
    FIRE,
    FLARE,
    MOVE,
    PASS,
    PREEMPT,
    SMOKE,
    SNIPE,
    SPIKE,
    SPOT,
    STEALTH,
    TAKE,
    TURN,
    WAIT,
    WITHDRAW,
)
from grognard.games.locknload.rules.victory import hold_all
from grognard.games.locknload.rules.ways import strolls
from grognard.games.locknload.state import (
    ACT,
    ADMINISTRATION,
    ASSAULT_BIT,
    CLOSE,
    FANATICS,
    IMPULSE,
    NOTHING,
    OPPORTUNITY,
    SHAKEN_BIT,
    STEALTH_BIT,
    WALK,
    Battle,
    changed,
)
from grognard.games.locknload.state import ASSAULT as ASSAULT_GAIT
from grognard.games.locknload.state import CRAWL as CRAWL_GAIT
from grognard.games.locknload.state import STEALTH as STEALTH_GAIT
from grognard.games.locknload.state import TAKE as TAKE_STAGE
from grognard.games.locknload.theater import ARC, HERO, IMPULSE_FIRST, LEADER, WAITING, Group, Stack

GAIT_OF: Final = {
    MOVE.word: WALK,
    ASSAULT.word: ASSAULT_GAIT,
    CRAWL.word: CRAWL_GAIT,
    STEALTH.word: STEALTH_GAIT,
    CHARGE.word: WALK,
}
MOVES: Final = {WALK: MOVE, ASSAULT_GAIT: ASSAULT, CRAWL_GAIT: CRAWL, STEALTH_GAIT: STEALTH}
OUT_OF_REACH: Final = Reason("out-of-reach", "4.0")
NOTHING_TO_DO: Final = Reason("nothing-to-do", "4.0")


# -- whose impulse ----------------------------------------------------------------------------------


def begin_impulse(g: Battle) -> Rules[None] | None:
    """LOCKNLOAD 4.0, R15: the phase ends after three passes or when nobody can do anything; a card may let the
    other side act first."""
    side = g.active
    if g.passes >= g.theater.box.tables.passes or not (can_do(g, side) or can_do(g, 1 - side)):
        g.begin(ADMINISTRATION)
        return None
    if not g.asked_first:
        g.asked_first = True
        options = preempters(g, 1 - side) if g.held(IMPULSE_FIRST) else []
        if options:
            return preempt(g, 1 - side, options)
    open_impulse(g)
    return None


def open_impulse(g: Battle) -> None:
    """LOCKNLOAD 4.0, 4.1: the side has its impulse, with the leaders who may bring others in."""
    g.hubs = leading(g, g.active)
    g.stage = TAKE_STAGE


def preempters(g: Battle, side: int) -> list[Option]:
    """LOCKNLOAD 12.0: whose card lets his side act first, where his location can."""
    options: list[Option] = []
    for card in g.theater.box.cards_for[IMPULSE_FIRST]:
        holder = g.card_by[card]
        if (
            holder >= 0
            and g.side(holder) == side
            and g.at[holder] >= 0
            and not g.status[holder] & SHAKEN_BIT
            and g.at[holder] in not_done(g, side)
            and can_act(g, side, g.at[holder])
        ):
            options.append(PREEMPT.each[holder])
    return options


def preempt(g: Battle, side: int, options: list[Option]) -> Rules[None]:
    """LOCKNLOAD 12.0: at the start of an enemy impulse his side first takes one with his location only."""
    answer = yield Ask(side, "preempt", "12.0", [*options, WAIT.plain], usual=WAIT.plain)
    if answer is WAIT.plain:
        open_impulse(g)
        return
    card = g.spend(answer.value, IMPULSE_FIRST)
    g.tell("card", "12.0", unit=answer.value, card=card)
    g.active = side
    g.preempting = True
    g.acting = g.at[answer.value]
    g.stage = TAKE_STAGE


def can_do(g: Battle, side: int) -> bool:
    """LOCKNLOAD R15, R72: whether a side could activate anything: a location, or a group that may come on."""
    for stack in g.stacks[side]:
        if (stack.open or is_left(g, stack)) and has_something(g, side, stack):
            return True
    return bool(g.outside) and any(can_enter(g, group) for group in g.theater.groups if group.side == side)


def due(g: Battle, group: Group) -> bool:
    """Whether a group off the board may come on by now."""
    return group.aim < 0 and g.turn >= group.turn + g.delays[group.number]


def can_enter(g: Battle, group: Group) -> bool:
    return due(g, group) and can_move(g, group.side, WAITING - group.number, WALK)


def not_done(g: Battle, side: int) -> list[int]:
    """LOCKNLOAD 4.1: the locations of a side where not all have such a marker, or one of them has found somebody,
    or a melee goes on."""
    return [stack.at for stack in g.stacks[side] if is_left(g, stack)]


def is_left(g: Battle, stack: Stack) -> bool:
    """The same of one."""
    if stack.open or (g.finder >= 0 and g.finder in stack.units):
        return True
    return bool(g.melees) and stack.at in g.melees


def can_act(g: Battle, side: int, location: int) -> bool:
    """LOCKNLOAD 4.0: whether a location that is `not_done` has anything to do."""
    return has_something(g, side, g.stack(side, location))


def has_something(g: Battle, side: int, stack: Stack) -> bool:
    """The same: nearly all can walk or lay smoke, which is seen at one glance."""
    return strolls(g, side, stack) or can_smoke(g, stack) or bool(acts(g, side, stack.at, True))


# -- which location ---------------------------------------------------------------------------------


def covers(g: Battle, hub: int, location: int) -> bool:
    """LOCKNLOAD 2.0, 4.0, 21.1: what a leader brings in: his location, those adjacent on his level, the other
    floor of his hex; from inside a bunker its outside, from next door only the outside (R11, R52)."""
    if hub == location:
        return True
    if not g.theater.map.adjacent(hub, location):
        return False
    return g.hex_of(hub) == g.hex_of(location) or not (g.is_inside(hub) or g.is_inside(location))


def led_from(g: Battle, hub: int) -> bytes:
    """All that a leader brings in from there (`covers`): a byte for every location; kept."""
    found = g.theater.led[hub]
    if not found:
        made = bytearray(len(g.theater.led))
        for at in [hub, *g.theater.map.around[hub]]:
            made[at] = covers(g, hub, at)
        found = g.theater.led[hub] = bytes(made)
    return found


def leads_all(g: Battle, hub: int, places: list[int]) -> bool:
    """LOCKNLOAD 4.0, R11: whether a leader there brings in all these; nobody does so off the board."""
    row = led_from(g, hub)
    for at in places:
        if at < 0 or not row[at]:
            return False
    return True


def in_reach(g: Battle, location: int) -> bool:
    """LOCKNLOAD 4.0, R11: whether a location, or a group off the board, can act in this impulse: one location with
    all that act, or one leader for all of them."""
    if g.preempting:
        return location == g.acting or location in g.acted
    if not g.acted or (len(g.acted) == 1 and g.acted[0] == location):
        return True
    if location < 0:
        return False
    if location == g.activated and leads_all(g, location, g.acted):
        return True
    for hub in g.hubs:
        if led_from(g, hub)[location] and leads_all(g, hub, g.acted):
            return True
    return False


def take(g: Battle) -> Rules[None]:
    """LOCKNLOAD 4.0, 10.1: the next location to act, one spotting attempt, a sniper out of nowhere; or enough."""
    side = g.active
    if g.hubs and g.acted:
        settle_reach(g)
    menu = g.open_menu()
    options = menu.options or menu.fill(takes(g, side))
    if not options:
        g.stage = CLOSE
        return
    enough = END.plain if g.did else PASS.plain
    answer = yield Ask(side, "take", "4.0", [*options, enough])
    if answer is enough:
        g.stage = CLOSE
    elif answer.verb == SPOT.word:
        yield from spot(g, side, answer.value)
    elif answer.verb == SNIPE.word:
        yield from place_sniper(g, side, answer.value)
    else:
        g.acting = WAITING - answer.value if answer.verb == ENTER.word else answer.value
        g.stage = ACT


def settle_reach(g: Battle) -> None:
    """Leaders who no longer cover all that has acted bring nobody in any more."""
    g.hubs = [hub for hub in g.hubs if leads_all(g, hub, g.acted)]


def takes(g: Battle, side: int) -> list[Option]:
    """Everything the question offers, but for the last word."""
    first = not g.acted and not g.preempting
    options: list[Option] = []
    all_left = g.finder < 0 and not g.melees  # but for those whose markers end their part
    for stack in g.stacks[side]:
        if not first and not in_reach(g, stack.at):
            continue
        if (stack.open or (not all_left and is_left(g, stack))) and has_something(g, side, stack):
            options.append(TAKE.each[stack.at])
    if g.outside:
        for group in g.theater.groups:
            if group.side == side and in_reach(g, WAITING - group.number) and can_enter(g, group):
                options.append(ENTER.each[group.number])
    if not g.looked:
        posts = lookouts(g, side)
        if posts:
            options += [SPOT.each[at] for at in watched(g, side, posts, unseen(g, side))]
    if first:
        options += [SNIPE.each[unit] for unit in off_board_sniper(g, side) if can_hide(g, unit)]
    return options


def not_to_take(g: Battle, side: int, location: int) -> Reason | None:
    """Why a location cannot act now."""
    if not g.any_here(side, location):
        return Reason("nobody-there", "4.0")
    if not in_reach(g, location):
        return OUT_OF_REACH
    able = location in not_done(g, side) and can_act(g, side, location)
    return None if able else NOTHING_TO_DO


def place_sniper(g: Battle, side: int, unit: int) -> Rules[None]:
    """LOCKNLOAD 11.4, R48: a sniper appears as an activation, with or without a shot."""
    yield from appear(g, unit, hides(g, unit))
    g.did = True
    g.acted.append(g.at[unit])
    yield from first_shot(g, unit, TAKE_STAGE)


# -- what it does -----------------------------------------------------------------------------------


def acts(g: Battle, side: int, place: int, one: bool = False) -> list[Option]:
    """LOCKNLOAD 4.0: all that the units of a location can do; with `one` the search ends at the first thing, and
    what one glance has shown not to be possible is not looked for (`has_something`)."""
    options: list[Option] = []
    if place < 0:
        return [MOVES[gait].plain for gait in entries(g) if can_move(g, side, place, gait)]
    if g.melees and g.locked(place):
        return melee_acts(g, side, place)
    if one and can_move(g, side, place, WALK):
        return [MOVE.plain]
    options += [MOVES[gait].plain for gait in gaits(g, side, place)] if not one else []
    if g.whistle and g.theater.events and not g.charging and can_charge(g, side, place):
        options.append(CHARGE.plain)
    here = g.stack(side, place)
    if here.fires:
        for target in targets(g, side, place, here.reach):
            if somebody_fires(g, side, place, target):
                options.append(FIRE.each[target])
                if one:
                    return options
    if not one and can_smoke(g, here):
        options.append(SMOKE.plain)
    if flarers(g, side, place) and flare_hexes(g, place):
        options.append(FLARE.plain)
    if spikers(g, side, place):
        options.append(SPIKE.plain)
    if here.traits & ARC:
        options += [TURN.each[way] for way in range(6) if turners(g, side, place, way)]
    mines = [weapon for weapon in g.theater.box.claymores if g.weapon_by[weapon] >= 0]
    if mines:
        for unit in here.units:
            options += [DEPLOY.each[weapon] for weapon in mines if not_to_deploy(g, unit, weapon) is None]
    return options


def entries(g: Battle) -> list[int]:
    """LOCKNLOAD 6.0, R46: how a group comes onto the board: by normal movement, or agreed so by any."""
    return list(MOVES) if g.read.entering_any else [WALK]


def melee_acts(g: Battle, side: int, place: int) -> list[Option]:
    """LOCKNLOAD 8.1: another round, or out of it."""
    options: list[Option] = []
    if not_to_fight(g, side, place) is None:
        options.append(FIGHT.plain)
    if any(not_to_leave(g, unit) is None for unit in g.here(side, place)):
        options.append(WITHDRAW.plain)
    return options


def not_to_shoot(g: Battle, side: int, here: int, target: int) -> Reason | None:
    """LOCKNLOAD 4.0, 5.0: why nobody there can fire at a target: its units fire together, once; teams besides."""
    reason = no_target(g, side, here, target)
    if reason is not None:
        return reason
    if somebody_fires(g, side, here, target):
        return None
    able = any(can_attack(g, unit, target, False) for unit in g.here(side, here))
    return HAS_FIRED if able else NO_FIRE


def somebody_fires(g: Battle, side: int, here: int, target: int) -> bool:
    """LOCKNLOAD 4.0, 5.0: whether a unit there can fire at a target now; where others have, only teams."""
    for unit in g.here(side, here):
        if (here not in g.shot or solo(g, unit)) and can_attack(g, unit, target, False):
            return True
    return False


def can_charge(g: Battle, side: int, place: int) -> bool:
    """LOCKNLOAD 1.7: the whistle's owner, once, with units that could get into a melee."""
    if not any(event.charge_side == side for event in g.theater.events if event.charge_mf):
        return False
    g.charging = True
    found = can_move(g, side, place, WALK)
    g.charging = False
    return found


def act(g: Battle) -> Rules[None]:
    """LOCKNLOAD 4.0, 4.1: one thing, done to its end before the next (R17)."""
    side, place = g.active, g.acting
    menu = g.open_menu()
    options = menu.options or menu.fill(acts(g, side, place))
    answer = options[0]
    if len(options) > 1:
        about = TAKE.each[place] if place >= 0 else ENTER.each[WAITING - place]
        answer = yield Ask(side, "act", "4.0", options, about)
    g.did = True
    if place not in g.acted:
        g.acted.append(place)
    gait = GAIT_OF.get(answer.verb, 0)
    g.stage = TAKE_STAGE
    if gait:
        g.charging = answer is CHARGE.plain
        g.whistle = g.whistle and not g.charging
        g.walked.append(place)
        yield from march(g, side, place, gait)
    elif answer.verb == FIRE.word:
        yield from fire(g, side, place, answer.value)
    elif answer is SMOKE.plain:
        yield from lay_smoke(g, side, place)
    elif answer is FLARE.plain:
        yield from light_flare(g, side, place)
    elif answer is FIGHT.plain:
        g.arena = place
        g.assailant = side
        g.backs.append(TAKE_STAGE)
        g.stage = FANATICS
    elif answer is WITHDRAW.plain:
        yield from withdraw(g, side, place)
    elif answer is SPIKE.plain:
        yield from spike(g, side, place)
    elif answer.verb == TURN.word:
        yield from turn(g, side, place, answer)
    else:
        deploy(g, g.weapon_by[answer.value], answer.value)


def fire(g: Battle, side: int, here: int, target: int) -> Rules[None]:
    """LOCKNLOAD 5.0, 5.2: those of one location who fire in an impulse do so together."""
    volley = yield from muster(g, side, here, target, False)
    if not solo(g, volley.units[0]):
        g.shot = [*g.shot, here]
    open_fire(g, volley, TAKE_STAGE)


# -- guns to be turned ----------------------------------------------------------------------------------


def turners(g: Battle, side: int, place: int, way: int) -> list[int]:
    """LOCKNLOAD 1.6.3, R69: weapon teams with a red arrow that have the points to look that way. It is a move:
    they may not have moved, nor others have set out from there."""
    if place in g.walked:
        return []
    found: list[int] = []
    for unit in may_move(g, side, place, WALK):
        if g.has(unit, ARC) and 0 < turn_price(g, unit, way) <= mf(g, unit, []):
            found.append(unit)
    return found


def turn(g: Battle, side: int, place: int, about: Option) -> Rules[None]:
    """LOCKNLOAD 1.6.3, R69: a team turns in its hex: it is marked Moved and can be fired at for each point."""
    able = [BY.each[unit] for unit in turners(g, side, place, about.value)]
    answer = yield from one_of(side, "turner", "1.6.3", able, about)
    unit = answer.value
    g.walked.append(place)
    g.spent = g.points_here = turn_price(g, unit, about.value)
    g.volleys = 0
    g.spared = False
    g.facing = changed(g.facing, unit, about.value)
    g.movers = g.stepped = [unit]
    g.entered = place
    g.gait = WALK
    g.mark_moved(unit)
    g.tell("turned", "1.6.3", unit=unit, direction=about.value, location=g.at[unit], number=g.spent)
    g.stage = OPPORTUNITY


# -- guns to be spiked --------------------------------------------------------------------------------


def spikers(g: Battle, side: int, place: int) -> list[int]:
    """The demolition of a scenario: who can spike the gun in a hex: nobody of the enemy in good order there."""
    t = g.theater
    if side != t.spike_side:
        return []
    h = g.hex_of(place)
    if h not in t.guns or h in g.spiked or g.is_upstairs(place):
        return []
    if g.good_here(1 - side, place):
        return []
    found: list[int] = []
    for unit in g.here(side, place):
        if spikes(g, unit) and busy(g, unit, "4.1") is None and not g.status[unit] & (ASSAULT_BIT | STEALTH_BIT):
            found.append(unit)
    return found


def spikes(g: Battle, unit: int) -> bool:
    """The demolition of a scenario: squads, half-squads, crews, teams, leaders and heroes know how."""
    return g.is_mmc(unit) or g.kind(unit) in (LEADER, HERO)


def charge_for_gun(g: Battle, unit: int) -> int:
    """The demolition of a scenario: the charge of a unit with which it is sure; NOTHING without one."""
    found = NOTHING
    for weapon in g.weapons_of(unit):
        if g.weapon_type(weapon).number == g.theater.spike_sure:
            found = weapon
    return found


def spike_lines(g: Battle, unit: int) -> list[Modifier]:
    """The demolition of a scenario: leadership is subtracted from the die."""
    return [Modifier("leadership", -g.leadership(unit), "4.1")] if g.leadership(unit) else []


def spike_faces(g: Battle, unit: int) -> int:
    """The demolition of a scenario: how many faces of the die spike a gun for a unit; all with a charge."""
    if not spikes(g, unit):
        return 0
    return 6 if charge_for_gun(g, unit) != NOTHING else faces(g.theater.spike_die, spike_lines(g, unit))


def spike(g: Battle, side: int, place: int) -> Rules[None]:
    """The demolition of a scenario: sure with a charge, which is spent; else a die."""
    units = [BY.each[unit] for unit in spikers(g, side, place)]
    answer = yield from one_of(side, "spike-by", "4.1", units, SPIKE.plain)
    unit = answer.value
    g.mark_ops(unit)
    h = g.hex_of(place)
    charge = charge_for_gun(g, unit)
    if charge != NOTHING:
        g.use_up(charge)
        g.spiked = [*g.spiked, h]
        g.tell("spiked", "1.6.2", unit=unit, location=h, outcome="done")
        return
    lines = spike_lines(g, unit)
    done = yield from attempt(g, unit, h, g.theater.spike_die, lines, "spiked", "4.1", ("done", "failed"))
    if done:
        g.spiked = [*g.spiked, h]


# -- the end of an impulse ----------------------------------------------------------------------------


def close(g: Battle) -> None:
    """LOCKNLOAD 4.0, R14: nothing done is a pass, spotting or not; then it is the other side's impulse."""
    if g.did:  # else nothing has changed
        uncover(g)
        abandoned(g)
        hold_all(g)
    first = g.preempting
    g.passes = 0 if g.did or first else g.passes + 1
    if not g.did and not first:
        g.tell("passed", "4.0", side=g.active, number=g.passes)
    side = g.active
    g.new_action()
    g.active = 1 - side
    g.asked_first = first
    g.stage = IMPULSE
