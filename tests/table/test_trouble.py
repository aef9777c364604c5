"""What the server cannot help: a full disk, a save made to keep it busy. A sentence, and nothing lost."""

from __future__ import annotations

import json
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from tablehost import HTTP, WIDE, Host, Player, begin

from grognard import games
from grognard.table.store import Batch, Store

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    made = Host(tmp_path_factory.mktemp("trouble"))
    yield made
    made.stop()


class FullDisk:
    """Makes every commit fail as SQLite does when there is no room."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        commit = Store._commit

        def failing(store: Store, connection: sa.Connection, batch: Batch) -> None:
            if self.full:
                raise sa.exc.OperationalError("COMMIT", {}, sqlite3.OperationalError("database or disk is full"))
            commit(store, connection, batch)

        monkeypatch.setattr(Store, "_commit", failing)


def test_a_full_disk_loses_nothing_that_was_acknowledged(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = FullDisk(monkeypatch)
    token = begin(host.address)["tokens"][0]
    player = Player(host.address, token)
    for _ in range(3):
        player.answer(player.options()[0])
    before, log = player.scene, player.log
    disk.full = True
    told = player.answer(player.options()[0])
    assert told["problem"] == "table-disk"
    assert "full" in told["text"]
    player.close()
    refused = HTTP.post(f"{host.address}/api/matches?lang=es", json={"game": "telemark", "scenario": "grouse"})
    assert (refused.status_code, refused.json()["problem"]) == (507, "table-disk")
    assert "disco" in refused.json()["text"]
    again = Player(host.address, token)
    assert (again.scene["ask"], again.log) == (before["ask"], log)
    assert again.answer(again.options()[0])["problem"] == "table-disk"
    again.close()
    disk.full = False
    last = Player(host.address, token)
    assert last.log == log
    assert last.answer(last.options()[0])["type"] == "change"
    last.close()


def test_a_match_that_cannot_be_opened_now_stays_in_the_list(
    host: Host, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    disk = FullDisk(monkeypatch)
    other = Host(tmp_path)
    token = begin(other.address)["tokens"][0]
    player = Player(other.address, token)
    player.answer(player.options()[0])
    player.close()
    other.stop()
    monkeypatch.setattr(games.game_named("telemark"), "version", "next")  # resuming has to write
    disk.full = True
    other = Host(tmp_path)
    try:
        [standing] = HTTP.post(f"{other.address}/api/status", json={"tokens": [token]}).json()
        assert standing["token"] == token
        assert "disk" in standing["standing"]
        disk.full = False
        [standing] = HTTP.post(f"{other.address}/api/status", json={"tokens": [token]}).json()
        assert standing["your_turn"]
    finally:
        other.stop()


# -- saves made to keep a server busy -------------------------------------------------------------


def save_of(host: Host) -> dict[str, Any]:
    token = begin(host.address, scenario="grouse")["tokens"][0]
    player = Player(host.address, token)
    for _ in range(12):
        player.answer(player.options()[0])
    player.close()
    found: dict[str, Any] = HTTP.get(f"{host.address}/api/save/{token}").json()
    return found


def brought(host: Host, save: dict[str, Any]) -> httpx.Response:
    return HTTP.post(f"{host.address}/api/import", content=json.dumps(save), timeout=20)


def test_a_save_longer_than_any_match_is_refused(host: Host) -> None:
    save = save_of(host)
    save["answers"] += ["done"] * WIDE.save_answers
    save["answered_by"] += [0] * WIDE.save_answers
    save["rules"] = "0"
    refused = brought(host, save)
    assert (refused.status_code, refused.json()["problem"]) == (400, "table-save-long")


def test_a_position_with_monstrous_numbers_is_refused(host: Host) -> None:
    save = save_of(host)
    save["rules"] = "0"
    numbers = [key for key, value in save["checkpoint"]["position"].items() if isinstance(value, int)]
    assert numbers
    for key in numbers:
        forged = json.loads(json.dumps(save))
        forged["checkpoint"]["position"][key] = 10**12
        refused = brought(host, forged)
        assert (refused.status_code, refused.json()["problem"]) == (400, "problem-save-damaged"), key


def test_threads_that_want_a_game_first_get_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []

    class Slow:
        @staticmethod
        def game() -> object:
            if not made:
                time.sleep(0.05)
                made.append(object())
            return made[0] if len(made) == 1 else made

    monkeypatch.setattr(games, "import_module", lambda name: Slow)
    found: list[object] = []
    threads = [threading.Thread(target=lambda: found.append(games.game_named("telemark"))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == [found[0]]
    assert all(game is made[0] for game in found)
