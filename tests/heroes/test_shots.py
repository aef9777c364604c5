"""HEROES EOD 7.2, EOD 7.3: every line of a shot by itself, and the numbers of the book's examples."""

from __future__ import annotations

import random

import pytest

from grognard.games.heroes.rules.defence import dm_of, ground_dm, is_flanked, wall_dm
from grognard.games.heroes.rules.fire import (
    AIMED,
    BARRAGE,
    FLAMES,
    INDIRECT,
    NO_ZONE,
    WEAPON,
    Manner,
    bar_fire,
    bar_strike,
    bar_support,
    best_spotter,
    fire_price,
    fire_zone,
    is_long,
    manner_for,
    shot_at,
    shot_at_work,
    spotters,
)
from grognard.games.heroes.rules.shot import NEVER
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import BLUE, DIRECTIONS, NOBODY, RED
from grognard.geometry.hexes import INSIDE, arc
from heroes.fights import BOX, at, field, lines, named, need, put, smoke, unit, work


def bars(g: Mission, firer: int, where: str, how: Manner = AIMED) -> str:
    reason = bar_fire(g, firer, at(g, where), how)
    return "" if reason is None else reason.key


# -- each modifier alone --------------------------------------------------------------------------


def test_a_plain_shot_at_the_front() -> None:
    g = field()
    lmg, rifles = put(g, "German LMG 09", "B03/S"), put(g, "Soviet Rifles 01", "E03/N")
    shot = shot_at(g, lmg, rifles)
    # E03 is light woods
    assert lines(shot) == {"fp": 4, "front": -12, "light-woods": -1}
    assert (shot.fp, shot.dr, shot.dm, shot.dv, shot.needed, shot.colour) == (4, 12, 1, 13, 9, RED)


def test_the_flank() -> None:
    g = field()
    lmg, mmg = put(g, "German LMG 09", "B03/S"), put(g, "Soviet MMG 17", "E04/S")
    assert lines(shot_at(g, lmg, mmg)) == {"fp": 4, "flank": -10}
    g.facing[mmg] = DIRECTIONS.index("N")
    assert lines(shot_at(g, lmg, mmg)) == {"fp": 4, "front": -12}


@pytest.mark.parametrize(("reading", "side"), [("outside", "flank"), ("inside", "front")])
def test_the_edge_of_the_arc_is_flank_unless_agreed_otherwise(reading: str, side: str) -> None:
    """R47: H11 is due west of the dividing line of a unit in K09 that faces NW or SE."""
    g = field(arc_edge=reading)
    rifles, mmg = put(g, "German Rifles 01", "H11/SW"), put(g, "Soviet MMG 17", "K09/NW")
    assert side in lines(shot_at(g, rifles, mmg))


def test_next_door() -> None:
    g = field()
    rifles, smg = put(g, "German Rifles 01", "C04/S"), put(g, "Soviet SMG 13", "D04/N")
    assert lines(shot_at(g, rifles, smg)) == {"fp": 2, "adjacent": 3, "front": -12}


def test_long_range_and_beyond() -> None:
    g = field()
    smg, lmg = put(g, "Soviet SMG 13", "B08/SW"), put(g, "German LMG 09", "B04/SE")
    assert lines(shot_at(g, smg, lmg))["long-range"] == -2
    assert is_long(g, smg, at(g, "B04"))
    g.put(lmg, at(g, "C08"))
    assert not is_long(g, smg, at(g, "C08"))
    g.put(lmg, at(g, "G02"))
    assert bars(g, smg, "G02") in ("too-far", "no-sight", "out-of-arc")


def test_close_combat_is_always_at_the_flank() -> None:
    g = field()
    rifles, smg = put(g, "German Rifles 01", "C04/S"), put(g, "Soviet SMG 13", "C04/S")
    assert lines(shot_at(g, rifles, smg)) == {"fp": 2, "close-combat": 4, "flank": -11}
    assert bar_strike(g, rifles, smg) is None


def test_a_crewed_weapon_in_close_combat() -> None:
    g = field()
    lmg, smg = put(g, "German LMG 09", "C04/S"), put(g, "Soviet SMG 13", "C04/S")
    assert lines(shot_at(g, lmg, smg)) == {"fp": 4, "close-crewed": -2, "flank": -11}


def test_a_gun_boxed_in_red_alone_keeps_its_bonus_against_armour() -> None:
    g = field()
    pak = put(g, named("PaK36"), "C04/S")
    smg, tank = put(g, "Soviet SMG 13", "C04/S"), put(g, "Soviet T-26 44", "C04/S")
    assert lines(shot_at(g, pak, smg))["close-crewed"] == -2
    assert lines(shot_at(g, pak, tank))["close-combat"] == 4


def test_height_helps_whoever_is_higher() -> None:
    g = field("board3", "soviet")
    tank, pak = put(g, "Soviet T-26 44", "I14/SE"), put(g, named("PaK36"), "G16/S")
    level = g.theater.map.level
    assert (level[at(g, "I14")], level[at(g, "G16")]) == (0, 1)
    assert lines(shot_at(g, pak, tank))["firer-higher"] == 1
    assert lines(shot_at(g, tank, pak))["target-higher"] == -1
    assert dm_of(g, pak, at(g, "I14")) == shot_at(g, tank, pak).dm - 1  # height is no cover (R17)


def test_supporters_and_careful_aim() -> None:
    g = field()
    lmg, rifles = put(g, "German LMG 09", "B03/S"), put(g, "Soviet Rifles 01", "E04/N")
    shot = shot_at(g, lmg, rifles, Manner(0, support=2, more=2))
    assert (lines(shot)["support"], lines(shot)["careful-aim"]) == (2, 2)


