"""What is said and heard over one open WebSocket, past the server that opened it.

Handshake, pings, the end and everything unusual stay with that server, whose protocol stands behind the line. What
goes by at every answer, whole messages of text, takes the short way: one call from the bytes that came to what was
said, one from what is told to the bytes that go.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # not built for this system
    from websockets.utils import apply_mask

LINE: Final = "line"
"""What the line of a connection is called in the state of its scope."""

TEXT: Final = 0x81
CONTROL: Final = (0x88, 0x89, 0x8A)
"""How whole frames begin: a message of text; the end, a ping and its answer."""

MASKED: Final = 0x80
LONGER: Final = 126
LONGEST: Final = 127
"""The second byte: clients mask what they send, and lengths up from 126 stand in two or in eight bytes after it."""

SHORTEST: Final = 6
"""Bytes of a frame with nothing in it: those two, and a mask of four."""

ENOUGH: Final = 16
"""Messages that may wait to be heard before no more is read."""


def framed(text: bytes) -> bytes:
    """A message as a frame of a server.

    >>> framed(b"{}"), framed(b"x" * 300)[:4], framed(b"x" * 70000)[:10]
    (b'\\x81\\x02{}', b'\\x81~\\x01,', b'\\x81\\x7f\\x00\\x00\\x00\\x00\\x00\\x01\\x11p')
    """
    size = len(text)
    if size < LONGER:
        return bytes((TEXT, size)) + text
    if size < 0x10000:
        return bytes((TEXT, LONGER, size >> 8, size & 0xFF)) + text
    return bytes((TEXT, LONGEST)) + size.to_bytes(8, "big") + text


class Line:
    """One WebSocket, from when it is open.

    It stands between the `transport` and the server's protocol `behind` it, as the protocol of that transport.
    What was said waits in the `inbox`; once the line is not `direct` any more, the rest comes through the server.
    What is told waits in the `outbox` while the other side does not read.
    """

    def __init__(self) -> None:
        self.behind: Any = None
        self.transport: Any = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.most = 0
        self.early = False
        self.direct = False
        self.rest = b""
        self.inbox: deque[str] = deque()
        self.waiting: asyncio.Future[None] | None = None
        self.full = False
        self.outbox: deque[bytes] = deque()
        self.paused = True
        self.leaving = False

    def take_over(self, most: int) -> None:
        """It is open: from now on frames of text up to `most` bytes come here, unless others came too `early`."""
        if self.transport is None:
            return
        self.loop = asyncio.get_running_loop()
        self.most = most
        self.direct = not self.early
        self.paused = False
        self.transport.set_protocol(self)

    # -- what is said -----------------------------------------------------------------------------

    def mail(self) -> asyncio.Future[None]:
        """Done once something is in the inbox, or the line is not direct any more, or somebody is to leave."""
        assert self.loop is not None
        waiting = self.waiting = self.loop.create_future()
        return waiting

    def heard(self) -> str:
        """The next message of the inbox."""
        text = self.inbox.popleft()
        if self.full and not self.inbox and self.transport is not None:
            self.full = False
            self.transport.resume_reading()
        return text

    def data_received(self, data: bytes) -> None:
        """Take frames off what has come; what is not whole yet waits for the rest."""
        if self.rest:
            data = self.rest + data
            self.rest = b""
        while data and self.direct:
            if len(data) < SHORTEST:
                self.rest = data
                return
            first, size, start = data[0], data[1] - MASKED, SHORTEST
            if size == LONGER and first == TEXT:
                size, start = data[2] << 8 | data[3], SHORTEST + 2
            elif size < 0 or size >= LONGER:
                break
            end = start + size
            if size > self.most or (first != TEXT and first not in CONTROL):
                break
            if len(data) < end:
                self.rest = data
                return
            if first != TEXT:
                self.behind.data_received(data[:end])
            elif not self._said(data[start - 4 : start], data[start:end]):
                break
            data = data[end:]
        if data and self.behind is not None:
            self.give_up()
            self.behind.data_received(data)

    def _said(self, mask: bytes, data: bytes) -> bool:
        """Put a message into the inbox; False where it is no text."""
        try:
            self.inbox.append(apply_mask(data, mask).decode())
        except UnicodeDecodeError:
            return False
        self._wake()
        if len(self.inbox) >= ENOUGH and not self.full:
            self.full = True
            self.transport.pause_reading()
        return True

    def _wake(self) -> None:
        if self.waiting is not None:
            if not self.waiting.done():
                self.waiting.set_result(None)
            self.waiting = None

    def give_up(self) -> None:
        """Whatever comes from now on is the server's business, in the order in which it comes."""
        self.direct = False
        self._wake()

    def eof_received(self) -> bool | None:
        found: bool | None = self.behind.eof_received()
        return found

    def connection_lost(self, why: Exception | None) -> None:
        self.behind.connection_lost(why)

    def let_go(self) -> None:
        """The connection is gone: nothing here holds it any more."""
        self.give_up()
        self.behind = self.transport = None
        self.paused = True
        self.outbox.clear()

    # -- what is told -----------------------------------------------------------------------------

    def tell(self, text: bytes) -> None:
        """Send a message, or keep it until the other side reads again."""
        if self.paused:
            self.outbox.append(text)
        elif not self.transport.is_closing():
            self.transport.write(framed(text))

    def leave(self) -> None:
        """Have the connection ended by who attends to it."""
        self.leaving = True
        self._wake()

    def pause_writing(self) -> None:
        self.paused = True
        self.behind.pause_writing()

    def resume_writing(self) -> None:
        self.paused = False
        while self.outbox and not self.paused:
            self.tell(self.outbox.popleft())
        if not self.paused:
            self.behind.resume_writing()
