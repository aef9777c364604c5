"""Questions and answers: a rule stops with an Ask, a player gives back one of its Options."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")


class Option:
    """One legal answer. It prints as short text that can be typed back.

    A game builds its options once, with its content: `value` is the id of the thing the option
    points at, `of` says what kind of thing that is ("space", "unit", ...), or "" for none.
    """

    __slots__ = ("of", "subject", "text", "value", "verb")

    def __init__(self, verb: str, subject: str = "", value: int = -1, of: str = "") -> None:
        self.verb = verb
        self.subject = subject
        self.value = value
        self.of = of
        self.text = verb + " " + subject if subject else verb

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Option) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __lt__(self, other: Option) -> bool:
        return self.text < other.text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return "Option(" + repr(self.text) + ")"


class Ask:
    """One small question to one seat, with every legal option in a stable order.

    `rule` is the section that asks; `about` names what the question is about, where the kind
    alone does not say it (which gear is being handed out). `order` is the answer the seat ordered
    beforehand: whoever seats the players gives it for them, so that to the others a standing order
    looks like any other answer. Where there is nothing to decide, and not being asked would tell the others
    something, `moot` is the only answer: it is given for a person who has nobody to hide it from.
    """

    __slots__ = ("about", "kind", "moot", "options", "order", "rule", "seat")

    def __init__(
        self,
        seat: int,
        kind: str,
        rule: str,
        options: list[Option],
        about: Option | None = None,
        order: Option | None = None,
        moot: Option | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.options = options
        self.about = about
        self.order = order
        self.moot = moot

    def given(self, among_people: bool) -> Option | None:
        """The answer nobody has to type. Among people a moot ask is put: going by at once would show them."""
        return self.moot if self.order is None and not among_people else self.order

    def find(self, text: str) -> Option | None:
        """The option that prints as this text, whatever the case and spacing typed."""
        for option in self.options:
            if option.text == text:
                return option
        wanted = " ".join(text.split()).casefold()
        for option in self.options:
            if option.text.casefold() == wanted:
                return option
        return None


Rules = Generator[Ask, Option, T]
"""What a rule is: a coroutine that yields asks, is sent options, and returns a T."""


def one_of(seat: int, kind: str, rule: str, options: list[Option], about: Option | None = None) -> Rules[Option]:
    """The option a player chooses; where there is but one, nobody is asked."""
    if len(options) == 1:
        return options[0]
    answer = yield Ask(seat, kind, rule, options, about)
    return answer
