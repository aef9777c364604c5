"""Why not: answers that are not offered, and things that cannot be chosen, in the words of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from tinygames import among_games

import conformance as law
from conformance import Setting
from grognard.engine.dice import ScriptDice
from grognard.engine.game import Game
from grognard.engine.match import Match, play_from
from grognard.engine.problem import Problem
from grognard.engine.why import why
from grognard.games import checked_options, game_named, new_match
from grognard.terminal.table import play

SIDES = ("north", "south")


@pytest.fixture(scope="module")
def outpost() -> Iterator[Game]:
    with among_games("outpost"):
        yield game_named("outpost")


def begun(outpost: Game, *mines: int) -> Match:
    """Ada is asked, at the Ridge."""
    state = outpost.new("short", {}, ScriptDice([]))
    state.mines = list(mines)  # type: ignore[attr-defined]
    return play_from(outpost, "short", {}, state)


@pytest.fixture
def match(outpost: Game) -> Match:
    """The mine of the north lies in the Wood, that of the south at the Ford."""
    return begun(outpost, 1, 2)


def told(match: Match, about: str, seat: int = 0, lang: str = "en") -> tuple[str, str]:
    found = why(match, seat, about, lang)
    return found.text, found.rule


@pytest.mark.parametrize("typed", ["go Farm", "  GO   farm", "Go FARM"])
def test_an_answer_that_is_not_offered_is_told_why_with_its_section(match: Match, typed: str) -> None:
    assert told(match, typed) == ("One goes only to the next post.", "2")
    assert told(match, typed, lang="es") == ("Solo se va al puesto contiguo.", "2")


def test_a_reason_speaks_of_names(match: Match) -> None:
    assert told(match, "go Wood") == ("Ada does not step on the own mine at Wood.", "3")


def test_a_thing_is_asked_about_by_id_or_name(match: Match) -> None:
    assert told(match, "post:4") == told(match, "farm") == ("One goes only to the next post.", "2")
    assert told(match, "soldier:3") == told(match, "Dora") == ("Dora is of the other side.", "4")
    assert told(match, "Bea") == ("She stands beside her.", "4")


def test_what_no_rule_bars_is_told_what_is_asked(match: Match) -> None:
    assert told(match, "soldier Bea") == ("That is not what is asked now. The question is: What does Ada do?", "1")
    assert told(match, "mine:0")[1] == "1"
    assert why(match, 0, "mine:0", "en").idle and not why(match, 0, "post:4", "en").idle


def test_what_is_possible_is_told_by_which_answers(match: Match) -> None:
    for _ in SIDES:
        for answer in ("rest", "volley", "done"):
            match.give(answer)
    match.state.at[1] = 2  # type: ignore[attr-defined]
    match = play_from(match.game, "short", {}, match.state)
    assert told(match, "post:1") == ("Bea does not step on the own mine at Wood.", "3")
    assert told(match, "post:3") == ("That is possible now: Go to Mill.", "1")
    assert told(match, "rest") == ("That is possible now: Rest.", "1")
    assert told(match, "mill", lang="es") == ("Ahora se puede: Ir a Mill.", "1")


def test_it_is_the_other_sides_decision(match: Match) -> None:
    assert told(match, "go Farm", seat=1) == ("It is not your turn: the question is for north.", "")
    assert told(match, "whatever", seat=-1)[0].startswith("It is not your turn")


def test_when_it_is_over_there_is_nothing_to_answer(match: Match) -> None:
    while match.ask is not None:
        match.answer(match.ask.options[-1])
    assert told(match, "go Farm")[0].startswith("The match is over")


@pytest.mark.parametrize(
    ("typed", "named"),
    [("go Farn", "go Farm"), ("fly away", "rest"), ("", "rest"), ("go Nowhere at all", "go Mill")],
)
def test_words_that_mean_nothing_are_a_problem_that_says_what_would(match: Match, typed: str, named: str) -> None:
    with pytest.raises(Problem) as problem:
        why(match, 0, typed, "en")
    assert named in problem.value.facts["answers"]
    assert problem.value.say("es") != problem.value.say("en")


def test_what_a_seat_cannot_see_it_cannot_ask_about(match: Match) -> None:
    """The mine of the other side is a thing of the game, but of no scene but its own."""
    with pytest.raises(Problem):
        why(match, 0, "mine:1", "en")


def test_a_real_die_is_what_is_asked(outpost: Game) -> None:
    """Whoever rolls on a table is asked what the die shows: nothing else can be chosen."""
    game = game_named("telemark")
    match = new_match(game, "gunnerside", {}, "real dice", typed=True)
    while match.ask is not None and match.ask.kind != "die":
        match.answer(match.ask.options[0])
    assert why(match, 0, "done", "en").text.startswith("That is not what is asked now.")


# -- the laws ----------------------------------------------------------------------------------


def test_the_outpost_keeps_the_laws(outpost: Game) -> None:
    """And a rule that looks at a hidden mine to say why not breaks one of them: `test_mutations.py`."""
    setting = Setting(outpost, "short", checked_options(outpost, {}), "outpost")
    for each in law.LAWS:
        each(setting)


# -- at the terminal ----------------------------------------------------------------------------


def typed(match: Match, lang: str, *lines: str) -> str:
    """What the terminal says when this is typed and then the player leaves."""
    said = StringIO()
    answers = iter(["", *lines, "quit"])
    console = Console(file=said, width=100, force_terminal=False)
    play(match, lang, None, console, lambda prompt: next(answers))
    return said.getvalue()


def test_why_at_the_terminal(outpost: Game, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    match = begun(outpost, 2, 2)
    assert "One goes only to the next post. [2]" in typed(match, "en", "why go farm")
    assert "Solo se va al puesto contiguo. [2]" in typed(match, "es", "porqué go Farm")
    assert "“why Ada”" in typed(match, "en", "why")
    assert "There is: go Farm" in typed(match, "en", "why go farn")


def test_an_answer_that_is_not_offered_is_told_why_without_asking(
    outpost: Game, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    match = begun(outpost, 2, 2)
    assert "One goes only to the next post. [2]" in typed(match, "en", "go farm")
    assert "is not one of the options" in typed(match, "en", "fly away")
