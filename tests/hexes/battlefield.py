"""Makes the fixtures hexes.json, a battle on 30 x 20 hexes with 96 counters as battlefield.yaml describes it, and
terrains.json, a sample of every kind of ground: `python tests/hexes/battlefield.py`."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import yaml

from grognard.engine.hexscene import hex_ground
from grognard.geometry.ground import Ground, Kind, Manner
from grognard.geometry.hexboards import Atlas, Board, Placed, Sheet

FIXTURES = Path(__file__).parents[2] / "src" / "grognard" / "web" / "fixtures"
DATA: dict[str, Any] = yaml.safe_load((Path(__file__).parent / "battlefield.yaml").read_text(encoding="utf-8"))
SHEET = Sheet(31, (0, 20), (1, 20), second_lower=False, halves=True)
INSET = {
    "low-crops": 11, "wheat": 11, "cornfield": 11, "plowed": 11, "vineyard": 11, "brush": 10, "orchard": 10,
    "light-woods": 10, "woods": 11, "marsh": 11, "wood-building": 8, "stone-building": 8, "rubble": 8,
    "high-grass": 11, "rice-paddy": 11, "light-jungle": 10, "heavy-jungle": 11, "hut": 8,
}  # fmt: skip
"""Twelfths to which a silhouette is drawn in; what is not named has none."""
Routes = list[tuple[int, int, str]]


def ground_of(board: Board, terrain: dict[int, str], together: dict[int, int]) -> Ground:
    """Silhouettes: hexes of the same terrain are one, buildings only if they are the same building."""
    kinds = [Kind(name, "", blocks=True, inset=inset) for name, inset in INSET.items()]
    ground = Ground(board, Manner(3, False, 0, "", "", ""), kinds)
    numbers = {name: n for n, name in enumerate(INSET)}
    for h, name in terrain.items():
        ground.stands[h] = numbers.get(name, -1)
    for h in board.hexes:
        for other in board.beside[h]:
            same = other > h and ground.stands[h] >= 0 and ground.stands[h] == ground.stands[other]
            if same and together.get(h) == together.get(other):
                ground.join(h, other)
    return ground


def between(board: Board, one: str, other: str) -> tuple[int, int]:
    a, b = board.find(one), board.find(other)
    assert board.direction(a, b) >= 0, f"{one} and {other} are no neighbours"
    return min(a, b), max(a, b)


def sides(board: Board) -> Routes:
    """What stands on hexsides: the outline of each enclosure without its gates, and what is named one by one."""
    found: dict[tuple[int, int], str] = {}
    for kind, fields in DATA["enclosed"].items():
        for field in fields:
            inside = {board.find(name) for name in field["hexes"].split()}
            assert -1 not in inside, field
            gates = {between(board, *gate.split("/")) for gate in field["gates"].split()}
            for h in sorted(inside):
                for other in board.beside[h]:
                    side = (min(h, other), max(h, other))
                    if other >= 0 and other not in inside and side not in gates:
                        found[side] = kind
    for kind, pairs in DATA["sides"].items():
        found |= {between(board, *pair.split("/")): kind for pair in pairs.split()}
    return [(a, b, kind) for (a, b), kind in sorted(found.items())]


def ways(board: Board) -> Routes:
    return [
        (*between(board, one, other), kind)
        for kind, chains in DATA["ways"].items()
        for chain in chains
        for one, other in pairwise(chain.split())
    ]


def battlefield(board: Board) -> dict[str, Any]:
    find = board.find
    terrain = {
        find(SHEET.address(column, number)): DATA["letters"][letter]
        for number, row in enumerate(DATA["grows"])
        for column, letter in enumerate(row)
        if letter in DATA["letters"]
    }
    terrain |= {find(name): "river" for name in DATA["river"].split()}
    terrain |= {find(DATA[kind]): kind for kind in ("bridge", "ford")}
    together: dict[int, int] = {}
    for kind, houses in DATA["houses"].items():
        for n, house in enumerate(houses):
            terrain |= {find(name): kind for name in house.split()}
            together |= {find(name): n for name in house.split()}
    assert -1 not in terrain
    ground = ground_of(board, terrain, together)
    for level, names in DATA["levels"].items():
        for name in names.split():
            ground.levels[find(name)] = level
    for spill in DATA["spills"]:
        ground.spill(find(spill["from"]), find(spill["into"]), spill["reach"])
    marks = {find(name): ["graves"] for name in DATA["graves"]}
    return plain(hex_ground(ground, terrain=terrain, ways=sides(board) + ways(board), marks=marks))


def armies(board: Board) -> list[dict[str, Any]]:
    """The counters. States are dealt out by number, so that every one is to be seen somewhere."""
    pieces: list[dict[str, Any]] = []
    for side, stacks in DATA["stacks"].items():
        for where, things in stacks.items():
            assert board.find(where) >= 0, where
            bearer = ""
            for order, thing in enumerate(things.split()):
                n, face = len(pieces), thing.strip("[]")
                piece: dict[str, Any] = {"id": f"unit:{n}", "name": f"{face.replace('-', ' ').title()} {n + 1}"}
                piece |= {"side": side, "face": face, "place": f"hex:{board.find(where)}", "order": order}
                piece["values"] = DATA["faces"][face]
                if thing.startswith("["):
                    piece["under"] = bearer
                else:
                    bearer = piece["id"]
                    piece |= states(n, face)
                pieces.append(piece)
    return pieces


def states(n: int, face: str) -> dict[str, Any]:
    """What a counter shows beside its values."""
    found: dict[str, Any] = {}
    badges = [["moved"], [], ["fired"], [], [], ["spotted"], ["ops-complete"], [], ["moved", "spotted"], []][n % 10]
    if badges:
        found["badges"] = badges
    if face in ("tank", "gun", "halftrack"):
        found["corner"] = n % 6
        if face == "tank":
            found["second"] = (n + 1) % 6
    elif n % 9 == 4:
        found["turned"] = True
    return found


def question(board: Board, pieces: list[dict[str, Any]]) -> dict[str, Any]:
    """The squad at the crossroads may move or fire."""
    here = board.find(DATA["acts"])
    acting = next(piece for piece in pieces if piece["place"] == f"hex:{here}")
    acting["acts"] = True
    options: list[dict[str, Any]] = []
    for h in board.beside[here]:
        name = board.names[h][0]
        options.append(
            {"text": f"move {name}", "label": f"Move to {name}", "spaces": [f"hex:{h}"], "group": "Move"}
        )
    aimed = {f"hex:{board.find(name)}" for name in DATA["targets"].split()}
    for piece in pieces:
        if piece["place"] in aimed and "under" not in piece:
            name = piece["name"]
            shot = {"text": f"fire {name}", "label": f"Fire at {name}", "pieces": [piece["id"]], "group": "Fire"}
            options.append(shot | {"rolls": True})
    options.append({"text": "done", "label": "Done"})
    prompt = f"{acting['name']} acts. What does it do?"
    return {"number": 3, "seat": 0, "kind": "act", "prompt": prompt, "rule": "6.0", "options": options}


def plain(ground: Any) -> dict[str, Any]:
    """A ground as it is sent."""
    sent: dict[str, Any] = json.loads(msgspec.json.encode(ground))
    return sent


def scene(title: str, board: dict[str, Any], **more: Any) -> dict[str, Any]:
    head = {"game": "example", "scenario": "example", "title": title, "seat": 0, "lang": "en"}
    return {**head, "board": board, "cards": [], "tracks": [], "log": [], **more}


def battle() -> dict[str, Any]:
    board = Board(Atlas({"": SHEET}), [Placed()])
    pieces = armies(board)
    now: dict[int, list[str]] = {}
    for mark, names in DATA["now"].items():
        for name in names.split():
            now.setdefault(board.find(name), []).append(mark)
    assert -1 not in now
    spaces = [{"id": f"hex:{h}", "marks": marks} for h, marks in sorted(now.items())]
    kit = {"sides": {side: {"slot": slot} for side, slot in zip(DATA["stacks"], "ab", strict=True)}}
    ask = question(board, pieces)
    return scene(
        "The bridge: an example",
        battlefield(board),
        kit=kit,
        pieces=pieces,
        spaces=spaces,
        phase="Impulse",
        ask=ask,
    )


def samples() -> dict[str, Any]:
    """Three hexes of each kind of ground, three steps of each line, each mark once."""
    board = Board(Atlas({"": Sheet(26, (1, 9), (1, 9), second_lower=False)}), [Placed()])
    at = [[board.find(SHEET.address(column, row)) for row in range(1, 10)] for column in range(26)]
    terrain: dict[int, str] = {}
    for n, name in enumerate(DATA["samples"]["terrains"]):
        column, row = n % 9 * 3 - (n % 9 == 8), n // 9 * 2
        terrain |= dict.fromkeys((at[column][row], at[column + 1][row], at[column][row + 1]), name)
    routes: Routes = []
    for n, kind in enumerate(DATA["samples"]["lines"]):
        a, b, c = (at[n * 2 + step][7] for step in (1, 2, 3))
        south = board.beside[a][3]
        routes += [(a, b, kind), (b, c, kind) if kind in ("road", "path", "rail") else (a, south, kind)]
    marks = [{"id": f"hex:{at[n * 2 + 1][8]}", "marks": [mark]} for n, mark in enumerate(DATA["samples"]["marks"])]
    drawing = plain(hex_ground(ground_of(board, terrain, {}), terrain=terrain, ways=routes))
    return scene("Every kind of ground", drawing, pieces=[], spaces=marks)


def text(scene: dict[str, Any]) -> str:
    return json.dumps(scene, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    (FIXTURES / "hexes.json").write_text(text(battle()), encoding="utf-8")
    (FIXTURES / "terrains.json").write_text(text(samples()), encoding="utf-8")
