"""Verbs: the words that answers begin with, each with all that is to be known of it before it is chosen."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grognard.engine.ask import Option


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """One word of a game's answers, and the options that begin with it.

    `of` is the kind of thing it names; `each` has an option for every such thing, by its number, once the names
    are known (`name`). A word that names nothing is one option, `plain`. `group` is the heading it stands under
    in a long list; it is `brief` where that heading says the word already. It `rolls` where choosing it rolls
    dice of its own, so that there are odds to show. A game adds what its verbs do and cost.
    """

    __slots__ = ("brief", "each", "group", "of", "plain", "rolls", "word")

    def __init__(
        self, word: str, of: str = "", *, group: str = "", brief: bool = False, rolls: bool = False
    ) -> None:
        self.word = word
        self.of = of
        self.group = group
        self.brief = brief
        self.rolls = rolls
        self.plain = Option(word)
        self.each: list[Option] = []

    def name(self, names: list[str]) -> None:
        """There is an option for each of these things from here on."""
        self.each = [Option(self.word, name, number, self.of) for number, name in enumerate(names)]

    def options(self) -> list[Option]:
        """All that begin with this word."""
        return self.each if self.of else [self.plain]
