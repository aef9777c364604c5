"""HEROES 6, 9: rumoured enemies, what shows them and what they are; cattle and refugees."""

from __future__ import annotations

import msgspec
import pytest

from grognard.games.heroes.records.missions import Special
from grognard.games.heroes.rules.neutrals import move_herd, walk_herds
from grognard.games.heroes.rules.rumours import (
    best_place,
    free_hex,
    place_rumour,
    reveal,
    reveal_all,
    why_revealed,
)
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import LEFT, MINES, NEUTRAL, NOBODY
from heroes.opponent import ai_turn, deal, events, mission, name, obey, order, put, script, table


def cup(g: Mission, *names: str) -> None:
    g.cup = sorted([g.theater.box.cup_names.index(one) for one in names])


# -- shown ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "unit", "shown"),
    [
        ("F09", "F05/N", True),  # in the open, in sight, whichever way the Unit looks
        ("F10", "F07/S", False),  # in woods, in sight
        ("F10", "F09/S", True),  # beside a Unit
        ("F12", "A02/S", False),  # in the open, out of sight
    ],
)
def test_what_shows_a_rumour(at: str, unit: str, shown: bool) -> None:
    """HEROES 6.2: in a hex without cover in sight of a Unit, or beside one."""
    g = table("board1", "german", [1] * 9)
    pe = put(g, "PE 1", at)
    put(g, "g-rifles-41", unit)
    assert (why_revealed(g, pe) != NOBODY) == shown
    cup(g, "no-enemy")
    reveal_all(g)
    assert g.on_map(pe) != shown


def test_smoke_between_hides_a_rumour_and_whoever_sees_it_shows_it() -> None:
    """HEROES 6.2, EOD 13.2: one in the open behind heavy smoke is not seen; of several Units any one will do."""
    g = table("board1", "german", [])
    pe = put(g, "PE 1", "F09")
    put(g, "g-rifles-41", "F05/N")
    g.heavy = [g.theater.hex("F07"), g.theater.hex("G08"), g.theater.hex("F08")]
    g.lay_clouds()
    assert why_revealed(g, pe) == NOBODY
    one = put(g, "g-rifles-41", "I09/N")
    assert why_revealed(g, pe) == one


def test_a_hidden_unit_shows_none() -> None:
    """R31."""
    g = table("board1", "german", [1] * 9)
    pe = put(g, "PE 1", "F09")
    put(g, "g-rifles-41", "F08/N", "hidden")
    assert why_revealed(g, pe) == NOBODY


@pytest.mark.parametrize("spent", [True, False])
def test_a_unit_takes_its_place(spent: bool) -> None:
    """HEROES 6.2: fresh or spent as the rumour was, facing the nearest Unit, with as many Units as it can."""
    g = table("board1", "german", [])
    pe = put(g, "PE 1", "F09", *(["spent"] if spent else []))
    near, other = put(g, "g-rifles-41", "D09/S"), put(g, "g-rifles-41", "E11/N")
    cup(g, "Soviet SMG 13", "no-enemy")
    script(g, "Soviet SMG 13", 1)
    ai = reveal(g, pe)
    assert name(g, g.at[ai]) == "F09" and g.is_spent(ai) == spent and not g.on_map(pe)
    assert g.in_arc(ai, g.at[near]) and g.in_arc(ai, g.at[other])
    assert [g.theater.box.cup_names[one] for one in g.cup] == ["no-enemy"]


def test_a_false_alarm_and_an_empty_cup() -> None:
    """HEROES 6.2, R41: nothing there; the counter is out of the game."""
    for held in (["no-enemy"], []):
        g = table("board1", "german", [])
        pe = put(g, "PE 1", "F09")
        put(g, "g-rifles-41", "D09/S")
        cup(g, *held)
        script(g, *(["no-enemy"] if held else []))
        assert reveal(g, pe) == NOBODY and g.cup == [] and not g.force[1] and not g.fort_at


def test_a_mine_in_the_cup() -> None:
    """Mission 4: it is laid open in the hex."""
    g = table("board1", "german", [])
    pe = put(g, "PE 1", "F09")
    put(g, "g-rifles-41", "D09/S")
    cup(g, "mine")
    script(g, "mine")
    assert reveal(g, pe) == NOBODY and g.fort_in(g.theater.hex("F09"), MINES) >= 0


def drawn_at(board: str, where: str, counter: str, *others: str) -> tuple[Mission, str]:
    """A rumour proves to be this counter; where that comes to stand. Units of the player's are where it says."""
    g = table(board, "soviet" if counter.startswith("German") else "german", [])
    pe = put(g, "PE 1", where)
    for at in others:
        put(g, "s-rifles-41" if counter.startswith("German") else "g-rifles-41", at)
    cup(g, counter)
    script(g, counter, *[1] * 9)
    return g, name(g, g.at[reveal(g, pe)])


