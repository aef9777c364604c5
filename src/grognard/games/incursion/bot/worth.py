"""What figures are worth, and with them every shot, blow, blast and fire."""

from __future__ import annotations

from typing import Final

from grognard.bots.harm import death, harm
from grognard.engine.ask import Option
from grognard.games.incursion import theater as th
from grognard.games.incursion.bot.board import FAR, apart, nearest
from grognard.games.incursion.rules.activation import answers_to, price
from grognard.games.incursion.rules.blasts import GRENADE, NAVAL_MINE, in_blast, shrapnel
from grognard.games.incursion.rules.damage import Attack, hit_odds
from grognard.games.incursion.rules.effects import effect
from grognard.games.incursion.rules.flames import scorch
from grognard.games.incursion.rules.melee import bats, blow
from grognard.games.incursion.rules.reaction import captive
from grognard.games.incursion.rules.shooting import can_shoot, shot
from grognard.games.incursion.rules.sight import in_arc, in_sight
from grognard.games.incursion.state import Battle

OWN_MINE: Final = 0.6


def load(g: Battle, figure: int) -> float:
    """What a figure carries, in points."""
    total = 0.0
    if g.mission.first_object < 0:
        return total
    for thing in range(len(g.object_by)):
        if g.object_by[thing] == figure:
            total += 8.0 if g.theater.object_kind[thing] == th.BEACON else 2.5
    return total


def precious(g: Battle, figure: int) -> bool:
    """The bearer of the beacon, or the lone soldier once he is free."""
    return load(g, figure) >= 8 or (figure == g.lone and not captive(g, figure))


def worth(g: Battle, target: int, seat: int) -> float:
    """What it is worth to this seat that the enemy's figure dies."""
    kind = g.theater.type_of[target]
    value = float(kind.cost)
    if kind.abilities & th.HORDE:
        friends = g.of_side(seat)
        near = nearest(g, g.at[target], friends) if g.at[target] >= 0 else FAR
        value = 1.05 if near <= 6 else 0.75 if near <= 9 else 0.4
        if kind.abilities & th.TWITCHER:
            value += 0.2
    elif kind.abilities & th.MINE:
        value = 2.2
    if target == g.lone:
        value += 3.0
    return value + load(g, target)


def left_of(g: Battle, target: int) -> int:
    """How many hits a figure has left in it."""
    return g.theater.type_of[target].damage - g.hurt[target] + effect(g, target, th.GRIT)


def deadly(g: Battle, a: Attack) -> float:
    """How likely an attack is to kill."""
    return death(hit_odds(g, a), left_of(g, a.target))


def harm_of(g: Battle, a: Attack, seat: int) -> float:
    """What the dice of an attack do to its target, in worth."""
    return harm(hit_odds(g, a), left_of(g, a.target)) * worth(g, a.target, seat)


def targets(g: Battle, figure: int) -> list[int]:
    """Enemies a shooter sees."""
    if g.at[figure] < 0 or not can_shoot(g, figure):
        return []
    return [e for e in g.of_side(1 - g.side[figure]) if in_sight(g, figure, g.at[e])]


def shot_worth(g: Battle, figure: int, target: int) -> float:
    """One action point of fire at a figure, with the shots that may follow for the same point."""
    weapon = g.theater.type_of[figure].weapon
    seat = g.side[figure]
    first = shot(g, figure, target)
    value = harm_of(g, first, seat)
    if weapon == th.HMG:
        value += 0.8 * harm_of(g, shot(g, figure, target, before=1), seat)
    elif weapon == th.BAMBI:
        value += (1.0 - hit_odds(g, first)[0]) * harm_of(g, shot(g, figure, target, before=1), seat)
    elif weapon == th.HARPOON:
        value += 1.2 if apart(g, g.at[figure], g.at[target]) > 1 else -0.3
    if g.has(target, th.MINE):
        friends = [f for f in g.of_side(seat) if apart(g, g.at[f], g.at[target]) <= 1]
        value -= 1.3 * len(friends)
    return value


def fire_risk(g: Battle, figure: int, action: Option) -> float:
    """What the reaction fire an action draws may cost."""
    risk = 0.0
    for watcher in answers_to(g, figure, action):
        risk += harm_of(g, shot(g, watcher, figure, paid=False), g.side[watcher])
    return risk


def blow_worth(g: Battle, figure: int, target: int) -> float:
    """A close attack of one action point."""
    seat = g.side[figure]
    return worth(g, target, seat) if bats(g, figure, target) else harm_of(g, blow(g, figure, target), seat)


def blast_worth(g: Battle, square: int, figure: int, *, plus: int) -> float:
    """A grenade or a mine of a figure on a square: enemies hurt, less friends hurt."""
    seat = g.side[figure]
    total = 0.0
    for target in in_blast(g, square):
        if target == figure and plus == NAVAL_MINE:
            continue
        value = harm_of(g, shrapnel(target, by=figure, plus=plus), 1 - g.side[target])
        total += value if g.side[target] != seat else -1.5 * value
    return total


def best_blast(g: Battle, figure: int, reach: int) -> float:
    """The best a figure could do with a grenade from here: it lands on or beside an enemy."""
    top = 0.0
    here = g.at[figure]
    grid = g.theater.grid
    for enemy in g.of_side(1 - g.side[figure]):
        square = g.at[enemy]
        if in_arc(g, figure, square) and grid.line(here, square).length <= reach:
            line = grid.line(here, square)
            if line.wall < 0 and not line.doors & g.closed:
                top = max(top, blast_worth(g, square, figure, plus=GRENADE))
    return top


def flame_worth(g: Battle, figure: int) -> float:
    """Two action points of fire: enemies within eight squares of the front, and a wall of flames."""
    total = 0.0
    seat = g.side[figure]
    here = g.at[figure]
    for enemy in g.of_side(1 - seat):
        if apart(g, here, g.at[enemy]) <= 6 and in_sight(g, figure, g.at[enemy]):
            total += harm_of(g, scorch(g, figure, enemy), seat)
    near = nearest(g, here, g.of_side(1 - seat))
    if near <= 8:
        total += 0.9
    return total


def attack_worth(g: Battle, figure: int, o: Option) -> float:
    """What an attack is worth for each action point; below nothing if it is none."""
    verb = o.verb
    if verb == "fire" or verb == "harpoon" or verb == "burst":
        return shot_worth(g, figure, o.value)
    if verb == "strike" or verb == "bat":
        return blow_worth(g, figure, o.value)
    if verb == "detonate":
        return blast_worth(g, g.at[o.value], figure, plus=NAVAL_MINE) - OWN_MINE
    if verb == "flame":
        return flame_worth(g, figure) / price(g, figure, o)
    if verb == "launch":
        return best_blast(g, figure, 99)
    if verb == "throw":
        return best_blast(g, figure, th.GRENADE_RANGE) / price(g, figure, o)
    return -1.0
