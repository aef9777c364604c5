"""Reads a content file into its record, and tells every mistake in it in the player's language.

A file with mistakes is still read as far as it goes, so that what is wrong with the rest can be told along with
them: spoilt fields are blank, spoilt members of a numbered list are left out.
"""

from __future__ import annotations

import datetime
from collections.abc import Collection, Iterator
from difflib import get_close_matches
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec
import yaml
from msgspec import inspect

from grognard.engine.content import Mistakes
from grognard.engine.document import parse
from grognard.engine.problem import Named, Problem
from grognard.text import LANGUAGES

T = TypeVar("T", bound=msgspec.Struct)

NUMBERED = ("cards", "sheet")
"""Lists whose members are known by their own number."""
SHOWN = ("show", "name", "text", "title", "story")
SOURCES = ("rulebook", "published", "reconstructed", "original")


class Faults(Mistakes):
    """The mistakes of a file; an unknown word is told with the known one most like it."""

    def known(self, word: str, words: Collection[str], field: str) -> bool:
        if word in words:
            return True
        self.add("heroes-content-word", field, word=word, near=nearest(word, words))
        return False


def nearest(word: Any, words: Collection[str]) -> str:
    """The known word most like this one.

    >>> nearest("low-risk-mov", ["move", "low-risk-move"])
    'low-risk-move'
    """
    return (get_close_matches(str(word), sorted(words), 1, 0) or ["-"])[0]


class Read(Generic[T]):
    """A file that was read: its record, the fields of it that are blank or not whole, and the mistakes so far."""

    def __init__(self, record: T, spoilt: set[str], bad: Faults) -> None:
        self.record = record
        self.spoilt = spoilt
        self.bad = bad

    def whole(self, *fields: str) -> bool:
        """Whether these fields were read without a mistake."""
        return not self.spoilt.intersection(fields)


@cache
def type_of(kind: type) -> inspect.Type:
    return inspect.type_info(kind)


def read(data: bytes, file: str, kind: type[T]) -> Read[T]:
    """The record of a file, with what is wrong in its fields. What is no YAML is refused at once."""
    plain = parsed(data, file)
    if not isinstance(plain, dict):
        raise Problem("heroes-content-empty", file=file)
    found: Read[T]
    try:
        found = Read(msgspec.convert(plain, kind), set(), Faults(file))
    except msgspec.ValidationError:
        found = salvaged(plain, file, kind)
    blanks = {key for key in found.spoilt if key not in NUMBERED or not getattr(found.record, key)}
    check_words(found.record, found.bad, blanks)
    return found


def salvaged(plain: dict[str, Any], file: str, kind: type[T]) -> Read[T]:
    """What can be read of a file with mistakes in its fields, and those mistakes."""
    bad, shape = Faults(file), type_of(kind)
    assert isinstance(shape, inspect.StructType)
    check_names(plain, shape, "", bad)
    good: dict[str, Any] = {}
    spoilt: set[str] = set()
    for field in shape.fields:
        key = field.encode_name
        if key in plain:
            if fits(plain[key], field.type, key, bad):
                good[key] = plain[key]
                continue
            spoilt.add(key)
            if key in NUMBERED and isinstance(plain[key], list):
                assert isinstance(field.type, inspect.VarTupleType)
                good[key] = [one for one in plain[key] if fits(one, field.type.item_type, "", Faults(file))]
        elif field.required:
            spoilt.add(key)
        if field.required and key not in good:
            good[key] = blank(field.type)
    return Read(msgspec.convert(good, kind), spoilt, bad)


def parsed(data: bytes, file: str) -> Any:
    try:
        return parse(data)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark is not None else 1
        twice = (error.problem or "").removesuffix(" stands here twice")
        if isinstance(error, yaml.constructor.ConstructorError) and twice != error.problem:
            raise Problem("heroes-content-key-twice", file=file, line=line, key_name=twice) from error
        raise Problem("heroes-content-yaml", file=file, line=line) from error
    except (yaml.YAMLError, ValueError) as error:
        raise Problem("heroes-content-unreadable", file=file) from error


