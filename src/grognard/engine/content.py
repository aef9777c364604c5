"""Content files: records in YAML, in which every mistake is a sentence that names its place."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from importlib import resources
from types import NoneType, UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

import msgspec

from grognard.engine.document import decode, parse
from grognard.engine.problem import MANY, Problem, likely
from grognard.text import LANGUAGES

T = TypeVar("T")


Shown = dict[str, str]
"""A name or sentence in each language."""


def in_all_languages(words: Shown) -> bool:
    """Whether a name or sentence is there in each of them, and in no other."""
    return set(words) == set(LANGUAGES) and all(words.values())


def read_content(folder: str, name: str, kind: type[T]) -> T:
    """One file of a package's folder, checked field by field."""
    record, mistakes = read_as_far(folder, name, kind)
    mistakes.tell()
    assert record is not None
    return record


def read_as_far(
    folder: str, name: str, kind: type[T], blanks: Mapping[str, Any] | None = None, whole: Collection[str] = ()
) -> tuple[T | None, Mistakes]:
    """A file as far as its fields can be read, and what is wrong in them: what is spoilt is left out, or as in
    `blanks`, so that mistakes of other kinds can be looked for in the rest. No record where nothing stands for what
    is spoilt, or one of the fields that only mean something `whole`."""
    data = resources.files(folder).joinpath(name).read_bytes()
    mistakes = Mistakes(name)
    try:
        return decode(data, kind), mistakes
    except msgspec.ValidationError:
        plain = parse(data)
    except msgspec.DecodeError as error:
        raise Problem("problem-content", file=name, field="", why=str(error)) from error
    for place, why in faulty(plain, kind):
        mistakes.add("problem-content-fault", place, why=why)
    rest = stripped(plain, kind)
    if any(is_within(problem.facts["field"], field) for problem in mistakes.found for field in whole):
        return None, mistakes
    if isinstance(rest, dict):
        rest = {**(blanks or {}), **rest}
    return (msgspec.convert(rest, kind) if not faulty(rest, kind) else None), mistakes


def faults(data: Any, kind: Any) -> list[str]:
    """Everything that keeps plain data from being a record of this kind, each with its place.

    >>> faults({"a": [1, "x"], "b": "y"}, dict[str, list[int]])
    ['a 2: Expected `int`, got `str`', 'b: Expected `array`, got `str`']
    """
    return [f"{place}: {why}" for place, why in faulty(data, kind)]


def faulty(data: Any, kind: Any, at: str = "") -> list[tuple[str, str]]:
    """The places of these faults, and what is wrong there."""
    try:
        msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        found: list[tuple[str, str]] = []
        if isinstance(data, dict) and isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            fields = msgspec.structs.fields(kind)
            names = [field.encode_name for field in fields]
            found += [(at or str(key), f"`{key}` is no field here") for key in data if key not in names]
            missing = [f.encode_name for f in fields if f.required and f.encode_name not in data]
            found += [(at or name, f"`{name}` is missing") for name in missing]
        for place, value, sub in parts(data, kind):
            found += faulty(value, sub, f"{at} {place}".strip())
        return found or [(at, str(error).split(" - at ")[0])]
    return []


def stripped(data: Any, kind: Any) -> Any:
    """Plain data without its parts that are not of their kind.

    >>> stripped({"a": [1, "x"], "b": "y"}, dict[str, list[int]])
    {'a': [1]}
    """
    if not faulty(data, kind):
        return data
    rest = [(place, stripped(value, sub), sub) for place, value, sub in parts(data, kind)]
    good = {place: value for place, value, sub in rest if not faulty(value, sub)}
    return list(good.values()) if isinstance(data, list) else good if isinstance(data, dict) else data


def is_within(place: str, field: str) -> bool:
    """Whether a place is a field, or within it."""
    return f"{place} ".startswith(f"{field} ")


def parts(data: Any, kind: Any) -> list[tuple[str, Any, Any]]:
    """What plain data is made of: the place of each part, its value, and the kind it should be of."""
    if get_origin(kind) is Annotated:
        return parts(data, get_args(kind)[0])
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

    def take(self, others: Mistakes) -> None:
        """What is wrong besides, in what could be read of a file with these; what may only follow from them, as it
        is about a field of which a part was spoilt, is left out."""
        spoilt = [problem.facts["field"] for problem in self.found]
        self.found += [
            problem
            for problem in others.found
            if not any(is_within(place, problem.facts["field"]) for place in spoilt)
        ]

    def tell(self) -> None:
        """Refuses the file, if there was a mistake."""
        if len(self.found) == 1:
            raise self.found[0]
        if self.found:
            raise Problem("problem-content-several", file=self.file, count=len(self.found), mistakes=self.found)
