"""What never changes in a skirmish: sheets and units, the scenarios in their folders, and every verb."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.engine.content import known, read_content
from grognard.engine.hexscene import hex_board
from grognard.engine.verb import Verb
from grognard.geometry.ground import Ground, Kind, Manner
from grognard.geometry.hexboards import NOWHERE, Atlas, Board, Placed, Sheet

SIDES = ["red", "blue"]
UNITS = ["Red 1", "Red 2", "Red gun", "Blue 1", "Blue 2", "Blue gun"]
SIDE = [0, 0, 0, 1, 1, 1]
SMALL = Sheet(5, (1, 4), (1, 3), second_lower=True, halves=True)
ATLAS = Atlas({"1": Sheet(7, (1, 5), (1, 5), second_lower=True), "2": SMALL, "3": SMALL})
KINDS = [Kind("hedge", "4.1", hinders=1), Kind("wall", "4.1", blocks=True), Kind("woods", "4.1", blocks=True)]
HEDGE, WALL, WOODS = range(3)
LOST = NOWHERE


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    source: str
    boards: list[dict[str, Any]]
    woods: list[str]
    sides: dict[str, list[str]]
    units: dict[str, list[str]]
    turns: int
    events: list[dict[str, dict[str, Any]]] = []


class Printed:
    """One scenario folder, read and built once."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.scenario = read_content(f"{__package__}.{name}", "scenario.yaml", Scenario)
        self.board = Board(ATLAS, [Placed(**placed) for placed in self.scenario.boards])
        self.ground = Ground(self.board, Manner(2, False, 9, "4.1", "4.1", "4.1"), KINDS)
        for wood in self.scenario.woods:
            self.ground.stands[self.find(wood, "woods")] = WOODS
        for kind, pairs in self.scenario.sides.items():
            for a, b in [[self.find(one, f"sides: {kind}") for one in pair.split("/")] for pair in pairs]:
                self.ground.put_side(a, b, [k.name for k in KINDS].index(kind))
        start = {unit: self.find(place, "units") for place, units in self.scenario.units.items() for unit in units}
        self.start = [start.get(unit, LOST) for unit in UNITS]
        self.shown = hex_board(self.ground)

    def find(self, name: str, field: str) -> int:
        return self.board.find(known(name, self.board.ids, f"{self.name}/scenario.yaml", field))


SCENARIOS = {name: Printed(name) for name in ("hedgerow", "crossroads")}
ACTIVATE, MOVE, JOIN = Verb("activate", "unit"), Verb("move", "hex", group="move"), Verb("join", "unit")
FIRE, SHOOT, DONE = Verb("fire", "unit", group="fire", rolls=True), Verb("shoot", rolls=True), Verb("done")
VERBS = [ACTIVATE, MOVE, FIRE, JOIN, SHOOT, DONE]
