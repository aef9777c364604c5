"""The odds of an attack, counted again from the text: each attack die, defence die and damage die."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from grognard.bench.speed import dearest
from grognard.engine.match import Match
from grognard.engine.odds import MOST_TRIALS, Search, Stage, odds_of
from grognard.games.locknload.game import game
from locknload.battles import match

BANDS = {
    "mmc": ["none", "shaken", "casualties", "eliminated"],
    "shaken mmc": ["none", "casualties", "casualties", "eliminated"],
    "smc": ["none", "shaken", "wounded", "eliminated"],
    "leader": ["none", "shaken", "wounded", "eliminated"],
    "shaken smc": ["none", "wounded", "wounded", "eliminated"],
    "hero": ["none", "wounded", "wounded", "eliminated"],
}
"""DFT: up to the morale, above it, from twice and three times it."""


class Target:
    """A unit under fire, as the book has it: class, morale now; `moving` and leadership as numbers."""

    def __init__(self, name: str, row: str, morale: int, moving: int = 0, leadership: int = 0) -> None:
        self.name, self.row, self.morale, self.moving, self.leadership = name, row, morale, moving, leadership

    def result(self, total: int) -> str:
        over = total > self.morale
        return BANDS[self.row][over + (over and total >= 2 * self.morale) + (over and total >= 3 * self.morale)]


SHARE = Fraction(1, 6)
Found = dict[tuple[str, str], Fraction]


def counted(strength: int, tm: int, targets: list[Target], attack_dice: int = 1) -> Found:
    """5.0, 5.3, R22, R25: how often each unit comes to each result."""
    found: Found = {}
    for *attack, defence in product(range(1, 7), repeat=attack_dice + 1):
        chance = SHARE ** (attack_dice + 1)
        margin = sum(attack) + strength - defence - tm
        beaten = [t for t in targets if margin + t.moving > 0]
        leaders = [t for t in beaten if t.row == "leader"]
        spared = [t.leadership for t in targets if t.row == "leader" and t not in beaten]
        for share, help_ in led(leaders, margin, max(spared, default=0), chance, found):
            for target in [t for t in beaten if t.row != "leader"]:
                for die in range(1, 7):
                    note(found, target, target.result(die + margin + target.moving - help_), share * SHARE)
    return found


def led(
    leaders: list[Target], margin: int, help_: int, chance: Fraction, found: Found
) -> Iterator[tuple[Fraction, int]]:
    """5.0j: the leaders check one after another; the best of those still in good order helps those after him."""
    if not leaders:
        yield chance, help_
        return
    first, *rest = leaders
    for die in range(1, 7):
        result = first.result(die + margin + first.moving - help_)
        note(found, first, result, chance * SHARE)
        kept = max(help_, first.leadership) if result == "none" else help_
        yield from led(rest, margin, kept, chance * SHARE, found)


def note(found: Found, target: Target, result: str, chance: Fraction) -> None:
    key = (target.name, result)
    found[key] = found.get(key, Fraction(0)) + chance


def told(m: Match, stages: list[Stage], chance: Fraction, found: Found) -> Found:
    """The same out of the chain that the rules make: how likely each unit comes to each result."""
    for stage in stages:
        for branch in stage.branches:
            share = chance * stage.chance * branch.chance
            if stage.event.kind == "damage":
                number = stage.event.facts["unit"]
                assert isinstance(number, int)
                name = m.game.names["unit"][number]
                found[name, branch.outcome] = found.get((name, branch.outcome), Fraction(0)) + share
            told(m, branch.then, share, found)
    return found


STACKS: dict[str, tuple[dict[str, Any], list[str], int, int, list[Target]]] = {
    "a leader, a mover, a shaken half-squad and a hero in the open": (
        {
            "units": {
                "1E5": ["Para squad 1", "Sgt Hill"],
                "1G5": [
                    "Grenadier squad 1", "Grenadier squad 2 (moved)", "Lt Plassmann",
                    "Grenadier half-squad (1) 1 (shaken)", "Brandt",
                ],
            }
        },
        ["take 1E5", "fire 1G5"],
        2 + 1,
        0,
        [
            Target("Lt Plassmann", "leader", 6, leadership=1),
            Target("Grenadier squad 1", "mmc", 5),
            Target("Grenadier squad 2", "mmc", 5, moving=1),
            Target("Grenadier half-squad (1) 1", "shaken mmc", 4),
            Target("Brandt", "hero", 6),
        ],
    ),
    "two leaders and three squads behind stone": (
        {
            "units": {
                "1H5": ["Para squad 1", "Para squad 2", "Para squad 3"],
                "1F6": ["Grenadier squad 1", "Fallschirmjäger squad 1", "SS squad 1", "Lt Plassmann", "Oblt Stein"],
            },
            "weapons": {"carried": ["M1919A4 on tripod 1 under Para squad 1"]},
            "spotted": ["1F6"],
        },
        ["take 1H5", "fire 1F6"],
        2 + 1 + 1 + 2,
        3,
        [
            Target("Lt Plassmann", "leader", 6, leadership=1),
            Target("Oblt Stein", "leader", 6, leadership=1),
            Target("Grenadier squad 1", "mmc", 5),
            Target("Fallschirmjäger squad 1", "mmc", 6),
            Target("SS squad 1", "mmc", 6),
        ],
    ),
    "men alone, one of them shaken, next door": (
        {
            "units": {
                "1E5": ["Para squad 1 (assault)", "Cpl Medrow"],
                "1F5": ["German medic 1 (shaken)", "German scout 1"],
            },
        },
        ["take 1E5", "fire 1F5"],
        2 + 2 - 2,
        0,
        [Target("German medic 1", "shaken smc", 5), Target("German scout 1", "smc", 6)],
    ),
    "a leader who stays and one who has moved": (
        {
            "units": {
                "1E5": ["Para squad 1", "Cpl Medrow"],
                "1G5": ["Grenadier squad 1", "Lt Plassmann", "Oblt Stein (moved)"],
            }
        },
        ["take 1E5", "fire 1G5"],
        2,
        0,
        [
            Target("Lt Plassmann", "leader", 6, leadership=1),
            Target("Oblt Stein", "leader", 6, moving=1, leadership=1),
            Target("Grenadier squad 1", "mmc", 5),
        ],
    ),
    "six units in smoke, wounded and all": (
        {
            "units": {
                "1E5": ["Para squad 1", "Para squad 2", "Para squad 3", "Cpt McCauley (wounded)"],
                "1G5": [
                    "Grenadier half-squad (1) 1", "Grenadier half-squad (0) 1 (moved)",
                    "Grenadier squad 1 (shaken)", "German crew 1", "Lt Koch (wounded)", "Voss (wounded)",
                ],
            },
            "smoke": ["1G5"],
        },
        ["take 1E5", "fire 1G5"],
        2 + 1 + 1 + 1,
        1,
        [
            Target("Lt Koch", "leader", 4),
            Target("Grenadier half-squad (1) 1", "mmc", 5),
            Target("Grenadier half-squad (0) 1", "mmc", 5, moving=1),
            Target("Grenadier squad 1", "shaken mmc", 5),
            Target("German crew 1", "mmc", 5),
            Target("Voss", "hero", 5),
        ],
    ),
}  # fmt: skip
"""Position, answers up to the commit, the attack without its die, the target modifier, who is under fire."""

AGAIN_WOUNDED = {"Lt Koch", "Voss"}
"""5.1k: whoever has a wound dies of another."""


@pytest.mark.parametrize("name", STACKS)
def test_the_chain_of_an_attack_is_what_its_dice_make_of_it(name: str) -> None:
    position, answers, strength, tm, targets = STACKS[name]
    m = match(**position)
    for answer in answers:
        m.give(answer)
    assert m.ask is not None
    shoot = m.ask.find("shoot")
    assert shoot is not None
    odds = odds_of(m, shoot, most=100_000)
    assert odds is not None
    wanted: Found = {}
    for (unit, result), chance in counted(strength, tm, targets).items():
        key = (unit, "eliminated" if result == "wounded" and unit in AGAIN_WOUNDED else result)
        wanted[key] = wanted.get(key, Fraction(0)) + chance
    assert told(m, odds.chain, Fraction(1), {}) == wanted


def test_the_dearest_attack_is_followed_to_its_last_check_with_little_work() -> None:
    """36 ways for the attack; then for each margin six ways a die can fall, however many there are that check."""
    found = dearest(game())
    assert found is not None
    search = Search(*found, 0, MOST_TRIALS)
    (shot,) = search.chain()
    (effect,) = shot.branches
    assert [stage.event.kind for stage in effect.then] == ["damage"] * 6
    assert search.trials.run <= 36 + 11 * (1 + 5 + 2) + 2
