"""What the players made of code do in Lock 'n Load; their estimates are the rules' own odds."""

from __future__ import annotations

import random

import pytest

from conformance import CLOSELY
from grognard.bots import heuristic_player, player_named, random_player
from grognard.bots.search import Playouts
from grognard.engine.dice import KeyedDice, key_of
from grognard.engine.match import Match, start
from grognard.games import checked_options, match_at
from grognard.games.locknload.bot import choose, facts, worth
from grognard.games.locknload.bot.decide import DECISIONS
from grognard.games.locknload.bot.field import Field
from grognard.games.locknload.bot.harm import expected, share
from grognard.games.locknload.bot.plans import gait_for
from grognard.games.locknload.bot.reaches import reach
from grognard.games.locknload.game import game
from grognard.games.locknload.rules.damage import result_of
from grognard.games.locknload.state import CRAWL, WALK, Battle
from grognard.geometry.ground import BLOCKS

GAME = game()
BOX = GAME.box
SCENARIOS = GAME.scenarios if CLOSELY else GAME.scenarios[:2]
"""Those whole matches are played of: on the plain code two."""


def at(position: str, scenario: str = "vierville") -> Match:
    return match_at(f"locknload/1 {scenario} {{{position}}}", {}, "bot")[0]


def battle(match: Match) -> Battle:
    assert isinstance(match.state, Battle)
    return match.state


def unit(name: str) -> int:
    return BOX.unit_names.index(name)


def chosen(match: Match) -> str:
    """What the bot answers here."""
    assert match.ask is not None
    seen = GAME.imagine(match.state, match.ask.seat, KeyedDice(key_of("bot")))
    assert isinstance(seen, Battle)
    return choose(seen, match.ask).text


def played(scenario: str, players: list[str], seed: str) -> Match:
    match = start(GAME, scenario, checked_options(GAME, {}), key_of(seed), events=False)
    chance = random.Random(seed)
    seats = [player_named(name, GAME) for name in players]
    while match.ask is not None:
        match.answer(seats[match.ask.seat](match, chance))
    return match


# -- estimates ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("margin", [-4, -1, 0, 2, 5, 9])
@pytest.mark.parametrize("led", [0, 1, 2])
@pytest.mark.parametrize("name", ["Para squad 1", "Grenadier squad 1", "Cpl Medrow", "Hird"])
def test_expected_loss_is_that_of_all_dice(name: str, margin: int, led: int) -> None:
    """5.0: attack die and margin against the defence die; where that is above nothing a check: die and difference
    less leadership."""
    g = battle(at("units: {1G4: [Para squad 1, Cpl Medrow, Hird], 1C4: [Grenadier squad 1]}, active: us"))
    who = unit(name)
    total = 0.0
    for attack in range(1, 7):
        for defence in range(1, 7):
            more = margin + attack - defence
            if more > 0:
                total += sum(share(g, who, result_of(g, who, die + more - led)) for die in range(1, 7))
    assert expected(g, who, margin, led, 1) == pytest.approx(total / 216)


def test_a_snipers_two_dice_are_worth_more_than_one() -> None:
    g = battle(at("units: {1G4: [Para squad 1], 1C4: [Grenadier squad 1]}, active: us"))
    assert expected(g, unit("Grenadier squad 1"), 0, 0, 2) > expected(g, unit("Grenadier squad 1"), 0, 0, 1)


# -- decisions ----------------------------------------------------------------------------------------


def test_it_fires_at_men_in_the_open() -> None:
    """A gun on its tripod that has men who moved in the open before it fires; it does not stay silent."""
    match = at(
        "units: {1H6: [Para squad 1, Cpl Medrow], 1H3: [Grenadier squad 1 (moved)]}, weapons: {carried: [M1919A4 "
        "on tripod 1 under Para squad 1]}, active: us, initiative: us"
    )
    assert chosen(match) == "take 1H6"
    assert match.ask is not None
    match.answer(match.ask.options[0])
    assert chosen(match) == "fire 1H3"


