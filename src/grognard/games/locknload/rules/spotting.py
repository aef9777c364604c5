"""LOCKNLOAD 10.1, 20.0: who is seen, and how one finds who is not."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Rules, one_of
from grognard.engine.event import Modifier
from grognard.engine.reason import Reason
from grognard.games.locknload.rules.cover import is_clear, lit, sight_class
from grognard.games.locknload.rules.luck import attempt, faces
from grognard.games.locknload.rules.stacking import is_work
from grognard.games.locknload.rules.verbs import BY, SPOT
from grognard.games.locknload.state import (
    ASSAULT_BIT,
    CRAWL_BIT,
    FIRED_BIT,
    MARKED_BITS,
    MOVED_BIT,
    NOBODY_THERE,
    NOTHING,
    OPS_BIT,
    SHAKEN_BIT,
    SMOKY,
    SPENT_BITS,
    STEALTH_BIT,
    WORKED,
    WOUNDED_BIT,
    Battle,
)
from grognard.games.locknload.theater import BLOCKING, IS_BLIND, LEADER, OFF, SCOUT, SPOTTING, Stack
from grognard.geometry.ground import BLOCKS

NO_ENEMY: Final = Reason("no-enemy", "10.1")
SPOTTED: Final = Reason("is-spotted", "10.1")
NO_SPOTTER: Final = Reason("no-spotter", "10.1")
HAS_TRIED: Final = Reason("has-tried", "10.1")
NEVER_SPOTS: Final = Reason("never-spots", "11.3")
IS_SHAKEN: Final = Reason("is-shaken", "5.1")
HAS_MARKER: Final = Reason("has-marker", "10.1")
IS_LOCKED: Final = Reason("is-locked", "8.1")
OUT_OF_REACH: Final = Reason("out-of-reach", "12.0")
NO_SIGHT: Final = Reason("no-sight", "10.0")
NO_CHANCE: Final = Reason("no-chance", "10.1")
TOO_DARK: Final = Reason("too-dark", "20.0")

# By what enemies are seen, and why they are not.
BY_MARKER: Final = Reason("seen-marker", "10.1")
BY_FIRE: Final = Reason("seen-fired", "10.1")
BY_MOVE: Final = Reason("seen-moved", "10.1")
BY_MELEE: Final = Reason("seen-melee", "10.1")
IN_THE_OPEN: Final = Reason("seen-open", "10.1")
IN_VIEW: Final = Reason("seen-view", "6.4")
BESIDE: Final = Reason("seen-beside", "10.1")
BY_NIGHT: Final = Reason("seen-night", "20.0")
BESIDE_BY_NIGHT: Final = Reason("seen-night-beside", "20.0")
HIDDEN: Final = Reason("hidden", "10.1")
IN_THE_DARK: Final = Reason("hidden-night", "20.0")
STEALTHY: Final = Reason("hidden-stealth", "6.4")


def spotted(g: Battle, location: int, side: int) -> bool:
    """LOCKNLOAD 10.1: whether the enemies of a side at a location can be fired at by it: hexes are spotted, not
    men."""
    return seen_by(g, location, side) is not None


def seen_by(g: Battle, location: int, side: int) -> Reason | None:
    """LOCKNLOAD 10.1: by what the enemies of a side at a location are spotted, or nothing.

    A bunker's inside and outside are spotted as one (21.1), floors apart.
    """
    if not is_work(g, location):
        return part_seen_by(g, location, side)
    for part in g.parts(g.hex_of(location)):
        reason = part_seen_by(g, part, side)
        if reason is not None:
            return reason
    return None


def part_seen_by(g: Battle, location: int, side: int) -> Reason | None:
    """LOCKNLOAD 10.1: by a marker, by what they did, by who is next to them, or for want of anything to hide in."""
    if g.spotted and location in g.spotted:
        return BY_MARKER
    enemies = g.stack(1 - side, location)
    if enemies is NOBODY_THERE:
        return None
    by_day = not g.theater.night or lit(g, location)
    if by_day and g.melees and location in g.melees:
        return BY_MELEE
    if enemies.shot or (by_day and enemies.betrayed):
        return given_away(g, enemies, by_day)
    if not by_day:
        return seen_by_night(g, location, side, enemies)
    if not is_clear(g, location):
        return BESIDE if not enemies.hides and next_door(g, location, side) else None
    if not enemies.hides:
        return IN_THE_OPEN
    return IN_VIEW if in_view(g, location, side, LONG) else None


def given_away(g: Battle, enemies: Stack, by_day: bool) -> Reason:
    """LOCKNLOAD 10.1: what the first of them did who is seen for it."""
    for unit in enemies.units:
        if g.status[unit] & FIRED_BIT:
            return BY_FIRE
        if by_day and g.status[unit] & (MOVED_BIT | ASSAULT_BIT):
            return BY_MOVE
    return BY_MOVE


LONG: Final = 1 << 19
"""Farther than any two hexes are apart."""


def seen_by_night(g: Battle, location: int, side: int, enemies: Stack) -> Reason | None:
    """LOCKNLOAD 20.0: movers in the open within two hexes, anybody in the open next door, movers next door
    (R50)."""
    going = enemies.betrayed
    if not is_clear(g, location):
        return BESIDE_BY_NIGHT if going and next_door(g, location, side) else None
    if going and in_view(g, location, side, g.theater.box.tables.moving_seen):
        return BY_NIGHT
    return BESIDE_BY_NIGHT if next_door(g, location, side) else None


def unseen_by(g: Battle, location: int, side: int) -> Reason:
    """LOCKNLOAD 10.1, 20.0, 6.4: why the enemies of a side at a location are not spotted."""
    if not lit(g, location):
        return IN_THE_DARK
    enemies = g.here(1 - side, location)
    stealthy = [unit for unit in enemies if g.status[unit] & STEALTH_BIT]
    return STEALTHY if enemies and len(stealthy) == len(enemies) else HIDDEN


def next_door(g: Battle, location: int, side: int) -> bool:
    """LOCKNLOAD 10.1, 5.1: a unit of that side in good order is adjacent."""
    m, filled, friends = g.theater.map, g.filled, 1 << side
    for other in m.around[location] if g.work_at else m.outdoors[location]:
        if filled[other] & friends and g.good_here(side, other):
            return True
    return False


def in_view(g: Battle, location: int, side: int, within: int) -> bool:
    """Whether a unit of that side in good order sees a location from so near."""
    ranges, room = g.ranges(location), g.theater.map.room
    for stack in g.stacks[side]:
        if stack.good and ranges[stack.at % room] <= within and g.look(stack.at, location) != BLOCKS:
            return True
    return False


# -- the attempt ----------------------------------------------------------------------------------


def not_to_look(g: Battle, unit: int) -> Reason | None:
    """LOCKNLOAD 10.1, 4.1, 5.1, 11.3, 11.5, 12.0: why a unit cannot look for enemies at all."""
    if g.status[unit] & SHAKEN_BIT:
        return IS_SHAKEN
    if g.status[unit] & MARKED_BITS:
        return HAS_MARKER
    if g.theater.box.bits_of[unit] & IS_BLIND:
        return NEVER_SPOTS
    if g.melees and g.locked(g.at[unit]):
        return IS_LOCKED
    return OUT_OF_REACH if g.preempting and g.at[unit] != g.acting else None


def not_to_see(g: Battle, here: int, location: int) -> Reason | None:
    """LOCKNLOAD 10.0, 20.0: why nobody finds anything at a location from another."""
    if g.look(here, location) == BLOCKS:
        return NO_SIGHT
    return TOO_DARK if too_dark(g, here, location) else None


def too_dark(g: Battle, here: int, location: int) -> bool:
    """LOCKNLOAD 20.0: by night only what is lit can be found, or next door."""
    return not lit(g, location) and not g.theater.map.adjacent(here, location)


def not_to_spot(g: Battle, unit: int, location: int) -> Reason | None:
    """LOCKNLOAD 10.1: why a unit cannot look for enemies at a location; not where no die would do (R82)."""
    reason = not_to_look(g, unit)
    if reason is None:
        reason = not_to_see(g, g.at[unit], location)
    return NO_CHANCE if reason is None and not spotting_faces(g, unit, location) else reason


def spotters(g: Battle, side: int, location: int) -> list[int]:
    """LOCKNLOAD 10.1: who may try, anywhere on the board (R13), and could find somebody (R82)."""
    posts = g.in_sight(location, lookouts(g, side))
    if g.theater.night:
        posts = [here for here in posts if not too_dark(g, here, location)]
    return sorted([unit for here in posts for unit in finders(g, side, here, location)])


def finders(g: Battle, side: int, here: int, location: int) -> list[int]:
    """The same of one lookout that sees it."""
    return [unit for unit in g.here(side, here) if is_watchful(g, unit) and spotting_faces(g, unit, location)]


def is_watchful(g: Battle, unit: int) -> bool:
    """Whether nothing that a unit is or did keeps it from looking (`not_to_look`)."""
    return not (g.status[unit] & (MARKED_BITS | SHAKEN_BIT) or g.theater.box.bits_of[unit] & IS_BLIND)


def lookouts(g: Battle, side: int) -> list[int]:
    """The locations with somebody who may look for enemies (`not_to_look`)."""
    found = [stack.at for stack in g.stacks[side] if stack.looks]
    if g.melees:
        found = [here for here in found if not g.locked(here)]
    return [here for here in found if here == g.acting] if g.preempting else found


def watched(g: Battle, side: int, posts: list[int], places: list[int]) -> list[int]:
    """LOCKNLOAD 10.1, 20.0: the locations where somebody at one of these lookouts can try to find who is there
    (`spotters`)."""
    found: list[int] = []
    clear, crossing = not g.fog, g.theater.box.tables.crossing
    for at in places:
        near = posts
        if g.theater.night and not lit(g, at):
            near = [here for here in posts if g.theater.map.adjacent(here, at)]
        row, number = g.row(at), spotting_number(g, at)
        for here in near:
            crossed = row[here] if clear else g.look(at, here)
            if crossed != BLOCKS and (crossing * crossed < number or finders(g, side, here, at)):
                found.append(at)
                break
    return found


def unseen(g: Battle, side: int) -> list[int]:
    """LOCKNLOAD 10.1: where there are enemies that are not spotted; a bunker by its outside."""
    found: list[int] = []
    by_day = not g.theater.night
    clear, filled = g.theater.clear, g.filled
    for stack in g.stacks[1 - side]:
        if stack.shot or (by_day and stack.betrayed):
            continue  # most are seen for sure: for what they did, or in the open by day
        location = stack.at
        bits = filled[location]
        if by_day and not stack.hides:
            if clear[location] and not bits & SMOKY:
                continue
            if next_door(g, location, side):
                continue
            if not bits & WORKED and not g.melees:
                if not g.spotted or location not in g.spotted:
                    found.append(location)
                continue
        if not bits & WORKED:
            if part_seen_by(g, location, side) is None:
                found.append(location)
            continue
        place = g.hex_of(location)
        if place not in found and seen_by(g, place, side) is None:
            found.append(place)
    return found


def no_attempt(g: Battle, side: int, location: int) -> Reason | None:
    """LOCKNLOAD 10.1: why nobody can try to spot there now."""
    if g.looked:
        return HAS_TRIED
    if location not in unseen(g, side):
        return SPOTTED if g.any_here(1 - side, location) else NO_ENEMY
    posts = lookouts(g, side)
    if watched(g, side, posts, [location]):
        return None
    return NO_CHANCE if [here for here in posts if not_to_see(g, here, location) is None] else NO_SPOTTER


def spotting_lines(g: Battle, unit: int, location: int) -> list[Modifier]:
    """LOCKNLOAD 10.1, 11.7: what helps or hinders a spotter: his leadership only, unless agreed otherwise (R13)."""
    tables = g.theater.box.tables
    lines: list[Modifier] = []
    crossed = g.look(g.at[unit], location)
    if crossed:
        lines.append(Modifier("crossed", crossed * tables.crossing, "10.1"))
    led = g.leadership(unit)
    if g.read.spotting_led:
        for other in g.here(g.side(unit), g.at[unit]):
            if not g.status[other] & (MOVED_BIT | CRAWL_BIT | FIRED_BIT | OPS_BIT):
                led = max(led, g.leadership(other))
    if led:
        lines.append(Modifier("leadership", -led, "10.1"))
    if g.kind(unit) == SCOUT and not g.weapons_of(unit):
        lines.append(Modifier("scout", tables.scout, "11.7"))
    card = g.skill(unit, SPOTTING)
    if card:
        lines.append(Modifier("card", card, "12.0"))
    return lines


def spotting_number(g: Battle, location: int) -> int:
    """LOCKNLOAD 10.1: two or less in blocking terrain, three or less in degrading."""
    tables = g.theater.box.tables
    return tables.spot_blocking if sight_class(g, location) == BLOCKING else tables.spot_degrading


def best_look(g: Battle, side: int, location: int) -> tuple[int, int]:
    """LOCKNLOAD 10.1: who of a side could spot a location best, and how many faces of the die will do for it."""
    best = (NOTHING, 0)
    for unit in spotters(g, side, location):
        enough = spotting_faces(g, unit, location)
        if enough > best[1]:
            best = (unit, enough)
    return best


def by_chance(g: Battle, units: list[int], location: int) -> list[int]:
    """Who could spot a location best, first: players look for him."""
    ranked = sorted([(-spotting_faces(g, unit, location), unit) for unit in units])
    return [unit for _, unit in ranked]


def spotting_faces(g: Battle, unit: int, location: int) -> int:
    """LOCKNLOAD 10.1: how many faces of the die let a unit spot a location."""
    return faces(spotting_number(g, location), spotting_lines(g, unit, location))


def spot(g: Battle, side: int, location: int) -> Rules[None]:
    """LOCKNLOAD 10.1, 4.1: one attempt an impulse; the spotter is Ops Complete, whatever comes of it."""
    able = by_chance(g, spotters(g, side, location), location)
    answer = yield from one_of(side, "spotter", "10.1", [BY.each[u] for u in able], SPOT.each[location])
    unit = answer.value
    lines = spotting_lines(g, unit, location)
    need = spotting_number(g, location)
    g.looked = True
    g.mark_ops(unit)
    seen = yield from attempt(g, unit, location, need, lines, "spotting", "10.1", ("spotted", "unseen"))
    if seen:
        g.spotted = [*g.spotted, location]
        g.found = location
        g.finder = unit
    elif g.kind(unit) == LEADER:
        lose_hub(g, unit)


def lose_hub(g: Battle, leader: int) -> None:
    """LOCKNLOAD 4.1: a leader who looked in vain brings nobody in, his own hex can still act; another one there may
    (R12)."""
    here = g.at[leader]
    if here not in g.hubs:
        return
    for other in g.here(g.side(leader), here):
        if other != leader and can_reach(g, other):
            return
    g.hubs = [hub for hub in g.hubs if hub != here]
    if g.acted:
        g.activated = here


def can_reach(g: Battle, unit: int) -> bool:
    """LOCKNLOAD 4.0, 2.0, 5.1, 8.1: a leader in good order, not wounded, without such a marker, not in a melee
    (R11)."""
    return is_guide(g, unit) and not g.locked(g.at[unit])


def is_guide(g: Battle, unit: int) -> bool:
    """LOCKNLOAD 4.0, 4.1, 5.1: a leader in good order, not wounded, who neither moved nor fired; nor is he Ops
    Complete, unless he has just found somebody."""
    bits = g.status[unit]
    if g.kind(unit) != LEADER or bits & (SHAKEN_BIT | WOUNDED_BIT | SPENT_BITS):
        return False
    return not bits & OPS_BIT or (unit == g.finder and g.found != NOTHING)


def leading(g: Battle, side: int) -> list[int]:
    """LOCKNLOAD 4.0: the locations with a leader who can bring in his neighbours."""
    found: list[int] = []
    for stack in g.stacks[side]:
        for unit in stack.leads:
            if is_guide(g, unit) and not g.locked(stack.at):
                found.append(stack.at)
                break
    return found


def uncover(g: Battle) -> None:
    """LOCKNLOAD 10.1: a Spotted marker comes off when all units have left."""
    if g.spotted:
        g.spotted = [at for at in g.spotted if g.any_here(0, at) or g.any_here(1, at) or any_of(g, at)]


def any_of(g: Battle, location: int) -> bool:
    parts = [location] if g.is_upstairs(location) else g.parts(g.hex_of(location))
    for part in parts:
        if g.any_here(0, part) or g.any_here(1, part):
            return True
    return False


def off_board_sniper(g: Battle, side: int) -> list[int]:
    """LOCKNLOAD 11.4: snipers of a side who have yet to be placed."""
    found: list[int] = []
    for unit in g.theater.box.snipers[side]:
        if g.at[unit] == OFF:
            found.append(unit)
    return found
