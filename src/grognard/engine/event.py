"""What happened, as typed data. Words are made from it later, in any language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

Fact = int | str | list[int]


class Modifier:
    """One number that entered a roll, and the rule section it comes from."""

    __slots__ = ("name", "rule", "value")

    def __init__(self, name: str, value: int, rule: str) -> None:
        self.name = name
        self.value = value
        self.rule = rule


class Tally:
    """What the same dice come to for some of those they are thrown at: whom, how much, and by which modifiers.

    It is `whole` unless modifiers are left out of it that hang on the dice themselves, as odds do.
    """

    __slots__ = ("facts", "modifiers", "whole")

    def __init__(self, facts: dict[str, Fact], modifiers: Sequence[Modifier], whole: bool = True) -> None:
        self.facts = facts
        self.modifiers = modifiers
        self.whole = whole

    def data(self) -> list[Any]:
        return [self.facts, modifiers_data(self.modifiers)]


class Luck:
    """What dice did for a side: so many successes of one sort, and how many were to be expected, exactly."""

    __slots__ = ("denominator", "got", "numerator", "side", "what")

    def __init__(self, side: str, what: str, got: int, numerator: int, denominator: int) -> None:
        self.side = side
        self.what = what
        self.got = got
        self.numerator = numerator
        self.denominator = denominator


class Event:
    """One thing that happened: its kind, its rule section, who and where, every die, every modifier.

    `facts` holds ids and numbers under names the game knows ("unit", "space", "alert", ...).
    `outcome` is set where dice decided something: odds are distributions over it.
    Where the dice come to one thing for some and to another for others, `tallies` say so for each of them; its own
    modifiers are then those of the first.
    `only` is the one seat that may know of it, or -1 when everybody may. `luck` is there where somebody
    wanted something of the dice.
    """

    __slots__ = ("dice", "facts", "kind", "luck", "modifiers", "only", "outcome", "rule", "tallies")

    def __init__(
        self,
        kind: str,
        rule: str,
        facts: dict[str, Fact] | None = None,
        dice: Sequence[int] = (),
        modifiers: Sequence[Modifier] = (),
        outcome: str = "",
        only: int = -1,
        luck: Luck | None = None,
        tallies: Sequence[Tally] = (),
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.facts = facts if facts is not None else {}
        self.dice = dice
        self.modifiers = modifiers
        self.outcome = outcome
        self.only = only
        self.luck = luck
        self.tallies = tallies

    def data(self) -> dict[str, Any]:
        """Plain data for saves and messages; what is empty is left out."""
        out: dict[str, Any] = {"kind": self.kind, "rule": self.rule}
        if self.facts:
            out["facts"] = self.facts
        if self.dice:
            out["dice"] = self.dice
        if self.modifiers:
            out["modifiers"] = modifiers_data(self.modifiers)
        if self.outcome:
            out["outcome"] = self.outcome
        if self.only >= 0:
            out["only"] = self.only
        luck = self.luck
        if luck is not None:
            out["luck"] = [luck.side, luck.what, luck.got, luck.numerator, luck.denominator]
        if self.tallies:
            out[TALLIES] = [tally.data() for tally in self.tallies]
        return out


TALLIES: Final = "tallies"


def modifiers_data(modifiers: Sequence[Modifier]) -> list[Any]:
    return [[m.name, m.value, m.rule] for m in modifiers]


def modifiers_from(data: list[Any]) -> list[Modifier]:
    return [Modifier(name, value, rule) for name, value, rule in data]


def event_from(data: dict[str, Any]) -> Event:
    """The event whose `data` this is."""
    return Event(
        data["kind"],
        data["rule"],
        data.get("facts"),
        data.get("dice", ()),
        modifiers_from(data.get("modifiers", [])),
        data.get("outcome", ""),
        data.get("only", -1),
        Luck(*data["luck"]) if data.get("luck") else None,
        [Tally(facts, modifiers_from(lines)) for facts, lines in data.get(TALLIES, [])],
    )


FROM: Final = "from_"
"""The one name of a fact that Python keeps for itself."""

Told = Fact | Sequence[int] | Sequence[Modifier] | Sequence[Tally] | Luck | None
"""Whatever an event can be told with."""


def event_told(kind: str, rule: str, told: dict[str, Any]) -> Event:
    """The event that `State.tell` tells of; of what it is told with only the facts are left."""
    dice = told.pop("dice") if "dice" in told else ()
    modifiers = told.pop("modifiers") if "modifiers" in told else ()
    outcome = told.pop("outcome") if "outcome" in told else ""
    only = told.pop("only") if "only" in told else -1
    luck = told.pop("luck") if "luck" in told else None
    tallies = told.pop(TALLIES) if TALLIES in told else ()
    if FROM in told:
        told = {key.rstrip("_"): fact for key, fact in told.items()}
    return Event(kind, rule, told, dice, modifiers, outcome, only, luck, tallies)


class Log:
    """The events of a match. A state without a log tells nothing and pays nothing.

    Where somebody wants to see how it came, `beats` holds the position after each act, with the number of events
    told by then; `beat` is how many had been told at the last one. Odds listen too, but not for how lucky it was
    (`fortune`).
    """

    __slots__ = ("beat", "beats", "events", "fortune")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.beats: list[tuple[int, Any]] | None = None
        self.beat = 0
        self.fortune = True

    def add(self, event: Event) -> None:
        self.events.append(event)

    def tell(self, kind: str, rule: str, told: dict[str, Any]) -> None:
        """Something happened (`State.tell`)."""
        self.add(event_told(kind, rule, told))

    def watch(self) -> None:
        """From here on keep the position after each act."""
        self.beats = []
        self.beat = len(self.events)

    def cut(self, events: int) -> None:
        """Forget what was told after so many events."""
        del self.events[events:]
        self.beat = min(self.beat, events)
        beats = self.beats
        while beats and beats[-1][0] > events:
            beats.pop()
