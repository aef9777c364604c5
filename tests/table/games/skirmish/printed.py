"""What never changes in a skirmish: the scenario of a folder, its board of hexes, and every verb."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.engine.content import read_content
from grognard.engine.verb import Verb
from grognard.geometry.ground import Ground, Kind, Manner
from grognard.geometry.hexboards import Board, Placed, Sheet

SIDES = ["red", "blue"]
KINDS = [Kind("hedge", "4.1", hinders=1), Kind("wall", "4.1", blocks=True), Kind("woods", "4.1", blocks=True)]
HEDGE, WALL, WOODS = range(3)


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    source: str
    size: tuple[int, int]
    woods: list[str]
    sides: dict[str, list[str]]
    units: dict[str, dict[str, list[str]]]
    turns: int
    events: list[dict[str, dict[str, Any]]] = []


class Printed:
    """One scenario folder, read and built once."""

    def __init__(self, name: str) -> None:
        self.scenario = read_content(f"{__package__}.{name}", "scenario.yaml", Scenario)
        columns, rows = self.scenario.size
        self.board = Board([Placed(Sheet(columns, (1, rows), (1, rows), second_lower=True))])
        self.hexes = [names[0] for names in self.board.names]
        self.ground = Ground(self.board, Manner(2, False, 9, "4.1", "4.1", "4.1"), KINDS)
        for wood in self.scenario.woods:
            self.ground.stands[self.board.find(wood)] = WOODS
        for kind, pairs in self.scenario.sides.items():
            for a, b in [pair.split("/") for pair in pairs]:
                self.ground.put_side(self.board.find(a), self.board.find(b), [k.name for k in KINDS].index(kind))
        start = [(u, s, h) for s, by in self.scenario.units.items() for h, units in by.items() for u in units]
        self.units = [unit for unit, _, _ in start]
        self.side = [SIDES.index(side) for _, side, _ in start]
        self.start = [self.board.find(place) for _, _, place in start]


HEDGEROW = Printed("hedgerow")
ACTIVATE = Verb("activate", "unit")
MOVE = Verb("move", "hex", group="move")
FIRE = Verb("fire", "unit", group="fire", rolls=True)
JOIN = Verb("join", "unit")
SHOOT = Verb("shoot", rolls=True)
DONE = Verb("done")
VERBS = [ACTIVATE, MOVE, FIRE, JOIN, SHOOT, DONE]
