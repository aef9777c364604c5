"""HEROES EOD 9.1: units of one chain of hexes that act together, for one cost and one check."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import OUT, Member, Option, Rules, marked, one_of, some_of
from grognard.engine.reason import Reason
from grognard.games.heroes.rules.caps import can_pay, can_pay_anything
from grognard.games.heroes.rules.deeds import Deed, deed_of
from grognard.games.heroes.rules.fire import bar_support
from grognard.games.heroes.rules.verbs import (
    DIG,
    FIRE,
    GO,
    GROUP_DEEDS,
    HIDE,
    JOINS,
    MOVE,
    PIVOT,
    RALLY,
    RAZE,
    SMOKE,
    STRIKE,
    TAKE,
)
from grognard.games.heroes.state import PAY, TURN, Mission
from grognard.games.heroes.theater import PLAYER

GROUPS: Final = GROUP_DEEDS
WORDS: Final = {
    "move": MOVE.word,
    "fire": FIRE.word,
    "rally": RALLY.word,
    "hide": HIDE.word,
    "dig": DIG.word,
    "smoke": SMOKE.word,
    "strike": STRIKE.word,
    "raze": RAZE.word,
}
IN_THE_HEX: Final = ["strike", "raze"]
SUPPORTED: Final = ["fire", *IN_THE_HEX]
"""What one does with the others' support (EOD 9.1.2), in the own hex or out of it."""
TURNS: Final = 1000
"""What a member of a moving group picks that turns instead: this and the direction."""

ALONE: Final = Reason("nobody-joins", "EOD 9.1")
NO_CHAIN: Final = Reason("no-chain", "EOD 9.1")
TOO_DEAR: Final = Reason("too-dear", "3.2.2")


def is_supported(kind: str) -> bool:
    """EOD 9.1.2: whether one does it with the others' support."""
    return kind == "fire" or kind in IN_THE_HEX


def chained(g: Mission, units: list[int]) -> bool:
    """HEROES EOD 9.1: their hexes are the same or hang together."""
    reached, waiting = [units[0]], units[1:]
    while waiting:
        near = [one for one in waiting if any(g.far(g.at[one], g.at[other]) <= 1 for other in reached)]
        if not near:
            return False
        reached += near
        waiting = [one for one in waiting if one not in near]
    return True


def picks_of(g: Mission, unit: int, kind: str) -> list[int]:
    """What a unit could do as one of such a group."""
    return deed_of(WORDS[kind]).able(g, unit) + turns_of(g, unit, kind)


def turns_of(g: Mission, unit: int, kind: str) -> list[int]:
    """EOD 9.1.1: in a group that moves one may turn instead."""
    return as_picks(deed_of(PIVOT.word).able(g, unit)) if kind == "move" else []


def as_picks(ways: list[int]) -> list[int]:
    """Turns, told apart from hexes."""
    return [TURNS + way for way in ways]


def price_of(g: Mission, unit: int, kind: str, pick: int) -> int:
    """What the pick of a member costs."""
    if pick >= TURNS:
        return deed_of(PIVOT.word).cost(g, unit, pick - TURNS)
    return deed_of(WORDS[kind]).cost(g, unit, pick)


def payable(g: Mission, unit: int, kind: str, pick: int, fresh: bool) -> bool:
    """HEROES 3.2.2: whether this pick can be paid for: where not all of the group are fresh with CAPs alone,
    whatever dice add to it."""
    if g.free or fresh:
        return True
    if not can_pay_anything(g, fresh):
        return False
    return can_pay(g, price_of(g, unit, kind, pick) + most_more_of(g, unit, kind, pick), fresh)


def able_picks(g: Mission, unit: int, kind: str, fresh: bool) -> list[int]:
    """What a unit could do as one of such a group, and can be paid for."""
    picks = picks_of(g, unit, kind)
    return picks if g.free or fresh else [pick for pick in picks if payable(g, unit, kind, pick, fresh)]


