"""Each ask goes to the module that decides it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.engine.ask import Ask, Option
from grognard.games.locknload.bot.eyes import decide_flare_at, decide_spotter
from grognard.games.locknload.bot.fires import decide_firers, decide_opportunity
from grognard.games.locknload.bot.melees import decide_set
from grognard.games.locknload.bot.moves import decide_movers, decide_step
from grognard.games.locknload.bot.rallies import (
    decide_again,
    decide_carrier,
    decide_drop,
    decide_outfit,
    decide_patient,
    decide_room,
)
from grognard.games.locknload.bot.setups import (
    decide_arm,
    decide_digging,
    decide_face,
    decide_obstacle,
    decide_place,
)
from grognard.games.locknload.bot.smokes import decide_cloud, decide_smoke_at
from grognard.games.locknload.bot.snipers import decide_snipe, decide_sniper_at
from grognard.games.locknload.bot.turns import decide_act, decide_best_man, decide_preempt, decide_take
from grognard.games.locknload.state import Battle

DECISIONS: Final[dict[str, Callable[[Battle, Ask], Option]]] = {
    "set-up": decide_place,
    "work-foxhole": decide_digging,
    "work-bunker": decide_digging,
    "work-wire": decide_obstacle,
    "work-mines-1": decide_obstacle,
    "face": decide_face,
    "arm": decide_arm,
    "cloud": decide_cloud,
    "landing": decide_room,
    "treat": decide_patient,
    "dedication": decide_patient,
    "outfit": decide_outfit,
    "carrier": decide_carrier,
    "drop": decide_drop,
    "again": decide_again,
    "preempt": decide_preempt,
    "take": decide_take,
    "act": decide_act,
    "spotter": decide_spotter,
    "movers": decide_movers,
    "step": decide_step,
    "firers": decide_firers,
    "opportunity": decide_opportunity,
    "sniper-at": decide_sniper_at,
    "snipe": decide_snipe,
    "smoke-at": decide_smoke_at,
    "smoke-by": decide_best_man,
    "flare-at": decide_flare_at,
    "flare-by": decide_best_man,
    "spike-by": decide_best_man,
    "targets": decide_set,
    "strikers": decide_set,
    "leavers": decide_set,
    "hero-at": decide_room,
    "retreat": decide_room,
}

WEIGHED: Final = {"take", "act", "opportunity", "step", "landing"}
"""The asks where one who looks ahead tries options out."""


def choose(g: Battle, ask: Ask) -> Option:
    """One of the options of an ask."""
    if len(ask.options) == 1:
        return ask.options[0]
    decide = DECISIONS.get(ask.kind)
    return decide(g, ask) if decide is not None else ask.options[0]


def contenders(g: Battle, ask: Ask) -> list[Option]:
    """The options worth looking ahead for: all of the asks that are."""
    return ask.options if ask.kind in WEIGHED and g.turn > 0 else []
