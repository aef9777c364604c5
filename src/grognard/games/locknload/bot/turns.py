"""An impulse: which location acts, and what it does; what is worth most comes first."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option
from grognard.games.locknload.bot.eyes import flare_at, flare_chance, spot_worth
from grognard.games.locknload.bot.field import Field
from grognard.games.locknload.bot.fires import SPIKE, fire_worth
from grognard.games.locknload.bot.harm import value
from grognard.games.locknload.bot.melees import melee_worth
from grognard.games.locknload.bot.places import entering
from grognard.games.locknload.bot.plans import Plan, best_plan
from grognard.games.locknload.bot.reaches import reach
from grognard.games.locknload.bot.smokes import smoke_plan
from grognard.games.locknload.bot.snipers import snipe_worth
from grognard.games.locknload.rules.fire import targets
from grognard.games.locknload.rules.gait import allowance
from grognard.games.locknload.rules.impulse import (
    charge_for_gun,
    melee_acts,
    not_done,
    not_to_shoot,
    spike_faces,
    spikers,
)
from grognard.games.locknload.rules.reach import may_move, whistle_mf
from grognard.games.locknload.rules.smoke import flare_faces, flarers
from grognard.games.locknload.state import ASSAULT, CRAWL, NOTHING, SHAKEN_BIT, STEALTH, WALK, Battle
from grognard.games.locknload.theater import WAITING

GAIT_VERBS: Final = {WALK: "move", ASSAULT: "assault", CRAWL: "crawl", STEALTH: "stealth"}
AHEAD: Final = 1.2
"""What fire has to bring for a card that lets it come first; in the last turn less."""
AT_LAST: Final = 0.4
LEAST: Final = 0.05
FEARED: Final = 0.3
"""A move that may cost so much waits until there is nothing better to do: fire first, then go."""
LATER: Final = 0.02
MOST: Final = 5.0
"""What a move is worth beside what it may cost, so far as it comes before another."""


KEPT: Final = 2.0
"""The faces of a die from which on somebody tries to spike a gun before a charge is spent on it."""


class Deed:
    """What a location could do best."""

    __slots__ = ("into", "risk", "text", "worth")

    def __init__(self, text: str, worth: float, risk: float = 0.0, into: int = NOTHING) -> None:
        self.text = text
        self.worth = worth
        self.risk = risk
        self.into = into
        """The enemies it breaks in on."""

    def walks(self) -> bool:
        """Whether it is a move that meets nobody."""
        return self.into == NOTHING and self.text in GAIT_VERBS.values()

    def urgency(self) -> float:
        """How soon it is to be done."""
        if self.risk < FEARED:
            return self.worth
        return min(self.worth, 2 * LEAST + LATER * min(MOST, self.worth / self.risk))


def deeds_of(field: Field, places: list[int]) -> dict[int, Deed]:
    """The best thing each location can do now. Where several would break in the strongest does: one round a turn is
    fought. The others fire, if it is now or never, else they wait."""
    deeds = {place: best_deed(field, place) for place in places}
    first = {deed.into: deed for deed in sorted(deeds.values(), key=lambda deed: deed.worth)}
    for place, deed in deeds.items():
        if deed.into != NOTHING and deed is not first[deed.into]:
            deeds[place] = best_shot(field, place) if field.urgent else Deed("", 0.0)
    return deeds


def best_shot(field: Field, place: int) -> Deed:
    """The best fire of a location."""
    g, side = field.g, field.side
    best = Deed("", 0.0)
    names = g.theater.box.location_names
    for target in targets(g, side, place):
        if not_to_shoot(g, side, place, target) is None:
            worth = fire_worth(g, side, place, target) * field.stake(target)
            if worth > best.worth:
                best = Deed("fire " + names[target], worth)
    return best


def best_deed(field: Field, place: int) -> Deed:
    """The best thing a location, or a group off the board, can do now."""
    g, side = field.g, field.side
    if place >= 0 and g.locked(place):
        return best_of_melee(field, place)
    if g.theater.guns and spikers(g, side, place):
        return Deed("spike", SPIKE)
    best = Deed("", 0.0)
    plan: Plan | None = None
    if place not in g.walked:
        plan = best_plan(field, place)
        if plan is not None:
            into = plan.path[-1] if g.any_here(1 - side, plan.path[-1]) else NOTHING
            best = Deed(GAIT_VERBS[plan.gait], plan.worth, plan.risk, into)
    if place < 0:
        return best
    shot = best_shot(field, place)
    if shot.worth > best.worth:
        best = shot
    if g.theater.night and flarers(g, side, place):
        worth = flare_chance(g, side, place) * flare_at(g, side, place)[1]
        if worth > best.urgency():
            best = Deed("flare", worth)
    laid = smoke_plan(field, place, plan)
    if laid is not None and laid.worth > best.urgency():
        best = Deed("smoke", laid.worth)
    if g.whistle:
        worth = charge_worth(field, place)
        if worth > best.worth:
            best = Deed("charge", worth)
    return best


def best_of_melee(field: Field, place: int) -> Deed:
    best = Deed("", 0.0)
    for option in melee_acts(field.g, field.side, place):
        worth = melee_worth(field, place, option.verb)
        if worth > best.worth:
            best = Deed(option.text, worth)
    return best


def charge_worth(field: Field, place: int) -> float:
    """The whistle: what a stack could break in on with the points it gives."""
    g = field.g
    units = [u for u in may_move(g, field.side, place, WALK) if not g.status[u] & SHAKEN_BIT]
    if not units or not any(event.charge_side == field.side for event in g.theater.events):
        return 0.0
    points = allowance(g, units, WALK) + whistle_mf(g)
    found = reach(field, units, place, points, WALK, True)
    best = 0.0
    for at in found.spent:
        if at != place and g.any_here(1 - field.side, at):
            best = max(best, entering(field, units, at) - found.risk[at])
    return best


def decide_take(g: Battle, ask: Ask) -> Option:
    """Whatever is worth most: a location and what it does best, a group, a look at a hex, a sniper; or enough."""
    field = Field(g, ask.seat)
    best = ask.options[-1]
    top = LEAST
    deeds = deeds_of(field, [o.value for o in ask.options if o.verb == "take"])
    for option in ask.options:
        worth = 0.0
        if option.verb == "take":
            worth = deeds[option.value].urgency()
            if field.urgent and is_covered(field, deeds, option.value):
                worth = min(worth, 2 * LEAST)
        elif option.verb == "enter":
            worth = best_deed(field, WAITING - option.value).urgency()
        elif option.verb == "spot":
            worth = spot_worth(field, option.value)
        elif option.verb == "snipe":
            worth = snipe_worth(g, option.value)
        if worth > top:
            top, best = worth, option
    return best


def is_covered(field: Field, deeds: dict[int, Deed], place: int) -> bool:
    """Whether others are about to fire where a location would break in: it goes after that."""
    into = deeds[place].into
    return into != NOTHING and any(
        deed.text == "fire " + field.g.theater.box.location_names[into] for deed in deeds.values()
    )


def decide_preempt(g: Battle, ask: Ask) -> Option:
    """A card that lets a man's location come first: where it can hurt enemies or spike a gun (12.0)."""
    field = Field(g, ask.seat)
    best = ask.options[-1]
    top = AT_LAST if g.turn == g.theater.turns else AHEAD
    for option in ask.options[:-1]:
        deed = best_deed(field, g.at[option.value])
        if deed.worth > top and not deed.walks():
            top, best = deed.worth, option
    return best


