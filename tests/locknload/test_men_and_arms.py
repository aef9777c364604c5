"""Chapters 1, 2, 4, 9 and 12 where a case cannot say it: who carries what, reach, decks and clean-up."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from grognard.engine.dice import KeyedDice, ScriptDice, key_of
from grognard.engine.match import Match, play_from, start
from grognard.engine.show import scene_of
from grognard.games import checked_options
from grognard.games.locknload.game import game
from grognard.games.locknload.rules.blows import attackers, defence_fp, eligible
from grognard.games.locknload.rules.fire import weapon_value
from grognard.games.locknload.rules.gait import mf
from grognard.games.locknload.rules.ground import not_to_go
from grognard.games.locknload.rules.impulse import covers
from grognard.games.locknload.rules.setup import no_spot
from grognard.games.locknload.rules.stacking import OVERFULL, crowd, overfull
from grognard.games.locknload.state import Battle
from grognard.games.locknload.theater import SKILLS
from grognard.text import LANGUAGES

GAME = game()
BOX = GAME.box
OPTIONS = checked_options(GAME, {})


def placed(scenario: str = "vierville", **position: Any) -> Battle:
    g = GAME.place(scenario, OPTIONS, position, KeyedDice(key_of("men and arms")))
    assert isinstance(g, Battle)
    return g


def playing(scenario: str = "vierville", **position: Any) -> Match:
    return play_from(GAME, scenario, OPTIONS, placed(scenario, **position))


def unit(name: str) -> int:
    return BOX.unit_names.index(name)


def at(name: str) -> int:
    return BOX.location_names.index(name)


# -- 1.1, 1.3: kinds and stacking ---------------------------------------------------------------------

COUNTERS = {
    "Para squad 1": (True, 2),
    "Para half-squad 1": (True, 1),
    "US crew 1": (True, 1),
    ".50 cal team 1": (True, 2),
    "Sgt Hill": (False, 0),
    "Hird": (False, 0),
    "US medic 1": (False, 0),
    "US sniper 1": (False, 0),
    "US scout 1": (False, 0),
    "US chaplain": (False, 0),
    "US advisor 1": (False, 0),
}


@pytest.mark.parametrize("name", COUNTERS)
def test_what_a_counter_is_and_how_it_stacks(name: str) -> None:
    """LOCKNLOAD 1.1, 1.3: MMCs are squads, half-squads, crews and teams; a team is a squad, a half or crew half."""
    mmc, halves = COUNTERS[name]
    g = placed(units={"1H5": [name]}, turn=3)
    assert g.is_mmc(unit(name)) == mmc
    assert crowd(g, 0, at("1H5"), []) == (halves, int(not mmc))


def test_terrain_may_change_the_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """LOCKNLOAD 1.3e: heavy jungle holds two squads."""
    assert GAME.content.terrain.hexes["heavy-jungle"].squads == 2
    g = placed(units={"1H5": ["Para squad 1", "Para squad 2"]})
    third = [unit("Para half-squad 1")]
    assert overfull(g, 0, at("1H5"), third) is None
    monkeypatch.setattr(g.theater, "squads", [2] * len(g.theater.squads))
    assert overfull(g, 0, at("1H5"), []) is None
    assert overfull(g, 0, at("1H5"), third) is OVERFULL


# -- 1.5: morale ----------------------------------------------------------------------------------------

MORALE = {
    "Para half-squad 1": 6,
    "Para half-squad 1 (shaken)": 5,
    "Cpl Medrow": 6,
    "Cpl Medrow (wounded)": 5,
    "Cpl Medrow (shaken, wounded)": 5,
    "Sgt Hill (shaken)": 5,
    "Sgt Hill (shaken, wounded)": 4,
    "US medic 1 (wounded)": 5,
    "US medic 1 (shaken, wounded)": 4,
    "Hird": 6,
    "Hird (wounded)": 5,
}


@pytest.mark.parametrize("name", MORALE)
def test_the_morale_of_the_side_showing(name: str) -> None:
    """LOCKNLOAD 1.5a, 5.1j, R4: front or back, a wound takes one off it; heroes have a wounded side."""
    assert placed(units={"1H5": [name]}).morale(unit(name.split(" (")[0])) == MORALE[name]


# -- 1.6.1: who carries, serves and loses what (facts 5.1, 5.2) --------------------------------------------

CARRIERS = {
    "Para squad 1": (2, 2, 1, 0, False),
    "Para half-squad 1": (1, 1, 0, 0, False),
    "US crew 1": (1, 1, 0, 0, False),
    ".50 cal team 1": (0, 0, 0, 0, False),
    "Sgt Hill": (1, 1, 0, 2, True),
    "Hird": (1, 1, 0, 2, True),
    "US scout 1": (1, 1, 0, 2, True),
    "US advisor 1": (1, 1, 0, 2, True),
    "US medic 1": (0, 0, 0, 0, False),
    "US chaplain": (0, 0, 0, 0, False),
    "US sniper 1": (0, 0, 0, 0, False),
}


@pytest.mark.parametrize("name", CARRIERS)
def test_the_portage_chart(name: str) -> None:
    """LOCKNLOAD SWT, 1.6.1a-h: how many it carries and serves, with how many it keeps own fire, and the cost."""
    carrier = BOX.carriers[BOX.type_of[unit(name)].kind]
    row = (carrier.carries, carrier.fires, carrier.keeps, carrier.mf, carrier.half)
    assert row == CARRIERS[name]


@pytest.mark.parametrize(("name", "light", "laden"), [
    ("Para squad 1", 4, 4), ("Para half-squad 1", 4, 4), ("US crew 1", 4, 4), ("Sgt Hill", 6, 4), ("Hird", 6, 4),
    ("US scout 1", 5, 3), ("US advisor 1", 6, 4), ("Hird (wounded)", 5, 3),
])  # fmt: skip
def test_a_single_man_is_slower_with_a_weapon(name: str, light: int, laden: int) -> None:
    """LOCKNLOAD 1.6.1b: two points less for a single man while he carries one, nothing for others."""
    who = unit(name.split(" (")[0])
    assert mf(placed(units={"1H5": [name]}), who, [who]) == light
    under = f"BAR 1 under {BOX.unit_names[who]}"
    assert mf(placed(units={"1H5": [name]}, weapons={"carried": [under]}), who, [who]) == laden


WEAPONS = {
    "mg42": (2, 10, -1, True), "mg42-tripod": (3, 12, 2, True), "mg34": (2, 8, -1, True),
    "m1919a4": (2, 12, -1, True), "m1919a6": (2, 8, -1, True), "bar": (1, 6, -1, True),
    "flamethrower": (4, 1, -1, True), "satchel": (6, 1, -1, True), "m60": (2, 8, -1, True),
    "rpd": (2, 8, -1, True), "claymore": (0, 1, -1, False),
}  # fmt: skip


def test_the_weapon_table() -> None:
    """LOCKNLOAD 1.6, SWT: firepower, range, firepower of the other side, whether it counts in melee."""
    assert {w.key: (w.fp, w.range, w.other_fp, w.melee) for w in BOX.weapons} == WEAPONS
    assert [w.key for w in BOX.weapons if w.never_halved] == ["satchel"]
    assert [w.key for w in BOX.weapons if w.once] == ["satchel", "claymore"]
    assert [w.key for w in BOX.weapons if w.tripod] == ["mg42-tripod", "m1919a4"]
    used = {key for scenario in GAME.content.scenarios.values() for side in scenario.sides.values()
            for key in [*side.weapons, *[w for group in side.groups for w in group.weapons]]}  # fmt: skip
    assert not [w.key for w in BOX.weapons if w.jams and w.key in used]


@pytest.mark.parametrize(
    "name", ["Para squad 1", "Para half-squad 1", "Sgt Hill", "Hird", "US scout 1", "US advisor 1"]
)
def test_what_halves_a_satchel_charge(name: str) -> None:
    """LOCKNLOAD 1.6.1d, 1.6.2h, R27: capture, but not in one man's hands; these do not, nor Ops Complete."""
    charge = BOX.weapon_names.index("Satchel charge 1")
    for of in ("us", "german"):
        under = f"Satchel charge 1 ({of}) under {name}"
        g = placed(units={"1H5": [name]}, weapons={"carried": [under]})
        fp = 3 if of == "german" and "squad" in name else 6
        assert {weapon_value(g, charge, unit(name), False, halved) for halved in (False, True)} == {fp}


