"""Kinds of fields that only this game has: steps, fortifications, planned strikes."""

from __future__ import annotations

from typing import Any, Final

from grognard.engine.fields import Derived, Field, Some
from grognard.engine.position import Reader
from grognard.games.heroes.printed import box, theater
from grognard.games.heroes.state import STAGES, Mission
from grognard.games.heroes.theater import DIRECTIONS, FORTS, plan_of, plan_parts

b = box()
HEXES = b.hex_names
OWNERS: Final = ["player", "ai", "nobody"]
FACING: Final = " facing "


class Stage(Field):
    """The step of a phase."""

    def write(self, g: Mission) -> Any:
        return STAGES[g.phase][g.stage] if g.stage else None

    def read(self, g: Mission, r: Reader) -> None:
        g.stage = r.one(STAGES[g.phase], self.key, 0)


class Playing(Field):
    """8: which mission of a campaign is played: its map and forces come with it. Left out, it is the first."""

    def write(self, g: Mission) -> Any:
        return b.mission_names[g.playing_now] if g.playing_now >= 0 else None

    def read(self, g: Mission, r: Reader) -> None:
        g.playing_now = r.one(b.mission_names, self.key, g.playing_now)
        if g.playing_now >= 0:
            g.theater = theater(b.mission_names[g.playing_now], g.read.difficulty, g.theater.box)


class Stacks(Derived):
    """Who is in each hex. Only whole stacks are put in the place of others, so that a copy needs no new ones."""

    def copied(self, source: str) -> str:
        return f"{source}[:]"

    def keyed(self, source: str) -> str:
        return "0"


class Several(Some):
    """Such things in an order, perhaps more than one of a kind: false alarms in the cup, squads of a type."""

    def value(self, g: Mission, r: Reader) -> list[int]:
        return [r.index(self.names, name, self.key) for name in r.take(self.key, [])]


class Counts(Field):
    """As many numbers as there are."""

    def value(self, g: Mission, r: Reader) -> list[int]:
        found: list[int] = r.take(self.key, [])
        if any(type(number) is not int for number in found):
            raise r.refuse(self.key, found)
        return found[:]


class Forts(Field):
    """Fortifications and obstacles by hex: `F07: [trench of player]`, `G09: [bunker of ai facing SE]`. Left out,
    they are those of the mission."""

    def write(self, g: Mission) -> Any:
        found: dict[str, list[str]] = {}
        rows = list(zip(g.fort_kind, g.fort_at, g.fort_face, g.fort_side, strict=True))
        if rows == g.theater.forts:
            return None
        for kind, at, face, side in rows:
            said = f"{FORTS[kind]} of {OWNERS[side]}"
            if face >= 0:
                said += FACING + DIRECTIONS[face]
            found.setdefault(HEXES[at], []).append(said)
        return found

    def read(self, g: Mission, r: Reader) -> None:
        laid = g.theater.forts if self.key not in r.position else []
        g.fort_kind, g.fort_at, g.fort_face, g.fort_side = [[row[n] for row in laid] for n in range(4)]
        for place, said in r.take(self.key, {}).items():
            at = r.index(HEXES, place, self.key)
            for text in said if isinstance(said, list) else [said]:
                what, _, facing = str(text).partition(FACING)
                kind, _, owner = what.partition(" of ")
                g.fort_kind.append(r.index(FORTS, kind, self.key))
                g.fort_at.append(at)
                g.fort_face.append(r.index(DIRECTIONS, facing, self.key) if facing else -1)
                g.fort_side.append(r.index(OWNERS, owner or "nobody", self.key))


class Plans(Field):
    """Artillery noted before a round, or due before the next (EOD 12.3): `player F07`, `ai smoke G09`. A number
    each: `plan_of`."""

    def write(self, g: Mission) -> Any:
        return [plan_text(plan) for plan in getattr(g, self.attr)] or None

    def value(self, g: Mission, r: Reader) -> list[int]:
        found: list[int] = []
        for text in r.take(self.key, []):
            words = str(text).split()
            if len(words) not in (2, 3) or (len(words) == 3 and words[1] != "smoke"):
                raise r.refuse(self.key, text)
            side, at = r.index(OWNERS, words[0], self.key), r.index(HEXES, words[-1], self.key)
            found.append(plan_of(side, at, len(words) == 3))
        return found


def plan_text(plan: int) -> str:
    side, at, smoke = plan_parts(plan)
    return f"{OWNERS[side]} {'smoke ' if smoke else ''}{HEXES[at]}"
