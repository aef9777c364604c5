"""HEROES 5.0 to 5.2: who of several: superlatives, distance, priorities, and a die at last.

A choice keeps, step by step, the best of what is left. Pairs are an AI and what it would act upon.
"""

from __future__ import annotations

from typing import Any, Final

from grognard.games.heroes.ai.ways import Plan
from grognard.games.heroes.rules.lots import by_die, in_board_order
from grognard.games.heroes.rules.trace import Trace
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import NOBODY, smallest

LOWEST: Final = -1000
"""The firepower of a rumoured enemy: the lowest of all (6.1)."""
NEVER: Final = 99
"""What it costs who never fires."""


class Pair:
    """An AI and one thing it might act upon: a Unit, a place, or nothing."""

    __slots__ = ("ai", "cost", "dv", "far", "fp", "kind", "needed", "place", "spotter", "target")

    def __init__(self, ai: int, kind: int, target: int, place: int, far: int) -> None:
        self.ai = ai
        self.kind = kind
        """Which of the order's targets it is: the one named first wins at equal distance."""
        self.target = target
        """The Unit, or NOBODY for a place."""
        self.place = place
        self.far = far
        self.fp = 0
        self.dv = 0
        self.needed = 0
        self.cost = 0
        """AP of the shot."""
        self.spotter = NOBODY


class Contender:
    """An AI that could carry the order out, and what 5.1.1 asks of it."""

    __slots__ = ("ai", "ap", "cover", "fire", "fp", "hit", "pairs", "plan", "rumour")

    def __init__(self, ai: int, pairs: list[Pair]) -> None:
        self.ai = ai
        self.pairs = pairs
        self.rumour = False
        self.hit = False
        self.ap = 0
        """What its move would cost,"""
        self.plan: Plan | None = None
        """and which that would be."""
        self.fp = 0
        self.fire = 0
        self.cover = 0


# -- superlatives and distance --------------------------------------------------------------------


def keep(trace: Trace | None, by: str, rule: str, pairs: list[Pair], left: list[Pair], value: int) -> list[Pair]:
    """What a step leaves; the trace has it where it left fewer."""
    if trace is not None and len(left) < len(pairs):
        tell_kept(trace, by, rule, value, [[p.ai, p.kind, p.target] for p in left])
    return left


def tell_kept(trace: Trace, by: str, rule: str, value: int, left: list[list[int]]) -> None:
    """A step that left fewer."""
    trace.add("kept", {"by": by, "rule": rule, "value": value, "left": left})


def highest_fp(pairs: list[Pair], trace: Trace | None) -> list[Pair]:
    """HEROES 5.0: the highest firepower of the AI against its target."""
    return highest_value(pairs, [pair.fp for pair in pairs], "fp", trace)


def lowest_dv(pairs: list[Pair], trace: Trace | None) -> list[Pair]:
    """HEROES 5.0: the Unit with the lowest defence value, as its AI sees it."""
    return lowest_value(pairs, [pair.dv for pair in pairs], "dv", "5.0", trace)


def highest_value(pairs: list[Pair], values: list[int], by: str, trace: Trace | None) -> list[Pair]:
    """The pairs with the highest of these values."""
    best = -smallest([-value for value in values])
    left = [pair for n, pair in enumerate(pairs) if values[n] == best]
    return keep(trace, by, "5.0", pairs, left, best)


def lowest_value(pairs: list[Pair], values: list[int], by: str, rule: str, trace: Trace | None) -> list[Pair]:
    """The pairs with the lowest of these values."""
    if len(pairs) == 1:
        return pairs
    best = smallest(values)
    return keep(trace, by, rule, pairs, [pair for n, pair in enumerate(pairs) if values[n] == best], best)


def at_distance(pairs: list[Pair], farthest: bool, aim_far: bool, trace: Trace | None) -> list[Pair]:
    """HEROES 5.0: nearest to any target; or the AI whose nearest target is farthest off, which is what it then aims
    at (R20: with the other reading its farthest target counts)."""
    if not farthest:
        return lowest_value(pairs, [pair.far for pair in pairs], "nearest", "5.0", trace)
    own: dict[int, int] = {}
    for pair in pairs:
        known = own.get(pair.ai)
        own[pair.ai] = pair.far if known is None else max(known, pair.far) if aim_far else min(known, pair.far)
    best = max(own.values())
    return keep(trace, "farthest", "5.0", pairs, [p for p in pairs if own[p.ai] == best and p.far == best], best)


