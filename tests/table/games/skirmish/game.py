"""The skirmish as the engine sees it."""

from __future__ import annotations

from typing import Any

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.dice import Dice
from grognard.engine.game import Game
from grognard.engine.hexscene import hex_board
from grognard.engine.reason import Reason
from grognard.engine.scene import Piece, Scene
from grognard.engine.state import State
from grognard.text import say

from .fields import FIELDS, LOST, Skirmish
from .printed import HEDGEROW, SIDES, VERBS
from .rules import BARS, STEPS

BOARD = hex_board(HEDGEROW.ground)


class SkirmishGame(Game):
    def __init__(self) -> None:
        super().__init__("skirmish", "skirmish", "1", SIDES, ["hedgerow"], {})
        self.fields = list(FIELDS)
        self.speak(VERBS, {"unit": HEDGEROW.units, "hex": HEDGEROW.hexes})
        self.tones = {"hit": "good", "lost": "good", "shaken": "mixed"}
        self.fact_kinds = {"unit": "unit", "target": "unit", "hex": "hex", "from": "hex"}
        self.piece_kinds, self.space_kinds, self.walking = {"unit"}, {"hex"}, {"move"}

    def new(self, scenario: str, options: dict[str, str], dice: Dice) -> State:
        g: State = Skirmish(HEDGEROW, dice)
        return g

    def step(self, g: Any) -> Rules[None]:
        rules: Rules[None] = STEPS[g.stage](g)
        return rules

    def result(self, g: Any) -> dict[str, Any]:
        return {"won": len(g.left(0)) > len(g.left(1)), "how": g.ended}

    def why_not(self, g: Any, ask: Ask, option: Option) -> Reason | None:
        barred = BARS.get(option.verb) if ask.kind == "act" else None
        return barred(g, g.actor, option.value) if barred is not None else None

    def scene(self, g: Any, seat: int, lang: str) -> Scene:
        return Scene(
            game=self.name, scenario="hedgerow", title=say(lang, "skirmish-title"), seat=seat, lang=lang,
            board=BOARD, pieces=[piece(g, u) for u in range(len(g.at))], cards=[], tracks=[], phase=str(g.turn),
        )  # fmt: skip


def piece(g: Any, u: int) -> Piece:
    """A unit as anybody sees it."""
    place = f"hex:{g.at[u]}" if g.at[u] != LOST else "lost"
    badges = [mark for mark in ("acted", "fired", "shaken") if getattr(g, mark) >> u & 1]
    side = SIDES[HEDGEROW.side[u]]
    return Piece(id=f"unit:{u}", name=HEDGEROW.units[u], side=side, face="squad", place=place, badges=badges)


GAME = SkirmishGame()


def game() -> Game:
    return GAME
