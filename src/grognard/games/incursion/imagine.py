"""What a player cannot know, dealt again: for honest bots, and for the law that nothing leaks."""

from __future__ import annotations

from grognard.games.incursion.rules.forces import add, can_add, enough, spent
from grognard.games.incursion.state import BID, DEPLOY, MUSTER, Battle
from grognard.games.incursion.theater import ALLIES, GERMANS, WAITING


def redeal(g: Battle, seat: int) -> None:
    """The other hand, the deck, tokens, a bid, a force, places and orders not yet shown."""
    other = 1 - seat
    deal_cards(g, other)
    deal_tokens(g, seat)
    deal_experience(g, other)
    if g.phase == BID and g.bid[other] >= 0 and g.bid[seat] < 0:
        g.bid[other] = g.dice.below(g.cp[other] + 1)
    if g.phase == MUSTER and spent(g, other):
        deal_force(g, other)
    if g.phase == DEPLOY:
        deal_places(g, other)


def deal_cards(g: Battle, other: int) -> None:
    """The enemy's hand and the deck are one heap of unseen cards."""
    unseen = sorted(g.hands[other] + g.deck)
    g.dice.shuffle(unseen)
    count = len(g.hands[other])
    g.hands[other] = unseen[:count]
    g.deck = unseen[count:]


def deal_tokens(g: Battle, seat: int) -> None:
    """Tokens this side has not read change their numbers among themselves."""
    hidden = [o for o in range(len(g.object_value)) if g.object_value[o] and not g.object_known[o] >> seat & 1]
    values = sorted([g.object_value[o] for o in hidden])
    g.dice.shuffle(values)
    for thing, value in zip(hidden, values, strict=True):
        g.object_value[thing] = value


def deal_experience(g: Battle, other: int) -> None:
    """Cards kept face down under the enemy's figures may be others, under others."""
    t = g.theater
    face_down = [c for c in g.worn if (g.experience & ~g.shown) >> c & 1 and g.card_by[c] == other]
    if not face_down:
        return
    pool = [c for c in g.deck if t.cards[c].effect]
    bearers = [f for f in range(t.figures) if t.type_of[f].side == other and g.bought >> f & 1 and g.alive(f)]
    for card in face_down:
        if not pool:
            return
        new = pool.pop(g.dice.below(len(pool)))
        at = g.deck.index(new)
        g.deck[at] = card
        g.worn[g.worn.index(card)] = new
        g.card_on[new] = bearers[g.dice.below(len(bearers))] if bearers else g.card_on[card]
        g.card_by[new] = other
        g.card_on[card] = -1
        g.card_by[card] = -1
        g.experience = g.experience & ~(1 << card) | 1 << new


def deal_force(g: Battle, other: int) -> None:
    """Some other force the enemy could have bought."""
    t = g.theater
    for figure in range(t.figures):
        if t.type_of[figure].side == other:
            g.bought &= ~(1 << figure)
    if other == GERMANS:
        g.purchases = 0
    while True:
        kinds = [k for k in t.types if k.side == other and can_add(g, other, k)]
        if not kinds or (enough(g, other) and not g.dice.below(8)):
            break
        add(g, kinds[g.dice.below(len(kinds))])
    if other == ALLIES and g.lone >= 0:
        own = [f for f in range(t.figures) if g.bought >> f & 1 and t.type_of[f].side == ALLIES]
        g.lone = own[g.dice.below(len(own))]


def deal_places(g: Battle, other: int) -> None:
    """The enemy's newcomers may wait at other entry points."""
    entries = g.mission.entries[other]
    for figure in range(g.theater.figures):
        if g.fresh >> figure & 1 and g.side[figure] == other and g.at[figure] <= WAITING:
            g.at[figure] = WAITING - entries[g.dice.below(len(entries))]
