"""`grognard bench table`: many matches of random players through real WebSockets, beside an echo server.

Both servers are the same stack in a process of their own, both get the same answers from the same
clients. First everybody answers as fast as scenes come: that gives the rate, and its waiting times
are those of a server with no second to spare. Then everybody pauses between answers as quick people
do: that gives the waiting time a player feels. The two servers are measured in turn, round by round
and never at the same time, so that a machine that is now fast and now slow is so for both.

What is measured is answers, not the making of matches: who has played one to its end goes on at
another that was begun, and its connection opened, before the clock ran.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import deque
from collections.abc import Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from grognard import build

T = TypeVar("T")

MATCHES = 200
ROUNDS = 3
SECONDS = 2.0
"""Of one round of one phase at one server."""
PAUSE = 0.5
"""Between two answers of one player, on average, where waiting times are measured."""
WARM = 1.0
"""Seconds of play before the first measurement."""
SPARE = 5
"""Matches begun for each player beside the first."""


class OptionText(msgspec.Struct):
    text: str


class Asked(msgspec.Struct):
    options: list[OptionText]


class Seen(msgspec.Struct):
    ask: Asked | None = None


class Heard(msgspec.Struct):
    """What a random player needs of a scene message."""

    type: str
    ask: int
    scene: Seen


HEARD = msgspec.json.Decoder(Heard)
ENCODER = msgspec.json.Encoder()


class Figures(msgspec.Struct):
    """Answers a second, and how long one took: half of them, and all but one in a hundred, in milliseconds."""

    rate: float
    p50: float
    p99: float


class Report(msgspec.Struct):
    matches: int
    full: Figures
    paced: Figures
    echo_full: Figures
    echo_paced: Figures
    errors: list[str]

    def share(self) -> float:
        """Our rate as a share of the echo server's."""
        return self.full.rate / self.echo_full.rate


# -- the two servers ------------------------------------------------------------------------------


def serve_table(data: Path) -> None:
    """The table, with limits that do not hold up two hundred players from one address."""
    from grognard.table.limits import Limits
    from grognard.table.serve import serve

    much = 1e9
    limits = Limits(
        messages=much,
        messages_burst=much,
        requests=much,
        requests_burst=much,
        creations=much,
        creations_burst=much,
        connections=10_000,
        connections_each=10_000,
        rooms=2000,
    )
    serve("127.0.0.1", 0, "", data, lambda address: print(address, flush=True), limits)


def serve_echo() -> None:
    """The same stack giving every message back."""
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    from grognard.table.limits import Limits
    from grognard.table.serve import Server, bound, configured, local_address

    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await socket.send_text(await socket.receive_text())

    listening = bound("127.0.0.1", 0)
    limits = Limits(connections=10_000)
    server = Server(configured(Starlette(routes=[WebSocketRoute("/ws/{token}", echo)]), limits))
    server.when_ready = lambda: print(local_address(listening), flush=True)
    server.run(sockets=[listening])


