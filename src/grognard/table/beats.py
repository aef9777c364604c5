"""What one change brought, in order: the positions in between, as one seat may see them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, Final

from grognard.engine.game import Game
from grognard.engine.scene import Beat, Piece
from grognard.table.parts import SENT

MOST_BEATS: Final = 40
"""Of a change with more acts than this the last are told."""

MOST_AT_ONCE: Final = 20
"""Pieces in a beat: one with more, such as a new mission laid out, is told in several that belong together."""


def moved(before: list[Piece], now: list[Piece]) -> tuple[list[Any], list[str]]:
    """The pieces that are new, what differs of others, and those that are no more. Most are where they stood."""
    if now == before:
        return [], []
    both = min(len(before), len(now))
    here = [at for at in range(both) if now[at] is not before[at]]
    had = {old.id: old for old in [before[at] for at in here] + before[both:]}
    found: list[Any] = []
    for piece in [now[at] for at in here] + now[both:]:
        was = had.pop(piece.id, None)
        if was is None:
            found.append(piece)
        elif piece != was:
            found.append(SENT.between(was, piece))
    return found, list(had)


def beats_of(
    game: Game,
    kept: Sequence[tuple[int, Any]],
    start: list[Piece],
    end: list[Piece],
    marks: Sequence[int],
    seat: int,
    lang: str,
) -> list[Beat]:
    """The positions between a start and an end that look different to a seat. `marks` are the events of its lines.

    The last is left out where it is the end: what a change says besides leads there.
    """
    found: list[Beat] = []
    before = start
    for events, state in kept[-MOST_BEATS:]:
        pieces = game.pieces(state, seat, lang)
        changed, gone = moved(before, pieces)
        if changed or gone:
            line = max(0, bisect_left(marks, events) - 1)
            while len(changed) > MOST_AT_ONCE:
                found.append(Beat(line=line, pieces=changed[:MOST_AT_ONCE], more=True))
                changed = changed[MOST_AT_ONCE:]
            found.append(Beat(line=line, pieces=changed, gone=gone))
            before = pieces
    if found and not any(moved(before, end)):
        found.pop()
        while found and found[-1].more:
            found.pop()
    return found
