"""LOCKNLOAD 2.0, 9.0: the turn, phase by phase. Read this page first: it is the sequence of play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.engine.ask import Rules
from grognard.games.locknload.rules.aftermath import aftermath
from grognard.games.locknload.rules.damage import attack, damage
from grognard.games.locknload.rules.events import sight_events
from grognard.games.locknload.rules.impulse import act, begin_impulse, close, take
from grognard.games.locknload.rules.melee import choose_targets, clash, strike
from grognard.games.locknload.rules.movement import step as one_step
from grognard.games.locknload.rules.opportunity import flight, opportunity
from grognard.games.locknload.rules.rally import arrivals, dedication, initiative, medics, outfit, tries
from grognard.games.locknload.rules.setup import begin, place, ready, smoke_before
from grognard.games.locknload.rules.victory import finish
from grognard.games.locknload.state import RALLYING, Battle


def clean_up(g: Battle) -> Rules[None]:
    """LOCKNLOAD 9.0, 7.0, 8.1, 1.7: markers come off, smoke thins and hides nothing more, melees with one side left
    are over; the next turn, or the end."""
    g.new_turn()
    g.thin_smoke()
    g.melees = [at for at in g.melees if g.locked(at)]
    g.passes = 0
    if g.turn >= g.theater.turns:
        finish(g, "time")
        return
    if not left(g, 0) and not left(g, 1):
        finish(g, "eliminated")
        return
    yield from sight_events(g)
    g.turn += 1
    g.begin(RALLYING)


def left(g: Battle, side: int) -> bool:
    """Whether a side has anybody on the board, or still to come."""
    if g.force[side]:
        return True
    return any(g.side(unit) == side for unit in g.outside)


STEPS: Final[list[list[Callable[[Battle], Rules[None] | None]]]] = [
    [
        begin,  # the forces come out of the box;
        place,  # works, men and weapons are set up,
        smoke_before,  # and smoke, where a scenario has it;
        ready,  # 1.7: what can be seen from the first is seen
    ],
    [
        initiative,  # 3.0: who goes first; then each side:
        arrivals,  # sticks come down,
        tries,  # shaken units try to rally,
        medics,  # 11.3: medics work,
        dedication,  # 13.81: the SS try once more,
        outfit,  # 3.0: half-squads join, weapons change hands
    ],
    [
        begin_impulse,  # 4.0: whose impulse it is, or the phase is over;
        take,  # 4.0, 10.1: a location is activated, or an attempt made to spot,
        act,  # 4.0: and does one thing:
        one_step,  # 6.0: it moves a hex,
        opportunity,  # 5.3: and is fired at;
        attack,  # 5.0: a volley,
        damage,  # 5.0: and damage checks, leaders first;
        aftermath,  # 5.1, 1.6.2: heroes rise, units retreat,
        flight,  # 1.6.2: and are fired at;
        clash,  # 8.0: enemies meet,
        choose_targets,  # one side chooses whom,
        strike,  # and strikes; then the other;
        close,  # 4.0: until it is the other side's impulse
    ],
    [clean_up],  # 9.0: markers come off
]
"""LOCKNLOAD 2.0: the sequence of play. A row is a phase, with its steps in their order (`state.py`)."""
