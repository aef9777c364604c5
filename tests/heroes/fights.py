"""Positions for tests of combat: any board, either army, units where they are wanted; and rules run by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.dice import NAMED, ScriptDice
from grognard.engine.event import Event, Log
from grognard.engine.state import Menu
from grognard.games.heroes.content import content
from grognard.games.heroes.game import game
from grognard.games.heroes.printed import box, theater_of
from grognard.games.heroes.reading import Reading
from grognard.games.heroes.rules.fire import AIMED, Manner, shot_at
from grognard.games.heroes.rules.shot import Shot
from grognard.games.heroes.rules.turn import step
from grognard.games.heroes.state import CHOOSE, TURN, Mission
from grognard.games.heroes.theater import AI, DIRECTIONS, FACE_DOWN, FORTS, GERMAN

T = TypeVar("T")
BOX = box()


def field(board: str = "board1", player: str = "german", **options: str) -> Mission:
    """An empty board with the player in command of this army."""
    game()  # names the options
    mission = msgspec.structs.replace(
        content().missions["partisans"], board=board, player=player, units=(), ai=(), rumoured=(), cup=(),
        neutrals=(), forts=(), markers=(), objectives=(), special=(), reinforcements=(),
    )  # fmt: skip
    g = Mission(theater_of("partisans", mission), Reading(options), ScriptDice([]))
    g.log = Log()
    g.vp = 1
    g.orders = g.theater.orders[:]
    return g


def unit(name: str) -> int:
    """A counter by its name, or a rumour, cattle, refugees."""
    return BOX.unit_names.index(name)


def named(part: str) -> str:
    """The name of the first counter with these words in it."""
    return next(name for name in BOX.unit_names if part in name)


def at(g: Mission, name: str) -> int:
    return g.theater.hex(name)


def put(g: Mission, name: str, where: str, hit: str = "", by: str = "", **marks: bool) -> int:
    """`E07/SE`: a unit comes to a hex and faces that way; marks such as spent=True, dug=True."""
    place, _, facing = where.partition("/")
    one = unit(name)
    g.put(one, at(g, place))
    g.facing[one] = DIRECTIONS.index(facing or "N")
    if hit:
        g.hit[one] = [*BOX.marker_names, *FACE_DOWN].index(hit)
    if by:
        g.carrier[one] = unit(by)
    for mark, on in marks.items():
        if on:
            if mark == "spent":
                g.spent[one] = True
            else:
                setattr(g, mark, getattr(g, mark) | 1 << one)
    return one


def far_away(g: Mission) -> int:
    """An AI far from everything, without which the mission would be over."""
    return put(g, "Soviet Rifles 12" if g.theater.player_army == GERMAN else "German Rifles 08", "L18/S")


def work(g: Mission, kind: str, where: str, side: int = 1) -> None:
    place, _, facing = where.partition("/")
    g.add_fort(FORTS.index(kind), at(g, place), side, DIRECTIONS.index(facing) if facing else -1)


def smoke(g: Mission, heavy: Sequence[str] = (), light: Sequence[str] = ()) -> None:
    g.heavy = sorted([at(g, name) for name in heavy])
    g.light = sorted([at(g, name) for name in light])
    g.lay_clouds()


def lines(shot: Shot) -> dict[str, int]:
    return {line.name: line.value for line in shot.lines}


def need(g: Mission, firer: int, target: int, how: Manner = AIMED) -> int:
    return shot_at(g, firer, target, how).needed


def dice(g: Mission, *faces: int | str) -> None:
    """What falls next: faces, and things drawn by their names."""
    names = [*BOX.marker_names]
    script = [face if isinstance(face, int) else NAMED + names.index(face) for face in faces]
    g.dice = ScriptDice(script)


def silent() -> Rules[None]:
    """A step that asks nothing is done when it is begun."""
    yield from ()


def run(rules: Rules[T], *answers: str) -> tuple[T, list[Ask]]:
    """A rule is carried out; the answers are given as it asks. What it gave back, and what it asked."""
    asked: list[Ask] = []
    given = list(answers)
    try:
        ask = next(rules)
        while True:
            asked.append(ask)
            assert given, f"asked {ask.kind}: {[str(o) for o in ask.options][:12]}"
            ask = rules.send(found(ask, given.pop(0)))
    except StopIteration as end:
        assert not given, f"nobody asked for {given}"
        value: T = end.value
        return value, asked


def turn(g: Mission, *answers: str) -> list[Ask]:
    """The player's turn, from its first question to the AI's, or to the next of his own."""
    if not g.force[AI]:
        far_away(g)
    g.go(TURN, CHOOSE)
    given = list(answers)
    asked: list[Ask] = []
    while True:
        g.menu = Menu()
        rules = step(g) or silent()
        try:
            ask = next(rules)
            while True:
                asked.append(ask)
                assert given, f"asked {ask.kind}: {[str(o) for o in ask.options][:12]}"
                ask = rules.send(found(ask, given.pop(0)))
        except StopIteration:
            if g.phase != TURN or g.stage == CHOOSE or g.over:
                assert not given, f"nobody asked for {given}"
                return asked


def found(ask: Ask, text: str) -> Option:
    option = ask.find(text)
    assert option is not None, f"{text} is not among {[str(o) for o in ask.options][:20]}"
    return option


def told(g: Mission, kind: str) -> list[Event]:
    assert g.log is not None
    return [event for event in g.log.events if event.kind == kind]


def outcomes(g: Mission, kind: str = "shot") -> list[str]:
    return [event.outcome for event in told(g, kind)]


def hand(g: Mission, *numbers: str) -> list[int]:
    """The first copies of these cards are in the player's hand."""
    for number in numbers:
        copies = [card for card, name in enumerate(BOX.action_names) if name.startswith(f"{number} ")]
        g.hand.append(next(card for card in copies if card not in g.hand))
    return g.hand
