"""`grognard orders`: cards in words, what they would do in a position, the chance of each act next turn."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from grognard.cli import main
from grognard.engine.dice import Fork, ForkDice, KeyedDice, key_of
from grognard.engine.event import Log
from grognard.engine.match import play_from
from grognard.engine.problem import Problem
from grognard.games import checked_options
from grognard.games.heroes.content import content, load_deck
from grognard.games.heroes.foresight import Foreseen, foresee, next_acts, same, unseen
from grognard.games.heroes.game import game, game_with
from grognard.games.heroes.state import DRAW, OPPONENT, Mission

UNITS = {
    "E07": ["German Rifles 01 (SE)"],
    "G08": ["Soviet Rifles 01 (NW)"],
    "G05": ["Soviet Rifles 02 (NW)"],
}
AT = f"heroes/1 partisans {{caps: 1, box: 5, units: {UNITS}}}"


def placed(**more: Any) -> Mission:
    position = {"caps": 1, "box": 5, "units": UNITS, **more}
    g = game().place("partisans", checked_options(game(), {}), position, KeyedDice(key_of("orders")))
    assert isinstance(g, Mission)
    return g


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(["--lang", "en", *words])
    out = capsys.readouterr()
    return code, out.out + out.err


def typed_deck(path: Path, **changes: dict[str, Any]) -> Path:
    """Our first 55 cards, some of them changed, as somebody's own deck."""
    cards = [{**msgspec.to_builtins(content().orders[n]), **changes.get(f"n{n}", {})} for n in range(1, 56)]
    path.write_text(yaml.safe_dump({"source": "published, typed in", "cards": cards}), encoding="utf-8")
    return path


# -- foresight ------------------------------------------------------------------------------------


def test_dice_that_are_tried_tell_where_they_fork() -> None:
    dice = ForkDice([2])
    assert dice.d6() == 3
    with pytest.raises(Fork) as fork:
        dice.draw([7, 9, 7])
    assert fork.value.weights == [2, 1], "equal things are one, as likely as there are many"
    assert ForkDice([1]).draw([7, 9, 7]) == 9
    pile = [1, 2, 3]
    dice.shuffle(pile)
    assert pile == [1, 2, 3]
    twin = dice.copy()
    with pytest.raises(Fork):
        twin.d6()


def test_what_is_foreseen_of_a_card_is_what_comes_of_it() -> None:
    """Each of the 55 cards, drawn in a match with forty keys: no act that was not foreseen."""
    for card in range(0, 55, 6):
        g = placed()
        likely = {same(way): way.chance for way in foresee(g, card)}
        assert sum(likely.values()) == 1
        for n in range(12):
            twin = placed()
            twin.dice = KeyedDice(key_of(f"foreseen {n}"))
            twin.orders = [*[one for one in twin.orders if one != card], card]
            twin.go(OPPONENT, DRAW)
            match = play_from(game(), "partisans", checked_options(game(), {}), twin)
            assert match.log is not None
            act = next(event for event in match.log.events if event.kind == "ai-turn")
            way = Foreseen(card=card, chance=Fraction(1), events=match.log.events, act=act)
            assert same(way) in likely


def test_foresight_changes_nothing() -> None:
    g = placed()
    before = game().describe(g)
    next_acts(g)
    assert game().describe(g) == before
    assert g.log is None or isinstance(g.log, Log)


def test_the_chances_of_the_next_turn_add_up() -> None:
    acts = next_acts(placed())
    assert sum(act.chance for act in acts) == 1
    assert acts == sorted(acts, key=lambda act: -act.chance)
    for act in acts:
        assert (act.chance == Fraction(len(act.cards), 55)) == (not act.dice)


def test_only_cards_nobody_has_seen_are_counted() -> None:
    g = placed(discards=["01", "22"])
    assert {0, 21}.isdisjoint(unseen(g))
    assert {card for act in next_acts(g) for card in act.cards} == set(unseen(g))
    empty = placed(orders=[], discards=["03", "17"])
    assert unseen(empty) == [2, 16], "an empty deck is made anew from the discards"


def test_a_tie_of_two_is_even() -> None:
    ways = foresee(placed(), 16)
    assert [way.chance for way in ways] == [Fraction(1, 2), Fraction(1, 2)]


def test_a_round_that_ends_first_tries_no_order() -> None:
    (way,) = foresee(placed(passes=2), 16)
    assert way.act is None
    assert not way.box


# -- the command ----------------------------------------------------------------------------------


