"""What never changes in a match: board, figures, cards and missions.

Built once from the content files by `content.py`; every state of every match shares it.
Things are known by small numbers: figure 3, square 153, door 4, card 17.
"""

from __future__ import annotations

from typing import Final

from grognard.geometry.squares import Grid, ahead

ALLIES: Final = 0
GERMANS: Final = 1
NOBODY: Final = -1
SIDES: Final = ["allies", "germans"]

# Where a figure is when it stands on no square. Waiting at entry e is WAITING - e.
UNUSED: Final = -1  # not in this battle, or a zombie that has yet to come
DEAD: Final = -2
GONE: Final = -3  # left the board
HELD: Final = -4  # bought, and not yet let in (7.7.1)
WAITING: Final = -10

# Weapons.
UNARMED: Final = 0
SMG: Final = 1
LMG: Final = 2
HMG: Final = 3
SHOTGUN: Final = 4
BAMBI: Final = 5
FLAMETHROWER: Final = 6
LAUNCHER: Final = 7
GRENADES: Final = 8
HARPOON: Final = 9
WEAPONS: Final = [
    "none", "smg", "lmg", "hmg", "shotgun", "bambi", "flamethrower", "launcher", "grenades", "harpoon",
]  # fmt: skip

# Special rules of a figure, as bits.
SERGEANT: Final = 1
SLUGGER: Final = 2
CONTROLLER: Final = 4
JUMP: Final = 8
COMMANDER: Final = 16
MASK: Final = 32
MACE: Final = 64
MINESWEEPER: Final = 128
AGILE: Final = 256
RAGING: Final = 512
SUPERNATURAL: Final = 1024
MINE: Final = 2048
HORDE: Final = 4096
TWITCHER: Final = 8192
ABILITIES: Final = [
    "sergeant", "slugger", "controller", "jump", "commander", "mask", "mace", "minesweeper", "agile",
    "raging", "supernatural", "mine", "horde", "twitcher",
]  # fmt: skip
UNDEAD: Final = MINE | HORDE

# What an effect card does to the figure it lies on.
RANGED_DICE: Final = 0
FORTITUDE: Final = 1
ACTION_POINTS: Final = 2
CLOSE_DICE: Final = 3
STEADY: Final = 4
SILVER: Final = 5
WORN_FEED: Final = 6
DISCIPLINE: Final = 7
GRIT: Final = 8
BLAZE: Final = 9
EFFECTS: Final = [
    "ranged_dice", "fortitude", "action_points", "close_dice", "steady", "silver", "worn_feed",
    "discipline", "grit", "blaze",
]  # fmt: skip
# What an event card does.
TRAP: Final = 0
SNAFU: Final = 1
TUNNEL: Final = 2
COMMAND: Final = 3
JAM: Final = 4
LOCK: Final = 5
BLACKOUT: Final = 6
WAVE: Final = 7
THROW: Final = 8
EVENTS: Final = ["trap", "snafu", "tunnel", "command", "jam", "lock", "blackout", "wave", "throw"]
# On whom an effect card may lie: anybody, who can shoot, who can enter reaction fire.
ON_FIGURE: Final = 0
ON_SHOOTER: Final = 1
ON_WATCHER: Final = 2
TARGETS: Final = ["figure", "shooter", "watcher"]
# How long an event card stays.
INSTANT: Final = 0
THIS_TURN: Final = 1
NEXT_TURN: Final = 2
MISSION: Final = 3
LASTS: Final = ["instant", "turn", "next_turn", "mission"]

# Objects of the missions.
BEACON: Final = 0
TOKEN: Final = 1
PANEL: Final = 2
DEVICE: Final = 3
OBJECTS: Final = ["beacon", "token", "panel", "device"]
# Special rules of a mission, as bits: the Allies have to get out; who carries it off wins; somebody is to be freed
# and brought out; points decide; it goes on to its last turn whoever is left.
ESCAPE: Final = 1
CARRY_OFF: Final = 2
RESCUE: Final = 4
BY_POINTS: Final = 8
TO_THE_END: Final = 16
SPECIALS: Final = ["escape", "carry-off", "rescue", "by-points", "to-the-end"]

