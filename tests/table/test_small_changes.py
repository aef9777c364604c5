"""No change is over 8 kB, whatever the game, whoever sees it, in whichever language: what was there is not sent
again, how something was decided is asked for, and what is long for all that comes in parts."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import reduce
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tablehost import Host, Player, begin, changed, joined, whole

from grognard.bots import COMPUTERS, player_named
from grognard.engine.match import Match
from grognard.engine.scene import Line
from grognard.engine.show import log_lines, scene_of
from grognard.games import PACKAGES, game_named, new_match
from grognard.table.messages import Change, encode
from grognard.table.orders import Orders
from grognard.table.parts import differing, in_parts
from grognard.table.standing import Standing
from grognard.table.store import WATCHES
from grognard.table.view import View
from grognard.text import LANGUAGES

pytestmark = pytest.mark.once

MOST = 8192
ANSWERS = 45
SELDOM = {"telemark": 0.0, "incursion": 0.02, "locknload": 0.02, "heroes": 0.06}
"""The share of changes that may come in parts: were what is known sent again, it would be several times that."""


class Watcher:
    """Somebody at a view: the scene and the lines as they come of what was sent."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.scene = json.loads(view.whole(0))["scene"]
        self.lines: list[dict[str, Any]] = self.scene.get("log", [])

    def hear(self, parts: list[bytes]) -> None:
        assert max(map(len, parts)) <= MOST, (self.view.seat, self.view.lang, parts)
        told = [json.loads(part) for part in parts]
        assert [part.pop("more", False) for part in told] == [True] * (len(told) - 1) + [False]
        change: dict[str, Any] = reduce(joined, told)
        self.scene = changed(self.scene, change)
        self.lines = self.lines[: change["log_from"]] + change["scene"]["log"]

    def check(self) -> None:
        """What was put together is what there is to see, and with what is asked for the whole log."""
        view = self.view
        now = scene_of(view.match, view.seat, view.lang, odds=False, log=False)
        view.add_orders(view.match, now)
        assert whole(self.scene) == whole(json.loads(encode(now)))
        numbers = [at for at, line in enumerate(self.lines) if "more" in line]
        found = {told.line: told for told in view.recalled(numbers).lines}
        for at, line in enumerate(log_lines(view.match, view.seat, view.lang)):
            sent = msgspec.convert(self.lines[at], Line)
            assert sent.card is None and not sent.steps
            if sent.more:
                sent.card, sent.steps = found[at].card, found[at].steps
                assert sent.more == [name for name in ("card", "steps") if getattr(sent, name)]
                sent.more = []
            assert sent == line


def watched(match: Match, how: int, seed: str) -> Iterator[list[list[bytes]]]:
    """The changes of a match as a room shows them to all seats in both languages: of computers, or of people, from
    whom others are shown all at once what could be taken back; by rules of thumb or at random."""
    game, chance = match.game, random.Random(seed)
    seats = range(len(game.seats))
    player = player_named(COMPUTERS["bot"], game) if how % 2 else None
    standing = Standing(match, 0, () if how < 2 else seats)
    watchers = [
        Watcher(View(standing.seen, Orders(), seat, lang)) for seat in (*seats, WATCHES) for lang in LANGUAGES
    ]
    for moves in range(1, ANSWERS):
        if match.ask is None:
            break
        seat = match.ask.seat
        match.answer(player(match, chance) if player is not None else chance.choice(match.ask.options))
        standing.settle(moves)
        told = []
        for watcher in watchers:
            seen = standing.moves_seen(watcher.view.seat, moves)
            parts = watcher.view.change(seen, seat) if watcher.view.moves != seen else []
            if parts:
                watcher.hear(parts)
                told.append(parts)
        yield told
        if standing.is_all() and match.log is not None:
            match.log.watch()
    for watcher in watchers:
        watcher.check()


@pytest.mark.parametrize("name", PACKAGES)
def test_no_change_is_over_8_kb_and_together_they_are_the_scene(name: str) -> None:
    game = game_named(name)
    all_told = long = 0
    for at, scenario in enumerate(game.scenarios):
        for told in watched(new_match(game, scenario, {}, f"small {scenario}"), at % 4, scenario):
            all_told += len(told)
            long += len([parts for parts in told if len(parts) > 1])
    assert all_told > 500
    assert long <= SELDOM[name] * all_told, (long, all_told)


def test_a_deployment_over_a_whole_board_comes_in_parts() -> None:
    """A tunnel may lie on any square: no words are said twice there, and they are many."""
    for told in watched(new_match(game_named("incursion"), "recon", {}, "s1"), 2, "s1"):
        if any(len(parts) > 1 for parts in told):
            return
    raise AssertionError("there was no question that long")


def test_parts_hold_what_the_change_held() -> None:
    """Lists of any depth go on where they stopped, and what is empty again stays so."""
    options = [{"text": f"place {n}", "label": "ñ" * 40} for n in range(300)]
    scene = {
        "ask": {"kind": "place", "options": options, "marking": {"members": list(range(3000)), "at": 3}},
        "notes": [],
        "story": "a" * 5000,
        "proof": {"drawn": list(range(5000))},
        "log": [{"text": "b" * 3000}] * 4,
    }
    change = encode(Change(ask=7, scene=scene, log_from=9, pieces=[{"id": "unit:1", "badges": []}], stopped="so"))
    parts = in_parts(change)
    assert len(parts) > 5 and max(map(len, parts)) <= MOST
    assert all(json.loads(part)["scene"]["log"] is not None for part in parts), "the log is in every change"
    together = reduce(joined, [json.loads(part) for part in parts])
    together.pop("more")
    assert together == json.loads(change)
    assert in_parts(parts[0]) == [parts[0]]


def test_of_what_was_there_only_what_differs_is_sent() -> None:
    scene = scene_of(new_match(game_named("telemark"), "gunnerside", {}, "slight"), 0, "en")
    had = next(piece for piece in scene.pieces if piece.badges)
    now = msgspec.structs.replace(had, place="space:9", badges=[])
    assert differing(had, now) == {"id": had.id, "place": "space:9", "badges": []}


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = Host(tmp_path)
    yield made
    made.stop()


def test_what_was_left_out_is_told_to_who_saw_the_line_alone(host: Host) -> None:
    links = begin(host.address, seed="recall", free_undo=True)
    player = Player(host.address, links["tokens"][0])
    watcher = Player(host.address, links["watch"])
    chance = random.Random(1)
    while not any("more" in line for line in player.log):
        player.answer(chance.choice(player.options()))
    at = next(at for at, line in enumerate(player.log) if "more" in line)
    assert player.log[at]["more"] == ["card"] and "card" not in player.log[at]
    (found,) = player.say(type="lines", lines=[at])["lines"]
    assert found["card"]["name"] and found["line"] == at
    watcher.news()
    assert len(watcher.log) <= at, "it can be taken back, and is shown to nobody else"
    assert watcher.say(type="lines", lines=[at])["lines"] == [{"line": at}]
    fresh = Player(host.address, links["tokens"][0])
    assert fresh.log == player.log, "who comes is not told all of it either"
    beyond = [len(player.log), 10**9]
    assert player.say(type="lines", lines=beyond)["lines"] == [{"line": line} for line in beyond]
    for _ in range(60):
        if len(player.log) > at:
            player.say(type="undo", ask=player.ask)
    assert len(player.log) <= at
    assert player.say(type="lines", lines=[at])["lines"] == [{"line": at}], "it was taken back"
    for each in (player, watcher, fresh):
        each.close()
