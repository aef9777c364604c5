"""HEROES EOD 5, EOD 11.3 and EOD 14: a move, hex by hex: what it costs, where it leads, what it brings about."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Rules, one_of
from grognard.engine.event import Modifier
from grognard.engine.reason import Reason
from grognard.games.heroes.map import BITS
from grognard.games.heroes.rules.forts import (
    bunker_face,
    man_on_entering,
    step_on_mines,
    work_cost,
    works_end_bonus,
)
from grognard.games.heroes.rules.rolls import Roll, declare_boost, think_again
from grognard.games.heroes.rules.values import can_move, in_close_combat, is_vehicle, move_cost
from grognard.games.heroes.rules.verbs import FACE, MAN, OUTSIDE, TAKE
from grognard.games.heroes.rules.victory import take_control
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import (
    CLIFF,
    FOOT,
    NEUTRAL,
    NOBODY,
    PLAYER,
    RUMOUR,
    TRACKED,
    WHEELED,
    WIRE,
)

GUNS: Final = 3
"""The column of guns in the tables of slopes."""
IMPASSABLE: Final = -1
CHEAP: Final = 2
"""For so little more few want to roll for wire again."""

PINNED: Final = Reason("cannot-move", "EOD 7.5")
CARRIED: Final = Reason("carried", "EOD 16.1")
NOT_NEXT: Final = Reason("not-next", "EOD 5.2")
NO_WAY: Final = Reason("impassable", "EOD 5.3")
BARRED: Final = Reason("barred-when-leaving", "EOD 7.7.4")
SAME_WAY: Final = Reason("faces-so", "EOD 5.1")
IN_BUNKER: Final = Reason("in-bunker", "EOD 18.2")
NOT_HERE: Final = Reason("not-on-map", "EOD 5.0.2")


# -- what it costs --------------------------------------------------------------------------------


def move_price(g: Mission, unit: int, a: int, b: int) -> int:
    """HEROES EOD 5.2, EOD 5.3 and EOD 11.3: AP to go from a hex to the next; IMPASSABLE where it cannot.

    The printed cost, what the ground and a wall add, a level up, and one more backwards. Along a road the ground
    adds nothing, but the slope does (EOD 5.0.1).
    """
    return with_cost(g, unit, a, b, ground_price(g, unit, a, b))


def next_prices(g: Mission, unit: int, a: int) -> list[int]:
    """The same for all hexes beside one, by their directions."""
    if g.is_hit(unit) or g.is_carried(unit) or works_beside(g, a):
        return find_prices(g, unit, a)
    kept, key = g.theater.map.steps, step_key(g, unit, a)
    found = kept.get(key)
    if found is None:
        found = kept[key] = find_prices(g, unit, a)
    return found


def works_beside(g: Mission, a: int) -> bool:
    """Whether a work or obstacle is in one of the next hexes."""
    far = g.theater.map.far[a]
    for h in g.fort_at:
        if far[h] == 1:
            return True
    return False


def step_key(g: Mission, unit: int, a: int) -> int:
    """All that the printed price of a step hangs on: type, reading, hex and facing."""
    return ((g.types[unit].number * 8 + g.read.water) * 512 + a) * 8 + g.facing[unit]


def find_prices(g: Mission, unit: int, a: int) -> list[int]:
    """The same as it is now; without works, markers and carriers it is as printed."""
    beside, ground = g.theater.map.beside[a], bare_prices(g, unit, a)
    return [with_cost(g, unit, a, beside[way], with_works(g, unit, beside[way], ground[way])) for way in range(6)]


def with_cost(g: Mission, unit: int, a: int, b: int, ground: int) -> int:
    """HEROES EOD 5.2: what the ground adds, with the printed cost and one more backwards."""
    if ground == IMPASSABLE:
        return IMPASSABLE
    return move_cost(g, unit) + ground + backward_price(g, unit, a, b)


def backward_price(g: Mission, unit: int, a: int, b: int) -> int:
    """HEROES EOD 5.1: one more into a hex that is not in front."""
    return g.theater.box.figures.prices_backward if goes_backward(g, unit, a, b) else 0


def ground_price(g: Mission, unit: int, a: int, b: int) -> int:
    """HEROES EOD 5.3 and EOD 14.2: what the ground and the works on it add to the printed cost."""
    way = g.theater.map.direction(a, b)
    ground = bare_prices(g, unit, a)[way] if way >= 0 else bare_price(g, unit, a, b)
    return with_works(g, unit, b, ground)


def with_works(g: Mission, unit: int, b: int, ground: int) -> int:
    """HEROES EOD 18: the same with the works in the hex."""
    if ground == IMPASSABLE or not g.fort_at or b not in g.fort_at:
        return ground
    works = work_cost(g, b, g.types[unit].moves)
    return IMPASSABLE if works == IMPASSABLE else ground + works


def bare_prices(g: Mission, unit: int, a: int) -> list[int]:
    """What the printed ground adds in each direction; found once for all of a type."""
    here = g.theater.map
    key = (g.theater.box.type_of[unit].number * 8 + g.read.water) * 512 + a
    found = here.prices.get(key)
    if found is None:
        found = here.prices[key] = [bare_price(g, unit, a, b) if b >= 0 else IMPASSABLE for b in here.beside[a]]
    return found


def bare_price(g: Mission, unit: int, a: int, b: int) -> int:
    """HEROES EOD 5.0.1, EOD 5.3, EOD 11.3 and EOD 14.2: what the printed ground adds to the printed cost; along a
    road only the slope does."""
    kind, box, here = g.types[unit], g.theater.box, g.theater.map
    way = kind.moves
    climb = slope_price(g, unit, a, b)
    if climb == IMPASSABLE:
        return IMPASSABLE
    if here.road_between(a, b):
        return climb
    terrain = box.terrain[here.terrain[b]]
    cost = terrain.cost[way]
    if cost == IMPASSABLE or (not terrain.burdened and kind.move > box.figures.limits_unburdened):
        return IMPASSABLE
    if not terrain.fires:  # water, of which players know two prices
        cost = g.read.water
    if here.wall_between(a, b):
        if box.side_cost[way] == IMPASSABLE:
            return IMPASSABLE
        cost += box.side_cost[way]
    return cost + climb


def slope_price(g: Mission, unit: int, a: int, b: int) -> int:
    """HEROES EOD 11.3: a level up costs foot and guns one more, down nothing; two levels are a cliff."""
    rise = g.theater.map.level[b] - g.theater.map.level[a]
    column = g.types[unit].moves if g.types[unit].moves == FOOT or is_vehicle(g, unit) else GUNS
    if abs(rise) >= CLIFF:
        return g.theater.box.cliff[column]
    return g.theater.box.uphill[column] if rise == 1 else 0


def wire_dice(g: Mission, unit: int, b: int) -> int:
    """HEROES EOD 18.4: dice of AP that wire costs foot on top."""
    wire = g.fort_in(b, WIRE)
    return g.theater.box.forts[WIRE].foot_dice if wire >= 0 and g.types[unit].moves == FOOT else 0


def roll_wire(g: Mission, unit: int, b: int) -> Rules[int]:
    """HEROES 3.2.3, EOD 8.1 and EOD 18.4: they are rolled before the move. For the player it is a roll of his, off
    which CAPs come, but where CAPs pay for all of it, which must stay sure to be enough (R77)."""
    count = wire_dice(g, unit, b)
    if not count:
        return 0
    mine, boost = g.side(unit) == PLAYER, 0
    spared = mine and (g.free or g.all_fresh(g.group))
    if spared:
        yield from declare_boost(g, seldom=True, low=True)
        boost = g.boost
    roll = Roll(g.dice.roll(count))
    while True:
        more = max(0, roll.total + boost)
        lines = [Modifier("caps", boost, "3.2.3")] if boost else []
        if roll.luck:
            lines.append(Modifier("luck", roll.luck, "EOD 8.1"))
        g.tell("wire", "EOD 18.4", unit=unit, hex=b, dice=roll.dice, modifiers=lines)
        again = mine and (yield from think_again(g, roll, more <= CHEAP, luck=spared))
        if not again:
            return more


def goes_backward(g: Mission, unit: int, a: int, b: int) -> bool:
    """HEROES EOD 5.1: into a hex that is not one of the three in front. Rumours face nowhere (6.1); who gets off
    faces as its carrier does."""
    if g.types[unit].kind == RUMOUR:
        return False
    by = g.carrier[unit]
    facing = g.facing[by if by >= 0 else unit]
    return not g.theater.map.in_front(a, facing, b, False)


# -- where it leads -------------------------------------------------------------------------------


def bar_move(g: Mission, unit: int, b: int) -> Reason | None:
    """HEROES EOD 4.1, EOD 4.2, EOD 5.2 and EOD 7.7.4: why a unit may not go into this hex: half hexes are none, and
    nobody is in the way of his own side."""
    stays = bar_motion(g, unit)
    if stays is not None:
        return stays
    a = g.at[unit]
    if b < 0 or b not in g.theater.map.beside[a]:
        return NOT_NEXT
    if move_price(g, unit, a, b) == IMPASSABLE:
        return NO_WAY
    return BARRED if barred_when_leaving(g, unit, b) else None


def open_hexes(g: Mission, unit: int) -> list[int]:
    """The hexes beside a unit that can move into which it may go: those `bar_move` has nothing against."""
    near = passable(g, unit)
    if not g.entered_from[unit]:
        return near
    return [b for b in near if not barred_when_leaving(g, unit, b)]


def passable(g: Mission, unit: int) -> list[int]:
    """HEROES EOD 5.3: the hexes beside a unit whose ground and works let it in."""
    a = g.at[unit]
    beside, ground = g.theater.map.beside[a], bare_prices(g, unit, a)
    near = [beside[way] for way in range(6) if ground[way] != IMPASSABLE]
    if not g.fort_at:
        return near
    return [b for b in near if with_works(g, unit, b, 0) != IMPASSABLE]


def barred_when_leaving(g: Mission, unit: int, b: int) -> bool:
    """HEROES EOD 7.7.4 and EOD 16.1: in the turn after it was entered a unit does not leave close combat by a hex
    an enemy came from, nor by the two next to that one; nor does who is carried get off there."""
    by, came = g.carrier[unit], g.entered_from[unit]
    if not came or not in_close_combat(g, by if by >= 0 else unit):
        return False
    return came & (BITS[b] | g.theater.map.grid.around[b]) != 0


def bar_motion(g: Mission, unit: int) -> Reason | None:
    """HEROES EOD 7.5 and EOD 16.1: why a unit neither moves nor turns: not on the map, pinned, carried."""
    if g.at[unit] < 0:
        return NOT_HERE
    if g.is_carried(unit):
        return CARRIED
    return None if can_move(g, unit) else PINNED


def bonus_symbols(g: Mission, unit: int, a: int, b: int, backward: bool) -> list[int]:
    """HEROES EOD 14.1: the bonus moves left after the first hex: none backwards, nor after difficult ground, heavy
    smoke or a work."""
    box, here = g.theater.box, g.theater.map
    symbols = g.types[unit].bonus
    if not symbols or backward or b in g.heavy or works_end_bonus(g, b):
        return []
    if by_road(g, a, b):
        return symbols
    if a >= 0 and here.wall_between(a, b) and not box.side_bonus:
        return []
    return symbols if box.terrain[here.terrain[b]].bonus else []


def by_road(g: Mission, a: int, b: int) -> bool:
    """HEROES EOD 5.0.1 and EOD 5.0.2: along a road from a hex to the next, or over the edge of the map by one."""
    return g.theater.map.road_between(a, b) if a >= 0 else g.theater.map.road[b] != 0


def symbols_around(g: Mission, unit: int, left: list[int], a: int) -> list[int]:
    """HEROES EOD 14.1, EOD 18.5 and EOD 18.6: the symbol that a bonus move in each direction uses up, in whatever
    order they are printed, for one that turns as it likes on the way; NOBODY where none of those left leads there.

    Wheels go from road to road and not past another vehicle, tracks along a road or into the open; neither into a
    work or an obstacle. A wheel is used where it will do, since a track goes wherever a wheel does.
    """
    wheels = bonus_sides(g, unit, WHEELED, a) if WHEELED in left else 0
    tracks = bonus_sides(g, unit, TRACKED, a) if TRACKED in left else 0
    found = [NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY]
    for way in range(6):
        if not (wheels | tracks) >> way & 1:
            continue
        b = g.theater.map.beside[a][way]
        if g.heavy and b in g.heavy:
            continue
        if g.fort_at and works_end_bonus(g, b):
            continue
        if g.fort_at and b in g.fort_at and ground_price(g, unit, a, b) == IMPASSABLE:
            continue
        if wheels >> way & 1 and not any(is_vehicle(g, other) for other in g.stacks[b]):
            found[way] = WHEELED
        elif tracks >> way & 1:
            found[way] = TRACKED
    return found


def bonus_sides(g: Mission, unit: int, symbol: int, a: int) -> int:
    """HEROES EOD 14.1: the directions in which a bonus move goes from a hex by what is printed, a bit for each;
    found once for all of a type."""
    here = g.theater.map
    key = ((g.types[unit].number * 8 + g.read.water) * 512 + a) * 4 + symbol
    found = here.drives.get(key, -1)
    if found < 0:
        found = 0
        for way, ground in enumerate(bare_prices(g, unit, a)):
            if ground != IMPASSABLE and printed_bonus(g, symbol, a, here.beside[a][way]):
                found |= 1 << way
        here.drives[key] = found
    return found


def printed_bonus(g: Mission, symbol: int, a: int, b: int) -> bool:
    """HEROES EOD 14.1: wheels from road to road, tracks along a road or into the open."""
    box, here = g.theater.box, g.theater.map
    if here.road_between(a, b):
        return True
    if symbol == WHEELED or (here.wall_between(a, b) and TRACKED not in box.side_bonus):
        return False
    return TRACKED in box.terrain[here.terrain[b]].bonus


def symbol_for(g: Mission, unit: int, left: list[int], a: int, b: int) -> int:
    """HEROES EOD 14.1: the symbol that a bonus move to the next hex uses up."""
    way = g.theater.map.direction(a, b)
    return symbols_around(g, unit, left, a)[way] if way >= 0 else NOBODY


def next_hexes(g: Mission, unit: int, left: list[int]) -> list[int]:
    """HEROES EOD 14.1: where the next bonus move of a unit on its way may lead; never backwards."""
    if not can_move(g, unit):
        return []
    a = g.at[unit]
    near, symbols = g.theater.map.beside[a], symbols_around(g, unit, left, a)
    leads = [near[way] for way in range(6) if symbols[way] != NOBODY]
    return [b for b in leads if not goes_backward(g, unit, a, b)]


# -- what it brings about -------------------------------------------------------------------------


def enter_hex(g: Mission, unit: int, b: int) -> Rules[None]:
    """A unit of either side comes into a hex by a move: it leaves what it was dug into, meets whoever is there,
    steps on mines, may be stuck, crushes wire, mans a work that is free, and takes a control marker, even if it
    only passes (EOD 4.3, EOD 7.7.3, EOD 14.3, EOD 18)."""
    a = g.at[unit]
    leave_works(g, unit)
    g.put(unit, b)
    if g.log is not None:
        g.tell("moved", "EOD 5.2", unit=unit, from_=a, hex=b)
    side_of = g.theater.side_of
    for other in g.stacks[b]:
        if side_of[other] != side_of[unit] and side_of[other] != NEUTRAL and side_of[unit] != NEUTRAL:
            g.entered_from[other] |= 1 << a if a >= 0 else 0
    if g.fort_at:
        yield from step_on_mines(g, unit)
    if g.on_map(unit):
        if might_stick(g, unit, a, b):
            yield from get_stuck(g, unit)
        crush(g, unit, b)
        man_on_entering(g, unit)
        take_control(g)


def leave_works(g: Mission, unit: int) -> None:
    """HEROES EOD 18.3: a hasty defence is lost with a move or a turn; a trench or bunker is left."""
    bit = BITS[unit]
    if g.dug and g.dug & bit:
        g.dug ^= bit
    if g.manning and g.manning & bit:
        g.manning ^= bit
    g.entered_from[unit] = 0


def crush(g: Mission, unit: int, h: int) -> None:
    """HEROES EOD 18.4: tracks crush wire."""
    wire = g.fort_in(h, WIRE)
    if wire >= 0 and g.types[unit].moves == TRACKED:
        g.remove_fort(wire)
        g.tell("crushed", "EOD 18.4", unit=unit, hex=h)


def might_stick(g: Mission, unit: int, a: int, b: int) -> bool:
    """HEROES EOD 14.3: a vehicle off the road in a stone building, heavy woods or wire."""
    if not is_vehicle(g, unit) or by_road(g, a, b):
        return False
    box = g.theater.box
    return box.terrain[g.theater.map.terrain[b]].sticks or any(
        at == b and box.forts[kind].sticks for kind, at in zip(g.fort_kind, g.fort_at, strict=True)
    )


def get_stuck(g: Mission, unit: int) -> Rules[None]:
    """HEROES 3.2.3, EOD 8.1 and EOD 14.3: where it might be, a vehicle is stuck for the round by a roll. For the
    player's it is a roll of his."""
    box = g.theater.box
    mine, boost = g.side(unit) == PLAYER, 0
    if mine:
        yield from declare_boost(g, seldom=True)
        boost = g.boost
    roll = Roll(g.dice.roll(2))
    while True:
        held = roll.total + boost <= box.figures.stuck_at_most
        lines = [Modifier("caps", boost, "3.2.3")] if boost else []
        if roll.luck:
            lines.append(Modifier("luck", roll.luck, "EOD 8.1"))
        g.tell(
            "bogging", "EOD 14.3", unit=unit, dice=roll.dice, modifiers=lines,
            outcome="stuck" if held else "through",
        )  # fmt: skip
        again = mine and (yield from think_again(g, roll, not held))
        if not again:
            break
    if held:
        g.stuck |= 1 << unit


