"""The reduction chart, the portage and weapon tables, and what works cost, through the functions of the rules."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from grognard.engine.dice import ScriptDice
from grognard.games.locknload.game import game
from grognard.games.locknload.printed import box, content
from grognard.games.locknload.reading import CHOICES
from grognard.games.locknload.rules import (
    blows,
    checking,
    claymores,
    cover,
    damage,
    drop,
    fire,
    gait,
    ground,
    impulse,
    rally,
    reach,
    setup,
)
from grognard.games.locknload.state import FIRED_BIT, SHAKEN_BIT, WALK, Battle
from grognard.games.locknload.theater import NOBODY

OPTIONS = {name: values[0] for name, values in CHOICES.items()}
UNITS = box().unit_names


def battle(position: dict[str, Any], dice: list[int] | None = None, scenario: str = "training") -> Battle:
    g = game().place(scenario, OPTIONS, position, ScriptDice(dice or []))
    assert isinstance(g, Battle)
    g.dice.counter = 0
    return g


def key_of(g: Battle, unit: int) -> str:
    return g.type(unit).key


REDUCES = {  # facts 6.1, 6.5: what casualties leave on an even and on an odd die
    "us-para-squad": ("us-para-half", "us-para-half"),
    "us-glider-squad": ("us-glider-half-1", "us-glider-half-0"),
    "wehr-squad": ("wehr-half-1", "wehr-half-0"),
    "wehr-second-squad": ("wehr-second-half", "wehr-second-half"),
    "fj-squad": ("fj-half", "fj-half"),
    "fj-smg-squad": ("fj-smg-half", "fj-smg-half"),
    "ss-squad": ("ss-half", "ss-half"),
    "us-vietnam-squad": ("us-vietnam-half", "us-vietnam-half"),
    "arvn-squad": ("arvn-half", "arvn-half"),
    "commando-squad": ("commando-half", "commando-half"),
    "vc-squad": ("vc-half", "vc-half"),
    "nva-squad": ("nva-half", "nva-half"),
}


@pytest.mark.parametrize(("squad", "die"), list(product(REDUCES, range(1, 7))))
def test_the_reduction_chart(squad: str, die: int) -> None:
    """LOCKNLOAD SRC, 13.82, 13.93, R56: a shaken half-squad with the squad's markers and weapons."""
    kind = next(kind for kind in box().types if kind.key == squad)
    name = UNITS[kind.units[0]]
    rolls = len(set(REDUCES[squad])) > 1
    guns = {"carried": [f"MG34 1 under {name}"]}
    g = battle({"units": {"4J4": [f"{name} (fired)"]}, "weapons": guns}, [die] if rolls else [])
    with pytest.raises(StopIteration) as nothing_asked:
        next(damage.reduce(g, kind.units[0]))
    half: int = nothing_asked.value.value
    assert key_of(g, half) == REDUCES[squad][die % 2]
    assert g.status[half] & SHAKEN_BIT and g.status[half] & FIRED_BIT and len(g.weapons_of(half)) == 1
    assert g.dice.counter == rolls


def test_every_squad_is_in_the_chart() -> None:
    assert set(REDUCES) == {key for key, counter in content().counters.items() if counter.kind == "squad"}


CARRIERS = {  # facts 5.1: how many it carries, mf lost, own fp with one gun and with two, what a gun of 2 is worth
    "Para squad 1": (2, 0, True, False, 2),
    "Para half-squad 1": (1, 0, False, False, 2),
    "US crew 1": (1, 0, False, False, 2),
    ".50 cal team 1": (0, 0, True, True, 0),
    "Sgt Hill": (1, 2, False, False, 1),
    "Hird": (1, 2, False, False, 1),
    "US scout 1": (1, 2, False, False, 1),
    "US advisor 1": (1, 2, False, False, 1),
    "US medic 1": (0, 0, True, True, 0),
    "US chaplain": (0, 0, True, True, 0),
    "US sniper 1": (0, 0, True, True, 0),
}


