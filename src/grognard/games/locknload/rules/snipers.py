"""LOCKNLOAD 11.4: snipers come from nowhere, once, and stay where they are."""

from __future__ import annotations

from grognard.engine.ask import Ask, Option, Rules, one_of
from grognard.games.locknload.rules.cover import cover
from grognard.games.locknload.rules.damage import open_fire
from grognard.games.locknload.rules.events import occupy, sight_events
from grognard.games.locknload.rules.fire import OWN, Volley, off_limits, targets
from grognard.games.locknload.rules.ground import barred_ground
from grognard.games.locknload.rules.spotting import spotted
from grognard.games.locknload.rules.stacking import overfull
from grognard.games.locknload.rules.verbs import FIRE, HOLD, PLACE, SNIPE
from grognard.games.locknload.state import Battle
from grognard.geometry.ground import BLOCKS


def hides(g: Battle, unit: int) -> list[int]:
    """LOCKNLOAD 11.4: where a sniper may be placed."""
    return [place for place in g.theater.map.floors if is_hide(g, unit, place)]


def can_hide(g: Battle, unit: int) -> bool:
    """Whether there is such a place at all."""
    for h in g.theater.map.board.hexes:
        if is_hide(g, unit, h):
            return True
    return False


def is_hide(g: Battle, unit: int, place: int) -> bool:
    """LOCKNLOAD 11.4: a positive target modifier, nobody of the enemy in the hex, room for him (R48)."""
    if place < 0 or cover(g, place) <= 0 or barred_ground(g, unit, g.hex_of(place)) is not None:
        return False
    side = g.side(unit)
    for enemy in g.force[1 - side]:
        if g.hex_of(g.at[enemy]) == g.hex_of(place):
            return False
    return overfull(g, side, place, [unit]) is None


def ambushes(g: Battle, unit: int, target: int) -> list[int]:
    """LOCKNLOAD 11.4, R48: where he could appear and fire at once at those who move there."""
    if not spotted(g, target, g.side(unit)):
        return []
    return [place for place in g.theater.map.floors if is_ambush(g, unit, place, target)]


def can_ambush(g: Battle, unit: int, target: int) -> bool:
    """Whether there is such a place at all."""
    if not spotted(g, target, g.side(unit)):
        return False
    for place in g.theater.map.floors:
        if is_ambush(g, unit, place, target):
            return True
    return False


def is_ambush(g: Battle, unit: int, place: int, target: int) -> bool:
    """LOCKNLOAD 11.4: a hide with a line to a target that is spotted, and nothing else against fire."""
    if g.row(target)[place] == BLOCKS:  # R42: it is the same both ways, and one row will do for all places
        return False
    if not is_hide(g, unit, place) or not g.is_unveiled(target, place):
        return False
    return off_limits(g, g.side(unit), place, target) is None


def appear(g: Battle, unit: int, places: list[int]) -> Rules[None]:
    """LOCKNLOAD 11.4, 1.7: he is placed, and is there from now on."""
    answer = yield from one_of(g.side(unit), "sniper-at", "11.4", [PLACE.each[p] for p in places], SNIPE.each[unit])
    g.put(unit, answer.value)
    g.tell("sniper", "11.4", unit=unit, location=answer.value)
    yield from occupy(g, [unit], answer.value)
    yield from sight_events(g)


def shot_from_hiding(g: Battle, unit: int, target: int, back: int) -> Rules[None]:
    """LOCKNLOAD 11.4, R48: placed as opportunity fire, he fires at once."""
    yield from appear(g, unit, ambushes(g, unit, target))
    snipe(g, unit, target, True, back)


def snipe(g: Battle, unit: int, target: int, opportunity: bool, back: int) -> None:
    """LOCKNLOAD 11.4: an attack of his own, on one unit taken at random."""
    volley = Volley(g.at[unit], target, opportunity)
    volley.add(unit, OWN)
    open_fire(g, volley, back)


def first_shot(g: Battle, unit: int, back: int) -> Rules[None]:
    """LOCKNLOAD 11.4: placed in an own impulse he may fire at any spotted hex he sees."""
    side = g.side(unit)
    options: list[Option] = [FIRE.each[target] for target in targets(g, side, g.at[unit])]
    if not options:
        return
    options.append(HOLD.plain)
    answer = yield Ask(side, "snipe", "11.4", options, SNIPE.each[unit])
    if answer is not HOLD.plain:
        snipe(g, unit, answer.value, False, back)
