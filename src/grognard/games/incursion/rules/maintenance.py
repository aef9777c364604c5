"""INCURSION 2.1 to 2.4: command points, hands, and the bid for the turn."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Member, Rules, marked, some_of
from grognard.engine.verb import Verb
from grognard.games.incursion.rules.action import DONE
from grognard.games.incursion.rules.effects import discard
from grognard.games.incursion.rules.missions import countdown
from grognard.games.incursion.state import BID, DEPLOY, HAND, Battle
from grognard.games.incursion.theater import (
    ALLIES,
    COMMANDER,
    CONTROLLER,
    GERMANS,
    HELD,
    SERGEANT,
    UNUSED,
)

DISCARD: Final = Verb("discard", "card")
STAKE: Final = Verb("bid", "number")
INTELLIGENCE: Final = Verb("intelligence")


def new_turn(g: Battle) -> None:
    """INCURSION 2.1, 5.5.1, 6.1.1, 6.5.1, 7.7.3: a turn begins: countdown, command points, fresh zombies."""
    g.turn += 1
    g.tell("turn", "2.1", turn=g.turn)
    countdown(g)
    if g.ended:
        return
    t = g.theater
    g.new_turn()
    if g.turn == 1:
        call_up(g)
    for side in (ALLIES, GERMANS):
        g.cp[side] = t.by_level(t.command_by_level, g.level(side))
    if anyone_with(g, SERGEANT):
        g.cp[ALLIES] += 1
    g.zombie_cp = t.controller if anyone_with(g, CONTROLLER) else 0
    reinforce(g, t.zombies_each_turn * g.purchases)
    g.begin(HAND)
    g.active = ALLIES


def anyone_with(g: Battle, ability: int) -> bool:
    """A living figure with this special rule: on the board, waiting outside, or about to be placed there (I32)."""
    abilities = g.theater.abilities
    for figure in g.theater.bearers:
        if abilities[figure] & ability and (g.alive(figure) or g.fresh >> figure & 1):
            return True
    return False


def call_up(g: Battle) -> None:
    """INCURSION 2.5, 7.7.1: on the first turn every figure bought comes; in Doomsday the Germans' wait."""
    for figure in range(len(g.at)):
        if g.at[figure] == HELD and not (g.mission.countdown and g.side[figure] == GERMANS):
            g.fresh |= 1 << figure


def reinforce(g: Battle, count: int) -> None:
    """INCURSION 6.5.1: three zombies for each purchase, every turn, without end (I24)."""
    coming = zombies_to_come(g, count)
    for figure in coming:
        g.make_room(figure + 1)
        g.at[figure] = HELD
        g.fresh |= 1 << figure
    if len(coming) < count:
        g.tell("horde-full", "6.5.1", number=count - len(coming))


def zombies_to_come(g: Battle, count: int) -> list[int]:
    """INCURSION 6.5.1: the next so many of the horde, those who have not acted under their number this turn.

    There is room for several times as many as the board has squares; past that none can come (I24).
    """
    t = g.theater
    known = range(t.first_zombie, len(g.at))
    coming = [f for f in known if g.at[f] == UNUSED and not g.acted >> f & 1][:count]
    return coming + list(range(len(g.at), min(t.figures, len(g.at) + count - len(coming))))


def fill_hand(g: Battle) -> Rules[None]:
    """INCURSION 2.2, 6.2.3: discard what one likes, then draw up to the hand of the level."""
    t = g.theater
    seat = g.active
    cards = sorted(g.hands[seat])
    members = [Member([DISCARD.each[card]]) for card in cards]
    chosen = yield from some_of(seat, "discard", "2.2", members, DONE.plain)
    hand = g.hands[seat]
    for card in marked(cards, chosen.ways):
        hand.remove(card)
        discard(g, card)
        g.tell("discarded", "2.2", side=seat, card=card)
    size = t.by_level(t.cards_by_level, g.level(seat))
    if seat == GERMANS and anyone_with(g, COMMANDER):
        size += 1
    drawn = draw(g, seat, size - len(hand))
    if drawn:
        g.tell("drew", "2.2", side=seat, number=len(drawn))
        g.tell("drew-these", "2.2", only=seat, cards=drawn)
    g.active = 1 - seat
    if seat == GERMANS:
        g.begin(BID)


def draw(g: Battle, seat: int, count: int) -> list[int]:
    """INCURSION 1.6: from the top; an empty deck is made of the discards at once."""
    drawn: list[int] = []
    while len(drawn) < count:
        if not g.deck:
            reshuffle(g)
        if not g.deck:
            break
        drawn.append(g.deck.pop())
    if drawn:
        g.dice.reveal()
    if not g.deck:
        reshuffle(g)
    g.hands[seat] += drawn
    return drawn


def reshuffle(g: Battle) -> None:
    """INCURSION 1.6: the discards become the new deck."""
    if not g.discard:
        return
    g.deck = g.discard
    g.discard = []
    g.dice.shuffle(g.deck)
    g.tell("reshuffled", "1.6")


def bidding(g: Battle) -> Rules[None]:
    """INCURSION 2.3, 2.4: a secret bid, none to all of one's points; or, once a mission, Allied Intelligence."""
    side = ALLIES if g.bid[ALLIES] < 0 else GERMANS
    options = STAKE.each[: g.cp[side] + 1]
    if side == ALLIES and not g.intelligence:
        options = [INTELLIGENCE.plain, *options]
    answer = yield Ask(side, "bid", "2.3", options)
    if answer is INTELLIGENCE.plain:
        g.intelligence = True
        g.first = ALLIES
        g.tell("intelligence", "2.4")
    else:
        g.bid[side] = answer.value
        if side == ALLIES:
            return
        show_bids(g)
    g.begin(DEPLOY)
    g.active = ALLIES


def show_bids(g: Battle) -> None:
    """INCURSION 2.3: both bids are shown and paid; the higher goes first, the Allies when level."""
    ours, theirs = g.bid
    g.dice.reveal()
    g.cp[ALLIES] -= ours
    g.cp[GERMANS] -= theirs
    g.first = ALLIES if ours >= theirs else GERMANS
    g.tell("bids", "2.3", ours=ours, theirs=theirs, side=g.first)