def fellows(g: Mission, unit: int, kind: str) -> list[int]:
    """HEROES EOD 9.1: who could join a unit in this, in a chain with it through others who could: fresh ones for
    AP; spent ones too, where CAPs can pay for all (3.2.2)."""
    able = [other for other in companions(g, unit) if could_join(g, unit, other, kind)]
    if is_supported(kind):
        return beside(g, unit, able)
    reached = [unit]
    for one in reached:
        reached += [other for other in beside(g, one, able) if other not in reached]
    return sorted(reached[1:])


def companions(g: Mission, unit: int) -> list[int]:
    """HEROES EOD 9.1: the others who could act along with a unit, whatever they do and wherever they are. Nobody
    joins by himself who is carried."""
    return [one for one in g.force[PLAYER] if could_come(g, unit, one)]


def could_come(g: Mission, unit: int, one: int) -> bool:
    """HEROES EOD 9.1: whether this is one of them."""
    return one != unit and g.carrier[one] < 0 and card_is_for(g, one)


def beside(g: Mission, unit: int, others: list[int]) -> list[int]:
    """Those of them in its hex or in the next one."""
    far = g.theater.map.far[g.at[unit]]
    return [other for other in others if far[g.at[other]] <= 1]


def near_ones(g: Mission, unit: int) -> list[int]:
    """HEROES EOD 9.1: with whom a chain from this unit can begin."""
    if g.is_carried(unit) or not g.on_map(unit):
        return []
    return [one for one in beside(g, unit, g.force[PLAYER]) if could_come(g, unit, one)]


def could_join(g: Mission, unit: int, other: int, kind: str) -> bool:
    """HEROES 3.1, 3.2.2: whether the two could do it together: each has something it can do that can be paid
    for."""
    fresh = g.is_fresh(unit) and g.is_fresh(other)
    if not can_pay_anything(g, fresh) or not (fresh or could_do(g, unit, kind, fresh)):
        return False
    return is_supported(kind) or could_do(g, other, kind, fresh)


def could_do(g: Mission, unit: int, kind: str, fresh: bool) -> bool:
    """Whether there is anything a unit could do as one of such a group that can be paid for."""
    for pick in turns_of(g, unit, kind):
        if payable(g, unit, kind, pick, fresh):
            return True
    for pick in deed_of(WORDS[kind]).able(g, unit):
        if payable(g, unit, kind, pick, fresh):
            return True
    return False


def card_is_for(g: Mission, unit: int) -> bool:
    """HEROES EOD 8: whom a card pays for may be fresh or spent, but for the card that is for spent ones."""
    return not g.free or g.theater.box.action_of[g.playing].effect != "spent-acts" or g.is_spent(unit)


def bar_group(g: Mission, unit: int, n: int) -> Reason | None:
    """HEROES EOD 9.1: why a unit cannot lead such a group: it cannot do it itself, or nobody can join. A chain
    begins with somebody in its hex or the next one."""
    kind = GROUPS[n]
    near = near_ones(g, unit)
    if not near:
        return ALONE
    picks = able_picks(g, unit, kind, g.is_fresh(unit))
    if not picks:
        return ALONE if not picks_of(g, unit, kind) else TOO_DEAR
    return bar_joining(g, unit, kind, picks, near)


def bar_joining(g: Mission, unit: int, kind: str, picks: list[int], near: list[int]) -> Reason | None:
    """HEROES EOD 9.1: whether any of those near could join a unit in what it can do."""
    supported = is_supported(kind)
    for one in near:
        if not supported:
            if could_join(g, unit, one, kind):
                return None
        elif any(supports(g, one, unit, kind, pick) for pick in picks):
            return None
    return ALONE


