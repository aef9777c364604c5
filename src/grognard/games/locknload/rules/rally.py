"""LOCKNLOAD 3, 11.3, 13.81, 1.6.1.01: the Rally Phase: initiative, tries, medics, and what units see to between."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option, Rules, one_of
from grognard.engine.reason import Reason
from grognard.games.locknload.rules.checking import at_most, morale_check, rallies, rally_lines, rally_roll
from grognard.games.locknload.rules.drop import land
from grognard.games.locknload.rules.verbs import DONE, FLIP, JOIN, KEEP, PICK, SWAP, TO, TREAT, URGE
from grognard.games.locknload.rules.victory import hold_ground
from grognard.games.locknload.state import (
    DEDICATION,
    LAND,
    MEDICS,
    NOTHING,
    OPERATIONS,
    OUTFIT,
    SHAKEN_BIT,
    TRIED_BIT,
    TRIES,
    WOUNDED_BIT,
    Battle,
    changed,
)
from grognard.games.locknload.theater import (
    HALF,
    HERO,
    JOINS_HALVES,
    LEADER,
    MEDIC,
    NOBODY,
    SELF_RALLY,
    SQUAD,
    SS,
    UnitType,
)

NO_LEADER: Final = Reason("no-leader", "3.0")
NO_PATIENT: Final = Reason("no-patient", "11.3")
FULL_HANDS: Final = Reason("full-hands", "1.6.1")
CANNOT_CARRY: Final = Reason("cannot-carry", "1.6.1")
ENEMY_THERE: Final = Reason("enemy-there", "1.6.1")
NOT_A_PAIR: Final = Reason("not-a-pair", "3.0")
NO_TRIPOD: Final = Reason("no-tripod", "1.6.1")
IS_SHAKEN: Final = Reason("is-shaken", "5.1")
NOT_HERE: Final = Reason("not-here", "1.6.1")


def initiative(g: Battle) -> None:
    """LOCKNLOAD 3.0: the higher die; a tie keeps it where it was, or is rolled again (R62). A scenario may say."""
    g.tell("turn", "2.0", number=g.turn)
    if g.turn == 1 and g.theater.initiative != NOBODY:
        g.initiative = g.theater.initiative
        g.tell("initiative", "3.0", side=g.initiative)
    else:
        while True:
            dice = [g.dice.d6(), g.dice.d6()]
            if dice[0] != dice[1]:
                g.initiative = 0 if dice[0] > dice[1] else 1
            if g.initiative != NOBODY:
                break
        g.tell("initiative", "3.0", side=g.initiative, dice=dice)
    g.active = g.initiative
    g.stage = LAND


def arrivals(g: Battle) -> Rules[None]:
    """The drop of a scenario: sticks come down at the start of their side's part."""
    yield from land(g, g.active)
    g.stage = TRIES


# -- tries --------------------------------------------------------------------------------------------


def on_hand(g: Battle, side: int) -> list[int]:
    """The units of a side on the board or off it with a group."""
    return g.force[side] + [unit for unit in g.outside if g.side(unit) == side] if g.outside else g.force[side]


def no_try(g: Battle, unit: int) -> Reason | None:
    """LOCKNLOAD 3.0, 11.2, 11.5: a leader by himself, SR units too; others with a leader of their colour, a
    chaplain or a hero in good order in their location."""
    if g.kind(unit) == LEADER or g.has(unit, SELF_RALLY):
        return None
    for other in g.companions(unit):
        if rallies(g, other, unit) or g.kind(other) == HERO:
            return None
    return NO_LEADER


def tries(g: Battle) -> Rules[None]:
    """LOCKNLOAD 3.0: one try for each shaken unit that may: leaders first."""
    yield from try_in_turn(g, leaders=True)
    g.stage = MEDICS


def others_try(g: Battle) -> Rules[None]:
    """LOCKNLOAD 3.0: those who may by now and have not tried yet."""
    yield from try_in_turn(g, leaders=False)


def try_in_turn(g: Battle, leaders: bool) -> Rules[None]:
    """LOCKNLOAD 3.0, R68: the best chance first, since who rallies may help the next."""
    while True:
        left = [
            u for u in on_hand(g, g.active)
            if g.status[u] & (SHAKEN_BIT | TRIED_BIT) == SHAKEN_BIT
            and (not leaders or g.kind(u) == LEADER)
            and no_try(g, u) is None
        ]  # fmt: skip
        if not left:
            break
        unit = min(left, key=lambda u: turn_of(g, u))
        g.status[unit] |= TRIED_BIT
        yield from try_once(g, unit)


