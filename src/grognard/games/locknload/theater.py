"""What never changes in a match: counters, weapons, cards, charts, and the scenario with its map.

Built once from the content files by `printed.py`; every state of every match shares it. Things are known by small
numbers: unit 3, weapon 5, card 7, location 112 (see `map.py`).
"""

from __future__ import annotations

from typing import Final

from grognard.games.locknload.map import STOREYS, Map

US: Final = 0
GERMAN: Final = 1
NOBODY: Final = -1
SIDES: Final = ["us", "german"]
DIRECTIONS: Final = ["north", "north-east", "south-east", "south", "south-west", "north-west"]

# Where a unit is when it is at no location. Waiting off the board with group n is WAITING - n.
BOX: Final = -1
DEAD: Final = -2
LEFT: Final = -3  # left the board
OFF: Final = -4  # a sniper who has yet to be placed (11.4)
TRAY: Final = -5  # to be set up
WAITING: Final = -10

# Kinds of units, in the order of the content files.
SQUAD: Final = 0
HALF: Final = 1
CREW: Final = 2
TEAM: Final = 3
LEADER: Final = 4
HERO: Final = 5
MEDIC: Final = 6
SNIPER: Final = 7
SCOUT: Final = 8
CHAPLAIN: Final = 9
ADVISOR: Final = 10

# Traits of a unit, as bits.
ASSAULT: Final = 1
STEALTH: Final = 2
SELF_RALLY: Final = 4
GLIDER: Final = 8
SS: Final = 16
M: Final = 32
AMBUSH: Final = 64
ADVISED: Final = 128
GUN: Final = 256
ARC: Final = 512
TRAITS: Final = [
    "assault", "stealth", "self-rally", "glider", "ss", "melee", "ambush", "advised", "gun", "arc",
]  # fmt: skip

# What rules ask all the time of what is printed on a unit, as the bits of `Box.bits_of`.
IS_LEADER: Final = 1
IS_GUN: Final = 2  # on wheels (1.6.3)
IS_HEAVY: Final = 4  # a gun or a scout: the ground is not to them what it is to others (1.6.3, 11.7)
IS_SLOWED: Final = 8  # by a weapon it carries (1.6.1)
IS_BLIND: Final = 16  # looks for nobody (11.3, 11.5)
HAS_SMOKE: Final = 32  # a squad, half-squad, crew or team of a nation that has smoke (7.0)
HOLDS: Final = 64  # a squad, half-squad, crew, team or hero, who control what they hold
ON_FOOT: Final = 128  # goes at all, and is no gun
GOES: Final = 256  # GOES << gait: can move so (6.1, 6.3, 6.4)

# Kinds of weapons.
MACHINE_GUN: Final = 0
FLAMETHROWER: Final = 1
SATCHEL: Final = 2
CLAYMORE: Final = 3
WEAPON_KINDS: Final = ["machine-gun", "flamethrower", "satchel", "claymore"]

# What skill cards do, in the order of the content's register.
SKILLS: Final = [
    "assault_here", "mf", "impulse_first", "endure", "spotting", "morale", "fp", "range", "melee_times",
    "melee_first", "light_load", "rally", "joins_halves", "reroll", "stealth", "serves_alone", "close_assault",
    "unafraid", "drift",
]  # fmt: skip
ASSAULT_HERE: Final = 0
MORE_MF: Final = 1
IMPULSE_FIRST: Final = 2
ENDURE: Final = 3
SPOTTING: Final = 4
MORALE: Final = 5
MORE_FP: Final = 6
RANGE: Final = 7
MELEE_TIMES: Final = 8
MELEE_FIRST: Final = 9
LIGHT_LOAD: Final = 10
RALLY: Final = 11
JOINS_HALVES: Final = 12
REROLL: Final = 13
GHOST: Final = 14
SERVES_ALONE: Final = 15

# Classes of terrain to sight and spotting (10.3).
OPEN: Final = 0
DEGRADING: Final = 1
BLOCKING: Final = 2
CLASSES: Final = ["open", "degrading", "blocking"]

