"""The terrain chart, from the facts: cost, target modifier, class and level of every row, hexsides, works."""

from __future__ import annotations

import pytest

from grognard.engine.dice import ScriptDice
from grognard.games.locknload.game import game
from grognard.games.locknload.map import kinds
from grognard.games.locknload.printed import Build
from grognard.games.locknload.reading import Reading
from grognard.games.locknload.rules.cover import cover, hampered, in_cover, side_behind, sight_class
from grognard.games.locknload.rules.fire import moving
from grognard.games.locknload.rules.ground import barred_ground, not_to_go, price
from grognard.games.locknload.rules.setup import no_ground_for
from grognard.games.locknload.rules.ways import exits_of
from grognard.games.locknload.state import Battle
from grognard.games.locknload.theater import CLASSES, GERMAN, PROHIBITED, US, SideType, Theater
from locknload.battles import battle, place, unit

HEXES: list[tuple[str, int | None, int, str]] = [
    ("clear", 1, 0, "open"),
    ("low-crops", 1, 0, "degrading"),
    ("wheat", 2, 0, "degrading"),
    ("brush", 1, 0, "degrading"),
    ("light-woods", 2, 1, "degrading"),
    ("woods", 2, 2, "blocking"),
    ("cornfield", 2, 0, "degrading"),
    ("high-grass", 2, 0, "degrading"),
    ("light-jungle", 2, 1, "degrading"),
    ("heavy-jungle", 3, 2, "blocking"),
    ("rice-paddy", 2, 0, "open"),
    ("marsh", 3, 0, "degrading"),
    ("wood-building", 2, 2, "blocking"),
    ("stone-building", 2, 3, "blocking"),
    ("hut", 2, 1, "degrading"),
    ("rubble", 2, 2, "blocking"),
    ("river", None, 0, "open"),
    ("bridge", 1, 0, "open"),
    ("ford", 4, 1, "open"),
]
"""Facts 4: terrain, points on foot (none: nobody enters), TM, what it is to sight and spotting."""

SIDES: list[tuple[str, int | None, int]] = [
    ("hedge", 1, 1),
    ("wall", 1, 2),
    ("bocage", 4, 1),
    ("stream-1", 1, 0),
    ("stream-2", 2, 0),
    ("stream-3", 4, 0),
    ("stream-4", None, 0),
    ("stream-5", None, 0),
]
"""Facts 4: hexsides, what they add to the cost (none: nobody crosses), TM of who is behind."""

GUIDED = {"light-woods", "woods", "cornfield", "high-grass", "light-jungle", "heavy-jungle"}
"""11.7d: where a scout shows the way."""


def ground(terrain: str) -> tuple[Battle, int, int]:
    """A battle in which 1E5 is of this terrain, and the clear hex south of it; no road, no hexside there."""
    made = Build("vierville", False)
    m = made.map
    here, there = m.board.find("1D6"), m.board.find("1E5")
    m.terrain[there] = terrain
    m.ground.sides[here] = [-1] * 6
    made.lay_ground()
    return Battle(made.made, Reading({}), ScriptDice([])), here, there


@pytest.mark.parametrize(("terrain", "cost", "tm", "sight"), HEXES)
def test_every_terrain(terrain: str, cost: int | None, tm: int, sight: str) -> None:
    """TEC, 10.4: cost, target modifier, class."""
    g, here, there = ground(terrain)
    assert cover(g, there) == tm
    assert in_cover(g, there) == (tm > 0)
    assert CLASSES[sight_class(g, there)] == sight
    squad = unit(g, "Para squad 1")
    if cost is None:
        assert barred_ground(g, squad, there) is not None
    else:
        assert barred_ground(g, squad, there) is None
        assert price(g, US, here, there, False) == cost
        assert price(g, US, here, there, True) == (1 if terrain in GUIDED else cost)


@pytest.mark.parametrize("terrain", [row[0] for row in HEXES])
def test_only_low_crops_hide_who_moves(terrain: str) -> None:
    """5.3, R21."""
    g, _, there = ground(terrain)
    g.put(0, there)
    g.mark(0, 1)
    assert moving(g, 0) == (0 if terrain == "low-crops" else 1)


def test_heavy_jungle_is_two_levels_high() -> None:
    """TEC: all other terrain ends at the level of its ground, as sight has it (10.3)."""
    content = Build("vierville", False).content
    terrain = dict.fromkeys([name for name, *_ in HEXES], 8)
    tops = {kind.name: kind.height for kind in kinds(content.classes(), terrain, content.heights())}
    assert {name: tops[name] for name in terrain} == {name: 2 if name == "heavy-jungle" else 0 for name in terrain}
    assert tops["tall-building"] == 2


def test_heavy_jungle_holds_two_squads() -> None:
    """1.3e."""
    assert ground("heavy-jungle")[0].theater.squads[ground("heavy-jungle")[2]] == 2
    assert ground("woods")[0].theater.squads[ground("woods")[2]] == 3


