"""HEROES EOD 7.1, EOD 7.4, EOD 7.5, 6.2.2, 7.3, 7.4: shots carried out, die by die."""

from __future__ import annotations

import pytest

import grognard.games.heroes.rules.shooting as shooting
from grognard.games.heroes.rules.fire import FLAMES, Manner, bar_fire
from grognard.games.heroes.rules.hits import destroy, hit, pool, show_marker
from grognard.games.heroes.rules.shooting import resolve
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import BLUE, DEAD, NOBODY, RED
from heroes.fights import BOX, at, dice, field, hand, named, outcomes, put, run, told, unit, work


def blues(g: Mission) -> int:
    return len([card for card in g.orders + g.discards if g.order_card(card).blue])


def shuffled(cards: int) -> list[int]:
    """A shuffle that leaves so many cards as they are."""
    return list(range(cards, 1, -1))


def command_lost(g: Mission) -> list[int]:
    """What the dice of a lost AI show: the first blue card, then the others are shuffled."""
    return [1, *shuffled(len(g.orders) + len(g.discards) - 1)]


# -- hits -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("thrown", "boost", "outcome"),
    [((3, 4), 0, "miss"), ((4, 4), 0, "hit"), ((3, 4), 1, "hit"), ((3, 3), 2, "hit"), ((2, 3), 2, "miss")],
)
def test_two_dice_and_caps_reach_the_number(thrown: tuple[int, int], boost: int, outcome: str) -> None:
    """T7: CAPs count as points of the dice."""
    g = field()
    lmg, rifles = put(g, "German LMG 09", "F08/S"), put(g, "Soviet Rifles 01", "I08/N")
    dice(g, *thrown)
    run(resolve(g, [lmg], at(g, "I08"), boost))
    assert outcomes(g) == [outcome]
    assert g.is_hit(rifles) == (outcome == "hit")
    event = told(g, "shot")[0]
    margin = sum(event.dice) + sum(line.value for line in event.modifiers)
    assert (margin >= 0) == (outcome == "hit")
    assert event.luck is not None and event.luck.denominator == 36


def test_an_ai_has_its_marker_face_down_a_unit_sees_it_at_once() -> None:
    g = field()
    lmg, rifles = put(g, "German LMG 09", "F08/S"), put(g, "Soviet Rifles 01", "I08/N")
    dice(g, 4, 4)
    run(resolve(g, [lmg], at(g, "I08"), 0))
    assert g.is_face_down(rifles) and g.marker(rifles) is None
    dice(g, 6, 5, "pinned")
    run(resolve(g, [rifles], at(g, "F08"), 0))
    marker = g.marker(lmg)
    assert marker is not None and marker.key == "pinned"
    assert [event.facts["marker"] for event in told(g, "marker")] == [BOX.marker_names.index("pinned")]


def test_four_above_the_defence_destroys() -> None:
    g = field()
    lmg, rifles = put(g, "German LMG 09", "F08/S"), put(g, "Soviet Rifles 01", "I08/N")
    blue = blues(g)
    dice(g, 6, 6, *command_lost(g))
    run(resolve(g, [lmg], at(g, "I08"), 0))
    assert outcomes(g) == ["destroyed"]
    assert g.at[rifles] == DEAD and g.vp == 2
    assert (blues(g), len(g.removed)) == (blue - 1, 1)


def test_s5_a_second_hit_destroys() -> None:
    g = field()
    lmg, mmg = put(g, "German LMG 09", "C06/SE"), put(g, "Soviet MMG 17", "F10/NW", hit="pinned")
    dice(g, 4, 5, *command_lost(g))
    run(resolve(g, [lmg], at(g, "F10"), 0))
    assert outcomes(g) == ["destroyed"] and g.at[mmg] == DEAD


def test_s3_a_marker_is_shown_when_its_ai_is_shot_at() -> None:
    g = field()
    lmg, mmg = put(g, "German LMG 10", "E05/SE"), put(g, "Soviet MMG 17", "F10/NW", hit="face-down")
    dice(g, "pinned", 4, 4)
    run(resolve(g, [lmg], at(g, "F10"), 0))
    assert outcomes(g) == ["miss"]
    marker = g.marker(mmg)
    assert marker is not None and marker.key == "pinned"
    assert g.log is not None
    assert [event.kind for event in g.log.events] == ["marker", "shot"]


