"""What a player cannot know, dealt again: for honest bots, and for the law that nothing leaks."""

from __future__ import annotations

from grognard.games.raiders.state import Mission
from grognard.games.raiders.theater import UNDRAWN


def redeal(g: Mission) -> None:
    """Unseen cards and face-down markers change places, with the dice of the state."""
    deal_cards(g)
    deal_markers(g)


def deal_cards(g: Mission) -> None:
    """Cards whose place is not known change places among deck, reserve and unseen discards."""
    piles = [g.deck, g.reserve, g.discard]
    unseen = sorted([card for pile in piles for card in pile if not g.known >> card & 1])
    g.dice.shuffle(unseen)
    for pile in piles:
        for i in range(len(pile)):
            if not g.known >> pile[i] & 1:
                pile[i] = unseen.pop()


def deal_markers(g: Mission) -> None:
    """Face-down markers, and those left out at set-up, change places."""
    hidden = [
        m
        for m in range(len(g.marker_at))
        if not g.marker_up[m] and (g.marker_at[m] > 0 or g.marker_at[m] == UNDRAWN)
    ]
    places = sorted([g.marker_at[m] for m in hidden])
    g.dice.shuffle(places)
    for marker, place in zip(hidden, places, strict=True):
        g.marker_at[marker] = place
