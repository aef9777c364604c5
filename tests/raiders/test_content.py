"""The content against what the rulebooks pin down: every counter, every row of every table."""

from __future__ import annotations

from importlib import resources
from typing import TypeVar

import msgspec
import pytest

from grognard.engine.document import decode
from grognard.engine.problem import Problem
from grognard.games.raiders import content
from grognard.games.raiders import theater as th
from grognard.games.raiders.content import Scenario, read_scenario, telemark
from refused import refused

pytestmark = pytest.mark.once

T = telemark().theater
MISSIONS = ["grouse", "freshman", "gunnerside", "tinnsjo"]
FILES = [
    "map.yaml", "counters.yaml", "tables.yaml", "operations.yaml", "campaigns.yaml",
    *[f"{mission}/mission.yaml" for mission in MISSIONS],
]  # fmt: skip
Kind = TypeVar("Kind")


def space(name: str) -> int:
    return T.space_names.index(name)


@pytest.mark.parametrize("file", FILES)
def test_every_content_file_names_its_source(file: str) -> None:
    data = resources.files("grognard.games.raiders.telemark").joinpath(file).read_bytes()
    assert msgspec.yaml.decode(data)["source"] in ("rulebook", "published", "original")


def test_forty_counters_and_eighteen_cards() -> None:
    """RAIDERS 1: 40 pieces, 18 cards."""
    air_strike, alert, points = 1, 1, 1
    raiders = len(T.unit_names) + air_strike
    counters = raiders + len(T.gear_names) + len(T.hostile_names) + len(T.marker_names) + alert + points
    assert counters == 40
    assert len(T.cards) + len(T.missions) == 18
    assert [card.number for card in telemark().card_records] == list(range(5, 19))


def test_missions_stand_in_the_order_of_history() -> None:
    """RAIDERS 28, 37: the order of the cards."""
    assert [m.name for m in T.missions] == MISSIONS


@pytest.mark.parametrize(
    ("kind", "combat", "move", "cost"),
    [
        (th.LEADER, 1, 3, 0),
        (th.COMMANDO, 2, 3, 2),
        (th.ENGINEER, 3, 2, 3),
        (th.PARTISAN, 3, 2, 0),
        (th.CAMP, 2, 0, 0),
    ],
)
def test_raider_counters(kind: int, combat: int, move: int, cost: int) -> None:
    """RAIDERS 29, 4, Recruit: values and cost of each kind; leaders, partisans and the camp are not for sale."""
    units = [u for u in range(len(T.kind)) if T.kind[u] == kind]
    assert units
    for unit in units:
        assert (T.combat[unit], T.moves[unit], T.unit_cost[unit]) == (combat, move, cost)
        assert T.elite[unit] == (kind == th.LEADER)
        assert T.scouts[unit] == (kind in (th.LEADER, th.COMMANDO))
        assert T.demolishes[unit] == (kind == th.ENGINEER)
        landing = {th.LEADER: th.PARACHUTE, th.COMMANDO: th.PARACHUTE, th.ENGINEER: th.GLIDER}
        assert T.lands_by[unit] == landing.get(kind, -1)


def test_gear_costs() -> None:
    """RAIDERS Recruit, 29: pistol, Bren, explosive and radio one point, supplies two; an air strike four."""
    costs = {T.gear_kind[i]: T.gear_cost[i] for i in range(len(T.gear_kind))}
    assert costs == {th.SUPPLIES: 2, th.CHARGE: 1, th.PISTOL: 1, th.BREN: 1, th.RADIO: 1}
    assert (T.air_cost, T.air_strike_combat) == (4, 4)


def test_hostile_counters() -> None:
    """RAIDERS 29: infantry 2 to 4, half-track 5, elite mountain troops 4, flak 4, Gestapo 1."""
    by_name = {n.rstrip(" 0123456789AB"): [] for n in T.hostile_names}  # type: dict[str, list[int]]
    for i, name in enumerate(T.hostile_names):
        by_name[name.rstrip(" 0123456789AB")].append(i)
    assert sorted({T.hostile_combat[i] for i in by_name["Infantry"]}) == [2, 3, 4]
    assert [T.hostile_combat[i] for i in by_name["SdKfz"]] == [5]
    assert all(T.hostile_combat[i] == 4 and T.hostile_elite[i] for i in by_name["Gebirgsjager"])
    assert all(T.hostile_combat[i] == 4 and T.is_flak[i] for i in by_name["Flak"])
    assert all(T.hostile_combat[i] == 1 and T.is_gestapo[i] for i in by_name["Gestapo"])
    assert [i for i in range(len(T.hostile_names)) if T.hostile_elite[i]] == by_name["Gebirgsjager"]


