"""Odd corners of a table for two: a raised hand, what was taken back, looking back, restarts, rooms put away."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tablehost import HTTP, WIDE, Host, Player, begin
from test_held import Two, waiting
from tinygames import among_games

from grognard.table import archive, room
from grognard.table.limits import Limits

pytestmark = pytest.mark.once

BEAT = 0.5
IN_SIGHT = ["activate Red 1", "move 1A1"]
"""Two blue units see this move: each may react."""


def limits(**changed: Any) -> Limits:
    return Limits(**{**{name: getattr(WIDE, name) for name in WIDE.__struct_fields__}, **changed})


@pytest.fixture(scope="module", autouse=True)
def skirmish() -> Iterator[None]:
    with among_games("skirmish"):
        yield


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = Host(tmp_path, limits(order_pause=BEAT))
    yield made
    made.stop()


def reacting(two: Two) -> None:
    """Red has moved, blue is asked whether to fire."""
    two.red.say(type="plan", ask=two.red.ask, answers=IN_SIGHT)
    while not two.blue.options():
        two.blue.hear()


def refused(player: Player, **message: Any) -> list[str]:
    """The problems a message is answered with."""
    player.socket.send(json.dumps({"ask": player.ask, **message}))
    return [answer["problem"] for answer in waiting(player) if answer["type"] == "problem"]


# -- a hand and an order --------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["red", "watcher"])
def test_a_raised_hand_goes_before_the_order_whoever_errs_meanwhile(host: Host, who: str) -> None:
    two = Two(host)
    two.blue.say(type="order", id="react", value="never")
    reacting(two)
    two.blue.socket.send(json.dumps({"type": "answer", "ask": two.blue.ask, "text": "fire Red 1"}))
    time.sleep(0.05)
    assert refused(getattr(two, who), type="undo")
    kinds = [line["kind"] for message in waiting(two.blue, 2 * BEAT) for line in message["scene"].get("log", [])]
    assert "shot" in kinds
    two.close()


def test_a_plan_takes_a_beat_for_each_question_that_is_watched(host: Host) -> None:
    two = Two(host)
    reacting(two)
    answer = two.blue.say(type="plan", ask=two.blue.ask, answers=["done", "done"])
    assert answer["given"] == 1 and two.blue.scene["ask"]["kind"] == "react"
    two.close()


def taken_back(two: Two) -> None:
    """Blue's order let the first pass; blue takes that back."""
    two.blue.say(type="order", id="react", value="never")
    reacting(two)
    while not two.blue.scene.get("undo"):
        two.blue.hear()
    two.blue.say(type="undo", ask=two.blue.ask)


def test_who_took_back_what_his_order_answered_answers_himself_whatever_the_other_orders(host: Host) -> None:
    two = Two(host)
    taken_back(two)
    assert "order" not in two.blue.scene["ask"], "nobody is told that it will be answered"
    two.red.say(type="order", id="react", value="always")
    assert waiting(two.blue, 2.5 * BEAT) == [] and two.blue.options()
    two.blue.say(type="order", id="react", value="always")
    assert waiting(two.blue, 2.5 * BEAT), "his own order counts"
    two.close()


@pytest.mark.parametrize("every", [room.KEEP_EVERY, 1])
def test_it_is_so_after_a_restart_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, every: int) -> None:
    """However often the whole record is written."""
    monkeypatch.setattr(room, "KEEP_EVERY", every)
    monkeypatch.setattr(room, "KEEP_PAUSE", 0.0)
    host = Host(tmp_path, limits(order_pause=BEAT))
    two = Two(host)
    taken_back(two)
    two.close()
    host.stop()
    host = Host(tmp_path, limits(order_pause=BEAT))
    blue = Player(host.address, two.links["tokens"][1])
    assert waiting(blue, 2.5 * BEAT) == [] and blue.options()
    blue.close()
    host.stop()


def test_an_order_is_shown_in_every_language(host: Host) -> None:
    two = Two(host)
    two.blue.say(type="lang", lang="es")
    two.blue.say(type="lang", lang="en")
    two.blue.say(type="order", id="react", value="always")
    again = two.blue.say(type="lang", lang="es")
    assert [order["value"] for order in again["scene"]["orders"]] == ["always"]
    two.close()


# -- what is held back ----------------------------------------------------------------------------


