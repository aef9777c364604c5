"""A position written by hand or long ago: what its fields leave out, and whether they fit together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.engine.fields import Field, place_state
from grognard.engine.position import Reader, once
from grognard.engine.problem import Problem
from grognard.games.incursion import usual
from grognard.games.incursion.content import content
from grognard.games.incursion.state import ACTION, CAMPAIGN, CHOICE, MUSTER, Battle
from grognard.games.incursion.theater import DEAD, HELD, JUMP, SIDES, TOKEN, TWITCHER, UNUSED

t = content().theater


def put(g: Battle, figure: int, place: int) -> None:
    """A figure where a position says it is, if that is floor."""
    g.make_room(figure + 1)
    if place >= 0 and not t.grid.floor[place]:
        raise Problem("problem-position", field="figures", value=t.square_names[place])
    g.put(figure, place)


RETIRED = ("passing", "kills", "orders")
"""What positions of earlier rules say besides: standing orders, which belong to the table since."""


def place(fields: Sequence[Field], g: Battle, data: dict[str, Any]) -> Battle:
    """The position written here, in a battle that has not begun. Left out, it is the Allies' action phase."""
    mission = g.mission.name
    r = place_state(fields, g, {key: value for key, value in data.items() if key not in RETIRED})
    if not g.campaign and (g.mission.name != mission or any(g.wins)):
        raise Problem("problem-position-single", mission=mission, campaigns=CAMPAIGN)
    fill_deck(g, r)
    value_tokens(g, r)
    check_activation(g, r)
    for figure in range(len(g.at)):
        check_figure(g, figure, r)
    for thing in range(len(g.object_at)):
        check_object(g, thing, r)
    if g.purchases > usual.most_purchases(g):
        raise r.refuse("purchases", g.purchases)
    return g


def fill_deck(g: Battle, r: Reader) -> None:
    """Every card in one place. No deck named: all the cards left over."""
    used = [*g.hands[0], *g.hands[1], *g.worn, *g.lasting, *g.discard, *g.deck]
    once(used, t.card_names, "deck")
    if "deck" not in r.position and g.phase != MUSTER:
        g.deck = [card for card in range(len(t.card_names)) if card not in used][::-1]


def value_tokens(g: Battle, r: Reader) -> None:
    """Tokens of which nothing is said have the values left over, in order."""
    first, count = g.mission.first_object, len(g.mission.objects)
    if g.phase == MUSTER or first < 0 or t.object_kind[first] != TOKEN:
        return
    values = [v for v in g.object_value if v]
    if len(set(values)) < len(values):
        raise r.refuse("objects", ", ".join(str(v) for v in values))
    left = [v for v in range(1, count + 1) if v not in values]
    for thing in range(first, first + count):
        g.object_value[thing] = g.object_value[thing] or left.pop(0)


def check_activation(g: Battle, r: Reader) -> None:
    """Somebody acts where the step is one of an activation, and then one of the side whose turn it is."""
    actor = g.actor
    acting = g.phase == ACTION and g.stage != CHOICE
    if acting != (actor >= 0) or (acting and (not g.acted >> actor & 1 or g.side[actor] != g.active)):
        raise r.refuse("activation", t.figure_names[actor] if actor >= 0 else "")


def check_figure(g: Battle, figure: int, r: Reader) -> None:
    """A figure stands alone, on its own side, is no more than hurt, and watches only with a gun on the board."""
    kind = t.type_of[figure]
    name = t.figure_names[figure]
    here = [f for f in range(len(g.at)) if g.at[f] == g.at[figure] >= 0]
    if len(here) > (2 if g.actor in here and g.has(g.actor, JUMP) else 1):
        raise Problem("problem-position-twice", field="figures", value=t.square_names[g.at[figure]])
    if g.side[figure] != kind.side and not g.has(figure, TWITCHER):
        raise r.refuse("figures", f"{name}: {SIDES[g.side[figure]]}")
    if g.hurt[figure] >= kind.damage + (not g.alive(figure)):
        raise r.refuse("figures", f"{name}: {g.hurt[figure]}")
    if g.reacting >> figure & 1 and (g.at[figure] < 0 or not kind.reaction):
        raise r.refuse("figures", f"{name}: reacting")


def check_object(g: Battle, thing: int, r: Reader) -> None:
    """An object is with somebody who is there, or on the floor; only tokens have a value."""
    by, at, name = g.object_by[thing], g.object_at[thing], t.object_names[thing]
    absent = by >= 0 and g.phase != MUSTER and (by >= len(g.at) or g.at[by] in (UNUSED, DEAD, HELD))
    if absent or (at >= 0 and (by >= 0 or not t.grid.floor[at])):
        raise r.refuse("objects", name)
    if g.object_value[thing] > (8 if t.object_kind[thing] == TOKEN else 0):
        raise r.refuse("objects", f"{name}: {g.object_value[thing]}")
