"""The outpost: each side in turn sends one soldier to a post, where the other's mine may lie; fires a volley of as
many as it likes, one of whom leads; and sets the watch for the night."""

from __future__ import annotations

from functools import cache
from typing import Any

from grognard.engine.ask import OUT, Ask, Member, Option, Rules, marked, some_of
from grognard.engine.dice import Dice
from grognard.engine.game import Game
from grognard.engine.reason import Reason
from grognard.engine.scene import Card, Ground, Piece, Route, Scene, Space, Track
from grognard.engine.shelf import keep
from grognard.engine.state import State
from grognard.engine.verb import Verb
from grognard.text import say

SIDES = ["north", "south"]
POSTS = ["Ridge", "Wood", "Ford", "Mill", "Farm"]
WAYS = [(0, 1), (1, 2), (2, 3), (3, 4)]
SPACES = [Space(id=f"post:{i}", name=name, x=1 + 2 * i, y=1 + i % 2) for i, name in enumerate(POSTS)]
ROUTES = [Route(a=f"post:{a}", b=f"post:{b}") for a, b in WAYS]
BOARD = keep(Ground(kind="points", width=10, height=3, spaces=SPACES, routes=ROUTES))
SOLDIERS = ["Ada", "Bea", "Cora", "Dora", "Eva", "Fay"]
EACH = 3
"""Soldiers a side."""
LAST_TURN = 6

WHO = Verb("soldier", "soldier")
GO = Verb("go", "post")
SIGNAL = Verb("signal", "soldier")
REST = Verb("rest")
FIRE = Verb("fire", "soldier")
LEAD = Verb("lead", "soldier")
VOLLEY = Verb("volley", rolls=True)
WAKE = Verb("wake", "soldier")
SLEEP = Verb("sleep", "soldier")
DONE = Verb("done")
VERBS = [WHO, GO, SIGNAL, REST, FIRE, LEAD, VOLLEY, WAKE, SLEEP, DONE]
LEADS = 1
"""The second way to take part in a volley."""

FAR = Reason("far", "2")
LOST = Reason("lost", "1")
UNLED = Reason("unled", "5")
ASLEEP = Reason("asleep", "6")
GONE = -1


class Outpost(State):
    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.turn = 0
        self.at = [0, 0, 0, 4, 4, 4]
        self.mines = [GONE, GONE]

    def copy(self) -> Outpost:
        twin = Outpost(self.dice.copy())
        twin.over = self.over
        twin.turn = self.turn
        twin.at = self.at[:]
        twin.mines = self.mines[:]
        return twin


def side_of(soldier: int) -> int:
    return soldier // EACH


def alive(g: Outpost, side: int) -> list[int]:
    return [s for s in range(EACH * side, EACH * (side + 1)) if g.at[s] != GONE]


def cannot_go(g: Outpost, soldier: int, post: int) -> Reason | None:
    """2, 3: from a post to the next; nobody walks onto the mine of the own side."""
    here = g.at[soldier]
    if (here, post) not in WAYS and (post, here) not in WAYS:
        return FAR
    if g.mines[side_of(soldier)] == post:
        return Reason("mined", "3", {"soldier": soldier, "post": post})
    return None


def cannot_signal(g: Outpost, soldier: int, to: int) -> Reason | None:
    """4: one signals to a comrade at another post."""
    if g.at[to] == GONE:
        return LOST
    if side_of(to) != side_of(soldier):
        return Reason("enemy", "4", {"soldier": to})
    return Reason("together", "4") if g.at[to] == g.at[soldier] else None


def turn(g: Outpost) -> Rules[None]:
    """1: march, volley, night."""
    side = g.turn % 2
    yield from march(g, side)
    if alive(g, side):
        yield from volley(g, side)
        yield from night(g, side)
    g.turn += 1
    g.over = g.turn == LAST_TURN or not alive(g, 0) or not alive(g, 1)


def volley(g: Outpost, side: int) -> Rules[None]:
    """5: whoever likes fires, and one of them leads; a die of their number or less hits."""
    ours = alive(g, side)
    members = [Member([FIRE.each[s], LEAD.each[s]]) for s in ours]

    def may(ways: list[int], k: int, way: int) -> Reason | None:
        return UNLED if way == LEADS and LEADS in ways else None

    def enough(ways: list[int]) -> Reason | None:
        return None if max(ways) == OUT or LEADS in ways else UNLED

    chosen = yield from some_of(side, "volley", "5", members, VOLLEY.plain, may=may, enough=enough)
    count = len(marked(ours, chosen.ways))
    if not count:
        return
    die = g.dice.d6()
    hit = die <= count
    g.tell("volley", "5", dice=[die], outcome="hit" if hit else "miss", count=count)
    if hit:
        g.at[alive(g, 1 - side)[0]] = GONE


