"""The terminal beside a real board: answers tell what was done there, and a few words more are understood."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from rich.console import Console
from rich.text import Text

from grognard.engine.corrections import correct, rolled
from grognard.engine.match import DRAWN, FACES, TYPED, Match
from grognard.engine.problem import Problem
from grognard.engine.scene import Scene
from grognard.engine.show import prompt_of
from grognard.engine.why import why
from grognard.games.heroes.decks import ranges
from grognard.games.heroes.explained import explain, has_trace, trace_of
from grognard.terminal.reading import command_in, exact_option, options_like
from grognard.terminal.saves import how_to_resume
from grognard.terminal.screen import FAINT, Screen, cite
from grognard.terminal.table import Table
from grognard.text import fold, say

WORDS = ("roll", "reasons", "correct", "board")
"""What is understood here beside the commands of every table, each by its English or its own name."""


def play(
    match: Match,
    lang: str,
    path: Path | None,
    console: Console | None = None,
    read: Callable[[str], str] = input,
) -> int:
    """Go along with a mission on a real board, to its end or until the person leaves."""
    if read is input:
        with suppress(ImportError):
            import_module("readline")
    return Companion(match, Screen(console or Console(), lang, match.game.family), path, read).run()


def word_in(typed: str, lang: str) -> tuple[str, str] | None:
    """One of the words above, and what stands behind it. `board says:` is two words in any language."""
    for word in WORDS:
        for name in (say("en", f"companion-word-{word}"), say(lang, f"companion-word-{word}")):
            head, rest = typed[: len(name)], typed[len(name) :]
            if fold(head) == fold(name) and (not rest or rest[0] in " :"):
                return word, rest.lstrip(" :").strip()
    return None


class Companion(Table):
    """A table at which the pieces are real."""

    chances = random.SystemRandom()

    def opening(self) -> None:
        super().opening()
        self.screen.say("companion-welcome", FAINT)

    def carry_out(self, scene: Scene, typed: str) -> None:
        """What was typed may be a word of the companion's; else it is as at every table."""
        word = word_in(typed, self.lang)
        try:
            if word is not None:
                self.obey(*word)
            elif self.faces(typed):
                self.read_out(self.faces(typed))
            elif self.is_refused(scene, typed):
                self.refuse(typed)
            else:
                super().carry_out(scene, self.numbered(scene, typed))
                if command_in(typed, self.lang) == ("help", ""):
                    self.screen.say("companion-welcome", FAINT)
        except Problem as problem:
            self.screen.problem(problem)

    def show_question(self, scene: Scene) -> None:
        """Order cards have numbers of their own: they are not numbered again."""
        assert scene.ask is not None
        ask = self.match.ask
        if ask is None or ask.kind != DRAWN or ask.options[0].of != "order":
            super().show_question(scene)
            return
        self.screen.block(Text(scene.ask.prompt, "bold"))
        self.screen.say(
            "companion-cards-left", FAINT, cards=ranges([int(option.subject) for option in ask.options])
        )

    def obey(self, word: str, rest: str) -> None:
        if word == "roll":
            self.roll()
        elif word == "reasons":
            self.reasons()
        else:
            correct(self.match, rest)
            self.moved_on()

    def roll(self) -> None:
        """The program rolls the die, or draws, in place of the person."""
        option = rolled(self.match, self.chances)
        label = self.match.game.drawn_word(option, self.lang) if option.verb == DRAWN else option.subject
        self.screen.say("companion-rolled", what=label)
        self.take(option)

    def reasons(self) -> None:
        """The last act of the AI: the table for those who argue."""
        events = self.match.log.events if self.match.log is not None else []
        told = [event for event in events if has_trace(event)]
        if not told:
            raise Problem("companion-no-act")
        for row in explain(trace_of(told[-1]), self.match.game, self.lang):
            self.screen.block(Text(row.text) + cite(row.rule, self.screen), lead="  " * row.depth)

    def is_refused(self, scene: Scene, typed: str) -> bool:
        """A die that is none, or something that cannot be drawn any more."""
        if scene.ask is None or scene.ask.kind not in TYPED or not typed or ";" in typed:
            return False
        known = exact_option(scene.ask, self.numbered(scene, typed)) or options_like(scene.ask, typed)
        return not known and command_in(typed, self.lang) is None

    def faces(self, typed: str) -> list[str]:
        """Several dice rolled at once: `3 5`."""
        parts = typed.replace(",", " ").replace("+", " ").split()
        asked = self.match.ask is not None and self.match.ask.kind == "die"
        return parts if asked and len(parts) > 1 and all(part.isdecimal() for part in parts) else []

    def read_out(self, faces: list[str]) -> None:
        """One after another, as long as a die is asked for."""
        for face in faces:
            if not 1 <= int(face) <= len(FACES):
                raise Problem("companion-bad-die", typed=face)
        for read, face in enumerate(faces):
            ask = self.match.ask
            if ask is None or ask.kind != "die":
                raise Problem("companion-too-many", count=read)
            self.take(FACES[int(face) - 1])

    def numbered(self, scene: Scene, typed: str) -> str:
        """A number that answers which order card was drawn is that of the card, not that of the answer."""
        ask = self.match.ask
        if ask is None or ask.kind != DRAWN or ask.options[0].of != "order" or not typed.isdecimal():
            return typed
        return f"{DRAWN} {int(typed):02}"

    def refuse(self, typed: str) -> None:
        ask = self.match.ask
        assert ask is not None
        if ask.kind != DRAWN:
            raise Problem("companion-bad-die", typed=typed)
        left = [self.match.game.drawn_word(option, self.lang) for option in ask.options]
        raise Problem("companion-bad-draw", typed=typed, left=", ".join(left))

    def explain(self, typed: str) -> None:
        """What the rules forbid is pointed out; who did it all the same says what the board looks like."""
        super().explain(typed)
        told = why(self.match, self.seat(), typed, self.lang)
        if self.match.ask is not None and told.rule not in (
            "",
            prompt_of(self.match, self.match.ask, self.lang)[1],
        ):
            self.screen.say("companion-done-anyway", FAINT)

    def how_to_resume(self, path: Path) -> str:
        return how_to_resume(path).replace("grognard play", "grognard companion").replace(" --terminal", "")
