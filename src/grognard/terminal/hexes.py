"""A board of hexes as text: each hex is two lines, its name, ground and markers above, those who are there below.

Every second column lies one line lower, so that the six neighbours of a hex are those that touch it. Slanting
rims between the columns show which line is whose. What lies on a hexside, and a road that crosses it, stands where
the two touch: between the columns, or in the lower line behind those who are there. Markers without room in the
upper line stand there too; where not even that is enough, a line below the board says all that lies in the hex. A
board that is too wide is drawn in bands, one below the other.
"""

from __future__ import annotations

from rich.text import Text

from grognard.engine.hexscene import HALF, WIDE
from grognard.engine.kit import kit_of, role, word
from grognard.engine.scene import Piece, Room, Scene, Space
from grognard.engine.shelf import board_of
from grognard.terminal.glyphs import code, pick, terrain_sign
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
    "smoke": ("▒", ":"), "thin-smoke": ("░", "'"), "flare": ("*", "*"), "burning": ("¤", "}"),
    "bunker": ("▣", "]"), "mines": ("∴", "<"), "wire": ("×", "{"), "foxhole": ("∪", "_"),
    "trench": ("⊔", "_"), "hasty-defence": ("⊓", '"'), "road-block": ("‡", "$"), "gun": ("⌐", ">"),
    "gun-spiked": ("¬", "|"), "strike": ("⊕", ";"), "event": ("?", "?"), "victory": ("★", "!"),
    "control": ("◐◑", "()"), "lit": ("°", "`"),
}  # fmt: skip
"""The signs of markers, most telling first, none of them a letter or a number: those are men.

A mark like `bunker-2` has that of its first word and says where it looks; `control` has one for each side.
"""
WITHOUT = {"dark": "lit"}
"""What is told by the lack of a sign, since most of the board is so."""
HOLDS = "control-"
STATES = {"hit": ("!", "!"), "face-down": ("¿", "?"), "hidden": ("◌", "~")}
"""Behind the letter of a counter in such a state, before its arrow; `hit-pinned` has that of its first word."""
MORE = ("…", "+")
"""Behind what is there, where there is more."""
ROOMS = {"up": "^", "inside": "["}
"""Before those who are on an upper floor, or inside."""
ARROWS = ("↑↗↘↓↙↖", "^',v.`")
"""Behind those who face one way: from the north side round by the east."""
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

    def style(self, piece: Piece) -> str:
        if piece.acts:
            return FORCE_STYLE
        known = piece.side in self.sides
        return SIDE_STYLES[min(self.sides.index(piece.side), 1)] if known else OBJECTIVE_STYLE

    def ground(self, space: Space) -> Text:
        """Its name, what grows there, how high it lies, and the first markers."""
        lit = "reverse" if self.targets & {space.id, *[room.id for room in self.rooms.get(space.id, [])]} else "dim"
        text = Text(space.name, lit)
        text.append(*(terrain_sign(space.terrain, self.ascii_only) if space.terrain != OPEN else (" ", "")))
        if space.level:
            text.append(LEVELS[self.ascii_only][min(space.level, 4)], "bold")
        for sign in self.above(space):
            text.append(sign, OBJECTIVE_STYLE)
        return fitted(text)

    def above(self, space: Space) -> list[str]:
        """The signs of markers that fit into the upper line."""
        room = CELL - 2 - len(space.name) - bool(space.level)
        found = []
        for sign, _ in signs(self.scene, space, self.ascii_only):
            if len(sign) <= room:
                found.append(sign)
                room -= len(sign)
        return found

    def men(self, space: Space) -> Text:
        """Those who are there, floors and insides after; the other markers; and what parts it from the next hex."""
        text, _ = self.content(space)
        below = self.spaces.get((at(space)[0], at(space)[1] + 2))
        text.append_text(self.edge(space, below, CELL - 1 - len(text.plain), lying=True))
        return fitted(text)

    def content(self, space: Space) -> tuple[Text, bool]:
        """The lower line, letters with counts, small ones for a turned counter; whether anything had no room."""
        text = self.codes(space.id)
        for room in self.rooms.get(space.id, []):
            if room.id in self.here:
                text.append(ROOMS.get(room.kind, "/"), "bold")
                text.append_text(self.codes(room.id))
        above = self.above(space)
        below = [sign for sign, _ in signs(self.scene, space, self.ascii_only) if sign not in above]
        if len(text.plain) + len("".join(below)) < CELL:
            text.append("".join(below), OBJECTIVE_STYLE)
            return text, False
        text.truncate(CELL - 2)
        for sign in below:
            if len(text.plain) + len(sign) <= CELL - 2:
                text.append(sign, OBJECTIVE_STYLE)
        text.append(pick(MORE, self.ascii_only), "bold")
        return text, True

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
            looks = "".join(pick(sign, self.ascii_only) for state, sign in STATES.items() if is_in(piece, state))
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
    """The board, and in words what lies in hexes that have no room for the signs of all of it."""
    drawing = Drawing(scene, ascii_only)
    lines = [drawing.text(width)]
    for space in drawing.spaces.values():
        found = [meaning for _, meaning in signs(scene, space, ascii_only)]
        if found and drawing.content(space)[1]:
            lines += wrapped(f"{space.name}: {', '.join(found)}", width, "")
    return Text("\n").join(lines)


