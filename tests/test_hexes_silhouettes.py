"""Sight by silhouettes against a slow tracer, on the boards of Lock 'n Load and on random ground."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from conformance import CLOSELY
from grognard.geometry.ground import BLOCKS, Ground, Kind, Manner
from grognard.geometry.hexboards import Atlas, Board, Placed
from grognard.geometry.sights import GROUND, Markers, sight
from grognard.geometry.sighttables import SightTable
from hexes.maps import ACROSS, LNL_KINDS, NUMBER, SHEETS, SMOKE, silhouettes
from hexes.tracer import Tracer


@cache
def board(*numbers: int) -> tuple[Ground, Tracer, SightTable]:
    """One board, or several side by side."""
    ground = silhouettes([Placed(str(n), column=14 * at) for at, n in enumerate(numbers)])
    return ground, Tracer(ground), SightTable(ground, ground.levels, ground.levels)


def both(ground: Ground, a: int, b: int, levels: tuple[int, int], markers: Markers | None = None) -> int:
    """The one line with its reasons, from both ends: they must agree."""
    seen = sight(ground, a, b, levels[0], levels[1], markers)
    back = sight(ground, b, a, levels[1], levels[0], markers)
    assert (seen.clear, seen.hindrance) == (back.clear, back.hindrance)
    return seen.hindrance if seen.clear else BLOCKS


hexes = st.integers(0, 127)
boards = st.sampled_from([1, 2, 3])


# -- the second implementation --------------------------------------------------------------------


@settings(deadline=None)
@given(boards, hexes, hexes)
def test_sight_is_what_the_slow_tracer_finds(number: int, a: int, b: int) -> None:
    ground, tracer, table = board(number)
    a, b = ground.board.hexes[a], ground.board.hexes[b]
    expected = tracer.sees(a, b, ground.levels[a], ground.levels[b])
    assert table.look(a, b) == table.look(b, a) == expected
    assert both(ground, a, b, (ground.levels[a], ground.levels[b])) == expected


def special() -> list[tuple[int, int, int]]:
    """Lines along hexsides and along rows of hexes, where most of what is hard to decide happens."""
    found = []
    for number in (1, 2, 3):
        on, _, _ = board(number)
        for a in on.board.hexes[::3]:
            for b in range(a + 1, on.board.hexes[-1] + 1):
                q, v = on.board.q[b] - on.board.q[a], on.board.v[b] - on.board.v[a]
                if (v == 0 or abs(v) == 3 * abs(q)) and on.board.distance(a, b) > 1:
                    found.append((number, a, b))
    return found


def test_sight_along_hexsides_is_what_the_slow_tracer_finds() -> None:
    lines = special()
    assert len(lines) > 500
    for number, a, b in lines[:: 4 if CLOSELY else 12]:
        ground, tracer, table = board(number)
        assert table.look(a, b) == tracer.sees(a, b, ground.levels[a], ground.levels[b]), (number, a, b)


@settings(deadline=None)
@given(boards, hexes, hexes, st.sampled_from([0, 1, 2, 3, 4]), st.sampled_from([0, 1, 2, 3, 4]))
def test_from_any_level_to_any(number: int, a: int, b: int, up_a: int, up_b: int) -> None:
    """Upper floors, steeples, helicopters: eyes are not always on the ground."""
    ground, tracer, _ = board(number)
    a, b = ground.board.hexes[a], ground.board.hexes[b]
    assert both(ground, a, b, (up_a, up_b)) == tracer.sees(a, b, up_a, up_b)


@settings(deadline=None)
@given(st.integers(0, 2**20), hexes, hexes)
def test_on_ground_made_up_of_everything(seed: int, a: int, b: int) -> None:
    """Random terrain, joins of one terrain at different levels, bumps, hexsides and hills all over."""
    ground = scrambled(seed)
    tracer = Tracer(ground)
    table = SightTable(ground, ground.levels, ground.levels)
    assert table.look(a, b) == tracer.sees(a, b, ground.levels[a], ground.levels[b])
    assert both(ground, a, b, (ground.levels[a], ground.levels[b])) == table.look(a, b)


def scrambled(seed: int) -> Ground:
    import random

    chance = random.Random(seed)
    ground = Ground(Board(Atlas({"": ACROSS}), [Placed()]), silhouettes([Placed("1")]).manner, LNL_KINDS)
    kinds = [-1, -1, -1, NUMBER["woods"], NUMBER["brush"], NUMBER["light-woods"], NUMBER["tall-building"]]
    for h in ground.board.hexes:
        ground.levels[h] = chance.choice([0, 0, 0, 1, 1, 2])
        ground.stands[h] = chance.choice(kinds)
    for h in ground.board.hexes:
        for way in range(3):
            other = ground.board.beside[h][way]
            if other < 0:
                continue
            if ground.stands[h] >= 0 and ground.stands[h] == ground.stands[other]:
                ground.join(h, other)
            elif chance.random() < 0.3:
                ground.put_side(h, other, NUMBER[chance.choice(["hedge", "bocage"])])
            if ground.stands[h] >= 0 and ground.stands[other] < 0 and chance.random() < 0.3:
                ground.spill(h, other, chance.choice([2, 4, 6]))
    return ground


# -- what lies on top -----------------------------------------------------------------------------


@settings(deadline=None)
@given(boards, hexes, hexes, st.sets(hexes, max_size=12))
def test_smoke_lies_on_top(number: int, a: int, b: int, clouds: set[int]) -> None:
    """7.0, R36: the whole hexagon, one level high; a line along the side of two hexes needs smoke in both."""
    ground, tracer, table = board(number)
    a, b = ground.board.hexes[a], ground.board.hexes[b]
    smoke = {ground.board.hexes[n] for n in clouds}
    markers = Markers(sorted(smoke), [SMOKE] * len(smoke))
    expected = tracer.sees(a, b, ground.levels[a], ground.levels[b], frozenset(smoke))
    assert table.look_through(a, b, markers) == expected
    assert both(ground, a, b, (ground.levels[a], ground.levels[b]), markers) == expected


def test_smoke_is_named_and_leaves_the_table_as_it_was() -> None:
    ground, _, _ = board(1)
    find = ground.board.find
    a, b, between = find("C5"), find("C7"), find("C6")
    open_ground = Ground(ground.board, ground.manner, ground.kinds)
    bare = SightTable(open_ground, open_ground.levels, open_ground.levels)
    assert bare.look(a, b) == 0
    cloud = Markers([between], [SMOKE])
    assert bare.look_through(a, b, cloud) == BLOCKS
    seen = sight(open_ground, a, b, 0, 0, cloud)
    assert seen.bar is not None
    assert (seen.bar.what, seen.bar.at, seen.bar.across, seen.bar.section) == ("smoke", between, -1, "7.0")
    assert bare.look(a, b) == 0
    # Along the side of two hexes: smoke in one is only touched.
    west, east = find("C5"), find("E5")
    one, other = find("D5"), find("D6")
    assert bare.look_through(west, east, Markers([one], [SMOKE])) == 0
    assert bare.look_through(west, east, Markers([one, other], [SMOKE, SMOKE])) == BLOCKS


# -- the numbers and examples of the facts --------------------------------------------------------


@pytest.mark.parametrize(("number", "all_of", "at_four"), [(1, 33, 50), (2, 27, 34), (3, 36, 53)])
def test_as_many_hexes_see_each_other_as_was_counted_before(number: int, all_of: int, at_four: int) -> None:
    ground, _, table = board(number)
    pairs = [(a, b) for a in ground.board.hexes for b in ground.board.hexes if b < a]
    fours = [(a, b) for a, b in pairs if ground.board.distance(a, b) == 4]
    for some, percent in ((pairs, all_of), (fours, at_four)):
        seen = sum(table.look(a, b) != BLOCKS for a, b in some)
        assert round(100 * seen / len(some)) == percent


def test_the_table_holds_what_the_lines_say_both_ways() -> None:
    """Every pair of a joined board, so that no row is moved by a hex."""
    ground, _, table = board(3, 2)
    for a in ground.board.hexes[::5]:
        for b in ground.board.hexes:
            seen = sight(ground, a, b, ground.levels[a], ground.levels[b])
            assert table.look(a, b) == table.look(b, a) == (seen.hindrance if seen.clear else BLOCKS)


def test_nowhere_nothing_is_seen() -> None:
    """Neither from -1 nor of a hex of a board that is not in play, nor where there are no eyes."""
    ground, _, table = board(2)
    here, absent = ground.board.find("C5"), 0
    assert absent not in ground.board.hexes
    for h in (-1, absent):
        assert table.look(here, h) == table.look(h, here) == table.look(h, h) == BLOCKS
        assert table.look_through(here, h, Markers([here], [SMOKE])) == BLOCKS
        assert not sight(ground, here, h, 0, 0).clear
        assert not sight(ground, h, here, 0, 0).clear
    eyes = [-1] * len(ground.levels)
    eyes[here] = 2
    upstairs = SightTable(ground, eyes, ground.levels)
    assert upstairs.look(here, here) == 0
    assert upstairs.look(ground.board.find("C6"), here) == upstairs.look(ground.board.find("C4"), here) == BLOCKS


def test_nothing_is_joined_to_nothing() -> None:
    ground = Ground(board(1)[0].board, board(1)[0].manner, LNL_KINDS)
    find = ground.board.find
    ground.stands[find("C3")] = NUMBER["woods"]
    for a, b in (("C3", "C4"), ("C4", "C3")):
        with pytest.raises(AssertionError):
            ground.join(find(a), find(b))
    with pytest.raises(AssertionError):
        ground.spill(find("C4"), find("C3"), 4)


def infantry_example() -> Ground:
    """Facts 4.3: the board of the book's infantry example."""
    ground = Ground(Board(Atlas({"": ACROSS}), [Placed()]), silhouettes([Placed("1")]).manner, LNL_KINDS)
    for name, terrain in (("E3", "light-woods"), ("G4", "light-woods"), ("F3", "low-crops"), ("F5", "brush")):
        ground.stands[ground.board.find(name)] = NUMBER[terrain]
    return ground


