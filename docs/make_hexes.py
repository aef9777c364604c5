"""Draws the pictures of docs/hexes.md from the code they explain: `python docs/make_hexes.py`."""

from __future__ import annotations

from pathlib import Path

from grognard.geometry.ground import BLOCKS, Ground, Kind, Manner
from grognard.geometry.hexboards import Atlas, Board, Placed, Sheet
from grognard.geometry.hexes import CORNER_X, CORNER_Y, DQ, DV, EDGE, INSIDE
from grognard.geometry.hexlines import ALONG, CORNER, FORK, HEX, line
from grognard.geometry.sights import Sight, sight
from grognard.geometry.sighttables import SightTable
from grognard.geometry.ways import NO_GATES, downhill, field

FOLDER = Path(__file__).parent / "img"
SIZE = 30.0
"""A corner's distance from the centre."""
ROOT = 3**0.5 / 2
PAPER, LINE, INK = "#f6f2e7", "#b9b09a", "#2b2a26"
GREEN, RED, GOLD, BLUE, GREY = "#5d8a4a", "#b3362b", "#d79b2e", "#3d6fa5", "#cfc8b4"
COLOURS = {"woods": GREEN, "brush": "#b5c77f", "house": "#8d6a52", "hedge": "#4f7a3c", "bocage": "#27471d"}

Point = tuple[float, float]


class Picture:
    """A board of hexes drawn piece by piece."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.parts: list[str] = []
        self.left = board.west * 1.5 * SIZE - 1.3 * SIZE
        self.top = board.north * ROOT * SIZE - 1.2 * SIZE
        self.width = (board.east - board.west) * 1.5 * SIZE + 2.6 * SIZE
        self.height = (board.south - board.north) * ROOT * SIZE + 2.4 * SIZE

    def point(self, h: int, x: float = 0, y: float = 0) -> Point:
        """A point beside the centre of a hex: thirds of a column, half rows."""
        return (self.board.q[h] + x / 3) * 1.5 * SIZE, (self.board.v[h] + y) * ROOT * SIZE

    def corners(self, h: int, part: float = 1) -> list[Point]:
        return [self.point(h, CORNER_X[c] * part, CORNER_Y[c] * part) for c in range(6)]

    def shape(self, points: list[Point], fill: str, stroke: str = "none", more: str = "") -> None:
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self.parts.append(f'<polygon points="{path}" fill="{fill}" stroke="{stroke}" {more}/>')

    def stroke(self, a: Point, b: Point, colour: str, width: float, more: str = "") -> None:
        self.parts.append(
            f'<line x1="{a[0]:.1f}" y1="{a[1]:.1f}" x2="{b[0]:.1f}" y2="{b[1]:.1f}" stroke="{colour}"'
            f' stroke-width="{width}" stroke-linecap="round" {more}/>'
        )

    def word(self, at: Point, text: str, size: float = 9, colour: str = INK, down: float = 0) -> None:
        self.parts.append(
            f'<text x="{at[0]:.1f}" y="{at[1] + down:.1f}" font-size="{size}" fill="{colour}"'
            f' text-anchor="middle" dominant-baseline="middle">{text}</text>'
        )

    def dot(self, at: Point, colour: str, radius: float = 4) -> None:
        self.parts.append(f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{radius}" fill="{colour}"/>')

    def hexes(self, fills: dict[int, str] | None = None, names: bool = True) -> None:
        for h in self.board.hexes:
            self.shape(self.corners(h), (fills or {}).get(h, PAPER), LINE)
            if names:
                self.word(self.point(h), self.board.names[h][0], 8, "#8b8472", SIZE * 0.62)

    def side(self, h: int, way: int) -> tuple[Point, Point]:
        corners = self.corners(h)
        return corners[way - 1], corners[way]

    def save(self, name: str) -> None:
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{self.left:.0f} {self.top:.0f} {self.width:.0f}'
            f' {self.height:.0f}" width="{self.width:.0f}" font-family="sans-serif">'
        )
        white = f'<rect x="{self.left:.0f}" y="{self.top:.0f}" width="100%" height="100%" fill="white"/>'
        (FOLDER / f"{name}.svg").write_text(
            "\n".join([head, white, *self.parts, "</svg>"]) + "\n", encoding="utf-8"
        )


def sheet(columns: int, rows: int) -> Sheet:
    """A board whose hexes are all whole, in the manner of Lock 'n Load."""
    return Sheet(columns, (1, rows), (1, rows), second_lower=False)


