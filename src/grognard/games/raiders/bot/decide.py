"""The rules of thumb by which each ask is decided."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from grognard.bots.options import best, named
from grognard.engine.ask import Ask, Option
from grognard.games.raiders import theater as th
from grognard.games.raiders.rules.coordination import has_leader
from grognard.games.raiders.rules.gear import count_gear, gear_with
from grognard.games.raiders.rules.mission import count_destroyed, count_revealed
from grognard.games.raiders.rules.movement import must_stop
from grognard.games.raiders.rules.objectives import heavy_water_at, hidden_markers
from grognard.games.raiders.rules.operation import force_limit, why_not_add
from grognard.games.raiders.state import AIR_POOL, AIR_READY, Mission
from grognard.games.raiders.theater import Choice, Theater

SHOPPING = {
    "reveal": ["Commando", "Commando", "Radio", "Commando", "Silenced pistol", "Bren"],
    "destroy": [
        "Engineer", "Engineer", "Engineer", "Engineer", "Bren", "Silenced pistol", "Supplies",
        "Compound C", "Radio", "Air strike", "Commando",
    ],
    "air-ready": [
        "Engineer", "Engineer", "Engineer", "Engineer", "Radio", "Bren", "Silenced pistol", "Supplies",
        "Compound C", "Commando",
    ],
    "air": [
        "Engineer", "Engineer", "Engineer", "Radio", "Air strike", "Bren", "Silenced pistol", "Engineer",
        "Supplies", "Compound C", "Commando",
    ],
    "drop": [
        "Commando", "Commando", "Commando", "Compound C", "Compound C", "Compound C", "Silenced pistol", "Supplies",
    ],
}  # fmt: skip
"""What to buy, in order: for discovery, for demolition, for demolition with air support given or paid for, and for
demolition by those who come down by parachute."""

AIR_BUDGET = 16
"""Points that pay for aircraft, radio and still three engineers with Bren and pistol."""

SETTLED = {"muster", "leader", "give", "from", "land", "lose", "inquire", "line", "firepower", "crate"}
"""The asks at which looking ahead wins nothing: the rules of thumb answer them as well."""

TIME_TO_LAND = 7
"""Operations left that make it worth one of them to bring a leader in."""

TIME_TO_ASK = 4
"""Operations left that make it worth one of them to learn where to go."""

WILD = ("mountain", "forest", "landing")
FAR = 99
MOST_MOVES = 7
"""Goals further off than this are as good as nowhere."""


def choose(g: Mission, ask: Ask) -> Option:
    """One of the options of an ask."""
    if len(ask.options) == 1:
        return ask.options[0]
    decide = DECISIONS.get(ask.kind)
    return decide(g, ask) if decide is not None else ask.options[0]


def contenders(g: Mission, ask: Ask) -> list[Option]:
    """The options worth looking ahead for: none where little hangs on the answer, and no handling of gear.

    Of what is bought it is the first unit, which says how the force will come.
    """
    if ask.kind == "muster" and not [u for u in g.mobile_at(th.STAGING) if g.theater.unit_cost[u]]:
        return [o for o in ask.options if o.of == "unit"]
    return [] if ask.kind in SETTLED else [o for o in ask.options if o.verb not in ("trade", "abandon")]


# -- what the mission still needs -----------------------------------------------------------------


def discovering(g: Mission) -> bool:
    """The mission is about revealing markers."""
    return g.mission.objective.reveal > 0


def fulfilled(g: Mission) -> bool:
    """The work is done; what is left is to get away."""
    goal = g.mission.objective
    if goal.reveal:
        return count_revealed(g) >= goal.reveal
    if goal.facility:
        return plant_known_destroyed(g)
    return count_destroyed(g) >= goal.destroy


def plant_known_destroyed(g: Mission) -> bool:
    """The plant is gone; or every marker is seen, it is none of them, and both stores are gone."""
    plant = g.theater.marker_kind.index(th.FACILITY)
    if g.marker_up[plant]:
        return g.marker_at[plant] == th.DESTROYED
    return not hidden_markers(g) and count_destroyed(g) >= 2


def can_demolish(g: Mission, units: list[int]) -> bool:
    return any(g.theater.demolishes[u] for u in units) or gear_with(g, units, th.CHARGE) >= 0


def targets(g: Mission, force: list[int]) -> list[int]:
    """The spaces this force should head for."""
    t = g.theater
    if g.sample_bearer in force and g.mission.objective.sample_counts:
        camp = g.place[t.camp]
        return [camp] if camp > 0 else t.exits
    if fulfilled(g):
        return [s for s in range(1, len(t.terrain)) if t.terrain[s] in WILD]
    hidden = hidden_markers(g)
    if discovering(g):
        return hidden
    if not can_demolish(g, force):
        camp = g.place[t.camp]
        if g.rp and camp > 0:
            return [camp]
    known = [s for s in t.objective_spaces if heavy_water_at(g, s) >= 0]
    if g.mission.objective.facility:
        plant = t.marker_kind.index(th.FACILITY)
        if g.marker_up[plant] and g.marker_at[plant] > 0:
            return [g.marker_at[plant]]
        return hidden or known
    return known or hidden or t.objective_spaces


# -- distances in operations ----------------------------------------------------------------------


def stops(g: Mission) -> int:
    """The spaces that end a move now, a bit for each."""
    return sum([1 << s for s in range(len(g.theater.terrain)) if must_stop(g, s)])


def reach(t: Theater, stopping: int, origin: int, points: int) -> dict[int, int]:
    """Where one move can end, and the first step to take there."""
    first = {origin: origin}
    frontier = [origin]
    for _ in range(points):
        further = []
        for here in frontier:
            if here != origin and stopping >> here & 1:
                continue
            for to in t.adjacent[here]:
                if to not in first:
                    first[to] = to if here == origin else first[here]
                    further.append(to)
        frontier = further
    return first


@cache
def moves_between(t: Theater, stopping: int, points: int) -> list[list[int]]:
    """How many moves lead from each space to each, of those that are not too far for any plan."""
    spaces = range(len(t.terrain))
    reached = [list(reach(t, stopping, s, points)) for s in spaces]
    found = []
    for origin in spaces:
        away = [FAR] * len(t.terrain)
        away[origin] = 0
        frontier = [origin]
        for moves in range(1, MOST_MOVES + 1):
            frontier = [to for here in frontier for to in reached[here] if away[to] == FAR]
            for to in frontier:
                away[to] = moves
        found.append(away)
    return found


def operations_to(g: Mission, goals: list[int], points: int) -> list[int]:
    """For every space, how many moves lie between it and the nearest goal."""
    return [min([away[goal] for goal in goals], default=FAR) for away in moves_between(g.theater, stops(g), points)]


def speed(g: Mission, force: list[int]) -> int:
    return min(g.theater.moves[u] for u in force)


def comfort(g: Mission, space: int) -> float:
    """How well a force rests in a space: wild ground wins ties, objectives draw one hostile more."""
    t = g.theater
    if t.is_objective[space]:
        return -0.5
    return 0.3 if t.raiders_win_ties[space] else 0.0


# -- battles --------------------------------------------------------------------------------------


def win_chance(g: Mission, units: list[int], count: float) -> float:
    """A rough chance to beat so many average hostiles: strength of fire times number of men."""
    if not units:
        return 0.0
    ours = sum(g.theater.combat[u] for u in units) + count_gear(g, units, th.BREN)
    if gear_with(g, units, th.SUPPLIES) >= 0:
        ours += 2
    theirs = 3.2 * count
    edge = count_gear(g, units, th.PISTOL) + len([u for u in units if g.theater.elite[u]])
    ratio = (ours * len(units) * (1 + 0.12 * edge)) / max(0.1, theirs * count)
    return ratio / (1 + ratio)


def fight_worth(g: Mission, count: float) -> float:
    space = g.space_of_force()
    if g.theater.is_objective[space]:
        count += 1
    if g.air == AIR_READY and has_radio(g):
        count = max(0.5, count - 0.67)
    chance = win_chance(g, g.units_at(space), count)
    return chance * 1.0 - (1 - chance) * 7.0


def has_radio(g: Mission) -> bool:
    """The operating force can call the aircraft."""
    return gear_with(g, g.force, th.RADIO) >= 0


def wants_air(g: Mission) -> bool:
    """Points buy air support that the operating force can call, and there is still something to fight for."""
    return g.air == AIR_POOL and g.rp >= g.theater.air_cost and has_radio(g) and not fulfilled(g)


# -- cards ----------------------------------------------------------------------------------------


def effect_worth(g: Mission, effect: str, amount: int) -> float:
    """What one effect of a card is worth, in operations."""
    left = len(g.deck)
    if effect == "ops":
        if amount < 0 and left <= -amount:
            return 0.0 if fulfilled(g) else -20.0
        return 1.0 * amount
    if effect == "rp":
        return 0.12 * amount
    if effect == "alert":
        level = max(1, min(g.theater.alert_max, g.alert + amount))
        return -0.22 * (level - g.alert) * min(left, 5)
    if effect == "fight":
        return fight_worth(g, amount)
    if effect == "fight_alert":
        return fight_worth(g, max(1, g.alert + amount))
    if effect == "fight_die":
        return fight_worth(g, 4)
    if effect in ("reveal_any", "reveal_near"):
        return 1.5 if discovering(g) else 0.7
    if effect == "advance":
        return 0.6
    return FIXED_WORTH.get(effect, 0.0)


FIXED_WORTH = {
    "squad": 0.9,
    "crate": 0.5,
    "lose_gear": -0.4,
    "camp_lost": -0.3,
    "camp_moves": -0.1,
    "recall": 0.9,
    "water_move": -0.3,
    "win_ops": 0.5,
    "win_rp": 0.1,
}


def choice_worth(g: Mission, choice: Choice) -> float:
    return sum(effect_worth(g, effect.word, amount) for effect, amount in choice.effects)


def decide_card(g: Mission, ask: Ask) -> Option:
    choices = {c.option: c for c in g.theater.cards[g.card].branches[g.branch].choices}

    def worth(o: Option) -> float:
        return choice_worth(g, choices[o]) if o in choices else -float(FAR)

    return best(ask.options, [worth(o) for o in ask.options])


def card_danger(g: Mission) -> float:
    """What the card just drawn is worth at its likely worst."""
    card = g.theater.cards[g.card]
    terrain = g.theater.terrain[g.space_of_force()]
    branches = [b for b in card.branches if b.check != "quiet" and b.applies(b.check, terrain)]
    values = [max(choice_worth(g, c) for c in b.choices) for b in branches]
    return min(values) if values else 0.0


def decide_redraw(g: Mission, ask: Ask) -> Option:
    return ask.options[1] if card_danger(g) < -1.5 else ask.options[0]


def decide_prepare(g: Mission, ask: Ask) -> Option:
    """Blueprints when they help, else a look at what lies next door, else what points can still buy."""
    for o in ask.options:
        if o.subject == "study" and (discovering(g) or len(g.deck) <= 3):
            return o
    for o in ask.options:
        if o.verb == "scout":
            return o
    if ask.find("recruit") is not None and ((g.space_of_force() == th.STAGING and g.rp >= 2) or wants_air(g)):
        return named(ask, "recruit")
    return named(ask, "skip")


def decide_last_chance(g: Mission, ask: Ask) -> Option:
    return named(ask, "play shortcut")


# -- buying ---------------------------------------------------------------------------------------


def decide_purchase(g: Mission, ask: Ask) -> Option:
    """The first thing of the shopping list that is still wanted and for sale."""
    if g.space_of_force() > th.STAGING:  # in the field points buy nothing that helps this force but aircraft
        return named(ask, "buy Air strike" if wants_air(g) else "done")
    t = g.theater
    units = [u for u in range(t.camp) if g.place[u] >= 0]
    gear = [i for i, b in enumerate(g.bearer) if b >= 0]
    owned = [t.unit_names[u] for u in units] + [t.gear_names[i] for i in gear]
    spent = sum(t.unit_cost[u] for u in units) + sum(t.gear_cost[i] for i in gear)
    wanted = SHOPPING[plan(g, units, g.rp + spent)][:]
    for name in owned:
        kind = name.rstrip(" 0123456789")
        if kind in wanted:
            wanted.remove(kind)
    for kind in wanted:
        for o in ask.options:
            if o.subject.rstrip(" 0123456789") == kind:
                return o
    return named(ask, "done")


def plan(g: Mission, units: list[int], budget: int) -> str:
    """Which shopping list suits the mission, who is there already, the points in all, and the air support given."""
    kinds = [g.theater.kind[u] for u in units]
    if discovering(g):
        return "reveal"
    if th.COMMANDO in kinds and th.ENGINEER not in kinds:
        return "drop"
    if g.air == AIR_READY:
        return "air-ready"
    return "air" if budget >= AIR_BUDGET else "destroy"


def decide_give(g: Mission, ask: Ask) -> Option:
    """Gear goes to the units that stand last in line."""
    return best(ask.options, [value_in_line(g, o.value) for o in ask.options])


# -- forces and moves -----------------------------------------------------------------------------


def decide_from(g: Mission, ask: Ask) -> Option:
    """The force that is nearest to doing something useful."""

    def worth(o: Option) -> float:
        units = g.mobile_at(o.value)
        if o.value == th.STAGING:
            if len(g.deck) >= TIME_TO_LAND and has_leader(g, units) and not fulfilled(g):
                return float(FAR)  # a leader left at home helps nobody
            return 2.0 + len(units) * 0.5
        away = operations_to(g, targets(g, units), speed(g, units))[o.value]
        able = discovering(g) or can_demolish(g, units) or fulfilled(g)
        return len(units) + (4.0 if able else 0.0) - 1.5 * min(away, 5)

    return best(ask.options, [worth(o) for o in ask.options])


def decide_force(g: Mission, ask: Ask) -> Option:
    """Everybody, and in the staging area everybody who lands the same way."""
    everybody = ask.find("all")
    if everybody is not None:
        return everybody
    wanted = wanted_force(g)
    for o in ask.options:
        if o.verb == "add" and o.value in wanted:
            return o
    return named(ask, "done")


def wanted_force(g: Mission) -> list[int]:
    """As many as can be one force, the best of those who land as most do first."""
    landing = most_common_landing(g)
    units = g.mobile_at(g.origin)
    units.sort(key=lambda u: (g.theater.lands_by[u] != landing, -value_in_line(g, u)))
    force = g.force[:]
    for unit in units:
        if unit not in force and why_not_add(g, unit, force, force_limit(g)) is None:
            force.append(unit)
    return force


def most_common_landing(g: Mission) -> int:
    units = g.mobile_at(th.STAGING)
    gliders = len([u for u in units if g.theater.lands_by[u] == th.GLIDER])
    return th.GLIDER if gliders * 2 > len(units) else th.PARACHUTE


def decide_land(g: Mission, ask: Ask) -> Option:
    """Near the objective, but not so near that the first card is fought next door to it."""
    away = operations_to(g, targets(g, g.force), speed(g, g.force))
    steps = g.theater.steps
    goals = targets(g, g.force) or g.theater.objective_spaces

    def worth(o: Option) -> float:
        if o.verb != "land":
            return -50.0
        near = sum(1 for goal in goals if 0 < steps[o.value][goal] <= 3)
        return -2.0 * away[o.value] + 0.4 * near

    return best(ask.options, [worth(o) for o in ask.options])


def decide_move(g: Mission, ask: Ask) -> Option:
    """The step toward the end of the move that leaves the fewest operations to the objective."""
    here = g.space_of_force()
    goals = targets(g, g.force)
    camp_reason = not can_demolish(g, g.force) and not discovering(g) and not fulfilled(g)
    if camp_reason and ask.find("resupply") is not None:
        return named(ask, "resupply")
    if ask.find("inquire") is not None and worth_asking(g):
        return named(ask, "inquire")
    if here in goals and ask.find("stay") is not None:
        return named(ask, "stay")
    points = speed(g, g.force)
    away = operations_to(g, goals, points)
    first = reach(g.theater, stops(g), here, points)

    def worth(o: Option) -> float:
        if o.verb in ("stay", "halt"):
            return -float(away[here]) + 0.1 * comfort(g, here)
        if o.verb == "move":
            ends = [s for s, step in first.items() if step == o.value]
            return max([-float(away[s]) + 0.1 * comfort(g, s) for s in ends], default=-float(FAR))
        if o.verb == "march":
            return -float(away[o.value]) - 0.5
        return -float(FAR) * 2

    return best(ask.options, [worth(o) for o in ask.options])


def worth_asking(g: Mission) -> bool:
    """At the camp a die is safer than a walk: always to discover, to destroy while nothing is known."""
    if fulfilled(g):
        return False
    known = any(heavy_water_at(g, s) >= 0 for s in g.theater.objective_spaces)
    return discovering(g) or (not known and can_demolish(g, g.force) and len(g.deck) >= TIME_TO_ASK)


def decide_move_on(g: Mission, ask: Ask) -> Option:
    """Who can demolish sees to where the points that are left lead; others feel their way space by space."""
    goals = targets(g, g.force)
    away = operations_to(g, goals, speed(g, g.force))
    stopping = stops(g)
    further = max(0, g.points - 1) if can_demolish(g, g.force) else 0

    def worth(o: Option) -> float:
        halted = o.verb == "halt"
        space = g.space_of_force() if halted else o.value
        left = 0 if halted or stopping >> space & 1 else further
        return max([-float(away[s]) + 0.1 * comfort(g, s) for s in reach(g.theater, stopping, space, left)])

    return best(ask.options, [worth(o) for o in ask.options])


def decide_near_goal(g: Mission, ask: Ask) -> Option:
    """A space worth knowing about: the one next to the most other objectives."""
    steps = g.theater.steps
    here = max(0, g.space_of_force())
    return best(ask.options, [-float(steps[here][o.value]) if here else 0.0 for o in ask.options])


# -- fighting -------------------------------------------------------------------------------------


def value_in_line(g: Mission, unit: int) -> float:
    """Who should live longest stands last."""
    t = g.theater
    value = float(t.combat[unit]) + 0.4 * len(g.gear_of(unit))
    if t.demolishes[unit] and not discovering(g):
        value += 1.0
    if unit == g.sample_bearer:
        value += 5.0
    if unit == t.camp:
        value -= 2.0
    return value


def decide_line(g: Mission, ask: Ask) -> Option:
    units = [o for o in ask.options if o.verb == "line"]
    return best(units, [-value_in_line(g, o.value) for o in units])


def decide_fire(g: Mission, ask: Ask) -> Option:
    return best(ask.options, [float(g.theater.hostile_combat[o.value]) for o in ask.options])


def decide_firepower(g: Mission, ask: Ask) -> Option:
    many = g.battle is not None and len(g.battle.hostiles) >= 2
    return named(ask, "blaze" if many else "hold")


def decide_air_strike(g: Mission, ask: Ask) -> Option:
    return named(ask, "call")


def decide_crate(g: Mission, ask: Ask) -> Option:
    if not discovering(g) and not can_demolish(g, g.force):
        for o in ask.options:
            if g.theater.gear_kind[o.value] == th.CHARGE:
                return o
    order = [th.SUPPLIES, th.BREN, th.PISTOL, th.CHARGE, th.RADIO]
    return best(ask.options, [-float(order.index(g.theater.gear_kind[o.value])) for o in ask.options])


def decide_objective(g: Mission, ask: Ask) -> Option:
    for verb in ("demolish", "charge"):
        for o in ask.options:
            if o.verb == verb:
                return o
    carriers = [o for o in ask.options if o.verb == "carry"]
    if carriers and (g.mission.objective.sample_counts or g.campaign is not None):
        return best(carriers, [value_in_line(g, o.value) for o in carriers])
    return named(ask, "done")


def decide_resupply(g: Mission, ask: Ask) -> Option:
    """Explosives, if there are any."""
    for o in ask.options:
        if o.subject.startswith("Comp"):
            return o
    return ask.options[-1]


def decide_lose(g: Mission, ask: Ask) -> Option:
    return best(ask.options, [-value_in_line(g, o.value) for o in ask.options])


def decide_load(g: Mission, ask: Ask) -> Option:
    return named(ask, "hold")


def decide_coordinate(g: Mission, ask: Ask) -> Option:
    """Every force that can come to the objective comes: it costs no operation."""
    return named(ask, "done") if fulfilled(g) else ask.options[0]


DECISIONS: dict[str, Callable[[Mission, Ask], Option]] = {
    "muster": decide_purchase,
    "recruit": decide_purchase,
    "resupply": decide_resupply,
    "give": decide_give,
    "from": decide_from,
    "force": decide_force,
    "prepare": decide_prepare,
    "land": decide_land,
    "lose": decide_lose,
    "move": decide_move,
    "move-on": decide_move_on,
    "advance": decide_move_on,
    "special-move": decide_move_on,
    "load": decide_load,
    "coordinate": decide_coordinate,
    "redraw": decide_redraw,
    "card": decide_card,
    "crate": decide_crate,
    "reveal": decide_near_goal,
    "inquire": decide_near_goal,
    "air-strike": decide_air_strike,
    "bomb": decide_fire,
    "firepower": decide_firepower,
    "line": decide_line,
    "fire": decide_fire,
    "rescue": decide_give,
    "objective": decide_objective,
    "last-chance": decide_last_chance,
}
