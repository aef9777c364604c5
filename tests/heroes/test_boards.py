"""The boards of Conflict of Heroes, hex by hex, and the addresses printed on them."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.games.heroes.boards import HEXES, NAMES, PLAYABLE, beside, levels_of, on_rim, road_hexes, terrain_of
from grognard.games.heroes.content import content
from grognard.geometry.hexes import NORTH, NORTHEAST, SOUTH, SOUTHEAST

LETTERS = {
    ".": "open", "l": "light-woods", "h": "heavy-woods", "w": "wood-building", "s": "stone-building", "p": "plowed",
    "~": "water",
}  # fmt: skip
ROWS = "ABCDEFGHIJKL"
COUNTS = {  # light and heavy woods, wooden and stone buildings, plowed, water, levels 1 and 2, walls
    "board1": (27, 18, 0, 0, 0, 0, 0, 0, 0),
    "board2": (21, 10, 9, 1, 5, 0, 0, 0, 10),
    "board3": (22, 3, 0, 0, 0, 0, 31, 12, 0),
    "board4": (15, 6, 2, 0, 29, 0, 31, 4, 17),
    "board5": (4, 10, 32, 21, 0, 6, 0, 0, 0),
}
NAMED = {
    "board1": "Plains",
    "board2": "Village",
    "board3": "Hills",
    "board4": "Farm and hills",
    "board5": "Town and lake",
}


def pictures() -> dict[str, list[str]]:
    """Each board as drawn in letters: terrain, levels, then its walls and the links of its roads."""
    found: dict[str, list[str]] = {}
    lines = Path(__file__).with_name("tables").joinpath("boards.txt").read_text(encoding="utf-8").splitlines()
    for line in lines:
        if line.startswith("board"):
            found[line] = []
        else:
            found[list(found)[-1]].append(line)
    return found


def test_five_boards_by_their_names() -> None:
    assert {key: board.name["en"] for key, board in content().boards.items()} == NAMED


def test_196_whole_hexes_and_the_half_ones_around_them() -> None:
    """B1: rows A to L, columns 02 to 18; odd columns begin with B; columns 01 and 19 are halves."""
    wanted = [f"{row}{column:02}" for column in range(2, 19) for row in ROWS if column % 2 == 0 or row != "A"]
    assert wanted == PLAYABLE
    assert len(PLAYABLE) == 196
    halves = [name for name in NAMES if name not in PLAYABLE]
    assert {name for name in halves if name[1:] not in ("01", "19")} == {
        f"{row}{column:02}" for column in range(3, 18, 2) for row in "AM"
    }
    assert {"G01", "G19", "A03", "M17"} <= set(halves)


def test_even_columns_lie_half_a_hex_lower() -> None:
    """Of an odd column the neighbours are rows R-1 and R beside it, of an even one R and R+1."""

    def neighbour(name: str, way: int) -> str:
        return NAMES[HEXES.beside[HEXES.ids[name]][way]]

    assert [neighbour("E07", way) for way in range(6)] == ["D07", "D08", "E08", "F07", "E06", "D06"]
    assert [neighbour("E08", way) for way in range(6)] == ["D08", "E09", "F09", "F08", "F07", "E07"]
    assert (neighbour("B03", NORTH), neighbour("K03", SOUTH)) == ("A03", "L03")
    assert (neighbour("F02", NORTHEAST), neighbour("F02", SOUTHEAST)) == ("F03", "G03")


@pytest.mark.parametrize(
    ("one", "other", "far"),
    [
        ("E07", "G07", 2), ("E10", "G08", 3), ("K07", "I07", 2), ("K07", "I08", 2), ("K07", "H08", 3),
        ("L03", "I08", 5), ("L03", "I07", 5), ("G06", "E05", 3), ("F10", "E05", 5), ("F11", "C06", 5),
        ("F11", "E05", 6), ("G06", "C06", 4),
    ],
)  # fmt: skip
def test_distances_of_the_rulebook(one: str, other: str, far: int) -> None:
    """Mission 1's set-up and the sample of play."""
    assert HEXES.distance(HEXES.ids[one], HEXES.ids[other]) == far