@contextlib.contextmanager
def served(*what: str) -> Iterator[str]:
    """A server of this module in its own process; gives its address."""
    env = {**os.environ, "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "grognard.bench.table", *what]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=env)
    assert process.stdout is not None
    try:
        yield process.stdout.readline().decode().strip()
    finally:
        process.terminate()
        process.wait(15)
        process.stdout.close()


# -- the players ----------------------------------------------------------------------------------


class Clock:
    """When a round ends, and how long each answer took in the rounds of one phase at one server."""

    def __init__(self, pause: float) -> None:
        self.pause = pause
        self.seconds = 0.0
        self.until = 0.0
        self.took: list[float] = []

    def start(self, seconds: float) -> None:
        self.seconds += seconds
        self.until = time.perf_counter() + seconds

    def note(self, began: float) -> None:
        """An answer was heard again; what comes when the round is over is not counted."""
        now = time.perf_counter()
        if now < self.until:
            self.took.append(now - began)

    async def wait(self, chance: random.Random) -> bool:
        """Pause as a person would; False when the phase is over."""
        if self.pause:
            await asyncio.sleep(chance.random() * 2 * self.pause)
        return time.perf_counter() < self.until

    def figures(self) -> Figures:
        marks = statistics.quantiles(self.took, n=100)
        return Figures(len(self.took) / self.seconds, marks[49] * 1000, marks[98] * 1000)


class Chairs:
    """Matches begun ahead of the measurement, each with its connection and its first scene."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.ready: deque[tuple[ClientConnection, Heard]] = deque()

    async def prepare(self, count: int) -> None:
        for _ in range(count):
            self.ready.append(await self.begin())

    async def begin(self) -> tuple[ClientConnection, Heard]:
        body = json.dumps({"game": "telemark", "scenario": "campaign"}).encode()
        links = await asyncio.to_thread(post, f"{self.address}/api/matches", body)
        socket = await opened(self.address, links["tokens"][0])
        return socket, HEARD.decode(await socket.recv())

    async def take(self) -> tuple[ClientConnection, Heard]:
        return self.ready.popleft() if self.ready else await self.begin()

    async def clear(self) -> None:
        for socket, _ in self.ready:
            await socket.close()


class RandomPlayer:
    """Plays one match after another at random over one WebSocket each."""

    def __init__(self, chairs: Chairs, seed: int) -> None:
        self.chairs = chairs
        self.chance = random.Random(seed)
        self.socket: ClientConnection
        self.heard: Heard

    async def sit_down(self) -> None:
        self.socket, self.heard = await self.chairs.take()

    async def play(self, clock: Clock) -> None:
        while await clock.wait(self.chance):
            ask = self.heard.scene.ask
            if ask is None:
                await self.socket.close()
                await self.sit_down()
                continue
            text = ask.options[int(self.chance.random() * len(ask.options))].text
            message = ENCODER.encode({"type": "answer", "ask": self.heard.ask, "text": text}).decode()
            began = time.perf_counter()
            await self.socket.send(message)
            raw = await self.socket.recv()
            clock.note(began)
            self.heard = HEARD.decode(raw)


class EchoPlayer:
    """Sends answers of the same size and hears them again."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.chance = random.Random(seed)
        self.socket: ClientConnection

    async def sit_down(self) -> None:
        self.socket = await opened(self.address, "x" * 32)

    async def play(self, clock: Clock) -> None:
        number = 0
        while await clock.wait(self.chance):
            number += 1
            message = ENCODER.encode({"type": "answer", "ask": number, "text": "move Gausta-toppen"}).decode()
            began = time.perf_counter()
            await self.socket.send(message)
            await self.socket.recv()
            clock.note(began)


def post(url: str, body: bytes) -> Any:
    with urllib.request.urlopen(urllib.request.Request(url, body), timeout=30) as answer:
        return json.load(answer)


async def opened(address: str, token: str) -> ClientConnection:
    url = f"{address.replace('http', 'ws')}/ws/{token}"
    return await connect(url, compression=None, max_size=None, ping_interval=None)


# -- the measurement ------------------------------------------------------------------------------


async def measured(table: str, echo: str, matches: int) -> Report:
    """Both phases at both servers: as fast as it goes, then at the pace of people."""
    errors: list[str] = []
    chairs = Chairs(table)
    await chairs.prepare(matches * (1 + SPARE))
    tables = [RandomPlayer(chairs, n) for n in range(matches)]
    echoes = [EchoPlayer(echo, n) for n in range(matches)]
    everybody: list[RandomPlayer | EchoPlayer] = [*tables, *echoes]
    for player in everybody:
        await player.sit_down()
    await phase(tables, echoes, 0.0, 1, WARM, errors)
    full, echo_full = await phase(tables, echoes, 0.0, ROUNDS, SECONDS, errors)
    paced, echo_paced = await phase(tables, echoes, PAUSE, ROUNDS, SECONDS, errors)
    for player in everybody:
        await player.socket.close()
    await chairs.clear()
    return Report(matches, full, paced, echo_full, echo_paced, errors)


async def phase(
    tables: Sequence[RandomPlayer],
    echoes: Sequence[EchoPlayer],
    pause: float,
    rounds: int,
    seconds: float,
    errors: list[str],
) -> tuple[Figures, Figures]:
    """Some rounds at the table and at the echo server in turn."""
    at_table, at_echo = Clock(pause), Clock(pause)
    for _ in range(rounds):
        await play_round(tables, at_table, seconds, errors)
        await play_round(echoes, at_echo, seconds, errors)
    return at_table.figures(), at_echo.figures()


async def play_round(
    players: Sequence[RandomPlayer | EchoPlayer], clock: Clock, seconds: float, errors: list[str]
) -> None:
    clock.start(seconds)
    ends = await asyncio.gather(*[p.play(clock) for p in players], return_exceptions=True)
    errors += [repr(e) for e in ends if e is not None]


def measure(matches: int = MATCHES) -> Report:
    with (
        tempfile.TemporaryDirectory() as data,
        served("echo") as echo,
        served("table", data) as table,
    ):
        return run(measured(table, echo, matches))


def run(work: Coroutine[Any, Any, T]) -> T:
    """On the same kind of event loop as the servers have."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def measure_build(which: str) -> Report | None:
    """The report of one build in a process of its own; None where it was not made."""
    folder = build.sources(which)
    if folder is None:
        return None
    env = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-m", "grognard.bench.table", "measure"], env=env, stdout=subprocess.PIPE
    )
    return msgspec.json.decode(done.stdout, type=Report) if done.returncode == 0 else None


def main() -> None:
    what, *rest = sys.argv[1:]
    logging.disable(logging.WARNING)
    if what == "table":
        serve_table(Path(rest[0]))
    elif what == "echo":
        serve_echo()
    else:
        print(msgspec.json.encode(measure()).decode())


if __name__ == "__main__":
    main()
