"""Why the AI did what it did, as data: every line tried, every AI looked at, every step that narrowed the
choice, every hex weighed and every die. Built only where somebody listens; `explained.py` reads it and puts it
into words."""

from __future__ import annotations

from typing import Any

import msgspec


class Trace:
    """The trace of one card, line by line. Units and hexes are numbers, reasons are keys with their section."""

    __slots__ = ("lines", "now")

    def __init__(self) -> None:
        self.lines: list[dict[str, Any]] = []
        self.now: dict[str, Any] = {}

    def begin(self, line: str, rule: str, do: str) -> None:
        """A line of the card is tried: its name, and the act it orders."""
        self.now = {"line": line, "rule": rule, "do": do, "result": ""}
        self.lines.append(self.now)

    def end(self, result: str) -> None:
        self.now["result"] = result

    def put(self, key: str, value: Any) -> None:
        self.now[key] = value

    def add(self, key: str, row: dict[str, Any]) -> None:
        """A row of one of the tables of this line: seen, kept, hexes, rolls."""
        if key in self.now:
            self.now[key].append(row)
        else:
            self.now[key] = [row]

    def text(self) -> str:
        """As one fact of an event, which saves keep."""
        return msgspec.json.encode(self.lines).decode()
