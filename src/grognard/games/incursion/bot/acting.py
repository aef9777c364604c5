"""What a figure whose turn it is does with its next action point."""

from __future__ import annotations

from typing import Final

from grognard.bots.options import about, best, best_over, pick
from grognard.engine.ask import Ask, Option
from grognard.games.incursion import theater as th
from grognard.games.incursion.bot.aims import aim
from grognard.games.incursion.bot.board import FAR, apart, nearest, nearest_square, place, shut, ways
from grognard.games.incursion.bot.cards import decide_card_play
from grognard.games.incursion.bot.errands import errand, urgency
from grognard.games.incursion.bot.worth import (
    attack_worth,
    blow_worth,
    fire_risk,
    load,
    precious,
    shot_worth,
    targets,
)
from grognard.games.incursion.rules.action import DONE
from grognard.games.incursion.rules.activation import price
from grognard.games.incursion.rules.doors import OPEN
from grognard.games.incursion.rules.flames import burns
from grognard.games.incursion.rules.movement import MOVE, TURN
from grognard.games.incursion.rules.reaction import captive, watchers
from grognard.games.incursion.rules.shooting import can_shoot
from grognard.games.incursion.rules.sight import in_arc, in_sight
from grognard.games.incursion.state import Battle
from grognard.games.incursion.theater import ALLIES, GERMANS
from grognard.geometry.squares import ahead, facing_to, front, sees

CAUTION: Final = 0.2
"""What the reaction fire an action draws weighs; the horde comes on whatever it costs."""
COHESION: Final = 5
LONELY: Final = 0.3
SEEN: Final = 0.3
BLOCKED: Final = 0.2
DECISIVE: Final = {"leave", "take", "use", "seal", "close"}


def decide_act(g: Battle, ask: Ask) -> Option:
    """The action worth most for each point; command points only where they buy enough."""
    figure = about(ask)
    if g.at[figure] < 0:
        return decide_entry(g, ask, figure)
    options = ask.options
    if options[-1] is not DONE.plain:
        return land(g, figure, ask)
    goals = errand(g, figure)
    away = ways(g, figure, goals) if goals else []
    card = decide_card_play(g, ask)
    if card is not None:
        return card
    step, gain = advance(g, figure, ask, away) if goals else (None, 0.0)
    pace = urgency(g, figure)
    caution = 0.0 if g.has(figure, th.HORDE) else CAUTION
    risk = exposure(g, figure, step, away) if step is not None and step.verb == "move" else 0.0
    worths: list[float] = []
    for o in options:
        value = attack_worth(g, figure, o)
        if o is step:
            value = pace * gain - risk
        elif value < 0.0:
            value = other_worth(g, figure, o)
        worths.append(value - caution * fire_risk(g, figure, o))
    choice = best(options, worths)
    top = max(worths)
    if choice is not DONE.plain and g.ap < price(g, figure, choice):
        top -= command_price(g, figure, choice, away)
    floor = 0.5 if g.has(figure, th.SERGEANT) and lending(g, figure) else 0.05
    return choice if top > floor else settle(g, figure, ask)


def exposure(g: Battle, figure: int, step: Option, away: list[int]) -> float:
    """What an Ally risks with a step: more enemies at arm's length, and friends left behind."""
    if g.side[figure] != ALLIES or runner(g, figure, away, g.cp[ALLIES]):
        return 0.0
    here, there = g.at[figure], step.value
    enemies = [g.at[e] for e in g.of_side(GERMANS)]
    more = 0
    for e in enemies:
        more += (apart(g, there, e) <= 6) - (apart(g, here, e) <= 6)
    friends = [f for f in g.of_side(ALLIES) if f != figure and not captive(g, f)]
    alone = bool(friends) and nearest(g, there, friends) > COHESION and not load(g, figure)
    seen = covered(g, there, GERMANS) - covered(g, here, GERMANS)
    blocked = blocking(g, figure, there) - blocking(g, figure, here)
    return 0.1 * more + (LONELY if alone else 0.0) + SEEN * seen + BLOCKED * blocked


def blocking(g: Battle, figure: int, square: int) -> int:
    """How many friends a figure on this square would keep from shooting at somebody."""
    grid = g.theater.grid
    total = 0
    for friend in g.of_side(g.side[figure]):
        if friend != figure and not g.acted >> friend & 1 and can_shoot(g, friend):
            for enemy in g.of_side(1 - g.side[figure]):
                line = grid.line(g.at[friend], g.at[enemy])
                if line.squares >> square & 1 and line.wall < 0 and not line.doors & g.closed:
                    total += 1
                    break
    return total