def test_the_lines_of_the_infantry_example() -> None:
    ground = infantry_example()
    find = ground.board.find
    for a, b, hinders in (("E3", "F6", ["F5"]), ("G4", "E3", []), ("F3", "G4", []), ("F2", "F5", ["F3"])):
        seen = sight(ground, find(a), find(b), 0, 0)
        assert seen.clear
        assert [ground.board.names[bar.at][0] for bar in seen.hinders] == hinders
        assert seen.hindrance == len(hinders)


# -- reasons --------------------------------------------------------------------------------------


def hill(levels: dict[str, int], stands: dict[str, str]) -> Ground:
    ground = Ground(Board(Atlas({"": ACROSS}), [Placed()]), silhouettes([Placed("1")]).manner, LNL_KINDS)
    for name, level in levels.items():
        ground.levels[ground.board.find(name)] = level
    for name, terrain in stands.items():
        ground.stands[ground.board.find(name)] = NUMBER[terrain]
    return ground


@pytest.mark.parametrize(
    ("levels", "stands", "stopped"),
    [
        ({}, {"D4": "woods"}, ("woods", "D4", "10.3b")),
        ({"D4": 1}, {}, (GROUND, "D4", "10.3f")),
        ({"D2": 1, "D4": 1}, {}, None),  # as high as the higher end: nothing
        ({"D2": 1, "D6": 1}, {"D4": "woods"}, None),  # 10.3e: lower than both
        ({"D2": 2}, {"D3": "woods"}, None),  # seen over, not right before the lower end
        ({"D2": 2}, {"D5": "woods"}, ("woods", "D5", "10.3h")),
        ({"D2": 2}, {"D5": "brush"}, ("brush", "D5", "10.3h")),  # degrading terrain too
        ({"D2": 2}, {"D4": "tall-building"}, ("tall-building", "D4", "10.3b")),
        ({"D2": 1, "D4": 1}, {"D4": "brush"}, None),  # hinders, see below
        ({}, {"D3": "brush", "D4": "brush", "D5": "wheat"}, ("wheat", "D5", "10.3b")),
    ],
)
def test_what_stops_a_line_where_and_by_which_section(
    levels: dict[str, int], stands: dict[str, str], stopped: tuple[str, str, str] | None
) -> None:
    """10.3, from D2 to D6 due south."""
    ground = hill(levels, stands)
    a, b = ground.board.find("D2"), ground.board.find("D6")
    seen = sight(ground, a, b, ground.levels[a], ground.levels[b])
    assert seen.clear == (stopped is None)
    if stopped is None:
        assert seen.bar is None
    else:
        assert seen.bar is not None
        assert (seen.bar.what, ground.board.names[seen.bar.at][0], seen.bar.section) == stopped


