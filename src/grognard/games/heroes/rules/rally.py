"""HEROES EOD 7.6: rally by a roll, and without one."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Rules
from grognard.engine.event import Luck, Modifier
from grognard.engine.reason import Reason
from grognard.games.heroes.rules.deeds import Deed, enter
from grognard.games.heroes.rules.defence import add_vehicles, ground_dm
from grognard.games.heroes.rules.rolls import Roll, at_least, think_again
from grognard.games.heroes.rules.shot import Shot
from grognard.games.heroes.rules.values import in_close_combat
from grognard.games.heroes.rules.verbs import RALLY
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import NOBODY, PLAYER

UNHIT: Final = Reason("unhit", "EOD 7.6")
NO_RALLY: Final = Reason("no-rally", "EOD 7.6")
LOCKED: Final = Reason("in-close-combat", "EOD 7.6")


def bar_rally(g: Mission, unit: int) -> Reason | None:
    """HEROES EOD 7.6, R12: why a unit cannot roll to rally: it is not hit, no roll removes its marker, or it is in
    close combat, where only an order lets AI try. A marker that lies face down is shown first."""
    if g.at[unit] < 0 or not g.is_hit(unit):
        return UNHIT
    if g.side(unit) == PLAYER and in_close_combat(g, unit):
        return LOCKED
    marker = g.marker(unit)
    return NO_RALLY if marker is not None and not marker.rally else None


def rally_lines(g: Mission, unit: int) -> list[Modifier]:
    """HEROES EOD 7.6, R17, R55: one in cover, a vehicle beside it too, or in a hex with a wall; one with any unhit
    friend in the hex."""
    figures, h = g.theater.box.figures, g.at[unit]
    lines: list[Modifier] = []
    seen = Shot(NOBODY, unit, told=False)
    add_vehicles(g, seen)
    if ground_dm(g, h, unit) + seen.dm >= 1 or g.theater.map.walls[h]:
        lines.append(Modifier("in-cover", figures.rally_cover, "EOD 7.6"))
    friends = [other for other in g.of_side(h, g.side(unit)) if other != unit and not g.is_hit(other)]
    if friends:
        lines.append(Modifier("unhit-friend", figures.rally_friend, "EOD 7.6"))
    return lines


def roll_rally(g: Mission, unit: int, boost: int) -> Rules[None]:
    """HEROES EOD 7.5 and EOD 7.6: two dice and CAPs reach the number of the marker, or not."""
    marker = g.marker(unit)
    assert marker is not None and marker.rally
    mine = g.side(unit) == PLAYER
    added = rally_lines(g, unit)
    more = sum([line.value for line in added]) + boost
    roll = Roll(g.dice.roll(2))
    while True:
        done = roll.total + more >= marker.rally
        lines = added[:]
        if boost:
            lines.append(Modifier("caps", boost, "3.2.3"))
        if roll.luck:
            lines.append(Modifier("luck", roll.luck, "EOD 8.1"))
        lucky: Luck | None = None
        if g.log is not None and g.log.fortune:
            ways = at_least(marker.rally - more - roll.luck)
            lucky = Luck("player" if mine else "ai", "checks", int(done), ways, 36)
        g.tell(
            "rally", "EOD 7.6", unit=unit, marker=marker.number, number=marker.rally, dice=roll.dice,
            modifiers=lines, outcome="rallied" if done else "failed", luck=lucky,
        )  # fmt: skip
        again = mine and (yield from think_again(g, roll, done))
        if not again:
            break
    if done:
        g.hit[unit] = NOBODY


def bar_auto_rally(g: Mission, unit: int) -> Reason | None:
    """HEROES 4.1.2 and EOD 7.6: whoever has a marker rallies so, in close combat too and whatever the marker."""
    return None if g.at[unit] >= 0 and g.is_hit(unit) else UNHIT


def auto_rally(g: Mission, unit: int, rule: str = "EOD 7.6") -> None:
    """HEROES 3.3, 4.1.2, EOD 7.6 and EOD 15.1: the marker is taken off without a roll."""
    g.hit[unit] = NOBODY
    g.tell("auto-rally", rule, unit=unit)


class Rally(Deed):
    """HEROES EOD 5.4 and EOD 7.6: five AP for a roll."""

    def bar(self, g: Mission, unit: int, value: int) -> Reason | None:
        return bar_rally(g, unit)

    def cost(self, g: Mission, unit: int, value: int) -> int:
        return g.theater.box.figures.prices_rally

    def carry_out(self, g: Mission, unit: int, value: int) -> Rules[None]:
        yield from roll_rally(g, unit, g.boost)


enter(Rally(RALLY, rolls=True, shows=False))
