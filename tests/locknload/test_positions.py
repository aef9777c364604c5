"""A position that breaks a rule of what can be where is refused, with a sentence that says what to change."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.dice import KeyedDice, key_of
from grognard.games import checked_options
from grognard.games.locknload.game import game
from grognard.games.locknload.state import Battle
from refused import refused

GAME = game()


def placed(scenario: str, **position: Any) -> Battle:
    g = GAME.place(scenario, checked_options(GAME, {}), position, KeyedDice(key_of("a position")))
    assert isinstance(g, Battle)
    return g


CARRIED = {"1H5": ["Para squad 1", "Para half-squad 1", "US medic 1", "Sgt Hill"], "1H6": [".50 cal team 1"]}

REFUSED: dict[str, tuple[str, str, dict[str, Any]]] = {
    "four squads": ("overfull", "vierville", {"units": {"1H5": ["Para squad 1-4"]}}),
    "half a squad too many": ("overfull", "vierville", {"units": {"1H5": ["Para squad 1-3", "Para half-squad 1"]}}),
    "a team too many": ("overfull", "vierville", {"units": {"1H5": ["Para squad 1-3", ".50 cal team 1"]}}),
    "three men": ("overfull", "vierville", {"units": {"1H5": ["Sgt Hill", "Cpl Medrow", "Hird"]}}),
    "a full floor": ("overfull", "sainte-mere", {"units": {"1I4 up": ["Para squad 1-4"]}}),
    "in and around a bunker": (
        "overfull",
        "bayonets",
        {
            "units": {"2G4": ["Fallschirmjäger squad 1-2"], "2G4 inside": ["Fallschirmjäger squad 3-4"]},
            "works": {"german": {"bunker": ["2G4 facing 1"]}},
        },
    ),
    "a stick no hex has room for": ("overfull", "sainte-mere", {"units": {"outside stick 1": ["Para squad 1-4"]}}),
    "a stick of three men": ("overfull", "sainte-mere", {"units": {"outside stick 1": ["US medic 1-3"]}}),
    "water": ("no-way", "causeway", {"units": {"3G2": ["Glider squad 1"]}}),
    "a burning house": ("burning", "sainte-mere", {"units": {"1J6": ["Para squad 1"]}, "turn": 4}),
    "a gun in a building": ("no-guns", "vierville", {"units": {"1G4": ["75mm gun team 1"]}}),
    "a floor that is not there": ("no-floor", "vierville", {"units": {"1I4 up": ["Para squad 1"]}}),
    "a bunker that is not there": ("no-bunker", "vierville", {"units": {"1H4 inside": ["Para squad 1"]}}),
    "enemies in one hex": ("no-melee", "vierville", {"units": {"1H5": ["Para squad 1", "Grenadier squad 1"]}}),
    "a shaken hero": ("never-shaken", "vierville", {"units": {"1H5": ["Hird (shaken)"]}}),
    "a wounded squad": ("never-wounded", "vierville", {"units": {"1H5": ["Para squad 1 (wounded)"]}}),
    "moved and crawling": ("markers", "vierville", {"units": {"1H5": ["Para squad 1 (moved, crawling)"]}}),
    "assault and stealth": ("markers", "vierville", {"units": {"1H5": ["Para squad 1 (assault, stealth)"]}}),
    "no half-squads left for them": (
        "halves", "vierville", {"units": {"1H5": ["SS squad 1-2"], "1A1": ["SS half-squad 1-4"]}},
    ),
    "no half-squads of one of two kinds left": (
        "halves", "vierville", {"units": {"1H5": ["Glider squad 1"], "dead": ["Glider half-squad (0) 1-7"]}},
    ),
    "a medic with a gun": (
        "carrier", "vierville", {"units": CARRIED, "weapons": {"carried": ["BAR 1 under US medic 1"]}},
    ),
    "a team with a gun": (
        "carrier", "vierville", {"units": CARRIED, "weapons": {"carried": ["BAR 1 under .50 cal team 1"]}},
    ),
    "two guns for one man": (
        "load", "vierville", {"units": CARRIED, "weapons": {"carried": ["BAR 1-2 under Sgt Hill"]}},
    ),
    "two guns for a half-squad": (
        "load", "vierville", {"units": CARRIED, "weapons": {"carried": ["BAR 1-2 under Para half-squad 1"]}},
    ),
    "three guns for a squad": (
        "load", "vierville", {"units": CARRIED, "weapons": {"carried": ["M1919A6 1-3 under Para squad 1"]}},
    ),
    "a gun with nobody": (
        "bearer", "vierville", {"units": CARRIED, "weapons": {"carried": ["BAR 1 under Para squad 2"]}},
    ),
    "a gun with the dead": (
        "bearer", "vierville", {"units": {"dead": ["Hird"]}, "weapons": {"carried": ["BAR 1 under Hird"]}},
    ),
    "a gun in two places": (
        "lies-and-carried", "vierville", {"units": CARRIED, "weapons": {"1H5": ["BAR 1 under Para squad 1"]}},
    ),
    "a tripod that is none": ("weapon-mark", "vierville", {"weapons": {"1H5": ["BAR 1 (dismounted)"]}}),
    "a jam that is none": ("weapon-mark", "vierville", {"weapons": {"1H5": ["MG42 1 (jammed)"]}}),
    "a gun set out": ("weapon-mark", "vierville", {"weapons": {"1H5": ["MG42 1 (deployed)"]}}),
    "mines in a house": ("work", "vierville", {"works": {"german": {"mines-1": ["1G4"]}}}),
    "a bunker in a house": ("work", "vierville", {"works": {"german": {"bunker": ["1G4 facing 1"]}}}),
    "a foxhole in the river": ("work", "causeway", {"works": {"german": {"foxhole": ["3G2"]}}}),
    "three minefields": ("works", "vierville", {"works": {"german": {"mines-1": ["1H4", "1H4", "1H4"]}}}),
    "two foxholes": ("works", "vierville", {"works": {"german": {"foxhole": ["1H4", "1H4"]}}}),
    "turn 99": ("turn", "vierville", {"units": {"1H5": ["Para squad 1"]}, "turn": 99}),
    "nine passes": ("passes", "vierville", {"units": {"1H5": ["Para squad 1"]}, "passes": 9}),
    "fired and crawling": ("markers", "vierville", {"units": {"1H5": ["Para squad 1 (fired, crawling)"]}}),
    "an assault move without a red box": (
        "no-red-box", "vierville", {"units": {"1H5": ["Grenadier squad 1 (assault)"]}},
    ),
    "stealth without a yellow box": ("no-yellow-box", "vierville", {"units": {"1H5": ["Para squad 1 (stealth)"]}}),
    "a sniper in the clear": ("sniper", "vierville", {"units": {"1H5": ["US sniper 1"]}}),
    "a group of the enemy": ("other-group", "vierville", {"units": {"outside west": ["Para squad 1"]}}),
    "a group of another scenario": ("no-group", "vierville", {"units": {"outside SS": ["SS squad 1"]}}),
    "a melee of one side": (
        "one-sided", "vierville", {"units": {"1H5": ["Para squad 1"]}, "melees": ["1H5"], "phase": "rally"},
    ),
    "nobody to be spotted": ("spotted", "vierville", {"units": {"1H5": ["Para squad 1"]}, "spotted": ["1A1"]}),
    "on the move in the box": (
        "mover", "vierville", {"units": {"1H5": ["Para squad 1"]}, "impulse": {"movers": ["Para squad 3"]}},
    ),
    "a tripod off the board": (
        "tripod",
        "vierville",
        {
            "units": {"outside west": ["Grenadier squad 1"]},
            "weapons": {"carried": ["MG42 on tripod 1 under Grenadier squad 1"]},
        },
    ),
    "a card for another": ("card", "vierville", {"units": CARRIED, "cards": {"Assaulter": "Para squad 1"}}),
    "a card with nobody": ("holder", "vierville", {"units": CARRIED, "cards": {"Lucky": "Para squad 2"}}),
}  # fmt: skip


@pytest.mark.parametrize("what", REFUSED)
def test_what_does_not_fit_together_is_refused(what: str) -> None:
    key, scenario, position = REFUSED[what]
    with refused(f"locknload-position-{key}"):
        placed(scenario, **position)


TWICE: dict[str, dict[str, Any]] = {
    "one mark": {"units": {"1H5": ["Para squad 1 (moved, moved)"]}},
    "held and discarded": {"units": CARRIED, "cards": {"Lucky": "Para squad 1"}, "discard": ["Lucky"]},
    "in the deck and held": {"units": CARRIED, "cards": {"Lucky": "Para squad 1"}, "deck": ["Lucky"]},
    "a unit in two hexes": {"units": {"1H5": ["Para squad 1"], "1H6": ["Para squad 1"]}},
    "smoke of both kinds": {"smoke": ["1H5"], "thin-smoke": ["1H5"]},
}


@pytest.mark.parametrize("what", TWICE)
def test_nothing_is_in_two_places(what: str) -> None:
    with refused("problem-position-twice"):
        placed("vierville", **TWICE[what])


STANDS: dict[str, tuple[str, dict[str, Any]]] = {
    "three squads and two men": ("vierville", {"units": {"1H5": ["Para squad 1-3", "Sgt Hill", "Hird (wounded)"]}}),
    "both sides": (
        "vierville",
        {"units": {"1H5": ["Para squad 1-3", "Grenadier squad 1-3"]}, "melees": ["1H5"]},
    ),
    "six on two floors": ("sainte-mere", {"units": {"1I4": ["Para squad 1-3"], "1I4 up": ["Para squad 4-6"]}}),
    "assault and fired": ("vierville", {"units": {"1H5": ["Para squad 1 (assault, fired)"]}}),
    "a half-squad of whom a leader with a card has gone": (
        "vierville",
        {"units": {"1H5": ["Grenadier squad 1 (assault)"]}, "discard": ["Assaulter"]},
    ),
    "a hero of a scout": ("vierville", {"units": {"1H5": ["Hird (stealth)"]}}),
    "a leader in an assault move": ("vierville", {"units": {"1H5": ["Sgt Hill (assault)"]}}),
    "a sniper whose smoke is gone": ("vierville", {"units": {"1H5": ["US sniper 1"]}, "turn": 3}),
    "a sniper in smoke": ("vierville", {"units": {"1H5": ["US sniper 1"]}, "smoke": ["1H5"]}),
    "a melee that will go with the turn": ("vierville", {"units": {"1H5": ["Para squad 1"]}, "melees": ["1H5"]}),
    "a bunker seen by its hex": (
        "vierville",
        {
            "units": {"1B1 inside": ["Grenadier squad 1"]},
            "works": {"german": {"bunker": ["1B1 facing 1"]}},
            "spotted": ["1B1"],
        },
    ),
    "about to come onto the board": (
        "vierville",
        {
            "units": {"outside west": ["Grenadier squad 1"], "1H5": ["Hird"]},
            "impulse": {"movers": ["Grenadier squad 1"]},
        },
    ),
    "off its tripod off the board": (
        "vierville",
        {
            "units": {"outside west": ["Grenadier squad 1"], "1H5": ["Hird"]},
            "weapons": {"carried": ["MG42 on tripod 1 (dismounted) under Grenadier squad 1"]},
        },
    ),
    "spotted and fired": ("vierville", {"units": {"1H5": ["Para squad 1 (fired, ops)"]}}),
    "a wounded man in good order": ("vierville", {"units": {"1H5": ["Sgt Hill (wounded)"]}}),
    "a card its squad had": ("vierville", {"units": CARRIED, "cards": {"Blade": "Para half-squad 1"}}),
    "after the fire": ("sainte-mere", {"units": {"1J6": ["Para squad 1"]}, "turn": 5}),
    "a half-squad left for each": ("vierville", {"units": {"1H5": ["SS squad 1"], "1A1": ["SS half-squad 1-4"]}}),
    "a group that walks on in parts": (
        "vierville",
        {"units": {"outside west": ["Grenadier squad 1-5"], "1H5": ["Hird"]}},
    ),
    "two minefields": ("vierville", {"works": {"german": {"mines-1": ["1H4", "1H4"]}}}),
    "about to drop one": (
        "vierville",
        {
            "units": CARRIED,
            "weapons": {"carried": ["BAR 1-2 under Para half-squad 1"]},
            "step": "aftermath",
            "impulse": {"backs": ["take"]},
        },
    ),
}


@pytest.mark.parametrize("what", STANDS)
def test_what_fits_together_stands(what: str) -> None:
    scenario, position = STANDS[what]
    g = placed(scenario, **position)
    assert g.locations(0) or g.locations(1) or g.work_at


def test_the_sentence_names_the_place_and_what_is_there() -> None:
    with pytest.raises(Exception, match=r"1H5 .*“us”.* 3½, single men 1\. At most 3 and 2"):
        placed("vierville", units={"1H5": ["Para squad 1-3", "Para half-squad 1", "Sgt Hill"]})
