"""The content files of Lock 'n Load: every row of every chart, the scenarios, and mistakes that are told."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from grognard.engine.content import faults, read_content
from grognard.engine.problem import Problem
from grognard.games import locknload
from grognard.games.locknload.boards import Boards, boards
from grognard.games.locknload.box import Content, on_rim, placed
from grognard.games.locknload.content import check, read
from grognard.games.locknload.records import BoardAt, CardsFile, Effects, Group, Scenario, Terrain, Zone
from grognard.geometry.hexboards import Board
from grognard.text import LANGUAGES

pytestmark = pytest.mark.once

BOARDS = boards()


@cache
def content() -> Content:
    return read(BOARDS)


def the_map(name: str) -> Board:
    return Board(BOARDS.atlas, placed(content().scenarios[name].boards, BOARDS.atlas))


HEXES = {  # key: cost, tm, class (facts 4)
    "clear": (1, 0, "open"), "low-crops": (1, 0, "degrading"), "wheat": (2, 0, "degrading"),
    "brush": (1, 0, "degrading"), "light-woods": (2, 1, "degrading"), "woods": (2, 2, "blocking"),
    "cornfield": (2, 0, "degrading"), "high-grass": (2, 0, "degrading"), "light-jungle": (2, 1, "degrading"),
    "heavy-jungle": (3, 2, "blocking"), "rice-paddy": (2, 0, "open"), "marsh": (3, 0, "degrading"),
    "wood-building": (2, 2, "blocking"), "stone-building": (2, 3, "blocking"), "hut": (2, 1, "degrading"),
    "rubble": (2, 2, "blocking"), "river": (None, 0, "open"), "bridge": (1, 0, "open"), "ford": (4, 1, "open"),
}  # fmt: skip
SIDES = {
    "hedge": (1, 1, "degrading"), "wall": (1, 2, "degrading"), "bocage": (4, 1, "blocking"),
    "stream-1": (1, 0, "open"), "stream-2": (2, 0, "open"), "stream-3": (4, 0, "open"),
    "stream-4": (None, 0, "open"), "stream-5": (None, 0, "open"),
}  # fmt: skip
WORKS = {  # cost, tm
    "bunker": (0, 2), "foxhole": (0, 1), "wire": (4, 0), "mines-1": (1, 0), "smoke": (0, 1), "wreck": (0, 1),
}  # fmt: skip


def test_the_terrain_chart() -> None:
    """4, 10.3, 10.4, 21: cost, TM and class of every row."""
    chart = content().terrain
    assert {key: (row.cost, row.tm, row.sight) for key, row in chart.hexes.items()} == HEXES
    assert {key: (row.cost, row.tm, row.sight) for key, row in chart.sides.items()} == SIDES
    assert {key: (row.cost, row.tm) for key, row in chart.works.items()} == WORKS
    moves = chart.moves
    assert [m.cost for m in (moves.road, moves.stairs, moves.level, moves.exit)] == [1, 2, 1, 1]


def test_what_else_the_terrain_chart_says() -> None:
    """5.3, 11.7, 1.6.3, 1.3, 21: low crops cancel the moving +1, guides, guns, jungle, wire, bunker and mines."""
    chart = content().terrain

    def those(field: str, rows: dict[str, Any]) -> list[str]:
        return [key for key, row in rows.items() if getattr(row, field)]

    assert those("cancels_moving", chart.hexes) == ["low-crops"]
    assert those("guided", chart.hexes) == [
        "light-woods", "woods", "cornfield", "high-grass", "light-jungle", "heavy-jungle",
    ]  # fmt: skip
    assert those("building", chart.hexes) == ["wood-building", "stone-building", "hut"]
    assert (chart.hexes["heavy-jungle"].height, chart.hexes["heavy-jungle"].squads) == (2, 2)
    assert those("bars_guns", chart.sides) == ["hedge", "wall", "bocage"]
    assert those("hampers", chart.sides) == ["bocage"]
    assert those("instead", chart.works) == ["wire"]
    assert chart.works["bunker"].enter == 2
    assert (chart.works["mines-1"].fp, chart.works["mines-1"].most) == (1, 2)
    assert [key for key, row in chart.works.items() if not row.indoors] == ["bunker", "mines-1"]
    assert chart.works["smoke"].sight == "blocking"


MMCS = {  # fp, range, mf, morale good and shaken, red box, reduces to (facts 6.5)
    "us-para-squad": (2, 5, 4, 6, 6, True, ["us-para-half"]),
    "us-para-half": (1, 4, 4, 6, 5, True, []),
    "us-glider-squad": (1, 6, 4, 5, 5, False, ["us-glider-half-1", "us-glider-half-0"]),
    "us-glider-half-1": (1, 5, 4, 5, 4, False, []),
    "us-glider-half-0": (0, 5, 4, 5, 4, False, []),
    "wehr-squad": (1, 6, 4, 5, 5, False, ["wehr-half-1", "wehr-half-0"]),
    "wehr-half-1": (1, 5, 4, 5, 4, False, []),
    "wehr-half-0": (0, 5, 4, 5, 4, False, []),
    "wehr-second-squad": (1, 4, 4, 4, 4, False, ["wehr-second-half"]),
    "wehr-second-half": (0, 4, 4, 4, 4, False, []),
    "fj-squad": (2, 3, 4, 6, 6, True, ["fj-half"]),
    "fj-half": (1, 2, 4, 6, 6, True, []),
    "fj-smg-squad": (3, 3, 4, 5, 5, True, ["fj-smg-half"]),
    "fj-smg-half": (1, 3, 4, 6, 6, True, []),
    "ss-squad": (2, 6, 4, 6, 6, True, ["ss-half"]),
    "ss-half": (1, 5, 4, 6, 5, True, []),
    "us-50cal": (4, 14, 2, 6, 6, False, []),
}
MEN = {  # fp, range, mf, morale good and shaken, leadership
    "cpl-medrow": (None, None, 6, 6, 6, 0),
    "sgt-hill": (None, None, 6, 6, 5, 1),
    "sgt-petrakis": (None, None, 6, 7, 6, 2),
    "lt-sorensen": (None, None, 6, 7, 6, 2),
    "cpt-mccauley": (None, None, 6, 7, 6, 2),
    "lt-avery": (None, None, 6, 6, 5, 1),
    "lt-plassmann": (None, None, 6, 6, 5, 1),
    "lt-koch": (None, None, 6, 5, 5, 1),
    "sgt-baumann": (None, None, 6, 5, 4, 0),
    "weiss": (None, None, 6, 6, 6, 1),
    "oblt-stein": (None, None, 6, 6, 5, 1),
    "ss-krueger": (None, None, 6, 7, 6, 1),
    "ss-bauer": (None, None, 6, 6, 6, 0),
    "us-hero": (2, 2, 6, 6, 6, None),
    "german-hero": (2, 2, 6, 6, 6, None),
    "us-medic": (None, None, 6, 6, 5, None),
    "german-medic": (None, None, 6, 6, 5, None),
    "us-sniper": (1, None, 0, 7, 6, None),
    "german-sniper": (1, None, 0, 7, 6, None),
    "us-scout": (0, 4, 5, 6, 5, None),
    "german-scout": (0, 4, 5, 6, 5, None),
}
OTHERS = {  # kind, traits: for cases of other modules (M)
    "us-crew": ("crew", []), "german-crew": ("crew", []), "german-75mm": ("team", ["self-rally", "gun", "arc"]),
    "us-vietnam-squad": ("squad", []), "us-vietnam-half": ("half", []), "arvn-squad": ("squad", ["advised"]),
    "arvn-half": ("half", ["advised"]), "us-advisor": ("advisor", []), "us-chaplain": ("chaplain", []),
    "commando-squad": ("squad", ["melee"]), "commando-half": ("half", ["melee"]),
    "vc-squad": ("squad", ["stealth", "ambush"]), "vc-half": ("half", ["stealth", "ambush"]),
    "nva-squad": ("squad", []), "nva-half": ("half", []),
    "ss-scout": ("scout", ["stealth", "ss"]), "ss-medic": ("medic", ["ss"]),
}  # fmt: skip


def test_every_counter() -> None:
    """6.5: figures, boxes and what each is cut down to."""
    c = content()
    mmcs = {k: x for k, x in c.counters.items() if x.kind in ("squad", "half", "crew", "team") and not x.module}
    assert {k: (x.fp, x.range, x.mf, *x.morale, "assault" in x.traits, x.reduces) for k, x in mmcs.items()} == MMCS
    men = {k: x for k, x in c.counters.items() if k not in mmcs and not x.module}
    assert {k: (x.fp, x.range, x.mf, *x.morale, x.leadership) for k, x in men.items()} == MEN
    assert {k: (x.kind, x.traits) for k, x in c.counters.items() if x.module} == OTHERS


def test_kinds_boxes_and_traits() -> None:
    """1.1, 3.0, 6.1, 6.4, 11, 13: which kind each counter is, and what its boxes and nation allow."""
    c = content().counters
    for key, counter in c.items():
        if key.endswith("-squad"):
            assert counter.kind == "squad"
        elif "-half" in key:
            assert counter.kind == "half"
    ours = {k: x for k, x in c.items() if not x.module}
    for kind in ("hero", "medic", "sniper", "scout"):
        assert [k for k, x in ours.items() if x.kind == kind] == [f"us-{kind}", f"german-{kind}"]

    def those(trait: Any) -> list[str]:
        return [k for k, x in ours.items() if trait in x.traits]

    assert those("stealth") == ["us-scout", "german-scout"]
    assert those("self-rally") == ["us-50cal", "us-sniper", "german-sniper"]
    assert those("glider") == ["us-glider-squad", "us-glider-half-1", "us-glider-half-0"]
    assert those("ss") == ["ss-squad", "ss-half", "ss-krueger", "ss-bauer"]
    assert [k for k in those("assault") if k in MEN] == ["us-hero", "german-hero"]


def test_heroes() -> None:
    """5.1, 11.2: four a side in the cup, and a wounded side 1-2-5 with morale 5."""
    c = content().counters
    assert c["us-hero"].cup == ["Hird", "Novak", "Ruiz", "Callahan"]
    assert c["german-hero"].cup == ["Brandt", "Voss", "Lindner", "Keller"]
    for key in ("us-hero", "german-hero"):
        w = c[key].wounded
        assert w is not None and (w.fp, w.range, w.mf, w.morale) == (1, 2, 5, 5)


def test_forces_sides_and_nations() -> None:
    """3.0: the background colour of each counter."""
    c = content()
    assert c.counters["cpt-mccauley"].force == c.counters["us-50cal"].force == ["us-para", "us-glider"]
    assert c.counters["lt-avery"].force == ["us-glider"]
    assert c.counters["weiss"].force == c.counters["fj-smg-half"].force == ["fallschirm"]
    assert c.counters["ss-bauer"].force == ["ss"]
    assert c.counters["lt-koch"].force == c.counters["wehr-second-half"].force == ["wehrmacht"]
    assert (c.side_of("ss-squad"), c.nation_of("ss-squad")) == ("german", "german")
    assert (c.side_of("us-scout"), c.nation_of("us-scout")) == ("us", "us")
    assert c.nation_of("arvn-squad") == "arvn"


WEAPONS = {  # kind, fp, range, melee, once, tripod (facts 5.2)
    "mg42": ("machine-gun", 2, 10, True, False, False),
    "mg42-tripod": ("machine-gun", 3, 12, True, False, True),
    "mg34": ("machine-gun", 2, 8, True, False, False),
    "m1919a4": ("machine-gun", 2, 12, True, False, True),
    "m1919a6": ("machine-gun", 2, 8, True, False, False),
    "bar": ("machine-gun", 1, 6, True, False, False),
    "flamethrower": ("flamethrower", 4, 1, True, False, False),
    "satchel": ("satchel", 6, 1, True, True, False),
    "m60": ("machine-gun", 2, 8, True, False, False),
    "rpd": ("machine-gun", 2, 8, True, False, False),
    "claymore": ("claymore", 0, 1, False, True, False),
}
CARRIERS = {  # carries, mf lost, fires, keeps its fp with so many, half fp (facts 5.1)
    "squad": (2, 0, 2, 1, False), "half": (1, 0, 1, 0, False), "crew": (1, 0, 1, 0, False),
    "team": (0, 0, 0, 0, False), "leader": (1, 2, 1, 0, True), "hero": (1, 2, 1, 0, True),
    "scout": (1, 2, 1, 0, True), "advisor": (1, 2, 1, 0, True), "medic": (0, 0, 0, 0, False),
    "chaplain": (0, 0, 0, 0, False), "sniper": (0, 0, 0, 0, False),
}  # fmt: skip


def test_every_weapon_and_carrier() -> None:
    """1.6.1, 1.6.2: the weapon table, its tripods, and the portage and use table."""
    w = content().weapons
    found = {k: (x.kind, x.fp, x.range, x.melee, x.once, x.tripod) for k, x in w.weapons.items()}
    assert found == WEAPONS
    bipod, dismounted = w.weapons["mg42-tripod"].other, w.weapons["m1919a4"].other
    assert bipod is not None and (bipod.fp, bipod.range) == (2, 10)
    assert dismounted is not None and dismounted.fp is None
    assert {k: (x.carries, x.mf, x.fires, x.keeps, x.half) for k, x in w.carriers.items()} == CARRIERS
    assert (w.pair.mf, w.pair.half, w.never_halved) == (0, False, ["satchel"])
    assert [k for k, x in w.weapons.items() if x.jams] == ["m60"]
    assert [k for k, x in w.weapons.items() if x.module] == ["m60", "rpd", "claymore"]


def test_the_direct_fire_table() -> None:
    """5.1: every class in every band."""
    d = content().tables.damage
    assert d.mmc.results == ("none", "shaken", "casualties", "eliminated")
    assert d.mmc_shaken.results == ("none", "casualties", "casualties", "eliminated")
    assert d.smc.results == ("none", "shaken", "wounded", "eliminated")
    assert d.smc_shaken.results == ("none", "wounded", "wounded", "eliminated")
    assert d.hero.results == ("none", "wounded", "wounded", "eliminated")


def test_every_modifier_of_an_attack() -> None:
    """1.2 of the facts, in the order of ruling R5."""
    rows = content().tables.attack
    assert [(r.key, r.section, r.amount, r.halve, r.of) for r in rows] == [
        ("captured", "1.6.1", 0, "up", "weapon"),
        ("one-man", "1.6.1", 0, "up", "weapon"),
        ("ops-complete", "4.1", 0, "down", "unit"),
        ("support", "5.2", 0, "exact", "unit"),
        ("leadership", "5.01", 0, "", "attack"),
        ("adjacent", "1.6.2", 2, "", "attack"),
        ("moving", "5.3", 1, "", "attack"),
        ("degrading", "10.3", -1, "", "attack"),
        ("bocage", "10.3", -1, "", "attack"),
        ("out-of-smoke", "7.0", -1, "", "attack"),
        ("assault-move", "6.1", -2, "", "attack"),
        ("stealth", "6.4", -2, "", "attack"),
        ("night", "20.01", -2, "", "attack"),
    ]
    assert [r.zero for r in rows if r.zero] == [-1]


def test_the_melee_table() -> None:
    """8.0, 8.2, 13.92: every column and shift."""
    m = content().tables.melee
    assert [(c.odds, c.kill) for c in m.columns] == [
        ((1, 3), 11), ((1, 2), 10), ((2, 3), 9), ((1, 1), 8), ((3, 2), 7), ((2, 1), 6), ((3, 1), 5), ((4, 1), 4),
        ((5, 1), 3),
    ]  # fmt: skip
    assert (m.zero.fp, m.zero.attacking, m.zero.defending) == (1, -1, 1)
    assert (m.hero_shift, m.glider_shift, m.team, m.m, m.ambush) == (1, 1, 1, 1, 3)


def test_smoke_flares_spotting_and_the_rest() -> None:
    """1.3, 3.0, 4.0, 5.1, 6.2, 7.0, 10.1, 11.4, 11.7, 20: single numbers."""
    t = content().tables
    assert t.smoke.capacity == {
        "us": 2, "german": 2, "us-vietnam": 3, "nva": 2, "anzac": 2, "british": 2, "argentine": 2,
        "vc": 1, "arvn": 1,
    }  # fmt: skip
    assert t.flare.capacity == {
        "us": 2, "german": 2, "us-vietnam": 3, "nva": 2, "anzac": 2, "british": 3, "argentine": 3,
        "vc": 1, "arvn": 1,
    }  # fmt: skip
    assert (t.smoke.reach, t.flare.reach, t.flare.lights) == (1, 3, 1)
    s = t.spotting
    assert (s.blocking, s.degrading, s.crossing, s.crossings, s.scout) == (2, 3, 1, 2, -2)
    assert (t.night.moving_seen, t.movement.double_time, t.rally.in_cover) == (2, 2, 2)
    assert (t.sniper.dice, t.advised.morale, t.hero_made.natural) == (2, 1, 1)
    assert (t.stacking.squads, t.stacking.smcs, t.passes) == (3, 2, 3)


MAY_CARRY = ["squad", "half", "crew", "leader", "hero", "scout", "advisor"]
SINGLE = ["leader", "hero", "medic", "sniper", "scout", "chaplain", "advisor"]
ALL = ["squad", "half", "crew", "team", *SINGLE]
CARDS = {  # who, how long, effects (facts 7)
    "assaulter": (["leader"], "game", {"assault_here": 1}),
    "speedy": (SINGLE, "game", {"mf": 2}),
    "preempt": (ALL, "once", {"impulse_first": 1}),
    "die-hard": (SINGLE, "once", {"endure": 1}),
    "eagle-eye": (ALL, "game", {"spotting": -2}),
    "steady": (ALL, "game", {"morale": 1}),
    "marksman": (["squad", "half", "hero"], "game", {"fp": 1, "range": 2}),
    "blade": (["squad", "leader", "hero"], "game", {"melee_times": 2, "melee_first": 1}),
    "scrounger": (MAY_CARRY, "item", {"light_load": 1}),
    "grenadier": (MAY_CARRY, "item", {"light_load": 1}),
    "inspiring": (["leader", "hero"], "game", {"rally": -1, "joins_halves": 1}),
    "lucky": (ALL, "once", {"reroll": 1}),
    "ghost": (["half", *SINGLE], "game", {"stealth": 1}),
    "gunner": (SINGLE, "game", {"serves_alone": 1, "light_load": 1}),
    "tank-killer": (["squad", "hero"], "game", {"close_assault": 2, "unafraid": 1}),
    "radio-man": (["leader", "scout"], "game", {"drift": -1}),
}


def test_the_sixteen_cards() -> None:
    """12.0: for whom, how long, and what they do; two wait for vehicles and artillery."""
    c = content()
    assert {key: (c.bearers(card), card.lasts, card.effects) for key, card in c.cards.items()} == CARDS
    assert {key: card.needs for key, card in c.cards.items() if card.needs} == {
        "tank-killer": "vehicles",
        "radio-man": "artillery",
    }
    assert c.cards["scrounger"].item == {"us": "bar", "german": "mg34"}
    assert c.cards["grenadier"].item == {"us": "satchel", "german": "satchel"}


SCENARIOS = {  # date, boards, turns, night, initiative, set-up, squads of each side in halves, whose victory
    "vierville": ("1944-06-07", ["1"], 6, False, "german", ["us"], 7, 11, "german"),
    "brecourt": ("1944-06-06", ["2"], 7, False, "us", ["german"], 8, 13, "us"),
    "sainte-mere": ("1944-06-06", ["1"], 7, True, "german", ["german"], 14, 17, "us"),
    "causeway": ("1944-06-09", ["3"], 8, False, "us", ["german", "us"], 25, 13, "us"),
    "sunken-lane": ("1944-06-13", ["2"], 7, False, "german", ["us"], 11, 16, "german"),
    "bayonets": ("1944-06-11", ["3", "2"], 9, False, "us", ["german", "us"], 18, 12, "us"),
    "training": ("1944-06-11", ["4"], 5, False, "german", ["german", "us"], 5, 5, "german"),
}


def halves(name: str, side: Any) -> int:
    """All squads of a side, now and later, in halves."""
    army = content().scenarios[name].sides[side]
    forces = [army.force, *[group.force for group in army.groups]]
    return sum((1 if "-half" in key else 2) * count for force in forces for key, count in force.items())


def test_the_scenarios() -> None:
    """8 of the facts, and the ground of the example: dates, boards, length, initiative, set-up and strength."""
    found = {
        name: (
            s.date.isoformat(), [b.board for b in s.boards], s.turns, s.night, s.initiative, s.set_up,
            halves(name, "us"), halves(name, "german"), s.victory.side,
        )
        for name, s in content().scenarios.items()
    }  # fmt: skip
    assert found == SCENARIOS
    assert list(found) == list(SCENARIOS)


def test_vierville_keeps_what_was_found() -> None:
    """8.1 of the facts: both forces, the zone, and seven building hexes of which four decide."""
    s = content().scenarios["vierville"]
    us, german = s.sides["us"], s.sides["german"]
    assert us.force == {"us-para-squad": 2, "us-para-half": 1}
    assert (us.weapons, us.men) == (["m1919a4"], ["cpl-medrow", "us-sniper"])
    first = [group for group in german.groups if group.turn == 1]
    assert sum(g.force.get("wehr-squad", 0) for g in first) == 3
    assert sum(g.force.get("wehr-half-1", 0) for g in first) == 1
    assert sorted(w for g in first for w in g.weapons) == ["mg34", "mg34", "mg42"]
    assert sorted(m for g in first for m in g.men) == ["german-medic", "lt-koch", "lt-plassmann"]
    assert not any(group.free for group in first) and german.groups[-1].free
    zone = us.zone
    assert zone is not None and (zone.within, zone.of) == (3, "1H6")
    [way] = s.victory.ways
    assert way.need == 4 and s.victory.owner == "us"
    score = way.scores[0].zone
    assert score is not None and len(content().hexes(score, the_map("vierville"), BOARDS.terrain)) == 7


def test_zones_are_hexes_of_the_map() -> None:
    """Columns of one board of two, buildings alone, and nobody in the river."""
    c = content()
    pair = the_map("bayonets")

    def names(name: str, zone: Zone) -> list[str]:
        board = the_map(name)
        return [board.names[h][0] for h in c.hexes(zone, board, BOARDS.terrain)]

    assert names("bayonets", Zone(board="2", columns=("A", "A"))) == [f"3O{n}" for n in range(9)]
    assert names("causeway", Zone(columns=("G", "G"))) == ["3G4"]
    town = c.scenarios["sainte-mere"].sides["german"].zone
    assert town is not None and names("sainte-mere", town) == [
        "1E6", "1F4", "1F6", "1G4", "1G7", "1I3", "1I4", "1I6", "1J4", "1J6", "1K3",
    ]  # fmt: skip
    assert names("vierville", Zone(within=1, of="1A0")) == ["1A0", "1A1", "1B1"]
    assert on_rim(pair, pair.find("2O4"), "east") and not on_rim(pair, pair.find("3O4"), "east")
    assert on_rim(pair, pair.find("3H1"), "north") and on_rim(pair, pair.find("3G0"), "north")


def test_a_turned_board_is_placed_so() -> None:
    [one] = placed([BoardAt(board="2", at=(1, 2), turned=True)], BOARDS.atlas)
    assert (one.prefix, one.column, one.row, one.turned) == ("2", 14, 16, True)


def spoilt(spoil: Callable[[Content], Any]) -> Problem:
    """What is said of content that somebody has changed."""
    copy = deepcopy(content())
    spoil(copy)
    with pytest.raises(Problem) as problem:
        check(copy, BOARDS)
    assert all(problem.value.say(lang) for lang in LANGUAGES)
    return problem.value


def at(c: Any, path: str) -> Any:
    """What stands in the content under a path of fields, keys and numbers."""
    for word in path.split():
        c = c[int(word)] if isinstance(c, list) else c[word] if isinstance(c, dict) else getattr(c, word)
    return c


def put(path: str, value: Any) -> Callable[[Content], None]:
    """The mistake of writing a value there."""

    def spoil(c: Content) -> None:
        owner, _, last = path.rpartition(" ")
        thing = at(c, owner)
        if isinstance(thing, dict):
            thing[last] = value
        else:
            setattr(thing, last, value)

    return spoil


def add(path: str, *values: Any) -> Callable[[Content], None]:
    """The mistake of writing more into a list."""
    return lambda c: at(c, path).extend(values)


BOTH = {"en": "x", "es": "x"}
INLAND = Group(name="x", show=BOTH, turn=1, enter=["2A4"], force={"us-para-squad": 1})
FOUR_SQUADS, THREE_MEN = {"us-para-squad": 4}, ["us-scout"] * 3
MANY_GUNS, MANY_MEN = ["mg34"] * 4, ["german-medic"] * 20

MISTAKES: dict[str, tuple[str, str, Callable[[Content], Any]]] = {
    # what it is about: file, words that must be said, the mistake
    "counter": ("brecourt", "us-par-squad", put("scenarios brecourt sides german force us-par-squad", 1)),
    "man": ("brecourt", "sgt-nobody", add("scenarios brecourt sides us groups 0 men", "sgt-nobody")),
    "weapon": ("brecourt", "bren", add("scenarios brecourt sides us groups 0 weapons", "bren")),
    "work": ("brecourt", "moat", put("scenarios brecourt sides german works moat", 1)),
    "smoke is no work": ("brecourt", "smoke", put("scenarios brecourt sides german works smoke", 1)),
    "works without a zone": ("brecourt", "no zone", put("scenarios brecourt sides us works foxhole", 2)),
    "card": ("brecourt", "luckier", put("scenarios brecourt skills lt-sorensen", "luckier")),
    "card for another": ("brecourt", "marksman", put("scenarios brecourt skills lt-koch", "marksman")),
    "card for nobody": ("brecourt", "weiss", put("scenarios brecourt skills weiss", "steady")),
    "terrain": ("sainte-mere", "stone", add("scenarios sainte-mere sides german zone terrain", "stone")),
    "module": ("bayonets", "another module", put("scenarios bayonets sides us force arvn-squad", 1)),
    "module of a gun": ("bayonets", "claymore", add("scenarios bayonets sides us weapons", "claymore")),
    "side": ("bayonets", "“german”", add("scenarios bayonets sides german men", "sgt-petrakis")),
    "kind": ("bayonets", "squad, half, crew, team", put("scenarios bayonets sides us force us-medic", 1)),
    "hands": ("vierville", "carry only 5", add("scenarios vierville sides german groups 0 weapons", *MANY_GUNS)),
    "leader twice": ("vierville", "only 1", add("scenarios vierville sides us groups 0 men", "cpl-medrow")),
    "heroes": ("bayonets", "only 4", add("scenarios bayonets sides us men", *["us-hero"] * 4)),
    "room": ("sainte-mere", "room for 30", put("scenarios sainte-mere sides german force wehr-squad", 26)),
    "room for men": ("sainte-mere", "room for 20", add("scenarios sainte-mere sides german men", *MANY_MEN)),
    "bunker": ("sainte-mere", "bunker", put("scenarios sainte-mere sides german works bunker", 1)),
    "no zone": ("vierville", "no zone", put("scenarios vierville sides german force wehr-squad", 1)),
    "empty zone": ("brecourt", "no hex", add("scenarios brecourt sides german zone terrain", "ford")),
    "zone of nothing": ("brecourt", "“within”", put("scenarios brecourt sides german zone", Zone())),
    "zone hex": ("vierville", "1Z6", put("scenarios vierville sides us zone of", "1Z6")),
    "zone column": ("brecourt", "“P”", put("scenarios brecourt sides german zone columns", ("B", "P"))),
    "zone order": ("brecourt", "east of B", put("scenarios brecourt sides german zone columns", ("H", "B"))),
    "zone board": ("bayonets", "zone board", put("scenarios bayonets sides german zone board", "1")),
    "entry": ("brecourt", "2P4", add("scenarios brecourt sides us groups 0 enter", "2P4")),
    "entry boardless": ("brecourt", "the board first", add("scenarios brecourt sides us groups 0 enter", "O4")),
    "entry inland": ("brecourt", "2N4 is not on the rim", add("scenarios brecourt sides us groups 0 enter", "2N4")),
    "entry on another board": ("brecourt", "1O4", add("scenarios brecourt sides us groups 0 enter", "1O4")),
    "entry on a join": ("bayonets", "2A4 is not on the rim", add("scenarios bayonets sides us groups", INLAND)),
    "entry in the river": ("causeway", "3G0", add("scenarios causeway sides us groups 0 enter", "3G0")),
    "late": ("brecourt", "turn 8", put("scenarios brecourt sides german groups 0 turn", 8)),
    "empty group": ("causeway", "nobody", put("scenarios causeway sides german groups 0 force", {})),
    "no way in": ("brecourt", "one of the two", put("scenarios brecourt sides us groups 0 enter", [])),
    "stick without drop": ("sainte-mere", "no drop rule", put("scenarios sainte-mere rules drop", None)),
    "aim": ("sainte-mere", "1B0", put("scenarios sainte-mere sides us groups 0 aim", "1B0")),
    "stick": ("sainte-mere", "room for 3", put("scenarios sainte-mere sides us groups 0 force", FOUR_SQUADS)),
    "stick of men": ("sainte-mere", "room for 2", put("scenarios sainte-mere sides us groups 0 men", THREE_MEN)),
    "set-up": ("brecourt", "set_up", add("scenarios brecourt set_up", "us")),
    "zones that overlap": ("bayonets", "3L1", put("scenarios bayonets sides german zone board", "3")),
    "groups of one name": ("vierville", "“west”", put("scenarios vierville sides us groups 0 name", "west")),
    "events of one name": ("sainte-mere", "“cellar”", put("scenarios sainte-mere events 0 name", "cellar")),
    "board": ("brecourt", "“9”", put("scenarios brecourt boards 0 board", "9")),
    "boards upon each other": ("bayonets", "upon one another", put("scenarios bayonets boards 1 at", (0, 0))),
    "a board twice": ("bayonets", "the same", add("scenarios bayonets boards", BoardAt(board="2", at=(2, 0)))),
    "board apart": ("bayonets", "touches no other", put("scenarios bayonets boards 1 at", (1, 1))),
    "event": ("brecourt", "2E9", put("scenarios brecourt events 0 at", "2E9")),
    "event in the river": ("causeway", "3G2", put("scenarios causeway events 0 at", "3G2")),
    "event that does nothing": ("brecourt", "does nothing", put("scenarios brecourt events 0 effects", Effects())),
    "delayed group": ("sainte-mere", "tanks", put("scenarios sainte-mere events 1 effects delay group", "tanks")),
    "delayed too long": ("sainte-mere", "turn 8", put("scenarios sainte-mere events 1 effects delay turns", 5)),
    "dearer hex": ("causeway", "3X5", add("scenarios causeway events 0 effects dearer hexes", "3X5")),
    "ammunition hex": ("sunken-lane", "2L9", put("scenarios sunken-lane events 0 effects ammunition hex", "2L9")),
    "papers without exit": ("brecourt", "cannot leave", put("scenarios brecourt sides us exits", [])),
    "exit": ("sunken-lane", "cannot leave", put("scenarios sunken-lane sides german exits", [])),
    "gun": ("brecourt", "2Q5", add("scenarios brecourt markers gun", "2Q5")),
    "guns without rule": ("brecourt", "go together", put("scenarios brecourt rules spike_guns", None)),
    "spike with": ("brecourt", "hammer", put("scenarios brecourt rules spike_guns sure", "hammer")),
    "smoke room": ("causeway", "room for 5", put("scenarios causeway rules smoke_before count", 6)),
    "burning hex": ("sainte-mere", "1J0", put("scenarios sainte-mere rules burning hex", "1J0")),
    "burning too long": ("sainte-mere", "turn 9", put("scenarios sainte-mere rules burning until", 9)),
    "victory hex": ("bayonets", "2J9", add("scenarios bayonets victory ways 0 scores 0 zone hexes", "2J9")),
    "victory out of reach": ("bayonets", "room for 3", put("scenarios bayonets victory ways 0 need", 4)),
    "victory owner": ("bayonets", "controls", put("scenarios bayonets victory owner", None)),
    "score": ("sunken-lane", "“exited”", put("scenarios sunken-lane victory ways 0 scores 0 kinds", {})),
    "words for a group": ("causeway", "show", put("scenarios causeway sides german groups 0 show", {"en": "z"})),
    "language": ("bayonets", "title", lambda c: c.scenarios["bayonets"].title.pop("es")),
    "force": ("counters.yaml", "us-navy", add("counters sgt-hill force", "us-navy")),
    "forces of two sides": ("counters.yaml", "different sides", add("counters sgt-hill force", "ss")),
    "nation": ("counters.yaml", "french", put("forces ss nation", "french")),
    "half": ("counters.yaml", "no half-squad", add("counters ss-squad reduces", "ss-squad")),
    "unknown half": ("counters.yaml", "ss-crowd", add("counters ss-squad reduces", "ss-crowd")),
    "leader without leadership": ("counters.yaml", "weiss leadership", put("counters weiss leadership", None)),
    "squad without fp": ("counters.yaml", "ss-squad fp", put("counters ss-squad fp", None)),
    "source": ("counters.yaml", "hearsay", put("counters weiss source", "hearsay")),
    "free": ("counters.yaml", "hat", add("counters weiss free", "hat")),
    "tripod": ("weapons.yaml", "bar other", put("weapons weapons bar tripod", True)),
    "carrier": ("weapons.yaml", "advisor", lambda c: c.weapons.carriers.pop("advisor")),
    "item": ("cards.yaml", "stick", put("cards grenadier item us", "stick")),
    "item of one side": ("cards.yaml", "grenadier item", lambda c: c.cards["grenadier"].item.pop("us")),
    "modifier missing": ("tables.yaml", "0 times", lambda c: c.tables.attack.pop(0)),
    "melee columns": ("tables.yaml", "worst odds", lambda c: c.tables.melee.columns.reverse()),
    "flare nation": ("tables.yaml", "arvn", lambda c: c.tables.flare.capacity.pop("arvn")),
    "terrain of a board": ("boards/legend.yaml", "letters m", lambda c: c.terrain.hexes.pop("marsh")),
}  # fmt: skip


@pytest.mark.parametrize("about", MISTAKES)
def test_a_mistake_names_its_file_and_what_is_wrong(about: str) -> None:
    file, words, spoil = MISTAKES[about]
    said = str(spoilt(spoil))
    assert file in said and words in said, said


def test_all_mistakes_of_a_file_are_told_at_once() -> None:
    def spoil(c: Content) -> None:
        guns = c.scenarios["brecourt"]
        guns.sides["german"].force["wehr-sqad"] = 1
        guns.sides["us"].groups[0].enter += ["2N4", "2P9"]
        guns.events[0].at = "2E9"
        guns.skills["lt-sorensen"] = "luckier"

    problem = spoilt(spoil)
    assert problem.key == "problem-content-several"
    for lang in LANGUAGES:
        lines = problem.say(lang).splitlines()
        assert len(lines) == 6 and all("brecourt/scenario.yaml" in line for line in lines)
        for word in ("wehr-sqad", "2P9", "2N4", "luckier", "2E9"):
            assert len([line for line in lines if word in line]) == 1


def test_fields_of_the_wrong_shape_are_all_named_with_their_place() -> None:
    """6: file, field and reason of every one, not only of the first."""
    row = {"show": {"en": "Bog", "es": "Ciénaga"}, "cost": "dear", "tm": -1, "class": "murky", "depth": 2}
    assert faults({"bog": row, "fen": {}}, dict[str, Terrain]) == [
        "bog: `depth` is no field here",
        "bog: `source` is missing",
        "bog cost: Expected `int | null`, got `str`",
        "bog tm: Expected `int` >= 0",
        "bog class: Invalid enum value 'murky'",
        "fen: `source` is missing",
        "fen: `show` is missing",
        "fen: `cost` is missing",
        "fen: `tm` is missing",
        "fen: `class` is missing",
    ]


def test_a_file_is_refused_with_all_that_is_wrong_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cards.yaml").write_text("source: original\ncards: {ace: {lasts: forever}, jack: 3}\n")
    monkeypatch.setattr("grognard.engine.content.resources.files", lambda folder: tmp_path)
    with pytest.raises(Problem) as problem:
        read_content("anywhere", "cards.yaml", CardsFile)
    for words in ("cards.yaml", "cards ace: `text` is missing", "cards ace lasts: Invalid", "cards jack: Expected"):
        assert words in str(problem.value)


def test_special_rules_and_effects_have_names() -> None:
    """A special rule or effect the rules do not know is refused, whatever it says."""
    rules = faults({"rules": {"snow": True}}, Scenario)
    assert "rules: `snow` is no field here" in rules
    events = [{"name": "x", "at": "1A1", "kind": "occupation", "text": {}, "effects": {"rain": {}}}]
    assert "events 1 effects: `rain` is no field here" in faults({"events": events}, Scenario)


# -- files as somebody writes them ------------------------------------------------------------------

BOX_FILES = Path(locknload.__file__).parent / "normandy"


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the box, from which its files are read."""
    copy = tmp_path / "normandy"
    shutil.copytree(BOX_FILES, copy)
    for module in ("engine.content", "games.locknload.boards", "games.locknload.content"):
        monkeypatch.setattr(f"grognard.{module}.resources", SimpleNamespace(files=lambda folder: copy))
    return copy


