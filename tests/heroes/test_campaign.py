"""HEROES 8: from mission to mission of a campaign: who goes on, with what, and how it is won."""

from __future__ import annotations

import pytest

from grognard.engine.dice import KeyedDice, key_of
from grognard.engine.event import Event, Log
from grognard.engine.show import line_of
from grognard.games.heroes.game import game
from grognard.games.heroes.rules.campaign import debrief, mustered, triumph
from grognard.games.heroes.rules.setup import begin
from grognard.games.heroes.state import DEBRIEF, SETUP, Mission
from grognard.games.heroes.theater import AI, COMING, DEAD, LEFT, PLAYER
from heroes.fights import BOX, hand, run, told


def mission(key: str = "rearguard", margins: tuple[int, ...] = ()) -> Mission:
    """A mission of the campaign, set up, with the results of those before it."""
    g = game().new("encirclement", {}, KeyedDice(key_of("campaign")))
    assert isinstance(g, Mission)
    g.log = Log()
    set_up(g)
    while g.theater.key != key:
        for unit in g.force[PLAYER][:]:
            g.put(unit, LEFT)
        over(g, 1)
        set_up(g)
    g.margins = list(margins)
    return g


def set_up(g: Mission) -> None:
    begin(g)
    for unit in mustered(g):
        g.put(unit, g.theater.hex(g.theater.mission.entry[0]))
    g.hand = []


def over(g: Mission, vp: int, *answers: str) -> None:
    """The mission ends so, and the campaign goes on."""
    g.vp, g.ended = vp, "sheet"
    g.go(SETUP, DEBRIEF)
    run(debrief(g), *answers)


def company(g: Mission) -> list[str]:
    return sorted([BOX.type_names[kind] for kind in g.company])


def test_those_alive_go_on_guns_stay_behind_and_rifles_fill_up() -> None:
    g = mission()
    guns = [unit for unit in g.force[PLAYER] if g.type(unit).key in ("s-45mm-atg", "s-50mm-mortar")]
    assert len(guns) == 2
    for unit in [unit for unit in g.force[PLAYER] if unit not in guns][2:]:
        g.put(unit, DEAD)
    left = [unit for unit in g.force[PLAYER] if unit not in guns]
    g.put(left[0], LEFT)
    alive = [g.type(unit).key for unit in left]
    over(g, 3)
    assert g.theater.key == "woods"
    assert company(g) == sorted([*alive, *["s-rifles-41"] * (5 - len(alive))])


def test_a_gun_in_tow_comes_along() -> None:
    g = mission()
    gun = next(unit for unit in g.force[PLAYER] if g.type(unit).key == "s-45mm-atg")
    g.carrier[gun] = next(unit for unit in g.force[PLAYER] if unit != gun)
    key = g.type(gun).key
    over(g, 3)
    assert key in company(g)


def test_won_it_brings_a_cap_and_lost_more_cards() -> None:
    g = mission()
    over(g, 1)
    begin(g)
    assert g.caps == g.theater.caps + 1
    assert set(g.orders) == set(g.theater.orders)
    g = mission()
    over(g, -1)
    begin(g)
    assert g.caps == g.theater.caps
    added = {g.order_card(card).number for card in g.orders} - {
        g.order_card(card).number for card in g.theater.orders
    }
    assert added <= set(range(47, 56))
    assert {g.order_card(card).number for card in g.orders} >= set(range(47, 56))


def test_two_cards_are_kept_and_leave_the_deck() -> None:
    g = mission()
    hand(g, "01", "02", "03")
    names = [BOX.action_names[card] for card in g.hand]
    over(g, 1, f"keep {names[0]}", f"keep {names[2]}")
    kept = g.kept[:]
    assert [BOX.action_names[card] for card in kept] == [names[0], names[2]]
    begin(g)
    assert set(kept) <= set(g.hand)
    assert not set(kept) & set(g.actions)
    assert len(g.hand) == 2 + g.theater.mission.action_cards.first


def test_who_left_the_woods_or_is_alive_there_is_in_the_town_and_the_result_says_who_begins() -> None:
    for vp, first in ((2, PLAYER), (-2, AI)):
        g = mission("woods")
        gone, stays, *others = g.force[PLAYER]
        keys = [g.type(gone).key, g.type(stays).key]
        g.put(gone, LEFT)
        for unit in others:
            g.put(unit, DEAD)
        over(g, vp)
        assert g.theater.key == "town"
        assert company(g) == sorted([*keys, *["s-rifles-41"] * 4])
        begin(g)
        assert g.initiative == first
        assert sum(at == COMING for at in g.at) == 6
        assert not any(hit >= 0 for hit in g.hit) and not g.fallen


@pytest.mark.parametrize(("vp", "before", "won"), [(1, (-3, -3), True), (-1, (5, 4), True), (-1, (4, 4), False)])
def test_it_is_won_with_the_town_or_with_eight_vp(vp: int, before: tuple[int, ...], won: bool) -> None:
    g = mission("town", before)
    over(g, vp)
    assert g.over and triumph(g) is won
    assert told(g, "campaign-over")[-1].outcome == ("won" if won else "lost")


def test_with_nobody_left_it_is_lost_whatever_the_vp() -> None:
    g = mission("woods", (6,))
    for unit in g.force[PLAYER][:]:
        g.put(unit, DEAD)
    over(g, 5)
    assert g.over and not triumph(g)
    g = mission("town", (5, 5))
    for unit in g.force[PLAYER][:]:
        g.put(unit, DEAD)
    over(g, 4)
    assert g.over and not triumph(g)


def test_it_says_what_goes_on() -> None:
    """8: who, how many cards, CAPs more, order cards more, whose the first turn is."""
    g = mission()
    hand(g, "01")
    over(g, 1)
    said = line_of(game(), told(g, "goes-on")[-1], "en").text
    assert said.startswith("The campaign goes on. Next: “Through the woods”, with ") and " × Rifles" in said
    assert said.endswith(", 1 card. CAPs in each round: 1 more.")
    g = mission("woods")
    over(g, -2)
    assert line_of(game(), told(g, "goes-on")[-1], "en").text.endswith("The AI has the first turn.")
    kept = Event("goes-on", "8", {"how": "sheet"}, outcome="won")
    assert line_of(game(), kept, "en").text.strip() == "The campaign goes on.", "a match from before it said so"


@pytest.mark.parametrize(
    ("vp", "before", "said"),
    [
        (1, (-3, -3), "You win it with the last mission."),
        (-1, (5, 4), "You win it with the points of all missions."),
        (-1, (4, 4), "It took the last mission, or 8 VP in all: the AI wins it."),
    ],
)
def test_it_says_by_what_it_was_won(vp: int, before: tuple[int, ...], said: str) -> None:
    g = mission("town", before)
    over(g, vp)
    assert line_of(game(), told(g, "campaign-over")[-1], "en").text.endswith(said)
