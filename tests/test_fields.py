"""A field is declared once: the class of the state, its copy, its position and what is set back follow from it."""

from __future__ import annotations

import gc
import random
from typing import Any

import pytest

from grognard.bots import random_player
from grognard.engine.dice import KeyedDice, ScriptDice, key_of
from grognard.engine.fields import (
    MATCH,
    Derived,
    Each,
    Flags,
    Number,
    Numbers,
    One,
    Some,
    changed,
    describe,
    place_state,
)
from grognard.engine.frame import Frame
from grognard.engine.match import start
from grognard.engine.places import ByPlace, Column, Mark, NameColumn
from grognard.engine.position import Reader
from grognard.games import PACKAGES, checked_options, game_named
from grognard.games.frames import frame_of
from refused import refused


@pytest.mark.parametrize("package", PACKAGES.values())
def test_the_frame_is_what_the_fields_make_of_it(package: str) -> None:
    path, source = frame_of(package)
    assert path.read_text() == source, "run: python -m grognard.games.frames"


@pytest.mark.parametrize("name", PACKAGES)
def test_a_copy_that_is_not_wanted_any_more_leaves_nothing_behind(name: str) -> None:
    game = game_named(name)
    state = start(game, game.scenarios[0], checked_options(game, {}), key_of("copies")).state
    state.copy()
    gc.collect()
    before = len(gc.get_objects())
    for _ in range(1000):
        state.copy()
    assert len(gc.get_objects()) < before + 100


UNITS = ["Squad 1", "Squad 2", "Squad 3", "MG42"]
PLACES = {"D4": 0, "D5": 1, "dead": -2, "E5": 1}
CARDS = ["Smoke", "Luck"]
FIELDS = [
    Number("turn", 1, per=MATCH),
    ByPlace(
        "at",
        UNITS,
        PLACES,
        "[-1] * 4",
        [
            NameColumn("facing", "facing", ["north", "south"], "[0] * 4", bare=True),
            Column("hurt", "hurt", "[0] * 4"),
            Mark("shaken", "shaken"),
            Mark("moved", "moved", per="turn"),
            Mark("crept", "low crawl", per="turn"),
            Column("steady", "low morale", "[0] * 4", least=None),
        ],
        key="units",
        carried=NameColumn("bearer", "by", UNITS, "[-1] * 4", first=-1),
    ),
    Each(One("order", ["hold", "fire"], 0), ["red", "blue"]),
    Some("deck", CARDS),
    Derived("sum", "int", "0"),
]


def skirmish() -> Any:
    """A state made from those fields."""
    return Frame("Skirmish", "A few squads.", FIELDS, {}).build()(ScriptDice([]))


def placed(**position: Any) -> Any:
    g = skirmish()
    place_state(FIELDS, g, position)
    return g


def test_positions_read_as_players_speak() -> None:
    g = placed(units={"D4": ["Squad 1 (shaken, moved)", "MG42 under Squad 1"], "D5": ["Squad 2-3 (south, hurt 2)"]})
    assert (g.at, g.bearer) == ([0, 1, 1, 0], [-1, -1, -1, 0])
    assert (g.shaken, g.moved, g.facing, g.hurt) == (1, 1, [0, 1, 1, 0], [0, 2, 2, 0])
    assert describe(FIELDS, g) == {
        "units": {"D4": ["Squad 1 (shaken, moved)", "MG42 under Squad 1"], "D5": ["Squad 2-3 (south, hurt 2)"]}
    }


def test_commas_in_brackets_need_no_quotes() -> None:
    """In a line of notation YAML takes them for commas between things."""
    assert placed(units={"D4": ["Squad 1 (shaken", "moved)", "Squad 2"]}).at == [0, 0, -1, -1]


def test_what_saves_of_the_first_table_say_is_understood() -> None:
    old = placed(units={"Squad 1": {"at": "D4", "hurt": 1, "shaken": True}, "MG42": {"by": "Squad 1"}})
    assert (old.at, old.hurt, old.shaken, old.bearer) == ([0, -1, -1, -1], [1, 0, 0, 0], 1, [-1, -1, -1, 0])


def test_what_is_as_usual_is_left_out() -> None:
    assert describe(FIELDS, skirmish()) == {}
    assert describe(FIELDS, placed(order={"blue": "fire"}, turn=3)) == {"turn": 3, "order": {"blue": "fire"}}


def test_marks_may_have_several_words_and_numbers_a_sign() -> None:
    said = {"units": {"D4": ["Squad 1 (low crawl, low morale -2)"], "D5": ["Squad 2 (low morale 1)"]}}
    g = placed(**said)
    assert (g.crept, g.steady) == (1, [-2, 1, 0, 0])
    assert describe(FIELDS, g) == said


