"""What no scenario and no deck of ours brings about, and the rules settle all the same."""

from __future__ import annotations

from grognard.engine.dice import ScriptDice, key_of
from grognard.engine.match import play_from, start
from grognard.games import checked_options
from grognard.games.locknload.game import game
from grognard.games.locknload.state import Battle
from grognard.games.locknload.theater import DEAD, MELEE_FIRST, MELEE_TIMES, SS
from locknload.battles import battle

OPTIONS = checked_options(game(), {})


def test_a_tie_where_nobody_has_had_the_initiative_is_rolled_again() -> None:
    """LOCKNLOAD 3.0, R62"""
    units = {"1G4": ["Para squad 1"], "1B4": ["Grenadier squad 1"]}
    g = battle("vierville", OPTIONS, turn=2, phase="rally", units=units)
    g.initiative = -1
    g.dice = ScriptDice([4, 4, 2, 5])
    match = play_from(game(), "vierville", OPTIONS, g)
    assert match.ask is not None and (match.ask.kind, match.ask.seat) == ("take", 1)
    assert match.state.dice.counter == 4


def test_of_two_blades_none_comes_first() -> None:
    """LOCKNLOAD 12.0, 8.0: against another Blade both strike together; the deck has one, so another card is one
    for once."""
    units = {"1N4": ["Hird"], "1M4": ["Brandt"], "1O1": ["Para squad 6"], "1A4": ["Grenadier squad 4"]}
    cards = {"Blade": "Hird", "Steady": "Brandt"}
    box = game().box
    steady = box.card_names.index("Steady")
    for skill, effect in ((MELEE_FIRST, 1), (MELEE_TIMES, 2)):
        box.cards[steady].effects[skill] = effect
        box.cards_for[skill].append(steady)
    try:
        g = battle("vierville", OPTIONS, active="german", units=units, cards=cards)
        g.dice = ScriptDice([6, 6, 6, 6])
        match = play_from(game(), "vierville", OPTIONS, g)
        for text in ("take 1M4", "move", "step 1N4"):
            match.give(text)
        assert match.log is not None and isinstance(match.state, Battle)
        blows = [event for event in match.log.events if event.kind == "blow"]
        assert [event.facts["attack"] for event in blows] == [4, 4], "8.0: twice their firepower"
        assert [match.state.at[box.unit_names.index(name)] for name in ("Hird", "Brandt")] == [DEAD, DEAD]
    finally:
        for skill in (MELEE_FIRST, MELEE_TIMES):
            box.cards[steady].effects[skill] = 0
            box.cards_for[skill].remove(steady)


def test_of_shaken_ss_men_only_those_who_would_fight_try_to_rally() -> None:
    """LOCKNLOAD 13.81, R55: all SS in the box are leaders and MMCs; a scout fights, a medic does not."""
    units = {"1N4": ["German scout 1 (shaken)", "German medic 1 (shaken)"], "1M4": ["Para squad 1"]}
    far = {"1O1": ["Para squad 6"], "1A4": ["Grenadier squad 4"]}
    box = game().box
    kinds = {box.type_of[box.unit_names.index(name)] for name in ("German scout 1", "German medic 1")}
    for kind in kinds:
        kind.traits |= SS
    try:
        g = battle("vierville", OPTIONS, active="us", units=units | far)
        g.dice = ScriptDice([1, 1, 1, 1, 1, 1])
        match = play_from(game(), "vierville", OPTIONS, g)
        for text in ("take 1M4", "move", "step 1N4"):
            match.give(text)
        assert match.log is not None
        tried = [event.facts["unit"] for event in match.log.events if event.kind == "rally"]
        assert tried == [box.unit_names.index("German scout 1")]
        assert len([event for event in match.log.events if event.kind == "blow"]) == 2
    finally:
        for kind in kinds:
            kind.traits &= ~SS


def test_a_battle_begins_with_the_smoke_its_scenario_gives() -> None:
    """LOCKNLOAD 7.0: so many are laid before the first turn, where a scenario has any."""
    found = {}
    for scenario in game().scenarios:
        g = start(game(), scenario, OPTIONS, key_of("smoke")).state
        assert isinstance(g, Battle)
        found[scenario] = g.smokes
    assert {name: count for name, count in found.items() if count} == {"causeway": 3, "bayonets": 4}
