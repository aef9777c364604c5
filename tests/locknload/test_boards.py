"""Board files: what is wrong with one is told all at once, with its field, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from grognard.engine.content import faults
from grognard.engine.problem import Problem
from grognard.games.locknload.boards import BoardFile, Legend, Printed, SpillRecord, boards

Spoil = Callable[[BoardFile], None]


def spoilt(spoil: Spoil, number: str = "3") -> Problem:
    """What is said of a board that was right before somebody spoilt it."""
    legend, good = boards().legend, boards().printed[number].file
    file = msgspec.convert(msgspec.to_builtins(good), BoardFile)
    spoil(file)
    with pytest.raises(Problem) as raised:
        Printed(number, file, legend)
    return raised.value


def short_row(file: BoardFile) -> None:
    file.rows[4] = file.rows[4][:-1]


def row_missing(file: BoardFile) -> None:
    file.rows.pop()


def unknown_letter(file: BoardFile) -> None:
    file.rows[4] = "x" + file.rows[4][1:]


def unknown_level(file: BoardFile) -> None:
    file.levels[4] = "7" + file.levels[4][1:]


def steep(file: BoardFile) -> None:
    file.levels[5] = "2" + file.levels[5][1:]


def side_apart(file: BoardFile) -> None:
    file.sides["wall"].append("A1/C1")


def side_twice(file: BoardFile) -> None:
    file.sides["hedge"].append("C2/C3")


def side_on_road(file: BoardFile) -> None:
    file.sides["hedge"].append("A4/B5")


def side_of_no_hex(file: BoardFile) -> None:
    file.sides["wall"].append("B0/B1")


def unknown_side(file: BoardFile) -> None:
    file.sides["fence"] = []


def building_in_pieces(file: BoardFile) -> None:
    file.buildings[0].hexes = ["J6", "K5", "K6", "C3"]
    file.buildings.pop(2)


def building_on_nothing(file: BoardFile) -> None:
    file.buildings[1].hexes.append("L7")


def two_buildings(file: BoardFile) -> None:
    file.buildings[2].hexes.append("K5")


def no_building(file: BoardFile) -> None:
    file.buildings.pop()


def straw_house(file: BoardFile) -> None:
    file.buildings[1].kind = "straw"


def road_into_river(file: BoardFile) -> None:
    file.roads.append(["F5", "G5"])


def road_jumps(file: BoardFile) -> None:
    file.roads.append(["A1", "A3"])


def silhouette_too_far(file: BoardFile) -> None:
    file.spill.append(SpillRecord("D3", "D2", 13))


def spill_of_nothing(file: BoardFile) -> None:
    file.spill.append(SpillRecord("A4", "A5", 3))


MISTAKES: list[tuple[Spoil, str, str]] = [
    (short_row, "rows 4", "there are 14 instead of 15"),
    (row_missing, "rows", "there are 8 instead of 9"),
    (unknown_letter, "rows A4", "says “x” under"),
    (unknown_level, "levels A4", "says “7” under"),
    (steep, "levels", "the levels of A5 and"),
    (side_apart, "sides wall A1/C1", "A1 and C1 do not touch"),
    (side_twice, "sides hedge C2/C3", "C2/C3 is there twice"),
    (side_on_road, "sides hedge A4/B5", "A4/B5 is there twice"),
    (side_of_no_hex, "sides wall B0/B1", "there is no hex B0. Like it: "),
    (unknown_side, "sides", "Possible: wall, hedge, bocage"),
    (building_in_pieces, "buildings manor", "in pieces: C3"),
    (building_on_nothing, "buildings stable", "L7 is clear"),
    (two_buildings, "buildings chapel", "K5 is there twice"),
    (no_building, "buildings", "the hex D4 belongs to no building"),
    (straw_house, "buildings stable", "Possible: wood, stone"),
    (road_into_river, "roads 2", "G5 is river"),
    (road_jumps, "roads 2", "A1 and A3 do not touch"),
    (silhouette_too_far, "spill D3", "from 1 to 12 twelfths, not 13"),
    (spill_of_nothing, "spill A4", "A4 is clear"),
]


@pytest.mark.parametrize(("spoil", "field", "why"), MISTAKES, ids=[m[0].__name__ for m in MISTAKES])
def test_a_mistake_is_a_sentence_with_file_field_and_reason(spoil: Spoil, field: str, why: str) -> None:
    told = spoilt(spoil)
    lines = told.say("en").split("\n")
    assert any("boards/3.yaml" in line and field in line and why in line for line in lines), lines
    assert "boards/3.yaml" in told.say("es") and "{" not in told.say("es")


def test_what_stands_in_a_hex_does_not_reach_beyond_it() -> None:
    legend = msgspec.to_builtins(boards().legend)
    legend["inset"]["woods"] = 13
    assert faults(legend, Legend) == ["inset woods: Expected `int` <= 12"]


def test_all_mistakes_of_a_file_are_told_at_once() -> None:
    def three(file: BoardFile) -> None:
        for spoil in (short_row, side_apart, road_into_river):
            spoil(file)

    told = spoilt(three).say("en")
    assert "rows 4" in told and "A1/C1" in told and "G5 is river" in told


def test_every_board_has_its_128_hexes_and_names_in_both_languages() -> None:
    """Facts 4.2: 15 columns, the odd ones with nine numbers from 0, the even ones with eight."""
    for board in boards().printed.values():
        assert len(board.terrain) == 128
        assert {"A0", "B1", "O8", "H8"} <= board.terrain.keys() and "B0" not in board.terrain
        assert board.file.name.keys() == {"en", "es"}
        assert all(house.name.keys() == {"en", "es"} for house in board.file.buildings)
        assert board.file.source


def test_what_was_found_of_vierville_is_on_its_board() -> None:
    """Facts 8.1: of the building hexes within three of H7 one side can hold four, and then the other cannot."""
    board = boards().printed["1"]
    near = [board.plain.names[h][0] for h in board.plain.within(board.plain.find("H7"), 3)]
    assert len([h for h in near if h in board.house]) == 7
