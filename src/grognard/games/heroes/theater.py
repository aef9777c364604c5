"""What never changes in a match: counters, markers, cards, and the mission with its map.

Built once from the content files by `printed.py`; every state of every match shares it. Things are known by small
numbers: unit 3, marker 5, order card 21, hex 112. The sides of a match are the player's and the AI's, whichever
army they command; the armies are what is printed on the counters.
"""

from __future__ import annotations

from typing import Final

from grognard.games.heroes.ai.ways import MANNERS, NO_MOVE, Way
from grognard.games.heroes.map import Map
from grognard.games.heroes.records import orders
from grognard.games.heroes.records.missions import Exit, KeepsOut, Mission, Score, Special

# Whose a unit is in a match.
PLAYER: Final = 0
AI: Final = 1
NEUTRAL: Final = 2
NOBODY: Final = -1

# What is printed on counters and control markers.
GERMAN: Final = 0
SOVIET: Final = 1
NEITHER: Final = 2
ARMIES: Final = ["german", "soviet", "neither"]
DIRECTIONS: Final = ["N", "NE", "SE", "S", "SW", "NW"]

# Where a unit is when it is in no hex.
BOX: Final = -1
DEAD: Final = -2
LEFT: Final = -3  # left the map by its own will
COMING: Final = -4  # a reinforcement that comes this round, or is to be set up

# Kinds of counters.
INFANTRY: Final = 0
MACHINE_GUN: Final = 1
MORTAR: Final = 2
INFANTRY_GUN: Final = 3
GUN: Final = 4
VEHICLE: Final = 5
TRANSPORT: Final = 6  # lorries and wagons: nobody counts them as fighting
RUMOUR: Final = 7  # a rumoured enemy (6)
CATTLE: Final = 8
REFUGEES: Final = 9
DRIVEN: Final = (VEHICLE, TRANSPORT)
"""Those that drive by themselves; a gun on wheels does not."""
KINDS: Final = [
    "infantry", "machine-gun", "mortar", "infantry-gun", "gun", "vehicle", "transport", "rumour", "cattle",
    "refugees",
]  # fmt: skip

# How a counter moves: the colour of its move cost.
FOOT: Final = 0
WHEELED: Final = 1
TRACKED: Final = 2
MOVES: Final = ["foot", "wheeled", "tracked"]
CLIFF: Final = 2
"""So many levels between two hexes side by side are a cliff (EOD 11.3)."""

# The colour of a firepower, of a defence, and of a pool of hit markers.
RED: Final = 0
BLUE: Final = 1
COLOURS: Final = ["red", "blue"]
FACE_DOWN: Final = ["face-down", "face-down-armoured"]
"""By the colour of its pool, what a marker nobody has seen is called (7.4). Which it is, is drawn when it is shown:
the chances are the same, and nobody could tell."""

UNARMED: Final = -99
"""A firepower that is not there: the dash on a wagon, or a gun put out of action."""

# Kinds of action cards.
ACTION_CARD: Final = 0
BONUS_CARD: Final = 1
WEAPON_CARD: Final = 2
ARTILLERY_CARD: Final = 3
CARD_KINDS: Final = ["action", "bonus", "weapon", "artillery"]

# Fortifications and obstacles (EOD 18).
TRENCH: Final = 0
BUNKER: Final = 1
HASTY: Final = 2
WIRE: Final = 3
ROAD_BLOCK: Final = 4
MINES: Final = 5
FORTS: Final = ["trench", "bunker", "hasty-defence", "wire", "road-block", "mines"]

SUITS: Final = ["club", "diamond", "heart", "spade"]


