"""Hexes: steps counted by walking, bearings by angles, addresses and neighbours as the facts pin them."""

from __future__ import annotations

import math
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.geometry.hexboards import Atlas, Board, Placed, Sheet
from grognard.geometry.hexes import EDGE, INSIDE, OUTSIDE, arc, bearing, distance, ring

LETTERS_ACROSS = Sheet(15, (0, 8), (1, 8), second_lower=False, halves=True)
"""Lock 'n Load: I5; the first, third ... column lies lower than the second for the same number."""
LETTERS_DOWN = Sheet(19, (1, 13), (1, 12), second_lower=True, halves=True, letters_down=True)
"""Conflict of Heroes: B04; even columns lie lower."""
SHEETS = Atlas({str(n): LETTERS_ACROSS for n in (15, 0, 1, 2, 3)})
ONE = Board(SHEETS, [Placed("15")])
COH = Board(Atlas({"": LETTERS_DOWN}), [Placed()])

offsets = st.tuples(st.integers(-20, 20), st.integers(-40, 40)).filter(lambda o: sum(o) % 2 == 0 and o != (0, 0))


def near(board: Board, name: str) -> set[str]:
    return {board.names[h][0] for h in board.beside[board.find(name)] if h >= 0}


def walked(board: Board, start: int) -> list[int]:
    """Steps to every hex, by walking."""
    steps = [-1] * len(board.beside)
    steps[start] = 0
    todo = [start]
    for here in todo:
        for there in board.beside[here]:
            if there >= 0 and steps[there] < 0:
                steps[there] = steps[here] + 1
                todo.append(there)
    return steps


# -- addresses ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("a", "b", "touch"),
    [
        # Lock 'n Load facts 4.1: what the examples of the book pin
        *[("F5", "G4", True), ("F3", "G4", False), ("F3", "G3", True), ("D3", "C3", True), ("D3", "E2", True)],
        *[("C3", "D4", True), ("C2", "D3", True), ("I5", "J5", True), ("C3", "C2", True), ("D3", "C4", False)],
    ],
)
def test_the_neighbours_the_examples_of_the_book_pin(a: str, b: str, touch: bool) -> None:
    assert (f"15{b}" in near(ONE, a)) is touch
    assert (f"15{a}" in near(ONE, f"15{b}")) is touch


def test_letters_down_the_side_touch_as_their_chart_says() -> None:
    """Odd column, row R: R-1 and R beside it; even column: R and R+1."""
    assert near(COH, "G09") == {"F09", "H09", "F08", "G08", "F10", "G10"}
    assert near(COH, "G08") == {"F08", "H08", "G07", "H07", "G09", "H09"}
    assert near(COH, "A02") == {"B02", "A01", "B01", "A03", "B03"}


def test_every_hex_has_a_name_of_its_own() -> None:
    assert len(ONE.hexes) == 128
    assert len(COH.hexes) == 10 * 13 + 9 * 12
    assert sum(not COH.half[h] for h in COH.hexes) == 196
    for board in (ONE, COH):
        for h in board.hexes:
            assert board.find(board.names[h][0]) == h
    assert ONE.find("I5") == ONE.find("15I5") >= 0
    assert all(re.fullmatch(r"15[A-O]\d", name) for names in ONE.names for name in names)


def test_the_first_direction_is_north_and_they_go_clockwise() -> None:
    """Lock 'n Load 18.2: the coloured die 1 takes C3 to C2."""
    around = [ONE.names[h][0] for h in ONE.beside[ONE.find("C3")]]
    assert around == ["15C2", "15D3", "15D4", "15C4", "15B4", "15B3"]
    assert [ONE.direction(ONE.find("C3"), ONE.find(n)) for n in ("C2", "D4", "B3", "E3")] == [0, 2, 5, -1]


# -- distances and rings --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("a", "b", "far"), [("E3", "G4", 2), ("E3", "F6", 3), ("F5", "D5", 2), ("D4", "B3", 2), ("A0", "O8", 15)]
)
def test_distances_the_facts_give(a: str, b: str, far: int) -> None:
    assert ONE.distance(ONE.find(a), ONE.find(b)) == far


@pytest.mark.parametrize("board", [ONE, COH])
def test_distance_is_the_number_of_steps(board: Board) -> None:
    for a in board.hexes[::7]:
        assert [board.distance(a, b) for b in board.hexes] == [walked(board, a)[b] for b in board.hexes]


