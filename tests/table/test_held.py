"""What a player tries and takes back is his own affair: nobody else learns anything of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tablehost import HTTP, Host, Player, begin
from tinygames import hosting

pytestmark = pytest.mark.once

QUIET = 0.15
"""So long nothing comes: there is nothing more to come."""


host = hosting("skirmish")


class Two:
    """Red and blue, each before a window of their own, and somebody who looks on."""

    def __init__(self, host: Host, *seats: str) -> None:
        self.host = host
        self.links = begin(
            host.address, game="skirmish", scenario="hedgerow", seats=list(seats or ("me", "friend"))
        )
        self.red, self.blue = (Player(host.address, token) for token in self.links["tokens"])
        self.watcher = Player(host.address, self.links["watch"])

    def give(self, *answers: str) -> None:
        for text in answers:
            assert self.red.answer(text)["type"] == "change"

    def undo(self, by: str = "click") -> dict[str, Any]:
        return self.red.say(type="undo", ask=self.red.ask, by=by)

    def close(self) -> None:
        for each in (self.red, self.blue, self.watcher):
            each.close()


@pytest.fixture
def two(host: Host) -> Iterator[Two]:
    made = Two(host)
    yield made
    made.close()


def waiting(player: Player, quiet: float = QUIET) -> list[dict[str, Any]]:
    """The frames a player is sent until nothing more comes, but for what differs from match to match."""
    found = []
    while True:
        try:
            found.append(json.loads(player.socket.recv(timeout=quiet)))
        except TimeoutError:
            return found
        found[-1].get("scene", {}).pop("proof", None)


def anew(host: Host, token: str) -> tuple[int, dict[str, Any]]:
    """What somebody sees who comes now."""
    player = Player(host.address, token)
    player.close()
    player.scene.pop("proof")
    return player.ask, player.scene


def everything(host: Host, token: str) -> list[Any]:
    """All a token can learn: scenes, replay, save, standing."""
    replay = HTTP.get(f"{host.address}/api/replay/{token}").json()
    save = HTTP.get(f"{host.address}/api/save/{token}").json()
    status = HTTP.post(f"{host.address}/api/status", json={"tokens": [token]}).json()
    return [anew(host, token), replay, save, status]


def test_what_can_be_taken_back_is_shown_to_nobody_else(host: Host, two: Two) -> None:
    others = [two.links["tokens"][1], two.links["watch"]]
    before = [everything(host, token) for token in others]
    two.give("activate Red 1", "move 1B1")
    assert two.red.scene["undo"]
    assert waiting(two.blue) == waiting(two.watcher) == []
    assert [everything(host, token) for token in others] == before
    two.give("move 1C1")
    told = waiting(two.blue)
    assert [len(told), told[0]["ask"]] == [1, 1], "it comes as one change, with the next question"
    assert [line["kind"] for line in told[0]["scene"]["log"]] == ["moved", "moved"]
    assert everything(host, others[0])[1]["scene"]["ask"]["kind"] == "react"


def test_who_looks_on_at_one_screen_sees_none_of_it_either(host: Host) -> None:
    two = Two(host, "me", "me")
    before = everything(host, two.links["watch"])
    two.give("activate Red 1", "move 1B1")
    assert everything(host, two.links["watch"]) == before
    two.close()


def test_who_has_tried_and_taken_back_has_done_nothing(host: Host) -> None:
    """Frames, numbers, replay, save: with and without are the same, to the last letter."""
    told = []
    for tries in (False, True):
        two = Two(host)
        if tries:
            two.give("activate Red gun", "move 1A5")
            two.undo()
            two.undo()
            two.give("activate Red 2")
            two.undo("answer")
        two.give("activate Red 1", "move 1B1", "move 1C1")
        told.append([waiting(two.blue), waiting(two.watcher)])
        for token in (two.links["tokens"][1], two.links["watch"]):
            (number, scene), replay, save, status = everything(host, token)
            for key in ("commitment", "id"):
                save.pop(key)
            replay["scene"].pop("proof")
            status[0].pop("token")
            told[-1].append([number, scene, replay, save, status])
        two.close()
    assert told[0] == told[1]


def test_on_one_screen_the_other_side_sees_as_little(host: Host) -> None:
    two = Two(host, "me", "me")
    two.give("activate Red 1", "move 1B1")
    assert waiting(two.blue) == waiting(two.watcher) == []
    two.give("move 1C1")
    assert [len(waiting(each)) for each in (two.blue, two.watcher)] == [1, 1]
    two.close()


def test_dice_bring_what_was_held_back(host: Host, two: Two) -> None:
    two.give("activate Red gun", "fire Blue 1")
    told = waiting(two.blue)
    assert told and told[0]["scene"]["log"][0]["kind"] == "shot"


def test_an_undo_takes_back_a_click(two: Two) -> None:
    two.give("activate Red 1")
    assert two.red.scene["undo"] and not two.red.scene["undo_why"]
    two.undo()
    assert two.red.scene["ask"]["kind"] == "choose"
    assert two.red.scene["undo_why"] == "Nothing has been answered yet that could be taken back."


def test_who_can_take_nothing_back_is_told_why(two: Two) -> None:
    two.give("activate Red gun", "fire Blue 1")
    two.blue.hear()
    two.blue.answer("activate Blue gun")
    two.blue.answer("done")
    two.red.hear()
    assert two.red.scene["undo_why"] == "Blue answered since: what was before stands."


def test_a_bot_takes_nothing_back_and_is_seen_at_once(host: Host) -> None:
    links = begin(host.address, seats=["bot"])
    watcher = Player(host.address, links["watch"])
    for _ in range(8):
        assert watcher.hear()["type"] == "change"
    watcher.close()


def test_what_was_held_back_still_is_after_a_restart(host: Host, tmp_path: Path) -> None:
    again = Host(tmp_path)
    two = Two(again)
    before = anew(again, two.links["tokens"][1])
    two.give("activate Red 1", "move 1B1")
    two.close()
    again.stop()
    again = Host(tmp_path)
    assert anew(again, two.links["tokens"][1]) == before
    red = Player(again.address, two.links["tokens"][0])
    red.close()
    again.stop()
    assert "move 1C1" in red.options(), "who is asked has everything"
