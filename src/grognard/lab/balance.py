"""The balance report of a game: `python -m grognard.lab.balance telemark > docs/telemark-balance.md`.

What players are told of it before they begin is written anew along with it (measured.py).

What is told of each game stands in a module of its name beside this one.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from importlib import import_module

from grognard import build
from grognard.games import PACKAGES, checked_options, game_named
from grognard.lab.measured import SEED, notes_of
from grognard.lab.sim import Tally, simulate


def run(
    game: str,
    scenario: str,
    given: dict[str, str],
    players: list[str],
    games: int,
    seat: int = 0,
    record: bool = False,
) -> Tally:
    """So many matches, counted for a seat; progress goes to the error stream."""
    print(f"{game} {scenario} {given} {players}", file=sys.stderr)
    options = checked_options(game_named(game), given)
    tally = simulate(game, scenario, options, players, games, SEED, seat=seat, record=record)
    notes_of(game).add(scenario, options, players, seat, tally)
    return tally


def rate(tally: Tally) -> str:
    """The share won with its interval."""
    low, high = tally.interval()
    return f"{tally.rate():.1%} ({low:.1%} – {high:.1%})"


def endings(tally: Tally) -> str:
    return "; ".join(f"{how} {count / tally.games:.0%}" for how, count in tally.endings.most_common())


def against_chance(game: str, scenarios: list[str], kind: str, sides: tuple[str, str], games: int) -> Iterator[str]:
    """What good play wins of random play in each scenario, from either of two sides."""
    yield "\n## Good play against chance\n"
    yield f"{games} matches each. What the quick player wins of the random one. To hold: 95 %.\n"
    yield f"| {kind} | As the {sides[0]} | As the {sides[1]} |"
    yield "|---|---|---|"
    for scenario in scenarios:
        first = run(game, scenario, {}, ["quick", "random"], games)
        second = run(game, scenario, {}, ["random", "quick"], games, seat=1)
        yield f"| {scenario} | {rate(first)} | {rate(second)} |"


def report(game: str) -> Iterator[str]:
    """The whole page, line by line."""
    told = import_module(f"grognard.lab.{game}")
    yield f"# {game.title()}: balance\n"
    yield (
        f"Made by `python -m grognard.lab.balance {game}` from the program as it is. "
        f"Seed “{SEED}”, {build.name()} build.\n"
    )
    yield from told.report()


def main() -> None:
    parser = argparse.ArgumentParser("python -m grognard.lab.balance", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(PACKAGES))
    game = parser.parse_args().game
    for line in report(game):
        print(line, flush=True)
    print(notes_of(game).write(), file=sys.stderr)


if __name__ == "__main__":
    main()
