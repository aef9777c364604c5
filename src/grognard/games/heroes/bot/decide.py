"""The rules of thumb by which each ask is decided."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.bots.options import about, best, final
from grognard.engine.ask import Ask, Option
from grognard.games.heroes.bot.deeds import (
    ATTACKS,
    Choice,
    attack_gain,
    best_facing_worth,
    choices_of,
    facings,
    rally_worth,
)
from grognard.games.heroes.bot.hand import (
    KEPT,
    best_minefield,
    best_strike,
    best_throw,
    best_unit,
    card_worth,
    throw_worth,
    uses,
)
from grognard.games.heroes.bot.places import place_worth, standing_there
from grognard.games.heroes.bot.shots import reaches
from grognard.games.heroes.bot.together import ALIKE, Joint, act_worth, alone, best_joint, joints_of
from grognard.games.heroes.bot.values import CAP, chance_of_spending, fresh_worth
from grognard.games.heroes.rules.caps import caps_of_a_round
from grognard.games.heroes.rules.cards import thrown_at
from grognard.games.heroes.rules.forts import bunker_face
from grognard.games.heroes.rules.groups import SUPPORTED
from grognard.games.heroes.rules.values import is_vehicle
from grognard.games.heroes.rules.verbs import JOINS, MAN, NO, PLAY, STALL_CAP, TAKE, TOGETHER
from grognard.games.heroes.rules.victory import lead
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, PLAYER

TEMPO: Final = 0.1
"""What a turn is worth to who is behind."""
SUPPORT: Final = "EOD 9.1.2"
"""The section of an attack with the support of others."""
SPARE: Final = 0.3
"""A CAP is worth so much less when nobody is left who could use it later in the round."""


def choose(g: Mission, ask: Ask) -> Option:
    """One of the options of an ask."""
    if len(ask.options) == 1:
        return ask.options[0]
    decide = DECISIONS.get(ask.kind)
    return decide(g, ask) if decide is not None else ask.options[0]


def contenders(g: Mission, ask: Ask) -> list[Option]:
    """The options worth looking ahead for: who acts, and how."""
    return ask.options if ask.kind in ("turn", "deed") else []


# -- the turn -------------------------------------------------------------------------------------


def turn(g: Mission, ask: Ask) -> Option:
    """Whoever has the best to do, alone or with others; a card where that brings more; otherwise pass."""
    seen: dict[int, list[Choice]] = {}
    return best(ask.options, [turn_worth(g, option, seen) for option in ask.options])


def turn_worth(g: Mission, option: Option, seen: dict[int, list[Choice]]) -> float:
    if option.verb == TAKE.word:
        return act_worth(g, option.value, seen)
    if option.verb == PLAY.word:
        return card_worth(g, option.value)
    return stall_worth(g) if option.verb == STALL_CAP.word else pass_worth(g)


def deed(g: Mission, ask: Ask) -> Option:
    """The best of what the actor can do, alone or with others; of a shot with others, at whom."""
    seen: dict[int, list[Choice]] = {}
    joints = joints_of(g, g.actor, seen)
    if ask.rule == SUPPORT:
        aimed = best_joint([joint for joint in joints if joint.kind in SUPPORTED])
        return best(
            ask.options, [float(aimed is not None and option.value == aimed.value) for option in ask.options]
        )
    worths = [option_worth(alone(g, g.actor, seen), joints, option) for option in ask.options]
    return best(ask.options, worths)


def option_worth(found: list[Choice], joints: list[Joint], option: Option) -> float:
    if option.verb == TOGETHER.word:
        return max([joint.worth for joint in joints if joint.number == option.value], default=-50.0)
    for choice in found:
        if choice.deed.verb.word == option.verb and choice.value == option.value:
            return choice.worth
    return -50.0


def join(g: Mission, ask: Ask) -> Option:
    """Who comes along: those for whom it is worth it, in their order."""
    wanted = SUPPORTED if ask.rule == SUPPORT else ALIKE
    found = best_joint([joint for joint in joints_of(g, g.actor, {}) if joint.kind in wanted])
    if found is not None:
        for option in ask.options:
            if option.verb == JOINS.word and option.value in found.others:
                return option
    return final(ask)


# -- passing --------------------------------------------------------------------------------------


def pass_worth(g: Mission) -> float:
    """HEROES 2.4: to pass ends the round if the AI has just passed. Time works for who is ahead."""
    ends = new_round_worth(g) if g.passes else 0.0
    return ends - (TEMPO if lead(g) == AI else 0.0)


def new_round_worth(g: Mission) -> float:
    """HEROES 2.5: all are fresh again, theirs too; there are CAPs again, and a card."""
    ours = sum([fresh_worth(g, unit) for unit in g.force[PLAYER] if g.is_spent(unit)])
    theirs = sum([fresh_worth(g, unit) for unit in g.force[AI] if g.is_spent(unit)])
    return ours - theirs + CAP * (caps_of_a_round(g) - g.caps) + KEPT


def stall_worth(g: Mission) -> float:
    """HEROES 2.1: to stall costs a CAP and is no pass: good where a pass would end a round that is not to end."""
    return -CAP


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
    if g.actor >= 0 and g.deed in ATTACKS:
        return attack_gain(g, g.actor, g.deed, g.value, len(g.group) - 1, caps)
    if g.actor >= 0 and g.deed == PLAY.word:
        return throw_worth(g, g.theater.box.action_of[g.playing], g.actor, thrown_at(g.value), caps)
    if g.actor >= 0 and g.deed == "rally":
        return rally_worth(g, g.actor, caps)
    if g.actor >= 0 and g.deed in ("move", "enter"):  # a vehicle may get stuck
        if not is_vehicle(g, g.actor):
            return 0.0  # what wire costs can be paid with CAPs once its die lies
        return 0.5 * reaches(g.theater.box.figures.stuck_at_most + 1 - caps)
    return 0.25 * reaches(g.theater.box.figures.limits_initiative - caps)


# -- on the way -----------------------------------------------------------------------------------


def face(g: Mission, ask: Ask) -> Option:
    """The way that is worth most where it stands."""
    unit = about(ask)
    ways = facings(g, unit, g.at[unit])
    worths = [
        place_worth(g, unit, g.at[unit], option.value) if option.value in ways else -50.0 for option in ask.options
    ]
    return best(ask.options, worths)


def man(g: Mission, ask: Ask) -> Option:
    """EOD 18.2: into the bunker, or any way outside it."""
    unit = about(ask)
    h, outside = g.at[unit], g.copy()
    outside.manning &= ~(1 << unit)
    inside = place_worth(g, unit, h, bunker_face(g, unit, h))
    return best(
        ask.options,
        [inside if option.verb == MAN.word else best_facing_worth(outside, unit, h) for option in ask.options],
    )


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
    return best(ask.options, [option_worth(found, [], option) for option in ask.options])


def everybody(g: Mission, ask: Ask) -> Option:
    """A card for a group is for all it can be for."""
    return ask.options[0]


def use_card(g: Mission, ask: Ask) -> Option:
    """A bonus card at its moment."""
    for option in ask.options:
        if option.verb != NO.word and uses(g, ask):
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
    "man": man,
    "onward": onward,
    "pick": pick,
    "group": join,
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
    "card-target": best_throw,
    "card-hex": best_minefield,
    "plan": best_strike,
    "barrage": best_strike,
}
