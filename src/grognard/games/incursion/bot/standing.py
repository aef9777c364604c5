"""How well a side stands: the facts of a position that decide a mission, weighed as many matches have shown.

The facts are the same for every mission; what they weigh depends on what it is about, and that its data say.
"""

from __future__ import annotations

from typing import Final

from grognard.bots.leaning import lean, share
from grognard.games.incursion import theater as th
from grognard.games.incursion.bot.aims import aim
from grognard.games.incursion.bot.board import apart, place, ways
from grognard.games.incursion.bot.errands import errand
from grognard.games.incursion.bot.worth import left_of, precious
from grognard.games.incursion.rules.missions import MAJORITY, carried_points
from grognard.games.incursion.rules.reaction import captive
from grognard.games.incursion.state import ACTION, LAST_KILL, WATCH, Battle
from grognard.games.incursion.theater import ALLIES, GERMANS, HELD, NOBODY

KEEN: Final[frozenset[str]] = frozenset()
"""It asks for no moment that few want."""

PLAYOUTS: Final = 20
"""Those of a decision, where they are counted: some that half a second would hold."""

HORIZON: Final = 1
"""Sides' turns one who looks ahead plays on before he asks how he stands."""

MOST_TURNS: Final = 1000
"""More than a mission lasts: the clock of the next one goes on from there."""

MISSION_WON: Final = 2.0
"""What a mission won weighs in a campaign."""

WEIGHTS: Final[dict[str, list[float]]] = {
    "escape": [-0.06, 0.13, 0.51, 0.00, 0.04, 0.47, 0.00, 0.67, 1.70, 1.04, 0.00, 0.00, 0.00, 0.00],
    "doors": [0.08, 1.92, 0.89, 1.26, 2.57, 0.57, 0.11, 0.19, 0.00, 0.00, 0.38, 0.00, 0.00, 1.68],
    "beacon": [0.44, 0.55, 0.07, 0.53, 0.20, 0.88, 0.61, 1.21, 1.14, 0.35, 0.24, 0.37, 1.86, 0.60],
    "tokens": [-0.48, 2.35, 0.21, 2.66, 0.86, 0.00, 0.46, 0.01, 0.00, 0.00, 0.02, 0.20, 0.00, 0.40],
    "rescue": [0.42, 0.25, 0.00, 0.62, 0.00, 0.18, 0.00, 0.51, 0.52, 1.17, 0.32, 0.00, 2.32, 3.73],
    "panels": [0.60, 0.00, 0.40, 0.97, 0.00, 0.14, 0.00, 0.00, 0.00, 1.57, 0.00, 2.86, 0.00, 2.70],
    "device": [0.19, 1.03, 0.42, 1.67, 0.48, 0.75, 0.00, 0.00, 2.35, 0.91, 0.76, 0.58, 0.00, 0.00],
}
"""What each of the facts weighs, by what a mission is about: from `python -m grognard.lab.weights incursion`."""


def clock(g: Battle) -> int:
    """Counts the sides' turns: on by one when the second player begins to act, and when a turn is over."""
    acting = g.phase == ACTION or g.phase == WATCH
    second = g.phase == LAST_KILL or (acting and g.active != g.first)
    return MOST_TURNS * g.at_mission + 2 * g.turn + second


def worth(g: Battle, seat: int) -> float:
    """How well a side stands, from 0, lost, to 1, won; in a campaign with the missions won so far."""
    if g.over:
        ours = 0.5 if g.winner == NOBODY else float(g.winner == ALLIES)
    else:
        ours = share(leaning(g))
    return ours if seat == ALLIES else 1.0 - ours


def leaning(g: Battle) -> float:
    """How far a match that is not over leans to the Allies."""
    total = MISSION_WON * (g.wins[ALLIES] - g.wins[GERMANS]) if g.campaign else 0.0
    if g.ended:
        return total + MISSION_WON * ((g.winner == ALLIES) - (g.winner == GERMANS))
    return total + lean(facts(g), WEIGHTS[aim(g)]) if g.turn else total


def facts(g: Battle) -> list[float]:
    """What is to be said of a position, each about as large as the others; all but the first the Allies like."""
    return [1.0, *strengths(g), *contacts(g), *progress(g)]


def strengths(g: Battle) -> list[float]:
    """What the sides have left: points and number of the Allies, points of the Germans, the horde."""
    ours = theirs = 0.0
    men = zombies = 0
    for figure in range(len(g.at)):
        if not (g.alive(figure) or g.at[figure] == HELD):
            continue
        if g.has(figure, th.HORDE):
            zombies += 1
        elif g.side[figure] == ALLIES:
            ours += life(g, figure)
            men += 1
        else:
            theirs += life(g, figure)
    return [ours / 20.0, men / 4.0, -theirs / 20.0, -g.purchases / 3.0, -zombies / 10.0]


def life(g: Battle, figure: int) -> float:
    """What a figure stands for: half its points as long as it lives, the rest by the hits it can take."""
    kind = g.theater.type_of[figure]
    return kind.cost * (0.5 + 0.5 * left_of(g, figure) / kind.damage)


def contacts(g: Battle) -> list[float]:
    """How many Germans stand at the Allies' elbows, and how many are near."""
    close = near = 0
    enemies = [g.at[e] for e in g.of_side(GERMANS)]
    for figure in g.of_side(ALLIES):
        at_hand = within = 0
        for enemy in enemies:
            distance = apart(g, g.at[figure], enemy)
            at_hand += distance <= 1
            within += distance <= 5
        close += min(3, at_hand)
        near += min(5, within)
    return [-close / 5.0, -near / 10.0]


def progress(g: Battle) -> list[float]:
    """How near each side is to what it is out for, its nearest and all of them; whom all hangs on; the score.

    Where there are several things to get to, being near the next counts as part of one: nobody loses by getting it.
    """
    best = [0.0, 0.0]
    total = [0.0, 0.0]
    dear = 0.0
    for side in (ALLIES, GERMANS):
        for figure in g.in_battle(side):
            if captive(g, figure) or (g.has(figure, th.HORDE) and not g.mission.zombies_carry):
                continue
            squares = errand(g, figure)
            if not squares:
                continue
            turns = ways(g, figure, squares)[place(g, figure)] / g.theater.type_of[figure].ap
            near = 1.0 / (1.0 + turns)
            best[side] = max(best[side], near)
            total[side] += near
            if precious(g, figure):
                dear += near if side == ALLIES else -near
    ahead = score(g)
    what = aim(g)
    if what == "doors":
        ahead += best[ALLIES] / g.mission.seal.bit_count()
        best[ALLIES] = total[ALLIES] = 0.0
    elif what == "panels":
        ahead += (best[ALLIES] - best[GERMANS]) / MAJORITY
        best = [0.0, 0.0]
    return [best[ALLIES], total[ALLIES] / 3.0, -best[GERMANS], -total[GERMANS] / 3.0, dear, ahead]


def score(g: Battle) -> float:
    """How far the Allies are ahead in what the mission counts."""
    mission = g.mission
    what = aim(g)
    if what == "doors":
        return (g.sealed & mission.seal).bit_count() / mission.seal.bit_count()
    if what == "rescue":
        return (g.points[ALLIES] - g.points[GERMANS]) / 5.0 + (0.3 if g.freed and g.alive(g.lone) else 0.0)
    if what == "beacon":
        bearer = g.object_by[mission.first_object]
        return 0.0 if bearer < 0 else 1.0 if g.side[bearer] == ALLIES else -1.0
    points = carried_points(g) if what == "tokens" else g.points
    return (points[ALLIES] - points[GERMANS]) / MAJORITY
