"""The proof that the foundations carry: a tiny complete game on hexes, through every law of every game."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module, resources
from pathlib import Path

import pytest
from tinygames import FOLDER, among_games

import conformance as law
from conformance import Setting
from grognard.engine.casebook import Case, run_case
from grognard.engine.dice import ScriptDice
from grognard.engine.game import Game
from grognard.engine.match import Match, play_from
from grognard.engine.problem import Problem
from grognard.engine.show import scene_of
from grognard.engine.why import why
from grognard.games import game_named


@pytest.fixture(scope="module")
def game() -> Iterator[Game]:
    with among_games("skirmish"):
        yield game_named("skirmish")


@pytest.mark.parametrize("seed", range(2 if law.CLOSELY else 1))
@pytest.mark.parametrize("scenario", ["hedgerow", "crossroads"])
@pytest.mark.parametrize("keeps", law.LAWS, ids=lambda keeps: keeps.__name__)
def test_every_law_holds(game: Game, keeps: law.Law, scenario: str, seed: int) -> None:
    keeps(Setting(game, scenario, {}, f"skirmish {seed}"))


def test_it_is_under_four_hundred_lines() -> None:
    files = [f for f in (FOLDER / "skirmish").rglob("*") if f.suffix in (".py", ".ftl", ".yaml")]
    assert sum(len(f.read_text().splitlines()) for f in files) < 400


def at(game: Game, position: dict[str, object], *dice: int, scenario: str = "hedgerow") -> Match:
    return play_from(game, scenario, {}, game.place(scenario, {}, position, ScriptDice(list(dice))))


def test_why_not(game: Game) -> None:
    """SKIRMISH 2.1, 4.1: a wall is in the way of a step, woods in that of a shot."""
    units = {"D3": ["Red 1 (acted)"], "E3": ["Blue 1"], "B2": ["Red 2"]}
    match = at(game, {"stage": "act", "actor": "Red 1", "points": 2, "units": units})
    assert why(match, 0, "move E3", "en").text == "A wall is in the way."
    assert why(match, 0, "fire Red 2", "es").text == "No es un enemigo al que se pueda disparar."


def test_the_odds_follow_the_chain(game: Game) -> None:
    """SKIRMISH 4, 5: a shot, and what a hit does: lost, shaken."""
    case = Case(
        title={"en": "A shot", "es": "Un disparo"},
        game="skirmish",
        rules=["4", "5"],
        scenario="hedgerow",
        position={
            "stage": "act",
            "actor": "Red 1",
            "points": 2,
            "units": {"B5": ["Red 1 (acted)"], "C5": ["Red 2"], "E5": ["Blue 1"]},
        },
        dice=[4, 4, 2],
        play=[
            {"ask": "act"},
            "fire Blue 1",
            {"ask": "group", "only options": ["join Red 2", "shoot"]},
            "join Red 2",
            {"odds": {"shoot": {"hit": "13/18", "miss": "5/18"}}},
            "shoot",
            {
                "events": [{"kind": "shot", "outcome": "hit"}, {"kind": "checked", "outcome": "lost"}],
                "piece Blue 1": "lost",
            },
        ],
    )
    outcome = run_case(case, game, {})
    assert outcome.passed(), [str(problem) for problem in outcome.wrong]


def test_the_event_of_the_scenario_happens(game: Game) -> None:
    """SKIRMISH 6: at the end of the third turn the shaken of blue are steady again."""
    units = {"A1": ["Red 1 (acted)"], "G1": ["Blue 1 (shaken)"], "lost": ["Red 2", "Red gun", "Blue 2", "Blue gun"]}
    match = at(game, {"turn": 3, "stage": "close", "units": units})
    assert match.log is not None
    assert [e.kind for e in match.log.events] == ["rallied"]
    assert "Blue 1" in str(game.describe(match.state)["units"])


# -- two scenarios, on different boards, of one game ----------------------------------------------

ON_THE_MOVE: dict[str, object] = {"stage": "act", "actor": "Red 1", "points": 2}


def test_an_option_names_the_same_hex_in_every_scenario(game: Game) -> None:
    """Options are made once: each leads to the hex it names, on whichever board that lies."""
    for scenario, here, around in (
        ("hedgerow", "1F4", ["1E4", "1E5", "1F3", "1F5", "1G4", "1G5"]),
        ("crossroads", "3C3", ["3B2", "3B3", "3C2", "3C4", "3D2", "3D3"]),
        ("crossroads", "2D2", ["2C2", "2C3", "2D1", "2D3", "2E2", "2E3"]),
    ):
        position = {**ON_THE_MOVE, "units": {here: ["Red 1 (acted)"], "lost": ["Blue 1-2", "Red 2"]}}
        match = at(game, position, scenario=scenario)
        assert match.ask is not None
        moves = [o for o in match.ask.options if o.verb == "move"]
        assert sorted(o.subject for o in moves) == around
        match.give(moves[0].text)
        assert game.describe(match.state)["units"][moves[0].subject] == ["Red 1 (acted)"]
        assert scene_of(match, 0, "en").pieces[0].place == f"hex:{game.names['hex'].index(moves[0].subject)}"


def test_a_joined_hex_answers_to_both_names(game: Game) -> None:
    """In a position, an answer, a question why and a case; it is shown by the left one."""
    case = Case(
        title={"en": "Over the join", "es": "Sobre la junta"},
        game="skirmish",
        rules=["2"],
        scenario="crossroads",
        position={**ON_THE_MOVE, "units": {"3E3": ["Red 1 (acted)"], "2B2": ["Red 2"]}},
        play=[
            {"piece Red 1": "3E3", "options": ["move 3E4", "move 2E1"], "no options": ["move 3E1"]},
            {"piece Red 1": "2E2"},
            "move 3E4",
            {"piece Red 1": "3E4", "events": [{"kind": "moved", "from": "3E3", "hex": "2E1"}]},
        ],
    )
    outcome = run_case(case, game, {})
    assert outcome.passed(), [str(problem) for problem in outcome.wrong]
    match = at(game, case.position, scenario="crossroads")
    assert game.describe(match.state)["units"]["2E2"] == ["Red 1 (acted)"]
    assert why(match, 0, "move 3e1", "en").text == "It is not the next hex."
    assert why(match, 0, "3E4", "en").text == why(match, 0, "2E1", "en").text != why(match, 0, "3E1", "en").text
    assert match.give("Move 3e4").text == "move 2E1"


def test_what_is_not_in_play_is_refused(game: Game) -> None:
    with pytest.raises(Problem, match="there is no “2B2” under “units”"):
        at(game, {"units": {"2B2": ["Red 1"]}})
    match = at(game, {**ON_THE_MOVE, "units": {"A1": ["Red 1 (acted)"]}})
    assert game.describe(match.state)["units"]["1A1"] == ["Red 1 (acted)"]
    with pytest.raises(Problem, match="“move 2B2”"):
        match.give("move 2B2")
    assert why(match, 0, "move 2B2", "en").text == "“move 2B2” speaks of a board that is not in play."
    assert match.give("move b1").text == "move 1B1"


@pytest.mark.parametrize(
    ("right", "wrong", "field"),
    [
        ("woods: [C2", "woods: [Z9", "woods"),
        ("B3/C3", "B3/2C3", "sides: hedge"),
        ("A4: [Red gun]", "Q4: [Red gun]", "units"),
    ],
)
def test_a_misspelt_hex_is_a_sentence(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, right: str, wrong: str, field: str
) -> None:
    text = (FOLDER / "skirmish" / "hedgerow" / "scenario.yaml").read_text()
    assert right in text
    (tmp_path / "scenario.yaml").write_text(text.replace(right, wrong))
    monkeypatch.setattr(resources, "files", lambda folder: tmp_path)
    printed = import_module("grognard.games.skirmish.printed")
    said = f"hedgerow/scenario.yaml says “[^”]+” under “{field}”"
    with pytest.raises(Problem, match=said):
        printed.Printed("hedgerow")
