"""What the facts of a position weigh: `python -m grognard.lab.weights incursion 400` prints a bot's table.

The quick player plays every mission so many times. At each tick of the bot's clock its `facts` are noted, and the
weights are those of a logistic regression on how the match ended (Newton's method, a little held toward nothing).
Missions that are about the same thing share their weights.
"""

from __future__ import annotations

import argparse
import random

from grognard.bots import heuristic_player, standing
from grognard.bots.leaning import lean, share
from grognard.bots.players import bot_of
from grognard.engine.dice import key_of
from grognard.engine.game import Game
from grognard.engine.match import start
from grognard.games import PACKAGES, checked_options, game_named

Sample = tuple[list[float], float]

HELD = 3.0
"""How strongly a weight is held toward nothing, in samples."""
ROUNDS = 25
CLOSE = 1e-4


def samples(game: Game, scenario: str, matches: int) -> dict[str, list[Sample]]:
    """The facts at each tick of matches of quick players and what came of them, by what a mission is about."""
    bot = bot_of(game)
    player = heuristic_player(game)
    found: dict[str, list[Sample]] = {}
    for number in range(matches):
        seed = f"weights {scenario} {number}"
        match = start(game, scenario, checked_options(game, {}), key_of(seed), events=False)
        chance = random.Random(seed)
        noted: list[tuple[str, list[float]]] = []
        last = bot.clock(match.state)
        while match.ask is not None:
            now = bot.clock(match.state)
            if now != last:
                noted.append((bot.aim(match.state), bot.facts(match.state)))
                last = now
            match.answer(player(match, chance))
        for aim, facts in noted:
            found.setdefault(aim, []).append((facts, standing(game, match.state, 0)))
    return found


def fitted(given: list[Sample]) -> list[float]:
    """The weights that say best how the matches ended.

    All facts but the first are good for the seat that sees them: one that would weigh against it, since it tends to
    come with something bad, weighs nothing instead.
    """
    size = len(given[0][0])
    used = list(range(size))
    while True:
        weights = regressed([([facts[i] for i in used], won) for facts, won in given])
        worst = min(range(1, len(used)), key=lambda i: weights[i])
        if weights[worst] >= 0.0:
            break
        del used[worst]
    return [weights[used.index(i)] if i in used else 0.0 for i in range(size)]


def regressed(given: list[Sample]) -> list[float]:
    """The weights of a logistic regression."""
    size = len(given[0][0])
    weights = [0.0] * size
    for _ in range(ROUNDS):
        pull, curve = slopes(given, weights)
        step = solved(curve, pull)
        weights = [w + s for w, s in zip(weights, step, strict=True)]
        if max(abs(s) for s in step) < CLOSE:
            break
    return weights


def slopes(given: list[Sample], weights: list[float]) -> tuple[list[float], list[list[float]]]:
    """How the likelihood of what came of the samples changes with the weights, and how that changes."""
    size = len(weights)
    pull = [-HELD * w for w in weights]
    curve = [[HELD if i == j else 0.0 for j in range(size)] for i in range(size)]
    for facts, won in given:
        chance = share(lean(facts, weights))
        steep = chance * (1.0 - chance)
        for i, fact in enumerate(facts):
            pull[i] += fact * (won - chance)
            line = curve[i]
            for j in range(size):
                line[j] += steep * fact * facts[j]
    return pull, curve


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations, by elimination.

    >>> solved([[2.0, 0.0], [1.0, 4.0]], [2.0, 9.0])
    [1.0, 2.0]
    """
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at in range(size):
        best = max(range(at, size), key=lambda i: abs(rows[i][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for below in range(at + 1, size):
            share = rows[below][at] / rows[at][at]
            for i in range(at, size + 1):
                rows[below][i] -= share * rows[at][i]
    out = [0.0] * size
    for at in reversed(range(size)):
        out[at] = (rows[at][size] - sum(rows[at][i] * out[i] for i in range(at + 1, size))) / rows[at][at]
    return out


def main() -> None:
    parser = argparse.ArgumentParser("python -m grognard.lab.weights", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(PACKAGES))
    parser.add_argument("matches", type=int)
    given = parser.parse_args()
    game = game_named(given.game)
    found: dict[str, list[Sample]] = {}
    for scenario in game.scenarios:
        if "campaign" not in scenario:
            for aim, noted in samples(game, scenario, given.matches).items():
                found.setdefault(aim, []).extend(noted)
    for aim, noted in found.items():
        print(f'    "{aim}": [{", ".join(f"{w:.2f}" for w in fitted(noted))}],')


if __name__ == "__main__":
    main()
