"""What a game gives the engine. Each game package has one object of this class."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

from grognard.engine.ask import Ask, Option, Rules, plain_text
from grognard.engine.dice import NAMED, Dice
from grognard.engine.event import Event, Tally
from grognard.engine.fields import Field, describe_state, place_state
from grognard.engine.problem import Named, Problem, likely
from grognard.engine.reason import Reason
from grognard.engine.state import State
from grognard.engine.verb import Verb
from grognard.text import listed, say

Foresee = Callable[[Option], list[Any]]
"""The stages of what an option brings (`engine/odds.py`), with the usual set where one is chosen first."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules and content of one game, as seen from outside it.

    `family` is the system the game belongs to: its package, and the prefix of its messages. Where an
    option looks the same whenever it is offered (`label`, `points`, `threats`), `plain_options` says so.
    """

    def __init__(
        self,
        name: str,
        family: str,
        version: str,
        seats: list[str],
        scenarios: list[str],
        choices: dict[str, list[str]],
    ) -> None:
        self.name = name
        self.family = family
        self.version = version
        self.seats = seats
        self.scenarios = scenarios
        self.choices = choices
        """The options a match can be played with; the first value of each is the default."""
        self.numbers: dict[str, tuple[int, int]] = {}
        """The options that can also be any whole number from one bound to another."""
        self.versions_read: list[str] = []
        """Earlier versions whose answers mean the same, but for sets not marked then and `retired` words."""
        self.versions_unmarked: list[str] = []
        """Those of them under which no set was marked."""
        self.ears: tuple[dict[str, str], dict[str, str]] = ({}, {})
        """What names mean in the match last listened to (`called`), and the same by what `heard` compares."""
        self.retired: dict[str, str] = {}
        """Answers there are no more, and the verb of the one that means the same today."""
        self.watched: set[str] = set()
        """The kinds of asks that can be answered by a standing order: against a friend each takes one beat."""
        self.standing: dict[str, dict[str, str]] = {}
        """The orders that can always be given, by the kind of ask they answer, which is watched: each value, the
        usual one first, with the verb of the answer it gives, or ""."""
        self.turning: set[str] = set()
        """The kinds of asks whose answers are ways to face."""
        self.order_keys: dict[str, str] = {}
        """Orders for the moment, that a key gives while the question is open: their second value."""
        self.offered: set[str] = set()
        """The kinds of asks, one after another, that the computer's answers are offered for at one click."""
        self.plain_options = False
        self.fields: list[Field] = []
        """All that changes in play, each declared once."""
        self.verbs: dict[tuple[str, str], Verb] = {}
        """All words that answers begin with, by the word and the kind of thing it names. See `speak`."""
        self.names: dict[str, list[str]] = {}
        """The names of each kind of thing, as answers and positions have them."""
        self.rolling: set[str] = set()
        """The verbs of the options that roll dice of their own, so that they have odds to show."""
        self.tones: dict[str, str] = {}
        """Which outcomes who rolls for them wants: "good", "mixed" or "ill"."""
        self.untold: set[str] = set()
        """The kinds of events that chains of odds leave out: they are told otherwise."""
        self.drawn: list[str] = []
        """What a dice script can name in place of a face, each by its number."""
        self.fact_kinds: dict[str, str] = {}
        """Of what kind a fact of an event is a number, or a list of numbers."""
        self.chapters: set[str] = set()
        """The kinds of events with which a new part of a match begins: a turn, an operation."""
        self.plain_names: dict[str, str] = {}
        """Where a case may call a thing as its content file does: that name by the one English players see."""
        self.walking: set[str] = set()
        """The verbs of the options that take a step on the board, where the engine is to find ways of several."""
        self.boarded = False
        """Whether it can go along with a real board: what is drawn can be typed in, and units laid by hand."""
        self.decked = False
        """Whether it can be played with cards of somebody's own."""
        self.piece_kinds: set[str] = set()
        self.space_kinds: set[str] = set()

    def new(self, scenario: str, options: dict[str, str], dice: Dice) -> State:
        """The state before the first step, of a scenario there is: see `checked_scenario`."""
        raise AssertionError("abstract")

    def equipped(self, options: dict[str, str], folder: Path) -> Game:
        """The game a match with these options needs: with what is somebody's own and lies where the folder says."""
        return self

    def with_cards(self, name: str, text: str, folder: Path) -> Game:
        """The game with the cards of somebody's own that this file holds, which is kept where the folder says."""
        raise Problem("table-no-deck")

    def check_hosted(self, options: dict[str, str]) -> None:
        """Whether a match with these options may be brought to a table of others."""

    def step(self, g: State) -> Rules[None] | None:
        """One resumable unit of play. It depends on the state alone. None: it asks nothing, and is done."""
        raise AssertionError("abstract")

    def result(self, g: State) -> dict[str, Any]:
        """How a match that is over ended: "won" for the first seat or not, and "how"."""
        raise AssertionError("abstract")

    def redeal(self, g: State, seat: int) -> None:
        """Deal what this seat cannot know again, with the dice of the state: nothing, where nothing is hidden."""
        assert not any(field.hidden for field in self.fields)

    def imagine(self, g: State, seat: int, dice: Dice) -> State:
        """A copy in which what this seat cannot know is dealt again with these dice; -1 only looks on."""
        twin = g.copy()
        twin.dice = dice
        for player in [seat] if seat >= 0 else range(len(self.seats)):
            self.redeal(twin, player)
        return twin

    def describe(self, g: State) -> dict[str, Any]:
        """The whole position in plain data, by the names players use. Loses nothing."""
        return describe_state(self.fields, g)

    def place(self, scenario: str, options: dict[str, str], position: dict[str, Any], dice: Dice) -> State:
        """The state a position of a scenario describes; what it leaves out is as usual."""
        g = self.new(scenario, options, dice)
        place_state(self.fields, g, position, self.called(g))
        return g

    def called(self, g: State) -> dict[str, str]:
        """Names that do not stand for themselves in this match: what is meant, or "" for what is not there.

        Where boards are joined a hex has several names, and hexes of other boards are not in play (`Board.called`).
        """
        return {}

    def heard(self, g: State, text: str) -> str:
        """An answer or a name as somebody said it, by the names that answers have; "" for what is not there."""
        called = self.called(g)
        if not called:
            return text
        ears = self.ears  # taken once: another thread may listen to another match meanwhile
        if ears[0] is not called:
            ears = self.ears = (called, {plain_text(name): meant for name, meant in called.items()})
        meanings = ears[1]
        verb, _, subject = text.partition(" ")
        whole, named = plain_text(text), plain_text(subject)
        if whole in meanings:
            return meanings[whole]
        if named in meanings:
            return f"{verb} {meanings[named]}" if meanings[named] else ""
        return text

    def own_words(self, lang: str) -> dict[str, dict[str, str]]:
        """What its kit has words for besides the messages: by group and key, what stands in its content alone."""
        return {}

    def scene(self, g: State, seat: int, lang: str) -> Any:
        """What one seat may see, as a `grognard.engine.scene.Scene` without its ask; -1 only looks on."""
        raise AssertionError("abstract")

    def pieces(self, g: State, seat: int, lang: str) -> list[Any]:
        """The pieces of that scene, for positions in between; a game may find them without the rest."""
        pieces: list[Any] = self.scene(g, seat, lang).pieces
        return pieces

    def points(self, g: State, option: Option) -> tuple[list[str], list[str]]:
        """The piece ids and the space ids on the board that an option points at: what it names, as a rule."""
        named = [f"{option.of}:{option.value}"]
        return named if option.of in self.piece_kinds else [], named if option.of in self.space_kinds else []

    def speak(self, verbs: list[Verb], names: dict[str, list[str]], facts: dict[str, str] | None = None) -> None:
        """The verbs of this game, the names of each kind of thing they speak of, and the kinds of facts that are
        not called like one: a fact that is tells of such a thing, but a number of itself."""
        self.names = names
        self.fact_kinds = {kind: kind for kind in names if kind != "number"} | (facts or {})
        for verb in verbs:
            if verb.of:
                verb.name(names[verb.of])
            self.verbs[verb.word, verb.of] = verb

    def vocabulary(self) -> list[Option]:
        """Every answer the rules can ever offer, verb by verb, in the order in which a game names its verbs."""
        found: list[Option] = []
        for verb in self.verbs.values():
            found += verb.options()
        return found

    def rolls(self, option: Option) -> bool:
        """Whether choosing this option rolls dice of its own, so that it has odds to show."""
        verb = self.verbs.get((option.verb, option.of))
        return verb.rolls if verb is not None else option.verb in self.rolling

    def leads(self, option: Option) -> bool:
        """Whether dice follow this option as soon as it is settled who takes part: then they are told with it."""
        return False

    def led(self, g: State, ask: Ask) -> Option | None:
        """What is taken for granted at a question that stands between an option that `leads` and its dice."""
        marking = ask.marking
        return marking.commit if marking is not None and marking.commit in ask.options else None

    def foe_turn(self, g: State) -> Rules[None] | None:
        """A turn of the side that the rules play by themselves, in place of the player's that is about to begin;
        None where there is none, or another moment. So it can be seen how long it takes."""
        return None

    def tone(self, event: Event) -> str:
        """What is thought of how something came out, where that is not what `tones` says of such an outcome."""
        return ""

    def deed(self, g: State, ask: Ask, option: Option, lang: str) -> str:
        """What is done by an option after which small questions follow that can be settled before it is given, on a
        board that arms: its label without the price. Empty for any other."""
        return ""

    def settles(self, g: State, ask: Ask) -> Option | None:
        """What is taken for granted at a small question that can be settled beforehand; None for any other."""
        return None

    def grave(self, g: State, ask: Ask, option: Option) -> bool:
        """Whether somebody who chooses this should be asked whether he means it: it gives away what is not used."""
        return False

    def why_not(self, g: State, ask: Ask, option: Option) -> Reason | None:
        """Why an option that is not offered cannot be chosen now; None where the question is simply another.

        It is told to the seat that is asked: what that seat cannot know has no part in it (see `engine/why.py`).
        """
        return None

    def watches(self, g: State, ask: Ask) -> bool:
        """Whether an order could answer this question, of a kind that is `watched`, by what everybody knows."""
        return ask.kind in self.watched or ask.kind in self.standing

    def orders(self, g: State, seat: int) -> dict[str, list[str]]:
        """What a seat can order beforehand: each order with its values, the usual one first.

        An order that cannot be given any more is dropped: its hex was left, what it was for is over.
        """
        return {kind: list(verbs) for kind, verbs in self.standing.items()}

    def order_about(self, order: str) -> Option | None:
        """What an order is for, where it is not for all: an answer that names it."""
        return None

    def ordered(self, g: State, ask: Ask, orders: dict[str, str], foresee: Foresee | None = None) -> Option | None:
        """The answer that the orders of who is asked make of an ask; None where he has to give one himself.

        `foresee` tells what the dice of an option can bring, for orders that depend on that.
        """
        verbs = self.standing.get(ask.kind)
        if verbs is None:
            return ask.usual
        verb = verbs.get(orders.get(ask.kind, ""), "")
        return next((option for option in ask.options if option.verb == verb), ask.usual)

    def meant(self, ask: Ask, text: str) -> Option | None:
        """What an answer in words of earlier rules (`retired`) means today."""
        verb = self.retired.get(plain_text(text), "")
        return next((option for option in ask.options if option.verb == verb), None)

    def marked_before(self, ask: Ask, answers: list[str]) -> tuple[int, list[str]]:
        """How many of these answers chose the set before the question became a marking, and what they are today."""
        return 0, []

    def mentions(self, event: Event) -> tuple[list[str], list[str]]:
        """The piece ids and the space ids an event speaks of."""
        pieces: list[str] = []
        spaces: list[str] = []
        for key, value in event.facts.items():
            kind = self.fact_kinds.get(key, "")
            ids = [f"{kind}:{v}" for v in (value if isinstance(value, list) else [value]) if v != -1]
            if kind in self.space_kinds:
                spaces += ids
            elif kind in self.piece_kinds:
                pieces += ids
        return pieces, spaces

    def named(self, name: str) -> int:
        """The number that stands in a dice script for drawing the thing of this name."""
        if name not in self.drawn:
            raise Problem("problem-position-name", field="dice", value=name, names=likely(name, self.drawn))
        return NAMED + self.drawn.index(name)

    def drawn_options(self, g: State, items: list[int], pile: bool) -> list[Option]:
        """What can be drawn on a real table: things a script can name, or the cards of a pile."""
        return [Option("drawn", self.drawn[item], item, "drawn") for item in dict.fromkeys(items)]

    def drawn_value(self, subject: str) -> int:
        """The number of a thing that was drawn, by the name an answer had."""
        return self.drawn.index(subject)

    def drawn_word(self, option: Option, lang: str) -> str:
        """What players call a thing that was drawn."""
        return option.subject

    def could_be(self, g: State, thing: int, trait: str, way: str) -> bool:
        """Whether a counter of a real board can be so; `way` is "" for not being so at all."""
        return True

    def trait(self, trait: str, way: str, lang: str) -> str:
        """What players call one of the ways a counter can be in; with no way, the trait."""
        return say(lang, f"{self.family}-trait-{trait}" + (f"-{way.lower()}" if way else ""))

    def glossary(self) -> dict[str, list[str]]:
        """What a case can speak of: each "piece" by name and id in English, zones of "cards", "options"."""
        pieces = [name for kind in sorted(self.piece_kinds) for name in self.names[kind]]
        return {"piece": pieces, "cards": [], "options": [option.text for option in self.vocabulary()]}

    def fact(self, key: str, value: Any, lang: str) -> Any:
        """A fact of an event, ready to stand in a sentence: a name, or the number itself."""
        if key == "how":
            return say(lang, f"{self.family}-how-{value}")
        kind = self.fact_kinds.get(key, "")
        if not kind:
            return value
        if isinstance(value, list):
            return listed([self.noun(kind, v, lang) for v in value], lang)
        return self.noun(kind, value, lang)

    def facts(self, event: Event, lang: str) -> dict[str, Any]:
        """The facts of an event, ready for its sentence: with what follows from them, and with something in place
        of what matches kept from earlier do not tell."""
        return {key: self.fact(key, value, lang) for key, value in event.facts.items()}

    def noun(self, kind: str, number: int, lang: str) -> str:
        """What players call a thing of one of the kinds of facts."""
        return self.names[kind][number]

    def scenario_title(self, name: str, lang: str) -> str:
        """What a scenario is called."""
        return say(lang, f"{self.family}-scenario-{name}")

    def the_seat(self, seat: int) -> Named:
        """A seat as it stands in a sentence."""
        return Named(f"{self.family}-the-side-{self.seats[seat]}", self.seats[seat])

    def label(self, g: State, ask: Ask, option: Option, lang: str) -> str:
        """What the button for an option of an ask says."""
        name = self.noun(option.of, option.value, lang) if option.of else ""
        return say(lang, f"{self.family}-option-{option.verb}", name=name)

    def modifier(self, name: str, lang: str) -> str:
        """A modifier in words."""
        return say(lang, f"{self.family}-modifier-{name}")

    def tally(self, event: Event, tally: Tally, lang: str) -> str:
        """For whom the dice of an event come to something of its own, and what its modifiers make for them, where
        none is left out."""
        made = f"{sum([m.value for m in tally.modifiers]):+d}".replace("-", "−") if tally.whole else "open"
        facts = {key: self.fact(key, value, lang) for key, value in tally.facts.items()}
        return say(lang, f"{self.family}-tally-{event.kind}", sum=made, **facts)

    def note(self, option: Option, lang: str) -> str:
        """More about an option than its label says, where there is more."""
        return ""

    def gists(self, lang: str) -> dict[str, str]:
        """By face, what pieces are good for. The same whenever it is asked."""
        return {}

    def means(self, event: Event, lang: str) -> str:
        """What the dice of an event had to show, where its sentence does not say so."""
        return ""

    def card_told(self, event: Event, lang: str) -> Any:
        """The card an event tells of, to be read with it, as a `grognard.engine.scene.Card`; or None."""
        return None

    def steps_told(self, event: Event, lang: str) -> list[Any]:
        """How what an event tells of was decided, as `grognard.engine.scene.Step`; most events have no such
        tale."""
        return []

    def cards_asked(self, g: State, ask: Ask, cards: list[Any], lang: str) -> list[Any]:
        """The cards of a scene as whoever is asked sees them: with what can be chosen of the one in play."""
        return cards

    def group(self, option: Option) -> str:
        """The key of the heading an option stands under in a long list; "" for none."""
        verb = self.verbs.get((option.verb, option.of))
        return verb.group if verb is not None else ""

    def brief(self, g: State, ask: Ask, option: Option, lang: str) -> str:
        """The label of an option without what its heading says already; "" where it is the same."""
        return ""

    def price(self, g: State, ask: Ask, option: Option) -> int:
        """What an option costs, where that is to be seen on the board; 0 for nothing."""
        return 0

    def threats(self, g: State, ask: Ask, option: Option) -> list[str]:
        """The pieces of the enemy that may answer an option at once."""
        return []

    def cuts(self, g: State, ask: Ask, option: Option) -> list[Any]:
        """What an option would do to lines of sight, as `grognard.engine.scene.SightChange`."""
        return []

    def lays(self, g: State, ask: Ask, option: Option) -> list[Any]:
        """What an option would put on the ground if all goes well, as `grognard.engine.scene.SpaceNow`."""
        return []

    def company(self, g: State, ask: Ask, option: Option, lang: str) -> Any:
        """Who could act along with an option, as a `grognard.engine.scene.Company`; None where nobody could."""
        return None

    def parts(self, g: State, ask: Ask, option: Option, lang: str) -> list[str]:
        """What each of the set that an option commits adds to it."""
        return []

    def headline(self, g: State, ask: Ask, found: Any, lang: str) -> tuple[str, Fraction]:
        """What an option is chosen for, with its chance, and that chance; "" where that is the first outcome of its
        odds, which are a `grognard.engine.odds.Odds`."""
        return "", Fraction(0)

    def reminders(self, g: State, ask: Ask, lang: str) -> list[str]:
        """What who is asked should keep in mind at this question."""
        return []

    def outlook(self, g: State, ask: Ask, option: Option, lang: str) -> list[Any]:
        """What is to be known of an option before it is chosen, as `grognard.engine.scene.Sheet`: both sides' odds
        where questions stand between it and the dice."""
        return []

    def sheets(self, g: State, ask: Ask | None, seat: int, lang: str) -> list[Any]:
        """What a seat wants to know before dice fall, as `grognard.engine.scene.Sheet`; `ask` where it is asked."""
        return []

    def sights(self, g: State, ask: Ask, lang: str) -> list[Any]:
        """What the piece an ask is about sees of each enemy, as `grognard.engine.scene.Sight`."""
        return []

    def lost(self, g: State, event: Event) -> list[str]:
        """The side of every piece that an event took away, for the account of a match."""
        return []

    def gained(self, g: State, lang: str) -> list[Any]:
        """How far the sides have come, for the account of a match, as `grognard.engine.scene.Gain`."""
        return []

    def walks(self, ask: Ask) -> bool:
        """Whether there may be ways from here to spaces more than one answer away."""
        return any(option.verb in self.walking for option in ask.options)

    def field_of_view(self, g: State, seat: int, piece: str) -> dict[str, int]:
        """The spaces seen from a piece or a space, by what this seat knows; how much hinders the line to each."""
        return {}

    def line_of_sight(self, g: State, seat: int, piece: str, space: str, lang: str) -> Any:
        """The line from a piece or a space to a space, as `grognard.engine.scene.Sight`, or None."""
        return None

    def overlays(self, g: State, seat: int, about: str, lang: str) -> list[Any]:
        """What can be shown over the board on demand, as `grognard.engine.scene.Overlay`, by what this seat knows.

        `about` is the piece or the space that is looked at, or empty.
        """
        return []

    def plans(self, g: State, ask: Ask, lang: str, about: Sequence[str] = ()) -> list[Any]:
        """These ways, as `grognard.engine.scene.Plan`; where a game finds none, the engine looks for them.

        `about` are the pieces that are selected: where several could go, only these.
        """
        return []


def checked_scenario(game: Game, scenario: str) -> str:
    """A scenario of the game, or a Problem that lists them."""
    if scenario not in game.scenarios:
        raise Problem("problem-scenario", name=scenario, scenarios=", ".join(game.scenarios))
    return scenario