def test_what_is_shown_counts_for_the_shot() -> None:
    g = field()
    lmg = put(g, "German LMG 09", "F08/S")
    put(g, "Soviet Rifles 01", "I08/N", hit="face-down")
    dice(g, "panicked", 3, 2, *command_lost(g))
    run(resolve(g, [lmg], at(g, "I08"), 0))
    assert told(g, "shot")[0].facts["number"] == 6
    dice(g)


def test_t21_a_dead_ai_wastes_the_shot() -> None:
    g = field()
    lmg, rifles = put(g, "German LMG 09", "F08/S"), put(g, "Soviet Rifles 01", "I08/N", hit="face-down")
    blue = blues(g)
    dice(g, "kia", *command_lost(g))
    run(resolve(g, [lmg], at(g, "I08"), 2))
    assert outcomes(g) == [] and outcomes(g, "marker") == ["destroyed"] and len(told(g, "wasted")) == 1
    assert g.at[rifles] == DEAD and g.vp == 2 and blues(g) == blue - 1


def test_a_unit_that_draws_dead_is_gone_at_once() -> None:
    g = field()
    mmg, lmg = put(g, "Soviet MMG 17", "I08/N"), put(g, "German LMG 09", "F08/S")
    g.caps = 3
    dice(g, 5, 5, "kia")
    run(resolve(g, [mmg], at(g, "F08"), 0))
    assert g.at[lmg] == DEAD and g.fallen == [lmg] and g.hit[lmg] == -1
    assert g.vp == -1


def test_the_pool_is_that_of_the_defence_that_was_hit() -> None:
    g = field("board1", "soviet")
    demag, tank = put(g, named("Demag"), "I08/N"), put(g, "Soviet T-26 44", "F08/S")
    dice(g, 4, 4)
    run(resolve(g, [tank], at(g, "I08"), 0))
    assert g.hit[demag] == len(BOX.markers) + BLUE
    g.hit[demag], g.facing[demag] = -1, 3
    dice(g, 3, 3)
    run(resolve(g, [tank], at(g, "I08"), 0))
    assert g.hit[demag] == len(BOX.markers) + RED


def test_pools() -> None:
    g = field()
    assert len(pool(g, RED)) == len(pool(g, BLUE)) == 20
    put(g, "German LMG 09", "F08/S", hit="kia")
    put(g, "Soviet Rifles 01", "I08/N", hit="pinned")
    put(g, "Soviet Rifles 02", "I09/N", hit="face-down")
    left = pool(g, RED)
    assert len(left) == 18  # one that lies face down may be any of them
    assert left.count(BOX.marker_names.index("pinned")) == 4 and BOX.marker_names.index("kia") not in left
    destroy(g, unit("German LMG 09"), "EOD 7.4")
    assert len(pool(g, RED)) == 19
    g.hit = [BOX.marker_names.index("pinned")] * 5 + [BOX.marker_names.index("suppressed")] * 5 + g.hit[10:]
    for one, key in enumerate(["unnerved"] * 2 + ["stunned"] * 2 + ["panicked"] * 2 + ["cowering"] * 2, 30):
        g.hit[one] = BOX.marker_names.index(key)
    g.hit[40], g.hit[41] = BOX.marker_names.index("berserk"), BOX.marker_names.index("kia")
    assert len(pool(g, RED)) == 20  # none left: all would do


def test_show_marker_tells_who_lives() -> None:
    g = field()
    rifles = put(g, "Soviet Rifles 01", "I08/N", hit="face-down")
    dice(g, "stunned")
    assert show_marker(g, rifles) and show_marker(g, rifles)
    tank = put(g, "Soviet T-26 44", "I09/N", hit="face-down-armoured")
    dice(g, "destroyed", *command_lost(g))
    assert not show_marker(g, tank) and g.at[tank] == DEAD


# -- losses ---------------------------------------------------------------------------------------


def test_lost_units_lie_on_the_cap_track() -> None:
    g = field()
    g.theater.caps = 4
    one, two = put(g, "German LMG 09", "F08/S"), put(g, "German LMG 10", "F08/S")
    g.caps = 4
    destroy(g, one, "EOD 7.4")
    assert (g.fallen, g.caps) == ([one], 3)
    g.caps = 1
    destroy(g, two, "EOD 7.4")
    assert (g.fallen, g.caps) == ([one, two], 1)


