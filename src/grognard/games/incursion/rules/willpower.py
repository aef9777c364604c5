"""INCURSION 5.2.3: Slugger's willpower."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Rules
from grognard.engine.reason import Reason
from grognard.games.incursion.rules.action import OUTSIDE, Action
from grognard.games.incursion.rules.effects import discard
from grognard.games.incursion.state import Battle
from grognard.games.incursion.theater import GERMANS, SLUGGER, FigureType

NO_WILL: Final = Reason("no-will", "5.2.3")
WILL_USED: Final = Reason("will-used", "5.2.3")
NOT_ON_HIM: Final = Reason("not-on-him", "5.2.3")


class Will(Action):
    """INCURSION 5.2.3: once a turn Slugger shakes off a card played against him."""

    __slots__ = ()

    def suits(self, kind: FigureType) -> Reason | None:
        return None if kind.abilities & SLUGGER else NO_WILL

    def things(self, g: Battle, figure: int) -> list[int]:
        return g.worn

    def bar(self, g: Battle, figure: int, thing: int) -> Reason | None:
        if not g.on_board(figure):
            return OUTSIDE
        if g.card_on[thing] != figure or g.card_by[thing] != GERMANS:
            return NOT_ON_HIM
        return WILL_USED if g.will else None

    def do(self, g: Battle, figure: int, thing: int) -> Rules[None] | None:
        g.will = True
        g.tell("willpower", "5.2.3", figure=figure, card=thing)
        discard(g, thing)
        return None


WILL: Final = Will("will", "card", group="cards", quiet=True)
