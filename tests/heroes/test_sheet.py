"""The mission sheet: how its marker goes on, and every effect an event can have; yellow events, ends, more
cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from grognard.engine.ask import Ask
from grognard.engine.dice import ScriptDice, key_of
from grognard.engine.match import start
from grognard.games import checked_options, game_named
from grognard.games.heroes.printed import theater
from grognard.games.heroes.reading import Reading
from grognard.games.heroes.records.missions import Box, Effect
from grognard.games.heroes.rules.aftermath import settle
from grognard.games.heroes.rules.arrivals import in_force
from grognard.games.heroes.rules.events import faces, play_effect
from grognard.games.heroes.rules.preround import refresh
from grognard.games.heroes.rules.sheet import units_in_play
from grognard.games.heroes.rules.values import has_flames
from grognard.games.heroes.state import CHOOSE, OPPONENT, ROUND, TURN, Mission
from grognard.games.heroes.theater import AI, BOX, CATTLE, COMING, MINES, PLAYER, REFUGEES
from heroes.opponent import ai_turn, card, control, deal, events, mission, name, places, put, script, table, told

EMPTY = [{"number": n} for n in range(1, 30)]
"""Boxes without an event."""


def sheet(*boxes: dict[str, Any], last: int = 12, **changes: Any) -> Mission:
    """A mission with these boxes; all others are empty. One AI and one Unit, spent and far from one another."""
    made: list[dict[str, Any]] = [dict(box) for box in EMPTY[:last]]
    made[last - 1] = {"number": last, "yellow": True, "effects": [{"end_mission": True}]}
    for box in boxes:
        made[box["number"] - 1] = box
    t = mission("board1", changes.pop("player", "german"), sheet=tuple(msgspec.convert(made, list[Box])), **changes)
    g = table("board1", "german", [1] * 200, t)
    put(g, "g-rifles-41", "L02/N", "spent")
    put(g, "s-rifles-41", "L17/N", "spent")
    return g


def go_on(g: Mission, boxes: int = 1) -> None:
    """A card that sends the marker on: 25 by one box, 37 by two with so few units."""
    deal(g, 25 if boxes == 1 else 37)
    ai_turn(g)


def play(g: Mission, *answers: str, **effect: Any) -> bool:
    """One effect alone."""
    rule = play_effect(g, msgspec.convert(effect, Effect))
    given = list(answers)
    try:
        ask: Ask = next(rule)
        while True:
            wanted = given.pop(0)
            ask = rule.send(next(one for one in ask.options if one.text == wanted))
    except StopIteration as done:
        return bool(done.value)


# -- the marker -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "counted"), [("g-rifles-41", 1), ("s-rifles-41", 1), ("g-opel-blitz", 0)])
def test_who_comes_this_round_is_counted_whichever_side(kind: str, counted: int) -> None:
    """HEROES 2.3.1: AI that wait at the edge as well as Units; lorries are not."""
    g = sheet()
    before = units_in_play(g)
    unit = next(unit for unit, one in enumerate(g.types) if one.key == kind and g.at[unit] == BOX)
    g.put(unit, COMING)
    assert units_in_play(g) == before + counted


def test_an_event_of_the_box_reached() -> None:
    """HEROES 7.2: it takes place; then the card goes on."""
    g = sheet({"number": 2, "effects": [{"caps": -1}]})
    go_on(g)
    assert (g.box, g.caps) == (2, 3) and len(events(g, "ai-turn")) == 1


@pytest.mark.parametrize(("yellow", "caps"), [(True, 3), (False, 4)])
def test_a_box_that_is_passed_over(yellow: bool, caps: int) -> None:
    """HEROES 7.2: its event only on a yellow ground."""
    g = sheet({"number": 2, "yellow": yellow, "effects": [{"caps": -1}]})
    go_on(g, 2)
    assert (g.box, g.caps) == (3, caps)


def test_the_last_box_ends_it_at_once() -> None:
    """HEROES 2.7, 7.2: no order is tried any more; two boxes do not lead beyond."""
    g = sheet(last=4)
    g.box = 3
    go_on(g, 2)
    assert g.ended == "sheet" and g.box == 4 and not events(g, "ai-turn")


def test_a_last_box_without_words_ends_it_too() -> None:
    g = sheet({"number": 4, "effects": [{"caps": 1}]}, last=4)
    g.box = 3
    go_on(g)
    assert g.ended == "sheet" and g.caps == 5


def test_as_the_ais_action() -> None:
    """HEROES Sheet: it takes the place of the card's orders; no check; it is no pass."""
    rally = {"order": {"who": {"is": ["hit"]}, "nearest": [{"unit": {}}], "do": "auto-rally"}}
    box = {"number": 2, "as_ai_action": True, "otherwise": "new-card", "effects": [rally]}
    g = sheet(box)
    ai = g.force[AI][0]
    g.hit[ai] = g.theater.box.marker_names.index("pinned")
    go_on(g)
    assert not g.is_hit(ai) and not events(g, "ai-turn") and not events(g, "check")
    assert g.passes == 0 and (g.phase, g.stage) == (TURN, CHOOSE) and card(g, 25) in g.discards


