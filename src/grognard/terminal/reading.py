"""What the player typed: the number, text or beginning of an option, or a command."""

from __future__ import annotations

from grognard.engine.scene import AskView, OptionView
from grognard.text import fold, say

COMMANDS = [
    "help", "map", "units", "log", "cards", "rule", "odds", "why", "sight", "order", "offer", "undo", "save",
    "position", "lang", "auto", "verify", "quit",
]  # fmt: skip


def number_in(typed: str, last: int) -> int:
    """The number typed, if it is one from 1 to `last`; else 0."""
    if not (typed.isascii() and typed.isdigit() and len(typed) < 9):
        return 0
    return int(typed) if int(typed) <= last else 0


def numbers_in(ask: AskView, typed: str) -> list[OptionView]:
    """Several members to be marked at once, by their numbers; none for anything else."""
    parts = typed.replace(",", " ").split()
    found = [number_in(part, len(ask.options)) for part in parts]
    if ask.marking is None or len(parts) < 2 or not all(found):
        return []
    return [ask.options[number - 1] for number in dict.fromkeys(found)]


def exact_option(ask: AskView, typed: str) -> OptionView | None:
    """The option of this number, text or label."""
    wanted = fold(typed)
    number = number_in(wanted, len(ask.options))
    if number:
        return ask.options[number - 1]
    for option in ask.options:
        if wanted in (fold(option.text), fold(option.label)):
            return option
    return None


def options_like(ask: AskView, typed: str) -> list[OptionView]:
    """The options whose text or label begins so; failing that, those with a word that does."""
    wanted = fold(typed)
    if not wanted or wanted.isdigit():
        return []
    begins = [o for o in ask.options if fold(o.text).startswith(wanted) or fold(o.label).startswith(wanted)]
    if begins:
        return begins
    return [o for o in ask.options if f" {wanted}" in " " + fold(o.text) + " " + fold(o.label)]


def only(options: list[OptionView]) -> OptionView | None:
    """The only one of them, if there is but one."""
    return options[0] if len(options) == 1 else None


def word_for(command: str, lang: str) -> str:
    """What a command is called in a language."""
    return say(lang, f"terminal-word-{command}")


def command_in(typed: str, lang: str, short: bool = False) -> tuple[str, str] | None:
    """The command typed, by its English or its own name, and the rest of the line.

    With `short` the beginning of a name will do, if no other command begins so.
    """
    word, _, rest = typed.strip().partition(" ")
    wanted = fold(word)
    if not wanted:
        return None
    if wanted == "?":
        return "help", rest.strip()
    names = {c: {c, fold(word_for(c, lang))} for c in COMMANDS}
    found = [c for c in COMMANDS if wanted in names[c]]
    if short and not found:
        found = [c for c in COMMANDS if any(n.startswith(wanted) for n in names[c])]
    return (found[0], rest.strip()) if len(found) == 1 else None
