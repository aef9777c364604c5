"""Conflict of Heroes solo, as the engine sees it."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import structs
from mypy_extensions import mypyc_attr

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.dice import Dice
from grognard.engine.event import Event
from grognard.engine.game import Game
from grognard.engine.hexgame import HexGame
from grognard.engine.hexsight import Lookout
from grognard.engine.odds import Odds
from grognard.engine.problem import Problem
from grognard.engine.reason import Reason
from grognard.engine.state import State
from grognard.games.heroes import account, imagine, position, scene, sheets, words
from grognard.games.heroes.content import Content, content
from grognard.games.heroes.decks import PrivateDeck
from grognard.games.heroes.fields import MISSION
from grognard.games.heroes.library import deck_of, missing, take_in
from grognard.games.heroes.printed import box, box_of, theater
from grognard.games.heroes.reading import CHOICES, Reading
from grognard.games.heroes.rules.campaign import triumph
from grognard.games.heroes.rules.reasons import why_not
from grognard.games.heroes.rules.turn import STEPS, ai_turn
from grognard.games.heroes.rules.verbs import GROUP_DEEDS, NUMBERS, VERBS
from grognard.games.heroes.rules.victory import lead
from grognard.games.heroes.state import CHOOSE, TURN, Mission
from grognard.games.heroes.theater import ARMIES, DIRECTIONS, PLAYER, Box
from grognard.geometry.sights import Sight
from grognard.text import has

TONES = {
    "good": "hit destroyed revealed rallied fresh won player through on-target work-gone held-up cost-caps",
    "mixed": "",
    "ill": "miss nothing failed drifts work-stands drives-on missed stuck spent lost ai",
}
"""What the player thinks of an outcome."""

DECK = "deck"
"""What names a private deck among the settings of a match."""

LEADING = ("fire", "strike", "raze", "lob", "flame", "scorch", "rally", "go")
"""Dice follow these as soon as it is settled what goes into the cost and on the roll."""

FACTS = {
    "units": "unit",
    "target": "unit",
    "targets": "unit",
    "firer": "unit",
    "carrier": "unit",
    "from": "hex",
    "card": "order",
    "action": "card",
}
"""The kinds of facts that are not called like their kind."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heroes(HexGame):
    """The one object that stands for this game."""

    def __init__(self, content: Content, box: Box, deck: PrivateDeck | None = None) -> None:
        """With a private deck its hash is a setting that has only this value."""
        choices = CHOICES if deck is None else {**CHOICES, DECK: [deck.hash]}
        super().__init__("heroes", "heroes", "6", ["player"], [*content.missions, *content.campaigns], choices)
        self.content = content
        self.box = box
        self.deck = deck
        self.fields = list(MISSION)
        self.tones = {outcome: tone for tone, outcomes in TONES.items() for outcome in outcomes.split()}
        self.speak(VERBS, names_of(box), FACTS)
        self.drawn = [*box.marker_names, *box.cup_names]
        self.untold = {"check"}  # its chance stands beside each price
        self.watched = {"boost", "again"}
        self.turning = {"face"}
        self.chapters = {"round"}
        self.boarded = True
        self.decked = True
        self.piece_kinds = {"unit"}
        self.space_kinds = {"hex"}

    def new(self, scenario: str, options: dict[str, str], dice: Dice) -> State:
        check_deck(self.deck, options)
        read = Reading(options)
        campaign = self.content.campaigns.get(scenario)
        mission = scenario if campaign is None else campaign.start
        if self.deck is not None:
            for key in [mission] if campaign is None else list(campaign.legs):
                self.deck.dealt(content().deck(content().missions[key], read.difficulty), content().orders, key)
        g = Mission(theater(mission, read.difficulty, self.box), read, dice)
        if campaign is not None:
            g.campaign = self.box.campaign_names.index(scenario)
            g.playing_now = self.box.mission_names.index(mission)
        return g

    def scenario_title(self, name: str, lang: str) -> str:
        """One of somebody's own is called as its file says."""
        if has(lang, f"{self.family}-scenario-{name}"):
            return super().scenario_title(name, lang)
        missions, campaigns = self.content.missions, self.content.campaigns
        return missions[name].title[lang] if name in missions else campaigns[name].title[lang]

    def equipped(self, options: dict[str, str], folder: Path) -> Game:
        """With the private deck of the match, if that is here and still the same."""
        return game_with(deck_of(options[DECK], folder)) if options.get(DECK) else self

    def with_cards(self, name: str, text: str, folder: Path) -> Game:
        return game_with(take_in(name, text, folder))

    def check_hosted(self, options: dict[str, str]) -> None:
        """A private deck is for a table on one's own computer."""
        check_deck(None, options)

    def step(self, g: State) -> Rules[None] | None:
        assert isinstance(g, Mission)
        return STEPS[g.phase][g.stage](g)

    def foe_turn(self, g: State) -> Rules[None] | None:
        assert isinstance(g, Mission)
        return ai_turn(g) if g.phase == TURN and g.stage == CHOOSE else None

    def result(self, g: State) -> dict[str, Any]:
        assert isinstance(g, Mission)
        won = lead(g) == PLAYER if g.campaign < 0 else triumph(g)
        winner = "player" if won else "ai"
        return {"won": won, "winner": winner, "how": g.ended, "vp": g.vp, "rounds": g.round, "box": g.box}

    def redeal(self, g: State, seat: int) -> None:
        assert isinstance(g, Mission)
        imagine.redeal(g, seat)

    def called(self, g: State) -> dict[str, str]:
        assert isinstance(g, Mission)
        return g.theater.called

    def place(self, scenario: str, options: dict[str, str], data: dict[str, Any], dice: Dice) -> State:
        g = self.new(scenario, options, dice)
        assert isinstance(g, Mission)
        return position.place(self.fields, g, data, self.called(g))

    def scene(self, g: State, seat: int, lang: str) -> Any:
        assert isinstance(g, Mission)
        return scene.scene(g, self.content, seat, lang)

    def pieces(self, g: State, seat: int, lang: str) -> list[Any]:
        assert isinstance(g, Mission)
        return list(scene.pieces(g, self.content, seat, lang))

    def points(self, g: State, option: Option) -> tuple[list[str], list[str]]:
        assert isinstance(g, Mission)
        return scene.points(g, option)

    def glossary(self) -> dict[str, list[str]]:
        return scene.glossary()

    def facts(self, event: Event, lang: str) -> dict[str, Any]:
        return {**super().facts(event, lang), **words.told_besides(event, lang)}

    def noun(self, kind: str, number: int, lang: str) -> str:
        return words.noun(kind, number, lang)

    def label(self, g: State, ask: Ask, option: Option, lang: str) -> str:
        assert isinstance(g, Mission)
        return words.label(g, ask, option, lang)

    def why_not(self, g: State, ask: Ask, option: Option) -> Reason | None:
        assert isinstance(g, Mission)
        return None if option in ask.options else why_not(g, ask, option)

    def brief(self, g: State, ask: Ask, option: Option, lang: str) -> str:
        assert isinstance(g, Mission)
        return words.brief(g, ask, option, lang)

    def drawn_options(self, g: State, items: list[int], pile: bool) -> list[Option]:
        """Markers and counters by name, order cards by number, action cards by their own names."""
        assert isinstance(g, Mission)
        if not pile:
            of = "hit" if items[0] < len(self.box.marker_names) else "cup"
            return [Option("drawn", self.drawn[item], item, of) for item in dict.fromkeys(items)]
        if items is g.orders:
            return [Option("drawn", self.box.card_names[card], card, "order") for card in sorted(items)]
        first = {self.box.action_of[card].number: card for card in sorted(items, reverse=True)}
        return [Option("drawn", self.box.action_names[card], card, "card") for card in sorted(first.values())]

    def drawn_value(self, subject: str) -> int:
        for names in (self.drawn, self.names["order"], self.names["card"]):
            if subject in names:
                return names.index(subject)
        raise Problem("problem-position-name", field="drawn", value=subject, names="")

    def drawn_word(self, option: Option, lang: str) -> str:
        return words.drawn_word(option, lang)

    def could_be(self, g: State, thing: int, trait: str, way: str) -> bool:
        assert isinstance(g, Mission)
        return position.could_be(g, thing, trait, way)

    def trait(self, trait: str, way: str, lang: str) -> str:
        return words.trait(trait, way, lang)

    def card_told(self, event: Event, lang: str) -> Any:
        return sheets.card_told(self.content, self.box, event, lang)

    def steps_told(self, event: Event, lang: str) -> list[Any]:
        return list(sheets.steps_told(self, event, lang))

    def means(self, event: Event, lang: str) -> str:
        return sheets.means(self, event, lang)

    def sheets(self, g: State, ask: Ask | None, seat: int, lang: str) -> list[Any]:
        assert isinstance(g, Mission)
        return list(sheets.sheets(g, self.content, lang))

    def headline(self, g: State, ask: Ask, found: Any, lang: str) -> tuple[str, Fraction]:
        assert isinstance(found, Odds)
        return sheets.headline(found, lang, [outcome for outcome, tone in self.tones.items() if tone == "good"])

    def reminders(self, g: State, ask: Ask, lang: str) -> list[str]:
        assert isinstance(g, Mission)
        return sheets.reminders(g, ask, lang)

    def price(self, g: State, ask: Ask, option: Option) -> int:
        assert isinstance(g, Mission)
        return 0 if g.free else words.price(g, ask, option) or 0

    def threats(self, g: State, ask: Ask, option: Option) -> list[str]:
        assert isinstance(g, Mission)
        return sheets.threats(g, ask, option)

    def grave(self, g: State, ask: Ask, option: Option) -> bool:
        assert isinstance(g, Mission)
        return sheets.grave(g, ask, option)

    def leads(self, option: Option) -> bool:
        return option.verb in LEADING

    def led(self, g: State, ask: Ask) -> Option | None:
        return sheets.led(ask)

    def tone(self, event: Event) -> str:
        """What the AI rolled well the player does not like."""
        if event.luck is None or event.luck.side == "player":
            return ""
        return {"good": "ill", "ill": "good"}.get(self.tones.get(event.outcome, ""), "")

    def deed(self, g: State, ask: Ask, option: Option, lang: str) -> str:
        assert isinstance(g, Mission)
        return words.deed(g, ask, option, lang)

    def settles(self, g: State, ask: Ask) -> Option | None:
        assert isinstance(g, Mission)
        return sheets.settles(g, ask)

    def note(self, option: Option, lang: str) -> str:
        return words.card_text(option.value, lang) if option.verb == "play" else ""

    def gists(self, lang: str) -> dict[str, str]:
        return words.gists(lang)

    def sights(self, g: State, ask: Ask, lang: str) -> list[Any]:
        assert isinstance(g, Mission)
        return list(scene.sights(g, self, ask, lang))

    def overlays(self, g: State, seat: int, about: str, lang: str) -> list[Any]:
        assert isinstance(g, Mission)
        return list(scene.overlays(g, about, lang))

    def lookout(self, g: State) -> Lookout:
        assert isinstance(g, Mission)
        return Lookout(g.theater.map.ground, g.at, g.theater.map.grid.hexes)

    def trace(self, g: State, a: int, b: int) -> Sight:
        assert isinstance(g, Mission)
        return g.theater.map.trace(a, b, g.clouds)

    def look(self, g: State, a: int, b: int) -> int:
        assert isinstance(g, Mission)
        return g.look(a, b)

    def lost(self, g: State, event: Event) -> list[str]:
        assert isinstance(g, Mission)
        return account.lost(g, event)

    def gained(self, g: State, lang: str) -> list[Any]:
        assert isinstance(g, Mission)
        found: list[Any] = list(account.gained(g, lang))
        return found


