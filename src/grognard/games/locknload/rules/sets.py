"""Sets chosen by marking: whoever is in if nothing is said can be left out of it."""

from __future__ import annotations

from grognard.engine.ask import OUT, Member
from grognard.games.locknload.rules.verbs import WITHOUT


def let_out(members: list[Member], units: list[int]) -> None:
    """LOCKNLOAD 4.0, 5.2: nobody has to go, fire or strike with the others: a way more for those who would."""
    for k, member in enumerate(members):
        if member.default != OUT:
            member.ways = [*member.ways, WITHOUT.each[units[k]]]


def ways_of(members: list[Member], now: list[int]) -> list[int]:
    """The way of each member; OUT for those left out."""
    found: list[int] = []
    for k, way in enumerate(now):
        found.append(OUT if way != OUT and members[k].ways[way].verb == WITHOUT.word else way)
    return found