TOKEN_POINTS: Final = [1, 1, 1, 1, 1, 2, 2, 3]
"""7.4.2: what the tokens 1 to 8 are worth."""

GRENADE_RANGE: Final = 6
TWO_GUNS_RATE: Final = 2
TUNNEL_REACH: Final = 8
TUNNEL_CLEAR: Final = 4
FLAMES: Final = 8

OBJECT_COUNTS: Final = [1, 8, 5, 1]
"""How many objects of each kind the missions use."""


def object_names() -> tuple[list[str], list[int]]:
    """Every object of every mission, and its kind."""
    names: list[str] = []
    kinds: list[int] = []
    for kind, count in enumerate(OBJECT_COUNTS):
        for i in range(count):
            names.append(OBJECTS[kind] + " " + str(i + 1) if count > 1 else OBJECTS[kind])
            kinds.append(kind)
    return names, kinds


def within(grid: Grid, square: int, steps: int) -> int:
    """The mask of the squares at most so far from one, diagonals included."""
    x, y = square % grid.width, square // grid.width
    mask = 0
    for row in range(max(0, y - steps), min(grid.height, y + steps + 1)):
        for column in range(max(0, x - steps), min(grid.width, x + steps + 1)):
            mask |= 1 << row * grid.width + column
    return mask


