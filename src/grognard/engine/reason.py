"""Why not: what a predicate of the rules gives back instead of no."""

from __future__ import annotations

from grognard.engine.event import Fact


class Reason:
    """Why something cannot be done now: a key for the words, and the section that says so.

    A rule that is asked often has its reasons made once. One that speaks of numbers or names has them as
    `facts`, under names the game knows, as events have.
    """

    __slots__ = ("facts", "key", "rule")

    def __init__(self, key: str, rule: str, facts: dict[str, Fact] | None = None) -> None:
        self.key = key
        self.rule = rule
        self.facts = facts