def test_rings_are_what_lies_at_a_distance() -> None:
    centre = COH.find("F10")
    for radius in range(9):
        got = COH.ring(centre, radius)
        assert sorted(got) == [h for h in COH.hexes if COH.distance(centre, h) == radius]
        assert COH.within(centre, radius) == [h for r in range(radius + 1) for h in COH.ring(centre, r)]


@settings(deadline=None)
@given(st.integers(1, 12))
def test_a_ring_goes_round_clockwise_from_north(radius: int) -> None:
    around = [bearing(q, v) for q, v in ring(radius)]
    assert around[0] == 0
    assert around == sorted(around)
    assert len(set(ring(radius))) == 6 * radius
    assert {distance(q, v) for q, v in ring(radius)} == {radius}


# -- arcs -----------------------------------------------------------------------------------------


def angle(dq: int, dv: int) -> float:
    """Degrees clockwise from north on real hexes."""
    return math.degrees(math.atan2(1.5 * dq, -dv * math.sqrt(3) / 2)) % 360


@settings(deadline=None)
@given(offsets)
def test_bearings_are_angles(offset: tuple[int, int]) -> None:
    parts = angle(*offset) / 30
    exact = abs(parts - round(parts)) < 1e-9
    assert bearing(*offset) == (2 * round(parts) % 24 if exact else 2 * math.floor(parts) + 1)


@settings(deadline=None)
@given(offsets, st.integers(0, 11), st.integers(1, 5))
def test_an_arc_is_an_angle_to_either_side(offset: tuple[int, int], facing: int, width: int) -> None:
    off = abs((angle(*offset) - 30 * facing + 180) % 360 - 180)
    edge = abs(off - 30 * width) < 1e-9
    assert arc(facing, width, *offset) == (EDGE if edge else INSIDE if off < 30 * width else OUTSIDE)


def test_front_and_flank_by_hexside() -> None:
    """Conflict of Heroes facts 1.2, example 17: H11 lies on the dividing line of K09 facing NW or SE."""
    here, there = COH.find("K09"), COH.find("H11")
    assert [COH.arc(here, 2 * d, 3, there) for d in range(6)] == [INSIDE, INSIDE, EDGE, OUTSIDE, OUTSIDE, EDGE]
    assert COH.arc(here, 0, 3, here) == OUTSIDE
    assert [COH.arc(here, 0, 3, h) for h in COH.beside[here]] == [1, 1, -1, -1, -1, 1]


def test_the_arc_of_a_gun_by_corner() -> None:
    """Lock 'n Load A1: 60 degrees to each side of a corner, lines included: 2, 5, 6, 9 hexes at ranges 1 to 4."""
    for corner in range(6):
        counts = [sum(arc(2 * corner + 1, 2, q, v) >= EDGE for q, v in ring(r)) for r in range(1, 5)]
        assert counts == [2, 5, 6, 9]


def test_the_faces_of_a_vehicle_by_corner() -> None:
    """Lock 'n Load A2: of the six neighbours two are before the faced corner, two behind, one on each side."""
    for corner in range(6):
        faces = [(arc(2 * corner + 1, 2, q, v), arc(2 * corner + 7, 2, q, v)) for q, v in ring(1)]
        assert sorted(faces) == [(-1, -1), (-1, -1), (-1, 1), (-1, 1), (1, -1), (1, -1)]


# -- boards turned and joined ---------------------------------------------------------------------


