"""What the player is told where he decides: what things do, why a card came out so, what the dice meant."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from rich.console import Console

from grognard.bots import heuristic_player
from grognard.engine.dice import KeyedDice, key_of
from grognard.engine.event import Event, Luck, event_from
from grognard.engine.match import Match, play_from, start
from grognard.engine.orders import given
from grognard.engine.scene import Card, Line, OptionView, Scene
from grognard.engine.show import line_of, log_lines, scene_of
from grognard.games import checked_options, game_named
from grognard.games.incursion.rules.damage import SHOT, Attack, expected
from grognard.games.raiders.content import telemark
from grognard.games.raiders.rules.needs import NEEDS
from grognard.terminal import words
from grognard.terminal.screen import Screen
from grognard.terminal.table import play
from grognard.text import LANGUAGES, has, say

Wanted = Callable[[Match], bool]


@cache
def played(name: str, scenario: str, seed: int = 1) -> Match:
    """A whole match between heuristic players."""
    game = game_named(name)
    match = start(game, scenario, checked_options(game, {}), key_of(f"{scenario} {seed}"))
    chance = random.Random(seed)
    while match.ask is not None:
        match.answer(heuristic_player(game)(match, chance))
    return match


def moment(name: str, scenario: str, wanted: Wanted) -> Match:
    """The first question of that sort in a match between heuristic players."""
    game = game_named(name)
    for seed in range(40):
        match = start(game, scenario, checked_options(game, {}), key_of(str(seed)))
        chance = random.Random(seed)
        while match.ask is not None:
            if wanted(match):
                return match
            match.answer(heuristic_player(game)(match, chance))
    raise AssertionError("no such moment")


def asked(match: Match, lang: str = "en", odds: bool = False) -> Scene:
    assert match.ask is not None
    return scene_of(match, match.ask.seat, lang, odds=odds)


def options(scene: Scene) -> dict[str, OptionView]:
    assert scene.ask is not None
    return {o.text: o for o in scene.ask.options}


# -- what can be bought ---------------------------------------------------------------------------


def test_what_a_purchase_is_good_for_is_said_where_it_is_bought() -> None:
    """RAIDERS 9, 24, 29, 31.5: the numbers are those of the counters, and a radio wants an air strike."""
    match = moment("telemark", "gunnerside", lambda m: m.ask is not None and m.ask.kind == "muster")
    match.give("buy Commando 1", 0)
    t = telemark().theater
    offered = options(asked(match))
    buys = {text: o for text, o in offered.items() if text.startswith("buy ")}
    assert len(buys) == 8
    assert all(o.note for o in buys.values()), buys
    assert "Air strike" in say("en", "raiders-air-strike")
    assert "air strike" in buys["buy Radio"].note and f"({t.air_cost} RP)" in buys["buy Radio"].note
    assert "radio" in buys["buy Air strike"].note and str(t.air_strike_combat) in buys["buy Air strike"].note
    assert "3 or more" in buys["buy Compound C 1"].note
    for word in ("march", "double fire"):
        assert word in buys["buy Supplies"].note
    assert not offered["done"].note


def test_every_counter_of_telemark_has_its_gist_in_both_languages() -> None:
    match = played("telemark", "gunnerside")
    for lang in LANGUAGES:
        scene = scene_of(match, 0, lang)
        faces = {p.face for p in scene.pieces if not p.hidden}
        assert {"leader", "engineer", "radio", "flak", "gestapo", "air-strike"} <= faces
        assert [face for face in faces if not scene.gists.get(face)] == []


def test_every_figure_weapon_and_card_of_incursion_is_explained_where_it_can_be_chosen() -> None:
    """INCURSION 1.6, 3.7 to 3.15: figures by their gist, weapons other than guns, cards by their text."""
    match = played("incursion", "doomsday")
    scene = scene_of(match, 0, "en")
    assert [p.face for p in scene.pieces if p.side in ("allies", "germans") and not scene.gists.get(p.face)] == []
    for kind, verb in (("muster", "add"), ("discard", "discard"), ("act", "flame"), ("act", "play")):
        found = moment(
            "incursion",
            "doomsday",
            lambda m, kind=kind, verb=verb: (  # type: ignore[misc]
                m.ask is not None and m.ask.kind == kind and any(o.verb == verb for o in m.ask.options)
            ),
        )
        scene = asked(found)
        cards = {c.id for c in scene.cards if len(c.text) > 1}
        shown = [o for text, o in options(scene).items() if text.split()[0] == verb]
        assert shown and all(o.note or cards & set(o.pieces) for o in shown), (kind, verb, shown)


# -- cards ----------------------------------------------------------------------------------------


def cards_told(match: Match, kind: str) -> list[tuple[Line, Card]]:
    return [(line, line.card) for line in log_lines(match, 0, "en") if line.kind == kind and line.card is not None]


def test_a_card_that_resolves_itself_is_shown_with_what_applied_and_why_nothing_else_did() -> None:
    """RAIDERS 13, 17.1: with the line that tells what came of it."""
    reasons = set()
    for seed in range(30):
        for line, card in cards_told(played("telemark", "gunnerside", seed), "choice"):
            (part,) = (part for part in card.parts if part.applies)
            (taken,) = (c for c in part.choices if c.state == "taken")
            assert line.text == f"{taken.text}."
            assert all({c.state for c in other.choices} == {""} for other in card.parts if other is not part)
            for choice in part.choices:
                assert bool(choice.why) == bool(choice.rule) == (choice.state == "barred")
                reasons.add(choice.why)
    assert {"It takes 2 RP, and you have 0", "The force does not carry this: Radio"} <= reasons


def barred_choice(match: Match) -> bool:
    if match.ask is None or match.ask.kind != "card":
        return False
    return any(c.state == "barred" for card in asked(match).cards for part in card.parts for c in part.choices)


def test_a_card_with_a_choice_marks_the_part_that_applies_and_says_why_the_rest_is_barred() -> None:
    match = moment("telemark", "gunnerside", barred_choice)
    scene = asked(match)
    assert match.ask is not None
    card = next(c for c in scene.cards if c.zone == "play")
    (part,) = (p for p in card.parts if p.applies)
    offered = {o.text for o in match.ask.options if o.of == "choice"}
    assert [c.text for c in part.choices if c.state == "open"] == [
        o.label for o in options(scene).values() if o.text in offered
    ]
    barred = [c for c in part.choices if c.state == "barred"]
    assert barred and all(c.why and c.rule for c in barred)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_need_of_a_card_can_be_named(lang: str) -> None:
    reasons = [need.reason(0, 0) for need in NEEDS.values()]
    assert len(reasons) == 14 and all(reason.rule for reason in reasons)
    assert [reason.key for reason in reasons if not has(lang, f"raiders-why-{reason.key}")] == []


def test_lines_of_older_saves_can_still_be_read() -> None:
    """They tell neither the card nor the luck."""
    line = line_of(game_named("telemark"), Event("choice", "13", {"choice": 0}), "en")
    assert line.text and line.card is None and line.luck is None
    fired = Event("fired", "15.1", {"unit": 1, "hostile": 1}, [3], outcome="hit")
    assert not line_of(game_named("telemark"), fired, "en").means


def test_a_card_of_the_enemy_can_be_read_with_the_line_that_tells_of_it() -> None:
    lines = [x for x in log_lines(played("incursion", "doomsday"), 0, "en") if x.kind.startswith("played")]
    assert lines and all(x.card is not None and len(x.card.text) == 2 for x in lines)


# -- in the terminal ------------------------------------------------------------------------------


def printed(show: Callable[[Screen], None], lang: str = "en") -> str:
    out = io.StringIO()
    show(Screen(Console(file=out, width=96), lang))
    return out.getvalue()


def test_the_terminal_tells_what_can_be_bought_and_what_a_die_must_show() -> None:
    match = moment("telemark", "gunnerside", lambda m: m.ask is not None and m.ask.kind == "muster")
    match.give("buy Commando 1", 0)
    scene = asked(match)
    ask = scene.ask
    assert ask is not None
    text = printed(lambda screen: words.option_lines(screen, ask, scene.cards))
    assert "Calls an air strike before a battle" in text
    shots = [x for x in log_lines(played("telemark", "gunnerside"), 0, "en") if x.kind == "fired"]
    assert "(hits on 3 or less, combat value +3" in printed(lambda screen: words.log_line(screen, shots[0]))


def test_the_terminal_tells_by_units_what_they_are_good_for(tmp_path: Path) -> None:
    match = moment("telemark", "gunnerside", lambda m: m.ask is not None and m.ask.kind == "muster")
    typed = iter(["units", "quit"])
    out = io.StringIO()
    play(match, "en", tmp_path / "match.json", Console(file=out, width=96), lambda _: next(typed))
    told = out.getvalue().split("> ", 1)[-1]
    assert "MILORG camp: Sells gear" in told and "Rønneberg: Hits on 1 or less" in told


def test_the_terminal_shows_a_card_that_resolved_itself_and_what_cards_in_hand_do() -> None:
    lines = [x for x, card in cards_told(played("telemark", "gunnerside", 1), "choice")]
    marked = [x for x in lines if x.card and any(c.state == "barred" for p in x.card.parts for c in p.choices)]
    text = printed(lambda screen: words.log_line(screen, marked[0]))
    assert "✓" in text and "✗" in text
    assert "✓" not in printed(lambda screen: words.log_line(screen, marked[0], card=False))
    found = moment("incursion", "doomsday", lambda m: m.ask is not None and m.ask.kind == "discard")
    scene = asked(found)
    ask = scene.ask
    assert ask is not None
    held = next(c for c in scene.cards if c.zone == "hand" and c.id in ask.options[0].pieces)
    told = " ".join(printed(lambda screen: words.option_lines(screen, ask, scene.cards)).split())
    assert held.text[1] in told


# -- stopping a card ------------------------------------------------------------------------------


def countered(points: int, hand: list[str]) -> Match:
    """The Allies play Extra Ammo against Germans with so many command points and such a hand."""
    place = {
        "command": [2, points],
        "figures": {"Private 1": {"at": "F2"}, "Zombie 1": {"at": "Z9"}},
        "hands": {"allies": ["Extra Ammo 1"], "germans": hand},
    }
    game = game_named("incursion")
    usual = checked_options(game, {})
    match = play_from(game, "recon", usual, game.place("recon", usual, place, KeyedDice(key_of("one"))))
    match.give("play Extra Ammo 1", 0)
    match.give("on Private 1", 0)
    return match


def test_the_question_whether_a_card_is_stopped_shows_the_card_and_what_it_costs() -> None:
    """INCURSION 3.2.1."""
    scene = asked(countered(2, []))
    assert scene.ask is not None
    card = next(c for c in scene.cards if c.id == scene.ask.about)
    assert card.name == "Extra Ammo" and "killed, for 2 CP" in card.text[0] and "One more die" in card.text[1]


@pytest.mark.parametrize(
    ("points", "hand", "moot"),
    [(2, [], False), (0, ["SNAFU 1"], False), (1, ["Grit 1"], True), (2, ["Grit 1"], False)],
)
def test_who_cannot_stop_a_card_is_asked_only_in_appearance(points: int, hand: list[str], moot: bool) -> None:
    """INCURSION 3.2.1: not to be asked would tell that there is no SNAFU among the cards (I16)."""
    match = countered(points, hand)
    ask = match.ask
    assert ask is not None and ask.kind == "counter" and (ask.moot is not None) == moot
    assert given(match, ask, {}) is None
    match.among_people = False
    alone = given(match, ask, {})
    assert (alone.text if alone is not None else "") == ("pass" if moot else "")


@pytest.mark.parametrize(("scenario", "moot"), [("recon", "add Private"), ("beacon", "")])
def test_a_force_of_which_there_is_but_one_need_not_be_chosen(scenario: str, moot: str) -> None:
    """INCURSION 4: alone against the computer nobody clicks what cannot be otherwise."""
    game = game_named("incursion")
    match = start(game, scenario, checked_options(game, {}), key_of("x"))
    ask = match.ask
    assert ask is not None and ask.kind == "muster"
    match.among_people = False
    alone = given(match, ask, {})
    assert (alone.text if alone is not None else "") == moot


def test_who_has_neither_points_nor_cards_is_not_asked() -> None:
    """INCURSION 3.2.1: both lie open."""
    ask = countered(0, []).ask
    assert ask is not None and ask.kind == "activate" and ask.seat == 0


# -- what dice mean -------------------------------------------------------------------------------


def test_odds_begin_with_what_is_wanted() -> None:
    """RAIDERS 27: not with "nothing found", though that is as likely."""
    match = moment(
        "telemark",
        "gunnerside",
        lambda m: m.ask is not None and any(o.verb == "scout" for o in m.ask.options),
    )
    scouting = next(o for text, o in options(asked(match, odds=True)).items() if text.startswith("scout"))
    assert [(o.outcome, o.tone) for o in scouting.odds] == [("seen", "good"), ("nothing", "")]


def test_an_option_and_a_line_say_what_the_dice_have_to_show() -> None:
    match = moment("telemark", "gunnerside", lambda m: m.ask is not None and m.ask.kind == "fire")
    scene = asked(match, odds=True)
    assert scene.ask is not None
    assert all(o.means.startswith("hits on ") for o in scene.ask.options)
    shots = [x for x in log_lines(played("incursion", "doomsday"), 0, "en") if x.kind == "shot"]
    assert shots and all("dice, a" in x.means or "die, a" in x.means for x in shots)
    assert shots[0].means == "3 dice, a hit on 4 or more"


@pytest.mark.parametrize(("name", "scenario"), [("telemark", "gunnerside"), ("incursion", "doomsday")])
def test_dice_that_somebody_wanted_something_of_say_what_they_got(name: str, scenario: str) -> None:
    """Hits against those to be expected: 0 to 1 for a check, and in Telemark for a shot."""
    match = played(name, scenario)
    assert match.log is not None
    told = [e for e in match.log.events if e.luck is not None]
    assert len(told) > 10
    for event in match.log.events:
        if event.outcome in ("hit", "wound", "kill"):
            assert event.luck is not None and event.luck.what == "hits" and event.luck.got >= 1, event.data()
        if event.outcome == "miss" and event.dice:
            assert event.luck is not None
    for event in told:
        luck = event.luck
        assert luck is not None
        assert 0 <= luck.got <= max(1, len(event.dice)) and 0 <= luck.numerator <= luck.denominator * len(
            event.dice
        )
        again = event_from(event.data()).luck
        assert again is not None and (again.side, again.got, again.numerator) == (
            luck.side,
            luck.got,
            luck.numerator,
        )
    assert {e.luck.side for e in told if e.luck} == (
        {"raiders", "hostiles"} if name == "telemark" else {"allies", "germans"}
    )


@pytest.mark.parametrize(("dice", "need", "rerolls"), [(3, 5, 0), (2, 4, 2), (3, 5, 1), (1, 7, 1), (2, 1, 2)])
def test_the_hits_to_be_expected_are_exact(dice: int, need: int, rerolls: int) -> None:
    """INCURSION 3.7, 3.16: found by trying every way the dice and those rolled again can fall."""
    total = Fraction(0)
    for faces in product(range(1, 7), repeat=dice):
        missed = len([f for f in faces if f < need])
        again = min(missed, rerolls)
        chance = Fraction(max(0, min(6, 7 - need)), 6)
        total += Fraction(1, 6**dice) * (dice - missed + again * chance)
    attack = Attack("shot", "3.7", by=0, target=1, dice=dice, cause=SHOT)
    attack.rerolls = rerolls
    numerator, denominator = expected(attack, need)
    assert Fraction(numerator, denominator) == total


def test_the_edge_is_expected_as_often_as_two_dice_say() -> None:
    """RAIDERS 15.1, TEC: +2 against +1, ties to the raiders: 26 of the 36 ways."""
    from grognard.games.raiders.rules.combat import edge_chance

    wins = len([1 for ours, theirs in product(range(1, 7), repeat=2) if ours + 1 >= theirs])
    assert edge_chance(1, True) == wins == 26
    assert isinstance(Luck("raiders", "checks", 1, wins, 36), Luck)