# Fortifications.
BUNKER: Final = "bunker"
FOXHOLE: Final = "foxhole"
WIRE: Final = "wire"

# Results of a damage check.
NONE: Final = 0
SHAKEN: Final = 1
CASUALTIES: Final = 2
WOUNDED: Final = 3
ELIMINATED: Final = 4
RESULTS: Final = ["none", "shaken", "casualties", "wounded", "eliminated"]

# What points are given for.
CONTROL: Final = 0
BEYOND: Final = 1
ELIMINATED_UNITS: Final = 2
EXITED: Final = 3
CARRIED: Final = 4
SPIKED: Final = 5
UNSPIKED: Final = 6
SCORES: Final = ["control", "beyond", "eliminated", "exited", "carried", "spiked", "unspiked"]

PROHIBITED: Final = 99
"""The cost of what nobody on foot enters."""
EVERYWHERE: Final = 999
"""The range of who fires as far as he sees."""


class UnitType:
    """A counter as printed. `fp` and `leadership` are -1 where there is none."""

    __slots__ = (
        "forces", "fp", "key", "kind", "leadership", "mf", "morale", "nation", "number", "range", "reduces",
        "shaken_morale", "side", "traits", "units", "wounded_fp", "wounded_mf", "wounded_morale", "wounded_range",
    )  # fmt: skip

    def __init__(self, number: int, key: str, kind: int, side: int, forces: int, nation: str) -> None:
        self.number = number
        self.key = key
        self.kind = kind
        self.side = side
        self.forces = forces
        """A bit for each background colour (3.0)."""
        self.nation = nation
        self.fp = -1
        self.range = 0
        self.mf = 0
        self.morale = 0
        self.shaken_morale = 0
        self.leadership = -1
        self.traits = 0
        self.reduces: list[int] = []
        """The types casualties leave of it; of two the first on an even die."""
        self.wounded_fp = 0
        self.wounded_range = 0
        self.wounded_mf = 0
        self.wounded_morale = 0
        self.units: list[int] = []
        """All counters of this type."""


class WeaponType:
    """A support weapon; `other_fp` is -1 where its other side does not fire, or there is none."""

    __slots__ = (
        "fp", "jams", "key", "kind", "melee", "never_halved", "number", "once", "other_fp", "other_range", "range",
        "tripod", "weapons",
    )  # fmt: skip

    def __init__(self, number: int, key: str, kind: int, fp: int, range: int) -> None:
        self.number = number
        self.key = key
        self.kind = kind
        self.fp = fp
        self.range = range
        self.other_fp = -1
        self.other_range = 0
        self.melee = False
        self.once = False
        self.jams = False
        self.tripod = False
        self.never_halved = False
        self.weapons: list[int] = []


class Carrier:
    """1.6.1: how many weapons a kind of unit carries and serves, and what that takes off it."""

    __slots__ = ("carries", "fires", "half", "keeps", "mf")

    def __init__(self, carries: int, mf: int, fires: int, keeps: int, half: bool) -> None:
        self.carries = carries
        self.mf = mf
        self.fires = fires
        self.keeps = keeps
        """With so many weapons or fewer its own firepower fires too."""
        self.half = half


class CardType:
    """A skill card: whom it is for, a number for each of `SKILLS`, the weapon type it brings to each side,
    whether it needs vehicles or artillery."""

    __slots__ = ("effects", "item", "key", "kinds", "needs", "once")

    def __init__(self, key: str, kinds: list[bool], once: bool, effects: list[int], item: list[int]) -> None:
        self.key = key
        self.kinds = kinds
        self.once = once
        self.effects = effects
        self.item = item
        self.needs = False


class SideType:
    """A kind of hexside: what crossing it costs, gives, and does to fire (10.3)."""

    __slots__ = ("bars_guns", "cost", "hampers", "tm")

    def __init__(self, cost: int, tm: int, bars_guns: bool, hampers: bool) -> None:
        self.cost = cost
        self.tm = tm
        self.bars_guns = bars_guns
        self.hampers = hampers


