"""What the balance report tells of Telemark: how often each mission is won, and which choice of each card
good play takes."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.raiders.content import telemark
from grognard.lab.balance import endings, rate, run
from grognard.lab.sim import Tally

GAMES = 2000
CAMPAIGNS = 500
SEARCHED = 150


def report() -> Iterator[str]:
    yield "## How often it is won\n"
    yield "To hold: 30 % to 75 % with the quick player in the default edition, under 10 % at random.\n"
    yield from win_rates()
    yield "\n## What good play does with the cards\n"
    yield (
        f"{SEARCHED} matches of each mission, default edition, by the player that tries every option of a\n"
        "card out in imagined worlds. A row counts the times the choice was offered beside another one.\n"
    )
    yield from card_choices()


def win_rates() -> Iterator[str]:
    yield "| Scenario | Edition | Player | Matches | Won (95 % interval) | How they ended | Decisions |"
    yield "|---|---|---|---|---|---|---|"
    missions = [m.name for m in telemark().theater.missions]
    for edition in ("en", "es"):
        for player in ("quick", "random"):
            for mission in missions:
                yield row(mission, edition, player, GAMES)
    for campaign in ("campaign", "random-campaign"):
        yield row(campaign, "en", "quick", CAMPAIGNS)


def row(scenario: str, edition: str, player: str, games: int) -> str:
    tally = run("telemark", scenario, {"edition": edition}, [player], games)
    decisions = tally.decisions / tally.games
    ends = endings(tally)
    return f"| {scenario} | {edition} | {player} | {tally.games} | {rate(tally)} | {ends} | {decisions:.0f} |"


def card_choices() -> Iterator[str]:
    """Which choice a searching player takes when it has one, over all missions."""
    content = telemark()
    total = Tally()
    for mission in [m.name for m in content.theater.missions]:
        total.add(run("telemark", mission, {}, ["strong"], SEARCHED, record=True))
    offered = {value: count for (_, _, value, _), count in total.offered.items()}
    taken = {value: count for (_, _, value, _), count in total.answers.items()}
    yield "| Card | Choice | Offered | Taken |"
    yield "|---|---|---|---|"
    for record, card in zip(content.card_records, content.theater.cards, strict=True):
        for choice in [c for branch in card.branches for c in branch.choices] + card.uses:
            number = choice.option.value
            times = offered.get(number, 0)
            share = f"{taken.get(number, 0) / times:.0%}" if times else "-"
            words = content.name("choice", number, "en")
            yield f"| {record.number}. {record.show['en']} | {words} | {times} | {share} |"