def covered(g: Battle, square: int, enemy: int) -> int:
    """How many of the enemy's shooters have a clear line to a square, near or far."""
    total = 0
    for figure in g.in_battle(enemy):
        at = place(g, figure)
        if g.theater.type_of[figure].rate and at != square:
            total += sees(g.theater.grid, at, square, 0, g.closed)
    return total


def command_price(g: Battle, figure: int, o: Option, away: list[int]) -> float:
    """What it costs to pay with command points: little when they would be lost, more when others need them."""
    side = g.side[figure]
    undead = side == GERMANS and g.has(figure, th.UNDEAD)
    points = g.cp[side] + (g.zombie_cp if undead else 0)
    waiting = [f for f in g.in_battle(side) if not g.acted >> f & 1 and not captive(g, f)]
    if o.verb in DECISIVE:
        return 0.0
    if o.verb == "move" or o.verb == "turn" or o.verb == "open":
        if runner(g, figure, away, points):
            return 0.0
        if undead:
            return 0.0 if g.zombie_cp or away[g.at[figure]] < g.ap + points else 0.3
        return 0.0 if points > kept_back(g, side, len(waiting)) else 0.5
    if undead and g.zombie_cp:
        return 0.05
    return 0.35 if points <= len(waiting) else 0.1


def kept_back(g: Battle, side: int, waiting: int) -> int:
    """The command points left for those who have yet to act: an even share each, one at least."""
    t = g.theater
    team = len(g.in_battle(side))
    return waiting * max(1, t.by_level(t.command_by_level, g.level(side)) // max(1, team))


def runner(g: Battle, figure: int, away: list[int], points: int) -> bool:
    """A figure whose goal decides the mission and that could reach it with what is left."""
    if not away or g.at[figure] < 0:
        return False
    if g.side[figure] == GERMANS and g.has(figure, th.UNDEAD):
        return False
    if aim(g) == "rescue":
        return precious(g, figure)
    return precious(g, figure) or away[g.at[figure]] < g.ap + points


def lending(g: Battle, figure: int) -> bool:
    """The Sergeant's points would serve somebody who sees enemies better than himself."""
    for friend in g.of_side(g.side[figure]):
        if friend != figure and not g.acted >> friend & 1 and targets(g, friend):
            return True
    return False


def next_way(g: Battle, figure: int, away: list[int]) -> int:
    """The direction of the best next step, or -1 where nothing is gained."""
    here = g.at[figure]
    grid = g.theater.grid
    locked = shut(g, g.side[figure])
    top, found = float(away[here]), -1
    for way in range(4):
        there = grid.step[here][way]
        if there < 0:
            continue
        door = grid.door_at[here][way]
        price = 0.0
        if door >= 0 and g.closed >> door & 1:
            if locked >> door & 1:
                continue
            price = 1.0
        if g.occupied >> there & 1 and not g.has(figure, th.JUMP):
            continue
        value = away[there] + price + (0.0 if way == g.facing[figure] else 0.5)
        value += 0.4 * len(watchers(g, figure, square=there, closed=g.closed))
        if burns(g, there):
            value += 2.5
        if value < top:
            top, found = value, way
    return found


def advance(g: Battle, figure: int, ask: Ask, away: list[int]) -> tuple[Option | None, float]:
    """The next action on the way, and the steps it saves for each point."""
    t = g.theater
    here = g.at[figure]
    if away[here] == 0 or away[here] >= FAR:
        return None, 0.0
    way = next_way(g, figure, away)
    if way < 0:
        return None, 0.0
    there = t.grid.step[here][way]
    door = t.grid.door_at[here][way]
    facing = g.facing[figure]
    agile = g.has(figure, th.AGILE)
    if door >= 0 and g.closed >> door & 1:
        if way == (facing + 2) % 4:
            return pick(ask, TURN.each[way]), 0.7
        return pick(ask, OPEN.each[door]), 1.0
    gain = float(away[here] - away[there])
    if way == facing:
        return pick(ask, MOVE.each[there]), gain
    after = t.grid.step[there][way]
    straight_on = after >= 0 and away[after] < away[there]
    if agile or straight_on:
        turn = pick(ask, TURN.each[way])
        if turn is not None:
            return turn, gain * (0.9 if agile else 0.6)
    return pick(ask, MOVE.each[there]), gain * 0.5


def other_worth(g: Battle, figure: int, o: Option) -> float:
    """Doors, objects, turning to strike, and the rest."""
    verb = o.verb
    side = g.side[figure]
    if verb == "turn":
        return turn_worth(g, figure, o.value)
    if verb == "leave":
        return 50.0
    if verb == "seal":
        return 40.0
    if verb == "close":
        return 20.0 if side == ALLIES and g.mission.seal >> o.value & 1 else -1.0
    if verb == "open":
        return 30.0 if g.mission.cell >> o.value & 1 and side == ALLIES and not g.freed else -1.0
    if verb == "use":
        return 60.0
    if verb == "take":
        return take_worth(g, figure, o.value)
    if verb == "free":
        return 0.6
    if verb == "will":
        return 0.7
    if verb == "done":
        return 0.0
    return -1.0


def take_worth(g: Battle, figure: int, thing: int) -> float:
    holder = g.object_by[thing]
    if g.theater.object_kind[thing] == th.BEACON:
        if holder < 0:
            return 30.0
        faster = g.theater.type_of[figure].ap > g.theater.type_of[holder].ap
        return 5.0 if faster and not g.acted >> figure & 1 else -1.0
    return 12.0 if holder < 0 else -1.0


def turn_worth(g: Battle, figure: int, way: int) -> float:
    """Turning brings an enemy before the weapon: what could be done next, with the points then left."""
    here = g.at[figure]
    width = g.theater.grid.width
    grid = g.theater.grid
    top = 0.0
    kind = g.theater.type_of[figure]
    reach = front(grid, here, way, g.closed)
    left = g.ap - price(g, figure, TURN.each[way])
    if left < 1:
        return -1.0
    shooter = kind.rate > 0 and kind.weapon != th.FLAMETHROWER and can_shoot(g, figure)
    for enemy in g.of_side(1 - g.side[figure]):
        square = g.at[enemy]
        if square in reach:
            top = max(top, blow_worth(g, figure, enemy))
        if not shooter or in_arc(g, figure, square) or grid.line(here, square).wall >= 0:
            continue
        if ahead(way, square % width - here % width, square // width - here // width):
            facing = g.facing[figure]
            g.facing[figure] = way
            if in_sight(g, figure, square):
                top = max(top, shot_worth(g, figure, enemy))
            g.facing[figure] = facing
    if not top:
        return -1.0
    return top * (0.95 if left == g.ap else left / g.ap)


def settle(g: Battle, figure: int, ask: Ask) -> Option:
    """Nothing better to do: use a spare point to look where the enemy will come from."""
    enemies = g.of_side(1 - g.side[figure])
    t = g.theater
    if not enemies or not t.type_of[figure].reaction or not (g.ap or g.cp[g.side[figure]] > 1):
        return DONE.plain
    here = g.at[figure]
    if in_arc(g, figure, nearest_square(g, here, enemies)):
        return DONE.plain
    turn = pick(ask, TURN.each[facing_to(t.grid, here, nearest_square(g, here, enemies))])
    return turn if turn is not None else DONE.plain


def errand_ways(g: Battle, figure: int) -> list[int]:
    """The field of a figure's way to its errand; without one all squares are alike."""
    goals = errand(g, figure)
    return ways(g, figure, goals) if goals else [0] * g.theater.grid.size


def land(g: Battle, figure: int, ask: Ask) -> Option:
    """In the middle of a jump: on toward the goal, best onto a free square."""
    away = errand_ways(g, figure)
    moves = [o for o in ask.options if o.verb == "move"]
    return best(moves, [-float(away[o.value]) - (3.0 if g.occupied >> o.value & 1 else 0.0) for o in moves])


def decide_entry(g: Battle, ask: Ask, figure: int) -> Option:
    """Outside: strike who holds the door, or come in, through the tunnel if that is nearer."""
    moves = [o for o in ask.options if o.verb == "move"]
    if moves:
        away = errand_ways(g, figure)
        return best(moves, [-float(away[o.value]) for o in moves])
    worths = [attack_worth(g, figure, o) for o in ask.options]
    choice = best_over(ask.options, worths, 0.1) if g.ap > 0 else None
    return choice if choice is not None else DONE.plain
