"""What an attack does to its target, from the exact chances of its hits: those of the rule that will roll them."""

from __future__ import annotations

from typing import Final

WOUND: Final = 0.6
"""What the way to a figure's death is worth, beside the death itself."""


def death(odds: list[float], left: int) -> float:
    """How likely so many hits or more are.

    >>> death([0.25, 0.5, 0.25], 1)
    0.75
    """
    return sum(odds[left:])


def harm(odds: list[float], left: int) -> float:
    """The share of a figure that can take so many hits an attack takes away: death, and wounds short of it.

    >>> harm([0.5, 0.5], 1)
    0.5
    """
    share = 0.0
    for hits in range(1, len(odds)):
        share += odds[hits] * (1.0 if hits >= left else WOUND * hits / left)
    return share
