"""One match being played: its answers, its listeners, its bots.

A change goes through four steps, one change at a time: check it, make it, wait until it is on disk,
show it. Nobody sees a state that is not on disk, since everything that looks takes the same lock.

What a player can still take back is on disk too, but shown to no other seat (`standing.py`).
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from msgspec import Struct

from grognard.bots import COMPUTERS, Seconds, player_named
from grognard.engine import record
from grognard.engine.ask import Ask, Option
from grognard.engine.corrections import BOARD, correct, is_beside, rolled
from grognard.engine.marking import commit
from grognard.engine.match import TYPED, Match
from grognard.engine.orders import checked_order, lapsed, ordered_by
from grognard.engine.problem import Problem
from grognard.engine.show import may_undo
from grognard.table import archive
from grognard.table.account import account_of
from grognard.table.limits import Limits
from grognard.table.listener import Listener
from grognard.table.messages import Account, Replay, encode, problem_message
from grognard.table.orders import NOBODY, Orders
from grognard.table.pace import Pace
from grognard.table.standing import Standing
from grognard.table.store import WATCHES, Keep, Move, Order, Store
from grognard.table.view import Stop, View

log = logging.getLogger("grognard.table")

T = TypeVar("T")

KEEP_EVERY = 100
KEEP_PAUSE = 60.0
"""Moves, and seconds, between two writings of the whole record: what a later version of the rules resumes from. It
is also written at the end of a match, and of the server."""

QUICKER = 0.85
LEAST = 0.07
"""How the pauses between a bot's answers shrink in one turn, and to what share of the first."""

MOST_CLICKS = 100
"""So many clicks are taken back as they were made; before them, answer by answer."""

THINKERS = ThreadPoolExecutor(4, "thinker")
"""Where bots think: beside the loop, and not where matches are looked up and odds worked out."""

THROWS = random.SystemRandom()
"""What the program rolls in place of a person hangs on no key: it stands in the record like what he would type."""


