"""HEROES EOD 4 to EOD 18: base rules at their edges, which no case shows."""

from __future__ import annotations

import msgspec

from grognard.games.heroes import records
from grognard.games.heroes.content import content
from grognard.games.heroes.printed import theater_of
from grognard.games.heroes.rules.artillery import fall
from grognard.games.heroes.rules.victory import set_control
from grognard.games.heroes.theater import AI, PLAYER
from heroes.fights import BOX, at, dice, field, hand, put, run, told, turn


def test_a_marker_that_is_held_brings_nothing_twice() -> None:
    g = field()
    score = records.Score(side="german", points=2, for_=records.For(control="G08"), at="once", lost=True)
    g.theater = theater_of("partisans", msgspec.structs.replace(content().missions["partisans"], scoring=(score,)))
    g.vp = 1
    set_control(g, at(g, "G08"), PLAYER)
    assert g.vp == 3
    set_control(g, at(g, "G08"), PLAYER)
    assert g.vp == 3 and len(told(g, "control")) == 1


def test_no_card_helps_the_ai_to_find_a_rumour_with_its_own_shells() -> None:
    g = field()
    put(g, "German Rifles 01", "A02/S")
    put(g, BOX.unit_names[BOX.rumours[0]], "G08")
    hand(g, "07", "13")
    dice(g, 6, 1, 2)
    _, asked = run(fall(g, AI, at(g, "G08"), False))
    assert asked == [] and told(g, "searched")[0].outcome == "nothing"


def test_one_more_hex_is_not_for_a_member_of_a_group_that_turned() -> None:
    g = field()
    put(g, "German Rifles 01", "F08/S")
    put(g, "German Rifles 02", "F08/S")
    hand(g, "05")
    g.orders.sort(key=lambda card: g.order_card(card).spent == 7)
    kinds = [ask.kind for ask in turn(
        g, "take German Rifles 01", "together move", "joins German Rifles 02", "go", "move G08", "pivot N",
        "face S", "no",
    )]  # fmt: skip
    assert kinds.count("one-more-hex") == 1
