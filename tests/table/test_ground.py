"""The ground is sent once and known by its hash; what changes on it travels by itself, and little of it."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from functools import reduce
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tablehost import HTTP, Host, Player, begin, changed, joined, whole
from tinygames import among_games

from grognard.engine.dice import key_of
from grognard.engine.hexscene import hex_board
from grognard.engine.match import Match, start
from grognard.engine.shelf import DATA, GROUNDS, ground_of
from grognard.engine.show import scene_of
from grognard.games import checked_options, game_named
from grognard.geometry.ground import Ground, Kind, Manner
from grognard.geometry.hexboards import Atlas, Board, Placed, Sheet
from grognard.table.orders import Orders
from grognard.table.view import View

pytestmark = pytest.mark.once

MOST = 8_000
"""Bytes of a change."""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = Host(tmp_path)
    yield made
    made.stop()


def ground(host: Host, name: str) -> dict[str, Any]:
    found: dict[str, Any] = HTTP.get(f"{host.address}/api/ground/{name}").raise_for_status().json()
    return found


def test_a_ground_is_had_by_its_hash_and_kept_for_good(host: Host) -> None:
    player = Player(host.address, begin(host.address)["tokens"][0])
    answer = HTTP.get(f"{host.address}/api/ground/{player.scene['board']}")
    assert "immutable" in answer.headers["cache-control"]
    names = {space["name"] for space in answer.json()["spaces"]}
    assert "Vemork" in names
    assert HTTP.get(f"{host.address}/api/ground/{'0' * 24}").status_code == 404
    spanish = player.say(type="lang", lang="es")["scene"]["board"]
    assert {s["name"] for s in ground(host, spanish)["spaces"]} != names, "names are printed: each language its own"
    player.close()


def test_a_server_that_was_started_anew_knows_the_ground_of_what_it_shows(tmp_path: Path) -> None:
    host = Host(tmp_path)
    token = begin(host.address)["tokens"][0]
    name = Player(host.address, token).scene["board"]
    host.stop()
    kept = dict(GROUNDS), dict(DATA)
    host = Host(tmp_path)
    player = Player(host.address, token)
    assert player.scene["board"] == name
    assert ground(host, name)["spaces"]
    assert (dict(GROUNDS), dict(DATA)) == kept, "the same ground is the same"
    host.stop()


def played(match: Match, chance: random.Random, moves: int) -> Iterator[list[dict[str, Any]]]:
    """What each seat and those who look on are sent, answer by answer; put together it is always what they see."""
    views = [View(lambda seat: match, Orders(), seat, "en") for seat in (*range(len(match.game.seats)), -1)]
    known = [json.loads(view.whole(0))["scene"] for view in views]
    for move in range(1, moves):
        if match.ask is None:
            return
        seat = match.ask.seat
        match.answer(chance.choice(match.ask.options))
        told = [view.change(move, seat) for view in views]
        for k, text in enumerate(told):
            if text:
                known[k] = changed(known[k], together(text))
                scene = scene_of(match, views[k].seat, "en", odds=False)
                views[k].add_orders(match, scene)
                now = json.loads(msgspec.json.encode(scene))
                assert whole(known[k]) == whole(now)
        yield [together(text) for text in told if text]


def together(parts: list[bytes]) -> dict[str, Any]:
    """A change of all its parts."""
    change: dict[str, Any] = reduce(joined, [json.loads(part) for part in parts])
    return change


def test_a_door_travels_by_itself() -> None:
    """Nothing but the doors that changed; one that is as printed again is gone."""
    game = game_named("incursion")
    match = start(game, "incursion", checked_options(game, {}), key_of("doors"))
    doors = {f"{r.a}/{r.b}" for r in ground_of(scene_of(match, 0, "en")).routes}
    moved, gone = set(), set()
    for told in played(match, random.Random(3), 300):
        for change in told:
            assert "board" not in change["scene"] and "edges" not in change["scene"]
            moved |= {f"{edge['a']}/{edge['b']}" for edge in change.get("edges", [])}
            gone |= {name for name in change.get("gone", []) if "/" in name}
    assert gone and moved and gone | moved <= doors


def large() -> str:
    """A board of 30 x 40 hexes with something on every hexside."""
    board = Board(Atlas({"": Sheet(30, (1, 40), (1, 40), second_lower=True)}), [Placed()])
    made = Ground(board, Manner(2, False, 9, "", "", ""), [Kind("hedge", "4.1", hinders=1)])
    for h in board.hexes:
        for other in board.beside[h]:
            if other >= 0:
                made.put_side(h, other, 0)
    return hex_board(made)


def test_no_change_on_a_large_board_of_hexes_is_over_8_kb(monkeypatch: pytest.MonkeyPatch) -> None:
    with among_games("skirmish"):
        game = game_named("skirmish")
        printed = sys.modules["grognard.games.skirmish.game"].SCENARIOS["hedgerow"]
        monkeypatch.setattr(printed, "shown", large())
        assert len(DATA[printed.shown]) > 100_000
        match = start(game, "hedgerow", {}, key_of("large"))
        sizes = [len(json.dumps(change)) for told in played(match, random.Random(1), 500) for change in told]
        assert len(sizes) > 60 and max(sizes) < MOST
