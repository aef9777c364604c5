"""What changes in play: the base of every game's state."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from grognard.engine.dice import Dice
from grognard.engine.event import Event, Fact, Log, Luck, Modifier


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain data with a written `copy`. Games add what their counters, decks and tracks need.

    What never changes in a match (map, unit and card types) is shared, not copied.
    """

    __slots__ = ("dice", "log", "over")

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.log: Log | None = None
        self.over = False

    def copy(self) -> State:
        """The same position and future. The copy has no log."""
        raise AssertionError("abstract")

    def tell(
        self,
        kind: str,
        rule: str,
        *,
        dice: Sequence[int] = (),
        modifiers: Sequence[Modifier] = (),
        outcome: str = "",
        only: int = -1,
        luck: Luck | None = None,
        **facts: Fact,
    ) -> None:
        """Something happened: an Event, where somebody listens. What it speaks of has names the game knows.

        A name that Python keeps for itself is written with a line after it: `from_`. What is dear to work out
        and only for the log is worked out where `log` is there.
        """
        log = self.log
        if log is None:
            return
        if "from_" in facts:
            facts = {key.rstrip("_"): fact for key, fact in facts.items()}
        log.add(Event(kind, rule, facts, dice, modifiers, outcome, only, luck))

    def key(self) -> object:
        """All facts of the position but the dice, to be hashed: states with the same key have the same future.

        None where a game does not say: then no two are taken to be the same.
        """
        return None
