"""What a seat cannot know, dealt again: the order of the decks, and for who only looks on the player's hand."""

from __future__ import annotations

from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import PLAYER


def redeal(g: Mission, seat: int) -> None:
    """Order and action decks; the hand for a spectator. A marker that lies face down is drawn only when it is
    shown."""
    g.dice.shuffle(g.orders)
    if seat != PLAYER:
        pile = g.actions + g.hand
        g.dice.shuffle(pile)
        g.hand, g.actions = sorted(pile[: len(g.hand)]), pile[len(g.hand) :]
    else:
        g.dice.shuffle(g.actions)