def half_board(grid: Grid, square: int, facing: int) -> int:
    """The mask of the half of a board that lies ahead, the row of the square included."""
    x, y = square % grid.width, square // grid.width
    mask = 0
    for s in range(grid.size):
        if ahead(facing, s % grid.width - x, s // grid.width - y):
            mask |= 1 << s
    return mask


def squares_of(mask: int) -> list[int]:
    """The members of a mask, in order.

    >>> squares_of(0b101001)
    [0, 3, 5]
    """
    out: list[int] = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out


class FigureType:
    """One kind of figure card."""

    __slots__ = (
        "abilities", "ap", "cost", "damage", "face", "fortitude", "id", "limit", "name", "rate", "reaction",
        "second", "side", "slots", "weapon",
    )  # fmt: skip

    def __init__(self, id: int, name: str, side: int, face: str) -> None:
        self.id = id
        self.name = name
        self.side = side
        self.face = face
        self.cost = 0
        self.ap = 0
        self.fortitude = 0
        self.damage = 0
        self.limit = 0
        self.weapon = UNARMED
        self.second = UNARMED
        self.rate = 0
        self.reaction = 0
        self.abilities = 0
        self.slots: list[int] = []


class CardType:
    """One kind of battle card."""

    __slots__ = ("amount", "does", "effect", "friend", "gas", "id", "kill", "lasts", "name", "on", "zombies")

    def __init__(self, id: int, name: str, kill: int, effect: bool, does: int, amount: int) -> None:
        self.id = id
        self.name = name
        self.kill = kill
        self.effect = effect
        self.does = does
        self.amount = amount
        self.lasts = INSTANT
        self.on = ON_FIGURE
        self.zombies = False
        self.friend = True
        self.gas = False


class MissionCard:
    """One mission dossier."""

    __slots__ = (
        "cell", "countdown", "entries", "exits", "first_object", "id", "least_figures", "least_level",
        "level", "limit", "lone", "name", "objects", "only_zombies", "open", "picket", "rules", "seal", "sealed",
        "section", "thresholds", "turns", "zombies_carry",
    )  # fmt: skip

    def __init__(self, id: int, name: str) -> None:
        self.id = id
        self.name = name
        self.section = ""
        self.rules = 0
        self.level = [0, 0]
        self.entries: list[list[int]] = [[], []]
        self.exits: list[list[int]] = [[], []]
        self.thresholds = 0
        self.least_figures = 1
        self.least_level = 0
        self.only_zombies = False
        self.open = 0
        self.seal = 0
        self.sealed = 0
        self.limit = 0
        self.turns = 0
        self.first_object = -1
        self.objects: list[int] = []
        self.zombies_carry = False
        self.lone = -1
        self.cell = 0
        self.picket = -1
        self.countdown = 0


class Theater:
    """Board, figures, cards and missions."""

    __slots__ = (
        "abilities", "allies", "arc", "bearers", "beside", "by_door", "card_names", "cards", "cards_by_level",
        "command_by_level", "controller", "door_names", "entry_facing", "entry_names", "entry_square",
        "figure_names", "figures", "first_zombie", "green", "grid", "horde", "in_reach", "missions",
        "object_kind", "object_names", "of_cards", "square_names", "too_near", "type_of", "types", "views",
        "wall_side", "zombie_card", "zombie_least", "zombie_purchase", "zombies_each_turn",
    )  # fmt: skip

    def __init__(
        self,
        grid: Grid,
        square_names: list[str],
        types: list[FigureType],
        figure_names: list[str],
        cards: list[CardType],
        card_names: list[str],
        door_names: list[str],
        entry_names: list[str],
        entry_square: list[int],
    ) -> None:
        self.grid = grid
        self.square_names = square_names
        self.types = types
        self.figure_names = figure_names
        self.figures = len(figure_names)
        self.type_of: list[FigureType] = [types[0]] * self.figures
        for kind in types:
            for slot in kind.slots:
                self.type_of[slot] = kind
        self.abilities: list[int] = [kind.abilities for kind in self.type_of]
        self.zombie_card = self.figures
        """Number of the one card that stands for all Sturmzombies: effects lie on it as on a figure."""
        self.cards = cards
        self.card_names = card_names
        self.door_names = door_names
        self.entry_names = entry_names
        self.entry_square = entry_square
        self.entry_facing: list[int] = []
        self.green = 0
        self.missions: list[MissionCard] = []
        self.cards_by_level: list[tuple[int, int]] = []
        self.command_by_level: list[tuple[int, int]] = []
        self.controller = 4
        self.zombie_purchase = 3
        self.zombies_each_turn = 3
        self.zombie_least = 3
        self.bearers = [f for f in range(self.figures) if not self.abilities[f] & HORDE]
        """The figures with a card of their own."""
        self.allies = [f for f in self.bearers if self.type_of[f].side == ALLIES]
        self.horde = sum([1 << f for f in range(self.figures) if self.abilities[f] & HORDE])
        self.first_zombie = len([f for f in range(self.figures) if self.abilities[f] & (HORDE | TWITCHER) != HORDE])
        """Sturmzombies are numbered last: they come without end (6.5.1)."""
        self.of_cards: list[list[int]] = [
            [f for f in range(self.first_zombie) if self.type_of[f].side == side or self.abilities[f] & TWITCHER]
            for side in (ALLIES, GERMANS)
        ]
        """The others, as they can ever belong to a side."""
        squares = range(grid.size)
        step = grid.step
        self.wall_side = sum([1 << s for s in squares if grid.floor[s] and min(step[s]) < 0])
        """Masks of squares: along walls and doors, around each square, too near for a tunnel, in reach of one."""
        self.arc = [[half_board(grid, s, facing) for s in squares] for facing in range(4)]
        """By facing and square: the mask of the squares ahead and level."""
        self.views: list[list[int]] = [[] for _ in squares]
        self.by_door = sum([1 << s for s in squares if max(grid.door_at[s]) >= 0])
        self.beside = [within(grid, s, 1) & ~(1 << s) for s in squares]
        self.too_near = [within(grid, s, TUNNEL_CLEAR - 1) for s in squares]
        self.in_reach = [within(grid, s, TUNNEL_REACH) for s in squares]
        self.object_names, self.object_kind = object_names()

    def view(self, square: int) -> list[int]:
        """The squares that no wall hides from one; found when first asked for."""
        if not self.views[square]:
            floor = self.grid.floor
            others = [s for s in range(self.grid.size) if floor[s] and s != square]
            self.views[square] = [s for s in others if self.grid.line(square, s).wall < 0]
        return self.views[square]

    def by_level(self, table: list[tuple[int, int]], level: int) -> int:
        """What a table of the rulebook gives at a level of requisition points (1.6, 3.2)."""
        found = table[0][1]
        for least, value in table:
            if level >= least:
                found = value
        return found
