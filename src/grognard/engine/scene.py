"""What one seat may see, ready to draw. It is the only thing that leaves the engine toward a player.

Specified in docs/scene.md. Every client draws this and nothing else.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Record(msgspec.Struct, omit_defaults=True, gc=False):
    """Base of all scene records: what is empty is not sent. None ever holds itself, so none is collected."""


class Space(Record, kw_only=True):
    """A place on the ground. `shape` is its outline where that is not the `cell` around its centre."""

    id: str
    name: str
    x: float
    y: float
    terrain: str = ""
    level: int = 0
    marks: list[str] = []
    shape: list[tuple[float, float]] = []


class Route(Record, kw_only=True):
    """A connection, wall, door, road or hexside between two spaces."""

    a: str
    b: str
    kind: str = "route"
    name: str = ""
    marks: list[str] = []


class Outline(Record, kw_only=True):
    """The exact silhouette of something that lies on spaces: a building, a wood."""

    kind: str
    spaces: list[str]
    shape: list[tuple[float, float]]


class Ground(Record, kw_only=True):
    """What is printed: it never changes and hides nothing, so it is sent once, known by its hash (engine/shelf.py).

    `cell` is the outline of an ordinary space around its centre.
    """

    kind: str
    width: float
    height: float
    spaces: list[Space]
    cell: list[tuple[float, float]] = []
    routes: list[Route] = []
    outlines: list[Outline] = []


class Why(Record, kw_only=True):
    """Why something is as it is, cannot be chosen, or by which answers it can, and the section that says so.

    Where it is `idle` no rule bars it: the question is another, or it can be chosen.
    """

    text: str
    rule: str = ""
    idle: bool = False


class SpaceNow(Record, kw_only=True):
    """What a space is beside what is printed: another terrain, more marks (smoke, a crater); `notes` say why."""

    id: str
    terrain: str = ""
    marks: list[str] = []
    notes: list[Why] = []


class Room(Record, kw_only=True):
    """A part of a space that is a place of its own: the upper floor of a house, the inside of a bunker."""

    id: str
    name: str
    space: str
    kind: str


class EdgeNow(Record, kw_only=True):
    """What a route is beside what is printed: another kind (a door that was opened), more marks."""

    a: str
    b: str
    kind: str = ""
    marks: list[str] = []


class Piece(Record, kw_only=True):
    """A counter. `place` is a space id or a box ("pool"); `under` the piece that carries it.

    `printed` is what stands on it where that is not its `name`; `face` names the drawing, `values` its figures,
    `boxed` those of them in a box, with the kind of box; `badges` are its states. It `acts` where it is the one
    whose turn it is, and is `turned` where its other side is up. It looks at a side (`facing`) or at a corner
    (`corner`), and `second` is where its turret looks, counted in the same way."""

    id: str
    name: str
    side: str
    face: str
    place: str
    printed: str = ""
    order: int = 0
    under: str = ""
    values: dict[str, int] = {}
    boxed: dict[str, str] = {}
    badges: list[str] = []
    facing: int = -1
    corner: int = -1
    second: int = -1
    hidden: bool = False
    acts: bool = False
    turned: bool = False


class SideManner(Record, kw_only=True):
    """How a side looks: `slot` picks colour and outline, a to e.

    A `foe` fights though nobody plays it, a `thing` fights nobody: markers, objectives.
    """

    slot: str
    role: Literal["", "foe", "thing"] = ""


Effect = Literal["flash", "move", "fall", ""]


class Manners(Record, kw_only=True):
    """How a game behaves on a table.

    `effects` say what an event looks like, by its kind or by kind/outcome; `heads` are the kinds of events that
    head a part of the log. `badges` are those drawn on counters, most telling first, without a list all; `prime` is
    the one that belongs to the values, which stand where `counters` say. `boxes` stand in this order, `closed` ones
    only counted; `tracks` that are not mere numbers are `cards`, a `danger`, or a `strip` below the board. Where
    it `arms`, what rolls dice waits for a second click. `kinds` of ways are looked at one at a time, each by its
    key; `keys` step through the answers that begin with a word. The answers in `done` end something and have the
    button for that. Where it is `open`, nothing is hidden between the sides: two at one screen need no curtain. It
    has `overlays` where zones and the like can be laid over its board. `drawings` names the file in web/games/.
    """

    sides: dict[str, SideManner] = {}
    effects: dict[str, Effect] = {}
    heads: list[str] = []
    badges: list[str] = []
    prime: str = ""
    counters: dict[str, dict[str, str]] = {}
    boxes: list[str] = []
    closed: list[str] = []
    tracks: dict[str, Literal["cards", "danger", "strip"]] = {}
    arms: bool = False
    kinds: dict[str, str] = {}
    keys: dict[str, str] = {}
    done: list[str] = []
    open: bool = False
    overlays: bool = False
    drawings: str = ""


class Kit(Manners, kw_only=True):
    """The words and manners of a game in one language: sent once, known by its hash, as a Ground is.

    `words` are the names of keys that scenes use, by group: badge, box, terrain, side and so on; `tones` are what
    who rolls thinks of an outcome.
    """

    words: dict[str, dict[str, str]] = {}
    tones: dict[str, str] = {}


class Beat(Record, kw_only=True):
    """A position in between: the pieces that are new in it, of those that are different what differs, and those
    that are no more.

    `line` is the line of the log it comes with. Where there is `more`, the next belongs to the same position.
    """

    line: int
    pieces: list[Piece | dict[str, Any]] = []
    gone: list[str] = []
    more: bool = False


class CardChoice(Record, kw_only=True):
    """One thing a card offers: `taken`, `open` or `barred`, and why it is barred, by which section.

    `mark` is the letter or number printed before it.
    """

    text: str
    state: str
    why: str = ""
    rule: str = ""
    mark: str = ""


class CardPart(Record, kw_only=True):
    """The part of a card that counts under one condition; its choices have a state where it `applies`."""

    when: str
    choices: list[CardChoice]
    applies: bool = False


class Card(Record, kw_only=True):
    """A card that can be seen, or a pile of which only the number of cards is known.

    `on` is the piece it lies on, `side` who played it or holds it. Of a card being carried out, `parts`
    tell which part of it applies, and what of that can be chosen. A card that is read from the top down has
    `lines`, with how each fared, a `corner` beside its name, `foot` below; its `tint` picks its colour.
    """

    id: str
    name: str
    zone: str
    text: list[str] = []
    parts: list[CardPart] = []
    lines: list[CardChoice] = []
    corner: str = ""
    foot: list[str] = []
    tint: str = ""
    count: int = 1
    on: str = ""
    side: str = ""


class TrackCell(Record, kw_only=True):
    """A box of a track: what is printed in it.

    Its `state` is `past`, `now`, or empty for one that is still to come; a `bright` one counts even when passed.
    `note` says what it brings.
    """

    label: str
    text: str = ""
    note: str = ""
    state: Literal["past", "now", ""] = ""
    bright: bool = False
    side: str = ""


class Track(Record, kw_only=True):
    """A number, or how far something has come; with `cells`, each box of it as it is printed."""

    id: str
    name: str
    value: int
    low: int = 0
    high: int = 0
    cells: list[TrackCell] = []


class ModifierLine(Record, kw_only=True):
    name: str
    value: int
    rule: str


class TallyView(Record, kw_only=True):
    """What the same dice come to for some of those they are thrown at: for whom and how much in all, and why."""

    label: str
    modifiers: list[ModifierLine]


class OddsLine(Record, kw_only=True):
    """One outcome with its exact chance, as a fraction. `tone` says whether who chooses it wants it.

    In a chain `then` is what follows it; `more` says that something else does, or may, that cannot be told.
    """

    outcome: str
    label: str
    numerator: int
    denominator: int
    tone: str = ""
    then: list[StageView] = []
    more: bool = False


class StageView(Record, kw_only=True):
    """Something dice decide, in a chain: how likely it comes once what stands before it has, and its odds then.

    Stages of the same `part` exclude one another; different parts come side by side.
    """

    kind: str
    label: str
    rule: str
    numerator: int
    denominator: int
    odds: list[OddsLine]
    modifiers: list[ModifierLine] = []
    tallies: list[TallyView] = []
    means: str = ""
    part: int = 0


class SheetRow(Record, kw_only=True):
    """A line of a sheet: of whom, what the dice have to show and why, how likely that is.

    `marks` are the answers that mark these, at a question whose set they are; without them it is only to be read.
    """

    label: str
    pieces: list[str] = []
    odds: list[OddsLine] = []
    modifiers: list[ModifierLine] = []
    means: str = ""
    rule: str = ""
    marks: list[str] | None = None


class Sheet(Record, kw_only=True):
    """What is to be known before dice fall, line by line: who needs what to rally, every choice in a melee.

    `facing` are those who stand against one another, ours first. It is `open` where it is wanted now; one that lies
    `aside` is to be looked up at any time.
    """

    id: str
    title: str
    rows: list[SheetRow]
    note: str = ""
    facing: list[list[str]] = []
    open: bool = False
    aside: bool = False


class SightChange(Record, kw_only=True):
    """What an option would do to a line of sight between two spaces: it is `cut`, or only hindered more."""

    a: str
    b: str
    cut: bool = False


class Company(Record, kw_only=True):
    """Who could act together with an option: the spaces they stand in, and who brings them in, in a few words."""

    spaces: list[str]
    label: str


class OptionView(Record, kw_only=True):
    """An option: the text to send back, the words on the button, what it points at, its odds.

    `rolls` says that there are dice in it, so that its odds may be worth asking for, `leads` that there are once it
    is settled who takes part. Where it is `grave`, a board that arms wants it wanted twice. `odds` are those
    of the first thing the dice decide; where anything comes after it, `chain` is all that does until the next
    question. Where its dice come to one thing for some and to another for others, `tallies` have the modifiers of
    each.
    `threats` are pieces of the enemy that may answer it at once, `lines` what it would do to lines of sight, `lays`
    what it would put on the ground; `company` are those who could act along with it.
    `note` says more about it, where there is more; `parts` what each of a set adds, `headline` what it is chosen
    for, where that is more than its first outcome, `chance` how likely that is, `means` what the dice have to show.
    `group` is the heading it stands under in a long list, `brief` its label there where the heading says the rest,
    `number` the number it means, if it is one. `deed` is what is done by it, without its price, where small
    questions follow that can be settled before (`Question`).
    """

    text: str
    label: str
    pieces: list[str] = []
    spaces: list[str] = []
    rolls: bool = False
    leads: bool = False
    grave: bool = False
    odds: list[OddsLine] = []
    chain: list[StageView] = []
    modifiers: list[ModifierLine] = []
    tallies: list[TallyView] = []
    threats: list[str] = []
    lines: list[SightChange] = []
    lays: list[SpaceNow] = []
    company: Company | None = None
    note: str = ""
    parts: list[str] = []
    headline: str = ""
    chance: float | None = None
    means: str = ""
    group: str = ""
    brief: str = ""
    number: int | None = None
    deed: str = ""


class Hindrance(Record, kw_only=True):
    """Something a line of sight comes through: where, and what it does in a few words."""

    space: str
    label: str


class Sight(Record, kw_only=True):
    """The straight line from a piece to another, or to a space: the spaces it crosses, what hinders it there, what
    first blocks it, where, by which section; `label` is what that is in words, `where` the name of its space, or of
    the two it stands between.
    """

    viewer: str
    piece: str
    length: int
    squares: list[str] = []
    clear: bool = False
    blocker: str = ""
    at: tuple[float, float] | None = None
    hinders: list[Hindrance] = []
    label: str = ""
    where: str = ""
    rule: str = ""


class Plan(Record, kw_only=True):
    """What could be done: the answers that do it, one after another, found by the rules. See `engine/plans.py`.

    `space` is where it leads, `spaces` those it comes through, `pieces` what it is aimed at, `cost` what it costs,
    `costs` what it has cost at each of its spaces. Ways of several kinds (a walk, a crawl) say their `kind`.
    `threats` are pieces of the enemy that may answer, once for each time; where they do so on the way, `shots` are
    how many of them at each of its spaces, in their order. `lock` is the first of the spaces from which there is no
    way back, counted from 0. Where it `rolls` dice, or does what nobody wants by mistake, it is given at a second
    click; `odds` are a few words on what to expect; `sheets` say more where questions come before the dice.
    `brief` is its label where the heading of its group says the rest, `deed` what is done, without its price, where
    small questions follow that can be settled before it is given.
    """

    answers: list[str]
    label: str
    group: str = ""
    space: str = ""
    spaces: list[str] = []
    pieces: list[str] = []
    cost: int = 0
    costs: list[int] = []
    kind: str = ""
    threats: list[str] = []
    shots: list[int] = []
    rolls: bool = False
    odds: str = ""
    sheets: list[Sheet] = []
    lock: int = -1
    brief: str = ""
    deed: str = ""


class Question(Record, kw_only=True):
    """A small question that follows a plan and can be settled before it is given. See `engine/prepare.py`.

    `name` tells questions of a kind apart, for the wishes. `chosen` is the text of the answer that is wished, or
    else taken for granted. `turns`: its answers are ways to face. `about` is whose question it is, as in an ask.
    """

    kind: str
    name: str
    title: str
    rule: str
    options: list[OptionView]
    chosen: str
    notes: list[str] = []
    turns: bool = False
    about: str = ""


class Trait(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One thing a counter can be in several ways: what a position says of each, and how players say it."""

    name: str
    ways: list[tuple[str, str]]
    now: str = ""


