"""What one seat may see of a battle: everything but the text of events and the order of the deck."""

from __future__ import annotations

from functools import cache, lru_cache

from grognard.engine.ask import Ask, Option
from grognard.engine.event import Event
from grognard.engine.game import Game
from grognard.engine.hexscene import hex_ground, ways_from
from grognard.engine.scene import Card, Piece, Room, Scene, Sight, SpaceNow, Track, Why
from grognard.engine.shelf import keep
from grognard.games.locknload.box import KINDS, Content
from grognard.games.locknload.map import Map
from grognard.games.locknload.printed import theater
from grognard.games.locknload.rules.cover import lit
from grognard.games.locknload.rules.gait import allowance, moving_units, printed_mf
from grognard.games.locknload.rules.spotting import best_look, seen_by, spotted, unseen_by
from grognard.games.locknload.rules.verbs import FIRE, SPOT, TAKE, VERBS, VOLLEY
from grognard.games.locknload.rules.victory import controls, tally
from grognard.games.locknload.state import (
    ASSAULT_BIT,
    CRAWL_BIT,
    FIRED_BIT,
    MOVED_BIT,
    OPERATIONS,
    OPS_BIT,
    PHASES,
    SETUP,
    SHAKEN_BIT,
    SKILLED_BIT,
    STEALTH_BIT,
    WOUNDED_BIT,
    Battle,
)
from grognard.games.locknload.theater import (
    ARC,
    ASSAULT,
    BOX,
    BUNKER,
    CONTROL,
    DEAD,
    LEFT,
    OFF,
    SIDES,
    SNIPER,
    STEALTH,
    TRAY,
    WAITING,
    WEAPON_KINDS,
    Box,
    UnitType,
    Way,
)
from grognard.text import say

BOXES = {DEAD: "dead", LEFT: "left", OFF: "off", TRAY: "tray"}
STOREYS = ["", "locknload-upstairs", "locknload-inside"]
WEAPON_FACES = {"bar": "automatic-rifle"}
THING = "thing"
"""The side of what belongs to nobody."""


def scene(g: Battle, content: Content, seat: int, lang: str) -> Scene:
    scenario = content.scenarios[g.theater.name]
    return Scene(
        game="locknload",
        scenario=g.theater.name,
        title=scenario.title[lang],
        story=scenario.story[lang],
        goal=scenario.victory.goal[lang],
        seat=seat,
        lang=lang,
        phase=phase(g, lang),
        board=board(g.theater.name, g.read.shadow_hills),
        spaces=spaces(g, seat, content, lang),
        rooms=rooms(g, lang),
        pieces=pieces(g, content, lang),
        cards=cards(g, content, lang),
        tracks=tracks(g, lang),
    )


def phase(g: Battle, lang: str) -> str:
    side = say(lang, f"locknload-side-{SIDES[g.active]}")
    return say(lang, f"locknload-phase-{PHASES[g.phase]}", side=side)


# -- the board --------------------------------------------------------------------------------------


@cache
def board(scenario: str, hills: bool) -> str:
    """The printed map of a scenario, as scenes call it."""
    t = theater(scenario, hills)
    m: Map = t.map
    terrain = {h: m.terrain[h] for h in m.board.hexes}
    marks: dict[int, list[str]] = {}
    for h in t.victory_hexes:
        marks.setdefault(h, []).append("victory")
    for group in t.groups:
        for h in group.enter:
            mark = f"entry-{SIDES[group.side]}"
            if mark not in marks.setdefault(h, []):
                marks[h].append(mark)
    return keep(hex_ground(m.ground, terrain=terrain, ways=ways_from(m.board, m.road, "road"), marks=marks))


def spaces(g: Battle, seat: int, content: Content, lang: str) -> list[SpaceNow]:
    """What lies on hexes now: smoke, light, fortifications, markers, events, control; why those there are seen."""
    t = g.theater
    found: dict[int, list[str]] = {}
    for h in g.smoke:
        found.setdefault(h, []).append("smoke")
    for h in g.thin:
        found.setdefault(h, []).append("thin-smoke")
    for h in g.flares:
        found.setdefault(h, []).append("flare")
    if t.burning >= 0 and g.turn <= t.burning_until:
        found.setdefault(t.burning, []).append("burning")
    for n, h in enumerate(g.work_at):
        name = t.box.work_names[g.work_kind[n]]
        mark = (
            f"bunker-{g.work_face[n]}" if name == "bunker" else "mines" if t.box.works[g.work_kind[n]].fp else name
        )
        if mark not in found.setdefault(h, []):
            found[h].append(mark)
    for location in g.spotted:
        add(found, g.hex_of(location), "spotted")
    for location in g.melees:
        add(found, g.hex_of(location), "melee")
    for h in t.guns:
        add(found, h, "gun-spiked" if h in g.spiked else "gun")
    for event in t.events:
        if not g.happened >> event.number & 1:
            add(found, event.at, "event")
    for h in t.victory_hexes:
        for side in (0, 1):
            if controls(g, side, h):
                add(found, h, f"control-{SIDES[side]}")
    if t.night:
        for h in t.map.board.hexes:
            add(found, h, "lit" if lit(g, h) else "dark")
    if g.phase == SETUP:
        for h in t.zones[g.active]:
            add(found, h, "zone")
    notes = spotting_notes(g, seat, content, lang)
    hexes = sorted({*found, *notes})
    return [SpaceNow(id=f"hex:{h}", marks=found.get(h, []), notes=notes.get(h, [])) for h in hexes]