class UnitType:
    """A counter as printed: costs, firepower and defence by colour, range, bonus moves, what it is good for."""

    __slots__ = (
        "apc", "army", "bonus", "combat", "crewed", "fire", "flame", "flank", "flank_colour", "fp", "front",
        "front_colour", "indirect", "key", "kind", "minimum", "move", "moves", "number", "open_topped", "penalty",
        "range", "shells", "smoke", "turret", "units",
    )  # fmt: skip

    def __init__(self, number: int, key: str, kind: int, army: int) -> None:
        self.number = number
        self.key = key
        self.kind = kind
        self.army = army
        self.moves = FOOT
        self.fire = 0
        """AP of a shot; -1 for who never shoots."""
        self.indirect = 0
        """AP of a shot at what it does not see; 0 for who cannot."""
        self.move = 0
        self.bonus: list[int] = []
        """WHEELED or TRACKED for each bonus move (EOD 14)."""
        self.fp = [UNARMED, UNARMED]
        """Red and blue."""
        self.range = 0
        self.minimum = 0
        self.front = 0
        self.front_colour = RED
        self.flank = 0
        self.flank_colour = RED
        self.crewed = [False, False]
        """The firepower with a white box, red and blue: it is worth less in close combat (EOD 7.7.3)."""
        self.penalty = False
        """Whether it has a penalty in close combat."""
        self.turret = False
        self.open_topped = False
        self.flame = False
        self.shells = False
        """Mortars: shells find the flank (EOD 12)."""
        self.smoke = False
        self.apc = 0
        """What a passenger adds to his defence."""
        self.combat = True
        """Whether it counts in 2.3.1 and 2.7."""
        self.units: list[int] = []
        """All counters of this type."""

    def armed(self) -> bool:
        """HEROES 2.7: its firepower is above 0; a rumour counts as if it were (R9)."""
        return self.kind == RUMOUR or max(self.fp) > 0


class MarkerType:
    """A hit marker (EOD 7.5): what it adds or forbids. `rally` is 0 where no roll removes it."""

    __slots__ = (
        "blocks_fire",
        "blocks_move",
        "colour",
        "count",
        "fire",
        "flank",
        "fp",
        "front",
        "gun_lost",
        "key",
        "kills",
        "move",
        "number",
        "rally",
        "range",
    )  # fmt: skip

    def __init__(self, number: int, key: str, colour: int, count: int) -> None:
        self.number = number
        self.key = key
        self.colour = colour
        self.count = count
        """How many there are in the pool."""
        self.rally = 0
        self.kills = False
        self.blocks_fire = False
        self.blocks_move = False
        """Neither moves nor pivots."""
        self.fire = 0
        self.move = 0
        """AP more to move or to pivot."""
        self.fp = [0, 0]
        self.range = 0
        """The range it leaves; 0 for the printed one."""
        self.front = 0
        self.flank = 0
        self.gun_lost = -1
        """The colour that fires no more, or -1."""


class Terrain:
    """What a kind of terrain costs to enter, by MOVES (-1: impassable), and does to those in it."""

    __slots__ = (
        "air_burst", "blocks", "bonus", "burdened", "cost", "dm", "fires", "key", "number", "sticks",
    )  # fmt: skip

    def __init__(self, number: int, key: str) -> None:
        self.number = number
        self.key = key
        self.cost = [0, 0, 0]
        self.dm = 0
        self.blocks = False
        """Sight."""
        self.bonus: list[int] = []
        """WHEELED, TRACKED: the symbols whose bonus moves lead into it off the road; a first hex with none of them
        ends the bonus moves."""
        self.sticks = False
        """Whether a vehicle may be stuck there."""
        self.burdened = True
        """Whether foot with a move cost above 2 may enter."""
        self.fires = True
        """Whether one may fire from it."""
        self.air_burst = False
        """Shells cancel its DM against red flanks."""


class FortType:
    """A fortification or obstacle (EOD 18)."""

    __slots__ = (
        "bonus", "cost", "crushed", "defence", "destroyed", "dm", "faces", "flank_dm", "foot_dice", "hit", "key",
        "leaves_with", "number", "shelters", "sticks",
    )  # fmt: skip

    def __init__(self, number: int, key: str) -> None:
        self.number = number
        self.key = key
        self.dm = 0
        self.flank_dm = 0
        self.defence = 0
        """What a shot has to reach to destroy it; 0 where nothing does."""
        self.shelters: list[str] = []
        """foot, gun, vehicle: whom it protects."""
        self.faces = False
        self.leaves_with = False
        self.cost = [0, 0, 0]
        self.foot_dice = 0
        self.crushed = False
        self.bonus: list[int] = []
        self.sticks = False
        self.hit = 0
        self.destroyed = 0


