"""Moves on disk: written as they come, found with their match wherever they lie by then."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from grognard.table import sqlite
from grognard.table.store import Keep, Move, NewRow, Place, Store


def counted(folder: Path, table: str) -> int:
    with sqlite3.connect(folder / "table.db") as base:
        number: int = base.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
    return number


async def play(store: Store, rounds: range) -> None:
    for number in rounds:
        await asyncio.gather(*[store.write(Move(match, number, 0, f"{match} {number}")) for match in (1, 2)])


def told(store: Store, match: int) -> list[str]:
    return [move.text for move in store.find(match).moves]


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    monkeypatch.setattr(sqlite, "FOLD", 10)
    store = Store(tmp_path)

    async def begin() -> None:
        await store.write(
            *[NewRow(match, "telemark", b"{}", [Place(f"t{match}", match, 0, "me")]) for match in (1, 2)]
        )

    asyncio.run(begin())
    return store


def test_moves_are_found_wherever_they_lie(store: Store, tmp_path: Path) -> None:
    asyncio.run(play(store, range(1, 14)))
    assert counted(tmp_path, "moves") and counted(tmp_path, "recent")
    assert counted(tmp_path, "moves") + counted(tmp_path, "recent") == 26
    assert told(store, 2) == [f"2 {number}" for number in range(1, 14)]

    async def keep() -> None:
        await store.write(Keep(2, 7, b"{}"))

    asyncio.run(keep())
    assert told(store, 2) == [f"2 {number}" for number in range(8, 14)]
    assert told(store, 1) == [f"1 {number}" for number in range(1, 14)]
    store.close()
    assert (counted(tmp_path, "moves"), counted(tmp_path, "recent")) == (26, 0)


def test_what_a_killed_server_left_is_laid_to_the_rest(store: Store, tmp_path: Path) -> None:
    asyncio.run(play(store, range(1, 4)))
    store.base.lock.close()  # as if it were gone
    again = Store(tmp_path)
    assert told(again, 1) == ["1 1", "1 2", "1 3"]
    asyncio.run(play(again, range(4, 5)))
    assert (counted(tmp_path, "moves"), counted(tmp_path, "recent")) == (6, 2)
    assert told(again, 1) == ["1 1", "1 2", "1 3", "1 4"]
    again.close()