def rewrite(path: Path, *changes: tuple[str, str]) -> None:
    text = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")


def told(lang: str = "en") -> list[str]:
    """What is wrong with the box, a line for each."""
    with pytest.raises(Problem) as problem:
        read(Boards())
    assert problem.value.say("es")
    return problem.value.say(lang).splitlines()


SPOILT: dict[str, tuple[str, str, str, str]] = {
    # file, what stands there, what somebody writes instead, what must be said of it
    "a day that is none": ("causeway/scenario.yaml", "1944-06-09", "1944-06-37", "causeway/scenario.yaml, date: "),
    "a building without English": (
        "boards/3.yaml", "{en: manor, es: casa solariega}", "{es: casa solariega}", "3.yaml, buildings 1 name: ",
    ),
    "a building without Spanish": (
        "boards/3.yaml", "{en: manor, es: casa solariega}", "{en: manor}", "boards/3.yaml, buildings manor name: ",
    ),
    "a board without Spanish": (
        "boards/3.yaml", "name: {en: The causeway, es: La calzada}", "name: {en: Ford}", "3.yaml, name: needs",
    ),
    "a board without a source": ("boards/3.yaml", "source: original\n", "", "3.yaml, source: `source` is missing"),
    "a board of no source": ("boards/3.yaml", "source: original", 'source: ""', "boards/3.yaml, source: Expected"),
    "a legend without a source": (
        "boards/legend.yaml", "source: original\n", "", "boards/legend.yaml, source: `source` is missing",
    ),
    "a letter for no terrain": ("boards/legend.yaml", "m: marsh", "m: bog", "boards/legend.yaml says “bog”"),
    "a road of no hex": ("boards/3.yaml", "roads:\n", "roads:\n  - []\n", "boards/3.yaml, roads 1: Expected"),
    "a scenario of no source": ("causeway/scenario.yaml", "source: original", 'source: ""', "yaml, source: "),
    "nothing to win": ("causeway/scenario.yaml", "need: 10", "need: 0", "scenario.yaml, victory ways 1 need: "),
    "less than nothing to win": (
        "causeway/scenario.yaml", "need: 10", "need: -1", "causeway/scenario.yaml, victory ways 1 need: ",
    ),
    "a group of no name": (
        "causeway/scenario.yaml", "name: paratroops,", 'name: "",', "sides us groups 1 name: Expected",
    ),
    "a group without words": (
        "causeway/scenario.yaml", "show: {en: the reserve, es: la reserva}, ", "", "groups 1: `show` is missing",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", SPOILT)
def test_what_somebody_writes_is_refused_with_file_and_field(what: str, copied: Path) -> None:
    name, old, new, words = SPOILT[what]
    rewrite(copied / name, (old, new))
    [line] = told()
    assert words in line, line


def test_mistakes_of_every_kind_are_told_at_once(copied: Path) -> None:
    """A number that is none does not hide an unknown counter and an unknown card."""
    changes = [("turns: 8", "turns: -6"), ("us-glider-squad: 7", "us-glyder-squad: 7"), ("inspiring", "luckier")]
    rewrite(copied / "causeway/scenario.yaml", *changes)
    rest = told()[1:]
    for words in ("turns", "us-glyder-squad", "luckier"):
        assert [line for line in rest if words in line], words
    assert len(rest) == 3


def test_mistakes_of_a_board_of_every_kind_are_told_at_once(copied: Path) -> None:
    """What may only follow from a spoilt building, hexes that belong to none, is not told."""
    changes = [
        ("kind: stone, hexes: [J6", "kind: 5, hexes: [J6"),
        ("es: capilla", "fr: chapelle"),
        ("[A4, B5", "[A4, C5"),
    ]
    rewrite(copied / "boards/3.yaml", *changes)
    rest = told()[1:]
    assert ["buildings 1 kind" in line or "chapel name" in line or "roads 1" in line for line in rest] == [
        True
    ] * len(rest)
    assert len(rest) >= 3 and not [line for line in rest if "no building" in line]


def test_boards_are_taken_as_they_are_found(copied: Path) -> None:
    """One that is added changes no number of the others' hexes, whatever its own is."""
    shutil.copy(copied / "boards/3.yaml", copied / "boards/10.yaml")
    rewrite(copied / "causeway/scenario.yaml", ('board: "3"', 'board: "10"'))
    text = (copied / "causeway/scenario.yaml").read_text(encoding="utf-8")
    (copied / "causeway/scenario.yaml").write_text(re.sub(r"\b3([A-O]\d)\b", r"10\1", text), encoding="utf-8")
    found = Boards()
    assert found.atlas.names[: len(BOARDS.atlas.names)] == BOARDS.atlas.names
    zone = read(found).scenarios["causeway"].sides["german"].zone
    assert zone is not None
    board = Board(found.atlas, placed([BoardAt(board="1"), BoardAt(board="10", at=(1, 0))], found.atlas))
    hexes = content().hexes(Zone(columns=("B", "B"), board="1"), board, found.terrain)
    assert {board.names[h][0][:2] for h in hexes} == {"1B"}


def test_a_board_without_a_number_is_refused(copied: Path) -> None:
    shutil.copy(copied / "boards/3.yaml", copied / "boards/ford.yaml")
    [line] = told()
    assert "boards/ford.yaml" in line and "5.yaml" in line


def test_a_copy_of_a_scenario_has_its_own_words(copied: Path) -> None:
    """Groups and events of one name in two scenarios are told apart where their words differ; positions of either
    call them by the name they have there."""
    shutil.copytree(copied / "causeway", copied / "zorros")
    changes = [
        ("order: 4", "order: 9"),
        ("{en: the paratroops, es: los paracaidistas}", "{en: the foxes, es: los zorros}"),
        ("The road is choked", "The road is gone"),
    ]  # fmt: skip
    rewrite(copied / "zorros/scenario.yaml", *changes)
    said = """
from pathlib import Path
from types import SimpleNamespace
from grognard.engine import content as c
from grognard.engine.dice import KeyedDice, key_of
from grognard.engine.kit import made_kit
files = SimpleNamespace(files=lambda folder: Path(COPIED))
real = c.resources
c.resources = SimpleNamespace(files=lambda folder: Path(COPIED) if "normandy" in folder else real.files(folder))
from grognard.games.locknload import boards, content
boards.resources = content.resources = files
from grognard.games import checked_options
from grognard.games.locknload.game import game
game = game()
options = checked_options(game, {})
for scenario in ("causeway", "zorros"):
    units = {"outside paratroops": ["Para squad 1"], "3J4": ["Glider squad 1"], "3A4": ["Grenadier squad 1"]}
    data = {"units": units, "happened": ["gap"], "turn": 3}
    g = game.place(scenario, options, data, KeyedDice(key_of("x")))
    again = game.place(scenario, options, game.describe(g), KeyedDice(key_of("x")))
    assert again.at == g.at and again.happened == g.happened
    group, event = -60 - min(g.at), g.happened.bit_length() - 1
    [number] = [n for (name, word), n in game.box.group_numbers.items() if (name, word) == (scenario, "paratroops")]
    for lang in ("en", "es"):
        print(game.noun("group", number, lang))
    print(game.noun("event", event, "en")[:16], game.box.group_names[number])
boxes = made_kit(game, "en").words["box"]
print(boxes["outside-paratroops"], "/", boxes["outside-paratroops-of-zorros"])
"""
    run = subprocess.run(
        [sys.executable, "-c", said.replace("COPIED", repr(str(copied)))],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout.splitlines() == [
        "the paratroops", "los paracaidistas", "The road is chok paratroops",
        "the foxes", "los zorros", "The road is gone paratroops of zorros",
        "On the way: the paratroops / On the way: the foxes",
    ], run.stderr  # fmt: skip
