"""How long a question stays open that an order could answer: a hand and an order look alike to who waits."""

from __future__ import annotations

import asyncio
import random

from grognard.engine.ask import Ask

BEAT = (0.5, 1.1)
"""The shares of a pause between which one is drawn for an ask that an order could answer, when a friend waits."""

HESITATION = (1.25, 4.0)
"""The same for an order to fire, until a hand has shown ENOUGH times how long it takes."""
ENOUGH = 5


class Pace:
    """The beat of the open question, and how long the hands of each seat took to fire when they were asked."""

    def __init__(self, pause: float, chance: random.Random) -> None:
        self.pause = pause
        self.chance = chance
        self.ask: Ask | None = None
        self.asked_at = 0.0
        self.until = 0.0
        self.hands: dict[int, list[float]] = {}

    def left(self, ask: Ask) -> float:
        """How long a question has still to stay open; its beat begins when this is first asked."""
        now = asyncio.get_running_loop().time()
        if self.ask is not ask:
            self.ask, self.asked_at = ask, now
            self.until = now + self.pause * self.chance.uniform(*BEAT)
        return max(0.0, self.until - now)

    def hesitation(self, ask: Ask, left: float) -> float:
        """How much longer than a beat an order to fire takes: as long as that seat's own hand takes to do so."""
        hand = self.hands.get(ask.seat, [])
        took = self.chance.choice(hand) if len(hand) >= ENOUGH else self.pause * self.chance.uniform(*HESITATION)
        return max(left, self.asked_at + took - asyncio.get_running_loop().time())

    def notice(self, seat: int) -> None:
        """A hand has fired: remember how long it took. Nobody is kept waiting for an absence."""
        took = asyncio.get_running_loop().time() - self.asked_at
        self.hands.setdefault(seat, []).append(min(took, self.pause * HESITATION[1]))
