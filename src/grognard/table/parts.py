"""How a change stays small: of what was there it says what differs, and where it is long it comes in parts."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw
from msgspec.structs import astuple

from grognard.engine.scene import Record
from grognard.table.messages import encode

MOST_BYTES: Final = 8192
"""Of a message that tells a change."""

NAMED_BY: Final = ("id", "a", "b")
"""The fields that say which one of its kind a record is."""

MOST_SENT: Final = 8192
"""Records that are kept as they were sent, of those sent last, and as many before them."""

AROUND: Final = 8
"""Bytes around the name of a field at most: quotes, a colon, a comma, brackets."""


def differing(had: Record, now: Record) -> dict[str, Any]:
    """Which record it is, and its fields that are no longer as they were, even where they are empty again."""
    fields = zip(type(now).__struct_fields__, astuple(had), astuple(now), strict=True)
    return {name: value for name, was, value in fields if value != was or name in NAMED_BY}


class Sent:
    """Records as they were sent lately, whole or by what differs, by which objects they are: games share those that
    look alike, and no record changes once it was shown (`moved` goes by that too). Each is held, so that no other
    takes its place."""

    def __init__(self) -> None:
        self.late: dict[tuple[int, int], tuple[Any, Any, Any]] = {}
        self.early: dict[tuple[int, int], tuple[Any, Any, Any]] = {}

    def all(self, records: list[Any]) -> list[Any]:
        return [self.between(record, record) if isinstance(record, Record) else record for record in records]

    def between(self, had: Record, now: Record) -> Any:
        """What differs of a record; between one and itself, all of it."""
        key = (id(had), id(now))
        kept = self.late.get(key)
        if kept is None:
            if len(self.late) >= MOST_SENT:
                self.early = self.late
                self.late = {}
            kept = self.early.get(key) or (had, now, Raw(encode(now if had is now else differing(had, now))))
            self.late[key] = kept
        return kept[2]


SENT: Final = Sent()


def listed(before: list[Any], now: list[Any]) -> list[Any]:
    """The records that lie there now, in their order: of one that was there as it is its id alone, of one that was
    there otherwise what differs."""
    had = {record.id: record for record in before}
    found: list[Any] = []
    for record in now:
        was = had.get(record.id)
        found.append(record if was is None else record.id if record == was else SENT.between(was, record))
    return found


def in_parts(change: bytes) -> list[bytes]:
    """A change as it is sent: in one message if it is small enough, else in several."""
    return [change] if len(change) <= MOST_BYTES else Parts(msgspec.json.decode(change)).all()


class Parts:
    """A long change taken apart: each part is a change with some of its fields, of its lists some of the records.

    What was `laid` last stands where the next record of the same list goes; `left` are the bytes that still fit.
    """

    def __init__(self, change: dict[str, Any]) -> None:
        self.head = {name: change.pop(name) for name in ("type", "ask", "log_from")}
        self.parts: list[dict[str, Any]] = []
        self.laid: tuple[str, ...] = ()
        self.left = 0
        self.begin()
        for name, value in change.items():
            self.lay((name,), value)

    def begin(self) -> None:
        part = {**self.head, "scene": {"log": []}, "more": True}
        self.parts.append(part)
        self.laid = ()
        self.left = MOST_BYTES - len(encode(part))

    def lay(self, path: tuple[str, ...], value: Any) -> None:
        """Put a value where it belongs, whole if it fits, else field by field or one by one."""
        around = 1 if path == self.laid else sum([len(name.encode()) + AROUND for name in path])
        size = len(encode(value)) + around
        if size > self.left:
            if isinstance(value, dict) and value:
                for name, inner in value.items():
                    self.lay((*path, name), inner)
                return
            if isinstance(value, list) and len(value) > 1:
                for inner in value:
                    self.lay(path, [inner])
                return
            self.begin()
            size += sum([len(name.encode()) + AROUND for name in path])
        here = self.parts[-1]
        for name in path[:-1]:
            here = here.setdefault(name, {})
        if isinstance(value, list) and path[-1] in here:
            here[path[-1]].extend(value)
        else:
            here[path[-1]] = value
        self.laid = path
        self.left -= size

    def all(self) -> list[bytes]:
        """The messages, in order: all but the last say that there is more."""
        del self.parts[-1]["more"]
        return [encode(part) for part in self.parts]
