"""What each marker keeps a unit from: the lists of 4.0, 4.1, 5.01, 5.3, 6, 7.0 and 10.1."""

from __future__ import annotations

import pytest

from grognard.games.locknload.rules.fire import LEAD, not_to_fire, ways
from grognard.games.locknload.rules.gait import not_to_move
from grognard.games.locknload.rules.smoke import not_to_smoke
from grognard.games.locknload.rules.spotting import not_to_spot, spotted
from grognard.games.locknload.state import WALK
from locknload.battles import battle, place, unit

MARKERS = ["", "moved", "assault", "crawling", "stealth", "fired", "ops", "shaken"]

BARS: dict[str, list[str]] = {
    "fire": ["moved", "crawling", "fired", "ops", "shaken"],
    "opportunity": ["moved", "crawling", "stealth", "fired", "shaken"],
    "move": ["moved", "assault", "crawling", "stealth", "fired", "ops"],
    "smoke": ["moved", "crawling", "fired", "ops", "shaken"],
    "spot": ["moved", "assault", "crawling", "stealth", "fired", "ops", "shaken"],
    "lead": ["moved", "crawling", "fired", "ops", "shaken"],
    "lead opportunity": ["moved", "crawling", "stealth", "fired", "ops", "shaken"],
}
"""What each thing a unit may do is barred by: 4.0l, 4.1, 5.1, 5.3a, R9, R19, R35, 10.1m."""


@pytest.mark.parametrize("marker", MARKERS)
@pytest.mark.parametrize("what", BARS)
def test_markers_bar_what_the_book_says(what: str, marker: str) -> None:
    how = f" ({marker})" if marker else ""
    g = battle(
        units={
            "1E5": [f"Para squad 1{how}", f"Sgt Hill{how}"],
            "1G5": ["Grenadier squad 1"],
            "1F6": ["SS squad 1"],
        },
        discard=["Ghost"],
    )
    squad, leader, target = unit(g, "Para squad 1"), unit(g, "Sgt Hill"), place(g, "1G5")
    free = {
        "fire": not_to_fire(g, squad, target, False) is None,
        "opportunity": not_to_fire(g, squad, target, True) is None,
        "move": not_to_move(g, squad, WALK) is None,
        "smoke": not_to_smoke(g, squad) is None,
        "spot": not_to_spot(g, squad, target) is None,
        "lead": LEAD in ways(g, leader, target, False),
        "lead opportunity": LEAD in ways(g, leader, target, True),
    }
    assert free[what] == (marker not in BARS[what])


@pytest.mark.parametrize(
    ("marker", "seen"),
    [
        ("moved", True), ("assault", True), ("fired", True), ("", False), ("crawling", False), ("stealth", False),
        ("ops", False), ("shaken", False),
    ],
)  # fmt: skip
def test_markers_that_spot(marker: str, seen: bool) -> None:
    """10.1d, f: in cover, with nobody near."""
    how = f" ({marker})" if marker else ""
    units = {"1F6": [f"Grenadier squad 1{how}"], "1C5": ["Para squad 1"]}
    g = battle(units=units, discard=["Assaulter", "Ghost"])
    assert spotted(g, place(g, "1F6"), 0) == seen


def test_one_seen_all_seen() -> None:
    """10.1b, R23: hexes are spotted, not men."""
    g = battle(units={"1F6": ["Grenadier squad 1", "Grenadier squad 2 (fired)"], "1C5": ["Para squad 1"]})
    assert spotted(g, place(g, "1F6"), 0)


@pytest.mark.parametrize(
    ("name", "capacity"),
    [
        ("Para squad 1", 2), ("Glider squad 1", 2), ("Grenadier squad 1", 2), ("SS squad 1", 2),
        ("US squad (Vietnam) 1", 3), ("NVA squad 1", 2), ("Commando squad (M) 1", 2), ("Viet Cong squad 1", 1),
        ("ARVN squad 1", 1),
    ],
)  # fmt: skip
def test_smoke_capacity(name: str, capacity: int) -> None:
    """7.0c."""
    g = battle(units={})
    tables = g.theater.box.tables
    assert tables.smoke[g.type(unit(g, name)).nation] == capacity


def test_smoke_capacity_of_nations_without_counters() -> None:
    """7.0c."""
    assert {nation: battle(units={}).theater.box.tables.smoke[nation] for nation in ("anzac", "argentine")} == {
        "anzac": 2,
        "argentine": 2,
    }