@pytest.mark.parametrize(
    ("board", "where", "key", "dm"),
    [
        ("board1", "E03", "light-woods", 1),
        ("board1", "E12", "heavy-woods", 2),
        ("board2", "H07", "wood-building", 1),
        ("board2", "J10", "stone-building", 2),
        ("board5", None, "water", -1),
    ],
)
def test_the_terrain_of_the_target(board: str, where: str | None, key: str, dm: int) -> None:
    g = field(board)
    keys = [terrain.key for terrain in g.theater.box.terrain]
    hexes = [h for h, kind in enumerate(g.theater.map.terrain[:-1]) if keys[kind] == key]
    h = at(g, where) if where else hexes[0]
    assert h in hexes
    rifles = unit("Soviet Rifles 01")
    g.put(rifles, h)
    for here in g.theater.map.beside[h]:
        if here >= 0 and not wall_dm(g, here, h):
            firer = unit("German LMG 09")
            g.put(firer, here)
            assert lines(shot_at(g, firer, rifles))[key] == -dm
            assert ground_dm(g, h, rifles) == dm
            return
    raise AssertionError("no neighbour without a wall")


def test_a_wall_counts_for_who_is_shot_at_across_it() -> None:
    g = field("board2")
    lmg, rifles = put(g, "German LMG 09", "G05/N"), put(g, "Soviet Rifles 01", "F04/S")
    assert g.theater.map.wall_between(at(g, "G05"), at(g, "F04"))
    assert lines(shot_at(g, lmg, rifles))["wall"] == -1
    g.put(lmg, at(g, "E04"))
    assert "wall" not in lines(shot_at(g, lmg, rifles))


def test_a_shot_through_the_end_of_a_wall_crosses_it() -> None:
    """R49: from due east of the corner between two sides, of which one has a wall."""
    g = field("board2")
    found = 0
    for h in range(g.theater.map.grid.room):
        walls = g.theater.map.walls[h]
        for here in range(g.theater.map.grid.room):
            if here == h or not g.theater.map.grid.playable[here] or not g.theater.map.grid.playable[h]:
                continue
            board = g.theater.map.grid.board
            dq, dv = board.q[here] - board.q[h], board.v[here] - board.v[h]
            sides = [way for way in range(6) if arc(2 * way, 1, dq, dv) != -1]
            expected = any(walls >> way & 1 for way in sides)
            assert (wall_dm(g, here, h) == 1) == expected
            found += expected and len(sides) == 2
    assert found > 10


def test_shells_fall_behind_a_wall() -> None:
    g = field("board2")
    mortar, rifles = put(g, "German 5cm Mortar 21", "I06/N"), put(g, "Soviet Rifles 01", "F04/S")
    shot = shot_at(g, mortar, rifles)
    assert "wall" not in lines(shot) and "flank" in lines(shot)


def test_smoke_in_the_way_and_around() -> None:
    g = field()
    lmg, rifles = put(g, "German LMG 09", "F08/S"), put(g, "Soviet Rifles 01", "I08/N")
    plain = need(g, lmg, rifles)
    smoke(g, heavy=["I08"])
    assert lines(shot_at(g, lmg, rifles))["smoke"] == -2
    smoke(g, light=["I08"])
    assert lines(shot_at(g, lmg, rifles))["smoke"] == -1
    smoke(g, light=["H08"])
    assert lines(shot_at(g, lmg, rifles))["smoke-crossed"] == -1
    smoke(g, light=["F08"])
    assert lines(shot_at(g, lmg, rifles))["out-of-smoke"] == -1
    smoke(g, heavy=["F08"])
    assert lines(shot_at(g, lmg, rifles))["out-of-smoke"] == -2
    smoke(g, light=["F08", "H08", "I08"])
    assert need(g, lmg, rifles) == plain + 2  # sums stop at 2
    smoke(g, heavy=["F08", "I08"])
    assert need(g, lmg, rifles) == plain + 2
    smoke(g, light=["G08", "H08"])
    assert bars(g, lmg, "I08") == "no-sight"
    smoke(g, heavy=["H08"])
    assert bars(g, lmg, "I08") == "no-sight"


def test_works() -> None:
    g = field()
    lmg, rifles = put(g, "German LMG 09", "F08/S"), put(g, "Soviet Rifles 01", "I08/N")
    work(g, "trench", "I08")
    assert "trench" not in lines(shot_at(g, lmg, rifles))  # beside it, not in it
    g.manning |= 1 << rifles
    assert lines(shot_at(g, lmg, rifles))["trench"] == -2
    g.remove_fort(0)
    work(g, "bunker", "I08/N")
    g.manning |= 1 << rifles
    assert lines(shot_at(g, lmg, rifles))["bunker"] == -5
    g.facing[rifles] = DIRECTIONS.index("S")
    g.fort_face[0] = DIRECTIONS.index("S")
    assert lines(shot_at(g, lmg, rifles))["bunker"] == -3
    foe = put(g, "German Rifles 01", "I08/N")
    assert lines(shot_at(g, foe, rifles))["bunker"] == -3
    g.manning = 0
    g.dug |= 1 << rifles
    assert lines(shot_at(g, lmg, rifles))["hasty-defence"] == -1


