"""Content files: records in YAML, in which every mistake is a sentence that names its place."""

from __future__ import annotations

from collections.abc import Collection
from importlib import resources
from typing import Any, TypeVar

import msgspec

from grognard.engine.document import decode
from grognard.engine.problem import Problem, likely

T = TypeVar("T")

MANY = 40
"""Of more words than this only the likely ones are told."""

Shown = dict[str, str]
"""A name or sentence in each language."""


def read_content(folder: str, name: str, kind: type[T]) -> T:
    """One file of a package's folder, checked field by field."""
    data = resources.files(folder).joinpath(name).read_bytes()
    try:
        return decode(data, kind)
    except msgspec.DecodeError as error:
        raise Problem("problem-content", file=name, field="", why=str(error)) from error


def known(word: str, words: Collection[str], file: str, field: str) -> str:
    """A word of a content file, which must be one of those that mean something there."""
    if word not in words:
        some = [w for w in words if w]
        possible = ", ".join(some) if len(some) <= MANY else likely(word, some)
        raise Problem("problem-content-word", file=file, field=field, word=word, words=possible)
    return word


class Mistakes:
    """All that is wrong with one file: its author is told at once, each mistake with its field."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.found: list[Problem] = []

    def add(self, field: str, key: str, **facts: Any) -> None:
        """A mistake. `key` names the message that says what is wrong."""
        why = Problem(key, **facts)
        self.found.append(Problem("content-mistake", field=field, why=why))

    def raise_any(self) -> None:
        if self.found:
            raise Problem("problem-content-all", file=self.file, mistakes=self.found)
