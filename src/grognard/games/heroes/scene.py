"""What one seat may see of a mission: everything but the order of the decks, the cup's draw, markers that lie face
down, and for who looks on the hand."""

from __future__ import annotations

from functools import cache

from grognard.engine.ask import Option
from grognard.engine.event import Event
from grognard.engine.hexscene import hex_ground
from grognard.engine.hexsight import sight_view
from grognard.engine.scene import Card, Piece, Scene, Sight, SpaceNow, Track
from grognard.engine.shelf import keep
from grognard.games.heroes import words
from grognard.games.heroes.content import Content
from grognard.games.heroes.printed import board as printed_board
from grognard.games.heroes.printed import box, theater
from grognard.games.heroes.rules.values import fire_cost, firepower, flank, front, in_close_combat, move_cost, reach
from grognard.games.heroes.rules.verbs import VERBS
from grognard.games.heroes.state import PHASES, Mission
from grognard.games.heroes.theater import (
    AI,
    ARMIES,
    BLUE,
    BOX,
    COMING,
    DEAD,
    FORTS,
    KINDS,
    LEFT,
    NEUTRAL,
    PLAYER,
    RED,
    RUMOUR,
    UNARMED,
    Box,
)
from grognard.geometry.ground import BLOCKS
from grognard.text import has, say

BOXES = {DEAD: "dead", LEFT: "left", COMING: "coming"}
THING = "thing"


def scene(g: Mission, content: Content, seat: int, lang: str) -> Scene:
    mission = g.theater.mission
    return Scene(
        game="heroes",
        scenario=g.theater.key,
        title=mission.title[lang],
        story=mission.story[lang],
        goal=say(lang, "heroes-goal"),
        seat=seat,
        lang=lang,
        phase=say(lang, f"heroes-phase-{PHASES[g.phase]}"),
        board=board(g.theater.key),
        spaces=spaces(g),
        pieces=pieces(g, content, seat, lang),
        cards=cards(g, content, seat, lang),
        tracks=tracks(g, lang),
    )


# -- the board --------------------------------------------------------------------------------------


@cache
def board(key: str) -> str:
    """The printed map of a mission, as scenes call it."""
    t = theater(key)
    m = printed_board(t.mission.board)
    grid = m.grid
    ways = [
        (h, grid.board.beside[h][way], "road")
        for h in grid.board.hexes
        for way in range(6)
        if m.road[h] >> way & 1 and grid.board.beside[h][way] > h
    ]
    ways += [
        (h, grid.board.beside[h][way], "wall")
        for h in grid.board.hexes
        for way in range(6)
        if m.walls[h] >> way & 1 and grid.board.beside[h][way] > h
    ]
    terrain = {h: t.box.terrain[m.terrain[h]].key for h in grid.board.hexes}
    return keep(hex_ground(m.ground, clear="open", terrain=terrain, ways=ways))


def spaces(g: Mission) -> list[SpaceNow]:
    """What lies on hexes now: control markers, smoke, works."""
    found: dict[int, list[str]] = {}
    for h in range(len(g.theater.box.hex_names)):
        if g.holder(h) == PLAYER:
            found.setdefault(h, []).append(f"control-{army(g, PLAYER)}")
        elif g.holder(h) == AI:
            found.setdefault(h, []).append(f"control-{army(g, AI)}")
    for h in g.theater.objectives:
        found.setdefault(h, []).append("objective")
    for h in g.heavy:
        found.setdefault(h, []).append("smoke")
    for h in g.light:
        found.setdefault(h, []).append("thin-smoke")
    for n, h in enumerate(g.fort_at):
        mark = FORTS[g.fort_kind[n]]
        if g.fort_face[n] >= 0:
            mark += f"-{g.fort_face[n]}"
        if mark not in found.setdefault(h, []):
            found[h].append(mark)
    return [SpaceNow(id=f"hex:{h}", marks=found[h]) for h in sorted(found)]


def army(g: Mission, side: int) -> str:
    """The army of a side."""
    return ARMIES[g.theater.player_army if side == PLAYER else 1 - g.theater.player_army]


