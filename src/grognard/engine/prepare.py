"""What can be settled before a deed is done: the small questions that follow a row of answers, answered beforehand.

The rules ask them one after another; who wants to see what he would do sees them at once, changes what he likes and
gives all of it as one plan. It is found in a fork, and stands in no state, no record and no scene.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from grognard.engine.ask import Ask, Option
from grognard.engine.match import TYPED, Match
from grognard.engine.scene import OptionView, Question
from grognard.engine.show import option_view, prompt_of
from grognard.text import has, say

MOST: Final = 16
"""No deed has more of them, be it that of a group."""


def prepared(
    match: Match, answers: Sequence[str], wishes: Mapping[str, str], lang: str
) -> tuple[list[Question], bool]:
    """The questions that can be settled after these answers, each with what is wished, or else taken for granted;
    and whether they lead on to one that has to be answered in its own time, with nothing done yet.

    They end where dice fall, something is seen or somebody else is asked; of answers that are not offered there are
    none.
    """
    asked = match.ask
    twin = match.ahead()
    for text in answers:
        ask = open_yet(match, twin)
        option = ask.find(text) if ask is not None else None
        if option is None:
            return [], False
        twin.answer(option)
    found: list[Question] = []
    while len(found) < MOST:
        ask = open_yet(match, twin)
        if ask is None or asked is None:
            return found, False
        usual = twin.game.settles(twin.state, ask)
        if usual is None:
            return found, ask.kind != asked.kind
        again = sum([1 for one in found if one.kind == ask.kind])
        name = f"{ask.kind}-{again}" if again else ask.kind
        chosen = ask.find(wishes.get(name, "")) or usual
        others = ask.about is not None and asked.about is not None and ask.about != asked.about
        found.append(question(twin, ask, chosen, name, others, lang))
        twin.answer(chosen)
    return found, True


def open_yet(match: Match, twin: Match) -> Ask | None:
    """What the rules ask next, if it is of the same seat and nothing has been seen on the way there."""
    asked, ask = match.ask, twin.ask
    if asked is None or ask is None or ask.seat != asked.seat or ask.kind in TYPED or twin.floor != match.floor:
        return None
    return ask


def question(match: Match, ask: Ask, chosen: Option, name: str, others: bool, lang: str) -> Question:
    """One of them, with the odds of each answer that rolls dice; one about others than who acts says of whom."""
    game = match.game
    key = f"{game.family}-settle-{ask.kind}"
    title = say(lang, key) if has(lang, key) else prompt_of(match, ask, lang)[0]
    if others and ask.about is not None:
        title = f"{game.noun(ask.about.of, ask.about.value, lang)}: {title}"
    views = [option_view(match, ask, option, lang, odds=True) for option in ask.options]
    options: list[OptionView] = [
        replace(view, brief=match.game.brief(match.state, ask, option, lang))
        for option, view in zip(ask.options, views, strict=True)
    ]
    notes = match.game.reminders(match.state, ask, lang)
    return Question(
        kind=ask.kind,
        name=name,
        title=title,
        rule=ask.rule,
        options=options,
        chosen=chosen.text,
        notes=notes,
        turns=ask.kind in game.turning,
        about=f"{ask.about.of}:{ask.about.value}" if ask.about is not None else "",
    )
