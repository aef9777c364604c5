"""HEROES 2.7, 2.8, EOD 4.3: what points are given for, whose the markers are, and what is counted at the end."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from grognard.engine.dice import ScriptDice
from grognard.engine.event import Event
from grognard.engine.show import line_of
from grognard.games.heroes.game import game
from grognard.games.heroes.records.missions import Score
from grognard.games.heroes.rules.artillery import fall
from grognard.games.heroes.rules.hits import destroy
from grognard.games.heroes.rules.victory import finish, score_exit, set_control, sides_left, take_control
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, NEUTRAL, PLAYER
from heroes.opponent import control, events, mission, put, table


def scored(*scores: dict[str, Any]) -> Mission:
    """An empty board on which the Germans, the player's, and the Soviets have points for these; German 5."""
    rows = tuple(msgspec.convert({"at": "once", **row}, Score) for row in scores)
    g = table("board1", "german", [1] * 60, mission("board1", "german", scoring=rows))
    g.orders = []
    g.vp = 5
    return g


def german(points: int, **what: Any) -> dict[str, Any]:
    return {"side": "german", "points": points, "for": what}


def soviet(points: int, **what: Any) -> dict[str, Any]:
    return {"side": "soviet", "points": points, "for": what}


@pytest.mark.parametrize(
    ("what", "unit", "points"),
    [
        ({"side": "soviet"}, "s-rifles-41", 2),
        ({"side": "german"}, "s-rifles-41", 0),  # of the other side
        ({"side": "soviet"}, "s-truck", 0),  # no unit that fights
        ({"side": "soviet", "types": ["s-truck"]}, "s-truck", 2),  # unless it is named
        ({"side": "soviet", "types": ["s-truck"]}, "s-rifles-41", 0),
        ({"side": "soviet", "but": ["s-rifles-41"]}, "s-rifles-41", 0),
        ({"side": "soviet", "but": ["s-rifles-41"]}, "s-nkvd", 2),
        ({"side": "soviet", "kinds": ["vehicle"]}, "s-t-26", 2),
        ({"side": "soviet", "kinds": ["vehicle"]}, "s-rifles-41", 0),
    ],
)
def test_whom_points_are_given_for(what: dict[str, Any], unit: str, points: int) -> None:
    """HEROES 2.8: only for those the mission names, at once."""
    g = scored(german(2, destroyed=what))
    destroy(g, put(g, unit, "F08"), "EOD 7.4")
    assert g.vp == 5 + points


def test_points_of_the_end_and_points_that_wait() -> None:
    """HEROES 2.7, 2.8: what counts at the end does not count before; some count from a box on."""
    late = {**german(1, destroyed={"side": "soviet"}), "when": {"box_at_least": 5}}
    never = {**german(9, destroyed={"side": "soviet"}), "at": "end", "when": {"box_at_least": 9}}
    g = scored(never, {**german(1, destroyed={"side": "soviet"}), "at": "end"}, late)
    destroy(g, put(g, "g-rifles-41", "F08"), "EOD 7.4")
    put(g, "s-nkvd", "L18")
    destroy(g, put(g, "s-rifles-41", "F08"), "EOD 7.4")
    assert g.vp == 5
    g.box = 5
    destroy(g, put(g, "s-rifles-41", "F08"), "EOD 7.4")
    assert g.vp == 6
    finish(g, "sheet")
    assert g.vp == 8 and g.over
    finish(g, "sheet")
    assert g.vp == 8  # it is over once


def test_points_for_leaving() -> None:
    """HEROES 2.8, EOD 5.0.2: by the rule that is named, and while they are given."""
    gone = {**german(1, exit="out"), "when": {"box_at_least": 3}}
    g = scored(gone, german(1, exit="elsewhere"), {**german(1, exit="out"), "at": "end"})
    score_exit(g, "out")
    assert g.vp == 5
    g.box = 3
    score_exit(g, "out")
    assert g.vp == 6


def test_points_for_a_marker() -> None:
    """HEROES 2.8, EOD 4.3: for its own hex; lost again only where it is said; at the end for what is held."""
    g = scored(
        {**german(2, control="F08"), "lost": True}, german(1, control="G08"),
        {**soviet(3, control="H08"), "lost": True},
        {**german(1, control="J08"), "at": "end"}, {**soviet(2, control="K08"), "at": "end"},
        {**german(9, control="L08"), "at": "end"},
        {**german(4, control="F08"), "when": {"box_at_least": 9}},
    )  # fmt: skip
    for name in ("F08", "G08", "H08", "J08", "K08", "L08"):
        control(g, AI, name)
    h = g.theater.hex
    set_control(g, h("F08"), PLAYER)
    assert g.vp == 7
    set_control(g, h("G08"), PLAYER)
    assert g.vp == 8
    set_control(g, h("F08"), AI)
    assert g.vp == 6
    set_control(g, h("G08"), AI)
    assert g.vp == 6  # what was given for it stays
    set_control(g, h("H08"), PLAYER)
    assert g.vp == 9  # what the AI loses with it is yours
    set_control(g, h("H08"), AI)
    assert g.vp == 6
    set_control(g, h("J08"), PLAYER)
    assert g.vp == 6
    finish(g, "sheet")
    assert g.vp == 5  # one for J08, two against it for K08, nothing for L08