# -- 1.6.3: weapon teams -------------------------------------------------------------------------------------


def test_a_team_in_melee_defends_with_one_and_does_not_strike() -> None:
    """LOCKNLOAD 1.6.3c."""
    g = placed(units={"1H5": [".50 cal team 1", "Grenadier squad 1"]}, melees=["1H5"])
    assert eligible(g, 0, at("1H5")) == [unit(".50 cal team 1")]
    assert attackers(g, 0, at("1H5")) == []
    assert defence_fp(g, unit(".50 cal team 1")) == 1


@pytest.mark.parametrize(("here", "there"), [("1D4", "1D5"), ("1G5", "1G6"), ("1C1", "1D1"), ("1G5", "1G4")])
def test_a_gun_crosses_no_hedge_wall_or_bocage_and_enters_no_building(here: str, there: str) -> None:
    """LOCKNLOAD 1.6.3b: others do."""
    g = placed(units={here: ["75mm gun team 1", "Grenadier squad 1"]})
    reason = not_to_go(g, unit("75mm gun team 1"), at(here), at(there))
    assert reason is not None and reason.key == "no-guns"
    assert not_to_go(g, unit("Grenadier squad 1"), at(here), at(there)) is None


def test_a_gun_does_not_set_up_in_a_building() -> None:
    """LOCKNLOAD 1.6.3b."""
    g = placed("causeway", phase="setup", step="place", units={"tray": ["75mm gun team 1", "Grenadier squad 1"]})
    reason = no_spot(g, 1, unit("75mm gun team 1"), at("3C3"))
    assert reason is not None and reason.key == "no-guns"
    assert no_spot(g, 1, unit("Grenadier squad 1"), at("3C3")) is None
    assert no_spot(g, 1, unit("75mm gun team 1"), at("3C4")) is None


