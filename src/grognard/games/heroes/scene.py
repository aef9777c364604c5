"""What one seat may see of a mission: everything but the order of the decks, the cup's draw, markers that lie face
down, and for who looks on the hand."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from grognard.engine.ask import Ask, Option
from grognard.engine.game import Game
from grognard.engine.hexscene import CELL, hex_ground, ways_from
from grognard.engine.scene import Outline, Overlay, Piece, Scene, Sight, SpaceNow
from grognard.engine.shelf import keep
from grognard.games.heroes import sheets, words
from grognard.games.heroes.ai.moving import can_go, low_risk, ways_of
from grognard.games.heroes.ai.outlook import Outlook, in_short_zone, outlook_of
from grognard.games.heroes.content import Content
from grognard.games.heroes.printed import board as printed_board
from grognard.games.heroes.printed import box, theater
from grognard.games.heroes.rules.defence import ground_dm
from grognard.games.heroes.rules.fire import fire_zone
from grognard.games.heroes.rules.values import (
    fire_cost,
    firepower,
    flank,
    front,
    has_flames,
    in_close_combat,
    move_cost,
    reach,
)
from grognard.games.heroes.rules.verbs import AT_RANGE, VERBS
from grognard.games.heroes.state import PHASES, Mission
from grognard.games.heroes.theater import (
    AI,
    BLUE,
    BOX,
    COMING,
    DEAD,
    FORTS,
    INFANTRY,
    LEFT,
    NEUTRAL,
    NOBODY,
    PLAYER,
    RED,
    RUMOUR,
    UNARMED,
    VEHICLE,
    UnitType,
    plan_parts,
)
from grognard.text import say

BOXES = {DEAD: "dead", LEFT: "left", COMING: "coming"}
THING = "thing"
PLOT = 0.75
"""How much of its hex the plot of a building takes."""
FACES = ["squad", "mg", "mortar", "gun", "gun", "tank", "truck", "rumour", "cattle", "refugees"]
"""By the kind of a counter, how it is drawn."""


def scene(g: Mission, content: Content, seat: int, lang: str) -> Scene:
    mission = g.theater.mission
    return Scene(
        game="heroes",
        scenario=g.theater.key,
        title=mission.title[lang],
        story=mission.story[lang],
        goal=sheets.goal(g, lang),
        seat=seat,
        lang=lang,
        phase=say(lang, f"heroes-phase-{PHASES[g.phase]}"),
        board=board(g.theater.key),
        spaces=spaces(g),
        pieces=pieces(g, content, seat, lang),
        cards=sheets.cards(g, content, seat, lang),
        tracks=sheets.tracks(g, lang),
    )


# -- the board --------------------------------------------------------------------------------------


@cache
def board(key: str) -> str:
    """The printed map of a mission, as scenes call it."""
    t = theater(key)
    m = printed_board(t.mission.board)
    ways = ways_from(m.grid.board, m.road, "road") + ways_from(m.grid.board, m.walls, "wall")
    terrain = {h: t.box.terrain[m.terrain[h]].key for h in m.grid.board.hexes}
    ground = hex_ground(m.ground, clear="open", terrain=terrain, ways=ways)
    # To sight woods and buildings are one; to the eye each building stands by itself, and woods differ by kind.
    ground.outlines = [
        Outline(kind=one.terrain, spaces=[one.id], shape=[(one.x + PLOT * x, one.y + PLOT * y) for x, y in CELL])
        for one in ground.spaces
        if one.terrain.endswith("-building")
    ]
    return keep(ground)


def spaces(g: Mission) -> list[SpaceNow]:
    """What lies on hexes now: control markers, smoke, works."""
    found: dict[int, list[str]] = {}
    for h in range(len(g.theater.box.hex_names)):
        if g.holder(h) == PLAYER:
            found.setdefault(h, []).append(f"control-{sheets.army(g, PLAYER)}")
        elif g.holder(h) == AI:
            found.setdefault(h, []).append(f"control-{sheets.army(g, AI)}")
    for h in g.theater.objectives:
        found.setdefault(h, []).append("victory")
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
    for plan in g.plans + g.due:
        found.setdefault(plan_parts(plan)[1], []).append("strike")
    return [SpaceNow(id=f"hex:{h}", marks=found[h]) for h in sorted(found)]


# -- pieces -----------------------------------------------------------------------------------------


def pieces(g: Mission, content: Content, seat: int, lang: str) -> list[Piece]:
    return [piece(g, content, unit, seat, lang) for unit, at in enumerate(g.at) if at != BOX]


def piece(g: Mission, content: Content, unit: int, seat: int, lang: str) -> Piece:
    kind = g.type(unit)
    at = g.at[unit]
    carried = g.carrier[unit]
    name, printed = words.unit_name(unit, lang), words.printed_name(unit, lang)
    return Piece(
        id=f"unit:{unit}",
        name=name,
        printed=printed if printed != name else "",
        side=THING if g.side(unit) == NEUTRAL else sheets.army(g, g.side(unit)),
        face=face(kind),
        place=f"hex:{at}" if at >= 0 else BOXES[at],
        order=unit,
        under=f"unit:{carried}" if carried >= 0 else "",
        values=values(g, unit),
        boxed=boxed(kind),
        badges=badges(g, unit),
        facing=g.facing[unit] if at >= 0 and kind.kind != RUMOUR and g.side(unit) != NEUTRAL else -1,
        acts=g.actor == unit or unit in g.group,
        turned=g.is_spent(unit),
        hidden=kind.kind == RUMOUR,
    )


def face(kind: UnitType) -> str:
    """Which drawing: men by what they carry, guns, and vehicles as they look from above."""
    if kind.kind == VEHICLE:
        return "tank" if kind.turret else "halftrack" if kind.apc or kind.open_topped else "assault-gun"
    if kind.kind == INFANTRY and kind.flame:
        return "flamethrower"
    return FACES[kind.kind]


def boxed(kind: UnitType) -> dict[str, str]:
    """EOD 7.2, EOD 7.7.3: the colour of a defence where it is blue, and the white box of a crewed weapon."""
    found = {name: "crewed" for name, crewed in zip(("red", "blue"), kind.crewed, strict=True) if crewed}
    if kind.front_colour == BLUE:
        found["front"] = "blue"
    if kind.flank_colour == BLUE:
        found["flank"] = "blue"
    return found


def values(g: Mission, unit: int) -> dict[str, int]:
    """What is printed on a counter, as its marker leaves it."""
    kind = g.type(unit)
    if kind.kind == RUMOUR:
        return {}
    if g.side(unit) == NEUTRAL:
        return {"front": kind.front}
    found = {"move": move_cost(g, unit), "front": front(g, unit), "flank": flank(g, unit)}
    if kind.fire > 0:
        found["fire"] = fire_cost(g, unit)
        found["range"] = reach(g, unit)
    for name, colour in (("red", RED), ("blue", BLUE)):
        if firepower(g, unit, colour) != UNARMED:
            found[name] = firepower(g, unit, colour)
    marker = g.marker(unit)
    if marker is not None:
        found["rally"] = marker.rally
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
        ("flames", has_flames(g, unit)),
        ("smoke", g.type(unit).smoke),
        ("open-topped", g.type(unit).open_topped),
    ]
    return [name for name, holds in states if holds]


# -- what can be spoken of --------------------------------------------------------------------------


@cache
def glossary() -> dict[str, list[str]]:
    """Every piece by name and id, every zone with cards, every answer: what can be looked for in a scene."""
    units = range(len(box().unit_names))
    found = [words.unit_name(u, "en") for u in units] + [f"unit:{u}" for u in units]
    options = [option.text for verb in VERBS for option in verb.options()]
    return {
        "piece": [*found, *box().unit_names],
        "cards": ["hand", "used", "order", "discards"],
        "options": options,
    }


def points(g: Mission, option: Option) -> tuple[list[str], list[str]]:
    """What an option points at: a unit, a hex with the enemies in it, a card."""
    if option.of == "unit":
        return [f"unit:{option.value}"], []
    if option.of == "card":
        return [f"card:{option.value}"], []
    if option.of == "hex":
        foes = g.of_side(option.value, AI) if option.verb in AT_RANGE else []
        return [f"unit:{unit}" for unit in foes], [f"hex:{option.value}"]
    if option.verb == "face":  # to turn on the spot is no click on a hex
        dropped = [unit for unit in g.force[PLAYER] if g.dropped >> unit & 1]
        turning = dropped[:1] or [unit for unit in g.group if g.done >> unit & 1][-1:] or [g.actor]
        at = g.at[turning[0]] if turning[0] >= 0 else NOBODY
        beside = g.theater.map.grid.board.beside[at][option.value] if at >= 0 else NOBODY
        return [], [f"hex:{beside}"] if beside >= 0 else []
    return [], []


# -- sight ------------------------------------------------------------------------------------------


def sights(g: Mission, game: Game, ask: Ask, lang: str) -> list[Sight]:
    """HEROES EOD 6: the lines from the unit a question is about to those it could fire at; or from who is about to
    fire to the hex that is fired at."""
    if ask.kind in ("pay", "boost") and g.deed in AT_RANGE and g.value >= 0 and g.actor >= 0:
        line = game.line_of_sight(g, ask.seat, f"unit:{g.actor}", f"hex:{g.value}", lang)
        return [line] if line is not None else []
    if ask.kind != "deed" or ask.about is None or g.at[ask.about.value] < 0:
        return []
    viewer = f"unit:{ask.about.value}"
    found: list[Sight] = []
    for option in ask.options:
        if option.verb in AT_RANGE:
            for unit in g.of_side(option.value, AI):
                line = game.line_of_sight(g, ask.seat, viewer, f"hex:{option.value}", lang)
                if line is not None:
                    found.append(replace(line, piece=f"unit:{unit}"))
    return found


# -- overlays ---------------------------------------------------------------------------------------


def overlays(g: Mission, about: str, lang: str) -> list[Overlay]:
    """What can be laid over the board: fire zones of either side, short zones, cover, the AI's objectives; of a
    unit that is looked at its own zone, and of an AI the hexes it could go to for low risk."""
    look = Outlook(g, None)
    whole = g.theater.map.grid.hexes
    theirs, ours = [[fire_zone(g, unit) for unit in g.force[side]] for side in (AI, PLAYER)]
    found = about_unit(g, look, about, lang)
    found += [
        overlay("theirs", say(lang, "heroes-overlay-theirs"), in_any(whole, theirs), sheets.army(g, AI)),
        overlay("ours", say(lang, "heroes-overlay-ours"), in_any(whole, ours), sheets.army(g, PLAYER)),
    ]
    short = [h for h in whole if in_short_zone(g, look, h)]
    covered = [h for h in whole if ground_dm(g, h, NOBODY) > 0]
    goals = sorted(set(look.goals))
    found.append(overlay("short", say(lang, "heroes-overlay-short"), short, sheets.army(g, PLAYER)))
    found.append(overlay("cover", say(lang, "heroes-overlay-cover"), covered, ""))
    found.append(overlay("objectives", say(lang, "heroes-overlay-objectives"), goals, sheets.army(g, AI)))
    return [one for one in found if one.spaces]


def about_unit(g: Mission, look: Outlook, about: str, lang: str) -> list[Overlay]:
    """HEROES 5.3.1: what belongs to the unit that is looked at."""
    kind, _, number = about.partition(":")
    if kind != "unit" or not number.isdecimal() or int(number) >= len(g.at):
        return []
    unit = int(number)
    side = g.side(unit)
    if g.at[unit] < 0 or side == NEUTRAL:
        return []
    name, army = words.unit_name(unit, lang), sheets.army(g, side)
    zone = in_any(list(range(g.theater.map.grid.room)), [fire_zone(g, unit)])
    found = [overlay("one", say(lang, "heroes-overlay-one", unit=name), zone, army)]
    if side == AI:
        mine = outlook_of(g, look, unit)
        ways = low_risk(g, mine, unit, ways_of(g, mine, unit, False, None), None) if can_go(g, unit) else []
        hexes = sorted({way.hex for way in ways})
        found.append(overlay("low-risk", say(lang, "heroes-overlay-low-risk", unit=name), hexes, army))
    return found


def in_any(hexes: list[int], zones: list[bytes]) -> list[int]:
    """Those of some hexes that lie in a fire zone."""
    return [h for h in hexes if any(zone[h] for zone in zones)]


def overlay(id: str, name: str, hexes: list[int], whose: str) -> Overlay:
    return Overlay(id=id, name=name, spaces=[f"hex:{h}" for h in hexes], whose=whose)
