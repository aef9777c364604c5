"""SIGKILL at random moments: every acknowledged answer is there afterwards, and play goes on.

A longer soak by hand:  PYTHONPATH=tests/table python tests/table/test_crash.py 2000 7
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from tablehost import Victim
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

T = TypeVar("T")

MATCHES = 24
AT_ONCE = 12
"""Matches under way together: enough for answers to share a commit when the server dies."""

BETWEEN_KILLS = 240
"""Answers between two kills, at most."""

LOST = (WebSocketException, OSError, httpx.HTTPError, EOFError)


class Soak:
    """Random matches against a server that keeps being killed."""

    def __init__(self, folder: Path, matches: int, seed: int) -> None:
        self.folder = folder
        self.chance = random.Random(seed)
        self.victim = Victim(folder)
        self.address = self.victim.address
        self.left = matches
        self.ended = False
        self.kills = 0
        self.acknowledged = 0
        self.resumed = 0

    async def run(self) -> None:
        """Play all matches, killing all the while."""
        async with httpx.AsyncClient(base_url=self.address, timeout=20, verify=False) as self.web:
            players = asyncio.create_task(self.play_all())
            killer = asyncio.create_task(self.kill_on())
            try:
                done, _ = await asyncio.wait({players, killer}, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            finally:
                self.ended = True
                killer.cancel()
                players.cancel()
                self.victim.kill()
        self.check_database()

    async def play_all(self) -> None:
        await asyncio.gather(*[self.play_on(self.chance.random()) for _ in range(AT_ONCE)])

    async def kill_on(self) -> None:
        """Kill after some more answers, at no particular moment: a slow machine is not killed more often."""
        while True:
            enough = self.acknowledged + self.chance.randrange(BETWEEN_KILLS)
            while self.acknowledged < enough:
                assert self.victim.process.poll() is None, "the server died by itself"
                await asyncio.sleep(self.chance.random() / 50)
            self.victim.kill()
            self.kills += 1
            self.check_database()
            self.victim = Victim(self.folder, self.victim.port)

    def check_database(self) -> None:
        with sqlite3.connect(self.folder / "table.db") as database:
            assert database.execute("PRAGMA quick_check").fetchone() == ("ok",)

    async def play_on(self, seed: float) -> None:
        chance = random.Random(seed)
        while self.left:
            self.left -= 1
            await self.play_match(chance)

    async def play_match(self, chance: random.Random) -> None:
        """One match to its end, over as many lives of the server as it takes."""
        body = {"game": "telemark", "scenario": "gunnerside"}
        made = await patiently(lambda: self.web.post("/api/matches", json=body))
        token = made.json()["tokens"][0]
        answers: list[str] = []
        url = f"{self.address.replace('http', 'ws')}/ws/{token}"
        while not self.ended:
            try:
                async with connect(url, compression=None, max_size=None) as socket:
                    scene = await heard(socket)
                    await self.compare(scene, token, answers)
                    self.resumed += bool(answers)
                    if await self.answer_on(socket, scene, answers, chance):
                        return
            except LOST:
                await asyncio.sleep(0.05)

    async def answer_on(
        self, socket: ClientConnection, scene: dict[str, Any], answers: list[str], chance: random.Random
    ) -> bool:
        """Answer until the end or the crash. The last answer sent may or may not have been stored."""
        while ask := scene["scene"].get("ask"):
            text = chance.choice(ask["options"])["text"]
            answers.append("?" + text)
            await socket.send(json.dumps({"type": "answer", "ask": scene["ask"], "text": text}))
            scene = await heard(socket)
            answers[-1] = text
            self.acknowledged += 1
        return True

    async def compare(self, scene: dict[str, Any], token: str, answers: list[str]) -> None:
        """What was acknowledged is there; an answer under way when the server died is whole or absent."""
        if answers and answers[-1].startswith("?"):
            pending = answers.pop()[1:]
            if scene["ask"] == len(answers) + 1:
                answers.append(pending)
        assert scene["ask"] == len(answers), f"{scene['ask']} answers there, {len(answers)} acknowledged"
        stored = (await self.web.get(f"/api/replay/{token}")).json()["answers"]
        assert stored == answers


async def heard(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(await socket.recv())
    assert message["type"] in ("scene", "change"), message
    return message


async def patiently(attempt: Callable[[], Awaitable[T]]) -> T:
    """Try until the server is back."""
    until = time.monotonic() + 30
    while True:
        try:
            return await attempt()
        except LOST:
            if time.monotonic() > until:
                raise
            await asyncio.sleep(0.05)


@pytest.mark.once
def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    soak = Soak(tmp_path, MATCHES, seed=1)
    asyncio.run(soak.run())
    assert soak.kills >= 3
    assert soak.resumed >= 3
    assert soak.acknowledged > MATCHES * 10


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        count = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
        trial = Soak(Path(place), count, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
        asyncio.run(trial.run())
        print(f"{count} matches, {trial.kills} kills, {trial.acknowledged} answers acknowledged,")
        print(f"{trial.resumed} times resumed, nothing lost")