def turn_to(g: Mission, unit: int) -> Rules[None]:
    """HEROES EOD 5.1 and EOD 18.2: free facing after a hex. Who has come into a bunker faces as it does, or stays
    outside."""
    if g.side(unit) != PLAYER or not g.on_map(unit):
        return
    way = bunker_face(g, unit, g.at[unit])
    if way != NOBODY:
        answer = yield from one_of(PLAYER, "man", "EOD 18.2", [MAN.plain, OUTSIDE.plain], TAKE.each[unit])
        if answer.verb == MAN.word:
            g.facing[unit] = way
            return
        g.manning &= ~(1 << unit)
    ways = [FACE.each[way] for way in range(6)]
    answer = yield from one_of(PLAYER, "face", "EOD 5.1", ways, TAKE.each[unit])
    g.facing[unit] = answer.value


def drive_through(g: Mission, unit: int, came: int, b: int) -> Rules[None]:
    """HEROES EOD 7.7.3 and EOD 14.1: a bonus move; with enemies left behind on the way it was never in close
    combat, wherever it `came` from."""
    if came >= 0:
        for other in g.in_hex(g.at[unit]):
            g.entered_from[other] &= ~BITS[came]
    yield from enter_hex(g, unit, b)


def pivot(g: Mission, unit: int, way: int) -> Rules[None]:
    """HEROES EOD 5.1, EOD 18.3 and EOD 18.6: a unit of either side turns; a hasty defence is lost, mines go off."""
    if g.dug:
        g.dug &= ~(1 << unit)
    g.facing[unit] = way
    g.tell("pivoted", "EOD 5.1", unit=unit, direction=way)
    yield from step_on_mines(g, unit)
