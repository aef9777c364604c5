"""The map of a scene as text: names at their places, routes between them, and who stands where."""

from __future__ import annotations

from functools import lru_cache

from rich.text import Text

from grognard.engine.scene import Scene, Space
from grognard.engine.shelf import board_of
from grognard.terminal.canvas import Canvas
from grognard.terminal.glyphs import MARKS, pick, terrain_sign
from grognard.terminal.layout import Box, Layout, Point, Route, arrange
from grognard.terminal.legend import legend
from grognard.terminal.stacks import OBJECTIVE_STYLE, Stack, Words, off_map
from grognard.text import say

NARROWEST, WIDEST = 76, 160
"""Below this width the map becomes a list; above it, it grows no more."""

ROOM = 8
"""Columns every space keeps for its units, however short its name."""

Place = tuple[float, float, int]


def draw_map(scene: Scene, width: int, ascii_only: bool = False) -> Text:
    """The board, the boxes beside it and the legend. No line is longer than the width."""
    board = picture(scene, min(width, WIDEST), ascii_only) or listing(scene, width, ascii_only)
    parts = [board]
    parts += [box_line(Stack(scene, space), width, ascii_only) for space in off_map(scene)]
    parts.append(legend(scene, width, ascii_only))
    return Text("\n").join(parts)


# -- as a picture -------------------------------------------------------------------------------


def picture(scene: Scene, width: int, ascii_only: bool) -> Text | None:
    """The board on a canvas; None where there is no room for all names."""
    beside = {s.id for s in off_map(scene)}
    spaces = [s for s in board_of(scene).spaces if s.id not in beside]
    if width < NARROWEST or not spaces:
        return None
    index = {s.id: i for i, s in enumerate(spaces)}
    places = tuple((s.x, s.y, max(ROOM, len(s.name) + 2 + room_for_marks(s))) for s in spaces)
    routes = tuple((index[r.a], index[r.b]) for r in board_of(scene).routes)
    layout, lines = arranged(places, routes, width)
    if not layout.clean():
        return None
    canvas = Canvas(width, layout.height)
    for line in lines:
        canvas.line(line)
    for i, space in enumerate(spaces):
        stack = Stack(scene, space)
        write_name(canvas, layout.boxes[i], stack, ascii_only)
        write_stack(canvas, layout, i, stack, ascii_only)
    return canvas.text(ascii_only)


@lru_cache(maxsize=16)
def arranged(places: tuple[Place, ...], routes: tuple[Route, ...], width: int) -> tuple[Layout, list[list[Point]]]:
    """The boxes of a map at this width and the lines of its routes. A board is arranged once."""
    rows = 3.5 if width < 120 else 3.0
    west, east = min(p[0] for p in places), max(p[0] for p in places)
    north, south = min(p[1] for p in places), max(p[1] for p in places)
    margin = 8
    scale = (width - 2 * margin) / max(east - west, 1)
    boxes = [Box(margin + (x - west) * scale, (y - north) * rows, size, 2) for x, y, size in places]
    return arrange(boxes, list(routes), width, round((south - north) * rows) + 2)


def room_for_marks(space: Space) -> int:
    """Columns for the signs after the name; one is kept for an objective where one can lie."""
    signs = [m for m in space.marks if m in MARKS or m == "objective"]
    return len(signs) + 1 if signs else 0


def name_words(stack: Stack, ascii_only: bool) -> Words:
    """Terrain, name, marks, objective."""
    space = stack.space
    sign, style = terrain_sign(space.terrain, ascii_only)
    marks = "".join(pick(MARKS[m], ascii_only) for m in space.marks if m in MARKS)
    objective = stack.sign(ascii_only)
    name_style = "bold underline" if stack.numbers else "bold"
    words = [(sign + " ", f"bold {style}"), (space.name, f"{name_style} {style}")]
    if marks or objective:
        words += [(" " + marks, style), (objective, OBJECTIVE_STYLE)]
    return words


def write_name(canvas: Canvas, box: Box, stack: Stack, ascii_only: bool) -> None:
    """The first line of a box, in its middle, with a blank on both sides to keep routes off."""
    words = name_words(stack, ascii_only)
    length = sum(len(text) for text, _ in words)
    column = box.left + (box.width - length) // 2
    put_words(canvas, column, box.top, words, gap="")


