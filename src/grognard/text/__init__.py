"""English and Spanish. Every sentence a player sees is a Fluent message in `en/` and in `es/`."""

from __future__ import annotations

import re
import unicodedata
from fractions import Fraction
from functools import cache, lru_cache
from importlib import resources
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

LANGUAGES = ["en", "es"]
LIKE_I = re.compile("h?i(?!e)", re.IGNORECASE)
"""Names that begin with the sound before which Spanish "y" becomes "e"."""
BEGINNING = re.compile(r"^(?=[a-zA-Z][\w-]* *=)", re.MULTILINE)
COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
FACT = re.compile(r"\{ \$([\w-]+) \}")
SIMPLE = re.compile(r"[\w-]+ *= *((?:[^{}\n]|\{ \$[\w-]+ \})+)")
"""A message in one line of text and facts."""
NAMED = re.compile(r"\{ ([a-z][\w-]*)")
"""A message that another one names."""
SHARED = "any-"
"""What stands in place of the family of a game."""
LETTERS = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "đ": "d", "ł": "l"})


@cache
def entries(lang: str) -> dict[str, str]:
    """Every message of one language as it is written, by its name."""
    folder = resources.files("grognard.text") / lang
    out: dict[str, str] = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            out |= entries_in(file.read_text(encoding="utf-8"))
    return out


def entries_in(text: str) -> dict[str, str]:
    """The messages of a file, by their names."""
    found = BEGINNING.split(text)[1:]
    return {entry.partition("=")[0].strip(): COMMENT.sub("", entry).strip(" \n") for entry in found}


@cache
def involved(lang: str) -> dict[str, ast.Resource]:
    """The few messages that are more than a line of text and facts, and those they name, read."""
    written = entries(lang)
    wanted = [key for key, text in written.items() if not SIMPLE.fullmatch(text)]
    wanted += [name for key in wanted for name in NAMED.findall(written[key]) if name in written]
    return {key: FluentResource(written[key]) for key in wanted}


@cache
def bundle(lang: str) -> FluentBundle:
    """The messages that have to be worked out."""
    made = FluentBundle([lang], use_isolating=False)
    for source in involved(lang).values():
        made.add_resource(source)
    return made


def pattern_of(lang: str, key: str) -> Pattern | None:
    """A message to be worked out."""
    made = bundle(lang)
    assert has(lang, key), f"no message {key} in {lang}"
    if not made.has_message(key):
        made.add_resource(FluentResource(entries(lang)[key]))
    return made.get_message(key).value


class Part(NamedTuple):
    """A piece of a message: text; or a fact, in words of its own where it is chosen between `ways`.

    A way is chosen by the text itself, by the number, or by its form: `one` or, in both languages, `other`.
    """

    text: str
    fact: str = ""
    ways: dict[str | int, list[Part]] | None = None
    usual: str | int = ""


@cache
def plain(lang: str) -> dict[str, list[Part]]:
    """The messages that are only text, facts and choices between them: nearly all, and quick to put together. Those
    in one line need no parser, which takes a hundred times as long."""
    out = {}
    for key, written in entries(lang).items():
        simple = SIMPLE.fullmatch(written)
        parts = parts_in(simple[1]) if simple else parts_read(involved(lang)[key])
        if parts is not None:
            out[key] = parts
    return out


def parts_in(line: str) -> list[Part]:
    """Text and facts in turn.

    >>> [part.text or part.fact for part in parts_in("{ $who } moves to { $where }.")]
    ['who', ' moves to ', 'where', '.']
    """
    parts = [Part("", piece) if at % 2 else Part(piece) for at, piece in enumerate(FACT.split(line))]
    return [part for part in parts if part.text or part.fact]


def parts_read(source: ast.Resource) -> list[Part] | None:
    """The parts of a message that was read."""
    message = source.body[0]
    assert isinstance(message, ast.Message)
    return parts_of(message.value) if message.value is not None else None