def test_a_passenger_in_an_apc_and_in_a_lorry() -> None:
    g = field("board1", "soviet")
    lmg = put(g, "Soviet MMG 17", "F08/S")
    sdkfz = named("SdKfz 251")
    lorry = named("Opel")
    put(g, sdkfz, "I08/N")
    carried = put(g, "German Rifles 01", "I08/S", by=sdkfz)
    shot = shot_at(g, lmg, carried)
    assert lines(shot) == {"fp": 3, "front": -12, "passenger": -2}  # faces as its carrier does
    put(g, lorry, "I08/N")
    g.carrier[carried] = unit(lorry)
    assert lines(shot_at(g, lmg, carried)) == {"fp": 3, "front": -12}
    g.carrier[carried] = NOBODY
    g.facing[carried] = 0
    assert lines(shot_at(g, lmg, carried)) == {"fp": 3, "front": -12, "beside-vehicle": -1}
    assert "beside-vehicle" not in lines(shot_at(g, lmg, unit(sdkfz)))


def test_cattle_take_cover_away_and_have_a_defence_of_their_own() -> None:
    g = field()
    lmg, rifles = put(g, "German LMG 09", "F08/S"), put(g, "Soviet Rifles 01", "I08/N")
    herd = put(g, "Cattle 1", "I08")
    assert lines(shot_at(g, lmg, rifles)) == {"fp": 4, "front": -12, "herd": 1}
    assert shot_at(g, lmg, rifles).dm == -1  # R32
    shot = shot_at(g, lmg, herd)
    assert (shot.dv, shot.colour) == (10, RED)


def test_nobody_fires_at_or_from_refugees_but_fights_there() -> None:
    g = field()
    lmg, rifles = put(g, "German LMG 09", "F08/S"), put(g, "Soviet Rifles 01", "I08/N")
    crowd = put(g, "Refugees 1", "I08")
    assert bars(g, lmg, "I08") == "refugees"
    g.put(crowd, at(g, "F08"))
    assert bars(g, lmg, "I08") == "refugees"
    g.put(rifles, at(g, "F08"))
    assert bar_strike(g, lmg, rifles) is None


def test_shells_burst_in_the_tops_of_heavy_woods() -> None:
    g = field()
    mortar, rifles, tank = (
        put(g, "German 5cm Mortar 21", "E09/SE"), put(g, "Soviet Rifles 01", "E12/NW"),
        put(g, "Soviet T-26 44", "E12/NW"),
    )  # fmt: skip
    shot = shot_at(g, mortar, rifles)
    assert (lines(shot)["heavy-woods"], lines(shot)["air-burst"], shot.dm) == (-2, 2, 1)  # beside the tank: 1
    assert "air-burst" not in lines(shot_at(g, mortar, tank))
    assert "flank" in lines(shot_at(g, mortar, tank))


def test_an_open_top_is_red_to_shells_and_flames_and_to_who_climbs_on_it() -> None:
    g = field("board1", "soviet")
    hunter = put(g, named("PzJg"), "I08/N")
    mortar = put(g, "Soviet 50mm Mortar 23", "F08/S")
    assert shot_at(g, mortar, hunter).colour == RED
    rifles = put(g, "Soviet Rifles 01", "H08/S")
    assert shot_at(g, rifles, hunter).colour == BLUE
    g.put(rifles, at(g, "I08"))
    shot = shot_at(g, rifles, hunter)
    assert (shot.colour, shot.fp, shot.dv) == (RED, 7, 13)
    atg = put(g, "Soviet 45mm ATG 29", "I08/N")
    assert shot_at(g, atg, hunter).colour == BLUE  # 6 + 4 beats 3 - 2
    plain = put(g, "German Pz II F 52", "I08/N")
    assert shot_at(g, rifles, plain).colour == BLUE


def test_front_and_flank_of_different_colours() -> None:
    """EOD 15.1: the Demag has a blue front and a red flank: the one that is hit chooses the firepower."""
    g = field("board1", "soviet")
    demag = put(g, named("Demag"), "I08/N")
    tank = put(g, "Soviet T-26 44", "F08/S")
    assert (shot_at(g, tank, demag).colour, lines(shot_at(g, tank, demag))["fp"]) == (BLUE, 6)
    g.facing[demag] = DIRECTIONS.index("S")
    assert (shot_at(g, tank, demag).colour, lines(shot_at(g, tank, demag))["fp"]) == (RED, 4)


def test_flames_know_no_cover_but_smoke() -> None:
    g = field()
    pioneers = put(g, named("Pioneers"), "D12/SE")
    rifles = put(g, "Soviet Rifles 01", "E12/N", dug=True)
    how = Manner(FLAMES)
    assert bars(g, pioneers, "E12", how) in ("", "out-of-arc")
    shot = shot_at(g, pioneers, rifles, how)
    assert lines(shot) == {"fp": 3, "adjacent": 3, "flank": -11}
    smoke(g, heavy=["E12"])
    assert lines(shot_at(g, pioneers, rifles, how))["smoke"] == -2
    g.put(rifles, at(g, "D12"))
    assert lines(shot_at(g, pioneers, rifles, how)) == {"fp": 3, "close-combat": 4, "flank": -11}
    tank = put(g, "Soviet T-26 44", "D12/N")
    assert shot_at(g, pioneers, tank, how).colour == BLUE
    rifles_firer = put(g, "German Rifles 01", "D11/S")
    assert bars(g, rifles_firer, "D12", how) == "no-flamethrower"


