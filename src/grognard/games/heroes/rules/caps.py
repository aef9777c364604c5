"""HEROES 3.2: command action points: off a cost, instead of it, on a roll; and what losses take away."""

from __future__ import annotations

from typing import Final

from grognard.games.heroes.state import Mission

TRACK: Final = 15
"""The last box of the CAP track."""


def caps_of_a_round(g: Mission) -> int:
    """HEROES 2.5, EOD 7.4: CAPs at the start less one for each Unit lost; a floor keeps what there was (R56)."""
    start = caps_at_start(g)
    return max(min(g.read.cap_floor, start), start - len(g.fallen), 0)


def caps_at_start(g: Mission) -> int:
    """HEROES 1.0 (3), 8: the CAPs of the mission, with what a campaign adds."""
    return g.theater.caps + g.caps_more


def gain_caps(g: Mission, caps: int) -> None:
    """CAPs come or go for this round, within the track."""
    g.caps = min(TRACK, max(0, g.caps + caps))


def can_pay(g: Mission, cost: int, fresh: bool) -> bool:
    """HEROES 3.2.2, R10: a fresh unit pays any cost with AP, a spent one all of it with CAPs."""
    return fresh or cost <= g.caps


def can_pay_anything(g: Mission, fresh: bool) -> bool:
    """HEROES 3.2.2, R10: nothing is for nothing: who is spent needs CAPs, or a card that pays."""
    return fresh or g.caps > 0 or g.free


def payments(g: Mission, cost: int, fresh: bool) -> list[int]:
    """HEROES 3.2.1, 3.2.2, R10: how many CAPs may go into a cost: any number for a fresh unit, all of it for a
    spent one."""
    if fresh:
        return list(range(min(cost, g.caps) + 1))
    return [cost] if can_pay(g, cost, fresh) else []


def lose_unit(g: Mission, unit: int) -> None:
    """HEROES Control, 7.3 and EOD 7.4: a destroyed Unit lies on the CAP track; a marker that stands there drops by
    one now. The space is that of the CAPs at the start less the losses before it."""
    space = caps_at_start(g) - len(g.fallen)
    g.fallen.append(unit)
    if g.caps == space and g.caps > 0:
        g.caps -= 1
