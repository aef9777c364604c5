"""Content files: records in YAML, in which every mistake is a sentence that names its place."""

from __future__ import annotations

from collections.abc import Collection
from importlib import resources
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin

import msgspec

from grognard.engine.document import decode, parse
from grognard.engine.problem import MANY, Problem, likely

T = TypeVar("T")


Shown = dict[str, str]
"""A name or sentence in each language."""


def read_content(folder: str, name: str, kind: type[T]) -> T:
    """One file of a package's folder, checked field by field."""
    data = resources.files(folder).joinpath(name).read_bytes()
    try:
        return decode(data, kind)
    except msgspec.ValidationError as error:
        raise Problem("problem-content", file=name, field="", why="; ".join(faults(parse(data), kind))) from error
    except msgspec.DecodeError as error:
        raise Problem("problem-content", file=name, field="", why=str(error)) from error


def faults(data: Any, kind: Any, at: str = "") -> list[str]:
    """Everything that keeps plain data from being a record of this kind, each with its place.

    >>> faults({"a": [1, "x"], "b": "y"}, dict[str, list[int]])
    ['a 2: Expected `int`, got `str`', 'b: Expected `array`, got `str`']
    """
    try:
        msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        found: list[str] = []
        if isinstance(data, dict) and isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            fields = msgspec.structs.fields(kind)
            names = [field.encode_name for field in fields]
            found += [f"{at}: `{key}` is no field here" for key in data if key not in names]
            found += [
                f"{at}: `{f.encode_name}` is missing" for f in fields if f.required and f.encode_name not in data
            ]
        for place, value, sub in parts(data, kind):
            found += faults(value, sub, f"{at} {place}".strip())
        return found or [f"{at}: {str(error).split(' - at ')[0]}"]
    return []


def parts(data: Any, kind: Any) -> list[tuple[str, Any, Any]]:
    """What plain data is made of: the place of each part, its value, and the kind it should be of."""
    if get_origin(kind) in (Union, UnionType):
        return [part for one in get_args(kind) if one is not NoneType for part in parts(data, one)]
    if isinstance(data, list) and get_origin(kind) is list:
        return [(str(n), value, get_args(kind)[0]) for n, value in enumerate(data, 1)]
    if isinstance(data, dict) and get_origin(kind) is dict:
        return [(str(key), value, get_args(kind)[1]) for key, value in data.items()]
    if isinstance(data, dict) and isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        kinds = {field.encode_name: field.type for field in msgspec.structs.fields(kind)}
        return [(key, value, kinds[key]) for key, value in data.items() if key in kinds]
    return []


def known(word: str, words: Collection[str], file: str, field: str) -> str:
    """A word of a content file, which must be one of those that mean something there."""
    if word not in words:
        some = [w for w in words if w]
        possible = ", ".join(some) if len(some) <= MANY else likely(word, some)
        raise Problem("problem-content-word", file=file, field=field, word=word, words=possible)
    return word


class Mistakes:
    """What is wrong with a content file, gathered so that all of it is told at once."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.found: list[Problem] = []

    def add(self, key: str, field: str, **facts: Any) -> None:
        """One mistake more: its message, the field it is in and what the sentence needs."""
        self.found.append(Problem(key, file=self.file, field=field, **facts))

    def known(self, word: str, words: Collection[str], field: str) -> bool:
        """Whether a word means something there; a mistake if it does not."""
        try:
            known(word, words, self.file, field)
        except Problem as problem:
            self.found.append(problem)
            return False
        return True

    def tell(self) -> None:
        """Refuses the file, if there was a mistake."""
        if len(self.found) == 1:
            raise self.found[0]
        if self.found:
            raise Problem("problem-content-several", file=self.file, count=len(self.found), mistakes=self.found)
