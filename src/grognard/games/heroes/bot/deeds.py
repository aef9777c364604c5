"""What everything a unit could do is worth, price and risk included."""

from __future__ import annotations

from typing import Final

from grognard.games.heroes.bot.places import place_worth, standing_there, worths_there
from grognard.games.heroes.bot.shots import ACTS, gain_of_shot, gain_of_volley, harm, reaches
from grognard.games.heroes.bot.values import CAP, HURT, chance_of_spending, exit_points, fresh_worth, prize
from grognard.games.heroes.rules.deeds import DEEDS, Deed
from grognard.games.heroes.rules.fire import AIMED, DIRECT, FLAMES, INDIRECT, Manner, best_spotter, shot_at_work
from grognard.games.heroes.rules.forts import dig
from grognard.games.heroes.rules.hiding import seen_by_acting
from grognard.games.heroes.rules.player import bar_deed
from grognard.games.heroes.rules.rally import rally_lines
from grognard.games.heroes.rules.values import is_vehicle, move_cost
from grognard.games.heroes.rules.verbs import AT_RANGE, FLAME, LOB, RAZE, SCORCH, STRIKE
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import NOBODY, PLAYER

ATTACKS: Final = (*AT_RANGE, STRIKE.word, SCORCH.word, RAZE.word)

LATER: Final = -0.1
"""What waiting is worth: no more than a pass, but for a round that is not to end."""
NEVER: Final = -99.0
NEAR: Final = 4
"""Who is no farther off may come upon an obstacle,"""
PASSES: Final = 0.8
"""as likely as this."""


class Choice:
    """Something a unit could do."""

    __slots__ = ("cost", "deed", "gain", "unit", "value", "worth")

    def __init__(self, unit: int, deed: Deed, value: int, gain: float, price: float, cost: int) -> None:
        self.unit = unit
        self.deed = deed
        self.value = value
        self.gain = gain
        self.worth = gain - price
        self.cost = cost


def choices_of(g: Mission, unit: int) -> list[Choice]:
    """Everything it can do, with what that is worth."""
    found: list[Choice] = []
    stays = standing_there(g, unit) if g.at[unit] >= 0 else 0.0
    seen = come_out(g, unit)
    out = stays - standing_there(seen, unit) if seen is not g else 0.0
    for deed in DEEDS:
        for value in deed.values(g, unit):
            if bar_deed(g, unit, deed, value) is None:
                cost = deed.cost(g, unit, value)
                brings = gain(seen if deed.shows else g, unit, deed.verb.word, value, stays)
                brings -= out if deed.fires else 0.0
                found.append(Choice(unit, deed, value, brings, price(g, unit, cost), cost))
    return found


def come_out(g: Mission, unit: int) -> Mission:
    """EOD 10.3: a position in which a unit that was hidden has been seen."""
    if not g.unseen(unit):
        return g
    twin = g.copy()
    seen_by_acting(twin, [unit], from_afar=False)
    return twin


def price(g: Mission, unit: int, cost: int) -> float:
    """HEROES 3.1.1, 3.2: what paying for it takes: the chance of being spent, or CAPs; the cheaper of the two."""
    if g.free:
        return 0.0
    in_caps = CAP * cost if cost <= g.caps else 99.0
    if g.is_spent(unit):
        return in_caps
    risk = chance_of_spending(g, cost) * fresh_worth(g, unit)
    return min(risk, in_caps)


def gain(g: Mission, unit: int, word: str, value: int, stays: float) -> float:
    """What a deed brings, before its price."""
    if word in ATTACKS:
        return attack_gain(g, unit, word, value)
    if word in ("move", "sneak", "enter"):
        return best_facing_worth(g, unit, value) - stays
    if word == "pivot":
        return place_worth(g, unit, g.at[unit], value) - stays
    if word == "rally":
        return rally_worth(g, unit, 0)
    if word == "exit":
        return exit_points(g) + ACTS
    if word == "dig":
        return dug_worth(g, unit) - stays
    if word == "wait":
        return LATER
    return NEVER


