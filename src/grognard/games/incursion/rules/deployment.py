"""INCURSION 2.5, 7.7.1, 7.7.2: figures are placed at the entry points, or on the picket line."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Rules
from grognard.engine.verb import Verb
from grognard.games.incursion.rules.action import AT, DONE, FIGURE, PLACE
from grognard.games.incursion.rules.activation import begin_actions
from grognard.games.incursion.state import ALLIES_ARRIVE, GERMANS_ARRIVE, PICKETS, RESERVES, Battle
from grognard.games.incursion.theater import ALLIES, GERMANS, HELD, HORDE, WAITING
from grognard.geometry.squares import WEST

ALL_AT: Final = Verb("all-at", "entry")
BRING: Final = Verb("bring", "figure")


def deploy(g: Battle) -> Rules[None]:
    """INCURSION 2.5: both sides place what came; neither sees the other's places until both are done (I17)."""
    if g.stage == ALLIES_ARRIVE:
        if g.active == GERMANS or not newcomers(g, ALLIES):
            g.active = GERMANS
            g.stage = RESERVES
        else:
            yield from place_at_entry(g, ALLIES)
    elif newcomers(g, GERMANS):
        yield from place_at_entry(g, GERMANS)
    else:
        all_placed(g)


def all_placed(g: Battle) -> None:
    """INCURSION 2.5, 3.0: the places are shown, and the first player acts."""
    g.dice.reveal()
    for figure in range(len(g.at)):
        if g.fresh >> figure & 1 and g.waiting(figure) >= 0:
            g.tell("waits", "2.5", figure=figure, entry=g.waiting(figure))
    g.fresh = 0
    begin_actions(g, g.first)


def newcomers(g: Battle, side: int) -> list[int]:
    """The figures that have come this turn and stand nowhere yet."""
    figures = range(len(g.at))
    return [f for f in figures if g.fresh >> f & 1 and g.at[f] == HELD and g.side[f] == side]


def place_at_entry(g: Battle, side: int) -> Rules[None]:
    """INCURSION 2.5: any number of figures at any entry point of one's own."""
    entries = g.mission.entries[side]
    coming = newcomers(g, side)
    if len(entries) == 1:
        for figure in coming:
            g.put(figure, WAITING - entries[0])
        return
    options = [AT.each[e] for e in entries]
    if len(coming) > 1:
        options += [ALL_AT.each[e] for e in entries]
    answer = yield Ask(side, "deploy", "2.5", options, FIGURE.each[coming[0]])
    for figure in coming if answer.verb == ALL_AT.word else coming[:1]:
        g.put(figure, WAITING - answer.value)


def desperate_defence(g: Battle) -> Rules[None]:
    """INCURSION 7.7.1: on the first turn zombies only; then one figure card a turn besides."""
    g.stage = PICKETS
    if not g.mission.countdown or g.turn == 1:
        return
    held = [f for f in range(len(g.at)) if g.at[f] == HELD and g.side[f] == GERMANS and not g.fresh >> f & 1]
    if not held:
        return
    options = [BRING.each[f] for f in held]
    options.append(DONE.plain)
    answer = yield Ask(GERMANS, "bring", "7.7.1", options)
    if answer is not DONE.plain:
        g.fresh |= 1 << answer.value


def pickets(g: Battle) -> Rules[None]:
    """INCURSION 7.7.2: on the first turn the zombies stand anywhere behind the picket line."""
    coming: list[int] = []
    if g.mission.picket >= 0 and g.turn == 1:
        coming = [f for f in newcomers(g, GERMANS) if g.has(f, HORDE)]
    if not coming:
        g.stage = GERMANS_ARRIVE
        return
    squares = picket_squares(g)
    answer = yield Ask(GERMANS, "picket", "7.7.2", [PLACE.each[s] for s in squares], FIGURE.each[coming[0]])
    g.facing[coming[0]] = WEST
    g.put(coming[0], answer.value)


def picket_squares(g: Battle) -> list[int]:
    """INCURSION 7.7.2: free squares behind the line."""
    grid = g.theater.grid
    return [
        s
        for s in range(grid.size)
        if grid.floor[s] and s % grid.width >= g.mission.picket and not g.occupied >> s & 1
    ]  # fmt: skip
