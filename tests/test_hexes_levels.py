"""Sight by whole hexes with levels: against the second way of the tests (`hexes/dots.py`), on grounds made up."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance import CLOSELY
from grognard.geometry.ground import BLOCKS, Ground
from grognard.geometry.hexboards import Atlas, Board, Placed
from grognard.geometry.hexlines import arrives
from grognard.geometry.sights import GROUND, Markers, sight
from grognard.geometry.sighttables import SightTable
from hexes.dots import Land, seen
from hexes.maps import COH, COH_KINDS, DOWN, whole

HEAVY, LIGHT = 1, 2


def expected(ground: Ground, a: int, b: int, smoke: dict[int, int]) -> int:
    """What the second way finds."""
    on = ground.board
    where = {h: (on.q[h], on.v[h]) for h in on.hexes}
    dots = Land({where[h]: ground.levels[h] for h in where}, [where[h] for h in where if ground.stands[h] >= 0])
    clouds = [{where[h] for h, kind in smoke.items() if kind == wanted} for wanted in (HEAVY, LIGHT)]
    return seen(dots, where[a], where[b], *clouds)


@cache
def board(number: int) -> tuple[Ground, SightTable]:
    ground = whole(number)
    return ground, SightTable(ground, ground.levels, ground.levels)


def scrambled(seed: int) -> Ground:
    chance = Random(seed)
    ground = Ground(Board(Atlas({"": DOWN}), [Placed()]), COH, COH_KINDS)
    for h in ground.board.hexes:
        ground.levels[h] = chance.choice([0, 0, 0, 0, 1, 1, 2])
        ground.stands[h] = chance.choice([-1, -1, -1, -1, -1, 0])
    return ground


hexes = st.integers(0, 237)


@settings(deadline=None)
@given(st.integers(0, 2**20), hexes, hexes, st.dictionaries(hexes, st.sampled_from([HEAVY, LIGHT]), max_size=30))
def test_sight_is_what_the_sentences_say(seed: int, a: int, b: int, smoke: dict[int, int]) -> None:
    ground = scrambled(seed)
    table = SightTable(ground, ground.levels, ground.levels)
    plain = expected(ground, a, b, {}) if a != b else 0
    assert table.look(a, b) == table.look(b, a) == plain
    markers = Markers(list(smoke), list(smoke.values()))
    veiled = expected(ground, a, b, smoke) if a != b else 0
    assert table.look_through(a, b, markers) == table.look_through(b, a, markers) == veiled


def test_along_the_sides_too() -> None:
    for seed in range(3 if CLOSELY else 1):
        ground = scrambled(seed)
        table = SightTable(ground, ground.levels, ground.levels)
        on = ground.board
        chance = Random(seed)
        smoke = {h: chance.choice([HEAVY, LIGHT]) for h in range(0, 238, 3)}
        for a in range(seed, 238, 59):
            for b in range(238):
                q, v = on.q[b] - on.q[a], on.v[b] - on.v[a]
                if a != b and (v == 0 or abs(v) == 3 * abs(q)):
                    assert table.look(a, b) == expected(ground, a, b, {}), (seed, a, b)
                    markers = Markers(list(smoke), list(smoke.values()))
                    assert table.look_through(a, b, markers) == expected(ground, a, b, smoke), (seed, a, b)


@pytest.mark.parametrize("number", [1, 3])
def test_the_table_of_a_board_is_what_its_lines_say(number: int) -> None:
    ground, table = board(number)
    for a in ground.board.hexes[::3]:
        for b in ground.board.hexes:
            line = sight(ground, a, b, ground.levels[a], ground.levels[b])
            assert table.look(a, b) == table.look(b, a) == (line.hindrance if line.clear else BLOCKS)


def test_example_17_of_the_book() -> None:
    """Facts 1.2, board 1: H11 sees K09, J09, J10; K08 and L09 are hidden from it."""
    ground, table = board(1)
    find = ground.board.find
    unit = find("H11")
    assert [table.look(unit, find(name)) != BLOCKS for name in ("K09", "J09", "J10", "K08", "L09")] == [
        *[True, True, True, False, False]
    ]


def test_examples_9_and_11_of_the_book() -> None:
    """Checklist E9: no sight from G15 to K16; E11: none from the mortar in J14 to H11 or G09, from K13 there is."""
    ground, table = board(1)
    find = ground.board.find
    assert table.look(find("G15"), find("K16")) == BLOCKS
    assert table.look(find("G15"), find("E14")) != BLOCKS
    assert table.look(find("J14"), find("H11")) == table.look(find("J14"), find("G09")) == BLOCKS
    assert table.look(find("K13"), find("H11")) != BLOCKS
    assert table.look(find("A06"), find("G09")) != BLOCKS
    assert table.look(find("A06"), find("H11")) == BLOCKS


def test_example_19_of_the_book() -> None:
    """Checklist E19, board 3: from level 1 in G16, and from H12, the tank in I14 is seen."""
    ground, table = board(3)
    find = ground.board.find
    assert ground.levels[find("G16")] == 1
    assert table.look(find("G16"), find("I14")) != BLOCKS
    assert table.look(find("H12"), find("I14")) != BLOCKS


def ridge(levels: str, woods: str) -> Ground:
    """Column 04 from B down: a level a hex, and * where woods stand."""
    ground = Ground(Board(Atlas({"": DOWN}), [Placed()]), COH, COH_KINDS)
    for n, level in enumerate(levels):
        h = ground.board.find(f"{chr(66 + n)}04")
        ground.levels[h] = int(level)
        ground.stands[h] = 0 if woods[n] == "*" else -1
    return ground


@pytest.mark.parametrize(
    ("levels", "woods", "stopped"),
    [
        ("00000", ".....", None),
        ("00100", ".....", (GROUND, "D04", "12.4")),
        ("11111", ".....", None),  # a flat board stays open
        ("20200", ".....", (GROUND, "D04", "12.4")),  # plateau: as high as the higher end blocks
        ("20100", ".....", None),
        ("10001", "..*..", ("woods", "D04", "6.0")),  # two hexes at level 1 over woods at 0
        ("20000", "..*..", None),  # from level 2 over woods at 0
        ("20000", "...*.", ("woods", "E04", "12.6")),  # but not over those right before the low end
        ("20001", "...*.", None),  # whose top is not above it
        ("20002", "...*.", None),
        ("00000", "*...*", None),  # the ends never block
    ],
)
def test_levels_as_the_facts_have_them(levels: str, woods: str, stopped: tuple[str, str, str] | None) -> None:
    ground = ridge(levels, woods)
    a, b = ground.board.find("B04"), ground.board.find("F04")
    for p, q in ((a, b), (b, a)):
        line = sight(ground, p, q, ground.levels[p], ground.levels[q])
        assert line.clear == (stopped is None)
        if stopped is not None:
            assert line.bar is not None
            assert (line.bar.what, ground.board.names[line.bar.at][0], line.bar.section) == stopped
    table = SightTable(ground, ground.levels, ground.levels)
    assert (table.look(a, b) == BLOCKS) == (stopped is not None)


def test_smoke_in_two_strengths() -> None:
    """Facts 1.9: heavy smoke blocks, light smoke hinders, two of it block; in the hexes of the ends none counts."""
    ground = ridge("00000", ".....")
    find = ground.board.find
    a, b = find("B04"), find("F04")
    table = SightTable(ground, ground.levels, ground.levels)
    for names, kinds, result in (
        (["D04"], [HEAVY], BLOCKS),
        (["D04"], [LIGHT], 1),
        (["D04", "E04"], [LIGHT, LIGHT], BLOCKS),
        (["B04", "F04"], [HEAVY, HEAVY], 0),
        (["D05"], [HEAVY], 0),
    ):
        assert table.look_through(a, b, Markers([find(n) for n in names], kinds)) == result
    line = sight(ground, a, b, 0, 0, Markers([find("D04"), find("E04")], [LIGHT, LIGHT]))
    assert line.bar is not None
    assert (line.bar.what, line.bar.section, len(line.hinders)) == ("light smoke", "14", 2)


def test_a_line_along_a_side_needs_both_hexes_to_block() -> None:
    ground = ridge("00000", ".....")
    find = ground.board.find
    a, b = find("D04"), find("D06")  # between D05 and E05
    ground.stands[find("D05")] = 0
    assert sight(ground, a, b, 0, 0).clear
    ground.stands[find("E05")] = 0
    line = sight(ground, a, b, 0, 0)
    assert line.bar is not None
    assert {line.bar.at, line.bar.across} == {find("D05"), find("E05")}


def test_the_wall_a_shot_comes_over() -> None:
    """Facts 1.1: a wall side of the target's hex that the line crosses, its ends included."""
    on = whole(1).board
    a, target = on.find("D04"), on.find("D06")
    sides = arrives(on.q[target] - on.q[a], on.v[target] - on.v[a])
    assert sorted(on.names[on.beside[target][side]][0] for side in sides) == ["D05", "E05"]


@settings(deadline=None)
@given(st.sampled_from([1, 3]), hexes, hexes)
def test_sight_is_the_same_on_a_board_turned_round(number: int, a: int, b: int) -> None:
    ground, table = board(number)
    other, other_table = turned_board(number)
    p, q = (other.board.find(ground.board.names[h][0]) for h in (a, b))
    assert other_table.look(p, q) == table.look(a, b)


@cache
def turned_board(number: int) -> tuple[Ground, SightTable]:
    ground = whole(number, turned=True)
    return ground, SightTable(ground, ground.levels, ground.levels)


def test_fill_makes_every_row_and_one_byte_a_pair() -> None:
    ground, _ = board(3)
    table = SightTable(ground, ground.levels, ground.levels)
    table.fill()
    made = [row for row in table.there.rows if row]
    everywhere = ground.board.hexes
    assert sum(len(row) for row in made) < 1.5 * len(everywhere) ** 2
    assert all(table.there.rows[abs(table.key[b] - table.key[a])] for a in everywhere for b in everywhere)
