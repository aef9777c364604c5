"""What the heuristic player makes of the camp, the aircraft and forces that can meet."""

from __future__ import annotations

import pytest

from grognard.engine.ask import Option
from grognard.engine.dice import ScriptDice
from grognard.engine.match import Match, play_from
from grognard.games import game_named
from grognard.games.raiders.bot import choose, contenders
from grognard.games.raiders.state import Mission

GAME = game_named("telemark")


def begin(mission: str, position: dict[str, object]) -> Match:
    return play_from(GAME, mission, {}, GAME.place(mission, {}, position, ScriptDice([])))


def choice(match: Match) -> Option:
    """What it says to the question of a match."""
    assert match.ask is not None
    assert isinstance(match.state, Mission)
    return choose(match.state, match.ask)


def answer(mission: str, position: dict[str, object]) -> str:
    """What it says to the first question from here."""
    return choice(begin(mission, position)).text


def shopping(mission: str, position: dict[str, object]) -> list[str]:
    """Everything it buys for a mission, in order."""
    match = begin(mission, {"segment": "muster", **position})
    bought: list[str] = []
    while match.ask is not None and match.ask.kind in ("muster", "give", "leader"):
        option = choice(match)
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


@pytest.mark.parametrize(
    ("revealed", "cards", "wanted"),
    [([], 4, "inquire"), ([], 3, "move Fjosbudalen"), (["Barrels A"], 4, "move Fjosbudalen")],
)
def test_who_came_to_destroy_asks_while_nothing_is_known(revealed: list[str], cards: int, wanted: str) -> None:
    deck = ["Patrol", "Informer", "Razzia", "Road block"][:cards]
    units = {"Helberg-Hytta": ["Engineer 1", "MILORG camp"]}
    position = {**AT_CAMP, "units": units, "force": ["Engineer 1"], "revealed": revealed, "deck": deck}
    assert answer("freshman", position) == wanted


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


def test_whoever_begins_with_commandos_goes_on_with_explosives() -> None:
    match = begin("tinnsjo", {"segment": "muster", "rp": 16, "units": {"SOE Staging Area": ["Ronneberg"]}})
    match.give("buy Commando 1")
    bought = []
    while match.ask is not None and match.ask.kind in ("muster", "give"):
        bought.append(choice(match).text)
        match.answer(choice(match))
    assert [text for text in bought if text.startswith("buy Compound C")] != []
    assert not [text for text in bought if text.startswith("buy Engineer")]


def test_explosives_are_carried_as_far_as_the_points_lead() -> None:
    """From the camp's hut Mael is three steps away, and the first two look alike."""
    position: dict[str, object] = {
        "segment": "move",
        "units": {"Helberg-Hytta": ["Commando 1"]},
        "gear": {"Commando 1": ["Compound C 1"]},
        "force": ["Commando 1"],
        "markers": {"Mael": ["Barrels A"]},
        "revealed": ["Barrels A"],
    }
    match = begin("freshman", position)
    ways: list[str] = []
    while match.ask is not None and match.ask.kind in ("move", "move-on") and len(ways) < 3:
        ways.append(choice(match).subject)
        match.answer(choice(match))
    assert ways == ["Kalhovd", "Austbygdi", "Mael"]


def tried(match: Match) -> list[str]:
    """The options the strong player looks ahead for."""
    assert match.ask is not None
    assert isinstance(match.state, Mission)
    return [option.text for option in contenders(match.state, match.ask)]


def test_of_what_is_bought_only_the_first_unit_is_thought_about() -> None:
    match = begin("tinnsjo", {"segment": "muster", "rp": 16, "units": {"SOE Staging Area": ["Ronneberg"]}})
    assert tried(match) == ["buy Commando 1", "buy Engineer 1"]
    match.give("buy Engineer 1")
    assert tried(match) == []


def test_gear_is_not_thought_about_where_a_force_may_move() -> None:
    match = begin("tinnsjo", {**IN_THE_FIELD, "segment": "move", "gear": {"Engineer 1": ["Radio"]}})
    assert match.ask is not None
    assert {option.verb for option in match.ask.options} == {"move", "stay", "trade", "abandon"}
    assert {text.partition(" ")[0] for text in tried(match)} == {"move", "stay"}


IN_THE_FIELD: dict[str, object] = {
    "segment": "prepare",
    "rp": 4,
    "units": {"Froystul": ["Engineer 1", "Engineer 2"]},
    "force": ["Engineer 1", "Engineer 2"],
    "markers": {"Vemork": ["Barrels A"]},
}


def test_points_won_in_the_field_buy_aircraft_for_who_can_call_them() -> None:
    match = begin("tinnsjo", {**IN_THE_FIELD, "gear": {"Engineer 1": ["Radio"]}})
    match.answer(choice(match))
    assert choice(match).text == "buy Air strike"


def test_aircraft_nobody_can_call_are_not_bought() -> None:
    assert answer("tinnsjo", IN_THE_FIELD) == "skip"


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
    match = begin("tinnsjo", position)
    match.give("move Vemork")
    assert match.ask is not None
    assert match.ask.kind == "coordinate"
    assert choice(match).text == wanted
