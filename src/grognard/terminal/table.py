"""A match played at the terminal: show what is new, ask, answer, save, until it is over."""

from __future__ import annotations

import contextlib
import random
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from grognard.bots import Seconds, player_named
from grognard.engine import record
from grognard.engine.ask import Ask, Option
from grognard.engine.kit import read_manners, role, the_side
from grognard.engine.marking import Trial, commit, try_out
from grognard.engine.match import Match
from grognard.engine.orders import given, lapsed, order_word, orders_view
from grognard.engine.problem import Problem
from grognard.engine.scene import AskView, MarkingView, MemberView, OptionView, Scene
from grognard.engine.shelf import board_of
from grognard.engine.show import ask_view, log_lines, result_text, scene_of
from grognard.engine.why import why
from grognard.terminal import words
from grognard.terminal.commands import Leave, obey
from grognard.terminal.hexes import draw_board, draw_hexes, drawn_marks, legend
from grognard.terminal.map import draw_map
from grognard.terminal.reading import command_in, exact_option, numbers_in, only, options_like, word_for
from grognard.terminal.saves import NOBODY, how_to_resume, path_for
from grognard.terminal.screen import FAINT, Screen, cite
from grognard.terminal.squares import draw_squares
from grognard.terminal.stacks import numbers_at, off_map
from grognard.text import say

PROMPT = "> "

LONGEST = 200
"""Characters of a line that are looked at."""

MOST_NAMED = 9
"""Options named when what was typed could be any of them."""


def play(
    match: Match,
    lang: str,
    path: Path | None,
    console: Console | None = None,
    read: Callable[[str], str] = input,
    bots: Mapping[int, str] | None = None,
) -> int:
    """Play a match to its end, or until the player leaves. 0, or 1 if it could not be saved.

    The computer plays the seats in `bots` as the players named there, people in front of this terminal the others.
    """
    if read is input:
        with suppress(ImportError):
            import_module("readline")  # arrow keys and history in what is typed
    return Table(match, Screen(console or Console(), lang, match.game.family), path, read, bots).run()


