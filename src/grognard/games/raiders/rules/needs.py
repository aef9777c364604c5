"""RAIDERS 13: what a choice of a card can need, by the word for it in the data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.engine.event import Fact
from grognard.engine.reason import Reason
from grognard.games.raiders.rules.camp import at_camp
from grognard.games.raiders.rules.gear import gear_with, with_room
from grognard.games.raiders.rules.movement import special_ends
from grognard.games.raiders.rules.objectives import hidden_markers, hidden_near
from grognard.games.raiders.state import Mission
from grognard.games.raiders.theater import PARTISAN, POOL

Met = Callable[[Mission, int], bool]

FACTS: Final = {"": "amount", "gear": "item", "raiders": "kind"}
"""What the words for a lack call the amount, by its kind."""


class Need:
    """One sort of need: its word, the section behind it, and whether it is met.

    The amount is of the kind `of`: a number, or the number of a kind of raider or gear. Some are met by
    `leaving` gear behind. Events know a need by its number.
    """

    __slots__ = ("leaving", "met", "number", "of", "rule", "word")

    def __init__(self, word: str, rule: str, met: Met, of: str = "", leaving: bool = False) -> None:
        self.word = word
        self.rule = rule
        self.met = met
        self.of = of
        self.leaving = leaving
        self.number = len(NEEDS)
        NEEDS[word] = self

    def lacking(self, g: Mission, amount: int) -> Reason | None:
        """What is lacking for so much of this; None when it is met."""
        return None if self.met(g, amount) else self.reason(amount, g.rp)

    def reason(self, amount: int, has: int) -> Reason:
        """Why it is not met, by what there is of it."""
        facts: dict[str, Fact] = {FACTS[self.of]: amount, "has": has}
        return Reason(self.word.replace("_", "-"), self.rule, facts)


NEEDS: Final[dict[str, Need]] = {}

Need("rp", "13", lambda g, points: g.rp >= points)
Need("gear", "23", lambda g, kind: gear_with(g, g.force, kind) >= 0, of="gear")
Need("kind", "13", lambda g, kind: kind in [g.theater.kind[u] for u in g.force], of="raiders")
Need("squad", "31.1", lambda g, _: g.place[g.theater.kind.index(PARTISAN)] == POOL)
Need("crate", "23.2", lambda g, _: POOL in g.bearer and bool(with_room(g, g.force)), leaving=True)
Need("hidden_near", "32", lambda g, _: bool(hidden_near(g, g.space_of_force())))
Need("hidden", "32", lambda g, _: bool(hidden_markers(g)))
Need("camp", "36", lambda g, _: g.place[g.theater.camp] >= 0)
Need("no_camp", "36", lambda g, _: g.place[g.theater.camp] < 0)
Need("at_camp", "36", lambda g, _: at_camp(g))
Need("port", "18.2", lambda g, _: bool(special_ends(g, g.theater.ports)))
Need("discard", "13", lambda g, _: bool(g.discard))
Need("no_gear", "23", lambda g, kind: gear_with(g, g.force, kind) < 0, of="gear", leaving=True)
Need("deck", "13", lambda g, _: bool(g.deck))
