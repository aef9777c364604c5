"""Kinds of fields that only Incursion has: steps, doors, cards in play, who did what this turn."""

from __future__ import annotations

from typing import Any

from grognard.engine.fields import Field, mask_of, names_in
from grognard.engine.places import Column, NameColumn, several
from grognard.engine.position import Reader, once
from grognard.games.incursion import usual
from grognard.games.incursion.content import content
from grognard.games.incursion.rules.mob import crowd, mob_of
from grognard.games.incursion.state import ACTION, BID, DEPLOY, FALLEN, Battle
from grognard.games.incursion.theater import BLACKOUT, INSTANT, LOCK, SIDES, TRAP, TUNNEL

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
