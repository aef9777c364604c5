"""Many matches: who plays which seat, whose wins are counted, draws."""

from __future__ import annotations

from grognard.games import checked_options, game_named
from grognard.lab.sim import Tally, simulate


def incursion(players: list[str], seat: int, record: bool = False) -> Tally:
    options = checked_options(game_named("incursion"), {"turn_limit": "on"})
    return simulate("incursion", "beacon", options, players, 6, "two seats", seat=seat, record=record, workers=1)


def test_a_seat_has_its_own_player() -> None:
    allies = incursion(["heuristic", "random"], 0)
    germans = incursion(["random", "heuristic"], 1)
    assert allies.rate() > 0.7
    assert germans.rate() > 0.7


def test_both_seats_share_every_match() -> None:
    allies = incursion(["random", "random"], 0)
    germans = incursion(["random", "random"], 1)
    assert allies.score() + germans.score() == allies.games == 6
    assert allies.drawn == germans.drawn > 0
    assert all(ending.startswith(("won", "lost", "drawn")) for ending in allies.endings)
    low, high = allies.interval()
    assert low <= allies.rate() <= high


def test_cards_are_counted() -> None:
    tally = incursion(["heuristic", "heuristic"], 0, record=True)
    assert any(verb == "play" and of == "card" for verb, _, _, of in tally.answers)
    assert tally.turns >= tally.games


def test_one_seat_counts_as_before() -> None:
    tally = simulate(
        "telemark", "grouse", checked_options(game_named("telemark"), {}), ["heuristic"], 10, "one", workers=1
    )
    assert tally.games == 10
    assert tally.drawn == 0
