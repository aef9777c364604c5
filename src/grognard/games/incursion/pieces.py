"""Figures, objects and markers, as a seat sees them."""

from __future__ import annotations

from functools import cache
from typing import Final

from grognard.engine.scene import Piece
from grognard.games.incursion.content import Content
from grognard.games.incursion.rules.effects import fortitude
from grognard.games.incursion.rules.reaction import captive
from grognard.games.incursion.state import DEPLOY, MUSTER, Battle
from grognard.games.incursion.theater import (
    ALLIES,
    DEAD,
    FORTITUDE,
    GERMANS,
    GONE,
    HELD,
    OBJECTS,
    PANEL,
    SIDES,
    TOKEN,
    TOKEN_POINTS,
    UNUSED,
)
from grognard.text import say

BOXES = {DEAD: "dead", GONE: "gone", HELD: "coming"}


def pieces(g: Battle, content: Content, seat: int, lang: str) -> list[Piece]:
    return figures(g, content, seat, lang) + objects(g, content, seat, lang) + markers(g, content, lang)


def figures(g: Battle, content: Content, seat: int, lang: str) -> list[Piece]:
    t = g.theater
    if g.phase == MUSTER:
        own = [f for f in range(len(g.at)) if g.bought >> f & 1 and t.type_of[f].side == seat]
        return [figure_piece(g, content, f, states_of(g, f, carriers(g)), "chosen", lang) for f in own]
    known = looks(content, lang)
    if len(known) > MOST_LOOKS:
        known.clear()
    carrying = carriers(g)
    noted = noteworthy(g) | carrying
    types, cards = t.type_of, t.cards
    changed = any(cards[card].does == FORTITUDE for card in g.worn)
    out = []
    for figure, at in enumerate(g.at):
        if at == UNUSED:
            continue
        there = HELD if unplaced(g, figure, seat) else at
        hurt = g.hurt[figure]
        states = states_of(g, figure, carrying) if noted >> figure & 1 or hurt or g.bonus[figure] else 0
        strong = fortitude(g, figure) if changed else types[figure].fortitude
        body = (figure * ROOM + there) * ROOM + strong
        pose = ((g.facing[figure] * 4 + g.side[figure]) * 64 + hurt) * 2 + (figure == g.actor)
        look = (body * ROOM + pose) << len(BADGES) | states
        piece = known.get(look)
        if piece is None:
            piece = known[look] = figure_piece(g, content, figure, states, place_of(g, figure, seat), lang)
        out.append(piece)
    return out


ROOM: Final = 4096
"""More than twice of any number in it, some of which are below 0."""

MOST_LOOKS = 20000
"""Pieces that are kept."""


@cache
def looks(content: Content, lang: str) -> dict[int, Piece]:
    """Every way in which figures have looked: scenes share the pieces. All that one depends on makes one number."""
    return {}


def carriers(g: Battle) -> int:
    """The figures that carry something, as a mask."""
    found = 0
    for bearer in g.object_by:
        if bearer >= 0:
            found |= 1 << bearer
    return found


def noteworthy(g: Battle) -> int:
    """The figures that may have a state worth a badge, beside those that are hurt, carry something or were lent to,
    as a mask."""
    found = g.acted | g.reacting | g.dying
    for figure in (g.actor, g.lone, g.harpoon):
        if figure >= 0:
            found |= 1 << figure
    for card in g.worn:
        if g.card_on[card] >= 0:
            found |= 1 << g.card_on[card]
    return found


def unplaced(g: Battle, figure: int, seat: int) -> bool:
    """One of the enemy's newcomers: on its way, as far as this seat knows, until all are placed."""
    return g.phase == DEPLOY and bool(g.fresh >> figure & 1) and g.side[figure] != seat


def place_of(g: Battle, figure: int, seat: int) -> str:
    """Where a seat sees a figure."""
    at = g.at[figure]
    if at == UNUSED:
        return ""
    if unplaced(g, figure, seat):
        return "coming"
    if at >= 0:
        return f"square:{at}"
    return BOXES[at] if at in BOXES else f"entry:{g.waiting(figure)}"