def turn_of(g: Battle, unit: int) -> tuple[int, int, int]:
    """LOCKNLOAD 3.0, R68: whoever has the least of these tries first."""
    return -chance(g, unit), -g.type(unit).leadership, unit


def chance(g: Battle, unit: int) -> int:
    """Of 36, how often a unit rallies."""
    return at_most(g.morale(unit) - sum([line.value for line in rally_lines(g, unit)]))


def try_once(g: Battle, unit: int) -> Rules[None]:
    """LOCKNLOAD 3.0, 11.3: a medic who rallies can work in the same phase."""
    rallied = yield from rally_roll(g, unit, "3.0")
    if rallied:
        g.status[unit] &= ~TRIED_BIT
    if g.at[unit] >= 0:
        hold_ground(g, g.at[unit])


# -- medics -------------------------------------------------------------------------------------------


def patients(g: Battle, medic: int) -> list[int]:
    """LOCKNLOAD 11.3, R64: in his hex a wounded single man, his own wound too, or a shaken MMC; any colour."""
    here = [medic, *g.companions(medic)]
    return [
        u for u in here
        if (not g.is_mmc(u) and g.status[u] & WOUNDED_BIT) or (g.is_mmc(u) and g.status[u] & SHAKEN_BIT)
    ]  # fmt: skip


def no_treatment(g: Battle, medic: int) -> Reason | None:
    if g.status[medic] & SHAKEN_BIT:
        return IS_SHAKEN
    if g.status[medic] & TRIED_BIT:
        return Reason("has-tried", "11.3")
    return None if patients(g, medic) else NO_PATIENT


def medics(g: Battle) -> Rules[None]:
    """LOCKNLOAD 11.3, 3.0: each medic in good order acts once: a morale check first, easier in cover. He may see to
    a leader first who will then help the others; where he cannot, the others try before (R68)."""
    side = g.active
    able = [u for u in on_hand(g, side) if g.kind(u) == MEDIC and no_treatment(g, u) is None]
    if not g.others_tried:
        able = [medic for medic in able if comes_first(g, medic)]
        if not able:
            g.others_tried = True
            yield from others_try(g)
            return
    if not able:
        g.stage = DEDICATION
        return
    medic = able[0]
    options = [TREAT.each[unit] for unit in patients(g, medic)]
    answer = yield Ask(side, "treat", "11.3", [*options, DONE.plain])
    if answer is DONE.plain:
        if g.others_tried:
            g.status[medic] |= TRIED_BIT
        else:
            g.others_tried = True
            yield from others_try(g)
        return
    g.status[medic] |= TRIED_BIT
    passed = yield from morale_check(g, medic, "11.3", cover=True)
    if passed:
        heal(g, medic, answer.value)


def comes_first(g: Battle, medic: int) -> bool:
    """LOCKNLOAD 3.0, R68: a wounded leader in good order is with him, and somebody shaken whom he will help."""
    leader = [u for u in patients(g, medic) if g.kind(u) == LEADER and not g.status[u] & SHAKEN_BIT]
    shaken = [u for u in g.companions(medic) if g.status[u] & SHAKEN_BIT and not g.status[u] & TRIED_BIT]
    return bool(leader and shaken)


def heal(g: Battle, medic: int, unit: int) -> None:
    """LOCKNLOAD 11.3, R64: a wound goes, and he stays as he is; or a shaken MMC is in good order."""
    g.tell("healed", "11.3", unit=medic, target=unit)
    if g.is_mmc(unit):
        g.turn_over(unit, False)
        if g.at[unit] >= 0:
            hold_ground(g, g.at[unit])
    else:
        g.hurt(unit, False)


# -- SS dedication ------------------------------------------------------------------------------------


def dedication(g: Battle) -> Rules[None]:
    """LOCKNLOAD 13.81: once a phase a try for an SS unit without leader or hero, or a failed try rolled again;
    those whom a leader who rallies so can help still have their try."""
    side = g.active
    units = [u for u in on_hand(g, side) if g.status[u] & SHAKEN_BIT and g.has(u, SS) and urged(g, u)]
    g.stage = OUTFIT
    if not units:
        return
    answer = yield Ask(side, "dedication", "13.81", [*[URGE.each[u] for u in units], KEEP.plain])
    if answer is not KEEP.plain:
        yield from try_once(g, answer.value)
        yield from others_try(g)


