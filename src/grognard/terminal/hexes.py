"""A board of hexes as text: each hex is two lines, its name, ground and markers above, those who are there below.

Every second column lies one line lower, so that the six neighbours of a hex are those that touch it. Slanting
rims between the columns show which line is whose. What lies on a hexside, and a road that crosses it, stands where
the two touch: between the columns, or in the lower line behind those who are there. A board that is too wide is
drawn in bands, one below the other.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich.text import Text

from grognard.engine.hexscene import HALF, WIDE
from grognard.engine.kit import kit_of, role, word
from grognard.engine.scene import Piece, Room, Scene, Space
from grognard.engine.shelf import board_of
from grognard.terminal.glyphs import TERRAIN, code, pick, terrain_sign
from grognard.terminal.map import wrapped
from grognard.terminal.stacks import FOE_STYLE, FORCE_STYLE, OBJECTIVE_STYLE, UNIT_STYLE
from grognard.text import say

CELL = 6
"""Characters from one column to the next; the last of them is for the hexside."""
HEXSIDES = {
    "hedge": (("┆", "┄"), (":", "-"), "green"), "wall": (("║", "═"), ("|", "="), "default"),
    "bocage": (("┃", "━"), ("$", "$"), "bold green"), "stream": (("}", "~"), ("}", "~"), "blue"),
    "road": (("•", "·"), ("o", "."), "yellow"),
}  # fmt: skip
"""The signs of hexsides, upright and lying, with Unicode and without; `stream-2` has that of its first word."""
RIMS = ("╱╲", "/\\")
"""The left rim of a hex, above and below, where nothing else lies on it."""
MARKS = {
    "smoke": ("▒", "%"), "thin-smoke": ("░", "'"), "flare": ("*", "*"), "burning": ("¤", "&"), "bunker": ("▣", "B"),
    "strike": ("⊕", "0"), "trench": ("╥", "n"), "hasty-defence": ("∩", "h"), "road-block": ("╫", "]"),
    "foxhole": ("∪", "u"), "wire": ("x", "x"), "mines": ("m", "m"), "gun": ("g", "g"), "event": ("?", "?"),
    "victory": ("★", "!"),
}  # fmt: skip
"""The signs of markers, most telling first; a mark like `bunker-2` has that of its first word."""
CONTROL = (("⚑", ">"), ("⚐", "<"))
"""Who holds a hex, after all other markers: the first of those who play, or another."""
STATES = {"hit": ("!", "!"), "face-down": ("?", "?"), "hidden": ("°", "_")}
"""Behind the letter of a counter in such a state; one like `hit-pinned` has the sign of its first word."""
MORE = ("…", "+")
"""Behind those who are there, where there are more."""
ROOMS = {"up": "^", "inside": "["}
"""Before those who are on an upper floor, or inside."""
ARROWS = ("↑↗↘↓↙↖", "^',v.`")
"""Behind those who face one way: from the north side round by the east."""
ADDRESS = re.compile(r"(\d*)([A-Z]+)(\d+)")
"""A board, a column and a row."""
OPEN = "clear"
"""Ground without a sign: most of a board."""
LEVELS = (" ¹²³⁴", " 1234")
SIDE_STYLES = [UNIT_STYLE, FOE_STYLE]


class Drawing:
    """The hexes of a scene by column and line, with what stands there."""

    def __init__(self, scene: Scene, ascii_only: bool) -> None:
        self.scene = scene
        self.ascii_only = ascii_only
        self.spaces: dict[tuple[int, int], Space] = {at(space): space for space in board_of(scene).spaces}
        self.columns = 1 + max(column for column, _ in self.spaces)
        self.lines = 2 + max(line for _, line in self.spaces)
        options = scene.ask.options if scene.ask is not None else []
        self.targets = {space for option in options for space in option.spaces}
        self.rooms: dict[str, list[Room]] = {}
        for room in scene.rooms:
            self.rooms.setdefault(room.space, []).append(room)
        self.here: dict[str, list[Piece]] = {}
        for piece in sorted(scene.pieces, key=lambda p: p.order):
            if not piece.under:
                self.here.setdefault(piece.place, []).append(piece)
        self.edges = {frozenset((route.a, route.b)): sort(route.kind) for route in board_of(scene).routes}
        self.sides = list(dict.fromkeys(p.side for p in scene.pieces if not role(scene, p.side)))
        holders = [side for side in kit_of(scene).sides if not role(scene, side)]
        self.marks = MARKS | {f"control-{side}": CONTROL[min(n, 1)] for n, side in enumerate(holders)}

    def style(self, piece: Piece) -> str:
        if piece.acts:
            return FORCE_STYLE
        known = piece.side in self.sides
        return SIDE_STYLES[min(self.sides.index(piece.side), 1)] if known else OBJECTIVE_STYLE

    def ground(self, space: Space) -> Text:
        """Its name, what grows there, how high it lies, and the first marker."""
        lit = "reverse" if self.targets & {space.id, *[room.id for room in self.rooms.get(space.id, [])]} else "dim"
        text = Text(space.name, lit)
        text.append(*(terrain_sign(space.terrain, self.ascii_only) if space.terrain != OPEN else (" ", "")))
        mark = next((sign for name, sign in self.marks.items() if has_mark(space, name)), None)
        if mark is not None:
            text.append(pick(mark, self.ascii_only), OBJECTIVE_STYLE)
        elif space.level:
            text.append(LEVELS[self.ascii_only][min(space.level, 4)], "bold")
        return fitted(text)

    def men(self, space: Space) -> Text:
        """Those who are there: letters with counts, small ones for a turned counter; floors and insides after."""
        text = self.codes(space.id)
        for room in self.rooms.get(space.id, []):
            if room.id in self.here:
                text.append(ROOMS.get(room.kind, "/"), "bold")
                text.append_text(self.codes(room.id))
        below = self.spaces.get((at(space)[0], at(space)[1] + 2))
        if len(text.plain) >= CELL:
            text.truncate(CELL - 2)
            text.append(pick(MORE, self.ascii_only), "bold")
        text.append_text(self.edge(space, below, CELL - 1 - len(text.plain), lying=True))
        return fitted(text)

    def edge(self, a: Space | None, b: Space | None, length: int = 1, lying: bool = False) -> Text:
        """What lies between two hexes, so many signs of it; blanks for nothing."""
        kind = self.edges.get(frozenset((a.id, b.id)), "") if a is not None and b is not None else ""
        if kind not in HEXSIDES:
            return Text(" " * length)
        *signs, style = HEXSIDES[kind]
        return Text(str(signs[self.ascii_only][lying]) * length, style)

    def rim(self, column: int, line: int) -> Text:
        """What lies between a column and the next one on this line: a hexside, or the bare rim of that hex."""
        other = self.covering(column + 1, line)
        found = self.edge(self.covering(column, line), other)
        if other is None or found.plain.strip():
            return found
        upper = (column + 1, line) in self.spaces
        return Text(RIMS[self.ascii_only][0 if upper else 1], "dim")

    def covering(self, column: int, line: int) -> Space | None:
        """The hex that has this line of a column."""
        return self.spaces.get((column, line)) or self.spaces.get((column, line - 1))

    def codes(self, place: str) -> Text:
        text = Text()
        counts: dict[tuple[str, str], int] = {}
        for piece in self.here.get(place, []):
            letter = code(self.scene, piece.face)
            states = [pick(sign, self.ascii_only) for name, sign in STATES.items() if is_a(piece.badges, name)]
            looks = "".join(states)
            looks += ARROWS[self.ascii_only][piece.facing] if piece.facing >= 0 else ""
            key = ((letter.lower() if piece.turned else letter) + looks, self.style(piece))
            counts[key] = counts.get(key, 0) + 1
        for (letter, style), count in counts.items():
            text.append(letter + (str(count) if count > 1 else ""), style)
        return text

    def band(self, first: int, last: int) -> Text:
        """Some columns of the board."""
        lines: list[Text] = []
        for line in range(self.lines):
            row = Text()
            for column in range(first, last):
                space, above = self.spaces.get((column, line)), self.spaces.get((column, line - 1))
                row.append_text(self.ground(space) if space else self.men(above) if above else fitted(Text()))
                row.append_text(self.rim(column, line))
            row.rstrip()
            lines.append(row)
        return Text("\n").join(lines)

    def text(self, width: int) -> Text:
        """The whole board, in as many bands as it takes; neighbouring bands share a column."""
        fit = max(2, width // CELL)
        bands: list[Text] = []
        first = 0
        while first < self.columns:
            last = min(self.columns, first + fit)
            bands.append(self.band(first, last))
            first = last if last == self.columns else last - 1
        return Text("\n\n").join(bands)


def draw_hexes(scene: Scene, width: int, ascii_only: bool = False) -> Text:
    """The board, and what its letters and signs mean."""
    return Text("\n").join([draw_board(scene, width, ascii_only), *legend(scene, width, ascii_only)])


def draw_board(scene: Scene, width: int, ascii_only: bool) -> Text:
    """The board, and in words the hexes with more markers than they show."""
    drawing = Drawing(scene, ascii_only)
    crowded: dict[str, list[str]] = {}
    for space in drawing.spaces.values():
        signed = [mark for mark in space.marks if any(is_a([mark], name) for name in drawing.marks)]
        if len(signed) > 1:
            crowded.setdefault(", ".join([word(scene, "mark", mark) for mark in signed]), []).append(space.name)
    items = [f"{', '.join(names)}: {words}" for words, names in crowded.items()]
    more = wrapped((" - " if ascii_only else " · ").join(items), width, "") if items else []
    return Text("\n").join([drawing.text(width), *more])


def legend(scene: Scene, width: int, plain: bool) -> list[Text]:
    """The letters of units, the signs of the ground and of markers, as far as they are on the board."""
    drawing = Drawing(scene, plain)
    spaces = drawing.spaces.values()
    letters = {code(scene, p.face): word(scene, "face", p.face) for p in scene.pieces if p.place in drawing.here}
    grown = [s.terrain for s in spaces if s.terrain in TERRAIN and s.terrain != OPEN]
    ground = {terrain_sign(terrain, plain)[0]: word(scene, "terrain", terrain) for terrain in grown}
    marked = [name for name in drawing.marks if any(has_mark(s, name) for s in spaces)]
    marks = {pick(drawing.marks[name], plain): word(scene, "mark", name) for name in marked}
    placed = [p for pieces in drawing.here.values() for p in pieces]
    bearers = {name: [p for p in placed if is_a(p.badges, name)] for name in STATES}
    states = {
        code(scene, found[0].face) + pick(STATES[name], plain): word(scene, "badge", name)
        for name, found in bearers.items()
        if found
    }
    rooms = {ROOMS.get(room.kind, "/"): word(scene, "room", room.kind) for room in scene.rooms}
    routes = {route.kind: word(scene, "route", route.kind) for route in board_of(scene).routes}
    hexsides = {
        "".join(HEXSIDES[sort(kind)][plain]): meaning for kind, meaning in routes.items() if sort(kind) in HEXSIDES
    }
    items = [
        f"{sign} {meaning}"
        for found in (letters, states, ground, hexsides, marks, rooms)
        for sign, meaning in found.items()
    ]
    items.append(say(scene.lang, "terminal-legend-turned"))
    return wrapped((" - " if plain else " · ").join(items), width, "")


def has_mark(space: Space, name: str) -> bool:
    """A mark, or one that says more of it: `bunker-2`."""
    return is_a(space.marks, name)


def is_a(keys: list[str], name: str) -> bool:
    """One of these keys, or one that says more of it: `hit-pinned` is a hit."""
    return any(key == name or key.startswith(name + "-") for key in keys)


def at(space: Space) -> tuple[int, int]:
    """Column and line of the upper half of a hex."""
    return round((space.x - 1) / WIDE), round(space.y / HALF) - 1


def fitted(text: Text) -> Text:
    """Cut or filled up to the width of a cell without its hexside."""
    text.truncate(CELL - 1)
    text.append(" " * (CELL - 1 - len(text.plain)))
    return text


def sort(kind: str) -> str:
    """What lies on a hexside, whatever more is said of it: `stream-2` is a stream."""
    return kind.partition("-")[0]


def nearest(names: Iterable[str], wanted: str) -> list[str]:
    """The hexes nearest to one that does not exist, as their addresses go: the same board, then column and row."""
    sought = ADDRESS.fullmatch(wanted.strip().upper())
    if sought is None:
        return []

    def away(name: str) -> tuple[bool, int, str]:
        found = ADDRESS.fullmatch(name)
        if found is None:
            return True, 999, name
        columns = abs(number(found[2]) - number(sought[2]))
        return found[1] != sought[1], columns + abs(int(found[3]) - int(sought[3])), name

    return sorted(names, key=away)[:4]


def number(letters: str) -> int:
    """A column as a number: A, B, ... Z, AA."""
    total = 0
    for letter in letters:
        total = total * 26 + ord(letter) - 64
    return total
