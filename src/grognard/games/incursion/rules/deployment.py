"""INCURSION 2.5, 7.7.1, 7.7.2: figures are placed at the entry points, or on the picket line."""

from __future__ import annotations

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.event import Event
from grognard.games.incursion.rules.activation import begin_actions
from grognard.games.incursion.state import ALLIES_ARRIVE, GERMANS_ARRIVE, PICKETS, RESERVES, Battle
from grognard.games.incursion.theater import ALLIES, DONE, GERMANS, HELD, HORDE, WAITING
from grognard.geometry.squares import WEST


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
    if g.log is not None:
        for figure in range(len(g.at)):
            if g.fresh >> figure & 1 and g.waiting(figure) >= 0:
                g.log.add(Event("waits", "2.5", {"figure": figure, "entry": g.waiting(figure)}))
    g.fresh = 0
    begin_actions(g, g.first)


def newcomers(g: Battle, side: int) -> list[int]:
    """The figures that have come this turn and stand nowhere yet."""
    figures = range(len(g.at))
    return [f for f in figures if g.fresh >> f & 1 and g.at[f] == HELD and g.side[f] == side]


def place_at_entry(g: Battle, side: int) -> Rules[None]:
    """INCURSION 2.5: any number of figures at any entry point of one's own."""
    t = g.theater
    entries = g.mission.entries[side]
    coming = newcomers(g, side)
    if len(entries) == 1:
        for figure in coming:
            g.put(figure, WAITING - entries[0])
        return
    options: list[Option] = [t.o_at[e] for e in entries]
    if len(coming) > 1:
        options += [t.o_all_at[e] for e in entries]
    answer = yield Ask(side, "deploy", "2.5", options, t.o_figure[coming[0]])
    for figure in coming if answer.verb == "all-at" else coming[:1]:
        g.put(figure, WAITING - answer.value)


def desperate_defence(g: Battle) -> Rules[None]:
    """INCURSION 7.7.1: on the first turn zombies only; then one figure card a turn besides."""
    g.stage = PICKETS
    if not g.mission.countdown or g.turn == 1:
        return
    t = g.theater
    held = [f for f in range(len(g.at)) if g.at[f] == HELD and g.side[f] == GERMANS and not g.fresh >> f & 1]
    if not held:
        return
    options: list[Option] = [t.o_bring[f] for f in held]
    options.append(DONE)
    answer = yield Ask(GERMANS, "bring", "7.7.1", options)
    if answer is not DONE:
        g.fresh |= 1 << answer.value


def pickets(g: Battle) -> Rules[None]:
    """INCURSION 7.7.2: on the first turn the zombies stand anywhere behind the picket line."""
    t = g.theater
    coming: list[int] = []
    if g.mission.picket >= 0 and g.turn == 1:
        coming = [f for f in newcomers(g, GERMANS) if g.has(f, HORDE)]
    if not coming:
        g.stage = GERMANS_ARRIVE
        return
    squares = picket_squares(g)
    answer = yield Ask(GERMANS, "picket", "7.7.2", [t.o_place[s] for s in squares], t.o_figure[coming[0]])
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
