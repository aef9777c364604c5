"""What a seat is shown of Conflict of Heroes: every order and card in words, how its lines fared, tracks, sheets,
zones."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest

from grognard.bots import heuristic_player
from grognard.engine.ask import Ask, Option
from grognard.engine.dice import key_of
from grognard.engine.event import Event
from grognard.engine.match import Match, start
from grognard.engine.plans import plans_of
from grognard.engine.scene import Scene, Step
from grognard.engine.show import line_of, scene_of
from grognard.games import checked_options
from grognard.games.heroes import scene, sheets, words
from grognard.games.heroes.boxwords import box_in_words
from grognard.games.heroes.content import content
from grognard.games.heroes.explained import has_trace, trace_of
from grognard.games.heroes.game import game
from grognard.games.heroes.rules.cards import EFFECTS
from grognard.games.heroes.rules.deeds import deed_of
from grognard.games.heroes.rules.fire import fire_zone
from grognard.games.heroes.rules.verbs import PLAY
from grognard.games.heroes.state import ROUND, Mission
from grognard.games.heroes.theater import AI, FORTS, PLAYER, RUMOUR
from grognard.text import LANGUAGES, say

GAME = game()


@cache
def match_of(scenario: str, answers: int) -> Match:
    """A mission after so many answers by rules of thumb, at a turn of the player's."""
    player, chance = heuristic_player(GAME), random.Random(1)
    match = start(GAME, scenario, checked_options(GAME, {}), key_of(scenario))
    while match.ask is not None and (len(match.answers) < answers or match.ask.kind != "turn"):
        match.answer(player(match, chance))
    return match


def mission(match: Match) -> Mission:
    assert isinstance(match.state, Mission)
    return match.state


# -- orders -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_every_order_of_a_mission_in_words(lang: str) -> None:
    """4.0, 7: no word of the language is without ours; lines have their marks, and different orders different
    words."""
    said: dict[str, object] = {}
    for card in content().orders.values():
        lines = words.card_lines(card, lang)
        wanted = bool(card.close) + bool(card.short) + (card.third is not None) + len(card.orders)
        assert len(lines) == wanted
        assert all(mark and text for mark, text in lines), card.number
        assert str(card.spent) in words.card_foot(card, lang)[0]
        for order in card.orders:
            assert said.setdefault(words.order_in_words(order, lang), order) == order
    for one in content().missions.values():
        for order in [*one.reactive, *one.orders]:
            assert said.setdefault(words.order_in_words(order, lang), order) == order


def test_an_order_as_a_sentence() -> None:
    first, second = content().orders[1].orders[:2]
    assert words.order_in_words(first, "en") == "AI (hit) nearest a Unit: auto-rally"
    assert words.order_in_words(second, "en") == "AI farthest from a Unit (hit): fire (CAP +2)"
    assert words.order_in_words(second, "es").startswith("IA, la más alejada de una Unidad (impactada): disparar")
    reactive = content().missions["search-and-destroy"].reactive[0]
    assert words.order_in_words(reactive, "en").startswith("If no Unit has just fired: AI nearest a Unit (spent)")


# -- how the AI came to its act -----------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["search-and-destroy", "farm", "partisans"])
def test_lines_of_a_card_fare_as_the_trace_says(scenario: str) -> None:
    """4.1: lines are tried from the top: what stands above the one carried out is barred with a reason, below it
    nothing was come to."""
    match = match_of(scenario, 120)
    assert match.log is not None
    turns = [event for event in match.log.events if event.kind == "ai-turn" and has_trace(event)]
    assert len(turns) > 8
    for event in turns:
        card = GAME.card_told(event, "en")
        states = [line.state for line in card.lines]
        assert states.count("taken") == (0 if event.facts["line"] == "none" else 1)
        if "taken" in states:
            lit = states.index("taken")
            assert set(states[:lit]) <= {"barred"} and set(states[lit + 1 :]) <= {""}
        assert all(line.why for line in card.lines if line.state == "barred")


def test_steps_name_every_ai_once_and_end_with_the_act() -> None:
    """5.1, 5.3: who was looked at, each with why not; one is taken, and where to or at whom."""
    match = match_of("farm", 120)
    assert match.log is not None
    told = 0
    for event in match.log.events:
        steps: list[Step] = GAME.steps_told(event, "es")
        if not steps or event.kind != "ai-turn":
            assert has_trace(event) or not steps
            continue
        chosen = trace_of(event).chosen
        if chosen is None:
            continue
        who = next((step for step in steps if step.rule == "5.1"), None)
        if who is not None:
            ids = [mark.id for mark in who.marks]
            assert len(ids) == len(set(ids))
            taken = {mark.id for mark in who.marks if mark.state == "taken"}
            assert taken == {f"unit:{ai}" for ai in chosen.group or [chosen.ai]}
            told += 1
        if chosen.target >= 0:
            assert steps[-1].lines == [(f"unit:{chosen.ai}", f"unit:{chosen.target}")]
    assert told > 5


