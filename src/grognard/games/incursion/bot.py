"""A heuristic player for both sides of Incursion.

It gives every figure an errand (an exit, a door, an object, a prey), measures the way there, and weighs
each step against each shot and blow. It decides from an imagined position, so it cannot know what is hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.engine.ask import Ask, Option
from grognard.games.incursion import theater as th
from grognard.games.incursion.rules.cards import can_bear, throwers, tunnel_squares, tunnellers
from grognard.games.incursion.rules.effects import effect, effect_card, fortitude
from grognard.games.incursion.rules.flames import burns
from grognard.games.incursion.rules.melee import place_in_mob
from grognard.games.incursion.rules.reaction import captive
from grognard.games.incursion.rules.shooting import dice_of
from grognard.games.incursion.rules.sight import in_arc, in_sight
from grognard.games.incursion.state import Battle
from grognard.games.incursion.theater import ALLIES, GERMANS, WAITING, CardType
from grognard.geometry.squares import ahead, blast, diagonal, front, sees, straight

WEIGHED: Final = {"bid", "bring", "counter", "lone"}
"""The asks where a searching player tries options out instead of trusting the rules of thumb here."""

FAR: Final = 90

FORCES: Final[dict[str, list[list[str]]]] = {
    "recon": [["Private", "Private"], ["Zombie", "Zombie"]],
    "incursion": [
        ["Sergeant", "Private", "Private", "Private"],
        ["Sergeant", "Gunner", "Incinerator"],
        ["Zombie", "Zombie", "Blitzhund", "Blitzhund"],
        ["Zombie", "Zombie", "Gretel", "Minenzombie"],
    ],
    "beacon": [
        ["Sergeant", "Gunner"],
        ["Zombie", "Ilsa", "Blitzhund"],
    ],
    "twitcher": [
        ["Sergeant", "Gunner", "Private", "Private", "Private"],
        ["Sergeant", "Slugger", "Gunner", "Private"],
        ["Zombie", "Zombie", "Ilsa", "Blitzhund", "Blitzhund", "Zombie"],
        ["Zombie", "Zombie", "Gretel", "Ilsa", "Hans"],
    ],
    "lines": [
        ["Sergeant", "Gunner", "Private", "Private", "Private"],
        ["Sergeant", "Slugger", "Gunner", "Private"],
        ["Zombie", "Zombie", "Gretel", "Blitzhund", "Blitzhund"],
        ["Zombie", "Zombie", "Hans", "Minenzombie", "Zombie"],
    ],
    "acdc": [
        ["Sergeant", "Slugger", "Gunner", "Private", "Private"],
        ["Sergeant", "Gunner", "Private", "Private", "Private", "Private"],
        ["Zombie", "Zombie", "Ilsa", "Blitzhund", "Blitzhund", "Gretel", "Minenzombie"],
    ],
    "doomsday": [
        ["Sergeant", "Slugger", "Gunner", "Incinerator", "Private", "Private"],
        ["Sergeant", "Slugger", "Gunner", "Gunner", "Private"],
        ["Zombie", "Zombie", "Gretel", "Ilsa", "Hans", "Blitzhund", "Minenzombie", "Minenzombie"],
        ["Zombie", "Zombie", "Zombie", "Gretel", "Hans", "Ilsa", "Minenzombie", "Minenzombie"],
    ],
}
"""Forces that suit each mission; what is left over buys whatever fits, the dearest first."""

BRINGING: Final = ["Gretel", "Ilsa", "Hans", "Blitzhund", "Minenzombie"]
URGENCY: Final[dict[str, float]] = {
    "recon": 0.55,
    "incursion": 0.75,
    "beacon": 0.8,
    "twitcher": 0.6,
    "lines": 0.6,
    "acdc": 0.8,
    "doomsday": 0.75,
}
"""What a step toward the goal is worth to the Allies; a near zombie shot is worth nearly 1."""


def choose(g: Battle, ask: Ask) -> Option:
    """One of the options of an ask."""
    if len(ask.options) == 1:
        return ask.options[0]
    decide = DECISIONS.get(ask.kind)
    return decide(without_guesses(g, ask.seat), ask) if decide is not None else ask.options[0]


def without_guesses(g: Battle, seat: int) -> Battle:
    """The position without the enemy's face-down experience: what is guessed there is not counted on."""
    guessed = [c for c in g.worn if (g.experience & ~g.shown) >> c & 1 and g.card_by[c] != seat]
    if not guessed:
        return g
    twin = g.copy()
    twin.worn = [c for c in g.worn if c not in guessed]
    return twin


def best(options: list[Option], worths: list[float]) -> Option:
    """The option worth most; the first of equals."""
    top = 0
    for i in range(1, len(options)):
        if worths[i] > worths[top]:
            top = i
    return options[top]


def final(ask: Ask) -> Option:
    """The option that ends an ask: done, pass, end, hold."""
    return ask.options[-1]


def about(ask: Ask) -> int:
    """The figure or card an ask is about."""
    return ask.about.value if ask.about is not None else -1


# -- the board ------------------------------------------------------------------------------------


