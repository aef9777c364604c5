"""RAIDERS 19, 21, 32: objective markers, and what raiders do on them."""

from __future__ import annotations

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.event import Event, Fact, Luck, Modifier
from grognard.games.raiders.rules.gear import abandon, spend, trade_options
from grognard.games.raiders.rules.tracks import change_rp
from grognard.games.raiders.state import CLOSE, COMBAT, Battle, Mission
from grognard.games.raiders.theater import (
    ABANDONED,
    AMBUSH,
    BARRELS,
    CARRIED,
    CHARGE,
    DESTROYED,
    DONE,
    DROP,
    FACILITY,
    HOLD,
    RECOVERED,
    REMOVED,
    SAMPLE,
)


def marker_here(g: Mission, space: int) -> bool:
    """RAIDERS 12, 32.1: a marker, either side up, lies in this space."""
    return space in g.marker_at


def hidden_markers(g: Mission) -> list[int]:
    """The spaces where a marker lies face down."""
    at, up = g.marker_at, g.marker_up
    return sorted([at[m] for m in range(len(at)) if at[m] > 0 and not up[m]])


def hidden_near(g: Mission, space: int) -> list[int]:
    """The spaces here or adjacent where a marker lies face down."""
    near = g.theater.adjacent[space]
    return [s for s in hidden_markers(g) if s == space or s in near]


def hidden_at(g: Mission, space: int) -> int:
    """The face-down marker in a space, or -1."""
    for marker in range(len(g.marker_at)):
        if g.marker_at[marker] == space and not g.marker_up[marker]:
            return marker
    return -1


def reveal(g: Mission, space: int, rule: str) -> int:
    """RAIDERS 32, 32.2: turn a marker up. Ambush and abandoned markers then leave the map."""
    marker = hidden_at(g, space)
    g.dice.reveal()
    g.marker_up[marker] = True
    kind = g.theater.marker_kind[marker]
    if g.log is not None:
        g.log.add(Event("revealed", rule, {"marker": marker, "space": space}))
    if kind == AMBUSH or kind == ABANDONED:
        g.marker_at[marker] = REMOVED
    return kind


def objective_segment(g: Mission) -> Rules[None]:
    """RAIDERS 11 (5), 32: flip the marker where the operation ended, then act on it."""
    deliver_sample(g)
    space = g.space_of_force()
    if space <= 0:
        g.segment = CLOSE
        return
    if hidden_at(g, space) >= 0 and reveal(g, space, "32") == AMBUSH:
        spring_ambush(g)
        return
    yield from act_on_objective(g, space)
    g.segment = CLOSE


def spring_ambush(g: Mission) -> None:
    """RAIDERS 29, 32.2: entering an ambush means a battle with as many hostiles as the alert level.

    Won, it gains an operation; lost, it costs one. No extra hostile: no card brought them.
    """
    battle = Battle()
    battle.win_ops = 1
    battle.lose_ops = -1
    g.battle = battle
    reasons = [Modifier("alert-level", g.alert, "32.2")] if g.log is not None else []
    draw_hostiles(g, battle, g.alert, "32.2", reasons)
    g.segment = COMBAT


def draw_hostiles(g: Mission, battle: Battle, count: int, rule: str, reasons: list[Modifier]) -> None:
    """RAIDERS 14: pick hostile units at random from the bin; the log says why so many."""
    cup = bin_of(g, battle)
    for _ in range(min(count, len(cup))):
        hostile = g.dice.draw(cup)
        cup.remove(hostile)
        battle.hostiles.append(hostile)
    if g.log is not None:
        here = g.space_of_force()
        facts: dict[str, Fact] = {
            "hostiles": battle.hostiles[:],
            "count": len(battle.hostiles),
            "space": here,
        }
        g.log.add(Event("hostiles", rule, facts, modifiers=reasons))


def bin_of(g: Mission, battle: Battle) -> list[int]:
    """RAIDERS 3, 14: the hostile units in the bin: all but those on the map and those out for good."""
    out = g.hostiles_out
    here = battle.hostiles
    return [h for h in range(len(g.theater.hostile_combat)) if not out >> h & 1 and h not in here]


