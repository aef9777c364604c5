"""One line of text for any point of a match: with real dice, with what is hidden dealt anew, and miswritten."""

from __future__ import annotations

import random

import pytest

from conformance import look
from grognard.engine import record
from grognard.engine.dice import KeyedDice, key_of
from grognard.engine.match import Match, start
from grognard.engine.notation import (
    looks,
    read_point,
    read_position,
    split_position,
    write_fair_point,
    write_point,
)
from grognard.engine.problem import Problem
from grognard.games import checked_options, game_named, match_at, new_match
from refused import refused

GAME = game_named("telemark")
OPTIONS = checked_options(GAME, {})
BATTLE = (
    "telemark/1 gunnerside {segment: combat, units: {Kalhovd: [Commando 1, Commando 2]}, force: [Commando 1, "
    "Commando 2], battle: {hostiles: [Flak, Gestapo], line: [Commando 1, Commando 2], edge: raiders, round: 1}}"
)


def dice() -> KeyedDice:
    return KeyedDice(key_of("notation"))


def played(answers: int, typed: bool = False) -> Match:
    match = start(GAME, "gunnerside", OPTIONS, key_of("points"), typed=typed)
    chance = random.Random("points")
    while match.ask is not None and len(match.answers) < answers:
        match.answer(chance.choice(match.ask.options))
    return match


def test_a_point_within_a_battle() -> None:
    match = read_point(GAME, OPTIONS, BATTLE + ", [same, fire Flak], [5, 6]", dice())
    assert match.ask is not None
    assert (match.ask.kind, match.ask.about and match.ask.about.text) == ("fire", "line Commando 2")
    line = write_point(match)
    assert "segment: fire" in line and line.endswith(", [], [6]"), (
        "a shot is a step: only the last die is told again"
    )
    assert look(read_point(GAME, OPTIONS, line, match.state.dice.copy())) == look(match)


@pytest.mark.parametrize("answers", range(8, 60, 3))
def test_a_point_with_real_dice(answers: int) -> None:
    match = played(answers, typed=True)
    if match.ask is not None and match.ask.kind == "die":
        match.give("die 3")
    while match.ask is not None and match.ask.kind == "die":
        match.give("die 4")
    again = read_point(GAME, OPTIONS, write_point(match), dice())
    ours, theirs = look(match), look(again)
    for position in (ours["position"], theirs["position"]):
        del position["dice"]
    assert theirs == ours


@pytest.mark.parametrize("answers", range(0, 60, 4))
def test_a_fair_line_shows_what_was_seen_and_deals_the_rest(answers: int) -> None:
    match = played(answers)
    line, exact = write_fair_point(match, 0, dice())
    if exact:
        assert looks(read_point(GAME, OPTIONS, line, dice()), 0) == looks(match, 0)
    else:
        assert split_position(line)[3:] == ([], [])
    assert read_position(GAME, OPTIONS, line, dice())


def test_most_fair_lines_are_the_point_itself() -> None:
    found = [write_fair_point(played(n), 0, dice())[1] for n in range(0, 60, 2)]
    assert found.count(True) > 20


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("", "problem-notation"),
        ("telemark/1 gunnerside", "problem-notation"),
        ("telemark/1 gunnerside {units: ", "problem-notation"),
        ("telemark/1 gunnerside [units]", "problem-notation"),
        ("telemark/1 gunnerside {}, [all]", "problem-notation"),
        ("telemark/1 gunnerside {}, [all], [], []", "problem-notation"),
        ("telemark/1 gunnerside {}, [[all]], []", "problem-notation"),
        ("telemark/1 gunnerside {}, [all], [six]", "problem-notation"),
        ("chess/1 gunnerside {rp: 1}", "problem-notation"),
        ("telemark/1 gunnerstown {rp: 1}", "problem-scenario"),
        (BATTLE + ", [same, fire Infantry 4], [5]", "problem-option"),
        (BATTLE + ", [same, fire Flak], [7]", "problem-notation-dice"),
        (BATTLE + ", [same, fire Flak], [5]", "problem-notation-count"),
        (BATTLE + ", [same], [5, 6]", "problem-notation-count"),
    ],
)
def test_a_miswritten_line_is_refused(line: str, key: str) -> None:
    with refused(key):
        read_point(GAME, OPTIONS, line, dice())


@pytest.mark.parametrize(
    ("game", "scenario"), [("telemark", "gunnerside"), ("telemark", "campaign"), ("incursion", "recon")]
)
@pytest.mark.parametrize("typed", [False, True])
def test_a_match_begun_at_a_line_is_saved_replayed_and_verified(game: str, scenario: str, typed: bool) -> None:
    chance = random.Random(f"{game} {scenario}")
    given = {"turn_limit": "on"} if game == "incursion" else {}
    first = new_match(game_named(game), scenario, given, "line")
    while first.ask is not None and len(first.answers) < 60:
        first.answer(chance.choice(first.ask.options))
    line = write_point(first)
    match, cut = match_at(line, given, "other", typed)
    assert write_point(match).split(", dice:")[0] == line.split(", dice:")[0]
    assert cut == any(split_position(line)[3:])
    while match.ask is not None and len(match.answers) < 4000:
        if len(match.answers) % 40 == 0:
            reopened(match)
        match.answer(chance.choice(match.ask.options))
    again = reopened(match)
    assert record.verify(record.record_of(again), again.game, "en")[0] == again.state.over
    again.rewind(0)
    assert write_point(again).split(", dice:")[0] == line.split(", dice:")[0]


def reopened(match: Match) -> Match:
    """Saved and loaded, with nothing to say about it, and as it was."""
    again = record.restore(record.decode(record.encode(match)), match.game)
    assert not again.resumed
    assert write_point(again) == write_point(match)
    assert [e.data() for e in again.log.events] == [e.data() for e in match.log.events]  # type: ignore[union-attr]
    return again


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("telemark/1 gunnerside {units: ", "problem-notation"),
        ("chess/1 gunnerside {rp: 1}", "problem-game"),
        ("telemark/1 gunnerstown {rp: 1}", "problem-scenario"),
        ("incursion/1 gunnerstown {turn: 1}", "problem-scenario"),
        ("telemark/1 gunnerside {rp: many}", "problem-position"),
        ("telemark/1 gunnerside {segment: combat}", "problem-position-needs"),
    ],
)
def test_a_match_does_not_begin_at_a_miswritten_line(line: str, key: str) -> None:
    with refused(key):
        match_at(line, {})


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("telemark/2 gunnerside {units: {Froystul: [Commando 1]", "its brackets do not close"),
        ("telemark/2 gunnerside {units: {Froystul: [Commando 1], : }}", "character 56 cannot stand there"),
    ],
)
def test_a_line_that_cannot_be_read_says_where(line: str, said: str) -> None:
    with pytest.raises(Problem) as wrong:
        split_position(line)
    assert said in wrong.value.say("en")
    assert "unicode" not in wrong.value.say("es")
