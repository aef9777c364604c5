"""HEROES 2.5 and EOD 5.0.2: reinforcements come over the edge, and units leave the map where a mission lets
them."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Rules
from grognard.engine.reason import Reason
from grognard.games.heroes.records.missions import Effect, Special
from grognard.games.heroes.rules.deeds import Deed, enter
from grognard.games.heroes.rules.facing import ALL_WAYS, facing_at
from grognard.games.heroes.rules.lots import by_die
from grognard.games.heroes.rules.marching import drive_on
from grognard.games.heroes.rules.moving import IMPASSABLE, bar_motion, bonus_symbols, enter_hex
from grognard.games.heroes.rules.rumours import free_hex, stands
from grognard.games.heroes.rules.values import move_cost
from grognard.games.heroes.rules.verbs import ENTER, EXIT
from grognard.games.heroes.rules.victory import score_exit
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, BOX, COMING, DIRECTIONS, LEFT, NOBODY, PLAYER, UnitType

NO_EXIT: Final = Reason("no-exit", "EOD 5.0.2")
NOT_COMING: Final = Reason("not-coming", "EOD 5.0.2")
NO_ENTRY: Final = Reason("no-entry", "EOD 5.0.2")


# -- coming ---------------------------------------------------------------------------------------


def coming(g: Mission) -> list[int]:
    """The player's units that wait at the edge."""
    return g.coming(PLAYER)


def arrive(g: Mission) -> None:
    """HEROES 2.5: those whose round it is."""
    for one in g.theater.mission.reinforcements:
        if one.round == g.round:
            bring_on(g, PLAYER if one.side == "player" else AI, one.units, one.entry, one.at, one.facing)


def bring_on(
    g: Mission, side: int, keys: tuple[str, ...], entry: tuple[str, ...], at: str | None, facing: str | None
) -> list[int]:
    """Reinforcements: at a hex they stand there at once; over entry hexes the player brings them on by a move, and
    the AI's come to the free one nearest an objective, by die where that leaves several."""
    came: list[int] = []
    for key in keys:
        unit = free_unit(g, key)
        if unit < 0:
            continue
        came.append(unit)
        if at is not None:
            stand(g, unit, g.theater.hex(at) if side == PLAYER else free_hex(g, unit, g.theater.hex(at)), facing)
        elif side == PLAYER:
            g.put(unit, COMING)
            g.tell("coming", "EOD 5.0.2", unit=unit)
        else:
            stand(g, unit, entry_of_ai(g, unit, [g.theater.hex(name) for name in entry]), facing)
    return came


def stand(g: Mission, unit: int, h: int, facing: str | None) -> None:
    """HEROES 5.3.1: it is on the map; where no facing is given an AI turns as after a move, a Unit to the nearest
    enemy."""
    g.put(unit, h)
    if facing is not None:
        g.facing[unit] = DIRECTIONS.index(facing)
    elif g.side(unit) == AI:
        g.facing[unit] = facing_at(g, unit, h, [], ALL_WAYS, True)
    else:
        g.facing[unit] = towards_enemy(g, unit)
    g.tell("arrived", "EOD 5.0.2", unit=unit, hex=h)


def towards_enemy(g: Mission, unit: int) -> int:
    """The facing that has the nearest enemy of another hex most nearly before it."""
    here = g.at[unit]
    foes = [foe for foe in g.force[AI] if g.at[foe] != here]
    if not foes:
        return 0
    near = min(foes, key=lambda foe: (g.far(here, g.at[foe]), foe))
    ways = [way for way in range(6) if g.theater.map.grid.arcs[here][way] >> g.at[near] & 1]
    beside = [((way - 1) % 6 in ways) + ((way + 1) % 6 in ways) for way in ways]
    return ways[beside.index(max(beside))]


def free_unit(g: Mission, key: str) -> int:
    """A counter of this type that is neither in play nor in the cup; -1 for none."""
    kind: UnitType = next(one for one in g.theater.box.types if one.key == key)
    for unit in kind.units:
        if g.at[unit] == BOX and unit not in g.cup:
            return unit
    return -1


def entry_of_ai(g: Mission, ai: int, entry: list[int]) -> int:
    """HEROES 42, C14: of its entry hexes the AI takes the free one nearest an objective; a die decides among
    equals."""
    free = [h for h in entry if stands(g, ai, h)] or [free_hex(g, ai, entry[0])]
    goals = g.objectives() or [g.at[unit] for unit in g.visible_units()]
    if goals:
        least = min([g.far(h, goal) for h in free for goal in goals])
        free = [h for h in free if min([g.far(h, goal) for goal in goals]) == least]
    return free[0] if len(free) == 1 else by_die(g, sorted(free), None, "hex")


