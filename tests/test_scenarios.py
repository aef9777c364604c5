"""A scenario is a folder: its data with a source, and no mission's name anywhere in the code of a game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from grognard.engine.document import parse
from grognard.games import PACKAGES, folder_of, game_named

pytestmark = pytest.mark.once

THINGS = {"beacon", "twitcher", "incursion", "woods"}
"""Missions that are called as an object, a figure, a kind of ground or the game itself is."""
CAMPAIGNS = {"campaign", "random-campaign", "encirclement"}


def missions(name: str) -> list[str]:
    return [scenario for scenario in game_named(name).scenarios if scenario not in CAMPAIGNS]


@pytest.mark.parametrize("name", PACKAGES)
def test_every_mission_has_a_folder_that_names_its_source(name: str) -> None:
    files = [path for file in ("mission.yaml", "scenario.yaml") for path in folder_of(name).rglob(file)]
    found = {path.parent.name: path for path in files}
    assert sorted(found) == sorted(missions(name))
    for path in found.values():
        source = parse(path.read_bytes())["source"]
        assert re.split("[,:;]", source)[0] in ("rulebook", "published", "reconstructed", "original")


@pytest.mark.parametrize("name", PACKAGES)
def test_no_rule_scene_or_bot_knows_a_mission_by_name(name: str) -> None:
    wanted = set(missions(name)) - THINGS
    assert len(wanted) >= 4
    for path in sorted(folder_of(name).rglob("*.py")):
        said = [n.value for n in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(n, ast.Constant)]
        assert not wanted.intersection(word for word in said if isinstance(word, str)), Path(path).name
