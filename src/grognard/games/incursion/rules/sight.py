"""INCURSION 3.6, 3.8: who sees what, and how far away it is."""

from __future__ import annotations

from grognard.games.incursion.rules.effects import darkness
from grognard.games.incursion.state import Battle
from grognard.geometry.squares import Sight, front, sees, sight


def in_arc(g: Battle, figure: int, square: int) -> bool:
    """INCURSION 3.6: the half of the board a figure looks at, the row beside it included (I2)."""
    return bool(g.theater.arc[g.facing[figure]][g.at[figure]] >> square & 1)


def in_sight(g: Battle, figure: int, square: int) -> bool:
    """INCURSION 3.6: in the arc, and nothing stands on the line from centre to centre."""
    return looks_at(g, figure, square, g.occupied)


def looks_at(g: Battle, figure: int, square: int, occupied: int) -> bool:
    """INCURSION 3.6, 1.8: what a figure would see by light, and no darkness hides."""
    if not sees_by_light(g, figure, square, occupied):
        return False
    return g.dark < 0 or distance(g, figure, square) <= darkness(g)


def sees_by_light(g: Battle, figure: int, square: int, occupied: int) -> bool:
    """INCURSION 3.6: within the half turn; no wall, closed door or occupied square between."""
    here = g.at[figure]
    if here < 0 or here == square or not in_arc(g, figure, square):
        return False
    return sees(g.theater.grid, here, square, occupied, g.closed)


def targets(g: Battle, figure: int) -> list[int]:
    """INCURSION 3.7, 2.5: whom a figure could shoot at: who is in sight; from outside, who holds its entry."""
    return enemies_in_sight(g, figure) if g.on_board(figure) else at_the_door(g, figure)


def at_the_door(g: Battle, figure: int) -> list[int]:
    """INCURSION 2.5: from outside the board only the enemy who holds the entry square can be attacked (I35)."""
    entry = g.waiting(figure)
    if entry < 0:
        return []
    square = g.theater.entry_square[entry]
    if not g.occupied >> square & 1:
        return []
    return [foe for foe in foes(g, figure) if g.at[foe] == square]


def over_heads(g: Battle, figure: int, square: int) -> bool:
    """INCURSION 3.10: sight for what is thrown: figures do not stop it, walls and closed doors do."""
    return looks_at(g, figure, square, 0)


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
    """INCURSION 3.15: the enemies in the three squares ahead."""
    here = g.at[figure]
    if not g.occupied & g.theater.beside[here]:
        return []
    squares = front(g.theater.grid, here, g.facing[figure], g.closed)
    return [foe for foe in foes(g, figure) if g.at[foe] in squares]
