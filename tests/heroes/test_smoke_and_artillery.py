"""HEROES EOD 12.3, EOD 13: smoke laid and fading, strikes noted, drifting and falling."""

from __future__ import annotations

import pytest

from grognard.games.heroes.rules.artillery import fall, note_strike, plan_strikes, resolve_strikes
from grognard.games.heroes.rules.deeds import deed_of
from grognard.games.heroes.rules.smoke import bar_smoke, fade
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, PLAYER, plan_of, plan_parts
from heroes.fights import BOX, at, dice, field, hand, named, outcomes, put, run, smoke, told, turn, work


def why(g: Mission, one: int, where: str) -> str:
    reason = bar_smoke(g, one, at(g, where))
    return "" if reason is None else reason.key


def test_who_lays_smoke_and_where() -> None:
    g = field()
    mortar = put(g, "German 8cm Mortar 23", "F08/S")
    small, pioneers = put(g, "German 5cm Mortar 21", "F08/S"), put(g, named("Pioneers"), "F08/S")
    assert why(g, mortar, "I08") == ""
    assert why(g, mortar, "H08") == "too-near"
    assert why(g, mortar, "C08") == "out-of-arc"
    assert why(g, small, "I08") == "no-smoke"
    assert why(g, pioneers, "G08") == ""
    assert why(g, pioneers, "H08") == "too-far"
    assert why(g, pioneers, "F08") == "own-hex"
    smoke(g, heavy=["I08"], light=["J08"])
    assert why(g, mortar, "I08") == "smoke-there"
    put(g, "Soviet SMG 13", "F08/N")
    assert why(g, mortar, "J08") == "in-close-combat"


def test_where_no_smoke_is_laid() -> None:
    """HEROES EOD 13.1: nor on water nor out of it, nor by a mortar out of a bunker, nor by who does not fire, nor
    where neither it nor a spotter hex sees."""
    g = field("board5")
    pioneers = put(g, named("Pioneers"), "D13/N")
    assert why(g, pioneers, "C13") == "no-smoke-on-water" and why(g, pioneers, "D12") == "out-of-arc"
    g.put(pioneers, at(g, "C13"))
    assert why(g, pioneers, "B12") == "no-smoke-on-water" and why(g, pioneers, "C12") != ""
    g.facing[pioneers] = 5
    assert why(g, pioneers, "C12") == "fires-not-from-water"
    g = field()
    mortar, others = put(g, "German 8cm Mortar 23", "F08/S", manning=True), put(g, named("Pioneers"), "F08/S")
    work(g, "bunker", "F08/S", PLAYER)
    assert why(g, mortar, "I08") == "mortar-in-bunker"
    g.manning = 1 << others
    assert why(g, mortar, "I08") == "" and why(g, others, "G08") == ""
    assert deed_of("smoke").able(g, mortar)
    g.manning = 1 << mortar
    assert not deed_of("smoke").able(g, mortar)
    g.manning = 0
    g.hit[mortar] = BOX.marker_names.index("panicked")
    assert why(g, mortar, "I08") == "cannot-fire" and not deed_of("smoke").able(g, mortar)
    g = field()
    blind = put(g, "German 8cm Mortar 23", "L18/NW")
    unseen = [
        h for h, name in enumerate(g.theater.box.hex_names)
        if g.theater.map.grid.playable[h] and why(g, blind, name) == "no-spotter"
    ]  # fmt: skip
    assert unseen and all(not g.sees(g.at[blind], h) for h in unseen)
    options = deed_of("smoke").able(g, blind)
    assert options and not set(options) & set(unseen)
    assert options == [h for h in deed_of("smoke").values(g, blind) if bar_smoke(g, blind, h) is None]


def test_smoke_is_a_deed_at_the_price_of_a_shot() -> None:
    g = field()
    put(g, "German 8cm Mortar 23", "F08/S")
    g.caps = 4
    turn(g, "take German 8cm Mortar 23", "smoke I08", "caps 3")
    assert g.heavy == [at(g, "I08")] and g.caps == 1
    assert not g.sees(at(g, "H08"), at(g, "J08"))


def test_behind_woods_it_costs_the_second_price() -> None:
    g = field("board1", "german")
    mortar = put(g, "German 8cm Mortar 23", "J14/NW")
    assert not g.sees(at(g, "J14"), at(g, "H11")) and why(g, mortar, "H11") == ""
    g.caps = 4
    turn(g, "take German 8cm Mortar 23", "smoke H11", "caps 4")
    assert g.caps == 0


