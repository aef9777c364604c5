"""`grognard bench hexes`: sight on a board of 30 x 40 hexes, all pairs of them, beside plies of the chess package.

Times are of the processor, the least of some rounds, so that a busy machine disturbs them little. Lines are traced
anew in each round, as they are when a program starts. The ground is drawn by lot, always the same.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from grognard.bench.speed import SLICE, Chess, in_build
from grognard.geometry import hexlines
from grognard.geometry.ground import Ground, Kind, Manner
from grognard.geometry.hexboards import Atlas, Board, Placed, Sheet
from grognard.geometry.sights import Markers, sight
from grognard.geometry.sighttables import SightTable
from grognard.geometry.ways import field

ROUNDS = 5
COLUMNS, ROWS = 30, 40
LEVELS = [0, 0, 0, 0, 1, 1, 2]
WOODS, BRUSH, HOUSE, HEDGE, BOCAGE, SMOKE = range(6)


def board() -> Board:
    return Board(Atlas({"": Sheet(COLUMNS, (1, ROWS), (1, ROWS), second_lower=True)}), [Placed()])


def whole_ground(on: Board) -> Ground:
    """Whole hexes: a quarter woods, hills of two levels."""
    chance = random.Random(1)
    ground = Ground(on, Manner(2, True, 1, "", "", ""), [Kind("woods", "", blocks=True, height=1)])
    for h in on.hexes:
        ground.levels[h] = chance.choice(LEVELS)
        ground.stands[h] = chance.choice([-1, -1, -1, WOODS])
    return ground


def silhouette_ground(on: Board) -> Ground:
    """Silhouettes in half the hexes, joined where they are of a kind, some sticking out; hexsides and hills."""
    chance = random.Random(1)
    kinds = [
        Kind("woods", "", blocks=True, inset=11),
        Kind("brush", "", hinders=1, inset=10),
        Kind("house", "", blocks=True, inset=8),
        Kind("hedge", "", hinders=1),
        Kind("bocage", "", blocks=True),
        Kind("smoke", "", blocks=True),
    ]
    ground = Ground(on, Manner(3, False, 0, "", "", ""), kinds)
    for h in on.hexes:
        ground.levels[h] = chance.choice(LEVELS)
        ground.stands[h] = chance.choice([-1, -1, -1, WOODS, BRUSH, HOUSE])
    for h in on.hexes:
        for other in on.beside[h][:3]:
            if other < 0:
                continue
            if ground.stands[h] >= 0 and ground.stands[h] == ground.stands[other]:
                ground.join(h, other)
            elif chance.random() < 0.15:
                ground.put_side(h, other, chance.choice([HEDGE, BOCAGE]))
            if ground.stands[h] >= 0 > ground.stands[other] and chance.random() < 0.05:
                ground.spill(h, other, chance.choice([3, 4, 5]))
    return ground


def took(do: Callable[[], Any]) -> float:
    begin = time.process_time()
    do()
    return time.process_time() - begin


def all_pairs(ground: Ground) -> float:
    """Every row of a table, from nothing."""
    hexlines.KEPT.clear()
    return took(lambda: SightTable(ground, ground.levels, ground.levels).fill())


def ply(chess: Chess) -> float:
    """The processor's time for one ply of random play."""
    begin, cpu = time.perf_counter(), time.process_time()
    rate = chess.run(SLICE)
    return (time.process_time() - cpu) / (rate * (time.perf_counter() - begin))


def measure() -> dict[str, float]:
    """All figures of the build that is running."""
    on = board()
    whole, shapes = whole_ground(on), silhouette_ground(on)
    table = SightTable(shapes, shapes.levels, shapes.levels)
    table.fill()
    chance = random.Random(2)
    pairs = [(chance.choice(on.hexes), chance.choice(on.hexes)) for _ in range(2000)]
    smoke = Markers([chance.choice(on.hexes) for _ in range(8)], [SMOKE] * 8)
    enter = [1 + level for level in shapes.levels]
    tolls = [0, 0, 0, 1, 4, 0]
    do: dict[str, tuple[float, Callable[[], Any]]] = {
        "look": (1e9 / len(pairs), lambda: [table.look(a, b) for a, b in pairs]),
        "smoke": (1e9 / len(pairs), lambda: [table.look_through(a, b, smoke) for a, b in pairs]),
        "reasons": (
            1e6 / 200,
            lambda: [sight(shapes, a, b, shapes.levels[a], shapes.levels[b]) for a, b in pairs[:200]],
        ),
        "field": (1e6, lambda: field(on.beside, enter, shapes.sides, tolls, [0], 250)),
    }
    chess = Chess()
    ply(chess)
    plies = []
    best = dict.fromkeys(["whole", "silhouettes", *do], 1e9)
    for _ in range(ROUNDS):
        plies.append(ply(chess))
        best["whole"] = min(best["whole"], all_pairs(whole) * 1e3)
        best["silhouettes"] = min(best["silhouettes"], all_pairs(shapes) * 1e3)
        for name, (unit, act) in do.items():
            best[name] = min(best[name], took(act) * unit)
        plies.append(ply(chess))
    one = statistics.median(plies)
    return {
        "hexes-whole": best["whole"],
        "hexes-whole-plies": best["whole"] / 1e3 / one,
        "hexes-silhouettes": best["silhouettes"],
        "hexes-silhouettes-plies": best["silhouettes"] / 1e3 / one,
        **{f"hexes-{name}": best[name] for name in do},
        "hexes-table": sum(len(row) for row in table.there.rows) / 1e3,
    }


def measure_build(which: str) -> dict[str, float] | None:
    """The figures of one build, measured in a process of its own; None when it is not built."""
    return in_build(which, "grognard.bench.hexes")


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure()))
