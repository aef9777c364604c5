"""Kinds of fields that only Lock 'n Load has: steps, what comes after them, skill cards, fortifications."""

from __future__ import annotations

from typing import Any

from grognard.engine.fields import Field, mask_of, names_in
from grognard.engine.position import Reader
from grognard.engine.problem import Problem
from grognard.games.locknload.boards import boards
from grognard.games.locknload.printed import box
from grognard.games.locknload.state import BIRTHMARKS, STAGES, Battle
from grognard.games.locknload.theater import BUNKER, SIDES, WAITING

b = box()
HEXES = boards().atlas.names
FACING = " facing "
OUTSIDE = [f"outside {name}" for name in b.group_names]


def place_name(place: int) -> str:
    return b.location_names[place] if place >= 0 else OUTSIDE[WAITING - place]


def place_number(r: Reader, name: str, key: str) -> int:
    return WAITING - OUTSIDE.index(name) if name in OUTSIDE else r.index(b.location_names, name, key)


class Stage(Field):
    """The step of a phase."""

    def write(self, g: Battle) -> Any:
        return STAGES[g.phase][g.stage] if g.stage else None

    def read(self, g: Battle, r: Reader) -> None:
        g.stage = r.one(STAGES[g.phase], self.key, 0)


class Backs(Field):
    """The steps that come after what is under way, the last one first."""

    def write(self, g: Battle) -> Any:
        return [STAGES[g.phase][stage] for stage in g.backs] or None

    def read(self, g: Battle, r: Reader) -> None:
        g.backs = [r.index(STAGES[g.phase], name, self.key) for name in r.take(self.key, [])]


class Where(Field):
    """A location, or the place of a group off the board."""

    def plain(self, g: Battle, value: Any) -> Any:
        return place_name(value)

    def left_out(self, g: Battle) -> Any:
        return -1

    def value(self, g: Battle, r: Reader) -> int:
        return place_number(r, r.take(self.key, ""), self.key)


class Wheres(Field):
    """Several such places, in their order."""

    def plain(self, g: Battle, value: Any) -> Any:
        return [place_name(place) for place in value]

    def value(self, g: Battle, r: Reader) -> list[int]:
        return [place_number(r, name, self.key) for name in r.take(self.key, [])]


class Counts(Field):
    """As many numbers as there are."""

    def value(self, g: Battle, r: Reader) -> list[int]:
        found: list[int] = r.take(self.key, [])
        if any(type(number) is not int for number in found):
            raise r.refuse(self.key, found)
        return found[:]


class Births(Field):
    """Heroes who may come of a damage check (5.1m): side, place and markers of the unit they come from."""

    def write(self, g: Battle) -> Any:
        out = []
        for n, side in enumerate(g.born):
            marks = names_in(BIRTHMARKS, g.born_marks[n])
            out.append(" ".join([SIDES[side], "at", place_name(g.born_at[n]), *marks]))
        return out or None

    def read(self, g: Battle, r: Reader) -> None:
        for text in r.take(self.key, []):
            side, _, rest = str(text).partition(" at ")
            words = rest.split()
            marks = [word for word in words if word in BIRTHMARKS]
            place = " ".join(word for word in words if word not in BIRTHMARKS)
            g.born = [*g.born, r.index(SIDES, side, self.key)]
            g.born_at = [*g.born_at, place_number(r, place, self.key)]
            g.born_marks = [*g.born_marks, mask_of([BIRTHMARKS.index(mark) for mark in marks])]


class Held(Field):
    """Skill cards and who holds them."""

    def write(self, g: Battle) -> Any:
        return {b.card_names[c]: b.unit_names[u] for c, u in enumerate(g.card_by) if u >= 0} or None

    def read(self, g: Battle, r: Reader) -> None:
        for name, unit in r.take(self.key, {}).items():
            g.card_by[r.index(b.card_names, name, self.key)] = r.index(b.unit_names, unit, self.key)


class Works(Field):
    """Fortifications by kind: whose they are, where, and which way a bunker looks (1 is north, then clockwise)."""

    def write(self, g: Battle) -> Any:
        out: dict[str, dict[str, list[str]]] = {}
        for n, kind in enumerate(g.work_kind):
            face = f"{FACING}{g.work_face[n] + 1}" if b.work_names[kind] == BUNKER else ""
            side = out.setdefault(SIDES[g.work_side[n]], {})
            side.setdefault(b.work_names[kind], []).append(HEXES[g.work_at[n]] + face)
        return out or None

    def read(self, g: Battle, r: Reader) -> None:
        own = r.inner(self.key)
        for side, name in enumerate(SIDES):
            kinds = own.inner(name)
            for kind in list(kinds.position):
                number = own.index(b.work_names, kind, self.key)
                for place in kinds.take(kind, []):
                    self.add(g, number, side, str(place), own)
            kinds.finish()
        own.finish()

    def add(self, g: Battle, kind: int, side: int, place: str, r: Reader) -> None:
        name, _, face = place.partition(FACING)
        if (b.work_names[kind] == BUNKER) != (face in ("1", "2", "3", "4", "5", "6")):
            raise Problem("problem-position", field=r.field(b.work_names[kind]), value=place)
        g.add_work(kind, side, r.index(HEXES, name, b.work_names[kind]), int(face) - 1 if face else 0)