@pytest.mark.parametrize(
    ("board", "where", "counter", "units", "stands"),
    [
        ("board5", "B13", "German Rifles 01", ["L09/N"], "B13"),  # foot wade
        ("board5", "C13", "German 8cm Mortar 23", ["L13/N"], "D13"),  # who is burdened does not: beside it
        ("board5", "C13", "German Pz III E 57", ["C17/N"], "C14"),  # nor do vehicles: the nearest to a Unit
        ("board1", "D12", "Soviet T-26 44", ["L02/N"], "D12"),  # tracks go into heavy woods
        ("board1", "D12", "Soviet Truck 36", ["L02/N"], "D12"),  # wheels where a road leads through them
        ("board1", "G06", "Soviet Truck 36", ["A18/N"], "F06"),  # otherwise beside them
    ],
)
def test_where_who_comes_to_light_can_stand(
    board: str, where: str, counter: str, units: list[str], stands: str
) -> None:
    """R42: where it can be; else the nearest hex, of equal ones the nearest to a Unit."""
    _, found = drawn_at(board, where, counter, *units)
    assert found == stands


def test_a_rumour_that_comes_again_is_fresh() -> None:
    """HEROES 6.0, 6.2: the counter of a spent one that was nothing is a new one when an event brings it back."""
    g = table("board1", "german", [])
    pe = put(g, "PE 1", "F12", "spent")
    cup(g, "no-enemy")
    script(g, "no-enemy")
    reveal(g, pe)
    assert place_rumour(g, g.theater.hex("F12"), False) == pe
    assert not g.is_spent(pe)


@pytest.mark.parametrize(("unit", "there"), [("s-mmg-maxim", True), ("s-82mm-mortar", False)])
def test_who_comes_to_light_in_water_stands_there_unless_burdened(unit: str, there: bool) -> None:
    """HEROES 6.2, R42 and EOD 5.3: a move cost of 2 still wades."""
    g = table("board5", "german", [])
    pe = put(g, "PE 1", "B13")
    drawn = next(one for n, one in enumerate(g.theater.box.unit_names) if g.types[n].key == unit)
    cup(g, drawn)
    script(g, drawn, *[1] * 9)
    assert (name(g, g.at[reveal(g, pe)]) == "B13") == there


def test_of_equally_near_hexes_the_one_with_cover_then_a_die() -> None:
    """R42, C13: nearest to a Unit, the highest DM, a die."""
    g = table("board1", "german", [])
    put(g, "g-rifles-41", "F09/N")
    put(g, "PE 1", "F12")
    script(g)
    assert name(g, free_hex(g, put(g, "PE 2", "A18"), g.theater.hex("F12"))) == "F11"
    h = g.theater.hex
    assert name(g, best_place(g, g.theater.box.rumours[1], [h("F12"), h("E12"), h("G12")])) == "E12"
    script(g, 1)
    first = best_place(g, g.theater.box.rumours[1], [h("G09"), h("F08"), h("E09")])
    script(g, 6)
    last = best_place(g, g.theater.box.rumours[1], [h("G09"), h("F08"), h("E09")])
    assert (name(g, first), name(g, last)) == ("G09", "E09")


def test_a_rumour_that_is_shown_keeps_its_place_in_the_group() -> None:
    """HEROES 6.2, 3.1.1: the others are still in it, a false alarm is not."""
    for held in ("Soviet SMG 13", "no-enemy"):
        g = table("board1", "german", [])
        pe, other = put(g, "PE 1", "F09"), put(g, "s-rifles-41", "F10/N")
        put(g, "g-rifles-41", "D09/S")
        cup(g, held)
        script(g, held, *[1] * 3)
        g.group = [pe, other]
        drawn = reveal(g, pe)
        assert g.group == ([other] if drawn == NOBODY else [drawn, other])


def test_rumours_are_shown_in_board_order() -> None:
    """HEROES 6.2: the one that stands first by column and row has the first counter."""
    g = table("board1", "german", [])
    put(g, "PE 2", "F09")
    put(g, "PE 1", "G10")
    put(g, "g-rifles-41", "F10/N")
    cup(g, "Soviet SMG 13", "Soviet Rifles 01")
    script(g, "Soviet SMG 13", 1, "Soviet Rifles 01", 1)
    reveal_all(g)
    assert [name(g, g.at[unit]) for unit in g.force[1]] == ["G10", "F09"]


def test_no_rumour_comes_where_none_is_left() -> None:
    """HEROES 6.0: all counters are on the map."""
    g = table("board1", "german", [])
    put(g, "g-rifles-41", "L02/N")
    for pe in g.theater.box.rumours:
        assert place_rumour(g, g.theater.hex("F08"), False) == pe
        script(g, *[1] * 5)
    assert place_rumour(g, g.theater.hex("F08"), False) == NOBODY