def figure_piece(g: Battle, content: Content, figure: int, states: int, place: str, lang: str) -> Piece:
    kind = g.theater.type_of[figure]
    values = {"fortitude": fortitude(g, figure), "ap": kind.ap}
    if kind.damage > 1:
        values["damage"] = max(0, kind.damage - g.hurt[figure])
    return Piece(
        id=f"figure:{figure}",
        name=content.figure_name(figure, lang),
        side=SIDES[g.side[figure]],
        face=kind.face,
        place=place,
        order=figure,
        values=values,
        badges=[name for state, name in BADGES.items() if states & state],
        acts=figure == g.actor,
        facing=g.facing[figure] if place.startswith("square") else -1,
    )


OPERATING: Final = 1 << 0
ACTED: Final = 1 << 1
REACTING: Final = 1 << 2
WOUNDED: Final = 1 << 3
DYING: Final = 1 << 4
CAPTIVE: Final = 1 << 5
CARRYING: Final = 1 << 6
HARPOONED: Final = 1 << 7
HELPED: Final = 1 << 8
HAMPERED: Final = 1 << 9
LENT: Final = 1 << 10

BADGES: Final = {
    OPERATING: "operating",
    ACTED: "acted",
    REACTING: "reacting",
    WOUNDED: "wounded",
    DYING: "dying",
    CAPTIVE: "captive",
    CARRYING: "carrying",
    HARPOONED: "harpooned",
    HELPED: "helped",
    HAMPERED: "hampered",
    LENT: "lent",
}


def states_of(g: Battle, figure: int, carrying: int) -> int:
    """The states of a figure that everybody can see."""
    alive = g.alive(figure)
    found = LENT if g.bonus[figure] > 0 else 0
    if figure == g.actor:
        found |= OPERATING
    elif g.acted >> figure & 1:
        found |= ACTED
    if g.reacting >> figure & 1:
        found |= REACTING
    if g.dying >> figure & 1:
        found |= DYING
    if carrying >> figure & 1:
        found |= CARRYING
    if alive and g.hurt[figure] > 0:
        found |= WOUNDED
    if alive and captive(g, figure):
        found |= CAPTIVE
    if alive and g.harpoon == figure:
        found |= HARPOONED
    for card in g.worn:
        if g.card_on[card] == figure:
            found |= HELPED if g.card_by[card] == g.side[figure] else HAMPERED
    return found


def objects(g: Battle, content: Content, seat: int, lang: str) -> list[Piece]:
    mission = g.mission
    if mission.first_object < 0 or g.phase == MUSTER:
        return []
    out = []
    for i, home in enumerate(mission.objects):
        thing = mission.first_object + i
        kind = g.theater.object_kind[thing]
        bearer, owner = g.object_by[thing], g.object_owner[thing]
        at = g.at[bearer] if bearer >= 0 else g.object_at[thing] if g.object_at[thing] >= 0 else home
        value = g.object_value[thing]
        known = seat in (ALLIES, GERMANS) and bool(g.object_known[thing] >> seat & 1)
        out.append(
            Piece(
                id=f"object:{thing}",
                name=content.object_name(thing, lang),
                side=SIDES[owner] if kind == PANEL and owner >= 0 else "objective",
                face=OBJECTS[kind],
                place=f"square:{at}" if at >= 0 else "gone",
                order=100 + i,
                under=f"figure:{bearer}" if bearer >= 0 and at >= 0 else "",
                values={"points": TOKEN_POINTS[value - 1]} if value and known else {},
                badges=["searched"] if kind == TOKEN and g.object_searched >> thing & 1 else [],
            )
        )
    return out


def markers(g: Battle, content: Content, lang: str) -> list[Piece]:
    """Fires, the tunnel, and the traps at doors."""
    out = []
    for side, burning in enumerate(g.burning):
        if not burning:
            continue
        name = say(lang, "incursion-fire", side=say(lang, f"incursion-side-{SIDES[side]}"))
        square = 0
        while burning:
            if burning & 1:
                out.append(marker(f"fire:{square}", name, "fire", square))
            burning >>= 1
            square += 1
    if g.tunnel >= 0:
        out.append(marker(f"tunnel:{g.tunnel}", content.card_name(g.tunnel_card, lang), "tunnel", g.tunnel))
    for door, card in enumerate(g.door_trap):
        if card >= 0:
            square = g.theater.grid.doors[door][1]
            out.append(marker(f"trap:{door}", content.card_name(card, lang), "trap", square))
    return out


def marker(id: str, name: str, face: str, square: int) -> Piece:
    return Piece(id=id, name=name, side="objective", face=face, place=f"square:{square}", order=200)
