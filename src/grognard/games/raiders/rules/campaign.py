"""RAIDERS 25, 37: single missions, the random campaign and the historical one."""

from __future__ import annotations

from grognard.engine.ask import Rules
from grognard.games.raiders.rules.mission import objective_met, set_up
from grognard.games.raiders.state import BRIEFING, DEBRIEF, HISTORICAL, RANDOM, Campaign, Mission
from grognard.games.raiders.theater import LEADER, STAGING


def briefing(g: Mission) -> Rules[None]:
    """RAIDERS 7 (3, 4), 25, 37: the next mission card, at random or in the order of history."""
    campaign = g.campaign
    if campaign is not None:
        if campaign.mode == RANDOM:
            g.at_mission = g.dice.draw(campaign.remaining)
        else:
            g.at_mission = campaign.remaining[0]
    set_up(g)
    return
    yield  # a rule without a question is a coroutine all the same


def debrief(g: Mission) -> Rules[None]:
    """RAIDERS 6, 11.2: won if the card's objective is fulfilled at the end, however the end came."""
    g.segment = DEBRIEF
    g.won = objective_met(g)
    g.tell("mission-over", "6", mission=g.at_mission, how=g.ended, outcome="won" if g.won else "lost")
    if g.campaign is None:
        g.over = True
    else:
        next_mission(g, g.campaign)
    return
    yield


def next_mission(g: Mission, campaign: Campaign) -> None:
    """RAIDERS 25, 25.1, 25.2, 25.3, 37: note what carries over, and whether the campaign goes on."""
    keep_leaders(g, campaign)
    keep_points(g, campaign)
    if g.won:
        mission_won(g, campaign)
    else:
        mission_lost(g, campaign)
    if not campaign.remaining:
        g.over = True
        g.ended = "campaign-won"
    elif campaign_lost(g, campaign):
        g.over = True
        g.ended = "campaign-lost"
    else:
        g.ended = ""
    g.segment = BRIEFING
    if g.over:
        outcome = "won" if g.ended == "campaign-won" else "lost"
        g.tell(
            "campaign-over",
            "37" if campaign.mode == HISTORICAL else "25.3",
            missions=len(campaign.won),
            outcome=outcome,
        )


def mission_won(g: Mission, campaign: Campaign) -> None:
    """RAIDERS 25.1: the card leaves the deck, the alert rises by one, its success is paid next time."""
    success = g.mission.success
    campaign.remaining.remove(g.at_mission)
    campaign.won.append(g.at_mission)
    campaign.losses_in_a_row = 0
    campaign.alert = 1
    campaign.rp += success.rp
    campaign.air = success.air
    campaign.success_leaders = 1 if success.leader else 0


def mission_lost(g: Mission, campaign: Campaign) -> None:
    """RAIDERS 25.2: the card goes back among the others and may come again."""
    campaign.failures[g.at_mission] += 1
    campaign.losses_in_a_row += 1
    campaign.alert = 0
    campaign.air = False
    campaign.success_leaders = 0


def campaign_lost(g: Mission, campaign: Campaign) -> bool:
    """RAIDERS 25.3, 37: two losses in a row; in the historical campaign failing the same mission twice."""
    if campaign.mode != HISTORICAL:
        return campaign.losses_in_a_row >= 2
    if g.read.any_defeat_ends:
        return sum(campaign.failures) >= 2
    return max(campaign.failures) >= 2


def keep_leaders(g: Mission, campaign: Campaign) -> None:
    """RAIDERS 25, 37: survivors stay; in the historical campaign only those in camp or staging area."""
    t = g.theater
    campaign.leaders = []
    for unit in range(t.camp):
        at = g.place[unit]
        if t.kind[unit] == LEADER and at >= STAGING:
            safe = at == STAGING or at == g.place[t.camp]
            if campaign.mode == RANDOM or safe:
                campaign.leaders.append(unit)


def keep_points(g: Mission, campaign: Campaign) -> None:
    """RAIDERS 25.1, 25.2, 37: all unspent points; historically half of them and half the cards left."""
    if campaign.mode == RANDOM:
        campaign.rp = g.rp
        campaign.ops = 0
    else:
        campaign.rp = g.rp // 2
        campaign.ops = len(g.deck) // 2
