"""The alert track, recruit points and operations: everything that goes up and down."""

from __future__ import annotations

from grognard.games.raiders.state import Mission


def change_alert(g: Mission, by: int, rule: str) -> None:
    """RAIDERS 17, Alert: the level moves between one and five, never beyond."""
    level = max(1, min(g.theater.alert_max, g.alert + by))
    g.tell("alert", rule, by=level - g.alert, level=level)
    g.alert = level


def change_rp(g: Mission, by: int, rule: str) -> None:
    """RAIDERS 13, RP: recruit points never pass the end of the index, nor fall below zero."""
    points = max(0, min(g.theater.rp_max, g.rp + by))
    g.tell("rp", rule, change=points - g.rp, rp=points)
    g.rp = points


def change_operations(g: Mission, by: int, rule: str) -> None:
    """RAIDERS 11.3: gained operations come from the reserve, lost ones off the top of the deck."""
    if by > 0:
        for _ in range(by):
            gain_operation(g, rule)
    for _ in range(-by):
        if not g.ended:
            lose_operation(g, rule)


def gain_operation(g: Mission, rule: str) -> None:
    """RAIDERS 11.3: a card from the reserve goes, unseen, under the draw deck.

    When the reserve is empty the discards become the new reserve. With all cards in the deck
    or kept there is nothing to gain.
    """
    if not g.reserve:
        if not g.discard:
            return
        g.reserve = g.discard
        g.discard = []
        forget(g, g.reserve)
        g.dice.shuffle(g.reserve)
    card = g.reserve.pop()
    g.deck.insert(0, card)
    if g.read.gains_shuffled:
        forget(g, g.deck)
        g.dice.shuffle(g.deck)
    g.tell("gained-operation", rule, left=len(g.deck))


def lose_operation(g: Mission, rule: str) -> None:
    """RAIDERS 11.3: the top card is discarded unseen; with the last one the mission ends."""
    if g.deck:
        g.discard.append(g.deck.pop())
    g.tell("lost-operation", rule, left=len(g.deck))
    if not g.deck:
        g.ended = "operations"


def recall_discard(g: Mission, rule: str) -> None:
    """RAIDERS 13.1: a discarded card, taken face down, is shuffled back into the draw deck."""
    card = g.dice.draw(g.discard)
    g.discard.remove(card)
    g.deck.append(card)
    forget(g, g.deck)
    g.dice.shuffle(g.deck)
    # Which of the discards went back is not seen, so the rest of the pile is uncertain too.
    forget(g, g.discard)
    g.tell("recalled", rule, left=len(g.deck))


def forget(g: Mission, pile: list[int]) -> None:
    """Nobody knows any more where in this pile each card lies."""
    for card in pile:
        g.known &= ~(1 << card)