class ActionType:
    """An action, bonus or weapon card: what it costs, and which of the rules' effects it has (`rules/cards.py`)."""

    __slots__ = ("ap", "army", "caps", "cards", "effect", "figures", "key", "kind", "number")

    def __init__(self, number: int, key: str, kind: int, effect: str) -> None:
        self.number = number
        self.key = key
        self.kind = kind
        self.effect = effect
        self.army = NEITHER
        """Whose units may play it; NEITHER: anybody's."""
        self.ap = -1
        """AP it costs, or -1 where it cannot be paid so."""
        self.caps = -1
        self.figures: dict[str, int] = {}
        """Firepower, range and the like, as the card prints them."""
        self.cards: list[int] = []
        """All copies."""


PAIR_WORDS: Final = ("open", "cover")
"""What an AI is or is not against the Unit it is paired with: a wall stands between two."""
HANGS_ON_AI: Final = ("open", "cover", "in-los", "in-fire-zone", "adjacent")
"""What a Unit is or is not to the AI it is paired with; all else it is to any."""


class Target:
    """What an order looks at: a Unit with these qualities, an objective, a place (design of the language: 1.2)."""

    __slots__ = ("always", "army", "edge", "hexes", "is_", "is_unit", "kind", "least", "most", "paired", "types")

    def __init__(self, kind: str) -> None:
        self.kind = kind
        """unit, objective, control, hex or edge."""
        self.is_unit = kind == "unit"
        self.army = NEITHER
        """Whose control markers."""
        self.edge = ""
        self.is_: list[str] = []
        self.always: list[str] = []
        """Of these words those that hold for any AI,"""
        self.paired: list[str] = []
        """and those that hang on it."""
        self.types: list[int] = []
        self.most = ""
        self.least = ""
        self.hexes: list[int] = []

    def ask(self, words: list[str]) -> None:
        """It is asked of the Unit that it be all this."""
        self.is_ = words
        self.always = [word for word in words if word not in HANGS_ON_AI]
        self.paired = [word for word in words if word in HANGS_ON_AI]


class Condition:
    """What has to hold before an order is tried: a word with its figures, or several put together."""

    __slots__ = ("army", "hex", "number", "parts", "word")

    def __init__(self, word: str) -> None:
        self.word = word
        self.number = 0
        self.army = NEITHER
        self.hex = NOBODY
        self.parts: list[Condition] = []


SHOTS: Final = ("fire", "fire-long")
"""What an order calls a shot."""


class Order:
    """One line of a card, of the mission's reactive or mission orders, or of an event."""

    __slots__ = (
        "always", "any_unit", "anybody", "by_distance", "cap", "do", "farthest", "group", "is_", "least", "manner",
        "most",
        "no_unit_within", "paired", "shoots", "source", "target_least", "target_most", "targets", "types", "when",
    )  # fmt: skip

    def __init__(self, do: str) -> None:
        self.do = do
        self.shoots = do in SHOTS
        self.manner = MANNERS.get(do, NO_MOVE)
        """How it moves, if it does (`ai/ways.py`)."""
        self.when: Condition | None = None
        self.is_: list[str] = []
        self.always: list[str] = []
        """Of these words those that hold whatever it acts upon,"""
        self.paired: list[str] = []
        """and those that hang on it."""
        self.types: list[int] = []
        self.no_unit_within = 0
        self.anybody = True
        """Whether it asks nothing of the AI but what hangs on whom it acts upon."""
        self.most = ""
        self.least = ""
        self.group = False
        """The largest group acts."""
        self.farthest = False
        self.targets: list[Target] = []
        """Of equally near ones the kind named first is meant."""
        self.target_most = False
        """Whether one of them has a superlative of the one kind,"""
        self.target_least = False
        """or of the other."""
        self.any_unit = False
        """It acts upon a Unit of which it asks nothing but what hangs on the AI."""
        self.by_distance = False
        """No superlative at all, and the nearest is meant."""
        self.cap = 0
        self.source = ""

    def ask(self, words: list[str]) -> None:
        """It is asked of the AI that it be all this."""
        self.is_ = words
        self.always = [word for word in words if word not in PAIR_WORDS]
        self.paired = [word for word in words if word in PAIR_WORDS]

    def aim(self, targets: list[Target]) -> None:
        """What it acts upon; all that is asked of the AI is known."""
        self.targets = targets
        self.anybody = not (self.always or self.types or self.no_unit_within)
        self.any_unit = len(targets) == 1 and targets[0].is_unit and not (targets[0].always or targets[0].types)
        self.target_most = any(target.most for target in targets)
        self.target_least = any(target.least for target in targets)
        own = self.farthest or bool(self.most) or bool(self.least)
        self.by_distance = bool(targets) and not (own or self.target_most or self.target_least)


