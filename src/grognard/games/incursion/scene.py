"""What one seat may see of a battle. Hands, bids, forces and places not yet shown stay out of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from grognard.engine.ask import Ask, Option
from grognard.engine.event import Event
from grognard.engine.scene import Card, EdgeNow, Ground, Piece, Route, Scene, Sight, Space, Track
from grognard.engine.shelf import keep
from grognard.games.incursion.content import Content
from grognard.games.incursion.fields import PHASES
from grognard.games.incursion.rules.activation import answers_to
from grognard.games.incursion.rules.effects import darkness, fortitude
from grognard.games.incursion.rules.forces import chosen, spent
from grognard.games.incursion.rules.missions import panels
from grognard.games.incursion.rules.reaction import captive
from grognard.games.incursion.rules.sight import explained, in_arc
from grognard.games.incursion.rules.verbs import VERBS
from grognard.games.incursion.state import (
    ACTION,
    DEPLOY,
    MUSTER,
    WATCH,
    Battle,
)
from grognard.games.incursion.theater import (
    ALLIES,
    BY_POINTS,
    CONTROLLER,
    DEAD,
    FLAMES,
    FORTITUDE,
    GERMANS,
    GONE,
    GRENADE_RANGE,
    HELD,
    OBJECTS,
    PANEL,
    SIDES,
    TOKEN,
    TOKEN_POINTS,
    UNUSED,
)
from grognard.geometry.squares import DX, DY, Grid, crossed
from grognard.text import say

MARGIN = 1
"""Squares left free around the board, where figures wait at their entry points."""

BOXES = {DEAD: "dead", GONE: "gone", HELD: "coming"}


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


def pieces(g: Battle, content: Content, seat: int, lang: str) -> list[Piece]:
    return figures(g, content, seat, lang) + objects(g, content, seat, lang) + markers(g, content, lang)


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


# -- the board ------------------------------------------------------------------------------------


@cache
def board(content: Content, at_mission: int, lang: str) -> str:
    """The floor and the doors of a mission, as scenes call them."""
    return keep(ground(content, at_mission, lang))


def ground(content: Content, at_mission: int, lang: str) -> Ground:
    """What is printed: all doors closed, green those the mission seals."""
    t = content.theater
    mission = t.missions[at_mission]
    green = t.green & (mission.seal | mission.sealed)
    routes = []
    for door, (a, b) in enumerate(t.grid.doors):
        name = say(lang, "incursion-door", name=content.door_name(door, lang))
        marks = ["green"] if green >> door & 1 else []
        routes.append(Route(a=f"square:{a}", b=f"square:{b}", kind="door-closed", name=name, marks=marks))
    return Ground(
        kind="squares",
        width=t.grid.width + 2 * MARGIN,
        height=t.grid.height + 2 * MARGIN,
        cell=[(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)],
        spaces=squares(content, at_mission, lang),
        routes=routes,
    )


def doors(g: Battle) -> list[EdgeNow]:
    """The doors that are not as printed."""
    return doors_so(g.theater.grid, g.closed, g.sealed, tuple(g.door_locked), tuple(g.door_trap))


@lru_cache(maxsize=4096)
def doors_so(
    grid: Grid, closed: int, sealed: int, locked: tuple[int, ...], trapped: tuple[int, ...]
) -> list[EdgeNow]:
    """The same list while nothing at the doors changes: the cards there."""
    out = []
    for door, (a, b) in enumerate(grid.doors):
        bit = 1 << door
        kind = "door-sealed" if sealed & bit else "" if closed & bit else "door-open"
        marks = [name for name, card in (("locked", locked[door]), ("trapped", trapped[door])) if card >= 0]
        if kind or marks:
            out.append(EdgeNow(a=f"square:{a}", b=f"square:{b}", kind=kind, marks=marks))
    return out


def squares(content: Content, at_mission: int, lang: str) -> list[Space]:
    """The squares of the floor, and beside the board one for each entry point of the mission."""
    t = content.theater
    grid = t.grid
    mission = t.missions[at_mission]
    marks: dict[int, list[str]] = {}
    for side, name in enumerate(SIDES):
        for entry in mission.entries[side]:
            marks.setdefault(t.entry_square[entry], []).append(f"entry-{name}")
        for square in mission.exits[side]:
            marks.setdefault(square, []).append(f"exit-{name}")
    terrain = terrains(content)
    spaces = [
        square_at(f"square:{s}", t.square_names[s], *divmod(s, grid.width), terrain[s], marks.get(s, []))
        for s in range(grid.size)
        if grid.floor[s]
    ]
    for side, name in enumerate(SIDES):
        for entry in mission.entries[side]:
            square, out = t.entry_square[entry], (t.entry_facing[entry] + 2) % 4
            x, y = square % grid.width + DX[out], square // grid.width + DY[out]
            shown = say(lang, "incursion-waiting-at", entry=content.entry_name(entry, lang))
            spaces.append(square_at(f"entry:{entry}", shown, y, x, "outside", [f"entry-{name}"]))
    return spaces


def square_at(id: str, name: str, row: int, column: int, terrain: str, marks: list[str]) -> Space:
    x, y = column + MARGIN + 0.5, row + MARGIN + 0.5
    return Space(id=id, name=name, x=x, y=y, terrain=terrain, marks=marks)


@cache
def terrains(content: Content) -> dict[int, str]:
    """What every square is: the largest part between doors is corridor, the one in the middle the command room."""
    t = content.theater
    grid = t.grid
    parts: list[list[int]] = []
    seen: set[int] = set()
    for start in range(grid.size):
        if not grid.floor[start] or start in seen:
            continue
        part = [start]
        seen.add(start)
        for square in part:
            for way in range(4):
                to = grid.step[square][way]
                if to >= 0 and to not in seen and grid.door_at[square][way] < 0:
                    seen.add(to)
                    part.append(to)
        parts.append(part)
    corridor = max(parts, key=len)
    middle = grid.height // 2 * grid.width + grid.width // 2
    out: dict[int, str] = {}
    for part in parts:
        name = "corridor" if part is corridor else "command" if middle in part else "room"
        out.update(dict.fromkeys(part, name))
    out.update(dict.fromkeys(t.entry_square, "entry"))
    return out


# -- pieces ---------------------------------------------------------------------------------------


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


# -- cards ----------------------------------------------------------------------------------------


def cards(g: Battle, content: Content, seat: int, lang: str) -> list[Card]:
    """One's own hand, what lies open, and how many cards there are elsewhere."""
    if g.phase == MUSTER:
        return list(in_play_so(content, lying_so(g, g.worn), lang))
    hand = tuple(sorted(g.hands[seat])) if seat in (ALLIES, GERMANS) else ()
    held = tuple([len(cards) for cards in g.hands])
    return cards_so(content, seat, len(g.deck), held, hand, lying_so(g, in_play(g)), tuple(g.discard), lang)


