"""INCURSION 1.7, 6.6.2: Blaze of Glory, the last attacks of a dying figure."""

from __future__ import annotations

from grognard.engine.ask import Rules
from grognard.games.incursion.rules.action import DONE, FIGURE
from grognard.games.incursion.rules.killing import ask_freely
from grognard.games.incursion.rules.reaction import captive
from grognard.games.incursion.rules.repertoire import ACTIONS, attacks
from grognard.games.incursion.state import Battle


def blaze_of_glory(g: Battle, figure: int, rule: str) -> Rules[None]:
    """INCURSION 6.6.2, 1.7, 7.5.1: attacks only, with the action points of the figure card (I14).

    It may happen inside the activation of another, which then goes on as before.
    """
    if not g.on_board(figure) or captive(g, figure) or g.ended:
        return
    g.tell("blaze", rule, figure=figure)
    ap = g.theater.type_of[figure].ap
    spent = g.spent
    g.spent = False
    while g.on_board(figure) and not g.spent and not g.ended:
        options = attacks(g, figure, ap)
        if not options:
            break
        answer = yield from ask_freely(g, g.side[figure], "blaze", rule, options, FIGURE.each[figure])
        if answer is None:
            continue
        if answer is DONE.plain:
            break
        attack = ACTIONS[answer.verb]
        ap -= attack.price(g, figure, answer.value)
        rules = attack.do(g, figure, answer.value)
        if rules is not None:
            yield from rules
    g.spent = spent
