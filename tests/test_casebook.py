"""Every case in the casebook and every lesson holds, and one that is miswritten is refused with a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.engine.casebook import Outcome, read_case, run_case
from grognard.engine.problem import Problem
from grognard.games import PACKAGES, checked_options, folder_of, game_named
from grognard.text import LANGUAGES
from refused import refused

LESSONS = [path for name in PACKAGES for path in (folder_of(name) / "lessons").glob("*.yaml")]
CASES = sorted({*(Path(__file__).parent / "casebook").rglob("*.yaml"), *LESSONS})

WHOLE = """\
title: {en: A leader moves, es: Un líder mueve}
game: telemark
rules: ["12"]
scenario: gunnerside
position: {segment: move, units: {Kalhovd: [Ronneberg]}, force: [Ronneberg]}
play:
  - ask: move
"""


def run_file(path: Path) -> Outcome:
    case = read_case(path)
    game = game_named(case.game)
    return run_case(case, game, checked_options(game, case.options))


@pytest.mark.parametrize("path", CASES, ids=[p.stem for p in CASES])
def test_case_holds(path: Path) -> None:
    outcome = run_file(path)
    assert outcome.passed(), "\n".join(map(str, [*outcome.steps, *outcome.wrong]))


def written(folder: Path, old: str, new: str) -> Path:
    """The case above with one thing changed."""
    assert old in WHOLE
    path = folder / "case.yaml"
    path.write_text(WHOLE.replace(old, new))
    return path


def test_the_case_the_others_are_made_of_holds(tmp_path: Path) -> None:
    assert run_file(written(tmp_path, "", "")).passed()


@pytest.mark.parametrize(
    ("expectation", "sentence"),
    [
        ("cards kpet: []", "“cards kpet”. There is: kept."),
        ("cards reserve: []", "There is: deck, discard, kept, play."),
        ("piece Barels A: not to be seen", "“piece Barels A”. There is: Barrels A, Barrels B"),
        ("piece hidden:99: not to be seen", "“piece hidden:99”"),
        ("badges Ronneberg: []", "There is: Rønneberg."),
        ("track alrt: 2", "“track alrt”. There is: alert."),
        ("pile kept: 0", "There is: deck, reserve, discard."),
        ("peice Rønneberg: Kalhovd", "“peice Rønneberg”"),
        ("option: [stay]", "There is: options"),
        ("no options: [move Tudal]", "“move Tudal”. There is: move Tuddal"),
        ("no events: [interogation]", "“interogation”"),
        ("no events: [{kind: interogation, rule: Gestapo}]", "“interogation”"),
        ("options:", "“options” is written as a list"),
        ("only options: stay", "“only options” is written as a list"),
        ("options: [[stay]]", "“options” is written as a list"),
        ("events: [7]", "“events” is written as a list"),
        ("no events: {kind: moved}", "“no events” is written as a list"),
    ],
)
def test_an_expectation_of_nothing_there_is_fails(tmp_path: Path, expectation: str, sentence: str) -> None:
    outcome = run_file(written(tmp_path, "ask: move", expectation))
    assert len(outcome.wrong) == 1
    assert sentence in str(outcome.wrong[0])


@pytest.mark.parametrize(
    "expectation",
    [
        "piece Barrels A: not to be seen",
        "piece marker:1: not to be seen",
        "piece hidden:15: not to be seen",
        "badges Rønneberg: [elite, scout, operating]",
        "cards kept: []",
        "no options: [move Tuddal, choose fight, skip, halt, buy Air strike]",
        "no events: [interrogation, {rule: Gestapo}]",
    ],
)
def test_an_expectation_of_what_is_not_there_now_holds(tmp_path: Path, expectation: str) -> None:
    assert run_file(written(tmp_path, "ask: move", expectation)).passed()


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("game: telemark\n", "", "problem-case"),
        ("game: telemark", "game: telemark\noptions:", "problem-case"),
        (", es: Un líder mueve", "", "problem-case-words"),
        (", es: Un líder mueve", ", fr: Un chef bouge", "problem-case-words"),
        ("game: telemark", "game: telemark\nlesson: {en: Move.}", "problem-case-words"),
        ("game: telemark", "game: chess", "problem-game"),
        ("game: telemark", "game: telemark\noptions: {edition: fr}", "problem-setting-value"),
        ("scenario: gunnerside", "scenario: gunnerstown", "problem-scenario"),
        ("force: [Ronneberg]}", "force: [Ronneberg]}\ndice: [Infantry 9]", "problem-position-name"),
    ],
)
def test_a_miswritten_case_is_refused(tmp_path: Path, old: str, new: str, key: str) -> None:
    with refused(key):
        run_file(written(tmp_path, old, new))


def test_an_unknown_scenario_is_refused_without_a_position(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    lines = [line for line in WHOLE.splitlines() if not line.startswith("position")]
    path.write_text("\n".join(lines).replace("gunnerside", "gunnerstown"))
    with refused("problem-scenario"):
        run_file(path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_file_is_named_once(tmp_path: Path, lang: str) -> None:
    path = written(tmp_path, "game: telemark\n", "")
    with pytest.raises(Problem) as problem:
        read_case(path)
    words = problem.value.say(lang)
    assert words.count("case.yaml") == 1
    assert "`game`" in words