@pytest.mark.parametrize("terrain", ["wood-building", "stone-building", "hut"])
def test_buildings_are_closed_to_guns(terrain: str) -> None:
    """1.6.3b."""
    g, _, there = ground(terrain)
    assert barred_ground(g, unit(g, "75mm gun team 1"), there) is not None
    assert barred_ground(g, unit(g, ".50 cal team 1"), there) is None


def fenced(side: str) -> tuple[Battle, int, int]:
    """A battle with this hexside between two clear hexes."""
    made = Build("vierville", False)
    m, row = made.map, made.content.terrain.sides[side]
    theater: Theater = made.made
    here, there = m.board.find("1C4"), m.board.find("1C5")
    number = len(theater.side_types)
    cost = PROHIBITED if row.cost is None else row.cost
    theater.side_types.append(SideType(cost, row.tm, row.bars_guns, row.hampers))
    m.ground.sides[here][m.board.direction(here, there)] = number
    m.ground.sides[there][m.board.direction(there, here)] = number
    return Battle(theater, Reading({}), ScriptDice([])), here, there


@pytest.mark.parametrize(("side", "cost", "tm"), SIDES)
def test_every_hexside(side: str, cost: int | None, tm: int) -> None:
    """TEC, 10.3, R65: added to the hex; cover for who is behind it; bocage hampers fire."""
    g, here, there = fenced(side)
    squad, gun = unit(g, "Para squad 1"), unit(g, "75mm gun team 1")
    assert (not_to_go(g, squad, here, there) is None) == (cost is not None)
    if cost is not None:
        assert price(g, US, here, there, False) == 1 + cost
        assert price(g, US, there, here, False) == 1 + cost
    assert side_behind(g, here, there) == tm
    assert hampered(g, here, there) == (side == "bocage")
    assert (not_to_go(g, gun, here, there) is None) == (side in ("stream-1", "stream-2", "stream-3"))


def works(**laid: list[str]) -> Battle:
    named = {name.replace("_", "-"): where for name, where in laid.items()}
    return battle(units={"1A8": ["Para squad 1"]}, works={"german": named})


def test_works() -> None:
    """21.1 to 21.4, 7.0: bunker +2 inside, foxhole +1, smoke +1, wire 4 in all, own mines a point."""
    g = works(bunker=["1C5 facing 2"], foxhole=["1E5", "1B2"], wire=["1B3", "1F5"], mines_1=["1D5"])

    def find(name: str) -> int:
        return place(g, name)

    assert cover(g, find("1C5")) == 0
    assert cover(g, find("1C5 inside")) == 2
    assert cover(g, find("1E5")) == 1
    assert cover(g, find("1B2")) == 2 + 1
    assert price(g, US, find("1C5"), find("1C5 inside"), False) == 2
    assert price(g, US, find("1C5 inside"), find("1C5"), False) == 2
    assert price(g, US, find("1E4"), find("1E5"), False) == 1
    assert price(g, US, find("1A2"), find("1B3"), False) == 4
    assert price(g, US, find("1E5"), find("1F5"), False) == 4
    assert price(g, GERMAN, find("1C5"), find("1D5"), False) == 2
    assert price(g, US, find("1C5"), find("1D5"), False) == 1
    smoky = battle(units={"1A8": ["Para squad 1"]}, smoke=["1B2"])
    assert cover(smoky, find("1B2")) == 3
    assert CLASSES[sight_class(smoky, find("1E5"))] == "open"


def test_no_work_lies_in_water() -> None:
    """LOCKNLOAD 21.0: nor where nobody can be; bunkers and mines not in buildings either (21.1, 21.4)."""
    works = game().box.work_names
    for terrain, barred in (("river", set(works)), ("hut", {"bunker", "mines-1"}), ("woods", set())):
        g, _, there = ground(terrain)
        assert {key for k, key in enumerate(works) if no_ground_for(g, k, there)} == barred, terrain


def test_wire_is_instead_of_the_hex_but_not_of_hexside_and_level() -> None:
    """21.3, R53."""
    g = battle("brecourt", units={"2A8": ["Para squad 1"]}, works={"german": {"wire": ["2H5", "2L2", "2G3"]}})
    assert price(g, US, place(g, "2G5"), place(g, "2H5"), False) == 4 + 4
    assert price(g, US, place(g, "2K2"), place(g, "2L2"), False) == 4 + 1


