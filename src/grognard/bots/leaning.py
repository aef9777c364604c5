"""What the facts of a position come to, weighed."""

from __future__ import annotations

from math import exp


def lean(facts: list[float], weights: list[float]) -> float:
    """How far a position leans to the seat its facts are seen from; 0 is level."""
    total = 0.0
    for i in range(len(facts)):
        total += facts[i] * weights[i]
    return total


def share(leaning: float) -> float:
    """That as a chance to win.

    >>> share(0.0)
    0.5
    """
    return 1.0 / (1.0 + exp(-leaning))
