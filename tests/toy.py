"""A tiny two-seat game that exercises the engine alone: hidden hands, dice, steps of several asks.

Each turn the seat to move plays a card from its hidden hand, face down, or peeks at the pile; then
a die is rolled. The first to score ten wins.
"""

from __future__ import annotations

from typing import Any

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.dice import Dice
from grognard.engine.event import Event
from grognard.engine.game import Game
from grognard.engine.state import State

CARDS = [Option("lay", str(n), n, "card") for n in range(1, 7)]
PEEK = Option("peek")
PASS = Option("pass")
ROLL = Option("roll")


class Toy(State):
    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.turn = 0
        self.score = [0, 0]
        self.hands = [[1, 2, 3], [4, 5, 6]]
        self.pile = [7, 8, 9]

    def copy(self) -> Toy:
        twin = Toy(self.dice.copy())
        twin.over = self.over
        twin.turn = self.turn
        twin.score = self.score[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        return twin


def turn(g: Toy) -> Rules[None]:
    seat = g.turn
    answer = yield Ask(seat, "act", "1", [*(CARDS[c - 1] for c in g.hands[seat]), PEEK, PASS])
    if answer is PEEK:
        g.dice.reveal()
        if g.log is not None:
            g.log.add(Event("peeked", "2", {"card": g.pile[-1]}, only=seat))
    elif answer is not PASS:
        g.hands[seat].remove(answer.value)
        sure = yield Ask(seat, "sure", "1", [ROLL, PASS], answer)
        if sure is ROLL:
            die = g.dice.d6()
            if g.log is not None:
                g.log.add(Event("rolled", "3", {"by": seat}, [die], outcome="high" if die > 3 else "low"))
            g.score[seat] += die
    g.turn = 1 - seat
    g.over = max(g.score) >= 10 or not any(g.hands)


class ToyGame(Game):
    def __init__(self) -> None:
        super().__init__("toy", "toy", "1", ["north", "south"], ["only"], {})
        self.rolling = {"roll", "peek"}

    def new(self, scenario: str, options: dict[str, str], dice: Dice) -> State:
        return Toy(dice)

    def step(self, g: State) -> Rules[None]:
        assert isinstance(g, Toy)
        return turn(g)

    def result(self, g: State) -> dict[str, Any]:
        assert isinstance(g, Toy)
        return {"won": g.score[0] > g.score[1], "how": "score"}

    def describe(self, g: State) -> dict[str, Any]:
        assert isinstance(g, Toy)
        return {
            "turn": g.turn,
            "score": g.score[:],
            "hands": [h[:] for h in g.hands],
            "dice": g.dice.counter,
            "over": g.over,
        }

    def place(self, scenario: str, options: dict[str, str], position: dict[str, Any], dice: Dice) -> State:
        g = Toy(dice)
        g.turn = position["turn"]
        g.score = position["score"][:]
        g.hands = [h[:] for h in position["hands"]]
        g.dice.counter = position["dice"]
        return g
