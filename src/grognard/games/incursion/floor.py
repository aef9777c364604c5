"""The floor of a mission as scenes show it, and the doors that are not as printed."""

from __future__ import annotations

from functools import cache, lru_cache

from grognard.engine.scene import EdgeNow, Ground, Route, Space
from grognard.engine.shelf import keep
from grognard.games.incursion.content import Content
from grognard.games.incursion.state import Battle
from grognard.games.incursion.theater import SIDES
from grognard.geometry.squares import DX, DY, Grid
from grognard.text import say

MARGIN = 1
"""Squares left free around the board, where figures wait at their entry points."""


@cache
def board(content: Content, at_mission: int, lang: str) -> str:
    """The floor and the doors of a mission, as scenes call them."""
    return keep(ground(content, at_mission, lang))


def ground(content: Content, at_mission: int, lang: str) -> Ground:
    """What is printed: all doors closed, green those the mission seals."""
    t = content.theater
    mission = t.missions[at_mission]
    green = t.green & (mission.seal | mission.sealed)
    routes = []
    for door, (a, b) in enumerate(t.grid.doors):
        name = say(lang, "incursion-door", name=content.door_name(door, lang))
        marks = ["green"] if green >> door & 1 else []
        routes.append(Route(a=f"square:{a}", b=f"square:{b}", kind="door-closed", name=name, marks=marks))
    return Ground(
        kind="squares",
        width=t.grid.width + 2 * MARGIN,
        height=t.grid.height + 2 * MARGIN,
        cell=[(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)],
        spaces=squares(content, at_mission, lang),
        routes=routes,
    )


def doors(g: Battle) -> list[EdgeNow]:
    """The doors that are not as printed."""
    return doors_so(g.theater.grid, g.closed, g.sealed, tuple(g.door_locked), tuple(g.door_trap))


@lru_cache(maxsize=4096)
def doors_so(
    grid: Grid, closed: int, sealed: int, locked: tuple[int, ...], trapped: tuple[int, ...]
) -> list[EdgeNow]:
    """The same list while nothing at the doors changes: the cards there."""
    out = []
    for door, (a, b) in enumerate(grid.doors):
        bit = 1 << door
        kind = "door-sealed" if sealed & bit else "" if closed & bit else "door-open"
        marks = [name for name, card in (("locked", locked[door]), ("trapped", trapped[door])) if card >= 0]
        if kind or marks:
            out.append(EdgeNow(a=f"square:{a}", b=f"square:{b}", kind=kind, marks=marks))
    return out


def squares(content: Content, at_mission: int, lang: str) -> list[Space]:
    """The squares of the floor, and beside the board one for each entry point of the mission."""
    t = content.theater
    grid = t.grid
    mission = t.missions[at_mission]
    marks: dict[int, list[str]] = {}
    for side, name in enumerate(SIDES):
        for entry in mission.entries[side]:
            marks.setdefault(t.entry_square[entry], []).append(f"entry-{name}")
        for square in mission.exits[side]:
            marks.setdefault(square, []).append(f"exit-{name}")
    terrain = terrains(content)
    spaces = [
        square_at(f"square:{s}", t.square_names[s], *divmod(s, grid.width), terrain[s], marks.get(s, []))
        for s in range(grid.size)
        if grid.floor[s]
    ]
    for side, name in enumerate(SIDES):
        for entry in mission.entries[side]:
            square, out = t.entry_square[entry], (t.entry_facing[entry] + 2) % 4
            x, y = square % grid.width + DX[out], square // grid.width + DY[out]
            shown = say(lang, "incursion-waiting-at", entry=content.entry_name(entry, lang))
            spaces.append(square_at(f"entry:{entry}", shown, y, x, "outside", [f"entry-{name}"]))
    return spaces


def square_at(id: str, name: str, row: int, column: int, terrain: str, marks: list[str]) -> Space:
    x, y = column + MARGIN + 0.5, row + MARGIN + 0.5
    return Space(id=id, name=name, x=x, y=y, terrain=terrain, marks=marks)


@cache
def terrains(content: Content) -> dict[int, str]:
    """What every square is: the largest part between doors is corridor, the one in the middle the command room."""
    t = content.theater
    grid = t.grid
    parts: list[list[int]] = []
    seen: set[int] = set()
    for start in range(grid.size):
        if not grid.floor[start] or start in seen:
            continue
        part = [start]
        seen.add(start)
        for square in part:
            for way in range(4):
                to = grid.step[square][way]
                if to >= 0 and to not in seen and grid.door_at[square][way] < 0:
                    seen.add(to)
                    part.append(to)
        parts.append(part)
    corridor = max(parts, key=len)
    middle = grid.height // 2 * grid.width + grid.width // 2
    out: dict[int, str] = {}
    for part in parts:
        name = "corridor" if part is corridor else "command" if middle in part else "room"
        out.update(dict.fromkeys(part, name))
    out.update(dict.fromkeys(t.entry_square, "entry"))
    return out
