"""Where a figure should go in each mission, and what a step on its way is worth."""

from __future__ import annotations

from typing import Final

from grognard.games.incursion import theater as th
from grognard.games.incursion.bot.aims import aim
from grognard.games.incursion.bot.board import apart, nearest, nearest_square, place, strike_squares, way
from grognard.games.incursion.bot.worth import load, precious
from grognard.games.incursion.rules.reaction import captive
from grognard.games.incursion.state import Battle
from grognard.games.incursion.theater import ALLIES, GERMANS

STRIKING: Final = 5
"""How near to the enemy a zombie goes straight for him."""
URGENCY: Final[dict[str, float]] = {
    "escape": 0.55,
    "doors": 0.75,
    "beacon": 0.8,
    "tokens": 0.6,
    "rescue": 0.6,
    "panels": 0.8,
    "device": 0.75,
}
"""What a step toward the goal is worth to the Allies; a near zombie shot is worth nearly 1."""


def errand(g: Battle, figure: int) -> list[int]:
    """The squares a figure should be heading for; none if it should stand and fight."""
    if aim(g) == "beacon":
        bearer = g.object_by[g.theater.object_kind.index(th.BEACON)]
        if bearer == figure:
            return g.mission.exits[g.side[figure]]
        if bearer >= 0 and g.side[bearer] != g.side[figure]:
            return hunt(g, figure, [bearer])
    if g.side[figure] == ALLIES:
        return allied_errand(g, figure)
    return german_errand(g, figure)


def lying(g: Battle, kind: int) -> list[int]:
    """The squares on which objects of a kind lie unclaimed."""
    kinds = g.theater.object_kind
    return [g.object_at[o] for o in range(len(g.object_at)) if kinds[o] == kind and g.object_at[o] >= 0]


def shared_out(g: Battle, figure: int, squares: list[int], team: list[int]) -> list[int]:
    """Of several goals, the one that falls to this figure when the nearest pairs are matched first."""
    pairs = sorted([(apart(g, place(g, f), s), f, s) for f in team for s in squares])
    busy: set[int] = set()
    taken: set[int] = set()
    for _, other, square in pairs:
        if other in busy or square in taken:
            continue
        if other == figure:
            return [square]
        busy.add(other)
        taken.add(square)
    return []


def allied_errand(g: Battle, figure: int) -> list[int]:
    t = g.theater
    what = aim(g)
    team = [f for f in g.in_battle(ALLIES) if not g.has(f, th.TWITCHER) and not captive(g, f)]
    if g.has(figure, th.TWITCHER):
        return hunt(g, figure, g.of_side(GERMANS))
    if what == "escape":
        return g.mission.exits[ALLIES]
    if what == "doors":
        doors = [d for d in range(len(t.door_names)) if (g.mission.seal & ~g.sealed) >> d & 1]
        inner = [max(t.grid.doors[d]) for d in doors]
        return [min(inner, key=lambda s: nearest(g, s, team))]
    if what == "beacon":
        return lying(g, th.BEACON) or before_exits(g)
    if what == "tokens":
        if load(g, figure) and g.turn >= 6:
            return rally(g, figure, team)
        squares = lying(g, th.TOKEN)
        goal = shared_out(g, figure, squares, team)
        if goal:
            return goal
        holders = [b for b in g.object_by if b >= 0 and g.side[b] == GERMANS and g.at[b] >= 0]
        return hunt(g, figure, holders) if holders and not load(g, figure) else rally(g, figure, team)
    if what == "rescue":
        if g.freed or not g.alive(g.lone):
            if captive(g, g.lone) and apart(g, place(g, figure), place(g, g.lone)) <= 10:
                return []
            return g.mission.exits[ALLIES]
        return cell_squares(g)
    if what == "panels":
        squares = lying(g, th.PANEL)
        return shared_out(g, figure, squares, team) or squares
    return lying(g, th.DEVICE)


def fetching(g: Battle, figure: int) -> bool:
    """A German who can take or work what the mission is about, while there is some of it."""
    return not g.has(figure, th.UNDEAD) and bool(lying(g, th.PANEL) or lying(g, th.BEACON))


def before_exits(g: Battle) -> list[int]:
    """Where an escort clears the way out without standing in it."""
    floor = g.theater.grid.floor
    exits = g.mission.exits[ALLIES]
    return [s for s in range(len(floor)) if floor[s] and any(apart(g, s, e) == 3 for e in exits)]


