"""What changes in play, declared once: each field with its kind, how long it lasts, from whom it is hidden.

From a game's list of fields follow the class of its state with a fast copy (`engine/frame.py` writes it), the
position in plain data and back, what is set back when a mission, a turn or an action begins, and what the law that
nothing leaks may find changed in an imagined world. See docs/notation.md for how positions read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from grognard.engine.position import Reader, describe_dice, place_dice
from grognard.engine.state import State

# How long a field lasts: what it is set back with.
MATCH: Final = "match"
MISSION: Final = "mission"
TURN: Final = "turn"
ACTION: Final = "action"
SPANS: Final = [MATCH, MISSION, TURN, ACTION]

# From whom it is hidden: nobody, everybody but the side it belongs to, or everybody.
OPEN: Final = ""
OWNER: Final = "owner"
ALL: Final = "all"

Names = Sequence[str]
"""The names of things, each by its number."""
Usual = Callable[[Any], Any]
"""What a field is in a position that says nothing of it."""


class Field:
    """One attribute of a state: its type and start as Python source, its key in a position.

    `start` may speak of the printed things the state is made with. Left out of a position a field is as `usual`
    says, or else says nothing (0, no, nobody): whatever a new match begins with, unless the field is `needed`. Then
    the program always writes it, and a position without it has what the scenario sets up. `again` is what it is set
    back to, where that is not the start. A list that is `shared` is never changed in place by any rule: another one
    is put there, so that copies can share it.
    """

    def __init__(
        self,
        attr: str,
        type: str,
        start: str,
        *,
        key: str | None = None,
        per: str = MISSION,
        hidden: str = OPEN,
        usual: Usual | None = None,
        needed: bool = False,
        again: str = "",
        shared: bool = False,
    ) -> None:
        self.attr = attr
        self.type = type
        self.start = start
        self.key = attr if key is None else key
        self.per = per
        self.hidden = hidden
        self.usual = usual
        self.needed = needed
        self.again = again or start
        self.shared = shared

    def attrs(self) -> list[Field]:
        """Every attribute this field stands for."""
        return [self]

    def copied(self, source: str) -> str:
        """The Python for a copy of the attribute, which nothing shares."""
        if self.shared:
            return source
        if self.type.startswith("list[list["):
            return f"[part[:] for part in {source}]"
        return f"{source}[:]" if self.type.startswith("list") else source

    def keyed(self, source: str) -> str:
        """The Python for the attribute as part of something that can be compared and hashed."""
        if self.type.startswith("list[list["):
            return f"tuple([tuple(part) for part in {source}])"
        return f"tuple({source})" if self.type.startswith("list") else source

    def compared(self, g: Any) -> Any:
        """What two states are compared by."""
        return getattr(g, self.attr)

    def write(self, g: Any) -> Any:
        """What a position says of it; None for nothing."""
        value = getattr(g, self.attr)
        if not self.needed and value == self.usually(g):
            return None
        return self.plain(g, value)

    def usually(self, g: Any) -> Any:
        """What it is in a position that says nothing of it, whatever a new match may begin with."""
        return self.usual(g) if self.usual is not None else self.left_out(g)

    def read(self, g: Any, r: Reader) -> None:
        """Set it as a position says."""
        if self.key in r.position:
            setattr(g, self.attr, self.value(g, r))
        else:
            r.used.add(self.key)
            if self.usual is not None or not self.needed:
                setattr(g, self.attr, self.usually(g))

    def left_out(self, g: Any) -> Any:
        """What it is without another word: as at its start, if that says nothing."""
        return {"int": 0, "bool": False, "str": ""}.get(self.type, [])

    def plain(self, g: Any, value: Any) -> Any:
        return value[:] if isinstance(value, list) else value

    def value(self, g: Any, r: Reader) -> Any:
        raise AssertionError("abstract")


class Derived(Field):
    """What follows from other fields, or is never set where a step begins: no position speaks of it."""

    def write(self, g: Any) -> Any:
        return None

    def read(self, g: Any, r: Reader) -> None:
        return


class Shared(Derived):
    """What follows from others and is never changed in place, so that copies can share it."""

    def copied(self, source: str) -> str:
        return source

    def keyed(self, source: str) -> str:
        return "0"


class Number(Field):
    """A whole number, never below `least`."""

    def __init__(self, attr: str, start: int = 0, least: int | None = 0, **more: Any) -> None:
        super().__init__(attr, "int", str(start), **more)
        self.first = start
        self.least = least

    def left_out(self, g: Any) -> Any:
        return self.first

    def value(self, g: Any, r: Reader) -> int:
        number: int = r.take(self.key, 0)
        if self.least is not None and number < self.least:
            raise r.refuse(self.key, number)
        return number


class Flag(Field):
    """Yes or no."""

    def __init__(self, attr: str, **more: Any) -> None:
        super().__init__(attr, "bool", "False", **more)

    def value(self, g: Any, r: Reader) -> bool:
        flag: bool = r.take(self.key, False)
        return flag


class Word(Field):
    """A word the rules know."""

    def __init__(self, attr: str, **more: Any) -> None:
        super().__init__(attr, "str", '""', **more)

    def value(self, g: Any, r: Reader) -> str:
        word: str = r.take(self.key, "")
        return word


class Named(Field):
    """A field that speaks of things by their names."""

    def __init__(self, attr: str, type: str, start: str, names: Names, **more: Any) -> None:
        super().__init__(attr, type, start, **more)
        self.names = list(names)


class One(Named):
    """One thing of those with these names, by its number; -1 for none."""

    def __init__(self, attr: str, names: Names, start: int = -1, **more: Any) -> None:
        super().__init__(attr, "int", str(start), names, **more)
        self.first = start

    def left_out(self, g: Any) -> Any:
        return self.first

    def plain(self, g: Any, value: Any) -> Any:
        return self.names[value] if value >= 0 else ""

    def value(self, g: Any, r: Reader) -> int:
        return r.one(self.names, self.key)


class Some(Named):
    """Several such things in an order, by their numbers."""

    def __init__(self, attr: str, names: Names, **more: Any) -> None:
        super().__init__(attr, "list[int]", more.pop("start", "[]"), names, **more)

    def plain(self, g: Any, value: Any) -> Any:
        return [self.names[v] for v in value]

    def value(self, g: Any, r: Reader) -> list[int]:
        return r.listed(self.names, self.key)


class Pile(Some):
    """Cards on a pile: the end of the list is its top, and a position begins with that."""

    def plain(self, g: Any, value: Any) -> Any:
        names: list[str] = super().plain(g, value)
        return names[::-1]

    def value(self, g: Any, r: Reader) -> list[int]:
        return super().value(g, r)[::-1]


class Mask(Named):
    """A set of such things, as the bits of a number."""

    def __init__(self, attr: str, names: Names, **more: Any) -> None:
        super().__init__(attr, "int", "0", names, **more)

    def plain(self, g: Any, value: Any) -> Any:
        return names_in(self.names, value)

    def value(self, g: Any, r: Reader) -> int:
        return mask_of(r.listed(self.names, self.key))


class Flags(Named):
    """Yes or no for each of these things: those that have it."""

    def __init__(self, attr: str, names: Names, start: str, **more: Any) -> None:
        super().__init__(attr, "list[bool]", start, names, **more)

    def left_out(self, g: Any) -> Any:
        return [False] * len(getattr(g, self.attr))

    def plain(self, g: Any, value: Any) -> Any:
        return [name for name, flag in zip(self.names, value, strict=True) if flag]

    def value(self, g: Any, r: Reader) -> list[bool]:
        has = r.listed(self.names, self.key)
        return [i in has for i in range(len(getattr(g, self.attr)))]


class Numbers(Field):
    """As many numbers as it begins with."""

    def __init__(self, attr: str, start: str, least: int | None = 0, **more: Any) -> None:
        super().__init__(attr, "list[int]", start, **more)
        self.least = least

    def left_out(self, g: Any) -> Any:
        return [0] * len(getattr(g, self.attr))

    def value(self, g: Any, r: Reader) -> list[int]:
        numbers = r.numbers(self.key, getattr(g, self.attr))
        if self.least is not None and min(numbers) < self.least:
            raise r.refuse(self.key, numbers)
        return numbers


class Each(Field):
    """The same kind of field for each side: a list, in a position a mapping by side.

    Not for lists whose length only the state knows.
    """

    def __init__(self, of: Field, sides: Sequence[str]) -> None:
        assert not isinstance(of, (Numbers, Flags)) and of.usual is None and not of.needed, f"no Each of {of.attr}"
        start = "[" + ", ".join([of.start] * len(sides)) + "]"
        again = "[" + ", ".join([of.again] * len(sides)) + "]"
        super().__init__(of.attr, f"list[{of.type}]", start, key=of.key, per=of.per, hidden=of.hidden, again=again)
        self.of = of
        self.sides = sides

    def write(self, g: Any) -> Any:
        out = {}
        for side, value in zip(self.sides, getattr(g, self.attr), strict=True):
            if value != self.of.left_out(g):
                out[side] = self.of.plain(g, value)
        return out or None

    def read(self, g: Any, r: Reader) -> None:
        own = r.inner(self.key)
        values = getattr(g, self.attr)
        for i, side in enumerate(self.sides):
            self.of.key = side
            own.used.add(side)
            values[i] = self.of.value(g, own) if side in own.position else self.of.left_out(g)
        own.finish()


# -- a whole state --------------------------------------------------------------------------------


class Group(Field):
    """Fields of the same state that a position tells under one word, where there is anything to tell."""

    def __init__(self, key: str, fields: Sequence[Field]) -> None:
        super().__init__("", "", "", key=key)
        self.fields = list(fields)

    def attrs(self) -> list[Field]:
        return [attr for field in self.fields for attr in field.attrs()]

    def write(self, g: Any) -> Any:
        return describe(self.fields, g) or None

    def read(self, g: Any, r: Reader) -> None:
        own = r.inner(self.key)
        for field in self.fields:
            field.read(g, own)
        own.finish()


class Part(Field):
    """A part of a state with fields of its own, which is there or not."""

    def __init__(self, attr: str, kind: str, fields: Sequence[Field], make: Callable[[], Any], **more: Any) -> None:
        super().__init__(attr, f"{kind} | None", "None", **more)
        self.kind = kind
        self.fields = list(fields)
        self.make = make

    def copied(self, source: str) -> str:
        return f"{source}.copy() if {source} is not None else None"

    def keyed(self, source: str) -> str:
        return f"{source}.key() if {source} is not None else None"

    def compared(self, g: Any) -> Any:
        part = getattr(g, self.attr)
        return part.key() if part is not None else None

    def write(self, g: Any) -> Any:
        part = getattr(g, self.attr)
        return describe(self.fields, part) if part is not None else None

    def read(self, g: Any, r: Reader) -> None:
        own = r.inner(self.key)
        if own.position:
            part = getattr(g, self.attr) or self.make()
            for field in self.fields:
                field.read(part, own)
            setattr(g, self.attr, part)
        own.finish()


def describe(fields: Sequence[Field], g: Any) -> dict[str, Any]:
    """Fields in plain data, by the names players use; what is as usual is left out."""
    return {field.key: said for field in fields if (said := field.write(g)) is not None}


def describe_state(fields: Sequence[Field], g: State) -> dict[str, Any]:
    """A whole state in plain data."""
    return {**describe(fields, g), **({"over": True} if g.over else {}), "dice": describe_dice(g.dice)}


def place_state(
    fields: Sequence[Field], g: State, position: dict[str, Any], called: dict[str, str] | None = None
) -> Reader:
    """Set a state as a position says, field by field in their order: what is usual may depend on those before.

    `called` is `Game.called` of the match. The reader is given back for what the game has still to look at.
    """
    r = Reader(position, called=called)
    for field in fields:
        field.read(g, r)
    g.over = r.take("over", False)
    place_dice(r.inner("dice"), g.dice)
    r.finish()
    return r


def changed(fields: Sequence[Field], one: Any, other: Any) -> list[Field]:
    """The fields in which two states differ."""
    attrs = [attr for field in fields for attr in field.attrs() if not isinstance(attr, Shared)]
    return [attr for attr in attrs if attr.compared(one) != attr.compared(other)]


def names_in(names: Sequence[str], mask: int) -> list[str]:
    return [name for i, name in enumerate(names) if mask >> i & 1]


def mask_of(numbers: Sequence[int]) -> int:
    return sum(1 << number for number in numbers)
