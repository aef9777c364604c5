"""One match being played: its answers, its listeners, its bots.

A change goes through four steps, one change at a time: check it, make it, wait until it is on disk,
show it. Nobody sees a state that is not on disk, since everything that looks takes the same lock.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from grognard.bots import player_named
from grognard.engine import record
from grognard.engine.ask import Option
from grognard.engine.match import Match
from grognard.engine.problem import Problem
from grognard.table.messages import SceneMessage, encode, problem_message
from grognard.table.store import WATCHES, Keep, Move, Store
from grognard.table.view import View, may_undo

log = logging.getLogger("grognard.table")

T = TypeVar("T")

KEEP_EVERY = 50
"""Moves between two writings of the whole record: what a later version of the rules resumes from."""

BACKLOG = 32
"""Scenes that may wait for a slow reader before it is let go; it comes back to a fresh one."""


class Listener:
    """One connection at one seat. `lines` counts the log lines it was sent."""

    def __init__(self, seat: int, lang: str) -> None:
        self.seat = seat
        self.lang = lang
        self.lines = 0
        self.has_board = False
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(BACKLOG)

    def tell(self, message: str) -> None:
        """Hand over a message to be sent; whoever does not read is let go."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.dismiss()

    def dismiss(self) -> None:
        """End the connection once it has sent what it has."""
        while self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


class Room:
    """A match, and everybody at it."""

    def __init__(self, number: int, match: Match, moves: int, bots: set[int], store: Store, pause: float) -> None:
        self.id = number
        self.match = match
        self.moves = moves
        self.bots = bots
        self.store = store
        self.pause = pause
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.views: dict[tuple[int, str], View] = {}
        self.users = 0
        self.broken = False
        self.bot_task: asyncio.Task[None] | None = None

    # -- what a seat does -----------------------------------------------------------------------

    async def answer(self, seat: int, number: int, text: str) -> None:
        """Give an answer for a seat, or refuse it with a Problem and change nothing."""
        async with self.lock:
            self._check(seat, number)
            ask = self.match.ask
            if ask is not None and ask.seat != seat:
                raise Problem("problem-seat", seat=self.match.game.seats[ask.seat])
            option = self._guarded(lambda: self.match.give(text, seat))
            await self._changed(seat, option.text)

    async def undo(self, seat: int, number: int) -> None:
        """Take back the seat's own last answer."""
        async with self.lock:
            self._check(seat, number)
            if not may_undo(self.match, seat):
                raise Problem("problem-undo" if self.match.answers else "problem-undo-start")
            self._guarded(self.match.undo)
            for view in self.views.values():
                view.cut()
            await self._changed(seat, "")

    def _check(self, seat: int, number: int) -> None:
        if self.broken:
            raise Problem("table-broken")
        if seat == WATCHES:
            raise Problem("table-watching")
        if number != self.moves:
            raise Problem("table-stale")

    def _guarded(self, change: Callable[[], T]) -> T:
        """Run rules. If they break, by our mistake or a forged save, the match is loaded again as stored."""
        try:
            return change()
        except Problem:
            raise
        except Exception:
            log.exception("match %d broke in the rules", self.id)
            self.set_back(Problem("table-broken"))
            raise Problem("table-broken") from None

    async def _changed(self, seat: int, text: str) -> None:
        """Put a change that was made on disk, then show it."""
        self.moves += 1
        writes: list[Move | Keep] = [Move(self.id, self.moves, seat, text)]
        if self.moves % KEEP_EVERY == 0 or self.match.state.over:
            writes.append(self.kept())
        stored = self.store.write(*writes)
        try:
            letters = self._letters()  # while the disk works
            await stored
        except Problem as problem:
            self.set_back(problem)
            raise
        except Exception:
            log.exception("match %d could not be shown", self.id)
            self.set_back(Problem("table-broken"))
            raise Problem("table-broken") from None
        for listener, letter in letters:
            listener.tell(letter)
        self.wake_bot()

    def kept(self) -> Keep:
        return Keep(self.id, self.moves, record.encode(self.match))

    # -- who is listening -----------------------------------------------------------------------

    async def join(self, listener: Listener) -> None:
        """A new connection: it gets the whole scene, then every change."""
        async with self.lock:
            self.listeners.add(listener)
            listener.tell(self._letter(listener))
            self.wake_bot()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)

    async def show_again(self, listener: Listener) -> None:
        """The scene as it is, for somebody who was mistaken about it."""
        async with self.lock:
            listener.tell(self._letter(listener))

    async def speak(self, listener: Listener, lang: str) -> None:
        """Go on in another language: board and log come again."""
        async with self.lock:
            listener.lang, listener.lines, listener.has_board = lang, 0, False
            listener.tell(self._letter(listener))

    def set_back(self, why: Problem) -> None:
        """Give up what is in memory, and say so; the match will be loaded again as it is on disk."""
        for listener in self.listeners:
            listener.tell(problem_message(why, listener.lang))
        self.close()

    def close(self) -> None:
        """Send everybody away."""
        self.broken = True
        for listener in self.listeners:
            listener.dismiss()
        if self.bot_task is not None and self.bot_task is not asyncio.current_task():
            self.bot_task.cancel()

    # -- scenes ---------------------------------------------------------------------------------

    def _letters(self) -> list[tuple[Listener, str]]:
        """The new scene for every listener. Those with the same view share the work."""
        made: dict[tuple[int, str, int, bool], str] = {}
        out = []
        for listener in self.listeners:
            view = self.view(listener.seat, listener.lang)
            key = (listener.seat, listener.lang, view.known(listener.lines), listener.has_board)
            if key not in made:
                made[key] = self._letter(listener)
            listener.lines, listener.has_board = len(view.lines), True
            out.append((listener, made[key]))
        return out

    def _letter(self, listener: Listener) -> str:
        view = self.view(listener.seat, listener.lang)
        start = view.known(listener.lines)
        scene = view.scene(self.moves, start, listener.has_board)
        listener.lines, listener.has_board = len(view.lines), True
        return encode(SceneMessage(ask=self.moves, scene=scene, log_from=start)).decode()

    def view(self, seat: int, lang: str) -> View:
        """What a seat sees in a language, with its log up to date."""
        view = self.views.get((seat, lang))
        if view is None:
            view = self.views[seat, lang] = View(self.match, seat, lang)
        view.catch_up()
        return view

    # -- bots -----------------------------------------------------------------------------------

    def wake_bot(self) -> None:
        """Let a bot play on if it is asked and somebody looks on."""
        ask = self.match.ask
        idle = self.bot_task is None or self.bot_task.done()
        if ask is not None and ask.seat in self.bots and self.listeners and idle:
            self.bot_task = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        """Answer for the bots, one step at a time, with a pause in which people can follow."""
        player = player_named("heuristic", self.match.game)
        chance = random.Random()
        while self.listeners and not self.broken:
            await asyncio.sleep(self.pause)
            async with self.lock:
                ask = self.match.ask
                if self.broken or ask is None or ask.seat not in self.bots:
                    return
                try:
                    option: Option = await asyncio.to_thread(player, self.match, chance)
                    self._guarded(partial(self.match.answer, option))
                    await self._changed(ask.seat, option.text)
                except Problem:
                    return
