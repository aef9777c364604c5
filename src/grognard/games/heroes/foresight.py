"""What an order card would lead to: the card is laid on top of the deck of a copy, and the rules play it.

Every way the dice of a tie can fall is tried, and every hit marker that may come up. The chance of an act is then
exact, but for ties that take more rolls than are followed.
"""

from __future__ import annotations

from fractions import Fraction

import msgspec

from grognard.engine.ask import asks
from grognard.engine.dice import Fork, ForkDice
from grognard.engine.event import Event, Log
from grognard.games.heroes.ai.ways import MANNERS
from grognard.games.heroes.rules.turn import step
from grognard.games.heroes.state import DRAW, OPPONENT, Mission
from grognard.games.heroes.theater import NOBODY

DEEPEST = 4
"""So many dice and draws one after another are followed: a die that is rolled again is one of them."""

WHOLE = Fraction(1)


class Foreseen(msgspec.Struct, kw_only=True):
    """What comes of a card, how likely: what is told on the way, and the act. `asks` where the player is asked
    before; without an act the card leads to none."""

    card: int
    chance: Fraction
    events: list[Event]
    act: Event | None
    asks: bool = False

    @property
    def box(self) -> int:
        """The box the mission marker goes to, 0 where it stays."""
        boxes = [event.facts["number"] for event in self.events if event.kind == "marker-on"]
        return int(str(boxes[-1])) if boxes else 0


def foresee(g: Mission, card: int) -> list[Foreseen]:
    """HEROES 4.0: what this card would lead to if it were drawn for the AI's next turn, each act with its chance,
    likeliest first. Where there are several, dice or markers decide."""
    found: dict[tuple[object, ...], Foreseen] = {}
    for way in follow(g, card, [], WHOLE):
        there = found.setdefault(same(way), way)
        if there is not way:
            there.chance += way.chance
    return sorted(found.values(), key=lambda way: -way.chance)


def follow(g: Mission, card: int, script: list[int], chance: Fraction) -> list[Foreseen]:
    """All that can come after these dice. What would take too many more is left out, and the rest is as likely as
    it is among itself: a die that is thrown again falls as it did before."""
    try:
        found = played(laid(g, card, script), card)
    except Fork as fork:
        if len(script) >= DEEPEST:
            return []
        total = sum(fork.weights)
        parts = [
            follow(g, card, [*script, n], Fraction(weight, total))
            for n, weight in enumerate(fork.weights)
            if weight
        ]
        share = sum([one.chance for part in parts for one in part], Fraction(0))
        for part in parts:
            for one in part:
                one.chance *= chance / share
        return [one for part in parts for one in part]
    found.chance = chance
    return [found]


def laid(g: Mission, card: int, script: list[int]) -> Mission:
    """A copy in which the AI is about to draw this card."""
    twin = g.copy()
    assert isinstance(twin, Mission)
    twin.dice = ForkDice(script)
    twin.log = Log()
    if twin.card not in (NOBODY, card):
        twin.discards = [*twin.discards, twin.card]
    twin.card = NOBODY
    for pile in ("discards", "removed"):
        setattr(twin, pile, [one for one in getattr(twin, pile) if one != card])
    twin.orders = [*[one for one in twin.orders if one != card], card]
    twin.go(OPPONENT, DRAW)
    return twin


def played(g: Mission, card: int) -> Foreseen:
    """On to the act the card leads to, to a question, or to where it leads to none."""
    assert g.log is not None
    events = g.log.events
    act: Event | None = None
    asked = False
    while act is None and not asked and not g.over and not g.ended:
        asked = asks(step(g))
        act = next((event for event in events if event.kind == "ai-turn"), None)
        drawn = [event for event in events if event.kind == "order-card"]
        if g.phase != OPPONENT or (g.stage == DRAW and drawn):
            break
    return Foreseen(card=card, chance=WHOLE, events=events[:], act=act, asks=asked)


def unseen(g: Mission) -> list[int]:
    """HEROES 3.1.3: the cards that may come next: those of the deck, or all that were used if none is left."""
    return sorted(g.orders or g.discards)


class Act(msgspec.Struct, kw_only=True):
    """An act that may come next, how likely, by which cards; `dice` are those with which dice or markers decide."""

    chance: Fraction
    way: Foreseen
    cards: list[int]
    dice: list[int]


def next_acts(g: Mission) -> list[Act]:
    """HEROES 4.0: every act of the AI's next turn with its chance over the cards not yet seen, likeliest first."""
    found: dict[tuple[object, ...], Act] = {}
    cards = unseen(g)
    for card in cards:
        ways = foresee(g, card)
        for way in ways:
            act = found.setdefault(same(way), Act(chance=Fraction(0), way=way, cards=[], dice=[]))
            act.chance += way.chance / len(cards)
            act.cards.append(card)
            act.dice += [card] if len(ways) > 1 else []
    return sorted(found.values(), key=lambda act: -act.chance)


def same(way: Foreseen) -> tuple[object, ...]:
    """What two acts have in common that are the same at the table, whatever the card and its line."""
    if way.act is None:
        return ("asks" if way.asks else "none", way.box)
    facts = way.act.facts
    return (done(way.act), str(facts.get("units")), facts.get("target"), facts.get("hex"), facts.get("needed"))


def done(act: Event) -> str:
    """What is seen of an act: a shot is a shot at any range; who moves as a group sets out and finds its way."""
    do = str(act.facts["act"])
    if do == "fire-long":
        return "fire"
    return "sets-out" if do in MANNERS and act.facts.get("hex") == NOBODY else do
