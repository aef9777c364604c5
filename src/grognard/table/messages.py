"""Every message that crosses the wire, as msgspec records. docs/table.md describes them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from grognard.engine.corrections import Stands
from grognard.engine.problem import Problem
from grognard.engine.scene import (
    Beat,
    Card,
    DraftStep,
    EdgeNow,
    OptionView,
    Overlay,
    Piece,
    Plan,
    Question,
    Scene,
    Sight,
    SpaceNow,
    Step,
)

Text = Annotated[str, Meta(max_length=200)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Texts = Annotated[list[Text], Meta(max_length=80)]
SeatKind = Literal["me", "bot", "strong", "friend"]


class Incoming(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Base of what clients send: a field we do not know is a mistake, never ignored."""


# -- WebSocket, from the client -------------------------------------------------------------------


class Answer(Incoming, tag="answer"):
    ask: Number
    text: Text


class Undo(Incoming, tag="undo"):
    """Take back the last click, with all the answers it gave, or the last answer alone."""

    ask: Number
    by: Literal["click", "answer"] = "click"


class Correct(Incoming, tag="correct"):
    """The real board says otherwise: a piece of a position."""

    ask: Number
    text: Text


class HowItStands(Incoming, tag="stands"):
    """How a counter of the real board stands here, and how else it could lie there."""

    ask: Number
    about: Text


class Throw(Incoming, tag="roll"):
    """The program is to roll or draw in place of the person."""

    ask: Number


class Lang(Incoming, tag="lang"):
    lang: Literal["en", "es"]


class Odds(Incoming, tag="odds"):
    ask: Number


class Plans(Incoming, tag="plans"):
    """What could be done with these pieces and spaces; without any, which ways lead further off."""

    ask: Number
    about: Annotated[list[Text], Meta(max_length=20)] = []


class GivePlan(Incoming, tag="plan"):
    """Give these answers one after another, until dice fall, somebody else is asked or one is not offered."""

    ask: Number
    answers: Annotated[list[Text], Meta(min_length=1, max_length=80)]


class Prepare(Incoming, tag="prepare"):
    """What can be settled before these answers are given? The wishes so far, each with the kind of its question."""

    ask: Number
    answers: Annotated[list[Text], Meta(max_length=80)]
    wishes: Annotated[dict[Text, Text], Meta(max_length=20)] = {}


class Try(Incoming, tag="try"):
    """What would come of this draft? What is asked and the answer wanted; and all answers to its step `at`."""

    ask: Number
    draft: Annotated[list[tuple[Text, Text]], Meta(max_length=80)] = []
    at: Annotated[int, Meta(ge=-1, le=80)] = -1


class GiveOrder(Incoming, tag="order"):
    """From now on this is to be answered so; at any moment, whoever is asked."""

    id: Text
    value: Text


class Why(Incoming, tag="why"):
    """Why an answer is not offered, as typed, or a thing of the scene, by its id, cannot be chosen.

    Where pieces are `chosen` to act: why they can do nothing to it.
    """

    ask: Number
    about: Text
    chosen: Annotated[list[Text], Meta(max_length=20)] = []


class Look(Incoming, tag="view"):
    """What a piece sees; with `to`, the line of sight from it to that space."""

    ask: Number
    about: Text
    to: Text = ""


class Overlays(Incoming, tag="overlays"):
    """What can be laid over the board, for a piece or a space, or for nothing in particular."""

    ask: Number
    about: Text = ""


class Lines(Incoming, tag="lines"):
    """The cards of these lines of the log and how it was decided, as far as they were left out."""

    lines: Annotated[list[Number], Meta(max_length=40)]


class Mark(Incoming, tag="mark"):
    """What if this were marked? The differences from the default, in any order."""

    ask: Number
    texts: Texts


class Commit(Incoming, tag="commit"):
    """Mark this, in any order, and commit it."""

    ask: Number
    texts: Texts


Said = (
    Answer
    | Undo
    | Lang
    | Odds
    | Plans
    | GivePlan
    | HowItStands
    | Prepare
    | Try
    | GiveOrder
    | Why
    | Look
    | Overlays
    | Lines
    | Mark
    | Commit
    | Correct
    | Throw
)

# -- WebSocket, to the client ---------------------------------------------------------------------


class SceneMessage(msgspec.Struct, tag="scene", kw_only=True):
    """All a seat sees now. `ask` numbers the state of the match, `log_from` the first line sent."""

    ask: int
    scene: Scene
    log_from: int


