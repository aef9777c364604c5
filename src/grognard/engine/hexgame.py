"""A game on a board of hexes: what all of them say alike of names and of lines of sight."""

from __future__ import annotations

from functools import partial
from typing import Any

from mypy_extensions import mypyc_attr

from grognard.engine.game import Game
from grognard.engine.hexsight import Lookout, sight_view
from grognard.engine.state import State
from grognard.geometry.ground import BLOCKS
from grognard.geometry.sights import Sight as Found
from grognard.geometry.sights import sight
from grognard.text import has, say


@mypyc_attr(allow_interpreted_subclasses=True)
class HexGame(Game):
    """Its spaces are `hex:0` and so on, the pieces that see something `unit:0` and so on."""

    def lookout(self, g: State) -> Lookout:
        """Who stands where on which ground."""
        raise AssertionError("abstract")

    def trace(self, g: State, a: int, b: int) -> Found:
        """The line between two places: over the ground, where nothing else has a part in it."""
        ground = self.lookout(g).ground
        return sight(ground, a, b, ground.levels[a], ground.levels[b])

    def look(self, g: State, a: int, b: int) -> int:
        """How much hinders that line, or BLOCKS; a game that keeps what is seen need not follow it."""
        found = self.trace(g, a, b)
        return found.hindrance if found.clear else BLOCKS

    def called(self, g: State) -> dict[str, str]:
        return self.lookout(g).ground.board.called

    def field_of_view(self, g: State, seat: int, piece: str) -> dict[str, int]:
        lookout = self.lookout(g)
        here = lookout.place(piece)
        found: dict[str, int] = {}
        for h in lookout.hexes if here >= 0 else []:
            hinders = self.look(g, here, h)
            if hinders != BLOCKS:
                found[f"hex:{h}"] = hinders
        return found

    def line_of_sight(self, g: State, seat: int, piece: str, space: str, lang: str) -> Any:
        lookout = self.lookout(g)
        here, there = lookout.place(piece), lookout.place(space)
        a, b = lookout.hex_of(here), lookout.hex_of(there)
        if here < 0 or there < 0 or a == b:
            return None
        named = partial(self.ground_named, lang=lang)
        return sight_view(lookout.ground, self.trace(g, here, there), a, b, piece, space, named)

    def ground_named(self, kind: str, lang: str) -> str:
        """What stands in hexes or between them, or lies there, in words; what only sight knows has its own."""
        keys = [f"{self.family}-{group}-{kind}" for group in ("terrain", "route", "mark", "sight")]
        return say(lang, next(key for key in keys if has(lang, key)))
