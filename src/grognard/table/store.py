"""The matches on disk: SQLite in WAL mode through SQLAlchemy Core, past it where it is fast (`sqlite.py`).

A match is its last written record and the moves made since; both are only ever added to or replaced whole. Moves
are written as they come, which touches a page or two however many matches go on; now and then those that have
gathered are laid to the others of their matches. One thread writes. What comes while a commit is under way, and
in a moment after it, shares the next one, so that waiting for the disk, and waking the thread, cost little
however many play. A write is done when its future is: then it survives the process and, with `synchronous=FULL`,
a power cut.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
import sqlalchemy as sa
from msgspec.structs import astuple

from grognard.engine.problem import Problem
from grognard.table.sqlite import KeepRow, Sqlite

log = logging.getLogger("grognard.table")

TABLES = sa.MetaData()
MATCHES = sa.Table(
    "matches",
    TABLES,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("record", sa.LargeBinary, nullable=False),  # as of move number `record_at`
    sa.Column("record_at", sa.Integer, nullable=False),
    sa.Column("created", sa.Integer, nullable=False),
)
SEATS = sa.Table(
    "seats",
    TABLES,
    sa.Column("token", sa.Text, primary_key=True),
    sa.Column("match", sa.Integer, sa.ForeignKey("matches.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),  # -1 watches
    sa.Column(
        "kind", sa.Text, nullable=False
    ),  # me, friend, guest, used, bot, strong; watch, or brought: of a match from a file
)
MOVES = sa.Table(
    "moves",
    TABLES,
    sa.Column("match", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),  # the answer; empty takes one back
    sqlite_with_rowid=False,
)
RECENT = sa.Table(  # the last of them, in the order in which they came
    "recent",
    TABLES,
    sa.Column("match", sa.Integer, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)

REMATCHES = sa.Table(
    "rematches",
    TABLES,
    sa.Column("match", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("next", sa.Integer, sa.ForeignKey("matches.id"), nullable=False),
)

ORDERS = sa.Table(
    "orders",
    TABLES,
    sa.Column("match", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)

ENOUGH = 64
LINGER = 0.003
"""Writes that are a commit of their own, and how many seconds fewer than these wait for company after a commit."""

WATCHES = -1
"""The seat of somebody who only looks on."""


class Move(msgspec.Struct):
    """An answer, or with an empty text a take-back. `number` counts both."""

    match: int
    number: int
    seat: int
    text: str


class Keep(msgspec.Struct):
    """The record of a match as it stands after this many moves."""

    match: int
    at: int
    record: bytes


class Place(msgspec.Struct):
    """A chair at the table: whose it is, and the token that opens it.

    A friend's token is an invitation: the first who sits down gets a token of his own as guest, and it is used.
    """

    token: str
    match: int
    seat: int
    kind: str


class Order(msgspec.Struct):
    """A standing order of a seat; with an empty value it is taken back."""

    match: int
    seat: int
    name: str
    value: str


class Found(msgspec.Struct):
    """Everything stored of one match."""

    game: str
    record: bytes
    record_at: int
    places: list[Place]
    moves: list[Move]
    orders: list[Order]


class NewRow(msgspec.Struct):
    match: int
    game: str
    record: bytes
    places: list[Place]


class Rematch(msgspec.Struct):
    """The match that goes on from one that is over."""

    match: int
    next: int


class Taken(msgspec.Struct):
    """An invitation that was used, and the chair of who came."""

    invitation: str
    place: Place


Write = Move | Keep | NewRow | Rematch | Taken | Order


class Batch:
    """Writes of one commit, and who waits for them. Nearly all are moves: they lie here as their columns, one after
    another, so that the thread need not look at each while players wait for Python."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.moves: list[int | str] = []
        self.keeps: list[KeepRow] = []
        self.others: list[Write] = []
        self.waiting: list[asyncio.Future[None]] = []

    def add(self, write: Write) -> None:
        if isinstance(write, Move):
            self.moves += astuple(write)
        elif isinstance(write, Keep):
            self.keeps.append(astuple(write))
        else:
            self.others.append(write)

    def settle(self, error: Exception | None) -> None:
        """Tell everybody who waits."""
        for future in self.waiting:
            if future.done():
                continue
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)


