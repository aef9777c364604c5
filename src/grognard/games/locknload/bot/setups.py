"""Setting up: where men stand, what they dig in, wire and mines before them."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option
from grognard.games.locknload.bot.aims import Aims, aims_of
from grognard.games.locknload.bot.chart import FAR, away
from grognard.games.locknload.bot.rallies import serves
from grognard.games.locknload.rules.cover import cover
from grognard.games.locknload.rules.fire import out_of_arc
from grognard.games.locknload.state import Battle
from grognard.games.locknload.theater import LEADER, MEDIC, SQUAD, TEAM, Theater
from grognard.geometry.ground import BLOCKS

DETOUR: Final = 6
"""How many points off the shortest way an approach may lead."""
REACH: Final = 7
"""How far a field of fire counts."""


class Approach:
    """How likely the enemy is to come through each hex of a map, and what each location sees of that."""

    __slots__ = ("likely", "side", "sights", "theater")

    def __init__(self, g: Battle, side: int) -> None:
        self.theater: Theater = g.theater
        self.side = side
        self.likely: dict[int, float] = {}
        self.sights: dict[int, float] = {}
        aims = aims_of(g, side)
        goals = goals_of(g, side, aims)
        entries = entries_of(g, 1 - side)
        there = away(g, 1 - side, goals)
        back = away(g, 1 - side, entries)
        if not goals or not entries:
            return
        least = min([there.get(h, FAR) for h in entries])
        for h in g.theater.map.board.hexes:
            more = there.get(h, FAR) + back.get(h, FAR) - least
            if more <= DETOUR:
                self.likely[h] = 1.0 - more / (DETOUR + 2.0)

    def sight(self, g: Battle, at: int) -> float:
        """How much of the approaches a location sees within reach."""
        found = self.sights.get(at)
        if found is None:
            found = 0.0
            for h, likely in self.likely.items():
                far = g.distance(at, h)
                if 1 <= far <= REACH:
                    crossed = g.theater.map.look(at, h, [])
                    if crossed != BLOCKS:
                        open_ground = 1.0 if g.theater.tm[h] <= 0 else 0.5
                        found += likely * open_ground * (1.0 if far <= 5 else 0.6) * (1.0 if not crossed else 0.6)
            self.sights[at] = found
        return found


APPROACHES: Final[list[Approach | None]] = [None, None]


def approach(g: Battle, side: int) -> Approach:
    known = APPROACHES[side]
    if known is None or known.theater is not g.theater:
        known = APPROACHES[side] = Approach(g, side)
    return known


def goals_of(g: Battle, side: int, aims: Aims) -> list[int]:
    """What the other side is out for, or where this side stands in its way."""
    found = sorted(set(aims.guard + aims.want))
    if not found:
        found = aims.beyond or aims.exits
    for rim in g.theater.exits[1 - side]:
        if 1 - side == g.theater.victory_side:
            found = sorted(set(found + [h for h in g.theater.map.board.hexes if g.theater.rims[rim][h]]))
    return found


def entries_of(g: Battle, side: int) -> list[int]:
    """Where a side comes from: its men on the board, its zone, its groups."""
    found = [g.hex_of(g.at[unit]) for unit in g.force[side]]
    if not found:
        found = list(g.theater.zones[side])
    for group in g.theater.groups:
        if group.side == side and group.turn <= 2:
            found += group.enter if group.aim < 0 else [group.aim]
    return sorted(set(found))


def attacking(g: Battle, side: int) -> bool:
    return side == g.theater.victory_side


def decide_place(g: Battle, ask: Ask) -> Option:
    """A unit: attackers near their aim and out of sight, defenders where they see and are covered."""
    assert ask.about is not None
    unit = ask.about.value
    best = ask.options[0]
    top = -99.0
    for option in ask.options:
        worth = spot_score(g, ask.seat, unit, option.value)
        if worth > top:
            top, best = worth, option
    return best


def spot_score(g: Battle, side: int, unit: int, at: int) -> float:
    mates = g.here(side, at)
    troops = len([u for u in mates if g.is_mmc(u)])
    if not g.is_mmc(unit):
        return company_score(g, side, unit, at)
    aims = aims_of(g, side)
    h = g.hex_of(at)
    if attacking(g, side):
        ways = away(g, side, aims.want or aims.exits or aims.beyond)
        seen = 0
        for enemy in g.locations(1 - side):
            if g.look(at, enemy) != BLOCKS:
                seen += 1
        slow = g.kind(unit) == TEAM
        total = -0.25 * ways.get(at, FAR) + 0.3 * cover(g, at) - 0.5 * min(seen, 3) - 0.4 * max(0, troops - 1)
        return total + (1.0 * min(seen, 3) if slow else 0.0)
    known = approach(g, side)
    total = 0.35 * min(known.sight(g, at), 8.0) + 0.6 * min(cover(g, at), 4) - 0.9 * troops
    if h in aims.guard:
        here = [u for u in g.force[side] if g.hex_of(g.at[u]) == h and g.is_mmc(u)]
        total += 1.5 if not here else 0.3
    elif aims.guard:
        total -= 0.25 * min([g.distance(h, goal) for goal in aims.guard])
    if g.is_inside(at):
        total += 1.0
    return total


def company_score(g: Battle, side: int, unit: int, at: int) -> float:
    """Leaders and medics among the men; no two leaders in one place."""
    total = 0.1 * cover(g, at)
    same = False
    for other in g.force[side]:
        if g.at[other] == at:
            total += 1.0 if g.is_mmc(other) else 0.0
            same = same or (g.kind(other) == g.kind(unit) and g.kind(unit) in (LEADER, MEDIC))
        elif g.is_mmc(other) and g.theater.map.adjacent(g.at[other], at):
            total += 0.5
    for other in g.force[side]:
        if g.kind(other) == LEADER == g.kind(unit) and g.distance(g.at[other], at) <= 1:
            total -= 1.0
    return total - (2.0 if same else 0.0)


def decide_arm(g: Battle, ask: Ask) -> Option:
    """A weapon: to a squad that sees much of where they will come."""
    known = approach(g, ask.seat)
    best = ask.options[0]
    top = -99.0
    for option in ask.options:
        unit = option.value
        worth = serves(g, unit) + 0.1 * min(known.sight(g, g.at[unit]), 10.0)
        worth += 0.3 * (g.kind(unit) == SQUAD)
        if worth > top:
            top, best = worth, option
    return best


def decide_digging(g: Battle, ask: Ask) -> Option:
    """Foxholes and bunkers: where men will want to stand; one a hex."""
    known = approach(g, ask.seat)
    aims = aims_of(g, ask.seat)
    best = ask.options[0]
    top = -99.0
    for option in ask.options:
        h = option.value
        worth = 0.35 * min(known.sight(g, h), 8.0) - 0.3 * g.theater.tm[h]
        if aims.guard:
            worth -= 0.35 * min([g.distance(h, goal) for goal in aims.guard])
            worth += 0.8 if h in aims.guard else 0.0
        if h in g.work_at:
            worth -= 5.0
        for other in g.work_at:
            if g.distance(other, h) == 1:
                worth += 0.15
        if worth > top:
            top, best = worth, option
    return best


def decide_obstacle(g: Battle, ask: Ask) -> Option:
    """Wire and mines: on the likeliest way, a few hexes before what is guarded."""
    known = approach(g, ask.seat)
    aims = aims_of(g, ask.seat)
    best = ask.options[0]
    top = -99.0
    for option in ask.options:
        h = option.value
        worth = 3.0 * known.likely.get(h, 0.0)
        if aims.guard:
            near = min([g.distance(h, goal) for goal in aims.guard])
            worth -= 0.6 * abs(near - 2)
        if h in g.work_at or h in aims.guard:
            worth -= 5.0
        if g.theater.tm[h] > 0:
            worth -= 0.5
        if worth > top:
            top, best = worth, option
    return best


def decide_face(g: Battle, ask: Ask) -> Option:
    """The front of a bunker: where most of the approaches are."""
    assert ask.about is not None
    h = ask.about.value
    known = approach(g, ask.seat)
    best = ask.options[0]
    top = -1.0
    bunker = g.theater.box.work_names.index("bunker")
    for option in ask.options:
        g.add_work(bunker, ask.seat, h, option.value)
        inside = g.theater.map.inside(h)
        worth = 0.0
        for other, likely in known.likely.items():
            if other != h and not out_of_arc(g, inside, other) and g.look(h, other) != BLOCKS:
                worth += likely / (1.0 + 0.1 * g.distance(h, other))
        g.drop_work()
        if worth > top:
            top, best = worth, option
    return best