def test_cover_beside_the_hex_is_free_and_nearer() -> None:
    """HEROES 6.0, Sample: not where somebody stands, nor as near; of several the nearest, then the best cover."""
    g = table("board1", "german", [])
    put(g, "g-rifles-41", "C06/S")
    put(g, "s-rifles-41", "F11/N")
    script(g)
    assert name(g, g.at[place_rumour(g, g.theater.hex("F12"), True)]) == "F12"  # E12 is no nearer
    other = table("board1", "german", [])
    put(other, "g-rifles-41", "H08/S")
    script(other)
    put(other, "g-rifles-41", "H19/N")  # the nearest Unit is what counts
    assert name(other, other.at[place_rumour(other, other.theater.hex("H13"), True)]) == "H12"


# -- ordered to fire ------------------------------------------------------------------------------


def rumour_fires(drawn: str, at: str = "F10") -> Mission:
    g = table("board1", "german", [])
    put(g, "PE 1", at)
    put(g, "s-nkvd", "L17/N", "spent")
    put(g, "g-rifles-41", "F07/S")
    cup(g, drawn)
    script(g, drawn, *[1] * 9)
    deal(g, 25, 28)
    g.box = 2
    ai_turn(g)
    return g


def test_a_unit_that_can_fires_and_checks_on_its_own_cost() -> None:
    """HEROES 6.2.1: on a green card."""
    g = rumour_fires("Soviet Rifles 01")
    assert len(events(g, "shot")) == 1 and events(g, "check")[0].facts["cost"] == 4 and g.passes == 0


def test_a_unit_that_cannot_reach_passes() -> None:
    """HEROES 6.2.1, R29: out of its range, or for whatever reason: the AI passes; it stays there."""
    g = rumour_fires("Soviet SMG 13", "F11")
    assert not events(g, "shot") and not events(g, "check") and g.passes == 1
    assert g.on_map(g.theater.box.unit_names.index("Soviet SMG 13"))


def test_a_false_alarm_passes() -> None:
    g = rumour_fires("no-enemy")
    assert g.passes == 1 and len(g.force[1]) == 1


def test_a_rumour_has_range_five_and_sees_all_round() -> None:
    """HEROES 6.1."""
    g = table("board1", "german")
    put(g, "PE 1", "F10")
    put(g, "g-mg34", "F04/S")
    fire = order(nearest=[{"unit": {}}], do="fire")
    assert obey(g, fire) is None
    assert obey(g, order(nearest=[{"unit": {}}], do="fire-long")) is not None
    put(g, "g-mg34", "F06/S")
    act = obey(g, fire)
    assert act is not None and act.place == g.theater.hex("F06")


def test_a_rumour_that_moves_into_the_open_is_told_for_what_it_is() -> None:
    """HEROES 6.2: and the AI that takes its place checks for the move."""
    g = table("board1", "german", [])
    put(g, "PE 1", "F10")
    put(g, "g-rifles-41", "F03/S", "spent")
    cup(g, "Soviet SMG 13")
    script(g, 1, 1, "Soviet SMG 13", *[1] * 9)
    deal(g, 67, 41)
    g.box = 2
    ai_turn(g)
    smg = g.theater.box.unit_names.index("Soviet SMG 13")
    assert g.on_map(smg) and g.is_spent(smg)


# -- cattle and refugees --------------------------------------------------------------------------


def test_a_herd_goes_on_by_a_hex() -> None:
    """HEROES 9, C31: towards an edge, the nearest Unit or a hex; over the edge it is gone."""
    g = table("board1", "german", [])
    cattle, stays = put(g, "cattle", "K08"), put(g, "refugees", "D08")
    script(g, 3)
    move_herd(g, "cattle", "edge-south")
    assert name(g, g.at[cattle]) == "L08"
    move_herd(g, "cattle", "edge-south")
    assert g.at[cattle] == LEFT and name(g, g.at[stays]) == "D08"
    other = put(g, "cattle", "F08")
    near, far = put(g, "g-rifles-41", "D12/N"), put(g, "g-rifles-41", "F17/N")
    script(g)
    move_herd(g, "cattle", "nearest-unit")
    assert name(g, g.at[other]) == "F09"
    g.put(other, g.theater.hex("F08"))
    move_herd(g, "cattle", "C08")
    assert name(g, g.at[other]) == "E08"
    g.put(near, -2)
    g.put(far, g.theater.hex("E08"))
    move_herd(g, "cattle", "nearest-unit")
    assert name(g, g.at[other]) == "E08"  # it is with him already


