"""Who fires at whom, now or when somebody moves, and who is kept back for something better."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Marking, Option
from grognard.games.locknload.bot.aims import aims_of
from grognard.games.locknload.bot.chart import FAR, away
from grognard.games.locknload.bot.field import Field, now_or_never
from grognard.games.locknload.bot.harm import expected, harm, value
from grognard.games.locknload.bot.plans import best_plan
from grognard.games.locknload.bot.snipers import SHOWN, ambush_worth, patience
from grognard.games.locknload.rules.cover import cover, side_behind
from grognard.games.locknload.rules.fire import (
    WAYS,
    Volley,
    not_enough,
    on_the_move,
    strength,
    targets,
    usual_volley,
    volley_of,
)
from grognard.games.locknload.rules.gait import allowance
from grognard.games.locknload.rules.impulse import spikers
from grognard.games.locknload.rules.opportunity import is_answer
from grognard.games.locknload.rules.reach import may_move
from grognard.games.locknload.state import MARKED_BITS, OPS_BIT, SHAKEN_BIT, WALK, Battle
from grognard.games.locknload.theater import LEADER

OPENING: Final = 0.5
"""What fire in one's own impulse has to bring while there is more to come."""
LAST: Final = 0.1
"""What it has to bring when the turn is about to end."""
ANSWER: Final = 0.5
"""What opportunity fire has to bring."""
BAIT: Final = 2.5
"""So many times as much as at those who move the same fire has to bring at others who come behind them, for them to
be let by."""
COMES: Final = 0.4
"""How likely those others are to come."""
BEHIND: Final = 4
"""How many hexes off they are."""
GOING: Final = 0.5
"""The share of what a move is worth that those give up who fire before it."""
SPARED: Final = 0.12
"""What it is worth that a unit can still fire."""
SPIKE: Final = 6.0
"""What it is worth to spike a gun."""
STORM: Final = 1.5
"""What it is worth to have somebody left to go in after the fire, when it is now or never."""
CHARGE: Final = 1.2
"""What a charge has to bring more."""


def late(g: Battle) -> bool:
    """Whether one more pass of the other side ends the turn."""
    return g.passes + 2 >= g.theater.box.tables.passes


def shot_worth(g: Battle, side: int, here: int, target: int) -> float:
    """What the fire of a location at another may be expected to bring."""
    return harm(g, side, usual_volley(g, side, here, target, False))


def best_target(g: Battle, side: int, here: int) -> tuple[int, float]:
    """The target that brings most, of those a location can fire at now."""
    best, top = -1, 0.0
    for target in targets(g, side, here):
        worth = shot_worth(g, side, here, target)
        if worth > top:
            top, best = worth, target
    return best, top


def fire_worth(g: Battle, side: int, here: int, target: int) -> float:
    """The same, less what it is worth to wait for somebody who moves."""
    worth = shot_worth(g, side, here, target)
    least = LAST if late(g) or g.turn == g.theater.turns else OPENING
    return worth * 1.2 if worth >= least else 0.0


# -- who fires ----------------------------------------------------------------------------------------


def decide_firers(g: Battle, ask: Ask) -> Option:
    """The set the rules propose, bettered member by member; charges only where they bring much."""
    marking = ask.marking
    assert marking is not None and ask.about is not None
    wanted = best_set(g, ask, marking)
    return towards(ask, marking, wanted)


def best_set(g: Battle, ask: Ask, marking: Marking) -> list[int]:
    """The ways of the members that bring most."""
    assert ask.about is not None
    target = ask.about.value
    members = marking.members
    units = [member.ways[0].value for member in members]
    here = g.at[units[0]]
    opportunity = is_answer(g)
    verbs = [way.word for way in WAYS]
    manners = [[verbs.index(o.verb) for o in member.ways if o.verb in verbs] for member in members]
    now = [member.default for member in members]
    stormers = set_to_storm(g, ask.seat, here, target)
    top = set_worth(g, ask.seat, here, target, opportunity, units, manners, now, stormers)
    for k, member in enumerate(members):
        for way in range(len(member.ways)):
            if way == now[k]:
                continue
            tried = now[:]
            tried[k] = way
            worth = set_worth(g, ask.seat, here, target, opportunity, units, manners, tried, stormers)
            if worth > top + 0.02:
                top, now = worth, tried
    return now


def set_worth(
    g: Battle, side: int, here: int, target: int, opportunity: bool,
    units: list[int], manners: list[list[int]], now: list[int], stormers: list[int],
) -> float:  # fmt: skip
    """What a set of firers brings, with what is left over for later, above all somebody who can go there then."""
    kept = [way if 0 <= way < len(manners[k]) else -1 for k, way in enumerate(now)]
    ways = [manners[k][way] if way >= 0 else -1 for k, way in enumerate(kept)]
    if not_enough(g, units, ways) is not None:
        return -9.0
    volley = volley_of(here, target, opportunity, units, manners, kept)
    total = harm(g, side, volley)
    held_back = 0.0
    for k, unit in enumerate(units):
        if kept[k] < 0:
            if g.kind(unit) != LEADER:
                total += SPARED
            if unit in stormers:
                held_back = STORM
        elif WAYS[ways[k]].word in ("blasts", "hurls"):
            total -= CHARGE
    return total + held_back