def test_a_place_with_two_names_is_written_by_its_first() -> None:
    assert describe(FIELDS, placed(units={"E5": ["Squad 1"]})) == {"units": {"D5": ["Squad 1"]}}


def test_what_a_position_leaves_out_is_not_what_a_match_begins_with() -> None:
    """A deck that was dealt and is empty by now, points that are gone, an order that was taken back."""
    g = skirmish()
    g.deck, g.turn, g.order = [0, 1], 6, [1, 1]
    place_state(FIELDS, g, describe(FIELDS, placed(order={"blue": "fire"})))
    assert (g.deck, g.turn, g.order) == ([], 1, [0, 1])


def test_each_side_has_what_can_be_copied() -> None:
    fields = [Each(Some("hands", CARDS), ["red", "blue"])]
    g = Frame("Hands", "Two hands.", fields, {}).build()(ScriptDice([]))
    twin = type(g)(ScriptDice([]), g)
    twin.hands[0].append(1)
    assert g.hands == [[], []] and hash(twin.key()) != hash(g.key())
    for kind in (Numbers("points", "[0, 0]"), Flags("seen", CARDS, "[False, False]")):
        with pytest.raises(AssertionError):
            Each(kind, ["red", "blue"])


@pytest.mark.parametrize(
    ("units", "key"),
    [
        ({"D9": ["Squad 1"]}, "problem-position-name"),
        ({"D4": ["Squad 9"]}, "problem-position-name"),
        ({"D4": ["Squad 2-9"]}, "problem-position-name"),
        ({"D4": ["Squad 1 (shakn)"]}, "problem-position-name"),
        ({"D4": ["Squad 1 (hurt badly)"]}, "problem-position"),
        ({"D4": ["Squad 1 (hurt -1)"]}, "problem-position"),
        ({"D4": ["Squad 1"], "D5": ["Squad 1"]}, "problem-position-twice"),
        ({"D4": ["MG42 under Hill"]}, "problem-position-name"),
        ({"Squad 1": {"at": "D4", "hrt": 1}}, "problem-position-field"),
    ],
)
def test_what_cannot_be_is_refused(units: dict[str, Any], key: str) -> None:
    with refused(key):
        placed(units=units)


def test_a_copy_shares_nothing() -> None:
    g = placed(units={"D4": ["Squad 1 (shaken)"]}, turn=2)
    twin = type(g)(ScriptDice([]), g)
    assert not changed(FIELDS, g, twin) and g.key() == twin.key()
    twin.at[0] = 1
    twin.order[1] = 1
    assert [field.attr for field in changed(FIELDS, g, twin)] == ["at", "order"]
    assert g.key() != twin.key()


def test_what_lasts_a_turn_is_set_back_with_it() -> None:
    g = placed(units={"D4": ["Squad 1 (shaken, moved)"]}, turn=2)
    g.new_turn()
    assert (g.turn, g.at, g.shaken, g.moved) == (2, [0, -1, -1, -1], 1, 0)
    g.new_mission()
    assert (g.turn, g.at, g.shaken) == (2, [-1] * 4, 0)


@pytest.mark.parametrize("name", PACKAGES)
def test_every_field_of_a_game_is_copied(name: str) -> None:
    """A match half played: its copy is the same in every field, and shares no list."""
    game = game_named(name)
    match = start(game, game.scenarios[0], checked_options(game, {}), key_of("fields"))
    chance = random.Random(1)
    while match.ask is not None and len(match.answers) < 60:
        match.answer(random_player(match, chance))
    twin = match.state.copy()
    assert not changed(game.fields, match.state, twin)
    for field in [attr for declared in game.fields for attr in declared.attrs()]:
        value = getattr(match.state, field.attr)
        if isinstance(value, list) and field.copied("it") != "it":
            assert value is not getattr(twin, field.attr), field.attr


@pytest.mark.parametrize("name", PACKAGES)
def test_a_position_loses_nothing(name: str) -> None:
    """At the start of a step what is read back from plain data is the same in every field."""
    game = game_named(name)
    options = checked_options(game, {})
    match = start(game, game.scenarios[0], options, key_of("lossless"))
    chance = random.Random(2)
    for _ in range(300):
        if match.ask is None:
            break
        match.answer(random_player(match, chance))
        said = game.describe(match.checkpoint)
        again = game.place(match.scenario, options, said, KeyedDice(key_of("lossless")))
        assert [f.attr for f in changed(game.fields, match.checkpoint, again)] == []


def test_a_reader_names_the_field() -> None:
    with pytest.raises(Exception, match="turn"):
        Number("turn").value(None, Reader({"turn": -1}))
