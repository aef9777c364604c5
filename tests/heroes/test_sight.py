"""Sight on the five boards against the second way of the tests, with smoke, cattle and refugees lying anywhere."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations

import pytest

from grognard import build
from grognard.games.heroes.map import HEAVY_SMOKE, HERD, LIGHT_SMOKE, Map
from grognard.games.heroes.printed import board
from grognard.geometry.ground import BLOCKS
from hexes.dots import KEYS, Land, Place, along, land, place, seen

SHARE = 2000 if build.name() == "compiled" else 400
"""Pairs of a board that are looked at, with each smoke; all of them: `python tests/sights.py heroes`."""
CLOUDS = (0, 4, 12, 40)
"""So many hexes with something in them."""
Smoke = list[tuple[int, int]]
"""Each by its hex and its kind."""


@cache
def dots(key: str) -> Land:
    return land(key)


@cache
def places(key: str) -> dict[int, Place]:
    """The hexes that can be entered, by their names."""
    grid = board(key).grid
    return {h: place(grid.names[h]) for h in grid.hexes}


def smoke_over(key: str, clouds: int, chance: random.Random) -> Smoke:
    """Half of it light, so that lines go through one, two and more."""
    kinds = (LIGHT_SMOKE, LIGHT_SMOKE, HEAVY_SMOKE, HERD)
    return [(h, chance.choice(kinds)) for h in sorted(chance.sample(list(places(key)), clouds))]


def is_as_the_rules_say(key: str, a: int, b: int, smoke: Smoke) -> bool:
    """Whether two hexes see each other, and through how many clouds, as the second way finds: by the table, by the
    line that gives its reasons, and by the masks, from both ends."""
    on, at = board(key), places(key)
    stops = [at[h] for h, kind in smoke if kind != LIGHT_SMOKE]
    wanted = seen(dots(key), at[a], at[b], stops, [at[h] for h, kind in smoke if kind == LIGHT_SMOKE])
    return all(found == wanted for found in as_the_program_has_it(on, a, b, [h * 4 + kind for h, kind in smoke]))


def as_the_program_has_it(on: Map, a: int, b: int, markers: list[int]) -> list[int]:
    found: list[int] = []
    for one, other in ((a, b), (b, a)):
        found.append(on.look(one, other, markers))
        line = on.trace(one, other, markers)
        found.append(line.hindrance if line.clear else BLOCKS)
        if bool(on.in_sight(one, 1 << other, markers)) != (found[0] != BLOCKS):
            found.append(-1)
    return found


@pytest.mark.parametrize("key", KEYS)
def test_sight_is_what_the_rules_say_with_smoke_anywhere(key: str) -> None:
    """EOD 6, EOD 11.1, EOD 13.2 and 9: lines along sides of hexes, which are few, make up a fourth of these."""
    chance, at = random.Random(key), places(key)
    pairs = list(combinations(at, 2))
    sided = [(a, b) for a, b in pairs if along(at[b][0] - at[a][0], at[b][1] - at[a][1])]
    for clouds in CLOUDS:
        smoke = smoke_over(key, clouds, chance)
        for a, b in chance.sample(pairs, SHARE * 3 // 4) + chance.sample(sided, SHARE // 4):
            assert is_as_the_rules_say(key, a, b, smoke), (a, b, smoke)


def test_smoke_reaches_all_levels() -> None:
    """EOD 13.2: from D06 to a hill of level 2 on board 3, past smoke on the ground below the hill."""
    on = board("board3")
    d06, k10, f07 = (on.grid.board.find(name) for name in ("D06", "K10", "F07"))
    assert on.level[d06] == on.level[f07] == 0 and on.level[k10] == 2
    for kind, wanted in ((LIGHT_SMOKE, 1), (HEAVY_SMOKE, BLOCKS), (HERD, BLOCKS)):
        assert on.look(d06, k10, [f07 * 4 + kind]) == wanted
        assert is_as_the_rules_say("board3", d06, k10, [(f07, kind)])


def test_along_a_side_the_less_restrictive_hex_counts() -> None:
    """EOD 6, EOD 11.1 and EOD 13.2: from G05 to a hill of level 2 on board 3. The line runs first between F06,
    whose woods hide G05, and G06 with light smoke, then through light smoke in G07: two clouds."""
    on = board("board3")
    g05, g15, g06, g07 = (on.grid.board.find(name) for name in ("G05", "G15", "G06", "G07"))
    assert on.look(g05, g15, []) == 0
    smoke = [(g06, LIGHT_SMOKE), (g07, LIGHT_SMOKE)]
    assert is_as_the_rules_say("board3", g05, g15, smoke[:1])
    assert is_as_the_rules_say("board3", g05, g15, smoke)