class OrderCard:
    """An order card: its advance, its critical lines, its orders, its spent value."""

    __slots__ = (
        "at_most", "blue", "boxes", "close", "corner", "number", "orders", "short", "spent", "stance", "stay_fresh",
        "suit", "third",
    )  # fmt: skip

    def __init__(self, number: int, blue: bool, spent: int) -> None:
        self.number = number
        """As printed; its place in `Box.cards` is what states and piles know it by."""
        self.blue = blue
        self.spent = spent
        self.stay_fresh = False
        self.stance = "plain"
        self.suit = ""
        self.corner = NOBODY
        """The hex in its corner."""
        self.boxes = 0
        """How far the mission marker goes, where the strip says so."""
        self.at_most = -1
        """Only with so many units in play, or -1 for always (2.3.1)."""
        self.close: list[str] = []
        self.short: list[str] = []
        self.third = ""
        self.orders: list[Order] = []


class Placement:
    """A unit of the set-up: which counter, where, facing which way, and what it is under."""

    __slots__ = ("facing", "fort", "hex", "hidden", "unit")

    def __init__(self, unit: int, hex: int, facing: int) -> None:
        self.unit = unit
        self.hex = hex
        self.facing = facing
        self.fort = False
        self.hidden = False


class Smoke:
    """EOD 13: smoke of one strength: what it adds to a defence and takes from a shot out of it."""

    __slots__ = ("bonus", "dm", "fp")

    def __init__(self, dm: int, fp: int, bonus: list[int]) -> None:
        self.dm = dm
        self.fp = fp
        self.bonus = bonus


class Figures:
    """The figures of the tables by their names: `fire_adjacent`, `prices_rally`, `limits_initiative` ..."""

    __slots__ = (
        "artillery_fp", "artillery_on_target", "artillery_radius", "fire_adjacent", "fire_beside_vehicle",
        "fire_close", "fire_close_crewed", "fire_destroyed", "fire_higher_dm", "fire_higher_fp", "fire_long",
        "fire_long_range", "fire_support", "flame_fp", "flame_range", "limits_ai_needs", "limits_caps_on_roll",
        "limits_initiative", "limits_rounds", "limits_seen_hidden", "limits_smoke", "limits_spotter",
        "limits_unburdened", "prices_backward", "prices_hasty_defence", "prices_hidden_cover",
        "prices_hidden_open", "prices_pivot", "prices_rally", "prices_stall", "prices_turret", "rally_cover",
        "rally_friend", "rumours_reveal", "stuck_at_most",
    )  # fmt: skip

    def __init__(self, of: dict[str, int]) -> None:
        self.artillery_fp: list[int] = [of["artillery." + colour] for colour in COLOURS]
        self.artillery_on_target: list[int] = [of["artillery.on_target." + army] for army in ARMIES[:NEITHER]]
        self.flame_fp: list[int] = [of["flame." + colour] for colour in COLOURS]
        self.artillery_radius = of["artillery.radius"]
        self.fire_adjacent = of["fire.adjacent"]
        self.fire_beside_vehicle = of["fire.beside_vehicle"]
        self.fire_close = of["fire.close"]
        self.fire_close_crewed = of["fire.close_crewed"]
        self.fire_destroyed = of["fire.destroyed"]
        self.fire_higher_dm = of["fire.higher_dm"]
        self.fire_higher_fp = of["fire.higher_fp"]
        self.fire_long = of["fire.long"]
        self.fire_long_range = of["fire.long_range"]
        self.fire_support = of["fire.support"]
        self.flame_range = of["flame.range"]
        self.limits_ai_needs = of["limits.ai_needs"]
        self.limits_caps_on_roll = of["limits.caps_on_roll"]
        self.limits_initiative = of["limits.initiative"]
        self.limits_rounds = of["limits.rounds"]
        self.limits_seen_hidden = of["limits.seen_hidden"]
        self.limits_smoke = of["limits.smoke"]
        self.limits_spotter = of["limits.spotter"]
        self.limits_unburdened = of["limits.unburdened"]
        self.prices_backward = of["prices.backward"]
        self.prices_hasty_defence = of["prices.hasty_defence"]
        self.prices_hidden_cover = of["prices.hidden_cover"]
        self.prices_hidden_open = of["prices.hidden_open"]
        self.prices_pivot = of["prices.pivot"]
        self.prices_rally = of["prices.rally"]
        self.prices_stall = of["prices.stall"]
        self.prices_turret = of["prices.turret"]
        self.rally_cover = of["rally.cover"]
        self.rally_friend = of["rally.friend"]
        self.rumours_reveal = of["rumours.reveal"]
        self.stuck_at_most = of["stuck.at_most"]


