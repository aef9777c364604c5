"""Places by what players call them: as the map names them, as answers do, in either language."""

from __future__ import annotations

import re
from collections.abc import Iterable

from grognard.engine.game import Game
from grognard.engine.kit import word
from grognard.engine.match import Match
from grognard.engine.problem import Problem
from grognard.engine.scene import Room, Scene
from grognard.engine.shelf import ground_of
from grognard.text import LANGUAGES, fold

ADDRESS = re.compile(r"(\d*)([A-Z]+)(\d+)\b")
"""A board, a column and a row."""


class Places:
    """All places of a scene, by whatever can be said for them."""

    def __init__(self, match: Match, scene: Scene) -> None:
        self.spaces = {plain(space.name): space.name for space in ground_of(scene).spaces}
        self.ids = {plain(space.name): space.id for space in ground_of(scene).spaces}
        self.rooms = [room_name(match.game, room) for room in scene.rooms]
        self.written: dict[str, str] = {}
        """The names of rooms as they are written, by how they are heard."""
        for room in scene.rooms:
            for name in names_of(match.game, scene, room):
                self.ids[plain(name)] = room.id
                self.written[plain(name)] = name
        for name, meant in match.game.called(match.state).items():
            if plain(meant) in self.ids:
                self.ids.setdefault(plain(name), self.ids[plain(meant)])

    def named(self, typed: str) -> list[str]:
        """The one or two places somebody named; a Problem names those that are near what is not there."""
        said = plain(typed)
        if said in self.ids:
            return [self.ids[said]]
        words = said.split()
        cuts = [[" ".join(words[:cut]), " ".join(words[cut:])] for cut in range(1, len(words))]
        for ends in cuts:
            if all(end in self.ids for end in ends):
                return [self.ids[end] for end in ends]
        cuts.sort(key=lambda ends: not any(end in self.ids for end in ends))
        wrong = next((end for ends in [*cuts, [said]] for end in ends if end not in self.ids and address(end)), "")
        if not wrong:
            raise self.how()
        first, _, rest = wrong.partition(" ")
        place = f"{first.upper()} {rest}".strip()
        near = nearest(self.like(rest), wrong)
        if not near:
            raise Problem("terminal-sight-absent", place=place)
        raise Problem("terminal-sight-unknown", place=place, near=", ".join(near))

    def like(self, rest: str) -> list[str]:
        """The spaces; where a part of one was named, parts that are called so, or else all."""
        if not rest:
            return list(self.spaces.values())
        return [name for said, name in self.written.items() if said.partition(" ")[2] == rest] or self.rooms

    def how(self) -> Problem:
        """How to name places, and where spaces have parts, these."""
        parts = list({name.partition(" ")[2]: name for name in reversed(self.rooms)}.values())
        return Problem("terminal-sight-rooms", rooms=", ".join(parts)) if parts else Problem("terminal-sight-how")


def room_name(game: Game, room: Room) -> str:
    """A part of a space as answers name it, where they do."""
    kind, _, number = room.id.partition(":")
    names = game.names.get(kind, [])
    return names[int(number)] if number.isdecimal() and int(number) < len(names) else room.name


def names_of(game: Game, scene: Scene, room: Room) -> list[str]:
    """What a part of a space is called: in the scene, by the word of the legend, in every language, in answers."""
    written = room_name(game, room)
    space = next(space.name for space in ground_of(scene).spaces if space.id == room.space)
    found = [room.name, f"{space} {word(scene, 'room', room.kind)}"]
    if written != room.name:
        kind, _, number = room.id.partition(":")
        found += [game.noun(kind, int(number), lang) for lang in LANGUAGES]
    return [*found, written]


def plain(name: str) -> str:
    """A name as it is heard.

    >>> plain("1J4,  Piso de arriba")
    '1j4 piso de arriba'
    """
    return fold(name.replace(",", " "))


def address(said: str) -> bool:
    """It begins as the name of a hex does, and names no other."""
    first, *rest = said.upper().split() or [""]
    return bool(ADDRESS.fullmatch(first)) and not any(ADDRESS.fullmatch(word) for word in rest)


def nearest(names: Iterable[str], wanted: str) -> list[str]:
    """Those nearest to one that does not exist, as their addresses go: the same board, then column and row."""
    sought = ADDRESS.match(wanted.strip().upper())
    if sought is None:
        return []

    def away(name: str) -> tuple[bool, int, str]:
        found = ADDRESS.match(name)
        if found is None:
            return True, 999, name
        columns = abs(number(found[2]) - number(sought[2]))
        return found[1] != sought[1], columns + abs(int(found[3]) - int(sought[3])), name

    return sorted(names, key=away)[:4]


def number(letters: str) -> int:
    """A column as a number: A, B, ... Z, AA."""
    total = 0
    for letter in letters:
        total = total * 26 + ord(letter) - 64
    return total
