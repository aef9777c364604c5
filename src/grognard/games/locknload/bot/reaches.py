"""Where a stack can get to, at what price in points and in fire on the way."""

from __future__ import annotations

from heapq import heappop, heappush

from grognard.games.locknload.bot.chart import chart
from grognard.games.locknload.bot.field import Field
from grognard.games.locknload.bot.harm import expected, value
from grognard.games.locknload.rules.reach import fighters
from grognard.games.locknload.rules.stacking import overfull
from grognard.games.locknload.state import ASSAULT, CRAWL, WALK, WITHDRAWAL


class Reach:
    """Where a stack can get to, at what price in points and in losses, and from where."""

    __slots__ = ("back", "risk", "spent")

    def __init__(self) -> None:
        self.spent: dict[int, int] = {}
        self.risk: dict[int, float] = {}
        self.back: dict[int, int] = {}

    def path(self, there: int) -> list[int]:
        found = [there]
        while self.back[found[-1]] >= 0:
            found.append(self.back[found[-1]])
        found.reverse()
        return found


def reach(field: Field, units: list[int], here: int, left: int, gait: int, first: bool) -> Reach:
    """All that can be reached with so many points, the safest ways first; enemies' locations only as an end.

    Whoever fires at them on the way does so once, and in each hex they can be fired at once for each point (5.3).
    """
    g = field.g
    found = Reach()
    ways = chart(g, field.side)
    known: dict[int, list[float]] = {}
    heap: list[tuple[float, int, int, int, list[float], float]] = [
        (0.0, 0, here, -1, [0.0] * len(field.enemies), 0.0)
    ]
    while heap:
        _, spent, at, back, worst, mines = heappop(heap)
        if at in found.spent:
            continue
        found.spent[at] = spent
        found.risk[at] = sum(worst) + mines
        found.back[at] = back
        if at != here and g.any_here(1 - field.side, at):
            continue
        for there, cost in ways.next_to(g, units[0], at):
            if there in found.spent:
                continue
            total = spent + cost
            if gait == CRAWL:
                if at != here or cost >= left:
                    continue
            elif total > left:
                if not (first and at == here and gait in (WALK, WITHDRAWAL) and left > 0):
                    continue
                total = left
            enemies = g.any_here(1 - field.side, there)
            if enemies and (gait in (ASSAULT, CRAWL, WITHDRAWAL) or not fighters(g, units)):
                continue
            if overfull(g, field.side, there, units) is not None:
                continue
            fire = worst
            if not enemies and field.enemies:
                if there not in known:
                    known[there] = fire_at(field, units, there, gait)
                fire = worse_of(worst, known[there], total - spent)
            blown = mines + mined(field, units, there)
            heappush(heap, (total + 2.0 * (sum(fire) + blown), total, there, at, fire, blown))
    return found


def fire_at(field: Field, units: list[int], there: int, gait: int) -> list[float]:
    """What each enemy's fire may cost who goes there so."""
    return field.volleys(units, there, 0, False) if gait == CRAWL else field.under_way(units, there)


def worse_of(before: list[float], now: list[float], points: int) -> list[float]:
    """The worst each enemy's one volley may do, here or before, if as many as there are points fire here."""
    found = before[:]
    for _ in range(points):
        best, more = -1, 0.0
        for n, cost in enumerate(now):
            if cost - found[n] > more:
                more, best = cost - found[n], n
        if best < 0:
            break
        found[best] = now[best]
    return found


def mined(field: Field, units: list[int], there: int) -> float:
    """Mines of the enemy in sight on the map."""
    g = field.g
    if not g.work_at:
        return 0.0
    h = g.hex_of(there)
    total = 0.0
    for n, at in enumerate(g.work_at):
        fp = g.theater.box.works[g.work_kind[n]].fp
        if at == h and g.work_side[n] != field.side and fp:
            total += sum([expected(g, unit, fp, 0, 1) * value(g, unit) for unit in units])
    return total
