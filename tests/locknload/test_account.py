"""What the account of a match and the luck of its dice count."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from grognard.engine import record
from grognard.engine.event import Event
from grognard.engine.match import Match
from grognard.games import game_named
from grognard.games.locknload import account
from grognard.games.locknload.state import Battle
from grognard.games.locknload.theater import SIDES, SQUAD
from grognard.table.account import account_of

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture(scope="module")
def finished() -> Match:
    saved = record.decode((GOLDEN / "match-causeway-us-time.json").read_bytes())
    return record.restore(saved, game_named("locknload"))


def told(match: Match, *kinds: str) -> list[Event]:
    assert match.log is not None
    return [event for event in match.log.events if event.kind in kinds]


def test_every_attack_says_how_lucky_it_was(finished: Match) -> None:
    """5.0: of all that attack and defence die can show, how often the attack has an effect."""
    attacks = told(finished, "attack")
    assert len(attacks) > 10
    for event in attacks:
        *dice, die = event.dice
        best = event.facts["number"]
        luck = event.luck
        assert luck is not None and isinstance(best, int)
        assert (luck.side in SIDES, luck.what, luck.got) == (True, "hits", int(event.outcome == "effect"))
        if len(dice) == 1:
            more = best - dice[0] + die
            ways = sum(a + more - b > 0 for a in range(1, 7) for b in range(1, 7))
            assert Fraction(luck.numerator, luck.denominator) == Fraction(ways, 36)


def test_every_attack_adds_up_to_its_lines(finished: Match) -> None:
    """5.0: the dice and every line told make the difference, whatever covers whom."""
    for event in told(finished, "attack"):
        *dice, die = event.dice
        assert sum(dice) - die + sum(line.value for line in event.modifiers) == event.facts["number"]


def test_whoever_tries_something_wants_something_of_the_die(finished: Match) -> None:
    """10.1: to spot needs so much or less, modifiers and all."""
    attempts = told(finished, "spotting", "smoke", "flare")
    assert attempts
    for event in attempts:
        number, luck = event.facts["number"], event.luck
        assert luck is not None and isinstance(number, int)
        faces = [die for die in range(1, 7) if die + sum(m.value for m in event.modifiers) <= number]
        assert (luck.numerator, luck.denominator, luck.got) == (len(faces), 6, int(event.dice[0] in faces))


def test_losses_are_counted_in_half_squads_and_men(finished: Match) -> None:
    """5.1: a squad with casualties has lost half of itself; one that is removed at once all of it."""
    g = finished.state
    assert isinstance(g, Battle)
    squad = next(unit for unit in range(len(g.at)) if g.kind(unit) == SQUAD)
    other = next(unit for unit in range(len(g.at)) if g.kind(unit) != SQUAD and g.side(unit) in (0, 1))
    side = SIDES[g.side(squad)]
    assert account.lost(g, Event("reduced", "5.1", {"unit": squad})) == [side]
    assert account.lost(g, Event("eliminated", "5.1", {"unit": squad})) == [side, side]
    assert account.lost(g, Event("eliminated", "5.1", {"unit": other})) == [SIDES[g.side(other)]]
    curves = {curve.id: curve.steps[-1][1] for curve in account_of(finished, 0, "en").curves}
    counted = [side for event in told(finished, "reduced", "eliminated") for side in account.lost(g, event)]
    assert counted
    for name in SIDES:
        assert curves[f"lost-{name}"] == counted.count(name)
    assert any(name.startswith("way-") for name in curves)
