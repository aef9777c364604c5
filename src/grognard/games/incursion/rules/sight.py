"""INCURSION 3.6, 3.8: who sees what, and how far away it is."""

from __future__ import annotations

from typing import Final

from grognard.engine.reason import Reason
from grognard.games.incursion.rules.action import FRIEND, NOT_THERE, OUTSIDE
from grognard.games.incursion.rules.effects import darkness
from grognard.games.incursion.state import Battle
from grognard.geometry.squares import Sight, front, sees, sight

SAME_SQUARE: Final = Reason("same-square", "3.6")
OUT_OF_ARC: Final = Reason("out-of-arc", "3.6")
NO_LINE: Final = Reason("no-line", "3.6")
DARK: Final = Reason("dark", "1.8")
NOT_AT_ENTRY: Final = Reason("not-at-entry", "2.5")
NOT_AHEAD: Final = Reason("not-ahead", "3.15")


def in_arc(g: Battle, figure: int, square: int) -> bool:
    """INCURSION 3.6: the half of the board a figure looks at, the row beside it included (I2)."""
    return bool(g.theater.arc[g.facing[figure]][g.at[figure]] >> square & 1)


def hidden(g: Battle, figure: int, square: int, occupied: int) -> Reason | None:
    """INCURSION 3.6, 1.8: why a figure does not see a square.

    It lies behind it; a wall, a closed door or an occupied square is between; or it is dark.
    """
    here = g.at[figure]
    if here < 0:
        return OUTSIDE
    if here == square:
        return SAME_SQUARE
    t = g.theater
    if not t.arc[g.facing[figure]][here] >> square & 1:
        return OUT_OF_ARC
    if not sees(t.grid, here, square, occupied, g.closed):
        return NO_LINE
    if g.dark >= 0 and distance(g, figure, square) > darkness(g):
        return DARK
    return None


def in_sight(g: Battle, figure: int, square: int) -> bool:
    """INCURSION 3.6: in the arc, and nothing stands on the line from centre to centre."""
    return hidden(g, figure, square, g.occupied) is None


def over_heads(g: Battle, figure: int, square: int) -> bool:
    """INCURSION 3.10: sight for what is thrown: figures do not stop it, walls and closed doors do."""
    return hidden(g, figure, square, 0) is None


def targets(g: Battle, figure: int) -> list[int]:
    """INCURSION 3.7, 2.5: whom a figure could shoot at: who is in sight; from outside, who holds its entry."""
    return enemies_in_sight(g, figure) if g.on_board(figure) else at_the_door(g, figure)


def no_target(g: Battle, figure: int, target: int) -> Reason | None:
    """INCURSION 3.7, 2.5: why a figure cannot shoot at another."""
    reason = no_foe(g, figure, target)
    if reason is not None:
        return reason
    if not g.on_board(figure):
        return None if target in at_the_door(g, figure) else NOT_AT_ENTRY
    return hidden(g, figure, g.at[target], g.occupied)


def out_of_reach(g: Battle, figure: int, target: int) -> Reason | None:
    """INCURSION 3.15, 2.5: why a figure cannot fight another hand to hand."""
    reason = no_foe(g, figure, target)
    if reason is not None:
        return reason
    if not g.on_board(figure):
        return None if target in at_the_door(g, figure) else NOT_AT_ENTRY
    squares = front(g.theater.grid, g.at[figure], g.facing[figure], g.closed)
    return None if g.at[target] in squares else NOT_AHEAD


def no_foe(g: Battle, figure: int, target: int) -> Reason | None:
    """INCURSION 3.7, 3.15: only an enemy on the board can be attacked; the dying are dead already (I50)."""
    if target >= len(g.at) or not g.on_board(target) or g.dying >> target & 1:
        return NOT_THERE
    return FRIEND if g.side[target] == g.side[figure] else None


def at_the_door(g: Battle, figure: int) -> list[int]:
    """INCURSION 2.5: from outside the board only the enemy who holds the entry square can be attacked (I35)."""
    entry = g.waiting(figure)
    if entry < 0:
        return []
    square = g.theater.entry_square[entry]
    if not g.occupied >> square & 1:
        return []
    return [foe for foe in foes(g, figure) if g.at[foe] == square]


def distance(g: Battle, figure: int, square: int) -> int:
    """INCURSION 3.8: every square the line crosses counts."""
    return g.theater.grid.line(g.at[figure], square).length


def explained(g: Battle, figure: int, square: int) -> Sight:
    """INCURSION 3.6: sight with what blocks it, for the board to show."""
    return sight(g.theater.grid, g.at[figure], square, g.occupied, g.closed)


def foes(g: Battle, figure: int) -> list[int]:
    """INCURSION 3.7, 3.15: the enemies on the board that can be attacked; the dying are dead already (I50)."""
    enemies = g.of_side(1 - g.side[figure])
    return [enemy for enemy in enemies if not g.dying >> enemy & 1] if g.dying else enemies


def enemies_in_sight(g: Battle, figure: int) -> list[int]:
    """INCURSION 3.6, 3.7: the enemies a figure could shoot at."""
    return [foe for foe in foes(g, figure) if in_sight(g, figure, g.at[foe])]


def enemies_ahead(g: Battle, figure: int) -> list[int]:
    """INCURSION 3.15, 2.5: the enemies in the three squares ahead; from outside, who holds the entry."""
    here = g.at[figure]
    if here < 0:
        return at_the_door(g, figure)
    if not g.occupied & g.theater.beside[here]:
        return []
    squares = front(g.theater.grid, here, g.facing[figure], g.closed)
    return [foe for foe in foes(g, figure) if g.at[foe] in squares]
