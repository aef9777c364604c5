"""A set chosen by marking: one record for each, in any order for people, with the odds of what is not yet given."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from io import StringIO
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console
from tinygames import among_games

from grognard.engine import record
from grognard.engine.ask import OUT, Ask, Chosen, Member, Option, Rules, one_of, some_of
from grognard.engine.casebook import Case, run_case
from grognard.engine.dice import KeyedDice, key_of
from grognard.engine.game import Game
from grognard.engine.marking import commit, give_next, try_out
from grognard.engine.match import Match, start
from grognard.engine.notation import read_point, write_point
from grognard.engine.problem import Problem
from grognard.engine.reason import Reason
from grognard.engine.show import ask_view
from grognard.games import game_named
from grognard.terminal.table import play

DONE = Option("done")
KILL = Option("kill")
NO = Reason("no", "1")


def members(shape: list[tuple[int, int]]) -> list[Member]:
    """So many members, each with so many ways and this default."""
    return [
        Member([Option(f"way{way}", str(k), k) for way in range(ways)], default)
        for k, (ways, default) in enumerate(shape)
    ]


def played(rules: Rules[Chosen], answers: list[Option]) -> tuple[Ask | None, Chosen | None]:
    """The ask after these answers, or what came of them."""
    try:
        ask = next(rules)
        for answer in answers:
            assert answer in ask.options
            ask = rules.send(answer)
    except StopIteration as end:
        return None, end.value
    return ask, None


def records(shape: list[tuple[int, int]], **how: Any) -> list[tuple[tuple[int, ...], list[str]]]:
    """Every way to answer a marking to its end: the set, and the answers."""
    found = []
    waiting: list[list[Option]] = [[]]
    while waiting:
        answers = waiting.pop()
        ask, chosen = played(some_of(0, "set", "1", members(shape), DONE, **how), answers)
        if chosen is not None:
            found.append((tuple(chosen.ways), [o.text for o in answers]))
            continue
        assert ask is not None and ask.options, "a dead end"
        assert ask.marking is not None and ask.marking.given == len(answers)
        waiting += [[*answers, option] for option in ask.options]
    return found


SHAPES = st.lists(
    st.integers(1, 2).flatmap(lambda ways: st.tuples(st.just(ways), st.integers(OUT, ways - 1))), max_size=4
)


@given(SHAPES, st.integers(0, 4), st.integers(0, 2))
def test_every_set_that_may_be_committed_has_exactly_one_record(
    shape: list[tuple[int, int]], most: int, least: int
) -> None:
    """At most so many differences and at least so many: a rule that marking more never spoils, up to its limit."""
    default = [d for _, d in shape]

    def differ(ways: list[int]) -> int:
        return len([1 for way, usual in zip(ways, default, strict=True) if way != usual])

    def may(ways: list[int], k: int, way: int) -> Reason | None:
        return None if differ(ways) < most else NO

    def enough(ways: list[int]) -> Reason | None:
        return None if differ(ways) >= least else NO

    changeable = len([1 for ways, usual in shape if ways > 1 or usual == OUT])
    if least > min(most, changeable):
        return  # there is no such set
    found = records(shape, may=may, enough=enough)
    allowed = [
        ways
        for ways in product(*[range(OUT if usual == OUT else 0, ways) for ways, usual in shape])
        if least <= differ(list(ways)) <= most
    ]
    assert sorted(ways for ways, _ in found) == sorted(allowed)
    for _, answers in found:
        assert answers == sorted(answers[:-1], key=lambda text: text.split()[1]) + answers[-1:]


def test_every_set_is_reached_however_odd_the_rule() -> None:
    """Two or more in a row: of four in a circle, the first and the third stand apart. More can spoil a set."""
    beside = {(0, 1), (1, 2), (2, 3), (0, 3)}

    def linked(ways: tuple[int, ...] | list[int]) -> bool:
        group = [k for k, way in enumerate(ways) if way != OUT]
        seen = set(group[:1])
        for _ in group:
            seen |= {k for k in group for j in seen if (min(j, k), max(j, k)) in beside}
        return len(group) > 1 and seen == set(group)

    found = records([(1, OUT)] * 4, enough=lambda ways: None if linked(ways) else NO)
    assert sorted(ways for ways, _ in found) == [ways for ways in product([OUT, 0], repeat=4) if linked(ways)]


def test_of_many_a_set_of_exactly_so_many_is_found_in_time() -> None:
    rules = some_of(
        0, "set", "1", members([(1, OUT)] * 40), DONE, enough=lambda ways: NO if ways.count(0) != 3 else None
    )
    assert len(next(rules).options) == 38


def test_no_set_at_all_is_a_mistake_in_the_rules() -> None:
    with pytest.raises(AssertionError):
        next(some_of(0, "set", "1", members([(1, OUT)]), DONE, enough=lambda ways: NO))
    with pytest.raises(AssertionError):
        next(one_of(0, "one", "1", []))


def test_where_there_is_nothing_to_mark_nobody_is_asked() -> None:
    def never(ways: list[int], k: int, way: int) -> Reason | None:
        return NO

    assert records([]) == [((), [])]
    assert records([(1, OUT), (2, 0)], may=never) == [((OUT, 0), [])]


def test_another_answer_can_be_given_before_anything_is_marked() -> None:
    rules = some_of(0, "set", "1", members([(1, OUT)]), DONE, others=[KILL])
    assert [o.text for o in next(rules).options] == ["way0 0", "kill", "done"]
    _, chosen = played(some_of(0, "set", "1", members([(1, OUT)]), DONE, others=[KILL]), [KILL])
    assert chosen is not None and chosen.other is KILL and chosen.ways == [OUT]
    ask, _ = played(some_of(0, "set", "1", members([(1, OUT)]), DONE, others=[KILL]), [Option("way0", "0")])
    assert ask is not None and ask.options == [DONE]


# -- in a match ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def outpost() -> Iterator[Game]:
    with among_games("outpost"):
        yield game_named("outpost")


@pytest.fixture
def match(outpost: Game) -> Match:
    """The north is asked who fires: Ada, Bea, Cora."""
    made = start(outpost, "short", {}, key_of("marking"))
    made.give("rest")
    return made


def texts(match: Match) -> list[str]:
    return [o.text for o in match.ask.options] if match.ask is not None else []


def test_only_what_can_still_be_led_is_offered(match: Match) -> None:
    """5: one leads. The last can only fire if somebody before her leads."""
    assert texts(match) == ["fire Ada", "lead Ada", "fire Bea", "lead Bea", "lead Cora", "volley"]
    match.give("fire Bea")
    assert texts(match) == ["lead Cora"]
    match.give("lead Cora")
    assert texts(match) == ["volley"]


def test_a_marking_is_tried_out_in_any_order(match: Match) -> None:
    before = [match.game.describe(match.state), texts(match)]
    trial = try_out(match, ["lead Cora", "fire Ada"], "en")
    assert trial.texts == ["fire Ada", "lead Cora"]
    assert trial.open == ["fire Bea"], "nobody else leads, and Cora's is the only lead"
    assert trial.commit is not None
    assert {line.outcome: Fraction(line.numerator, line.denominator) for line in trial.commit.odds} == {
        "hit": Fraction(1, 3),
        "miss": Fraction(2, 3),
    }
    assert [match.game.describe(match.state), texts(match)] == before


def test_the_odds_are_those_of_the_set(match: Match) -> None:
    for wanted, chance in ((["lead Ada"], 1), (["lead Ada", "fire Bea", "fire Cora"], 3)):
        trial = try_out(match, wanted, "en")
        assert trial.commit is not None
        hit = next(line for line in trial.commit.odds if line.outcome == "hit")
        assert Fraction(hit.numerator, hit.denominator) == Fraction(chance, 6)
    nobody = try_out(match, [], "en").commit
    assert nobody is not None and nobody.odds == [], "without a shot nothing is rolled"


def test_a_set_that_cannot_be_marked_says_why(match: Match) -> None:
    trial = try_out(match, ["lead Ada", "lead Bea"], "en")
    assert trial.why is not None and (trial.why.text, trial.why.rule) == ("One, and only one, leads a volley.", "5")
    assert trial.commit is None and trial.open == []
    assert try_out(match, ["fire Cora"], "en").why is not None


@pytest.mark.parametrize("wrong", [["fire Dora"], ["volley"], [""], ["fire Ada", "lead Ada"], ["fire Ada"] * 2])
def test_what_is_no_difference_is_a_problem(match: Match, wrong: list[str]) -> None:
    with pytest.raises(Problem):
        try_out(match, wrong, "en")
    with pytest.raises(Problem):
        commit(match, wrong)
    assert len(match.answers) == 1


def test_a_marking_is_committed_in_its_order(match: Match) -> None:
    assert [o.text for o in commit(match, ["fire Cora", "lead Ada"])] == ["lead Ada", "fire Cora", "volley"]
    assert [o.text for o in match.answers[1:]] == ["lead Ada", "fire Cora", "volley"]
    assert match.ask is not None and match.ask.kind == "night"
    with pytest.raises(Problem):
        commit(match, ["sleep Ada", "sleep Bea", "sleep Cora"])
    assert match.ask.kind == "night" and not match.ask.marking.given  # type: ignore[union-attr]
    assert [o.text for o in commit(match, ["sleep Ada"])] == ["sleep Ada", "done"]


def test_where_nothing_is_marked_there_is_nothing_to_commit(outpost: Game) -> None:
    fresh = start(outpost, "short", {}, key_of("marking"))
    for act in (lambda: try_out(fresh, [], "en"), lambda: commit(fresh, [])):
        with pytest.raises(Problem) as problem:
            act()
        assert problem.value.key == "problem-marking"


def test_undo_takes_back_the_whole_marking(match: Match) -> None:
    commit(match, [])
    before = texts(match)
    commit(match, ["sleep Ada", "sleep Bea"])
    assert match.ask is not None and match.ask.seat == 1
    match.free_undo = True
    match.undo()
    assert (texts(match), len(match.answers)) == (before, 2)
    match.give("sleep Ada")
    match.undo()
    assert (texts(match), len(match.answers)) == (before, 2)


def test_the_scene_shows_one_question(match: Match) -> None:
    view = ask_view(match, "en").marking
    assert view is not None
    assert [way.label for way in view.members[0].ways] == ["Ada fires", "Ada leads"]
    assert [(member.now, member.default) for member in view.members] == [(OUT, OUT)] * 3
    assert view.commit.text == "volley" and view.commit.rolls
    match.give("lead Bea")
    later = ask_view(match, "es").marking
    assert later is not None and (later.at, [member.now for member in later.members]) == (2, [OUT, 1, OUT])


# -- what was written down ----------------------------------------------------------------------


ORDERS = [["lead Cora", "fire Ada"], ["fire Ada", "lead Cora"], ["LEAD  cora", "fire ada"]]


@pytest.mark.parametrize("answers", [[*order, "volley"] for order in ORDERS])
def test_answers_in_any_order_are_the_same_set(match: Match, answers: list[str]) -> None:
    at = 0
    while at < len(answers):
        at += give_next(match, answers[at:])
    assert [o.text for o in match.answers[1:]] == ["fire Ada", "lead Cora", "volley"]


def test_an_answer_that_makes_no_set_is_refused_and_leaves_what_stands(match: Match) -> None:
    give_next(match, ["lead Cora"])
    for wrong in ("lead Ada", "fire Dora", "rest"):
        with pytest.raises(Problem) as problem:
            give_next(match, [wrong])
        assert problem.value.facts["text"] == wrong
        assert [o.text for o in match.answers[1:]] == ["lead Cora"]


def test_a_set_to_which_nothing_can_be_added_need_not_be_committed_in_words(match: Match) -> None:
    for answer in ("lead Ada", "fire Bea", "fire Cora"):
        give_next(match, [answer])
    give_next(match, ["sleep Ada"])
    assert [o.text for o in match.answers[1:]] == ["lead Ada", "fire Bea", "fire Cora", "volley", "sleep Ada"]


def test_cases_name_the_members_in_any_order(outpost: Game) -> None:
    case = Case(
        title={"en": "a", "es": "b"},
        game="outpost",
        rules=["5"],
        scenario="short",
        dice=[3, 3],
        play=[
            "rest",
            {"ask": "volley", "options": ["lead Cora"]},
            "lead Cora",
            {"ask": "volley", "only options": ["fire Ada", "fire Bea", "volley"]},
            "fire Bea",
            "fire Ada",
            "volley",
            {"ask": "night", "events": [{"kind": "volley", "outcome": "hit", "count": 3}]},
        ],
    )
    outcome = run_case(case, outpost, {})
    assert outcome.passed(), [str(problem) for problem in outcome.wrong]


def test_lines_of_notation_do(match: Match, outpost: Game) -> None:
    match.give("fire Ada")
    match.give("lead Cora")
    line = write_point(match)
    other = line.replace("fire Ada, lead Cora", "lead Cora, fire Ada")
    assert other != line
    again = read_point(outpost, {}, other, KeyedDice(key_of("any")))
    assert (texts(again), [o.text for o in again.answers]) == (["volley"], ["rest", "fire Ada", "lead Cora"])


def test_saves_do(match: Match, outpost: Game) -> None:
    commit(match, ["fire Ada", "lead Cora"])
    saved = record.record_of(match)
    saved.answers[1:3] = ["lead Cora", "fire Ada"]
    again = record.restore(record.decode(msgspec.json.encode(saved)), outpost)
    assert not again.resumed
    assert record.record_of(again).answers == ["rest", "fire Ada", "lead Cora", "volley"]


def test_words_of_before_are_today_s(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that once asked "all" or soldier by soldier for those who stay out."""

    def before(self: Game, ask: Ask, answers: list[str]) -> tuple[int, list[str]]:
        return (1, ["lead Ada", "fire Bea", "fire Cora", "volley"]) if answers[0] == "all" else (0, [])

    monkeypatch.setattr(type(match.game), "marked_before", before)
    assert give_next(match, ["all", "done"]) == 1
    assert match.ask is not None and match.ask.kind == "night"
    assert give_next(match, ["done"]) == 1


