"""What the balance report tells of Lock 'n Load: who wins each scenario, and what good play makes use of."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from grognard.bots import player_named
from grognard.engine.dice import key_of
from grognard.engine.event import Event
from grognard.engine.match import start
from grognard.games import checked_options, game_named
from grognard.games.locknload.printed import box, content
from grognard.games.locknload.state import Battle
from grognard.games.locknload.theater import SATCHEL
from grognard.lab.balance import against_chance, endings, rate, run
from grognard.lab.measured import SEED
from grognard.lab.sim import Tally

GAMES = 400
RANDOM_GAMES = 100
WATCHED = 40
"""Matches of each scenario that are watched for what is used."""
MEANS = {"mines", "smoke", "flare", "spotting", "sniper", "hero", "joined", "healed", "event", "clash", "spiked"}
WORKS = {"foxhole": "foxhole", "bunker": "bunker", "smoke": "smoke"}
"""Modifiers of an attack that tell what somebody stood in."""


def report() -> Iterator[str]:
    yield "## Good play against good play\n"
    yield (
        f"{GAMES} matches of each scenario, the quick player on both seats. What the Americans win. To hold:\n"
        "between 40 % and 60 %.\n"
    )
    yield "| Scenario | Americans (95 % interval) | How they ended, for the Americans | Turns | Decisions |"
    yield "|---|---|---|---|---|"
    scenarios = list(content().scenarios)
    for scenario in scenarios:
        tally = run("locknload", scenario, {}, ["quick", "quick"], GAMES)
        yield f"| {scenario} | {rate(tally)} | {endings(tally)} | {per_match(tally)} |"
    yield from against_chance("locknload", scenarios, "Scenario", ("Americans", "Germans"), RANDOM_GAMES)
    yield from usage(scenarios)


def per_match(tally: Tally) -> str:
    return f"{tally.turns / tally.games:.1f} | {tally.decisions / tally.games:.0f}"


def usage(scenarios: list[str]) -> Iterator[str]:
    """How often each card, weapon, fortification and other means was used."""
    total: Counter[str] = Counter()
    for scenario in scenarios:
        for number in range(WATCHED):
            total.update(watched(scenario, number))
    games = WATCHED * len(scenarios)
    yield "\n## What good play makes use of\n"
    yield (
        f"Of {WATCHED} matches of each scenario, for 100 of them. A weapon: volleys and blows it was in. A card:\n"
        "how often somebody held it, and how often a single-use one was spent. A fortification: attacks on men\n"
        "in it, men who went through it.\n"
    )
    yield "| What | For 100 matches |"
    yield "|---|---|"
    for what in sorted(total):
        yield f"| {what} | {100 * total[what] / games:.0f} |"


def watched(scenario: str, number: int) -> Counter[str]:
    """What was used in one match."""
    game = game_named("locknload")
    quick = player_named("quick", game)
    chance = random.Random(f"{SEED} {number}")
    match = start(game, scenario, checked_options(game, {}), key_of(f"{SEED} {number}"), events=True)
    used: Counter[str] = Counter()
    told = 0
    while match.ask is not None:
        before = match.state
        assert isinstance(before, Battle)
        hands = before.weapon_by[:]
        match.answer(quick(match, chance))
        after = match.state
        assert isinstance(after, Battle) and after.log is not None
        for event in after.log.events[told:]:
            used.update(uses(after, event, hands))
        told = len(after.log.events)
    return used


def uses(g: Battle, event: Event, hands: list[int]) -> list[str]:
    """What an event tells of means used; `hands` had the weapons before it."""
    facts = event.facts
    if event.kind in ("attack", "blow"):
        found = [f"stood in: {WORKS[line.name]}" for line in event.modifiers if line.name in WORKS]
        units = facts["units"]
        assert isinstance(units, list)
        far = 1
        if event.kind == "attack":
            far = max(1, g.distance(int(str(facts["from"])), int(str(facts["location"]))))
        return found + [f"weapon {name}" for name in weapons_in(g, units, hands, far)]
    if event.kind == "card-drawn":
        return [f"card {box().cards[int(str(facts['card']))].key}, held"]
    if event.kind in ("card", "again"):
        return [f"card {box().cards[int(str(facts['card']))].key}, spent"]
    if event.kind in MEANS:
        return [event.kind]
    if event.kind == "moved" and g.wire(g.hex_of(int(str(facts["location"])))):
        return ["went through: wire"]
    return []


def weapons_in(g: Battle, units: list[int], hands: list[int], far: int) -> list[str]:
    """The weapons of those in an attack that reach so far; a charge only where it is gone."""
    found: list[str] = []
    for weapon, by in enumerate(hands):
        if by not in units:
            continue
        kind = g.weapon_type(weapon)
        if kind.kind == SATCHEL:
            if g.weapon_by[weapon] < 0 and g.weapon_at[weapon] < 0:
                found.append(kind.key)
        elif g.weapon_fp(weapon) >= 0 and g.weapon_range(weapon) >= far:
            found.append(kind.key)
    return found
