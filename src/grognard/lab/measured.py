"""What the matches of a balance report tell a player before he begins: kept in a file of the game's package.

`python -m grognard.lab.balance GAME` writes it anew with the report; `python -m grognard.lab.measured GAME
MATCHES` measures only this, with fewer matches.
"""

from __future__ import annotations

import argparse
from functools import cache
from pathlib import Path

import msgspec
import yaml

from grognard import build
from grognard.engine.game import Game
from grognard.engine.measured import Measured, Played, file_of, read_measured
from grognard.games import PACKAGES, checked_options, folder_of, game_named
from grognard.lab.sim import Tally, simulate

SEED = "balance"
HEAD = "# Written by `python -m grognard.lab.balance {}` with the report: not to be edited.\n"


class Notes:
    """What is learned of a game while its matches are played."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.played: dict[str, Played] = {}
        self.random: dict[str, dict[int, float]] = {}

    def add(self, scenario: str, options: dict[str, str], players: list[str], seat: int, tally: Tally) -> None:
        """Matches under the default options, the computer everywhere or chance at one seat; others tell nothing."""
        if options != checked_options(self.game, {}):
            return
        chance = [at for at, player in enumerate(players) if player == "random"]
        if set(players) == {"quick"}:
            share = tally.rate() if seat == 0 else 1 - tally.rate()
            decisions = [round(count / tally.games) for count in tally.choices]
            self.played[scenario] = Played(tally.games, round(share, 3), decisions)
        elif len(chance) == 1 and set(players) <= {"random", "quick"}:
            share = tally.rate() if seat == chance[0] else 1 - tally.rate()
            self.random.setdefault(scenario, {})[chance[0]] = round(share, 3)

    def whole(self) -> Measured:
        """All that is known of the game now: what was not measured this time stands as it was."""
        found = {**read_measured(self.game), **self.played}
        for scenario, shares in self.random.items():
            if scenario in found and len(shares) == len(self.game.seats):
                found[scenario].random = [shares[seat] for seat in range(len(self.game.seats))]
        return Measured("measured", {s: found[s] for s in self.game.scenarios if s in found})

    def write(self) -> Path:
        name = self.game.name
        root = build.sources("plain")
        folder = root.joinpath(*PACKAGES[name].split(".")) if root is not None else folder_of(name)
        path = folder / file_of(self.game)
        data = msgspec.to_builtins(self.whole())
        text = yaml.safe_dump(data, sort_keys=False, default_flow_style=None, width=116)
        path.write_text(HEAD.format(self.game.name) + text, encoding="utf-8")
        return path


@cache
def notes_of(game: str) -> Notes:
    """Those of the report being made."""
    return Notes(game_named(game))


def measure(game: Game, matches: int) -> Notes:
    """Every scenario, the computer everywhere; then chance at each seat in turn, campaigns apart."""
    notes = Notes(game)
    options = checked_options(game, {})
    seats = range(len(game.seats))
    for scenario in game.scenarios:
        trials = [["quick" for _ in seats]]
        if "campaign" not in scenario:
            trials += [["random" if at == seat else "quick" for at in seats] for seat in seats]
        for players in trials:
            tally = simulate(game.name, scenario, options, players, matches, SEED)
            notes.add(scenario, options, players, 0, tally)
    return notes


def main() -> None:
    parser = argparse.ArgumentParser("python -m grognard.lab.measured", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(PACKAGES))
    parser.add_argument("matches", type=int)
    given = parser.parse_args()
    print(measure(game_named(given.game), given.matches).write())


if __name__ == "__main__":
    main()