@pytest.mark.parametrize(("at", "gone"), [("A04", False), ("B18", True), ("E17", False)])
def test_over_which_edge_a_herd_goes(at: str, gone: bool) -> None:
    """HEROES 9, C31: over the one it is sent to; at the corner of another it turns that way."""
    g = table("board1", "german", [])
    cattle = put(g, "cattle", at)
    script(g, *[1] * 2)
    move_herd(g, "cattle", "edge-east")
    assert (g.at[cattle] == LEFT) == gone
    if not gone:
        assert g.theater.map.grid.board.q[g.at[cattle]] > g.theater.map.grid.board.q[g.theater.hex(at)]


@pytest.mark.parametrize(("die", "where"), [(1, "F09"), (6, "G09")])
def test_a_die_takes_the_way_of_a_herd(die: int, where: str) -> None:
    """C31."""
    g = table("board1", "german", [])
    cattle = put(g, "cattle", "F08")
    script(g, die)
    move_herd(g, "cattle", "F12")
    assert name(g, g.at[cattle]) == where


def test_a_herd_keeps_out_of_the_water_and_of_other_herds() -> None:
    """C31: where no other hex is nearer it stays; where one of two is taken it goes into the other, by no die."""
    free = table("board1", "german", [])
    goes = put(free, "cattle", "F08")
    put(free, "refugees", "F09")
    script(free)
    move_herd(free, "cattle", "F12")
    assert name(free, free.at[goes]) == "G09"
    g = table("board1", "german", [])
    last, first = put(g, "cattle", "F08"), put(g, "refugees", "E08")
    move_herd(g, "cattle", "C08")
    assert name(g, g.at[last]) == "F08" and name(g, g.at[first]) == "E08"
    wet = table("board5", "german", [])
    thirsty, other = put(wet, "cattle", "D13"), put(wet, "cattle", "H13")
    move_herd(wet, "cattle", "B13")
    assert name(wet, wet.at[thirsty]) == "D13" and name(wet, wet.at[other]) == "G13"


def test_refugees_walk_their_path() -> None:
    """HEROES 9: before each round by a hex; who is ahead goes first, and off the map after the last."""
    walk = {
        "id": "walk",
        "text": {"en": "x", "es": "x"},
        "walk": {"kind": "refugees", "path": ["F05", "F04", "F03"]},
    }
    t = mission("board1", "german", special=(msgspec.convert(walk, Special),))
    g = table("board1", "german", [], t)
    last, first = put(g, "refugees", "F05"), put(g, "refugees", "F03")
    stays = put(g, "refugees", "K08")
    walk_herds(g)
    assert (name(g, g.at[last]), g.at[first], name(g, g.at[stays])) == ("F04", LEFT, "K08")
    walk_herds(g)
    walk_herds(g)
    assert g.force[NEUTRAL] == [stays]


def test_a_crowd_in_the_way_holds_up_the_next_and_a_walk_may_wait_for_its_event() -> None:
    """HEROES 9: who is behind does not go where another stays; and nobody goes before the rule is in force."""
    walk = {
        "id": "walk",
        "text": {"en": "x", "es": "x"},
        "walk": {"kind": "refugees", "path": ["F05", "F04", "F03"]},
    }
    t = mission("board1", "german", special=(msgspec.convert(walk, Special),))
    g = table("board1", "german", [], t)
    last = put(g, "refugees", "F05")
    put(g, "cattle", "F04")
    walk_herds(g)
    assert name(g, g.at[last]) == "F05"
    late = mission("board1", "german", special=(msgspec.convert({**walk, "waits": True}, Special),))
    waiting = table("board1", "german", [], late)
    crowd = put(waiting, "refugees", "F05")
    walk_herds(waiting)
    assert name(waiting, waiting.at[crowd]) == "F05"


def test_who_is_ahead_goes_first() -> None:
    """HEROES 9: in a column nobody holds up who is behind him."""
    walk = {
        "id": "walk",
        "text": {"en": "x", "es": "x"},
        "walk": {"kind": "refugees", "path": ["F05", "F04", "F03"]},
    }
    g = table("board1", "german", [], mission("board1", "german", special=(msgspec.convert(walk, Special),)))
    column = [put(g, "refugees", at) for at in ("F05", "F04", "F03")]
    walk_herds(g)
    assert [g.at[one] if g.at[one] < 0 else name(g, g.at[one]) for one in column] == ["F04", "F03", LEFT]


def test_nobody_fires_at_or_from_refugees() -> None:
    """HEROES 9: but close combat is allowed."""
    g = table("board1", "german")
    put(g, "g-rifles-41", "F07/S")
    put(g, "s-mmg-maxim", "F10/NW")
    fire = order(nearest=[{"unit": {}}], do="fire", cap=2)
    assert obey(g, fire) is not None
    put(g, "refugees", "F07")
    assert obey(g, fire) is None