def test_weapon_cards_have_their_own_firepower() -> None:
    g = field()
    rifles, tank = put(g, "German Rifles 01", "C04/S"), put(g, "Soviet T-26 44", "C04/S")
    actions = {kind.key: kind for kind in g.theater.box.actions}
    for key, close, beside in (("W01", 2 + 4, 2 + 3), ("W02", 3 + 4, 3 - 2), ("W03", 6 + 4, 0)):
        how = Manner(WEAPON, card=actions[key])
        g.put(tank, at(g, "C04"))
        assert shot_at(g, rifles, tank, how).fp == close
        g.put(tank, at(g, "D04"))
        if beside:
            assert shot_at(g, rifles, tank, how).fp == beside
        else:
            assert bars(g, rifles, "D04", how) == "too-far"
    soft = put(g, "Soviet Rifles 01", "E12/N")
    g.put(rifles, at(g, "E12"))
    assert lines(shot_at(g, rifles, soft, Manner(WEAPON, card=actions["W03"]))) == {
        "fp": 5, "close-combat": 4, "flank": -11,
    }  # fmt: skip


def test_artillery() -> None:
    g = field()
    rifles, tank = put(g, "Soviet Rifles 01", "E12/N"), put(g, "Soviet T-26 44", "G08/N")
    how = Manner(BARRAGE)
    assert lines(shot_at(g, NOBODY, rifles, how)) == {"fp": 5, "flank": -11, "heavy-woods": -2, "air-burst": 2}
    assert lines(shot_at(g, NOBODY, tank, how)) == {"fp": 7, "flank": -13}


def test_vehicles_have_no_ground_in_close_combat() -> None:
    g = field()
    rifles, tank, smg = (
        put(g, "German Rifles 01", "E12/N"), put(g, "Soviet T-26 44", "E12/N"), put(g, "Soviet SMG 13", "E12/N"),
    )  # fmt: skip
    assert lines(shot_at(g, rifles, tank)) == {"fp": 0, "close-combat": 4, "flank": -13}
    assert lines(shot_at(g, rifles, smg)) == {
        "fp": 2, "close-combat": 4, "flank": -11, "heavy-woods": -2, "beside-vehicle": -1,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("marker", "fp", "front", "flank"),
    [
        ("unnerved", 0, 0, 0), ("pinned", 0, 0, 0), ("stunned", 0, 0, 0), ("suppressed", -2, 0, 0),
        ("panicked", 0, -2, 1), ("cowering", 0, 1, 1), ("berserk", 1, 2, 1),
    ],
)  # fmt: skip
def test_markers_on_foot(marker: str, fp: int, front: int, flank: int) -> None:
    g = field()
    lmg, rifles = put(g, "German LMG 09", "F08/S"), put(g, "Soviet Rifles 01", "I08/N")
    back = put(g, "Soviet Rifles 02", "I09/S")
    plain, behind = shot_at(g, lmg, rifles), need(g, lmg, back)
    g.hit[rifles] = g.hit[back] = g.theater.box.marker_names.index(marker)
    assert need(g, lmg, rifles) == plain.needed + front
    assert need(g, lmg, back) == behind + flank
    g.hit[rifles], g.hit[lmg] = -1, g.theater.box.marker_names.index(marker)
    assert lines(shot_at(g, lmg, rifles)).get("marker-fp", 0) == fp


@pytest.mark.parametrize(
    ("marker", "red", "blue", "front", "flank"),
    [
        ("light-damage", 0, 0, 0, 0), ("immobilized", 0, 0, -1, 1), ("armoured-suppressed", -3, -5, 0, 0),
        ("armoured-stunned", 0, 0, 0, 0), ("armoured-panicked", 0, 0, -4, 0), ("gun-damaged-red", None, 0, 0, 0),
        ("gun-damaged-blue", 0, None, 0, 0),
    ],
)  # fmt: skip
def test_markers_on_armour(marker: str, red: int | None, blue: int | None, front: int, flank: int) -> None:
    g = field()
    panzer, tank = put(g, "German Pz III H 60", "F08/S"), put(g, "Soviet T-34a 51", "I08/N")
    soft = put(g, "Soviet Rifles 01", "I09/N")
    plain = need(g, panzer, tank)
    number = g.theater.box.marker_names.index(marker)
    g.hit[tank] = number
    assert need(g, panzer, tank) == plain + front
    g.facing[tank] = DIRECTIONS.index("S")
    assert need(g, panzer, tank) == 15 - 8 + flank
    g.hit[tank], g.hit[panzer] = -1, number
    for target, change in ((soft, red), (tank, blue)):
        shot = shot_at(g, panzer, target)
        assert lines(shot).get("marker-fp", 0) == (change or 0)
        assert (shot.needed == NEVER) == (change is None)


def test_the_berserk_front_of_a_note_to_the_second_edition() -> None:
    g = field(berserk="1")
    lmg, rifles = put(g, "German LMG 09", "F08/S"), put(g, "Soviet Rifles 01", "I08/N", hit="berserk")
    assert need(g, lmg, rifles) == 12 + 1 - 4


def test_a_marker_that_lies_face_down_counts_for_nothing() -> None:
    g = field()
    lmg, rifles = put(g, "German LMG 09", "F08/S"), put(g, "Soviet Rifles 01", "I08/N", hit="face-down")
    assert need(g, lmg, rifles) == 8


def test_a_work_is_shot_at_with_the_better_firepower() -> None:
    g = field()
    lmg = put(g, "German LMG 09", "F08/S")
    panzer = put(g, "German Pz III H 60", "F08/S")
    work(g, "bunker", "I08/N")
    assert shot_at_work(g, lmg, at(g, "I08"), 16).needed == 12
    assert shot_at_work(g, panzer, at(g, "I08"), 16).needed == 8
    assert shot_at_work(g, NOBODY, at(g, "I08"), 15, Manner(BARRAGE)).needed == 8


