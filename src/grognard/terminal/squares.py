"""A board of squares as text: walls and doors on the edges, a letter and an arrow for each figure."""

from __future__ import annotations

import re

from rich.text import Text

from grognard.engine.scene import Piece, Scene, Space
from grognard.engine.shelf import board_of
from grognard.terminal.glyphs import code
from grognard.terminal.map import wrapped
from grognard.terminal.stacks import FOE_STYLE, FORCE_STYLE, OBJECTIVE_STYLE, UNIT_STYLE
from grognard.text import say

ARROWS = ("↑→↓←", "^>v<")
JOINTS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""The corner for each set of lines that meet: 1 from above, 2 from below, 4 from the left, 8 from the right."""
DOORS = {"door-closed": ("▒", "="), "door-open": ("'", "'"), "door-sealed": ("╳", "X")}
TARGET_STYLE = "reverse"
SIDE_STYLES = [UNIT_STYLE, FOE_STYLE]
"""For the side that comes first among the pieces, and for the other."""

Cell = tuple[int, int]
Edge = tuple[Cell, Cell]


class Drawing:
    """The squares of a scene by column and row, with what stands on them and between them."""

    def __init__(self, scene: Scene, width: int, ascii_only: bool) -> None:
        self.scene = scene
        self.ascii_only = ascii_only
        self.spaces: dict[Cell, Space] = {cell_of(space): space for space in board_of(scene).spaces}
        self.cells = {space.id: cell for cell, space in self.spaces.items()}
        self.left, self.right = min(c for c, _ in self.spaces), max(c for c, _ in self.spaces)
        self.wide = 2 if self.room(2) <= width else 1
        """Characters for a square: without room for two, figures have a letter and no arrow."""
        self.top, self.bottom = min(r for _, r in self.spaces), max(r for _, r in self.spaces)
        self.doors = {edge(self.cells[r.a], self.cells[r.b]): r for r in board_of(scene).routes if r.kind in DOORS}
        self.walls = {edge(self.cells[r.a], self.cells[r.b]) for r in board_of(scene).routes if r.kind == "wall"}
        options = scene.ask.options if scene.ask is not None else []
        self.targets = {space for option in options for space in option.spaces}
        self.here: dict[str, list[Piece]] = {}
        for piece in scene.pieces:
            if not piece.under:
                self.here.setdefault(piece.place, []).append(piece)

    def room(self, wide: int) -> int:
        """The columns the board takes with so many characters for a square."""
        return (wide + 1) * (self.right - self.left + 1) + 4

    def sides(self) -> list[str]:
        """The sides with figures on the board, in the order of the pieces."""
        found = dict.fromkeys(p.side for p in self.scene.pieces if p.facing >= 0)
        return list(found)

    def style(self, side: str) -> str:
        fighting = self.sides()
        return OBJECTIVE_STYLE if side not in fighting else SIDE_STYLES[min(fighting.index(side), 1)]

    def line_between(self, a: Cell, b: Cell) -> bool:
        """There is a wall or a door between two neighbouring cells."""
        key = edge(a, b)
        return key in self.doors or key in self.walls or (a in self.spaces) != (b in self.spaces)

    def joint(self, column: int, row: int) -> str:
        """The corner north-west of a cell."""
        nw, ne, sw, se = (column - 1, row - 1), (column, row - 1), (column - 1, row), (column, row)
        lines = [self.line_between(nw, ne), self.line_between(sw, se), self.line_between(nw, sw)]
        lines.append(self.line_between(ne, se))
        if self.ascii_only:
            return "+" if any(lines) else " "
        return JOINTS[sum(1 << i for i, met in enumerate(lines) if met)]

    def wall(self, a: Cell, b: Cell, plain: tuple[str, str]) -> tuple[str, str]:
        """One character of the edge between two cells, and its style."""
        route = self.doors.get(edge(a, b))
        if route is not None:
            return DOORS[route.kind][self.ascii_only], "bold green" if "green" in route.marks else "bold yellow"
        return (plain[self.ascii_only] if self.line_between(a, b) else " "), "dim"

    def square(self, cell: Cell) -> tuple[str, str]:
        """Two characters for a cell, and their style."""
        space = self.spaces.get(cell)
        if space is None:
            return "  ", ""
        pieces = sorted(self.here.get(space.id, []), key=lambda p: p.order)
        style = TARGET_STYLE if space.id in self.targets else ""
        if not pieces:
            return (" ." if self.ascii_only else " ·"), style or "dim"
        piece = pieces[0]
        letter = code(self.scene, piece.face)
        if piece.facing >= 0:
            arrow = ARROWS[self.ascii_only][piece.facing % 4]
        else:
            arrow = str(min(9, len(pieces))) if len(pieces) > 1 else " "
        if piece.acts:
            return letter + arrow, FORCE_STYLE
        return letter + arrow, f"{self.style(piece.side)} {style}".strip()

    def text(self) -> Text:
        lines = [self.column_names()]
        for row in range(self.top, self.bottom + 2):
            edges, floor = Text("   "), Text(f"{self.row_name(row):>2} ", "dim")
            for column in range(self.left, self.right + 2):
                here = (column, row)
                edges.append(self.joint(column, row), "dim")
                floor.append(*self.wall((column - 1, row), here, ("│", "|")))
                if column <= self.right:
                    sign, style = self.wall((column, row - 1), here, ("─", "-"))
                    edges.append(sign * self.wide, style)
                    letters, style = self.square(here)
                    floor.append(letters.strip()[:1].ljust(1) if self.wide == 1 else letters, style)
            edges.rstrip()
            floor.rstrip()
            lines += [edges, floor] if row <= self.bottom else [edges]
        return Text("\n").join(lines)

    def row_name(self, row: int) -> str:
        return next((n[1] for n in self.names() if n[2][1] == row), "")

    def column_names(self) -> Text:
        named = {cell[0]: letters for letters, _, cell in self.names()}
        columns = range(self.left, self.right + 1)
        return Text("    " + "".join(f"{named.get(c, ''):<{self.wide + 1}}" for c in columns).rstrip(), "dim")

    def names(self) -> list[tuple[str, str, Cell]]:
        """Squares that are called by a column and a row."""
        found = [(re.fullmatch(r"([A-Z]+)(\d+)", space.name), cell) for cell, space in self.spaces.items()]
        return [(match[1], match[2], cell) for match, cell in found if match]


def draw_squares(scene: Scene, width: int, ascii_only: bool = False) -> Text:
    """The board and what its letters mean. A terminal too narrow for it gets the legend alone."""
    drawing = Drawing(scene, width, ascii_only)
    key = legend(drawing, width)
    if drawing.room(1) > width:
        return Text("\n").join([*wrapped(say(scene.lang, "terminal-too-narrow"), width, ""), key])
    return Text("\n").join([drawing.text(), key])


def legend(drawing: Drawing, width: int) -> Text:
    """Each letter on the board, once for each side."""
    scene = drawing.scene
    lines = [Text()]
    placed = [p for p in scene.pieces if p.place in drawing.cells and not p.under]
    for side, face in dict.fromkeys((p.side, p.face) for p in placed):
        name = re.sub(r" \d+$", "", next(p.name for p in placed if p.face == face))
        sign = code(scene, face)
        if lines[-1].plain and len(lines[-1].plain) + len(sign) + len(name) + 3 > width:
            lines.append(Text())
        lines[-1].append(("  " if lines[-1].plain else "") + sign, drawing.style(side))
        lines[-1].append(" " + name, "dim")
    return Text("\n").join(lines)


def cell_of(space: Space) -> Cell:
    return int(space.x), int(space.y)


def edge(a: Cell, b: Cell) -> Edge:
    return (a, b) if a < b else (b, a)
