"""Many matches: who plays which seat, whose wins are counted, draws."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from grognard import build
from grognard.engine.document import decode
from grognard.engine.measured import Measured, read_measured
from grognard.games import PACKAGES, checked_options, game_named
from grognard.lab.measured import Notes
from grognard.lab.sim import Tally, simulate

pytestmark = pytest.mark.once


@cache
def incursion(allies: str, germans: str, seat: int) -> Tally:
    options = checked_options(game_named("incursion"), {"turn_limit": "on"})
    players = [allies, germans]
    return simulate("incursion", "beacon", options, players, 6, "two seats", seat=seat, record=True, workers=1)


def test_a_seat_has_its_own_player() -> None:
    allies = incursion("quick", "random", 0)
    germans = incursion("random", "quick", 1)
    assert allies.rate() > 0.7
    assert germans.rate() > 0.7


def test_both_seats_share_every_match() -> None:
    allies = incursion("random", "random", 0)
    germans = incursion("random", "random", 1)
    assert allies.score() + germans.score() == allies.games == 6
    assert allies.drawn == germans.drawn > 0
    assert all(ending.startswith(("won", "lost", "drawn")) for ending in allies.endings)
    low, high = allies.interval()
    assert low <= allies.rate() <= high


def test_cards_are_counted() -> None:
    tally = incursion("quick", "quick", 0)
    assert any(verb == "play" and of == "card" for verb, _, _, of in tally.answers)
    assert tally.turns >= tally.games


def test_one_seat_counts_as_before() -> None:
    tally = simulate(
        "telemark", "grouse", checked_options(game_named("telemark"), {}), ["quick"], 10, "one", workers=1
    )
    assert tally.games == 10
    assert tally.drawn == 0


def test_what_was_measured_is_kept_for_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A report renews what it measured under the default options, and leaves the rest as it was."""
    game = game_named("incursion")
    options = checked_options(game, {})
    notes = Notes(game)
    for allies, germans, seat in (("quick", "quick", 0), ("quick", "random", 0), ("random", "quick", 1)):
        notes.add("beacon", options, [allies, germans], seat, incursion(allies, germans, seat))
    notes.add("recon", {**options, "level": "4"}, ["quick", "quick"], 0, incursion("random", "random", 0))
    before = read_measured(game)
    monkeypatch.setattr(build, "sources", lambda _: tmp_path)
    (tmp_path / "grognard" / "games" / "incursion").mkdir(parents=True)
    after = decode(notes.write().read_bytes(), Measured).scenarios
    assert list(after) == game.scenarios
    assert {name: after[name] for name in after if name != "beacon"} == {
        name: before[name] for name in before if name != "beacon"
    }
    beacon = after["beacon"]
    assert beacon.matches == 6
    assert len(beacon.decisions) == 2 and min(beacon.decisions) > 20
    assert len(beacon.random) == 2 and max(beacon.random) < 0.4


@pytest.mark.parametrize("name", PACKAGES)
def test_every_scenario_was_measured(name: str) -> None:
    game = game_named(name)
    found = read_measured(game)
    assert set(found) == set(game.scenarios)
    assert all(len(played.decisions) == len(game.seats) and 0 < played.won < 1 for played in found.values())
