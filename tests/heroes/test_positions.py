"""Positions written by hand: what they leave out; and those that cannot be, each refused in both languages."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from grognard.engine.corrections import correct
from grognard.engine.dice import CARDS, CUPS, DICE, KeyedDice, TableDice, key_of
from grognard.engine.match import Match, play_from
from grognard.engine.problem import Problem
from grognard.games import checked_options
from grognard.games.heroes.game import game
from grognard.games.heroes.state import Mission
from grognard.text import LANGUAGES

pytestmark = pytest.mark.once

GOOD: dict[str, list[str]] = {
    "C06": ["German LMG 09 (SE)"],
    "D05": ["German SdKfz 251 43 (SE)"],
    "F13": ["Soviet Rifles 01 (NW)"],
    "H08": ["Soviet BT7 47 (N)"],
    "K17": ["PE 1"],
}
SIX_PINNED = [f"German Rifles 0{n} (S, hit pinned)" for n in range(1, 7)]


def units(**places: list[str]) -> dict[str, Any]:
    return {"units": {**GOOD, **places}}


BAD: dict[str, tuple[dict[str, Any], str, list[str]]] = {
    "caps-above-the-track": ({"caps": 16}, "caps", ["16", "15"]),
    "vp-on-zero": ({"vp": 0}, "vp", ["0"]),
    "the-marker-past-the-sheet": ({"box": 15}, "box", ["15", "13"]),
    "the-marker-on-the-last-box": ({"box": 14}, "box", ["14", "13"]),
    "the-marker-before-the-sheet": ({"box": 0}, "box", ["0", "13"]),
    "an-ai-on-the-cap-track": ({"fallen": ["Soviet Rifles 04"]}, "fallen", ["Soviet Rifles 04"]),
    "an-order-card-twice": ({"orders": ["15", "16"], "discards": ["16"]}, "card", ["16"]),
    "an-order-card-in-play-and-in-the-deck": ({"orders": ["15", "16"], "card": "15"}, "card", ["15"]),
    "an-order-card-removed-and-in-the-deck": ({"orders": ["01", "16"], "removed": ["01"]}, "card", ["01"]),
    "an-action-card-twice": (
        {"hand": ["04 Rally up! 2"], "used": ["04 Rally up! 2"]},
        "card",
        ["04 Rally up! 2"],
    ),
    "no-order-card-left": ({"orders": []}, "orders", ["orders", "discards"]),
    "a-half-hex": (units(G01=["Soviet Rifles 04 (N)"]), "half", ["Soviet Rifles 04", "G01"]),
    "wheels-in-heavy-woods": (units(E12=["German SdKfz 232L 49 (N)"]), "ground", ["SdKfz 232L 49", "E12"]),
    "hidden-in-the-open-beside-an-enemy": (
        units(F12=["German Rifles 01 (S, hidden)"]),
        "hidden",
        ["German Rifles 01", "F12"],
    ),
    "a-hidden-ai": (units(G06=["Soviet Rifles 04 (N, hidden)"]), "hidden", ["Soviet Rifles 04", "G06"]),
    "in-no-works": (units(G06=["Soviet Rifles 04 (N, manning)"]), "manning", ["Soviet Rifles 04", "G06"]),
    "a-rumour-that-is-hit": (units(K17=["PE 1 (hit face-down)"]), "rumour", ["PE 1"]),
    "a-marker-of-the-other-pool": (units(C06=["German LMG 09 (SE, hit immobilized)"]), "marker", ["LMG 09"]),
    "a-marker-that-takes-it-away": (units(F13=["Soviet Rifles 01 (N, hit kia)"]), "marker", ["Soviet Rifles 01"]),
    "a-unit-with-a-marker-face-down": (units(C06=["German LMG 09 (SE, hit face-down)"]), "marker", ["LMG 09"]),
    "an-ai-with-a-back-of-the-other-pool": (
        units(F13=["Soviet Rifles 01 (N, hit face-down-armoured)"]),
        "marker",
        ["Soviet Rifles 01"],
    ),
    "more-markers-than-the-pool-has": (units(B04=SIX_PINNED), "markers", ["6", "5", "pinned"]),
    "a-carrier-elsewhere": (
        units(C06=["German LMG 09 (SE) under German SdKfz 251 43"]),
        "carrier",
        ["LMG 09", "SdKfz 251 43"],
    ),
    "carried-by-a-squad": (
        units(C06=["German LMG 09 (SE)", "German Rifles 01 (S) under German LMG 09"]),
        "carries",
        ["German Rifles 01", "LMG 09"],
    ),
    "carried-by-the-enemy": (
        units(H08=["Soviet BT7 47 (N)", "German Rifles 01 (S) under Soviet BT7 47"]),
        "carries",
        ["German Rifles 01", "BT7 47"],
    ),
    "two-aboard": (
        units(D05=[*GOOD["D05"], *[f"German Rifles 0{n} (S) under German SdKfz 251 43" for n in (1, 2)]]),
        "carries",
        ["German Rifles 01", "SdKfz 251 43"],
    ),
    "two-ai-in-a-hex": (
        units(F13=["Soviet Rifles 01 (N)", "Soviet Rifles 04 (N)"]),
        "stack",
        ["Soviet Rifles 01", "Soviet Rifles 04", "F13"],
    ),
    "in-the-cup-and-on-the-map": ({"cup": ["Soviet Rifles 01"]}, "cup", ["Soviet Rifles 01"]),
    "twice-in-the-cup": ({"cup": ["Soviet Rifles 04", "Soviet Rifles 04"]}, "cup", ["Soviet Rifles 04"]),
    "both-kinds-of-smoke": ({"heavy-smoke": ["F09"], "light-smoke": ["E05", "F09"]}, "smoke", ["F09"]),
    "control-markers-of-both": (
        {"player-control": ["F09"], "ai-control": ["F09"]},
        "control",
        ["F09"],
    ),
}


def beside(plain: dict[str, Any]) -> Match:
    """A match beside a board on which that lies."""
    options = checked_options(game(), {})
    dice = TableDice(key_of("bad"), [], [DICE, CUPS, CARDS])
    return play_from(game(), "partisans", options, game().place("partisans", options, plain, dice))


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_is_refused(name: str) -> None:
    """Each in a sentence that names the thing and says what to do, in both languages."""
    plain, key, named = BAD[name]
    options = checked_options(game(), {})
    with pytest.raises(Problem) as raised:
        game().place("partisans", options, {"units": GOOD, **plain}, KeyedDice(key_of("bad")))
    assert raised.value.key == f"heroes-position-{key}"
    said = [raised.value.say(lang) for lang in LANGUAGES]
    assert said[0] != said[1]
    for words in said:
        assert "{" not in words
        assert words.endswith(".")
        assert [thing for thing in named if thing not in words] == []


@pytest.mark.parametrize("name", BAD)
def test_a_correction_that_cannot_be_changes_nothing(name: str) -> None:
    """The same said beside a board, of a match under way."""
    plain, key, _ = BAD[name]
    match = beside({"units": GOOD})
    before = game().describe(match.state)
    asked = match.ask
    with pytest.raises(Problem) as raised:
        correct(match, said(plain))
    assert raised.value.key == f"heroes-position-{key}"
    assert game().describe(match.state) == before
    assert match.ask is asked
    assert not match.laid


def said(plain: dict[str, Any]) -> str:
    """The position as somebody types it."""
    return str(yaml.safe_dump(plain, default_flow_style=True, allow_unicode=True, width=10000)).strip()


def test_what_the_others_are_made_of_can_be() -> None:
    assert beside({"units": GOOD}).ask is not None


def placed(mission: str, **plain: Any) -> Mission:
    found = game().place(mission, checked_options(game(), {}), plain, KeyedDice(key_of("left out")))
    assert isinstance(found, Mission)
    return found


def test_a_cup_left_out_is_the_missions_but_for_what_is_elsewhere() -> None:
    """HEROES 1.0 (6): a rumour on a board typed in may be somebody."""
    g = placed("partisans", units={"C06": ["German LMG 09 (SE)"]})
    assert g.cup == g.theater.cup
    assert g.cup
    drawn = next(counter for counter in g.cup if counter < len(g.at))
    there = placed("partisans", units={"K17": [f"{g.theater.box.unit_names[drawn]} (N)"]})
    assert there.cup == [counter for counter in g.cup if counter != drawn]
    assert game().describe(there).get("cup") is None
    assert placed("partisans", units={}, cup=[]).cup == []


def test_an_empty_cup_is_read_as_it_was_written() -> None:
    g = placed("partisans", units={"C06": ["German LMG 09 (SE)"]}, cup=[])
    plain = game().describe(g)
    assert plain["cup"] == []
    assert placed("partisans", **plain).cup == []


def test_works_left_out_are_those_of_the_mission() -> None:
    g = placed("ridge", units={})
    assert g.fort_at
    assert list(zip(g.fort_kind, g.fort_at, g.fort_face, g.fort_side, strict=True)) == g.theater.forts
    assert game().describe(g).get("forts") is None
    bare = placed("ridge", units={}, forts={})
    assert bare.fort_at == []
    assert placed("ridge", **game().describe(bare)).fort_at == []
