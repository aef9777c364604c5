"""HEROES EOD 7.6: every marker with its number, what is added, who may not."""

from __future__ import annotations

import pytest

from grognard.games.heroes.rules.rally import auto_rally, bar_auto_rally, bar_rally, rally_lines, roll_rally
from grognard.games.heroes.rules.rolls import at_least
from grognard.games.heroes.theater import PLAYER
from heroes.fights import BOX, dice, field, hand, outcomes, put, run, told, turn, work

NUMBERS = {
    "unnerved": 7, "pinned": 7, "stunned": 7, "suppressed": 7, "panicked": 8, "cowering": 8, "berserk": 8,
    "armoured-suppressed": 8, "armoured-stunned": 9, "armoured-panicked": 9,
}  # fmt: skip
NEVER = ["light-damage", "immobilized", "gun-damaged-red", "gun-damaged-blue"]


@pytest.mark.parametrize("marker", NUMBERS)
def test_the_number_of_each_marker(marker: str) -> None:
    name = "German Pz III H 60" if marker.startswith("armoured") else "German LMG 09"
    for total in (NUMBERS[marker] - 1, NUMBERS[marker]):
        g = field()
        one = put(g, name, "F08/S", hit=marker)
        dice(g, min(6, total - 1), total - min(6, total - 1))
        run(roll_rally(g, one, 0))
        assert outcomes(g, "rally") == ["rallied" if total == NUMBERS[marker] else "failed"]
        assert g.is_hit(one) == (total < NUMBERS[marker])


@pytest.mark.parametrize("marker", NEVER)
def test_markers_that_no_roll_removes(marker: str) -> None:
    g = field()
    tank = put(g, "German Pz III H 60", "F08/S", hit=marker)
    reason = bar_rally(g, tank)
    assert reason is not None and reason.key == "no-rally"
    assert bar_auto_rally(g, tank) is None
    auto_rally(g, tank)
    assert not g.is_hit(tank)


def test_every_marker_of_the_box_is_spoken_of_here() -> None:
    assert {*NUMBERS, *NEVER, "kia", "destroyed"} == set(BOX.marker_names)


def test_cover_and_an_unhit_friend_help_once_each() -> None:
    g = field()
    lmg = put(g, "German LMG 09", "E03/S", hit="pinned")
    assert {line.name: line.value for line in rally_lines(g, lmg)} == {"in-cover": 1}
    put(g, "German Rifles 01", "E03/S", hit="pinned")
    assert {line.name for line in rally_lines(g, lmg)} == {"in-cover"}
    put(g, "German Rifles 02", "E03/S")
    put(g, "German Rifles 03", "E03/S")
    assert {line.name: line.value for line in rally_lines(g, lmg)} == {"in-cover": 1, "unhit-friend": 1}  # R55
    dice(g, 2, 3)
    run(roll_rally(g, lmg, 0))
    assert outcomes(g, "rally") == ["rallied"]


def test_what_is_dug_or_manned_is_cover_to_who_rallies() -> None:
    """HEROES EOD 7.6 and EOD 18: its own hasty defence, a trench it is in; not one it is beside."""
    g = field()
    lmg = put(g, "German LMG 09", "F08/S", hit="pinned")
    other = put(g, "German Rifles 01", "F08/S", hit="pinned")
    assert not rally_lines(g, lmg)
    g.dug = 1 << lmg
    assert {line.name for line in rally_lines(g, lmg)} == {"in-cover"} and not rally_lines(g, other)
    g.dug = 0
    work(g, "trench", "F08", PLAYER)
    g.manning = 1 << lmg
    assert {line.name for line in rally_lines(g, lmg)} == {"in-cover"} and not rally_lines(g, other)


def test_not_in_close_combat_but_by_an_order() -> None:
    """R12."""
    g = field()
    lmg = put(g, "German LMG 09", "F08/S", hit="pinned")
    foe = put(g, "Soviet SMG 13", "F08/S", hit="pinned")
    reason = bar_rally(g, lmg)
    assert reason is not None and reason.key == "in-close-combat"
    assert bar_rally(g, foe) is None


def test_who_is_not_hit_has_nothing_to_rally() -> None:
    g = field()
    lmg = put(g, "German LMG 09", "F08/S")
    reason = bar_rally(g, lmg)
    assert reason is not None and reason.key == "unhit"
    assert bar_auto_rally(g, lmg) is not None


def test_a_rally_costs_five_and_asks_for_caps_and_a_check() -> None:
    g = field()
    lmg = put(g, "German LMG 09", "F08/S", hit="pinned")
    g.caps = 2
    dice(g, 3, 3)
    g.orders.sort(key=lambda card: g.order_card(card).spent)  # the dearest comes first
    asked = turn(g, "take German LMG 09", "rally", "caps 0", "boost 1")
    assert [ask.kind for ask in asked] == ["turn", "deed", "pay", "boost"]
    assert outcomes(g, "rally") == ["rallied"] and g.caps == 1
    assert told(g, "check")[0].facts["cost"] == 5
    assert g.is_spent(lmg) == (g.order_card(g.discards[-1]).spent <= 5)


def test_a_veteran_helps_a_rally() -> None:
    g = field()
    lmg = put(g, "German LMG 09", "F08/S", hit="pinned")
    card = hand(g, "07")[0]
    dice(g, 1, 1, 6, 6)
    run(roll_rally(g, lmg, 0), f"use {BOX.action_names[card]}")
    assert outcomes(g, "rally") == ["failed", "rallied"] and not g.is_hit(lmg)


def test_ways_of_two_dice() -> None:
    assert [at_least(n) for n in range(2, 14)] == [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0]