# -- pieces -----------------------------------------------------------------------------------------


def pieces(g: Mission, content: Content, seat: int, lang: str) -> list[Piece]:
    return [piece(g, content, unit, seat, lang) for unit, at in enumerate(g.at) if at != BOX]


def piece(g: Mission, content: Content, unit: int, seat: int, lang: str) -> Piece:
    kind = g.type(unit)
    at = g.at[unit]
    carried = g.carrier[unit]
    return Piece(
        id=f"unit:{unit}",
        name=words.unit_name(unit, lang),
        side=THING if g.side(unit) == NEUTRAL else army(g, g.side(unit)),
        face=KINDS[kind.kind],
        place=f"hex:{at}" if at >= 0 else BOXES[at],
        order=unit,
        under=f"unit:{carried}" if carried >= 0 else "",
        values=values(g, unit),
        badges=badges(g, unit),
        facing=g.facing[unit] if at >= 0 and kind.kind != RUMOUR and g.side(unit) != NEUTRAL else -1,
        acts=g.actor == unit or unit in g.group,
        turned=g.is_spent(unit),
    )


def values(g: Mission, unit: int) -> dict[str, int]:
    """What is printed on a counter, as its marker leaves it."""
    kind = g.type(unit)
    if kind.kind == RUMOUR:
        return {"move": kind.move, "range": kind.range}
    if g.side(unit) == NEUTRAL:
        return {"front": kind.front}
    found = {"move": move_cost(g, unit), "front": front(g, unit), "flank": flank(g, unit)}
    if kind.fire > 0:
        found["fire"] = fire_cost(g, unit)
        found["range"] = reach(g, unit)
    for name, colour in (("red", RED), ("blue", BLUE)):
        if firepower(g, unit, colour) != UNARMED:
            found[name] = firepower(g, unit, colour)
    return found


def badges(g: Mission, unit: int) -> list[str]:
    """The states of a unit that the player can see: an unseen marker shows its back."""
    marker = g.marker(unit)
    states = [
        ("spent", g.is_spent(unit)),
        ("face-down", g.is_hit(unit) and marker is None),
        (f"hit-{marker.key}" if marker is not None else "", marker is not None),
        ("hidden", g.unseen(unit)),
        ("dug-in", bool(g.dug >> unit & 1)),
        ("manning", bool(g.manning >> unit & 1)),
        ("stuck", bool(g.stuck >> unit & 1)),
        ("close-combat", in_close_combat(g, unit)),
        ("just-acted", bool(g.acted >> unit & 1)),
    ]
    return [name for name, holds in states if holds]


# -- cards and tracks -------------------------------------------------------------------------------


def cards(g: Mission, content: Content, seat: int, lang: str) -> list[Card]:
    """The order deck and its discards, the card in play; the hand, and how many lie in the action deck."""
    found = [pile("orders", len(g.orders), lang), pile("actions", len(g.actions), lang)]
    if g.card >= 0:
        found.append(order_face(g.theater.box, content, g.card, "order", lang))
    found += [order_face(g.theater.box, content, card, "discards", lang) for card in reversed(g.discards)]
    if seat == PLAYER:
        found += [action_face(g.theater.box, content, card, "hand", lang) for card in g.hand]
    else:
        found.append(pile("hand", len(g.hand), lang))
    return found + [action_face(g.theater.box, content, card, "used", lang) for card in reversed(g.used)]


def pile(zone: str, count: int, lang: str) -> Card:
    return Card(id=zone, name=say(lang, f"heroes-zone-{zone}"), zone=zone, count=count)


def order_face(box: Box, content: Content, card: int, zone: str, lang: str) -> Card:
    """An order card in words."""
    name = words.noun("order", card, lang)
    return Card(id=f"order:{card}", name=name, zone=zone, text=[str(box.cards[card].spent)])


def action_face(box: Box, content: Content, card: int, zone: str, lang: str) -> Card:
    record = content.actions[box.action_of[card].key]
    return Card(id=f"card:{card}", name=record.show[lang], zone=zone, text=[record.text[lang]])


