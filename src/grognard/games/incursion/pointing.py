"""What options point at and what each is for; what is seen from where, and who may answer."""

from __future__ import annotations

from functools import cache

from grognard.engine.ask import Ask, Option
from grognard.engine.event import Event
from grognard.engine.scene import Sight
from grognard.games.incursion.content import Content
from grognard.games.incursion.floor import MARGIN
from grognard.games.incursion.rules.activation import answers_to
from grognard.games.incursion.rules.effects import darkness
from grognard.games.incursion.rules.sight import explained, in_arc
from grognard.games.incursion.rules.verbs import VERBS
from grognard.games.incursion.state import Battle
from grognard.games.incursion.theater import FLAMES, GRENADE_RANGE
from grognard.geometry.squares import crossed
from grognard.text import say

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
