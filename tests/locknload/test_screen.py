"""What players see of Lock 'n Load beside the rules: floors, ways, reasons, orders, sight, the map of letters."""

from __future__ import annotations

import copy
import io
import random
import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from grognard.engine.dice import KeyedDice, key_of
from grognard.engine.event import Event
from grognard.engine.kit import kit_of
from grognard.engine.match import Match, play_from, start
from grognard.engine.odds import Branch, Stage, odds_of
from grognard.engine.orders import given, lapsed, orders_view
from grognard.engine.plans import plans_of
from grognard.engine.problem import Problem
from grognard.engine.scene import Scene
from grognard.engine.shelf import board_of, ground_of
from grognard.engine.show import scene_of
from grognard.engine.why import why, why_with
from grognard.games import checked_options
from grognard.games.locknload.game import game
from grognard.games.locknload.orders import hurts
from grognard.games.locknload.rules.verbs import HOLD
from grognard.games.locknload.state import Battle
from grognard.terminal.glyphs import pick
from grognard.terminal.hexes import HEXSIDES, LEVELS, MARKS, draw_board, draw_hexes, legend
from grognard.terminal.places import nearest
from grognard.terminal.screen import Screen
from grognard.terminal.table import Table, board_state, play
from grognard.text import LANGUAGES

GAME = game()
BOX = GAME.box
OPTIONS = checked_options(GAME, {})


def playing(scenario: str = "vierville", **position: Any) -> Match:
    g = GAME.place(scenario, OPTIONS, position, KeyedDice(key_of("screen")))
    return play_from(GAME, scenario, OPTIONS, g)


def unit(name: str) -> str:
    return f"unit:{BOX.unit_names.index(name)}"


def at(name: str) -> str:
    return f"hex:{BOX.location_names.index(name)}"


def seen(match: Match, lang: str = "en") -> Scene:
    assert match.ask is not None
    return scene_of(match, match.ask.seat, lang, odds=False)


def impulse(**units: list[str]) -> Match:
    """The Americans are to take an impulse."""
    return playing(units=units, turn=2, active="us", phase="operations", step="take")


# -- floors ----------------------------------------------------------------------------------------


def test_an_upper_floor_is_a_place_of_its_own() -> None:
    """10.2: what stands there, and what leads there, points at the floor and not at the hex."""
    match = playing("sainte-mere", units={"1J4 up": ["Grenadier squad 1"], "1J4": ["Grenadier squad 2"]}, turn=1)
    scene = seen(match)
    places = {piece.id: piece.place for piece in scene.pieces}
    assert places[unit("Grenadier squad 1")] == at("1J4 up") != places[unit("Grenadier squad 2")] == at("1J4")
    room = next(room for room in scene.rooms if room.id == at("1J4 up"))
    assert (room.space, room.kind, room.name) == (at("1J4"), "up", "1J4 upstairs")


def test_in_vierville_no_house_has_an_upper_floor() -> None:
    assert seen(impulse(**{"1G4": ["Para squad 1"], "1D1": ["Grenadier squad 1"]})).rooms == []


def test_a_bunker_that_stands_has_an_inside() -> None:
    """21.1"""
    works = {"german": {"bunker": ["2I6 facing 2"]}}
    match = playing(
        "bayonets", works=works, units={"2I6 inside": ["Grenadier squad 1"], "3K1": ["Para squad 1"]}, turn=1
    )
    scene = seen(match)
    assert [room.id for room in scene.rooms if room.kind == "inside"] == [at("2I6 inside")]
    assert next(now for now in scene.spaces if now.id == at("2I6")).marks == ["bunker-1"], "side 1 of six"


# -- ways ------------------------------------------------------------------------------------------


def test_ways_are_rows_of_answers_that_lead_where_they_say() -> None:
    """6.0: all that a stack could do, found by the rules; each way ends where it says, for what it says."""
    match = impulse(**{"1H6": ["Para squad 1", "Cpl Medrow"], "1B1": ["Grenadier squad 1"]})
    plans = [plan for plan in plans_of(match, [unit("Para squad 1"), unit("Cpl Medrow")], "en") if plan.kind]
    assert {plan.kind for plan in plans} == {"move", "assault", "crawl"}
    for plan in plans:
        twin = match.fork()
        for text in plan.answers:
            twin.give(text)
        assert isinstance(twin.state, Battle)
        assert f"hex:{twin.state.at[BOX.unit_names.index('Para squad 1')]}" == plan.space
        assert plan.costs[-1] == plan.cost and len(plan.costs) == len(plan.spaces)
    walks = {plan.space: plan for plan in plans if plan.kind == "move"}
    assert walks[at("1H3")].label == "3 of 6 points", "6.2: with a leader two points more"


