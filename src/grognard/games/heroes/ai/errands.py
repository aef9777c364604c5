"""HEROES 4.1.2: what an AI does beside shots and moves towards something: rally, turn on an adjacent Unit, close
with it; and what only missions order: to leave the map, load, unload, lay smoke, dig in."""

from __future__ import annotations

from typing import Final

from grognard.games.heroes.ai.acts import Act
from grognard.games.heroes.ai.choosing import Contender, Pair
from grognard.games.heroes.ai.firing import best_target, can_shoot, weigh_shot
from grognard.games.heroes.ai.moving import (
    best_of,
    can_go,
    can_pivot,
    hexes_into_combat,
    settle_on,
    why_closed,
)
from grognard.games.heroes.ai.outlook import Outlook, is_rumour
from grognard.games.heroes.ai.ways import Way
from grognard.games.heroes.rules.deeds import deed_of
from grognard.games.heroes.rules.facing import ALL_WAYS, arc_of, facing_at
from grognard.games.heroes.rules.fire import turns_gun
from grognard.games.heroes.rules.lots import by_die, in_board_order
from grognard.games.heroes.rules.values import pivot_cost
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import NOBODY

BESIDE: Final = ("pivot", "pivot-and-or-fire", "close-combat")
"""What is done to an adjacent Unit."""
DEEDS_OF: Final[dict[str, str]] = {
    "exit": "exit",
    "load": "load",
    "unload": "unload",
    "fire-smoke": "smoke",
    "dig-in": "dig",
}
"""What AI do as the player's units do it: the deed of each verb."""


def why_no_errand(g: Mission, do: str, ai: int) -> str:
    """Why an AI cannot do this at all; "" if it might."""
    if do in ("pivot", "pivot-and-or-fire"):
        if not can_shoot(g, ai) or is_rumour(g, ai):
            return "marker" if g.marker(ai) is not None else "no-gun"
        return ""
    if do == "close-combat":
        if not can_go(g, ai):
            return "marker"
        return "cc-penalty" if g.types[ai].penalty else ""
    deed = deed_of(DEEDS_OF[do])
    if do == "fire-smoke":
        return "" if g.types[ai].smoke else "no-smoke"
    values = [value for value in deed.values(g, ai) if deed.bar(g, ai, value) is None]
    return "" if values else do


def why_no_errand_here(g: Mission, look: Outlook, do: str, cap: int, pair: Pair) -> str:
    """Why an AI cannot do this to that target; "" if it can."""
    if do in BESIDE:
        if pair.target == NOBODY or pair.far != 1:
            return "not-adjacent"
        if do == "close-combat":
            ways = hexes_into_combat(g, look, pair.ai)
            return "" if any(way.hex == pair.place for way in ways) else "no-hex"
        if do == "pivot":
            return why_no_pivot(g, look, pair)
        return weigh_turned(g, look, pair, cap)
    if do == "fire-smoke":
        barred = deed_of("smoke").bar(g, pair.ai, pair.place)
        return "" if barred is None else barred.key
    if do == "unload":
        return "" if landing(g, look, pair.ai) else "no-hex"
    return ""


# -- turning on an adjacent Unit ------------------------------------------------------------------


def why_no_pivot(g: Mission, look: Outlook, pair: Pair) -> str:
    """HEROES 4.1.2: an AI pivots only if it cannot fire at an adjacent Unit because it is flanked by this one."""
    if not can_pivot(g, pair.ai):
        return "marker"
    if turns_gun(g, pair.ai) or g.in_arc(pair.ai, pair.place):
        return "not-flanked"
    for unit in look.units:
        other = Pair(pair.ai, 0, unit, g.at[unit], g.far(g.at[pair.ai], g.at[unit]))
        if other.far == 1 and not weigh_shot(g, look, other, False, 0):
            return "can-fire"
    return ""


def weigh_turned(g: Mission, look: Outlook, pair: Pair, cap: int) -> str:
    """HEROES 4.1.2, R15: a shot at an adjacent Unit, after a pivot where it is flanked; the AP are those of
    both."""
    why = weigh_shot(g, look, pair, False, cap)
    if not why or g.in_arc(pair.ai, pair.place) or not can_pivot(g, pair.ai):
        return why
    was = g.facing[pair.ai]
    g.facing[pair.ai] = g.theater.map.direction(g.at[pair.ai], pair.place)
    why = weigh_shot(g, look, pair, False, cap)
    g.facing[pair.ai] = was
    pair.cost += pivot_cost(g, pair.ai)
    return why


def facing_on(g: Mission, look: Outlook, ai: int, units: list[int]) -> int:
    """HEROES 4.1.2: a facing that brings one of these adjacent Units into the arc; of several the one with most
    Units in it, then a die."""
    here = g.at[ai]
    arcs = [arc_of(g, here, way) for way in range(6)]
    ways = [way for way in range(6) if any(arcs[way] >> g.at[unit] & 1 for unit in units)]
    counts = [sum([arcs[way] >> g.at[unit] & 1 for unit in look.units]) for way in ways]
    most = max(counts)
    left = [way for way, count in zip(ways, counts, strict=True) if count == most]
    return left[0] if len(left) == 1 else by_die(g, left, look.trace, "facing")