class WorkType:
    """A fortification (21): what it adds, or costs instead of the hex; `fp` of mines."""

    __slots__ = ("cost", "enter", "fp", "indoors", "instead", "key", "most", "tm")

    def __init__(self, key: str, cost: int, instead: bool, enter: int, tm: int, fp: int, most: int) -> None:
        self.key = key
        self.cost = cost
        self.instead = instead
        self.enter = enter
        self.tm = tm
        self.fp = fp
        self.most = most
        self.indoors = True


class Column:
    """8.0: a column of the melee table."""

    __slots__ = ("attackers", "defenders", "kill")

    def __init__(self, attackers: int, defenders: int, kill: int) -> None:
        self.attackers = attackers
        self.defenders = defenders
        self.kill = kill


class Tables:
    """The figures of the charts, by their names in the content."""

    __slots__ = (
        "advised", "ambush", "attack", "columns", "crossing", "damage_hero", "damage_mmc", "damage_mmc_shaken",
        "damage_smc", "damage_smc_shaken", "double_time", "exit", "flare", "flare_lights", "flare_reach", "glider",
        "hero", "hero_made", "in_cover", "level", "m", "moving_seen", "ops_zero", "passes", "road", "scout",
        "smcs", "smoke", "smoke_cost", "smoke_reach", "smoke_tm", "sniper_dice", "spot_blocking", "spot_degrading",
        "squads", "stairs", "team", "zero_attacking", "zero_defending", "zero_fp",
    )  # fmt: skip

    def __init__(self) -> None:
        self.attack: dict[str, int] = {}
        """What each modifier of the direct fire table adds."""
        self.ops_zero = 0
        self.damage_mmc: list[int] = []
        self.damage_mmc_shaken: list[int] = []
        self.damage_smc: list[int] = []
        self.damage_smc_shaken: list[int] = []
        self.damage_hero: list[int] = []
        self.columns: list[Column] = []
        self.zero_fp = 0
        self.zero_attacking = 0
        self.zero_defending = 0
        self.hero = 0
        self.glider = 0
        self.team = 0
        self.m = 0
        self.ambush = 0
        self.spot_blocking = 0
        self.spot_degrading = 0
        self.crossing = 0
        self.scout = 0
        self.smoke: dict[str, int] = {}
        self.smoke_reach = 0
        self.smoke_tm = 0
        self.smoke_cost = 0
        self.flare: dict[str, int] = {}
        self.flare_reach = 0
        self.flare_lights = 0
        self.moving_seen = 0
        self.double_time = 0
        self.in_cover = 0
        self.sniper_dice = 0
        self.advised = 0
        self.hero_made = 0
        self.squads = 0
        self.smcs = 0
        self.passes = 0
        self.road = 0
        self.stairs = 0
        self.level = 0
        self.exit = 0