def test_a_way_says_who_may_fire_along_it() -> None:
    """5.3, 4.1: at full, or at half who is Ops Complete."""
    units = {"1H3": ["Para squad 1"], "1H8": ["Grenadier squad 1", "Grenadier squad 2 (ops)"]}
    plans = plans_of(impulse(**units), [unit("Para squad 1")], "en")
    way = next(plan for plan in plans if plan.kind == "move" and plan.space == at("1H4"))
    assert way.label.endswith("watched: 1 at full, 1 at half")
    assert sorted(way.threats) == sorted([unit("Grenadier squad 1"), unit("Grenadier squad 2")])
    assert way.lock == 0 and way.shots == [2]
    past = {"1I4": ["Para squad 1"], "1F1": ["Grenadier squad 1"]}
    way = next(plan for plan in plans_of(impulse(**past), [unit("Para squad 1")], "en") if plan.space == at("1F5"))
    assert way.shots[-1] == 0 and sum(way.shots) == len(way.threats) > 0, "he is out of sight where he ends"


def test_each_who_fires_says_what_he_adds() -> None:
    """5.2, 5.01: the best with all it has, each other with half of it; a leader with his leadership."""
    units = {"1H6": ["Para squad 1", "Para squad 2", "Sgt Hill"], "1H3": ["Grenadier squad 1 (moved)"]}
    match = impulse(**units)
    for text in ("take 1H6", "fire 1H3"):
        match.give(text)
    ask = seen(match).ask
    assert ask is not None and ask.marking is not None
    labels = [member.ways[0].label for member in ask.marking.members]
    assert labels == ["Para squad 1 · +2", "Para squad 2 · +1", "Sgt Hill leads the fire · +1"]
    assert "·" not in ask.marking.members[0].ways[-1].label, "who stays out adds nothing"


def test_a_way_says_who_goes_where_not_all_do_and_that_it_ends_in_a_melee() -> None:
    """1.6.1, 8.0: who would leave a tripod behind stays, unless he is wanted; who enters the enemy's hex fights."""
    units = {"1H6": ["Para squad 1", "Cpl Medrow"], "1H4": ["Grenadier squad 1"]}
    carried = {"carried": ["M1919A4 on tripod 1 under Para squad 1"]}
    match = playing(units=units, weapons=carried, turn=2, active="us", phase="operations", step="take")
    stack = [unit("Para squad 1"), unit("Cpl Medrow")]
    labels = {plan.space: plan.label for plan in plans_of(match, stack, "en") if plan.kind == "move"}
    assert labels[at("1I6")].startswith("Cpl Medrow: 2 of 6 points")
    alone = playing(
        units={"1H6": ["Para squad 1"]}, weapons=carried, turn=2, active="us", phase="operations", step="take"
    )
    steps = plans_of(alone, stack[:1], "en")
    assert not any(plan.kind for plan in steps), "he goes only if he is named"
    assert steps[0].label == "Move · their tripod gun stays here"
    match = impulse(**units)
    plans = [plan for plan in plans_of(match, stack, "en") if plan.kind == "move"]
    labels = {plan.space: plan.label for plan in plans}
    assert labels[at("1H4")].endswith("melee, ends the move") and labels[at("1H4")].startswith("2 of 6")
    assert [plan.space for plan in plans if plan.rolls] == [at("1H4")], "8.0: nobody fights by one click"
    assert not labels[at("1H5")].endswith("move")


def test_the_shaken_side_tells_how_far_they_go_and_what_they_rally_on() -> None:
    """5.1: the shaken use neither firepower nor leadership, and make no assault moves."""
    scene = seen(impulse(**{"1H6": ["Para squad 1 (shaken)", "Cpl Medrow (shaken)"], "1A2": ["Grenadier squad 1"]}))
    shown = {piece.name: piece for piece in scene.pieces}
    assert set(shown["Para squad 1"].values) == set(shown["Cpl Medrow"].values) == {"mf", "morale"}
    assert shown["Para squad 1"].boxed == {} and shown["Para squad 1"].turned
    assert {"fp", "range", "mf", "morale"} == set(shown["Grenadier squad 1"].values)


def test_one_of_a_stack_goes_alone() -> None:
    match = impulse(**{"1H6": ["Para squad 1", "Para squad 2"], "1A2": ["Grenadier squad 1"]})
    way = next(
        p for p in plans_of(match, [unit("Para squad 2")], "en") if p.kind == "move" and p.space == at("1H5")
    )
    for text in way.answers:
        match.give(text)
    assert isinstance(match.state, Battle)
    places = [BOX.location_names[match.state.at[BOX.unit_names.index(f"Para squad {n}")]] for n in (1, 2)]
    assert places == ["1H6", "1H5"]