def test_lorries_cost_no_cap_and_no_blue_card() -> None:
    g = field()
    mine, theirs = put(g, named("Opel"), "F08/S"), put(g, named("Soviet Truck"), "I08/S")
    blue = blues(g)
    destroy(g, mine, "EOD 7.4")
    destroy(g, theirs, "EOD 7.4")
    assert g.fallen == [] and blues(g) == blue


def test_the_last_blue_card_stays() -> None:
    g = field()
    g.orders = [card for card in g.orders if not g.order_card(card).blue] + [
        next(card for card in g.orders if g.order_card(card).blue)
    ]
    destroy(g, put(g, "Soviet Rifles 01", "I08/N"), "EOD 7.4")
    assert g.removed == [] and blues(g) == 1


def test_a_carrier_that_is_destroyed_lets_its_passenger_off() -> None:
    g = field("board1", "soviet")
    sdkfz = named("SdKfz 251")
    put(g, sdkfz, "I08/N")
    rifles = put(g, "German Rifles 01", "I08/N", by=sdkfz)
    dice(g, *command_lost(g))
    destroy(g, unit(sdkfz), "EOD 7.4")
    assert g.at[rifles] == at(g, "I08") and not g.is_carried(rifles)


def test_hit_cattle_are_gone() -> None:
    g = field()
    lmg, herd = put(g, "German LMG 09", "F08/S"), put(g, "Cattle 1", "I08")
    dice(g, 3, 3)
    run(resolve(g, [lmg], at(g, "I08"), 0))
    assert outcomes(g) == ["destroyed"] and g.at[herd] == DEAD


def test_hit_twice_by_hit() -> None:
    g = field()
    rifles = put(g, "German Rifles 01", "F08/S")
    dice(g, "unnerved")
    hit(g, rifles, RED, "EOD 7.5")
    hit(g, rifles, RED, "EOD 7.5")
    assert g.at[rifles] == DEAD


# -- several in a hex -----------------------------------------------------------------------------


def test_t10_the_ai_has_its_caps_on_the_first_roll_alone() -> None:
    g = field()
    smg = put(g, "Soviet SMG 13", "I08/N")
    one, two = put(g, "German Rifles 01", "F08/S"), put(g, "German Rifles 02", "F08/S")
    dice(g, 3, 3, "pinned", 3, 3)
    run(resolve(g, [smg], at(g, "F08"), 2, [two, one]))
    assert [event.facts["target"] for event in told(g, "shot")] == [two, one]
    assert [event.facts["number"] for event in told(g, "shot")] == [8, 8]
    assert outcomes(g) == ["hit", "miss"]  # 6 for the first, 8 for the second


def test_a_passenger_is_rolled_for_before_its_carrier() -> None:
    g = field("board1", "soviet")
    sdkfz = named("SdKfz 251")
    carrier = put(g, sdkfz, "I08/N")
    rifles = put(g, "German Rifles 01", "I08/N", by=sdkfz)
    mmg = put(g, "Soviet MMG 17", "F08/S")
    dice(g, 1, 1, 1, 1)
    run(resolve(g, [mmg], at(g, "I08"), 0))
    assert [event.facts["target"] for event in told(g, "shot")] == [rifles, carrier]


def test_caps_for_the_next_roll_are_asked_for() -> None:
    g = field("board1", "soviet")
    sdkfz = named("SdKfz 251")
    put(g, sdkfz, "I08/N")
    put(g, "German Rifles 01", "I08/N", by=sdkfz)
    mmg = put(g, "Soviet MMG 17", "F08/S")
    g.caps = 3
    dice(g, 1, 1, 1, 1)
    _, asked = run(resolve(g, [mmg], at(g, "I08"), 0), "boost 2")
    assert [ask.kind for ask in asked] == ["boost"] and g.caps == 1
    assert [event.facts["total"] for event in told(g, "shot")] == [2, 4]


def test_fire_into_a_close_combat_hits_friend_and_foe_and_caps_spare_the_friend() -> None:
    g = field()
    lmg, mine, foe = (
        put(g, "German LMG 09", "F08/S"), put(g, "German Rifles 01", "I08/N"), put(g, "Soviet Rifles 01", "I08/N"),
    )  # fmt: skip
    g.caps = 2
    dice(g, 2, 2, 4, 5)
    run(resolve(g, [lmg], at(g, "I08"), 0), "boost 2")
    assert [event.facts["target"] for event in told(g, "shot")] == [foe, mine]
    assert outcomes(g) == ["miss", "miss"] and told(g, "shot")[1].facts["total"] == 7


