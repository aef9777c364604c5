"""Whether what a position says fits together: each thing that does not is a sentence that says what to change."""

from __future__ import annotations

from typing import Any

from grognard.engine.problem import Problem
from grognard.games.locknload.boards import boards
from grognard.games.locknload.printed import box
from grognard.games.locknload.rules.cover import cover
from grognard.games.locknload.rules.ground import barred_ground
from grognard.games.locknload.rules.setup import no_ground_for, usable
from grognard.games.locknload.rules.stacking import crowd, overfull
from grognard.games.locknload.state import (
    AFTERMATH,
    ASSAULT_BIT,
    CRAWL_BIT,
    FIRED_BIT,
    MOVED_BIT,
    OPERATIONS,
    RALLYING,
    SETUP,
    SHAKEN_BIT,
    STEALTH_BIT,
    WOUNDED_BIT,
    Battle,
)
from grognard.games.locknload.theater import (
    ASSAULT,
    ASSAULT_HERE,
    BOX,
    CLAYMORE,
    DEAD,
    GHOST,
    HALF,
    HERO,
    LEADER,
    LEFT,
    SIDES,
    SNIPER,
    SQUAD,
    STEALTH,
    WAITING,
    Group,
)

b = box()
HEXES = boards().atlas.names
SMOKE_LASTS = 3
"""7.0: smoke of the first turn is gone in this one at the earliest."""


def check(g: Battle) -> None:
    """All of it."""
    check_counts(g)
    check_works(g)
    for unit, at in enumerate(g.at):
        if at != BOX:
            check_unit(g, unit)
    check_halves(g)
    check_melees(g)
    check_spotted(g)
    check_movers(g)
    for side in (0, 1):
        for location in g.locations(side):
            check_stack(g, side, location)
    for group in g.theater.groups:
        check_stick(g, group)
    for weapon in range(len(g.weapon_by)):
        check_weapon(g, weapon)
    for card in range(len(g.card_by)):
        check_card(g, card)


def refuse(key: str, **facts: Any) -> Problem:
    return Problem(f"locknload-position-{key}", **facts)


def check_counts(g: Battle) -> None:
    """LOCKNLOAD 2.0, 4.0: no turn beyond the last; so many passes in a row end the phase."""
    if g.turn > g.theater.turns:
        raise refuse("turn", turn=g.turn, last=g.theater.turns)
    if g.passes > b.tables.passes:
        raise refuse("passes", count=g.passes, most=b.tables.passes)


def check_works(g: Battle) -> None:
    """LOCKNLOAD 21.1, 21.4: fortifications only where they can be, and no more than so many."""
    for n, h in enumerate(g.work_at):
        kind = g.work_kind[n]
        facts = {"work": b.work_names[kind], "place": HEXES[h]}
        if no_ground_for(g, kind, h):
            raise refuse("work", **facts)
        count = len([1 for m, at in enumerate(g.work_at) if at == h and g.work_kind[m] == kind])
        if count > b.works[kind].most:
            raise refuse("works", **facts, count=count, most=b.works[kind].most)


def check_unit(g: Battle, unit: int) -> None:
    """LOCKNLOAD 4.0, 5.1, 6.0, 10.2, 21.1: states and markers that go together, on ground it can stand on."""
    name, at = b.unit_names[unit], g.at[unit]
    if g.kind(unit) == HERO and g.status[unit] & SHAKEN_BIT:
        raise refuse("never-shaken", unit=name)
    if g.is_mmc(unit) and g.status[unit] & WOUNDED_BIT:
        raise refuse("never-wounded", unit=name)
    markers = {"moved": MOVED_BIT, "assault": ASSAULT_BIT, "crawling": CRAWL_BIT, "stealth": STEALTH_BIT}
    marked = [word for word, bit in markers.items() if g.status[unit] & bit]
    if len(marked) > 1:
        raise refuse("markers", unit=name, one=marked[0], other=marked[1])
    if g.status[unit] & FIRED_BIT and g.status[unit] & CRAWL_BIT:
        raise refuse("markers", unit=name, one="fired", other="crawling")
    check_gait(g, unit)
    if at <= WAITING:
        check_group(g, unit)
    if at < 0:
        return
    h, place = g.hex_of(at), b.location_names[at]
    if g.is_upstairs(at) and not g.theater.map.tall[h]:
        raise refuse("no-floor", unit=name, place=place)
    if g.is_inside(at) and g.bunker(h) < 0:
        raise refuse("no-bunker", unit=name, place=place, hex=HEXES[h])
    reason = barred_ground(g, unit, h)
    if reason is not None:
        raise refuse(reason.key, unit=name, place=place)
    if g.kind(unit) == SNIPER and g.turn < SMOKE_LASTS and cover(g, at) <= 0:
        raise refuse("sniper", unit=name, place=place)


def check_gait(g: Battle, unit: int) -> None:
    """LOCKNLOAD 6.1, 6.4, 12.0: an assault move and stealth are for those with the box for it, for leaders and the
    heroes who come of them; for others while a card is about that makes up for it."""
    marks, kind = g.status[unit], g.kind(unit)
    red = g.has(unit, ASSAULT) or kind in (LEADER, HERO)
    yellow = g.has(unit, STEALTH) or kind == HERO
    if marks & ASSAULT_BIT and not red and is_unheard_of(g, ASSAULT_HERE):
        raise refuse("no-red-box", unit=b.unit_names[unit])
    if marks & STEALTH_BIT and not yellow and is_unheard_of(g, GHOST):
        raise refuse("no-yellow-box", unit=b.unit_names[unit])


def is_unheard_of(g: Battle, skill: int) -> bool:
    """Whether nobody has had a card yet that does this. Who held it may be dead, and those it helped not."""
    return all(card in g.deck or not usable(g, card) for card in b.cards_for[skill])