class Box:
    """All counters, weapons, cards and charts of the game, whatever the scenario."""

    __slots__ = (
        "bits_of", "bulk_of", "card_names", "cards", "cards_for", "carriers", "claymores", "event_names",
        "event_numbers", "event_words", "force_names", "group_names", "group_numbers", "group_words", "kind_of",
        "location_names", "pair_half", "pair_mf", "side_of", "snipers", "tables", "type_of", "types",
        "unit_names", "weapon_names", "weapon_type_of", "weapons", "work_names", "works",
    )  # fmt: skip

    def __init__(self) -> None:
        self.types: list[UnitType] = []
        self.type_of: list[UnitType] = []
        """The type of every unit; its kind and side once more, since rules ask for them all the time."""
        self.kind_of: list[int] = []
        self.side_of: list[int] = []
        self.bulk_of: list[int] = []
        """1.1, 1.3: a squad or a weapon team counts two, a half-squad or crew one, a single man nothing."""
        self.bits_of: list[int] = []
        """What is printed on it, as far as rules ask for it all the time."""
        self.snipers: list[list[int]] = [[], []]
        """Those of each side."""
        self.unit_names: list[str] = []
        self.weapons: list[WeaponType] = []
        self.weapon_type_of: list[WeaponType] = []
        self.weapon_names: list[str] = []
        self.claymores: list[int] = []
        self.carriers: list[Carrier] = []
        """By kind of unit."""
        self.pair_mf = 0
        self.pair_half = False
        self.cards: list[CardType] = []
        self.cards_for: list[list[int]] = [[] for _ in SKILLS]
        """The cards that do something, by what they do."""
        self.card_names: list[str] = []
        self.works: list[WorkType] = []
        self.work_names: list[str] = []
        self.force_names: list[str] = []
        self.group_names: list[str] = []
        """Of all scenarios: what waits off the board does so by this number."""
        self.group_words: list[dict[str, str]] = []
        """What players call them, in each language."""
        self.group_numbers: dict[tuple[str, str], int] = {}
        """By scenario and the name they have there."""
        self.event_names: list[str] = []
        self.event_words: list[dict[str, str]] = []
        """What an event says, once it has happened."""
        self.event_numbers: dict[tuple[str, str], int] = {}
        self.location_names: list[str] = []
        self.tables = Tables()


NOBODY_SO: Final[list[int]] = []
"""The list of those who are so where nobody is: one for all stacks, which nobody changes."""


def grown(units: list[int], unit: int) -> list[int]:
    """Such a list with one more."""
    if not units:
        return [unit]
    units.append(unit)
    return units


class Stack:
    """The units of a side at a location, what they come to, and what their markers let them do.

    It is never changed, so that copies of a state share it: who comes or goes, and who gets or loses a marker or a
    weapon, makes another (`Battle.anew`).
    """

    __slots__ = (
        "at", "betrayed", "fires", "fresh", "good", "halves", "hides", "leads", "looks", "marked", "men", "open",
        "printed_reach", "reach", "shot", "smokes", "strolls", "strolls_shaken", "traits", "units",
    )  # fmt: skip

    def __init__(self, at: int, units: list[int], halves: int, men: int, traits: int, reach: int) -> None:
        self.at = at
        self.units = units
        """In the order of their numbers, as in all lists here."""
        self.halves = halves
        """1.1, 1.3: half-squads' worth."""
        self.men = men
        self.traits = traits
        """All that one of them has."""
        self.printed_reach = reach
        self.reach = reach
        """5.0: farther none of them fires: by what is printed on them, and with the weapons and cards they have."""
        self.good = False
        """Whether one of them is in good order (1.5)."""
        self.open = False
        """4.1: whether one of them has no marker that ends his part in a turn."""
        self.marked = False
        """4.0: whether one of them has any marker."""
        self.fresh: list[int] = NOBODY_SO
        """4.0: those without any, who may still move."""
        self.fires = False
        """4.0, 5.1: whether one of them is neither shaken nor has moved, crawled or fired."""
        self.smokes = False
        """7.0, 4.1: whether one of them may lay smoke."""
        self.looks = False
        """10.1: whether one of them may look for enemies."""
        self.leads: list[int] = NOBODY_SO
        """4.0: leaders in good order and not wounded who neither moved nor fired."""
        self.strolls: list[int] = NOBODY_SO
        """6.0, 1.6.1: those in good order who can go a hex for sure where the next one is empty: without a marker,
        on foot, unhurt, with no weapon that slows them down; and those who could if they were not shaken."""
        self.strolls_shaken: list[int] = NOBODY_SO
        self.shot = False
        """10.1: whether one of them has fired; or has moved."""
        self.betrayed = False
        self.hides = False
        """6.4: whether all are in stealth."""

    def elsewhere(self, at: int) -> Stack:
        """The same units at another location."""
        made = Stack(at, self.units, self.halves, self.men, self.traits, self.printed_reach)
        made.reach = self.reach
        made.good = self.good
        made.open = self.open
        made.marked = self.marked
        made.fresh = self.fresh
        made.fires = self.fires
        made.smokes = self.smokes
        made.looks = self.looks
        made.leads = self.leads
        made.strolls = self.strolls
        made.strolls_shaken = self.strolls_shaken
        made.shot = self.shot
        made.betrayed = self.betrayed
        made.hides = self.hides
        return made


