"""HEROES 3.1.1 to 3.1.3, 7.3.1: order cards drawn for the spent check, the deck, and blue cards that are lost."""

from __future__ import annotations

from typing import Final

from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import PLAYER

FRESH: Final = "fresh"
SPENT: Final = "spent"


def draw_order(g: Mission) -> int:
    """HEROES 3.1.3: the top card; an empty deck is made anew from the discards first."""
    if not g.orders:
        g.orders, g.discards = g.discards, []
        g.dice.shuffle(g.orders)
        g.tell("reshuffled", "3.1.3")
    return g.dice.top(g.orders, [g.orders], 0)


def spent_check(g: Mission, units: list[int], cost: int) -> None:
    """HEROES 3.1.1, 3.1.2 and EOD 16.1: a card is drawn; who paid as much as its value is spent, a group all
    together, carrier and carried too. A card with the symbol keeps the player's units fresh."""
    units = g.with_riders(units)
    card = draw_order(g)
    drawn = g.order_card(card)
    kept = drawn.stay_fresh and g.read.stay_fresh and g.side(units[0]) == PLAYER
    failed = cost >= drawn.spent and not kept
    if failed:
        for unit in units:
            g.spent[unit] = True
    if g.log is not None:
        g.tell(
            "check", "3.1.2" if kept else "3.1.1", units=units, card=card, cost=cost, value=drawn.spent,
            outcome=SPENT if failed else FRESH,
        )  # fmt: skip
    g.discards.append(card)


def chance_spent(g: Mission, side: int, cost: int) -> tuple[int, int]:
    """HEROES 3.1.1: of how many cards that may come next how many would make it spent: those not yet seen."""
    pile = g.orders or g.discards
    lost = [card for card in pile if cost >= g.order_card(card).spent]
    if side == PLAYER and g.read.stay_fresh:
        lost = [card for card in lost if not g.order_card(card).stay_fresh]
    return len(lost), len(pile)


def lose_command(g: Mission) -> None:
    """HEROES 7.3.1, R30: an AI is destroyed: cards are drawn until a blue one comes, which leaves the game; the
    rest is shuffled together. The last blue card stays. A card in play has no part in it.

    Nobody knows the order of the deck, and those drawn before it go back: any blue card of it is as likely.
    """
    blue = [card for card in g.orders if g.order_card(card).blue]
    spare = [card for card in g.discards if g.order_card(card).blue]
    if len(blue) + len(spare) <= 1 or g.read.keep_command:
        return
    found = g.dice.draw(blue or spare)
    g.removed.append(found)
    g.orders = [card for card in g.orders + g.discards if card != found]
    g.discards = []
    g.dice.shuffle(g.orders)
    g.tell("command-lost", "7.3.1", card=found)