def parts_of(pattern: ast.Pattern) -> list[Part] | None:
    """A pattern in parts; None where anything in it has to be worked out."""
    parts = [part_of(element) for element in pattern.elements]
    known = [part for part in parts if part is not None]
    return known if len(known) == len(parts) else None


def part_of(element: ast.TextElement | ast.Placeable) -> Part | None:
    """Text, a fact, or a choice by a fact."""
    if isinstance(element, ast.TextElement):
        return Part(str(element.value))
    inside = element.expression
    if isinstance(inside, ast.VariableReference):
        return Part("", str(inside.id.name))
    if not isinstance(inside, ast.SelectExpression) or not isinstance(inside.selector, ast.VariableReference):
        return None
    ways: dict[str | int, list[Part]] = {}
    usual: str | int = ""
    for variant in inside.variants:
        key = str(variant.key.name) if isinstance(variant.key, ast.Identifier) else int(variant.key.value)
        parts = parts_of(variant.value)
        if parts is None:
            return None
        ways[key] = parts
        usual = key if variant.default else usual
    return Part("", str(inside.selector.id.name), ways, usual)


def put_together(parts: list[Part], facts: dict[str, Any]) -> str | None:
    """The words of parts; None where a fact is written differently from language to language."""
    out = ""
    for part in parts:
        fact = facts.get(part.fact) if part.fact else part.text
        if not is_plain(fact):
            return None
        if part.ways is not None:
            number = ("one" if abs(fact) == 1 else "other") if isinstance(fact, int) else ""
            way = next(key for key in (fact, number, part.usual) if key in part.ways)
            words = put_together(part.ways[way], facts)
            if words is None:
                return None
            out += words
        else:
            out += str(fact)
    return out


def is_plain(value: Any) -> bool:
    """Written the same in every language: a text, or a number too small to need grouping."""
    return isinstance(value, str) or (type(value) is int and -1000 < value < 1000)


def under(lang: str, prefix: str) -> dict[str, str]:
    """The messages without facts whose names begin so, by the rest of their names."""
    found = {key.removeprefix(prefix): parts for key, parts in plain(lang).items() if key.startswith(prefix)}
    return {key: "".join([p.text for p in parts]) for key, parts in found.items() if not any(p.fact for p in parts)}


def meant(lang: str, key: str) -> str:
    """The message of this name; where a game has none of its own, what several games say alike (`any.ftl`)."""
    return key if key in entries(lang) else SHARED + key.partition("-")[2]


def has(lang: str, key: str) -> bool:
    """There is a message of this name, or one that games share."""
    return meant(lang, key) in entries(lang)


def say(lang: str, key: str, **facts: Any) -> str:
    """One message in words. A missing message or fact is our mistake, never the player's."""
    return formatted(lang, key, tuple(facts.items()))


@lru_cache(maxsize=32768)
def formatted(lang: str, key: str, facts: tuple[tuple[str, Any], ...]) -> str:
    """The words of a message; scenes say the same few thousand things over and over."""
    key = meant(lang, key)
    parts = plain(lang).get(key)
    known = dict(facts)
    words = put_together(parts, known) if parts is not None else None
    if words is not None:
        return ended(words)
    pattern = pattern_of(lang, key)
    assert pattern is not None, f"message {key} in {lang} has no text"
    text, errors = bundle(lang).format_pattern(pattern, known)
    assert not errors, f"message {key} in {lang}: {errors}"
    return ended(str(text))


def ended(words: str) -> str:
    """Without the full stop after a name that ends the sentence by itself: "You draw Rally up!"."""
    return words[:-1] if words.endswith(("!.", "?.")) else words


def percent(share: float, lang: str) -> str:
    """A share in per cent, to a tenth: "9.1%", and in Spanish "9,1 %"."""
    return say(lang, "percent", value=100 * share)


def about(share: float | Fraction, lang: str) -> str:
    """A share in whole per cent, for a headline; what can happen is never 0 %, and what can fail never 100 %."""
    value = round(100 * share)
    if value == 0 and share > 0:
        return say(lang, "percent-hardly")
    return say(lang, "percent-nearly") if value == 100 and share < 1 else say(lang, "percent", value=value)


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