def test_in_close_combat_one_is_attacked() -> None:
    g = field()
    rifles = put(g, "German Rifles 01", "I08/N")
    put(g, "Soviet Rifles 01", "I08/N")
    two = put(g, "Soviet SMG 13", "I08/N")
    dice(g, 2, 2)
    run(resolve(g, [rifles], at(g, "I08"), 0, [two]))
    assert [event.facts["target"] for event in told(g, "shot")] == [two]


def test_those_it_has_no_firepower_against_are_passed_over() -> None:
    g = field()
    panzer = put(g, "German Pz III H 60", "F08/S", hit="gun-damaged-red")
    put(g, "Soviet Rifles 01", "I08/N")
    put(g, "Soviet T-26 44", "I08/N")
    dice(g, 1, 1)
    run(resolve(g, [panzer], at(g, "I08"), 0))
    assert len(told(g, "shot")) == len(told(g, "no-effect")) == 1


# -- works ----------------------------------------------------------------------------------------


def test_after_the_units_the_work_is_rolled_for() -> None:
    g = field()
    lmg, rifles = put(g, "German LMG 09", "F08/S"), put(g, "Soviet Rifles 01", "I08/N", manning=True)
    work(g, "bunker", "I08/N")
    dice(g, 1, 1, 6, 6)
    run(resolve(g, [lmg], at(g, "I08"), 0))
    assert outcomes(g, "work-shot") == ["work-gone"]
    assert g.fort_kind == [] and not g.manning >> rifles & 1


def test_wire_alone_can_be_shot_at_trenches_and_mines_cannot() -> None:
    g = field()
    lmg = put(g, "German LMG 09", "F08/S")
    for kind, barred in (("wire", False), ("road-block", False), ("trench", True), ("mines", True)):
        g.fort_kind, g.fort_at, g.fort_face, g.fort_side = [], [], [], []
        work(g, kind, "I08")
        assert (bar_fire(g, lmg, at(g, "I08")) is not None) == barred
    g.fort_kind, g.fort_at, g.fort_face, g.fort_side = [], [], [], []
    work(g, "wire", "I08")
    dice(g, 5, 6)
    run(resolve(g, [lmg], at(g, "I08"), 0))
    assert outcomes(g, "work-shot") == ["work-gone"] and g.fort_kind == []


def test_a_hasty_defence_can_be_shot_away() -> None:
    g = field()
    mmg, rifles = put(g, "Soviet MMG 17", "I08/N"), put(g, "German Rifles 01", "F08/S", dug=True)
    dice(g, 1, 1, 5, 5)
    run(resolve(g, [mmg], at(g, "F08"), 0))
    assert outcomes(g, "work-shot") == ["work-gone"] and not g.dug >> rifles & 1
    g.dug |= 1 << rifles
    dice(g, 1, 1, 4, 5)
    run(resolve(g, [mmg], at(g, "F08"), 0))
    assert g.dug >> rifles & 1


# -- rumours --------------------------------------------------------------------------------------


def test_eight_does_not_find_a_rumour() -> None:
    g = field()
    lmg, rumour = put(g, "German LMG 09", "A06/SE"), put(g, "PE 1", "C11")
    dice(g, 4, 4)
    run(resolve(g, [lmg], at(g, "C11"), 0))
    assert outcomes(g, "searched") == ["nothing"] and g.on_map(rumour)


@pytest.mark.plain  # as below
@pytest.mark.parametrize(("boost", "thrown"), [(0, (4, 5)), (1, (4, 4)), (2, (3, 4))])
def test_r28_nine_with_caps_reveals_it(
    monkeypatch: pytest.MonkeyPatch, boost: int, thrown: tuple[int, int]
) -> None:
    g = field()
    lmg, rumour = put(g, "German LMG 09", "A06/SE"), put(g, "PE 1", "C11")
    monkeypatch.setattr(shooting, "reveal", lambda g, pe: gone(g, pe, NOBODY))
    dice(g, *thrown)
    run(resolve(g, [lmg], at(g, "C11"), boost))
    assert outcomes(g, "searched") == ["revealed"] and not g.on_map(rumour)
    assert outcomes(g) == []


