"""HEROES 4.3.1, 5.0 to 5.2: what an AI may shoot at, and at whom of several."""

from __future__ import annotations

from typing import Final

from grognard.games.heroes.ai.choosing import LOWEST, NEVER, Pair, one_of_ranked, target_rank
from grognard.games.heroes.ai.outlook import Outlook, field_of, is_rumour
from grognard.games.heroes.map import BITS
from grognard.games.heroes.rules.fire import (
    AIMED,
    INDIRECT,
    Manner,
    bar_fire,
    fire_price,
    is_long,
    long_range,
    manner_for,
    seen_before_gun,
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
    return is_rumour(g, ai) or (can_fire(g, ai) and not g.is_carried(ai))


def weigh_shot(g: Mission, look: Outlook, pair: Pair, long: bool, cap: int) -> str:
    """HEROES 5.1: why an AI does not shoot at a Unit; "" if it does: then its firepower, the defence, the number
    needed and the AP are in the pair. No long range unless the order says so, no number above 10."""
    ai, unit = pair.ai, pair.target
    if is_rumour(g, ai):
        return weigh_rumour(g, pair, long)
    far = pair.far
    if far > reach(g, ai) * g.theater.box.figures["fire.long_range"] and far > 1:
        return "range"
    if not long and far > 0 and is_long(g, ai, pair.place):
        return "range"
    how = manner_for(g, ai, unit) if could_reach(g, look, pair) else None
    if how is None:
        return why_no_shot(g, look, pair)
    shot = shot_at(g, ai, unit, how)
    pair.fp, pair.dv, pair.needed = shot.fp, shot.dv, shot.needed
    pair.cost = fire_price(g, ai, pair.place, how)
    pair.spotter = how.spotter if how.way == INDIRECT else -1
    if shot.needed - cap > g.theater.box.figures["limits.ai_needs"]:
        return "needs:" + str(shot.needed - cap)
    return ""


def shot_hexes(g: Mission, ai: int, long: bool) -> int:
    """The only hexes in which an AI might shoot at a Unit, as bits: those before its gun as far as the order
    lets it shoot, and its own; a mortar might be told of any."""
    here = g.at[ai]
    if is_rumour(g, ai):
        most = g.types[ai].range * (g.theater.box.figures["fire.long_range"] if long else 1)
        return g.in_sight(here, g.theater.map.grid.within(here, most)) | BITS[here]
    if g.types[ai].indirect:
        return -1
    return seen_before_gun(g, ai, long_range(g, ai) if long else reach(g, ai)) | BITS[here]


def could_reach(g: Mission, look: Outlook, pair: Pair) -> bool:
    """Whether a Unit is before the gun of an AI, or near enough to strike at, or a mortar might be told where."""
    return pair.far == 0 or g.types[pair.ai].indirect > 0 or field_of(g, look, pair.ai) >> pair.place & 1 == 1


def weigh_rumour(g: Mission, pair: Pair, long: bool) -> str:
    """HEROES 6.1, 6.2.1, R29: a rumour sees all round, as far as its range; what it needs is asked of the unit
    it turns out to be."""
    most = g.types[pair.ai].range * (g.theater.box.figures["fire.long_range"] if long else 1)
    if pair.far > most:
        return "range"
    if not g.sees(g.at[pair.ai], pair.place):
        return "los"
    if g.refugees_in(pair.place) or g.refugees_in(g.at[pair.ai]):
        return "refugees"
    if in_close_combat(g, pair.ai):
        return "close-combat"
    if g.of_side(pair.place, AI):
        return "friend-in-hex"
    pair.fp, pair.dv, pair.needed, pair.cost = LOWEST, shot_at(g, pair.ai, pair.target).dv, 0, NEVER
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
        pair.needed = shot_at(g, ai, unit, how).needed
        ranks[unit] = [int(unit != aim), int(g.side(unit) == NEUTRAL), *rank_of(g, pair)]
    found: list[int] = []
    for unit in sorted(there, key=lambda one: (ranks[one], one)):
        found += [one for one in [*g.passengers(unit), unit] if one in there and one not in found]
    return found


def own_fire_cost(g: Mission, unit: int) -> int:
    """HEROES 5.1.1, 5.2: AP of its shot, as it is now; who never fires comes last."""
    return NEVER if is_rumour(g, unit) or g.types[unit].fire <= 0 else fire_cost(g, unit)