def card_told(content: Content, box: Box, event: Event, lang: str) -> Card | None:
    """The card that an event tells of."""
    card = event.facts.get("action")
    if isinstance(card, int) and card >= 0:
        return action_face(box, content, card, "used", lang)
    card = event.facts.get("card")
    if isinstance(card, int) and card >= 0:
        return order_face(box, content, card, "order", lang)
    return None


def tracks(g: Mission, lang: str) -> list[Track]:
    return [
        track("round", g.round, 0, lang),
        track("caps", g.caps, g.theater.caps, lang),
        Track(id="vp", name=say(lang, f"heroes-vp-{'player' if g.vp > 0 else 'ai'}"), value=abs(g.vp), high=10),
        track("box", g.box, len(g.theater.mission.sheet), lang),
        track("cup", len(g.cup), len(g.theater.cup), lang),
    ]


def track(id: str, value: int, high: int, lang: str) -> Track:
    return Track(id=id, name=say(lang, f"heroes-track-{id}"), value=value, high=high)


# -- what can be spoken of --------------------------------------------------------------------------


@cache
def glossary() -> dict[str, list[str]]:
    """Every piece by name and id, every zone with cards, every answer: what can be looked for in a scene."""
    units = range(len(box().unit_names))
    found = [words.unit_name(u, "en") for u in units] + [f"unit:{u}" for u in units]
    options = [option.text for verb in VERBS for option in verb.options()]
    return {"piece": [*found, *box().unit_names], "cards": ["hand", "used", "order", "discards"], "options": options}


def points(g: Mission, option: Option) -> tuple[list[str], list[str]]:
    """What an option points at: a unit, a hex with the enemies in it, a card."""
    if option.of == "unit":
        return [f"unit:{option.value}"], []
    if option.of == "card":
        return [f"card:{option.value}"], []
    if option.of == "hex":
        foes = g.of_side(option.value, AI) if option.verb in ("fire", "flame", "lob") else []
        return [f"unit:{unit}" for unit in foes], [f"hex:{option.value}"]
    if option.of == "direction" and g.actor >= 0 and g.at[g.actor] >= 0:
        beside = g.theater.map.grid.board.beside[g.at[g.actor]][option.value]
        return [], [f"hex:{beside}"] if beside >= 0 else []
    return [], []


# -- sight ------------------------------------------------------------------------------------------


def viewpoint(g: Mission, piece: str) -> int:
    """The hex of a piece or a space named in a question about sight; -1 for none."""
    kind, _, number = piece.partition(":")
    if not number.isdecimal():
        return -1
    if kind == "unit" and int(number) < len(g.at):
        return g.at[int(number)]
    if kind == "hex" and int(number) < g.theater.map.grid.room and g.theater.map.grid.playable[int(number)]:
        return int(number)
    return -1


def field_of_view(g: Mission, piece: str) -> dict[str, int]:
    """HEROES EOD 6: the hexes seen from a hex, and how much smoke lies between."""
    here = viewpoint(g, piece)
    if here < 0:
        return {}
    grid = g.theater.map.grid
    seen = {h: g.look(here, h) for h in range(grid.room) if grid.playable[h]}
    return {f"hex:{h}": crossed for h, crossed in seen.items() if crossed != BLOCKS}


def line_of_sight(g: Mission, piece: str, space: str, lang: str) -> Sight | None:
    """HEROES EOD 6: the line with what lies on it, and what first blocks it, by which section."""
    here, there = viewpoint(g, piece), viewpoint(g, space)
    if here < 0 or there < 0 or here == there:
        return None
    m = g.theater.map
    found = m.trace(here, there, g.clouds)
    return sight_view(m.ground, found, here, there, piece, space, lambda kind: named(kind, lang))


def named(kind: str, lang: str) -> str:
    """A kind of ground or smoke in words."""
    for group in ("terrain", "route", "mark"):
        if has(lang, f"heroes-{group}-{kind}"):
            return say(lang, f"heroes-{group}-{kind}")
    return say(lang, f"heroes-sight-{kind}")



