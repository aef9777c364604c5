"""Boards of both kinds for the tests of sight, with the manners of the two games they come from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

import grognard
from grognard.geometry.ground import Ground, Kind, Manner
from grognard.geometry.hexboards import Atlas, Board, Placed, Sheet
from hexes.dots import land, place

NORMANDY = Path(grognard.__file__).parent / "games" / "locknload" / "normandy" / "boards"
LEGEND: dict[str, Any] = yaml.safe_load((NORMANDY / "legend.yaml").read_text(encoding="utf-8"))
SHEETS: dict[str, Any] = {n: yaml.safe_load((NORMANDY / f"{n}.yaml").read_text(encoding="utf-8")) for n in "1234"}
ACROSS = Sheet(15, (0, 8), (1, 8), second_lower=False, halves=True)
ATLAS = Atlas(dict.fromkeys(SHEETS, ACROSS))
DOWN = Sheet(19, (1, 13), (1, 12), second_lower=True, halves=True, letters_down=True)

LNL = Manner(3, False, 0, limit_section="10.3b", ground_section="10.3f", shadow_section="10.3h")
COH = Manner(2, True, 1, limit_section="14", ground_section="12.4", shadow_section="12.6")
BLOCKING = ("woods", "wood-building", "stone-building")
OPEN = ("clear", "river", "bridge")


def lnl_kinds() -> list[Kind]:
    """Facts 4: blocking and degrading terrain; a tall building rises two levels; hexsides; smoke."""
    kinds = []
    for name, inset in LEGEND["inset"].items():
        blocks = name in BLOCKING
        kinds.append(Kind(name, "10.3b", blocks, 0 if blocks else 1, inset=inset))
    kinds.append(Kind("tall-building", "10.3b", True, height=2, inset=8))
    kinds += [Kind("wall", "10.3i", hinders=1), Kind("hedge", "10.3i", hinders=1), Kind("bocage", "10.3i", True)]
    kinds.append(Kind("smoke", "7.0", True))
    return kinds


LNL_KINDS = lnl_kinds()
NUMBER = {kind.name: n for n, kind in enumerate(LNL_KINDS)}
SMOKE = NUMBER["smoke"]
ALL_LEVELS = 3
"""Smoke that high reaches everybody (facts 3)."""
COH_KINDS = [
    Kind("woods", "6.0", blocks=True, height=1),
    Kind("heavy smoke", "14", blocks=True, height=ALL_LEVELS, shades=False),
    Kind("light smoke", "14", hinders=1, height=ALL_LEVELS, shades=False),
]


def silhouettes(placed: list[Placed]) -> Ground:
    """Boards of the first kind, each named by its prefix, joined as they are placed."""
    ground = Ground(Board(ATLAS, placed), LNL, LNL_KINDS)
    find = ground.board.find
    for one in placed:
        sheet = SHEETS[one.prefix]
        built = [building["hexes"] for building in sheet["buildings"]]
        house = {h: n for n, hexes in enumerate(built) for h in hexes}
        tall = {h for hexes in built if len(hexes) > 2 for h in hexes}
        group: dict[int, str] = {}
        for number, row in enumerate(sheet["rows"]):
            for column, letter in enumerate(row):
                name = f"{chr(65 + column)}{number}"
                terrain = LEGEND["letters"].get(letter, "clear")
                if terrain in OPEN:
                    continue
                h = find(one.prefix + name)
                ground.stands[h] = NUMBER["tall-building" if name in tall else terrain]
                group[h] = f"{letter}{house[name]}" if name in house else letter
        for number, row in enumerate(sheet.get("levels", [])):
            for column, digit in enumerate(row):
                if digit in "12":
                    ground.levels[find(f"{one.prefix}{chr(65 + column)}{number}")] = int(digit)
        for h in group:
            for other in ground.board.beside[h]:
                if other in group and group[other] == group[h]:
                    ground.join(h, other)
        for kind, pairs in sheet["sides"].items():
            for pair in pairs:
                a, b = (find(one.prefix + name) for name in pair.split("/"))
                ground.put_side(a, b, NUMBER[kind])
        for piece in sheet.get("spill", []):
            ground.spill(find(one.prefix + piece["from"]), find(one.prefix + piece["into"]), piece["reach"])
    return ground


def whole(number: int, turned: bool = False) -> Ground:
    """A board of the second kind; its half hexes are never entered and never block."""
    ground = Ground(Board(Atlas({"": DOWN}), [Placed(turned=turned)]), COH, COH_KINDS)
    sheet = land(f"board{number}")
    for name, h in ground.board.ids.items():
        ground.levels[h] = sheet.levels[place(name)]
        ground.stands[h] = 0 if place(name) in sheet.tall else -1
    return ground
