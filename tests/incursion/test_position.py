"""Positions of Incursion: nothing is lost, what is left out is as usual, what cannot be is refused."""

from __future__ import annotations

from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

import pytest
import yaml

import conformance as law
from conformance import Setting, busy_option
from grognard.engine.dice import KeyedDice, key_of
from grognard.engine.match import Match, play_from
from grognard.engine.problem import Problem
from grognard.games import checked_options
from grognard.games.incursion.game import game
from grognard.games.incursion.state import Battle
from incursion.invariants import holds

GAME = game()
OPTIONS = checked_options(GAME, {"turn_limit": "on"})
SHARED = ("theater", "read")


def begin(scenario: str, position: str) -> Match:
    """A match at a position written as the inside of a flow mapping."""
    data: dict[str, Any] = yaml.safe_load("{" + position + "}")
    state = GAME.place(scenario, OPTIONS, data, KeyedDice(key_of("positions")))
    return play_from(GAME, scenario, OPTIONS, state)


def placed(scenario: str, position: str) -> Battle:
    state = begin(scenario, position).state
    assert isinstance(state, Battle)
    return state


FIELDS = {
    name
    for name, what in vars(Battle).items()
    if isinstance(what, MemberDescriptorType | GetSetDescriptorType) and not name.startswith("_")
}
"""What a state holds, on either build."""


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_field_comes_back(scenario: str) -> None:
    def visit(match: Match) -> None:
        if len(match.answers) % (29 if law.CLOSELY else 61):
            return
        before = match.checkpoint
        after = GAME.place(scenario, OPTIONS, GAME.describe(before), before.dice.copy())
        assert isinstance(before, Battle) and isinstance(after, Battle)
        after.make_room(len(before.at))  # those at the end of the horde that are no more need no room
        for field in FIELDS - {*SHARED, "facing"}:
            assert getattr(after, field) == getattr(before, field), field
        standing = [f for f in range(len(before.at)) if before.on_board(f)]
        assert [after.facing[f] for f in standing] == [before.facing[f] for f in standing]

    law.walk(Setting(GAME, scenario, OPTIONS, f"fields {scenario}", busy_option), visit, events=False)


def test_the_fallen_come_back() -> None:
    """INCURSION 3.5, 6.5.2: what a zombie did that is no more is written down and read again."""
    position = "figures: {Private 1: {at: F2, mobbed: [fallen, Zombie 2]}, Zombie 2: {at: G2}}"
    g = placed("twitcher", position + ", objects: {token 1: {at: C2, dropped: fallen}}")
    said = GAME.describe(g)
    assert said["figures"]["F2"] == ["Private 1 (mobbed fallen + Zombie 2)"]
    assert said["objects"]["C2"] == ["token 1 (value 1, dropped fallen)"]


def test_what_is_left_out_is_as_usual() -> None:
    """INCURSION 2.1, 3.4: the Allies' action phase, with doors, points and deck as the mission sets them up."""
    match = begin(
        "recon", "figures: {Private 1: {at: B2, facing: south}, Zombie 2: {at: E2}, Zombie 5: {waits: G5}}"
    )
    g = match.state
    assert isinstance(g, Battle) and match.ask is not None
    holds(g)
    assert (match.ask.seat, match.ask.kind) == (0, "activate")
    assert "activate Private 1" in [o.text for o in match.ask.options]
    assert (g.turn, g.cp, g.purchases, g.sealed) == (1, [4, 4], 2, g.mission.sealed)
    assert len(g.deck) == len(g.theater.card_names) and g.deck[-1] == 0
    assert [g.facing[f] for f in range(len(g.at)) if g.on_board(f)] == [2, 3]


