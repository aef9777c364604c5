"""Things by their place, as players say it, with marks in brackets: the fields of counters and figures."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any, Final

from grognard.engine.fields import Field, Named, Names, mask_of, names_in
from grognard.engine.position import Reader
from grognard.engine.problem import Problem


class Column(Field):
    """A number for each thing of a kind, never below `least`: a mark in brackets behind its name, such as `hurt 2`.

    `usual` of a column is asked with the state and the thing. What is not `seen` on a real board nobody says of it.
    """

    def __init__(
        self,
        attr: str,
        word: str,
        start: str,
        *,
        first: int = 0,
        least: int | None = 0,
        seen: bool = True,
        **more: Any,
    ) -> None:
        type = more.pop("type", "list[int]")
        super().__init__(attr, type, start, again=more.pop("again", f"[{first}] * len(self.{attr})"), **more)
        self.word = word
        self.first = first
        self.least = least
        self.seen = seen

    def ways(self) -> dict[str, str]:
        """All that can stand in brackets, "" for nothing, with the name of each; numbers are not listed."""
        return {}

    def way(self, g: Any, thing: int) -> str:
        """Which of them it is, be it usual or not."""
        return self.mark(g, thing)

    def usually(self, g: Any, thing: int = 0) -> Any:
        return self.usual(g, thing) if self.usual is not None else self.first  # type: ignore[call-arg]

    def mark(self, g: Any, thing: int) -> str:
        """What stands in brackets; "" for nothing."""
        value = getattr(g, self.attr)[thing]
        return "" if value == self.usually(g, thing) else f"{self.word} {self.shown(g, value)}"

    def unusual(self, g: Any, things: int) -> Iterable[int]:
        """The things with something in brackets: most have nothing, and are not looked at one by one."""
        if self.usual is not None:
            return range(things)
        return [thing for thing, value in enumerate(getattr(g, self.attr)) if value != self.first]

    def shown(self, g: Any, value: Any) -> str:
        return str(value)

    def put(self, g: Any, thing: int, said: Any, r: Reader) -> None:
        """Set it to what was said; to what is usual where nothing was."""
        getattr(g, self.attr)[thing] = self.usually(g, thing) if said is None else self.heard(g, said, r)

    def heard(self, g: Any, said: Any, r: Reader) -> Any:
        if isinstance(said, str) and said.removeprefix("-").isdecimal():
            said = int(said)
        if type(said) is not int or (self.least is not None and said < self.least):
            raise r.refuse(self.word, said)
        return said


class NameColumn(Column):
    """One of these names for each thing; written alone where it has no word before it."""

    def __init__(self, attr: str, word: str, names: Names, start: str, *, bare: bool = False, **more: Any) -> None:
        super().__init__(attr, word, start, **more)
        self.names = list(names)
        self.bare = bare

    def ways(self) -> dict[str, str]:
        none = {"": ""} if self.first < 0 else {}
        return none | {self.said(name): name for name in self.names}

    def way(self, g: Any, thing: int) -> str:
        value = getattr(g, self.attr)[thing]
        return self.said(self.names[value]) if value >= 0 else ""

    def said(self, name: str) -> str:
        return name if self.bare else f"{self.word} {name}"

    def mark(self, g: Any, thing: int) -> str:
        said = super().mark(g, thing)
        return said.removeprefix(f"{self.word} ") if self.bare else said

    def shown(self, g: Any, value: Any) -> str:
        return self.names[value] if value >= 0 else "nobody"

    def heard(self, g: Any, said: Any, r: Reader) -> Any:
        return -1 if said == "nobody" else r.index(self.names, said, self.word)


class SetColumn(NameColumn):
    """Some of these names for each thing, as the bits of a number."""

    def shown(self, g: Any, value: Any) -> str:
        return " + ".join(names_in(self.names, value)) or "nobody"

    def heard(self, g: Any, said: Any, r: Reader) -> Any:
        return mask_of([r.index(self.names, name, self.word) for name in several(said)])


class Mark(Column):
    """A mark a thing has or has not: a bit of a number. Where it is usual, not having it is said too."""

    def __init__(self, attr: str, word: str, **more: Any) -> None:
        super().__init__(attr, word, "0", type="int", again="0", **more)

    def ways(self) -> dict[str, str]:
        return {"": "", self.word: self.word}

    def has(self, g: Any, thing: int) -> bool:
        return bool(getattr(g, self.attr) >> thing & 1)

    def way(self, g: Any, thing: int) -> str:
        return self.word if self.has(g, thing) else ""

    def mark(self, g: Any, thing: int) -> str:
        has = self.has(g, thing)
        return "" if has == bool(self.usually(g, thing)) else self.word if has else f"not {self.word}"

    def unusual(self, g: Any, things: int) -> Iterable[int]:
        return range(things if self.usual is not None else getattr(g, self.attr).bit_length())

    def put(self, g: Any, thing: int, said: Any, r: Reader) -> None:
        has = self.usually(g, thing) if said is None else said
        if has not in (True, False, 0, 1):
            raise r.refuse(self.word, said)
        self.set(g, thing, bool(has))

    def set(self, g: Any, thing: int, has: bool) -> None:
        bits = getattr(g, self.attr) & ~(1 << thing)
        setattr(g, self.attr, bits | int(has) << thing)


class MarkColumn(Mark):
    """The same as a truth for each thing: for a mark that rules ask for all the time, of so many things that their
    bits are more than the processor reckons with at once."""

    def __init__(self, attr: str, word: str, start: str, **more: Any) -> None:
        Column.__init__(self, attr, word, start, type="list[bool]", again=f"[False] * len(self.{attr})", **more)

    def has(self, g: Any, thing: int) -> bool:
        return bool(getattr(g, self.attr)[thing])

    def unusual(self, g: Any, things: int) -> Iterable[int]:
        return Column.unusual(self, g, things)

    def set(self, g: Any, thing: int, has: bool) -> None:
        getattr(g, self.attr)[thing] = has


class MarkBit(Mark):
    """The same as one bit of a number that each thing has: where rules ask for several marks at once. The list of
    these numbers is a field of its own."""

    def __init__(self, attr: str, word: str, bit: int, **more: Any) -> None:
        super().__init__(attr, word, **more)
        self.bit = bit

    def attrs(self) -> list[Field]:
        return []

    def has(self, g: Any, thing: int) -> bool:
        return bool(getattr(g, self.attr)[thing] & self.bit)

    def unusual(self, g: Any, things: int) -> Iterable[int]:
        if self.usual is not None:
            return range(things)
        return [thing for thing, bits in enumerate(getattr(g, self.attr)) if bits & self.bit]

    def set(self, g: Any, thing: int, has: bool) -> None:
        bits = getattr(g, self.attr)
        bits[thing] = bits[thing] & ~self.bit | has * self.bit


def once_each(marks: list[str], key: str) -> list[str]:
    """Marks of which none stands there twice."""
    for n, mark in enumerate(marks):
        if mark in marks[:n]:
            raise Problem("problem-position-twice", field=key, value=mark)
    return marks


class ByPlace(Named):
    """Things where they are, as players say it: `D4: [Squad 1 (shaken, moved), MG42 under Squad 1]`.

    `places` has the number of every named place; things that are where they usually are, with no mark, are left
    out. `carried` is the column that says who carries a thing. What saves of the first table wrote is understood
    as well: a mapping for each thing, with `at` or one of `words` for its place.
    """

    def __init__(
        self,
        attr: str,
        names: Names,
        places: dict[str, int],
        start: str,
        columns: Sequence[Column] = (),
        *,
        key: str,
        first: int = -1,
        carried: NameColumn | None = None,
        words: dict[str, str] | None = None,
        put: Callable[[Any, int, int], None] | None = None,
        **more: Any,
    ) -> None:
        again = f"[{first}] * len(self.{attr})"
        super().__init__(attr, "list[int]", start, names, key=key, again=again, **more)
        self.columns = list(columns)
        self.places = places
        self.first = first
        self.carried = carried
        self.words = {"at": "", **(words or {})}
        self.put = put

    def attrs(self) -> list[Field]:
        columns = [*self.columns, *([self.carried] if self.carried is not None else [])]
        return [self, *[attr for column in columns for attr in column.attrs()]]

    def usually(self, g: Any, thing: int = 0) -> int:
        place: int = self.usual(g, thing) if self.usual is not None else self.first  # type: ignore[call-arg]
        return place

    @cached_property
    def place_of(self) -> dict[int, str]:
        """The first name of each place."""
        return {number: name for name, number in reversed(self.places.items())}

    def marks(self, g: Any, things: int) -> dict[int, list[str]]:
        """What stands in brackets behind each thing that has something there."""
        found: dict[int, list[str]] = {}
        for column in self.columns:
            for thing in column.unusual(g, things):
                if said := column.mark(g, thing):
                    found.setdefault(thing, []).append(said)
        return found

    def write(self, g: Any) -> Any:
        at = getattr(g, self.attr)
        marks = self.marks(g, len(at))
        names = self.names
        found: dict[str, list[str]] = {}
        for thing in range(len(at)):
            said = marks.get(thing, [])
            bearer = self.bearer(g, thing)
            if not said and not bearer and at[thing] == self.usually(g, thing):
                continue
            tail = f" ({', '.join(said)})" if said else ""
            place = self.place_of.get(at[thing], CARRIED if bearer else NOWHERE)
            found.setdefault(place, []).append(names[thing] + tail + bearer)
        return {place: in_ranges(things) for place, things in found.items()} or ({} if self.needed else None)

    def bearer(self, g: Any, thing: int) -> str:
        column = self.carried
        if column is None or getattr(g, column.attr)[thing] == column.usually(g, thing):
            return ""
        return f" under {column.shown(g, getattr(g, column.attr)[thing])}"

    def read(self, g: Any, r: Reader) -> None:
        names = self.names
        said: dict[int, dict[str, Any]] = {}
        for place, told in r.take(self.key, {}).items():
            if isinstance(told, dict):
                thing = r.index(names, place, self.key)
                said[thing] = self.from_mapping(told, r)
                continue
            for text in rejoined(told if isinstance(told, list) else [told]):
                for name, marks in things_in(text, names):
                    thing = r.index(names, name, self.key)
                    if thing in said:
                        raise Problem("problem-position-twice", field=self.key, value=name)
                    said[thing] = {"place": place, **self.from_marks(g, marks, r)}
        for thing in sorted(said) if self.put is not None else range(len(getattr(g, self.attr))):
            self.settle(g, thing, said.get(thing, {}), r)

    def from_mapping(self, told: dict[str, Any], r: Reader) -> dict[str, Any]:
        """What the first table wrote of one thing."""
        told = dict(told)
        places = [(prefix, told.pop(word)) for word, prefix in self.words.items() if word in told]
        if len(places) > 1:
            raise r.refuse(self.key, places[1][1])
        return {**({"place": places[0][0] + places[0][1]} if places else {}), **told}

    def from_marks(self, g: Any, marks: list[str], r: Reader) -> dict[str, Any]:
        """What stands behind a name, by the words of the columns."""
        told: dict[str, Any] = {}
        words = [column.word for column in self.columns]
        for mark in once_each(marks, self.key):
            word = max([w for w in words if mark == w or mark.startswith(w + " ")], key=len, default="")
            bare = [c for c in self.columns if isinstance(c, NameColumn) and c.bare and mark in c.names]
            if mark.startswith("not ") and mark.removeprefix("not ") in words:
                told[mark.removeprefix("not ")] = False
            elif mark.startswith("under ") and self.carried is not None:
                told[self.carried.word] = mark.removeprefix("under ")
            elif bare:
                told[bare[0].word] = mark
            elif not word:
                raise Problem("problem-position-name", field=self.key, value=mark, names=", ".join(words))
            else:
                told[word] = mark.removeprefix(word).strip() or True
        return told

    def settle(self, g: Any, thing: int, told: dict[str, Any], r: Reader) -> None:
        """Put one thing where it was said to be, with its marks."""
        own = Reader({}, r.field(self.names[thing]), r.called)
        place = told.pop("place", "")
        if self.put is not None:
            self.put(g, thing, self.number(place, r) if place else self.usually(g, thing))
        columns = [*([self.carried] if self.carried is not None else []), *self.columns]
        for column in columns:
            column.put(g, thing, told.pop(column.word, None), own)
        if self.put is None:
            getattr(g, self.attr)[thing] = self.number(place, r) if place else self.usually(g, thing)
        for word in told:
            raise Problem(
                "problem-position-field", field=own.field(word), fields=", ".join(c.word for c in columns)
            )

    def number(self, place: str, r: Reader) -> int:
        if place in (NOWHERE, CARRIED) and place not in self.places:
            return -1
        names = list(self.places)
        return self.places[names[r.index(names, place, self.key)]]


NOWHERE: Final = "nowhere"
CARRIED: Final = "carried"
"""Where things are that are nowhere: with somebody, or not at all."""


def rejoined(items: list[Any]) -> list[str]:
    """Things of a list again whole, where a comma within brackets was taken for one between things.

    >>> rejoined(["Squad 1 (shaken", "moved)", "Squad 2"])
    ['Squad 1 (shaken, moved)', 'Squad 2']
    """
    out: list[str] = []
    for item in items:
        if out and out[-1].count("(") > out[-1].count(")"):
            out[-1] += f", {item}"
        else:
            out.append(str(item))
    return out


THING = re.compile(r"(?P<name>.+?)(?: \((?P<marks>[^()]*)\))?(?P<under> under .+)?$")
RANGE = re.compile(r"(?P<word>.+) (?P<first>\d+)-(?P<last>\d+)$")


def things_in(text: str, names: Sequence[str]) -> list[tuple[str, list[str]]]:
    """The things a text names, and the marks they have.

    >>> things_in("Squad 1 (shaken, moved)", ["Squad 1"])
    [('Squad 1', ['shaken', 'moved'])]
    >>> things_in("Squad 2-3 (acted)", ["Squad 1", "Squad 2", "Squad 3"])
    [('Squad 2', ['acted']), ('Squad 3', ['acted'])]
    >>> things_in("MG42 under Squad 1", ["MG42"])
    [('MG42', ['under Squad 1'])]
    """
    if text in names:
        return [(text, [])]
    found = THING.match(text)
    if found is None:
        return [(text, [])]
    marks = [mark.strip() for mark in (found["marks"] or "").split(",") if mark.strip()]
    if found["under"]:
        marks.append(found["under"].strip())
    name = found["name"]
    several = RANGE.match(name)
    if several is None or name in names:
        return [(name, marks)]
    first, last = int(several["first"]), int(several["last"])
    return [(f"{several['word']} {n}", marks) for n in range(first, min(last, first + len(names)) + 1)]


def in_ranges(things: list[str]) -> list[str]:
    """Numbered things that are alike and follow one another, said together.

    >>> in_ranges(["Squad 1", "Squad 2", "Squad 3 (acted)", "Squad 4 (acted)", "Hill", "Tank 01", "Tank 02"])
    ['Squad 1-2', 'Squad 3-4 (acted)', 'Hill', 'Tank 01', 'Tank 02']
    """
    out: list[str] = []
    run: list[tuple[str, int, str]] = []

    def close() -> None:
        if run:
            word, first, tail = run[0]
            out.append(f"{word} {first}-{run[-1][1]}{tail}" if len(run) > 1 else f"{word} {first}{tail}")
            run.clear()

    for thing in things:
        found = re.match(r"(.+?) (0|[1-9]\d*)((?: \(.*\))?(?: under .+)?)$", thing)
        if found is None:
            close()
            out.append(thing)
            continue
        word, number, tail = found[1], int(found[2]), found[3]
        if run and run[-1] != (word, number - 1, tail):
            close()
        run.append((word, number, tail))
    close()
    return out


def several(said: Any) -> list[str]:
    """Names joined by a plus, or a list of them."""
    if isinstance(said, list):
        return [str(name) for name in said]
    return [] if said in (None, "nobody") else [part.strip() for part in str(said).split("+")]
