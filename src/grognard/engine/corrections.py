"""Beside a real board: what is said of it put into the position as it is known; what the program rolls instead.

What is said is a piece of a position (docs/notation.md). Units are taken from where they were; one of which nothing
is said but a mark keeps the way it faces. All else a piece speaks of stands in place of what was there.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import yaml

from grognard.engine.ask import Option
from grognard.engine.dice import DrawNeeded, TableDice
from grognard.engine.document import parse
from grognard.engine.match import DRAWN, TYPED, Match
from grognard.engine.places import ByPlace, rejoined, things_in
from grognard.engine.problem import Problem, likely
from grognard.engine.record import BROKEN
from grognard.engine.scene import Trait
from grognard.text import LANGUAGES, fold

UNITS = "units"

BOARD = "board says: "
"""What a correction begins with where it stands among answers."""


def is_beside(match: Match) -> bool:
    """A real board lies beside the program."""
    return isinstance(match.base.dice, TableDice)


def rolled(match: Match, chance: Random) -> Option:
    """What the program rolls or draws in place of the person, each thing as likely as it is."""
    ask = match.ask
    if ask is None or ask.kind not in TYPED:
        raise Problem("companion-no-die")
    needed = match.needed
    if not isinstance(needed, DrawNeeded):
        return chance.choice(ask.options)
    item = chance.choice(needed.items)
    kind = ask.options[0].of
    word = match.game.drawn_word(Option(DRAWN, match.game.drawn[item] if not needed.pile else "", item, kind), "en")
    return next(option for option in ask.options if match.game.drawn_word(option, "en") == word)


def correct(match: Match, said: str) -> None:
    """Lay the position again as somebody says it is: `F10: MMG 17 (pinned)`, `caps: 5`, `{vp: -2, units: ...}`.

    What cannot be understood, or cannot be, is a Problem, and nothing changes.
    """
    piece = piece_of(match, said)
    match_at_step = match.fork(each_step=True)
    position = match.game.describe(match_at_step.checkpoint)
    if UNITS in piece:
        position[UNITS] = Roster(match).merged(position.get(UNITS, {}), piece.pop(UNITS))
    position.update(piece)
    try:
        match.lay(position, said.strip())
    except BROKEN as error:
        raise Problem("problem-notation", why=f"{type(error).__name__} {error}") from error


def piece_of(match: Match, said: str) -> dict[str, Any]:
    """The piece of a position that was said. What begins with a place is about units."""
    text = said.strip()
    if not text.startswith("{"):
        key, colon, rest = text.partition(":")
        if not colon or not rest.strip():
            raise Problem("companion-correct-form", said=text)
        if key.strip() in units_field(match).places:
            return {UNITS: {key.strip(): things_named(rest)}}
        text = "{" + text + "}"
    try:
        found = msgspec.convert(parse(text), dict[str, Any])
    except (yaml.YAMLError, msgspec.ValidationError, RecursionError) as error:
        raise Problem("problem-notation", why=" ".join(str(error).split())) from error
    if not found:
        raise Problem("companion-correct-form", said=text)
    if not isinstance(found.get(UNITS, {}), dict):
        raise Problem("companion-correct-form", said=text)
    return found


def units_field(match: Match) -> ByPlace:
    return next(field for field in match.game.fields if isinstance(field, ByPlace) and field.key == UNITS)


def things_named(text: str) -> list[str]:
    """Several things with commas between them, not those within brackets."""
    return [part.strip() for part in rejoined(text.replace(", ", ",").split(",")) if part.strip()]


class Stands(msgspec.Struct, kw_only=True, omit_defaults=True):
    """How a counter stands, in the words of a position: who, where, how in each of its traits.

    `kept` and `under` stay as they are while it stays where it is. `away` are the places off the map, with what
    players call them.
    """

    unit: str
    place: str
    traits: list[Trait]
    away: list[tuple[str, str]]
    kept: list[str] = []
    under: str = ""


def stands(match: Match, unit: int, lang: str) -> Stands:
    """How the program has a counter of the real board, and how else it could lie there."""
    field, g, game = units_field(match), match.state, match.game
    traits: list[Trait] = []
    kept: list[str] = []
    for column in field.columns:
        if not column.seen:
            kept += [column.mark(g, unit)] if column.mark(g, unit) else []
            continue
        now = column.way(g, unit)
        ways = [
            (text, name)
            for text, name in column.ways().items()
            if text == now or game.could_be(g, unit, column.word, name)
        ]
        if len(ways) > 1:
            told = [(text, game.trait(column.word, name, lang)) for text, name in ways]
            traits.append(Trait(name=game.trait(column.word, "", lang), ways=told, now=now))
    return Stands(
        unit=field.names[unit],
        place=field.place_of.get(getattr(g, field.attr)[unit], ""),
        traits=traits,
        away=[(name, game.trait("place", name, lang)) for name, number in field.places.items() if number < 0],
        kept=kept,
        under=field.bearer(g, unit).strip(),
    )


class Roster:
    """The units of a match by what people call them."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.field = units_field(match)
        self.names = list(self.field.names)

    def merged(self, before: dict[str, Any], said: dict[str, Any]) -> dict[str, Any]:
        """Everybody where he was but for those who were said to be elsewhere, or otherwise."""
        known: dict[str, tuple[str, list[str]]] = {}
        for place, texts in before.items():
            for text in texts if isinstance(texts, list) else [texts]:
                for name, marks in things_in(text, self.names):
                    known[name] = (place, marks)
        for place, texts in said.items():
            for text in rejoined(texts if isinstance(texts, list) else [texts]):
                for called, marks in things_in(text, self.names):
                    name = self.meant(called, known)
                    known[name] = (place, self.with_facing(marks, known.get(name, ("", []))[1]))
        found: dict[str, Any] = {}
        for name, (place, marks) in known.items():
            found.setdefault(place, []).append(written(name, marks))
        return found

    def meant(self, called: str, known: dict[str, tuple[str, list[str]]]) -> str:
        """The counter somebody means: by its full name, or by what players call it, if only one in play is."""
        meant = self.match.game.called(self.match.state).get(called, called)
        if meant in self.names:
            return meant
        wanted = fold(called)
        found = [name for name in known if self.is_called(name, wanted)]
        if len(found) == 1:
            return found[0]
        there = ", ".join(found) or likely(called, known)
        raise Problem("companion-no-unit", unit=called, units=there)

    def is_called(self, name: str, wanted: str) -> bool:
        """Whether this is a name of a counter: the whole of it, without the army, or what players call it."""
        whole = fold(name)
        return wanted in (whole, *self.nouns(name)) or (" " in wanted and whole.endswith(f" {wanted}"))

    def nouns(self, name: str) -> list[str]:
        """What players call a counter in each language."""
        unit = self.names.index(name)
        return [fold(self.match.game.noun("unit", unit, lang)) for lang in LANGUAGES]

    def with_facing(self, marks: list[str], before: list[str]) -> list[str]:
        """A unit of which no facing is said faces as it did. `hit` may be left out before a marker."""
        facing = next(column for column in self.field.columns if column.word == "facing")
        hit = next(column for column in self.field.columns if column.word == "hit")
        ways, hits = list(getattr(facing, "names", [])), list(getattr(hit, "names", []))
        said = [f"hit {mark}" if mark in hits else mark for mark in marks]
        if not any(mark in ways for mark in said):
            said = [mark for mark in before if mark in ways] + said
        return said


def written(name: str, marks: list[str]) -> str:
    under = [mark for mark in marks if mark.startswith("under ")]
    plain = [mark for mark in marks if mark not in under]
    return name + (f" ({', '.join(plain)})" if plain else "") + "".join(f" {mark}" for mark in under)
