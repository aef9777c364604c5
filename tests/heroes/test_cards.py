"""HEROES 3.3, EOD 8: every card of the player's hand."""

from __future__ import annotations

import pytest

from grognard.games.heroes.rules.artillery import plan_strikes
from grognard.games.heroes.rules.cards import (
    EFFECTS,
    after_ai_move,
    ai_caps,
    bar_card,
    before_ai_check,
    draw_actions,
    playable,
)
from grognard.games.heroes.state import CHOOSE, TURN, Mission
from grognard.games.heroes.theater import MINES, PLAYER
from heroes.fights import BOX, at, dice, field, hand, named, outcomes, put, run, told, turn, unit, work


def called(g: Mission, number: str) -> str:
    """The name of the card of this number in the hand."""
    return next(BOX.action_names[card] for card in g.hand if BOX.action_names[card].startswith(f"{number} "))


def why(g: Mission, number: str) -> str:
    card = next(card for card in g.hand if BOX.action_names[card].startswith(f"{number} "))
    reason = bar_card(g, card)
    return "" if reason is None else reason.key


def top(g: Mission, spent: int) -> None:
    """The next check draws a card of this value, without the symbol that keeps units fresh."""
    g.orders.sort(key=lambda card: g.order_card(card).spent == spent and not g.order_card(card).stay_fresh)


def test_every_effect_of_the_box_is_known() -> None:
    moments = {
        "one-more-hex",
        "ai-pays-more",
        "roll-again",
        "more-fp",
        "sniper",
        "luck",
        "bogged-down",
        "artillery",
    }
    assert {kind.effect for kind in BOX.actions} == {*EFFECTS, *moments}


def test_cards_are_drawn_while_there_are_any() -> None:
    g = field()
    g.actions = [3, 7]
    draw_actions(g, 1)
    assert (g.hand, g.actions) == ([7], [3])
    draw_actions(g, 2)
    assert (g.hand, g.actions) == ([3, 7], [])
    assert all(event.only == PLAYER for event in told(g, "drew"))


def test_one_of_each_kind_is_offered() -> None:
    g = field()
    put(g, "German LMG 09", "F08/S")
    hand(g, "02", "02", "02")
    assert len(playable(g)) == 1


def test_cards_for_another_moment_say_so() -> None:
    g = field()
    put(g, "German LMG 09", "F08/S")
    hand(g, "05", "06", "07", "11", "12", "13", "15", "W04")
    assert playable(g) == []
    assert why(g, "07") == "not-now" and why(g, "W04") == "before-a-round"
    reason = bar_card(g, 0)
    assert reason is not None and reason.key == "not-in-hand"


# -- the action of a turn -------------------------------------------------------------------------


def test_01_adrenaline_is_for_a_spent_unit() -> None:
    g = field()
    lmg = put(g, "German LMG 09", "F08/S")
    put(g, "Soviet Rifles 01", "I08/N")
    hand(g, "01")
    assert why(g, "01") == "nobody-for-it"
    g.spent[lmg] = True
    dice(g, 1, 1)
    asked = turn(g, f"play {called(g, '01')}", "fire I08", "roll")
    assert [ask.kind for ask in asked] == ["turn", "deed", "boost"]
    assert outcomes(g) == ["miss"] and told(g, "check") == [] and g.is_spent(lmg)
    assert g.acted == 1 << lmg and g.shot


def test_02_command_is_for_anybody() -> None:
    g = field()
    one, two = put(g, "German LMG 09", "F08/S"), put(g, "German Rifles 01", "F04/S", spent=True)
    put(g, "Soviet Rifles 01", "I08/N")
    hand(g, "02")
    turn(g, f"play {called(g, '02')}", "on German Rifles 01", "move G04", "face S")
    assert g.at[two] == at(g, "G04") and told(g, "check") == [] and g.hand == [] and not g.is_spent(one)


def test_02_command_is_for_a_group_too() -> None:
    g = field()
    one, two = put(g, "German LMG 09", "F08/S"), put(g, "German Rifles 01", "F08/S", spent=True)
    put(g, "Soviet Rifles 01", "I08/N")
    hand(g, "02")
    dice(g, 3, 4)
    turn(g, f"play {called(g, '02')}", "on German LMG 09", "together fire", "joins German Rifles 01", "go", "roll")
    shot = told(g, "shot")[0]
    assert shot.facts["units"] == [one, two] and outcomes(g) == ["hit"]


