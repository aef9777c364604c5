"""Positions for the opponent, made by hand, and what a card does in them."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.engine.dice import ScriptDice
from grognard.engine.event import Event, Log
from grognard.games.heroes.ai.acts import AGAIN, Act
from grognard.games.heroes.ai.orders import try_order
from grognard.games.heroes.ai.outlook import Outlook
from grognard.games.heroes.ai.turn import choose_act
from grognard.games.heroes.content import content
from grognard.games.heroes.explained import Turn, trace_of
from grognard.games.heroes.game import game
from grognard.games.heroes.printed import box as printed_box
from grognard.games.heroes.printed import order_of, theater_of
from grognard.games.heroes.reading import Reading
from grognard.games.heroes.records import orders
from grognard.games.heroes.rules.turn import step
from grognard.games.heroes.state import DRAW, OPPONENT, Mission
from grognard.games.heroes.theater import DIRECTIONS, PLAYER, Order, Theater

DICE = [1] * 40
"""Dice enough for every tie."""
QUIET = {"reactive": (), "orders": (), "markers": (), "special": (), "objectives": (), "reinforcements": ()}
"""A mission with nothing of its own."""


def mission(board: str, player: str, **changes: Any) -> Theater:
    """The theater of a mission on any board, for either army."""
    base = content().missions["partisans"]
    made = msgspec.structs.replace(base, board=board, player=player, **{**QUIET, **changes})
    return theater_of("partisans", made)


def table(
    board: str, player: str, dice: list[int] | None = None, theater: Theater | None = None, **read: str
) -> Mission:
    """An empty board, the AI to move; all order cards lie in the deck."""
    game()  # names the options
    t = theater if theater is not None else mission(board, player)
    g = Mission(t, Reading(read), ScriptDice(DICE[:] if dice is None else dice))
    g.orders = list(range(len(t.box.cards)))
    g.vp, g.box, g.round, g.caps = 1, 1, 1, 4
    g.go(OPPONENT, DRAW)
    g.log = Log()
    return g


def put(g: Mission, unit: str, at: str, *marks: str) -> int:
    """A counter at `G06/N`: `Soviet Rifles 04`, or of a type the first that is free: `s-rifles-41`; spent, hit
    with a marker or face down, hidden, just acted."""
    box = g.theater.box
    if unit in box.unit_names:
        n = box.unit_names.index(unit)
    else:
        kind = next(kind for kind in box.types if kind.key == unit)
        n = next(n for n in kind.units if g.at[n] == -1)
    place, _, facing = at.partition("/")
    g.put(n, g.theater.hex(place))
    g.facing[n] = DIRECTIONS.index(facing) if facing else 0
    for mark in marks:
        if mark == "spent":
            g.spent[n] = True
        elif mark == "acted":
            g.acted |= 1 << n
        elif mark == "hidden":
            g.hidden |= 1 << n
        elif mark == "down":
            g.hit[n] = len(box.markers) + g.type(n).front_colour
        else:
            g.hit[n] = box.marker_names.index(mark)
    return n


def name(g: Mission, h: int) -> str:
    return g.theater.box.hex_names[h]


def card(g: Mission, number: int) -> int:
    """An order card by its printed number."""
    return next(n for n, one in enumerate(g.theater.box.cards) if one.number == number)


def act_on(g: Mission, number: int) -> Act | None:
    """What a card leads to here."""
    act, _ = choose_act(g, g.theater.box.cards[card(g, number)], False)
    return act


def why(g: Mission, number: int) -> Turn:
    """The same with its trace."""
    _, trace = choose_act(g, g.theater.box.cards[card(g, number)], True)
    assert trace is not None
    return trace_of(Event("ai-turn", "4.0", {"trace": trace.text()}))


def order(**said: Any) -> Order:
    """An order in the language of cards."""
    box = printed_box()
    types = {kind.key: kind.number for kind in box.types}
    return order_of(msgspec.convert(said, orders.Order), types, box.hex_names)


def obey(g: Mission, wanted: Order, command: bool = False) -> Act | None:
    """What an order alone leads to here."""
    act: Act | None = AGAIN
    while act is AGAIN:
        act = try_order(g, Outlook(g, None), wanted, command)
    return act


def deal(g: Mission, *numbers: int) -> None:
    """The cards that come next, the first first."""
    wanted = [card(g, number) for number in numbers]
    g.orders = [n for n in g.orders if n not in wanted] + wanted[::-1]


def ai_turn(g: Mission, *answers: str) -> None:
    """The AI's turn is played to its end."""
    given = list(answers)
    g.go(OPPONENT, DRAW)
    while g.phase == OPPONENT and not g.ended:
        rule = step(g)
        if rule is None:
            continue
        try:
            ask = next(rule)
            while True:
                ask = rule.send(next(o for o in ask.options if o.text == given[0]))
                given.pop(0)
        except StopIteration:
            pass


def events(g: Mission, kind: str) -> list[Event]:
    assert g.log is not None
    return [event for event in g.log.events if event.kind == kind]


def told(g: Mission, kind: str, fact: str) -> list[Any]:
    """A fact of all events of a kind."""
    return [event.facts[fact] for event in events(g, kind)]


def places(g: Mission, kind: str) -> list[str]:
    """Where events of a kind happened."""
    return [name(g, h) for h in told(g, kind, "hex")]


def script(g: Mission, *dice: int | str) -> None:
    """More dice to come; a text names the marker or the counter of the cup that is drawn."""
    assert isinstance(g.dice, ScriptDice)
    g.dice.script = [*g.dice.script, *[game().named(die) if isinstance(die, str) else die for die in dice]]


def control(g: Mission, side: int, *hexes: str) -> None:
    """Control markers of a side."""
    for at in hexes:
        if side == PLAYER:
            g.ours |= 1 << g.theater.hex(at)
        else:
            g.theirs |= 1 << g.theater.hex(at)
