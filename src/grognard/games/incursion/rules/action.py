"""INCURSION 3.1: what an action of a figure is. Each stands as a class of its own where its rule does."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Option, Rules
from grognard.engine.reason import Reason
from grognard.engine.verb import Verb
from grognard.games.incursion.state import NOTHING, Battle
from grognard.games.incursion.theater import FigureType

DONE: Final = Verb("done")
FIGURE: Final = Verb("figure", "figure")
CARD: Final = Verb("card", "card")
"""What a question is about: a figure, or a card."""
AT: Final = Verb("at", "entry")
PLACE: Final = Verb("place", "square")
"""Where figures come in (2.5, 7.7.2), by a card too (1.8)."""

OUTSIDE: Final = Reason("outside", "2.5")
FRIEND: Final = Reason("friend", "3.7")
NOT_THERE: Final = Reason("not-there", "3.7")
NO_POINTS: Final = Reason("no-points", "3.1")


class Action(Verb):
    """One thing a figure can do with its points.

    Who `suits` it has the means on its card. `things` are what it may be done to here; `bar` says why it cannot be
    done to one of all there are, and is the only place where that stands. What `draws_fire` lets those on guard
    answer (3.9); what is `quiet` is neither movement nor attack, and nobody is asked anything after it.
    """

    __slots__ = ("draws_fire", "quiet")

    def __init__(
        self,
        word: str,
        of: str = "",
        *,
        group: str,
        brief: bool = False,
        rolls: bool = False,
        draws_fire: bool = True,
        quiet: bool = False,
    ) -> None:
        super().__init__(word, of, group=group, brief=brief, rolls=rolls)
        self.draws_fire = draws_fire and not quiet
        self.quiet = quiet

    def suits(self, kind: FigureType) -> Reason | None:
        """Why figures of this kind can never do it."""
        return None

    def things(self, g: Battle, figure: int) -> list[int]:
        """What it may be done to here, as far as that is quickly seen."""
        raise AssertionError("abstract")

    def bar(self, g: Battle, figure: int, thing: int) -> Reason | None:
        """Why it cannot be done to this thing now, however many points there are."""
        raise AssertionError("abstract")

    def price(self, g: Battle, figure: int, thing: int) -> int:
        """INCURSION 3.1: the points it costs, where nothing bars it."""
        return 1

    def do(self, g: Battle, figure: int, thing: int) -> Rules[None] | None:
        """Carry it out; what may ask something on the way is left for the caller to run."""
        raise AssertionError("abstract")

    def stands(self, g: Battle, figure: int, thing: int) -> int:
        """The square the figure is on afterwards."""
        return g.at[figure]

    def doors(self, g: Battle, thing: int) -> int:
        """The doors that are closed afterwards."""
        return g.closed

    def option(self, thing: int) -> Option:
        return self.each[thing] if self.of else self.plain


PLAIN: Final = [NOTHING]
"""The things of an action that is done to nothing in particular."""


def offered(g: Battle, figure: int, points: int, families: list[list[Action]], options: list[Option]) -> None:
    """INCURSION 3.1: what nothing bars and the points pay for; a family of actions is done to the same things."""
    for family in families:
        for thing in family[0].things(g, figure):
            for action in family:
                if action.price(g, figure, thing) <= points and action.bar(g, figure, thing) is None:
                    options.append(action.option(thing))


def barred(g: Battle, action: Action, figure: int, thing: int, points: int) -> Reason | None:
    """INCURSION 3.1: why a figure cannot do this with so many points; None where it can."""
    reason = action.suits(g.theater.type_of[figure])
    if reason is None:
        reason = action.bar(g, figure, thing)
    if reason is None and action.price(g, figure, thing) > points:
        reason = Reason(NO_POINTS.key, NO_POINTS.rule, {"number": action.price(g, figure, thing)})
    return reason