def addresses() -> None:
    """Two boards side by side, the second turned round: half hexes, hexes with two names, directions, a ring."""
    small = Sheet(5, (0, 3), (1, 3), second_lower=False, halves=True)
    board = Board(Atlas({"1": small, "2": small}), [Placed("1"), Placed("2", column=4, turned=True)])
    picture = Picture(board)
    centre = board.find("1C2")
    fills = dict.fromkeys(board.ring(centre, 2), "#e7ddc3")
    fills |= {h: "#dcecf7" for h in board.hexes if len(board.names[h]) > 1}
    picture.hexes(fills, names=False)
    for h in board.hexes:
        names = board.names[h]
        for n, name in enumerate(names):
            down = SIZE * 0.35 if len(names) == 1 else (n - 0.5) * 11
            picture.word(picture.point(h), name, 8.5, "#a39b86" if board.half[h] else INK, down)
    for way in range(6):
        a = picture.point(centre, DQ[way] * 0.5 * 3, DV[way] * 0.5)
        b = picture.point(centre, DQ[way] * 0.66 * 3, DV[way] * 0.66)
        picture.stroke(picture.point(centre), a, BLUE, 1.5)
        picture.word(b, str(way), 10, BLUE)
    picture.save("hexes-addresses")


def arcs() -> None:
    """The front of a unit by hexside, and the arc of a gun by corner."""
    board = Board(Atlas({"": sheet(15, 7)}), [Placed()])
    picture = Picture(board)
    fills: dict[int, str] = {}
    for name, facing, width in (("D4", 2, 3), ("L4", 1, 2)):
        here = board.find(name)
        for h in board.hexes:
            if board.distance(here, h) <= 3:
                found = board.arc(here, facing, width, h)
                fills[h] = "#cfe3f4" if found == INSIDE else "#f3d99a" if found == EDGE else PAPER
        fills[here] = GREY
    picture.hexes(fills)
    for name, x, y in (("D4", 2.4, -0.8), ("L4", 1.0, -1.0)):
        picture.stroke(picture.point(board.find(name)), picture.point(board.find(name), x, y), BLUE, 3)
    picture.save("hexes-arcs")


def lines() -> None:
    """Hexes and hexsides crossed, a side run along, a corner passed."""
    board = Board(Atlas({"": sheet(11, 6)}), [Placed()])
    picture = Picture(board)
    fills: dict[int, str] = {}
    marks: list[tuple[Point, Point, str]] = []
    dots: list[Point] = []
    ends = [("A2", "J4"), ("A5", "E5"), ("F6", "J3")]
    for one, other in ends:
        a, b = board.find(one), board.find(other)
        path = line(board.q[b] - board.q[a], board.v[b] - board.v[a])
        for n, what in enumerate(path.what):
            h = board.hex_at(board.q[a] + path.q[n], board.v[a] + path.v[n])
            way = path.way[n]
            if what == HEX:
                fills[h] = "#cfe3f4"
                if way >= 0:
                    marks.append((*picture.side(h, way), RED))
            elif what == ALONG:
                fills[h] = fills[board.beside[h][way]] = "#f3d99a"
                marks.append((*picture.side(h, way), GOLD))
            elif what == CORNER:
                dots.append(picture.corners(h)[way if path.turn[n] > 0 else way - 1])
            elif what == FORK:
                dots.append(picture.corners(h)[way])
    picture.hexes(fills)
    for p, q, colour in marks:
        picture.stroke(p, q, colour, 4)
    for one, other in ends:
        picture.stroke(picture.point(board.find(one)), picture.point(board.find(other)), INK, 1.5)
    for at in dots:
        picture.dot(at, RED, 4)
    for name in (n for pair in ends for n in pair):
        picture.dot(picture.point(board.find(name)), INK, 5)
    picture.save("hexes-lines")


def draw_sight(picture: Picture, a: int, b: int, seen: Sight) -> None:
    """The line as far as it goes, with what hinders and what stops it."""
    end = picture.point(b)
    picture.stroke(
        picture.point(a), end, INK if seen.clear else RED, 1.8, "" if seen.clear else 'stroke-dasharray="5 4"'
    )
    stops = [(seen.bar, f"✕ {seen.bar.section}", RED)] if seen.bar is not None else []
    last = (seen.bar.at, seen.bar.across) if seen.bar is not None else (-1, -1)
    hinders = [(bar, f"+{bar.by}", "#7a4d00") for bar in seen.hinders if (bar.at, bar.across) != last]
    for bar, text, colour in [*hinders, *stops]:
        (x, y), (u, w) = picture.point(bar.at), picture.point(bar.across if bar.across >= 0 else bar.at)
        picture.word(((x + u) / 2, (y + w) / 2), text, 11, colour, -11)
    for h in (a, b):
        picture.dot(picture.point(h), INK, 5)


