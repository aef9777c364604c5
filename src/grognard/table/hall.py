"""All the matches of a server: begin, import, find by token, load when somebody comes.

There is never more than one Room for a match. Whoever uses one does so through `seated`, and a room
is put away only when nobody does.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator
from pathlib import Path

from grognard.bots import COMPUTERS, checked_seats
from grognard.engine import record
from grognard.engine.corrections import BOARD, correct
from grognard.engine.dice import CUPS, DICE, TypedDice
from grognard.engine.game import Game
from grognard.engine.marking import give_next
from grognard.engine.match import Match
from grognard.engine.notation import split_position
from grognard.engine.problem import Problem
from grognard.games import PACKAGES, checked_options, game_named, new_match, scenario_named
from grognard.table.archive import may_know_all
from grognard.table.branch import branch_of
from grognard.table.limits import Limits
from grognard.table.messages import Chair, Links, NewBranch, NewMatch, OwnDeck, SeatKind
from grognard.table.room import Room
from grognard.table.store import WATCHES, Found, Move, NewRow, Place, Rematch, Store, Taken

log = logging.getLogger("grognard.table")


class Hall:
    def __init__(self, store: Store, limits: Limits, own: Path | None = None) -> None:
        """`own` is where things are that are somebody's own; a table of others has none."""
        warm_up()
        self.store = store
        self.own = own
        self.limits = limits
        self.rooms: dict[int, Room] = {}
        self.loading: dict[int, asyncio.Task[Room]] = {}
        self.places: dict[str, Place] = {}
        self.loaders = asyncio.Semaphore(4)
        self.sitting = asyncio.Lock()

    # -- new matches ----------------------------------------------------------------------------

    async def begin(self, wanted: NewMatch) -> Links:
        """A new match as somebody wants it."""
        game = game_named(wanted.game)
        if wanted.deck is not None:
            game = self.with_cards(game, wanted.deck)
        kinds = checked_seats(game, [*wanted.seats] or by_link(game), wanted.typed_dice or wanted.beside)
        if "friend" in kinds and (wanted.seed is not None or wanted.free_undo):
            raise Problem("table-friend-fair")
        if wanted.beside and not game.boarded:
            raise Problem("table-beside")
        if wanted.position and not wanted.beside:
            raise Problem("table-position")
        match = await asyncio.to_thread(begun, game, wanted)
        match.free_undo = wanted.free_undo
        return await self._seat(match, kinds)

    def with_cards(self, game: Game, deck: OwnDeck) -> Game:
        """A game with cards of somebody's own, on his own computer."""
        if self.own is None:
            raise Problem("table-deck-hosted")
        return game.with_cards(deck.name, deck.text, self.own)

    async def bring(self, data: bytes, seats: list[SeatKind]) -> Links:
        """A match out of a save file, with a chair for every seat."""
        async with self.loaders:
            match = await asyncio.to_thread(opened, data, self.limits.save_answers, self.own)
        typed = isinstance(match.base.dice, TypedDice)
        kinds = checked_seats(match.game, [*seats] or by_link(match.game), typed)
        match.free_undo = match.free_undo and "friend" not in kinds
        return await self._seat(match, kinds, watching="brought")

    async def sit(self, invitation: str, token: str) -> Chair:
        """Take the seat somebody is invited to. From now on it is the guest's alone, whoever else has the link.

        The guest chooses his token, so that he can ask again when he did not hear the answer.
        """
        async with self.sitting:
            place = await self._known(invitation)
            taken = await asyncio.to_thread(self.store.place, token)
            if taken is None and place is not None and place.kind == "friend":
                guest = Place(token, place.match, place.seat, "guest")
                await self.store.write(Taken(invitation, guest))
                self._remember(guest)
                self._remember(Place(invitation, place.match, place.seat, "used"))
            elif place is None or place.kind != "used":
                raise Problem("table-token")
            elif taken is None or (taken.match, taken.seat, taken.kind) != (place.match, place.seat, "guest"):
                raise Problem("table-used")
        async with self.seated(token) as (room, _):
            await room.close_to(invitation)
            chairs = await asyncio.to_thread(self.store.places, room.id)
        return Chair(token=token, watch=chairs[-1].token)

    async def branch(self, token: str, wanted: NewBranch) -> Links:
        """A new match from a moment of one of which all may be known: its past is the other's, its dice its own."""
        async with self.seated(token) as (room, seat), room.lock:
            if not may_know_all(room.match, seat):
                raise Problem("table-branch-running")
            game = room.match.game
            usual = ["me" if at == max(seat, 0) else "bot" for at in range(len(game.seats))]
            kinds = checked_seats(game, [*wanted.seats] or usual, False)
            match = await asyncio.to_thread(branch_of, room.match, wanted.at, secrets.token_bytes(32))
            match.free_undo = room.match.free_undo and "friend" not in kinds
        return await self._seat(match, kinds, watching="brought")

    async def rematch(self, token: str) -> Links:
        """The same match again with the sides swapped: begun by whoever asks first, found by the other."""
        async with self.seated(token) as (room, seat), room.lock:
            old = room.match
            if seat == WATCHES:
                raise Problem("table-watching")
            if len(old.game.seats) != 2 or not old.state.over:
                raise Problem("table-rematch")
            chairs = await asyncio.to_thread(self.store.places, room.id)
            follower = await asyncio.to_thread(self.store.rematch, room.id)
            if follower is not None:
                places = await asyncio.to_thread(self.store.places, follower)
                found = links(old.game, places, chairs[seat].kind, 1 - seat)
                found.found = True
                return found
            typed = isinstance(old.base.dice, TypedDice)
            match = new_match(old.game, old.scenario, old.options, typed=typed)
            match.free_undo = old.free_undo
            kinds = [chairs[1].kind, chairs[0].kind]
            return await self._seat(match, kinds, room.id, chairs[seat].kind, 1 - seat)

    async def _seat(
        self,
        match: Match,
        kinds: list[str],
        after: int | None = None,
        kind: str = "me",
        seat: int = 0,
        watching: str = "watch",
    ) -> Links:
        """Store a new match and hand out its tokens to who wanted it, `kind` and `seat` in it."""
        number = secrets.randbits(62)
        places = [Place(new_token(), number, at, who) for at, who in enumerate(kinds)]
        places.append(Place(new_token(), number, WATCHES, watching))
        row = NewRow(number, match.game.name, record.encode(match), places)
        await self.store.write(row, *([Rematch(after, number)] if after is not None else []))
        for place in places:
            self._remember(place)
        self._put(self._furnished(number, match, 0, places))
        return links(match.game, places, kind, seat)

    # -- finding them ---------------------------------------------------------------------------

    async def place(self, token: str) -> Place:
        """The chair a token opens. A bot's chair opens for nobody, an invitation once."""
        place = await self._known(token)
        if place is None or place.kind in COMPUTERS:
            raise Problem("table-token")
        if place.kind == "used":
            raise Problem("table-used")
        return place

    async def _known(self, token: str) -> Place | None:
        place = self.places.get(token)
        if place is None and len(token) == 32:
            place = await asyncio.to_thread(self.store.place, token)
            if place is not None:
                place = self.places.get(token, place)  # it may have been used while we read
                self._remember(place)
        return place

    def _remember(self, place: Place) -> None:
        if len(self.places) > self.limits.rooms * 4:
            self.places.clear()
        self.places[place.token] = place

    @contextlib.asynccontextmanager
    async def seated(self, token: str) -> AsyncIterator[tuple[Room, int]]:
        """The room and the seat of a token, kept open as long as they are used."""
        place = await self.place(token)
        room = await self._room(place.match)
        while self.rooms.get(place.match) is not room:  # put away before we came in
            room = await self._room(place.match)
        room.users += 1
        try:
            yield room, (await self.place(token)).seat  # it may have been used meanwhile
        finally:
            room.users -= 1
            if room.broken and self.rooms.get(room.id) is room:
                del self.rooms[room.id]

    async def _room(self, number: int) -> Room:
        room = self.rooms.get(number)
        if room is not None and not room.broken:
            self.rooms[number] = self.rooms.pop(number)  # the last used stand last
            return room
        if number not in self.loading:
            self.loading[number] = asyncio.create_task(self._load(number))
            self.loading[number].add_done_callback(lambda _: self.loading.pop(number, None))
        return await asyncio.shield(self.loading[number])

    async def _load(self, number: int) -> Room:
        async with self.loaders:
            found = await asyncio.to_thread(self.store.find, number)
            match, moves, fits = await asyncio.to_thread(resumed, found, self.own)
        room = self._furnished(number, match, moves, found.places)
        if found.moves and not found.moves[-1].text:
            room.orders.taken_back = found.moves[-1].seat
        for order in found.orders:
            room.orders.put(order.seat, order.name, order.value)
        if match.resumed or not fits:
            await self.store.write(room.kept())
        self._put(room)
        return room

    def _furnished(self, number: int, match: Match, moves: int, places: list[Place]) -> Room:
        return Room(number, match, moves, [p.kind for p in places], self.store, self.limits)

    def _put(self, new: Room) -> None:
        """Keep a room open, and put others away that nobody uses, the longest unused first."""
        self.rooms[new.id] = new
        for number, room in list(self.rooms.items()):
            if len(self.rooms) <= self.limits.rooms:
                return
            if not room.users and room is not new:
                room.close()  # whatever a bot was about to do
                del self.rooms[number]

    def close(self) -> None:
        """Send everybody away. Each match is kept as it stands: who comes back may find later rules."""
        for room in list(self.rooms.values()):
            news = room.news()
            if news is not None:
                self.store.write(news)
            room.close()


