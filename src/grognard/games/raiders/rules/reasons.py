"""Why not: for each question, what bars an answer that is not offered. The reasons stand with the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.engine.ask import Ask, Option
from grognard.engine.reason import Reason
from grognard.engine.verb import Verb
from grognard.games.raiders import verbs
from grognard.games.raiders.rules.airborne import STAGING_STAYS, can_land, why_not_land, why_not_stay
from grognard.games.raiders.rules.camp import why_not_inquire, why_not_resupply
from grognard.games.raiders.rules.cards import (
    NOT_KEPT,
    NOT_ON_THE_CARD,
    ONLY_ON_A_DRAW,
    ONLY_TO_REDRAW,
    OTHER_PART,
    why_not_choice,
    why_not_guide,
)
from grognard.games.raiders.rules.combat import NOT_FALLEN, why_not_line, why_not_target
from grognard.games.raiders.rules.coordination import why_not_join_from, why_not_quick, why_not_there
from grognard.games.raiders.rules.gear import NOT_CARRIED, room_for_gear, why_not_abandon, why_not_trade
from grognard.games.raiders.rules.movement import (
    slowest,
    why_no_further,
    why_not_carried,
    why_not_march,
    why_not_step,
)
from grognard.games.raiders.rules.objectives import (
    NO_MARKER,
    NOT_IN_FORCE,
    hidden_at,
    why_not_carry,
    why_not_charge,
    why_not_demolish,
)
from grognard.games.raiders.rules.operation import why_not_from
from grognard.games.raiders.rules.recruiting import (
    A_RAIDER_FIRST,
    BOUGHT,
    another_item,
    carriers,
    why_not_air,
    why_not_gear,
    why_not_leader,
    why_not_recruit,
    why_not_unit,
)
from grognard.games.raiders.rules.scouting import why_not_scout
from grognard.games.raiders.rules.stacking import FULL, has_room
from grognard.games.raiders.state import Mission
from grognard.games.raiders.theater import POOL, STAGING

Why = Callable[[Mission, Ask, Option], Reason | None]

BUY_FIRST: Final = Reason("buy-first", "9.1")
NOT_ALL: Final = Reason("not-all", "10.3")
NOT_NEAR: Final = Reason("not-near", "32")
HANDS_FULL: Final = Reason("hands-full", "23.2")
HAS_IT: Final = Reason("has-it", "23.2")
LINE_BEGUN: Final = Reason("line-begun", "15.1")


def why_not(g: Mission, ask: Ask, option: Option) -> Reason | None:
    """What bars this answer to this question; None where nothing does, or where the question is another."""
    for verb, why in WHY.get(ask.kind, []):
        if verb.word == option.verb and verb.of == option.of:
            return why(g, ask, option)
    if option.verb == "move" or option.verb == "march":
        return why_no_further(g)
    return None


def unless_offered(reason: Reason) -> Why:
    """Where one thing alone keeps an answer from being offered."""

    def why(g: Mission, ask: Ask, option: Option) -> Reason | None:
        return None if option in ask.options else reason

    return why


def why_not_skip(g: Mission, ask: Ask, option: Option) -> Reason | None:
    """RAIDERS 34: who can only recruit in the staging area operates for that."""
    idle = why_not_recruit(g) is None and g.space_of_force() == STAGING and not can_land(g, g.force)
    return STAGING_STAYS if idle else None


def why_not_halt(g: Mission, ask: Ask, option: Option) -> Reason | None:
    """RAIDERS 10.2: a move ends where the force can stack."""
    return None if has_room(g, g.space_of_force(), g.force) else FULL


def why_not_given(g: Mission, ask: Ask, option: Option) -> Reason | None:
    """RAIDERS 23.1, 23.2: who is there, with a hand free."""
    if option.value not in carriers(g):
        return NOT_IN_FORCE
    return None if room_for_gear(g, option.value) else HANDS_FULL


def why_not_handed(g: Mission, ask: Ask, option: Option) -> Reason | None:
    """RAIDERS 23.2: another unit of the force."""
    if option.value not in g.force:
        return NOT_IN_FORCE
    return HAS_IT if ask.about is not None and g.bearer[ask.about.value] == option.value else None


def why_not_crate(g: Mission, ask: Ask, option: Option) -> Reason | None:
    """RAIDERS 9.2: an item nobody has."""
    return another_item(g, option.value, "9.2") if g.bearer[option.value] == POOL else BOUGHT


def why_not_revealed(g: Mission, ask: Ask, option: Option) -> Reason | None:
    """RAIDERS 32 (b), 36: a marker lies there face down, near enough for what reveals it."""
    if option.value <= STAGING or hidden_at(g, option.value) < 0:
        return NO_MARKER
    return None if option in ask.options else NOT_NEAR


def why_not_chosen(g: Mission, ask: Ask, option: Option) -> Reason | None:
    """RAIDERS 13: a choice of the part of the card that applies, whose needs are met."""
    card = g.theater.cards[g.card]
    for choice in card.branches[g.branch].choices:
        if choice.option == option:
            return why_not_choice(g, choice)
    others = [choice for branch in card.branches for choice in branch.choices if choice.option == option]
    return OTHER_PART if others else NOT_ON_THE_CARD


def why_not_used(g: Mission, ask: Ask, option: Option) -> Reason | None:
    """RAIDERS 13.1, 22: what a kept card offers, each at its moment."""
    for card in g.kept:
        for use in g.theater.cards[card].uses:
            if use.option == option:
                if ask.kind == "redraw":
                    return None if use.redraws() else ONLY_TO_REDRAW
                return ONLY_ON_A_DRAW if use.redraws() else why_not_choice(g, use)
    return NOT_KEPT


ABANDON: Final[tuple[Verb, Why]] = (verbs.ABANDON, lambda g, ask, o: why_not_abandon(g, o.value))
TRADE: Final[tuple[Verb, Why]] = (verbs.TRADE, lambda g, ask, o: why_not_trade(g, o.value))
USE: Final[tuple[Verb, Why]] = (verbs.USE, why_not_used)
PURCHASES: Final[list[tuple[Verb, Why]]] = [
    (verbs.BUY_UNIT, lambda g, ask, o: why_not_unit(g, o.value)),
    (verbs.BUY_GEAR, lambda g, ask, o: why_not_gear(g, o.value)),
    (verbs.BUY_AIR, lambda g, ask, o: why_not_air(g)),
]

WHY: Final[dict[str, list[tuple[Verb, Why]]]] = {
    "muster": [*PURCHASES, (verbs.DONE, unless_offered(A_RAIDER_FIRST))],
    "recruit": [*PURCHASES, (verbs.DONE, unless_offered(BUY_FIRST))],
    "resupply": [PURCHASES[1], (verbs.DONE, unless_offered(BUY_FIRST))],
    "give": [(verbs.GIVE, why_not_given)],
    "leader": [(verbs.LEADER, lambda g, ask, o: why_not_leader(g, o.value))],
    "from": [(verbs.FROM, lambda g, ask, o: why_not_from(g, o.value))],
    "force": [
        (verbs.ADD, lambda g, ask, o: why_not_there(g, o.value)),
        (verbs.ALL, unless_offered(NOT_ALL)),
    ],
    "prepare": [
        USE,
        (verbs.RECRUIT, lambda g, ask, o: why_not_recruit(g)),
        (verbs.SCOUT, lambda g, ask, o: why_not_scout(g, o.value)),
        (verbs.SKIP, why_not_skip),
        ABANDON,
    ],
    "move": [
        (verbs.MOVE, lambda g, ask, o: why_not_step(g, o.value, slowest(g))),
        (verbs.MARCH, lambda g, ask, o: why_not_march(g, o.value)),
        (verbs.RESUPPLY, lambda g, ask, o: why_not_resupply(g)),
        (verbs.INQUIRE, lambda g, ask, o: why_not_inquire(g)),
        TRADE,
        ABANDON,
    ],
    "move-on": [(verbs.MOVE, lambda g, ask, o: why_not_step(g, o.value, g.points)), (verbs.HALT, why_not_halt)],
    "land": [
        (verbs.LAND, lambda g, ask, o: why_not_land(g, o.value, g.force)),
        (verbs.STAY, lambda g, ask, o: why_not_stay(g)),
        TRADE,
        ABANDON,
    ],
    "lose": [(verbs.LOSE, unless_offered(NOT_IN_FORCE))],
    "inquire": [(verbs.REVEAL, why_not_revealed)],
    "trade-to": [(verbs.GIVE, why_not_handed)],
    "trade-for": [(verbs.SWAP, unless_offered(NOT_CARRIED))],
    "coordinate": [(verbs.FROM, lambda g, ask, o: why_not_join_from(g, o.value))],
    "join": [(verbs.ADD, lambda g, ask, o: why_not_quick(g, o.value))],
    "redraw": [(verbs.GUIDE, lambda g, ask, o: why_not_guide(g)), USE],
    "card": [(verbs.CHOOSE, why_not_chosen), ABANDON],
    "crate": [(verbs.CRATE, why_not_crate)],
    "reveal": [(verbs.REVEAL, why_not_revealed)],
    "special-move": [
        (verbs.SAIL, lambda g, ask, o: why_not_carried(g, o.value, g.theater.ports)),
        (verbs.FLY, lambda g, ask, o: why_not_carried(g, o.value, g.theater.airfields)),
    ],
    "advance": [(verbs.ADVANCE, lambda g, ask, o: why_not_step(g, o.value, 1))],
    "bomb": [(verbs.BOMB, lambda g, ask, o: why_not_target(g, o.value))],
    "line": [
        (verbs.LINE, lambda g, ask, o: why_not_line(g, o.value)),
        (verbs.SAME, unless_offered(LINE_BEGUN)),
    ],
    "fire": [(verbs.FIRE, lambda g, ask, o: why_not_target(g, o.value))],
    "rescue": [(verbs.RESCUE, unless_offered(NOT_FALLEN))],
    "objective": [
        (verbs.DEMOLISH, lambda g, ask, o: why_not_demolish(g, o.value)),
        (verbs.CHARGE, lambda g, ask, o: why_not_charge(g, o.value)),
        (verbs.CARRY, lambda g, ask, o: why_not_carry(g, o.value)),
        ABANDON,
    ],
    "last-chance": [USE],
}
"""By the kind of question, the verbs that could answer it."""
