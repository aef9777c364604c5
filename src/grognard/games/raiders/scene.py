"""What the player of a mission may see. Face-down markers are faceless; piles are only counted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from grognard.engine.ask import Option
from grognard.engine.scene import Board, Card, Piece, Route, Scene, Space, Track
from grognard.games.raiders import theater
from grognard.games.raiders.content import KINDS, TERRAIN_NAMES, Scenario
from grognard.games.raiders.rules.mission import count_destroyed, count_revealed
from grognard.games.raiders.state import AIR_GONE, AIR_READY, SEGMENTS, Mission
from grognard.games.raiders.theater import CARRIED, DEAD, DESTROYED, POOL, RECOVERED, REMOVED
from grognard.text import say

BOXES = {POOL: "pool", DEAD: "dead"}
MARKER_BOXES = {REMOVED: "removed", DESTROYED: "destroyed", RECOVERED: "recovered"}


MOST = 4096
"""Each part of a scene is made once for each state of what it shows, and the last ones are kept."""


def scene(g: Mission, content: Scenario, lang: str) -> Scene:
    record = content.mission_records[g.at_mission]
    return Scene(
        game="telemark",
        scenario="",
        title=record.show[lang],
        story=record.story[lang],
        goal=record.goal[lang],
        seat=0,
        lang=lang,
        phase=say(lang, f"raiders-segment-{SEGMENTS[g.segment]}"),
        board=board(content, lang),
        pieces=pieces(g, content, lang),
        cards=cards(g, content, lang),
        tracks=tracks(g, content, lang),
    )


def pieces(g: Mission, content: Scenario, lang: str) -> list[Piece]:
    line: tuple[int, ...] = ()
    here: tuple[int, ...] = ()
    space = g.space_of_force()
    if g.battle is not None:
        line, here = tuple(g.battle.line), tuple(g.battle.hostiles)
        space = g.place[line[0]] if line else space
    sample = g.sample_bearer
    sample_at = g.place[sample] if sample >= 0 else POOL
    gear_at = tuple([g.place[bearer] if bearer >= 0 else POOL for bearer in g.bearer])
    return [
        *units(content, lang, tuple(g.place), tuple(g.force), line, sample, g.air),
        *gear(content, lang, tuple(g.bearer), gear_at),
        *markers(content, lang, tuple(g.marker_at), tuple(g.marker_up), sample, sample_at),
        *hostiles(content, lang, here, space, g.hostiles_out),
    ]


@cache
def board(content: Scenario, lang: str) -> Board:
    """The map. It never changes, so all scenes share it."""
    t = content.theater
    spaces = [
        Space(
            id=f"space:{i}",
            name=s.show[lang],
            x=s.x,
            y=s.y,
            terrain=TERRAIN_NAMES[t.terrain[i]],
            marks=s.marks,
        )
        for i, s in enumerate(content.spaces)
    ]
    routes = [Route(a=f"space:{a}", b=f"space:{b}") for a in range(len(spaces)) for b in t.adjacent[a] if a < b]
    width, height = max(s.x for s in spaces), max(s.y for s in spaces)
    return Board(width=width + 1, height=height + 1, kind="points", spaces=spaces, routes=routes)


@lru_cache(maxsize=MOST)
def units(
    content: Scenario,
    lang: str,
    place: tuple[int, ...],
    force: tuple[int, ...],
    line: tuple[int, ...],
    sample: int,
    air: int,
) -> Sequence[Piece]:
    out = []
    for unit, at in enumerate(place):
        order = line.index(unit) if unit in line else unit
        out.append(unit_piece(content, lang, unit, at, order, unit in force, unit == sample))
    return [*out, air_piece(content, lang, air)]


@lru_cache(maxsize=MOST)
def gear(content: Scenario, lang: str, bearers: tuple[int, ...], places: tuple[int, ...]) -> Sequence[Piece]:
    return [gear_piece(content, lang, item, bearers[item], at) for item, at in enumerate(places)]


@lru_cache(maxsize=MOST)
def markers(
    content: Scenario, lang: str, places: tuple[int, ...], up: tuple[bool, ...], sample: int, sample_at: int
) -> Sequence[Piece]:
    """Markers seen keep their face; a face-down one is known only by its space."""
    out = []
    for marker, at in enumerate(places):
        if up[marker]:
            bearer = sample if at == CARRIED else -1
            out.append(marker_piece(content, lang, marker, bearer, sample_at if bearer >= 0 else at))
        elif at > 0:
            out.append(hidden_piece(lang, at))
    return sorted(out, key=lambda p: p.id)


@lru_cache(maxsize=MOST)
def hostiles(content: Scenario, lang: str, here: tuple[int, ...], space: int, gone: int) -> Sequence[Piece]:
    out = []
    for hostile in range(len(content.hostile_kinds)):
        place = f"space:{space}" if hostile in here else "out" if gone >> hostile & 1 else "bin"
        out.append(hostile_piece(content, lang, hostile, place))
    return out


# -- single pieces: one for each way each can look, shared by all scenes --------------------------


@cache
def unit_piece(
    content: Scenario, lang: str, unit: int, at: int, order: int, operating: bool, sample: bool
) -> Piece:
    t = content.theater
    states = [
        ("elite", t.elite[unit]),
        ("scout", t.scouts[unit]),
        ("demolition", t.demolishes[unit]),
        ("operating", operating),
        ("sample", sample),
    ]
    return Piece(
        id=f"unit:{unit}",
        name=content.name("unit", unit, lang),
        side="raiders",
        face=KINDS["raiders"][t.kind[unit]],
        place=f"space:{at}" if at >= 0 else BOXES[at],
        order=order,
        values={"combat": t.combat[unit], "move": t.moves[unit]},
        badges=[name for name, has in states if has],
    )


@cache
def air_piece(content: Scenario, lang: str, air: int) -> Piece:
    return Piece(
        id="air:0",
        name=say(lang, "raiders-air-strike"),
        side="raiders",
        face="air-strike",
        place="ready" if air == AIR_READY else "dead" if air == AIR_GONE else "pool",
        values={"combat": content.theater.air_strike_combat},
    )


@cache
def gear_piece(content: Scenario, lang: str, item: int, bearer: int, at: int) -> Piece:
    return Piece(
        id=f"gear:{item}",
        name=content.name("gear", item, lang),
        side="raiders",
        face=KINDS["gear"][content.theater.gear_kind[item]],
        place=f"space:{at}" if bearer >= 0 else "pool",
        under=f"unit:{bearer}" if bearer >= 0 else "",
    )


@cache
def hidden_piece(lang: str, at: int) -> Piece:
    name = say(lang, "raiders-face-down")
    return Piece(id=f"hidden:{at}", name=name, side="objective", face="hidden", place=f"space:{at}", hidden=True)


@cache
def marker_piece(content: Scenario, lang: str, marker: int, bearer: int, at: int) -> Piece:
    t = content.theater
    return Piece(
        id=f"marker:{marker}",
        name=content.name("marker", marker, lang),
        side="objective",
        face=KINDS["objectives"][t.marker_kind[marker]],
        place=f"space:{at}" if bearer >= 0 else MARKER_BOXES.get(at, f"space:{at}"),
        under=f"unit:{bearer}" if bearer >= 0 else "",
        values={"rp": t.marker_rp[marker]} if t.marker_rp[marker] else {},
    )


@cache
def hostile_piece(content: Scenario, lang: str, hostile: int, place: str) -> Piece:
    t = content.theater
    return Piece(
        id=f"hostile:{hostile}",
        name=content.name("hostile", hostile, lang),
        side="hostiles",
        face=content.hostile_kinds[hostile],
        place=place,
        order=-t.hostile_combat[hostile],
        values={"combat": t.hostile_combat[hostile]},
        badges=["elite"] if t.hostile_elite[hostile] else [],
    )


# -- cards and tracks -----------------------------------------------------------------------------


def cards(g: Mission, content: Scenario, lang: str) -> list[Card]:
    """Piles as numbers; the card in play, the kept ones and what was seen of the piles by name."""
    counts = (len(g.deck), len(g.reserve), len(g.discard))
    seen: list[int] = []
    seen_discards: list[int] = []
    if g.known:
        seen = [c for c in reversed(g.deck) if g.known >> c & 1]
        seen_discards = [c for c in reversed(g.discard) if g.known >> c & 1]
    return [*known_cards(content, lang, counts, tuple(seen), tuple(seen_discards), tuple(g.kept), g.card)]


@lru_cache(maxsize=MOST)
def known_cards(
    content: Scenario,
    lang: str,
    counts: tuple[int, int, int],
    deck: tuple[int, ...],
    discard: tuple[int, ...],
    kept: tuple[int, ...],
    card: int,
) -> Sequence[Card]:
    out = [
        Card(id=zone, name=say(lang, f"raiders-pile-{zone}"), zone=zone, count=count)
        for zone, count in zip(("deck", "reserve", "discard"), counts, strict=True)
    ]
    play = (card,) if card >= 0 else ()
    for zone, pile in (("deck", deck), ("discard", discard), ("kept", kept), ("play", play)):
        out += [face(content, c, zone, lang) for c in pile]
    return out


@cache
def face(content: Scenario, card: int, zone: str, lang: str) -> Card:
    """A card as it reads."""
    record = content.card_records[card]
    text = []
    for branch in record.branches:
        where = [say(lang, f"raiders-terrain-{name}") for name in branch.terrain]
        head = say(lang, f"raiders-when-{branch.when or 'always'}") + (f" ({', '.join(where)})" if where else "")
        text.append(head + ": " + " / ".join(c.show[lang] for c in branch.choices))
    if record.uses:
        text.append(say(lang, "raiders-when-kept") + ": " + " / ".join(c.show[lang] for c in record.uses))
    return Card(id=f"card:{card}", name=f"{record.number}. {record.show[lang]}", zone=zone, text=text)


def tracks(g: Mission, content: Scenario, lang: str) -> list[Track]:
    won, failures = -1, 0
    if g.campaign is not None:
        won, failures = len(g.campaign.won), sum(g.campaign.failures)
    now = (g.alert, g.rp, len(g.deck), count_revealed(g), count_destroyed(g))
    return [*tracks_at(content, lang, g.at_mission, now, won, failures)]


@lru_cache(maxsize=MOST)
def tracks_at(
    content: Scenario, lang: str, mission: int, now: tuple[int, int, int, int, int], won: int, failures: int
) -> Sequence[Track]:
    """Outside a campaign `won` is -1."""
    t = content.theater
    alert, rp, deck, revealed, destroyed = now
    numbers = [
        ("alert", alert, 1, t.alert_max),
        ("rp", rp, 0, t.rp_max),
        ("operations", deck, 0, len(t.cards)),
        ("stacking", t.missions[mission].stacking, 0, 0),
        ("revealed", revealed, 0, len(t.objective_spaces)),
        ("destroyed", destroyed, 0, 0),
    ]
    if won >= 0:
        numbers.append(("missions", won, 0, len(t.missions)))
        numbers.append(("failures", failures, 0, 0))
    return [
        Track(id=i, name=say(lang, f"raiders-track-{i}"), value=value, low=low, high=high)
        for i, value, low, high in numbers
    ]


ZONES = ["deck", "discard", "kept", "play"]
"""Where cards can be read."""


@cache
def glossary(content: Scenario) -> dict[str, list[str]]:
    """Every piece by name and id, every zone with cards, every answer: what can be looked for in a scene."""
    pieces = [say("en", "raiders-air-strike"), "air:0", say("en", "raiders-face-down")]
    for kind in ("unit", "gear", "marker", "hostile"):
        names = [show["en"] for show in content.shown[kind]]
        pieces += names + [f"{kind}:{i}" for i in range(len(names))]
    pieces += [f"hidden:{i}" for i in range(1, len(content.spaces))]
    return {"piece": pieces, "cards": ZONES, "options": answers(content)}


def answers(content: Scenario) -> list[str]:
    """The text of every option the rules can offer."""
    t = content.theater
    out = [o.text for name in dir(t) if name.startswith("o_") for o in getattr(t, name)]
    for card in t.cards:
        out += [c.option.text for choices in [card.uses, *[b.choices for b in card.branches]] for c in choices]
    return out + [o.text for o in vars(theater).values() if isinstance(o, Option)]


def points(g: Mission, option: Option) -> tuple[list[str], list[str]]:
    """What an option points at on the board."""
    if option.of == "space":
        return [], [f"space:{option.value}"]
    if option.of in ("unit", "gear", "hostile"):
        return [f"{option.of}:{option.value}"], []
    return [], []
