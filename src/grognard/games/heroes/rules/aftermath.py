"""What follows from every action, whosever it was: control, what comes to light, and whether a side is left."""

from __future__ import annotations

from grognard.engine.ask import Rules
from grognard.games.heroes.rules.events import play_owed
from grognard.games.heroes.rules.hiding import reveal_hidden
from grognard.games.heroes.rules.rumours import reveal_all
from grognard.games.heroes.rules.victory import finish, sides_left, take_control
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import NOBODY


def settle(g: Mission) -> Rules[None]:
    """HEROES 2.7, 6.2, 7.5, EOD 4.3 and EOD 16.2: passengers of a carrier that is gone get off; control markers
    turn; hidden Units and rumours that can be seen are shown; a side without guns loses the field, and yellow
    events still owed come first."""
    drop_passengers(g)
    take_control(g)
    reveal_hidden(g)
    reveal_all(g)
    take_control(g)
    if not g.ended and not sides_left(g):
        yield from play_owed(g)
        finish(g, "eliminated")


def drop_passengers(g: Mission) -> None:
    """HEROES EOD 16.2: who was carried by what is no longer there stands on its own feet."""
    for unit, by in enumerate(g.carrier):
        if by >= 0 and g.at[by] != g.at[unit]:
            g.carrier[unit] = NOBODY