# -- the scene --------------------------------------------------------------------------------------


def test_counters_show_what_is_printed() -> None:
    shown: Scene = scene_of(match_of("farm", 40), 0, "en", odds=False)
    g = mission(match_of("farm", 40))
    for piece in shown.pieces:
        unit = int(piece.id.partition(":")[2])
        kind = g.type(unit)
        if kind.kind == RUMOUR:
            assert piece.hidden and not piece.values
            continue
        assert piece.turned == g.is_spent(unit)
        if g.at[unit] >= 0 and g.marker(unit) is None and kind.fire > 0:
            assert (piece.values["fire"], piece.values["move"]) == (kind.fire, kind.move)
            assert (piece.values["front"], piece.values["flank"]) == (kind.front, kind.flank)
            assert piece.facing == g.facing[unit]


def test_tracks_of_boxes() -> None:
    """2.8, 3.2, 7.2: the marker of each lies in one box; the fallen lie on the CAP track."""
    match = match_of("search-and-destroy", 80)
    g = mission(match)
    tracks = {track.id: track for track in sheets.tracks(g, "en")}
    vp = tracks["vp"].cells
    assert [cell.state for cell in vp].count("now") == 1
    assert next(cell for cell in vp if cell.state == "now").label == str(abs(g.vp))
    caps = tracks["caps"].cells
    assert [cell.state for cell in caps].count("now") == g.caps
    assert len([cell for cell in caps if cell.text]) == min(len(g.fallen), len(caps))
    box = tracks["box"].cells
    assert len(box) == 12 and box[-1].bright and box[g.box - 1].state == "now"


def test_a_shot_in_vain_at_a_hex_does_not_look_like_a_way_there() -> None:
    """It stands in the list with its odds; the board is not lit for it."""
    match = match_of("ridge", 0)
    g = mission(match)
    rifles = next(unit for unit in g.force[PLAYER] if words.unit_name(unit, "en").endswith("Rifles 01"))
    plans = plans_of(match, [f"unit:{rifles}"], "en")
    wire = next(plan for plan in plans if "Barbed wire" in plan.label)
    assert (wire.space, wire.spaces, wire.pieces) == ("", [], []) and "it stands" in wire.odds
    gun = next(unit for unit in g.force[PLAYER] if words.unit_name(unit, "en").startswith("HMG"))
    plans = plans_of(match, [f"unit:{gun}"], "en")
    assert next(plan for plan in plans if "Barbed wire" in plan.label).space, "who may destroy it can aim at it"