def spotting_notes(g: Battle, seat: int, content: Content, lang: str) -> dict[int, list[Why]]:
    """LOCKNLOAD 10.1: of each hex with units whether their enemies have spotted it, and by what; else who could."""
    found: dict[int, list[Why]] = {}
    for side in (0, 1):
        for location in g.locations(1 - side):
            h = g.hex_of(location)
            place = h if g.is_inside(location) else location
            reason = seen_by(g, place, side) or unseen_by(g, place, side)
            text = say(lang, f"locknload-why-{reason.key}")
            if place != h:
                text = f"{where(g.theater.box, place, lang)}: {text}"
            note = Why(text=text, rule=reason.rule)
            if reason.key.startswith("hidden") and seat == side and g.phase == OPERATIONS:
                unit, count = best_look(g, side, place)
                if count:
                    name = unit_name(content, g.theater.box, unit, lang)
                    note.text += " " + say(lang, "locknload-spot-best", name=name, count=count)
            if note not in found.setdefault(h, []):
                found[h].append(note)
    return found


def add(found: dict[int, list[str]], h: int, mark: str) -> None:
    if mark not in found.setdefault(h, []):
        found[h].append(mark)


def rooms(g: Battle, lang: str) -> list[Room]:
    """LOCKNLOAD 10.2, 21.1: upper floors and the insides of bunkers, which are locations of their own."""
    m = g.theater.map
    found = [(m.upstairs(h), "up") for h in m.board.hexes if m.tall[h]]
    bunkers = [h for n, h in enumerate(g.work_at) if g.theater.box.work_names[g.work_kind[n]] == BUNKER]
    found += [(m.inside(h), "inside") for h in bunkers]
    return [
        Room(id=f"hex:{at}", name=where(g.theater.box, at, lang), space=f"hex:{g.hex_of(at)}", kind=kind)
        for at, kind in found
    ]


def where(box: Box, location: int, lang: str) -> str:
    """A location in words: a hex, its upper floor, or the inside of its bunker."""
    room = len(box.location_names) // 3
    name = box.location_names[location % room]
    storey = location // room
    return say(lang, STOREYS[storey], hex=name) if storey else name


# -- pieces -----------------------------------------------------------------------------------------


def place_of(g: Battle, place: int) -> str:
    """Where a unit or weapon is shown."""
    if place >= 0:
        return f"hex:{place}"
    if place <= WAITING:
        return "outside-" + slug(g.theater.box.group_names[WAITING - place])
    return BOXES.get(place, "")


def group_boxes(box: Box, lang: str) -> dict[str, str]:
    """The boxes of all groups, by what their scenarios show."""
    return {
        f"outside-{slug(name)}": say(lang, "locknload-on-the-way", name=words[lang])
        for name, words in zip(box.group_names, box.group_words, strict=True)
    }


def slug(name: str) -> str:
    """A name as messages have it.

    >>> slug("stick 1")
    'stick-1'
    """
    return name.replace(" ", "-").lower()


def pieces(g: Battle, content: Content, lang: str) -> list[Piece]:
    found = [unit_piece(g, content, unit, lang) for unit, at in enumerate(g.at) if at != BOX]
    box = g.theater.box
    for weapon in range(len(box.weapon_names)):
        by, at = g.weapon_by[weapon], g.weapon_at[weapon]
        if by >= 0 or at >= 0 or at == TRAY:
            found.append(weapon_piece(g, content, weapon, lang))
    return found


