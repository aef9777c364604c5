"""English and Spanish. Every sentence a player sees is a Fluent message in `en/` and in `es/`."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ["en", "es"]
LIKE_I = re.compile("h?i(?!e)", re.IGNORECASE)
"""Names that begin with the sound before which Spanish "y" becomes "e"."""


@cache
def bundle(lang: str) -> FluentBundle:
    """All messages of one language."""
    made = FluentBundle([lang], use_isolating=False)
    folder = resources.files("grognard.text") / lang
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def has(lang: str, key: str) -> bool:
    """There is a message of this name."""
    return bool(bundle(lang).has_message(key))


def say(lang: str, key: str, **facts: Any) -> str:
    """One message in words. A missing message or fact is our mistake, never the player's."""
    return formatted(lang, key, tuple(facts.items()))


@lru_cache(maxsize=32768)
def formatted(lang: str, key: str, facts: tuple[tuple[str, Any], ...]) -> str:
    """The words of a message; scenes say the same few thousand things over and over."""
    made = bundle(lang)
    assert made.has_message(key), f"no message {key} in {lang}"
    pattern = made.get_message(key).value
    assert pattern is not None, f"message {key} in {lang} has no text"
    text, errors = made.format_pattern(pattern, dict(facts))
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
