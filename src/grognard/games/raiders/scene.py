"""What the player of a mission may see. Face-down markers are faceless; piles are only counted."""

from __future__ import annotations

from functools import cache

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
        pieces=units(g, content, lang)
        + gear(g, content, lang)
        + markers(g, content, lang)
        + hostiles(g, content, lang),
        cards=cards(g, content, lang),
        tracks=tracks(g, lang),
    )


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


def units(g: Mission, content: Scenario, lang: str) -> list[Piece]:
    t = g.theater
    out = []
    for unit, at in enumerate(g.place):
        badges = [name for name, has in abilities(t.elite[unit], t.scouts[unit], t.demolishes[unit]) if has]
        if unit in g.force:
            badges.append("operating")
        if g.sample_bearer == unit:
            badges.append("sample")
        line = g.battle.line if g.battle is not None else []
        out.append(
            Piece(
                id=f"unit:{unit}",
                name=content.name("unit", unit, lang),
                side="raiders",
                face=KINDS["raiders"][t.kind[unit]],
                place=f"space:{at}" if at >= 0 else BOXES[at],
                order=line.index(unit) if unit in line else unit,
                values={"combat": t.combat[unit], "move": t.moves[unit]},
                badges=badges,
            )
        )
    air = "ready" if g.air == AIR_READY else "dead" if g.air == AIR_GONE else "pool"
    out.append(
        Piece(
            id="air:0",
            name=say(lang, "raiders-air-strike"),
            side="raiders",
            face="air-strike",
            place=air,
            values={"combat": t.air_strike_combat},
        )
    )
    return out


def abilities(elite: bool, scouts: bool, demolishes: bool) -> list[tuple[str, bool]]:
    return [("elite", elite), ("scout", scouts), ("demolition", demolishes)]


def gear(g: Mission, content: Scenario, lang: str) -> list[Piece]:
    return [
        Piece(
            id=f"gear:{item}",
            name=content.name("gear", item, lang),
            side="raiders",
            face=KINDS["gear"][g.theater.gear_kind[item]],
            place=f"space:{g.place[bearer]}" if bearer >= 0 else "pool",
            under=f"unit:{bearer}" if bearer >= 0 else "",
        )
        for item, bearer in enumerate(g.bearer)
    ]


def markers(g: Mission, content: Scenario, lang: str) -> list[Piece]:
    """Markers seen keep their face; a face-down one is known only by its space."""
    t = g.theater
    out = []
    for marker, at in enumerate(g.marker_at):
        if not g.marker_up[marker]:
            if at > 0:
                name = say(lang, "raiders-face-down")
                place = f"space:{at}"
                out.append(
                    Piece(
                        id=f"hidden:{at}",
                        name=name,
                        side="objective",
                        face="hidden",
                        place=place,
                        hidden=True,
                    )
                )
            continue
        bearer = g.sample_bearer if at == CARRIED else -1
        where = f"space:{g.place[bearer]}" if bearer >= 0 else MARKER_BOXES.get(at, f"space:{at}")
        out.append(
            Piece(
                id=f"marker:{marker}",
                name=content.name("marker", marker, lang),
                side="objective",
                face=KINDS["objectives"][t.marker_kind[marker]],
                place=where,
                under=f"unit:{bearer}" if bearer >= 0 else "",
                values={"rp": t.marker_rp[marker]} if t.marker_rp[marker] else {},
            )
        )
    return sorted(out, key=lambda p: p.id)


def hostiles(g: Mission, content: Scenario, lang: str) -> list[Piece]:
    t = g.theater
    here = g.battle.hostiles if g.battle is not None else []
    space = g.place[g.battle.line[0]] if g.battle is not None and g.battle.line else g.space_of_force()
    out = []
    for hostile in range(len(t.hostile_combat)):
        place = f"space:{space}" if hostile in here else "out" if g.hostiles_out >> hostile & 1 else "bin"
        out.append(
            Piece(
                id=f"hostile:{hostile}",
                name=content.name("hostile", hostile, lang),
                side="hostiles",
                face=content.hostile_kinds[hostile],
                place=place,
                order=-t.hostile_combat[hostile],
                values={"combat": t.hostile_combat[hostile]},
                badges=["elite"] if t.hostile_elite[hostile] else [],
            )
        )
    return out


def cards(g: Mission, content: Scenario, lang: str) -> list[Card]:
    """Piles as numbers; the card in play, the kept ones and what was seen of the piles by name."""
    out = [
        Card(id=zone, name=say(lang, f"raiders-pile-{zone}"), zone=zone, count=len(pile))
        for zone, pile in (("deck", g.deck), ("reserve", g.reserve), ("discard", g.discard))
    ]
    seen = [("deck", [c for c in reversed(g.deck) if g.known >> c & 1])]
    seen.append(("discard", [c for c in reversed(g.discard) if g.known >> c & 1]))
    seen.append(("kept", g.kept))
    seen.append(("play", [g.card] if g.card >= 0 else []))
    for zone, pile in seen:
        out += [face(content, card, zone, lang) for card in pile]
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


def tracks(g: Mission, lang: str) -> list[Track]:
    t = g.theater
    numbers = [
        ("alert", g.alert, 1, t.alert_max),
        ("rp", g.rp, 0, t.rp_max),
        ("operations", len(g.deck), 0, len(t.cards)),
        ("stacking", t.missions[g.at_mission].stacking, 0, 0),
        ("revealed", count_revealed(g), 0, len(t.objective_spaces)),
        ("destroyed", count_destroyed(g), 0, 0),
    ]
    if g.campaign is not None:
        numbers.append(("missions", len(g.campaign.won), 0, len(t.missions)))
        numbers.append(("failures", sum(g.campaign.failures), 0, 0))
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
