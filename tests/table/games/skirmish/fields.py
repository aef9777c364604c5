"""Every field of a skirmish, declared once."""

from __future__ import annotations

from typing import Any

from grognard.engine.fields import ACTION, TURN, Number, One, Some, Word
from grognard.engine.frame import Frame
from grognard.engine.places import ByPlace, Mark

from .printed import ATLAS, LOST, SIDE, SIDES, UNITS

STAGES = ["choose", "act", "react", "close"]
FIELDS = [
    Number("turn", 1),
    One("active", SIDES, 0),
    One("stage", STAGES, 0),
    ByPlace(
        "at", UNITS, {**ATLAS.ids, "lost": LOST}, "printed.start[:]",
        [Mark("acted", "acted", per=TURN), Mark("fired", "fired", per=TURN), Mark("shaken", "shaken")],
        key="units", usual=lambda g, unit: g.printed.start[unit],
    ),
    One("actor", UNITS, per=ACTION),
    Number("points", per=ACTION),
    Some("alarmed", UNITS, per=ACTION),
    Number("happened"),
    Word("ended"),
]  # fmt: skip
Base: Any = Frame("Base", "The fields of a skirmish.", FIELDS, {"printed": "Printed"}).build()


class Skirmish(Base):  # type: ignore[misc]
    """The position of a skirmish."""

    def left(self, side: int) -> list[int]:
        return [u for u, at in enumerate(self.at) if at != LOST and SIDE[u] == side]
