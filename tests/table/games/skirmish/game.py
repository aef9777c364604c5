"""The skirmish as the engine sees it."""

from __future__ import annotations

from functools import cache
from typing import Any

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.dice import Dice
from grognard.engine.hexgame import HexGame
from grognard.engine.hexsight import Lookout
from grognard.engine.reason import Reason
from grognard.engine.scene import Piece, Scene
from grognard.engine.state import State
from grognard.text import say

from .fields import FIELDS, Skirmish
from .printed import ATLAS, LOST, SCENARIOS, SIDE, SIDES, UNITS, VERBS
from .rules import BARS, STEPS


class SkirmishGame(HexGame):
    def __init__(self) -> None:
        super().__init__("skirmish", "skirmish", "1", SIDES, list(SCENARIOS), {})
        self.fields = list(FIELDS)
        self.speak(VERBS, {"unit": UNITS, "hex": ATLAS.names}, {"target": "unit", "from": "hex"})
        self.tones = {"hit": "good", "lost": "good", "shaken": "mixed"}
        self.piece_kinds, self.space_kinds = {"unit"}, {"hex"}
        self.walking = {"move"}
        self.standing = {"react": {"ask": "", "always": "fire", "never": "done"}}

    def new(self, scenario: str, options: dict[str, str], dice: Dice) -> State:
        return Skirmish(SCENARIOS[scenario], dice)

    def lookout(self, g: Any) -> Lookout:
        return Lookout(g.printed.ground, g.at)

    def step(self, g: Any) -> Rules[None]:
        return STEPS[int(g.stage)](g)

    def result(self, g: Any) -> dict[str, Any]:
        """SKIRMISH 6: whoever has more units left has won; blue, if as many."""
        return {"won": len(g.left(0)) > len(g.left(1)), "how": g.ended}

    def why_not(self, g: Any, ask: Ask, option: Option) -> Reason | None:
        barred = BARS.get(option.verb) if ask.kind == "act" else None
        return barred(g, g.actor, option.value) if barred is not None else None

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