def test_a_target_leads_to_who_can_fire_at_it() -> None:
    match = impulse(**{"1H4": ["Para squad 1"], "1H6": ["Para squad 2"], "1H7": ["Grenadier squad 1"]})
    plans = plans_of(match, [unit("Grenadier squad 1")], "en")
    assert {plan.answers[0] for plan in plans} == {"take 1H4", "take 1H6"}
    assert all(plan.answers[1] == "fire 1H7" and "shaken or worse" in plan.odds for plan in plans)


# -- why not ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("about", "words", "rule"),
    [
        ("fire 1D1", "no line of sight", "10.0"),
        ("fire 1J6", "not been spotted", "10.1"),
        ("stealth", "yellow box", "6.4"),
        ("flare", "for the night", "20.1"),
        ("fight", "no melee", "8.1"),
    ],
)
def test_why_an_act_is_not_offered(about: str, words: str, rule: str) -> None:
    match = impulse(**{"1H6": ["Para squad 1"], "1D1": ["Grenadier squad 1"], "1J6": ["Grenadier squad 2"]})
    match.give("take 1H6")
    told = why(match, 0, about, "en")
    assert words in told.text and told.rule == rule


@pytest.mark.parametrize(
    ("units", "given", "about", "words", "rule"),
    [
        (["Sgt Hill"], [], "assault", "red box", "6.1"),
        (["Para squad 1", "Para squad 2"], ["move", "without Para squad 2", "march", "step 1H5", "stop"], "crawl",
         "those who move go together", "4.0"),
        (["Para squad 1", "Para squad 2"], ["fire 1H4", "without Para squad 2", "shoot"], "fire 1H4",
         "fired once already", "4.0"),
    ],
)  # fmt: skip
def test_why_not_after_what_others_there_did(
    units: list[str], given: list[str], about: str, words: str, rule: str
) -> None:
    """6.1, 4.0: a leader makes no assault move alone; those of a hex move together and fire together, once."""
    enemies = [f"Grenadier squad {number} (fired)" for number in (1, 2, 3)]
    match = impulse(**{"1H6": units, "1H4": enemies})
    for answer in ["take 1H6", *given, *["take 1H6" for _ in given[:1]]]:
        match.give(answer)
    told = why(match, 0, about, "en")
    assert words in told.text and told.rule == rule


@pytest.mark.parametrize(
    ("about", "words", "rule"),
    [("step 1L6", "all its movement points", "6.0"), ("step 1J5", "enter a melee in that way", "6.3")],
)
def test_why_one_does_not_crawl_there(about: str, words: str, rule: str) -> None:
    """6.0, 6.3: not where it takes all points, nor into enemies."""
    match = impulse(**{"1K5": ["Para squad 1"], "1J5": ["Grenadier squad 1 (fired)"]})
    for answer in ("take 1K5", "crawl"):
        match.give(answer)
    told = why(match, 0, about, "en")
    assert words in told.text and told.rule == rule


def test_why_those_selected_cannot_fire_at_whom_one_points_at() -> None:
    """10.0, 5.0: what bars the shot is said, though the question is still who acts."""
    match = impulse(**{"1I4": ["Para squad 1"], "1G4": ["Para squad 2"], "1D5": ["Grenadier squad 1"]})
    enemy = unit("Grenadier squad 1")
    assert why(match, 0, enemy, "en").text.startswith("That is not what is asked now.")
    told = why_with(match, 0, enemy, [unit("Para squad 1")], "en")
    assert (told.text, told.rule) == ("There is no line of sight.", "10.0")
    friend = why_with(match, 0, unit("Para squad 2"), [unit("Para squad 1")], "en")
    assert friend == why(match, 0, unit("Para squad 2"), "en")


def test_why_a_hex_cannot_act() -> None:
    match = impulse(**{"1H6": ["Para squad 1 (fired)"], "1G4": ["Para squad 2"], "1D1": ["Grenadier squad 1"]})
    assert "anything more this turn" in why(match, 0, "take 1H6", "en").text
    assert "anything more this turn" in why(match, 0, unit("Para squad 1"), "en").text


# -- orders ----------------------------------------------------------------------------------------


def fired_at() -> Match:
    """A German steps into the open before two hexes that could fire."""
    units = {"1H6": ["Para squad 1"], "1H8": ["Para squad 2"], "1G2": ["Grenadier squad 1"]}
    match = playing(units=units, turn=2, active="german", phase="operations", step="take")
    for text in ("take 1G2", "move", "march", "step 1H3"):
        if match.ask is not None and match.ask.find(text) is not None:
            match.give(text)
    assert match.ask is not None and (match.ask.kind, match.ask.seat) == ("opportunity", 0)
    return match


