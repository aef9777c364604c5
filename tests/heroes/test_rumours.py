"""HEROES 6, 9: rumoured enemies, what shows them and what they are; cattle and refugees."""

from __future__ import annotations

import msgspec
import pytest

from grognard.games.heroes.records.missions import Special
from grognard.games.heroes.rules.neutrals import move_herd, walk_herds
from grognard.games.heroes.rules.rumours import reveal, reveal_all, why_revealed
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
        assert reveal(g, pe) == NOBODY and g.cup == [] and not g.force[1]


def test_a_mine_in_the_cup() -> None:
    """Mission 4: it is laid open in the hex."""
    g = table("board1", "german", [])
    pe = put(g, "PE 1", "F09")
    put(g, "g-rifles-41", "D09/S")
    cup(g, "mine")
    script(g, "mine")
    assert reveal(g, pe) == NOBODY and g.fort_in(g.theater.hex("F09"), MINES) >= 0


def test_a_tank_does_not_stand_where_it_cannot() -> None:
    """R42: the nearest hex it can stand in, nearer the Units first."""
    g = table("board5", "soviet", [])
    here, ground = g.theater.map, g.theater.box.terrain
    wet = [h for h in range(here.grid.room) if here.grid.playable[h] and ground[here.terrain[h]].key == "water"]
    water = name(g, wet[0])
    pe = put(g, "PE 1", water)
    put(g, "s-rifles-41", "L09/N")
    cup(g, "German Pz III E 57")
    script(g, "German Pz III E 57", *[1] * 9)
    ai = reveal(g, pe)
    assert g.at[ai] not in wet


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
    """HEROES 9: towards an edge, the nearest Unit or a hex; over the edge it is gone."""
    g = table("board1", "german", [1] * 20)
    cattle = put(g, "cattle", "K08")
    move_herd(g, "cattle", "edge-south")
    assert name(g, g.at[cattle])[0] == "L"
    move_herd(g, "cattle", "edge-south")
    assert g.at[cattle] == LEFT
    other = put(g, "cattle", "F08")
    put(g, "g-rifles-41", "F12/N")
    move_herd(g, "cattle", "nearest-unit")
    assert g.far(g.at[other], g.theater.hex("F12")) == 3
    move_herd(g, "cattle", "C08")
    assert g.far(g.at[other], g.theater.hex("C08")) <= 3


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


def test_nobody_fires_at_or_from_refugees() -> None:
    """HEROES 9: but close combat is allowed."""
    g = table("board1", "german")
    put(g, "g-rifles-41", "F07/S")
    put(g, "s-mmg-maxim", "F10/NW")
    fire = order(nearest=[{"unit": {}}], do="fire", cap=2)
    assert obey(g, fire) is not None
    put(g, "refugees", "F07")
    assert obey(g, fire) is None
