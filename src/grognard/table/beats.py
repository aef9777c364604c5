"""What one change brought, in order: the positions in between, as one seat may see them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, Final

from grognard.engine.game import Game
from grognard.engine.scene import Beat, Piece

MOST_BEATS: Final = 40
"""Of a change with more acts than this the last are told."""


def moved(before: list[Piece], now: list[Piece]) -> tuple[list[Piece], list[str]]:
    """The pieces that are new or different, and those that are no more. Most are where they stood."""
    if now == before:
        return [], []
    both = min(len(before), len(now))
    here = [at for at in range(both) if now[at] is not before[at]]
    had = {old.id: old for old in [before[at] for at in here] + before[both:]}
    found = [piece for piece in [now[at] for at in here] + now[both:] if piece != had.pop(piece.id, None)]
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
            found.append(Beat(line=max(0, bisect_left(marks, events) - 1), pieces=changed, gone=gone))
            before = pieces
    if found and not any(moved(before, end)):
        found.pop()
    return found
