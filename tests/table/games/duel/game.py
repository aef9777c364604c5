"""The duel: each side in turn keeps its card or draws another, twice; then the higher card wins."""

from __future__ import annotations

from functools import cache
from typing import Any

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.dice import Dice
from grognard.engine.event import Event
from grognard.engine.game import Game
from grognard.engine.scene import Card, Ground, Piece, Route, Scene, Space, Track
from grognard.engine.shelf import keep
from grognard.engine.state import State
from grognard.text import say

SEATS = ["north", "south"]
KEEP = Option("keep")
DRAW = Option("draw")
NAMES = ["Ash", "Birch", "Cedar", "Durmast", "Elm", "Fir", "Gorse", "Hazel", "Ivy", "Juniper"]

SPACES = [Space(id=f"space:{s}", name=s.title(), x=1, y=1 + 2 * i) for i, s in enumerate(SEATS)]
BOARD = keep(
    Ground(kind="points", width=2, height=4, spaces=SPACES, routes=[Route(a="space:north", b="space:south")])
)


class Duel(State):
    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.turn = 0
        self.hands = [-1, -1]

    def copy(self) -> Duel:
        twin = Duel(self.dice.copy())
        twin.over = self.over
        twin.turn = self.turn
        twin.hands = self.hands[:]
        return twin


def deal(g: Duel, seat: int) -> None:
    g.hands[seat] = g.dice.below(5) * 2 + seat
    g.dice.reveal()
    if g.log is not None:
        g.log.add(Event("dealt", "1", {"card": g.hands[seat]}, only=seat))


def turn(g: Duel) -> Rules[None]:
    seat = g.turn % 2
    for each in range(2):
        if g.hands[each] < 0:
            deal(g, each)
    answer = yield Ask(seat, "card", "1", [KEEP, DRAW])
    if g.log is not None:
        g.log.add(Event("kept" if answer is KEEP else "drew", "1", {"side": seat}))
    if answer is DRAW:
        deal(g, seat)
    g.turn += 1
    if g.turn == 4:
        g.over = True
        if g.log is not None:
            g.log.add(Event("over", "2", {"card": max(g.hands)}))


class DuelGame(Game):
    def __init__(self) -> None:
        super().__init__("duel", "duel", "1", SEATS, ["short"], {})

    def new(self, scenario: str, options: dict[str, str], dice: Dice) -> State:
        return Duel(dice)

    def step(self, g: State) -> Rules[None]:
        assert isinstance(g, Duel)
        return turn(g)

    def result(self, g: State) -> dict[str, Any]:
        assert isinstance(g, Duel)
        return {"won": g.hands[0] > g.hands[1], "how": "card"}

    def redeal(self, g: State, seat: int) -> None:
        assert isinstance(g, Duel)
        g.hands[1 - seat] = g.dice.below(10)

    def describe(self, g: State) -> dict[str, Any]:
        assert isinstance(g, Duel)
        return {"turn": g.turn, "hands": g.hands[:], "dice": g.dice.counter, "over": g.over}

    def place(self, scenario: str, options: dict[str, str], position: dict[str, Any], dice: Dice) -> State:
        g = Duel(dice)
        g.turn, g.hands, g.over = position["turn"], list(position["hands"]), position["over"]
        g.dice.counter = position["dice"]
        return g

    def scene(self, g: State, seat: int, lang: str) -> Scene:
        assert isinstance(g, Duel)
        pieces = [
            Piece(id=f"guard:{s}", name=f"Guard {s}", side=s, face="infantry", place=f"space:{s}") for s in SEATS
        ]
        cards = [
            Card(id=f"card:{at}", name=NAMES[card], zone="hand")
            if at == seat or g.over
            else Card(id=f"pile:{at}", name="?", zone="hidden")
            for at, card in enumerate(g.hands)
            if card >= 0
        ]
        return Scene(
            game="duel",
            scenario="short",
            title=say(lang, "duel-title"),
            seat=seat,
            lang=lang,
            board=BOARD,
            pieces=pieces,
            cards=cards,
            tracks=[Track(id="turn", name="Turn", value=g.turn, high=4)],
            phase=str(g.turn),
        )

    def points(self, g: State, option: Option) -> tuple[list[str], list[str]]:
        assert isinstance(g, Duel)
        return [f"guard:{SEATS[g.turn % 2]}"], []

    def fact(self, key: str, value: Any, lang: str) -> Any:
        if key == "side":
            return SEATS[value]
        return NAMES[value] if key == "card" else value


@cache
def game() -> Game:
    return DuelGame()
