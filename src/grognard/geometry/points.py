"""Point-to-point maps: spaces joined by routes."""

from __future__ import annotations


def distances(adjacent: list[list[int]]) -> list[list[int]]:
    """Steps from every space to every other by the shortest route; -1 where there is none.

    >>> distances([[1], [0, 2], [1], []])
    [[0, 1, 2, -1], [1, 0, 1, -1], [2, 1, 0, -1], [-1, -1, -1, 0]]
    """
    return [steps_from(adjacent, space) for space in range(len(adjacent))]


def steps_from(adjacent: list[list[int]], origin: int) -> list[int]:
    """Steps from one space to every other, breadth first."""
    steps = [-1] * len(adjacent)
    steps[origin] = 0
    frontier = [origin]
    while frontier:
        further: list[int] = []
        for space in frontier:
            for neighbour in adjacent[space]:
                if steps[neighbour] < 0:
                    steps[neighbour] = steps[space] + 1
                    further.append(neighbour)
        frontier = further
    return steps
