"""Snipers: where they hide, when they come, and at whom they fire."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option
from grognard.games.locknload.bot.harm import harm
from grognard.games.locknload.rules.fire import OWN, Volley, no_target
from grognard.games.locknload.rules.gait import moving_units
from grognard.games.locknload.rules.snipers import ambushes, hides
from grognard.games.locknload.state import Battle
from grognard.geometry.ground import BLOCKS

LAST: Final = 0.1
"""What it counts to place one in an impulse: less than all else, since his shot is as good after it."""
SHOWN: Final = 0.5
"""What a shot out of hiding at who moves has to bring more, while others may still move."""


def sniper_shot(g: Battle, unit: int, place: int, target: int) -> float:
    """What a sniper's shot from a place brings."""
    saved = g.at[unit]
    g.put(unit, place)
    volley = Volley(place, target, True)
    volley.add(unit, OWN)
    found = harm(g, g.side(unit), volley)
    g.put(unit, saved)
    return found


def ambush_worth(g: Battle, unit: int, target: int) -> float:
    """The best shot a hidden sniper could take at those who move."""
    top = 0.0
    for place in few_hides(g, unit, ambushes(g, unit, target)):
        top = max(top, sniper_shot(g, unit, place, target))
    return top


def patience(g: Battle) -> float:
    """What a hidden sniper's shot has to bring: less as time goes on."""
    return 1.4 if g.turn <= 1 else 1.0 if g.turn < g.theater.turns // 2 else 0.5


def hide_worth(g: Battle, unit: int, place: int) -> float:
    """A hide: what can be shot at from it, and how safe it is."""
    side = g.side(unit)
    now = 0.0
    later = 0.0
    near = 99
    for enemy in g.locations(1 - side):
        near = min(near, g.distance(place, enemy))
        if g.look(place, enemy) != BLOCKS:
            later += 0.15
            if no_target(g, side, place, enemy) is None:
                now = max(now, sniper_shot(g, unit, place, enemy))
    if near <= 2:
        now -= 0.8
    return now + min(later, 0.6) + 0.1 * g.theater.tm[g.hex_of(place)]


def few_hides(g: Battle, unit: int, places: list[int]) -> list[int]:
    """The hides nearest to the enemy, but not next to him: more need not be looked at."""
    ranked: list[tuple[int, int]] = []
    for place in places:
        near = 99
        for enemy in g.locations(1 - g.side(unit)):
            near = min(near, g.distance(place, enemy))
        if near >= 3:
            ranked.append((near, place))
    ranked.sort()
    return [place for _, place in ranked[:10]]


def snipe_worth(g: Battle, unit: int) -> float:
    """Whether it is time for a sniper in an own impulse: for a good shot, and when nothing better is left to do. By
    then the enemy has shown himself, and who has moved is the easier to hit."""
    best = 0.0
    for place in few_hides(g, unit, hides(g, unit)):
        best = max(best, hide_worth(g, unit, place))
    return LAST if best > patience(g) else 0.0


def decide_sniper_at(g: Battle, ask: Ask) -> Option:
    assert ask.about is not None
    unit = ask.about.value
    best = ask.options[0]
    top = -99.0
    few = few_hides(g, unit, [o.value for o in ask.options])
    moving = moving_units(g)
    for option in ask.options:
        if few and option.value not in few:
            continue
        worth = hide_worth(g, unit, option.value)
        if moving and g.side(moving[0]) != ask.seat:
            worth = sniper_shot(g, unit, option.value, g.at[moving[0]])
        if worth > top:
            top, best = worth, option
    return best


def decide_snipe(g: Battle, ask: Ask) -> Option:
    """A first shot out of hiding."""
    assert ask.about is not None
    best = ask.options[-1]
    top = 0.1
    for option in ask.options[:-1]:
        worth = sniper_shot(g, ask.about.value, g.at[ask.about.value], option.value)
        if worth > top:
            top, best = worth, option
    return best
