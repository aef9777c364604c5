"""Standing orders: what a seat has said beforehand. They belong to whoever seats the players, never to a state.

The rules ask as ever, and an order answers as a hand would: record, forks, bots and other seats know nothing of it.
"""

from __future__ import annotations

from functools import lru_cache, partial

from grognard.engine.ask import Ask, Option
from grognard.engine.game import Game
from grognard.engine.match import TYPED, Match
from grognard.engine.odds import Stage, odds_led, odds_of
from grognard.engine.problem import Problem
from grognard.engine.scene import OrderView
from grognard.text import has, say


def given(match: Match, ask: Ask, orders: dict[str, str]) -> Option | None:
    """The answer nobody has to type. Among people a moot ask is put: going by at once would show them."""
    if ask.kind in TYPED:
        return None
    ordered = ordered_by(match, ask, orders)
    return ask.moot if ordered is None and not match.among_people else ordered


def ordered_by(match: Match, ask: Ask, orders: dict[str, str]) -> Option | None:
    """What orders make of the open question; nobody looks ahead for who has given none."""
    return match.game.ordered(match.state, ask, orders, partial(foreseen, match) if orders else None)


def foreseen(match: Match, option: Option) -> list[Stage]:
    """What an option brings: its own dice, or those of the usual set that is chosen after it."""
    found = odds_of(match, option) or odds_led(match, option)[0]
    return found.chain if found is not None else []


def orders_view(match: Match, seat: int, orders: dict[str, str], lang: str) -> list[OrderView]:
    """What a seat can order, in words, with what it has ordered."""
    game = match.game
    return [
        order_view(game, order, tuple(values), orders.get(order, values[0]), lang)
        for order, values in game.orders(match.state, seat).items()
    ]


@lru_cache(maxsize=4096)
def order_view(game: Game, order: str, values: tuple[str, ...], value: str, lang: str) -> OrderView:
    """One order: what it is about, and what can be ordered, the usual first."""
    about = game.order_about(order)
    base = order.partition("@")[0]
    words = f"{game.family}-order-{base}"
    view = OrderView(id=order, value=value, label="", values=list(values), key=game.order_keys.get(base, ""))
    if about is None:
        view.label = say(lang, words)
    else:
        view.label = say(lang, f"{words}-of", name=game.noun(about.of, about.value, lang))
        view.about = f"{about.of}:{about.value}"
    return view


def order_word(game: Game, order: str, value: str, lang: str) -> str:
    """What a value of an order means, in words: of this order, or of any. Clients have them from the Kit."""
    own = f"{game.family}-order-{order.partition('@')[0]}-{value}"
    return say(lang, own if has(lang, own) else f"{game.family}-order-{value}")


def lapsed(match: Match, seat: int, orders: dict[str, str]) -> list[str]:
    """Those of the orders given that cannot be given any more: their hex was left, their moment is over."""
    possible = match.game.orders(match.state, seat) if orders else {}
    return [order for order in orders if order not in possible]


def checked_order(match: Match, seat: int, order: str, value: str) -> str:
    """A value that can be ordered, "" for the usual one; or a Problem."""
    values = match.game.orders(match.state, seat).get(order)
    if values is None:
        raise Problem("problem-order", order=order)
    if value not in values:
        raise Problem("problem-order-value", order=order, values=", ".join(values))
    return "" if value == values[0] else value