def check_group(g: Battle, unit: int) -> None:
    """LOCKNLOAD SRC: off the board one waits with a group of the scenario, of one's own side."""
    number = WAITING - g.at[unit]
    sides = [group.side for group in g.theater.groups if group.number == number]
    facts = {"unit": b.unit_names[unit], "group": b.group_names[number]}
    if not sides:
        there = ", ".join([b.group_names[group.number] for group in g.theater.groups])
        raise refuse("no-group", **facts, groups=there or "-")
    if sides[0] != g.side(unit):
        raise refuse("other-group", **facts, side=SIDES[sides[0]])


def check_halves(g: Battle) -> None:
    """LOCKNLOAD SRC, 5.1: of every half-squad there are counters left for the squads that may come to it."""
    for half in b.types:
        squads = [u for kind in b.types if half.number in kind.reduces for u in kind.units if in_play(g, u)]
        left = [unit for unit in half.units if g.at[unit] == BOX]
        if len(squads) > len(left):
            facts = {
                "unit": b.unit_names[squads[0]],
                "half": b.unit_names[half.units[0]],
                "count": len(squads),
                "left": len(left),
            }
            raise refuse("halves", **facts)


def in_play(g: Battle, unit: int) -> bool:
    return g.at[unit] not in (BOX, DEAD, LEFT)


def check_melees(g: Battle) -> None:
    """LOCKNLOAD 8.0, 8.1: enemies in one location are in a melee, but while they meet there."""
    for location in g.locations(0):
        if g.any_here(1, location) and location not in g.melees and location != g.arena:
            raise refuse("no-melee", place=b.location_names[location])
    if g.phase in (SETUP, RALLYING):  # in Operations a marker may lie where one side is gone; it goes with the turn
        for location in g.melees:
            if not g.locked(location):
                raise refuse("one-sided", place=b.location_names[location])


def check_spotted(g: Battle) -> None:
    """LOCKNLOAD 10.1: a Spotted marker lies with somebody, and goes with the last of them."""
    for location in g.spotted:
        places = (location, *g.parts(g.hex_of(location)))
        if not any(g.any_here(side, place) for side in (0, 1) for place in places):
            raise refuse("spotted", place=b.location_names[location])


def check_movers(g: Battle) -> None:
    """LOCKNLOAD 6.0: those on the move are on the board, or all of them about to come onto it."""
    if not all(g.at[unit] <= WAITING for unit in g.movers):
        for unit in g.movers:
            if g.at[unit] < 0:
                raise refuse("mover", unit=b.unit_names[unit])


def check_stack(g: Battle, side: int, location: int) -> None:
    """LOCKNLOAD 1.3: no location holds more than it may."""
    if overfull(g, side, location, []) is None:
        return
    most = g.theater.squads[g.hex_of(location)]
    raise crowded(b.location_names[location], side, crowd(g, side, location, []), most)


def check_stick(g: Battle, group: Group) -> None:
    """LOCKNLOAD 1.3: those who drop together come down in one hex."""
    units = g.waiting(WAITING - group.number)
    halves, men = sum([b.bulk_of[unit] for unit in units]), len([unit for unit in units if not g.is_mmc(unit)])
    if group.aim >= 0 and (halves > 2 * b.tables.squads or men > b.tables.smcs):
        raise crowded(f"outside {b.group_names[group.number]}", group.side, (halves, men), b.tables.squads)


def crowded(place: str, side: int, crowd: tuple[int, int], most: int) -> Problem:
    halves, men = crowd
    squads = f"{halves // 2}" + "½" * (halves % 2)
    return refuse("overfull", place=place, side=SIDES[side], squads=squads, men=men, most=most, smcs=b.tables.smcs)


def check_weapon(g: Battle, weapon: int) -> None:
    """LOCKNLOAD 1.6.1: a weapon lies somewhere, or is with somebody who is there and may carry it."""
    by, at, name = g.weapon_by[weapon], g.weapon_at[weapon], b.weapon_names[weapon]
    kind = g.weapon_type(weapon)
    marks = {"dismounted": (g.dismounted, kind.tripod), "jammed": (g.jammed, kind.jams)}
    marks["deployed"] = (g.deployed, kind.kind == CLAYMORE)
    for word, (mask, can) in marks.items():
        if mask >> weapon & 1 and not can:
            raise refuse("weapon-mark", weapon=name, mark=word)
    if by < 0:
        return
    unit = b.unit_names[by]
    if at >= 0:
        raise refuse("lies-and-carried", weapon=name, place=b.location_names[at], unit=unit)
    if g.at[by] in (BOX, DEAD):
        raise refuse("bearer", weapon=name, unit=unit)
    if g.at[by] <= WAITING and g.fixed(weapon):
        raise refuse("tripod", weapon=name, unit=unit)
    most = b.carriers[g.kind(by)].carries
    if not most:
        raise refuse("carrier", weapon=name, unit=unit)
    count = len(g.weapons_of(by))
    if count > most and (g.phase, g.stage) != (OPERATIONS, AFTERMATH):
        raise refuse("load", unit=unit, count=count, most=most)


def check_card(g: Battle, card: int) -> None:
    """LOCKNLOAD 12.0: with somebody who is there and can use it; half-squads keep what their squad had."""
    holder = g.card_by[card]
    if holder < 0:
        return
    kind, names = g.kind(holder), b.cards[card].kinds
    facts = {"card": b.card_names[card], "unit": b.unit_names[holder]}
    if g.at[holder] in (BOX, DEAD, LEFT):
        raise refuse("holder", **facts)
    if not (names[kind] or (kind in (SQUAD, HALF) and (names[SQUAD] or names[HALF]))):
        raise refuse("card", **facts)
