"""A match: asking, answering, refusing, forking, taking back. On a game of its own, not on ours."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.engine.dice import KeyedDice, ScriptDice, key_of
from grognard.engine.match import Match, play_from, start
from grognard.engine.odds import odds_of
from grognard.engine.problem import Problem
from grognard.engine.purpose import die_for
from refused import refused
from toy import Toy, ToyGame

GAME = ToyGame()


def new(seed: str = "toy", typed: bool = False) -> Match:
    return start(GAME, "only", {}, key_of(seed), typed=typed)


def look(match: Match) -> tuple[Any, ...]:
    texts = [o.text for o in match.ask.options] if match.ask is not None else []
    return GAME.describe(match.state), texts, [o.text for o in match.answers]


def test_an_option_is_taken_by_its_text_whatever_its_case() -> None:
    match = new()
    assert match.give("  LAY  2 ").text == "lay 2"
    assert match.ask is not None
    assert match.ask.kind == "sure"


@pytest.mark.parametrize("text", ["lay 4", "lay", "", "roll", "done", "lay 2 extra"])
def test_anything_else_is_refused_with_a_sentence_and_nothing_changes(text: str) -> None:
    match = new()
    before = look(match)
    with pytest.raises(Problem) as problem:
        match.give(text)
    assert "lay 1, lay 2, lay 3, peek, pass" in str(problem.value)
    assert "no es posible" in problem.value.say("es")
    assert look(match) == before


def test_an_answer_from_another_seat_is_refused() -> None:
    match = new()
    before = look(match)
    with pytest.raises(Problem) as problem:
        match.give("lay 1", seat=1)
    assert "north" in str(problem.value)
    assert look(match) == before


def test_a_match_that_is_over_takes_no_answer() -> None:
    match = new()
    while match.ask is not None:
        match.answer(match.ask.options[0])
    with refused("problem-over"):
        match.give("pass")


def test_undo_goes_back_to_the_last_die_and_no_further() -> None:
    match = new()
    match.give("lay 1")
    match.undo()
    assert match.answers == []
    match.give("lay 1")
    match.give("roll")
    assert not match.can_undo()
    before = look(match)
    with refused("problem-undo"):
        match.undo()
    assert look(match) == before


def test_undo_stops_where_something_hidden_was_seen() -> None:
    match = new()
    match.give("peek")
    assert not match.can_undo()


def test_nobody_takes_back_the_other_seats_answer() -> None:
    match = new()
    match.give("pass")
    assert match.ask is not None
    assert match.ask.seat == 1
    assert not match.can_undo()


def test_free_take_backs_go_past_dice_and_are_recorded() -> None:
    match = new()
    match.free_undo = True
    match.give("lay 1")
    before = look(match)
    match.give("roll")
    after = look(match)
    match.undo()
    assert look(match) == before
    assert match.takebacks == [1]
    match.give("roll")
    assert look(match) == after, "the same die falls again"


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    with refused("problem-undo-start"):
        new().undo()


@given(st.lists(st.integers(0, 9), max_size=60), st.integers(0, 59), st.text(max_size=4))
def test_a_fork_anywhere_has_the_same_future(picks: list[int], at: int, seed: str) -> None:
    match = new(seed)
    fork = None
    for i, pick in enumerate(picks):
        if match.ask is None:
            break
        if i == at:
            fork = match.fork()
            assert look(fork) == look(match)
        option = match.ask.options[pick % len(match.ask.options)]
        match.answer(option)
        if fork is not None:
            fork.answer(option)
            assert look(fork) == look(match)


@given(st.lists(st.integers(0, 9), min_size=1, max_size=60), st.integers(0, 59))
def test_rewinding_anywhere_leads_back_exactly(picks: list[int], to: int) -> None:
    match = new()
    trail = [look(match)]
    for pick in picks:
        if match.ask is None:
            break
        match.answer(match.ask.options[pick % len(match.ask.options)])
        trail.append(look(match))
    to = min(to, len(trail) - 1)
    match.rewind(to)
    assert look(match) == trail[to]


def test_a_fork_with_other_dice_is_another_future() -> None:
    match = new()
    match.give("lay 1")
    rolls = set()
    for seed in range(30):
        fork = match.fork(KeyedDice(key_of(str(seed))))
        fork.give("roll")
        state = fork.state
        assert isinstance(state, Toy)
        rolls.add(state.score[0])
        again = fork.fork()
        assert look(again) == look(fork), "a fork of a fork keeps the other dice"
    assert rolls == {1, 2, 3, 4, 5, 6}


def test_events_off_tell_nothing_and_change_nothing() -> None:
    loud, quiet = new(), start(GAME, "only", {}, key_of("toy"), events=False)
    for match in (loud, quiet):
        while match.ask is not None:
            match.answer(match.ask.options[0])
    assert quiet.log is None
    assert quiet.drawn is None
    assert loud.log is not None
    assert loud.log.events
    assert look(loud) == look(quiet)


def test_odds_are_exact_and_touch_nothing() -> None:
    match = new()
    match.give("lay 1")
    before = look(match)
    assert match.ask is not None
    odds = odds_of(match, match.ask.options[0])
    assert odds is not None
    assert {k: str(v) for k, v in odds.chances.items()} == {"high": "1/2", "low": "1/2"}
    assert odds_of(match, match.ask.options[1]) is None, "passing rolls no die"
    assert look(match) == before


def test_odds_never_look_behind_what_is_hidden() -> None:
    match = new()
    assert match.ask is not None
    peek = match.ask.find("peek")
    assert peek is not None
    assert odds_of(match, peek) is None


def test_real_dice_are_asked_for_when_a_rule_rolls() -> None:
    match = new(typed=True)
    match.give("lay 1")
    match.give("roll")
    assert match.ask is not None
    assert match.ask.kind == "die"
    with pytest.raises(Problem):
        match.give("die 7")
    match.give("die 5")
    state = match.state
    assert isinstance(state, Toy)
    assert state.score == [5, 0]
    assert match.drawn == [-6, 5]


def test_a_mistyped_die_can_be_corrected_until_something_else_is_answered() -> None:
    match = new(typed=True)
    for text in ("lay 1", "roll", "die 5"):
        match.give(text)
    match.undo()
    assert match.ask is not None
    assert match.ask.kind == "die"
    match.give("die 2")
    assert look(match)[0]["score"] == [2, 0]
    assert (match.drawn, match.takebacks) == ([-6, 2], [2])
    match.give("pass")
    assert not match.can_undo()


def test_what_a_real_die_is_for() -> None:
    match = new(typed=True)
    match.give("lay 1")
    match.give("roll")
    found = die_for(match)
    assert found is not None
    event, nth = found
    assert (event.kind, event.rule, event.facts, nth) == ("rolled", "3", {"by": 0}, 1)
    assert match.drawn == []
    match.give("die 4")
    assert match.drawn == [-6, 4]


def test_real_dice_survive_forks_and_free_take_backs() -> None:
    match = new(typed=True)
    match.free_undo = True
    for text in ("lay 1", "roll", "die 5", "lay 4"):
        match.give(text)
    fork = match.fork()
    fork.give("roll")
    fork.give("die 2")
    assert look(match)[0]["score"] == [5, 0]
    match.give("roll")
    match.give("die 6")
    assert look(match)[0]["score"] == [5, 6]
    match.undo()
    assert match.ask is not None
    assert match.ask.kind == "die"
    match.give("die 1")
    assert look(match)[0]["score"] == [5, 1]


def test_a_script_that_runs_out_asks_for_a_die() -> None:
    match = play_from(GAME, "only", {}, Toy(ScriptDice([])))
    match.give("lay 1")
    match.give("roll")
    assert match.ask is not None
    assert match.ask.kind == "die"