def test_terrain_as_high_as_the_higher_end_hinders() -> None:
    ground = hill({"D2": 1, "D4": 1}, {"D4": "brush"})
    seen = sight(ground, ground.board.find("D2"), ground.board.find("D6"), 1, 0)
    assert [(bar.what, bar.by, bar.section) for bar in seen.hinders] == [("brush", 1, "10.3b")]


def test_only_hills_throw_shadows_where_that_is_chosen() -> None:
    ground = hill({"D2": 2}, {"D5": "woods"})
    a, b = ground.board.find("D2"), ground.board.find("D6")
    assert not sight(ground, a, b, 2, 0).clear
    ground.manner = Manner(3, False, 0, "10.3b", "10.3f", "10.3h", shadow_from=1)
    assert sight(ground, a, b, 2, 0).clear


def test_hexsides_of_the_ends_do_not_count_and_others_do() -> None:
    ground = hill({}, {})
    find = ground.board.find
    for pair in (("D2", "D3"), ("D5", "D6")):
        ground.put_side(find(pair[0]), find(pair[1]), NUMBER["bocage"])
    assert sight(ground, find("D2"), find("D6"), 0, 0).clear
    ground.put_side(find("D3"), find("D4"), NUMBER["hedge"])
    seen = sight(ground, find("D2"), find("D6"), 0, 0)
    assert [(bar.what, {bar.at, bar.across}) for bar in seen.hinders] == [("hedge", {find("D3"), find("D4")})]
    ground.put_side(find("D4"), find("D5"), NUMBER["bocage"])
    assert not sight(ground, find("D2"), find("D6"), 0, 0).clear


