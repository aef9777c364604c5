"""INCURSION 3.1: every action there is, and which of them a figure can do."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Option
from grognard.games.incursion.rules.action import Action, offered
from grognard.games.incursion.rules.blasts import DETONATE, LAUNCH, THROW_GRENADE
from grognard.games.incursion.rules.doors import CLOSE, OPEN, SEAL
from grognard.games.incursion.rules.flames import FLAME
from grognard.games.incursion.rules.melee import BAT, STRIKE
from grognard.games.incursion.rules.movement import LEAVE, MOVE, TURN
from grognard.games.incursion.rules.objects import TAKE, USE
from grognard.games.incursion.rules.shooting import FIRE, FREE, HARPOON_SHOT
from grognard.games.incursion.rules.willpower import WILL
from grognard.games.incursion.state import Battle
from grognard.games.incursion.theater import FigureType

ATTACKS: Final[list[list[Action]]] = [
    [FLAME],
    [FIRE],
    [HARPOON_SHOT],
    [LAUNCH],
    [THROW_GRENADE],
    [BAT, STRIKE, DETONATE],
]
"""INCURSION 3.7, 3.10 to 3.15: actions that are done to the same things stand together."""

OTHERS: Final[list[list[Action]]] = [[LEAVE], [CLOSE, OPEN, SEAL], [USE, TAKE], *ATTACKS, [FREE], [WILL]]
"""INCURSION 3.1: what a figure can do besides moving and turning."""

ACTIONS: Final[dict[str, Action]] = {a.word: a for a in [MOVE, TURN, *[a for row in OTHERS for a in row]]}

CAN_DO: Final[list[list[list[Action]]]] = []
CAN_ATTACK: Final[list[list[list[Action]]]] = []
"""By kind of figure: what it has the means for."""


def train(kinds: list[FigureType]) -> None:
    """Find out what figures of each kind have the means for."""
    for able, rows in ((CAN_DO, OTHERS), (CAN_ATTACK, ATTACKS)):
        able[:] = [
            [fit for row in rows if (fit := [a for a in row if a.suits(kind) is None])] for kind in kinds
        ]  # fmt: skip


def actions(g: Battle, figure: int, points: int) -> list[Option]:
    """INCURSION 3.1: everything the figure can pay for now."""
    options = MOVE.offers(g, figure, points)
    options += TURN.offers(g, figure, points)
    if points >= 1:
        offered(g, figure, points, CAN_DO[g.theater.type_of[figure].id], options)
    return options


def attacks(g: Battle, figure: int, points: int) -> list[Option]:
    """INCURSION 3.1, 3.7, 3.15: every attack the figure can pay for with so many points."""
    options: list[Option] = []
    if points >= 1:
        offered(g, figure, points, CAN_ATTACK[g.theater.type_of[figure].id], options)
    return options
