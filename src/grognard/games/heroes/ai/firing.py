"""HEROES 4.3.1, 5.0 to 5.2: what an AI may shoot at, and at whom of several."""

from __future__ import annotations

from typing import Final

from grognard.games.heroes.ai.choosing import LOWEST, NEVER, Pair, one_of_ranked, target_rank
from grognard.games.heroes.ai.outlook import Outlook, is_rumour
from grognard.games.heroes.rules.fire import (
    AIMED,
    INDIRECT,
    Manner,
    bar_fire,
    fire_price,
    long_range,
    manner_for,
    seen_of,
    shot_at,
    struck,
)
from grognard.games.heroes.rules.values import can_fire, fire_cost, in_close_combat, move_cost, reach
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, NEUTRAL, RED

REASONS: Final = {
    "out-of-arc": "arc",
    "too-far": "range",
    "too-near": "minimum-range",
    "no-sight": "los",
    "no-spotter": "los",
    "refugees": "refugees",
    "own-units-there": "friend-in-hex",
    "in-close-combat": "close-combat",
}
"""What the rules of fire say, as the trace says it; all else keeps its own word."""


def can_shoot(g: Mission, ai: int) -> bool:
    """HEROES 6.2.1, 7.4: whether its marker, as far as it is known, lets it fire. A rumour may be ordered to."""
    return is_rumour(g, ai) or (g.carrier[ai] < 0 and can_fire(g, ai))


def weigh_shot(g: Mission, look: Outlook, pair: Pair, long: bool, cap: int) -> str:
    """HEROES 5.1: why an AI does not shoot at a Unit; "" if it does: then its firepower, the defence, the number
    needed and the AP are in the pair. No long range unless the order says so, no number above 10."""
    ai, unit = pair.ai, pair.target
    if is_rumour(g, ai):
        return weigh_rumour(g, pair, long)
    if pair.far > shot_range(g, ai, long):
        return "range"
    how = manner_for(g, ai, unit)
    if how is None:
        return why_no_shot(g, look, pair)
    shot = shot_at(g, ai, unit, how, told=False)
    pair.fp, pair.dv, pair.needed = shot.fp, shot.dv, shot.needed
    pair.cost = fire_price(g, ai, pair.place, how)
    pair.spotter = how.spotter if how.way == INDIRECT else -1
    if shot.needed - cap > g.theater.box.figures.limits_ai_needs:
        return "needs:" + str(shot.needed - cap)
    return ""


def shot_range(g: Mission, ai: int, long: bool) -> int:
    """HEROES 5.1, 6.1 and EOD 7.7.1: as far as an order lets an AI shoot, a rumour too; the next hex is never far
    (EOD 7.7.2)."""
    most = long_range(g, ai) if long else reach(g, ai)
    return most if most > 0 else 1


def aims_of(g: Mission, look: Outlook, ai: int, long: bool) -> list[int]:
    """The only Units an AI might shoot at: those near enough that are before its gun, or in its hex, or of which a
    mortar might be told. A rumour sees all round (6.1)."""
    here, most = g.at[ai], shot_range(g, ai, long)
    far = g.theater.map.far[here]
    if is_rumour(g, ai):
        seen = [n for n, h in enumerate(look.places) if far[h] <= most and g.sees(here, h)]
    elif g.types[ai].indirect:
        seen = [n for n, h in enumerate(look.places) if far[h] <= most]
    else:
        seen = seen_of(g, ai, look.places, most)
    return [look.units[n] for n in seen] if seen else seen


def weigh_rumour(g: Mission, pair: Pair, long: bool) -> str:
    """HEROES 6.1, 6.2.1, R29: a rumour sees all round, as far as its range; what it needs is asked of the unit
    it turns out to be."""
    if pair.far > shot_range(g, pair.ai, long):
        return "range"
    if not g.sees(g.at[pair.ai], pair.place):
        return "los"
    if g.refugees_in(pair.place) or g.refugees_in(g.at[pair.ai]):
        return "refugees"
    if in_close_combat(g, pair.ai):
        return "close-combat"
    if g.of_side(pair.place, AI):
        return "friend-in-hex"
    pair.dv = shot_at(g, pair.ai, pair.target, told=False).dv
    pair.fp, pair.needed, pair.cost = LOWEST, 0, NEVER
    return ""


def why_no_shot(g: Mission, look: Outlook, pair: Pair) -> str:
    """The reason for the trace; without one nobody asks."""
    if look.trace is None:
        return "no-shot"
    if pair.far == 0:
        return "no-firepower"
    barred = bar_fire(g, pair.ai, pair.place, AIMED)
    return "no-firepower" if barred is None else REASONS.get(barred.key, barred.key)


def unit_fp(g: Mission, unit: int, ai: int) -> int:
    """HEROES 5.0, 5.2 (4): the printed firepower of a Unit against an AI: of the colour of its front."""
    return g.types[unit].fp[RED if is_rumour(g, ai) else g.types[ai].front_colour]


def best_target(g: Mission, look: Outlook, pairs: list[Pair]) -> Pair:
    """HEROES 5.2: at whom of several Units an AI shoots."""
    if len(pairs) == 1:
        return pairs[0]
    return one_of_ranked(g, pairs, [rank_of(g, pair) for pair in pairs], look.trace)


def rank_of(g: Mission, pair: Pair) -> list[int]:
    """HEROES 5.2: what decides between Units, lower first."""
    unit, rumour = pair.target, is_rumour(g, pair.ai)
    return target_rank(g, pair, rumour, unit_fp(g, unit, pair.ai), own_fire_cost(g, unit), move_cost(g, unit))


def in_order(g: Mission, ai: int, aim: int, how: Manner) -> list[int]:
    """HEROES 4.3.1, EOD 16.2 and R37: whom a shot of an AI is rolled for: the Unit aimed at, then the others by
    5.2, then cattle; but always whoever is carried before the carrier. In its own hex that Unit alone."""
    if g.at[aim] == g.at[ai]:
        return [aim]
    there = struck(g, AI, g.at[aim])
    if len(there) == 1:
        return there
    ranks: dict[int, list[int]] = {}
    for unit in there:
        pair = Pair(ai, 0, unit, g.at[unit], 0)
        pair.needed = shot_at(g, ai, unit, how, told=False).needed
        ranks[unit] = [int(unit != aim), int(g.side(unit) == NEUTRAL), *rank_of(g, pair)]
    found: list[int] = []
    for unit in sorted(there, key=lambda one: (ranks[one], one)):
        found += [one for one in [*g.passengers(unit), unit] if one in there and one not in found]
    return found


def own_fire_cost(g: Mission, unit: int) -> int:
    """HEROES 5.1.1, 5.2: AP of its shot, as it is now; who never fires comes last."""
    return NEVER if is_rumour(g, unit) or g.types[unit].fire <= 0 else fire_cost(g, unit)
