"""HEROES 2.5, 42 and EOD 5.0.2: who comes, where, and how he faces."""

from __future__ import annotations

import pytest

from grognard.games.heroes.records.missions import Arrival
from grognard.games.heroes.rules.arrivals import arrive, bring_on
from grognard.games.heroes.theater import AI, COMING, DIRECTIONS, PLAYER
from heroes.opponent import events, mission, name, put, table


@pytest.mark.parametrize(
    ("foes", "way"),
    [
        (["B09"], "N"),
        (["E10"], "NE"),
        (["F14"], "SE"),
        (["J09"], "S"),
        (["F04"], "SW"),
        (["E08"], "NW"),
        (["J12"], "SE"),  # between two of them
        (["F14", "B09"], "N"),  # the nearer of two
        ([], "N"),  # nobody to look at
    ],
)
def test_a_unit_that_stands_on_the_map_at_once_looks_at_the_nearest_enemy(foes: list[str], way: str) -> None:
    g = table("board1", "german", [])
    for at in foes:
        put(g, "s-rifles-41", at)
    (unit,) = bring_on(g, PLAYER, ("g-rifles-41",), (), "F09", None)
    assert (name(g, g.at[unit]), DIRECTIONS[g.facing[unit]]) == ("F09", way)


def test_where_a_facing_is_printed_it_is_that() -> None:
    g = table("board1", "german", [])
    put(g, "s-rifles-41", "F04")
    (unit,) = bring_on(g, PLAYER, ("g-rifles-41",), (), "F09", "SE")
    assert DIRECTIONS[g.facing[unit]] == "SE"


def test_both_sides_come_in_their_round_and_not_before() -> None:
    theirs = Arrival(round=3, side="ai", units=("s-rifles-41",), entry=("A02", "A16"))
    ours = Arrival(round=3, side="player", units=("g-rifles-41",), entry=("L09",))
    g = table("board1", "german", theater=mission("board1", "german", reinforcements=(theirs, ours)))
    put(g, "g-mg34", "B17")
    g.round = 2
    arrive(g)
    assert not events(g, "arrived") and not events(g, "coming")
    g.round = 3
    arrive(g)
    (came,) = g.force[AI]
    assert name(g, g.at[came]) == "A16"  # the nearer to a Unit, where no objective is
    (waits,) = g.coming(PLAYER)
    assert g.at[waits] == COMING


def test_entry_hexes_of_the_ai_that_are_all_taken() -> None:
    """C13, C14: nobody stacks: it comes beside the first of them, nearest to a Unit."""
    g = table("board1", "german", [])
    put(g, "g-mg34", "L09/N")
    put(g, "s-rifles-41", "B09")
    put(g, "s-rifles-41", "B13")
    (unit,) = bring_on(g, AI, ("s-rifles-41",), ("B09", "B13"), None, "S")
    assert name(g, g.at[unit]) == "C09"


@pytest.mark.parametrize(("others", "way"), [([], "N"), (["J09"], "S")])
def test_where_the_enemy_is_in_the_hex_he_looks_at_the_next_one(others: list[str], way: str) -> None:
    g = table("board1", "german", [])
    for at in ["F09", *others]:
        put(g, "s-rifles-41", at)
    (unit,) = bring_on(g, PLAYER, ("g-rifles-41",), (), "F09", None)
    assert DIRECTIONS[g.facing[unit]] == way