# -- at the terminal ----------------------------------------------------------------------------


def typed(match: Match, *lines: str) -> str:
    """What the terminal says when this is typed and then the player leaves."""
    said = StringIO()
    answers = iter(["", *lines, "quit"])
    console = Console(file=said, width=100, force_terminal=False, legacy_windows=False)
    play(match, "en", None, console, lambda prompt: next(answers))
    return said.getvalue()


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("elsewhere")
def test_a_set_is_one_question_at_the_terminal(match: Match) -> None:
    said = typed(match, "Cora leads", "ada fires")
    assert "1  ☐ Ada fires" in said
    assert "6  ☑ Cora leads" in said
    assert "☑ Ada fires" in said
    assert "hit 33.3% (1/3)" in said
    assert len(match.answers) == 1, "nothing is answered before the commit"
    typed(match, "2, 3", "volley")
    assert [o.text for o in match.answers[1:]] == ["lead Ada", "fire Bea", "volley"]


@pytest.mark.usefixtures("elsewhere")
def test_a_mark_is_taken_away_by_typing_it_again_and_moved_by_another_way(match: Match) -> None:
    said = typed(match, "lead ada", "lead cora", "lead ada", "lead cora", "fire ada", "volley")
    assert "One, and only one, leads a volley. [5]" in said
    assert [o.text for o in match.answers[1:]] == ["fire Ada", "lead Cora", "volley"]