def test_objective_markers() -> None:
    """RAIDERS 29, 32: plant, barrels, sample, ambush, one abandoned; five spaces to lay them on."""
    kinds = [T.marker_kind.count(k) for k in range(5)]
    assert all(kinds)
    assert kinds[th.ABANDONED] == 1
    assert len(T.objective_spaces) == 5
    assert len(T.marker_kind) - 1 >= 5


@pytest.mark.parametrize(
    ("terrain", "stop", "raiders"),
    [
        ("clear", False, False),
        ("mountain", False, True),
        ("forest", False, True),
        ("industrial", True, False),
        ("town", True, False),
        ("landing", False, False),
    ],
)
def test_terrain_effects_chart(terrain: str, stop: bool, raiders: bool) -> None:
    """RAIDERS TEC: movement and who has the edge in a tie, row by row."""
    spaces = [s for s in range(len(T.terrain)) if T.terrain[s] == terrain]
    assert spaces
    for s in spaces:
        assert T.stops[s] == stop
        assert T.raiders_win_ties[s] == raiders


def test_airborne_table() -> None:
    """RAIDERS Airborne: both rows, die by die."""
    assert T.airborne[th.PARACHUTE] == ["intercepted", "scatter"] + ["safe"] * 4
    assert T.airborne[th.GLIDER] == ["crash", "abort"] + ["safe"] * 4


def test_random_table() -> None:
    """RAIDERS Random: six names, in order."""
    names = ["To Bergen", "Austfjell", "To Stavanger", "Helberg-Hytta", "Austbygdi", "Gausta-Toppen"]
    assert T.random_spaces == [space(n) for n in names]


def test_interrogation_and_demolition_tables() -> None:
    """RAIDERS Gestapo, Demolition: die by die."""
    assert T.interrogation == [-2, -1, -1, 0, 1, th.ESCAPE]
    assert T.demolition_needs == 3


def test_tracks() -> None:
    """RAIDERS 17, Alert, RP: the alert track ends at five."""
    assert T.alert_max == 5
    assert T.rp_max == 20
    assert T.gear_limit == 2


def test_exactly_six_cards_carry_an_alert_check() -> None:
    """RAIDERS 17.1, 37: the errata name cards 12 to 14 and 16 to 18."""
    checking = [record.number for record, card in zip(telemark().card_records, T.cards, strict=True) if card.checks]
    assert checking == [12, 13, 14, 16, 17, 18]
    for card in T.cards:
        if card.checks:
            assert {b.check for b in card.branches} == {"alarm", "quiet"}


def test_every_card_leaves_a_decision_somewhere() -> None:
    for card in T.cards:
        assert card.uses or any(len(b.choices) > 1 for b in card.branches), card.name


def test_every_card_applies_everywhere_it_can_be_drawn() -> None:
    for card in T.cards:
        for check in ("alarm", "quiet") if card.checks else ("",):
            for terrain in set(T.terrain) - {"staging"}:
                found = [b for b in card.branches if b.applies(check, terrain)]
                assert card.uses or len(found) == 1, (card.name, check, terrain)


def test_the_map_is_connected_and_routes_go_both_ways() -> None:
    """RAIDERS 3: every space but the staging area can be walked to; three grey arrows, three landing zones."""
    for a in range(len(T.adjacent)):
        assert all(a in T.adjacent[b] for b in T.adjacent[a])
    assert all(T.steps[1][s] >= 0 for s in range(1, len(T.space_names)))
    assert T.adjacent[th.STAGING] == []
    assert len(T.exits) == 3
    assert {T.space_names[s] for s in T.exits} >= {"To Bergen", "To Stavanger"}
    assert T.airfields == [th.STAGING]


def test_mission_cards_fit_the_deck() -> None:
    """RAIDERS 8, 33: six fields each; the first mission brings a leader; only Grouse has the abandoned marker."""
    for mission in T.missions:
        assert 1 <= mission.alert <= 5
        assert 0 < mission.operations < len(T.cards)
        assert 0 < mission.rp <= T.rp_max
        assert mission.stacking > 0
    assert T.missions[0].leaders == 1
    assert [m.abandoned for m in T.missions] == [True, False, False, False]