class Change(msgspec.Struct, tag="change", kw_only=True, omit_defaults=True):
    """What is not as before: fields of the scene and always `log`; of pieces, spaces and edges those that differ.

    Of a record that was there stands what names it and its fields that differ; in lists whose order counts
    (`cards`, `tracks`, `sheets`, `orders`) one that is as it was stands with its id alone.
    `gone` names those that are no more, an edge by both its ends: `a/b`. `beats` are the positions in between, in
    order, each as it differs from the one before; the pieces of the change itself are the end. Where a plan ended
    early, `stopped` says why; `given` of its answers were given. Where there is `more`, the next belongs to it.
    """

    ask: int
    scene: dict[str, Any]
    log_from: int
    pieces: list[Piece | dict[str, Any]] = []
    spaces: list[SpaceNow | dict[str, Any]] = []
    edges: list[EdgeNow | dict[str, Any]] = []
    gone: list[str] = []
    beats: list[Beat] = []
    stopped: str = ""
    given: int = 0
    more: bool = False


class Recalled(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What was left out of a line of the log; nothing of one that is no more."""

    line: int
    card: Card | None = None
    steps: list[Step] = []


class LinesMessage(msgspec.Struct, tag="lines", kw_only=True):
    """What was left out of the lines that were asked for."""

    lines: list[Recalled]


class OddsMessage(msgspec.Struct, tag="odds", kw_only=True):
    """The options of the open question that roll dice, now with their odds."""

    ask: int
    options: list[OptionView]


class PlansMessage(msgspec.Struct, tag="plans", kw_only=True):
    """What could be done with what was asked about, at the open question."""

    ask: int
    about: list[str]
    plans: list[Plan]


class WhyMessage(msgspec.Struct, tag="why", kw_only=True, omit_defaults=True):
    """Why what was asked about cannot be chosen at the open question, and the section that says so.

    `idle` as in `Why`.
    """

    ask: int
    about: str
    text: str
    rule: str = ""
    idle: bool = False


class ViewMessage(msgspec.Struct, tag="view", kw_only=True, omit_defaults=True):
    """The spaces seen from a piece or a space, and those of them that are hard to see; or one line from there."""

    ask: int
    about: str
    to: str = ""
    spaces: list[str] | None = None
    hindered: list[str] = []
    sight: Sight | None = None


class OverlaysMessage(msgspec.Struct, tag="overlays", kw_only=True):
    """What can be laid over the board."""

    ask: int
    about: str
    overlays: list[Overlay]


class MarkedMessage(msgspec.Struct, tag="marked", kw_only=True, omit_defaults=True):
    """What would come of a marking: what else could be marked, and the commit where it may be given, with its odds.

    One that cannot be has only the reason `why`, with its section.
    """

    ask: int
    texts: list[str]
    open: list[str] = []
    commit: OptionView | None = None
    why: str = ""
    rule: str = ""


class PreparedMessage(msgspec.Struct, tag="prepared", kw_only=True, omit_defaults=True):
    """The small questions that follow these answers, in order, each with the answer it has.

    `more`: another question follows that has to be answered in its own time, with nothing done yet.
    """

    ask: int
    answers: list[str]
    questions: list[Question] = []
    more: bool = False


class TriedMessage(msgspec.Struct, tag="tried", kw_only=True, omit_defaults=True):
    """A draft, whole: its steps, and what of the board is not as in the scene, as in a change.

    Of the first step that does not fit, if any: its number, why, and the section. `options` are all answers to step
    `at`.
    """

    ask: int
    steps: list[DraftStep]
    at: int = -1
    options: list[OptionView] = []
    pieces: list[Piece | dict[str, Any]] = []
    spaces: list[SpaceNow | dict[str, Any]] = []
    gone: list[str] = []
    wrong: int = -1
    why: str = ""
    rule: str = ""


class StandsMessage(msgspec.Struct, tag="stands", kw_only=True, omit_defaults=True):
    """How a counter stands beside a real board; nothing where there is none, or nobody may say so."""

    ask: int
    about: str
    stands: Stands | None = None


class ProblemMessage(msgspec.Struct, tag="problem", kw_only=True):
    problem: str
    text: str


# -- HTTP, from the client ------------------------------------------------------------------------


class OwnDeck(Incoming):
    """A file of cards of somebody's own: what he calls it, and what is in it."""

    name: Text
    text: Annotated[str, Meta(max_length=500_000)]


class NewMatch(Incoming):
    """Beside a real board it may begin at a `position` that lies there already, as a line or its part in braces; on
    a table on one's own computer with a `deck` of one's own."""

    game: Text
    scenario: Text
    options: Annotated[dict[Text, Text], Meta(max_length=50)] = {}
    seed: Text | None = None
    typed_dice: bool = False
    free_undo: bool = False
    beside: bool = False
    position: Annotated[str, Meta(max_length=20_000)] = ""
    deck: OwnDeck | None = None
    seats: Annotated[list[SeatKind], Meta(max_length=8)] = []


class NewBranch(Incoming):
    """A match from the moment after this many answers of another; without seats the sender's own against bots."""

    at: Number
    seats: Annotated[list[SeatKind], Meta(max_length=8)] = []


class NewChair(Incoming):
    """The token a guest wants for himself: who asks again with the same one gets the same seat."""

    token: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{32}$")]


class StatusRequest(Incoming):
    tokens: Annotated[list[Text], Meta(max_length=100)]


# -- HTTP, to the client --------------------------------------------------------------------------


class ProblemBody(msgspec.Struct, kw_only=True):
    problem: str
    text: str


class Links(msgspec.Struct, kw_only=True):
    """A new match for who made it: the sides, who sits there, the tokens they may have, one to watch.

    `found` is a rematch that the other player has begun already.
    """

    sides: list[str]
    seats: list[str]
    tokens: list[str | None]
    watch: str
    found: bool = False


class Chair(msgspec.Struct, kw_only=True):
    """A seat that was taken: the token that opens it, and the one to watch."""

    token: str
    watch: str


class Standing(msgspec.Struct, kw_only=True):
    """Where a match stands. `sides` names its seats in order."""

    token: str
    game: str = ""
    scenario: str = ""
    title: str
    standing: str
    your_turn: bool = False
    over: bool = False
    seat: int
    sides: list[str] = []


class Replay(msgspec.Struct, kw_only=True):
    """The match after `at` answers. `first` is not 0 where it was resumed under newer rules.

    `beats` lead there from the moment before.
    """

    at: int
    first: int
    last: int
    answers: list[str]
    scene: Scene
    beats: list[Beat] = []


class LabelledValue(msgspec.Struct, kw_only=True):
    value: str
    label: str


class Setting(msgspec.Struct, kw_only=True):
    name: str
    label: str
    values: list[LabelledValue]
    low: int = 0
    high: int = 0


class ScenarioCard(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A scenario, with what many matches have shown of it where it was measured (engine/measured.py)."""

    name: str
    label: str
    matches: int = 0
    won: float | None = None
    decisions: list[int] = []
    random: list[float] = []


class GameCard(msgspec.Struct, kw_only=True):
    name: str
    kit: str
    family: str
    title: str
    sentence: str
    seats: list[str]
    scenarios: list[ScenarioCard]
    settings: list[Setting]
    beside: bool = False
    decks: bool = False


class Curve(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A number over a match: each moment at which it changed, and its value from then on.

    Without a name it counts the pieces a side has lost.
    """

    id: str
    name: str = ""
    side: str = ""
    steps: list[tuple[int, int]]


class Roll(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A roll of a match, as the log tells it, and the moment after it; its chance where that can be known."""

    at: int
    text: str
    rule: str
    dice: list[int]
    numerator: int = 0
    denominator: int = 0


class Account(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What happened in a match that is over: moments as in its replay."""

    first: int
    last: int
    chapters: list[int]
    answers: list[int]
    curves: list[Curve]
    decisive: Roll | None = None


class SectionView(msgspec.Struct, kw_only=True):
    id: str
    title: str
    gist: str
    kind: str


class RulingView(msgspec.Struct, kw_only=True):
    id: str
    sections: list[str]
    point: str
    ruling: str
    reason: str
    other: str
    option: str


class RulesView(msgspec.Struct, kw_only=True):
    title: str
    sections: list[SectionView]
    rulings: list[RulingView]


class LessonCard(msgspec.Struct, kw_only=True):
    """A lesson in the list of them: its title, and how many answers it takes."""

    title: str
    steps: int


class LessonStep(msgspec.Struct, kw_only=True):
    """A scene and the answer the lesson gives to it; the last scene of a lesson has none.

    `side` is whose scene and answer they are, where there are several sides.
    """

    scene: Scene
    answer: str = ""
    side: str = ""


class Lesson(msgspec.Struct, kw_only=True):
    title: str
    lesson: str
    steps: list[LessonStep]


SAID = msgspec.json.Decoder(Said)
ENCODER = msgspec.json.Encoder()


def encode(message: Any) -> bytes:
    """A message or body as JSON."""
    return ENCODER.encode(message)


def problem_message(problem: Problem, lang: str) -> bytes:
    """A Problem as it goes over a WebSocket."""
    return encode(ProblemMessage(problem=problem.key, text=problem.say(lang)))
