"""The examples in the docs are true: cases hold, positions are read and written without loss."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from grognard.engine.casebook import read_case, run_case
from grognard.engine.dice import KeyedDice, key_of
from grognard.engine.fields import Derived
from grognard.engine.notation import read_point, write_point
from grognard.games import PACKAGES, checked_options, game_named

pytestmark = pytest.mark.once

DOCS = Path(__file__).parents[1] / "docs"
CASEBOOK, NOTATION = [(DOCS / name).read_text(encoding="utf-8") for name in ("casebook.md", "notation.md")]
CASES = re.findall(r"^`(\S+\.yaml)`:\n\n```yaml\n(.*?)^```", CASEBOOK, re.DOTALL | re.MULTILINE)
LINES = re.findall(rf"^ +((?:{'|'.join(PACKAGES)})/\d+ .*)$", NOTATION, re.MULTILINE)


@pytest.mark.parametrize(("name", "text"), CASES, ids=[name for name, _ in CASES])
def test_a_case_of_the_docs_holds(name: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    case = read_case(path)
    game = game_named(case.game)
    outcome = run_case(case, game, checked_options(game, case.options))
    assert outcome.passed(), "\n".join(map(str, [*outcome.steps, *outcome.wrong]))


@pytest.mark.parametrize("line", [line for line in LINES if "..." not in line])
def test_a_position_of_the_docs_is_read_and_written(line: str) -> None:
    game = game_named(line.partition("/")[0])
    options = checked_options(game, {})
    written = write_point(read_point(game, options, line, KeyedDice(key_of("docs"))))
    assert write_point(read_point(game, options, written, KeyedDice(key_of("docs")))) == written


SECTIONS = NOTATION.split("\n## Fields of ")[1:]


@pytest.mark.parametrize(("family", "section"), list(zip(PACKAGES, SECTIONS, strict=True)), ids=PACKAGES)
def test_every_field_of_a_position_is_told(family: str, section: str) -> None:
    """Whoever is sent to docs/notation.md by a sentence finds the field there."""
    module = import_module(f"{PACKAGES[family]}.fields")
    fields = module.MISSION if hasattr(module, "MISSION") else module.BATTLE
    keys = [field.key for field in fields if field.key and not isinstance(field, Derived)]
    assert [key for key in keys if f"`{key}`" not in section] == []