def write_stack(canvas: Canvas, layout: Layout, i: int, stack: Stack, ascii_only: bool) -> None:
    """The second line: as wide as the neighbours allow, and cut off only where they do not."""
    box = layout.boxes[i]
    left, right = free_columns(layout, i)
    words = stack.line(ascii_only)
    if spread(words) > right - left:
        words = stack.line(ascii_only, close=True)
    words = shortened(words, right - left, ascii_only)
    length = spread(words)
    if length:
        column = min(max(left, box.left + (box.width - length) // 2), right - length)
        put_words(canvas, column, box.top + 1, words, gap=" ")


def free_columns(layout: Layout, i: int) -> tuple[int, int]:
    """How far the second line of a box may reach to the left and to the right."""
    box = layout.boxes[i]
    row = box.top + 1
    left, right = 0, layout.width
    for other in layout.boxes:
        if other is box or not other.top <= row < other.top + other.height:
            continue
        if other.left < box.left:
            left = max(left, other.left + other.width + 1)
        else:
            right = min(right, other.left - 1)
    # Half of the room between two boxes belongs to the other one.
    return max(left, box.left - (box.left - left) // 2), min(right, (box.left + box.width + right + 1) // 2)


def put_words(canvas: Canvas, column: int, row: int, words: Words, gap: str) -> None:
    """Words on the canvas, with a blank before and after to keep routes off."""
    canvas.write(column - 1, row, " ")
    for i, (text, style) in enumerate(words):
        if i and gap:
            canvas.write(column, row, gap)
            column += len(gap)
        canvas.write(column, row, text, style)
        column += len(text)
    canvas.write(column, row, " ")


def spread(words: Words) -> int:
    """The columns words take, with a blank between them."""
    return sum(len(text) + 1 for text, _ in words) - 1 if words else 0


def shortened(words: Words, room: int, ascii_only: bool) -> Words:
    """Words cut off to fit, with a sign that there is more."""
    out: Words = []
    more = "+" if ascii_only else "…"
    for text, style in words:
        left = room - spread(out) - (1 if out else 0)
        if len(text) <= left:
            out.append((text, style))
        else:
            return [*out, (text[: left - 1] + more, style)] if left > 1 else out
    return out


# -- as lines -----------------------------------------------------------------------------------


def box_line(stack: Stack, width: int, ascii_only: bool) -> Text:
    """A box beside the map, drawn in a frame: its name in the upper edge, its units inside.

    One with nothing in it is only named.
    """
    words = stack.line(ascii_only)
    name = name_words(stack, ascii_only)
    inner = max(spread(words), sum(len(t) for t, _ in name) + 2, 20)
    if not words or inner + 4 > width:
        return line_of(stack, width, ascii_only)
    corner, edge, side = (["+"] * 4, "-", "|") if ascii_only else (list("╭╮╰╯"), "─", "│")
    frame = "dim"
    used = sum(len(t) for t, _ in name)
    top = Text.assemble((corner[0] + edge + " ", frame), *name)
    top.append(" " + edge * (inner - used - 1) + corner[1], frame)
    middle = Text.assemble((side + " ", frame))
    for i, (text, style) in enumerate(words):
        middle.append(" " if i else "")
        middle.append(text, style)
    middle.append(" " * (inner - spread(words)) + " " + side, frame)
    bottom = Text(corner[2] + edge * (inner + 2) + corner[3], frame)
    return Text("\n").join([top, middle, bottom])


def line_of(stack: Stack, width: int, ascii_only: bool) -> Text:
    """A space on a line of its own, for terminals too narrow for a picture."""
    line = Text.assemble(*name_words(stack, ascii_only))
    for text, style in stack.line(ascii_only):
        line.append(" ")
        line.append(text, style)
    if len(line.plain) > width:
        line.truncate(width)
    return line


def listing(scene: Scene, width: int, ascii_only: bool) -> Text:
    """The board as a list: each space, and the spaces next to it."""
    names = {s.id: s.name for s in board_of(scene).spaces}
    beside = {s.id for s in off_map(scene)}
    lines = []
    for space in board_of(scene).spaces:
        if space.id in beside:
            continue
        lines.append(line_of(Stack(scene, space), width, ascii_only))
        near = [r.b if r.a == space.id else r.a for r in board_of(scene).routes if space.id in (r.a, r.b)]
        joined = say(scene.lang, "terminal-next-to", names=", ".join(names[i] for i in near))
        lines += wrapped(joined, width, "    ")
    return Text("\n").join(lines)


def wrapped(text: str, width: int, indent: str) -> list[Text]:
    """Words on lines of at most this width."""
    lines = [indent]
    for word in text.split():
        if len(lines[-1]) + len(word) + 1 > width and lines[-1].strip():
            lines.append(indent)
        lines[-1] += ("" if lines[-1] == indent else " ") + word
    return [Text(line[:width], "dim") for line in lines]
