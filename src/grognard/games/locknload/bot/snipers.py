"""Snipers: where they hide, when they come, and at whom they fire."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option
from grognard.games.locknload.bot.aims import aims_of
from grognard.games.locknload.bot.chart import FAR
from grognard.games.locknload.bot.harm import harm
from grognard.games.locknload.bot.setups import goals_of
from grognard.games.locknload.rules.fire import OWN, Volley, no_target
from grognard.games.locknload.rules.gait import moving_units
from grognard.games.locknload.rules.snipers import ambushes, hides
from grognard.games.locknload.state import NOTHING, Battle
from grognard.geometry.ground import BLOCKS

NEVER: Final = 99.0
LAST: Final = 0.1
"""What it counts to place one in an impulse: less than all else, since his shot is as good after it."""
ABOUT: Final = 2
"""How far from that it is decided."""
OUTLOOK: Final = 0.2
"""What it is worth, for each turn that is left, to see all of the ground where it is decided."""
SEEN: Final = 6.0
"""How many hexes nearer to the enemy that is as good as, when hides are looked for."""


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
    """The best shot a hidden sniper could take at those who move, from where he would do well afterwards too."""
    best, _ = best_hide(g, unit, ambushes(g, unit, target), target)
    return sniper_shot(g, unit, best, target) if best >= 0 else 0.0


def patience(g: Battle) -> float:
    """What a hidden sniper's shot has to bring: nothing will do in the first turn, when nobody knows yet where the
    enemy comes; after that less as time goes on."""
    return NEVER if g.turn <= 1 else 1.0 if g.turn < g.theater.turns // 2 else 0.5


def overlooked(g: Battle, side: int) -> list[int]:
    """Where it will be decided: about what one side wants and the other guards."""
    goals = goals_of(g, side, aims_of(g, side))
    return [h for h in g.theater.map.board.hexes if min([g.distance(h, at) for at in goals], default=FAR) <= ABOUT]


def outlook(g: Battle, place: int, ground: list[int]) -> float:
    """The share of this ground that is seen from a hide."""
    return len([h for h in ground if h == place or g.look(place, h) != BLOCKS]) / max(1, len(ground))


def best_hide(g: Battle, unit: int, places: list[int], target: int) -> tuple[int, float]:
    """The best of these to hide in, for a shot at a target or at any, and what it is worth: he never moves again,
    so what he will see in the turns to come counts."""
    ground = overlooked(g, g.side(unit))
    left = OUTLOOK * (g.theater.turns - g.turn)
    best, top = -1, 0.0
    for place, seen in few_hides(g, unit, places, ground):
        worth = sniper_shot(g, unit, place, target) if target >= 0 else hide_worth(g, unit, place)
        worth += left * seen
        if best < 0 or worth > top:
            top, best = worth, place
    return best, top


def hide_worth(g: Battle, unit: int, place: int) -> float:
    """A hide now: what can be shot at from it, and how safe it is."""
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


def few_hides(g: Battle, unit: int, places: list[int], ground: list[int]) -> list[tuple[int, float]]:
    """The hides near the enemy that see most of the ground, but not next to him, with the share they see: more need
    not be looked at."""
    ranked: list[tuple[float, int, float]] = []
    for place in places:
        near = 99
        for enemy in g.locations(1 - g.side(unit)):
            near = min(near, g.distance(place, enemy))
        if near >= 3:
            seen = outlook(g, place, ground)
            ranked.append((near - SEEN * seen, place, seen))
    ranked.sort()
    return [(place, seen) for _, place, seen in ranked[:10]]


def snipe_worth(g: Battle, unit: int) -> float:
    """Whether it is time for a sniper in an own impulse: for a good shot, and when nothing better is left to do."""
    if patience(g) == NEVER:
        return 0.0
    _, worth = best_hide(g, unit, hides(g, unit), NOTHING)
    return LAST if worth > patience(g) else 0.0


def decide_sniper_at(g: Battle, ask: Ask) -> Option:
    assert ask.about is not None
    moving = moving_units(g)
    target = g.at[moving[0]] if moving and g.side(moving[0]) != ask.seat else NOTHING
    best, _ = best_hide(g, ask.about.value, [o.value for o in ask.options], target)
    for option in ask.options:
        if option.value == best:
            return option
    return ask.options[0]


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
