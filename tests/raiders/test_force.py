"""A force, and those who join it: sets chosen by marking, in any order, with one record each."""

from __future__ import annotations

import pytest

from grognard.engine.dice import KeyedDice, ScriptDice, key_of
from grognard.engine.marking import commit, give_next, try_out
from grognard.engine.match import Match, play_from
from grognard.engine.notation import read_point, write_point
from grognard.games import game_named

GAME = game_named("telemark")
STACK = ["Ronneberg", "Commando 1", "Commando 2", "Engineer 1"]


def begin(position: dict[str, object], scenario: str = "gunnerside") -> Match:
    return play_from(GAME, scenario, {}, GAME.place(scenario, {}, position, ScriptDice([])))


def force(match: Match) -> list[str]:
    named: list[str] = GAME.describe(match.state)["force"]
    return named


def given(match: Match) -> list[str]:
    return [option.text for option in match.answers]


GATHERING: dict[str, object] = {"segment": "gather", "from": "Kalhovd", "units": {"Kalhovd": STACK}}


def test_a_force_is_one_question_and_has_one_record() -> None:
    """RAIDERS 10.3: whichever order its units are named in."""
    texts = ["add Engineer 1", "add Ronneberg"]
    at_once, one_by_one = begin(GATHERING), begin(GATHERING)
    assert at_once.ask is not None and at_once.ask.marking is not None
    assert [o.text for o in at_once.ask.options] == [*[f"add {unit}" for unit in STACK], "all"]
    commit(at_once, texts)
    for text in [*texts, "done"]:
        give_next(one_by_one, [text])
    for match in (at_once, one_by_one):
        assert given(match) == ["add Ronneberg", "add Engineer 1", "done"]
        assert force(match) == ["Ronneberg", "Engineer 1"]
        match.undo()
        assert given(match) == []
        assert match.ask is not None and match.ask.kind == "force"


def test_everybody_is_one_answer() -> None:
    match = begin(GATHERING)
    match.give("all")
    assert force(match) == STACK


def test_what_does_not_fit_is_not_open_any_more() -> None:
    """RAIDERS 10.2, 10.3, 34: a set that is full, or lands in one way, says why the rest cannot be marked."""
    staged = ["Ronneberg", "Commando 1", "Engineer 1", "Engineer 2"]
    match = begin({"segment": "gather", "from": "SOE Staging Area", "units": {"SOE Staging Area": staged}})
    gliders = try_out(match, ["add Engineer 2"], "en")
    assert gliders.open == ["add Engineer 1"]
    assert gliders.commit is not None
    mixed = try_out(match, ["add Engineer 2", "add Commando 1"], "en")
    assert mixed.why is not None and mixed.why.rule == "34"
    assert mixed.why.text.startswith("It lands in another way")
    assert try_out(match, [], "en").commit is None


@pytest.mark.parametrize(("answers", "wanted"), [(["done"], 2), (["add Engineer 1", "done"], 3)])
def test_a_force_half_chosen_before_sets_were_marked_goes_on(answers: list[str], wanted: int) -> None:
    """A line of rules 2 may stand in the middle of it."""
    line = (
        "telemark/2 gunnerside {segment: gather, from: Kalhovd, force: [Commando 2, Ronneberg], "
        f"units: {{Kalhovd: [Ronneberg, Commando 1-2, Engineer 1]}}}}, [{', '.join(answers)}], []"
    )
    match = read_point(GAME, {}, line, KeyedDice(key_of("force")))
    assert len(force(match)) == wanted
    assert write_point(match).startswith("telemark/3 gunnerside")


CALLED: dict[str, object] = {
    "segment": "move",
    "units": {"Froystul": ["Ronneberg", "Commando 1"], "Helberg-Hytta": ["Commando 2", "Poulsson", "Engineer 1"]},
    "force": ["Ronneberg", "Commando 1"],
    "markers": {"Vemork": ["Heavy water plant"]},
    "revealed": ["Heavy water plant"],
    "deck": ["Parachute containers", "Patrol", "Road block"],
}


def test_those_who_join_are_one_set_with_one_who_leads() -> None:
    """RAIDERS 26: nobody comes without a leader; who leads may be named last."""
    match = begin(CALLED)
    for text in ("move Vemork", "from Helberg-Hytta"):
        match.give(text)
    alone = try_out(match, ["add Commando 2"], "en")
    assert alone.why is not None and alone.why.rule == "26"
    commit(match, ["add Commando 2", "add Poulsson"])
    assert given(match)[-3:] == ["add Poulsson", "add Commando 2", "done"]
    assert match.log is not None
    came = [GAME.fact("force", e.facts["force"], "en") for e in match.log.events if e.kind == "joined"]
    assert came == ["Poulsson and Commando 2"]
    assert GAME.describe(match.state)["units"]["Helberg-Hytta"] == ["Engineer 1"]
    assert force(match) == ["Ronneberg", "Commando 1", "Poulsson", "Commando 2"]


def test_who_came_before_sets_were_marked_is_told_with_the_rest() -> None:
    """A position of rules 2 may stand in the middle of it: Poulsson is there, and may come alone."""
    units = {"Vemork": ["Ronneberg", "Commando 1", "Poulsson"], "Helberg-Hytta": ["Commando 2", "Engineer 1"]}
    half = {
        **CALLED,
        "segment": "join",
        "from": "Helberg-Hytta",
        "units": units,
        "force": units["Vemork"],
        "joined": ["Poulsson"],
        "joining": 1,
    }
    for texts, wanted in (([], "Poulsson"), (["add Commando 2"], "Poulsson and Commando 2")):
        match = begin(half)
        commit(match, texts)
        assert match.log is not None
        came = [GAME.fact("force", e.facts["force"], "en") for e in match.log.events if e.kind == "joined"]
        assert came == [wanted]
