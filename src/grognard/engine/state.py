"""What changes in play: the base of every game's state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grognard.engine.ask import Option
from grognard.engine.dice import Dice
from grognard.engine.event import Log, Told


class Menu:
    """The options the first question of a step has, once they are found. Copies from its start share it: a fork
    need not look for them again."""

    __slots__ = ("options",)

    def __init__(self) -> None:
        self.options: list[Option] = []

    def fill(self, options: list[Option]) -> list[Option]:
        if self is not UNSHARED:
            self.options = options
        return options


UNSHARED: Final = Menu()
"""That of a state without copies: nobody will ask for it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain data with a written `copy`. Games add what their counters, decks and tracks need.

    What never changes in a match (map, unit and card types) is shared, not copied.
    """

    __slots__ = ("dice", "log", "menu", "over")

    def __init__(self, dice: Dice, like: State | None = None) -> None:
        """`like` is the state this one becomes a copy of. A subclass does not set these again in its `__init__`:
        compiled, what was there first would never be let go of."""
        self.dice = dice
        self.log: Log | None = None
        self.over: bool = like is not None and like.over
        self.menu: Menu | None = None if like is None else like.shared_menu()

    def open_menu(self) -> Menu:
        """What the first question of this step offers: `menu.options or menu.fill(...)`. It is for this step alone:
        whoever drives rules from step to step takes it away before the next."""
        menu = self.menu
        self.menu = None
        return UNSHARED if menu is None else menu

    def shared_menu(self) -> Menu:
        """The menu of this state and of its copies: there is one from the first copy on."""
        menu = self.menu
        if menu is None:
            menu = self.menu = Menu()
        return menu

    def copy(self) -> State:
        """The same position and future. The copy has no log."""
        raise AssertionError("abstract")

    def tell(self, kind: str, rule: str, /, **told: Told) -> None:
        """Something happened: an Event, where somebody listens.

        What it speaks of has names the game knows; `dice`, `modifiers`, `outcome`, `only`, `luck` and `tallies` are
        what an Event has besides. They are no parameters of their own: Python collects names three times as fast
        as it sorts them, and mostly nobody listens. A name that Python keeps for itself is written with a line
        after it: `from_`. What is dear to work out and only for the log is worked out where `log` is there.
        """
        if self.log is not None:
            self.log.tell(kind, rule, told)

    def wonders(self) -> bool:
        """Somebody listens who wants to know how lucky it was."""
        return self.log is not None and self.log.fortune

    def key(self) -> object:
        """All facts of the position but the dice, to be hashed: states with the same key have the same future.

        None where a game does not say: then no two are taken to be the same.
        """
        return None
