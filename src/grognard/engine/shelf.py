"""What scenes name by its hash instead of bringing it along: sent once, and kept for good by whoever has it."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Final

import msgspec
from msgspec.structs import replace

from grognard.engine.scene import EdgeNow, Ground, Kit, Route, Scene, Space, SpaceNow

GROUNDS: Final[dict[str, Ground]] = {}
KITS: Final[dict[str, Kit]] = {}
DATA: Final[dict[str, bytes]] = {}
"""Each as it is sent, by its hash. There are few: a ground for each map and language, a kit for each game."""


def keep(thing: Ground | Kit) -> str:
    """Put something on the shelf; its hash is what scenes call it."""
    data = msgspec.json.encode(thing)
    name = hashlib.sha256(data).hexdigest()[:24]
    if isinstance(thing, Ground):
        GROUNDS[name] = thing
    else:
        KITS[name] = thing
    DATA[name] = data
    return name


def ground_of(scene: Scene) -> Ground:
    """The ground of a scene as it is printed."""
    return GROUNDS[scene.board]


def board_of(scene: Scene) -> Ground:
    """The ground of a scene as it is now."""
    if not scene.spaces and not scene.edges:
        return ground_of(scene)
    return laid_over(scene.board, msgspec.json.encode((scene.spaces, scene.edges)))


@lru_cache(maxsize=64)
def laid_over(name: str, now: bytes) -> Ground:
    """A ground with what is not as printed laid over it."""
    ground = GROUNDS[name]
    spaces, edges = msgspec.json.decode(now, type=tuple[list[SpaceNow], list[EdgeNow]])
    at = {space.id: space for space in spaces}
    between = {(edge.a, edge.b): edge for edge in edges}
    return replace(
        ground,
        spaces=[space_now(space, at[space.id]) if space.id in at else space for space in ground.spaces],
        routes=[route_now(r, between[r.a, r.b]) if (r.a, r.b) in between else r for r in ground.routes],
    )


def space_now(space: Space, now: SpaceNow) -> Space:
    return replace(space, terrain=now.terrain or space.terrain, marks=space.marks + now.marks)


def route_now(route: Route, now: EdgeNow) -> Route:
    return replace(route, kind=now.kind or route.kind, marks=route.marks + now.marks)