def first_kind(pairs: list[Pair], trace: Trace | None) -> list[Pair]:
    """HEROES 5.3: of what is equally near, the kind the order names first."""
    if len(pairs) == 1:
        return pairs
    return lowest_value(pairs, [pair.kind for pair in pairs], "named-first", "5.3", trace)


# -- which AI -------------------------------------------------------------------------------------


def priority(who: Contender, move: bool, fire: bool) -> list[int]:
    """HEROES 5.1.1: lower is better: real AI before rumours (6.2.1), unhit before hit; to move the cheapest, to
    fire the strongest; then the lowest cost to fire, then the best cover. To rally only cover counts (R24)."""
    found = [int(who.rumour), int(who.hit)]
    if move:
        found.append(who.ap)
    if fire:
        found.append(-who.fp)
    if move or fire:
        found.append(who.fire)
    return [*found, -max(0, who.cover)]


PRIORITY_STEPS: Final = ["rumour", "hit", "ap", "fp", "fire", "cover"]


def steps_of(move: bool, fire: bool) -> list[str]:
    """The names of the steps of `priority`."""
    more = (["ap"] if move else []) + (["fp"] if fire else []) + (["fire"] if move or fire else [])
    return ["rumour", "hit", *more, "cover"]


def one_ai(g: Mission, all_: list[Contender], move: bool, fire: bool, trace: Trace | None) -> Contender:
    """HEROES 5.1.1: one of several AI that could carry it out."""
    if len(all_) == 1:
        return all_[0]
    ranks, able = [priority(who, move, fire) for who in all_], [who.ai for who in all_]
    if trace is not None:
        tell_ranks(trace, ranks, able, steps_of(move, fire), "5.1.1")
    left = lowest(ranks, able)
    chosen = left[0] if len(left) == 1 else by_die(g, in_board_order(g, left), trace, "ai")
    return all_[able.index(chosen)]


def lowest(ranks: list[list[int]], named: list[int]) -> list[int]:
    """Those of the lowest rank."""
    best = min(ranks)
    return [named[n] for n, rank in enumerate(ranks) if rank == best]


def tell_ranks(trace: Trace, ranks: list[list[int]], named: list[int], steps: list[str], rule: str) -> None:
    """The trace has each step of a choice that left fewer of several, until one is left."""
    best, left = min(ranks), list(range(len(ranks)))
    for step, name in enumerate(steps):
        kept = [n for n in left if ranks[n][step] == best[step]]
        if len(kept) < len(left):
            who = [[named[n]] for n in kept]
            tell_kept(trace, name, rule, abs(best[step]), who)
        left = kept


# -- which Unit -----------------------------------------------------------------------------------


TARGET_STEPS: Final = ["needed", "hit-first", "fresh-first", "unit-fp", "unit-fire", "unit-move"]


def target_rank(g: Mission, pair: Pair, rumour: bool, fp: int, fire: int, move: int) -> list[int]:
    """HEROES 5.2: lower is better: easiest to hit (a rumour has no number: lowest DV), hit, fresh, highest
    firepower, lowest cost to fire, lowest cost to move."""
    unit = pair.target
    first = pair.dv if rumour else pair.needed
    return [first, 0 if g.is_hit(unit) else 1, 1 if g.is_spent(unit) else 0, -fp, fire, move]


def one_of_ranked(g: Mission, pairs: list[Pair], ranks: list[list[int]], trace: Trace | None) -> Pair:
    """HEROES 5.2: one of several Units."""
    targets = [pair.target for pair in pairs]
    if trace is not None:
        tell_ranks(trace, ranks, targets, TARGET_STEPS, "5.2")
    left = lowest(ranks, targets)
    chosen = left[0] if len(left) == 1 else by_die(g, in_board_order(g, left), trace, "target")
    return pairs[targets.index(chosen)]


def seen_row(who: Contender) -> dict[str, Any]:
    """A contender with everything its choice hangs on, for the trace."""
    return {
        "ai": who.ai, "rumour": int(who.rumour), "hit": int(who.hit), "ap": who.ap, "fp": who.fp, "fire": who.fire,
        "cover": who.cover,
        "pairs": [[p.kind, p.target, p.place, p.far, p.fp, p.dv, p.needed] for p in who.pairs],
    }  # fmt: skip
