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
from grognard.games.heroes.theater import OrderCard
from grognard.lab.balance import endings, rate, run
from grognard.lab.measured import SEED
from grognard.lab.sim import Tally

GAMES = 100
RANDOM_GAMES = 40
BY_LEVEL = 60
LEVELS = ("easier", "printed", "harder", "hardest")
WATCHED = 200
"""Matches of each mission that are watched for what is used."""
LISTED = {"mission-orders": "mission", "reactive-orders": "reactive"}
"""What the trace calls orders of the sheet, where a card has them for one of its own."""


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
    printed: dict[str, Tally] = {}
    for mission in [*missions, *content().campaigns]:
        tally = printed[mission] = run("heroes", mission, {}, ["quick"], GAMES)
        chance = run("heroes", mission, {}, ["random"], RANDOM_GAMES)
        yield f"| {mission} | {rate(tally)} | {chance.rate():.1%} | {endings(tally)} | {per_match(tally)} |"
    yield "\n## Difficulty\n"
    yield (
        f"{BY_LEVEL} matches of each by the setting, as printed those of the table above. Easier and harder are\n"
        "to move the rate by 8 points or more over all missions.\n"
    )
    yield "| Mission | easier | printed | harder | hardest |"
    yield "|---|---|---|---|---|"
    total = {level: Tally() for level in LEVELS}
    for mission in missions:
        rates = []
        for level in LEVELS:
            tally = printed[mission]
            if level != "printed":
                tally = run("heroes", mission, {"difficulty": level}, ["quick"], BY_LEVEL)
            total[level].add(tally)
            rates.append(f"{tally.rate():.1%}")
        yield f"| {mission} | {' | '.join(rates)} |"
    shares = [f"{total[level].rate():.1%}" for level in LEVELS]
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
        "short, reactive orders, orders by number).\n"
    )
    yield "| Card | Lines |"
    yield "|---|---|"
    for card in box().cards:
        mine = [f"{line} {count}" for (number, line), count in sorted(lines.items()) if number == card.number]
        yield f"| {card.number:02} | {', '.join(mine) or 'none'} |"
    never = [f"{card.number:02} {line}" for card in box().cards for line in idle_lines(card, lines)]
    yield f"\nLines never carried out: {', '.join(never) or 'none'}."
    yield "\n## Cards of the player\n"
    yield "| Card | Played |"
    yield "|---|---|"
    for key, action in content().actions.items():
        yield f"| {key} {action.show['en']} | {cards[key]} |"


def idle_lines(card: OrderCard, lines: Counter[tuple[int, str]]) -> list[str]:
    """The lines of a card (4.1.2, 4.1.3) that nobody carried out. Of reactive and mission orders one is enough: all
    are the mission's."""
    done = {line.partition("-")[0] for number, line in lines if number == card.number}
    wanted = [name for name, steps in (("close", card.close), ("short", card.short)) if steps]
    wanted += ["reactive"] if card.third == "reactive-orders" else []
    wanted += [LISTED.get(order.do, str(n + 1)) for n, order in enumerate(card.orders)]
    return [name for name in wanted if name not in done]


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
