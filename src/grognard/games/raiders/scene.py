"""What the player of a mission may see. Face-down markers are faceless; piles are only counted."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from grognard.engine.ask import Ask, Option
from grognard.engine.event import Event
from grognard.engine.reason import Reason
from grognard.engine.scene import Card, CardChoice, CardPart, Ground, Piece, Route, Scene, Space, Track
from grognard.engine.shelf import keep
from grognard.games.raiders.content import Scenario
from grognard.games.raiders.fields import SEGMENTS
from grognard.games.raiders.rules.cards import why_not_choice
from grognard.games.raiders.rules.mission import count_destroyed, count_revealed
from grognard.games.raiders.rules.needs import NEEDS
from grognard.games.raiders.state import AIR_GONE, AIR_READY, PART_OF, Mission
from grognard.games.raiders.theater import CARRIED, DEAD, DESTROYED, KINDS, POOL, RECOVERED, REMOVED
from grognard.games.raiders.verbs import VERBS
from grognard.text import say

BIN: Final = -1
OUT: Final = -2
BOXES = {POOL: "pool", DEAD: "dead"}
MARKER_BOXES = {REMOVED: "removed", DESTROYED: "destroyed", RECOVERED: "recovered"}
HOSTILE_BOXES = {BIN: "bin", OUT: "out"}
PILES = ["deck", "reserve", "discard"]
ZONES = ["deck", "discard", "kept", "play"]
"""Where cards can be read."""
TRACKS = ["alert", "rp", "operations", "stacking", "revealed", "destroyed", "missions", "failures"]

ROOM: Final = 256
BELOW: Final = 16
"""More than there are of anything, and more than there are boxes beside the map: their places are below 0."""

MOST_ASIDE: Final = 4096
"""Lists of hostiles that are kept."""


def scene(g: Mission, content: Scenario, lang: str) -> Scene:
    record = g.mission
    show = faces(content, lang)
    return Scene(
        game="telemark",
        scenario="",
        title=record.show[lang],
        story=record.story[lang],
        goal=record.goal[lang],
        seat=0,
        lang=lang,
        phase=show.phases[g.segment],
        board=show.board,
        pieces=pieces(g, content, lang),
        cards=cards(g, show),
        tracks=tracks(g, show),
    )


def ground(content: Scenario, lang: str) -> Ground:
    """The map. It never changes, so all scenes share it."""
    t = content.theater
    spaces = [
        Space(
            id=f"space:{i}",
            name=s.show[lang],
            x=s.x,
            y=s.y,
            terrain=s.terrain,
            marks=s.marks,
        )
        for i, s in enumerate(content.spaces)
    ]
    routes = [Route(a=f"space:{a}", b=f"space:{b}") for a in range(len(spaces)) for b in t.adjacent[a] if a < b]
    width, height = max(s.x for s in spaces), max(s.y for s in spaces)
    return Ground(kind="points", width=width + 1, height=height + 1, spaces=spaces, routes=routes)


class Faces:
    """Every way in which things can look in one language: made when first seen, shared by all scenes.

    Each table is keyed by one number, made of what is shown and its state; raiders who only stand somewhere are
    found by who and where they are.
    """

    def __init__(self, content: Scenario, lang: str) -> None:
        self.content = content
        self.lang = lang
        self.board = keep(ground(content, lang))
        self.phases = [say(lang, f"raiders-segment-{SEGMENTS[PART_OF.get(n, n)]}") for n in range(len(SEGMENTS))]
        raiders = range(len(content.theater.kind))
        self.standing: list[list[Piece | None]] = [[None] * (BELOW + ROOM) for _ in raiders]
        self.units: dict[int, Piece] = {}
        self.airs: dict[int, Piece] = {}
        self.gear: dict[int, Piece] = {}
        self.hidden: dict[int, Piece] = {}
        self.markers: dict[int, Piece] = {}
        self.hostiles: dict[int, Piece] = {}
        self.aside: dict[int, list[Piece]] = {}
        self.piles: dict[int, Card] = {}
        self.cards: dict[int, Card] = {}
        self.asked: dict[tuple[Any, ...], Card] = {}
        self.tracks: dict[int, Track] = {}


@cache
def faces(content: Scenario, lang: str) -> Faces:
    return Faces(content, lang)


# -- pieces ---------------------------------------------------------------------------------------


def pieces(g: Mission, content: Scenario, lang: str) -> list[Piece]:
    show = faces(content, lang)
    return units(g, show) + gear(g, show) + markers(g, show) + hostiles(g, show)


def units(g: Mission, show: Faces) -> list[Piece]:
    """Raiders, in a battle in the order of their line, and the air strike. Most of them only stand somewhere."""
    out = []
    for unit, at in enumerate(g.place):
        piece = show.standing[unit][at + BELOW]
        if piece is None:
            piece = show.standing[unit][at + BELOW] = unit_piece(show, unit, at, unit, False, False)
        out.append(piece)
    line = g.battle.line if g.battle is not None else []
    for unit in g.force + line:
        out[unit] = unit_under_way(g, show, unit, line)
    if g.sample_bearer >= 0:
        out[g.sample_bearer] = unit_under_way(g, show, g.sample_bearer, line)
    if g.air not in show.airs:
        show.airs[g.air] = air_piece(show, g.air)
    out.append(show.airs[g.air])
    return out


def unit_under_way(g: Mission, show: Faces, unit: int, line: list[int]) -> Piece:
    """A raider who operates, fights or bears the sample."""
    at = g.place[unit]
    order = line.index(unit) if unit in line else unit
    operating, sample = unit in g.force, unit == g.sample_bearer
    key = ((unit * ROOM + at + BELOW) * ROOM + order) * 4 + operating * 2 + sample
    piece = show.units.get(key)
    if piece is None:
        piece = show.units[key] = unit_piece(show, unit, at, order, operating, sample)
    return piece


def gear(g: Mission, show: Faces) -> list[Piece]:
    known = show.gear
    out = []
    for item, bearer in enumerate(g.bearer):
        at = g.place[bearer] if bearer >= 0 else POOL
        key = (item * ROOM + bearer + BELOW) * ROOM + at + BELOW
        piece = known.get(key)
        if piece is None:
            piece = known[key] = gear_piece(show, item, bearer, at)
        out.append(piece)
    return out


def markers(g: Mission, show: Faces) -> list[Piece]:
    """Markers seen keep their face; a face-down one is known only by its space."""
    hidden = []
    seen = []
    for marker, at in enumerate(g.marker_at):
        if g.marker_up[marker]:
            bearer = g.sample_bearer if at == CARRIED else -1
            at = g.place[bearer] if bearer >= 0 else at
            key = (marker * ROOM + bearer + BELOW) * ROOM + at + BELOW
            piece = show.markers.get(key)
            if piece is None:
                piece = show.markers[key] = marker_piece(show, marker, bearer, at)
            seen.append(piece)
        elif at > 0:
            hidden.append(at)
            if at not in show.hidden:
                show.hidden[at] = hidden_piece(show, at)
    hidden.sort()
    return [show.hidden[at] for at in hidden] + seen


def hostiles(g: Mission, show: Faces) -> list[Piece]:
    """Those in battle stand where it is fought."""
    if g.battle is None:
        return hostiles_aside(show, g.hostiles_out)
    here = g.battle.hostiles
    line = g.battle.line
    space = g.place[line[0]] if line else g.space_of_force()
    out = []
    for hostile in range(len(g.theater.hostile_kinds)):
        at = space if hostile in here else OUT if g.hostiles_out >> hostile & 1 else BIN
        out.append(hostile_at(show, hostile, at))
    return out


def hostiles_aside(show: Faces, gone: int) -> list[Piece]:
    """All hostiles while nobody fights: the same list while the same are out."""
    found = show.aside.get(gone)
    if found is None:
        if len(show.aside) >= MOST_ASIDE:
            show.aside.clear()
        kinds = range(len(show.content.theater.hostile_kinds))
        found = show.aside[gone] = [hostile_at(show, h, OUT if gone >> h & 1 else BIN) for h in kinds]
    return found


def hostile_at(show: Faces, hostile: int, at: int) -> Piece:
    key = hostile * ROOM + at + BELOW
    piece = show.hostiles.get(key)
    if piece is None:
        piece = show.hostiles[key] = hostile_piece(show, hostile, at)
    return piece


def place_of(at: int, boxes: dict[int, str]) -> str:
    """A space or a box as scenes name it."""
    return boxes.get(at, f"space:{at}")


def unit_piece(show: Faces, unit: int, at: int, order: int, operating: bool, sample: bool) -> Piece:
    t = show.content.theater
    states = [
        ("elite", t.elite[unit]),
        ("scout", t.scouts[unit]),
        ("demolition", t.demolishes[unit]),
        ("operating", operating),
        ("sample", sample),
    ]
    return Piece(
        id=f"unit:{unit}",
        name=show.content.name("unit", unit, show.lang),
        side="raiders",
        face=KINDS["raiders"][t.kind[unit]],
        place=place_of(at, BOXES),
        order=order,
        values={"combat": t.combat[unit], "move": t.moves[unit]},
        badges=[name for name, has in states if has],
        acts=operating,
    )


def air_piece(show: Faces, air: int) -> Piece:
    return Piece(
        id="air:0",
        name=say(show.lang, "raiders-air-strike"),
        side="raiders",
        face="air-strike",
        place="ready" if air == AIR_READY else "dead" if air == AIR_GONE else "pool",
        values={"combat": show.content.theater.air_strike_combat},
    )


def gear_piece(show: Faces, item: int, bearer: int, at: int) -> Piece:
    return Piece(
        id=f"gear:{item}",
        name=show.content.name("gear", item, show.lang),
        side="raiders",
        face=KINDS["gear"][show.content.theater.gear_kind[item]],
        place=f"space:{at}" if bearer >= 0 else "pool",
        under=f"unit:{bearer}" if bearer >= 0 else "",
    )


def hidden_piece(show: Faces, at: int) -> Piece:
    name = say(show.lang, "raiders-unknown-objective")
    return Piece(id=f"hidden:{at}", name=name, side="objective", face="hidden", place=f"space:{at}", hidden=True)


def marker_piece(show: Faces, marker: int, bearer: int, at: int) -> Piece:
    t = show.content.theater
    return Piece(
        id=f"marker:{marker}",
        name=show.content.name("marker", marker, show.lang),
        side="objective",
        face=KINDS["objectives"][t.marker_kind[marker]],
        place=f"space:{at}" if bearer >= 0 else place_of(at, MARKER_BOXES),
        under=f"unit:{bearer}" if bearer >= 0 else "",
        values={"rp": t.marker_rp[marker]} if t.marker_rp[marker] else {},
    )


def hostile_piece(show: Faces, hostile: int, at: int) -> Piece:
    t = show.content.theater
    return Piece(
        id=f"hostile:{hostile}",
        name=show.content.name("hostile", hostile, show.lang),
        side="hostiles",
        face=t.hostile_kinds[hostile],
        place=place_of(at, HOSTILE_BOXES),
        order=-t.hostile_combat[hostile],
        values={"combat": t.hostile_combat[hostile]},
        badges=["elite"] if t.hostile_elite[hostile] else [],
    )


# -- cards and tracks -----------------------------------------------------------------------------


def cards(g: Mission, show: Faces) -> list[Card]:
    """Piles as numbers; what was seen of them, the kept cards and the one in play by name."""
    out = [pile(show, 0, len(g.deck)), pile(show, 1, len(g.reserve)), pile(show, 2, len(g.discard))]
    if g.known:
        out += [card(show, c, 0) for c in reversed(g.deck) if g.known >> c & 1]
        out += [card(show, c, 1) for c in reversed(g.discard) if g.known >> c & 1]
    out += [card(show, c, 2) for c in g.kept]
    if g.card >= 0:
        out.append(card(show, g.card, 3))
    return out


def pile(show: Faces, which: int, count: int) -> Card:
    key = which * ROOM + count
    found = show.piles.get(key)
    if found is None:
        zone = PILES[which]
        name = say(show.lang, f"raiders-pile-{zone}")
        found = show.piles[key] = Card(id=zone, name=name, zone=zone, count=count)
    return found


def card(show: Faces, which: int, zone: int) -> Card:
    key = which * ROOM + zone
    found = show.cards.get(key)
    if found is None:
        found = show.cards[key] = card_face(show.content, which, ZONES[zone], show.lang)
    return found


def card_face(content: Scenario, card: int, zone: str, lang: str) -> Card:
    """A card as it reads."""
    record = content.card_records[card]
    text = []
    for branch, when in zip(record.branches, conditions(content, card, lang), strict=True):
        text.append(when + ": " + " / ".join(c.show[lang] for c in branch.choices))
    if record.uses:
        text.append(say(lang, "raiders-when-kept") + ": " + " / ".join(c.show[lang] for c in record.uses))
    return Card(id=f"card:{card}", name=f"{record.number}. {record.show[lang]}", zone=zone, text=text)


def conditions(content: Scenario, card: int, lang: str) -> list[str]:
    """When each part of a card applies."""
    out = []
    for branch in content.card_records[card].branches:
        where = ", ".join([say(lang, f"raiders-terrain-{name}") for name in branch.terrain])
        out.append(say(lang, f"raiders-when-{branch.when or 'always'}") + (f" ({where})" if where else ""))
    return out


def marked(content: Scenario, card: int, at: int, found: dict[int, CardChoice], zone: str, lang: str) -> Card:
    """A card of which one part applies, with what was found of each of its choices."""
    out = card_face(content, card, zone, lang)
    parts = []
    branches = content.theater.cards[card].branches
    for number, when in enumerate(conditions(content, card, lang)):
        plain = [c.option.value for c in branches[number].choices]
        named = [CardChoice(text=content.name("choice", value, lang), state="") for value in plain]
        if number == at:
            named = [found[value] for value in plain]
        parts.append(CardPart(when=when, choices=named, applies=number == at))
    out.parts = parts
    return out


def barred(content: Scenario, value: int, why: Reason, lang: str) -> CardChoice:
    """A choice that cannot be made, and why."""
    facts = {key: fact(content, key, value, lang) for key, value in (why.facts or {}).items()}
    text = say(lang, f"raiders-why-{why.key}", **facts)
    return CardChoice(text=content.name("choice", value, lang), state="barred", why=text, rule=why.rule)


def fact(content: Scenario, key: str, value: Any, lang: str) -> Any:
    """A fact that is no number of a thing, ready to stand in a sentence: a kind of gear or unit, a change."""
    if key == "item":
        return content.name("gear", content.theater.gear_kind.index(value), lang)
    if key == "kind":
        return say(lang, f"raiders-face-{KINDS['raiders'][value]}")
    return f"{value:+d}" if key == "change" else value


def cards_asked(g: Mission, content: Scenario, ask: Ask, cards: list[Card], lang: str) -> list[Card]:
    """Where a card leaves a choice: which part of it applies, and why the rest of that cannot be chosen."""
    if ask.kind != "card":
        return cards
    for at, branch in enumerate(g.theater.cards[g.card].branches):
        if any(choice.option in ask.options for choice in branch.choices):
            shown = card_asked(faces(content, lang), g.card, at, [why_not_choice(g, c) for c in branch.choices])
            return [shown if card.id == shown.id else card for card in cards]
    return cards


def card_asked(show: Faces, card: int, at: int, barring: list[Reason | None]) -> Card:
    """A card whose part `at` applies, with what bars each choice of it, if anything."""
    lacks = [(why.key, why.rule, *(why.facts or {}).values()) if why is not None else () for why in barring]
    key = (card, at, *lacks)
    known = show.asked.get(key)
    if known is None:
        content, lang = show.content, show.lang
        found = {}
        for choice, why in zip(content.theater.cards[card].branches[at].choices, barring, strict=True):
            value = choice.option.value
            if why is None:
                found[value] = CardChoice(text=content.name("choice", value, lang), state="open")
            else:
                found[value] = barred(content, value, why, lang)
        known = show.asked[key] = marked(content, card, at, found, "play", lang)
    return known


def card_told(content: Scenario, event: Event, lang: str) -> Card | None:
    """The card an event tells of: how it came out, or as it reads."""
    card = event.facts.get("card")
    if not isinstance(card, int) or event.kind not in ("choice", "kept", "played-kept"):
        return None
    if event.kind != "choice":
        return card_face(content, card, "kept", lang)
    at, taken, shut, lacks = (event.facts.get(key, "") for key in ("branch", "choice", "barred", "lacks"))
    assert isinstance(at, int) and isinstance(taken, int)
    found = {}
    for choice in content.theater.cards[card].branches[at].choices:
        value = choice.option.value
        state = "taken" if value == taken else "open"
        found[value] = CardChoice(text=content.name("choice", value, lang), state=state)
    if isinstance(shut, list) and isinstance(lacks, str):
        for value, lack in zip(shut, lacks.split(";"), strict=True):
            need, amount, has = [int(number) for number in lack.split()]
            why = list(NEEDS.values())[need].reason(amount, has)
            found[value] = barred(content, value, why, lang)
    return marked(content, card, at, found, "discard", lang)


@cache
def gists(content: Scenario, lang: str) -> dict[str, str]:
    """What each kind of counter is good for, in the numbers printed on it."""
    t = content.theater
    out = {}
    for unit, kind in enumerate(t.kind):
        face = KINDS["raiders"][kind]
        numbers = {"combat": t.combat[unit], "move": t.moves[unit], "demolition": t.demolition_needs}
        out[face] = say(lang, f"raiders-gist-{face}", **numbers)
    for kind in t.gear_kind:
        face = KINDS["gear"][kind]
        out[face] = say(lang, f"raiders-gist-{face}", demolition=t.demolition_needs, cost=t.air_cost)
    for face in [*KINDS["objectives"], *t.hostile_kinds]:
        out[face] = say(lang, f"raiders-gist-{face}", demolition=t.demolition_needs)
    out["air-strike"] = say(lang, "raiders-gist-air-strike", combat=t.air_strike_combat)
    return out


def note(content: Scenario, option: Option, lang: str) -> str:
    """What can be bought or taken is good for something."""
    t = content.theater
    if option.verb not in ("buy", "crate", "swap", "leader"):
        return ""
    face = "air-strike"
    if option.of == "unit":
        face = KINDS["raiders"][t.kind[option.value]]
    elif option.of == "gear":
        face = KINDS["gear"][t.gear_kind[option.value]]
    return gists(content, lang)[face]


def means(event: Event, lang: str) -> str:
    """What a die had to show for a hit."""
    need = event.facts.get("need", -1)
    if not isinstance(need, int) or need < 0:
        return ""
    return say(lang, "raiders-means-hit", need=min(6, need))


def tracks(g: Mission, show: Faces) -> list[Track]:
    t = g.theater
    out = [
        track(show, 0, g.alert, 1, t.alert_max),
        track(show, 1, g.rp, 0, t.rp_max),
        track(show, 2, len(g.deck), 0, len(t.cards)),
        track(show, 3, g.mission.stacking, 0, 0),
        track(show, 4, count_revealed(g), 0, len(t.objective_spaces)),
        track(show, 5, count_destroyed(g), 0, 0),
    ]
    if g.campaign is not None:
        out.append(track(show, 6, len(g.campaign.won), 0, len(t.missions)))
        out.append(track(show, 7, sum(g.campaign.failures), 0, 0))
    return out


def track(show: Faces, which: int, value: int, low: int, high: int) -> Track:
    """The ends of a track are its own: its value alone says how it looks."""
    key = which * ROOM + value
    found = show.tracks.get(key)
    if found is None:
        name = say(show.lang, f"raiders-track-{TRACKS[which]}")
        found = show.tracks[key] = Track(id=TRACKS[which], name=name, value=value, low=low, high=high)
    return found


@cache
def glossary(content: Scenario) -> dict[str, list[str]]:
    """Every piece by name and id, every zone with cards, every answer: what can be looked for in a scene."""
    pieces = [say("en", "raiders-air-strike"), "air:0", say("en", "raiders-unknown-objective")]
    for kind in ("unit", "gear", "marker", "hostile"):
        names = [show["en"] for show in content.shown[kind]]
        pieces += names + [f"{kind}:{i}" for i in range(len(names))]
    pieces += [f"hidden:{i}" for i in range(1, len(content.spaces))]
    return {"piece": pieces, "cards": ZONES, "options": answers(content)}


def answers(content: Scenario) -> list[str]:
    """The text of every option the rules can offer."""
    t = content.theater
    out = [o.text for verb in VERBS if verb.of != "choice" for o in verb.options()]
    for card in t.cards:
        out += [c.option.text for choices in [card.uses, *[b.choices for b in card.branches]] for c in choices]
    return out


def points(g: Mission, option: Option) -> tuple[list[str], list[str]]:
    """What an option points at on the board."""
    if option.of == "space":
        return [], [f"space:{option.value}"]
    if option.of in ("unit", "gear", "hostile"):
        return [f"{option.of}:{option.value}"], []
    return [], []
