"""The ground as units walk it: what leads where for how much, how far it is, and what can be reached."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from grognard.games.locknload.rules.ground import not_to_go, price
from grognard.games.locknload.rules.ways import exits_of
from grognard.games.locknload.state import Battle
from grognard.games.locknload.theater import Theater

FAR: Final = 99


class Chart:
    """The steps of a side's men on foot, and the distances they were asked for, kept as long as they hold."""

    __slots__ = ("away", "choked", "clouds", "side", "steps", "theater", "turn", "works")

    def __init__(self, g: Battle, side: int) -> None:
        self.theater: Theater = g.theater
        self.side = side
        self.clouds: list[int] = g.clouds()[:]
        self.works: list[int] = g.work_at[:]
        self.choked = g.choked
        self.turn = g.turn
        self.steps: dict[int, list[tuple[int, int]]] = {}
        self.away: dict[tuple[int, ...], dict[int, int]] = {}

    def holds(self, g: Battle) -> bool:
        """Whether nothing has changed since."""
        return (
            self.theater is g.theater
            and self.turn == g.turn
            and self.choked == g.choked
            and self.clouds == g.clouds()
            and self.works == g.work_at
        )

    def next_to(self, g: Battle, unit: int, here: int) -> list[tuple[int, int]]:
        """The locations a unit can go to from here, with the points."""
        found = self.steps.get(here)
        if found is None:
            found = []
            for there in exits_of(g, here):
                if not_to_go(g, unit, here, there) is None:
                    found.append((there, price(g, self.side, here, there, False)))
            self.steps[here] = found
        return found

    def distances(self, g: Battle, unit: int, goals: list[int]) -> dict[int, int]:
        """The points from every location to the nearest of these hexes."""
        key = tuple(goals)
        found = self.away.get(key)
        if found is None:
            found = self.away[key] = self.measure(g, unit, goals)
        return found

    def measure(self, g: Battle, unit: int, goals: list[int]) -> dict[int, int]:
        found: dict[int, int] = {}
        heap: list[tuple[int, int]] = [(0, goal) for goal in goals]
        while heap:
            points, here = heappop(heap)
            if here in found:
                continue
            found[here] = points
            for there, _ in self.next_to(g, unit, here):
                if there not in found:
                    for back, cost in self.next_to(g, unit, there):
                        if back == here:
                            heappush(heap, (points + cost, there))
                            break
        return found


CHARTS: Final[list[Chart | None]] = [None, None]


def chart(g: Battle, side: int) -> Chart:
    """The chart of a side as the ground is now."""
    known = CHARTS[side]
    if known is None or not known.holds(g):
        known = CHARTS[side] = Chart(g, side)
    return known


def walker(g: Battle, side: int) -> int:
    """Some unit of a side, on foot."""
    for unit, kind in enumerate(g.theater.box.type_of):
        if kind.side == side and kind.kind == 0:
            return unit
    return 0


def away(g: Battle, side: int, goals: list[int]) -> dict[int, int]:
    """The points of a side's men from every location to the nearest of these hexes."""
    return chart(g, side).distances(g, walker(g, side), goals)
