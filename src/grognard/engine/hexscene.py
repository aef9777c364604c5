"""A board of hexes as scenes show it: the hexes, what stands in them, and what stands between them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from grognard.engine.hexoutlines import outlines, printed
from grognard.engine.scene import Ground, Outline, Route, Space
from grognard.engine.shelf import keep
from grognard.geometry.ground import Ground as Hexes
from grognard.geometry.hexboards import Board

WIDE: Final = 1.5
HALF: Final = 0.8660254
"""From one column of hexes to the next, and half the height of a hex, where a side is 1."""
CELL: Final = [(-0.5, -HALF), (0.5, -HALF), (1.0, 0.0), (0.5, HALF), (-0.5, HALF), (-1.0, 0.0)]
"""The corners of a hex around its centre, from the north-west one on: side 0 is the north side."""


NONE: Final[dict[int, list[str]]] = {}
PLAIN: Final[dict[int, str]] = {}


def hex_ground(
    ground: Hexes,
    clear: str = "clear",
    terrain: Mapping[int, str] = PLAIN,
    ways: Iterable[tuple[int, int, str]] = (),
    marks: Mapping[int, list[str]] = NONE,
) -> Ground:
    """The ground of a scene, with spaces `hex:0` and so on, each under its first name.

    What stands in a hex is its terrain, other hexes are `clear`, but where `terrain` says otherwise: a river has no
    silhouette. `ways` are roads and the like from hex to hex, `marks` what else is printed.
    """
    board = ground.board
    left, top = board.west, board.north
    cut = printed(board)
    stands = {h: ground.kinds[k].name for h, k in enumerate(ground.stands) if k >= 0} | dict(terrain)
    spaces = [
        Space(
            id=f"hex:{h}",
            name=board.names[h][0],
            x=WIDE * (board.q[h] - left) + 1,
            y=round(HALF * (board.v[h] - top + 1), 4),
            terrain=stands.get(h, clear),
            level=ground.levels[h],
            marks=marks.get(h, []),
            shape=cut.get(h, []),
        )
        for h in board.hexes
    ]
    sides = [(a, board.beside[a][way], ground.sides[a][way]) for a in board.hexes for way in range(3)]
    lines = [(a, b, ground.kinds[k].name) for a, b, k in sides if b >= 0 and k >= 0]
    return Ground(
        kind="hexes",
        width=WIDE * (board.east - left) + 2,
        height=round(HALF * (board.south - top + 2), 4),
        cell=CELL,
        spaces=spaces,
        routes=[Route(a=f"hex:{a}", b=f"hex:{b}", kind=kind) for a, b, kind in [*lines, *ways]],
        outlines=[
            Outline(kind=kind, spaces=[f"hex:{h}" for h in hexes], shape=shape)
            for kind, hexes, shape in outlines(ground)
        ],
    )


def ways_from(board: Board, ways: Sequence[int], kind: str) -> list[tuple[int, int, str]]:
    """Roads and the like, of which each hex has a bit for each direction they lead to, each told once."""
    pairs = [(h, board.beside[h][way]) for h in board.hexes for way in range(6) if ways[h] >> way & 1]
    return [(a, b, kind) for a, b in pairs if b > a]


def hex_board(ground: Hexes, clear: str = "clear") -> str:
    """The name of a ground of hexes in scenes."""
    return keep(hex_ground(ground, clear))
