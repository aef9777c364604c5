"""The legend under the map: only signs that are on it."""

from __future__ import annotations

from rich.text import Text

from grognard.engine.kit import word
from grognard.engine.scene import Scene
from grognard.engine.shelf import board_of
from grognard.terminal.glyphs import (
    FACE_UP,
    FORCE,
    HIDDEN,
    MARKS,
    SITE,
    TERRAIN,
    code,
    pick,
    terrain_sign,
)
from grognard.terminal.stacks import (
    FOE_STYLE,
    FORCE_STYLE,
    NUMBER_STYLE,
    OBJECTIVE_STYLE,
    UNIT_STYLE,
    Stack,
    off_map,
)
from grognard.text import say

Item = tuple[str, str, str]
"""A sign, its style, what it means."""


def legend(scene: Scene, width: int, ascii_only: bool) -> Text:
    """What the signs mean, on as many lines as it takes."""
    stacks = [Stack(scene, space) for space in board_of(scene).spaces]
    items = terrain_items(scene, ascii_only) + mark_items(scene, ascii_only)
    items += objective_items(stacks, scene.lang, ascii_only) + unit_items(stacks, scene, ascii_only)
    if any(s.numbers for s in stacks):
        items.append(("[1]", NUMBER_STYLE, say(scene.lang, "terminal-legend-option")))
    lines = [Text()]
    for sign, style, meaning in items:
        if lines[-1].plain and len(lines[-1].plain) + len(sign) + len(meaning) + 3 > width:
            lines.append(Text())
        if lines[-1].plain:
            lines[-1].append("  ")
        lines[-1].append(sign, style)
        lines[-1].append(" " + meaning, "dim")
    for line in lines:
        line.truncate(width)
    return Text("\n").join(lines)


def terrain_items(scene: Scene, ascii_only: bool) -> list[Item]:
    beside = {s.id for s in off_map(scene)}
    present = {s.terrain for s in board_of(scene).spaces if s.id not in beside}
    known = [t for t in TERRAIN if t in present]
    return [(*terrain_sign(t, ascii_only), word(scene, "terrain", t)) for t in known]


def mark_items(scene: Scene, ascii_only: bool) -> list[Item]:
    present = {m for s in board_of(scene).spaces for m in s.marks}
    return [
        (pick(signs, ascii_only), "", word(scene, "mark", mark)) for mark, signs in MARKS.items() if mark in present
    ]


def objective_items(stacks: list[Stack], lang: str, ascii_only: bool) -> list[Item]:
    present = {s.sign(ascii_only) for s in stacks}
    kinds = [(HIDDEN, "hidden"), (FACE_UP, "known"), (SITE, "site")]
    return [
        (pick(signs, ascii_only), OBJECTIVE_STYLE, say(lang, f"terminal-legend-{kind}"))
        for signs, kind in kinds
        if pick(signs, ascii_only) in present
    ]


def unit_items(stacks: list[Stack], scene: Scene, ascii_only: bool) -> list[Item]:
    """Letters of the kinds of units on the board, in the order of the pieces."""
    units = [p for s in stacks for p in s.force + s.others]
    faces = dict.fromkeys(p.face for p in scene.pieces if p in units)
    items = [(code(scene, f), UNIT_STYLE, word(scene, "face", f)) for f in faces]
    for side in dict.fromkeys(p.side for s in stacks for p in s.foes):
        items.append((code(scene, side), FOE_STYLE, word(scene, "face", side)))
    if any(s.force for s in stacks):
        items.append((pick(FORCE, ascii_only), FORCE_STYLE, say(scene.lang, "terminal-legend-force")))
    return items
