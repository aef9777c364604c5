"""Incursion, as the engine sees it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from mypy_extensions import mypyc_attr

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.dice import Dice
from grognard.engine.event import Event
from grognard.engine.game import Foresee, Game
from grognard.engine.reason import Reason
from grognard.engine.state import State
from grognard.games.incursion import account, hands, pieces, pointing, position, scene
from grognard.games.incursion.content import Content, content
from grognard.games.incursion.fields import BATTLE
from grognard.games.incursion.imagine import redeal
from grognard.games.incursion.paths import ways
from grognard.games.incursion.reading import Reading
from grognard.games.incursion.rules.activation import price, zombie_points
from grognard.games.incursion.rules.forces import hang_doors
from grognard.games.incursion.rules.reasons import why_not
from grognard.games.incursion.rules.repertoire import train
from grognard.games.incursion.rules.turn import step
from grognard.games.incursion.rules.verbs import VERBS
from grognard.games.incursion.state import CAMPAIGN, Battle
from grognard.games.incursion.theater import ALLIES, HORDE, NOBODY, SIDES, Theater
from grognard.text import say

CHOICES = {
    "level": ["printed"],
    "handicap": ["none", "allies", "germans"],
    "two_guns": ["ilsa", "gretel"],
    "late_command": ["off", "on"],
    "sergeant_reacts": ["on", "off"],
    "flames": ["hit", "burn"],
    "turn_limit": ["off", "on"],
}

NUMBERS = {"level": (3, 60)}
"""4.3: requisition points, from the least the tables of 1.6 and 3.2 speak of to more than the Allies can spend."""

FACINGS = ["north", "east", "south", "west"]
MOST_COMMAND = 40
"""No side ever has as many command points to bid."""

TONES = {
    "good": "kill caught dead",
    "mixed": "hit wound toll-1 toll-2 toll-3 toll-4 toll-5 toll-6 toll-7 toll-8 toll-9",
    "ill": "twitcher",
}
"""What whoever rolls for it thinks of an outcome."""

FACTS = {
    "target": "figure",
    "force": "figure",
    "from": "square",
    "squares": "square",
    "other": "card",
    "cards": "card",
    "side": "side",
    "winner": "side",
}
"""The kinds of facts that are not called like one that answers name."""

KILL_MOMENTS = ("interrupt", "counter", "first-kill")

STANDING = {"reaction": {"ask": "", "always": "fire", "never": "hold"}}
"""3.9: who always fires does so at all he may fire at."""
KILLS = {"kills": ["usual", "each", "never"]}
"""3.2.1: when to be asked whether a card is killed."""

RETIRED = {"fire-all": "fire", "hold-all": "hold", "pass-all": "pass", "each-time": "pass", "usual-times": "pass"}
"""Orders were given with an answer once, and held in the position."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Incursion(Game):
    """The one object that stands for this game."""

    def __init__(self, content: Content) -> None:
        missions = [m.name for m in content.theater.missions]
        super().__init__("incursion", "incursion", "4", SIDES[:], [*missions, CAMPAIGN], CHOICES)
        self.versions_read = ["2", "3"]
        self.versions_unmarked = ["2"]
        self.retired = RETIRED
        self.watched = set(KILL_MOMENTS)
        self.standing = STANDING
        self.numbers = NUMBERS
        self.content = content
        self.fields = list(BATTLE)
        self.tones = {outcome: tone for tone, outcomes in TONES.items() for outcome in outcomes.split()}
        train(content.theater.types)
        self.speak(VERBS, names_of(content.theater), FACTS)
        self.drawn = content.theater.card_names
        self.plain_names = plain_names(content)
        self.chapters = {"turn"}
        self.piece_kinds = {"figure", "object"}
        self.space_kinds = {"square"}
        self.worded: dict[tuple[str, str, str, str], str] = {}

    def new(self, scenario: str, options: dict[str, str], dice: Dice) -> State:
        g = Battle(self.content.theater, Reading(options), dice)
        g.campaign = scenario == CAMPAIGN
        if not g.campaign:
            g.at_mission = self.scenarios.index(scenario)
        hang_doors(g)
        return g

    def step(self, g: State) -> Rules[None]:
        assert isinstance(g, Battle)
        return step(g)

    def result(self, g: State) -> dict[str, Any]:
        assert isinstance(g, Battle)
        out: dict[str, Any] = {"won": g.winner == ALLIES, "how": g.ended}
        out["winner"] = SIDES[g.winner] if g.winner != NOBODY else "draw"
        out["points"] = g.wins[:] if g.campaign else g.points[:]
        return out

    def redeal(self, g: State, seat: int) -> None:
        assert isinstance(g, Battle)
        redeal(g, seat)

    def place(self, scenario: str, options: dict[str, str], data: dict[str, Any], dice: Dice) -> State:
        g = self.new(scenario, options, dice)
        assert isinstance(g, Battle)
        return position.place(self.fields, g, data)

    def scene(self, g: State, seat: int, lang: str) -> Any:
        assert isinstance(g, Battle)
        return scene.scene(g, self.content, seat, lang)

    def pieces(self, g: State, seat: int, lang: str) -> list[Any]:
        assert isinstance(g, Battle)
        return list(pieces.pieces(g, self.content, seat, lang))

    def points(self, g: State, option: Option) -> tuple[list[str], list[str]]:
        assert isinstance(g, Battle)
        return pointing.points(g, option)

    def glossary(self) -> dict[str, list[str]]:
        return pointing.glossary(self.content)

    def fact(self, key: str, value: Any, lang: str) -> Any:
        return say(lang, "incursion-nobody") if key == "force" and not value else super().fact(key, value, lang)

    def noun(self, kind: str, number: int, lang: str) -> str:
        return self.content.name(kind, number, lang)

    def label(self, g: State, ask: Ask, option: Option, lang: str) -> str:
        assert isinstance(g, Battle)
        words = self.words(ask, option, lang)
        if ask.kind == "act" and ask.about is not None:
            return words + self.bill(g, ask.about.value, option, lang)
        if ask.kind == "veteran":
            learned = [c for c in g.worn if g.card_on[c] == option.value]
            return f"{words}: {self.fact('cards', learned, lang)}"
        return words

    def note(self, option: Option, lang: str) -> str:
        return pointing.note(self.content, option, lang)

    def gists(self, lang: str) -> dict[str, str]:
        return pointing.gists(self.content, lang)

    def means(self, event: Event, lang: str) -> str:
        return pointing.means(event, lang)

    def card_told(self, event: Event, lang: str) -> Any:
        return hands.card_told(self.content, event, lang)

    def brief(self, g: State, ask: Ask, option: Option, lang: str) -> str:
        assert isinstance(g, Battle)
        if ask.kind != "act" or ask.about is None or not self.verbs[option.verb, option.of].brief:
            return ""
        return str(self.fact(option.of, option.value, lang)) + self.bill(g, ask.about.value, option, lang)

    def words(self, ask: Ask, option: Option, lang: str) -> str:
        """An option without its price in action points: there are so many, and no more."""
        key = (option.text, option.of, ask.kind, lang)
        words = self.worded.get(key)
        if words is None:
            words = self.worded[key] = self.new_words(ask, option, lang)
        return words

    def new_words(self, ask: Ask, option: Option, lang: str) -> str:
        c = self.content
        t = c.theater
        of = option.of
        if of == "type":
            kind = t.types[option.value]
            key = "incursion-option-add-zombies" if kind.abilities & HORDE else "incursion-option-add"
            count = t.zombies_each_turn
            return say(lang, key, name=c.figure_records[kind.id].show[lang], cost=kind.cost, count=count)
        if option.verb == "on":
            return say(lang, "incursion-option-on", name=self.fact(of, option.value, lang), of=of)
        if of == "card":
            kill = t.cards[option.value].kill
            return say(lang, f"incursion-option-{option.verb}", name=c.card_name(option.value, lang), cost=kill)
        if option.verb == "done":
            return say(lang, "incursion-option-done", ask=ask.kind)
        name: Any = option.value if of == "number" else self.fact(of, option.value, lang) if of else ""
        return say(lang, f"incursion-option-{option.verb}", name=name)

    def bill(self, g: Battle, figure: int, option: Option, lang: str) -> str:
        """What an action would cost now: action points, then Gretel's, then command points."""
        total = price(g, figure, option)
        if not total:
            return " " + say(lang, "incursion-price-free") if option.verb == "turn" else ""
        return f" ({self.points_in_words(g, figure, total, lang)})"

    def points_in_words(self, g: Battle, figure: int, total: int, lang: str) -> str:
        own = min(total, g.ap)
        gretel = min(total - own, zombie_points(g, figure)) if total > own else 0
        return paid(own, gretel, total - own - gretel, lang)

    def modifier(self, name: str, lang: str) -> str:
        if name.startswith("card-"):
            record = self.content.card_records[int(name[5:])]
            return say(lang, f"incursion-modifier-{record.effect}", name=record.show[lang])
        return super().modifier(name, lang)

    def lost(self, g: State, event: Event) -> list[str]:
        assert isinstance(g, Battle)
        return account.lost(g, event)

    def gained(self, g: State, lang: str) -> list[Any]:
        assert isinstance(g, Battle)
        found: list[Any] = list(account.gained(g, lang))
        return found

    def threats(self, g: State, ask: Ask, option: Option) -> list[str]:
        assert isinstance(g, Battle)
        return pointing.threats(g, ask, option)

    def why_not(self, g: State, ask: Ask, option: Option) -> Reason | None:
        assert isinstance(g, Battle)
        return None if option in ask.options else why_not(g, ask, option)

    def sights(self, g: State, ask: Ask, lang: str) -> list[Any]:
        assert isinstance(g, Battle)
        found: list[Any] = list(pointing.sights(g, ask))
        return found

    def orders(self, g: State, seat: int) -> dict[str, list[str]]:
        return super().orders(g, seat) | KILLS

    def ordered(self, g: State, ask: Ask, orders: dict[str, str], foresee: Foresee | None = None) -> Option | None:
        """INCURSION 3.2.1: who never kills lets it pass."""
        if ask.kind in KILL_MOMENTS:
            how = orders.get("kills", "usual")
            return None if how == "each" else ask.options[-1] if how == "never" else ask.usual
        return super().ordered(g, ask, orders, foresee)

    def walks(self, ask: Ask) -> bool:
        return ask.kind == "act" and any(option.verb in ("move", "turn") for option in ask.options)

    def plans(self, g: State, ask: Ask, lang: str, about: Sequence[str] = ()) -> list[Any]:
        assert isinstance(g, Battle)
        if ask.about is None or not self.walks(ask):
            return []
        figure = ask.about.value
        found: list[Any] = []
        for way in ways(g, figure):
            way.label = self.points_in_words(g, figure, way.cost, lang)
            found.append(way)
        return found


@cache
def paid(own: int, gretel: int, command: int, lang: str) -> str:
    """Points of each kind in words."""
    parts = [("ap", own), ("gretel", gretel), ("cp", command)]
    return " + ".join([say(lang, f"incursion-price-{kind}", number=number) for kind, number in parts if number])


def names_of(t: Theater) -> dict[str, list[str]]:
    """The things answers speak of, of each kind."""
    return {
        "figure": t.figure_names,
        "square": t.square_names,
        "door": t.door_names,
        "object": t.object_names,
        "card": t.card_names,
        "entry": t.entry_names,
        "type": [kind.name for kind in t.types],
        "facing": FACINGS,
        "number": [str(number) for number in range(MOST_COMMAND)],
    }


def plain_names(content: Content) -> dict[str, str]:
    """Doors and entries: cases may call them as positions and answers do."""
    out = {shown["en"]: name for name, shown in content.place_names.items()}
    waiting = {
        say("en", "incursion-waiting-at", entry=a): say("en", "incursion-waiting-at", entry=b)
        for a, b in out.items()
    }
    return out | waiting


@cache
def game() -> Incursion:
    """Incursion, built once."""
    return Incursion(content())
