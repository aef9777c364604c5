"""`grognard bench table`: many matches of random players through real WebSockets, beside an echo server.

Each server is a process of its own: the table, and an echo as one writes it with Starlette and uvicorn's own
WebSocket. Both get answers from the same clients and give back as many bytes in as many messages: the echo
server is told how many, as the table has just sent them to who answered and, as often as it does, to the other
seat. First everybody answers as fast as scenes come: that gives the rate, and its waiting times are those of a
server with no second to spare. Then everybody pauses between answers as quick people do: that gives the waiting
time a player feels. The two servers are measured in turn, round by round and never at the same time, so that a
machine that is now fast and now slow is so for both. So for each game; then a crowd of matches that answer
every few seconds, as at a club's table.

What is measured is answers, not the making of matches: who has played one to its end goes on at
another that was begun, and its connections opened, before the clock ran.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
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
from grognard.games import game_named

T = TypeVar("T")

MATCHES = 200
ROUNDS = 3
SECONDS = 2.0
"""Of one round of one phase at one server."""
PAUSE = 0.5
"""Between two answers of one player, on average, where waiting times are measured."""
GAMES = {"telemark": "campaign", "incursion": "campaign"}
"""The scenario that is played of each game."""
CROWD = 2000
CROWD_PAUSE = 5.0
CROWD_SECONDS = 15.0
"""A table with many matches, each with an answer every so many seconds."""
WARM = 3.0
"""Seconds of play before the first measurement."""
SPARE = 5
"""Matches begun for each player beside the first."""


class OptionText(msgspec.Struct):
    text: str


class Asked(msgspec.Struct):
    options: list[OptionText] = []


class Seen(msgspec.Struct):
    ask: Asked | msgspec.UnsetType | None = msgspec.UNSET
    over: bool | msgspec.UnsetType = msgspec.UNSET


class Heard(msgspec.Struct):
    """What a random player needs of a scene message. What is not in a change stands; where there is `more`, the
    next goes on with it."""

    type: str
    ask: int
    scene: Seen
    more: bool = False


HEARD = msgspec.json.Decoder(Heard)
ENCODER = msgspec.json.Encoder()


class Figures(msgspec.Struct):
    """Answers a second, and how long one took: half of them, and all but one in a hundred, in milliseconds."""

    rate: float
    p50: float
    p99: float


class Load(msgspec.Struct):
    """A game played by many at the table and, the same bytes, at the echo server."""

    full: Figures
    paced: Figures
    echo_full: Figures
    echo_paced: Figures

    def share(self) -> float:
        """Our rate as a share of the echo server's."""
        return self.full.rate / self.echo_full.rate


class Report(msgspec.Struct):
    matches: int
    games: dict[str, Load]
    crowd: Figures
    errors: list[str]


SIZE = 7
"""Digits of each of the two sizes that what is said to the echo server begins with; nothing is sent for 0."""

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
        rooms=10_000,
    )
    serve("127.0.0.1", 0, "", data, lambda address: print(address, flush=True), limits)


def serve_echo() -> None:
    """Starlette and uvicorn giving back as many bytes as each message asks for at its beginning."""
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    from grognard.table.limits import Limits
    from grognard.table.serve import Server, bound, configured, local_address

    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                said = await socket.receive_text()
                await socket.send_text("x" * int(said[:SIZE]))
                if other := int(said[SIZE : 2 * SIZE]):
                    await socket.send_text("x" * other)

    listening = bound("127.0.0.1", 0)
    limits = Limits(connections=10_000)
    app = Starlette(routes=[WebSocketRoute("/ws/{token}", echo)])
    server = Server(configured(app, limits, wire="websockets-sansio"))  # as uvicorn has it, not our own
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


