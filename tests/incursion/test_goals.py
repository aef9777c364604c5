"""What the goals of Incursion name is what the missions are played with."""

from __future__ import annotations

import re

import pytest

from grognard.engine.dice import ScriptDice
from grognard.games import checked_options
from grognard.games.incursion.content import content
from grognard.games.incursion.game import game
from grognard.games.incursion.scene import board_with
from grognard.games.incursion.theater import ALLIES, GERMANS, SIDES, MissionCard
from grognard.text import LANGUAGES, say

T = content().theater
SEATS = (ALLIES, GERMANS)
BOTH = [(seat, lang) for seat in SEATS for lang in LANGUAGES]


def named(mission: MissionCard, seat: int, lang: str) -> set[str]:
    """The doors and entry points that a goal names."""
    goal = say(lang, f"incursion-goal-{mission.name}-{SIDES[seat]}")
    shown = {content().entry_name(entry, lang): name for entry, name in enumerate(T.entry_names)}
    words = re.findall(r"\w+", goal)
    return {shown.get(word, word) for word in words} & {*T.door_names, *T.entry_names}


def doors(mask: int) -> set[str]:
    return {name for door, name in enumerate(T.door_names) if mask >> door & 1}


def exits(mission: MissionCard, seat: int) -> set[str]:
    return {
        name for name, square in zip(T.entry_names, T.entry_square, strict=True) if square in mission.exits[seat]
    }


def mission_named(name: str) -> MissionCard:
    return next(m for m in T.missions if m.name == name)


@pytest.mark.parametrize(("seat", "lang"), BOTH)
@pytest.mark.parametrize("mission", T.missions, ids=lambda m: m.name)
def test_goals_name_no_other_doors_and_exits(mission: MissionCard, seat: int, lang: str) -> None:
    assert named(mission, seat, lang) <= doors(mission.seal) | exits(mission, seat)


@pytest.mark.parametrize(("seat", "lang"), BOTH)
def test_the_doors_to_seal_are_all_named(seat: int, lang: str) -> None:
    """INCURSION 7.2."""
    mission = mission_named("incursion")
    assert named(mission, seat, lang) == doors(mission.seal) == {"G1", "G2", "G3"}


@pytest.mark.parametrize(("seat", "lang"), BOTH)
def test_the_ways_out_for_the_beacon_are_all_named(seat: int, lang: str) -> None:
    """INCURSION 7.3: each side's own entries (I22)."""
    mission = mission_named("beacon")
    assert named(mission, seat, lang) == exits(mission, seat) != set()


@pytest.mark.parametrize(("seat", "lang"), BOTH)
@pytest.mark.parametrize("mission", T.missions, ids=lambda m: m.name)
def test_goals_speak_of_a_turn_limit_only_where_there_is_one(mission: MissionCard, seat: int, lang: str) -> None:
    """INCURSION 7: a limit is agreed on, or there is none (I21)."""
    goals = []
    for limit in ("off", "on"):
        g = game().new(mission.name, checked_options(game(), {"turn_limit": limit}), ScriptDice([]))
        goals.append(game().scene(g, seat, lang).goal)
    assert (str(mission.limit) in goals[1]) == bool(mission.limit)
    assert mission.limit == 0 or str(mission.limit) not in goals[0]


@pytest.mark.parametrize("mission", T.missions, ids=lambda m: m.name)
def test_only_doors_the_mission_seals_are_green(mission: MissionCard) -> None:
    """INCURSION 7.1.2, 7.2: the others are doors like any other."""
    none = (False,) * len(T.door_names)
    routes = board_with(content(), mission.id, "en", 0, 0, none, none).routes
    green = {name for name, route in zip(T.door_names, routes, strict=True) if "green" in route.marks}
    assert green == doors(mission.seal | mission.sealed)