class Overlay(Record, kw_only=True):
    """Spaces that somebody wants to see marked: a fire zone, cover. `whose` is the side it belongs to."""

    id: str
    name: str
    spaces: list[str]
    whose: str = ""


class DraftStep(Record, kw_only=True):
    """One answer of a draft (bots/draft.py): what is asked, by a `name` that stays its own, and the answer wanted.

    `about` is the piece it puts down, if it is one, `spaces` where the answer leads.
    """

    name: str
    text: str
    label: str
    about: str = ""
    spaces: list[str] = []


class MemberView(Record, kw_only=True):
    """One of those a set is chosen from: its ways as options; which it has now and which by default, by number.

    A way of -1 is that of a member that is not marked at all.
    """

    ways: list[OptionView]
    now: int
    default: int


class MarkingView(Record, kw_only=True):
    """A set to be chosen by marking: members from `at` on can be changed, `commit` is the answer that ends it."""

    members: list[MemberView]
    commit: OptionView
    at: int = 0


class AskView(Record, kw_only=True):
    """The open question. `walks` says that there may be plans that lead further off; `order`, what is given.

    `about` is the piece or the card it is about, `marking` the set that its options choose one by one. Where it
    `settles` something, others like it may follow that can be settled along with it (`Question`).
    """

    seat: int
    kind: str
    prompt: str
    rule: str
    options: list[OptionView]
    walks: bool = False
    order: str = ""
    about: str = ""
    marking: MarkingView | None = None
    settles: bool = False


