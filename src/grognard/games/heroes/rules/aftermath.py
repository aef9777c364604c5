"""What follows from every action, whosever it was: control, what comes to light, and whether a side is left."""

from __future__ import annotations

from grognard.engine.ask import Rules
from grognard.games.heroes.rules.events import play_owed
from grognard.games.heroes.rules.facing import ALL_WAYS, facing_at
from grognard.games.heroes.rules.hiding import reveal_hidden
from grognard.games.heroes.rules.moving import turn_to
from grognard.games.heroes.rules.rumours import reveal_all
from grognard.games.heroes.rules.victory import finish, sides_left, take_control
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, PLAYER


def settle(g: Mission) -> Rules[None]:
    """HEROES 2.7, 6.2, 7.5 and EOD 4.3: control markers turn; hidden Units and rumours that can be seen are shown;
    who lost his carrier turns; a side without guns loses the field, and yellow events still owed come first."""
    take_control(g)
    reveal_hidden(g)
    if reveal_all(g):
        take_control(g)
    if g.dropped:
        yield from turn_dropped(g)
    if not g.ended and not sides_left(g):
        yield from play_owed(g)
        finish(g, "eliminated")


def turn_dropped(g: Mission) -> Rules[None]:
    """HEROES 5.3.1 and EOD 16.2: who was carried by what is no longer there faces any way: the player's as he
    likes, an AI as after a move."""
    for unit in [unit for unit in [*g.force[PLAYER], *g.force[AI]] if g.dropped >> unit & 1]:
        if g.side(unit) == AI:
            g.facing[unit] = facing_at(g, unit, g.at[unit], [], ALL_WAYS, True)
            g.tell("pivoted", "5.3.1", unit=unit, direction=g.facing[unit])
        else:
            yield from turn_to(g, unit)
        g.dropped &= ~(1 << unit)