def test_a_wall_shelters_a_work_but_not_from_shells() -> None:
    """HEROES EOD 18.7 and EOD 12.4."""
    g = field("board2")
    lmg, mortar = put(g, "German LMG 09", "G05/N"), put(g, "German 5cm Mortar 21", "I06/N")
    work(g, "road-block", "F04")
    assert lines(shot_at_work(g, lmg, at(g, "F04"), 15)) == {"fp": 4, "adjacent": 3, "work": -15, "wall": -1}
    assert "wall" not in lines(shot_at_work(g, mortar, at(g, "F04"), 15))
    g.put(lmg, at(g, "E04"))
    assert "wall" not in lines(shot_at_work(g, lmg, at(g, "F04"), 15))


def test_what_is_towed_has_nothing_of_the_apc() -> None:
    """HEROES EOD 16.2: the two of an APC are for a soft passenger."""
    g = field()
    lmg = put(g, "Soviet MMG 17", "F12/N")
    put(g, "German SdKfz 251 43", "F08/S")
    tank = put(g, "German Pz III E 57", "F08/S", hit="immobilized", by="German SdKfz 251 43")
    rifles = put(g, "German Rifles 01", "F08/S")
    assert "passenger" not in lines(shot_at(g, lmg, tank))
    g.carrier[tank], g.carrier[rifles] = NOBODY, g.carrier[tank]
    assert lines(shot_at(g, lmg, rifles))["passenger"] == -2


def test_a_rumour_needs_nine() -> None:
    g = field()
    lmg, rumour = put(g, "German LMG 09", "F08/S"), put(g, "PE 1", "I08")
    assert need(g, lmg, rumour) == 9


# -- what bars a shot -----------------------------------------------------------------------------


def test_what_bars_a_shot() -> None:
    g = field()
    lmg, rifles = put(g, "German LMG 09", "F08/S"), put(g, "Soviet Rifles 01", "I08/N")
    assert bars(g, lmg, "I08") == ""
    assert bars(g, lmg, "K08") == "no-target"
    assert bars(g, lmg, "F08") == "own-hex"
    g.facing[lmg] = DIRECTIONS.index("N")
    assert bars(g, lmg, "I08") == "out-of-arc"
    g.facing[lmg] = DIRECTIONS.index("S")
    g.hit[lmg] = g.theater.box.marker_names.index("panicked")
    assert bars(g, lmg, "I08") == "cannot-fire"
    g.hit[lmg] = g.theater.box.marker_names.index("cowering")  # range 1: three hexes are beyond long range
    assert bars(g, lmg, "I08") == "too-far"
    g.hit[lmg] = -1
    foe = put(g, "Soviet SMG 13", "F08/S")
    assert bars(g, lmg, "I08") == "in-close-combat"
    g.put(foe, -2)
    g.put(rifles, at(g, "E12"))
    assert bars(g, lmg, "E12") in ("out-of-arc", "no-sight")


def test_lorries_and_wagons_do_not_shoot() -> None:
    g = field("board1", "soviet")
    lorry = put(g, named("Opel"), "H08/S")
    wagon = put(g, named("German Wagon"), "H08/S")
    rifles = put(g, "Soviet Rifles 01", "I08/N")
    assert bars(g, lorry, "I08") == "too-far"
    assert bars(g, wagon, "I08") == "no-gun"
    g.put(rifles, at(g, "H08"))
    assert bar_strike(g, lorry, rifles) is None
    assert shot_at(g, lorry, rifles).fp == 2  # -2 + 4
    assert bar_strike(g, wagon, rifles) is not None
    assert fire_zone(g, lorry) == fire_zone(g, wagon) == NO_ZONE


def test_nobody_fires_out_of_water() -> None:
    g = field("board5")
    keys = [terrain.key for terrain in g.theater.box.terrain]
    water = [
        h
        for h, kind in enumerate(g.theater.map.terrain[:-1])
        if keys[kind] == "water" and g.theater.map.grid.playable[h]
    ]
    rifles, foe = unit("German Rifles 01"), unit("Soviet Rifles 01")
    h = water[0]
    beside = [b for b in g.theater.map.beside[h] if b >= 0 and b not in water]
    g.put(rifles, h)
    g.put(foe, beside[0])
    for facing in range(6):
        g.facing[rifles] = facing
        reason = bar_fire(g, rifles, beside[0])
        assert reason is not None and reason.key == "fires-not-from-water"
    assert fire_zone(g, rifles) == NO_ZONE


def test_who_is_carried_does_not_fire() -> None:
    g = field("board1", "soviet")
    sdkfz = named("SdKfz 251")
    put(g, sdkfz, "H08/S")
    carried = put(g, "German Rifles 01", "H08/S", by=sdkfz)
    put(g, "Soviet Rifles 01", "I08/N")
    assert bars(g, carried, "I08") == "carried"


def test_turrets_fire_all_round_for_two_more() -> None:
    g = field()
    panzer = put(g, "German Pz III H 60", "H08/N")
    put(g, "Soviet Rifles 01", "I08/N")
    assert bars(g, panzer, "I08") == ""
    assert fire_price(g, panzer, at(g, "I08")) == 3 + 2
    g.facing[panzer] = DIRECTIONS.index("S")
    assert fire_price(g, panzer, at(g, "I08")) == 3
    hunter = put(g, named("PzJg"), "H08/N")
    assert bars(g, hunter, "I08") == "out-of-arc"
    assert fire_price(g, panzer, at(g, "H08")) == 3  # close combat knows no arc


