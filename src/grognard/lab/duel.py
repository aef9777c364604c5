"""Two players compared: `python -m grognard.lab.duel incursion --players strong quick --matches 10`.

In a game for two they play each other, with the seats swapped after every match and the same dice before and after;
a solitaire is played by each with the same dice, and a quick player can go on alone (`--quick-matches`): it is soon
done, and what it wins is known more closely. A strong player thinks for so many playouts a decision, which gives
the same matches again, or for so many seconds. How long that takes is measured beside it.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator

from grognard import build
from grognard.bots import Budget, Player, Playouts, Seconds, player_named, standing
from grognard.engine.ask import Option
from grognard.engine.dice import key_of
from grognard.engine.game import Game
from grognard.engine.match import Match, start
from grognard.games import PACKAGES, checked_options, game_named, scenario_named
from grognard.lab.sim import wilson


class Timed:
    """A player, and the processor time of its decisions among several options."""

    def __init__(self, name: str, game: Game, budget: Budget | None) -> None:
        self.name = name
        self.player: Player = player_named(name, game, budget)
        self.took: list[float] = []

    def __call__(self, match: Match, chance: random.Random) -> Option:
        begun = time.process_time()
        option = self.player(match, chance)
        if match.ask is not None and len(match.ask.options) > 1:
            self.took.append(time.process_time() - begun)
        return option

    def told(self) -> str:
        longest = sorted(self.took)[-max(1, len(self.took) // 100) :]
        mean = 1000 * sum(self.took) / max(1, len(self.took))
        slow = 1000 * min(longest)
        return f"{self.name}: {len(self.took)} decisions, {mean:.1f} ms each, 1 in 100 {slow:.0f} ms or more"


def play(game: Game, scenario: str, players: list[Timed], seed: str) -> list[float]:
    """One match; what it was worth to each seat."""
    match = start(game, scenario, checked_options(game, {}), key_of(seed), events=False)
    chance = random.Random(seed)
    while match.ask is not None:
        match.answer(players[match.ask.seat](match, chance))
    return [standing(game, match.state, seat) for seat in range(len(game.seats))]


def compared(game: Game, scenario: str, players: list[Timed], matches: list[int], seed: str) -> list[list[float]]:
    """What each of two players has won of a scenario, match by match; progress goes to the error stream.

    A solitaire each plays as often as the list says, a game for two is played as often as its first number.
    """
    won: list[list[float]] = [[], []]
    alone = len(game.seats) == 1
    for number in range(max(matches) if alone else matches[0]):
        if alone:
            for at, player in enumerate(players):
                if number < matches[at]:
                    won[at] += play(game, scenario, [player], f"{seed} {scenario} {number}")
        else:
            turned = players[::-1] if number % 2 else players
            shares = play(game, scenario, turned, f"{seed} {scenario} {number // 2}")
            for at, player in enumerate(players):
                won[at].append(shares[turned.index(player)])
        if number < min(matches):
            print(scenario, number + 1, [sum(shares) for shares in won], file=sys.stderr, flush=True)
    return won


def row(scenario: str, won: list[list[float]]) -> str:
    cells = []
    for shares in won:
        low, high = wilson(sum(shares), len(shares))
        cells.append(f"{sum(shares):g} of {len(shares)}, {sum(shares) / len(shares):.1%} ({low:.1%} – {high:.1%})")
    return f"| {scenario} | {' | '.join(cells)} |"


def report(game: Game, scenarios: list[str], players: list[Timed], matches: list[int], seed: str) -> Iterator[str]:
    """A row for every scenario, and one for all of them."""
    yield f"{game.name.title()}, {build.name()} build, seed “{seed}”.\n"
    yield f"| Mission | {players[0].name} (95 % interval) | {players[1].name} |\n|---|---|---|"
    total: list[list[float]] = [[], []]
    for scenario in scenarios:
        won = compared(game, scenario, players, matches, seed)
        for all_of, shares in zip(total, won, strict=True):
            all_of += shares
        yield row(scenario, won)
    yield row("all", total) + "\n"
    for player in players:
        yield player.told()


def main() -> None:
    parser = argparse.ArgumentParser("python -m grognard.lab.duel", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(PACKAGES))
    parser.add_argument("scenarios", nargs="*", help="all but campaigns if none is named")
    parser.add_argument("--players", nargs=2, default=["strong", "quick"])
    parser.add_argument("--matches", type=int, default=10, help="of each scenario")
    parser.add_argument("--quick-matches", type=int, help="of a solitaire, by a quick player; as many if not said")
    parser.add_argument("--seconds", type=float, help="a decision of a strong player, of processor time")
    parser.add_argument("--playouts", type=int, help="a decision of a strong player")
    parser.add_argument("--seed", default="duel")
    given = parser.parse_args()
    game = game_named(given.game)
    named = [scenario_named(game, name) for name in given.scenarios]
    scenarios = named or [name for name in game.scenarios if "campaign" not in name]
    budget: Budget | None = Playouts(given.playouts) if given.playouts else None
    if given.seconds:
        budget = Seconds(given.seconds, time.process_time)
    players = [Timed(name, game, budget) for name in given.players]
    matches = [given.quick_matches or given.matches if name == "quick" else given.matches for name in given.players]
    for line in report(game, scenarios, players, matches, given.seed):
        print(line, flush=True)


if __name__ == "__main__":
    main()
