"""What the balance report tells of Conflict of Heroes: how often good play wins each mission, what the difficulties
are worth, how it ends, which lines of which cards the AI carried out, which cards were played."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from grognard.bots import player_named
from grognard.engine.dice import key_of
from grognard.engine.match import start
from grognard.games import checked_options, game_named
from grognard.games.heroes.content import content
from grognard.games.heroes.explained import trace_of
from grognard.games.heroes.printed import box
from grognard.games.heroes.state import Mission
from grognard.lab.balance import endings, rate, run
from grognard.lab.measured import SEED
from grognard.lab.sim import Tally

GAMES = 80
RANDOM_GAMES = 40
BY_LEVEL = 40
LEVELS = ("easier", "printed", "harder", "hardest")
WATCHED = 12
"""Matches of each mission that are watched for what is used."""


def report() -> Iterator[str]:
    missions = list(content().missions)
    yield "## Good play\n"
    yield (
        f"{GAMES} matches of each mission as printed, the quick player in the player's seat. To hold: between\n"
        "35 % and 65 % of each mission of ours, between 30 % and 70 % of Mission 1 (search-and-destroy).\n"
        f"Random play ({RANDOM_GAMES} matches) is to win less than 15 %.\n"
    )
    yield "| Mission | Won (95 % interval) | Random | How it ended, for the player | Decisions |"
    yield "|---|---|---|---|---|"
    for mission in [*missions, *content().campaigns]:
        tally = run("heroes", mission, {}, ["quick"], GAMES)
        chance = run("heroes", mission, {}, ["random"], RANDOM_GAMES)
        yield f"| {mission} | {rate(tally)} | {chance.rate():.1%} | {endings(tally)} | {per_match(tally)} |"
    yield "\n## Difficulty\n"
    yield (
        f"{BY_LEVEL} matches of each by the setting. Easier and harder are to move the rate by 8 points or more\n"
        "over all missions.\n"
    )
    yield "| Mission | easier | printed | harder | hardest |"
    yield "|---|---|---|---|---|"
    total: Counter[str] = Counter()
    for mission in missions:
        rates = []
        for level in LEVELS:
            tally = run("heroes", mission, {"difficulty": level}, ["quick"], BY_LEVEL)
            total[level] += tally.won
            rates.append(f"{tally.rate():.1%}")
        yield f"| {mission} | {' | '.join(rates)} |"
    shares = [f"{total[level] / (BY_LEVEL * len(missions)):.1%}" for level in LEVELS]
    yield f"| all | {' | '.join(shares)} |"
    yield from usage(missions)


def per_match(tally: Tally) -> str:
    return f"{tally.decisions / tally.games:.0f}"


def usage(missions: list[str]) -> Iterator[str]:
    """How often each line of each order card was carried out, and each card of the hand played."""
    lines: Counter[tuple[int, str]] = Counter()
    cards: Counter[str] = Counter()
    for mission in missions:
        for number in range(WATCHED):
            watch(mission, number, lines, cards)
    yield "\n## What the AI did\n"
    yield (
        f"Of {WATCHED} matches of each mission: how often each line of each order card was carried out (close,\n"
        "short, third, orders by number).\n"
    )
    yield "| Card | Lines |"
    yield "|---|---|"
    for card in box().cards:
        mine = [f"{line} {count}" for (number, line), count in sorted(lines.items()) if number == card.number]
        yield f"| {card.number:02} | {', '.join(mine) or 'none'} |"
    yield "\n## Cards of the player\n"
    yield "| Card | Played |"
    yield "|---|---|"
    for key, action in content().actions.items():
        yield f"| {key} {action.show['en']} | {cards[key]} |"


def watch(mission: str, number: int, lines: Counter[tuple[int, str]], cards: Counter[str]) -> None:
    """One match, looked at for what was used in it."""
    game = game_named("heroes")
    quick = player_named("quick", game)
    chance = random.Random(f"{SEED} {number}")
    match = start(game, mission, checked_options(game, {}), key_of(f"{SEED} {number}"), events=True)
    while match.ask is not None:
        match.answer(quick(match, chance))
    g = match.state
    assert isinstance(g, Mission) and g.log is not None
    for event in g.log.events:
        if event.kind == "ai-turn":
            trace = trace_of(event)
            done = [line for line in trace.lines if line.result == "done"]
            for line in done:
                lines[box().cards[trace.card].number, str(line.line)] += 1
        elif event.kind == "played":
            card = event.facts["action"]
            assert isinstance(card, int)
            cards[box().action_of[card].key] += 1
