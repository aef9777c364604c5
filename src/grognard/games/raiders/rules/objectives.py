"""RAIDERS 19, 21, 32: objective markers, and what raiders do on them."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.event import Luck, Modifier
from grognard.engine.reason import Reason
from grognard.games.raiders import verbs
from grognard.games.raiders.rules.gear import abandon, gear_options, spend, why_not_abandon
from grognard.games.raiders.rules.tracks import change_rp
from grognard.games.raiders.state import ACT, CARD, CLOSE, COMBAT, LOAD, Battle, Mission
from grognard.games.raiders.theater import (
    ABANDONED,
    AMBUSH,
    BARRELS,
    CARRIED,
    CHARGE,
    DESTROYED,
    FACILITY,
    RECOVERED,
    REMOVED,
    SAMPLE,
)

NO_MARKER: Final = Reason("no-marker", "32")
NOT_IN_FORCE: Final = Reason("not-in-force", "10.3")
NO_HEAVY_WATER: Final = Reason("no-heavy-water", "32.2")
NO_ENGINEER: Final = Reason("no-engineer", "31.2")
TRIED: Final = Reason("tried", "31.2")
NO_CHARGE: Final = Reason("no-charge", "29")
NO_SAMPLE: Final = Reason("no-sample", "32.2")


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
    at, up = g.marker_at, g.marker_up
    return sorted([at[m] for m in range(len(at)) if not up[m] and (at[m] == space or at[m] in near)])


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
    g.tell("revealed", rule, marker=marker, space=space)
    if kind == AMBUSH or kind == ABANDONED:
        g.marker_at[marker] = REMOVED
    return kind


def objective_segment(g: Mission) -> Rules[None]:
    """RAIDERS 11 (5), 32: flip the marker where the operation ended; an ambush is fought, on others units act."""
    deliver_sample(g)
    space = g.space_of_force()
    if space <= 0:
        g.segment = CLOSE
    elif hidden_at(g, space) >= 0 and reveal(g, space, "32") == AMBUSH:
        spring_ambush(g)
    else:
        g.segment = ACT
        yield from act_on_objective(g)


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
    here = battle.hostiles
    g.tell("hostiles", rule, hostiles=here[:], count=len(here), space=g.space_of_force(), modifiers=reasons)


def bin_of(g: Mission, battle: Battle) -> list[int]:
    """RAIDERS 3, 14: the hostile units in the bin: all but those on the map and those out for good."""
    out = g.hostiles_out
    here = battle.hostiles
    return [h for h in range(len(g.theater.hostile_combat)) if not out >> h & 1 and h not in here]


def act_on_objective(g: Mission) -> Rules[None]:
    """RAIDERS 21.1, 31.2, 32.2: demolish or pick up, one action at a time, as long as wanted."""
    options = objective_options(g)
    if not options:
        g.segment = CLOSE
        return
    options += gear_options(g, False)
    options.append(verbs.DONE.plain)
    answer = yield Ask(0, "objective", "32.2", options)
    verb = answer.verb
    if verb == "demolish":
        g.tried |= 1 << answer.value
        demolish(g, answer.value)
    elif verb == "charge":
        bearer = g.bearer[answer.value]
        spend(g, answer.value, "29")
        demolish(g, bearer)
    elif verb == "carry":
        take_sample(g, answer.value)
    elif verb == "abandon":
        abandon(g, answer.value)
    else:
        g.segment = CLOSE


def objective_options(g: Mission) -> list[Option]:
    """What the operating force can do to the objectives in its space."""
    out: list[Option] = []
    space = g.space_of_force()
    if heavy_water_at(g, space) >= 0:
        out += [verbs.DEMOLISH.each[u] for u in g.force if why_not_demolish(g, u) is None]
        out += [verbs.CHARGE.each[i] for i in range(len(g.bearer)) if why_not_charge(g, i) is None]
    if sample_lies_at(g, space):
        out += [verbs.CARRY.each[u] for u in g.force]
    return out


def why_not_demolish(g: Mission, unit: int) -> Reason | None:
    """RAIDERS 31.2, 21.1: each engineer of the force tries once, where heavy water lies open."""
    if unit not in g.force:
        return NOT_IN_FORCE
    if heavy_water_at(g, g.space_of_force()) < 0:
        return NO_HEAVY_WATER
    if not g.theater.demolishes[unit]:
        return NO_ENGINEER
    return TRIED if g.tried >> unit & 1 else None


def why_not_charge(g: Mission, item: int) -> Reason | None:
    """RAIDERS 29, 21.1: an explosive that the force carries, where heavy water lies open."""
    if g.theater.gear_kind[item] != CHARGE:
        return NO_CHARGE
    if heavy_water_at(g, g.space_of_force()) < 0:
        return NO_HEAVY_WATER
    return why_not_abandon(g, item)


def why_not_carry(g: Mission, unit: int) -> Reason | None:
    """RAIDERS 18.4, 32.2: the force is where the sample lies open."""
    if unit not in g.force:
        return NOT_IN_FORCE
    return None if sample_lies_at(g, g.space_of_force()) else NO_SAMPLE


def heavy_water_at(g: Mission, space: int) -> int:
    """The plant or the barrels lying face up in a space, or -1."""
    for marker in range(len(g.marker_at)):
        if g.marker_at[marker] == space and g.marker_up[marker]:
            kind = g.theater.marker_kind[marker]
            if kind == FACILITY or kind == BARRELS:
                return marker
    return -1


def demolish(g: Mission, unit: int) -> None:
    """RAIDERS 21.1, 31.2, 29, Demolition: a die of three or more destroys; a charge is spent, an engineer not."""
    space = g.space_of_force()
    marker = heavy_water_at(g, space)
    needs = g.theater.demolition_needs
    die = g.dice.d6()
    destroyed = die >= needs
    outcome = "destroyed" if destroyed else "no-effect"
    luck = Luck("raiders", "checks", int(destroyed), 7 - needs, 6)
    g.tell("demolition", "31.2", marker=marker, unit=unit, space=space, dice=[die], outcome=outcome, luck=luck)
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
    g.tell("sample-taken", "32.2", unit=unit, marker=sample)
    deliver_sample(g)


def end_move(g: Mission) -> None:
    """RAIDERS 11 (3): a card follows; whoever carries something may put it down first."""
    g.segment = LOAD if g.sample_bearer >= 0 else CARD


def put_down_load(g: Mission) -> Rules[None]:
    """RAIDERS 18.4, 32.3: at the end of a move the sample is handed over, put down, or kept."""
    deliver_sample(g)
    bearer = g.sample_bearer
    if bearer < 0 or bearer not in g.force:
        return
    answer = yield Ask(0, "load", "18.4", [verbs.HOLD.plain, verbs.DROP.plain], verbs.CARRY.each[bearer])
    if answer is verbs.HOLD.plain:
        return
    sample = g.theater.marker_kind.index(SAMPLE)
    g.tell("sample-dropped", "18.4", unit=bearer, marker=sample)
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
        g.tell("sample-recovered", "32.2", unit=g.sample_bearer, space=space)
        g.sample_bearer = -1
        if space == camp:
            change_rp(g, t.marker_rp[sample], "32.3")
