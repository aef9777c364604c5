"""What the goals of Incursion name is what the missions are played with."""

from __future__ import annotations

import re

import pytest

from grognard.engine.dice import ScriptDice
from grognard.games import checked_options
from grognard.games.incursion.content import content
from grognard.games.incursion.floor import ground
from grognard.games.incursion.game import game
from grognard.games.incursion.theater import ALLIES, GERMANS, SIDES, MissionCard
from grognard.text import LANGUAGES, say

T = content().theater
SEATS = (ALLIES, GERMANS)
BOTH = [(seat, lang) for seat in SEATS for lang in LANGUAGES]


def named(mission: MissionCard, seat: int, lang: str) -> set[str]:
    """The doors and entry points that a goal names."""
    goal = say(lang, f"incursion-goal-{mission.name}-{SIDES[seat]}")
    shown = {names[lang]: name for name, names in content().place_names.items()}
    words = re.findall(r"\w+", goal)
    return {shown[word] for word in words if word in shown}


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
    routes = ground(content(), mission.id, "en").routes
    green = {name for name, route in zip(T.door_names, routes, strict=True) if "green" in route.marks}
    assert green == doors(mission.seal | mission.sealed)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_door_or_entry_is_called_like_a_square(lang: str) -> None:
    """Each has a name of its own, in the same letters in both languages; an entry has that of its door."""
    names = content().place_names
    assert set(names) == {*T.door_names, *T.entry_names}
    shown = [words[lang] for words in names.values()]
    assert len(set(shown)) == len(shown)
    assert not set(shown) & set(T.square_names)
    assert not [name for name in shown if re.search(r"\d", name)]
    doors = [names[door] for door in T.door_names]
    assert all(door["en"][0] == door["es"][0] for door in doors)
    assert len({door["en"][0] for door in doors}) == len(doors), "a letter is enough to tell them apart"
    for mission in T.missions:
        board = ground(content(), mission.id, lang)
        called = {route.name.split()[-1] for route in board.routes if route.name}
        waiting = {space.name.split()[-1] for space in board.spaces if space.id.startswith("entry:")}
        assert not (called | waiting) & set(T.square_names)
