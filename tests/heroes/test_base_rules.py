"""HEROES EOD 4 to EOD 18: base rules at their edges, which no case shows."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from grognard.engine.dice import ScriptDice
from grognard.engine.problem import Problem
from grognard.games.heroes.ai.turn import ai_close
from grognard.games.heroes.content import content
from grognard.games.heroes.game import game
from grognard.games.heroes.printed import theater_of
from grognard.games.heroes.records.missions import Box, Effect, For, Score
from grognard.games.heroes.rules.arrivals import bring_on
from grognard.games.heroes.rules.artillery import fall, plan_strikes
from grognard.games.heroes.rules.caps import caps_at_start, caps_of_a_round
from grognard.games.heroes.rules.checks import chance_spent, spent_check
from grognard.games.heroes.rules.deeds import deed_of
from grognard.games.heroes.rules.events import aim_of_strike
from grognard.games.heroes.rules.fire import bar_fire
from grognard.games.heroes.rules.hiding import reveal_hidden
from grognard.games.heroes.rules.hits import destroy
from grognard.games.heroes.rules.player import bar_deed
from grognard.games.heroes.rules.preround import end_round, refresh
from grognard.games.heroes.rules.sheet import sheet_event
from grognard.games.heroes.rules.victory import set_control
from grognard.games.heroes.sheets import caps_track
from grognard.games.heroes.state import REFRESH, ROUND
from grognard.games.heroes.theater import AI, COMING, DIRECTIONS, NOBODY, PLAYER
from heroes.fights import BOX, at, dice, far_away, field, hand, named, put, run, told, turn, unit, work

RULES = Path(__file__).parents[2] / "src/grognard/games/heroes/rules"


def test_the_rules_know_the_ai_only_where_the_book_hands_over_to_it() -> None:
    """2.0, 7.2: in the sequence of play, and where an event gives AI an order."""
    knows = {path.name for path in RULES.glob("*.py") if "heroes.ai" in path.read_text()}
    assert knows == {"turn.py", "events.py"}


def test_a_marker_that_is_held_brings_nothing_twice() -> None:
    g = field()
    score = Score(side="german", points=2, for_=For(control="G08"), at="once", lost=True)
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


def test_r46_after_forty_rounds_yellow_events_are_owed_and_vp_decide() -> None:
    g = field()
    put(g, "German Rifles 01", "A02/S")
    far_away(g)
    g.round, g.box = 40, 1
    end_round(g)
    run(refresh(g))
    assert g.over and g.ended == "rounds" and g.box == 1
    assert g.on_map(next(one for one in g.force[PLAYER] if g.type(one).key == "g-pioneers"))  # box 10 is yellow


def test_an_event_ends_the_round_whoever_is_fresh() -> None:
    g = field()
    put(g, "German Rifles 01", "A02/S")
    far_away(g)
    boxes = list(g.theater.mission.sheet)
    boxes[1] = Box(number=2, effects=(Effect(end_round=True),))
    g.theater = theater_of("partisans", msgspec.structs.replace(g.theater.mission, sheet=tuple(boxes)))
    g.caps, g.box, g.goal = 3, 1, 2
    g.card = g.orders.pop()
    run(sheet_event(g))
    run(ai_close(g))
    assert (g.phase, g.stage) == (ROUND, REFRESH)
    assert g.caps == 0 and g.card == NOBODY and len(told(g, "round-over")) == 1


def test_who_waits_at_the_edge_cannot_stall() -> None:
    g = field()
    waiting = unit("German Rifles 01")
    g.put(waiting, COMING)
    assert bar_deed(g, waiting, deed_of("wait"), -1) is not None
    put(g, "German Rifles 02", "A02/S")
    assert bar_deed(g, unit("German Rifles 02"), deed_of("wait"), -1) is None


def test_who_gets_off_a_wreck_faces_as_it_did() -> None:
    g = field()
    apc = put(g, named("SdKfz 251"), "F08/S")
    rifles = put(g, "German Rifles 01", "F08/N", by=named("SdKfz 251"))
    destroy(g, apc, "EOD 7.4")
    assert not g.is_carried(rifles) and g.facing[rifles] == DIRECTIONS.index("S")


def test_a_hidden_vehicle_in_the_open_is_seen_from_afar_and_foot_are_not() -> None:
    g = field()
    tank = put(g, "German Pz III H 60", "F08/S", hidden=True)
    rifles = put(g, "German Rifles 01", "F08/S", hidden=True)
    put(g, "Soviet Rifles 01", "I08/N")
    assert g.sees(at(g, "I08"), at(g, "F08"))
    reveal_hidden(g)
    assert not g.unseen(tank) and g.unseen(rifles)


def test_an_enemy_in_its_hex_finds_a_hidden_unit_in_cover_too() -> None:
    g = field()
    rifles = put(g, "German Rifles 01", "G07/S", hidden=True)
    put(g, "Soviet Rifles 01", "G07/N")
    reveal_hidden(g)
    assert not g.unseen(rifles)


def test_in_a_bunker_one_faces_as_it_does() -> None:
    g = field()
    work(g, "bunker", "G08/SE", side=PLAYER)
    rifles = put(g, "German Rifles 01", "F08/S")
    g.orders.sort(key=lambda card: g.order_card(card).spent == 7)
    turn(g, "take German Rifles 01", "move G08", "man")  # nobody asks which way
    assert g.manning >> rifles & 1 and g.facing[rifles] == DIRECTIONS.index("SE")
    barred = bar_deed(g, rifles, deed_of("pivot"), DIRECTIONS.index("N"))
    assert barred is not None and barred.key == "in-bunker"


def test_a_passenger_rallies_but_a_stunned_one_does_not_get_off_and_what_is_towed_does_not_fire() -> None:
    g = field()
    g.caps = 15
    apc = named("SdKfz 251")
    put(g, apc, "F08/S")
    rifles = put(g, "German Rifles 01", "F08/S", by=apc, hit="stunned")
    put(g, "Soviet Rifles 01", "G08/N")
    assert bar_deed(g, rifles, deed_of("rally"), -1) is None
    barred = bar_deed(g, rifles, deed_of("unload"), at(g, "F08"))
    assert barred is not None and barred.key == "stunned"
    g.hit[rifles] = NOBODY
    assert bar_deed(g, rifles, deed_of("unload"), at(g, "F08")) is None
    tank = put(g, "German Pz III H 60", "F08/S", by=apc, hit="immobilized")
    barred = bar_fire(g, tank, at(g, "G08"))
    assert barred is not None and barred.key == "carried"


def test_groups_hide_and_dig_in() -> None:
    ways: list[tuple[str, list[str]]] = [("hide", ["hide F08", "hide F08"]), ("dig", [])]
    for kind, answers in ways:
        g = field()
        one, other = put(g, "German Rifles 01", "F08/S"), put(g, "German Rifles 02", "F08/S")
        g.orders.sort(key=lambda card: g.order_card(card).stay_fresh)
        turn(g, "take German Rifles 01", f"together {kind}", "joins German Rifles 02", "go", *answers)
        mask = g.hidden if kind == "hide" else g.dug
        assert mask == 1 << one | 1 << other
        assert len(told(g, "check")) == 1


def test_who_dies_among_mines_supports_nobody() -> None:
    g = field()
    work(g, "mines", "F08")
    put(g, "German Rifles 01", "F08/S")
    other = put(g, "German Rifles 02", "F08/S")
    put(g, "Soviet Rifles 01", "F08/N")
    g.orders.sort(key=lambda card: g.order_card(card).spent == 7)
    dice(g, 1, 1, 6, 6, 1, 1)
    turn(g, "take German Rifles 01", "together strike", "joins German Rifles 02", "go", "roll")
    assert not g.on_map(other)
    assert [line.name for line in told(g, "shot")[0].modifiers if line.name == "support"] == []


def test_the_fallen_lie_on_the_starting_number_whatever_caps_came_since() -> None:
    g = field()
    start = caps_at_start(g)
    g.fallen, g.caps = [unit("German Rifles 01"), unit("German Rifles 02")], start + 3
    labels = [cell.label for cell in caps_track(g, "en").cells]
    assert [n + 1 for n, label in enumerate(labels) if label == "✝"] == [start - 1, start]


def test_a_position_puts_passengers_where_their_carrier_is() -> None:
    apc, rifles = "German SdKfz 251 43", "German Rifles 01"
    for units, well in (
        ({"F06": [f"{apc} (S)", f"{rifles} (S) under {apc}"]}, True),
        ({"F06": [f"{apc} (S)"], "carried": [f"{rifles} (S) under {apc}"]}, False),
    ):
        data = {"units": {**units, "K18": ["Soviet Rifles 12 (N)"]}}
        if well:
            game().place("partisans", {}, data, ScriptDice([]))
        else:
            with pytest.raises(Problem, match="carried by"):
                game().place("partisans", {}, data, ScriptDice([]))


def test_a_floor_of_caps_adds_nothing_to_a_smaller_start() -> None:
    g = field(cap_floor="3")
    g.caps_more = 2 - g.theater.caps
    assert caps_of_a_round(g) == 2
    g.fallen = [unit("German Rifles 01")]
    assert caps_of_a_round(g) == 2


def test_nobody_notes_a_strike_upon_refugees() -> None:
    g = field()
    put(g, "Soviet Rifles 01", "F08/N")
    put(g, "German Rifles 01", "I08/S")
    put(g, next(name for name in BOX.unit_names if "efugees" in name), "I08")
    hand(g, "W04")
    _, asked = run(plan_strikes(g), "no")
    texts = {str(option) for option in asked[0].options}
    assert "plan I08" not in texts and "screen I08" in texts and "plan H08" in texts
    dice(g, *[1] * 3)
    assert aim_of_strike(g, "densest") != at(g, "I08")


def test_reinforcements_of_the_ai_turn_as_after_a_move() -> None:
    """5.3.1, C14: the nearest Unit in the arc, then the objective; whichever way they come."""
    g = field()
    put(g, "German Rifles 01", "C07/S")
    g.ours |= 1 << at(g, "E10")
    (one,) = bring_on(g, AI, ("s-rifles-41",), (), "E07", None)
    assert g.facing[one] == DIRECTIONS.index("NE")


def test_reinforcements_of_the_ai_come_where_they_can_stand_and_by_die() -> None:
    """5.5, C13, C14: not where anybody is, a tank not into heavy woods; of equally near hexes a die takes one."""
    g = field()
    put(g, "German Rifles 01", "E03/S")
    dice(g, 5)
    (one,) = bring_on(g, AI, ("s-t-26",), ("A02", "A14", "A04"), None, "S")
    assert g.at[one] == at(g, "A04")
    (next_,) = bring_on(g, AI, ("s-rifles-41",), ("A04", "A18"), None, "S")
    assert g.at[next_] == at(g, "A18")


@pytest.mark.parametrize("difficulty", ["printed", "harder"])
@pytest.mark.parametrize("seen", [0, 20, 40, 54])
@pytest.mark.parametrize("carried", [False, True])
def test_the_chance_of_being_spent_is_that_of_every_card_that_may_come(
    difficulty: str, seen: int, carried: bool
) -> None:
    """HEROES 3.1.1, 3.1.2, 3.1.3 and EOD 16.1: each of them is put on top and drawn, for both sides; of an
    empty deck those that were discarded."""
    g = field(difficulty=difficulty)
    sides = {
        PLAYER: [put(g, "German Rifles 01", "F08/N"), put(g, "German Rifles 02", "G08/N")],
        AI: [put(g, "Soviet Rifles 01", "A10/S")],
    }
    if carried:
        lorry = put(g, named("German SdKfz 251"), "F08/N")
        g.carrier[sides[PLAYER][0]] = lorry
        sides[PLAYER][0] = lorry
    g.discards, g.orders = g.orders[:seen], g.orders[seen:]
    if seen == 54:
        g.discards, g.orders = g.discards + g.orders, []
    pile = g.orders or g.discards
    for side, units in sides.items():
        for cost in range(1, 8):
            spent = 0
            for card in pile:
                twin = g.copy()
                twin.dice = ScriptDice([])
                twin.orders, twin.discards = [*[other for other in pile if other != card], card], []
                spent_check(twin, units, cost)
                marks = {twin.is_spent(unit) for unit in twin.with_riders(units)}
                assert len(marks) == 1, "all of them or none"
                spent += marks.pop()
            assert chance_spent(g, side, cost) == (spent, len(pile))