def set_to_storm(g: Battle, side: int, here: int, target: int) -> list[int]:
    """Who could go after their fire where it is now or never: squads that get there in this turn."""
    if not now_or_never(g, side) or here in g.walked:
        return []
    field = Field(g, side)
    if g.hex_of(target) not in field.aims.want:
        return []
    far = field.ways.get(here, FAR)
    able = may_move(g, side, here, WALK)
    return [u for u in able if g.is_mmc(u) and not g.status[u] & SHAKEN_BIT and allowance(g, [u], WALK) >= far]


def towards(ask: Ask, marking: Marking, wanted: list[int]) -> Option:
    """The next difference of a set that is wanted, or the commit."""
    for k in range(marking.at, len(marking.members)):
        if marking.now[k] != wanted[k] and wanted[k] >= 0:
            option = marking.members[k].ways[wanted[k]]
            if option in ask.options:
                return option
    return marking.commit if marking.commit in ask.options else ask.options[0]


# -- opportunity fire -----------------------------------------------------------------------------------


def decide_opportunity(g: Battle, ask: Ask) -> Option:
    """The volley that hurts movers most, if that is enough; not at bait while better comes."""
    assert ask.about is not None
    target = ask.about.value
    side = ask.seat
    field = Field(g, side)
    followers = behind(g, side, target)
    best = ask.options[-1]
    top = 0.0
    for option in ask.options:
        if option.verb == "volley":
            volley = usual_volley(g, side, option.value, target, True)
            worth = harm(g, side, volley)
            least = waiting(g, side, option.value, target)
            better = max([harm_later(g, volley, units) for units in followers], default=0.0)
            worth -= COMES * better + (1 - COMES) * least if better >= BAIT * worth else least
            if worth > top:
                worth -= going(field, option.value)
        elif option.verb == "snipe":
            worth = ambush_worth(g, option.value, target) - patience(g)
            worth -= SHOWN if unmoved(g, 1 - side) else 0.0
        else:
            continue
        if worth > top:
            top, best = worth, option
    return best


def waiting(g: Battle, side: int, here: int, target: int) -> float:
    """What the fire of a location is worth if it is kept."""
    least = ANSWER
    if g.turn == g.theater.turns:
        least = 0.2
    if g.distance(here, target) <= 1:
        least = 0.2
    if all(g.status[u] & OPS_BIT for u in g.here(side, here) if not g.status[u] & SHAKEN_BIT):
        return min(least, 0.15)
    if not unmoved(g, 1 - side):
        least = min(least, 0.25)
    return max(least, 0.85 * best_target(g, side, here)[1])


def behind(g: Battle, side: int, target: int) -> list[list[int]]:
    """Those who may follow enemies who move, who may be bait then: near them, on the same way, and still to go. By
    night who has moved past is lost from sight, and nobody waits for others with enemies next door."""
    aims = aims_of(g, 1 - side)
    goals = aims.want or aims.exits or aims.beyond
    if g.theater.night or not goals or min([g.distance(at, target) for at in g.locations(side)], default=0) <= 1:
        return []
    ways = away(g, 1 - side, goals)
    found: list[list[int]] = []
    for stack in g.stacks[1 - side]:
        near = stack.at != target and g.distance(stack.at, target) <= BEHIND
        if near and ways.get(stack.at, FAR) >= ways.get(target, FAR):
            able = [unit for unit in stack.fresh if not g.status[unit] & SHAKEN_BIT]
            if able:
                found.append(able)
    return found


def harm_later(g: Battle, volley: Volley, units: list[int]) -> float:
    """What a volley would bring at these, if they came where it is aimed at."""
    if not volley.units:
        return 0.0
    here, there = volley.here, volley.target
    margin = strength(g, volley).total + on_the_move(g, there) - cover(g, there) - side_behind(g, here, there)
    led = max([g.leadership(unit) for unit in units if g.kind(unit) == LEADER], default=0)
    return sum([expected(g, u, margin, led if g.kind(u) != LEADER else 0, 1) * value(g, u) for u in units])


def going(field: Field, here: int) -> float:
    """What it costs that those who fire cannot move any more in this turn, nor spike a gun."""
    found = field.tied.get(here, -1.0)
    if found < 0:
        found = 0.0
        if field.g.theater.guns and spikers(field.g, field.side, here):
            found = SPIKE
        elif field.goals:
            plan = best_plan(field, here)
            found = max(0.0, plan.worth) * (1.0 if field.urgent else GOING) if plan is not None else 0.0
        field.tied[here] = found
    return found


def unmoved(g: Battle, side: int) -> bool:
    """Whether enemies are left who may still move in this turn."""
    for unit in g.force[side]:
        if not g.status[unit] & MARKED_BITS and g.is_mmc(unit):
            return True
    return False
