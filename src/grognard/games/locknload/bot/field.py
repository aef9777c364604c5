"""Who could fire where: what the enemy's guns make of every location, worked out once a decision."""

from __future__ import annotations

from typing import Final

from grognard.games.locknload.bot.aims import Aims, aims_of
from grognard.games.locknload.bot.chart import away
from grognard.games.locknload.bot.harm import expected, value
from grognard.games.locknload.rules.cover import cover, is_clear, lit, side_behind
from grognard.games.locknload.rules.fire import on_the_move, out_of_arc, strength, usual_volley
from grognard.games.locknload.rules.victory import winner
from grognard.games.locknload.state import Battle
from grognard.games.locknload.theater import ELIMINATED_UNITS, LEADER
from grognard.geometry.ground import BLOCKS

NONE: Final = -999
UNSEEN: Final = 0.5
"""The share of fire that comes at men in cover who stand still: they have to be found first."""
IN_RANGE: Final = 8
"""How far off men are who matter for smoke and flares: they could fire."""
MOST: Final = 3
"""More volleys hardly ever come at one hex."""


BOLD: Final = 0.75
"""How much losses weigh with those who have to win, beside the others."""
TO_GROUND: Final = 1
"""Turns before the last in which those who have to take ground have to break in: two rounds are better than one."""
TO_GUNS: Final = 2
"""Turns before the last in which those who spike guns have to come to them."""
IDLE: Final = 0.35
"""What it counts to hurt enemies away from what one is out for, when it is now or never."""
AT_LAST: Final = 0.3
"""How much they still weigh in the last turn."""


def care_of(g: Battle, side: int) -> float:
    """How much losses weigh: less and less as the end comes near, least with those who have to win."""
    t = g.theater
    if counted(g, side):
        return 1.0
    left = (t.turns - g.turn) / max(1, t.turns - 1)
    care = AT_LAST + (1.0 - AT_LAST) * min(1.0, left)
    return care * BOLD if side == t.victory_side else care


def counted(g: Battle, side: int) -> bool:
    """Whether the other side has points for every unit of this one."""
    for way in g.theater.ways:
        for score in way.against if side == g.theater.victory_side else way.scores:
            if score.what == ELIMINATED_UNITS:
                return True
    return False


def now_or_never(g: Battle, side: int) -> bool:
    """Whether this side would lose, and has to get somewhere by now: in the last turns, where only ground can
    change that; before them to guns, which take time."""
    t = g.theater
    if winner(g) == side:
        return False
    if t.guns:
        return side == t.victory_side and t.turns - TO_GUNS <= g.turn < t.turns
    return g.turn >= t.turns - TO_GROUND and not counted(g, 1 - side)


class Field:
    """What a side sees of the board when it decides."""

    __slots__ = (
        "aims",
        "care",
        "enemies",
        "fresh",
        "g",
        "goals",
        "mine",
        "now",
        "side",
        "tied",
        "tms",
        "urgent",
        "ways",
    )

    def __init__(self, g: Battle, side: int) -> None:
        self.g = g
        self.side = side
        self.aims: Aims = aims_of(g, side)
        self.enemies: list[int] = [at for at in g.locations(1 - side) if g.good_here(1 - side, at)]
        """Where there are enemies in good order."""
        self.mine: list[int] = g.locations(side)
        self.now: dict[int, int] = {}
        self.fresh: dict[int, int] = {}
        """Strength of the fire from one location at another: now, and at the start of a turn."""
        self.tms: dict[int, int] = {}
        self.care: float = care_of(g, side)
        self.tied: dict[int, float] = {}
        """What it costs a location to do something else than go or spike."""
        self.urgent: bool = now_or_never(g, side)
        self.goals: list[int] = self.aims.want or self.aims.exits or self.aims.beyond
        self.ways: dict[int, int] = away(g, side, self.goals) if self.goals else {}

    # -- fire ---------------------------------------------------------------------------------------

    def force(self, here: int, there: int, fresh: bool) -> int:
        """The total with which enemies here could fire at men there, before movement; NONE where they could not."""
        g = self.g
        key = here << 16 | there
        known = self.fresh if fresh else self.now
        found = known.get(key, NONE - 1)
        if found < NONE:
            if fresh:
                marks = g.lift_marks()
                found = self.measured(here, there)
                g.lay_marks(marks)
            else:
                found = self.measured(here, there)
            known[key] = found
        return found

    def measured(self, here: int, there: int) -> int:
        g = self.g
        if g.look(here, there) == BLOCKS or out_of_arc(g, here, there):
            return NONE
        volley = usual_volley(g, 1 - self.side, here, there, True)
        return strength(g, volley).total if volley.units else NONE

    def tm(self, here: int, there: int) -> int:
        """What men there have against fire from here."""
        key = here << 16 | there
        found = self.tms.get(key, NONE)
        if found == NONE:
            found = self.tms[key] = cover(self.g, there) + side_behind(self.g, here, there)
        return found

    def volleys(self, units: list[int], there: int, moving: int, fresh: bool) -> list[float]:
        """What the fire of each enemy, in their order, may cost these if they are there."""
        g = self.g
        led = 0
        for unit in units:
            if g.kind(unit) == LEADER:
                led = max(led, g.leadership(unit))
        dark = not lit(g, there)
        hidden = not moving and not is_clear(g, there)
        costs: list[float] = []
        for here in self.enemies:
            cost = 0.0
            far = g.distance(here, there)
            total = NONE
            if far and not (dark and far > (g.theater.box.tables.moving_seen if moving else 1)):
                total = self.force(here, there, fresh)
            if total != NONE:
                margin = total + moving - self.tm(here, there)
                for unit in units:
                    share = expected(g, unit, margin, led if g.kind(unit) != LEADER else 0, 1)
                    if share:
                        cost += share * value(g, unit)
                if hidden and far > 1:
                    cost *= UNSEEN
            costs.append(cost)
        return costs

    def danger(self, units: list[int], there: int, moving: int, fresh: bool) -> float:
        """What it may cost these to be there under the fire of all who could: the worst few volleys."""
        return sum(sorted(self.volleys(units, there, moving, fresh), reverse=True)[:MOST])

    def under_way(self, units: list[int], there: int) -> list[float]:
        """What the fire of each enemy at them may cost when they enter a location."""
        return self.volleys(units, there, on_the_move(self.g, there), False)

    def passing(self, units: list[int], there: int) -> float:
        """What the fire at them may cost when they enter a location: the worst few volleys."""
        return sum(sorted(self.under_way(units, there), reverse=True)[:MOST]) if self.enemies else 0.0

    def seen(self, there: int) -> bool:
        """Whether an enemy in good order sees a location."""
        for here in self.enemies:
            if self.g.look(here, there) != BLOCKS:
                return True
        return False

    def stake(self, there: int) -> float:
        """What it counts to hurt enemies there: all of it, unless it is now or never and they hold nothing."""
        return IDLE if self.urgent and self.g.hex_of(there) not in self.aims.want else 1.0

    def nearest_enemy(self, there: int) -> int:
        least = 99
        for here in self.g.locations(1 - self.side):
            least = min(least, self.g.distance(here, there))
        return least

    # -- ground ---------------------------------------------------------------------------------------

    def left(self) -> int:
        """Turns that are still to be played, this one among them."""
        return self.g.theater.turns - self.g.turn + 1