def silhouettes() -> None:
    """A corner of a village: what a line meets of silhouettes and hexsides."""
    kinds = [
        Kind("woods", "10.3", blocks=True, inset=11),
        Kind("brush", "10.3", hinders=1, inset=10),
        Kind("house", "10.3", blocks=True, inset=8),
        Kind("hedge", "10.3", hinders=1),
        Kind("bocage", "10.3", blocks=True),
    ]
    board = Board(Atlas({"": sheet(12, 6)}), [Placed()])
    ground = Ground(board, Manner(3, False, 0, "10.3", "10.3", "10.3"), kinds)
    find = board.find
    stands = {0: ["C2", "D2", "D3", "H5", "I5"], 1: ["F3", "F4", "I2", "B5"], 2: ["G2", "H2", "K4"]}
    for kind, names in stands.items():
        for name in names:
            ground.stands[find(name)] = kind
    for h in board.hexes:
        for other in board.beside[h]:
            if other > h and ground.stands[h] >= 0 and ground.stands[h] == ground.stands[other]:
                ground.join(h, other)
    ground.spill(find("D3"), find("D4"), 5)
    for a, b, kind in (("C4", "C5", 3), ("D5", "C5", 3), ("J3", "J4", 4), ("J3", "K3", 4), ("I3", "J4", 4)):
        ground.put_side(find(a), find(b), kind)
    picture = Picture(board)
    picture.hexes()
    for h in board.hexes:
        if ground.stands[h] >= 0:
            thing = kinds[ground.stands[h]]
            colour = COLOURS[thing.name]
            picture.shape(picture.corners(h, thing.inset / 12), colour)
            for way in range(6):
                if ground.filled[h] >> way & 1:
                    picture.shape([picture.point(h), *picture.side(h, way)], colour)
    for piece in ground.spills:
        (ux, uy), (vx, vy) = picture.side(piece.start, piece.way)
        (px, py), (qx, qy) = picture.point(piece.start), picture.point(piece.into)
        near = [((3 * ux + vx) / 4, (3 * uy + vy) / 4), ((ux + 3 * vx) / 4, (uy + 3 * vy) / 4)]
        far = [(x + (qx - px) * piece.reach / 24, y + (qy - py) * piece.reach / 24) for x, y in reversed(near)]
        picture.shape([*near, *far], COLOURS[kinds[ground.stands[piece.start]].name])
    for h in board.hexes:
        for way in range(6):
            if ground.sides[h][way] >= 0 and board.beside[h][way] > h:
                picture.stroke(*picture.side(h, way), COLOURS[kinds[ground.sides[h][way]].name], 5)
    for start, end in (("A4", "E5"), ("B3", "E4"), ("E2", "I3"), ("D5", "G3"), ("H4", "L3"), ("G6", "K5")):
        draw_sight(picture, find(start), find(end), sight(ground, find(start), find(end), 0, 0))
    picture.save("hexes-silhouettes")


def levels() -> None:
    """Whole hexes on a hill: what one hex sees."""
    board = Board(Atlas({"": sheet(13, 7)}), [Placed()])
    ground = Ground(board, Manner(2, True, 1, "14", "12.4", "12.6"), [Kind("woods", "6", blocks=True, height=1)])
    find = board.find
    for level, names in {1: "F3 F5 E3 G3 H4 H5 G5 E4 I3 I4", 2: "F4 G4"}.items():
        for name in names.split():
            ground.levels[find(name)] = level
    for name in ["C3", "C4", "J2", "K5", "D6", "E6", "I6", "L3", "H2"]:
        ground.stands[find(name)] = 0
    eye = find("F4")
    table = SightTable(ground, ground.levels, ground.levels)
    picture = Picture(board)
    shades = [PAPER, "#e3cfa4", "#cfa968"]
    picture.hexes({h: shades[ground.levels[h]] for h in board.hexes})
    for h in board.hexes:
        if ground.stands[h] >= 0:
            picture.shape(picture.corners(h, 0.8), GREEN, "none", 'fill-opacity="0.75"')
        if table.look(eye, h) == BLOCKS:
            picture.shape(picture.corners(h), "#20242c", "none", 'fill-opacity="0.38"')
    for name in ("A4", "M4"):
        seen = sight(ground, eye, find(name), 2, ground.levels[find(name)])
        draw_sight(picture, eye, find(name), seen)
    picture.dot(picture.point(eye), BLUE, 7)
    picture.save("hexes-levels")


def fields() -> None:
    """What it costs to a goal from everywhere, and the way from one hex."""
    board = Board(Atlas({"": sheet(11, 6)}), [Placed()])
    enter = [1] * len(board.beside)
    for name in ["C3", "D3", "D4", "E2", "G4", "G5", "H5", "H4"]:
        enter[board.find(name)] = 3
    goal, start = board.find("I3"), board.find("B4")
    on = [-1] * len(board.beside)
    away = field(board.beside, enter, NO_GATES, [], [goal], 90, on)
    picture = Picture(board)
    picture.hexes({h: "#d9e6c3" for h in board.hexes if enter[h] > 1}, names=False)
    for h in board.hexes:
        picture.word(picture.point(h), str(away[h]), 12, INK)
    way = downhill(on, start)
    for a, b in zip(way, way[1:], strict=False):
        picture.stroke(picture.point(a), picture.point(b), BLUE, 4, 'stroke-opacity="0.5"')
    picture.save("hexes-fields")


if __name__ == "__main__":
    for draw in (addresses, arcs, lines, silhouettes, levels, fields):
        draw()