def test_it_breaks_in_on_men_who_cannot_fight() -> None:
    """8.1h: shaken men who are broken in on are lost."""
    match = at(
        "units: {1G4: [Para squad 1], 1G5: [Grenadier squad 1 (shaken), Lt Koch (shaken)]}, "
        "active: us, initiative: us, turn: 3"
    )
    assert chosen(match) == "take 1G4"


@pytest.mark.parametrize(("scenario", "answer"), [("brecourt", "hold"), ("sunken-lane", "volley 2H6")])
def test_it_does_not_fire_away_a_move_it_needs(scenario: str, answer: str) -> None:
    """5.3: who fires at a mover has done his part: not where he has guns to get to in the last turns but one."""
    match = at(
        "units: {2H6: [Para squad 1, Para squad 2, Lt Sorensen], 2E4: [Second-line squad 1]}, "
        "active: german, initiative: german, turn: 6",
        scenario,
    )
    for text in ("take 2E4", "move", "step 2E3"):
        assert match.ask is not None
        match.answer(next(option for option in match.ask.options if option.text == text))
    assert chosen(match) == answer


@pytest.mark.parametrize(("name", "gait"), [("Glider squad 1", CRAWL), (".50 cal team 1", WALK)])
def test_weapon_teams_do_not_crawl(name: str, gait: int) -> None:
    """LOCKNLOAD 6.3: a crawl is never planned for who cannot make one."""
    g = battle(at(f"active: us, units: {{1H6: [{name}], 1H3: [Grenadier squad 1, Grenadier squad 2]}}"))
    field = Field(g, 0)
    units = [unit(name)]
    here, there = BOX.location_names.index("1H6"), BOX.location_names.index("1H7")
    found = reach(field, units, here, 2, WALK, True)
    assert gait_for(field, units, [here, there], found) == gait


def test_one_goes_first_where_a_volley_is_to_be_expected() -> None:
    match = at(
        "units: {2H5: [Para squad 1, Para squad 2, Para squad 3], "
        "2J7: [Fallschirmjäger squad 1, Fallschirmjäger squad 2]}, active: us, initiative: us, turn: 8",
        "bayonets",
    )
    for text in ("take 2H5", "move", "without Para squad 1", "without Para squad 2"):
        assert match.ask is not None and chosen(match) == text
        match.answer(next(option for option in match.ask.options if option.text == text))


def answered(match: Match, kind: str) -> str:
    """What the bot answers to the next question of a kind, after its own answers to those before."""
    while match.ask is not None and match.ask.kind != kind:
        match.answer(choose(battle(match), match.ask))
    return chosen(match)


@pytest.mark.parametrize(("turn", "goal"), [(2, "step 4F6"), (5, "step 4G4")])
def test_in_the_last_turn_it_goes_for_what_decides(turn: int, goal: str) -> None:
    """9.0: shaken men are easy prey while there is time; at the end only the hex counts that wins."""
    units = "4G5: [Fallschirmjäger squad 1], 4G4: [Para half-squad 1], 4F6: [Para squad 1 (shaken)]"
    match = at(f"units: {{{units}}}, turn: {turn}, active: german", "training")
    assert answered(match, "step") == goal


def test_the_strongest_breaks_in_first() -> None:
    """8.1: one round a turn is fought in a hex: it is not left to a half-squad when squads can come."""
    units = (
        "4G5: [Fallschirmjäger half-squad 1], 4F4: [Fallschirmjäger squad 1-2, Weiss], 4G4: [Para squad 1 (fired)]"
    )
    match = at(f"units: {{{units}}}, turn: 5, active: german", "training")
    while chosen(match) == "take 4G5":
        assert answered(match, "act") == "fire 4G4" and match.ask is not None
        match.answer(choose(battle(match), match.ask))
    assert chosen(match) == "take 4F4"