def check_names(value: dict[Any, Any], shape: inspect.StructType, at: str, bad: Faults) -> None:
    """Fields that are unknown, and fields that are missing."""
    names = [field.encode_name for field in shape.fields]
    for key in value:
        if key not in names:
            bad.add("heroes-content-field", f"{at} {key}".strip(), near=nearest(key, names))
    for field in shape.fields:
        if field.required and field.encode_name not in value:
            bad.add("heroes-content-missing", at or field.encode_name, name=field.encode_name)


def fits(value: Any, shape: inspect.Type, at: str, bad: Faults) -> bool:
    """Whether plain data has this shape; each part of it that has not is a mistake."""
    before = len(bad.found)
    if isinstance(shape, inspect.Metadata):
        fits(value, shape.type, at, bad)
    elif isinstance(shape, inspect.UnionType):
        fits_one(value, shape, at, bad)
    elif not right_kind(value, shape):
        bad.add("heroes-content-kind", at, kind=Named(f"heroes-content-{kind_word(shape)}", kind_word(shape)))
    elif isinstance(shape, inspect.LiteralType):
        if value not in shape.values:
            bad.known(in_yaml(value), [in_yaml(one) for one in shape.values], at)
    elif isinstance(shape, inspect.IntType):
        low, high = shape.ge, shape.le
        if (low is not None and value < low) or (high is not None and value > high):
            bad.add("heroes-content-range", at, value=value, low=number(low), high=number(high))
    elif isinstance(shape, inspect.StructType):
        check_names(value, shape, at, bad)
        kinds = {field.encode_name: field.type for field in shape.fields}
        for key, part in value.items():
            if key in kinds:
                fits(part, kinds[key], f"{at} {key}", bad)
    elif isinstance(shape, inspect.DictType):
        for key, part in value.items():
            fits(key, shape.key_type, f"{at} {key}", bad)
            fits(part, shape.value_type, f"{at} {key}", bad)
    elif isinstance(shape, inspect.VarTupleType):
        for label, part in labelled(value, at):
            fits(part, shape.item_type, label, bad)
    elif isinstance(shape, inspect.TupleType):
        if len(value) != len(shape.item_types):
            bad.add("heroes-content-count", at, found=len(value), wanted=len(shape.item_types))
        for (label, part), kind in zip(labelled(value, at), shape.item_types, strict=False):
            fits(part, kind, label, bad)
    return len(bad.found) == before


def fits_one(value: Any, shape: inspect.UnionType, at: str, bad: Faults) -> None:
    """Of several shapes the one of this kind of data is meant; one with words before one without."""
    kinds = [kind for kind in shape.types if right_kind(value, kind)]
    if not kinds:
        said = [kind for kind in shape.types if not isinstance(kind, inspect.NoneType)]
        fits(value, said[0], at, bad)
    elif not any(fits(value, kind, at, Faults("")) for kind in kinds):
        fits(value, kinds[0], at, bad)


def right_kind(value: Any, shape: inspect.Type) -> bool:
    """Whether a value could be meant for this shape at all."""
    if isinstance(shape, inspect.Metadata):
        return right_kind(value, shape.type)
    if isinstance(shape, inspect.LiteralType):
        return isinstance(value, type(shape.values[0]))
    if isinstance(shape, inspect.UnionType):
        return any(right_kind(value, kind) for kind in shape.types)
    if isinstance(shape, inspect.IntType):
        return isinstance(value, int) and not isinstance(value, bool)
    if isinstance(shape, inspect.DateType):
        return type(value) is datetime.date
    wanted: dict[type, type] = {
        inspect.BoolType: bool,
        inspect.StrType: str,
        inspect.NoneType: type(None),
        inspect.StructType: dict,
        inspect.DictType: dict,
        inspect.VarTupleType: list,
        inspect.TupleType: list,
    }
    return isinstance(value, wanted[type(shape)])


