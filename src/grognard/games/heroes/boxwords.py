"""HEROES 7.2: what the boxes of a mission sheet bring, in words."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.heroes.content import content
from grognard.games.heroes.records.missions import Box, Effect, Mission, Place, Reinforce
from grognard.games.heroes.words import SUITS, OrderWords
from grognard.text import say


def box_in_words(box: Box, mission: Mission, lang: str) -> str:
    """All that a box brings, in place of the AI's order where it is so; nothing for an empty one."""
    told = BoxWords(mission, lang)
    text = told.all_of(box.effects)
    return told.say("as-action", what=text) if box.as_ai_action and text else text


class BoxWords:
    """The language of effects (docs/heroes-content.md) in one of ours."""

    def __init__(self, mission: Mission, lang: str) -> None:
        self.mission = mission
        self.lang = lang
        self.orders = OrderWords(lang)

    def say(self, key: str, **facts: str | int) -> str:
        return say(self.lang, f"heroes-brings-{key}", **facts)

    def all_of(self, effects: Sequence[Effect]) -> str:
        return "; ".join([self.effect(one) for one in effects])

    def effect(self, one: Effect) -> str:
        """One effect: exactly one of its fields is there."""
        if one.roll is not None:
            rows = [
                self.say("on", on=str(row.on), what=self.all_of(row.effects)) for row in one.table if row.effects
            ]
            return self.say("roll", dice=one.roll, rows=", ".join(rows))
        if one.caps is not None:
            return self.say("caps", caps=f"{one.caps:+d}".replace("-", "−"))
        if one.vp is not None:
            return self.say("vp", points=one.vp.points, side=self.orders.army(one.vp.side))
        if one.order is not None:
            return self.orders.order(one.order)
        if one.extra_action is not None:
            return self.say("extra", count=one.extra_action)
        return self.on_map(one)

    def on_map(self, one: Effect) -> str:
        """What comes onto the map, or happens there."""
        if one.place is not None:
            return self.placed(one.place)
        if one.reinforce is not None:
            return self.reinforced(one.reinforce)
        if one.artillery is not None:
            side = say(self.lang, f"heroes-side-{one.artillery.side}")
            return self.say("artillery", side=side, target=self.target(one.artillery.target))
        if one.smoke is not None:
            return self.say(f"smoke-{one.smoke.kind}", hex=one.smoke.hex)
        if one.control is not None:
            return self.say("control", hex=one.control.hex, side=self.orders.army(one.control.side))
        if one.move_neutrals is not None:
            return self.say(f"walks-{one.move_neutrals.kind}", toward=self.target(one.move_neutrals.toward))
        if one.immobilise is not None:
            return self.say("stuck", who=self.orders.who(one.immobilise.who))
        return self.otherwise(one)

    def otherwise(self, one: Effect) -> str:
        """What changes the cup, the rules, the round, the mission."""
        if one.cup_add is not None:
            return self.say("cup", what=", ".join([self.cup_thing(thing) for thing in one.cup_add]))
        if one.note is not None:
            return next((rule.text[self.lang] for rule in self.mission.special if rule.id == one.note), "")
        return self.say("end-round" if one.end_round else "end-mission")

    def placed(self, place: Place) -> str:
        """What is placed, and where."""
        counts = {"rumoured": place.rumoured, "cattle": place.cattle, "refugees": place.refugees}
        what = ", ".join([self.say(f"some-{kind}", count=count) for kind, count in counts.items() if count])
        if place.unit is not None:
            what = self.counters([place.unit])
        elif place.fort is not None:
            what = content().forts[place.fort].show[self.lang]
        return self.say("places", what=what, where=self.where(place))

    def where(self, place: Place) -> str:
        if place.hex is not None:
            where = self.say("in-hex", hex=place.hex)
        elif place.suit is not None:
            where = self.say("by-suit", suit=SUITS[place.suit])
        else:
            where = self.say("by-die")
        return self.say("in-cover", where=where) if place.cover_nearby else where

    def reinforced(self, more: Reinforce) -> str:
        side = say(self.lang, f"heroes-side-{more.side}")
        where = more.at or self.orders.either(list(more.entry))
        return self.say("arrives", side=side, units=self.counters(more.units), where=where)

    def counters(self, keys: Sequence[str]) -> str:
        return ", ".join([content().counters[key].show[self.lang] for key in keys])

    def cup_thing(self, thing: str) -> str:
        if thing in content().counters:
            return self.counters([thing])
        return say(self.lang, f"heroes-cup-{thing}")

    def target(self, target: str) -> str:
        """A hex, or a word for one."""
        words = ("nearest-objective", "densest", "player-chooses", "nearest-unit")
        if target in words:
            return self.say(f"at-{target}")
        return say(self.lang, f"heroes-edge-{target[5]}") if target.startswith("edge-") else target