def test_03_follow_me_for_ap_and_a_check() -> None:
    g = field()
    lmg = put(g, "German LMG 09", "F08/S", hit="stunned")
    g.caps = 2
    hand(g, "03")
    top(g, 2)
    asked = turn(g, f"play {called(g, '03')}", "caps 0")
    assert [ask.kind for ask in asked] == ["turn", "pay"]
    assert not g.is_hit(lmg) and g.is_spent(lmg)
    assert told(g, "check")[0].facts["cost"] == 2


def test_03_follow_me_for_caps_whoever_it_is() -> None:
    g = field()
    tank = put(g, "German Pz III H 60", "F08/S", hit="immobilized", spent=True)
    put(g, "Soviet SMG 13", "F08/S")
    g.caps = 2
    hand(g, "03")
    turn(g, f"play {called(g, '03')}")
    assert not g.is_hit(tank) and g.caps == 0 and told(g, "check") == []


def test_03_needs_somebody_hit_and_the_price() -> None:
    g = field()
    lmg = put(g, "German LMG 09", "F08/S")
    g.caps = 1
    hand(g, "03")
    assert why(g, "03") == "unhit"
    g.hit[lmg] = 1
    g.spent[lmg] = True
    assert why(g, "03") == "too-dear"


def test_04_rally_up_rolls_for_each() -> None:
    g = field()
    one, two = put(g, "German LMG 09", "F08/S", hit="pinned"), put(g, "German Rifles 01", "F09/S", hit="pinned")
    away = put(g, "German Rifles 02", "F02/S", hit="pinned")
    hand(g, "04")
    dice(g, 4, 4, 1, 1)
    turn(g, f"play {called(g, '04')}", "joins German Rifles 01", "joins German LMG 09", "go", "roll", "roll")
    assert (g.is_hit(one), g.is_hit(two), g.is_hit(away)) == (True, False, True)
    assert told(g, "check") == []


def test_04_a_group_hangs_together() -> None:
    g = field()
    put(g, "German LMG 09", "F08/S", hit="pinned")
    put(g, "German Rifles 02", "F02/S", hit="pinned")
    hand(g, "04")
    dice(g, 4, 4)
    turn(g, f"play {called(g, '04')}", "joins German LMG 09", "go", "roll")
    with pytest.raises(AssertionError):
        g.hit[unit("German LMG 09")] = 1
        hand(g, "04")
        turn(g, f"play {called(g, '04')}", "joins German LMG 09", "joins German Rifles 02", "go")


def test_05_rapid_deployment_goes_on_after_the_check() -> None:
    g = field()
    lmg = put(g, "German LMG 09", "F08/S")
    hand(g, "05")
    top(g, 1)
    turn(g, "take German LMG 09", "move G08", "face S", "onward H08", "face S")
    assert g.at[lmg] == at(g, "H08") and g.is_spent(lmg) and g.hand == []


def test_05_can_be_kept_and_is_not_asked_for_after_a_pivot() -> None:
    g = field()
    lmg = put(g, "German LMG 09", "F08/S")
    hand(g, "05")
    turn(g, "take German LMG 09", "move G08", "face S", "no")
    assert g.at[lmg] == at(g, "G08") and len(g.hand) == 1
    g.spent = [False] * len(g.spent)
    turn(g, "take German LMG 09", "pivot N")
    assert len(g.hand) == 1


def test_06_confusion_makes_an_action_of_the_ai_dearer() -> None:
    g = field()
    hand(g, "06")
    g.cost = 3
    run(before_ai_check(g), f"use {called(g, '06')}")
    assert g.cost == 6 and g.hand == []
    hand(g, "06")
    g.cost = 0
    run(before_ai_check(g))
    g.cost = 2
    run(before_ai_check(g), "no")
    assert g.cost == 2 and len(g.hand) == 1