@pytest.mark.parametrize(
    ("orders", "answer"),
    [
        ({}, None),
        ({"fire": "never"}, "hold"),
        ({"fire": "always"}, "volley 1H6"),
        ({"fire": "adjacent"}, "hold"),
        ({"fire": "from-70"}, "hold"),
        ({"fire": "never", "fire@1h8": "always"}, "volley 1H8"),
        ({"fire": "always", "fire@1h8": "ask"}, None),
    ],
)
def test_orders_answer_for_each_hex(orders: dict[str, str], answer: str | None) -> None:
    """feel.md L5: the best chance first; who wants to be asked is asked."""
    match = fired_at()
    assert match.ask is not None
    option = given(match, match.ask, orders)
    assert (option.text if option is not None else None) == answer


@pytest.mark.parametrize(("here", "answer"), [("1J4", "volley 1J4"), ("1J4 up", "hold")])
def test_adjacent_is_what_the_rules_call_so(here: str, answer: str) -> None:
    """10.2: those upstairs are not next to the ground of the next hex."""
    units = {here: ["Para squad 1"], "1L5": ["Grenadier squad 1"], "1A1": ["SS squad 1"]}
    match = playing("sainte-mere", units=units, turn=2, active="german", phase="operations", step="take")
    for text in ("take 1L5", "move", "step 1K4"):
        match.give(text)
    assert match.ask is not None and match.ask.kind == "opportunity"
    option = given(match, match.ask, {"fire": "adjacent"})
    assert option is not None and option.text == answer


def test_orders_are_told_by_their_hex() -> None:
    match = fired_at()
    views = {order.id: order for order in orders_view(match, 0, {"fire@1h6": "from-50"}, "en")}
    assert views["fire@1h6"].about == at("1H6") and views["fire@1h6"].value == "from-50"
    assert {order.about for order in orders_view(match, 1, {}, "en")} == {"", at("1H3")}, "one's own hexes alone"


def test_those_who_hold_back_are_left_out_and_nobody_fires_where_all_do() -> None:
    """feel.md L5: a unit that is not to fire with the others; from odds in tens."""
    units = {"1H6": ["Para squad 1", "Para squad 2"], "1G2": ["Grenadier squad 1"]}
    match = playing(units=units, turn=2, active="german", phase="operations", step="take")
    for text in ("take 1G2", "move", "march", "step 1H3"):
        if match.ask is not None and match.ask.find(text) is not None:
            match.give(text)
    orders = {"fire": "always", "apart@para-squad-1": "apart"}
    fired: list[str] = []
    while match.ask is not None and (option := given(match, match.ask, orders)) is not None and len(fired) < 3:
        fired.append(option.text)
        match.answer(option)
    assert fired == ["volley 1H6", "without Para squad 1", "shoot"]
    assert GAME.orders(match.state, 0)["fire"][2:11] == [f"from-{n}" for n in range(10, 100, 10)]
    alone = fired_at()
    assert alone.ask is not None
    option = given(alone, alone.ask, {"fire@1h6": "always", "fire": "never", "apart@para-squad-1": "apart"})
    assert option is HOLD.plain


def test_till_they_stop_is_for_one_walk() -> None:
    """feel.md L5: no fire at those who walk now; their stop, and another walk, are another matter."""
    match = fired_at()
    assert match.ask is not None
    lull = next(name for name in GAME.orders(match.state, 0) if name.startswith("lull@"))
    assert not any(name.startswith("lull@") for name in GAME.orders(match.state, 1)), "not for those who walk"
    views = {order.id: order for order in orders_view(match, 0, {}, "en")}
    assert (views[lull].key, views[lull].values[1]) == ("h", "hold")
    orders = {"fire": "always", lull: "hold"}
    assert given(match, match.ask, orders) is HOLD.plain
    match.answer(HOLD.plain)
    assert lapsed(match, 0, orders) == []
    match.give("stop")
    assert lapsed(match, 0, orders) == [lull]


def test_the_order_of_a_hex_goes_when_the_hex_is_left() -> None:
    match = impulse(**{"1H6": ["Para squad 1"], "1A7": ["Grenadier squad 1"]})
    orders = {"fire": "never", "fire@1h6": "always"}
    assert lapsed(match, 0, orders) == []
    for text in ("take 1H6", "move", "march", "step 1H7"):
        if match.ask is not None and match.ask.find(text) is not None:
            match.give(text)
    assert lapsed(match, 0, orders) == ["fire@1h6"]


def test_a_hidden_sniper_never_fires_unless_his_owner_wants_to_be_asked() -> None:
    """R48: he waits off the board with Never; armed, he is asked for at every chance."""
    units = {"off": ["US sniper 1"], "1A7": ["Para squad 1"], "1H5": ["Grenadier squad 1"]}
    match = playing(units=units, turn=2, active="german", phase="operations", step="take")
    for text in ("take 1H5", "move", "march", "step 1H4"):
        if match.ask is not None and match.ask.find(text) is not None:
            match.give(text)
    assert match.ask is not None and match.ask.kind == "opportunity"
    assert given(match, match.ask, {}) is HOLD.plain
    assert given(match, match.ask, {"snipe": "ask"}) is None


