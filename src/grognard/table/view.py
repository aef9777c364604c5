"""What one seat sees of a match in one language: its scene, and its log kept in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import astuple

from grognard.bots.draft import Wish, drafted, drafts, offered
from grognard.engine.ask import Ask
from grognard.engine.corrections import is_beside, stands
from grognard.engine.marking import try_out
from grognard.engine.match import Match
from grognard.engine.orders import orders_view
from grognard.engine.plans import plans_of
from grognard.engine.prepare import prepared
from grognard.engine.problem import Problem
from grognard.engine.scene import Scene
from grognard.engine.shelf import ground_of
from grognard.engine.show import line_of, line_sent, option_view, scene_of
from grognard.engine.why import why_with
from grognard.table.beats import beats_of, moved
from grognard.table.messages import (
    Change,
    LinesMessage,
    MarkedMessage,
    OddsMessage,
    OverlaysMessage,
    PlansMessage,
    PreparedMessage,
    Recalled,
    SceneMessage,
    StandsMessage,
    TriedMessage,
    ViewMessage,
    WhyMessage,
    encode,
)
from grognard.table.orders import Orders
from grognard.table.parts import SENT, in_parts, listed
from grognard.table.store import WATCHES

APART = ("log", "pieces", "spaces", "edges")
"""Fields that can change in part."""

WHOLE: Final = [(at, name) for at, name in enumerate(Scene.__struct_fields__) if name not in APART]
"""Where the others stand among all of them."""

LISTED: Final = ("cards", "tracks", "sheets", "orders")
"""Lists of records, each with an id, of which mostly one or two differ."""

MOST_KEPT: Final = 500
"""Reasons and the like kept for one question; nobody points at more things before answering it."""


def difference(before: Scene, now: Scene) -> Change:
    """What is no longer as in the scene before, the log apart."""
    fields: dict[str, Any] = {}
    was, values = astuple(before), astuple(now)
    for at, name in WHOLE:
        value = values[at]
        if value is not was[at] and value != was[at]:
            fields[name] = value
    for name in LISTED:
        if name in fields:
            fields[name] = listed(getattr(before, name), fields[name])
    change = Change(ask=0, scene=fields, log_from=0)
    change.pieces, change.gone = moved(before.pieces, now.pieces)
    if now.spaces != before.spaces:
        spaces = {space.id: space for space in before.spaces}
        for space in now.spaces:
            was_space = spaces.pop(space.id, None)
            if space != was_space:
                change.spaces.append(space if was_space is None else SENT.between(was_space, space))
        change.gone.extend(spaces)
    if now.edges != before.edges:
        edges = {f"{edge.a}/{edge.b}": edge for edge in before.edges}
        for edge in now.edges:
            was_edge = edges.pop(f"{edge.a}/{edge.b}", None)
            if edge != was_edge:
                change.edges.append(edge if was_edge is None else SENT.between(was_edge, edge))
        change.gone.extend(edges)
    return change


def says_something(change: Change) -> bool:
    return bool(change.scene or change.pieces or change.spaces or change.edges or change.gone)


class Stop:
    """A plan that ended early: how many of its answers were given, and why no more."""

    def __init__(self, given: int, why: Problem) -> None:
        self.given = given
        self.why = why


class View:
    """The log of a seat as it was put into words once, each line as it is sent, and its scenes as messages.

    Everybody who listens to a view was sent its whole scene first and every change since. `seen` gives the match as
    far as a seat may know of it, `orders` what all have ordered. `number` counts what it has shown, never what was
    hidden from it, and comes back with every answer; `moves` is where the match stood then. `marks` holds for each
    line the number of its event, so that a take-back can cut the log; listeners have `sent` lines, of which the
    first `told` still stand.
    """

    def __init__(self, seen: Callable[[int], Match], orders: Orders, seat: int, lang: str) -> None:
        self.seen = seen
        self.orders = orders
        self.seat = seat
        self.lang = lang
        self.lines: list[Any] = []
        self.marks: list[int] = []
        self.events = 0
        self.told = 0
        self.sent = 0
        self.scene: Scene | None = None
        self.number = self.match.seats.count(seat)
        self.moves = -1
        self.worked_out: dict[str, bytes] = {}
        self.worked_out_at = -1

    @property
    def match(self) -> Match:
        return self.seen(self.seat)

    # -- the log --------------------------------------------------------------------------------

    def catch_up(self, match: Match) -> None:
        """Put into words what happened since."""
        events = match.log.events if match.log is not None else []
        for at in range(self.events, len(events)):
            if events[at].only in (-1, self.seat):
                self.lines.append(line_sent(match.game, events[at], self.lang))
                self.marks.append(at)
        self.events = len(events)

    def cut(self, match: Match) -> None:
        """Forget the lines that were taken back. A replay makes equal events, so the others stand."""
        self.events = min(self.events, len(match.log.events) if match.log is not None else 0)
        while self.marks and self.marks[-1] >= self.events:
            self.marks.pop()
            self.lines.pop()
        self.told = min(self.told, len(self.lines))

    # -- messages -------------------------------------------------------------------------------

    def whole(self, moves: int) -> bytes:
        """The scene after this many moves, with all of its log."""
        if self.moves != moves:
            self._look(moves, WATCHES)
        assert self.scene is not None
        self.add_orders(self.match, self.scene)  # given in another language, perhaps
        self.scene.log = self.lines
        return encode(SceneMessage(ask=self.number, scene=self.scene, log_from=0))

    def change(self, moves: int, mover: int, stop: Stop | None = None) -> list[bytes]:
        """What is no longer as in the scene before, and the new lines; nothing for who sees no difference."""
        change = self._look(moves, mover)
        if change is None:
            return []
        if stop is not None and mover == self.seat:
            change.stopped = stop.why.say(self.lang)
            change.given = stop.given
        change.pieces = SENT.all(change.pieces)
        for name in LISTED:
            if name in change.scene:
                change.scene[name] = SENT.all(change.scene[name])
        return in_parts(encode(change))

    def _look(self, moves: int, mover: int) -> Change | None:
        """Look at the match again. What others did in secret goes by without a sign, not even in the number.

        Who moved or is asked is shown a new state in any case.
        """
        match = self.match
        self.cut(match)
        before, start, events = self.scene, self.told, self.events
        self.catch_up(match)
        news = self.sent != start or start < len(self.lines)
        self.sent = self.told = len(self.lines)
        self.moves = moves
        now = self.scene = scene_of(match, self.seat, self.lang, odds=False, log=False)
        self.add_orders(match, now)
        if before is None:
            return None
        change = difference(before, now)
        if not (news or says_something(change) or now.ask is not None or mover == self.seat != WATCHES):
            return None
        self.number += 1
        if match.log is not None and match.log.beats:
            kept = [
                beat for beat in match.log.beats if events < beat[0] < self.events
            ]  # the last is as good as the end
            if kept:
                marks = self.marks
                change.beats = beats_of(match.game, kept, before.pieces, now.pieces, marks, self.seat, self.lang)
        change.ask, change.log_from, change.scene["log"] = self.number, start, self.lines[start:]
        return change

    def add_orders(self, match: Match, scene: Scene) -> None:
        """What the seat has ordered, and what of it answers the open question. Nobody else sees it."""
        if self.seat == WATCHES or match.state.over:
            return
        scene.orders = orders_view(match, self.seat, self.orders.of(self.seat), self.lang)
        if scene.ask is not None:
            answer = self.orders.answer(match)
            scene.ask.order = answer.text if answer is not None else ""

    def ordered(self) -> list[bytes]:
        """The change for whoever gave an order: it is the same question still, with the same number."""
        now = self.scene
        if now is None:
            return []
        before = now.orders
        self.add_orders(self.match, now)
        scene = {"orders": listed(before, now.orders), "ask": now.ask, "log": []}
        return in_parts(encode(Change(ask=self.number, scene=scene, log_from=self.sent)))

    # -- what is asked for --------------------------------------------------------------------------

    def recalled(self, numbers: list[int]) -> LinesMessage:
        """What was left out of lines this seat was sent, of those that still stand."""
        match = self.match
        told: list[Recalled] = []
        for number in dict.fromkeys(numbers):
            found = Recalled(line=number)
            if match.log is not None and number < self.told:
                line = line_of(match.game, match.log.events[self.marks[number]], self.lang)
                found.card, found.steps = line.card, line.steps
            told.append(found)
        return LinesMessage(lines=told)

    def odds(self, match: Match) -> OddsMessage:
        """The options of the open question that roll dice, with their odds."""
        ask = self._asked(match)
        options = [option_view(match, ask, o, self.lang, odds=True) for o in ask.options] if ask is not None else []
        return OddsMessage(ask=self.number, options=[o for o in options if o.odds])

    def plans(self, match: Match, about: list[str]) -> PlansMessage:
        """What could be done with these pieces and spaces, for who is asked."""
        if self._asked(match) is None:
            return PlansMessage(ask=self.number, about=about, plans=[])
        found = plans_of(match, about, self.lang) + (offered(match, self.lang) if not about else [])
        return PlansMessage(ask=self.number, about=about, plans=found)

    def prepared(self, match: Match, answers: list[str], wishes: dict[str, str]) -> PreparedMessage:
        """What can be settled before these answers are given, for who is asked."""
        if self._asked(match) is None:
            return PreparedMessage(ask=self.number, answers=answers)
        questions, more = prepared(match, answers, wishes, self.lang)
        return PreparedMessage(ask=self.number, answers=answers, questions=questions, more=more)

    def stands(self, match: Match, about: str) -> StandsMessage:
        """How a counter stands, for who says what lies on the real board."""
        kind, _, number = about.partition(":")
        told = StandsMessage(ask=self.number, about=about)
        if self._asked(match) is None or not is_beside(match) or kind not in match.game.piece_kinds:
            return told
        if number.isdecimal() and int(number) < len(match.game.names[kind]):
            told.stands = stands(match, int(number), self.lang)
        return told

    def tried(self, match: Match, wishes: list[Wish], at: int) -> TriedMessage:
        """What would come of a draft, for who is asked to set up."""
        ask = self._asked(match)
        told = TriedMessage(ask=self.number, steps=[], at=at)
        if ask is None or not drafts(match, ask) or self.scene is None:
            return told
        draft = drafted(match, wishes, at, self.lang)
        change = difference(self.scene, draft.scene())
        told.steps, told.options, told.wrong = draft.steps, draft.options, draft.wrong
        told.pieces, told.spaces, told.gone = change.pieces, change.spaces, change.gone
        if draft.why is not None:
            told.why, told.rule = draft.why.text, draft.why.rule
        return told

    def why(self, match: Match, about: str, chosen: list[str]) -> WhyMessage:
        """Why an answer or a thing cannot be chosen at the open question, or done anything to by those chosen."""
        told = why_with(match, self.seat, about, chosen, self.lang)
        return WhyMessage(ask=self.number, about=about, text=told.text, rule=told.rule, idle=told.idle)

    def field(self, match: Match, about: str, to: str) -> ViewMessage:
        """What is seen from a piece or a space, or the line from there to a space, by what this seat knows."""
        game, told = match.game, ViewMessage(ask=self.number, about=about, to=to)
        now = self.scene
        assert now is not None
        spaces = {space.id for space in ground_of(now).spaces} | {room.id for room in now.rooms}
        here = next((piece.place for piece in now.pieces if piece.id == about), about)
        if here not in spaces or (to and to not in spaces):
            return told
        if to:
            told.sight = game.line_of_sight(match.state, self.seat, about, to, self.lang)
        else:
            seen = game.field_of_view(match.state, self.seat, about)
            told.spaces = list(seen)
            told.hindered = [space for space, hinders in seen.items() if hinders]
        return told

    def overlays(self, match: Match, about: str) -> OverlaysMessage:
        """What the game can lay over the board, by what this seat knows."""
        found = match.game.overlays(match.state, self.seat, about, self.lang)
        return OverlaysMessage(ask=self.number, about=about, overlays=found)

    def marked(self, match: Match, texts: list[str]) -> MarkedMessage:
        """What would come of a marking, for who is asked."""
        if match.ask is not None and match.ask.seat != self.seat:
            raise Problem("problem-seat", seat=match.game.the_seat(match.ask.seat))
        trial = try_out(match, texts, self.lang)
        told = MarkedMessage(ask=self.number, texts=trial.texts, open=trial.open, commit=trial.commit)
        if trial.why is not None:
            told.why, told.rule = trial.why.text, trial.why.rule
        return told

    def _asked(self, match: Match) -> Ask | None:
        """The open question, if it is for this seat."""
        return match.ask if match.ask is not None and match.ask.seat == self.seat else None

    def kept(self, name: str) -> bytes:
        """What was found already at the open question."""
        return self.worked_out.get(name, b"") if self.worked_out_at == self.number else b""

    def keep(self, name: str, found: bytes) -> None:
        """Remember what was found, for as long as the question is open."""
        if self.worked_out_at != self.number or len(self.worked_out) > MOST_KEPT:
            self.worked_out = {}
            self.worked_out_at = self.number
        self.worked_out[name] = found