def apart(g: Battle, a: int, b: int) -> int:
    """Squares between two squares, diagonals included."""
    width = g.theater.grid.width
    return max(abs(a % width - b % width), abs(a // width - b // width))


def place(g: Battle, figure: int) -> int:
    """The square of a figure, or of the entry point it waits at."""
    at = g.at[figure]
    return at if at >= 0 else g.theater.entry_square[WAITING - at]


def shut(g: Battle, side: int) -> int:
    """The closed doors a side cannot open."""
    mask = g.sealed
    for door in range(len(g.door_locked)):
        if g.door_locked[door] >= 0:
            mask |= 1 << door
    if side == GERMANS and g.mission.cell and not g.freed:
        mask |= g.mission.cell
    return mask & g.closed


class Field:
    """How many action points lie between each square and the nearest goal, the last one computed kept."""

    def __init__(self) -> None:
        self.key: tuple[int, ...] = ()
        self.away: list[int] = []


LAST: Final = [Field(), Field(), Field(), Field()]


def ways(g: Battle, figure: int, goals: list[int]) -> list[int]:
    """The field of a figure's way to its goals: steps, doors to open, fires, and figures in the way."""
    side = g.side[figure]
    at = g.at[figure]
    mine = 1 << at if at >= 0 else 0
    jumper = g.has(figure, th.JUMP)
    locked = shut(g, side)
    fire = g.burning[0] | g.burning[1]
    key = (
        side,
        int(jumper),
        g.closed,
        locked,
        g.occupied & ~mine,
        fire,
        g.acted,
        *goals,
    )
    for kept in LAST:
        if kept.key == key:
            return kept.away
    oldest = LAST.pop()
    LAST.insert(0, oldest)
    oldest.key = key
    oldest.away = flood(g, figure, goals, jumper, locked, fire)
    return oldest.away


def flood(g: Battle, figure: int, goals: list[int], jumper: bool, locked: int, fire: int) -> list[int]:
    grid = g.theater.grid
    side = g.side[figure]
    enter = [1] * grid.size
    for other in range(len(g.at)):
        square = g.at[other]
        if square >= 0 and other != figure:
            if jumper:
                enter[square] = 2
            elif g.side[other] != side:
                enter[square] = 6
            else:
                enter[square] = 5 if g.acted >> other & 1 else 4 if side == ALLIES else 2
    away = [FAR] * grid.size
    buckets: list[list[int]] = [[] for _ in range(FAR + 12)]
    for goal in goals:
        away[goal] = 0
        buckets[0].append(goal)
    for cost in range(FAR):
        for square in buckets[cost]:
            if away[square] < cost:
                continue
            price = cost + enter[square] + (3 if fire >> square & 1 else 0)
            steps = grid.step[square]
            doors = grid.door_at[square]
            for way in range(4):
                there = steps[way]
                if there < 0:
                    continue
                total = price
                door = doors[way]
                if door >= 0 and g.closed >> door & 1:
                    if locked >> door & 1:
                        continue
                    total += 1
                if total < away[there]:
                    away[there] = total
                    buckets[total].append(there)
    return away


def around(g: Battle, square: int) -> list[int]:
    """The squares from which a figure could strike at this one."""
    grid = g.theater.grid
    out: list[int] = []
    for way in range(4):
        there = straight(grid, square, way, g.closed)
        if there >= 0:
            out.append(there)
        there = diagonal(grid, square, way, g.closed)
        if there >= 0:
            out.append(there)
    return out


def strike_squares(g: Battle, figure: int, prey: list[int]) -> list[int]:
    """Free squares (or the figure's own) at arm's length of any of the prey."""
    out: list[int] = []
    for target in prey:
        for square in around(g, g.at[target]):
            if square == g.at[figure] or not g.occupied >> square & 1:
                out.append(square)
    return sorted(set(out))


def look_at(g: Battle, square: int, other: int) -> int:
    """The way to look from one square toward another."""
    width = g.theater.grid.width
    dx, dy = other % width - square % width, other // width - square // width
    if abs(dx) >= abs(dy):
        return 1 if dx > 0 else 3
    return 2 if dy > 0 else 0


def nearest(g: Battle, square: int, figures: list[int]) -> int:
    """How far the nearest of these figures is."""
    return min([apart(g, square, place(g, f)) for f in figures], default=FAR)


# -- what figures are worth -----------------------------------------------------------------------


def load(g: Battle, figure: int) -> float:
    """What a figure carries, in points."""
    total = 0.0
    if g.mission.first_object < 0:
        return total
    for thing in range(len(g.object_by)):
        if g.object_by[thing] == figure:
            total += 8.0 if g.theater.object_kind[thing] == th.BEACON else 2.5
    return total


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


# -- errands --------------------------------------------------------------------------------------


def errand(g: Battle, figure: int) -> list[int]:
    """The squares a figure should be heading for; none if it should stand and fight."""
    if g.side[figure] == ALLIES:
        return allied_errand(g, figure)
    return german_errand(g, figure)


def objects_free(g: Battle, kind: int) -> list[int]:
    """Objects of a kind that lie on the floor unclaimed."""
    return [o for o in range(len(g.object_at)) if g.theater.object_kind[o] == kind and g.object_at[o] >= 0]


def bearer_of(g: Battle, thing: int) -> int:
    return g.object_by[thing]


def shared_out(g: Battle, figure: int, squares: list[int], team: list[int]) -> list[int]:
    """Of several goals, the one that falls to this figure when the nearest pairs are matched first."""
    pairs = sorted([(apart(g, place(g, f), s), f, s) for f in team for s in squares])
    busy: set[int] = set()
    taken: set[int] = set()
    for _, other, square in pairs:
        if other in busy or square in taken:
            continue
        if other == figure:
            return [square]
        busy.add(other)
        taken.add(square)
    return []


def allied_errand(g: Battle, figure: int) -> list[int]:
    t = g.theater
    name = g.mission.name
    team = [f for f in g.in_battle(ALLIES) if not g.has(f, th.TWITCHER) and not captive(g, f)]
    if g.has(figure, th.TWITCHER):
        return hunt(g, figure, g.of_side(GERMANS))
    if name == "recon":
        return g.mission.exits[ALLIES]
    if name == "incursion":
        doors = [d for d in range(len(t.door_names)) if (g.mission.seal & ~g.sealed) >> d & 1]
        inner = [max(t.grid.doors[d]) for d in doors]
        return [min(inner, key=lambda s: nearest(g, s, team))]
    if name == "beacon":
        beacon = t.object_kind.index(th.BEACON)
        holder = bearer_of(g, beacon)
        if holder == figure:
            return g.mission.exits[ALLIES]
        if holder >= 0 and g.side[holder] == GERMANS:
            return hunt(g, figure, [holder])
        if holder >= 0:
            return before_exits(g)
        return [g.object_at[beacon]]
    if name == "twitcher":
        if load(g, figure) and g.turn >= 6:
            return rally(g, figure, team)
        squares = [g.object_at[o] for o in objects_free(g, th.TOKEN)]
        goal = shared_out(g, figure, squares, team)
        if goal:
            return goal
        holders = [b for b in g.object_by if b >= 0 and g.side[b] == GERMANS and g.at[b] >= 0]
        return hunt(g, figure, holders) if holders and not load(g, figure) else rally(g, figure, team)
    if name == "lines":
        if g.freed or not g.alive(g.lone):
            if captive(g, g.lone) and apart(g, place(g, figure), place(g, g.lone)) <= 10:
                return []
            return g.mission.exits[ALLIES]
        return cell_squares(g)
    if name == "acdc":
        squares = [g.object_at[o] for o in objects_free(g, th.PANEL)]
        return shared_out(g, figure, squares, team) or squares
    return [g.object_at[o] for o in objects_free(g, th.DEVICE)]


def before_exits(g: Battle) -> list[int]:
    """Where an escort clears the way out without standing in it."""
    floor = g.theater.grid.floor
    exits = g.mission.exits[ALLIES]
    return [s for s in range(len(floor)) if floor[s] and any(apart(g, s, e) == 3 for e in exits)]


def rally(g: Battle, figure: int, team: list[int]) -> list[int]:
    """Back to back with the nearest friend."""
    friends = [f for f in team if f != figure and g.at[f] >= 0]
    here = place(g, figure)
    if not friends or nearest(g, here, friends) <= 2:
        return []
    return [nearest_square(g, here, friends)]


def cell_squares(g: Battle) -> list[int]:
    """The squares outside the doors of the cell."""
    t = g.theater
    out = []
    for door in range(len(t.door_names)):
        if g.mission.cell >> door & 1:
            a, b = t.grid.doors[door]
            out.append(a if apart(g, a, g.mission.lone) > apart(g, b, g.mission.lone) else b)
    return out


def german_errand(g: Battle, figure: int) -> list[int]:
    t = g.theater
    name = g.mission.name
    swift = not g.has(figure, th.UNDEAD)
    if name == "beacon":
        beacon = t.object_kind.index(th.BEACON)
        holder = bearer_of(g, beacon)
        if holder == figure:
            return g.mission.exits[GERMANS]
        if holder >= 0 and g.side[holder] == ALLIES:
            return hunt(g, figure, [holder])
        if swift and holder < 0:
            return [g.object_at[beacon]]
    elif name == "twitcher":
        if load(g, figure) and (g.turn >= 5 or not swift):
            return []
        squares = [g.object_at[o] for o in objects_free(g, th.TOKEN)]
        team = [f for f in g.in_battle(GERMANS) if not load(g, f) or not g.has(f, th.UNDEAD)]
        goal = shared_out(g, figure, squares, team)
        if goal:
            return goal
    elif name == "acdc" and swift:
        squares = [g.object_at[o] for o in objects_free(g, th.PANEL)]
        team = [f for f in g.in_battle(GERMANS) if not g.has(f, th.UNDEAD)]
        goal = shared_out(g, figure, squares, team)
        if goal:
            return goal
    prey = g.of_side(ALLIES)
    if name == "lines" and prey and not g.freed:
        free = [f for f in prey if f != g.lone]
        prey = free or prey
    if name == "doomsday" and prey:
        device = [g.object_at[o] for o in objects_free(g, th.DEVICE)]
        prey = sorted(prey, key=lambda f: apart(g, g.at[f], device[0]))[:3]
    if not prey:
        outside = [place(g, f) for f in g.in_battle(ALLIES)]
        return ambush(g, outside)
    return hunt(g, figure, prey)


def ambush(g: Battle, outside: list[int]) -> list[int]:
    """Nobody to hunt yet: toward where the enemy will come from."""
    return sorted(set(outside))


def hunt(g: Battle, figure: int, prey: list[int]) -> list[int]:
    """Squares to strike from: at the weakest of those nearly as near as the nearest."""
    on_board = [f for f in prey if g.at[f] >= 0]
    if not on_board:
        return []
    here = place(g, figure)
    if len(on_board) > 1:
        reach = nearest(g, here, on_board) + 3
        on_board = [f for f in on_board if apart(g, here, g.at[f]) <= reach]
    if g.theater.type_of[figure].rate and not g.has(figure, th.MACE):
        return [g.at[f] for f in on_board]
    return strike_squares(g, figure, on_board) or [g.at[f] for f in on_board]


def urgency(g: Battle, figure: int) -> float:
    """What a step toward the errand is worth."""
    if g.side[figure] == GERMANS or g.has(figure, th.TWITCHER):
        return 0.9 if load(g, figure) >= 8 else 0.35
    base = URGENCY[g.mission.name]
    limit = g.mission.limit or g.mission.turns or g.mission.countdown + 1
    late = g.turn / limit
    if precious(g, figure):
        base += 0.5
    return base * (0.8 + 0.6 * late)


# -- one action -----------------------------------------------------------------------------------


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
        if burns(g, there):
            value += 2.5
        if value < top:
            top, found = value, way
    return found


def advance(g: Battle, figure: int, ask: Ask, goals: list[int], away: list[int]) -> tuple[Option | None, float]:
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
            return pick(ask, th.TURNS[way]), 0.7
        return pick(ask, t.o_open[door]), 1.0
    gain = float(away[here] - away[there])
    if way == facing:
        return pick(ask, t.o_move[there]), gain
    after = t.grid.step[there][way]
    straight_on = after >= 0 and away[after] < away[there]
    if agile or straight_on:
        turn = pick(ask, th.TURNS[way])
        if turn is not None:
            return turn, gain * (0.9 if agile else 0.6)
    return pick(ask, t.o_move[there]), gain * 0.5


def pick(ask: Ask, wanted: Option) -> Option | None:
    """This option if it is offered."""
    for o in ask.options:
        if o is wanted:
            return o
    return None


def decide_act(g: Battle, ask: Ask) -> Option:
    """The action worth most for each point; command points only where they buy enough."""
    figure = about(ask)
    if g.at[figure] < 0:
        return decide_entry(g, ask, figure)
    options = ask.options
    if options[-1] is not th.DONE:
        return land(g, figure, ask)
    goals = errand(g, figure)
    away = ways(g, figure, goals) if goals else []
    card = decide_card_play(g, ask)
    if card is not None:
        return card
    step, gain = advance(g, figure, ask, goals, away) if goals else (None, 0.0)
    pace = urgency(g, figure)
    risk = exposure(g, figure, step, away) if step is not None and step.verb == "move" else 0.0
    worths: list[float] = []
    for o in options:
        value = attack_worth(g, figure, o)
        if o is step:
            value = pace * gain - risk
        elif value < 0.0:
            value = other_worth(g, figure, o, goals, away)
        worths.append(value)
    choice = best(options, worths)
    top = max(worths)
    if choice is not th.DONE and g.ap < price_of(g, figure, choice) and choice.verb not in FREE_VERBS:
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
    return 0.1 * more + (LONELY if alone else 0.0) + SEEN * seen


def covered(g: Battle, square: int, enemy: int) -> int:
    """How many of the enemy's shooters have a clear line to a square, near or far."""
    total = 0
    for figure in g.in_battle(enemy):
        at = place(g, figure)
        if g.theater.type_of[figure].rate and at != square:
            total += sees(g.theater.grid, at, square, 0, g.closed)
    return total


COHESION: Final = 5
LONELY: Final = 0.3
SEEN: Final = 0.3

FREE_VERBS: Final = {"play", "kill", "drop"}


def price_of(g: Battle, figure: int, o: Option) -> int:
    if o.verb == "move":
        way = look_at(g, g.at[figure], o.value)
        return 1 if way == g.facing[figure] else 2
    if o.verb in FREE_VERBS or (o.verb == "turn" and g.has(figure, th.AGILE)):
        return 0
    return 2 if o.verb in ("flame", "throw") else 1


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
            return 0.3
        share = points / (1 + len(waiting))
        return 0.0 if share >= 1 else 0.5
    if points <= len(waiting):
        return 0.35
    return 0.1


DECISIVE: Final = {"leave", "take", "use", "seal", "close"}


def runner(g: Battle, figure: int, away: list[int], points: int) -> bool:
    """A figure whose goal decides the mission and that could reach it with what is left."""
    if not away or g.at[figure] < 0:
        return False
    if g.side[figure] == GERMANS and g.has(figure, th.UNDEAD):
        return False
    if g.mission.name == "lines":
        return precious(g, figure)
    return precious(g, figure) or away[g.at[figure]] <= g.ap + points


def precious(g: Battle, figure: int) -> bool:
    """The bearer of the beacon, or the lone soldier once he is free."""
    return load(g, figure) >= 8 or (figure == g.lone and not captive(g, figure))


def lending(g: Battle, figure: int) -> bool:
    """The Sergeant's points would serve somebody who sees enemies better than himself."""
    for friend in g.of_side(g.side[figure]):
        if friend != figure and not g.acted >> friend & 1 and targets(g, friend):
            return True
    return False


def targets(g: Battle, figure: int) -> list[int]:
    """Enemies a shooter sees."""
    if not g.theater.type_of[figure].rate or g.at[figure] < 0:
        return []
    return [e for e in g.of_side(1 - g.side[figure]) if in_sight(g, figure, g.at[e])]


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


def other_worth(g: Battle, figure: int, o: Option, goals: list[int], away: list[int]) -> float:
    """Doors, objects, turning to strike, and the rest."""
    verb = o.verb
    side = g.side[figure]
    if verb == "turn":
        return turn_worth(g, figure, o.value)
    if verb == "leave":
        return 50.0 if wants_out(g, figure) else -1.0
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


def wants_out(g: Battle, figure: int) -> bool:
    """Whether leaving now helps: in Recon and behind the lines, when nobody is abandoned."""
    return True


def take_worth(g: Battle, figure: int, thing: int) -> float:
    holder = g.object_by[thing]
    if g.theater.object_kind[thing] == th.BEACON:
        if holder < 0:
            return 30.0
        faster = g.theater.type_of[figure].ap > g.theater.type_of[holder].ap
        return 5.0 if faster and not g.acted >> figure & 1 else -1.0
    return 12.0 if holder < 0 else -1.0


def turn_worth(g: Battle, figure: int, way: int) -> float:
    """Turning brings an enemy before the weapon: what could be done next, for two points."""
    here = g.at[figure]
    width = g.theater.grid.width
    grid = g.theater.grid
    top = 0.0
    kind = g.theater.type_of[figure]
    agile = bool(kind.abilities & th.AGILE)
    reach = front(grid, here, way, g.closed)
    purse = g.ap
    if purse < (1 if agile else 2):
        return -1.0
    shooter = kind.rate > 0 and kind.weapon != th.FLAMETHROWER and dice_of(g, figure, True) > 0
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
    return top * (0.95 if agile else (purse - 1) / purse)


def settle(g: Battle, figure: int, ask: Ask) -> Option:
    """Nothing better to do: use a spare point to look where the enemy will come from."""
    enemies = g.of_side(1 - g.side[figure])
    t = g.theater
    if not enemies or not t.type_of[figure].reaction or not (g.ap or g.cp[g.side[figure]] > 1):
        return th.DONE
    here = g.at[figure]
    if in_arc(g, figure, nearest_square(g, here, enemies)):
        return th.DONE
    turn = pick(ask, th.TURNS[look_at(g, here, nearest_square(g, here, enemies))])
    return turn if turn is not None else th.DONE


def nearest_square(g: Battle, here: int, enemies: list[int]) -> int:
    found, top = -1, FAR
    for enemy in enemies:
        away = apart(g, here, place(g, enemy))
        if away < top:
            found, top = place(g, enemy), away
    return found


def land(g: Battle, figure: int, ask: Ask) -> Option:
    """In the middle of a jump: on toward the goal, best onto a free square."""
    goals = errand(g, figure)
    away = ways(g, figure, goals) if goals else [0] * g.theater.grid.size
    worths = [-float(away[o.value]) - (3.0 if g.occupied >> o.value & 1 else 0.0) for o in ask.options]
    return best(ask.options, worths)


def decide_entry(g: Battle, ask: Ask, figure: int) -> Option:
    """Outside: strike who holds the door, or come in, through the tunnel if that is nearer."""
    moves = [o for o in ask.options if o.verb == "move"]
    if moves:
        goals = errand(g, figure)
        away = ways(g, figure, goals) if goals else [0] * g.theater.grid.size
        return best(moves, [-float(away[o.value]) for o in moves])
    worths = [attack_worth(g, figure, o) for o in ask.options]
    choice = best(ask.options, worths)
    return choice if max(worths) > 0.1 and g.ap > 0 else th.DONE


# -- whose turn it is -----------------------------------------------------------------------------


def decide_activate(g: Battle, ask: Ask) -> Option:
    """A card first, then the figure that should act next, then whatever leftover points can kill."""
    card = decide_card_play(g, ask)
    if card is not None:
        return card
    figures = [o for o in ask.options if o.verb == "activate"]
    if figures:
        rank = allied_rank if ask.seat == ALLIES else german_rank
        return best(figures, [rank(g, o.value) for o in figures])
    late = last_card(g, ask)
    if late is not None:
        return late
    if g.first != ask.seat:
        killing = worth_killing(g, ask, 0.3)
        if killing is not None:
            return killing
    return th.END


def allied_rank(g: Battle, figure: int) -> float:
    """Shooters with targets first, the Sergeant early, those outside last, runners before those behind them."""
    if g.at[figure] < 0:
        return -5.0 + (0.5 if g.has(figure, th.SERGEANT) else 0.0)
    value = 0.0
    seen = targets(g, figure)
    if seen:
        value += 3.0 + max([shot_worth(g, figure, e) for e in seen])
    if g.theater.type_of[figure].weapon == th.FLAMETHROWER:
        value -= 4.0
    if g.has(figure, th.SERGEANT):
        value += 1.0
    goals = errand(g, figure)
    if precious(g, figure):
        value += -6.0 if goals and in_the_way(g, figure, ways(g, figure, goals)) else 6.0
    if goals:
        away = ways(g, figure, goals)[g.at[figure]]
        value -= away / 20.0
        if away <= g.theater.type_of[figure].ap + g.cp[ALLIES]:
            value += 0.5
    return value


def in_the_way(g: Battle, figure: int, away: list[int]) -> bool:
    """A friend who has yet to act stands where the best step would lead."""
    here = g.at[figure]
    for friend in g.of_side(g.side[figure]):
        at = g.at[friend]
        if (
            friend != figure
            and not g.acted >> friend & 1
            and at in g.theater.grid.step[here]
            and away[at] < away[here]
        ):
            return True
    return False


def german_rank(g: Battle, figure: int) -> float:
    """Shooters and hounds before zombies when they see somebody; zombies from the front to the back."""
    kind = g.theater.type_of[figure]
    goals = errand(g, figure)
    here = place(g, figure)
    away = ways(g, figure, goals)[here] if goals else 30
    value = -away / 4.0
    if g.at[figure] < 0:
        value -= 3.0
    if kind.abilities & th.MINE:
        value += 2.0
    if kind.weapon == th.HARPOON:
        value += 2.5
    if kind.abilities & th.RAGING:
        value -= 1.5
    if load(g, figure) >= 8:
        value += 5.0
    return value


def decide_lend(g: Battle, ask: Ask) -> Option:
    friends = [o for o in ask.options if o.verb == "lend"]
    worths = []
    for o in friends:
        seen = targets(g, o.value)
        value = 1.0 + max([shot_worth(g, o.value, e) for e in seen]) if seen else 0.0
        goals = errand(g, o.value)
        if goals and g.alive(o.value):
            value += 1.0 - ways(g, o.value, goals)[place(g, o.value)] / 40.0
        worths.append(value)
    return best(friends, worths)


def decide_watch(g: Battle, ask: Ask) -> Option:
    return ask.options[0]


def decide_reaction(g: Battle, ask: Ask) -> Option:
    """Fire, unless a mine would go off among friends."""
    target = ask.options[0].value
    watcher = about(ask)
    return ask.options[0] if shot_worth(g, watcher, target) > 0.0 else th.HOLD


def decide_attack(g: Battle, ask: Ask) -> Option:
    """Bursts, further shots and last attacks: the best there is."""
    figure = about(ask)
    worths = [attack_worth(g, figure, o) for o in ask.options]
    choice = best(ask.options, worths)
    return choice if max(worths) > 0.0 else final(ask)


def decide_target(g: Battle, ask: Ask) -> Option:
    seat = ask.seat
    enemies = g.of_side(1 - seat)
    worths = []
    for o in ask.options:
        near = min([apart(g, o.value, g.at[e]) for e in enemies], default=FAR)
        worths.append(blast_worth(g, o.value, seat, 1) if near <= 1 else -near / 100.0)
    return best(ask.options, worths)


def decide_light(g: Battle, ask: Ask) -> Option:
    """Enemies first, then squares that bar their way; never a friend."""
    seat = ask.seat
    enemies = g.of_side(1 - seat)
    here = g.at[about(ask)]
    worths = []
    for o in ask.options:
        if o is th.DONE:
            worths.append(-0.5)
            continue
        value = -0.02 * min(nearest(g, o.value, enemies), 20) - 0.01 * apart(g, here, o.value)
        if g.occupied >> o.value & 1:
            value = 3.0 if any(g.at[e] == o.value for e in enemies) else -5.0
        worths.append(value)
    return best(ask.options, worths)


# -- cards ----------------------------------------------------------------------------------------


def importance(g: Battle, figure: int) -> float:
    """How much a figure card decides."""
    if figure == g.theater.zombie_card:
        return 1.0 + 0.5 * g.purchases
    if not g.alive(figure):
        return 0.0
    kind = g.theater.type_of[figure]
    value = kind.cost / 4.0 + min(load(g, figure), 4.0) * 0.3
    if figure == g.lone and not g.freed:
        value *= 0.6
    return value


def effect_score(g: Battle, seat: int, kind: CardType, figure: int) -> float:
    """What an effect card on this figure is worth to the seat that plays it."""
    t = g.theater
    zombies = figure == t.zombie_card
    owner = GERMANS if zombies else g.side[figure]
    does = kind.does
    good = does not in (th.WORN_FEED,) and kind.amount >= 0
    if (owner == seat) != good:
        return -1.0
    value = importance(g, figure)
    if zombies:
        return value * (1.2 if does != th.BLAZE else 0.8)
    ftype = t.type_of[figure]
    if does == th.RANGED_DICE or does == th.STEADY:
        value *= 1.0 if ftype.rate >= 2 else 0.6
        if ftype.weapon == th.HMG:
            value *= 1.5
        if ftype.weapon == th.FLAMETHROWER:
            value = 0.05
    elif does == th.SILVER:
        foes = 1.0 if seat == ALLIES else 0.0
        value *= foes * (1.4 if ftype.weapon == th.HMG else 1.0)
        if ftype.weapon == th.FLAMETHROWER:
            value = 0.05
    elif does == th.CLOSE_DICE:
        value *= 1.3 if ftype.abilities & (th.RAGING | th.MACE) else 0.45
    elif does == th.FORTITUDE:
        if kind.gas and ftype.abilities & th.MASK:
            return -1.0
        if kind.amount > 0 and fortitude(g, figure) >= 6:
            return -1.0
        value *= 1.1
    elif does == th.ACTION_POINTS:
        value *= 1.0
        if effect(g, figure, th.ACTION_POINTS) + ftype.ap <= 1:
            return -1.0
    elif does == th.DISCIPLINE or does == th.WORN_FEED:
        value *= 0.7
    elif does == th.BLAZE:
        value *= 0.4 + 0.6 * g.hurt[figure]
        if ftype.abilities & th.MINE:
            value = 0.7
    elif does == th.GRIT:
        value *= 0.9
    if ftype.abilities & th.MINE and does != th.BLAZE:
        value *= 0.4
    return value


def card_score(g: Battle, seat: int, kind: CardType) -> float:
    """What playing a card now is worth; nothing or less: not now."""
    if kind.effect:
        figures = [f for f in g.theater.bearers if g.alive(f) and can_bear(g, kind, f)]
        if kind.zombies and g.purchases:
            figures.append(g.theater.zombie_card)
        return max([effect_score(g, seat, kind, f) for f in figures], default=-1.0)
    does = kind.does
    if does == th.TRAP or does == th.LOCK:
        return max([door_score(g, seat, d) for d in range(len(g.door_trap))], default=-1.0)
    if does == th.SNAFU:
        return max([played_harm(g, seat, c) for c in enemy_cards(g, seat)], default=-1.0) - 0.8
    if does == th.COMMAND:
        return 0.6
    if does == th.JAM:
        return 0.7 if g.first == seat and g.cp[1 - seat] > 1 else -1.0
    if does == th.BLACKOUT:
        return blackout_score(g, seat)
    if does == th.TUNNEL:
        return tunnel_plan(g, seat)[0]
    if does == th.WAVE:
        return 1.0 if seat == GERMANS else -1.0
    if does == th.THROW:
        return max([best_blast(g, f, th.GRENADE_RANGE) for f in throwers(g, seat)], default=-1.0) - 0.6
    return 0.3


def door_score(g: Battle, seat: int, door: int) -> float:
    """How likely the enemy is to come through a closed door soon."""
    if not (g.closed & ~g.sealed) >> door & 1 or g.door_trap[door] >= 0 or g.door_locked[door] >= 0:
        return -1.0
    a, b = g.theater.grid.doors[door]
    enemies = g.of_side(1 - seat)
    near = min([min(apart(g, g.at[e], a), apart(g, g.at[e], b)) for e in enemies], default=FAR)
    friends = nearest(g, a, g.of_side(seat))
    if near > 7:
        return -1.0
    value = 1.0 - near * 0.1
    if friends < near:
        value -= 0.4
    if g.mission.cell >> door & 1 and seat == GERMANS:
        value += 0.4
    return value


def blackout_score(g: Battle, seat: int) -> float:
    """Darkness shields those who must come close from those who shoot far."""
    if seat == GERMANS:
        eyes = len([f for f in g.of_side(ALLIES) if g.reacting >> f & 1])
        return 0.5 * eyes + (0.6 if g.first == GERMANS and eyes else 0.0) - 0.3
    mine = [f for f in g.of_side(ALLIES) if not g.acted >> f & 1]
    shooters = [f for f in g.of_side(GERMANS) if g.theater.type_of[f].rate]
    return 0.5 if not mine and g.first == ALLIES and shooters else -1.0


def tunnel_plan(g: Battle, seat: int) -> tuple[float, int, int]:
    """The best use of a Hidden Tunnel: worth, square, figure (-1: an entry for those waiting)."""
    squares = th.squares_of(tunnel_squares(g, seat))
    top, where, who = -1.0, -1, -1
    if not squares:
        return top, where, who
    waiting = [f for f in g.in_battle(seat) if g.at[f] < 0 and not g.acted >> f & 1]
    if len(waiting) >= 2:
        goals = errand(g, waiting[0])
        if goals:
            away = ways(g, waiting[0], goals)
            square = squares[0]
            for s in squares:
                if away[s] < away[square]:
                    square = s
            saved = away[place(g, waiting[0])] - away[square]
            value = saved * len(waiting) * 0.08
            if value > top:
                top, where, who = value, square, -1
    for figure in tunnellers(g, seat):
        if g.has(figure, th.UNDEAD):
            continue
        goals = errand(g, figure)
        if not goals:
            continue
        away = ways(g, figure, goals)
        here = g.at[figure]
        for s in squares:
            if apart(g, s, here) <= th.TUNNEL_REACH:
                value = (away[here] - away[s]) * 0.15
                if value > top:
                    top, where, who = value, s, figure
    return top - 0.5, where, who


def enemy_cards(g: Battle, seat: int) -> list[int]:
    """The enemy's cards in play that lie face up."""
    out = []
    for card in g.worn + g.lasting:
        if g.card_by[card] == 1 - seat and (not g.experience >> card & 1 or g.shown >> card & 1):
            out.append(card)
    return out


def played_harm(g: Battle, seat: int, card: int) -> float:
    """What a card of the enemy's in play costs this seat."""
    kind = g.theater.cards[card]
    if kind.effect:
        on = g.card_on[card]
        return effect_score(g, 1 - seat, kind, on) if on >= 0 else 0.0
    if kind.does == th.TUNNEL:
        return 1.5
    if kind.does == th.TRAP or kind.does == th.LOCK:
        return 0.8
    if kind.does == th.BLACKOUT:
        return 1.2 if seat == ALLIES else 0.5
    return 0.3


def decide_card_play(g: Battle, ask: Ask) -> Option | None:
    """The best card to play now, if one is worth it."""
    if not g.hands[ask.seat]:
        return None
    top, found = 0.25, None
    for o in ask.options:
        if o.verb == "play":
            value = card_score(g, ask.seat, g.theater.cards[o.value])
            if value > top:
                top, found = value, o
    return found


def last_card(g: Battle, ask: Ask) -> Option | None:
    """When everybody has acted: the second wave for an Ally who could still do something."""
    for o in ask.options:
        if o.verb == "play" and ask.seat == ALLIES:
            kind = g.theater.cards[o.value]
            if not kind.effect and kind.does == th.WAVE:
                return o
    return None


def decide_card_on(g: Battle, ask: Ask) -> Option:
    """The best figure, door, card or square for the card being played."""
    seat = ask.seat
    kind = g.theater.cards[about(ask)]
    if kind.effect:
        return best(ask.options, [effect_score(g, seat, kind, o.value) for o in ask.options])
    does = kind.does
    if does == th.TRAP or does == th.LOCK:
        return best(ask.options, [door_score(g, seat, o.value) for o in ask.options])
    if does == th.SNAFU:
        return best(ask.options, [played_harm(g, seat, o.value) for o in ask.options])
    if does == th.TUNNEL:
        square = tunnel_plan(g, seat)[1]
        return best(ask.options, [1.0 if o.value == square else 0.0 for o in ask.options])
    if does == th.WAVE and seat == ALLIES:
        return best(ask.options, [again_worth(g, o.value) for o in ask.options])
    if does == th.WAVE:
        return decide_deploy(g, ask)
    return best(ask.options, [best_blast(g, o.value, th.GRENADE_RANGE) for o in ask.options])


def again_worth(g: Battle, figure: int) -> float:
    seen = targets(g, figure)
    if seen:
        return 2.0 + max([shot_worth(g, figure, e) for e in seen])
    goals = errand(g, figure)
    return 1.0 - ways(g, figure, goals)[g.at[figure]] / FAR if goals else 0.0


def decide_tunnel(g: Battle, ask: Ask) -> Option:
    """Who comes out of the tunnel that has been planned."""
    who = tunnel_plan(g, ask.seat)[2]
    for o in ask.options:
        if o.value == who:
            return o
    return final(ask)


def keeping(g: Battle, seat: int, card: int) -> float:
    """What it is worth to hold a card for later."""
    kind = g.theater.cards[card]
    if not kind.effect:
        return 1.0
    return card_score(g, seat, kind) if g.turn > 1 else 1.0


def decide_discard(g: Battle, ask: Ask) -> Option:
    """Away with what has nobody to lie on."""
    for o in ask.options:
        if o.verb == "discard" and keeping(g, ask.seat, o.value) <= 0.25:
            return o
    return th.DONE


def worth_killing(g: Battle, ask: Ask, least: float) -> Option | None:
    top, found = least, None
    for o in ask.options:
        if o.verb == "kill":
            value = played_harm(g, ask.seat, o.value)
            if value > top:
                top, found = value, o
    return found


def decide_counter(g: Battle, ask: Ask) -> Option:
    """Kill at once what hurts; points are cheap once one's own figures have acted."""
    seat = ask.seat
    card = about(ask)
    kind = g.theater.cards[card]
    harmful = counter_harm(g, seat, kind)
    acted = g.first == seat
    price = kind.kill * (0.15 if acted else 0.6)
    for o in ask.options:
        if o.verb == "kill" and harmful > price:
            return o
    for o in ask.options:
        if o.verb == "snafu" and harmful > 0.8:
            return o
    return th.PASS


def counter_harm(g: Battle, seat: int, kind: CardType) -> float:
    """What a card just played will do, its target not yet in view: what it would be worth to its player."""
    if kind.effect:
        figures = [f for f in g.theater.bearers if g.alive(f) and can_bear(g, kind, f)]
        return max([effect_score(g, 1 - seat, kind, f) for f in figures], default=0.5)
    if kind.does == th.TUNNEL:
        return 2.0
    if kind.does in (th.WAVE, th.THROW, th.BLACKOUT):
        return 1.3
    if kind.does == th.COMMAND or kind.does == th.JAM:
        return 0.6
    return 0.8


def decide_interrupt(g: Battle, ask: Ask) -> Option:
    least = 0.4 if g.first == ask.seat else 1.3
    killing = worth_killing(g, ask, least)
    return killing if killing is not None else th.PASS


def decide_last_kill(g: Battle, ask: Ask) -> Option:
    killing = worth_killing(g, ask, 0.1)
    return killing if killing is not None else th.PASS


def decide_keep(g: Battle, ask: Ask) -> Option:
    """Experience: a good card on a figure that counts."""
    worths = []
    for o in ask.options:
        kind = g.theater.cards[o.value] if o.verb == "keep" else None
        good = kind is not None and kind.amount >= 0 and kind.does not in (th.WORN_FEED, th.BLAZE, th.GRIT)
        on = g.card_on[o.value] if kind is not None else -1
        worths.append(g.theater.type_of[on].cost / 3.0 if good and 0 <= on < g.theater.figures else 0.0)
    choice = best(ask.options, worths)
    return choice if max(worths) > 0.0 else final(ask)


# -- before the action ----------------------------------------------------------------------------


def decide_muster(g: Battle, ask: Ask) -> Option:
    """One of the forces that suit the mission, item by item; then whatever still fits."""
    t = g.theater
    side = ask.seat
    names = [k.name for k in t.types if k.side == side]
    have: list[str] = []
    for kind in t.types:
        if kind.side == side and kind.cost:
            count = g.purchases if kind.abilities & th.HORDE else len([f for f in kind.slots if g.bought >> f & 1])
            have += [kind.name] * count
    fitting: list[list[str]] = []
    for force in FORCES[g.mission.name]:
        if force[0] in names:
            left = force[:]
            if all(remove_one(left, name) for name in have):
                fitting.append(left)
    if fitting:
        wanted = fitting[g.dice.below(len(fitting))]
        for name in wanted:
            for o in ask.options:
                if o.subject == name:
                    return o
    adds = [o for o in ask.options if o.verb == "add"]
    return best(adds, [float(t.types[o.value].cost) for o in adds]) if adds else final(ask)


def remove_one(names: list[str], name: str) -> bool:
    if name in names:
        names.remove(name)
        return True
    return False


def decide_lone(g: Battle, ask: Ask) -> Option:
    """Whoever the others miss least."""
    return best(ask.options, [-float(g.theater.type_of[o.value].cost) for o in ask.options])


def decide_bid(g: Battle, ask: Ask) -> Option:
    """More when somebody stands within reach of somebody; a little chance keeps it from being guessed."""
    seat = ask.seat
    stake = contact(g)
    if ask.options[0] is th.INTELLIGENCE and stake >= (2.5 if g.mission.name == "lines" else 1.5):
        return th.INTELLIGENCE
    bids = [o for o in ask.options if o.verb == "bid"]
    if stake <= 0.0:
        return bids[0]
    running = any(precious(g, f) for f in g.of_side(seat))
    most = 1 if running else min(len(bids) // 2, 1 + int(stake))
    low = 0 if seat == ALLIES else 1
    return bids[min(most, low + g.dice.below(most + 1 - min(low, most)))]


def contact(g: Battle) -> float:
    """How much hangs on going first: figures within reach of the enemy, and runners near their goal."""
    total = 0.0
    allies = g.of_side(ALLIES)
    germans = g.of_side(GERMANS)
    for figure in allies:
        near = len([e for e in germans if apart(g, g.at[figure], g.at[e]) <= 4])
        total += min(near, 3) * 0.25
    if any(g.at[f] >= 0 and precious(g, f) for f in allies + germans):
        total += 2.5
    for figure in allies:
        goals = errand(g, figure)
        if goals and not captive(g, figure) and g.mission.name != "twitcher":
            away = ways(g, figure, goals)[g.at[figure]]
            if away <= g.theater.type_of[figure].ap + g.cp[ALLIES]:
                total += 1.0
                break
    return total


def decide_deploy(g: Battle, ask: Ask) -> Option:
    """The entry nearest to what has to be done; the Allies stay together, the zombies close in."""
    figure = about(ask)
    single = [o for o in ask.options if o.verb == "at"]
    seat = ask.seat
    t = g.theater
    goals = deploy_goals(g, seat)
    if not goals:
        return single[g.dice.below(len(single))]
    if ask.kind == "card-on":
        figure = next((f for f in range(t.figures) if g.has(f, th.HORDE)), 0)
    away = ways(g, figure, goals)
    worths = []
    for o in single:
        entry = t.entry_square[o.value]
        crowd = len([f for f in g.in_battle(seat) if g.waiting(f) == o.value])
        value = -float(away[entry])
        value -= crowd * (1.2 if seat == GERMANS else 0.3 if splits(g) else -0.3)
        if seat == ALLIES:
            value -= 0.5 * len([e for e in g.of_side(GERMANS) if apart(g, g.at[e], entry) <= 8])
            value += 0.1 * g.dice.below(10)
        worths.append(value)
    return best(single, worths)


def splits(g: Battle) -> bool:
    """Missions with goals all over the board."""
    return g.mission.name in ("twitcher", "acdc")


def deploy_goals(g: Battle, seat: int) -> list[int]:
    name = g.mission.name
    if seat == GERMANS:
        prey = g.of_side(ALLIES)
        if prey:
            return [g.at[f] for f in prey]
        if g.mission.objects:
            return [s for s in g.object_at if s >= 0]
        return [place(g, f) for f in g.in_battle(ALLIES) if g.at[f] >= 0]
    if name == "recon":
        return g.mission.exits[ALLIES]
    if name == "incursion":
        return [max(g.theater.grid.doors[d]) for d in range(len(g.door_trap)) if g.mission.seal >> d & 1]
    if name == "lines":
        return cell_squares(g)
    return [s for s in g.object_at if s >= 0]


def decide_bring(g: Battle, ask: Ask) -> Option:
    held = [o for o in ask.options if o.verb == "bring"]
    return best(held, [-float(BRINGING.index(g.theater.type_of[o.value].name)) for o in held])


def decide_picket(g: Battle, ask: Ask) -> Option:
    """Zombies wait near the Device and in the ways to it, out of sight of the corridors' ends."""
    t = g.theater
    device = [g.object_at[o] for o in objects_free(g, th.DEVICE)]
    figure = about(ask)
    away = ways(g, figure, device)
    entries = [t.entry_square[e] for e in g.mission.entries[ALLIES]]
    worths = []
    for o in ask.options:
        seen = any(sees(t.grid, o.value, e, 0, g.closed) for e in entries)
        crowd = len([f for f in g.of_side(GERMANS) if apart(g, g.at[f], o.value) <= 1])
        value = -abs(away[o.value] - 5.0) - 0.6 * crowd - (4.0 if seen else 0.0)
        value -= 0.1 * (o.value % t.grid.width)
        worths.append(value)
    return best(ask.options, worths)


DECISIONS: Final[dict[str, Callable[[Battle, Ask], Option]]] = {
    "muster": decide_muster,
    "lone": decide_lone,
    "discard": decide_discard,
    "bid": decide_bid,
    "deploy": decide_deploy,
    "bring": decide_bring,
    "picket": decide_picket,
    "activate": decide_activate,
    "act": decide_act,
    "lend": decide_lend,
    "watch": decide_watch,
    "reaction": decide_reaction,
    "burst": decide_attack,
    "again": decide_attack,
    "blaze": decide_attack,
    "target": decide_target,
    "light": decide_light,
    "card-on": decide_card_on,
    "tunnel": decide_tunnel,
    "counter": decide_counter,
    "interrupt": decide_interrupt,
    "last-kill": decide_last_kill,
    "keep": decide_keep,
}
