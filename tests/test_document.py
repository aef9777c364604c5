"""YAML: a key that stands twice is a mistake, wherever we read it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from grognard.engine.casebook import read_case
from grognard.engine.document import decode, parse
from grognard.engine.notation import split_position
from grognard.engine.problem import Problem

pytestmark = pytest.mark.once


def test_records_and_plain_data() -> None:
    assert decode(b"{a: 1, b: [x, 2]}", dict[str, object]) == {"a": 1, "b": ["x", 2]}
    assert parse("{1: a, '1': b}") == {1: "a", "1": "b"}, "a number is not a text"


def test_only_true_and_false_are_not_words() -> None:
    said = parse("{off: [on, yes, no, y, n, Off], true: [true, false, True]}")
    assert said == {"off": ["on", "yes", "no", "y", "n", "Off"], True: [True, False, True]}


@pytest.mark.parametrize("text", ["{a: 1, a: 2}", "x: {b: 1, c: 2, b: 1}", "[{a: 1}, {a: 1, a: 1}]"])
def test_the_same_key_twice_is_refused(text: str) -> None:
    with pytest.raises(msgspec.DecodeError, match=r"stands here twice\n.*line 1"):
        decode(text, object)


def test_in_a_case_and_in_a_line_of_notation(tmp_path: Path) -> None:
    case = tmp_path / "twice.yaml"
    case.write_text("game: telemark\nscenario: grouse\ngame: incursion\n", encoding="utf-8")
    with pytest.raises(Problem) as problem:
        read_case(case)
    assert problem.value.key == "problem-case"
    assert "game stands here twice" in problem.value.say("en")
    with pytest.raises(Problem) as problem:
        split_position("telemark/1 grouse {alert: 2, alert: 3}")
    assert problem.value.key == "problem-notation"


def test_what_is_no_plain_data_is_refused() -> None:
    with pytest.raises(msgspec.DecodeError):
        decode("!!python/object/apply:os.getcwd []", object)