# -- 1.7: events ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["brecourt", "sainte-mere", "causeway", "sunken-lane", "bayonets"])
def test_nobody_reads_an_event_before_it_happens(scenario: str) -> None:
    """LOCKNLOAD 1.7c: no scene of either side has its words in it, in either language, and then the log has."""
    match = start(GAME, scenario, OPTIONS, key_of("events"), events=True)
    content = GAME.content.scenarios[scenario]
    for seat in (0, 1):
        for lang in LANGUAGES:
            seen = msgspec.json.encode(scene_of(match, seat, lang)).decode()
            for event in content.events:
                assert event.text[lang] not in seen
                assert event.text[lang][:24] not in seen


# -- 2.0, 4.0: what a leader reaches ---------------------------------------------------------------------------


@pytest.mark.parametrize(("hub", "other", "reached"), [
    ("1I4 up", "1I4", True), ("1I4 up", "1I3 up", True), ("1I4 up", "1J4 up", True), ("1I4 up", "1J4", False),
    ("1I4 up", "1I5", False), ("1I4", "1I4 up", True), ("1I4", "1J4", True), ("1I4", "1J4 up", False),
    ("1H4", "1H5", True), ("1H4", "1H6", False), ("1H4", "1I4", True), ("1H4", "1I4 up", False),
])  # fmt: skip
def test_a_leaders_reach_over_floors(hub: str, other: str, reached: bool) -> None:
    """LOCKNLOAD 2.0c: the floors of his hex, the same floor next door."""
    assert covers(placed("sainte-mere"), at(hub), at(other)) == reached


@pytest.mark.parametrize(("hub", "other", "reached"), [
    ("2H4 inside", "2H4", True), ("2H4", "2H4 inside", True), ("2H4 inside", "2H5", False),
    ("2H5", "2H4 inside", False), ("2H5", "2H4", True), ("2H4 inside", "2H4 inside", True),
])  # fmt: skip
def test_a_leaders_reach_at_a_bunker(hub: str, other: str, reached: bool) -> None:
    """LOCKNLOAD 21.1, R52: from inside the outside of his hex, from next door only the outside."""
    g = placed("bayonets", works={"german": {"bunker": ["2H4 facing 6"]}})
    assert covers(g, at(hub), at(other)) == reached


