"""What figures are worth, and with them every shot, blow, blast and fire."""

from __future__ import annotations

from grognard.engine.ask import Option
from grognard.games.incursion import theater as th
from grognard.games.incursion.bot.board import FAR, apart, nearest
from grognard.games.incursion.rules.effects import effect, effect_card, fortitude
from grognard.games.incursion.rules.mob import place_in_mob
from grognard.games.incursion.rules.reaction import captive
from grognard.games.incursion.rules.shooting import dice_of
from grognard.games.incursion.rules.sight import in_arc, in_sight
from grognard.games.incursion.state import Battle
from grognard.games.incursion.theater import GERMANS
from grognard.geometry.squares import blast


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


def hit_chance(g: Battle, target: int, plus: int, lower: int = 0) -> float:
    need = fortitude(g, target, lower) - plus
    return min(6, max(0, 7 - need)) / 6.0


def harm(g: Battle, target: int, dice: int, chance: float, seat: int) -> float:
    """What so many dice do to a figure, in worth."""
    if dice <= 0:
        return 0.0
    left = g.theater.type_of[target].damage - g.hurt[target]
    if effect_card(g, target, th.GRIT) >= 0:
        left += 1
    miss = 1.0 - chance
    value = worth(g, target, seat)
    if left <= 1:
        return (1.0 - power(miss, dice)) * value
    expected = min(chance * dice, float(left))
    killed = power(chance, left) if dice >= left else 0.0
    return expected / left * value * 0.85 + killed * value * 0.5


def power(chance: float, times: int) -> float:
    total = 1.0
    for _ in range(times):
        total *= chance
    return total


def targets(g: Battle, figure: int) -> list[int]:
    """Enemies a shooter sees."""
    if not g.theater.type_of[figure].rate or g.at[figure] < 0:
        return []
    return [e for e in g.of_side(1 - g.side[figure]) if in_sight(g, figure, g.at[e])]


def shot_worth(g: Battle, figure: int, target: int) -> float:
    """A ranged attack of one action point."""
    kind = g.theater.type_of[figure]
    seat = g.side[figure]
    plus = 2 if kind.weapon == th.BAMBI else 0
    lower = 1 if kind.weapon == th.SHOTGUN else 0
    if g.has(target, th.UNDEAD | th.SUPERNATURAL):
        plus += effect(g, figure, th.SILVER)
    dice = dice_of(g, figure, True)
    chance = hit_chance(g, target, plus, lower)
    if g.two_guns(figure):
        chance = 1.0 - (1.0 - chance) ** 2
    elif effect_card(g, figure, th.STEADY) >= 0:
        dice += 1
    value = harm(g, target, dice, chance, seat)
    if kind.weapon == th.HMG:
        value *= 1.8
    if kind.weapon == th.BAMBI:
        value *= 1.4
    if kind.weapon == th.HARPOON:
        value += 1.2 if apart(g, g.at[figure], g.at[target]) > 1 else -0.3
    if g.has(target, th.MINE):
        friends = [f for f in g.of_side(seat) if apart(g, g.at[f], g.at[target]) <= 1]
        value -= 1.3 * len(friends)
    return value


def blow_worth(g: Battle, figure: int, target: int) -> float:
    """A close attack of one action point."""
    abilities = g.theater.abilities[figure]
    if abilities & th.SLUGGER and g.has(target, th.HORDE):
        return worth(g, target, g.side[figure])
    dice = 1 + effect(g, figure, th.CLOSE_DICE)
    plus = 0
    if abilities & th.RAGING:
        dice += 2
    if abilities & th.MACE:
        plus = 2
    if abilities & th.HORDE and g.side[figure] == GERMANS and g.active == GERMANS:
        dice += place_in_mob(g, figure, target)[0]
    return harm(g, target, dice, hit_chance(g, target, plus), g.side[figure])


def blast_worth(g: Battle, square: int, seat: int, plus: int, without: int = -1) -> float:
    """A grenade or a mine on a square: enemies hurt, less friends hurt."""
    total = 0.0
    squares = blast(g.theater.grid, square, g.closed)
    for figure in range(len(g.at)):
        if g.at[figure] in squares and figure != without:
            value = harm(g, figure, 1, hit_chance(g, figure, plus), 1 - g.side[figure])
            total += value if g.side[figure] != seat else -1.5 * value
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
                top = max(top, blast_worth(g, square, g.side[figure], 1))
    return top


def flame_worth(g: Battle, figure: int) -> float:
    """Two action points of fire: enemies within eight squares of the front, and a wall of flames."""
    total = 0.0
    seat = g.side[figure]
    here = g.at[figure]
    for enemy in g.of_side(1 - seat):
        if apart(g, here, g.at[enemy]) <= 6 and in_sight(g, figure, g.at[enemy]):
            total += harm(g, enemy, 1, hit_chance(g, enemy, 0), seat)
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
        own = 0.6
        return blast_worth(g, g.at[o.value], g.side[figure], 3, figure) - own
    if verb == "flame":
        return flame_worth(g, figure) / 2
    if verb == "launch":
        return best_blast(g, figure, 99)
    if verb == "throw":
        return best_blast(g, figure, th.GRENADE_RANGE) / 2
    return -1.0
