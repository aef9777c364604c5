"""Cards: what one is worth as the action of a turn, upon whom it is played, and when a bonus card is used."""

from __future__ import annotations

from typing import Final

from grognard.bots.options import about, best
from grognard.engine.ask import Ask, Option
from grognard.games.heroes.bot.deeds import Choice, cleared_worth, dug_worth, raze_worth
from grognard.games.heroes.bot.places import standing_there
from grognard.games.heroes.bot.shots import gain_of_shot, gain_of_volley
from grognard.games.heroes.bot.together import act_worth
from grognard.games.heroes.bot.values import CAP, HURT, chance_of_spending, fresh_worth, prize
from grognard.games.heroes.rules.cards import EFFECTS, ClearObstacle, WeaponAttack, thrown_at
from grognard.games.heroes.rules.checks import chance_spent
from grognard.games.heroes.rules.fire import WEAPON, Manner
from grognard.games.heroes.rules.rolls import held
from grognard.games.heroes.rules.verbs import AT_RANGE, IN, NO, PLAN, PLAY, RAZE
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, PLAYER, ActionType

KEPT: Final = 0.12
"""What a card is worth in the hand."""
DIE: Final = 3.5
"""What a die shows on the average."""
MINED: Final = 0.4
"""What a mine is worth in the way of the nearest AI; less with every hex between them."""
CONFUSED: Final = 0.3
"""So much likelier an AI has to be spent by it for confusion to be worth a card."""


def card_worth(g: Mission, card: int) -> float:
    """What an action card brings now, above keeping it."""
    kind = g.theater.box.action_of[card]
    effect = kind.effect
    if effect in ("any-acts", "spent-acts"):
        return free_act_worth(g, card, effect == "spent-acts") - KEPT
    if effect == "two-actions":
        fresh = [unit for unit in g.force[PLAYER] if not g.is_spent(unit)]
        return 0.3 if len(fresh) >= 2 and g.caps >= 3 else -0.5
    if effect == "scouts":
        return 0.25 if g.caps >= 2 else -0.5
    who = EFFECTS[effect].who(g, kind)
    worths = [upon_worth(g, kind, unit) for unit in who]
    if effect in ("hasty-defence", "free-rally"):
        return sum(worths) - KEPT
    kept = 0.0 if effect == "clear-obstacle" else KEPT  # who stands in an obstacle may not do so again
    return max(worths, default=-1.0) - kept


def upon_worth(g: Mission, kind: ActionType, unit: int) -> float:
    """What a card brings that is played upon this unit, or paid for by it."""
    effect = kind.effect
    risk = chance_of_spending(g, kind.ap) * fresh_worth(g, unit) if not g.is_spent(unit) else CAP * max(0, kind.ap)
    if effect == "recover":
        return prize(g, unit) * HURT - risk
    if effect == "free-rally":
        return 0.55 * prize(g, unit) * HURT
    if effect == "more-caps":
        return DIE * CAP - risk
    if effect == "hasty-defence":
        return dug_worth(g, unit) - standing_there(g, unit)
    if effect == "attack":
        return max([throw_worth(g, kind, unit, option) for option in throws(g, kind, unit)], default=-1.0)
    if effect == "lay-mines":
        return max([mine_worth(g, h) for h in [g.at[unit], *g.theater.map.beside[g.at[unit]]] if h >= 0]) - risk
    clears = EFFECTS[effect]
    return cleared_worth(g, unit, clears.obstacle(g, unit)) - risk if isinstance(clears, ClearObstacle) else 0.0


def free_act_worth(g: Mission, card: int, spent: bool) -> float:
    """EOD 8: the best that a unit or group could do at no cost."""
    twin = for_nothing(g, card)
    seen: dict[int, list[Choice]] = {}
    units = [unit for unit in twin.force[PLAYER] if twin.is_spent(unit) or not spent]
    return max([act_worth(twin, unit, seen) for unit in units], default=-1.0)


def for_nothing(g: Mission, card: int) -> Mission:
    """A copy in which the card pays."""
    twin = g.copy()
    twin.playing = card
    twin.free = True
    return twin


