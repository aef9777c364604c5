"""RAIDERS 27: scouting and recon, an optional rule."""

from __future__ import annotations

from grognard.engine.ask import Option
from grognard.engine.event import Event, Luck
from grognard.games.raiders.rules.objectives import hidden_near, reveal
from grognard.games.raiders.state import Mission


def scout_options(g: Mission) -> list[Option]:
    """RAIDERS 27, 31.3: with a leader or commando, each adjacent face-down marker can be scouted."""
    t = g.theater
    if not g.read.scouting:
        return []
    for unit in g.force:
        if t.scouts[unit]:
            here = g.place[unit]
            return [t.o_scout[s] for s in hidden_near(g, here) if s != here]
    return []


def scout(g: Mission, space: int) -> None:
    """RAIDERS 27: one attempt in the segment; an even die reveals (an odd one in the Spanish edition)."""
    g.prepared = True
    look(g, space, "27", g.read.odd_scouting)


def look(g: Mission, space: int, rule: str, odd: bool) -> None:
    """RAIDERS 27, 36: an even die reveals the marker, or an odd one."""
    die = g.dice.d6()
    seen = (die % 2 == 1) == odd
    if g.log is not None:
        outcome = "seen" if seen else "nothing"
        luck = Luck("raiders", "checks", int(seen), 3, 6)
        g.log.add(Event("scouted", rule, {"space": space}, [die], outcome=outcome, luck=luck))
    if seen:
        reveal(g, space, rule)