@pytest.mark.parametrize("key", list(COUNTS))
def test_every_hex(key: str) -> None:
    board = content().boards[key]
    terrain, levels = terrain_of(board), levels_of(board)
    picture = pictures()[key]
    for row, line in zip(ROWS, picture, strict=False):
        assert line[0] == row
        for column in range(2, 19):
            name = f"{row}{column:02}"
            letter, level = line[column], line[column + 19]
            if name in PLAYABLE:
                assert terrain[name] == LETTERS[letter], name
                assert levels.get(name, 0) == (0 if level == "." else int(level)), name
            else:
                assert (letter, level) == (" ", " ")
    assert all(terrain[name] == "open" and name not in levels for name in NAMES if name not in PLAYABLE)


@pytest.mark.parametrize("key", list(COUNTS))
def test_how_many_of_each(key: str) -> None:
    board = content().boards[key]
    kinds = ("light-woods", "heavy-woods", "wood-building", "stone-building", "plowed", "water")
    levels = [len(board.levels.get(level, ())) for level in (1, 2)]
    assert (*[len(board.terrain.get(kind, ())) for kind in kinds], *levels, len(board.walls)) == COUNTS[key]


@pytest.mark.parametrize("key", list(COUNTS))
def test_walls_and_roads(key: str) -> None:
    board = content().boards[key]
    walls, roads = (line.split(" ")[1:] for line in pictures()[key][12:])
    assert sorted("/".join(sorted(wall.split("/"))) for wall in board.walls) == [wall for wall in walls if wall]
    links = {"/".join(sorted(pair)) for road in board.roads for pair in zip(road, road[1:], strict=False)}
    assert sorted(links) == roads
    assert board.road_ends == {"A10": "N", "L10": "S"}
    assert all(beside(*link.split("/")) for link in [*links, *board.walls])


def test_roads_of_all_boards_meet_where_boards_are_joined() -> None:
    """North and south in column 10, west in G01; east in G19 but on the farm's board."""
    ends = {key: {"A10", "L10", "G01", "G19"} & road_hexes(board) for key, board in content().boards.items()}
    assert ends.pop("board4") == {"A10", "L10", "G01"}
    assert all(found == {"A10", "L10", "G01", "G19"} for found in ends.values())


def test_what_lies_on_the_rim() -> None:
    assert [on_rim(name) for name in ("A10", "B03", "L10", "L03", "F02", "G18", "B10", "E07", "H17")] == [
        True, True, True, True, True, True, False, False, False,
    ]  # fmt: skip


def test_cliffs_are_where_level_2_meets_level_0() -> None:
    """The sides drawn as rock on board 3; the hills of board 4 rise level by level."""
    found: dict[str, set[str]] = {}
    for key in ("board3", "board4"):
        levels = levels_of(content().boards[key])
        pairs = [(a, NAMES[h]) for a in levels if levels[a] == 2 for h in HEXES.beside[HEXES.ids[a]]]
        found[key] = {f"{a}/{b}" for a, b in pairs if b in PLAYABLE and b not in levels}
    assert found == {"board3": {"F14/G13", "F14/G14", "G15/G14", "G15/H15", "K11/J11"}, "board4": set()}


def test_terrain_the_worked_examples_speak_of() -> None:
    """Sample of play and examples 1 to 5 of 5.3.1: board 1, and the village of Mission 1."""
    plains, village = (terrain_of(content().boards[key]) for key in ("board1", "board2"))
    wanted = {"F12": "open", "F11": "light-woods", "E12": "heavy-woods", "E03": "light-woods", "K09": "light-woods"}
    assert {name: plains[name] for name in wanted} == wanted
    wanted = {
        "I07": "wood-building",
        "E07": "heavy-woods",
        "L03": "light-woods",
        "J10": "stone-building",
        "G08": "open",
    }
    assert {name: village[name] for name in wanted} == wanted
