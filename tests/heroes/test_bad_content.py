"""Content files with mistakes: each is refused in both languages, with file, place and what to do, all at once."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import yaml

from grognard.engine.document import parse
from grognard.engine.problem import Problem
from grognard.games import folder_of
from grognard.games.heroes.content import content, load_box, load_deck, load_mission
from grognard.text import LANGUAGES

pytestmark = pytest.mark.once

BEAR = folder_of("heroes") / "bear"
Spoil = Callable[[dict[str, Any]], object]


def good(name: str) -> dict[str, Any]:
    plain: dict[str, Any] = parse((BEAR / name).read_bytes())
    return plain


MISSIONS = {key: good(f"{key}/mission.yaml") for key in content().missions}
DECK = {"source": "published, typed in", "cards": good("orders.yaml")["cards"][:55]}
BOARD = good("boards/board4.yaml")
CAMPAIGN = good("campaigns.yaml")
COUNTERS = {"source": "original", "counters": {"g-new": good("counters.yaml")["counters"]["g-mg34"]}}
COUNTERS["counters"]["g-new"]["first"] = 90  # type: ignore[index]


def written(path: Path, plain: Any) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(yaml.safe_dump(plain, sort_keys=False, allow_unicode=True), encoding="utf-8")
    return path


def refusal(load: Callable[[Path], object], path: Path) -> list[Problem]:
    """What is said of a file: every mistake by itself, each a whole sentence in both languages."""
    with pytest.raises(Problem) as raised:
        load(path)
    problem = raised.value
    found: list[Problem] = problem.facts.get("mistakes", [problem])
    for one in found:
        english, spanish = (one.say(lang) for lang in LANGUAGES)
        assert english != spanish
        for words in (english, spanish):
            assert "{" not in words and "heroes-content-" not in words
            assert Path(one.facts["file"]).name in words
            assert str(one.facts.get("field", "")) in words
            assert words.endswith(".")
    return found


def spoilt(plain: dict[str, Any], spoil: Spoil) -> dict[str, Any]:
    copy = deepcopy(plain)
    spoil(copy)
    return copy


def said(found: list[Problem]) -> list[tuple[str, str]]:
    return [(one.key.removeprefix("heroes-content-"), one.facts.get("field", "")) for one in found]


# -- decks and cards -----------------------------------------------------------------------------------


def card(deck: dict[str, Any], number: int) -> Any:
    return deck["cards"][number - 1]


def order(deck: dict[str, Any], number: int, line: int) -> Any:
    return card(deck, number)["orders"][line - 1]


def all_green(deck: dict[str, Any]) -> None:
    deck["cards"] = [one for one in deck["cards"] if one["colour"] == "green"]


def no_advance(deck: dict[str, Any]) -> None:
    for one in deck["cards"]:
        one.pop("advance", None)


FIVE = {"who": {}, "nearest": [{"unit": {}}], "do": "fire"}
CARDS: dict[str, tuple[Spoil, str, str]] = {
    "unknown-verb": (lambda d: order(d, 22, 3).update(do="fires"), "word", "cards 22 orders 3 do"),
    "unknown-word": (
        lambda d: order(d, 7, 1)["who"].update({"is": ["unhurt"]}),
        "word",
        "cards 7 orders 1 who is 1",
    ),
    "word-of-a-unit": (
        lambda d: order(d, 7, 1).update(nearest=[{"unit": {"is": ["frsh"]}}]),
        "word",
        "cards 7 orders 1 nearest 1 unit is 1",
    ),
    "unknown-condition": (lambda d: order(d, 7, 1).update(when="unit-fire"), "word", "cards 7 orders 1 when"),
    "unknown-field": (lambda d: order(d, 7, 1).update(how="well"), "field", "cards 7 orders 1 how"),
    "unknown-step": (lambda d: card(d, 9).update(close=["break-contac"]), "word", "cards 9 close 1"),
    "step-of-the-other-line": (lambda d: card(d, 9).update(close=["pivot"]), "word", "cards 9 close 1"),
    "unknown-third": (lambda d: card(d, 9).update(third="reactive-order"), "word", "cards 9 third"),
    "objective-that-is-none": (
        lambda d: order(d, 9, 2).update(nearest=[{"objective": False}]),
        "word",
        "cards 9 orders 2 nearest 1 objective",
    ),
    "unknown-suit": (lambda d: card(d, 9)["corner"].update(suit="hearts"), "word", "cards 9 corner suit"),
    "five-orders": (lambda d: card(d, 15)["orders"].insert(0, FIVE), "orders", "cards 15 orders"),
    "blue-advance": (lambda d: card(d, 4).update(advance={"boxes": 1}), "blue-advance", "cards 4 advance"),
    "three-boxes": (lambda d: card(d, 8).update(advance={"boxes": 3}), "range", "cards 8 advance boxes"),
    "spent-0": (lambda d: card(d, 4).update(spent=0), "range", "cards 4 spent"),
    "spent-8": (lambda d: card(d, 4).update(spent=8), "range", "cards 4 spent"),
    "spent-in-words": (lambda d: card(d, 4).update(spent="five"), "kind", "cards 4 spent"),
    "caps-3": (lambda d: order(d, 4, 1).update(cap=3), "range", "cards 4 orders 1 cap"),
    "stay-fresh-in-words": (lambda d: card(d, 1).update(stay_fresh="yes"), "kind", "cards 1 stay_fresh"),
    "orders-no-list": (lambda d: card(d, 1).update(orders={}), "kind", "cards 1 orders"),
    "superlative-without-fire": (
        lambda d: order(d, 9, 2).update(nearest=[{"unit": {"least": "dv"}}]),
        "superlative",
        "cards 9 orders 2 nearest 1 unit",
    ),
    "caps-without-fire": (lambda d: order(d, 9, 2).update(cap=1), "cap", "cards 9 orders 2 cap"),
    "group-without-move": (
        lambda d: order(d, 9, 1)["who"].update(group="largest"),
        "group",
        "cards 9 orders 1 who group",
    ),
    "fire-at-nothing": (lambda d: order(d, 9, 1).pop("nearest"), "no-target", "cards 9 orders 1"),
    "near-and-far": (
        lambda d: order(d, 9, 1).update(farthest=[{"unit": {}}]),
        "near-and-far",
        "cards 9 orders 1",
    ),
    "two-targets-in-one": (
        lambda d: order(d, 9, 1).update(nearest=[{"unit": {}, "objective": True}]),
        "one",
        "cards 9 orders 1 nearest 1",
    ),
    "hexes-without-edge": (
        lambda d: order(d, 9, 2).update(nearest=[{"hex": "E07", "hexes": ["E08"]}]),
        "edge-hexes",
        "cards 9 orders 2 nearest 1 hexes",
    ),
    "hit-and-unhit": (
        lambda d: order(d, 9, 1)["who"].update({"is": ["hit", "unhit"]}),
        "opposed",
        "cards 9 orders 1 who is",
    ),
    "a-unit-that-is-rumoured": (
        lambda d: order(d, 9, 1).update(nearest=[{"unit": {"is": ["rumoured"]}}]),
        "foreign",
        "cards 9 orders 1 nearest 1 unit is",
    ),
    "an-ai-that-just-acted": (
        lambda d: order(d, 9, 1)["who"].update({"is": ["just-acted"]}),
        "foreign",
        "cards 9 orders 1 who is",
    ),
    "unknown-type": (lambda d: order(d, 9, 1)["who"].update(type=["g-mg-34"]), "word", "cards 9 orders 1 who type"),
    "mission-orders-with-caps": (lambda d: order(d, 9, 3).update(cap=1), "bare", "cards 9 orders 3"),
    "mission-orders-first": (lambda d: card(d, 9)["orders"].reverse(), "mission-last", "cards 9 orders 1"),
    "two-conditions": (
        lambda d: order(d, 9, 1).update(when={"round_at_least": 2, "ai_at_most": 3}),
        "one",
        "cards 9 orders 1 when",
    ),
    "condition-off-the-board": (
        lambda d: order(d, 9, 1).update(when={"not": {"holds": {"side": "german", "hex": "G01"}}}),
        "hex",
        "cards 9 orders 1 when not holds hex",
    ),
    "corner-on-a-half-hex": (lambda d: card(d, 9)["corner"].update(hex="G01"), "hex", "cards 9 corner hex"),
    "a-card-twice": (lambda d: card(d, 9).update(number=8), "card-twice", "cards 8"),
    "no-source": (lambda d: card(d, 9).pop("source"), "missing", "cards 9"),
    "a-source-that-says-nothing": (lambda d: card(d, 9).update(source="somewhere"), "source", "cards 9 source"),
    "no-blue": (all_green, "no-blue", "cards"),
    "no-advance": (no_advance, "no-advance", "cards"),
}


@pytest.mark.parametrize("name", CARDS)
def test_a_bad_card(name: str, tmp_path: Path) -> None:
    spoil, key, field = CARDS[name]
    found = refusal(load_deck, written(tmp_path / "deck.yaml", spoilt(DECK, spoil)))
    assert said(found) == [(key, field)]


NEAREST = {
    "unknown-verb": "fire", "unknown-word": "unhit", "word-of-a-unit": "fresh", "unknown-condition": "unit-fired",
    "unknown-field": "who", "unknown-step": "break-contact", "unknown-third": "reactive-orders",
    "unknown-suit": "heart", "unknown-type": "g-mg34",
}  # fmt: skip


@pytest.mark.parametrize("name", NEAREST)
def test_the_nearest_known_word_is_told(name: str, tmp_path: Path) -> None:
    (problem,) = refusal(load_deck, written(tmp_path / "deck.yaml", spoilt(DECK, CARDS[name][0])))
    for lang in LANGUAGES:
        assert f"“{NEAREST[name]}”" in problem.say(lang) or f"«{NEAREST[name]}»" in problem.say(lang)


def test_all_mistakes_of_a_deck_at_once(tmp_path: Path) -> None:
    """Of fields and of sense alike; what hangs on the whole deck is asked of whole decks only."""

    def spoil(deck: dict[str, Any]) -> None:
        for name in ("unknown-verb", "five-orders", "blue-advance", "unknown-third"):
            CARDS[name][0](deck)
        card(deck, 5)["spent"] = 8

    found = refusal(load_deck, written(tmp_path / "deck.yaml", spoilt(DECK, spoil)))
    assert sorted(said(found)) == [
        ("blue-advance", "cards 4 advance"),
        ("orders", "cards 15 orders"),
        ("range", "cards 5 spent"),
        ("word", "cards 22 orders 3 do"),
        ("word", "cards 9 third"),
    ]


# -- missions ------------------------------------------------------------------------------------------


def box(mission: dict[str, Any], number: int) -> Any:
    return mission["sheet"][number - 1]


def rows(mission: dict[str, Any]) -> Any:
    return box(mission, 2)["effects"][0]["table"]


def many(unit: str, count: int) -> Spoil:
    return lambda m: m["cup"].extend([unit] * count)


def reinforced(**fields: Any) -> Spoil:
    return lambda m: box(m, 3).update(
        title={"en": "Help", "es": "Ayuda"},
        effects=[{"reinforce": {"side": "ai", "units": ["g-rifles-41"], **fields}}],
    )


def event(**effect: Any) -> Spoil:
    return lambda m: box(m, 3).update(title={"en": "Event", "es": "Evento"}, effects=[effect])


FIRST, PARTISANS, WOODS, RIDGE = "search-and-destroy", "partisans", "woods", "ridge"
MISSION_MISTAKES: dict[str, tuple[str, Spoil, str, str]] = {
    "half-hex": (FIRST, lambda m: m["units"][0].update(hex="G01"), "hex", "units 1 hex"),
    "half-hex-at-the-top": (FIRST, lambda m: m["ai"][0].update(hex="A03"), "hex", "ai 1 hex"),
    "no-such-hex": (FIRST, lambda m: m["units"][0].update(hex="E7"), "hex", "units 1 hex"),
    "wheels-in-heavy-woods": (
        FIRST,
        lambda m: m["ai"][3].update(unit="g-sdkfz-232l", hex="D08"),
        "barred",
        "ai 4 hex",
    ),
    "tracks-in-water": (
        "town",
        lambda m: m["ai"].append({"unit": "g-pz-ii-f", "hex": "B13", "facing": "S"}),
        "barred",
        "ai 6 hex",
    ),
    "a-heavy-load-in-water": (
        "town",
        lambda m: m["ai"].append({"unit": "g-8cm-mortar", "hex": "B13", "facing": "S"}),
        "barred",
        "ai 6 hex",
    ),
    "two-ai-in-a-hex": (FIRST, lambda m: m["ai"][1].update(hex="G07"), "stacked", "ai 2 hex"),
    "a-rumour-on-an-ai": (PARTISANS, lambda m: m["rumoured"].append("F10"), "stacked", "rumoured 2"),
    "facing-missing": (FIRST, lambda m: m["ai"][0].pop("facing"), "missing", "ai 1"),
    "unknown-facing": (FIRST, lambda m: m["ai"][0].update(facing="E"), "word", "ai 1 facing"),
    "facing-in-small-letters": (FIRST, lambda m: m["ai"][0].update(facing="n"), "word", "ai 1 facing"),
    "unknown-counter": (FIRST, lambda m: m["ai"][0].update(unit="g-rifle-41"), "word", "ai 1 unit"),
    "counter-of-the-other-side": (FIRST, lambda m: m["ai"][0].update(unit="s-rifles-41"), "side", "ai 1 unit"),
    "number-not-on-that-counter": (PARTISANS, lambda m: m["units"][0].update(number=5), "range", "units 1 number"),
    "a-counter-twice": (PARTISANS, lambda m: m["units"][1].update(number=9), "counter-twice", "units 2 number"),
    "sheet-with-a-gap": (FIRST, lambda m: m["sheet"].pop(4), "gap", "sheet"),
    "sheet-without-an-end": (FIRST, lambda m: m["sheet"].pop(), "no-end", "sheet"),
    "an-end-that-ends-nothing": (FIRST, lambda m: box(m, 12).update(effects=[]), "no-end", "sheet"),
    "a-face-missing": (FIRST, lambda m: rows(m).pop(), "faces", "sheet 2 effects 1 table"),
    "a-face-twice": (FIRST, lambda m: rows(m)[0].update(on="1-2"), "faces", "sheet 2 effects 1 table"),
    "a-face-that-is-none": (FIRST, lambda m: rows(m)[3].update(on="6-7"), "faces", "sheet 2 effects 1 table"),
    "a-face-in-words": (FIRST, lambda m: rows(m)[3].update(on="six"), "faces", "sheet 2 effects 1 table"),
    "two-dice-start-at-2": (
        FIRST,
        lambda m: box(m, 2).update(effects=[{"roll": "2d6", "table": [{"on": "1-12"}]}]),
        "faces",
        "sheet 2 effects 1 table",
    ),
    "a-die-table-of-hexes": (PARTISANS, lambda m: m["tables"]["rumour"].pop(6), "faces", "tables rumour"),
    "a-die-table-off-the-board": (
        PARTISANS,
        lambda m: m["tables"]["rumour"].update({6: "M03"}),
        "hex",
        "tables rumour 6",
    ),
    "objective-off-the-board": (FIRST, lambda m: m.update(objectives=["N07"]), "hex", "objectives"),
    "marker-off-the-board": (
        RIDGE,
        lambda m: m["markers"].append({"hex": "A01", "side": "soviet"}),
        "hex",
        "markers",
    ),
    "a-marker-twice": (
        RIDGE,
        lambda m: m["markers"].append({"hex": "H11", "side": "german"}),
        "hex-twice",
        "markers",
    ),
    "cup-with-what-is-not-there": (PARTISANS, lambda m: m["cup"].append("s-guards"), "word", "cup"),
    "cup-of-the-other-side": (PARTISANS, lambda m: m["cup"].append("g-pioneers"), "side", "cup"),
    "too-many-of-a-counter": (PARTISANS, many("s-mmg-maxim", 3), "too-many", "ai"),
    "too-many-false-alarms": (PARTISANS, many("no-enemy", 6), "too-many", "cup"),
    "too-many-rumours": (
        PARTISANS,
        lambda m: box(m, 2)["effects"][0]["place"].update(rumoured=19),
        "too-many",
        "rumoured",
    ),
    "too-many-herds": (
        WOODS,
        lambda m: m["neutrals"].extend([{"kind": "cattle", "hex": "B04"}] * 4),
        "too-many",
        "neutrals",
    ),
    "too-many-trenches": (
        RIDGE,
        lambda m: m["forts"].extend({"fort": "trench", "hex": h} for h in ("B04", "B06", "B08", "B10", "B12")),
        "too-many",
        "forts",
    ),
    "unknown-board": (FIRST, lambda m: m.update(board="board6"), "word", "board"),
    "unknown-player": (FIRST, lambda m: m.update(player="russian"), "word", "player"),
    "caps-above-the-track": (FIRST, lambda m: m.update(caps=16), "range", "caps"),
    "no-title-in-spanish": (FIRST, lambda m: m["title"].pop("es"), "languages", "title"),
    "no-date": (FIRST, lambda m: m.update(date="summer"), "kind", "date"),
    "unknown-field": (FIRST, lambda m: m.update(rounds=5), "field", "rounds"),
    "missing-field": (FIRST, lambda m: m.pop("scoring"), "missing", "scoring"),
    "unknown-order-cards": (
        FIRST,
        lambda m: m["order_cards"].update(cards=["15-80"]),
        "no-cards",
        "order_cards cards",
    ),
    "unknown-deck": (
        FIRST,
        lambda m: m["order_cards"].update(cards=["atack"]),
        "range-of-cards",
        "order_cards cards",
    ),
    "deck-without-blue": (FIRST, lambda m: m["order_cards"].update(cards=["7-15"]), "no-blue", "order_cards cards"),
    "deck-without-an-advance": (
        FIRST,
        lambda m: m["order_cards"].update(cards=["1-6"]),
        "no-advance",
        "order_cards cards",
    ),
    "easier-without-blue": (
        FIRST,
        lambda m: m.update(order_cards={"cards": ["7-17"], "easier": {"without": [17]}}),
        "no-blue",
        "order_cards easier without",
    ),
    "easier-without-what-is-not-in-it": (
        FIRST,
        lambda m: m["order_cards"].update(easier={"without": [3]}),
        "not-in-deck",
        "order_cards easier without",
    ),
    "unknown-action-card": (
        FIRST,
        lambda m: m["action_cards"]["numbers"].append("18"),
        "word",
        "action_cards numbers",
    ),
    "weapon-of-the-other-side": (
        FIRST,
        lambda m: m["action_cards"]["numbers"].append("W01"),
        "side",
        "action_cards numbers",
    ),
    "more-cards-than-there-are": (
        FIRST,
        lambda m: m["action_cards"].update(first=15),
        "few-cards",
        "action_cards first",
    ),
    "inside-nothing": (FIRST, lambda m: m["ai"][0].update(inside="trench"), "inside", "ai 1 inside"),
    "two-forts-in-a-hex": (
        RIDGE,
        lambda m: m["forts"].append({"fort": "wire", "hex": "E13"}),
        "hex-twice",
        "forts 5 hex",
    ),
    "a-bunker-without-facing": (
        RIDGE,
        lambda m: m["forts"].append({"fort": "bunker", "hex": "D12"}),
        "missing",
        "forts 5",
    ),
    "unknown-fort": (RIDGE, lambda m: m["forts"].append({"fort": "tower", "hex": "D12"}), "word", "forts 5 fort"),
    "reactive-mission-orders": (
        FIRST,
        lambda m: m["reactive"].append({"do": "mission-orders"}),
        "list-in-list",
        "reactive 2 do",
    ),
    "unknown-verb-of-a-mission-order": (
        FIRST,
        lambda m: m["orders"][0].update(do="to-cover"),
        "word",
        "orders 1 do",
    ),
    "no-way-in": (FIRST, reinforced(), "way-in", "sheet 3 effects 1 reinforce"),
    "in-without-facing": (FIRST, reinforced(at="A10"), "missing", "sheet 3 effects 1 reinforce"),
    "in-from-the-middle": (FIRST, reinforced(entry=["G08"]), "rim", "sheet 3 effects 1 reinforce entry"),
    "in-where-it-cannot-go": (
        FIRST,
        reinforced(units=["g-opel-blitz"], entry=["H02"]),
        "barred",
        "sheet 3 effects 1 reinforce entry",
    ),
    "two-effects-in-one": (FIRST, event(caps=1, extra_action=1), "one", "sheet 3 effects 1"),
    "an-effect-that-is-none": (FIRST, event(cap=1), "field", "sheet 3 effects 1 cap"),
    "a-table-without-a-roll": (FIRST, event(caps=1, table=[{"on": "1-6"}]), "roll", "sheet 3 effects 1"),
    "placed-nowhere": (FIRST, event(place={"rumoured": 1}), "one", "sheet 3 effects 1 place"),
    "placed-by-an-unknown-table": (
        FIRST,
        event(place={"rumoured": 1, "table": "rumour"}),
        "word",
        "sheet 3 effects 1 place table",
    ),
    "a-unit-placed-without-facing": (
        FIRST,
        event(place={"unit": "g-mg34", "hex": "E05"}),
        "missing",
        "sheet 3 effects 1 place",
    ),
    "artillery-at-nothing": (
        FIRST,
        event(artillery={"side": "ai", "target": "densests"}),
        "word",
        "sheet 3 effects 1 artillery target",
    ),
    "smoke-off-the-board": (
        FIRST,
        event(smoke={"hex": "A01", "kind": "light"}),
        "hex",
        "sheet 3 effects 1 smoke hex",
    ),
    "cattle-to-nowhere": (
        FIRST,
        event(move_neutrals={"kind": "cattle", "toward": "edge-up"}),
        "word",
        "sheet 3 effects 1 move_neutrals toward",
    ),
    "noted-but-not-there": (FIRST, event(note="retreat"), "note", "sheet"),
    "waits-for-ever": (WOODS, lambda m: m["special"][1].update(waits=True), "note", "special"),
    "an-event-without-a-title": (FIRST, lambda m: box(m, 3).update(effects=[{"caps": 1}]), "missing", "sheet 3"),
    "an-ai-action-that-is-no-order": (
        FIRST,
        lambda m: box(m, 4).update(effects=[{"caps": 1}]),
        "ai-action",
        "sheet 4",
    ),
    "otherwise-what": (FIRST, lambda m: box(m, 8).update(otherwise="new-card"), "otherwise", "sheet 8 otherwise"),
    "a-mine-without-its-rule": (FIRST, lambda m: m.update(cup=["mine"]), "mine", "special"),
    "special-that-is-none": (FIRST, lambda m: m["special"][0].pop("free_facing"), "one", "special 1"),
    "special-that-is-unknown": (FIRST, lambda m: m["special"][0].update(night=True), "field", "special 1 night"),
    "special-of-one-name": (
        FIRST,
        lambda m: m["special"][0].update(id="carrier-keeps-out"),
        "taken",
        "special 2 id",
    ),
    "exit-nowhere": (WOODS, lambda m: m["special"][1].update(exit={"side": "player"}), "way-out", "special 2 exit"),
    "exit-in-the-middle": (
        WOODS,
        lambda m: m["special"][1]["exit"]["hexes"].append("G08"),
        "rim",
        "special 2 exit hexes",
    ),
    "exit-after-the-end": (
        WOODS,
        lambda m: m["special"][1]["exit"].update(from_box=15),
        "range",
        "special 2 exit from_box",
    ),
    "a-walk-that-leaps": (WOODS, lambda m: m["special"][2]["walk"]["path"].pop(2), "apart", "special 3 walk path"),
    "points-for-two-things": (
        FIRST,
        lambda m: m["scoring"][0]["for"].update(control="I07"),
        "one",
        "scoring 1 for",
    ),
    "points-for-no-marker": (
        FIRST,
        lambda m: m["scoring"][1]["for"].update(control="I08"),
        "no-marker",
        "scoring 2 for control",
    ),
    "points-for-no-exit": (
        FIRST,
        lambda m: m["scoring"][1].update({"for": {"exit": "home"}, "lost": False}),
        "no-exit",
        "scoring 2 for exit",
    ),
    "points-that-cannot-be-lost": (FIRST, lambda m: m["scoring"][0].update(lost=True), "lost", "scoring 1 lost"),
}


@pytest.mark.parametrize("name", MISSION_MISTAKES)
def test_a_bad_mission(name: str, tmp_path: Path) -> None:
    mission, spoil, key, field = MISSION_MISTAKES[name]
    found = refusal(load_mission, written(tmp_path / "mission.yaml", spoilt(MISSIONS[mission], spoil)))
    assert (key, field) in said(found)
    assert len(found) == 1, said(found)


def test_all_mistakes_of_a_mission_at_once(tmp_path: Path) -> None:
    """Fields that cannot be read do not keep the others from being looked at, nor do they bring false alarms."""

    def spoil(m: dict[str, Any]) -> None:
        for name in (
            "half-hex",
            "two-ai-in-a-hex",
            "unknown-verb-of-a-mission-order",
            "a-face-twice",
            "unknown-field",
        ):
            MISSION_MISTAKES[name][1](m)
        m["scoring"] = 3
        del m["title"]

    found = refusal(load_mission, written(tmp_path / "mission.yaml", spoilt(MISSIONS[FIRST], spoil)))
    assert sorted(said(found)) == [
        ("faces", "sheet 2 effects 1 table"),
        ("field", "rounds"),
        ("hex", "units 1 hex"),
        ("kind", "scoring"),
        ("missing", "title"),
        ("stacked", "ai 2 hex"),
        ("word", "orders 1 do"),
    ]


def test_every_mission_of_the_box_is_right(tmp_path: Path) -> None:
    """The same way round: what was spoilt above was whole before."""
    for key, plain in MISSIONS.items():
        assert load_mission(written(tmp_path / key / "mission.yaml", plain)).mission == content().missions[key]
    assert len(load_deck(written(tmp_path / "deck.yaml", DECK)).cards) == 55


# -- boards, counters, campaigns -------------------------------------------------------------------------

BOARD_MISTAKES: dict[str, tuple[Spoil, str, str]] = {
    "unknown-terrain": (lambda b: b["terrain"].update(swamp=["E07"]), "word", "terrain swamp"),
    "no-such-hex": (lambda b: b["terrain"]["heavy-woods"].append("N01"), "no-hex", "terrain heavy-woods"),
    "two-terrains": (lambda b: b["terrain"]["heavy-woods"].append("C12"), "hex-twice", "terrain heavy-woods"),
    "two-levels": (lambda b: b["levels"][2].append("A04"), "hex-twice", "levels 2"),
    "level-3": (lambda b: b["levels"].update({3: ["E07"]}), "range", "levels 3"),
    "wall-apart": (lambda b: b["walls"].append("E07/E09"), "apart", "walls E07/E09"),
    "wall-twice": (lambda b: b["walls"].append("F08/E08"), "hex-twice", "walls"),
    "no-wall": (lambda b: b["walls"].append("E07"), "wall", "walls"),
    "road-that-leaps": (lambda b: b["roads"][0].pop(3), "apart", "roads 1"),
    "road-to-nowhere": (lambda b: b["road_ends"].update({"B18": "E"}), "road-end", "road_ends"),
    "unknown-edge": (lambda b: b["road_ends"].update({"A10": "NW"}), "word", "road_ends A10"),
    "no-name": (lambda b: b["name"].pop("en"), "languages", "name"),
}


@pytest.mark.parametrize("name", BOARD_MISTAKES)
def test_a_bad_board(name: str, tmp_path: Path) -> None:
    spoil, key, field = BOARD_MISTAKES[name]
    written(tmp_path / "boards" / "mine.yaml", spoilt(BOARD, spoil))
    assert said(refusal(load_box, tmp_path)) == [(key, field)]


def test_a_board_of_a_name_that_is_taken(tmp_path: Path) -> None:
    written(tmp_path / "boards" / "board4.yaml", BOARD)
    assert said(refusal(load_box, tmp_path)) == [("taken", "name")]


COUNTER_MISTAKES: dict[str, tuple[Spoil, str, str]] = {
    "number-taken": (lambda c: c["counters"]["g-new"].update(first=9), "number-twice", "counters g-new first"),
    "fire-without-firepower": (lambda c: c["counters"]["g-new"].pop("red"), "armed", "counters g-new"),
    "range-upside-down": (
        lambda c: c["counters"]["g-new"].update(range_min=10),
        "range-min",
        "counters g-new range_min",
    ),
    "unknown-kind": (lambda c: c["counters"]["g-new"].update(kind="machinegun"), "word", "counters g-new kind"),
    "no-copies": (lambda c: c["counters"]["g-new"].update(copies=0), "range", "counters g-new copies"),
    "a-name-that-is-taken": (
        lambda c: c.update(counters={"g-mg34": c["counters"]["g-new"]}),
        "taken",
        "counters g-mg34",
    ),
}


@pytest.mark.parametrize("name", COUNTER_MISTAKES)
def test_a_bad_counter(name: str, tmp_path: Path) -> None:
    spoil, key, field = COUNTER_MISTAKES[name]
    written(tmp_path / "counters.yaml", spoilt(COUNTERS, spoil))
    assert said(refusal(load_box, tmp_path)) == [(key, field)]


def legs(campaigns: dict[str, Any]) -> Any:
    return campaigns["campaigns"]["again"]["legs"]


AT = "campaigns again"
CAMPAIGN_MISTAKES: dict[str, tuple[Spoil, str, str]] = {
    "loop": (
        lambda c: legs(c).update(
            town={
                "lost": {"next": "woods"},
                "company": {"who": "alive", "at_least": 1, "fill": "s-rifles-41"},
            }
        ),
        "loop",
        f"{AT} legs town",
    ),
    "loop-to-itself": (lambda c: legs(c)["woods"]["lost"].update(next="woods"), "loop", f"{AT} legs woods"),
    "unknown-mission": (lambda c: legs(c).update(river={}), "word", f"{AT} legs"),
    "unknown-start": (lambda c: c["campaigns"]["again"].update(start="rearguards"), "word", f"{AT} start"),
    "unknown-next": (lambda c: legs(c)["woods"]["won"].update(next="city"), "word", f"{AT} legs woods won next"),
    "unreached": (lambda c: legs(c).update(farm={}), "unreached", f"{AT} legs"),
    "nobody-goes-on": (lambda c: legs(c)["woods"].pop("company"), "missing", f"{AT} legs woods"),
    "no-cards": (
        lambda c: legs(c)["rearguard"]["lost"].update(cards=["72-80"]),
        "no-cards",
        f"{AT} legs rearguard lost cards",
    ),
    "fill-of-the-other-side": (
        lambda c: legs(c)["woods"]["company"].update(fill="g-mg34"),
        "side",
        f"{AT} legs woods company fill",
    ),
    "fill-with-more-than-there-are": (
        lambda c: legs(c)["woods"]["company"].update(at_least=13),
        "too-many",
        f"{AT} legs woods company at_least",
    ),
    "the-other-side": (
        lambda c: legs(c).update(town={"won": {"next": "ridge"}, "company": legs(c)["woods"]["company"]}, ridge={}),
        "other-side",
        f"{AT} legs town",
    ),
    "nowhere-to-set-up": (
        lambda c: legs(c).update(town={"won": {"next": "farm"}, "company": legs(c)["woods"]["company"]}, farm={}),
        "no-entry",
        f"{AT} legs town",
    ),
    "unknown-record": (
        lambda c: c["campaigns"]["again"]["record"].append("medals"),
        "word",
        "campaigns again record 6",
    ),
}


@pytest.mark.parametrize("name", CAMPAIGN_MISTAKES)
def test_a_bad_campaign(name: str, tmp_path: Path) -> None:
    spoil, key, field = CAMPAIGN_MISTAKES[name]
    mine = {"source": "original", "campaigns": {"again": CAMPAIGN["campaigns"]["encirclement"]}}
    written(tmp_path / "campaigns.yaml", spoilt(mine, spoil))
    found = said(refusal(load_box, tmp_path))
    assert (key, field) in found
    assert len(found) == (2 if name == "the-other-side" else 1), found


# -- files that are none -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "key", "line"),
    [
        (b"title: [unclosed\nnumber: 3\n", "yaml", 2),
        (b"number: 3\nnumber: 4\n", "key-twice", 2),
        (b"title: \xff\xfe\n", "unreadable", None),
        (b"", "empty", None),
        (b"- 3\n- 4\n", "empty", None),
    ],
)
def test_what_is_no_mission_at_all(data: bytes, key: str, line: int | None, tmp_path: Path) -> None:
    file = tmp_path / "mission.yaml"
    file.write_bytes(data)
    (problem,) = refusal(load_mission, file)
    assert problem.key == f"heroes-content-{key}"
    assert problem.facts.get("line") == line


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    for load in (load_mission, load_deck, load_box):
        (problem,) = refusal(load, tmp_path / "nothing.yaml")
        assert problem.key == "heroes-content-no-file"
    (problem,) = refusal(load_mission, tmp_path)
    assert problem.key == "heroes-content-no-file"


JUNK: list[Any] = [
    None, True, 0, -3, 99, 2.5, "", "E07", "x y", [], [1], {}, {"unit": 3}, {3: "x"}, {"en": "x"}, [[]],
    datetime(1941, 6, 22, 3, 15),
]  # fmt: skip


def scrambled(value: Any, rng: Random) -> Any:
    """The same data with one part of it replaced by junk, left out, or doubled."""
    if rng.random() < 0.25 or not isinstance(value, dict | list) or not value:
        return rng.choice(JUNK)
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    key, copy = rng.choice(keys), value.copy()
    if rng.random() < 0.15:
        del copy[key]
    elif rng.random() < 0.1 and isinstance(copy, list):
        copy.append(copy[key])
    else:
        copy[key] = scrambled(copy[key], rng)
    return copy


@pytest.mark.parametrize("key", [*MISSIONS, "deck"])
def test_whatever_stands_in_a_file_it_is_read_or_refused(key: str, tmp_path: Path) -> None:
    """Never anything but a record or a sentence."""
    rng, file, told = Random(key), tmp_path / "mission.yaml", 0
    load = load_deck if key == "deck" else load_mission
    plain = {**DECK, "cards": DECK["cards"][14:26]} if key == "deck" else MISSIONS[key]
    for _ in range(60):
        written(file, scrambled(plain, rng))
        try:
            load(file)
        except Problem as problem:
            told += 1
            assert all("{" not in problem.say(lang).replace(str(file), "") for lang in LANGUAGES)
    assert told > 20


def test_two_missions_of_one_number(tmp_path: Path) -> None:
    written(tmp_path / "mine" / "mission.yaml", MISSIONS[FIRST])
    assert said(refusal(load_box, tmp_path)) == [("mission-number", "number")]


def test_a_refused_file_changes_nothing(tmp_path: Path) -> None:
    before = msgspec.json.encode(content())
    refusal(load_mission, written(tmp_path / "mission.yaml", {"number": 1}))
    assert msgspec.json.encode(content()) == before
