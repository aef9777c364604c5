"""Reads the content files into a Theater and the names players see."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import resources

import msgspec

from grognard.engine.content import Shown, known, read_content
from grognard.games.incursion import theater as th
from grognard.games.incursion.theater import CardType, FigureType, MissionCard, Theater
from grognard.geometry.squares import EAST, NORTH, SOUTH, WEST, Grid
from grognard.text import say

FOLDER = "grognard.games.incursion.gibraltar"
MISSION = "mission.yaml"


class Frozen(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A record of a content file: unknown fields are mistakes."""


class Figure(Frozen, kw_only=True):
    name: str
    show: Shown
    side: str
    count: int
    cost: int
    ap: int
    fortitude: int
    damage: int
    weapon: str
    face: str
    second: str = "none"
    limit: int = 0
    abilities: list[str] = []


class Rate(Frozen, kw_only=True):
    rate: int
    reaction: int


class Levels(Frozen, kw_only=True):
    cards: list[tuple[int, int]]
    command: list[tuple[int, int]]


class Horde(Frozen, kw_only=True):
    purchase: int
    each_turn: int
    least: int


class FiguresFile(Frozen, kw_only=True):
    source: str
    pinned: list[str] = []
    figures: list[Figure]
    weapons: dict[str, Rate]
    levels: Levels
    zombies: Horde
    controller: int


class Card(Frozen, kw_only=True):
    name: str
    count: int
    kind: str
    kill: int
    show: Shown
    text: Shown
    bearer: str = "figure"
    side: str = msgspec.field(default="friend", name="for")
    zombies: bool = False
    gas: bool = False
    effect: str = ""
    event: str = ""
    amount: int = 0
    lasts: str = "mission"


class CardsFile(Frozen, kw_only=True):
    source: str
    pinned: list[str] = []
    cards: list[Card]


class BoardFile(Frozen, kw_only=True):
    source: str
    rows: list[str]
    entries: dict[str, str]
    green: list[str]
    doors: dict[str, tuple[str, str]]
    show: dict[str, Shown]


class Objects(Frozen, kw_only=True):
    kind: str
    at: list[str]


class Mission(Frozen, kw_only=True):
    source: str
    pinned: list[str] = []
    section: str
    rules: list[str] = []
    level: tuple[int, int]
    entries: dict[str, list[str]]
    exits: dict[str, list[str]] = {}
    least_figures: int = 1
    only_zombies: bool = False
    open: list[str] = []
    seal: list[str] = []
    sealed: list[str] = []
    objects: Objects | None = None
    zombies_carry: bool = False
    lone: str = ""
    cell: list[str] = []
    picket: str = ""
    limit: int = 0
    turns: int = 0
    countdown: int = 0


class Content:
    """The theater, and the words for everything in it."""

    def __init__(
        self, theater: Theater, figures: list[Figure], cards: list[Card], places: dict[str, Shown]
    ) -> None:
        self.theater = theater
        self.place_names = places
        self.figure_records = figures
        self.card_records = cards

        self.names: dict[str, Callable[[int, str], str]] = {
            "figure": self.figure_name,
            "card": self.card_name,
            "entry": self.entry_name,
            "object": self.object_name,
            "square": self.square_name,
            "door": self.door_name,
            "side": self.side_name,
            "facing": self.facing_name,
        }

    def name(self, of: str, number: int, lang: str) -> str:
        """What a player calls a thing."""
        return self.names[of](number, lang)

    def figure_name(self, figure: int, lang: str) -> str:
        """A figure as players call it: numbered where there are several."""
        t = self.theater
        if figure < 0:
            return ""
        if figure == t.zombie_card:
            return next(r for r in self.figure_records if r.name == "Zombie").show[lang] + "s"
        kind = t.type_of[figure]
        shown = self.figure_records[kind.id].show[lang]
        return f"{shown} {kind.slots.index(figure) + 1}" if len(kind.slots) > 1 else shown

    def card_name(self, card: int, lang: str) -> str:
        return self.card_records[self.theater.cards[card].id].show[lang]

    def entry_name(self, entry: int, lang: str) -> str:
        """An entry as players call it: by its compass point, or by the name of its door."""
        return self.place_names[self.theater.entry_names[entry]][lang]

    def object_name(self, thing: int, lang: str) -> str:
        """An object as players call it."""
        kind = self.theater.object_kind[thing]
        number = thing - self.theater.object_kind.index(kind) + 1
        return say(lang, f"incursion-object-{th.OBJECTS[kind]}", number=number)

    def square_name(self, square: int, lang: str) -> str:
        return self.theater.square_names[square] if square >= 0 else say(lang, "incursion-outside")

    def door_name(self, door: int, lang: str) -> str:
        return self.place_names[self.theater.door_names[door]][lang]

    def side_name(self, side: int, lang: str) -> str:
        return say(lang, f"incursion-side-{th.SIDES[side] if side >= 0 else 'nobody'}")

    def facing_name(self, facing: int, lang: str) -> str:
        return say(lang, f"incursion-facing-{facing}")


