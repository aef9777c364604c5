"""RAIDERS: Heroes of Telemark, as the engine sees it."""

from __future__ import annotations

from functools import cache
from typing import Any

from mypy_extensions import mypyc_attr

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.dice import Dice
from grognard.engine.event import Event
from grognard.engine.game import Game
from grognard.engine.reason import Reason
from grognard.engine.state import State
from grognard.games.raiders import account, position, scene
from grognard.games.raiders.content import Scenario, telemark
from grognard.games.raiders.fields import MISSION, MODES
from grognard.games.raiders.imagine import redeal
from grognard.games.raiders.reading import Reading
from grognard.games.raiders.rules.operation import STEPS
from grognard.games.raiders.rules.reasons import why_not
from grognard.games.raiders.state import DEBRIEF, SINGLE, Campaign, Mission
from grognard.games.raiders.verbs import VERBS
from grognard.text import say

CHOICES = {
    "edition": ["en", "es"],
    "difficulty": ["printed", "easier", "harder"],
    "scouting": ["on", "off"],
    "coordinated": ["on", "off"],
    "leader_gear": ["2", "1"],
    "campaign_defeat": ["same", "any"],
}

TONES = {
    "good": "hit safe seen destroyed leader quiet raiders silent cover escape won",
    "mixed": "scatter abort",
    "ill": "intercepted crash alarm hostiles break crack lost",
}
"""What the player thinks of an outcome."""

FACTS = {
    "from": "space",
    "card": "card",
    "marker": "marker",
    "mission": "mission",
    "barred": "choice",
    "card-of": "card-of",
    "force": "unit",
    "hostiles": "hostile",
}
"""The kinds of facts that are not called like one that answers name."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Telemark(Game):
    """The one object that stands for this game."""

    def __init__(self, content: Scenario) -> None:
        missions = [m.name for m in content.theater.missions]
        scenarios = [*missions, *content.theater.campaigns]
        super().__init__("telemark", "raiders", "3", ["raiders"], scenarios, CHOICES)
        self.versions_read = ["2"]
        self.content = content
        self.fields = list(MISSION)
        self.plain_options = True
        self.speak(VERBS, content.names(), FACTS)
        self.tones = {outcome: tone for tone, outcomes in TONES.items() for outcome in outcomes.split()}
        self.drawn = content.theater.hostile_names
        self.chapters = {"mission", "operation"}
        self.piece_kinds = {"unit", "hostile", "gear", "marker"}
        self.space_kinds = {"space"}

    def new(self, scenario: str, options: dict[str, str], dice: Dice) -> State:
        g = Mission(self.content.theater, Reading(options), dice)
        missions = [m.name for m in g.theater.missions]
        if scenario in missions:
            g.at_mission = missions.index(scenario)
        else:
            g.campaign = Campaign()
            g.campaign.mode = self.mode(scenario)
        return g

    def mode(self, scenario: str) -> int:
        """A single mission, or the order in which a campaign brings them."""
        return MODES.index(self.content.theater.campaigns.get(scenario, MODES[SINGLE]))

    def step(self, g: State) -> Rules[None]:
        assert isinstance(g, Mission)
        return STEPS[DEBRIEF if g.ended else g.segment](g)

    def result(self, g: State) -> dict[str, Any]:
        assert isinstance(g, Mission)
        if g.campaign is None:
            return {"won": g.won, "how": g.ended}
        won = g.ended == "campaign-won"
        return {"won": won, "how": g.ended, "missions": len(g.campaign.won)}

    def redeal(self, g: State, seat: int) -> None:
        assert isinstance(g, Mission)
        redeal(g)

    def place(self, scenario: str, options: dict[str, str], data: dict[str, Any], dice: Dice) -> State:
        g = self.new(scenario, options, dice)
        assert isinstance(g, Mission)
        return position.place(g, self.mode(scenario), data)

    def scene(self, g: State, seat: int, lang: str) -> Any:
        assert isinstance(g, Mission)
        return scene.scene(g, self.content, lang)

    def pieces(self, g: State, seat: int, lang: str) -> list[Any]:
        assert isinstance(g, Mission)
        return list(scene.pieces(g, self.content, lang))

    def points(self, g: State, option: Option) -> tuple[list[str], list[str]]:
        assert isinstance(g, Mission)
        return scene.points(g, option)

    def why_not(self, g: State, ask: Ask, option: Option) -> Reason | None:
        assert isinstance(g, Mission)
        return why_not(g, ask, option)

    def glossary(self) -> dict[str, list[str]]:
        return scene.glossary(self.content)

    def fact(self, key: str, value: Any, lang: str) -> Any:
        if key in ("item", "kind", "change"):
            return scene.fact(self.content, key, value, lang)
        return super().fact(key, value, lang)

    def noun(self, kind: str, number: int, lang: str) -> str:
        return self.content.name(kind, number, lang)

    def lost(self, g: State, event: Event) -> list[str]:
        return account.lost(event)

    def gained(self, g: State, lang: str) -> list[Any]:
        assert isinstance(g, Mission)
        found: list[Any] = list(account.gained(g, self.content, lang))
        return found

    def label(self, g: State, ask: Ask, option: Option, lang: str) -> str:
        return label(self.content, option.verb, option.of, option.value, lang)

    def note(self, option: Option, lang: str) -> str:
        return scene.note(self.content, option, lang)

    def gists(self, lang: str) -> dict[str, str]:
        return scene.gists(self.content, lang)

    def means(self, event: Event, lang: str) -> str:
        return scene.means(event, lang)

    def card_told(self, event: Event, lang: str) -> Any:
        return scene.card_told(self.content, event, lang)

    def cards_asked(self, g: State, ask: Ask, cards: list[Any], lang: str) -> list[Any]:
        assert isinstance(g, Mission)
        found: list[Any] = list(scene.cards_asked(g, self.content, ask, cards, lang))
        return found

    def brief(self, g: State, ask: Ask, option: Option, lang: str) -> str:
        verb = self.verbs.get((option.verb, option.of))
        if verb is None or not verb.brief:
            return ""
        name = self.content.name(option.of, option.value, lang)
        if option.verb != "buy":
            return name
        t = self.content.theater
        return f"{name} ({(t.unit_cost if option.of == 'unit' else t.gear_cost)[option.value]})"


@cache
def label(content: Scenario, verb: str, of: str, value: int, lang: str) -> str:
    """The words of an option: content has so many, and no more."""
    if of == "choice":
        return content.name("choice", value, lang)
    t = content.theater
    if of == "air":
        return say(lang, "raiders-option-buy-air", cost=t.air_cost)
    name = content.name(of, value, lang) if of else ""
    if verb != "buy":
        return say(lang, f"raiders-option-{verb}", name=name)
    return say(lang, "raiders-option-buy", name=name, cost=(t.unit_cost if of == "unit" else t.gear_cost)[value])


@cache
def game() -> Telemark:
    """Heroes of Telemark, built once."""
    return Telemark(telemark())
