"""Point-to-point maps: spaces joined by routes."""

from __future__ import annotations

from grognard.geometry.ways import steps_from


def distances(adjacent: list[list[int]]) -> list[list[int]]:
    """Steps from every space to every other by the shortest route; -1 where there is none.

    >>> distances([[1], [0, 2], [1], []])
    [[0, 1, 2, -1], [1, 0, 1, -1], [2, 1, 0, -1], [-1, -1, -1, 0]]
    """
    return [steps_from(adjacent, space) for space in range(len(adjacent))]
