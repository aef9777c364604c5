"""Why an answer is not offered: the rule that would offer it says so."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option
from grognard.engine.reason import Reason
from grognard.games.heroes.rules.cards import bar_card
from grognard.games.heroes.rules.deeds import DEEDS
from grognard.games.heroes.rules.groups import bar_group
from grognard.games.heroes.rules.player import NO_CAPS, bar_deed, bar_take
from grognard.games.heroes.rules.verbs import PLAY, STALL_CAP, TAKE, TOGETHER
from grognard.games.heroes.state import Mission

WORDS: Final[set[str]] = {deed.verb.word for deed in DEEDS}


def why_not(g: Mission, ask: Ask, option: Option) -> Reason | None:
    """Why this cannot be answered now; None where the question is simply another."""
    if ask.marking is not None:
        return ask.marking.why_not(option)
    if ask.kind == "turn":
        if option.verb == TAKE.word:
            return bar_take(g, option.value)
        if option.verb == PLAY.word:
            return bar_card(g, option.value)
        if option.verb == STALL_CAP.word and g.caps <= 0:
            return NO_CAPS
    if ask.kind == "deed":
        if option.verb == TOGETHER.word:
            return bar_group(g, g.actor, option.value)
        for deed in DEEDS:
            if deed.verb.word == option.verb:
                return bar_deed(g, g.actor, deed, option.value)
    return None
