"""HEROES 9: cattle and refugees, whom nobody commands: how missions move them."""

from __future__ import annotations

from typing import Final

from grognard.games.heroes.rules.arrivals import in_force
from grognard.games.heroes.rules.lots import by_die, in_board_order
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import CATTLE, LEFT, NEUTRAL, REFUGEES

KIND_OF: Final[dict[str, int]] = {"cattle": CATTLE, "refugees": REFUGEES}
EDGES: Final[dict[str, list[int]]] = {
    "edge-north": [0],
    "edge-east": [1, 2],
    "edge-south": [3],
    "edge-west": [4, 5],
}
"""The directions in which a hex of the rim leads off the map there."""


def herds(g: Mission, kind: str) -> list[int]:
    """Those of a kind on the map, in board order."""
    wanted = KIND_OF[kind]
    return in_board_order(g, [unit for unit in g.force[NEUTRAL] if g.types[unit].kind == wanted])


def walk_herds(g: Mission) -> None:
    """HEROES 9: where a mission says so those of a kind go on by a hex of their path before each round after the
    first, and off the map after its last."""
    for special in g.theater.mission.special:
        walk = special.walk
        if walk is None or not in_force(g, special):
            continue
        path = [g.theater.hex(name) for name in walk.path]
        for herd in sorted(herds(g, walk.kind), key=lambda one: -order_on(path, g.at[one])):
            at = g.at[herd]
            if at in path:
                step = path.index(at) + 1
                go(g, herd, path[step] if step < len(path) else LEFT)


def order_on(path: list[int], h: int) -> int:
    """How far along a path a hex is: who is ahead goes first."""
    return path.index(h) if h in path else -1


def go(g: Mission, herd: int, place: int) -> None:
    """A herd moves, or leaves the map; another in its way keeps it where it is."""
    if place >= 0 and g.of_side(place, NEUTRAL):
        return
    g.put(herd, place)
    if place >= 0:
        g.tell("herd", "9", unit=herd, hex=place)
    else:
        g.tell("herd-left", "9", unit=herd)


def move_herd(g: Mission, kind: str, toward: str) -> None:
    """HEROES 9: an event sends those of a kind one hex towards an edge, the nearest Unit or a hex; over the edge
    they are gone. Of several hexes a die takes one."""
    goals = goals_of(g, toward)
    for herd in herds(g, kind):
        at = g.at[herd]
        if toward in EDGES and off_the_map(g, at, toward):
            go(g, herd, LEFT)
            continue
        now = distance(g, at, goals)
        free = [b for b in g.theater.map.beside[at] if b >= 0 and not g.of_side(b, NEUTRAL) and dry(g, b)]
        nearer = [b for b in free if distance(g, b, goals) < now]
        if nearer:
            least = min([distance(g, b, goals) for b in nearer])
            best = sorted([b for b in nearer if distance(g, b, goals) == least])
            go(g, herd, best[0] if len(best) == 1 else by_die(g, best, None, "hex"))


def dry(g: Mission, h: int) -> bool:
    """Cattle and people keep out of the water."""
    return g.theater.box.terrain[g.theater.map.terrain[h]].burdened


def off_the_map(g: Mission, h: int, edge: str) -> bool:
    """Whether a hex is the last before an edge."""
    rim = g.theater.map.rims.get(h, 0)
    return rim > 0 and all(rim >> way & 1 for way in EDGES[edge])


def goals_of(g: Mission, toward: str) -> list[int]:
    """The hexes they are sent to."""
    if toward in EDGES:
        return [b for b in g.theater.map.rims if off_the_map(g, b, toward)]
    if toward == "nearest-unit":
        return [g.at[unit] for unit in g.visible_units()]
    return [g.theater.hex(toward)]


def distance(g: Mission, h: int, goals: list[int]) -> int:
    """How far a hex is from the nearest of them."""
    far = g.theater.map.far[h]
    return min([far[b] for b in goals], default=0)
