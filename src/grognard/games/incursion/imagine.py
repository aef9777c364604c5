"""What a player cannot know, dealt again: for honest bots, and for the law that nothing leaks."""

from __future__ import annotations

from grognard.games.incursion.rules.deployment import picket_squares
from grognard.games.incursion.rules.forces import add, can_add, chosen, enough, spent
from grognard.games.incursion.state import BID, DEPLOY, MUSTER, Battle
from grognard.games.incursion.theater import ALLIES, GERMANS, HELD, WAITING, FigureType


def redeal(g: Battle, seat: int) -> None:
    """The other hand, the deck, tokens, a bid, a force and places not yet shown."""
    other = 1 - seat
    deal_cards(g, other)
    deal_tokens(g, seat)
    if g.phase == BID and g.bid[other] >= 0 and g.bid[seat] < 0:
        g.bid[other] = g.dice.below(g.cp[other] + 1)
    if g.phase == MUSTER and spent(g, other):
        deal_force(g, other)
    if g.phase == DEPLOY:
        deal_reserves(g, other)
        deal_places(g, other)


def deal_cards(g: Battle, other: int) -> None:
    """The enemy's hand and the deck are one heap of unseen cards."""
    hand = g.hands[other]
    unseen = sorted(hand + g.deck)
    g.dice.shuffle(unseen)
    count = len(hand)
    hand[:] = unseen[:count]
    g.deck[:] = unseen[count:]


def deal_tokens(g: Battle, seat: int) -> None:
    """Tokens this side has not read change their numbers among themselves."""
    hidden = [o for o in range(len(g.object_value)) if g.object_value[o] and not g.object_known[o] >> seat & 1]
    values = sorted([g.object_value[o] for o in hidden])
    g.dice.shuffle(values)
    for thing, value in zip(hidden, values, strict=True):
        g.object_value[thing] = value


def deal_force(g: Battle, other: int) -> None:
    """Some other force the enemy could have bought: while he is asked, one to which something can be added."""
    for figure in chosen(g, other):
        g.bought &= ~(1 << figure)
    if other == GERMANS:
        g.purchases = 0
    kinds = to_add(g, other)
    while kinds and (not enough(g, other) or g.dice.below(8)):
        before = (g.bought, g.purchases)
        add(g, kinds[g.dice.below(len(kinds))])
        kinds = to_add(g, other)
        if not kinds and g.active == other:
            g.bought, g.purchases = before
    if other == ALLIES and g.lone >= 0:
        g.lone = g.dice.draw(chosen(g, ALLIES))


def to_add(g: Battle, side: int) -> list[FigureType]:
    """What a side can still buy."""
    return [kind for kind in g.theater.types if kind.side == side and can_add(g, side, kind)]


def deal_reserves(g: Battle, other: int) -> None:
    """INCURSION 7.7.1: another figure card than this may have been let in, or none."""
    if other != GERMANS or not g.mission.countdown or g.turn == 1:
        return
    cards = [f for f in chosen(g, GERMANS) if g.at[f] == HELD or g.fresh >> f & 1]
    if not any(g.fresh >> f & 1 for f in cards):
        return
    for figure in cards:
        g.fresh &= ~(1 << figure)
        g.at[figure] = HELD
    pick = g.dice.below(len(cards) + 1)
    if pick < len(cards):
        g.fresh |= 1 << cards[pick]
        g.at[cards[pick]] = WAITING - g.mission.entries[GERMANS][0]


def deal_places(g: Battle, other: int) -> None:
    """The enemy's newcomers may wait at other entry points, or stand elsewhere behind the picket line (7.7.2)."""
    entries = g.mission.entries[other]
    for figure in range(len(g.at)):
        if not g.fresh >> figure & 1 or g.side[figure] != other:
            continue
        if g.at[figure] <= WAITING:
            g.at[figure] = WAITING - g.dice.draw(entries)
        elif g.at[figure] >= 0:
            g.put(figure, HELD)
            g.put(figure, g.dice.draw(picket_squares(g)))