def test_joined_half_hexes_are_one_hex_with_two_names() -> None:
    """Lock 'n Load 1.4, R3: short sides, O upon A; long sides, 8 upon 0; the left or upper name is shown."""
    wide = Board(SHEETS, [Placed("2", column=14), Placed("3")])
    assert len(wide.hexes) == 2 * 128 - 9
    assert wide.names[wide.find("2A4")] == ["3O4", "2A4"]
    assert "A4" not in wide.ids
    assert near(wide, "3O4") == {"3O3", "3O5", "3N4", "3N5", "2B4", "2B5"}
    tall = Board(SHEETS, [Placed("1"), Placed("2", row=8)])
    assert len(tall.hexes) == 2 * 128 - 8
    assert tall.names[tall.find("2C0")] == ["1C8", "2C0"]
    assert near(tall, "2C0") == {"1C7", "2C1", "1B8", "2B1", "1D8", "2D1"}
    four = Board(SHEETS, [Placed(str(n), column=14 * (n % 2), row=8 * (n // 2)) for n in range(4)])
    assert four.names[four.find("0O8")] == ["0O8", "2O0", "1A8", "3A0"]
    assert [four.half[four.find(n)] for n in ("0O8", "0O4", "0C8", "0O0", "0A8", "0A0", "0B1")] == [
        *[False, False, False, True, True, True, False]
    ]


def test_a_board_turned_round_shows_its_last_hex_first() -> None:
    turned = Board(SHEETS, [Placed("1", turned=True)])
    assert (turned.q[turned.find("O8")], turned.v[turned.find("O8")]) == (0, 0)
    assert near(turned, "C3") == {f"1{n}" for n in ("C2", "D3", "D4", "C4", "B4", "B3")}
    assert turned.beside[turned.find("C3")][0] == turned.find("C4")
    assert all(turned.half[h] == ONE.half[ONE.find(turned.names[h][0][1:])] for h in turned.hexes)


@pytest.mark.parametrize("sheet", [LETTERS_ACROSS, LETTERS_DOWN, Sheet(30, (1, 40), (1, 40), True)])
def test_turning_keeps_distances_and_turns_directions(sheet: Sheet) -> None:
    upright, turned = Board(Atlas({"": sheet}), [Placed()]), Board(Atlas({"": sheet}), [Placed(turned=True)])
    for a in upright.hexes[::11]:
        assert [upright.distance(a, b) for b in upright.hexes] == [turned.distance(a, b) for b in turned.hexes]
        assert [turned.beside[a][(d + 3) % 6] for d in range(6)] == upright.beside[a]


def test_boards_that_do_not_fit_are_refused() -> None:
    with pytest.raises(AssertionError, match="fit"):
        Board(SHEETS, [Placed("1"), Placed("2", column=15)])
    with pytest.raises(AssertionError, match="twice"):
        Board(SHEETS, [Placed("1"), Placed("1", column=14)])


# -- one numbering for all boards of a game -------------------------------------------------------

ARRANGED = [
    Board(SHEETS, [Placed("1")]),
    Board(SHEETS, [Placed("2", turned=True)]),
    Board(SHEETS, [Placed("3"), Placed("2", column=14)]),
    Board(SHEETS, [Placed("2"), Placed("3", column=14, turned=True)]),
    Board(SHEETS, [Placed("1"), Placed("2", row=8, turned=True)]),
]


def test_a_hex_has_the_same_number_on_every_board() -> None:
    """That of its first name, the left or upper one; by its other name it is found as well."""
    for board in ARRANGED:
        for h in board.hexes:
            assert board.names[h][0] == SHEETS.names[h]
            assert {board.find(name) for name in board.names[h]} == {h}
        assert board.hexes == sorted(set(board.ids.values()))
    wide = ARRANGED[2]
    assert wide.find("2A4") == SHEETS.ids["3O4"] != SHEETS.ids["2A4"]
    assert SHEETS.ids["2A4"] not in wide.hexes
    assert ARRANGED[3].find("2O4") == ARRANGED[3].find("3O4") == SHEETS.ids["2O4"]


def test_names_that_stand_for_other_hexes_or_none() -> None:
    wide = ARRANGED[2]
    assert wide.called["2A4"] == "3O4"
    assert wide.called["1B3"] == ""
    assert "3O4" not in wide.called
    assert "A4" not in wide.called
    assert ARRANGED[0].called["A4"] == "1A4"


def test_what_is_not_in_play_is_absent() -> None:
    for board in ARRANGED:
        here = board.hexes[len(board.hexes) // 2]
        absent = [h for h in range(len(SHEETS.names)) if h not in board.hexes]
        for h in (-1, absent[0], absent[-1]):
            assert board.beside[h] == [-1] * 6
            assert board.ring(h, 1) == board.within(h, 3) == []
            assert board.distance(here, h) > 1000 < board.distance(h, h)
            assert board.direction(here, h) == board.direction(h, here) == -1
            assert {board.arc(here, facing, 5, h) for facing in range(12)} == {OUTSIDE}
        assert not [h for around in board.beside for h in around if h in absent]
        assert all(h in board.hexes for h in board.within(here, 40))


def test_finding_says_what_is_wrong() -> None:
    with pytest.raises(LookupError, match=r"hex P1 is on no sheet$"):
        ONE.find("P1")
    with pytest.raises(LookupError, match="hex 2A4 is on no sheet in play"):
        ONE.find("2A4")