class Store:
    """The database of one data folder. Only one server may have it open."""

    def __init__(self, folder: Path) -> None:
        self.base = Sqlite(folder)
        self.engine = self.base.engine
        TABLES.create_all(self.engine)
        self.batches: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self.next: Batch | None = None
        self.busy = False
        self.writer = threading.Thread(target=self._write_on, name="store", daemon=True)
        self.writer.start()

    def close(self) -> None:
        """Finish what was begun."""
        self._hand_over()
        self.batches.put(None)
        self.writer.join()
        self.base.close()

    # -- writing --------------------------------------------------------------------------------

    def write(self, *writes: Write) -> asyncio.Future[None]:
        """Store all of these or none. The future is done when they are on disk."""
        if self.next is None:
            self.next = Batch(asyncio.get_running_loop())
            if not self.busy:
                self.busy = True
                self.next.loop.call_soon(self._hand_over)  # with all that comes in the same moment
        done: asyncio.Future[None] = self.next.loop.create_future()
        for write in writes:
            self.next.add(write)
        self.next.waiting.append(done)
        return done

    def _hand_over(self) -> None:
        """Give the thread what has gathered."""
        self.busy = self.next is not None
        if self.next is not None:
            self.batches.put(self.next)
            self.next = None

    def _committed(self, batch: Batch, error: Exception | None) -> None:
        if self.next is not None and len(self.next.waiting) < ENOUGH:
            batch.loop.call_later(LINGER, self._hand_over)
        else:
            self._hand_over()
        batch.settle(error)

    def _write_on(self) -> None:
        """The thread: one commit after another."""
        with self.engine.connect() as connection:
            while (batch := self.batches.get()) is not None:
                error = None
                try:
                    self._commit(connection, batch)
                except Exception:  # the disk is full or gone: whoever waits must hear of it
                    log.exception("the disk did not take the writes of %d", len(batch.waiting))
                    error = Problem("table-disk")
                with contextlib.suppress(RuntimeError):  # the loop may be gone when the server stops
                    batch.loop.call_soon_threadsafe(self._committed, batch, error)

    def _commit(self, connection: sa.Connection, batch: Batch) -> None:
        if not batch.others:
            self.base.commit(connection, batch.moves, batch.keeps)
            return
        with connection.begin():
            put(connection, batch.others)
            self.base.put(connection, batch.moves, batch.keeps)

    # -- reading --------------------------------------------------------------------------------

    def place(self, token: str) -> Place | None:
        """The chair a token opens."""
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(SEATS).where(SEATS.c.token == token)).first()
        return Place(*row) if row is not None else None

    def places(self, match: int) -> list[Place]:
        """The chairs of a match, seat by seat; the spectators' last."""
        with self.engine.connect() as connection:
            wanted = sa.select(SEATS).where(SEATS.c.match == match, SEATS.c.kind != "used")
            rows = connection.execute(wanted).all()
        return sorted([Place(*row) for row in rows], key=lambda place: (place.seat == WATCHES, place.seat))

    def rematch(self, match: int) -> int | None:
        """The match that goes on from this one, if somebody wanted one."""
        with self.engine.connect() as connection:
            wanted = sa.select(REMATCHES.c.next).where(REMATCHES.c.match == match)
            found: int | None = connection.execute(wanted).scalar()
        return found

    def find(self, match: int) -> Found:
        """What is stored of a match: the last record, and the moves since."""
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(MATCHES).where(MATCHES.c.id == match)).one()
            later = [
                sa.select(moves).where(moves.c.match == match, moves.c.number > row.record_at)
                for moves in (MOVES, RECENT)
            ]  # looked for at once: in between some could go from here to there
            moves = connection.execute(sa.union_all(*later).order_by("number")).all()
            orders = connection.execute(sa.select(ORDERS).where(ORDERS.c.match == match)).all()
        told = [Move(*m) for m in moves]
        return Found(row.game, row.record, row.record_at, self.places(match), told, [Order(*o) for o in orders])


def put(connection: sa.Connection, writes: Sequence[Write]) -> None:
    """All that is written now and then."""
    for write in writes:
        if isinstance(write, NewRow):
            insert_match(connection, write)
        elif isinstance(write, Rematch):
            connection.execute(sa.insert(REMATCHES), msgspec.structs.asdict(write))
        elif isinstance(write, Order):
            put_order(connection, write)
        elif isinstance(write, Taken):
            connection.execute(sa.update(SEATS).where(SEATS.c.token == write.invitation).values(kind="used"))
            connection.execute(sa.insert(SEATS), msgspec.structs.asdict(write.place))


def put_order(connection: sa.Connection, order: Order) -> None:
    """The last order of a name stands; one that was taken back is gone."""
    same = sa.and_(ORDERS.c.match == order.match, ORDERS.c.seat == order.seat, ORDERS.c.name == order.name)
    connection.execute(sa.delete(ORDERS).where(same))
    if order.value:
        connection.execute(sa.insert(ORDERS), msgspec.structs.asdict(order))


def insert_match(connection: sa.Connection, new: NewRow) -> None:
    row = {"id": new.match, "game": new.game, "record": new.record, "record_at": 0, "created": int(time.time())}
    connection.execute(sa.insert(MATCHES), row)
    connection.execute(sa.insert(SEATS), [msgspec.structs.asdict(p) for p in new.places])
