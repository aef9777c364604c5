"""LOCKNLOAD 8, 13.81: melee, both sides' blows, and how one gets out of it."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Member, Rules, marked, some_of
from grognard.engine.event import Luck
from grognard.engine.reason import Reason
from grognard.games.locknload.rules.blows import (
    LONG_ODDS,
    NOBODY_STRIKES,
    WAYS,
    Blow,
    ambushes,
    arms,
    attackers,
    best_prey,
    chance,
    columns_of,
    defence_fp,
    eligible,
    most_power,
    no_blow,
    strikers,
    taken,
    too_long,
    usual_blow,
    victims_of,
)
from grognard.games.locknload.rules.checking import morale_check, rally_roll
from grognard.games.locknload.rules.damage import eliminate, shake
from grognard.games.locknload.rules.luck import second_chance
from grognard.games.locknload.rules.movement import set_off
from grognard.games.locknload.rules.reach import can_go, fights
from grognard.games.locknload.rules.sets import let_out, ways_of
from grognard.games.locknload.rules.spotting import uncover
from grognard.games.locknload.rules.verbs import (
    CHOSEN,
    LEAVES,
    STRIKE,
    TAKE,
    TRY,
    VICTIM,
)
from grognard.games.locknload.rules.victory import hold_ground
from grognard.games.locknload.state import NOTHING, SHAKEN_BIT, STAYED_BIT, TARGETS, WITHDRAWAL, Battle
from grognard.games.locknload.state import STEP as STEP_STAGE
from grognard.games.locknload.state import STRIKE as STRIKE_STAGE
from grognard.games.locknload.state import TAKE as TAKE_STAGE
from grognard.games.locknload.theater import (
    ENDURE,
    HERO,
    LEADER,
    MELEE_FIRST,
    SIDES,
    SS,
)

NOBODY_CHOSEN: Final = Reason("nobody-chosen", "8.0")
HAS_FOUGHT: Final = Reason("has-fought", "8.1")
NOT_LOCKED: Final = Reason("not-locked", "8.1")
HAS_STAYED: Final = Reason("has-stayed", "8.1")


# -- before the round -------------------------------------------------------------------------------


def clash(g: Battle) -> Rules[None]:
    """LOCKNLOAD 8.0, 8.15, 8.1, 13.81: enemies meet; reinforcements after the turn's round wait (R40); those who
    cannot fight are lost, unless they are SS and rally; so are those whom the mines on the way in left nobody
    to fight (21.4); else the round begins."""
    here = g.arena
    other = 1 - g.assailant
    waits = here in g.fought
    g.movers = []
    if not g.any_here(g.assailant, here):
        over(g)
        return
    if not waits:
        g.tell("clash", "8.0", side=g.assailant, location=here)
    if not eligible(g, other, here) or (g.read.fanatics_always and not waits):
        yield from fanatics(g, other, here)
    for side in (other, g.assailant):
        if not eligible(g, side, here):
            for unit in g.here(side, here):
                eliminate(g, unit, "8.1")
            uncover(g)
            hold_ground(g, here)
            over(g)
            return
    if waits:
        mark_melee(g, here)
        over(g)
        return
    g.doomed = 0
    g.opener = opens(g)
    g.striker = g.opener
    g.stage = TARGETS


def fanatics(g: Battle, side: int, here: int) -> Rules[None]:
    """LOCKNLOAD 13.81: shaken SS try to rally when enemies break in: leaders first, then those who would fight;
    who fails is lost (R55)."""
    shaken = [u for u in g.here(side, here) if g.status[u] & SHAKEN_BIT and g.has(u, SS)]
    shaken.sort(key=lambda unit: (g.kind(unit) != LEADER, unit))
    for unit in shaken:
        if g.kind(unit) != LEADER and not g.is_mmc(unit) and not would_fight(g, unit):
            continue
        rallied = yield from rally_roll(g, unit, "13.81")
        if not rallied:
            eliminate(g, unit, "13.81")


def would_fight(g: Battle, unit: int) -> bool:
    """Whether a shaken man would fight if he rallied."""
    g.status[unit] ^= SHAKEN_BIT
    found = fights(g, unit)
    g.status[unit] ^= SHAKEN_BIT
    return found


def opens(g: Battle) -> int:
    """LOCKNLOAD 8.0, 13.1, 12.0: who strikes first in the round: who came in, unless the others are quicker."""
    other = 1 - g.assailant
    quicker = first_blow(g, other, g.arena) and not first_blow(g, g.assailant, g.arena)
    return other if quicker else g.assailant


def first_blow(g: Battle, side: int, here: int) -> bool:
    """LOCKNLOAD 13.1, 12.0: ambushers who come in, or a man with a blade, strike before the others (R58)."""
    for unit in attackers(g, side, here):
        if g.skill(unit, MELEE_FIRST) or ambushes(g, unit):
            return True
    return False


def strikes_first(g: Battle, units: list[int]) -> bool:
    """Whether those it kills do not strike back: a blade against none, or an ambush that opened the melee."""
    for unit in units:
        if g.skill(unit, MELEE_FIRST):
            return True
        if ambushes(g, unit) and g.arena not in g.melees:
            return True
    return False


# -- the round --------------------------------------------------------------------------------------


def choose_targets(g: Battle) -> Rules[None]:
    """LOCKNLOAD 8.0: the side that strikes chooses whom, at least one; at odds worse than the first column one."""
    side = g.striker
    foes = eligible(g, 1 - side, g.arena)
    if not attackers(g, side, g.arena) or not foes:
        next_blow(g)
        return
    most = most_power(g, side)
    members = [Member([VICTIM.each[unit]]) for unit in foes]
    preferred = best_prey(g, side, foes)
    for k, unit in enumerate(foes):
        members[k].default = 0 if unit in preferred else -1
    let_out(members, foes)

    def enough(marked: list[int]) -> Reason | None:
        chosen = [foes[k] for k, way in enumerate(ways_of(members, marked)) if way >= 0]
        if not chosen:
            return NOBODY_CHOSEN
        if len(chosen) > 1 and too_long(g, most, sum([defence_fp(g, unit) for unit in chosen])):
            return LONG_ODDS
        return None

    about = TAKE.each[g.arena]
    answer = yield from some_of(side, "targets", "8.0", members, CHOSEN.plain, about, enough=enough)
    g.prey = 0
    for k, way in enumerate(ways_of(members, answer.ways)):
        g.prey |= (way >= 0) << foes[k]
    g.stage = STRIKE_STAGE


def strike(g: Battle) -> Rules[None]:
    """LOCKNLOAD 8.0: who strikes, and two dice: all that were chosen die, but stay to strike back."""
    side = g.striker
    victims = victims_of(g)
    units, manners = strikers(g, side)
    members = [Member([WAYS[way].each[unit] for way in able]) for unit, able in zip(units, manners, strict=True)]
    for k, way in enumerate(usual_blow(g, side, units, manners, victims)):
        members[k].default = way
    let_out(members, units)

    def enough(marked: list[int]) -> Reason | None:
        now = ways_of(members, marked)
        return no_blow(g, side, units, [manners[k][way] if way >= 0 else -1 for k, way in enumerate(now)], victims)

    answer = yield from some_of(
        side, "strikers", "8.0", members, STRIKE.plain, TAKE.each[g.arena], enough=enough
    )  # fmt: skip
    now = ways_of(members, answer.ways)
    chosen = [manners[k][way] if way >= 0 else -1 for k, way in enumerate(now)]
    yield from deliver(g, side, taken(g, side, units, chosen, victims))
    next_blow(g)


def deliver(g: Battle, side: int, made: Blow) -> Rules[None]:
    """LOCKNLOAD 8.0: the roll; charges are used up; a blade or an ambush leaves its dead no answer."""
    plain, odds = columns_of(g, made)
    while True:
        dice = g.dice.roll(2)
        hit = sum(dice) + made.total >= made.kill
        luck = Luck(SIDES[side], "blows", int(hit), chance(made.need), 36) if g.wonders() else None
        g.tell(
            "blow", "8.0", units=made.units, targets=made.victims, location=g.arena, number=made.kill,
            attack=made.attack, defence=made.defence, plain=plain, odds=odds, shift=made.column - made.plain,
            dice=dice, modifiers=made.lines, outcome="killed" if hit else "missed", luck=luck,
        )  # fmt: skip
        if hit:
            break
        again = yield from second_chance(g, side, g.arena, "8.0")
        if not again:
            break
    first = strikes_first(g, made.units) and not strikes_first(g, attackers(g, 1 - side, g.arena))
    for unit, way in zip(made.units, made.ways, strict=True):
        for weapon in arms(g, unit, way):
            if g.weapon_type(weapon).once:
                g.use_up(weapon)
    if hit:
        for unit in made.victims:
            g.doomed |= 1 << unit
        if first and side == g.opener:
            bury(g)


def bury(g: Battle) -> None:
    """LOCKNLOAD 8.0, 12.0: the dead are removed; who dies hard is shaken instead."""
    for side in (0, 1):
        for unit in g.here(side, g.arena):
            if not g.doomed >> unit & 1:
                continue
            if g.skill(unit, ENDURE):
                card = g.spend(unit, ENDURE)
                g.tell("card", "12.0", unit=unit, card=card)
                if g.kind(unit) != HERO:
                    shake(g, unit)
            else:
                eliminate(g, unit, "8.0")
    g.doomed = 0


def next_blow(g: Battle) -> None:
    """LOCKNLOAD 8.0: the other side strikes back, or the round is over."""
    g.prey = 0
    if g.striker == g.opener:
        g.striker = 1 - g.opener
        g.stage = TARGETS
        return
    here = g.arena
    before = [len(g.here(side, here)) for side in (0, 1)]
    bury(g)
    g.fought = [*g.fought, here]
    survivors(g, here, [side for side in (0, 1) if len(g.here(side, here)) < before[side]])
    mark_melee(g, here)
    uncover(g)
    hold_ground(g, here)
    over(g)


def survivors(g: Battle, here: int, bled: list[int]) -> None:
    """LOCKNLOAD 8.1, R76: those whose last fighter is gone are lost, on both sides if so; who has merely nothing
    left to fight with, only to enemies who are still there."""
    lost = [side for side in (0, 1) if not eligible(g, side, here)]
    for side in lost:
        for unit in g.here(side, here):
            if side in bled or g.any_here(1 - side, here):
                eliminate(g, unit, "8.1")


def mark_melee(g: Battle, here: int) -> None:
    if here not in g.melees:
        g.melees = [*g.melees, here]


def over(g: Battle) -> None:
    """Play goes on where it was."""
    g.arena = NOTHING
    g.assailant = NOTHING
    g.opener = NOTHING
    g.striker = NOTHING
    g.prey = 0
    g.doomed = 0
    g.spent = 0
    g.gait = 0
    g.points_here = 0
    g.stepped = []
    g.entered = NOTHING
    g.charging = False
    g.stage = g.backs.pop()


# -- an impulse in a melee ----------------------------------------------------------------------------


def not_to_fight(g: Battle, side: int, location: int) -> Reason | None:
    """LOCKNLOAD 8.1, R41: one round a hex and turn, not by who tried to withdraw in this impulse; somebody has
    to strike."""
    if location < 0 or not g.locked(location):
        return NOT_LOCKED
    if location in g.fought:
        return HAS_FOUGHT
    if location in g.walked:
        return HAS_STAYED
    return None if attackers(g, side, location) else NOBODY_STRIKES


def not_to_leave(g: Battle, unit: int) -> Reason | None:
    """LOCKNLOAD 8.1, R41: before this turn's round, once a turn, who can move at all."""
    here = g.at[unit]
    if here < 0 or not g.locked(here):
        return NOT_LOCKED
    if here in g.fought:
        return HAS_FOUGHT
    if g.status[unit] & STAYED_BIT or here in g.walked:
        return HAS_STAYED
    return None if g.type(unit).mf > 0 else Reason("cannot-move", "6.0")