def legend(scene: Scene, width: int, plain: bool) -> list[Text]:
    """The letters of units, the signs of the ground and of markers, as far as they are on the board."""
    drawing = Drawing(scene, plain)
    spaces = drawing.spaces.values()
    letters = {code(scene, p.face): word(scene, "face", p.face) for p in scene.pieces if p.place in drawing.here}
    placed = [piece for here in drawing.here.values() for piece in here]
    for state, sign in STATES.items():
        bearer = next((piece for piece in placed if is_in(piece, state)), None)
        if bearer is not None:
            letters[code(scene, bearer.face) + pick(sign, plain)] = word(scene, "badge", state)
    grown = [s.terrain for s in spaces if s.terrain != OPEN]
    ground = {terrain_sign(terrain, plain)[0]: word(scene, "terrain", terrain) for terrain in grown if terrain}
    order = {pick(sign, plain)[0]: rank for rank, sign in enumerate(MARKS.values())}
    marks = {meaning: sign for space in spaces for sign, meaning in signs(scene, space, plain)}
    marked = sorted(marks.items(), key=lambda mark: (order.get(mark[1][0], len(order)), mark[1]))
    rooms = {ROOMS.get(room.kind, "/"): word(scene, "room", room.kind) for room in scene.rooms}
    routes = {route.kind: word(scene, "route", route.kind) for route in board_of(scene).routes}
    hexsides = {
        "".join(HEXSIDES[sort(kind)][plain]): meaning for kind, meaning in routes.items() if sort(kind) in HEXSIDES
    }
    items = [f"{sign} {meaning}" for found in (letters, ground, hexsides) for sign, meaning in found.items()]
    items += [f"{sign} {meaning}" for meaning, sign in marked]
    for mark, other in WITHOUT.items():
        if any(mark in space.marks for space in spaces):
            meaning = word(scene, "mark", mark)
            items.append(
                say(scene.lang, "terminal-legend-without", sign=pick(MARKS[other], plain), meaning=meaning)
            )
    items += [f"{sign} {meaning}" for sign, meaning in rooms.items()]
    heights = "".join(LEVELS[plain][level] for level in sorted({min(s.level, 4) for s in spaces if s.level}))
    if heights:
        items.append(say(scene.lang, "terminal-legend-level", signs=heights))
    if any(piece.facing >= 0 for piece in placed):
        items.append(say(scene.lang, "terminal-legend-facing", signs=ARROWS[plain]))
    if any(drawing.content(space)[1] for space in spaces):
        items.append(say(scene.lang, "terminal-legend-more", sign=pick(MORE, plain)))
    items.append(say(scene.lang, "terminal-legend-turned"))
    return wrapped((" - " if plain else " · ").join(items), width, "")


def is_in(piece: Piece, state: str) -> bool:
    """A counter is in a state, or in one that says more of it: `hit-pinned` is a hit."""
    return any(badge == state or badge.startswith(state + "-") for badge in piece.badges)


def signs(scene: Scene, space: Space, plain: bool) -> list[tuple[str, str]]:
    """The markers of a hex that have a sign, most telling first, and what each means."""
    found = {}
    held = any(mark.startswith(HOLDS) for mark in space.marks)
    for mark in space.marks:
        name = mark if mark in MARKS else sort(mark)
        if name not in MARKS or (held and mark == "victory"):
            continue
        sign, meaning = pick(MARKS[name], plain), word(scene, "mark", mark)
        if mark.startswith(HOLDS):
            sides = list(kit_of(scene).sides)
            side = mark.removeprefix(HOLDS)
            sign = sign[min(sides.index(side), 1)] if side in sides else sign[0]
            meaning = f"{word(scene, 'mark', 'victory')}, {meaning}" if "victory" in space.marks else meaning
        elif mark != name and mark.removeprefix(f"{name}-").isdecimal():
            sign += ARROWS[plain][int(mark.removeprefix(f"{name}-")) % 6]
        found[sign] = (list(MARKS).index(name), meaning)
    return [(sign, meaning) for sign, (_, meaning) in sorted(found.items(), key=lambda item: item[1])]


def drawn_marks(scene: Scene) -> list[tuple[str, list[str]]]:
    """The markers of a board of hexes as they are drawn, for whoever wants to know whether it is still so."""
    if board_of(scene).kind != "hexes":
        return []
    found = [(space.id, [sign for sign, _ in signs(scene, space, plain=True)]) for space in board_of(scene).spaces]
    return [(space, drawn) for space, drawn in found if drawn]


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
