"""Beside a real board: dice, markers and cards typed in, corrections laid by hand, private decks in saves."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from rich.console import Console

from grognard.cli import main
from grognard.companion.table import play, word_in
from grognard.engine import record
from grognard.engine.corrections import correct, rolled
from grognard.engine.dice import CARDS, CUPS, DICE, DrawNeeded, KeyedDice, TableDice, key_of
from grognard.engine.match import DRAWN, Match, play_from
from grognard.engine.plans import plans_of
from grognard.engine.problem import Problem
from grognard.engine.purpose import die_for
from grognard.engine.record import Record
from grognard.engine.show import die_prompt, faces_told, prompt_of, scene_of
from grognard.games import checked_options, game_named, new_match
from grognard.games.heroes.content import content, load_deck
from grognard.games.heroes.game import game, game_with
from grognard.games.heroes.library import checked, remember
from grognard.games.heroes.rules.lots import left_by
from grognard.games.heroes.state import Mission
from grognard.table.archive import past_of, save_of
from grognard.table.hall import opened
from grognard.terminal.saves import load
from grognard.text import LANGUAGES, say

pytestmark = pytest.mark.once

UNITS = {
    "E07": ["German Rifles 01 (SE)"],
    "G08": ["Soviet Rifles 01 (NW)"],
    "G05": ["Soviet Rifles 02 (NW)"],
}
POSITION: dict[str, Any] = {"caps": 3, "box": 5, "units": UNITS}
AT = f"heroes/1 partisans {POSITION}"


@pytest.fixture(autouse=True)
def own_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GROGNARD_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("GROGNARD_LANG", "en")
    monkeypatch.chdir(tmp_path)  # a match without a file is saved where one is


def beside(*asked: str, **more: Any) -> Match:
    """A match beside a board on which this much is rolled and drawn."""
    options = checked_options(game(), {})
    dice = TableDice(key_of("companion"), [], list(asked))
    state = game().place("partisans", options, {**POSITION, **more}, dice)
    match = play_from(game(), "partisans", options, state)
    match.origin = game().describe(state)
    return match


def state_of(match: Match) -> Mission:
    assert isinstance(match.state, Mission)
    return match.state


def heard(match: Match, *typed: str, lang: str = "en", path: Path | None = None) -> str:
    """Everything shown to somebody who types these lines and leaves."""
    lines: Iterator[str] = iter([*typed, "quit"])
    console = Console(file=io.StringIO(), width=200, color_system=None)
    play(match, lang, path, console, lambda prompt: next(lines))
    shown = console.file
    assert isinstance(shown, io.StringIO)
    return shown.getvalue()


def again(match: Match) -> Match:
    """The match, saved and opened."""
    return record.restore(record.decode(record.encode(match)), match.game)


def same(one: Match, other: Match) -> bool:
    asked = [[o.text for o in match.ask.options] if match.ask is not None else [] for match in (one, other)]
    return asked[0] == asked[1] and one.game.describe(one.state) == other.game.describe(other.state)


def typed_deck(path: Path, spent: int = 0) -> Path:
    cards = [msgspec.to_builtins(content().orders[number]) for number in range(1, 56)]
    cards[21]["spent"] = spent or cards[21]["spent"]
    path.write_text(yaml.safe_dump({"source": "published, typed in", "cards": cards}), encoding="utf-8")
    return path


# -- dice of a table ------------------------------------------------------------------------------


def test_what_is_asked_for_is_typed_in_and_the_rest_is_ours() -> None:
    dice = TableDice(key_of("a"), [], [CUPS])
    plain = KeyedDice(key_of("a"))
    assert dice.d6() == plain.d6()
    with pytest.raises(DrawNeeded) as needed:
        dice.pick([7, 7, 9])
    assert (needed.value.items, needed.value.pile) == ([7, 7, 9], False)
    dice.given.append(9)
    assert dice.pick([7, 7, 9]) == 9
    pile = [1, 2, 3]
    assert dice.top(pile, [pile], 0) == 3, "cards are ours"


def test_the_counters_on_the_table_are_told_with_their_markers() -> None:
    units = {**UNITS, "E07": ["German Rifles 01 (SE, spent, hit pinned)"]}
    text = heard(beside(units=units), "units e07")
    assert "E07: German Rifles 01 (1, spent, hit: Pinned, cannot move)" in text
    assert "German Rifles 01, E07: AP to move 1 · front 12 · flank 11 · AP to fire 3 · range 5" in text


def test_a_card_is_taken_out_of_the_pile_wherever_it_lay() -> None:
    dice = TableDice(key_of("a"), [2], [CARDS])
    pile = [1, 2, 3]
    assert dice.top(pile, [pile], 0) == 2
    assert pile == [1, 3]
    with pytest.raises(DrawNeeded) as needed:
        dice.top(pile, [pile], 0)
    assert needed.value.pile
    assert dice.draw([5, 5]) == 5, "what no player draws is never asked for"


def test_a_copy_goes_on_where_the_dice_are() -> None:
    dice = TableDice(key_of("a"), [4, 5], [DICE])
    assert dice.d6() == 4
    twin = dice.copy()
    assert isinstance(twin, TableDice)
    assert (twin.d6(), twin.asked) == (5, [DICE])


# -- a turn beside a board ------------------------------------------------------------------------


def test_the_ai_draws_the_card_that_lies_on_the_table() -> None:
    match = beside(DICE, CUPS, CARDS)
    text = heard(match, "pass", "22", "3", "4", "1")
    assert "Turn up the top order card on your table" in text
    assert "The AI draws order card 22." in text
    assert "Soviet Rifles 01 fires at German Rifles 01" in text
    assert state_of(match).card == -1 or state_of(match).discards


def test_the_program_draws_the_card_and_asks_for_the_dice() -> None:
    match = beside(DICE, CUPS, orders=["22", "18", "16"])
    text = heard(match, "pass", "6", "6")
    assert "The AI draws order card 22." in text
    assert "Draw a hit marker for German Rifles 01 on your table: which one?" in text, "twelve hits"


def test_the_marker_under_an_ai_is_turned_over_and_not_drawn_again() -> None:
    """HEROES 7.4: it was laid when the AI was hit; which AI it is under is said."""
    units = {**UNITS, "G08": ["Soviet Rifles 01 (NW, hit face-down)"]}
    match = beside(DICE, CUPS, orders=["22", "18", "16"], units=units)
    match.give("pass")
    ask = match.ask
    assert ask is not None and ask.kind == DRAWN
    told, rule = prompt_of(match, ask, "en")
    assert (
        told == "Turn over the hit marker under Soviet Rifles 01 on your table: which one is it?" and rule == "7.4"
    )
    assert prompt_of(match, ask, "es")[0].startswith(
        "Da la vuelta en tu mesa al marcador de impacto que hay bajo Rif"
    )


def test_a_die_that_chooses_says_between_whom() -> None:
    """4.1.3: a die chooses among the targets of the AI; the shot at the one it chose has dice of its own."""
    match = new_match(game(), "ridge", {}, "s1", True, [DICE, CUPS])
    group = ["take German Rifles 03", "together dig", "joins German Rifles 02", "go", "caps 0", "die 4", "die 4"]
    for text in [*group, "take German 8cm Mortar 23", "smoke D12", "caps 3"]:
        match.give(text)
    assert match.ask is not None and match.ask.kind == "die"
    assert die_for(match) is None
    for lang in LANGUAGES:
        one, other = [game().noun("unit", unit(match, f"German Rifles 0{n}"), lang) for n in (2, 3)]
        assert die_prompt(match, lang) == (say(lang, "ask-die-between", faces=f"1–3 {one}; 4–6 {other}"), "")
    match.give("die 1")
    assert die_prompt(match, "en")[1] == "EOD 7.1"


@pytest.mark.parametrize(
    ("count", "told"),
    [
        (3, "1–2 A02; 3–4 B02; 5–6 C02"),
        (4, "1 A02; 2 B02; 3 C02; 4 D02; 5–6 again"),
        (7, "1–3 A02, B02, C02 and D02; 4–6 E02, F02 and G02"),
    ],
)
def test_each_face_of_a_die_that_chooses_is_told(count: int, told: str) -> None:
    """HEROES 42, R33: of three two faces each, of four to six a face each and again above, of more halves."""
    hexes = [game().names["hex"].index(f"{row}02") for row in "ABCDEFG"[:count]]
    faces = [left_by(hexes, face) for face in range(1, 7)]
    assert faces_told(game(), "hex", faces, "en") == told


@pytest.mark.parametrize("typed", ["0", "7", "1.5", "six", "-3"])
def test_a_die_that_is_none_changes_nothing(typed: str) -> None:
    match = beside(DICE, CUPS, orders=["22", "18", "16"])
    match.give("pass")
    before = record.encode(match)
    assert f"“{typed}” is no die" in heard(match, typed)
    assert record.encode(match) == before


def test_a_card_that_was_drawn_cannot_be_drawn_again() -> None:
    match = beside(DICE, CUPS, CARDS, discards=["22"])
    match.give("pass")
    before = record.encode(match)
    for typed in ("22", "99", "Adrenaline"):
        assert "cannot be drawn" in heard(match, typed)
    assert record.encode(match) == before


def test_a_marker_of_which_none_is_left_cannot_be_drawn() -> None:
    match = beside(DICE, CUPS, orders=["22", "18", "16"])
    for answer in ("pass", "die 6", "die 6"):
        match.give(answer)
    before = record.encode(match)
    assert "“Immobilised” cannot be drawn" in heard(match, "Immobilised"), "that is of the other pool"
    assert record.encode(match) == before


def test_the_program_rolls_and_draws_where_it_is_told_to() -> None:
    match = beside(DICE, CUPS, CARDS)
    text = heard(match, "roll", "pass", "roll")
    assert "No die is to be rolled" in text
    assert "The program rolls or draws for you: order card" in text
    assert [answer.verb for answer in match.answers][:2] == ["pass", "drawn"]
    assert (
        heard(beside(DICE, CUPS, CARDS), "pasar", "tirar", lang="es").count("El programa tira o roba por ti") == 1
    )


def test_what_the_program_draws_is_as_likely_as_it_is() -> None:
    """Of the markers of a pool each copy counts; of action cards each card of its kind."""
    match = beside(DICE, CUPS, orders=["22", "18", "16"])
    for answer in ("pass", "die 6", "die 6"):
        match.give(answer)
    assert isinstance(match.needed, DrawNeeded)
    counts = {game().box.marker_names[item]: match.needed.items.count(item) for item in match.needed.items}
    chance = random.Random(5)
    drawn = [rolled(match, chance).subject for _ in range(4000)]
    for name, count in counts.items():
        assert abs(drawn.count(name) / 4000 - count / len(match.needed.items)) < 0.04
    cards = play_from(
        game(), "partisans", match.options,
        game().new("partisans", match.options, TableDice(key_of("c"), [], [CARDS])),
    )  # fmt: skip
    assert cards.needed is not None
    assert rolled(cards, chance) in (cards.ask.options if cards.ask is not None else [])


def test_a_draw_can_be_taken_back_like_a_die() -> None:
    match = beside(DICE, CUPS, CARDS)
    match.give("pass")
    before = game().describe(match.state)
    match.give("drawn 22")
    match.undo()
    assert game().describe(match.state)["orders"] == before["orders"]
    assert match.ask is not None
    assert match.ask.kind == "drawn"


def test_reasons_tell_all_about_the_last_act() -> None:
    text = heard(beside(DICE, CUPS, CARDS), "reasons", "pass", "22", "reasons")
    assert "The AI has not acted yet." in text
    assert "no AI is in close combat" in text


def test_what_the_rules_forbid_is_pointed_out_with_its_section() -> None:
    """A spent unit may not act without CAPs: that is said, and how to tell that it did."""
    both = ["German Rifles 01 (SE, spent)", "German Rifles 02 (SE)"]
    match = beside(DICE, CUPS, units={**UNITS, "E07": both}, caps=0)
    before = record.encode(match)
    text = heard(match, "take German Rifles 01")
    assert record.encode(match) == before
    assert "It is spent, and you have too few CAPs to pay for the whole action. [3.2.2]" in text
    assert "If it was done on the board all the same" in text
    assert "all the same" not in heard(match, "fire G08"), "that is only not the question"


def test_several_dice_in_one_line() -> None:
    match = beside(DICE, CUPS, orders=["22", "18", "16"])
    match.give("pass")
    heard(match, "6 7")
    assert [answer.text for answer in match.answers] == ["pass"], "one of them is none"
    text = heard(match, "1 2 3")
    assert [answer.text for answer in match.answers][:3] == ["pass", "die 1", "die 2"]
    assert "Only 2 dice" in text


def test_help_has_the_words_of_the_companion() -> None:
    assert heard(beside(DICE, CUPS), "?").count("The real board lies beside you.") == 2
    assert heard(beside(DICE, CUPS), "ayuda", lang="es").count("El tablero real está a tu lado.") == 2


def test_words_in_both_languages() -> None:
    assert word_in("board says: caps: 5", "en") == ("board", "caps: 5")
    assert word_in("el tablero dice: caps: 5", "es") == ("board", "caps: 5")
    assert word_in("corregir caps: 5", "es") == ("correct", "caps: 5")
    assert word_in("correction", "en") is None
    assert word_in("pass", "en") is None


# -- the board says otherwise ---------------------------------------------------------------------


def unit(match: Match, name: str) -> int:
    return game().box.unit_names.index(name)


def test_a_unit_is_where_the_board_says() -> None:
    match = beside(DICE, CUPS)
    correct(match, "E06: German Rifles 01 (pinned, spent)")
    g = state_of(match)
    who = unit(match, "German Rifles 01")
    assert game().box.hex_names[g.at[who]] == "E06"
    assert g.facing[who] == 2, "nothing was said of the way it faces"
    assert game().box.marker_names[g.hit[who]] == "pinned"
    assert g.is_spent(who)
    correct(match, "E06: German Rifles 01 (N)")
    assert state_of(match).facing[who] == 0
    assert not state_of(match).is_hit(who), "a unit is as it is said to be"
    correct(match, "F08: Rifles 02")  # the German one is in the box
    assert state_of(match).theater.box.hex_names[state_of(match).at[unit(match, "Soviet Rifles 02")]] == "F08"
    correct(match, "dead: Soviet Rifles 02")
    assert unit(match, "Soviet Rifles 02") not in state_of(match).force[1]


def test_tracks_and_decks_are_as_the_board_says() -> None:
    match = beside(DICE, CUPS)
    correct(match, "{caps: 5, vp: -2, discards: ['22'], orders: ['03', '17']}")
    g = state_of(match)
    assert (g.caps, g.vp) == (5, -2)
    assert [game().box.card_names[card] for card in g.orders] == ["17", "03"]
    assert match.ask is not None
    assert match.ask.kind == "turn"


@pytest.mark.parametrize(
    "said",
    [
        "", "E06", "E06:", "{", "{}", "[1]", "caps: many", "caps: 99", "vp: 0", "nothing: 3", "units: 5",
        "E06: Tiger", "Z99: German Rifles 01", "E06: Rifles 02 (flying)", "E06: Soviet Rifles 01, Soviet Rifles 02",
        "orders: ['22', '22']", "{caps: 1, caps", "phase: dinner",
    ],
)  # fmt: skip
def test_a_correction_that_cannot_be_changes_nothing(said: str) -> None:
    match = beside(DICE, CUPS)
    match.give("pass")
    before = record.encode(match)
    with pytest.raises(Problem) as problem:
        correct(match, said)
    assert problem.value.say("en") != problem.value.key
    assert problem.value.say("es") != problem.value.say("en")
    assert record.encode(match) == before


def test_a_correction_is_in_the_record_and_in_the_log() -> None:
    match = beside(DICE, CUPS, orders=["22", "18", "16"])
    match.give("pass")
    match.give("die 2")
    correct(match, "caps: 1")
    assert match.ask is not None
    assert match.ask.kind == "die", "the step begins anew, and with it its dice"
    for answer in ("die 1", "die 1"):
        match.give(answer)
    found = record.decode(record.encode(match))
    assert [(laid.at, laid.what) for laid in found.laid] == [(2, "caps: 1")]
    assert "correct" not in " ".join(found.answers), "it is no answer"
    assert [event["facts"] for event in found.events if event["kind"] == "laid"] == [{"what": "caps: 1"}]
    assert found.since == 0
    twin = again(match)
    assert same(match, twin)
    assert not twin.resumed, "played again from the start, the correction where it was"
    assert len(twin.laid) == 1


def test_a_match_with_corrections_goes_on_from_its_checkpoint_too() -> None:
    match = beside(DICE, CUPS, CARDS)
    for answer in ("pass", "drawn 22", "die 3"):
        match.give(answer)
    correct(match, "caps: 1")
    match.give("die 1")
    found = record.decode(record.encode(match))
    found.rules = "0"
    twin = record.restore(found, game())
    assert same(match, twin)
    assert len(twin.laid) == 1


def test_nothing_before_a_correction_is_taken_back() -> None:
    match = beside(DICE, CUPS)
    match.give("take German Rifles 01")
    correct(match, "caps: 5")
    assert not match.can_undo()
    with pytest.raises(Problem):
        match.undo()


def test_a_record_whose_corrections_are_damaged_is_refused() -> None:
    match = beside(DICE, CUPS)
    correct(match, "caps: 5")
    for spoil in ("laid", "asked"):
        data = msgspec.json.decode(record.encode(match))
        if spoil == "laid":
            data["laid"][0]["at"] = 99
        else:
            data["asked"] = ["tea"]
        with pytest.raises(Problem) as problem:
            record.decode(msgspec.json.encode(data))
        assert problem.value.key == "problem-save-damaged"


def test_replay_marks_a_correction(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = beside(DICE, CUPS, CARDS)
    for answer in ("pass", "drawn 22"):
        match.give(answer)
    correct(match, "caps: 1")
    record.write(match, tmp_path / "board.json")
    assert main(["replay", str(tmp_path / "board.json")]) == 0
    out = capsys.readouterr().out
    assert "The board says otherwise: caps: 1." in out
    assert "caps: 1," in out
    assert main(["replay", str(tmp_path / "board.json"), "--at", "1"]) == 0
    out = capsys.readouterr().out
    assert "otherwise" not in out
    assert "caps: 3," in out


@pytest.mark.parametrize("mission", game().scenarios)
def test_matches_with_everything_typed_and_many_slips(mission: str) -> None:
    """Whatever is rolled and drawn, wherever something is put right: it goes on, and the save has all of it."""
    options = checked_options(game(), {})
    chance = random.Random(mission)
    dice = TableDice(key_of(mission), [], [DICE, CUPS, CARDS])
    match = play_from(game(), mission, options, game().new(mission, options, dice))
    for n in range(120):
        if match.ask is None:
            break
        match.answer(chance.choice(match.ask.options))
        if n % 40 == 25 and match.ask is not None:
            laid = len(match.laid)
            correct(match, f"caps: {n % 7}")
            assert len(match.laid) == laid + 1
            assert state_of(match).caps == n % 7
    twin = again(match)
    assert not twin.resumed
    assert same(match, twin)


# -- the command ----------------------------------------------------------------------------------


def sit(monkeypatch: pytest.MonkeyPatch, *typed: str) -> None:
    lines = iter([*typed, "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(lines))
    monkeypatch.setattr("grognard.cli.companion.input", lambda prompt="": next(lines), raising=False)


def test_from_a_position_and_on_from_the_save(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    save = str(tmp_path / "mine.json")
    sit(monkeypatch, "pass", "correct caps: 2")
    assert main(["companion", "partisans", "--at", AT, "--seed", "a", "--save", save]) == 0
    out = capsys.readouterr().out
    assert "The board says otherwise: caps: 2." in out
    assert f"grognard companion {save}" in out
    sit(monkeypatch)
    assert main(["companion", save]) == 0
    assert state_of(load(Path(save))).caps == 2


def test_a_mission_from_its_set_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sit(monkeypatch)
    assert main(["companion", "search-and-destroy", "--lang", "es", "--save", str(tmp_path / "m.json")]) == 0
    assert "El tablero real está a tu lado" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["nowhere"], "nowhere"),
        (["farm", "--at", AT], "not of farm"),
        (["partisans", "--at", "heroes/1 partisans {caps: 99}"], "99 CAPs"),
        (["partisans", "--at", "nonsense"], "nonsense"),
        (["no-such.json"], "no-such.json"),
        (["partisans", "--deck", "no-such.yaml"], "no-such.yaml"),
    ],
)
def test_bad_input_is_a_sentence(capsys: pytest.CaptureFixture[str], words: list[str], sentence: str) -> None:
    assert main(["companion", *words]) == 2
    err = capsys.readouterr().err
    assert sentence in err
    assert "Traceback" not in err


# -- private decks --------------------------------------------------------------------------------


def with_deck(path: Path) -> Match:
    heroes = game_with(load_deck(path))
    options = checked_options(heroes, {})
    return play_from(
        heroes, "partisans", options, heroes.new("partisans", options, TableDice(key_of("d"), [], [DICE, CUPS]))
    )


def test_a_save_names_its_deck_and_opens_where_the_same_file_is(tmp_path: Path) -> None:
    mine = typed_deck(tmp_path / "mine.yaml", spent=1)
    match = with_deck(mine)
    found = record.decode(record.encode(match))
    assert found.options["deck"] == load_deck(mine).hash
    record.write(match, tmp_path / "save.json")
    with pytest.raises(Problem) as problem:
        load(tmp_path / "save.json")
    assert problem.value.key == "heroes-deck-elsewhere"
    remember(load_deck(mine), tmp_path / "saves")
    assert same(match, load(tmp_path / "save.json"))
    g = state_of(load(tmp_path / "save.json"))
    assert g.order_card(21).spent == 1, "its own card, not ours"
    typed_deck(mine, spent=2)
    with pytest.raises(Problem) as problem:
        load(tmp_path / "save.json")
    assert problem.value.key == "heroes-deck-changed"
    mine.unlink()
    with pytest.raises(Problem, match=r"mine\.yaml"):
        load(tmp_path / "save.json")


def test_a_hosted_table_refuses_a_private_deck(tmp_path: Path) -> None:
    found: Record = record.decode(record.encode(with_deck(typed_deck(tmp_path / "mine.yaml"))))
    with pytest.raises(Problem) as problem:
        record.restore(found, game_named("heroes"))
    assert "private deck" in problem.value.say("en")
    with pytest.raises(Problem):
        checked_options(game_named("heroes"), {"deck": found.options["deck"]})
    found.since = 1
    with pytest.raises(Problem):
        record.restore(found, game_named("heroes"))
    with pytest.raises(Problem) as problem:
        opened(msgspec.json.encode(found), 100)
    assert problem.value.key == "heroes-deck-elsewhere"


def test_a_table_in_the_browser_goes_on_with_it(tmp_path: Path) -> None:
    """Without a private deck: the questions for dice and draws are there too, and the corrections stay."""
    match = beside(DICE, CUPS, CARDS)
    correct(match, "caps: 5")
    match.give("pass")
    brought = opened(record.encode(match), 100)
    assert same(match, brought)
    shown = scene_of(brought, 0, "es")
    assert shown.ask is not None
    assert shown.ask.options[0].label == "carta de órdenes 1"
    assert plans_of(brought, [], "en") == []
    assert [one.what for one in past_of(brought, len(brought.answers)).laid] == ["caps: 5"]
    assert msgspec.json.decode(save_of(brought, -1))["laid"] == [], "a position laid tells what is hidden"


def test_a_deck_that_is_named_need_not_be_remembered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    mine, save = str(typed_deck(tmp_path / "mine.yaml")), str(tmp_path / "save.json")
    sit(monkeypatch)
    assert main(["companion", "partisans", "--deck", mine, "--save", save]) == 0
    (tmp_path / "saves" / "decks.json").unlink()
    assert main(["companion", save]) == 2
    assert "private deck" in capsys.readouterr().err
    sit(monkeypatch)
    assert main(["companion", save, "--deck", mine]) == 0
    other = typed_deck(tmp_path / "other.yaml", spent=7 if content().orders[22].spent != 7 else 6)
    assert main(["companion", save, "--deck", str(other)]) == 2
    assert "holds another one now" in capsys.readouterr().err
    deck = load_deck(mine)
    assert checked(deck, deck.hash) is deck
    assert game_named("heroes").equipped({}, tmp_path) is game_named("heroes")
