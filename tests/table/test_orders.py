"""Standing orders of the skirmish in two windows: what the mover is sent, how often and how soon, tells nothing."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from tablehost import WIDE, Host
from test_held import Two, anew, waiting
from tinygames import among_games

from grognard.games import game_named
from grognard.table.limits import Limits

pytestmark = pytest.mark.once

BEAT = 0.4


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    given = {name: getattr(WIDE, name) for name in WIDE.__struct_fields__}
    with among_games("skirmish"):
        made = Host(tmp_path_factory.mktemp("orders"), Limits(**{**given, "order_pause": BEAT}))
        yield made
        made.stop()


def walked(host: Host, ordered: bool) -> tuple[list[dict[str, Any]], float]:
    """Red moves past blue, who does not fire, by order or by the quickest hand: frames, and when the last came."""
    two = Two(host)
    if ordered:
        for value in ("never", "ask", "never"):
            two.blue.say(type="order", id="react", value=value)
    told = [two.red.say(type="plan", ask=two.red.ask, answers=["activate Red 1", "move 1A1"])]
    since = time.monotonic()
    while not ordered and not two.blue.options():
        two.blue.hear()
    while not ordered and two.blue.options():
        assert two.blue.scene["ask"]["kind"] == "react"
        two.blue.answer("done")
    while not two.red.options():
        told.append(two.red.hear())
    took = time.monotonic() - since
    two.close()
    for message in told:
        message["scene"].pop("proof", None)
    return told, took


def test_frames_and_times_are_the_same_by_hand_and_by_order(host: Host) -> None:
    by_hand, hand = walked(host, False)
    by_order, order = walked(host, True)
    assert by_order == by_hand
    assert min(hand, order) > 0.5 * BEAT - 0.02


def test_an_order_counts_nothing_for_the_others(host: Host) -> None:
    two = Two(host)
    before = anew(host, two.links["tokens"][0])
    for value in ("always", "never", "ask", "always"):
        two.blue.say(type="order", id="react", value=value)
    assert waiting(two.red) == waiting(two.watcher) == []
    assert anew(host, two.links["tokens"][0]) == before
    two.close()


def test_an_order_can_be_given_while_it_is_asked(host: Host) -> None:
    two = Two(host)
    two.red.say(type="plan", ask=two.red.ask, answers=["activate Red 1", "move 1B1", "move 1C1"])
    while not two.blue.options():
        two.blue.hear()
    assert two.blue.scene["ask"]["kind"] == "react"
    two.blue.say(type="order", id="react", value="always")
    assert two.blue.scene["ask"]["order"] == "fire Red 1"
    assert two.blue.hear()["scene"]["log"][0]["kind"] == "shot"
    two.close()


def test_an_order_to_fire_takes_as_long_as_a_hand(host: Host) -> None:
    """feel.md 1: nobody decides to fire in a beat."""
    two = Two(host)
    two.blue.say(type="order", id="react", value="always")
    since = time.monotonic()
    two.red.say(type="plan", ask=two.red.ask, answers=["activate Red 1", "move 1B1", "move 1C1"])
    while not any(line["kind"] == "shot" for line in two.red.log):
        two.red.hear()
    assert time.monotonic() - since > 1.25 * BEAT - 0.02
    two.close()


def test_an_order_that_cannot_be_given_any_more_is_dropped(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    two = Two(host)
    two.blue.say(type="order", id="react", value="always")
    game = game_named("skirmish")
    possible = game.orders
    monkeypatch.setattr(game, "orders", lambda g, seat: {})
    two.red.say(type="plan", ask=two.red.ask, answers=["activate Red 1", "move 1B1", "move 1C1"])
    while not two.blue.options():
        two.blue.hear()
    monkeypatch.setattr(game, "orders", possible)
    assert not two.blue.scene["ask"].get("order")
    assert anew(host, two.links["tokens"][1])[1]["orders"][0]["value"] == "ask", "nor does it come back"
    two.close()