@pytest.mark.parametrize("name", CARRIERS)
def test_the_portage_table(name: str) -> None:
    """LOCKNLOAD SWT, 1.6.1: who carries how many, what it costs, and what is left of his own firepower."""
    most, less, one, two, share = CARRIERS[name]
    unit = UNITS.index(name)
    bare = battle({"units": {"4J4": [name]}, "turn": 3})
    assert bare.theater.box.carriers[bare.kind(unit)].carries == most
    assert (rally.not_to_carry(bare, unit) is None) == (most > 0)
    if not most:
        return
    loaded = battle({"units": {"4J4": [name]}, "weapons": {"carried": [f"M1919A6 1 under {name}"]}, "turn": 3})
    assert gait.mf(bare, unit, [unit]) - gait.mf(loaded, unit, [unit]) == less
    assert loaded.has_room(unit) == (most > 1)
    gun = loaded.weapons_of(unit)[0]
    assert fire.weapon_value(loaded, gun, unit, False, False) == share
    assert blows.weapon_fp(loaded, gun, unit, False) == share
    keeps = loaded.theater.box.carriers[loaded.kind(unit)].keeps
    assert (keeps >= 1, keeps >= 2) == (one, two)


WEAPONS = {  # facts 5.2: fp and range as it lies first, and on its other side; whether it counts in melee
    "MG42 1": ((2, 10), None, True),
    "MG42 on tripod 1": ((3, 12), (2, 10), True),
    "MG34 1": ((2, 8), None, True),
    "M1919A4 on tripod 1": ((2, 12), (-1, None), True),
    "M1919A6 1": ((2, 8), None, True),
    "BAR 1": ((1, 6), None, True),
    "Flamethrower 1": ((4, 1), None, True),
    "Satchel charge 1": ((6, 1), None, True),
    "M60 1": ((2, 8), None, True),
    "RPD 1": ((2, 8), None, True),
    "Claymore 1": ((0, 1), None, False),
}


@pytest.mark.parametrize("name", WEAPONS)
def test_the_weapon_table(name: str) -> None:
    """LOCKNLOAD SWT, 1.6.1.01, 8.0d: firepower and range on either side; what counts in melee."""
    first, other, counts = WEAPONS[name]
    weapon = box().weapon_names.index(name)
    g = battle({"units": {"4J4": ["Sgt Hill"]}, "weapons": {"carried": [f"{name} under Sgt Hill"]}})
    hill = UNITS.index("Sgt Hill")
    assert (g.weapon_fp(weapon), g.weapon_range(weapon)) == first
    assert reach.fights(g, hill) == counts
    assert g.fixed(weapon) == (other is not None)
    if other is not None:
        g.dismounted |= 1 << weapon
        assert g.weapon_fp(weapon) == other[0] and other[1] in (None, g.weapon_range(weapon))
        assert reach.fights(g, hill) == (other[0] >= 0)
        assert not g.fixed(weapon)


def test_every_weapon_is_in_the_table() -> None:
    assert {name.rpartition(" ")[0] for name in WEAPONS} == {name.rpartition(" ")[0] for name in box().weapon_names}


def test_a_tie_without_a_holder_is_rolled_again() -> None:
    """LOCKNLOAD 3.0a, R62: nobody had the initiative before the first turn."""
    g = battle({"phase": "rally", "turn": 2}, [4, 4, 2, 2, 1, 3])
    g.initiative = NOBODY
    rally.initiative(g)
    assert g.initiative == 1 and g.dice.counter == 6


def test_two_dice_at_most() -> None:
    for number in range(14):
        assert checking.at_most(number) == sum(a + b <= number for a, b in product(range(1, 7), repeat=2))


FLARES = {  # 20.1, and the smoke of 7.0, by nation
    "us": (2, 2), "german": (2, 2), "us-vietnam": (3, 3), "british": (3, 2), "argentine": (3, 2), "nva": (2, 2),
    "anzac": (2, 2), "vc": (1, 1), "arvn": (1, 1),
}  # fmt: skip


def test_flares_and_smoke_by_nation() -> None:
    tables = box().tables
    assert {nation: (tables.flare[nation], tables.smoke[nation]) for nation in FLARES} == FLARES
    assert set(tables.flare) == set(FLARES)


def test_every_direction_of_the_drop() -> None:
    """The die of the drop: 1 is north, and on clockwise; the other halved up."""
    found = []
    for die in range(1, 7):
        g = battle({"units": {"outside stick 1": ["Para squad 1"]}, "turn": 1}, [die, 2], "sainte-mere")
        asked = list(drop.land(g, 0))
        assert not asked
        found.append(box().location_names[g.at[UNITS.index("Para squad 1")]])
    assert found == ["1J1", "1K1", "1K2", "1J3", "1I2", "1I1"]


