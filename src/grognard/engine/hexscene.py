"""A board of hexes as scenes show it: the hexes, what stands in them, and what stands between them."""

from __future__ import annotations

from typing import Final

from grognard.engine.scene import Board, Route, Space
from grognard.geometry.ground import Ground

WIDE: Final = 1.5
HALF: Final = 0.8660254
"""From one column of hexes to the next, and half the height of a hex, where a side is 1."""


def hex_board(ground: Ground, clear: str = "clear") -> Board:
    """The board of a scene, with spaces `hex:0` and so on, each under its first name."""
    board = ground.board
    left, top = board.west, board.north
    spaces = [
        Space(
            id=f"hex:{h}",
            name=board.names[h][0],
            x=WIDE * (board.q[h] - left) + 1,
            y=HALF * (board.v[h] - top + 1),
            terrain=ground.kinds[ground.stands[h]].name if ground.stands[h] >= 0 else clear,
        )
        for h in board.hexes
    ]
    sides = [(a, board.beside[a][way], ground.sides[a][way]) for a in board.hexes for way in range(3)]
    routes = [
        Route(a=f"hex:{a}", b=f"hex:{b}", kind=ground.kinds[k].name) for a, b, k in sides if b >= 0 and k >= 0
    ]
    width = WIDE * (board.east - left) + 2
    return Board(width=width, height=HALF * (board.south - top + 2), kind="hexes", spaces=spaces, routes=routes)
