"""A table to test against, in this process or in one that can be killed, and a player at it."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import random
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from grognard.engine.scene import Card, EdgeNow, OrderView, Piece, Record, Sheet, SpaceNow, Track
from grognard.table.app import make_app
from grognard.table.limits import Limits
from grognard.table.serve import Server, bound, configured, local_address
from grognard.table.store import Store

HTTP = httpx.Client(verify=False, limits=httpx.Limits(max_keepalive_connections=0), timeout=60)
"""Asks tables, each time anew. They speak plain http, so it does without the certificates of the world, which
`httpx.get` reads at every call: that takes longer than most answers."""

WIDE = Limits(
    messages=1e9,
    messages_burst=1e9,
    requests=1e9,
    requests_burst=1e9,
    creations=1e9,
    creations_burst=1e9,
    connections=5000,
    connections_each=5000,
    bot_pause=0.0,
    bot_thinks=0.02,
    order_pause=0.0,
)
"""Limits that do not hold up a test of something else."""


class Host:
    """A server in a thread of this process."""

    def __init__(self, data: Path, limits: Limits = WIDE, public_url: str = "", own: Path | None = None) -> None:
        self.data = data
        store = Store(data)
        listening = bound("127.0.0.1", 0)
        self.address = local_address(listening)
        self.server = Server(configured(make_app(store, limits, public_url, own), limits))
        ready = threading.Event()
        self.server.when_ready = ready.set
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [listening]})
        self.thread.start()
        assert ready.wait(60)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(10)
        assert not self.thread.is_alive()


class Victim:
    """A server in a process of its own, to be killed without warning."""

    def __init__(self, data: Path, port: int = 0) -> None:
        command = [sys.executable, str(Path(__file__)), str(data), str(port)]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, env={**os.environ, "PYTHONUNBUFFERED": "1"}
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().decode().strip()
        assert self.address.startswith("http://")

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Player:
    """One connection at one seat, which remembers what it was sent."""

    def __init__(self, address: str, token: str, lang: str = "en", **how: Any) -> None:
        url = f"{address.replace('http', 'ws')}/ws/{token}?lang={lang}"
        self.stack = contextlib.ExitStack()
        opened = connect(url, max_size=None, compression=None, open_timeout=20, **how)
        self.socket: ClientConnection = self.stack.enter_context(opened)
        self.ask = -1
        self.scene: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.hear()

    def hear(self) -> dict[str, Any]:
        """The next message; a change, of all its parts, is put together with what came before."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=20))
        while message["type"] == "change" and message.pop("more", False):
            message = joined(message, json.loads(self.socket.recv(timeout=20)))
        if message["type"] in ("scene", "change"):
            self.ask = message["ask"]
            self.scene = message["scene"] if message["type"] == "scene" else changed(self.scene, message)
            assert message["log_from"] <= len(self.log)
            self.log = self.log[: message["log_from"]] + self.scene.get("log", [])
        return message

    def odds(self) -> dict[str, dict[str, Any]]:
        """The options that roll dice, by text, with their odds."""
        told = self.say(type="odds", ask=self.ask)
        assert (told["type"], told["ask"]) == ("odds", self.ask)
        return {o["text"]: o for o in told["options"]}

    def say(self, **message: Any) -> dict[str, Any]:
        """Say something and hear what comes of it."""
        self.socket.send(json.dumps(message))
        return self.hear()

    def news(self) -> list[dict[str, Any]]:
        """What a spectator was sent by now: he is told only what changes for him. It adds up to what he sees."""
        told = [self.say(type="undo", ask=self.ask)]
        while told[-1]["type"] != "problem":
            told.append(self.hear())
        lines, added = self.log, whole(self.scene)
        seen = self.hear()["scene"]
        assert (lines, added) == (self.log, whole(seen))
        return told[:-1]

    def options(self) -> list[str]:
        ask = self.scene.get("ask")
        return [o["text"] for o in ask["options"]] if ask else []

    def wait(self) -> None:
        """Until this seat is asked something that is not answered for it."""
        while not self.options() or self.scene["ask"].get("order"):
            self.hear()

    def answer(self, text: str) -> dict[str, Any]:
        return self.say(type="answer", ask=self.ask, text=text)

    def play(self, chance: random.Random, answers: int = 10_000) -> int:
        """Answer at random until the end, or this often."""
        for done in range(answers):
            options = self.options()
            if not options:
                return done
            assert self.answer(chance.choice(options))["type"] == "change"
        return answers

    def close(self) -> None:
        self.stack.close()


def whole(scene: dict[str, Any]) -> dict[str, Any]:
    """A scene without its log; the order of what changes one by one means nothing."""
    apart = ("pieces", "spaces", "edges")
    return {
        name: sorted(value, key=str) if name in apart else value
        for name, value in scene.items()
        if value and name != "log"
    }


APART: dict[str, type[Record]] = {"pieces": Piece, "spaces": SpaceNow, "edges": EdgeNow}
LISTED: dict[str, type[Record]] = {"cards": Card, "tracks": Track, "sheets": Sheet, "orders": OrderView}


def joined(first: Any, following: Any) -> Any:
    """What came in two parts."""
    if isinstance(first, list) and isinstance(following, list):
        return first + following
    if not isinstance(first, dict) or not isinstance(following, dict):
        return following
    return first | {
        name: joined(first[name], value) if name in first else value for name, value in following.items()
    }


def changed(scene: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """A scene after a change."""
    parts = {name: laid(scene, change, name) for name in APART}
    for name in LISTED.keys() & change["scene"].keys():
        had = {record["id"]: record for record in scene.get(name, [])}
        told = change["scene"][name]
        parts[name] = [had[x] if isinstance(x, str) else after(LISTED[name], had.get(x["id"], {}), x) for x in told]
    return {**scene, **change["scene"], **parts}


def after(kind: type[Record], had: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """A record after what was told of it: what is empty now is absent."""
    now: dict[str, Any] = json.loads(msgspec.json.encode(msgspec.convert(had | told, kind)))
    return now


def laid(scene: dict[str, Any], change: dict[str, Any], name: str) -> list[dict[str, Any]]:
    """What changes one by one, after a change."""

    def key(thing: dict[str, Any]) -> str:
        return str(thing["id"]) if "id" in thing else f"{thing['a']}/{thing['b']}"

    left = {key(x): x for x in scene.get(name, []) if key(x) not in change.get("gone", [])}
    told = {key(x): after(APART[name], left.get(key(x), {}), x) for x in change.get(name, [])}
    return list((left | told).values())


def begin(address: str, **wanted: Any) -> dict[str, Any]:
    """A new match's links."""
    body = {"game": "telemark", "scenario": "gunnerside", **wanted}
    answer = HTTP.post(f"{address}/api/matches", json=body)
    assert answer.status_code == 201, answer.text
    links: dict[str, Any] = answer.json()
    return links


def main() -> None:
    """Serve a folder until killed; says its address first."""
    from grognard.table.serve import serve

    logging.disable()
    serve("127.0.0.1", int(sys.argv[2]), "", Path(sys.argv[1]), lambda address: print(address, flush=True), WIDE)


if __name__ == "__main__":
    main()