# -- upon whom, and at what -----------------------------------------------------------------------


def best_unit(g: Mission, ask: Ask) -> Option:
    """Upon whom a card is played: who can do most for nothing, who has most to gain; rumours before anybody
    hides."""
    kind = g.theater.box.action_of[g.playing] if g.playing >= 0 else None
    if kind is None or kind.effect == "scouts":
        return best(ask.options, [float(g.side(option.value) == AI) for option in ask.options])
    if kind.effect in ("any-acts", "spent-acts"):
        twin = for_nothing(g, g.playing)
        seen: dict[int, list[Choice]] = {}
        return best(ask.options, [act_worth(twin, option.value, seen) for option in ask.options])
    return best(ask.options, [upon_worth(g, kind, option.value) for option in ask.options])


def throws(g: Mission, kind: ActionType, unit: int) -> list[Option]:
    """EOD 8.2: what a weapon card could be used upon."""
    effect = EFFECTS[kind.effect]
    assert isinstance(effect, WeaponAttack)
    return effect.targets(g, kind, unit)


def throw_worth(g: Mission, kind: ActionType, unit: int, option: Option, caps: int = 0) -> float:
    how = Manner(WEAPON, more=g.aim, card=kind)
    if option.verb == IN.word:
        return gain_of_volley(g, unit, option.value, how, caps)
    if option.verb == RAZE.word:
        return raze_worth(g, unit, option.value, how, caps)
    return gain_of_shot(g, unit, option.value, how, caps)


def best_throw(g: Mission, ask: Ask) -> Option:
    """EOD 8.2: the target a weapon card does most to."""
    kind = g.theater.box.action_of[g.playing]
    return best(ask.options, [throw_worth(g, kind, about(ask), option) for option in ask.options])


def mine_worth(g: Mission, h: int) -> float:
    """EOD 18.6: mines are best near the AI that is nearest, and not among our own."""
    near = min([g.far(g.at[foe], h) for foe in g.force[AI]], default=99)
    return MINED / (1.0 + near) - 0.1 * len(g.of_side(h, PLAYER))


def best_minefield(g: Mission, ask: Ask) -> Option:
    return best(ask.options, [mine_worth(g, option.value) for option in ask.options])


def best_strike(g: Mission, ask: Ask) -> Option:
    """EOD 12.3: artillery on the hex with the most AI in and around it, and none of ours."""
    worths: list[float] = []
    for option in ask.options:
        if option.verb != PLAN.word:
            worths.append(0.2 if option.verb == NO.word else -1.0)
            continue
        near = [unit for side in (PLAYER, AI) for unit in g.force[side] if g.far(g.at[unit], option.value) <= 1]
        worths.append(0.3 * sum([prize(g, unit) * (1.0 if g.side(unit) == AI else -1.5) for unit in near]))
    return best(ask.options, worths)


# -- bonus cards ----------------------------------------------------------------------------------


def uses(g: Mission, ask: Ask) -> bool:
    """EOD 8.1: a bonus card is used where its moment is a good one; most are asked for only then."""
    if ask.kind == "aim":
        return not any(g.is_rumour(unit) for unit in g.in_hex(struck_hex(g)))
    if ask.kind == "confuse":
        return confused(g) >= CONFUSED
    return True


def struck_hex(g: Mission) -> int:
    """EOD 7.5, 8.2: where the attack under way goes: what is no hex is in the attacker's own."""
    if g.deed in AT_RANGE:
        return g.value
    at = thrown_at(g.value) if g.deed == PLAY.word else None
    return at.value if at is not None and at.verb == IN.word else g.at[g.actor]


def confused(g: Mission) -> float:
    """EOD 8.1: how much likelier the AI is spent when its action costs more."""
    more = g.theater.box.action_of[held(g, "ai-pays-more")].figures["ap"]
    dear, cards = chance_spent(g, AI, g.cost + more)
    cheap, _ = chance_spent(g, AI, g.cost)
    return (dear - cheap) / max(1, cards)
