"""Beside a real board at the table: what is rolled and drawn there is told, slips are put right, and all that is on
disk before it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tablehost import HTTP, Host, Player, begin

from grognard.engine import record


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = Host(tmp_path)
    yield made
    made.stop()


def beside(host: Host, lang: str = "en") -> tuple[Player, str]:
    links = begin(host.address, game="heroes", scenario="ridge", seats=["me"], seed="board", beside=True)
    return Player(host.address, links["tokens"][0], lang), links["tokens"][0]


def caps(player: Player) -> int:
    return next(int(track["value"]) for track in player.scene["tracks"] if track["id"] == "caps")


def test_only_games_that_can_offer_it(host: Host) -> None:
    games = {card["name"]: card["beside"] for card in HTTP.get(f"{host.address}/api/games").json()}
    assert games["heroes"] is True
    assert games["telemark"] is False
    body = {"game": "telemark", "scenario": "gunnerside", "beside": True}
    refused = HTTP.post(f"{host.address}/api/matches", json=body)
    assert (refused.status_code, refused.json()["problem"]) == (400, "table-beside")


def test_a_slip_is_put_right_and_kept(host: Host, tmp_path: Path) -> None:
    player, token = beside(host)
    assert player.scene["beside"] is True
    number = player.ask
    told = player.say(type="correct", ask=number, text="caps: 1")
    assert told["type"] == "change"
    assert caps(player) == 1
    assert player.log[-1]["text"].startswith("The board says otherwise: caps: 1.")
    assert player.ask > number, "what was asked before is another question"
    player.close()
    saved = record.decode(HTTP.get(f"{host.address}/api/save/{token}").content)
    assert [(laid.at, laid.what) for laid in saved.laid] == [(0, "caps: 1")]
    host.stop()
    again = Host(tmp_path)
    player = Player(again.address, token)
    assert caps(player) == 1, "it was on disk"
    assert any("otherwise" in line["text"] for line in player.log)
    player.close()
    again.stop()


def test_what_cannot_be_is_a_sentence(host: Host) -> None:
    player, _ = beside(host, "es")
    before = caps(player)
    for text in ("caps: 99", "E06: Tiger", "", "{"):
        told = player.say(type="correct", ask=player.ask, text=text)
        assert told["type"] == "problem"
        player.hear()
    assert caps(player) == before
    assert player.say(type="roll", ask=player.ask)["problem"] == "companion-no-die"
    player.close()


def test_the_program_rolls_where_it_is_told_to(host: Host) -> None:
    """Until a die is asked for: the AI's turns need some soon."""
    player, _ = beside(host)
    for _ in range(60):
        if player.scene["ask"]["kind"] in ("die", "drawn"):
            break
        assert player.answer("pass" if "pass" in player.options() else player.options()[0])["type"] == "change"
    asked = player.ask
    assert player.scene["ask"]["kind"] in ("die", "drawn")
    assert player.say(type="roll", ask=asked)["type"] == "change"
    assert player.ask > asked
    player.close()


def test_a_match_without_a_board_has_nothing_to_correct(host: Host) -> None:
    links = begin(host.address, game="heroes", scenario="ridge", seats=["me"])
    player = Player(host.address, links["tokens"][0])
    assert not player.scene.get("beside")
    assert player.say(type="correct", ask=player.ask, text="caps: 1")["problem"] == "table-beside"
    player.hear()
    assert player.say(type="roll", ask=player.ask)["problem"] == "table-beside"
    watcher = Player(host.address, links["watch"])
    assert watcher.say(type="correct", ask=watcher.ask, text="caps: 1")["problem"] == "table-watching"
    for one in (player, watcher):
        one.close()