class Chair:
    """One seat of a match: its connection, and what is asked there."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.ask: Asked | None = None
        self.over = False

    async def hear(self, sizes: list[int] | None = None) -> None:
        """A message, and all that belongs to it."""
        options: list[OptionText] = []
        more = True
        while more:
            raw = await self.socket.recv(decode=False)
            if sizes is not None:
                sizes.append(len(raw))
            heard = HEARD.decode(raw)
            if heard.type not in ("scene", "change"):
                return
            more = heard.more
            self.number = heard.ask
            if not isinstance(heard.scene.ask, msgspec.UnsetType):
                options += heard.scene.ask.options if heard.scene.ask is not None else []
                self.ask = heard.scene.ask and Asked(options)
            if not isinstance(heard.scene.over, msgspec.UnsetType):
                self.over = heard.scene.over


Match = list[Chair]


class Chairs:
    """Matches begun ahead of the measurement, each with its connections and its first scenes."""

    def __init__(self, address: str, game: str) -> None:
        self.address = address
        self.game = game
        self.ready: deque[Match] = deque()
        self.sizes: list[int] = []
        self.others: list[int] = []
        """Bytes of what was heard by those who answered, and of what the others heard meanwhile."""

    async def prepare(self, count: int) -> None:
        for _ in range(count):
            self.ready.append(await self.begin())

    async def begin(self) -> Match:
        seats = ["me"] * len(game_named(self.game).seats)
        body = json.dumps({"game": self.game, "scenario": GAMES[self.game], "seats": seats}).encode()
        links = await asyncio.to_thread(post, f"{self.address}/api/matches", body)
        match = [Chair(await opened(self.address, token)) for token in links["tokens"]]
        for chair in match:
            await chair.hear()
        return match

    async def take(self) -> Match:
        return self.ready.popleft() if self.ready else await self.begin()

    async def clear(self) -> None:
        for match in self.ready:
            await leave(match)


async def leave(match: Match) -> None:
    for chair in match:
        await chair.socket.close()


class RandomPlayer:
    """Plays one match after another at random, at all its seats, each over a WebSocket of its own."""

    def __init__(self, chairs: Chairs, seed: int) -> None:
        self.chairs = chairs
        self.chance = random.Random(seed)
        self.match: Match
        self.last: Chair | None = None
        """Who answered last. Of two seats the other is asked, where this one is not."""

    async def sit_down(self) -> None:
        self.match = await self.chairs.take()
        self.last = None

    async def play(self, clock: Clock) -> None:
        while await clock.wait(self.chance):
            chair = await self.asked()
            if chair is None or chair.ask is None:
                await self.leave()
                await self.sit_down()
                continue
            options = chair.ask.options
            text = options[int(self.chance.random() * len(options))].text
            message = ENCODER.encode({"type": "answer", "ask": chair.number, "text": text}).decode()
            began = time.perf_counter()
            await chair.socket.send(message)
            await chair.hear(self.chairs.sizes)
            clock.note(began)

    async def asked(self) -> Chair | None:
        """The seat whose turn it is; None when the match is over."""
        while not any(chair.over for chair in self.match):
            asked = next((chair for chair in self.match if chair.ask is not None), None)
            if asked is not None:
                self.last = asked
                return asked
            for chair in self.match:
                if chair is not self.last:
                    await chair.hear(self.chairs.others)
        return None

    async def leave(self) -> None:
        await leave(self.match)


class EchoPlayer:
    """Sends answers of the same size and hears as much as the table had to say."""

    def __init__(self, address: str, seed: int, chairs: Chairs) -> None:
        self.address = address
        self.chance = random.Random(seed)
        self.chairs = chairs
        self.socket: ClientConnection

    async def sit_down(self) -> None:
        self.socket = await opened(self.address, "x" * 32)

    async def play(self, clock: Clock) -> None:
        number = 0
        while await clock.wait(self.chance):
            number += 1
            size, other = self.drawn()
            message = ENCODER.encode({"type": "answer", "ask": number, "text": "move Gausta"}).decode()
            began = time.perf_counter()
            await self.socket.send(f"{size:0{SIZE}}{other:0{SIZE}}{message}")
            await self.socket.recv(decode=False)
            clock.note(began)
            if other:
                await self.socket.recv(decode=False)

    def drawn(self) -> tuple[int, int]:
        """The size of something said to who answered, and to the other seat as often as it heard anything."""
        sizes, others = self.chairs.sizes, self.chairs.others
        at = int(self.chance.random() * len(sizes))
        again = int(self.chance.random() * len(sizes))
        return sizes[at], others[again] if again < len(others) else 0

    async def leave(self) -> None:
        await self.socket.close()


def post(url: str, body: bytes) -> Any:
    with urllib.request.urlopen(urllib.request.Request(url, body), timeout=30) as answer:
        return json.load(answer)


async def opened(address: str, token: str) -> ClientConnection:
    url = f"{address.replace('http', 'ws')}/ws/{token}"
    # What a seat hears while the other acts is read when it is asked: nothing makes it a slow reader.
    return await connect(url, compression=None, max_size=None, max_queue=None, ping_interval=None)


# -- the measurement ------------------------------------------------------------------------------


async def measured(table: str, echo: str, matches: int, crowd: int) -> Report:
    """Each game at both servers, then the crowd."""
    errors: list[str] = []
    games = {game: await loaded(table, echo, game, matches, errors) for game in GAMES}
    return Report(matches, games, await crowded(table, crowd, errors), errors)


async def loaded(table: str, echo: str, game: str, matches: int, errors: list[str]) -> Load:
    """Both phases at both servers: as fast as it goes, then at the pace of people."""
    chairs = Chairs(table, game)
    await chairs.prepare(matches * (1 + SPARE))
    tables = [RandomPlayer(chairs, n) for n in range(matches)]
    echoes = [EchoPlayer(echo, n, chairs) for n in range(matches)]
    everybody: list[RandomPlayer | EchoPlayer] = [*tables, *echoes]
    for player in everybody:
        await player.sit_down()
    spare_the_collector()
    await phase(tables, echoes, 0.0, 1, WARM, errors)
    full, echo_full = await phase(tables, echoes, 0.0, ROUNDS, SECONDS, errors)
    paced, echo_paced = await phase(tables, echoes, PAUSE, ROUNDS, SECONDS, errors)
    for player in everybody:
        await player.leave()
    await chairs.clear()
    return Load(full, paced, echo_full, echo_paced)


async def crowded(table: str, matches: int, errors: list[str]) -> Figures:
    """Very many matches of the first game, each with an answer now and then."""
    chairs = Chairs(table, next(iter(GAMES)))
    await chairs.prepare(matches)
    players = [RandomPlayer(chairs, n) for n in range(matches)]
    for player in players:
        await player.sit_down()
    spare_the_collector()
    clock = Clock(CROWD_PAUSE)
    await play_round(players, clock, CROWD_SECONDS, errors)
    for player in players:
        await player.leave()
    return clock.figures()


def spare_the_collector() -> None:
    """Have this process look no more at what it holds by now: while it does, thousands of players hear nothing, and
    would seem to wait for a server."""
    gc.collect()
    gc.freeze()


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


def measure(matches: int = MATCHES, crowd: int = CROWD) -> Report:
    with (
        tempfile.TemporaryDirectory() as data,
        served("echo") as echo,
        served("table", data) as table,
    ):
        return run(measured(table, echo, matches, crowd))


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