@lru_cache(maxsize=4096)
def cards_so(
    content: Content,
    seat: int,
    deck: int,
    held: tuple[int, ...],
    hand: tuple[int, ...],
    lying: tuple[Lying, ...],
    discard: tuple[int, ...],
    lang: str,
) -> list[Card]:
    """The same list while no card goes anywhere."""
    out = [pile("deck", deck, lang), pile("discard", len(discard), lang)]
    for side, name in enumerate(SIDES):
        if side == seat:
            out += [face(content, card, "hand", lang) for card in hand]
        else:
            out.append(pile(f"hand-{name}", held[side], lang))
    out += in_play_so(content, lying, lang)
    out += [face(content, card, "discard", lang) for card in reversed(discard)]
    return out


@cache
def pile(zone: str, count: int, lang: str) -> Card:
    return Card(id=zone, name=say(lang, f"incursion-pile-{zone}"), zone=zone, count=count)


def in_play(g: Battle) -> list[int]:
    """The cards on figures and on the table, and the one being played now."""
    lying = g.worn + g.lasting
    return lying + [c for c, by in enumerate(g.card_by) if by >= 0 and c not in lying]


@cache
def face(content: Content, card: int, zone: str, lang: str) -> Card:
    """A card as it reads."""
    record = content.card_records[content.theater.cards[card].id]
    kind = say(lang, f"incursion-card-{record.kind}", kill=record.kill)
    return Card(id=f"card:{card}", name=record.show[lang], zone=zone, text=[kind, record.text[lang]])


Lying = tuple[int, int, int, tuple[int, ...]]
"""A card in play, who played it, on whom, and at which doors."""


def lying_so(g: Battle, cards: Sequence[int]) -> tuple[Lying, ...]:
    """Cards in play, with all that is seen of them."""
    found = []
    for card in cards:
        doors = [d for d, trap in enumerate(g.door_trap) if trap == card or g.door_locked[d] == card]
        found.append((card, g.card_by[card], g.card_on[card], tuple(doors)))
    return tuple(found)


def in_play_so(content: Content, lying: Sequence[Lying], lang: str) -> list[Card]:
    return [shown_in_play(content, card, by, on, doors, lang) for card, by, on, doors in lying]


@lru_cache(maxsize=4096)
def shown_in_play(content: Content, card: int, by: int, on: int, doors: tuple[int, ...], lang: str) -> Card:
    """A card in play: what it says, who played it, and on whom or at which doors."""
    printed = face(content, card, "play", lang)
    side = say(lang, f"incursion-side-{SIDES[by]}")
    lines = printed.text[:]
    if on >= 0:
        lines.append(say(lang, "incursion-card-lies-on", side=side, name=content.figure_name(on, lang)))
    else:
        lines.append(say(lang, "incursion-card-played-by", side=side))
    lines += [say(lang, "incursion-door", name=content.door_name(door, lang)) for door in doors]
    piece = f"figure:{on}" if 0 <= on < content.theater.figures else ""
    return Card(id=printed.id, name=printed.name, zone="play", text=lines, on=piece, side=SIDES[by])


def card_told(content: Content, event: Event, lang: str) -> Card | None:
    """The card that is played, as it reads."""
    card, side = event.facts.get("card"), event.facts.get("side")
    if not isinstance(card, int) or not isinstance(side, int):
        return None
    if not event.kind.startswith("played") and event.kind != "snafu":
        return None
    printed = face(content, card, "play", lang)
    return Card(id=printed.id, name=printed.name, zone="play", text=printed.text, side=SIDES[side])


