"""The balance report of Telemark: `python -m grognard.lab.balance > docs/telemark-balance.md`.

How often each mission is won by whom, and which choice of each card good play takes.
"""

from __future__ import annotations

import sys
from collections import Counter

from grognard import build
from grognard.games import checked_options, game_named
from grognard.games.raiders.content import CardRecord, ChoiceRecord, Scenario, telemark
from grognard.lab.sim import Tally, simulate

GAMES = 2000
CAMPAIGNS = 500
SEARCHED = 150
SEED = "balance"


def run(scenario: str, given: dict[str, str], player: str, games: int, record: bool = False) -> Tally:
    print(f"{scenario} {given} {player}", file=sys.stderr)
    options = checked_options(game_named("telemark"), given)
    return simulate("telemark", scenario, options, player, games, SEED, record=record)


def row(scenario: str, edition: str, player: str, tally: Tally) -> str:
    low, high = tally.interval()
    ends = "; ".join(f"{how} {count / tally.games:.0%}" for how, count in tally.endings.most_common())
    decisions = tally.decisions / tally.games
    rate = f"{tally.rate():.1%} ({low:.1%} – {high:.1%})"
    return f"| {scenario} | {edition} | {player} | {tally.games} | {rate} | {ends} | {decisions:.0f} |"


def win_rates() -> list[str]:
    lines = [
        "| Scenario | Edition | Player | Matches | Won (95 % interval) | How they ended | Decisions |",
        "|---|---|---|---|---|---|---|",
    ]
    missions = [m.name for m in telemark().theater.missions]
    for edition in ("en", "es"):
        for player in ("heuristic", "random"):
            for mission in missions:
                lines.append(row(mission, edition, player, run(mission, {"edition": edition}, player, GAMES)))
    for campaign in ("campaign", "random-campaign"):
        lines.append(row(campaign, "en", "heuristic", run(campaign, {}, "heuristic", CAMPAIGNS)))
    return lines


def card_choices(content: Scenario) -> list[str]:
    """Which choice a searching player takes when it has one, over all missions."""
    total = Tally()
    for mission in [m.name for m in content.theater.missions]:
        total.add(run(mission, {}, "search", SEARCHED, record=True))
    lines = ["| Card | Choice | Offered | Taken |", "|---|---|---|---|"]
    number = 0
    for card in content.card_records:
        for choice in choices_of(card):
            lines.append(choice_row(card, choice, total.offered, total.answers, number))
            number += 1
    return lines


def choices_of(card: CardRecord) -> list[ChoiceRecord]:
    """In the order in which the content numbers them."""
    return [c for branch in card.branches for c in branch.choices] + card.uses


def choice_row(
    card: CardRecord, choice: ChoiceRecord, offered: Counter[int], taken: Counter[int], number: int
) -> str:
    times = offered[number]
    share = f"{taken[number] / times:.0%}" if times else "-"
    return f"| {card.number}. {card.show['en']} | {choice.show['en']} | {times} | {share} |"


def main() -> None:
    print("# Telemark: balance\n")
    print("Made by `python -m grognard.lab.balance` from the program as it is.", end=" ")
    print(f"Seed “{SEED}”, {build.name()} build.\n")
    print("## How often it is won\n")
    print("To hold: 30 % to 75 % with the heuristic player in the default edition, under 10 % at random.\n")
    print("\n".join(win_rates()))
    print("\n## What good play does with the cards\n")
    print(
        f"{SEARCHED} matches of each mission, default edition, by the player that tries every option of a\n"
        "card out in imagined worlds. A row counts the times the choice was offered beside another one.\n"
    )
    print("\n".join(card_choices(telemark())))


if __name__ == "__main__":
    main()
