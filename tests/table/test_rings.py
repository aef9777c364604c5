"""The server hardly looks for garbage (`serve.spare_the_collector`): what it lets go of has to be gone at once."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

from tablehost import WIDE

from grognard.engine import record
from grognard.table.hall import Hall
from grognard.table.limits import Limits
from grognard.table.listener import Listener
from grognard.table.messages import NewMatch
from grognard.table.store import Store

ONE_ROOM = Limits(**{**{name: getattr(WIDE, name) for name in WIDE.__struct_fields__}, "rooms": 1})


async def played(hall: Hall, answers: int) -> tuple[weakref.ref[asyncio.Lock], weakref.ref[asyncio.Event]]:
    """A match at which somebody has given some answers, taken one back, and left again.

    What only its room and a listener hold tells of them: what is compiled cannot be watched itself.
    """
    wanted = NewMatch(game="incursion", scenario="recon", seats=["me", "me"], seed="rings", free_undo=True)
    links = await hall.begin(wanted)
    async with hall.seated(links.tokens[0] or "") as (room, _):
        chairs = [Listener(token or "", seat, "en") for seat, token in enumerate(links.tokens)]
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
            chair.outbox.clear()
        return weakref.ref(room.lock), weakref.ref(chair.mail)


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
