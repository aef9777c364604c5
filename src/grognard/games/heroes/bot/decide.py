"""The rules of thumb by which each ask is decided."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.bots.options import about, best, final
from grognard.engine.ask import Ask, Option
from grognard.games.heroes.bot.deeds import Choice, best_facing_worth, best_of, choices_of, facings, manner
from grognard.games.heroes.bot.hand import best_strike, best_unit, card_worth, uses
from grognard.games.heroes.bot.places import place_worth, standing_there
from grognard.games.heroes.bot.shots import gain_of_volley, reaches
from grognard.games.heroes.bot.values import CAP, chance_of_spending, fresh_worth
from grognard.games.heroes.rules.verbs import NO, PASS, PLAY, STALL_CAP, TAKE
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, PLAYER

PASSES: Final = 0.0
"""What passing is worth: nothing happens, but the AI may pass too, and then all are fresh again."""
SPARE: Final = 0.3
"""A CAP is worth so much less when nobody is left who could use it later in the round."""


def choose(g: Mission, ask: Ask) -> Option:
    """One of the options of an ask."""
    if len(ask.options) == 1:
        return ask.options[0]
    decide = DECISIONS.get(ask.kind)
    return decide(g, ask) if decide is not None else ask.options[0]


def matters(g: Mission, ask: Ask) -> bool:
    """Whether an ask is worth looking ahead for: who acts, and how."""
    return ask.kind in ("turn", "deed")


# -- the turn -------------------------------------------------------------------------------------


def turn(g: Mission, ask: Ask) -> Option:
    """Whoever has the best to do; a card where that brings more; otherwise pass."""
    worths = [turn_worth(g, option) for option in ask.options]
    return best(ask.options, worths)


def turn_worth(g: Mission, option: Option) -> float:
    if option.verb == TAKE.word:
        found = best_of(g, option.value)
        return found.worth if found is not None else -1.0
    if option.verb == PLAY.word:
        return card_worth(g, option.value)
    if option.verb == STALL_CAP.word:
        return stall_worth(g)
    return PASSES + pass_worth(g) if option.verb == PASS.word else 0.0


def pass_worth(g: Mission) -> float:
    """To pass is good when the AI has little left, or everybody of ours is spent: the round may end."""
    fresh = [unit for unit in g.force[PLAYER] if not g.is_spent(unit)]
    return 0.05 if not fresh else 0.0


def stall_worth(g: Mission) -> float:
    """HEROES 2.1: a CAP to make the AI act first, when ours are spent and its are not."""
    theirs = [unit for unit in g.force[AI] if not g.is_spent(unit)]
    ours = [unit for unit in g.force[PLAYER] if not g.is_spent(unit)]
    return 0.02 if len(theirs) == 0 and ours else -CAP


def deed(g: Mission, ask: Ask) -> Option:
    """The best of what the actor can do; a group where several want the same."""
    found = choices_of(g, g.actor)
    worths = [option_worth(found, option) for option in ask.options]
    return best(ask.options, worths)


def option_worth(found: list[Choice], option: Option) -> float:
    for choice in found:
        if choice.deed.verb.word == option.verb and choice.value == option.value:
            return choice.worth
    return -50.0


# -- CAPs -----------------------------------------------------------------------------------------


def cap_worth(g: Mission) -> float:
    """HEROES 2.4: CAPs are lost with the round."""
    others = [unit for unit in g.force[PLAYER] if not g.is_spent(unit) and unit not in g.group]
    return CAP if others or g.caps <= 2 else CAP * SPARE


def pay(g: Mission, ask: Ask) -> Option:
    """HEROES 3.2.1: as many CAPs as the chance of staying fresh is worth."""
    worths = []
    for option in ask.options:
        kept = sum([fresh_worth(g, unit) for unit in g.group if not g.is_spent(unit)])
        worths.append(-chance_of_spending(g, g.cost - option.value) * kept - option.value * cap_worth(g))
    return best(ask.options, worths)


def boost(g: Mission, ask: Ask) -> Option:
    """HEROES 3.2.3: as many CAPs as they add to what the roll is worth."""
    worths = []
    for option in ask.options:
        caps = max(0, option.value) if option.of == "number" else 0
        worths.append(roll_worth(g, caps) - caps * cap_worth(g))
    return best(ask.options, worths)


def roll_worth(g: Mission, caps: int) -> float:
    """What the roll under way is worth with so many CAPs on it."""
    if g.actor >= 0 and g.deed in ("fire", "lob", "flame"):
        return gain_of_volley(g, g.actor, g.value, manner(g, g.actor, g.deed, g.value), caps)
    if g.actor >= 0 and g.deed == "strike":
        return gain_of_volley(g, g.actor, g.at[g.actor], manner(g, g.actor, "fire", g.at[g.actor]), caps)
    if g.actor >= 0 and g.deed == "rally":
        return 0.5 * reaches(7 - caps)
    return 0.25 * reaches(g.theater.box.figures["limits.initiative"] - caps)


# -- on the way -----------------------------------------------------------------------------------


def face(g: Mission, ask: Ask) -> Option:
    """The way that is worth most where it stands."""
    unit = about(ask)
    ways = facings(g, unit, g.at[unit])
    worths = [
        place_worth(g, unit, g.at[unit], option.value) if option.value in ways else -50.0 for option in ask.options
    ]
    return best(ask.options, worths)


def onward(g: Mission, ask: Ask) -> Option:
    """A bonus move where it brings something."""
    unit = about(ask)
    worths = [
        best_facing_worth(g, unit, option.value) if option.of == "hex" else standing_there(g, unit)
        for option in ask.options
    ]
    return best(ask.options, worths)


def pick(g: Mission, ask: Ask) -> Option:
    """In a group each does what is best for it."""
    found = choices_of(g, about(ask))
    return best(ask.options, [option_worth(found, option) for option in ask.options])


def everybody(g: Mission, ask: Ask) -> Option:
    """Who supports a shot adds to it at no cost but the check they share."""
    return ask.options[-1]


def use_card(g: Mission, ask: Ask) -> Option:
    """A bonus card at its moment."""
    for option in ask.options:
        if option.verb != NO.word and uses(g, ask, option):
            return option
    return ask.find(NO.word) or final(ask)


def conceal(g: Mission, ask: Ask) -> Option:
    """Whoever may begin hidden does."""
    return ask.options[0]


def ready(g: Mission, ask: Ask) -> Option:
    """The facings of the mission are good enough."""
    return final(ask)


def set_up(g: Mission, ask: Ask) -> Option:
    """In the hexes that are empty first, those in cover before others."""
    cover = g.theater.box.terrain
    worths = [
        cover[g.theater.map.terrain[option.value]].dm - 2.0 * len(g.in_hex(option.value)) for option in ask.options
    ]
    return best(ask.options, worths)


DECISIONS: Final[dict[str, Callable[[Mission, Ask], Option]]] = {
    "turn": turn,
    "deed": deed,
    "pay": pay,
    "boost": boost,
    "face": face,
    "onward": onward,
    "pick": pick,
    "group": everybody,
    "conceal": conceal,
    "turn-about": ready,
    "set-up": set_up,
    "again": use_card,
    "aim": use_card,
    "scouts": use_card,
    "confuse": use_card,
    "bog": use_card,
    "snipe": use_card,
    "one-more-hex": onward,
    "card-unit": best_unit,
    "card-units": everybody,
    "plan": best_strike,
    "barrage": best_strike,
}