class Box:
    """All counters, markers and cards of the game, whatever the mission."""

    __slots__ = (
        "action_names", "action_of", "actions", "army_of", "campaign_names", "card_names", "cards", "cliff",
        "cup_names", "figures",
        "forts", "heavy", "herd_defence", "herd_dm", "hex_names", "kind_of", "light", "marker_names", "markers",
        "mission_names", "note_names", "rumours", "side_bonus", "side_cost", "side_dm", "terrain", "type_names",
        "type_of", "types", "unit_names", "uphill",
    )  # fmt: skip

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.types: list[UnitType] = []
        self.type_of: list[UnitType] = []
        """The type of every unit; its kind and army once more, since rules ask for them all the time."""
        self.kind_of: list[int] = []
        self.army_of: list[int] = []
        self.unit_names: list[str] = []
        self.markers: list[MarkerType] = []
        self.marker_names: list[str] = []
        self.terrain: list[Terrain] = []
        self.forts: list[FortType] = []
        self.cards: list[OrderCard] = []
        self.card_names: list[str] = []
        self.actions: list[ActionType] = []
        self.action_of: list[ActionType] = []
        """The type of every copy."""
        self.action_names: list[str] = []
        self.cup_names: list[str] = []
        """The counters that can lie in the cup: units, and behind them NO_ENEMY and MINE."""
        self.hex_names: list[str] = []
        self.note_names: list[str] = []
        """Special rules that begin to hold by an event, of all missions."""
        self.mission_names: list[str] = []
        self.campaign_names: list[str] = []
        self.type_names: list[str] = []
        self.rumours: list[int] = []
        """The counters of rumoured enemies."""
        self.side_cost = [0, 0, 0]
        """A wall: AP more to cross, by MOVES."""
        self.side_dm = 0
        self.side_bonus: list[int] = []
        self.uphill = [0, 0, 0, 0]
        """AP more for a level up, by MOVES; last for guns; -1: impassable."""
        self.cliff = [0, 0, 0, 0]
        self.light = Smoke(0, 0, [])
        self.heavy = Smoke(0, 0, [])
        self.herd_dm = 0
        self.herd_defence = 0

    @property
    def no_enemy(self) -> int:
        """6.2: the counter of a false alarm, by its place in `cup_names`."""
        return len(self.unit_names)

    @property
    def mine(self) -> int:
        return len(self.unit_names) + 1


EDGES: Final = {"N": (0, 1, 5), "S": (2, 3, 4), "E": (1, 2), "W": (4, 5)}
"""The directions in which a hex leads over each edge."""