def urged(g: Battle, unit: int) -> bool:
    """LOCKNLOAD 13.81: it has tried and failed, or there is neither leader nor hero where it is."""
    alone = not any(g.kind(u) in (LEADER, HERO) and not g.status[u] & SHAKEN_BIT for u in g.companions(unit))
    return bool(g.status[unit] & TRIED_BIT) or alone


# -- joining, weapons, tripods --------------------------------------------------------------------------


def contested(g: Battle, unit: int) -> bool:
    """LOCKNLOAD 3.0: enemies are where it is."""
    at = g.at[unit]
    return at >= 0 and g.any_here(1 - g.side(unit), at)


def joined(g: Battle, one: int, other: int) -> int:
    """LOCKNLOAD 3.0, R59: the type of squad two half-squads of one formation make, or NOTHING."""
    for kind in g.theater.box.types:
        if kind.kind == SQUAD and g.type(one).number in kind.reduces and g.type(other).number in kind.reduces:
            return kind.number
    return NOTHING


def not_to_join(g: Battle, unit: int) -> Reason | None:
    """LOCKNLOAD 3.0: why a half-squad cannot become a squad with another there."""
    if g.kind(unit) != HALF or g.status[unit] & SHAKEN_BIT or contested(g, unit):
        return NOT_A_PAIR
    if not_led(g, unit):
        return NO_LEADER
    return None if mates(g, unit) else NOT_A_PAIR


def not_led(g: Battle, unit: int) -> bool:
    for other in g.companions(unit):
        if not g.status[other] & SHAKEN_BIT and (g.kind(other) == LEADER or g.skill(other, JOINS_HALVES)):
            return False
    return True


def mates(g: Battle, unit: int) -> list[int]:
    """The half-squads a unit could join, a squad counter being left."""
    found: list[int] = []
    for other in g.companions(unit):
        if other > unit and g.kind(other) == HALF and not g.status[other] & SHAKEN_BIT:
            kind = joined(g, unit, other)
            if kind != NOTHING and g.box_of(g.theater.box.types[kind]) != NOTHING:
                found.append(other)
    return found


def join(g: Battle, one: int, other: int) -> None:
    """LOCKNLOAD 3.0, R59: two half-squads are a squad, with what they carry: one weapon each, which a squad may."""
    kind: UnitType = g.theater.box.types[joined(g, one, other)]
    squad = g.box_of(kind)
    g.replace([one, other], squad)
    g.tell("joined", "3.0", unit=squad, units=[one, other])


def carriers(g: Battle, side: int, place: int) -> list[int]:
    """LOCKNLOAD 3.0: units in good order there that may carry weapons."""
    here = g.here(side, place) if place >= 0 else g.waiting(place)
    return [u for u in here if not_to_carry(g, u) is None]


def not_to_carry(g: Battle, unit: int) -> Reason | None:
    if g.status[unit] & SHAKEN_BIT:
        return IS_SHAKEN
    return None if g.theater.box.carriers[g.kind(unit)].carries else CANNOT_CARRY


def not_to_pick(g: Battle, side: int, weapon: int) -> Reason | None:
    """LOCKNLOAD 1.6.1, 3.0: an unowned weapon where a unit in good order may carry one more, and no enemy is."""
    at = g.weapon_at[weapon]
    if at < 0 or g.deployed >> weapon & 1:
        return NOT_HERE
    near = [at] if g.is_upstairs(at) else g.parts(g.hex_of(at))
    if any(g.any_here(1 - side, part) for part in near):
        return ENEMY_THERE
    return None if [u for u in carriers(g, side, at) if g.has_room(u)] else FULL_HANDS


def not_to_swap(g: Battle, side: int, weapon: int) -> Reason | None:
    """LOCKNLOAD 3.0: from one unit in good order to another there, in a melee too, which gives one back if its
    hands are full."""
    by = g.weapon_by[weapon]
    if by < 0 or g.side(by) != side or g.at[by] == NOTHING:
        return NOT_HERE
    if g.status[by] & SHAKEN_BIT:
        return IS_SHAKEN
    return None if [u for u in carriers(g, side, g.at[by]) if u != by] else CANNOT_CARRY


