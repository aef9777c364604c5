"""A draft: a whole set-up as it could be answered, tried on a fork. Nothing is given until its player gives it.

What nobody has wished otherwise is as the computer would do it, so that a draft without wishes is what is offered.
"""

from __future__ import annotations

import random
from typing import Final

from msgspec.structs import replace

from grognard.bots.players import heuristic_player
from grognard.engine.ask import Ask, Option
from grognard.engine.match import Match
from grognard.engine.scene import DraftStep, OptionView, Piece, Plan, Scene, Why
from grognard.engine.show import about_of, option_view
from grognard.engine.why import answers_of, why
from grognard.text import fold, say

MOST: Final = 80
"""No row of answers is longer."""

Wish = tuple[str, str]
"""What is asked, as `DraftStep.name` has it, and the answer wanted."""


class Draft:
    """The steps of a draft, what it would look like, and of the first that does not fit, if any, which and why.

    `options` are all answers to the step that was asked about.
    """

    def __init__(self, match: Match, seat: int, lang: str) -> None:
        self.match = match
        self.seat = seat
        self.lang = lang
        self.steps: list[DraftStep] = []
        self.options: list[OptionView] = []
        self.wrong = -1
        self.why: Why | None = None
        self.laid: list[tuple[str, Option]] = []
        """Pieces that are not on the board of the fork: they are shown where they were wished."""
        self.given: list[Option] = []

    def scene(self) -> Scene:
        """The board with the draft on it. The last answer is only drawn, since with it the match would go on."""
        twin = self.match.ahead()
        for option in self.given[:-1]:
            twin.answer(option)
        scene: Scene = twin.game.scene(twin.state, self.seat, self.lang)
        if self.given and twin.ask is not None:
            for space in twin.game.lays(twin.state, twin.ask, self.given[-1]):
                now = next((other for other in scene.spaces if other.id == space.id), None)
                if now is None:
                    scene.spaces.append(space)
                else:
                    now.marks = [*now.marks, *space.marks]
        for about, option in self.laid:
            pieces, spaces = twin.game.points(twin.state, option)
            scene.pieces = [
                put(piece, scene.pieces, pieces, spaces) if piece.id == about else piece for piece in scene.pieces
            ]
        return scene


def put(piece: Piece, all_pieces: list[Piece], pieces: list[str], spaces: list[str]) -> Piece:
    """A piece in a space, or with who carries it."""
    if spaces:
        return replace(piece, place=spaces[-1], under="")
    bearer = next((other for other in all_pieces if other.id in pieces), None)
    return replace(piece, place=bearer.place, under=bearer.id) if bearer is not None else piece


def drafted(match: Match, wishes: list[Wish], at: int, lang: str) -> Draft:
    """Answers as wished, the others as the quick player would, as long as the same seat is asked of a set-up."""
    assert match.ask is not None
    draft = Draft(match, match.ask.seat, lang)
    player, chance = heuristic_player(match.game), random.Random(0)
    left = wishes[:]
    twin = match.ahead()
    while (ask := twin.ask) is not None and drafts(match, ask) and len(draft.steps) < MOST:
        name = named(ask)
        text = next((answer for about, answer in left if about == name), "")
        option = ask.find(text) if text else None
        if text:
            left.remove((name, text))
        wished = option or answers_of(match.game).get(fold(text)) if text else None
        if option is None:
            if wished is not None and draft.wrong < 0:
                draft.wrong = len(draft.steps)
                draft.why = why(twin, ask.seat, text, lang)
            option = player(twin, chance)
        if len(draft.steps) == at:
            draft.options = [option_view(twin, ask, o, lang, odds=False) for o in ask.options]
        draft.steps.append(step_of(twin, ask, wished or option, lang))
        if wished is not None and wished is not option:
            draft.laid.append((draft.steps[-1].about, wished))
        draft.given.append(option)
        twin.answer(option)
    if draft.given:
        draft.laid.append((draft.steps[-1].about, draft.given[-1]))
    return draft


def drafts(match: Match, ask: Ask) -> bool:
    """Whether a question belongs to the set-up of who is asked."""
    return match.ask is not None and ask.seat == match.ask.seat and ask.kind in match.game.offered


def named(ask: Ask) -> str:
    """What is asked, whatever came before: the order of questions may change with the answers."""
    return f"{ask.kind} {ask.about.of}:{ask.about.value}" if ask.about is not None else ask.kind


def step_of(match: Match, ask: Ask, option: Option, lang: str) -> DraftStep:
    """One answer of a draft as what was decided: "Squad 2: 1H6", "Foxhole dug in 1H6"."""
    game, about = match.game, ask.about
    piece = about is not None and about.of in game.piece_kinds
    key = "draft-step" if piece else f"{game.family}-decided-{ask.kind}"
    what = about_of(game, about.of, about.value, lang) if about is not None else ""
    label = say(lang, key, about=what, answer=game.label(match.state, ask, option, lang))
    return DraftStep(
        name=named(ask),
        text=option.text,
        label=label,
        about=f"{about.of}:{about.value}" if about is not None and piece else "",
        spaces=game.points(match.state, option)[1],
    )


def offered(match: Match, lang: str) -> list[Plan]:
    """A whole set-up at one click: the draft without wishes, as a plan."""
    ask = match.ask
    if ask is None or not drafts(match, ask):
        return []
    answers = [option.text for option in drafted(match, [], -1, lang).given]
    return [Plan(answers=answers, label=say(lang, "plan-offered", count=len(answers)))] if len(answers) > 1 else []
