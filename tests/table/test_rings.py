"""The server does not look for garbage (`serve.spare_the_collector`): what it lets go of has to be gone at once."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import subprocess
import sys
import weakref
from collections import Counter, deque
from pathlib import Path

from tablehost import HTTP, WIDE, Host, Player, begin
from websockets.exceptions import InvalidStatus

from grognard.engine import record
from grognard.table.hall import Hall
from grognard.table.limits import Limits
from grognard.table.line import Line
from grognard.table.listener import Listener
from grognard.table.messages import NewMatch
from grognard.table.store import Store

ONE_ROOM = Limits(**{**{name: getattr(WIDE, name) for name in WIDE.__struct_fields__}, "rooms": 1})


async def played(hall: Hall, answers: int) -> tuple[weakref.ref[asyncio.Lock], weakref.ref[deque[bytes]]]:
    """A match at which somebody has given some answers, taken one back, and left again.

    What only its room and a listener hold tells of them: what is compiled cannot be watched itself.
    """
    wanted = NewMatch(game="incursion", scenario="recon", seats=["me", "me"], seed="rings", free_undo=True)
    links = await hall.begin(wanted)
    async with hall.seated(links.tokens[0] or "") as (room, _):
        chairs = [Listener(token or "", seat, "en", Line()) for seat, token in enumerate(links.tokens)]
        for chair in chairs:
            await room.join(chair)
        for _ in range(answers):
            ask = room.match.ask
            assert ask is not None
            chair = chairs[ask.seat]
            await room.answer(chair, room.view(chair).number, ask.options[0].text)
        chair = chairs[room.match.seats[-1]]
        await room.undo(chair, room.view(chair).number)
        assert room.kept().record == record.encode(room.match), "events that were taken back are in no record"
        for chair in chairs:
            room.leave(chair)
            chair.line.outbox.clear()
        return weakref.ref(room.lock), weakref.ref(chair.line.outbox)


def test_a_match_that_is_put_away_is_gone_at_once(tmp_path: Path) -> None:
    async def meanwhile() -> None:
        hall = Hall(Store(tmp_path), ONE_ROOM)
        gc.collect()
        gc.disable()
        try:
            room, listener = await played(hall, 60)
            assert room() is not None
            await played(hall, 1)
            assert room() is None and listener() is None
        finally:
            gc.enable()
        hall.store.close()

    asyncio.run(meanwhile())


def visit(address: str) -> None:
    """Somebody begins a match, plays it, asks for all sorts of things, sends nonsense and leaves."""
    links = begin(address, seed="rings")
    token = links["tokens"][0]
    player = Player(address, token)
    for _ in range(12):
        player.answer(player.options()[0])
    player.odds()
    player.say(type="plans", ask=player.ask, about=[])
    player.say(type="why", ask=player.ask, about=player.options()[0])
    for nonsense in (
        {"type": "answer"},
        {"type": "answer", "ask": 0, "text": "x"},
        {"type": "why", "ask": player.ask, "about": "x"},
    ):
        player.say(**nonsense)
    player.close()
    for path in (
        "/",
        "/nowhere",
        "/api/games",
        "/api/ground/none",
        f"/api/save/{token}",
        f"/api/replay/{token}?at=3",
        "/api/save/x",
    ):
        HTTP.get(address + path)
    for path, body in (
        ("/api/matches", "{"),
        ("/api/matches", '{"game": "chess"}'),
        ("/api/import", "[]"),
        ("/api/status", "{}"),
    ):
        HTTP.post(address + path, content=body)
    HTTP.get(address + "/", headers={"host": "elsewhere"})
    with contextlib.suppress(InvalidStatus):
        Player(address, "x" * 32)


def visitors(host: Host, count: int) -> None:
    """Several, from a process of their own: what they leave behind there is their own affair."""
    subprocess.run([sys.executable, __file__, host.address, str(count)], check=True)


def test_whoever_comes_leaves_nothing_that_would_have_to_be_looked_for(tmp_path: Path) -> None:
    """Whatever he sends: memory would go with it, since nobody looks for an hour."""
    host = Host(tmp_path)
    visitors(host, 1)
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        visitors(host, 3)
        gc.collect()
        assert Counter(f"{type(x).__module__}.{type(x).__qualname__}" for x in gc.garbage) == {}
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
        host.stop()


if __name__ == "__main__":
    for _ in range(int(sys.argv[2])):
        visit(sys.argv[1])
