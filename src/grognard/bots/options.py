"""Which of the options of an ask: the one worth most, the one that ends it, one in particular."""

from __future__ import annotations

from grognard.engine.ask import Ask, Option


def best(options: list[Option], worths: list[float]) -> Option:
    """The option worth most; the first of equals."""
    top = 0
    for i in range(1, len(options)):
        if worths[i] > worths[top]:
            top = i
    return options[top]


def best_over(options: list[Option], worths: list[float], least: float) -> Option | None:
    """The option worth most, the first of equals, if it is worth more than this."""
    top, found = least, None
    for i in range(len(options)):
        if worths[i] > top:
            top, found = worths[i], options[i]
    return found


def final(ask: Ask) -> Option:
    """The option that ends an ask: done, pass, end, hold."""
    return ask.options[-1]


def about(ask: Ask) -> int:
    """The figure or card an ask is about."""
    return ask.about.value if ask.about is not None else -1


def pick(ask: Ask, wanted: Option) -> Option | None:
    """This option if it is offered."""
    for o in ask.options:
        if o is wanted:
            return o
    return None


def named(ask: Ask, text: str) -> Option:
    """The option that prints as this text, or the one that ends the ask."""
    found = ask.find(text)
    return found if found is not None else final(ask)
