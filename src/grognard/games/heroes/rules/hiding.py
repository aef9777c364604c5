"""HEROES 7.5 and EOD 10: Units that hide, move unseen, and are seen again."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Rules
from grognard.engine.reason import Reason
from grognard.games.heroes.map import BITS
from grognard.games.heroes.rules.deeds import Deed, enter
from grognard.games.heroes.rules.defence import ground_dm
from grognard.games.heroes.rules.moving import (
    CARRIED,
    IMPASSABLE,
    NO_WAY,
    NOT_NEXT,
    PINNED,
    enter_hex,
    ground_price,
    passable,
    turn_to,
)
from grognard.games.heroes.rules.values import can_move, in_close_combat, is_foot, is_vehicle, move_cost
from grognard.games.heroes.rules.verbs import HIDE, SNEAK
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, FOOT, PLAYER, UnitType

IS_HIDDEN: Final = Reason("is-hidden", "EOD 10.1")
NOT_HIDDEN: Final = Reason("not-hidden", "EOD 10.2")
IS_HIT: Final = Reason("is-hit", "EOD 10.1")
SEEN: Final = Reason("in-sight", "EOD 10.1")
ONLY_SQUADS: Final = Reason("only-foot-hides", "EOD 10.1")
ENEMY_THERE: Final = Reason("enemy-there", "EOD 10.2")


def in_sight_of_enemy(g: Mission, h: int) -> bool:
    """HEROES EOD 10.1: an AI sees the hex."""
    seen = g.theater.map.seen[h]
    for unit in g.force[AI]:
        at = g.at[unit]
        if seen[at] and (not g.clouds or g.sees(at, h)):
            return True
    return False


def watched(g: Mission, hexes: int) -> int:
    """HEROES EOD 10.1: those of some hexes that an AI sees, as bits."""
    found = 0
    for unit in g.force[AI]:
        found |= g.in_sight(g.at[unit], hexes)
    return found


def conceals(g: Mission, h: int, unit: int) -> bool:
    """HEROES EOD 10.3: ground, or a work, that a hidden unit is not seen in; height is no cover (R17)."""
    return ground_dm(g, h, unit) >= 1


def bar_hiding(g: Mission, unit: int) -> Reason | None:
    """HEROES EOD 10.1: why a unit does not hide at all."""
    if g.unseen(unit):
        return IS_HIDDEN
    if g.is_carried(unit):
        return CARRIED
    if not is_foot(g, unit):
        return ONLY_SQUADS
    if g.is_hit(unit):
        return IS_HIT
    return SEEN if in_sight_of_enemy(g, g.at[unit]) else None


class Hide(Deed):
    """HEROES EOD 10.1: an unhit squad out of sight of every enemy hides, in its hex or the next one, which no enemy
    sees either."""

    def fits(self, kind: UnitType) -> bool:
        return kind.moves == FOOT

    def values(self, g: Mission, unit: int) -> list[int]:
        h = g.at[unit]
        return [h, *[b for b in g.theater.map.beside[h] if b >= 0]] if h >= 0 else []

    def able(self, g: Mission, unit: int) -> list[int]:
        if not g.on_map(unit) or bar_hiding(g, unit) is not None:
            return []
        h = g.at[unit]
        seen = watched(g, g.theater.map.grid.around[h])
        return [h, *[b for b in passable(g, unit) if not seen >> b & 1]]

    def bar(self, g: Mission, unit: int, value: int) -> Reason | None:
        barred = bar_hiding(g, unit)
        if barred is not None:
            return barred
        if in_sight_of_enemy(g, value):
            return SEEN
        if value != g.at[unit]:
            if g.far(g.at[unit], value) != 1:
                return NOT_NEXT
            if ground_price(g, unit, g.at[unit], value) == IMPASSABLE:
                return NO_WAY
        return None

    def cost(self, g: Mission, unit: int, value: int) -> int:
        return g.read.hide

    def carry_out(self, g: Mission, unit: int, value: int) -> Rules[None]:
        if value != g.at[unit]:
            yield from enter_hex(g, unit, value)
            yield from turn_to(g, unit)
        if g.on_map(unit):
            g.hidden |= 1 << unit
            g.tell("hidden", "EOD 10.1", unit=unit)


class Sneak(Deed):
    """HEROES EOD 10.2: a hidden unit moves unseen: the printed cost and a little more, less into cover; nothing
    else counts."""

    def values(self, g: Mission, unit: int) -> list[int]:
        return [b for b in g.theater.map.beside[g.at[unit]] if b >= 0] if g.at[unit] >= 0 else []

    def able(self, g: Mission, unit: int) -> list[int]:
        return super().able(g, unit) if g.unseen(unit) else []

    def bar(self, g: Mission, unit: int, value: int) -> Reason | None:
        if not g.unseen(unit):
            return NOT_HIDDEN
        if not can_move(g, unit):
            return PINNED
        if ground_price(g, unit, g.at[unit], value) == IMPASSABLE:
            return NO_WAY
        return ENEMY_THERE if g.enemy_in(value, PLAYER) else None

    def cost(self, g: Mission, unit: int, value: int) -> int:
        figures = g.theater.box.figures
        more = figures.prices_hidden_cover if conceals(g, value, unit) else figures.prices_hidden_open
        return move_cost(g, unit) + more

    def carry_out(self, g: Mission, unit: int, value: int) -> Rules[None]:
        yield from enter_hex(g, unit, value)
        yield from turn_to(g, unit)


enter(Hide(HIDE, shows=False))
enter(Sneak(SNEAK, shows=False))


def reveal(g: Mission, unit: int) -> None:
    """HEROES EOD 10.3: it is seen."""
    if g.unseen(unit):
        g.hidden &= ~(1 << unit)
        g.tell("seen", "EOD 10.3", unit=unit)


def seen_by_acting(g: Mission, units: list[int], from_afar: bool) -> None:
    """HEROES EOD 10.3 and EOD 12.2: who acts is seen, unless it stalls, rallies or moves hidden; a mortar that
    fires by a spotter hex, `from_afar`, only if an enemy sees it."""
    for unit in units:
        if not from_afar or in_sight_of_enemy(g, g.at[unit]):
            reveal(g, unit)


def reveal_hidden(g: Mission) -> None:
    """HEROES EOD 10.3: an enemy in its hex finds a hidden unit; in the open foot are seen from two hexes, vehicles
    by whoever has a line to them."""
    if not g.hidden:
        return
    near = g.theater.box.figures.limits_seen_hidden
    hidden = g.hidden
    for unit in g.force[PLAYER]:
        if hidden & BITS[unit] and found_out(g, unit, near):
            reveal(g, unit)


def found_out(g: Mission, unit: int, near: int) -> bool:
    """HEROES EOD 10.3: whether an AI finds this hidden unit where it is."""
    h = g.at[unit]
    if g.of_side(h, AI):
        return True
    if conceals(g, h, unit):
        return False
    if is_vehicle(g, unit):
        return in_sight_of_enemy(g, h)
    far = g.theater.map.far[h]
    for enemy in g.force[AI]:
        if far[g.at[enemy]] <= near and g.sees(g.at[enemy], h):
            return True
    return False


def may_begin_hidden(g: Mission) -> list[int]:
    """HEROES 7.5: the units in cover that may still begin hidden, where the mission lets so many."""
    for one in g.theater.mission.special:
        if one.may_hide is not None:
            left = 99 if one.may_hide.most is None else one.may_hide.most - g.hidden.bit_count()
            waiting = [unit for unit in g.force[PLAYER] if not g.unseen(unit) and conceals(g, g.at[unit], unit)]
            return [unit for unit in waiting if not in_close_combat(g, unit)] if left > 0 else []
    return []