@pytest.mark.parametrize("vp", [-14, -6, -1, 2, 9])
def test_a_long_lead_does_not_make_the_track_longer(vp: int) -> None:
    """2.8: the boxes stay where they were, and the marker in the last of them says how large the lead is."""
    g = mission(match_of("search-and-destroy", 0)).copy()
    g.vp = vp
    track = next(track for track in sheets.tracks(g, "en") if track.id == "vp")
    assert 2 * sheets.VP_CELLS <= len(track.cells) <= 2 * sheets.VP_MOST
    assert [cell.label for cell in track.cells if cell.state == "now"] == [str(abs(vp))]
    assert ([cell.state for cell in track.cells].index("now") < len(track.cells) // 2) == (vp < 0)


def test_zones_are_those_of_the_rules() -> None:
    """5.3: what is laid over the board is what the rules say."""
    g = mission(match_of("farm", 40))
    found = {one.id: one for one in scene.overlays(g, "", "en")}
    zones = [fire_zone(g, ai) for ai in g.force[AI]]
    hexes = [h for h in range(g.theater.map.grid.room) if any(zone[h] for zone in zones)]
    assert found["theirs"].spaces == [f"hex:{h}" for h in hexes]
    assert found["theirs"].whose == "german" and {"ours", "short", "cover"} <= found.keys()
    mover = next(ai for ai in g.force[AI] if g.type(ai).kind != RUMOUR and g.at[ai] >= 0 and not g.is_hit(ai))
    about = {one.id: one for one in scene.overlays(g, f"unit:{mover}", "en")}
    assert {"one", "low-risk"} & about.keys()
    if "low-risk" in about:
        here = g.at[mover]
        assert all(g.far(here, int(space.partition(":")[2])) <= 3 for space in about["low-risk"].spaces)
    assert (
        scene.overlays(g, "unit:99999", "en") == scene.overlays(g, "nonsense", "en") == scene.overlays(g, "", "en")
    )


def test_prices_with_the_chance_to_be_spent() -> None:
    """3.1.1: beside each price how likely it makes the unit spent, by the cards nobody has seen."""
    match = match_of("search-and-destroy", 3).fork()
    assert match.ask is not None
    match.answer(match.ask.options[0])
    g = mission(match)
    ask = match.ask
    assert ask is not None and ask.kind == "deed"
    move = next(option for option in ask.options if option.verb == "move")
    cost = words.price(g, ask, move)
    assert cost is not None
    lost = [card for card in g.orders if cost >= g.order_card(card).spent and not g.order_card(card).stay_fresh]
    assert f"{cost} AP, {round(100 * len(lost) / len(g.orders))}% spent" in words.label(g, ask, move, "en")


def test_a_command_card_asks_no_ap() -> None:
    """4.3: what an AI does by a command card costs nothing, and the log says no price."""
    green = next(n for n, card in enumerate(GAME.box.cards) if not card.blue)
    blue = next(n for n, card in enumerate(GAME.box.cards) if card.blue)
    facts: dict[str, Any] = {"line": "order", "number": 1, "act": "pivot", "unit": 0, "ap": 2, "trace": "[]"}
    said = [line_of(GAME, Event("ai-turn", "4.0", {**facts, "card": card}), "en").text for card in (green, blue)]
    assert "2 AP" in said[0] and "AP" in said[1] and "2 AP" not in said[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rumour_that_is_to_fire_has_no_price_yet(lang: str) -> None:
    """6.2.1: what it needs and pays is known once it is drawn for."""
    rumour = next(unit for unit, kind in enumerate(GAME.box.type_of) if kind.kind == RUMOUR)
    facts: dict[str, Any] = {
        "card": 0,
        "line": "order",
        "number": 2,
        "act": "rumour-fires",
        "unit": rumour,
        "target": 1,
    }
    facts |= {"units": [rumour], "hex": -1, "ap": 99, "needed": 0, "trace": "[]"}
    said = line_of(GAME, Event("ai-turn", "4.0", facts), lang).text
    assert "99" not in said and words.unit_name(1, lang) in said and not re.search(r"(needs|necesita) 0", said)


def about_to_move() -> tuple[Mission, Ask, Option]:
    """A unit of Mission 1 that is asked what it does, and a move it could make."""
    match = match_of("search-and-destroy", 3).fork()
    assert match.ask is not None
    match.answer(match.ask.options[0])
    g, ask = mission(match), match.ask
    assert ask is not None
    move = next(option for option in ask.options if option.verb == "move")
    return g, ask, move


def test_what_a_card_pays_has_no_price_on_the_board() -> None:
    """3.3: beside the answers and in the hexes."""
    g, ask, move = about_to_move()
    assert GAME.price(g, ask, move) == words.price(g, ask, move) != 0
    g.free = True
    assert GAME.price(g, ask, move) == 0 and "AP" not in words.brief(g, ask, move, "en")


def test_a_deed_says_its_price_where_no_row_of_caps_does() -> None:
    """3.2.1, 3.2.2: without CAPs, by a spent unit, for nothing: there is no row to choose from."""
    g, ask, move = about_to_move()
    g.caps = 2
    assert "AP" not in words.deed(g, ask, move, "en")
    g.caps = 0
    assert words.deed(g, ask, move, "en").endswith("% spent)")
    g.free = True
    assert words.deed(g, ask, move, "en").endswith("(free)")
    g.free, g.caps = False, 5
    g.spent[g.actor] = True
    assert re.search(r"\(\d CAPs?\)$", words.deed(g, ask, move, "en"))


@pytest.mark.parametrize(("lang", "move", "fire"), [("en", "move", "fire"), ("es", "mover", "disparar")])
def test_a_marker_says_what_it_forbids(lang: str, move: str, fire: str) -> None:
    """EOD 7.5: what else it does stands in the values."""
    for key, marker in content().hits.items():
        said = say(lang, f"heroes-badge-hit-{key}")
        assert (move in said, fire in said) == (bool(marker.no_move), bool(marker.no_fire)), said


def test_the_record_of_a_campaign() -> None:
    """8: missions played with their results, and who goes on."""
    player, chance = heuristic_player(GAME), random.Random(2)
    match = start(GAME, "encirclement", checked_options(GAME, {}), key_of("record"))
    while match.ask is not None and not mission(match).margins:
        match.answer(player(match, chance))
    g = mission(match)
    sheet = sheets.record_sheet(g, GAME.content, "en")
    assert len(sheet.rows) >= 1 and "VP" in sheet.note
    assert sheet.rows[0].label == content().missions["rearguard"].title["en"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_every_box_of_a_sheet_brings(lang: str) -> None:
    """7.2: each effect of each mission in words; a box that brings nothing says nothing."""
    for one in content().missions.values():
        for box in one.sheet:
            said = box_in_words(box, one, lang)
            assert bool(said) == bool(box.effects), (one.title, box.number)
            assert "heroes-" not in said and "None" not in said


def test_some_boxes_in_words() -> None:
    one = content().missions["search-and-destroy"]
    said = {box.number: box_in_words(box, one, "en") for box in one.sheet}
    assert said[2] == "d6: 2-3: CAPs −1, 4-5: CAPs −2, 6: CAPs −3"
    assert said[4] == "in place of the card’s order: AI (hit) nearest a Unit: auto-rally"
    assert said[8] == "the AI acts once more"
    assert said[12] == "the mission ends"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_tell_the_armies_apart(lang: str) -> None:
    """Whatever is told or asked of a unit, its name says which it is; on the counter stands what is printed."""
    units = range(len(GAME.box.unit_names))
    names = [words.unit_name(unit, lang) for unit in units]
    assert len(set(names)) == len(names)
    rifles = [unit for unit in units if GAME.box.unit_names[unit] in ("German Rifles 01", "Soviet Rifles 01")]
    assert {words.printed_name(unit, lang) for unit in rifles} == {"Rifles 01"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_blocks_a_line_has_a_name(lang: str) -> None:
    """EOD 6, EOD 13.2: woods, houses and higher ground, from every hex of a row of each board to every other."""
    blocked: set[str] = set()
    for mission in content().missions:
        g = start(game(), mission, checked_options(game(), {}), key_of("sight")).state
        assert isinstance(g, Mission)
        hexes = g.theater.map.grid.hexes
        for here in hexes[::9]:
            for there in hexes:
                line = GAME.line_of_sight(g, 0, f"hex:{here}", f"hex:{there}", lang)
                if line is not None and not line.clear:
                    assert line.label and line.rule
                    blocked.add(line.blocker)
    assert "ground" in blocked and len(blocked) > 2


def test_the_question_of_caps_that_opens_a_round_says_what_is_rolled_for() -> None:
    """2.6, 3.2.4: the same question comes before every roll; only this one belongs to nothing on the board."""
    match = match_of("search-and-destroy", 3).fork()
    player, chance = heuristic_player(GAME), random.Random(1)
    while match.ask is not None and match.ask.kind != "boost":
        match.answer(player(match, chance))
    shot = scene_of(match, 0, "en")
    assert not any("initiative" in note for note in shot.notes)
    while match.ask is not None and not (match.ask.kind == "boost" and mission(match).phase == ROUND):
        match.answer(player(match, chance))
    assert scene_of(match, 0, "en").notes == ["The roll is for the initiative: who acts first in this round."]


def test_turning_has_a_heading_of_its_own() -> None:
    match = match_of("search-and-destroy", 3)
    take = next(option for option in match.ask.options if option.verb == "take") if match.ask is not None else None
    assert take is not None
    twin = match.fork()
    twin.give(take.text)
    ask = scene_of(twin, 0, "en").ask
    assert ask is not None
    groups = {option.group for option in ask.options if option.text.startswith("pivot")}
    assert groups == {"Turn · price, chance to be spent"}


def test_to_move_to_an_enemy_is_called_close_combat() -> None:
    """EOD 7.7.4: and he counts among those who may fire then."""
    match = match_of("search-and-destroy", 3).fork()
    assert match.ask is not None
    match.answer(match.ask.options[0])
    g, ask = mission(match), match.ask
    assert ask is not None
    move = next(option for option in ask.options if option.verb == "move" and not g.in_hex(option.value))
    assert "close combat" not in words.label(g, ask, move, "en")
    ai = next(ai for ai in g.force[AI] if not g.is_rumour(ai))
    g.put(ai, move.value)
    assert "into close combat in" in words.label(g, ask, move, "en")
    assert "into close combat in" in words.deed(g, ask, move, "en")
    assert f"unit:{ai}" in sheets.threats(g, ask, move)


def test_to_fire_at_works_says_at_which() -> None:
    """EOD 18: where no enemy is, it is the wire that is fired at."""
    match = match_of("search-and-destroy", 3).fork()
    assert match.ask is not None
    match.answer(match.ask.options[0])
    g, ask = mission(match), match.ask
    assert ask is not None
    h = next(h for h in range(g.theater.map.grid.room) if g.theater.map.grid.playable[h] and not g.in_hex(h))
    shot = deed_of("fire").verb.each[h]
    assert words.named(g, shot, "en") == words.noun("hex", h, "en")
    g.fort_at, g.fort_kind = [h], [FORTS.index("wire")]
    assert words.named(g, shot, "en").endswith(f"({words.noun('fort', FORTS.index('wire'), 'en')})")
    assert "(" in words.label(g, ask, shot, "en").partition(" AP")[0]
    ai = next(ai for ai in g.force[AI] if not g.is_rumour(ai))
    at = deed_of("fire").verb.each[g.at[ai]]
    assert words.named(g, at, "en").endswith(f"({words.unit_name(ai, 'en')})"), "and who is there"


def test_a_card_that_asks_nothing_is_wanted_twice() -> None:
    """3.3: “Follow me!” for the only unit that is hit is paid for at once; for one of two it is asked for whom."""
    g = mission(match_of("search-and-destroy", 3))
    card = next(n for n, kind in enumerate(GAME.box.action_of) if kind.effect == "recover")
    ask = Ask(0, "turn", "2.1", [PLAY.each[card]])
    one, other = g.force[PLAYER][:2]
    g.hit = [-1] * len(g.hit)
    g.caps = 4
    g.hit[one] = 0
    assert GAME.grave(g, ask, PLAY.each[card])
    g.hit[other] = 1
    assert not GAME.grave(g, ask, PLAY.each[card])
    for n, kind in enumerate(GAME.box.action_of):
        if kind.effect in EFFECTS:
            GAME.grave(g, ask, PLAY.each[n])  # those for no unit too


def test_a_group_that_fires_is_told_of_in_the_plural_and_at_whom() -> None:
    """EOD 9.1.2: before the roll it is said and drawn at whom; in the log they attack."""
    facts: dict[str, Any] = {"target": 1, "number": 9, "total": 6, "fp": 2, "dv": 11}
    said = [
        line_of(GAME, Event("shot", "EOD 7.1", {**facts, "units": units}, outcome="miss"), lang).text
        for lang in LANGUAGES
        for units in ([2], [2, 3])
    ]
    assert (
        [" attacks " in said[0], " attack " in said[1]]
        == [" ataca " in said[2], " atacan " in said[3]]
        == [True] * 2
    )
    match = match_of("partisans", 3)
    g = mission(match)
    target = next(ai for ai in g.force[AI] if not g.is_rumour(ai))
    g.deed, g.value, g.group, g.actor = "fire", g.at[target], g.force[PLAYER][:2], g.force[PLAYER][0]
    ask = Ask(0, "boost", "3.2.3", [])
    assert words.unit_name(target, "en") in sheets.reminders(g, ask, "en")[0]
    assert [line.piece for line in scene.sights(g, GAME, ask, "en")] == [f"hex:{g.value}"]
    g.group = g.group[:1]
    assert not any("together" in note for note in sheets.reminders(g, ask, "en"))


def test_the_goal_says_what_counts() -> None:
    """2.7, 2.8: for the player and against him."""
    said = sheets.goal(mission(match_of("search-and-destroy", 3)), "en")
    counts = ["+1 each destroyed unit of the Germans", "+1 control of I07", "−1 each destroyed unit of the Soviets"]
    assert "; ".join(counts) in said
    farm = mission(match_of("farm", 3))
    assert "−1 if the Germans control J09 at the end" in sheets.goal(farm, "en")
    assert "−2 si los alemanes controlan F10;" in sheets.goal(farm, "es"), "whose control costs points is said"


def test_a_card_that_ends_a_sentence_by_itself_needs_no_full_stop() -> None:
    assert say("en", "heroes-event-drew", action="Rally up!") == "You draw Rally up!"
    assert say("es", "heroes-event-drew", action="¡Reagrupaos!") == "Robas ¡Reagrupaos!"
    assert say("en", "heroes-event-drew", action="Command action") == "You draw Command action."