def test_who_can_spike_a_gun_does_not_look_for_enemies() -> None:
    """10.1: a spotter is Ops Complete, and spikes nothing any more this turn."""
    units = "2F6: [Sgt Petrakis], 2E7: [Second-line squad 1], 2O4: [Para squad 1], 2B2: [Second-line squad 2]"
    match = at(f"units: {{{units}}}, turn: 6, active: us", "brecourt")
    assert chosen(match) == "take 2F6"
    assert answered(match, "act") == "spike"


def test_it_spikes_a_gun_it_stands_on() -> None:
    match = at(
        "units: {2G5: [Para squad 1], 2B3: [Second-line squad 1]}, weapons: {carried: [Satchel charge 1 under "
        "Para squad 1]}, active: us, initiative: us",
        "brecourt",
    )
    assert chosen(match) == "take 2G5"
    assert match.ask is not None
    match.answer(match.ask.options[0])
    assert chosen(match) == "spike"


# -- habits ---------------------------------------------------------------------------------------------


def answers(match: Match, *texts: str) -> Match:
    for text in texts:
        assert match.ask is not None
        match.answer(next(option for option in match.ask.options if option.text == text))
    return match


@pytest.mark.parametrize(
    ("who", "march", "others", "answer"),
    [
        ("SS half-squad 1", [], "2D3: [SS squad 1-3, Krüger]", "hold"),
        ("SS half-squad 1", [], "2E2: [SS squad 1-3 (moved)]", "volley 2H6"),
        ("SS squad 1-3", ["march"], "2D3: [SS half-squad 1]", "volley 2H6"),
    ],
)
def test_it_does_not_fire_at_bait(who: str, march: list[str], others: str, answer: str) -> None:
    """5.3: a half-squad that goes first is let by while three squads are to come; when they come, or have, it is
    fired at."""
    match = at(
        f"units: {{2H6: [Para squad 1-2, Sgt Hill], 2E4: [{who}], {others}}}, weapons: {{carried: [M1919A4 on "
        "tripod 1 under Para squad 1]}, turn: 3, active: german",
        "sunken-lane",
    )
    assert chosen(answers(match, "take 2E4", "move", *march, "step 2E3")) == answer


@pytest.mark.parametrize(("others", "answer"), [("", "take 1H6"), (" (fired)", "snipe US sniper 1")])
def test_its_sniper_comes_late(others: str, answer: str) -> None:
    """11.4: he never moves again: he comes when all others have acted, and the enemy has shown himself."""
    match = at(
        f"units: {{1H6: [Para half-squad 1{others}], 1C3: [Grenadier squad 1-3 (moved)], 1A3: [Grenadier squad 4], "
        "off: [US sniper 1]}, turn: 2, active: us"
    )
    assert match.ask is not None and "snipe US sniper 1" in [option.text for option in match.ask.options]
    assert chosen(match) == answer


@pytest.mark.parametrize(("others", "answer"), [("", "hold"), (" (moved)", "snipe US sniper 1")])
def test_its_sniper_does_not_come_for_the_first_who_moves(others: str, answer: str) -> None:
    """11.4, 5.3: out of hiding at a half-squad only when nobody else is to move any more."""
    match = at(
        "units: {1K6: [Para half-squad 1 (fired)], 1C3: [Grenadier half-squad (1) 1], 1A3: [Grenadier squad "
        f"4{others}], off: [US sniper 1]}}, turn: 2, active: german"
    )
    assert chosen(answers(match, "take 1C3", "move", "step 1C4")) == answer


