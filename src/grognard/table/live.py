"""The WebSocket: one connection at one seat, from its first scene to its end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from grognard.engine.problem import Problem
from grognard.table.guard import Refused, address_of, lang_of, note, refuse
from grognard.table.hall import Hall
from grognard.table.limits import Bucket, Limits
from grognard.table.listener import Listener
from grognard.table.messages import (
    SAID,
    Answer,
    Commit,
    Correct,
    GiveOrder,
    GivePlan,
    HowItStands,
    Lang,
    Look,
    Mark,
    Odds,
    Overlays,
    Plans,
    Prepare,
    Throw,
    Try,
    Why,
    problem_message,
)
from grognard.table.room import Room
from grognard.table.view import View

log = logging.getLogger("grognard.table")

POLICY_VIOLATION = 1008
GOING_AWAY = 1001


class Doors:
    """How many connections are open, in all and from each address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> None:
        if self.open.total() >= self.limits.connections or self.open[address] >= self.limits.connections_each:
            raise Refused(503, "table-full")
        self.open[address] += 1

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


async def attend(socket: WebSocket, hall: Hall, doors: Doors) -> None:
    """Let a connection in, or turn it away with a sentence."""
    address = address_of(socket.scope)
    try:
        doors.enter(address)
    except Refused as refused:
        note(socket.scope, str(refused))
        await refuse(refused, socket.scope, socket.receive, socket.send)
        return
    try:
        token = socket.path_params["token"]
        async with hall.seated(token) as (room, seat):
            await socket.accept()
            await Connection(socket, room, Listener(token, seat, lang_of(socket.scope)), doors.limits).run()
    except Problem as problem:
        note(socket.scope, problem.key)
        status = 404 if problem.key in ("table-token", "table-used") else 503
        await refuse(Refused(status, problem.key), socket.scope, socket.receive, socket.send)
    finally:
        doors.leave(address)


class Connection:
    """What one client says and hears. Its mistakes are its own: it gets a sentence, nobody else notices."""

    def __init__(self, socket: WebSocket, room: Room, listener: Listener, limits: Limits) -> None:
        self.socket = socket
        self.room = room
        self.listener = listener
        self.bucket = Bucket(limits.messages, limits.messages_burst)
        self.limits = limits
        self.strikes = 0
        self.sending = False

    async def run(self) -> None:
        """Listen and speak at once, until either ends.

        Both in tasks of their own: what comes wakes them, and not the dozen coroutines of the stack that led here.
        """
        speaking = asyncio.create_task(self.speak())
        listening = asyncio.create_task(self.listen())
        try:
            await listening
        except (WebSocketDisconnect, RuntimeError):
            pass  # it went away, perhaps while we spoke
        finally:
            self.room.leave(self.listener)
            speaking.cancel()

    async def speak(self) -> None:
        """Send what others cause."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while await self.listener.mail.wait():
                self.listener.mail.clear()
                await self.send()

    async def send(self) -> None:
        """Send what is in the outbox."""
        if self.sending:
            return
        self.sending = True
        outbox = self.listener.outbox
        while outbox:
            message = outbox.popleft()
            if message is None:
                await self.socket.close(GOING_AWAY)
                return
            await self.socket.send_text(message)
        self.sending = False

    async def listen(self) -> None:
        await self.room.join(self.listener)
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                if message.get("code") == 1009:
                    note(self.socket.scope, "table-size")
                return
            self.listener.looks = True
            await self.hear(message.get("text"))
            self.listener.looks = False
            await self.send()
            if self.strikes > self.limits.strikes:
                await self.socket.close(POLICY_VIOLATION)
                return

    async def hear(self, text: str | None) -> None:
        """Act on one message, or say what is wrong with it."""
        if not self.bucket.take():
            self.strike("table-flood", tell=self.strikes % 50 == 0)
            return
        try:
            said = SAID.decode(text if text is not None else b"")
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.strike("table-message")
            return
        try:
            if isinstance(said, Answer):
                await self.room.answer(self.listener, said.ask, said.text)
            elif isinstance(said, Lang):
                await self.room.speak(self.listener, said.lang)
            elif isinstance(said, Odds):
                await self.room.work_out(self.listener, said.ask, "odds", View.odds)
            elif isinstance(said, Plans):
                find = partial(View.plans, about=said.about)
                await self.room.work_out(self.listener, said.ask, " / ".join(["plans", *said.about]), find)
            elif isinstance(said, Why):
                reason = partial(View.why, about=said.about, chosen=said.chosen)
                name = " / ".join(["why", said.about, *said.chosen])
                await self.room.work_out(self.listener, said.ask, name, reason)
            elif isinstance(said, Mark):
                trial = partial(View.marked, texts=said.texts)
                await self.room.work_out(self.listener, said.ask, " / ".join(["mark", *sorted(said.texts)]), trial)
            elif isinstance(said, Prepare):
                settle = partial(View.prepared, answers=said.answers, wishes=said.wishes)
                name = f"prepare {said.answers} {said.wishes}"
                await self.room.work_out(self.listener, said.ask, name, settle)
            elif isinstance(said, HowItStands):
                stands = partial(View.stands, about=said.about)
                await self.room.work_out(self.listener, said.ask, f"stands {said.about}", stands)
            elif isinstance(said, Try):
                draft = partial(View.tried, wishes=said.draft, at=said.at)
                await self.room.work_out(self.listener, said.ask, f"try {said.at} {said.draft}", draft)
            elif isinstance(said, Look):
                look = partial(View.field, about=said.about, to=said.to)
                await self.room.work_out(self.listener, said.ask, f"view {said.about} {said.to}", look)
            elif isinstance(said, Overlays):
                lay = partial(View.overlays, about=said.about)
                await self.room.work_out(self.listener, said.ask, f"overlays {said.about}", lay)
            elif isinstance(said, GivePlan):
                await self.room.plan(self.listener, said.ask, said.answers)
            elif isinstance(said, GiveOrder):
                await self.room.order(self.listener, said.id, said.value)
            elif isinstance(said, Correct):
                await self.room.correct(self.listener, said.ask, said.text)
            elif isinstance(said, Throw):
                await self.room.throw(self.listener, said.ask)
            elif isinstance(said, Commit):
                await self.room.commit(self.listener, said.ask, said.texts)
            else:
                await self.room.undo(self.listener, said.ask, said.by == "click")
        except Problem as problem:
            note(self.socket.scope, problem.key)
            if not self.room.broken:  # else everybody there was told, and sent away
                self.say(problem)
                await self.room.show_again(self.listener)

    def strike(self, key: str, tell: bool = True) -> None:
        """Nothing a working client sends: enough of it ends the connection."""
        self.strikes += 1
        if tell:
            note(self.socket.scope, key)
            self.say(Problem(key))

    def say(self, problem: Problem) -> None:
        self.listener.tell(problem_message(problem, self.listener.lang))