def test_otherwise_another_card() -> None:
    """R5: with nobody for it the card is discarded, and a new one is played in full, its own advance too."""
    rally = {"order": {"who": {"is": ["hit"]}, "nearest": [{"unit": {}}], "do": "auto-rally"}}
    g = sheet({"number": 2, "as_ai_action": True, "otherwise": "new-card", "effects": [rally]})
    deal(g, 25, 38)
    ai_turn(g)
    assert told(g, "order-card", "card") == [card(g, 25), card(g, 38)] and g.box == 3


def test_more_cards_before_the_player() -> None:
    """HEROES Sheet, R6: two cards, two tries; passing twice is one pass."""
    g = sheet({"number": 2, "effects": [{"extra_action": 1}]})
    deal(g, 25, 1)
    ai_turn(g)
    assert len(events(g, "order-card")) == 2 and len(events(g, "ai-turn")) == 2
    assert g.passes == 1 and g.phase == TURN


def test_one_act_of_two_cards_is_no_pass() -> None:
    g = sheet({"number": 2, "effects": [{"extra_action": 1}]})
    ai = g.force[AI][0]
    g.hit[ai] = g.theater.box.marker_names.index("pinned")
    deal(g, 25, 1)  # a command card: the spent AI rallies
    ai_turn(g)
    assert g.passes == 0 and not g.is_hit(ai)


# -- effects --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("on", "found"), [(3, [3]), ("1-3", [1, 2, 3]), ("5", [5])])
def test_faces(on: int | str, found: list[int]) -> None:
    assert faces(on) == found


def test_caps_and_points() -> None:
    """CAPs not below 0, this round only; points with the lead that passes."""
    g = sheet()
    play(g, caps=-9)
    assert g.caps == 0
    play(g, caps=2)
    assert g.caps == 2
    play(g, vp={"side": "soviet", "points": 2})
    assert g.vp == -2


@pytest.mark.parametrize(("die", "caps"), [(1, 4), (2, 3), (5, 2), (6, 1)])
def test_a_roll_with_its_table(die: int, caps: int) -> None:
    """HEROES M1: box 2, the sniper."""
    rows = [
        {"on": 1}, {"on": "2-3", "effects": [{"caps": -1}]}, {"on": "4-5", "effects": [{"caps": -2}]},
        {"on": 6, "effects": [{"caps": -3}]},
    ]  # fmt: skip
    g = sheet()
    script_only(g, die)
    play(g, roll="d6", table=rows)
    assert g.caps == caps


def script_only(g: Mission, *dice: int | str) -> None:
    g.dice = ScriptDice([])
    script(g, *dice)