def warm_up() -> None:
    """Read every game and save one match of it before threads do.

    When threads decode into the same type for the first time at once, msgspec 0.22 crashes the process.
    """
    for name in PACKAGES:
        game = game_named(name)
        opened(record.encode(new_match(game, game.scenarios[0], {})), 0)


def by_link(game: Game) -> list[str]:
    """Who sits where if nobody says: whoever asks at the first seat, friends at the others."""
    return ["me"] + ["friend"] * (len(game.seats) - 1)


def links(game: Game, places: list[Place], kind: str, seat: int) -> Links:
    """The tokens somebody may have: who made a match has them all but a guest's, a friend the own one."""
    *chairs, watch = places
    seats: list[str] = []
    tokens: list[str | None] = []
    for chair in chairs:
        own = chair.kind == "me" if kind == "me" else chair.seat == seat
        seats.append(chair.kind if chair.kind in COMPUTERS else "me" if own else "friend")
        tokens.append(chair.token if own or (chair.kind == "friend" and kind == "me") else None)
    return Links(sides=game.seats, seats=seats, tokens=tokens, watch=watch.token)


def new_token() -> str:
    """192 random bits as 32 characters."""
    return secrets.token_urlsafe(24)


def begun(game: Game, wanted: NewMatch) -> Match:
    """A new match from its set-up, or as it lies on a real board. A position may break the rules anywhere."""
    asked = [DICE, CUPS] if wanted.beside else []
    scenario, line = wanted.scenario, wanted.position.strip()
    if line.startswith("{"):
        line = f"{game.name}/{game.version} {scenario_named(game, scenario)} {line}"
    elif line:
        scenario = split_position(line)[1]
    try:
        return new_match(game, scenario, wanted.options, wanted.seed, wanted.typed_dice, asked, line)
    except Problem:
        raise
    except Exception as error:
        log.warning("a position was refused: %r", error)
        raise Problem("problem-notation", why=type(error).__name__) from error