def group_deed(g: Mission, n: int) -> Rules[None]:
    """HEROES EOD 9.1: who joins, and what each does; the dearest of them is the cost."""
    kind = GROUPS[n]
    if is_supported(kind):
        yield from group_fire(g, kind)
        return
    others = fellows(g, g.actor, kind)
    members = [Member([JOINS.each[one]]) for one in others]

    def enough(ways: list[int]) -> Reason | None:
        chosen = marked(others, ways)
        if not chosen:
            return ALONE
        if not chained(g, [g.actor, *chosen]):
            return NO_CHAIN
        fresh = g.all_fresh([g.actor, *chosen])
        return None if all(could_do(g, one, kind, fresh) for one in [g.actor, *chosen]) else TOO_DEAR

    chosen = yield from some_of(PLAYER, "group", "EOD 9.1", members, GO.plain, TAKE.each[g.actor], enough=enough)
    g.group = [g.actor, *marked(others, chosen.ways)]
    g.deed = WORDS[kind]
    g.picks = []
    for unit in g.group:
        pick = yield from pick_of(g, unit, kind)
        g.picks.append(pick)
        price = price_of(g, unit, kind, pick)
        if most_more_of(g, unit, kind, pick):
            price += yield from deed_of(WORDS[kind]).more(g, unit, pick)
        g.cost = max(g.cost, price)
    g.value = g.picks[0]
    g.go(TURN, PAY)


def most_more_of(g: Mission, unit: int, kind: str, pick: int) -> int:
    """EOD 18.4: the most that dice may add to it."""
    return 0 if pick >= TURNS else deed_of(WORDS[kind]).most_more(g, unit, pick)


def pick_of(g: Mission, unit: int, kind: str) -> Rules[int]:
    """EOD 9.1.1: what one of the group does: into which hex it goes, or which way it turns."""
    doing: Deed = deed_of(WORDS[kind])
    options: list[Option] = []
    for pick in able_picks(g, unit, kind, g.all_fresh(g.group)):
        if pick >= TURNS:
            options.append(PIVOT.each[pick - TURNS])
        else:
            options.append(doing.verb.each[pick] if doing.verb.of else doing.verb.plain)
    answer = yield from one_of(PLAYER, "pick", "EOD 9.1", options, TAKE.each[unit])
    return TURNS + answer.value if answer.verb == PIVOT.word and kind == "move" else answer.value


def group_fire(g: Mission, kind: str) -> Rules[None]:
    """HEROES EOD 9.1.2: one leads, the others who have the target in arc, sight and normal range, or are with him
    in a close combat, add one each; the leader's cost is that of the group."""
    doing = deed_of(WORDS[kind])
    picks = able_picks(g, g.actor, kind, g.is_fresh(g.actor))
    targets = [pick for pick in picks if supporters(g, kind, pick)]
    options = [doing.verb.each[pick] for pick in targets]
    answer = yield from one_of(PLAYER, "deed", "EOD 9.1.2", options, TAKE.each[g.actor])
    able = supporters(g, kind, answer.value)
    members = [Member([JOINS.each[one]]) for one in able]

    def enough(ways: list[int]) -> Reason | None:
        return None if any(way != OUT for way in ways) else ALONE

    chosen = yield from some_of(PLAYER, "group", "EOD 9.1.2", members, GO.plain, TAKE.each[g.actor], enough=enough)
    g.group = [g.actor, *marked(able, chosen.ways)]
    g.deed = WORDS[kind]
    g.value = answer.value
    g.cost = doing.cost(g, g.actor, g.value)
    g.go(TURN, PAY)


def supports(g: Mission, one: int, leader: int, kind: str, pick: int) -> bool:
    """HEROES 3.2.2 and EOD 9.1.2: whether a unit can support the leader's shot at a hex, or his attack in their
    own, which CAPs have to pay if either is spent."""
    if not payable(g, leader, kind, pick, g.all_fresh([leader, one])):
        return False
    return bar_support(g, one, leader, g.at[leader] if kind in IN_THE_HEX else pick) is None


def supporters(g: Mission, kind: str, pick: int) -> list[int]:
    """HEROES EOD 9.1.2: who can support this shot or attack of the actor."""
    return [one for one in fellows(g, g.actor, kind) if supports(g, one, g.actor, kind, pick)]
