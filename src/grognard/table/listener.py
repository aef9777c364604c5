"""One connection at one seat, as its match knows it: where it is told things, and how slow it may read."""

from __future__ import annotations

from grognard.table.line import Line

BACKLOG = 32
"""Scenes that may wait for a slow reader before it is let go; it comes back to a fresh one."""


class Listener:
    """One connection at one seat."""

    def __init__(self, token: str, seat: int, lang: str, line: Line) -> None:
        self.token = token
        self.seat = seat
        self.lang = lang
        self.line = line

    def tell(self, message: bytes) -> None:
        """Send a message; whoever does not read is let go."""
        line = self.line
        if line.leaving:
            return
        if len(line.outbox) < BACKLOG:
            line.tell(message)
        else:
            self.dismiss()

    def hear(self, messages: list[bytes]) -> None:
        """Be told one after another."""
        for message in messages:
            self.tell(message)

    def dismiss(self) -> None:
        """End the connection once it has sent what it has, or at once if that is too much."""
        if len(self.line.outbox) >= BACKLOG:  # changes mean nothing without those before them
            self.line.outbox.clear()
        self.line.leave()
