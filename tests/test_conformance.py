"""The conformance suite over every game and mission, in every edition."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from pathlib import Path

import pytest

import conformance as law
from conformance import CLOSELY, THOROUGH, Setting
from grognard.engine.dice import KeyedDice
from grognard.games import PACKAGES, checked_options, game_named

OPTIONS: dict[str, list[dict[str, str]]] = {
    "telemark": [{}, {"edition": "es"}],
    "incursion": [
        {"turn_limit": "on"},
        {
            "turn_limit": "on",
            "late_command": "on",
            "flames": "burn",
            "two_guns": "gretel",
            "sergeant_reacts": "off",
        },
    ],
    "locknload": [{}],
    "heroes": [{}, {"difficulty": "harder", "arc_edge": "inside"}],
}
LONG = ("incursion", "locknload", "heroes")
"""Games of hundreds of decisions: one match of each scenario, of which a law looks at some."""
HIDING = {"doomsday": ("deploy",)}
"""Where the enemy is told least: there every ask of these kinds is looked at (7.7.1)."""
CAMPAIGN = 13
"""A long game's campaign is looked at so much more seldom."""
PLAIN = 5
"""And so much more seldom on the plain code, which takes ten times as long."""


def settings(seeds: int = 1, law_number: int = 0) -> list[Setting]:
    """Every scenario under all sets of options. Those of a long game take turns, and on the plain code those of all
    games do: of each scenario there is one match, under one set for two laws, under the next for the next two, and
    on the other build the other way round."""
    out = []
    for name in PACKAGES:
        game = game_named(name)
        sets = OPTIONS[name]
        for at, scenario in enumerate(game.scenarios):
            turn = (at + law_number // 2 + CLOSELY) % len(sets)
            for given in sets if THOROUGH or (CLOSELY and name not in LONG) else [sets[turn]]:
                for seed in range(seeds if name not in LONG and CLOSELY else 1):
                    words = f"{scenario} {given} {seed}"
                    choose = law.busy_option if name in LONG and len(given) == 1 else law.any_option
                    out.append(Setting(game, scenario, checked_options(game, given), words, choose))
    return out


LAWS = itertools.count()


def each(seeds: int = 1) -> pytest.MarkDecorator:
    """Every setting for every law; on the plain code every other one, and for the next law the others."""
    number = next(LAWS)
    some = settings(seeds, number) if CLOSELY else settings(seeds, number)[number % 2 :: 2]
    return pytest.mark.parametrize("setting", some, ids=lambda s: s.seed)


def every(setting: Setting, usual: int, long: int) -> int:
    """How often a law looks at a match: a number of decisions from one look to the next."""
    if setting.game.name not in LONG:
        return usual if CLOSELY else 2 * usual
    if THOROUGH:
        return usual
    long *= 1 if CLOSELY else PLAIN
    return long * CAMPAIGN if setting.scenario in ("campaign", "encirclement") else long


@each(2)
def test_plays_to_the_end(setting: Setting) -> None:
    law.plays_to_the_end(setting)


@each(2)
def test_forks_have_the_same_future(setting: Setting) -> None:
    law.forks_have_the_same_future(setting, every(setting, 1, 19))


@each()
def test_saves_have_the_same_future(setting: Setting) -> None:
    law.saves_have_the_same_future(setting, every(setting, 3, 97))


@each()
def test_checkpoints_have_the_same_future(setting: Setting) -> None:
    law.checkpoints_have_the_same_future(setting, every(setting, 1, 41))


@each(2)
def test_undo_returns(setting: Setting) -> None:
    law.undo_returns(setting, every=every(setting, 1, 23))


@each(2)
def test_nothing_leaks(setting: Setting) -> None:
    law.nothing_leaks(setting, every(setting, 1, 23), kinds=HIDING.get(setting.scenario, ()))


@each()
def test_reasons_leak_nothing(setting: Setting) -> None:
    law.reasons_leak_nothing(setting, every(setting, 2, 41))


@each()
def test_plans_leak_nothing(setting: Setting) -> None:
    law.plans_leak_nothing(setting, every(setting, 2, 41))


@each()
def test_nothing_asked_for_leaks(setting: Setting) -> None:
    law.nothing_asked_for_leaks(setting, every(setting, 2, 41))


@each()
def test_orders_are_watched(setting: Setting) -> None:
    law.orders_are_watched(setting)


@each()
def test_sets_have_one_record(setting: Setting) -> None:
    law.sets_have_one_record(setting, 300 if CLOSELY else 60)


@each()
def test_speaks_both_languages(setting: Setting) -> None:
    law.speaks_both_languages(setting, every(setting, 1, 19))


@each(2)
def test_dice_script_reproduces(setting: Setting) -> None:
    law.dice_script_reproduces(setting)


@each()
def test_odds_touch_nothing(setting: Setting) -> None:
    law.odds_touch_nothing(setting, every(setting, 3, 43))


@each()
def test_positions_are_lossless(setting: Setting) -> None:
    law.positions_are_lossless(setting, every(setting, 3, 131))


@pytest.mark.once  # a set is in the same order on either build
def test_the_same_match_under_different_hash_seeds() -> None:
    """Nothing in a rule depends on the order of a set or on string hashes."""
    program = """
import hashlib, json
from conformance import CLOSELY, transcript
from test_conformance import every, settings
told = [transcript(setting, every(setting, 2, 29)) for setting in settings()[:: 1 if CLOSELY else 3]]
print(hashlib.sha256(json.dumps(told).encode()).hexdigest())
"""
    here = str(Path(__file__).parent)
    digests = set()
    for seed in ("0", "4242"):
        path = os.pathsep.join([here, *sys.path])
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path}
        out = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        digests.add(out.stdout.strip())
    assert len(digests) == 1


@each()
def test_the_heuristic_is_honest(setting: Setting) -> None:
    """The bot chooses the same whatever the hidden cards and markers are. Where a law looks at some decisions only,
    any answer leads to the next of them."""
    import random
    from importlib import import_module

    choose = import_module(f"grognard.games.{setting.game.family}.bot").choose
    chance = random.Random(setting.seed)
    match = setting.start(events=False)
    pace = every(setting, 1, 7) if setting.game.name in LONG else 1
    while match.ask is not None and (CLOSELY or len(match.answers) < 250):
        if len(match.answers) % pace == 0:
            worlds = [
                setting.game.imagine(match.state, match.ask.seat, KeyedDice(chance.randbytes(32))) for _ in range(3)
            ]
            whim = chance.randbytes(32)
            for world in worlds:
                world.dice = KeyedDice(whim)  # it may decide by a die, but by the same in every world
            chosen = [choose(world, match.ask) for world in worlds]
            assert len({option.text for option in chosen}) == 1, match.ask.kind
            match.answer(chosen[0])
        else:
            match.answer(setting.choose(chance, match.ask.options))