# -- what things are good for ---------------------------------------------------------------------


@cache
def gists(content: Content, lang: str) -> dict[str, str]:
    """What each kind of figure is good for, in the numbers on its card."""
    t = content.theater
    return {
        kind.face: say(lang, f"incursion-gist-{kind.name}", rate=kind.rate, flames=FLAMES, points=t.controller)
        for kind in t.types
    }


ARMS = {"flame", "launch", "throw", "harpoon", "bat", "detonate", "free", "will"}
"""Attacks and the like that do not explain themselves."""


def note(content: Content, option: Option, lang: str) -> str:
    """What a figure that can be chosen, or a weapon, is good for."""
    t = content.theater
    if option.verb in ARMS:
        return say(lang, f"incursion-note-{option.verb}", reach=GRENADE_RANGE, flames=FLAMES)
    if option.of == "type":
        kind = t.types[option.value]
    elif option.verb in ("lone", "veteran", "bring"):
        kind = t.type_of[option.value]
    else:
        return ""
    gist = gists(content, lang)[kind.face]
    return say(lang, "incursion-profile", ap=kind.ap, fortitude=kind.fortitude, damage=kind.damage, gist=gist)


def means(event: Event, lang: str) -> str:
    """How many dice were rolled, and what they had to show."""
    need, again = event.facts.get("on"), event.facts.get("rerolled")
    if not isinstance(need, int) or not isinstance(again, int):
        return ""
    return say(lang, "incursion-means-hit", dice=len(event.dice) - again, need=min(7, need))


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


ZONES = ["hand", "play", "discard"]
"""Where cards can be read."""


@cache
def glossary(content: Content) -> dict[str, list[str]]:
    """Every piece by name and id, every zone with cards, every answer: what can be looked for in a scene."""
    t = content.theater
    pieces = [content.figure_name(f, "en") for f in range(t.figures)] + [f"figure:{f}" for f in range(t.figures)]
    things = range(len(t.object_names))
    pieces += [content.object_name(o, "en") for o in things] + [f"object:{o}" for o in things]
    pieces += [f"{kind}:{s}" for kind in ("fire", "tunnel") for s in range(t.grid.size) if t.grid.floor[s]]
    pieces += [f"trap:{door}" for door in range(len(t.door_names))]
    options = [o.text for verb in VERBS for o in verb.options()]
    return {"piece": pieces, "cards": ZONES, "options": options}


# -- what options point at, and what can be seen --------------------------------------------------


def points(g: Battle, option: Option) -> tuple[list[str], list[str]]:
    """What an option points at; a door by the square behind it."""
    value = option.value
    if option.of == "figure":
        return ([f"figure:{value}"] if value < g.theater.figures else []), []
    if option.of == "square":
        return [], [f"square:{value}"]
    if option.of == "object":
        return [f"object:{value}"], []
    if option.of == "entry":
        return [], [f"entry:{value}"]
    if option.of == "card":
        return [f"card:{value}"], []
    if option.of == "door":
        ends = g.theater.grid.doors[value]
        here = g.at[g.actor] if g.actor >= 0 else -1
        return [], [f"square:{s}" for s in ends if s != here]
    return [], []


def sights(g: Battle, ask: Ask) -> list[Sight]:
    """What the figure an ask is about sees of each enemy in the half of the board it looks at."""
    about = ask.about
    if about is None or about.of != "figure" or g.at[about.value] < 0:
        return []
    viewer = about.value
    grid = g.theater.grid
    dark = darkness(g)
    out = []
    for other in g.of_side(1 - g.side[viewer]):
        square = g.at[other]
        if square == g.at[viewer] or not in_arc(g, viewer, square):
            continue
        found = explained(g, viewer, square, g.occupied)
        squares = [f"square:{s}" for s in crossed(grid, g.at[viewer], square) if grid.floor[s]]
        record = Sight(viewer=f"figure:{viewer}", piece=f"figure:{other}", length=found.length, squares=squares)
        record.clear = found.clear
        record.blocker = found.blocker
        if not found.clear:
            record.at = middle_of(g, found.blocker, found.at)
        elif dark and found.length > dark:
            record.clear = False
            record.blocker = "dark"
        out.append(record)
    return out


def middle_of(g: Battle, blocker: str, at: int) -> tuple[float, float]:
    """Where a line is blocked, in board units."""
    grid = g.theater.grid
    ends = grid.doors[at] if blocker == "door" else (at, at)
    x = sum(s % grid.width for s in ends) / 2
    y = sum(s // grid.width for s in ends) / 2
    return x + MARGIN + 0.5, y + MARGIN + 0.5


def threats(g: Battle, ask: Ask, option: Option) -> list[str]:
    """The figures in reaction fire that would see the one acting, once it has done this."""
    if ask.kind != "act" or ask.about is None:
        return []
    return [f"figure:{f}" for f in answers_to(g, ask.about.value, option)]
