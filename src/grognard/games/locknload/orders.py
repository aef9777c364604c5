"""Standing orders: when those of a hex fire at who moves, who holds back, and what could come at any moment."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Final

from grognard.engine.ask import OUT, Ask, Marking, Option
from grognard.engine.game import Foresee
from grognard.engine.odds import Stage
from grognard.games.locknload.printed import box
from grognard.games.locknload.rules.fire import firers, next_to
from grognard.games.locknload.rules.gait import moving_units
from grognard.games.locknload.rules.opportunity import is_answer
from grognard.games.locknload.rules.spotting import off_board_sniper
from grognard.games.locknload.rules.verbs import DONE, GIVE, HOLD, JOIN, PICK, SNIPE, TAKE, VOLLEY, WAIT
from grognard.games.locknload.state import Battle
from grognard.games.locknload.theater import IMPULSE_FIRST

ALL: Final = "fire"
"""The order for all hexes that have none of their own."""
FIRE: Final = ["ask", "always", *[f"from-{chance}" for chance in range(10, 100, 10)], "adjacent", "never"]
HEX: Final = ["as-all", *FIRE]
UNIT: Final = ["with", "apart"]
"""A unit that does not fire with the others of its hex."""
STRIKE: Final = ["ask", "best"]
OUTFIT: Final = ["ask", "news", "never"]
"""Whether to be asked before the fighting: always, only where half-squads could join or a weapon lies, or never."""
LULL: Final = ["ask", "hold"]
"""No fire at those who walk now, till they stop."""
MOMENT: Final = ["never", "ask"]
"""What could come at any moment is asked for only where its owner wants to be."""
BLOWS: Final = ("targets", "strikers")
WHOLE: Final = 0
"""What is in no part: where it comes, none of the parts does."""
HURT: Final = ("shaken", "casualties", "wounded", "eliminated")


@cache
def hexes() -> dict[str, int]:
    """The orders of hexes, floors and bunkers, by name."""
    return {f"{ALL}@{name.lower().replace(' ', '-')}": at for at, name in enumerate(box().location_names)}


@cache
def names() -> list[str]:
    return list(hexes())


@cache
def men() -> dict[str, int]:
    """The orders of units, by name."""
    return {f"apart@{name.lower().replace(' ', '-')}": unit for unit, name in enumerate(box().unit_names)}


@cache
def men_named() -> list[str]:
    return list(men())


def lull(g: Battle) -> str:
    """The order for those who walk now: another walk has another, so that it ends with theirs."""
    return f"lull@{g.turn}-{g.acting}"


def orders(g: Battle, seat: int) -> dict[str, list[str]]:
    """LOCKNLOAD 3.0, 5.3, 11.4, 12.0: what a side can order now."""
    found: dict[str, list[str]] = {ALL: FIRE}
    for at in g.locations(seat):
        found[names()[at]] = HEX
        here = g.here(seat, at)
        if len(here) > 1:
            found.update([(men_named()[unit], UNIT) for unit in here])
    found["strike"] = STRIKE
    found["outfit"] = OUTFIT
    movers = moving_units(g)
    if movers and g.side(movers[0]) != seat:
        found[lull(g)] = LULL
    if off_board_sniper(g, seat):
        found["snipe"] = MOMENT
    cards = g.theater.box.cards
    holders = [card for card, by in enumerate(g.card_by) if by >= 0 and g.side(by) == seat]
    if any(cards[card].effects[IMPULSE_FIRST] for card in holders):
        found["preempt"] = MOMENT
    return found


def order_about(order: str) -> Option | None:
    """The hex or the unit an order is for."""
    unit = men().get(order)
    if unit is not None:
        return GIVE.each[unit]
    at = hexes().get(order)
    return TAKE.each[at] if at is not None else None


def ordered(g: Battle, ask: Ask, given: dict[str, str], foresee: Foresee | None) -> Option | None:
    """LOCKNLOAD 3.0, 5.3, 8.0: what orders make of a question."""
    marking = ask.marking
    if ask.kind == "opportunity":
        return HOLD.plain if given.get(lull(g)) == "hold" else fire_by_order(g, ask, given, foresee)
    if ask.kind == "firers" and is_answer(g) and marking is not None:
        here = g.at[marking.members[0].ways[0].value]
        return set_by_order(ask, marking, given) if order_of(given, here) != "ask" else None
    if ask.kind in BLOWS and ask.seat != g.active and marking is not None and given.get("strike") == "best":
        return set_by_order(ask, marking, {})
    if ask.kind == "outfit":
        order = given.get("outfit", "ask")
        news = order == "news" and any(option.verb in (JOIN.word, PICK.word) for option in ask.options)
        return None if order == "ask" or news else DONE.plain
    if ask.kind == "preempt":
        return None if given.get("preempt") == "ask" else WAIT.plain
    return ask.usual


def order_of(given: dict[str, str], here: int) -> str:
    own = given.get(names()[here], HEX[0])
    return given.get(ALL, FIRE[0]) if own == HEX[0] else own


def set_by_order(ask: Ask, marking: Marking, given: dict[str, str]) -> Option | None:
    """The usual set without those who hold back, answer by answer; nothing where a hand has begun another."""
    wanted: list[int] = []
    for member in marking.members:
        apart = member.default != OUT and is_apart(given, member.ways[0].value)
        wanted.append(len(member.ways) - 1 if apart else member.default)
    for k, way in enumerate(wanted):
        if marking.now[k] != way:
            answer = marking.members[k].ways[way] if k >= marking.at and way != OUT else None
            return answer if answer in ask.options else None
    return marking.commit if marking.commit in ask.options else None


def is_apart(given: dict[str, str], unit: int) -> bool:
    return given.get(men_named()[unit], UNIT[0]) != UNIT[0]


def fire_by_order(g: Battle, ask: Ask, given: dict[str, str], foresee: Foresee | None) -> Option | None:
    """The best chance first; who wants to be asked is asked, whatever others have ordered."""
    best: Option | None = None
    chance = Fraction(-1)
    assert ask.about is not None
    movers = moving_units(g) or g.here(1 - ask.seat, ask.about.value)
    for option in ask.options:
        if option.verb == SNIPE.word and given.get("snipe") == "ask":
            return None
        if option.verb != VOLLEY.word:
            continue
        order = order_of(given, option.value)
        if order == "ask" or (order.startswith("from-") and foresee is None):
            return None
        if all(is_apart(given, unit) for unit in firers(g, ask.seat, option.value, ask.about.value, True)):
            continue
        if order == "never" or (order == "adjacent" and not next_to(g, option.value, ask.about.value)):
            continue
        harm = hurts(foresee(option), movers) if foresee is not None else Fraction(0)
        enough = not order.startswith("from-") or harm * 100 >= int(order.removeprefix("from-"))
        if enough and harm > chance:
            best, chance = option, harm
    return best if best is not None else HOLD.plain


def hurts(chain: list[Stage], movers: list[int]) -> Fraction:
    """How likely at least one of those on the move is shaken or worse."""
    harmed: dict[int, Fraction] = {}
    for stage in chain:
        harmed.setdefault(stage.part, Fraction(0))
        for branch in stage.branches:
            hit = stage.event.facts.get("unit") in movers and branch.outcome in HURT
            harm = Fraction(1) if hit else hurts(branch.then, movers)
            harmed[stage.part] += stage.chance * branch.chance * harm
    alone = harmed.pop(WHOLE, Fraction(0))
    rest = 1 - sum([stage.chance for stage in chain if stage.part == WHOLE], Fraction(0))
    spared = Fraction(1)
    for harm in harmed.values():
        spared *= 1 - harm / rest
    return alone + rest * (1 - spared)
