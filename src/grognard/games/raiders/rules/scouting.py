"""RAIDERS 27: scouting and recon, an optional rule."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Option
from grognard.engine.event import Luck
from grognard.engine.reason import Reason
from grognard.games.raiders import verbs
from grognard.games.raiders.rules.objectives import NO_MARKER, hidden_at, hidden_near, reveal
from grognard.games.raiders.rules.recruiting import PREPARED
from grognard.games.raiders.state import Mission

NOT_PLAYED: Final = Reason("no-scouting", "27")
NO_SCOUT: Final = Reason("no-scout", "31.3")
NOT_NEXT_DOOR: Final = Reason("not-next-door", "27")


def why_not_scout_at_all(g: Mission) -> Reason | None:
    """RAIDERS 27, 31.3, 11 (1): once in an operation that does not recruit, with a leader or commando."""
    if not g.read.scouting:
        return NOT_PLAYED
    if g.prepared:
        return PREPARED
    for unit in g.force:
        if g.theater.scouts[unit]:
            return None
    return NO_SCOUT


def why_not_scout(g: Mission, space: int) -> Reason | None:
    """RAIDERS 27: an adjacent space with a face-down marker."""
    barred = why_not_scout_at_all(g)
    if barred is not None:
        return barred
    if space not in g.theater.adjacent[g.space_of_force()]:
        return NOT_NEXT_DOOR
    return NO_MARKER if hidden_at(g, space) < 0 else None


def scout_options(g: Mission) -> list[Option]:
    """RAIDERS 27: each adjacent face-down marker can be scouted."""
    if why_not_scout_at_all(g) is not None:
        return []
    here = g.place[g.force[0]]
    return [verbs.SCOUT.each[s] for s in hidden_near(g, here) if s != here]


def scout(g: Mission, space: int) -> None:
    """RAIDERS 27: one attempt in the segment; an even die reveals (an odd one in the Spanish edition)."""
    g.prepared = True
    look(g, space, "27", g.read.odd_scouting)


def look(g: Mission, space: int, rule: str, odd: bool) -> None:
    """RAIDERS 27, 36: an even die reveals the marker, or an odd one."""
    die = g.dice.d6()
    seen = (die % 2 == 1) == odd
    outcome = "seen" if seen else "nothing"
    g.tell(
        "scouted", rule, space=space, dice=[die], outcome=outcome, luck=Luck("raiders", "checks", int(seen), 3, 6)
    )
    if seen:
        reveal(g, space, rule)
