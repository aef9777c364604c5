"""Saves: every one opens, and a bad one is explained and left alone."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grognard.engine import record
from grognard.engine.dice import key_of
from grognard.engine.match import Match, start
from grognard.engine.problem import Problem
from grognard.games import checked_options, game_named
from refused import refused

GAME = game_named("telemark")
OPTIONS = checked_options(GAME, {})


def played(answers: int, seed: str = "save", typed: bool = False) -> Match:
    match = start(GAME, "gunnerside", OPTIONS, key_of(seed), typed=typed)
    chance = random.Random(seed)
    for _ in range(answers):
        if match.ask is None:
            break
        match.answer(chance.choice(match.ask.options))
    return match


def test_a_save_is_one_readable_file_with_everything_in_it(tmp_path: Path) -> None:
    match = played(20)
    path = tmp_path / "match.json"
    record.write(match, path)
    saved = msgspec.json.decode(path.read_bytes())
    assert saved["game"] == "telemark"
    assert saved["answers"] == [o.text for o in match.answers]
    assert saved["drawn"] == match.drawn
    assert saved["checkpoint"]["position"]["mission"] == "gunnerside"
    assert len(saved["commitment"]) == 64
    assert saved["events"]
    again = record.restore(record.read(path), GAME)
    assert GAME.describe(again.state) == GAME.describe(match.state)


def test_saving_again_replaces_the_save_of_the_same_match(tmp_path: Path) -> None:
    match = played(5)
    path = tmp_path / "match.json"
    record.write(match, path)
    assert match.ask is not None
    match.answer(match.ask.options[0])
    record.write(match, path)
    assert len(record.read(path).answers) == 6
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("content", [b"my shopping list", b'{"a": 1}', b"", b"\xff\xfe\x00"])
def test_a_foreign_file_is_never_overwritten(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(content)
    with refused("problem-save-exists"):
        record.write(played(3), path)
    assert path.read_bytes() == content


def test_the_save_of_another_match_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    record.write(played(3, "one"), path)
    before = path.read_bytes()
    with refused("problem-save-exists"):
        record.write(played(3, "two"), path)
    assert path.read_bytes() == before


def changed(**fields: Any) -> bytes:
    data = msgspec.json.decode(record.encode(played(20)))
    data.update(fields)
    return msgspec.json.encode(data)


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"not json", "problem-save-other"),
        (b"\xff\xfe", "problem-save-other"),
        (b"[1, 2]", "problem-save-other"),
        (b'{"grognard": 99}', "problem-save-foreign"),
        (b'{"grognard": 1}', "problem-save-damaged"),
        (record.encode(played(20))[:-40], "problem-save-json"),
        (changed(answers=[1, 2]), "problem-save-damaged"),
        (changed(key="zz"), "problem-save-damaged"),
        (changed(key="00" * 32), "problem-save-key"),
        (changed(scenario="market garden"), "problem-save-damaged"),
    ],
)
def test_a_bad_save_gets_a_sentence_that_names_what_is_wrong(tmp_path: Path, data: bytes, key: str) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(data)
    with pytest.raises(Problem) as problem:
        record.restore(record.read(path), GAME, str(path))
    assert problem.value.key == key
    for lang in ("en", "es"):
        assert str(path) in problem.value.say(lang)
    assert path.read_bytes() == data


def test_a_missing_save_gets_a_sentence(tmp_path: Path) -> None:
    with refused("problem-save-missing"):
        record.read(tmp_path / "nothing.json")


def test_a_folder_that_cannot_be_written_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with refused("problem-save-write"):
        record.write(played(3), tmp_path / "file" / "match.json")


def test_a_save_of_other_rules_goes_on_from_its_checkpoint_and_says_so() -> None:
    match = played(25)
    again = record.restore(record.decode(changed_of(match, rules="0")), GAME)
    assert again.resumed == "problem-resume-version"
    assert GAME.describe(again.state) == GAME.describe(match.state)
    assert [o.text for o in again.answers] == [o.text for o in match.answers]
    while again.ask is not None:
        again.answer(again.ask.options[0])
    assert again.state.over


def test_answers_that_no_longer_fit_resume_from_the_checkpoint() -> None:
    match = played(25)
    answers = [o.text for o in match.answers]
    answers[0] = "buy Panzer IV"
    again = record.restore(record.decode(changed_of(match, answers=answers)), GAME)
    assert again.resumed == "problem-resume-replay"
    assert GAME.describe(again.state) == GAME.describe(match.state)


def test_what_came_before_the_checkpoint_cannot_be_taken_back() -> None:
    match = played(25)
    match.free_undo = True
    again = record.restore(record.decode(changed_of(match, rules="0")), GAME)
    while again.can_undo():
        again.undo()
    assert len(again.answers) == again.base_at > 0


def changed_of(match: Match, **fields: Any) -> bytes:
    data = msgspec.json.decode(record.encode(match))
    data.update(fields)
    return msgspec.json.encode(data)


def test_a_finished_match_verifies_and_a_tampered_one_does_not() -> None:
    match = played(5000)
    saved = record.record_of(match)
    assert saved.over
    assert record.verify(saved, GAME, "en") == (
        True,
        f"Every one of the {len(saved.drawn) // 2} dice follows from the key, and the key from its hash.",
    )
    loaded = saved.drawn[:]
    at = loaded.index(6)
    loaded[at + 1] = loaded[at + 1] % 6 + 1
    changes: list[tuple[dict[str, Any], str]] = [
        ({"drawn": loaded}, "The key gives|but the key gives"),
        ({"commitment": "0" * 64}, "hash"),
        ({"drawn": saved.drawn[:-2]}, "record holds"),
        ({"over": False}, "not over"),
        ({"events": [*saved.events[:3], saved.events[4], *saved.events[4:]]}, "Line 4 of the log"),
        ({"events": saved.events[:-1]}, f"Line {len(saved.events)} of the log"),
        ({"result": {**saved.result, "won": not saved.result["won"]}}, "result in the record"),
    ]
    for change, key in changes:
        good, words = record.verify(record.decode(changed_of(match, **change)), GAME, "en")
        assert not good
        assert any(part in words for part in key.split("|")), words


def test_a_record_from_before_there_were_tallies_is_played_again_and_verifies() -> None:
    """Who fires at a hex where some have moved is told every total now: older records tell one."""
    saved = record.read(Path(__file__).parent / "golden" / "match-sainte-mere-us-time.json")
    game = game_named(saved.game)
    older = [{key: told for key, told in event.items() if key != "tallies"} for event in saved.events]
    assert older != saved.events
    before = msgspec.structs.replace(saved, events=older)
    again = record.restore(before, game)
    assert not again.resumed and again.log is not None
    assert [event.data() for event in again.log.events] == saved.events
    assert record.verify(before, game, "en")[0]
    at = next(k for k, event in enumerate(saved.events) if "tallies" in event)
    tampered = [*older[:at], {**saved.events[at], "tallies": saved.events[at]["tallies"][:1]}, *older[at + 1 :]]
    forged = msgspec.structs.replace(saved, events=tampered)
    assert record.restore(forged, game).resumed == "problem-resume-replay"
    assert f"Line {at + 1} of the log" in record.verify(forged, game, "en")[1]


def test_a_match_with_real_dice_saves_and_goes_on() -> None:
    match = played(40, typed=True)
    again = record.restore(record.decode(record.encode(match)), GAME)
    assert not again.resumed
    assert GAME.describe(again.state) == GAME.describe(match.state)
    assert again.drawn == match.drawn
    older = record.restore(record.decode(changed_of(match, rules="0")), GAME)
    assert GAME.describe(older.state) == GAME.describe(match.state)


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_real_dice_resume_from_any_checkpoint(seed: str) -> None:
    match = start(GAME, "freshman", OPTIONS, key_of(seed), typed=True)
    chance = random.Random(seed)
    while match.ask is not None:
        again = record.restore(record.decode(changed_of(match, rules="0")), GAME)
        assert GAME.describe(again.state) == GAME.describe(match.state)
        assert [o.text for o in again.answers] == [o.text for o in match.answers]
        match.answer(chance.choice(match.ask.options))


@pytest.mark.parametrize(
    "change",
    [
        {"drawn": [0, 1]},
        {"drawn": [6]},
        {"key": "ab"},
        {"checkpoint": {"at": -9, "position": {}, "events": 0, "drawn": 0}},
    ],
    ids=str,
)
def test_damage_that_can_be_seen_is_named_at_once(change: dict[str, Any]) -> None:
    with refused("problem-save-damaged"):
        record.decode(changed(**change))


@pytest.mark.parametrize("field", ["dice", "deck", "campaign", "battle", "force", "segment"])
def test_a_damaged_checkpoint_never_ends_in_a_traceback(field: str) -> None:
    data = msgspec.json.decode(record.encode(played(25)))
    data["rules"] = "0"
    damage: list[Any] = ["x", 7, [], {"used": "x"}, None]
    for wrong in damage:
        data["checkpoint"]["position"][field] = wrong
        try:
            record.restore(record.decode(msgspec.json.encode(data)), GAME)
        except Problem as problem:
            assert problem.key == "problem-save-damaged"


def test_two_matches_of_one_seed_do_not_overwrite_each_other(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    record.write(played(9, "same"), path)
    with refused("problem-save-exists"):
        record.write(played(2, "same"), path)


def test_take_backs_are_in_the_record() -> None:
    match = played(30)
    match.free_undo = True
    match.rewind(10)
    saved = record.decode(record.encode(match))
    assert saved.takebacks == [10]
    assert saved.free_undo


@pytest.mark.parametrize(("data", "en", "es"), [
    (b"{} x", "character 4 cannot stand there", "el carácter 4 no puede estar ahí"),
    (b'{"grognard": ', "it ends in the middle", "se acaba a la mitad"),
])  # fmt: skip
def test_a_file_that_cannot_be_read_is_explained_in_both_languages(data: bytes, en: str, es: str) -> None:
    with pytest.raises(Problem) as raised:
        record.decode(data)
    assert en in raised.value.say("en") and es in raised.value.say("es")


def test_a_text_that_is_none_is_no_save_of_ours() -> None:
    with pytest.raises(Problem) as wrong:
        record.decode(b"Dear diary", "diary.txt")
    assert wrong.value.say("en") == "diary.txt is not a Grognard save. It was left as it is."