@pytest.mark.parametrize(
    ("where", "locked", "active", "act"),
    [
        ("1D2", "Grenadier half-squad (0) 1, Para squad 1-2", "german", "withdraw"),
        ("1D2", "Grenadier squad 1, Lt Koch, Para squad 1", "german", "withdraw"),
        ("1D2", "Grenadier squad 1, Para squad 1-3", "us", "fight"),
    ],
)
def test_it_gets_out_of_a_bad_melee_first_of_all_and_fights_a_good_one(
    where: str, locked: str, active: str, act: str
) -> None:
    """8.1: withdrawing is announced before the enemy fights again."""
    others = "1O1: [Grenadier squad 5], 1A8: [Para squad 5]"
    match = at(f"units: {{{where}: [{locked}], {others}}}, melees: [{where}], turn: 3, active: {active}")
    assert answered(match, "act") == act


@pytest.mark.parametrize(("where", "answer"), [("1D2", "take 1D2"), ("1G4", "take 1H3")])
def test_it_gets_out_before_all_else_but_not_of_a_house_that_counts(where: str, answer: str) -> None:
    """8.1: the enemy's round comes with his next impulse; who might hold the house stays in it."""
    match = at(
        f"units: {{{where}: [Grenadier squad 1, Lt Koch, Para squad 1], 1H3: [Grenadier squad 2-3], 1H6: [Para "
        f"squad 3 (moved)]}}, melees: [{where}], turn: 3, active: german"
    )
    assert chosen(match) == answer


def test_it_lays_smoke_before_it_crosses() -> None:
    """7.0: one of two squads under the eyes of a gun and a sniper hides the way of the other."""
    match = at(
        "units: {3J4: [Para squad 1-2 (fired), Sgt Hill (fired)], 3K5: [Para squad 3-4, Lt Sorensen (ops)], 3I5: "
        "[.50 cal team 1], 3C5: [Grenadier squad 1], 3B4: [Grenadier squad 2, Lt Plassmann (ops)], 3D4: [Grenadier "
        "squad 4], 3M2: [German sniper 1]}, weapons: {carried: [MG42 on tripod 1 under Grenadier squad 2, MG34 2 "
        "under Grenadier squad 4, M1919A6 3 under Para squad 1, BAR 2 under Para squad 2]}, works: {german: "
        "{foxhole: [3B4, 3D4, 3C3, 3C4], wire: [3E5]}}, turn: 5, active: us",
        "causeway",
    )
    assert chosen(match) == "take 3K5"
    assert answered(match, "act") == "smoke"


def test_it_lights_up_those_it_can_fire_at() -> None:
    """20.1: a flare over men in the dark before its squads."""
    match = at(
        "units: {1K2: [Para squad 1, Sgt Hill], 1A4: [Para squad 2], outside stick 4: [Para squad 3, Lt Sorensen], "
        "1E1: [Para half-squad 1-2], outside reserve: [Grenadier squad 1-3], 1F6: [Grenadier half-squad (1) 1], "
        "1G4: [Grenadier half-squad (1) 2], 1I3: [Grenadier half-squad (0) 1, Lt Koch], 1I4: [Grenadier half-squad "
        "(0) 2], 1I6: [Second-line squad 1], 1J4: [Second-line squad 2], 1I3 up: [Second-line squad 3]}, weapons: "
        "{carried: [MG34 1 under Second-line squad 1, MG34 2 under Second-line squad 2]}, turn: 1, active: german",
        "sainte-mere",
    )
    assert chosen(match) == "take 1I3"
    assert answered(match, "flare-at") == "at 1F2"


def test_shaken_men_go_where_nobody_sees_them() -> None:
    match = at("units: {1G5: [Para squad 1 (shaken)], 1C4: [Grenadier squad 1-2 (fired)]}, turn: 3, active: us")
    places = BOX.location_names
    enemy, here = places.index("1C4"), places.index("1G5")
    assert battle(match).look(here, enemy) != BLOCKS
    assert chosen(match) == "take 1G5"
    answered(match, "step")
    while match.ask is not None and match.ask.kind == "step":
        match.answer(choose(battle(match), match.ask))
    there = battle(match).at[unit("Para squad 1")]
    assert there != here and battle(match).look(there, enemy) == BLOCKS