def test_an_order_of_an_event_is_a_command() -> None:
    """HEROES 7.2: by a spent AI, and without a check."""
    g = sheet()
    ai = g.force[AI][0]
    assert play(g, order={"nearest": [{"unit": {}}], "do": "move"})
    assert g.is_spent(ai) and not events(g, "check") and len(places(g, "moved")) == 1
    assert not play(g, order={"who": {"is": ["hit"]}, "nearest": [{"unit": {}}], "do": "rally"})


def test_rumours_by_hex_table_and_suit() -> None:
    """HEROES 6.0: on the hex; by the die table; by the corner of the first card of a suit."""
    g = sheet(tables={"rumour": {n: f"D{n + 9:02}" for n in range(1, 7)}})
    play(g, place={"rumoured": 1, "hex": "F12"})
    script_only(g, 3)
    play(g, place={"rumoured": 1, "table": "rumour"})
    deal(g, 3, 4)
    play(g, place={"rumoured": 1, "suit": "spade"})
    assert places(g, "rumoured") == ["F12", "D12", "B10"]


def test_cover_nearby_only_if_it_is_nearer() -> None:
    """HEROES Sample: a free cover hex beside it and nearer to a Unit; otherwise the hex itself."""
    g = sheet()
    g.put(g.force[PLAYER][0], g.theater.hex("C06"))
    play(g, place={"rumoured": 1, "hex": "F12", "cover_nearby": True})
    assert places(g, "rumoured") == ["F11"]
    play(g, place={"rumoured": 1, "hex": "F12", "cover_nearby": True})  # F11 is taken now
    assert places(g, "rumoured")[1] != "F11"
    play(g, place={"rumoured": 1, "hex": "J09", "cover_nearby": True})
    assert places(g, "rumoured")[2] == "J09"


def test_a_taken_hex_gives_way_to_the_nearest_free_one() -> None:
    """R33: of equal ones the nearest to a Unit, then the highest DM, then a die."""
    g = sheet()
    put(g, "PE 1", "F12")
    play(g, place={"rumoured": 1, "hex": "F12"})
    assert g.far(g.theater.hex(places(g, "rumoured")[0]), g.theater.hex("F12")) == 1


def test_cattle_refugees_units_and_works() -> None:
    g = sheet()
    play(g, place={"cattle": 2, "hex": "F08"})
    play(g, place={"refugees": 1, "hex": "E10"})
    kinds = sorted((g.type(unit).kind, name(g, g.at[unit])) for unit in g.force[2])
    assert (CATTLE, "F08") in kinds and (REFUGEES, "E10") in kinds and len(kinds) == 3
    play(g, place={"unit": "s-smg-rifles", "hex": "D12", "facing": "SW"})
    smg = next(unit for unit in g.force[AI] if g.type(unit).key == "s-smg-rifles")
    assert name(g, g.at[smg]) == "D12" and g.facing[smg] == 4
    play(g, place={"fort": "mines", "hex": "G08"})
    assert g.fort_in(g.theater.hex("G08"), MINES) >= 0


def test_into_the_cup() -> None:
    g = sheet()
    play(g, cup_add=["mine", "no-enemy", "s-smg-rifles"])
    names = [g.theater.box.cup_names[counter] for counter in g.cup]
    assert sorted(names) == ["Soviet SMG 13", "mine", "no-enemy"]


def test_reinforcements() -> None:
    """At a hex, without a flamethrower; at the edge for the player; for the AI nearest an objective; next round."""
    g = sheet()
    play(
        g,
        reinforce={
            "side": "player",
            "units": ["g-pioneers"],
            "at": "A18",
            "facing": "SW",
            "without": ["flamethrower"],
        },
    )
    pioneers = told(g, "arrived", "unit")[0]
    assert name(g, g.at[pioneers]) == "A18" and g.facing[pioneers] == 4 and not has_flames(g, pioneers)
    play(g, reinforce={"side": "player", "units": ["g-rifles-41"], "entry": ["F02"]})
    assert g.at[told(g, "coming", "unit")[0]] == COMING
    control(g, PLAYER, "A12")
    play(g, reinforce={"side": "ai", "units": ["s-smg-rifles"], "entry": ["A02", "A10", "L18"]})
    assert places(g, "arrived")[-1] == "A10"