def test_the_chance_that_somebody_is_hurt() -> None:
    """Two checks after an attack that takes effect in half of all cases, each failed by a third."""

    def stage(kind: str, outcomes: dict[str, tuple[Fraction, list[Stage]]], **facts: Any) -> Stage:
        made = Stage(Event(kind, "5.0", facts), 0)
        made.chance = Fraction(1)
        for outcome, (chance, then) in outcomes.items():
            branch = Branch(outcome)
            branch.chance, branch.then = chance, then
            made.branches.append(branch)
        return made

    third = Fraction(1, 3)
    second = stage("damage", {"shaken": (third, []), "none": (1 - third, [])}, unit=2)
    first = stage("damage", {"shaken": (third, [second]), "none": (1 - third, [second])}, unit=1)
    attack = stage("attack", {"effect": (Fraction(1, 2), [first]), "no-effect": (Fraction(1, 2), [])})
    assert hurts([attack], [1, 2]) == Fraction(1, 2) * (1 - Fraction(4, 9))
    assert hurts([attack], [2]) == Fraction(1, 6), "who does not move is no reason to fire"


def test_a_snipers_chance_counts_the_one_he_picks_whether_leader_or_not() -> None:
    """11.4, 5.0: one of those under fire checks, each as likely; a leader's check excludes those of the others."""
    under = [f"{name} (shaken, moved)" for name in ("Lt Plassmann", "Grenadier half-squad (0) 1")]
    match = impulse(**{"off": ["US sniper 1"], "1F6": ["Para squad 1"], "1B3": under})
    for text in ("snipe US sniper 1", "place 1C2"):
        match.give(text)
    assert match.ask is not None
    found = odds_of(match, match.ask.options[0])
    assert found is not None
    effect = next(branch for branch in found.chain[0].branches if branch.outcome == "effect")
    assert {stage.chance for stage in effect.then} == {Fraction(1, 2)}
    spared = [b.chance for stage in effect.then for b in stage.branches if b.outcome == "none"]
    there = [int(unit(name.partition(" (s")[0]).removeprefix("unit:")) for name in under]
    assert hurts(found.chain, there) == effect.chance * (1 - sum(spared) / 2) > Fraction(9, 10)


# -- sight and the terminal ------------------------------------------------------------------------


def test_the_field_of_view_says_what_is_hard_to_see() -> None:
    match = impulse(**{"1H6": ["Para squad 1"], "1A2": ["Grenadier squad 1"]})
    view = GAME.field_of_view(match.state, 0, at("1H6"))
    assert view == GAME.field_of_view(match.state, 0, unit("Para squad 1"))
    assert view[at("1H5")] == 0 and set(view.values()) == {0, 1, 2}
    assert at("1D1") not in view


