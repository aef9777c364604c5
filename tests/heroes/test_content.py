"""The content files of Conflict of Heroes: every counter, marker, chart and card, the missions and the campaign."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter as Tally
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
import yaml

from grognard.engine.document import parse
from grognard.engine.problem import Problem
from grognard.games import OWN, folder_of, own_mission
from grognard.games.heroes.content import content, load_box, load_deck, load_mission, with_own
from grognard.games.heroes.decks import card_numbers
from grognard.games.heroes.missions import effects_of, faces_of
from grognard.games.heroes.records import printed
from grognard.games.heroes.records.base import Army, Fort, Sourced
from grognard.games.heroes.records.missions import Effect, OrderCards, Placed
from grognard.games.heroes.records.orders import Card, Clause, ConditionWord, Order, Verb, Word
from grognard.games.heroes.records.printed import Hit
from grognard.games.heroes.schema import SOURCES, records
from grognard.text import LANGUAGES
from refused import refused

pytestmark = pytest.mark.once

BEAR = folder_of("heroes") / "bear"


def table(name: str) -> list[str]:
    return Path(__file__).with_name("tables").joinpath(name).read_text(encoding="utf-8").splitlines()


# -- counters and markers ------------------------------------------------------------------------------


def in_a_row(key: str, c: printed.Counter) -> str:
    """A counter in the notation of tables/counters.txt."""
    fire = "-" if c.fire_ap is None else f"{c.fire_ap}" + (f"({c.indirect_ap})" if c.indirect_ap else "")
    bonus = "".join(symbol[0].upper() for symbol in c.bonus) or "-"
    fp = "-" if c.red is None else f"{c.red}/{c.blue}"
    far = (f"{c.range_min}-" if c.range_min else "") + str(c.range)
    notes = [
        word
        for word, there in (
            ("turret", c.turret),
            ("crewed", c.crewed == "both"),
            ("crewed-red", c.crewed == "red"),
            ("shells", c.special == "explosive"),
            ("flame", c.special == "flamethrower"),
            ("open-topped", c.open_topped),
            (f"passenger+{c.passenger_dm}", c.passenger_dm),
            ("smoke", c.smoke),
        )
        if there
    ]
    front, flank = f"{c.front}{c.front_colour[0]}", f"{c.flank}{c.flank_colour[0]}"
    move = f"{c.move_ap}{c.move[0]}"
    return " ".join((key, c.kind, fire, move, bonus, fp, far, front, flank, ",".join(notes) or "-"))


def test_every_figure_of_every_counter() -> None:
    rows = [in_a_row(key, counter) for key, counter in content().counters.items()]
    assert rows == table("counters.txt")
    assert len(rows) == 50


PINNED = {  # what the rulebook's pictures and examples print: fire, move, red, blue, range, flank, front
    "g-rifles-41": (3, 1, 2, 0, 5, 11, 12),
    "g-sdkfz-251-apc": (2, 1, 3, 0, 5, 12, 13),
    "s-rifles-41": (4, 1, 3, 0, 5, 11, 12),
    "s-smg-rifles": (3, 1, 4, 0, 3, 11, 12),
}


def test_the_four_counters_pictured_in_mission_1() -> None:
    for key, row in PINNED.items():
        c = content().counters[key]
        assert (c.fire_ap, c.move_ap, c.red, c.blue, c.range, c.flank, c.front) == row


def test_what_follows_from_a_counter() -> None:
    """5.0 mobile, EOD 7.7.3 the penalty in close combat, 2.3.1 what does not count."""
    c = content().counters
    slow = [key for key, one in c.items() if not one.mobile]
    assert slow == [
        "g-hmg34", "g-8cm-mortar", "g-7-5cm-leig-18", "g-3-7cm-pak36", "g-5cm-pak38", "g-7-62cm-fk-297",
        "g-88mm-flak18", "s-mmg-maxim", "s-82mm-mortar", "s-76mm-inf-gun", "s-45mm-atg", "s-76mm-f22-arti",
    ]  # fmt: skip
    assert [key for key, one in c.items() if not one.combat] == ["g-wagon", "g-opel-blitz", "s-wagon", "s-truck"]
    assert [key for key, one in c.items() if one.cc_penalty] == [
        "g-mg34", "g-hmg34", "g-5cm-mortar", "g-8cm-mortar", "g-tank-hunters", "g-7-5cm-leig-18", "g-3-7cm-pak36",
        "g-5cm-pak38", "g-7-62cm-fk-297", "g-88mm-flak18", "g-protze-36", "g-demag-38", "g-pzjg-35r", "s-mmg-maxim",
        "s-50mm-mortar", "s-82mm-mortar", "s-76mm-inf-gun", "s-45mm-atg", "s-76mm-f22-arti", "s-zis-30",
    ]  # fmt: skip


def test_copies_bear_the_numbers_of_the_sample_of_play() -> None:
    """Soviet Rifles 01 and 04, SMG 13 and 14, MMG 17; German LMG 09 and 10; each number once on a side."""
    c = content().counters
    assert {1, 4} <= set(c["s-rifles-41"].numbers)
    assert {13, 14} <= set(c["s-smg-rifles"].numbers)
    assert 17 in c["s-mmg-maxim"].numbers
    assert {9, 10} <= set(c["g-mg34"].numbers)
    named = {key: c[key].name["en"] for key in ("s-rifles-41", "s-smg-rifles", "s-mmg-maxim", "g-mg34")}
    assert list(named.values()) == ["Rifles", "SMG", "MMG", "LMG"]
    for army in get_args(Army):
        numbers = [number for one in c.values() if one.army == army for number in one.numbers]
        assert numbers == list(range(1, len(numbers) + 1))
    published = {
        "g-rifles-41": 8, "g-mg34": 7, "g-pioneers": 3, "g-hmg34": 2, "s-rifles-41": 12, "s-smg-rifles": 4,
        "s-mmg-maxim": 3, "s-nkvd": 3, "s-45mm-atg": 2, "g-pzjg-35r": 1,
    }  # fmt: skip
    assert {key: c[key].copies for key in published} == published
    assert (content().rumoured, content().no_enemy, content().neutrals) == (19, 8, 6)


HITS = {  # pool, count, rally, fire cost, red, blue, range, move cost, front, flank, and what is no more
    "unnerved": ("soft", 2, 7, 0, 0, 0, None, 0, 0, 0, ""),
    "pinned": ("soft", 5, 7, 0, 0, 0, None, 0, 0, 0, "move"),
    "stunned": ("soft", 2, 7, 0, 0, 0, None, 0, 0, 0, "fire move"),
    "suppressed": ("soft", 5, 7, 1, -2, -2, None, 0, 0, 0, ""),
    "panicked": ("soft", 2, 8, 0, 0, 0, None, 0, -2, 1, "fire"),
    "cowering": ("soft", 2, 8, 2, 0, 0, 1, 1, 1, 1, ""),
    "berserk": ("soft", 1, 8, -1, 1, 1, 1, 0, 2, 1, ""),
    "kia": ("soft", 1, None, 0, 0, 0, None, 0, 0, 0, "unit"),
    "light-damage": ("armoured", 4, None, 0, 0, 0, None, 0, 0, 0, ""),
    "immobilized": ("armoured", 5, None, 0, 0, 0, None, 0, -1, 1, "move"),
    "armoured-suppressed": ("armoured", 5, 8, 1, -3, -5, None, 0, 0, 0, ""),
    "armoured-stunned": ("armoured", 2, 9, 0, 0, 0, None, 0, 0, 0, "fire move"),
    "armoured-panicked": ("armoured", 1, 9, 0, 0, 0, None, 0, -4, 0, "fire"),
    "gun-damaged-red": ("armoured", 1, None, 0, 0, 0, None, 0, 0, 0, "red"),
    "gun-damaged-blue": ("armoured", 1, None, 0, 0, 0, None, 0, 0, 0, "blue"),
    "destroyed": ("armoured", 1, None, 0, 0, 0, None, 0, 0, 0, "unit"),
}


def test_every_row_of_the_hit_markers() -> None:
    def gone(h: Hit) -> str:
        words = {"fire": h.no_fire, "move": h.no_move, h.gun_lost or "-": h.gun_lost, "unit": h.destroyed}
        return " ".join(word for word, there in words.items() if there)

    found = {
        key: (h.pool, h.count, h.rally, h.fire_cost, h.red, h.blue, h.range, h.move_cost, h.front, h.flank, gone(h))
        for key, h in content().hits.items()
    }
    assert found == HITS
    pools = Tally[str]()
    for h in content().hits.values():
        pools[h.pool] += h.count
    assert pools == {"soft": 20, "armoured": 20}


# -- charts --------------------------------------------------------------------------------------------

TERRAIN = {  # foot, wheeled, tracked, DM, blocks, free hexes of tracks, may be stuck
    "open": (0, 0, 0, 0, False, True, False),
    "plowed": (0, None, 0, 0, False, False, False),
    "light-woods": (0, 2, 1, 1, True, False, False),
    "heavy-woods": (1, None, 2, 2, True, False, True),
    "wood-building": (1, 2, 1, 1, True, False, False),
    "stone-building": (1, 3, 2, 2, True, False, True),
    "water": (4, None, None, -1, False, False, False),
}


def test_the_terrain_chart() -> None:
    chart = content().terrain
    found = {
        key: (t.cost.foot, t.cost.wheeled, t.cost.tracked, t.dm, t.blocks, t.bonus == ("tracked",), t.sticks)
        for key, t in chart.hexes.items()
    }
    assert found == TERRAIN
    assert [t.cost.of("wheeled") for t in chart.hexes.values()] == [row[1] for row in TERRAIN.values()]
    assert all(t.height == (1 if t.blocks else 0) for t in chart.hexes.values())
    assert [key for key, t in chart.hexes.items() if t.air_burst] == ["heavy-woods"]
    assert [key for key, t in chart.hexes.items() if not t.fires or not t.burdened] == ["water"]
    wall = chart.sides["wall"]
    assert (wall.cost.foot, wall.cost.wheeled, wall.cost.tracked, wall.dm, wall.bonus) == (1, None, 0, 1, ())
    assert list(chart.sides) == ["wall"]
    up, cliff = chart.uphill, chart.cliff
    assert (up.foot, up.gun, up.wheeled, up.tracked) == (1, 1, 0, 0)
    assert (cliff.foot, cliff.gun, cliff.wheeled, cliff.tracked) == (2, None, None, None)
    smoke = {key: (s.dm, s.fp, s.blocks_at, s.bonus, s.fades_to) for key, s in chart.smoke.items()}
    assert smoke == {"light": (1, -1, 2, ("tracked",), None), "heavy": (2, -2, 1, (), "light")}
    herds = {key: (n.dm, n.defence, n.colour, n.blocks, n.holds_fire) for key, n in chart.neutrals.items()}
    assert herds == {"cattle": (-1, 10, "red", True, False), "refugees": (-1, 10, "red", True, True)}


FORTS = {  # dm, flank dm, defence, foot, wheeled, tracked, dice for foot, mines hit and destroy at
    "trench": (2, 2, None, 0, None, 0, 0, None, None),
    "bunker": (5, 3, 16, 0, 0, 0, 0, None, None),
    "hasty-defence": (1, 1, 13, 0, 0, 0, 0, None, None),
    "wire": (0, 0, 15, 0, None, 0, 1, None, None),
    "road-block": (0, 0, 15, 0, None, 0, 0, None, None),
    "mines": (0, 0, None, 0, 0, 0, 0, 8, 12),
}


def test_the_chart_of_fortifications() -> None:
    found = {
        key: (
            f.dm, f.flank_dm, f.defence, f.cost.foot, f.cost.wheeled, f.cost.tracked, f.foot_dice, f.hit,
            f.destroyed,
        )
        for key, f in content().forts.items()
    }  # fmt: skip
    assert found == FORTS
    assert tuple(found) == get_args(Fort)
    forts = content().forts
    assert [key for key, f in forts.items() if f.faces] == ["bunker"]
    assert [key for key, f in forts.items() if f.leaves_with] == ["hasty-defence"]
    assert [key for key, f in forts.items() if f.crushed] == ["wire"]
    assert forts["trench"].shelters == ("foot",) and forts["bunker"].shelters == ("foot", "gun")


def test_the_figures_that_stand_on_no_counter() -> None:
    t = content().tables
    f, p, x = t.fire, t.prices, t.limits
    assert (f.adjacent, f.long, f.long_range, f.close, f.close_crewed) == (3, -2, 2, 4, -2)
    assert (f.higher_fp, f.higher_dm, f.support, f.destroyed, f.beside_vehicle) == (1, 1, 1, 4, 1)
    assert (p.pivot, p.backward, p.turret, p.rally, p.stall, p.hasty_defence, p.hide) == (1, 1, 2, 5, 1, 5, 7)
    assert (p.hidden_cover, p.hidden_open) == (1, 2)
    assert (t.rally.cover, t.rally.friend) == (1, 1)
    assert (t.flame.red, t.flame.blue, t.flame.range) == (3, 3, 1)
    assert (t.artillery.red, t.artillery.blue, t.artillery.radius) == (5, 7, 1)
    assert t.artillery.on_target == {"german": 3, "soviet": 4}
    assert t.stuck.at_most == 4
    assert (t.rumours.reveal, t.rumours.range, t.rumours.move_ap) == (9, 5, 1)
    assert (x.caps_on_roll, x.caps_track, x.initiative, x.ai_needs, x.vp_track) == (2, 15, 8, 10, 10)
    assert (x.smoke, x.spotter, x.unburdened, x.seen_hidden, x.rounds) == (2, 2, 2, 2, 40)
    assert (t.variants.water, t.variants.hide, t.variants.cap_floor) == ((4, 5), (7, 5), (0, 3))
    assert t.variants.water[0] == content().terrain.hexes["water"].cost.foot
    assert t.variants.hide[0] == p.hide


ACTIONS = {  # kind, copies, AP, CAPs, army, effect, figures
    "01": ("action", 4, None, None, None, "spent-acts", {}),
    "02": ("action", 8, None, None, None, "any-acts", {}),
    "03": ("action", 2, 2, 2, None, "recover", {}),
    "04": ("action", 2, None, None, None, "free-rally", {}),
    "05": ("bonus", 2, None, None, None, "one-more-hex", {}),
    "06": ("bonus", 2, None, None, None, "ai-pays-more", {"ap": 3}),
    "07": ("bonus", 2, None, None, None, "roll-again", {}),
    "08": ("action", 2, 2, None, None, "more-caps", {"dice": 1}),
    "09": ("action", 2, None, None, None, "hasty-defence", {}),
    "10": ("bonus", 4, None, 1, None, "two-actions", {}),
    "11": ("bonus", 2, None, None, None, "more-fp", {"fp": 2}),
    "12": ("bonus", 2, None, None, None, "sniper", {"one_from": 2, "all_from": 4}),
    "13": ("bonus", 2, None, None, None, "luck", {"bad_die": 1, "bad": -3, "good": 2}),
    "14": ("bonus", 2, None, 1, None, "scouts", {"reach": 3}),
    "15": ("bonus", 1, None, None, None, "bogged-down", {"need": 4}),
    "16": ("action", 1, 2, None, None, "clear-obstacle", {}),
    "17": ("action", 1, 2, None, None, "lay-mines", {"reach": 1}),
    "W01": ("weapon", 1, None, None, "german", "attack", {"red": 4, "blue": 2, "range": 1}),
    "W02": ("weapon", 1, None, None, "soviet", "attack", {"red": 2, "blue": 3, "range": 1, "adjacent": -2}),
    "W03": ("weapon", 1, None, None, "german", "attack", {"red": 5, "blue": 6, "range": 0, "no_dm": 1}),
    "W04": ("artillery", 1, None, None, "german", "artillery", {}),
    "W05": ("artillery", 1, None, None, "soviet", "artillery", {}),
}


def test_every_card_of_the_hand() -> None:
    found = {
        key: (a.kind, a.copies, a.cost.ap, a.cost.cap, a.army, a.effect, a.figures)
        for key, a in content().actions.items()
    }
    assert found == ACTIONS


# -- order cards ---------------------------------------------------------------------------------------

SHORT = {
    "hit": "h", "unhit": "u", "open": "0", "cover": "c", "fresh": "f", "spent": "s", "just-acted": "*",
    "mobile": "m", "in-los": "los", "in-fire-zone-of-nearest": "zf", "mortar-or-infantry-gun": "mtr",
    "rumoured": "pe", "machine-gun": "mg", "infantry": "inf", "vehicle": "veh",
}  # fmt: skip


def order_in_short(order: Order) -> str:
    if order.do == "mission-orders":
        return "MISSION"
    who = [SHORT[word] for word in order.who.is_]
    who += [f"far{order.who.no_unit_within}"] if order.who.no_unit_within else []
    who += ["maxfp"] if order.who.most else []
    who += ["grp"] if order.who.group else []
    targets = []
    for one in order.nearest or order.farthest:
        unit = [] if one.unit is None else [SHORT[word] for word in one.unit.is_]
        if one.unit is not None:
            unit += ["maxfp"] if one.unit.most else []
            unit += ["mindv"] if one.unit.least else []
        targets.append("OBJ" if one.objective else f"U[{'+'.join(unit)}]")
    relation = " near " if order.nearest else " far " if order.farthest else ""
    cap = f" +{order.cap}" if order.cap else ""
    return f"AI[{'+'.join(who)}]{relation}{'/'.join(targets)} {order.do}{cap}"


def card_in_short(c: Card) -> list[str]:
    """A card in the notation of tables/cards.txt."""
    advance = "-" if c.advance is None else f"{c.advance.at_most or 'any'}:{c.advance.boxes}"
    spent = f"{c.spent}{'F' if c.stay_fresh else ''}"
    head = (
        str(c.number), c.colour, c.stance, c.doctrine or "-", c.corner.suit, c.corner.hex, advance, spent,
        ",".join(c.close), ",".join(c.short), c.third or "-",
    )  # fmt: skip
    return [" ".join(head), "    " + "; ".join(order_in_short(order) for order in c.orders)]


def test_every_one_of_the_71_order_cards() -> None:
    cards = content().orders
    assert list(cards) == list(range(1, 72))
    lines = table("cards.txt")
    for n, card in enumerate(cards.values()):
        assert card_in_short(card) == lines[2 * n : 2 * n + 2]


@pytest.mark.parametrize("number", range(1, 72))
def test_each_card_parses_by_itself_and_prints_back(number: int) -> None:
    (plain,) = (c for c in parse((BEAR / "orders.yaml").read_bytes())["cards"] if c["number"] == number)
    card = msgspec.convert(plain, Card)
    assert card == content().orders[number]
    assert msgspec.convert(msgspec.to_builtins(card), Card) == card


def test_what_the_rulebook_pins_on_cards() -> None:
    """3.1.1, 3.1.2, the sample of play and examples 1 to 22."""
    cards = content().orders
    assert {n: cards[n].spent for n in (3, 6, 16, 18, 25, 28, 41)} == {
        3: 1,
        6: 2,
        16: 2,
        18: 4,
        25: 6,
        28: 6,
        41: 1,
    }
    assert cards[1].stay_fresh
    assert [cards[n].colour for n in (1, 3, 4)] == ["blue"] * 3
    green = (12, 14, 15, 21, 22, 25, 29, 30, 31, 36, 37, 41, 43)
    assert [cards[n].colour for n in green] == ["green"] * len(green)
    fifteen, always, four = cards[15].advance, cards[25].advance, cards[37].advance
    assert fifteen is not None and (fifteen.at_most, fifteen.boxes) == (10, 1)
    assert always is not None and (always.at_most, always.boxes) == (None, 1)
    assert four is not None and four.at_most == 4
    assert (cards[15].third, cards[12].third) == ("pass-if-fewer-fresh", "reactive-orders")
    assert cards[1].close == ("fire", "auto-rally")


def test_the_deck_as_a_whole() -> None:
    """A spread of spent values, blue cards, suits; doctrine cards are not of the book."""
    book = [card for n, card in content().orders.items() if n <= 55]
    assert [n for n, c in content().orders.items() if c.colour == "blue"] == [
        1, 2, 3, 4, 5, 6, 17, 19, 23, 33, 47, 52, 54, 55, 58, 61, 66, 69,
    ]  # fmt: skip
    assert all(card.doctrine is None for card in book)
    assert [content().orders[n].doctrine for n in range(56, 72)] == ["german"] * 8 + ["soviet"] * 8
    assert len({card.corner.hex for card in content().orders.values()}) == 71
    assert Tally(card.corner.suit for card in book) == {"heart": 14, "diamond": 14, "club": 14, "spade": 13}
    assert content().orders[2].corner.suit == "diamond"


WORDS = [
    "hit",
    "unhit",
    "open",
    "cover",
    "fresh",
    "spent",
    "just-acted",
    "mobile",
    "in-los",
    "in-fire-zone",
    "in-fire-zone-of-nearest",
    "mortar-or-infantry-gun",
    "rumoured",
    "machine-gun",
    "infantry",
    "vehicle",
    "adjacent",
    "on-objective",
    "carried",
]
VERBS = [
    "fire",
    "fire-long",
    "move",
    "low-risk-move",
    "low-risk-to-cover",
    "low-risk-to-own-cover",
    "to-own-cover",
    "close-combat",
    "break-contact",
    "pivot",
    "pivot-and-or-fire",
    "rally",
    "auto-rally",
    "exit",
    "load",
    "unload",
    "fire-smoke",
    "dig-in",
    "reactive-orders",
    "mission-orders",
    "pass",
    "end-round",
]
CONDITIONS: list[Any] = [
    "no-unit-fired", "unit-fired", "player-passed", {"holds": {"side": "soviet", "hex": "I07"}},
    {"box_at_least": 3}, {"box_at_most": 9}, {"vp_lead": "german"}, {"ai_at_most": 2}, {"units_at_most": 3},
    {"round_at_least": 2},
    {"any": ["unit-fired", {"not": "player-passed"}]}, {"all": ["unit-fired", {"box_at_least": 2}]},
    {"not": "unit-fired"},
]  # fmt: skip
EFFECTS: list[dict[str, Any]] = [
    {"roll": "2d6", "table": [{"on": "2-6"}, {"on": "7-12", "effects": [{"caps": 1}]}]}, {"caps": -1},
    {"vp": {"side": "german", "points": 1}}, {"order": {"who": {"is": ["carried"]}, "do": "unload"}},
    {"extra_action": 1}, {"place": {"rumoured": 1, "suit": "club", "cover_nearby": True}},
    {"place": {"cattle": 1, "hex": "F09"}}, {"place": {"refugees": 1, "hex": "F10"}},
    {"place": {"unit": "g-mg34", "hex": "F11", "facing": "S"}}, {"place": {"fort": "wire", "table": "spots"}},
    {"cup_add": ["g-mg34", "no-enemy"]},
    {"reinforce": {"side": "ai", "units": ["g-mg34"], "entry": ["A10"], "round": "next"}},
    {"reinforce": {"side": "player", "units": ["s-rifles-41"], "at": "L10", "facing": "N"}},
    {"immobilise": {"who": {"is": ["vehicle"]}, "until": "round-end"}},
    {"artillery": {"side": "ai", "target": "densest"}}, {"artillery": {"side": "ai", "target": "I07"}},
    {"smoke": {"hex": "I07", "kind": "heavy"}}, {"control": {"hex": "I07", "side": "soviet"}},
    {"move_neutrals": {"kind": "cattle", "toward": "edge-west"}},
    {"move_neutrals": {"kind": "refugees", "toward": "G08"}}, {"note": "later"}, {"end_round": True},
    {"end_mission": True},
]  # fmt: skip


def test_the_language_knows_every_word_of_its_page() -> None:
    assert list(get_args(Word)) == WORDS
    assert list(get_args(Verb)) == VERBS
    assert {next(iter(effect)) for effect in EFFECTS} == set(Effect.__struct_encode_fields__) - {"table"}
    clauses = {next(iter(one)) for one in CONDITIONS if isinstance(one, dict)}
    assert clauses == set(Clause.__struct_encode_fields__)
    assert set(get_args(ConditionWord)) == {one for one in CONDITIONS if isinstance(one, str)}


def test_a_mission_may_use_the_whole_language(tmp_path: Path) -> None:
    """Also the words that no card or mission of ours uses yet."""
    mission = parse((BEAR / "search-and-destroy" / "mission.yaml").read_bytes())
    opposed = ("unhit", "cover", "spent")
    ai = [word for word in WORDS if word not in (*opposed, "just-acted")]
    unit = [word for word in WORDS if word not in (*opposed, "rumoured", "in-fire-zone-of-nearest")]
    targets: list[Any] = [
        {"unit": {"is": unit, "type": ["s-smg-rifles"]}}, {"objective": True}, {"control": "soviet"},
        {"hex": "I07"}, {"edge": "N", "hexes": ["A10"]},
    ]  # fmt: skip
    bare = ("pass", "end-round")
    orders: list[dict[str, Any]] = [{"do": verb} for verb in bare]
    for verb in VERBS:
        if verb not in (*bare, "reactive-orders", "mission-orders"):
            orders.append({"who": {"is": ai}, "nearest": targets, "do": verb})
    orders += [{"when": one, "who": {"least": "dv"}, "do": "rally"} for one in CONDITIONS]
    orders.append({"farthest": [{"unit": {"most": "fp", "least": "dv"}}], "do": "fire-long", "cap": 2})
    mission["orders"] = orders
    mission["tables"] = {"spots": {face: f"F0{face + 2}" for face in range(1, 7)}}
    later = {"en": "Later.", "es": "Luego."}
    mission["special"].append(
        {"id": "later", "text": later, "waits": True, "exit": {"side": "ai", "edge": "N", "from_box": 3}}
    )
    mission["scoring"].append({"side": "german", "points": 1, "for": {"exit": "later"}, "at": "end"})
    mission["scoring"][0]["when"] = {"box_at_least": 2}
    mission["sheet"][2] = {"number": 3, "title": later, "effects": EFFECTS}
    (tmp_path / "all.yaml").write_text(yaml.safe_dump(mission), encoding="utf-8")
    loaded = load_mission(tmp_path / "all.yaml").mission
    assert [order.do for order in loaded.orders[: len(VERBS) - 2]] == [
        *bare, *[verb for verb in VERBS if verb not in (*bare, "reactive-orders", "mission-orders")],
    ]  # fmt: skip
    assert len(loaded.sheet[2].effects) == len(EFFECTS)


def test_decks_and_difficulty() -> None:
    c = content()
    assert {key: len(card_numbers(deck.cards, c.decks)) for key, deck in c.decks.items()} == {
        "all": 55, "attack": 41, "defence": 41, "german-attack": 49, "german-defence": 46, "soviet-attack": 49,
        "soviet-defence": 45,
    }  # fmt: skip
    first = c.missions["search-and-destroy"]
    assert c.deck(first) == list(range(15, 56))
    assert c.deck(first, "easier") == list(range(15, 55))
    assert c.deck(first, "harder") == c.deck(first, "hardest") == c.deck(first)
    switches = {
        k: (d.easier_deck, d.ignore_stay_fresh, d.keep_blue_cards, d.head_start) for k, d in c.difficulty.items()
    }
    assert switches == {
        "printed": (False, False, False, 0), "easier": (True, False, False, 1), "harder": (False, True, False, -1),
        "hardest": (False, True, True, -2),
    }  # fmt: skip
    plain = msgspec.structs.replace(first, order_cards=OrderCards(cards=("15-55",)))
    assert c.easier(plain) == [47, 54, 55]


# -- missions ------------------------------------------------------------------------------------------


def test_the_missions_in_their_order() -> None:
    missions = content().missions
    assert {key: m.number for key, m in missions.items()} == {
        "search-and-destroy": 1, "partisans": 4, "ridge": 101, "farm": 102, "rearguard": 103, "woods": 104,
        "town": 105,
    }  # fmt: skip
    assert {key: (m.board, m.player, m.caps, len(m.sheet)) for key, m in missions.items()} == {
        "search-and-destroy": ("board2", "soviet", 4, 12), "partisans": ("board1", "german", 6, 14),
        "ridge": ("board3", "german", 6, 14), "farm": ("board4", "soviet", 5, 13),
        "rearguard": ("board2", "soviet", 6, 13), "woods": ("board1", "soviet", 5, 14),
        "town": ("board5", "soviet", 6, 15),
    }  # fmt: skip


def places(force: tuple[Placed, ...]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for one in force:
        found.setdefault(one.unit, []).append(one.hex)
    return found


def test_mission_1_as_printed() -> None:
    m = content().missions["search-and-destroy"]
    assert (m.number, m.board, m.player, m.ai_army, m.first_initiative) == (
        1,
        "board2",
        "soviet",
        "german",
        "player",
    )
    assert (m.caps, m.vp.side, m.vp.points) == (4, "german", 1)
    assert (m.action_cards.numbers, m.action_cards.first, m.action_cards.later) == (("02", "03", "04", "05"), 1, 1)
    assert places(m.ai) == {"g-rifles-41": ["G07", "G08", "H08"], "g-sdkfz-251-apc": ["I08"]}
    assert places(m.units) == {"s-rifles-41": ["E07", "E10", "L03"], "s-smg-rifles": ["K07"]}
    assert [(marker.hex, marker.side) for marker in m.markers] == [("I07", "german")]
    assert not (m.rumoured or m.cup or m.neutrals or m.forts or m.reinforcements)
    (reactive,) = m.reactive
    assert (reactive.when, reactive.do) == ("no-unit-fired", "move")
    assert [order.do for order in m.orders] == ["to-own-cover", "rally"]
    keeps_out = m.special[1].keeps_out
    assert m.special[0].free_facing and keeps_out is not None
    assert (keeps_out.types, keeps_out.hexes) == (("g-sdkfz-251-apc",), ("I07",))
    assert isinstance(keeps_out.unless, Clause) and keeps_out.unless.all is not None
    assert [(s.side, s.points, s.at, s.lost) for s in m.scoring] == [
        ("soviet", 1, "once", False), ("soviet", 1, "once", True), ("german", 1, "once", False),
    ]  # fmt: skip


def test_the_sheet_of_mission_1_as_printed() -> None:
    m = content().missions["search-and-destroy"]
    assert [box.number for box in m.sheet if not box.effects] == [1, 3, 5, 7, 9, 11]
    assert [box.number for box in m.sheet if box.yellow] == [12]
    sniper = m.sheet[1].effects[0]
    losses = {face: sum(e.caps or 0 for e in row.effects) for row in sniper.table for face in faces_of(row.on)}
    assert losses == {1: 0, 2: -1, 3: -1, 4: -2, 5: -2, 6: -3}
    rally = m.sheet[3]
    assert rally.as_ai_action and rally.otherwise == "new-card" and rally.effects[0].order is not None
    stuck = m.sheet[5].effects[0]
    assert [faces_of(row.on) for row in stuck.table if row.effects] == [[1, 2, 3, 4]]
    assert m.sheet[7].effects[0].extra_action == 1
    assert m.sheet[9].effects[0].caps == 2
    assert m.sheet[11].effects[0].end_mission


def test_what_the_rulebook_tells_of_partisans() -> None:
    m = content().missions["partisans"]
    numbers = {(one.unit, one.number) for one in (*m.units, *m.ai)}
    assert {("g-mg34", 9), ("g-mg34", 10), ("s-rifles-41", 1), ("s-rifles-41", 4), ("s-mmg-maxim", 17)} <= numbers
    assert content().deck(m) == list(range(1, 56))
    assert m.tables["rumour"][2] == "F12"
    seven, ten, eleven, twelve = (m.sheet[n - 1] for n in (7, 10, 11, 12))
    place, trackers, lorry = seven.effects[0].place, ten.effects[0].reinforce, eleven.effects[0].reinforce
    assert place is not None and (place.rumoured, place.table, place.cover_nearby) == (1, "rumour", True)
    assert trackers is not None and (trackers.units, trackers.at, ten.yellow) == (("g-pioneers",), "A18", True)
    assert trackers.without == ("flamethrower",)
    assert lorry is not None and lorry.units == ("g-opel-blitz",) and not eleven.yellow
    there = twelve.effects[0].place
    assert there is not None and there.hex == "D12"
    assert twelve.effects[1].cup_add == ("mine",)
    (reactive,) = m.reactive
    assert (reactive.who.no_unit_within, reactive.nearest[0].control) == (3, "german")


def test_no_mission_of_the_book_uses_a_doctrine_card() -> None:
    c = content()
    for key in ("search-and-destroy", "partisans"):
        assert all(c.orders[n].doctrine is None for n in c.deck(c.missions[key]))


def test_easier_leaves_out_command_cards_only_of_each_deck() -> None:
    c = content()
    for m in c.missions.values():
        out = set(c.deck(m)) - set(c.deck(m, "easier"))
        assert out
        assert {c.orders[n].colour for n in out} == {"blue"}


def test_every_event_and_special_rule_has_its_words() -> None:
    for m in content().missions.values():
        assert {box.number for box in m.sheet if box.effects} <= {box.number for box in m.sheet if box.title}
        assert all(set(special.text) == set(LANGUAGES) for special in m.special)
        assert len(list(effects_of(m))) >= sum(len(box.effects) for box in m.sheet)


def test_the_campaign() -> None:
    (campaign,) = content().campaigns.values()
    assert (campaign.start, list(campaign.legs)) == ("rearguard", ["rearguard", "woods", "town"])
    first, second, last = campaign.legs.values()
    assert (first.won.next, first.lost.next, first.won.caps, first.lost.cards) == ("woods", "woods", 1, ("47-55",))
    assert first.company is not None and (first.company.who, first.company.at_least) == ("alive", 5)
    assert (second.won.first_initiative, second.lost.first_initiative) == ("player", "ai")
    assert second.company is not None and (second.company.who, second.company.at_least) == ("alive", 6)
    assert (last.won.next, last.lost.next) == (None, None)
    assert (campaign.hand, campaign.wins.last_won, campaign.wins.vp) == (2, True, 8)


# -- the files -----------------------------------------------------------------------------------------


def test_every_record_with_a_source_says_what_it_is() -> None:
    c = content()
    everything = [
        *c.counters.values(), *c.hits.values(), c.terrain, *c.forts.values(), c.tables, *c.boards.values(),
        *c.orders.values(), *c.actions.values(), *c.missions.values(), *c.campaigns.values(),
    ]  # fmt: skip
    sources = [one.source for whole in everything for _, one in records(whole) if isinstance(one, Sourced)]
    assert len(sources) > 200
    assert all(any(word in source for word in SOURCES) for source in sources)


def test_content_never_changes() -> None:
    """One object, read once; its records cannot be written to."""
    assert content() is content()
    with pytest.raises(AttributeError):
        content().counters["g-mg34"].copies = 3  # type: ignore[misc]
    with pytest.raises(AttributeError):
        content().counters = {}  # type: ignore[misc]


# -- from anywhere else --------------------------------------------------------------------------------


def test_a_mission_file_from_anywhere(tmp_path: Path) -> None:
    file = tmp_path / "patrol.yaml"
    file.write_bytes((BEAR / "ridge" / "mission.yaml").read_bytes())
    loaded = load_mission(file)
    assert (loaded.id, loaded.mission) == ("patrol", content().missions["ridge"])
    assert loaded.content.missions["patrol"] is loaded.mission
    assert "patrol" not in content().missions


def test_a_mission_folder_with_a_board_counters_and_cards_of_its_own(tmp_path: Path) -> None:
    folder = tmp_path / "ford"
    (folder / "boards").mkdir(parents=True)
    (folder / "boards" / "meadow.yaml").write_text(
        "source: original\nname: {en: Meadow, es: Prado}\nterrain: {water: [C05]}\n", encoding="utf-8"
    )
    row = (
        "source: original\ncounters:\n  s-scouts: {army: soviet, show: {en: Scouts, es: Exploradores},"
        " name: {en: Scouts, es: Exploradores}, kind: infantry, first: 90, copies: 2, move: foot, move_ap: 1,"
        " fire_ap: 3, red: 2, blue: 0, range: 4, front: 12, front_colour: red, flank: 11, flank_colour: red,"
        " source: original}\n"
    )
    (folder / "counters.yaml").write_text(row, encoding="utf-8")
    card = msgspec.to_builtins(content().orders[25]) | {"number": 90}
    (folder / "orders.yaml").write_text(yaml.safe_dump({"source": "original", "cards": [card]}), encoding="utf-8")
    mission = parse((BEAR / "search-and-destroy" / "mission.yaml").read_bytes())
    mission["board"] = "meadow"
    mission["order_cards"]["cards"] = ["15-55", 90]
    mission["units"][0]["unit"] = "s-scouts"
    (folder / "mission.yaml").write_text(yaml.safe_dump(mission), encoding="utf-8")
    loaded = load_mission(folder)
    assert loaded.id == "ford"
    assert loaded.content.boards["meadow"].terrain == {"water": ("C05",)}
    assert loaded.content.deck(loaded.mission)[-1] == 90
    assert loaded.content.counters["s-scouts"].numbers == [90, 91]
    assert loaded.content.rumoured == 19


def test_a_folder_with_missions_and_a_campaign(tmp_path: Path) -> None:
    for number, key in ((900, "dawn"), (901, "noon")):
        mission = parse((BEAR / "woods" / "mission.yaml").read_bytes())
        mission["number"] = number
        (tmp_path / key).mkdir()
        (tmp_path / key / "mission.yaml").write_text(yaml.safe_dump(mission), encoding="utf-8")
    (tmp_path / "campaigns.yaml").write_text(
        "source: original\ncampaigns:\n  day:\n    source: original\n    title: {en: Day, es: Día}\n"
        "    story: {en: A day., es: Un día.}\n    start: dawn\n    legs:\n      dawn:\n"
        "        company: {who: alive, at_least: 3, fill: s-rifles-41}\n        won: {next: noon}\n"
        "        lost: {next: noon}\n      noon: {}\n    record: [result]\n    hand: 0\n"
        "    wins: {last_won: true}\n",
        encoding="utf-8",
    )
    box = load_box(tmp_path)
    assert list(box.missions)[-2:] == ["dawn", "noon"]
    assert list(box.campaigns) == ["encirclement", "day"]


def typed_deck(path: Path, numbers: list[int], remark: str = "") -> Path:
    cards = [msgspec.to_builtins(content().orders[number]) for number in numbers]
    path.write_text(remark + yaml.safe_dump({"source": "published, typed in", "cards": cards}), encoding="utf-8")
    return path


def test_a_private_deck(tmp_path: Path) -> None:
    """Its hash follows from the cards alone; what a mission asks for beyond it is named."""
    deck = load_deck(typed_deck(tmp_path / "mine.yaml", list(range(1, 56))))
    again = load_deck(typed_deck(tmp_path / "other.yaml", list(range(55, 0, -1)), "# typed in once more\n"))
    assert deck.hash == again.hash
    assert len(deck.hash) == 64
    c = content()
    farm = c.missions["farm"]
    assert deck.missing(c.deck(farm), c.orders) == [], "doctrine cards come from the box"
    dealt = deck.dealt(c.deck(farm), c.orders, farm.title["en"])
    assert list(dealt) == c.deck(farm)
    short = load_deck(typed_deck(tmp_path / "short.yaml", [*range(1, 30), 33, 34, *range(36, 56)]))
    assert short.hash != deck.hash
    first = c.missions["search-and-destroy"]
    assert short.missing(c.deck(first), c.orders) == [30, 31, 32, 35]
    with pytest.raises(Problem) as refused:
        short.dealt(c.deck(first), c.orders, first.title["es"])
    for lang in LANGUAGES:
        assert "30-32, 35" in refused.value.say(lang)
        assert "short.yaml" in refused.value.say(lang)


def test_a_private_deck_must_still_make_a_deck(tmp_path: Path) -> None:
    """Cards enough, but those the mission asks for have no blue one among them."""
    c = content()
    deck = load_deck(typed_deck(tmp_path / "mine.yaml", list(range(1, 56))))
    with pytest.raises(Problem) as refused:
        deck.dealt([15, 16], c.orders, "x")
    assert refused.value.key == "heroes-content-no-blue"


def test_the_examples_of_the_page_for_designers_are_true(tmp_path: Path) -> None:
    """docs/heroes-content.md: its mission with its points and sheet, its card, board, counter and campaign."""
    page = (Path(__file__).parents[2] / "docs" / "heroes-content.md").read_text(encoding="utf-8")
    mission, points, sheet, order, card, board, counter, campaign = (
        parse(text.replace("{...}", "{en: Words, es: Palabras}"))
        for text in re.findall(r"^```yaml\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    )
    way_out = {"id": "way-out", "text": {"en": "x", "es": "x"}, "exit": {"side": "player", "edge": "E"}}
    mission |= points | sheet | {"reactive": [order], "orders": [order], "special": [way_out]}
    (tmp_path / "mission.yaml").write_text(yaml.safe_dump(mission), encoding="utf-8")
    card[0] |= {"number": 80, "orders": [{"do": "mission-orders"}]}
    files = {
        "orders.yaml": {"source": "original", "cards": card},
        "boards/meadow.yaml": board,
        "counters.yaml": {"source": "original", "counters": {"x": counter["s-rifles-41"]}},
    }
    files["counters.yaml"]["counters"]["x"] |= {"first": 90, "source": "original"}
    (tmp_path / "boards").mkdir()
    for name, plain in files.items():
        (tmp_path / name).write_text(yaml.safe_dump(plain), encoding="utf-8")
    loaded = load_mission(tmp_path)
    assert loaded.mission.number == 201
    assert (80 in loaded.content.orders, "meadow" in loaded.content.boards, "x" in loaded.content.counters) == (
        True,
    ) * 3
    (tmp_path / "alone").mkdir()
    campaign["campaigns"] = {"mine": campaign["campaigns"]["encirclement"]}
    (tmp_path / "alone" / "campaigns.yaml").write_text(yaml.safe_dump(campaign), encoding="utf-8")
    assert "mine" in load_box(tmp_path / "alone").campaigns


# -- missions of somebody's own --------------------------------------------------------------------


def own(folder: Path, **changes: Any) -> Path:
    """A mission that is none of ours, in a folder called `mill`."""
    plain = yaml.safe_load((folder_of("heroes") / "bear" / "ridge" / "mission.yaml").read_text(encoding="utf-8"))
    file = folder / "mill" / "mission.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(yaml.safe_dump({**plain, "number": 201, **changes}, allow_unicode=True), encoding="utf-8")
    return file


def simulated(*arguments: str) -> subprocess.CompletedProcess[str]:
    """`grognard sim` by itself: the games are read anew there."""
    command = [sys.executable, "-c", "from grognard.cli import main; raise SystemExit(main())", "sim", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, "GROGNARD_LANG": "en"}
    )


def test_a_mission_of_ones_own_is_simulated(tmp_path: Path) -> None:
    """From its file, or from its folder: whether it is fair."""
    file = own(tmp_path)
    for path in (file, file.parent):
        done = simulated("heroes", str(path), "--player", "random", "--games", "2")
        assert done.returncode == 0, done.stderr
        assert "decisions a match" in done.stdout


def test_one_with_mistakes_is_refused_before_a_match(tmp_path: Path) -> None:
    done = simulated("heroes", str(own(tmp_path, caps=16)), "--games", "1")
    assert done.returncode != 0
    assert "mission.yaml, caps: 16 is outside the range from 0 to 15." in done.stdout + done.stderr


def test_it_stands_beside_ours_under_a_name_of_its_own(tmp_path: Path) -> None:
    file = own(tmp_path)
    mine = with_own(content(), file)
    assert list(mine.missions) == [*content().missions, "mill"]
    assert list(with_own(content(), tmp_path).missions) == list(mine.missions)
    with refused("heroes-content-taken"):
        with_own(mine, file)


def test_what_is_a_name_and_what_a_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that happens to be called as a mission of ours is not asked for by its name alone."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(OWN, "")
    (tmp_path / "ridge").mkdir()
    assert own_mission("ridge") == "ridge"
    assert os.environ[OWN] == ""
    assert own_mission(str(own(tmp_path))) == "mill"
    assert os.environ[OWN] == str(tmp_path / "mill" / "mission.yaml")
    assert own_mission("hill.yaml") == "hill"