# -- 9.0: clean-up ---------------------------------------------------------------------------------------------


def test_smoke_thins_and_markers_of_the_board_come_off() -> None:
    """LOCKNLOAD 9.0a, 9.0c, 7.0f, 20.1d, R70: Smoke 1 becomes Smoke 2, Smoke 2 goes; Spotted and flares go."""
    match = playing(
        "sainte-mere", passes=2, units={"1H5": ["Para squad 1"], "1A1": ["Second-line squad 1"]},
        smoke=["1G5", "1H5"], **{"thin-smoke": ["1A4"]}, spotted=["1H5"], flares=["1H7"],
    )  # fmt: skip
    match.give("pass")
    g = match.state
    assert isinstance(g, Battle)
    assert g.turn == 2
    assert (g.smoke, g.thin) == ([], [at("1G5"), at("1H5")])
    assert g.spotted == [] and g.flares == []


# -- 12.0: cards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_cards_without_a_use_are_left_out(scenario: str) -> None:
    """LOCKNLOAD 11.12, 12.0b-c: fourteen cards here, less those the scenario gives; nobody else has one."""
    g = start(GAME, scenario, OPTIONS, key_of("deck"), events=False).state
    assert isinstance(g, Battle)
    given = {BOX.card_names[card]: BOX.type_of[by].key for card, by in enumerate(g.card_by) if by >= 0}
    skills = GAME.content.scenarios[scenario].skills
    assert set(given.values()) == set(skills)
    deck = {BOX.card_names[card] for card in g.deck}
    assert len(deck) == len(g.deck) == 14 - len(skills)
    assert not deck & {"Tank Killer", "Radio Man", *given}
    assert set(placed(scenario).deck) == set(range(14))


def test_sixteen_cards() -> None:
    """LOCKNLOAD Cards, 12.0a: how long each lasts."""
    cards = GAME.content.cards
    assert len(cards) == len(BOX.cards) == 16
    assert [key for key, card in cards.items() if card.lasts == "once"] == ["preempt", "die-hard", "lucky"]
    assert [key for key, card in cards.items() if card.lasts == "item"] == ["scrounger", "grenadier"]


def test_the_order_of_the_deck_is_nobodys() -> None:
    """LOCKNLOAD 12.0d: scenes are the same whatever order the undrawn cards are in."""
    seen = []
    for deck in (["Lucky", "Steady", "Ghost"], ["Ghost", "Lucky", "Steady"]):
        match = playing(units={"1H5": ["Para squad 1"], "1A1": ["Grenadier squad 1"]}, deck=deck)
        seen.append([msgspec.json.encode(scene_of(match, seat, "en")) for seat in (0, 1)])
    assert seen[0] == seen[1]


def test_blade_against_blade(monkeypatch: pytest.MonkeyPatch) -> None:
    """LOCKNLOAD 12.0, 8.0c: with such a man on both sides neither is first, both count double, both can die.

    The deck has one Blade, so another card is made a second one."""
    blade, other = [BOX.cards[BOX.card_names.index(name)] for name in ("Blade", "Steady")]
    monkeypatch.setattr(other, "effects", blade.effects)
    made = [[n for n, card in enumerate(BOX.cards) if card.effects[skill]] for skill in range(len(SKILLS))]
    monkeypatch.setattr(BOX, "cards_for", made)
    for cards, blows in (({"Blade": "Hird"}, 1), ({"Blade": "Hird", "Steady": "Brandt"}, 2)):
        g = placed(
            active="german", cards=cards,
            units={"1H6": ["Hird"], "1H5": ["Brandt"], "1A8": ["Para squad 3"], "1A1": ["SS squad 2"]},
        )  # fmt: skip
        struck = blows_of(g)
        assert len(struck) == blows
        assert {event.facts["attack"] for event in struck} == {4}


def blows_of(g: Battle) -> list[Any]:
    """The blows of a melee in which every blow kills."""
    g.dice = ScriptDice([6] * 8)
    match = play_from(GAME, "vierville", OPTIONS, g)
    for text in ("take 1H5", "move", "step 1H6"):
        match.give(text)
    assert match.log is not None
    return [event for event in match.log.events if event.kind == "blow"]