def test_every_card_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for number in (1, 17, 22, 55, 71):
        code, english = run(capsys, "orders", str(number))
        assert code == 0
        assert str(number) in english
        spanish = main(["orders", str(number), "--lang", "es"]), capsys.readouterr().out
        assert spanish[0] == 0
        assert "fuente:" in spanish[1]


def test_a_card_in_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = run(capsys, "orders", "22", "--at", AT)
    assert code == 0
    assert "Soviet Rifles 01 fires at German Rifles 01, needs 9." in text
    assert "no AI is in close combat" in text
    code, text = run(capsys, "orders", "17", "--at", AT)
    assert "50%  Soviet Rifles 02 moves to F05." in text
    assert "A die between F05 and F06" in text


def test_all_cards_in_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = run(capsys, "orders", "--all", "--at", AT)
    assert code == 0
    assert "over the 55 cards nobody has seen" in text
    assert "7.3%  The AI passes (cards 1, 4, 13, 46)" in text
    assert "a die or a marker decides with 17" in text


def test_a_card_of_a_private_deck(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The deck's own card is read and played, not ours of the same number."""
    mine = typed_deck(tmp_path / "mine.yaml", n22={"orders": msgspec.to_builtins(content().orders[1].orders)})
    code, text = run(capsys, "orders", "22", "--deck", str(mine), "--at", AT)
    assert code == 0
    assert "The AI passes." in text
    code, text = run(capsys, "orders", "--all", "--deck", str(mine), "--at", AT)
    assert "The AI passes (cards 1, 4, 13, 22, 46)" in text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["orders"], "Name an order card"),
        (["orders", "99"], "There is no order card 99 here. There are: 1-71."),
        (["orders", "--all"], "a position is needed"),
        (["orders", "3", "--at", "telemark/1 swallow {}"], "of the game telemark"),
        (["orders", "3", "--at", "heroes/1 nowhere {a: 1}"], "nowhere"),
        (["orders", "3", "--at", "heroes/1 partisans {units: {E07: [Tiger]}}"], "Tiger"),
        (["orders", "3", "--at", "heroes/1 partisans {caps: 99}"], "15"),
        (["orders", "3", "--deck", "no-such-file.yaml"], "no-such-file.yaml"),
    ],
)
def test_bad_input_is_a_sentence(capsys: pytest.CaptureFixture[str], words: list[str], sentence: str) -> None:
    code, text = run(capsys, *words)
    assert code == 2
    assert sentence in text
    assert "Traceback" not in text


# -- games with a private deck --------------------------------------------------------------------


def test_a_match_with_a_private_deck_names_it(tmp_path: Path) -> None:
    deck = load_deck(typed_deck(tmp_path / "mine.yaml"))
    mine = game_with(deck)
    options = checked_options(mine, {})
    assert options["deck"] == deck.hash
    with pytest.raises(Problem) as problem:
        game().new("partisans", options, KeyedDice(key_of("")))
    assert problem.value.key == "heroes-deck-elsewhere"
    with pytest.raises(Problem):
        mine.new("partisans", checked_options(game(), {}), KeyedDice(key_of("")))


def test_a_private_deck_that_lacks_cards_says_which(tmp_path: Path) -> None:
    path = typed_deck(tmp_path / "mine.yaml")
    cards = yaml.safe_load(path.read_text())
    cards["cards"] = [card for card in cards["cards"] if card["number"] not in (21, 30)]
    path.write_text(yaml.safe_dump(cards))
    mine = game_with(load_deck(path))
    with pytest.raises(Problem, match="21, 30"):
        mine.new("partisans", checked_options(mine, {}), KeyedDice(key_of("")))


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "asks for 20-21, 33 too: add them to the file"), ("es", "pide también 20-21, 33: añádelas al archivo")],
)
def test_a_deck_of_ones_own_is_looked_at(
    lang: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What it holds, and for each mission what is missing, before anything is begun with it."""
    path = tmp_path / "deck.yaml"

    def looked_at(*numbers: int) -> str:
        cards = [msgspec.to_builtins(content().orders[number]) for number in numbers]
        path.write_text(yaml.safe_dump({"source": "published, typed in", "cards": cards}), encoding="utf-8")
        assert main(["orders", "--deck", str(path), "--lang", lang]) == 0
        return capsys.readouterr().out

    heading, *missions = looked_at(*[n for n in range(1, 56) if n not in (20, 21, 33)]).splitlines()
    assert "1-19, 22-32, 34-55" in heading and "52" in heading
    assert len(missions) == len(content().missions) and all("20-21, 33" in line for line in missions)
    assert f"(search-and-destroy): {told}" in missions[0]
    assert told[-22:] not in looked_at(*content().orders)
