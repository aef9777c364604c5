"""Every case in the casebook holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.engine.casebook import read_case, run_case
from grognard.games import checked_options, game_named

CASES = sorted((Path(__file__).parent / "casebook").rglob("*.yaml"))


@pytest.mark.parametrize("path", CASES, ids=[p.stem for p in CASES])
def test_case_holds(path: Path) -> None:
    case = read_case(path)
    game = game_named(case.game)
    outcome = run_case(case, game, checked_options(game, case.options))
    assert outcome.passed(), "\n".join(outcome.steps + outcome.wrong)
