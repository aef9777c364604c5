"""LOCKNLOAD 5.3, 11.4, 21.5: fire at an enemy who moves, in his own impulse."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.reason import Reason
from grognard.games.locknload.rules.claymores import claymores
from grognard.games.locknload.rules.damage import after_attack, open_fire
from grognard.games.locknload.rules.fire import (
    can_attack,
    left_to_fire,
    muster,
    no_target,
    off_limits,
    out_of_turn,
)
from grognard.games.locknload.rules.snipers import can_ambush, shot_from_hiding
from grognard.games.locknload.rules.spotting import off_board_sniper, spotted
from grognard.games.locknload.rules.verbs import HOLD, SNIPE, STEP, VOLLEY
from grognard.games.locknload.state import AFTERMATH, FLIGHT, NOTHING, OPERATIONS, OPPORTUNITY, Battle
from grognard.games.locknload.state import STEP as STEP_STAGE
from grognard.games.locknload.theater import NOBODY, SNIPER, TEAM
from grognard.geometry.ground import BLOCKS

NO_FIRE: Final = Reason("no-fire", "5.3")


def is_answer(g: Battle) -> bool:
    """LOCKNLOAD 5.3, 1.6.2: whether whoever fires now does so at who moves, or flees; either side may."""
    return g.phase == OPERATIONS and g.stage in (OPPORTUNITY, FLIGHT)


def not_to_answer(g: Battle, side: int, here: int, target: int) -> Reason | None:
    """LOCKNLOAD 5.3: why the units of a location cannot fire at movers there."""
    reason = no_target(g, side, here, target)
    return no_answer(g, side, here, target) if reason is None else reason


def no_answer(g: Battle, side: int, here: int, target: int) -> Reason | None:
    """LOCKNLOAD 5.3: the same of a target that can be fired at from there."""
    reason: Reason | None = NO_FIRE
    for unit in g.here(side, here):
        if can_attack(g, unit, target, True):
            reason = out_of_turn(g, unit, here, True)
            if reason is None:
                break
    return reason


def watchers(g: Battle, side: int, target: int) -> list[int]:
    """LOCKNLOAD 5.3: the locations of a side that may fire at movers there."""
    row, ranges, room = g.row(target), g.ranges(target), g.theater.map.room
    seeing = [
        stack.at for stack in g.stacks[side]
        if stack.fires and row[stack.at] != BLOCKS and ranges[stack.at % room] <= stack.reach
    ]  # fmt: skip
    if seeing and g.fog:
        seeing = [here for here in seeing if g.is_unveiled(target, here)]
    if not seeing or not spotted(g, target, side):
        return []
    return [
        here for here in seeing
        if off_limits(g, side, here, target) is None and no_answer(g, side, here, target) is None
    ]  # fmt: skip


def opportunity(g: Battle) -> Rules[None] | None:
    """LOCKNLOAD 5.3: before they leave the hex the other side fires, location by location, or holds."""
    side, here = others(g), g.entered
    if side != NOBODY:
        if g.deployed:
            return sprung(g, side, here)
        options = answers(g, side, here)
        if options:
            return answered(g, side, here, options)
    g.stage = STEP_STAGE
    return None


def sprung(g: Battle, side: int, here: int) -> Rules[None]:
    """LOCKNLOAD 21.5: before any of them fires a claymore may go off."""
    if (yield from claymores(g, side, here)):
        after_attack(g, OPPORTUNITY)
        return
    options = answers(g, side, here)
    if options:
        yield from answered(g, side, here, options)
    else:
        g.stage = STEP_STAGE


def answered(g: Battle, side: int, here: int, options: list[Option]) -> Rules[None]:
    """LOCKNLOAD 5.3: a volley after which others may follow, or none."""
    fired = yield from answer_fire(g, side, here, OPPORTUNITY, options)
    if not fired:
        g.stage = STEP_STAGE


def others(g: Battle) -> int:
    """The side that those who have moved are the enemies of; NOBODY where none of them is left."""
    for unit in g.stepped:
        if g.at[unit] == g.entered:
            return 1 - g.side(unit)
    return NOBODY


def flight(g: Battle) -> Rules[None]:
    """LOCKNLOAD 1.6.2: a unit that the flames drive out can be fired at, once, where it comes to."""
    unit = g.fleeing
    if unit != NOTHING and g.at[unit] >= 0:
        side, here = 1 - g.side(unit), g.at[unit]
        options = answers(g, side, here)
        if options and (yield from answer_fire(g, side, here, FLIGHT, options)):
            return
    g.fleeing = NOTHING
    g.stage = AFTERMATH


def answer_fire(g: Battle, side: int, target: int, back: int, options: list[Option]) -> Rules[bool]:
    """LOCKNLOAD 5.3: one volley at those who move, or none; whether one was fired."""
    usual = HOLD.plain if options[0].verb == SNIPE.word else None
    answer = yield Ask(side, "opportunity", "5.3", [*options, HOLD.plain], STEP.each[target], usual=usual)
    if answer is HOLD.plain:
        return False
    if answer.verb == SNIPE.word:
        count(g)
        yield from shot_from_hiding(g, answer.value, target, back)
        return True
    volley = yield from muster(g, side, answer.value, target, True)
    first = g.kind(volley.units[0])
    if first not in (TEAM, SNIPER):
        g.answered = [*g.answered, answer.value]
    if first != TEAM:
        count(g)
    open_fire(g, volley, back)
    return True


def answers(g: Battle, side: int, target: int) -> list[Option]:
    """LOCKNLOAD 5.3, 11.4: the locations that may fire, and snipers from nowhere."""
    options: list[Option] = [VOLLEY.each[here] for here in watchers(g, side, target)]
    for unit in off_board_sniper(g, side) if left_to_fire(g) else []:
        if can_ambush(g, unit, target):
            options.append(SNIPE.each[unit])
    return options


def count(g: Battle) -> None:
    """LOCKNLOAD 5.3, R18: an attack on the movers, or the one on who flees; a weapon team's is not counted."""
    if g.fleeing != NOTHING:
        g.fleeing = NOTHING
    else:
        g.volleys += 1
