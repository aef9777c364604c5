"""What an action leaves behind in the position, and who may do it at all: each marker, each kind of man."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.dice import ScriptDice
from grognard.engine.match import Match, play_from
from grognard.games import checked_options
from grognard.games.locknload.game import game
from grognard.games.locknload.rules import claymores, impulse, smoke, snipers, spotting
from grognard.games.locknload.rules.checking import rally_lines
from grognard.games.locknload.state import Battle
from locknload.battles import battle, place, unit

GAME = game()


def after(scenario: str, dice: list[Any], *answers: str, **position: Any) -> Battle:
    """The position after these answers."""
    options = checked_options(GAME, {})
    state = GAME.place(scenario, options, position, ScriptDice(dice))
    match: Match = play_from(GAME, scenario, options, state)
    for answer in answers:
        match.give(answer)
    assert isinstance(match.state, Battle)
    return match.state


SPARE = {"1A8": ["Para squad 2"], "1N7": ["Grenadier squad 1"]}


def test_smoke_that_succeeds_lies_there_and_thick_takes_the_place_of_thin() -> None:
    """LOCKNLOAD 7.0b, 7.0f: and it is thin only after the next Administrative Phase."""
    here = {"units": {"1E5": ["Para squad 1"], **SPARE}, "thin-smoke": ["1F5"]}
    g = after("vierville", [2], "take 1E5", "smoke", "at 1F5", **here)
    assert (g.smoke, g.thin) == ([place(g, "1F5")], [])
    g = after("vierville", [3], "take 1E5", "smoke", "at 1F5", **here)
    assert (g.smoke, g.thin) == ([], [place(g, "1F5")])
    g = after("vierville", [2], "take 1E5", "smoke", "at 1E4", **here)
    assert (g.smoke, g.thin) == ([place(g, "1E4")], [place(g, "1F5")])


def test_a_flare_is_not_lit_where_one_burns() -> None:
    g = battle("sainte-mere", units={"1K4": ["Sgt Hill"]}, flares=["1K5"], turn=5)
    assert place(g, "1K5") not in smoke.flare_hexes(g, place(g, "1K4"))


@pytest.mark.parametrize(
    ("who", "may"), [("Sgt Hill", True), ("Hird", True), ("US advisor 1", True), ("US medic 1", False)]
)
def test_who_lights_a_flare(who: str, may: bool) -> None:
    """LOCKNLOAD 20.1a."""
    g = battle("sainte-mere", units={"1K4": [who]}, turn=5)
    assert (smoke.not_to_flare(g, unit(g, who)) is None) == may


GUN = "2G5"


def test_a_gun_spiked_is_spiked() -> None:
    units = {GUN: ["Para squad 1"], "2A4": ["Grenadier squad 1"]}
    g = after("brecourt", [2], "take 2G5", "spike", active="us", units=units)
    assert g.spiked == [place(g, GUN)]
    assert after("brecourt", [3], "take 2G5", "spike", active="us", units=units).spiked == []


@pytest.mark.parametrize(
    ("who", "may"),
    [
        ("Para squad 1", True), ("Sgt Hill", True), ("Hird", True), ("US medic 1", False), ("US scout 1", False),
        ("Para squad 1 (shaken)", False), ("Para squad 1 (moved)", False), ("Para squad 1 (assault)", False),
        ("Para squad 1 (stealth)", False), ("Para squad 1 (ops)", False), ("Para squad 1 (fired)", False),
    ],
)  # fmt: skip
def test_who_spikes_a_gun(who: str, may: bool) -> None:
    """The demolition of a scenario: an activated MMC, leader or hero in good order without a marker."""
    g = battle("brecourt", active="us", units={GUN: [who]}, discard=["Ghost"])
    assert bool(impulse.spikers(g, 0, place(g, GUN))) == may


def test_an_event_has_happened_and_the_whistle_can_be_blown() -> None:
    """LOCKNLOAD 1.7: not read a second time."""
    units = {"2D5": ["Para squad 2"], "2N8": ["Fallschirmjäger squad 2"]}
    g = after("bayonets", [], "take 2D5", "move", "step 2E4", turn=2, active="us", units=units)
    assert g.whistle and g.happened == 1 << g.theater.box.event_names.index("whistle")


def test_the_whistle_is_its_sides_alone() -> None:
    units = {"2D5": ["Para squad 2"], "2I4": ["Fallschirmjäger squad 2"]}
    g = battle("bayonets", turn=2, active="us", units=units, whistle=True, happened=["whistle"])
    assert impulse.can_charge(g, 0, place(g, "2D5"))
    assert not impulse.can_charge(g, 1, place(g, "2I4")) and not g.charging


def test_a_team_that_turns_looks_that_way() -> None:
    """LOCKNLOAD 1.6.3e."""
    units = {"1H4": ["75mm gun team 1 (facing north)"], "1A1": ["SS squad 2"], "1O8": ["Para squad 1"]}
    g = after("vierville", [], "take 1H4", "turn south-east", active="german", units=units)
    assert g.facing[unit(g, "75mm gun team 1")] == 2


MARKS = ["", "shaken", "moved", "crawling", "fired", "ops"]


@pytest.mark.parametrize("mark", MARKS)
def test_who_sets_out_a_claymore(mark: str) -> None:
    """LOCKNLOAD 21.5a, R79: an unmarked unit in good order; of two men both."""
    marked = f" ({mark})" if mark else ""
    squad = battle(
        "training", units={"4G4": [f"Para squad 1{marked}"]}, weapons={"carried": ["Claymore 1 under Para squad 1"]}
    )
    weapon = squad.theater.box.weapon_names.index("Claymore 1")
    assert (claymores.not_to_deploy(squad, unit(squad, "Para squad 1"), weapon) is None) == (not mark)
    men = battle(
        "training",
        units={"4G4": ["Sgt Hill", f"Cpl Medrow{marked}"]},
        weapons={"carried": ["Claymore 1 under Sgt Hill"]},
    )
    assert (claymores.not_to_deploy(men, unit(men, "Sgt Hill"), weapon) is None) == (not mark)


@pytest.mark.parametrize(
    ("who", "may"),
    [
        ("Para squad 1", True), ("Para squad 1 (shaken)", False), ("Sgt Hill", True), ("Hird", True),
        ("US sniper 1", True), ("US advisor 1", True), ("US medic 1", False), ("US chaplain", False),
    ],
)  # fmt: skip
def test_who_fires_a_claymore(who: str, may: bool) -> None:
    """LOCKNLOAD 21.5b."""
    g = battle("training", units={"4G4": [who]}, weapons={"4G4": ["Claymore 1 (us, deployed)"]})
    assert claymores.ready(g, 0, g.theater.box.weapon_names.index("Claymore 1")) == may


@pytest.mark.parametrize("mark", ["", "moved", "crawling", "fired", "ops", "shaken"])
def test_which_leader_helps_a_spotter_as_agreed(mark: str) -> None:
    """LOCKNLOAD 10.1j, R13, the option: that of one unmarked leader in good order in his hex."""
    hill = f"Sgt Hill ({mark})" if mark else "Sgt Hill"
    g = battle(
        "vierville", {"spotting": "led"}, units={"1H6": ["Para squad 1", hill], "1G4": ["Grenadier squad 1"]}
    )
    lines = spotting.spotting_lines(g, unit(g, "Para squad 1"), place(g, "1G4"))
    assert ("leadership" in [line.name for line in lines]) == (not mark)


def test_a_spotted_marker_goes_with_the_last_of_its_floor_and_stays_with_a_bunker() -> None:
    """LOCKNLOAD 10.1c, 10.1g, 21.1f."""
    g = battle("causeway", units={"3J6": ["Glider squad 1"]}, spotted=["3J6 up"])
    spotting.uncover(g)
    assert g.spotted == []
    works = {"german": {"bunker": ["4E3 facing 1"]}}
    g = battle("training", units={"4E3 inside": ["Fallschirmjäger squad 1"]}, works=works, spotted=["4E3"])
    spotting.uncover(g)
    assert g.spotted == [place(g, "4E3")]


def test_a_wounded_leader_rallies_with_one_less() -> None:
    """LOCKNLOAD 5.1j, 3.0f."""
    for state, led in (("", -2), (" (wounded)", -1)):
        g = battle("vierville", units={"1H7": ["Para squad 1 (shaken)", f"Lt Sorensen{state}"]})
        assert [line.value for line in rally_lines(g, unit(g, "Para squad 1")) if line.name == "leadership"] == [
            led
        ]


def test_a_sniper_appears_only_where_he_sees_the_mover_and_not_in_the_burning_house() -> None:
    """LOCKNLOAD 11.4a, R48."""
    g = battle("sainte-mere", turn=4, units={"off": ["US sniper 1"], "1C4": ["Second-line squad 1 (moved)"]})
    hides = snipers.hides(g, unit(g, "US sniper 1"))
    assert hides and place(g, "1J6") not in hides and place(g, "1C4") not in hides
    g = battle("vierville", units={"off": ["US sniper 1"], "1E5": ["Grenadier squad 1 (moved)"]})
    target = place(g, "1E5")
    from_here = snipers.ambushes(g, unit(g, "US sniper 1"), target)
    assert from_here and all(g.look(at, target) != 255 for at in from_here)
    assert len(from_here) < len(snipers.hides(g, unit(g, "US sniper 1")))
