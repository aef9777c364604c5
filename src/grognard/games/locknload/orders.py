"""Standing orders: when those of a hex fire at who moves, and when what could come at any moment is asked for."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Final

from grognard.engine.ask import Ask, Option
from grognard.engine.game import Foresee
from grognard.engine.odds import Stage
from grognard.games.locknload.printed import box
from grognard.games.locknload.rules.movement import moving_units
from grognard.games.locknload.rules.spotting import off_board_sniper
from grognard.games.locknload.rules.verbs import HOLD, SNIPE, TAKE, VOLLEY, WAIT
from grognard.games.locknload.state import Battle
from grognard.games.locknload.theater import IMPULSE_FIRST

ALL: Final = "fire"
"""The order for all hexes that have none of their own."""
FIRE: Final = ["ask", "always", "from-30", "from-50", "from-70", "adjacent", "never"]
HEX: Final = ["as-all", *FIRE]
MOMENT: Final = ["never", "ask"]
"""What could come at any moment is asked for only where its owner wants to be."""
HURT: Final = ("shaken", "casualties", "wounded", "eliminated")


@cache
def hexes() -> dict[str, int]:
    """The orders of hexes, floors and bunkers, by name."""
    return {f"{ALL}@{name.lower().replace(' ', '-')}": at for at, name in enumerate(box().location_names)}


@cache
def names() -> list[str]:
    return list(hexes())


def orders(g: Battle, seat: int) -> dict[str, list[str]]:
    """LOCKNLOAD 5.3, 11.4, 12.0: what a side can order now."""
    found: dict[str, list[str]] = {ALL: FIRE}
    for at in g.locations(seat):
        found[names()[at]] = HEX
    if off_board_sniper(g, seat):
        found["snipe"] = MOMENT
    cards = g.theater.box.cards
    holders = [card for card, by in enumerate(g.card_by) if by >= 0 and g.side(by) == seat]
    if any(cards[card].effects[IMPULSE_FIRST] for card in holders):
        found["preempt"] = MOMENT
    return found


def order_about(order: str) -> Option | None:
    """The hex an order is for."""
    at = hexes().get(order)
    return TAKE.each[at] if at is not None else None


def ordered(g: Battle, ask: Ask, given: dict[str, str], foresee: Foresee | None) -> Option | None:
    """LOCKNLOAD 5.3: what orders make of a question."""
    if ask.kind == "opportunity":
        return fire_by_order(g, ask, given, foresee)
    if ask.kind == "firers" and ask.seat != g.active and ask.marking is not None:
        here = g.at[ask.marking.members[0].ways[0].value]
        able = ask.marking.commit in ask.options and not ask.marking.given
        return ask.marking.commit if able and order_of(given, here) != "ask" else None
    if ask.kind == "preempt":
        return None if given.get("preempt") == "ask" else WAIT.plain
    return ask.usual


def order_of(given: dict[str, str], here: int) -> str:
    own = given.get(names()[here], HEX[0])
    return given.get(ALL, FIRE[0]) if own == HEX[0] else own


def fire_by_order(g: Battle, ask: Ask, given: dict[str, str], foresee: Foresee | None) -> Option | None:
    """The best chance first; who wants to be asked is asked, whatever others have ordered."""
    best: Option | None = None
    chance = Fraction(-1)
    assert ask.about is not None
    for option in ask.options:
        if option.verb == SNIPE.word and given.get("snipe") == "ask":
            return None
        if option.verb != VOLLEY.word:
            continue
        order = order_of(given, option.value)
        if order == "ask" or (order.startswith("from-") and foresee is None):
            return None
        if order == "never" or (order == "adjacent" and g.distance(option.value, ask.about.value) > 1):
            continue
        harm = hurts(foresee(option), moving_units(g)) if foresee is not None else Fraction(0)
        enough = not order.startswith("from-") or harm * 100 >= int(order.removeprefix("from-"))
        if enough and harm > chance:
            best, chance = option, harm
    return best if best is not None else HOLD.plain


def hurts(chain: list[Stage], movers: list[int]) -> Fraction:
    """How likely at least one of those on the move is shaken or worse."""
    spared = Fraction(1)
    for part in dict.fromkeys([stage.part for stage in chain]):
        harmless = Fraction(1)
        for stage in [stage for stage in chain if stage.part == part]:
            for branch in stage.branches:
                hit = stage.event.facts.get("unit") in movers and branch.outcome in HURT
                harm = Fraction(1) if hit else hurts(branch.then, movers)
                harmless -= stage.chance * branch.chance * harm
        spared *= harmless
    return 1 - spared
