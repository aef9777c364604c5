"""What a side is out for: the hexes it wants, those it guards, the rim it leaves by; and what they are worth."""

from __future__ import annotations

from typing import Final

from grognard.games.locknload.rules.victory import controls, tally
from grognard.games.locknload.state import Battle
from grognard.games.locknload.theater import BEYOND, CONTROL, EXITED, SPIKED, Way

HEX: Final = 3.0
"""What a victory hex is worth, beside units."""
GUN: Final = 5.0
PLACE: Final = 1.3
"""What a point for being somewhere is worth."""


def aim(g: Battle) -> str:
    """What a mission is about: those about the same share the weights of their facts."""
    return g.theater.name


class Aims:
    """Of one side at one moment."""

    __slots__ = ("beyond", "dear", "exits", "guard", "guns", "want")

    def __init__(self) -> None:
        self.want: list[int] = []
        """Hexes to get to."""
        self.guard: list[int] = []
        """Hexes not to lose."""
        self.exits: list[int] = []
        """Hexes to leave the board from."""
        self.beyond: list[int] = []
        """Hexes where every unit counts."""
        self.guns: list[int] = []
        self.dear: dict[int, float] = {}
        """What each hex is worth."""


def way_of(g: Battle) -> Way:
    """The way to win that the side that has to is nearest to; at first the last named."""
    best = g.theater.ways[-1]
    least = 1.0
    for way in g.theater.ways:
        short = (way.need - tally(g, way)) / max(1, way.need)
        if short < least:
            least, best = short, way
    return best


def aims_of(g: Battle, side: int) -> Aims:
    """What a side wants, from how the scenario is won."""
    found = Aims()
    t = g.theater
    attacking = side == t.victory_side
    ways = [way_of(g)] if attacking else t.ways
    for way in ways:
        for score in way.scores:
            if score.what == CONTROL:
                for h in score.hexes:
                    found.dear[h] = HEX * score.each
                    (found.guard if controls(g, side, h) else found.want).append(h)
            elif score.what == BEYOND:
                found.beyond = score.hexes
            elif score.what == SPIKED and not (attacking and g.turn == t.turns):  # too late
                for h in t.guns:
                    if h not in g.spiked:
                        found.dear[h] = GUN
                        found.guns.append(h)
                        (found.want if attacking else found.guard).append(h)
            elif score.what == EXITED and attacking:
                for h in t.map.board.hexes:
                    if t.rims[score.rim][h]:
                        found.exits.append(h)
    return found


def short_by(g: Battle) -> float:
    """By how much of what it needs the side that has to win falls short; nothing or less where it has it."""
    least = 9.0
    for way in g.theater.ways:
        least = min(least, (way.need - tally(g, way)) / max(1, way.need))
    return least
