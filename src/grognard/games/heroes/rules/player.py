"""HEROES 2.1, 3.0: the player's turn: one action, paid with AP, CAPs or a card, and the check after it."""

from __future__ import annotations

from typing import Final

import grognard.games.heroes.rules.marching
import grognard.games.heroes.rules.transport  # noqa: F401 - the deeds of both are offered like all others
from grognard.engine.ask import Option, Rules, one_of
from grognard.engine.reason import Reason
from grognard.games.heroes.rules.aftermath import settle
from grognard.games.heroes.rules.arrivals import coming
from grognard.games.heroes.rules.caps import can_pay, payments
from grognard.games.heroes.rules.cards import after_action, play_card, playable, with_action
from grognard.games.heroes.rules.checks import spent_check
from grognard.games.heroes.rules.deeds import Deed, deed_of, deeds_for, enter
from grognard.games.heroes.rules.groups import (
    GROUPS,
    TURNS,
    WORDS,
    as_picks,
    bar_group,
    bar_joining,
    group_deed,
    near_ones,
)
from grognard.games.heroes.rules.hiding import seen_by_acting
from grognard.games.heroes.rules.rolls import declare_boost
from grognard.games.heroes.rules.verbs import ENTER, MOVE, PASS, PAY, PIVOT, PLAY, STALL_CAP, TAKE, TOGETHER, WAIT
from grognard.games.heroes.state import (
    CARRY_OUT,
    CHECK,
    CHOOSE,
    CLOSE,
    DEED,
    DRAW,
    OPPONENT,
    TURN,
    Mission,
)
from grognard.games.heroes.state import (
    PAY as PAYING,
)
from grognard.games.heroes.theater import COMING, NOBODY, PLAYER

NO_DEED: Final = Reason("nothing-to-do", "3.1")
TOO_DEAR: Final = Reason("too-dear", "3.2.2")
NOT_YOURS: Final = Reason("not-yours", "2.1")
NO_CAPS: Final = Reason("no-caps", "2.1")
NOT_HERE: Final = Reason("not-on-map", "EOD 5.0.2")


class Wait(Deed):
    """HEROES 2.1, EOD 5.4: to stall, for 1 AP."""

    def bar(self, g: Mission, unit: int, value: int) -> Reason | None:
        return None if g.on_map(unit) else NOT_HERE

    def cost(self, g: Mission, unit: int, value: int) -> int:
        return g.theater.box.figures.prices_stall

    def carry_out(self, g: Mission, unit: int, value: int) -> Rules[None]:
        g.tell("stalled", "2.1", unit=unit)
        yield from ()


enter(Wait(WAIT, shows=False))


def choose(g: Mission) -> Rules[None]:
    """HEROES 2.1, 3.0: who acts; or a card, a pass, a stall for a CAP."""
    g.new_action()
    menu = g.open_menu()
    options = menu.options or menu.fill(choices(g))
    answer = yield from one_of(PLAYER, "turn", "2.1", options)
    if answer.verb == TAKE.word:
        g.actor = answer.value
        g.go(TURN, DEED)
    elif answer.verb == PLAY.word:
        yield from play_card(g, answer.value)
    elif answer.verb == STALL_CAP.word:
        price = g.theater.box.figures.prices_stall
        g.caps -= price
        g.tell("stalled", "2.1", caps=price)
        over(g)
    else:
        g.tell("passed", "2.1", side=PLAYER)
        g.passes += 1
        g.stood = True
        g.more = 0  # who passes does nothing more in this turn
        over(g)


def choices(g: Mission) -> list[Option]:
    """What the player's turn can begin with."""
    found = [TAKE.each[unit] for unit in [*g.force[PLAYER], *coming(g)] if bar_take(g, unit) is None]
    found += [PLAY.each[card] for card in playable(g)]
    if g.caps >= g.theater.box.figures.prices_stall:
        found.append(STALL_CAP.plain)
    return [*found, PASS.plain]


def bar_take(g: Mission, unit: int) -> Reason | None:
    """HEROES 3.1, 3.2.2: a fresh unit acts for AP, any unit for CAPs, if there is anything it can do."""
    at = g.at[unit]
    if g.theater.side_of[unit] != PLAYER or (at < 0 and at != COMING):
        return NOT_YOURS
    if not g.caps and not g.free and g.is_spent(unit):
        return TOO_DEAR
    return None if can_act(g, unit) else NO_DEED


def can_act(g: Mission, unit: int) -> bool:
    """HEROES 3.1: whether there is anything it can do: to wait, first of all, as all fresh ones on the map may."""
    if g.at[unit] >= 0 and (g.free or g.is_fresh(unit)):
        return True
    for one in reversed(deeds_for(g.types[unit])):
        for value in one.values(g, unit):
            if bar_deed(g, unit, one, value) is None:
                return True
    return any(bar_group(g, unit, n) is None for n in range(len(GROUPS)))


def deed(g: Mission) -> Rules[None]:
    """HEROES 3.1: what the unit does, alone or with others."""
    menu = g.open_menu()
    options = menu.options or menu.fill(deed_options(g, g.actor))
    answer = yield from one_of(PLAYER, "deed", "3.1", options, TAKE.each[g.actor])
    if answer.verb == TOGETHER.word:
        yield from group_deed(g, answer.value)
        return
    yield from begin_deed(g, answer.verb, answer.value)


