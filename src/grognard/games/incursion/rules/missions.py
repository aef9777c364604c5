"""INCURSION 7.1 to 7.7: how each mission is set up, counted and ended."""

from __future__ import annotations

from typing import Final

from grognard.engine.event import Luck
from grognard.engine.reason import Reason
from grognard.games.incursion.state import NOTHING, Battle
from grognard.games.incursion.theater import ALLIES, GERMANS, HELD, NOBODY, TOKEN_POINTS

LONE_POINTS: Final = 5
LONE_DEATH: Final = 2
MAJORITY: Final = 3

COMRADE_INSIDE: Final = Reason("comrade-inside", "7.5.1")
WITHOUT_BEACON: Final = Reason("without-beacon", "7.3")


def end(g: Battle, winner: int, how: str) -> None:
    """INCURSION 7: the mission is decided; nothing that follows changes that."""
    if g.ended:
        return
    g.ended = how
    g.winner = winner
    g.tell("ended", mission_rule(g), how=how, winner=winner)


def mission_rule(g: Battle) -> str:
    return "7." + str(g.at_mission + 1)


def by_points(g: Battle, how: str) -> None:
    """INCURSION 7.4, 7.5.2, 7.6: more points win; as many is a draw."""
    ours, theirs = g.points[ALLIES], g.points[GERMANS]
    end(g, ALLIES if ours > theirs else GERMANS if theirs > ours else NOBODY, how)


def any_left(g: Battle) -> bool:
    """Some Allied figure card is still on the board, waiting, or held back."""
    return any(g.alive(f) or g.at[f] == HELD for f in g.theater.allies)


def figure_lost(g: Battle, figure: int) -> None:
    """INCURSION 7.1.1, 7.2, 7.3, 7.5.2, 7.6, 7.7: what a death means for the mission."""
    name = g.mission.name
    if g.theater.type_of[figure].side != ALLIES or g.ended:
        return
    if name == "lines":
        g.points[GERMANS] += LONE_DEATH if figure == g.lone else 1
    if name == "twitcher" or (any_left(g) and not forsaken(g)):
        return
    if name == "lines" or name == "acdc":
        by_points(g, "points")
    else:
        end(g, GERMANS, "wiped-out")


def may_not_leave(g: Battle, figure: int) -> Reason | None:
    """INCURSION 7.1.3, 7.3, 7.5.1: why a figure may not go over the edge."""
    name = g.mission.name
    if name == "lines":
        return COMRADE_INSIDE if imprisoned(g) else None
    if name == "beacon":
        return None if figure in g.object_by else WITHOUT_BEACON
    return None


def imprisoned(g: Battle) -> bool:
    """INCURSION 7.5.1: the lone soldier lives behind doors nobody has opened (I61)."""
    return not g.freed and g.alive(g.lone)


def forsaken(g: Battle) -> bool:
    """INCURSION 7.5.1: nobody is left who could free the lone soldier, and nobody else may (I61)."""
    if g.mission.lone < 0 or not imprisoned(g):
        return False
    return not any(f != g.lone and (g.alive(f) or g.at[f] == HELD) for f in g.theater.allies)


def figure_left(g: Battle, figure: int) -> None:
    """INCURSION 7.1.1, 7.3, 7.5, 7.5.2: what leaving the board means."""
    name = g.mission.name
    if name == "beacon":
        end(g, g.side[figure], "beacon")
    elif name == "recon":
        if not any_left(g):
            end(g, ALLIES, "escaped")
    elif name == "lines":
        g.points[ALLIES] += LONE_POINTS if figure == g.lone else 1
        if not any_left(g):
            by_points(g, "points")


def door_opened(g: Battle, figure: int, door: int) -> None:
    """INCURSION 7.5.1: an Ally at a door of the cell frees the lone soldier, from the next Allied turn on."""
    if g.mission.cell >> door & 1 and not g.freed and g.side[figure] == ALLIES:
        g.freed = g.turn
        g.tell("freed", "7.5.1", figure=g.lone)


def door_sealed(g: Battle) -> None:
    """INCURSION 7.2: when every green door of the Germans is sealed the Allies have won."""
    if g.sealed & g.mission.seal == g.mission.seal:
        end(g, ALLIES, "sealed")


def panel_taken(g: Battle) -> None:
    """INCURSION 7.6: who has more panels at the end wins; three of five decide it (I20)."""
    for side in (ALLIES, GERMANS):
        g.points[side] = len([o for o in g.object_owner if o == side])
        if g.points[side] >= MAJORITY:
            end(g, side, "panels")


def device_stopped(g: Battle) -> None:
    """INCURSION 7.7: the Device is disarmed."""
    end(g, ALLIES, "disarmed")


def countdown(g: Battle) -> None:
    """INCURSION 7.7.3: from turn 7 the Device may launch: on a 1, the turn after on 1-2, and so on."""
    start = g.mission.countdown
    if not start or g.turn < start:
        return
    die = g.dice.d6()
    launch = die <= g.turn - start + 1
    number = g.turn - start + 1
    luck = Luck("germans", "checks", int(launch), number, 6)
    outcome = "launch" if launch else "delayed"
    g.tell("countdown", "7.7.3", dice=[die], outcome=outcome, luck=luck, turn=g.turn, number=number)
    if launch:
        end(g, GERMANS, "launched")


def turn_over(g: Battle) -> None:
    """INCURSION 7.4, 7.5.2, 7.6: Twitcher ends with its seventh turn; others where a limit was agreed on (I21)."""
    mission = g.mission
    if mission.turns and g.turn >= mission.turns:
        g.points = carried_points(g)
        by_points(g, "points")
    elif g.read.turn_limit and mission.limit and g.turn >= mission.limit:
        if mission.name in ("lines", "acdc"):
            by_points(g, "time")
        else:
            end(g, NOBODY if mission.name == "beacon" else GERMANS, "time")


def carried_points(g: Battle) -> list[int]:
    """INCURSION 7.4.2: what the tokens in the hands of each side are worth."""
    points = [0, 0]
    for thing in range(len(g.object_by)):
        bearer = g.object_by[thing]
        if bearer != NOTHING and g.object_value[thing]:
            points[g.side[bearer]] += TOKEN_POINTS[g.object_value[thing] - 1]
    return points