def test_fire_costs_with_markers() -> None:
    g = field()
    lmg = put(g, "German LMG 09", "H08/N")
    put(g, "Soviet Rifles 01", "G08/S")
    for marker, cost in (("suppressed", 3), ("cowering", 4), ("berserk", 1), ("unnerved", 2)):
        g.hit[lmg] = g.theater.box.marker_names.index(marker)
        assert fire_price(g, lmg, at(g, "G08")) == cost


def test_mortars_have_a_least_range_and_need_no_sight_of_their_own() -> None:
    g = field("board1", "german")
    mortar = put(g, "German 8cm Mortar 23", "F08/S")
    near = put(g, "Soviet Rifles 01", "H08/N")
    assert bars(g, mortar, "H08") == "too-near"
    g.put(near, at(g, "I08"))
    assert bars(g, mortar, "I08") == ""
    assert fire_price(g, mortar, at(g, "I08")) == 3
    assert fire_price(g, mortar, at(g, "I08"), Manner(INDIRECT)) == 4
    small = put(g, "German 5cm Mortar 21", "F08/S")
    assert bars(g, small, "I08", Manner(INDIRECT)) == "not-indirect"


def test_no_mortar_out_of_a_bunker_and_no_turret_behind_it() -> None:
    g = field()
    mortar = put(g, "German 8cm Mortar 23", "F08/S", manning=True)
    put(g, "Soviet Rifles 01", "I08/N")
    work(g, "bunker", "F08/S", 0)
    assert bars(g, mortar, "I08") == "mortar-in-bunker"
    assert fire_zone(g, mortar) == NO_ZONE


def test_the_ai_does_not_fire_into_a_fight_of_its_own() -> None:
    """R38; the player may (R50)."""
    g = field()
    mmg, rifles = put(g, "Soviet MMG 17", "I08/N"), put(g, "Soviet Rifles 01", "F08/N")
    put(g, "German LMG 09", "F08/S")
    assert bars(g, mmg, "F08") == "own-units-there"
    mine = put(g, "German LMG 10", "I09/N")
    g.put(mmg, -2)
    assert bars(g, mine, "F08") in ("", "out-of-arc", "no-sight")
    assert rifles in g.in_hex(at(g, "F08"))


def test_hidden_units_are_not_there_for_the_ai() -> None:
    g = field()
    mmg = put(g, "Soviet MMG 17", "I08/N")
    put(g, "German LMG 09", "F08/S", hidden=True)
    assert bars(g, mmg, "F08") == "no-target"


def test_no_tank_fires_down_a_cliff() -> None:
    g = field("board3")
    level, beside = g.theater.map.level, g.theater.map.beside
    drops = [
        (a, b) for a in g.theater.map.grid.hexes for b in beside[a]
        if b >= 0 and level[a] - level[b] >= 2
    ]  # fmt: skip
    a, b = drops[0]
    panzer, rifles, foe = unit("German Pz III H 60"), unit("German Rifles 01"), unit("Soviet Rifles 01")
    g.put(panzer, a)
    g.put(rifles, a)
    g.put(foe, b)
    reasons = [bar_fire(g, one, b) for one in (panzer, rifles)]
    assert reasons[0] is not None and reasons[0].key == "too-steep"
    assert reasons[1] is None or reasons[1].key == "out-of-arc"


def test_support() -> None:
    g = field()
    lmg, near = put(g, "German LMG 09", "F08/S"), put(g, "German Rifles 01", "F09/S")
    far = put(g, "German Rifles 02", "F04/S")
    put(g, "Soviet Rifles 01", "I08/N")
    h = at(g, "I08")
    assert bar_support(g, near, lmg, h) is None
    assert bar_support(g, far, lmg, h) is not None
    assert bar_support(g, lmg, lmg, h) is not None
    g.hit[near] = g.theater.box.marker_names.index("suppressed")
    reason = bar_support(g, near, lmg, h)
    assert reason is not None and reason.key == "support-hit"
    g.hit[near] = -1
    g.facing[near] = DIRECTIONS.index("N")
    assert bar_support(g, near, lmg, h) is not None
    foe = put(g, "Soviet SMG 13", "F08/N")
    assert bar_support(g, near, lmg, at(g, "F08")) is not None  # not in the hex
    g.put(near, at(g, "F08"))
    assert bar_support(g, near, lmg, at(g, "F08")) is None
    assert foe in g.enemies_in(at(g, "F08"), 0)


# -- the book's numbers ---------------------------------------------------------------------------


def test_t3_mmg_at_the_lmg() -> None:
    g = field()
    rifles, lmg = put(g, "German Rifles 01", "E07/SE"), put(g, "German LMG 09", "D05/SE")
    mmg, target = put(g, "Soviet MMG 17", "F10/NW"), put(g, "Soviet Rifles 01", "G08/N")
    assert need(g, rifles, target) == 10
    assert need(g, rifles, mmg) == 11
    assert (g.far(at(g, "F10"), at(g, "D05")), need(g, mmg, lmg)) == (5, 9)


def test_t12_smg() -> None:
    g = field()
    lmg, rifles = put(g, "German LMG 09", "B03/S"), put(g, "German Rifles 01", "A02/S")
    smg = put(g, "Soviet SMG 14", "D02/N")
    assert (need(g, smg, lmg), need(g, smg, rifles)) == (8, 8)


def test_the_sample_of_play() -> None:
    g = field()
    one, two = put(g, "German LMG 09", "C06/SE"), put(g, "German LMG 10", "E05/SE")
    four, first = put(g, "Soviet Rifles 04", "G06/N"), put(g, "Soviet Rifles 01", "F13/NW")
    mmg = put(g, "Soviet MMG 17", "F10/NW", hit="pinned")
    assert need(g, four, two) == 9
    assert need(g, two, mmg) == 9
    assert need(g, one, mmg) == 9
    assert need(g, four, one) - 2 == 7
    g.put(first, at(g, "E12"))
    assert need(g, two, first) == 10


