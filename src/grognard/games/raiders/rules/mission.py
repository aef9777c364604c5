"""RAIDERS 6, 7, 8, 10.1: setting a mission up, knowing when it is won, and ending it."""

from __future__ import annotations

from grognard.engine.ask import Ask, Rules
from grognard.games.raiders import verbs
from grognard.games.raiders.rules.camp import place_camp
from grognard.games.raiders.rules.cards import kept_options, play_kept
from grognard.games.raiders.rules.objectives import deliver_sample
from grognard.games.raiders.rules.tracks import change_alert
from grognard.games.raiders.state import (
    AIR_READY,
    DEBRIEF,
    FORCE,
    HISTORICAL,
    MUSTER,
    Campaign,
    Mission,
)
from grognard.games.raiders.theater import (
    ABANDONED,
    BARRELS,
    DESTROYED,
    FACILITY,
    KINDS,
    RECOVERED,
    REMOVED,
    STAGING,
    UNDRAWN,
)


def set_up(g: Mission) -> None:
    """RAIDERS 7, 8: the mission card says how much of everything there is, more or less of it by choice (R59)."""
    t = g.theater
    card = g.mission
    g.new_mission()
    g.rp = min(t.rp_max, card.rp)
    g.alert = min(t.alert_max, card.alert + g.read.extra_alert)
    g.leaders_due = card.leaders
    operations = card.operations + g.read.extra_ops
    g.tell("mission", "8", mission=g.at_mission)
    if g.campaign is not None:
        operations += carry_over(g, g.campaign)
    deal_operations(g, operations)
    place_objectives(g)
    place_camp(g)
    g.segment = MUSTER


def carry_over(g: Mission, campaign: Campaign) -> int:
    """RAIDERS 25.1, 25.2, 33, 37: points, alert, leaders and air support brought from the mission before."""
    t = g.theater
    g.rp = min(t.rp_max, g.rp + campaign.rp)
    if campaign.alert:
        change_alert(g, campaign.alert, "25.1")
    if campaign.air:
        g.air = AIR_READY
    if not campaign.won and not sum(campaign.failures):
        g.leaders_due = max(1, g.leaders_due)  # 33: a leader comes with the first mission, whichever it is
    g.leaders_due += campaign.success_leaders
    historical = campaign.mode == HISTORICAL
    for unit in campaign.leaders:
        g.place[unit] = STAGING
        g.tell("leader", "37" if historical else "25", unit=unit, space=STAGING)
    if campaign.rp or campaign.ops:
        rule = "37" if historical else "25.2" if campaign.losses_in_a_row else "25.1"
        g.tell("carried-over", rule, change=campaign.rp, rp=g.rp, operations=campaign.ops)
    if campaign.air:
        g.tell("air-ready", "25.1", rp=g.rp)
    return campaign.ops


def deal_operations(g: Mission, operations: int) -> None:
    """RAIDERS 7 (2), 8 (3): shuffle; the mission's number is the draw deck, the rest the reserve."""
    cards = list(range(len(g.theater.cards)))
    g.dice.shuffle(cards)
    count = min(operations, len(cards))
    g.deck = cards[:count]
    g.reserve = cards[count:]


def place_objectives(g: Mission) -> None:
    """RAIDERS 7 (5), 32: markers are mixed face down, one on each objective space.

    The abandoned marker is mixed in only where the mission says so (32, note).
    """
    t = g.theater
    markers: list[int] = []
    for marker in range(len(t.marker_kind)):
        g.marker_up[marker] = False
        mixed = t.marker_kind[marker] != ABANDONED or g.mission.abandoned
        g.marker_at[marker] = UNDRAWN if mixed else REMOVED
        if mixed:
            markers.append(marker)
    g.dice.shuffle(markers)
    for i in range(len(t.objective_spaces)):
        g.marker_at[markers[i]] = t.objective_spaces[i]


# -- winning ------------------------------------------------------------------------------------


def objective_met(g: Mission) -> bool:
    """RAIDERS 6, 8 (2): everything the mission card asks for is done."""
    goal = g.mission.objective
    if goal.reveal and count_revealed(g) < goal.reveal:
        return False
    if goal.destroy and not enough_destroyed(g, goal.destroy, goal.sample_counts):
        return False
    if goal.facility and not plant_destroyed(g):
        return False
    if goal.survivor and not survivor_of(g, goal.survivor):
        return False
    return not goal.survivor_terrain or survivor_in(g, goal.survivor_terrain)


def count_revealed(g: Mission) -> int:
    count = 0
    for up in g.marker_up:
        if up:
            count += 1
    return count


def count_destroyed(g: Mission) -> int:
    count = 0
    for at in g.marker_at:
        if at == DESTROYED:
            count += 1
    return count


def enough_destroyed(g: Mission, wanted: int, sample_counts: bool) -> bool:
    """A recovered sample can stand for one of them, never for all."""
    destroyed = count_destroyed(g)
    if destroyed and sample_counts and RECOVERED in g.marker_at:
        destroyed += 1
    return destroyed >= wanted


def plant_destroyed(g: Mission) -> bool:
    """The plant, or both stores of barrels when it is not on the map; then the player learns that it is not."""
    kinds = g.theater.marker_kind
    plant = kinds.index(FACILITY)
    if g.marker_at[plant] == DESTROYED or g.marker_up[plant]:
        return g.marker_at[plant] == DESTROYED
    for marker in range(len(kinds)):
        if kinds[marker] == BARRELS and g.marker_at[marker] != DESTROYED:
            return False
    g.dice.reveal()
    return g.marker_at[plant] == UNDRAWN


def survivor_of(g: Mission, kinds: list[str]) -> bool:
    """A unit of one of these kinds is on the map."""
    t = g.theater
    for unit in range(t.camp):
        if g.place[unit] > STAGING and KINDS["raiders"][t.kind[unit]] in kinds:
            return True
    return False


def survivor_in(g: Mission, terrain: list[str]) -> bool:
    """A mobile raider unit is in one of these kinds of terrain."""
    t = g.theater
    for unit in range(t.camp):
        if g.place[unit] > STAGING and t.terrain[g.place[unit]] in terrain:
            return True
    return False


# -- ending -------------------------------------------------------------------------------------


def close_operation(g: Mission) -> Rules[None]:
    """RAIDERS 10.1, 11.1, 11.2, 13.1: the mission ends won, without raiders, or with the last card."""
    deliver_sample(g)
    met = objective_met(g)
    if not g.anyone_left() or (met and g.campaign is None):
        g.ended = "objective" if met else "eliminated"
    elif not g.deck:
        yield from last_chance(g)
        if not g.deck:
            g.ended = "objective" if objective_met(g) else "operations"
    elif met:
        answer = yield Ask(0, "withdraw", "11.1", [verbs.WITHDRAW.plain, verbs.CONTINUE.plain])
        if answer is verbs.WITHDRAW.plain:
            g.ended = "objective"
    if g.ended:
        g.segment = DEBRIEF
        return
    g.new_turn()
    g.segment = FORCE


def last_chance(g: Mission) -> Rules[None]:
    """RAIDERS 13.1, 11.3: after the last operation a kept card may still bring another, or the objective itself."""
    options = kept_options(g)
    if not options:
        return
    options.append(verbs.DONE.plain)
    answer = yield Ask(0, "last-chance", "13.1", options)
    if answer is not verbs.DONE.plain:
        yield from play_kept(g, answer)
