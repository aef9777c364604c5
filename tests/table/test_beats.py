"""Beats: a change that contains several acts brings its positions in between, in order."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tablehost import HTTP, Host, Player, begin
from test_held import Two, waiting
from tinygames import hosting

host = hosting("skirmish")


@pytest.fixture
def two(host: Host) -> Iterator[Two]:
    made = Two(host)
    yield made
    made.close()


WALK = ["activate Red 1", "move 1B1", "move 1C1"]


def places(beats: list[dict[str, Any]], piece: str = "unit:0") -> list[tuple[int, str]]:
    return [(beat["line"], p["place"]) for beat in beats for p in beat.get("pieces", []) if p["id"] == piece]


def test_a_walk_comes_hex_by_hex(two: Two) -> None:
    told = two.red.say(type="plan", ask=two.red.ask, answers=WALK)
    assert places(told["beats"]) == [(0, "hex:5")]
    assert [p["place"] for p in told["pieces"] if p["id"] == "unit:0"] == ["hex:10"], "the change itself is the end"


def test_what_was_held_back_comes_with_its_positions(two: Two) -> None:
    two.give(*WALK)
    (told,) = waiting(two.blue)
    assert places(told["beats"]) == [(0, "hex:5")]


def test_what_was_taken_back_is_in_no_beat(two: Two) -> None:
    two.give("activate Red gun", "move 1A5")
    two.undo()
    two.undo()
    two.give(*WALK)
    (told,) = waiting(two.blue)
    assert places(told["beats"]) == [(0, "hex:5")]
    assert not places(told["beats"], "unit:2")


def test_one_act_has_no_beats(two: Two) -> None:
    two.give("activate Red 1")
    assert "beats" not in two.red.answer("move 1B1")


def test_a_replay_has_them_too(host: Host) -> None:
    token = begin(host.address, game="telemark", scenario="gunnerside", seed="beats")["tokens"][0]
    player = Player(host.address, token)
    player.play(random.Random(4), 60)
    player.close()
    last = HTTP.get(f"{host.address}/api/replay/{token}").json()["last"]
    found = [HTTP.get(f"{host.address}/api/replay/{token}?at={at}").json() for at in range(last + 1)]
    shown = [moment for moment in found if moment["beats"]]
    assert shown and not found[0]["beats"]
    for moment in shown:
        assert [beat["line"] for beat in moment["beats"]] == sorted(beat["line"] for beat in moment["beats"])
        assert moment["beats"][-1]["line"] < len(moment["scene"]["log"])
