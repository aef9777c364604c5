"""HEROES EOD 16: who is carried by whom, who is towed, and where one gets off."""

from __future__ import annotations

import pytest

from grognard.games.heroes.rules.deeds import deed_of
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import NOBODY
from heroes.fights import at, dice, field, named, put, run, unit, work

GUN = "German 3.7cm PaK36"


def why(g: Mission, word: str, one: int, value: int) -> str:
    reason = deed_of(word).bar(g, one, value)
    return "" if reason is None else reason.key


def test_who_is_carried() -> None:
    """HEROES EOD 16.1: one on foot, or a gun in tow, by a vehicle of its own side in its hex or the next."""
    g = field()
    lorry, tank = put(g, "German Opel Blitz 39", "F08/S"), put(g, "German Pz III E 57", "G08/S")
    rifles, gun = put(g, "German Rifles 01", "F08/S"), put(g, named(GUN), "F08/S")
    afar, theirs = put(g, "German Rifles 02", "I08/S"), put(g, named("Soviet Truck"), "F08/S")
    g.put(theirs, at(g, "E08"))
    assert why(g, "load", rifles, lorry) == "" and why(g, "load", gun, lorry) == ""
    assert why(g, "load", rifles, tank) == ""
    assert why(g, "load", rifles, gun) == "no-carrier"
    assert why(g, "load", rifles, theirs) == "no-carrier"
    assert why(g, "load", rifles, unit("German Opel Blitz 40")) == "no-carrier"  # it is not on the map
    assert why(g, "load", afar, lorry) == "carrier-not-near"
    g.carrier[gun] = lorry
    assert why(g, "load", rifles, lorry) == "carrier-full"
    assert why(g, "load", gun, tank) == "cannot-move"  # who is aboard is so already
    assert sorted(deed_of("load").values(g, rifles)) == sorted([lorry, tank])
    assert sorted(deed_of("load").able(g, rifles)) == [tank]


def test_nobody_climbs_on_out_of_a_fight_nor_where_he_cannot_go() -> None:
    """HEROES EOD 7.7.3, EOD 5.3 and EOD 16.1."""
    g = field()
    lorry, rifles = put(g, "German Opel Blitz 39", "G08/S"), put(g, "German Rifles 01", "F08/S")
    foe = put(g, "Soviet Rifles 01", "F08/N")
    assert why(g, "load", rifles, lorry) == "in-close-combat"
    g.put(foe, at(g, "L18"))
    assert why(g, "load", rifles, lorry) == ""
    gun, carrier = put(g, named(GUN), "C12/N"), put(g, "German SdKfz 251 43", "C13/N")
    assert why(g, "load", gun, carrier) == "impassable"  # wheels do not go into heavy woods
    g.put(gun, at(g, "C13"))
    assert why(g, "load", gun, carrier) == ""


@pytest.mark.parametrize(
    ("towing", "towed", "marker", "where", "reason"),
    [
        ("German Pz III E 57", "German Pz III H", "immobilized", "F08", ""),
        ("German Pz III E 57", "German Pz III H", "armoured-stunned", "F08", ""),
        ("German Pz III E 57", "German Pz III H", "", "F08", "not-to-tow"),  # it can drive itself
        ("German Pz III E 57", "German Pz III H", "immobilized", "G08", "not-to-tow"),  # from its own hex only
        ("German SdKfz 232L", "German Pz III H", "immobilized", "F08", "not-to-tow"),  # no wheels for tracks
        ("German Pz III E 57", "German SdKfz 232L", "immobilized", "F08", ""),  # tracks for wheels
        ("German SdKfz 232L", "German Protze", "immobilized", "F08", ""),
    ],
)
def test_who_is_towed(towing: str, towed: str, marker: str, where: str, reason: str) -> None:
    """HEROES EOD 16.3: a vehicle that cannot move, by another in its hex; a tracked one by tracks alone."""
    g = field()
    one, other = put(g, named(towing), "F08/S"), put(g, named(towed), where + "/S", hit=marker)
    assert why(g, "load", one, other) == reason


