"""What the heuristic player makes of the camp, the aircraft and forces that can meet."""

from __future__ import annotations

import pytest

from grognard.engine.dice import ScriptDice
from grognard.engine.match import play_from
from grognard.games import game_named
from grognard.games.raiders.bot import choose

GAME = game_named("telemark")


def answer(mission: str, position: dict[str, object]) -> str:
    """What it says to the first question from here."""
    match = play_from(GAME, mission, {}, GAME.place(mission, {}, position, ScriptDice([])))
    assert match.ask is not None
    return choose(match.state, match.ask).text


def shopping(mission: str, position: dict[str, object]) -> list[str]:
    """Everything it buys for a mission, in order."""
    match = play_from(
        GAME, mission, {}, GAME.place(mission, {}, {"segment": "muster", **position}, ScriptDice([]))
    )
    bought: list[str] = []
    while match.ask is not None and match.ask.kind in ("muster", "give", "leader"):
        option = choose(match.state, match.ask)
        if option.verb == "buy":
            bought.append(option.subject.rstrip(" 0123456789"))
        match.answer(option)
    return bought


AT_CAMP: dict[str, object] = {
    "segment": "move",
    "units": {"Helberg-Hytta": ["Poulsson", "Commando 1", "MILORG camp"]},
    "force": ["Poulsson", "Commando 1"],
    "markers": {"Vemork": ["Barrels A"], "Tinnoset": ["Barrels B"]},
}


def test_who_is_at_the_camp_to_discover_asks_there() -> None:
    assert answer("grouse", AT_CAMP) == "inquire"


def test_who_is_at_the_camp_to_destroy_goes_on() -> None:
    assert answer("gunnerside", AT_CAMP) != "inquire"


def test_who_has_seen_enough_does_not_ask() -> None:
    seen = {"Vemork": ["Barrels A"], "removed": ["Ambush A", "Ambush B", "Abandoned"], "Mael": ["Barrels B"]}
    revealed = ["Ambush A", "Ambush B", "Abandoned", "Barrels A"]
    assert answer("grouse", {**AT_CAMP, "markers": seen, "revealed": revealed}) != "inquire"


def test_sixteen_points_pay_for_aircraft_and_a_radio() -> None:
    bought = shopping("tinnsjo", {"rp": 16, "units": {"SOE Staging Area": ["Ronneberg"]}})
    assert bought[:5] == ["Engineer", "Engineer", "Engineer", "Radio", "Air strike"]


def test_aircraft_that_stand_ready_want_a_radio() -> None:
    assert "Radio" in shopping("gunnerside", {"rp": 13, "air": "ready"})
    assert "Radio" not in shopping("gunnerside", {"rp": 13})


@pytest.mark.parametrize(("gear", "wanted"), [({"Engineer 1": ["Radio"]}, "recruit"), ({}, "skip")], ids=str)
def test_points_won_in_the_field_buy_aircraft_for_who_can_call_them(gear: dict[str, list[str]], wanted: str) -> None:
    position: dict[str, object] = {
        "segment": "prepare",
        "rp": 4,
        "units": {"Froystul": ["Engineer 1", "Engineer 2"]},
        "gear": gear,
        "force": ["Engineer 1", "Engineer 2"],
        "markers": {"Vemork": ["Barrels A"]},
    }
    assert answer("tinnsjo", position) == wanted
    if wanted == "recruit":
        assert shopping_in_the_field(position) == "buy Air strike"


def shopping_in_the_field(position: dict[str, object]) -> str:
    match = play_from(GAME, "tinnsjo", {}, GAME.place("tinnsjo", {}, position, ScriptDice([])))
    match.give("recruit")
    assert match.ask is not None
    return choose(match.state, match.ask).text


def test_the_leader_is_brought_in_while_there_is_time() -> None:
    units = {"SOE Staging Area": ["Ronneberg"], "Skolandmyr": ["Engineer 1", "Engineer 2"]}
    cards = ["Patrol", "Informer", "Razzia", "Road block", "Quiet night", "Partisans", "Ski patrol"]
    assert answer("tinnsjo", {"segment": "force", "units": units, "deck": cards}) == "from SOE Staging Area"
    assert answer("tinnsjo", {"segment": "force", "units": units, "deck": cards[:4]}) == "from Skolandmyr"


@pytest.mark.parametrize(("destroyed", "wanted"), [([], "from Fjosbudalen"), (["Barrels A", "Barrels B"], "done")])
def test_forces_that_can_meet_at_an_objective_do(destroyed: list[str], wanted: str) -> None:
    position: dict[str, object] = {
        "segment": "move",
        "units": {"Froystul": ["Engineer 1"], "Fjosbudalen": ["Ronneberg"]},
        "gear": {"Engineer 1": ["Radio"]},
        "force": ["Engineer 1"],
        "markers": {"Vemork": ["Heavy water plant"], "destroyed": destroyed},
        "revealed": destroyed,
    }
    match = play_from(GAME, "tinnsjo", {}, GAME.place("tinnsjo", {}, position, ScriptDice([])))
    match.give("move Vemork")
    assert match.ask is not None
    assert match.ask.kind == "coordinate"
    assert choose(match.state, match.ask).text == wanted
