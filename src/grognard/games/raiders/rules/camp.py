"""RAIDERS 36: the MILORG camp."""

from __future__ import annotations

from grognard.engine.ask import Ask, Rules
from grognard.engine.event import Event
from grognard.games.raiders.rules.losses import eliminate, random_space
from grognard.games.raiders.rules.objectives import hidden_markers
from grognard.games.raiders.rules.recruiting import buy, gear_for_sale
from grognard.games.raiders.rules.scouting import look
from grognard.games.raiders.state import Mission
from grognard.games.raiders.theater import DONE


def at_camp(g: Mission) -> bool:
    """The operating force is where the camp is."""
    return bool(g.force) and g.place[g.theater.camp] == g.place[g.force[0]]


def place_camp(g: Mission) -> None:
    """RAIDERS 36: free at the start of each mission, where the random table says."""
    space = random_space(g)
    g.place[g.theater.camp] = space
    if g.log is not None:
        g.log.add(Event("camp-placed", "36", {"space": space}))


def move_camp(g: Mission) -> None:
    """RAIDERS 36 (a): a card moves the camp; roll again until it is elsewhere."""
    camp = g.theater.camp
    space = g.place[camp]
    while space == g.place[camp]:
        space = random_space(g)
    g.place[camp] = space
    if g.log is not None:
        g.log.add(Event("camp-moved", "36", {"space": space}))


def lose_camp(g: Mission) -> None:
    """RAIDERS 36 (b): a card destroys the camp for this mission."""
    eliminate(g, g.theater.camp, "36")


def resupply(g: Mission) -> Rules[None]:
    """RAIDERS 36, 9.1: instead of moving, points are exchanged for gear at the camp."""
    options = gear_for_sale(g, g.force)
    while options:
        wanted = yield Ask(0, "resupply", "36", options)
        if wanted is DONE:
            return
        yield from buy(g, wanted, g.force)
        options = gear_for_sale(g, g.force)
        if options:
            options.append(DONE)


def can_resupply(g: Mission) -> bool:
    return bool(gear_for_sale(g, g.force))


def inquire(g: Mission) -> Rules[None]:
    """RAIDERS 36: instead of moving, an odd die tells what the camp knows about one objective."""
    spaces = hidden_markers(g)
    space = spaces[0]
    if len(spaces) > 1:
        space = (yield Ask(0, "inquire", "36", [g.theater.o_reveal[s] for s in spaces])).value
    look(g, space, "36", odd=True)
