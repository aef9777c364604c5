"""HEROES 2.3.1, 7.2: the mission sheet: how its marker goes on."""

from __future__ import annotations

from grognard.engine.ask import Rules
from grognard.games.heroes.rules.aftermath import settle
from grognard.games.heroes.rules.events import LAST, play_box
from grognard.games.heroes.rules.victory import finish
from grognard.games.heroes.state import AI_CLOSE, DRAW, OPPONENT, ORDERS, SHEET, Mission
from grognard.games.heroes.theater import AI, NOBODY, PLAYER


def units_in_play(g: Mission) -> int:
    """HEROES 2.3.1: Units and AI in play, rumours, hidden ones and those that come this round too; not lorries and
    wagons."""
    found = [*g.force[PLAYER], *g.force[AI], *g.coming(PLAYER), *g.coming(AI)]
    return len([unit for unit in found if g.types[unit].combat])


def advance_of(g: Mission, card: int) -> int:
    """HEROES 2.3.1: how many boxes the marker goes on for this order card, at most to the last."""
    drawn = g.order_card(card)
    if not drawn.boxes or (drawn.at_most >= 0 and units_in_play(g) > drawn.at_most):
        return 0
    return min(drawn.boxes, len(g.theater.mission.sheet) - g.box)


def sheet_event(g: Mission) -> Rules[None]:
    """HEROES 7.2: the marker goes on by a box. The event of the box it is to reach takes place, that of one it
    passes only on a yellow ground. At the last box the mission is over."""
    g.box += 1
    g.tell("marker-on", "7.2", number=g.box)
    box = g.theater.mission.sheet[g.box - 1]
    last = g.box >= len(g.theater.mission.sheet)
    if last or g.box >= g.goal or box.yellow:
        yield from play_box(g, box)
        yield from settle(g)
        if last:
            finish(g, LAST)
    if not g.ended:
        go_on(g)


def go_on(g: Mission) -> None:
    """HEROES 7.2, R5: after the last of its boxes the card goes on; unless an event took the place of its
    orders, or asks for another card."""
    if g.box < g.goal and not g.round_ends:
        g.go(OPPONENT, SHEET)
    elif g.replaced or g.round_ends:
        g.go(OPPONENT, AI_CLOSE)
    elif g.redraw:
        g.discards.append(g.card)
        g.card = NOBODY
        g.go(OPPONENT, DRAW)
    else:
        g.go(OPPONENT, ORDERS)
