"""Melee: every column of the table, its ends, and the chances of a blow counted by hand (8.0, MT)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from grognard.engine.dice import ScriptDice
from grognard.engine.match import Match, play_from
from grognard.engine.show import scene_of
from grognard.games.locknload.game import game
from grognard.games.locknload.reading import CHOICES
from grognard.games.locknload.rules import blows
from grognard.games.locknload.state import Battle

OPTIONS = {name: values[0] for name, values in CHOICES.items()}
COLUMNS = {  # facts 2: the kill number of each odds column, worst first
    "1-3": 11, "1-2": 10, "2-3": 9, "1-1": 8, "3-2": 7, "2-1": 6, "3-1": 5, "4-1": 4, "5-1": 3,
}  # fmt: skip


def battle(position: dict[str, Any], dice: list[int] | None = None, scenario: str = "training") -> Battle:
    g = game().place(scenario, OPTIONS, position, ScriptDice(dice or []))
    assert isinstance(g, Battle)
    g.dice.counter = 0
    return g


def ratio(column: str) -> Fraction:
    attackers, defenders = column.split("-")
    return Fraction(int(attackers), int(defenders))


def test_the_columns_and_their_kill_numbers() -> None:
    """LOCKNLOAD MT, 8.0f-g: the best column the odds reach, fractions dropped; worse than 1-3 is fought there."""
    g = battle({})
    columns = g.theater.box.tables.columns
    for attack, defence in product(range(1, 31), range(1, 31)):
        odds = Fraction(attack, defence)
        wanted = [column for column in COLUMNS if ratio(column) <= odds][-1:] or ["1-3"]
        found = columns[blows.column_of(g, attack, defence)]
        assert (f"{found.attackers}-{found.defenders}", found.kill) == (wanted[0], COLUMNS[wanted[0]])
        assert blows.too_long(g, attack, defence) == (odds < Fraction(1, 3))


@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [(4, 2, "2-1"), (5, 2, "2-1"), (7, 2, "3-1"), (6, 4, "3-2"), (3, 3, "1-1"), (1, 4, "1-3"), (9, 1, "5-1")],
)
def test_the_odds_the_book_names(attack: int, defence: int, column: str) -> None:
    g = battle({})
    found = g.theater.box.tables.columns[blows.column_of(g, attack, defence)]
    assert f"{found.attackers}-{found.defenders}" == column


def test_two_dice_against_a_number() -> None:
    for need in range(-3, 16):
        assert blows.chance(need) == sum(a + b >= need for a, b in product(range(1, 7), repeat=2))


def struck(us: list[str], german: list[str], attacker: int) -> blows.Blow:
    """What all of one side make of an attack on all of the other."""
    g = battle({"units": {"4J4": [*us, *german]}, "melees": ["4J4"]})
    g.arena = g.at[g.force[0][0]]
    units, ways = blows.all_out(g, attacker)
    return blows.blow(g, attacker, units, ways, g.force[1 - attacker])


@pytest.mark.parametrize(
    ("us", "german", "attacker", "kill"),
    [
        (["Para squad 1"], ["Grenadier half-squad (1) 1"], 0, 6),
        (["Hird"], ["Grenadier half-squad (1) 1"], 0, 5),  # 2-1, and a hero
        (["Hird", "Para squad 1-2"], ["Grenadier squad 1"], 0, 3),  # 6-1: no better column for the hero
        (["Para squad 1-3"], ["Grenadier squad 1"], 1, 11),  # 1-6
        (["Glider squad 1-3"], ["Grenadier squad 1"], 1, 11),  # 1-3, no worse one for the gliders
        (["Glider squad 1-3"], ["Grenadier squad 1"], 0, 4),  # 3-1, and gliders
        (["Glider squad 1", "Hird"], ["Fallschirmjäger squad 1"], 0, 5),  # 3-2, a hero and gliders: two columns
        (["Glider squad 1"], ["Fallschirmjäger squad 1", "Brandt"], 1, 4),  # 4-1, a hero against gliders
    ],
)
def test_shifts_end_with_the_table(us: list[str], german: list[str], attacker: int, kill: int) -> None:
    """LOCKNLOAD 8.0j, 13.92b: one column each, and no farther than the table goes."""
    assert struck(us, german, attacker).kill == kill


FIGHTS: dict[str, tuple[dict[str, Any], int]] = {  # a position before the blow, and the sum that kills
    "even": ({"4J4": ["Para squad 1"], "4I4": ["Fallschirmjäger squad 1"]}, 8),
    "led": ({"4J4": ["Para squad 1", "Sgt Hill"], "4I4": ["Fallschirmjäger squad 1"]}, 7),
    "nothings": ({"4J4": ["Para squad 1"], "4I4": ["Grenadier half-squad (0) 1"]}, 5),
    "scout": ({"4J4": ["US scout 1"], "4I4": ["Fallschirmjäger squad 1"]}, 11),
    "hopeless": ({"4J4": ["US scout 1"], "4I4": ["Fallschirmjäger SMG squad 1"]}, 12),
    "sure": ({"4J4": ["Para squad 1-3", "Cpt McCauley"], "4I4": ["Grenadier half-squad (1) 1"]}, 1),
}


def entering(units: dict[str, Any], dice: list[int]) -> Match:
    """The Americans have gone into the hex; what comes next is their blow."""
    spare = {"4A1": ["Fallschirmjäger squad 3"], "4N8": ["Para squad 6"]}
    g = battle({"active": "us", "units": {**units, **spare}}, dice)
    match = play_from(game(), "training", OPTIONS, g)
    match.give("take 4J4")
    match.give("move")
    if match.ask is not None and match.ask.kind == "movers":
        match.give("march")
    match.give("step 4I4")
    return match


@pytest.mark.parametrize("name", FIGHTS)
def test_the_chance_of_a_blow_is_that_of_all_its_dice(name: str) -> None:
    """LOCKNLOAD 8.0h: every throw of two dice, played through, against what the table says before it is thrown."""
    units, need = FIGHTS[name]
    killed = 0
    for one, other in product(range(1, 7), repeat=2):
        match = entering(units, [one, other, 1, 1])
        if match.ask is not None and match.ask.kind == "strikers":
            match.give("strike")
        assert match.log is not None
        [blow] = [event for event in match.log.events if event.kind == "blow"][:1]
        assert (blow.outcome == "killed") == (one + other >= need)
        killed += blow.outcome == "killed"
        assert blow.luck is not None and blow.luck.denominator == 36
        expected = blow.luck.numerator
    assert killed == expected
    match = entering(units, [1, 1, 1, 1])
    if match.ask is not None and match.ask.kind == "strikers":
        ask = scene_of(match, 0, "en", odds=True).ask
        assert ask is not None
        [strike] = [option for option in ask.options if option.text == "strike"]
        [line] = [line for line in strike.odds if line.outcome == "killed"]
        assert Fraction(line.numerator, line.denominator) == Fraction(killed, 36)
