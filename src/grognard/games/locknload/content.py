"""Reads the content files and checks that they fit together; all mistakes of a file are told at once."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from typing import get_args

from grognard.engine.content import Mistakes, read_as_far, read_content
from grognard.games.locknload.boards import Boards
from grognard.games.locknload.box import KINDS, SIDES, Content
from grognard.games.locknload.records import (
    CardsFile,
    Counter,
    CountersFile,
    Modifier,
    Scenario,
    TablesFile,
    TerrainFile,
    WeaponsFile,
)
from grognard.games.locknload.scenarios import BLANKS, SCENARIO, WHOLE, ScenarioCheck, checked

FOLDER = "grognard.games.locknload.normandy"


def read(boards: Boards) -> Content:
    """All content of the game, for these boards."""
    folders = [entry for entry in resources.files(FOLDER).iterdir() if entry.joinpath(SCENARIO).is_file()]
    files = {
        folder.name: read_as_far(FOLDER, f"{folder.name}/{SCENARIO}", Scenario, BLANKS, WHOLE) for folder in folders
    }
    found = {name: scenario for name, (scenario, _) in files.items() if scenario is not None}
    content = Content(
        read_content(FOLDER, "terrain.yaml", TerrainFile),
        read_content(FOLDER, "counters.yaml", CountersFile),
        read_content(FOLDER, "weapons.yaml", WeaponsFile),
        read_content(FOLDER, "tables.yaml", TablesFile),
        read_content(FOLDER, "cards.yaml", CardsFile),
        dict(sorted(found.items(), key=lambda entry: entry[1].order)),
    )
    check(content, boards, {name: mistakes for name, (_, mistakes) in files.items()})
    return content


def check(content: Content, boards: Boards, spoilt: Mapping[str, Mistakes] | None = None) -> None:
    """Refuses the first file that has mistakes, with all of them; `spoilt` are those in the fields of scenarios."""
    check_terrain(content, boards)
    check_counters(content)
    check_weapons(content)
    check_tables(content)
    check_cards(content)
    spoilt = spoilt or {}
    for name, mistakes in spoilt.items():
        if name not in content.scenarios:
            mistakes.tell()
    for name, scenario in content.scenarios.items():
        ScenarioCheck(content, boards, name, scenario).run(spoilt.get(name))


def check_terrain(content: Content, boards: Boards) -> None:
    checked("terrain.yaml", content.terrain).tell()
    bad = Mistakes("boards/legend.yaml")
    for letter, key in boards.legend.letters.items():
        bad.known(key, content.terrain.hexes, f"letters {letter}")
    for key in boards.legend.inset:
        bad.known(key, content.terrain.hexes, "inset")
    bad.tell()


def check_counters(content: Content) -> None:
    file = CountersFile(source="", forces=content.forces, counters=content.counters)
    bad = checked("counters.yaml", file)
    for key, force in content.forces.items():
        bad.known(force.nation, content.tables.smoke.capacity, f"forces {key} nation")
    for key, counter in content.counters.items():
        at = f"counters {key}"
        known = [bad.known(force, content.forces, f"{at} force") for force in counter.force]
        if all(known) and len({content.forces[force].side for force in counter.force}) > 1:
            bad.add("locknload-content-two-sides", f"{at} force")
        for word in printed(counter):
            bad.add("locknload-content-printed", f"{at} {word}", kind=counter.kind)
        for half in counter.reduces:
            if bad.known(half, content.counters, f"{at} reduces") and content.counters[half].kind != "half":
                bad.add("locknload-content-half", f"{at} reduces", counter=half)
    bad.tell()


def printed(counter: Counter) -> list[str]:
    """The fields that this kind of counter must have and has not, or must not have and has."""
    kind = counter.kind
    has = {
        "fp": (counter.fp is not None, kind in ("squad", "half", "crew", "hero", "sniper", "scout")),
        "range": (counter.range is not None, counter.fp is not None and kind != "sniper"),
        "leadership": (counter.leadership is not None, kind in ("leader", "chaplain")),
        "reduces": (bool(counter.reduces), kind == "squad"),
        "wounded": (counter.wounded is not None, kind == "hero"),
        "cup": (bool(counter.cup), kind == "hero"),
    }
    either = ["fp"] if kind == "team" else []
    return [word for word, (is_there, must) in has.items() if is_there != must and word not in either]


def check_weapons(content: Content) -> None:
    bad = checked("weapons.yaml", content.weapons)
    for kind in KINDS:
        bad.known(kind, content.weapons.carriers, "carriers")
    for key in content.weapons.never_halved:
        bad.known(key, content.weapons.weapons, "never_halved")
    for key, weapon in content.weapons.weapons.items():
        if weapon.tripod != (weapon.other is not None):
            bad.add("locknload-content-tripod", f"weapons {key} other")
    bad.tell()


def check_tables(content: Content) -> None:
    t = content.tables
    bad = checked("tables.yaml", t)
    keys = [row.key for row in t.attack]
    for key in get_args(Modifier):
        if keys.count(key) != 1:
            bad.add("locknload-content-once", "attack", word=key, count=keys.count(key))
    ratios = [column.odds[0] / column.odds[1] for column in t.melee.columns]
    kills = [column.kill for column in t.melee.columns]
    if ratios != sorted(set(ratios)) or kills != sorted(set(kills), reverse=True):
        bad.add("locknload-content-columns", "melee columns")
    for nation in {**t.smoke.capacity, **t.flare.capacity}:
        bad.known(nation, t.smoke.capacity, "smoke capacity")
        bad.known(nation, t.flare.capacity, "flare capacity")
    bad.tell()


def check_cards(content: Content) -> None:
    bad = checked("cards.yaml", CardsFile(source="", cards=content.cards))
    for key, card in content.cards.items():
        if (card.lasts == "item") != (set(card.item) == set(SIDES)):
            bad.add("locknload-content-item", f"cards {key} item")
        for weapon in card.item.values():
            bad.known(weapon, content.weapons.weapons, f"cards {key} item")
    bad.tell()
