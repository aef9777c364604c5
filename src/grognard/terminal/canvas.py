"""A grid of characters to draw on: lines in braille dots, and words that lines never cover.

Braille has eight dots to a character, so a line of any slope is smooth. Terminals without Unicode get
strokes instead.
"""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

from grognard.terminal.layout import Point

DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each dot of a braille character, by row and column."""

LINE_STYLE = "dim"


class Canvas:
    """Rows of characters, each with a style. Words are written last and win over lines."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.dots = [[0] * width for _ in range(height)]
        self.strokes = [[""] * width for _ in range(height)]
        self.signs = [[""] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def line(self, points: list[Point]) -> None:
        """A line through these points, one dot wide."""
        dots = [(round(x * 2 - 0.5), round(y * 4 - 0.5)) for x, y in points]
        for (ax, ay), (bx, by) in zip(dots, dots[1:], strict=False):
            steps = max(abs(bx - ax), abs(by - ay), 1)
            for k in range(steps + 1):
                x, y = ax + round((bx - ax) * k / steps), ay + round((by - ay) * k / steps)
                self.dot(x, y, stroke(bx - ax, by - ay))

    def dot(self, x: int, y: int, stroke: str) -> None:
        column, row = x // 2, y // 4
        if 0 <= column < self.width and 0 <= row < self.height:
            self.dots[row][column] |= DOTS[y % 4][x % 2]
            self.strokes[row][column] = stroke

    def write(self, column: int, row: int, text: str, style: str = "") -> None:
        """Words in one style, cut off at the edge."""
        for i, sign in enumerate(text):
            if 0 <= column + i < self.width and 0 <= row < self.height:
                self.signs[row][column + i] = sign
                self.styles[row][column + i] = style

    def sign(self, column: int, row: int, ascii_only: bool) -> tuple[str, str]:
        """What is to be seen at a place."""
        if self.signs[row][column]:
            return self.signs[row][column], self.styles[row][column]
        dots = self.dots[row][column]
        if not dots:
            return " ", ""
        return (self.strokes[row][column] if ascii_only else chr(0x2800 + dots)), LINE_STYLE

    def text(self, ascii_only: bool) -> Text:
        """The whole picture, without blanks at the ends of lines."""
        lines = []
        for row in range(self.height):
            signs = [self.sign(column, row, ascii_only) for column in range(self.width)]
            line = Text()
            for style, run in groupby(signs, key=lambda s: s[1]):
                line.append("".join(sign for sign, _ in run), style)
            line.rstrip()
            lines.append(line)
        while lines and not lines[-1].plain:
            lines.pop()
        return Text("\n").join(lines)


def stroke(dx: int, dy: int) -> str:
    """The plain character most like a line of this direction, in dots."""
    if abs(dy) * 3 <= abs(dx):
        return "-"
    if abs(dx) * 3 <= abs(dy):
        return "|"
    return "\\" if (dx > 0) == (dy > 0) else "/"
