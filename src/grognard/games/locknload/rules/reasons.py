"""LOCKNLOAD 4.0: why an option is not offered: each question asks the rules that say so."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option
from grognard.engine.reason import Reason
from grognard.games.locknload.rules.gait import lame, moving_units, not_to_move
from grognard.games.locknload.rules.impulse import GAIT_OF, not_to_shoot, not_to_take
from grognard.games.locknload.rules.melee import not_to_fight, not_to_leave
from grognard.games.locknload.rules.opportunity import not_to_answer
from grognard.games.locknload.rules.rally import not_to_flip, not_to_join, not_to_pick, not_to_swap
from grognard.games.locknload.rules.reach import NO_STEP, can_move, may_move, no_exit, not_to_step
from grognard.games.locknload.rules.setup import next_unit, no_spot
from grognard.games.locknload.rules.smoke import not_to_flare, not_to_smoke
from grognard.games.locknload.rules.spotting import no_attempt, not_to_spot
from grognard.games.locknload.rules.verbs import (
    BY,
    EXIT,
    FIGHT,
    FIRE,
    FLARE,
    FLIP,
    JOIN,
    PICK,
    PLACE,
    SMOKE,
    SPOT,
    STEP,
    SWAP,
    TAKE,
    VOLLEY,
    WITHDRAW,
)
from grognard.games.locknload.rules.ways import exits_of
from grognard.games.locknload.state import NOTHING, Battle

FAR_OFF: Final = Reason("not-beside", "6.0")
HAVE_GONE: Final = Reason("have-gone", "4.0")


def why_not(g: Battle, ask: Ask, option: Option) -> Reason | None:
    """Why an option that is not offered cannot be chosen; None where the question is another."""
    kind, word, thing, side = ask.kind, option.verb, option.value, ask.seat
    if option.of == "hex" and g.hex_of(thing) not in g.theater.map.board.hexes:
        return None
    if kind == "take":
        return take_reason(g, side, option)
    if kind == "act":
        return act_reason(g, side, option)
    if kind == "step" and (word == STEP.word or option is EXIT.plain):
        return step_reason(g, option)
    if kind == "opportunity" and word == VOLLEY.word and ask.about is not None:
        return not_to_answer(g, side, thing, ask.about.value) if g.any_here(side, thing) else None
    if kind == "spotter" and word == BY.word and ask.about is not None:
        return not_to_spot(g, thing, ask.about.value) if g.at[thing] >= 0 and g.side(thing) == side else None
    if kind == "set-up" and word == PLACE.word:
        unit = next_unit(g, side)
        return no_spot(g, side, unit, thing) if unit != NOTHING else None
    if kind == "outfit":
        return outfit_reason(g, side, option)
    return None


def take_reason(g: Battle, side: int, option: Option) -> Reason | None:
    """LOCKNLOAD 4.0, 10.1: why a hex cannot act now, or nobody look for who is there."""
    at = option.value
    if option.verb == TAKE.word:
        return not_to_take(g, side, at) if g.any_here(side, at) else None
    if option.verb == SPOT.word and g.any_here(1 - side, at):
        return no_attempt(g, side, at)
    return None


def act_reason(g: Battle, side: int, option: Option) -> Reason | None:
    """LOCKNLOAD 4.0, 5.0, 6.0, 7.0, 8.1, 20.1: why those of a hex cannot do this."""
    here = g.acting
    word = option.verb
    if here < 0:
        return None
    if word == FIRE.word:
        return not_to_shoot(g, side, here, option.value)
    units = g.here(side, here)
    if word in GAIT_OF:
        return gait_reason(g, side, here, GAIT_OF[word])
    if option is SMOKE.plain:
        return first([not_to_smoke(g, unit) for unit in units])
    if option is FLARE.plain:
        return first([not_to_flare(g, unit) for unit in units])
    if option is FIGHT.plain:
        return not_to_fight(g, side, here)
    if option is WITHDRAW.plain:
        return first([not_to_leave(g, unit) for unit in units])
    return None


def gait_reason(g: Battle, side: int, here: int, gait: int) -> Reason | None:
    """LOCKNLOAD 4.0, 6.0, 6.1: why those of a hex cannot move so: others have gone before them, each for his part,
    or all of them together."""
    if can_move(g, side, here, gait):
        return None
    if here in g.walked:
        return HAVE_GONE
    reason = first([not_to_move(g, unit, gait) for unit in g.here(side, here)])
    if reason is None:
        reason = lame(g, may_move(g, side, here, gait), gait)
    return NO_STEP if reason is None else reason


def first(reasons: list[Reason | None]) -> Reason | None:
    """The first reason, where nobody is without one."""
    return reasons[0] if reasons and None not in reasons else None


def step_reason(g: Battle, option: Option) -> Reason | None:
    """LOCKNLOAD 6.0: why those on the move cannot go there next."""
    units = moving_units(g)
    if not units:
        return None
    if option is EXIT.plain:
        return no_exit(g, units, g.gait, g.spent)
    if option.value not in exits_of(g, g.at[units[0]]):
        return FAR_OFF
    return not_to_step(g, units, g.gait, g.spent, option.value)


def outfit_reason(g: Battle, side: int, option: Option) -> Reason | None:
    """LOCKNLOAD 3.0, 1.6.1: why half-squads cannot join, or a weapon cannot change hands."""
    thing = option.value
    if option.verb == JOIN.word:
        return not_to_join(g, thing) if g.side(thing) == side and g.at[thing] >= 0 else None
    if option.verb == PICK.word:
        return not_to_pick(g, side, thing)
    if option.verb == SWAP.word:
        return not_to_swap(g, side, thing)
    return not_to_flip(g, side, thing) if option.verb == FLIP.word else None