def not_to_flip(g: Battle, side: int, weapon: int) -> Reason | None:
    """LOCKNLOAD 1.6.1.01: a squad or half-squad in good order turns its gun; off the board it stays down."""
    by = g.weapon_by[weapon]
    if by < 0 or g.side(by) != side or g.at[by] < 0:
        return NOT_HERE
    if not g.weapon_type(weapon).tripod or g.kind(by) not in (SQUAD, HALF):
        return NO_TRIPOD
    return IS_SHAKEN if g.status[by] & SHAKEN_BIT else None


def outfit(g: Battle) -> Rules[None]:
    """LOCKNLOAD 3.0, R68: half-squads join, weapons are picked up, handed over and flipped, as often as wished.

    Each weapon changes hands once a phase and is flipped once, so that the phase ends.
    """
    side = g.active
    options = outfits(g, side)
    answer = DONE.plain
    if options:
        answer = yield Ask(side, "outfit", "3.0", [*options, DONE.plain])
    if answer is DONE.plain:
        clear_jams(g, side)
        next_side(g)
    elif answer.verb == JOIN.word:
        unit = answer.value
        mate = yield from one_of(side, "join", "3.0", [TO.each[u] for u in mates(g, unit)], answer)
        join(g, unit, mate.value)
    elif answer.verb == FLIP.word:
        weapon = answer.value
        g.dismounted ^= 1 << weapon
        g.turned |= 1 << weapon
        kind = "dismounted" if g.dismounted >> weapon & 1 else "mounted"
        g.tell(kind, "1.6.1", weapon=weapon, unit=g.weapon_by[weapon])
    else:
        yield from hand_over(g, side, answer.value, answer)


def outfits(g: Battle, side: int) -> list[Option]:
    """All that can be seen to now."""
    options = [JOIN.each[u] for u in on_hand(g, side) if g.kind(u) == HALF and not_to_join(g, u) is None]
    for weapon, by in enumerate(g.weapon_by):
        if by < 0:
            if g.weapon_at[weapon] >= 0 and not g.seen_to >> weapon & 1 and not_to_pick(g, side, weapon) is None:
                options.append(PICK.each[weapon])
            continue
        if g.side(by) != side:
            continue
        if not g.seen_to >> weapon & 1 and not_to_swap(g, side, weapon) is None:
            options.append(SWAP.each[weapon])
        if not g.turned >> weapon & 1 and not_to_flip(g, side, weapon) is None:
            options.append(FLIP.each[weapon])
    return options


def hand_over(g: Battle, side: int, weapon: int, about: Option) -> Rules[None]:
    """A weapon gets an owner, or another one."""
    by = g.weapon_by[weapon]
    at = g.at[by] if by >= 0 else g.weapon_at[weapon]
    takers = [TO.each[u] for u in carriers(g, side, at) if u != by and (by >= 0 or g.has_room(u))]
    answer = yield from one_of(side, "carrier", "1.6.1", takers, about)
    if not g.has_room(answer.value):
        theirs = [SWAP.each[w] for w in g.weapons_of(answer.value)]
        back = yield from one_of(side, "exchange", "3.0", theirs, about)
        g.hand(back.value, by)
        g.seen_to |= 1 << back.value
        g.tell("taken", "3.0", weapon=back.value, unit=by)
    g.hand(weapon, answer.value)
    g.seen_to |= 1 << weapon
    if g.weapon_of[weapon] < 0:
        g.weapon_of = changed(g.weapon_of, weapon, side)
    g.tell("taken", "1.6.1", weapon=weapon, unit=answer.value)


def clear_jams(g: Battle, side: int) -> None:
    """LOCKNLOAD 1.6.1.1: guns that jammed are cleared by owners in good order."""
    for weapon, by in enumerate(g.weapon_by):
        if by >= 0 and g.jammed >> weapon & 1 and g.side(by) == side and not g.status[by] & SHAKEN_BIT:
            g.jammed &= ~(1 << weapon)
            g.tell("cleared", "1.6.1.1", weapon=weapon, unit=by)


def next_side(g: Battle) -> None:
    """LOCKNLOAD 3.0: the other side's part, or the Operations Phase."""
    g.seen_to = 0
    g.turned = 0
    g.others_tried = False
    if g.active == g.initiative:
        g.active = 1 - g.initiative
        g.stage = LAND
    else:
        g.active = g.initiative
        g.lift(TRIED_BIT)
        g.begin(OPERATIONS)
