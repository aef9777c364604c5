"""A board of hexes as scenes show it: the hexes, what stands in them, and what stands between them."""

from __future__ import annotations

from typing import Final

from grognard.engine.scene import Ground, Route, Space
from grognard.engine.shelf import keep
from grognard.geometry.ground import Ground as Hexes

WIDE: Final = 1.5
HALF: Final = 0.8660254
"""From one column of hexes to the next, and half the height of a hex, where a side is 1."""
CELL: Final = [(-0.5, -HALF), (0.5, -HALF), (1.0, 0.0), (0.5, HALF), (-0.5, HALF), (-1.0, 0.0)]
"""The corners of a hex around its centre, from the north-west one on: side 0 is the north side."""


def hex_ground(ground: Hexes, clear: str = "clear") -> Ground:
    """The ground of a scene, with spaces `hex:0` and so on, each under its first name."""
    board = ground.board
    left, top = min(board.q), min(board.v)
    spaces = [
        Space(
            id=f"hex:{h}",
            name=board.names[h][0],
            x=WIDE * (board.q[h] - left) + 1,
            y=round(HALF * (board.v[h] - top + 1), 4),
            terrain=ground.kinds[ground.stands[h]].name if ground.stands[h] >= 0 else clear,
            level=ground.levels[h],
        )
        for h in range(board.size)
    ]
    sides = [(a, board.beside[a][way], ground.sides[a][way]) for a in range(board.size) for way in range(3)]
    routes = [
        Route(a=f"hex:{a}", b=f"hex:{b}", kind=ground.kinds[k].name) for a, b, k in sides if b >= 0 and k >= 0
    ]
    width, height = WIDE * (max(board.q) - left) + 2, HALF * (max(board.v) - top + 2)
    return Ground(kind="hexes", width=width, height=height, cell=CELL, spaces=spaces, routes=routes)


def hex_board(ground: Hexes, clear: str = "clear") -> str:
    """The name of a ground of hexes in scenes."""
    return keep(hex_ground(ground, clear))