def test_examples_3_to_10() -> None:
    g = field()
    smg, rifles = put(g, "Soviet SMG 13", "J10/NW"), put(g, "German Rifles 01", "J08/SE")
    assert need(g, smg, rifles) - 1 == 7
    g = field("board1", "soviet")
    lmg, smg = put(g, "German LMG 09", "I10/S"), put(g, "Soviet SMG 13", "K10/N")
    assert need(g, lmg, smg) - 1 == 7
    g = field()
    smg, rifles = put(g, "Soviet SMG 13", "G15/NW"), put(g, "Soviet Rifles 01", "H18/SW")
    hmg, lmg = put(g, named("HMG"), "K16/SE"), put(g, "German LMG 09", "E14/NE")
    assert bars(g, smg, "K16") != ""
    assert need(g, smg, lmg) - 1 == 5
    assert need(g, rifles, hmg) - 1 == 6


def test_example_11_the_mortar_uses_a_spotter_hex() -> None:
    g = field("board1", "soviet")
    mortar = put(g, "German 8cm Mortar 23", "J14/NW")
    gun = put(g, named("LeIG"), "A06/S")
    smg, mmg = put(g, "Soviet SMG 13", "G09/N"), put(g, "Soviet MMG 17", "H11/S", spent=True)
    assert bars(g, mortar, "H11") == "no-sight"
    served = spotters(g, mortar, at(g, "H11"))
    assert at(g, "K13") in served and len(served) == 6
    assert best_spotter(g, mortar, at(g, "H11")) == at(g, "K13")
    how = manner_for(g, mortar, mmg)
    assert how is not None and (how.way, how.spotter) == (INDIRECT, at(g, "K13"))
    shot = shot_at(g, mortar, mmg, how)
    assert (shot.fp, shot.dv, shot.needed, shot.far) == (3, 11, 8, 4)
    other = manner_for(g, mortar, smg)
    assert other is not None and shot_at(g, mortar, smg, other).dv == 11
    assert manner_for(g, gun, mmg) is None
    assert shot_at(g, gun, smg).dv == 12
    assert fire_price(g, mortar, at(g, "H11"), how) == 4


def test_example_12_three_defences() -> None:
    g = field("board1", "soviet")
    lmg = put(g, "German LMG 09", "G05/N")
    mmg, nkvd, smg = (
        put(g, "Soviet MMG 17", "D06/NW"), put(g, "Soviet NKVD 20", "E07/NW"), put(g, "Soviet SMG 13", "E03/SE"),
    )  # fmt: skip
    assert [shot_at(g, lmg, target).dv for target in (mmg, nkvd, smg)] == [10, 13, 13]
    assert need(g, lmg, smg) - 1 == 8


def test_example_13_long_range() -> None:
    g = field()
    lmg, smg, rifles = (
        put(g, "German LMG 09", "B04/SE"), put(g, "Soviet SMG 13", "B08/SW"), put(g, "Soviet Rifles 01", "C08/NW"),
    )  # fmt: skip
    assert (shot_at(g, smg, lmg).fp, shot_at(g, rifles, lmg).fp) == (2, 3)
    assert shot_at(g, rifles, lmg).dv == 13
    assert need(g, rifles, lmg) <= 8 + 2


def test_example_14_rifles_at_a_tank() -> None:
    g = field("board1", "soviet")
    tank, rifles, panzer = (
        put(g, "Soviet BT7 47", "C08/S"), put(g, "German Rifles 01", "D08/NW"),
        put(g, "German Pz III H 60", "E10/SW"),
    )  # fmt: skip
    assert (need(g, rifles, tank), need(g, panzer, tank)) == (12, 7)


def test_example_15_tank_and_lmg() -> None:
    g = field("board1", "soviet")
    tank, rifles = put(g, "Soviet T-26 44", "A08/SW"), put(g, "Soviet Rifles 01", "C04/NE")
    panzer, lmg = put(g, "German Pz III E 57", "E06/N"), put(g, "German LMG 09", "F06/N")
    assert (need(g, panzer, tank), need(g, lmg, rifles)) == (9, 7)


def test_example_16_the_lmg_at_a_rumour_that_is_an_mmg() -> None:
    g = field()
    lmg, mmg = put(g, "German LMG 09", "A06/SE"), put(g, "Soviet MMG 17", "C11/NW")
    assert (shot_at(g, lmg, mmg).dv, need(g, lmg, mmg)) == (13, 9)


def test_example_19_height_before_the_flank() -> None:
    g = field("board3", "soviet")
    tank, pak, panzer = (
        put(g, "Soviet T-26 44", "I14/SE"), put(g, named("PaK36"), "G16/S"), put(g, "German Pz III E 57", "H12/NE"),
    )  # fmt: skip
    one, other = shot_at(g, pak, tank), shot_at(g, panzer, tank)
    assert (one.fp, one.dv, one.needed - 1) == (6, 14, 7)
    assert (other.fp, other.dv, other.needed - 1) == (5, 13, 7)