def number(word: str, words: list[str], file: str, field: str) -> int:
    """The number that stands for a word of a content file."""
    return words.index(known(word, words, file, field))


def column_name(column: int) -> str:
    """A to Z, then AA, AB.

    >>> [column_name(c) for c in (0, 25, 26, 27)]
    ['A', 'Z', 'AA', 'AB']
    """
    letter = chr(ord("A") + column % 26)
    return letter if column < 26 else "A" + letter


@cache
def content() -> Content:
    """Incursion's content, read once."""
    return build(
        read_content(FOLDER, "board.yaml", BoardFile),
        read_content(FOLDER, "figures.yaml", FiguresFile),
        read_content(FOLDER, "cards.yaml", CardsFile),
        read_missions(),
    )


def read_missions() -> dict[str, Mission]:
    """Every mission by its name, which is that of its folder, in the order of the rulebook."""
    folders = [entry for entry in resources.files(FOLDER).iterdir() if entry.joinpath(MISSION).is_file()]
    found = {folder.name: read_content(FOLDER, f"{folder.name}/{MISSION}", Mission) for folder in folders}
    return dict(sorted(found.items(), key=lambda entry: entry[1].section))


def build(board: BoardFile, figures: FiguresFile, cards: CardsFile, missions: dict[str, Mission]) -> Content:
    width, height = len(board.rows[0]), len(board.rows)
    names = [f"{column_name(s % width)}{s // width + 1}" for s in range(width * height)]
    floor = [mark != "#" for row in board.rows for mark in row]
    sides = [[number(square, names, "board.yaml", "doors") for square in pair] for pair in board.doors.values()]
    doors = [(pair[0], pair[1]) for pair in sides]
    door_names = list(board.doors)
    marks = "".join(board.rows)
    entry_names = list(board.entries.values())
    squares = [marks.index(mark) for mark in board.entries]
    types, figure_names = figure_types(figures)
    kinds, card_names = card_types(cards)
    grid = Grid(width, height, floor, doors)
    t = Theater(grid, names, types, figure_names, kinds, card_names, door_names, entry_names, squares)
    t.entry_facing = [inward(square, width, height) for square in squares]
    t.green = mask(board.green, door_names, "board.yaml", "green")
    t.cards_by_level = figures.levels.cards
    t.command_by_level = figures.levels.command
    t.controller = figures.controller
    t.zombie_purchase = figures.zombies.purchase
    t.zombies_each_turn = figures.zombies.each_turn
    t.zombie_least = figures.zombies.least
    t.missions = [mission_card(i, name, record, t) for i, (name, record) in enumerate(missions.items())]
    return Content(t, figures.figures, cards.cards, board.show)


def inward(square: int, width: int, height: int) -> int:
    """The way a figure looks that comes in over this edge of the board."""
    x, y = square % width, square // width
    if y == 0:
        return SOUTH
    if y == height - 1:
        return NORTH
    return EAST if x == 0 else WEST


