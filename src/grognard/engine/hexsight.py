"""Lines of sight on a board of hexes as scenes show them: from middle to middle, what hinders and what blocks."""

from __future__ import annotations

from collections.abc import Callable

from grognard.engine.hexscene import HALF, WIDE
from grognard.engine.scene import Hindrance, Sight
from grognard.geometry.ground import Ground
from grognard.geometry.hexboards import NOWHERE
from grognard.geometry.hexlines import line
from grognard.geometry.sights import Bar
from grognard.geometry.sights import Sight as Found

Point = tuple[float, float]


def middle(ground: Ground, h: int) -> Point:
    """Where the middle of a hex is, in the units of `hex_ground`."""
    board = ground.board
    return WIDE * (board.q[h] - board.west) + 1, HALF * (board.v[h] - board.north + 1)


def blocked_at(ground: Ground, bar: Bar, a: int, b: int) -> Point:
    """Where on the line from a to b a thing stops it: nearest to the middle of its hex, or of its hexside."""
    x, y = middle(ground, bar.at)
    if bar.across >= 0:
        far_x, far_y = middle(ground, bar.across)
        x, y = (x + far_x) / 2, (y + far_y) / 2
    (from_x, from_y), (to_x, to_y) = middle(ground, a), middle(ground, b)
    dx, dy = to_x - from_x, to_y - from_y
    along = ((x - from_x) * dx + (y - from_y) * dy) / (dx * dx + dy * dy or 1)
    part = min(1.0, max(0.0, along))
    return round(from_x + dx * part, 3), round(from_y + dy * part, 3)


def crossed(ground: Ground, a: int, b: int) -> list[str]:
    """The hexes a line comes through, the last one included, without the first."""
    board = ground.board
    path = line(board.q[b] - board.q[a], board.v[b] - board.v[a])
    hexes = [board.hex_at(board.q[a] + q, board.v[a] + v) for q, v in zip(path.q, path.v, strict=True)]
    return [f"hex:{h}" for h in dict.fromkeys([*hexes, b]) if h >= 0 and h != a]


def sight_view(
    ground: Ground, found: Found, a: int, b: int, viewer: str, target: str, name: Callable[[str], str]
) -> Sight:
    """A line as it was found, to a piece or a space, for a scene; `name` puts a kind of ground into words."""
    view = Sight(viewer=viewer, piece=target, length=ground.board.distance(a, b), clear=found.clear, hinders=[])
    view.squares = crossed(ground, a, b)
    for bar in found.hinders:
        view.hinders.append(Hindrance(space=f"hex:{bar.at}", label=f"\u2212{bar.by} {name(bar.what)}"))
    if found.bar is not None:
        view.blocker, view.label, view.rule = found.bar.what, name(found.bar.what), found.bar.section
        view.at = blocked_at(ground, found.bar, a, b)
        ends = sorted([h for h in (found.bar.at, found.bar.across) if h >= 0])
        view.where = "/".join([ground.board.names[h][0] for h in ends])
    return view


class Lookout:
    """Who stands where in one position: the ground, and the place of each unit, below 0 for one that has none.

    A place is a hex, or another storey of it: so many times the number of all hexes more. `hexes` are those in
    play, where not all of the board are.
    """

    __slots__ = ("at", "ground", "hexes")

    def __init__(self, ground: Ground, at: list[int], hexes: list[int] | None = None) -> None:
        self.ground = ground
        self.at = at
        self.hexes: list[int] = ground.board.hexes if hexes is None else hexes

    def hex_of(self, place: int) -> int:
        return place % len(self.ground.board.atlas.names)

    def place(self, thing: str) -> int:
        """Where a unit or a space is that a question names, such as `unit:3` or `hex:17`; below 0 for nowhere."""
        kind, _, digits = thing.partition(":")
        number = int(digits) if digits.isdecimal() else NOWHERE
        if kind == "unit":
            return self.at[number] if 0 <= number < len(self.at) else NOWHERE
        return number if kind == "hex" and number >= 0 and self.hex_of(number) in self.hexes else NOWHERE
