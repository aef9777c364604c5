"""10.2, 10.3 on the boards, pair by pair, with what stands in the way read off the map by hand."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.geometry.ground import BLOCKS
from locknload.battles import battle, place

LINES: list[tuple[str, str, str, int, str]] = [
    ("vierville", "1E5", "1I5", 0, "10.0: nothing but clear hexes"),
    ("vierville", "1C3", "1G3", 1, "10.3b: low crops of the same level once"),
    ("vierville", "1D3", "1G3", 2, "10.3b: twice"),
    ("vierville", "1C2", "1H2", BLOCKS, "10.3b: more than twice"),
    ("vierville", "1E5", "1G7", BLOCKS, "10.3b: the town hall"),
    ("vierville", "1H5", "1F6", 0, "10.3c: the building of the target itself"),
    ("vierville", "1D2", "1G2", 2, "10.3c: crops of both ends do not count, those between do"),
    ("vierville", "1G3", "1I1", 0, "10.0c: brush of the target that sticks out"),
    ("vierville", "1G1", "1J2", 2, "10.3d: the same brush in a clear hex on the way"),
    ("vierville", "1B3", "1E3", BLOCKS, "10.3i: bocage of neither end"),
    ("vierville", "1C2", "1D2", 0, "10.3i: bocage of both ends"),
    ("vierville", "1E5", "1E3", 0, "10.3i: a hedge of the target's hex"),
    ("causeway", "3C2", "3L2", 0, "10.3e: chapel, marsh and brush lie lower than both hills"),
    ("causeway", "3M1", "3M3", BLOCKS, "10.3f: the top of the hill"),
    ("causeway", "3K2", "3O2", BLOCKS, "10.3f: the hill between two hollows"),
    ("causeway", "3B2", "3L3", 1, "10.3g: brush on the level of the hill, and lower ground between"),
    ("causeway", "3B3", "3B5", BLOCKS, "10.3h: in the shadow of the west house"),
    ("causeway", "3C2", "3C4", BLOCKS, "10.3h: in the shadow of the chapel"),
    ("causeway", "3M2", "3K2", 0, "10.3h: over the slope, no obstacle next to the lower end"),
    ("causeway", "3M2", "3I3", BLOCKS, "10.3h: degrading terrain throws a shadow too"),
    ("causeway", "3J6", "3K5 up", BLOCKS, "R45: another floor of another hex of the building"),
    ("causeway", "3J6", "3J6 up", 0, "R45: the other floor of the hex"),
    ("causeway", "3J6 up", "3K6 up", 0, "10.2: the same floor next door"),
    ("causeway", "3J5", "3J6 up", 0, "R45: up to a neighbour's upper floor"),
    ("causeway", "3J6 up", "3L6", BLOCKS, "10.3f: a tall building reaches two levels up"),
]


@pytest.mark.parametrize(("scenario", "a", "b", "wanted", "why"), LINES)
def test_a_line(scenario: str, a: str, b: str, wanted: int, why: str) -> None:
    g = battle(scenario, units={})
    assert g.look(place(g, a), place(g, b)) == wanted, why
    assert g.look(place(g, b), place(g, a)) == wanted, "R42: sight is mutual"


@pytest.mark.parametrize(
    ("a", "b", "usual", "hills"),
    [
        ("3B3", "3B5", BLOCKS, 0),  # a house on level 0
        ("3J6 up", "3H5", BLOCKS, 0),  # brush on level 0
        ("3M2", "3K4", BLOCKS, BLOCKS),  # light woods on level 1
        ("3M2", "3K2", 0, 0),
    ],
)
def test_which_obstacles_throw_shadows(a: str, b: str, usual: int, hills: int) -> None:
    """R43: all below the higher end; agreed otherwise, those that stand on level 1 or 2."""
    g = battle("causeway", {"shadow": "all"}, units={})
    assert g.look(place(g, a), place(g, b)) == usual
    g = battle("causeway", {"shadow": "hills"}, units={})
    assert g.look(place(g, a), place(g, b)) == hills


@pytest.mark.parametrize(
    ("a", "b", "smoke", "wanted"),
    [
        ("1E5", "1I5", "1G5", BLOCKS),
        ("1E5", "1I5", "1E5", 0),
        ("1E5", "1I5", "1I5", 0),
        ("1E5", "1F5", "1F5", 0),
    ],
)
def test_smoke_blocks_between_and_not_at_the_ends(a: str, b: str, smoke: str, wanted: int) -> None:
    """7.0d, 10.3c, R36."""
    for field in ("smoke", "thin-smoke"):
        position: dict[str, Any] = {field: [smoke]}
        g = battle(units={}, **position)
        assert g.look(place(g, a), place(g, b)) == wanted
