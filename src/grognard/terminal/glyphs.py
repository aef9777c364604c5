"""The signs of the map, told apart by shape first and by colour second, and the faces of dice."""

from __future__ import annotations

from grognard.engine.kit import kit_of
from grognard.engine.scene import Scene

TERRAIN = {
    "clear": ("○", "o", "yellow"),
    "mountain": ("▲", "^", "default"),
    "forest": ("♣", "%", "green"),
    "industrial": ("■", "#", "magenta"),
    "town": ("⌂", "@", "cyan"),
    "landing": ("▽", "v", "blue"),
    "staging": ("◎", "0", "blue"),
    "woods": ("♣", "%", "green"),
    "heavy-woods": ("♣", "%", "green"),
    "light-woods": ("♠", "&", "green"),
    "plowed": ("≡", "=", "yellow"),
    "water": ("≈", "~", "blue"),
    "brush": ('"', '"', "green"),
    "low-crops": (",", ",", "yellow"),
    "wheat": (";", ";", "yellow"),
    "cornfield": ("¦", "|", "yellow"),
    "marsh": ("~", "~", "cyan"),
    "river": ("≈", "=", "blue"),
    "bridge": ("╪", "+", "default"),
    "stone-building": ("■", "#", "magenta"),
    "wood-building": ("⌂", "@", "yellow"),
}
"""For each terrain: its sign, the sign for terminals without Unicode, its colour."""

MARKS = {"exit": ("→", ">"), "port": ("≈", "~")}
"""What a space is marked with, beside its name."""

HIDDEN, FACE_UP, SITE = ("?", "?"), ("◆", "*"), ("◇", "!")
"""A face-down objective, one that is known, and a place for objectives where none lies."""

FORCE = ("«»", "<>")
"""Around the units of the operating force."""

PLAIN = ("·", ".")
"""A terrain without a sign of its own."""

DICE = "⚀⚁⚂⚃⚄⚅"


def pick(signs: tuple[str, str], ascii_only: bool) -> str:
    """The sign this terminal can show."""
    return signs[1] if ascii_only else signs[0]


def terrain_sign(terrain: str, ascii_only: bool) -> tuple[str, str]:
    """The sign of a terrain and its style."""
    if terrain not in TERRAIN:
        return pick(PLAIN, ascii_only), "default"
    sign, plain, colour = TERRAIN[terrain]
    return pick((sign, plain), ascii_only), colour


def code(scene: Scene, face: str) -> str:
    """The letter that stands for a kind of unit on the map."""
    return kit_of(scene).words.get("code", {}).get(face) or face[:1].upper()


def die(face: int, ascii_only: bool) -> str:
    """A die as it lies on the table, and its number."""
    if ascii_only or not 1 <= face <= 6:
        return f"({face})"
    return DICE[face - 1] + str(face)