def test_08_an_officer_brings_caps() -> None:
    """T8: a fresh unit pays 2 AP and checks when the card is resolved."""
    g = field()
    lmg, spent = put(g, "German LMG 09", "F08/S"), put(g, "German Rifles 01", "F04/S", spent=True)
    hand(g, "08")
    top(g, 2)
    dice(g, 5)
    turn(g, f"play {called(g, '08')}")
    assert g.caps == 5 and g.is_spent(lmg) and told(g, "check")[0].facts["units"] == [lmg]
    assert g.is_spent(spent)
    hand(g, "08")
    assert why(g, "08") == "too-dear"


def test_08_caps_may_pay_for_part_of_it() -> None:
    g = field()
    put(g, "German LMG 09", "F08/S")
    g.caps = 2
    hand(g, "08")
    dice(g, 3)
    turn(g, f"play {called(g, '08')}", "caps 2")
    assert g.caps == 3 and told(g, "check") == []


def test_09_seek_cover_shelters_vehicles_too() -> None:
    g = field()
    lmg, tank = put(g, "German LMG 09", "F08/S"), put(g, "German Pz III H 60", "F08/S")
    fights = put(g, "German Rifles 01", "F04/S")
    put(g, "Soviet SMG 13", "F04/S")
    hand(g, "09")
    turn(g, f"play {called(g, '09')}", "joins German LMG 09", "joins German Pz III H 60", "go")
    assert g.dug >> lmg & 1 and g.dug >> tank & 1 and not g.dug >> fights & 1
    assert told(g, "check") == []
    hand(g, "09")
    assert why(g, "09") == "nobody-for-it"


def test_10_two_actions_in_one_turn() -> None:
    g = field()
    lmg = put(g, "German LMG 09", "F08/N")
    put(g, "Soviet Rifles 01", "I08/N")
    hand(g, "10")
    assert why(g, "10") == "too-dear"
    g.caps = 1
    turn(g, f"play {called(g, '10')}")
    assert g.caps == 0 and (g.phase, g.stage) == (TURN, CHOOSE)
    top(g, 7)
    turn(g, "take German LMG 09", "pivot S")
    assert (g.phase, g.stage) == (TURN, CHOOSE) and g.facing[lmg] == 3
    top(g, 7)
    dice(g, 1, 1)
    turn(g, "take German LMG 09", "fire I08", "roll")
    assert g.phase != TURN and len(told(g, "check")) == 2


def test_11_careful_aiming_adds_two() -> None:
    g = field()
    put(g, "German LMG 09", "F08/S")
    put(g, "Soviet Rifles 01", "I08/N")
    hand(g, "11")
    dice(g, 3, 3)
    asked = turn(g, "take German LMG 09", "fire I08", f"use {called(g, '11')}", "roll")
    assert [ask.kind for ask in asked] == ["turn", "deed", "aim", "boost"]
    assert outcomes(g) == ["hit"] and told(g, "shot")[0].facts["number"] == 6
    g.spent = [False] * len(g.spent)
    dice(g, "unnerved", 1, 1)
    turn(g, "take German LMG 09", "fire I08", "roll")
    assert told(g, "shot")[1].facts["number"] == 8


@pytest.mark.parametrize(("die", "left"), [(1, 2), (2, 1), (3, 1), (4, 0), (6, 0)])
def test_12_a_sniper_takes_caps_from_an_order(die: int, left: int) -> None:
    g = field()
    hand(g, "12")
    dice(g, die)
    found, _ = run(ai_caps(g, 2), f"use {called(g, '12')}")
    assert found == left


def test_12_is_asked_for_only_where_there_are_caps() -> None:
    g = field()
    hand(g, "12")
    assert run(ai_caps(g, 0))[0] == 0
    assert run(ai_caps(g, 1), "no")[0] == 1 and len(g.hand) == 1
    dice(g, 3)
    assert run(ai_caps(g, 1), f"use {called(g, '12')}")[0] == 0


def test_14_scouts_find_a_rumour() -> None:
    g = field()
    put(g, "German LMG 09", "F08/S")
    rumour, far = put(g, "PE 1", "H11"), put(g, "PE 2", "L08")
    hand(g, "14")
    assert why(g, "14") == "too-dear"
    g.caps = 1
    if not g.sees(at(g, "F08"), at(g, "H11")):
        g.put(rumour, at(g, "F11"))
    turn(g, f"play {called(g, '14')}")
    assert not g.on_map(rumour) and g.on_map(far) and g.caps == 0
    assert (g.phase, g.stage) == (TURN, CHOOSE)


