"""The direct fire table, from the text: every class and band, every modifier and their order."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.locknload.rules.damage import result_of
from grognard.games.locknload.rules.fire import (
    ARMS,
    BLAST,
    HELP,
    HURL,
    LEAD,
    OWN,
    Volley,
    moving,
    strength,
)
from grognard.games.locknload.theater import RESULTS
from locknload.battles import battle, place, unit

GOOD_MMC = ["none", "shaken", "casualties", "eliminated"]
SHAKEN_MMC = ["none", "casualties", "casualties", "eliminated"]
GOOD_SMC = ["none", "shaken", "wounded", "eliminated"]
SHAKEN_SMC = ["none", "wounded", "wounded", "eliminated"]
HERO = ["none", "wounded", "wounded", "eliminated"]

CLASSES: list[tuple[str, str, int, list[str]]] = [
    ("Para squad 1", "", 6, GOOD_MMC),
    ("Para half-squad 1", "", 6, GOOD_MMC),
    ("US crew 1", "", 5, GOOD_MMC),
    (".50 cal team 1", "", 6, GOOD_MMC),
    ("Para squad 1", "shaken", 6, SHAKEN_MMC),
    ("Para half-squad 1", "shaken", 5, SHAKEN_MMC),
    ("US crew 1", "shaken", 5, SHAKEN_MMC),
    (".50 cal team 1", "shaken", 6, SHAKEN_MMC),
    ("Sgt Hill", "", 6, GOOD_SMC),
    ("US medic 1", "", 6, GOOD_SMC),
    ("US sniper 1", "", 7, GOOD_SMC),
    ("US scout 1", "", 6, GOOD_SMC),
    ("US chaplain", "", 6, GOOD_SMC),
    ("US advisor 1", "", 7, GOOD_SMC),
    ("Sgt Hill", "shaken", 5, SHAKEN_SMC),
    ("Sgt Hill", "shaken, wounded", 4, SHAKEN_SMC),
    ("Sgt Hill", "wounded", 5, GOOD_SMC),
    ("US medic 1", "shaken", 5, SHAKEN_SMC),
    ("US sniper 1", "shaken", 6, SHAKEN_SMC),
    ("US scout 1", "shaken", 5, SHAKEN_SMC),
    ("US chaplain", "shaken", 5, SHAKEN_SMC),
    ("US advisor 1", "shaken", 6, SHAKEN_SMC),
    ("Hird", "", 6, HERO),
    ("Hird", "wounded", 5, HERO),
]
"""DFT, 5.1, R4: who, how he is, his morale now, and his row."""


@pytest.mark.parametrize(("name", "how", "morale", "row"), CLASSES)
def test_every_class_in_every_band(name: str, how: str, morale: int, row: list[str]) -> None:
    """DFT: up to the morale, above it, from twice it, from three times it."""
    g = battle(units={"1E5": [f"{name} ({how})" if how else name]}, turn=3)
    who = unit(g, name)
    for total in range(-3, 40):
        band = 0 if total <= morale else 1 if total < 2 * morale else 2 if total < 3 * morale else 3
        assert RESULTS[result_of(g, who, total)] == row[band], total


def fired(
    here: str, target: str, who: list[tuple[str, int]], opportunity: bool = False, **position: Any
) -> dict[str, int]:
    """What an attack amounts to: its firepower and every other line."""
    scenario = position.pop("scenario", "vierville")
    options = position.pop("options", None)
    g = battle(scenario, options, **position)
    volley = Volley(place(g, here), place(g, target), opportunity)
    for name, way in who:
        volley.add(unit(g, name), way)
    made = strength(g, volley)
    assert made.total == made.fp + sum(line.value for line in made.lines)
    return {"fp": made.fp, **{line.name: line.value for line in made.lines}}


ANY = {"adjacent": "any"}
FOE = {"1G5": ["Grenadier squad 1"]}
NEAR = {"1F5": ["Grenadier squad 1"]}


def us(*men: str, **more: Any) -> dict[str, Any]:
    return {"units": {"1E5": list(men), **FOE}, **more}


def close(*men: str, **more: Any) -> dict[str, Any]:
    return {"units": {"1E5": list(men), **NEAR}, **more}


FAR_LINES: list[tuple[str, list[tuple[str, int]], bool, dict[str, Any], dict[str, int]]] = [
    # 5.2: lead, support, heroes, guns
    ("a squad", [("Para squad 1", OWN)], False, us("Para squad 1"), {"fp": 2}),
    (
        "2 + 1 + 1",
        [("Para squad 1", OWN), ("Para squad 2", OWN), ("Para squad 3", OWN)],
        False,
        us("Para squad 1", "Para squad 2", "Para squad 3"),
        {"fp": 4},
    ),
    (
        "2 + 0.5, up once",
        [("Para squad 1", OWN), ("Para half-squad 1", OWN)],
        False,
        us("Para squad 1", "Para half-squad 1"),
        {"fp": 3},
    ),
    (
        "2 + 0.5 + 0.5, no fraction",
        [("Para squad 1", OWN), ("Para half-squad 1", OWN), ("Para half-squad 2", OWN)],
        False,
        us("Para squad 1", "Para half-squad 1", "Para half-squad 2"),
        {"fp": 3},
    ),
    ("a hero beside", [("Para squad 1", OWN), ("Hird", OWN)], False, us("Para squad 1", "Hird"), {"fp": 4}),
    (
        "glider squads in full",
        [("Glider squad 1", OWN), ("Glider squad 2", OWN), ("Glider squad 3", OWN)],
        False,
        us("Glider squad 1", "Glider squad 2", "Glider squad 3"),
        {"fp": 3},
    ),
    (
        "a gun in full",
        [("Para squad 1", OWN)],
        False,
        us("Para squad 1", weapons={"carried": ["M1919A6 1 under Para squad 1"]}),
        {"fp": 4},
    ),
    (
        "two guns, nothing of its own",
        [("Para squad 1", ARMS)],
        False,
        us("Para squad 1", weapons={"carried": ["M1919A6 1 under Para squad 1", "BAR 1 under Para squad 1"]}),
        {"fp": 3},
    ),
    # 1.6.1, R5: one halving for captured and for one man
    (
        "captured, half up",
        [("Para half-squad 1", ARMS)],
        False,
        us("Para half-squad 1", weapons={"carried": ["MG42 on tripod 1 (german) under Para half-squad 1"]}),
        {"fp": 2},
    ),
    (
        "one man, half up",
        [("Sgt Hill", ARMS)],
        False,
        us("Sgt Hill", weapons={"carried": ["BAR 1 under Sgt Hill"]}),
        {"fp": 1},
    ),
    (
        "captured and one man: once",
        [("Sgt Hill", ARMS)],
        False,
        us("Sgt Hill", weapons={"carried": ["MG42 on tripod 1 (german) under Sgt Hill"]}),
        {"fp": 2},
    ),
    (
        "two men, in full",
        [("Sgt Hill", ARMS), ("Hird", HELP)],
        False,
        us("Sgt Hill", "Hird", weapons={"carried": ["M1919A6 1 under Sgt Hill"]}),
        {"fp": 2},
    ),
    # 4.1: Ops Complete, down, before the rest
    ("Ops Complete", [("Para squad 1", OWN)], True, us("Para squad 1 (ops)"), {"fp": 1}),
    ("Ops Complete, 1 is 0", [("Para half-squad 1", OWN)], True, us("Para half-squad 1 (ops)"), {"fp": 0}),
    (
        "Ops Complete, 0 is -1",
        [("Glider half-squad (0) 1", OWN)],
        True,
        us("Glider half-squad (0) 1 (ops)"),
        {"fp": -1},
    ),
    (
        "Ops Complete, its gun too",
        [("Para squad 1", OWN)],
        True,
        us("Para squad 1 (ops)", weapons={"carried": ["BAR 1 under Para squad 1"]}),
        {"fp": 1},
    ),
    (
        "captured half up, then Ops Complete half down: 3, 2, 1",
        [("Para half-squad 1", ARMS)],
        True,
        us("Para half-squad 1 (ops)", weapons={"carried": ["MG42 on tripod 1 (german) under Para half-squad 1"]}),
        {"fp": 1},
    ),
    (
        "Ops Complete first, then half as support: 2 + 0.5",
        [("Para squad 1", OWN), ("Para squad 2", OWN)],
        True,
        us("Para squad 1", "Para squad 2 (ops)"),
        {"fp": 3},
    ),
    ("in the own impulse nothing is halved", [("Para squad 1", OWN)], False, us("Para squad 1 (ops)"), {"fp": 2}),
    # 5.01, 6.1, 6.4, 7.0
    (
        "leadership",
        [("Para squad 1", OWN), ("Cpt McCauley", LEAD)],
        False,
        us("Para squad 1", "Cpt McCauley"),
        {"fp": 2, "leadership": 2},
    ),
    ("assault move", [("Para squad 1", OWN)], False, us("Para squad 1 (assault)"), {"fp": 2, "assault-move": -2}),
    (
        "assault move, once for all",
        [("Para squad 1", OWN), ("Para squad 2", OWN)],
        False,
        us("Para squad 1 (assault)", "Para squad 2 (assault)"),
        {"fp": 3, "assault-move": -2},
    ),
    ("a scout after stealth", [("US scout 1", OWN)], False, us("US scout 1 (stealth)"), {"fp": 0}),
    (
        "a scout with a gun is none",
        [("US scout 1", ARMS)],
        False,
        us("US scout 1 (stealth)", weapons={"carried": ["BAR 1 under US scout 1"]}),
        {"fp": 1, "stealth": -2},
    ),
    (
        "out of smoke",
        [("Para squad 1", OWN)],
        False,
        us("Para squad 1", smoke=["1E5"]),
        {"fp": 2, "out-of-smoke": -1},
    ),
    (
        "by night",
        [("Para squad 1", OWN)],
        False,
        us("Para squad 1", scenario="sainte-mere", turn=6),
        {"fp": 2, "night": -2},
    ),
    (
        "under a flare",
        [("Para squad 1", OWN)],
        False,
        us("Para squad 1", scenario="sainte-mere", turn=6, flares=["1H5"]),
        {"fp": 2},
    ),
]

NEAR_LINES: list[tuple[str, list[tuple[str, int]], dict[str, Any], dict[str, int]]] = [
    (
        "adjacent, once for two",
        [("Para squad 1", OWN), ("Para squad 2", OWN)],
        close("Para squad 1", "Para squad 2"),
        {"fp": 3, "adjacent": 2},
    ),
    (
        "a gun alone, as usual",
        [("Para half-squad 1", ARMS)],
        close("Para half-squad 1", weapons={"carried": ["BAR 1 under Para half-squad 1"]}),
        {"fp": 1},
    ),
    (
        "a gun alone, agreed otherwise",
        [("Para half-squad 1", ARMS)],
        close(
            "Para half-squad 1", weapons={"carried": ["BAR 1 under Para half-squad 1"]}, options=ANY
        ),
        {"fp": 1, "adjacent": 2},
    ),
    (
        "a charge alone, leadership only",
        [("Para squad 1", HURL), ("Sgt Hill", LEAD)],
        close(
            "Para squad 1 (assault)", "Sgt Hill", smoke=["1E5"],
            weapons={"carried": ["Satchel charge 1 under Para squad 1"]},
        ),
        {"fp": 6, "leadership": 1},
    ),
    (
        "a charge alone, agreed otherwise, has no bonus either",
        [("Para squad 1", HURL)],
        close(
            "Para squad 1", weapons={"carried": ["Satchel charge 1 under Para squad 1"]}, options=ANY
        ),
        {"fp": 6},
    ),
    (
        "2 + 2 + 6 = 10",
        [("Para squad 1", BLAST)],
        close("Para squad 1", weapons={"carried": ["Satchel charge 1 under Para squad 1"]}),
        {"fp": 8, "adjacent": 2},
    ),
    (
        "a man's charge is not halved",
        [("Sgt Hill", HURL)],
        close("Sgt Hill", weapons={"carried": ["Satchel charge 1 under Sgt Hill"]}),
        {"fp": 6},
    ),
    (
        "by night next door",
        [("Para squad 1", OWN)],
        close("Para squad 1", scenario="sainte-mere", turn=6),
        {"fp": 2, "adjacent": 2},
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("who", "opportunity", "position", "wanted"), [row[1:] for row in FAR_LINES], ids=[r[0] for r in FAR_LINES]
)
def test_every_line_under_the_table(
    who: list[tuple[str, int]], opportunity: bool, position: dict[str, Any], wanted: dict[str, int]
) -> None:
    """R5: halvings, each in its turn; the sum up once; then the rest."""
    assert fired("1E5", "1G5", who, opportunity, **position) == wanted


@pytest.mark.parametrize(
    ("who", "position", "wanted"), [row[1:] for row in NEAR_LINES], ids=[r[0] for r in NEAR_LINES]
)
def test_every_line_next_door(who: list[tuple[str, int]], position: dict[str, Any], wanted: dict[str, int]) -> None:
    """1.6.2, R6, R27."""
    assert fired("1E5", "1F5", who, False, **position) == wanted


MOVERS = [
    ("1G5", "moved", 1),
    ("1G5", "assault", 1),
    ("1G5", "crawling", 0),
    ("1G5", "stealth", 0),
    ("1G5", "fired", 0),
    ("1G5", "", 0),
    ("1G6", "moved", 0),
    ("1G6", "assault", 0),
    ("1F4", "moved", 1),
]


@pytest.mark.parametrize(("where", "how", "wanted"), MOVERS)
def test_what_is_added_against_those_who_moved(where: str, how: str, wanted: int) -> None:
    """5.3h, 6.0e, R21, R34: Moved and Assault Move; not in low crops."""
    g = battle(units={where: [f"Para squad 1 ({how})" if how else "Para squad 1"]}, discard=["Ghost"])
    assert moving(g, unit(g, "Para squad 1")) == wanted