class Theater:
    """A mission as it is set up: its map, forces, decks and orders; `mission` is its file, for what is asked of it
    seldom: the sheet, scoring, special rules."""

    __slots__ = (
        "action_deck",
        "box",
        "called",
        "campaign",
        "caps",
        "controls",
        "counters",
        "cup",
        "dm",
        "exits",
        "fights",
        "first",
        "for_losses",
        "forts",
        "guns",
        "head_start",
        "keeps_out",
        "key",
        "leaves",
        "map",
        "mission",
        "mission_orders",
        "number",
        "objectives",
        "order_of",
        "orders",
        "player_army",
        "reactive",
        "set_up",
        "side_of",
        "vp",
        "walks",
    )  # fmt: skip

    def __init__(self, box: Box, key: str, map: Map, mission: Mission) -> None:
        self.box = box
        self.key = key
        self.map = map
        self.mission = mission
        self.dm: list[int] = [box.terrain[kind].dm for kind in map.terrain]
        """EOD 7.3: what the ground of each hex adds to a defence."""
        self.player_army: int = ARMIES.index(mission.player)
        self.keeps_out: list[KeepsOut] = [one.keeps_out for one in mission.special if one.keeps_out is not None]
        """Where the mission lets no AI of some types go."""
        self.exits: list[Special] = [one for one in mission.special if one.exit is not None]
        """Where it lets units leave the map,"""
        ways = [one.exit for one in mission.special if one.exit is not None]
        self.leaves: list[bool] = [any(self.leads_off(h, way) for way in ways) for h in range(len(box.hex_names))]
        """and whether a hex is one from which some do."""
        self.side_of: list[int] = [
            NEUTRAL if kind in (CATTLE, REFUGEES) else AI if kind == RUMOUR or army != self.player_army else PLAYER
            for kind, army in zip(box.kind_of, box.army_of, strict=True)
        ]
        """Whose each unit is."""
        self.counters: list[list[int]] = [
            [unit for unit, owner in enumerate(self.side_of) if owner == side] for side in (PLAYER, AI, NEUTRAL)
        ]
        """All counters of each side."""
        self.fights: list[bool] = [kind.combat and kind.armed() for kind in box.type_of]
        """2.7: whether it counts as a unit with firepower."""
        self.guns: list[bool] = [kind.fire > 0 and max(kind.fp) != UNARMED for kind in box.type_of]
        """EOD 7.5: whether it has anything to fire with."""
        self.number: dict[str, int] = {name: h for h, name in enumerate(box.hex_names)}
        """The hex of an address."""
        self.first = PLAYER
        """Who has the first turn of round 1."""
        self.caps = 0
        self.vp = 0
        """Victory points at the start: above 0 for the player, below for the AI."""
        self.head_start = 0
        """R71 to R73: points on top of that by the difficulty, for either as above."""
        self.action_deck: list[int] = []
        self.orders: list[int] = []
        """The order cards of the mission."""
        self.controls: list[tuple[int, int]] = []
        """Control markers: hex and side, as they lie at the start."""
        self.objectives: list[int] = []
        """Hexes that are objectives beside the player's control markers (4.1.4)."""
        self.for_losses: list[Score] = [
            one for one in mission.scoring if one.for_.destroyed is not None and one.at == "once"
        ]
        """What gives points at once for units that are destroyed."""
        self.set_up: list[Placement] = []
        self.forts: list[tuple[int, int, int, int]] = []
        """Kind, hex, facing and side of each fortification."""
        self.cup: list[int] = []
        self.reactive: list[Order] = []
        self.mission_orders: list[Order] = []
        self.order_of: dict[orders.Order, Order] = {}
        """The orders of events, by their record."""
        self.walks: dict[int, list[Way]] = {}
        """The next hexes of AI without bonus moves, once they have been looked for (`ai/moving.py`)."""
        self.campaign = ""
        self.called: dict[str, str] = {}
        """What the mission calls its counters by other names."""

    def hex(self, name: str) -> int:
        return self.number[name]

    def leads_off(self, h: int, way: Exit) -> bool:
        """HEROES EOD 5.0.2: whether a hex is one from which the map may be left so."""
        if way.hexes:
            return self.box.hex_names[h] in way.hexes
        off = self.map.rims.get(h, 0)
        return way.edge is not None and any(off >> one & 1 for one in EDGES[way.edge])

    def side(self, army: str) -> int:
        """Whose an army is in this mission."""
        return PLAYER if ARMIES.index(army) == self.player_army else AI


def plan_of(side: int, at: int, smoke: bool) -> int:
    """A planned strike (EOD 12.3) as a number."""
    return (at * 2 + int(smoke)) * 4 + side


def plan_parts(plan: int) -> tuple[int, int, bool]:
    """Whose it is, where it is to fall, and whether it is smoke."""
    return plan % 4, plan // 8, plan // 4 % 2 == 1


def smallest(numbers: list[int]) -> int:
    """The least of some numbers; compiled, `min` takes five times as long."""
    found = numbers[0]
    for number in numbers:
        if number < found:
            found = number
    return found


def among(numbers: list[int], one: int) -> bool:
    """Whether a number is one of some others; compiled, `in` takes four times as long."""
    for number in numbers:
        if number == one:
            return True
    return False


def without(items: list[int], one: int) -> list[int]:
    """A list with one of these less."""
    at = items.index(one)
    return items[:at] + items[at + 1 :]