class Room:
    """A match, and everybody at it."""

    def __init__(
        self, number: int, match: Match, moves: int, kinds: list[str], store: Store, limits: Limits
    ) -> None:
        self.id = number
        self.match = match
        self.moves = moves
        self.bots = {
            seat: player_named(COMPUTERS[kind], match.game, Seconds(limits.bot_thinks))
            for seat, kind in enumerate(kinds)
            if kind in COMPUTERS
        }
        self.apart = "friend" in kinds or "guest" in kinds
        match.among_people = len([kind for kind in kinds[:-1] if kind not in COMPUTERS]) > 1
        self.brought = "brought" in kinds
        self.used: set[str] = set()
        self.clicks: deque[int] = deque(maxlen=MOST_CLICKS)
        self.orders = Orders()
        self.chance = random.Random()
        self.pace = Pace(limits.order_pause, self.chance)
        self.by_hand: tuple[Ask, Listener] | None = None
        """The question a hand waits to answer until its beat is over, and whose hand it is."""
        self.standing = Standing(match, moves, self.bots)
        self.seen = self.standing.seen
        self.past: dict[int, tuple[int, list[int]]] = {}
        self.accounts: dict[tuple[int, str], tuple[int, Account]] = {}
        self.store = store
        self.limits = limits
        self.lock = asyncio.Lock()
        self.looking = asyncio.Lock()
        """Who looks back waits for others who do, and not those who play for them."""
        self.listeners: set[Listener] = set()
        self.views: dict[tuple[int, str], View] = {}
        self.written = record.Told()
        self.kept_at = moves
        self.kept_when = time.monotonic()
        self.users = 0
        self.broken = False
        self.player: asyncio.Task[None] | None = None

    # -- what a seat does -----------------------------------------------------------------------

    async def answer(self, listener: Listener, number: int, text: str) -> None:
        """Give an answer for a seat, or refuse it with a Problem and change nothing."""
        if self.apart:
            await self._keep_time(listener, number)
        async with self.lock:
            self._check(listener, number)
            seat = listener.seat
            self._check_turn(seat)
            self._click()
            self._notice(seat, text)
            option = self._guarded(partial(self.match.give, text, seat))
            await self._changed(seat, option.text)

    async def commit(self, listener: Listener, number: int, texts: list[str]) -> None:
        """Mark a set for a seat and commit it: answer by answer for the rules, one change for everybody else."""
        if self.apart:
            await self._keep_time(listener, number)
        async with self.lock:
            self._check(listener, number)
            seat = listener.seat
            self._check_turn(seat)
            self._click()
            given = self._guarded(lambda: commit(self.match, texts, seat))
            await self._changed(seat, *[option.text for option in given])

    async def plan(self, listener: Listener, number: int, answers: list[str]) -> None:
        """Give a plan: its answers until dice fall, somebody else is asked or the next is not offered any more."""
        if self.apart:
            await self._keep_time(listener, number)
        async with self.lock:
            self._check(listener, number)
            seat = listener.seat
            match = self.match
            self._check_turn(seat)
            self._click()
            self._notice(seat, answers[0])
            given = [self._guarded(lambda: match.give(answers[0], seat)).text]
            why = ""
            for text in answers[1:]:
                ask = match.ask
                option = match.find(text)
                if match.floor == len(match.answers):
                    why = "dice"
                elif ask is None or ask.seat != seat or (self.apart and match.game.watches(match.state, ask)):
                    why = "asked"  # who waits for this seat sees a beat for each question it watches
                elif option is None:
                    why = "gone"
                if why or option is None:
                    break
                self._guarded(partial(match.answer, option))
                given.append(option.text)
            said = Problem(f"table-stopped-{why}", given=len(given), all=len(answers))
            await self._changed(seat, *given, stop=Stop(len(given), said) if why else None)

    async def undo(self, listener: Listener, number: int, click: bool = True) -> None:
        """Take back the seat's own last click, with all answers it gave, or its last answer."""
        async with self.lock:
            self._check(listener, number)
            seat = listener.seat
            match = self.match
            if not may_undo(match, seat):
                shown = len(self.seen(seat).answers)
                raise Problem("problem-undo" if shown else "problem-undo-start")
            last = len(match.answers) - 1
            start = max([at for at in self.clicks if at <= last], default=last) if click else last
            taken = []
            while len(match.answers) > start and may_undo(match, seat):
                self._guarded(match.undo)
                taken.append("")
            for view in self.views.values():
                view.cut(match)
            if match.log is not None:
                self.written.cut(match.log)
            await self._changed(seat, *taken)

    async def correct(self, listener: Listener, number: int, text: str) -> None:
        """The real board says otherwise: the match goes on from a position laid by hand."""
        async with self.lock:
            self._check(listener, number)
            self._check_board(listener.seat)
            self._guarded(lambda: correct(self.match, text))
            self.standing.apart = None
            await self._changed(listener.seat, BOARD + text)

    async def throw(self, listener: Listener, number: int) -> None:
        """The program rolls or draws what was to be rolled or drawn beside it."""
        async with self.lock:
            self._check(listener, number)
            self._check_board(listener.seat)
            option = rolled(self.match, THROWS)
            self._click()
            self._guarded(lambda: self.match.answer(option))
            await self._changed(listener.seat, option.text)

    def _check_board(self, seat: int) -> None:
        self._check_turn(seat)
        if not is_beside(self.match):
            raise Problem("table-beside")
        if self.match.ask is None:
            raise Problem("problem-over")

    async def order(self, listener: Listener, name: str, value: str) -> None:
        """Give a standing order or take it back, whoever is asked. It is on disk before it answers anything."""
        async with self.lock:
            self._may_play(listener)
            seat = listener.seat
            value = checked_order(self.seen(seat), seat, name, value)
            await self.store.write(Order(self.id, seat, name, value))
            self.orders.put(seat, name, value)
            if self.orders.taken_back == seat:
                self.orders.taken_back = NOBODY
            for other in self.listeners:
                if other.seat == seat:
                    other.hear(self.view(other).ordered())
            self.wake()

    # -- a beat for what an order could answer ----------------------------------------------------

    def _beat(self) -> float:
        """How long the open question has still to stay open, if an order could answer it: whoever answers it.

        Against a friend: so a hand and an order look alike to who waits. Nobody waits at one screen or for a bot.
        """
        ask, match = self.match.ask, self.match
        if ask is None or not self.apart or ask.seat in self.bots or not match.game.watches(match.state, ask):
            return 0.0
        return self.pace.left(ask)

    def _hesitation(self, ask: Ask) -> float:
        """How long an order takes to answer: one to fire as long as a hand would."""
        option = self._given()
        left = self._beat()
        return self.pace.hesitation(ask, left) if left and option is not None and self._acts(option) else left

    def _acts(self, option: Option) -> bool:
        """Whether an answer does something that is seen, rather than let it pass."""
        game = self.match.game
        return game.rolls(option) or game.leads(option)

    def _notice(self, seat: int, text: str) -> None:
        """Remember how long a hand took to fire, for orders that do so."""
        ask = self.match.ask
        if ask is None or ask.seat != seat or self.pace.ask is not ask:
            return
        option = self.match.find(text)
        if option is not None and self._acts(option):
            self.pace.notice(seat)

    async def _keep_time(self, listener: Listener, number: int) -> None:
        """Among people apart a hand that is quicker than the beat waits for it, and then goes before any order."""
        async with self.lock:
            ask = self.match.ask
            if ask is None or ask.seat != listener.seat or number != self.view(listener).number:
                return
            left = self._beat()
            self.by_hand = (ask, listener) if left else None
        if not left:
            return
        try:
            await asyncio.sleep(left)
        except asyncio.CancelledError:
            self._let_go(listener)
            raise

    def _let_go(self, listener: Listener) -> None:
        """A hand is not raised any more: an order may answer. Only whose hand it was can say so."""
        if self.by_hand is not None and self.by_hand[1] is listener:
            self.by_hand = None
            self.wake()

    # -- what stands, and who sees it -------------------------------------------------------------

    def _click(self) -> None:
        """A click gives answers from here on: an undo takes back all of them."""
        start = len(self.match.answers)
        while self.clicks and self.clicks[-1] >= start:
            self.clicks.pop()
        self.clicks.append(start)

    async def told(self, seat: int) -> Match:
        """The same for who asks now and then, found beside the loop, under the lock. Among people apart it takes no
        longer when something is held back."""
        ask = self.match.ask
        others = self.apart and ask is not None and ask.seat != seat
        if others or self.standing.held_from(seat):
            return await asyncio.to_thread(self.standing.alone)
        return self.match

    def _check_turn(self, seat: int) -> None:
        """Whoever is not asked learns nothing else of the question."""
        ask = self.match.ask
        if ask is not None and ask.seat != seat:
            raise Problem("problem-seat", seat=self.match.game.the_seat(ask.seat))

    def _check(self, listener: Listener, number: int) -> None:
        self._may_play(listener)
        if number != self.view(listener).number:
            raise Problem("table-stale")

    def _may_play(self, listener: Listener) -> None:
        if self.broken:
            raise Problem("table-broken")
        if listener.token in self.used:
            raise Problem("table-used")
        if listener.seat == WATCHES:
            raise Problem("table-watching")

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

    async def _changed(self, seat: int, *texts: str, stop: Stop | None = None) -> None:
        """Put a change that was made on disk, then show it, with what standing orders make of it."""
        back = not texts[-1]
        self.orders.taken_back = seat if back else NOBODY
        moves = [self._counted(seat, text) for text in texts]
        while not back and not self.apart and (option := self._ordered()) is not None:
            moves.append(self._counted(self.asked(), option.text))
            self._guarded(partial(self.match.answer, option))
        self.standing.settle(self.moves)
        if self.standing.is_all():
            self.match.resumed = ""  # whoever plays on has heard of it
        writes: list[Move | Keep | Order] = [*moves, *self._lapse()]
        if self.match.state.over or self._keeps():
            writes.append(self.kept())
        stored = self.store.write(*writes)
        try:
            letters = self._letters(seat, stop)  # while the disk works
            await stored
        except Problem as problem:
            self.set_back(problem)
            raise
        except Exception:
            log.exception("match %d could not be shown", self.id)
            self.set_back(Problem("table-broken"))
            raise Problem("table-broken") from None
        for listener, letter in letters:
            listener.hear(letter)
        if self.match.log is not None and self.standing.is_all():
            self.match.log.watch()  # everybody has seen how it came to this
        self._beat()
        self.wake()

    def _lapse(self) -> list[Order]:
        """Drop orders that cannot be given any more. What a seat can still take back leaves its own as they are."""
        dropped = []
        for seat, mine in self.orders.seats.items():
            if not mine or not (self.standing.is_all() or self.standing.held_from(seat)):
                continue
            for name in lapsed(self.seen(seat), seat, mine):
                del mine[name]
                dropped.append(Order(self.id, seat, name, ""))
        return dropped

    def _counted(self, seat: int, text: str) -> Move:
        self.moves += 1
        return Move(self.id, self.moves, seat, text)

    def _keeps(self) -> bool:
        """So much has been played since the whole record was written that it is worth its time again."""
        late = self.moves >= self.kept_at + KEEP_EVERY and time.monotonic() >= self.kept_when + KEEP_PAUSE
        return late and self._may_keep()

    def _may_keep(self) -> bool:
        """Not where somebody has just taken something back: that stands in the moves alone."""
        return self.orders.taken_back == NOBODY

    def news(self) -> Keep | None:
        """The whole record, where it has not been written as it stands."""
        if self.broken or self.moves == self.kept_at or not self._may_keep():
            return None
        return self.kept()

    def kept(self) -> Keep:
        """The whole record as it stands."""
        self.kept_at = self.moves
        self.kept_when = time.monotonic()
        return Keep(self.id, self.moves, record.encode(self.match, self.written))

    # -- who is listening -----------------------------------------------------------------------

    async def join(self, listener: Listener) -> None:
        """A new connection: it gets the whole scene, then every change. Who resumes an old match hears of it."""
        async with self.lock:
            if listener.token in self.used:
                listener.dismiss()
                return
            self.listeners.add(listener)
            listener.tell(self._whole(listener))
            if self.brought and self.apart and listener.seat != WATCHES and not self.match.state.over:
                listener.tell(problem_message(Problem("table-brought"), listener.lang))
            if self.match.resumed:
                listener.tell(problem_message(record.resumed_note(self.match), listener.lang))
            self.wake()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)

    async def close_to(self, token: str) -> None:
        """A token opens nothing any more: send away who came with it, and who is coming."""
        async with self.lock:
            self.used.add(token)
            for listener in self.listeners:
                if listener.token == token:
                    listener.dismiss()

    async def show_again(self, listener: Listener) -> None:
        """The scene as it is, for somebody who was mistaken about it."""
        async with self.lock:
            listener.tell(self._whole(listener))
            self._let_go(listener)

    async def speak(self, listener: Listener, lang: str) -> None:
        """Go on in another language: board and log come again."""
        async with self.lock:
            listener.lang = lang
            listener.tell(self._whole(listener))

    async def recall(self, listener: Listener, lines: list[int]) -> None:
        """What was left out of lines of the log, whatever is asked by now."""
        async with self.lock:
            if not self.broken:
                listener.tell(encode(self.view(listener).recalled(lines)))

    async def work_out(
        self, listener: Listener, number: int, name: str, what: Callable[[View, Match], Struct]
    ) -> None:
        """Odds, plans or a reason, for who still looks at this question; else a newer one is on its way.

        They are found once, in a fork beside the loop and without the lock: they may take a while, and nobody else
        need wait for them, or could tell by waiting that they were asked for.
        """
        async with self.lock:
            view = self.view(listener)
            if number != view.number or self.broken:
                return
            found = view.kept(name)
            match = self.seen(listener.seat)
            twin = match.fork()
            twin.among_people = match.among_people
        if not found:
            try:
                found = encode(await asyncio.to_thread(what, view, twin))
            except Problem:
                raise
            except Exception:  # nobody else asked for it, and the match is as it was
                log.exception("match %d broke in its odds, plans or reasons", self.id)
                raise Problem("table-message") from None
            if number != view.number or self.broken:
                return
            view.keep(name, found)
        listener.tell(found)

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
        if self.player is not None and self.player is not asyncio.current_task():
            self.player.cancel()

    # -- scenes ---------------------------------------------------------------------------------

    def _letters(self, mover: int, stop: Stop | None) -> list[tuple[Listener, list[bytes]]]:
        """The change for every listener who sees one. Those with the same view share the work."""
        made: dict[View, list[bytes]] = {}
        out = []
        for listener in self.listeners:
            view = self.view(listener)
            if view not in made:
                moves = self.standing.moves_seen(listener.seat, self.moves)
                made[view] = view.change(moves, mover, stop) if view.moves != moves else []
            if made[view]:
                out.append((listener, made[view]))
        return out

    async def look_back(self, seat: int, at: int | None, lang: str) -> Replay:
        """The match at an earlier moment of a seat, found beside the loop while others play on."""
        async with self.looking:
            async with self.lock:
                told = await self.told(seat)
                known, moves = archive.may_know_all(told, seat), self.standing.moves_seen(seat, self.moves)
                past = archive.copied(told, len(told.answers))
            return await asyncio.to_thread(self._looked_back, past, known, moves, seat, at, lang)

    def _looked_back(self, match: Match, known: bool, seen_at: int, seat: int, at: int | None, lang: str) -> Replay:
        """Which moments there are is found once for each state the seat has seen."""
        moves, moments = self.past.get(seat, (-1, []))
        if moves != seen_at:
            moments = archive.moments(match, known, seat)
            self.past[seat] = seen_at, moments
        return archive.replay(match, known, seat, at, lang, moments)

    def account(self, seat: int, lang: str) -> Account:
        """What happened, once it is over. It is put together once for each seat and language."""
        if not self.match.state.over:
            raise Problem("table-account")
        moves, found = self.accounts.get((seat, lang), (-1, None))
        if found is None or moves != self.moves:
            found = account_of(self.match, seat, lang)
            self.accounts[seat, lang] = self.moves, found
        return found

    def _whole(self, listener: Listener) -> bytes:
        return self.view(listener).whole(self.standing.moves_seen(listener.seat, self.moves))

    def view(self, listener: Listener) -> View:
        """What the seat of a listener sees in its language."""
        key = (listener.seat, listener.lang)
        view = self.views.get(key)
        if view is None:
            view = self.views[key] = View(self.seen, self.orders, *key)
        return view

    # -- answers nobody types -------------------------------------------------------------------

    def wake(self) -> None:
        """Play on by itself if somebody looks on and a bot is asked, or one whose answer is given."""
        idle = self.player is None or self.player.done()
        if idle and self.listeners and self._plays_itself():
            self.player = asyncio.create_task(self._play_on())

    def asked(self) -> int:
        """The seat that is asked."""
        return self.match.ask.seat if self.match.ask is not None else WATCHES

    def _plays_itself(self) -> bool:
        return self.asked() in self.bots or self._given() is not None

    def _ordered(self) -> Option | None:
        """What a standing order makes of the open question; a bot has none."""
        ask = self.match.ask
        if ask is None or ask.kind in TYPED or ask.seat in self.bots:
            return None
        return ordered_by(self.match, ask, self.orders.of(ask.seat))

    def _given(self) -> Option | None:
        """What nobody has to type. A bot takes its time over a moot question too, so that it tells nothing."""
        return None if self.asked() in self.bots else self.orders.answer(self.match)

    async def _play_on(self) -> None:
        """Answer for bots and by standing orders, one step at a time, with a pause in which people can follow.

        The pauses of a bot's turn become shorter: nobody wants to wait a minute for a horde. A standing
        order answers at the end of the beat that a hand would wait for too.
        """
        pause = self.limits.bot_pause
        while self.listeners and not self.broken and self._plays_itself():
            ask = self.match.ask
            assert ask is not None
            bot = self.bots.get(ask.seat)
            marking = ask.marking
            if bot is None:
                await asyncio.sleep(self._hesitation(ask))
            elif marking is None or not marking.given:  # a set is marked at one go
                await asyncio.sleep(pause)
                pause = max(pause * QUICKER, self.limits.bot_pause * LEAST)
            if not await self._play_one(ask):
                return

    async def _play_one(self, ask: Ask) -> bool:
        """Answer a question for a bot or by a standing order; False where a person goes first, or it went wrong."""
        async with self.lock:
            if self.broken or not self.listeners or self.match.ask is not ask:
                return True
            try:
                bot = self.bots.get(ask.seat)
                option = self._given()
                if bot is not None:
                    think = partial(bot, self.match, self.chance)
                    option = await asyncio.get_running_loop().run_in_executor(THINKERS, think)
                raised = self.by_hand is not None and self.by_hand[0] is ask
                if option is None or raised:
                    return False
                self._click()
                self._guarded(partial(self.match.answer, option))
                await self._changed(ask.seat, option.text)
            except Problem:
                return False
        return True
