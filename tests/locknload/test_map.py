"""The map of a scenario: its ground built a second time, sight between all locations by a second way."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard import build
from grognard.engine.problem import Problem
from grognard.games.locknload.boards import Boards, boards
from grognard.games.locknload.box import placed
from grognard.games.locknload.content import read
from grognard.games.locknload.map import Map
from grognard.geometry.ground import BLOCKS, Ground
from grognard.geometry.hexboards import Placed
from grognard.geometry.hexlines import meets
from hexes.maps import silhouettes
from hexes.tracer import Tracer

CONTENT = read(boards())
CLASSES = CONTENT.classes()
LAYOUTS: dict[str, list[Placed]] = {
    "1": [Placed("1")],
    "2": [Placed("2")],
    "3": [Placed("3")],
    "4": [Placed("4")],
    "1 turned": [Placed("1", turned=True)],
    "3 turned": [Placed("3", turned=True)],
    "3 beside 2": [Placed("3"), Placed("2", column=14)],
    "1 above 2 turned": [Placed("1"), Placed("2", row=8, turned=True)],
}


@cache
def laid(layout: str, hills: bool = False) -> Map:
    return Map(boards(), LAYOUTS[layout], CLASSES, hills=hills)


@cache
def traced(layout: str, hills: bool = False) -> Tracer:
    return Tracer(laid(layout).ground, shadow_from=int(hills))


def locations(on: Map) -> list[int]:
    return on.board.hexes + [on.upstairs(h) for h in on.board.hexes if on.tall[h]]


def facts(ground: Ground) -> list[object]:
    """All that sight depends on, in plain data."""
    names = [kind.name for kind in ground.kinds]
    named = [names[n] if n >= 0 else "" for n in ground.stands]
    sides = [[names[n] if n >= 0 else "" for n in around] for around in ground.sides]
    spills = sorted((piece.start, piece.into, piece.reach) for piece in ground.spills)
    kinds = sorted((k.name, k.blocks, k.hinders, k.height, k.inset) for k in ground.kinds)
    return [named, sides, ground.filled, ground.levels, spills, kinds]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_ground_is_what_another_reading_of_the_files_makes_of_it(layout: str) -> None:
    assert facts(laid(layout).ground) == facts(silhouettes(LAYOUTS[layout]))


HILL_STEP = 13
STEP = 1 if build.name() == "compiled" else 7


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_pair_of_locations_is_seen_alike_from_both_ends_and_with_its_reasons(layout: str) -> None:
    """R42: sight is mutual. The table and the line that says why agree."""
    on = laid(layout)
    places = locations(on)
    for at, a in enumerate(places):
        for b in places[at + 1 :: STEP]:
            seen = on.look(a, b, [])
            assert seen == on.look(b, a, []), (a, b)
            line = on.trace(a, b, [])
            assert (line.hindrance if line.clear else BLOCKS) == seen, (a, b)
            assert line.clear == (line.bar is None)


def is_as_traced(layout: str, a: int, b: int, smoke: list[int], hills: bool = False) -> bool:
    """Whether two locations see each other, from both ends, as the slow tracer says, by either reading of R43."""
    on = laid(layout, hills)
    seen = on.look(a, b, smoke)
    one, other = on.hex_of(a), on.hex_of(b)
    if one == other:
        wanted = 0
    elif on.apart(a, b):
        wanted = BLOCKS
    else:
        wanted = traced(layout, hills).sees(one, other, on.level(a), on.level(b), frozenset(smoke))
    return seen == wanted == on.look(b, a, smoke)


@settings(deadline=None)
@given(st.data())
def test_sight_is_what_the_slow_tracer_finds_with_smoke_anywhere(data: st.DataObject) -> None:
    """A few pairs; all of them: `python tests/sights.py`."""
    layout, hills = data.draw(st.sampled_from(list(LAYOUTS))), data.draw(st.booleans())
    on = laid(layout, hills)
    places = locations(on)
    a, b = data.draw(st.sampled_from(places)), data.draw(st.sampled_from(places))
    smoke = sorted(data.draw(st.sets(st.sampled_from(on.board.hexes), max_size=8)))
    assert is_as_traced(layout, a, b, smoke, hills)


@pytest.mark.parametrize("layout", ["3", "3 turned"])
def test_the_shadow_of_hills_alone_is_what_the_slow_tracer_finds(layout: str) -> None:
    """R43: the pairs that the two readings see otherwise, and they are some."""
    usual, on = laid(layout), laid(layout, hills=True)
    places = locations(on)
    apart = [(a, b) for a in places for b in places if a < b and usual.look(a, b, []) != on.look(a, b, [])]
    assert apart and all(is_as_traced(layout, a, b, [], hills=True) for a, b in apart[::HILL_STEP])
    assert all(is_as_traced(layout, a, b, []) for a, b in apart[::HILL_STEP])


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_lies_between_two_hexes_is_what_the_line_meets(layout: str) -> None:
    board = laid(layout).board
    q, v = board.q, board.v
    for a in board.hexes[::11]:
        for b in board.hexes[::7]:
            between = board.between(a, b)
            met = [h for h in board.hexes if meets(q[b] - q[a], v[b] - v[a], q[h] - q[a], v[h] - v[a])]
            assert [h for h in board.hexes if between >> board.cell[h] & 1] == met


def test_a_board_turned_round_sees_the_same() -> None:
    upright, turned = laid("1"), laid("1 turned")
    for a in upright.board.hexes[::3]:
        for b in upright.board.hexes:
            assert upright.look(a, b, []) == turned.look(a, b, [])


@pytest.mark.parametrize(("board", "layout"), [("3", "3 beside 2"), ("1", "1 above 2 turned")])
def test_a_joined_board_sees_within_itself_as_alone(board: str, layout: str) -> None:
    """What another board brings matters only to lines that lead across it."""
    alone, joined = laid(board), laid(layout)
    for a in alone.board.hexes[::3]:
        for b in alone.board.hexes:
            assert alone.look(a, b, []) == joined.look(a, b, [])


def test_boards_whose_half_hexes_differ_cannot_be_joined() -> None:
    """1.4: two half hexes are one hex, and so of one terrain."""
    spoilt = Boards()
    spoilt.printed["2"].terrain["A1"] = "woods"
    with pytest.raises(Problem) as raised:
        Map(spoilt, LAYOUTS["3 beside 2"], CLASSES)
    assert "boards/2.yaml, rows: 2A1 is woods" in raised.value.say("en")


# -- floors -----------------------------------------------------------------------------------------


def test_the_upper_floor_is_two_levels_up_and_only_tall_buildings_have_one() -> None:
    """10.2: stone and three hexes or more; on level 0 it is as high as a hill of level 2."""
    on = laid("1")
    tall = [on.board.names[h][0] for h in on.board.hexes if on.tall[h]]
    assert tall == ["1I3", "1I4", "1J4"]
    church = on.board.find("1I4")
    assert (on.level(church), on.level(on.upstairs(church))) == (0, 2)
    low = Map(boards(), LAYOUTS["1"], CLASSES, one_storey=True)
    assert not any(low.tall)


def test_next_door_is_on_the_same_floor_or_over_the_stairs() -> None:
    """2.0, 6.0: the leader on the upper floor of 15I5 reaches upstairs next door, and both floors at home."""
    on = laid("1")
    here, there, yard = (on.board.find(name) for name in ("1I4", "1J4", "1I5"))
    above = on.upstairs(here)
    assert on.adjacent(above, here) and on.adjacent(above, on.upstairs(there))
    assert not on.adjacent(above, there) and not on.adjacent(above, yard)
    assert on.adjacent(here, there) and on.adjacent(here, yard)
    assert on.adjacent(here, on.inside(here)) and on.adjacent(here, on.inside(yard))


def test_floors_of_one_building_see_each_other_only_over_the_stairs() -> None:
    """R45: the same hex, yes; another hex of the building from another floor, no."""
    on = laid("1")
    here, there = on.board.find("1I4"), on.board.find("1J4")
    assert on.look(here, on.upstairs(here), []) == 0
    assert on.look(here, on.upstairs(there), []) == BLOCKS
    bar = on.trace(here, on.upstairs(there), []).bar
    assert bar is not None and (bar.what, bar.section) == ("tall-building", "10.2")
    assert on.look(on.upstairs(here), on.upstairs(there), []) == 0


# -- what blocks, degrades and hides --------------------------------------------------------------


def seen(on: Map, a: str, b: str, *smoke: str) -> int:
    return on.look(on.board.find(a), on.board.find(b), [on.board.find(h) for h in smoke])


def test_smoke_blocks_but_not_who_stands_in_it() -> None:
    """7.0, 10.3: blocking terrain of the whole hex; at either end it does not count."""
    on = laid("2")
    assert seen(on, "2H2", "2H5") == 0
    assert seen(on, "2H2", "2H5", "2H3") == BLOCKS
    assert seen(on, "2H2", "2H5", "2H2", "2H5") == 0


def test_more_than_two_degrading_hexes_block() -> None:
    """10.1, 10.3: each costs one; the third ends it, and the line says so."""
    on = laid("1")
    found: dict[int, int] = {}
    for a in on.board.hexes:
        for b in on.board.hexes:
            line = on.trace(a, b, [])
            if line.bar is None:
                found[line.hindrance] = found.get(line.hindrance, 0) + 1
            elif len(line.hinders) == 3:
                assert line.bar.section == "10.3" and line.bar.at == line.hinders[-1].at
                found[BLOCKS] = found.get(BLOCKS, 0) + 1
    assert found.keys() == {0, 1, 2, BLOCKS}


def test_who_is_lower_and_right_behind_an_obstacle_is_in_its_shadow() -> None:
    """10.3, R43: from the hill 2M2 over what stands on the ground; by the other reading only from hills."""
    on, other = laid("2"), laid("2", hills=True)
    hill = on.board.find("2M2")
    dark = [h for h in on.board.hexes if on.look(hill, h, []) == BLOCKS and other.look(hill, h, []) != BLOCKS]
    assert dark
    for h in dark:
        bar = on.trace(hill, h, []).bar
        assert bar is not None and on.levels[h] < on.levels[hill]
        assert on.board.distance(bar.at, h) == 1, "right before the one who is lower"


@pytest.mark.parametrize("name", CONTENT.scenarios)
def test_every_scenario_has_its_map(name: str) -> None:
    """Zones and entries are on it, and Vierville has no upper floor (facts 8.1)."""
    scenario = CONTENT.scenarios[name]
    where = placed(scenario.boards, boards().atlas)
    on = Map(boards(), where, CLASSES, one_storey=scenario.rules.one_storey)
    assert len(on.board.hexes) == {1: 128, 2: 247}[len(where)]
    assert any(on.tall) == (not scenario.rules.one_storey and any(one.prefix in "13" for one in where))
    assert all(on.terrain[h] for h in on.board.hexes)
