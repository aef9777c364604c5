"""Order cards and decks: what a card may hold, what a deck must, and decks that players type in themselves.

Who owns the printed deck can type it into a file in the same language and play with it at home. Doctrine cards are
our own and stay in the box, so a private deck need not have them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping

import msgspec

from grognard.engine.problem import Problem
from grognard.games.heroes.boards import PLAYABLE
from grognard.games.heroes.grammar import Grammar
from grognard.games.heroes.records.orders import Card, CardRange, Deck, OrdersFile
from grognard.games.heroes.schema import Faults, Read

ORDERS = 4
"""2.3: tactical orders on a card."""


def card_numbers(cards: Iterable[CardRange], recipes: Mapping[str, Deck]) -> list[int]:
    """The numbers meant by numbers, ranges and names of decks; what means nothing is passed over.

    >>> card_numbers([3, "15-17"], {})
    [3, 15, 16, 17]
    """
    found: list[int] = []
    for one in cards:
        found += numbers_of(one, recipes) or []
    return list(dict.fromkeys(found))


def numbers_of(one: CardRange, recipes: Mapping[str, Deck]) -> list[int] | None:
    """What one of them means; None if that is nothing."""
    if isinstance(one, int):
        return [one]
    if one in recipes:
        return card_numbers(recipes[one].cards, {})
    low, dash, high = one.partition("-")
    if dash and low.isdecimal() and high.isdecimal() and int(low) <= int(high):
        return list(range(int(low), int(high) + 1))
    return None


def check_cards(found: Read[OrdersFile], counters: list[str]) -> None:
    """Every card of a file, each number once."""
    grammar = Grammar(found.bad, counters, PLAYABLE)
    seen: set[int] = set()
    for card in found.record.cards:
        if card.number in seen:
            found.bad.add("heroes-content-card-twice", f"cards {card.number}", number=card.number)
        seen.add(card.number)
        check_card(card, grammar)


def check_card(card: Card, grammar: Grammar) -> None:
    """2.3: up to four orders, the call for mission orders last; an advance on green cards only."""
    at, bad = f"cards {card.number}", grammar.bad
    if len(card.orders) > ORDERS:
        bad.add("heroes-content-orders", f"{at} orders", count=len(card.orders), most=ORDERS)
    if card.advance is not None and card.colour == "blue":
        bad.add("heroes-content-blue-advance", f"{at} advance")
    grammar.hex(card.corner.hex, f"{at} corner hex")
    for n, order in enumerate(card.orders, 1):
        grammar.order(order, f"{at} orders {n}")
        if order.do == "mission-orders" and n < len(card.orders):
            bad.add("heroes-content-mission-last", f"{at} orders {n}")


def check_deck(
    bad: Faults,
    wanted: Iterable[CardRange],
    cards: Mapping[int, Card],
    recipes: Mapping[str, Deck],
    at: str,
    without: Iterable[int] = (),
) -> None:
    """That each entry means cards there are, and that they make a deck."""
    numbers: list[int] = []
    before = len(bad.found)
    for one in wanted:
        found = numbers_of(one, recipes)
        if found is None:
            bad.add("heroes-content-range-of-cards", at, word=one, decks=", ".join(recipes))
        else:
            numbers += found
    lacking = [number for number in dict.fromkeys(numbers) if number not in cards]
    if lacking:
        bad.add("heroes-content-no-cards", at, numbers=ranges(lacking))
    if len(bad.found) == before:
        left = [cards[number] for number in numbers if number not in set(without)]
        check_whole(bad, left, at)


def check_whole(bad: Faults, cards: Iterable[Card], at: str) -> None:
    """A deck needs a blue card (7.3.1), and an advance or the mission would never end (2.3.1)."""
    deck = list(cards)
    if not any(card.colour == "blue" for card in deck):
        bad.add("heroes-content-no-blue", at)
    if not any(card.advance is not None and card.colour == "green" for card in deck):
        bad.add("heroes-content-no-advance", at)


def ranges(numbers: Iterable[int]) -> str:
    """
    >>> ranges([3, 4, 5, 9])
    '3-5, 9'
    """
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


class PrivateDeck:
    """A deck of somebody's own. Its hash follows from what the cards say, not from how that is typed."""

    def __init__(self, file: str, cards: dict[int, Card]) -> None:
        self.file = file
        self.cards = cards
        plain = [msgspec.to_builtins(cards[number]) for number in sorted(cards)]
        for card in plain:
            del card["source"]
        self.hash = hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()

    def missing(self, wanted: Iterable[int], ours: Mapping[int, Card]) -> list[int]:
        """The cards a mission asks for that are neither in it nor doctrine cards of ours."""
        return [n for n in wanted if n not in self.cards and (n not in ours or ours[n].doctrine is None)]

    def dealt(self, wanted: list[int], ours: Mapping[int, Card], title: str) -> dict[int, Card]:
        """The cards of a mission from this deck; one that lacks some is refused, as is what makes no deck."""
        lacking = self.missing(wanted, ours)
        if lacking:
            raise Problem("heroes-content-deck-lacks", file=self.file, mission=title, numbers=ranges(lacking))
        found = {number: self.cards.get(number) or ours[number] for number in wanted}
        bad = Faults(self.file)
        check_whole(bad, found.values(), "cards")
        bad.tell()
        return found