def night(g: Outpost, side: int) -> Rules[None]:
    """6: all are awake but those who may sleep: not all of them."""
    ours = alive(g, side)
    members = [Member([WAKE.each[s], SLEEP.each[s]], 0) for s in ours]

    def may(ways: list[int], k: int, way: int) -> Reason | None:
        return None if ways.count(0) > 1 else ASLEEP

    chosen = yield from some_of(side, "night", "6", members, DONE.plain, may=may)
    slept = [s for s, way in zip(ours, chosen.ways, strict=True) if way]
    if slept:
        g.tell("slept", "6", soldiers=slept)


def march(g: Outpost, side: int) -> Rules[None]:
    """1 to 3: mines are laid; the next soldier of the side goes, signals or rests."""
    if g.mines[side] == GONE:
        g.mines[side] = 1 + g.dice.below(3)
        g.dice.reveal()
        g.tell("laid", "3", only=side, post=g.mines[side])
    soldier = alive(g, side)[g.turn // 2 % len(alive(g, side))]
    options = [GO.each[p] for p in range(len(POSTS)) if cannot_go(g, soldier, p) is None]
    options += [SIGNAL.each[s] for s in range(len(SOLDIERS)) if cannot_signal(g, soldier, s) is None]
    answer = yield Ask(side, "act", "1", [*options, REST.plain], WHO.each[soldier])
    if answer.verb == "go":
        g.dice.reveal()  # whether there is a mine
        g.at[soldier] = answer.value
        g.tell("went", "2", soldier=soldier, post=answer.value)
        if g.mines[1 - side] == answer.value:
            g.at[soldier] = GONE
            g.tell("mine", "3", soldier=soldier)


class OutpostGame(Game):
    def __init__(self) -> None:
        super().__init__("outpost", "outpost", "1", SIDES, ["short"], {})
        self.speak(VERBS, {"post": POSTS, "soldier": SOLDIERS}, {"soldiers": "soldier"})
        self.piece_kinds = {"soldier"}
        self.space_kinds = {"post"}

    def new(self, scenario: str, options: dict[str, str], dice: Dice) -> State:
        return Outpost(dice)

    def step(self, g: State) -> Rules[None]:
        assert isinstance(g, Outpost)
        return turn(g)

    def result(self, g: State) -> dict[str, Any]:
        assert isinstance(g, Outpost)
        return {"won": len(alive(g, 0)) >= len(alive(g, 1)), "how": "count"}

    def redeal(self, g: State, seat: int) -> None:
        assert isinstance(g, Outpost)
        if g.mines[1 - seat] != GONE:
            g.mines[1 - seat] = 1 + g.dice.below(3)

    def describe(self, g: State) -> dict[str, Any]:
        assert isinstance(g, Outpost)
        where = {"turn": g.turn, "at": g.at[:], "mines": g.mines[:]}
        return {**where, "used": g.dice.counter, "over": g.over}

    def place(self, scenario: str, options: dict[str, str], position: dict[str, Any], dice: Dice) -> State:
        g = Outpost(dice)
        g.turn, g.at, g.mines = position["turn"], list(position["at"]), list(position["mines"])
        g.over = position["over"]
        g.dice.counter = position["used"]
        return g

    def why_not(self, g: State, ask: Ask, option: Option) -> Reason | None:
        assert isinstance(g, Outpost)
        if ask.about is None:
            return None
        if option.verb == "go":
            return cannot_go(g, ask.about.value, option.value)
        return cannot_signal(g, ask.about.value, option.value) if option.verb == "signal" else None

    def scene(self, g: State, seat: int, lang: str) -> Scene:
        assert isinstance(g, Outpost)
        pieces = [
            Piece(id=f"soldier:{s}", name=SOLDIERS[s], side=SIDES[side_of(s)], face="infantry", place=f"post:{at}")
            for s, at in enumerate(g.at)
            if at != GONE
        ]
        cards = [
            Card(id=f"mine:{side}", name=POSTS[mine], zone="hand", side=SIDES[side])
            for side, mine in enumerate(g.mines)
            if mine != GONE and side == seat
        ]
        return Scene(
            game="outpost",
            scenario="short",
            title=say(lang, "outpost-title"),
            seat=seat,
            lang=lang,
            board=BOARD,
            pieces=pieces,
            cards=cards,
            tracks=[Track(id="turn", name="Turn", value=g.turn, high=LAST_TURN)],
            phase=str(g.turn),
        )

    def glossary(self) -> dict[str, list[str]]:
        return {"piece": SOLDIERS, "cards": ["hand"], "options": [option.text for option in self.vocabulary()]}


@cache
def game() -> Game:
    return OutpostGame()
