"""A game on a board of hexes: what all of them say alike of names and of lines of sight."""

from __future__ import annotations

from functools import partial
from typing import Any

from mypy_extensions import mypyc_attr

from grognard.engine.game import Game
from grognard.engine.hexsight import Lookout
from grognard.engine.state import State
from grognard.text import has, say


@mypyc_attr(allow_interpreted_subclasses=True)
class HexGame(Game):
    """Its spaces are `hex:0` and so on, the pieces that see something `unit:0` and so on."""

    def lookout(self, g: State) -> Lookout:
        """Who stands where on which ground, and what is seen from there."""
        raise AssertionError("abstract")

    def called(self, g: State) -> dict[str, str]:
        return self.lookout(g).ground.board.called

    def field_of_view(self, g: State, seat: int, piece: str) -> dict[str, int]:
        return self.lookout(g).field(piece)

    def line_of_sight(self, g: State, seat: int, piece: str, space: str, lang: str) -> Any:
        return self.lookout(g).line(piece, space, partial(self.ground_named, lang=lang))

    def ground_named(self, kind: str, lang: str) -> str:
        """What stands in hexes or between them, or lies there, in words; what only sight knows has its own."""
        keys = [f"{self.family}-{group}-{kind}" for group in ("terrain", "route", "mark", "sight")]
        return say(lang, next(key for key in keys if has(lang, key)))