def kind_word(shape: inspect.Type) -> str:
    """What should stand there, as a key of the messages."""
    if isinstance(shape, inspect.LiteralType):
        return "true-or-false" if isinstance(shape.values[0], bool) else "a-word"
    words: dict[type, str] = {
        inspect.IntType: "a-number",
        inspect.BoolType: "true-or-false",
        inspect.StrType: "a-word",
        inspect.DateType: "a-date",
        inspect.StructType: "fields",
        inspect.DictType: "fields",
        inspect.VarTupleType: "a-list",
        inspect.TupleType: "a-list",
        inspect.NoneType: "nothing",
    }
    return words[type(shape)]


def in_yaml(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def number(value: float | None) -> str:
    return "…" if value is None else str(value)


def labelled(members: list[Any], at: str) -> Iterator[tuple[str, Any]]:
    """The members of a list with their places: by their number in print, or else counted."""
    for n, one in enumerate(members, 1):
        printed = one.get("number") if isinstance(one, dict) and at.split(" ")[-1] in NUMBERED else None
        yield f"{at} {printed if isinstance(printed, int) else n}".strip(), one


def blank(shape: inspect.Type) -> Any:
    """The least that has this shape."""
    if isinstance(shape, inspect.Metadata):
        return blank(shape.type)
    if isinstance(shape, inspect.UnionType):
        return blank(shape.types[0])
    if isinstance(shape, inspect.LiteralType):
        return shape.values[0]
    if isinstance(shape, inspect.IntType):
        return shape.ge or 0
    if isinstance(shape, inspect.StructType):
        return {field.encode_name: blank(field.type) for field in shape.fields if field.required}
    plain: dict[type, Any] = {
        inspect.BoolType: False,
        inspect.StrType: "",
        inspect.NoneType: None,
        inspect.DateType: datetime.date(1941, 6, 22),
        inspect.DictType: {},
        inspect.VarTupleType: [],
    }
    return plain[type(shape)]


# -- what every file has -------------------------------------------------------------------------------


@cache
def fields_of(kind: type[msgspec.Struct]) -> tuple[tuple[str, str], ...]:
    """Name and printed name of the fields of a record: looked up once, as a file has thousands of records."""
    return tuple((field.name, field.encode_name) for field in msgspec.structs.fields(kind))


def records(value: Any, at: str = "") -> Iterator[tuple[str, msgspec.Struct]]:
    """Every record in a file, with its place."""
    if isinstance(value, msgspec.Struct):
        yield at, value
        for name, printed in fields_of(type(value)):
            part = getattr(value, name)
            if part and not isinstance(part, str | int):
                yield from records(part, f"{at} {printed}".strip())
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from records(one, f"{at} {key}")
    elif isinstance(value, tuple):
        for n, one in enumerate(value, 1):
            own = getattr(one, "number", None) if at.split(" ")[-1] in NUMBERED else None
            yield from records(one, f"{at} {own or n}")


def check_words(record: msgspec.Struct, bad: Faults, blanks: set[str]) -> None:
    """Names and sentences are there in both languages, and each source says what it is; blank fields were told."""
    for at, one in records(record):
        for name, printed in fields_of(type(one)):
            place = f"{at} {printed}".strip()
            if place.split(" ")[0] in blanks:
                continue
            words = getattr(one, name)
            if name in SHOWN and isinstance(words, dict):
                if set(words) != set(LANGUAGES) or not all(words.values()):
                    bad.add("heroes-content-languages", place, languages=", ".join(LANGUAGES))
            elif name == "source" and not any(word in words for word in SOURCES):
                bad.add("heroes-content-source", place, words=", ".join(SOURCES))


def said(record: msgspec.Struct, besides: tuple[str, ...] = ()) -> list[str]:
    """The fields of a record that say something: of some kinds exactly one must."""
    found: list[str] = []
    for name, printed in fields_of(type(record)):
        value = getattr(record, name)
        if printed not in besides and value is not None and value != ():
            found.append(printed)
    return found
