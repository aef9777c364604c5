"""HEROES 5.0: what an order asks of an AI or of a Unit, word by word."""

from __future__ import annotations

from grognard.games.heroes.ai.outlook import Outlook, cover, cover_against, in_zone, nearest
from grognard.games.heroes.rules.fire import fire_zone
from grognard.games.heroes.rules.values import is_mobile, is_vehicle
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import (
    AI,
    INFANTRY,
    INFANTRY_GUN,
    MACHINE_GUN,
    MORTAR,
    NOBODY,
    RUMOUR,
    Order,
    Target,
)


def is_word(g: Mission, look: Outlook, unit: int, word: str, other: int) -> bool:
    """HEROES 5.0: whether a unit is what the word says. `other` is the unit of the other side it is paired with, or
    NOBODY where the order names a place or nothing."""
    if word == "hit":
        return g.is_hit(unit)
    if word == "unhit":
        return not g.is_hit(unit)
    if word == "fresh":
        return not g.is_spent(unit)
    if word == "spent":
        return g.is_spent(unit)
    if word == "just-acted":
        return g.acted >> unit & 1 == 1
    if word == "open":
        return dm_of_word(g, look, unit, other) <= 0
    if word == "cover":
        return dm_of_word(g, look, unit, other) >= 1
    if word in ("mobile", "mortar-or-infantry-gun", "rumoured", "machine-gun", "infantry", "vehicle"):
        return is_kind(g, unit, word)
    return is_there(g, look, unit, word, other)


def is_all(g: Mission, look: Outlook, unit: int, words: list[str], other: int) -> bool:
    """Whether it is what all these words say."""
    for word in words:
        if not is_word(g, look, unit, word, other):
            return False
    return True


def dm_of_word(g: Mission, look: Outlook, unit: int, other: int) -> int:
    """HEROES 5.0, R17: the DM that is added to its defence: against the other of the pair where there is one."""
    if other != NOBODY:
        return cover_against(g, unit, g.at[other])
    return cover(g, look, unit, g.at[unit]) if g.side(unit) == AI else cover_against(g, unit, NOBODY)


def is_kind(g: Mission, unit: int, word: str) -> bool:
    """HEROES 5.0: what is printed on the counter. A rumoured enemy walks like infantry (6.1)."""
    kind = g.types[unit].kind
    if word == "mobile":
        return is_mobile(g, unit)
    if word == "mortar-or-infantry-gun":
        return kind in (MORTAR, INFANTRY_GUN)
    if word == "rumoured":
        return kind == RUMOUR
    if word == "machine-gun":
        return kind == MACHINE_GUN
    if word == "infantry":
        return kind in (INFANTRY, RUMOUR)
    assert word == "vehicle", word
    return is_vehicle(g, unit)


def is_there(g: Mission, look: Outlook, unit: int, word: str, other: int) -> bool:
    """HEROES 5.0, 5.3: what depends on where it is. An AI is seen, or in a fire zone, by any Unit; a Unit by the AI
    it is paired with."""
    h = g.at[unit]
    ours = g.side(unit) == AI
    if word == "in-los":
        seen_by = look.units if ours else [other] if other != NOBODY else g.force[AI]
        return any(g.sees(g.at[one], h) for one in seen_by)
    if word == "in-fire-zone":
        if ours:
            return in_zone(look, h)
        armed = [other] if other != NOBODY else g.force[AI]
        return any(fire_zone(g, one)[h] for one in armed)
    if word == "in-fire-zone-of-nearest":
        return ours and any(look.zones[look.units.index(one)][h] for one in nearest(g, look, h))
    if word == "adjacent":
        near = look.units if ours else [other] if other != NOBODY else g.force[AI]
        return any(g.far(g.at[one], h) == 1 for one in near)
    if word == "on-objective":
        return h in look.goals
    assert word == "carried", word
    return g.is_carried(unit)


def why_not_ai(g: Mission, look: Outlook, order: Order, ai: int, command: bool) -> str:
    """HEROES 4.1.1, 5.0: why an AI is not one the order speaks of; "" if it is. Spent ones only on command
    cards."""
    if g.carrier[ai] >= 0 and "carried" not in order.is_:
        return "carried"
    if not command and g.spent[ai]:
        return "spent"
    if order.types and g.types[ai].number not in order.types:
        return "type"
    for word in order.always:
        if not is_word(g, look, ai, word, NOBODY):
            return "word:" + word
    within = order.no_unit_within
    if within:
        far = g.theater.map.far[g.at[ai]]
        for at in look.places:
            if far[at] <= within:
                return "unit-near"
    return ""


def why_not_pair(g: Mission, look: Outlook, order: Order, ai: int, unit: int) -> str:
    """HEROES 5.0, R17: cover of the AI against the Unit it is paired with, or NOBODY."""
    for word in order.paired:
        if not is_word(g, look, ai, word, unit):
            return "word:" + word
    return ""


def could_mean(g: Mission, look: Outlook, target: Target, unit: int) -> bool:
    """Whether a Unit is one the order aims at, but for what hangs on the AI."""
    if target.types and g.types[unit].number not in target.types:
        return False
    return is_all(g, look, unit, target.always, NOBODY)


def why_not_unit(g: Mission, look: Outlook, target: Target, unit: int, ai: int) -> str:
    """HEROES 5.0: why a Unit is not one the order aims at; "" if it is."""
    if target.types and g.types[unit].number not in target.types:
        return "type"
    for word in target.is_:
        if not is_word(g, look, unit, word, ai):
            return "word:" + word
    return ""
