"""The skirmish as the engine sees it."""

from __future__ import annotations

from functools import cache
from typing import Any

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.dice import Dice
from grognard.engine.game import Game
from grognard.engine.hexsight import sight_view
from grognard.engine.reason import Reason
from grognard.engine.scene import Piece, Scene, Sight
from grognard.engine.state import State
from grognard.geometry.sights import sight
from grognard.text import say

from .fields import FIELDS, Skirmish
from .printed import ATLAS, LOST, SCENARIOS, SIDE, SIDES, UNITS, VERBS
from .rules import BARS, STEPS


class SkirmishGame(Game):
    def __init__(self) -> None:
        super().__init__("skirmish", "skirmish", "1", SIDES, list(SCENARIOS), {})
        self.fields = list(FIELDS)
        self.speak(VERBS, {"unit": UNITS, "hex": ATLAS.names})
        self.tones = {"hit": "good", "lost": "good", "shaken": "mixed"}
        self.fact_kinds = {"unit": "unit", "target": "unit", "hex": "hex", "from": "hex"}
        self.piece_kinds, self.space_kinds = {"unit"}, {"hex"}
        self.walking, self.watched = {"move"}, {"react"}

    def new(self, scenario: str, options: dict[str, str], dice: Dice) -> State:
        return Skirmish(SCENARIOS[scenario], dice)

    def called(self, g: Any) -> dict[str, str]:
        names: dict[str, str] = g.printed.board.called
        return names

    def step(self, g: Any) -> Rules[None]:
        return STEPS[int(g.stage)](g)

    def result(self, g: Any) -> dict[str, Any]:
        """SKIRMISH 6: whoever has more units left has won; blue, if as many."""
        return {"won": len(g.left(0)) > len(g.left(1)), "how": g.ended}

    def why_not(self, g: Any, ask: Ask, option: Option) -> Reason | None:
        barred = BARS.get(option.verb) if ask.kind == "act" else None
        return barred(g, g.actor, option.value) if barred is not None else None

    def orders(self, g: Any, seat: int) -> dict[str, list[str]]:
        return {"react": ["ask", "fire", "done"]}

    def ordered(self, g: Any, ask: Ask, orders: dict[str, str], foresee: Any = None) -> Option | None:
        """SKIRMISH 3: who may fire at whatever moves does so, or never does."""
        verb = orders.get("react") if ask.kind == "react" else None
        return next((option for option in ask.options if option.verb == verb), None)

    def field_of_view(self, g: Any, seat: int, piece: str) -> dict[str, int]:
        kind, _, number = piece.partition(":")
        here = g.at[int(number)] if kind == "unit" else int(number)
        if here == LOST:
            return {}
        ground = g.printed.ground
        lines = {h: sight(ground, here, h, 0, 0) for h in ground.board.hexes}
        return {f"hex:{h}": line.hindrance for h, line in lines.items() if line.clear}

    def line_of_sight(self, g: Any, seat: int, piece: str, space: str, lang: str) -> Sight | None:
        kind, _, number = piece.partition(":")
        here, there = g.at[int(number)] if kind == "unit" else int(number), int(space.removeprefix("hex:"))
        if here in (LOST, there):
            return None
        ground, found = g.printed.ground, sight(g.printed.ground, here, there, 0, 0)
        return sight_view(ground, found, here, there, piece, space, lambda kind: say(lang, f"skirmish-kind-{kind}"))

    def scene(self, g: Any, seat: int, lang: str) -> Scene:
        return Scene(
            game=self.name, scenario=g.printed.name, title=say(lang, "skirmish-title"), seat=seat, lang=lang,
            board=g.printed.shown, pieces=[piece(g, u) for u in range(6)], cards=[], tracks=[], phase=str(g.turn),
        )  # fmt: skip


def piece(g: Any, u: int) -> Piece:
    """A unit as anybody sees it."""
    place = f"hex:{g.at[u]}" if g.at[u] != LOST else "lost"
    badges = [mark for mark in ("acted", "fired", "shaken") if getattr(g, mark) >> u & 1]
    return Piece(id=f"unit:{u}", name=UNITS[u], side=SIDES[SIDE[u]], face="squad", place=place, badges=badges)


game = cache(SkirmishGame)
