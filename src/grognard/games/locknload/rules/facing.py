"""LOCKNLOAD 1.6.3: which way a weapon team with a red arrow looks."""

from __future__ import annotations

from grognard.engine.ask import Ask, Rules
from grognard.games.locknload.rules.verbs import BY, FACE
from grognard.games.locknload.state import Battle, changed
from grognard.games.locknload.theater import ARC


def face_anew(g: Battle, units: list[int]) -> Rules[None]:
    """LOCKNLOAD 1.6.3: in a hex it has just come to it looks where it likes, before it is fired at."""
    for unit in units:
        if g.has(unit, ARC):
            answer = yield Ask(g.side(unit), "face-team", "1.6.3", FACE.each, BY.each[unit])
            g.facing = changed(g.facing, unit, answer.value)


def turn_price(g: Battle, unit: int, way: int) -> int:
    """LOCKNLOAD 1.6.3: a point for two hexsides, begun or whole, round by the shorter way."""
    apart = (way - g.facing[unit]) % 6
    return (min(apart, 6 - apart) + 1) // 2
