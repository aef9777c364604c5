"""What goes wrong through a player's or an author's doing: always a sentence, in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, Final


class Problem(Exception):
    """Something a person can put right. `key` names the message, `facts` fill it in: one may be the cause, or a
    list of all that is wrong, a line each."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def say(self, lang: str) -> str:
        from grognard.text import say

        return say(lang, self.key, **{name: in_words(fact, lang) for name, fact in self.facts.items()})

    def __str__(self) -> str:
        return self.say("en")


def in_words(fact: Any, lang: str) -> Any:
    """A fact as it stands within a sentence; several of them a line each."""
    if isinstance(fact, Problem):
        return fact.say(lang).rstrip(".")
    if isinstance(fact, list):
        return "\n".join([one.say(lang) if isinstance(one, Problem) else str(one) for one in fact])
    return fact.say(lang) if isinstance(fact, Named) else fact


class Named:
    """A fact that has a name of its own in each language: the message, and what to call it where there is none."""

    def __init__(self, key: str, name: str) -> None:
        self.key = key
        self.name = name

    def say(self, lang: str) -> str:
        from grognard.text import has, say

        return say(lang, self.key) if has(lang, self.key) else self.name


CLOSE: Final = 5
MANY: Final = 40
"""So many names are told that are like one that does not exist; and so many that are not."""


def likely(name: Any, names: Iterable[str]) -> str:
    """What somebody may have meant who wrote this: the names most like it; where none is, all of them, or of many
    those that are the least unlike it."""
    known = list(names)
    close = get_close_matches(str(name), known, CLOSE)
    if not close and len(known) > MANY:
        close = get_close_matches(str(name), known, CLOSE, 0)
    return ", ".join(close or known)