def test_a_line_along_a_hedge_and_through_its_end() -> None:
    """R44: along counts once; through an end only with features on both sides, and then as the weaker."""
    ground = hill({}, {})
    find = ground.board.find
    a, b = find("C4"), find("G4")  # along D4/D5, through E4, along F4/F5
    ground.put_side(find("D4"), find("D5"), NUMBER["hedge"])
    assert sight(ground, a, b, 0, 0).hindrance == 1
    ground.put_side(find("D4"), find("E4"), NUMBER["bocage"])
    assert sight(ground, a, b, 0, 0).hindrance == 1
    ground.put_side(find("D5"), find("E4"), NUMBER["hedge"])
    assert sight(ground, a, b, 0, 0).hindrance == 2


def test_a_hedge_above_both_ends_hinders_nothing_and_a_bank_blocks() -> None:
    """Procedure, step 4: what stands higher than the higher end blocks or does nothing. Here along a hillside."""
    for kind, result in (("hedge", 0), ("bocage", BLOCKS)):
        ground = hill({"D4": 1}, {})
        find = ground.board.find
        assert both(ground, find("C4"), find("E4"), (0, 0)) == 0
        ground.put_side(find("D4"), find("D5"), NUMBER[kind])
        assert both(ground, find("C4"), find("E4"), (0, 0)) == result
        table = SightTable(ground, ground.levels, ground.levels)
        assert table.look(find("C4"), find("E4")) == result


def test_joined_silhouettes_are_crossed_between_them_and_count_once() -> None:
    ground = hill({}, {"D4": "brush", "D5": "brush"})
    find = ground.board.find
    assert sight(ground, find("C4"), find("E4"), 0, 0).hindrance == 0
    ground.join(find("D4"), find("D5"))
    seen = sight(ground, find("C4"), find("E4"), 0, 0)
    assert seen.hindrance == 1
    assert {seen.hinders[0].at, seen.hinders[0].across} == {find("D4"), find("D5")}


