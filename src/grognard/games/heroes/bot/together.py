"""What units could do together: several for one cost, one check and one turn."""

from __future__ import annotations

from typing import Final

from grognard.games.heroes.bot.deeds import Choice, attack_gain, choices_of
from grognard.games.heroes.bot.values import CAP, chance_of_spending, fresh_worth
from grognard.games.heroes.rules.groups import GROUPS, SUPPORTED, WORDS, chained, fellows, supports
from grognard.games.heroes.rules.verbs import PIVOT
from grognard.games.heroes.state import Mission

ALIKE: Final = ["move", "rally", "dig"]
"""What each of a group does for itself."""


class Joint:
    """Something a unit could do with others: of which kind, at what, with whom."""

    __slots__ = ("kind", "others", "value", "worth")

    def __init__(self, kind: str, value: int, others: list[int], worth: float) -> None:
        self.kind = kind
        self.value = value
        self.others = others
        self.worth = worth

    @property
    def number(self) -> int:
        """As the verb names it."""
        return GROUPS.index(self.kind)


def best_joint(found: list[Joint]) -> Joint | None:
    """The one worth most; the first of equals."""
    best: Joint | None = None
    for joint in found:
        if best is None or joint.worth > best.worth:
            best = joint
    return best


def act_worth(g: Mission, unit: int, seen: dict[int, list[Choice]]) -> float:
    """The best a unit can do now that can be paid for, alone or leading others."""
    worths = [choice.worth for choice in alone(g, unit, seen)]
    return max(worths + [joint.worth for joint in joints_of(g, unit, seen)], default=-1.0)


def joints_of(g: Mission, unit: int, seen: dict[int, list[Choice]]) -> list[Joint]:
    """EOD 9.1: all that is worth doing with others. `seen`: what each could do alone, as far as it is known."""
    if g.at[unit] < 0 or g.is_carried(unit):
        return []
    found: list[Joint] = []
    for choice in alone(g, unit, seen):
        word = choice.deed.verb.word
        if word in SUPPORTED:
            joint = supported(g, choice, word)
            if joint is not None:
                found.append(joint)
    for kind in ALIKE:
        joint = side_by_side(g, unit, kind, seen)
        if joint is not None:
            found.append(joint)
    return found


def alone(g: Mission, unit: int, seen: dict[int, list[Choice]]) -> list[Choice]:
    if unit not in seen:
        seen[unit] = choices_of(g, unit)
    return seen[unit]


def bill(g: Mission, units: list[int], cost: int) -> float:
    """HEROES 3.1.1, 3.2.2: what one cost takes from all of them: the risk of being spent together, or
    CAPs where one of them is spent already."""
    if g.free:
        return 0.0
    if not g.all_fresh(units):
        return CAP * cost
    return chance_of_spending(g, cost) * sum([fresh_worth(g, unit) for unit in units])


def supported(g: Mission, choice: Choice, kind: str) -> Joint | None:
    """EOD 9.1.2: a shot or attack with the support of whoever adds more to it than he risks."""
    unit, value = choice.unit, choice.value
    able = [one for one in fellows(g, unit, kind) if supports(g, one, unit, kind, value)]
    able.sort(key=lambda one: (fresh_worth(g, one), one))
    group = [unit]
    worth = backed(g, choice, kind, 0) - bill(g, group, choice.cost)
    for one in able:
        more = backed(g, choice, kind, len(group)) - bill(g, [*group, one], choice.cost)
        if more > worth:
            group.append(one)
            worth = more
    return Joint(kind, value, group[1:], worth) if len(group) > 1 else None


def backed(g: Mission, choice: Choice, kind: str, support: int) -> float:
    """What the attack is worth with so many in support."""
    return attack_gain(g, choice.unit, kind, choice.value, support)


def best_pick(g: Mission, unit: int, kind: str, seen: dict[int, list[Choice]]) -> Choice | None:
    """What one of such a group had best do: where it goes, which way it turns."""
    words = [WORDS[kind], PIVOT.word] if kind == "move" else [WORDS[kind]]
    best: Choice | None = None
    for choice in alone(g, unit, seen):
        if choice.deed.verb.word in words and (best is None or choice.worth > best.worth):
            best = choice
    return best


def side_by_side(g: Mission, unit: int, kind: str, seen: dict[int, list[Choice]]) -> Joint | None:
    """EOD 9.1.1, EOD 9.1.3: the unit, and those of its chain who gain more by it than the common check risks."""
    first = best_pick(g, unit, kind, seen)
    if first is None:
        return None
    picks = [best_pick(g, one, kind, seen) for one in fellows(g, unit, kind)]
    wanting = [pick for pick in picks if pick is not None and pick.gain > 0.0]
    wanting.sort(key=lambda pick: (-pick.gain, pick.unit))
    group, gain, cost = [unit], first.gain, first.cost
    for pick in wanting:
        dearer, joined = max(cost, pick.cost), [*group, pick.unit]
        if chained(g, joined) and pick.gain > bill(g, joined, dearer) - bill(g, group, cost):
            group, gain, cost = joined, gain + pick.gain, dearer
    return Joint(kind, first.value, sorted(group[1:]), gain - bill(g, group, cost)) if len(group) > 1 else None
