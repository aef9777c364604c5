"""SQLite, as far as the store speaks to it past SQLAlchemy: another database has a class like this of its own."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path

import sqlalchemy as sa

from grognard.engine.problem import Problem

PRAGMAS = [
    "journal_mode=WAL",
    "synchronous=FULL",
    "wal_autocheckpoint=8000",  # pages: the same few are written over and over, and folded back at once
    "foreign_keys=ON",
    "busy_timeout=5000",
]

AT_ONCE = 200
"""Rows of one INSERT: SQLite takes them all in one call, which leaves Python to the players meanwhile."""

FOLD = 2000
"""So many recent moves are laid to those of their matches: a few milliseconds, for which a commit waits."""

Moves = Sequence[int | str]
"""Match, number, seat and text of one after another."""
COLUMNS = 4
KeepRow = tuple[int, int, bytes]
"""Match, number of moves and record."""


class Sqlite:
    """The database of one data folder, held for this process; `engine` is how SQLAlchemy speaks to it."""

    def __init__(self, folder: Path) -> None:
        self.lock = locked(folder)
        self.engine = sa.create_engine(f"sqlite:///{folder / 'table.db'}")
        sa.event.listen(self.engine, "connect", set_up_connection)
        self.recent = FOLD  # nobody knows how many were left when the last server ended

    def close(self) -> None:
        """Fold recent moves and the write-ahead log back into the database, and let go of the folder."""
        with self.engine.connect() as connection:
            self.fold(connection)
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        self.engine.dispose()
        self.lock.close()

    def commit(self, connection: sa.Connection, moves: Moves, keeps: Sequence[KeepRow]) -> None:
        """What is written many times a second, in a transaction of its own."""
        if self.recent >= FOLD:
            self.fold(connection)
        with driver_of(connection):
            self.put(connection, moves, keeps)

    def put(self, connection: sa.Connection, moves: Moves, keeps: Sequence[KeepRow]) -> None:
        """The same within one: without the layers above SQLite, for whose time players would wait."""
        driver = driver_of(connection)
        for at in range(0, len(moves), AT_ONCE * COLUMNS):
            some = moves[at : at + AT_ONCE * COLUMNS]
            count = len(some) // COLUMNS
            rows = ", ".join(["(?, ?, ?, ?)"] * count)
            driver.execute(f"INSERT INTO recent (match, number, seat, text) VALUES {rows}", some)
            self.recent += count
        for keep in keeps:
            driver.execute("UPDATE matches SET record_at = ?2, record = ?3 WHERE id = ?1", keep)

    def fold(self, connection: sa.Connection) -> None:
        """Lay the recent moves to those of their matches: side by side they take few pages."""
        with driver_of(connection) as driver:
            driver.execute("INSERT INTO moves SELECT match, number, seat, text FROM recent ORDER BY match, number")
            driver.execute("DELETE FROM recent")
        self.recent = 0


def driver_of(connection: sa.Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def set_up_connection(connection: sqlite3.Connection, _: object) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def locked(folder: Path) -> sqlite3.Connection:
    """Hold the folder for this process. SQLite's own lock works everywhere and dies with its holder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        holder = sqlite3.connect(folder / "lock.db", timeout=0, isolation_level=None, check_same_thread=False)
        holder.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        raise Problem("table-data-locked", folder=str(folder)) from error
    except OSError as error:
        raise Problem("table-data-folder", folder=str(folder), why=str(error)) from error
    return holder