def test_what_sticks_out_of_an_end_does_not_count() -> None:
    """10.0: a line that begins in the hex it sticks out of is not stopped by it, another is."""
    ground = hill({}, {"D4": "woods"})
    find = ground.board.find
    ground.spill(find("D4"), find("D5"), 11)
    assert sight(ground, find("D4"), find("D7"), 0, 0).clear
    seen = sight(ground, find("C4"), find("E5"), 0, 0)
    assert seen.bar is not None
    assert (seen.bar.what, seen.bar.at) == ("woods", find("D5"))


def test_upper_floors_have_tables_of_their_own() -> None:
    """10.2d: from the church of the village two levels up; -1 where there is no floor."""
    ground, tracer, _ = board(1)
    find = ground.board.find
    upstairs = [-1] * 128
    for name in ("I3", "I4", "J4"):
        upstairs[find(name)] = 2
    down = SightTable(ground, upstairs, ground.levels)
    for name in ("I3", "I4", "J4"):
        a = find(name)
        for b in range(0, 128, 3):
            assert down.look(a, b) == tracer.sees(a, b, 2, ground.levels[b]), (name, b)
    up = SightTable(ground, ground.levels, upstairs)
    assert all(up.look(b, find("I3")) == down.look(find("I3"), b) for b in range(128))


# -- turned and joined ----------------------------------------------------------------------------


@settings(deadline=None)
@given(boards, hexes, hexes)
@example(1, 0, 127)
def test_sight_is_the_same_on_a_board_turned_round(number: int, a: int, b: int) -> None:
    ground, _, table = board(number)
    turned_ground, turned_table = turned_board(number)
    a, b = ground.board.hexes[a], ground.board.hexes[b]
    p, q = (turned_ground.board.find(ground.board.names[h][0]) for h in (a, b))
    assert turned_table.look(p, q) == table.look(a, b)
    one = sight(ground, a, b, ground.levels[a], ground.levels[b])
    other = sight(turned_ground, p, q, turned_ground.levels[p], turned_ground.levels[q])
    if one.bar is None or other.bar is None:
        assert one.bar is other.bar
    else:
        names = [
            {on.names[h][0] for h in (bar.at, bar.across) if h >= 0}
            for on, bar in ((ground.board, one.bar), (turned_ground.board, other.bar))
        ]
        # Of two things met at once either may be named.
        assert names[0] == names[1] or len(names[0] & names[1]) == 1
        assert one.bar.section == other.bar.section


@cache
def turned_board(number: int) -> tuple[Ground, SightTable]:
    ground = silhouettes([Placed(str(number), turned=True)])
    return ground, SightTable(ground, ground.levels, ground.levels)


@settings(deadline=None)
@given(st.sampled_from([(3, 2), (1, 2), (1, 3)]), st.sampled_from([0, 1]), hexes, hexes)
def test_sight_is_the_same_on_a_board_joined_to_another(pair: tuple[int, int], which: int, a: int, b: int) -> None:
    ground, _, table = board(pair[which])
    wide, _, wide_table = board(*pair)
    a, b = ground.board.hexes[a], ground.board.hexes[b]
    p, q = (wide.board.find(ground.board.names[h][0]) for h in (a, b))
    assert wide_table.look(p, q) == table.look(a, b)


@settings(deadline=None)
@given(st.integers(0, 246), st.integers(0, 246))
def test_sight_across_the_join_is_what_the_slow_tracer_finds(a: int, b: int) -> None:
    ground, tracer, table = board(3, 2)
    a, b = ground.board.hexes[a], ground.board.hexes[b]
    assert table.look(a, b) == tracer.sees(a, b, ground.levels[a], ground.levels[b])


def test_the_data_is_what_the_tests_think_it_is() -> None:
    assert {len(row) for sheet in SHEETS.values() for row in sheet["rows"]} == {15}
    assert Kind("x", "1").inset == 12