@pytest.mark.plain  # what is put in place of a rule, compiled rules would not call
@pytest.mark.parametrize(("thrown", "outcome"), [((4, 6), "hit"), ((4, 5), "hit"), ((6, 6), "hit")])
def test_example_16_the_same_roll_decides(
    monkeypatch: pytest.MonkeyPatch, thrown: tuple[int, int], outcome: str
) -> None:
    g = field()
    lmg = put(g, "German LMG 09", "A06/SE")
    put(g, "PE 1", "C11")
    mmg = unit("Soviet MMG 17")
    monkeypatch.setattr(shooting, "reveal", lambda g, pe: gone(g, pe, mmg))
    dice(g, *thrown)
    run(resolve(g, [lmg], at(g, "C11"), 0))
    assert outcomes(g) == [outcome]
    assert told(g, "shot")[0].dice == list(thrown) and told(g, "shot")[0].facts["number"] == 9
    assert g.is_face_down(mmg)


def gone(g: Mission, rumour: int, drawn: int) -> int:
    """What the cup brings, in place of the rumour."""
    h = g.at[rumour]
    g.put(rumour, DEAD)
    if drawn >= 0:
        g.put(drawn, h)
        g.facing[drawn] = 5
    return drawn


# -- cards after a roll ---------------------------------------------------------------------------


def test_a_veteran_throws_again() -> None:
    g = field()
    lmg = put(g, "German LMG 09", "F08/S")
    put(g, "Soviet Rifles 01", "I08/N")
    card = hand(g, "07")[0]
    dice(g, 1, 1, 4, 4)
    _, asked = run(resolve(g, [lmg], at(g, "I08"), 0), f"use {BOX.action_names[card]}")
    assert outcomes(g) == ["miss", "hit"] and g.hand == [] and g.used == [card]
    assert asked[0].usual is None


def test_after_a_hit_few_want_to_throw_again() -> None:
    g = field()
    lmg = put(g, "German LMG 09", "F08/S")
    put(g, "Soviet Rifles 01", "I08/N")
    hand(g, "07")
    dice(g, 4, 4)
    _, asked = run(resolve(g, [lmg], at(g, "I08"), 0), "no")
    assert asked[0].usual is not None and asked[0].usual.verb == "no"
    assert outcomes(g) == ["hit"]


@pytest.mark.parametrize(("die", "outcome"), [(1, "miss"), (2, "hit"), (6, "hit")])
def test_luck(die: int, outcome: str) -> None:
    g = field()
    lmg = put(g, "German LMG 09", "F08/S")
    put(g, "Soviet Rifles 01", "I08/N")
    card = hand(g, "13")[0]
    dice(g, 3, 3, die)
    run(resolve(g, [lmg], at(g, "I08"), 0), f"use {BOX.action_names[card]}")
    assert outcomes(g) == ["miss", outcome]
    assert {line.name: line.value for line in told(g, "shot")[1].modifiers}["luck"] == (-3 if die == 1 else 2)


def test_the_ai_s_rolls_ask_nobody() -> None:
    g = field()
    mmg = put(g, "Soviet MMG 17", "I08/N")
    put(g, "German LMG 09", "F08/S")
    hand(g, "07", "13")
    g.caps = 4
    dice(g, 1, 1)
    run(resolve(g, [mmg], at(g, "F08"), 1))
    assert outcomes(g) == ["miss"]


def test_flames_are_resolved_like_any_shot() -> None:
    g = field()
    pioneers, rifles = put(g, named("Pioneers"), "F08/S"), put(g, "Soviet Rifles 01", "G08/N")
    dice(g, 2, 3)
    run(resolve(g, [pioneers], at(g, "G08"), 0, how=Manner(FLAMES)))
    assert outcomes(g) == ["hit"] and g.is_hit(rifles)


def test_who_attacks_among_mines_sets_them_off_first() -> None:
    g = field()
    rifles, foe = put(g, "German Rifles 01", "I08/N"), put(g, "Soviet Rifles 01", "I08/N")
    work(g, "mines", "I08")
    dice(g, 1, 2, 1, 1)
    run(resolve(g, [rifles], at(g, "I08"), 0, [foe]))
    assert outcomes(g, "mines") == ["miss"] and outcomes(g) == ["miss"]
    dice(g, 4, 4, "stunned")
    run(resolve(g, [rifles], at(g, "I08"), 0, [foe]))
    assert outcomes(g, "mines")[1:] == ["hit"] and len(told(g, "shot")) == 1  # it fights no more
