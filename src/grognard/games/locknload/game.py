"""Lock 'n Load, as the engine sees it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import Any

from mypy_extensions import mypyc_attr

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.dice import Dice
from grognard.engine.event import Event
from grognard.engine.game import Foresee
from grognard.engine.hexgame import HexGame
from grognard.engine.hexsight import Lookout
from grognard.engine.odds import Odds
from grognard.engine.reason import Reason
from grognard.engine.state import State
from grognard.games.locknload import account, orders, position, scene, sheets, words
from grognard.games.locknload.box import Content
from grognard.games.locknload.fields import BATTLE
from grognard.games.locknload.printed import box, content, theater
from grognard.games.locknload.reading import CHOICES, Reading
from grognard.games.locknload.rules.reasons import why_not
from grognard.games.locknload.rules.turn import STEPS
from grognard.games.locknload.rules.verbs import CHOSEN, FIGHT, FIRE, VERBS, VOLLEY
from grognard.games.locknload.state import Battle
from grognard.games.locknload.theater import DIRECTIONS, NOBODY, SIDES, Box
from grognard.geometry.sights import Sight
from grognard.text import say

TONES = {
    "good": "effect spotted placed hero killed rallied passed done eliminated",
    "mixed": "shaken casualties wounded",
}
"""What whoever rolls for it thinks of an outcome."""

FACTS = {
    "units": "unit",
    "target": "unit",
    "targets": "unit",
    "location": "hex",
    "from": "hex",
    "winner": "side",
}
"""The kinds of facts that are not called like their kind."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LockNLoad(HexGame):
    """The one object that stands for this game."""

    def __init__(self, content: Content, box: Box) -> None:
        super().__init__("locknload", "locknload", "4", SIDES[:], list(content.scenarios), CHOICES)
        self.content = content
        self.box = box
        self.fields = list(BATTLE)
        self.watched = {"opportunity", "firers", "outfit", "preempt", *orders.BLOWS}
        self.order_keys = {"lull": "h"}
        self.offered = {"set-up", "arm", "face", "cloud", *[f"work-{work}" for work in box.work_names]}
        self.tones = {outcome: tone for tone, outcomes in TONES.items() for outcome in outcomes.split()}
        self.speak(VERBS, names_of(box), FACTS)
        self.drawn = box.unit_names
        self.chapters = {"turn"}
        self.piece_kinds = {"unit", "weapon"}
        self.space_kinds = {"hex"}

    def new(self, scenario: str, options: dict[str, str], dice: Dice) -> State:
        read = Reading(options)
        return Battle(theater(scenario, read.shadow_hills), read, dice)

    def step(self, g: State) -> Rules[None] | None:
        assert isinstance(g, Battle)
        return STEPS[g.phase][g.stage](g)

    def result(self, g: State) -> dict[str, Any]:
        assert isinstance(g, Battle)
        out: dict[str, Any] = {"won": g.winner == 0, "how": g.ended}
        out["winner"] = SIDES[g.winner] if g.winner != NOBODY else "draw"
        return out

    def redeal(self, g: State, seat: int) -> None:
        assert isinstance(g, Battle)
        g.dice.shuffle(g.deck)

    def called(self, g: State) -> dict[str, str]:
        assert isinstance(g, Battle)
        return g.theater.called

    def place(self, scenario: str, options: dict[str, str], data: dict[str, Any], dice: Dice) -> State:
        g = self.new(scenario, options, dice)
        assert isinstance(g, Battle)
        return position.place(self.fields, g, data, self.called(g))

    def own_words(self, lang: str) -> dict[str, dict[str, str]]:
        return {"box": scene.group_boxes(self.box, lang)}

    def scene(self, g: State, seat: int, lang: str) -> Any:
        assert isinstance(g, Battle)
        return scene.scene(g, self.content, seat, lang)

    def pieces(self, g: State, seat: int, lang: str) -> list[Any]:
        assert isinstance(g, Battle)
        return list(scene.pieces(g, self.content, lang))

    def points(self, g: State, option: Option) -> tuple[list[str], list[str]]:
        assert isinstance(g, Battle)
        return scene.points(g, option)

    def glossary(self) -> dict[str, list[str]]:
        return scene.glossary(self.content, self.box)

    def noun(self, kind: str, number: int, lang: str) -> str:
        if kind == "unit":
            return scene.unit_name(self.content, self.box, number, lang)
        if kind == "weapon":
            return scene.weapon_name(self.content, self.box, number, lang)
        if kind == "card":
            return self.content.cards[self.box.cards[number].key].show[lang]
        if kind in ("side", "direction"):
            return say(lang, f"locknload-{kind}-{self.names[kind][number]}")
        if kind == "event":
            return self.box.event_words[number][lang]
        if kind == "group":
            return self.box.group_words[number][lang]
        return scene.where(self.box, number, lang) if number >= 0 else say(lang, "locknload-outside")

    def facts(self, event: Event, lang: str) -> dict[str, Any]:
        found = super().facts(event, lang)
        return {**found, "totals": words.totals(self, event, lang)} if event.kind == "attack" else found

    def label(self, g: State, ask: Ask, option: Option, lang: str) -> str:
        assert isinstance(g, Battle)
        return words.label(g, self, ask, option, self.called_so(option, lang), lang)

    def brief(self, g: State, ask: Ask, option: Option, lang: str) -> str:
        assert isinstance(g, Battle)
        return words.brief(g, self, ask, option, self.called_so(option, lang), lang)

    def called_so(self, option: Option, lang: str) -> str:
        """What an option names."""
        return self.noun(option.of, option.value, lang) if option.of else ""

    def gists(self, lang: str) -> dict[str, str]:
        return words.gists(lang)

    def card_told(self, event: Event, lang: str) -> Any:
        return scene.card_told(self.content, self.box, event, lang)

    def threats(self, g: State, ask: Ask, option: Option) -> list[str]:
        assert isinstance(g, Battle)
        return words.threats(g, ask, option)

    def cuts(self, g: State, ask: Ask, option: Option) -> list[Any]:
        assert isinstance(g, Battle)
        return list(sheets.cuts(g, ask, option))

    def lays(self, g: State, ask: Ask, option: Option) -> list[Any]:
        assert isinstance(g, Battle)
        return list(sheets.lays(g, ask, option))

    def company(self, g: State, ask: Ask, option: Option, lang: str) -> Any:
        assert isinstance(g, Battle)
        return sheets.company(g, self, ask, option, lang)

    def parts(self, g: State, ask: Ask, option: Option, lang: str) -> list[str]:
        assert isinstance(g, Battle)
        return sheets.parts(g, self, ask, option, lang)

    def headline(self, g: State, ask: Ask, found: Any, lang: str) -> tuple[str, Fraction]:
        assert isinstance(g, Battle) and isinstance(found, Odds)
        return sheets.headline(g, found, lang)

    def reminders(self, g: State, ask: Ask, lang: str) -> list[str]:
        assert isinstance(g, Battle)
        return sheets.reminders(g, self, ask, lang)

    def sheets(self, g: State, ask: Ask | None, seat: int, lang: str) -> list[Any]:
        assert isinstance(g, Battle)
        return list(sheets.sheets(g, self, ask, seat, lang))

    def outlook(self, g: State, ask: Ask, option: Option, lang: str) -> list[Any]:
        assert isinstance(g, Battle)
        return list(sheets.meeting(g, self, ask.seat, g.acting, [], lang)) if option is FIGHT.plain else []

    def leads(self, option: Option) -> bool:
        return option.verb in (FIRE.word, VOLLEY.word, CHOSEN.word)

    def grave(self, g: State, ask: Ask, option: Option) -> bool:
        assert isinstance(g, Battle)
        return words.grave(g, ask, option)

    def why_not(self, g: State, ask: Ask, option: Option) -> Reason | None:
        assert isinstance(g, Battle)
        return None if option in ask.options else why_not(g, ask, option)

    def watches(self, g: State, ask: Ask) -> bool:
        assert isinstance(g, Battle)
        return ask.kind in self.watched and (ask.kind not in orders.BLOWS or ask.seat != g.active)

    def orders(self, g: State, seat: int) -> dict[str, list[str]]:
        assert isinstance(g, Battle)
        return orders.orders(g, seat)

    def order_about(self, order: str) -> Option | None:
        return orders.order_about(order)

    def ordered(self, g: State, ask: Ask, given: dict[str, str], foresee: Foresee | None = None) -> Option | None:
        assert isinstance(g, Battle)
        return orders.ordered(g, ask, given, foresee)

    def walks(self, ask: Ask) -> bool:
        return ask.kind == "step" or (
            ask.kind == "act" and any(option.verb in words.GAITS for option in ask.options)
        )

    def plans(self, g: State, ask: Ask, lang: str, about: Sequence[str] = ()) -> list[Any]:
        assert isinstance(g, Battle)
        return list(words.plans(g, self, ask, lang, about)) if self.walks(ask) else []

    def sights(self, g: State, ask: Ask, lang: str) -> list[Any]:
        assert isinstance(g, Battle)
        return list(scene.sights(g, self, ask, lang))

    def lookout(self, g: State) -> Lookout:
        assert isinstance(g, Battle)
        return Lookout(g.theater.map.ground, g.at)

    def trace(self, g: State, a: int, b: int) -> Sight:
        assert isinstance(g, Battle)
        return g.theater.map.trace(a, b, g.clouds())

    def look(self, g: State, a: int, b: int) -> int:
        assert isinstance(g, Battle)
        return g.look(a, b)

    def lost(self, g: State, event: Event) -> list[str]:
        assert isinstance(g, Battle)
        return account.lost(g, event)

    def gained(self, g: State, lang: str) -> list[Any]:
        assert isinstance(g, Battle)
        found: list[Any] = list(account.gained(g, lang))
        return found


def names_of(box: Box) -> dict[str, list[str]]:
    """The things answers speak of, of each kind."""
    return {
        "unit": box.unit_names,
        "weapon": box.weapon_names,
        "card": box.card_names,
        "hex": box.location_names,
        "group": box.group_names,
        "event": box.event_names,
        "side": SIDES[:],
        "direction": DIRECTIONS[:],
    }


@cache
def game() -> LockNLoad:
    """Lock 'n Load, built once."""
    return LockNLoad(content(), box())
