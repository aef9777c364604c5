"""What changes in play: the base of every game's state."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grognard.engine.dice import Dice
from grognard.engine.event import Log


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

    def key(self) -> object:
        """All facts of the position but the dice, to be hashed: states with the same key have the same future.

        None where a game does not say: then no two are taken to be the same.
        """
        return None