def test_smoke_fades() -> None:
    g = field()
    smoke(g, heavy=["I08"], light=["J08"])
    fade(g)
    assert (g.heavy, g.light) == ([], [at(g, "I08")])
    fade(g)
    assert (g.heavy, g.light, g.clouds) == ([], [], [])


def test_heavy_smoke_takes_the_place_of_light() -> None:
    g = field()
    put(g, "German 8cm Mortar 23", "F08/S")
    smoke(g, light=["I08"])
    g.caps = 3
    turn(g, "take German 8cm Mortar 23", "smoke I08", "caps 3")
    assert (g.heavy, g.light) == ([at(g, "I08")], [])


# -- artillery ------------------------------------------------------------------------------------


def test_a_plan_is_a_number_and_back() -> None:
    for side in (PLAYER, AI):
        for smoky in (False, True):
            assert plan_parts(plan_of(side, 77, smoky)) == (side, 77, smoky)


def test_noted_before_a_round_fallen_before_the_next() -> None:
    g = field()
    card = hand(g, "W04")[0]
    run(plan_strikes(g), "plan I08")
    assert g.hand == [] and g.used == [card] and g.due == [] and len(g.plans) == 1
    run(resolve_strikes(g))  # nothing is due yet
    assert told(g, "drift") == []
    put(g, "Soviet Rifles 01", "I08/N")
    run(plan_strikes(g))
    assert g.plans == [] and len(g.due) == 1
    dice(g, 3, 1, 1)
    run(resolve_strikes(g), "roll")
    assert g.due == [] and outcomes(g, "drift") == ["on-target"] and outcomes(g, "shelled") == ["miss"]


def test_the_card_can_be_kept() -> None:
    g = field()
    hand(g, "W04")
    run(plan_strikes(g), "no")
    assert len(g.hand) == 1 and g.plans == []


@pytest.mark.parametrize(
    ("player", "die", "lands"),
    [("german", 3, True), ("german", 2, False), ("soviet", 4, True), ("soviet", 3, False)],
)
def test_drift(player: str, die: int, lands: bool) -> None:
    g = field("board1", player)
    dice(g, die, *([] if lands else [1]))
    run(fall(g, PLAYER, at(g, "G08"), True), *(["roll"] if lands else ["roll", "roll"]))
    middle = at(g, "G08") if lands else north(g, at(g, "G08"), die)
    assert set(g.heavy) == {middle, *[h for h in g.theater.map.beside[middle] if h >= 0]}


def north(g: Mission, h: int, hexes: int) -> int:
    for _ in range(hexes):
        h = g.theater.map.beside[h][0]
    return h


def test_caps_bring_a_strike_to_its_target() -> None:
    g = field()
    g.caps = 2
    dice(g, 1)
    run(fall(g, PLAYER, at(g, "G08"), True), "boost 2")
    assert outcomes(g, "drift") == ["on-target"] and g.caps == 0


def test_a_strike_may_drift_off_the_map() -> None:
    g = field()
    dice(g, 2, 1)
    run(fall(g, AI, at(g, "B03"), False))
    assert len(told(g, "strike-lost")) == 1


def test_seven_hexes_either_side_and_the_ai_has_no_caps() -> None:
    g = field()
    mine, theirs = put(g, "German Rifles 01", "G08/N"), put(g, "Soviet Rifles 01", "H08/N")
    far = put(g, "Soviet Rifles 02", "I08/N")
    g.caps = 2
    dice(g, 4, 3, 3, "pinned", 3, 3)
    run(fall(g, AI, at(g, "G08"), False))
    assert {event.facts["target"] for event in told(g, "shelled")} == {mine, theirs}
    assert outcomes(g, "shelled") == ["hit", "hit"] and not g.is_hit(far)
    assert g.is_face_down(theirs) and not g.is_face_down(mine)


def test_the_player_s_strike_asks_for_caps_where_few_want_to() -> None:
    g = field()
    put(g, "Soviet Rifles 01", "G08/N")
    put(g, "Soviet Rifles 02", "H08/N")
    g.caps = 1
    dice(g, 3, 1, 1, 1, 1)
    _, asked = run(fall(g, PLAYER, at(g, "G08"), False), "boost 0", "boost 0", "boost 1")
    assert [ask.usual is not None for ask in asked] == [False, True, True]
    assert outcomes(g, "shelled") == ["miss", "miss"] and told(g, "shelled")[1].facts["total"] == 3


def test_a_note_is_told() -> None:
    g = field()
    note_strike(g, AI, at(g, "G08"), False)
    assert told(g, "planned")[0].facts["side"] == AI and plan_parts(g.plans[0]) == (AI, at(g, "G08"), False)
    assert BOX.hex_names[plan_parts(g.plans[0])[1]] == "G08"
