"""Why the AI did what it did, as data: every line tried, every AI looked at, every step that narrowed the
choice, every hex weighed and every die. Built only where somebody listens; `explained.py` reads it and puts it
into words.

It is JSON, and written as it comes: what is to be told of one card would otherwise be a few hundred dictionaries,
made to be read once. Its words are our own, with nothing in them that would have to be escaped.
"""

from __future__ import annotations


def number(key: str, value: int) -> str:
    return f'"{key}":{value}'


def word(key: str, text: str) -> str:
    return f'"{key}":"{text}"'


def numbers(key: str, values: list[int]) -> str:
    return f'"{key}":{listed(values)}'


def listed(values: list[int]) -> str:
    return "[" + ",".join([str(value) for value in values]) + "]"


def tabled(rows: list[list[int]]) -> str:
    return "[" + ",".join([listed(row) for row in rows]) + "]"


def row(parts: list[str]) -> str:
    """A row of a table, of its parts."""
    return "{" + ",".join(parts) + "}"


class HexRow:
    """A row of the table of hexes, which are told in their order."""

    __slots__ = ("hex", "text")

    def __init__(self, hex: int, parts: list[str]) -> None:
        self.hex = hex
        self.text = row([number("hex", hex), *parts])


class Trace:
    """The trace of one card, line by line. Units and hexes are numbers, reasons are keys with their section."""

    __slots__ = ("do", "facts", "line", "lines", "result", "rule", "tables")

    def __init__(self) -> None:
        self.lines: list[str] = []
        """Those that are through,"""
        self.line = ""
        self.rule = ""
        self.do = ""
        self.result = ""
        self.facts: dict[str, str] = {}
        """and of the one that is tried now what is told of it, in the order of its first mention,"""
        self.tables: dict[str, list[str]] = {}
        """with the rows of its tables: seen, finalists, kept, rolls."""

    def begin(self, line: str, rule: str, do: str) -> None:
        """A line of the card is tried: its name, and the act it orders."""
        self.close()
        self.line, self.rule, self.do = line, rule, do
        self.result = ""
        self.facts = {}
        self.tables = {}

    def end(self, result: str) -> None:
        self.result = result

    def put(self, key: str, value: str) -> None:
        self.facts[key] = value

    def add(self, key: str, parts: list[str]) -> None:
        """A row of one of the tables of this line."""
        table = self.tables.get(key)
        if table is None:
            table = self.tables[key] = []
            self.facts[key] = ""
        table.append(row(parts))

    def close(self) -> None:
        """The line is through."""
        if not self.line:
            return
        parts = [word("line", self.line), word("rule", self.rule), word("do", self.do)]
        parts.append(word("result", self.result))
        for key, value in self.facts.items():
            table = self.tables.get(key)
            parts.append(f'"{key}":{value}' if table is None else f'"{key}":[{",".join(table)}]')
        self.lines.append(row(parts))

    def text(self) -> str:
        """As one fact of an event, which saves keep. Nothing is told after it."""
        self.close()
        return "[" + ",".join(self.lines) + "]"