def attack_gain(g: Mission, unit: int, word: str, value: int, support: int = 0, caps: int = 0) -> float:
    """What an attack brings, with what a card adds to it, so many who support it and CAPs on its roll."""
    way = INDIRECT if word == LOB.word else FLAMES if word in (FLAME.word, SCORCH.word) else DIRECT
    spotter = best_spotter(g, unit, value) if way == INDIRECT else NOBODY
    how = Manner(way, spotter, support, g.aim)
    if word in AT_RANGE:
        return gain_of_volley(g, unit, value, how, caps)
    return (raze_worth if word == RAZE.word else gain_of_shot)(g, unit, value, how, caps)


def dug_worth(g: Mission, unit: int) -> float:
    """EOD 18.3: what it is worth to stand there dug in."""
    twin = g.copy()
    dig(twin, unit)
    return standing_there(twin, unit)


def raze_worth(g: Mission, unit: int, kind: int, how: Manner, caps: int = 0) -> float:
    """EOD 18.7: the chance that a work in its hex falls, times what that lays bare: whoever it shelters, or the way
    for others."""
    h = g.at[unit]
    needed = shot_at_work(g, unit, h, g.theater.box.forts[kind].defence, how, told=False).needed - caps
    bare = g.copy()
    for foe in g.enemies_in(h, PLAYER):
        bare.manning &= ~(1 << foe)
        bare.dug &= ~(1 << foe)
    foes = g.enemies_in(h, PLAYER)
    gains = [gain_of_shot(bare, unit, foe, AIMED) - gain_of_shot(g, unit, foe, AIMED) for foe in foes]
    return reaches(needed) * (max(gains) if gains else cleared_worth(g, unit, kind))


def cleared_worth(g: Mission, unit: int, kind: int) -> float:
    """EOD 18.4 to EOD 18.6: what it is worth that an obstacle is gone: for those of ours near by who may come this
    way, what it would cost them."""
    near = [one for one in g.force[PLAYER] if one != unit and g.far(g.at[one], g.at[unit]) <= NEAR]
    return PASSES * sum([hindrance(g, one, kind) for one in near])


def hindrance(g: Mission, unit: int, kind: int) -> float:
    """EOD 18.4 to EOD 18.6: what an obstacle would do to one who comes upon it: mines hurt, wire costs foot a die
    of AP, either stops what drives."""
    work = g.theater.box.forts[kind]
    if work.hit:
        return harm(g, unit, work.hit)
    if is_vehicle(g, unit):
        return fresh_worth(g, unit)
    if not work.foot_dice:
        return 0.0
    more = chance_of_spending(g, move_cost(g, unit) + 4) - chance_of_spending(g, move_cost(g, unit))
    return more * fresh_worth(g, unit)


def best_facing_worth(g: Mission, unit: int, h: int) -> float:
    return max(worths_there(g, unit, h, facings(g, unit, h)))


def facings(g: Mission, unit: int, h: int) -> list[int]:
    """The ways that look at an enemy; without one any way will do."""
    foes = [g.at[foe] for foe in g.force[1] if g.at[foe] != h]
    if not foes:
        return [g.facing[unit]]
    near = min(foes, key=lambda foe: (g.far(h, foe), foe))
    arcs = g.theater.map.grid.arcs[h]
    ways = [way for way in range(6) if arcs[way] >> near & 1]
    return ways or [g.facing[unit]]


def rally_worth(g: Mission, unit: int, caps: int) -> float:
    """EOD 7.6: the chance to be rid of the marker, times what that is worth."""
    return reaches(needed_to_rally(g, unit) - caps) * prize(g, unit) * HURT * 1.6


def needed_to_rally(g: Mission, unit: int) -> int:
    """EOD 7.6: what its dice have to show; of a marker nobody has seen the usual number."""
    marker = g.marker(unit)
    number = marker.rally if marker is not None else 7
    return number - sum([line.value for line in rally_lines(g, unit)]) if number else 13
