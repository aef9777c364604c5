"""The AI's choices worked out a second time, from the text: fire zones, low risk, who shoots at whom, who goes
where.

Written apart from the rules: distances and arcs come from the addresses, sight from a line drawn anew, cover
from the content files. Only the numbers of a shot and the price of a hex are the rules' own, which have second
implementations of their own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from grognard.games.heroes.content import content
from grognard.games.heroes.rules.fire import fire_price, manner_for, shot_at
from grognard.games.heroes.rules.moving import barred_when_leaving, move_price
from grognard.games.heroes.rules.values import can_fire, can_move, fire_cost, move_cost, reach
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, CATTLE, FOOT, REFUGEES, RUMOUR, Order
from grognard.geometry.ground import BLOCKS

NOTHING = -1


# -- geometry from addresses ----------------------------------------------------------------------


@cache
def cube(name: str) -> tuple[int, int]:
    """Axial coordinates of an address: even columns lie half a hex lower."""
    column, row = int(name[1:]), ord(name[0]) - ord("A")
    return column, row - ((column - 1) // 2 if column % 2 else column // 2 - 1)


@cache
def far(a: str, b: str) -> int:
    (q, r), (s, t) = cube(a), cube(b)
    return max(abs(q - s), abs(r - t), abs(q + r - s - t))


@cache
def bearing(a: str, b: str) -> tuple[int, int]:
    """East and south, in units in which the six neighbours lie at (0, -2), (1, -1) and so on, times the root of
    3."""
    (q, r), (s, t) = cube(a), cube(b)
    return s - q, 2 * (t - r) + (s - q)


WAYS = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]


@cache
def front(a: str, facing: int, b: str, wide: bool) -> bool:
    """Less than a right angle off the facing; with the other reading not more than one."""
    if a == b:
        return False
    (x, y), (u, v) = bearing(a, b), WAYS[facing]
    dot = 3 * x * u + y * v
    return dot > 0 or (wide and dot == 0)


def name(g: Mission, h: int) -> str:
    return g.theater.box.hex_names[h]


def at(g: Mission, unit: int) -> str:
    return name(g, g.at[unit])


def sees(g: Mission, a: str, b: str) -> bool:
    number = g.theater.number
    return g.theater.map.trace(number[a], number[b], g.clouds).clear


# -- fire zones, cover, risk ----------------------------------------------------------------------


def units(g: Mission) -> list[int]:
    return [unit for unit in range(len(g.at)) if g.at[unit] >= 0 and g.side(unit) == 0 and not g.hidden >> unit & 1]


def ours(g: Mission) -> list[int]:
    return [unit for unit in range(len(g.at)) if g.at[unit] >= 0 and g.side(unit) == AI]


def in_zone_of(g: Mission, unit: int, h: str, leaving: str = "") -> bool:
    """HEROES 5.3: a hex in sight, in the arc (turrets: all round), within normal range of a Unit that can fire;
    not of one in close combat, unless that is what the AI leaves."""
    here, kind = at(g, unit), g.type(unit)
    if not can_fire(g, unit) or g.carrier[unit] >= 0 or here == h:
        return False
    if any(at(g, ai) == here for ai in ours(g)) and here != leaving:
        return False
    if terrain_of(g, here) == "water" or not kind.minimum <= far(here, h) <= reach(g, unit):
        return False
    return (kind.turret or front(here, g.facing[unit], h, g.read.arc_wide)) and sees(g, here, h)


def terrain_of(g: Mission, h: str) -> str:
    board = content().boards[g.theater.mission.board]
    for terrain, hexes in board.terrain.items():
        if h in hexes:
            return terrain
    return "open"


def dm(g: Mission, h: str) -> int:
    """HEROES 5.0: terrain and smoke; cattle and refugees take one off. No walls or works in these positions."""
    found = content().terrain.hexes[terrain_of(g, h)].dm
    number = g.theater.number[h]
    found += 2 if number in g.heavy else 1 if number in g.light else 0
    herd = any(g.at[unit] == number and g.type(unit).kind in (CATTLE, REFUGEES) for unit in range(len(g.at)))
    return found - 1 if herd else found


def risk(g: Mission, ai: int, h: str) -> bool:
    """HEROES 5.3.1: whether a hex is low risk to an AI."""
    here = at(g, ai)
    leaving = here if any(at(g, unit) == here for unit in units(g)) else ""
    if any(at(g, unit) == h for unit in units(g)):
        return False
    zones = [unit for unit in units(g) if in_zone_of(g, unit, h, leaving)]
    if any(far(at(g, unit), h) == 1 for unit in zones):
        return False
    if not zones:
        return True
    if any(in_zone_of(g, unit, here, leaving) for unit in units(g)):
        return dm(g, h) >= dm(g, here)
    return dm(g, h) >= 1


# -- the choice among pairs -----------------------------------------------------------------------


def keep(pairs: list[Any], key: Callable[[Any], Any]) -> list[Any]:
    """Those with the least."""
    least = min(key(pair) for pair in pairs)
    return [pair for pair in pairs if key(pair) == least]


class Shot:
    """A pair for an order to fire."""

    def __init__(self, g: Mission, ai: int, unit: int, kind: int) -> None:
        self.g, self.ai, self.unit, self.kind = g, ai, unit, kind
        self.far = far(at(g, ai), at(g, unit))
        self.pe = g.type(ai).kind == RUMOUR
        how = None if self.pe else manner_for(g, ai, unit)
        self.fp, self.needed, self.cost = -1000, 0, 99
        self.dv = shot_at(g, ai, unit).dv
        if how is not None:
            shot = shot_at(g, ai, unit, how)
            self.fp, self.dv, self.needed = shot.fp, shot.dv, shot.needed
            self.cost = fire_price(g, ai, g.at[unit], how)
        self.can = self.pe or how is not None

    def allowed(self, order: Order) -> bool:
        """HEROES 5.1: range, sight, and no more than 10 needed."""
        times = 2 if order.do == "fire-long" else 1
        if self.pe:
            clear = sees(self.g, at(self.g, self.ai), at(self.g, self.unit))
            friend = any(at(self.g, ai) == at(self.g, self.unit) for ai in ours(self.g))
            return clear and self.far <= 5 * times and not friend and self.far > 0
        in_reach = self.far <= max(1, reach(self.g, self.ai)) or times == 2
        return self.can and in_reach and self.needed - order.cap <= 10

    def dm(self) -> int:
        return dm(self.g, at(self.g, self.ai))


def dm_against(g: Mission, unit: int, other: int) -> int:
    """HEROES 5.0, R17: with light smoke on the way, two of smoke at most; foot beside a vehicle of its side."""
    here = at(g, unit)
    smoke = 2 if g.at[unit] in g.heavy else 1 if g.at[unit] in g.light else 0
    found = dm(g, here)
    if other >= 0 and g.clouds and g.at[other] != g.at[unit]:
        crossed = g.theater.map.look(g.at[other], g.at[unit], g.clouds)
        found += min(0 if crossed == BLOCKS else crossed, 2 - smoke)
    wheels = [one for one in g.in_hex(g.at[unit]) if g.side(one) == g.side(unit) and g.type(one).kind in (5, 6)]
    return found + 1 if wheels and g.type(unit).moves == FOOT and g.type(unit).kind != RUMOUR else found


def words_hold(g: Mission, unit: int, words: list[str], other: int = NOTHING) -> bool:
    """The words these tests use, for either side, against the other of the pair."""
    facts = {
        "hit": g.hit[unit] >= 0,
        "unhit": g.hit[unit] < 0,
        "fresh": not g.spent[unit],
        "spent": bool(g.spent[unit]),
        "just-acted": bool(g.acted >> unit & 1),
        "open": dm_against(g, unit, other) <= 0,
        "cover": dm_against(g, unit, other) >= 1,
        "mobile": g.type(unit).move == 1,
    }
    return all(facts[word] for word in words)


def shoot(g: Mission, order: Order, command: bool) -> tuple[int, int] | None:
    """HEROES 5.0 to 5.2: which AI shoots at which Unit, where a die always takes the first in board order."""
    shots = []
    for ai in ours(g):
        if g.spent[ai] and not command:
            continue
        for kind, target in enumerate(order.targets):
            for unit in units(g):
                if words_hold(g, ai, order.is_, unit) and words_hold(g, unit, target.is_, ai):
                    shot = Shot(g, ai, unit, kind)
                    if shot.allowed(order):
                        shots.append(shot)
    if not shots:
        return None
    if order.most == "fp":
        shots = keep(shots, lambda s: -s.fp)
    target = order.targets[0]
    if target.least == "dv":
        shots = keep(shots, lambda s: s.dv)
    if target.most == "fp":
        shots = keep(shots, lambda s: -own_fp(g, s))
    if order.farthest:
        nearest = {s.ai: min(t.far for t in shots if t.ai == s.ai) for s in shots}
        most = max(nearest.values())
        shots = [s for s in shots if nearest[s.ai] == most and s.far == most]
    else:
        shots = keep(shots, lambda s: s.far)
    return in_order_of_priority(g, shots)


def own_fp(g: Mission, shot: Shot) -> int:
    colour = 0 if shot.pe else g.type(shot.ai).front_colour
    return g.type(shot.unit).fp[colour]


def in_order_of_priority(g: Mission, shots: list[Shot]) -> tuple[int, int]:
    """HEROES 5.1.1, 5.2."""
    best_fp = {s.ai: max(t.fp for t in shots if t.ai == s.ai) for s in shots}
    cheapest = {s.ai: min(t.cost for t in shots if t.ai == s.ai) for s in shots}
    for key in (
        lambda s: s.pe, lambda s: g.hit[s.ai] >= 0, lambda s: -best_fp[s.ai], lambda s: cheapest[s.ai],
        lambda s: -max(0, s.dm()), lambda s: (int(at(g, s.ai)[1:]), at(g, s.ai)[0], s.ai),
    ):  # fmt: skip
        shots = keep(shots, key)
    for key in (
        lambda s: s.dv if s.pe else s.needed, lambda s: g.hit[s.unit] < 0, lambda s: g.spent[s.unit],
        lambda s: -own_fp(g, s), lambda s: fire_cost(g, s.unit) if g.type(s.unit).fire > 0 else 99,
        lambda s: move_cost(g, s.unit), lambda s: (int(at(g, s.unit)[1:]), at(g, s.unit)[0], s.unit),
    ):  # fmt: skip
        shots = keep(shots, key)
    return shots[0].ai, shots[0].unit


# -- where it goes --------------------------------------------------------------------------------


def hexes_beside(g: Mission, h: str) -> list[str]:
    playable = g.theater.map.grid.playable
    return [name(g, b) for b in range(len(playable)) if playable[b] and far(h, name(g, b)) == 1]


def steps(g: Mission, ai: int) -> dict[str, int]:
    """HEROES 5.5: the hexes one on foot may enter, with their price: no AI there, no combat for who has a
    penalty."""
    found = {}
    number = g.theater.number
    for h in hexes_beside(g, at(g, ai)):
        price = move_price(g, ai, g.at[ai], number[h])
        taken = any(at(g, other) == h for other in ours(g))
        fights = any(at(g, unit) == h for unit in units(g)) and g.type(ai).penalty
        if price >= 0 and not taken and not fights and not barred_when_leaving(g, ai, number[h]):
            found[h] = price
    return found


def flank_of(g: Mission, unit: int, h: str) -> bool:
    return h != at(g, unit) and not front(at(g, unit), g.facing[unit], h, g.read.arc_wide)


def goes(g: Mission, ai: int, goals: list[str], aimed: list[int], low_risk: bool) -> list[str] | None:
    """HEROES 5.3, 5.3.1: the hexes an AI on foot would go to; an empty list for a pivot, None for nothing."""
    here = at(g, ai)
    d0 = min(far(here, goal) for goal in goals)
    open_to = [h for h in steps(g, ai) if not low_risk or risk(g, ai, h)]
    here_units = {at(g, unit) for unit in units(g)}
    nearer = [h for h in open_to if min(far(h, goal) for goal in goals) < d0]
    tier = [h for h in nearer if h not in here_units] or nearer
    if not tier:
        level = [h for h in open_to if min(far(h, goal) for goal in goals) == d0 and h not in here_units]
        tier = [h for h in level if dm(g, h) > dm(g, here) or flanks(g, aimed, h, here, d0)]
    if not tier:
        turns = low_risk and can_move(g, ai) and g.type(ai).kind != RUMOUR and outflanked(g, ai)
        return [] if turns else None
    leaving = here if here in here_units else ""
    foes = aimed or [u for u in units(g) if far(at(g, u), here) == min(far(at(g, v), here) for v in units(g))]
    for key in (
        lambda h: any(in_zone_of(g, unit, h, leaving) for unit in units(g)),
        lambda h: -dm(g, h),
        lambda h: not any(flank_of(g, unit, h) for unit in foes),
    ):
        tier = keep(tier, key)
    return tier


def flanks(g: Mission, aimed: list[int], h: str, here: str, d0: int) -> bool:
    return any(far(h, at(g, unit)) == d0 and flank_of(g, unit, h) and not flank_of(g, unit, here) for unit in aimed)


def outflanked(g: Mission, ai: int) -> bool:
    """HEROES 5.3.1: a Unit has it in its fire zone from outside its arc."""
    here = at(g, ai)
    return any(
        in_zone_of(g, unit, here) and not front(here, g.facing[ai], at(g, unit), g.read.arc_wide)
        for unit in units(g)
    )


def go(g: Mission, order: Order, command: bool) -> tuple[int, list[str]] | None:
    """HEROES 5.0, 5.1.1, 5.3: which AI on foot moves, and the hexes it may take; a die takes the first AI."""
    pairs = []
    for ai in ours(g):
        assert g.type(ai).moves == FOOT or g.type(ai).kind == RUMOUR
        if (g.spent[ai] and not command) or not words_hold(g, ai, order.is_) or not can_move(g, ai):
            continue
        for kind, target in enumerate(order.targets):
            if target.kind == "unit":
                goals = [(at(g, unit), unit) for unit in units(g) if words_hold(g, unit, target.is_, ai)]
            else:
                goals = [(name(g, h), NOTHING) for h in range(len(g.theater.box.hex_names)) if g.ours >> h & 1]
            for goal, unit in goals:
                aimed = [unit] if unit >= 0 else []
                if goes(g, ai, [goal], aimed, order.do == "low-risk-move") is not None:
                    pairs.append((ai, kind, goal, unit, far(at(g, ai), goal)))
    if not pairs:
        return None
    pairs = keep(pairs, lambda p: p[4])
    plans = {}
    for ai in {p[0] for p in pairs}:
        mine = keep([p for p in pairs if p[0] == ai], lambda p: p[1])
        aims = [p[3] for p in mine if p[3] >= 0]
        plans[ai] = goes(g, ai, sorted({p[2] for p in mine}), aims, order.do == "low-risk-move")
    price = {ai: min([steps(g, ai)[h] for h in plan] or [1 + extra(g, ai)]) for ai, plan in plans.items()}  # type: ignore[union-attr]
    left = list(plans)
    for key in (
        lambda ai: g.type(ai).kind == RUMOUR, lambda ai: g.hit[ai] >= 0, lambda ai: price[ai],
        lambda ai: 99 if g.type(ai).kind == RUMOUR or g.type(ai).fire <= 0 else fire_cost(g, ai),
        lambda ai: -max(0, dm(g, at(g, ai))), lambda ai: (int(at(g, ai)[1:]), at(g, ai)[0], ai),
    ):  # fmt: skip
        left = keep(left, key)
    return left[0], sorted(plans[left[0]] or [])


def extra(g: Mission, ai: int) -> int:
    """What a marker adds to a pivot."""
    marker = g.marker(ai)
    return marker.move if marker is not None else 0
