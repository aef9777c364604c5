"""A position written by hand or long ago: what its fields leave out, and whether they fit together."""

from __future__ import annotations

from typing import Any

from grognard.engine.fields import place_state
from grognard.engine.position import Reader, once
from grognard.engine.problem import Problem
from grognard.games.raiders.fields import CARDS, MISSION, MISSIONS, MODES, SEGMENTS
from grognard.games.raiders.state import (
    AFTERMATH,
    BRIEFING,
    CARD,
    CHOICE,
    COMBAT,
    FIRE,
    GATHER,
    HOSTILES,
    JOIN,
    LINE,
    LOAD,
    NOBODY_YET,
    PREPARE,
    RAIDERS,
    Battle,
    Mission,
)
from grognard.games.raiders.theater import CARRIED, STAGING

FIGHTING = (COMBAT, LINE, FIRE, AFTERMATH)


def place(g: Mission, mode: int, position: dict[str, Any]) -> Mission:
    """The state a position describes. Left out, a mission is at the start of an operation."""
    if g.campaign is None:
        mission = MISSIONS[g.at_mission]
        position = {"mission": mission, **position}
        if position["mission"] != mission or position.get("campaign"):
            raise Problem("problem-position-single", mission=mission, campaigns=", ".join(g.theater.campaigns))
    r = place_state(MISSION, g, position)
    if g.campaign is not None and g.campaign.mode != mode:
        said = MODES[g.campaign.mode]
        raise Problem("problem-position-name", field="campaign: mode", value=said, names=MODES[mode])
    fill_piles(g, r)
    check_coherent(g)
    check_segment(g)
    return g


def fill_piles(g: Mission, r: Reader) -> None:
    """No deck named: a full one. No reserve named: the cards left over."""
    named = [*g.kept, *g.discard, *g.deck, *g.reserve] + ([g.card] if g.card >= 0 else [])
    once(named, CARDS, "deck")
    rest = [card for card in range(len(CARDS)) if card not in named]
    if "deck" not in r.position:
        operations = g.theater.missions[max(0, g.at_mission)].operations
        g.deck = rest[:operations][::-1]
        rest = rest[operations:]
    if "reserve" not in r.position:
        g.reserve = rest


def check_coherent(g: Mission) -> None:
    """Tracks within bounds; a force stands together, gear has a bearer with room, the sample has a bearer."""
    t = g.theater
    if not 1 <= g.alert <= t.alert_max or not 0 <= g.rp <= t.rp_max:
        raise Problem("problem-position", field="alert / rp", value=f"{g.alert} / {g.rp}")
    if len({g.place[u] for u in g.force}) > 1 or any(g.place[u] < 0 for u in g.force):
        raise Problem("problem-position", field="force", value=", ".join(t.unit_names[u] for u in g.force))
    for unit in range(len(g.place)):
        carried = g.gear_of(unit)
        if carried and (g.place[unit] < 0 or len(carried) > t.gear_limit):
            raise Problem("problem-position", field="gear", value=t.unit_names[unit])
    if (CARRIED in g.marker_at) != (g.sample_bearer >= 0):
        raise Problem("problem-position", field="sample", value=str(g.sample_bearer >= 0))


def check_segment(g: Mission) -> None:
    """The step about to begin has what it needs. A mission that has ended only has to be counted."""
    if g.segment != BRIEFING:
        need(g, "mission", g.at_mission >= 0)
    if g.ended or g.over:
        return
    battle = g.battle
    if g.segment in FIGHTING:
        need(g, "battle", battle is not None)
    elif battle is not None:
        raise Problem("problem-position", field="battle", value=SEGMENTS[g.segment])
    opening = battle is not None and g.segment == COMBAT and not battle.round
    if opening or PREPARE <= g.segment <= LOAD or g.segment == CHOICE:
        need(g, "force", bool(g.force))
    if g.segment in (GATHER, JOIN):
        need(g, "from", bool(g.mobile_at(g.origin)))
    need(g, "joined", g.joined[len(g.joined) - g.joining :] == g.force[len(g.force) - g.joining :])
    if g.segment == CARD and g.space_of_force() > STAGING:
        need(g, "deck", bool(g.deck))
    if g.segment == CHOICE:
        need(g, "card", g.card >= 0 and g.space_of_force() > STAGING)
        need(g, "branch", 0 <= g.branch < len(g.theater.cards[g.card].branches))
    if battle is not None and not opening:
        check_battle(g, battle)


def check_battle(g: Mission, battle: Battle) -> None:
    """Somebody is left to fight another round or to have won; somebody fell where the battle was lost."""
    if battle.winner == RAIDERS or g.segment != AFTERMATH:
        need(g, "battle: line", bool(battle.line) and min(g.place[u] for u in battle.line) > STAGING)
    if battle.winner == HOSTILES:
        need(g, "battle: fallen", any(u != g.theater.camp for u in battle.fallen))
    if g.segment == FIRE:
        need(g, "battle: waiting", set(battle.waiting) <= set(battle.line))
        need(g, "battle: queue", set(battle.queue) <= set(battle.hostiles))
        need(g, "battle: turn", battle.turn != NOBODY_YET and bool(battle.waiting or battle.queue))


def need(g: Mission, field: str, there: bool) -> None:
    if not there:
        raise Problem("problem-position-needs", segment=SEGMENTS[g.segment], field=field)