def decide_act(g: Battle, ask: Ask) -> Option:
    """What the location was taken for."""
    field = Field(g, ask.seat)
    others = not_done(g, ask.seat) if field.urgent and g.acting >= 0 else []
    deed = deeds_of(field, sorted({g.acting, *others}))[g.acting]
    for option in ask.options:
        if option.text == deed.text:
            return option
    return second_best(field, ask)


def second_best(field: Field, ask: Ask) -> Option:
    """Nothing is worth it, but something has to be done: fire, or the least of moves."""
    for verb in ("fire", "fight", "withdraw", "crawl", "smoke", "flare"):
        for option in ask.options:
            if option.verb == verb:
                return option
    return ask.options[0]


def decide_best_man(g: Battle, ask: Ask) -> Option:
    """For smoke whoever is missed least, for a flare and a gun whoever does it best."""
    best = ask.options[0]
    top = -99.0
    for option in ask.options:
        unit = option.value
        if ask.kind == "smoke-by":
            worth = -value(g, unit) - max(0, g.fp(unit))
        elif ask.kind == "spike-by":
            worth = KEPT if charge_for_gun(g, unit) != NOTHING else spike_faces(g, unit) - 0.1 * value(g, unit)
        else:
            worth = flare_faces(g, unit) - 0.1 * value(g, unit)
        if worth > top:
            top, best = worth, option
    return best