def rally(g: Battle, figure: int, team: list[int]) -> list[int]:
    """Back to back with the nearest friend."""
    friends = [f for f in team if f != figure and g.at[f] >= 0]
    here = place(g, figure)
    if not friends or nearest(g, here, friends) <= 2:
        return []
    return [nearest_square(g, here, friends)]


def cell_squares(g: Battle) -> list[int]:
    """The squares outside the doors of the cell."""
    t = g.theater
    out = []
    for door in range(len(t.door_names)):
        if g.mission.cell >> door & 1:
            a, b = t.grid.doors[door]
            out.append(a if apart(g, a, g.mission.lone) > apart(g, b, g.mission.lone) else b)
    return out


def german_errand(g: Battle, figure: int) -> list[int]:
    what = aim(g)
    swift = not g.has(figure, th.UNDEAD)
    if what == "beacon":
        if swift and lying(g, th.BEACON):
            return lying(g, th.BEACON)
    elif what == "tokens":
        if load(g, figure) and (g.turn >= 5 or not swift):
            return []
        squares = lying(g, th.TOKEN)
        team = [f for f in g.in_battle(GERMANS) if not load(g, f) or not g.has(f, th.UNDEAD)]
        goal = shared_out(g, figure, squares, team)
        if goal:
            return goal
    elif what == "panels" and swift:
        squares = lying(g, th.PANEL)
        team = [f for f in g.in_battle(GERMANS) if not g.has(f, th.UNDEAD)]
        goal = shared_out(g, figure, squares, team)
        if goal:
            return goal
    prey = g.of_side(ALLIES)
    if what == "rescue" and prey and not g.freed:
        free = [f for f in prey if f != g.lone]
        prey = free or prey
    if what == "device" and prey:
        device = lying(g, th.DEVICE)
        prey = sorted(prey, key=lambda f: apart(g, g.at[f], device[0]))[:3]
    if not prey:
        outside = [place(g, f) for f in g.in_battle(ALLIES)]
        return ambush(g, outside)
    if what == "escape" and nearest(g, place(g, figure), prey) > STRIKING:
        return intercept(g, figure, prey)
    return hunt(g, figure, prey)


def intercept(g: Battle, figure: int, prey: list[int]) -> list[int]:
    """Where those on their way out can be met: the first square of a way that both reach in about the same time."""
    here = place(g, figure)
    goals: list[int] = []
    for runner in prey:
        run = way(g, runner, g.at[runner], g.mission.exits[ALLIES])
        met = [s for steps, s in enumerate(run) if apart(g, here, s) <= steps + 1]
        goals.append(met[0] if met else run[-1])
    return sorted(set(goals))


def ambush(g: Battle, outside: list[int]) -> list[int]:
    """Nobody to hunt yet: toward where the enemy will come from."""
    return sorted(set(outside))


def hunt(g: Battle, figure: int, prey: list[int]) -> list[int]:
    """Squares to strike from: at the weakest of those nearly as near as the nearest."""
    on_board = [f for f in prey if g.at[f] >= 0]
    if not on_board:
        return []
    here = place(g, figure)
    if len(on_board) > 1:
        reach = nearest(g, here, on_board) + 3
        on_board = [f for f in on_board if apart(g, here, g.at[f]) <= reach]
    mobbed = [f for f in on_board if g.mobbed[f]]
    if g.has(figure, th.HORDE) and strike_squares(g, figure, mobbed):
        on_board = mobbed
    if g.theater.type_of[figure].rate and not g.has(figure, th.MACE):
        return [g.at[f] for f in on_board]
    return strike_squares(g, figure, on_board) or [g.at[f] for f in on_board]


def urgency(g: Battle, figure: int) -> float:
    """What a step toward the errand is worth."""
    if g.side[figure] == GERMANS or g.has(figure, th.TWITCHER):
        return 0.9 if load(g, figure) >= 8 or fetching(g, figure) else 0.35
    base = URGENCY[aim(g)]
    limit = g.mission.limit or g.mission.turns or g.mission.countdown + 1
    late = g.turn / limit
    if precious(g, figure):
        base += 0.5
    return base * (0.8 + 0.6 * late)