def together(box: Box, at: int, units: list[int]) -> Stack:
    """A stack of these, without any markers."""
    halves = 0
    men = 0
    traits = 0
    reach = 1
    for unit in units:
        bulk = box.bulk_of[unit]
        halves += bulk
        men += not bulk
        traits |= box.type_of[unit].traits
        reach = max(reach, max(box.type_of[unit].range, box.type_of[unit].wounded_range))
    return Stack(at, units, halves, men, traits, reach)


class Group:
    """Units that come on later: over rim hexes, or dropped on an aim."""

    __slots__ = ("aim", "enter", "number", "side", "turn", "units", "weapons")

    def __init__(self, number: int, side: int, turn: int, enter: list[int], aim: int) -> None:
        self.number = number
        self.side = side
        self.turn = turn
        self.enter = enter
        self.aim = aim
        self.units: list[int] = []
        self.weapons: list[int] = []


class Score:
    """Points of one side; `worth` has what a unit of each kind gives."""

    __slots__ = ("each", "hexes", "rim", "what", "worth")

    def __init__(self, what: int, each: int, hexes: list[int], worth: list[int], rim: str) -> None:
        self.what = what
        self.each = each
        self.hexes = hexes
        self.worth = worth
        self.rim = rim


class Way:
    """A way to win: so many points of one's own, less those against."""

    __slots__ = ("against", "need", "scores")

    def __init__(self, need: int, scores: list[Score], against: list[Score]) -> None:
        self.need = need
        self.scores = scores
        self.against = against


class Happening:
    """An event marker (1.7) and what it does; what is not meant is -1 or empty."""

    __slots__ = (
        "ammunition_fp", "ammunition_from", "ammunition_hex", "ammunition_side", "at", "by", "carry_rim",
        "carry_worth", "charge_mf", "charge_side", "dear_hexes", "dear_points", "delay_group", "delay_turns",
        "hero_side", "number", "side", "sight",
    )  # fmt: skip

    def __init__(self, number: int, at: int, sight: bool, side: int, by: list[bool]) -> None:
        self.number = number
        self.at = at
        self.sight = sight
        self.side = side
        self.by = by
        """The kinds of units that set it off."""
        self.carry_worth = 0
        self.carry_rim = ""
        self.hero_side = NOBODY
        self.delay_group = -1
        self.delay_turns = 0
        self.dear_hexes: list[int] = []
        self.dear_points = 0
        self.ammunition_side = NOBODY
        self.ammunition_hex = -1
        self.ammunition_from = 0
        self.ammunition_fp = 0
        self.charge_side = NOBODY
        self.charge_mf = 0


class Outings:
    """6.0: the ways out of a location over bare ground for those on foot: where each leads and for how many points.
    `cheapest` are their numbers, the cheapest first."""

    __slots__ = ("cheapest", "points", "there")

    def __init__(self, there: list[int], points: list[int]) -> None:
        self.there = there
        self.points = points
        ranked = sorted([(price, place, n) for n, (place, price) in enumerate(zip(there, points, strict=True))])
        self.cheapest: list[int] = [n for _, _, n in ranked]


