"""Builds what never changes (`theater.py`) from the content files: the box once, a theater for each mission."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

import msgspec

from grognard.games.heroes import theater as t
from grognard.games.heroes.content import Content, content
from grognard.games.heroes.map import Grid, Map
from grognard.games.heroes.records.base import Fort
from grognard.games.heroes.records.missions import Mission
from grognard.games.heroes.records.orders import Card, Order, Target
from grognard.games.heroes.records.printed import Costs, Counter, Slope
from grognard.games.heroes.rules.conditions import compiled

HERDS = {"cattle": t.CATTLE, "refugees": t.REFUGEES}


@cache
def grid() -> Grid:
    """The hexes of every board."""
    return Grid()


@cache
def board(key: str) -> Map:
    """One of the boards, with who sees whom."""
    c = content()
    printed, made = c.boards[key], Map(key, grid())
    number = {name: h for h, name in enumerate(grid().names)}
    kinds = list(c.terrain.hexes)
    for terrain, hexes in printed.terrain.items():
        for name in hexes:
            made.terrain[number[name]] = kinds.index(terrain)
            if c.terrain.hexes[terrain].blocks:
                made.stand(number[name])
    for level, hexes in printed.levels.items():
        for name in hexes:
            made.level[number[name]] = level
    for wall in printed.walls:
        one, _, other = wall.partition("/")
        made.put_wall(number[one], number[other])
    for road in printed.roads:
        for one, other in zip(road, road[1:], strict=False):
            made.put_road(number[one], number[other])
    made.finish()
    return made


# -- the box --------------------------------------------------------------------------------------


@cache
def box() -> t.Box:
    """Counters, markers, cards and tables."""
    return box_of(content())


def box_of(c: Content) -> t.Box:
    """The box of this content: our own, or one with the order cards of a private deck."""
    found: dict[str, int] = {}
    for name, table in msgspec.to_builtins(c.tables).items():
        if isinstance(table, dict):
            found.update(figures_of(name, table))
    made = t.Box(t.Figures(found))
    made.hex_names = grid().names
    add_units(made, c)
    add_markers(made, c)
    add_ground(made, c)
    add_actions(made, c)
    types = {kind.key: kind.number for kind in made.types}
    for card in c.orders.values():
        made.cards.append(order_card(card, types, made.hex_names))
        made.card_names.append(f"{card.number:02}")
    made.type_names = [kind.key for kind in made.types]
    made.mission_names, made.campaign_names = list(c.missions), list(c.campaigns)
    made.cup_names = [*made.unit_names, "no-enemy", "mine"]
    made.note_names = list(
        dict.fromkeys([f"{key}:{one.id}" for key, m in c.missions.items() for one in m.special if one.waits])
    )
    return made


def figures_of(name: str, table: dict[str, Any]) -> dict[str, int]:
    """The numbers of a table under its name."""
    found: dict[str, int] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            found.update(figures_of(f"{name}.{key}", value))
        elif isinstance(value, int):
            found[f"{name}.{key}"] = value
    return found


def add_units(made: t.Box, c: Content) -> None:
    """Every copy of every counter, with the number printed on it; rumours, cattle and refugees behind them."""
    for number, (key, counter) in enumerate(c.counters.items()):
        kind = unit_type(number, key, counter)
        made.types.append(kind)
        for printed in counter.numbers:
            add_unit(made, kind, unit_name(counter, printed))
    for key, what, count in (
        ("rumour", t.RUMOUR, c.rumoured),
        ("cattle", t.CATTLE, c.neutrals),
        ("refugees", t.REFUGEES, c.neutrals),
    ):
        kind = t.UnitType(len(made.types), key, what, t.NEITHER)
        if what == t.RUMOUR:
            kind.move, kind.range = c.tables.rumours.move_ap, c.tables.rumours.range
        else:
            neutral = c.terrain.neutrals[key]  # type: ignore[index]
            kind.front = kind.flank = neutral.defence
            kind.combat = False
        made.types.append(kind)
        for printed in range(1, count + 1):
            add_unit(made, kind, f"{'PE' if what == t.RUMOUR else key.capitalize()} {printed}")
    made.rumours = [unit for unit, kind in enumerate(made.kind_of) if kind == t.RUMOUR]


def unit_name(counter: Counter, printed: int) -> str:
    """Both armies have Rifles 04: the name says whose."""
    return f"{counter.army.capitalize()} {counter.name['en']} {printed:02}"


def add_unit(made: t.Box, kind: t.UnitType, name: str) -> None:
    kind.units.append(len(made.unit_names))
    made.unit_names.append(name)
    made.type_of.append(kind)
    made.kind_of.append(kind.kind)
    made.army_of.append(kind.army)


def unit_type(number: int, key: str, counter: Counter) -> t.UnitType:
    made = t.UnitType(number, key, t.KINDS.index(counter.kind), t.ARMIES.index(counter.army))
    made.moves = t.MOVES.index(counter.move)
    made.fire = counter.fire_ap or -1
    made.indirect = counter.indirect_ap or 0
    made.move = counter.move_ap
    made.bonus = [t.MOVES.index(symbol) for symbol in counter.bonus]
    made.fp = [t.UNARMED if fp is None else fp for fp in (counter.red, counter.blue)]
    made.range, made.minimum = counter.range, counter.range_min
    made.front, made.front_colour = counter.front, t.COLOURS.index(counter.front_colour)
    made.flank, made.flank_colour = counter.flank, t.COLOURS.index(counter.flank_colour)
    made.crewed = [counter.crewed is not None, counter.crewed == "both"]
    made.penalty = counter.cc_penalty
    made.turret = counter.turret
    made.open_topped = counter.open_topped
    made.flame = counter.special == "flamethrower"
    made.shells = counter.special == "explosive"
    made.smoke = counter.smoke
    made.apc = counter.passenger_dm
    made.combat = counter.combat
    return made


def add_markers(made: t.Box, c: Content) -> None:
    for number, (key, hit) in enumerate(c.hits.items()):
        one = t.MarkerType(number, key, t.RED if hit.pool == "soft" else t.BLUE, hit.count)
        one.rally = hit.rally or 0
        one.kills = hit.destroyed
        one.blocks_fire, one.blocks_move = hit.no_fire, hit.no_move
        one.fire, one.move = hit.fire_cost, hit.move_cost
        one.fp = [hit.red, hit.blue]
        one.range = hit.range or 0
        one.front, one.flank = hit.front, hit.flank
        one.gun_lost = -1 if hit.gun_lost is None else t.COLOURS.index(hit.gun_lost)
        made.markers.append(one)
        made.marker_names.append(key)


def costs(c: Costs) -> list[int]:
    """By MOVES; -1 for what cannot pass."""
    return [-1 if cost is None else cost for cost in (c.foot, c.wheeled, c.tracked)]


def symbols(names: tuple[str, ...]) -> list[int]:
    return [t.MOVES.index(name) for name in names]


def slope(s: Slope) -> list[int]:
    return [-1 if cost is None else cost for cost in (s.foot, s.wheeled, s.tracked, s.gun)]


def add_ground(made: t.Box, c: Content) -> None:
    for number, (key, terrain) in enumerate(c.terrain.hexes.items()):
        one = t.Terrain(number, key)
        one.cost, one.dm, one.blocks = costs(terrain.cost), terrain.dm, terrain.blocks
        one.bonus, one.sticks = symbols(terrain.bonus), terrain.sticks
        one.burdened, one.fires, one.air_burst = terrain.burdened, terrain.fires, terrain.air_burst
        made.terrain.append(one)
    wall = c.terrain.sides["wall"]
    made.side_cost, made.side_dm, made.side_bonus = costs(wall.cost), wall.dm, symbols(wall.bonus)
    made.uphill, made.cliff = slope(c.terrain.uphill), slope(c.terrain.cliff)
    light, heavy = c.terrain.smoke["light"], c.terrain.smoke["heavy"]
    made.light = t.Smoke(light.dm, light.fp, symbols(light.bonus))
    made.heavy = t.Smoke(heavy.dm, heavy.fp, symbols(heavy.bonus))
    cattle = c.terrain.neutrals["cattle"]
    made.herd_dm, made.herd_defence = cattle.dm, cattle.defence
    for number, (name, fort) in enumerate(c.forts.items()):
        work = t.FortType(number, name)
        work.dm, work.flank_dm, work.defence = fort.dm, fort.flank_dm, fort.defence or 0
        work.shelters, work.faces, work.leaves_with = list(fort.shelters), fort.faces, fort.leaves_with
        work.cost, work.foot_dice, work.crushed = costs(fort.cost), fort.foot_dice, fort.crushed
        work.bonus, work.sticks = symbols(fort.bonus), fort.sticks
        work.hit, work.destroyed = fort.hit or 0, fort.destroyed or 0
        made.forts.append(work)
    assert [fort.key for fort in made.forts] == t.FORTS == list(get_args(Fort))


def add_actions(made: t.Box, c: Content) -> None:
    for number, (key, action) in enumerate(c.actions.items()):
        one = t.ActionType(number, key, t.CARD_KINDS.index(action.kind), action.effect)
        one.army = t.NEITHER if action.army is None else t.ARMIES.index(action.army)
        one.ap = -1 if action.cost.ap is None else action.cost.ap
        one.caps = -1 if action.cost.cap is None else action.cost.cap
        one.figures = dict(action.figures)  # type: ignore[arg-type]
        made.actions.append(one)
        for copy in range(1, action.copies + 1):
            one.cards.append(len(made.action_names))
            made.action_of.append(one)
            made.action_names.append(f"{key} {action.show['en']}" + (f" {copy}" if action.copies > 1 else ""))


# -- orders ---------------------------------------------------------------------------------------


def order_card(card: Card, types: dict[str, int], hexes: list[str]) -> t.OrderCard:
    made = t.OrderCard(card.number, card.colour == "blue", card.spent)
    made.stay_fresh, made.stance = card.stay_fresh, card.stance
    made.suit, made.corner = card.corner.suit, hexes.index(card.corner.hex)
    if card.advance is not None:
        made.boxes = card.advance.boxes
        made.at_most = -1 if card.advance.at_most is None else card.advance.at_most
    made.close, made.short, made.third = list(card.close), list(card.short), card.third or ""
    made.orders = [order_of(order, types, hexes) for order in card.orders]
    return made


def order_of(order: Order, types: dict[str, int], hexes: list[str]) -> t.Order:
    """An order with numbers for names. Armies stay armies: cards are printed for whoever plays."""
    made = t.Order(order.do)
    made.when = None if order.when is None else compiled(order.when, {name: h for h, name in enumerate(hexes)})
    made.ask(list(order.who.is_))
    made.types = [types[key] for key in order.who.type]
    made.no_unit_within = order.who.no_unit_within or 0
    made.most, made.least = order.who.most or "", order.who.least or ""
    made.group = order.who.group is not None
    made.farthest = bool(order.farthest)
    made.aim([target(one, types, hexes) for one in order.farthest or order.nearest])
    made.cap = order.cap
    return made


def event_order(theater: t.Theater, order: Order) -> t.Order:
    """The order of an event, made once."""
    made = theater.order_of.get(order)
    if made is None:
        numbers = {kind.key: kind.number for kind in theater.box.types}
        made = theater.order_of[order] = order_of(order, numbers, theater.box.hex_names)
    return made


def target(one: Target, types: dict[str, int], hexes: list[str]) -> t.Target:
    if one.unit is not None:
        made = t.Target("unit")
        made.ask(list(one.unit.is_))
        made.types = [types[key] for key in one.unit.type]
        made.most, made.least = one.unit.most or "", one.unit.least or ""
    elif one.objective:
        made = t.Target("objective")
    elif one.control is not None:
        made = t.Target("control")
        made.army = t.ARMIES.index(one.control)
    elif one.hex is not None:
        made = t.Target("hex")
        made.hexes = [hexes.index(one.hex)]
    else:
        made = t.Target("edge")
        made.edge = one.edge or ""
        made.hexes = [hexes.index(name) for name in one.hexes]
    return made


# -- missions -------------------------------------------------------------------------------------


def theater(key: str, difficulty: str = "printed", of: t.Box | None = None) -> t.Theater:
    """A mission as its file has it, with what the difficulty changes in it. `of`: with the cards of another box."""
    return theater_in(of or box(), key, difficulty)


@cache
def theater_in(b: t.Box, key: str, difficulty: str) -> t.Theater:
    return theater_of(key, content().missions[key], difficulty, b)


def theater_of(key: str, m: Mission, difficulty: str = "printed", of: t.Box | None = None) -> t.Theater:
    """A mission of whatever file."""
    b = of or box()
    made = t.Theater(b, key, board(m.board), m)
    types = {kind.key: kind for kind in b.types}
    numbers = {kind.key: kind.number for kind in b.types}
    made.first = t.PLAYER if m.first_initiative == "player" else t.AI
    made.caps = m.caps
    made.vp = m.vp.points if m.vp.side == m.player else -m.vp.points
    made.head_start = content().difficulty[difficulty].head_start
    made.controls = [(made.hex(marker.hex), made.side(marker.side)) for marker in m.markers]
    made.objectives = [made.hex(name) for name in m.objectives]
    taken: set[int] = set()
    # Counters the mission names by their number come first, so that no other takes them.
    for placed in sorted((*m.units, *m.ai), key=lambda one: one.number is None):
        unit = free_counter(b, types[placed.unit], placed.number, taken)
        one = t.Placement(unit, made.hex(placed.hex), t.DIRECTIONS.index(placed.facing))
        one.fort = placed.inside is not None
        made.set_up.append(one)
    for unit, name in zip(b.rumours, m.rumoured, strict=False):
        made.set_up.append(t.Placement(unit, made.hex(name), 0))
    for herd in m.neutrals:
        unit = free_counter(b, b.types[[kind.kind for kind in b.types].index(HERDS[herd.kind])], None, taken)
        made.set_up.append(t.Placement(unit, made.hex(herd.hex), 0))
    for fort in m.forts:
        side = t.NEUTRAL if fort.side is None else made.side(fort.side)
        facing = -1 if fort.facing is None else t.DIRECTIONS.index(fort.facing)
        made.forts.append((t.FORTS.index(fort.fort), made.hex(fort.hex), facing, side))
    for name in m.cup:
        made.cup.append(cup_counter(b, types, name, taken))
    wanted = content().deck(m, difficulty)
    printed = [card.number for card in b.cards]
    made.orders = [printed.index(number) for number in wanted]
    for name in m.action_cards.numbers:
        made.action_deck += b.actions[list(content().actions).index(name)].cards
    made.reactive = [order_of(order, numbers, b.hex_names) for order in m.reactive]
    made.mission_orders = [order_of(order, numbers, b.hex_names) for order in m.orders]
    made.called = {name.split(" ", 1)[1]: name for name in b.unit_names if name.startswith(("German ", "Soviet "))}
    both = [name.split(" ", 1)[1] for name in b.unit_names if name.startswith("German ")]
    for name in both:
        if f"Soviet {name}" in b.unit_names:
            del made.called[name]
    return made


def free_counter(b: t.Box, kind: t.UnitType, number: int | None, taken: set[int]) -> int:
    """The counter with that number on it, or the first of its type that is free."""
    for unit in kind.units:
        if unit not in taken and (number is None or b.unit_names[unit].endswith(f" {number:02}")):
            taken.add(unit)
            return unit
    raise AssertionError(f"no counter {kind.key} {number} left")


def cup_counter(b: t.Box, types: dict[str, t.UnitType], name: str, taken: set[int]) -> int:
    if name == "no-enemy":
        return b.no_enemy
    return b.mine if name == "mine" else free_counter(b, types[name], None, taken)
