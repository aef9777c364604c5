"""What it costs to go somewhere: fields of distance and cheapest ways, on any map given as neighbours and prices.

A map is a list of the spaces beside each space, -1 where there is none: squares, hexes or points alike. To enter a
space has a price; a negative one means that nobody goes there. On the way between two spaces there may be a gate
(a door, a hedge), with a toll on top; a negative one shuts it.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from typing import Final, Generic, TypeVar

Step = TypeVar("Step")
Price = tuple[int, ...]
"""What counts first stands first."""
NO_GATES: Final[list[list[int]]] = []
NO_WAY: Final[list[int]] = []


def field(
    beside: list[list[int]],
    enter: list[int],
    gates: list[list[int]],
    tolls: list[int],
    goals: list[int],
    far: int,
    on: list[int] = NO_WAY,
) -> list[int]:
    """What it costs from each space to the nearest goal; `far` where it costs that much or cannot be done.

    `gates` has the number of the gate on each way out of a space, or -1; it is empty where a map has none. `on`, if
    it has a place for each space, is filled with the next space on the way, for `downhill`.

    >>> row = [[-1, 1], [0, 2], [1, 3], [2, -1]]
    >>> field(row, [1, 1, 5, 1], NO_GATES, [], [0], 90)
    [0, 1, 2, 7]
    >>> field(row, [1, 1, 1, 1], [[-1, -1], [-1, 0], [0, -1], [-1, -1]], [-1], [0], 90)
    [0, 1, 90, 90]
    """
    away = [far] * len(beside)
    buckets: list[list[int]] = [[] for _ in range(far)]
    for goal in goals:
        away[goal] = 0
        buckets[0].append(goal)
    for cost in range(far):
        for space in buckets[cost]:
            if away[space] < cost:
                continue
            price = cost + enter[space]
            around = beside[space]
            for way in range(len(around)):
                there = around[way]
                if there < 0 or enter[there] < 0:
                    continue
                total = price
                if gates:
                    gate = gates[space][way]
                    if gate >= 0:
                        if tolls[gate] < 0:
                            continue
                        total += tolls[gate]
                if total < away[there]:
                    away[there] = total
                    buckets[total].append(there)
                    if on:
                        on[there] = space
    return away


def steps_from(beside: list[list[int]], start: int) -> list[int]:
    """Steps to every space, each as dear as another; -1 where no way leads.

    >>> steps_from([[1], [0, 2], [1], []], 0)
    [0, 1, 2, -1]
    """
    far = len(beside)
    return [steps if steps < far else -1 for steps in field(beside, [1] * far, NO_GATES, [], [start], far)]


def downhill(on: list[int], start: int) -> list[int]:
    """The spaces of the way from here to the goal of a field, both included, by what it has put down in `on`.

    >>> on = [-1] * 3
    >>> field([[-1, 1], [0, 2], [1, -1]], [1] * 3, NO_GATES, [], [0], 9, on), downhill(on, 2)
    ([0, 1, 2], [2, 1, 0])
    """
    way = [start]
    space = on[start]
    while space >= 0:
        way.append(space)
        space = on[space]
    return way


class Arrival(Generic[Step]):
    """The cheapest way to a space ends so: what it has cost, from where and by which step."""

    __slots__ = ("before", "by", "price")

    def __init__(self, price: Price, before: int, by: Step | None) -> None:
        self.price = price
        self.before = before
        self.by = by
        """None for the start."""


def cheapest(
    start: int, price: Price, ways: Callable[[int, dict[int, Arrival[Step]]], list[tuple[Price, int, Step]]]
) -> dict[int, Arrival[Step]]:
    """Every space that can be reached from the start, cheapest first.

    `ways` gives the steps out of a space: what it will have cost by then, the space it leads to, and the step. It
    is shown all that was reached so far, this space among it; steps back there need not be given. At the same
    price the lesser space comes first, and then the lesser step.

    >>> line = lambda space, found: [((found[space].price[0] + 2,), space + 1, "on")] if space < 3 else []
    >>> {space: way.price[0] for space, way in cheapest(1, (0,), line).items()}
    {1: 0, 2: 2, 3: 4}
    """
    found: dict[int, Arrival[Step]] = {}
    waiting: list[tuple[Price, int, int, Step | None]] = [(price, start, start, None)]
    while waiting:
        paid, space, before, by = heappop(waiting)
        if space in found:
            continue
        found[space] = Arrival(paid, before, by)
        for dearer, there, step in ways(space, found):
            heappush(waiting, (dearer, there, space, step))
    return found
