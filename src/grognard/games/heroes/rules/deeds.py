"""What a unit can do in a turn: one record a deed, with the values it may name, what bars it, what it costs, and
how it is carried out. Options, prices, reasons and the glossary follow from it.

A deed's module makes its record and enters it with `enter`; `player.py` and bots find them in `DEEDS`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grognard.engine.ask import Rules
from grognard.engine.reason import Reason
from grognard.engine.verb import Verb
from grognard.games.heroes.rules.verbs import VERBS
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import UnitType


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """One kind of action of one unit (3.1). `value` is what its verb names: a hex, a direction, a unit; -1 for
    nothing."""

    def __init__(
        self,
        verb: Verb,
        rolls: bool = False,
        fires: bool = False,
        shows: bool = True,
        together: bool = False,
        from_afar: bool = False,
        crewed: bool = False,
    ) -> None:
        self.verb = verb
        self.together = together
        """Whether a group does it at one stroke; otherwise each of its members in turn (EOD 9.1)."""
        self.rolls = rolls
        """Whether the player may put CAPs on its roll (3.2.3)."""
        self.fires = fires
        """Whether it is a shot, to orders that ask for it (R3)."""
        self.shows = shows
        """Whether a hidden unit that does it is seen (EOD 10)."""
        self.from_afar = from_afar
        """Whether it is seen by that only where an enemy has a line to it (EOD 12.2)."""
        self.crewed = crewed
        """Whether others may take part in it (`crew`)."""

    def fits(self, kind: UnitType) -> bool:
        """Whether a unit of this type ever does it, by what is printed on it."""
        return True

    def values(self, g: Mission, unit: int) -> list[int]:
        """Everything it might name, barred or not, in a stable order."""
        return [-1]

    def able(self, g: Mission, unit: int) -> list[int]:
        """All it may name, whatever that costs: those of the `values` that nothing bars. A deed that sees at a
        glance which are out of the question need not ask of each."""
        named = self.values(g, unit)
        return [value for value in named if self.bar(g, unit, value) is None] if named else named

    def bar(self, g: Mission, unit: int, value: int) -> Reason | None:
        """Why the unit may not do it, whatever it costs; None where it may."""
        raise AssertionError("abstract")

    def cost(self, g: Mission, unit: int, value: int) -> int:
        """AP it costs."""
        raise AssertionError("abstract")

    def most_more(self, g: Mission, unit: int, value: int) -> int:
        """The most AP that dice may add to that before it is done."""
        return 0

    def more(self, g: Mission, unit: int, value: int) -> Rules[int]:
        """What they add."""
        raise AssertionError("without dice nothing")

    def crew(self, g: Mission, unit: int, value: int) -> list[int]:
        """Who takes part, the unit first: all share the cost and the check."""
        return [unit]

    def carry_out(self, g: Mission, unit: int, value: int) -> Rules[None]:
        """It is done: the player has paid, and put `g.boost` CAPs on the roll."""
        raise AssertionError("abstract")


DEEDS: Final[list[Deed]] = []
"""In the order in which they are offered: that of their verbs, whichever module is read first."""


DEED_OF: Final[dict[str, Deed]] = {}
"""The deed of each verb."""


FITTING: Final[dict[str, list[Deed]]] = {}
"""Those that fit each type, once somebody asked (`deeds_for`)."""


def enter(deed: Deed) -> Deed:
    FITTING.clear()
    DEED_OF[deed.verb.word] = deed
    DEEDS.append(deed)
    DEEDS.sort(key=lambda one: VERBS.index(one.verb))
    return deed


def deeds_for(kind: UnitType) -> list[Deed]:
    """What a unit of this type might do, in the order in which it is offered."""
    found = FITTING.get(kind.key)
    if found is None:
        found = FITTING[kind.key] = [deed for deed in DEEDS if deed.fits(kind)]
    return found


def deed_of(word: str) -> Deed:
    """The deed whose verb this is."""
    return DEED_OF[word]
