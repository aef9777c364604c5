"""HEROES EOD 9.1: units of one chain of hexes that act together, for one cost and one check."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import OUT, Member, Option, Rules, one_of, some_of
from grognard.engine.reason import Reason
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
}
SUPPORTED: Final = ["fire", "strike"]
"""What one does with the others' support (EOD 9.1.2)."""
TURNS: Final = 1000
"""What a member of a moving group picks that turns instead: this and the direction."""

ALONE: Final = Reason("nobody-joins", "EOD 9.1")
NO_CHAIN: Final = Reason("no-chain", "EOD 9.1")
TOO_DEAR: Final = Reason("too-dear", "3.2.2")


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
    doing = deed_of(WORDS[kind])
    found = [value for value in doing.values(g, unit) if doing.bar(g, unit, value) is None]
    if kind == "move":
        turning = deed_of(PIVOT.word)
        found += [TURNS + way for way in turning.values(g, unit) if turning.bar(g, unit, way) is None]
    return found


def price_of(g: Mission, unit: int, kind: str, pick: int) -> int:
    """What the pick of a member costs."""
    if pick >= TURNS:
        return deed_of(PIVOT.word).cost(g, unit, pick - TURNS)
    return deed_of(WORDS[kind]).cost(g, unit, pick)


def can_pay(g: Mission, unit: int, kind: str, pick: int) -> bool:
    """HEROES 3.2.2: whether this pick can be paid for: by spent units with CAPs alone, whatever dice add to it."""
    if g.free or not g.is_spent(unit):
        return True
    more = 0 if pick >= TURNS else deed_of(WORDS[kind]).most_more(g, unit, pick)
    return price_of(g, unit, kind, pick) + more <= g.caps


def able_picks(g: Mission, unit: int, kind: str) -> list[int]:
    """What a unit could do as one of such a group, and can be paid for."""
    return [pick for pick in picks_of(g, unit, kind) if can_pay(g, unit, kind, pick)]


def fellows(g: Mission, unit: int, kind: str) -> list[int]:
    """Who could join a unit in this: fresh or spent as it is, and in a chain with it through others who could."""
    able = []
    for other in g.force[PLAYER]:
        if other == unit or g.is_carried(other) or not alike(g, unit, other):
            continue
        if kind in SUPPORTED or able_picks(g, other, kind):
            able.append(other)
    if kind in SUPPORTED:
        return [other for other in able if g.far(g.at[other], g.at[unit]) <= 1]
    reached = [unit]
    for one in reached:
        reached += [other for other in able if other not in reached and g.far(g.at[one], g.at[other]) <= 1]
    return sorted(reached[1:])


def alike(g: Mission, unit: int, other: int) -> bool:
    """HEROES 3.1, 3.2.2 and EOD 8: fresh units act for AP, spent ones for CAPs; whom a card pays for may be either,
    but for the card that is for spent ones."""
    if g.free and g.theater.box.action_of[g.playing].effect != "spent-acts":
        return True
    return g.is_spent(other) == g.is_spent(unit)


def bar_group(g: Mission, unit: int, n: int) -> Reason | None:
    """HEROES EOD 9.1: why a unit cannot lead such a group: it cannot do it itself, or nobody can join."""
    kind = GROUPS[n]
    if g.is_carried(unit):
        return ALONE
    picks = able_picks(g, unit, kind)
    if not picks:
        return ALONE if not picks_of(g, unit, kind) else TOO_DEAR
    others = fellows(g, unit, kind)
    if kind in SUPPORTED:
        others = [one for one in others if any(supports(g, one, unit, kind, pick) for pick in picks)]
    return None if others else ALONE


def group_deed(g: Mission, n: int) -> Rules[None]:
    """HEROES EOD 9.1: who joins, and what each does; the dearest of them is the cost."""
    kind = GROUPS[n]
    if kind in SUPPORTED:
        yield from group_fire(g, kind)
        return
    others = fellows(g, g.actor, kind)
    members = [Member([JOINS.each[one]]) for one in others]

    def enough(ways: list[int]) -> Reason | None:
        chosen = [one for one, way in zip(others, ways, strict=True) if way != OUT]
        if not chosen:
            return ALONE
        return None if chained(g, [g.actor, *chosen]) else NO_CHAIN

    chosen = yield from some_of(PLAYER, "group", "EOD 9.1", members, GO.plain, TAKE.each[g.actor], enough=enough)
    joined = [one for one, way in zip(others, chosen.ways, strict=True) if way != OUT]
    g.group = [g.actor, *joined]
    g.deed = WORDS[kind]
    g.picks = []
    for unit in g.group:
        pick = yield from pick_of(g, unit, kind)
        g.picks.append(pick)
        g.cost = max(g.cost, price_of(g, unit, kind, pick) + more_of(g, unit, kind, pick))
    g.value = g.picks[0]
    g.go(TURN, PAY)


def more_of(g: Mission, unit: int, kind: str, pick: int) -> int:
    """EOD 18.4: what dice add to it."""
    return 0 if pick >= TURNS else deed_of(WORDS[kind]).more(g, unit, pick)


def pick_of(g: Mission, unit: int, kind: str) -> Rules[int]:
    """EOD 9.1.1: what one of the group does: into which hex it goes, or which way it turns."""
    doing: Deed = deed_of(WORDS[kind])
    options: list[Option] = []
    for pick in able_picks(g, unit, kind):
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
    targets = [pick for pick in able_picks(g, g.actor, kind) if supporters(g, kind, pick)]
    options = [doing.verb.each[pick] for pick in targets]
    answer = yield from one_of(PLAYER, "deed", "EOD 9.1.2", options, TAKE.each[g.actor])
    able = supporters(g, kind, answer.value)
    members = [Member([JOINS.each[one]]) for one in able]

    def enough(ways: list[int]) -> Reason | None:
        return None if any(way != OUT for way in ways) else ALONE

    chosen = yield from some_of(PLAYER, "group", "EOD 9.1.2", members, GO.plain, TAKE.each[g.actor], enough=enough)
    g.group = [g.actor, *[one for one, way in zip(able, chosen.ways, strict=True) if way != OUT]]
    g.deed = WORDS[kind]
    g.value = answer.value
    g.cost = doing.cost(g, g.actor, g.value)
    g.go(TURN, PAY)


def supports(g: Mission, one: int, leader: int, kind: str, pick: int) -> bool:
    """HEROES EOD 9.1.2: whether a unit can support the leader's shot at a hex, or his attack in their own."""
    return bar_support(g, one, leader, g.at[leader] if kind == "strike" else pick) is None


def supporters(g: Mission, kind: str, pick: int) -> list[int]:
    """HEROES EOD 9.1.2: who can support this shot or attack of the actor."""
    return [one for one in fellows(g, g.actor, kind) if supports(g, one, g.actor, kind, pick)]
