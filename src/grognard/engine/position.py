"""Reading a position in plain data: what every game's `place` needs. See docs/notation.md."""

from __future__ import annotations

from typing import Any

from grognard.engine.dice import Dice, KnownDice, TypedDice
from grognard.engine.problem import Problem, likely


class Reader:
    """Reads a mapping back. Whatever it cannot understand is a Problem that says what, and what would do.

    `where` is the field the mapping stands under, so that a Problem can name it; `called` has the names that do not
    stand for themselves in this match (`Game.called`).
    """

    def __init__(self, position: dict[str, Any], where: str = "", called: dict[str, str] | None = None) -> None:
        self.position = position
        self.where = where
        self.called = called or {}
        self.used: set[str] = set()

    def finish(self) -> None:
        """Everything the position says was understood."""
        for key in self.position:
            if key not in self.used:
                fields = likely(key, sorted(self.used))
                raise Problem("problem-position-field", field=self.field(str(key)), fields=fields)

    def field(self, key: str) -> str:
        """What a Problem calls a field: its name and the fields it stands under."""
        return f"{self.where}: {key}" if self.where else key

    def refuse(self, key: str, value: Any) -> Problem:
        return Problem("problem-position", field=self.field(key), value=str(value))

    def take(self, key: str, default: Any) -> Any:
        """What stands under a field, of the same type as its default."""
        self.used.add(key)
        value = self.position.get(key, default)
        if type(value) is not type(default):
            raise self.refuse(key, value)
        return value

    def inner(self, key: str) -> Reader:
        """The mapping under a field, to be read by itself."""
        return Reader(self.take(key, {}), self.field(key), self.called)

    def count(self, key: str, default: int = 0) -> int:
        """A number that is never less than zero."""
        number: int = self.take(key, default)
        if key in self.position and number < 0:
            raise self.refuse(key, number)
        return number

    def index(self, names: list[str], name: Any, key: str) -> int:
        meant = self.called.get(str(name), name)
        if meant not in names:
            there = likely(name, [n for n in names if n not in self.called])
            raise Problem("problem-position-name", field=self.field(key), value=str(name), names=there)
        return names.index(meant)

    def one(self, names: list[str], key: str, default: int = -1) -> int:
        """The thing named under this field."""
        name = self.take(key, "")
        return self.index(names, name, key) if name else default

    def listed(self, names: list[str], key: str) -> list[int]:
        found = [self.index(names, n, key) for n in self.take(key, [])]
        once(found, names, self.field(key))
        return found

    def under(self, names: list[str], key: str) -> list[tuple[str, int]]:
        """Every thing named under this field with the place it is named under. Each has but one."""
        found: list[tuple[str, int]] = []
        for where, what in self.take(key, {}).items():
            found += [(where, self.index(names, n, key)) for n in (what if isinstance(what, list) else [what])]
        once([thing for _, thing in found], names, self.field(key))
        return found

    def each(self, names: list[str], key: str) -> list[tuple[int, Reader]]:
        """Every thing named under this field with a mapping of its own, in the order written."""
        own = self.inner(key)
        return [(self.index(names, name, key), own.inner(name)) for name in own.position]

    def numbers(self, key: str, default: list[int]) -> list[int]:
        """As many numbers as the default has."""
        found: list[int] = self.take(key, default)
        if [type(n) for n in found] != [int] * len(default):
            raise self.refuse(key, found)
        return found[:]


def once(things: list[int], names: list[str], field: str) -> None:
    """Nothing stands in two places."""
    for thing in things:
        if things.count(thing) > 1:
            raise Problem("problem-position-twice", field=field, value=names[thing])


def describe_dice(dice: Dice) -> dict[str, int]:
    """How far the dice of a match have come."""
    used = {"used": dice.counter}
    if isinstance(dice, TypedDice):
        used["typed"] = dice.used
    elif isinstance(dice, KnownDice):
        used["known"] = dice.used
    return used


def place_dice(r: Reader, dice: Dice) -> None:
    """Set the dice to where the position says they are."""
    dice.counter = r.count("used")
    typed = r.count("typed")
    known = r.count("known")
    if isinstance(dice, TypedDice):
        dice.used = typed
    elif isinstance(dice, KnownDice):
        dice.used = known
    r.finish()
