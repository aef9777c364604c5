"""Every word an answer of Incursion begins with: the records themselves stand where their rules do."""

from __future__ import annotations

from typing import Final

from grognard.engine.verb import Verb
from grognard.games.incursion.rules.action import AT, CARD, DONE, FIGURE, PLACE
from grognard.games.incursion.rules.activation import ACTIVATE, CLOSE_ALL, END, LEND, ROUSE
from grognard.games.incursion.rules.blasts import TARGET
from grognard.games.incursion.rules.campaign import KEEP
from grognard.games.incursion.rules.cards import HERE, ON, ON_CARD, ON_DOOR, PLAY
from grognard.games.incursion.rules.deployment import ALL_AT, BRING
from grognard.games.incursion.rules.flames import LIGHT
from grognard.games.incursion.rules.forces import ADD, LONE, VETERAN
from grognard.games.incursion.rules.killing import KILL, PASS, SNAFU_CARD
from grognard.games.incursion.rules.maintenance import DISCARD, INTELLIGENCE, STAKE
from grognard.games.incursion.rules.objects import DROP
from grognard.games.incursion.rules.reaction import GO_ON_GUARD, HOLD
from grognard.games.incursion.rules.repertoire import ACTIONS
from grognard.games.incursion.rules.shooting import BURST

VERBS: Final[list[Verb]] = [
    *[FIGURE, CARD],
    *[ADD, VETERAN, LONE],
    *[DISCARD, STAKE, INTELLIGENCE],
    *[BRING, PLACE, AT, ALL_AT],
    *[ACTIVATE, ROUSE, END],
    *ACTIONS.values(),
    *[BURST, TARGET, LIGHT, DROP, LEND, CLOSE_ALL, DONE],
    *[GO_ON_GUARD, HOLD],
    *[PLAY, ON, ON_DOOR, ON_CARD, HERE],
    *[KILL, SNAFU_CARD, PASS],
    KEEP,
]