# -- whole matches ------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_match_of_bots_ends_in_its_turns(scenario: str) -> None:
    g = battle(played(scenario, ["quick", "quick"], f"ends {scenario}"))
    assert g.over and g.turn <= g.theater.turns


def test_every_ask_of_a_match_has_its_decision() -> None:
    """Nothing is left to the first option that comes, but where any will do."""
    anyway = {"join", "preempt", "claymore"}
    seen: set[str] = set()
    quick = heuristic_player(GAME)
    for scenario in SCENARIOS:
        match = start(GAME, scenario, checked_options(GAME, {}), key_of("asks"), events=False)
        chance = random.Random("asks")
        while match.ask is not None:
            seen.add(match.ask.kind)
            match.answer(quick(match, chance) if match.ask.seat else random_player(match, chance))
    assert seen - anyway <= set(DECISIONS)


def test_it_knows_no_order_of_the_deck() -> None:
    """12.0: the undrawn deck is all that is hidden: with its cards in another order it decides the same."""
    match = start(GAME, "bayonets", checked_options(GAME, {}), key_of("deck"), events=False)
    chance = random.Random("deck")
    quick = heuristic_player(GAME)
    for _ in range(150):
        assert match.ask is not None
        if len(match.ask.options) > 1:
            one = GAME.imagine(match.state, match.ask.seat, KeyedDice(key_of("one")))
            other = GAME.imagine(match.state, match.ask.seat, KeyedDice(key_of("other")))
            assert isinstance(one, Battle) and isinstance(other, Battle)
            assert choose(one, match.ask) == choose(other, match.ask)
        match.answer(quick(match, chance))


def test_deciding_changes_nothing() -> None:
    match = start(GAME, "sainte-mere", checked_options(GAME, {}), key_of("same"), events=False)
    chance = random.Random("same")
    quick = heuristic_player(GAME)
    for _ in range(200):
        assert match.ask is not None
        g = battle(match).copy()
        before = g.key()
        choose(g, match.ask)
        assert g.key() == before
        match.answer(quick(match, chance))


def test_how_a_side_stands() -> None:
    """What one side has of a position the other has not; more men are better."""
    few = battle(at("units: {1G4: [Para squad 1], 1C4: [Grenadier squad 1]}, active: us"))
    many = battle(at("units: {1G4: [Para squad 1, Para squad 2], 1C4: [Grenadier squad 1]}, active: us"))
    assert worth(few, 0) + worth(few, 1) == pytest.approx(1.0)
    assert worth(many, 0) > worth(few, 0)
    assert len(facts(few)) == len(facts(many))


def test_the_strong_player_finishes_a_turn() -> None:
    match = start(GAME, "vierville", checked_options(GAME, {}), key_of("strong"), events=False)
    chance = random.Random("strong")
    strong = player_named("strong", GAME, Playouts(6))
    quick = heuristic_player(GAME)
    while match.ask is not None and battle(match).turn < 2:
        match.answer((strong if match.ask.seat else quick)(match, chance))
    assert battle(match).turn == 2


# -- what few want to be asked --------------------------------------------------------------------------


@pytest.mark.parametrize(("enemy", "answer"), [("1H6", "preempt Sgt Hill"), ("1A1", "wait")])
def test_it_comes_first_by_its_card_where_there_is_a_deed_for_it(enemy: str, answer: str) -> None:
    """12.0: enemies in the open next door are fired at before they act; for nobody in sight the card is kept."""
    units = f"1H7: [Para squad 1, Para squad 2, Sgt Hill], {enemy}: [Grenadier squad 1, Grenadier squad 2]"
    match = at(f"active: german, units: {{{units}}}, cards: {{Preempt: Sgt Hill}}")
    assert match.ask is not None and match.ask.kind == "preempt" and match.ask.usual is not None
    assert heuristic_player(GAME)(match, random.Random("card")).text == answer
