"""RAIDERS 34, 31.4, 30.1: by parachute or glider from the staging area onto the map."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option, Rules, one_of
from grognard.engine.event import Luck
from grognard.engine.reason import Reason
from grognard.games.raiders import verbs
from grognard.games.raiders.rules.gear import abandon, gear_options, trade
from grognard.games.raiders.rules.losses import eliminate, random_space
from grognard.games.raiders.rules.stacking import FULL, has_room, room_left
from grognard.games.raiders.rules.tracks import change_alert, lose_operation
from grognard.games.raiders.state import CARD, Mission

NOT_AIRBORNE: Final = Reason("not-airborne", "31.4")
NO_LANDING_ZONE: Final = Reason("no-landing-zone", "34")
STAGING_STAYS: Final = Reason("staging-stays", "34")


def why_not_land(g: Mission, space: int, force: list[int]) -> Reason | None:
    """RAIDERS 34, 31.4, 10.2: airborne troops come down in a landing zone that takes them all."""
    if g.theater.lands_by[force[0]] < 0:
        return NOT_AIRBORNE
    if space not in g.theater.landing_zones:
        return NO_LANDING_ZONE
    return None if has_room(g, space, force) else FULL


def landing_options(g: Mission, force: list[int]) -> list[Option]:
    """RAIDERS 34, 31.4: the landing zones where these units, if they are airborne troops, can be put down."""
    return [verbs.LAND.each[s] for s in g.theater.landing_zones if why_not_land(g, s, force) is None]


def can_land(g: Mission, force: list[int]) -> bool:
    """RAIDERS 34, 31.4: there is such a landing zone."""
    return any(why_not_land(g, s, force) is None for s in g.theater.landing_zones)


def landing_room(g: Mission) -> int:
    """RAIDERS 34: how many units the roomiest landing zone takes."""
    most = g.theater.stacking[g.at_mission]
    room = 0
    for zone in g.theater.landing_zones:
        room = max(room, room_left(g, zone, []))
        if room == most:
            break
    return room


def why_not_stay(g: Mission) -> Reason | None:
    """RAIDERS 34: who could land and has not recruited does not operate only to stay at home."""
    return None if g.prepared or not can_land(g, g.force) else STAGING_STAYS


def airborne_landing(g: Mission) -> Rules[None]:
    """RAIDERS 34, 30.1, 23.2: share out gear, choose a landing zone and roll. Landed, a force moves no further."""
    options = landing_options(g, g.force)
    if g.prepared or not options:
        options.append(verbs.STAY.plain)
    options += gear_options(g, True)
    answer = yield Ask(0, "land", "34", options)
    if answer.verb == "trade":
        yield from trade(g, answer.value)
    elif answer.verb == "abandon":
        abandon(g, answer.value)
    else:
        if answer.verb == "land":
            yield from touch_down(g, answer.value)
        else:
            g.tell("stayed", "34", force=g.force[:], space=0)
        g.segment = CARD


def touch_down(g: Mission, zone: int) -> Rules[None]:
    """RAIDERS Airborne, 31.4: one die on the row for parachutes (leaders, commandos) or gliders (engineers)."""
    row = g.theater.airborne[g.theater.lands_by[g.force[0]]]
    die = g.dice.d6()
    result = row[die - 1]
    luck = Luck("raiders", "checks", int(result == "safe"), row.count("safe"), 6)
    g.tell("landing", "Airborne", force=g.force[:], space=zone, dice=[die], outcome=result, luck=luck)
    if result == "safe":
        put_down(g, zone)
    elif result == "scatter":
        put_down(g, random_space(g))
    elif result == "intercepted":
        yield from lose_one(g)
        if g.force:
            put_down(g, random_space(g))
        change_alert(g, 1, "Airborne")
    elif result == "crash":
        for unit in g.force[:]:
            eliminate(g, unit, "Airborne")
        change_alert(g, 1, "Airborne")
    else:
        assert result == "abort"
    if not g.force:
        lose_operation(g, "34")  # the landing was an operation, and nobody is left to draw its card


def lose_one(g: Mission) -> Rules[None]:
    """RAIDERS Airborne: an intercepted force loses one unit, which the player names."""
    answer = yield from one_of(0, "lose", "Airborne", [verbs.LOSE.each[u] for u in g.force])
    eliminate(g, answer.value, "Airborne")


def put_down(g: Mission, space: int) -> None:
    for unit in g.force:
        g.place[unit] = space
    g.tell("landed", "34", force=g.force[:], space=space)
