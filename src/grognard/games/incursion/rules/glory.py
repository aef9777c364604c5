"""INCURSION 1.7, 6.6.2: Blaze of Glory, the last attacks of a dying figure."""

from __future__ import annotations

from grognard.engine.ask import Rules
from grognard.engine.event import Event
from grognard.games.incursion.rules.attacks import attack_options, cost, make_attack
from grognard.games.incursion.rules.killing import ask_freely
from grognard.games.incursion.rules.reaction import captive
from grognard.games.incursion.state import Battle
from grognard.games.incursion.theater import DONE


def blaze_of_glory(g: Battle, figure: int, rule: str) -> Rules[None]:
    """INCURSION 6.6.2, 1.7, 7.5.1: attacks only, with the action points of the figure card (I14).

    It may happen inside the activation of another, which then goes on as before.
    """
    if not g.on_board(figure) or captive(g, figure) or g.ended:
        return
    if g.log is not None:
        g.log.add(Event("blaze", rule, {"figure": figure}))
    ap = g.theater.type_of[figure].ap
    spent = g.spent
    g.spent = False
    while g.on_board(figure) and not g.spent and not g.ended:
        options = attack_options(g, figure, ap)
        if not options:
            break
        answer = yield from ask_freely(g, g.side[figure], "blaze", rule, options, g.theater.o_figure[figure])
        if answer is None:
            continue
        if answer is DONE:
            break
        ap -= cost(answer)
        yield from make_attack(g, figure, answer)
    g.spent = spent