def entries_of(g: Mission, unit: int) -> list[int]:
    """Where a waiting unit may come on: what the mission says of its type."""
    key = g.types[unit].key
    found: list[str] = []
    for one in g.theater.mission.reinforcements:
        if one.side == "player" and key in one.units:
            found += one.entry
    for box in g.theater.mission.sheet:
        for effect in all_effects(box.effects):
            told = effect.reinforce
            if told is not None and told.side == "player" and key in told.units:
                found += told.entry
    return [g.theater.hex(name) for name in dict.fromkeys(found)]


def all_effects(effects: tuple[Effect, ...]) -> list[Effect]:
    """Effects with those that hang on their dice."""
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        for row in effect.table:
            found += all_effects(row.effects)
    return found


class Enter(Deed):
    """HEROES EOD 5.0.2 and EOD 14.1: a unit that waits at the edge moves into one of its entry hexes, and a
    vehicle on with its bonus moves."""

    def values(self, g: Mission, unit: int) -> list[int]:
        return entries_of(g, unit) if g.at[unit] == COMING else []

    def bar(self, g: Mission, unit: int, value: int) -> Reason | None:
        if g.at[unit] != COMING:
            return NOT_COMING
        if value not in entries_of(g, unit) or self.ground(g, unit, value) == IMPASSABLE:
            return NO_ENTRY
        return None

    def ground(self, g: Mission, unit: int, value: int) -> int:
        """What the hex costs who comes from outside: by a road nothing."""
        here = g.theater.map
        if here.road[value]:
            return 0
        return g.theater.box.terrain[here.terrain[value]].cost[g.types[unit].moves]

    def cost(self, g: Mission, unit: int, value: int) -> int:
        return move_cost(g, unit) + self.ground(g, unit, value)

    def carry_out(self, g: Mission, unit: int, value: int) -> Rules[None]:
        left = bonus_symbols(g, unit, NOBODY, value, False)
        yield from enter_hex(g, unit, value)
        yield from drive_on(g, unit, NOBODY, left)


# -- leaving --------------------------------------------------------------------------------------


def exit_of(g: Mission, unit: int) -> str:
    """HEROES EOD 5.0.2: the special rule by which a unit may leave from where it is; "" for none."""
    for one in exits_for(g, unit):
        assert one.exit is not None
        if g.theater.leads_off(g.at[unit], one.exit):
            return one.id
    return ""


def exits_for(g: Mission, unit: int) -> list[Special]:
    """HEROES EOD 5.0.2: the special rules by which a unit like this may leave the map now, from the right hex."""
    side = "player" if g.side(unit) == PLAYER else "ai"
    found: list[Special] = []
    for one in g.theater.exits:
        way = one.exit
        if way is None or way.side != side or not in_force(g, one):
            continue
        if way.types and g.types[unit].key not in way.types:
            continue
        if way.from_box is None or g.box >= way.from_box:
            found.append(one)
    return found


def in_force(g: Mission, one: Special) -> bool:
    """Whether a special rule holds already: some wait for an event."""
    return not one.waits or f"{g.theater.key}:{one.id}" in [g.theater.box.note_names[n] for n in g.noted]


class Exit(Deed):
    """HEROES EOD 5.0.2: off the map, where the mission lets it."""

    def values(self, g: Mission, unit: int) -> list[int]:
        return [-1] if g.at[unit] >= 0 and g.theater.leaves[g.at[unit]] and exit_of(g, unit) else []

    def bar(self, g: Mission, unit: int, value: int) -> Reason | None:
        stays = bar_motion(g, unit)
        return stays if stays is not None else None if exit_of(g, unit) else NO_EXIT

    def cost(self, g: Mission, unit: int, value: int) -> int:
        return move_cost(g, unit)

    def carry_out(self, g: Mission, unit: int, value: int) -> Rules[None]:
        leave(g, unit)
        yield from ()


def leave(g: Mission, unit: int) -> None:
    """A unit of either side leaves the map, with whom it carries; points come for each."""
    rule = exit_of(g, unit)
    for one in [unit, *g.passengers(unit)]:
        g.put(one, LEFT)
        g.tell("left", "EOD 5.0.2", unit=one)
        score_exit(g, rule)


enter(Enter(ENTER))
enter(Exit(EXIT))
