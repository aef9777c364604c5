"""One connection at one seat, as its match knows it: what it is to be sent, and how slow it may read."""

from __future__ import annotations

import asyncio
from collections import deque

BACKLOG = 32
"""Scenes that may wait for a slow reader before it is let go; it comes back to a fresh one."""


class Listener:
    """One connection at one seat. While it `looks`, it sends its mail by itself; else `mail` wakes it."""

    def __init__(self, token: str, seat: int, lang: str) -> None:
        self.token = token
        self.seat = seat
        self.lang = lang
        self.outbox: deque[str | None] = deque()
        self.looks = False
        self.mail = asyncio.Event()

    def tell(self, message: str) -> None:
        """Hand over a message to be sent; whoever does not read is let go."""
        if len(self.outbox) < BACKLOG:
            self._post(message)
        else:
            self.dismiss()

    def dismiss(self) -> None:
        """End the connection once it has sent what it has, or at once if that is too much."""
        if len(self.outbox) >= BACKLOG:  # changes mean nothing without those before them
            self.outbox.clear()
        self._post(None)

    def _post(self, message: str | None) -> None:
        self.outbox.append(message)
        if not self.looks:
            self.mail.set()
