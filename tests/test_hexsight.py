"""Lines of sight as scenes show them: which hexes they cross, what hinders them, and the spot that blocks."""

from __future__ import annotations

import pytest

from grognard.engine.hexscene import hex_ground
from grognard.engine.hexsight import sight_view
from grognard.engine.scene import Sight
from grognard.geometry.ground import Ground, Kind, Manner
from grognard.geometry.hexboards import Atlas, Board, Placed, Sheet
from grognard.geometry.sights import sight

KINDS = [Kind("crops", "4.1", hinders=1), Kind("house", "4.2", blocks=True), Kind("wall", "4.3", blocks=True)]
BOARD = Board(Atlas({"1": Sheet(5, (1, 5), (1, 5), second_lower=True)}), [Placed("1")])
GROUND = Ground(BOARD, Manner(2, False, 9, "4", "4", "4"), KINDS)
GROUND.stands[BOARD.find("1B3")] = 0
GROUND.stands[BOARD.find("1C3")] = 1
GROUND.put_side(BOARD.find("1A3"), BOARD.find("1A4"), 2)
SPACES = {space.name: space for space in hex_ground(GROUND).spaces}


def looked(a: str, b: str) -> Sight:
    here, there = BOARD.find(a), BOARD.find(b)
    found = sight(GROUND, here, there, 0, 0)
    return sight_view(GROUND, found, here, there, "unit:1", f"hex:{there}", str.upper)


def test_a_line_tells_the_hexes_it_comes_through_and_what_hinders_it_there() -> None:
    line = looked("1B1", "1B5")
    assert line.clear and line.length == 4 and line.at is None
    assert line.squares == [SPACES[name].id for name in ("1B2", "1B3", "1B4", "1B5")]
    assert [(h.space, h.label) for h in line.hinders] == [(SPACES["1B3"].id, "\u22121 CROPS")]


@pytest.mark.parametrize(
    ("ends", "where", "what", "section"),
    [
        (("1C1", "1C5"), ["1C3"], "house", "4.2"),
        (("1A1", "1A5"), ["1A3", "1A4"], "wall", "4.3"),
        (("1A5", "1A1"), ["1A3", "1A4"], "wall", "4.3"),
    ],
)
def test_the_spot_that_blocks_is_where_the_thing_stands(
    ends: tuple[str, str], where: list[str], what: str, section: str
) -> None:
    """In the middle of a house, on a wall half way between its two hexes; in the units of the ground."""
    line = looked(*ends)
    assert not line.clear
    assert (line.blocker, line.label, line.rule) == (what, what.upper(), section)
    assert line.where == "/".join(where)
    wanted = tuple(sum(getattr(SPACES[name], axis) for name in where) / len(where) for axis in ("x", "y"))
    assert line.at == pytest.approx(wanted, abs=0.01)