def typed(match: Match, *lines: str, lang: str = "en") -> str:
    left = iter(lines)
    console = Console(file=io.StringIO(), width=100)

    def read(prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    assert play(match, lang, None, console, read) == 0
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_sight_is_told_in_the_terminal() -> None:
    match = impulse(**{"1H6": ["Para squad 1"], "1A2": ["Grenadier squad 1"]})
    said = typed(
        match, "", "sight 1H6 1H4", "sight 1h6 1d1", "sight 1G4 1E3", "sight 1H6 1P4", "sight 1O3 2Q3", "sight"
    )
    assert "2 hexes. Clear." in said
    assert "Blocked: wooden building, 1F4. [10.3]" in said
    assert "There is no 2Q3 here. Near it: 1O3, 1N3, 1O2, 1O4." in said
    assert "There is no 1P4 here. Near it: 1O4, 1N4, 1O3, 1O5." in said
    assert "Type “sight” and two places" in said


def test_hexes_near_one_that_does_not_exist() -> None:
    names = ["1A1", "1B1", "1B2", "1O4", "2O4"]
    assert nearest(names, "1p4") == ["1O4", "1B2", "1B1", "1A1"]
    assert nearest(names, "nowhere") == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_map_of_letters_fits_a_hundred_columns_and_misses_nobody(scenario: str, lang: str) -> None:
    chance = random.Random(scenario)
    match = start(GAME, scenario, OPTIONS, key_of(scenario))
    for _ in range(140):
        if match.ask is not None:
            match.answer(chance.choice(match.ask.options))
    scene = scene_of(match, 0, lang, odds=False)
    for plain in (False, True):
        lines = draw_hexes(scene, 100, plain).plain.splitlines()
        assert max(len(line) for line in lines) <= 100
        assert not plain or lang != "en" or "".join(lines).isascii()
        text = "\n".join(lines)
        assert all(space.name in text for space in ground_of(scene).spaces)


def test_hexsides_stand_between_the_hexes_they_part() -> None:
    """Issue 12, 5: hedges, walls and bocage told apart, upright between columns and lying below a hex."""
    match = playing(units={"1I2": ["Para squad 1"], "1J2": ["Grenadier squad 1"]}, turn=2)
    for plain, (bocage, wall, hedge, rims) in {False: ("┃", "═", "┄", "╱╲"), True: ("$", "=", "-", "/\\")}.items():
        upper, lower = rims[0], rims[1]
        text = draw_hexes(scene_of(match, 0, "en", odds=False), 100, plain).plain
        lines = text.splitlines()
        assert f"1L1; {bocage}     {upper}1N1" in lines[1], "between two columns"
        assert f"1K1; {lower}     {bocage}1M1" in lines[2]
        below = next(line for line in lines if "1I2" in line)
        assert below[8 * 6 + 6 :].startswith(f"S{wall * 4}{upper}1K2"), "behind who is in 1J2, before 1J3"
        assert f"{lower}S{wall}" in below, "who is there stands in the lower half of his hex"
        assert hedge * 5 in text and all(f"{sign} " in text for sign in ("bocage", "stone wall"))
        assert "1H3" in text and max(len(line) for line in lines) <= 100


def test_more_men_than_there_is_room_for_are_told_of() -> None:
    squads = [f"Glider squad {number}" for number in range(1, 5)]
    units = {"3J6": [*squads[:2], "Lt Plassmann"], "3J6 up": squads[2:]}
    match = playing(scenario="causeway", units=units, melees=["3J6"])
    lines = draw_hexes(scene_of(match, 0, "en", odds=False), 100).plain.splitlines()
    assert any("S2L^…" in line for line in lines)


UPSTAIRS: dict[str, Any] = {
    "units": {
        "1J4 up": ["Grenadier squad 1 (shaken)"],
        "1J4": ["Grenadier squad 2"],
        "1F1": ["Para squad 1"],
        "outside reserve": ["Grenadier squad 3"],
        "dead": ["Para squad 2"],
    },
    "weapons": {"1H6": ["BAR 1 (us)"]},
    "turn": 2,
    "active": "us",
    "phase": "operations",
    "step": "take",
}
"""Men on a floor, in a hex and off the board, and a weapon nobody carries."""


@pytest.mark.parametrize(("lang", "shaken"), [("en", "shaken"), ("es", "sacudida")])
def test_the_list_misses_nobody_wherever_he_is(lang: str, shaken: str) -> None:
    said = typed(playing("sainte-mere", **UPSTAIRS), "", "units", lang=lang)
    listed = said[said.rindex("1F1: ") :]
    upstairs = next(line for line in listed.splitlines() if line.startswith("1J4 up: "))
    assert shaken in upstairs
    assert "1J4: " in listed and "1H6: BAR 1 (" in listed
    scene = seen(playing("sainte-mere", **UPSTAIRS), lang)
    boxes = kit_of(scene).words["box"]
    for box, name in {"outside-reserve": "Grenadier squad 3", "dead": "Para squad 2"}.items():
        who = next(piece.name for piece in scene.pieces if piece.id == unit(name))
        assert next(line for line in listed.splitlines() if line.startswith(f"{boxes[box]}: {who}"))


def test_what_becomes_of_men_upstairs_and_who_falls_is_told() -> None:
    """Those on a floor are told of whenever they are not as last shown; of a box only who has come to it."""
    match = playing("sainte-mere", **UPSTAIRS)
    table = Table(match, Screen(Console(file=io.StringIO(), width=100), "en", "locknload"), None, input)
    table.eyes = 0
    table.show_new_units(seen(match))
    told = table.screen.console.file
    assert isinstance(told, io.StringIO)
    assert "1J4 up: Grenadier squad 1" in told.getvalue() and "Eliminated" not in told.getvalue()
    after = copy.deepcopy(UPSTAIRS)
    after["units"]["1J4 up"] = ["Grenadier squad 1 (fired, shaken)"]
    after["units"]["dead"] = ["Para squad 2", "Para squad 3"]
    told.truncate(told.seek(0))
    table.show_new_units(seen(playing("sainte-mere", **after)))
    lines = told.getvalue().splitlines()
    assert len(lines) == 2
    assert lines[0].startswith("1J4 up: Grenadier squad 1") and "has fired" in lines[0]
    assert lines[1].startswith("Eliminated: Para squad 3") and "Para squad 2" not in lines[1]


def test_the_map_shows_by_night_which_hexes_are_lit() -> None:
    """9.0: which of them decides who is seen; dark is what has no sign, and the legend says so."""
    scene = seen(playing("sainte-mere", **UPSTAIRS))
    lit = [space for space in board_of(scene).spaces if "lit" in space.marks]
    for plain, sign in ((False, "°"), (True, "`")):
        board, key = draw_board(scene, 100, plain).plain, " ".join(line.plain for line in legend(scene, 100, plain))
        assert 0 < len(lit) == board.count(sign) < 40
        assert f"{sign} lit" in key and f"without {sign}: dark" in key


def test_the_map_is_drawn_again_where_smoke_light_or_a_floor_has_changed() -> None:
    scene = seen(playing("sainte-mere", **UPSTAIRS))
    before = board_state(scene, None)
    assert board_state(copy.deepcopy(scene), before) == before
    upstairs = {"1J4 up": ["Grenadier squad 1 (shaken)", "Grenadier squad 4"]}
    for change in ({"smoke": ["1K4"]}, {"flares": ["1D3"]}, {"units": UPSTAIRS["units"] | upstairs}):
        assert board_state(seen(playing("sainte-mere", **(UPSTAIRS | change))), before) != before


@pytest.mark.parametrize("plain", [False, True])
def test_the_map_shows_where_a_bunker_looks_and_all_that_lies_in_a_hex(plain: bool) -> None:
    """21.1: the three hexes of its front hang on it. A marker hides neither another one nor how high a hex lies."""
    works = {"german": {"bunker": ["2I6 facing 2", "2F4 facing 5"], "foxhole": ["2C5"], "wire": ["2C5"]}}
    units = {"2I6 inside": ["Grenadier squad 1"], "3K1": ["Para squad 1"]}
    match = playing("bayonets", works=works, units=units, smoke=["2C5", "3K1"], turn=1)
    scene = seen(match)
    text = draw_hexes(scene, 100, plain).plain
    signs = {name: pick(MARKS[name], plain) for name in ("bunker", "smoke", "foxhole", "wire")}
    north_east, south_west = ("'", ".") if plain else ("↗", "↙")
    assert f"[{'S'}{signs['bunker']}{north_east}" in text and f"{signs['bunker']}{south_west}" in text
    for facing, arrow in (("north-east", north_east), ("south-west", south_west)):
        assert f"{signs['bunker']}{arrow} bunker facing {facing}" in " ".join(text.split())
    lines = text.splitlines()
    row, column = next((row, line.index("2C5")) for row, line in enumerate(lines) if "2C5" in line)
    shown = lines[row][column + 4 : column + 5] + lines[row + 1][column : column + 5]
    assert all(signs[name] in shown for name in ("smoke", "foxhole", "wire"))
    high = next(space for space in board_of(scene).spaces if space.level and not space.marks)
    works["german"]["foxhole"] = [high.name]
    text = draw_hexes(seen(playing("bayonets", works=works, units=units, turn=1)), 100, plain).plain
    line = next(line for line in text.splitlines() if high.name in line)
    assert line[line.index(high.name) + 4] == LEVELS[plain][high.level], "its level is still there"


def test_what_has_no_room_on_the_map_is_said_in_words() -> None:
    works = {"german": {"foxhole": ["1K4"], "wire": ["1K4"], "mines-1": ["1K4"]}}
    position = copy.deepcopy(UPSTAIRS) | {"works": works, "smoke": ["1K4"]}
    position["units"]["1K4"] = ["Grenadier squad 4", "Grenadier half-squad (1) 1 (shaken)"]
    match = playing("sainte-mere", **position)
    board = draw_board(seen(match), 100, False).plain
    row, cell = next((row, line.index("1K4")) for row, line in enumerate(board.splitlines()) if "1K4" in line)
    assert board.splitlines()[row + 1][cell : cell + 5] == "Sh∴×…"
    assert "1K4: smoke, mines, wire, foxhole, lit" in board.splitlines(), "below the board"
    assert "… more than fits" in " ".join(line.plain for line in legend(seen(match), 100, False))
    said = typed(match, "", "sight 1k4", "sight 1J4 upstairs")
    told = next(line for line in said.splitlines() if line.startswith("1K4: clear"))
    assert all(word in told for word in ("smoke", "foxhole", "wire", "mines", "lit", "road (")), (
        "asked for, all of it"
    )
    floor = said[said.index(told) :]
    assert "1J4: stone building, counts for victory" in floor and "1J4 up: Grenadier squad 1" in floor


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_legend_explains_every_sign_of_a_marker(scenario: str, lang: str) -> None:
    scene = scene_of(start(GAME, scenario, OPTIONS, key_of(scenario)), 0, lang, odds=False)
    for plain in (False, True):
        board, key = draw_board(scene, 100, plain).plain, " ".join(line.plain for line in legend(scene, 100, plain))
        drawn = {sign for signs in MARKS.values() for sign in pick(signs, plain) if sign in board}
        drawn -= {sign for signs in HEXSIDES.values() for sign in "".join(signs[plain])}
        assert drawn and all(f" {sign} " in f" {key} " for sign in drawn)
        told = [item.split()[0] for item in key.split(" - " if plain else " · ")]
        assert len(told) == len(set(told)), "no sign stands for two things"
    assert not any(sign.isalnum() for signs in MARKS.values() for sign in "".join(signs)), "letters are men"


def test_floors_are_named_to_sight_as_answers_and_notation_name_them() -> None:
    match = playing("sainte-mere", **UPSTAIRS)
    names = ["1J4 up 1E3", "1j4 upstairs 1E3", "1J4, piso de arriba 1E3", "1J4 piso de arriba 1E3"]
    lines = [re.findall(r"\d hexes\. .*", typed(match, "", f"sight {ends}")) for ends in [*names, "1E3 1J4 up"]]
    assert all(len(found) == 1 for found in lines) and len({found[0] for found in lines[:4]}) == 1
    said = typed(
        match, "", "visión 1J4 arriba 1E3", "visión 1j4 piso de arriba 1E3", "visión 1J4 up 1E3", lang="es"
    )
    assert said.count("hexágonos. ") == 3
    works = {"german": {"bunker": ["2I6 facing 2"]}}
    bunker = playing("bayonets", works=works, units={"3K1": ["Para squad 1"]}, turn=1)
    said = typed(bunker, "", "sight 2I6 inside 2F4", "sight 2I6 in the bunker 2F4", "sight")
    assert said.count("hexes. ") == 2 and "2I6 inside" in said.rpartition("Type “sight”")[2], "how it is typed"


def test_a_floor_that_does_not_exist_names_the_nearest_that_do() -> None:
    match = playing("sainte-mere", **UPSTAIRS)
    said = typed(match, "", "sight 1G4 upstairs 1E3", "sight 1E3 1g4 up", "sight 1G4 the attic 1E3")
    near = nearest([room.name for room in seen(match).rooms], "1G4")
    assert len(near) == 3 and all(name.endswith(" upstairs") for name in near)
    assert f"There is no 1G4 upstairs here. Near it: {', '.join(near)}." in said
    up = ", ".join(name.replace("upstairs", "up") for name in near)
    assert f"There is no 1G4 up here. Near it: {up}." in said
    assert f"There is no 1G4 the attic here. Near it: {up}." in said
    assert "There is no 1G4 up here." in typed(impulse(**{"1H6": ["Para squad 1"]}), "", "sight 1G4 up 1E3")


def test_why_proposes_only_hexes_of_the_match() -> None:
    match = impulse(**{"1H6": ["Para squad 1"], "1A1": ["Grenadier squad 1"]})
    with pytest.raises(Problem) as trouble:
        why(match, 0, "volley 1Z9", "en")
    told = trouble.value.say("en")
    here = {room.id for room in seen(match).rooms} | {space.id for space in ground_of(seen(match)).spaces}
    named = re.findall(r"volley ([^,.]+)", told.partition("1Z9")[2])
    assert named and {at(name.strip("”.")) for name in named} <= here


# -- two at a terminal -------------------------------------------------------------------------------


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a match that is left may be saved."""
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("elsewhere")
def test_opportunity_fire_is_asked_in_the_open_and_an_impulse_behind_a_curtain() -> None:
    """Issue 12, 5: nothing is hidden in opportunity fire; else the screen changes hands first."""
    units = {"1H6": ["Para squad 1"], "1G2": ["Grenadier squad 1"], "1A1": ["Grenadier squad 2"]}
    match = playing(units=units, turn=2, active="german", phase="operations", step="take")
    shown = typed(match, "", "take 1G2", "move", "step 1H3", "hold", "stop", "end", "")
    assert shown.count("Pass the screen to the Germans") == 1, "at first alone"
    fired, _, after = shown.partition("The enemy moves in 1H3. Fire?")
    assert "Pass the screen to the Americans" not in fired and "Where to next?" in after
    assert shown.count("Pass the screen to the Americans") == 1 and "Pass the screen" in after


@pytest.mark.usefixtures("elsewhere")
def test_a_set_up_is_offered_at_the_terminal_but_for_the_last() -> None:
    match = start(GAME, "sainte-mere", OPTIONS, key_of("offer"))
    shown = typed(match, "", "offer", "undo", "offer")
    assert "“offer” sets up what is left" in shown and "Taken back" in shown
    assert match.answers and match.ask is not None and match.ask.kind in GAME.offered, (
        "the last is left to the player"
    )
    before = len(match.answers)
    typed(match, "", "offer")
    assert len(match.answers) > before and match.ask is not None and match.ask.kind not in GAME.offered
    first = next(line for line in shown.splitlines() if line.startswith("  1  "))
    assert "  2  " in first, "many short answers stand side by side"
