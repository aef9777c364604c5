"""How far units get, by a slow search over the files of the boards and the figures of the facts alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import grognard
from grognard.games.locknload.rules.gait import allowance
from grognard.games.locknload.rules.ground import price
from grognard.games.locknload.rules.reach import steps
from grognard.games.locknload.state import ASSAULT, CRAWL, STEALTH, WALK
from locknload.battles import battle, place, unit

NORMANDY = Path(grognard.__file__).parent / "games" / "locknload" / "normandy" / "boards"
LETTERS: dict[str, int] = {
    ".": 1, "l": 1, "w": 2, "b": 1, "c": 2, "L": 2, "F": 2, "m": 3, "W": 2, "S": 2, "+": 1,
}  # fmt: skip
"""Facts 4: points on foot; nobody enters the river."""
GUIDED = "LFc"
HEXSIDES = {"hedge": 1, "wall": 1, "bocage": 4}
Place = tuple[str, bool]
"""A hex, and whether upstairs."""


class Slow:
    """One board, read again: what each step costs."""

    def __init__(self, board: str, guide: bool = False, wire: list[str] | None = None) -> None:
        file: dict[str, Any] = yaml.safe_load((NORMANDY / f"{board}.yaml").read_text(encoding="utf-8"))
        self.board = board
        self.guide = guide
        self.wire = wire or []
        self.terrain: dict[str, str] = {}
        self.level: dict[str, int] = {}
        for n, row in enumerate(file["rows"]):
            for column, letter in enumerate(row):
                if letter != "-":
                    name = "ABCDEFGHIJKLMNO"[column] + str(n)
                    self.terrain[name] = letter
                    self.level[name] = int(file["levels"][n][column]) if "levels" in file else 0
        self.road = {frozenset(pair) for road in file["roads"] for pair in zip(road, road[1:], strict=False)}
        self.side = {
            frozenset(pair.split("/")): HEXSIDES[kind] for kind, pairs in file["sides"].items() for pair in pairs
        }
        self.house: dict[str, int] = {}
        for n, house in enumerate(file["buildings"]):
            if house["kind"] == "stone" and len(house["hexes"]) >= 3:
                self.house |= dict.fromkeys(house["hexes"], n)

    def beside(self, name: str) -> list[str]:
        """1.4: an odd hex n touches n and n + 1 of the columns beside it, an even one n - 1 and n."""
        column, n = "ABCDEFGHIJKLMNO".index(name[0]), int(name[1:])
        first = n if column % 2 == 0 else n - 1
        found = [f"{name[0]}{n - 1}", f"{name[0]}{n + 1}"]
        for other in (column - 1, column + 1):
            if 0 <= other < 15:
                found += [f"{'ABCDEFGHIJKLMNO'[other]}{k}" for k in (first, first + 1)]
        return [hex_ for hex_ in found if hex_ in self.terrain]

    def ways(self, at: Place) -> list[tuple[Place, int]]:
        """6.0a, 10.2, R74: where one can go from a place, and for how much."""
        name, up = at
        found: list[tuple[Place, int]] = []
        if name in self.house:
            found.append(((name, not up), 2))
        for other in self.beside(name):
            if self.terrain[other] == "~":
                continue
            if up:
                if other in self.house and self.house[other] == self.house.get(name):
                    found.append(((other, True), LETTERS[self.terrain[other]]))
                continue
            pair = frozenset((name, other))
            cost = LETTERS[self.terrain[other]]
            if self.guide and self.terrain[other] in GUIDED:
                cost = 1
            if pair in self.road:
                cost = 1
            if other in self.wire:
                cost = 4
            cost += self.side.get(pair, 0) + max(0, self.level[other] - self.level[name])
            found.append(((other, False), cost))
        return found

    def reach(self, start: Place, points: int, always: bool, crawl: bool = False) -> dict[Place, int]:
        """The least points with which each place is reached; one hex always, where that holds (6.0f)."""
        best: dict[Place, int] = {}
        open_: list[tuple[Place, int]] = [(start, 0)]
        while open_:
            at, spent = open_.pop()
            for there, cost in self.ways(at):
                if crawl:
                    if spent == 0 and cost < points:
                        best[there] = cost
                    continue
                paid = cost
                if spent + cost > points:
                    if spent or not always:
                        continue
                    paid = points
                if spent + paid < best.get(there, 99):
                    best[there] = spent + paid
                    open_.append((there, spent + paid))
        return best


def walked(
    scenario: str, board: str, start: Place, stack: list[str], gait: int, works: dict[str, Any]
) -> tuple[int, dict[Place, int]]:
    """The same by the rules, step by step."""
    at = board + start[0] + (" up" if start[1] else "")
    g = battle(scenario, units={at: stack}, works=works, turn=6)  # by then no house burns
    units = [unit(g, name.split(" (")[0]) for name in stack]
    names = g.theater.box.location_names
    points = allowance(g, units, gait)
    scout = any(name.startswith("US scout") for name in stack)
    best: dict[Place, int] = {}
    open_: list[tuple[int, int]] = [(place(g, at), 0)]
    while open_:
        here, spent = open_.pop()
        for one in units:
            g.put(one, here)
        for there in steps(g, units, gait, spent):
            cost = price(g, 0, here, there, scout)
            paid = min(cost, points - spent)
            name = names[there].removeprefix(board)
            key = (name.removesuffix(" up"), name.endswith(" up"))
            if spent + paid < best.get(key, 99):
                best[key] = spent + paid
                open_.append((there, spent + paid))
    return points, best


STACKS: list[tuple[list[str], int, int]] = [
    (["Para squad 1"], WALK, 4),
    (["Para squad 1 (shaken)"], WALK, 4),
    (["Para squad 1", "Cpl Medrow"], WALK, 6),
    (["Cpl Medrow"], WALK, 6),
    ([".50 cal team 1", "Cpl Medrow"], WALK, 2),
    (["Para squad 1", "US scout 1"], WALK, 4),
    (["Para squad 1"], ASSAULT, 2),
    (["Para squad 1", "Cpl Medrow"], ASSAULT, 3),
    (["Hird"], ASSAULT, 3),
    (["Para squad 1"], CRAWL, 4),
    (["US scout 1"], STEALTH, 2),
]
"""Who goes how, and with how many points by 6.0 to 6.4 (R30)."""

BOARDS = [("vierville", "1"), ("sainte-mere", "1"), ("brecourt", "2"), ("causeway", "3")]


@pytest.mark.parametrize(("scenario", "board"), BOARDS)
@pytest.mark.parametrize(("stack", "gait", "points"), STACKS, ids=[f"{'+'.join(s)} {g}" for s, g, _ in STACKS])
def test_reach(scenario: str, board: str, stack: list[str], gait: int, points: int) -> None:
    """6.0 to 6.4, 10.2: where a stack gets, and for how many points, from hexes all over the board."""
    guide = any(name.startswith("US scout") for name in stack)
    slow = Slow(board, guide)
    if scenario == "vierville":
        slow.house = {}  # its scenario has no upper floors
    starts: list[Place] = [(name, False) for name in sorted(slow.terrain)[:: 7 + gait] if slow.terrain[name] != "~"]
    starts += [(name, True) for name in sorted(slow.house)]
    for start in starts:
        found = walked(scenario, board, start, stack, gait, {})
        wanted = slow.reach(start, points, gait == WALK, gait == CRAWL)
        wanted.pop(start, None)
        found[1].pop(start, None)
        assert found == (points, wanted), start


def test_reach_with_wire_in_the_way() -> None:
    """21.3, 6.0f, R53: four in all, hexsides besides; always one hex."""
    wire = ["H4", "H5", "G3", "I4", "L2"]
    slow = Slow("2", wire=wire)
    works = {"german": {"wire": ["2" + name for name in wire]}}
    for name in ["G4", "H3", "H6", "I3", "G2", "K2", "J4"]:
        found = walked("brecourt", "2", (name, False), ["Para squad 1"], WALK, works)[1]
        wanted = slow.reach((name, False), 4, True)
        wanted.pop((name, False), None)
        found.pop((name, False), None)
        assert found == wanted, name


@pytest.mark.parametrize("scenario", [*[scenario for scenario, _ in BOARDS], "sunken-lane", "bayonets"])
def test_no_hex_is_free(scenario: str) -> None:
    """10.4: each costs a point at least, by road too: who is farther off than one has points is out of reach."""
    t = battle(scenario, {}).theater
    assert min(t.cost) >= 1 and t.box.tables.road >= 1
