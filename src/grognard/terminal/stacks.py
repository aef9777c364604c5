"""What lies and stands in a space, in short codes for the map: T a tank, C2 two cars, H3 three of the enemy."""

from __future__ import annotations

from grognard.engine.kit import role, word
from grognard.engine.scene import Piece, Scene, Space
from grognard.engine.shelf import board_of
from grognard.terminal.glyphs import FACE_UP, FORCE, HIDDEN, SITE, code, pick

Words = list[tuple[str, str]]
"""Bits of text, each with its style."""

NUMBER_STYLE = "reverse bold"
OBJECTIVE_STYLE = "bold yellow"
FORCE_STYLE = "bold black on yellow"
UNIT_STYLE = "bold green"
FOE_STYLE = "bold red"


class Stack:
    """The pieces of one space, sorted by what they are to the player."""

    def __init__(self, scene: Scene, space: Space) -> None:
        here = [p for p in scene.pieces if p.place == space.id and not p.under]
        self.scene = scene
        self.space = space
        self.foes = [p for p in here if role(scene, p.side) == "foe"]
        self.things = [p for p in here if role(scene, p.side) == "thing"]
        units = [p for p in here if not role(scene, p.side)]
        self.force = [p for p in units if p.acts]
        self.others = [p for p in units if not p.acts]
        self.numbers = numbers_at(scene, space)

    def sign(self, ascii_only: bool) -> str:
        """One character for the objective here, if there is or can be one."""
        if any(p.hidden for p in self.things):
            return pick(HIDDEN, ascii_only)
        if self.things:
            return pick(FACE_UP, ascii_only)
        return pick(SITE, ascii_only) if "objective" in self.space.marks else ""

    def line(self, ascii_only: bool, close: bool = False) -> Words:
        """The line under the name: option numbers, units, enemies, known objectives."""
        marks = pick(FORCE, ascii_only)
        out: Words = []
        if self.numbers:
            out.append((f"[{','.join(map(str, self.numbers))}]", NUMBER_STYLE))
        if self.force:
            out.append((marks[0] + self.codes(self.force, close) + marks[1], FORCE_STYLE))
        if self.others:
            out.append((self.codes(self.others, close), UNIT_STYLE))
        if self.foes:
            out.append((self.letter(self.foes[0].side) + str(len(self.foes)), FOE_STYLE))
        known = [p for p in self.things if not p.hidden]
        out += [(word(self.scene, "marker", p.face), OBJECTIVE_STYLE) for p in known]
        return out

    def codes(self, pieces: list[Piece], close: bool) -> str:
        """Letters with counts, in the order of the pieces; close together where room is short."""
        counts: dict[str, int] = {}
        for piece in pieces:
            letter = self.letter(piece.face)
            counts[letter] = counts.get(letter, 0) + 1
        parts = [letter + (str(n) if n > 1 else "") for letter, n in counts.items()]
        return ("" if close else " ").join(parts)

    def letter(self, face: str) -> str:
        return code(self.scene, face)


def numbers_at(scene: Scene, space: Space) -> list[int]:
    """The numbers of the options that point at a space."""
    if scene.ask is None:
        return []
    return [i for i, option in enumerate(scene.ask.options, 1) if space.id in option.spaces]


def off_map(scene: Scene) -> list[Space]:
    """Spaces no route leads to: on a map of points they are boxes beside it."""
    if board_of(scene).kind != "points":
        return []
    linked = {end for route in board_of(scene).routes for end in (route.a, route.b)}
    return [s for s in board_of(scene).spaces if s.id not in linked]
