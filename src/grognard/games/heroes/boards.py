"""The hexes of the boards by their printed names, and what a board file must keep to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from grognard.games.heroes.map import sheet
from grognard.games.heroes.records.printed import BoardFile, Counter, TerrainFile
from grognard.games.heroes.schema import Faults, Read
from grognard.geometry.hexboards import Atlas, Board, Placed

HEXES: Final = Board(Atlas({"": sheet()}), [Placed("")])
"""All boards are printed alike; half hexes at the rim are there for drawing."""
NAMES: Final = HEXES.atlas.names
PLAYABLE: Final = [NAMES[h] for h in HEXES.hexes if not HEXES.half[h]]
"""The hexes that can be entered (B1)."""
OPEN: Final = "open"


def beside(a: str, b: str) -> bool:
    return HEXES.direction(HEXES.ids[a], HEXES.ids[b]) >= 0


def on_rim(name: str) -> bool:
    """Whether a hex that can be entered lies beside what cannot."""
    around = HEXES.beside[HEXES.ids[name]]
    return any(h < 0 or HEXES.half[h] for h in around)


def terrain_of(board: BoardFile) -> dict[str, str]:
    """The terrain of every hex, half hexes too: what no list names is open ground."""
    found = dict.fromkeys(NAMES, OPEN)
    for key, hexes in board.terrain.items():
        found.update(dict.fromkeys(hexes, key))
    return found


def levels_of(board: BoardFile) -> dict[str, int]:
    return {name: level for level, hexes in board.levels.items() for name in hexes}


def road_hexes(board: BoardFile) -> set[str]:
    return {name for road in board.roads for name in road}


def may_stand(counter: Counter, name: str, board: BoardFile, terrain: TerrainFile, unburdened: int) -> bool:
    """EOD 5, 14: whether a unit can be in a hex: by its terrain, or on the road through it."""
    row = terrain.hexes[terrain_of(board)[name]]
    if name in road_hexes(board):
        return True
    if row.cost.of(counter.move) is None:
        return False
    return row.burdened or counter.move_ap <= unburdened


# -- what a file must keep to --------------------------------------------------------------------------


def check_board(found: Read[BoardFile], terrain: TerrainFile) -> None:
    """Hexes that are there, each of one terrain and level; walls between neighbours; roads hex by hex."""
    board, bad = found.record, found.bad
    for key, hexes in board.terrain.items():
        bad.known(key, terrain.hexes, f"terrain {key}")
        known_hexes(bad, hexes, f"terrain {key}")
    once(bad, ((name, f"terrain {key}") for key, hexes in board.terrain.items() for name in hexes))
    for level, hexes in board.levels.items():
        known_hexes(bad, hexes, f"levels {level}")
    once(bad, ((name, f"levels {level}") for level, hexes in board.levels.items() for name in hexes))
    for wall in board.walls:
        one, slash, other = wall.partition("/")
        if not slash:
            bad.add("heroes-content-wall", "walls", word=wall)
        elif known_hexes(bad, (one, other), f"walls {wall}") and not beside(one, other):
            bad.add("heroes-content-apart", f"walls {wall}", one=one, other=other)
    pairs = ("/".join(sorted(wall.split("/"))) for wall in board.walls)
    once(bad, ((pair, "walls") for pair in pairs))
    for n, road in enumerate(board.roads, 1):
        if known_hexes(bad, road, f"roads {n}"):
            for one, other in zip(road, road[1:], strict=False):
                if not beside(one, other):
                    bad.add("heroes-content-apart", f"roads {n}", one=one, other=other)
    for name in board.road_ends:
        if known_hexes(bad, (name,), "road_ends") and (name not in road_hexes(board) or not on_rim(name)):
            bad.add("heroes-content-road-end", "road_ends", hex=name)


def known_hexes(bad: Faults, names: tuple[str, ...], at: str) -> bool:
    """Whether all of these are on the board, half hexes too."""
    strange = [name for name in names if name not in HEXES.ids]
    for name in strange:
        bad.add("heroes-content-no-hex", at, hex=name)
    return not strange


def once(bad: Faults, named: Iterator[tuple[str, str]]) -> None:
    seen: set[str] = set()
    for name, at in named:
        if name in seen:
            bad.add("heroes-content-hex-twice", at, hex=name)
        seen.add(name)