def test_other_prices() -> None:
    """TEC, 10.2, R74: road, levels up and none down, stairs, the upper floor."""
    g = battle("causeway", units={"3A8": ["Glider squad 1"]})

    def find(name: str) -> int:
        return place(g, name)

    assert price(g, US, find("3F5"), find("3G4"), False) == 1
    assert price(g, US, find("3L1"), find("3L2"), False) == 1 + 1
    assert price(g, US, find("3L2"), find("3M2"), False) == 2 + 1
    assert price(g, US, find("3M2"), find("3L2"), False) == 1
    assert price(g, US, find("3M3"), find("3M2"), False) == 2 + 1
    assert price(g, US, find("3J6"), find("3J6 up"), False) == 2
    assert price(g, US, find("3J6 up"), find("3K5 up"), False) == 2
    assert price(g, US, find("3J6"), find("3K5"), False) == 2


def test_a_road_is_a_point_along_it_and_nothing_across() -> None:
    """TEC: entered along its road a hex costs 1; from beside it, its terrain."""
    made = Build("vierville", False)
    m = made.map
    for name in ("1E4", "1F5"):
        m.terrain[m.board.find(name)] = "marsh"
    made.lay_ground()
    g = Battle(made.made, Reading({}), ScriptDice([]))
    assert price(g, US, m.board.find("1E4"), m.board.find("1F5"), False) == 1
    assert price(g, US, m.board.find("1E5"), m.board.find("1F5"), False) == 3


@pytest.mark.parametrize(
    ("where", "level"), [("3A4", 0), ("3B2", 1), ("3M2", 2), ("3J6", 0), ("3J6 up", 2), ("3C3", 0)]
)
def test_levels(where: str, level: int) -> None:
    """10.2: ground and hills; one storey is at its ground, an upper floor two above it."""
    g = battle("causeway", units={"3A8": ["Glider squad 1"]})
    assert g.theater.map.level(place(g, where)) == level


def test_stone_of_three_hexes_has_two_floors() -> None:
    """10.2b-c: the manor has stairs in each hex; chapel, presbytery and the wooden stable have none."""
    g = battle("causeway", units={"3A8": ["Glider squad 1"]})
    m = g.theater.map
    tall = [g.theater.box.location_names[h] for h in m.board.hexes if m.tall[h]]
    assert sorted(tall) == ["3J6", "3K5", "3K6"]
    for name in tall:
        assert place(g, f"{name} up") in exits_of(g, place(g, name))


def test_the_terrain_round_the_dot_counts() -> None:
    """10.4: 1F6 is a building of stone, whatever its neighbours are."""
    g = battle(units={"1A8": ["Para squad 1"]})
    assert cover(g, place(g, "1F6")) == 3
    assert CLASSES[sight_class(g, place(g, "1F6"))] == "blocking"
    assert cover(g, place(g, "1F5")) == 0


@pytest.mark.parametrize(
    ("here", "there", "tm"),
    [
        ("1J2", "1J3", 2),  # across the wall
        ("1J1", "1J3", 2),  # from farther off across it
        ("1L3", "1J3", 2),  # through the corner where two walls meet
        ("1H3", "1J3", 0),  # through the corner where one ends
        ("1J3", "1L3", 0),  # out of it
        ("1E5", "1E4", 0),  # E4 has hedges, not on this side
        ("1E3", "1E4", 1),
    ],
)
def test_cover_of_the_hexside_the_fire_comes_in_by(here: str, there: str, tm: int) -> None:
    """TEC, 10.3, R44."""
    g = battle(units={})
    assert side_behind(g, place(g, here), place(g, there)) == tm


@pytest.mark.parametrize(("other", "tm", "hinders"), [("bocage", 1, True), ("hedge", 1, False), ("wall", 1, False)])
def test_of_two_in_a_corner_the_weaker_counts(other: str, tm: int, hinders: bool) -> None:
    """R44: bocage meets another hexside in the corner by which the fire comes in."""
    made = Build("vierville", False)
    m = made.map
    here, there = m.board.find("1L3"), m.board.find("1J3")
    for neighbour, kind in (("1K2", "bocage"), ("1K3", other)):
        m.ground.sides[there][m.board.direction(there, m.board.find(neighbour))] = m.number[kind]
    g = Battle(made.made, Reading({}), ScriptDice([]))
    assert side_behind(g, here, there) == tm
    assert hampered(g, here, there) == hinders
    assert hampered(g, there, here) == hinders


def test_an_upper_floor_looks_over_the_bocage_of_its_hex() -> None:
    """R65: neither its fire nor fire at it is hampered, and it is no cover; on the ground floor it is both."""
    made = Build("sainte-mere", False)
    m = made.map
    here, there = m.board.find("1I2"), m.board.find("1I3")
    m.ground.sides[there][m.board.direction(there, here)] = m.number["bocage"]
    g = Battle(made.made, Reading({}), ScriptDice([]))
    above = m.upstairs(there)
    assert (side_behind(g, here, there), hampered(g, here, there), hampered(g, there, here)) == (1, True, True)
    assert (side_behind(g, here, above), hampered(g, here, above), hampered(g, above, here)) == (0, False, False)
