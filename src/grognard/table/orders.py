"""Standing orders at a table: what each seat has ordered, and who wants to answer by hand after all."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Option
from grognard.engine.match import Match
from grognard.engine.orders import given

NOBODY: Final = -2
"""No seat, and nobody who looks on either."""


class Orders:
    """The orders of all seats of a match. Who takes something back wants to answer otherwise than by his order."""

    __slots__ = ("seats", "taken_back")

    def __init__(self) -> None:
        self.seats: dict[int, dict[str, str]] = {}
        self.taken_back = NOBODY

    def of(self, seat: int) -> dict[str, str]:
        return self.seats.get(seat, {})

    def put(self, seat: int, name: str, value: str) -> None:
        """An order is given, or with an empty value taken back."""
        mine = self.seats.setdefault(seat, {})
        mine.pop(name, None)
        if value:
            mine[name] = value

    def answer(self, match: Match) -> Option | None:
        """What nobody has to type at the open question."""
        ask = match.ask
        if ask is None or self.taken_back == ask.seat:
            return None
        return given(match, ask, self.of(ask.seat))