def test_reinforcements_of_the_next_round() -> None:
    told_then = {"reinforce": {"side": "ai", "units": ["s-smg-rifles"], "entry": ["A10"], "round": "next"}}
    g = sheet({"number": 2, "effects": [told_then]})
    go_on(g)
    assert not events(g, "arrived")
    list(refresh(g))
    assert places(g, "arrived") == ["A10"] and not g.later


def test_immobilised_till_the_round_ends() -> None:
    """HEROES M1: box 6: it neither moves nor pivots."""
    g = sheet()
    tank = put(g, "s-t-26", "F09/N")
    play(g, immobilise={"who": {"type": ["s-t-26"]}, "until": "round-end"})
    assert g.stuck == 1 << tank
    g.orders = [card(g, 1)]
    list(refresh(g))
    assert not g.stuck


def test_artillery_of_an_event_falls_at_once() -> None:
    """EOD 12.3: on the densest Units, the nearest objective, a hex, or where the player says."""
    g = sheet()
    for at in ("F08", "F09", "E08"):
        put(g, "g-rifles-41", f"{at}/N")
    play(g, artillery={"side": "ai", "target": "densest"})
    assert g.far(g.theater.hex(places(g, "barrage")[0]), g.theater.hex("F08")) <= 1
    control(g, PLAYER, "K16", "B03")
    play(g, artillery={"side": "ai", "target": "nearest-objective"})
    play(g, artillery={"side": "ai", "target": "C12"})
    assert places(g, "barrage")[1:] == ["K16", "C12"]


def test_the_players_own_guns() -> None:
    g = sheet()
    g.caps = 0
    script_only(g, 6, *[1] * 20)
    play(g, "plan F08", "roll", artillery={"side": "player", "target": "player-chooses"})
    assert places(g, "barrage") == ["F08"]


def test_smoke_control_and_cattle() -> None:
    """EOD 13.1, EOD 4.3, 9: smoke in two strengths; a marker that turns; a herd that goes on."""
    g = sheet()
    cattle = put(g, "cattle", "K12")
    play(g, move_neutrals={"kind": "cattle", "toward": "edge-south"})
    assert name(g, g.at[cattle])[0] == "L"
    play(g, smoke={"hex": "F08", "kind": "light"})
    play(g, smoke={"hex": "F09", "kind": "heavy"})
    play(g, smoke={"hex": "F09", "kind": "light"})  # thicker smoke stays
    assert (g.light, g.heavy) == ([g.theater.hex("F08")], [g.theater.hex("F09")])
    control(g, AI, "G08")
    play(g, control={"hex": "G08", "side": "german"})
    assert g.holder(g.theater.hex("G08")) == PLAYER


def test_a_rule_that_is_noted_begins_to_hold() -> None:
    """A special rule of a real mission waits for its event."""
    g = Mission(theater("rearguard"), Reading({}), ScriptDice([]))
    rule = next(one for one in g.theater.mission.special if one.waits)
    assert not in_force(g, rule)
    play(g, note=rule.id)
    assert in_force(g, rule)


def test_the_end_of_a_round_by_an_event() -> None:
    """HEROES 2.4: whoever is still fresh; the card is discarded, no order is tried."""
    g = sheet({"number": 2, "effects": [{"end_round": True}]})
    g.spent = [False] * len(g.spent)
    go_on(g)
    assert g.phase == ROUND and not events(g, "ai-turn") and len(events(g, "round-over")) == 1
    assert card(g, 25) in g.discards and g.card == -1


def test_the_end_of_the_mission_by_an_event() -> None:
    g = sheet({"number": 2, "effects": [{"end_mission": True}]})
    go_on(g)
    assert g.ended == "sheet" and g.over


