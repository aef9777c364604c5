"""Positions: what is incoherent or misspelt is refused with a sentence, never played and never a traceback."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from grognard.engine.dice import KeyedDice, key_of
from grognard.engine.match import Match, play_from
from grognard.engine.problem import Problem
from grognard.games import checked_options, game_named
from grognard.games.raiders.state import HISTORICAL, RANDOM, Mission
from refused import refused

GAME = game_named("telemark")
OPTIONS = checked_options(GAME, {})


def begin(scenario: str, position: str) -> Match:
    """A match at a position written as the inside of a flow mapping."""
    data: dict[str, Any] = yaml.safe_load("{" + position + "}")
    state = GAME.place(scenario, OPTIONS, data, KeyedDice(key_of("positions")))
    return play_from(GAME, scenario, OPTIONS, state)


def state_of(match: Match) -> Mission:
    assert isinstance(match.state, Mission)
    return match.state


HERE = "units: {Kalhovd: [Commando 1]}, force: [Commando 1]"


@pytest.mark.parametrize(
    ("position", "key"),
    [
        # The segment has what it needs.
        (f"segment: combat, {HERE}", "problem-position-needs"),
        (f"segment: aftermath, {HERE}", "problem-position-needs"),
        ("segment: move, units: {Kalhovd: [Commando 1]}", "problem-position-needs"),
        ("segment: prepare, units: {Kalhovd: [Commando 1]}", "problem-position-needs"),
        (f"segment: card, deck: [], {HERE}", "problem-position-needs"),
        ("segment: combat, battle: {hostiles: [Flak]}", "problem-position-needs"),
        (f"segment: combat, battle: {{hostiles: [Flak], round: 1}}, {HERE}", "problem-position-needs"),
        (f"segment: aftermath, battle: {{winner: raiders}}, {HERE}", "problem-position-needs"),
        (f"segment: aftermath, battle: {{winner: raiders, line: [Commando 2]}}, {HERE}", "problem-position-needs"),
        ("segment: aftermath, battle: {winner: hostiles, hostiles: [Gestapo]}", "problem-position-needs"),
        (
            "segment: aftermath, battle: {winner: hostiles, hostiles: [Gestapo], fallen: [MILORG camp]}",
            "problem-position-needs",
        ),
        (f"segment: card, battle: {{hostiles: [Flak]}}, {HERE}", "problem-position"),
        # Everything stands in one place.
        ("units: {Kalhovd: [Commando 1], Mogen: [Commando 1]}", "problem-position-twice"),
        ("units: {Kalhovd: [Commando 1, Commando 1]}", "problem-position-twice"),
        (
            "units: {Kalhovd: [Commando 1, Commando 2]}, gear: {Commando 1: Bren, Commando 2: Bren}",
            "problem-position-twice",
        ),
        ("markers: {Vemork: Barrels A, Rjukan: Barrels A}", "problem-position-twice"),
        ("deck: [Patrol, Razzia], discard: [Patrol]", "problem-position-twice"),
        ("deck: [Patrol, Patrol]", "problem-position-twice"),
        (
            "units: {Kalhovd: [Commando 1]}, segment: move, force: [Commando 1, Commando 1]",
            "problem-position-twice",
        ),
        # Names and fields there are.
        ("units: {Kalhov: [Commando 1]}", "problem-position-name"),
        ("units: {Kalhovd: [Comando 1]}", "problem-position-name"),
        ("units: {Kalhovd: }", "problem-position-name"),
        ("mission: gunerside", "problem-position-single"),
        ("mission: freshman", "problem-position-single"),
        ("campaign: {mode: historical}", "problem-position-single"),
        ("segment: fight", "problem-position-name"),
        ("unit: {Kalhovd: [Commando 1]}", "problem-position-field"),
        ("dice: {use: 1}", "problem-position-field"),
        # Values that mean something.
        ("rp: true", "problem-position"),
        ("rp:", "problem-position"),
        ("rp: 21", "problem-position"),
        ("alert: 0", "problem-position"),
        ("leaders_due: -1", "problem-position"),
        ("dice: {used: -1}", "problem-position"),
        ("dice: {used: many}", "problem-position"),
        ("deck: Patrol", "problem-position"),
    ],
)
def test_an_incoherent_position_is_refused(position: str, key: str) -> None:
    with refused(key):
        begin("gunnerside", position)


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ("units: {Kalhovd: [Commando 1]}", "problem-position-needs"),
        ("mission: gunerside", "problem-position-name"),
        ("mission: grouse, campaign: {mode: random}", "problem-position-name"),
        ("mission: grouse, campaign: {failures: [0, 1]}", "problem-position"),
        ("mission: grouse, campaign: {failures: [0, 1, 0, none]}", "problem-position"),
        ("mission: grouse, campaign: {remaining: [grouse, grouse]}", "problem-position-twice"),
    ],
)
def test_an_incoherent_campaign_is_refused(position: str, key: str) -> None:
    with refused(key):
        begin("campaign", position)


def test_a_refusal_names_what_would_do() -> None:
    with pytest.raises(Problem, match=r"“Kalhov” under “units”\. Possible: Kalhovd"):
        begin("gunnerside", "units: {Kalhov: [Commando 1]}")
    with pytest.raises(Problem, match="It can have: units"):
        begin("gunnerside", "unit: {}")
    with pytest.raises(Problem, match="“combat” needs something under “battle”"):
        begin("gunnerside", f"segment: combat, {HERE}")


@pytest.mark.parametrize(("scenario", "mode"), [("campaign", HISTORICAL), ("random-campaign", RANDOM)])
def test_a_campaign_left_out_has_just_begun(scenario: str, mode: int) -> None:
    g = state_of(begin(scenario, "mission: grouse, units: {Kalhovd: [Commando 1]}"))
    assert g.campaign is not None
    assert g.campaign.mode == mode
    assert g.campaign.remaining == [0, 1, 2, 3]


def test_a_campaign_before_its_first_briefing_has_no_mission_yet() -> None:
    g = state_of(begin("random-campaign", "segment: briefing"))
    assert g.at_mission >= 0


def test_a_mission_that_has_ended_needs_nothing_more() -> None:
    match = begin("gunnerside", f"segment: card, deck: [], ended: operations, {HERE}")
    assert match.state.over