def begin_deed(g: Mission, word: str, value: int) -> Rules[None]:
    """What the actor does is known, and so what it costs."""
    doing = deed_of(word)
    g.deed = word
    g.value = value
    g.group = doing.crew(g, g.actor, value)
    g.cost = doing.cost(g, g.actor, value)
    if doing.most_more(g, g.actor, value):
        g.cost += yield from doing.more(g, g.actor, value)
    g.go(TURN, PAYING)


def deed_options(g: Mission, unit: int) -> list[Option]:
    """Everything the unit may do now and can be paid for."""
    found: list[Option] = []
    picks: dict[str, list[int]] = {}
    fresh, near = g.is_fresh(unit), near_ones(g, unit)
    for one in deeds_for(g.types[unit]):
        able = one.able(g, unit)
        if able and not (g.free or (fresh and not one.crewed)):
            able = [value for value in able if affordable(g, unit, one, value, fresh)]
        if not able:
            continue
        verb = one.verb
        if near:
            picks[verb.word] = able
        if verb.of:
            found += [verb.each[value] for value in able]
        else:
            found.append(verb.plain)
    if near:
        picks[MOVE.word] = picks.get(MOVE.word, []) + as_picks(picks.get(PIVOT.word, []))
        for n, kind in enumerate(GROUPS):
            mine = picks.get(WORDS[kind])
            if mine and bar_joining(g, unit, kind, mine, near) is None:
                found.append(TOGETHER.each[n])
    return found


def bar_deed(g: Mission, unit: int, one: Deed, value: int) -> Reason | None:
    """HEROES 3.1, 3.2.2: why a unit may not do this: the rule of the deed, or what it costs."""
    barred = one.bar(g, unit, value)
    if barred is not None:
        return barred
    return None if affordable(g, unit, one, value, g.is_fresh(unit)) else TOO_DEAR


def affordable(g: Mission, unit: int, one: Deed, value: int, fresh: bool) -> bool:
    """HEROES 3.1, 3.2.2: whether a unit, `fresh` itself with who rides with it, can pay for this."""
    if g.free:
        return True
    crew = one.crew(g, unit, value)
    if len(crew) > 1:
        fresh = g.all_fresh(crew)
    return fresh or can_pay(g, one.cost(g, unit, value) + one.most_more(g, unit, value), fresh)


def pay(g: Mission) -> Rules[None]:
    """HEROES 3.2.1, 3.2.2: how many CAPs go into the cost, before the action. A card that pays leaves nothing to
    ask."""
    if not g.free:
        ways = payments(g, g.cost, g.all_fresh(g.group))
        answer = yield from one_of(PLAYER, "pay", "3.2.1", [PAY.each[n] for n in ways])
        g.paid = answer.value
        g.caps -= g.paid
    g.go(TURN, CARRY_OUT)


def carry_out(g: Mission) -> Rules[None]:
    """HEROES 3.0, 3.2.3 and EOD 9.1: CAPs on the roll are declared first; then it is done, by a group one after the
    other."""
    doing = deed_of(g.deed)
    unit, value = g.actor, g.value
    waiting = [] if doing.together or not g.picks else [one for one in g.group if not g.done >> one & 1]
    if waiting:
        unit = waiting[0]
        doing, value = picked(g.picks[g.group.index(unit)], doing)
    g.done |= 1 << unit
    if len(waiting) <= 1:
        g.go(TURN, CHECK)
    if g.on_map(unit) or doing.verb is ENTER:
        if doing.fires:
            yield from with_action(g)
        if doing.rolls:
            yield from declare_boost(g)
        begin_act(g, doing, [unit] if waiting else g.group)
        yield from doing.carry_out(g, unit, value)


def picked(pick: int, doing: Deed) -> tuple[Deed, int]:
    """EOD 9.1.1: what one of a group does: in a group that moves one may turn instead."""
    return (deed_of(PIVOT.word), pick - TURNS) if pick >= TURNS else (doing, pick)


def begin_act(g: Mission, doing: Deed, units: list[int]) -> None:
    """HEROES 5.0 (R18), EOD 10.3 and EOD 16.1: who acts has just acted, with who rides along, and is seen by it,
    unless it does nothing one sees."""
    if doing.shows:
        seen_by_acting(g, units, doing.from_afar)
    if doing.fires:
        g.shot = True
    for unit in g.with_riders(units):
        g.acted |= 1 << unit


def check(g: Mission) -> None:
    """HEROES 3.1.1, 3.2.2: who paid AP draws for the check; what CAPs or a card paid asks for none."""
    due = g.cost - g.paid
    left = [unit for unit in g.group if g.on_map(unit)]
    if due > 0 and not g.free and left:
        spent_check(g, left, due)
    g.go(TURN, CLOSE)


def close(g: Mission) -> Rules[None]:
    """HEROES 2.1, EOD 8.1: what the action brought about, and cards for after it; then it is the AI's turn."""
    yield from after_action(g)
    yield from settle(g)
    over(g)


def over(g: Mission) -> None:
    """HEROES 2.0, 2.4 and EOD 7.7.4: the turn is over, and with it what bars the way out of a close combat: the
    AI's is next; or the turn goes on with another action where a card gives it."""
    if g.ended:
        return
    if not g.stood:
        g.passes = 0
    if g.more > 0:
        g.more -= 1
        g.go(TURN, CHOOSE)
        return
    for unit in g.force[PLAYER]:
        g.entered_from[unit] = 0
    g.go(OPPONENT, DRAW)


def why_not(g: Mission, unit: int, word: str, value: int) -> Reason | None:
    """Why the unit cannot do this now, by the rule that would offer it."""
    if unit == NOBODY:
        return None
    return bar_deed(g, unit, deed_of(word), value)