def withdraw(g: Battle, side: int, location: int) -> Rules[None]:
    """LOCKNLOAD 8.1, R41: each that is named checks its morale; those who pass go together, the others stay."""
    units = [unit for unit in g.here(side, location) if not_to_leave(g, unit) is None]
    g.walked.append(location)
    members = [Member([LEAVES.each[unit]], 0) for unit in units]
    let_out(members, units)

    def enough(now: list[int]) -> Reason | None:
        return None if max(ways_of(members, now)) >= 0 else NOBODY_CHOSEN

    chosen = yield from some_of(
        side, "leavers", "8.1", members, TRY.plain, TAKE.each[location], enough=enough
    )  # fmt: skip
    going = marked(units, ways_of(members, chosen.ways))
    passed: list[int] = []
    for unit in going:
        good = yield from morale_check(g, unit, "8.1", led=True)
        if good:
            passed.append(unit)
        else:
            g.status[unit] |= STAYED_BIT
    passed = together(g, passed)
    if passed:
        set_off(g, [(unit, False) for unit in passed], WITHDRAWAL)
        g.gait = WITHDRAWAL
        g.spent = 0
        g.stage = STEP_STAGE
    else:
        g.stage = TAKE_STAGE


def together(g: Battle, units: list[int]) -> list[int]:
    """Those of them who have a way out together; who has none stays."""
    found: list[int] = []
    for unit in units:
        if can_go(g, [*found, unit], WITHDRAWAL):
            found.append(unit)
        else:
            g.status[unit] |= STAYED_BIT
    return found