def mask(chosen: list[str], names: list[str], file: str, field: str) -> int:
    """Doors as the bits of one number."""
    return sum(1 << number(name, names, file, field) for name in chosen)


def figure_types(file: FiguresFile) -> tuple[list[FigureType], list[str]]:
    types: list[FigureType] = []
    names: list[str] = []
    for i, record in enumerate(file.figures):
        kind = FigureType(i, record.name, number(record.side, th.SIDES, "figures.yaml", "side"), record.face)
        kind.cost = record.cost
        kind.ap = record.ap
        kind.fortitude = record.fortitude
        kind.damage = record.damage
        kind.limit = record.limit or record.count
        kind.weapon = number(record.weapon, th.WEAPONS, "figures.yaml", "weapon")
        kind.second = number(record.second, th.WEAPONS, "figures.yaml", "second")
        kind.rate = file.weapons[record.weapon].rate
        kind.reaction = file.weapons[record.weapon].reaction
        kind.abilities = sum(1 << number(a, th.ABILITIES, "figures.yaml", "abilities") for a in record.abilities)
        kind.slots = list(range(len(names), len(names) + record.count))
        names += [f"{record.name} {n + 1}" if record.count > 1 else record.name for n in range(record.count)]
        types.append(kind)
    return types, names


def card_types(file: CardsFile) -> tuple[list[CardType], list[str]]:
    """Every single card: its type, and its name with a number where there are several."""
    kinds: list[CardType] = []
    names: list[str] = []
    for i, record in enumerate(file.cards):
        effect = record.kind == "effect"
        words, word = (th.EFFECTS, record.effect) if effect else (th.EVENTS, record.event)
        kind = CardType(
            i, record.name, record.kill, effect, number(word, words, "cards.yaml", record.kind), record.amount
        )
        kind.on = number(record.bearer, th.TARGETS, "cards.yaml", "bearer")
        kind.friend = record.side == "friend"
        kind.zombies = record.zombies
        kind.gas = record.gas
        kind.lasts = number(record.lasts, th.LASTS, "cards.yaml", "lasts")
        kinds += [kind] * record.count
        names += [f"{record.name} {n + 1}" if record.count > 1 else record.name for n in range(record.count)]
    return kinds, names


def mission_card(i: int, name: str, record: Mission, t: Theater) -> MissionCard:
    card = MissionCard(i, name)
    file = f"{name}/{MISSION}"
    card.section = record.section
    card.rules = sum(1 << number(rule, th.SPECIALS, file, "rules") for rule in record.rules)
    card.level = list(record.level)
    card.entries = [[number(e, t.entry_names, file, "entries") for e in record.entries[side]] for side in th.SIDES]
    card.exits = [
        [t.entry_square[number(e, t.entry_names, file, "exits")] for e in record.exits.get(side, [])]
        for side in th.SIDES
    ]
    doorways = {t.entry_square[e] for side in card.entries for e in side}.union(*card.exits)
    card.thresholds = sum([1 << square for square in doorways])
    card.least_figures = record.least_figures
    card.least_level = record.least_figures * min(k.cost for k in t.types if k.side == th.ALLIES and k.cost)
    card.only_zombies = record.only_zombies
    card.open = mask(record.open, t.door_names, file, "open")
    card.seal = mask(record.seal, t.door_names, file, "seal")
    card.sealed = mask(record.sealed, t.door_names, file, "sealed")
    card.limit = record.limit
    card.turns = record.turns
    if record.objects is not None:
        card.first_object = t.object_kind.index(number(record.objects.kind, th.OBJECTS, file, "objects"))
        card.objects = [number(s, t.square_names, file, "objects") for s in record.objects.at]
    card.zombies_carry = record.zombies_carry
    card.lone = number(record.lone, t.square_names, file, "lone") if record.lone else -1
    card.cell = mask(record.cell, t.door_names, file, "cell")
    card.picket = ord(record.picket) - ord("A") if record.picket else -1
    card.countdown = record.countdown
    return card
