"""Each ask goes to the module that decides it, without what is only guessed of the enemy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.bots.options import about
from grognard.engine.ask import Ask, Option
from grognard.games.incursion import theater as th
from grognard.games.incursion.bot.acting import decide_act
from grognard.games.incursion.bot.before import (
    decide_bid,
    decide_bring,
    decide_deploy,
    decide_lone,
    decide_muster,
    decide_picket,
    decide_veteran,
)
from grognard.games.incursion.bot.board import nearest
from grognard.games.incursion.bot.cards import (
    decide_card_on,
    decide_counter,
    decide_discard,
    decide_first_kill,
    decide_interrupt,
    decide_keep,
    decide_last_kill,
    decide_tunnel,
)
from grognard.games.incursion.bot.turn import (
    decide_activate,
    decide_attack,
    decide_lend,
    decide_light,
    decide_reaction,
    decide_target,
    decide_watch,
)
from grognard.games.incursion.state import Battle

NEAR: Final = 8
AT_HAND: Final = 2
"""How far off the enemy is whom a figure can do something about, and one of the horde."""

WEIGHED: Final = {
    "activate", "again", "bid", "blaze", "burst", "bring", "card-on", "counter", "deploy", "discard", "first-kill",
    "interrupt", "last-kill", "lend", "reaction", "tunnel",
}  # fmt: skip
"""The asks besides actions where one who looks ahead tries options out."""

DECISIONS: Final[dict[str, Callable[[Battle, Ask], Option]]] = {
    "muster": decide_muster,
    "lone": decide_lone,
    "veteran": decide_veteran,
    "discard": decide_discard,
    "bid": decide_bid,
    "deploy": decide_deploy,
    "bring": decide_bring,
    "picket": decide_picket,
    "activate": decide_activate,
    "act": decide_act,
    "lend": decide_lend,
    "watch": decide_watch,
    "reaction": decide_reaction,
    "burst": decide_attack,
    "again": decide_attack,
    "blaze": decide_attack,
    "target": decide_target,
    "light": decide_light,
    "card-on": decide_card_on,
    "tunnel": decide_tunnel,
    "counter": decide_counter,
    "interrupt": decide_interrupt,
    "first-kill": decide_first_kill,
    "last-kill": decide_last_kill,
    "keep": decide_keep,
}


def choose(g: Battle, ask: Ask) -> Option:
    """One of the options of an ask."""
    if len(ask.options) == 1:
        return ask.options[0]
    decide = DECISIONS.get(ask.kind)
    return decide(g, ask) if decide is not None else ask.options[0]


def contenders(g: Battle, ask: Ask) -> list[Option]:
    """The options worth looking ahead for: what a figure does only where the enemy is near."""
    return ask.options if decisive(g, ask) else []


def decisive(g: Battle, ask: Ask) -> bool:
    if ask.kind != "act":
        return ask.kind in WEIGHED and g.turn > 0
    figure = about(ask)
    reach = AT_HAND if g.has(figure, th.HORDE) else NEAR
    return g.at[figure] >= 0 and nearest(g, g.at[figure], g.of_side(1 - g.side[figure])) <= reach