def unit_piece(g: Battle, content: Content, unit: int, lang: str) -> Piece:
    """A unit as the side shows that is up: of the shaken it tells how far they go, and what they rally on (5.1)."""
    kind = g.type(unit)
    values: dict[str, int] = {}
    shaken = bool(g.status[unit] & SHAKEN_BIT)
    if g.fp(unit) >= 0 and not shaken:
        values["fp"] = g.fp(unit)
        if kind.kind != SNIPER:
            values["range"] = g.range(unit)
    if kind.mf:
        values["mf"] = printed_mf(g, unit)
    values["morale"] = g.morale(unit)
    if kind.leadership >= 0 and not shaken:
        values["leadership"] = max(0, kind.leadership - bool(g.status[unit] & WOUNDED_BIT))
    return Piece(
        id=f"unit:{unit}",
        name=unit_name(content, g.theater.box, unit, lang),
        side=SIDES[kind.side],
        face=KINDS[kind.kind],
        place=place_of(g, g.at[unit]),
        order=unit,
        values=values,
        boxed={} if shaken else boxed(kind),
        badges=badges(g, unit),
        facing=g.facing[unit] if kind.traits & ARC and g.at[unit] >= 0 else -1,
        acts=unit in g.movers if g.movers else g.at[unit] == g.acting >= 0 and g.active == kind.side,
        turned=shaken,
    )


def boxed(kind: UnitType) -> dict[str, str]:
    """LOCKNLOAD 6.1, 6.4: a red box round the movement factor, or a yellow one."""
    if not kind.mf or not kind.traits & (ASSAULT | STEALTH):
        return {}
    return {"mf": "assault" if kind.traits & ASSAULT else "stealth"}


def badges(g: Battle, unit: int) -> list[str]:
    """The states of a unit that everybody can see."""
    at = g.at[unit]
    states = [
        ("shaken", bool(g.status[unit] & SHAKEN_BIT)),
        ("doomed", bool(g.doomed >> unit & 1)),
        ("wounded", bool(g.status[unit] & WOUNDED_BIT)),
        ("moved", bool(g.status[unit] & MOVED_BIT)),
        ("assault", bool(g.status[unit] & ASSAULT_BIT)),
        ("crawling", bool(g.status[unit] & CRAWL_BIT)),
        ("stealth", bool(g.status[unit] & STEALTH_BIT)),
        ("fired", bool(g.status[unit] & FIRED_BIT)),
        ("ops", bool(g.status[unit] & OPS_BIT)),
        ("melee", at >= 0 and at in g.melees),
        ("spotted", at >= 0 and spotted(g, at, 1 - g.side(unit))),
        ("card", bool(g.status[unit] & SKILLED_BIT)),
        ("papers", g.bearer == unit),
    ]
    return [name for name, holds in states if holds]


def weapon_piece(g: Battle, content: Content, weapon: int, lang: str) -> Piece:
    by = g.weapon_by[weapon]
    kind = g.weapon_type(weapon)
    values: dict[str, int] = {}
    if g.weapon_fp(weapon) >= 0:
        values = {"fp": g.weapon_fp(weapon), "range": g.weapon_range(weapon)}
    of = g.weapon_of[weapon]
    states = [
        ("captured", by >= 0 and of >= 0 and of != g.side(by)),
        ("tripod", g.fixed(weapon)),
        ("dismounted", bool(g.dismounted >> weapon & 1)),
        ("jammed", bool(g.jammed >> weapon & 1)),
        ("deployed", bool(g.deployed >> weapon & 1)),
    ]
    return Piece(
        id=f"weapon:{weapon}",
        name=weapon_name(content, g.theater.box, weapon, lang),
        side=SIDES[g.side(by)] if by >= 0 else SIDES[of] if g.weapon_at[weapon] == TRAY else THING,
        face=WEAPON_FACES.get(kind.key, "heavy-mg" if kind.tripod else WEAPON_KINDS[kind.kind]),
        place=place_of(g, g.at[by] if by >= 0 else g.weapon_at[weapon]),
        order=500 + weapon,
        under=f"unit:{by}" if by >= 0 else "",
        values=values,
        badges=[name for name, holds in states if holds],
    )


@lru_cache(maxsize=4096)
def unit_name(content: Content, box: Box, unit: int, lang: str) -> str:
    """What players call a unit."""
    counter = content.counters[box.type_of[unit].key]
    units = box.type_of[unit].units
    if counter.cup:
        return box.unit_names[unit]
    name = counter.show[lang]
    return name if len(units) == 1 else f"{name} {units.index(unit) + 1}"


@lru_cache(maxsize=1024)
def weapon_name(content: Content, box: Box, weapon: int, lang: str) -> str:
    kind = box.weapon_type_of[weapon]
    return f"{content.weapons.weapons[kind.key].show[lang]} {kind.weapons.index(weapon) + 1}"


# -- cards and tracks -------------------------------------------------------------------------------


def cards(g: Battle, content: Content, lang: str) -> list[Card]:
    """The piles, and every card somebody holds or has used."""
    found = [
        Card(id="deck", name=say(lang, "locknload-zone-deck"), zone="deck", count=len(g.deck)),
        Card(id="discard", name=say(lang, "locknload-zone-discard"), zone="discard", count=len(g.discard)),
    ]
    for card, holder in enumerate(g.card_by):
        if holder >= 0:
            found.append(card_face(g, content, card, "held", lang, holder))
    return found + [card_face(g, content, card, "discard", lang, -1) for card in reversed(g.discard)]