def test_refugees_under_shells() -> None:
    """HEROES 2.8, 9: what a mission gives for refugees that shells of the player's scatter, and not those of the
    AI; cattle are something else."""
    for side, counter, points in ((PLAYER, "refugees", 2), (AI, "refugees", 0), (PLAYER, "cattle", 0)):
        g = scored(soviet(2, hurt="refugees"), {**soviet(7, hurt="refugees"), "at": "end"})
        put(g, counter, "F08")
        g.caps, g.dice = 0, ScriptDice([6, 6, 6])
        rule = fall(g, side, g.theater.hex("F08"), False)
        try:
            ask = next(rule)
            while True:
                ask = rule.send(ask.options[0])
        except StopIteration:
            pass
        assert not g.force[NEUTRAL] and g.vp == 5 - points


def test_whose_a_marker_is() -> None:
    """HEROES EOD 4.3: one side's or the other's, never both; objectives follow (4.1.4)."""
    g = scored()
    h = g.theater.hex("F08")
    control(g, AI, "F08", "G08")
    set_control(g, h, PLAYER)
    assert (g.holder(h), g.ours, g.theirs) == (PLAYER, 1 << h, 1 << g.theater.hex("G08"))
    assert g.objectives() == [h]
    set_control(g, h, AI)
    assert (g.holder(h), g.ours) == (AI, 0) and g.theirs == 1 << h | 1 << g.theater.hex("G08")


def test_every_marker_with_somebody_on_it_is_looked_at() -> None:
    """HEROES EOD 4.3: with nobody on the first, or its holder there, the next still turns; a lorry beside who
    fights is in nobody's way."""
    g = scored()
    control(g, AI, "F05", "F08", "F11")
    put(g, "s-rifles-41", "F08/N")
    put(g, "g-rifles-41", "F08/N")
    put(g, "g-rifles-41", "F11/N")
    put(g, "g-opel-blitz", "F11/N")
    take_control(g)
    assert [g.holder(g.theater.hex(name)) for name in ("F05", "F08", "F11")] == [AI, AI, PLAYER]


def test_only_who_can_hurt_somebody_keeps_a_side_in_play() -> None:
    """HEROES 2.7, R9: lorries do not, who waits at the edge does."""
    g = scored()
    put(g, "s-rifles-41", "F08/N")
    put(g, "g-opel-blitz", "F11/N")
    assert not sides_left(g)
    put(g, "g-rifles-41", "L02/N")
    assert sides_left(g)


@pytest.mark.parametrize(("vp", "outcome"), [(1, "won"), (-1, "lost")])
def test_more_points_win(vp: int, outcome: str) -> None:
    """HEROES 2.7, 2.8: one ahead is enough."""
    g = scored()
    g.vp = vp
    finish(g, "sheet")
    assert [event.outcome for event in events(g, "over")] == [outcome]


@pytest.mark.parametrize(
    ("how", "left", "vp", "said"),
    [
        (
            "sheet",
            ("s-rifles-41", "g-rifles-41"),
            3,
            "the mission marker has reached the last box. You win by 3 VP.",
        ),
        ("eliminated", ("g-rifles-41",), 1, "the AI has nobody left who can fight. You win by 1 VP."),
        ("eliminated", ("s-rifles-41",), 2, "you have nobody left who can fight. You win by 2 VP."),
        ("eliminated", ("g-rifles-41",), -4, "the AI has nobody left who can fight. The AI wins by 4 VP."),
    ],
)
def test_the_end_says_why_who_and_by_how_much(how: str, left: tuple[str, ...], vp: int, said: str) -> None:
    """HEROES 2.7, 2.8: who has nobody left may yet be ahead. The player's are the Germans."""
    g = scored()
    for n, unit in enumerate(left):
        put(g, unit, f"F0{n + 7}/N")
    g.vp = vp
    finish(g, how)
    told = events(g, "over")[0]
    assert line_of(game(), told, "en").text == f"The mission is over: {said}"
    kept = Event("over", "2.7", {"vp": vp, "side": told.facts["side"]}, outcome=told.outcome)
    assert "the points are counted" in line_of(game(), kept, "en").text, "a match from before it was told why"


def test_points_of_the_end_say_what_for() -> None:
    """HEROES 2.8: nothing before them in the log does."""
    g = scored({**german(2, control="F05"), "at": "end"}, {**soviet(1, destroyed={"side": "german"}), "at": "end"})
    control(g, PLAYER, "F05")
    for name in ("F08", "F09"):
        destroy(g, put(g, "g-rifles-41", name), "EOD 7.4")
    finish(g, "sheet")
    told = [line_of(game(), one, "en").text for one in [*events(g, "vp-held"), *events(g, "vp-fallen")]]
    assert told == [
        "You gain 2 VP for holding F05 at the end.",
        "The AI gains 2 VP at the end for 2 destroyed.",
    ]