def test_one_in_tow_at_a_time_and_not_by_who_cannot_drive() -> None:
    """HEROES EOD 16.3."""
    g = field()
    one, other = put(g, "German Pz III E 57", "F08/S"), put(g, named("German Pz III H"), "F08/S", hit="immobilized")
    third = put(g, named("German Pz III J"), "F08/S", hit="immobilized")
    rifles = put(g, "German Rifles 01", "F08/S")
    assert why(g, "load", third, other) == "cannot-move"
    g.carrier[rifles] = one
    assert why(g, "load", one, other) == "carrier-full"
    g.carrier[rifles] = other
    assert why(g, "load", one, other) == "carrier-full"
    g.carrier[rifles] = NOBODY
    g.carrier[other] = one
    assert why(g, "load", one, third) == "carrier-full"
    fourth = put(g, named("German Pz 38"), "F08/S")
    assert why(g, "load", fourth, other) == "not-to-tow"  # it is in tow already
    g.carrier[other] = NOBODY
    g.carrier[one] = fourth
    assert why(g, "load", one, other) == "cannot-move"


def test_climbing_on_and_getting_off() -> None:
    """HEROES EOD 5.3 and EOD 16.1: for the printed cost in the hex, for the move from the next one; what it was dug
    into is left, and whoever gets off faces as the carrier does till it turns."""
    g = field()
    lorry = put(g, "German Opel Blitz 39", "F08/S")
    mortar = put(g, "German 8cm Mortar 23", "F08/N", dug=True)
    load, unload = deed_of("load"), deed_of("unload")
    assert load.cost(g, mortar, lorry) == 3 and load.crew(g, mortar, lorry) == [mortar, lorry]
    run(load.carry_out(g, mortar, lorry))
    assert g.carrier[mortar] == lorry and not g.dug
    assert unload.cost(g, mortar, at(g, "F08")) == 3 and unload.cost(g, mortar, at(g, "G08")) == 3
    assert unload.cost(g, mortar, at(g, "E08")) == 4  # backwards, as the lorry faces
    assert sorted(unload.crew(g, mortar, at(g, "F08"))) == sorted([mortar, lorry])
    run(unload.carry_out(g, mortar, at(g, "F08")), "face SW")
    assert g.carrier[mortar] == NOBODY and g.facing[mortar] == 4
    assert why(g, "unload", mortar, at(g, "F08")) == "nobody-aboard"
    assert why(g, "unload", lorry, at(g, "F08")) == "nobody-aboard"
    woods = put(g, "German SdKfz 251 43", "G06/S")
    assert load.cost(g, put(g, "German Rifles 02", "F06/S"), woods) == 2  # from the next hex
    rifles = put(g, "German Rifles 01", "G06/S", by="German SdKfz 251 43")
    assert unload.cost(g, rifles, at(g, "G06")) == 2
    assert deed_of("unload").able(g, rifles) and not deed_of("unload").able(g, mortar)
    g.put(woods, at(g, "D12"))
    assert g.at[rifles] == at(g, "D12") and unload.cost(g, rifles, at(g, "D12")) == 1  # a road leads through


def test_what_is_towed_is_let_go_where_it_is() -> None:
    """HEROES EOD 16.3: nowhere else; and who tows does not get off himself."""
    g = field()
    one = put(g, "German Pz III E 57", "F08/S")
    other = put(g, named("German Pz III H"), "F08/S", hit="immobilized", by="German Pz III E 57")
    assert why(g, "unload", one, at(g, "F08")) == "" and why(g, "unload", one, at(g, "G08")) == "nobody-aboard"
    assert why(g, "unload", other, at(g, "F08")) == "nobody-aboard"
    assert deed_of("unload").cost(g, one, at(g, "F08")) == 1


def test_who_is_pinned_does_not_climb_on() -> None:
    """HEROES EOD 7.5 and EOD 16.1."""
    g = field()
    lorry = put(g, "German Opel Blitz 39", "G08/S")
    rifles = put(g, "German Rifles 01", "F08/S", hit="pinned")
    assert why(g, "load", rifles, lorry) == "cannot-move"
    g.hit[rifles] = g.theater.box.marker_names.index("unnerved")
    assert why(g, "load", rifles, lorry) == ""


@pytest.mark.parametrize(("thrown", "aboard"), [((3, 3), True), ((6, 6), False)])
def test_mines_under_the_carrier_are_stepped_on(thrown: tuple[int, int], aboard: bool) -> None:
    """HEROES EOD 16.1 and EOD 18.6: who dies on his way aboard is not aboard."""
    g = field()
    lorry, rifles = put(g, "German Opel Blitz 39", "G08/S"), put(g, "German Rifles 01", "F08/S")
    work(g, "mines", "G08")
    dice(g, *thrown)
    run(deed_of("load").carry_out(g, rifles, lorry))
    assert (g.carrier[rifles] == lorry) == aboard == g.on_map(rifles)
