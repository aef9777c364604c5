"""How much a client may ask of the server: generous for people, bounded for everybody."""

from __future__ import annotations

import time

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Sizes in bytes, rates a second with the burst allowed on top, numbers of things held."""

    body: int = 2_000_000
    message: int = 4096
    messages: float = 30
    messages_burst: float = 60
    requests: float = 200
    requests_burst: float = 1000
    creations: float = 2
    creations_burst: float = 40
    connections: int = 1000
    connections_each: int = 60
    strikes: int = 100
    rooms: int = 500
    save_answers: int = 10_000
    bot_pause: float = 0.7
    bot_thinks: float = 0.5
    order_pause: float = 1.2


class Bucket:
    """A token bucket: `rate` a second, at most `burst` at once."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def full(self) -> bool:
        """Nobody has drawn on it for so long that it need not be remembered."""
        return self.left + (time.monotonic() - self.at) * self.rate >= self.burst


class Buckets:
    """A bucket for each address, forgotten when full again."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.of: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self.of.get(address)
        if bucket is None:
            if len(self.of) >= self.most:
                self.of = {a: b for a, b in self.of.items() if not b.full()}
            bucket = self.of[address] = Bucket(self.rate, self.burst)
        return bucket.take()
