"""An impulse: which location acts, and what it does; what is worth most comes first."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option
from grognard.games.locknload.bot.field import Field
from grognard.games.locknload.bot.fires import (
    best_target,
    fire_worth,
    flare_at,
    flare_chance,
    snipe_worth,
    spot_worth,
)
from grognard.games.locknload.bot.melees import melee_worth
from grognard.games.locknload.bot.places import entering
from grognard.games.locknload.bot.plans import Plan, best_plan
from grognard.games.locknload.bot.reaches import reach
from grognard.games.locknload.bot.smokes import smoke_plan
from grognard.games.locknload.rules.fire import targets
from grognard.games.locknload.rules.impulse import melee_acts, not_to_shoot, spikers
from grognard.games.locknload.rules.movement import allowance
from grognard.games.locknload.rules.smoke import flarers
from grognard.games.locknload.state import ASSAULT, CRAWL, STEALTH, WALK, Battle
from grognard.games.locknload.theater import WAITING

GAIT_VERBS: Final = {WALK: "move", ASSAULT: "assault", CRAWL: "crawl", STEALTH: "stealth"}
SPIKE: Final = 6.0
AHEAD: Final = 1.2
"""What fire has to bring for a card that lets it come first; in the last turn less."""
AT_LAST: Final = 0.4
LEAST: Final = 0.05
FEARED: Final = 0.3
"""A move that may cost so much waits until there is nothing better to do: fire first, then go."""
LATER: Final = 0.02
MOST: Final = 5.0
"""What a move is worth beside what it may cost, so far as it comes before another."""


class Deed:
    """What a location could do best."""

    __slots__ = ("risk", "text", "worth")

    def __init__(self, text: str, worth: float, risk: float = 0.0) -> None:
        self.text = text
        self.worth = worth
        self.risk = risk

    def urgency(self) -> float:
        """How soon it is to be done."""
        if self.risk < FEARED:
            return self.worth
        return min(self.worth, 2 * LEAST + LATER * min(MOST, self.worth / self.risk))


def best_deed(field: Field, place: int) -> Deed:
    """The best thing a location, or a group off the board, can do now."""
    g, side = field.g, field.side
    if place >= 0 and g.locked(place):
        return best_of_melee(field, place)
    best = Deed("", 0.0)
    plan: Plan | None = None
    if place not in g.walked:
        plan = best_plan(field, place)
        if plan is not None:
            best = Deed(GAIT_VERBS[plan.gait], plan.worth, plan.risk)
    if place < 0:
        return best
    names = g.theater.box.location_names
    for target in targets(g, side, place):
        if not_to_shoot(g, side, place, target) is None:
            worth = fire_worth(g, side, place, target)
            if worth > best.worth:
                best = Deed("fire " + names[target], worth)
    if g.theater.guns and spikers(g, side, place) and best.worth < SPIKE:
        best = Deed("spike", SPIKE)
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
        worth = melee_worth(field.g, field.side, place, option.verb)
        if worth > best.worth:
            best = Deed(option.text, worth)
    return best


def charge_worth(field: Field, place: int) -> float:
    """The whistle: what a stack could break in on with the points it gives."""
    g = field.g
    units = [u for u in g.here(field.side, place) if not (g.shaken | g.moved | g.fired | g.ops) >> u & 1]
    more = max([event.charge_mf for event in g.theater.events], default=0)
    if not units or not any(event.charge_side == field.side for event in g.theater.events):
        return 0.0
    points = allowance(g, units, WALK) + more
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
    for option in ask.options:
        worth = 0.0
        if option.verb == "take":
            worth = best_deed(field, option.value).urgency()
        elif option.verb == "enter":
            worth = best_deed(field, WAITING - option.value).urgency()
        elif option.verb == "spot":
            worth = spot_worth(g, ask.seat, option.value)
        elif option.verb == "snipe":
            worth = snipe_worth(g, option.value)
        if worth > top:
            top, best = worth, option
    return best


def decide_preempt(g: Battle, ask: Ask) -> Option:
    """A card that lets a man's location come first: where it has enemies to fire at or to break in on (12.0)."""
    best = ask.options[-1]
    top = AT_LAST if g.turn == g.theater.turns else AHEAD
    for option in ask.options[:-1]:
        worth = best_target(g, ask.seat, g.at[option.value])[1]
        if worth > top:
            top, best = worth, option
    return best


def decide_act(g: Battle, ask: Ask) -> Option:
    """What the location was taken for."""
    field = Field(g, ask.seat)
    deed = best_deed(field, g.acting)
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