@pytest.mark.parametrize(
    ("works", "side", "cost"),
    [
        ({}, 0, 2),
        ({"german": {"wire": ["4G4"]}}, 0, 4),
        ({"german": {"wire": ["4G4"]}}, 1, 4),
        ({"german": {"mines-1": ["4G4"]}}, 0, 2),
        ({"german": {"mines-1": ["4G4"]}}, 1, 3),
        ({"german": {"mines-1": ["4G4", "4G4"]}}, 1, 3),
        ({"german": {"mines-1": ["4G4"], "wire": ["4G4"]}}, 1, 5),
        ({"us": {"foxhole": ["4G4"]}}, 0, 2),
        ({"us": {"bunker": ["4G4 facing 1"]}}, 0, 2),
    ],
)
def test_what_works_cost(works: dict[str, Any], side: int, cost: int) -> None:
    """LOCKNLOAD 21.1 to 21.4, R53: light woods with each of them."""
    g = battle({"works": works})
    here, there = (g.theater.map.board.find(name) for name in ("4G5", "4G4"))
    assert ground.price(g, side, here, there, False) == cost


def test_wire_keeps_hexsides_and_levels() -> None:
    """LOCKNLOAD 21.3, R53: the 4 replace the hex's cost, not that of the hexside."""
    g = battle({"works": {"german": {"wire": ["1I1"]}}, "units": {"1H1": ["Para squad 1"]}}, scenario="vierville")
    find = g.theater.map.board.find
    assert ground.price(g, 0, find("1I0"), find("1I1"), False) == 4
    wired = battle({"works": {"german": {"wire": ["1D1"]}}}, scenario="vierville")
    assert ground.price(wired, 0, find("1C1"), find("1D1"), False) == 8
    assert gait.allowance(g, [UNITS.index("Para squad 1")], WALK) == 4


def test_where_works_may_be_placed() -> None:
    """LOCKNLOAD 21.1, 21.4: no bunker and no mines in a building, two markers of mines in a hex at most."""
    g = battle({"works": {"german": {"mines-1": ["2G4", "2G4", "2F5"]}}}, scenario="bayonets")
    names = box().work_names
    find = g.theater.map.board.find

    def free(kind: str, h: str) -> bool:
        return find(h) in setup.work_places(g, 1, names.index(kind))

    assert not free("bunker", "2J7") and not free("mines-1", "2L7")
    assert free("foxhole", "2J7") and free("bunker", "2J6") and free("wire", "2J6")
    assert free("mines-1", "2F5") and not free("mines-1", "2G4")


def test_a_leader_and_a_bunker() -> None:
    """LOCKNLOAD 21.1, 4.0, R52: from inside he reaches the outside of his hex, from next door only the outside."""
    g = battle({"works": {"us": {"bunker": ["4J4 facing 1"]}}})
    out, beside = (g.theater.map.board.find(name) for name in ("4J4", "4J5"))
    inside = g.theater.map.inside(out)
    assert impulse.covers(g, inside, out) and impulse.covers(g, out, inside)
    assert impulse.covers(g, beside, out) and not impulse.covers(g, beside, inside)
    assert not impulse.covers(g, inside, beside)


def test_a_flare_lights_seven_hexes() -> None:
    """LOCKNLOAD 20.1c: its own hex and the six next to it."""
    g = battle({"turn": 5, "flares": ["1C4"]}, scenario="sainte-mere")
    board = g.theater.map.board
    assert [h for h in board.hexes if cover.lit(g, h)] == sorted(board.within(board.find("1C4"), 1))


def test_the_fire_lights_two_hexes_around_until_it_is_out() -> None:
    g = battle({"turn": 4}, scenario="sainte-mere")
    board = g.theater.map.board
    assert [h for h in board.hexes if cover.lit(g, h)] == sorted(board.within(board.find("1J6"), 2))
    g.turn = 5
    assert not [h for h in board.hexes if cover.lit(g, h)]


@pytest.mark.parametrize(
    ("who", "may"),
    [
        ("Para squad 1", True), ("Para half-squad 1", True), ("US crew 1", True), ("Cpl Medrow", True),
        ("Hird", True), ("US sniper 1", True), ("US advisor 1", True), ("US medic 1", False),
        ("US chaplain", False), ("US scout 1", False), ("Para squad 1 (shaken)", False),
        ("Cpl Medrow (shaken)", False),
    ],
)  # fmt: skip
def test_who_may_set_off_a_claymore(who: str, may: bool) -> None:
    """LOCKNLOAD 21.5b: an MMC, leader, hero, sniper or advisor in good order who stayed with it."""
    units = {"4G5": [who], "4A1": ["Fallschirmjäger squad 1"]}
    g = battle({"units": units, "weapons": {"4G5": ["Claymore 1 (us, deployed)"]}, "turn": 3})
    assert claymores.ready(g, 0, box().weapon_names.index("Claymore 1")) == may
