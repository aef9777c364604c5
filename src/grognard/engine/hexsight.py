"""Lines of sight on a board of hexes as scenes show them: from middle to middle, what hinders and what blocks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grognard.engine.hexscene import HALF, WIDE
from grognard.engine.scene import Hindrance, Sight
from grognard.geometry.ground import BLOCKS, Ground
from grognard.geometry.hexboards import NOWHERE
from grognard.geometry.hexlines import line
from grognard.geometry.sights import Bar, sight
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
    return view


class Lookout:
    """Who sees what in one position: the ground, and the place of each unit, below 0 for one that has none.

    A place is a hex, or another storey of it: so many times the number of all hexes more. A game with more than
    ground in its lines (smoke, floors) gives its own `trace`, and one that keeps what is seen its own `look`: how
    much hinders the line between two places, or BLOCKS. `hexes` are those in play, where not all of the board are.
    """

    __slots__ = ("at", "ground", "hexes", "looked", "traced")

    def __init__(
        self,
        ground: Ground,
        at: Sequence[int],
        trace: Callable[[int, int], Found] | None = None,
        look: Callable[[int, int], int] | None = None,
        hexes: Sequence[int] | None = None,
    ) -> None:
        self.ground = ground
        self.at = at
        self.traced = trace
        self.looked = look
        self.hexes = ground.board.hexes if hexes is None else hexes

    def trace(self, a: int, b: int) -> Found:
        if self.traced is not None:
            return self.traced(a, b)
        return sight(self.ground, a, b, self.ground.levels[a], self.ground.levels[b])

    def look(self, a: int, b: int) -> int:
        if self.looked is not None:
            return self.looked(a, b)
        found = self.trace(a, b)
        return found.hindrance if found.clear else BLOCKS

    def hex_of(self, place: int) -> int:
        return place % len(self.ground.board.atlas.names)

    def place(self, thing: str) -> int:
        """Where a unit or a space is that a question names, such as `unit:3` or `hex:17`; below 0 for nowhere."""
        kind, _, digits = thing.partition(":")
        number = int(digits) if digits.isdecimal() else NOWHERE
        if kind == "unit":
            return self.at[number] if 0 <= number < len(self.at) else NOWHERE
        return number if kind == "hex" and number >= 0 and self.hex_of(number) in self.hexes else NOWHERE

    def field(self, thing: str) -> dict[str, int]:
        """The hexes seen from a unit or a space, and how much hinders the line to each."""
        here = self.place(thing)
        seen = {h: self.look(here, h) for h in self.hexes} if here >= 0 else {}
        return {f"hex:{h}": hinders for h, hinders in seen.items() if hinders != BLOCKS}

    def line(self, thing: str, space: str, name: Callable[[str], str]) -> Sight | None:
        """The line from a unit or a space to a space of another hex, with what is in its way."""
        here, there = self.place(thing), self.place(space)
        a, b = self.hex_of(here), self.hex_of(there)
        if here < 0 or there < 0 or a == b:
            return None
        return sight_view(self.ground, self.trace(here, there), a, b, thing, space, name)
