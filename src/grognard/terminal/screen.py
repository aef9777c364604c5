"""What is printed where: lines that hang under their beginning, headings, messages in the player's language."""

from __future__ import annotations

import os
import unicodedata
from functools import cache
from typing import Any

from rich.console import Console
from rich.text import Text

from grognard.engine.problem import Problem
from grognard.text import has, say

FAINT = "dim"
NARROWEST = 24
"""Below this width lines are longer than the terminal, and it breaks them itself."""

LIKENESS = {
    "·": "-",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "’": "'",
    "…": ".",
    "ø": "o",
    "Ø": "O",
    "æ": "a",
    "Æ": "A",
}
"""Characters of our messages and names, and what stands for them where they cannot be shown."""


class Screen:
    """A console, the language spoken on it, and the family of the game that is played there."""

    def __init__(self, console: Console, lang: str, family: str = "") -> None:
        self.console = console
        self.lang = lang
        self.family = family

    @property
    def width(self) -> int:
        return max(NARROWEST, self.console.width)

    @property
    def ascii_only(self) -> bool:
        """Without Unicode, or with the few letters of the Linux console, there are no fine signs."""
        bare = self.console.is_terminal and os.environ.get("TERM") == "linux"
        return bare or self.console.options.ascii_only

    def put(self, text: Text | str = "") -> None:
        """Text that is already as wide as it should be."""
        text = Text(text) if isinstance(text, str) else text
        if self.ascii_only:
            signs = "".join(showable(sign, self.console.encoding) for sign in text.plain)
            text = Text(signs, text.style, spans=text.spans)
        self.console.print(text, soft_wrap=True, markup=False, highlight=False)

    def block(self, text: Text | str, lead: Text | str = "") -> None:
        """Text wrapped at the width; further lines hang under the end of the lead."""
        lead = Text(lead) if isinstance(lead, str) else lead
        text = Text(text) if isinstance(text, str) else text
        indent = len(lead.plain)
        for i, line in enumerate(text.wrap(self.console, max(10, self.width - indent))):
            line.rstrip()
            self.put(Text.assemble(lead, line) if i == 0 else Text(" " * indent) + line)

    def clear(self) -> None:
        """An empty terminal, with nothing left to scroll back to."""
        self.console.clear()
        if self.console.is_terminal and not self.console.legacy_windows:
            self.console.file.write("\x1b[3J")

    def heading(self, title: str, strong: bool = False) -> None:
        """A title in a line across the screen."""
        edge = ("=" if strong else "-") if self.ascii_only else ("━" if strong else "─")
        text = Text.assemble((edge * 2 + " ", FAINT), (title, "bold"), " ")
        text.append(edge * max(2, self.width - len(text.plain)), FAINT)
        text.truncate(self.width)
        self.put(text)

    def say(self, key: str, style: str = "", **facts: Any) -> None:
        """A message in the player's language."""
        self.block(Text(say(self.lang, key, **facts), style))

    def problem(self, problem: Problem) -> None:
        """What went wrong, as a sentence."""
        self.block(Text(problem.say(self.lang), "yellow"), lead="! ")


@cache
def showable(sign: str, encoding: str) -> str:
    """A character as a terminal of this encoding can show it: without its accent, or something like it."""
    for other in (sign, unicodedata.normalize("NFKD", sign)[0], LIKENESS.get(sign, "?")):
        try:
            other.encode(encoding)
            return other
        except UnicodeEncodeError:
            continue
    return "?"


def section_name(rule: str, screen: Screen) -> str:
    """A section as it is called in passing: by its number, or by a short name."""
    key = f"{screen.family}-section-{rule}"
    return say(screen.lang, key) if has(screen.lang, key) else rule


def cite(rule: str, screen: Screen) -> Text:
    """A rule section in faint brackets; nothing for none."""
    return Text(f" [{section_name(rule, screen)}]" if rule else "", FAINT)