def act_on_objective(g: Mission, space: int) -> Rules[None]:
    """RAIDERS 21.1, 31.2, 32.2: demolish or pick up, one action at a time, as long as wanted."""
    tried = 0
    while True:
        options = objective_options(g, space, tried)
        if not options:
            return
        options += trade_options(g, -1)
        options.append(DONE)
        answer = yield Ask(0, "objective", "32.2", options)
        verb = answer.verb
        if verb == "done":
            return
        if verb == "demolish":
            tried |= 1 << answer.value
            demolish(g, space, answer.value, -1)
        elif verb == "charge":
            demolish(g, space, g.bearer[answer.value], answer.value)
        elif verb == "carry":
            take_sample(g, answer.value)
        else:
            abandon(g, answer.value)


def objective_options(g: Mission, space: int, tried: int) -> list[Option]:
    """What the operating force can do to the objectives in its space."""
    t = g.theater
    out: list[Option] = []
    if heavy_water_at(g, space) >= 0:
        for unit in g.force:
            if t.demolishes[unit] and not tried >> unit & 1:
                out.append(t.o_demolish[unit])
        for item in range(len(g.bearer)):
            if t.gear_kind[item] == CHARGE and g.bearer[item] in g.force:
                out.append(t.o_charge[item])
    if sample_lies_at(g, space):
        for unit in g.force:
            out.append(t.o_carry[unit])
    return out


def heavy_water_at(g: Mission, space: int) -> int:
    """The plant or the barrels lying face up in a space, or -1."""
    for marker in range(len(g.marker_at)):
        if g.marker_at[marker] == space and g.marker_up[marker]:
            kind = g.theater.marker_kind[marker]
            if kind == FACILITY or kind == BARRELS:
                return marker
    return -1


def demolish(g: Mission, space: int, unit: int, charge: int) -> None:
    """RAIDERS 21.1, 31.2, 29, Demolition: a die of three or more destroys; a charge is spent, an engineer not."""
    marker = heavy_water_at(g, space)
    if charge >= 0:
        spend(g, charge, "29")
    die = g.dice.d6()
    destroyed = die >= g.theater.demolition_needs
    if g.log is not None:
        outcome = "destroyed" if destroyed else "no-effect"
        facts: dict[str, Fact] = {"marker": marker, "unit": unit, "space": space}
        luck = Luck("raiders", "checks", int(destroyed), 7 - g.theater.demolition_needs, 6)
        g.log.add(Event("demolition", "31.2", facts, [die], outcome=outcome, luck=luck))
    if destroyed:
        g.marker_at[marker] = DESTROYED
        change_rp(g, g.theater.marker_rp[marker], "32.3")


def sample_lies_at(g: Mission, space: int) -> bool:
    sample = g.theater.marker_kind.index(SAMPLE)
    return g.marker_at[sample] == space and g.marker_up[sample]


def take_sample(g: Mission, unit: int) -> None:
    """RAIDERS 18.4, 32.2: a mobile unit of the force picks the sample up."""
    sample = g.theater.marker_kind.index(SAMPLE)
    g.marker_at[sample] = CARRIED
    g.sample_bearer = unit
    if g.log is not None:
        g.log.add(Event("sample-taken", "32.2", {"unit": unit, "marker": sample}))
    deliver_sample(g)


def put_down_load(g: Mission) -> Rules[None]:
    """RAIDERS 18.4, 32.3: at the end of a move the sample is handed over, put down, or kept."""
    deliver_sample(g)
    bearer = g.sample_bearer
    if bearer < 0 or bearer not in g.force:
        return
    answer = yield Ask(0, "load", "18.4", [HOLD, DROP], g.theater.o_carry[bearer])
    if answer is HOLD:
        return
    sample = g.theater.marker_kind.index(SAMPLE)
    if g.log is not None:
        g.log.add(Event("sample-dropped", "18.4", {"unit": bearer, "marker": sample}))
    g.marker_at[sample] = g.place[bearer]
    g.sample_bearer = -1


def deliver_sample(g: Mission) -> None:
    """RAIDERS 32.2, 32.3: at the camp, or at an exit once the camp is gone, the sample is recovered.

    Only the camp pays for it.
    """
    if g.sample_bearer < 0:
        return
    t = g.theater
    space = g.place[g.sample_bearer]
    camp = g.place[t.camp]
    if space == camp or (camp < 0 and space in t.exits):
        sample = t.marker_kind.index(SAMPLE)
        g.marker_at[sample] = RECOVERED
        if g.log is not None:
            g.log.add(Event("sample-recovered", "32.2", {"unit": g.sample_bearer, "space": space}))
        g.sample_bearer = -1
        if space == camp:
            change_rp(g, t.marker_rp[sample], "32.3")