class OrderView(Record, kw_only=True):
    """A standing order that can be given: what it is about, what holds now, what there is to choose.

    `about` is the piece or the space it is for; without one it is for all. The Kit has words for the values, group
    `order`: `fire-never`. One that is for the moment has a `key`, which gives its second value.
    """

    id: str
    label: str
    value: str
    values: list[str]
    about: str = ""
    key: str = ""


class LuckLine(Record, kw_only=True):
    """What dice did for a side: how often they did what it wanted, and how often was to be expected."""

    side: str
    what: str
    got: int
    numerator: int
    denominator: int


class StepMark(Record, kw_only=True):
    """Something that was weighed: a piece or a space, in a few words why or why not.

    It was `taken`, could have been (`open`), or was out of the question (`barred`).
    """

    id: str
    state: Literal["taken", "open", "barred"]
    label: str = ""


class Step(Record, kw_only=True):
    """One step of how something was decided: in words, what was weighed, and lines from piece or space to
    another."""

    title: str
    text: str = ""
    rule: str = ""
    marks: list[StepMark] = []
    lines: list[tuple[str, str]] = []


class Line(Record, kw_only=True):
    """One line of the log: the dice and modifiers behind it, what they had to show, the card it tells of.

    Where they come to one thing for some and to another for others, `tallies` have the modifiers of each.
    `steps` are how it was decided, where that is a tale of its own. `tone` is what is thought of its outcome, where
    that is not what the Kit says of such an outcome. While a match goes on `card` and `steps` are asked for by the
    number of the line, and `more` says which of them there are.
    """

    text: str
    rule: str
    kind: str
    outcome: str = ""
    tone: str = ""
    dice: list[int] = []
    modifiers: list[ModifierLine] = []
    tallies: list[TallyView] = []
    means: str = ""
    luck: LuckLine | None = None
    card: Card | None = None
    steps: list[Step] = []
    pieces: list[str] = []
    spaces: list[str] = []
    more: list[str] = []