class Theater:
    """One scenario: its map with what each hex costs and gives, its forces, its special rules, how it is won."""

    __slots__ = (
        "box",
        "building",
        "burning",
        "burning_radius",
        "burning_until",
        "called",
        "cancels",
        "clear",
        "cost",
        "counts",
        "drop_check",
        "drop_side",
        "events",
        "exits",
        "fares",
        "footways",
        "ground",
        "groups",
        "guided",
        "guns",
        "initiative",
        "led",
        "lit",
        "map",
        "name",
        "night",
        "outings",
        "owner",
        "rims",
        "set_up",
        "side_types",
        "sight_class",
        "smoke_before",
        "smoke_side",
        "smoke_zone",
        "spike_die",
        "spike_side",
        "spike_sure",
        "squads",
        "start",
        "start_cards",
        "start_weapons",
        "tm",
        "turns",
        "victory_hexes",
        "victory_side",
        "ways",
        "work_ground",
        "works",
        "zones",
    )  # fmt: skip

    def __init__(self, box: Box, name: str, map: Map) -> None:
        room = map.room + 1
        self.box = box
        self.name = name
        self.map = map
        self.called: dict[str, str] = {}
        """Names of locations that do not stand for themselves on this map (`Game.called`)."""
        self.cost: list[int] = [PROHIBITED] * room
        """Points a hex costs men on foot (TEC)."""
        self.tm: list[int] = [0] * room
        self.sight_class: list[int] = [OPEN] * room
        self.clear: list[bool] = []
        """By location: whether there is nothing to hide in (10.3)."""
        self.cancels: list[bool] = [False] * room
        """Terrain in which movers are no easier to hit (5.3)."""
        self.guided: list[bool] = [False] * room
        self.building: list[bool] = [False] * room
        self.squads: list[int] = [0] * room
        """How many squads stack there (1.3)."""
        self.side_types: list[SideType | None] = []
        """By the number of the hexside in the map's ground."""
        self.rims: dict[str, list[bool]] = {}
        self.footways: dict[int, list[int]] = {}
        """Where one can go from a location for all the ground has against it, as rules have found it (6.0)."""
        self.outings: list[Outings | None] = [None] * (2 * STOREYS * map.room)
        """The ways out of a location over bare ground, as rules have found them (6.0): twice for each location, the
        second while a fire burns on the map."""
        self.ground: dict[int, list[int]] = {}
        """Where units can be set up for all the ground has against it, as rules have found it (1.4)."""
        self.work_ground: dict[int, list[int]] = {}
        """Where works of a kind can be set up for all the ground has against it, as rules have found it (21.0)."""
        self.led: list[bytes] = [b""] * (STOREYS * map.room)
        """What a leader brings in from a location, as rules have found it (4.0): a byte for each."""
        self.fares: dict[int, int] = {}
        """What it costs from one location to another over bare ground, as rules have found it (6.0)."""
        self.turns = 0
        self.night = False
        self.lit: frozenset[int] = frozenset()
        self.initiative = NOBODY
        self.set_up: list[int] = []
        """The sides that set up, in order."""
        self.zones: list[list[int]] = [[], []]
        self.works: list[list[int]] = [[], []]
        """The works each side sets up, by type."""
        self.exits: list[list[str]] = [[], []]
        self.groups: list[Group] = []
        self.start: list[int] = []
        """The place of every unit of the box when the match begins."""
        self.start_weapons: list[tuple[int, int, int]] = []
        """Each weapon in play: its number, its side, its place."""
        self.start_cards: list[tuple[int, int]] = []
        """Skill cards the scenario gives: card and unit."""
        self.guns: list[int] = []
        self.spike_side = NOBODY
        self.spike_die = 0
        self.spike_sure = -1
        """The weapon type with which it is sure."""
        self.smoke_side = NOBODY
        self.smoke_before = 0
        self.smoke_zone: list[int] = []
        self.burning = -1
        self.burning_radius = 0
        self.burning_until = 0
        self.drop_side = NOBODY
        self.drop_check: list[bool] = [False] * room
        self.victory_side = US
        self.owner = NOBODY
        self.ways: list[Way] = []
        self.victory_hexes: list[int] = []
        """The hexes that count, in order, and by hex whether it is one."""
        self.counts: list[bool] = [False] * room
        self.events: list[Happening] = []