def scenario_with(monkeypatch: pytest.MonkeyPatch, file: str, old: str, new: str) -> Scenario:
    """Telemark read from its files, one of them with a slip of the pen."""

    def read(folder: str, name: str, kind: type[Kind]) -> Kind:
        text = resources.files(folder).joinpath(name).read_text(encoding="utf-8")
        if name == file:
            assert old in text
            text = text.replace(old, new, 1)
        return decode(text, kind)

    monkeypatch.setattr(content, "read_content", read)
    return read_scenario()


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("map.yaml", "terrain: landing", "terrain: landng", ["Skrykken: terrain", "clear, mountain"]),
        ("map.yaml", "  forest: {stop", "  wood: {stop", ["“wood”", "forest"]),
        ("map.yaml", "tie: raiders", "tie: us", ["mountain: tie", "raiders, hostiles"]),
        ("map.yaml", "marks: [exit]", "marks: [exot]", ["To Bergen: marks", "airfield"]),
        ("map.yaml", "routes: [Skrykken, Mogen]", "routes: [Skryken, Mogen]", ["To Bergen: routes", "Skrykken"]),
        ("counters.yaml", "kind: commando", "kind: comando", ["raiders: Commando: kind", "leader, commando"]),
        ("counters.yaml", "kind: bren", "kind: brenn", ["gear: Bren: kind", "radio"]),
        ("counters.yaml", "kind: facility", "kind: factory", ["objectives: Heavy water plant: kind", "facility"]),
        ("counters.yaml", "abilities: [flak]", "abilities: [flack]", ["hostiles: Flak: abilities", "flak"]),
        ("tables.yaml", "parachute: [intercepted", "parachute: [shot", ["airborne", "intercepted, scatter"]),
        ("tables.yaml", "random: [To Bergen", "random: [Bergen", ["random", "To Bergen"]),
        ("tables.yaml", ", escape]", ", flees]", ["interrogation", "escape"]),
        (
            "operations.yaml",
            "effects: {fight: 2}",
            "effects: {fihgt: 2}",
            ["Ski patrol: fight: effects", "fight_die"],
        ),
        ("operations.yaml", "needs: {rp: 2}", "needs: {pr: 2}", ["Gestapo sweep: papers: needs", "hidden_near"]),
        ("operations.yaml", "kind: leader", "kind: radio", ["Ski patrol: outrun: needs: kind", "leader, commando"]),
        ("operations.yaml", "gear: supplies", "gear: partisan", ["stores: needs: gear", "supplies, charge"]),
        ("operations.yaml", "- when: alarm", "- when: alarmed", ["Road block: when", "alarm, quiet"]),
        ("operations.yaml", "terrain: [mountain", "terrain: [mountains", ["Ski patrol: terrain", "forest"]),
        ("grouse/mission.yaml", "survivor: [leader", "survivor: [boss", ["grouse: survivor", "leader, commando"]),
        ("grouse/mission.yaml", "name: grouse", "name: grous", ["name", "grouse"]),
        ("campaigns.yaml", "historical", "by date", ["campaigns", "historical, random"]),
        (
            "gunnerside/mission.yaml",
            "survivor_terrain: [mountain",
            "survivor_terrain: [hill",
            ["gunnerside: terrain", "town"],
        ),
    ],
)
def test_a_word_that_means_nothing_is_explained(
    monkeypatch: pytest.MonkeyPatch, file: str, old: str, new: str, says: list[str]
) -> None:
    with refused("problem-content-word"):
        scenario_with(monkeypatch, file, old, new)
    with pytest.raises(Problem) as problem:
        scenario_with(monkeypatch, file, old, new)
    assert all(part in str(problem.value) for part in [file, *says]), str(problem.value)


def test_the_files_as_they_are_mean_something(monkeypatch: pytest.MonkeyPatch) -> None:
    assert scenario_with(monkeypatch, "", "", "").theater.unit_names == T.unit_names


def test_a_choice_keeps_its_number_when_others_are_added() -> None:
    """Events of older saves know choices by number: their words must not change."""
    options = [c.option for card in T.cards for c in [c for b in card.branches for c in b.choices] + card.uses]
    assert sorted(o.value for o in options) == list(range(len(options)))
    subject = {o.value: o.subject for o in options}
    assert [subject[n] for n in (9, 12, 13, 55)] == ["fight", "bribe", "stock", "confusion"]
    assert [subject[n] for n in range(56, 60)] == ["slip-away", "warn", "break-out", "lure"]
    words = telemark()
    assert words.name("choice", 13, "en").startswith("Bury them")
    assert words.name("card-of", 13, "en") == "Parachute containers"
    assert words.name("card-of", 59, "en") == "Razzia"
