"""What of a position is Incursion's own: doors, cards in play, zombies in mobs; and whether it all fits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.engine.fields import Field, mask_of, names_in, place_state
from grognard.engine.places import Column, NameColumn, several
from grognard.engine.position import Reader, once
from grognard.engine.problem import Problem
from grognard.games.incursion import usual
from grognard.games.incursion.content import content
from grognard.games.incursion.rules.mob import crowd, mob_of
from grognard.games.incursion.state import ACTION, BID, CAMPAIGN, CHOICE, DEPLOY, FALLEN, MUSTER, NOT_NOW, Battle
from grognard.games.incursion.theater import (
    BLACKOUT,
    DEAD,
    HELD,
    INSTANT,
    JUMP,
    LOCK,
    SIDES,
    TOKEN,
    TRAP,
    TUNNEL,
    TWITCHER,
    UNUSED,
)

t = content().theater
STAGES = {
    BID: ["allied-kills", "german-kills", "stakes"],
    DEPLOY: ["allies", "reserves", "pickets", "germans"],
    ACTION: ["choice", "call", "act", "drawn-fire", "pause", "loan"],
}
"""The steps of the phases that have several."""
DOERS = [*t.figure_names, "fallen"]
BEARERS = [*t.figure_names, "zombies"]


class Stage(Field):
    """The step of a phase that has several."""

    def write(self, g: Battle) -> Any:
        return STAGES[g.phase][g.stage] if g.stage else None

    def read(self, g: Battle, r: Reader) -> None:
        g.stage = r.one(STAGES.get(g.phase, []), self.key, 0)


class Doer(NameColumn):
    """Who did something this turn and may have fallen since."""

    def shown(self, g: Battle, value: int) -> str:
        return DOERS[-1] if value == FALLEN else super().shown(g, value)

    def heard(self, g: Battle, said: Any, r: Reader) -> int:
        number: int = super().heard(g, said, r)
        return FALLEN if number == t.figures else number


class Mob(Column):
    """The zombies that set on a figure, in their order."""

    def shown(self, g: Battle, value: int) -> str:
        return " + ".join(DOERS[-1] if zombie == FALLEN else DOERS[zombie] for zombie in crowd(value))

    def heard(self, g: Battle, said: Any, r: Reader) -> int:
        zombies = [r.index(DOERS, name, self.word) for name in several(said)]
        once(zombies, DOERS, r.field(self.word))
        return mob_of([zombie if zombie < t.figures else FALLEN for zombie in zombies])


class Doors(Field):
    """Open and sealed doors, where they are not as the mission sets them up. Doors not named as open are closed."""

    def write(self, g: Battle) -> Any:
        every = (1 << len(t.door_names)) - 1
        out = {}
        if g.closed != every & ~g.mission.open:
            out["open"] = names_in(t.door_names, ~g.closed)
        if g.sealed != g.mission.sealed:
            out["sealed"] = names_in(t.door_names, g.sealed)
        return out or None

    def read(self, g: Battle, r: Reader) -> None:
        own = r.inner(self.key)
        every = (1 << len(t.door_names)) - 1
        is_open, sealed = (own.listed(t.door_names, word) for word in ("open", "sealed"))
        g.closed = every & ~(mask_of(is_open) if "open" in own.position else g.mission.open)
        g.sealed = mask_of(sealed) if "sealed" in own.position else g.mission.sealed
        if g.sealed & ~g.closed:
            raise own.refuse("sealed", ", ".join(names_in(t.door_names, g.sealed & ~g.closed)))
        own.finish()


class Worn(Field):
    """Effect cards on figures: on whom, by whom, and whether one is experience from an earlier mission."""

    def write(self, g: Battle) -> Any:
        return {t.card_names[card]: self.one(g, card) for card in g.worn} or None

    def one(self, g: Battle, card: int) -> dict[str, Any]:
        figure = g.card_on[card]
        by = {} if g.card_by[card] == usual.bearer(g, figure, card) else {"by": SIDES[g.card_by[card]]}
        return {"figure": BEARERS[figure], **by, **({"learned": True} if g.experience >> card & 1 else {})}

    def read(self, g: Battle, r: Reader) -> None:
        for card, own in r.each(t.card_names, self.key):
            figure = own.index(BEARERS, own.take("figure", ""), "figure")
            if not t.cards[card].effect:
                raise r.refuse(self.key, t.card_names[card])
            g.worn.append(card)
            g.card_on[card] = figure
            g.card_by[card] = own.one(SIDES, "by", usual.bearer(g, figure, card))
            g.experience |= own.take("learned", False) << card
            own.take("shown", False)  # in saves of earlier rules, under which experience lay face down
            own.finish()


class Lasting(Field):
    """Event cards in play: by whom, until when, on which door or square."""

    def write(self, g: Battle) -> Any:
        return {t.card_names[card]: self.one(g, card) for card in g.lasting} or None

    def one(self, g: Battle, card: int) -> dict[str, Any]:
        out: dict[str, Any] = {"by": SIDES[g.card_by[card]]}
        if g.card_until[card] != usual.until(g, card):
            out["until"] = g.card_until[card]
        for doors in (g.door_trap, g.door_locked):
            if card in doors:
                out["door"] = t.door_names[doors.index(card)]
        return {**out, **({"square": t.square_names[g.tunnel]} if g.tunnel_card == card else {})}

    def read(self, g: Battle, r: Reader) -> None:
        for card, own in r.each(t.card_names, self.key):
            kind = t.cards[card]
            if kind.effect or kind.lasts == INSTANT:
                raise r.refuse(self.key, t.card_names[card])
            g.lasting.append(card)
            g.card_by[card] = own.one(SIDES, "by", g.active)
            g.card_until[card] = own.count("until", usual.until(g, card))
            if kind.does in (TRAP, LOCK):
                doors = g.door_trap if kind.does == TRAP else g.door_locked
                doors[own.index(t.door_names, own.take("door", ""), "door")] = card
            elif kind.does == TUNNEL and "square" in own.position:
                g.tunnel, g.tunnel_card = own.one(t.square_names, "square"), card
            elif kind.does == BLACKOUT:
                g.dark = card
            own.finish()


# -- the whole ------------------------------------------------------------------------------------


def put(g: Battle, figure: int, place: int) -> None:
    """A figure where a position says it is, if that is floor."""
    g.make_room(figure + 1)
    if place >= 0 and not t.grid.floor[place]:
        raise Problem("problem-position", field="figures", value=t.square_names[place])
    g.put(figure, place)


def place(fields: Sequence[Field], g: Battle, data: dict[str, Any]) -> Battle:
    """The position written here, in a battle that has not begun. Left out, it is the Allies' action phase."""
    mission = g.mission.name
    passing = data.get("passing", [])  # what saves of earlier rules call it
    r = place_state(fields, g, {key: value for key, value in data.items() if key != "passing"})
    if not g.campaign and (g.mission.name != mission or any(g.wins)):
        raise Problem("problem-position-single", mission=mission, campaigns=CAMPAIGN)
    for side in passing:
        g.alert[r.index(SIDES, side, "passing")] = NOT_NOW
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
