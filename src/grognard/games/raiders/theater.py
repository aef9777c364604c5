"""What never changes in a match: map, counters, cards, missions and tables.

Built once from the records that `content.py` reads; every state of every match shares it.
Things are known by small numbers: unit 3, space 15, card 6.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grognard.engine.ask import Option
from grognard.games.raiders.records import Counters, CountersFile, MapFile, MissionFile, TablesFile
from grognard.geometry.points import distances

if TYPE_CHECKING:
    from grognard.games.raiders.rules.effects import Effect
    from grognard.games.raiders.rules.needs import Need

# Where a counter is when it is not on a space of the map. Space 0 is the staging area.
POOL: Final = -1  # in the recruit pool, for sale
DEAD: Final = -2  # out for this mission
STAGING: Final = 0
# Where an objective marker is when it is not on a space of the map.
UNDRAWN: Final = -1
REMOVED: Final = -2
CARRIED: Final = -3
DESTROYED: Final = -4
RECOVERED: Final = -5

# Kinds of raider units, of gear, and of objective markers.
LEADER: Final = 0
COMMANDO: Final = 1
ENGINEER: Final = 2
PARTISAN: Final = 3
CAMP: Final = 4
SUPPLIES: Final = 0
CHARGE: Final = 1
PISTOL: Final = 2
BREN: Final = 3
RADIO: Final = 4
FACILITY: Final = 0
BARRELS: Final = 1
SAMPLE: Final = 2
AMBUSH: Final = 3
ABANDONED: Final = 4
KINDS: Final[dict[str, list[str]]] = {
    "raiders": ["leader", "commando", "engineer", "partisan", "camp"],
    "gear": ["supplies", "charge", "pistol", "bren", "radio"],
    "objectives": ["facility", "barrels", "sample", "ambush", "abandoned"],
}

# How a unit lands: the row of the airborne table.
PARACHUTE: Final = 0
GLIDER: Final = 1

ESCAPE: Final = 99  # in the interrogation table: one of the fallen gets away


class Choice:
    """One way to take a card: what it needs, what it does."""

    __slots__ = ("effects", "needs", "option")

    def __init__(self, option: Option, needs: list[tuple[Need, int]], effects: list[tuple[Effect, int]]) -> None:
        self.option = option
        self.needs = needs
        self.effects = effects

    def redraws(self) -> bool:
        """RAIDERS 22: it puts the card just drawn under the deck."""
        return bool(self.effects) and self.effects[0][0].word == "redraw"

    def carries(self) -> bool:
        """RAIDERS 18: it is a special move by air or water."""
        for effect, _ in self.effects:
            if effect.carries:
                return True
        return False


class Branch:
    """The part of a card that applies: by how its alert check went, and by terrain where any is named."""

    __slots__ = ("check", "choices", "terrain")

    def __init__(self, check: str, terrain: list[str], choices: list[Choice]) -> None:
        self.check = check
        self.terrain = terrain
        self.choices = choices

    def applies(self, check: str, terrain: str) -> bool:
        return self.check == check and (not self.terrain or terrain in self.terrain)


class Card:
    """An operations card. A card with `uses` is kept and played later."""

    __slots__ = ("branches", "checks", "name", "uses")

    def __init__(self, name: str, branches: list[Branch], uses: list[Choice]) -> None:
        self.name = name
        self.checks = bool([b for b in branches if b.check])
        self.branches = branches
        self.uses = uses


def has(counters: list[Counters], ability: str) -> list[bool]:
    return [ability in c.abilities for c in counters]


def kinds(counters: list[Counters], group: str) -> list[int]:
    return [KINDS[group].index(c.kind) for c in counters]


def single(counters: list[Counters]) -> list[Counters]:
    """The record of every single counter."""
    return [c for c in counters for _ in c.each()]


def names(counters: list[Counters]) -> list[str]:
    return [name for c in counters for name, _ in c.each()]


class Theater:
    """One scenario of the system: everything printed on its map, counters and cards."""

    def __init__(
        self,
        maps: MapFile,
        counters: CountersFile,
        tables: TablesFile,
        cards: list[Card],
        missions: list[MissionFile],
        campaigns: dict[str, str],
    ) -> None:
        self.cards = cards
        self.missions = missions
        self.stacking = [m.stacking for m in missions]
        self.campaigns = campaigns
        # Spaces.
        self.space_names = [s.name for s in maps.spaces]
        self.terrain = [s.terrain for s in maps.spaces]
        self.stops = [maps.terrain[s.terrain].stop for s in maps.spaces]
        self.raiders_win_ties = [maps.terrain[s.terrain].tie == "raiders" for s in maps.spaces]
        self.adjacent = neighbours(maps)
        self.steps = distances(self.adjacent)
        self.objective_spaces = maps.marked("objective")
        self.is_objective = ["objective" in s.marks for s in maps.spaces]
        self.exits = maps.marked("exit")
        self.airfields = maps.marked("airfield")
        self.ports = maps.marked("port")
        self.landing_zones = [i for i, terrain in enumerate(self.terrain) if terrain == "landing"]
        # Raider units; the camp is the last of them.
        units = single(counters.raiders)
        self.unit_names = names(counters.raiders)
        self.kind = kinds(units, "raiders")
        self.combat = [c.combat for c in units]
        self.moves = [c.move for c in units]
        self.unit_cost = [c.cost for c in units]
        self.elite = has(units, "elite")
        self.scouts = has(units, "scout")
        self.guides = has(units, "guide")
        self.demolishes = has(units, "demolition")
        self.lands_by = [
            PARACHUTE if "parachute" in c.abilities else GLIDER if "glider" in c.abilities else -1 for c in units
        ]
        self.camp = self.kind.index(CAMP)
        # Gear and air support.
        gear = single(counters.gear)
        self.gear_names = names(counters.gear)
        self.gear_kind = kinds(gear, "gear")
        self.gear_cost = [c.cost for c in gear]
        self.gear_limit = counters.gear_limit
        self.air_cost = counters.air_strike.cost
        self.air_strike_combat = counters.air_strike.combat
        # Hostiles.
        hostiles = single(counters.hostiles)
        self.hostile_names = names(counters.hostiles)
        self.hostile_kinds = [c.kind for c in hostiles]
        self.hostile_combat = [c.combat for c in hostiles]
        self.hostile_elite = has(hostiles, "elite")
        self.is_flak = has(hostiles, "flak")
        self.is_gestapo = has(hostiles, "gestapo")
        # Objective markers.
        markers = single(counters.objectives)
        self.marker_names = names(counters.objectives)
        self.marker_kind = kinds(markers, "objectives")
        self.marker_rp = [c.rp for c in markers]
        # Tables and tracks.
        self.airborne = [tables.airborne.parachute, tables.airborne.glider]
        self.random_spaces = [self.space_names.index(name) for name in tables.random]
        self.interrogation = [r if isinstance(r, int) else ESCAPE for r in tables.interrogation]
        self.demolition_needs = tables.demolition
        self.alert_max = counters.tracks.alert
        self.rp_max = counters.tracks.rp


def neighbours(maps: MapFile) -> list[list[int]]:
    """The spaces next to each: a route is written at one of its ends."""
    spaces = maps.spaces
    return [
        [j for j, other in enumerate(spaces) if space.name in other.routes or other.name in space.routes]
        for space in spaces
    ]
