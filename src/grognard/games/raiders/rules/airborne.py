"""RAIDERS 34, 31.4, 30.1: by parachute or glider from the staging area onto the map."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.event import Event, Fact, Luck
from grognard.games.raiders.rules.gear import abandon, trade, trade_options
from grognard.games.raiders.rules.losses import eliminate, random_space
from grognard.games.raiders.rules.stacking import has_room, room_left
from grognard.games.raiders.rules.tracks import change_alert, lose_operation
from grognard.games.raiders.state import Mission
from grognard.games.raiders.theater import ABORT, CRASH, INTERCEPTED, SAFE, SCATTER, STAY

RESULT_NAMES: Final = ["intercepted", "scatter", "safe", "crash", "abort"]


def landing_options(g: Mission, force: list[int]) -> list[Option]:
    """RAIDERS 34, 31.4: the landing zones where these units, if they are airborne troops, can be put down."""
    t = g.theater
    if t.lands_by[force[0]] < 0:
        return []
    return [t.o_land[s] for s in t.landing_zones if has_room(g, s, force)]


def landing_room(g: Mission) -> int:
    """RAIDERS 34: how many units the roomiest landing zone takes."""
    room = 0
    for zone in g.theater.landing_zones:
        room = max(room, room_left(g, zone, []))
    return room


def airborne_landing(g: Mission) -> Rules[None]:
    """RAIDERS 34, 30.1, 23.2: share out gear, choose a landing zone and roll. Landed, a force moves no further."""
    traded = 0
    while True:
        options = landing_options(g, g.force)
        if g.prepared or not options:
            options.append(STAY)
        options += trade_options(g, traded)
        answer = yield Ask(0, "land", "34", options)
        if answer.verb == "trade":
            traded |= 1 << answer.value
            yield from trade(g, answer.value)
        elif answer.verb == "abandon":
            abandon(g, answer.value)
        else:
            break
    if answer is STAY:
        if g.log is not None:
            g.log.add(Event("stayed", "34", {"force": g.force[:], "space": 0}))
        return
    yield from touch_down(g, answer.value)


def touch_down(g: Mission, zone: int) -> Rules[None]:
    """RAIDERS Airborne, 31.4: one die on the row for parachutes (leaders, commandos) or gliders (engineers)."""
    t = g.theater
    row = t.lands_by[g.force[0]]
    die = g.dice.d6()
    result = t.airborne[row][die - 1]
    if g.log is not None:
        facts: dict[str, Fact] = {"force": g.force[:], "space": zone}
        luck = Luck("raiders", "checks", int(result == SAFE), t.airborne[row].count(SAFE), 6)
        g.log.add(Event("landing", "Airborne", facts, [die], outcome=RESULT_NAMES[result], luck=luck))
    if result == SAFE:
        put_down(g, zone)
    elif result == SCATTER:
        put_down(g, random_space(g))
    elif result == INTERCEPTED:
        yield from lose_one(g)
        if g.force:
            put_down(g, random_space(g))
        change_alert(g, 1, "Airborne")
    elif result == CRASH:
        for unit in g.force[:]:
            eliminate(g, unit, "Airborne")
        change_alert(g, 1, "Airborne")
    else:
        assert result == ABORT
    if not g.force:
        lose_operation(g, "34")  # the landing was an operation, and nobody is left to draw its card


def lose_one(g: Mission) -> Rules[None]:
    """RAIDERS Airborne: an intercepted force loses one unit, which the player names."""
    unit = g.force[0]
    if len(g.force) > 1:
        unit = (yield Ask(0, "lose", "Airborne", [g.theater.o_lose[u] for u in g.force])).value
    eliminate(g, unit, "Airborne")


def put_down(g: Mission, space: int) -> None:
    for unit in g.force:
        g.place[unit] = space
    if g.log is not None:
        g.log.add(Event("landed", "34", {"force": g.force[:], "space": space}))
