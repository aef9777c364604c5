"""What can be settled before a deed is done: price, roll and facing in one card, found without a trace."""

from __future__ import annotations

import pytest

from grognard.engine import prepare
from grognard.engine.dice import KeyedDice, key_of
from grognard.engine.match import Match, start
from grognard.engine.plans import plans_of
from grognard.engine.scene import Question
from grognard.games import checked_options
from grognard.games.heroes.game import game
from grognard.games.heroes.state import Mission
from grognard.text import LANGUAGES, percent

SHOT = ["take Soviet Rifles 01", "fire G07"]
MOVE = ["take Soviet Rifles 01", "move F07"]


def mission(seed: str = "prepared") -> Match:
    """Mission 1 at the player's first turn."""
    match = start(game(), "search-and-destroy", checked_options(game(), {}), key_of(seed))
    while match.ask is not None and match.ask.kind != "turn":
        match.give("done")
    return match


def prepared(match: Match, answers: list[str], wishes: dict[str, str], lang: str) -> list[Question]:
    return prepare.prepared(match, answers, wishes, lang)[0]


def texts(question: Question) -> list[str]:
    return [option.text for option in question.options]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_shot_with_its_price_and_its_roll(lang: str) -> None:
    """3.2.1, 3.2.3: CAPs off the cost, each with the chance to be spent; CAPs on the roll, each with its odds."""
    pay, roll = prepared(mission(), SHOT, {}, lang)
    assert (pay.kind, pay.chosen, roll.kind, roll.chosen) == ("pay", "caps 0", "boost", "boost 0")
    assert texts(pay) == ["caps 0", "caps 1", "caps 2", "caps 3", "caps 4"]
    assert texts(roll) == ["boost 0", "boost 1", "boost 2"]
    assert all(option.brief for option in pay.options)
    first = [option.odds[0] for option in roll.options]
    chances = [line.numerator / line.denominator for line in first]
    assert chances[0] == pytest.approx(10 / 36)
    assert roll.options[0].headline.startswith(f"9+: {percent(0.28, lang)}")
    assert roll.options[2].headline.startswith(f"7+: {percent(0.58, lang)}")
    assert [round(option.chance or 0, 2) for option in roll.options[:3:2]] == [0.28, 0.58]


def test_what_is_wished_changes_what_follows() -> None:
    """3.2: a CAP is used once: who pays with three has one for the roll, who pays with all has none."""
    pay, roll = prepared(mission(), SHOT, {"pay": "caps 3"}, "en")
    assert (pay.chosen, texts(roll)) == ("caps 3", ["boost 0", "boost 1"])
    pay, roll = prepared(mission(), SHOT, {"pay": "caps 4", "boost": "boost 2"}, "en")
    assert (pay.chosen, texts(roll), roll.chosen) == ("caps 4", ["roll"], "roll")


def test_a_move_and_which_way_it_faces() -> None:
    """EOD 5.1: facing after a hex is free; it is as it was unless one wishes otherwise."""
    pay, face = prepared(mission(), MOVE, {}, "en")
    assert (texts(pay), face.kind, face.chosen) == (["caps 0", "caps 1"], "face", "face S")
    assert [option.spaces for option in face.options].count([]) == 0, "each points at the hex it faces"
    assert prepared(mission(), MOVE, {"face": "face NW"}, "en")[1].chosen == "face NW"


@pytest.mark.parametrize("answers", [SHOT, MOVE])
def test_all_of_it_is_a_row_of_ordinary_answers(answers: list[str]) -> None:
    match = mission()
    before = match.answers[:]
    found = prepared(match, answers, {"face": "face NW", "pay": "caps 1"}, "en")
    assert match.answers == before and match.ask is not None and match.ask.kind == "turn"
    for text in [*answers, *[question.chosen for question in found]]:
        match.give(text)
    assert [answer.text for answer in match.answers[len(before) : len(before) + 3]] == [*answers, "caps 1"]


def test_nothing_is_learned_from_it() -> None:
    """The same with other dice and another deck: what comes after them has no part in it."""
    for answers in (SHOT, MOVE):
        assert prepared(mission("one"), answers, {}, "en") == prepared(mission("other"), answers, {}, "en")


