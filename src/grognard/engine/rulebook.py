"""The rulebook index: every section, the rules that cite it, the tests and cases that try it.

A rule function or a test cites sections in its docstring by the rulebook's prefix ("BOOK 15.1,
24"), a case in its `rules` field. A section of kind "components" has nothing to enforce.
"""

from __future__ import annotations

import ast
import re
from importlib import resources
from pathlib import Path

import msgspec

from grognard.engine.content import read_content
from grognard.engine.document import parse
from grognard.engine.game import Game

Words = dict[str, str]


class Section(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    id: str
    title: Words
    gist: Words
    kind: str


class Ruling(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Where the text leaves something open: what we play, why, and how to play it otherwise."""

    id: str
    sections: list[str]
    point: Words
    ruling: Words
    reason: Words
    other: Words = {}
    option: str = ""


class Rulebook(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    game: str
    cite: str
    title: Words
    source: str
    sections: list[Section]
    rulings: list[Ruling]


class Entry:
    """One section with everything that cites it."""

    def __init__(self, section: Section) -> None:
        self.section = section
        self.rules: list[str] = []
        self.tests: list[str] = []

    def missing(self) -> list[str]:
        """What a section still lacks: "rule", "test" or nothing."""
        if self.section.kind == "components":
            return []
        return [name for name, found in (("rule", self.rules), ("test", self.tests)) if not found]


def read_rulebook(game: Game) -> Rulebook:
    """The index of a game."""
    return read_content(f"grognard.games.{game.family}", "rulebook.yaml", Rulebook)


def index(game: Game, tests: Path | None) -> tuple[list[Entry], list[str]]:
    """Every section with its rules and tests, and citations of sections that do not exist."""
    book = read_rulebook(game)
    entries = {s.id: Entry(s) for s in book.sections}
    unknown = []
    source = Path(str(resources.files(f"grognard.games.{game.family}")))
    ids = [s.id for s in book.sections]
    for place, cited in cited_in(source, book.cite, ids):
        for section in cited:
            if section in entries:
                entries[section].rules.append(place)
            else:
                unknown.append(f"{place}: {section}")
    if tests is not None:
        found = cited_in(tests, book.cite, ids)
        found += cited_in_cases(tests / "casebook" / game.family) + cited_in_cases(source / "lessons")
        for place, cited in found:
            for section in cited:
                if section in entries:
                    entries[section].tests.append(place)
                else:
                    unknown.append(f"{place}: {section}")
    return list(entries.values()), unknown


def citations(text: str, prefix: str, ids: list[str]) -> list[str]:
    """The sections a docstring cites: numbers, and the names among the ids, some of which end in a number.

    >>> citations("BOOK 15.1 (2), 29, TEC: a die each, and BOOK 24.", "BOOK", ["15.1", "TEC"])
    ['15.1', '29', 'TEC', '24']
    >>> citations("BOOK 7, OLD 7.3 and OLD 10.", "BOOK", ["7", "OLD 1", "OLD 7.3"])
    ['7', 'OLD 7.3', 'OLD 10']
    """
    number = r"\d+(?:\.\d+)*"
    stems = {(stem, stem != i) for i in ids if (stem := i.rstrip("0123456789.")) != ""}
    token = "(?:" + "|".join([number, *(re.escape(s) + number * numbered for s, numbered in sorted(stems))]) + ")"
    one = rf"{token}(?: \(\w(?:, \w)*\))?"
    runs = re.findall(rf"{prefix} ({one}(?:(?:, | to | and ){one})*)", text)
    return [t for run in runs for t in re.findall(token, re.sub(r"\([^)]*\)", "", run))]


def cited_in(folder: Path, prefix: str, ids: list[str]) -> list[tuple[str, list[str]]]:
    """Functions below a folder whose docstrings cite sections."""
    out = []
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if prefix in text else ():
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                sections = citations(ast.get_docstring(node) or "", prefix, ids)
                if sections:
                    out.append((f"{path.stem}.{node.name}", sections))
    return out


def cited_in_cases(folder: Path) -> list[tuple[str, list[str]]]:
    """Case files and the sections they try."""
    out = []
    for path in sorted(folder.glob("*.yaml")):
        rules = parse(path.read_bytes()).get("rules", [])
        out.append((path.stem, [str(r) for r in rules]))
    return out
