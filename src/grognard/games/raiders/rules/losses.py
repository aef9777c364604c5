"""What happens to a raider unit that is eliminated, and to all that it carries."""

from __future__ import annotations

from grognard.games.raiders.state import Mission
from grognard.games.raiders.theater import CAMP, DEAD, LEADER, POOL, REMOVED, SAMPLE


def eliminate(g: Mission, unit: int, rule: str) -> None:
    """RAIDERS 3, 20.1, 23.3, 18.4: the unit goes to the recruit box, its gear and load with it.

    Leaders (20.1) and the camp (36) are not replaced in this mission; the others can be bought
    again. A sample it carried is lost for good.
    """
    t = g.theater
    g.tell("eliminated", rule, unit=unit, space=g.place[unit])
    gone = t.kind[unit] == LEADER or t.kind[unit] == CAMP
    g.place[unit] = DEAD if gone else POOL
    bearer = g.bearer
    for item in range(len(bearer)):
        if bearer[item] == unit:
            bearer[item] = POOL
    if g.sample_bearer == unit:
        g.sample_bearer = -1
        sample = t.marker_kind.index(SAMPLE)
        g.marker_at[sample] = REMOVED
        g.tell("sample-lost", "18.4", unit=unit)
    if unit in g.force:
        g.force.remove(unit)


def random_space(g: Mission) -> int:
    """RAIDERS Random: a die names one of six spaces."""
    die = g.dice.d6()
    space = g.theater.random_spaces[die - 1]
    g.tell("random-space", "Random", space=space, dice=[die])
    return space