# -- acts -----------------------------------------------------------------------------------------


def errand_act(g: Mission, look: Outlook, do: str, cap: int, who: Contender) -> Act:
    """What the chosen AI does."""
    act = Act(do, who.ai)
    act.place = g.at[who.ai]
    if do == "rally":
        act.cost = g.theater.box.figures.prices_rally
    elif do == "pivot":
        act.facing = facing_on(g, look, who.ai, [pair.target for pair in who.pairs])
        act.cost = pivot_cost(g, who.ai)
    elif do == "pivot-and-or-fire":
        return turned_act(g, look, cap, who)
    elif do == "close-combat":
        return combat_act(g, look, who)
    elif do in DEEDS_OF:
        return deed_act(g, look, do, who)
    return act


def turned_act(g: Mission, look: Outlook, cap: int, who: Contender) -> Act:
    """HEROES 4.1.2, 5.2: it fires at one of the adjacent Units, and pivots before that if it has to."""
    pair = best_target(g, look, who.pairs)
    act = Act("fire", who.ai)
    act.target, act.place, act.cap, act.cost = pair.target, pair.place, cap, pair.cost
    act.fp, act.dv, act.needed, act.spotter = pair.fp, pair.dv, pair.needed, pair.spotter
    if not turns_gun(g, who.ai) and not g.in_arc(who.ai, pair.place):
        act.do = "pivot-and-fire"
        act.facing = facing_on(g, look, who.ai, [pair.target])
    return act


def combat_act(g: Mission, look: Outlook, who: Contender) -> Act:
    """HEROES 4.1.2, 5.3: into the hex of an adjacent Unit; of several by the list of 5.3."""
    wanted = [pair.place for pair in who.pairs]
    ways = [way for way in hexes_into_combat(g, look, who.ai) if way.hex in wanted]
    plan = best_of(g, look, who.ai, 1, ways, wanted, [], None)
    way = settle_on(g, look, plan)
    act = Act("close-combat", who.ai)
    act.path, act.place, act.cost = way.path, way.hex, way.ap
    act.facing = facing_at(g, who.ai, way.hex, [], ALL_WAYS, True, look.trace)
    return act


def deed_act(g: Mission, look: Outlook, do: str, who: Contender) -> Act:
    """HEROES 42: what AI do as units of the player do it, where a mission orders it."""
    act, deed = Act(do, who.ai), deed_of(DEEDS_OF[do])
    if do == "fire-smoke":
        act.place = by_place(g, look, [pair.place for pair in who.pairs])
    elif do == "unload":
        places = [pair.place for pair in who.pairs if pair.place != g.at[who.ai]]
        act.place = land(g, look, who.ai, places)
        act.facing = facing_at(g, who.ai, act.place, places, ALL_WAYS, True, look.trace)
    elif do == "load":
        carriers = [value for value in deed.values(g, who.ai) if deed.bar(g, who.ai, value) is None]
        cheapest = min([deed.cost(g, who.ai, value) for value in carriers])
        left = in_board_order(g, [value for value in carriers if deed.cost(g, who.ai, value) == cheapest])
        act.target = left[0] if len(left) == 1 else by_die(g, left, look.trace, "carrier")
        act.place = g.at[act.target]
    else:
        act.place = g.at[who.ai]
    act.cost = deed.cost(g, who.ai, value_of(do, act))
    return act


def value_of(do: str, act: Act) -> int:
    """What the deed of an errand names."""
    return act.target if do == "load" else act.place if do in ("unload", "fire-smoke") else NOBODY


def by_place(g: Mission, look: Outlook, places: list[int]) -> int:
    found = sorted(set(places))
    return found[0] if len(found) == 1 else by_die(g, found, look.trace, "hex")


def landing(g: Mission, look: Outlook, ai: int) -> list[Way]:
    """HEROES 5.5, EOD 16.1: the hexes beside its carrier where an AI may get off: alone."""
    deed = deed_of("unload")
    found: list[Way] = []
    for h in deed.values(g, ai):
        if h != g.at[ai] and deed.bar(g, ai, h) is None and h not in look.places and not why_closed(g, ai, h):
            found.append(Way(deed.cost(g, ai, h), [h]))
    return found


def land(g: Mission, look: Outlook, ai: int, places: list[int]) -> int:
    """HEROES 5.3: nearest to what the order names, then by the list of 5.3."""
    ways = landing(g, look, ai)
    if places:
        near = [min([g.far(way.hex, place) for place in places]) for way in ways]
        least = min(near)
        ways = [way for way, far in zip(ways, near, strict=True) if far == least]
    return settle_on(g, look, best_of(g, look, ai, 1, ways, places, [], None)).hex