def test_what_is_named_is_there() -> None:
    """INCURSION 1.7, 1.8, 3.5, 3.13: cards, doors, fires and tokens."""
    g = placed(
        "twitcher",
        "figures: {Sergeant: {at: G6}, Gretel: {at: H6}, Twitcher 1: {at: F6, side: allies}},"
        "objects: {token 1: {by: Twitcher 1, value: 8, known: [allies], searched: true}},"
        "doors: {open: [A1, A2]}, burning: {allies: [G7]}, hands: {germans: [SNAFU 2]},"
        "worn: {Low on Ammo 1: {figure: Sergeant}, Fresh Serum 1: {figure: zombies, by: allies}},"
        "lasting: {Booby Trap 1: {by: germans, door: A3}, Blackout: {by: allies}}",
    )
    t = g.theater
    holds(g)
    names = t.card_names
    assert g.cp == [9, 8] and g.zombie_cp == 4
    assert g.object_by[1] == t.figure_names.index("Twitcher 1") and g.object_value[1:9] == [8, 1, 2, 3, 4, 5, 6, 7]
    assert g.card_by[names.index("Low on Ammo 1")] == 1 and g.card_by[names.index("Fresh Serum 1")] == 0
    assert g.door_trap[t.door_names.index("A3")] == names.index("Booby Trap 1")
    assert g.dark == names.index("Blackout") and g.card_until[g.dark] == 1


def test_the_lone_soldier_is_the_one_in_the_cell() -> None:
    """INCURSION 7.5.1."""
    g = placed("lines", "figures: {Private 1: {at: B2}, Gunner 1: {at: V6}}")
    assert g.theater.figure_names[g.lone] == "Gunner 1"


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ("figure: {}", "problem-position-field"),
        ("figures: {Private 9: {at: B2}}", "problem-position-name"),
        ("figures: {Private 1: {at: B99}}", "problem-position-name"),
        ("figures: {Private 1: {at: A1}}", "problem-position"),
        ("figures: {Private 1: B2}", "problem-position-name"),
        ("figures: {Private 1: {at: B2}, Private 2: {at: B2}}", "problem-position-twice"),
        ("figures: {Private 1: {at: B2, waits: NW}}", "problem-position"),
        ("figures: {Private 1: {at: B2, hurt: 2}}", "problem-position"),
        ("figures: {Private 1: {at: B2, hurt: true}}", "problem-position"),
        ("figures: {Private 1: {at: B2, side: germans}}", "problem-position"),
        ("figures: {Private 1: {waits: NW, reacting: true}}", "problem-position"),
        ("figures: {Private 1: {at: B2, looking: west}}", "problem-position-field"),
        ("mission: beacon", "problem-position-single"),
        ("wins: [1, 0]", "problem-position-single"),
        ("command: [4]", "problem-position"),
        ("command: [4, -1]", "problem-position"),
        ("purchases: 1000", "problem-position"),
        ("doors: {open: [G1], sealed: [G1]}", "problem-position"),
        ("doors: {shut: [G1]}", "problem-position-field"),
        ("step: act, figures: {Private 1: {at: B2, acted: true}}", "problem-position"),
        ("step: act, activation: {figure: Private 1}, figures: {Private 1: {at: B2}}", "problem-position"),
        ("activation: {figure: Private 1}, figures: {Private 1: {at: B2, acted: true}}", "problem-position"),
        ("phase: hand, step: act", "problem-position-name"),
        ("objects: {beacon: {by: Private 1}}", "problem-position"),
        ("objects: {panel 1: {value: 2}}", "problem-position"),
        ("hands: {allies: [Grit 1], germans: [Grit 1]}", "problem-position-twice"),
        ("hands: {allies: [Grit]}", "problem-position-name"),
        ("worn: {SNAFU 1: {figure: Private 1}}", "problem-position"),
        ("worn: {Grit 1: {}}", "problem-position-name"),
        ("lasting: {SNAFU 1: {by: allies}}", "problem-position"),
        ("lasting: {Booby Trap 1: {by: allies}}", "problem-position-name"),
    ],
)
def test_what_cannot_be_is_refused(position: str, key: str) -> None:
    with pytest.raises(Problem) as caught:
        begin("recon", position)
    assert caught.value.key == key
    assert str(caught.value) and caught.value.say("es")


def test_a_single_mission_names_the_campaign_there_is() -> None:
    with pytest.raises(Problem, match=r"Scenarios that have them: campaign\.$"):
        begin("recon", "mission: beacon")