def names_of(box: Box) -> dict[str, list[str]]:
    """The things answers speak of, of each kind."""
    return {
        "unit": box.unit_names,
        "hex": box.hex_names,
        "card": box.action_names,
        "direction": DIRECTIONS[:],
        "number": NUMBERS[:],
        "deed": GROUP_DEEDS[:],
        "order": box.card_names,
        "marker": box.marker_names,
        "side": ["player", "ai", "nobody"],
        "fort": [fort.key for fort in box.forts],
        "army": ARMIES[:],
    }


def check_deck(deck: PrivateDeck | None, options: dict[str, str]) -> None:
    """A match with a private deck goes on where the same deck is, and nowhere else."""
    wanted, mine = options.get(DECK, ""), deck.hash if deck is not None else ""
    if wanted != mine:
        raise missing(wanted)


@cache
def game() -> Heroes:
    """Conflict of Heroes solo, built once."""
    return Heroes(content(), box())


WITH_DECK: dict[str, Heroes] = {}


def game_with(deck: PrivateDeck) -> Heroes:
    """The game with the order cards of somebody's own, built once for each deck. Cards that no mission asks
    for have no part in it."""
    if deck.hash not in WITH_DECK:
        ours = content()
        orders = {number: deck.cards.get(number, card) for number, card in ours.orders.items()}
        mine = structs.replace(ours, orders=orders)
        WITH_DECK[deck.hash] = Heroes(mine, box_of(mine), deck)
    return WITH_DECK[deck.hash]