def card_face(g: Battle, content: Content, card: int, zone: str, lang: str, holder: int) -> Card:
    record = content.cards[g.theater.box.cards[card].key]
    on, side = (f"unit:{holder}", SIDES[g.side(holder)]) if holder >= 0 else ("", "")
    return Card(id=f"card:{card}", name=record.show[lang], zone=zone, text=[record.text[lang]], on=on, side=side)


def card_told(content: Content, box: Box, event: Event, lang: str) -> Card | None:
    """The card that an event tells of."""
    card = event.facts.get("card")
    if not isinstance(card, int) or card < 0:
        return None
    record = content.cards[box.cards[card].key]
    return Card(id=f"card:{card}", name=record.show[lang], zone="held", text=[record.text[lang]])


def tracks(g: Battle, lang: str) -> list[Track]:
    found = [track("turn", max(1, g.turn), g.theater.turns, lang)]
    if g.phase == OPERATIONS:
        found.append(track("passes", g.passes, g.theater.box.tables.passes, lang))
    if g.movers:
        units = moving_units(g)
        points = allowance(g, units, g.gait)
        found.append(track("mf", max(0, points - g.spent), points, lang))
    return found + [way_track(g, n, way, lang) for n, way in enumerate(g.theater.ways)]


def track(id: str, value: int, high: int, lang: str) -> Track:
    return Track(id=id, name=say(lang, f"locknload-track-{id}"), value=value, high=high)


def way_track(g: Battle, number: int, way: Way, lang: str) -> Track:
    """How far the side that has to win has come on one of its ways."""
    what = "control" if {score.what for score in way.scores} == {CONTROL} else "points"
    side = say(lang, f"locknload-side-{SIDES[g.theater.victory_side]}")
    name = say(lang, f"locknload-track-{what}", side=side)
    return Track(id=f"way-{number + 1}", name=name, value=tally(g, way), high=way.need)


# -- what can be spoken of --------------------------------------------------------------------------


@cache
def glossary(content: Content, box: Box) -> dict[str, list[str]]:
    """Every piece by name and id, every zone with cards, every answer: what can be looked for in a scene."""
    units, weapons = range(len(box.unit_names)), range(len(box.weapon_names))
    found = [unit_name(content, box, u, "en") for u in units] + [f"unit:{u}" for u in units]
    found += [weapon_name(content, box, w, "en") for w in weapons] + [f"weapon:{w}" for w in weapons]
    options = [option.text for verb in VERBS for option in verb.options()]
    return {"piece": found, "cards": ["held", "discard"], "options": options}


def points(g: Battle, option: Option) -> tuple[list[str], list[str]]:
    """What an option points at: who acts, those who would be struck, the hex, floor or bunker where it leads."""
    if option.of == "unit":
        return [f"unit:{option.value}"], []
    if option.of == "weapon":
        return [f"weapon:{option.value}"], []
    if option.of == "card":
        return [f"card:{option.value}"], []
    if option.of == "hex":
        return stack(g, option), [f"hex:{option.value}"]
    if option.of == "group":
        place = WAITING - option.value
        return [f"unit:{unit}" for unit in g.waiting(place)], []
    return [], []


def stack(g: Battle, option: Option) -> list[str]:
    """The units an option means that names their location: who acts or answers, who would be shot at or spotted."""
    at = option.value
    if option.verb in (TAKE.word, VOLLEY.word):
        side = g.active if option.verb == TAKE.word else 1 - g.active
        return [f"unit:{unit}" for unit in g.here(side, at)]
    if option.verb in (FIRE.word, SPOT.word):
        parts = [at] if g.is_upstairs(at) else g.parts(g.hex_of(at))
        return [f"unit:{unit}" for part in parts for unit in g.here(1 - g.active, part)]
    return []


# -- sight ------------------------------------------------------------------------------------------


def sights(g: Battle, game: Game, ask: Ask, lang: str) -> list[Sight]:
    """LOCKNLOAD 5.0, 5.3: the lines to what is fired at, from each location that could fire."""
    if ask.about is None or ask.kind not in ("firers", "opportunity"):
        return []
    if ask.kind == "opportunity":
        places = [option.value for option in ask.options if option.verb == VOLLEY.word]
    else:
        assert ask.marking is not None
        places = [g.at[ask.marking.members[0].ways[0].value]]
    viewers = [g.here(ask.seat, place)[0] for place in places]
    target = f"hex:{ask.about.value}"
    lines = [game.line_of_sight(g, ask.seat, f"unit:{unit}", target, lang) for unit in viewers]
    return [line for line in lines if line is not None]
