"""INCURSION 1.7, 1.8: what the cards in play do, and where a card goes when it leaves play."""

from __future__ import annotations

from grognard.engine.event import Modifier
from grognard.games.incursion.state import NOTHING, Battle
from grognard.games.incursion.theater import FORTITUDE, HORDE, MASK


def covers(g: Battle, card: int, figure: int) -> bool:
    """INCURSION 1.5, 1.7: an effect lies on the figure's card; one card stands for every Sturmzombie."""
    on = g.card_on[card]
    return on == figure or (on == g.theater.zombie_card and g.has(figure, HORDE))


def effect(g: Battle, figure: int, does: int) -> int:
    """INCURSION 1.7: the sum of the effects of one kind on a figure; they add up."""
    total = 0
    cards = g.theater.cards
    for card in g.worn:
        if cards[card].does == does and covers(g, card, figure):
            total += cards[card].amount
    return total


def effect_card(g: Battle, figure: int, does: int) -> int:
    """A card of this kind on a figure, or -1."""
    cards = g.theater.cards
    for card in g.worn:
        if cards[card].does == does and covers(g, card, figure):
            return card
    return NOTHING


def effect_lines(g: Battle, figure: int, does: int, rule: str) -> list[Modifier]:
    """The same effects as lines of the log: one for each card."""
    cards = g.theater.cards
    found = [c for c in g.worn if cards[c].does == does and covers(g, c, figure)]
    return [Modifier(f"card-{cards[c].id}", cards[c].amount, rule) for c in found]


def fortitude_cards(g: Battle, figure: int) -> list[int]:
    """INCURSION 1.7, 6.2.4: the cards that change a figure's Fortitude; gas means nothing to a mask."""
    cards = g.theater.cards
    masked = g.has(figure, MASK)
    found = [c for c in g.worn if cards[c].does == FORTITUDE and covers(g, c, figure)]
    return [c for c in found if not (masked and cards[c].gas)]


def fortitude(g: Battle, figure: int, *, lower: int = 0) -> int:
    """INCURSION 3.7: printed Fortitude and the cards on it, never below 1 nor above 6."""
    value = g.theater.type_of[figure].fortitude - lower
    if g.worn:
        for card in fortitude_cards(g, figure):
            value += g.theater.cards[card].amount
    return min(6, max(1, value))


def fortitude_lines(g: Battle, figure: int) -> list[Modifier]:
    """The same cards as lines of the log."""
    cards = g.theater.cards
    return [Modifier(f"card-{cards[c].id}", cards[c].amount, "1.7") for c in fortitude_cards(g, figure)]


def darkness(g: Battle) -> int:
    """INCURSION 1.8: how far anybody sees while a Blackout lasts; 0 when the lights are on."""
    return g.theater.cards[g.dark].amount if g.dark >= 0 else 0


def discard(g: Battle, card: int) -> None:
    """INCURSION 1.6: out of play, face up on the pile."""
    g.card_on[card] = NOTHING
    g.card_by[card] = NOTHING
    g.card_until[card] = 0
    if card in g.worn:
        g.worn.remove(card)
    g.experience &= ~(1 << card)
    if card in g.lasting:
        g.lasting.remove(card)
    if card in g.door_trap:
        g.door_trap[g.door_trap.index(card)] = NOTHING
    if card in g.door_locked:
        g.door_locked[g.door_locked.index(card)] = NOTHING
    if g.dark == card:
        g.dark = NOTHING
    if g.tunnel_card == card:
        g.tunnel_card = NOTHING
        g.tunnel = NOTHING
    g.discard.append(card)