class Gain(Record, kw_only=True):
    """A number that shows how far a side has come: objectives, ground, points. For the account of a match."""

    id: str
    name: str
    value: int
    side: str = ""


class Scene(Record, kw_only=True):
    """Everything one seat may see. `notes` and `sheets` are what it should keep in mind, `orders` what to order.

    `board` is the hash of a Ground; `spaces` and `edges` are what is not as printed there, `rooms` parts of spaces
    in which pieces can be. `kit` is the hash of a Kit. `gists` say by face what pieces are good for; `undo_why`,
    why who is asked can take nothing back. `beside` where a real board lies on the table.
    """

    game: str
    scenario: str
    title: str
    seat: int
    lang: str
    board: str
    pieces: list[Piece]
    cards: list[Card]
    tracks: list[Track]
    spaces: list[SpaceNow] = []
    edges: list[EdgeNow] = []
    rooms: list[Room] = []
    kit: str = ""
    story: str = ""
    goal: str = ""
    phase: str = ""
    ask: AskView | None = None
    sights: list[Sight] = []
    waiting: str = ""
    notes: list[str] = []
    sheets: list[Sheet] = []
    orders: list[OrderView] = []
    gists: dict[str, str] = {}
    log: list[Line] = []
    over: bool = False
    undo: bool = False
    undo_why: str = ""
    result: dict[str, Any] = {}
    proof: dict[str, Any] = {}
    beside: bool = False
