"""What the balance report tells of Incursion: who wins each mission, and what good play does with the cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from grognard.games.incursion.content import content
from grognard.games.incursion.state import CAMPAIGN
from grognard.lab.balance import against_chance, endings, rate, run
from grognard.lab.sim import Tally

GAMES = 400
RANDOM_GAMES = 100
CAMPAIGNS = 100


def report() -> Iterator[str]:
    total = Tally()
    yield "## Good play against good play\n"
    yield (
        f"{GAMES} matches of each mission at its printed points, the quick player on both seats. What the\n"
        "Allies win, a draw counting half. To hold: between 30 % and 70 %.\n"
    )
    yield "| Mission | Allies (95 % interval) | How they ended, for the Allies | Turns | Decisions |"
    yield "|---|---|---|---|---|"
    missions = [m.name for m in content().theater.missions]
    for mission in missions:
        tally = run("incursion", mission, {}, ["quick", "quick"], GAMES, record=True)
        total.add(tally)
        turns, decisions = tally.turns / tally.games, tally.decisions / tally.games
        yield f"| {mission} | {rate(tally)} | {endings(tally)} | {turns:.1f} | {decisions:.0f} |"
    tally = run("incursion", CAMPAIGN, {}, ["quick", "quick"], CAMPAIGNS)
    decisions = tally.decisions / tally.games
    yield f"\nOf {CAMPAIGNS} campaigns the Allies win {rate(tally)}, in {decisions:.0f} decisions."
    yield from against_chance("incursion", missions, "Mission", ("Allies", "Germans"), RANDOM_GAMES)
    yield "\n## What good play does with the cards\n"
    yield (
        "Over the matches of good play, for 100 matches. A card leaves a hand by being played (SNAFU also in\n"
        "answer to another) or by being thrown away; the share is that of the played. Killed: with points.\n"
    )
    yield "| Card | In the deck | Played | Thrown away | Share played | Killed |"
    yield "|---|---|---|---|---|---|"
    yield from card_rows(total)


def card_rows(total: Tally) -> Iterator[str]:
    theater = content().theater
    fates: Counter[tuple[str, int]] = Counter()
    for (verb, _, card, of), count in total.answers.items():
        if of == "card":
            fates["play" if verb == "snafu" else verb, theater.cards[card].id] += count
    for i, record in enumerate(content().card_records):
        played, thrown, killed = (fates[verb, i] for verb in ("play", "discard", "kill"))
        share = f"{played / (played + thrown):.0%}" if played + thrown else "-"
        per = 100 / total.games
        yield (
            f"| {record.show['en']} | {record.count} | {played * per:.0f} | {thrown * per:.0f} | {share} "
            f"| {killed * per:.0f} |"
        )