class Table:
    """Whoever plays at one terminal. It remembers what each was shown, so as to show only what is new.

    `eyes` is the seat of whoever looks at the screen. Where there are several, it changes hands first.
    """

    def __init__(
        self,
        match: Match,
        screen: Screen,
        path: Path | None,
        read: Callable[[str], str],
        bots: Mapping[int, str] | None = None,
    ) -> None:
        self.match = match
        self.screen = screen
        self.path = path
        self.read = read
        self.strong = "strong" in (bots or {}).values()
        self.bots = {seat: player_named(name, match.game, Seconds()) for seat, name in (bots or {}).items()}
        self.chance = random.Random()
        people = [seat for seat in range(len(match.game.seats)) if seat not in self.bots]
        self.eyes = people[0] if len(people) == 1 else NOBODY
        self.auto = True
        self.seen: Scene | None = None
        self.draft: list[str] = []
        """What is marked of a set that is being chosen, and not yet committed."""
        self.open = read_manners(match.game).open
        self.passed_to = NOBODY
        """Who has let the other side answer at the screen, and goes on."""
        self.orders: dict[int, dict[str, str]] = {}
        """The standing orders of each seat."""
        self.began = 0
        """How many answers there were before the last line that was typed: an undo goes back there."""
        self.events_seen = [0] * len(match.game.seats)
        self.shown_to: dict[int, dict[str, Any]] = {}
        self.save_trouble = ""

    @property
    def lang(self) -> str:
        return self.screen.lang

    @property
    def shown(self) -> dict[str, Any]:
        """What the player at the screen was last shown."""
        return self.shown_to.setdefault(self.seat(), {})

    # -- the session ----------------------------------------------------------------------------

    def run(self) -> int:
        try:
            self.opening()
            while True:
                while self.match.ask is not None:
                    self.turn()
                self.closing()
        except (Leave, EOFError, KeyboardInterrupt):
            return self.leave()

    def opening(self) -> None:
        """What the player should know before the first question."""
        if self.match.resumed:
            self.screen.problem(record.resumed_note(self.match))
        if not self.match.answers:
            promise = record.record_of(self.match).commitment
            self.screen.say("terminal-promise", FAINT, hash=promise)
        self.screen.say("terminal-welcome", FAINT)
        if self.bots:
            self.screen.say("terminal-opponent", FAINT, side=self.side(self.eyes))
        if self.match.answers:
            self.events_seen = [max(0, self.event_count() - 5)] * len(self.match.game.seats)

    def turn(self) -> None:
        """One question, asked unless it is a bot's, was answered by an order, or has a single answer."""
        ask = self.match.ask
        assert ask is not None
        for seat, mine in self.orders.items():
            for order in lapsed(self.match, seat, mine) if self.match.settled() == len(self.match.answers) else []:
                del mine[order]
        if ask.seat in self.bots:
            self.take(self.bots[ask.seat](self.match, self.chance))
            return
        given = self.given(ask)
        if given is not None:
            self.take(given)
            return
        if self.auto and len(ask.options) == 1:
            self.take_forced(ask)
            return
        if ask.seat != self.eyes:
            if self.calls(ask):
                self.call(ask.seat)
            else:
                self.hand_over(ask.seat)
        elif not self.match.game.watches(self.match.state, ask):
            self.passed_to = NOBODY
        scene = self.scene()
        self.show_title(scene)
        self.show_news()
        self.show_changes(scene)
        self.show_question(scene)
        self.hear(scene, self.typed())

    def given(self, ask: Ask) -> Option | None:
        """What need not be typed: an order, or where nobody shares the screen the answer to a moot question."""
        self.match.among_people = not self.bots
        return given(self.match, ask, self.orders.get(ask.seat, {}))

    def calls(self, ask: Ask) -> bool:
        """Where nothing is hidden between the sides, who may answer a move does so in the open."""
        watched = self.match.game.watches(self.match.state, ask)
        return self.open and self.eyes != NOBODY and (watched or ask.seat == self.passed_to)

    def call(self, seat: int) -> None:
        """Another side is asked at the same screen, which goes on where it is."""
        self.screen.heading(self.side(seat))
        self.passed_to = NOBODY if seat == self.passed_to else self.eyes
        self.shown_to[seat] = self.shown
        self.events_seen[seat] = self.events_seen[self.seat()]
        self.eyes = seat
        self.seen = None

    def hand_over(self, seat: int) -> None:
        """Hide everything until another player has the screen, who then is shown it afresh."""
        if self.eyes != NOBODY:
            self.screen.clear()
        self.screen.heading(say(self.lang, "web-pass", side=self.side(seat)), strong=True)
        self.screen.say("web-pass-about")
        self.screen.say("terminal-pass", FAINT)
        if command_in(self.typed(), self.lang) == ("quit", ""):
            raise Leave
        self.eyes = seat
        self.passed_to = NOBODY
        self.shown_to[seat] = {"title": self.shown.get("title")}

    def side(self, seat: int) -> str:
        return the_side(self.match.game, self.match.game.seats[seat], self.lang)

    def scene(self) -> Scene:
        """What the player at the screen may see, worked out once for each point. The log is shown apart."""
        if self.seen is None or self.seen.lang != self.lang:
            self.seen = scene_of(self.match, self.seat(), self.lang, log=False)
            ask = self.seen.ask
            if ask is not None and ask.marking is not None:
                self.seen.ask = marks(ask, ask.marking, try_out(self.match, self.draft, self.lang))
        return self.seen

    def seat(self) -> int:
        """Whose eyes the screen is for; a match that is over has nothing to hide."""
        return max(0, self.eyes)

    def event_count(self) -> int:
        return len(self.match.log.events) if self.match.log is not None else 0

    def typed(self) -> str:
        """A line from the player. Where input is not typed, it is shown, so that the text reads well."""
        line = self.read(PROMPT)
        if self.read is input and not sys.stdin.isatty():
            self.screen.put(line)
        return line.strip()[:LONGEST]

    def hear(self, scene: Scene, typed: str) -> None:
        """Do what was typed, and remember where it began if it gave an answer."""
        start = len(self.match.answers)
        self.carry_out(scene, typed)
        if len(self.match.answers) > start:
            self.began = start

    def carry_out(self, scene: Scene, typed: str) -> None:
        """Do what was typed, or say why it cannot be done."""
        assert scene.ask is not None
        if ";" in typed:
            self.follow([part.strip() for part in typed.split(";") if part.strip()])
            return
        several = numbers_in(scene.ask, typed)
        if several:
            for each in several:
                self.answer(scene, each)
            return
        option = exact_option(scene.ask, typed)
        command = command_in(typed, self.lang)
        likely = options_like(scene.ask, typed)
        if option or (len(likely) == 1 and not command):
            self.answer(scene, option or likely[0])
        elif command:
            obey(self, scene, *command)
        elif likely:
            numbered = [f"{i} {o.label}" for i, o in enumerate(scene.ask.options, 1) if o in likely]
            named = ", ".join(numbered[:MOST_NAMED] + ["…"] * (len(likely) > MOST_NAMED))
            self.screen.say("terminal-ambiguous", "yellow", typed=typed, options=named)
        elif beginning := command_in(typed, self.lang, short=True):
            obey(self, scene, *beginning)
        elif typed:
            try:
                self.explain(typed)
            except Problem:
                self.screen.say("terminal-unknown", "yellow", typed=typed)

    def follow(self, plan: list[str]) -> None:
        """Give several answers in a row, until dice fall, somebody else is asked or one is not offered any more."""
        seat = self.seat()
        start = len(self.match.answers)
        for done, typed in enumerate(plan):
            ask = self.match.ask
            why = ""
            if start < len(self.match.answers) == self.match.floor:
                why = "dice"
            elif ask is None or ask.seat != seat:
                why = "asked"
            else:
                shown = self.scene().ask
                assert shown is not None
                option = exact_option(shown, typed) or only(options_like(shown, typed))
                if option is not None:
                    self.answer(self.scene(), option)
                    continue
                why = "gone"
                with contextlib.suppress(Problem):
                    self.explain(typed)
            self.screen.problem(Problem(f"table-stopped-{why}", given=done, all=len(plan)))
            return

    def explain(self, typed: str) -> None:
        """Why an answer or a thing cannot be chosen, in a sentence with its section."""
        told = why(self.match, self.seat(), typed, self.lang)
        self.screen.block(Text(told.text) + cite(told.rule, self.screen))

    def answer(self, scene: Scene, option: OptionView) -> None:
        assert scene.ask is not None
        assert self.match.ask is not None
        marking = scene.ask.marking
        if marking is None:
            self.take(self.match.ask.options[scene.ask.options.index(option)])
        elif option.text == marking.commit.text:
            commit(self.match, self.draft)
            self.moved_on()
        elif any(option.text in texts_of(member) for member in marking.members):
            self.mark(marking, option.text)
        else:
            self.match.give(option.text)
            self.moved_on()

    def mark(self, marking: MarkingView, text: str) -> None:
        """Mark a member of the set, or no longer; or say why that cannot be."""
        ways = next([way.text for way in member.ways] for member in marking.members if text in texts_of(member))
        wanted = [marked for marked in self.draft if marked not in ways] + [text] * (text not in self.draft)
        trial = try_out(self.match, wanted, self.lang)
        if trial.why is not None:
            self.screen.block(Text(trial.why.text, "yellow") + cite(trial.why.rule, self.screen))
            return
        self.draft = trial.texts
        self.seen = None

    def take_forced(self, ask: Ask) -> None:
        """The only answer there is, given without asking. Nobody else at the screen is told."""
        if ask.seat == self.eyes:
            self.show_news()
            view = ask_view(self.match, self.lang, odds=False)
            self.screen.say("terminal-forced", FAINT, label=view.options[0].label)
        self.take(ask.options[0])

    def take(self, option: Option) -> None:
        self.match.answer(option)
        self.moved_on()

    def moved_on(self) -> None:
        """The match is at another point: what was seen of the last one is out of date."""
        self.seen = None
        self.draft = []
        self.events_seen = [min(seen, self.event_count()) for seen in self.events_seen]
        self.autosave()

    # -- showing --------------------------------------------------------------------------------

    def changed(self, what: str, now: Any) -> bool:
        """This differs from what was last shown; from now on it counts as shown."""
        before = self.shown.get(what)
        self.shown[what] = now
        return bool(now != before)

    def show_news(self) -> None:
        """What happened since the last question."""
        shown = self.shown.get("cards", [])
        for line in log_lines(self.match, self.seat(), self.lang, self.events_seen[self.seat()]):
            read = line.card is not None and any(line.card.id + how in shown for how in ("hand", "kept", "asked"))
            words.log_line(self.screen, line, card=not read)
        self.events_seen[self.seat()] = self.event_count()

    def show_title(self, scene: Scene) -> None:
        """The mission, when it begins."""
        if not self.changed("title", (scene.title, scene.goal)):
            return
        self.screen.heading(scene.title, strong=True)
        if scene.story:
            self.screen.block(Text(scene.story, "italic"))
        if scene.goal:
            self.screen.block(Text(scene.goal, "bold"), lead=say(self.lang, "terminal-goal") + " ")
        self.shown.pop("tracks", None)

    def show_changes(self, scene: Scene) -> None:
        """Map, units, phase, tracks and cards, each as far as it is not as last shown."""
        if self.changed("map", board_state(scene, self.shown.get("map"))):
            self.show_map(scene, again=True)
        self.show_new_units(scene)
        if self.changed("phase", scene.phase):
            self.screen.heading(scene.phase)
        else:
            self.screen.put()
        before = self.shown.get("tracks", {})
        if self.changed("tracks", {t.id: t.value for t in scene.tracks}):
            self.screen.block(words.tracks_text(scene, before))
        cards = [c for c in scene.cards if c.zone in words.READ and not words.is_pile(c)]
        known = self.shown.get("cards", [])
        now = [c.id + ("asked" if c.parts else c.zone) for c in cards]
        self.shown["cards"] = now
        for card, how in zip(cards, now, strict=True):
            if how not in known:
                words.card_lines(self.screen, card)

    def show_new_units(self, scene: Scene) -> None:
        """The places whose units are not as last shown, and who has come to a box since."""
        before = self.shown.get("units", {})
        now = dict(words.roster(scene, self.match.game))
        for name, text in now.items():
            if before.get(name) != text.plain:
                self.screen.block(text, lead=Text(name + ": ", "bold"))
        self.shown["units"] = {name: text.plain for name, text in now.items()}
        boxes = words.boxes(scene)
        inside = {(name, piece) for name, pieces in boxes for piece, _ in pieces}
        known = self.shown.get("boxes", inside)
        for name, pieces in boxes:
            new = [text for piece, text in pieces if (name, piece) not in known and piece]
            if new:
                self.screen.block(words.listed(new), lead=Text(name + ": ", "bold"))
        self.shown["boxes"] = inside

    def show_map(self, scene: Scene, again: bool = False) -> None:
        """The map; what the signs of hexes mean is told `again` only where that has changed."""
        kind = board_of(scene).kind
        draw: Callable[[Scene, int, bool], Text] | None = {
            "points": draw_map,
            "squares": draw_squares,
            "hexes": draw_hexes,
        }.get(kind)
        if kind == "hexes":
            signs = [line.plain for line in legend(scene, self.screen.width, self.screen.ascii_only)]
            draw = draw_hexes if self.changed("legend", signs) or not again else draw_board
        if draw is not None:
            self.screen.put()
            self.screen.put(draw(scene, self.screen.width, self.screen.ascii_only))

    def show_units(self, scene: Scene) -> None:
        for name, text in words.roster(scene, self.match.game):
            self.screen.block(text, lead=Text(name + ": ", "bold"))
        for name, inside in words.boxes(scene):
            self.screen.block(words.listed(text for _, text in inside), lead=Text(name + ": ", FAINT))

    def show_question(self, scene: Scene) -> None:
        assert scene.ask is not None
        self.screen.block(Text(scene.ask.prompt, "bold") + cite(scene.ask.rule, self.screen))
        for note in [*scene.notes, *self.standing_orders()]:
            self.screen.block(Text(note, FAINT))
        if scene.ask.marking is not None:
            self.screen.say("terminal-marking", FAINT, commit=scene.ask.marking.commit.label)
        if scene.ask.kind in self.match.game.offered:
            self.screen.say("terminal-offer", FAINT, word=word_for("offer", self.lang))
        words.option_lines(self.screen, scene.ask, scene.cards)

    def standing_orders(self) -> list[str]:
        """What the player at the screen has ordered otherwise than usual."""
        seat = self.seat()
        orders = orders_view(self.match, seat, self.orders.get(seat, {}), self.lang) if seat >= 0 else []
        found = []
        for order in [order for order in orders if order.id in self.orders.get(seat, {})]:
            value = order_word(self.match.game, order.id, order.value, self.lang)
            found.append(say(self.lang, "terminal-order", order=order.label, value=value))
        return found

    # -- saving and leaving ---------------------------------------------------------------------

    def autosave(self) -> None:
        """Save after an answer. The same trouble is told only once: play goes on."""
        if self.path is None:
            return
        try:
            record.write(self.match, self.path)
            self.save_trouble = ""
        except Problem as problem:
            if problem.say("en") != self.save_trouble:
                self.screen.problem(problem)
            self.save_trouble = problem.say("en")

    def closing(self) -> None:
        """The match is over: how it ended, whether its dice were honest, and a last look round."""
        scene = self.scene()
        self.show_title(scene)
        self.show_news()
        self.show_changes(scene)
        self.screen.heading(result_text(self.match, self.lang), strong=True)
        obey(self, scene, "verify", "")
        self.screen.say("terminal-over", FAINT)
        while self.match.ask is None:
            command = command_in(self.typed(), self.lang)
            if command is None:
                raise Leave
            obey(self, self.scene(), *command)

    def leave(self) -> int:
        """Save, and say where and how to go on. 1 if there was something to save and it failed."""
        self.screen.put()
        if self.path is None and (self.match.state.over or not self.match.answers):
            self.screen.say("terminal-bye")
            return 0
        path = self.path or path_for(self.match, Path.cwd())
        try:
            record.write(self.match, path)
        except Problem as problem:
            self.screen.problem(problem)
            return 1
        key = "terminal-left-over" if self.match.state.over else "terminal-left"
        self.screen.say(key, path=str(path))
        self.screen.put("  " + self.how_to_resume(path))
        return 0

    def how_to_resume(self, path: Path) -> str:
        """What to type in a shell to go on with this match at the same seats."""
        seats = self.match.game.seats
        if len(seats) == 1:
            return how_to_resume(path)
        if not self.bots:
            return how_to_resume(path, "--against", "me")
        return how_to_resume(path, "--seat", seats[self.eyes], *(["--against", "strong"] if self.strong else []))