# -- zones ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", ["board2", "board3"])
def test_a_fire_zone_is_where_one_could_fire_at_normal_range(board: str) -> None:
    """HEROES 5.3, R27: among houses and from a hill with cliffs, with smoke and refugees about, whoever it is."""
    g = field(board, "soviet")
    foe = unit("German Rifles 01")
    chance = random.Random(7)
    playable = g.theater.map.grid.hexes
    smoke(g, heavy=["G08"], light=["F06", "H08"])
    put(g, "Refugees 1", "F14")
    put(g, "Refugees 2", "E09")
    places = [at(g, "F14"), at(g, "G15"), at(g, "E09")]
    for name in ("Soviet Rifles 01", "Soviet T-26 44", "Soviet 82mm Mortar 25", "Soviet MMG 17"):
        one = unit(name)
        for here in [*places, *[chance.choice(playable) for _ in range(4)]]:
            g.put(one, here)
            g.facing[one] = chance.randrange(6)
            zone = fire_zone(g, one)
            for h in playable:
                g.put(foe, h)
                may = h != g.at[one] and bar_fire(g, one, h) is None and not is_long(g, one, h)
                if h != g.at[one]:
                    assert (zone[h] == 1) == may, (name, g.theater.box.hex_names[h])
            g.put(foe, -2)


# -- the number needed, worked out a second time --------------------------------------------------


def test_the_number_needed_over_random_positions_agrees_with_a_second_reckoning() -> None:
    chance = random.Random(41)
    tried = 0
    for board in ("board1", "board2", "board3", "board4", "board5"):
        g = field(board, "german")
        germans = [one for one, name in enumerate(BOX.unit_names) if name.startswith("German")]
        soviets = [one for one, name in enumerate(BOX.unit_names) if name.startswith("Soviet")]
        playable = g.theater.map.grid.hexes
        soft = [m.number for m in g.theater.box.markers if m.colour == RED and not m.kills]
        hard = [m.number for m in g.theater.box.markers if m.colour == BLUE and not m.kills]
        for _ in range(400):
            one, other = chance.choice(germans), chance.choice(soviets)
            a, b = chance.choice(playable), chance.choice(playable)
            g.put(one, a)
            g.put(other, b)
            g.facing[one], g.facing[other] = chance.randrange(6), chance.randrange(6)
            for who in (one, other):
                pool = soft if g.type(who).flank_colour == RED else hard
                g.hit[who] = chance.choice([-1, -1, chance.choice(pool)])
            g.dug = 1 << other if chance.random() < 0.3 else 0
            clouds = chance.sample(playable, 12) + chance.sample([a, b], chance.randrange(3))
            g.heavy, g.light = sorted(set(clouds[:6] + clouds[12:13])), sorted(set(clouds[6:12] + clouds[13:]))
            g.light = [h for h in g.light if h not in g.heavy]
            g.lay_clouds()
            assert need(g, one, other) == reckoned(g, one, other)
            tried += need(g, one, other) != NEVER
            g.put(one, -2)
            g.put(other, -2)
            g.hit[one] = g.hit[other] = -1
    assert tried > 1500


def reckoned(g: Mission, one: int, other: int) -> int:
    """The number two dice have to reach, from the charts alone and in an order of its own."""
    me, you = g.type(one), g.type(other)
    a, b = g.at[one], g.at[other]
    board = g.theater.map.grid.board
    far = board.distance(a, b)
    mine = g.theater.box.markers[g.hit[one]] if g.hit[one] >= 0 else None
    yours = g.theater.box.markers[g.hit[other]] if g.hit[other] >= 0 else None
    fire_support = me.shells and far > 0
    front = arc(2 * g.facing[other], 3, board.q[a] - board.q[b], board.v[a] - board.v[b]) == INSIDE
    flank = far == 0 or fire_support or not front
    colour = you.flank_colour if flank else you.front_colour
    number = you.flank if flank else you.front
    if yours is not None:
        number += yours.flank if flank else yours.front
    if you.open_topped and flank and fire_support:
        colour = RED

    def fp(shade: int) -> int | None:
        if me.fp[shade] == -99 or (mine is not None and mine.gun_lost == shade):
            return None
        value = me.fp[shade] + (mine.fp[shade] if mine is not None else 0)
        if far == 0:
            return value + (-2 if me.crewed[shade] else 4)
        reach = min(me.range, mine.range) if mine is not None and mine.range else me.range
        return value + (3 if far == 1 else -2 if far > reach else 0)

    if you.open_topped and far == 0:
        red, blue = fp(RED), fp(BLUE)
        if red is not None and (blue is None or red > blue):
            colour = RED
    power = fp(colour)
    if power is None:
        return NEVER
    terrain = {0: 0, 1: 0, 2: 1, 3: 2, 4: 1, 5: 2, 6: -1}[g.theater.map.terrain[b]]
    if far == 0 and you.kind in (5, 6):
        terrain = 0
    if fire_support and g.theater.map.terrain[b] == 3 and you.flank_colour == RED:
        terrain = 0
    number += terrain + (1 if g.dug >> other & 1 else 0)
    level = g.theater.map.level
    if level[a] != level[b]:
        number += -1 if level[a] > level[b] else 1
    if far and not fire_support:
        number += wall_dm(g, a, b)
    hidden = 2 if b in g.heavy else 1 if b in g.light else 0
    if far:
        hidden += 2 if a in g.heavy else 1 if a in g.light else 0
        crossed = g.look(a, b)
        hidden += crossed if crossed in (0, 1) else 0
    return number + min(2, hidden) - power


def test_is_flanked_is_the_other_half_of_the_arc() -> None:
    g = field()
    rifles = put(g, "German Rifles 01", "F08/N")
    flanks = [h for h in g.theater.map.grid.hexes if is_flanked(g, rifles, h)]
    assert at(g, "E08") not in flanks and at(g, "G08") in flanks and at(g, "F08") in flanks