def test_who_is_not_asked_learns_nothing_by_being_refused(host: Host) -> None:
    """The same words, whatever the other is at in secret."""
    two = Two(host)

    def spied() -> list[list[str]]:
        return [refused(two.blue, type="commit", texts=[]), refused(two.blue, type="undo")]

    before = spied()
    two.give("activate Red 1", "fire Blue gun")
    assert two.red.scene["ask"].get("marking")
    assert spied() == before == [["problem-seat"], ["problem-undo-start"]]
    two.undo()
    assert spied() == before
    two.close()


def test_looking_back_is_no_more_work_after_a_secret_try(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    two = Two(host)
    work: list[str] = []

    def counted(name: str) -> None:
        real = getattr(archive, name)

        def call(*given: Any) -> Any:
            work.append(name)
            return real(*given)

        monkeypatch.setattr(archive, name, call)

    counted("moments")
    counted("past_of")
    others = [two.links["tokens"][1], two.links["watch"]]

    def looked() -> list[str]:
        work.clear()
        for token in others:
            assert HTTP.get(f"{host.address}/api/replay/{token}").status_code == 200
            HTTP.post(f"{host.address}/api/status", json={"tokens": [token]})
        return work[:]

    looked()
    quiet = looked()
    two.give("activate Red 1")
    assert looked() == quiet
    two.undo()
    assert looked() == quiet
    two.close()


def test_who_plays_does_not_wait_for_those_who_look_back(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    two = Two(host)
    looking, answered = threading.Event(), threading.Event()
    in_time: list[bool] = []
    replay = archive.replay

    def slow(*given: Any) -> Any:
        looking.set()
        in_time.append(answered.wait(5))
        return replay(*given)

    monkeypatch.setattr(archive, "replay", slow)
    reader = threading.Thread(target=httpx.get, args=(f"{host.address}/api/replay/{two.links['watch']}",))
    reader.start()
    assert looking.wait(5)
    two.give("activate Red 1")
    answered.set()
    reader.join()
    assert in_time == [True], "the answer did not wait for it"
    two.close()


def test_what_was_held_over_a_restart_comes_with_its_beats(tmp_path: Path) -> None:
    found = []
    for restart in (False, True):
        folder = tmp_path / str(restart)
        folder.mkdir()
        host = Host(folder)
        two = Two(host)
        two.give("activate Red 1", "move 1B1")
        if restart:
            two.close()
            host.stop()
            host = Host(folder)
            two.red, two.blue = (Player(host.address, token) for token in two.links["tokens"])
            two.watcher = Player(host.address, two.links["watch"])
        two.give("move 1C1")
        found.append(len(two.blue.hear()["beats"]))
        two.close()
        host.stop()
    assert found == [1, 1]


# -- strangers ------------------------------------------------------------------------------------


def test_a_token_cannot_be_shut_by_sitting_down_on_itself(host: Host) -> None:
    two = Two(host)
    for token in (two.links["watch"], two.links["tokens"][0]):
        assert HTTP.post(f"{host.address}/api/sit/{token}", json={"token": token}).status_code == 404
        Player(host.address, token).close()
    two.close()


NOWHERE = [("hex:999", ""), ("unit:99", ""), ("unit:0", "lost"), ("unit:0", "hex:x")]


@pytest.mark.parametrize(("about", "to"), NOWHERE)
def test_looking_from_nowhere_shows_nothing_and_breaks_nothing(host: Host, about: str, to: str) -> None:
    two = Two(host)
    seen = two.watcher.say(type="view", ask=two.watcher.ask, about=about, to=to)
    assert seen["type"] == "view" and not seen.get("spaces") and not seen.get("sight")
    assert waiting(two.red) == []
    two.give("activate Red 1")
    two.close()


def test_a_room_that_is_put_away_plays_no_further(tmp_path: Path) -> None:
    """The bot was about to answer when its player left, and came back to the match loaded anew."""
    host = Host(tmp_path, limits(rooms=1, bot_pause=0.4))
    links = begin(host.address, game="incursion", scenario="recon", seats=["bot", "me"])
    Player(host.address, links["tokens"][1]).close()
    begin(host.address)
    back = Player(host.address, links["tokens"][1])
    assert {message["type"] for message in waiting(back, 1.0)} <= {"change"}
    back.close()
    host.stop()
