"""English and Spanish. Every sentence a player sees is a Fluent message in `en/` and in `es/`."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LANGUAGES = ["en", "es"]
LIKE_I = re.compile("h?i(?!e)", re.IGNORECASE)
"""Names that begin with the sound before which Spanish "y" becomes "e"."""
LETTERS = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "đ": "d", "ł": "l"})


@cache
def sources(lang: str) -> list[ast.Resource]:
    """The files of one language, read."""
    folder = resources.files("grognard.text") / lang
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return [FluentResource(file.read_text(encoding="utf-8")) for file in files]


@cache
def bundle(lang: str) -> FluentBundle:
    """All messages of one language."""
    made = FluentBundle([lang], use_isolating=False)
    for source in sources(lang):
        made.add_resource(source)
    return made


@cache
def plain(lang: str) -> dict[str, list[tuple[str, str]]]:
    """The messages that are only text and facts in turn: most of them, and quick to put together."""
    out = {}
    for source in sources(lang):
        for message in source.body:
            if isinstance(message, ast.Message) and message.value is not None:
                parts = [part_of(element) for element in message.value.elements]
                known = [part for part in parts if part is not None]
                if len(known) == len(parts):
                    out[message.id.name] = known
    return out


def part_of(element: ast.TextElement | ast.Placeable) -> tuple[str, str] | None:
    """Text, or the name of a fact; None for anything that has to be worked out."""
    if isinstance(element, ast.TextElement):
        return str(element.value), ""
    if isinstance(element.expression, ast.VariableReference):
        return "", str(element.expression.id.name)
    return None


def is_plain(value: Any) -> bool:
    """Written the same in every language: a text, or a number too small to need grouping."""
    return isinstance(value, str) or (type(value) is int and -1000 < value < 1000)


def under(lang: str, prefix: str) -> dict[str, str]:
    """The messages without facts whose names begin so, by the rest of their names."""
    found = {key.removeprefix(prefix): parts for key, parts in plain(lang).items() if key.startswith(prefix)}
    return {key: "".join([text for text, _ in p]) for key, p in found.items() if not any(fact for _, fact in p)}


def has(lang: str, key: str) -> bool:
    """There is a message of this name."""
    return bool(bundle(lang).has_message(key))


def say(lang: str, key: str, **facts: Any) -> str:
    """One message in words. A missing message or fact is our mistake, never the player's."""
    return formatted(lang, key, tuple(facts.items()))


@lru_cache(maxsize=32768)
def formatted(lang: str, key: str, facts: tuple[tuple[str, Any], ...]) -> str:
    """The words of a message; scenes say the same few thousand things over and over."""
    parts = plain(lang).get(key)
    known = dict(facts)
    if parts is not None and all(is_plain(known.get(name)) for _, name in parts if name):
        return "".join([text or str(known[name]) for text, name in parts])
    made = bundle(lang)
    assert made.has_message(key), f"no message {key} in {lang}"
    pattern = made.get_message(key).value
    assert pattern is not None, f"message {key} in {lang} has no text"
    text, errors = made.format_pattern(pattern, known)
    assert not errors, f"message {key} in {lang}: {errors}"
    return str(text)


def listed(names: list[str], lang: str) -> str:
    """Names as a person lists them: "A, B and C"."""
    if not names:
        return say(lang, "nobody")
    if len(names) == 1:
        return names[0]
    key = "list-before-i" if LIKE_I.match(names[-1]) else "list"
    return say(lang, key, first=", ".join(names[:-1]), last=names[-1])


@lru_cache(maxsize=32768)
def fold(text: str) -> str:
    """Text without case, accents and needless blanks, so that “mosvatn” finds Møsvatn.

    >>> fold("  Presa  de MØSVATN ")
    'presa de mosvatn'
    """
    plain = unicodedata.normalize("NFKD", text.casefold().translate(LETTERS))
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())
