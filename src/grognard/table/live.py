"""The WebSocket: one connection at one seat, from its first scene to its end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable
from functools import partial

import msgspec
from starlette.types import Receive, Scope, Send

from grognard.engine.match import Match
from grognard.engine.problem import Problem
from grognard.table.guard import Refused, address_of, lang_of, note, refuse, with_headers
from grognard.table.hall import Hall
from grognard.table.limits import Bucket, Limits
from grognard.table.line import LINE, Line
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
    Lines,
    Look,
    Mark,
    Odds,
    Overlays,
    Plans,
    Prepare,
    Said,
    Throw,
    Try,
    Undo,
    Why,
    problem_message,
)
from grognard.table.room import Room
from grognard.table.view import View

log = logging.getLogger("grognard.table")

POLICY_VIOLATION = 1008
GOING_AWAY = 1001

GONE = (OSError, RuntimeError)
"""What sending comes to where nobody is any more, or was sent away."""


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


async def attend(scope: Scope, receive: Receive, send: Send, hall: Hall, doors: Doors) -> None:
    """Let a connection in, or turn it away with a sentence."""
    address = address_of(scope)
    try:
        doors.enter(address)
    except Refused as refused:
        note(scope, str(refused))
        await refuse(refused, scope, receive, with_headers(send))
        return
    try:
        token = scope["path_params"]["token"]
        async with hall.seated(token) as (room, seat):
            await receive()  # that it wants to come in
            await with_headers(send)({"type": "websocket.accept", "headers": []})
            line: Line = scope["state"][LINE]
            line.take_over(doors.limits.message)
            listener = Listener(token, seat, lang_of(scope), line)
            await Connection(scope, receive, send, room, listener, doors.limits).run()
    except Problem as problem:
        note(scope, problem.key)
        status = 404 if problem.key in ("table-token", "table-used") else 503
        await refuse(Refused(status, problem.key), scope, receive, with_headers(send))
    finally:
        doors.leave(address)


class Connection:
    """What one client says and hears. Its mistakes are its own: it gets a sentence, nobody else notices."""

    def __init__(
        self, scope: Scope, receive: Receive, send: Send, room: Room, listener: Listener, limits: Limits
    ) -> None:
        self.scope = scope
        self.receive = receive
        self.give = send
        self.room = room
        self.listener = listener
        self.bucket = Bucket(limits.messages, limits.messages_burst)
        self.limits = limits
        self.strikes = 0

    async def run(self) -> None:
        """Listen until it ends, in a task of its own: what comes wakes that, and not the dozen coroutines of the
        stack that led here. What fails holds its task in a ring: where somebody goes away nothing does."""
        try:
            await asyncio.create_task(self.listen())
        finally:
            self.room.leave(self.listener)

    async def listen(self) -> None:
        """Hear what comes over the line and, once that is not direct any more, through the server."""
        line = self.listener.line
        await self.room.join(self.listener)
        while True:
            if line.leaving:
                await self.end(GOING_AWAY)
                return
            if line.inbox:
                await self.hear(line.heard())
            elif line.direct:
                await line.mail()
            else:
                message = await self.receive()
                if message["type"] == "websocket.disconnect":
                    if message.get("code") == 1009:
                        note(self.scope, "table-size")
                    return
                await self.hear(message.get("text"))
            if self.strikes > self.limits.strikes:
                await self.end(POLICY_VIOLATION)
                return

    async def end(self, code: int) -> None:
        """Send somebody away who may be gone already."""
        with contextlib.suppress(*GONE):
            await self.give({"type": "websocket.close", "code": code})

    async def hear(self, text: str | None) -> None:
        """Act on one message, or say what is wrong with it."""
        said = self.understood(text)
        if said is None:
            return
        try:
            if isinstance(said, Answer):
                await self.room.answer(self.listener, said.ask, said.text)
            else:
                await self.act(said)
        except Problem as problem:
            note(self.scope, problem.key)
            if not self.room.broken:  # else everybody there was told, and sent away
                self.say(problem)
                await self.room.show_again(self.listener)

    def understood(self, text: str | None) -> Said | None:
        """What a message says; nothing where there are too many of them, or it is none."""
        if not self.bucket.take():
            self.strike("table-flood", tell=self.strikes % 50 == 0)
            return None
        try:
            said: Said = SAID.decode(text if text is not None else b"")
            return said
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.strike("table-message")
            return None

    async def act(self, said: Said) -> None:
        """All that can be said but an answer."""
        if isinstance(said, Lang):
            await self.room.speak(self.listener, said.lang)
        elif isinstance(said, Odds | Plans | Why | Mark | Prepare | HowItStands | Try | Look | Overlays):
            await self.room.work_out(self.listener, said.ask, repr(said), finding(said))
        elif isinstance(said, Lines):
            await self.room.recall(self.listener, said.lines)
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
        elif isinstance(said, Undo):
            await self.room.undo(self.listener, said.ask, said.by == "click")

    def strike(self, key: str, tell: bool = True) -> None:
        """Nothing a working client sends: enough of it ends the connection."""
        self.strikes += 1
        if tell:
            note(self.scope, key)
            self.say(Problem(key))

    def say(self, problem: Problem) -> None:
        self.listener.tell(problem_message(problem, self.listener.lang))


def finding(
    said: Odds | Plans | Why | Mark | Prepare | HowItStands | Try | Look | Overlays,
) -> Callable[[View, Match], msgspec.Struct]:
    """How to find what somebody asks for who gives no answer with it."""
    if isinstance(said, Plans):
        return partial(View.plans, about=said.about)
    if isinstance(said, Why):
        return partial(View.why, about=said.about, chosen=said.chosen)
    if isinstance(said, Mark):
        return partial(View.marked, texts=said.texts)
    if isinstance(said, Prepare):
        return partial(View.prepared, answers=said.answers, wishes=said.wishes)
    if isinstance(said, HowItStands):
        return partial(View.stands, about=said.about)
    if isinstance(said, Try):
        return partial(View.tried, wishes=said.draft, at=said.at)
    if isinstance(said, Look):
        return partial(View.field, about=said.about, to=said.to)
    if isinstance(said, Overlays):
        return partial(View.overlays, about=said.about)
    return View.odds
