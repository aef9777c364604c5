"""The proof that the foundations carry: a tiny complete game on hexes, through every law of every game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tinygames import FOLDER, among_games

import conformance as law
from conformance import Setting
from grognard.engine.casebook import Case, run_case
from grognard.engine.dice import ScriptDice
from grognard.engine.game import Game
from grognard.engine.match import Match, play_from
from grognard.engine.why import why
from grognard.games import game_named


@pytest.fixture(scope="module")
def game() -> Iterator[Game]:
    with among_games("skirmish"):
        yield game_named("skirmish")


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("keeps", law.LAWS, ids=lambda keeps: keeps.__name__)
def test_every_law_holds(game: Game, keeps: law.Law, seed: int) -> None:
    keeps(Setting(game, "hedgerow", {}, f"skirmish {seed}"))


def test_it_is_under_four_hundred_and_fifty_lines() -> None:
    files = [f for f in (FOLDER / "skirmish").rglob("*") if f.suffix in (".py", ".ftl", ".yaml")]
    assert sum(len(f.read_text().splitlines()) for f in files) < 450


def at(game: Game, position: dict[str, object], *dice: int) -> Match:
    return play_from(game, "hedgerow", {}, game.place("hedgerow", {}, position, ScriptDice(list(dice))))


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