def test_14_scouts_hide_a_unit() -> None:
    g = field()
    lmg = put(g, "German LMG 09", "E12/S")
    g.caps = 1
    hand(g, "14")
    turn(g, f"play {called(g, '14')}")
    assert g.unseen(lmg)


def test_14_scouts_after_an_action() -> None:
    g = field()
    lmg = put(g, "German LMG 09", "E12/S")
    g.caps = 1
    hand(g, "14")
    top(g, 7)
    asked = turn(g, "take German LMG 09", "pivot N", "caps 0", f"use {called(g, '14')}")
    assert asked[-1].kind == "scouts" and g.unseen(lmg) and g.caps == 0


@pytest.mark.parametrize(("thrown", "stuck"), [((2, 2), True), ((1, 2), False)])
def test_15_bogged_down(thrown: tuple[int, int], stuck: bool) -> None:
    g = field()
    tank, rifles = put(g, "Soviet T-26 44", "G08/N"), put(g, "Soviet Rifles 01", "H08/N")
    hand(g, "15")
    run(after_ai_move(g, rifles))
    dice(g, *thrown)
    run(after_ai_move(g, tank), f"use {called(g, '15')}")
    assert (g.stuck >> tank & 1 == 1) == stuck
    assert outcomes(g, "bogged") == ["held-up" if stuck else "drives-on"]


def test_caps_go_on_the_rolls_of_cards_in_the_turn_of_the_ai() -> None:
    g = field()
    tank = put(g, "Soviet T-26 44", "G08/N")
    hand(g, "12", "15")
    g.caps = 3
    dice(g, 1, 2)
    run(after_ai_move(g, tank), f"use {called(g, '15')}", "boost 1")
    assert g.stuck >> tank & 1 and g.caps == 2
    dice(g, 3)
    assert run(ai_caps(g, 2), f"use {called(g, '12')}", "boost 1")[0] == 0 and g.caps == 1


def test_16_clears_an_obstacle() -> None:
    g = field()
    lmg = put(g, "German LMG 09", "F08/S")
    hand(g, "16")
    assert why(g, "16") == "no-obstacle"
    work(g, "trench", "F08")
    assert why(g, "16") == "no-obstacle"
    work(g, "wire", "F08")
    top(g, 2)
    turn(g, f"play {called(g, '16')}")
    assert [BOX.forts[kind].key for kind in g.fort_kind] == ["trench"] and g.is_spent(lmg)
    hand(g, "16")
    work(g, "mines", "F08")
    g.spent = [False] * len(g.spent)
    g.hit[lmg] = 1
    assert why(g, "16") == "is-hit"


def test_17_lays_mines_next_door() -> None:
    g = field()
    lmg = put(g, "German LMG 09", "F08/S")
    put(g, "Soviet Rifles 01", "G08/N")
    work(g, "wire", "F09")
    hand(g, "17")
    top(g, 7)
    asked = turn(g, f"play {called(g, '17')}", "in E08")
    hexes = {str(option) for option in asked[-1].options}
    assert "in F08" in hexes and "in G08" not in hexes and "in F09" not in hexes
    assert g.fort_in(at(g, "E08"), MINES) >= 0 and g.fort_side[-1] == PLAYER
    assert not g.is_spent(lmg)


# -- weapons --------------------------------------------------------------------------------------


def test_w01_grenades_next_door_and_in_close_combat() -> None:
    g = field()
    put(g, "German Rifles 01", "F08/S")
    foe = put(g, "Soviet Rifles 01", "G08/N")
    hand(g, "W01")
    dice(g, 2, 3)
    turn(g, f"play {called(g, 'W01')}", "roll")
    assert outcomes(g) == ["hit"] and told(g, "shot")[0].facts["number"] == 12 - 7
    assert g.shot and told(g, "check") == []
    g.put(foe, at(g, "F08"))
    hand(g, "W01")
    dice(g, "unnerved", 1, 1)
    turn(g, f"play {called(g, 'W01')}", "roll")
    assert told(g, "shot")[1].facts["number"] == 11 - 8


