"""What one seat may see of a battle. Hands, bids, forces and places not yet shown stay out of it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from grognard.engine.scene import Scene, Track
from grognard.games.incursion.content import Content
from grognard.games.incursion.fields import PHASES
from grognard.games.incursion.floor import board, doors
from grognard.games.incursion.hands import cards
from grognard.games.incursion.pieces import pieces, unplaced
from grognard.games.incursion.rules.forces import chosen, spent
from grognard.games.incursion.rules.missions import panels
from grognard.games.incursion.state import ACTION, MUSTER, WATCH, Battle
from grognard.games.incursion.theater import ALLIES, BY_POINTS, CONTROLLER, GERMANS, SIDES, TOKEN_POINTS
from grognard.text import say


def scene(g: Battle, content: Content, seat: int, lang: str) -> Scene:
    title, story, goal = heading(content, g.at_mission, seat, g.read.turn_limit, lang)
    return Scene(
        game="incursion",
        scenario="",
        title=title,
        story=story,
        goal=goal,
        seat=seat,
        lang=lang,
        phase=phase(g.phase, g.active, lang),
        board=board(content, g.at_mission, lang),
        edges=doors(g),
        pieces=pieces(g, content, seat, lang),
        cards=cards(g, content, seat, lang),
        tracks=tracks(g, seat, lang),
        notes=notes(g, content, seat, lang),
    )


@cache
def heading(content: Content, at_mission: int, seat: int, limited: bool, lang: str) -> tuple[str, str, str]:
    """A mission, its story, and what a seat that plays has to achieve, until when if that was agreed on (I21)."""
    mission = content.theater.missions[at_mission]
    goal = ""
    if seat in (ALLIES, GERMANS):
        goal = say(lang, f"incursion-goal-{mission.name}-{SIDES[seat]}")
        if limited and mission.limit:
            goal += " " + say(lang, f"incursion-limit-{mission.name}", turn=mission.limit)
    return say(lang, f"incursion-mission-{mission.name}"), say(lang, f"incursion-story-{mission.name}"), goal


def notes(g: Battle, content: Content, seat: int, lang: str) -> list[str]:
    """What a side has chosen so far, or has ordered."""
    if seat not in (ALLIES, GERMANS):
        return []
    if g.phase != MUSTER:
        return standing_orders(g, seat, lang)
    names = [content.figure_name(figure, lang) for figure in chosen(g, seat)]
    if seat == GERMANS and g.purchases:
        count = g.purchases * g.theater.zombies_each_turn
        names.append(say(lang, "incursion-zombies-each-turn", count=count))
    return [say(lang, "incursion-force-so-far", figures=", ".join(names))] if names and g.active == seat else []


def standing_orders(g: Battle, seat: int, lang: str) -> list[str]:
    """INCURSION 1.6: what a side has settled for the rest of its turn."""
    if not g.closing[seat]:
        return []
    return [say(lang, "incursion-standing-order", order=say(lang, "incursion-option-close-all"))]


@cache
def phase(now: int, active: int, lang: str) -> str:
    name = PHASES[now]
    if now in (ACTION, WATCH):
        return say(lang, f"incursion-phase-{name}", side=say(lang, f"incursion-side-{SIDES[active]}"))
    return say(lang, f"incursion-phase-{name}")


# -- tracks ---------------------------------------------------------------------------------------

COMMAND: Final = [f"command-{name}" for name in SIDES]


def tracks(g: Battle, seat: int, lang: str) -> list[Track]:
    mission = g.mission
    numbers: list[tuple[str, int, int]] = []
    if g.phase == MUSTER:
        if seat in (ALLIES, GERMANS):
            numbers.append(("requisition", g.allowance(seat) - spent(g, seat), g.allowance(seat)))
        if seat == GERMANS:
            numbers.append(("zombies", g.purchases * g.theater.zombies_each_turn, 0))
    else:
        numbers.append(("turn", g.turn, mission.turns or (mission.limit if g.read.turn_limit else 0)))
        if g.actor >= 0:
            numbers.append(("ap", g.ap, 0))
        own_first = (GERMANS, ALLIES) if seat == GERMANS else (ALLIES, GERMANS)
        numbers += [(COMMAND[side], g.cp[side], 0) for side in own_first]
        if any(g.has(f, CONTROLLER) and g.fights(f, GERMANS) and not unplaced(g, f, seat) for f in g.of[GERMANS]):
            numbers.append(("controller", g.zombie_cp, g.theater.controller))
        if mission.rules & BY_POINTS:
            kind = "panels" if panels(g) else "points"
            numbers += [(f"{kind}-{name}", g.points[side], 0) for side, name in enumerate(SIDES)]
        if mission.zombies_carry and seat in (ALLIES, GERMANS):
            numbers.append(("tokens", own_tokens(g, seat), 0))
    if g.campaign:
        numbers += [(f"wins-{name}", g.wins[side], len(g.theater.missions)) for side, name in enumerate(SIDES)]
    return tracks_so(tuple(numbers), lang)


@lru_cache(maxsize=4096)
def tracks_so(numbers: tuple[tuple[str, int, int], ...], lang: str) -> list[Track]:
    """The same list while they say the same: each an id, a value and the most it can be."""
    return [track(i, value, high, lang) for i, value, high in numbers]


@cache
def track(id: str, value: int, high: int, lang: str) -> Track:
    return Track(id=id, name=say(lang, f"incursion-track-{id}"), value=value, high=high)


def own_tokens(g: Battle, seat: int) -> int:
    """What the tokens in one's own hands are worth; one's own side has read them all."""
    held = [o for o, bearer in enumerate(g.object_by) if bearer >= 0 and g.side[bearer] == seat]
    return sum(TOKEN_POINTS[g.object_value[o] - 1] for o in held if g.object_value[o])