def equipped(found: record.Record, own: Path | None) -> Game:
    """The game of a match, with what is somebody's own where the table is on his computer."""
    game = game_named(found.game)
    if own is not None:
        return game.equipped(found.options, own)
    game.check_hosted(found.options)
    return game


def opened(data: bytes, most: int, own: Path | None = None) -> Match:
    """The match in a save from anywhere: whatever is wrong with it is a Problem.

    Answers are played again, so that their number bounds the work a file can make.
    """
    try:
        found = record.decode(data)
        if len(found.answers) > most:
            raise Problem("table-save-long", most=most)
        game = equipped(found, own)
        found.options = checked_options(game, found.options)
        return record.restore(found, game)
    except Problem:
        raise
    except Exception as error:  # a forged save may break the rules anywhere
        log.warning("a save was refused: %r", error)
        raise Problem("problem-save-damaged", path="save", why=type(error).__name__) from error


def resumed(found: Found, own: Path | None = None) -> tuple[Match, int, bool]:
    """A stored match at its last move, how many moves that makes, and whether all of them still fit."""
    saved = record.decode(found.record)
    match = record.restore(saved, equipped(saved, own))
    before = saved.rules in match.game.versions_unmarked
    moves = found.moves[-1].number if found.moves else found.record_at
    for move in found.moves:
        if not made_again(match, move, before):
            match.resumed = match.resumed or "problem-resume-replay"
            return match, moves, False
    return match, moves, True


def made_again(match: Match, move: Move, before: bool) -> bool:
    """Make a stored move again; False where the rules have changed under it."""
    try:
        if move.text.startswith(BOARD):
            correct(match, move.text.removeprefix(BOARD))
        elif move.text:
            give_next(match, [move.text], before)
        else:
            match.undo()
        return True
    except Problem:
        return False