def test_w02_molotovs_at_a_tank() -> None:
    g = field("board1", "soviet")
    put(g, "Soviet Rifles 01", "F08/S")
    put(g, "German Pz III H 60", "G08/N")
    hand(g, "W02")
    dice(g, 1, 1)
    turn(g, f"play {called(g, 'W02')}", "roll")
    assert told(g, "shot")[0].facts["number"] == 17 - (3 - 2)


def test_w03_charges_in_close_combat_only() -> None:
    g = field()
    put(g, "German Rifles 01", "F08/S")
    tank = put(g, named("Soviet T-26"), "G08/N")
    hand(g, "W03")
    assert why(g, "W03") == "no-thrower"
    g.put(tank, at(g, "F08"))
    dice(g, 1, 1)
    turn(g, f"play {called(g, 'W03')}", "roll")
    assert told(g, "shot")[0].facts["number"] == 13 - (6 + 4)


def test_weapons_are_for_the_army_they_name() -> None:
    for player, mine, foe, other in (
        ("german", "German Rifles 01", "Soviet Rifles 01", ["W02"]),
        ("soviet", "Soviet Rifles 01", "German Rifles 01", ["W01", "W03"]),
    ):
        g = field("board1", player)
        put(g, mine, "F08/S")
        put(g, foe, "F08/N")
        hand(g, *other)
        assert [why(g, number) for number in other] == ["other-army"] * len(other)


def test_artillery_of_the_other_army_is_not_asked_about() -> None:
    g = field()
    hand(g, "W05")
    assert run(plan_strikes(g))[1] == []


def test_only_foot_throw() -> None:
    g = field()
    put(g, "German Pz III H 60", "F08/S")
    put(g, named("PaK36"), "F08/S")
    put(g, "Soviet Rifles 01", "G08/N")
    hand(g, "W01")
    assert why(g, "W01") == "no-thrower"


def test_a_hidden_unit_that_plays_a_weapon_is_seen() -> None:
    g = field()
    lmg = put(g, "German Rifles 01", "F08/S", hidden=True)
    put(g, "Soviet Rifles 01", "G08/N")
    hand(g, "W01")
    dice(g, 1, 1)
    turn(g, f"play {called(g, 'W01')}", "roll")
    assert not g.unseen(lmg) and g.acted == 1 << lmg


# -- support --------------------------------------------------------------------------------------


def test_a_group_strikes_together_in_close_combat() -> None:
    g = field()
    one, two = put(g, "German Rifles 01", "F08/S"), put(g, "German Rifles 02", "F08/S")
    put(g, "German Rifles 03", "F09/S")
    foe = put(g, "Soviet Rifles 01", "F08/N")
    top(g, 1)
    dice(g, 1, 1)
    turn(g, "take German Rifles 01", "together strike", "joins German Rifles 02", "go", "roll")
    shot = told(g, "shot")[0]
    assert (shot.facts["units"], shot.facts["target"], shot.facts["fp"]) == ([one, two], foe, 2 + 4 + 1)
    assert g.is_spent(one) and g.is_spent(two)


def test_who_supports_may_be_left_out() -> None:
    g = field()
    one = put(g, "German LMG 09", "F08/S")
    put(g, "German Rifles 01", "F08/S")
    three = put(g, "German Rifles 02", "F09/S")
    put(g, "Soviet Rifles 01", "I08/N")
    top(g, 7)
    dice(g, 1, 1)
    turn(g, "take German LMG 09", "together fire", "joins German Rifles 02", "go", "roll")
    assert told(g, "shot")[0].facts["units"] == [one, three]


def test_01_is_for_spent_units_of_a_group_alone() -> None:
    g = field()
    put(g, "German LMG 09", "F08/S", spent=True)
    put(g, "German Rifles 01", "F08/S")
    put(g, "Soviet Rifles 01", "I08/N")
    hand(g, "01")
    dice(g, 1, 1)
    asked = turn(g, f"play {called(g, '01')}", "fire I08", "roll")
    assert "together fire" not in [str(option) for option in asked[1].options]
