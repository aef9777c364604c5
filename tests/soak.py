"""Thousands of random matches of a game, each checked at every decision.

    python tests/soak.py incursion --matches 20000 --jobs 2
    python tests/soak.py incursion --bot    # the quick player is asked too, wherever chance leads

In the hex games most of the time goes into what is compared at each decision: `--every 20` looks at one in twenty.
The compiled build is used when it is on PYTHONPATH. Where there is a campaign, one match in forty is one. A match
that breaks something is named, and played again with `--only "SCENARIO NUMBER"`.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from multiprocessing import Pool

import conformance as law
from grognard.bots.players import heuristic_player
from grognard.build import name
from grognard.engine.game import Game
from grognard.engine.match import Match
from grognard.engine.state import State

GAMES = {"telemark": "raiders", "incursion": "incursion", "locknload": "locknload", "heroes": "heroes"}
"""And the folder of their tests."""


def room(game: str) -> tuple[Game, Callable[[str, int], law.Setting], Callable[[State], None]]:
    """What the tests of a game know of it: itself, its random matches, what always holds."""
    play = import_module(f"{GAMES[game]}.test_random_play")
    return play.GAME, play.setting, import_module(f"{GAMES[game]}.invariants").holds


def scenario_of(game: Game, number: int) -> str:
    missions = [scenario for scenario in game.scenarios if scenario != "campaign"]
    campaign = len(missions) < len(game.scenarios) and number % 40 == 39
    return "campaign" if campaign else missions[number % len(missions)]


def soak(scenario: str, number: int) -> Match:
    """One match by its name, with what was asked to be looked at."""
    game, setting, holds = room(os.environ["GROGNARD_SOAK"])
    every, bot = int(os.environ["GROGNARD_SOAK_EVERY"]), os.environ["GROGNARD_SOAK_BOT"] == "True"
    if not bot:
        return law.plays_to_the_end(setting(scenario, number), holds, every)
    player, chance = heuristic_player(game), random.Random(number)

    def answers(match: Match) -> None:
        if len(match.answers) % every == 0:
            assert match.ask is not None and player(match, chance) in match.ask.options

    return law.walk(setting(scenario, number), answers, events=False)


def play(number: int) -> tuple[str, str, int]:
    """One match: its scenario, how it ended or what it broke, and its decisions."""
    game, _, _ = room(os.environ["GROGNARD_SOAK"])
    scenario = scenario_of(game, number)
    try:
        match = soak(scenario, number)
    except Exception as error:  # whatever goes wrong is a finding, and the others play on
        return scenario, f'BROKEN "{scenario} {number}": {type(error).__name__} {error}', 0
    result = game.result(match.state)
    who = result.get("winner", "won" if result["won"] else "lost")
    return scenario, f"{who} {result['how']}", len(match.answers)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--matches", type=int, default=20000)
    parser.add_argument("--first", type=int, default=0, help="the number to begin with")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--every", type=int, default=1, help="look at what always holds once in so many decisions")
    parser.add_argument("--bot", action="store_true", help="look at nothing but what the quick player would answer")
    parser.add_argument("--only", default="", help="one match, by the name it was reported under")
    given = parser.parse_args()
    os.environ["GROGNARD_SOAK"] = given.game
    os.environ["GROGNARD_SOAK_EVERY"] = str(given.every)
    os.environ["GROGNARD_SOAK_BOT"] = str(given.bot)
    game, _, _ = room(given.game)
    if given.only:
        scenario, _, number = given.only.rpartition(" ")
        soak(scenario, int(number))
        print("nothing broken")
        return 0
    began = time.monotonic()
    ends: dict[str, Counter[str]] = {scenario: Counter() for scenario in game.scenarios}
    decisions = broken = done = 0
    print(f"{given.matches} matches, {given.jobs} jobs, {name()} code", flush=True)
    numbers = range(given.first, given.first + given.matches)
    with Pool(given.jobs) as pool:
        for scenario, how, count in pool.imap_unordered(play, numbers, chunksize=8):
            done += 1
            decisions += count
            if how.startswith("BROKEN"):
                broken += 1
                print(how, flush=True)
            else:
                ends[scenario][how] += 1
            if done % max(1, given.matches // 20) == 0:
                seconds = time.monotonic() - began
                print(f"{done}/{given.matches}  {decisions} decisions  {seconds:.0f} s", flush=True)
    for scenario, how_many in ends.items():
        print(f"{scenario:12}", ", ".join(f"{how} {n}" for how, n in how_many.most_common()))
    print(f"{broken} broken" if broken else "nothing broken")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