@pytest.mark.plain
@pytest.mark.parametrize("answers", [[*SHOT, "caps 0", "boost 0"], ["pass"], MOVE])
def test_no_die_falls_for_who_looks_ahead(answers: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even in a fork: how long it took would tell what falls."""
    match, done = mission(), mission()

    fallen, below = match.state.dice.counter, KeyedDice.below

    def fall(dice: KeyedDice, sides: int) -> int:
        if dice.counter >= fallen:
            raise RuntimeError("a die of the match")
        return below(dice, sides)

    monkeypatch.setattr(KeyedDice, "below", fall)
    with pytest.raises(RuntimeError, match="a die of the match"):
        for text in [*SHOT, "caps 0", "boost 0"]:
            done.give(text)
    prepared(match, answers, {}, "en")
    prepared(match, [*answers, "die 6"], {}, "en")
    for about in ([], ["unit:69"]):
        plans_of(match, about, "en")


def test_what_is_not_offered_has_no_questions() -> None:
    assert prepared(mission(), ["take Soviet Rifles 01", "fire A01"], {}, "en") == []
    assert prepared(mission(), ["pass"], {}, "en") == [], "then it is the AI's turn"


def test_plans_say_what_is_done_without_its_price() -> None:
    found = {plan.answers[-1]: plan for plan in plans_of(mission(), ["unit:69"], "en")}
    assert found["fire G07"].deed == "Soviet Rifles 01: Fire at G07 (German Rifles 01)"
    assert found["fire G07"].odds == "9+: 28% hit"
    assert found["move F07"].brief == "F07 · 1 AP · 20%"
    assert found["pivot N"].brief == "↑ · 1 AP · 20%"


def test_what_leads_to_another_question_says_so() -> None:
    """EOD 9.1.2: who joins is asked in its own time, and nothing is done yet; a shot is done with the last of its
    answers."""
    match = start(game(), "partisans", checked_options(game(), {}), key_of("group"))
    group = ["take German Rifles 05", "together fire", "fire F10"]
    assert prepare.prepared(match, group, {}, "en") == ([], True)
    assert prepare.prepared(mission(), SHOT, {}, "en")[1] is False
    unit = game().box.unit_names.index("German Rifles 05")
    found = {" / ".join(plan.answers[1:]): plan for plan in plans_of(match, [f"unit:{unit}"], "en")}
    assert "together fire" not in found, "its targets stand in its place"
    assert found["together fire / fire F10"].pieces == [], "on the board the shot of one alone comes first"
    assert found["fire F10"].pieces


def test_a_group_goes_the_way_its_leader_goes() -> None:
    """feel.md H4, EOD 9.1.1: where each of a group goes and how it faces is settled along with the leader's move:
    as he does, unless one wishes otherwise; then the price, that of the dearest."""
    match = start(game(), "partisans", checked_options(game(), {}), key_of("group"))
    for text in ("take German Rifles 05", "together move", "joins German LMG 09", "go"):
        match.give(text)
    assert match.ask is not None and match.ask.kind == "pick"
    g = match.state
    assert isinstance(g, Mission)
    grid = g.theater.map
    joined = g.group[1]
    ways = {way: f"move {game().box.hex_names[grid.beside[g.at[g.actor]][way]]}" for way in range(6)}
    way, leads = next((way, text) for way, text in ways.items() if match.ask.find(text) is not None)
    twin = match.fork()
    twin.give(leads)
    assert twin.ask is not None
    along = f"move {game().box.hex_names[grid.beside[g.at[joined]][way]]}"
    assert twin.ask.find(along) is not None
    found = prepared(match, [leads], {}, "en")
    assert [one.name for one in found] == ["pick", "pay", "face", "face-1"]
    assert found[0].chosen == along
    assert [one.turns for one in found] == [False, False, True, True]
    assert found[2].chosen == found[3].chosen
    assert [one.title for one in found] == ["LMG 09: goes to", "CAPs off the cost", "Facing", "LMG 09: Facing"]
    turned = prepared(match, [leads], {"face": "face S"}, "en")
    assert [one.chosen for one in turned[2:]] == ["face S", "face S"]
    apart = prepared(match, [leads], {"face": "face S", "face-1": "face N"}, "en")
    assert [one.chosen for one in apart[2:]] == ["face S", "face N"]
    view = next(plan for plan in plans_of(match, [f"unit:{g.actor}"], "en") if plan.answers == [leads])
    assert view.deed.startswith("German Rifles 05 and 1 more: ")