def texts_of(member: MemberView) -> list[str]:
    return [way.text for way in member.ways]


def marks(ask: AskView, marking: MarkingView, trial: Trial) -> AskView:
    """The question with every way to mark its members, as they are marked; what else there is; the commit."""
    options = []
    members = {text for member in marking.members for text in texts_of(member)}
    instead = [option for option in ask.options if option.text not in members | {marking.commit.text}]
    for at, member in enumerate(marking.members):
        chosen = [way for way, text in enumerate(texts_of(member)) if text in trial.texts]
        member.now = chosen[0] if chosen else member.now
        if at >= marking.at:
            options += [way for number, way in enumerate(member.ways) if number != member.default]
    return replace(ask, options=[*options, *instead, *([trial.commit] if trial.commit is not None else [])])


def board_state(scene: Scene, before: Any) -> Any:
    """What makes the map worth drawing again: where pieces and markers are, a battle, spaces to choose from.

    Pieces beside the map and the losses of a battle in progress do not. A question that points at
    no space leaves the numbers on the last map as they are.
    """
    beside = {s.id for s in off_map(scene)}
    spaces = [s for s in board_of(scene).spaces if s.id not in beside]
    on_map = {s.id for s in spaces} | {room.id for room in scene.rooms}
    battle = sorted({p.place for p in scene.pieces if role(scene, p.side) == "foe"} & on_map)
    pieces = sorted(
        (p.place, p.id, p.facing)
        for p in scene.pieces
        if p.place in on_map and not p.under and role(scene, p.side) != "foe"
    )
    numbers = [(s.id, numbers_at(scene, s)) for s in spaces if numbers_at(scene, s)]
    if before is not None and battle and before[0] == battle:
        return before
    if before is not None and not numbers:
        numbers = before[2]
    return battle, pieces, numbers, [route.kind for route in board_of(scene).routes], drawn_marks(scene)