# -- the end --------------------------------------------------------------------------------------


def test_yellow_events_that_are_owed() -> None:
    """HEROES 2.7, R9: a side has nobody left: the yellow events not yet reached come first, and then it is over."""
    boxes: list[dict[str, Any]] = [
        {"number": 2, "effects": [{"vp": {"side": "german", "points": 5}}]},
        {"number": 3, "yellow": True, "effects": [{"vp": {"side": "soviet", "points": 2}}]},
        {
            "number": 5,
            "yellow": True,
            "effects": [{"reinforce": {"side": "ai", "units": ["s-smg-rifles"], "entry": ["A10"]}}],
        },
    ]
    g = sheet(*boxes)
    g.put(g.force[AI][0], -2)
    list(settle(g))
    assert g.ended == "eliminated" and g.vp == -2 and places(g, "arrived") == ["A10"]


def test_whoever_an_owed_event_brings_takes_the_hex() -> None:
    """HEROES 2.7, EOD 4.3: before points are counted for what a side holds at the end."""
    come = {"reinforce": {"side": "ai", "units": ["s-smg-rifles"], "entry": ["A10"]}}
    g = sheet({"number": 5, "yellow": True, "effects": [come]})
    control(g, PLAYER, "A10")
    g.put(g.force[AI][0], -2)
    list(settle(g))
    assert g.ended == "eliminated" and g.holder(g.theater.hex("A10")) == AI


def test_a_rumour_is_a_side_left_but_the_cup_is_not() -> None:
    """R9."""
    g = sheet()
    g.put(g.force[AI][0], -2)
    g.cup = [g.theater.box.unit_names.index("Soviet SMG 13")]
    pe = put(g, "PE 1", "K17")
    list(settle(g))
    assert not events(g, "over")
    g.put(pe, -1)
    list(settle(g))
    assert g.ended == "eliminated"


def test_only_lorries_left() -> None:
    g = sheet()
    g.put(g.force[PLAYER][0], -2)
    put(g, "g-opel-blitz", "A02/N")
    list(settle(g))
    assert g.ended == "eliminated"


def test_the_ais_turn_and_the_round() -> None:
    """HEROES 2.4: the AI passes after the player: the round is over; the other way round too."""
    g = sheet()
    g.passes, g.stood = 1, True
    deal(g, 1)
    ai_turn(g)
    assert g.phase == ROUND
    g = sheet()
    deal(g, 1)
    ai_turn(g)
    assert g.passes == 1 and g.phase == TURN
    g.passes = 2
    ai_turn(g)
    assert g.phase == ROUND and len(events(g, "order-card")) == 1


def test_what_the_player_did_is_forgotten_after_the_ais_turn() -> None:
    """HEROES 5.0, R18: only the last turn counts."""
    g = sheet()
    g.acted, g.shot = 1 << g.force[PLAYER][0], True
    deal(g, 1)
    ai_turn(g)
    assert not g.acted and not g.shot and not g.stood and g.phase != OPPONENT


def test_every_effect_is_tried_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    names = [field.name for field in msgspec.structs.fields(Effect) if field.name != "table"]
    assert [one for one in names if f"{one}=" not in text and f'"{one}"' not in text] == []


def test_difficulty_gives_points_at_the_start() -> None:
    """1.0, R71 to R73: easier begins with a point for the player, harder with one for the AI, hardest with two; the
    marker never rests on zero."""
    starts: dict[str, int] = {}
    for difficulty in ("printed", "easier", "harder", "hardest"):
        options = checked_options(game_named("heroes"), {"difficulty": difficulty})
        g = start(game_named("heroes"), "search-and-destroy", options, key_of("vp")).state
        assert isinstance(g, Mission)
        starts[difficulty] = g.vp
    assert starts == {"printed": -1, "easier": 1, "harder": -2, "hardest": -3}
